"""Whom a window concerns: the seats to which it happens, what the window holds up, as everybody can see."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine.steps import family
from brink.games.dictators import verbs
from brink.games.dictators.playing_cards import Reaction
from brink.games.dictators.state import DictatorsWindow
from dictators.scene import GAME, PACK, READY, Scene, Table, ready

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")
ANSWERS = [["veto", "sabotage", "recount", "flat-tire"], ["plausible-deniability", "wiretap", "tornado-season"]]


def concerned(scene: Scene, window: str, seat: int) -> tuple[int, ...]:
    """Pass until this seat is asked in this window: whom does it concern?"""
    scene.until(window, seat)
    assert GAME.decision(scene.state, seat).concerns == GAME.decision(scene.state, None).concerns
    return GAME.decision(scene.state, seat).concerns


def table(*hands: list[str], places: tuple[str, ...] = ("DEN", "DEN", "ABQ", "SEA"), **settings: Any) -> Table:
    return Table(4, dictators=PLAIN, hands=[*hands, *ANSWERS], places=places, **settings)


def test_every_window_says_it_by_itself():
    """None falls back on the kernel's answer, which is everybody who is asked."""
    windows = [step for step in family(DictatorsWindow).values() if issubclass(step, Reaction)]
    assert len(windows) >= 12
    assert all(step.concerns is not DictatorsWindow.concerns for step in windows)


# -- cards (§3, §11) -------------------------------------------------------------------------------------------------

AT_OPPONENT = [
    "bribery", "pickpocket", "deportation", "extraordinary-rendition", "friends-at-langley", "house-arrest",
    "trade-embargo", "censorship",
]  # fmt: skip
OWN = [
    card
    for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True)
    if kind != "interruption" and card not in (*AT_OPPONENT, "emp", "mutually-assured-destruction")
]


@pytest.mark.parametrize("card", AT_OPPONENT)
def test_11_1_a_card_concerns_the_opponent_it_is_aimed_at(card):
    scene, targets = ready(card)
    scene.do("play", card)
    for target in targets:
        scene.aim(target)
    assert concerned(scene, "CardAnnounced", 1) == (1,)


@pytest.mark.parametrize("card", OWN)
def test_11_1_any_other_card_concerns_its_own_player(card):
    scene, targets = ready(card)
    scene.do("play", card)
    for target in targets:
        scene.aim(target)
    assert concerned(scene, "CardAnnounced", 1) == (0,)


def test_all_cards_with_a_target_are_looked_at():
    """A new card that is aimed at a seat must not hide among those that concern their player alone."""
    aimed = {card for card, (_, targets) in READY.items() if targets and isinstance(targets[0], int)}
    assert aimed | {"censorship"} == set(AT_OPPONENT)


def test_R12_emp_concerns_everybody_in_the_state():
    scene = table(["emp"], ["veto"])
    scene.do("play", "emp")
    scene.aim("CO")
    assert concerned(scene, "CardAnnounced", 2) == (0, 1)


def test_FAQ_05_censorship_concerns_the_owner_of_the_card_that_goes():
    scene = table(["censorship"], ["veto"])
    scene.father(2, "roger-sherman")
    scene.start()
    scene.do("play", "censorship")
    scene.aim((2, "roger-sherman"))
    assert concerned(scene, "CardAnnounced", 1) == (2,)


def test_FAQ_11_a_standoff_concerns_its_player_and_all_who_have_cards():
    scene = Table(4, dictators=PLAIN, hands=[["mutually-assured-destruction"], ["veto"], [], ["sabotage"]])
    scene.state.places = [PACK.place["DEN"]] * 4
    scene.start()
    scene.do("play", "mutually-assured-destruction")
    assert concerned(scene, "CardAnnounced", 1) == (0, 1, 3)


def test_11_2_an_interruption_concerns_the_one_whose_doing_it_answers():
    """Veto against seat 0's card, Plausible Deniability against seat 2's Veto."""
    scene = table(["amtrak", "plausible-deniability"], ["emp"])
    scene.do("play", "amtrak")
    scene.aim("ABQ")
    scene.answer("CardAnnounced", 2, "veto")
    assert concerned(scene, "InterruptAnnounced", 3) == (0,)
    scene.answer("InterruptAnnounced", 3, "plausible-deniability")
    assert concerned(scene, "InterruptAnnounced", 0) == (2,)


def test_11_2_an_effect_that_hits_concerns_its_victim():
    scene = table(["pickpocket"], ["diplomatic-immunity"])
    scene.do("play", "pickpocket")
    scene.aim(1)
    assert concerned(scene, "EffectHits", 1) == (1,)


# -- moves (§2) ------------------------------------------------------------------------------------------------------


def test_2_3_a_move_by_road_concerns_the_traveller():
    scene = table(["emp"], ["emp"])
    scene.do("travel", "ABQ")
    assert concerned(scene, "TravelAnnounced", 2) == (0,)
    assert concerned(scene, "Moved", 3) == (0,)


def test_2_4_a_flight_concerns_the_one_who_flies():
    scene = table(["emp"], ["airport-strike"], places=("SEA", "DEN", "DEN", "DEN"))
    scene.do("fly", "YVR")
    assert concerned(scene, "FlightAnnounced", 1) == (0,)


# -- draws, dice, the president (§2.5, §7, §8) -----------------------------------------------------------------------


def test_2_5_a_draw_concerns_the_one_who_drew():
    scene = table(["emp"], ["emp"], deck=["amtrak"])
    scene.do("draw")
    assert concerned(scene, "CardDrawn", 3) == (0,)


def test_7_1_a_die_and_a_disarming_concern_the_one_who_disarms():
    scene = table(["emp"], ["emp"], facilities=[["DEN"]], dice=[6])
    scene.do("disarm")
    assert concerned(scene, "DieRolled", 2) == (0,)
    assert concerned(scene, "DisarmResult", 2) == (0,)


def test_8_the_president_concerns_the_one_who_confronts_him():
    hands = [["recount"], ["secret-service"], ["filibuster"], ["recount"]]
    home = PACK.place_ids[PACK.white_house]
    scene = Table(4, dictators=PLAIN, hands=hands, dice=[3], places=[home], tokens=[[3]], begin=False)
    present = next(card for card, here in zip(PACK.presidential_ids, PACK.present, strict=True) if here)
    scene.president(present)
    scene.start()
    scene.do("confront")
    assert concerned(scene, "PresidentRevealed", 1) == (0,)
    assert concerned(scene, "DieRolled", 3) == (0,)
    assert concerned(scene, "ConvinceRolled", 2) == (0,)
    assert concerned(scene, "ConvinceRolled", 0) == (0,)
    assert verbs.Token(3) in GAME.legal(scene.state)


def test_R14_a_bought_turn_concerns_the_seat_whose_turn_it_is():
    """The briber decides for that seat; the seat is still the one to which it happens."""
    scene = table(["emp"], ["emp"])
    scene.state.briber[0] = 2
    scene.start()
    scene.do("travel", "ABQ")
    assert concerned(scene, "TravelAnnounced", 2) == (0,)
