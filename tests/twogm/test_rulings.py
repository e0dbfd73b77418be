"""Rulings where the booklet is silent or contradicts itself, by their ids."""

from __future__ import annotations

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.games.twogm import air_combat, decks
from brink.games.twogm.allowance import allowance, steps_left
from brink.games.twogm.game_setup import OpeningHands, armies, tiles
from brink.games.twogm.geometry import DISTANCE, at
from brink.games.twogm.pack import NONE, USA
from brink.games.twogm.placing_terrain import BuyTerrain
from brink.games.twogm.shooting import enemies_in_range, hqs_in_range, odds, penetration
from brink.games.twogm.terrain import ground_for
from brink.games.twogm.the_turn import command_groups, supply_line
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, NORTH_HQ, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


def weapon(scene: Scene, u: int, slot: int = 0) -> tuple[str, int, int]:
    return "weapon", slot, scene.state.weapon(u, slot).number


def assault(scene: Scene, u: int, column: int, row: int) -> None:
    """Declare it, and go on to Shooting."""
    scene.choose(u)
    scene.do(("assault", space_at(column, row)))
    while scene.step() != "Shooting":
        scene.do(("done",))


def storm(scene: Scene, u: int) -> None:
    place = scene.state.u_assault[u]
    scene.choose(u)
    scene.do(("storm", place))


# -- setting up -------------------------------------------------------------------------------------------------


def test_R01_no_more_copies_than_in_the_box():
    card = PACK.card["us-rang"]
    assert decks.refusal(PACK, [card] * 2, decks.battle_royal(USA)) is None
    reason = decks.refusal(PACK, [card] * 3, decks.battle_royal(USA))
    assert reason is not None
    assert reason.key == "deck-copies"


def test_R02_tiles_lie_on_either_side_and_either_way_round():
    ground = tiles(PACK, Chance(seed_from("tiles")))
    laid = []
    for row in range(0, 6, 2):
        for column in range(0, 8, 2):
            corners = [(column, row + 1), (column + 1, row + 1), (column, row), (column + 1, row)]
            laid.append(tuple(ground[at(c, r)] for c, r in corners))
    faces = [{*PACK.tiles[tile].faces, *(face[::-1] for face in PACK.tiles[tile].faces)} for tile in PACK.land_tiles]
    for face in laid:
        assert any(face in known for known in faces)
    assert tiles(PACK, Chance(seed_from("others"))) != ground


def test_R04_R05_the_winner_buys_first_and_what_is_left_is_lost():
    scene = Scene()
    state = scene.state
    state.bids, state.first = [5, 0], SOUTH
    state.agenda[:] = [OpeningHands(), BuyTerrain(NORTH), BuyTerrain(SOUTH)]
    ap = state.ap[:]
    assert GAME.to_act(state) == SOUTH
    scene.do(("done",))
    assert GAME.to_act(state) == NORTH
    scene.do(("done",))
    assert state.ap == ap


@pytest.mark.parametrize("ground", ["forest", "bushes", "mountain", "lake"])
def test_R06_terrain_cards_need_open_ground(ground):
    scene = Scene()
    place = scene.ground(ground, 4, 2)
    scene.terrain("wall", 5, 2)
    scene.state.bids = [5, 5]
    scene.state.agenda[:] = [BuyTerrain(SOUTH)]
    scene.do(("terrain", PACK.terrain["house"]))
    assert scene.why_not("at", place) == "not-open-ground"
    assert scene.why_not("at", space_at(5, 2)) == "not-open-ground"
    assert scene.why("at", space_at(6, 2)) is None


def test_R07_the_first_player_may_change_his_hand_first():
    scene = Scene()
    scene.state.first = NORTH
    scene.state.agenda[:] = [OpeningHands()]
    GAME.advance(scene.state)
    assert GAME.to_act(scene.state) == NORTH
    scene.do(("mulligan",))
    assert GAME.to_act(scene.state) == SOUTH
    assert len(scene.state.hands[NORTH]) == 5


def test_R08_R09_48_spaces_and_distances_in_steps():
    assert Scene().state.spaces == 48
    assert DISTANCE[space_at(1, 1)][space_at(8, 6)] == 12
    assert DISTANCE[space_at(4, 6)][NORTH_HQ] == DISTANCE[space_at(5, 6)][NORTH_HQ] == 1
    assert DISTANCE[space_at(1, 3)][NORTH_HQ] == 4 + 3


def test_R10_airplanes_do_not_supply_and_cargo_only_with_its_carrier():
    scene = Scene()
    scene.fighter(SOUTH, "us-p51")
    assert supply_line(scene.state, SOUTH) == 0
    scene.aboard(SOUTH, "us-li", scene.unit(SOUTH, "us-truck", 2, 1))
    assert supply_line(scene.state, SOUTH) == 1


