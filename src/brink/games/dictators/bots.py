"""The bot `steady`: it plans the shortest way over its facilities to Washington D.C., plays what helps on that way, and
keeps its interruptions for what matters. It reads its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from brink.engine import PASS, Action, Arg, Chance, Sight
from brink.games.dictators import outlook, verbs
from brink.games.dictators.glance import Glance
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.president import CONVINCING, TOKEN_BONUS
from brink.games.dictators.state import NEEDED
from brink.games.dictators.views import HIDDEN, View

A = TypeVar("A", bound=Action)

# What a card is worth in hand; for discarding, fetching and giving away. Anything unknown counts 3.
WORTH: Final = {
    "hacker": 9, "engineer": 8, "veto": 8, "secret-service": 8, "filibuster": 8, "morale-boost": 8, "sabotage": 7,
    "recount": 7, "diplomatic-immunity": 6, "plausible-deniability": 6, "helicopter": 6, "road-trip": 6, "motorcade": 6,
    "propaganda-network": 7, "house-arrest": 5, "bribery": 4, "propaganda-tour": 5, "just-what-i-needed": 6,
    "tornado-season": 6, "flat-tire": 4, "sneaking-across": 4, "amtrak": 3, "the-marauder": 5, "private-jet": 3,
    "emp": 4, "censorship": 4, "deportation": 5, "extraordinary-rendition": 5, "wiretap": 5, "airport-strike": 3,
    "red-tape": 7, "wrong-wire": 6,
    "secret-bunker": 2, "blackmail-box": 4, "red-telephone": 7, "stealth-fighter": 2, "rigged-election": 3,
}  # fmt: skip
REMOTE_CONTROL, INSIDE_SOURCE = verbs.Token(2), verbs.Token(7)
NOTHING: Final = -2  # no presidential card in store
COPY_ORDER: Final = ("man-of-steal", "persuasive", "second-travel", "big-hand", "reroll")


class Steady:
    """One seat's player."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        prompt, view = sight.prompt, sight.view
        step = prompt.key.removeprefix("ask-")
        action = Mind(view, sight.pack, sight.legal, prompt.args, about(view, step)).decide(step)
        return action if action is not None else sight.legal[self._chance.below(len(sight.legal))]


def about(view: View | Glance, step: str) -> int:
    """The seat one decides for: one's own, or the seat whose turn one bought."""
    active = view.active
    return active if step not in WINDOWS and view.players[active].controlled_by == view.seat else view.seat


