"""`brink serve`: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[
    str, typer.Option("--host", envvar="BRINK_HOST", help="The address to listen at; 0.0.0.0 lets others in.")
]
Port = Annotated[
    int,
    typer.Option("--port", envvar="BRINK_PORT", min=0, max=65535, help="The port; 0 takes any that is free."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="BRINK_DATABASE",
        metavar="URL",
        help="sqlite:///file or postgresql://...; without it a file in ~/.local/share/brinkmanship.",
    ),
]
BellUrl = Annotated[
    str,
    typer.Option(
        "--bell",
        envvar="BRINK_BELL",
        metavar="URL",
        help="nats://host:4222, where several servers on one PostgreSQL tell each other of changes over NATS.",
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", envvar="BRINK_WORKERS", min=1, max=64, help="Processes in which bots think and games are checked."
    ),
]
BotPause = Annotated[
    float,
    typer.Option(
        "--bot-pause",
        envvar="BRINK_BOT_PAUSE",
        min=0,
        max=10,
        help="Seconds a bot waits before it moves, so that people can follow.",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        envvar="BRINK_ORIGINS",
        metavar="URL",
        help="Another site whose pages may use this server; may be repeated.",
    ),
]
HostNames = Annotated[
    list[str] | None,
    typer.Option(
        "--host-name",
        envvar="BRINK_HOST_NAMES",
        metavar="NAME",
        help="A name by which browsers reach this server, as table.example.org; may be repeated.",
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        envvar="BRINK_TRUSTED_PROXIES",
        metavar="ADDRESS",
        help="A proxy, or a network of them, whose X-Forwarded-For is believed; may be repeated.",
    ),
]
RecordBytes = Annotated[
    int, typer.Option("--record-bytes", envvar="BRINK_RECORD_BYTES", min=1, help="The largest record that is taken.")
]
RecordMoves = Annotated[
    int, typer.Option("--record-moves", envvar="BRINK_RECORD_MOVES", min=1, help="The longest record that is taken.")
]
LogLines = Annotated[
    int, typer.Option("--log-lines", envvar="BRINK_LOG_LINES", min=1, help="Lines of a log in one answer.")
]
WorkSeconds = Annotated[
    float,
    typer.Option(
        "--work-seconds", envvar="BRINK_WORK_SECONDS", min=1, help="Seconds that checking one record may take."
    ),
]
OpenIt = Annotated[bool, typer.Option("--open", help="Open the browser.")]


def command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    bell: BellUrl = "",
    workers: Workers = 2,
    bot_pause: BotPause = 0.4,
    origin: Origins = None,
    host_name: HostNames = None,
    trusted_proxy: Proxies = None,
    record_bytes: RecordBytes = 1_048_576,
    record_moves: RecordMoves = 20_000,
    log_lines: LogLines = 1_000,
    work_seconds: WorkSeconds = 60,
    open_it: OpenIt = False,
) -> None:
    """Serve the table: play in the browser, with people and bots."""
    # Here, because the other commands should not wait for a web server to be imported.
    from brink.server import Limits, Settings, listen, serve, url_of
    from brink.server.hosts import own_names
    from brink.server.logs import log_to
    from brink.tables.turns import Bounds

    listening = listen(host, port)
    log_to()
    url = url_of(listening)

    def ready() -> None:
        typer.echo(f"Brinkmanship is at {url} (Ctrl-C ends it)")
        if open_it:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    settings = Settings(
        database=database or at_home(),
        bell=bell,
        origins=tuple(origin or ()),
        host_names=(*(name.lower() for name in host_name or ()), *own_names()),
        proxies=tuple(trusted_proxy or ()),
        workers=workers,
        bot_pause=bot_pause,
        limits=Limits(record=record_bytes),
        bounds=Bounds(moves=record_moves, lines=log_lines, seconds=work_seconds),
    )
    serve(settings, listening, ready)


def at_home() -> str:
    """The database of this user: a file that is made when it is needed."""
    folder = Path.home() / ".local" / "share" / "brinkmanship"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'brink.sqlite3'}"
