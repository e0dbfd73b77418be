"""14.6: who was winning when, where it turned and by what, and what the planner would have played."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import get_args

import pytest

import brink
from brink.bots.analysis import LEAST, Analysis, Care, Cause, Judge, look_at, put_together, size, stretches
from brink.bots.telling import in_words, move_in_words
from brink.cli.reading import words_of
from brink.engine import Action, BrinkError, Chance, Match, RecordError
from brink.engine.chance import seed_from
from brink.engine.match import reopen, resume, retrace
from brink.engine.records import Record
from brink.engine.registry import find_game
from brink.engine.texts import LANGUAGES
from brink.lab.analysing import analyse
from parley import Parley
from parley.actions import Stake
from parley.mind import ParleyMind
from parley.state import ParleyState


class Talkative(ParleyMind):
    """It says what it counts."""

    def topic(self, feature: str, seat: int) -> str:
        return feature

    def measured(self, state: ParleyState, seat: int) -> Mapping[str, float]:
        return {"score": float(state.scores[seat])}


MIND = Talkative()
CARE = Care(rollouts=6)
Choose = Callable[[Match], Action]


@pytest.fixture(autouse=True)
def parley_with_a_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "mind", lambda self: MIND)


def sensible(match: Match) -> Action:
    return MIND.best(match.state, match.to_act, match.game.legal(match.state))


def played(choose: Choose = sensible, seed: str = "a game", players: int = 2, rounds: int = 3) -> Record:
    match = Match(find_game("parley"), players, seed_from(seed), {"rounds": rounds, "goal": 20}, seats=["Anna", "Ben"])
    match.seats = ["Anna", "Ben", "Carl"][:players]
    while not match.over:
        match.act(choose(match))
    return match.record()


def blunder(match: Match) -> Action:
    """Anna stakes all she has in the second round, for nothing."""
    legal = match.game.legal(match.state)
    if match.to_act == 0 and match.state.round == 2 and isinstance(legal[0], Stake):
        return legal[-1]
    return sensible(match)


def at_random(seed: str) -> Choose:
    chance = Chance(seed_from(seed))
    return lambda match: (legal := match.game.legal(match.state))[chance.below(len(legal))]


def by(analysis: Analysis, number: int) -> list[str | int]:
    return analysis.moves[number - 1].action


@pytest.mark.parametrize("players", [2, 3])
def test_chances_are_shares_and_what_happened_adds_up(players: int) -> None:
    record = played(at_random("anyhow"), players=players)
    found = analyse(record, CARE, 1)
    assert len(found.moves) == len(record.moves) > 20
    before = found.start
    assert sum(before) == pytest.approx(1)
    for step, move in zip(found.moves, record.moves, strict=True):
        assert (step.seat, step.action) == (move.seat, move.action)
        assert sum(step.chances) == pytest.approx(1)
        assert min(step.chances) >= 0
        swing = [after - one for after, one in zip(step.chances, before, strict=True)]
        assert step.swing == pytest.approx(swing)
        if step.choices == 1:
            assert not any(step.decision), "who has no choice decides nothing"
        before = step.chances
    assert record.outcome is not None
    winners = record.outcome.winners
    assert before == [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def test_a_blunder_is_a_turning_point_and_nobody_calls_it_bad_luck() -> None:
    record = played(blunder)
    found = analyse(record, CARE, 1)
    number = next(n for n, move in enumerate(record.moves, 1) if move.action[0] == "stake" and move.action[1])
    turn = next(turn for turn in found.turning_points if turn.move == number)
    assert turn.decision[0] < -0.1
    assert turn.decision[1] == pytest.approx(-turn.decision[0])
    assert abs(turn.luck[0]) < 0.02
    assert turn.by == "decision"
    assert turn == max(found.turning_points, key=lambda one: size(one.decision))
    best, *_, own = sorted(found.moves[number - 1].options, key=lambda one: -one.chance)
    assert best == found.moves[number - 1].options[0]
    assert best.action == ["stake", 0]
    assert own.action == record.moves[number - 1].action, "what was played is thought about, however bad it looks"
    assert best.chance - own.chance > 0.1
    assert [one.topic for one in best.because] == ["score"]
    assert best.because[0].change > 0


def test_dice_are_luck() -> None:
    """A gamble is what it is before the die falls. Where nothing fell and nothing was shown there is no luck; what came
    to be seen at the end of a round, up to which one looks ahead, nobody had foreseen.
    """
    record = played(at_random("gamble"), rounds=6)
    found = analyse(record, CARE, 1)
    rolled = [step for step, move in zip(found.moves, record.moves, strict=True) if move.chance and not move.shown]
    assert rolled, "nobody has thrown a die: another seed is needed"
    assert any(size(step.luck) > LEAST for step in rolled)
    calm = [step for step in found.moves if not step.chancy]
    assert len(calm) > 5
    assert all(step.luck == [0, 0] for step in calm)
    assert any(size(step.unforeseen) > LEAST for step in calm)
    match = reopen(record)
    rounds = [match.state.round, *(match.state.round for _ in retrace(record, match))]
    within = [step for n, step in enumerate(found.moves) if step in calm and rounds[n] == rounds[n + 1]]
    assert len(within) > 5
    assert all(size(step.unforeseen) < 1e-9 for step in within if step.choices > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_turned_it_has_its_word_everywhere(language: str) -> None:
    page = json.loads((Path(brink.__file__).parent / "web/locale" / f"{language}.json").read_text(encoding="utf-8"))
    terminal, numbers = words_of(language), dict.fromkeys(("before", "after", "decision", "luck", "unforeseen"), "")
    assert len({page[f"study.{cause}"] for cause in get_args(Cause)}) == 3
    assert len({terminal.render("analysis-swing", numbers | {"by": cause}) for cause in get_args(Cause)}) == 3


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    found = analyse(played(at_random("anyhow")), Care(rollouts=4, turning_points=3), 1)
    turns = found.turning_points
    assert len(turns) == 3
    assert [turn.move for turn in turns] == sorted(turn.move for turn in turns)
    for turn in turns:
        assert turn.first <= turn.move <= turn.last
        steps = found.moves[turn.first - 1 : turn.last]
        assert len({step.seat for step in steps}) == 1
        assert turn.decision == pytest.approx([sum(each) for each in zip(*(s.decision for s in steps), strict=True)])
        assert turn.luck == pytest.approx([sum(each) for each in zip(*(s.luck for s in steps), strict=True)])
    more = analyse(played(at_random("anyhow")), Care(rollouts=4, turning_points=99), 1).turning_points
    least = min(turn.swing for turn in turns)
    assert all(turn.swing <= least for turn in more if turn not in turns)
    assert all(turn.swing >= LEAST for turn in more)


def test_the_same_seed_is_the_same_analysis_in_whatever_pieces() -> None:
    record = played(at_random("anyhow"))
    found = analyse(record, CARE, 1)
    assert analyse(record, CARE, 1) == found
    assert analyse(record, Care(rollouts=CARE.rollouts, seed="another"), 1) != found
    pieces = stretches(record, {0: find_game("parley").dump(reopen(record).state)})
    backwards = put_together(find_game("parley"), 2, CARE, [look_at(piece, CARE) for piece in reversed(pieces)])
    assert [step.chances for step in backwards.moves] == [step.chances for step in found.moves]
    assert backwards.turning_points == found.turning_points
    with pytest.raises(RecordError, match="no moves after"):
        put_together(find_game("parley"), 2, CARE, [look_at(pieces[1], CARE)])


def test_a_game_that_was_played_on_elsewhere() -> None:
    """What was dealt anew between two moves is nobody's decision."""
    match = resume(played(), 9).fork(seed_from("elsewhere"), "anew")
    while not match.over:
        match.act(sensible(match))
    record = match.record()
    found = analyse(record, CARE, 1)
    assert len(found.moves) == len(record.moves)
    ten, before = found.moves[9], found.moves[8].chances
    fresh = Judge(find_game("parley"), CARE)
    begun = resume(record, 9).state
    epoch = max(n for n, move in enumerate(record.moves[:9], 1) if move.chance or move.shown)
    here = fresh.worth(begun, 9, epoch)[0]
    if not ten.chancy and ten.choices > 1:
        assert ten.decision == pytest.approx([a - b for a, b in zip(ten.chances, here, strict=True)])
    swing = [a - b for a, b in zip(ten.chances, before, strict=True)]
    assert ten.swing == pytest.approx(swing)


