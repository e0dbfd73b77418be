"""`brink train`: a game's bots learn what its positions are worth."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from brink.bots import usual_bot
from brink.cli.arguments import GameName, Json, SeedText, seed_of
from brink.cli.output import console, print_json, progress, table
from brink.engine.minds import read_weights
from brink.engine.registry import find_game
from brink.lab.training import SHARD, Learned, Lesson, fit, mind_of, play_shards


def command(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to learn from.")] = 2000,
    players: Annotated[int | None, typer.Option(help="How many seats; without it as the game's mind says.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Who plays them, without it the usual bot; now and then a move is made at random."),
    ] = None,
    seed: SeedText = None,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; the games are the same.")] = os.cpu_count() or 1,
    work: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the games are kept: a run that was stopped goes on.")
    ] = Path("training"),
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the weights go; without it into the game's own folder.")
    ] = None,
    onward: Annotated[
        bool, typer.Option("--onward", help="Go on from the weights that are there, with games of better players.")
    ] = False,
    json: Json = False,
) -> None:
    """Play games, and learn from them what a position is worth."""
    game, mind = find_game(name), mind_of(name)
    seats = players or mind.players or min(game.players)
    lesson = Lesson(game.name, seats, games, seed_of(seed), bots or usual_bot(game), work)
    with progress(name) as bar:
        task = bar.add_task("", total=games)
        for _ in play_shards(lesson, jobs):
            bar.advance(task, SHARD)
    learned = fit(lesson, read_weights(mind.file) if onward else None)
    file = out or mind.file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(learned.weights)) + b"\n")
    if json:
        print_json(learned)
    else:
        _show(learned, file)


def _show(learned: Learned, file: Path) -> None:
    out = console()
    made = learned.weights
    out.print(f"{made.positions} positions of {made.games} games; loss {made.loss} on games that were held out")
    bins = table("given", "positions", "mean", "won", numbers=("positions", "mean", "won"))
    for one in learned.calibration:
        bins.add_row(
            f"{one.least:.0%} to {one.least + 0.1:.0%}", str(one.positions), f"{one.given:.1%}", f"{one.won:.1%}"
        )
    out.print(bins)
    out.print(f"Written to {file}")
