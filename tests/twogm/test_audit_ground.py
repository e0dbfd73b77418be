"""Clauses of the ground rules that were enforced only in part, each with the case that slipped through."""

from __future__ import annotations

import pytest

from brink.games.twogm.geometry import ALL_SPACES, COLUMN, DISTANCE, GONE, PLACES, ROW, ahead, at, hq_place
from brink.games.twogm.more_players import cards_a_turn
from brink.games.twogm.movement import MoveUnit
from brink.games.twogm.pack import NONE, ROWS
from brink.games.twogm.state import JOINED
from brink.games.twogm.victory import hq_falls
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


def deploy(scene: Scene, name: str, column: int) -> int:
    """A card from the hand onto the first row, without equipment."""
    scene.do(("deploy", scene.card(name)))
    if scene.step() == "Equip":
        scene.do(("place",))
    scene.do(("at", space_at(column, 1)))
    return scene.state.here[space_at(column, 1)]


# -- §3: the two sides are each other's mirror image ------------------------------------------------------------


def across(place: int) -> int:
    """The same place as seen from the other side of the table."""
    return hq_place(place - ALL_SPACES ^ 1) if place >= ALL_SPACES else at(COLUMN[place], ROWS - 1 - ROW[place])


def test_3_2_distances_and_lines_are_the_same_for_both_sides():
    state = Scene().state
    for a in range(PLACES):
        assert [DISTANCE[a][b] for b in range(PLACES)] == [DISTANCE[across(a)][across(b)] for b in range(PLACES)]
    for place in range(ALL_SPACES):
        assert state.line(SOUTH, place) == state.line(NORTH, across(place))
        assert ahead(across(place), NORTH) == (across(front) if (front := ahead(place, SOUTH)) != GONE else GONE)


# -- §5.1: units deployed this turn do not move -----------------------------------------------------------------


def test_5_1_mobility_does_not_move_others_by_swapping():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-li", "us-jeep")
    squad = deploy(scene, "us-li", 4)
    veteran = scene.unit(SOUTH, "us-li", 6, 1)
    deploy(scene, "us-jeep", 5)
    assert scene.step() == "MoveUnit"
    assert scene.why_not("swap", space_at(4, 1)) == "movement-phase-only"
    assert scene.why_not("swap", space_at(6, 1)) == "movement-phase-only"
    assert (scene.state.here[space_at(4, 1)], scene.state.here[space_at(6, 1)]) == (squad, veteran)


# -- §5.4: covered movement -------------------------------------------------------------------------------------


def test_5_4_covered_movement_is_formed_in_movement_only():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m8")
    scene.unit(SOUTH, "us-li", 4, 2)
    deploy(scene, "us-m8", 4)
    assert scene.step() == "MoveUnit"
    assert scene.why_not("cover", space_at(4, 2)) == "movement-phase-only"


def test_5_4_a_pair_does_not_part_in_the_movement_that_formed_it():
    scene = Scene(MOVEMENT)
    squad, tank = scene.unit(SOUTH, "us-li", 4, 1), scene.unit(SOUTH, "us-m4", 4, 2)
    scene.choose(squad)
    scene.do(("cover", space_at(4, 2)))
    scene.choose(tank)
    assert not scene.verbs() & {"go", "leave"}
    scene.do(("stop",))
    scene.finish_turn()
    scene.finish_turn()
    scene.choose(tank)
    assert {"go", "leave"} <= scene.verbs()


def test_5_4_a_pair_does_not_part_in_shooting():
    scene = Scene(SHOOTING)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    squad = scene.pair(SOUTH, "us-li", tank)
    for u in (tank, squad):
        scene.state.u_flags[u] &= ~JOINED
    scene.state.then(MoveUnit(SOUTH, tank))
    assert "go" in scene.verbs()
    assert "leave" not in scene.verbs()


# -- W4: everybody who has moved may be ambushed ----------------------------------------------------------------


def ambushed(scene: Scene) -> list[int]:
    """The units for which the north is asked, one window after another."""
    found = []
    while scene.step() == "AmbushWindow":
        found.append(scene.state.agenda[-1].unit)
        scene.do(("pass",))
    return found


def test_W4_both_of_a_pair_may_be_ambushed():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    squad = scene.pair(SOUTH, "us-li", tank)
    scene.unit(NORTH, "de-li", 4, 5)
    scene.hold(NORTH, "ambush")
    scene.choose(tank)
    scene.do(("go", space_at(4, 3)))
    assert sorted(ambushed(scene)) == sorted([tank, squad])


