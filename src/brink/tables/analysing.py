"""A finished game is looked at again (see `brink.bots.analysis`): in the background, once for everybody, and kept.

The database says what stands: a row without data is work that somebody is at, and whoever is at it gives a sign of
life with every piece. If he gives none, the next who asks goes on with it; if the row is gone, it was called off, at
whatever process. The work is done in processes of its own, which let all others go first: no bot waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.bots.analysis import (
    Analysis,
    Care,
    Found,
    Option,
    Stretch,
    alone,
    decisions_at_turns,
    put_together,
    stretches,
    with_closer_looks,
)
from brink.engine import BrinkError, Reason, Record, Refused
from brink.engine.registry import find_game
from brink.tables import archive, storage
from brink.tables.hall import Hall
from brink.tables.live import Live
from brink.tables.shapes import Study
from brink.tables.thinking import Glance
from brink.tables.turns import Turns
from brink.tables.workers import Workers

LEASE: Final = 120.0  # seconds without a sign of life: whoever was at it has died
CLOSER: Final = 10  # a close look counts as so many moves
_log: Final = logging.getLogger(__name__)
_rows: Final = storage.analyses.c
T = TypeVar("T")


class CalledOff(Exception):
    """Somebody has stopped it, or another process is at it."""


class Analysts:
    """All analyses of one process."""

    def __init__(self, hall: Hall, workers: Workers, care: Care) -> None:
        self._hall = hall
        self._workers = workers
        self._care = care
        self._turns = Turns(workers.count)
        self._me = secrets.token_hex(8)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._problems: dict[str, Reason] = {}

    async def open(self) -> None:
        """Go on with what was left when the server stopped."""
        now = self._hall.now()
        alone_here = not self._hall.storage.postgres
        for table, owner in await self._hall.storage.read(lambda on: _left(on, now, alone_here)):
            await self._take_up(table, owner)

    async def close(self) -> None:
        """It is left as it is, for whoever comes next."""
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        await self._hall.storage.write(self._leave)
        await asyncio.to_thread(self._workers.close)

    def _leave(self, connection: Connection) -> None:
        mine = sa.update(storage.analyses).where(_rows.worker == self._me, _rows.data == b"")
        connection.execute(mine.values(at=0.0))

    # -- for whoever asks ---------------------------------------------------------------------------------------

    async def study(self, table: str, client: str) -> Study:
        """How far it is; what was found, if it is done. Work that somebody has died over is taken up here."""
        live = await self._hall.fresh_facts(table)
        row = await self._hall.storage.read(partial(_row, table=table))
        found = await asyncio.to_thread(_unpack, row) if row is not None and row.data else None
        if row is not None and row.data and found is None:
            _log.warning("the analysis of table %s is of another release; it is to be made again", table)
            await self._hall.storage.write(partial(_forget, table=table, data=row.data))
            row = None
        if row is None:
            refusal = self._refusal(live)
            return Study(offered=refusal is None, reason=refusal or self._problems.get(table))
        if found is not None:
            return Study(status="done", moves=row.moves, done=row.moves, analysis=found)
        if table not in self._busy and row.at < self._hall.now() - LEASE:
            await self._take_up(table, row.owner)
        return Study(status="running", moves=row.moves, done=row.done, mine=row.owner == self._owner(client))

    async def begin(self, table: str, client: str) -> Study:
        """Let it be done, unless it is or somebody is at it."""
        live = await self._hall.awake(table)
        reason = self._refusal(live)
        if reason is not None:
            raise Refused(reason)
        owner, now = self._owner(client), self._hall.now()
        fresh = {"table_id": table, "owner": owner, "worker": self._me, "moves": live.facts.moves}

        def write(connection: Connection) -> bool:
            if _row(connection, table) is not None:
                return False
            self._admit(connection, owner, now)
            new = storage.insert_new(connection, storage.analyses)
            return bool(connection.execute(new, {**fresh, "done": 0, "at": now, "data": b""}).rowcount)

        if await self._hall.storage.write(write):
            self._start(table, owner)
        return await self.study(table, client)

    async def stop(self, table: str, client: str) -> Study:
        """Whoever asked for it does not want it any more. What is done stays."""
        row = await self._hall.storage.read(partial(_row, table=table))
        if row is not None and not row.data:
            if row.owner != self._owner(client):
                raise Refused(Reason("table-analysis-not-yours"))
            await self._hall.storage.write(partial(_call_off, table=table, owner=row.owner))
            if table in self._busy:
                self._busy[table].cancel()
                await asyncio.wait([self._busy[table]])
        return await self.study(table, client)

    def _owner(self, client: str) -> str:
        return self._hall.owners.owner(client)

    def _refusal(self, live: Live) -> Reason | None:
        """Before the end nothing of this is told: it would show what is hidden."""
        facts, most = live.facts, self._hall.bounds.analysed
        if facts.status != "finished":
            return Reason("table-not-finished")
        if facts.outcome is None:
            return Reason("table-no-result")
        if live.game.mind() is None:
            return Reason("table-no-mind")
        return Reason("table-analysis-too-long", args={"count": most}) if facts.moves > most else None

    def _admit(self, connection: Connection, owner: str, now: float) -> None:
        """How many there may be at once."""
        going = sa.select(sa.func.count()).where(_rows.data == b"", _rows.at >= now - LEASE)
        bounds = self._hall.bounds
        if owner and connection.execute(going.where(_rows.owner == owner)).scalar_one() >= bounds.analyses:
            raise Refused(Reason("table-own-analyses", args={"count": bounds.analyses}))
        if connection.execute(going).scalar_one() >= bounds.all_analyses:
            raise Refused(Reason("table-all-analyses", args={"count": bounds.all_analyses}))

    # -- the work -----------------------------------------------------------------------------------------------

    async def _take_up(self, table: str, owner: str) -> None:
        """Unless another process is quicker."""
        now = self._hall.now()

        def write(connection: Connection) -> bool:
            row = _row(connection, table)
            if row is None or row.data:
                return False
            dead = sa.update(storage.analyses).where(_rows.table_id == table, _rows.at == row.at, _rows.data == b"")
            return bool(connection.execute(dead.values(worker=self._me, at=now, done=0)).rowcount)

        if await self._hall.storage.write(write):
            self._start(table, owner)

    def _start(self, table: str, owner: str) -> None:
        self._problems.pop(table, None)
        task = asyncio.create_task(self._carry_out(table, owner), name=f"brink-analysis-{table}")
        self._busy[table] = task
        task.add_done_callback(lambda _: self._ended(table, task))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        if self._busy.get(table) is task:
            del self._busy[table]
        if not self._busy:
            self._workers.rest()

    async def _carry_out(self, table: str, owner: str) -> None:
        try:
            await self._analyse(table, owner)
        except CalledOff:
            _log.info("the analysis of table %s was called off", table)
        except Refused as refused:
            await self._give_up(table, owner, refused.reason)
        except Exception as error:  # noqa: BLE001 (one table; the others go on)
            _log.error("table %s cannot be analysed: %s", table, error, exc_info=not isinstance(error, BrinkError))
            await self._give_up(table, owner, Reason("table-analysis-failed"))

    async def _give_up(self, table: str, owner: str, reason: Reason) -> None:
        self._problems[table] = reason
        await self._hall.storage.write(partial(_call_off, table=table, owner=owner))

    async def _analyse(self, table: str, owner: str) -> None:
        """`owner` stands for the client whose turn it is: nobody knows any other name of him after a restart."""
        record, states = await self._states(table, owner)
        pieces = stretches(record, states)
        done = 0

        async def told(work: Callable[[], Awaitable[T]], moves: int) -> T:
            nonlocal done
            found = await work()  # begun here: what is called off before its turn has begun nothing
            done += moves
            await self._alive(table, len(record.moves) * done // whole)
            return found

        whole = len(record.moves) + CLOSER * self._care.turning_points
        found = await _all(told(partial(self._glance, piece, owner), len(piece.moves)) for piece in pieces)
        analysis = put_together(find_game(record.game), record.players, self._care, found)
        closer = decisions_at_turns(analysis)
        looks = await _all(told(partial(self._look, alone(pieces, number), owner), CLOSER) for number in closer)
        await self._keep(table, with_closer_looks(analysis, dict(zip(closer, looks, strict=True))))

    async def _states(self, table: str, owner: str) -> tuple[Record, dict[int, bytes]]:
        """The record, and how it stood now and then: it is played again and held to all it claims."""
        record = await archive.record(self._hall, table, owner)
        states: dict[int, bytes] = {}
        async for _, traced in archive.play_again(self._hall, record, owner):
            states |= {number: zlib.decompress(state) for number, state in traced.states.items()}
        return record, states

    async def _glance(self, piece: Stretch, owner: str) -> Found:
        async with self._turns.turn(owner):
            return await self._workers.glance(Glance(piece, self._care))

    async def _look(self, piece: Stretch, owner: str) -> list[Option]:
        async with self._turns.turn(owner):
            return await self._workers.look(Glance(piece, self._care))

    async def _alive(self, table: str, done: int) -> None:
        now = self._hall.now()
        await self._write(table, lambda: {"done": done, "at": now})

    async def _keep(self, table: str, analysis: Analysis) -> None:
        data = await asyncio.to_thread(_pack, analysis)
        await self._write(table, lambda: {"done": len(analysis.moves), "data": data})

    async def _write(self, table: str, values: Callable[[], dict[str, object]]) -> None:
        """As long as it is ours."""
        mine = sa.update(storage.analyses).where(_rows.table_id == table, _rows.worker == self._me, _rows.data == b"")
        if not await self._hall.storage.write(lambda on: on.execute(mine.values(values())).rowcount):
            raise CalledOff


async def _all(works: Iterable[Awaitable[T]]) -> list[T]:
    """Side by side; when one fails the others are not wanted any more."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()


