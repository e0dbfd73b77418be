"""Every route over HTTP: what it gives, and each kind of bad input."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
import pytest_asyncio

from brink import __version__
from brink.engine import Record, verify
from brink.engine.chance import seed_from
from brink.server import framework
from server.house import PATIENCE, House, Made, Message, open_house
from tables.tools import News

pytestmark = pytest.mark.asyncio(loop_scope="session")
PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


async def error_of(house: House, method: str, path: str, status: int, body: Any = None, **headers: str) -> Any:
    """The error of a request that must fail like this."""
    found = await house.http.request(method, path, json=body, headers=headers)
    assert found.status_code == status, found.text
    error = found.json()["error"]
    assert error["key"]
    assert error["text"]
    assert "Traceback" not in found.text
    return error


async def finished_table(house: House) -> Made:
    """A game of bots that is over."""
    made = await house.table("random", "random")
    await its_end(house, made)
    return made


async def its_end(house: House, made: Made) -> None:
    news = News(house.tables, made.id)
    while (await house.tables.info(made.id)).status != "finished":
        await asyncio.wait_for(news.next(), PATIENCE)
    news.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def record(house: House) -> Message:
    """Of a game of bots that is over: one for all who send it back with some change."""
    made = await house.seeded(seed_from("record"), "random", "random")
    await its_end(house, made)
    return dict(await house.get(f"/api/tables/{made.id}/record"))


# -- games ----------------------------------------------------------------------------------------------------------


async def test_health(house: House) -> None:
    assert await house.get("/health") == {"ok": True, "version": __version__}


@pytest.mark.asyncio
async def test_ready_while_the_file_is_there(tmp_path: Path) -> None:
    file = tmp_path / "brink.sqlite3"
    async with open_house(f"sqlite:///{file}") as house:
        assert await house.get("/ready") == {"ok": True, "version": __version__}
        file.rename(tmp_path / "elsewhere")
        assert (await error_of(house, "GET", "/ready", 503))["key"] == "not-ready"
        assert (await house.get("/health"))["ok"]
        (tmp_path / "elsewhere").rename(file)
        assert (await house.get("/ready"))["ok"]


@pytest.mark.asyncio
async def test_ready_while_postgresql_answers(postgres: str) -> None:
    base, name = postgres.rsplit("/", 1)
    async with open_house(postgres) as house:
        assert (await house.get("/ready"))["ok"]
        database = await asyncpg.connect(f"{base}/test")
        await database.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        await database.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        assert (await error_of(house, "GET", "/ready", 503))["key"] == "not-ready"
        assert (await house.get("/health"))["ok"]
        await database.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        assert (await house.get("/ready"))["ok"]
        await database.close()


async def test_games_in_the_readers_language(house: House) -> None:
    games = {game["name"]: game for game in await house.get("/api/games", lang="de")}
    assert {"dictators", "parley"} <= set(games)
    parley = games["parley"]
    assert parley["players"] == [2, 3, 4]
    assert parley["bots"] == ["random"]
    assert parley["languages"] == ["en", "de", "nl", "es"]
    options = {option["name"]: option for option in parley["options"]}
    assert (options["goal"]["type"], options["goal"]["min"], options["goal"]["max"]) == ("int", 3, 20)
    assert options["open_stakes"]["type"] == "bool"
    dictators = games["dictators"]
    assert dictators["packs"][0]["name"] == "standard"
    assert dictators["help"] == ["rules", "rulings"]
    options = {option["name"]: option for option in dictators["options"]}
    assert options["event_text_reading"]["choices"] == ["cards", "levels"]
    assert await house.get("/api/games/parley", lang="de") == parley


async def test_what_each_seat_plays_is_told_where_it_never_changes(house: House) -> None:
    assert (await house.get("/api/games/twoplustwo", lang="nl"))["roles"] == ["VS", "Sovjet-Unie", "West", "Oost"]
    assert (await house.get("/api/games/volk", lang="es"))["roles"] == ["Oeste", "Este"]
    assert (await house.get("/api/games/dictators"))["roles"] == []


async def test_texts_have_every_name_of_every_piece(house: House) -> None:
    german = await house.get("/api/games/dictators/texts", lang="de")
    english = await house.get("/api/games/dictators/texts", lang="en")
    assert german["names"].keys() == english["names"].keys()
    assert german["names"]["place"] != english["names"]["place"]
    assert all(name for names in german["names"].values() for name in names)
    assert german["texts"]["do-pass"] == "Passen"
    assert not any("{" in text for text in english["texts"].values())


async def test_help_has_paragraphs_as_ids_and_no_html_of_its_own(house: House) -> None:
    html = (await house.get("/api/games/dictators/help/rules", lang="nl"))["html"]
    assert '<h3 id="1.1">' in html
    assert "{#" not in html
    assert 'data-page="rulings" data-anchor="reading"' in html
    assert "<script" not in html
    assert 'id="R3"' in (await house.get("/api/games/dictators/help/rulings"))["html"]


async def test_board_of_a_game_without_one_is_empty(house: House) -> None:
    assert await house.get("/api/games/parley/board") == {}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess", 404),
        ("/api/games/chess/texts", 404),
        ("/api/games/chess/board", 404),
        ("/api/games/parley/texts?pack=none", 404),
        ("/api/games/parley/help/rules", 404),
        ("/api/games/dictators/help/secrets", 400),
        ("/api/games?lang=fr", 400),
        ("/api/nothing", 404),
        ("/api/tables/0123456789", 404),
        ("/api/tables/0123456789/log", 404),
        ("/api/tables/0123456789/record", 404),
        ("/api/tables/0123456789/replay/0", 404),
        ("/api/tables/0123456789/replay/x", 404),
        ("/api/tables/%00/log", 404),
        ("/api/tables?status=lost", 400),
    ],
)
async def test_bad_addresses(house: House, path: str, status: int) -> None:
    await error_of(house, "GET", path, status)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/0123456789/join", "/health", "/"])
async def test_nothing_else_than_get_and_post(house: House, path: str) -> None:
    assert (await error_of(house, "DELETE", path, 405))["key"] == "not-allowed"


@pytest.mark.parametrize("path", ["join", "start", "fork"])
async def test_no_change_by_get(house: House, path: str) -> None:
    made = await house.table("person", "open")
    await error_of(house, "GET", f"/api/tables/{made.id}/{path}", 405)
    assert (await house.get(f"/api/tables/{made.id}"))["status"] == "open"


async def test_openapi_names_all_routes(house: House) -> None:
    schema = await house.get("/api/schema")
    assert schema["openapi"].startswith("3.")
    paths = schema["paths"]
    assert {"/health", "/api/games", "/api/tables", "/api/records"} <= set(paths)
    assert "post" in paths["/api/tables/{table}/fork"]


# -- tables ---------------------------------------------------------------------------------------------------------


async def test_create_join_start(house: House) -> None:
    body = {
        "game": "parley",
        "seats": [{"kind": "person", "name": "Anna"}, OPEN, BOT],
        "options": {"goal": 5},
        "title": "Friday",
        "lang": "es",
    }
    made = Made(await house.post("/api/tables", body))
    assert set(made.tokens) == {0}
    facts = await house.get(f"/api/tables/{made.id}")
    assert (facts["status"], facts["title"], facts["options"]["goal"]) == ("open", "Friday", 5)
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "open", "bot"]
    assert "token" not in str(facts)
    assert made.id in [table["table"] for table in await house.get("/api/tables", status="open")]

    joined = await house.post(f"/api/tables/{made.id}/join", {"name": "  Ben \n Béla "})
    assert joined["seat"] == 1
    assert len(joined["token"]) >= 22  # 128 bits
    assert (await house.get(f"/api/tables/{made.id}"))["seats"][1]["name"] == "Ben Béla"

    start = f"/api/tables/{made.id}/start"
    assert (await error_of(house, "POST", start, 403, {}))["key"] == "wrong-token"
    await error_of(house, "POST", start, 403, {"token": made.tokens[0]})
    started = await house.post(start, {}, 200, Authorization=f"Bearer {made.host}")
    assert started["status"] == "running"
    again = await error_of(house, "POST", f"{start}?lang=de", 409, {"token": made.host})
    assert (again["key"], again["text"]) == ("table-started", "Die Partie hat schon begonnen.")
    await error_of(house, "POST", f"/api/tables/{made.id}/join", 409, {"name": "Cleo"})


async def test_how_long_bots_wait_is_the_hosts_to_say(house: House) -> None:
    made = await house.table("person:Anna", "random:Robert")
    pace = f"/api/tables/{made.id}/pace"
    for wrong in ({}, {"token": made.tokens[0]}):
        assert (await error_of(house, "POST", pace, 403, {"pace": "slow", **wrong}))["key"] == "wrong-token"
    await error_of(house, "POST", pace, 400, {"pace": "never", "token": made.host})
    assert (await house.post(pace, {"pace": "slow", "token": made.host}, 200))["settings"]["pace"] == "slow"


async def test_a_name_is_changed_by_whoever_has_the_seat(house: House) -> None:
    made = await house.table("person:Anna", "person:Guest 2", "random:Robert")
    name = f"/api/tables/{made.id}/name"
    mine = {"token": made.tokens[1]}
    for wrong in ({}, {"token": made.host}, {"token": "x" * 22}):
        assert (await error_of(house, "POST", name, 403, {"name": "Karl", **wrong}))["key"] == "wrong-token"
    assert (await error_of(house, "POST", name, 409, {"name": "Anna", **mine}))["key"] == "table-name-taken"
    assert (await error_of(house, "POST", name, 409, {"name": " \n", **mine}))["key"] == "table-bad-name"
    await error_of(house, "POST", name, 400, {"name": "x" * 41, **mine})
    await error_of(house, "POST", name, 403, {"name": "Karl", **mine}, Origin="https://evil.example")
    await error_of(house, "POST", "/api/tables/0123456789/name", 404, {"name": "Karl", **mine})

    async with house.client(made.id, made.tokens[0], lang="de") as anna:
        facts = await house.post(name, {"name": " Karl  der Große "}, 200, Authorization=f"Bearer {made.tokens[1]}")
        assert facts["seats"][1]["name"] == "Karl der Große"
        await anna.see(lambda table: table["seats"][1]["name"] == "Karl der Große")
        assert anna.now["since"] == 0
        said = [line["text"] for line in anna.log.values()]
        assert "Guest 2 heißt jetzt Karl der Große." in said
        version = anna.now["version"]
        assert (await house.post(name, {"name": "Karl der Große", **mine}, 200))["version"] == version


async def test_whoever_sent_an_invitation_cannot_open_the_seat_once_it_is_taken(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    invite, key = f"/api/tables/{made.id}/invite", f"/api/tables/{made.id}/key"
    sent = made.tokens[1]
    taken = await house.post(key, {"token": sent})
    assert (await error_of(house, "POST", key, 409, {"token": sent}))["key"] == "table-link-used"
    async with house.client(made.id, made.tokens[0], sent, made.host) as anna:
        assert anna.now["mine"] == [0]
    async with house.client(made.id, taken["token"]) as ben, house.client(made.id, made.host) as host:
        assert ben.now["mine"] == [1]
        assert ben.now["seats"][1]["invited"] is False
        for wrong in ("", taken["token"], made.tokens[0]):
            await error_of(house, "POST", invite, 403, {"seat": 1, "token": wrong})
        refused = await error_of(house, "POST", invite, 409, {"seat": 1, "token": made.host})
        assert refused["key"] == "table-still-there"
        await ben.ask(type="away")
        refused = await error_of(house, "POST", invite, 409, {"seat": 1, "token": made.host})
        assert refused["key"] == "table-must-agree"  # that is not the host's to say, but that of those who play
        async with house.client(made.id, made.tokens[0]) as anna:
            await anna.ask(type="free", whose=1)
        link = await house.post(invite, {"seat": 1, "token": made.tokens[0]})
        await ben.see(lambda table: table["mine"] == [])
        assert ben.now["seat"] is None
        assert (await ben.ask(type="chat", text="hello?"))["key"] == "not-your-seat"
        told = "The seat of Ben has a new link"
        await host.see(lambda table: any(told in line["text"] for line in host.log.values()))
        assert host.now["seats"][1]["invited"] is True
    async with house.client(made.id, link["token"]) as again:
        assert again.now["mine"] == [1]


async def test_players_instead_of_seats_and_bots_for_open_ones(house: House) -> None:
    made = Made(await house.post("/api/tables", {"game": "parley", "players": 3}))
    await error_of(house, "POST", f"/api/tables/{made.id}/start", 409, {"token": made.host})
    facts = await house.post(f"/api/tables/{made.id}/start", {"token": made.host, "fill": "random"}, 200)
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "bot", "bot"]


async def test_private_tables_are_in_no_lobby(house: House) -> None:
    made = await house.table("person", "open", settings={"private": True})
    assert made.id not in [table["table"] for table in await house.get("/api/tables")]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 400),
        ({"game": "x" * 100}, 400),
        ({"seats": []}, 400),
        ({"seats": [PERSON] * 9}, 400),
        ({"seats": [PERSON, {"kind": "ghost"}]}, 400),
        ({"seats": [PERSON, {"kind": "bot", "bot": "deep-blue"}]}, 409),
        ({"seats": [{"kind": "person", "name": "x" * 41}, BOT]}, 400),
        ({"seats": [PERSON, BOT], "players": 2}, 400),
        ({"options": {"goal": 99}}, 400),
        ({"options": {"gaol": 9}}, 400),
        ({"options": []}, 400),
        ({"pack": "none"}, 400),
        ({"title": "x" * 81}, 400),
        ({"settings": {"undo": "always"}}, 400),
        ({"settings": {"clock": {"kind": "live", "seconds": -1}}}, 400),
        ({"lang": "fr"}, 400),
        ({"unknown": 1}, 400),
    ],
)
async def test_bad_tables(house: House, change: dict[str, Any], status: int) -> None:
    body = {"game": "parley", "seats": [PERSON, BOT]} | change
    await error_of(house, "POST", "/api/tables", status, body)


async def test_bodies_that_are_no_tables(house: House) -> None:
    for content in (b"", b"{", b"[]", b"\xff\xfe", b'{"game": 1}', b"null", b"[" * 10_000):
        found = await house.http.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
        assert found.status_code == 400, content[:20]
        assert found.json()["error"]["key"] == "bad-request"
    large = b'{"title": "' + b"x" * 70_000 + b'"}'
    assert (await house.http.post("/api/tables", content=large)).status_code == 413


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables",
        "/api/records",
        "/api/tables/{}/join",
        "/api/tables/{}/name",
        "/api/tables/{}/start",
        "/api/tables/{}/fork",
        "/api/games/parley/options",
        "/api/games/twogm/ask/deck-check",
    ],
)
async def test_letters_that_are_none(house: House, path: str) -> None:
    made = await house.table("person", "open")
    json = {"Content-Type": "application/json"}
    found = await house.http.post(path.format(made.id), content=b'{"game": "\xff"}', headers=json)
    assert (found.status_code, found.json()["error"]["key"]) == (400, "bad-request")


async def test_an_error_may_be_about_something_long(house: House) -> None:
    made = await house.table("person", "random")
    error = await error_of(house, "POST", "/api/tables", 400, {"game": "parley", "x" * 5000: 1})
    assert "xxx…" in error["text"]
    async with house.client(made.id, made.tokens[0]) as client:
        await client.send(type="act", **{"x" * 5000: 1})
        answer = await client.until(lambda message: message["type"] == "error")
        assert answer["key"] == "bad-request"
        assert (await client.ask(type="ping"))["type"] == "pong"


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "   "}, {"name": "x" * 41}, {"name": "Ben", "seat": 7}])
async def test_bad_joins(house: House, body: dict[str, Any]) -> None:
    made = await house.table("person", "open")
    status = 409 if "seat" in body else 400
    await error_of(house, "POST", f"/api/tables/{made.id}/join", status, body)


async def test_another_sites_page_changes_nothing(house: House) -> None:
    body = {"game": "parley", "seats": [PERSON, BOT]}
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{house.port + 1}"):
        error = await error_of(house, "POST", "/api/tables", 403, body, Origin=origin)
        assert error["key"] == "foreign-origin"
    await house.post("/api/tables", body, Origin=house.url)


async def test_errors_in_the_readers_language(house: House) -> None:
    english = await error_of(house, "GET", "/api/tables/0123456789", 404)
    german = await error_of(house, "GET", "/api/tables/0123456789?lang=de", 404)
    dutch = await house.http.get("/api/tables/0123456789", headers={"Accept-Language": "fr, nl;q=0.8, en;q=0.5"})
    assert english["text"] == "There is no such table."
    assert german["text"] == "Diesen Tisch gibt es nicht."
    assert dutch.json()["error"]["text"] == "Die tafel bestaat niet."


# -- after the game -------------------------------------------------------------------------------------------------


async def test_a_running_game_gives_no_record_and_no_seats_eyes(house: House) -> None:
    made = await house.table("person", "random")
    for path in ("record", "replay/0", "replay/0?seat=1", "log?seat=1"):
        error = await error_of(house, "GET", f"/api/tables/{made.id}/{path}", 409)
        assert error["key"] == "not-finished"
    body = {"at": 0, "seats": [PERSON, BOT]}
    await error_of(house, "POST", f"/api/tables/{made.id}/fork", 409, body)
    assert (await house.get(f"/api/tables/{made.id}/log"))["log"][0]["text"] == "Round 1 begins."


async def test_record_replay_import_fork(house: House) -> None:
    made = await finished_table(house)
    facts = await house.get(f"/api/tables/{made.id}", lang="de")
    assert facts["outcome"]["winners"]
    assert facts["outcome"]["text"]

    raw = await house.http.get(f"/api/tables/{made.id}/record")
    assert raw.headers["content-disposition"].startswith("attachment")
    record = msgspec.json.decode(raw.content, type=Record)
    assert record.seed is not None
    verify(record)

    last = len(record.moves)
    for at in (0, 1, last):
        for seat in (None, 0, 1):
            params = {} if seat is None else {"seat": seat}
            table = await house.get(f"/api/tables/{made.id}/replay/{at}", lang="nl", **params)
            assert table["view"]["seat"] == (-1 if seat is None else seat)
            assert (table["outcome"] is not None) == (at == last)
    await error_of(house, "GET", f"/api/tables/{made.id}/replay/{last + 1}", 400)
    for path in (
        *("replay/0?seat=2", "replay/0?seat=-1", "replay/-1", "replay/1000001", f"replay/{10**30}"),
        *("log?seat=-1", "log?seat=2", "log?seat=30", "log?since=-1", f"log?since={10**30}"),
    ):
        await error_of(house, "GET", f"/api/tables/{made.id}/{path}", 400)
    lines = (await house.get(f"/api/tables/{made.id}/log", seat=1))["log"]
    assert any(line["text"].startswith("You ") for line in lines)
    assert max(line["move"] for line in lines) <= last

    imported = await house.post("/api/records?title=Old", msgspec.to_builtins(record))
    again = await house.get(f"/api/tables/{imported['table']}")
    assert (again["status"], again["title"], again["moves"]) == ("finished", "Old", last)

    body = {"at": 3, "seats": [PERSON, BOT], "start": True}
    forked = Made(await house.post(f"/api/tables/{made.id}/fork", body))
    facts = await house.get(f"/api/tables/{forked.id}")
    assert (facts["status"], facts["origin"], facts["analysis"]) == ("running", made.id, False)
    studied = Made(await house.post(f"/api/tables/{made.id}/fork", {**body, "analysis": True}))
    marks = {one["table"]: one["analysis"] for one in await house.get("/api/tables")}
    assert (marks[made.id], marks[forked.id], marks[studied.id]) == (False, False, True)
    await error_of(house, "POST", f"/api/tables/{made.id}/fork", 400, {"at": last + 1, "seats": [PERSON, BOT]})
    await error_of(house, "POST", f"/api/tables/{made.id}/fork", 400, {"at": 0, "seats": []})


@pytest.mark.parametrize(
    "change",
    [
        {"hash": "0" * 32},
        {"seed": "00" * 16},
        {"rules": 99},
        {"game": "chess"},
        {"moves": [[0, ["stake", 9]]]},
        {"x": 1},
        {"format": "brink-record/2"},
        {"seats": ["Anna"]},
        {"seed": "", "commitment": "\0"},
        {"seed": None, "commitment": "\0"},
        {"seed": None, "commitment": "0" * 200},
        {"pack_hash": "\0"},
    ],
)
async def test_bad_records(house: House, record: Message, change: dict[str, Any]) -> None:
    error = await error_of(house, "POST", "/api/records", 400, record | change)
    assert error["key"] == "bad-request"


async def test_a_seed_has_no_spaces(house: House, record: Message) -> None:
    await error_of(house, "POST", "/api/records", 400, record | {"seed": " " + record["seed"]})


async def test_a_record_with_too_many_moves_is_refused_before_they_are_read(
    house: House, record: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read they take ten times as much memory as they are long."""
    monkeypatch.setattr(framework, "_move", None)
    long = record | {"moves": record["moves"][:1] * (house.tables.bounds.moves + 1)}
    error = (await house.post("/api/records", long, 409))["error"]
    assert error["key"] == "table-record-too-long"


