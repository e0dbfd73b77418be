"""14.6: a finished game is looked at again, over the wire: refused while it runs, the same for everybody, stopped."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from brink.bots.analysis import Care, Found, Stretch
from brink.tables import thinking
from parley import Parley
from parley.mind import ParleyMind
from server.house import House, Message, open_house
from server.test_http import finished_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(autouse=True)
def parley_with_a_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "mind", lambda self: ParleyMind())


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Nothing goes on until this is set."""
    go_on, real = threading.Event(), thinking.look_at

    def look_at(stretch: Stretch, care: Care) -> Found:
        go_on.wait(20)
        return real(stretch, care)

    monkeypatch.setattr(thinking, "look_at", look_at)
    yield go_on
    go_on.set()


async def done(house: House, table: str, **params: str) -> Message:
    for _ in range(400):
        study: Message = await house.get(f"/api/tables/{table}/analysis", **params)
        if study["status"] == "done":
            return study
        await asyncio.sleep(0.05)
    raise AssertionError("it does not end")


async def test_from_the_button_to_the_graph(database: str) -> None:
    async with open_house(database) as house:
        table = (await finished_table(house)).id
        path = f"/api/tables/{table}/analysis"
        nothing = {"status": "none", "moves": 0, "done": 0, "offered": True, "mine": False}
        nothing |= {"reason": None, "analysis": None}
        assert await house.get(path) == nothing
        begun = await house.post(path, {}, 200)
        assert begun["status"] in ("running", "done")
        study = await done(house, table)
        facts = await house.get(f"/api/tables/{table}")
        analysis = study["analysis"]
        assert study["moves"] == study["done"] == facts["moves"] == len(analysis["moves"])
        assert analysis["plans"]
        for move in analysis["moves"]:
            assert sum(move["chances"]) == pytest.approx(1, abs=0.01)
            assert move["text"]
            assert all(option["text"] for option in move["options"])
        for turn in analysis["turning_points"]:
            assert turn["first"] <= turn["move"] <= turn["last"]
            assert turn["by"] in ("decision", "luck", "unforeseen")
        german = (await done(house, table, lang="de"))["analysis"]
        assert german["turning_points"] == analysis["turning_points"]
        assert [move["text"] for move in german["moves"]] != [move["text"] for move in analysis["moves"]]


async def test_before_the_end_nothing_is_told(house: House) -> None:
    running = (await house.table("person:Anna", "random")).id
    for method, path in (("GET", ""), ("POST", ""), ("POST", "/stop")):
        answer = await house.http.request(method, f"/api/tables/{running}/analysis{path}")
        assert answer.status_code == 409, answer.text
        assert answer.json().keys() == {"error", "request"}
        assert answer.json()["error"]["key"] == "not-finished"
        missing = await house.http.request(method, f"/api/tables/nothing/analysis{path}")
        assert missing.status_code == 404


async def test_it_can_be_stopped(house: House, slowly: threading.Event) -> None:
    table = (await finished_table(house)).id
    path = f"/api/tables/{table}/analysis"
    begun = await house.post(path, {}, 200)
    assert (begun["status"], begun["mine"], begun["done"]) == ("running", True, 0)
    assert begun["moves"] > 0
    assert (await house.post(f"{path}/stop", {}, 200))["status"] == "none"
    slowly.set()
    assert (await house.get(path))["status"] == "none"


async def test_why_there_is_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await finished_table(house)).id
    monkeypatch.setattr(Parley, "mind", lambda self: None)
    study = await house.get(f"/api/tables/{table}/analysis", lang="nl")
    assert (study["status"], study["offered"]) == ("none", False)
    assert "stellingen" in study["reason"]["text"]
    answer = await house.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "table-no-mind"


async def test_another_sites_page_begins_nothing(house: House) -> None:
    table = (await finished_table(house)).id
    for path in ("analysis", "analysis/stop"):
        answer = await house.http.post(f"/api/tables/{table}/{path}", headers={"Origin": "https://elsewhere.example"})
        assert answer.status_code == 403
