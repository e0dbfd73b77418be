"""A way to a server that a test can cut and mend: connections go through it, or not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Relay:
    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._server: asyncio.Server | None = None
        self._port = 0
        self._open: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Relay:
        await self.mend()
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.cut()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self._port}"

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        if self._server is not None:
            self._server.close()
            for writer in list(self._open):
                writer.transport.abort()
            await self._server.wait_closed()
            self._server = None

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._to.hostname, self._to.port)
        ways = [(reader, back), (there, writer)]
        self._open |= {writer, back}
        try:
            await asyncio.gather(*(self._pour(source, sink) for source, sink in ways))
        finally:
            self._open -= {writer, back}

    async def _pour(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while some := await source.read(65536):
                sink.write(some)
                await sink.drain()
        sink.close()
