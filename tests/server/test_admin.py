"""For whoever runs the server: what he sees, what he may do, and that it tells him nothing that is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from brink.engine.chance import seed_from
from brink.server import Limits, Rate
from brink.server.connection import NO_TABLE
from brink.server.watch import SLOWEST, Slow, Slowest
from brink.tables import overseeing, quotas
from server.house import Client, House, Made, open_house
from server.test_metrics import BEARER, TOKEN
from server.test_socket import closed_with


@pytest.fixture
async def host(sqlite: str) -> AsyncIterator[House]:
    async with open_house(sqlite, admin_token=TOKEN, metrics=True) as house:
        yield house


async def seen(house: House, path: str = "", **params: Any) -> Any:
    answer = await house.http.get(f"/api/admin{path}", headers=BEARER, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_tables_as_the_host_sees_them(host: House) -> None:
    made = await host.table("person", "random", title="Friday", settings={"private": True}, start=False)
    await host.table("person", "open", title="Later")
    await host.tables.start(made.id)
    async with host.client(made.id, made.tokens[0]) as client, host.client(made.id):
        if await client.my_turn():
            await client.act()
        lines = {line["title"]: line for line in await seen(host, "/tables")}
        friday = lines["Friday"]
        assert (friday["status"], friday["private"], friday["people"], friday["bots"]) == ("running", True, 1, 1)
        assert (friday["present"], friday["watching"]) == (1, 1)
        assert friday["moves"] >= 1
        assert friday["moved"] >= friday["created"]
        assert friday["bytes"] > 0
        assert (lines["Later"]["status"], lines["Later"]["moves"], lines["Later"]["moved"]) == ("open", 0, None)
        assert [line["title"] for line in await seen(host, "/tables", status="open")] == ["Later"]


async def test_clients_errors_sizes_and_slow_commands(host: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await host.table("person", "person")
    async with host.client(made.id, made.tokens[0]) as client:
        act = host.tables.act

        async def slowly(*args: Any) -> Any:
            await asyncio.sleep(0.2)
            return await act(*args)

        monkeypatch.setattr(host.tables, "act", slowly)
        await client.act()
        monkeypatch.setattr(host.tables, "lobby", lambda *_: 1 / 0)
        failed = await host.http.get("/api/tables")
        now = await seen(host)
    slow = now["slow"][0]
    assert (slow["command"], slow["game"]) == ("act", "parley")
    assert slow["ms"] >= 200
    assert 0 < slow["parts"]["database"] < slow["ms"]
    assert slow["request"].endswith(".2")
    assert (now["errors"][0]["message"], now["errors"][0]["request"]) == ("unexpected error", failed.json()["request"])
    assert now["errors"][0]["kind"].startswith("ZeroDivisionError test_admin.py:")
    assert [one["connections"] for one in now["clients"]] == [now["connections"]] == [1]
    assert "127.0.0.1" not in str(now["clients"])
    assert now["database"]["tables"]["running"] == 1
    assert min(now["database"]["bytes"], now["memory"]) > 10_000


async def test_a_table_is_removed_and_everybody_there_is_told(host: House) -> None:
    made, other = await host.table("person", "person"), await host.table("person", "person")
    async with host.client(other.id, other.tokens[0]) as elsewhere:
        client, watcher = [await dialled(host, made, *tokens) for tokens in ((made.tokens[0],), ())]
        answer = await host.http.post(f"/api/admin/tables/{made.id}/remove", headers=BEARER)
        assert (answer.status_code, answer.json()) == (200, {"table": made.id})
        for one in (client, watcher):
            assert await closed_with(one) == NO_TABLE
        assert (await host.http.get(f"/api/tables/{made.id}")).status_code == 404
        again = await host.http.post(f"/api/admin/tables/{made.id}/remove", headers=BEARER)
        assert (again.status_code, again.json()["error"]["key"]) == (404, "no-such-table")
        await elsewhere.act()
    assert (await seen(host))["errors"] == []


async def dialled(house: House, made: Made, *tokens: str) -> Client:
    client = Client(house.port, made.id, tokens)
    await client.dial()
    return client


async def test_a_table_that_bots_play_can_be_removed(host: House) -> None:
    made = await host.table("random", "random", "random")
    await host.http.post(f"/api/admin/tables/{made.id}/remove", headers=BEARER)
    await asyncio.sleep(0.3)
    assert await seen(host, "/tables") == []
    assert (await seen(host))["errors"] == []


async def test_everybody_is_told_and_whoever_comes(host: House) -> None:
    made = await host.table("person", "person")

    async def announce(**body: Any) -> Any:
        answer = await host.http.post("/api/admin/notice", headers=BEARER, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["notice"]

    async with host.client(made.id, made.tokens[0]) as first:
        assert (await announce(text="  Pizza\n is here ")) == {"text": "Pizza is here", "stops_in": None}
        told = await first.until(lambda message: message["type"] == "notice")
        assert told == {"type": "notice", "text": "Pizza is here", "stops_in": None}
        assert (await announce(text="New cards", minutes=5))["stops_in"] == pytest.approx(300, abs=5)
        assert (await first.until(lambda message: message["type"] == "notice"))["stops_in"] == pytest.approx(300, abs=5)
        async with host.client(made.id) as second:
            assert [one["text"] for one in second.received if one["type"] == "notice"] == ["New cards"]
        assert await announce() is None
        gone = await first.until(lambda message: message["type"] == "notice")
        assert gone == {"type": "notice", "text": "", "stops_in": None}


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", ""), ("GET", "/tables"), ("POST", "/tables/x/remove"), ("POST", "/notice")],
)
async def test_not_without_the_token_nor_from_another_page_nor_if_it_is_off(
    host: House, tmp_path: Path, method: str, path: str
) -> None:
    async def status(house: House, **headers: str) -> int:
        how: dict[str, Any] = {"json": {}} if path == "/notice" else {}
        return (await house.http.request(method, f"/api/admin{path}", headers=headers, **how)).status_code

    assert await status(host) == 403
    assert await status(host, Authorization="Bearer wrong") == 403
    fine = {"GET": 200, "POST": 404 if "remove" in path else 200}[method]
    assert await status(host, **BEARER) == fine
    if method == "POST":
        assert await status(host, **BEARER, Origin="https://elsewhere.example") == 403
    async with open_house(f"sqlite:///{tmp_path / 'off.sqlite3'}") as off:
        assert await status(off, **BEARER) == 404
    async with open_house(f"sqlite:///{tmp_path / 'few'}", Limits(admin=Rate(1, 0)), admin_token=TOKEN) as few:
        assert [await status(few) for _ in range(3)] == [403, 429, 429]


# -- nothing hidden ---------------------------------------------------------------------------------------------------


async def sealed(host: House, seed: str, stakes: tuple[int, int]) -> Made:
    """A table at which nobody who looks on can tell which world it is: other cards, other sealed stakes."""
    made = await host.seeded(seed_from(seed), "person:Anna", "person:Ben", undo="consent")
    for seat, stake in enumerate(stakes[:1]):
        version = (await host.tables.info(made.id)).version
        await host.tables.standing(made.id, seat, {"*": "ask"})
        await host.tables.act(made.id, seat, f"{seed} {seat}", version, ("stake", stake))
    return made


async def worlds(host: House) -> list[Any]:
    """What the host sees of tables that nobody can tell apart, but for which table it is and when it was made."""
    tables = [await sealed(host, f"world {n}", (n % 2, 0)) for n in range(6)]
    lives = [await host.tables._hall.fresh(made.id) for made in tables]
    assert len({live.game.hash(live.running) for live in lives}) == 6, "the worlds are the same: nothing would be seen"
    lines = await seen(host, "/tables")
    assert len(lines) == 6
    return [{name: line[name] for name in line if name not in ("table", "created", "moved")} for line in lines]


async def test_two_worlds_that_nobody_can_tell_apart_look_the_same_to_the_host(host: House) -> None:
    """Other hands, another deck, other stakes."""
    told = await worlds(host)
    assert all(one == told[0] for one in told)


async def test_a_leak_planted_in_the_sizes_is_found(host: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored of a game that runs is as long as what is in it."""
    monkeypatch.setattr(overseeing, "_bytes", lambda connection, row: quotas.weight(connection, row.id))
    told = await worlds(host)
    assert not all(one == told[0] for one in told)


