"""Tables in memory, up to so many bytes. One that was let go is read again when somebody wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from brink.tables.live import Live
from brink.tables.rows import Row

# Bytes, measured with `tracemalloc` at tables that were read from a database, and held to the growth of a process: 150
# games of Volk with 256 moves each took 152 KB a table.
FACTS: Final = 5_000  # a table with its seats
STATE: Final = 4.5  # for each byte of a state as it is dumped
MOVE: Final = 520  # with its row
PIECE: Final = 8  # of an action, a chance result
LINE: Final = 450  # of the log
WEIGHED_EVERY: Final = 16  # versions: a state hardly grows with a move, and to weigh it is to write it down


class Lives:
    """The least recently used go first: those that nobody watches, and only then the others."""

    def __init__(self, most: int, watched: Callable[[str], bool]) -> None:
        self.most = most
        self.bytes = 0
        self._watched = watched
        self._kept: dict[str, _Kept] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, table: str) -> Live | None:
        kept = self._kept.get(table)
        return None if kept is None else kept.live

    def keep(self, live: Live) -> None:
        """Unless we have a newer one: this one was read before somebody here wrote."""
        held = self._kept.pop(live.facts.id, None)
        if held is not None and held.live.age > live.age:
            kept = held
        else:
            kept = _weighed(live, held)
        self.bytes += kept.weight - (held.weight if held is not None else 0)
        self._kept[live.facts.id] = kept
        while self.bytes > self.most and len(self._kept) > 1:
            self.forget(self._next_to_go())

    def forget(self, table: str) -> None:
        gone = self._kept.pop(table, None)
        self.bytes -= gone.weight if gone is not None else 0

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0

    def _next_to_go(self) -> str:
        """Never the one that was kept last: it is being used."""
        *others, _ = self._kept
        return next((table for table in others if not self._watched(table)), others[0])


class _Kept(msgspec.Struct, frozen=True):
    live: Live
    moves: int  # what they weigh
    lines: int
    state: int
    version: int  # at which the state was weighed

    @property
    def weight(self) -> int:
        return FACTS + self.moves + self.lines + self.state


def _weighed(live: Live, held: _Kept | None) -> _Kept:
    """Of a table that has gone on, the new moves alone are weighed, and now and then its state."""
    goes_on = held is not None and _goes_on(held.live.played, live.played)
    if held is not None and goes_on:
        moves = held.moves + _moves(live.played[len(held.live.played) :])
    else:
        moves = _moves(live.played)
    lines = LINE * len(live.tail.lines) if live.tail is not None else 0
    if held is not None and goes_on and held.state and live.facts.version - held.version < WEIGHED_EVERY:
        return _Kept(live, moves, lines, held.state, held.version)
    state = 0 if live.state is None else int(STATE * len(live.game.dump(live.state)))
    return _Kept(live, moves, lines, state, live.facts.version)


def _goes_on(before: tuple[Row, ...], after: tuple[Row, ...]) -> bool:
    """Only moves were added. An undo takes some away."""
    return not before or (len(before) <= len(after) and after[len(before) - 1] is before[-1])


def _moves(rows: Iterable[Row]) -> int:
    return sum(MOVE + PIECE * (len(row.move.action) + len(row.move.chance)) for row in rows)
