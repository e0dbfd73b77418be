"""The socket of a table: commands, answers, seats, languages, coming back; and clients that misbehave."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from bench.floods import PING, TEXT, Line, frame, line
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from brink.engine import Match
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.server import Limits, Rate, rooms
from brink.server import connection as connections
from brink.server.arriving import PART, Unhurried
from server.house import PATIENCE, Client, House, open_house

pytestmark = pytest.mark.asyncio(loop_scope="session")
LANGUAGES = ("en", "de", "nl", "es")
VETO = 5


# -- seeing ---------------------------------------------------------------------------------------------------------


async def test_the_seat_that_is_asked_gets_its_choices_and_the_other_waits(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[1]) as ben:
        assert (anna.now["seat"], anna.now["mine"], anna.now["deciding"]) == (0, [0], 0)
        asked = {"seat": 0, "text": "Seal your stake.", "rule": "1", "step": "seal-stake"}
        assert anna.now["prompt"] == {**asked, "window": False, "concerns": [], "kinds": {}, "turn": [], "names": []}
        assert [choice["text"] for choice in anna.now["legal"]] == [f"Stake {points}" for points in range(4)]
        assert anna.now["candidates"][0] == {
            "action": ["stake", 0],
            "text": "Stake 0",
            "about": {"points": 0},
            "group": "stake",
            "heading": "",
            "label": "Stake 0",
            "closes": False,
            "leads": False,
            "reason": None,
            "ending": None,
            "cost": "",
        }
        assert ben.now["legal"] is None
        assert ben.now["candidates"] is None
        assert ben.now["prompt"]["text"] == "Anna seals a stake."
        assert anna.now["told"][0] == {"depth": 0, "text": "Round 1"}
        assert anna.now["seed"] is None
        assert len(anna.now["commitment"]) == 64


async def test_each_reads_his_own_language_and_may_change_it(house: House) -> None:
    made = await house.table("person:Anna", "random", "person:Ben")
    prompts = set()
    for lang in LANGUAGES:
        async with house.client(made.id, made.tokens[0], lang=lang) as client:
            prompts.add(client.now["prompt"]["text"])
    assert len(prompts) == len(LANGUAGES)
    async with house.client(made.id, made.tokens[0], lang="de") as client:
        german = client.log.copy()
        await client.send(type="lang", lang="es")
        await client.until(lambda message: message["type"] == "table" and message["since"] == 0)
        assert client.log.keys() == german.keys()
        assert client.log != german
        await client.act(["stake", 0])


async def test_a_spectator_gets_no_private_line_and_no_choices(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id) as spectator, house.client(made.id, *made.tokens.values()) as both:
        for seat in (0, 1):
            await both.send(type="sit", seat=seat)
            await both.see(lambda message, seat=seat: message["seat"] == seat)
            await both.act(["stake", 2])
        await spectator.see(lambda message: message["version"] == 2)
        texts = [line["text"] for line in spectator.log.values()]
        assert "Anna seals a stake." in texts
        assert not any(text.startswith("You ") for text in texts)
        assert spectator.now["seat"] is None
        assert spectator.now["legal"] is None
        assert spectator.now["view"]["hand"] == []
        for command in ({"type": "act", "version": 2, "action": ["draw"]}, {"type": "chat", "text": "hi"}):
            assert (await spectator.ask(**command))["key"] == "not-your-seat"


async def test_several_tabs_of_one_seat_see_the_same(house: House) -> None:
    made = await house.table("person", "random")
    async with house.client(made.id, made.tokens[0]) as one, house.client(made.id, made.tokens[0]) as two:
        await one.act(["stake", 1])
        await two.see(lambda message: message["version"] >= 1)
        assert two.log[max(two.log)]["n"] >= 1
        assert (await two.ask(type="act", version=0, action=["stake", 2]))["type"] == "stale"


async def test_presence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "GRACE", 0.05)
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna:
        assert [seat["online"] for seat in anna.now["seats"]] == [True, False]
        async with house.client(made.id, made.tokens[1]):
            await anna.see(lambda message: message["seats"][1]["online"])
        await anna.see(lambda message: message["seats"][1]["away"] is not None)
        async with house.client(made.id, made.tokens[1]):
            await anna.see(lambda message: message["seats"][1]["away"] is None)


# -- commands -------------------------------------------------------------------------------------------------------


async def test_a_repeated_command_happens_once(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna:
        first = await anna.act(["stake", 1], id="once")
        assert (first["type"], first["version"], first["repeated"]) == ("ack", 1, False)
        again = await anna.ask(type="act", id="once", version=0, action=["stake", 1])
        assert (again["type"], again["repeated"]) == ("ack", True)
        fresh = await anna.until(lambda message: message["type"] == "table")
        assert fresh["version"] == 1
        assert fresh["view"]["stakes"][0] == 1


async def test_a_stale_command_gets_the_fresh_view(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna:
        await anna.act(["stake", 1])
        answer = await anna.ask(type="act", version=0, action=["stake", 3])
        assert answer["type"] == "stale"
        assert (answer["version"], answer["view"]["stakes"][0]) == (1, 1)


async def test_of_simultaneous_commands_for_one_version_one_wins(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    clients = [Client(house.port, made.id, (made.tokens[0],)) for _ in range(6)]
    for client in clients:
        await client.dial()
    answers = await asyncio.gather(
        *(client.ask(type="act", version=0, action=["stake", number % 4]) for number, client in enumerate(clients))
    )
    assert sorted(answer["type"] for answer in answers) == ["ack", *["stale"] * 5]
    for client in clients:
        await client.hang_up()


async def test_why_not_with_the_rule_in_the_readers_language(house: House) -> None:
    seed = next(seed for number in range(100) if VETO in dealt(seed := seed_from(f"hand {number}"))[0])
    made = await house.seeded(seed, "person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[1]) as ben:
        await anna.act(["stake", 3])
        await ben.see(lambda table: table["version"] == 1)
        await ben.act(["stake", 0])
    async with house.client(made.id, made.tokens[0], lang="de") as anna:
        veto = next(one for one in anna.now["candidates"] if one["action"] == ["play", VETO])
        assert veto["reason"] == {"text": "Veto wird nur als Reaktion gespielt.", "rule": "4"}
        refused = await anna.ask(type="act", version=2, action=["play", VETO])
        assert (refused["type"], refused["key"]) == ("error", "only-as-reaction")
        assert (refused["text"], refused["rule"]) == (veto["reason"]["text"], "4")
        told = await anna.ask(type="why", action=["target", 1])
        assert told["reason"]["text"] == "Das geht jetzt nicht."
        assert (await anna.ask(type="why", action=["draw"]))["reason"] is None
    async with house.client(made.id, made.tokens[1]) as ben:
        told = await ben.ask(type="why", action=["draw"])
        assert told["reason"]["text"] == "It is Anna who decides now."
        refused = await ben.ask(type="act", version=2, action=["draw"])
        assert refused["key"] == "table-not-your-turn"


def dealt(seed: bytes) -> list[list[int]]:
    state: Any = Match(find_game("parley"), 2, seed).state
    return [hand.cards for hand in state.hands]


async def test_every_candidate_that_is_refused_says_why(house: House) -> None:
    """Along a game of the big title: the texts exist in all languages and carry a rule."""
    made = await house.table("person:Anna", "random", game="dictators")
    refusals = 0
    async with house.client(made.id, made.tokens[0], lang="nl") as anna:
        for _ in range(25):
            if not await anna.my_turn():
                break
            allowed = [one["action"] for one in anna.now["candidates"] if one["reason"] is None]
            assert sorted(map(str, allowed)) == sorted(str(choice["action"]) for choice in anna.now["legal"])
            refused = [one for one in anna.now["candidates"] if one["reason"]]
            assert all(one["reason"]["text"] and one["reason"]["rule"] for one in refused)
            refusals += len(refused)
            await anna.act(anna.now["legal"][-1]["action"])
    assert refusals > 0


async def test_undo_free_refused_and_by_consent(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben", settings={"undo": "consent"}, options={"open_stakes": True})
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[1], lang="de") as ben:
        assert not anna.now["undo"]["allowed"]
        await anna.act(["stake", 1])
        assert anna.now["undo"]["text"]
        answer = await anna.ask(type="undo", version=1)
        if answer.get("asked"):
            await ben.see(lambda message: message["undo"]["asked"])
            assert "Anna" in ben.now["undo"]["asked"]["text"]
            assert (await ben.ask(type="undo-answer", agree=True))["type"] == "ack"
        await anna.see(lambda message: message["moves"] == 0)
        assert anna.now["version"] == 2
        assert any("took back" in line["text"] for line in anna.log.values())
        refused = await ben.ask(type="undo", version=2)
        assert refused["type"] == "error"


async def test_chat_reaches_all_and_is_kept(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id) as spectator:
        assert (await anna.ask(type="chat", text="<b>hello</b>"))["type"] == "ack"
        await spectator.until(lambda message: message["type"] == "chat")
        assert [(line["name"], line["text"]) for line in spectator.chat.values()] == [("Anna", "<b>hello</b>")]
    async with house.client(made.id, made.tokens[1]) as ben:
        assert len(ben.chat) == 1
    async with house.client(made.id, made.tokens[1], chat=max(ben.chat)) as ben:
        assert ben.chat == {}


async def test_hot_seat(house: House) -> None:
    """Two people at one screen: one table message shows one seat, never both."""
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, *made.tokens.values()) as screen:
        assert (screen.now["seat"], screen.now["mine"]) == (0, [0, 1])
        await screen.act(["stake", 1])
        assert (await screen.ask(type="act", version=1, action=["stake", 1]))["type"] == "error"  # Anna shows
        await screen.send(type="sit", seat=1)
        await screen.see(lambda message: message["seat"] == 1)
        assert screen.now["since"] == 0
        assert not any(line["text"] == "You seal 1." for line in screen.log.values())
        assert (await screen.act(["stake", 0]))["type"] == "ack"
        assert (await screen.ask(type="sit", seat=2))["key"] == "not-your-seat"
        await screen.send(type="sit", seat=None)
        await screen.see(lambda message: message["seat"] is None)
        assert screen.now["view"]["hand"] == []


async def test_a_command_may_name_its_seat(house: House) -> None:
    """Several people at one screen: what Ben says while Anna's seat is being looked at is Ben's."""
    made = await house.table("person:Anna", "person:Ben", "person:Cleo")
    async with house.client(made.id, made.tokens[0], made.tokens[1]) as screen:
        assert screen.now["seat"] == 0
        assert (await screen.ask(type="resign", seat=2))["key"] == "not-your-seat"
        assert (await screen.ask(type="resign", seat=1))["type"] == "ack"
        await screen.see(lambda message: message["seats"][1]["resigned"])
        assert not screen.now["seats"][0]["resigned"]
        await screen.send(type="sit", seat=1)
        await screen.see(lambda message: message["seat"] == 1)
        played = await screen.ask(type="act", seat=0, version=screen.now["version"], action=["stake", 1])
        assert played["type"] == "ack"


async def test_seats_change_hands(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben", "person:Cleo")
    async with (
        house.client(made.id, made.tokens[0]) as anna,
        house.client(made.id, made.tokens[1]) as ben,
        house.client(made.id) as spectator,
    ):
        assert (await spectator.ask(type="replace", seat=1))["key"] == "not-your-seat"
        assert (await anna.ask(type="replace", seat=1))["key"] == "not-your-seat"  # Ben is there
        assert (await ben.ask(type="away"))["type"] == "ack"
        assert (await anna.ask(type="replace", seat=1, bot="random"))["type"] == "ack"
        await ben.see(lambda message: message["seats"][1]["bot"] == "random")
        assert (await ben.ask(type="back"))["type"] == "ack"
        await anna.see(lambda message: not message["seats"][1]["bot"])
        assert (await ben.ask(type="resign"))["type"] == "ack"
        await anna.see(lambda message: message["seats"][1]["resigned"])
        standing = await anna.ask(type="standing", answers={"announced": "pass"})
        assert standing["type"] == "ack"
        await anna.see(lambda message: message["standing"] == {"announced": "pass"})
        assert (await ben.ask(type="ping"))["type"] == "pong"
        assert ben.now["standing"] == {}


async def test_who_leaves_before_the_start_has_no_seat_any_more(house: House) -> None:
    made = await house.table("person:Anna", "open")
    joined = await house.post(f"/api/tables/{made.id}/join", {"name": "Ben"})
    async with house.client(made.id, joined["token"]) as ben, house.client(made.id, joined["token"]) as other_tab:
        assert ben.now["status"] == "open"
        assert ben.now["view"] is None
        assert (await ben.ask(type="leave"))["type"] == "ack"
        for tab in (ben, other_tab):
            while tab.now["mine"]:
                await tab.hear()
            assert (await tab.ask(type="chat", text="I am still here"))["key"] == "not-your-seat"


async def test_rematch(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[1]) as ben:
        assert (await anna.ask(type="rematch"))["type"] == "error"
        await anna.ask(type="resign")
        await ben.ask(type="resign")
        await ben.see(lambda message: message["status"] == "finished")
        assert ben.now["seed"] is not None
        first = await ben.ask(type="rematch")
        second = await anna.ask(type="rematch")
        assert first["type"] == second["type"] == "joined"
        assert first["table"] == second["table"]
        assert first["token"] != second["token"]


async def test_who_has_said_no_name_is_called_in_the_readers_language(house: House) -> None:
    """In seats, prompts, log and chat, until he says one."""
    made = await house.table("person:Anna", "person")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[1], lang="de") as guest:
        assert [(seat["name"], seat["nameless"]) for seat in anna.now["seats"]] == [("Anna", False), ("Player 2", True)]
        assert [(seat["name"], seat["nameless"]) for seat in guest.now["seats"]] == [
            ("Anna", False),
            ("Spieler 2", True),
        ]
        await anna.ask(type="act", version=anna.now["version"], action=["stake", 1])
        await anna.see(lambda message: message["deciding"] == 1)
        assert anna.now["prompt"]["text"] == "Player 2 seals a stake."
        await guest.ask(type="chat", text="Hallo")
        await anna.until(lambda message: message["type"] == "chat")
        await guest.until(lambda message: message["type"] == "chat")
        assert [line["name"] for line in anna.chat.values()] == ["Player 2"]
        assert [line["name"] for line in guest.chat.values()] == ["Spieler 2"]
        await house.post(f"/api/tables/{made.id}/name", {"token": made.tokens[1], "name": "Ben"}, 200)
        await anna.see(lambda message: not message["seats"][1]["nameless"])
        await guest.see(lambda message: not message["seats"][1]["nameless"])
        assert "Player 2 is now called Ben." in [line["text"] for line in anna.log.values()]
        assert "Spieler 2 heißt jetzt Ben." in [line["text"] for line in guest.log.values()]


# -- coming back ----------------------------------------------------------------------------------------------------


async def test_reconnect_in_the_middle_brings_what_was_missed(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    anna = Client(house.port, made.id, (made.tokens[0],))
    await anna.dial()
    await anna.act(["stake", 1])
    known = dict(anna.log)
    await anna.hang_up()
    async with house.client(made.id, made.tokens[1]) as ben:
        await ben.act(["stake", 0])
    await anna.dial()
    assert anna.now["since"] == max(known)
    assert {line["n"] for line in anna.now["log"]}.isdisjoint(known)
    async with house.client(made.id, made.tokens[0]) as fresh:
        assert fresh.log == anna.log
    await anna.hang_up()


# -- bad input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type": "fly"}',
        '{"type": "act"}',
        '{"type": "act", "id": "x", "version": 0, "action": []}',
        '{"type": "act", "id": "x", "version": 0, "action": [[1]]}',
        '{"type": "act", "id": "x", "version": -1, "action": ["draw"]}',
        '{"type": "act", "id": "", "version": 0, "action": ["draw"]}',
        '{"type": "act", "id": "x", "version": 0, "action": ["stake", 1e400]}',
        '{"type": "act", "id": "x", "version": 0, "action": ["draw"], "seat": -1}',
        '{"type": "hello", "tokens": "abc"}',
        '{"type": "hello", "tokens": [], "unknown": 1}',
        '{"type": "sit", "seat": -1}',
        '{"type": "lang", "lang": "fr"}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "' + "x" * 501 + '"}',
        '{"type": "standing", "answers": {"*": "always"}}',
        "[" * 5000,
        b"\xff\xfe",
    ],
)
async def test_messages_that_make_no_sense(house: House, text: str | bytes) -> None:
    made = await house.table("person", "random")
    async with house.client(made.id, made.tokens[0]) as client:
        assert client.socket is not None
        await client.socket.send(text)
        error = await client.hear()
        assert (error["type"], error["key"]) == ("error", "bad-request")
        assert (await client.act(["stake", 1]))["type"] == "ack"  # nothing is broken by it


@pytest.mark.parametrize("action", [["fly"], ["stake"], ["stake", "one"], ["stake", 1, 2], [3], ["stake", -1]])
async def test_actions_that_are_none(house: House, action: list[Any]) -> None:
    made = await house.table("person", "random")
    async with house.client(made.id, made.tokens[0]) as client:
        answer = await client.ask(type="act", version=0, action=action)
        assert (answer["type"], answer["key"]) == ("error", "not-offered")
        told = await client.ask(type="why", action=action)
        assert told["reason"] is not None


async def test_wrong_tokens_open_nothing(house: House) -> None:
    made = await house.table("person", "random")
    other = await house.table("person", "random")
    async with house.client(made.id, "0" * 22, other.tokens[0]) as client:
        assert client.now["seat"] is None
        error = client.received[0] if client.received[0]["type"] == "error" else await client.hear()
        assert error["key"] == "wrong-token"


async def test_hello_comes_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.table("person", "random")
    client = Client(house.port, made.id)
    await client.dial(hello=False)
    assert (await client.ask(type="act", version=0, action=["draw"]))["key"] == "hello-first"
    assert (await client.ask(type="ping"))["type"] == "pong"
    await client.hang_up()
    monkeypatch.setattr(connections, "HELLO_WITHIN", 0.05)
    await client.dial(hello=False)
    assert await closed_with(client) == 4408


async def test_no_such_table(house: House) -> None:
    client = Client(house.port, "0123456789")
    await client.dial(hello=False)
    assert await closed_with(client) == 4404


async def closed_with(client: Client) -> int | None:
    """The code with which the server hangs up."""
    try:
        while True:
            await client.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_who_talks_nonsense_for_ever_is_hung_up_on(house: House) -> None:
    made = await house.table("person", "random")
    client = Client(house.port, made.id)
    await client.dial()
    assert client.socket is not None
    for _ in range(connections.BAD_MESSAGES + 1):
        await client.socket.send("nonsense")
    assert await closed_with(client) == 4400


async def test_a_frame_that_is_too_large(house: House) -> None:
    made = await house.table("person", "random")
    client = Client(house.port, made.id)
    await client.dial()
    assert client.socket is not None
    await client.socket.send("x" * 70_000)
    assert await closed_with(client) == 1009


async def test_another_sites_page_opens_no_socket(house: House) -> None:
    made = await house.table("person", "random")
    url = f"ws://127.0.0.1:{house.port}/api/tables/{made.id}/socket"
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{house.port + 1}"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with connect(url, origin=house.url) as socket:  # type: ignore[arg-type]
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["type"] == "table"


# -- clients that cost too much -------------------------------------------------------------------------------------


async def test_messages_are_read_as_fast_as_is_said_and_no_faster(sqlite: str) -> None:
    async with open_house(sqlite, Limits(messages=Rate(5, 50))) as house:
        made = await house.table("person", "random")
        async with house.client(made.id) as client:
            began = asyncio.get_running_loop().time()
            for _ in range(44):  # hello was the first
                await client.send(type="ping")
            for _ in range(44):
                await client.until(lambda message: message["type"] == "pong")
            assert asyncio.get_running_loop().time() - began > 0.75


async def test_limits(sqlite: str) -> None:
    slow = Rate(2, 0.01)
    limits = Limits(reads=slow, creates=Rate(1, 0.01), joins=slow, replays=slow, imports=slow, sockets=slow, chats=slow)
    async with open_house(sqlite, limits) as house:
        made = await house.table("person", "random")
        refused = await house.http.post("/api/tables", json={"game": "parley", "players": 2})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["error"]["key"] == "too-many"
        assert [(await house.http.get("/api/games")).status_code for _ in range(3)] == [200, 200, 429]
        assert (await house.http.get("/health")).status_code == 200
        async with house.client(made.id, made.tokens[0]) as client:
            answers = [await client.ask(type="chat", text="hi") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["ack", "ack", "error"]
            assert answers[-1]["key"] == "too-many"
        async with house.client(made.id):
            pass
        with pytest.raises(InvalidStatus):
            await Client(house.port, made.id).dial()


async def test_too_many_connections_of_one_address(sqlite: str) -> None:
    limits = Limits(connections=2)
    async with open_house(sqlite, limits) as house:
        made = await house.table("person", "random")
        async with house.client(made.id), house.client(made.id):
            with pytest.raises(InvalidStatus):
                await Client(house.port, made.id).dial()
        await admitted(Client(house.port, made.id))


async def admitted(client: Client) -> None:
    """The server notices in its own time that somebody has gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await client.dial()
            except InvalidStatus:
                await asyncio.sleep(0.02)
            else:
                return await client.hang_up()


