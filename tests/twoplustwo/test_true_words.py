"""Help, icons and log of 2+2 say what the rules do, in every language, and cite the rule that says so."""

from __future__ import annotations

import re

import pytest

from brink.engine.texts import LANGUAGES
from brink.games.volk import Volk
from twoplustwo.scene import GAME, PACK, Scene

FOLDERS = {"volk": Volk().folder / "help", "2+2": GAME.folder / GAME.help}


def paragraph(page: str, anchor: str, language: str, title: str = "2+2") -> str:
    """What stands under this number of the help."""
    name = f"{page}.md" if language == "en" else f"{page}.{language}.md"
    text = (FOLDERS[title] / name).read_text(encoding="utf-8")
    (found,) = re.findall(rf"^#+ [^\n]*{{#{re.escape(anchor)}}}\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return " ".join(found.split())


def icon(name: str, language: str) -> str:
    return str(GAME.teller(language, PACK, ["A", "B", "C", "D"]).name("icon", PACK.number_of(name)))


# -- the rules in our own words --------------------------------------------------------------------------------------

SAID: list[tuple[str, str, dict[str, str]]] = [
    ("rules", "11.3", {
        "en": "who holds three must discard one", "de": "wer drei hat, muss eine abwerfen",
        "nl": "wie er drie heeft, moet er een afleggen", "es": "quien tenga tres debe descartar una",
    }),
    ("rules", "11.6", {
        "en": "an arms-race arrow still has its superpower draw a card (H1)",
        "de": "ein Wettrüstungspfeil lässt seine Supermacht trotzdem eine Karte ziehen (H1)",
        "nl": "een pijl van de wapenwedloop laat zijn supermacht toch een kaart trekken (H1)",
        "es": "una flecha de armamento hace robar igualmente una carta a su superpotencia (H1)",
    }),
    ("rules", "9.10", {
        "en": "from the deck it may instead take one out of the game",
        "de": "aus dem Talon darf es stattdessen eine aus dem Spiel nehmen",
        "nl": "van de trekstapel mag het er in plaats daarvan een uit het spel halen",
        "es": "del mazo puede, en cambio, retirar una del juego",
    }),
    ("rulings", "V1", {
        "en": "on drawn cards and at values nothing waits", "de": "auf gezogenen Karten und am Wert wartet nichts",
        "nl": "op getrokken kaarten en bij waarden wacht niets",
        "es": "en las cartas robadas y en los valores nada espera",
    }),
    ("rulings", "H43", {
        "en": "in decade III no unplayed card of decade II",
        "de": "in Dekade III ist auch keine ungespielte Karte der Dekade II",
        "nl": "in decennium III is er ook geen ongespeelde kaart van decennium II",
        "es": "en la década III, tampoco queda ninguna carta no jugada de la década II",
    }),
    ("rulings", "H44", {
        "en": "The log goes on naming earlier ones", "de": "Das Protokoll nennt auch frühere",
        "nl": "Het logboek noemt ook eerdere", "es": "El registro sigue nombrando las anteriores",
    }),
]  # fmt: skip
LOST = {
    "en": "hat cannot be carried out at its turn is lost",
    "de": "as nicht ausführbar ist, wenn es an der Reihe ist, verfällt",
    "nl": "at niet kan als het aan de beurt is, vervalt",
    "es": "o que no se puede ejecutar cuando le toca se pierde",
}
EARLIER = {"en": "version 1 or 2", "de": "Version 1 oder 2", "nl": "versie 1 of 2", "es": "versión 1 o 2"}


@pytest.mark.parametrize(("page", "anchor", "words"), SAID, ids=[anchor for _, anchor, _ in SAID])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_it(page: str, anchor: str, words: dict[str, str], language: str) -> None:
    assert words[language] in paragraph(page, anchor, language)


@pytest.mark.parametrize(
    ("page", "anchor"), [("rules", "11.5"), ("rules", "11.7"), ("rules", "11.8"), ("rulings", "H17")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_V1_where_nothing_waits_the_help_says_what_is_lost(page: str, anchor: str, language: str) -> None:
    assert LOST[language] in paragraph(page, anchor, language)


@pytest.mark.parametrize(
    ("title", "ruling"), [("volk", "V3"), ("volk", "V7"), ("2+2", "V3"), ("2+2", "V7"), ("2+2", "H17")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_say_what_games_of_earlier_rules_keep(title: str, ruling: str, language: str) -> None:
    assert EARLIER[language] in paragraph("rulings", ruling, language, title)


# -- icons and tracks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "not in an automatic event"),
        ("de", "nicht beim automatischen Ereignis"),
        ("nl", "niet bij een automatische gebeurtenis"),
        ("es", "no en un evento automático"),
    ],
)
def test_11_8_the_choice_says_that_no_automatic_event_has_it(language: str, words: str) -> None:
    """On cards 15 and 24 it stands on open ground. A text of the table says it once, also of those that are shaded."""
    assert icon("choice", language).endswith(words)
    scene = Scene("U", cards=[15, 24, 1])
    teller = GAME.teller(language, PACK, ["A", "B", "C", "D"])
    told = [teller.sentence(line.key, line.args) for line in GAME.tell(GAME.view(scene.state, 0), PACK)]
    mine = [line for line in told if icon("choice", language) in line]
    assert len(mine) >= 3
    assert all(line.count(words) == 1 for line in mine)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "or take one from the deck out of the game"),
        ("de", "oder aus dem Talon eine aus dem Spiel nehmen"),
        ("nl", "of er een van de trekstapel uit het spel halen"),
        ("es", "o retirar del juego una del mazo"),
    ],
)
def test_9_10_guillaume_may_take_a_card_of_the_deck_out_of_the_game(language: str, words: str) -> None:
    assert words in icon("guillaume", language)


