"""A backup is of one moment, whatever is played meanwhile, and both databases go on from it."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import lzma
import re
import stat
import time
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from brink.engine import BrinkError
from brink.tables import Tables, storage
from brink.tables import backup as module
from brink.tables.backup import backup, restore
from brink.tables.doctor import examine
from brink.tables.storage import Storage
from records.release import HERE
from records.tables import Question, question
from tables.tools import SHORT, Restarting, act, begin, nested, play_on

pytestmark = pytest.mark.asyncio


@pytest.fixture
def server(url: str, pool: Executor, tmp_path: Path) -> Restarting:
    return Restarting(url, pool, tmp_path / "crashes")


@pytest.fixture
def other(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """An empty database of the kind that `url` is not of."""
    if url.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.sqlite3'}"
    return str(request.getfixturevalue("empty_postgres"))


async def asked(tables: Tables, table: str) -> list[Any]:
    """What everybody sees and is asked."""
    info = await tables.info(table)
    looks = [await tables.look(table, viewer) for viewer in (*range(len(info.seats)), None)]
    logs = [await tables.history(table, viewer, 0) for viewer in (*range(len(info.seats)), None)]
    return [msgspec.to_builtins(each) for each in (looks, logs, await tables.chat(table, 0))]


async def amid_windows(tables: Tables) -> tuple[str, str]:
    """A table where a veto may be vetoed, and the token of its first seat."""
    seed, actions = nested()
    made = await begin(tables, "person", "person", "person", seed=seed, options=SHORT)
    for action in actions:
        await act(tables, made.table, *action)
    await tables.say(made.table, 0, "Well?")
    return made.table, made.seats[0].token


class Busy:
    """Somebody plays all the time; and a backup that does not go on before he has moved again."""

    def __init__(self, tables: Tables, table: str) -> None:
        self.tables = tables
        self.table = table
        self.moves = 0

    async def play(self) -> None:
        while True:
            info = await self.tables.info(self.table)
            if info.status != "running":
                self.table = (await begin(self.tables, "person", "person")).table
                continue
            await play_on(self.tables, self.table, most=1)
            self.moves += 1


async def test_taken_while_people_play(
    url: str, other: str, tables: Tables, pool: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    table, token = await amid_windows(tables)
    before = await asked(tables, table)
    busy = Busy(tables, (await begin(tables, "person", "person")).table)
    saved, at = module._save_part, itertools.count()

    def slow(*given: Any) -> int:
        """It lasts: between two of its parts a move is made."""
        seen, deadline = busy.moves, time.monotonic() + 30
        next(at)
        while busy.moves < seen + 2:
            assert time.monotonic() < deadline, "nobody moves"
            time.sleep(0.005)
        return saved(*given)

    monkeypatch.setattr(module, "_save_part", slow)
    playing = asyncio.create_task(busy.play())
    file = tmp_path / "kept.brink"
    kept = await asyncio.to_thread(lambda: asyncio.run(backup(url, file)))
    playing.cancel()
    assert next(at) >= 6
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restored = await restore(file, other)
    assert restored == kept
    assert {one.verdict for one in [one async for one in examine(other, 50)]} == {"fine"}
    async with Restarting(other, pool, tmp_path / "crashes").started() as after:
        assert await asked(after, table) == before
        holder = await after.holder(table, token)
        assert holder is not None
        assert holder.seat == 0
        for each in {table, busy.table}:
            assert (await play_on(after, each)).status == "finished"
            await after.verify(each)


async def contents(url: str) -> dict[str, list[Any]]:
    database = Storage(url)
    names = [name for name in storage.metadata.tables if name != "outbox"]
    try:
        return {
            name: sorted(
                await database.read(
                    lambda on, name=name: [tuple(row) for row in on.execute(sa.select(storage.metadata.tables[name]))]
                ),
                key=repr,
            )
            for name in names
        }
    finally:
        await database.close()


async def test_there_and_back_again(url: str, other: str, server: Restarting, tmp_path: Path):
    async with server.started() as tables:
        await amid_windows(tables)
    first, second = tmp_path / "first.brink", tmp_path / "second.brink"
    await backup(url, first)
    await restore(first, other)
    await backup(other, second)
    before = await contents(url)
    assert before["snapshots"]
    assert await contents(other) == before
    await restore(second, url, replace=True)
    assert await contents(url) == before
    lines = [gzip.decompress(file.read_bytes()).splitlines()[1:] for file in (first, second)]
    assert sorted(lines[0]) == sorted(lines[1])


@pytest.mark.parametrize("release", sorted(file.parent.name for file in HERE.glob("*/tables.json")))
async def test_of_an_earlier_release(release: str, url: str, pool: Executor, tmp_path: Path):
    """It has the schema of that release until it is restored."""
    old = tmp_path / "old.sqlite3"
    old.write_bytes(lzma.decompress((HERE / release / "tables.sqlite3.xz").read_bytes()))
    file = tmp_path / "old.brink"
    kept = await backup(str(old), file)
    assert kept.schema < storage.newest_revision()
    await restore(file, url)
    wanted = msgspec.json.decode((HERE / release / "tables.json").read_bytes(), type=list[Question])
    async with Restarting(url, pool, tmp_path / "crashes").started() as tables:
        ids = {one.title: one.id for one in await tables.lobby(["open", "running", "finished"])}
        for one in wanted:
            found = await question(tables, ids[one.title])
            assert (found.status, found.moves, found.seat) == (one.status, one.moves, one.seat)


async def refused(work: Any) -> str:
    with pytest.raises(BrinkError) as error:
        await work
    return str(error.value)


async def test_what_does_not_fit_is_refused(url: str, server: Restarting, tmp_path: Path):
    file = tmp_path / "kept.brink"
    async with server.started() as tables:
        tables.claim()
        await begin(tables, "person", "person")
        await backup(url, file)
        assert await refused(backup(url, file)) == f"{file} is there already"
        assert re.search("server has .* open; stop it", await refused(restore(file, url, replace=True)))
    before = await contents(url)
    assert await refused(restore(file, url)) == "there are tables in this database; --replace takes them away"
    whole = gzip.decompress(file.read_bytes())
    other = tmp_path / "other.brink"
    for content, says in (
        (file.read_bytes()[:-40], "is damaged; nothing was restored"),
        (gzip.compress(b"\n".join(whole.splitlines()[:-1])), "is damaged; nothing was restored"),
        (gzip.compress(b"\n".join(whole.splitlines()[:-2] + whole.splitlines()[-1:])), "is damaged"),
        (b"no backup at all", "is no backup of ours"),
        (gzip.compress(b'{"format": 7}\n'), "is no backup of ours"),
        (gzip.compress(whole.replace(b'"schema":"0', b'"schema":"9', 1)), "is of a newer release"),
        (gzip.compress(whole.replace(b'"format":1', b'"format":2', 1)), "is of a newer release"),
    ):
        other.write_bytes(content)
        assert says in await refused(restore(other, url, replace=True))
        assert await contents(url) == before
    database = Storage(url)
    await database.write(lambda on: on.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    assert "its schema is 9999" in await refused(restore(file, url, replace=True))
    database = Storage(url)  # which other tests go on using
    newest = f"UPDATE alembic_version SET version_num = '{storage.newest_revision()}'"
    await database.write(lambda on: on.exec_driver_sql(newest))
    await database.close()


async def test_nothing_half_done_is_left(tables: Tables, url: str, tmp_path: Path, monkeypatch):
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module, "_save_part", fails)
    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(OSError, match="No space"):
        await backup(url, folder / "kept.brink")
    assert list(folder.iterdir()) == []


async def test_somebody_elses_tables_are_left_alone(url: str, tables: Tables, tmp_path: Path):
    file, theirs = tmp_path / "kept.brink", tmp_path / "theirs.sqlite3"
    await backup(url, file)
    engine = sa.create_engine(f"sqlite:///{theirs}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE lines (text)")
    engine.dispose()
    assert "'lines' that is not ours" in await refused(restore(file, str(theirs), replace=True))
    assert "there are no tables" in await refused(backup(str(theirs), tmp_path / "none.brink"))
