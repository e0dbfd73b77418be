"""How long a request may take to arrive, and how many connections there may be.

uvicorn waits for ever for the rest of a request, and accepts connections until there are no files left for anything
else. So the connection itself looks at the clock.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LOG: Final = logging.getLogger("brink.server.arriving")
HEADERS_WITHIN: Final = 15.0  # seconds from the first byte (or the connection) to the last line of the headers
BODY_WITHIN: Final = 60.0  # seconds for the body after that
OTHER_FILES: Final = 100  # for the database, workers, files that are sent
BACKLOG: Final = 128


def most_connections() -> int:
    """So many that files are left for everything else."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(files - OTHER_FILES, files // 2)


class Impatient(H11Protocol):
    """Hangs up on whoever does not finish what he began to say."""

    headers_within = HEADERS_WITHIN
    body_within = BODY_WITHIN

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waits_for: Any = None
        self._late: asyncio.TimerHandle | None = None

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

    def _expect(self, what: Any) -> None:
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
