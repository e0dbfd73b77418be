"""§9 and §2.2-2.4: moving over the map: by road, by international flight, by states; roadblocks and no-fly zones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.playing_cards import Cancellable, Reaction, unless_one_may, was_announced
from brink.games.dictators.state import (
    ALL_OPEN,
    THIRD_RULES,
    TRIDENT_ON_BOARD,
    Blow,
    DictatorsAutomatic,
    DictatorsState,
)

# -- where one can get -----------------------------------------------------------------------------------------------


def refuse_road(state: DictatorsState, place: int, there: int) -> Reason | None:
    """§2.3: a roadblock stops everybody who has no card against it."""
    road = state.pack.road.get((place, there))
    if road is None:
        return refuse("no-road", "2.3", place_from=place, place_to=there)
    if state.blocked[road]:
        return refuse("road-blocked", "2.3", place_from=place, place_to=there)
    return None


def drivable(state: DictatorsState, place: int, roads: int, *, past_blocks: bool = False) -> list[int]:
    """Places to be reached along up to so many roads in succession, none of them blocked (unless that is ignored)."""
    roads_from, blocked = state.pack.roads_from, state.blocked
    found = edge = [there for there, road in roads_from[place] if past_blocks or not blocked[road]]
    for _ in range(roads - 1):
        onward = [
            there
            for here in edge
            for there, road in roads_from[here]
            if there != place and there not in found and (past_blocks or not blocked[road])
        ]
        edge = list(dict.fromkeys(onward))
        found = found + edge
    return found


def roads_away(state: DictatorsState, place: int, roads: int) -> list[int]:
    """Places that lie so near, blocked or not: what a player might try."""
    return drivable(state, place, roads, past_blocks=True)


def blocked_roads(state: DictatorsState, place: int) -> list[int]:
    """Where roads with a roadblock lead from here."""
    return [there for there, road in state.pack.roads_from[place] if state.blocked[road]]


def refuse_flight(state: DictatorsState, seat: int, there: int) -> Reason | None:
    """§2.4: along a dotted line, not through a no-fly zone; to the Trident only while it is there."""
    if state.under(seat, "no-flights"):
        return refuse("father-forbids-flight", "4", card_father=state.fathers[seat])
    for place, zones, to_trident in state.pack.flights_from[state.places[seat]]:
        if place == there:
            if to_trident and state.trident != TRIDENT_ON_BOARD:
                return refuse("trident-not-there", "6")
            if state.abilities[seat] != "free-flights":
                for zone in zones:
                    if state.no_fly[zone]:
                        return refuse("no-fly-zone", "2.4", timezone=zone)
            return None
    return refuse("no-flight", "2.4", place_from=state.places[seat], place_to=there)


def flights(state: DictatorsState, seat: int) -> list[int]:
    """Where dotted lines lead from here."""
    return [place for place, _, _ in state.pack.flights_from[state.places[seat]]]


def open_flights(state: DictatorsState, seat: int) -> list[int]:
    """Those that `refuse_flight` does not refuse, found in one look."""
    return [] if state.under(seat, "no-flights") else open_lines(state, seat)


def open_lines(state: DictatorsState, seat: int) -> list[int]:
    """Where dotted lines lead that are open, whatever a founding father says."""
    lines = state.pack.flights_from[state.places[seat]]
    if not lines:
        return []
    closed, surfaced = state.closed_zones(seat), state.trident == TRIDENT_ON_BOARD
    return [place for place, zones, trident in lines if (surfaced or not trident) and closed.isdisjoint(zones)]


def refuse_any_flight(state: DictatorsState, seat: int) -> Reason | None:
    """FAQ-12: there must be a dotted line here, and one must be open."""
    reason = refuse("no-flight-here", "FAQ-12", place=state.places[seat])
    return unless_one_may((refuse_flight(state, seat, there) for there in flights(state, seat)), reason)


def within_states(state: DictatorsState, seat: int, steps: int, *, flying: bool = False) -> list[int]:
    """R11: all places in states at most so many state-steps away, the start left out.

    R13: a helicopter's whole chain of states must avoid no-fly zones.
    """
    here = state.places[seat]
    return [place for place in _in_reach(state, seat, steps, flying=flying) if place != here]


def any_within_states(state: DictatorsState, seat: int, steps: int, *, flying: bool = False) -> bool:
    """Whether there is a place `within_states`."""
    near = _in_reach(state, seat, steps, flying=flying)
    return len(near) > 1 or (bool(near) and near[0] != state.places[seat])


def _in_reach(state: DictatorsState, seat: int, steps: int, *, flying: bool) -> list[int]:
    return _near(state.pack, state.state_of(seat), steps, state.closed_zones(seat) if flying else ALL_OPEN)


@lru_cache(maxsize=4096)
def _near(pack: DictatorsPack, start: int, steps: int, closed: frozenset[int]) -> list[int]:
    """All places of the USA at most so many state-steps away from a state, never through a zone that is closed."""
    states = [there for there, far in enumerate(pack.distances(start, closed)) if far <= steps]
    return [place for there in states for place in pack.places_in[there] if pack.in_usa[place]]


def next_door(state: DictatorsState, place: int) -> list[int]:
    """All places of adjacent states."""
    pack = state.pack
    return [there for other in pack.next_states[pack.state_of[place]] for there in pack.places_in[other]]


def go(state: DictatorsState, places: Iterable[int]) -> list[Action]:
    actions = state.pack.go_actions
    return [actions[place] for place in places]


# -- moving ----------------------------------------------------------------------------------------------------------


class Journey(Cancellable, frozen=True, kw_only=True):
    """A window on a move that was announced; everybody knows where it leads."""

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author, "place": destination(state)}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat_by": self.author, "place": destination(state)}


class TravelAnnounced(Journey, frozen=True, kw_only=True):
    """Travel was paid for a road move, before moving."""

    name = "travel-announced"


class FlightAnnounced(Journey, frozen=True, kw_only=True):
    """A flight was paid or granted, or Helicopter announced, before moving."""

    name = "flight-announced"


class Moved(Reaction, frozen=True, kw_only=True):
    """A player has moved his or her own meeple."""

    name = "moved"

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author, **self._where(state)}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat_by": self.author, **self._where(state)}

    def _where(self, state: DictatorsState) -> dict[str, Arg]:
        """Another answer may have blown the meeple on."""
        place, now = arrival(state, self.author), state.places[self.author]
        return {"place": place, "place_now": now, "blown": int(now != place)}


class Move(DictatorsAutomatic, frozen=True):
    """A player's own move. It can be answered once it is done."""

    rule = "2.2"
    seat: int
    place: int
    clears: int = -1  # a roadblock that is removed on the way

    def run(self, state: DictatorsState) -> None:
        if self.clears >= 0:
            state.blocked[self.clears] = 0
            a, b = state.pack.road_ends[self.clears]
            state.say("roadblock-removed", "2.3", place_a=a, place_b=b)
        start = state.places[self.seat]
        state.put_meeple(self.seat, self.place)
        state.say("moved", "2.2", seat=self.seat, place_from=start, place_to=self.place)
        if state.rules >= THIRD_RULES:
            state.then(Arrived(self.seat, self.place))
        state.then(Moved(author=self.seat))


