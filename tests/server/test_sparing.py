"""Events and queues in little memory do what asyncio's do."""

from __future__ import annotations

import asyncio
import sys

import pytest

from brink.server.sparing import Flag, Mailbox, give_back, share_arenas
from server.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_all_who_wait_for_a_flag_go_on() -> None:
    flag = Flag()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
    gone = asyncio.create_task(flag.wait())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    assert not flag.is_set()
    flag.set()
    await asyncio.wait_for(asyncio.gather(*waiting), 60)
    await asyncio.wait_for(flag.wait(), 60)
    flag.clear()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(flag.wait(), 0.01)


async def test_a_mailbox_keeps_the_order_and_who_takes_from_it_waits() -> None:
    box = Mailbox[int]()
    for number in range(6):
        box.put_nowait(number)
    assert [await asyncio.wait_for(box.get(), 60) for _ in range(6)] == list(range(6))
    assert box.empty()
    late = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait(7)
    assert await asyncio.wait_for(late, 60) == 7


async def test_a_resting_mailbox_is_small() -> None:
    """asyncio's has four deques of 600 bytes and more."""
    box = Mailbox[int]()
    parts = [box, box._letters, box._filled, box._filled._waiting]
    assert sum(map(sys.getsizeof, parts)) < 300


async def test_a_connection_that_rests_keeps_no_view_and_no_task(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0], changes=True):
        (connection,) = house.server._app.state.rooms.open[made.id].watchers
        assert not hasattr(connection, "__dict__")
        _, marks = connection._has
        assert sys.getsizeof(marks) < 600
        assert connection._writer is None
        assert not [
            task for task in asyncio.all_tasks() if task.get_name().endswith(made.id)
        ]  # it reads in the socket's own


async def test_giving_memory_back_is_no_error_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in (None, object()):
        if library is not None:
            monkeypatch.setattr("brink.server.sparing._C_LIBRARY", library)
        share_arenas()
        give_back()
