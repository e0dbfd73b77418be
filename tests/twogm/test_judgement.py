"""The tactician's weights: read from their file, trained by playing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np
import pytest
from bench.tactician import ADDED, NAMES, PAIRINGS, Result, Round, Slopes, fight, judgement, main, slopes

from brink.engine.errors import BrinkError
from brink.games.twogm.mind import SCENARIOS
from brink.games.twogm.solo.mind import Memory
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.tactics.judgement import FILE, MISSIONS, read, shipped
from twogm.scene import Scene

WEIGHTS = shipped()


@cache
def usual(number: int, *, missions: bool = False) -> Result:
    return fight("judgement", number, WEIGHTS, None, missions=missions)


class TestFile:
    @pytest.mark.parametrize("file", [FILE, MISSIONS])
    def test_it_says_how_it_was_made(self, file: Path) -> None:
        made = read(file)
        assert made.command.startswith("python -m bench.tactician ")
        assert made.command.endswith(" --missions") == (file == MISSIONS)
        assert made.seed
        assert made.commit
        assert made.games > 1000

    @pytest.mark.parametrize(("name", "other"), [("caution", "courage"), ("caution", None)])
    def test_weights_of_another_version_are_refused_in_one_sentence(
        self, tmp_path: Path, name: str, other: str | None
    ) -> None:
        made = msgspec.json.decode(FILE.read_bytes())
        weight = made["weights"].pop(name)
        if other is not None:
            made["weights"][other] = weight
        file = tmp_path / "tactician.json"
        file.write_bytes(msgspec.json.encode(made))
        with pytest.raises(BrinkError, match=r"tactician\.json holds no weights: Object "):
            read(file)

    def test_without_it_one_is_told_what_makes_it(self, tmp_path: Path) -> None:
        with pytest.raises(BrinkError, match=r"no weights at .*`python -m bench\.tactician` makes them"):
            read(tmp_path / "tactician.json")

    def test_a_mission_is_weighed_by_weights_of_its_own(self) -> None:
        royal, mission = (Scene(**options).state for options in ({}, {"scenario": "kasserine"}))
        weighed = [Tactics(state, 0, [], state.chance, Memory()).judgement for state in (royal, mission)]
        assert weighed == [shipped(), shipped(mission=True)]
        assert weighed[0] != weighed[1]


class TestTraining:
    def test_weights_keep_their_sign_unless_they_may_be_none(self) -> None:
        moved = judgement(WEIGHTS, np.full(len(NAMES), -4.0))
        for name in NAMES:
            before, after = getattr(WEIGHTS, name), getattr(moved, name)
            assert after < before if name in ADDED else before * after > 0

    def test_the_weights_play_and_the_deal_is_the_same(self) -> None:
        bold = judgement(WEIGHTS, [-8.0 * (name == "caution") for name in NAMES])
        assert fight("judgement", 0, WEIGHTS, None) == usual(0)
        assert fight("judgement", 0, bold, None) != usual(0)

    @pytest.mark.parametrize(
        "weight", ["goal", "objective", "hurry", "short_of_time", "short_caution", "bounty", "minor_hq"]
    )
    def test_what_is_for_missions_counts_there_alone(self, weight: str) -> None:
        moved = judgement(WEIGHTS, [9.0 * (name == weight) for name in NAMES])
        assert fight("judgement", 0, moved, None) == usual(0)
        numbers = range(2 * len(SCENARIOS))
        assert any(fight("judgement", one, moved, None, missions=True) != usual(one, missions=True) for one in numbers)

    def test_slopes_are_found_and_what_may_be_chance_is_left_alone(self) -> None:
        still = (0.0,) * len(NAMES)
        lesson = Round("slopes", 1, WEIGHTS, still, still)
        pairs = []
        for number in range(400):
            gain = lesson.chance_moves(number)[3] / 10
            pairs.append(tuple(Result(number, 0.5 + way * gain, 0.5, 0.5, 20) for way in (1, -1)))
        slope, error = slopes(lesson, pairs)  # type: ignore[arg-type]
        learned = Slopes()
        learned.add(slope, error)
        way = learned.way()
        assert slope[3] == pytest.approx(0.1 / 1.5, rel=0.2)
        assert int(way.argmax()) == 3
        assert np.count_nonzero(np.abs(way) > 0.3) == 1

    def test_every_nation_meets_every_nation_in_both_seats(self) -> None:
        assert len(set(PAIRINGS)) == 16

    def test_a_run_that_was_stopped_goes_on(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        def train(folder: str, *more: str) -> bytes:
            out = tmp_path / f"{folder}.json"
            few = ("--rounds", "1", "--pairs", "2", "--work", str(tmp_path / folder))
            main([*few, "--out", str(out), *more])
            return out.read_bytes() if out.exists() else b""

        assert train("stopped", "--minutes", "0") == b""
        assert "the same command goes on" in capsys.readouterr().out
        assert len((tmp_path / "stopped" / "round-1.jsonl").read_bytes().splitlines()) == 1
        assert train("stopped") == train("at-once")
        assert read(tmp_path / "stopped.json").games == 2 * 2
