"""What tests of experiments share: the extra `lab`, and small experiments of Parley."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brink.engine.registry import games
from brink.lab.crews import crew_of
from brink.lab.experiment import Experiment, prepare, read_experiment
from brink.lab.running import Progress, run_on
from brink.lab.store import Run, begin
from lacking import missing

Write = Callable[..., Path]


@pytest.fixture(autouse=True)
def _extra(workplace: Path) -> None:
    if find_spec("pyarrow") is None:
        missing("pyarrow", "pip install 'brinkmanship[lab]'")


@pytest.fixture
def write() -> Write:
    """An experiment's file; fields that are None are left out."""

    def written(file: str = "trial.toml", **changes: Any) -> Path:
        fields = {"name": "trial", "game": "parley", "players": 3, "games": 20, "seed": "lab", **changes}
        path = Path(file)
        path.write_text("".join(f"{name} = {toml(value)}\n" for name, value in fields.items() if value is not None))
        return path

    return written


def toml(value: Any) -> str:
    """What tests write is written as in JSON, but for tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {toml(one)}" for name, one in value.items()) + "}"
    return msgspec.json.encode(value).decode()


def play(file: Path, folder: str, **changes: Any) -> Run:
    """The experiment in this process, or on what is asked for."""
    experiment = read_experiment(file)
    return carry_out(experiment, Path(folder), **changes)


def carry_out(
    experiment: Experiment,
    folder: Path,
    on: Any = "local",
    tell: Callable[[Progress], None] = lambda one: None,
) -> Run:
    trial, about = prepare(experiment, folder / "crashes")
    run = begin(folder, about)
    run_on(run, experiment, trial, crew_of(trial, on, 2, None), tell)
    return run


def install(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Play this class as the game `parley` from now on, in worker processes too."""
    monkeypatch.setenv("BRINK_GAMES", name)
    games.cache_clear()


def files_of(run: Run) -> dict[str, bytes]:
    return {kind: (run.folder / f"{kind}.parquet").read_bytes() for kind in run.kinds}


def environment() -> dict[str, str]:
    """Of a process that a test starts."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