def test_whose_planner_plays_badly_has_a_graph_and_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ParleyMind, "plays", False)
    found = analyse(played(blunder), CARE, 1)
    assert not found.plays
    assert found.turning_points
    assert not any(step.options for step in found.moves)


def test_what_cannot_be_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played()
    match = resume(whole, 5)
    with pytest.raises(RecordError, match="not over"):
        analyse(match.record(), CARE, 1)
    broken = played()
    broken.problem = "a rule failed"
    with pytest.raises(RecordError, match="problem of the rules"):
        analyse(broken, CARE, 1)
    monkeypatch.setattr(Parley, "mind", lambda self: None)
    with pytest.raises(BrinkError, match="has no mind"):
        analyse(whole, CARE, 1)


def test_in_words() -> None:
    record = played(blunder)
    found = analyse(record, CARE, 1)
    game = find_game("parley")
    told = in_words(found, [move_in_words(step, lambda key, args: f"{key} {sorted(args)}") for step in found.moves])
    assert told.plans
    assert told.start == [round(one, 3) for one in found.start]
    assert len(told.moves) == len(record.moves)
    assert all(sum(option.played for option in move.options) == bool(move.options) for move in told.moves)
    turn = max(told.turning_points, key=lambda one: size(one.decision))
    assert turn.by == "decision"
    assert told.moves[turn.move - 1].options[0].why == "why-score ['change']"
    assert game.teller("en", game.pack(), ["Anna", "Ben"]).sentence(found.moves[0].said.key, found.moves[0].said.args)