async def test_no_secret_is_in_anything_the_host_gets(host: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, keys, their hashes, what somebody holds; not even if an error has it in its words."""
    made = await sealed(host, "secrets", (1, 0))
    live = await host.tables._hall.fresh(made.id)
    secret = f"{live.facts.seed} {made.tokens[0]} hand 17"

    def fails(*_: Any, **__: Any) -> Any:
        raise RuntimeError(secret)

    async with host.client(made.id, made.tokens[0]) as client:
        monkeypatch.setattr(host.tables, "say", fails)
        await client.ask(type="chat", text="hello")
        await host.tables._hall.failed(live, RuntimeError(secret), ("stake", 1))
        answers = [
            await host.http.get(path, headers=BEARER) for path in ("/api/admin", "/api/admin/tables", "/metrics")
        ]
    assert len(answers[0].json()["errors"]) >= 2
    hidden = [live.facts.seed, live.facts.host, made.host, *made.tokens.values(), *(c.token for c in live.chairs)]
    for answer in answers:
        assert answer.status_code == 200
        assert [word for word in (*hidden, "hand 17", TOKEN) if word and word in answer.text] == []


# -- the slowest ------------------------------------------------------------------------------------------------------


def test_of_the_last_hour_the_slowest_are_kept_and_no_more() -> None:
    now = 0.0
    slowest = Slowest(lambda: now)

    def add(ms: float) -> None:
        slowest.add(Slow(at=now, command="act", game="parley", ms=ms, parts={}, request=""))

    for number in range(10_000):
        now = number * 0.6  # a hundred minutes
        add(float(number % 777))
    kept = slowest.all()
    assert [one.ms for one in kept] == sorted((one.ms for one in kept), reverse=True)
    assert len(kept) == SLOWEST
    assert kept[0].ms == 776
    assert all(now - one.at <= 3600 + 300 for one in kept)
    assert sum(len(slot) for _, slot in slowest._slots) <= 13 * SLOWEST