def test_R11_the_river_is_an_edge_that_only_bridges_and_sappers_cross():
    scene = Scene(MOVEMENT, scenario="arnhem")
    state = scene.state
    state.here = [NONE] * state.spaces
    squad = scene.unit(SOUTH, "de-li", 1, 3)
    sappers = scene.unit(SOUTH, "de-pio", 8, 3, "sap")
    on_bridge = scene.unit(SOUTH, "de-hi", 4, 3)
    scene.choose(squad)
    assert scene.why_not("go", space_at(1, 4)) == "no-way"
    scene.do(("stop",))
    scene.choose(on_bridge)
    assert scene.why("go", space_at(4, 4)) is None
    scene.do(("stop",))
    scene.choose(sappers)
    assert scene.why("go", space_at(8, 4)) is None
    scene.do(("stop",))
    assert DISTANCE[space_at(1, 3)][space_at(1, 4)] == 1


def test_R12_a_turn_begins_by_ending_what_its_side_caused():
    scene = Scene()
    own, enemy = scene.unit(SOUTH, "us-li", 1, 1), scene.unit(NORTH, "de-li", 8, 6)
    scene.state.u_flags[own] |= 2  # suppressed by the north
    scene.state.u_flags[enemy] |= 1
    scene.state.smoke[space_at(4, 3)] = 1 | 2
    scene.finish_turn()  # the north begins
    assert (scene.state.suppressed(own), scene.state.suppressed(enemy)) == (False, True)
    assert scene.state.smoke[space_at(4, 3)] == 1
    scene.finish_turn()
    assert not scene.state.suppressed(enemy)
    assert scene.state.smoke[space_at(4, 3)] == 0


def test_R13_an_empty_deck_gives_nothing():
    scene = Scene()
    scene.state.decks[SOUTH] = scene.state.decks[SOUTH][:1]
    scene.state.draw(SOUTH, 2, "4")
    assert len(scene.state.hands[SOUTH]) == 1
    assert scene.state.decks[SOUTH] == []


def test_R15_the_player_chooses_what_to_discard():
    scene = Scene()
    scene.hold(SOUTH, *["us-li"] * 6, "us-m4", "us-hi")
    scene.do(("done",))
    assert scene.step() == "DiscardDown"
    scene.do(("discard", PACK.card["us-m4"]))
    assert PACK.card["us-m4"] in scene.state.discards[SOUTH]


# -- movement ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "tank", "rifles"), [("to-one", 1, 1), ("by-one", 2, 0)])
def test_R17_suppression_sets_movement_to_1_or_by_option_takes_1_off(option, tank, rifles):
    scene = Scene(suppression=option)
    fast, slow = scene.unit(SOUTH, "us-m5", 1, 1), scene.unit(SOUTH, "us-li", 2, 1)
    flak = scene.unit(NORTH, "de-88", 1, 6)
    for u in (fast, slow, flak):
        scene.state.u_flags[u] |= 1
    assert [allowance(scene.state, u) for u in (fast, slow, flak)] == [tank, rifles, 0]


@pytest.mark.parametrize(("option", "may"), [("all", False), ("rest", True)])
def test_R18_hard_ground_takes_the_whole_movement_or_by_option_the_rest(option, may):
    scene = Scene(MOVEMENT, hard_ground=option)
    tank = scene.unit(SOUTH, "us-m4", 4, 1)
    forest = scene.ground("forest", 4, 3)
    scene.choose(tank)
    scene.do(("go", space_at(4, 2)))
    assert (("go", forest) in scene.legal()) is may


def test_R18_a_suppressed_unit_still_enters_hard_ground():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.state.u_flags[tank] |= 2
    forest = scene.ground("forest", 4, 3)
    scene.choose(tank)
    assert scene.why("go", forest) is None


def test_R19_a_swap_needs_a_step_and_a_legal_space_for_both():
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.unit(SOUTH, "us-m4", 4, 3)
    scene.choose(squad)
    assert scene.why("swap", space_at(4, 3)) is None
    scene.terrain("house", 4, 2)
    assert scene.why_not("swap", space_at(4, 3)) == "cannot-enter"


def test_R20_a_jeep_shields_nobody():
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.unit(SOUTH, "us-jeep", 4, 3)
    scene.unit(SOUTH, "us-m3", 3, 2)
    scene.choose(squad)
    assert scene.why_not("cover", space_at(4, 3)) == "no-shield"
    assert scene.why("cover", space_at(3, 2)) is None


def test_R21_one_infantry_unit_for_each_vehicle():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 3)
    scene.pair(SOUTH, "us-hi", tank)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.choose(squad)
    assert scene.why_not("cover", space_at(4, 3)) == "paired-already"


def test_R22_a_pair_has_what_the_slower_one_has_left():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m5", 4, 2)
    squad = scene.pair(SOUTH, "us-li", tank)
    assert steps_left(scene.state, tank) == 1
    scene.choose(tank)
    scene.do(("go", space_at(4, 3)))
    assert scene.state.u_place[squad] == scene.state.u_place[tank] == space_at(4, 3)
    assert steps_left(scene.state, tank, alone=True) == 0  # its move is completed


def test_R23_area_fire_rolls_against_both_of_a_pair():
    scene = Scene()
    rockets = scene.unit(SOUTH, "us-m4", 4, 1, "mrl")
    tank = scene.unit(NORTH, "de-tig2", 4, 4)
    squad = scene.pair(NORTH, "de-li", tank)
    scene.fire(rockets, tank, 1, 9, slot=scene.slot(rockets, "mrl"))
    assert scene.alive(tank)
    assert not scene.alive(squad)


