"""The bot `steady`: it weighs what each card can do for its side, what it would do for the other, and takes the best.

It looks at what its seat knows, and at nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from brink.engine import Action, Chance, Sight
from brink.engine.steps import AnyDecision, AnyStep, Decision, Own, key_of
from brink.games.volk import actions, economy, end_of_decade, living_standard, tracks, unrest, verbs
from brink.games.volk.events import Apply, BringBack, ChooseIcon, executable, two_way
from brink.games.volk.icons import EAST, NEUTRAL, WEST, Icon
from brink.games.volk.industry import found_once
from brink.games.volk.judging import ARROW, COST, STANDARD, Judge
from brink.games.volk.living_standard import AssignHamburg, RaiseStandard
from brink.games.volk.pack import DECADES
from brink.games.volk.placing import PLACES
from brink.games.volk.prosperity import POINT
from brink.games.volk.sequence import KeepHand
from brink.games.volk.state import POINTS_A_PROVINCE, PROTEST, VolkState
from brink.games.volk.tracks import MARKERS
from brink.games.volk.verbs import At, CardAction, Discard, Done, Police, Sector

DENIAL: Final = 0.4  # of what a card on display would bring the other side
LONG_VIEW: Final = 0.6  # the East knows better than the West how much hangs on currency and socialists
AGAIN: Final = 0.85  # of an icon that comes again: the best place for it is taken
HAND_CARD: Final = 0.6  # a card in hand is an action that can wait
ABOUT_UNREST: Final = frozenset({"+u", "-u", "mv", "-mp"})
NOWHERE: Final = (0.0, 0.0)
ABROAD_AND_REPAIRS: Final = {"stop": -2.5, "repair": 2.0}  # icons that are worth the same wherever they are placed
BestAndWorst: TypeAlias = tuple[float, float]


@cache
def counting(icons: tuple[int, ...]) -> list[tuple[int, float]]:
    """How much each icon of an event counts: the less, the more of its kind come before it."""
    return [(icon, AGAIN ** icons[:at].count(icon)) for at, icon in enumerate(icons)]


@cache
def judged_by(step: type[AnyStep]) -> str:
    """The method of a mind that judges what can be done at this step."""
    return f"_{key_of(step).replace('-', '_')}"


class Steady:
    """One seat's player."""

    def __init__(self, chance: Chance) -> None:
        """It leaves nothing to chance."""

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.mind(sight.known, sight.seat).decide(sight.legal)

    def mind(self, world: VolkState, seat: int) -> Mind:
        return Mind(world, seat)


