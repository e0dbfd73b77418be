"""What the wire tells the others while a window is open: the same, whether somebody is asked or the table waits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from brink.tables import silence
from engine.tools import ENVOY, SPY, VETO
from server.house import House, Message
from tables.rigged import PLAYS, WITH, WITHOUT, Rig, rig

__all__ = ["rig"]
pytestmark = pytest.mark.asyncio(loop_scope="session")
OTHER_TABLE = ("table", "commitment")


async def heard(house: House, rig: Rig, hand: Sequence[int], policy: str) -> list[list[Message]]:
    """All that the author, another player and a spectator are sent from the moment an Envoy is played, while Ben, who
    holds this hand, is asked or not. He passes as soon as he is asked.
    """
    rig.hands = [[ENVOY] * PLAYS, hand, WITHOUT]
    made = await house.seeded(bytes(16), "person:Anna", "person:Ben", "person:Cleo")
    keys = made.tokens
    async with (
        house.client(made.id, keys[1]) as ben,
        house.client(made.id, keys[0]) as anna,
        house.client(made.id, keys[2]) as cleo,
        house.client(made.id) as spectator,
    ):
        others = [anna, cleo, spectator]
        await ben.ask(type="standing", answers={"*": policy})
        for client in others:
            await client.see(lambda table: all(seat["online"] for seat in table["seats"]))
            client.received.clear()
        await anna.ask(type="act", id="it", version=0, action=["play", ENVOY])
        await ben.see(lambda table: table["version"] == 1)
        if ben.now["legal"]:
            answer = await ben.ask(type="act", version=1, action=["pass"])
            assert (answer["type"], answer["kept"]) == ("ack", policy == "ask-able")
        for client in others:
            await client.see(lambda table: table["version"] == 3)
        since = [[one for one in client.received if one.get("version") != 0] for client in others]
        return [[without(message) for message in messages] for messages in since]


def without(message: Message) -> Any:
    """What differs because it is another table, left out."""
    return json.dumps({key: value for key, value in message.items() if key not in OTHER_TABLE}, sort_keys=True)


async def test_nobody_hears_whether_somebody_is_asked(house: House, rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(silence, "pause", lambda: 0.6)
    able = await heard(house, rig, WITH, "ask-able")
    assert able == await heard(house, rig, WITHOUT, "ask-able")
    assert [len(messages) for messages in able] == [3, 2, 2]  # the move and what follows it; the author's ack


async def test_a_window_says_what_one_may_let_pass_for_good(house: House, rig: Rig) -> None:
    rig.hands = [[ENVOY] * 5, [SPY, VETO]]
    made = await house.seeded(bytes(16), "person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[1], lang="de") as ben:
        await anna.act(["play", ENVOY])
        await ben.see(lambda table: table["version"] == 1)
        assert ben.now["prompt"]["kinds"] == {f"card:{ENVOY}": "Gesandter", "announced": "Gespielte Karten"}
        assert (ben.now["asked"], anna.now["asked"]) == ([1], [])
        assert (await ben.ask(type="standing", answers={f"card:{ENVOY}": "pass"}))["type"] == "ack"
        await ben.see(lambda table: table["version"] == 2)
        assert ben.now["standing_names"] == {f"card:{ENVOY}": "Gesandter"}
        assert anna.now["standing_names"] == {}
