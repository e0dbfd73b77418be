"""Two server processes on one PostgreSQL: any process serves any table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from server.house import Client, Made, seat_of
from server.nursery import Nursery


@pytest.mark.asyncio
async def test_players_on_different_processes(postgres: str, tmp_path: Path) -> None:
    async with Nursery(postgres, tmp_path / "servers.log") as nursery:
        here, _ = await nursery.start()
        there, pid = await nursery.start()
        async with httpx.AsyncClient() as http:
            body = {"game": "parley", "seats": [seat_of("person:Anna"), seat_of("person:Ben")], "start": True}
            made = Made((await http.post(f"http://127.0.0.1:{here}/api/tables", json=body)).json())
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
            await nursery.kill(pid)
            ben.port = rival.port = here
            await ben.dial()
            assert ben.now["version"] == anna.now["version"]
            for client in (anna, ben):
                await client.hang_up()