def test_covered_infantry_is_harder_to_hit_and_its_vehicle_is_not():
    scene = Scene()
    shooter = scene.unit(SOUTH, "us-m10", 4, 1)
    tank = scene.unit(NORTH, "de-pz3", 4, 3)
    squad = scene.pair(NORTH, "de-li", tank)
    assert scene.named(shooter, squad) == {"covered-movement": (1, 1)}
    assert scene.named(shooter, tank) == {}
    assert set(enemies_in_range(scene.state, shooter, 0)) == {tank, squad}


# -- assaults ---------------------------------------------------------------------------------------------------


def test_R24_the_origin_stays_with_the_attacker():
    scene = Scene(MOVEMENT)
    squad, friend = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-hi", 3, 2)
    scene.unit(NORTH, "de-li", 4, 3)
    scene.choose(squad)
    scene.do(("assault", space_at(4, 3)))
    scene.choose(friend)
    assert ("go", space_at(4, 2)) not in scene.legal()
    assert scene.why_not("swap", space_at(4, 2)) == "assaults-already"


def test_R25_who_may_not_assault():
    scene = Scene(MOVEMENT)
    scene.unit(NORTH, "de-li", 4, 3)
    fresh = scene.unit(SOUTH, "us-li", 4, 2)
    scene.state.u_turn[fresh] = scene.state.turn
    crew = scene.unit(SOUTH, "us-hi", 3, 3, "hmg", mounted=True)
    riders = scene.unit(SOUTH, "su-cav", 5, 3)
    scene.choose(fresh)
    assert scene.why_not("assault", space_at(4, 3)) == "just-deployed"
    scene.do(("stop",))
    assert scene.why_not("unit", *scene.about(crew)) == "weapon-mounted"
    scene.choose(riders)
    scene.do(("ride",))
    assert scene.why_not("assault", space_at(4, 3)) == "rode"


def test_R26_two_assaults_on_one_target_and_5_5a_moving_into_a_cleared_space():
    scene = Scene(MOVEMENT)
    a, b = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-li", 3, 3)
    enemy = scene.unit(NORTH, "de-li", 4, 3)
    scene.choose(a)
    scene.do(("assault", space_at(4, 3)))
    assault(scene, b, 4, 3)
    assert scene.why_not("done") == "assault-pending"
    storm(scene, a)
    scene.dice(10)
    scene.do(("pass",), weapon(scene, a))
    assert not scene.alive(enemy)
    assert scene.state.u_place[a] == space_at(4, 3)
    storm(scene, b)
    assert scene.state.u_place[b] == space_at(3, 3)
    assert scene.why("done") is None


def test_R27_R28_reaction_fire_ignores_armor_flips_and_does_not_suppress():
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "su-sap", 4, 2)  # A2
    tank = scene.unit(NORTH, "de-pz4", 4, 3, "mg")
    scene.state.u_attacker[squad] = 99  # somebody else has attacked it already
    assault(scene, squad, 4, 3)
    mg = scene.slot(tank, "mg")
    storm(scene, squad)
    scene.dice(5)
    scene.do(("react", mg, scene.state.weapon(tank, mg).number))
    assert scene.wounds(squad) == 1
    assert not scene.state.suppressed(squad)
    assert scene.state.u_grey[tank] >> mg & 1
    assert scene.odds(tank, squad, mg, "reaction").kill == 1  # a 10 destroys, whatever the armor


def test_R29_modifiers_count_in_an_assault():
    scene = Scene(MOVEMENT)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2, wounds=1), scene.unit(NORTH, "de-li", 4, 3, "fd")
    scene.terrain("wall", 4, 3)
    assert scene.named(squad, enemy, kind="assault") == {"wounds": (1, 1), "cover": (1, 1), "face-down": (1, 0)}


def test_R30_thrown_back_and_no_more_fire_or_in_and_the_other_weapons_still_ready():
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2, "gren")
    enemy = scene.unit(NORTH, "de-li", 4, 3)
    scene.unit(NORTH, "de-li", 4, 4)
    assault(scene, squad, 4, 3)
    storm(scene, squad)
    scene.dice(2)
    scene.do(("pass",), weapon(scene, squad))
    assert scene.alive(enemy)
    assert scene.state.u_place[squad] == space_at(4, 2)
    assert scene.why_not("unit", *scene.about(squad)) == "thrown-back"

    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2, "gren")
    scene.unit(NORTH, "de-li", 4, 3)
    scene.unit(NORTH, "de-li", 4, 4)
    assault(scene, squad, 4, 3)
    storm(scene, squad)
    scene.dice(10)
    scene.do(("pass",), weapon(scene, squad))
    scene.choose(squad)
    assert scene.why_not(*weapon(scene, squad)) == "weapon-used"
    assert scene.why(*weapon(scene, squad, scene.slot(squad, "gren"))) is None


# -- carrying ---------------------------------------------------------------------------------------------------


