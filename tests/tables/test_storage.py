"""The schema: migrations lead to what the code expects, on both databases; SQLite is set up to keep its word."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from brink.tables import Tables, store
from brink.tables.live import SNAPSHOT_EVERY
from brink.tables.storage import Storage, metadata, newest_revision, outbox
from tables.tools import begin, play_on

pytestmark = pytest.mark.asyncio
NOTICE = {"table_id": "t", "version": 0, "kinds": "", "at": 0.0}


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


async def test_a_new_file_that_another_process_is_writing_to(sqlite):
    """Before the file has its write-ahead log, SQLite refuses at once whoever comes second; we wait for our turn."""
    other = sqlite3.connect(Storage(sqlite).url.database, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE somebodys (word)")
    storage = Storage(sqlite)
    opening = asyncio.create_task(storage.open())
    await asyncio.sleep(0.1)
    assert not opening.done()
    other.execute("COMMIT")
    await opening
    other.close()
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


async def test_who_comes_first_after_postgresql_was_restarted_notices_nothing(empty_postgres):
    storage = Storage(empty_postgres)
    await storage.open()
    ours = await asyncio.gather(*(storage.read(backend) for _ in range(4)))
    other = await asyncpg.connect(empty_postgres)
    await other.execute("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", ours)
    while await other.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", ours):
        await asyncio.sleep(0.01)
    await other.close()
    assert await storage.write(backend) not in ours
    assert await storage.read(backend) not in ours
    await storage.close()


def backend(connection):
    """The process of PostgreSQL that serves this connection."""
    return connection.execute(sa.select(sa.func.pg_backend_pid())).scalar_one()


async def test_a_path_is_a_sqlite_file(tmp_path):
    storage = Storage(str(tmp_path / "new folder" / "a.sqlite3"))
    await storage.open()
    await storage.close()
    assert (tmp_path / "new folder" / "a.sqlite3").exists()
    assert Storage("postgresql://u:p@host/db").url.drivername == "postgresql+asyncpg"


async def test_who_fails_fails_alone(sqlite):
    """What is written together is kept, but for the one piece that fails."""
    storage = Storage(sqlite)
    await storage.open()
    begun = []
    sa.event.listen(storage._run._writer, "begin", begun.append)

    def note(number):
        def work(on):
            on.execute(sa.insert(outbox), {**NOTICE, "version": number})
            if number == 3:
                raise ZeroDivisionError
            return number

        return work

    results = await asyncio.gather(*(storage.write(note(number)) for number in range(8)), return_exceptions=True)
    assert [str(result) for result in results if isinstance(result, ZeroDivisionError)] == [""]
    assert [result for result in results if isinstance(result, int)] == [0, 1, 2, 4, 5, 6, 7]
    kept = await storage.read(lambda on: on.execute(sa.select(outbox.c.version).order_by(outbox.c.id)).scalars().all())
    assert kept == [0, 1, 2, 4, 5, 6, 7]
    assert len(begun) < 8
    await storage.close()


async def test_a_transaction_that_cannot_be_kept_is_told_to_all(sqlite, monkeypatch):
    storage = Storage(sqlite)
    await storage.open()

    def full(connection):
        raise OSError("disk full")

    sa.event.listen(storage._run._writer, "commit", full)
    works = [storage.write(lambda on: on.execute(sa.insert(outbox), NOTICE)) for _ in range(3)]
    assert [type(result) for result in await asyncio.gather(*works, return_exceptions=True)] == [OSError] * 3
    assert await storage.read(lambda on: on.execute(sa.select(outbox)).all()) == []
    await storage.close()


async def test_several_threads_read_a_type_for_the_first_time():
    """msgspec crashes if two threads make it learn a type at once; so it must have learnt ours before."""
    script = """
import sys, threading
from brink.tables import store
import msgspec
row = dict(id="a", game="g", rules=1, pack="p", pack_hash="h", options="{}", title="", status="open", settings="{}",
           private=False, seed="", commitment="", setup="[]", host="", created=0.0, updated=0.0)
start = threading.Barrier(4)
def read():
    start.wait()
    store._facts(row)
    store._chair(dict(seat=0, kind="open", name="", standing="{}"))
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


async def test_the_newest_migration_is_known_without_alembic(sqlite):
    storage = Storage(sqlite)
    await storage.open()
    assert await storage.read(lambda on: MigrationContext.configure(on).get_current_revision()) == newest_revision()
    await storage.close()


async def test_a_table_has_snapshots_at_a_regular_distance_and_one_of_its_end(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await play_on(tables, table)
    end = (await tables.info(table)).version
    kept = await tables._hall.storage.read(lambda on: store.read_kept_versions(on, table))
    assert end > SNAPSHOT_EVERY
    assert kept == {*range(0, end, SNAPSHOT_EVERY), end}
