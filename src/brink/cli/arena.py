"""`brink arena`: a tournament between bots."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from brink.cli.arguments import GameName, Json, OptionList, PackName, SeedText, options_of, seed_of
from brink.cli.output import console, print_json, progress, table
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game
from brink.lab.arena import Arena, Standings
from brink.lab.simulate import Plan


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
    game = find_game(name)
    seats = min(game.players) if players is None else players
    plan = Plan(
        game=game.name,
        players=seats,
        games=games,
        seed=seed_of(seed),
        bots=tuple(bots),
        options=options_of(game, seats, option, game.pack(pack)),
        pack=pack,
    )
    standings = _run(Arena(plan), jobs)
    if json:
        print_json(standings)
    else:
        _show(standings)


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
