"""The browser's board: what it is told of both packs, and its files."""

from __future__ import annotations

import itertools
import json
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.steps import key_of
from brink.engine.texts import messages
from brink.games.volk import Volk
from brink.games.volk.events import Apply, ChooseIcon
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.server.static import packed

GAMES: dict[str, Any] = {"volk": Volk(), "twoplustwo": TwoPlusTwo()}
PACKS = {name: game.pack() for name, game in GAMES.items()}
BOARDS = {name: game.board(PACKS[name]) for name, game in GAMES.items()}
FOLDER = Volk().folder
WEB = FOLDER / "web"
KIT = FOLDER.parents[1] / "web" / "kit"  # it says some of the words
FILES = sorted(file for file in WEB.rglob("*") if file.is_file())
MAP: dict[str, Any] = json.loads((WEB / "map.json").read_text(encoding="utf-8"))
TOOL = Path(__file__).parents[2] / "tools" / "volk_map"
APART = 70  # map units between two sites: 40 pixels where the whole map is 570 pixels wide
PLATE = (59, 25)  # half of the width and height of a province's plate
CITY = 12  # what a plate must leave free around the middle of a site
both = pytest.mark.parametrize("name", PACKS)


@both
def test_the_board_is_plain_json(name):
    assert json.loads(json.dumps(BOARDS[name])) == BOARDS[name]


@both
def test_the_board_names_everything_once_and_in_the_order_of_the_pack(name):
    pack, told = PACKS[name], BOARDS[name]
    for table, ids in (
        ("provinces", pack.province_ids),
        ("sites", pack.site_ids),
        ("cards", pack.card_ids),
    ):
        assert [one["id"] for one in told[table]] == ids
        assert len(set(ids)) == len(ids)
    assert [tuple(line["ends"]) for line in told["lines"]] == pack.line_ends
    assert len({frozenset(line["ends"]) for line in told["lines"]}) == len(pack.line_ends)
    assert [icon["name"] for icon in told["icons"]] == [icon.name for icon in pack.icons]
    assert [sector["supplier"] for sector in told["sectors"]] == pack.suppliers


@both
def test_what_the_board_shows_has_a_name(name):
    pack, told = PACKS[name], BOARDS[name]
    for table, kind in (("provinces", "province"), ("sites", "site"), ("cards", "card"), ("icons", "icon")):
        assert len(told[table]) == len(pack.names[kind])
    assert len(pack.names["track"]) == 6
    assert len(pack.names["phase"]) == (13 if told["world"] else 10)


def test_only_2_plus_2_has_a_board_of_the_world():
    assert BOARDS["volk"]["world"] is None
    world = BOARDS["twoplustwo"]["world"]
    for track in ("dominance", "space", "arms"):
        places = [space["at"] for space in world[track]]
        assert places == list(range(-places[-1], places[-1] + 1))
    assert len(world["armsCards"]) == len(world["conflictCards"]) == 10


def test_cards_of_2_plus_2_bring_their_extras():
    cards = {card["id"]: card for card in BOARDS["twoplustwo"]["cards"]}
    kinds = [icon["kind"] for icon in BOARDS["twoplustwo"]["icons"]]
    green = [card for card in cards.values() if card["colour"] == "green"]
    assert len(green) == 7
    assert all(card["ban"] and card["shaded"] for card in green)
    black = [card for card in cards.values() if card["colour"] == "black"]
    assert all({"confA", "pm"} <= {kinds[icon] for icon in card["below"]} for card in black)
    assert sum(bool(card["beside"]) for card in cards.values()) == 6
    assert not any(card["below"] or card["beside"] or card["ban"] for card in BOARDS["volk"]["cards"])


@both
def test_the_icon_set_covers_every_kind(name):
    source = (WEB / "icons.js").read_text(encoding="utf-8")
    glyphs = set(re.findall(r'^  "?([\w-]+)"?:', source[source.index("GLYPHS = {") : source.index("KINDS = {")], re.M))
    table = source[source.index("KINDS = {") : source.index("};", source.index("KINDS = {"))]
    kinds = dict(re.findall(r'(?:"([^"]+)"|(?<![\w"])(?:[\w$]+)): "([\w-]+)"', table))
    kinds |= dict(re.findall(r'(?<![\w"])([\w$]+): "([\w-]+)"', table))
    shown = {kinds.get(icon["kind"], icon["kind"]) for icon in BOARDS[name]["icons"]}
    assert shown | set(kinds.values()) <= glyphs


