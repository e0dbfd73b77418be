"""The command line. One module a command; what they share is in `arguments`, `output`, `reading` and `seats`."""

from __future__ import annotations

from typing import Annotated

import typer

from brink import __version__
from brink.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    decks,
    doctor,
    games,
    lab,
    packs,
    play,
    replay,
    restore,
    serve,
    simulate,
    train,
    verify,
)
from brink.cli.errors import Commands

app = typer.Typer(
    name="brink",
    help="Brinkmanship: the open table for games of power.",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.command)
app.command("play")(play.command)
app.command("serve")(serve.command)
app.command("doctor")(doctor.command)
app.command("backup")(backup.command)
app.command("restore")(restore.command)
app.add_typer(admin.app, name="admin")
app.command("simulate")(simulate.command)
app.command("arena")(arena.command)
app.add_typer(lab.app, name="lab")
app.command("train")(train.command)
app.command("verify")(verify.command)
app.command("replay")(replay.command)
app.command("analyse")(analyse.command)
app.add_typer(packs.app, name="packs")
app.add_typer(decks.app, name="decks")
app.command("bench")(bench.command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"brinkmanship {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    pass


def main() -> None:
    app(prog_name="brink")
