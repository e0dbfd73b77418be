"""`brink backup`: a database in one file, while the server runs."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from brink.cli.arguments import BackupFile, Json
from brink.cli.output import console, print_json

Database = Annotated[
    str, typer.Argument(metavar="DATABASE", help="A SQLite file, sqlite:///file or postgresql://...; it is only read.")
]


def command(database: Database, file: BackupFile, json: Json = False) -> None:
    """Write all tables of a database into one file, as they stand at one moment. Servers may go on meanwhile."""
    # Here, because the other commands should not wait for a database to be imported.
    from brink.tables.backup import backup

    kept = asyncio.run(backup(database, file))
    if json:
        print_json(kept)
    else:
        console().print(f"{file}: {kept.tables:,} tables, {kept.rows:,} rows, {kept.bytes:,} bytes")
