"""§5.4, §5.6, §10, §11 and §13: abilities, carrying, airplanes and optional rules beyond the rulebook's examples."""

from __future__ import annotations

import pytest

from brink.games.twogm.allowance import allowance, steps_left
from brink.games.twogm.pack import NONE
from brink.games.twogm.terrain import ground_for
from brink.games.twogm.the_turn import income
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, NORTH_HQ, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


# -- movement ---------------------------------------------------------------------------------------------------


def test_units_pass_friends_but_not_enemies_and_do_not_stop_on_either():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 1, 1)
    scene.unit(SOUTH, "us-m5", 1, 2)
    scene.unit(NORTH, "de-li", 2, 1)
    scene.choose(tank)
    goes = {action[1] for action in scene.legal() if action[0] == "go"}
    assert goes == {space_at(1, 3), space_at(2, 2)}


def test_a_move_is_completed_before_the_next_starts():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m5", 1, 1)
    scene.choose(tank)
    scene.do(("go", space_at(1, 2)), ("stop",))
    assert scene.why_not("unit", *scene.about(tank)) == "moved-already"


def test_march_costs_1_ap_once_a_turn_and_not_under_fire():
    scene = Scene(MOVEMENT)
    squad, pinned = scene.unit(SOUTH, "us-li", 1, 1), scene.unit(SOUTH, "us-li", 3, 1)
    scene.state.u_flags[pinned] |= 2
    scene.choose(squad)
    scene.do(("march",))
    assert scene.state.ap[SOUTH] == 9
    assert scene.why_not("march") == "used-this-turn"
    scene.do(("go", space_at(1, 3)))
    scene.choose(pinned)
    assert scene.why_not("march") == "no-extra-step"
    scene.do(("stop",))
    scene.state.ap[SOUTH] = 0
    other = scene.unit(SOUTH, "us-li", 5, 1)
    scene.choose(other)
    assert scene.why_not("march") == "too-few-ap"


def test_riders_who_ride_do_not_attack():
    scene = Scene(MOVEMENT)
    riders = scene.unit(SOUTH, "su-cav", 4, 1)
    scene.unit(NORTH, "de-li", 4, 4)
    scene.choose(riders)
    scene.do(("ride",), ("go", space_at(4, 3)))
    scene.do(("done",), ("done",))
    assert scene.why_not("unit", *scene.about(riders)) == "rode"


def test_scouts_and_friends_of_sappers_ignore_hard_ground():
    scene = Scene(MOVEMENT)
    forest = scene.ground("forest", 4, 3)
    scout, tank = scene.unit(SOUTH, "us-m8", 4, 2), scene.unit(SOUTH, "us-m4", 3, 3)
    assert ground_for(scene.state, scout, forest) == "normal"
    assert ground_for(scene.state, tank, forest) == "hard"
    scene.unit(SOUTH, "us-eng", 4, 3, "sap")
    assert ground_for(scene.state, tank, forest) == "normal"
    scene.choose(tank)
    assert ("go", space_at(5, 3)) in scene.legal()


def test_tanks_crush_wire_and_barriers_stop_guns():
    scene = Scene(MOVEMENT)
    wire, barrier = scene.terrain("barb-wire", 4, 3), scene.terrain("barrier", 5, 2)
    tank, gun = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(SOUTH, "us-57", 6, 2)
    assert ground_for(scene.state, gun, wire) == "hard"
    assert ground_for(scene.state, gun, barrier) == "closed"
    scene.choose(tank)
    scene.do(("go", space_at(4, 4)))
    assert scene.state.terrain[wire] == NONE


def test_sappers_clear_an_obstacle_next_to_them_and_their_token_flips():
    scene = Scene(MOVEMENT)
    wire = scene.terrain("barb-wire", 4, 3)
    scene.terrain("wall", 3, 2)
    sappers = scene.unit(SOUTH, "us-eng", 4, 2, "sap")
    scene.choose(sappers)
    assert [action for action in scene.legal() if action[0] == "clear"] == [("clear", wire)]
    scene.do(("clear", wire))
    assert scene.state.terrain[wire] == NONE
    assert scene.state.u_grey[sappers] == 1 << scene.slot(sappers, "sap")


def test_a_bridge_of_sappers():
    scene = Scene(MOVEMENT, scenario="arnhem")
    scene.state.here = [NONE] * 48
    squad = scene.unit(SOUTH, "de-bmw", 7, 2)
    scene.unit(SOUTH, "de-pio", 7, 3, "sap")
    scene.choose(squad)
    assert ("go", space_at(7, 5)) not in scene.legal()
    scene.unit(SOUTH, "de-pio", 7, 4, "sap")
    assert ("go", space_at(7, 5)) in scene.legal()


