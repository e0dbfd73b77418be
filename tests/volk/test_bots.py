"""The bot `steady`: what it says of an action depends on the position alone, whatever it remembers of others."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import AnyGame, Chance
from brink.engine.chance import seed_from
from brink.games.volk import Volk, bots
from brink.games.volk.industry import Remembered
from brink.games.volk.pack import NONE
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.twoplustwo import bots as two_bots
from volk.scene import PACK, Scene

WEST = 0
VOLK, TWO = Volk(), TwoPlusTwo()


def test_what_an_LS_brings_does_not_depend_on_what_was_asked_before() -> None:
    scene = Scene("west", unrest={"NW": 3, "BY": 3, "TH": 2}, standard={"NW": 1, "BY": 2, "TH": 1})
    provinces = [PACK.province_ids.index(name) for name in ("NW", "BY", "TH")]
    alone = [bots.Mind(scene.state, WEST).standard_gain(province) for province in provinces]
    mind = bots.Mind(scene.state, WEST)
    assert [mind.standard_gain(province) for province in provinces] == alone
    assert mind.judge.coming == bots.Mind(scene.state, WEST).judge.coming


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "mind"), [(VOLK, bots.Mind), (TWO, two_bots.TwoMind)], ids=["volk", "two"])
def test_what_is_remembered_is_what_would_be_found_out_anew(game: AnyGame, mind: Any, seed: int) -> None:
    """Along games with many odd moves: one pack has seen all positions before, the other has just forgotten all."""
    whim = Chance(seed_from(f"remembered {seed}"))
    state: Any = game.setup(max(game.players), {}, whim.fork("game"))
    forgetful: Any = type(game)()
    decisions = 0
    while state.outcome is None:
        legal, seat = game.legal(state), game.to_act(state)
        worth = mind(state, seat).rank(legal)
        for world in (game.imagine(state, seat, whim.fork(f"world {number}")) for number in range(2)):
            planner: Any = game.mind()
            assert planner.rank(world, seat, legal) == worth, "as one that looks ahead remembers the board"
        decisions += 1
        if decisions % 4 == 0:
            copy = forgetful.load(game.dump(state))
            forget(copy.pack)
            assert mind(copy, seat).rank(legal) == worth
        best = max(range(len(legal)), key=worth.__getitem__)
        game.apply(state, legal[whim.below(len(legal)) if whim.below(3) == 0 else best], legal)
    assert decisions > 100


@pytest.mark.parametrize(("game", "mind"), [(VOLK, bots.Mind), (TWO, two_bots.TwoMind)], ids=["volk", "two"])
def test_blanks_are_enough_to_judge_by(game: AnyGame, mind: Any) -> None:
    """Whatever lies where a seat does not see, it would judge the same; and of its own cards none is blank."""
    whim = Chance(seed_from("blanks"))
    state: Any = game.setup(max(game.players), {}, whim.fork("game"))
    while state.outcome is None:
        legal, seat = game.legal(state), game.to_act(state)
        known = game.known(state, seat)
        worth = mind(known, seat).rank(legal)
        assert worth == mind(game.imagine(state, seat, whim.fork(f"world {whim.below(1000)}")), seat).rank(legal)
        assert known.hands[seat].cards == state.hands[seat].cards
        best = max(range(len(legal)), key=worth.__getitem__)
        game.apply(state, legal[whim.below(len(legal)) if whim.below(3) == 0 else best], legal)
    hidden = {card for other in range(state.players) if other != seat for card in known.hands[other].cards}
    assert NONE in {*known.deck, *hidden}


def forget(pack: Any) -> None:
    for near in pack.neighbourhoods:
        near.met.answers.clear()
    for side in pack.of_side:
        side.met.answers.clear()
    pack.tensions.answers.clear()
    pack.prosperities.answers.clear()
    pack.minds.answers.clear()
    pack.touched.clear()


def test_not_more_is_remembered_than_there_is_room_for() -> None:
    remembered: Remembered[int] = Remembered(3)
    for number in range(10):
        assert remembered.keep(number, -number) == -number
        assert len(remembered.answers) <= 3
    assert remembered.answers == {9: -9}
