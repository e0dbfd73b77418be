"""§12: the difficulty variants and the reading of the two loose texts, each with its effect."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import BrinkError, Chance
from brink.engine.chance import seed_from
from brink.games.dictators.state import TRIDENT_GONE, TRIDENT_ON_BOARD, DictatorsState
from dictators.scene import GAME, PACK, Table

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")


def set_up(players: int = 3, **options: Any) -> DictatorsState:
    state = GAME.setup(players, options, Chance(seed_from("variant")))
    if not state.deck:
        GAME.apply(state, GAME.legal(state)[0])
    GAME.check(state)
    return state


def fathers_in(cards: list[int]) -> int:
    return sum(card >= PACK.first_father for card in cards)


@pytest.mark.parametrize("count", [0, 1, 3, 7, 15])
def test_ff_start(count):
    """So many founding fathers are shuffled into the command deck at the start; the rest waits."""
    state = set_up(ff_start=count)
    assert fathers_in(state.deck) == count
    assert len(state.father_deck) == 15 - count


def test_ff_start_default_is_three():
    assert fathers_in(set_up().deck) == 3


def test_ff_start_15_leaves_none_for_a_rebuilding():
    """R7: then their discard pile serves, and if that is empty too nothing joins."""
    scene = Table(2, dictators=PLAIN, options={"ff_start": 15}, begin=False)
    scene.arrange(["emp"], ["veto", "defcon", "defcon", "trident"], rest=1)
    scene.state.father_deck = []
    scene.start()
    GAME.apply(scene.state, ("draw",))
    scene.pass_all()
    assert sorted(scene.names(scene.state.deck)) == ["defcon", "defcon", "trident", "veto"]


@pytest.mark.parametrize("count", [1, 2])
def test_defcon_cards_command(count):
    """So many DEFCON cards in the command deck; R41: at least one."""
    state = set_up(defcon_cards_command=count)
    assert state.deck.count(PACK.defcon_card) == count
    assert state.deck.count(PACK.trident_card) == 1


def test_defcon_cards_presidential():
    """1 by default, 0 if it is taken out."""
    defcon = PACK.presidential["defcon"]
    assert set_up().president_deck.count(defcon) == 1
    state = set_up(defcon_cards_presidential=0)
    assert state.president_deck.count(defcon) == 0
    assert len(state.president_deck) == 11


def test_oops():
    """In the presidential deck unless the beginners' variant takes it out."""
    oops = PACK.presidential["oops"]
    assert set_up().president_deck.count(oops) == set_up(oops=True).president_deck.count(oops) == 1
    state = set_up(oops=False)
    assert state.president_deck.count(oops) == 0
    assert len(state.president_deck) == 11


def test_defcon_start_4_does_not_carry_out_level_4():
    """The marker starts one step further; no roadblocks, no new fathers."""
    for reading in ("cards", "levels"):
        state = set_up(defcon_start=4, event_text_reading=reading)
        assert state.defcon == 4
        assert not any(state.blocked)
        assert type(state.agenda[-1]).__name__ == "TakeAction"
        assert fathers_in(state.deck) == 3


def test_defcon_start_4_the_next_card_leads_to_level_3():
    """And Red Telephone never goes beyond the starting level."""
    options = {"defcon_start": 4}
    hands = [["red-telephone"]]
    scene = Table(2, dictators=PLAIN, hands=hands, deck=["defcon"], places=["DEN", "DEN"], options=options)
    assert scene.refused("play", "red-telephone") == ("defcon-at-start", "5.1")
    scene.do("draw")
    assert scene.state.defcon == 3
    assert scene.step == "CloseZone"
    scene.do("zone", "PACIFIC")
    while scene.step == "PlaceRoadblock":
        scene.do(*GAME.legal(scene.state)[0])
    scene.play("red-telephone")
    assert scene.state.defcon == 4


def level(reading: str, before: int, hands: list[list[str]] | None = None) -> Table:
    """A DEFCON card is drawn at this level under this reading."""
    options = {"event_text_reading": reading}
    scene = Table(2, dictators=PLAIN, deck=["defcon"], hands=hands or [[], []], places=["DEN", "DEN"], options=options,
                  begin=False)  # fmt: skip
    scene.state.defcon = before
    scene.start()
    return scene


def test_event_text_reading_cards_level_4():
    """Each player places a roadblock; then the card adds 2 founding fathers to the deck."""
    scene = level("cards", 5)
    size = len(scene.state.deck)
    scene.do("draw")
    for seat in (0, 1):
        assert (scene.step, scene.seat) == ("PlaceRoadblock", seat)
        scene.do(*GAME.legal(scene.state)[0])
    assert sum(scene.state.blocked) == 2
    assert len(scene.state.deck) == size - 1 + 2
    assert len(scene.state.father_deck) == 13
    assert scene.pile() == ["defcon"]