def test_R31_one_infantry_and_one_gun():
    scene = Scene(MOVEMENT)
    truck = scene.unit(SOUTH, "us-truck", 4, 2)
    scene.aboard(SOUTH, "us-li", truck)
    squad, gun = scene.unit(SOUTH, "us-hi", 4, 1), scene.unit(SOUTH, "us-57", 3, 2)
    scene.choose(squad)
    assert scene.why_not("board", space_at(4, 2)) == "no-room"
    scene.do(("stop",))
    scene.choose(gun)
    scene.do(("board", space_at(4, 2)))
    assert len(scene.state.cargo(truck)) == 2


def test_R32_who_is_aboard_a_craft_goes_down_with_it():
    scene = Scene()
    craft = scene.unit(SOUTH, "sc-lcvp", 4, 2)
    squad = scene.aboard(SOUTH, "us-li", craft)
    scene.fire(scene.unit(NORTH, "de-88", 4, 5), craft, 10)
    assert not scene.alive(craft)
    assert not scene.alive(squad)
    assert scene.state.discards[SOUTH] == [PACK.card["us-li"]]  # craft belong to no deck


def test_R33_unloading_to_the_left_and_right_only():
    scene = Scene(MOVEMENT)
    truck = scene.unit(SOUTH, "us-truck", 4, 2)
    cargo = scene.aboard(SOUTH, "us-li", truck)
    scene.unit(SOUTH, "us-hi", 5, 3)
    scene.choose(truck)
    scene.do(("go", space_at(4, 3)))
    places = {action[3] for action in GAME.candidates(scene.state) if action[0] == "unload"}
    assert places == {space_at(3, 3), space_at(5, 3)}
    assert scene.why_not("unload", cargo, PACK.card["us-li"], space_at(5, 3)) == "space-taken"
    scene.do(("unload", cargo, PACK.card["us-li"], space_at(3, 3)))
    assert steps_left(scene.state, cargo) == 0


def test_mechanized_infantry_moves_after_unloading():
    scene = Scene(MOVEMENT)
    truck = scene.unit(SOUTH, "us-m3", 4, 2)
    cargo = scene.aboard(SOUTH, "us-mech", truck)
    scene.choose(truck)
    scene.do(("unload", cargo, PACK.card["us-mech"], space_at(3, 2)), ("go", space_at(3, 3)))
    assert scene.state.u_place[cargo] == space_at(3, 3)


def test_R34_a_command_group_aboard_pays_for_the_line_of_its_carrier():
    scene = Scene()
    scene.aboard(SOUTH, "us-cg", scene.unit(SOUTH, "us-truck", 4, 3))
    assert command_groups(scene.state, SOUTH) == 3


# -- targets ----------------------------------------------------------------------------------------------------


def test_R36_R37_parked_airplanes_are_where_their_hq_is():
    scene = Scene()
    planes = [scene.fighter(NORTH, "de-bf") for _ in range(3)]
    squad = scene.unit(SOUTH, "us-li", 4, 5)
    assert set(enemies_in_range(scene.state, squad, 0)) == set(planes)
    assert hqs_in_range(scene.state, squad, 0) == [1]
    scene.fire(squad, planes[0], 5)
    assert scene.wounds(planes[0]) == 1


def test_R38_own_units_are_no_targets_but_area_fire_hits_them():
    scene = Scene()
    rockets = scene.unit(SOUTH, "us-m4", 4, 1, "mrl")
    enemy, friend = scene.unit(NORTH, "de-li", 4, 4), scene.unit(SOUTH, "us-li", 5, 4)
    assert enemies_in_range(scene.state, rockets, 0) == [enemy]
    scene.fire(rockets, enemy, 9, 9, slot=scene.slot(rockets, "mrl"))
    assert not scene.alive(enemy)
    assert not scene.alive(friend)


def test_R39_a_mountain_gives_no_cover():
    scene = Scene()
    scene.ground("mountain", 4, 3)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    assert scene.named(squad, enemy) == {}


def test_R40_smoke_counts_only_if_no_shortest_path_is_free():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-li", 3, 2), scene.unit(NORTH, "de-li", 4, 3)
    scene.state.smoke[space_at(3, 3)] = 1
    assert scene.named(squad, enemy) == {}
    scene.state.smoke[space_at(4, 2)] = 2
    assert scene.named(squad, enemy) == {"smoke": (2, 2)}
    scene.state.smoke = [0] * 48
    scene.state.smoke[space_at(3, 2)] = 1
    assert scene.named(squad, enemy) == {"smoke": (2, 2)}


def test_R41_aircraft_mind_only_smoke_on_the_target():
    scene = Scene()
    plane, enemy = scene.fighter(SOUTH, "us-p51"), scene.unit(NORTH, "de-li", 4, 3)
    scene.state.smoke[space_at(4, 2)] = 2
    assert scene.named(plane, enemy, kind="strike") == {}
    scene.state.smoke[space_at(4, 3)] = 2
    assert scene.named(plane, enemy, kind="strike") == {"smoke": (2, 2)}


