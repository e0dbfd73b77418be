"""Buckets that processes on one PostgreSQL share: what one of them takes the others do not have."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from brink.tables import allowances as module
from brink.tables.allowances import Allowances
from brink.tables.storage import Storage, allowances

pytestmark = pytest.mark.asyncio


@pytest.fixture
async def lenders(empty_postgres: str):
    several = [Storage(empty_postgres) for _ in range(3)]
    for storage in several:
        await storage.open()
    yield [Allowances(storage, lambda address: f"{address}!") for storage in several]
    for storage in several:
        await storage.close()


async def test_all_take_from_one_bucket(lenders):
    asked = [lender.borrow("reads", "a", 3, 20, 0.001) for _ in range(10) for lender in lenders]
    answers = await asyncio.gather(*asked)
    assert sum(lent for lent, _ in answers) == 20
    assert sorted({lent for lent, _ in answers}) == [0, 2, 3]
    waits = [wait for lent, wait in answers if not lent]
    assert all(990 < wait <= 1000 for wait in waits), waits
    assert (await lenders[0].borrow("reads", "b", 3, 20, 0.001))[0] == 3
    assert (await lenders[0].borrow("joins", "a", 3, 20, 0.001))[0] == 3


async def test_a_bucket_fills_with_time_and_not_above_its_burst(lenders):
    one, two, _ = lenders
    assert await one.borrow("reads", "a", 5, 5, 10) == (5, 0)
    lent, wait = await two.borrow("reads", "a", 1, 5, 10)
    assert lent == 0
    await asyncio.sleep(wait + 0.02)
    assert await two.borrow("reads", "a", 1, 5, 10) == (1, 0)
    await asyncio.sleep(1)
    assert await one.borrow("reads", "a", 100, 5, 10) == (5, 0)


async def test_who_waits_for_a_bucket_is_answered_as_of_the_time_he_has_it(lenders):
    """Else who came first and was served last would see less in the bucket than lies in it."""
    one, two, _ = lenders
    await one.borrow("reads", "a", 5, 5, 10)
    waiting = []

    def hold(connection):
        connection.execute(sa.select(allowances).with_for_update())
        waiting.append(asyncio.ensure_future(two.borrow("reads", "a", 5, 5, 10)))
        connection.execute(sa.select(sa.func.pg_sleep(0.6)))

    await one._storage.write(hold)
    assert await waiting[0] == (5, 0)


async def test_full_buckets_are_forgotten(lenders, monkeypatch):
    monkeypatch.setattr(module, "TIDY", -1.0)
    one = lenders[0]
    await one.borrow("reads", "quick", 1, 5, 1000)
    await one.borrow("reads", "slow", 1, 5, 0.01)
    await asyncio.sleep(0.05)
    await one.borrow("reads", "other", 1, 5, 0.01)
    left = await one._storage.read(lambda on: set(on.execute(sa.select(allowances.c.address)).scalars()))
    assert left == {"slow!", "other!"}
