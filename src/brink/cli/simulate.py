"""`brink simulate`: many games between bots, and what they tell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from msgspec.structs import replace

from brink.cli.arguments import GameName, Json, OptionList, PackName, SeedText, options_of, seed_of
from brink.cli.output import console, print_json, progress, table
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game
from brink.lab.crashes import CRASHES
from brink.lab.simulate import Plan, simulate
from brink.lab.statistics import Report, Tally, Wins

SOME_FAILED = 1
_SHOWN = 3  # failures in full; the others are in their files and in the JSON


def command(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; without it as few as possible.")] = None,
    bots: Annotated[
        str, typer.Option(help="One or more, with commas; they change seats from game to game.")
    ] = "random",
    seed: SeedText = None,
    option: OptionList = None,
    pack: PackName = STANDARD,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; the results are the same for any number.")] = 1,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a record of each game there.")] = None,
    crashes: Annotated[Path, typer.Option(metavar="DIR", help="Where games that fail are kept.")] = CRASHES,
    json: Json = False,
) -> None:
    """Play many games between bots."""
    named = [bot.strip() for bot in bots.split(",")]
    plan = replace(plan_of(name, games, players, named, seed, option, pack), records=records, crashes=crashes)
    report = _run(plan, jobs)
    if json:
        print_json(report)
    else:
        _show(report)
    if report.errors:
        first = report.errors[0]
        typer.echo(f"brink: {len(report.errors)} of {games} games failed; see `brink replay {first.file}`", err=True)
        raise typer.Exit(SOME_FAILED)


def plan_of(
    name: str,
    games: int,
    players: int | None,
    bots: Sequence[str],
    seed: str | None,
    option: list[str] | None,
    pack: str,
) -> Plan:
    """As it was asked for at the terminal; without a number of seats as few as the game allows."""
    game = find_game(name)
    seats = min(game.players) if players is None else players
    return Plan(
        game=game.name,
        players=seats,
        games=games,
        seed=seed_of(seed),
        bots=tuple(bots),
        options=options_of(game, seats, option, game.pack(pack)),
        pack=pack,
    )


def _run(plan: Plan, jobs: int) -> Report:
    tally = Tally()
    began = perf_counter()
    with progress(plan.game) as bar:
        task = bar.add_task("", total=plan.games)
        for played in simulate(plan, jobs):
            tally.add(played)
            bar.advance(task)
    return tally.report(plan, perf_counter() - began)


def _show(report: Report) -> None:
    out = console()
    length = report.length
    facts = table("", "")
    facts.show_header = False
    rounds = report.rounds
    for fact, value in {
        "Game": f"{report.game}, {report.players} players, pack {report.pack}",
        "Seed": report.seed,
        "Games finished": f"{report.finished:,} of {report.games:,}, {len(report.errors):,} errors",
        "Decisions": f"{report.decisions:,} in {report.seconds:.2f} s, {report.decisions_per_second:,.0f} a second",
        "A game": f"{length.mean:.1f} decisions, median {length.median:g}, from {length.shortest} to {length.longest}",
        **({"Rounds": f"median {rounds.median:g}, from {rounds.shortest} to {rounds.longest}"} if rounds else {}),
        "Legal actions": f"{report.mean_legal:.2f} on average",
        "Shared wins": f"{report.shared_wins:,}; without a winner: {report.without_winner:,}",
    }.items():
        facts.add_row(fact, value)
    out.print(facts)
    for title, wins in _groups(report).items():
        out.print()
        out.print(_wins(title, wins))
    endings = table("Ended by", "Games", "Share", numbers=("Games", "Share"))
    for how, games in report.endings.items():
        endings.add_row(how, f"{games:,}", f"{games / report.finished:.1%}")
    out.print()
    out.print(endings)
    for error in report.errors[:_SHOWN]:
        out.print(f"\nGame {error.number}: {error.problem}\n  {error.file}", style="red")


def _groups(report: Report) -> dict[str, list[Wins]]:
    """Wins by seat, and by role and bot where they say anything else."""
    groups = {"Seat": report.wins_by_seat}
    if [wins.name for wins in report.wins_by_role] != [f"seat {wins.name}" for wins in report.wins_by_seat]:
        groups["Role"] = report.wins_by_role
    if len(set(report.bots)) > 1:
        groups["Bot"] = report.wins_by_bot
    return groups


def _wins(title: str, found: list[Wins]) -> object:
    shown = table(
        title, "Played", "Wins", "Share", "95 %", "Shared", numbers=("Played", "Wins", "Share", "95 %", "Shared")
    )
    for wins in found:
        interval = f"{wins.low:.1%} to {wins.high:.1%}"
        shown.add_row(
            wins.name, f"{wins.played:,}", f"{wins.wins:,}", f"{wins.share:.1%}", interval, f"{wins.shared:,}"
        )
    return shown