async def test_a_client_that_does_not_read_holds_up_nobody(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    lazy = Client(house.port, made.id, (made.tokens[1],))
    await lazy.dial(max_queue=1)
    assert lazy.socket is not None
    lazy.socket.transport.pause_reading()

    async def demand() -> None:
        """Far more than any queue holds; the server stops reading him instead of storing answers."""
        for _ in range(20_000):
            await lazy.send(type="ping", id="x" * 64)

    demanding = asyncio.create_task(demand())
    await asyncio.sleep(0.3)
    async with house.client(made.id, made.tokens[0]) as anna:
        async with asyncio.timeout(PATIENCE):
            await anna.act(["stake", 1])
            assert anna.now["version"] == 1
    demanding.cancel()
    await asyncio.gather(demanding, return_exceptions=True)
    lazy.socket.transport.resume_reading()
    await lazy.see(lambda message: message["version"] == 1)  # and when he reads again, the newest view is there
    lazy.socket.transport.abort()


async def test_views_are_skipped_not_queued(house: House) -> None:
    """Whoever reads late gets the newest view, and every log line."""
    made = await house.table("person:Anna", "person:Ben", options={"rounds": 12, "goal": 20})
    late = Client(house.port, made.id)
    await late.dial()
    async with house.client(made.id, *made.tokens.values()) as both:
        for seat in (0, 1):
            await both.ask(type="standing", seat=seat, answers={"*": "ask"})
        for _ in range(30):
            if both.now["seat"] != both.now["deciding"]:
                seat = both.now["deciding"]
                await both.send(type="sit", seat=seat)
                await both.see(lambda message, seat=seat: message["seat"] == seat)
            await both.act()
        version = both.now["version"]
    await late.see(lambda message: message["version"] == version)
    async with house.client(made.id) as fresh:
        assert late.log == fresh.log
    await late.hang_up()


async def test_only_who_is_silent_is_asked_whether_he_is_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.server.config, "ws_ping_interval", 0.5)
    made = await house.table("person:Anna", "person:Ben")
    async with line(house.http) as bare:
        await bare.watch(made.id)
        for _ in range(15):
            bare.writer.write(frame(TEXT, b'{"type":"ping"}'))
            await asyncio.sleep(0.1)
        assert PING not in await kinds_of(bare)
        await asyncio.sleep(0.6)
        assert PING in await kinds_of(bare)


