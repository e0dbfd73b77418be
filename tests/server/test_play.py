"""Whole games over the wire, as people play them."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from brink.engine import Record, verify
from server.house import Client, House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play(client: Client, chance: random.Random, reload_after: int = 0) -> int:
    """Random moves to the end; once in between the page is reloaded."""
    moves = 0
    while await client.my_turn():
        answer = await client.act(chance.choice(client.now["legal"])["action"])
        if answer["type"] == "stale":  # a bot or a standing answer was quicker
            continue
        assert answer["type"] == "ack", answer
        moves += 1
        if moves == reload_after:
            await client.hang_up()
            await client.dial()
    return moves


@pytest.mark.parametrize(("game", "bots"), [("parley", ["random", "random"]), ("dictators", ["steady"])])
async def test_two_people_play_to_the_end_in_different_languages(house: House, game: str, bots: list[str]) -> None:
    seats = ["person:Anna", *(f"{bot}:Bot {number}" for number, bot in enumerate(bots)), "person:Ben"]
    made = await house.table(*seats, game=game)
    last = len(seats) - 1
    async with (
        house.client(made.id, made.tokens[0], lang="de") as anna,
        house.client(made.id, made.tokens[last], lang="es") as ben,
        house.client(made.id, lang="nl") as spectator,
    ):
        *moves, _ = await asyncio.gather(
            play(anna, random.Random(1), reload_after=5),
            play(ben, random.Random(2)),
            spectator.see(lambda table: table["status"] == "finished"),
        )
        assert all(moves)
        results = [client.now["outcome"] for client in (anna, ben, spectator)]
        assert len({result["text"] for result in results}) == 3
        assert len({str(result["ranking"]) for result in results}) == 1
        assert anna.now["prompt"] is None
        assert anna.now["view"] != ben.now["view"] or game == "parley"

        # What came in pieces is what one gets who comes late.
        async with house.client(made.id, made.tokens[0], lang="de") as late:
            await late.read_back()
            assert late.log == anna.log
            assert late.now["view"] == anna.now["view"]
        assert not any("{" in line["text"] for line in anna.log.values())

        record = msgspec.convert(await house.get(f"/api/tables/{made.id}/record"), Record)
        verify(record)
        assert record.seed == anna.now["seed"]
