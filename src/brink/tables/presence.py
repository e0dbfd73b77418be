"""What the processes on one PostgreSQL say of themselves to each other: who is at which table, who is connected.

Each process writes down what it says, in few words about something, and holds in memory what all the others say. It is
told by the bell that there is something new, reads what has changed since it last looked, and looks now and then also
untold. A process that has not been there for `LEASE` seconds has died, and what it said counts no more. So whoever was
connected to a process that was killed is gone `LEASE + BEAT` seconds later at the latest.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import Connection

from brink.engine import BrinkError
from brink.tables.bell import Bell
from brink.tables.storage import Storage, processes, said

BEAT: Final = 1.0  # seconds between two signs of life
LEASE: Final = 4.0  # seconds for which a sign of life is believed
TOGETHER: Final = 0.05  # seconds for which changes are collected
KEPT: Final = 60.0  # seconds for which it can be read that nothing is said any more, and that a process was there
_NOW: Final = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
_log: Final = logging.getLogger(__name__)

_Row = tuple[str, str, str, int]


def about_table(table: str) -> str:
    """Under this, processes say who is at a table."""
    return f"table {table}"


class Presence:
    """This process among the others. SQLite is for one server: there all of it is nothing."""

    def __init__(self, base: Storage, bell: Bell) -> None:
        self.me = os.urandom(8).hex()
        self.changed: Callable[[str], None] = lambda about: None  # the others say something else about it
        self.before_beat: Callable[[], None] = lambda: None  # for whoever has something new to say all the time
        self._storage = base
        self._bell = bell
        self._mine: dict[str, str] = {}
        self._new: set[str] = set()  # what we have not written yet
        self._change = 0
        self._silent: dict[str, float] = {}  # about what we have stopped talking, and since when
        self._tidied = time.monotonic()
        self._others: dict[str, int] = {}  # living processes, and up to which change we have read each
        self._speakers: set[str] = set()  # whose words we hold
        self._said: dict[str, dict[str, str]] = {}  # about, process, words
        self._looked = 0.0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._storage.postgres:
            self._bell.called = self._wake.set
            await self._beat()
            await self._agree()
            self._task = asyncio.create_task(self._live(), name="brink-presence")

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        try:
            await self._storage.write(self._leave)
        except Exception:  # noqa: BLE001 (then the others will notice)
            _log.exception("the other processes cannot be told that we go")
        self._bell.call()

    def announce(self, about: str, words: str) -> None:
        """What all the others shall know; nothing: no words."""
        if self._storage.postgres and self._mine.get(about, "") != words:
            self._mine[about] = words
            self._new.add(about)
            self._wake.set()

    def others(self, about: str) -> Iterable[str]:
        """What the other processes say, as far as we have heard."""
        return self._said.get(about, {}).values()

    async def _agree(self) -> None:
        """Processes that do not hear each other must not serve the same tables."""
        other = sa.select(processes.c.bell).where(
            processes.c.id != self.me, processes.c.at > _NOW - LEASE, processes.c.bell != self._bell.carrier.name
        )
        found = await self._storage.read(lambda connection: connection.execute(other.limit(1)).scalar_one_or_none())
        if found is not None:
            await self._storage.write(self._leave)
            raise BrinkError(
                f"another server on this database has {found} for a bell; give all of them the same --bell"
            )

    async def _live(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):  # `wait_for` may swallow that one is called off (until Python 3.12)
                    await self._wake.wait()
                await asyncio.sleep(TOGETHER)
            try:
                self.before_beat()
                await self._beat()
            except Exception:  # noqa: BLE001 (the database may be away for a moment)
                _log.exception("the other processes cannot be asked who is there")
                await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        """Say what is new, and hear what is new."""
        self._wake.clear()
        now = time.monotonic()
        if now - self._looked > KEPT / 2:
            self._others.clear()  # what was unsaid meanwhile may be gone; read it all again
        new, self._new = self._new, set()
        stale = self._long_silent() if now - self._tidied > KEPT else None
        try:
            alive, rows = await self._storage.write(lambda connection: self._exchange(connection, new, stale))
        except BaseException:
            self._new |= new
            raise
        self._looked = now
        if stale is not None:
            self._forget(stale)
        if new:
            self._bell.call()
        for about in self._take(alive, rows):
            self.changed(about)

    # -- in the database ------------------------------------------------------------------------------------------

    def _exchange(self, connection: Connection, new: set[str], stale: set[str] | None) -> tuple[set[str], list[_Row]]:
        here = sa.update(processes).where(processes.c.id == self.me).values(at=_NOW)
        if connection.execute(here).rowcount == 0:  # the first time; or the database, or we, were away for long
            connection.execute(sa.insert(processes).values(id=self.me, bell=self._bell.carrier.name, at=_NOW))
            new = {about for about, words in self._mine.items() if words} | new
        if new:
            self._write(connection, new)
            self._bell.note_call(connection)
        if stale is not None:
            self._tidy(connection, stale)
        living = sa.select(processes.c.id).where(processes.c.id != self.me, processes.c.at > _NOW - LEASE)
        alive = set(connection.execute(living).scalars())
        return alive, self._unread(connection, alive) if alive else []

    def _write(self, connection: Connection, new: set[str]) -> None:
        self._change += 1
        write = insert(said)
        write = write.on_conflict_do_update(
            index_elements=[said.c.process, said.c.about],
            set_={"words": write.excluded.words, "change": write.excluded.change},
        )
        rows = [
            {"process": self.me, "about": about, "words": self._mine[about], "change": self._change}
            for about in sorted(new)
        ]
        connection.execute(write, rows)
        for about in new:
            if self._mine[about]:
                self._silent.pop(about, None)
            else:
                self._silent[about] = time.monotonic()

    def _tidy(self, connection: Connection, stale: set[str]) -> None:
        """What was unsaid long ago, and whoever died long ago."""
        mine = sa.delete(said).where(said.c.process == self.me, said.c.about.in_(stale), said.c.words == "")
        connection.execute(mine)
        connection.execute(sa.delete(processes).where(processes.c.at < _NOW - KEPT))

    def _unread(self, connection: Connection, alive: set[str]) -> list[_Row]:
        """What the living have said since we last looked."""
        known = {process: change for process, change in self._others.items() if process in alive}
        newer = [sa.and_(said.c.process == one, said.c.change > change) for one, change in known.items()]
        found = sa.select(said.c.process, said.c.about, said.c.words, said.c.change).where(
            sa.or_(said.c.process.in_(alive - known.keys()), *newer)
        )
        return [(row.process, row.about, row.words, row.change) for row in connection.execute(found)]

    def _leave(self, connection: Connection) -> None:
        connection.execute(sa.delete(processes).where(processes.c.id == self.me))
        self._bell.note_call(connection)

    # -- in memory ------------------------------------------------------------------------------------------------

    def _long_silent(self) -> set[str]:
        long_ago = time.monotonic() - KEPT
        return {about for about, since in self._silent.items() if since < long_ago}

    def _forget(self, stale: set[str]) -> None:
        self._tidied = time.monotonic()
        for about in stale:
            del self._silent[about]
            if not self._mine[about]:  # else we have begun to talk about it again, just now
                del self._mine[about]

    def _take(self, alive: set[str], rows: list[_Row]) -> set[str]:
        """Believe it; gives about what the others say something else now."""
        known = self._others.keys() & alive
        about_what = {row[1] for row in rows}
        if self._speakers - known:
            about_what |= {about for about, words in self._said.items() if words.keys() - known}
        before = {about: sorted(self.others(about)) for about in about_what}
        for about in about_what:
            self._said[about] = {one: words for one, words in self._said.get(about, {}).items() if one in known}
        for process, about, words, change in rows:
            self._said[about].pop(process, None)
            if words:
                self._said[about][process] = words
            self._others[process] = max(self._others.get(process, 0), change)
        for about in about_what:
            if not self._said[about]:
                del self._said[about]
        self._others = {one: self._others.get(one, 0) for one in alive}
        self._speakers = alive
        return {about for about in about_what if sorted(self.others(about)) != before[about]}
