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


async def test_a_hint_is_thought_of_while_other_commands_are_answered(house: House) -> None:
    """14.5: three of the moves that may be made, each with its chance and reasons in the reader's language."""
    made = await house.table("person:Anna", "person:Ben", game="volk", settings={"hints": True})
    async with house.client(made.id, made.tokens[0], lang="de") as anna, house.client(made.id, made.tokens[1]) as ben:
        assert anna.now["hints"]
        assert not ben.now["hints"]
        await anna.send(type="hint", id="h", version=anna.now["version"])
        await anna.send(type="ping", id="p")
        kinds = [(await anna.until(lambda one: one.get("id") in ("h", "p")))["type"] for _ in range(2)]
        assert kinds == ["pong", "hints"]
        moves = anna.received[-1]["moves"]
        legal = [choice["action"] for choice in anna.now["legal"]]
        assert len(moves) == 3
        assert all(move["action"] in legal and 0 <= move["chance"] <= 1 for move in moves)
        told = ("Verglichen mit anderen Zügen: ", "Kaum ein Unterschied")
        assert all(move["why"].startswith(told) and "why-" not in move["why"] for move in moves)
        await ben.see(lambda _: any("has asked for a hint" in line["text"] for line in ben.log.values()))
        await ben.send(type="hint", id="late", version=ben.now["version"])
        refusal = await ben.until(lambda one: one.get("id") == "late")
        assert (refusal["type"], refusal["key"]) == ("error", "table-not-your-turn")
