"""A connection to PostgreSQL that a server keeps for itself as long as it lives; when it is lost it is made again.

On it the server holds the lock by which others know that this database is served (see `backup`), and asks what must be
known soon.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from brink.tables.storage import SERVING_LOCK, Storage

_AGAIN: Final = 1.0  # seconds before a lost connection is tried again
_log: Final = logging.getLogger(__name__)


class Asyncpg(Protocol):
    """What is asked of a connection of asyncpg, which has no types."""

    def add_termination_listener(self, ended: Callable[[object], None]) -> None: ...
    async def add_listener(self, channel: str, heard: Callable[[object, object, object, object], None]) -> None: ...
    async def execute(self, command: str) -> object: ...
    async def fetchrow(self, question: str, *values: object) -> Sequence[str | None] | None: ...
    async def close(self, *, timeout: float) -> None: ...


class Line:
    """`begun` is called with each new connection."""

    def __init__(self, base: Storage, begun: Callable[[Asyncpg], Awaitable[None]]) -> None:
        self._storage = base
        self._begun = begun
        self._task: asyncio.Task[None] | None = None
        self._connection: Asyncpg | None = None
        self._asking = asyncio.Lock()
        self._tried = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="brink-line")
        await self._tried.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def ask(self, question: str, *values: object) -> Sequence[str | None] | None:
        """One row of texts, in one round trip; None if there is no connection now."""
        async with self._asking:
            if self._connection is None:
                return None
            return await self._connection.fetchrow(question, *values)

    async def _keep(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # here, because SQLite does without it

        dsn = self._storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._hold(await asyncpg.connect(dsn))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("the line to PostgreSQL was interrupted: %s", error)
            self._tried.set()
            await asyncio.sleep(_AGAIN)

    async def _hold(self, connection: Asyncpg) -> None:
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING_LOCK})")  # until it ends
            await self._begun(connection)
            self._connection = connection
            self._tried.set()
            await ended.wait()
        finally:
            self._connection = None
            await connection.close(timeout=1)
