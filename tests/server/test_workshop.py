"""The Workshop over HTTP: who may do what, what is refused and where, and experiments with what was made."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import sys
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from brink.cli import app
from brink.lab.store import Run
from brink.server import Settings, designing, experimenting, experiments
from brink.server.running import is_for_this_machine
from lacking import missing
from server.house import House, open_house
from server.test_metrics import BEARER, TOKEN
from terminal import CliRunner

pytestmark = pytest.mark.asyncio(loop_scope="session")
LAB = (sys.executable, str(Path(__file__).parents[1] / "stand_in_lab.py"))
ENVOY = '[[cards]]\nid = "envoy"\ncopies = 9\neffect = "score 1"\nprovenance = "house"'
SHOP = "/api/workshop/games/parley"
LABS = "/api/workshop/experiments"
PLAN = {"game": "parley", "packs": ["standard"], "players": 2, "bots": ["random"], "games": 4}


@pytest.fixture(autouse=True)
def experiments_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "experiments"
    monkeypatch.setenv("BRINK_EXPERIMENTS", str(home))
    return home


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def alone(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for oneself."""
    place = tmp_path_factory.mktemp("alone")
    async with open_house(f"sqlite:///{place / 'brink.sqlite3'}", alone=True, lab=LAB) as house:
        yield house


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def hosted(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for others, with a host."""
    place = tmp_path_factory.mktemp("hosted")
    async with open_house(f"sqlite:///{place / 'brink.sqlite3'}", admin_token=TOKEN, lab=LAB) as house:
        yield house


async def shop(house: House, **query: str) -> dict[str, Any]:
    found: dict[str, Any] = await house.get(SHOP, **query)
    return found


async def check(house: House, *edits: dict[str, Any], status: int = 200, **more: Any) -> Any:
    mark = (await shop(house, pack=more.get("pack", "standard")))["pack"]["mark"]
    return await house.post(f"{SHOP}/check", {"mark": mark, "edits": edits, **more}, status)


async def save(house: House, name: str, *edits: dict[str, Any], status: int = 200, **more: Any) -> Any:
    mark = (await shop(house, pack=more.get("pack", "standard")))["pack"]["mark"]
    return await house.post(f"{SHOP}/save", {"mark": mark, "edits": edits, "name": name, **more}, status)


def edit(text: str = ENVOY, entry: int = 0, **fields: Any) -> dict[str, Any]:
    return {"file": "cards.toml", "entry": entry, "text": text, "fields": fields}


# -- who may -----------------------------------------------------------------------------------------------------------


async def test_whoever_sits_at_a_server_for_himself_is_its_host(alone: House) -> None:
    assert (await shop(alone))["may"] is True
    assert (await check(alone))["wrong"] is None
    assert (await alone.get(LABS))["experiments"] == []


@pytest.mark.parametrize(
    "headers",
    [{"X-Forwarded-For": "192.0.2.7"}, {"Forwarded": "for=192.0.2.7"}, {"Via": "1.1 gate"}, {"Host": "192.0.2.1"}],
    ids=lambda headers: next(iter(headers)),
)
async def test_but_not_whoever_comes_through_something(alone: House, headers: dict[str, str]) -> None:
    found = await alone.http.get(SHOP, headers=headers)
    assert found.json()["may"] is False
    refused = await alone.http.get(LABS, headers=headers)
    assert (refused.status_code, refused.json()["error"]["key"]) == (403, "host-only")


async def test_on_a_server_for_others_only_the_host_may(hosted: House, packs_home: Path) -> None:
    found = await shop(hosted)
    assert found["may"] is False
    assert found["files"][0]["entries"], "everybody may look"
    body = {"mark": found["pack"]["mark"], "name": "mine"}
    for path, sent in [("check", {"mark": body["mark"]}), ("save", body), ("remove", {"pack": "mine", "mark": ""})]:
        for headers in ({}, {"Authorization": "Bearer a-wrong-token-of-some-length"}):
            refused = await hosted.http.post(f"{SHOP}/{path}", json=sent, headers=headers)
            assert (refused.status_code, refused.json()["error"]["key"]) == (403, "host-only"), path
    assert (await hosted.http.post(LABS, json=PLAN)).status_code == 403
    assert (await hosted.http.get(LABS)).status_code == 403
    assert not packs_home.exists()
    assert (await hosted.http.get(SHOP, headers=BEARER)).json()["may"] is True
    saved = await hosted.http.post(f"{SHOP}/save", json=body, headers=BEARER)
    assert saved.status_code == 200, saved.text
    assert (packs_home / "parley" / "mine").is_dir()


@pytest.mark.parametrize("given", ["Bearer", "Bearer x"])
async def test_without_a_token_nobody_is_the_host_of_a_server_for_others(house: House, given: str) -> None:
    headers = {"Authorization": given}
    assert (await house.http.get(SHOP, headers=headers)).json()["may"] is False
    assert (await house.http.get(LABS, headers=headers)).status_code == 403


async def test_another_sites_page_may_nothing(alone: House) -> None:
    mark = (await shop(alone))["pack"]["mark"]
    for path, body in [(f"{SHOP}/save", {"mark": mark, "name": "mine"}), (LABS, PLAN)]:
        refused = await alone.http.post(path, json=body, headers={"Origin": "https://example.org"})
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "foreign-origin")


@pytest.mark.parametrize(("address", "here"), [("127.0.0.1", True), ("0.0.0.0", False)])
async def test_a_server_knows_whether_others_can_come(address: str, here: bool) -> None:
    with socket.create_server((address, 0)) as listening:
        assert is_for_this_machine(listening) is here


# -- packs -------------------------------------------------------------------------------------------------------------


async def test_the_content_of_a_pack_with_lines_and_fields(alone: House) -> None:
    found = await shop(alone, lang="de")
    (cards,) = found["files"]
    assert cards["about"].startswith("The cards of Parley. `effect` is written in the words")
    first = cards["entries"][0]
    assert (first["table"], first["name"], first["line"], first["text"]) == ("cards", "envoy", 3, ENVOY)
    assert first["values"] == {"id": "envoy", "copies": 9, "effect": "score 1", "provenance": "house"}
    assert (first["kind"], first["number"], first["title"]) == ("card", 0, "Gesandter")
    assert {"key": "card-envoy", "text": "Gesandter"} in first["words"]
    forms = {field["name"]: field for field in cards["forms"]["cards"]}
    assert (forms["copies"]["kind"], forms["copies"]["required"]) == ("int", True)
    assert forms["provenance"]["choices"] == ["house", "published", "rulebook"]
    assert found["pack"]["own"] is False


@pytest.mark.parametrize("game", ["volk", "twoplustwo", "dictators", "twogm"])
async def test_every_title_can_be_opened_and_checked(alone: House, game: str) -> None:
    found = await alone.get(f"/api/workshop/games/{game}")
    file = found["files"][0]
    entry = next(one for one in file["entries"] if one["kind"])
    body = {"mark": found["pack"]["mark"], "show": {"file": file["file"], "entry": entry["entry"]}}
    checked = await alone.post(f"/api/workshop/games/{game}/check", body, 200)
    assert (checked["wrong"], checked["changes"], checked["hash"]) == (None, [], found["pack"]["hash"])
    piece = checked["piece"]
    assert (piece["kind"], piece["number"]) == (entry["kind"], entry["number"])
    assert piece["keys"][piece["number"]].endswith(entry["name"].lower())
    assert checked["board"] == await alone.get(f"/api/games/{game}/board")


async def test_a_change_is_checked_and_compared_with_the_standard_pack(alone: House) -> None:
    checked = await check(alone, edit(effect="score 7", copies=8), show={"file": "cards.toml", "entry": 0})
    assert checked["wrong"] is None
    text = ENVOY.replace("score 1", "score 7").replace("9", "8")
    assert [one["text"] for one in checked["edited"]] == [text]
    assert checked["edited"][0]["values"]["copies"] == 8
    fields = [{"name": "copies", "old": 9, "new": 8}, {"name": "effect", "old": "score 1", "new": "score 7"}]
    assert checked["changes"] == [
        {"file": "cards.toml", "entry": "cards.envoy", "kind": "changed", "fields": fields},
    ]


async def test_a_piece_is_found_again_where_others_have_gone(alone: House) -> None:
    banquet = '[[cards]]\nid = "banquet"\ncopies = 12\neffect = "draw 1"\nprovenance = "house"'
    edits = [edit(text=""), edit(text=banquet, entry=1)]
    checked = await check(alone, *edits, show={"file": "cards.toml", "entry": 2})
    assert checked["piece"]["number"] == 1
    assert checked["piece"]["keys"][:2] == ["card-banquet", "card-gamble"]
    gone = await check(alone, *edits, show={"file": "cards.toml", "entry": 0})
    assert (gone["wrong"], gone["piece"]) == (None, None)


async def test_what_is_wrong_with_a_whole_table_is_no_fault_of_its_first_entry(alone: House) -> None:
    wrong = (await check(alone, edit(text="")))["wrong"]
    assert wrong["why"].startswith("the deck needs at least 24 cards, it has ")
    assert (wrong["file"], wrong["line"], wrong["entry"]) == ("cards.toml", 4, None)


async def test_a_refusal_has_its_line_and_its_reason(alone: House) -> None:
    wrong = (await check(alone, edit(effect="scroe 1")))["wrong"]
    assert (wrong["file"], wrong["line"], wrong["entry"], wrong["at"], wrong["field"]) == (
        *("cards.toml", 6, 0, 4, "effect"),
    )
    assert wrong["text"].startswith("standard/cards.toml:6: cards[0].effect: unknown word 'scroe'; known are cancel")
    assert wrong["why"].startswith("unknown word 'scroe'")


async def test_saved_played_and_saved_again(alone: House) -> None:
    saved = await save(alone, "mine", edit(effect="score 7"), title="  My  own ")
    packs = {pack["name"]: pack for pack in (await alone.get("/api/games/parley"))["packs"]}
    assert packs["mine"] == {"name": "mine", "title": "My own", "hash": saved["hash"]}
    made = await alone.table("person", "person", pack="mine")
    async with alone.client(made.id) as client:
        assert (client.now["pack"], client.now["pack_hash"]) == ("mine", saved["hash"])
    again = await save(alone, "mine", edit(effect="score 3"), pack="mine")
    assert again["hash"] != saved["hash"]
    async with alone.client(made.id, made.tokens[0]) as client:
        assert client.now["pack_hash"] == saved["hash"], "a table keeps its pack"
    assert (await check(alone, pack="mine"))["changes"][0]["fields"][0]["new"] == "score 3"
    await alone.post(f"{SHOP}/remove", {"pack": "mine", "mark": again["mark"]}, 200)
    assert (await alone.http.get(SHOP, params={"pack": "mine"})).status_code == 404
    async with alone.client(made.id, made.tokens[0]) as client:
        assert client.now["pack_hash"] == saved["hash"]


@pytest.mark.parametrize(
    ("name", "edits", "why"),
    [
        ("standard", [], "'standard' cannot be the name of a pack"),
        ("../../x", [], "'../../x' cannot be the name of a pack"),
        ("taken", [], "there is a pack 'taken' already"),
        ("mine", [edit(effect="scroe")], "mine/cards.toml:6: cards[0].effect: unknown word 'scroe'"),
        ("mine", [{"file": "none.toml", "entry": 0, "text": ""}], "no file 'none.toml'"),
    ],
    ids=["standard", "path", "taken", "broken", "no-file"],
)
async def test_what_is_not_saved_gets_one_sentence(
    alone: House, packs_home: Path, name: str, edits: list[dict[str, Any]], why: str
) -> None:
    await save(alone, "taken")
    before = sorted(packs_home.rglob("*"))
    refused = await save(alone, name, *edits, status=409)
    assert refused["error"]["key"] == "not-done"
    assert why in refused["error"]["text"]
    assert sorted(packs_home.rglob("*")) == before


async def test_a_pack_that_changed_meanwhile_is_not_written_over(alone: House, packs_home: Path) -> None:
    saved = await save(alone, "mine")
    with (packs_home / "parley" / "mine" / "cards.toml").open("a") as file:
        file.write("# by hand\n")
    for path, more in [("check", {}), ("save", {"name": "mine"})]:
        refused = await alone.post(f"{SHOP}/{path}", {"pack": "mine", "mark": saved["mark"], **more}, 409)
        assert "has changed since it was opened" in refused["error"]["text"]


async def test_a_disk_that_is_full_is_one_sentence(alone: House, packs_home: Path) -> None:
    packs_home.write_text("a file where the folder should be")
    refused = await save(alone, "mine", status=409)
    assert refused["error"]["text"] == "That was not done: the pack 'mine' could not be saved: Not a directory"


async def test_words_of_a_piece_are_saved_with_the_pack(alone: House) -> None:
    await save(alone, "mine", words=[{"lang": "de", "key": "card-envoy", "text": "Die {Botin}"}])
    entry = (await shop(alone, pack="mine", lang="de"))["files"][0]["entries"][0]
    assert entry["title"] == "Die {Botin}"
    assert (await shop(alone, lang="de"))["files"][0]["entries"][0]["title"] == "Gesandter"


async def test_a_copy_is_not_looked_at_for_ever(alone: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = asyncio.Event()
    monkeypatch.setattr(designing, "PATIENCE", 0.05)
    monkeypatch.setattr(designing, "_checked", lambda *_: asyncio.run(_until(ready)))
    refused = await check(alone, status=409)
    assert refused["error"]["text"] == "That was not done: this takes too long"
    ready.set()


async def _until(ready: asyncio.Event) -> None:
    while not ready.is_set():  # set by another loop, so it is asked
        await asyncio.sleep(0.01)


async def test_too_large_a_copy_is_refused(alone: House) -> None:
    refused = await check(alone, edit(text="#" * designing.LARGEST), status=413)
    assert refused["error"]["key"] == "too-large"


# -- experiments -------------------------------------------------------------------------------------------------------


async def until(house: House, *statuses: str, played: int = 0) -> dict[str, Any]:
    """The newest experiment, when it is so far."""
    async with asyncio.timeout(120):
        while True:
            newest: dict[str, Any] = (await house.get(LABS, game="parley"))["experiments"][0]
            if newest["status"] in statuses and newest["played"] >= played:
                return newest
            await asyncio.sleep(0.05)  # to ask is work, too


async def test_an_experiment_runs_to_its_report(alone: House, experiments_home: Path) -> None:
    await save(alone, "mine", edit(effect="score 7"))
    begun = await alone.post(LABS, {**PLAN, "packs": ["standard", "mine"], "seed": "wait a moment"}, 200)
    assert begun["experiments"][0]["status"] == "running"
    half = await until(alone, "running", played=4)
    assert (half["of"], half["seconds_left"], half["key"]) == (8, 4, "")
    refused = await alone.post(LABS, PLAN, 409)
    assert "another experiment is running" in refused["error"]["text"]
    (experiments_home / half["id"] / "go").touch()
    done = await until(alone, "done")
    assert (done["played"], done["of"], done["why"], done["plan"]["packs"]) == (8, 8, "", ["standard", "mine"])
    told = json.loads((experiments_home / done["id"] / "run" / "plan.json").read_text())
    assert told == {"name": done["id"], **PLAN, "packs": ["standard", "mine"], "seed": "wait a moment", "nice": 15}
    page = await alone.http.get(f"{LABS}/{done['id']}/report", params={"key": done["key"]})
    assert page.text == "<!doctype html><h1>Report on standard and mine</h1>"
    policy = page.headers["content-security-policy"]
    assert policy.startswith("sandbox allow-scripts; default-src 'none'")
    assert "script-src 'unsafe" not in policy


async def test_with_the_lab_itself(sqlite: str) -> None:
    """Nobody stands in: the plan is one that `brink lab` reads, and the script of its report the one that may run."""
    if find_spec("pyarrow") is None:
        missing("the extra `lab`", "`make research` installs it")
    async with open_house(sqlite, alone=True) as house:
        await save(house, "mine", edit(effect="score 7"))
        await house.post(LABS, {**PLAN, "packs": ["standard", "mine"], "seed": "both"}, 200)
        done = await until(house, "done", "failed")
        assert (done["status"], done["played"], done["of"], done["why"]) == ("done", 8, 8, "")
        page = await house.http.get(f"{LABS}/{done['id']}/report", params={"key": done["key"]})
        for pack in ("standard", "mine"):
            assert pack in page.text
        (script,) = re.findall(r"<script[^>]*>(.*?)</script>", page.text, re.S)
        allowed = b64encode(sha256(script.encode()).digest()).decode()
        assert f"script-src 'sha256-{allowed}'" in page.headers["content-security-policy"]


async def test_of_scripts_a_report_has_the_labs_own(tmp_path: Path) -> None:
    """In a page without an origin, and only as it was shipped."""
    script = tmp_path / "report.js"
    assert "script-src" not in experimenting.policy_with(script), "there is none: nothing runs"
    script.write_text("document.title")
    allowed = b64encode(sha256(b"document.title").digest()).decode()
    assert f"; script-src 'sha256-{allowed}';" in experimenting.policy_with(script)
    assert "allow-same-origin" not in experimenting.policy_with(script)


async def test_a_report_opens_for_its_key_alone(hosted: House, experiments_home: Path) -> None:
    await hosted.http.post(LABS, json=PLAN, headers=BEARER)
    hosted.http.headers.update(BEARER)
    done = await until(hosted, "done")
    del hosted.http.headers["authorization"]
    place = f"{LABS}/{done['id']}/report"
    assert (await hosted.http.get(place, params={"key": done["key"]})).status_code == 200
    for key in ("", "0" * 64):
        assert (await hosted.http.get(place, params={"key": key})).status_code == 404
    key = hosted.server._app.state.experiments.key("..")
    assert (await hosted.http.get(f"{LABS}/../report", params={"key": key})).status_code == 404


async def test_an_experiment_can_be_stopped_and_another_begun(alone: House, experiments_home: Path) -> None:
    await alone.post(LABS, {**PLAN, "seed": "wait for ever"}, 200)
    running = await until(alone, "running", played=2)
    stopped = await alone.post(f"{LABS}/{running['id']}/stop?game=parley", None, 200)
    assert stopped["experiments"][0]["status"] == "stopped"
    again = await alone.post(f"{LABS}/{running['id']}/stop", None, 409)
    assert "not running here" in again["error"]["text"]
    await alone.post(LABS, PLAN, 200)
    assert (await until(alone, "done"))["id"] != running["id"]


async def test_one_that_was_stopped_goes_on_and_can_be_removed(alone: House, experiments_home: Path) -> None:
    await alone.post(LABS, {**PLAN, "seed": "wait for it"}, 200)
    running = await until(alone, "running", played=2)
    there = f"{LABS}/{running['id']}"
    for what, why in (("go-on", "another experiment is running"), ("remove", "stop it first")):
        refused = await alone.post(f"{there}/{what}", None, 409)
        assert why in refused["error"]["text"]
    await alone.post(f"{there}/stop", None, 200)
    (experiments_home / running["id"] / "go").touch()
    again = (await alone.post(f"{there}/go-on?game=parley", None, 200))["experiments"][0]
    assert (again["id"], again["status"], again["played"]) == (running["id"], "running", 2)
    done = await until(alone, "done")
    assert (done["id"], done["played"], done["began"]) == (running["id"], 4, running["began"])
    assert "is done" in (await alone.post(f"{there}/go-on", None, 409))["error"]["text"]
    assert (await alone.post(f"{there}/remove?game=parley", None, 200))["experiments"] == []
    assert not (experiments_home / running["id"]).exists()
    for name in (running["id"], "..", "20260101-000000000-parley-none"):
        refused = await alone.http.post(f"{LABS}/{name}/remove")
        assert refused.status_code in (404, 409), "nothing else can be removed"
    assert experiments_home.is_dir()


async def test_what_was_played_is_not_played_again_by_the_lab_itself(sqlite: str, experiments_home: Path) -> None:
    if find_spec("pyarrow") is None:
        missing("the extra `lab`", "`make research` installs it")
    async with open_house(sqlite, alone=True) as house:
        await house.post(LABS, {**PLAN, "games": 1500, "seed": "long"}, 200)
        running = await until(house, "running", played=1)
        await house.post(f"{LABS}/{running['id']}/stop", None, 200)
        stopped = await until(house, "stopped", "done")
        assert 0 < stopped["played"] < 1500
        folder = experiments_home / running["id"] / experiments.RUN
        assert Run(folder).played >= stopped["played"]
        await house.post(f"{LABS}/{running['id']}/go-on", None, 200)
        done = await until(house, "done", "failed")
        assert (done["status"], done["played"], done["why"], bool(done["key"])) == ("done", 1500, "", True)
        assert Run(folder).played == 1500


async def test_what_the_lab_says_when_it_fails_is_told(alone: House) -> None:
    await alone.post(LABS, {**PLAN, "seed": "fail"}, 200)
    assert (await until(alone, "failed"))["why"] == "the lab needs its extra: pip install 'brinkmanship[lab]'"
    await alone.post(LABS, {**PLAN, "seed": "mute"}, 200)
    assert (await until(alone, "failed", "done"))["why"] == "the lab wrote no report"
    await alone.post(LABS, {**PLAN, "seed": "some"}, 200)
    partly = await until(alone, "failed", "done")
    assert (partly["status"], partly["why"], bool(partly["key"])) == ("done", "1 of 4 games failed", True)


async def test_a_server_that_stops_ends_what_it_started(sqlite: str) -> None:
    async with open_house(sqlite, alone=True, lab=LAB) as house:
        await house.post(LABS, {**PLAN, "seed": "wait for ever"}, 200)
        await until(house, "running", played=2)
    async with open_house(sqlite, alone=True, lab=LAB) as house:
        assert (await house.get(LABS))["experiments"][0]["status"] == "stopped"
        await house.post(LABS, PLAN, 200)
        await until(house, "done")


async def test_one_whose_server_was_killed_is_not_said_to_run(alone: House, experiments_home: Path) -> None:
    await alone.post(LABS, PLAN, 200)
    done = await until(alone, "done")
    status = experiments_home / done["id"] / experiments.STATUS
    status.write_text(status.read_text().replace('"done"', '"running"'))
    assert (await alone.get(LABS))["experiments"][0]["status"] == "stopped"
    shutil.rmtree(experiments_home / done["id"])
    assert (await alone.get(LABS))["experiments"] == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"packs": ["standard", "none"]}, "parley has no pack 'none'"),
        ({"packs": ["standard", "standard"]}, "a pack is not compared with itself"),
        ({"players": 40}, "parley is not for 40 players"),
        ({"bots": ["genius"]}, "parley has no bot 'genius'"),
    ],
    ids=lambda change: next(iter(change)) if isinstance(change, dict) else "",
)
async def test_a_plan_that_cannot_be_gets_a_sentence(alone: House, change: dict[str, Any], why: str) -> None:
    refused = await alone.post(LABS, PLAN | change, 409)
    assert why in refused["error"]["text"]


@pytest.mark.parametrize("change", [{"games": 0}, {"games": 10**9}, {"packs": []}, {"more": 1}])
async def test_a_plan_out_of_bounds_is_not_understood(alone: House, change: dict[str, Any]) -> None:
    await alone.post(LABS, PLAN | change, 400)


async def test_no_folder_for_experiments_is_one_sentence(alone: House, experiments_home: Path) -> None:
    experiments_home.write_text("a file where the folder should be")
    refused = await alone.post(LABS, PLAN, 409)
    assert "the experiment could not be begun: File exists" in refused["error"]["text"]


@pytest.mark.parametrize(
    ("options", "alone"),
    [
        ([], True),
        (["--host", "0.0.0.0"], False),
        (["--trusted-proxy", "127.0.0.1"], False),
        (["--origin", "https://example.org"], False),
        (["--host-name", "table.example.org"], False),
        (["--admin-token-file", "TOKEN"], False),
    ],
    ids=lambda options: options[0] if options and isinstance(options, list) else "",
)
async def test_what_brink_serve_takes_for_a_server_for_oneself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], alone: bool
) -> None:
    served: list[Settings] = []

    def serve(settings: Settings, listening: socket.socket, _ready: object) -> None:
        listening.close()
        served.append(settings)

    monkeypatch.setattr("brink.server.serve", serve)
    monkeypatch.setattr("brink.server.logs.log_to", lambda: None)
    given = [str(tmp_path / "admin.token") if one == "TOKEN" else one for one in options]
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--database", "sqlite://", *given])
    assert result.exit_code == 0, result.output
    assert [settings.alone for settings in served] == [alone]
