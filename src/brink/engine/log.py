"""The log: typed entries with a key, arguments, and who may read them.

An audience is a bit mask over seats. Bit `SPECTATOR` stands for everybody who has no seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from brink.engine.reasons import Arg

SPECTATOR: Final = 30
EVERYBODY: Final = -1
Mark: TypeAlias = Literal["turn", "round", "part", "decade"]


def only(*seats: int) -> int:
    """The audience of just these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def all_but(*seats: int) -> int:
    """The audience of everybody else, spectators included."""
    return ~only(*seats)


class Entry(msgspec.Struct, frozen=True):
    """One line of the log, in no language yet."""

    key: str
    args: dict[str, Arg] = {}
    rule: str = ""
    audience: int = EVERYBODY

    def visible_to(self, seat: int | None) -> bool:
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)


class Die(msgspec.Struct, frozen=True):
    """A line that tells what its `seat` rolled: by name the arguments that say what fell, what was added to it and what
    was needed. `sides`: by the rule that the line cites; "" for all others. `best`: what was needed for more than that.
    """

    shown: str
    needed: str
    sides: Mapping[str, int]
    bonus: str = ""
    best: str = ""


class Loss(msgspec.Struct, frozen=True):
    """What a line tells that a seat (None: it does not say which) lost, by kind. `name`: the message that names it,
    where it is one thing.
    """

    seat: int | None
    counts: Mapping[str, int]
    name: str = ""


class Roll(msgspec.Struct, frozen=True):
    """What fell, of how many sides, and the least that would do. `best`: the least that would do more, if any."""

    seat: int
    shown: int
    sides: int
    needed: int
    best: int = 0

    @classmethod
    def told(cls, die: Die, args: Mapping[str, Arg], rule: str) -> Roll | None:
        numbers = [args.get(name, 0) for name in ("seat", die.shown, die.needed, die.bonus, die.best)]
        seat, shown, needed, bonus, best = (number if isinstance(number, int) else 0 for number in numbers)
        sides = die.sides.get(rule) or die.sides.get("", 0)
        return cls(seat, shown, sides, needed - bonus, best) if sides and shown else None
