"""What only holds itself is found, and nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from brink.server.sweeping import OFTEN, Sweeper
from server.house import open_house


class Ring:
    """It holds itself."""

    def __init__(self) -> None:
        self.own = self


class Day:
    """How a server's time goes on."""

    def __init__(self) -> None:
        self.now, self.worked, self.memory = 0.0, 0.0, 100
        self.sweeper = Sweeper(lambda: self.now, lambda: self.worked, lambda: self.memory)

    def goes_on(self, seconds: float, *, busy: bool) -> None:
        """A tenth of a second after the other."""
        for _ in range(round(seconds * 10)):
            self.now += 0.1
            self.worked += 0.08 if busy else 0.001
            self.sweeper.look()


@pytest.fixture
def day() -> Iterator[Day]:
    day = Day()
    day.sweeper.begin()
    yield day
    day.sweeper.end()
    gc.unfreeze()


def forgotten() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_what_is_new_is_found_at_the_next_look_and_not_before(day: Day) -> None:
    found = forgotten()
    many = [[] for _ in range(50_000)]  # the interpreter would look by itself
    assert found() is not None
    day.goes_on(0.1, busy=True)
    assert found() is None
    assert len(many) == 50_000


def has_stayed(day: Day) -> weakref.ref[Ring]:
    ring = Ring()
    day.goes_on(0.2, busy=True)
    return weakref.ref(ring)


def test_what_has_stayed_is_looked_at_when_the_server_rests(day: Day) -> None:
    found = has_stayed(day)
    day.goes_on(2 * OFTEN, busy=True)
    assert found() is not None
    day.goes_on(0.1, busy=False)
    assert found() is None


def test_and_not_at_every_rest(day: Day) -> None:
    found = has_stayed(day)
    day.goes_on(OFTEN / 2, busy=False)
    assert found() is not None
    day.goes_on(OFTEN / 2, busy=False)
    assert found() is None


def test_a_server_that_never_rests_does_not_grow_for_ever(day: Day) -> None:
    found = has_stayed(day)
    day.memory = 140
    day.goes_on(20, busy=True)
    assert found() is not None
    day.memory = 160
    day.goes_on(5.1, busy=True)
    assert found() is None


@pytest.mark.asyncio(loop_scope="session")
async def test_a_server_does_so_from_its_start_to_its_end(sqlite: str) -> None:
    assert gc.isenabled()
    async with open_house(sqlite):
        assert not gc.isenabled()
        found = forgotten()
        async with asyncio.timeout(60):
            while found() is not None:
                await asyncio.sleep(0.01)
    assert gc.isenabled()
