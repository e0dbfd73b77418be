"""Several server processes on one PostgreSQL are one server: any process serves any table, on either bell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from brink.server import Limits, Rate
from relay import Relay
from server.house import NO_LIMITS, Client, House, Made, Message, open_house, seat_of
from server.nursery import BEAT, GRACE, LEASE, Family, Nursery
from server.test_metrics import BEARER, TOKEN

pytestmark = pytest.mark.asyncio
TWO = ("person:Anna", "person:Ben")
BUSY = 2.0  # seconds that a machine with other work may add


@pytest.fixture
async def servers(nursery: Nursery, postgres: str, bell: str, tmp_path: Path) -> AsyncIterator[Family]:
    async with Family(nursery, postgres, tmp_path / "servers.log", bell=bell) as made:
        yield made


async def begin(port: int, *seats: str, **more: Any) -> Made:
    body = {"game": "parley", "seats": [seat_of(seat) for seat in seats], "start": True, **more}
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        made = await http.post(f"http://127.0.0.1:{port}/api/tables", json=body)
    assert made.status_code == 201, made.text
    return Made(made.json())


@asynccontextmanager
async def at(port: int, made: Made, *seats: int, **more: Any) -> AsyncIterator[Client]:
    client = Client(port, made.id, tuple(made.tokens[seat] for seat in seats), **more)
    await client.dial()
    try:
        yield client
    finally:
        await client.hang_up()


def online(message: Message) -> list[bool]:
    return [seat["online"] for seat in message["seats"]]


async def asked_over_http(port: int, made: Made) -> list[bool]:
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        return online((await http.get(f"http://127.0.0.1:{port}/api/tables/{made.id}")).json())


# -- playing ------------------------------------------------------------------------------------------------------


async def test_players_on_different_processes(servers: Family) -> None:
    here, _ = await servers.start()
    there, pid = await servers.start()
    made = await begin(here, *TWO)
    anna = Client(here, made.id, (made.tokens[0],), lang="de")
    ben = Client(there, made.id, (made.tokens[1],), lang="es")
    rival = Client(there, made.id, (made.tokens[0],))  # Anna's other tab, at the other process
    for client in (anna, ben, rival):
        await client.dial()
    for client in (anna, ben):
        await client.ask(type="standing", answers={"*": "ask"})

    # Each sees the other's moves.
    players = {0: anna, 1: ben}
    for _ in range(20):
        mover = players[anna.now["deciding"]]
        await mover.act()
        for client in (anna, ben, rival):
            await client.see(lambda seen, least=mover.now["version"]: seen["version"] >= least)
    assert {n: line["rule"] for n, line in anna.log.items()} == {n: one["rule"] for n, one in rival.log.items()}

    # Simultaneous commands for one version, at two processes: exactly one wins, again and again.
    races = 0
    while races < 8 and anna.now["status"] == "running":
        if anna.now["deciding"] == 1:
            await ben.act()
            for client in (anna, rival):
                await client.see(lambda seen, least=ben.now["version"]: seen["version"] >= least)
            continue
        version, choices = anna.now["version"], anna.now["legal"]
        answers = await asyncio.gather(
            anna.ask(type="act", version=version, action=choices[0]["action"]),
            rival.ask(type="act", version=version, action=choices[-1]["action"]),
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "stale"]
        for client in (anna, ben, rival):
            await client.see(lambda seen, least=version + 1: seen["version"] >= least)
        assert anna.now["view"] == rival.now["view"]
        races += 1
    assert races > 0

    # One process dies; its players go on at the other.
    await servers.kill(pid)
    ben.port = rival.port = here
    await ben.dial()
    assert ben.now["version"] == anna.now["version"]
    for client in (anna, ben):
        await client.hang_up()


async def test_standing_answers_are_the_tables_own(servers: Family) -> None:
    """Said at one process, known at the other; and whatever process the others play at, the table answers."""
    here, _ = await servers.start()
    there, _ = await servers.start()
    made = await begin(here, *TWO)
    async with at(here, made, 0) as anna, at(there, made, 0) as tab, at(there, made, 1) as ben:
        await anna.ask(type="standing", answers={"*": "pass"})
        await tab.see(lambda seen: seen["standing"] == {"*": "pass"})
        await ben.ask(type="standing", answers={"*": "pass"})
        while anna.now["status"] == "running":
            mover = {0: anna, 1: ben}[anna.now["deciding"]]
            await mover.my_turn()
            assert mover.now["prompt"]["window"] is False
            await mover.act()
            for client in (anna, ben, tab):
                await client.see(lambda seen, least=mover.now["version"]: seen["version"] >= least)
        assert tab.now["status"] == "finished"


async def test_notices_reach_every_process(servers: Family) -> None:
    here, _ = await servers.start()
    there, _ = await servers.start()
    made = await begin(here, *TWO)
    async with at(here, made, 0) as anna, at(there, made, 1) as ben:
        await ben.ask(type="chat", text="Hi")
        await anna.until(lambda message: any(line["text"] == "Hi" for line in message.get("chat", [])))
        await anna.ask(type="away")  # whoever is there keeps his seat
        await ben.see(lambda seen: seen["seats"][0]["away"] is not None)
        await ben.ask(type="free", whose=0)
        async with httpx.AsyncClient(headers={"Authorization": f"Bearer {made.host}"}, verify=False) as http:
            invited = await http.post(f"http://127.0.0.1:{there}/api/tables/{made.id}/invite", json={"seat": 0})
        assert invited.status_code == 201, invited.text
        await anna.see(lambda seen: seen["mine"] == [])  # her old key opens nothing, here neither


async def test_what_was_played_elsewhere_is_read_once(
    postgres: str, bell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many watch it here; reading the table anew for each of them made two processes slower than one."""
    async with open_house(postgres, bell=bell) as here, open_house(postgres, bell=bell) as there:
        made = await here.table(*TWO)
        async with at(there.port, made, 0) as anna, at(here.port, made, 1) as ben, at(here.port, made) as spectator:
            for client in (anna, ben, spectator):
                await client.see(lambda seen: online(seen) == [True, True])
            asked: list[str] = []
            hall = here.tables._hall
            once, anew = hall.catch_up, hall.fresh

            async def catch_up(table: str, age: int) -> None:
                asked.append("once")
                await once(table, age)

            async def fresh(table: str) -> Any:
                asked.append("anew")
                return await anew(table)

            monkeypatch.setattr(hall, "catch_up", catch_up)
            monkeypatch.setattr(hall, "fresh", fresh)
            await anna.act(["stake", 1])
            for client in (ben, spectator):
                await client.see(lambda seen: seen["version"] == 1)
            assert asked == ["once"]


