"""Attacks below HTTP: requests that never end, sockets that nobody reads, floods of pings.

Each is an `Ask` of `bench.attack`; instead of a status it gives whether the server hung up.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import httpx

LET_BE, HUNG_UP = 0, 1
TEXT, PING, BEGUN, GONE_ON = 0x81, 0x89, 0x01, 0x00
LITTLE: Final = 4096  # bytes that are taken in unread
UPGRADE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(kind: int, data: bytes) -> bytes:
    """A client's frame of up to 125 bytes; its mask is all zeros, so the data is as it is."""
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


class Line:
    """A bare connection that reads only what it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self.host = host

    async def watch(self, table: str) -> None:
        """Look on at a table."""
        self.writer.write(UPGRADE.format(table=table, host=self.host).encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(answer)
        self.writer.write(frame(TEXT, b'{"type":"hello"}'))

    async def pour(self, data: bytes, seconds: float, every: float = 0.0) -> int:
        """The same again and again, as fast as it is taken."""
        until = time.monotonic() + seconds
        try:
            async with asyncio.timeout(seconds):
                while time.monotonic() < until and not self.reader.at_eof():
                    self.writer.write(data)
                    await self.writer.drain()
                    await asyncio.sleep(every)
        except TimeoutError:
            return LET_BE  # it takes no more from us, and that is fine too
        except ConnectionError:
            return HUNG_UP
        return HUNG_UP if self.reader.at_eof() else LET_BE


@asynccontextmanager
async def line(http: httpx.AsyncClient) -> AsyncIterator[Line]:
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, (http.base_url.host, http.base_url.port))
    reader, writer = await asyncio.open_connection(sock=bare, limit=LITTLE)
    try:
        yield Line(reader, writer, f"{http.base_url.host}:{http.base_url.port}")
    finally:
        writer.transport.abort()


async def half_a_header(http: httpx.AsyncClient, _: int, seconds: float) -> int:
    """Begins a request and goes on with it byte by byte."""
    async with line(http) as bare:
        bare.writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        return await bare.pour(b"x", seconds, every=1.0)


async def read_nothing(http: httpx.AsyncClient, number: int, tables: Sequence[str], seconds: float) -> int:
    """Looks on where others play, demands answers and reads none of them."""
    async with line(http) as bare:
        await bare.watch(tables[number % len(tables)])
        demands = frame(TEXT, b'{"type":"ping","id":"%s"}' % (b"x" * 64)) * 100
        return await bare.pour(demands, seconds)


async def ping_flood(http: httpx.AsyncClient, number: int, tables: Sequence[str], seconds: float) -> int:
    """Pings of the protocol, each of which wants an answer, in the smallest frames there are."""
    async with line(http) as bare:
        await bare.watch(tables[number % len(tables)])
        return await bare.pour(frame(PING, b"") * 5_000, seconds)


async def flood_of_fragments(http: httpx.AsyncClient, number: int, tables: Sequence[str], seconds: float) -> int:
    """A message of empty parts, without an end."""
    async with line(http) as bare:
        await bare.watch(tables[number % len(tables)])
        bare.writer.write(frame(BEGUN, b""))
        return await bare.pour(frame(GONE_ON, b"") * 5_000, seconds)


async def flood_of_messages(http: httpx.AsyncClient, number: int, tables: Sequence[str], seconds: float) -> int:
    """Messages that make no sense, in the smallest frames there are."""
    async with line(http) as bare:
        await bare.watch(tables[number % len(tables)])
        return await bare.pour(frame(TEXT, b"") * 5_000, seconds)
