"""The socket of a table."""

from __future__ import annotations

from litestar import websocket
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

from brink.server.commands import obey
from brink.server.connection import NO_TABLE, Connection
from brink.server.framework import Socket
from brink.server.limits import Gate, client_of
from brink.server.origins import is_ours
from brink.server.rooms import Rooms
from brink.tables import NoSuchTable

FOREIGN, TOO_MANY = 4403, 4429


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, state: State, table: FromPath[str]) -> None:
    """Checked before anything is accepted: whose page it is, and how much this address asks for."""
    address = client_of(socket)
    gate: Gate = state.gate
    rooms: Rooms = state.rooms
    if not is_ours(socket.headers.get("origin"), socket.headers.get("host"), state.settings):
        await socket.close(code=FOREIGN)
        return
    if await gate.ask("sockets", address) > 0 or rooms.connections(address) >= state.settings.limits.connections:
        state.watch.refused["sockets"] += 1
        await socket.close(code=TOO_MANY)
        return
    await socket.accept()
    rooms.connected(address)
    try:
        info = await state.tables.info(table)
    except NoSuchTable:
        await socket.close(code=NO_TABLE)
    else:
        connection = Connection(socket, state, table, info.game, obey)
        socket.scope["headers"] = []  # most sockets rest, and what they came with was read,
        ScopeState.from_scope(socket.scope).headers = Empty  # also as the framework keeps it
        await connection.live()
    finally:
        rooms.disconnected(address)
