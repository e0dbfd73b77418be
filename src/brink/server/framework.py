"""The framework's types as this server uses them: nobody logs in, so a request has no user and no auth."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request as AnyRequest
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import SerializationException

from brink.engine import Move, Record
from brink.tables.turns import Bounds

MOVES_AT_ONCE: Final = 2_000


class Request(AnyRequest[None, None, State]):
    """A request whose body may be anything."""

    async def json(self) -> object:
        """What is no JSON is the client's error. The framework knows but one of three ways in which decoding fails."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise SerializationException(str(error)) from None


class _Unread(Record, kw_only=True):
    """A record whose moves are still text."""

    moves: list[msgspec.Raw] = []  # type: ignore[assignment]


class RecordRequest(Request):
    """A request whose body is a record: one may have so many moves that to read them all at once holds others up."""

    async def json(self) -> Record:
        try:
            unread = _unread(await self.body())
            bounds: Bounds = self.app.state.tables.bounds
            bounds.check_moves(len(unread.moves))  # when they are read, they take ten times as much memory
            moves: list[Move] = []
            for start in range(0, len(unread.moves), MOVES_AT_ONCE):
                moves += map(_move, unread.moves[start : start + MOVES_AT_ONCE])
                await asyncio.sleep(0)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise SerializationException(str(error)) from None
        fields = {name: getattr(unread, name) for name in Record.__struct_fields__}
        return Record(**{**fields, "moves": moves})


_unread: Final = msgspec.json.Decoder(_Unread).decode
_move: Final = msgspec.json.Decoder(Move).decode

Connected: TypeAlias = ASGIConnection[Any, None, None, State]  # of whatever handler
RouteFields: TypeAlias = dict[str, Any]
"""What several routes say of themselves alike; the framework's decorators know the types."""

# ASGI, for what stands around the framework. What a scope or a message holds follows from its `type`; the framework's
# own names for them leave out how a server starts and ends.
Scope: TypeAlias = Any
Message: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Layer: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]


class Socket:
    """A socket as ASGI brings it. Most of them rest, for hours: it keeps nothing of what it came with."""

    __slots__ = ("_send", "receive")

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._send({"type": "websocket.accept"})

    def send(self, data: bytes) -> Awaitable[None]:
        """Text, in UTF-8 already; `Unhurried` takes it as it is."""
        return self._send({"type": "websocket.send", "utf8": data})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})
