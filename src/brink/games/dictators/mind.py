"""What a bot that plans is told of Revenge of the Dictators: actions as `steady` sees them and what else there is, a
round of turns as a stretch, and each seat's way to Washington D.C. in numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, get_args

from brink.engine import Action
from brink.engine.minds import Mind
from brink.engine.steps import key_of
from brink.games.dictators import bots, outlook, verbs
from brink.games.dictators.glance import Glance
from brink.games.dictators.pack import DictatorsPack, While
from brink.games.dictators.playing_your_turn import Confront, TakeAction
from brink.games.dictators.president import TOKEN_BONUS, bonus_of
from brink.games.dictators.state import NEEDED, NONE, TRIDENT_ON_BOARD, DictatorsState

AHEAD: Final = 4  # turns that a look ahead lasts at most; where fewer play, a round
HINGES: Final = (4, 6, 8, 11, 15, 20, 30)  # turns to the end of one's plan; each stretch has a weight of its own
MOST: Final = 60.0
GAP: Final = 10.0
NEAR: Final = 4  # roads to Washington D.C.
TOKENS: Final = range(1, 16)
# Cards in hand, by what they are good for; the rest only fills the hand.
CARDS: Final = {
    "disarming": ("hacker", "engineer"),
    "moving": (
        "helicopter", "road-trip", "motorcade", "amtrak", "sneaking-across", "the-marauder", "private-jet",
        "stealth-fighter",
    ),
    "president": ("filibuster", "secret-service"),
    "foiling": ("sabotage", "wrong-wire", "recount"),
    "stopping": ("veto", "red-tape", "plausible-deniability"),
    "holding": ("flat-tire", "airport-strike", "tornado-season", "wiretap", "diplomatic-immunity"),
    "attacking": ("house-arrest", "bribery", "deportation", "extraordinary-rendition", "emp", "censorship"),
    "boost": ("morale-boost",),
    "drawing": ("propaganda-tour", "propaganda-network", "just-what-i-needed"),
}  # fmt: skip
ASSETS: Final = ("the-marauder", "blackmail-box", "private-jet", "propaganda-network", "secret-bunker")
RULES: Final[tuple[str, ...]] = tuple(name for name in get_args(While) if name)
FEATURES: Final = (
    *(f"plan-{turns}" for turns in HINGES),
    "gap",
    "ahead",
    "behind",
    *(f"disarmed-{count}" for count in (1, 2, 3)),
    *(f"home-{count}" for count in range(4)),
    *(f"near-{count}" for count in range(4)),
    "far",
    "way",
    "sealed",
    "chance",
    "chance-soon",
    "at-goal",
    "at-zone-4",
    "zone-4-far",
    "at-warheads",
    "wait",
    "actions",
    "travel",
    "skips",
    "bribed",
    "hand",
    "crowded",
    "stored-in",
    "stored-out",
    "tokens",
    "hurry",
    "survivor",
    *(f"cards-{name}" for name in CARDS),
    *(f"token-{number}" for number in TOKENS),
    *(f"asset-{name}" for name in ASSETS),
    *(f"rule-{name}" for name in RULES),
)
WayTo: TypeAlias = Callable[[int], list[int]]  # turns from every place to a target, on the map as it is now
AT: Final = {name: number for number, name in enumerate(FEATURES)}

# How an action looks for which `steady` sees no reason: it stands behind those with a reason, the most likely to be
# worth a thought first.
INTEREST: Final[dict[type[Action], float]] = {
    verbs.Token: 8,
    verbs.Play: 6,
    verbs.End: 5,
    verbs.Activate: 4,
    verbs.DrawDiscard: 2,
    verbs.Draw: 1,
}
DETOUR: Final = 5.5  # towards a token of zone 4, or a warhead
SIDEWAYS: Final = 3.0
LANDMARK: Final = 0.75  # of several places: how far a facility of one's own stands behind the best
OTHERWISE: Final = 0.5  # to pass, to refuse, to stay: how far behind the best of what was compared


class DictatorsMind(Mind[DictatorsState]):
    game = "dictators"
    folder = Path(__file__).parent / "minds"
    features = FEATURES
    plays = False  # alone among three steady ones it wins 10 of 60 games: dice and hidden cards decide too much for it
    players = 4
    ridge = 100.0  # a game is long and its positions resemble one another: they teach less than they are many

    # -- at first sight -------------------------------------------------------------------------------------------

    def rank(self, world: DictatorsState, seat: int, legal: Sequence[Action]) -> Sequence[float]:
        step = world.agenda[-1]
        key = key_of(step)
        view = Glance(world, seat)
        turn = key == "take-action"
        judging = bots.Mind(view, world.pack, legal, {} if turn else step.asks(world), bots.about(view, key))
        best = judging.decide(key)
        if turn and not judging.bought:
            worth = [score if score > 0 else _interest(judging, legal[n]) for n, score in enumerate(judging.weighed[1])]
        else:
            worth = _compared(judging, legal)
        if best is not None:
            worth[legal.index(best)] = max(worth) + 1
        return worth

    # -- looking ahead ----------------------------------------------------------------------------------------------

    def rests(self, begun: DictatorsState, now: DictatorsState) -> bool:
        """At the beginning of a turn, when everybody has had one (of many players, some)."""
        if now.turn < begun.turn + min(AHEAD, now.players) or now.spent or not now.agenda:
            return False
        return isinstance(now.agenda[-1], TakeAction | Confront)

    # -- who stands how ---------------------------------------------------------------------------------------------

    def describe(self, state: DictatorsState) -> Sequence[Sequence[float]]:
        view = Glance(state, state.active)
        blocked, closed = tuple(view.blocked), tuple(view.no_fly)

        def way_to(target: int) -> list[int]:
            return outlook.way_to(state.pack, target, blocked, closed)

        plans = [_plan(state, seat, way_to) for seat in range(state.players)]
        return [_seat(state, seat, plans, way_to) for seat in range(state.players)]


def _interest(judging: bots.Mind, action: Action) -> float:
    if isinstance(action, verbs.Travel | verbs.Fly):
        place, here = action.place, judging.here
        if place == judging.pack.trident:
            return DETOUR
        tokens = [spot for spot in _zone_4(judging) if judging.ways[place][spot] < judging.ways[here][spot]]
        gain = judging.way[here] - judging.way[place]
        return DETOUR if tokens else SIDEWAYS + gain / 10
    return INTEREST.get(type(action), 0)


def _zone_4(judging: bots.Mind) -> list[int]:
    """One's own armed facilities that hold a token."""
    me = judging.me
    facilities = zip(me.facilities, me.facility_zones, me.disarmed, strict=True)
    return [place for place, zone, done in facilities if zone == 4 and not done]


