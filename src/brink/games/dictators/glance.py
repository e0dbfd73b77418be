"""A table in a world that a bot imagined: the fields of a `View` that a judgement asks for, read when it asks.

Nothing is hidden in it: a seat's judgement asks for no secrets but its own.
"""

from __future__ import annotations

from itertools import compress

from brink.games.dictators.state import NONE, DictatorsState

NOTHING_STORED = -2


class PlayerGlance:
    """One player, as in a `PlayerView`."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: DictatorsState, seat: int) -> None:
        self._state = state
        self._seat = seat

    @property
    def dictator(self) -> int:
        return self._state.dictators[self._seat]

    @property
    def place(self) -> int:
        return self._state.places[self._seat]

    @property
    def skips(self) -> int:
        return self._state.skips[self._seat]

    @property
    def hand(self) -> list[int]:
        return self._state.hands[self._seat].cards

    @property
    def facilities(self) -> list[int]:
        return self._state.facilities[self._seat]

    @property
    def facility_zones(self) -> list[int]:
        zones = self._state.pack.nuclear_zone
        return [zones[place] for place in self._state.facilities[self._seat]]

    @property
    def disarmed(self) -> list[int]:
        return self._state.disarmed[self._seat]

    @property
    def counts(self) -> int:
        return self._state.disarmed_count(self._seat)

    @property
    def tokens(self) -> list[int]:
        return self._state.tokens[self._seat]

    @property
    def bunker(self) -> list[int]:
        return self._state.bunker[self._seat].cards

    @property
    def front(self) -> list[int]:
        return self._state.front[self._seat]

    @property
    def father(self) -> int:
        return self._state.fathers[self._seat]

    @property
    def stored(self) -> int:
        stored = self._state.stored[self._seat]
        return NOTHING_STORED if stored == NONE else stored

    @property
    def controlled_by(self) -> int:
        return self._state.control[self._seat]

    @property
    def hand_limit(self) -> int:
        return self._state.hand_limit(self._seat)


class Glance:
    """The table, as in a `View`."""

    __slots__ = ("_state", "players", "seat")

    def __init__(self, state: DictatorsState, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.players = [PlayerGlance(state, other) for other in range(state.players)]

    @property
    def active(self) -> int:
        return self._state.active

    @property
    def actions_left(self) -> int:
        return self._state.actions_left()

    @property
    def free(self) -> list[int]:
        return self._state.free

    @property
    def whole_turn(self) -> bool:
        return self._state.whole_turn

    @property
    def deck(self) -> int:
        return len(self._state.deck)

    @property
    def discard(self) -> list[int]:
        return self._state.discard

    @property
    def president_discard(self) -> list[int]:
        return self._state.president_discard

    @property
    def blocked(self) -> list[int]:
        blocked = self._state.blocked
        return list(compress(range(len(blocked)), blocked))

    @property
    def no_fly(self) -> list[int]:
        no_fly = self._state.no_fly
        return list(compress(range(len(no_fly)), no_fly))

    @property
    def defcon(self) -> int:
        return self._state.defcon

    @property
    def bonus(self) -> int:
        return self._state.bonus
