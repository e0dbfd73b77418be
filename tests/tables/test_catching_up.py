"""What another process has played is read once, and gives exactly the table that the database has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import Executor

import msgspec
import pytest
import pytest_asyncio

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.tables import Event, Settings, Tables, last_line_before
from brink.tables.live import Live
from tables.test_news import several
from tables.tools import SHORT, act, begin, command, forget

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def sides(empty_postgres: str, pool: Executor, bell: str) -> AsyncIterator[list[Tables]]:
    async with several(empty_postgres, pool, bell, bell) as made:
        yield made


async def news_of(tables: Tables, table: str) -> Event:
    live = await tables._hall.fresh(table)
    return Event(table, live.facts.version, frozenset({"game"}), live.age)


def of(live: Live | None) -> tuple:
    assert live is not None
    assert live.state is not None
    return live.facts, live.chairs, live.game.dump(live.state), live.played, live.crossings


async def same(tables: Tables, table: str) -> None:
    """What we hold is what is read anew."""
    caught_up = tables._hall.known(table)
    forget(tables)
    assert of(caught_up) == of(await tables._hall.fresh(table))


async def test_a_whole_game_is_followed_without_reading_it_anew(sides, monkeypatch):
    one, two = sides
    table = (await begin(one, "person", "person", "person", options=SHORT)).table
    await two._hall.fresh(table)
    chance = Chance(seed_from("followed"))
    while (seen := await one.look(table, (await one.info(table)).deciding)).legal:
        viewer, since = seen.viewer, last_line_before(seen.info.version)
        await one.act(table, viewer, command(), seen.info.version, seen.legal[chance.below(len(seen.legal))])
        event = await news_of(one, table)
        await two.catch_up(event)
        glimpse = two.glimpse_at_once(table, event.age)
        assert glimpse is not None
        theirs = glimpse.seen(viewer)
        assert msgspec.structs.replace(theirs, info=seen.info) == msgspec.structs.replace(
            await one.look(table, viewer), info=seen.info
        )  # but for the time at which we looked
        with monkeypatch.context() as forbidden:
            forbidden.setattr(two, "_log_end", None)  # the way to the database
            lines = await two.recent(table, viewer, since, event.age)
        assert lines == await one._log_end(table, viewer, since, None)
        await same(two, table)
    assert (await one.info(table)).status == "finished"


async def test_what_is_said_beside_the_game_comes_too(sides):
    one, two = sides
    table = (await begin(one, "person", "person")).table
    await two._hall.fresh(table)
    since = (await one.history(table, 0))[-1].n
    await one.resign(table, 1)
    event = await news_of(one, table)
    await two.catch_up(event)
    await same(two, table)
    assert (await two.history(table, 0, since)) == (await one.history(table, 0, since)) != []


async def test_an_undo_is_read_anew(sides):
    one, two = sides
    table = (await begin(one, "person", "person", settings=Settings(undo="free"))).table
    await act(one, table, "stake", 1)
    await two._hall.fresh(table)
    before = two._hall.known(table)
    await one.undo(table, 0, "u", 1)
    event = await news_of(one, table)
    await two.catch_up(event)
    assert two._hall.known(table) is before
    assert (await two.look(table, 0, event.age)).info.moves == 0


async def test_nothing_is_read_that_we_have_or_never_had(sides):
    one, two = sides
    table = (await begin(one, "person", "person")).table
    event = await news_of(one, table)
    await one.catch_up(event)
    await two.catch_up(event)
    assert two._hall.known(table) is None
