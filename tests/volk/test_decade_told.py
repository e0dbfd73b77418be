"""What the log says so that the end of a decade can be looked at phase by phase; how choices of icons are counted."""

from __future__ import annotations

import re
from typing import Any

import pytest

from brink.bots import make_bot
from brink.engine import Action, Chance, Entry, Match, Sight
from brink.engine.registry import find_game
from brink.games.volk.events import ChooseIcon
from brink.games.volk.twoplustwo.views import TwoView
from brink.games.volk.verbs import REST, NextIs
from volk.scene import GAME, PACK, Scene

HIDDEN = {"hands", "deck", "discards", "rest", "forecast", "seat"}


def first_decade(name: str, players: int) -> tuple[list[Entry], list[Any]]:
    """What was said at its end by steady bots, and the view of a spectator after each move of that end."""
    game = find_game(name)
    match = Match(game, players, bytes(16))
    bot = make_bot(game, "steady", Chance(bytes(16)))
    said: list[Entry] = []
    views = []
    while match.state.decade < 2:
        state = match.state
        begun = state.phase
        match.act(bot.choose(Sight(game, state, game.to_act(state), game.legal(state))))
        said += match.lines[-1]
        if begun:
            views.append(game.view(match.state, None))
    return said, views


def boards(said: list[Entry]) -> list[dict[str, Any]]:
    lines = [entry for entry in said if entry.key in ("phase", "decade-begins")]
    return [{name[4:]: arg for name, arg in entry.args.items() if name.startswith("now_")} for entry in lines]


def test_7_each_phase_says_what_the_board_was_like_when_it_began_and_the_new_decade_what_it_has_become() -> None:
    for name, players, phases in (("volk", 2, 10), ("twoplustwo", 4, 13)):
        said, views = first_decade(name, players)
        seen = boards(said)[-phases - 1 :]
        assert len(seen) == phases + 1
        now = views[-1]
        assert all(getattr(now, field) == value for field, value in seen[-1].items())
        assert seen[0] != seen[-1]
        assert {"unrest", "protests", "standard", "factories", "built", "prestige"} <= seen[0].keys()
        assert ("treasury" in seen[0]) == (name == "twoplustwo")


def test_what_a_phase_says_of_the_board_is_open_to_all() -> None:
    for name, players in (("volk", 2), ("twoplustwo", 4)):
        said, _ = first_decade(name, players)
        for board in boards(said):
            assert board.keys() <= set(TwoView.__struct_fields__) - HIDDEN


def sentence(scene: Scene, action: Action, language: str = "en") -> str:
    asked = GAME.decision(scene.state, 0)
    return str(GAME.teller(language, PACK, ["Anna", "Ben"]).sentence(*GAME.phrase(action, asked)))


def test_4_4_an_icon_that_is_there_several_times_is_counted_and_the_rest_gives_up_nothing_without_need() -> None:
    scene = Scene("west", cards=[17])
    scene.play("event", 17)
    step: Any = scene.state.agenda[-1]
    assert isinstance(step, ChooseIcon)
    assert not step.ignores
    often = next(icon for icon in step.icons if step.icons.count(icon) > 1)
    assert sentence(scene, NextIs(often)).endswith(f" (1 of {step.icons.count(often)})")
    once = next(icon for icon in step.icons if step.icons.count(icon) == 1)
    assert "(1 of" not in sentence(scene, NextIs(once))
    assert sentence(scene, REST) == "Carry out the rest in printed order"


def test_4_4_who_lets_the_rest_of_a_dual_card_happen_is_told_that_nothing_is_ignored() -> None:
    dual = next(card for card, colour in enumerate(PACK.colour_of) if colour == "dual" and len(PACK.events[card]) > 2)
    scene = Scene("west", cards=[PACK.card_numbers[dual]], unrest={"NW": 2, "SN": 2}, factories=["dortmund", "leipzig"])
    scene.play("event", PACK.card_numbers[dual])
    step: Any = scene.state.agenda[-1]
    assert isinstance(step, ChooseIcon)
    assert step.ignores
    assert sentence(scene, REST) == "Carry out the rest in printed order, ignoring nothing"
    assert sentence(scene, REST, "de").endswith(", ohne etwas für ungültig zu erklären")


@pytest.mark.parametrize(
    ("lang", "berlin", "east", "price"),
    [
        ("en", "to West Berlin a gap of one", "while East holds it", "costs 1 build point"),
        ("de", "in West-Berlin schon ab eins", "solange Ost sie hat", "kostet 1 Wirtschaftspunkt"),
        ("nl", "in West-Berlijn al een van één", "zolang Oost hem heeft", "kost 1 bouwpunt"),
        ("es", "en Berlín Oeste, ya la de uno", "mientras la tenga el Este", "cuesta 1 punto de construcción"),
    ],
)
def test_7_6_west_berlin_7_1_and_7_4_police_power_are_told_as_they_are(
    lang: str, berlin: str, east: str, price: str
) -> None:
    words = (GAME.folder / "locale" / f"{lang}.board.ftl").read_text(encoding="utf-8")
    (envy,) = re.findall(r"^board-why-6 = (.*)$", words, re.MULTILINE)
    stars = re.findall(r"^board-corner-police-(?:red|pale) = (.*)$", words, re.MULTILINE)
    assert berlin in envy
    assert len(stars) == 2
    assert all(east in star and price in star for star in stars)
