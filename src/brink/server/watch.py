"""What the server notices of itself: how long requests and commands take, what fails, whom limits refuse.

It is for whoever runs the server (`metrics`, `admin`). Nothing of what people play is in it: of an error its kind and
place, of a command its name and the title that is played. The log has the rest.
"""

from __future__ import annotations

import heapq
import itertools
import logging
import os
import resource
import sys
import time
import traceback
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from brink.server import requests
from brink.tables.measuring import Parts, begin_parts, end_parts

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
RECENT: Final = 50  # errors that are remembered
SLOWEST: Final = 20  # commands, of each slot and altogether
SLOT: Final = 300.0  # seconds
HOUR: Final = 3600.0


class Noted(msgspec.Struct, frozen=True, kw_only=True):
    """An error. The log has all of it, under its request."""

    at: float
    logger: str
    message: str  # without what was put into it
    kind: str  # of the exception, and where it arose
    request: str


class Slow(msgspec.Struct, frozen=True, kw_only=True):
    """A command that took long, in milliseconds."""

    at: float
    command: str
    game: str
    ms: float
    parts: dict[str, float]  # what of it was spent where; the rest is rules and words
    request: str


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @property
    def count(self) -> int:
        return sum(self.counts)


class Slowest:
    """The slowest commands of the last hour, in a bounded memory: the slowest of each five minutes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._slots: deque[tuple[float, list[tuple[float, int, Slow]]]] = deque()
        self._numbers = itertools.count()

    def is_slow(self, ms: float) -> bool:
        """Is it among the slowest of these five minutes?"""
        if not self._slots or self._clock() - self._slots[-1][0] >= SLOT:
            return True
        slot = self._slots[-1][1]
        return len(slot) < SLOWEST or ms > slot[0][0]

    def add(self, slow: Slow) -> None:
        now = self._clock()
        if not self._slots or now - self._slots[-1][0] >= SLOT:
            self._slots.append((now, []))
            self._forget(now)
        slot = self._slots[-1][1]
        entry = (slow.ms, next(self._numbers), slow)
        if len(slot) < SLOWEST:
            heapq.heappush(slot, entry)
        elif slow.ms > slot[0][0]:
            heapq.heapreplace(slot, entry)

    def _forget(self, now: float) -> None:
        while self._slots and now - self._slots[0][0] > HOUR:
            self._slots.popleft()

    def all(self) -> list[Slow]:
        self._forget(self._clock())
        return [slow for _, _, slow in heapq.nlargest(SLOWEST, (one for _, slot in self._slots for one in slot))]


class Errors(logging.Handler):
    """The newest errors, and how many there were."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.recent: deque[Noted] = deque(maxlen=RECENT)

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1
        noted = Noted(
            at=record.created,
            logger=record.name,
            message=str(record.msg)[:200],
            kind=_kind(record.exc_info[1]) if record.exc_info else "",
            request=requests.current(),
        )
        self.recent.append(noted)


def _kind(error: BaseException | None) -> str:
    if error is None:
        return ""
    at = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-1:]]
    return " ".join([type(error).__name__, *at])


class Watch:
    """One for each server."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self.started = clock()
        self.requests: dict[int, Histogram] = {}  # by status
        self.commands: dict[str, Histogram] = {}  # by name
        self.refused: Counter[str] = Counter()  # by limit
        self.errors = Errors()
        self.slowest = Slowest(clock)

    def request(self, status: int, seconds: float) -> None:
        self.requests.setdefault(status, Histogram()).add(seconds)

    def command(self, name: str, game: str) -> _Command:
        """A command at a table is carried out in this block."""
        return _Command(self, name, game)

    def carried_out(self, name: str, game: str, seconds: float, spent: Parts) -> None:
        known = self.commands.get(name)
        if known is None:
            known = self.commands[name] = Histogram()
        known.add(seconds)
        if not self.slowest.is_slow(_ms(seconds)):
            return
        self.slowest.add(
            Slow(
                at=self._clock(),
                command=name,
                game=game,
                ms=_ms(seconds),
                parts={part: _ms(took) for part, took in sorted(spent.items())},
                request=requests.current(),
            )
        )


class _Command:
    """No generator: it would cost thrice as much."""

    __slots__ = ("_before", "_began", "_game", "_name", "_spent", "_watch")

    def __init__(self, watch: Watch, name: str, game: str) -> None:
        self._watch = watch
        self._name = name
        self._game = game

    def __enter__(self) -> None:
        self._began = time.perf_counter()
        self._spent, self._before = begin_parts()

    def __exit__(self, *_: object) -> None:
        end_parts(self._before)
        self._watch.carried_out(self._name, self._game, time.perf_counter() - self._began, self._spent)


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def memory() -> int:
    """Bytes that this process has in memory."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:  # no Linux: the most there ever was
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")
