"""What processes on one PostgreSQL say of themselves: heard by the bell, untold by looking, and not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from brink.tables import Tables, presence
from brink.tables.presence import Presence
from brink.tables.shapes import Progress
from brink.tables.storage import processes, said
from tables.test_news import several

pytestmark = pytest.mark.asyncio
LONG = 600.0


@pytest_asyncio.fixture
async def sides(
    monkeypatch: pytest.MonkeyPatch, empty_postgres: str, pool: Executor, bell: str
) -> AsyncIterator[list[Tables]]:
    """They look often, so that nobody need wait for them."""
    monkeypatch.setattr(presence, "BEAT", 0.1)
    async with several(empty_postgres, pool, bell, bell) as made:
        yield made


async def hears(side: Tables, *words: str, about: str = "table t", within: float = 60) -> None:
    async with asyncio.timeout(within):
        while sorted(side.presence.others(about)) != sorted(words):
            await asyncio.sleep(0.01)


def stop(side: Presence) -> None:
    """As if its process were killed."""
    assert side._task is not None
    side._task.cancel()


async def run(side: Tables, statement: Any) -> Any:
    return await side._hall.storage.write(lambda on: on.execute(statement).rowcount)


async def rows(side: Tables, statement: Any) -> list[Any]:
    return await side._hall.storage.read(lambda on: list(on.execute(statement).scalars()))


async def test_the_bell_tells_at_once(monkeypatch, empty_postgres, pool, bell):
    monkeypatch.setattr(presence, "BEAT", LONG)
    monkeypatch.setattr(presence, "LEASE", LONG)
    async with several(empty_postgres, pool, bell, bell, bell) as (one, two, three):
        await two.presence._beat()  # it has come before the third one
        changes: list[str] = []
        two.presence.changed = changes.append
        one.presence.announce("table t", "0")
        three.presence.announce("table t", "1")
        await hears(two, "0", "1")
        await hears(one, "1")
        one.presence.announce("table t", "")
        await hears(two, "1")
        assert set(changes) == {"table t"}
        before = len(changes)
        three.presence.announce("table t", "1")  # nothing new
        one.presence.announce("table u", "2")
        await hears(two, "2", about="table u")
        assert changes[before:] == ["table u"]


async def test_what_the_bell_did_not_tell_is_found_by_looking(sides):
    one, two = sides
    two._hall.bell.called = lambda: None
    one.presence.announce("table t", "0")
    await hears(two, "0")


async def test_whoever_goes_takes_his_words_with_him(monkeypatch, empty_postgres, pool, bell):
    monkeypatch.setattr(presence, "BEAT", LONG)
    monkeypatch.setattr(presence, "LEASE", LONG)
    async with several(empty_postgres, pool, bell) as (stays,):
        async with several(empty_postgres, pool, bell) as (goes,):
            goes.presence.announce("table t", "0")
            await hears(stays, "0")
        await hears(stays)
        assert await rows(stays, sa.select(processes.c.id)) == [stays.presence.me]


async def test_whoever_dies_is_believed_for_a_while(monkeypatch, sides):
    monkeypatch.setattr(presence, "LEASE", 2.0)
    one, two = sides
    one.presence.announce("table t", "0")
    await hears(two, "0")
    stop(one.presence)
    await asyncio.sleep(1)
    assert list(two.presence.others("table t")) == ["0"]
    await hears(two, within=presence.LEASE + presence.BEAT + 2)  # and a moment for a machine that is busy


async def test_whoever_was_taken_for_dead_is_there_again(sides):
    one, two = sides
    for side in sides:
        side.presence.announce("table t", side.presence.me)
    await hears(one, two.presence.me)
    await hears(two, one.presence.me)
    late = sa.update(processes).where(processes.c.id == one.presence.me).values(at=0.0)
    await run(two, late)
    await two.presence._beat()
    await hears(two, one.presence.me)


async def test_a_database_that_has_crashed_is_told_everything_again(sides):
    """Of UNLOGGED tables nothing is left then."""
    one, two = sides
    one.presence.announce("table t", "0")
    await hears(two, "0")
    await run(two, sa.delete(processes))
    async with asyncio.timeout(60):
        while len(await rows(two, sa.select(said.c.words))) == 0:
            await asyncio.sleep(0.05)
    await hears(two, "0")


async def test_what_is_unsaid_for_long_leaves_no_trace(monkeypatch, sides):
    monkeypatch.setattr(presence, "KEPT", 1.0)
    one, two = sides
    await run(one, sa.insert(processes).values(id="dead", bell=one._hall.bell.carrier.name, at=0.0))
    for number in range(3):
        one.presence.announce(f"table {number}", "0")
    one.presence.announce("table t", "1")
    await hears(two, "1")
    for number in range(3):
        one.presence.announce(f"table {number}", "")
    await hears(two, about="table 2")
    async with asyncio.timeout(60):
        while await rows(two, sa.select(said.c.about)) != ["table t"]:
            await asyncio.sleep(0.1)
    one.presence.announce("table 1", "2")  # it can be said again
    await hears(two, "2", about="table 1")
    assert "dead" not in await rows(two, sa.select(processes.c.id))
    assert set(one.presence._mine) == {"table t", "table 1"}


async def test_whoever_has_not_looked_for_long_reads_it_all(sides):
    """What was unsaid meanwhile may be gone from the database."""
    one, two = sides
    one.presence.announce("table t", "0")
    await hears(two, "0")
    await run(one, sa.delete(said))
    await two.presence._beat()
    assert list(two.presence.others("table t")) == ["0"]
    two.presence._looked -= presence.KEPT
    await two.presence._beat()
    assert list(two.presence.others("table t")) == []


async def test_what_could_not_be_written_is_said_later(sides, monkeypatch):
    one, two = sides
    real: Callable[..., Any] = one.presence._exchange
    failed: list[set[str]] = []

    def fails(connection, new, stale):
        if new and not failed:
            failed.append(new)
            raise OSError("away")
        return real(connection, new, stale)

    monkeypatch.setattr(one.presence, "_exchange", fails)
    one.presence.announce("table t", "0")
    await hears(two, "0")
    assert failed == [{"table t"}]


async def test_sqlite_has_nobody_to_talk_to(small):
    small.presence.announce("table t", "0")
    assert list(small.presence.others("table t")) == []
    assert await rows(small, sa.select(processes.c.id)) == []


async def test_how_far_a_check_is_can_be_asked_elsewhere(sides):
    one, two = sides
    progress = one._checks["t"] = (Progress(120, 40), None)  # type: ignore[assignment]
    async with asyncio.timeout(60):
        while (found := two.checking("t")) is None or found.done != 40:
            await asyncio.sleep(0.02)
    assert (found.moves, found.done) == (120, 40)
    progress[0].done = 90
    async with asyncio.timeout(60):
        while two.checking("t").done != 90:
            await asyncio.sleep(0.02)
    one._checked("t")
    async with asyncio.timeout(60):
        while two.checking("t") is not None:
            await asyncio.sleep(0.02)
