"""Parley is found by every test and by every process a test starts; nobody sees the packs of this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from brink.engine.registry import games

NATS = os.environ.get("BRINK_TEST_NATS", "nats://127.0.0.1:4222")
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


@pytest.fixture(scope="session")
def nats() -> str:
    """Where NATS is, if it answers; in CI it has to."""
    address = urlsplit(NATS)
    try:
        if find_spec("nats") is None:
            raise OSError("nats-py is not installed")
        socket.create_connection((address.hostname, address.port), timeout=30).close()
    except OSError as error:
        if os.environ.get("CI") or os.environ.get("BRINK_TEST_NATS"):
            raise
        pytest.skip(f"no NATS: {error}")
    return NATS


@pytest.fixture(params=["postgresql", "nats"])
def bell(request: pytest.FixtureRequest) -> str:
    """Each bell in turn, for servers on PostgreSQL."""
    return "" if request.param == "postgresql" else str(request.getfixturevalue("nats"))
