"""Who listens hears of changes, after the commit, also those of other processes; the outbox forgets nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor

import pytest
import pytest_asyncio
import sqlalchemy as sa

from brink.tables import Event, Tables
from brink.tables import storage as schema
from brink.tables.bell import Subscription
from tables.test_playing import Killed
from tables.tools import act, begin, forget

pytestmark = pytest.mark.asyncio


async def outbox(tables: Tables) -> int:
    count = sa.select(sa.func.count()).select_from(schema.outbox)
    return await tables._hall.storage.read(lambda on: int(on.execute(count).scalar_one()))


async def test_news_come_after_the_commit_and_are_merged(tables: Tables):
    table = (await begin(tables, "person", "person", standing="ask-able")).table
    news = tables.subscribe(table)
    await act(tables, table, "stake", 1)
    await tables.say(table, 0, "Hi")
    assert await news.next() == Event(table, 1, frozenset({"game", "chat"}), age=2)  # the start, and a move
    waiting = asyncio.create_task(news.next())
    await asyncio.sleep(0.02)
    assert not waiting.done()
    forget(tables)
    await act(tables, table, "stake", 0)
    assert (await waiting).version == 2
    news.close()
    await act(tables, table, "pass")
    assert tables._hall.bell._listeners == {}


async def test_a_process_that_died_before_ringing(url, pool, tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await tables._hall.bell.sweep()

    def dies(event, notice):
        raise Killed

    tables._hall.publish = dies  # type: ignore[method-assign]
    with pytest.raises(Killed):
        await tables.act(table, 0, "c", 0, ("stake", 1))
    assert await outbox(tables) == 1
    after = Tables(url, pool=pool)
    news = after.subscribe(table)
    await after.open()
    assert await news.next() == Event(table, 1, frozenset({"game"}))
    await after._hall.bell.sweep()
    assert await outbox(after) == 0
    await after.close()


@pytest_asyncio.fixture
async def sides(empty_postgres: str, pool: Executor) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two processes on one database, as far as they can tell."""
    one, two = Tables(empty_postgres, pool=pool), Tables(empty_postgres, pool=pool)
    for side in (one, two):
        await side.open()
    yield one, two
    for side in (one, two):
        await side.close()


async def told(news: Subscription, version: int) -> Event:
    """The first news of this version. What happened before it, such as the start, may come first, or come with it."""
    while (event := await asyncio.wait_for(news.next(), 60)).version < version:
        pass
    assert event.version == version
    return event


async def test_processes_hear_each_other(sides):
    one, two = sides
    table = (await begin(one, "person", "person")).table
    news = two.subscribe(table)
    assert (await two.look(table, 1)).info.version == 0
    await one.act(table, 0, "c", 0, ("stake", 1))
    event = await told(news, 1)
    assert "game" in event.kinds
    assert (await two.look(table, 1)).legal is not None
    mine = one.subscribe(table)
    await two.act(table, 1, "c", 1, ("stake", 0))
    await told(mine, 2)
    assert (await one.look(table, 0)).view == (await two.look(table, 0)).view


async def test_listening_survives_a_lost_connection(sides):
    one, two = sides
    table = (await begin(one, "person", "person")).table
    news = two.subscribe(table)
    kill = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid() AND datname = current_database()"
    )
    await one._hall.storage.read(lambda on: on.execute(sa.text(kill)).all())
    await one.act(table, 0, "c", 0, ("stake", 1))  # nobody may be listening at this moment
    while (await two.info(table)).version != 1:
        await asyncio.wait_for(news.next(), 60)
    await one.act(table, 1, "d", 1, ("stake", 0))  # and from here on it is heard again
    while (await two.info(table)).version != 2:
        await asyncio.wait_for(news.next(), 60)


async def test_a_bot_whose_process_died_is_taken_over(empty_postgres, pool):
    one, two = Tables(empty_postgres, pool=pool, bot_pause=60), Tables(empty_postgres, pool=pool)
    for side in (one, two):
        await side.open()
    table = (await begin(one, "random", "person")).table
    assert (await two.info(table)).version == 0
    await two._driver._look_around(patience=0.0)
    news = two.subscribe(table)
    while (await two.info(table)).version == 0:
        await asyncio.wait_for(news.next(), 60)
    for side in (one, two):
        await side.close()
