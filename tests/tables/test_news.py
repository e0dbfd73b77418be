"""Who listens hears of changes, after the commit, also those of other processes; the outbox forgets nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
import sqlalchemy as sa

from brink.engine import BrinkError
from brink.tables import Event, Tables
from brink.tables import storage as schema
from relay import Relay
from tables.test_playing import Killed
from tables.tools import News, act, begin, forget, until

pytestmark = pytest.mark.asyncio


async def outbox(tables: Tables) -> int:
    count = sa.select(sa.func.count()).select_from(schema.outbox)
    return await tables._hall.storage.read(lambda on: int(on.execute(count).scalar_one()))


async def test_news_come_after_the_commit_and_are_merged(tables: Tables):
    table = (await begin(tables, "person", "person", standing="ask-able")).table
    news = News(tables, table)
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


@asynccontextmanager
async def several(url: str, pool: Executor, *bells: str) -> AsyncIterator[list[Tables]]:
    """Processes on one database, as far as they can tell."""
    made = [Tables(url, pool=pool, bell=bell) for bell in bells]
    try:
        for side in made:
            await side.open()
        yield made
    finally:
        for side in made:
            await side.close()


@pytest_asyncio.fixture
async def sides(empty_postgres: str, pool: Executor, bell: str) -> AsyncIterator[list[Tables]]:
    async with several(empty_postgres, pool, bell, bell) as made:
        yield made


async def told(news: News, version: int) -> Event:
    """The first news of this version. What happened before it, such as the start, may come first, or come with it."""
    while (event := await asyncio.wait_for(news.next(), 60)).version < version:
        pass
    assert event.version == version
    return event


async def test_processes_hear_each_other(sides):
    one, two = sides
    table = (await begin(one, "person", "person")).table
    news = News(two, table)
    assert (await two.look(table, 1)).info.version == 0
    await one.act(table, 0, "c", 0, ("stake", 1))
    event = await told(news, 1)
    assert "game" in event.kinds
    assert (await two.look(table, 1)).legal is not None
    mine = News(one, table)
    await two.act(table, 1, "c", 1, ("stake", 0))
    await told(mine, 2)
    assert (await one.look(table, 0)).view == (await two.look(table, 0)).view


async def test_a_process_that_dies_before_ringing(sides):
    """With PostgreSQL's own bell the message is in the transaction; NATS is told after it, perhaps never."""
    one, two = sides
    table = (await begin(one, "person", "person")).table
    await one._hall.bell.sweep()
    news = News(two, table)

    def dies(event, notice):
        raise Killed

    one._hall.publish = dies
    with pytest.raises(Killed):
        await one.act(table, 0, "c", 0, ("stake", 1))
    assert await outbox(one) == (0 if one._hall.bell.carrier.atomic else 1)
    event = await told(news, 1)
    assert "game" in event.kinds
    await until(lambda: all_rung(two))


async def all_rung(tables: Tables) -> bool:
    await tables._hall.bell.sweep()
    return await outbox(tables) == 0


async def test_notices_that_an_earlier_release_left(tables: Tables, url, pool):
    left = {"table_id": "t", "version": 3, "kinds": "game", "at": 0.0}
    await tables._hall.storage.write(lambda on: on.execute(sa.insert(schema.outbox), left))
    async with several(url, pool, "") as (after,):
        assert await all_rung(after)


async def quiet(news: News) -> None:
    """Nothing is left of what was said before."""
    while news._news is not None:
        await news.next()


async def heard(tables: Tables, news: News, table: str, version: int) -> None:
    """Wait for a word that lets whoever looks then see this version."""
    while True:
        await asyncio.wait_for(news.next(), 60)
        if (await tables.info(table)).version == version:
            return


LISTENING = "query LIKE 'LISTEN%' AND pid <> pg_backend_pid() AND datname = current_database()"


async def test_listening_survives_a_lost_connection(empty_postgres, pool):
    async with several(empty_postgres, pool, "", "") as (one, two):
        table = (await begin(one, "person", "person")).table
        news = News(two, table)
        kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {LISTENING}"
        await one._hall.storage.read(lambda on: on.execute(sa.text(kill)).all())
        await quiet(news)
        await one.act(table, 0, "c", 0, ("stake", 1))  # nobody may be listening at this moment
        await heard(two, news, table, 1)
        await one.act(table, 1, "d", 1, ("stake", 0))  # and from here on it is heard again
        await heard(two, news, table, 2)


