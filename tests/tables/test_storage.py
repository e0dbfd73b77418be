"""The schema: migrations lead to what the code expects, on both databases; SQLite is set up to keep its word."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from brink.tables.storage import Storage, metadata

pytestmark = pytest.mark.asyncio


async def test_migrations_lead_to_the_schema(url):
    storage = Storage(url)
    await storage.open()
    await storage.open()
    difference = await storage.write(lambda on: compare_metadata(MigrationContext.configure(on), metadata))
    assert difference == []
    await storage.close()


async def test_several_processes_start_together(url):
    several = [Storage(url) for _ in range(3)]
    await asyncio.gather(*(storage.open() for storage in several))
    for storage in several:
        await storage.close()


async def test_sqlite_keeps_its_word(sqlite):
    storage = Storage(sqlite)
    for run in (storage.write, storage.read):
        values = {
            name: await run(lambda on, name=name: on.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
        assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 15_000}
    await storage.close()


async def test_a_path_is_a_sqlite_file(tmp_path):
    storage = Storage(str(tmp_path / "new folder" / "a.sqlite3"))
    await storage.open()
    await storage.close()
    assert (tmp_path / "new folder" / "a.sqlite3").exists()
    assert Storage("postgresql://u:p@host/db").url.drivername == "postgresql+asyncpg"
