"""§11.11: nuclear war and the other ends are told before the button is pressed."""

from __future__ import annotations

from typing import Any

import pytest

from foreseeing import said, told
from twoplustwo.scene import GAME, Scene

WAR = {"nuclear-war"}


def ending(scene: Scene, *action: Any) -> tuple[str, set[str], bool]:
    return said(told(GAME, scene.state, *scene.action(*action)))


def test_11_11_the_last_dove_by_the_rest_in_printed_order() -> None:
    """Card 27 flips two doves and costs both superpowers $2."""
    scene = Scene("U", cards=[27], doves=1)
    scene.play("event", 27)
    assert ending(scene, "rest") == ("would", WAR, True)
    scene.answer("U rest")
    assert scene.state.outcome is not None
    assert scene.state.outcome.how == "nuclear-war"


def test_11_11_the_last_dove_by_single_icons() -> None:
    """With no dove left the first icon presses the button; with two left the first two do not."""
    scene = Scene("U", cards=[27], doves=0)
    scene.play("event", 27)
    assert ending(scene, "icon", "-dove") == ("would", WAR, True)
    scene = Scene("U", cards=[27], doves=2)
    scene.play("event", 27)
    assert ending(scene, "icon", "-dove") == ("goes on", set(), False)
    assert ending(scene, "rest") == ("goes on", set(), False)


@pytest.mark.parametrize(("doves", "expected"), [(0, "would"), (1, "would"), (2, "goes on"), (6, "goes on")])
def test_11_11_the_card_itself_says_so_where_nothing_leads_past_it(doves: int, expected: str) -> None:
    scene = Scene("U", cards=[27], doves=doves)
    assert ending(scene, "event", 27)[0] == expected


def test_11_11_the_war_is_told_with_who_wins_by_it() -> None:
    scene = Scene("U", cards=[27], doves=0, peacemakers={"E": [16]})
    found = told(GAME, scene.state, *scene.action("event", 27))
    assert found is not None
    assert [one.winners for one in found.outcomes] == [(3,)]
    assert found.asks


def test_11_7_an_arms_race_card_may_press_the_button() -> None:
    """Not every card flips a dove, and which one comes nobody knows: the true deck has no say."""
    for top in (["ar1"], ["ar7"]):
        scene = Scene("U", doves=0, arms_deck=top)
        assert ending(scene, "engage", "b1") == ("could", WAR, True)
    assert ending(Scene("U", doves=1), "engage", "b1") == ("goes on", set(), False)


def test_11_8_the_automatic_event_of_the_last_card_presses_the_button() -> None:
    """Two cards are on display: whoever takes one lets the other's event happen."""
    scene = Scene("U", cards=[27, 9], fillers=0, doves=0)
    assert ending(scene, "credit", 9) == ("would", WAR, True)
    assert ending(Scene("U", cards=[27, 9], fillers=0, doves=4), "credit", 9) == ("goes on", set(), False)
    scene = Scene("W", cards=[27, 9], fillers=0, doves=0)
    scene.play("build", 9)
    assert ending(scene, "done") == ("would", WAR, True)


def test_11_11_the_arms_race_is_won_when_the_decade_ends() -> None:
    """Whoever takes the last card but one of sub-decade C ends the decade."""
    scene = Scene("U", cards=[9, 38], fillers=0, part=3, arms=7, decade=4)
    found = told(GAME, scene.state, *scene.action("credit", 9))
    assert found is not None
    assert "arms-race" in {one.how for one in found.outcomes}