def _compared(judging: bots.Mind, legal: Sequence[Action]) -> list[float]:
    """As far as `steady` compared them; what it did not compare is another way, never far behind."""
    offered, values = judging.weighed
    if not offered:
        return [0.0] * len(legal)
    top = max(values)
    if isinstance(offered[0], verbs.Go):
        marks = {*judging.goals(), *_zone_4(judging), judging.pack.white_house}
        pairs = zip(offered, values, strict=True)
        values = [max(value, top - LANDMARK) if action.place in marks else value for action, value in pairs]  # type: ignore[attr-defined]
    if len(offered) == len(legal):
        return list(values)
    known = dict(zip(offered, values, strict=True))
    return [known.get(action, top - OTHERWISE) for action in legal]


def _goals(state: DictatorsState, seat: int) -> tuple[tuple[int, ...], list[int]]:
    """Armed facilities: those that count, and those of zone 4."""
    zones = state.pack.nuclear_zone
    armed = [place for place, done in zip(state.facilities[seat], state.disarmed[seat], strict=True) if not done]
    return tuple(place for place in armed if zones[place] != 4), [place for place in armed if zones[place] == 4]


def _plan(state: DictatorsState, seat: int, way_to: WayTo) -> tuple[float, int]:
    """The turns that a seat's quickest plan takes as the map is now, and its first stop."""
    pack, here = state.pack, state.places[seat]
    goals, _ = _goals(state, seat)
    turns, target = outlook.plan(pack, here, state.disarmed_count(seat), goals, False)
    more = way_to(target)[here] - outlook.ways(pack)[target][here]
    return min(MOST, turns + more / outlook.ROADS_A_TURN + state.skips[seat]), target


@cache
def _card_features(pack: DictatorsPack) -> list[int]:
    """By card its feature, or NONE."""
    groups = {name: AT[f"cards-{group}"] for group, names in CARDS.items() for name in names}
    return [groups.get(name, NONE) for name in pack.card_ids]


