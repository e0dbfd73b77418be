"""How long a request may take to arrive, how many connections there may be, and how fast they are read.

uvicorn waits for ever for the rest of a request, and accepts connections until there are no files left for anything
else. So the connection itself looks at the clock. And it takes all frames of a socket that have come, which may be tens
of thousands, before anybody else has his turn.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from typing import Any, Final

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from brink.server.framework import Message
from brink.server.limits import Bucket
from brink.server.settings import Rate
from brink.server.sparing import Flag, Mailbox

LOG: Final = logging.getLogger("brink.server.arriving")
HEADERS_WITHIN: Final = 15.0  # seconds from the first byte (or the connection) to the last line of the headers
BODY_WITHIN: Final = 60.0  # seconds for the body after that
OTHER_FILES: Final = 100  # for the database, workers, files that are sent
BACKLOG: Final = 128
PART: Final = 1024  # bytes of a socket that are read in one go: 170 frames at most
FRAGMENTS: Final = 128  # of one message
AFTER_THE_END: Final = 16 * PART  # what was on its way when we hung up
PINGS: Final = Rate(30, 2)  # and pongs that nobody asked for; a browser sends none at all


def most_connections() -> int:
    """So many that files are left for everything else."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(files - OTHER_FILES, files // 2)


class Impatient(H11Protocol):
    """Hangs up on whoever does not finish what he began to say."""

    headers_within = HEADERS_WITHIN
    body_within = BODY_WITHIN
    _waits_for: object = None
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            LOG.warning("too many connections", extra={"client": self.client[0] if self.client else None})
            transport.abort()
            return
        self._expect(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a socket now: h11 has read no body of it, and none will come
            self._expect(None)
            return
        theirs = self.conn.their_state
        begun = theirs is h11.SEND_BODY or (theirs is h11.IDLE and bool(self.conn.trailing_data[0]))
        self._expect(theirs if begun and not self.transport.is_closing() else None)

    def _expect(self, what: object) -> None:
        """The clock runs from when something begins to be missing; a byte now and then does not set it back."""
        if what is self._waits_for:
            return
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._waits_for = what
        if what is not None:
            seconds = self.body_within if what is h11.SEND_BODY else self.headers_within
            self._late = self.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


class Unhurried(WebSocketsSansIOProtocol):
    """Reads a socket part by part: the next one when others have had their turn and all messages of the last have been
    taken. Whoever floods it with frames that are no messages, or goes on after he was told to go, is hung up on.

    uvicorn lets the socket rest after each message. Mostly nothing comes before it has been taken, so here it rests
    only when something does. And it asks everybody at regular times whether he is still there; here only who is silent.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox[ASGIReceiveEvent]()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]
        self.writable.set()
        self._unread = b""
        self._fragments = 0
        self._soon: asyncio.Handle | None = None
        self._spoke = 0.0  # when the last message came
        self._pings = Bucket(PINGS, self.loop.time())

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self.close_sent and len(self._unread) > AFTER_THE_END:
            self.transport.abort()
        elif self._soon is None:
            self._read_on()

    async def send(self, message: Message) -> None:
        if "utf8" in message:
            await self._send_text(message["utf8"])
            return
        await super().send(message)
        if message["type"] == "websocket.accept":  # nobody asks for these any more
            self.request.headers.clear()  # what parses the socket holds on to the request
            self.request = self.response = None  # type: ignore[assignment]

    async def _send_text(self, data: bytes) -> None:
        """As uvicorn does it, without a way from bytes to text and back."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.transport.is_closing() or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(data)
        except InvalidState:  # he has said goodbye
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def receive(self) -> ASGIReceiveEvent:
        if not self.queue.empty():
            await asyncio.sleep(0)  # whoever says much at once lets the others have their turn
        message = await super().receive()
        if self._unread and self._soon is None:
            self._read_on()
        return message

    def _read_on(self) -> None:
        self._soon = None
        if not self.read_paused:  # else it goes on when the messages have been taken
            part, self._unread = self._unread[:PART], self._unread[PART:]
            super().data_received(part)
        if self.transport.is_closing():
            return
        if not self._unread:
            self.transport.resume_reading()
            return
        self.transport.pause_reading()
        if not self.read_paused:
            self._soon = self.loop.call_soon(self._read_on)

    def send_receive_event_to_app(self) -> None:
        self._spoke = self.loop.time()
        self.read_paused = self.read_paused or not self.close_sent  # or uvicorn would pause the transport now
        super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        silent = self.loop.time() - self._spoke
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_cont(self, event: Frame) -> None:
        self._fragments = 0 if event.fin else self._fragments + 1
        super().handle_cont(event)
        if self._fragments > FRAGMENTS:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._patient():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._patient():
            super().handle_pong(event)

    def _patient(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._pings.take(self.loop.time()) == 0:
            return True
        LOG.warning("too many pings", extra={"client": self.client[0] if self.client else None})
        self.transport.abort()
        return False
