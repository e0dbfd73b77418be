"""A server on SQLite that most tests share; databases of their own for the others, on PostgreSQL where there is one."""

from __future__ import annotations

import itertools
import os
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from brink.engine.chance import seed_from
from brink.tables import archive, seating, silence
from server.house import House, open_house

POSTGRES = os.environ.get("BRINK_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432") + "/test"


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
async def postgres() -> AsyncIterator[str]:
    """A database of its own for one test, so that tests on other cores do not meet."""
    name = f"brink_server_{os.getpid()}_{os.urandom(3).hex()}"
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=30)
    except (OSError, TimeoutError, asyncpg.PostgresError):
        if os.environ.get("CI") or os.environ.get("BRINK_TEST_POSTGRES"):
            raise
        pytest.skip("no PostgreSQL at 127.0.0.1:5432")
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
        try:
            yield f"{POSTGRES.rsplit('/', 1)[0]}/{name}"
        finally:
            await connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'brink.sqlite3'}"
    return str(request.getfixturevalue("postgres"))
