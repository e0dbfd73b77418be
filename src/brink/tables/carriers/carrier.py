"""What every carrier does, and the one that has nobody to tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sqlalchemy.engine import Connection

from brink.tables.line import Line

Heard = Callable[[str], None]
Missed = Callable[[], None]


class Carrier(Protocol):
    """One way to the other processes."""

    name: str  # all processes on one database must use the same
    atomic: bool  # `note` is all: a message is sent if and only if its transaction is kept

    @property
    def line(self) -> Line | None:
        """To the database, where there may be other processes."""

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
    line = None
    atomic = True
    deaf = False

    async def open(self, heard: Heard, missed: Missed) -> None: ...

    async def close(self) -> None: ...

    def note(self, connection: Connection, message: str) -> None: ...

    def send(self, message: str) -> bool:
        return True
