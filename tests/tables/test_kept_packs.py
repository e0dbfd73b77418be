"""A table plays with the cards it was begun with, whatever becomes of the pack; new tables play with the new ones."""

from __future__ import annotations

import logging
import shutil
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from brink.engine.packs import new_pack
from brink.engine.registry import find_game, games
from brink.tables import Created, NewTable, Tables
from brink.tables.doctor import examine
from brink.tables.storage import packs
from engine.test_packs import CONTENT, edit
from engine.tools import ENVOY
from tables.test_playing import refused
from tables.tools import SEED, Restarting, act, command, play_on, seats, state_of

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("fresh_registry")]


class Server(Restarting):
    """Starts on the same database again and again; the packs are loaded anew each time."""

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[Tables]:
        games.cache_clear()
        async with self.started() as tables:
            yield tables


@pytest.fixture
def server(url: str, pool: Executor, tmp_path: Path) -> Server:
    return Server(url, pool, tmp_path / "crashes")


@pytest.fixture
def small_server(sqlite: str, pool: Executor, tmp_path: Path) -> Server:
    """On SQLite only, for what does not depend on the database."""
    return Server(sqlite, pool, tmp_path / "crashes")


@pytest.fixture
def mine() -> Path:
    """A pack that does not play like the standard one."""
    folder = new_pack("parley", "mine", CONTENT)
    edit(folder, "copies = 9", "copies = 12")
    return folder


async def begin(tables: Tables, *kinds: str, game: str = "parley", start: bool = True) -> Created:
    created = await tables.create(NewTable(game=game, seats=seats(*kinds), pack="mine"), seed=SEED)
    if start:
        await tables.start(created.table)
    return created


async def play_envoy(tables: Tables, table: str) -> int:
    """What an envoy scores at this table of two."""
    for _ in range(20):
        seen = await tables.look(table, (await tables.info(table)).deciding)
        if ("play", ENVOY) in (seen.legal or []):
            break
        await act(tables, table, *("stake", 0) if seen.prompt.key == "ask-seal-stake" else ("pass",))
    seat = seen.viewer
    await act(tables, table, "play", ENVOY)
    await act(tables, table, "pass")
    return (await tables.look(table, seat)).view.scores[seat] - seen.view.scores[seat]


async def test_a_changed_card(server: Server, mine: Path, caplog):
    """Also where bots think, in another process, and where tables wait to be started."""
    async with server() as tables:
        old = (await begin(tables, "person", "person")).table
        waiting = (await begin(tables, "person", "person", start=False)).table
        beside = (await begin(tables, "person", "random")).table
    edit(mine, 'effect = "score 1"\n', 'effect = "score 2"\n')
    async with server() as tables:
        assert [finding.verdict async for finding in examine(server.url, 0)] == ["fine"] * 3
        new = (await begin(tables, "person", "person")).table
        await tables.start(waiting)
        assert [await play_envoy(tables, table) for table in (old, waiting, new)] == [1, 1, 2]
        with caplog.at_level(logging.ERROR):
            for table in (old, beside):
                assert (await play_on(tables, table)).status == "finished"
                await tables.verify(table)
        assert caplog.records == [], "a bot without its pack would be replaced by one that needs none"
        again = await tables.import_record(await tables.record(old))
        assert (await tables.info(again)).pack_hash == (await tables.info(old)).pack_hash


async def test_a_pack_that_is_gone(server: Server, mine: Path):
    """Its table goes on, names of its own cards too; after the game it can be played on from any move."""
    async with server() as tables:
        (mine / "locale").mkdir()
        (mine / "locale" / "en.ftl").write_text("card-envoy = Herald\n")
        old = (await begin(tables, "person", "person")).table
    shutil.rmtree(mine)
    async with server() as tables:
        assert await play_envoy(tables, old) == 1
        game = find_game("parley")
        pack = state_of(tables, old).pack
        assert (pack.folder, game.teller("en", pack, []).name("card", ENVOY)) == (None, "Herald")
        await play_on(tables, old)
        assert (await tables.record(old)).pack == "mine"
    async with server() as tables:
        fork = (await tables.fork(old, 4, seats("person", "person"))).table
        await tables.start(fork)
        assert (await play_on(tables, fork)).status == "finished"
        assert [info.pack for info in await tables.lobby()] == ["mine", "mine"]
        assert await tables.pack(find_game("parley"), pack.hash, "mine") is not None
        assert await tables.pack(find_game("parley"), "0" * 32, "mine") is None


async def test_what_is_said_by_the_way_changes_nothing(small_server: Server, mine: Path):
    async with small_server() as tables:
        old = (await begin(tables, "person", "person")).table
    edit(mine, 'provenance = "house"', 'provenance = "published"')
    async with small_server() as tables:
        new = (await begin(tables, "person", "person")).table
        infos = [await tables.info(table) for table in (old, new)]
        assert infos[0].pack_hash == infos[1].pack_hash
        assert [await play_envoy(tables, table) for table in (old, new)] == [1, 1]
        assert state_of(tables, old).pack.folder == mine, "the one that is installed"


async def test_a_card_of_a_real_title(small_server: Server, caplog):
    """The cost of a command card; its bot thinks in another process."""
    title = find_game("dictators")
    cards = new_pack("dictators", "mine", title.content_folder) / "cards.toml"
    cost = "\ncost       = "
    async with small_server() as tables:
        old = (await begin(tables, "person", "steady", game="dictators")).table
    before = cards.read_text()
    cards.write_text(before.replace(f"{cost}1", f"{cost}2", 1))
    async with small_server() as tables:
        new = (await begin(tables, "person", "steady", game="dictators")).table
        with caplog.at_level(logging.ERROR):
            for table in (old, new):
                await play_on(tables, table, most=12)
        assert caplog.records == []
        was, now = (state_of(tables, table).pack.content.data["cards.toml"]["cards"] for table in (old, new))
        assert [(one["cost"], other["cost"]) for one, other in zip(was, now, strict=True) if one != other] == [(1, 2)]


async def test_a_pack_is_stored_once(small_server: Server, mine: Path):
    async with small_server() as tables:
        for _ in range(3):
            await begin(tables, "person", "person")
        stored = await tables._hall.storage.read(lambda on: on.execute(sa.select(packs.c.game, packs.c.name)).all())
        assert [tuple(row) for row in stored] == [("parley", "mine")]


async def test_without_its_pack_a_table_is_told_apart(small_server: Server, mine: Path):
    """Somebody has emptied the table of packs: nothing else is harmed, and the doctor says which."""
    async with small_server() as tables:
        old = (await begin(tables, "person", "person")).table
        await tables._hall.storage.write(lambda on: on.execute(sa.delete(packs)))
    shutil.rmtree(mine)
    async with small_server() as tables:
        assert (await refused(tables.look(old, 0))).key == "table-unreadable"
        assert (await refused(tables.act(old, 0, command(), 0, ("stake", 0)))).key == "table-unreadable"
        assert (await tables.info(old)).status == "running"
        (finding,) = [one async for one in examine(small_server.url, 0)]
        assert (finding.verdict, finding.move) == ("broken", None)
        assert "no installed pack has the hash" in finding.why
