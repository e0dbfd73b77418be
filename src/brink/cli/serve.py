"""`brink serve`: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from brink.engine import BrinkError

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
Shares = tuple[int, int]
OpenTables = Annotated[
    Shares,
    typer.Option("--open-tables", envvar="BRINK_OPEN_TABLES", min=0, help="Open tables of a client, and in all."),
]
RunningTables = Annotated[
    Shares,
    typer.Option(
        "--running-tables", envvar="BRINK_RUNNING_TABLES", min=0, help="Running tables of a client, and in all."
    ),
]
BotTables = Annotated[
    Shares,
    typer.Option(
        "--bot-tables", envvar="BRINK_BOT_TABLES", min=0, help="Running tables of bots alone of a client, and in all."
    ),
]
StoredTables = Annotated[
    Shares,
    typer.Option(
        "--stored-tables", envvar="BRINK_STORED_TABLES", min=0, help="All tables of a client, and of the server."
    ),
]
StoredMegabytes = Annotated[
    Shares,
    typer.Option(
        "--stored-megabytes",
        envvar="BRINK_STORED_MEGABYTES",
        min=0,
        help="Megabytes of all tables of a client, and of the server.",
    ),
]
PackDays = Annotated[
    float,
    typer.Option(
        "--pack-days",
        envvar="BRINK_PACK_DAYS",
        min=0,
        help="Tables that nobody has opened for so many days are packed; 0: never.",
    ),
]
RemoveDays = Annotated[
    float,
    typer.Option(
        "--remove-days",
        envvar="BRINK_REMOVE_DAYS",
        min=0,
        help="Packed tables that nobody has opened for so many days are removed for ever; 0: never.",
    ),
]
AdminToken = Annotated[
    Path | None,
    typer.Option(
        "--admin-token-file",
        envvar="BRINK_ADMIN_TOKEN_FILE",
        metavar="FILE",
        help="The token of whoever runs the server; made if it is not there. Without it there is no page for him.",
    ),
]
Metrics = Annotated[
    bool,
    typer.Option("--metrics", envvar="BRINK_METRICS", help="Serve /metrics to whoever has the token of the host."),
]
MemoryMegabytes = Annotated[
    int,
    typer.Option(
        "--memory-megabytes",
        envvar="BRINK_MEMORY_MEGABYTES",
        min=1,
        help="Megabytes of tables that stay in memory; the others are read again when they are wanted.",
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
    open_tables: OpenTables = (50, 2_000),
    running_tables: RunningTables = (200, 5_000),
    bot_tables: BotTables = (5, 50),
    stored_tables: StoredTables = (5_000, 200_000),
    stored_megabytes: StoredMegabytes = (512, 20_480),
    pack_days: PackDays = 30,
    remove_days: RemoveDays = 0,
    admin_token_file: AdminToken = None,
    metrics: Metrics = False,
    memory_megabytes: MemoryMegabytes = 256,
    open_it: OpenIt = False,
) -> None:
    """Serve the table: play in the browser, with people and bots."""
    # Here, because the other commands should not wait for a web server to be imported.
    from brink.server import Limits, Settings, listen, serve, url_of
    from brink.server.hosts import own_names
    from brink.server.keys import token_in
    from brink.server.logs import log_to
    from brink.server.running import is_for_this_machine
    from brink.tables.packing import Upkeep
    from brink.tables.quotas import MEBI, Quotas, Share
    from brink.tables.turns import Bounds

    if metrics and admin_token_file is None:
        raise BrinkError("--metrics needs --admin-token-file: it is not for everybody")
    admin_token = token_in(admin_token_file) if admin_token_file is not None else ""
    listening = listen(host, port)
    log_to()
    url = url_of(listening)

    shares = [
        Share(open=opened, running=running, bots=bots, stored=stored, bytes=megabytes * MEBI)
        for opened, running, bots, stored, megabytes in zip(
            open_tables, running_tables, bot_tables, stored_tables, stored_megabytes, strict=True
        )
    ]

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
        # Whoever names a proxy, a site, a name or a token has others in mind, who may come through this machine.
        alone=is_for_this_machine(listening) and not (origin or host_name or trusted_proxy or admin_token),
        admin_token=admin_token,
        metrics=metrics,
        bounds=Bounds(moves=record_moves, lines=log_lines, seconds=work_seconds),
        quotas=Quotas(client=shares[0], server=shares[1]),
        memory=memory_megabytes * MEBI,
        upkeep=Upkeep(pack_days=pack_days, remove_days=remove_days),
    )
    serve(settings, listening, ready)


def at_home() -> str:
    """The database of this user: a file that is made when it is needed."""
    folder = Path.home() / ".local" / "share" / "brinkmanship"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'brink.sqlite3'}"