def _row(connection: Connection, table: str) -> sa.Row[*tuple[object, ...]] | None:
    return connection.execute(sa.select(storage.analyses).where(_rows.table_id == table)).first()


def _left(connection: Connection, now: float, alone_here: bool) -> list[tuple[str, str]]:
    """Work that nobody is at. Where we are the only server nobody can be."""
    wanted = sa.select(_rows.table_id, _rows.owner).where(_rows.data == b"")
    if not alone_here:
        wanted = wanted.where(_rows.at < now - LEASE)
    return [(row.table_id, row.owner) for row in connection.execute(wanted)]


def _call_off(connection: Connection, table: str, owner: str) -> None:
    going = sa.delete(storage.analyses).where(_rows.table_id == table, _rows.owner == owner, _rows.data == b"")
    connection.execute(going)


def _pack(analysis: Analysis) -> bytes:
    return zlib.compress(msgspec.json.encode(analysis))


def _unpack(row: sa.Row[*tuple[object, ...]]) -> Analysis | None:
    """None: it was stored by a release that told it in another form."""
    try:
        return msgspec.json.decode(zlib.decompress(row.data), type=Analysis)
    except (msgspec.MsgspecError, zlib.error):
        return None


def _forget(connection: Connection, table: str, data: bytes) -> None:
    connection.execute(sa.delete(storage.analyses).where(_rows.table_id == table, _rows.data == data))
