"""Clocks: none, live, days; computed from stored times; a flag calls a bot."""

from __future__ import annotations

import time as clock
from concurrent.futures import Executor

import pytest

from brink.engine import PASS
from brink.tables import Clock, Settings, Tables
from tables.rigged import WITH, WITHOUT, Rig, rig
from tables.tools import act, begin, command, forget, until

__all__ = ["rig"]
pytestmark = pytest.mark.asyncio
LIVE = Settings(clock=Clock("live", seconds=100, increment=10))
DAYS = Settings(clock=Clock("days", days=2))


async def left(tables: Tables, table: str) -> list[float | None]:
    return [seat.clock for seat in (await tables.info(table)).seats]


async def test_without_a_clock(small: Tables, time):
    table = (await begin(small, "person", "person")).table
    time.now += 1e9
    assert await left(small, table) == [None, None]


async def test_live(small: Tables, time):
    table = (await begin(small, "person", "person", settings=LIVE)).table
    time.now += 30
    assert await left(small, table) == [70, 100]
    forget(small)
    await act(small, table, "stake", 1)
    assert await left(small, table) == [80, 100]
    time.now += 40
    assert await left(small, table) == [80, 60]
    await act(small, table, "stake", 0)
    assert await left(small, table) == [80, 70]
    time.now += 5
    await act(small, table, "draw")  # still his turn: no increment yet
    assert await left(small, table) == [75, 70]


async def test_the_flag_calls_a_bot_and_the_person_may_come_back(small: Tables, time):
    table = (await begin(small, "person", "person", settings=LIVE)).table
    time.now += 99
    assert (await small.info(table)).seats[0].bot == ""
    time.now += 2

    async def bot_moved():
        return (await small.info(table)).deciding == 1

    await until(bot_moved)
    info = await small.info(table)
    assert (info.seats[0].bot, info.seats[0].clock) == ("random", 0)
    assert "table-flag" in [line.key for line in await small.history(table, None)]
    await small.come_back(table, 0)
    assert (await left(small, table))[0] == 30


async def test_days(small: Tables, time):
    table = (await begin(small, "person", "person", settings=DAYS)).table
    time.now += 86_400
    assert await left(small, table) == [86_400, None]
    await act(small, table, "stake", 1)
    assert await left(small, table) == [None, 2 * 86_400]
    time.now += 86_400
    await small.leave(table, 0)  # somebody else's going does not set the clock back
    assert (await left(small, table))[1] == 86_400


async def test_flags_fall_while_no_process_is_there(sqlite, pool, time):
    first = Tables(sqlite, pool=pool, now=time)
    await first.open()
    table = (await begin(first, "person", "person", settings=DAYS)).table
    await first.close()
    time.now += 3 * 86_400
    second = Tables(sqlite, pool=pool, now=time)
    await second.open()
    assert (await second.info(table)).seats[0].bot == "random"
    await second.close()


@pytest.mark.parametrize("jump", [-86_400, 3_600, 1e9])
async def test_setting_the_machines_clock_gives_no_time_and_takes_none(
    sqlite: str, pool: Executor, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    tables = Tables(sqlite, pool=pool)
    await tables.open()
    table, slow = [(await begin(tables, "person", "person", settings=one)).table for one in (LIVE, DAYS)]
    real = clock.time
    monkeypatch.setattr(clock, "time", lambda: real() + jump)
    await tables._driver._look_around(1e9)
    assert (await left(tables, table))[0] == pytest.approx(100, abs=20)
    assert (await left(tables, slow))[0] == pytest.approx(2 * 86_400, abs=20)
    await act(tables, table, "stake", 1)
    assert (await left(tables, table))[0] == pytest.approx(110, abs=20)
    assert [seat.bot for seat in (await tables.info(slow)).seats] == ["", ""]
    await tables.close()


@pytest.mark.parametrize("away", [20, 3_600, -86_400])
async def test_a_live_clock_does_not_run_while_no_server_is_there(url: str, pool: Executor, time, away: float) -> None:
    """Nor does setting the clock back meanwhile give anybody time."""
    first = Tables(url, pool=pool, now=time)
    await first.open()
    table, slow = [(await begin(first, "person", "person", settings=one)).table for one in (LIVE, DAYS)]
    time.now += 30
    await first.close()
    time.now += away
    second = Tables(url, pool=pool, now=time)
    await second.open()
    assert await left(second, table) == [70, 100]
    assert await left(second, slow) == [2 * 86_400 - 30 - max(0, away), None]
    time.now += 5
    assert await left(second, table) == [65, 100]
    await act(second, table, "stake", 1)
    assert await left(second, table) == [75, 100]
    await second.close()


async def pulse_of(tables: Tables) -> None:
    """The server has said that it is there."""

    async def beaten() -> bool:
        return not tables._hours.due()

    await until(beaten)


async def test_a_server_that_was_killed_had_been_there_until_its_last_pulse(sqlite: str, pool: Executor, time) -> None:
    first = Tables(sqlite, pool=pool, now=time)
    await first.open()
    table = (await begin(first, "person", "person", settings=LIVE)).table
    time.now += 30
    await pulse_of(first)
    time.now += 4  # and it is killed before the next
    forget(first)
    time.now += 1_000
    second = Tables(sqlite, pool=pool, now=time)
    await second.open()
    assert await left(second, table) == [70, 100]
    await second.close()
    await first.close()


async def test_another_process_that_starts_stops_no_clock(empty_postgres: str, pool: Executor, time) -> None:
    first, second = Tables(empty_postgres, pool=pool, now=time), Tables(empty_postgres, pool=pool, now=time)
    await first.open()
    table = (await begin(first, "person", "person", settings=LIVE)).table
    time.now += 30
    await pulse_of(first)
    time.now += 4
    await second.open()
    assert await left(second, table) == await left(first, table) == [66, 100]
    await second.close()
    await first.close()


async def test_a_move_in_time_keeps_the_seat(small: Tables, time):
    table = (await begin(small, "person", "person", settings=LIVE)).table
    time.now += 99
    assert (await small.act(table, 0, command(), 0, ("stake", 1))).status == "done"
    time.now += 50
    await small._driver._look_around(1e9)
    assert [seat.bot for seat in (await small.info(table)).seats] == ["", ""]


async def test_standing_answers_earn_no_time(small: Tables, rig: Rig):
    table = await rig.announced(small, WITH, standing="pass", settings=LIVE)
    assert (await small.info(table)).version == 2
    assert (await left(small, table))[1] == 100


async def test_who_is_passed_over_earns_what_a_prompt_answer_earns(small: Tables, rig: Rig):
    """Or his clock would tell that he was not asked."""
    able, unable = [await rig.announced(small, hand, settings=LIVE) for hand in (WITH, WITHOUT)]
    await small.act(able, 1, command(), 1, PASS)
    assert await left(small, able) == await left(small, unable) == [110, 110]
