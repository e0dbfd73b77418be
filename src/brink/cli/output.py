"""Where a command writes: tables and lines for people, JSON for programs."""

from __future__ import annotations

import sys

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

_PIPED = 160  # columns where there is no terminal that could say


def console() -> Console:
    """Made anew for each command. Texts are shown as they are: no markup, no guessing of numbers and paths."""
    width = None if sys.stdout.isatty() else _PIPED
    return Console(markup=False, highlight=False, emoji=False, width=width)


def print_json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value)).decode())


def table(*columns: str, numbers: tuple[str, ...] = ()) -> Table:
    """A plain table; columns of figures are aligned to the right."""
    made = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        made.add_column(column, justify="right" if column in numbers else "left", overflow="fold")
    return made


def progress(what: str) -> Progress:
    """How far a long command is, on a terminal; it leaves nothing behind."""
    errors = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
