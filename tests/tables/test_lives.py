"""Memory is bounded by what tables weigh, not by how many they are; what is let go is read again."""

from __future__ import annotations

import gc
import tracemalloc
from concurrent.futures import Executor
from pathlib import Path

import pytest
from msgspec.structs import replace

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.tables import Tables, lives
from brink.tables.lives import Lives
from tables.tools import News, act, begin, dump, forget, play_on

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("game", "moves"), [("volk", 0), ("volk", 150), ("dictators", 60), ("parley", 100)])
async def test_the_estimate_is_honest(small: Tables, game: str, moves: int):
    """Held to what the interpreter says that such a table takes, read from the database."""
    table = (await begin(small, "person", "person", game=game)).table
    await play_on(small, table, most=moves, chance=Chance(seed_from("weight")))
    await small._hall.fresh(table)
    copies = 4

    async def read_again():
        forget(small)
        return await small._hall.fresh(table)

    await read_again()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = [await read_again() for _ in range(copies)]
        gc.collect()
        real = (tracemalloc.get_traced_memory()[0] - before) / copies
    finally:
        tracemalloc.stop()
    assert len(held[0].played) == small._hall.known(table).facts.moves
    assert 0.6 < small._hall._lives.bytes / real < 1.7


async def test_what_is_played_weighs(small: Tables):
    table = (await begin(small, "person", "person")).table
    kept = small._hall._lives
    before, moves = kept.bytes, (await small.info(table)).moves
    await play_on(small, table, most=30)
    played = (await small.info(table)).moves - moves
    assert kept.bytes > before + played * lives.MOVE
    log = len(small._hall.known(table).tail.lines) * lives.LINE
    assert log
    grown = kept.bytes - log
    forget(small)
    assert kept.bytes == 0
    await small._hall.fresh(table)
    # Nobody has asked for the log; and what goes on is weighed whole only now and then.
    assert kept.bytes == pytest.approx(grown, rel=0.1)


async def test_an_undo_makes_it_lighter(small: Tables):
    table = (await begin(small, "person", "person")).table
    info = await small.info(table)
    before = await small._hall.fresh(table)
    await act(small, table, *(await small.look(table, info.deciding)).legal[0])
    after = await small._hall.fresh(table)
    kept = Lives(10**9, lambda _: False)
    kept.keep(after)
    heavy = kept.bytes
    kept.keep(replace(before, facts=replace(before.facts, version=after.facts.version + 1), tail=None))
    assert kept.bytes < heavy
    kept.forget(table)
    assert (kept.bytes, len(kept)) == (0, 0)


async def test_the_least_recently_used_go_that_nobody_watches(sqlite: str, pool: Executor, tmp_path: Path):
    room = 5 * (lives.FACTS + 20_000)
    tables = Tables(sqlite, pool=pool, crashes=tmp_path, memory=room)
    await tables.open()
    ids = [(await begin(tables, "person", "person", game="volk", start=False)).table for _ in range(40)]
    watched = News(tables, ids[0])
    for table in ids:
        await tables.start(table)
    kept = tables._hall._lives
    assert kept.bytes <= room
    assert 1 < len(kept) < len(ids)
    assert tables._hall.known(ids[0]) is not None  # the oldest of all, and somebody is there
    assert tables._hall.known(ids[-1]) is not None
    assert tables._hall.known(ids[1]) is None
    state = await dump(tables, ids[1])
    watched.close()
    await begin(tables, "person", "person", game="volk")
    assert tables._hall.known(ids[0]) is None
    assert await dump(tables, ids[1]) == state
    assert (await act(tables, ids[1], *(await tables.look(ids[1], 0)).legal[0])).status == "done"
    await tables.close()


async def test_the_bound_is_firm(sqlite: str, pool: Executor, tmp_path: Path):
    """Where all are watched, the oldest of them goes; the one that is being used stays, however heavy."""
    tables = Tables(sqlite, pool=pool, crashes=tmp_path, memory=1)
    await tables.open()
    ids = [(await begin(tables, "person", "person", game="volk")).table for _ in range(3)]
    listening = [News(tables, table) for table in ids]
    for table in ids:
        await play_on(tables, table, most=4)
        assert len(tables._hall._lives) == 1
        assert tables._hall.known(table) is not None
    for one in listening:
        one.close()
    await tables.close()