# -- who is here --------------------------------------------------------------------------------------------------


async def test_people_see_each_other_come_and_go(servers: Family) -> None:
    here, _ = await servers.start()
    there, _ = await servers.start()
    made = await begin(here, *TWO)
    async with at(here, made, 0) as anna:
        assert online(anna.now) == [True, False]
        came, went = [], []
        for _ in range(3):
            async with at(there, made, 1) as ben:
                began = time.monotonic()
                await anna.see(lambda seen: online(seen) == [True, True])
                came.append(time.monotonic() - began)
                await ben.see(lambda seen: online(seen) == [True, True])
                for port in (here, there):
                    assert await asked_over_http(port, made) == [True, True]
                began = time.monotonic()
            await anna.see(lambda seen: online(seen) == [True, False])
            went.append(time.monotonic() - began)
        assert min(came) < 1, came
        assert min(went) < 1, went
        assert [seat["away"] for seat in anna.now["seats"]] == [None, None]


async def test_a_tab_at_each_process_is_one_person(servers: Family) -> None:
    here, _ = await servers.start()
    there, _ = await servers.start()
    made = await begin(here, *TWO)
    async with at(here, made, 0) as anna:
        async with at(here, made, 1):
            async with at(there, made, 1):
                await anna.see(lambda seen: online(seen) == [True, True])
            anna.received.clear()
            await asyncio.sleep(2 * BEAT)
            await anna.ask(type="ping")
            assert all(online(seen) == [True, True] for seen in anna.received if seen["type"] == "table")
        await anna.see(lambda seen: online(seen) == [True, False])


