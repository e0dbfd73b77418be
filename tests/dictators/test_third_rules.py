"""What the third version of the rules says otherwise than the second, which games begun with it keep: R43 for the bill
of Diplomatic Immunity, R55, R56."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from dictators.scene import GAME, PACK, Table

FILLERS = ("red-telephone", "rigged-election", "censorship", "bulldozer", "road-trip", "monster-truck")
THIRD = pytest.mark.parametrize(("rules", "third"), [(2, False), (3, True)])


def freed(*cards: str, bunker: bool = False, **settings: Any) -> Table:
    """Seat 0 has used token VIII: these cards are free this turn, and fillers up to six."""
    settings = {"dictators": ("francisco", "idi", "genghis"), "places": ["DEN"] * 3, **settings}
    top = (*cards, *FILLERS[: 6 - len(cards)])
    scene = Table(3, deck=top, tokens=[[8]], begin=False, **settings)
    if bunker:
        scene.in_front(0, "secret-bunker")
    scene.start()
    scene.do("token", 8)
    return scene


def on_top(scene: Table, card: str) -> None:
    deck = scene.state.deck
    deck.remove(scene.card(card))
    deck.append(scene.card(card))


# -- R43 No immunity against free cards ------------------------------------------------------------------------------


@THIRD
def test_R43_the_bill_of_a_free_diplomatic_immunity_cannot_be_averted(rules: int, third: bool) -> None:
    hands = [[], ["tornado-season", "diplomatic-immunity", "veto"], []]
    scene = freed("diplomatic-immunity", hands=hands, rules=rules)
    scene.do("travel", "ABQ")
    scene.answer("Moved", 1, "tornado-season", "PHX")
    scene.answer("EffectHits", 0, "diplomatic-immunity")
    assert (("EffectHits", 1) in scene.asked()) is not third
    scene.pass_all()
    assert len(scene.hand(1)) == 1


def test_R43_at_its_price_it_can() -> None:
    hands = [["diplomatic-immunity"], ["tornado-season", "diplomatic-immunity", "veto"]]
    scene = Table(2, dictators=("francisco", "idi"), places=["DEN", "DEN"], hands=hands)
    scene.do("travel", "ABQ")
    scene.answer("Moved", 1, "tornado-season", "PHX")
    scene.answer("EffectHits", 0, "diplomatic-immunity")
    assert ("EffectHits", 1) in scene.asked()


# -- R55 Free cards lie open -----------------------------------------------------------------------------------------


@THIRD
def test_R55_what_leaves_the_hand_is_free_no_more(rules: int, third: bool) -> None:
    """The Trident takes all hands; another copy that is drawn then costs its price."""
    scene = freed("propaganda-tour", rules=rules)
    on_top(scene, "trident")
    scene.act("draw")
    while scene.step != "TakeAction":  # in which order hands are discarded
        scene.do(*GAME.legal(scene.state)[0])
    assert (scene.state.free == []) is third
    on_top(scene, "propaganda-tour")
    scene.act("draw")
    scene.play("propaganda-tour")
    assert scene.left == (0 if third else 1)


def test_R55_a_copy_held_before_costs_its_price_and_goes_first() -> None:
    scene = freed("propaganda-tour", hands=[["propaganda-tour"], [], []])
    scene.state.throw_away(0, scene.card("propaganda-tour"), "R55")
    assert scene.card("propaganda-tour") in scene.state.free
    assert scene.sees(1).players[0].hand == sorted(scene.state.free, reverse=True)
    scene.play("propaganda-tour")
    assert scene.left == 3
    assert scene.card("propaganda-tour") not in scene.state.free


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_R55_everybody_sees_a_free_card_go_under_the_bunker(viewer: int | None) -> None:
    scene = freed("emp", hands=[["veto"], [], []], bunker=True)
    scene.do("activate", "secret-bunker", "secret-bunker:1")
    scene.do("store", "emp")
    emp = scene.card("emp")
    assert emp not in scene.state.free
    assert scene.sees(viewer).players[0].bunker == [emp]
    known = [card for card in scene.sees(viewer).players[0].hand if card >= 0]
    assert sorted(known) == sorted(scene.state.free)  # not the Veto


def test_R55_taken_back_it_costs_its_price() -> None:
    scene = freed("emp", bunker=True)
    scene.do("activate", "secret-bunker", "secret-bunker:1")
    scene.do("store", "emp")
    scene.state.used = 0
    scene.do("activate", "secret-bunker", "secret-bunker:1")
    scene.do("retrieve", "emp")
    scene.play("emp", "CO")
    assert scene.left == 1


def test_R55_another_card_goes_under_the_bunker_unseen() -> None:
    scene = freed("emp", hands=[["veto"], [], []], bunker=True)
    scene.do("activate", "secret-bunker", "secret-bunker:1")
    scene.do("store", "veto")
    assert scene.sees(1).players[0].bunker == [-1]
    assert sorted(card for card in scene.sees(1).players[0].hand if card >= 0) == sorted(scene.state.free)


def test_R55_everybody_sees_which_free_card_is_taken() -> None:
    """Each opponent takes a card at random from an open row of six."""
    scene = freed("emp")
    scene.state.take_at_random(1, 0, "4")
    (taken,) = scene.state.hands[1].cards
    assert taken not in scene.state.free
    assert sorted(scene.state.free) == scene.state.hands[0].cards
    assert scene.sees(2).players[1].hand == [taken]


def test_R55_in_another_turn_they_are_cards_like_any() -> None:
    scene = freed("emp")
    scene.end()
    while scene.step != "TakeAction":  # down to the hand limit
        scene.do(*GAME.legal(scene.state)[0])
    scene.state.take_at_random(1, 0, "4")
    assert scene.sees(2).players[1].hand == [-1]


# -- R56 Where the snow falls ----------------------------------------------------------------------------------------


@THIRD
def test_R56_it_snows_where_the_opponent_moved_to(rules: int, third: bool) -> None:
    hands = [[], ["tornado-season"], ["blizzard"]]
    scene = Table(3, dictators=("napoleon", "idi", "genghis"), places=["DEN", "BOS", "BOS"], hands=hands, rules=rules)
    scene.do("travel", "ABQ")
    scene.answer("Moved", 1, "tornado-season", "TUS")
    scene.until("Moved", 2)
    place = "ABQ" if third else "TUS"
    assert scene.state.agenda[-1].asks(scene.state)["place"] == PACK.place[place]
    scene.do("interrupt", "blizzard")
    assert scene.offered("road")
    assert all(PACK.place[place] in action.about.values() for action in scene.offered("road"))


def test_I12_blizzard_snows_around_the_latest_move() -> None:
    """Two moves in one turn, and the first answered by a Tornado Season."""
    hands = [["road-trip"], ["tornado-season"], ["blizzard"]]
    scene = Table(3, dictators=("francisco", "idi", "genghis"), places=["DEN", "BOS", "BOS"], hands=hands)
    scene.do("travel", "ABQ")
    scene.answer("Moved", 1, "tornado-season", "TUS")
    scene.pass_all()
    scene.do("play", "road-trip")
    scene.aim("PHX")
    scene.until("Moved", 2)
    scene.do("interrupt", "blizzard")
    assert all(PACK.place["PHX"] in action.about.values() for action in scene.offered("road"))


def test_a_game_of_the_second_rules_is_played_by_them() -> None:
    state = GAME.setup(2, {}, Chance(seed_from("x")), rules=2)
    again = GAME.load(GAME.dump(state))
    assert again.rules == 2
    assert GAME.dump(again) == GAME.dump(state)
