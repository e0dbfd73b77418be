"""The kernel's promises, the board in words, and all texts in the four languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, get_args

import pytest

import closely
from brink.engine.steps import Automatic, family, key_of
from brink.engine.testing import Report, check_texts, conform, variants
from brink.engine.texts import ENGINE_LOCALE, LANGUAGES, messages
from brink.games.twogm import decks
from brink.games.twogm.kinds import FACTIONS, Category, VictoryKind
from brink.games.twogm.state import Options
from brink.games.twogm.telling import MODIFIERS
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene

PACK = GAME.pack()
MOST = 8000  # decisions
SHORT = {  # seeds with which blind players do not need long for a scenario
    "dunkirk": "h",
    "el-alamein": "g",
    "stalingrad": "k",
    "kasserine": "l",
    "prokhorovka": "d",
    "omaha": "l",
    "arnhem": "i",
    "bastogne": "g",
}
AGREED = {"late_terrain": True, "leftover_equipment": True, "extensive": True, "rookie": "south"}
CONTESTED = {"suppression": "by-one", "hard_ground": "rest", "criticals": "equal", "anti_aircraft": "always"}


def check(players: int, options: dict[str, Any], seed: str, crashes: Path, first: int = 6, every: int = 60) -> Report:
    report = conform(
        GAME, players, options, seed=seed, first=first, every=closely.every(every), most=MOST, crashes=crashes
    )
    assert report.final_hash
    assert report.refusals_seen
    assert report.pairs > 2 * report.pairs_apart
    return report


# -- Battle Royal --------------------------------------------------------------------------------------------------


def test_conformance_of_a_whole_battle_royal(tmp_path: Path) -> None:
    """Until an HQ falls, a side runs out of cards, or nothing happens any more."""
    report = check(2, {"points": 60}, "g", tmp_path, first=10, every=90)
    assert report.decisions > 500


@pytest.mark.parametrize(("south", "north"), list(combinations_with_replacement(FACTIONS, 2)))
def test_conformance_of_factions(south: str, north: str, tmp_path: Path) -> None:
    check(2, {"south": south, "north": north, "time_limit": 6}, f"{south} {north}", tmp_path)


def deck_of(faction: str, *wanted: Category) -> str:
    """A deck with as much as possible of these categories, each card once before any comes twice."""
    rules = decks.battle_royal(FACTIONS.index(faction))
    pool = [card for card in decks.legal_pool(PACK, rules) if PACK.category_of[card] in wanted]
    deck: list[int] = []
    for copy in range(1, 9):
        for card in sorted(pool, key=lambda card: wanted.index(PACK.category_of[card])):
            fits = decks.points_of(PACK, [*deck, card]) <= rules.points
            if fits and copy <= decks.copies_allowed(PACK, rules, card):
                deck.append(card)
    assert decks.refusal(PACK, deck, rules) is None
    return decks.encode(PACK, sorted(deck))


@pytest.mark.parametrize(("south", "north"), [("us", "uk"), ("su", "de")])
@pytest.mark.parametrize("wanted", [("support", "infantry"), ("airplane", "artillery")], ids=lambda wanted: wanted[0])
def test_conformance_of_unusual_decks(south: str, north: str, wanted: tuple[Category, ...], tmp_path: Path) -> None:
    """Decks in which hands are looked at, cards are countered and ambushes laid; and decks that fight in the air."""
    chosen = {"deck_1": deck_of(south, *wanted), "deck_2": deck_of(north, *wanted)}
    options = {"south": south, "north": north, "time_limit": 7, **chosen}
    check(2, options, f"{wanted[0]} {south}", tmp_path, every=20)


# -- options -------------------------------------------------------------------------------------------------------


def agreements() -> list[dict[str, Any]]:
    """Each option alone, but for those that other tests try: scenarios, factions, boards, time limits.

    Difficulties are the solo bot's; that of one seat stands for all.
    """
    apart = {"scenario", "south", "north", "boards", "time_limit", "difficulty_1", "difficulty_3", "difficulty_4"}
    found = [options for options in variants(GAME) if options and not apart & options.keys()]
    allowed = [options for options in found if GAME.refuse_options(2, Options(**options), GAME.pack()) is None]
    assert all(any(name in options for options in allowed) for name in (*AGREED, *CONTESTED, "points"))
    return allowed


@pytest.mark.parametrize("options", agreements(), ids=str)
def test_conformance_of_options(options: dict[str, Any], tmp_path: Path) -> None:
    check(2, {"time_limit": 5, "points": 60, **options}, str(options), tmp_path)


@pytest.mark.parametrize(("players", "boards"), [(3, 1), (4, 1), (4, 2)])
@pytest.mark.parametrize("agreed", [AGREED, CONTESTED], ids=["agreed", "contested"])
def test_conformance_of_allies(players: int, boards: int, agreed: dict[str, Any], tmp_path: Path) -> None:
    options = {"boards": boards, "time_limit": 5, **agreed}
    check(players, options, f"{players} on {boards}", tmp_path)


# -- scenarios -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [scenario.id for scenario in PACK.scenarios])
def test_conformance_of_scenarios(scenario: str, tmp_path: Path) -> None:
    check(2, {"scenario": scenario}, SHORT[scenario], tmp_path, every=100)


@pytest.mark.parametrize(("scenario", "players", "boards"), [("prokhorovka", 3, 1), ("arnhem", 4, 2)])
def test_conformance_of_scenarios_with_allies(scenario: str, players: int, boards: int, tmp_path: Path) -> None:
    check(players, {"scenario": scenario, "boards": boards}, SHORT[scenario], tmp_path, every=200)


# -- texts ---------------------------------------------------------------------------------------------------------


def test_all_texts_are_there_and_used() -> None:
    check_texts(GAME, PACK.messages())


@cache
def keys_of_the_rules() -> set[str]:
    return set(said())


def said() -> Iterator[str]:
    """First arguments of `say` and `refuse`, keys of lines, verbs, prompts, ways to end."""
    for file in GAME.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("say", "refuse"):
                    yield from (part.value for part in key_parts(node.args[0]))
    for verb in GAME.verbs:
        yield f"do-{verb}"
    for step in family(*GAME.steps).values():
        if not issubclass(step, Automatic) and step not in GAME.steps:
            yield from (f"ask-{key_of(step)}", f"wait-{key_of(step)}")
    won = {*get_args(VictoryKind), "hq", "cards", "time", "draw"} - {"destroy-hq"}  # that one ends as "hq"
    yield from (f"outcome-{how}" for how in won)


def key_parts(node: ast.expr) -> Iterator[ast.Constant]:
    """A key, or the two of a conditional expression."""
    if isinstance(node, ast.IfExp):
        yield from (*key_parts(node.body), *key_parts(node.orelse))
    elif isinstance(node, ast.Constant):
        yield node


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_may_say_has_words(language: str) -> None:
    """Random games meet few of the rare cases; this needs none."""
    known = messages(GAME.folder / "locale", language).keys() | messages(ENGINE_LOCALE, language).keys()
    missing = sorted(keys_of_the_rules() - known)
    assert not missing


def test_no_argument_is_taken_for_a_name_by_mistake() -> None:
    """An argument's kind is its name up to the first underscore: the size of a deck must not be called `deck`."""
    plain = {"count", "left", "pile", "hp", "most", "limit", "points", "income", "supply", "ap", "range", "state"}
    assert not plain & GAME.names(PACK).keys()


