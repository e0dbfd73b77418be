"""`brink doctor`: what would become of the tables of a database with this release?"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from brink.cli.arguments import Json
from brink.cli.output import console, print_json, table

if TYPE_CHECKING:
    from brink.tables.doctor import Finding

SOME_BROKEN = 1
SAMPLE = 50

Database = Annotated[
    str, typer.Argument(metavar="DATABASE", help="A SQLite file, sqlite:///file or postgresql://...; it is only read.")
]
Finished = Annotated[int, typer.Option("--finished", min=0, help="How many finished tables to play again too.")]


def command(database: Database, finished: Finished = SAMPLE, json: Json = False) -> None:
    """Play the tables of a database again with this release: which are fine, and which would not go on?"""
    # Here, because the other commands should not wait for a database to be imported.
    from brink.tables.doctor import examine

    async def all_of_them() -> list[Finding]:
        return [finding async for finding in examine(database, finished)]

    found = asyncio.run(all_of_them())
    if json:
        print_json(found)
    else:
        _show(found)
    if any(finding.verdict == "broken" for finding in found):
        raise typer.Exit(SOME_BROKEN)


def _show(found: list[Finding]) -> None:
    from brink.tables.doctor import Verdict

    notable = [finding for finding in found if finding.verdict != "fine"]
    if notable:
        shown = table("Table", "Title", "Game", "Status", "Moves", "Verdict", "Why", numbers=("Moves",))
        for one in notable:
            shown.add_row(one.table, one.title, one.game, one.status, str(one.moves), one.verdict, one.why)
        console().print(shown)
    counts = Counter(finding.verdict for finding in found)
    said = ", ".join(f"{counts[verdict]} {verdict}" for verdict in get_args(Verdict))
    console().print(f"{said}, of {len(found)} tables")
