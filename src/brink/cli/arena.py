"""`brink arena`: a tournament between bots."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from brink.cli.arguments import GameName, Json, OptionList, PackName, SeedText
from brink.cli.output import console, print_json, progress, table
from brink.cli.simulate import SOME_FAILED, plan_of
from brink.engine.packs import STANDARD
from brink.lab.arena import Arena, Standings
from brink.lab.crashes import CRASHES


def command(
    name: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Two bots or more; `brink games` names them.")],
    games: Annotated[int, typer.Option(min=1, help="How many games of each pairing.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; without it as few as possible.")] = None,
    seed: SeedText = None,
    option: OptionList = None,
    pack: PackName = STANDARD,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; the games are the same.")] = os.cpu_count() or 1,
    json: Json = False,
) -> None:
    """Let bots play against each other, everybody against everybody, and rate them."""
    standings = _run(Arena(plan_of(name, games, players, bots, seed, option, pack)), jobs)
    if json:
        print_json(standings)
    else:
        _show(standings)
    failed = sum(pair.failed for pair in standings.pairings)
    if failed:
        typer.echo(f"brink: {failed} games failed; they are kept in {CRASHES}", err=True)
        raise typer.Exit(SOME_FAILED)


def _run(arena: Arena, jobs: int) -> Standings:
    with progress(arena.plan.game) as bar:
        task = bar.add_task("", total=arena.games)
        for _ in arena.play(jobs):
            bar.advance(task)
    return arena.standings()


def _show(standings: Standings) -> None:
    out = console()
    ratings = table("Bot", "Rating", "95 %", "Games", "Wins", numbers=("Rating", "95 %", "Games", "Wins"))
    for one in standings.ratings:
        interval = f"{one.low:.1f} to {one.high:.1f}"
        ratings.add_row(one.bot, f"{one.rating:.1f}", interval, f"{one.games:,}", f"{one.wins:,g}")
    out.print(ratings)
    out.print()
    pairings = table("Pairing", "Games", "Wins", "Share", "95 %", numbers=("Games", "Wins", "Share", "95 %"))
    for pair in standings.pairings:
        share = f"{pair.wins / pair.games:.1%}" if pair.games else "-"
        failed = f", {pair.failed} failed" if pair.failed else ""
        pairings.add_row(
            f"{pair.first} against {pair.second}",
            f"{pair.games:,}{failed}",
            f"{pair.wins:,g}",
            share,
            f"{pair.low:.1%} to {pair.high:.1%}",
        )
    out.print(pairings)
