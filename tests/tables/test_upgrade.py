"""A server is upgraded in the middle of games: tables that an earlier release left in its database go on."""

from __future__ import annotations

import asyncio
import lzma
import os
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor
from pathlib import Path

import asyncpg
import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa

from brink.server.rendering import Renderer
from brink.tables import Tables
from brink.tables.doctor import examine
from brink.tables.storage import packs
from conftest import SERVER
from records.release import HERE
from records.tables import RUNNING, STANDING, Question, question
from tables.tools import play_on

RELEASES = sorted(file.parent.name for file in HERE.glob("*/tables.json"))
BOTS = {place.title: place.bot for place in RUNNING} | {"fork": "random", "open": "steady"}
pytestmark = pytest.mark.asyncio


def unpacked(release: str, name: str) -> bytes:
    return lzma.decompress((HERE / release / f"{name}.xz").read_bytes())


def sqlite_of(release: str, folder: Path) -> str:
    file = folder / "old.sqlite3"
    file.write_bytes(unpacked(release, "tables.sqlite3"))
    return f"sqlite:///{file}"


async def statement(database: str, *said: str) -> None:
    connection = await asyncpg.connect(f"{SERVER}/{database}", timeout=30)
    for one in said:
        await connection.execute(one)
    await connection.close()


@pytest.fixture
def postgres_of(one_postgres: str) -> Iterator[str]:
    """A database of its own: its schema is that of an earlier release."""
    name = f"brink_old_{os.getpid()}"
    asyncio.run(statement("test", f'CREATE DATABASE "{name}"'))
    yield name
    asyncio.run(statement("test", f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture(params=[(release, kind) for release in RELEASES for kind in ("sqlite", "postgresql")], ids="-".join)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """A release and a database that it has left."""
    release, kind = request.param
    if kind == "sqlite":
        return release, sqlite_of(release, tmp_path)
    name = request.getfixturevalue("postgres_of")
    asyncio.run(statement(name, unpacked(release, "tables.sql").decode()))
    return release, f"{SERVER}/{name}"


@pytest_asyncio.fixture
async def upgraded(old: tuple[str, str], pool: Executor, tmp_path: Path) -> AsyncIterator[Tables]:
    """The tables of the release, opened with the present code."""
    tables = Tables(old[1], pool=pool, crashes=tmp_path / "crashes")
    await tables.open()
    yield tables
    await tables.close()


async def test_tables_of_an_earlier_release_go_on(old, upgraded: Tables):
    kept = (HERE / old[0] / "tables.json").read_bytes()
    asked = {one.title: one for one in msgspec.json.decode(kept, type=list[Question])}
    infos = {info.title: info for info in await upgraded.lobby()}
    found = {title: info.id for title, info in infos.items()}
    assert set(found) == set(asked) == set(BOTS)
    stored = await upgraded._hall.storage.read(lambda on: on.execute(sa.select(packs.c.game, packs.c.hash)).all())
    assert {tuple(row) for row in stored} == {(info.game, info.pack_hash) for info in infos.values()}
    for title, table in found.items():
        assert in_order(await question(upgraded, table)) == in_order(asked[title])
    assert (await upgraded.look(found["standing"], 1)).standing == STANDING
    await upgraded.join(found["open"], "Ben")
    await upgraded.start(found["open"])
    assert (await upgraded.look(found["open"], 0)).legal
    for title in ("nested", "standing", "volk", "twoplustwo", "twogm", "fork"):
        await finish(upgraded, found[title], BOTS[title])
    fork = await upgraded.verify(found["fork"])
    assert [(part.moves, part.kind, part.seed) for part in fork.forks] == [(infos["fork"].moves, "analysis", None)]
    assert (fork.analysis, fork.proven_since, infos["fork"].analysis) == (True, infos["fork"].moves, True)
    record = await upgraded.verify(found["finished"])
    assert (await upgraded.replay(found["finished"], len(record.moves) // 2, 0)).view is not None


def in_order(asked: Question) -> Question:
    return msgspec.structs.replace(asked, legal=sorted(asked.legal, key=str))


async def finish(tables: Tables, table: str, bot: str) -> None:
    """Bots take over; who has said in advance that he passes stays and is not asked."""
    info = await tables.info(table)
    for seat in range(len(info.seats)):
        if not (await tables.look(table, seat)).standing:
            await tables.replace_by_bot(table, seat, bot)
    seen = await tables.look(table, info.deciding)
    Renderer(seen.info, "de").table(seen)
    assert (await play_on(tables, table)).status == "finished"
    await tables.verify(table)


async def test_the_doctor_finds_that_they_go_on_and_writes_nothing(old, tmp_path):
    _, url = old
    before = {file.name: file.read_bytes() for file in tmp_path.glob("*.sqlite3*")}
    found = [finding async for finding in examine(url, 10)]
    assert len(found) == len(BOTS)
    assert [finding for finding in found if finding.verdict == "broken"] == []
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.sqlite3*")} == before
