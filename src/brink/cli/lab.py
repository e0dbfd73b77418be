"""`brink lab`: experiments for designers, and what they found."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer

from brink.cli import export
from brink.cli.arguments import Json
from brink.cli.errors import INTERRUPTED
from brink.cli.output import console, progress
from brink.cli.simulate import SOME_FAILED
from brink.lab.crews import On, crew_of
from brink.lab.experiment import GAMES, prepare, read_experiment
from brink.lab.running import Progress, Stopped, run_on
from brink.lab.store import Run, begin

app = typer.Typer(help="Experiments: many games, compared, kept and reported.", no_args_is_help=True)

HOME = Path("lab")  # where runs go that nobody gave a folder
_APART = 0.5  # seconds between two lines of progress

RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run.")]


@app.command("run")
def run(
    file: Annotated[Path, typer.Argument(metavar="EXPERIMENT", help="The experiment's file (TOML).")],
    on: Annotated[On, typer.Option("--on", help="Where games are played; the rows are the same.")] = "processes",
    jobs: Annotated[int, typer.Option(min=1, help="Games at a time.")] = os.cpu_count() or 1,
    address: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Of a cluster of Ray, as ray://host:10001.")
    ] = None,
    to: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the rows go; without it lab/ and the name.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print progress as lines of JSON.")] = False,
) -> None:
    """Play an experiment, or go on with one that was stopped."""
    experiment = read_experiment(file)
    folder = to or HOME / experiment.name
    trial, about = prepare(experiment, folder / "crashes")
    crew = crew_of(trial, on, jobs, address)
    rows = begin(folder, about)
    try:
        with progress(experiment.name) as bar:
            task = bar.add_task("", total=None)
            told = _Lines() if json else lambda one: bar.update(task, completed=one.played, total=one.of)
            run_on(rows, experiment, trial, crew, told)
    except Stopped as stopped:
        typer.echo(f"brink: {stopped}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if json:
        typer.echo(msgspec.json.encode({"run": str(folder)}))
    else:
        console().print(f"{folder}: {rows.played:,} games. Next: brink lab report {folder}", soft_wrap=True)
    _tell_failures(rows)


@app.command("report")
def report(
    folder: RunFolder,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; without it report.html in the run's folder.")
    ] = None,
    json: Json = False,
) -> None:
    """Write a run as a page to read: who wins, how games end, what cards do, A against B."""
    from brink.lab.report import write_report

    page = write_report(Run(folder), to or folder / "report.html")
    if json:
        typer.echo(msgspec.json.encode({"report": str(page)}))
    else:
        console().print(str(page), soft_wrap=True)


app.command("export")(export.command)


class _Lines:
    """Progress for a program that reads along."""

    def __init__(self) -> None:
        self._time = -_APART
        self._told = -1

    def __call__(self, one: Progress) -> None:
        now = monotonic()
        if one.played != self._told and (now - self._time >= _APART or one.played == one.of):
            self._time, self._told = now, one.played
            typer.echo(msgspec.json.encode(one))


def _tell_failures(rows: Run) -> None:
    problems = rows.rows(GAMES, ["problem", "crash"])
    failed = [crash for problem, crash in zip(*(column.to_pylist() for column in problems), strict=True) if problem]
    if failed:
        typer.echo(f"brink: {len(failed)} of {rows.played} games failed; see `brink replay {failed[0]}`", err=True)
        raise typer.Exit(SOME_FAILED)
