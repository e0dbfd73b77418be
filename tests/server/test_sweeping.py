"""What only holds itself is found, and nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Iterator

import pytest

from brink.server.sweeping import FEW, LITTLE, Sweeper
from server.house import open_house


class Ring:
    """It holds itself."""

    def __init__(self) -> None:
        self.own = self


class Day:
    """How a server's time goes on."""

    def __init__(self) -> None:
        self.now, self.worked, self.memory = 0.0, 0.0, LITTLE
        self.sweeper = Sweeper(lambda: self.now, lambda: self.worked, lambda: self.memory)

    def goes_on(self, *, busy: bool) -> None:
        self.now += 0.1
        self.worked += 0.08 if busy else 0.001
        self.sweeper.glance()


@pytest.fixture
def day() -> Iterator[Day]:
    day = Day()
    day.sweeper.begin()
    yield day
    day.sweeper.end()
    gc.unfreeze()


def forgotten() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_the_interpreter_does_not_look_by_itself(day: Day) -> None:
    found = forgotten()
    many = [[one] for one in range(3 * FEW)]
    assert found() is not None
    assert len(many) == 3 * FEW


def test_a_server_that_rests_looks_when_a_little_has_come(day: Day) -> None:
    found = forgotten()
    day.goes_on(busy=False)
    assert found() is not None  # for so little nobody looks
    some = [[one] for one in range(FEW // 5)]
    day.goes_on(busy=True)
    assert found() is not None
    day.goes_on(busy=False)
    assert found() is None
    assert len(some) == FEW // 5


def test_a_server_that_never_rests_looks_when_its_memory_has_doubled(day: Day) -> None:
    found, many = forgotten(), [[one] for one in range(3 * FEW)]
    day.memory = 3 * LITTLE // 2
    day.goes_on(busy=True)
    assert found() is not None
    day.memory = 2 * LITTLE + 1
    day.goes_on(busy=True)
    assert found() is None
    assert len(many) == 3 * FEW


def test_what_is_few_but_large_is_looked_at_too_when_the_server_rests(day: Day) -> None:
    found = forgotten()
    day.memory = 3 * LITTLE // 2
    day.goes_on(busy=True)
    assert found() is not None
    day.goes_on(busy=False)
    assert found() is None


def test_what_has_gone_again_is_nothing_new(day: Day) -> None:
    found = forgotten()
    for _ in range(20):
        many = [[one] for one in range(FEW // 20)]
        day.goes_on(busy=False)
        del many
    assert found() is not None


def test_other_threads_may_make_tuples_meanwhile(day: Day) -> None:
    """Whoever lists all objects holds those that are not finished, and then they cannot be."""
    done, failed, many = threading.Event(), [], [[one] for one in range(6 * FEW)]

    def make() -> None:
        try:
            while not done.is_set():
                tuple(number for number in range(2000))
        except SystemError as error:
            failed.append(error)

    threads = [threading.Thread(target=make) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(100):
        day.sweeper._remember()
    done.set()
    for thread in threads:
        thread.join()
    assert (failed, len(many)) == ([], 6 * FEW)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_server_does_so_from_its_start_to_its_end(sqlite: str) -> None:
    assert gc.isenabled()
    async with open_house(sqlite):
        assert not gc.isenabled()
        found, many = forgotten(), [[one] for one in range(3 * FEW)]
        async with asyncio.timeout(60):
            while found() is not None:
                await asyncio.sleep(0.01)
        assert len(many) == 3 * FEW
    assert gc.isenabled()
