"""Which versions of a table are the moves that count, without looking at every move: a game may be long."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate

from brink.tables.rows import Crossing, Row


class Course:
    """The moves that count, as stretches of versions, and where newer rules came into force."""

    def __init__(self, last: int, marks: Iterable[Row]) -> None:
        """`marks`: the rows that are no moves, undos and changes of rules. `last`: the newest version."""
        stretches: list[range] = []
        self.crossings: list[Crossing] = []
        begun = 1
        for row in marks:
            stretches.append(range(begun, row.version))
            begun = row.version + 1
            if row.by == "undo":
                stretches = list(_first(stretches, row.number))
            else:
                self.crossings.append(Crossing(sum(map(len, stretches)), row.version, row.number))
        stretches.append(range(begun, last + 1))
        self.stretches = [stretch for stretch in stretches if stretch]
        self._starts = list(accumulate(map(len, self.stretches), initial=0))

    def __len__(self) -> int:
        return self._starts[-1]

    def version(self, number: int) -> int:
        """Of the move of this number; 0 for the set-up."""
        if number == 0:
            return 0
        at = bisect_right(self._starts, number - 1) - 1
        return self.stretches[at][number - 1 - self._starts[at]]

    def number(self, version: int) -> int | None:
        """Of the move at this version; 0 for the set-up, None if it does not count."""
        if version == 0:
            return 0
        at = bisect_right(self.stretches, version, key=lambda stretch: stretch.start) - 1
        if at < 0 or version not in self.stretches[at]:
            return None
        return self._starts[at] + version - self.stretches[at].start + 1

    def up_to(self, number: int) -> list[range]:
        """The versions of the first moves."""
        return list(_first(self.stretches, number))


def _first(stretches: Iterable[range], count: int) -> Iterator[range]:
    for stretch in stretches:
        if count <= 0:
            return
        yield stretch[:count]
        count -= len(stretch)
