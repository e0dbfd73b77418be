"""R21, §8.4: missiles, token IX and the White House are told before."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import PASS, Chance, Foresight
from brink.games.dictators.endings import drawn_next
from brink.games.dictators.views import view
from brink.tables.standing import answer, policy
from dictators.scene import GAME, Scene
from foreseeing import said, told


def at_level(level: int, **settings: Any) -> Scene:
    scene = Scene(3, dictators=["fidel", "mao", "idi"], begin=False, **settings)
    scene.state.defcon = level
    scene.start()
    return scene


def draw(scene: Scene) -> tuple[str, set[str], bool]:
    return said(told(GAME, scene.state, "draw"))


def test_R21_at_defcon_2_every_card_drawn_may_let_the_missiles_fly() -> None:
    """What lies on top nobody knows: the warning is the same whatever it is."""
    for deck in ([], ["defcon"], ["amtrak"]):
        scene = at_level(2, deck=deck)
        kind, hows, asks = draw(scene)
        assert (kind, asks) == ("could", True)
        assert "missiles" in hows
    assert draw(at_level(4)) == ("goes on", set(), False)


def test_R24_two_defcon_cards_may_be_drawn_by_one_action() -> None:
    """Propaganda Network draws several; the first DEFCON card shuffles the deck, and the second may come at once."""
    scene = at_level(3)
    scene.in_front(0, "propaganda-network")
    card = scene.card("propaganda-network")
    assert said(told(GAME, scene.state, "activate", card, 5))[0] == "could"
    assert draw(scene) == ("goes on", set(), False)


def test_R21_without_a_defcon_card_in_the_deck_nothing_can_happen() -> None:
    scene = at_level(2, discard=["defcon", "defcon"])
    assert draw(scene) == ("goes on", set(), False)


def test_R21_whoever_holds_token_ix_is_promised_to_win_and_not_asked() -> None:
    assert draw(at_level(2, tokens=[[9]])) == ("could", {"bunker-token"}, False)


def test_R21_what_another_holds_does_not_change_the_warning() -> None:
    mine = draw(at_level(2, tokens=[[], [9], [1]]))
    assert draw(at_level(2, tokens=[[], [1], [9]])) == mine


def test_8_the_white_house_may_be_won() -> None:
    scene = Scene(2, begin=False)
    scene.state.places[0] = scene.state.pack.white_house
    scene.start()
    kind, hows, asks = said(told(GAME, scene.state, "confront"))
    assert kind == "could"
    assert "white-house" in hows
    assert not asks
    assert told(GAME, scene.state, "decline") is None


def test_R19_an_empty_presidential_deck_is_refilled_and_the_president_may_be_in() -> None:
    scene = Scene(2, begin=False)
    state = scene.state
    state.places[0] = state.pack.white_house
    state.president_discard, state.president_deck, state.president_knowers = state.president_deck, [], []
    scene.start()
    on_top = [world.president_deck[-1:] for world in drawn_next(state, 0, Chance(bytes(16)))]
    assert any(state.pack.present[card] for top in on_top for card in top)
    assert state.president_deck == []


def convinced(hand: list[str], die: int = 20) -> Scene:
    """The president is present, the die has fallen, and seat 1 is asked."""
    scene = Scene(2, dictators=["fidel", "mao"], hands=[[], hand], dice=[die], begin=False)
    scene.state.places[0] = scene.state.pack.white_house
    present = next(card for card, here in enumerate(scene.state.pack.present) if here)
    deck = scene.state.president_deck
    at = deck.index(present)
    deck[at], deck[-1] = deck[-1], deck[at]
    scene.start()
    scene.do("confront")
    scene.until("ConvinceRolled", 1)
    return scene


def test_8_whoever_lets_the_president_be_convinced_is_told() -> None:
    """The others are asked after the roll: who passes lets another win."""
    scene = convinced(["filibuster"])
    found = Foresight(GAME, scene.state, 1).ending(PASS)
    assert said(found)[1:] == ({"white-house"}, True)
    assert said(Foresight(GAME, scene.state, None).ending(PASS))[1] == {"white-house"}, "everybody sees that"


@pytest.mark.parametrize("standing", ["unless-me", "until-my-turn"])
def test_that_another_wins_concerns_everybody(standing: str) -> None:
    """Whoever can answer is asked, and hands have no say in it. Who always passes, passes."""
    for hand in (["filibuster"], ["amtrak"]):
        scene = convinced(hand)
        window = scene.state.agenda[-1]
        assert policy(GAME, scene.state, window, 1, {"*": standing}) == "ask-able"
        assert policy(GAME, scene.state, window, 1, {"*": "pass"}) == "pass"
        assert policy(GAME, scene.state, window, 1, {"*": "ask"}) == "ask"
        found = answer(GAME, scene.state, 1, {"*": standing})
        assert (found is None) == (hand == ["filibuster"])
    scene = convinced(["filibuster"], die=2)
    assert policy(GAME, scene.state, scene.state.agenda[-1], 1, {"*": standing}) == "pass", "he is not convinced"


def test_R21_somebody_else_may_hold_token_ix() -> None:
    """Both ends are told: one of them is that another wins. Once it is known to be gone, only the common defeat is."""
    scene = at_level(2, tokens=[[], [1]])
    assert draw(scene) == ("could", {"missiles", "bunker-token"}, True)
    for pile in (scene.state.board_tokens, scene.state.unused_tokens):
        if 9 in pile:
            pile[pile.index(9)] = -1
    scene.state.gone_tokens.append(9)
    assert draw(scene)[1] == {"missiles"}


def test_8_the_view_says_which_die_was_rolled() -> None:
    """A 3 on the d20 is drawn otherwise than a 3 on the d6, also when the turn is over."""
    scene = convinced(["filibuster"], die=15)
    assert (view(scene.state, 1).die, view(scene.state, 1).die_sides) == (15, 20)