def test_event_text_reading_levels_level_4():
    """Level 4 itself adds the 2 founding fathers, once; nobody places a roadblock."""
    scene = level("levels", 5)
    size = len(scene.state.deck)
    scene.do("draw")
    assert scene.step == "TakeAction"
    assert not any(scene.state.blocked)
    assert len(scene.state.deck) == size - 1 + 2
    assert len(scene.state.father_deck) == 13
    assert scene.pile() == ["defcon"]


def test_event_text_reading_cards_level_3():
    """A no-fly zone, a roadblock each, then 2 founding fathers; hands are left alone."""
    scene = level("cards", 4, [["veto"], ["emp"]])
    scene.do("draw")
    assert (scene.step, scene.seat) == ("CloseZone", 0)
    scene.do("zone", "MOUNTAIN")
    for seat in (0, 1):
        assert (scene.step, scene.seat) == ("PlaceRoadblock", seat)
        scene.do(*GAME.legal(scene.state)[0])
    assert scene.hand(0) == ["veto"]
    assert scene.hand(1) == ["emp"]
    assert len(scene.state.father_deck) == 13


def test_event_text_reading_levels_level_3():
    """All hands go to the command discard pile, the active player's first; no tokens on the map, no new fathers."""
    scene = level("levels", 4, [["veto"], ["emp"]])
    size = len(scene.state.deck)
    scene.do("draw")
    assert scene.step == "TakeAction"
    assert scene.hand(0) == scene.hand(1) == []
    assert scene.pile() == ["veto", "emp", "defcon"]
    assert not any(scene.state.blocked)
    assert not any(scene.state.no_fly)
    assert len(scene.state.deck) == size - 1
    assert len(scene.state.father_deck) == 15


@pytest.mark.parametrize(("reading", "fathers"), [("cards", 2), ("levels", 0)])
def test_event_text_reading_level_2(reading, fathers):
    """Twenty cards are milled either way; only under "cards" do 2 founding fathers follow."""
    scene = level(reading, 3)
    size = len(scene.state.deck)
    scene.do("draw")
    assert scene.state.defcon == 2
    assert len(scene.state.deck) == size - 1 - 20 + fathers
    assert len(scene.pile()) == 21
    assert len(scene.state.father_deck) == 15 - fathers


@pytest.mark.parametrize(("reading", "lost"), [("cards", True), ("levels", False)])
@pytest.mark.parametrize("before", [0, TRIDENT_ON_BOARD])
def test_event_text_reading_and_the_trident_card(reading, lost, before):
    """Its token part is the same; all hands are lost only under "cards"."""
    options = {"event_text_reading": reading}
    scene = Table(2, dictators=PLAIN, deck=["trident"], hands=[["veto"], ["emp"]], options=options, begin=False)
    scene.state.trident = before
    scene.start()
    scene.act("draw")
    assert scene.state.trident == (TRIDENT_GONE if before else TRIDENT_ON_BOARD)
    assert [scene.hand(0), scene.hand(1)] == ([[], []] if lost else [["veto"], ["emp"]])


def test_event_text_reading_and_the_presidential_defcon_card():
    """15.11: it raises the level and carries that out, no more; under "levels" level 4 brings its fathers."""
    for reading, blocks, fathers in (("cards", 2, 0), ("levels", 0, 2)):
        scene = Table(2, dictators=PLAIN, places=["WDC", "DEN"], options={"event_text_reading": reading}, begin=False)
        scene.president("defcon")
        scene.start()
        scene.do("confront")
        while scene.step == "PlaceRoadblock":
            scene.do(*GAME.legal(scene.state)[0])
        assert scene.state.defcon == 4
        assert sum(scene.state.blocked) == blocks
        assert len(scene.state.father_deck) == 15 - fathers


@pytest.mark.parametrize(
    ("name", "value"),
    [("ff_start", -1), ("ff_start", 16), ("ff_start", "many"), ("defcon_cards_command", 3),
     ("defcon_cards_command", 0), ("defcon_cards_presidential", 2), ("defcon_cards_presidential", -1),
     ("oops", "perhaps"), ("oops", 7),
     ("defcon_start", 3), ("defcon_start", 6), ("event_text_reading", "both"), ("event_text_reading", 1),
     ("no_such_option", 1)],
)  # fmt: skip
def test_bad_values_are_refused_with_a_sentence(name, value):
    """Not a traceback: one sentence that names the game, the option and what there is."""
    with pytest.raises(BrinkError) as caught:
        GAME.setup(3, {name: value}, Chance(seed_from("bad")))
    sentence = str(caught.value)
    assert "dictators" in sentence
    assert name in sentence
    assert "event_text_reading" in sentence  # what there is
    assert "\n" not in sentence


@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused_with_a_sentence(players):
    """2 to 5 players."""
    with pytest.raises(BrinkError, match=r"dictators is for 2 to 5 players, not \d"):
        GAME.setup(players, {}, Chance(seed_from("bad")))
