"""§3: the action cards that move their player, word by word (content/cards.toml says which card uses which word)."""

from __future__ import annotations

from typing import Any

from brink.engine import Action, Arg, Reason, refuse
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
    blocked_roads,
    drivable,
    flights,
    go,
    refuse_any_flight,
    refuse_flight,
    refuse_road,
    roads_away,
    take_flight,
    within_states,
)


@word("ride")
class Ride(OnePlace):
    """Amtrak: any place at most so many state-steps away; neither roads nor no-fly zones matter."""

    def reachable(self, state: DictatorsState, play: Play, *values: Any) -> list[int]:
        return within_states(state, play.seat, values[0])


@word("helicopter")
class Helicopter(OnePlace):
    """Like a ride, but the whole way must avoid no-fly zones, and an Airport Strike stops it."""

    def reachable(self, state: DictatorsState, play: Play, *values: Any) -> list[int]:
        return within_states(state, play.seat, values[0], flying=True)

    def carry_out(self, state: DictatorsState, play: Play, *values: Any) -> None:
        take_flight(state, play.seat, play.targets[0], free=play.free)


@word("flight")
class Flight(OnePlace):
    """Sneaking Across: an international flight from here, without its cost."""

    def impossible(self, state: DictatorsState, play: Play, *values: Any) -> Reason | None:
        return refuse_any_flight(state, play.seat)

    def targets(self, state: DictatorsState, play: Play, *values: Any) -> list[Action]:
        return go(flights(state, play.seat))

    def refusal(self, state: DictatorsState, play: Play, action: Action, *values: Any) -> Reason | None:
        return refuse_flight(state, play.seat, action[1])

    def carry_out(self, state: DictatorsState, play: Play, *values: Any) -> None:
        take_flight(state, play.seat, play.targets[0], free=play.free)


@word("abroad")
class Abroad(OnePlace):
    """Stealth Fighter: any place outside the USA; nothing stops it."""

    def reachable(self, state: DictatorsState, play: Play, *values: Any) -> list[int]:
        pack = state.pack
        return [
            place
            for place, in_usa in enumerate(pack.in_usa)
            if not in_usa
            and place != state.places[play.seat]
            and (place != pack.trident or state.trident == TRIDENT_ON_BOARD)
        ]


@word("drive")
class Drive(OnePlace):
    """Road Trip: along 1 or 2 roads without roadblocks."""

    def reachable(self, state: DictatorsState, play: Play, *values: Any) -> list[int]:
        return drivable(state, state.places[play.seat], values[0])

    def targets(self, state: DictatorsState, play: Play, *values: Any) -> list[Action]:
        return go(roads_away(state, state.places[play.seat], values[0]))

    def refusal(self, state: DictatorsState, play: Play, action: Action, *values: Any) -> Reason | None:
        here = state.places[play.seat]
        if action[1] in drivable(state, here, values[0]):
            return None
        reason = refuse_road(state, here, action[1])
        return refuse("every-way-blocked", "2.3", place=action[1]) if reason and reason.key == "no-road" else reason


@word("ram")
class Ram(OnePlace):
    """Monster Truck: past a roadblock, which stays. FAQ-16: only along a road that has one."""

    def reachable(self, state: DictatorsState, play: Play, *values: Any) -> list[int]:
        return blocked_roads(state, state.places[play.seat])

    def impossible(self, state: DictatorsState, play: Play, *values: Any) -> Reason | None:
        return None if self.reachable(state, play) else refuse("no-roadblock-here", "FAQ-16")

    def targets(self, state: DictatorsState, play: Play, *values: Any) -> list[Action]:
        return go(roads_away(state, state.places[play.seat], 1))

    def refusal(self, state: DictatorsState, play: Play, action: Action, *values: Any) -> Reason | None:
        return None if action[1] in self.reachable(state, play) else refuse("no-roadblock-here", "FAQ-16")


@word("visit")
class Visit(Word):
    """Area 51 Access Pass: to the site from anywhere in the USA but Hawaii; already there, draw cards."""

    def impossible(self, state: DictatorsState, play: Play, site: int, cards: int) -> Reason | None:
        if state.places[play.seat] == state.pack.start:
            return refuse("not-from-hawaii", "3.1")
        return None

    def carry_out(self, state: DictatorsState, play: Play, site: int, cards: int) -> None:
        if state.places[play.seat] == site:
            state.then(Draw(play.seat, cards))
        else:
            state.then(Move(play.seat, site))


@word("standoff")
class Standoff(Word):
    """Mutually Assured Destruction: if an opponent who could discard does not, its player may move."""

    def impossible(self, state: DictatorsState, play: Play, steps: int) -> Reason | None:
        if any(state.hands[seat] for seat in state.clockwise(play.seat)):
            return None
        return refuse("nobody-has-cards", "FAQ-11")

    def carry_out(self, state: DictatorsState, play: Play, steps: int) -> None:
        asked = tuple(seat for seat in state.clockwise(play.seat) if state.hands[seat])
        state.then(*ask_standoff(play.seat, steps, asked, refused=False))


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
        return [*(("discard", card) for card in sorted(set(state.hands[self.seat]))), ("refuse",)]

    def perform(self, state: DictatorsState, action: Action) -> None:
        if action[0] == "refuse":
            state.say("refuses", "FAQ-11", seat=self.seat)
        else:
            state.throw_away(self.seat, action[1], "FAQ-11")
        refused = self.refused or action[0] == "refuse"
        waiting = tuple(seat for seat in self.waiting if state.hands[seat])
        state.then(*ask_standoff(self.author, self.steps, waiting, refused=refused))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author}


class StandoffMove(DictatorsDecision, frozen=True):
    """FAQ-11: somebody refused, so the player may move."""

    rule = "FAQ-11"
    steps: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [*go(within_states(state, self.seat, self.steps)), ("stay",)]

    def perform(self, state: DictatorsState, action: Action) -> None:
        if action[0] == "go":
            state.then(Move(self.seat, action[1]))
