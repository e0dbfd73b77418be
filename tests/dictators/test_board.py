"""The browser's board: what it is told of the pack, and its files."""

from __future__ import annotations

import itertools
import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from brink.games.dictators import Dictators
from brink.games.dictators.board import board

GAME = Dictators()
PACK: Any = GAME.pack()
BOARD = board(PACK)
WEB = GAME.folder / "web"
FILES = sorted(file for file in WEB.rglob("*") if file.is_file())
MAP: dict[str, Any] = json.loads((WEB / "map.json").read_text(encoding="utf-8"))
APART = 40  # map units: 25 pixels where the whole map is 940 pixels wide
TOOL = Path(__file__).parents[2] / "tools" / "dictators_map"


def test_every_location_has_its_spot_on_the_page():
    assert set(MAP["places"]) == set(PACK.place_ids)
    for place, spot in MAP["places"].items():
        assert 20 <= spot["x"] <= MAP["width"] - 20, place
        assert 20 <= spot["y"] <= MAP["height"] - 20, place
        assert spot["label"] in {"n", "ne", "e", "se", "s", "sw", "w", "nw"}, place


def test_no_two_locations_are_too_close_to_be_pressed():
    pairs = itertools.combinations(MAP["places"].items(), 2)
    near = [(a, b) for (a, one), (b, two) in pairs if math.hypot(one["x"] - two["x"], one["y"] - two["y"]) < APART]
    assert near == []


def test_roads_and_flights_of_the_map_are_those_of_the_pack():
    for key, wanted in (("roads", BOARD["roads"]), ("flights", [flight["ends"] for flight in BOARD["flights"]])):
        drawn = {frozenset(pair.split("-")) for pair in MAP[key]}
        assert drawn == {frozenset(PACK.place_ids[end] for end in ends) for ends in wanted}


def test_every_us_state_has_an_outline():
    inland = {BOARD["states"][place["state"]]["id"] for place in BOARD["places"] if place["usa"]}
    assert set(MAP["states"]) == inland - {"CIA"}  # the CIA is a site within Virginia
    assert all(path.startswith("M") for path in MAP["states"].values())


def test_every_time_zone_has_its_sign():
    assert set(MAP["zoneSigns"]) == set(PACK.zone_ids)


def test_the_board_numbers_things_as_views_and_actions_do():
    assert [place["id"] for place in BOARD["places"]] == PACK.place_ids
    assert [card["key"] for card in BOARD["cards"]] == PACK.names["card"]
    assert [f"dictator-{dictator['id']}" for dictator in BOARD["dictators"]] == PACK.names["dictator"]
    assert len(BOARD["abilities"]) == len(PACK.names["ability"])
    assert len(BOARD["tokens"]) == len(PACK.names["token"])
    assert [place for place in BOARD["zone4"] if BOARD["places"][place]["zone"] != 4] == []
    assert len(BOARD["flights"]) == sum(map(len, PACK.flights_from)) / 2
    assert {place["special"] for place in BOARD["places"]} == {
        "", "start", "white-house", "area-51", "cia", "guantanamo", "trident",
    }  # fmt: skip


def test_a_state_lies_in_one_nuclear_zone():
    for place in BOARD["places"]:
        assert place["zone"] == BOARD["states"][place["state"]]["zone"], place["id"]


def test_cards_carry_the_codes_of_the_content():
    content = "".join(
        (GAME.folder / "content" / f"{name}.toml").read_text() for name in ("cards", "events", "dictators")
    )
    codes = dict(re.findall(r'^id +=\s*"(.+)"\ncode +=\s*"(.+)"$', content, re.MULTILINE))
    cards = [card for card in BOARD["cards"] if card["kind"] not in ("defcon", "trident")]
    for card in [*cards, *BOARD["dictators"], *BOARD["presidential"]]:
        assert card["code"] == codes[card["id"]]


def test_the_board_is_plain_json():
    assert json.loads(json.dumps(BOARD)) == BOARD


def test_every_dictator_has_a_face():
    faces = (WEB / "pieces.js").read_text(encoding="utf-8")
    assert [one["id"] for one in BOARD["dictators"] if not re.search(rf"^  {one['id']}: ", faces, re.MULTILINE)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_comes_from_elsewhere(file):
    text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"(?:https?:)?//[\w.-]+\.\w+|@import|url\([\"']?(?!#)", text) == []


def test_the_board_says_nothing_but_messages():
    """`check_texts` finds those that are missing in a language, or not used."""
    texts = GAME.texts("en", PACK)
    source = "".join(file.read_text(encoding="utf-8") for file in FILES if file.suffix == ".js")
    said = set(re.findall(r'\bsay\("([\w-]+)"', source)) | {"closer", "further", "whole", "close"}  # the kit's own
    assert len(said) > 40
    assert [key for key in sorted(said) if not texts.has(f"board-{key}")] == []


def test_every_lesson_of_the_guide_has_its_words():
    texts = GAME.texts("en", PACK)
    lessons = re.findall(r'id: "([a-z]+)"', (WEB / "guide.js").read_text(encoding="utf-8"))
    assert len(lessons) > 10
    assert [one for one in lessons if not (texts.has(f"guide-{one}") and texts.has(f"guide-{one}-text"))] == []


def test_the_files_are_small():
    assert (WEB / "map.json").stat().st_size < 100_000
    assert sum(file.stat().st_size for file in FILES) < 250_000


def test_the_tool_knows_where_everything_is():
    typed = (TOOL / "places.toml").read_text(encoding="utf-8")
    assert [place for place in PACK.place_ids if not re.search(rf"^{place} = \[-?\d", typed, re.MULTILINE)] == []
