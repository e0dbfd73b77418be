"""`brink lab export`: records as arrays, to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from brink.cli.arguments import Json
from brink.cli.output import console, print_json, progress
from brink.lab.export import export, record_files


def command(
    records: Annotated[list[Path], typer.Argument(metavar="RECORDS...", help="Files of records, or folders of them.")],
    to: Annotated[Path, typer.Option(metavar="FILE.npz", help="Where the arrays go.")],
    json: Json = False,
) -> None:
    """Turn records into arrays: what was seen, what was legal, what was done, how it ended."""
    files = record_files(records)
    with progress("records") as bar:
        task = bar.add_task("", total=len(files))
        for told in export(files, to):
            bar.update(task, completed=told.games)
    if json:
        print_json(told)
    else:
        console().print(
            f"{told.decisions} decisions of {told.games} games of {told.game}: {told.numbers} numbers each, "
            f"{told.actions} actions. Written to {to}"
        )
