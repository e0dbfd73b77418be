"""Behind a proxy: quiet sockets are kept open, and each client counts under its own address."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from brink.server import Limits, Rate
from server import house as houses
from server.house import PATIENCE, House, open_house

ONE_READ = Limits(reads=Rate(1, 0))


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'brink.sqlite3'}"


async def first_ping(port: int, table: str) -> Frame:
    """Open a socket by hand, because a client would answer pings without telling."""
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/tables/{table}/socket"))
    client.send_request(client.connect())
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        while True:
            writer.writelines(client.data_to_send())
            client.receive_data(await reader.read(65536))
            for event in client.events_received():
                if isinstance(event, Frame) and event.opcode is not Opcode.TEXT:
                    return event
    finally:
        writer.close()
        await writer.wait_closed()


async def test_a_quiet_socket_is_pinged_so_that_no_proxy_closes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = houses.config_of

    def hasty(*args: Any) -> Any:
        config = usual(*args)
        assert config.ws_ping_interval == 20, "docs/hosting.md names it"
        config.ws_ping_interval = 0.05
        return config

    monkeypatch.setattr(houses, "config_of", hasty)
    async with open_house(database(tmp_path)) as house:
        made = await house.table("person", "random")
        frame = await asyncio.wait_for(first_ping(house.port, made.id), PATIENCE)
    assert frame.opcode is Opcode.PING


async def statuses(house: House, *forwarded: str) -> list[int]:
    return [
        (await house.http.get("/api/games", headers={"X-Forwarded-For": addresses})).status_code
        for addresses in forwarded
    ]


async def test_a_proxy_on_this_machine_tells_who_the_client_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    async with open_house(database(tmp_path), ONE_READ) as house:
        assert await statuses(house, "203.0.113.1", "203.0.113.2", "203.0.113.1") == [200, 200, 429]


async def test_the_proxys_word_counts_and_not_what_the_client_wrote_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1,127.0.0.0/8")
    async with open_house(database(tmp_path), ONE_READ) as house:
        forged = ("198.51.100.1, 203.0.113.1", "198.51.100.2, 203.0.113.1")
        assert await statuses(house, *forged) == [200, 429]


async def test_nobody_else_may_say_who_he_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    async with open_house(database(tmp_path), ONE_READ) as house:
        assert await statuses(house, "203.0.113.1", "203.0.113.2") == [200, 429]