def test_mechanics_repair_and_medics_cure_within_one_space():
    scene = Scene(MOVEMENT)
    mechanics, medics = scene.unit(SOUTH, "us-mec", 4, 1), scene.unit(SOUTH, "us-li", 4, 2, "med", wounds=1)
    tank, far = scene.unit(SOUTH, "us-m4", 5, 1, wounds=2), scene.unit(SOUTH, "us-m4", 6, 1, wounds=1)
    scene.choose(mechanics)
    assert {action[1] for action in scene.legal() if action[0] == "repair"} == {tank}
    scene.do(("repair", *scene.about(tank)), ("stop",))
    assert (scene.wounds(tank), scene.wounds(far)) == (1, 1)
    scene.choose(medics)
    scene.do(("cure", *scene.about(medics)))
    assert scene.wounds(medics) == 0


# -- covered movement and carrying ------------------------------------------------------------------------------


def test_a_pair_is_formed_moves_and_separates():
    scene = Scene(MOVEMENT)
    squad, tank = scene.unit(SOUTH, "us-li", 4, 1), scene.unit(SOUTH, "us-m4", 4, 2)
    scene.choose(tank)
    scene.do(("cover", space_at(4, 1)))
    assert steps_left(scene.state, squad) == 1
    scene.do(("go", space_at(5, 1)))
    assert scene.state.standing(space_at(5, 1)) == [tank, squad]
    scene.finish_turn()
    scene.finish_turn()
    scene.choose(squad)
    scene.do(("leave", space_at(5, 2)))
    assert scene.state.u_pair[tank] == scene.state.u_pair[squad] == NONE
    assert scene.state.here[space_at(5, 1)] == tank
    assert allowance(scene.state, tank) == steps_left(scene.state, tank) == 2


def test_the_survivor_of_a_pair_stays():
    scene = Scene()
    tank = scene.unit(NORTH, "de-pz3", 4, 3)
    squad = scene.pair(NORTH, "de-li", tank)
    scene.fire(scene.unit(SOUTH, "us-m10", 4, 2), tank, 10)
    assert scene.state.here[space_at(4, 3)] == squad
    assert scene.state.u_pair[squad] == NONE


def test_R97_tank_and_infantry_are_deployed_together_in_cover():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m8", "us-li")
    scene.do(("deploy", PACK.card["us-m8"]), ("bring", PACK.card["us-li"]), ("buy", PACK.token["gren"]), ("place",))
    scene.do(("at", space_at(1, 1)))
    tank, squad = scene.state.standing(space_at(1, 1))
    assert scene.state.u_pair[tank] == squad
    assert scene.state.ap[SOUTH] == 10 - 2 - 1 - 1
    assert scene.verbs() == {"stop"}  # the infantry has no Mobility, and they part in a later Movement only


@pytest.mark.parametrize(
    ("hand", "steps"),
    [
        (("us-m8", "us-li"), (("deploy", "us-m8"), ("bring", "us-li"), ("buy", "gren"))),
        (("us-truck", "us-57"), (("deploy", "us-truck"), ("load", "us-57"))),
        (("us-hi",), (("deploy", "us-hi"), ("buy", "hmg"))),
    ],
)
def test_6_every_button_of_a_deployment_says_what_it_adds(
    hand: tuple[str, ...], steps: tuple[tuple[str, str], ...]
) -> None:
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, *hand)
    said = 0
    for verb, name in steps:
        action = next(one for one in scene.legal() if one == (verb, {**PACK.card, **PACK.token}[name]))
        price = GAME.cost(scene.state, action)
        assert price > 0, name
        said += price
        scene.do(action)
    scene.do(("place",), ("at", space_at(1, 1)))
    assert scene.state.ap[SOUTH] == 10 - said


def test_a_truck_is_deployed_with_a_gun_moves_and_drops_it():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-truck", "us-57")
    scene.do(("deploy", PACK.card["us-truck"]), ("load", PACK.card["us-57"]), ("place",), ("at", space_at(4, 1)))
    assert scene.step() == "MoveUnit"
    scene.do(("go", space_at(4, 3)))
    gun = scene.state.cargo(scene.state.here[space_at(4, 3)])[0]
    scene.do(("unload", gun, PACK.card["us-57"], space_at(3, 3)))
    assert scene.state.here[space_at(3, 3)] == gun
    assert scene.step() == "Deployment"
    assert scene.state.ap[SOUTH] == 10 - 1 - 2


def test_R93_infantry_boards_the_truck_drives_and_gets_off_in_one_turn_but_not_on_again():
    scene = Scene(MOVEMENT)
    squad, truck = scene.unit(SOUTH, "us-mech", 4, 1), scene.unit(SOUTH, "us-truck", 4, 2)
    scene.choose(squad)
    scene.do(("board", space_at(4, 2)))
    assert not scene.state.on_board(squad)
    scene.choose(truck)
    scene.do(("go", space_at(4, 4)), ("unload", squad, PACK.card["us-mech"], space_at(5, 4)))
    assert scene.step() == "MoveUnit"  # Mechanized
    assert scene.why_not("board", space_at(4, 4)) == "cannot-board-so"