class Mind:
    """One decision. Gains are the deciding side's: positive is good for it."""

    def __init__(self, state: VolkState, seat: int) -> None:
        self.state = state
        self.pack = state.pack
        self.seat = seat
        self.side = seat & 1
        self.sign = 1 if self.side == WEST else -1
        self.judge = Judge(state)
        self._icons: tuple[dict[int, float], dict[int, float]] = ({}, {})  # by side
        self._spans: dict[int, BestAndWorst] = {}
        self._points: dict[int, list[float]] = {}
        self._standard_gains: dict[tuple[int, bool], float] = {}
        self._ranks: dict[tuple[object, ...], Sequence[float]] = {}
        self._worths: tuple[dict[Action, float], dict[Action, float]] = ({}, {})  # of a hand card; of one on display
        self._denials: dict[int, float] = {}
        self._build_gains: dict[int, float] = {}
        self._raise_gains: dict[int, float] = {}

    def decide(self, legal: list[Action]) -> Action:
        return max(zip(self.rank(legal), range(len(legal), 0, -1), legal, strict=True))[2]

    def turn_to(self, state: VolkState) -> Mind:
        """The same board, while other cards lie beside it: what was found out about the board still holds."""
        self.state = self.judge.state = state
        return self

    def rank(self, legal: Sequence[Action]) -> Sequence[float]:
        """What each action is worth."""
        step: AnyDecision = self.state.agenda[-1]
        question = (step, *legal, *(self.state.display if isinstance(step, actions.TakeTurn) else ()))
        worth = self._ranks.get(question)
        if worth is None:
            worth = self._ranks[question] = getattr(self, judged_by(type(step)), self._try_each)(step, legal)
        return worth

    # -- whole turns --------------------------------------------------------------------------------------------

    def _take_turn(self, step: actions.TakeTurn, legal: list[CardAction | Police]) -> list[float]:
        return [self.worth_of(action) for action in legal]

    def worth_of(self, action: CardAction | Police) -> float:
        if isinstance(action, Police):
            return self._police(action.province)
        known = self._worths[action.card in self.state.display]
        worth = known.get(action)
        if worth is None:
            worth = known[action] = self.action_gain(action) + self.taking(action.card)
        return worth

    def taking(self, card: int) -> float:
        """What the card itself is worth, wherever it is taken from."""
        if card not in self.state.display:
            return -HAND_CARD
        worth = self._denials.get(card)
        if worth is None:
            worth = self._denials[card] = self.denied(card)
        return worth

    def action_gain(self, action: CardAction) -> float:
        return CARD_ACTIONS[type(action)](self, action.card)

    def denied(self, card: int) -> float:
        """What the other side could have done with this card."""
        other = 1 - self.side
        if self.pack.colour_of[card] == ("yellow", "red")[self.side]:
            return 0.0
        return DENIAL * max(0.0, self.icons_gain(card, other))

    def event_gain(self, card: int) -> float:
        gain = self.icons_gain(card, self.side)
        if self.pack.special[card]:
            gain -= 1.5  # its price
        if self.pack.colour_of[card] == "dual":
            gain += max([0.0, *[-self.icon_gain(icon, self.side) for icon in self.state.icons_for(self.side, card)]])
        return gain

    def icons_gain(self, card: int, side: int) -> float:
        """What the event brings a side that triggers it, from that side's point of view."""
        total, known = 0.0, self._icons[side]
        for icon, counts in counting(self.state.icons_for(side, card)):
            gain = known.get(icon)
            total += (self.icon_gain(icon, side) if gain is None else gain) * counts
        return total

    def icon_gain(self, number: int, side: int) -> float:
        """One icon, placed by whoever decides, for this side."""
        known = self._icons[side]
        gain = known.get(number)
        if gain is None:
            gain = known[number] = self._icon_gain(self.pack.icons[number], number, side)
        return gain

    def _icon_gain(self, icon: Icon, number: int, side: int) -> float:
        if icon.kind in PLACES:
            best, worst = self._spans.get(number) or self._spans.setdefault(number, self.best_and_worst(icon, number))
            decides = icon.coat if icon.coat != NEUTRAL else side
            gain = best if icon.side == decides else -worst
            return gain if decides == side else -gain
        if not executable(self.state, number):
            return 0.0
        west = self.plain_gain(icon)
        return west if side == WEST else -west

    def best_and_worst(self, icon: Icon, number: int) -> BestAndWorst:
        """An icon where it is best and where it is worst for the state that it acts on."""
        if icon.kind in ABOUT_UNREST:
            marks = tuple(self.state.marks) if icon.limit else None
            known, question = self.judge.tension.icons, (number, self.judge.spare, marks)
            return known.get(question) or known.setdefault(question, self._best_and_worst(icon))
        if icon.kind in ("-b", "run"):
            return self._cheapest_and_dearest(icon, number)
        if icon.kind == "+b" and not icon.place:
            points = self.points(icon.side)
            return (points[0], points[-1]) if points else NOWHERE
        return self._best_and_worst(icon)

    def _best_and_worst(self, icon: Icon) -> BestAndWorst:
        places = PLACES[icon.kind].options(self.state, icon)
        if icon.kind in ("+u", "-u"):
            stir, count = self.judge.stir, 1 if icon.kind == "+u" else -1
            gains = [-stir(action.province, count) for action in places]
        else:
            gains = [self.place_gain(icon, action) for action in places]
        return (max(gains), min(gains)) if gains else NOWHERE

    def _cheapest_and_dearest(self, icon: Icon, number: int) -> BestAndWorst:
        """To lose a piece. What is lost is remembered with the economy; how much the East can bear is not."""
        prosperity = self.judge.prosperity(icon.side)
        if number not in prosperity.icons:
            losses = [prosperity.loss(self.state, action) for action in PLACES[icon.kind].options(self.state, icon)]
            prosperity.icons[number] = (min(losses), max(losses)) if losses else None
        found = prosperity.icons[number]
        if found is None:
            return NOWHERE
        thrift = self.judge.thrift if icon.side == EAST else 0.0
        return -(found[0] + thrift), -(found[1] + thrift)

    def place_gain(self, icon: Icon, action: Own) -> float:
        """An icon at this place, for the state that it acts on."""
        judge, kind = self.judge, icon.kind
        if kind == "+b":
            return judge.point_gain(action)
        if kind in ("-b", "run"):
            return -judge.point_loss(action)
        if kind == "mv":
            return -(judge.stir(action.province_to) + judge.stir(action.province, -1))
        if kind in ABROAD_AND_REPAIRS:
            return ABROAD_AND_REPAIRS[kind]
        return self.province_gain(kind, self.pack.west_berlin if isinstance(action, Sector) else action.province)

    def province_gain(self, kind: str, province: int) -> float:
        """An icon in this province, for its owner."""
        if kind == "+u":
            return -self.judge.stir(province)
        if kind == "-u":
            return -self.judge.stir(province, -1)
        if kind == "-mp":
            return -self.judge.stir(province, PROTEST - 1 - self.state.unrest[province])
        return -2.5 if kind == "-ls" else self.standard_gain(province, kind == "+ls")

    def plain_gain(self, icon: Icon) -> float:
        """Icons without a place, for the West."""
        state = self.state
        track = MARKERS.get(icon.kind)
        if track is not None:
            return 0.0 if two_way(icon) else self.arrow_gain(track, WEST if icon.left else EAST)
        if icon.kind == "rheinsberg":
            return -2.5
        if icon.kind == "police":
            return 0.3  # it calms one province a decade and costs a point each time
        if icon.kind == "wall":
            return -7.0  # flight only grows; behind the Wall it costs one point and some prestige
        if icon.kind == "wall-off":
            return 0.5
        if icon.kind == "stasi-off":
            return sum(state.police_used) * 1.2 - 1.0 * len(state.police)
        return -0.8 if icon.kind == "guillaume" else 0.0

    def arrow_gain(self, track: str, side: int) -> float:
        """One step of a marker, for the West."""
        gain = ARROW[track]
        if track == "currency":
            gain = self.judge.currency_step()
        elif track == "socialism":
            there = self.state.socialism + (1 if side == EAST else -1)
            gain = abs(self.judge.socialism(there) - self.judge.socialism())
        if self.side == WEST and track != "prestige":
            gain *= LONG_VIEW
        return gain if side == WEST else -gain

    # -- the four actions ---------------------------------------------------------------------------------------

    def removal_gain(self, card: int) -> float:
        return self._calm if self.state.own_colour(self.seat, card) else self._calm - self._cheapest

    @found_once
    def _calm(self) -> float:
        """The most that 1 unrest less would bring."""
        judge = self.judge
        known, question = judge.tension.calms, (self.side, judge.spare)
        if question not in known:
            known[question] = max([-judge.stir(province, -1) for province in self.state.restless(self.side)])
        return known[question]

    @found_once
    def _cheapest(self) -> float:
        """The least that a build point less would cost."""
        thrift = self.judge.thrift if self.side == EAST else 0.0
        return self.judge.prosperity(self.side).cheapest(self.state) + thrift

    def points(self, side: int) -> list[float]:
        """What build points would bring, the best first."""
        found = self._points.get(side)
        if found is None:
            found = self._points[side] = self.judge.prosperity(side).points(self.state)
        return found

    def building(self, card: int) -> float:
        return self.build_gain(self.state.build_value(self.seat, card))

    def raising(self, card: int) -> float:
        return self.raise_gain(self.state.build_value(self.seat, card))

    def build_gain(self, points: int) -> float:
        gain = self._build_gains.get(points)
        if gain is None:
            relief = min(points * self.judge.thrift, self.judge.need) if self.side == EAST else 0.0
            gain = self._build_gains[points] = sum(self.points(self.side)[:points]) + relief
        return gain

    @found_once
    def _standards(self) -> list[tuple[float, int]]:
        """Where an LS would bring something, and what the economy there lacks for it, the best first."""
        provinces = [p for p in self.pack.provinces[self.side] if p != self.pack.west_berlin]
        prosperity = self.judge.prosperity(self.side)
        lacking = [(p, prosperity.lacking[p]) for p in provinces]
        pairs = [(self.standard_gain(p), points) for p, points in lacking if points <= POINTS_A_PROVINCE]
        return sorted((pair for pair in pairs if pair[0] > 0), reverse=True)

    def raise_gain(self, points: int) -> float:
        gain = self._raise_gains.get(points)
        if gain is None:
            gain = self._raise_gains[points] = self._raise_gain(points)
        return gain

    def _raise_gain(self, points: int) -> float:
        """Greedily, as it would be done."""
        total, left, done = 0.0, points, 0
        for gain, lacking in self._standards:
            if lacking <= left and done < living_standard.MOST_PLACED:
                total, left, done = total + gain, left - lacking, done + 1
        return total

    def standard_gain(self, province: int, calms: bool = True) -> float:
        """One LS more, for its owner: what it does to the comparisons, and the unrest it takes away."""
        key = (province, calms)
        if key not in self._standard_gains:
            self._standard_gains[key] = self._standard_gain(province, calms)
        return self._standard_gains[key]

    def _standard_gain(self, province: int, calms: bool) -> float:
        judge, side = self.judge, self.pack.side_of[province]
        unrest = judge.calmer(province, 1, -1 if calms and self.state.unrest[province] else 0)
        worth = judge.prosperity(side).raised(province, self.state.standard[province] + 1)
        price = self._upkeep if side == EAST else 0.0
        return STANDARD + worth + (unrest if side == WEST else -unrest) - price

    @found_once
    def _upkeep(self) -> float:
        """What another LS costs the East: Western currency, at the end of this decade and of all that follow."""
        decades = DECADES + 1 - self.state.decade
        return COST * decades * (0.4 if self.judge.balance <= 0 else 0.1)

    def _police(self, province: int) -> float:
        """Now, if it prevents a protest that would cost a socialist; else it can wait for the end of the decade."""
        return 50.0 if self.state.unrest[province] == PROTEST and not self.state.box else -50.0

    # -- the decisions inside an action -------------------------------------------------------------------------

    def _build(self, step: economy.Build, legal: list[verbs.Point | Done]) -> list[float]:
        gain = self.judge.prosperity(step.side).gain
        return [0.0 if isinstance(action, Done) else gain(self.state, action) for action in legal]

    def _dismantle(self, step: economy.Dismantle, legal: list[verbs.Point]) -> list[float]:
        return self._losses(step.side, legal)

    def _run_down(self, step: economy.RunDown, legal: list[verbs.Run]) -> list[float]:
        return self._losses(EAST, legal)

    def _losses(self, side: int, pieces: Sequence[verbs.Point | verbs.Run]) -> list[float]:
        """What it brings that one of these pieces of a state goes."""
        state, loss = self.state, self.judge.prosperity(side).loss
        thrift = self.judge.thrift if side == EAST else 0.0
        mine = 1 if side == self.side else -1
        return [-mine * (loss(state, piece) + thrift) for piece in pieces]

    def _apply(self, step: Apply, legal: list[Action]) -> list[float]:
        icon = self.pack.icons[step.icon]
        mine = 1 if icon.side == self.side else -1
        return [mine * self.place_gain(icon, action) for action in legal]

    def _choose_icon(self, step: ChooseIcon, legal: list[Action]) -> list[float]:
        """Ignore what hurts most; else go on in printed order, what helps first."""
        return [self._next_gain(action) for action in legal]

    def _next_gain(self, action: Action) -> float:
        match action:
            case verbs.NextIs(icon):
                return min(9.0, self.icon_gain(icon, self.side))
            case verbs.Ignore(icon):
                hurt = -self.icon_gain(icon, self.side)
                return 10.0 + hurt if hurt > 0 else -10.0
            case verbs.IgnoreLeft() | verbs.IgnoreRight():
                return -10.0
            case verbs.Convert(icon):
                return self.convert_gain(icon)
            case Police(province):
                return self._police(province)
        return -1.0

    def convert_gain(self, icon: int) -> float:
        return -10.0

    def _raise_standard(self, step: RaiseStandard, legal: list[At | Sector | Done]) -> list[float]:
        gains: list[float] = []
        prosperity = self.judge.prosperity(step.side)
        for action in legal:
            match action:
                case At(province):
                    gains.append(self.standard_gain(province) - 0.2 * prosperity.lacking[province])
                case Sector():
                    gains.append(self.standard_gain(self.pack.west_berlin))
                case Done():
                    gains.append(0.0)
        return gains

    def _assign_hamburg(self, step: AssignHamburg, legal: list[verbs.Assign]) -> list[float]:
        """For raising: where an LS becomes possible; at the end of the decade: where the position is best."""
        kept = self.state.hamburg
        gains = []
        for action in legal:
            self.state.hamburg = action.province
            judge = Judge(self.state)
            score, west = judge.score(), judge.prosperity(WEST)
            if self.state.phase == 5:
                score -= 3 * sum(
                    max(0, self.state.standard[p] - max(0, west.exports[p])) for p in self.pack.west_germany
                )
            elif not self.state.phase:
                score += 2 * sum(west.lacking[p] <= 1 for p in self.pack.west_germany)
            gains.append(score)
        self.state.hamburg = kept
        return gains

    def _place_unrest(self, step: tracks.PlaceUnrest, legal: list[At]) -> list[float]:
        return [self.judge.stir(action.province) for action in legal]

    def _remove_unrest(self, step: tracks.RemoveUnrest, legal: list[At]) -> list[float]:
        return [-self.judge.stir(action.province, -1) for action in legal]

    def _prestige_bonus(self, step: tracks.PrestigeBonus, legal: list[verbs.Calm | verbs.Stir]) -> list[float]:
        return [
            -self.judge.stir(action.province, -1)
            if isinstance(action, verbs.Calm)
            else self.judge.stir(action.province)
            for action in legal
        ]

    def _supplier_protest(self, step: unrest.SupplierProtest, legal: list[At]) -> list[float]:
        """Where it blocks most."""
        factories, economy_of = self.pack.factories_of, self.state.economy
        return [float(len(factories[action.province]) * 2 - economy_of(action.province)) for action in legal]

    def _send_socialist(self, step: unrest.SendSocialist, legal: list[At]) -> list[float]:
        return [-float(self.state.unrest[action.province]) for action in legal]

    def _after_action(self, step: unrest.AfterAction, legal: list[Police | Done]) -> list[float]:
        return [0.0 if isinstance(action, Done) else self._police(action.province) for action in legal]

    def _send_police(self, step: end_of_decade.SendPolice, legal: list[Police]) -> list[float]:
        return [-self.judge.stir(action.province, -1) for action in legal]

    def _bring_back(self, step: BringBack, legal: list[At]) -> list[float]:
        return [-self.judge.stir(action.province) for action in legal]

    def _dismiss_socialist(self, step: end_of_decade.DismissSocialist, legal: list[At]) -> list[float]:
        return [self.judge.stir(action.province) for action in legal]

    def _pressure(self, step: end_of_decade.Pressure, legal: list[At]) -> list[float]:
        standard = self.state.standard
        targets = [action.province for action in legal]
        return [self.judge.stir(target, max(1, standard[step.province] - standard[target])) for target in targets]

    def _choose_prestige(self, step: end_of_decade.ChoosePrestige, legal: list[verbs.Space]) -> list[float]:
        spaces = self.pack.prestige[step.side]
        return [sum(self.icon_gain(icon, self.side) for icon in spaces[action.space - 1]) for action in legal]

    def _choose_prestige_icon(self, step: end_of_decade.ChoosePrestigeIcon, legal: list[verbs.NextIs]) -> list[float]:
        return [self.icon_gain(action.icon, self.side) for action in legal]

    def _lose_sector(self, step: end_of_decade.LoseSector, legal: list[Sector]) -> list[float]:
        return [float(self.state.sectors[action.sector]) for action in legal]

    # -- cards --------------------------------------------------------------------------------------------------

    def card_worth(self, card: int) -> float:
        """A card in this hand: the best that can be done with it."""
        if self.state.pack.special[card]:
            return 0.0
        value = self.state.value(self.seat, card)
        event = self.event_gain(card) if self.pack.colour_of[card] != ("red", "yellow")[self.side] else 0.0
        return max(event, POINT * 1.3 * value)

    def _keep_hand(self, step: KeepHand, legal: list[Discard | Done]) -> list[float]:
        """Discard what a fresh card is likely to beat."""
        return [0.0 if isinstance(action, Done) else 2.2 - self.card_worth(action.card) for action in legal]

    def _pay_special(self, step: actions.PaySpecial, legal: list[Discard | verbs.Yield]) -> list[float]:
        return [-self.card_worth(action.card) if isinstance(action, Discard) else -2.0 for action in legal]

    def _guillaume(self, step: actions.Guillaume, legal: list[verbs.LookHand | verbs.LookDeck]) -> list[float]:
        return [2.0 if isinstance(action, verbs.LookHand) else 1.0 for action in legal]

    def _swap_hand(self, step: actions.SwapHand, legal: list[verbs.Swap | Done]) -> list[float]:
        return [self._swap(action) for action in legal]

    def _swap_deck(self, step: actions.SwapDeck, legal: list[verbs.Swap | verbs.Remove | Done]) -> list[float]:
        return [self._swap(action) for action in legal]

    def _swap(self, action: verbs.Swap | verbs.Remove | Done) -> float:
        if isinstance(action, Done):
            return 0.0
        theirs = DENIAL * max(0.0, self.icons_gain(action.card, 1 - self.side))
        if isinstance(action, verbs.Remove):
            return theirs
        return self.card_worth(action.card) + theirs - self.card_worth(action.card_own)

    # -- anything else ------------------------------------------------------------------------------------------

    def _try_each(self, step: Decision[VolkState], legal: Sequence[Action]) -> list[float]:
        """Do it in a copy and look."""
        gains = []
        for action in legal:
            copy = self.state.clone()
            copy.agenda.pop().perform(copy, action)
            gains.append(self.sign * Judge(copy).score())
        return gains


def board(state: VolkState) -> Hashable:
    """All that a mind judges by, but for the cards on display and in hands."""
    return (
        (tuple(state.unrest), tuple(state.standard), tuple(state.sectors), tuple(state.borrowed), tuple(state.marks)),
        (tuple(state.factories), tuple(state.built), state.hamburg, tuple(state.abroad)),
        (state.prestige, state.currency, state.socialism, state.box, sum(state.socialists), state.wall),
        (tuple(state.police), tuple(state.police_used), state.stasi_gone),
        (state.decade, state.phase, state.flight_icons(), state.rules),
        bool(state.deck or state.hands[state.german(WEST)].cards),
    )


CARD_ACTIONS: Final[Mapping[type[Action], Callable[[Mind, int], float]]] = {
    verbs.RemoveUnrest: Mind.removal_gain,
    verbs.Build: Mind.building,
    verbs.Raise: Mind.raising,
    verbs.Event: Mind.event_gain,
}
