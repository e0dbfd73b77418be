"""The bell: tells whoever listens that a table has changed, in this process and in the others.

What is new is never in the message. Each listener looks for himself, with his own eyes.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.tables import storage
from brink.tables.shapes import Event, Happening
from brink.tables.statements import Prepared
from brink.tables.storage import SERVING_LOCK, Storage

CHANNEL: Final = "brink"
_AGAIN: Final = 1.0  # seconds before a lost connection is tried again
_NOTE: Final = Prepared(sa.insert(storage.outbox), "table_id", "version", "kinds", "at")
_log: Final = logging.getLogger(__name__)


class Subscription:
    """Tells that a table has changed. Unread news is merged, so a slow reader costs nothing."""

    def __init__(self, table: str, forget: Callable[[Subscription], None]) -> None:
        self.table = table
        self._forget = forget
        self._news: Event | None = None
        self._ready = asyncio.Event()

    async def next(self) -> Event:
        """Wait for news."""
        await self._ready.wait()
        self._ready.clear()
        news, self._news = self._news, None
        assert news is not None
        return news

    def close(self) -> None:
        """No more news."""
        self._forget(self)

    def tell(self, event: Event) -> None:
        if self._news is not None:
            event = _both(event, self._news)
        self._news = event
        self._ready.set()


class Bell:
    """Subscriptions of this process, and PostgreSQL's NOTIFY to and from the others."""

    def __init__(self, base: Storage) -> None:
        self._storage = base
        self._listeners: dict[str, set[Subscription]] = {}
        self._sender = os.urandom(6).hex()  # our own notices come back to us; we have heard them already
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()
        self._done: list[int] = []
        self.connected = False

    async def open(self) -> None:
        if self._storage.postgres:
            self._task = asyncio.create_task(self._listen(), name="brink-listen")
            await self._listening.wait()
        await self._ring_what_was_left()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.sweep()

    def subscribe(self, table: str) -> Subscription:
        subscription = Subscription(table, self._forget)
        self._listeners.setdefault(table, set()).add(subscription)
        return subscription

    def watched(self, table: str) -> bool:
        """Does anybody in this process want to hear of it?"""
        return table in self._listeners

    def anybody(self) -> bool:
        """Does anybody in this process watch any table?"""
        return bool(self._listeners)

    def _forget(self, subscription: Subscription) -> None:
        listeners = self._listeners.get(subscription.table, set())
        listeners.discard(subscription)
        if not listeners:
            self._listeners.pop(subscription.table, None)

    def note(self, connection: Connection, event: Event, now: float) -> int:
        """Inside the transaction: the notice is there if and only if the change is. Gives its number."""
        kinds = ",".join(sorted(event.kinds))
        row = {"table_id": event.table, "version": event.version, "kinds": kinds, "at": now}
        notice = _NOTE.number(connection, row)
        if self._storage.postgres:
            own = "" if event.own is None else ",".join(map(str, sorted(event.own)))
            message = f"{event.table} {event.version} {kinds} {self._sender} {event.age or ''} {own}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, message)))
        return notice

    def ring(self, event: Event, notice: int) -> None:
        """After the commit."""
        self._tell(event)
        self._done.append(notice)

    def _tell(self, event: Event) -> None:
        for subscription in self._listeners.get(event.table, ()):
            subscription.tell(event)

    async def sweep(self) -> None:
        """Take notices that were heard out of the outbox, many at a time."""
        if self._done:
            done, self._done = self._done, []
            heard = sa.delete(storage.outbox).where(storage.outbox.c.id.in_(done))
            await self._storage.write(lambda connection: connection.execute(heard))

    async def _ring_what_was_left(self) -> None:
        """Notices of a process that died between commit and ringing."""
        left = await self._storage.read(lambda connection: connection.execute(sa.select(storage.outbox)).all())
        for row in left:
            self.ring(Event(row.table_id, row.version, _kinds(row.kinds.split(","))), row.id)

    # -- PostgreSQL -----------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # here, because SQLite does without it

        dsn = self._storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen_once(await asyncpg.connect(dsn))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("LISTEN was interrupted: %s", error)
            self._listening.set()
            await asyncio.sleep(_AGAIN)

    async def _listen_once(self, connection: Any) -> None:
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING_LOCK})")  # until it ends; see `backup`
            await connection.add_listener(CHANNEL, self._heard)
            self.connected = True
            if self._listening.is_set():
                self._tell_all()  # whatever was missed while nobody listened; only now can nothing more be missed
            self._listening.set()
            await ended.wait()
        finally:
            self.connected = False
            await connection.close(timeout=1)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        table, version, kinds, sender, age, own = str(payload).split(" ")
        if sender != self._sender:
            seats = frozenset(map(int, own.split(","))) if own else None
            self._tell(Event(table, int(version), _kinds(kinds.split(",")), int(age) if age else None, seats))

    def _tell_all(self) -> None:
        for table in list(self._listeners):
            self._tell(Event(table, 0, frozenset({"game", "seats", "chat"})))


def _both(one: Event, other: Event) -> Event:
    age = None if one.age is None or other.age is None else max(one.age, other.age)
    own = None if one.own is None or other.own is None else one.own | other.own
    return Event(one.table, max(one.version, other.version), one.kinds | other.kinds, age, own)


def _kinds(words: Iterable[str]) -> frozenset[Happening]:
    return cast(frozenset[Happening], frozenset(words))
