"""A server on SQLite that most tests share; databases of their own for the others, on PostgreSQL where there is one."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from brink.engine.chance import seed_from
from brink.tables import archive, seating, silence
from server.house import House, open_house


@pytest.fixture(autouse=True)
def no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that hide hands are tested by themselves; elsewhere they would only take time."""
    monkeypatch.setattr(silence, "pause", lambda: 0.0)


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test deals the same cards each time: what passes once passes always."""
    numbers = itertools.count()
    for module in (seating, archive):
        monkeypatch.setattr(module, "new_seed", lambda: seed_from(f"{request.node.nodeid} {next(numbers)}"))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One server for all tests that only need a table in it."""
    async with open_house(f"sqlite:///{tmp_path_factory.mktemp('house') / 'brink.sqlite3'}") as made:
        yield made


@pytest.fixture
def postgres(empty_postgres: str) -> str:
    return empty_postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.getfixturevalue("sqlite" if request.param == "sqlite" else "postgres"))