def _seat(state: DictatorsState, seat: int, plans: Sequence[tuple[float, int]], way_to: WayTo) -> list[float]:
    found = [0.0] * len(FEATURES)
    _progress(state, seat, plans, found)
    _place(state, seat, plans[seat][1], way_to, found)
    _turn(state, seat, found)
    _holdings(state, seat, found)
    return found


def _progress(state: DictatorsState, seat: int, plans: Sequence[tuple[float, int]], found: list[float]) -> None:
    turns = plans[seat][0]
    for at, hinge in enumerate(HINGES):
        found[at] = turns if turns < hinge else hinge
    gap = min(other for rival, (other, _) in enumerate(plans) if rival != seat) - turns
    found[AT["gap"]] = max(-GAP, min(GAP, gap))
    found[AT["ahead"]] = float(gap > 1)
    found[AT["behind"]] = float(gap < -4)
    found[AT["hurry"]] = turns * (state.defcon <= 3)
    count = state.disarmed_count(seat)
    if count:
        found[AT["disarmed-1"] + count - 1] = 1.0


def _place(state: DictatorsState, seat: int, target: int, way_to: WayTo, found: list[float]) -> None:
    pack, here, count = state.pack, state.places[seat], state.disarmed_count(seat)
    ways, way, house = outlook.ways(pack), way_to(target), way_to(pack.white_house)
    far = house[here]
    found[AT["far"]] = far
    found[AT["way"]] = way[here]
    found[AT["sealed"]] = float(way[here] >= ways[target][here] + outlook.SEALED)
    stored = state.stored[seat]
    if far == 0:
        found[AT["home-0"] + count] = 1.0
        chance = (21 - NEEDED[count] + bonus_of(state, seat) + TOKEN_BONUS * state.has_token(seat, 3)) / 20
        chance *= 1.0 if stored != NONE and pack.present[stored] else outlook.PRESENT_SHARE
        found[AT["chance"]] = chance
        found[AT["chance-soon"]] = chance / (1 + state.skips[seat]) * (1 - _wait(state, seat))
    elif far <= NEAR:
        found[AT["near-0"] + count] = 1 / far
    if stored != NONE:
        found[AT["stored-in"] if pack.present[stored] else AT["stored-out"]] = 1.0
    goals, tokens = _goals(state, seat)
    found[AT["at-goal"]] = float(here in goals and count < 3)
    found[AT["at-zone-4"]] = float(here in tokens)
    found[AT["zone-4-far"]] = min((ways[here][place] for place in tokens), default=10)
    found[AT["at-warheads"]] = float(here == pack.trident and state.trident == TRIDENT_ON_BOARD and state.warheads > 0)


def _wait(state: DictatorsState, seat: int) -> float:
    """How long until this seat's turn begins: of the one whose turn it is, a whole round, once it has begun."""
    wait = (seat - state.active) % state.players
    if not wait and not isinstance(state.agenda[-1], Confront):
        wait = state.players
    return wait / state.players


def _turn(state: DictatorsState, seat: int, found: list[float]) -> None:
    found[AT["wait"]] = _wait(state, seat)
    if seat == state.active and not state.whole_turn:
        found[AT["actions"]] = state.actions_left()
        found[AT["travel"]] = float(not state.travelled)
    found[AT["skips"]] = state.skips[seat]
    found[AT["bribed"]] = float(state.briber[seat] != NONE or state.control[seat] != seat)


def _holdings(state: DictatorsState, seat: int, found: list[float]) -> None:
    pack, hand = state.pack, state.hands[seat].cards
    found[AT["hand"]] = len(hand)
    found[AT["crowded"]] = max(0, len(hand) - state.hand_limit(seat))
    features = _card_features(pack)
    for card in hand:
        if features[card] != NONE:
            found[features[card]] += 1
    found[AT["tokens"]] = len(state.tokens[seat])
    for token in state.tokens[seat]:
        found[AT["token-1"] + token - 1] = 1.0
    if state.has_token(seat, 9):
        found[AT["survivor"]] = 5 - state.defcon
    for card in state.front[seat]:
        asset = AT.get(f"asset-{pack.card_ids[card]}")
        if asset is not None:
            found[asset] = 1.0
        _rule(pack.card_while[card], found)
    father = state.fathers[seat]
    if father != NONE:
        _rule(pack.father_while[father - pack.first_father], found)


def _rule(rule: str, found: list[float]) -> None:
    if rule:
        found[AT[f"rule-{rule}"]] = 1.0