# -- the board in words --------------------------------------------------------------------------------------------


def told(scene: Scene, seat: int | None, language: str = "en") -> list[str]:
    teller = GAME.teller(language, scene.pack, ["Anna", "Ben", "Cleo", "Dan"])
    return [teller.sentence(line.key, line.args) for line in GAME.tell(GAME.view(scene.state, seat), scene.pack)]


def test_every_modifier_of_a_shot_has_a_name() -> None:
    source = (GAME.folder / "shooting.py").read_text(encoding="utf-8")
    assert set(re.findall(r'Modifier\("([a-z-]+)"', source)) == set(MODIFIERS)


def test_plain_ground_takes_no_room() -> None:
    scene = Scene(MOVEMENT)
    assert "Battlefield: plain everywhere" in told(scene, SOUTH)
    scene.terrain("house", 3, 3)
    assert "House, 6 HP: C3" in told(scene, SOUTH)
    assert not any("Plain" in line for line in told(scene, SOUTH))


def test_a_unit_is_told_with_weapons_equipment_and_marks() -> None:
    scene = Scene(SHOOTING)
    squad = scene.unit(SOUTH, "us-hi", 2, 1, "hmg")
    tank = scene.unit(NORTH, "de-pz4", 2, 3)
    scene.state.u_wounds[squad] = 1
    scene.state.u_flags[tank] |= 1
    scene.state.u_used[tank] |= 1
    lines = told(scene, None)
    at = lines.index("Heavy Infantry (Weapons Squad), B1: wounds 1 of 4, armor 1, movement 0 of 1")
    assert lines[at + 1] == "Ready: Rifles; range 2; hits on 5; penetration 2; damage 1"
    assert lines[at + 2].startswith("Not mounted: HMG; range 3;")
    at = lines.index("Panzer IV G, B3: wounds 0 of 4, armor 4, movement 1 of 1")
    assert lines[at + 1].startswith("Used: 75 mm KwK 40; range 3;")
    assert lines[at + 2] == "Suppressed"


def test_a_hand_is_told_to_its_owner_only() -> None:
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m4", "us-m4", "supplies")
    mine, theirs = told(scene, SOUTH), told(scene, NORTH)
    assert "2 × M4 Sherman: 4 AP, Tank, movement 2, armor 4, wounds 4" in mine
    assert "Supplies: 0 AP" in mine
    assert any(line.startswith("Cards: 3 in hand") for line in theirs)
    assert not any("Sherman" in line for line in theirs)
    scene.phase(MOVEMENT)
    assert "Hand of Anna: M4 Sherman, M4 Sherman, Supplies" in told(scene, SOUTH)


def test_odds_are_told_while_aiming() -> None:
    scene = Scene(SHOOTING)
    squad = scene.unit(SOUTH, "us-li", 2, 1)
    scene.unit(NORTH, "de-li", 2, 2)
    scene.state.u_wounds[squad] = 1
    assert "What a shot would do now" not in told(scene, SOUTH)
    scene.choose(squad)
    scene.do(("weapon", 0, scene.state.weapon(squad, 0).number))
    lines = told(scene, SOUTH)
    at = lines.index("What a shot would do now")
    assert lines[at + 1] == "Rifles"
    assert lines[at + 2].startswith("Light Infantry (Grenadiere), B2: hits on 6+, 50\u00a0% to do 1 damage")
    assert lines[at + 3] == "wounds +1/+1"
    assert "What a shot would do now" not in told(scene, NORTH)
