"""Parley is found by every test and by every process a test starts; nobody sees the packs of this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from brink.engine.registry import games

TESTS = str(Path(__file__).parent)
os.environ["BRINK_GAMES"] = "parley:Parley"
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH")]))
os.environ.pop("BRINK_LANG", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: whoever begins one of them last is waited for by everybody."""
    items.sort(key=lambda item: "test_durability" not in item.nodeid)


@pytest.fixture(autouse=True)
def packs_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for packs typed in at home."""
    home = tmp_path / "packs-home"
    monkeypatch.setenv("BRINK_PACKS", str(home))
    return home


@pytest.fixture
def fresh_registry() -> Iterator[None]:
    """The registry looks for games anew, now and for whoever comes after."""
    games.cache_clear()
    yield
    games.cache_clear()


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_registry: None) -> Path:
    """An empty current folder, and games that have loaded no packs yet."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder
