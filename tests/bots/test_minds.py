"""What planning bots are told of a game, and how it is learned."""

from __future__ import annotations

import math
from operator import mul
from pathlib import Path

import msgspec
import pytest

from brink.engine import BrinkError, Chance
from brink.engine.minds import Mind, Weights, chances, fitting, read_weights
from brink.engine.proofreading import reason_keys
from brink.engine.registry import find_game, games
from brink.lab import training
from brink.lab.training import Lesson, fit, play_shards

MINDS = [mind for game in games().values() if (mind := game.mind()) is not None]


@pytest.mark.parametrize("mind", MINDS, ids=lambda mind: mind.game)
class TestMind:
    def test_every_number_has_its_name(self, mind: Mind) -> None:
        """In every position of a random game; chances are shares of 1."""
        game = find_game(mind.game)
        chance = Chance(bytes(16))
        state = game.setup(min(game.players), {}, chance, game.pack())
        assert len(set(mind.features)) == len(mind.features)
        weights = [mind.weight(number) for number in range(len(mind.features))]
        while state.outcome is None:
            described = mind.describe(state)
            assert len(described) == state.players
            assert any(described)
            assert all(len(numbers) in (0, len(mind.features)) for numbers in described)
            summed = [sum(map(mul, weights, numbers)) for numbers in described]
            assert mind.scores(state) == pytest.approx(summed), "whatever a mind leaves out or sums up once"
            values = mind.values(state)
            assert sum(values) == pytest.approx(1)
            assert min(values) >= 0
            legal = game.legal(state)
            assert len(mind.rank(state, game.to_act(state), legal)) == len(legal)
            game.apply(state, legal[chance.below(len(legal))])

    def test_reasons_are_counted_as_players_do(self, mind: Mind) -> None:
        """14.5: of everything that a feature is about, for every seat; there are words for it in all languages."""
        game = find_game(mind.game)
        state = game.setup(min(game.players), {}, Chance(bytes(16)), game.pack())
        for seat in range(state.players):
            topics = {mind.topic(feature, seat) for feature in mind.features} - {""}
            assert topics == mind.measured(state, seat).keys()
            assert {f"why-{topic}" for topic in topics} <= reason_keys(game)
            assert all(isinstance(mind.likes(topic, seat), bool) for topic in topics)
        assert bool(reason_keys(game)) == mind.plays, "whoever gives hints says why"

    def test_the_weights_say_how_they_were_made(self, mind: Mind) -> None:
        weights = read_weights(mind.file)
        assert weights.games >= 2000
        assert len(bytes.fromhex(weights.seed)) == 16
        assert 0 < weights.loss < math.log(weights.players), "no better than a guess"
        assert len(fitting(weights, mind)) == len(mind.features)


def test_weights_of_something_else_are_refused_in_one_sentence(tmp_path: Path) -> None:
    mind = MINDS[0]
    weights = read_weights(mind.file)
    with pytest.raises(BrinkError, match="learned for chess"):
        fitting(msgspec.structs.replace(weights, game="chess"), mind)
    with pytest.raises(BrinkError, match="other features"):
        fitting(msgspec.structs.replace(weights, weights={"a": 1.0}), mind)
    with pytest.raises(BrinkError, match="no weights at"):
        read_weights(tmp_path / "none.json")
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(BrinkError, match="holds no weights"):
        read_weights(tmp_path / "bad.json")


def test_chances_are_shares() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([800.0, 0.0])[0] == pytest.approx(1)


class TestLearning:
    @pytest.fixture(autouse=True)
    def small(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(training, "SHARD", 1)
        monkeypatch.setattr(training, "HELD_OUT", 2)

    @pytest.fixture
    def lesson(self, tmp_path: Path) -> Lesson:
        return Lesson("volk", 2, 4, bytes(16), "random", tmp_path)

    def test_games_are_played_once_and_weights_fit(self, lesson: Lesson) -> None:
        assert list(play_shards(lesson, 1)) == [0, 1, 2, 3]
        made = {shard: lesson.file(shard).stat().st_mtime_ns for shard in lesson.shards()}
        lesson.file(2).unlink()
        assert sorted(play_shards(lesson, 1)) == [0, 1, 2, 3]
        again = {shard for shard in lesson.shards() if lesson.file(shard).stat().st_mtime_ns != made[shard]}
        assert again == {2}, "the others were there already"
        learned = fit(lesson)
        mind = find_game("volk").mind()
        assert mind is not None
        assert len(fitting(learned.weights, mind)) == len(mind.features)
        assert learned.weights == msgspec.json.decode(msgspec.json.encode(learned.weights), type=Weights)
        assert any(learned.weights.weights.values())
        assert learned.weights.positions > 10
        assert sum(one.positions for one in learned.calibration) > 10

    def test_the_same_seed_teaches_the_same(self, lesson: Lesson, tmp_path: Path) -> None:
        other = msgspec.structs.replace(lesson, folder=tmp_path / "other")
        for one in (lesson, other):
            list(play_shards(one, 1))
        assert fit(lesson).weights == fit(other).weights

    def test_a_further_round_goes_on_from_what_is_known(self, lesson: Lesson) -> None:
        list(play_shards(lesson, 1))
        first = fit(lesson).weights
        sure = msgspec.structs.replace(first, weights=dict.fromkeys(first.weights, 9.0), seed="ab")
        onward = fit(lesson, sure).weights
        assert onward.after == "ab"
        moved = [abs(one - 9.0) for one in onward.weights.values()]
        assert max(moved) > 0, "it learns"
        assert sum(moved) < sum(abs(one - 9.0) for one in first.weights.values()), "but keeps to what was known"

    def test_too_few_games(self, tmp_path: Path) -> None:
        lesson = Lesson("volk", 2, 1, bytes(16), "random", tmp_path)
        list(play_shards(lesson, 1))
        with pytest.raises(BrinkError, match="least to learn from"):
            fit(lesson)

    def test_a_game_without_a_mind(self, tmp_path: Path) -> None:
        with pytest.raises(BrinkError, match="has no mind"):
            list(play_shards(Lesson("parley", 2, 1, bytes(16), "random", tmp_path), 1))