class Mind:
    """One decision: the view, and what follows from it."""

    def __init__(
        self, view: View | Glance, pack: DictatorsPack, legal: Sequence[Action], asked: dict[str, Arg], me: int
    ) -> None:
        self.view = view
        self.pack = pack
        self.legal = legal
        self.asked = asked
        self.seat = me
        self.me = view.players[me]
        self.bought = me != view.seat  # this turn was bribed: play it badly
        self.ways = outlook.ways(pack)
        self.weighed: tuple[Sequence[Action], list[float]] = ((), [])  # what was compared last, and what each was worth
        self._dangers: dict[int, float] = {}
        self._goals: list[int] | None = None

    def decide(self, step: str) -> Action | None:
        if self.bought and step in ("take-action", "confront"):
            return self._waste()
        method = getattr(self, "_" + step.replace("-", "_"), None)
        return method() if method else None

    def _waste(self) -> Action:
        """A bought turn: throw away what can be thrown away, confront nobody."""
        for action in (verbs.DECLINE, verbs.END):
            if action in self.legal:
                return action
        return self.legal[0]

    def offered(self, kind: type[A]) -> list[A]:
        """What is legal of one verb."""
        return [action for action in self.legal if isinstance(action, kind)]

    def asked_number(self, name: str) -> int:
        """A number the prompt names."""
        number = self.asked[name]
        assert isinstance(number, int)
        return number

    # -- judging ------------------------------------------------------------------------------------------------

    def worth(self, card: int) -> int:
        return WORTH.get(self.pack.card_ids[card], 3) if card < len(self.pack.card_ids) else -5

    def danger(self, seat: int) -> float:
        """How close an opponent is to winning."""
        known = self._dangers.get(seat)
        if known is None:
            known = self._dangers[seat] = self._danger(seat)
        return known

    def _danger(self, seat: int) -> float:
        player = self.view.players[seat]
        far = self.ways[player.place][self.pack.white_house]
        return player.counts * 6 - far + (8 if far == 0 else 0) - 3 * player.skips

    def opponents(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if seat != self.seat]

    def leader(self) -> int:
        return max(self.opponents(), key=self.danger)

    def threatening(self, seat: int) -> bool:
        """The leader, and ahead of oneself or near the goal."""
        return seat == self.leader() and (self.danger(seat) >= self.danger(self.seat) - 3 or self.danger(seat) > 6)

    def goals(self) -> list[int]:
        """One's own armed facilities of zones 1-3."""
        if self._goals is None:
            me = self.me
            self._goals = [
                place
                for place, zone, done in zip(me.facilities, me.facility_zones, me.disarmed, strict=True)
                if not done and zone != 4 and place != HIDDEN
            ]
        return self._goals

    def target(self) -> int:
        """Where to go next: the first stop of the quickest plan."""
        goals, me = tuple(self.goals()), self.me
        return outlook.plan(self.pack, me.place, me.counts, goals, self._too_early())[1]

    def way_to(self, target: int) -> list[int]:
        """Turns from every place to the target on the map as it is now."""
        return outlook.way_to(self.pack, target, tuple(self.view.blocked), tuple(self.view.no_fly))

    def most(self, offered: Sequence[A], worth: Callable[[A], float]) -> A:
        """The first of those that are worth most."""
        values = [worth(action) for action in offered]
        self.weighed = offered, values
        return offered[values.index(max(values))]

    # -- the turn -----------------------------------------------------------------------------------------------

    def _take_action(self) -> Action:
        target = self.target()
        self.way = self.way_to(target)
        self.here = self.me.place
        self.arrived = self.here == target
        self.at_goal = self.here in self.goals()
        best = self.most(self.legal, self._score)
        if max(self.weighed[1]) > 0:
            return best
        # Walled in: only new cards help, whatever the risk.
        return verbs.DRAW if verbs.DRAW in self.legal and not self._keeps_travel() else verbs.END

    def _score(self, action: Action) -> float:
        match action:
            case verbs.Travel(place):
                return self._score_travel(place)
            case verbs.Fly(place):
                return self._score_fly(place)
            case verbs.Disarm():
                return self._score_disarm()
            case verbs.Draw():
                return self._score_draw()
            case verbs.DrawDiscard():
                return self._score_draw_discard()
            case verbs.Bully():
                return 11
            case verbs.Dismiss():
                return 28
            case verbs.Token(token):
                return self._score_token(token)
            case verbs.Activate(_, ability):
                return self._score_activate(ability)
            case verbs.Play(card):
                return self._score_play(card)
        return 0

    def _gain(self, place: int) -> int:
        """Turns of travel that a move to this place saves."""
        return self.way[self.here] - self.way[place]

    def _keeps_travel(self) -> bool:
        """At a facility, travel is for disarming; in D.C. there is nowhere better."""
        return self.at_goal or self.arrived

    def _score_travel(self, place: int) -> float:
        return 0 if self._keeps_travel() else 30 * self._gain(place)

    def _score_fly(self, place: int) -> float:
        return 0 if self._keeps_travel() else 30 * self._gain(place) - 6

    def _score_disarm(self) -> float:
        if self.at_goal:
            return 60
        return 25 if self.view.actions_left >= 2 else 0

    def _score_draw(self) -> float:
        room = self.me.hand_limit + 1 - len(self.me.hand)
        return (10 if room > 0 else 1) - self.doom()

    def doom(self) -> float:
        """What the next draw may cost: near the end of the DEFCON track, everybody's defeat."""
        view = self.view
        left = 2 - view.discard.count(self.pack.defcon_card)
        risk = max(0, left) / max(1, view.deck)
        return risk * {2: 900, 3: 120}.get(view.defcon, 0)

    def _score_draw_discard(self) -> float:
        top = self.view.discard[-1]
        return 11 if self.worth(top) >= 6 else 0

    def _score_token(self, number: int) -> float:
        if number == 1:
            near = self.ways[self.here][self.pack.white_house] <= 3
            return 45 if self.me.counts >= 2 and not near and not self.goals()[:1] else 0
        if number == 2:
            return 90 if self.goals() else 0
        if number == 5:
            return 90 if self.danger(self.leader()) > self.danger(self.seat) + 4 else 0
        return {7: 40, 8: 70, 10: 12, 14: 40}.get(number, 20 if number == 15 and len(self.view.blocked) > 6 else 0)

    def _score_activate(self, ability: int) -> float:
        _cost, _once, (word, _values) = self.pack.asset_abilities[ability]
        if word == "draw":
            return 16 - 2 * self.doom() if len(self.me.hand) <= self.me.hand_limit else 0
        if word == "plough":
            return 0 if self._keeps_travel() else self._best(self._across_blocks(), 25)
        if word == "hop":
            return self._best(self._next_door(), 22) - 10
        if word == "flight":
            return 0 if self._keeps_travel() else self._best(self._flights(), 31)
        if word == "squeeze":
            return 3
        return 0

    def _score_play(self, card: int) -> float:
        name = self.pack.card_ids[card]
        scorer = PLAYS.get(name)
        free = 40 if card in self.view.free else 0
        if scorer is None:
            return free / 10
        value = scorer(self)
        return value + free if value > 0 else value

    # -- moves by card --------------------------------------------------------------------------------------------

    def _best(self, places: Iterable[int], weight: float) -> float:
        return weight * max((self._gain(place) for place in places), default=0)

    def _next_door(self) -> list[int]:
        pack = self.pack
        return [p for state in pack.next_states[pack.state_of[self.here]] for p in pack.places_in[state]]

    def _flights(self) -> list[int]:
        closed = set(self.view.no_fly)
        return [
            place
            for place, zones, trident in self.pack.flights_from[self.here]
            if not trident and not closed.intersection(zones)
        ]

    def _across_blocks(self) -> list[int]:
        return [place for place, road in self.pack.roads_from[self.here] if road in self.view.blocked]

    def _by_states(self, steps: int) -> list[int]:
        pack = self.pack
        distance = pack.steps[pack.state_of[self.here]]
        return [
            p for state, far in enumerate(distance) if far <= steps for p in pack.places_in[state] if p != self.here
        ]

    def _abroad(self) -> list[int]:
        return [place for place in self.pack.abroad if place != self.pack.trident]

    def _by_road(self, roads: int) -> list[int]:
        found, edge = {self.here}, [self.here]
        for _ in range(roads):
            edge = [
                there
                for here in edge
                for there, road in self.pack.roads_from[here]
                if there not in found and road not in self.view.blocked
            ]
            found.update(edge)
        return list(found)

    # -- choices after an action ----------------------------------------------------------------------------------

    def _nearest(self) -> Action | None:
        """Of the places offered, the one nearest to the next goal."""
        way = self.way_to(self.target())
        offered = self.offered(verbs.Go)
        if not offered:
            return None
        best = self.most(offered, lambda action: -way[action.place])
        if verbs.STAY in self.legal and way[best.place] >= way[self.me.place]:
            return verbs.STAY
        return best

    _hop = _jet = _plough = _standoff_move = _nearest

    def _shortcut(self) -> Action:
        home = self.pack.go_actions[self.pack.white_house]
        return home if home in self.legal else self.legal[0]

    def _aim(self) -> Action | None:
        """Targets of a card."""
        name = self.pack.card_ids[self.asked_number("card")]
        kinds = {type(action) for action in self.legal}
        if name in ("tornado-season", "deportation") and kinds == {verbs.Go}:
            return self._farthest()
        if verbs.Go in kinds:
            return self._nearest()
        if verbs.Whom in kinds:
            return self._whom()
        if verbs.Fetch in kinds:
            return self.most(self.offered(verbs.Fetch), lambda action: self.worth(action.card))
        if verbs.Censor in kinds:
            return self._censored()
        if verbs.State in kinds:
            mine = self.pack.state_of[self.me.place]
            states = self.offered(verbs.State)
            return self.most(states, lambda action: self._state_danger(action.state) - 50 * (action.state == mine))
        if verbs.Road in kinds:
            return self._road(clearing=name == "bulldozer")
        if verbs.Zone in kinds:
            return self._zone()
        return None

    def _farthest(self) -> Action:
        """As far from the White House as the wind blows, or the police takes one."""
        return self.most(self.offered(verbs.Go), lambda action: self.ways[action.place][self.pack.white_house])

    def _whom(self) -> Action:
        return self.most(self.offered(verbs.Whom), lambda action: self.danger(action.seat))

    _bully_whom = _blackmail_whom = _squeeze = _swap_lives = _whom

    def _swap_dictators(self) -> Action:
        return self._whom()

    def _state_danger(self, state: int) -> float:
        return sum(10 + self.danger(seat) for seat in self.opponents() if self.pack.state_of[self._at(seat)] == state)

    def _at(self, seat: int) -> int:
        return self.view.players[seat].place

    def _censored(self) -> Action:
        def value(action: verbs.Censor) -> float:
            seat, card = action.seat, action.card
            harmful = card >= self.pack.first_father or (
                self.pack.card_turns[card] > 0 and self.pack.card_ids[card] != "motorcade"
            )
            mine = seat == self.seat
            return (20 if mine else -20) if harmful else (-20 if mine else 5 + self.danger(seat))

        return self.most(self.offered(verbs.Censor), value)

    _dismiss_any = _censored

    def _road(self, *, clearing: bool = False) -> Action:
        """Block what the leader needs, clear what oneself needs."""
        seat = self.seat if clearing else self.leader()
        player = self.view.players[seat]
        mine = self.way_to(self.target())
        house = self.ways[self.pack.white_house]

        def value(action: Action) -> float:
            if not isinstance(action, verbs.Road):
                return 0
            a, b = action.place_a, action.place_b
            near = -self.ways[player.place][a] - self.ways[player.place][b]
            if clearing:
                return 20 + near
            on_way = 4 if house[a] != house[b] else 0
            if self.pack.white_house in (a, b) and len(self._open_doors()) <= 2:
                return -20  # a wall around the White House keeps oneself out too
            hurts_me = 6 if self.me.place in (a, b) and mine[a] != mine[b] else 0
            return 12 + near + on_way - hurts_me

        return self.most(self.legal, value)

    def _open_doors(self) -> list[int]:
        roads = self.pack.roads_from[self.pack.white_house]
        return [road for _, road in roads if road not in self.view.blocked]

    def _place_roadblock(self) -> Action:
        return self._road()

    def _open_roads(self) -> Action:
        ways = self.ways[self.me.place]
        near = [action for action in self.offered(verbs.Road) if ways[action.place_a] <= 6]
        return near[0] if near else verbs.DONE

    def _zone(self) -> Action:
        """Close the sky where the leader is and oneself is not."""
        mine = self.pack.time_zone_of[self.pack.state_of[self.me.place]]
        theirs = self.pack.time_zone_of[self.pack.state_of[self._at(self.leader())]]
        order = {theirs: 2, mine: 0}
        return self.most(self.offered(verbs.Zone), lambda action: order.get(action.timezone, 1))

    _close_zone = _zone

    # -- hand -----------------------------------------------------------------------------------------------------

    def _cheapest(self) -> verbs.Discard | verbs.Give | None:
        offered: list[verbs.Discard | verbs.Give] = [*self.offered(verbs.Discard), *self.offered(verbs.Give)]
        return self.most(offered, lambda action: -self.worth(action.card)) if offered else None

    _discard_excess = _order_discards = _lose_asset = _blackmail = _cheapest

    def _give_or_show(self) -> Action:
        shown = self.offered(verbs.Show)
        return shown[0] if shown else self._cheapest() or self.legal[0]

    def _discard_or_refuse(self) -> Action:
        """Pay with a poor card to stop a threatening opponent."""
        cheap = self._cheapest()
        author = self._author()
        if cheap and self.worth(cheap.card) <= (6 if self.threatening(author) else 3):
            return cheap
        return verbs.REFUSE

    def _take_chosen(self) -> Action:
        return self.most(self.offered(verbs.Take), lambda action: self.worth(action.card))

    def _hand_or_skip(self) -> Action:
        lose = verbs.LOSE_HAND in self.legal and sum(self.worth(card) for card in self.me.hand if card >= 0) <= 14
        return verbs.LOSE_HAND if lose else verbs.SKIP_TURN

    def _bunker(self) -> Action:
        back = self.offered(verbs.Retrieve)
        return back[0] if back else self.legal[0]

    def _retrieve_more(self) -> Action:
        return self.legal[0]

    # -- the president --------------------------------------------------------------------------------------------

    def _confront(self) -> Action:
        """R53: what a token gives for the roll is taken before one knocks."""
        for token, helps in ((REMOTE_CONTROL, bool(self.goals())), (INSIDE_SOURCE, self.me.stored == NOTHING)):
            if helps and token in self.legal:
                return token
        if verbs.CONFRONT_STORED in self.legal and self.me.counts >= 1:
            return verbs.CONFRONT_STORED
        return verbs.DECLINE if self._too_early() else verbs.CONFRONT

    def _too_early(self) -> bool:
        """At DEFCON 2 a knock at the door may end the world: worth it only with a fair chance to win."""
        knocked = self.pack.presidential["defcon"] in self.view.president_discard
        return self.view.defcon == 2 and not knocked and self.me.counts < 3 and bool(self.goals())

    def _rearm(self) -> Action:
        return self.most(self.offered(verbs.Rearm), lambda action: -self.ways[self.me.place][action.place])

    def _store_presidential(self) -> Action:
        return self.most(self.offered(verbs.Keep), lambda action: self.pack.present[action.presidential])

    def _order_presidential(self) -> Action:
        """In D.C. the president should be in; for the others he should be out."""
        soon = self.me.place == self.pack.white_house
        return self.most(self.offered(verbs.Deepest), lambda action: self.pack.present[action.presidential] != soon)

    # -- dictators, tokens ----------------------------------------------------------------------------------------

    def _choose_ability(self) -> Action:
        for ability in COPY_ORDER:
            for action in self.offered(verbs.Dictator):
                if self.pack.ability_of[action.dictator] == ability:
                    return action
        return self.legal[0]

    _new_dictator = _choose_ability

    def _remote_control(self) -> Action:
        house = self.ways[self.pack.white_house]
        zones = self.pack.nuclear_zone
        there = self.offered(verbs.DisarmThere)
        return self.most(there, lambda action: 100 * (zones[action.place] != 4) + house[action.place])

    def _place_meeple(self) -> Action:
        return self.legal[0]

    def _pass_father_on(self) -> Action:
        gifts = self.offered(verbs.GiveFather)
        return self.most(gifts, lambda action: self.danger(action.seat)) if gifts else PASS

    # -- windows --------------------------------------------------------------------------------------------------

    def _answers(self, *names: str) -> list[verbs.Interrupt]:
        cards = self.offered(verbs.Interrupt)
        return [action for action in cards if not names or self.pack.card_ids[action.card] in names]

    def _author(self) -> int:
        return self.asked_number("seat")

    def _answer_if(self, wanted: bool) -> Action:
        if not wanted:
            return PASS
        cards = self._answers()
        return cards[0] if cards else next((action for action in self.legal if action != PASS), PASS)

    def _card_announced(self) -> Action:
        """Veto what wins races or hits oneself."""
        name = self.pack.card_ids[self.asked_number("card")]
        author = self._author()
        if name in ("bribery", "extraordinary-rendition", "deportation", "house-arrest"):
            return self._answer_if(self.asked_number("seat_whom") == self.seat)
        grave = name in ("hacker", "morale-boost")
        near = name in ("helicopter", "amtrak", "engineer") and self.danger(author) > 4
        return self._answer_if((grave or near) and self.threatening(author))

    def _interrupt_announced(self) -> Action:
        """Defend one's own turn."""
        return self._answer_if(self.view.active == self.seat)

    def _travel_announced(self) -> Action:
        author = self._author()
        near = self.ways[self._at(author)][self.pack.white_house] <= 2
        return self._answer_if(self.threatening(author) and (near or len(self.me.hand) >= self.me.hand_limit))

    _flight_announced = _travel_announced

    def _moved(self) -> Action:
        """A tornado for whoever gets to the White House."""
        author = self._author()
        home = self._at(author) == self.pack.white_house
        if home and self.view.players[author].counts >= 1 and self._answers("tornado-season"):
            return self._answers("tornado-season")[0]
        crowded = len(self.me.hand) >= self.me.hand_limit and self.threatening(author)
        return self._answer_if(crowded)

    def _die_rolled(self) -> Action:
        roller, shown = self._author(), self.asked_number("shown")
        mine = roller == self.seat
        if self.view.whole_turn:
            wins = shown + self.view.bonus >= NEEDED[self.view.players[roller].counts]
            return self._answer_if(wins != mine)
        fails = shown < (5 if self._hindered(roller) else 3)
        if mine and fails and verbs.REROLL in self.legal:
            return verbs.REROLL
        return self._answer_if(fails if mine else not fails and self.threatening(roller))

    def _hindered(self, seat: int) -> bool:
        father = self.view.players[seat].father
        return father >= 0 and self.pack.father_while[father - self.pack.first_father] == "hard-disarm"

    def _disarm_result(self) -> Action:
        author = self._author()
        return self._answer_if(self.threatening(author) and self.pack.nuclear_zone[self._at(author)] != 4)

    def _president_revealed(self) -> Action:
        return self._answer_if(self.view.players[self._author()].counts >= 1)

    def _convince_rolled(self) -> Action:
        total, needed = self.asked_number("total"), self.asked_number("needed")
        roller = self.asked_number("seat_roller")
        if roller == self.seat:
            helps = CONVINCING in self.legal and total < needed <= total + TOKEN_BONUS
            return CONVINCING if helps else PASS
        return self._answer_if(total >= needed > total - 6)

    def _card_drawn(self) -> Action:
        return self._answer_if(True)

    _effect_hits = _card_drawn