async def test_whoever_was_at_a_process_that_was_killed_is_gone(servers: Family) -> None:
    """In seconds by the lease; and after the usual grace the others read that he is away."""
    here, _ = await servers.start()
    there, pid = await servers.start()
    made = await begin(here, *TWO)
    async with at(here, made, 0) as anna, at(there, made, 1):
        await anna.see(lambda seen: online(seen) == [True, True])
        await servers.kill(pid)
        began = time.monotonic()
        await anna.see(lambda seen: online(seen) == [True, False])
        assert time.monotonic() - began < LEASE + BEAT + BUSY
        assert await asked_over_http(here, made) == [True, False]
        await anna.see(lambda seen: seen["seats"][1]["away"] is not None)
        assert time.monotonic() - began > GRACE
        async with at(here, made, 1):
            await anna.see(lambda seen: online(seen) == [True, True] and seen["seats"][1]["away"] is None)


async def test_what_the_host_tells_is_read_at_every_process(postgres: str, bell: str) -> None:
    how = {"bell": bell, "admin_token": TOKEN}

    async def announce(house: House, **body: Any) -> None:
        answer = await house.http.post("/api/admin/notice", headers=BEARER, json=body)
        assert answer.status_code == 200, answer.text

    def notice(message: Message) -> bool:
        return message["type"] == "notice"

    async with open_house(postgres, **how) as here:
        made = await here.table(*TWO)
        async with (
            open_house(postgres, **how) as there,
            at(here.port, made, 0) as anna,
            at(there.port, made, 1) as ben,
        ):
            await announce(there, text="New cards", minutes=5)
            for client in (ben, anna):
                told = await client.until(notice)
                assert told["text"] == "New cards"
                assert told["stops_in"] == pytest.approx(300, abs=10)
            await announce(here)
            assert (await ben.until(notice))["text"] == ""
            await announce(there, text="Pizza")
            while (await anna.until(notice))["text"] != "Pizza":
                pass
        async with (
            open_house(postgres, **how) as later,
            at(later.port, made, 1) as ben,
        ):  # whoever said it has gone
            if not any(map(notice, ben.received)):
                await ben.until(notice)
            assert [told["text"] for told in ben.received if notice(told)] == ["Pizza"]


async def test_whoever_looks_on_elsewhere_is_known(postgres: str, bell: str) -> None:
    """Where bots play and nobody looks on they take it slowly; at whatever process somebody looks, they do not."""
    async with open_house(postgres, bell=bell) as here, open_house(postgres, bell=bell) as there:
        made = await here.table(*TWO)
        for house in (here, there):
            assert not house.tables._hall.watched(made.id)
        async with at(there.port, made) as spectator:
            assert online(spectator.now) == [False, False]
            async with asyncio.timeout(60):
                while not here.tables._hall.watched(made.id):
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(60):
            while here.tables._hall.watched(made.id):
                await asyncio.sleep(0.01)


# -- limits -------------------------------------------------------------------------------------------------------


