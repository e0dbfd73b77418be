"""An experiment is run: from where it was, to where it was asked to go, with rows that are safe meanwhile."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from types import FrameType
from typing import Final

import msgspec

from brink.engine import BrinkError
from brink.lab.comparing import paired_interval
from brink.lab.crews import Crew, Line
from brink.lab.experiment import GAMES, Experiment, Trial
from brink.lab.extras import Table, arrow, needed
from brink.lab.rows import Batch
from brink.lab.statistics import wilson
from brink.lab.store import Run

EACH: Final = 100  # numbers of games after which it is asked whether the interval is narrow enough
ENDLESS: Final = 10_000_000  # games of an experiment that names no most
PAUSE: Final = 5.0  # seconds after which rows are written; in a long run a hundredth of its time


class Progress(msgspec.Struct, frozen=True):
    played: int
    of: int
    seconds_left: float | None


class Stopped(BrinkError):
    """Somebody stopped the run."""


def run_on(run: Run, experiment: Experiment, trial: Trial, crew: Crew, tell: Callable[[Progress], None]) -> None:
    """Play what is missing. A run that is stopped (Ctrl-C, SIGTERM) keeps all that was played."""
    with run.writing():
        goal = Goal(experiment, trial, run)
        clock = _Clock(run.played)
        if not goal.reached:
            line = Line(run.played, goal.most)
            with _stoppable(line) as stopped:
                for batch in _buffered(crew(line), run, goal):
                    tell(clock.progress(batch.end, goal.expected))
                    if goal.reached:
                        line.stop()
            if stopped() and not goal.reached:
                raise Stopped(f"stopped after {run.played} games; the same command goes on from there")
        run.put_together()
        tell(Progress(run.played, run.played, 0.0))


def _buffered(batches: Iterator[Batch], run: Run, goal: Goal) -> Iterator[Batch]:
    """Each batch as it comes; now and then what has come is written, and in any case at the end."""
    waiting: list[Batch] = []
    began = written = monotonic()
    try:
        for batch in batches:
            if goal.reached:
                continue  # under way when the end was found
            kept = goal.take(batch)
            waiting.append(kept)
            now = monotonic()
            if now - written > max(PAUSE, (now - began) / 100):
                run.add(_joined(waiting))
                waiting, written = [], monotonic()
            yield kept
    finally:
        if waiting:
            run.add(_joined(waiting))


def _joined(batches: list[Batch]) -> Batch:
    first, last = batches[0], batches[-1]
    tables = {kind: arrow().concat_tables([batch.tables[kind] for batch in batches]) for kind in first.tables}
    return Batch(first.first, last.end, tables, 0.0)


class Goal:
    """When the run is over: after so many games, or as soon as the intervals are narrow enough.

    The intervals are those of each seat's win rate; where arms are compared, those of the differences to the first arm.
    They are looked at after every hundredth number, so the end is the same whoever plays the games.
    """

    def __init__(self, experiment: Experiment, trial: Trial, run: Run) -> None:
        self._arms, self._width = len(trial.arms), experiment.until
        self.most = (experiment.games or ENDLESS) * self._arms
        self._intervals = Intervals(self._arms, trial.players)
        self._played = 0
        self._end: int | None = None
        if self._width is None:
            self._played = run.played
        else:
            self._look(run.rows(GAMES, ["winners"]))

    @property
    def reached(self) -> bool:
        return self._end is not None or self._played >= self.most

    @property
    def expected(self) -> int:
        """Games in all, as far as one can say: an interval narrows with the root of the number of games."""
        if self._end is not None:
            return self._end
        if self._width is None or not self._intervals.games:
            return self.most
        needed = self._intervals.games * (self._intervals.widest() / self._width) ** 2
        return max(self._played, min(self.most, EACH * ceil(needed / EACH) * self._arms))

    def take(self, batch: Batch) -> Batch:
        """What of this batch is wanted."""
        if self._width is None:
            self._played = batch.end
            return batch
        self._look(batch.tables[GAMES])
        return batch if self._end is None else _cut(batch, self._end, self._arms)

    def _look(self, games: Table) -> None:
        for winners in games["winners"].to_pylist():
            if self._end is not None:
                return
            self._intervals.add(winners)
            self._played += 1
            if self._played % (EACH * self._arms) == 0 and self._intervals.widest() < (self._width or 0):
                self._end = self._played


class Intervals:
    """Of win rates, or of their differences in pairs of games with one seed."""

    def __init__(self, arms: int, players: int) -> None:
        self._arms, self._players = arms, players
        self._wins = [0] * players
        self._apart = [[0, 0] for _ in range((arms - 1) * players)]  # won by the other arm alone, by the first alone
        self._pair: list[list[int]] = []
        self.games = 0

    def add(self, winners: list[int]) -> None:
        self._pair.append(winners)
        if len(self._pair) < self._arms:
            return
        first, *others = self._pair
        self._pair = []
        self.games += 1
        for seat in range(self._players):
            self._wins[seat] += seat in first
            for number, other in enumerate(others):
                apart = self._apart[number * self._players + seat]
                apart[0] += seat in other and seat not in first
                apart[1] += seat in first and seat not in other

    def widest(self) -> float:
        if self._arms > 1:
            return max(high - low for low, high in (paired_interval(g - o, g + o, self.games) for g, o in self._apart))
        return max(high - low for low, high in (wilson(wins, self.games) for wins in self._wins))


def _cut(batch: Batch, end: int, arms: int) -> Batch:
    """Without the games from this place on."""
    compute = needed("pyarrow.compute")
    tables = {kind: table.filter(compute.less(table["game"], end // arms)) for kind, table in batch.tables.items()}
    return Batch(batch.first, end, tables, batch.seconds)


class _Clock:
    def __init__(self, played: int) -> None:
        self._began, self._played = monotonic(), played

    def progress(self, played: int, of: int) -> Progress:
        here = played - self._played
        left = (monotonic() - self._began) * (of - played) / here if here else None
        return Progress(played, of, None if left is None else round(max(0.0, left), 1))


@contextmanager
def _stoppable(line: Line) -> Iterator[Callable[[], bool]]:
    """The first Ctrl-C (or SIGTERM) begins nothing new and waits for what is under way, the second for nothing."""
    asked = False

    def ask(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            raise KeyboardInterrupt
        asked = True
        line.stop()

    before = {number: signal.signal(number, ask) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
