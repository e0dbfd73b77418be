"""Behind a proxy: quiet sockets are kept open, and each client counts under its own address."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from brink.engine import BrinkError
from brink.server import Limits, Rate, arriving, running
from brink.server.arriving import Impatient
from brink.server.proxies import networks_of
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
    usual = running.config_of

    def hasty(*args: Any) -> Any:
        config = usual(*args)
        assert config.ws_ping_interval == 8, "docs/hosting.md names it"
        config.ws_ping_interval = 0.05
        return config

    monkeypatch.setattr(running, "config_of", hasty)
    async with open_house(database(tmp_path)) as house:
        made = await house.table("person", "random")
        frame = await asyncio.wait_for(first_ping(house.port, made.id), PATIENCE)
    assert frame.opcode is Opcode.PING


async def statuses(house: House, *forwarded: str) -> list[int]:
    return [
        (await house.http.get("/api/games", headers={"X-Forwarded-For": addresses})).status_code
        for addresses in forwarded
    ]


async def test_nobody_is_believed_who_was_not_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not even on this machine: whoever plays at home may send any header."""
    async with open_house(database(tmp_path), ONE_READ) as house:
        assert await statuses(house, "203.0.113.1", "203.0.113.2") == [200, 429]
    said = [record.message for record in caplog.records if record.name == "brink.server.proxies"]
    assert said == ["127.0.0.1 forwards for others and is not believed: without --trusted-proxy 127.0.0.1 they are one"]


async def test_a_trusted_proxy_tells_who_the_client_is(tmp_path: Path) -> None:
    async with open_house(database(tmp_path), ONE_READ, proxies=("127.0.0.1",)) as house:
        assert await statuses(house, "203.0.113.1", "203.0.113.2", "203.0.113.1") == [200, 200, 429]


async def test_all_addresses_of_a_household_are_one_client(tmp_path: Path) -> None:
    """Of the sixth version anybody has more of them than a limit could count."""
    async with open_house(database(tmp_path), ONE_READ, proxies=("127.0.0.1",)) as house:
        assert await statuses(house, "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [200, 429, 200]


async def test_the_proxys_word_counts_and_not_what_the_client_wrote_before_it(tmp_path: Path) -> None:
    async with open_house(database(tmp_path), ONE_READ, proxies=("192.0.2.1", "127.0.0.0/8")) as house:
        forged = ("198.51.100.1, 203.0.113.1", "198.51.100.2, 203.0.113.1", "127.0.0.9, 203.0.113.1, ::ffff:192.0.2.1")
        assert await statuses(house, *forged) == [200, 429, 429]


async def test_other_proxies_are_strangers(tmp_path: Path) -> None:
    async with open_house(database(tmp_path), ONE_READ, proxies=("192.0.2.1",)) as house:
        assert await statuses(house, "203.0.113.1", "203.0.113.2") == [200, 429]


async def test_a_proxy_that_says_nothing_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(database(tmp_path), proxies=("127.0.0.1",)) as house:
        await house.get("/health")
        assert not caplog.records
        for _ in range(3):
            await house.get("/api/games")
    said = [record.message for record in caplog.records if record.name == "brink.server.proxies"]
    assert said == ["the trusted proxy 127.0.0.1 sends no X-Forwarded-For: all who come through it are one to limits"]


def test_a_proxy_is_an_address(tmp_path: Path) -> None:
    with pytest.raises(BrinkError, match="a trusted proxy is an address or a network: '\\*'"):
        networks_of(["10.0.0.1", "*"])


# -- names ----------------------------------------------------------------------------------------------------------


OURS = [
    *("127.0.0.1:8000", "192.168.1.20:8000", "[::1]:8000", "[fe80::1]"),
    *("localhost", "localhost.:80", "brink.localhost:8000", "Table.Example.org", "table.example.org:8443"),
]
FOREIGN = ["evil.example", "127.0.0.1.evil.example", "table.example.org.evil.example:8000", "notlocalhost"]


async def handshake(port: int, table: str, host: str) -> int:
    """The status that a browser gets that comes to a table's socket by this name."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}",
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = int((await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1])
    writer.close()
    return status


async def test_by_another_sites_name_nobody_gets_in(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(database(tmp_path), host_names=("table.example.org",)) as house:
        made = await house.table("person", "random")
        for host in (*OURS, *FOREIGN):
            wanted = 200 if host in OURS else 421
            for path in ("/", "/health", "/api/games", "/api/schema", "/app.js"):
                found = await house.http.get(path, headers={"Host": host})
                assert found.status_code == wanted, (host, path)
            if wanted == 421:
                error = found.json()["error"]
                assert error["key"] == "unknown-host"
                assert f"--host-name {host.partition(':')[0]}" in error["text"]
            assert await handshake(house.port, made.id, host) == (101 if wanted == 200 else 403), host
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


# -- requests that do not arrive ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "headers", "second", "body"],
)
async def test_whoever_does_not_finish_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """A byte now and then does not help him."""
    monkeypatch.setattr(Impatient, "headers_within", 0.5)
    monkeypatch.setattr(Impatient, "body_within", 0.7)
    async with open_house(database(tmp_path)) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        began = asyncio.get_running_loop().time()
        writer.write(sent)
        while not reader.at_eof() and asyncio.get_running_loop().time() < began + PATIENCE:
            with suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(reader.read(65536), 0.1)
            if sent and not reader.at_eof():
                writer.write(b" ")
        assert reader.at_eof()
        assert asyncio.get_running_loop().time() - began > 0.4
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def test_who_has_said_all_may_take_his_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Impatient, "headers_within", 0.2)
    monkeypatch.setattr(Impatient, "body_within", 0.2)
    async with open_house(database(tmp_path)) as house:
        made = await house.table("person", "random")
        async with house.client(made.id, made.tokens[0]) as client:
            await asyncio.sleep(0.6)
            assert (await client.ask(type="ping"))["type"] == "pong"


async def test_connections_leave_files_for_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arriving, "most_connections", lambda: 3)
    async with open_house(database(tmp_path)) as house:
        held = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        for _, one in [*held, (reader, writer)]:
            one.close()
        for _ in range(100):
            try:
                await house.get("/health")
            except httpx.HTTPError:
                await asyncio.sleep(0.05)  # they have not been buried yet
            else:
                break
        assert (await house.get("/health"))["ok"]
