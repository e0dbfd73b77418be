"""A backup is of one moment, whatever is played meanwhile, and both databases go on from it."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import lzma
import re
import stat
import time
from collections.abc import Callable
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
from tables.test_clocks import DAYS, LIVE, left
from tables.tools import SHORT, Restarting, act, begin, nested, play_on, until

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
    begun = (await begin(tables, "person", "person")).table
    busy = Busy(tables, begun)  # when that game is over, he plays another, which is not in the backup
    saved, at = module._save_part, itertools.count()

    def slow(*given: Any) -> int:
        """It lasts: between two of its parts a move is made."""
        seen, deadline = busy.moves, time.monotonic() + 120
        next(at)
        while busy.moves < seen + 2:
            assert not playing.done(), f"he failed to move: {playing.exception()!r}"
            assert time.monotonic() < deadline, "nobody moves"
            time.sleep(0.005)
        return saved(*given)

    playing = asyncio.create_task(busy.play())
    monkeypatch.setattr(module, "_save_part", slow)
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
        for each in {table, begun}:
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


def edited(whole: bytes, table: str, change: Callable[[dict[str, Any]], object]) -> bytes:
    """A backup in which somebody has changed the first row of a table by hand."""
    lines = [msgspec.json.decode(line) for line in whole.splitlines()]
    at = next(n for n, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == table)
    row = dict(zip(lines[at]["columns"], lines[at + 1], strict=True))
    change(row)
    lines[at + 1] = list(row.values())
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def moved(whole: bytes) -> bytes:
    """Rows before it is said whose they are."""
    head, part, row, *rest = whole.splitlines()
    return b"\n".join([head, row, part, *rest])


def doubled(whole: bytes) -> bytes:
    """A row that is there twice, and an end that knows it."""
    *before, end = whole.splitlines()
    at = next(n for n, line in enumerate(before) if b'"seats"' in line)
    rows = msgspec.json.decode(end)["rows"]
    end = end.replace(str(rows).encode(), str(rows + 1).encode())
    return b"\n".join([*before[: at + 2], before[at + 1], *before[at + 2 :], end])


EDITED: dict[str, Callable[[bytes], bytes]] = {
    "there is no table 'chairs'": lambda whole: whole.replace(b'"table":"seats"', b'"table":"chairs"'),
    "there is no table ''": moved,
    "'seats' has no column 'nom'": lambda whole: whole.replace(b'"name","bot"', b'"nom","bot"'),
    r"a row of 'seats' has \d+ values": lambda whole: edited(whole, "seats", lambda row: row.update(more=1)),
    "'tables' has a str as 'version'": lambda whole: edited(whole, "tables", lambda row: row.update(version="many")),
    "'tables' has a bool as 'version'": lambda whole: edited(whole, "tables", lambda row: row.update(version=True)),
    "'tables' has a NoneType as 'seed'": lambda whole: edited(whole, "tables", lambda row: row.update(seed=None)),
    "'snapshots', 'state': ": lambda whole: edited(whole, "snapshots", lambda row: row.update(state="not base 64")),
    "'seats': ": lambda whole: edited(whole, "seats", lambda row: row.update(table_id="nowhere")),
    "'seats': (?i:.*uni.*)": doubled,
    "table .*: .*truncated": lambda whole: edited(whole, "tables", lambda row: row.update(settings="{")),
    "table .*: Expected": lambda whole: edited(whole, "tables", lambda row: row.update(settings='{"clock": 7}')),
    "table .*: it has no seat 9": lambda whole: edited(whole, "tables", lambda row: row.update(deciding=9)),
    "'tables': ": lambda whole: edited(whole, "tables", lambda row: row.update(version=2**70)),
}


async def test_what_was_changed_by_hand_is_refused_in_one_sentence(url: str, server: Restarting, tmp_path: Path):
    file, other = tmp_path / "kept.brink", tmp_path / "other.brink"
    async with server.started() as tables:
        await begin(tables, "person", "person")
    await backup(url, file)
    whole, before = gzip.decompress(file.read_bytes()), await contents(url)
    for says, edited in EDITED.items():
        other.write_bytes(gzip.compress(edited(whole)))
        said = await refused(restore(other, url, replace=True))
        assert re.fullmatch(rf"{re.escape(str(other))} is damaged \({says}.*\); nothing was restored", said), said
        assert await contents(url) == before, says


@pytest.mark.parametrize("schema", ["", "0000"])
async def test_a_schema_that_there_never_was(url: str, server: Restarting, tmp_path: Path, schema: str):
    file = tmp_path / "kept.brink"
    async with server.started():
        pass
    await backup(url, file)
    whole = gzip.decompress(file.read_bytes())
    ours = f'"schema":"{storage.newest_revision()}"'.encode()
    file.write_bytes(gzip.compress(whole.replace(ours, f'"schema":"{schema}"'.encode())))
    assert "is no backup of ours" in await refused(restore(file, url, replace=True))


# -- clocks -----------------------------------------------------------------------------------------------------------


async def noted(tables: Tables, now: float) -> bool:
    """That a server was there at this moment is stored."""
    seen = await tables._hall.storage.read(lambda on: on.execute(sa.select(storage.pulse.c.at)).scalar_one())
    return bool(seen == now)


@pytest.mark.parametrize("away", [3_600, 30 * 86_400, -86_400])
async def test_clocks_go_on_as_they_stood(url: str, other: str, pool: Executor, time: Any, tmp_path: Path, away: float):
    """Whatever was played at the old place after the backup, and however long it lay in a drawer."""
    file = tmp_path / "kept.brink"
    first = Tables(url, pool=pool, now=time)
    await first.open()
    live, slow = [(await begin(first, "person", "person", settings=one)).table for one in (LIVE, DAYS)]
    time.now += 30
    await act(first, live, "stake", 1)
    time.now += 25
    await until(lambda: noted(first, time.now))
    assert await left(first, live) == [80, 75]
    await asyncio.to_thread(lambda: asyncio.run(backup(url, file)))
    time.now += 20
    await act(first, live, "stake", 0)
    await first.close()
    time.now += away
    await restore(file, other)
    second = Tables(other, pool=pool, now=time)
    await second.open()
    assert await left(second, live) == [80, 75]
    days = 2 * 86_400 - 55 - max(0, 20 + away)
    assert (await left(second, slow))[0] == (days if days > 0 else None)  # a bot plays on for whoever is too late
    assert (await second.info(slow)).seats[0].bot == ("" if days > 0 else "random")
    time.now += 5
    assert await left(second, live) == [80, 70]
    await act(second, live, "stake", 0)
    assert await left(second, live) == [80, 80]
    await second.close()


async def test_of_a_release_without_a_pulse_clocks_go_on_from_the_backup(
    url: str, other: str, pool: Executor, tmp_path: Path
):
    """Nobody has noted when that server was last there; but the backup says when it was made."""
    file = tmp_path / "kept.brink"
    first = Tables(url, pool=pool)
    await first.open()
    table = (await begin(first, "person", "person", settings=LIVE)).table
    await first.close()
    database = Storage(url)
    await database.write(lambda on: on.execute(sa.delete(storage.pulse)))
    await database.close()
    await backup(url, file)
    await restore(file, other)
    second = Tables(other, pool=pool, now=lambda: time.time() + 3_600)
    await second.open()
    assert (await left(second, table))[0] == pytest.approx(100, abs=20)
    await second.close()


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
