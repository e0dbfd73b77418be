"""What takes long is done in other processes: bots think and records are checked there, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import msgspec

from brink.bots import make_bot
from brink.engine import Action, BrinkError, Chance, Entry, Move, Outcome, Record, RecordError, Sight, resume, verify
from brink.engine.registry import find_game
from brink.tables.live import perform
from brink.tables.store import pack_state, unpack_state

_EVERY: Final = 25  # moves between two snapshots of a record
_log: Final = logging.getLogger(__name__)
T = TypeVar("T")


class Task(msgspec.Struct, frozen=True):
    """A decision for a bot: the stored state, and where its chance comes from."""

    game: str
    state: bytes
    seat: int
    bot: str
    seed: bytes
    label: str


class Replayed(msgspec.Struct, frozen=True):
    """A record that was checked: the log of the set-up and of each move, and states on the way."""

    lines: list[list[Entry]]
    moves: list[Move]
    states: dict[int, bytes]
    outcome: Outcome | None
    hash: str


def choose(task: Task) -> Action:
    """In a worker. The bot sees its seat's view and what it can imagine, nothing of the state itself."""
    game = find_game(task.game)
    state = unpack_state(game, task.state)
    bot = make_bot(game, task.bot, Chance(task.seed).fork(task.label))
    return bot.choose(Sight(game, state, task.seat, game.legal(state)))


def check(data: bytes) -> Replayed:
    """In a worker: hold a record to all it claims, and collect what a table stores of it."""
    record = msgspec.json.decode(data, type=Record)
    try:
        match = verify(record)
        states = _states(record)
    except BrinkError:
        raise
    except Exception as error:  # noqa: BLE001 (the boundary of a record)
        raise RecordError(f"the rules fail on this record: {type(error).__name__}: {error}") from None
    return Replayed(match.lines, match.moves, states, match.state.outcome, match.game.hash(match.state))


def _states(record: Record) -> dict[int, bytes]:
    match = resume(record, 0)
    state, game, last = match.state, match.game, len(record.moves)
    states = {0: pack_state(game, state)}
    for number, move in enumerate(record.moves, 1):
        state = perform(game, state, move.seat, move.as_action()).state
        if number % _EVERY == 0 or number == last:
            states[number] = pack_state(game, state)
    return states


class Workers:
    """The worker processes. One that dies is replaced; the work it had is done again."""

    def __init__(self, count: int, pool: Executor | None) -> None:
        self._count = count
        self._pool = pool
        self._own = pool is None

    async def choose(self, task: Task) -> Action:
        return await self._run(choose, task)

    async def check(self, record: Record) -> Replayed:
        return await self._run(check, msgspec.json.encode(record))

    def close(self) -> None:
        if self._own and self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, work: Callable[[Any], T], *args: Any) -> T:
        for _ in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), start_worker)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                _log.warning("a worker process died; starting new ones")
                if self._own and self._pool is pool:
                    self._pool = None
        raise BrinkError("worker processes die again and again")


def start_worker() -> None:
    """Ctrl-C reaches every process of the terminal, and only the server answers it; but nobody outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=[os.getppid()], daemon=True).start()


def _leave_with(parent: int) -> None:
    """A server that is killed cannot tell its workers; they see that they have another parent."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