# -- NATS ---------------------------------------------------------------------------------------------------------


async def test_nats_alone_carries_it(empty_postgres, pool, nats):
    async with several(empty_postgres, pool, nats, nats) as (one, _):
        count = f"SELECT count(*) FROM pg_stat_activity WHERE {LISTENING}"
        assert await one._hall.storage.read(lambda on: on.execute(sa.text(count)).scalar_one()) == 0


async def test_what_happens_while_nats_is_away_is_heard_from_the_database(empty_postgres, pool, nats):
    async with (
        Relay(nats) as ours,
        Relay(nats) as theirs,
        several(empty_postgres, pool, ours.url, theirs.url, nats) as (one, two, three),
    ):
        table = (await begin(one, "person", "person")).table
        news = {side: News(side, table) for side in (one, two, three)}
        await ours.cut()  # who cannot send leaves it in the outbox, for the others to find
        await until(lambda: asyncio.sleep(0, one._hall.bell.carrier.deaf))
        await one.act(table, 0, "c", 0, ("stake", 1))
        await told(news[three], 1)
        await theirs.cut()  # who hears nothing looks for himself
        await until(lambda: asyncio.sleep(0, two._hall.bell.carrier.deaf))
        await three.act(table, 1, "d", 1, ("stake", 0))
        for side in (one, two):
            await heard(side, news[side], table, 2)  # not by NATS
            assert side._hall.bell.carrier.deaf

        for way in (ours, theirs):
            await way.mend()
        for side in (one, two):
            await until(lambda side=side: asyncio.sleep(0, not side._hall.bell.carrier.deaf))
        event = None
        while event is None or event.kinds != {"chat"}:  # first they look at everything again
            await quiet(news[two])
            await one.say(table, 0, "Hi")
            event = await asyncio.wait_for(news[two].next(), 60)
        assert event.age is not None, "it came by NATS: the outbox knows no age"
        await until(lambda: all_rung(one))


async def test_who_was_cut_off_lets_all_look_again(empty_postgres, pool, nats):
    """What he had sent last may be lost."""
    async with Relay(nats) as way, several(empty_postgres, pool, way.url, nats) as (one, two):
        table = (await begin(one, "person", "person")).table
        await one.act(table, 0, "c", 0, ("stake", 1))
        news = News(two, table)
        await one.act(table, 1, "d", 1, ("stake", 0))
        await told(news, 2)
        await way.cut()
        await way.mend()
        while not (await asyncio.wait_for(news.next(), 60)).kinds >= {"game", "seats", "chat"}:
            pass  # what was found in the outbox may be told once more first


async def test_what_is_no_word_of_ours_does_no_harm(empty_postgres, pool, nats, caplog):
    async with several(empty_postgres, pool, nats, nats) as (one, two):
        one._hall.bell.carrier.send("hello")
        one._hall.bell.carrier.send("a b c d e f")
        table = (await begin(one, "person", "person")).table
        news = News(two, table)
        await one.act(table, 0, "c", 0, ("stake", 1))
        await told(news, 1)
        assert {record.message for record in caplog.records if "no word of ours" in record.message} == {
            "this is no word of ours on the bell: 'hello'",
            "this is no word of ours on the bell: 'a b c d e f'",
        }


async def test_all_must_have_the_same_bell(empty_postgres, pool, nats):
    async with several(empty_postgres, pool, "") as (one,):
        other = Tables(empty_postgres, pool=pool, bell=nats)
        with pytest.raises(BrinkError, match="another server on this database has postgresql for a bell"):
            await other.open()
        await other.close()
        table = (await begin(one, "person", "person")).table
        assert (await one.info(table)).version == 0
    async with several(empty_postgres, pool, nats):  # it has gone, and is remembered as gone
        pass


async def test_a_bot_whose_process_died_is_taken_over(empty_postgres, pool):
    one, two = Tables(empty_postgres, pool=pool, bot_pause=60), Tables(empty_postgres, pool=pool)
    for side in (one, two):
        await side.open()
    table = (await begin(one, "random", "person")).table
    assert (await two.info(table)).version == 0
    await two._driver._look_around(patience=0.0)
    news = News(two, table)
    while (await two.info(table)).version == 0:
        await asyncio.wait_for(news.next(), 60)
    for side in (one, two):
        await side.close()
