"""The bot `steady`: it plans the shortest way over its facilities to Washington D.C., plays what helps on that way, and
keeps its interruptions for what matters. It reads its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from brink.engine import PASS, Action, Chance, Sight
from brink.games.dictators import outlook, verbs
from brink.games.dictators.glance import Glance
from brink.games.dictators.judging import TOKEN_TURNS, Judging
from brink.games.dictators.president import CONVINCING, TOKEN_BONUS
from brink.games.dictators.state import NEEDED
from brink.games.dictators.views import View

REMOTE_CONTROL, INSIDE_SOURCE = verbs.Token(2), verbs.Token(7)
NOTHING: Final = -2  # no presidential card in store
SURVIVOR: Final = 9  # the token whose owner wins when the missiles fly
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


class Mind(Judging):
    """What to do."""

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

    # -- the turn -----------------------------------------------------------------------------------------------

    def _take_action(self) -> Action:
        target = self.target()
        self.way = self.way_to(target)
        self.here = self.me.place
        self.arrived = self.here == target
        self.at_goal = self.here in self.goals()
        self.at_token = self.arrived and self.here in self.tokens_left()
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
        if self.at_goal or self.at_token:
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
        cost = risk * {2: 900, 3: 120}.get(view.defcon, 0)
        return -cost if SURVIVOR in self.me.tokens else cost

    def _score_draw_discard(self) -> float:
        top = self.view.discard[-1]
        return 11 if self.worth(top) >= 6 else 0

    def _score_token(self, number: int) -> float:
        scorer = TOKENS.get(number)
        return scorer(self) if scorer else 0

    def walled_off(self) -> int:
        """The turns that roadblocks and closed skies cost on the way to the next stop."""
        target = self.target()
        return self.way[self.here] - self.ways[self.here][target]

    def turns_from(self, place: int) -> float:
        """How long one's plan takes from there."""
        return outlook.plan(self.pack, place, self.me.counts, tuple(self.goals()), False)[0]

    def talent(self, seat: int) -> int:
        """What a player's dictator is worth, among those that one would be."""
        ability = self.pack.ability_of[self.view.players[seat].dictator]
        if ability == "copy":
            return len(COPY_ORDER)
        return len(COPY_ORDER) - COPY_ORDER.index(ability) if ability in COPY_ORDER else 0

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
        crowded = len(self.me.hand) > self.me.hand_limit
        if word == "blackmail":
            return 6 if crowded and self.threatening(self.leader()) else 0
        if word == "bunker":
            return 4 if crowded != bool(self.me.bunker) else 0
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
        return self.most(self.offered(verbs.Whom), lambda action: self.talent(action.seat))

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
        near: list[Action] = [action for action in self.offered(verbs.Road) if ways[action.place_a] <= 6]
        return (near or self.offered(verbs.Zone) or [verbs.DONE])[0]

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
        """What would be discarded; back again when there is room."""
        back, stored = self.offered(verbs.Retrieve), self.offered(verbs.Store)
        if back and len(self.me.hand) <= self.me.hand_limit:
            return back[0]
        return self.most(stored, lambda action: -self.worth(action.card)) if stored else self.legal[0]

    def _retrieve_more(self) -> Action:
        room = len(self.me.hand) <= self.me.hand_limit
        return self.most(self.offered(verbs.Retrieve), lambda action: self.worth(action.card)) if room else verbs.DONE

    # -- the president --------------------------------------------------------------------------------------------

    def _confront(self) -> Action:
        """R53: what a token gives for the roll is taken before one knocks."""
        for token, helps in ((REMOTE_CONTROL, bool(self.goals())), (INSIDE_SOURCE, self.me.stored == NOTHING)):
            if helps and token in self.legal:
                return token
        if verbs.CONFRONT_STORED in self.legal and self.me.counts >= 1:
            return verbs.CONFRONT_STORED
        return verbs.DECLINE if self.too_early() else verbs.CONFRONT

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
        """Oneself where one's plan is shortest, the leader as far off as can be, the others where they are."""
        places = self.offered(verbs.PlaceOf)
        whom, leader = self.asked_number("seat"), self.leader()

        def turns(action: verbs.PlaceOf) -> float:
            return self.turns_from(self._at(action.seat))

        mine = min(places, key=turns)
        if whom == self.seat:
            return mine
        others = [action for action in places if action != mine or whom > self.seat] or places
        house = self.ways[self.pack.white_house]
        if whom == leader:
            return self.most(others, lambda action: house[self._at(action.seat)])
        return self.most(others, lambda action: action.seat == whom)

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


def _passports(mind: Mind) -> float:
    """To change dictators with somebody who has a better one."""
    return 12 if max(map(mind.talent, mind.opponents())) > mind.talent(mind.seat) else 0


def _musical_chairs(mind: Mind) -> float:
    best = min(mind.turns_from(mind._at(seat)) for seat in mind.opponents())
    return 50 if mind.turns_from(mind.here) - best >= TOKEN_TURNS else 0


# Used in one's own turn, free of actions; the others have a moment of their own.
TOKENS: Final[dict[int, Callable[[Mind], float]]] = {
    1: lambda mind: 45 if mind.target() == mind.pack.white_house and mind.way[mind.here] > 2 else 0,
    2: lambda mind: 90 if mind.goals() else 0,
    4: lambda mind: 12 if not mind.talent(mind.seat) else 0,
    5: lambda mind: 90 if mind.danger(mind.leader()) > mind.danger(mind.seat) + 4 else 0,
    6: _musical_chairs,
    7: lambda mind: 40,
    8: lambda mind: 70,
    10: lambda mind: 12,
    11: lambda mind: 0 if mind.tokens_left() else 3,
    12: _passports,
    14: lambda mind: 40,
    15: lambda mind: 45 if mind.walled_off() >= 2 else 0,
}
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
