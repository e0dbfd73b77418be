"""How much there may be, for each client and in all: told with the number, exactly, and over restarts."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from brink.engine import Chance, Refused
from brink.engine.chance import seed_from
from brink.tables import NewTable, Tables, quotas, storage
from brink.tables.quotas import MEBI, Quotas, Share
from brink.tables.store import read_facts
from tables.tools import SHORT, act, begin, play_on, seats

pytestmark = pytest.mark.asyncio
ANN, BOB = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def opened(url: str, pool: Executor, tmp_path: Path):
    """Tables with these quotas, on the same database each time."""

    @asynccontextmanager
    async def start(**shares: Share):
        tables = Tables(url, pool=pool, crashes=tmp_path, quotas=Quotas(**{"server": Share(), **shares}))
        await tables.open()
        try:
            yield tables
        finally:
            await tables.close()

    return start


def new(*kinds: str) -> NewTable:
    return NewTable(game="parley", seats=seats(*kinds), options=SHORT)


async def refusal(doing) -> tuple[str, int]:
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.reason.key, refused.value.reason.args["count"]


async def test_open_tables_of_a_client_and_of_the_server(opened):
    async with opened(client=Share(open=2), server=Share(open=3)) as tables:
        for client in (ANN, ANN, BOB):
            await tables.create(new("person", "open"), client=client)
        assert await refusal(tables.create(new("person", "open"), client=ANN)) == ("table-own-open", 2)
        assert await refusal(tables.create(new("person", "open"), client=BOB)) == ("table-all-open", 3)


async def test_a_quota_outlives_a_restart_and_no_address_is_stored(opened):
    async with opened(client=Share(open=1)) as tables:
        await tables.create(new("person", "open"), client=ANN)
    async with opened(client=Share(open=1)) as tables:
        assert await refusal(tables.create(new("person", "open"), client=ANN)) == ("table-own-open", 1)
        table = (await tables.create(new("person", "open"), client=BOB)).table
        facts = await tables._hall.storage.read(lambda on: read_facts(on, table))
        assert BOB not in str(facts)
        assert len(facts.owner) == 32
        salt = await tables._hall.storage.read(lambda on: on.execute(sa.select(storage.salt.c.value)).scalar_one())
        assert len(salt) == 64
    other = quotas.Owners()
    other._salt = b"another database"
    assert other.owner(BOB) != facts.owner


async def test_who_asks_for_several_at_once_gets_no_more(opened):
    """The count and what it allows are one transaction."""
    async with opened(client=Share(open=3)) as tables:
        asked = [tables.create(new("person", "open"), client=ANN) for _ in range(12)]
        made = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(one, Refused) for one in made) == 3


async def test_running_tables(opened):
    async with opened(client=Share(running=1, open=2)) as tables:
        first, second = [await tables.create(new("person", "person"), client=ANN) for _ in range(2)]
        await tables.start(first.table)
        assert await refusal(tables.start(second.table)) == ("table-own-running", 1)
        assert (await tables.info(second.table)).status == "open"
        # A table that is to begin at once is refused before it is made.
        started = tables.create(new("person", "person"), client=ANN, starts=True)
        assert await refusal(started) == ("table-own-running", 1)
        await play_on(tables, first.table)
        await tables.start(second.table)  # the other game is over


async def test_starting_several_at_once(opened):
    async with opened(client=Share(running=2)) as tables:
        made = [await tables.create(new("person", "person"), client=ANN) for _ in range(6)]
        done = await asyncio.gather(*(tables.start(one.table) for one in made), return_exceptions=True)
        assert sum(not isinstance(one, Refused) for one in done) == 2


async def test_tables_of_bots_alone(opened):
    async with opened(client=Share(bots=1), server=Share(bots=2)) as tables:
        for client in (ANN, BOB):
            one = await tables.create(NewTable(game="volk", seats=seats("random", "random")), client=client)
            await tables.start(one.table)
        more = await tables.create(NewTable(game="volk", seats=seats("open", "random")), client=ANN)
        assert await refusal(tables.start(more.table, fill="random")) == ("table-own-bots", 1)
        await tables.join(more.table, "Ann")
        await tables.start(more.table)  # with a person it is a table like any other
        last = await tables.create(NewTable(game="volk", seats=seats("random", "random")), client="192.0.2.3")
        assert await refusal(tables.start(last.table)) == ("table-all-bots", 2)


async def test_stored_tables_count_whatever_they_are(opened):
    async with opened(client=Share(stored=2)) as tables:
        played = await tables.create(new("person", "person"), client=ANN)
        await tables.start(played.table)
        await play_on(tables, played.table)
        record = await tables.record(played.table)
        await tables.import_record(record, client=ANN)
        assert await refusal(tables.import_record(record, client=ANN)) == ("table-own-stored", 2)
        assert await refusal(tables.create(new("person", "open"), client=ANN)) == ("table-own-stored", 2)
        forked = tables.fork(played.table, 1, seats("person", "person"), client=ANN)
        assert await refusal(forked) == ("table-own-stored", 2)
        left = await tables._hall.storage.read(lambda on: on.execute(sa.select(storage.tables.c.id)).all())
        assert len(left) == 2  # what was refused has left nothing behind


async def test_the_server_is_full(opened):
    """It is counted at the start and once a round; what is added meanwhile counts at once."""
    async with opened() as tables:
        table = (await begin(tables, "person", "person", options=SHORT)).table
        await play_on(tables, table)
        await tables._upkeeper.round()
        record = await tables.record(table)
    async with opened(server=Share(stored=3)) as tables:
        await tables.import_record(record, client=ANN)
        await tables.create(new("person", "open"), client=BOB)
        assert await refusal(tables.create(new("person", "open"))) == ("table-all-stored", 3)
        assert await refusal(tables.import_record(record, client=BOB)) == ("table-all-stored", 3)
        weight = tables._hall.door.totals.bytes
        await tables._upkeeper.round()
        assert tables._hall.door.totals.stored == 3
        assert weight < tables._hall.door.totals.bytes < weight + 2 * quotas.TABLE
    async with opened(server=Share(bytes=weight)) as tables:
        assert await refusal(tables.create(new("person", "open"))) == ("table-all-bytes", 1)


async def test_a_rematch_is_whose_who_asks_for_it(opened):
    async with opened(client=Share(open=1)) as tables:
        played = (await begin(tables, "person", "person", options=SHORT)).table
        await play_on(tables, played)
        await tables.create(new("person", "open"), client=ANN)
        assert await refusal(tables.rematch(played, 0, client=ANN)) == ("table-own-open", 1)
        await tables.rematch(played, 0, client=BOB)


async def test_bytes(opened):
    """What is imported counts at once, what is played and said as it comes."""
    async with opened() as tables:
        table = (await begin(tables, "person", "person", game="volk")).table
        await play_on(tables, table, most=120, chance=Chance(seed_from("bytes")))
        await tables.resign(table, 0)
        await tables.resign(table, 1)
        await tables.say(table, 0, "x" * 500)
        record = await tables.record(table)
    async with opened(client=Share(bytes=MEBI)) as tables:

        async def fill():
            for _ in range(40):
                await tables.import_record(record, client=ANN)

        assert await refusal(fill()) == ("table-own-bytes", 1)
        await tables.import_record(record, client=BOB)
        owner = tables._hall.owners.owner(ANN)
        mine = sa.select(sa.func.sum(storage.tables.c.bytes)).where(storage.tables.c.owner == owner)
        full = await tables._hall.storage.read(lambda on: on.execute(mine).scalar_one())
        assert MEBI <= full < 2 * MEBI


async def test_chat_weighs(opened):
    async with opened() as tables:
        table = (await begin(tables, "person", "person")).table
        await tables._upkeeper._weigh(table)

        async def bytes_now():
            wanted = sa.select(storage.tables.c.bytes).where(storage.tables.c.id == table)
            return await tables._hall.storage.read(lambda on: on.execute(wanted).scalar_one())

        before = await bytes_now()
        await tables.say(table, 0, "é" * 500)
        assert before + 1000 < await bytes_now() < before + 1200


async def test_weight_grows_with_what_is_played(opened):
    async with opened() as tables:
        table = (await begin(tables, "person", "person")).table

        async def unweighed():
            return await tables._hall.storage.read(lambda on: quotas.read_unweighed(on, 10))

        async def weighed():
            return await tables._hall.storage.read(lambda on: quotas.weight(on, table))

        assert await unweighed() == [table]
        before = await weighed()
        await tables._upkeeper.round()
        assert await unweighed() == []
        seen = await tables.look(table, (await tables.info(table)).deciding)
        await act(tables, table, *seen.legal[0])
        assert await unweighed() == [table]
        assert await weighed() > before


async def test_without_quotas_there_are_none(tables: Tables):
    for _ in range(60):
        await tables.create(new("person", "open"), client=ANN)