class Arrived(DictatorsAutomatic, frozen=True):
    """R56: where a move led, for as long as it may be answered: until then a Tornado Season may blow the meeple on."""

    rule = "R56"
    seat: int
    place: int

    def run(self, state: DictatorsState) -> None:
        """Nobody answers any more."""


def arrival(state: DictatorsState, seat: int) -> int:
    """Where the move of this seat led that is answered; by earlier rules, where the meeple stands now."""
    moves = (step for step in reversed(state.agenda) if isinstance(step, Arrived) and step.seat == seat)
    return next((move.place for move in moves), state.places[seat])


class MoveUnlessStopped(DictatorsAutomatic, frozen=True):
    """The announced move happens, or was stopped; R3: travel and actions stay spent."""

    rule = "R3"
    seat: int
    place: int

    def run(self, state: DictatorsState) -> None:
        if state.cancelled.pop():
            state.say("move-stopped", "R3", seat=self.seat)
        else:
            Move(self.seat, self.place).run(state)


def destination(state: DictatorsState) -> int:
    """Where the move leads that was announced last."""
    return next(step.place for step in reversed(state.agenda) if isinstance(step, MoveUnlessStopped))


def travel_by_road(state: DictatorsState, seat: int, place: int) -> None:
    """Announce a road move for which travel was spent."""
    state.say("sets-out", "2.3", seat=seat, place=place)
    state.cancelled.append(0)
    state.then(TravelAnnounced(author=seat), MoveUnlessStopped(seat, place))


