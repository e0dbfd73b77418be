"""What carries the bell to other processes. None of them carries news, only that there is some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sqlalchemy.engine import Connection

from brink.engine import BrinkError
from brink.tables.storage import Storage

Heard = Callable[[str], None]
Missed = Callable[[], None]


class Carrier(Protocol):
    """One way to the other processes."""

    name: str  # all processes on one database must use the same
    atomic: bool  # `note` is all: a message is sent if and only if its transaction is kept

    @property
    def deaf(self) -> bool:
        """Nothing comes from the others now, and nothing goes to them."""

    async def open(self, heard: Heard, missed: Missed) -> None:
        """`heard`: a message of any process, our own too. `missed`: perhaps there were some that we did not hear."""

    async def close(self) -> None: ...

    def note(self, connection: Connection, message: str) -> None:
        """Inside the transaction."""

    def send(self, message: str) -> bool:
        """After the commit. False: it could not be sent, and nobody will hear of it."""


class Nobody:
    """SQLite is for one server: there is nobody to tell."""

    name = "nobody"
    atomic = True
    deaf = False

    async def open(self, heard: Heard, missed: Missed) -> None: ...

    async def close(self) -> None: ...

    def note(self, connection: Connection, message: str) -> None: ...

    def send(self, message: str) -> bool:
        return True


def carrier_for(base: Storage, url: str) -> Carrier:
    """`url`: empty for what the database itself has, or `nats://...`."""
    scheme = url.partition("://")[0]
    if url and scheme not in ("nats", "tls"):
        raise BrinkError(f"'{scheme}' is no bell we know: use nats://host:4222, or leave it to PostgreSQL")
    if not base.postgres:
        if url:
            raise BrinkError("--bell is for several servers on one PostgreSQL; SQLite is for one server")
        return Nobody()
    if not url:
        from brink.tables.carriers.notify import Notify

        return Notify(base)
    from brink.tables.carriers.over_nats import OverNats

    return OverNats(base, url)
