"""A server is upgraded in the middle of games: the release before is killed or stopped, and this one goes on.

`BRINK_BEFORE=folder/src:folder/tests` is the Python path of the release before and `BRINK_UPGRADES=100` how often it is
done. Without them a server of this release comes after another one.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from brink.tables import store
from brink.tables.doctor import examine
from brink.tables.storage import ReadOnly
from server.house import Client, Made, Message, seat_of
from server.nursery import Family, Nursery
from server.test_durability import asked, left_over

BEFORE = os.environ.get("BRINK_BEFORE", "")
UPGRADES = int(os.environ.get("BRINK_UPGRADES", "1"))
BOTS = {"volk": [], "parley": ["random"], "dictators": ["steady"], "twogm": [], "twoplustwo": ["steady", "random"]}
TITLES = [title for title in BOTS if title != "parley" or not BEFORE]  # our own little game is in no release
BY_THE_OLD, BY_THE_NEW = (2, 12), 5  # decisions of the first player
WAYS = (signal.SIGKILL, signal.SIGTERM)
GONE = 120.0  # seconds


class Guest:
    """Plays at random, comes back by himself, and sends what was not answered again."""

    def __init__(self, seat: int, port: int, table: Made, chance: random.Random) -> None:
        self.client = Client(port, table.id, (table.tokens[seat],))
        self.seat = seat
        self.chance = chance
        self.acknowledged: list[Any] = []
        self.kept: list[Any] = []
        self.asked_again = 0
        self.holds = asyncio.Event()  # when next asked, he does not answer before the server is gone
        self.held = asyncio.Event()
        self._moved = asyncio.Condition()

    async def has_moved(self, times: int) -> None:
        async with self._moved:
            await self._moved.wait_for(lambda: len(self.acknowledged) + len(self.kept) >= times or self.over)

    @property
    def over(self) -> bool:
        return bool(self.client.now) and self.client.now["status"] == "finished"

    async def play(self) -> None:
        pending: Message | None = None
        connected = False
        while not self.over:
            try:
                if not connected:
                    await self._dial()
                    connected = True
                if pending is None:
                    if not await self.client.my_turn():
                        break
                    await self._hold()
                    pending = self._choice()
                answer = await self.client.ask(**pending)
                assert answer["type"] == "ack", answer
                # At a window an answer may be kept until it is its time; if others answer first, it is dropped.
                (self.kept if answer.get("kept") else self.acknowledged).append(pending["action"])
                pending = None
                await self._tell()
                await self.client.see(lambda seen, least=answer["version"]: seen["version"] >= least)
            except (OSError, WebSocketException):
                connected = False
                await asyncio.sleep(0.05)
        self.held.set()
        await self._tell()

    async def _hold(self) -> None:
        while self.holds.is_set():
            self.held.set()
            await self.client.hear(timeout=GONE)

    async def _tell(self) -> None:
        async with self._moved:
            self._moved.notify_all()

    async def _dial(self) -> None:
        """Whoever was asked is asked the same by the next release, though perhaps in other words."""
        before = self.client.now
        await self.client.dial()
        if before and before["version"] == self.client.now["version"] and before["legal"]:
            assert question(self.client.now) == question(before)
            self.asked_again += 1

    def _choice(self) -> Message:
        now = self.client.now
        action = self.chance.choice([choice["action"] for choice in now["legal"]])
        return {"type": "act", "id": f"m{now['version']}", "version": now["version"], "action": action}


def question(now: Message) -> Any:
    return now["seat"], now["deciding"], now["prompt"]["step"], sorted(str(one["action"]) for one in now["legal"])


@asynccontextmanager
async def serving(database: str, log: Path, source: str) -> AsyncIterator[tuple[int, Process]]:
    """`brink serve` of the release whose source this is ("": this one), until the block ends."""
    code = "from brink.cli import main; main()"
    with log.open("a") as said:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code, "serve", "--port", "0", "--database", database, "--bot-pause", "0"),
            env={**os.environ, **({"PYTHONPATH": source} if source else {})},
            stdout=asyncio.subprocess.PIPE,
            stderr=said,
        )
    assert process.stdout is not None
    found = re.search(rb"http://127\.0\.0\.1:(\d+)/", await process.stdout.readline())
    assert found, log.read_text()
    try:
        yield int(found[1]), process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def emptied(database: str) -> None:
    """The release before finds nothing of the one after it."""
    if database.startswith("sqlite"):
        for file in Path(database.removeprefix("sqlite:///")).parent.glob("brink.sqlite3*"):
            file.unlink()
        return
    connection = await asyncpg.connect(database, timeout=30)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


async def moves_of(database: str, table: str) -> list[tuple[int, Any]]:
    storage = ReadOnly(database)
    try:
        rows = await storage.read(lambda on: store.read_rows(on, table))
    finally:
        await storage.close()
    return [(row.move.seat, json.loads(msgspec.json.encode(row.move.as_action()))) for row in rows]


def seated(game: str) -> list[Message]:
    return [seat_of(one) for one in ("person:Anna", "person:Ben", *(f"{bot}:{bot}" for bot in BOTS[game]))]


@pytest.mark.asyncio
async def test_games_go_on_under_the_next_release(nursery: Nursery, database: str, tmp_path: Path) -> None:
    chance = random.Random(23)
    again = 0
    for number in range(UPGRADES):
        await emptied(database)
        game = TITLES[number % len(TITLES)]
        again += await upgrade(nursery, database, tmp_path / "servers.log", game, number, chance)
    assert again >= (UPGRADES + 1) // 2, "hardly anybody was in the middle of anything"


async def upgrade(nursery: Nursery, database: str, log: Path, game: str, number: int, chance: random.Random) -> int:
    """One upgrade under two people; how many of them were asked the same once more.

    Every second one comes while the first of them thinks, the others at any moment.
    """
    async with asyncio.TaskGroup() as people:  # if one of them fails, all is called off
        async with serving(database, log, BEFORE) as (port, old):
            body = {"game": game, "seats": seated(game), "start": True}
            table = Made(await asked(port, "POST", "/api/tables", 201, json=body))
            guests = [Guest(seat, port, table, random.Random(chance.random())) for seat in (0, 1)]
            playing = [people.create_task(guest.play()) for guest in guests]
            async with asyncio.timeout(GONE):
                await guests[0].has_moved(chance.randint(*BY_THE_OLD))
                if number % 2 == 0 and not guests[0].over:
                    guests[0].holds.set()
                    await guests[0].held.wait()
            await asyncio.sleep(chance.uniform(0, 0.05))
            old.send_signal(WAYS[number // 2 % len(WAYS)])
            await old.wait()
            guests[0].holds.clear()
        async with Family(nursery, database, log) as servers:
            await servers.start(port)
            async with asyncio.timeout(GONE):
                await guests[0].has_moved(len(guests[0].acknowledged) + len(guests[0].kept) + BY_THE_NEW)
            for task in playing:
                task.cancel()
    made = await moves_of(database, table.id)
    for guest in guests:
        # What nobody acknowledged: what the table passed for him, and what was under way when he was called off.
        left = left_over([action for seat, action in made if seat == guest.seat], guest.acknowledged)
        assert len([action for action in left if action != ["pass"] and action not in guest.kept]) <= 1, left
    assert [found.verdict async for found in examine(database, 1) if found.verdict == "broken"] == []
    return sum(guest.asked_again for guest in guests)
