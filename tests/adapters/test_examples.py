"""The examples learn something small, and then win more often than they did at random."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

from adapters.tools import library
from brink.engine.chance import seed_from
from brink.lab.export import export
from brink.lab.simulate import Plan, simulate

EXAMPLES = Path(__file__).parents[2] / "examples"
BETTER = 0.15  # of all games


def learned(name: str, capsys: pytest.CaptureFixture[str]) -> tuple[float, float]:
    """The shares that were won at random, and by what was learned."""
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    told = re.fullmatch(r"won (\d+) of (\d+) at random and (\d+) of (\d+) by .*\n", capsys.readouterr().out)
    assert told is not None
    won, games, later, more = map(int, told.groups())
    return won / games, later / more


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "openspiel"])
def test_what_is_learned_beats_a_blind_player(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    library({"openspiel": "pyspiel"}.get(name, name))
    blind, taught = learned(f"learn_{name}", capsys)
    assert taught > blind + BETTER


def test_what_is_learned_from_records_beats_a_blind_player(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    library("gymnasium")
    plan = Plan(
        game="volk", players=2, games=20, seed=seed_from("y"), bots=("steady", "random"), records=tmp_path / "games"
    )
    assert sum(1 for _ in simulate(plan, 1)) == 20
    *_, told = export(sorted((tmp_path / "games").glob("*.json")), tmp_path / "games.npz")
    assert told.games == 20
    monkeypatch.setattr(sys, "argv", ["learn_from_records.py", str(tmp_path / "games.npz")])
    blind, taught = learned("learn_from_records", capsys)
    assert taught > blind + BETTER


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "openspiel", "from_records"])
def test_examples_are_short(name: str) -> None:
    code = (EXAMPLES / f"learn_{name}.py").read_text(encoding="utf-8").partition('"""\n')[2]
    lines = [line for line in code.splitlines() if line and "import " not in line]
    assert len(lines) <= 17
