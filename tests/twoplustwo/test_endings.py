"""§11.11: nuclear war and the other ends are told before the button is pressed."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from brink.engine import Ending, Foresight, endings
from brink.engine.endings import in_words
from brink.games.volk.twoplustwo.arms_race_and_conflicts import ARMS_RACE
from brink.games.volk.twoplustwo.endings import flips
from brink.games.volk.twoplustwo.verbs import Engage
from foreseeing import said, told
from twoplustwo.scene import GAME, Scene

WAR = {"nuclear-war"}


def ending(scene: Scene, *action: Any) -> tuple[str, set[str], bool]:
    return said(told(GAME, scene.state, *scene.action(*action)))


def in_full(scene: Scene, *action: Any) -> Ending:
    """With how likely it is."""
    legal = GAME.legal(scene.state)
    found = Foresight(GAME, scene.state, GAME.to_act(scene.state)).told(legal[legal.index(scene.action(*action))])
    assert found is not None
    return found


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


@pytest.mark.parametrize("decade", [1, 2, 3])
@pytest.mark.parametrize("seat", ["U", "S"])
def test_11_7_it_is_told_how_likely_an_arms_race_card_presses_the_button(seat: str, decade: int) -> None:
    """Those of the deck that flip a dove, of all that are left in it; what was drawn and shown counts no more."""
    power = "US".index(seat)
    for drawn in (0, 5):
        scene = Scene(seat, decade=decade, doves=0)
        deck = scene.state.small_decks[ARMS_RACE]
        scene.state.small_discards[ARMS_RACE] = [deck.pop() for _ in range(drawn)]
        flip = [card for card in deck if flips(scene.state, ARMS_RACE, card, power)]
        engage = next(action for action in GAME.legal(scene.state) if isinstance(action, Engage))
        found = Foresight(GAME, scene.state, power).told(engage)
        assert found is not None
        assert 0 < found.percent == round(100 * len(flip) / len(deck)) < 100
        words = in_words(GAME, found, GAME.teller("en", GAME.pack(), list("ABCD")).sentence)
        assert words.startswith(f"This may end the game ({found.percent}\u00a0%): ")


def test_H3_of_two_cards_all_pairs_count_and_a_shuffled_deck_goes_on() -> None:
    """Both superpowers draw, one dove is left: the war comes where both cards flip one."""
    scene = Scene("E", cards=[6], doves=2)
    scene.play("event", 6)
    scene.answer("E icon -dove", "E icon A<>1")
    found = in_full(scene, "draws-first", "usa")
    deck = scene.state.small_decks[ARMS_RACE]
    pairs = [
        flips(scene.state, ARMS_RACE, usa, 0) and flips(scene.state, ARMS_RACE, soviet, 1)
        for usa, soviet in permutations(deck, 2)
    ]
    assert abs(found.percent - 100 * sum(pairs) / len(pairs)) < 100 / len(deck), "but for the card that shuffles"


def test_T1_how_likely_it_is_is_told_only_where_that_is_soon_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is worked out nobody else at the server is answered; for some positions that took half a second."""
    scene = Scene("U", doves=0)
    engage = next(action for action in GAME.legal(scene.state) if isinstance(action, Engage))
    monkeypatch.setattr(endings, "MOST", 10)
    found = Foresight(GAME, scene.state, 0).told(engage)
    assert found == Foresight(GAME, scene.state, 0).ending(engage)
    assert found is not None
    assert found.percent == 0
    monkeypatch.undo()
    again = Foresight(GAME, scene.state, 0).told(engage)
    assert again is not None
    assert again.percent > 0


@pytest.mark.parametrize("first", ["usa", "soviet"])
def test_H3_two_arms_race_cards_may_press_the_button_together(first: str) -> None:
    """One dove is left, and both superpowers draw: each may flip one."""
    scene = Scene("E", cards=[6], doves=2)
    scene.play("event", 6)
    scene.answer("E icon -dove", "E icon A<>1")
    assert (scene.step, scene.state.doves) == ("WhoDraws", 1)
    assert ending(scene, "draws-first", first) == ("could", WAR, True)


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


@pytest.mark.parametrize(("seat", "verb"), [("U", "build"), ("W", "build"), ("S", "remove-unrest"), ("S", "credit")])
def test_11_5_a_card_whose_value_flips_the_last_dove_says_so_whatever_it_is_played_for(seat: str, verb: str) -> None:
    """Building has far more ways than can be tried, and none of them spares the dove below the value of card 19."""
    unrest = dict.fromkeys(("MV", "BB", "TH", "SN", "SA", "EB"), 3)
    scene = Scene(seat, cards=[19], doves=0, unrest=unrest, factories=["jena", "dresden", "rostock", "berlin"])
    how, outcomes, asks = ending(scene, verb, 19)
    assert (how in ("could", "would"), outcomes, asks) == (True, WAR, True)


@pytest.mark.parametrize("verb", ["build", "raise", "credit"])
def test_11_8_the_card_left_on_display_is_told_before_another_is_built_with(verb: str) -> None:
    scene = Scene("S", cards=[15, 17], fillers=0, doves=2, factories=["jena", "dresden", "rostock", "berlin"])
    how, outcomes, asks = ending(scene, verb, 17)
    assert (how in ("could", "would"), outcomes, asks) == (True, WAR, True)


def test_9_7_police_that_may_act_between_icons_does_not_hide_the_end() -> None:
    calm = dict.fromkeys(("MV", "BB", "TH", "SN", "SA", "EB"), 2)
    scene = Scene("S", cards=[27], doves=1, unrest=calm, police={"b5": 0, "b15": 0})
    how, outcomes, asks = ending(scene, "event", 27)
    assert (how in ("could", "would"), outcomes, asks) == (True, WAR, True)


def test_11_11_where_building_leads_past_the_end_nothing_is_told() -> None:
    """Flight would cost three points, and East has three factories: with two more it can pay for prestige as well."""
    east = ["jena", "dresden", "rostock"]
    scene = Scene("S", cards=[1, 19], fillers=0, factories=east, standard={"BY": 6}, part=3, prestige=-1)
    assert ending(scene, "build", 1)[0] == "goes on"
    scene.play("build", 1)
    assert ending(scene, "done")[1] == {"insolvency"}
