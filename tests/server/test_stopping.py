"""A server that stops: nobody new; what is under way is answered; sockets are told to come again; all of it in time."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from brink.server import running
from brink.server.connection import RESTARTS, Connection
from brink.server.rooms import Room
from brink.tables import workers
from brink.tables.workers import Workers
from server.house import Client, House, Message, open_house

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def last_words(client: Client) -> tuple[list[Message], int | None]:
    """What still came, and the code with which the server hung up."""
    before = len(client.received)
    try:
        while True:
            await client.hear()
    except ConnectionClosed as closed:
        return client.received[before:], closed.rcvd.code if closed.rcvd else None


def held_up(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Every action waits: `begun` says that one does, `go` lets it go on."""
    begun, go = asyncio.Event(), asyncio.Event()
    act: Callable[..., Any] = house.tables.act

    async def slowly(*args: Any) -> Any:
        begun.set()
        await go.wait()
        return await act(*args)

    monkeypatch.setattr(house.tables, "act", slowly)
    return begun, go


async def test_a_command_under_way_is_answered_and_none_is_begun(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(sqlite) as house:
        made = await house.table("person", "person")
        player, other = Client(house.port, made.id, (made.tokens[0],)), Client(house.port, made.id)
        await player.dial()
        await other.dial()
        begun, go = held_up(house, monkeypatch)
        action = player.now["legal"][0]["action"]
        await player.send(type="act", id="mine", version=0, action=action)
        await player.send(type="chat", id="more", text="too late")
        await asyncio.wait_for(begun.wait(), 60)
        house.server.should_exit = True
        assert (await last_words(other))[1] == RESTARTS  # he has nothing under way, and waits for nobody
        assert (await house.http.get("/ready")).status_code == 503  # by a line that was open before
        with pytest.raises(OSError):
            await asyncio.open_connection("127.0.0.1", house.port)
        go.set()
        heard, code = await last_words(player)
        assert code == RESTARTS
        answers = [(one["type"], one["id"], one["repeated"]) for one in heard if one.get("id")]
        assert answers == [("ack", "mine", False)]  # and nothing of the chat
    async with open_house(sqlite) as house, house.client(made.id, made.tokens[0]) as again:
        assert again.chat == {}
        assert (await again.ask(type="act", id="mine", version=0, action=action))["repeated"]
        assert (await again.ask(type="chat", id="more", text="too late"))["type"] == "ack"


async def test_who_does_not_come_to_an_end_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "TOLD_WITHIN", 0.2)
    monkeypatch.setattr(running, "GOODBYE", 1)
    async with open_house(sqlite) as house:
        made = await house.table("person", "person")
        client = Client(house.port, made.id, (made.tokens[0],))
        await client.dial()
        begun, _ = held_up(house, monkeypatch)
        await client.send(type="act", id="mine", version=0, action=client.now["legal"][0]["action"])
        await asyncio.wait_for(begun.wait(), 60)
        began = time.monotonic()
        house.server.should_exit = True
        assert (await last_words(client))[1] == RESTARTS
    assert time.monotonic() - began < 10


async def test_who_leaves_in_the_moment_in_which_the_server_stops_leaves_no_error(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unseen: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unseen.append(context))
    try:
        async with open_house(sqlite) as house:
            made = await house.table("person", "person")
            rooms = house.server._app.state.rooms
            leave = rooms.leave

            def stopped_meanwhile(room: Room, connection: Connection) -> Any:
                connection.stop()
                return leave(room, connection)

            monkeypatch.setattr(rooms, "leave", stopped_meanwhile)
            async with house.client(made.id):
                pass
            while made.id in rooms.open:
                await asyncio.sleep(0.01)
        gc.collect()
        assert unseen == []
    finally:
        asyncio.get_running_loop().set_exception_handler(None)


async def test_a_bot_that_thinks_for_ever_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ENDS_WITHIN", 0.2)
    made = Workers(1, None)
    await made._run(time.sleep, 0.0)  # the process is there
    thought = asyncio.create_task(made._run(time.sleep, 600.0))
    await asyncio.sleep(0.1)
    thought.cancel()
    began = time.monotonic()
    await asyncio.to_thread(made.close)
    assert time.monotonic() - began < 10


async def test_who_comes_while_the_server_stops_is_told_so(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    rooms = house.server._app.state.rooms
    rooms.stopping = True
    try:
        late = Client(house.port, made.id)
        await late.dial(hello=False)
        assert await last_words(late) == ([], RESTARTS)
    finally:
        rooms.stopping = False
