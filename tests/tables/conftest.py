"""Databases and worker processes for the tests. PostgreSQL is used where it answers; in CI it has to."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from brink.tables import Tables, silence
from brink.tables.storage import metadata
from brink.tables.thinking import start_worker

SERVER = os.environ.get("BRINK_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")


async def _run(database: str, *statements: str) -> None:
    connection = await asyncpg.connect(f"{SERVER}/{database}", timeout=30)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A fresh database for this run (and this process of it)."""
    name = f"brink_test_{os.getpid()}"
    try:
        asyncio.run(_run("test", f'CREATE DATABASE "{name}"'))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"PostgreSQL does not answer: {error}")
    yield f"{SERVER}/{name}"
    asyncio.run(_run("test", f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    """Deleting a few rows takes a tenth of the time of TRUNCATE, which makes new files."""
    deleting = "; ".join(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables))
    wanted = f"DO $$ BEGIN IF to_regclass('tables') IS NOT NULL THEN {deleting}; END IF; END $$"
    asyncio.run(_run(postgres.rpartition("/")[2], wanted))
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'brink.sqlite3'}"
    return request.getfixturevalue("empty_postgres")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'brink.sqlite3'}"


@pytest.fixture(scope="session")
def pool() -> Iterator[Executor]:
    """Worker processes start slowly; the tests share one."""
    with ProcessPoolExecutor(1, get_context("spawn"), start_worker) as workers:
        yield workers


@pytest.fixture(autouse=True)
def no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that hide hands are tested by themselves; elsewhere they would only take time."""
    monkeypatch.setattr(silence, "pause", lambda: 0.0)


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest_asyncio.fixture
async def tables(url: str, pool: Executor, tmp_path: Path) -> AsyncIterator[Tables]:
    made = Tables(url, pool=pool, crashes=tmp_path / "crashes")
    await made.open()
    yield made
    await made.close()


@pytest_asyncio.fixture
async def small(sqlite: str, pool: Executor, time: Time, tmp_path: Path) -> AsyncIterator[Tables]:
    """On SQLite only, with a clock that the test moves: for what does not depend on the database."""
    made = Tables(sqlite, pool=pool, now=time, crashes=tmp_path / "crashes")
    await made.open()
    yield made
    await made.close()
