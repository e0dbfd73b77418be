"""What takes long is done in other processes (see `thinking`), never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar, TypeVarTuple

import msgspec

from brink.bots.analysis import Found, Option
from brink.engine import Action, BrinkError
from brink.engine.errors import PackMissing
from brink.engine.registry import find_game
from brink.tables.folding import fold, unfold
from brink.tables.measuring import Meter
from brink.tables.shapes import Advice
from brink.tables.thinking import (
    Glance,
    Leg,
    Lent,
    Piece,
    Task,
    Traced,
    advise,
    choose,
    glance,
    lead_on,
    look,
    start_patient_worker,
    start_worker,
    trace,
)

ENDS_WITHIN: Final = 2.0  # seconds for what the worker processes are at
_log: Final = logging.getLogger(__name__)
T = TypeVar("T")
W = TypeVar("W")
Ts = TypeVarTuple("Ts")


class Workers:
    """The worker processes. One that dies is replaced; the work it had is done again."""

    def __init__(self, count: int, pool: Executor | None, *, patient: bool = False) -> None:
        """`patient`: all other processes go first."""
        self.count = count
        self._start = start_patient_worker if patient else start_worker
        self._pool = pool
        self._own = pool is None
        self.meter = Meter("workers")

    async def choose(self, task: Task) -> Action:
        return await self._with_pack(choose, task)

    async def advise(self, task: Task) -> list[Advice]:
        return await self._with_pack(advise, task)

    async def trace(self, piece: Piece) -> Traced:
        return await self._with_pack(trace, msgspec.json.encode(piece))

    async def lead_on(self, leg: Leg) -> bytes:
        return await self._with_pack(lead_on, msgspec.json.encode(leg))

    async def glance(self, asked: Glance) -> Found:
        return await self._with_pack(glance, msgspec.json.encode(asked))

    async def look(self, asked: Glance) -> list[Option]:
        return await self._with_pack(look, msgspec.json.encode(asked))

    async def fold(self, slices: list[bytes]) -> bytes:
        return await self._run(fold, slices)

    async def unfold(self, package: bytes) -> list[bytes]:
        return await self._run(unfold, package)

    def close(self) -> None:
        """Nobody waits for a thought that takes long: what it was for is asked again when somebody serves the table."""
        if not self._own or not isinstance(self._pool, ProcessPoolExecutor):
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        deadline = time.monotonic() + ENDS_WITHIN
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.terminate()
                process.join()

    def rest(self) -> None:
        """Nothing is to be done for now: the processes end, whatever they are at; the next work starts new ones."""
        pool = self._pool
        if not self._own or not isinstance(pool, ProcessPoolExecutor):
            return
        self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    async def _with_pack(self, work: Callable[[W, Lent | None], T], what: W) -> T:
        """A worker finds installed packs by itself; one that only a table keeps is sent when it asks for it."""
        try:
            return await self._run(work, what, None)
        except PackMissing as missing:
            pack = find_game(missing.game).library.wrapped(missing.hash)
            return await self._run(work, what, Lent(missing.game, missing.hash, pack))

    async def _run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        for _ in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), self._start)
            pool = self._pool
            try:
                with self.meter.measured():
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                _log.warning("a worker process died; starting new ones")
                if self._own and self._pool is pool:
                    self._pool = None
        raise BrinkError("worker processes die again and again")
