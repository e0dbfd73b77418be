"""The sockets of tables.

They stand beside the framework. Most of them rest, for hours, and whatever stands around a socket rests with it, and is
gone through by each of its messages.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from brink.server import requests
from brink.server.commands import obey
from brink.server.connection import NO_TABLE, Connection
from brink.server.framework import Connected, Layer, Receive, Scope, Send, Socket
from brink.server.hosts import is_known, name_in
from brink.server.language import Language, language_of
from brink.server.limits import Gate, client_of
from brink.server.origins import is_ours
from brink.server.rooms import Rooms
from brink.tables import NoSuchTable

FOREIGN, UNKNOWN_HOST, TOO_MANY = 4403, 4421, 4429
_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")


class Caller(NamedTuple):
    address: str
    language: Language


class Sockets:
    """Around the framework: what asks for the socket of a table gets it here."""

    def __init__(self, app: Layer, state: State) -> None:
        self.app = app
        self._state = state

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            return self.app(scope, receive, send)
        return table_socket(scope, Socket(receive, send), self._state, found[1])


async def table_socket(scope: Scope, socket: Socket, state: State, table: str) -> None:
    """Checked before anything is accepted: whose page it is, and how much this address asks for."""
    requests.begin(scope["headers"])
    await socket.receive()  # that it wants to be connected
    caller = await _admitted(ASGIConnection(scope), state)
    if isinstance(caller, int):
        await socket.close(caller)
        return
    scope["headers"].clear()  # read, and kept by the server for as long as the socket lasts
    rooms: Rooms = state.rooms
    await socket.accept()
    rooms.connected(caller.address)
    try:
        info = await state.tables.info(table)
    except NoSuchTable:
        await socket.close(NO_TABLE)
    else:
        await Connection(socket, state, table, info.game, caller.address, caller.language, obey).live()
    finally:
        rooms.disconnected(caller.address)


async def _admitted(asking: Connected, state: State) -> Caller | int:
    """Who it is that may have a socket, or the code with which he gets none."""
    host = asking.headers.get("host")
    if host is not None and not is_known(name_in(host), state.settings.host_names):
        return UNKNOWN_HOST
    if not is_ours(asking.headers.get("origin"), host, state.settings):
        return FOREIGN
    address = client_of(asking)
    gate: Gate = state.gate
    rooms: Rooms = state.rooms
    if await gate.ask("sockets", address) > 0 or rooms.connections(address) >= state.settings.limits.connections:
        state.watch.refused["sockets"] += 1
        return TOO_MANY
    return Caller(address, language_of(asking))
