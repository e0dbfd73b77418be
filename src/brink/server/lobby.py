"""Tables over HTTP: make one, find one, join, start, and look at games that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from brink.engine import BrinkError, Chosen, Record
from brink.server import messages as wire
from brink.server.errors import BadRequest, Forbidden, NotFinished, TooMany, failures
from brink.server.framework import Request, RouteFields
from brink.server.language import Language, language_of
from brink.server.limits import client_of, limited
from brink.server.origins import same_origin
from brink.server.rendering import LINES_AT_ONCE, Renderer, about
from brink.tables import Created, Holder, Joined, NewSeat, NewTable, SeatKey, Settings, TableInfo, Tables
from brink.tables.shapes import Name, Pace, Progress, Status, Word
from brink.tables.turns import Busy

LAST_MOVE: Final = 1_000_000
# What routes share that do something at a table.
AT_A_TABLE: Final[RouteFields] = {
    "guards": [same_origin, limited("joins")],
    "responses": failures(400, 403, 404, 409, 413, 429),
    "tags": ["tables"],
}
Lang = FromQuery[Language | None]
TableId = FromPath[str]
# The framework reads bounds of parameters from its own words only, and publishes no bound of 0 where None is allowed.
SeatAsked = Annotated[int | None, QueryParameter(gt=-1, le=29)]
LineAsked = Annotated[int, QueryParameter(ge=0, le=wire.FURTHEST)]
MoveAsked = Annotated[int, PathParameter(ge=0, le=LAST_MOVE)]
Token = Annotated[str, msgspec.Meta(max_length=64)]  # or, where it is empty, as `Authorization: Bearer`
Count = Annotated[int, msgspec.Meta(ge=0, le=LAST_MOVE)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is in a request. An unknown field is an error: it is a misspelt one."""


class NewTableBody(Body, frozen=True, kw_only=True):
    """Either `seats`, or `players`: oneself and so many open seats less one."""

    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=30)] | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    options: Chosen = {}
    pack: Word = "standard"
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    settings: Settings = Settings()
    lang: Language | None = None  # of no use any more: pages and programs of earlier releases send it
    start: bool = False  # begin at once
    fill: Word = ""  # the bot for seats that are still open at the start


class JoinBody(Body, frozen=True, kw_only=True):
    name: Name
    seat: wire.Seat | None = None


class NameBody(Body, frozen=True, kw_only=True):
    name: Name
    token: Token = ""  # the seat's


class PaceBody(Body, frozen=True, kw_only=True):
    pace: Pace
    token: Token = ""  # the host's


class KeyBody(Body, frozen=True, kw_only=True):
    token: Token = ""  # that of an invitation
    name: Name = ""  # of whoever takes it up; else he is called as the host called him


class InviteBody(Body, frozen=True, kw_only=True):
    seat: wire.Seat
    token: Token = ""  # the host's, or that of a seat


class StartBody(Body, frozen=True, kw_only=True):
    token: Token = ""  # the host's
    fill: Word = ""


class ForkBody(Body, frozen=True, kw_only=True):
    at: Count
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=30)]
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    settings: Settings | None = None  # default: as they were
    analysis: bool = False  # leave every hidden card where it was, instead of dealing it anew
    lang: Language | None = None  # of no use any more: pages and programs of earlier releases send it
    start: bool = False


class MadeTable(msgspec.Struct, frozen=True, kw_only=True):
    """Told once: whoever has a token has the seat."""

    table: str
    seats: list[SeatKey]
    host: str
    url: str


class TableFacts(wire.About, frozen=True, kw_only=True):
    """What everybody may know of a table, and where it is."""

    created: float
    updated: float
    url: str


class Imported(msgspec.Struct, frozen=True):
    table: str
    url: str


class Log(msgspec.Struct, frozen=True):
    """A page of a log. `more`: the next one is what comes after this number; null: there is none."""

    log: list[wire.LogText]
    more: int | None


class Checking(msgspec.Struct, frozen=True):
    """Of so many moves so many were played again."""

    moves: int
    done: int


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """Every move was allowed. With `seed`, it is the one committed to, and every die and shuffle after move
    `proven_since` (0: those of the set-up too) follows from it, or from the seeds of the tables it went on from.
    """

    moves: int
    hash: str
    commitment: str
    seed: str | None
    proven_since: int | None


def url_of(table: str) -> str:
    return f"/#/table/{table}"


async def facts(info: TableInfo, language: str, online: frozenset[int] = frozenset()) -> TableFacts:
    outcome = None
    if info.outcome is not None:
        with suppress(BrinkError):  # played with rules or cards that are not here: no reason to hide the lobby
            outcome = (await Renderer.ready(info, language)).outcome(info.outcome)
    return TableFacts(
        **about(info, online, language),
        outcome=outcome,
        created=info.created,
        updated=info.updated,
        url=url_of(info.id),
    )


# -- making and finding -------------------------------------------------------------------------------------------