def test_a_craft_takes_a_unit_from_the_shore_and_stays():
    scene = Scene(MOVEMENT)
    for column in range(1, 9):
        for row in (1, 2):
            scene.ground("sea", column, row)
    craft, squad = scene.unit(SOUTH, "sc-lcvp", 4, 2), scene.unit(SOUTH, "us-li", 4, 3)
    aside = scene.unit(SOUTH, "us-li", 5, 3)
    scene.choose(aside)
    assert ("board", space_at(4, 2)) not in scene.legal()
    scene.do(("stop",))
    scene.choose(squad)
    scene.do(("board", space_at(4, 2)))
    scene.choose(craft)
    assert "go" not in scene.verbs()
    assert scene.why_not("unload", squad, PACK.card["us-li"], space_at(4, 3)) == "boarded-this-turn"


# -- the air ----------------------------------------------------------------------------------------------------


def test_an_escort_deployed_with_the_bomber_fights_and_all_are_discarded():
    scene = Scene(DEPLOYMENT)
    foe = scene.fighter(NORTH, "de-bf")
    scene.hold(SOUTH, "us-b26", "us-p51")
    scene.do(("deploy", PACK.card["us-b26"]), ("place",), ("shoot-hq", NORTH_HQ))
    scene.do(("escort-new", PACK.card["us-p51"]), ("done",))
    assert scene.state.ap[SOUTH] == 10 - 5 - 2
    scene.dice(9, 5)  # the escort's critical; the bombs hit the HQ
    scene.do(("intercept", foe, PACK.card["de-bf"]))
    assert scene.state.hq_hp[NORTH] == 7
    assert sorted(scene.state.discards[SOUTH]) == sorted([PACK.card["us-b26"], PACK.card["us-p51"]])
    assert scene.state.discards[NORTH] == [PACK.card["de-bf"]]


def test_a_bomber_that_is_shot_down_does_not_strike():
    scene = Scene(DEPLOYMENT)
    gun, target = scene.unit(NORTH, "de-88", 4, 6), scene.unit(NORTH, "de-li", 4, 4)
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", PACK.card["us-b26"]), ("place",), ("bomb", space_at(4, 4)), ("done",))
    plane = scene.state.army[SOUTH][-1]
    scene.dice(10)
    scene.do(("flak", *scene.about(gun), plane, PACK.card["us-b26"]))
    assert not scene.alive(plane)
    assert scene.wounds(target) == 0


def test_an_aa_gun_out_of_reach_of_the_target_stays_silent():
    scene = Scene()
    plane, target = scene.fighter(SOUTH, "us-p51"), scene.unit(NORTH, "de-hi", 1, 2)
    scene.unit(NORTH, "de-88", 4, 6)
    scene.choose(plane)
    scene.dice(1)
    scene.do(("shoot", *scene.about(target)))
    assert scene.step() == "Shooting"


# -- optional rules ---------------------------------------------------------------------------------------------


def test_late_terrain_goes_next_to_own_units_only():
    scene = Scene(DEPLOYMENT)
    assert "terrain" not in scene.verbs()
    scene = Scene(DEPLOYMENT, late_terrain=True)
    scene.unit(SOUTH, "us-m4", 4, 4)
    scene.unit(NORTH, "de-li", 4, 5)
    scene.do(("terrain", PACK.terrain["house"]))
    assert scene.why_not("at", space_at(1, 1)) == "too-far-from-units"
    assert scene.why_not("at", space_at(4, 4)) == "space-taken"  # no tank in a house
    assert scene.why_not("at", space_at(4, 5)) == "space-taken"
    scene.do(("at", space_at(4, 3)))
    assert scene.state.ap[SOUTH] == 7


def test_R96_an_extensive_wall_is_one_card_with_one_life():
    scene = Scene(DEPLOYMENT, extensive=True, late_terrain=True)
    scene.unit(SOUTH, "us-li", 4, 2)
    wall = PACK.terrain["wall"]
    scene.do(("terrain", wall), ("at", space_at(4, 3)), ("both",))
    tank = scene.unit(NORTH, "de-tig1", 4, 5)
    scene.state.active = NORTH
    scene.phase(SHOOTING)
    scene.fire_at(tank, space_at(3, 3))
    assert scene.state.terrain.count(wall) == 3
    scene.state.u_used[tank] = 0
    scene.fire_at(tank, space_at(5, 3))
    assert scene.state.terrain.count(wall) == 0


@pytest.mark.parametrize(("side", "ap"), [("south", 4), ("north", 3), ("nobody", 3)])
def test_a_rookie_gets_1_ap_more(side, ap):
    scene = Scene(rookie=side)
    assert income(scene.state, SOUTH) == ap


def test_the_time_limit_counts_damage():
    scene = Scene(time_limit=2)
    scene.state.turn = 4
    scene.state.hq_hp = [9, 10]
    scene.do(("done",))
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("time", (NORTH,))