WINDOWS: Final = {
    "card-announced", "interrupt-announced", "travel-announced", "flight-announced", "moved", "die-rolled",
    "disarm-result", "president-revealed", "convince-rolled", "card-drawn", "effect-hits", "discard-or-refuse",
    "give-or-show", "place-roadblock", "order-discards",
}  # fmt: skip


def _on_way(places: Callable[[Mind], list[int]], weight: float, least: float = 0) -> Callable[[Mind], float]:
    """A card that moves one: what the best of these places saves."""

    def score(mind: Mind) -> float:
        if mind.arrived or mind.at_goal:
            return 0
        return mind._best(places(mind), weight) - least

    return score


def _area_51(mind: Mind) -> float:
    """A way there, or cards for whoever is there."""
    site = int(mind.pack.card_effect[mind.pack.card["area-51-access-pass"]][0][1][0])
    if mind.here == site:
        return 34 - 3 * mind.doom() if len(mind.me.hand) <= mind.me.hand_limit else 0
    return 0 if mind._keeps_travel() else 26 * mind._gain(site)


def _against_leader(weight: float) -> Callable[[Mind], float]:
    return lambda mind: weight if mind.threatening(mind.leader()) else 3


def _emp(mind: Mind) -> float:
    mine = mind.pack.state_of[mind.here]
    best = max((mind._state_danger(mind.pack.state_of[mind._at(s)]) for s in mind.opponents()
                if mind.pack.state_of[mind._at(s)] != mine), default=0)  # fmt: skip
    return 14 if best > 12 else 0