async def kinds_of(bare: Line) -> list[int]:
    """Of the frames that have come."""
    kinds: list[int] = []
    with suppress(TimeoutError):
        while True:
            async with asyncio.timeout(0.1):
                kind, length = await bare.reader.readexactly(2)
                if length >= 126:
                    length = int.from_bytes(await bare.reader.readexactly(2 if length == 126 else 8))
                await bare.reader.readexactly(length)
            kinds.append(kind)
    return kinds


class Noted:
    """A transport of whatever event loop, and how often it was told to rest."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self.rests = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        self.rests += 1
        self._transport.pause_reading()


async def test_a_socket_rests_only_when_more_comes_than_is_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """To let it rest and to wake it again costs more than to read a message."""
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna:
        (served,) = [one for one in house.server.server_state.connections if isinstance(one, Unhurried)]
        noted = Noted(served.transport)
        monkeypatch.setattr(served, "transport", noted)
        for _ in range(5):
            assert (await anna.ask(type="ping"))["type"] == "pong"
        assert noted.rests == 0
        assert anna.socket is not None
        many = 2 * PART // len('{"type":"ping"}')
        for _ in range(many):
            anna.socket.transport.write(frame(TEXT, b'{"type":"ping"}'))
        for _ in range(many):
            await anna.until(lambda message: message["type"] == "pong")
        assert noted.rests > 0


async def test_a_socket_that_rests_does_not_hold_what_it_came_with(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]):
        sockets = [one for one in house.server.server_state.connections if isinstance(one, Unhurried)]
        assert [(one.scope["headers"], one.request) for one in sockets] == [([], None)] * max(1, len(sockets))
