"""What whoever runs a server knows of its tables, and how he takes one away, on both databases."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path

import pytest

from brink.engine import BrinkError
from brink.tables import NoSuchTable, Tables, quotas
from brink.tables.overseeing import A_MOVE, A_TABLE, look, remove_from
from brink.tables.shapes import Status
from tables.tools import SHORT, News, Restarting, act, begin, play_on

pytestmark = pytest.mark.asyncio
ALL: tuple[Status, ...] = ("open", "running", "finished", "broken")


async def test_the_tables_as_lines(tables: Tables, url: str):
    waiting = (await begin(tables, "person", "open", start=False)).table
    running = (await begin(tables, "person", "person")).table
    await act(tables, running, "stake", 1)
    over = (await begin(tables, "person", "person", options=SHORT)).table
    await play_on(tables, over)
    lines = {line.table: line for line in await tables.oversee(ALL)}
    assert {table: line.status for table, line in lines.items()} == {
        waiting: "open",
        running: "running",
        over: "finished",
    }
    assert (lines[waiting].people, lines[waiting].moves, lines[waiting].moved) == (1, 0, None)
    assert (lines[running].moves, lines[running].bytes) == (1, A_TABLE + A_MOVE)
    assert [line.table for line in await tables.oversee(["open"])] == [waiting]
    assert [line.table for line in await tables.oversee(ALL, most=1)] == [over]
    sizes = await tables.sizes()
    assert (sizes.tables["open"], sizes.tables["running"], sizes.tables["finished"]) == (1, 1, 1)
    assert sizes.bytes > 10_000
    weight = await tables._hall.storage.read(lambda on: quotas.weight(on, over))
    assert lines[over].bytes == pytest.approx(weight, rel=0.2)
    elsewhere, _ = await look(url, ALL)  # from another process
    assert {line.table for line in elsewhere} == set(lines)


async def test_removed_while_it_is_played(tables: Tables, url: str):
    table, other = [(await begin(tables, "person", "person")).table for _ in range(2)]
    news = News(tables, table)
    await tables.remove(table)
    assert "seats" in (await news.next()).kinds
    news.close()
    for work in (tables.info(table), act(tables, table, "stake", 1), tables.remove(table)):
        with pytest.raises(NoSuchTable):
            await work
    await act(tables, other, "stake", 1)
    assert [line.table for line in await tables.oversee(ALL)] == [other]


async def test_removed_from_outside_only_where_no_server_is(url: str, pool: Executor, tmp_path: Path):
    server = Restarting(url, pool, tmp_path / "crashes")
    async with server.started() as tables:
        tables.claim()
        table = (await begin(tables, "person", "person")).table
        with pytest.raises(BrinkError, match=r"server has .* open"):
            await remove_from(url, table)
        await tables.info(table)
    await remove_from(url, table)
    with pytest.raises(BrinkError, match="there is no table"):
        await remove_from(url, table)
    lines, sizes = await look(url, ALL)
    assert (lines, sum(sizes.tables.values())) == ([], 0)