async def test_a_record_that_names_nobody(house: House, record: Message) -> None:
    imported = await house.post("/api/records", record | {"seats": []})
    table = await house.get(f"/api/tables/{imported['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Player 2"]
    table = await house.get(f"/api/tables/{imported['table']}", lang="de")
    assert [seat["name"] for seat in table["seats"]] == ["Spieler 1", "Spieler 2"]
    named = await house.get(f"/api/tables/{imported['table']}/record")
    again = await house.post("/api/records", named)
    seats = (await house.get(f"/api/tables/{again['table']}", lang="nl"))["seats"]
    assert [(seat["name"], seat["nameless"]) for seat in seats] == [("Speler 1", True), ("Speler 2", True)]


@pytest.mark.parametrize("name", ["nowhere", "a b", "\0", "x" * 200])
async def test_the_hash_of_a_record_says_which_pack_it_is_whatever_it_was_called(
    house: House, record: Message, name: str
) -> None:
    imported = await house.post("/api/records", record | {"pack": name})
    table = await house.get(f"/api/tables/{imported['table']}")
    assert table["pack"] == "standard"
    for page in ("texts", "board"):
        await house.get(f"/api/games/parley/{page}", pack=table["pack"], hash=table["pack_hash"])
    await house.get(f"/api/tables/{imported['table']}/replay/0")


@pytest.mark.asyncio
async def test_postgresql_takes_the_same_records(postgres: str) -> None:
    async with open_house(postgres) as house:
        made = await finished_table(house)
        record = await house.get(f"/api/tables/{made.id}/record")
        for change in ({"pack": "a\0 b"}, {"pack": "x" * 200}, {"seats": ["a\0b", "\0"]}, {"seats": []}):
            await house.post("/api/records", record | change)
        for bad in (
            {"seed": None, "commitment": "\0"},
            {"seed": None, "commitment": "0" * 200},
            {"seed": f" {record['seed']}"},
            {"pack_hash": "\0"},
        ):
            await error_of(house, "POST", "/api/records", 400, record | bad)
        await error_of(house, "GET", "/api/games/parley/texts?hash=%00", 400)
        await error_of(house, "GET", f"/api/games/parley/texts?hash={'0' * 64}", 404)