def test_W4_both_who_swap_may_be_ambushed():
    scene = Scene(MOVEMENT)
    back, front = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-hi", 4, 3)
    scene.unit(NORTH, "de-snip", 4, 5)
    scene.hold(NORTH, "ambush")
    scene.choose(back)
    scene.do(("swap", space_at(4, 3)))
    assert sorted(ambushed(scene)) == sorted([back, front])


# -- §9.2: what is crushed on the way ---------------------------------------------------------------------------


def test_9_2_a_tank_crushes_wire_where_it_passes_a_friend():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(SOUTH, "us-li", 4, 3)
    wire = scene.terrain("barb-wire", 4, 3)
    scene.choose(tank)
    scene.do(("go", space_at(4, 4)))
    assert scene.state.here[space_at(4, 4)] == tank
    assert scene.state.terrain[wire] == NONE


# -- §11: optional rules ----------------------------------------------------------------------------------------


def test_11_late_terrain_is_not_laid_sideways_under_the_enemy():
    scene = Scene(DEPLOYMENT, late_terrain=True, extensive=True)
    scene.unit(SOUTH, "us-li", 4, 2)
    tank = scene.unit(SOUTH, "us-m4", 3, 3)
    scene.unit(NORTH, "de-li", 5, 3)
    scene.do(("terrain", PACK.terrain["barrier"]), ("at", space_at(4, 3)))
    assert scene.step() == "Deployment"  # no room beside: an enemy, and a tank that could not enter
    assert scene.state.terrain[space_at(5, 3)] == scene.state.terrain[space_at(3, 3)] == NONE
    assert scene.alive(tank)


def test_11_a_card_laid_sideways_goes_under_own_units_that_could_enter_it():
    scene = Scene(DEPLOYMENT, late_terrain=True, extensive=True)
    scene.unit(SOUTH, "us-li", 4, 2)
    scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(NORTH, "de-li", 5, 3)
    scene.do(("terrain", PACK.terrain["barrier"]), ("at", space_at(4, 3)))
    assert scene.legal() == [("narrow",), ("wing", space_at(3, 3))]


def test_R76_equipment_is_picked_up_in_movement_only():
    for phase in (MOVEMENT, SHOOTING):
        scene = Scene(phase, leftover_equipment=True)
        squad = scene.unit(SOUTH, "us-li", 4, 2)
        scene.state.litter[space_at(4, 2)] = 1 << PACK.token["gren"]
        scene.state.then(MoveUnit(SOUTH, squad))
        assert ("pick" in scene.verbs()) == (phase == MOVEMENT)


# -- §12: allies ------------------------------------------------------------------------------------------------


def test_12_on_two_boards_a_general_falls_with_his_own_hq():
    scene = Scene(players=4, boards=2, scenario="arnhem")
    first, second = PACK.generals_of[scene.state.factions[0]][:2]
    scene.state.generals[0], scene.state.generals[2] = first, second
    scene.state.hq_hp[2] = 0
    hq_falls(scene.state, 2)
    assert scene.state.generals[::2] == [first, NONE]


def test_12_on_one_board_allies_lose_both_generals_with_their_hq():
    scene = Scene(players=4, scenario="arnhem")
    first, second = PACK.generals_of[scene.state.factions[0]][:2]
    scene.state.generals[0], scene.state.generals[2] = first, second
    scene.state.hq_hp[0] = 0
    hq_falls(scene.state, 0)
    assert scene.state.generals[::2] == [NONE, NONE]


def test_12_only_the_ally_who_has_zhukov_draws_one_more():
    scene = Scene(players=4, boards=2, south="su")
    scene.general(0, "chuikov")
    scene.general(2, "zhukov")
    assert [cards_a_turn(scene.state, seat) for seat in (0, 2)] == [1, 2]


# -- what is shown ----------------------------------------------------------------------------------------------


def test_a_unit_whose_move_is_over_has_no_movement_left_to_show():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m5", 4, 2)
    scene.choose(tank)
    scene.do(("go", space_at(4, 3)), ("stop",))
    shown = next(unit for unit in GAME.view(scene.state, SOUTH).units if unit.unit == tank)
    assert (shown.movement, shown.spent, shown.moves) == (3, 3, [])


def test_the_reach_shown_leaves_out_where_friends_stand():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(SOUTH, "us-li", 4, 3)
    shown = next(unit for unit in GAME.view(scene.state, SOUTH).units if unit.unit == tank)
    assert space_at(4, 4) in shown.moves
    assert space_at(4, 3) not in shown.moves
