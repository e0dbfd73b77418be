"""NATS as the bell. It may lose a message: then somebody is told late, by what stands in the outbox, never wrongly.

A message is sent after its commit. What was committed while NATS did not answer, or just before a process died, stays
in the outbox, and a process that is connected rings for it. Whoever was cut off looks at everything again, and lets
all the others do so, because what he had sent last may be lost.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import blake2s
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.engine import BrinkError
from brink.tables.carriers.carrier import Heard, Missed
from brink.tables.line import Line
from brink.tables.storage import Storage

if TYPE_CHECKING:  # nats-py is imported when it is needed
    from nats.aio.client import Client
    from nats.aio.msg import Msg

CONNECT_WITHIN: Final = 5.0  # seconds
_AGAIN: Final = 1.0  # seconds before a lost connection is tried again
_PING: Final = 2  # seconds; a server that leaves three unanswered has gone
_log: Final = logging.getLogger(__name__)
_Queue: TypeAlias = "asyncio.Queue[bytes | None]"  # None: the connection has ended


class OverNats:
    """Reconnects for ever; nats-py alone would give up after some errors."""

    name = "nats"
    atomic = False

    def __init__(self, base: Storage, url: str) -> None:
        if find_spec("nats") is None:
            raise BrinkError("a bell over NATS needs the package nats-py: install brinkmanship[nats], or nats-py alone")
        self._servers = [part.strip() for part in url.split(",")]
        self._storage = base
        self.line = Line(base, _nothing_to_do)  # for its lock alone
        self._subject = ""
        self._why: Exception | None = None  # what the driver has said last
        self._out: _Queue | None = None  # to NATS, while it is connected
        self._task: asyncio.Task[None] | None = None

    @property
    def deaf(self) -> bool:
        return self._out is None

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Refused if NATS does not answer now; later it may come and go."""
        self._heard, self._missed = heard, missed
        self._subject = await self._storage.read(_subject)
        try:
            client, out = await self._connect()
        except Exception as error:  # whatever the driver says of a server that is not there
            where = ", ".join(urlsplit(server).netloc.rpartition("@")[2] for server in self._servers)
            raise BrinkError(f"NATS does not answer at {where}: {_plain(self._why or error)}") from error
        self._task = asyncio.create_task(self._keep(client, out), name="brink-nats")
        self._out = out
        await self.line.open()

    async def close(self) -> None:
        await self.line.close()
        if self._task is not None:
            while self._out is not None and not self._out.empty():
                await asyncio.sleep(0.01)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def note(self, connection: Connection, message: str) -> None: ...

    def send(self, message: str) -> bool:
        if self._out is None:
            return False
        self._out.put_nowait(message.encode())
        return True

    async def _connect(self) -> tuple[Client, _Queue]:
        import nats  # here, because nobody else needs it

        out: _Queue = asyncio.Queue()

        async def closed() -> None:
            out.put_nowait(None)

        self._why = None
        async with asyncio.timeout(CONNECT_WITHIN):
            client = await nats.connect(
                self._servers,
                name="brink",
                error_cb=self._failed,
                closed_cb=closed,
                allow_reconnect=False,  # we do that, see `_keep`
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=2,
                ping_interval=_PING,
            )
            await client.subscribe(self._subject, cb=self._received)
            await client.flush()  # only now can nothing more be missed
        return client, out

    async def _keep(self, client: Client, out: _Queue) -> None:
        while True:
            try:
                await self._deliver(client, out)
            finally:
                self._out = None  # what is still in it stands in the outbox, or is told by looking again
                await _let_go(client)
            why = _plain(self._why) if self._why else "it has hung up"
            _log.warning("NATS was lost (%s); until it is there again we look for what is new in the database", why)
            client, out = await self._connect_again()
            self._out = out
            self._missed()

    async def _connect_again(self) -> tuple[Client, _Queue]:
        while True:
            await asyncio.sleep(_AGAIN)
            try:
                found = await self._connect()
            except Exception as error:  # noqa: BLE001 (whatever the driver says; we try again)
                _log.warning("NATS does not answer: %s", _plain(self._why or error))
            else:
                _log.info("NATS is there again")
                return found

    async def _deliver(self, client: Client, out: _Queue) -> None:
        """Send what there is to send until the connection ends."""
        try:
            while (message := await out.get()) is not None:
                await client.publish(self._subject, message)
        except Exception as error:  # noqa: BLE001 (whatever the driver says: we connect anew)
            _log.warning("NATS does not take a message: %s", _plain(error))

    async def _received(self, message: Msg) -> None:
        self._heard(message.data.decode(errors="replace"))

    async def _failed(self, error: Exception) -> None:
        from nats.errors import SlowConsumerError

        self._why = error
        if isinstance(error, SlowConsumerError):
            self._missed()


async def _nothing_to_do(_: object) -> None: ...


async def _let_go(client: Client) -> None:
    with suppress(Exception):  # it may be gone already
        await asyncio.wait_for(client.close(), 1)


def _plain(error: BaseException) -> str:
    return str(error).removeprefix("nats: ") or type(error).__name__


def _subject(connection: Connection) -> str:
    """The same for all processes on one database, whatever they call it; others may use the same NATS.

    Databases that have the same subject by chance would only look without need: ids of tables are their own.
    """
    row = connection.execute(
        sa.text("SELECT oid::text || ' ' || datname FROM pg_database WHERE datname = current_database()")
    )
    return f"brink.{blake2s(str(row.scalar_one()).encode(), digest_size=8).hexdigest()}"