def test_smoke_does_not_add_up():
    scene = Scene()
    squad, tank = scene.unit(SOUTH, "us-57", 4, 2), scene.unit(NORTH, "de-pz4", 4, 3, "ss")
    scene.state.u_flags[tank] |= 4
    assert scene.named(squad, tank) == {"smoke": (1, 1)}
    scene.state.smoke[space_at(4, 3)] = 2
    assert scene.named(squad, tank) == {"smoke": (2, 2)}


# -- criticals and suppression ----------------------------------------------------------------------------------


def test_R42_by_option_equal_penetration_is_enough_for_a_critical():
    scene = Scene(criticals="equal")
    gun, tiger = scene.unit(SOUTH, "us-m10", 4, 2), scene.unit(NORTH, "de-tig1", 4, 3)
    scene.fire(gun, tiger, 10)
    assert not scene.alive(tiger)


def test_R43_R44_a_10_always_hits():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-mec", 4, 2), scene.unit(NORTH, "de-li", 4, 3, "fd")
    scene.terrain("trench", 4, 3)
    scene.state.u_wounds[squad] = 1
    scene.state.u_flags[squad] |= 2
    scene.state.smoke[space_at(4, 3)] = 2
    assert scene.needs(squad, enemy) == (10, 10)  # 6 + 1 + 1 + 2 + 1 + 2
    scene.fire(squad, enemy, 10)
    assert not scene.alive(enemy)


def test_R47_two_weapons_of_one_unit_do_not_suppress():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2, "gren"), scene.unit(NORTH, "de-hi", 4, 3)
    scene.fire(squad, enemy, 1)
    scene.fire(squad, enemy, 1, slot=scene.slot(squad, "gren"))
    assert not scene.state.suppressed(enemy)


def test_R48_fighters_suppress():
    scene = Scene()
    plane, squad = scene.fighter(SOUTH, "us-p51"), scene.unit(SOUTH, "us-li", 4, 2)
    enemy = scene.unit(NORTH, "de-hi", 4, 3)
    scene.fire(squad, enemy, 1)
    scene.choose(plane)
    scene.dice(1)
    scene.do(("shoot", *scene.about(enemy)))
    assert scene.state.suppressed(enemy)
    assert not scene.alive(plane)


def test_R50_R49_one_token_until_the_attackers_next_turn():
    scene = Scene()
    enemy = scene.unit(NORTH, "de-hi", 4, 3)
    for column in (3, 4, 5):
        scene.fire(scene.unit(SOUTH, "us-li", column, 2), enemy, 1)
    assert scene.named(enemy, scene.state.here[space_at(4, 2)]) == {"suppressed": (1, 1)}
    scene.finish_turn()
    assert scene.state.suppressed(enemy)
    scene.finish_turn()
    assert not scene.state.suppressed(enemy)


def test_R51_a_1_always_misses():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-rang", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    for card in ("promo", "elite", "hero"):
        scene.state.u_attached[squad] |= PACK.bit(PACK.card[card])
    assert scene.needs(squad, enemy)[0] == 2
    scene.fire(squad, enemy, 1)
    assert scene.wounds(enemy) == 0


# -- terrain ----------------------------------------------------------------------------------------------------


def test_R52_empty_terrain_is_hit_without_a_roll_or_penetration():
    scene = Scene()
    bunker = scene.terrain("bunker", 4, 3)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.dice()
    scene.fire_at(squad, bunker)
    assert scene.state.terrain_hp[bunker] == 11


def test_R53_shots_at_a_unit_do_not_wear_a_forest_down():
    scene = Scene()
    forest = scene.ground("forest", 4, 3)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    scene.fire(squad, enemy, 8)
    assert scene.wounds(enemy) == 1
    assert scene.state.natural_hp[forest] == 8


def test_a_forest_that_is_shot_down_becomes_plain():
    scene = Scene()
    bushes = scene.ground("bushes", 4, 3)
    tank = scene.unit(SOUTH, "us-m26", 4, 2)
    scene.fire_at(tank, bushes)
    assert scene.state.natural_hp[bushes] == 1
    scene.state.u_used[tank] = 0
    scene.fire_at(tank, bushes)
    assert scene.state.natural[bushes] == PACK.natural["plain"]


def test_R54_R55_only_the_shooter_counts_against_an_hq_and_explosives_give_nothing():
    scene = Scene()
    tank = scene.unit(SOUTH, "us-m4", 4, 5, wounds=1)
    scene.fire_at(tank, NORTH_HQ, 5)
    assert scene.state.hq_hp[NORTH] == 10
    scene.state.u_used[tank] = 0
    scene.fire_at(tank, NORTH_HQ, 6)
    assert scene.state.hq_hp[NORTH] == 8


def test_R56_every_end_of_turn_straightens_all_diamonds():
    scene = Scene()
    tank = scene.unit(NORTH, "de-pz4", 4, 5, "mg")
    mg = scene.slot(tank, "mg")
    scene.state.spend(tank, mg)  # used in reaction in the south's turn
    scene.finish_turn()
    assert scene.state.u_used[tank] == 0
    assert scene.state.u_grey[tank] == 1 << mg
    scene.finish_turn()  # the owner's own Flip Over
    assert scene.state.u_grey[tank] == 0