@pytest.mark.parametrize(
    ("language", "when"),
    [
        ("en", "at the end of the decade"),
        ("de", "auf {} gewinnt man am Dekadenende"),
        ("nl", "aan het einde van het decennium"),
        ("es", "al final de la década"),
    ],
)
def test_11_11_a_marker_wins_where_it_lies_at_the_end_of_a_decade(language: str, when: str) -> None:
    words = (GAME.folder / "locale" / f"{language}.board.ftl").read_text(encoding="utf-8")
    for track, last in (("space", "dem letzten Feld"), ("arms", "den letzten Feldern")):
        (told,) = re.findall(rf"^board-track-{track} = (.*)$", words, re.MULTILINE)
        assert told.endswith(f"{when.format(last)}.")


# -- rules that are cited --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "rule"), [("engage", "11.5"), ("credit", "11.5"), ("build", "4"), ("raise", "4"), ("event", "4")]
)
def test_11_5_arms_race_and_credit_are_actions_of_2_plus_2(verb: str, rule: str) -> None:
    scene = Scene("U", cards=[24])
    scene.play(verb, 24)
    assert [entry.rule for entry in scene.said("plays")] == [rule]


def test_11_6_says_whose_event_a_card_is_and_that_one_icon_of_a_dual_card_may_be_ignored() -> None:
    assert Scene("U", cards=[3]).refused("event", 3) == ("not-your-event", "11.6")
    scene = Scene("W", cards=[24])
    scene.play("event", 24)
    scene.answer("W ignore-right D<>1")
    assert [entry.rule for entry in scene.said("ignored")] == ["11.6"]


def test_H29_says_that_one_icon_of_an_automatic_event_may_be_ignored() -> None:
    scene = Scene("W", cards=[8], arms=-3)
    scene.automatic(8)
    assert scene.step == "IgnoreOne"
    ignored = next(action for action in scene.legal() if action[0].startswith("ignore"))
    GAME.apply(scene.state, ignored)
    assert [entry.rule for entry in scene.said("ignored")] == ["H29"]


def test_an_icon_that_is_lost_at_its_turn_names_the_rule_of_its_card() -> None:
    drawn = Scene("S", decade=1, cards=[9], arms_deck=["ar4"])
    drawn.play("engage", 9)
    automatic = Scene("W", cards=["b80"])
    automatic.automatic("b80")
    at_value = Scene("E", cards=[18], conflicts=["cf1"])
    at_value.play("raise", 18)
    found = [{entry.rule for entry in scene.said("icon-lost")} for scene in (drawn, automatic, at_value)]
    assert found == [{"11.7"}, {"11.8"}, {"H17"}]