def take_flight(state: DictatorsState, seat: int, place: int) -> None:
    """Announce a flight."""
    state.say("takes-off", "2.4", seat=seat, place=place)
    fly_unless_stopped(state, seat, place)


def fly_unless_stopped(state: DictatorsState, seat: int, place: int, *, free: bool = False) -> None:
    """A flight that everybody has read of; one granted by a card that cannot be countered happens at once."""
    if free:
        state.then(Move(seat, place))
        return
    state.cancelled.append(0)
    state.then(FlightAnnounced(author=seat), MoveUnlessStopped(seat, place))


class Carried(Blow, frozen=True):
    """A meeple is moved by somebody else or by an event; that cannot be answered as a move."""

    rule = "11.2"
    seat: int
    place: int

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"what": "deport", "place": self.place}

    def run(self, state: DictatorsState) -> None:
        state.put_meeple(self.seat, self.place)
        if not was_announced(state, "deport", "whirl"):
            state.say("carried", "11.2", seat=self.seat, place=self.place)


# -- tokens on the map -----------------------------------------------------------------------------------------------


def refuse_block(state: DictatorsState, road: int) -> Reason | None:
    """§2.3: at most one roadblock a road; R27: the supply is 30."""
    if state.blocked[road]:
        a, b = state.pack.road_ends[road]
        return refuse("blocked-already", "2.3", place_a=a, place_b=b)
    if not state.roadblocks_left():
        return refuse("no-roadblocks-left", "R27")
    return None


def block(state: DictatorsState, seat: int, road: int) -> None:
    state.blocked[road] = 1
    tell_blocked(state, seat, road)


def tell_blocked(state: DictatorsState, seat: int, road: int) -> None:
    a, b = state.pack.road_ends[road]
    state.say("roadblock-placed", "2.3", seat=seat, place_a=a, place_b=b)


def unblock(state: DictatorsState, seat: int, road: int) -> None:
    state.blocked[road] = 0
    tell_cleared(state, seat, road)


def tell_cleared(state: DictatorsState, seat: int, road: int) -> None:
    a, b = state.pack.road_ends[road]
    state.say("roadblock-taken", "2.3", seat=seat, place_a=a, place_b=b)


def close_zone(state: DictatorsState, seat: int, zone: int) -> None:
    state.no_fly[zone] = 1
    state.say("zone-closed-by", "2.4", seat=seat, timezone=zone)


def open_zone(state: DictatorsState, seat: int, zone: int) -> None:
    state.no_fly[zone] = 0
    state.say("zone-opened-by", "2.4", seat=seat, timezone=zone)


class Skips(Blow, frozen=True):
    """§10: skipped turns add up."""

    rule = "10"
    seat: int

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"what": "skip"}

    def run(self, state: DictatorsState) -> None:
        state.skips[self.seat] += 1
        state.say("must-skip", "10", seat=self.seat, count=state.skips[self.seat])
