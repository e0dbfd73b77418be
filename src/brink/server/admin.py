"""For whoever runs the server, with the host's token: what there is, what is slow, what failed; and what he may do.

He may be a player too. What he gets is in `overseeing` and `watch`, which know of nothing hidden; clients have a name
that says nothing of their address.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

from brink import __version__
from brink.server.errors import failures
from brink.server.keys import host_only
from brink.server.limits import limited
from brink.server.lobby import Body, TableId
from brink.server.origins import same_origin
from brink.server.rooms import Notice, Rooms
from brink.server.watch import Noted, Slow, Watch, memory
from brink.tables.overseeing import Sizes, TableLine
from brink.tables.shapes import Status

ALL: Final[Sequence[Status]] = ("open", "running", "finished", "broken")
_SALT: Final = secrets.token_bytes(16)  # of this process: a client has the same name as long as it runs


class HostTable(TableLine, frozen=True, kw_only=True):
    """A table, and who is there now."""

    present: int  # seats whose people are connected, to whichever process
    watching: int  # connections without a seat, to this process


class ClientLine(msgspec.Struct, frozen=True):
    """Somebody who is connected."""

    client: str
    connections: int


class NoticeLine(msgspec.Struct, frozen=True):
    text: str
    stops_in: float | None  # seconds


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """The server at this moment."""

    version: str
    now: float
    started: float
    memory: int
    database: Sizes
    held: int  # tables in memory
    long_work: dict[str, int]
    connections: int
    clients: list[ClientLine]
    refused: dict[str, int]  # by limit
    errors: list[Noted]  # the newest first
    slow: list[Slow]  # of the last hour, the slowest first
    notice: NoticeLine | None


class NoticeBody(Body, frozen=True, kw_only=True):
    """What everybody at a table reads; without words and minutes it is taken back."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    minutes: Annotated[float, msgspec.Meta(ge=0, le=1440)] | None = None  # until the server stops


class Removed(msgspec.Struct, frozen=True):
    table: str


def name_of(address: str) -> str:
    return blake2b(address.encode(), key=_SALT, digest_size=4).hexdigest()


def notice_line(rooms: Rooms) -> NoticeLine | None:
    return None if rooms.notice is None else NoticeLine(rooms.notice.text, rooms.notice.left)


@get("/api/notice", guards=[limited("reads")], responses=failures(400, 429), tags=["tables"])
async def told(state: State) -> NoticeLine:
    """What whoever runs the server tells everybody, for those who are at no table; empty if there is nothing."""
    return notice_line(state.rooms) or NoticeLine("", None)


@get("/api/admin", guards=[limited("admin"), host_only], responses=failures(400, 403, 404, 429), tags=["host"])
async def overview(state: State) -> Overview:
    """Clients, errors, sizes and slow commands; only with the token of the host."""
    rooms: Rooms = state.rooms
    watch: Watch = state.watch
    figures = state.tables.figures()
    return Overview(
        version=__version__,
        now=time.time(),
        started=watch.started,
        memory=memory(),
        database=await state.tables.sizes(),
        held=figures.held,
        long_work=figures.long_work,
        connections=rooms.addresses.total(),
        clients=[ClientLine(name_of(address), number) for address, number in rooms.addresses.most_common(100)],
        refused=dict(watch.refused),
        errors=list(watch.errors.recent)[::-1],
        slow=watch.slowest.all(),
        notice=notice_line(rooms),
    )


@get("/api/admin/tables", guards=[limited("admin"), host_only], responses=failures(400, 403, 404, 429), tags=["host"])
async def list_tables(state: State, status: FromQuery[list[Status] | None] = None) -> list[HostTable]:
    """The newest tables, also private ones, with nothing that is hidden in their games."""
    lines: list[TableLine] = await state.tables.oversee(status or ALL)
    return [_with_people(line, state.rooms) for line in lines]


def _with_people(line: TableLine, rooms: Rooms) -> HostTable:
    room = rooms.open.get(line.table)
    present = len(rooms.online(line.table))
    watching = 0 if room is None else sum(not watcher.mine for watcher in room.watchers)
    return HostTable(**msgspec.structs.asdict(line), present=present, watching=watching)


@post(
    "/api/admin/tables/{table:str}/remove",
    status_code=200,
    guards=[same_origin, limited("admin"), host_only],
    responses=failures(400, 403, 404, 413, 429),
    tags=["host"],
)
async def remove(state: State, table: TableId) -> Removed:
    """A table is gone for good, with its game; whoever sits there is told so."""
    await state.tables.remove(table)
    return Removed(table)


@post(
    "/api/admin/notice",
    status_code=200,
    guards=[same_origin, limited("admin"), host_only],
    responses=failures(400, 403, 404, 413, 429),
    tags=["host"],
)
async def announce(state: State, data: JSONBody[NoticeBody]) -> Overview:
    """Everybody at a table reads it, and whoever comes; that the server stops, and when, in his own language."""
    rooms: Rooms = state.rooms
    text = " ".join(data.text.split())
    stops = None if data.minutes is None else time.monotonic() + 60 * data.minutes
    rooms.announce(Notice(text, stops) if text or stops is not None else None)
    shown: Overview = await overview.fn(state)
    return shown
