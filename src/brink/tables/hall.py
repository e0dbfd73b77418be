"""The hall: all tables of a database as this process knows them, each with its queue.

What is in memory is a copy. Before it is used it is compared with the database; a change is written only if
the database still holds what the change was made from (`version`, `revision`), so any process can serve any table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from brink.engine import BrinkError, Reason, Record, Refused, State
from brink.engine.records import write_record
from brink.tables import store
from brink.tables.bell import Bell
from brink.tables.live import Change, Live, Row, again, beside
from brink.tables.shapes import Event, Happening
from brink.tables.storage import Storage
from brink.tables.store import Lost
from brink.tables.thinking import unpack_state
from brink.tables.workers import Workers

REPEATS: Final = 3  # failures of the rules at one decision before the table is put aside
KEPT: Final = 2_000  # tables in memory
_log: Final = logging.getLogger(__name__)
T = TypeVar("T")


class RulesFailed(Refused):
    """The rules have a defect; it was noted, and the table is as it was."""


class Hall:
    """Tables in memory, their queues, and the one way to change them."""

    def __init__(self, storage: Storage, workers: Workers, now: Callable[[], float], crashes: Path) -> None:
        self.storage = storage
        self.workers = workers
        self.now = now
        self.crashes = crashes
        self.bell = Bell(storage)
        self.moved: Callable[[Live], None] = lambda live: None  # whom to tell that the table itself may have to move
        self._lives: dict[str, Live] = {}
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone when nobody waits
        self._busy: set[asyncio.Task[Any]] = set()

    async def whole(self, command: Coroutine[Any, Any, T]) -> T:
        """Carry a command through even if whoever gave it has gone: half a command would hold up the queue."""
        task = asyncio.create_task(command)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    async def idle(self) -> None:
        """Wait for the commands that are being carried out."""
        while self._busy:
            await asyncio.wait(self._busy)

    @asynccontextmanager
    async def queue(self, table: str) -> AsyncIterator[None]:
        """One command at a time for each table."""
        lock = self._queues.get(table)
        if lock is None:
            lock = self._queues[table] = asyncio.Lock()
        async with lock:
            yield

    # -- reading --------------------------------------------------------------------------------------------------

    async def fresh(self, table: str) -> Live:
        """The table as the database has it now."""
        held = self._lives.get(table)

        def read(connection: Connection) -> Live:
            if held is not None and _stands(connection, held):
                return held
            return self._load(connection, table, held)

        live = await self.storage.read(read)
        self._keep(live)
        return live

    async def at_least(self, table: str, age: int | None) -> Live:
        """The table as we hold it, if it is of this age; else as the database has it now."""
        held = self._lives.get(table)
        if held is not None and age is not None and held.age >= age:
            return held
        return await self.fresh(table)

    async def fresh_facts(self, table: str) -> Live:
        """Without the game: what is asked of tables that may be unreadable, or of many."""
        held = self._lives.get(table)

        def read(connection: Connection) -> Live:
            if held is not None and _stands(connection, held):
                return held
            return Live(store.read_facts(connection, table), store.read_chairs(connection, [table])[table])

        return await self.storage.read(read)

    def known(self, table: str) -> Live | None:
        return self._lives.get(table)

    async def held(self, table: str) -> Live:
        """The table as we know it; perhaps somebody has changed it. Writing will tell."""
        return self._lives.get(table) or await self.fresh(table)

    def _keep(self, live: Live) -> None:
        held = self._lives.pop(live.facts.id, None)
        if held is not None and held.age > live.age:
            live = held  # read before somebody here wrote
        self._lives[live.facts.id] = live
        if len(self._lives) > KEPT:
            del self._lives[next(iter(self._lives))]

    def _load(self, connection: Connection, table: str, held: Live | None) -> Live:
        facts = store.read_facts(connection, table)
        chairs = store.read_chairs(connection, [table])[table]
        live = Live(facts, chairs)
        if facts.status == "open" and facts.origin is None:
            return live
        if held is not None and held.state is not None and held.facts.version <= facts.version:
            rows = store.read_rows(connection, table, held.facts.version)
            if all(row.by != "undo" for row in rows):
                played = (*held.played, *rows)
                return replace(live, state=self._again(live, held.state, rows), played=played)
        played = standing_moves(store.read_rows(connection, table))
        return replace(live, state=self._restore(connection, live, played), played=played)

    def _restore(self, connection: Connection, live: Live, played: tuple[Row, ...]) -> State:
        """The newest snapshot, and what was played since."""
        at, data = store.read_snapshot(connection, live.facts.id, None)
        rows = [row for row in played if row.version > at]
        return self._again(live, self._unpack(live, data), rows)

    async def state_after(self, live: Live, count: int) -> State:
        """The state after `count` moves of the game as it stands."""
        versions = [0, *(row.version for row in live.played[:count])]
        at, data = await self.storage.read(lambda on: store.read_snapshot(on, live.facts.id, versions))
        rows = [row for row in live.played[:count] if row.version > at]
        return self._again(live, self._unpack(live, data), rows)

    def _unpack(self, live: Live, data: bytes) -> State:
        try:
            return unpack_state(live.game, data)
        except BrinkError as error:
            raise self._unreadable(live, error) from error

    def _again(self, live: Live, state: State, rows: Sequence[Row]) -> State:
        try:
            # What came from another table, or from a record without a seed, has its chance in its moves alone.
            scripted = not live.facts.seed or (bool(rows) and rows[-1].version <= live.facts.base)
            return again(live.game, state, rows, scripted=scripted)
        except Exception as error:
            raise self._unreadable(live, error) from error

    def _unreadable(self, live: Live, error: Exception) -> Refused:
        """Other rules than those it was played with, a pack that is not installed, a damaged file."""
        _log.error("table %s cannot be opened: %s", live.facts.id, error)
        return Refused(Reason("table-unreadable"))

    # -- writing --------------------------------------------------------------------------------------------------

    async def insert(self, write: Callable[[Connection], None], table: str) -> None:
        """A new table, complete, in one transaction."""
        event = Event(table, 0, frozenset({"seats"}))
        self.bell.ring(event, await self._noted(event, write))

    async def _noted(self, event: Event, work: Callable[[Connection], None]) -> int:
        """Work and the notice of it, in one transaction."""

        def both(connection: Connection) -> int:
            work(connection)
            return self.bell.note(connection, event, self.now())

        return await self.storage.write(both)

    async def drop(self, table: str) -> None:
        """A table that nobody has seen yet."""
        await self.storage.write(lambda connection: store.delete_table(connection, table))
        self._lives.pop(table, None)

    async def commit(self, old: Live, change: Change, *kinds: Happening) -> Live:
        """Write a change in one transaction, and only then let anybody know. `Lost` if somebody was quicker."""
        new = replace(change.new, tail=change.tail)
        event = Event(new.facts.id, new.facts.version, frozenset(kinds), new.age)
        try:
            notice = await self._noted(event, lambda connection: store.write_change(connection, old, change))
        except BaseException as error:
            self._lives.pop(new.facts.id, None)  # whether it was written or not, the database knows
            if isinstance(error, IntegrityError):
                raise Lost from None
            raise
        self._keep(new)
        self.publish(event, notice)
        self.moved(new)
        return new

    def publish(self, event: Event, notice: int) -> None:
        self.bell.ring(event, notice)

    async def change(self, table: str, make: Callable[[Live], Change | None], *kinds: Happening) -> Live:
        """A change beside the game, made again from the fresh table until it holds."""
        async with self.queue(table):
            while True:
                live = await self.fresh(table)
                change = make(live)
                if change is None:
                    return live
                try:
                    return await self.commit(live, change, *kinds)
                except Lost:
                    continue

    # -- when rules fail ------------------------------------------------------------------------------------------

    async def failed(self, live: Live, problem: Exception, action: Any) -> RulesFailed:
        """The table stays as it was. What happened is kept in a file; a decision that fails again and again ends it."""
        _log.error("table %s version %d: %s", live.facts.id, live.facts.version, problem, exc_info=problem)
        failures = live.facts.failures + 1
        broken = failures >= REPEATS
        status: dict[str, Any] = {"status": "broken", "deadline": None, "automatic": False} if broken else {}
        await asyncio.to_thread(self._write_crash, live, str(problem), action)
        try:
            await self.commit(live, beside(live, self.now(), failures=failures, **status), "game")
        except Lost:
            _log.info("table %s has moved on meanwhile", live.facts.id)
        return RulesFailed(Reason("table-broken" if broken else "table-rules-failed"))

    def _write_crash(self, live: Live, problem: str, action: Any) -> None:
        record = record_of(live)
        record.problem = problem
        record.failed = list(action)
        try:
            write_record(record, self.crashes / f"{live.facts.id}-{live.facts.version}.json", overwrite=True)
        except BrinkError as error:
            _log.error("the crash record cannot be kept: %s", error)


def _stands(connection: Connection, held: Live) -> bool:
    """Is what we hold still what the database has?"""
    return store.read_version(connection, held.facts.id) == (held.facts.version, held.facts.revision)


def standing_moves(rows: list[Row]) -> tuple[Row, ...]:
    """The moves that count: an undo takes those after it away."""
    played: list[Row] = []
    for row in rows:
        if row.by == "undo":
            del played[int(row.move.action[1]) :]
        else:
            played.append(row)
    return tuple(played)


def record_of(live: Live) -> Record:
    """The table's game as a record. A fork has no seed in it: its first moves came from another one."""
    facts, state = live.facts, live.state
    assert state is not None
    return Record(
        game=facts.game,
        rules=facts.rules,
        pack=facts.pack,
        pack_hash=facts.pack_hash,
        players=len(live.chairs),
        options=facts.options,
        seats=[chair.name or str(chair.seat + 1) for chair in live.chairs],
        commitment=facts.commitment,
        seed=facts.seed or None if facts.origin is None else None,
        setup=facts.setup,
        moves=[row.move for row in live.played],
        outcome=state.outcome,
        hash=facts.hash or live.game.hash(state),
    )