async def test_a_client_has_no_more_for_asking_several_processes(servers: Family) -> None:
    ports = [(await servers.start())[0] for _ in range(2)]
    limits = Limits()
    async with httpx.AsyncClient(timeout=60, verify=False) as http:

        async def allowed(path: str, count: int) -> int:
            urls = [f"http://127.0.0.1:{port}/api/{path}" for _ in range(count) for port in ports]
            answers = await asyncio.gather(*(http.post(url, json={}) for url in urls))
            return sum(answer.status_code != 429 for answer in answers)

        began = time.monotonic()
        imports = await allowed("records", int(limits.imports.burst))
        creates = await allowed("tables", int(limits.creates.burst))
        took = time.monotonic() - began
    burst, rate = limits.imports.burst, limits.imports.per_second
    assert burst <= imports <= burst + rate * took
    burst, rate = limits.creates.burst, limits.creates.per_second
    assert burst - 2 <= creates <= burst + rate * took + 2  # a tenth of the burst is borrowed at once


async def test_connections_are_counted_together(postgres: str, bell: str) -> None:
    limits = Limits(**{**{name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__}, "connections": 3})
    async with (
        open_house(postgres, limits, bell=bell) as here,
        open_house(postgres, limits, bell=bell) as there,
    ):
        made = await here.table(*TWO)
        async with at(here.port, made, 0), at(here.port, made, 0), at(there.port, made, 1) as ben:
            await _heard_of(here, there)
            for house in (here, there):
                with pytest.raises((ConnectionClosed, InvalidStatus)):
                    await Client(house.port, made.id).dial()
            await ben.hang_up()
            await _free(here)
            async with at(here.port, made, 1):
                pass


async def _heard_of(here: House, there: House) -> None:
    """Until each knows of the connections of the other."""
    async with asyncio.timeout(60):
        while (_elsewhere(here), _elsewhere(there)) != (1, 2):
            await asyncio.sleep(0.01)


async def _free(house: House) -> None:
    async with asyncio.timeout(60):
        while _elsewhere(house):
            await asyncio.sleep(0.01)


def _elsewhere(house: House) -> int:
    return sum(map(int, house.tables.presence.others(f"address {house.tables.name_of('127.0.0.1')}")))


async def test_limits_without_a_database_are_those_of_the_process(postgres: str) -> None:
    """Pages can be read while the database is away; who reads too many is told so."""
    async with open_house(postgres, Limits(reads=Rate(5, 0.001))) as house:

        async def away(*_: object) -> tuple[int, float]:
            raise OSError("away")

        assert house.tables.allowances is not None
        house.tables.allowances.borrow = away  # type: ignore[method-assign]
        answers = [(await house.http.get("/api/games")).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2


# -- NATS ---------------------------------------------------------------------------------------------------------


async def test_games_go_on_while_nats_is_away(nursery: Nursery, postgres: str, nats: str, tmp_path: Path) -> None:
    async with Relay(nats) as way, Family(nursery, postgres, tmp_path / "servers.log", bell=way.url) as servers:
        here, _ = await servers.start()
        there, _ = await servers.start()
        made = await begin(here, *TWO)
        async with at(here, made, 0) as anna, at(there, made, 1) as ben:
            for step in (way.cut, way.mend):
                await step()
                for _ in range(3):
                    mover, other = (anna, ben) if anna.now["deciding"] == 0 else (ben, anna)
                    await mover.my_turn()
                    await mover.act()
                    await other.see(lambda seen, least=mover.now["version"]: seen["version"] >= least)
            await ben.hang_up()
            await anna.see(lambda seen: online(seen) == [True, False])


async def test_a_server_with_nats_still_serves_the_database(
    nursery: Nursery, postgres: str, nats: str, tmp_path: Path
) -> None:
    """Whoever restores a backup must not do it under a server, whatever its bell is."""
    async with Family(nursery, postgres, tmp_path / "servers.log", bell=nats) as servers:
        await servers.start()
        file = tmp_path / "backup.brink"
        for arguments, code, said in [
            (["backup", postgres, str(file)], 0, ""),
            (["restore", str(file), postgres, "--replace"], 2, "brink: a server has this database open"),
        ]:
            done = await asyncio.to_thread(nursery.run, *arguments, cwd=tmp_path)
            assert done.returncode == code, done.stderr
            assert done.stderr.startswith(said)