def test_every_province_and_site_is_on_the_map():
    pack = PACKS["volk"]
    assert set(MAP["sites"]) == set(pack.site_ids)
    assert set(MAP["provinces"]) == {*pack.province_ids, "HH"}
    assert set(MAP["plates"]) == set(pack.province_ids) - {"WB", "EB"}  # those have an inset
    assert all(path.startswith("M") for path in MAP["provinces"].values())
    for site, spot in MAP["sites"].items():
        assert 20 <= spot["x"] <= MAP["width"] - 20, site
        assert 20 <= spot["y"] <= MAP["height"] - 20, site
        assert spot["side"] in {"n", "e", "s", "w"}, site


def test_no_two_sites_are_too_close_to_be_pressed():
    pairs = itertools.combinations(MAP["sites"].items(), 2)
    near = [(a, b) for (a, one), (b, two) in pairs if math.hypot(one["x"] - two["x"], one["y"] - two["y"]) < APART]
    assert near == []


def test_no_plate_hides_a_site():
    hidden = [
        (province, site)
        for province, (x, y) in MAP["plates"].items()
        for site, spot in MAP["sites"].items()
        if abs(spot["x"] - x) < PLATE[0] + CITY and abs(spot["y"] - y) < PLATE[1] + CITY
    ]
    assert hidden == []


def test_bends_are_those_of_lines():
    ids = PACKS["volk"].site_ids
    assert set(MAP["bends"]) <= {"-".join(ids[end] for end in ends) for ends in PACKS["volk"].line_ends}


def test_a_site_lies_in_its_province():
    """The outlines were cut and put together; the cities must be on the right side of every border."""
    pack = PACKS["volk"]
    for site, entry in enumerate(pack.map.sites):
        if entry.kind in ("city", "rheinsberg"):
            spot = MAP["sites"][entry.id]
            province = pack.province_ids[pack.site_provinces[site][0]]
            assert inside(MAP["provinces"][province], spot["x"], spot["y"]), entry.id


def inside(path: str, x: float, y: float) -> bool:
    """Whether a point lies within closed rings of straight lines, by counting edges to its right."""
    crossings = 0
    for ring in path.split("M")[1:]:
        corners = [tuple(map(float, corner.split(","))) for corner in ring.rstrip("Z").split("L")]
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                crossings += 1
    return crossings % 2 == 1


def test_the_border_divides_neighbours_as_the_pack_says():
    """Provinces that the rules compare across the border share a stretch of it on the map; no others do."""
    pack = PACKS["volk"]
    corners = {province: set(re.findall(r"[\d.-]+,[\d.-]+", path)) for province, path in MAP["provinces"].items()}
    border = set(re.findall(r"[\d.-]+,[\d.-]+", MAP["border"]))
    drawn = {
        (west, east)
        for west in pack.provinces[0]
        for east in pack.provinces[1]
        if len(corners[pack.province_ids[west]] & corners[pack.province_ids[east]] & border) > 1
    }
    assert drawn == {(west, east) for west in pack.provinces[0] for east in pack.across[west]}


def test_every_message_of_the_board_is_used_and_every_word_it_says_is_there():
    keys = {key.removeprefix("board-") for key in messages(FOLDER / "locale", "en") if key.startswith("board-")}
    scripts = [file for file in FILES if file.suffix == ".js"]
    source = "\n".join(file.read_text(encoding="utf-8") for file in [*scripts, *KIT.glob("*.js")])
    assert set(re.findall(r'\bsay\("([\w-]+)"', source)) <= keys
    parts = re.findall(r"[\"`]([\w-]+?)(?:-?\$\{[^`]*)?[\"`]", source)
    beginnings = {word.rstrip("-") for word in parts}
    unused = {key for key in keys if key not in beginnings and not any(key.startswith(f"{w}-") for w in beginnings)}
    assert unused == set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_comes_from_elsewhere(file):
    text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"(?:https?:)?//[\w.-]+\.\w+|@import|url\([\"']?(?!#)", text) == []


