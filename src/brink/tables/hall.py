"""The hall: all tables of a database as this process knows them, each with its queue.

What is in memory is a copy. Before it is used it is compared with the database; a change is written only if
the database still holds what the change was made from (`version`, `revision`), so any process can serve any table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from brink.engine import BrinkError, Given, Reason, Record, Refused, State, play
from brink.engine.records import Border, write_record
from brink.engine.registry import find_game
from brink.tables import keeping, packing, store
from brink.tables.bell import Bell
from brink.tables.catching_up import FEW, read_news
from brink.tables.live import Change, Live, begins, change_without_move, cross, reconsider
from brink.tables.lives import Lives
from brink.tables.measuring import Meter
from brink.tables.quotas import Doorkeeper, Kind, Owners, Quotas
from brink.tables.rows import Crossing, Facts, Row
from brink.tables.shapes import Event, Happening, Hint
from brink.tables.storage import Storage
from brink.tables.store import Lost
from brink.tables.thinking import knows_all, replayed, unpack_state
from brink.tables.turns import Bounds, Busy, Turns
from brink.tables.workers import Workers

REPEATS: Final = 3  # failures of the rules at one decision before the table is put aside
_log: Final = logging.getLogger(__name__)
T = TypeVar("T")
Snapshot = tuple[int, bytes]  # of a version, packed


class RulesFailed(Refused):
    """The rules have a defect; it was noted, and the table is as it was."""


class Queue:
    """A lock, and how long one waits for it. No generator: each command comes here."""

    __slots__ = ("_lock", "_waited")

    def __init__(self, lock: asyncio.Lock, waited: Meter) -> None:
        self._lock = lock
        self._waited = waited

    async def __aenter__(self) -> None:
        with self._waited.measured():
            await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


class Hall:
    """Tables in memory, their queues, and the one way to change them."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        now: Callable[[], float],
        crashes: Path,
        bounds: Bounds,
        quotas: Quotas,
        memory: int,
        bell: str = "",
    ) -> None:
        """`memory`: bytes of tables that are held. `bell`: what carries it, where it is not the database itself."""
        self.bounds = bounds
        self.door = Doorkeeper(quotas)
        self.owners = Owners()
        self.closing = False
        self.turns = Turns(max(1, workers.count - 1))  # in worker processes; one is left for bots
        self.slices = Turns(1)  # in this process and in the database
        self.storage = storage
        self.workers = workers
        self.now = now
        self.crashes = crashes
        self.bell = Bell(storage, now, bell)
        self.watched_elsewhere: Callable[[str], bool] = lambda table: False  # at another process, see `presence`
        self.hinting: set[str] = set()  # tables at which a hint is being thought of
        self.hints: dict[str, Hint] = {}  # by table, the last one
        self.waited = Meter("queue")
        self.moved: Callable[[Live], None] = lambda live: None  # whom to tell that the table itself may have to move
        self._lives = Lives(memory, self.bell.watched)
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone when nobody waits
        self._busy: set[asyncio.Task[object]] = set()
        self._waking: dict[str, asyncio.Task[None]] = {}

    async def carry_through(self, command: Coroutine[object, object, T]) -> T:
        """Carry a command through even if whoever gave it has gone: half a command would hold up the queue."""
        return await asyncio.shield(self._begun(command))

    def _begun(self, command: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(command)
        self._busy.add(task)
        task.add_done_callback(self._carried_through)
        return task

    def _carried_through(self, task: asyncio.Task[object]) -> None:
        self._busy.discard(task)
        if self.closing and not task.cancelled() and isinstance(error := task.exception(), Refused):
            _log.info("given up at the end: %s", error)  # whoever asked has gone

    async def idle(self) -> None:
        """Wait for the commands that are being carried out."""
        while self._busy:
            await asyncio.wait(self._busy)

    def queue(self, table: str) -> Queue:
        """One command at a time for each table."""
        lock = self._queues.get(table)
        if lock is None:
            lock = self._queues[table] = asyncio.Lock()
        return Queue(lock, self.waited)

    async def piece_of_work(self, client: str, work: Callable[[Connection], T], *, writes: bool = False) -> T:
        """Something with the database that others wait for. Nobody waits for the rest of it when the server ends."""
        if self.closing:
            raise Busy
        async with self.slices.turn(client):
            return await (self.storage.write(work) if writes else self.storage.read(work))

    # -- tables that sleep ----------------------------------------------------------------------------------------

    async def wake(self, table: str) -> None:
        """Put a table back into its rows, some at a time; whoever else wants it meanwhile waits for the same."""
        if table not in self._waking:
            self._waking[table] = self._begun(self._wake(table))
            self._waking[table].add_done_callback(lambda _: self._waking.pop(table))
        await asyncio.shield(self._waking[table])

    async def _wake(self, table: str) -> None:
        package = await self.storage.write(partial(packing.begin_waking, table=table, door=self.door))
        if package is None:
            return
        try:
            async with self.turns.turn(table):
                slices = await self.workers.unfold(package)
        except BrinkError as error:
            _log.error("table %s cannot be unpacked: %s", table, error)
            raise Refused(Reason("table-unreadable")) from error
        for some in slices:
            await self.piece_of_work(table, partial(packing.put_back, table=table, data=some), writes=True)
        await self.storage.write(partial(packing.end_waking, table=table, now=self.now()))

    async def awake(self, table: str) -> Live:
        """The facts of a table that somebody wants to see more of: it wakes if it sleeps."""
        live = await self.fresh_facts(table)
        while live.facts.packed:
            await self.wake(table)
            live = await self.fresh_facts(table)
        return await self._opened(live)

    async def _opened(self, live: Live) -> Live:
        """Note that somebody looks, now and then: what nobody looks at may sleep."""
        facts, now = live.facts, self.now()
        if now - max(facts.opened, facts.updated) < packing.NOTED:
            return live
        await self.storage.write(partial(packing.note_opened, table=facts.id, now=now))
        noted = replace(live, facts=replace(facts, opened=now))
        if self._lives.get(facts.id) is live:
            self._lives.keep(noted)
        return noted

    # -- reading --------------------------------------------------------------------------------------------------

    async def fresh(self, table: str) -> Live:
        """The table as the database has it now."""
        held = self._lives.get(table)

        def read(connection: Connection) -> Live:
            if held is not None and _stands(connection, held):
                return held
            return self._load(connection, table, held)

        live = await self.storage.read(read)
        if live.facts.packed:
            await self.wake(table)
            return await self.fresh(table)
        if live.to_cross:
            return await self._cross(live)
        live = await self._opened(live)
        self._lives.keep(live)
        return live

    async def _cross(self, live: Live) -> Live:
        """The first who opens a table whose rules are gone takes it over to ours."""
        try:
            return await self.commit(live, cross(live, self.now()), "game")
        except Lost:
            return await self.fresh(live.facts.id)

    async def at_least(self, table: str, age: int | None) -> Live:
        """The table as we hold it, if it is of this age; else as the database has it now."""
        return self.held_at(table, age) or await self.fresh(table)

    def held_at(self, table: str, age: int | None) -> Live | None:
        held = self._lives.get(table)
        return held if held is not None and age is not None and held.age >= age else None

    def behind(self, table: str, age: int) -> Live | None:
        """What we hold, if another process has brought the table to this age: no more than some moves further."""
        held = self._lives.get(table)
        if held is None or held.state is None or self.bell.carrier.line is None:
            return None
        return held if 0 < age - held.age <= FEW else None

    async def catch_up(self, table: str, age: int) -> None:
        """Hold what another process has made of it."""
        held, line = self.behind(table, age), self.bell.carrier.line
        if held is None or held.state is None or line is None:
            return
        news = await read_news(line, held)
        if news is not None:
            live, rows = news
            state = self._again(live, held.state, rows)
            live = replace(live, state=state, played=(*held.played, *rows), crossings=held.crossings)
            if not live.to_cross:
                self._lives.keep(live)

    async def fresh_facts(self, table: str) -> Live:
        """Without the game: what is asked of tables that may be unreadable, or of many."""
        held = self._lives.get(table)

        def read(connection: Connection) -> Live:
            if held is not None and _stands(connection, held):
                return held
            return self.load_facts(connection, table)

        return await self.storage.read(read)

    async def lend(self, game: str, hash: str, name: str) -> None:
        """See to it that the game can find a pack, if some table was begun with it."""
        await self.storage.read(lambda connection: keeping.lend(connection, game, hash, name))

    def watched(self, table: str) -> bool:
        """Does anybody look at it, at whatever process?"""
        return self.bell.watched(table) or self.watched_elsewhere(table)

    def known(self, table: str) -> Live | None:
        return self._lives.get(table)

    async def held(self, table: str) -> Live:
        """The table as we know it; perhaps somebody has changed it. Writing will tell."""
        return self._lives.get(table) or await self.fresh(table)

    def forget(self, table: str) -> None:
        """What we hold of it; the database knows."""
        self._lives.forget(table)

    def load_facts(self, connection: Connection, table: str) -> Live:
        facts = store.read_facts(connection, table)
        keeping.lend(connection, facts.game, facts.pack_hash, facts.pack)
        return Live(facts, store.read_chairs(connection, [table])[table])

    def _load(self, connection: Connection, table: str, held: Live | None) -> Live:
        live = self.load_facts(connection, table)
        facts = live.facts
        if facts.packed or (facts.status == "open" and facts.origin is None):
            return live
        if held is not None and held.state is not None and held.facts.version <= facts.version:
            rows = store.read_rows(connection, table, held.facts.version)
            if all(row.by not in ("undo", "rules") for row in rows):
                state, played = self._again(live, held.state, rows), (*held.played, *rows)
                return replace(live, state=state, played=played, crossings=held.crossings)
        played, crossings = standing_moves(store.read_rows(connection, table))
        live = replace(live, played=played, crossings=crossings)
        return replace(live, state=self._restore(connection, live))

    def _restore(self, connection: Connection, live: Live) -> State:
        """The newest snapshot, and what was played since."""
        starts = snapshots_before(connection, live.facts, live.crossings, len(live.played))
        return self._led_on(live, starts, len(live.played))

    async def state_after(self, live: Live, count: int) -> State:
        """The state after `count` moves of the game as it stands."""
        crossed = [crossing.version for crossing in live.crossings if crossing.moves <= count]
        versions = [0, *(row.version for row in live.played[:count]), *crossed]
        starts = await self.storage.read(lambda on: snapshots_before(on, live.facts, live.crossings, count, versions))
        try:
            return self._led_on(live, starts, count)
        except Refused:
            shown_from = live.firm if live.crossings and not live.foreign else len(live.played)
            if count < shown_from and (live.crossings or live.foreign):  # played by rules that we have not
                raise Refused(Reason("table-earlier-rules", args={"count": shown_from})) from None
            raise

    def _led_on(self, live: Live, starts: Sequence[Snapshot], count: int) -> State:
        """From the first of these snapshots from which the moves lead on."""
        *others, last = starts
        for start in others:
            with suppress(Refused):  # it is in the log
                return self._since(live, start, count)
        return self._since(live, last, count)

    def _since(self, live: Live, snapshot: Snapshot, count: int) -> State:
        at, data = snapshot
        return self._again(live, self._unpack(live, data), [row for row in live.played[:count] if row.version > at])

    def _unpack(self, live: Live, data: bytes) -> State:
        try:
            return unpack_state(live.game, data)
        except BrinkError as error:
            raise self.unreadable(live, error) from error

    def _again(self, live: Live, state: State, rows: Sequence[Row]) -> State:
        try:
            # What came from another table, or from a record without a seed, has its chance in its moves alone.
            scripted = not live.facts.seed or (bool(rows) and rows[-1].version <= live.facts.base)
            return replayed(live.game, state, [row.move for row in rows], scripted=scripted)
        except Exception as error:
            raise self.unreadable(live, error) from error

    def unreadable(self, live: Live, error: Exception) -> Refused:
        """Other rules than those it was played with, a pack that is not installed, a damaged file."""
        _log.error("table %s cannot be opened: %s", live.facts.id, error)
        return Refused(Reason("table-unreadable"))

    # -- writing --------------------------------------------------------------------------------------------------

    def room_for(self, owner: str, kinds: Sequence[Kind]) -> Callable[[Connection], None]:
        """Refuses what would be one too many, for this owner or for the server."""
        return lambda connection: self.door.check(connection, owner, kinds)

    async def insert(self, write: Callable[[Connection], None], table: str) -> None:
        """A new table, complete, in one transaction."""
        event = Event(table, 0, frozenset({"seats"}))
        self.bell.ring(event, await self._noted(event, write))

    async def _noted(self, event: Event, work: Callable[[Connection], None]) -> int | None:
        """Work and the notice of it, in one transaction."""

        def both(connection: Connection) -> int | None:
            work(connection)
            return self.bell.note(connection, event, self.now())

        return await self.storage.write(both)

    async def take_away(self, event: Event, work: Callable[[Connection], None]) -> None:
        """A table that people know; they are told."""
        notice = await self._noted(event, work)
        self.forget(event.table)
        self.publish(event, notice)

    @property
    def held_tables(self) -> int:
        return len(self._lives)

    async def drop(self, table: str) -> None:
        """A table that nobody has seen yet."""
        await self.storage.write(lambda connection: store.delete_table(connection, table))
        self.forget(table)

    async def commit(self, old: Live, change: Change, *kinds: Happening, own: Iterable[int] | None = None) -> Live:
        """Write a change in one transaction, and only then let anybody know. `Lost` if somebody was quicker.

        `own`: only whoever looks through the eyes of these seats is told.
        """
        new = replace(change.new, tail=change.tail)
        event = Event(new.facts.id, new.facts.version, frozenset(kinds), new.age, frozenset(own) if own else None)
        try:
            notice = await self._noted(event, lambda connection: store.write_change(connection, old, change))
        except BaseException as error:
            self.forget(new.facts.id)  # whether it was written or not, the database knows
            if isinstance(error, IntegrityError):
                raise Lost from None
            raise
        self._lives.keep(new)
        self.publish(event, notice)
        self.moved(new)
        return new

    def publish(self, event: Event, notice: int | None) -> None:
        self.bell.ring(event, notice)

    async def change(
        self,
        table: str,
        make: Callable[[Live], Change | None],
        *kinds: Happening,
        own: Iterable[int] | None = None,
    ) -> Live:
        """A change beside the game, made again from the fresh table until it holds."""
        async with self.queue(table):
            while True:
                live = await self.fresh(table)
                change = make(live)
                if change is None:
                    return live
                try:
                    return await self.commit(live, change, *kinds, own=own)
                except Lost:
                    continue

    # -- when rules fail ------------------------------------------------------------------------------------------

    async def failed(self, live: Live, problem: Exception, action: Given) -> RulesFailed:
        """The table stays as it was. What happened is kept in a file; a decision that fails again and again ends it."""
        _log.error("table %s version %d: %s", live.facts.id, live.facts.version, problem, exc_info=problem)
        failures = live.facts.failures + 1
        broken = failures >= REPEATS
        await asyncio.to_thread(self._write_crash, live, str(problem), action)
        failed = [replace(chair, reply=None) for chair in live.chairs if chair.seat == live.facts.deciding]
        change = change_without_move(live, self.now(), chairs=failed, failures=failures)
        new = _given_up(change.new) if broken else reconsider(change.new)
        try:
            await self.commit(live, replace(change, new=new), "game")
        except Lost:
            _log.info("table %s has moved on meanwhile", live.facts.id)
        return RulesFailed(Reason("table-broken" if broken else "table-rules-failed"))

    def _write_crash(self, live: Live, problem: str, action: Given) -> None:
        record = record_of(live)
        record.problem = problem
        record.failed = list(action)
        try:
            write_record(record, self.crashes / f"{live.facts.id}-{live.facts.version}.json", overwrite=True)
        except BrinkError as error:
            _log.error("the crash record cannot be kept: %s", error)


def _given_up(live: Live) -> Live:
    """Nobody is waited for here any more."""
    return replace(live, facts=replace(live.facts, status="broken", deadline=None, automatic=False))


def _stands(connection: Connection, held: Live) -> bool:
    """Is what we hold still what the database has?"""
    return store.read_version(connection, held.facts.id) == (held.facts.version, held.facts.revision)


def snapshots_before(
    connection: Connection,
    facts: Facts,
    crossings: Sequence[Crossing],
    count: int,
    versions: Collection[int] | None = None,
) -> list[Snapshot]:
    """From where one comes to what stood after so many moves, the best first: the newest snapshot (of these versions).
    From one of an earlier layout not all may be told that the moves tell: then that from which they begin goes before
    it. Should our rules lead elsewhere from there, a game that goes on is better than one that cannot be opened."""
    newest = store.read_snapshot(connection, facts.id, versions)
    if knows_all(find_game(facts.game), newest[1]):
        return [newest]
    return [store.read_snapshot(connection, facts.id, [begins(facts, crossings, count)]), newest]


def standing_moves(rows: list[Row]) -> tuple[tuple[Row, ...], tuple[Crossing, ...]]:
    """The moves that count (an undo takes those after it away), and where newer rules came into force."""
    played: list[Row] = []
    crossings: list[Crossing] = []
    for row in rows:
        if row.by == "undo":
            del played[row.number :]
        elif row.by == "rules":
            crossings.append(Crossing(len(played), row.version, row.number))
        else:
            played.append(row)
    return tuple(played), tuple(crossings)


def nameless(seat: int) -> str:
    """In a record, who has said no name is called by the number of the seat."""
    return str(seat + 1)


def record_of(live: Live) -> Record:
    """The table's game as a record."""
    facts, state = live.facts, live.state
    assert state is not None
    record = play.record(
        live.game,
        state.pack,
        options=facts.options,
        seats=[chair.name or nameless(chair.seat) for chair in live.chairs],
        commitment=facts.commitment,
        seed=facts.seed or None,
        setup=facts.setup,
        moves=[row.move for row in live.played],
        state=state,
        borders=[Border(crossing.moves, crossing.rules) for crossing in live.crossings],
        forks=facts.past,
    )
    record.pack = facts.pack
    if live.foreign:  # it is over, and stays what it was
        record.rules, record.hash = facts.rules, facts.hash
    return record
