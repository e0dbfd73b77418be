"""The bell: tells whoever listens that a table has changed, in this process and in the others.

What is new is never in the message. Each listener looks for himself, with his own eyes.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.tables import storage
from brink.tables.carriers import carrier_for
from brink.tables.shapes import Event, Happening
from brink.tables.statements import Prepared
from brink.tables.storage import Storage

LEFT: Final = 2.0  # seconds after which a notice in the outbox is one that nobody has rung for
_CALL: Final = Event("*", 0, frozenset({"here"}))  # who is there has changed
_LOOK: Final = Event("*", 0, frozenset({"game", "seats", "chat"}))  # messages were lost: look at every table
_NOTE: Final = Prepared(sa.insert(storage.outbox), "table_id", "version", "kinds", "at")
_log: Final = logging.getLogger(__name__)


Listener: TypeAlias = Callable[[Event], None]
"""It notes what it hears, and looks later: whoever rings has something else to do."""


class Bell:
    """Who listens in this process, and what a carrier brings from the others and takes to them."""

    def __init__(self, base: Storage, now: Callable[[], float], url: str = "") -> None:
        """`url`: of what carries the bell, where it is not the database itself."""
        self.carrier = carrier_for(base, url)
        self.called: Callable[[], None] = lambda: None  # somebody has come or gone, see `presence`
        self._storage = base
        self._now = now
        self._listeners: dict[str, set[Listener]] = {}
        self._sender = os.urandom(6).hex()  # our own notices come back to us; we have heard them already
        self._done: list[int] = []
        self._looked = 0.0

    async def open(self) -> None:
        await self.carrier.open(self._heard, self._look_again)
        await self._ring_what_was_left()

    async def close(self) -> None:
        try:
            await self.sweep()
        finally:
            await self.carrier.close()

    def listen(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, set()).add(listener)

    def ignore(self, table: str, listener: Listener) -> None:
        """No more news for him."""
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)

    def watched(self, table: str) -> bool:
        """Does anybody in this process want to hear of it?"""
        return table in self._listeners

    def anybody(self) -> bool:
        """Does anybody in this process watch any table?"""
        return bool(self._listeners)

    def note(self, connection: Connection, event: Event, now: float) -> int | None:
        """Inside the transaction: the notice is there if and only if the change is.

        Gives its number in the outbox, which only a carrier needs that may lose it after the commit.
        """
        self.carrier.note(connection, self._words(event))
        if self.carrier.atomic:
            return None
        kinds = ",".join(sorted(event.kinds))
        return _NOTE.number(connection, {"table_id": event.table, "version": event.version, "kinds": kinds, "at": now})

    def ring(self, event: Event, notice: int | None) -> None:
        """After the commit. What cannot be carried to the others stays in the outbox."""
        self._tell(event)
        if self.carrier.send(self._words(event)) and notice is not None:
            self._done.append(notice)

    def note_call(self, connection: Connection) -> None:
        """Inside the transaction: all processes look who is there."""
        self.carrier.note(connection, self._words(_CALL))

    def call(self) -> None:
        """After the commit. Who does not hear it looks a moment later anyway."""
        self.carrier.send(self._words(_CALL))

    def _tell(self, event: Event) -> None:
        for listener in self._listeners.get(event.table, ()):
            listener(event)

    async def sweep(self) -> None:
        """Take notices that were heard out of the outbox, many at a time. Where messages may be lost, look for them."""
        if not self.carrier.atomic and self._now() - self._looked >= LEFT:
            self._looked = self._now()
            if self.carrier.deaf:
                self._tell_all()
            else:
                await self._ring_what_was_left(self._looked - LEFT)
        if self._done:
            done, self._done = self._done, []
            heard = sa.delete(storage.outbox).where(storage.outbox.c.id.in_(done))
            await self._storage.write(lambda connection: connection.execute(heard))

    async def _ring_what_was_left(self, before: float | None = None) -> None:
        """Notices of a process that died between commit and ringing, or could not reach the others."""
        left = sa.select(storage.outbox)
        if before is not None:
            left = left.where(storage.outbox.c.at < before)
        for row in await self._storage.read(lambda connection: connection.execute(left).all()):
            self.ring(Event(row.table_id, row.version, _kinds(row.kinds.split(","))), row.id)

    # -- other processes ------------------------------------------------------------------------------------------

    def _words(self, event: Event) -> str:
        kinds = ",".join(sorted(event.kinds))
        own = "" if event.own is None else ",".join(map(str, sorted(event.own)))
        return f"{event.table} {event.version} {kinds} {self._sender} {event.age or ''} {own}"

    def _heard(self, message: str) -> None:
        try:
            table, version, kinds, sender, age, own = message.split(" ")
            seats = frozenset(map(int, own.split(","))) if own else None
            event = Event(table, int(version), _kinds(kinds.split(",")), int(age) if age else None, seats)
        except ValueError:
            _log.warning("this is no word of ours on the bell: %.80r", message)
            return
        if sender == self._sender:
            return
        if event == _CALL:
            self.called()
        elif event == _LOOK:
            self._tell_all()
        else:
            self._tell(event)

    def _look_again(self) -> None:
        """Whatever was said while we were cut off, by them or by us, may be lost."""
        self._tell_all()
        self.carrier.send(self._words(_LOOK))

    def _tell_all(self) -> None:
        self.called()
        for table in list(self._listeners):
            self._tell(Event(table, 0, frozenset({"game", "seats", "chat"})))


def merged(one: Event, other: Event | None) -> Event:
    """News that nobody has looked at is told as one."""
    if other is None:
        return one
    age = None if one.age is None or other.age is None else max(one.age, other.age)
    own = None if one.own is None or other.own is None else one.own | other.own
    return Event(one.table, max(one.version, other.version), one.kinds | other.kinds, age, own)


def _kinds(words: Iterable[str]) -> frozenset[Happening]:
    return cast(frozenset[Happening], frozenset(words))
