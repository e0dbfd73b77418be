"""A server is killed with SIGKILL while a client plays: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.house import Client, Made, seat_of
from server.nursery import Nursery

KILLS = int(os.environ.get("BRINK_KILLS", "10"))


class Survivor:
    """A player who comes back after every crash and sends what was not answered again, with the same id."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.acknowledged: list[list[Any]] = []
        self.repeated = 0
        self.reconnected = 0
        self.moved = asyncio.Event()

    async def make_table(self) -> Made:
        body = {"game": "parley", "seats": [seat_of("person:Anna"), seat_of("random:Bot")], "start": True}
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient() as http:
                    made = await http.post(f"{self.url}/api/tables", json=body)
                    assert made.status_code == 201, made.text
                    return Made(made.json())
            await asyncio.sleep(0.02)

    async def play(self, table: Made, chance: random.Random) -> None:
        """A whole game, whatever happens to the server."""
        self.acknowledged = []
        client = Client(self.port, table.id, (table.tokens[0],))
        pending: dict[str, Any] | None = None
        connected = False
        while True:
            try:
                if not connected:
                    await client.dial()
                    connected = True
                if pending is None:
                    if not await client.my_turn():
                        break
                    action = chance.choice(client.now["legal"])["action"]
                    version = client.now["version"]
                    pending = {"type": "act", "id": f"m{version}", "version": version, "action": action}
                answer = await client.ask(**pending)
                assert answer["type"] == "ack", answer
                self.moved.set()
                self.repeated += answer["repeated"]
                self.acknowledged.append(pending["action"])
                await client.see(lambda seen, least=answer["version"]: seen["version"] >= least)
                pending = None
            except (OSError, WebSocketException, TimeoutError):
                if pending is not None and self.acknowledged[-1:] == [pending["action"]] and _is_acked(client, pending):
                    pending = None
                connected = False
                self.reconnected += 1
                await asyncio.sleep(0.02)
        await client.hang_up()

    async def record(self, table: Made) -> dict[str, Any]:
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient() as http:
                    found = await http.get(f"{self.url}/api/tables/{table.id}/record")
                    assert found.status_code == 200, found.text
                    record: dict[str, Any] = found.json()
                    return record
            await asyncio.sleep(0.02)


def _is_acked(client: Client, pending: dict[str, Any]) -> bool:
    return any(one["type"] == "ack" and one.get("id") == pending["id"] for one in client.received)


@pytest.mark.asyncio
async def test_killed_at_random_moments(database: str) -> None:
    chance = random.Random(17)
    kills = 0
    games = 0
    async with Nursery(database) as nursery:
        port, pid = await nursery.start()
        survivor = Survivor(port)

        async def murder() -> None:
            nonlocal kills, pid
            while kills < KILLS:
                survivor.moved.clear()
                await survivor.moved.wait()  # the game is on, also where machines are slow
                await asyncio.sleep(chance.uniform(0, 0.05))
                await nursery.kill(pid)
                kills += 1
                _, pid = await nursery.start(port)

        murderer = asyncio.create_task(murder())
        while not murderer.done():
            table = await survivor.make_table()
            await survivor.play(table, chance)
            games += 1
            record = await survivor.record(table)
            mine = [move[1] for move in record["moves"] if move[0] == 0]
            assert mine == survivor.acknowledged
        await murderer
    assert kills == KILLS
    assert survivor.reconnected >= KILLS // 2  # some kills hit between two games
    assert games > 0
