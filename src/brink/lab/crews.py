"""Who plays the games of an experiment: this process, several of this machine, or a cluster of Ray.

A crew is given places in the line of games and hands back batches in that order, whoever was ready first. A worker
that dies is replaced and what it was at is played again; a game that is handed back is handed back once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from types import ModuleType
from typing import Final, Literal, TypeAlias, TypeVar

from brink.engine import BrinkError
from brink.lab.experiment import Trial
from brink.lab.extras import needed
from brink.lab.pools import end
from brink.lab.rows import Batch, play_batch
from brink.lab.simulate import ignore_interrupts

On: TypeAlias = Literal["local", "processes", "ray"]
Crew: TypeAlias = Callable[["Line"], Iterator[Batch]]
T = TypeVar("T")

SPAN: Final = 1.0  # seconds that a batch should take: long enough to be worth sending, short enough to wait for
MOST: Final = 1024  # games in a batch
AHEAD: Final = 3  # batches for each worker that are under way or wait, so that none is idle
PATIENCE: Final = 3  # times that a batch may end its worker, until it is the batch that is to blame
STORE: Final = 256 << 20  # bytes of shared memory for a cluster that we start ourselves


class Line:
    """The places that are still to be played, handed out in batches; their size follows from how long games take."""

    def __init__(self, first: int, end: int) -> None:
        self._next, self._end = first, end
        self._size = 1
        self._stopped = False

    def take(self) -> tuple[int, int] | None:
        if self._stopped or self._next >= self._end:
            return None
        first, self._next = self._next, min(self._next + self._size, self._end)
        return first, self._next

    def learn(self, batch: Batch) -> None:
        games = batch.end - batch.first
        fitting = int(SPAN * games / max(batch.seconds, 1e-6))
        self._size = max(1, min(MOST, fitting, 4 * self._size))  # it grows by and by: the first games may mislead

    def stop(self) -> None:
        """What is under way is still handed back; nothing new is begun."""
        self._stopped = True


def crew_of(trial: Trial, on: On, jobs: int, address: str | None) -> Crew:
    if address is not None and on != "ray":
        raise BrinkError("an address is of a cluster: it goes with --on ray")
    if on == "ray":
        return _Ray(trial, jobs, address)
    return _Processes(trial, jobs) if on == "processes" else _Local(trial)


class _Local:
    """One game after the other, here."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial

    def __call__(self, line: Line) -> Iterator[Batch]:
        self._trial.lend_packs()
        while (place := line.take()) is not None:
            batch = play_batch(self._trial, *place)
            line.learn(batch)
            yield batch


class _Processes:
    """Processes of this machine."""

    def __init__(self, trial: Trial, jobs: int) -> None:
        self._trial, self._jobs = trial, jobs

    def __call__(self, line: Line) -> Iterator[Batch]:
        waiting: deque[tuple[tuple[int, int], Future[Batch] | None]] = deque()
        pool, deaths = self._pool(), 0
        try:
            while True:
                try:
                    _fill(waiting, line, self._jobs, partial(_submit, pool))
                    if not waiting:
                        return
                    future = waiting[0][1]
                    assert future is not None
                    batch = future.result()
                except BrokenProcessPool:
                    deaths += 1
                    if deaths == PATIENCE:
                        raise _to_blame(waiting[0][0]) from None
                    pool.shutdown(cancel_futures=True)
                    pool = self._pool()
                    waiting = deque((place, future if _done(future) else None) for place, future in waiting)
                    continue
                waiting.popleft()
                deaths = 0
                line.learn(batch)
                yield batch
        finally:
            end(pool)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._jobs, get_context("spawn"), _enter, (self._trial,))


class _Ray:
    """Workers of Ray: of a cluster that is there, or of one that is started here and ends with us."""

    def __init__(self, trial: Trial, jobs: int, address: str | None) -> None:
        self._trial, self._jobs, self._address = trial, jobs, address

    def __call__(self, line: Line) -> Iterator[Batch]:
        ray = needed("ray")
        self._connect(ray)
        try:
            jobs = self._jobs if self._address is None else int(ray.cluster_resources().get("CPU", self._jobs))
            trial = ray.put(self._trial)
            task = ray.remote(max_retries=PATIENCE)(_play_lent)
            waiting: deque[tuple[tuple[int, int], object]] = deque()
            while True:
                _fill(waiting, line, jobs, lambda place: task.remote(trial, *place))
                if not waiting:
                    return
                place, handle = waiting[0]
                try:
                    batch: Batch = ray.get(handle)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
                    raise _to_blame(place) from None
                waiting.popleft()
                line.learn(batch)
                yield batch
        except ray.exceptions.RayError as error:
            raise BrinkError(f"Ray: {str(error).strip().splitlines()[-1]}") from None
        finally:
            ray.shutdown()

    def _connect(self, ray: ModuleType) -> None:
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if self._address is None:
                ray.init(
                    address="local", num_cpus=self._jobs, object_store_memory=STORE, include_dashboard=False, **quiet
                )
            else:
                ray.init(address=self._address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, ImportError, TimeoutError) as error:
            where = self._address or "a cluster of our own"
            raise BrinkError(f"Ray does not answer at {where}: {str(error).strip().splitlines()[0]}") from None


def _fill(
    waiting: deque[tuple[tuple[int, int], T | None]], line: Line, jobs: int, submit: Callable[[tuple[int, int]], T]
) -> None:
    """What has lost its worker goes first, in its old place; then what comes next."""
    for number, (place, handle) in enumerate(waiting):
        if handle is None:
            waiting[number] = place, submit(place)
    while len(waiting) < AHEAD * jobs and (following := line.take()) is not None:
        waiting.append((following, None))
        waiting[-1] = following, submit(following)


def _to_blame(place: tuple[int, int]) -> BrinkError:
    first, end = place
    return BrinkError(
        f"workers died {PATIENCE} times at the games in places {first} to {end - 1} of this run; "
        "the rows of all games before them are kept"
    )


def _submit(pool: ProcessPoolExecutor, place: tuple[int, int]) -> Future[Batch]:
    return pool.submit(_play, *place)


def _done(future: Future[Batch] | None) -> bool:
    return future is not None and future.done() and not future.cancelled() and future.exception() is None


_trial: Trial | None = None  # of a worker process


def _enter(trial: Trial) -> None:
    global _trial
    ignore_interrupts()
    trial.lend_packs()
    _trial = trial


def _play(first: int, end: int) -> Batch:
    assert _trial is not None
    return play_batch(_trial, first, end)


def _play_lent(trial: Trial, first: int, end: int) -> Batch:
    """A worker of Ray may be anybody's: each time it is told what is played, and keeps the packs."""
    trial.lend_packs()
    return play_batch(trial, first, end)