def test_R59_a_crew_that_fired_may_unmount():
    scene = Scene()
    crew, enemy = scene.unit(SOUTH, "us-hi", 4, 2, "hmg", mounted=True), scene.unit(NORTH, "de-tig2", 4, 3)
    scene.fire(crew, enemy, 2, slot=scene.slot(crew, "hmg"))
    scene.do(("done",), ("unmount", *scene.about(crew)))
    assert not scene.state.u_mounted[crew]


def test_R60_R61_bushes_are_normal_ground_and_no_tank_fits_into_a_house():
    scene = Scene()
    tank, squad = scene.unit(SOUTH, "us-m4", 1, 1), scene.unit(SOUTH, "us-li", 2, 1)
    bushes, house = scene.ground("bushes", 4, 3), scene.terrain("house", 5, 3)
    assert ground_for(scene.state, tank, bushes) == "normal"
    assert ground_for(scene.state, tank, house) == "closed"
    assert ground_for(scene.state, squad, house) == "normal"


def test_R62_what_does_not_penetrate_harms_neither_unit_nor_building():
    scene = Scene()
    bunker = scene.terrain("bunker", 4, 3)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    scene.fire(squad, enemy, 10)
    assert scene.wounds(enemy) == 0
    assert scene.state.terrain_hp[bunker] == 12


def test_R63_a_critical_kills_the_unit_and_the_building_takes_normal_damage():
    scene = Scene()
    house = scene.terrain("house", 4, 3)
    gun, enemy = scene.unit(SOUTH, "us-m10", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    scene.fire(gun, enemy, 10)
    assert not scene.alive(enemy)
    assert scene.state.terrain_hp[house] == 4
    assert scene.state.terrain[house] == PACK.terrain["house"]


def test_high_explosives_into_an_occupied_building():
    scene = Scene()
    scene.terrain("bunker", 4, 3)
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    found = scene.odds(tank, enemy)
    assert (found.penetration, found.armor, found.damage) == (7, 4, 4)


def test_R64_flames_against_a_building_cannot_miss():
    scene = Scene()
    bunker = scene.terrain("bunker", 4, 3)
    squad, enemy = scene.unit(SOUTH, "us-eng", 4, 2, "flam"), scene.unit(NORTH, "de-hi", 4, 3, "fd")
    slot = scene.slot(squad, "flam")
    assert scene.odds(squad, enemy, slot).hit == 10
    scene.fire(squad, enemy, 1, slot=slot)
    assert scene.wounds(enemy) == 2
    assert scene.state.terrain_hp[bunker] == 10
    scene.state.u_used[squad] = 0
    scene.fire(squad, enemy, 9, slot=slot)
    assert not scene.alive(enemy)


def test_R65_the_last_to_be_there_controls_a_space():
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)))
    assert scene.state.control[space_at(4, 2)] == scene.state.control[space_at(4, 3)] == SOUTH
    assert scene.state.control[space_at(4, 4)] == NONE


# -- the air ----------------------------------------------------------------------------------------------------


def test_R66_R67_a_fighter_attacks_in_its_first_turn_and_does_not_shoot_back():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-p51")
    target, foe = scene.unit(NORTH, "de-hi", 4, 4), scene.fighter(NORTH, "de-bf")
    scene.do(("deploy", PACK.card["us-p51"]), ("done",))
    plane = scene.state.army[SOUTH][-1]
    scene.choose(plane)
    scene.do(("shoot", *scene.about(target)))
    assert scene.step() == "InterceptWindow"
    scene.dice(3, 4)  # the interceptor hits (2 wounds); the fighter now needs 5
    scene.do(("intercept", foe, scene.state.u_card[foe]))
    assert scene.wounds(target) == 0
    assert not scene.alive(plane)
    assert not scene.alive(foe)
    assert PACK.card["us-p51"] in scene.state.discards[SOUTH]


def test_R68_interceptors_come_before_flak():
    scene = Scene()
    plane, target = scene.fighter(SOUTH, "us-p51"), scene.unit(NORTH, "de-li", 4, 5)
    scene.unit(NORTH, "de-88", 4, 6)
    scene.fighter(NORTH, "de-bf")
    scene.choose(plane)
    scene.do(("shoot", *scene.about(target)))
    assert scene.step() == "InterceptWindow"
    scene.do(("pass",))
    assert scene.step() == "FlakWindow"


def bomber(scene: Scene, name: str, column: int, row: int) -> int:
    scene.hold(SOUTH, name)
    scene.do(("deploy", PACK.card[name]))
    if scene.step() == "Equip":
        scene.do(("place",))
    scene.do(("bomb", space_at(column, row)))
    return scene.state.army[SOUTH][-1]


def test_R69_interceptors_may_choose_an_escort():
    scene = Scene(DEPLOYMENT)
    escort = scene.fighter(SOUTH, "us-p51")
    foe = scene.fighter(NORTH, "de-bf")
    plane = bomber(scene, "us-b26", 4, 5)
    scene.do(("escort", escort, scene.state.u_card[escort]), ("done",))
    scene.dice(1)  # the escort misses
    scene.do(("intercept", foe, scene.state.u_card[foe]))
    assert scene.step() == "Against"
    assert {action[1] for action in scene.legal()} == {plane, escort}


