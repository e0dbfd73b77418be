"""The attacks of `python -m bench.attack`, in small: long work is asked for, and the event loop is never busy for long.

What counts is how long the loop itself is at one thing (its processor time), on an ordinary core. A machine that is
lent out in part counts what it takes away, too: so it is asked how fast it is just now, and what seems long is done
again.
"""

from __future__ import annotations

import asyncio
import gc
import math
import statistics
import time
from functools import partial

import msgspec
import pytest
from bench.attack import Ask, attack, endless, fork, read_log, replay, send_record, swollen, verify
from bench.floods import HUNG_UP, LET_BE, flood_of_fragments, flood_of_messages, half_a_header, ping_flood, read_nothing

from brink.server import Limits
from brink.server.arriving import Impatient
from brink.tables.turns import Guests
from server.house import NO_LIMITS, House, open_house

MOVES = 3_000
LONGEST = 0.05  # seconds; a page of the log takes 0.02, the whole of it 0.08
TRIES = 3  # what the loop does it does each time; what the machine takes away it takes now and then
ADDITIONS, ORDINARY = 200_000, 0.01  # seconds that an ordinary core needs for them


class Pulse:
    """The longest time between two beats that the event loop was busy."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)


def slowness() -> float:
    """How many times as long as an ordinary core this machine needs just now."""
    taken = []
    for _ in range(5):
        before = time.thread_time()
        sum(number & 1 for number in range(ADDITIONS))
        taken.append(time.thread_time() - before)
    return max(1.0, statistics.median(taken) / ORDINARY)


async def longest_stall(house: House, at_once: int, ask: Ask, *, expected: int) -> float:
    least = math.inf
    for _ in range(TRIES):
        slow = slowness()
        least = min(least, await stall(house, at_once, ask, expected) / slow)
        if least < LONGEST:
            break
    return least


async def stall(house: House, at_once: int, ask: Ask, expected: int) -> float:
    gc.disable()  # it would go through all that the tests have loaded
    pulse = Pulse()
    beating = asyncio.create_task(pulse.beat())
    answers = await asyncio.to_thread(attack, house.url, 60.0, at_once, ask, False)  # who asks has a loop of his own
    beating.cancel()
    gc.enable()
    assert answers == {expected: at_once}
    return pulse.longest


async def test_long_work_never_keeps_the_loop_busy(sqlite: str):
    record = endless(MOVES)
    data = msgspec.json.encode(record)
    async with open_house(sqlite, NO_LIMITS) as house:
        table = (await house.post("/api/records", msgspec.to_builtins(record)))["table"]
        await house.get(f"/api/tables/{table}/log")  # the language is loaded once
        stalls = {
            "import": await longest_stall(house, 2, partial(send_record, data=data), expected=201),
            "log": await longest_stall(house, 6, partial(read_log, table=table, moves=50), expected=200),
            "replay": await longest_stall(house, 6, partial(replay, table=table, moves=MOVES), expected=200),
            "fork": await longest_stall(
                house, 4, partial(fork, table=table, at=MOVES - 1, players=record.players), expected=201
            ),
            "verify": await longest_stall(house, 3, partial(verify, table=table), expected=200),
        }
        assert max(stalls.values()) < LONGEST, stalls


async def test_a_record_of_180_000_moves_is_refused_by_its_size(sqlite: str):
    huge = swollen(endless(10), 180_000)
    assert len(huge) > Limits().record
    async with open_house(sqlite, NO_LIMITS) as house:
        assert await longest_stall(house, 3, partial(send_record, data=huge), expected=413) < LONGEST


async def test_a_record_of_a_mebibyte_is_read_piece_by_piece(sqlite: str):
    large = swollen(endless(10), 47_000)
    assert 0.9 * Limits().record < len(large) < Limits().record
    async with open_house(sqlite, NO_LIMITS) as house:
        assert await longest_stall(house, 3, partial(send_record, data=large), expected=409) < LONGEST


async def test_floods_never_keep_the_loop_busy(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with open_house(sqlite, NO_LIMITS) as house:
        tables = [(await house.table("person", "person")).id]
        async with house.client(tables[0]):
            pass  # the language is loaded once
        stalls: dict[str, float] = {}
        with monkeypatch.context() as sooner:
            sooner.setattr(Impatient, "headers_within", 1.0)
            halves = partial(half_a_header, seconds=20.0)
            stalls["half-sent headers"] = await longest_stall(house, 50, halves, expected=HUNG_UP)
        for flood, seconds, expected in (
            (read_nothing, 2.0, LET_BE),
            (ping_flood, 20.0, HUNG_UP),
            (flood_of_messages, 20.0, HUNG_UP),
            (flood_of_fragments, 20.0, HUNG_UP),
        ):
            ask = partial(flood, tables=tables, seconds=seconds)
            stalls[flood.__name__] = await longest_stall(house, 5, ask, expected=expected)
        assert max(stalls.values()) < LONGEST, stalls


async def test_who_asks_for_too_much_long_work_at_once_is_told_to_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    record = msgspec.to_builtins(endless(60))
    async with open_house(sqlite, NO_LIMITS) as house:
        table = (await house.post("/api/records", record))["table"]
        monkeypatch.setattr(house.tables, "_guests", Guests(0))
        body = {"at": 0, "seats": [{"kind": "person"}] * record["players"]}
        answers = [
            *[await house.http.get(f"/api/tables/{table}/{path}") for path in ("log", "record", "verify", "replay/3")],
            await house.http.post(f"/api/tables/{table}/fork", json=body),
            await house.http.post("/api/records", json=record),
        ]
        assert [answer.status_code for answer in answers] == [429] * 6
        assert {answer.headers["Retry-After"] for answer in answers} == {"1"}
