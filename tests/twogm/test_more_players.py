"""§12: three and four players."""

from __future__ import annotations

import pytest

from brink.engine import Chance, Refused
from brink.engine.chance import seed_from
from brink.games.twogm.deployment import home_spaces
from brink.games.twogm.game_setup import OpeningHands
from brink.games.twogm.geometry import DISTANCE
from brink.games.twogm.more_players import hand_limit, share
from brink.games.twogm.victory import out_of_cards
from twogm.scene import GAME, NORTH, SOUTH, Scene

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")


def start(players: int, **options: object) -> list[str]:
    """A game up to its first turn, everybody quiet; gives the seats and steps on the way."""
    state = GAME.setup(players, options, Chance(seed_from("allies")))
    seen = []
    while state.turn == 0:
        seen.append(f"{GAME.to_act(state)} {type(state.agenda[-1]).__name__}")
        GAME.apply(state, next(a for a in GAME.legal(state) if a[0] in ("bid", "done", "keep")))
    return seen


def test_field_marshals_bid_and_buy_and_everybody_gets_a_hand():
    seen = start(4)
    assert [line for line in seen if "Bid" in line] == ["0 Bid", "1 Bid"]
    assert sorted(line for line in seen if "BuyTerrain" in line) == ["0 BuyTerrain", "1 BuyTerrain"]
    assert sorted(line for line in seen if "Mulligan" in line) == [f"{seat} Mulligan" for seat in range(4)]


def test_R77_the_deck_of_a_side_is_split_between_its_allies():
    scene = Scene(players=3)
    lone, field_marshal, general = scene.state.census[1], scene.state.census[0], scene.state.census[2]
    assert abs(len(field_marshal) - len(general)) <= 1
    whole = next(deck.cards for deck in scene.pack.prebuilts if deck.faction == scene.state.factions[0])
    assert sorted([*field_marshal, *general]) == sorted(whole)
    assert len(lone) > len(general)


@pytest.mark.parametrize(("players", "sizes"), [(2, [5, 5]), (3, [5, 5, 5]), (4, [5, 5, 5, 5])])
def test_R79_opening_hands(players, sizes):
    scene = Scene(players=players)
    scene.state.agenda[:] = [OpeningHands()]
    GAME.advance(scene.state)
    assert [len(hand) for hand in scene.state.hands] == sizes
    assert [hand_limit(scene.state, seat) for seat in range(players)] == [7] * players


def test_action_points_are_shared_and_the_odd_one_is_the_field_marshals():
    scene = Scene(players=3)
    scene.state.ap = [0, 0, 0]
    share(scene.state, SOUTH, 5, "12")
    share(scene.state, NORTH, 5, "12")
    assert scene.state.ap == [3, 5, 2]


def test_the_maximum_of_the_hq_holds_for_both():
    scene = Scene(players=3)
    scene.state.ap = [6, 0, 4]  # the US HQ stores 12
    share(scene.state, SOUTH, 5, "12")
    assert scene.state.ap == [7, 0, 5]


def test_R89_a_turn_of_allies():
    scene = Scene(players=3)
    scene.state.ap = [2, 2, 2]
    scene.finish_turn()
    assert GAME.to_act(scene.state) == NORTH
    while scene.step() != "Gift":
        scene.do(next(a for a in scene.legal() if a[0] in ("done", "pass", "keep", "discard")))
    before = scene.state.ap[:]
    scene.do(("give",))
    assert scene.state.ap[0] == before[0] - 1
    assert scene.state.ap[2] == before[2] + 1
    assert (len(scene.state.hands[0]), len(scene.state.hands[2])) == (1, 1)  # R79: one card each
    order = []
    while scene.state.active == SOUTH:
        order.append((GAME.to_act(scene.state), scene.step()))
        scene.do(("done",))
    wanted = [(seat, step) for step in ("Movement", "Deployment", "Shooting") for seat in (0, 2)]
    assert order[:6] == wanted


def test_R78_each_ally_commands_his_own_units():
    scene = Scene(players=3)
    mine, theirs = scene.unit(0, "us-li", 1, 1), scene.unit(2, "us-li", 2, 1)
    scene.unit(NORTH, "de-li", 1, 2)
    units = [action[1] for action in GAME.candidates(scene.state) if action[0] == "unit"]
    assert units == [mine]
    assert theirs not in units


def test_R80_a_side_is_out_of_cards_only_when_all_allies_are():
    scene = Scene(players=3)
    scene.state.decks[0].clear()
    assert not out_of_cards(scene.state, SOUTH)
    scene.state.decks[2].clear()
    assert out_of_cards(scene.state, SOUTH)


def test_two_boards():
    scene = Scene(players=4, boards=2)
    state = scene.state
    assert len(home_spaces(state, 0)) == 16
    assert DISTANCE[7][48] == 1  # the boards touch
    assert DISTANCE[48 + 3][98] == DISTANCE[48 + 4][98] == 1
    assert 48 in state.neighbours(7)
    tank = scene.unit(0, "us-m26", 4, 5)
    scene.state.hq_hp[1] = 3
    scene.fire_at(tank, 97, 5)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)


def test_two_boards_need_four_players():
    with pytest.raises(Refused) as refused:
        GAME.setup(2, {"boards": 2}, Chance(seed_from("x")))
    assert refused.value.reason.key == "two-boards-four-players"