def test_R70_bombs_raze_empty_terrain_and_hit_friend_and_foe():
    scene = Scene(DEPLOYMENT)
    house, wall = scene.terrain("house", 4, 4), scene.terrain("wall", 3, 3)
    friend, foe = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    bomber(scene, "us-b26", 4, 3)
    scene.dice(10, 10)
    scene.do(("done",))
    assert not scene.alive(friend)
    assert not scene.alive(foe)
    assert scene.state.terrain_hp[house] == 1  # D3, HE +2
    assert scene.state.terrain_hp[wall] == 1


@pytest.mark.parametrize(("option", "again"), [("once", False), ("always", True)])
def test_R71_a_gun_fires_at_airplanes_once_a_turn_or_by_option_at_each_attack(option, again):
    scene = Scene(anti_aircraft=option)
    gun, target = scene.unit(NORTH, "de-88", 4, 6), scene.unit(NORTH, "de-tig2", 4, 5)
    first, second = scene.fighter(SOUTH, "us-p51"), scene.fighter(SOUTH, "us-p51")
    scene.choose(first)
    scene.do(("shoot", *scene.about(target)))
    scene.dice(1, 1)
    scene.do(("flak", *scene.about(gun), first, scene.state.u_card[first]))
    scene.choose(second)
    scene.dice(1)
    scene.do(("shoot", *scene.about(target)))
    assert (scene.step() == "FlakWindow") is again


def test_R72_R73_R75_where_paratroopers_land():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-para")
    scene.unit(SOUTH, "us-li", 4, 4)
    lake, house = scene.ground("lake", 5, 5), scene.terrain("house", 6, 5)
    scene.do(("deploy", PACK.card["us-para"]), ("place",))
    assert scene.why_not("drop", space_at(4, 4)) == "space-taken"
    assert scene.why_not("drop", lake) == scene.why_not("drop", house) == "cannot-land"
    assert scene.why("at", space_at(1, 1)) is None
    scene.do(("drop", space_at(2, 5)))
    para = scene.state.here[space_at(2, 5)]
    assert scene.wounds(para) == 0


def test_R74_fighters_do_not_intercept_paratroopers_but_guns_fire():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-para")
    scene.fighter(NORTH, "de-bf")
    gun = scene.unit(NORTH, "de-88", 4, 6)
    scene.do(("deploy", PACK.card["us-para"]), ("place",), ("drop", space_at(4, 5)))
    assert scene.step() == "FlakWindow"
    para = scene.state.army[SOUTH][-1]
    scene.dice(10)
    scene.do(("flak", *scene.about(gun), para, PACK.card["us-para"]))
    assert not scene.alive(para)
    assert scene.state.here[space_at(4, 5)] == NONE


# -- optional rules, abilities, victory -------------------------------------------------------------------------


def test_R76_equipment_left_behind_is_picked_up_by_who_could_buy_it():
    scene = Scene(leftover_equipment=True)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3, "gren")
    full = scene.unit(SOUTH, "us-hi", 3, 3, "mort")
    scene.fire(squad, enemy, 10)
    scene.phase(MOVEMENT)
    scene.choose(full)
    scene.do(("go", space_at(4, 3)))
    assert scene.step() == "Movement"  # heavy infantry has no grenades
    scene.state.here[space_at(4, 3)] = NONE
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)), ("pick", PACK.token["gren"]))
    assert scene.state.u_equip[squad] >> 1 & 1
    assert scene.state.litter[space_at(4, 3)] == 0


def test_R76_of_equal_tokens_on_one_space_one_is_left():
    scene = Scene(leftover_equipment=True)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    for _ in range(2):
        scene.fire(squad, scene.unit(NORTH, "de-li", 4, 3, "gren"), 10)
        scene.state.u_used[squad] = 0
    assert scene.state.litter[space_at(4, 3)] == 1 << PACK.token["gren"]
    scene.phase(MOVEMENT)
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)), ("pick", PACK.token["gren"]))
    assert scene.state.litter[space_at(4, 3)] == 0


def test_R77_allies_have_the_points_of_one_player_between_them():
    def points(players: int, **options: object) -> list[int]:
        found = armies(PACK, players, GAME.options(options))
        assert isinstance(found, list)
        return [decks.points_of(PACK, deck) for deck in found]

    first, alone, second = points(3)
    assert first + second == alone == 120
    assert points(4, boards=2) == [120] * 4


def test_R81_mobility_moves_at_once_but_does_not_assault():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m8", "us-m4")
    scene.unit(NORTH, "de-li", 1, 2)
    scene.do(("deploy", PACK.card["us-m8"]), ("place",), ("at", space_at(1, 1)))
    assert scene.step() == "MoveUnit"
    assert "assault" not in scene.verbs()
    scene.do(("stop",), ("deploy", PACK.card["us-m4"]), ("place",), ("at", space_at(2, 1)))
    assert scene.step() == "Deployment"


