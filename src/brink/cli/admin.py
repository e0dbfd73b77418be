"""`brink admin`: for whoever runs a server. Tables of a database; or a running server, with its token."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import typer

from brink.cli.arguments import Json
from brink.cli.output import console, print_json, table
from brink.engine import BrinkError
from brink.engine.aging import Plain

if TYPE_CHECKING:
    from brink.tables.overseeing import Sizes, TableLine

app = typer.Typer(help="For whoever runs a server: its tables, clients, errors and sizes.", no_args_is_help=True)
PATIENCE = 20.0  # seconds for an answer

Database = Annotated[str, typer.Argument(metavar="DATABASE", help="A SQLite file, sqlite:///file or postgresql://...")]
Address = Annotated[str, typer.Argument(metavar="URL", help="Where the server is, as http://127.0.0.1:8000.")]
TokenFile = Annotated[
    Path,
    typer.Option(
        "--token-file", envvar="BRINK_ADMIN_TOKEN_FILE", metavar="FILE", help="The server's --admin-token-file."
    ),
]
Statuses = Annotated[
    list[str] | None, typer.Option("--status", help="open, running, finished or broken; may be repeated.")
]
Most = Annotated[int, typer.Option("--most", min=1, help="How many tables, the newest of them.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@app.command("tables")
def tables(database: Database, status: Statuses = None, most: Most = 200, json: Json = False) -> None:
    """The tables of a database, whoever serves it. Nothing that is hidden in their games."""
    from brink.tables.overseeing import look
    from brink.tables.shapes import Status

    wanted = status or [one for one in get_args(Status) if one != "arriving"]
    unknown = set(wanted) - set(get_args(Status))
    if unknown:
        raise BrinkError(f"'{min(unknown)}' is no status of a table")
    lines, sizes = asyncio.run(look(database, wanted, most))  # type: ignore[arg-type]
    if json:
        print_json({"tables": lines, "sizes": sizes})
    else:
        _show_tables(lines, sizes)


def _show_tables(lines: list[TableLine], sizes: Sizes) -> None:
    shown = table("Table", "Title", "Game", "Status", "Age", "Moved", "Moves", "People", "Bots", "Bytes",
                  numbers=("Age", "Moved", "Moves", "People", "Bots", "Bytes"))  # fmt: skip
    now = time.time()
    for one in lines:
        moved = "" if one.moved is None else _ago(now - one.moved)
        figures = [f"{number:,}" for number in (one.moves, one.people, one.bots, one.bytes)]
        title = one.title + (" (private)" if one.private else "")
        shown.add_row(one.table, title, one.game, one.status, _ago(now - one.created), moved, *figures)
    console().print(shown)
    counts = ", ".join(f"{number:,} {status}" for status, number in sizes.tables.items() if number)
    console().print(f"{counts or 'no tables'}; {sizes.bytes:,} bytes")


def _ago(seconds: float) -> str:
    for unit, length in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= 2 * length:
            return f"{int(seconds // length)} {unit}"
    return f"{max(0, int(seconds))} s"


@app.command("remove")
def remove(
    database: Database,
    name: Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as in its link.")],
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take a table out of a database, for good. No server may have it open: on its own page it can be done then."""
    from brink.tables.overseeing import remove_from

    _ask(f"Remove table {name} with all its moves?", yes)
    asyncio.run(remove_from(database, name))
    _done({"table": name}, f"{name} is removed", json)


@app.command("server")
def server(url: Address, token_file: TokenFile, json: Json = False) -> None:
    """A running server: its clients, errors, sizes and slowest commands."""
    now = _call(url, token_file, "")
    if json:
        print_json(now)
        return
    out = console()
    database, works = now["database"], ", ".join(f"{name} {number}" for name, number in now["long_work"].items())
    counts = ", ".join(f"{number:,} {status}" for status, number in database["tables"].items() if number)
    out.print(f"Release {now['version']}, since {_ago(now['now'] - now['started'])}, {now['memory']:,} bytes of memory")
    out.print(f"{counts or 'no tables'}, {now['held']:,} in memory; database {database['bytes']:,} bytes")
    out.print(f"{now['connections']:,} connections of {len(now['clients']):,} clients; long work waits: {works}")
    if now["refused"]:
        out.print("Refused: " + ", ".join(f"{limit} {number:,}" for limit, number in sorted(now["refused"].items())))
    if now["slow"]:
        out.print("\nThe slowest commands of the last hour, in ms:")
        shown = table("Took", "Command", "Game", "Of it", "Ago", "Request", numbers=("Took",))
        for one in now["slow"]:
            parts = ", ".join(f"{part} {ms}" for part, ms in one["parts"].items())
            ago = _ago(now["now"] - one["at"])
            shown.add_row(str(one["ms"]), one["command"], one["game"], parts, ago, one["request"])
        out.print(shown)
    if now["errors"]:
        out.print("\nThe newest errors; the log has all of them by their request:")
        shown = table("Ago", "Message", "Kind", "Request")
        for one in now["errors"]:
            shown.add_row(_ago(now["now"] - one["at"]), one["message"], one["kind"], one["request"])
        out.print(shown)


@app.command("tell")
def tell(
    url: Address,
    token_file: TokenFile,
    text: Annotated[str, typer.Option("--text", help="What everybody at a table reads.")] = "",
    minutes: Annotated[float | None, typer.Option("--stops-in", min=0, help="Minutes until the server stops.")] = None,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Tell everybody something, or that the server will stop; without either, what was told is taken back."""
    if not text and minutes is None:
        _ask("Take back what was told?", yes)
    notice = _call(url, token_file, "/notice", {"text": text, "minutes": minutes})["notice"]
    _done(notice, "told" if notice else "taken back", json)


def _ask(question: str, yes: bool) -> None:
    if not yes and not typer.confirm(question):
        raise typer.Exit(1)


def _done(value: object, sentence: str, json: bool) -> None:
    if json:
        print_json(value)
    else:
        console().print(sentence)


def _call(url: str, token_file: Path, path: str, body: object = None) -> Plain:
    """Ask the server. The token goes in a header: it is in no address."""
    from brink.server.keys import read_token

    if urlsplit(url).scheme not in ("http", "https"):
        raise BrinkError(f"'{url}' is no address of a server: write http://127.0.0.1:8000")
    headers = {"Authorization": f"Bearer {read_token(token_file)}", "Content-Type": "application/json"}
    data = None if body is None else msgspec.json.encode(body)
    request = Request(f"{url.rstrip('/')}/api/admin{path}", data, headers)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Plain)
    except HTTPError as error:
        if error.code == 404:
            raise BrinkError(f"{url} has nothing for its host: start it with --admin-token-file") from None
        raise BrinkError(f"{url} answers {error.code}: {_sentence(error.read())}") from None
    except (URLError, TimeoutError, msgspec.DecodeError) as error:
        raise BrinkError(f"{url} cannot be asked: {getattr(error, 'reason', error)}") from None


def _sentence(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["error"]["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "no answer of ours"
