"""`brink analyse`: who was winning when, where a game turned, and what the planner would have played."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from brink.bots.analysis import Analysis, Care
from brink.bots.telling import AnalysisText, MoveText, OptionText, TurnText, in_words, move_in_words
from brink.cli.arguments import Json, Language, RecordFile
from brink.cli.output import print_json, progress
from brink.cli.reading import Reader, Told, replayed
from brink.cli.screen import Screen
from brink.engine import BrinkError, Outcome, Record, RecordError
from brink.engine.records import read_record
from brink.lab.analysing import analyse

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 72  # of a graph, in columns
BETTER: Final = 0.005  # of a chance: less is not told


class Shown(msgspec.Struct, kw_only=True):
    """An analysis in words, and what it is of."""

    file: str
    game: str
    rules: int
    seats: list[str]
    outcome: Outcome | None
    analysis: AnalysisText


def command(
    file: RecordFile,
    rollouts: Annotated[
        int, typer.Option(min=1, max=200, help="How often each position is played on; more is better and slower.")
    ] = Care().rollouts,
    turns: Annotated[int, typer.Option(min=1, max=100, help="How many turning points.")] = Care().turning_points,
    seed: Annotated[str, typer.Option(help="Any text: the same seed, the same analysis.")] = Care().seed,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; the analysis is the same.")] = os.cpu_count() or 1,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Who was winning when, where it turned, by luck or by decision, and what the planner would have played."""
    record = read_record(file)
    match = replayed(file, record, check=True)
    analysis = _analysed(file, record, Care(rollouts=rollouts, turning_points=turns, seed=seed), jobs)
    reader = Reader(match, lang)
    told = in_words(analysis, [move_in_words(step, reader.teller.sentence) for step in analysis.moves])
    if json:
        print_json(
            Shown(
                file=str(file),
                game=record.game,
                rules=record.rules,
                seats=record.seats,
                outcome=record.outcome,
                analysis=told,
            )
        )
    else:
        _show(told, reader, Screen())


def _analysed(file: Path, record: Record, care: Care, jobs: int) -> Analysis:
    with progress(record.game) as bar:
        task = bar.add_task("", total=None)
        try:
            return analyse(record, care, jobs, lambda done, of: bar.update(task, completed=done, total=of))
        except BrinkError as error:
            raise RecordError(f"{file}: {error}") from error


def _show(told: AnalysisText, reader: Reader, screen: Screen) -> None:
    match, words = reader.match, reader.words
    screen.say(words.render("analysis-of", {"game": match.game.name, "moves": len(told.moves)}), "bold")
    called = [reader.teller.name("seat", seat) for seat in range(match.players)]
    widest = max(map(len, called))
    screen.heading(words.render("analysis-graph"))
    for seat, name in enumerate(called):
        line = [told.start[seat], *(move.chances[seat] for move in told.moves)]
        screen.say(f"  {name:<{widest}}  {graph(line)}  {percent(line[-1])}")
    screen.heading(words.render("analysis-turns"))
    if not told.turning_points:
        screen.say(f"  {words.render('analysis-no-turns')}")
    for turn in told.turning_points:
        _show_turn(turn, told, called, reader, screen)
    screen.heading(words.render("heading-end"))
    screen.tell_all(reader.outcome())


def _show_turn(turn: TurnText, told: AnalysisText, called: Sequence[str], reader: Reader, screen: Screen) -> None:
    move, words = told.moves[turn.move - 1], reader.words
    before = told.moves[turn.first - 2].chances if turn.first > 1 else told.start
    after = told.moves[turn.last - 1].chances
    seat = move.seat
    screen.tell(Told(f"{called[seat]}: {move.text}"), number=turn.move)
    swing = {
        "before": percent(before[seat]),
        "after": percent(after[seat]),
        "decision": points(turn.decision[seat]),
        "luck": points(turn.luck[seat]),
        "unforeseen": points(turn.unforeseen[seat]),
    }
    screen.tell(Told(words.render("analysis-swing", swing | {"by": turn.by}), depth=3))
    better = instead(move)
    if better is not None:
        best, own = better
        line = {"action": best.text, "chance": percent(best.chance), "own": percent(own.chance)}
        screen.tell(Told(words.render("analysis-instead", line), depth=3))
        if best.why:
            screen.tell(Told(best.why, depth=4))


def instead(move: MoveText) -> tuple[OptionText, OptionText] | None:
    """What would have been better, and what was played; None where nothing was."""
    own = next((option for option in move.options if option.played), None)
    best = move.options[0] if move.options else None
    if own is None or best is None or best.played or best.chance - own.chance < BETTER:
        return None
    return best, own


def graph(line: Sequence[float]) -> str:
    """A line of chances as bars, as wide as it needs to be and no wider than a terminal."""
    columns = min(WIDTH, len(line))
    cuts = [len(line) * column // columns for column in range(columns + 1)]
    means = [sum(line[a:b]) / (b - a) for a, b in pairwise(cuts)]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)


def percent(chance: float) -> str:
    return f"{round(100 * chance)}\u00a0%"


def points(change: float) -> str:
    """Of a hundred."""
    rounded = round(100 * change)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else '±'}{abs(rounded)}"
