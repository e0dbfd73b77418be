"""`brink restore`: a database from the file that `brink backup` wrote, SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from brink.cli.arguments import BackupFile, Json
from brink.cli.output import console, print_json

Database = Annotated[
    str, typer.Argument(metavar="DATABASE", help="A SQLite file, sqlite:///file or postgresql://..., without a server.")
]
Replace = Annotated[bool, typer.Option("--replace", help="Take away the tables that are there.")]


def command(file: BackupFile, database: Database, replace: Replace = False, json: Json = False) -> None:
    """Bring the tables of a backup into a database, all or none; of either kind, whatever it was taken from."""
    from brink.tables.backup import restore

    kept = asyncio.run(restore(file, database, replace=replace))
    if json:
        print_json(kept)
    else:
        console().print(f"{kept.tables:,} tables, {kept.rows:,} rows, from release {kept.release}")