def test_the_files_are_small():
    assert (WEB / "map.json").stat().st_size < 100_000
    loaded = [file for file in FILES if not file.name.endswith(".d.ts")]  # types are for whoever writes it
    # As it is sent: what it is on the disk is mostly the breadth of its lines.
    assert sum(len(packed(file.read_bytes())) for file in loaded) < 87_500


def test_the_map_is_drawn_again_whenever_anything_that_is_read_for_it_changes():
    """`DRAWN`: where none of these differ, it is left alone."""
    source = {name: (WEB / f"{name}.js").read_text(encoding="utf-8") for name in ("map", "facts", "plates", "inset")}
    drawing = source["map"].partition("function draw(view)")[2].partition("\n  /** Points at")[0]
    exporters = source["map"].partition("function exporters(")[2].partition("\n  }")[0]
    assert drawing
    assert exporters
    read = set(
        re.findall(r"\bview\.(\w+)", "".join([drawing, exporters, *(source[n] for n in ("facts", "plates", "inset"))]))
    )
    told = source["map"].partition("const DRAWN =")[2].partition("]);")[0]
    counters = source["map"].partition("const COUNTERS =")[2].partition(");")[0]
    assert len(read) > 10
    assert read <= {*re.findall(r'"(\w+)"', told + counters)}


def test_the_tool_knows_where_everything_is():
    typed = (TOOL / "places.toml").read_text(encoding="utf-8")
    assert [site for site in PACKS["volk"].site_ids if not re.search(rf"^{site} = \[\d", typed, re.MULTILINE)] == []


def asking(state, step) -> int:
    """The icon of the card that is played about which somebody is asked otherwise than where it applies."""
    kind = {"Guillaume": "guillaume", "SwapHand": "guillaume", "SwapDeck": "guillaume", "ChooseArrow": "choice"}
    kinds = {**kind, "WhoDraws": "A"}.get(type(step).__name__)
    icons = () if state.phase or state.resolving < 0 else state.icons_for(state.active, state.resolving)
    return next((icon for icon in icons if state.pack.icons[icon].kind == kinds), -1)


@both
def test_a_view_names_the_icon_that_somebody_is_placing_and_everybody_may_know_it(name):
    game = GAMES[name]
    choices, state = Chance(seed_from("choices")), game.setup(game.players[0], {}, Chance(seed_from("placing")))
    placed = set()
    while state.agenda:
        step = state.agenda[-1]
        wanted = step.icon if isinstance(step, Apply) else asking(state, step)
        views = [game.view(state, viewer) for viewer in (*range(state.players), None)]
        assert {view.placing for view in views} == {wanted}
        if isinstance(step, ChooseIcon) and not state.phase:
            assert {tuple(view.coming) for view in views} == {step.icons}
            whole = [icon for icon in step.icons if icon in views[0].event]  # an arrow may have been ignored
            assert len(step.icons) - len(whole) <= 1
            assert not Counter(whole) - Counter(views[0].event)
        placed.add(wanted)
        legal = game.legal(state)
        game.apply(state, legal[choices.below(len(legal))], legal)
    assert len(placed) > 3


# Whoever is asked these reads in the question all there is to know.
ITSELF = {"pay-special", "prestige-bonus", "place-unrest", "supplier-protest", "send-socialist", "swap-hand"}
ITSELF |= {"swap-deck", "guillaume", "bring-back", "who-draws", "choose-arrow", "dominance-bonus", "ignore-one"}
ITSELF |= {"discard-one"}


@both
def test_the_guide_speaks_of_whatever_a_newcomer_is_asked(name):
    game, chance = GAMES[name], Chance(seed_from("guide"))
    lessons = (WEB / "guide.js").read_text(encoding="utf-8")
    asked = set()
    for number in range(6):
        state = game.setup(game.players[0], {}, Chance(seed_from(f"newcomer {number}")))
        while state.agenda:
            if not state.phase:  # of the end of a decade a lesson tells as a whole
                asked.add(key_of(state.agenda[-1]))
            legal = game.legal(state)
            game.apply(state, legal[chance.below(len(legal))], legal)
    assert {"build", "assign-hamburg", "after-action", "dismantle"} < asked
    assert {step for step in asked - ITSELF if f'"{step}"' not in lessons} == set()