@post(
    "/api/tables",
    guards=[same_origin, limited("creates")],
    responses=failures(400, 403, 409, 413, 429),
    tags=["tables"],
)
async def create(request: Request, state: State, data: JSONBody[NewTableBody]) -> MadeTable:
    """A new table. Persons' seats get a token each, the host one for `start`."""
    if (data.seats is None) == (data.players is None):
        raise BadRequest("either seats or players")
    seats = data.seats
    if seats is None:
        seats = [NewSeat("person"), *[NewSeat("open")] * ((data.players or 1) - 1)]
    new = NewTable(
        game=data.game,
        seats=seats,
        options=data.options,
        pack=data.pack,
        title=data.title,
        settings=data.settings,
    )
    created = await state.tables.create(new, client=client_of(request), starts=data.start)
    if data.start:
        await state.tables.start(created.table, fill=data.fill)
    return made(created)


def made(created: Created) -> MadeTable:
    return MadeTable(table=created.table, seats=created.seats, host=created.host, url=url_of(created.table))


@get("/api/tables", guards=[limited("reads")], responses=failures(400, 429), tags=["tables"])
async def lobby(
    request: Request, state: State, status: FromQuery[list[Status] | None] = None, lang: Lang = None
) -> list[TableFacts]:
    """Open, running and finished tables that are not private, the newest first."""
    language = lang or language_of(request)
    found = await state.tables.lobby(status) if status else await state.tables.lobby()
    return [await facts(info, language) for info in found]


@get("/api/tables/{table:str}", guards=[limited("reads")], responses=failures(400, 404, 429), tags=["tables"])
async def one_table(request: Request, state: State, table: TableId, lang: Lang = None) -> TableFacts:
    """The public facts of a table."""
    return await facts_now(request, state, table, lang)


async def facts_now(request: Request, state: State, table: str, lang: Language | None = None) -> TableFacts:
    info = await state.tables.info(table)
    return await facts(info, lang or language_of(request), state.rooms.online(table))


@post("/api/tables/{table:str}/join", **AT_A_TABLE)
async def join(state: State, table: TableId, data: JSONBody[JoinBody]) -> Joined:
    """Take an open seat, by name."""
    name = " ".join(data.name.split())
    if not name:
        raise BadRequest("a name is needed")
    joined: Joined = await state.tables.join(table, name, data.seat)
    return joined


@post("/api/tables/{table:str}/name", status_code=200, **AT_A_TABLE)
async def rename(request: Request, state: State, table: TableId, data: JSONBody[NameBody]) -> TableFacts:
    """Change the name in one's own seat."""
    holder = await holder_of(request, state.tables, table, data.token)
    if holder.seat is None:
        raise Forbidden
    await state.tables.rename(table, holder.seat, data.name)
    return await facts_now(request, state, table)


@post("/api/tables/{table:str}/start", status_code=200, **AT_A_TABLE)
async def start(request: Request, state: State, table: TableId, data: JSONBody[StartBody]) -> TableFacts:
    """Begin. Only the host may."""
    await check_host(request, state.tables, table, data.token)
    await state.tables.start(table, fill=data.fill)
    return await facts_now(request, state, table)


@post("/api/tables/{table:str}/pace", status_code=200, **AT_A_TABLE)
async def set_pace(request: Request, state: State, table: TableId, data: JSONBody[PaceBody]) -> TableFacts:
    """How long bots wait before they move. The host may change it while one plays."""
    await check_host(request, state.tables, table, data.token)
    await state.tables.set_pace(table, data.pace)
    return await facts_now(request, state, table)


@post("/api/tables/{table:str}/key", **AT_A_TABLE)
async def take_up(state: State, table: TableId, data: JSONBody[KeyBody]) -> Joined:
    """Take up an invitation: its token is exchanged for one that nobody else knows, and opens nothing any more."""
    taken: Joined = await state.tables.new_key(table, data.token, data.name)
    return taken


@post("/api/tables/{table:str}/invite", **AT_A_TABLE)
async def invite(request: Request, state: State, table: TableId, data: JSONBody[InviteBody]) -> Joined:
    """A new link for a person's seat: the old one opens nothing any more, and the log says so. The host may; where the
    others have freed the seat of somebody who is gone, whoever is at the table makes the first link to it.
    """
    holder = await holder_of(request, state.tables, table, data.token)
    if not holder.host and not is_freed(await state.tables.info(table), data.seat):
        raise Forbidden
    invited: Joined = await state.tables.invite(table, data.seat, host=holder.host)
    return invited


def is_freed(info: TableInfo, seat: int) -> bool:
    return seat < len(info.seats) and info.seats[seat].freed


async def check_host(request: Request, tables: Tables, table: str, token: str) -> None:
    if not (await holder_of(request, tables, table, token)).host:
        raise Forbidden


