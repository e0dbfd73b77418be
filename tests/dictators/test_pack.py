"""The pack: what the booklet fixes about its content, and that every mistake is refused with file, line and reason."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brink.engine import ContentError
from dictators.scene import GAME, PACK
from packs import copy_pack, refusal, rewrite, swap

CONTENT = GAME.folder / "content"


def data(file: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / file).read_text(encoding="utf-8"))


# -- what the pack holds -----------------------------------------------------------------------------------------------


def test_command_cards_66_31_5() -> None:
    copies = Counter(PACK.card_kind[card] for card in PACK.command_cards)
    assert copies == {"action": 66, "interruption": 31, "asset": 5}
    assert Counter(PACK.card_kind) == {"action": 29, "interruption": 14, "asset": 5}


def test_copies_by_cost() -> None:
    """15.6 has 42 / 21 / 3 action cards for 1 / 2 / 3 actions; R40 moved one from 2 to 1."""
    by_cost = Counter(PACK.card_cost[card] for card in PACK.command_cards if PACK.card_kind[card] == "action")
    assert by_cost == {1: 43, 2: 20, 3: 3}
    assert {PACK.card_cost[card] for card in PACK.command_cards if PACK.card_kind[card] == "interruption"} == {0}
    assert all(1 <= PACK.card_cost[card] <= 3 for card in PACK.command_cards if PACK.card_kind[card] == "asset")


def test_R40_tuned_house_cards() -> None:
    telephone, roadblock = PACK.card["red-telephone"], PACK.card["roadblock"]
    assert (PACK.card_cost[telephone], PACK.card_copies[telephone]) == (1, 2)
    assert PACK.card_copies[roadblock] == 4


def test_event_and_other_cards() -> None:
    assert len(PACK.father_ids) == 15
    assert len(PACK.presidential_cards) == 12
    assert len(PACK.dictator_ids) == 14
    assert [len(zone) for zone in PACK.facilities] == [0, 11, 12, 8, 9]
    assert {entry["id"]: entry["copies"] for entry in data("events.toml")["events"]} == {"defcon": 2, "trident": 1}
    assert [token["number"] for token in data("events.toml")["tokens"]] == list(range(1, 16))
    assert [token["roman"] for token in data("events.toml")["tokens"]] == (
        ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"]
    )


def test_every_command_card_named_in_the_booklet_is_there_and_says_so() -> None:
    named = {
        "just-what-i-needed", "tornado-season", "the-marauder", "amtrak", "emp", "helicopter", "censorship", "bribery",
        "mutually-assured-destruction", "sneaking-across", "stealth-fighter", "engineer", "blackmail-box", "hacker",
        "morale-boost",
    }  # fmt: skip
    found = {card["id"]: card for card in data("cards.toml")["cards"]}
    assert {card for card, entry in found.items() if entry["provenance"] == "rulebook"} == named
    assert all(found[card]["filled"] for card in named)  # what we added to the booklet
    assert all(not entry["filled"] for card, entry in found.items() if card not in named)
    assert found["engineer"]["cost"] == 1
    assert found["amtrak"]["cost"] <= 2
    assert found["tornado-season"]["kind"] == "interruption"
    assert found["the-marauder"]["kind"] == found["blackmail-box"]["kind"] == "asset"
    assert "0" in [ability["cost"] for ability in found["blackmail-box"]["abilities"]]


def test_dictators_fathers_and_presidential_cards_of_the_booklet() -> None:
    def known(file: str, table: str) -> set[str]:
        return {entry["id"] for entry in data(file)[table] if entry["provenance"] == "rulebook"}

    assert known("dictators.toml", "dictators") == {"mao", "joseph", "fidel", "kim"}
    assert known("events.toml", "fathers") == {"gouverneur-morris", "john-adams", "signing-the-declaration"}
    assert known("events.toml", "presidential") == {"in-the-oval-office", "cabinet-purge", "defcon", "oops"}


def test_symbols_are_those_of_the_booklet() -> None:
    """USA only, 2 turns, 3 turns; there are cards with each."""
    assert set(PACK.card_turns) == {0, 2, 3}
    assert {turns for turns in PACK.father_turns if turns} <= {2, 3}
    assert any(PACK.card_usa_only)


def test_codes_are_numbered_through() -> None:
    cards = [card["code"] for card in data("cards.toml")["cards"]]
    assert cards == [
        *(f"A{n:02}" for n in range(1, 30)),
        *(f"I{n:02}" for n in range(1, 15)),
        *(f"S{n:02}" for n in range(1, 6)),
    ]
    assert [one["code"] for one in data("dictators.toml")["dictators"]] == [f"D{n:02}" for n in range(1, 15)]
    assert [one["code"] for one in data("events.toml")["fathers"]] == [f"F{n:02}" for n in range(1, 16)]
    assert [one["code"] for one in data("events.toml")["presidential"]] == [f"P{n:02}" for n in range(1, 9)]


def test_every_entry_has_a_provenance() -> None:
    tables = {
        "cards.toml": ["cards"],
        "dictators.toml": ["dictators"],
        "events.toml": ["fathers", "presidential", "defcon", "tokens"],
        "map.toml": ["locations", "flights"],
    }
    for file, names in tables.items():
        for name in names:
            for entry in data(file)[name]:
                assert entry["provenance"] in ("rulebook", "published", "house"), (file, entry)
    for name in ("roads", "adjacency"):
        assert data("map.toml")[name]["provenance"] in ("rulebook", "published", "house")


@pytest.mark.parametrize(
    ("file", "header"),
    [
        ("map.toml", "[[locations]]"),
        ("map.toml", "[[flights]]"),
        ("map.toml", "[roads]"),
        ("map.toml", "[adjacency]"),
        ("cards.toml", "[[cards]]"),
        ("dictators.toml", "[[dictators]]"),
        ("events.toml", "[[fathers]]"),
        ("events.toml", "[[presidential]]"),
        ("events.toml", "[[defcon]]"),
        ("events.toml", "[[tokens]]"),
    ],
)
def test_an_entry_without_a_provenance_is_refused(tmp_path: Path, file: str, header: str) -> None:
    def drop(text: str) -> str:
        at = text.index(header)
        return text[:at] + re.sub(r"^provenance.*\n", "", text[at:], count=1, flags=re.MULTILINE)

    refuse(tmp_path, file, drop, header, "object missing required field `provenance`")


def test_all_places_are_linked() -> None:
    """15.13.2: roads and flights connect everything; no road leads to Hawaii."""
    found, todo = {PACK.start}, [PACK.start]
    while todo:
        here = todo.pop()
        links = [place for place, _ in PACK.roads_from[here]] + [flight[0] for flight in PACK.flights_from[here]]
        todo += [place for place in links if place not in found]
        found |= set(links)
    assert len(found) == len(PACK.place_ids)
    assert PACK.roads_from[PACK.start] == []


def test_washington_dc_has_its_five_neighbours_and_hawaii_none() -> None:
    dc = {PACK.state_ids[state] for state in PACK.next_states[PACK.state["DC"]]}
    assert dc == {"PA", "MD", "WV", "VA", "CIA"}
    assert PACK.next_states[PACK.state["HI"]] == []
    assert PACK.time_zone_of[PACK.state["HI"]] == PACK.hawaii_zone
    assert PACK.time_zone_of.count(PACK.hawaii_zone) == 1
    assert len(PACK.zone_ids) == 5


def test_roads_stay_in_a_country_and_join_the_same_or_adjacent_states() -> None:
    for a, b in PACK.road_ends:
        here, there = PACK.state_of[a], PACK.state_of[b]
        assert PACK.in_usa[a] == PACK.in_usa[b]
        if PACK.in_usa[a]:
            assert here == there or there in PACK.next_states[here]


def test_the_pack_is_loaded_from_its_files_whatever_they_look_like(tmp_path: Path) -> None:
    """The control of all tests below: an unchanged copy is accepted and is the same pack."""
    folder = copy_pack(CONTENT, tmp_path)
    pack = GAME.load_pack(folder)
    assert pack.hash == PACK.hash
    cards = folder / "cards.toml"
    cards.write_text("# a comment\n" + cards.read_text(encoding="utf-8"), encoding="utf-8")
    assert GAME.load_pack(folder).hash == PACK.hash


# -- mistakes ----------------------------------------------------------------------------------------------------------


def refuse(tmp_path: Path, file: str, change: Callable[[str], str], at: str, *expected: str) -> None:
    """The changed file is refused; the error names the file, the line on which `at` stands, and says these words."""
    path = copy_pack(CONTENT, tmp_path) / file
    after = rewrite(path, change)
    line, reason = refusal(GAME.load_pack, path)
    assert line == after[: after.index(at)].count("\n") + 1, reason
    for words in expected:
        assert words in reason, reason


def in_entry(name: str, old: str, new: str) -> Callable[[str], str]:
    """Change a line of the entry with this id (or number), whatever the spaces around its equals sign."""

    def change(text: str) -> str:
        start = re.search(rf'^(id|number|between) *= *"?{re.escape(name)}"?$', text, re.MULTILINE)
        assert start, name
        key, value = old.split("=", 1) if "=" in old else (old, None)
        pattern = rf"^{re.escape(key.strip())} *= *" + (re.escape(value.strip()) if value else r".*") + "$"
        found = re.search(pattern, text[start.start() :], re.MULTILINE)
        assert found, old
        at = start.start() + found.start()
        return text[:at] + new + text[start.start() + found.end() :]

    return change


def without(name: str, header: str) -> Callable[[str], str]:
    """Leave out the whole entry with this id."""

    def change(text: str) -> str:
        parts = re.split(r"(?=^\[\[?\w)", text, flags=re.MULTILINE)
        mine = re.compile(rf'^(id|number|level) *= *"?{re.escape(name)}"?$', re.MULTILINE)
        kept = [part for part in parts if not (part.startswith(header) and mine.search(part))]
        assert len(kept) == len(parts) - 1, name
        return "".join(kept)

    return change


def chain(*changes: Callable[[str], str]) -> Callable[[str], str]:
    def change(text: str) -> str:
        for one in changes:
            text = one(text)
        return text

    return change


def every(pattern: str, new: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, new, text, flags=re.MULTILINE)


FIRST_PLACE, FIRST_CARD = "[[locations]]", "[[cards]]"

MAP: dict[str, tuple[Callable[[str], str], str, str]] = {
    "two locations with one id": (
        in_entry("SPO", "id", 'id = "SEA" # again'),
        'id = "SEA" # again',
        "locations[2].id: the id 'SEA' is there twice",
    ),
    "two time zones with one id": (
        in_entry("MOUNTAIN", "id", 'id = "PACIFIC" # again'),
        'id = "PACIFIC" # again',
        "time_zones[2].id: the id 'PACIFIC' is there twice",
    ),
    "a zone that is not there": (in_entry("SEA", "zone", "zone = 5"), "zone = 5", "zone: expected `int` <= 4"),
    "a zone below none": (in_entry("SEA", "zone", "zone = -1"), "zone = -1", "zone: expected `int` >= 0"),
    "two White Houses": (
        in_entry("SEA", "special", 'special = "white-house"'),
        'special    = "white-house"',
        "special: SEA is marked 'white-house' already",
    ),
    "a special site is missing": (
        swap('"white-house"', '""'),
        FIRST_PLACE,
        "no location is marked special = 'white-house'",
    ),
    "no Area 51": (swap('"area-51"', '""'), FIRST_PLACE, "no location is marked special = 'area-51'"),
    "no CIA Headquarters": (swap('special    = "cia"', 'special = ""'), FIRST_PLACE, "marked special = 'cia'"),
    "no Guantanamo Bay": (swap('"guantanamo"', '""'), FIRST_PLACE, "marked special = 'guantanamo'"),
    "no Trident": (swap('special    = "trident"', 'special = ""'), FIRST_PLACE, "marked special = 'trident'"),
    "no start": (swap('"start"', '""'), FIRST_PLACE, "marked special = 'start'"),
    "an unknown special site": (
        swap('"area-51"', '"area-52"'),
        '"area-52"',
        "invalid enum value 'area-52'",
    ),
    "no Washington State": (
        swap('state      = "WA"', 'state      = "OR"', 99),
        FIRST_PLACE,
        "token I needs a location in Washington State (WA)",
    ),
    "a time zone of an unknown state": (
        swap('states = ["HI"]', 'states = ["HI", "XX"]'),
        "[[time_zones]]",
        "time_zones[0]: 'XX' is not known; there are HI, WA, OR",
    ),
    "a place in another time zone than its state": (
        in_entry("SEA", "time_zone", 'time_zone = "EASTERN"'),
        'time_zone = "EASTERN"',
        "locations[1].time_zone: differs from its state's time zone",
    ),
    "a neighbour that is no state": (
        swap('ME  = ["NH"]', 'ME  = ["NH", "QQ"]'),
        "ME  = ",
        "adjacency.states.ME: 'QQ' is not known",
    ),
    "neighbours of what is no state": (
        swap('ME  = ["NH"]', 'ME  = ["NH"]\nQQ  = []'),
        "[adjacency.states]",
        "adjacency.states: 'QQ' is not known",
    ),
    "a neighbour on one side only": (
        swap('ME  = ["NH"]', 'ME  = ["NH", "VT"]'),
        "ME  = ",
        "adjacency.states.ME: VT is not adjacent in return",
    ),
    "a road twice": (
        swap('"SEA-SPO",', '"SEA-SPO", "SPO-SEA",'),
        "pairs = [",
        "roads.pairs: the road SPO-SEA is there twice",
    ),
    "a road to nowhere": (swap('"SEA-SPO"', '"SEA-XXX"'), "pairs = [", "roads.pairs: 'XXX' is not known"),
    "a road that is no pair": (
        swap('"SEA-SPO"', '"SEASPO"'),
        "pairs = [",
        "expected two different locations such as SEA-POR, not 'SEASPO'",
    ),
    "a road from a place to itself": (
        swap('"SEA-SPO"', '"SEA-SEA"'),
        "pairs = [",
        "expected two different locations such as SEA-POR, not 'SEA-SEA'",
    ),
    "a flight to nowhere": (
        swap('"HNL-YVR"', '"HNL-XXX"'),
        '"HNL-XXX"',
        "flights[0].between: 'XXX' is not known",
    ),
    "a flight through an unknown time zone": (
        in_entry("HNL-YVR", "zones", 'zones = ["ATLANTIC"]'),
        'zones = ["ATLANTIC"]',
        "flights[0].zones: 'ATLANTIC' is not known; there are HAWAII, PACIFIC, MOUNTAIN, CENTRAL, EASTERN",
    ),
    "a flight that wrongly needs the Trident": (
        in_entry("HNL-YVR", "trident", "trident = true # wrong"),
        "trident = true # wrong",
        "flights[0].trident: must be true just for flights to the Trident",
    ),
    "too few facilities in a zone": (
        every(r"(zone       = 3\n(?:.*\n)?facility   = )true", r"\1false"),
        FIRST_PLACE,
        "locations: zone 3 needs at least 5 facilities for 5 players",
    ),
    "too many facilities in zone 4": (
        in_entry("YQR", "facility", "facility = true"),
        FIRST_PLACE,
        "zone 4 has at most 9 facilities: 15 tokens must leave 6 for Trident",
    ),
    "a number that is a word": (in_entry("SEA", "zone", 'zone = "one"'), 'zone = "one"', "expected `int`, got `str`"),
    "an unknown country": (
        in_entry("SEA", "country", 'country = "Cuba"'),
        'country = "Cuba"',
        "locations[1].country: invalid enum value 'Cuba'",
    ),
    "a field nobody knows": (
        in_entry("SEA", "zone", "zone = 1\ncolour = 3"),
        "colour = 3",
        "object contains unknown field `colour`",
    ),
}


@pytest.mark.parametrize("mistake", MAP)
def test_map_mistake_is_refused(tmp_path: Path, mistake: str) -> None:
    change, at, message = MAP[mistake]
    refuse(tmp_path, "map.toml", change, at, message)


def header_of(card: str) -> str:
    """The entry of this card, which begins on the line of its header."""
    return re.search(rf'\[\[cards\]\]\nid         = "{card}"', (CONTENT / "cards.toml").read_text("utf-8"))[0]


def copies_of(card: str) -> int:
    return PACK.command_cards.count(PACK.card[card])


CARDS: dict[str, tuple[Callable[[str], str], str, str]] = {
    "a card too many": (
        in_entry("amtrak", "copies", f"copies = {copies_of('amtrak') + 1}"),
        FIRST_CARD,
        "cards: the game has 66 action cards, here are 67",
    ),
    "an interruption too few": (
        without("wiretap", "[[cards]]"),
        FIRST_CARD,
        "cards: the game has 31 interruption cards, here are 30",
    ),
    "an asset too many": (
        in_entry("private-jet", "copies", "copies = 2"),
        FIRST_CARD,
        "cards: the game has 5 asset cards, here are 6",
    ),
    "two cards with one id": (
        in_entry("emp", "id", 'id = "helicopter" # again'),
        'id = "helicopter" # again',
        "id: the id 'helicopter' is there twice",
    ),
    "a word nobody knows": (
        in_entry("amtrak", "effect", 'effect = "fly-away 4"'),
        'effect = "fly-away 4"',
        "cards[1].effect: unknown word 'fly-away'; known are abroad, attempt",
    ),
    "a word of another kind of card": (
        in_entry("veto", "effect", 'effect = "fetch"'),
        'effect = "fetch"',
        "unknown word 'fetch'; known are cancel, confiscate, console",
    ),
    "a word without its value": (
        in_entry("helicopter", "effect", 'effect = "helicopter"'),
        'effect = "helicopter"',
        "cards[2].effect: 'helicopter' takes 1 values, here are 0",
    ),
    "a word with a wrong value": (
        in_entry("helicopter", "effect", 'effect = "helicopter far"'),
        'effect = "helicopter far"',
        "'helicopter' expects a whole number, not 'far'",
    ),
    "a word with a value outside its list": (
        in_entry("motorcade", "effect", 'effect = "lay-before everybody"'),
        'effect = "lay-before everybody"',
        "'lay-before' expects one of self, opponent, not 'everybody'",
    ),
    "an effect at an unknown place": (
        in_entry("deportation", "effect", 'effect = "deport YVR XXX"'),
        'effect = "deport YVR XXX"',
        "cards[19].effect: 'XXX' is not known; there are HNL, SEA",
    ),
    "an interruption with a cost": (
        in_entry("veto", "cost", "cost = 1"),
        header_of("veto"),
        "an interruption costs 0 and has a window and an effect",
    ),
    "an interruption without a window": (
        in_entry("veto", "window", 'window = ""'),
        header_of("veto"),
        "an interruption costs 0 and has a window and an effect",
    ),
    "an interruption without an effect": (
        in_entry("veto", "effect", 'effect = ""'),
        header_of("veto"),
        "an interruption costs 0 and has a window and an effect",
    ),
    "an action card for nothing": (
        in_entry("amtrak", "cost", "cost = 0"),
        header_of("amtrak"),
        "cards[1]: this card costs 1 to 3 actions and has no window",
    ),
    "an action card for four": (
        in_entry("amtrak", "cost", "cost = 4"),
        header_of("amtrak"),
        "this card costs 1 to 3 actions and has no window",
    ),
    "an action card with a window": (
        in_entry("amtrak", "window", 'window = "moved"'),
        header_of("amtrak"),
        "this card costs 1 to 3 actions and has no window",
    ),
    "a window nobody knows": (
        in_entry("veto", "window", 'window = "always"'),
        'window = "always"',
        "invalid enum value 'always'",
    ),
    "an action card with abilities": (
        in_entry("amtrak", "filled", 'abilities = [{ cost = "1", limit = "", effect = "hop" }]'),
        header_of("amtrak"),
        "assets, and only assets, have abilities",
    ),
    "an asset without abilities": (
        every(r"(?s)(id         = \"private-jet\".*?)abilities  = \[.*?\n\]\n", r"\1"),
        header_of("private-jet"),
        "assets, and only assets, have abilities",
    ),
    "an ability of two phrases": (
        swap('effect = "draw 2" },\n]', 'effect = "draw 2; hop" },\n]'),
        "abilities  = [\n  { cost = \"1\"",
        "abilities: an ability is one phrase",
    ),
    "an ability nobody knows": (
        swap('effect = "plough"', 'effect = "dig"'),
        "abilities  = [",
        "unknown word 'dig'; known are blackmail, bunker",
    ),
    "an ability for four actions": (
        swap('{ cost = "2", limit = "", effect = "hop" }', '{ cost = "4", limit = "", effect = "hop" }'),
        "abilities  = [",
        "invalid enum value '4'",
    ),
    "turns without a rule for them": (
        in_entry("amtrak", "turns", "turns = 2"),
        header_of("amtrak"),
        "a card with turns says what holds for them, and the reverse",
    ),
    "a rule without turns": (
        in_entry("motorcade", "turns", "turns = 0"),
        header_of("motorcade"),
        "a card with turns says what holds for them, and the reverse",
    ),
    "a rule nobody knows": (
        in_entry("motorcade", "while", 'while = "three-roads"'),
        'while = "three-roads"',
        "invalid enum value 'three-roads'",
    ),
    "a kind nobody knows": (
        in_entry("amtrak", "kind", 'kind = "train"'),
        'kind = "train"',
        "cards[1].kind: invalid enum value 'train'",
    ),
    "a provenance nobody knows": (
        in_entry("amtrak", "provenance", 'provenance = "hearsay"'),
        'provenance = "hearsay"',
        "cards[1].provenance: invalid enum value 'hearsay'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", CARDS)
def test_card_mistake_is_refused(tmp_path: Path, mistake: str) -> None:
    change, at, message = CARDS[mistake]
    refuse(tmp_path, "cards.toml", change, at, message)


def father_header(father: str) -> str:
    """The entry of this founding father, which begins on the line of its header."""
    return f'[[fathers]]\nid         = "{father}"'


OTHERS: dict[str, tuple[str, Callable[[str], str], str, str]] = {
    "two dictators with one id": (
        "dictators.toml",
        in_entry("fidel", "id", 'id = "mao" # again'),
        'id = "mao" # again',
        "dictators[2].id: the id 'mao' is there twice",
    ),
    "two founding fathers with one id": (
        "events.toml",
        in_entry("john-jay", "id", 'id = "john-adams" # again'),
        'id = "john-adams" # again',
        "fathers[8].id: the id 'john-adams' is there twice",
    ),
    "two presidential cards with one id": (
        "events.toml",
        in_entry("golf-day", "id", 'id = "oops" # again'),
        'id = "oops" # again',
        "presidential[4].id: the id 'oops' is there twice",
    ),
    "a father for no turns": (
        "events.toml",
        in_entry("john-jay", "turns", "turns = 0 # none"),
        "turns = 0 # none",
        "fathers[8].turns: at least 1 if the duration is 'turns', else 0",
    ),
    "a father for fewer than no turns": (
        "events.toml",
        in_entry("john-jay", "turns", "turns = -2"),
        "turns = -2",
        "fathers[8].turns: at least 1 if the duration is 'turns', else 0",
    ),
    "a father who stays, for 2 turns": (
        "events.toml",
        in_entry("roger-sherman", "turns", "turns = 2 # or so"),
        "turns = 2 # or so",
        "fathers[11].turns: at least 1 if the duration is 'turns', else 0",
    ),
    "an instant father without an effect": (
        "events.toml",
        in_entry("samuel-adams", "effect", 'effect = ""'),
        father_header("samuel-adams"),
        "fathers[9]: an instant father has an effect, any other a 'while'",
    ),
    "a father who stays and says nothing": (
        "events.toml",
        in_entry("roger-sherman", "while", 'while = ""'),
        father_header("roger-sherman"),
        "fathers[11]: an instant father has an effect, any other a 'while'",
    ),
    "an instant father with a while": (
        "events.toml",
        in_entry("samuel-adams", "filled", 'while = "no-road"'),
        father_header("samuel-adams"),
        "fathers[9]: an instant father has an effect, any other a 'while'",
    ),
    "two dictators with one ability": (
        "dictators.toml",
        in_entry("fidel", "ability", 'ability = "bully"'),
        "[[dictators]]",
        "dictators: two dictators have the same ability",
    ),
    "an ability no dictator can have": (
        "dictators.toml",
        in_entry("fidel", "ability", 'ability = "cheat"'),
        'ability = "cheat"',
        "dictators[2].ability: invalid enum value 'cheat'",
    ),
    "too few dictators": (
        "dictators.toml",
        chain(*(without(name, "[[dictators]]") for name in PACK.dictator_ids[5:])),
        "[[dictators]]",
        "dictators: there must be at least 6 dictators",
    ),
    "fourteen founding fathers": (
        "events.toml",
        without("john-jay", "[[fathers]]"),
        "[[fathers]]",
        "fathers: the game has 15 founding fathers, here are 14",
    ),
    "a father's effect nobody knows": (
        "events.toml",
        in_entry("samuel-adams", "effect", 'effect = "brew"'),
        'effect = "brew"',
        "fathers[9].effect: unknown word 'brew'; known are dismiss-any, hand-or-skip, lose-asset, scatter",
    ),
    "a father's duration nobody knows": (
        "events.toml",
        in_entry("samuel-adams", "duration", 'duration = "ever"'),
        'duration = "ever"',
        "fathers[9].duration: invalid enum value 'ever'",
    ),
    "thirteen presidential cards": (
        "events.toml",
        in_entry("golf-day", "copies", "copies = 2"),
        "[[presidential]]",
        "presidential: the game has 12 presidential cards, here are 13",
    ),
    "no Oops": (
        "events.toml",
        in_entry("oops", "id", 'id = "whoops"'),
        "[[presidential]]",
        "presidential: the variants need a presidential card 'oops'",
    ),
    "no presidential DEFCON": (
        "events.toml",
        lambda text: text.replace('id         = "defcon"', 'id = "alarm"', 1),
        "[[presidential]]",
        "presidential: the variants need a presidential card 'defcon'",
    ),
    "a presidential effect nobody knows": (
        "events.toml",
        in_entry("golf-day", "effect", 'effect = "putt"'),
        'effect = "putt"',
        "presidential[4].effect: unknown word 'putt'; known are close-zone, defcon, draw, escort, lose-hand, rearm",
    ),
    "a presidential effect in an unknown time zone": (
        "events.toml",
        in_entry("air-force-one", "effect", 'effect = "close-zone ATLANTIC"'),
        'effect = "close-zone ATLANTIC"',
        "presidential[7].effect: 'ATLANTIC' is not known; there are HAWAII",
    ),
    "a presidential effect at an unknown place": (
        "events.toml",
        in_entry("secret-service-escort", "effect", 'effect = "escort FBI"'),
        'effect = "escort FBI"',
        "presidential[6].effect: 'FBI' is not known",
    ),
    "fourteen tokens": (
        "events.toml",
        without("15", "[[tokens]]"),
        "[[tokens]]",
        "tokens: the tokens are numbered 1 to 15",
    ),
    "a token twice": (
        "events.toml",
        in_entry("2", "number", "number = 1"),
        "[[tokens]]",
        "tokens: the tokens are numbered 1 to 15",
    ),
    "three DEFCON cards": (
        "events.toml",
        swap("copies = 2\n\n[[events]]", "copies = 3\n\n[[events]]"),
        "[[events]]",
        "events: the game has 2 DEFCON cards and 1 Trident card",
    ),
    "an event card nobody knows": (
        "events.toml",
        swap('id     = "trident"', 'id     = "kraken"'),
        '"kraken"',
        "events[1].id: invalid enum value 'kraken'",
    ),
    "a DEFCON level missing": (
        "events.toml",
        without("3", "[[defcon]]"),
        "[[defcon]]",
        "defcon: the DEFCON levels are 5, 4, 3, 2, 1, in this order",
    ),
    "DEFCON levels upside down": (
        "events.toml",
        chain(swap("level      = 5", "level = 0"), swap("level      = 1", "level = 5"), swap("level = 0", "level = 1")),
        "[[defcon]]",
        "defcon: the DEFCON levels are 5, 4, 3, 2, 1, in this order",
    ),
    "another game's pack": (
        "pack.toml",
        swap('game = "dictators"', 'game = "parley"'),
        'game = "parley"',
        "game: this pack is for 'parley', not for 'dictators'",
    ),
}


@pytest.mark.parametrize("mistake", OTHERS)
def test_other_mistake_is_refused(tmp_path: Path, mistake: str) -> None:
    file, change, at, message = OTHERS[mistake]
    refuse(tmp_path, file, change, at, message)


@pytest.mark.parametrize("file", ["map.toml", "cards.toml", "dictators.toml", "events.toml", "pack.toml"])
def test_a_missing_file_is_refused(tmp_path: Path, file: str) -> None:
    folder = copy_pack(CONTENT, tmp_path)
    (folder / file).unlink()
    with pytest.raises(ContentError) as caught:
        GAME.load_pack(folder)
    assert str(caught.value) == f"{folder}: the file {file} is missing"


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    folder = copy_pack(CONTENT, tmp_path)
    (folder / "cards.toml").write_text('[[cards]]\nid = "amtrak\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"cards\.toml: not valid TOML: .*line 2"):
        GAME.load_pack(folder)


def test_every_check_of_the_pack_has_a_mistake_here() -> None:
    """Each sentence that pack.py can refuse with is provoked by one of the tests above."""
    source = (GAME.folder / "pack.py").read_text(encoding="utf-8")
    sentences = re.findall(r'_fail\(\s*(?:"[\w.]+"|file), [^"]*?(?:\([^)]*\)|path),\s*f?"([^"]+)"', source)
    assert len(sentences) >= 20
    provoked = [message for *_, message in [*MAP.values(), *CARDS.values(), *OTHERS.values()]]
    for sentence in sentences:
        words = max(re.split(r"\{[^}]*\}", sentence), key=len).strip()
        assert any(words in message for message in provoked), sentence
