"""Questions to the rules while no game is played, options before a table is made, and the catalogue of both."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine.registry import find_game
from brink.server import Limits, Rate, Settings
from brink.server.limits import Gate
from server.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")
ASK = "/api/games/twogm/ask/deck-check"
OPTIONS = "/api/games/twogm/options"


async def asked(house: House, path: str, body: Any, status: int = 200, **headers: str) -> Any:
    return await house.post(path, body, status, **headers)


async def test_an_answer_has_its_reasons_in_words(house: House) -> None:
    ready = (await asked(house, ASK, {"faction": "us"}))["ready"][0]["code"]
    found = await asked(house, f"{ASK}?lang=es", {"code": ready, "points": 100})
    assert found["reasons"] == [{"key": "deck-points", "text": "120 puntos; el límite es 100.", "rule": "1"}]
    assert found["code"] == ready
    assert all(set(line["more"]) == {"key", "text", "rule"} for line in found["cards"] if line["more"])


async def test_a_refusal_is_one_in_the_readers_language_too(house: House) -> None:
    error = (await asked(house, f"{ASK}?lang=de", {"code": "US-12"}, 409))["error"]
    assert error == {"key": "code-malformed", "text": "Das ist kein Deckcode.", "rule": "1"}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/chess/ask/deck-check", {}, 404),
        ("/api/games/twogm/ask/weather", {}, 404),
        ("/api/games/parley/ask/deck-check", {}, 404),
        (f"{ASK}?pack=none", {}, 404),
        (f"{ASK}?lang=fr", {}, 400),
        (ASK, {"colour": "red"}, 400),
        (ASK, {"cards": ["tank"]}, 400),
        (ASK, {"cards": [0] * 401}, 400),
        (ASK, [], 400),
        (ASK, {"code": "x" * 70_000}, 413),
        ("/api/games/chess/options", {"players": 2}, 404),
        (OPTIONS, {"players": 2, "seats": []}, 400),
        (OPTIONS, {}, 400),
        (OPTIONS, {"players": 7}, 400),
        (OPTIONS, {"players": 2, "options": {"weather": "fine"}}, 400),
        (OPTIONS, {"players": 2, "options": {"points": 5}}, 400),
    ],
)
async def test_bad_questions(house: House, path: str, body: Any, status: int) -> None:
    assert (await asked(house, path, body, status))["error"]["text"]


@pytest.mark.parametrize("path", [ASK, OPTIONS])
async def test_no_question_from_another_site_and_none_by_get(house: House, path: str) -> None:
    found = await house.http.post(path, json={"players": 2}, headers={"origin": "https://elsewhere.example"})
    assert found.status_code == 403
    assert (await house.http.get(path)).status_code == 405


async def test_questions_are_limited() -> None:
    gate = Gate(Limits(asks=Rate(2, 0.1)), lambda: 0.0)
    assert [gate.wait("asks", "one") > 0 for _ in range(3)] == [False, False, True]
    assert Settings(database="x").limits.asks.burst < Settings(database="x").limits.reads.burst


async def test_openapi_names_the_questions(house: House) -> None:
    paths = (await house.get("/api/schema"))["paths"]
    assert "post" in paths["/api/games/{game}/ask/{question}"]
    assert "post" in paths["/api/games/{game}/options"]


# -- options -------------------------------------------------------------------------------------------------------


async def test_options_are_refused_in_words_before_a_table_is_made(house: House) -> None:
    assert await asked(house, OPTIONS, {"players": 2}) == {"reason": None}
    germans = (await asked(house, ASK, {"faction": "de"}))["ready"][0]["code"]
    body = {"players": 2, "options": {"deck_1": germans}}
    reason = (await asked(house, f"{OPTIONS}?lang=en", body))["reason"]
    assert reason["rule"] == "1"
    assert reason["text"].endswith("is not a card of this faction: USA.")
    assert await asked(house, OPTIONS, {"players": 2, "options": {"deck_2": germans}}) == {"reason": None}
    # A table says the same, with the names of the cards.
    seats = [{"kind": "bot", "bot": "random"}] * 2
    table = {"game": "twogm", "seats": seats, "options": {"deck_1": germans}, "lang": "en"}
    error = (await asked(house, "/api/tables?lang=en", table, 409))["error"]
    assert error["text"] == reason["text"]


async def test_the_catalogue_names_workshops_and_values(house: House) -> None:
    games = {game["name"]: game for game in await house.get("/api/games", lang="de")}
    assert games["volk"]["workshops"] == []
    [decks] = games["twogm"]["workshops"]
    assert (decks["name"], decks["title"]) == ("decks", "Deckbau")
    assert decks["options"] == ["deck_1", "deck_2", "deck_3", "deck_4"]
    assert [one["value"] for one in decks["usual"]] == ["", "auto"]
    options = {option["name"]: option for option in games["twogm"]["options"]}
    scenario = options["scenario"]
    assert len(scenario["labels"]) == len(scenario["choices"])
    assert dict(zip(scenario["choices"], scenario["labels"], strict=True))["stalingrad"].startswith("Stalingrad")
    reading = {option["name"]: option for option in games["dictators"]["options"]}["event_text_reading"]
    assert reading["labels"] == reading["choices"]  # no words for these: as they are
    hidden = {name for name, option in options.items() if option.get("filled")}
    assert hidden == set(find_game("twogm").filled_in)