def _censorship(mind: Mind) -> float:
    burdened = mind.me.father >= 0 or any(
        mind.pack.card_turns[card] and mind.pack.card_ids[card] != "motorcade" for card in mind.me.front
    )
    if burdened:
        return 26
    # Else something useful of somebody else: an asset, a motorcade.
    front = (card for seat in mind.opponents() for card in mind.view.players[seat].front)
    return 4 if any(not mind.pack.card_turns[card] or mind.pack.card_ids[card] == "motorcade" for card in front) else 0


def _away(mind: Mind) -> float:
    """Send the leader off when he is near the White House."""
    leader = mind.leader()
    near = mind.ways[mind._at(leader)][mind.pack.white_house] <= 3
    return 35 if near and mind.view.players[leader].counts >= 1 else 0


PLAYS: Final[dict[str, Callable[[Mind], float]]] = {
    "hacker": lambda mind: 75 if mind.at_goal else 0,
    "engineer": lambda mind: 70 if mind.at_goal else 12,
    "road-trip": _on_way(lambda mind: mind._by_road(2), 26),
    "monster-truck": _on_way(lambda mind: mind._across_blocks(), 26),
    "helicopter": _on_way(lambda mind: mind._by_states(3), 22, 14),
    "amtrak": _on_way(lambda mind: mind._by_states(4), 20, 70),
    "sneaking-across": _on_way(lambda mind: mind._flights(), 29),
    "stealth-fighter": _on_way(lambda mind: mind._abroad(), 24, 14),
    "area-51-access-pass": _area_51,
    "mutually-assured-destruction": _on_way(lambda mind: mind._by_states(3), 10, 12),
    "motorcade": lambda mind: 24 if not mind.arrived else 0,
    "morale-boost": lambda mind: 32,
    "propaganda-tour": lambda mind: 18 - 2 * mind.doom() if len(mind.me.hand) <= mind.me.hand_limit else 0,
    "propaganda-network": lambda mind: 20,
    "the-marauder": lambda mind: 6,
    "private-jet": lambda mind: 2,
    "secret-bunker": lambda mind: 2,
    "blackmail-box": lambda mind: 4,
    "house-arrest": _against_leader(22),
    "trade-embargo": _against_leader(8),
    "bribery": _against_leader(9),
    "deportation": _away,
    "extraordinary-rendition": _away,
    "emp": _emp,
    "censorship": _censorship,
    "roadblock": _against_leader(9),
    "no-fly-zone": _against_leader(4),
    "bulldozer": lambda mind: 12 if mind._across_blocks() and not mind.arrived else 0,
    "air-traffic-control": lambda mind: 9 - mind.doom(),
    "pickpocket": lambda mind: 11,
    "friends-at-langley": lambda mind: 5,
    "just-what-i-needed": lambda mind: 12 if any(mind.worth(card) >= 8 for card in mind.view.discard) else 0,
    "rigged-election": lambda mind: 15 if mind.here == mind.pack.white_house else 0,
    "red-telephone": lambda mind: 26 if mind.view.defcon <= 3 else 0,
}
