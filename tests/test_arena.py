"""`brink arena`: everybody against everybody, ratings and intervals."""

from __future__ import annotations

import sys

import msgspec
import pytest

from brink.cli import app
from brink.engine import BrinkError, Outcome
from brink.engine.chance import seed_from
from brink.lab import arena
from brink.lab.arena import Arena, Standings, share
from brink.lab.simulate import Plan, Played
from terminal import CliRunner

PLAN = Plan(game="volk", players=2, games=6, seed=seed_from("cup"), bots=("random", "beginner", "steady"))


def standings(plan: Plan = PLAN) -> Standings:
    arena = Arena(plan)
    assert sum(1 for _ in arena.play(1)) == arena.games
    return arena.standings()


def test_everybody_meets_everybody_and_the_better_is_rated_higher() -> None:
    found = standings()
    assert [(one.first, one.second, one.games) for one in found.pairings] == [
        ("random", "beginner", 6),
        ("random", "steady", 6),
        ("beginner", "steady", 6),
    ]
    assert found.ratings[-1].bot == "random"
    assert sum(one.wins for one in found.ratings) == sum(one.games for one in found.pairings)
    assert all(one.low < one.rating < one.high for one in found.ratings)
    assert all(one.low <= one.wins / one.games <= one.high for one in found.pairings)
    assert found == standings(), "the same seed is the same tournament"


def test_a_pairing_plays_the_same_games_whoever_else_takes_part() -> None:
    assert standings(msgspec.structs.replace(PLAN, bots=("random", "steady"))).pairings == standings().pairings[1:2]


@pytest.mark.parametrize(
    ("winners", "wanted"), [((), 0.5), ((0,), 1.0), ((1, 3), 0.0), ((0, 1), 0.5), ((0, 1, 2), 2 / 3)]
)
def test_a_shared_win_is_a_part_of_a_win(winners: tuple[int, ...], wanted: float) -> None:
    outcome = Outcome(winners=winners, ranking=(1, 1, 1, 1), how="points")
    played = Played(number=0, bots=("a", "b", "a", "b"), outcome=outcome)
    assert share(played, ("a", "b")) == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("bots", "said"),
    [(("random",), "two bots or more"), (("random", "random"), "each named once"), (("random", "x"), "has no bot 'x'")],
)
def test_bad_input_is_one_sentence(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(BrinkError, match=said):
        Arena(msgspec.structs.replace(PLAN, bots=bots))


def test_at_the_terminal() -> None:
    words = ["arena", "volk", "random", "steady", "--games", "2", "--seed", "cup", "--jobs", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0
    assert "random against steady" in shown.stdout
    told = msgspec.json.decode(CliRunner().invoke(app, [*words, "--json"]).stdout, type=Standings)
    assert {one.bot for one in told.ratings} == {"random", "steady"}


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = CliRunner().invoke(app, ["arena", "volk", "random", "steady", "--games", "1", "--jobs", "1"])
    assert result.exit_code == 2
    assert "brinkmanship[arena]" in result.stderr


def test_a_game_that_fails_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(plan: Plan, jobs: int) -> list[Played]:
        return [Played(number=0, bots=plan.bots, problem="it broke")]

    monkeypatch.setattr(arena, "simulate", broken)
    result = CliRunner().invoke(app, ["arena", "volk", "random", "steady", "--games", "1", "--jobs", "1"])
    assert result.exit_code == 1
    assert "0, 1 failed" in result.stdout
    assert result.stderr.startswith("brink: 1 games failed")
