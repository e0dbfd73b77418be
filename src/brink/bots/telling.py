"""An analysis in one reader's words, as the command line writes it and the server sends it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from brink.bots.analysis import Analysis, Cause, Option, Said, Step, TurningPoint
from brink.bots.explaining import signed
from brink.engine import Arg

Sentence = Callable[[str, Mapping[str, Arg]], str]


class OptionText(msgspec.Struct, frozen=True, kw_only=True):
    """What the planner thinks of an action: the chance of winning of who decides (0 to 1) after it, and in words what
    speaks for it.
    """

    text: str
    chance: float
    why: str
    played: bool


class MoveText(msgspec.Struct, frozen=True, kw_only=True):
    """A move: each seat's chance of winning after it, and what the decision, luck and what nobody had foreseen added to
    it. `options`: what the planner would have played, the best first; empty where there was nothing to choose, or
    nobody who plans well.
    """

    seat: int
    text: str
    choices: int
    chances: list[float]
    decision: list[float]
    luck: list[float]
    unforeseen: list[float]
    options: list[OptionText]


class TurnText(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point: moves `first` to `last` of one seat, of which `move` changed most; together they changed so much
    by decision, by luck and by what nobody had foreseen.
    """

    first: int
    move: int
    last: int
    by: Cause
    decision: list[float]
    luck: list[float]
    unforeseen: list[float]


class AnalysisText(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game: the chances after the set-up, then move by move. `plans`: the planner of this game plays well."""

    plans: bool
    rollouts: int
    start: list[float]
    moves: list[MoveText]
    turning_points: list[TurnText]


def in_words(analysis: Analysis, moves: list[MoveText]) -> AnalysisText:
    """All of it, with the moves in words."""
    return AnalysisText(
        plans=analysis.plays,
        rollouts=analysis.care.rollouts,
        start=_round(analysis.start),
        moves=moves,
        turning_points=[_turn(turn) for turn in analysis.turning_points],
    )


def move_in_words(step: Step, sentence: Sentence) -> MoveText:
    return MoveText(
        seat=step.seat,
        text=_text(step.said, sentence),
        choices=step.choices,
        chances=_round(step.chances),
        decision=_round(step.decision),
        luck=_round(step.luck),
        unforeseen=_round(step.unforeseen),
        options=[_option(option, step, sentence) for option in step.options],
    )


def _option(option: Option, step: Step, sentence: Sentence) -> OptionText:
    point = sentence("decimal-point", {})
    why = [sentence(f"why-{one.topic}", {"change": signed(one.change, point)}) for one in option.because]
    return OptionText(
        text=_text(option.said, sentence),
        chance=round(option.chance, 3),
        why=", ".join(why),
        played=option.action == step.action,
    )


def _turn(turn: TurningPoint) -> TurnText:
    return TurnText(
        first=turn.first,
        move=turn.move,
        last=turn.last,
        by=turn.by,
        decision=_round(turn.decision),
        luck=_round(turn.luck),
        unforeseen=_round(turn.unforeseen),
    )


def _text(said: Said, sentence: Sentence) -> str:
    return sentence(said.key, said.args)


def _round(chances: Sequence[float]) -> list[float]:
    return [round(chance, 3) for chance in chances]
