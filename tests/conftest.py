"""Parley is found by every test and by every process a test starts; nobody sees the packs of this machine."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import shutil
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from brink.engine.registry import games
from brink.tables.storage import Storage, metadata
from server.nursery import Nursery

NATS = os.environ.get("BRINK_TEST_NATS", "nats://127.0.0.1:4222")
NUMBERS = itertools.count()
TESTS = str(Path(__file__).parent)
os.environ["BRINK_GAMES"] = "parley:Parley"
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH")]))
os.environ.pop("BRINK_LANG", None)
gc.disable()  # until all tests are collected


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: whoever begins one of them last is waited for by everybody."""
    items.sort(key=lambda item: not any(name in item.nodeid for name in ("test_durability", "test_ray")))


def pytest_collection_finish() -> None:
    """Until now nothing was thrown away, and to look for it took a fifth of the time. All tests are kept to the end:
    to look among them often takes a seventh. (`gc.freeze` would leave them out, but with it hypothesis 6.100 fails.)
    """
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


@pytest.fixture(autouse=True)
def packs_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packs typed in at home would lie: a folder of its own for each test, which few of them ever make."""
    home = tmp_path_factory.getbasetemp() / f"packs-home-{next(NUMBERS)}"
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


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where the servers of all tests come from that need processes."""
    made = Nursery()
    yield made
    made.close()


# -- databases ----------------------------------------------------------------------------------------------------


async def _with_schema(url: str) -> None:
    storage = Storage(url)
    await storage.open()
    await storage.close()


@pytest.fixture(scope="session")
def prepared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database that has its schema: a copy of it is there sooner than a new one."""
    file = tmp_path_factory.mktemp("prepared") / "brink.sqlite3"
    asyncio.run(_with_schema(f"sqlite:///{file}"))
    return file


@pytest.fixture
def sqlite(prepared_sqlite: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(prepared_sqlite, tmp_path / 'brink.sqlite3')}"


# PostgreSQL is used where it answers; in CI it has to.
SERVER = os.environ.get("BRINK_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
ALONE = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


async def _run(database: str, *statements: str) -> None:
    import asyncpg  # here, because most tests need no PostgreSQL

    connection = await asyncpg.connect(f"{SERVER}/{database}", timeout=30)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[str]:
    """A fresh database for this run (and this process of it)."""
    import asyncpg

    name = f"brink_test_{os.getpid()}"
    try:
        asyncio.run(_run("test", f'CREATE DATABASE "{name}"'))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        if os.environ.get("CI") or os.environ.get("BRINK_TEST_POSTGRES"):
            raise
        pytest.skip(f"PostgreSQL does not answer: {error}")
    # A server of ours that is killed loses nothing by this; only one of PostgreSQL would.
    asyncio.run(_run("test", f'ALTER DATABASE "{name}" SET synchronous_commit = off'))
    yield f"{SERVER}/{name}"
    asyncio.run(_run("test", f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
def empty_postgres(one_postgres: str) -> str:
    """With nobody at it. Deleting a few rows takes a tenth of the time of TRUNCATE, which makes new files."""
    deleting = "; ".join(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables))
    wanted = f"DO $$ BEGIN IF to_regclass('tables') IS NOT NULL THEN {deleting}; END IF; END $$"
    asyncio.run(_run(one_postgres.rpartition("/")[2], ALONE, wanted))
    return one_postgres
