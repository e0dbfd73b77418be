"""Bots that play alone leave the time to people: one move at a time in all, and rests between."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from concurrent.futures import Executor

import pytest

from brink.tables import Tables, aside, thinking
from tables.tools import News, begin, play_on, until

pytestmark = pytest.mark.asyncio
TABLES = 6


class Thoughts:
    """What bots think of, at which tables at once, and for how long in all."""

    def __init__(self, tables: Tables) -> None:
        self.made: Counter[str] = Counter()
        self.most = self.now = 0
        self.busy = 0.0
        tables._workers.choose = self.choose

    async def choose(self, task):
        self.now += 1
        self.most = max(self.most, self.now)
        began = time.monotonic()
        try:
            await asyncio.sleep(0.02)
            return thinking.choose(task)  # here: a worker process takes long to start
        finally:
            self.now -= 1
            self.busy += time.monotonic() - began
            self.made[task.seed.hex()] += 1


async def bots_alone(tables: Tables, count: int = TABLES) -> list[str]:
    return [
        (await begin(tables, "random", "random", game="volk", seed=bytes([number]) * 16)).table
        for number in range(count)
    ]


async def test_one_move_at_a_time_and_rests_between(small: Tables):
    thoughts = Thoughts(small)
    news = News(small, (await begin(small, "person", "person")).table)  # somebody is here
    await bots_alone(small)
    began = time.monotonic()
    await until(lambda: done(len(thoughts.made) == TABLES))
    took = time.monotonic() - began
    assert thoughts.most == 1
    assert thoughts.busy < took / 2
    assert max(thoughts.made.values()) <= 2  # each in turn
    news.close()


async def test_without_anybody_there_is_no_rest(small: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(aside, "REST", 1e9)
    monkeypatch.setattr(aside, "LONGEST", 1e9)
    thoughts = Thoughts(small)
    await bots_alone(small, 2)
    await until(lambda: done(sum(thoughts.made.values()) >= 10))
    assert thoughts.most == 1


async def test_whoever_watches_brings_a_table_back(small: Tables, monkeypatch: pytest.MonkeyPatch):
    """The others rest for ever, and yet this one goes on."""
    monkeypatch.setattr(aside, "REST", 1e9)
    monkeypatch.setattr(aside, "LONGEST", 1e9)
    thoughts = Thoughts(small)
    created = await begin(small, "random", "random", game="volk", seed=b"w" * 16, start=False)
    news = News(small, created.table)
    await bots_alone(small)
    await small.start(created.table)
    await until(lambda: done(thoughts.made[(b"w" * 16).hex()] >= 10))
    assert sum(thoughts.made.values()) <= thoughts.made[(b"w" * 16).hex()] + 1
    news.close()


async def test_people_play_on_beside_them(small: Tables, monkeypatch: pytest.MonkeyPatch):
    """Also with bots among the people: these do not wait for those that play alone."""
    monkeypatch.setattr(aside, "REST", 1e9)
    monkeypatch.setattr(aside, "LONGEST", 1e9)
    await bots_alone(small)
    table = (await begin(small, "person", "random", options={"rounds": 2})).table
    assert (await play_on(small, table)).status == "finished"


async def test_the_end_waits_for_nobody(sqlite: str, pool: Executor, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(aside, "REST", 1e9)
    monkeypatch.setattr(aside, "LONGEST", 1e9)
    tables = Tables(sqlite, pool=pool)
    await tables.open()
    thoughts = Thoughts(tables)
    News(tables, (await begin(tables, "person", "person")).table)
    await bots_alone(tables)
    await until(lambda: done(thoughts.made))
    await asyncio.wait_for(tables.close(), 60)


async def done(what) -> bool:
    return bool(what)