async def holder_of(request: Request, tables: Tables, table: str, token: str) -> Holder:
    """What the request's token opens; an unknown table is "not found", not "forbidden"."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if not token and scheme.lower() == "bearer":
        token = bearer.strip()
    holder = await tables.holder(table, token)
    if holder is None:
        raise Forbidden
    return holder


# -- looking back -------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/log", guards=[limited("reads")], responses=failures(400, 404, 409, 429), tags=["records"])
async def log(
    request: Request,
    state: State,
    table: TableId,
    seat: SeatAsked = None,
    since: LineAsked = 0,
    lang: Lang = None,
) -> Log:
    """The log as everybody may read it; of a finished game as any seat read it. `move` counts moves then.

    A long log comes in pages: the next one is what comes after number `more`.
    """
    tables, client = state.tables, client_of(request)
    info: TableInfo = await tables.info(table)
    renderer = await Renderer.ready(info, lang or language_of(request))
    with long_work():
        if info.status == "finished":
            check_seat(info, seat)
            page = await tables.replay_log(table, seat, since, client=client)
        elif seat is None:
            page = await tables.log(table, since, client=client)
        else:
            raise NotFinished
        lines: list[wire.LogText] = []
        for start in range(0, len(page.lines), LINES_AT_ONCE):
            async with tables.slice(client):
                lines += [renderer.line(line) for line in page.lines[start : start + LINES_AT_ONCE]]
            await asyncio.sleep(0)
    return Log(lines, page.more)


@contextmanager
def long_work() -> Iterator[None]:
    """Who asks for too much of it at once is told to wait."""
    try:
        yield
    except Busy:
        raise TooMany(1) from None


@get(
    "/api/tables/{table:str}/record",
    guards=[limited("replays")],
    responses=failures(400, 404, 409, 429),
    tags=["records"],
)
async def record(request: Request, state: State, table: TableId) -> Response[Record]:
    """The record of a finished game, with its seed: `brink verify` checks every die and every shuffle."""
    await finished(state.tables, table)
    with long_work():
        found: Record = await state.tables.record(table, client=client_of(request))
    name = f"{found.game}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found, headers=headers)


@get(
    "/api/tables/{table:str}/verify",
    guards=[limited("replays")],
    responses=failures(400, 404, 409, 429),
    tags=["records"],
)
async def verify(request: Request, state: State, table: TableId) -> Verified:
    """Play a finished game again and hold it to its record."""
    await finished(state.tables, table)
    with long_work():
        found: Record = await state.tables.verify(table, client=client_of(request))
    return Verified(
        moves=len(found.moves),
        hash=found.hash,
        commitment=found.commitment,
        seed=found.seed,
        proven_since=found.proven_since,
    )


@get(
    "/api/tables/{table:str}/verify/progress",
    guards=[limited("reads")],
    responses=failures(400, 404, 429),
    tags=["records"],
)
async def verify_progress(state: State, table: TableId) -> Checking:
    """How far a game has been played again by whoever is checking it; nothing if nobody is."""
    await state.tables.info(table)
    progress: Progress | None = state.tables.checking(table)
    return Checking(0, 0) if progress is None else Checking(progress.moves, progress.done)


@post(
    "/api/records",
    guards=[same_origin, limited("imports")],
    responses=failures(400, 403, 409, 413, 429),
    tags=["records"],
)
async def import_record(request: Request, state: State, data: JSONBody[Record], title: FromQuery[str] = "") -> Imported:
    """A finished table from a record, after everything it claims was checked."""
    with long_work():
        table = await state.tables.import_record(data, title[:80], client=client_of(request))
    return Imported(table, url_of(table))


@get(
    "/api/tables/{table:str}/replay/{at:int}",
    guards=[limited("replays")],
    responses=failures(400, 404, 409, 429),
    tags=["records"],
)
async def replay(
    request: Request,
    state: State,
    table: TableId,
    at: MoveAsked,
    seat: SeatAsked = None,
    lang: Lang = None,
) -> wire.TableBody:
    """The table after move `at` of a finished game, as any seat saw it."""
    info = await finished(state.tables, table)
    check_seat(info, seat)
    if at > info.moves:
        raise BadRequest(f"the game has moves 0 to {info.moves}")
    client = client_of(request)
    with long_work():
        seen = await state.tables.replay(table, at, seat, client=client)
        renderer = await Renderer.ready(seen.info, lang or language_of(request))
        async with state.tables.slice(client):
            return renderer.table(seen)


@post(
    "/api/tables/{table:str}/fork",
    guards=[same_origin, limited("creates")],
    responses=failures(400, 403, 404, 409, 413, 429),
    tags=["records"],
)
async def fork(request: Request, state: State, table: TableId, data: JSONBody[ForkBody]) -> MadeTable:
    """Play on from a move of a finished game, at a new table; all that is hidden is dealt anew, but for an analysis."""
    info = await finished(state.tables, table)
    if data.at > info.moves:
        raise BadRequest(f"the game has moves 0 to {info.moves}")
    with long_work():
        created = await state.tables.fork(
            table,
            data.at,
            data.seats,
            title=data.title,
            settings=data.settings,
            analysis=data.analysis,
            client=client_of(request),
            starts=data.start,
        )
    if data.start:
        await state.tables.start(created.table)
    return made(created)


async def finished(tables: Tables, table: str) -> TableInfo:
    info = await tables.info(table)
    if info.status != "finished":
        raise NotFinished
    return info


def check_seat(info: TableInfo, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(info.seats):
        raise BadRequest(f"the game has seats 0 to {len(info.seats) - 1}")
