"""The log: typed entries with a key, arguments, and who may read them.

An audience is a bit mask over seats. Bit `SPECTATOR` stands for everybody who has no seat.
"""

from __future__ import annotations

from typing import Final

import msgspec

from brink.engine.reasons import Arg

SPECTATOR: Final = 30
EVERYBODY: Final = -1


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
