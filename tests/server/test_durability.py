"""`brink serve` is killed with SIGKILL while clients play: nothing acknowledged is lost, nothing happens twice.

Two people and a bot play; the people come back by themselves after each crash. Some kills come at any moment, others
while a person is asked in the middle of a nested interruption: whether to veto a veto. One of the two is always asked,
for the other the table passes where he cannot answer, after a pause; so kills hit pauses too.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.house import Client, Made, Message, seat_of
from server.nursery import Birth, Family, Nursery

KILLS = int(os.environ.get("BRINK_KILLS", "5"))
# A new interpreter takes a second or more to load everything; so most servers are forked from one that has.
EXECUTED = int(os.environ.get("BRINK_KILLS_EXECUTED", "1"))
NESTED = 5  # every so many kills wait for a nested interruption
VETO = "Veto"
ALWAYS_ASKED = 0
GONE = 180.0  # seconds after which a server will not come back any more


class Player:
    """Comes back after every crash, and sends what was not answered again, with the same id."""

    def __init__(self, seat: int, port: int, chance: random.Random) -> None:
        self.seat = seat
        self.port = port
        self.chance = chance
        self.acknowledged: list[list[Any]] = []
        self.repeated = 0
        self.reconnected = 0
        self.asked_again = 0
        self.moved = asyncio.Event()
        self.nested = asyncio.Event()
        self.holds = False  # when next asked in a nested interruption, do not answer before the server is gone

    async def play(self, table: Made) -> None:
        """A whole game, whatever happens to the server."""
        self.acknowledged = []
        client = Client(self.port, table.id, (table.tokens[self.seat],))
        pending: Message | None = None
        connected = False
        clock = asyncio.get_running_loop().time
        last = clock()
        while True:
            try:
                if not connected:
                    await self._dial(client)
                    connected = True
                    if self.seat == ALWAYS_ASKED:
                        await client.ask(type="standing", answers={"*": "ask"})
                if pending is None:
                    if not await client.my_turn():
                        break
                    await self._wait_for_a_crash(client)
                    pending = self._choice(client.now)
                answer = await client.ask(**pending)
                assert answer["type"] == "ack", answer
                self.moved.set()
                self.repeated += answer["repeated"]
                self.acknowledged.append(pending["action"])
                pending = None
                await client.see(lambda seen, least=answer["version"]: seen["version"] >= least)
                last = clock()
            except (OSError, WebSocketException, TimeoutError):
                assert clock() < last + GONE, "the server does not come back"
                connected = False
                self.reconnected += 1
                await asyncio.sleep(0.02)
        await client.hang_up()

    async def _dial(self, client: Client) -> None:
        """The same question is asked again, in the same words, if nobody has moved on."""
        before = client.now
        await client.dial()
        if before and before["version"] == client.now["version"] and before["legal"]:
            for part in ("view", "prompt", "legal", "candidates", "deciding", "told"):
                assert client.now[part] == before[part], part
            self.asked_again += 1

    async def _wait_for_a_crash(self, client: Client) -> None:
        prompt = client.now["prompt"]
        if self.holds and prompt["step"] == "announced" and VETO in prompt["text"]:
            self.nested.set()
            while True:
                await client.hear(timeout=120)  # until the connection breaks

    def _choice(self, now: Message) -> Message:
        """Cards are played and vetoed wherever that is possible, so that interruptions nest."""
        actions = [choice["action"] for choice in now["legal"]]
        eager = [action for action in actions if action[0] in ("react", "play")]
        action = self.chance.choice(eager if eager and self.chance.random() < 0.8 else actions)
        version = now["version"]
        return {"type": "act", "id": f"m{version}", "version": version, "action": action}


class Murderer:
    """Kills the server and starts it again, so many times."""

    def __init__(self, servers: Family, players: list[Player], chance: random.Random) -> None:
        self.servers = servers
        self.players = players
        self.chance = chance
        self.kills = self.nested = 0

    async def run(self, port: int, pid: int) -> int:
        """Gives the last server, which lives."""
        while self.kills < KILLS:
            if self.kills % NESTED == NESTED - 1:
                await self._nested()
            else:
                await self._first("moved")  # the game is on, also where machines are slow
                await asyncio.sleep(self.chance.uniform(0, 0.1))
            await self.servers.kill(pid)
            self.kills += 1
            _, pid = await self.servers.start(port, self._birth())
        return pid

    def _birth(self) -> Birth:
        return "exec" if self.kills * EXECUTED // KILLS != (self.kills - 1) * EXECUTED // KILLS else "fork"

    async def _nested(self) -> None:
        for player in self.players:
            player.holds = True
        await self._first("nested")
        for player in self.players:
            player.holds = False
        self.nested += 1

    async def _first(self, name: str) -> None:
        events: list[asyncio.Event] = [getattr(player, name) for player in self.players]
        for event in events:
            event.clear()
        waiting = [asyncio.create_task(event.wait()) for event in events]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()


async def asked(port: int, method: str, path: str, status: int, **more: Any) -> Any:
    """An HTTP request that is made until the server lives to answer it."""
    clock = asyncio.get_running_loop().time
    last = clock()
    while clock() < last + GONE:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(timeout=60, verify=False) as http:
                found = await http.request(method, f"http://127.0.0.1:{port}{path}", **more)
                assert found.status_code == status, found.text
                return found.json()
        await asyncio.sleep(0.02)
    raise AssertionError("the server does not come back")


@pytest.mark.asyncio
async def test_killed_at_random_moments(nursery: Nursery, database: str, tmp_path: Path) -> None:
    chance = random.Random(17)
    games = 0
    log = tmp_path / "servers.log"
    async with Family(nursery, database, log) as servers:
        port, pid = await servers.start(birth="exec")
        players = [Player(seat, port, random.Random(seat)) for seat in (0, 1)]
        murderer = Murderer(servers, players, chance)
        killing = asyncio.create_task(murderer.run(port, pid))
        body = {"game": "parley", "seats": [seat_of(one) for one in ("person:Anna", "person:Ben", "random:Robert")]}
        try:
            while not killing.done():
                table = Made(await asked(port, "POST", "/api/tables", 201, json={**body, "start": True}))
                await asyncio.gather(*(player.play(table) for player in players))
                games += 1
                record = await asked(port, "GET", f"/api/tables/{table.id}/record", 200)
                for player in players:
                    done = [move[1] for move in record["moves"] if move[0] == player.seat]
                    assert all(action == ["pass"] for action in left_over(done, player.acknowledged))
                    assert player.seat != ALWAYS_ASKED or done == player.acknowledged
        finally:
            if not killing.done():
                killing.cancel()
        pid = await killing
        await servers.only(pid, *await workers_of(servers, pid))  # of those who were killed nobody is left
    assert (murderer.kills, murderer.nested) == (KILLS, KILLS // NESTED)
    assert games > 0
    assert sum(player.reconnected for player in players) >= KILLS // 2  # some kills hit between two games
    assert sum(player.asked_again for player in players) >= murderer.nested
    said = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]  # Python warns beside it
    assert [line for line in said if line["level"] in ("error", "critical")] == []


def left_over(done: list[Any], acknowledged: list[Any]) -> list[Any]:
    """What was done beside what was acknowledged, which must be there in its order."""
    left, wanted = [], iter(acknowledged)
    following = next(wanted, None)
    for action in done:
        if action == following:
            following = next(wanted, None)
        else:
            left.append(action)
    assert following is None, f"{following} was acknowledged and is lost"
    return left


async def workers_of(servers: Family, pid: int) -> set[int]:
    """The living descendants of a server."""
    parents = {}
    for one in servers.alive():
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            parents[one] = int(fields[1])
    return {one for one, parent in parents.items() if parent == pid}
