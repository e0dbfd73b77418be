"""Databases and worker processes for the tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
import pytest_asyncio

from brink.tables import Tables, silence
from brink.tables.thinking import start_worker


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return str(request.getfixturevalue("sqlite" if request.param == "sqlite" else "empty_postgres"))


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
