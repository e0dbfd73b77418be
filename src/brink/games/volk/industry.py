"""A province's economy as its factories and lines stand, found out once for all boards on which they stand like that.

Bots look at thousands of boards to choose one move, and these differ in a piece or two: most provinces look as they did
before. So what a province has, and what a piece more or less would make of it, is remembered by what stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from brink.games.volk.verbs import Point

ARRANGEMENTS: Final = 1 << 11  # of a province that are remembered; a look ahead meets some hundreds
Reader: TypeAlias = Callable[[Sequence[int]], tuple[int, ...]]
V = TypeVar("V")


class found_once(Generic[V]):  # noqa: N801 (it stands where `cached_property` would)
    """`cached_property` without the lock that it has before Python 3.12: that costs more than most of what is found."""

    def __init__(self, find: Callable[[Any], V]) -> None:
        self._find = find
        self._name = find.__name__

    def __get__(self, asked: object, owner: type) -> V:
        found = self._find(asked)
        vars(asked)[self._name] = found
        return found


class Remembered(Generic[V]):
    """Answers by question. When they are too many, all are forgotten: what is asked often comes back at once."""

    __slots__ = ("answers", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.answers: dict[Hashable, V] = {}

    def keep(self, question: Hashable, answer: V) -> V:
        if len(self.answers) >= self.most:
            self.answers.clear()
        self.answers[question] = answer
        return answer


class Industry:
    """One province in one arrangement."""

    __slots__ = ("economy", "export", "less", "more")

    def __init__(self, economy: int, export: int) -> None:
        self.economy = economy
        self.export = export
        # Economy and export with a piece more or less, by piece; whoever needs them writes them down.
        self.more: dict[Hashable, tuple[int, int]] = {}
        self.less: dict[Hashable, tuple[int, int]] = {}


class OneSide:
    """Reads what belongs to one state off the board, and knows what it had where all of it stood so."""

    __slots__ = ("buildable", "cities", "lines", "met", "provinces", "sites")

    def __init__(
        self, cities: Sequence[int], sites: Sequence[int], lines: Sequence[int], provinces: Sequence[int]
    ) -> None:
        self.cities = _reader(cities)
        self.sites = _reader(sites)
        self.lines = _reader(lines)
        self.provinces = _reader(provinces)
        self.met: Remembered[Mapping[int, Industry]] = Remembered(ARRANGEMENTS)
        self.buildable: Remembered[Sequence[Point]] = Remembered(ARRANGEMENTS)


class Neighbourhood:
    """All that the economy of a province depends on (§1.6), and the arrangements that were met."""

    __slots__ = ("choices", "lines", "met", "sites")

    def __init__(self, sites: Sequence[int], lines: Sequence[int], externals: Sequence[int]) -> None:
        """`sites`: its own and those at the other ends of their lines; `externals`: numbers of factories abroad that
        may count for it.
        """
        self.sites = _reader(sites)
        self.lines = _reader(lines)
        self.choices = _reader(externals)
        self.met: Remembered[Industry] = Remembered(ARRANGEMENTS)


def _reader(places: Sequence[int]) -> Reader:
    """Reads these places of a list, as something that can be looked up."""
    return itemgetter(*places) if len(places) > 1 else partial(_read, places)


def _read(places: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    return tuple([values[place] for place in places])