def test_R82_a_smoke_shell_lasts_until_its_owners_next_turn():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2, "ss")
    scene.choose(tank)
    scene.do(("shell",), ("stop",))
    scene.finish_turn()
    assert scene.state.u_flags[tank] & 4
    scene.finish_turn()
    assert not scene.state.u_flags[tank] & 4


def test_W1_the_target_may_hide_in_smoke_before_the_die():
    scene = Scene()
    gun, tank = scene.unit(SOUTH, "us-57", 4, 2), scene.unit(NORTH, "de-pz4", 4, 3, "ss")
    scene.dice(6)  # 6+ without smoke
    scene.fire(gun, tank)
    assert scene.step() == "SmokeShellWindow"
    asked = scene.state.agenda[-1].asks(scene.state)
    assert asked["weapon"] == scene.state.weapon(gun, 0).number  # it is asked with what it is shot at
    scene.do(("shell",))
    assert scene.wounds(tank) == 0
    assert scene.state.u_grey[tank] == 1 << scene.slot(tank, "ss")


def test_R86_an_area_weapon_never_aims_at_an_hq():
    scene = Scene()
    rockets = scene.unit(SOUTH, "us-m4", 4, 5, "mrl")
    assert hqs_in_range(scene.state, rockets, 0) == [1]
    assert hqs_in_range(scene.state, rockets, scene.slot(rockets, "mrl")) == []


def test_R87_the_sea_is_closed_and_the_beach_is_not():
    scene = Scene()
    squad = scene.unit(SOUTH, "us-li", 1, 3)
    sea = scene.ground("sea", 1, 2)
    assert ground_for(scene.state, squad, sea) == "closed"
    assert ground_for(scene.state, squad, space_at(1, 3)) == "normal"


def test_R88_without_cards_and_blood_the_damage_decides():
    scene = Scene()
    state = scene.state
    state.decks = [[], []]
    state.hands = [Hand.of([PACK.card["ram"]], 1), Hand.of([PACK.card["counter"]], 2)]
    state.hq_hp = [10, 7]
    state.quiet = 19
    state.turn = 4
    state.agenda[-1:] = [type(state.agenda[-1])(SOUTH)]
    scene.do(("done",))
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("no-end", (SOUTH,))


def test_R90_suppression_comes_after_what_adds_to_movement():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 1, 1)
    scene.state.u_bonus[tank] = 2
    assert allowance(scene.state, tank) == 4
    scene.state.u_flags[tank] |= 2
    assert allowance(scene.state, tank) == 1


def test_R92_a_weapon_reacts_once_in_a_turn():
    scene = Scene(MOVEMENT)
    a, b = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-li", 3, 3)
    scene.unit(NORTH, "de-hi", 4, 3)
    enemy = scene.state.here[space_at(4, 3)]
    scene.choose(a)
    scene.do(("assault", space_at(4, 3)))
    assault(scene, b, 4, 3)
    storm(scene, a)
    scene.dice(1, 1)
    scene.do(("react", 0, scene.state.weapon(enemy, 0).number), weapon(scene, a))
    storm(scene, b)
    assert scene.step() == "AssaultWeapon"  # nothing left to react with


def test_R94_own_area_fire_does_not_suppress():
    scene = Scene()
    rockets = scene.unit(SOUTH, "us-m4", 4, 1, "mrl")
    enemy, friend = scene.unit(NORTH, "de-tig2", 4, 4), scene.unit(SOUTH, "us-li", 5, 4)
    scene.state.u_attacker[friend] = enemy
    scene.fire(rockets, enemy, 1, 1, slot=scene.slot(rockets, "mrl"))
    assert not scene.state.suppressed(friend)


def test_R95_a_mine_hits_whoever_comes_there_and_leaves_the_ground_as_it_is():
    scene = Scene(DEPLOYMENT)
    forest = scene.ground("forest", 4, 4)
    scene.terrain("antipersonnel-mine", 4, 4)
    squad = scene.unit(NORTH, "de-li", 8, 4)
    assert ground_for(scene.state, squad, forest) == "hard"
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", PACK.card["us-para"]), ("place",), ("drop", forest))
    assert scene.state.here[forest] == NONE  # 2 from the mine and 1 from the trees
    assert scene.state.terrain[forest] == NONE
    assert scene.state.natural[forest] == PACK.natural["forest"]


def test_heat_and_antitank_count_against_tanks_only():
    scene = Scene()
    squad = scene.unit(SOUTH, "us-hi", 4, 2, "baz")
    tank, truck = scene.unit(NORTH, "de-pz4", 4, 3), scene.unit(NORTH, "de-opel", 3, 2)
    slot = scene.slot(squad, "baz")
    assert penetration(scene.state, scene.shot(squad, tank, slot)) == 6
    assert penetration(scene.state, scene.shot(squad, truck, slot)) == 5
    assert odds(scene.state, scene.shot(squad, tank, slot)).damage == 3
    assert odds(scene.state, scene.shot(squad, truck, slot)).damage == 2


def test_an_ally_shares_the_hq_but_not_the_planes():
    scene = Scene(SHOOTING, players=4)
    assert air_combat.own_hq(scene.state, 2) == air_combat.own_hq(scene.state, 0)
