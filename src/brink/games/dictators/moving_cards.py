"""§3: the action cards that move their player, word by word (content/cards.toml says which card uses which word)."""

from __future__ import annotations

from dataclasses import dataclass

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.event_cards import Draw
from brink.games.dictators.playing_cards import Play, Word, word
from brink.games.dictators.state import (
    TRIDENT_ON_BOARD,
    DictatorsDecision,
    DictatorsState,
)
from brink.games.dictators.targets import OnePlace
from brink.games.dictators.the_map import (
    Move,
    any_within_states,
    blocked_roads,
    drivable,
    flights,
    fly_unless_stopped,
    go,
    open_flights,
    refuse_any_flight,
    refuse_flight,
    refuse_road,
    roads_away,
    within_states,
)


@word("ride")
@dataclass(frozen=True)
class Ride(OnePlace):
    """Amtrak: any place at most so many state-steps away; neither roads nor no-fly zones matter."""

    steps: int

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        return within_states(state, play.seat, self.steps)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return any_within_states(state, play.seat, self.steps)


@word("helicopter")
@dataclass(frozen=True)
class Helicopter(OnePlace):
    """Like a ride, but the whole way must avoid no-fly zones, and an Airport Strike stops it."""

    steps: int

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        return within_states(state, play.seat, self.steps, flying=True)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return any_within_states(state, play.seat, self.steps, flying=True)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        fly_unless_stopped(state, play.seat, play.targets[0], free=play.free)


@word("flight")
class Flight(OnePlace):
    """Sneaking Across: an international flight from here, without its cost."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse_any_flight(state, play.seat)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return bool(open_flights(state, play.seat))

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, flights(state, play.seat))

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Go)
        return refuse_flight(state, play.seat, action.place)

    def options(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, open_flights(state, play.seat))

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        fly_unless_stopped(state, play.seat, play.targets[0], free=play.free)


@word("abroad")
class Abroad(OnePlace):
    """Stealth Fighter: any place outside the USA; nothing stops it."""

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        away = [state.places[play.seat], *([state.pack.trident] if state.trident != TRIDENT_ON_BOARD else [])]
        return [place for place in state.pack.abroad if place not in away]


@word("drive")
@dataclass(frozen=True)
class Drive(OnePlace):
    """Road Trip: along 1 or 2 roads without roadblocks."""

    roads: int

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        return drivable(state, state.places[play.seat], self.roads)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        """The first road is enough."""
        return bool(drivable(state, state.places[play.seat], 1))

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, roads_away(state, state.places[play.seat], self.roads))

    def options(self, state: DictatorsState, play: Play) -> list[Action]:
        """In the order of the targets."""
        reachable = self.reachable(state, play)
        near = roads_away(state, state.places[play.seat], self.roads)
        return go(state, [place for place in near if place in reachable])

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Go)
        here, there = state.places[play.seat], action.place
        if there in drivable(state, here, self.roads):
            return None
        reason = refuse_road(state, here, there)
        return refuse("every-way-blocked", "2.3", place=there) if reason and reason.key == "no-road" else reason


@word("ram")
class Ram(OnePlace):
    """Monster Truck: past a roadblock, which stays. FAQ-16: only along a road that has one."""

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        return blocked_roads(state, state.places[play.seat])

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return None if self.reachable(state, play) else refuse("no-roadblock-here", "FAQ-16")

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return bool(self.reachable(state, play))

    def targets(self, state: DictatorsState, play: Play) -> list[Action]:
        return go(state, roads_away(state, state.places[play.seat], 1))

    def refusal(self, state: DictatorsState, play: Play, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Go)
        return None if action.place in self.reachable(state, play) else refuse("no-roadblock-here", "FAQ-16")


@word("visit")
@dataclass(frozen=True)
class Visit(Word):
    """Area 51 Access Pass: to the site from anywhere in the USA but Hawaii; already there, draw cards."""

    site: int
    cards: int

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if state.places[play.seat] == state.pack.start:
            return refuse("not-from-hawaii", "3.1")
        return None

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        there = state.places[play.seat] == self.site
        return {"what": "draw", "count": self.cards} if there else {"place": self.site}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if state.places[play.seat] == self.site:
            state.then(Draw(play.seat, self.cards))
        else:
            state.then(Move(play.seat, self.site))


@word("standoff")
@dataclass(frozen=True)
class Standoff(Word):
    """Mutually Assured Destruction: if an opponent who could discard does not, its player may move."""

    steps: int

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if any(state.hands[seat].cards for seat in state.clockwise(play.seat)):
            return None
        return refuse("nobody-has-cards", "FAQ-11")

    def happens_to(self, state: DictatorsState, play: Play) -> tuple[int, ...]:
        """Its player may move, and everybody with cards is asked for one."""
        return (play.seat, *(seat for seat in state.clockwise(play.seat) if state.hands[seat]))

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return {"count": self.steps}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        asked = tuple(seat for seat in state.clockwise(play.seat) if state.hands[seat])
        state.then(*ask_standoff(play.seat, self.steps, asked, refused=False))


def ask_standoff(author: int, steps: int, asked: tuple[int, ...], *, refused: bool) -> list[DictatorsDecision]:
    if asked:
        return [DiscardOrRefuse(asked[0], author, steps, asked[1:], refused)]
    return [StandoffMove(author, steps)] if refused else []


class DiscardOrRefuse(DictatorsDecision, frozen=True):
    """FAQ-11: discard a card, or let the other move."""

    rule = "FAQ-11"
    author: int
    steps: int
    waiting: tuple[int, ...]
    refused: bool

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [*(state.pack.discard_actions[card] for card in sorted(set(state.hands[self.seat]))), verbs.REFUSE]

    def perform(self, state: DictatorsState, action: Action) -> None:
        if isinstance(action, verbs.Discard):
            state.throw_away(self.seat, action.card, "FAQ-11")
        else:
            state.say("refuses", "FAQ-11", seat=self.seat)
        refused = self.refused or action == verbs.REFUSE
        waiting = tuple(seat for seat in self.waiting if state.hands[seat])
        state.then(*ask_standoff(self.author, self.steps, waiting, refused=refused))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author}


class StandoffMove(DictatorsDecision, frozen=True):
    """FAQ-11: somebody refused, so the player may move."""

    rule = "FAQ-11"
    steps: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [*go(state, within_states(state, self.seat, self.steps)), verbs.STAY]

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"count": self.steps}

    def perform(self, state: DictatorsState, action: Action) -> None:
        if isinstance(action, verbs.Go):
            state.then(Move(self.seat, action.place))
