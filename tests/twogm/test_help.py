"""The help pages: every paragraph the rules cite is there, in four languages, and its numbers are those of the pack."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from brink.engine.texts import LANGUAGES, Texts
from brink.games.twogm.kinds import ABILITIES
from brink.games.twogm.kinds import FLAGS as WEAPON_WORDS
from brink.games.twogm.pack import FACTIONS, NONE, Scenario, Side, StartUnit, Weapon
from brink.server.helping import PAGES, page
from twogm.scene import GAME, Scene

PACK = Scene().pack
CODE = Path(GAME.folder)
HELP = CODE / "help"
TESTS = Path(__file__).parent
RULINGS = [f"R{number:02}" for number in range(1, 111)]
PARAGRAPH = re.compile(r"R\d{2,3}|W\d|\d{1,2}\.\d{1,2}")
FLAGS = {
    "antitank": "antitank",
    "heat": "heat",
    "high_explosives": "high-explosives",
    "flamethrower": "flamethrower",
    "flips": "flips",
    "mounts": "mounts",
    "air_only": "air-only",
}
MOUNTED = {"en": "mounted", "de": "aufgebaut", "nl": "opgesteld", "es": "montada"}
ABOARD = {"en": "aboard", "de": "an Bord", "nl": "aan boord", "es": "a bordo"}


def source(name: str, language: str) -> Path:
    return HELP / (f"{name}.md" if language == "en" else f"{name}.{language}.md")


def read(name: str, language: str) -> str:
    return source(name, language).read_text(encoding="utf-8")


def headings(text: str) -> list[tuple[int, str]]:
    """Depth and anchor of each heading, in order."""
    return [(len(marks), anchor) for marks, anchor in re.findall(r"^(#+) .*\{#([\w.\-]+)\}$", text, re.MULTILINE)]


def anchors(language: str) -> set[str]:
    return {anchor for name in PAGES for _, anchor in headings(read(name, language))}


# -- what the rows of the tables begin with ---------------------------------------------------------------------


def line_of(weapon: Weapon, texts: Texts) -> str:
    """A weapon as the help writes it: range, impact/critical, penetration, damage, and what it can do."""
    reach = f"R{weapon.range} " if weapon.range else ""
    found = [f"{reach}{weapon.impact}+/{weapon.critical} P{weapon.penetration} D{weapon.damage}"]
    found += [texts.render(f"flag-{key}") for field, key in FLAGS.items() if getattr(weapon, field)]
    if weapon.area:
        found.append(texts.render(f"flag-{weapon.area}"))
    return ", ".join(found)


@cache
def rows(language: str) -> dict[str, list[str]]:
    """By table: the beginning of each row; where a card or token has words of its own, the help says them too."""
    texts = Texts(language, [CODE / "locale"])
    say = texts.render
    factions = [say(f"faction-{faction}") for faction in FACTIONS]
    return {
        "headquarters": [
            f"| {factions[hq.faction]} | {say(f'hq-{hq.id}')} | {hq.income} | {hq.maximum} | {hq.hp} | {hq.armor} |"
            for hq in PACK.headquarters
        ],
        "equipment": [
            f"| {say(f'token-{token.id}')} | {line_of(token.weapon, texts) if token.weapon else '–'} "
            f"| {say(f'token-{token.id}-text')} |"
            for token in PACK.tokens
        ],
        "support": [
            f"| {say(f'card-{card.id}')}{'' if card.faction == NONE else f' ({factions[card.faction]})'} "
            f"| {card.deck}/{card.play} | {card.box} | {say(f'card-{card.id}-text')} |"
            for card in PACK.supports
        ],
        "natural": [f"| {say(f'natural-{one.id}')} | {say(f'natural-{one.id}-text')} |" for one in PACK.naturals],
        "terrain": [
            f"| {say(f'terrain-{card.id}')} | {'–' if card.cost == NONE else card.cost} | {card.copies or '–'} "
            f"| {say(f'terrain-{card.id}-text')} |"
            for card in PACK.terrains
        ],
        "generals": [
            f"| {factions[one.faction]} | {say(f'general-{one.id}')} | {say(f'general-{one.id}-text')} |"
            for one in PACK.generals
        ],
        "abilities": [f"| {say(f'ability-{word}')} | {say(f'ability-{word}-text')} |" for word in ABILITIES],
        "flags": [f"| {say(f'flag-{word}')} | {say(f'flag-{word}-text')} |" for word in WEAPON_WORDS],
        "decks": [
            f"| {factions[deck.faction]} | {say(f'deck-{deck.id}')} | {len(deck.cards)} | {deck.year} |"
            for deck in PACK.prebuilts
        ],
        "scenarios": [scenario_row(scenario, texts) for scenario in PACK.scenarios],
        "units": [
            f"- {factions[side.deck.faction]}: {starting(side, texts, language)}"
            for scenario in PACK.scenarios
            for side in scenario.sides
            if side.units
        ],
    }


def scenario_row(scenario: Scenario, texts: Texts) -> str:
    south, north = (f"{texts.render(f'faction-{FACTIONS[s.deck.faction]}')} {s.deck.points}" for s in scenario.sides)
    first = texts.render(f"faction-{FACTIONS[scenario.sides[scenario.first].deck.faction]}")
    name = texts.render(f"scenario-{scenario.id}")
    return f"| {name} | {scenario.year} | {scenario.rounds} | {south} | {north} | {first} |"


def starting(side: Side, texts: Texts, language: str) -> str:
    """The starting units of a side, alike ones together."""
    groups: dict[str, list[str]] = {}
    for start in side.units:
        groups.setdefault(called(start, texts, language), []).append(space_name(start.space))
    return "; ".join(f"{name} {', '.join(spaces)}" for name, spaces in groups.items()) + "."


def called(start: StartUnit, texts: Texts, language: str) -> str:
    unit = PACK.unit(start.unit)
    name = texts.render(f"card-{unit.id}")
    marks = [texts.render(f"token-{PACK.tokens[unit.options[option].token].id}") for option in start.options]
    marks += [MOUNTED[language]] * start.mounted + [ABOARD[language]] * start.aboard
    return f"{name} ({', '.join(marks)})" if marks else name


def space_name(space: int) -> str:
    return f"{'ABCDEFGH'[space % 8]}{space // 8 + 1}"


# -- tests ------------------------------------------------------------------------------------------------------


@cache
def cited() -> set[str]:
    """Paragraphs that the code names: `rule = ...`, and what say and refuse cite."""
    found = set()
    for file in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and PARAGRAPH.fullmatch(node.value):
                found.add(node.value)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("rule", "RULE"):
                found.add(str(ast.literal_eval(node.value)))
            elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("say", "refuse"):
                rule = node.args[1] if len(node.args) > 1 else None
                if isinstance(rule, ast.Constant):
                    found.add(str(rule.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_that_is_cited_has_its_heading(language):
    assert {"4", "7.2", "R18", "W1", "17.11"} <= cited()
    assert cited() <= anchors(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_all_languages_have_the_same_headings(name, language):
    text = read(name, language)
    assert headings(text) == headings(read(name, "en"))
    ids = [anchor for _, anchor in headings(text)]
    assert len(set(ids)) == len(ids)
    assert len(ids) == len(re.findall(r"^#+ ", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name, language):
    for target, anchor in re.findall(r"\]\(([\w.]+\.md)?(?:#([\w.\-]+))?\)", read(name, language)):
        text = (HELP / target if target else source(name, language)).read_text(encoding="utf-8")
        assert not anchor or anchor in {found for _, found in headings(text)}
        assert not target or target.count(".") == (1 if language == "en" else 2)  # stays in the language
    assert "<h1" in page(source(name, language), name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "table",
    [
        "headquarters",
        "equipment",
        "support",
        "natural",
        "terrain",
        "generals",
        "abilities",
        "flags",
        "decks",
        "scenarios",
        "units",
    ],
)
def test_names_numbers_and_words_are_those_of_the_pack(table, language):
    lines = read("rules", language).splitlines()
    expected = rows(language)[table]
    assert expected
    missing = [row for row in expected if not any(line.startswith(row) for line in lines)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenario_goals_are_named_with_their_numbers(language):
    text = read("rules", language)
    for number, scenario in enumerate(PACK.scenarios, 1):
        section = re.split(r"^#+ ", text.partition(f"{{#SC{number}}}")[2], maxsplit=1, flags=re.MULTILINE)[0]
        for victory in scenario.victory:
            spaces = {space_name(space) for space in (*victory.spaces, *victory.some)}
            numbers = {str(value) for value in (victory.count, victory.row) if value > 2}
            assert spaces | numbers <= set(re.findall(r"\w+", section)), (scenario.id, victory.kind)
        for side in scenario.sides:
            limits = {*side.deck.most.values(), *side.deck.least.values()}
            assert {str(limit) for limit in limits} <= set(re.findall(r"\w+", section)), scenario.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_stands_in_every_language(language):
    assert [anchor for _, anchor in headings(read("rulings", language)) if re.fullmatch(r"R\d{2,3}", anchor)] == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_the_introduction_names_the_last_ruling(name, language):
    introduction = read(name, language).partition("\n## ")[0]
    assert RULINGS[0] in introduction
    assert RULINGS[-1] in introduction


ON_THE_BOARD = {"en": "on the board for 2", "de": "seit 2 Zügen auf dem Plan", "nl": "al 2 beurten op het bord"}
ON_THE_TABLE = {"en": "on the table", "de": "liegen", "nl": "op tafel", "es": "en la mesa"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_SC1_who_is_evacuated_has_been_on_the_board_for_two_turns_not_on_row_3(language):
    text = GAME.texts(language).render("scenario-dunkirk-text")
    assert {**ON_THE_BOARD, "es": "2 turnos en el tablero"}[language] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_a_time_limit_is_one_of_the_battle_royal(language):
    """§17.11: scenarios have rounds of their own."""
    assert "Battle Royal" in GAME.texts(language).render("option-time-limit")
    (row,) = [line for line in read("rules", language).splitlines() if re.search(r"\b1 [a-z]+ 40\)", line)]
    assert "Battle Royal" in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_9_2_terrain_cards_that_are_used_up_need_not_lie_on_the_table(language):
    text = GAME.texts(language).render("no-card-left", {"terrain": 0})
    assert ON_THE_TABLE[language] not in text


def test_every_ruling_has_a_test_that_bears_its_id():
    tested = set()
    for file in TESTS.glob("test_*.py"):
        for ids in re.findall(r"^def test_((?:R\d{2,3}_)+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            tested.update(re.findall(r"R\d{2,3}", ids))
    assert tested == set(RULINGS)


WORDS = {  # of the special rules that no number tells
    "snow": {"en": "Snow", "de": "Schnee", "nl": "Sneeuw", "es": "Nieve"},
    "fog": {"en": "Fog", "de": "Nebel", "nl": "Mist", "es": "Niebla"},
    "boats": {"en": "boats", "de": "Boote", "nl": "boten", "es": "botes"},
    "seasoned": {"en": "2 turns", "de": "2 Zügen", "nl": "2 beurten", "es": "2 turnos"},
    "craft": {"en": "landing craft", "de": "Landungsboot", "nl": "landingsvaartuig", "es": "lanchas"},
    "assault-boats": {"en": "assault boat", "de": "Sturmboot", "nl": "stormboot", "es": "bote de asalto"},
    "air-supply": {"en": "2 AP more", "de": "2 AP mehr", "nl": "2 AP extra", "es": "2 PA más"},
    "exit": {"en": "leave the board", "de": "Plan verlassen", "nl": "bord verlaten", "es": "salir del tablero"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_17_11_the_text_on_the_table_names_the_special_rules(language):
    texts = Texts(language, [CODE / "locale"])
    told = 0
    for scenario in PACK.scenarios:
        text = texts.render(f"scenario-{scenario.id}-text")
        numbers = set(re.findall(r"\d+", text))
        assert str(scenario.rounds) in numbers
        for word, values in scenario.rules:
            assert word not in WORDS or WORDS[word][language] in text, (scenario.id, word)
            assert {str(value) for value in values if isinstance(value, int) and value > 1} <= numbers, (
                scenario.id,
                word,
            )
            told += 1
        if any(side.safe_hq for side in scenario.sides):
            assert "HQ" in text or "CG" in text
    assert told == sum(len(scenario.rules) for scenario in PACK.scenarios)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_modifier_is_said_of_the_shots_not_of_being_hit(language):
    """„+1/+1, um getroffen zu werden“ is no German, nor is its like Dutch or Spanish."""
    words = {"en": "to be hit", "de": "getroffen zu werden", "nl": "geraakt te worden", "es": "para ser alcanzad"}
    texts = [*(CODE / "locale").glob(f"{language}*.ftl"), source("rules", language)]
    assert len(texts) == 8
    assert not [file.name for file in texts if f"/+1 {words[language]}" in file.read_text(encoding="utf-8")]
    assert not [file.name for file in texts if f"/+0 {words[language]}" in file.read_text(encoding="utf-8")]
    assert not [file.name for file in texts if f"um {words[language]}" in file.read_text(encoding="utf-8")]
