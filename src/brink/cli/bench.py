"""`brink bench`: how fast games are, beside a well-known reference."""

from __future__ import annotations

from typing import Annotated

import typer

from brink.cli.arguments import Json
from brink.cli.output import console, print_json, table
from brink.engine import BrinkError
from brink.engine.registry import find_game, games
from brink.lab.bench import RATES, Result, bench

TITLES = {
    "decisions_per_second": "Decisions/s",
    "games_per_second": "Games/s",
    "clone": "Clone µs",
    "options": "Options µs",
    "apply": "Apply µs",
    "rollout": "Rollout µs",
    "dump": "Dump µs",
    "load": "Load µs",
}


def command(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="How long each game is measured.")] = 10.0,
    json: Json = False,
) -> None:
    """Measure random self-play and the planner's rollouts, and the reference `catanatron`, if it is installed, in the
    same run.
    """
    chosen = [find_game(name)] if name else list(games().values())
    if not chosen:
        raise BrinkError("there is no game to measure")
    results = bench(chosen, seconds)
    if json:
        print_json(results)
    else:
        _show(results)


def _show(results: list[Result]) -> None:
    shown = table("Game", "Players", *TITLES.values(), numbers=("Players", *TITLES.values()))
    for result in results:
        shown.add_row(result.name, str(result.players), *(_figure(result, name) for name in TITLES))
        if any(result.ratios.values()):
            shown.add_row("  times as good", "", *(_ratio(result, name) for name in TITLES), style="dim")
    console().print(shown)
    if not any(any(result.ratios.values()) for result in results):
        console().print("\nThe reference `catanatron` is not installed, so there are no ratios.", style="dim")


def _figure(result: Result, name: str) -> str:
    value = result.figures[name]
    if value is None:
        return "–"
    return f"{value:,.0f}" if name in RATES else f"{value:.1f}"


def _ratio(result: Result, name: str) -> str:
    ratio = result.ratios[name]
    return "" if ratio is None else f"{ratio:.1f} ×"
