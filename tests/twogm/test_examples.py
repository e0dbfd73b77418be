"""§14: the worked examples of the rules, by their ids."""

from __future__ import annotations

import pytest

from brink.engine.chance import Script
from brink.games.twogm import decks
from brink.games.twogm.allowance import allowance, steps_left
from brink.games.twogm.game_setup import Bid, RevealBids
from brink.games.twogm.geometry import DISTANCE
from brink.games.twogm.pack import GERMANY, USA, DeckRules
from brink.games.twogm.shooting import enemies_in_range
from brink.games.twogm.the_turn import Phase, command_groups, end_turn, income, supply_line
from brink.games.twogm.victory import at_end_of_round, at_once
from twogm.scene import (
    DEPLOYMENT,
    HQ,
    MOVEMENT,
    NORTH,
    NORTH_HQ,
    SOUTH,
    Scene,
    space_at,
)

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


def cards(*names: str) -> list[int]:
    return sorted(PACK.card[name] for name in names)


# -- decks ------------------------------------------------------------------------------------------------------


def test_T01_points_of_a_deck_are_the_costs_of_its_cards():
    assert decks.points_of(PACK, cards("us-hi", "us-m4", "impact", "atmine")) == 14


def test_T02_a_deck_of_121_points_is_rejected():
    whole = next(list(deck.cards) for deck in PACK.prebuilts if deck.faction == USA)
    assert decks.refusal(PACK, whole, decks.battle_royal(USA)) is None
    reason = decks.refusal(PACK, sorted([*whole, PACK.card["us-mec"]]), decks.battle_royal(USA))
    assert reason is not None
    assert reason.key == "deck-points"


def test_T03_promotion_costs_2_points_in_the_deck_and_nothing_in_play():
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-li", 1, 1)
    scene.hold(SOUTH, "promo")
    scene.state.ap[SOUTH] = 0
    assert decks.points_of(PACK, cards("promo")) == 2
    scene.do(("play", PACK.card["promo"]))
    assert scene.step() == "ChooseUnit"
    assert scene.state.ap[SOUTH] == 0


def test_T07_a_year_rejects_later_cards_only():
    rules = DeckRules(faction=GERMANY, year=1943)
    fine = cards("de-tig1", "de-pant", "de-li")  # 1942, 1943, no year
    assert decks.refusal(PACK, fine, rules) is None
    reason = decks.refusal(PACK, sorted([*fine, PACK.card["de-volk"]]), rules)
    assert reason is not None
    assert reason.key == "deck-year"


# -- the bid ----------------------------------------------------------------------------------------------------


def bid(*faces: int, bids: tuple[int, int] = (3, 1)) -> Scene:
    scene = Scene()
    state = scene.state
    state.revealed = False
    state.ap = [0, 0]
    state.agenda[:] = [RevealBids(), Bid(NORTH), Bid(SOUTH)]
    state.chance = Script([face - 1 for face in faces])
    scene.do(("bid", bids[0]), ("bid", bids[1]))
    return scene


def test_T04_a_bid_of_3_and_a_roll_of_6():
    scene = bid(6, 5)  # 9 against 6
    assert scene.state.first == SOUTH
    assert scene.state.ap == [2, 4]
    scene.do(("terrain", PACK.terrain["house"]))
    assert {place // 8 + 1 for _, place in scene.legal()} == {2, 3}


def test_T05_three_points_buy_a_house_or_a_barrier_and_a_trench():
    scene = bid(6, 5)
    house, barrier, trench = (PACK.terrain[name] for name in ("house", "barrier", "trench"))
    assert scene.why("terrain", house) is None
    scene.do(("terrain", barrier), ("at", space_at(1, 2)))
    assert scene.why("terrain", trench) is None
    assert scene.why_not("terrain", house) == "too-few-ap"
    scene.do(("terrain", trench), ("at", space_at(2, 2)))
    assert {action[0] for action in scene.legal()} == {"done"}


def test_T06_equal_totals_are_rolled_again():
    scene = bid(6, 8, 2, 9)  # 9 against 9, then 5 against 10
    assert scene.state.first == NORTH
    assert scene.state.bids == [3, 1]


# -- action points ----------------------------------------------------------------------------------------------


def test_T08_the_supply_line_stops_at_the_first_empty_line():
    scene = Scene()
    scene.unit(SOUTH, "us-li", 1, 1)
    scene.unit(SOUTH, "us-li", 5, 2)
    scene.unit(SOUTH, "us-truck", 3, 4)
    assert supply_line(scene.state, SOUTH) == 2
    assert income(scene.state, SOUTH) == 3 + 2


def test_T09_a_command_group_pays_by_its_line():
    for row, ap in ((1, 1), (2, 2), (3, 3), (5, 3)):
        scene = Scene()
        scene.unit(SOUTH, "us-cg", 4, row)
        assert command_groups(scene.state, SOUTH) == ap


def test_T10_income_stops_at_the_maximum_of_the_hq():
    scene = Scene(south="de")
    scene.state.ap[SOUTH] = 9
    Phase(HQ).run(scene.state)
    assert scene.state.ap[SOUTH] == 10


# -- deployment -------------------------------------------------------------------------------------------------


def deployed(name: str, *tokens: str) -> Scene:
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, name)
    scene.do(("deploy", PACK.card[name]), *(("buy", PACK.token[token]) for token in tokens))
    return scene


def placed(name: str, *tokens: str) -> int:
    scene = deployed(name, *tokens)
    scene.do(("place",), ("at", space_at(1, 1)))
    return 10 - scene.state.ap[SOUTH]


def test_T11_heavy_infantry_with_an_hmg_costs_3():
    assert placed("us-hi", "hmg") == 3


def test_T12_a_sherman_with_rockets_costs_7():
    assert placed("us-m4", "mrl") == 7


def test_T13_mortars_leave_no_room_for_an_hmg_or_a_bazooka():
    scene = deployed("us-hi", "mort", "fd")
    assert scene.why_not("buy", PACK.token["hmg"]) == "slot-taken"
    assert scene.why_not("buy", PACK.token["baz"]) == "slot-taken"
    scene.do(("place",), ("at", space_at(1, 1)))
    assert scene.state.ap[SOUTH] == 10 - 4


def test_T14_a_sherman_with_everything_costs_9():
    assert placed("us-m4", "mg", "mrl", "ss") == 9  # the second MG comes with the first (R108)


def test_T15_a_second_ram_on_the_same_tank_is_rejected():
    scene = Scene(DEPLOYMENT)
    tank = scene.unit(SOUTH, "us-m4", 1, 1)
    scene.hold(SOUTH, "ram", "ram")
    scene.do(("play", PACK.card["ram"]), ("on", *scene.about(tank)))
    assert scene.why_not("play", PACK.card["ram"]) == "no-unit-for-card"


# -- shooting ---------------------------------------------------------------------------------------------------


def test_T16_mounted_mortars_fire_besides_the_rifles():
    scene = Scene()
    squad = scene.unit(SOUTH, "us-hi", 1, 1, "mort", mounted=True)
    near = scene.unit(NORTH, "de-li", 1, 2)
    far = scene.unit(NORTH, "de-li", 1, 5)
    mortar = scene.slot(squad, "mort")
    assert scene.state.usable(squad) == (0, mortar)
    assert enemies_in_range(scene.state, squad, 0) == [near]
    assert enemies_in_range(scene.state, squad, mortar) == [near, far]


def test_T17_grenades_reach_one_space():
    scene = Scene()
    squad = scene.unit(SOUTH, "us-li", 1, 1, "gren")
    near, far = scene.unit(NORTH, "de-li", 1, 2), scene.unit(NORTH, "de-li", 1, 3)
    assert enemies_in_range(scene.state, squad, 0) == [near, far]
    assert enemies_in_range(scene.state, squad, scene.slot(squad, "gren")) == [near]


def test_T18_distance_is_counted_in_steps():
    assert DISTANCE[space_at(3, 2)][space_at(4, 3)] == 2
    scene = Scene()
    squad = scene.unit(SOUTH, "us-li", 3, 2)
    enemy = scene.unit(NORTH, "de-li", 4, 3)
    assert enemies_in_range(scene.state, squad, 0) == [enemy]


def duel(shooter: str = "us-hi", target: str = "de-li", *tokens: str) -> tuple[Scene, int, int]:
    scene = Scene()
    return scene, scene.unit(SOUTH, shooter, 4, 2), scene.unit(NORTH, target, 4, 3, *tokens)


def test_T19_a_5_hits_and_a_4_misses():
    scene, squad, enemy = duel()
    scene.fire(squad, enemy, 4)
    assert scene.wounds(enemy) == 0
    scene, squad, enemy = duel()
    scene.fire(squad, enemy, 5)
    assert scene.wounds(enemy) == 1


def test_T20_a_10_destroys_where_penetration_is_higher():
    scene, squad, enemy = duel()
    scene.fire(squad, enemy, 10)
    assert not scene.alive(enemy)


def test_T21_a_wall_makes_it_6_and_10():
    scene, squad, enemy = duel("us-li")
    scene.terrain("wall", 4, 3)
    assert scene.needs(squad, enemy) == (6, 10)


def test_T22_a_wall_and_face_down_make_it_7_and_10():
    scene, squad, enemy = duel("us-li", "de-li", "fd")
    scene.terrain("wall", 4, 3)
    assert scene.needs(squad, enemy) == (7, 10)
    assert scene.named(squad, enemy) == {"cover": (1, 1), "face-down": (1, 0)}


def test_T23_rifles_do_nothing_to_a_tiger():
    for face in (5, 10):
        scene, squad, tiger = duel("us-li", "de-tig1")
        scene.fire(squad, tiger, face)
        assert scene.wounds(tiger) == 0
        assert scene.alive(tiger)


def storm_a_tiger(face: int) -> tuple[Scene, int]:
    scene = Scene(MOVEMENT)
    squad, tiger = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-tig1", 4, 3)
    scene.choose(squad)
    scene.do(("assault", space_at(4, 3)), ("done",), ("done",))
    scene.choose(squad)
    scene.dice(face)
    scene.do(("storm", space_at(4, 3)), ("pass",), ("weapon", 0, scene.state.weapon(squad, 0).number))
    return scene, tiger


def test_T24_in_an_assault_the_same_rifles_wound_or_destroy_it():
    scene, tiger = storm_a_tiger(5)
    assert scene.wounds(tiger) == 1
    scene, tiger = storm_a_tiger(10)
    assert not scene.alive(tiger)


def test_T25_equal_penetration_damages_but_does_not_destroy():
    scene, gun, tiger = duel("us-m10", "de-tig1")  # P6 against A6, Antitank
    scene.fire(gun, tiger, 10)
    assert scene.alive(tiger)
    assert scene.wounds(tiger) == 3


def test_T26_rifles_cause_one_wound():
    scene, squad, enemy = duel("us-li")
    scene.fire(squad, enemy, 9)
    assert scene.wounds(enemy) == 1


def test_T27_two_wounds_make_rifles_7_and_10():
    scene, squad, enemy = duel("us-li")
    scene.state.u_wounds[squad] = 2
    assert scene.needs(squad, enemy) == (7, 10)


def test_T28_a_third_wound_destroys_light_infantry():
    scene, squad, enemy = duel("us-li")
    scene.state.u_wounds[enemy] = 2
    scene.fire(squad, enemy, 5)
    assert not scene.alive(enemy)


def test_T29_the_penalty_for_wounds_stops_at_3():
    scene, tank, enemy = duel("us-m26")
    scene.state.u_attached[tank] |= PACK.bit(PACK.card["plate"])  # W 6
    scene.state.u_wounds[tank] = 5
    assert scene.named(tank, enemy) == {"wounds": (3, 3)}


# -- tokens -----------------------------------------------------------------------------------------------------


def test_T30_a_tank_fires_its_gun_and_its_mg_which_is_spent():
    scene = Scene()
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2, "mg"), scene.unit(NORTH, "de-tig2", 4, 3)
    mg = scene.slot(tank, "mg")
    scene.fire(tank, enemy, 2)
    assert scene.state.usable(tank) == (mg,)
    scene.fire(tank, enemy, 2, slot=mg)
    assert scene.state.usable(tank) == ()
    assert scene.state.u_grey[tank] == scene.state.u_used[tank] & 1 << mg


def test_T31_the_mg_cools_for_a_turn():
    scene = Scene()
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2, "mg"), scene.unit(NORTH, "de-tig2", 4, 5)
    mg = scene.slot(tank, "mg")
    scene.fire(tank, enemy, 2, slot=mg)
    scene.finish_turn()
    scene.finish_turn()
    assert scene.state.active == SOUTH
    assert scene.state.usable(tank) == (0,)
    scene.do(("done",), ("done",))
    scene.choose(tank)
    assert scene.why_not("weapon", mg, scene.state.weapon(tank, mg).number) == "weapon-cooling"
    scene.do(("back",))
    scene.finish_turn()
    assert scene.state.usable(tank) == (0, mg)  # ready to react, and to fire in the turn after
    scene.finish_turn()
    assert scene.state.usable(tank) == (0, mg)


def test_T32_grenades_are_ready_every_turn():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2, "gren"), scene.unit(NORTH, "de-tig2", 4, 3)
    gren = scene.slot(squad, "gren")
    scene.fire(squad, enemy, 2, slot=gren)
    assert gren not in scene.state.usable(squad)
    scene.finish_turn()
    scene.finish_turn()
    assert gren in scene.state.usable(squad)


# -- movement ---------------------------------------------------------------------------------------------------


def test_T33_a_fresh_tank_enters_a_forest_and_stops():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    forest = scene.ground("forest", 4, 3)
    scene.choose(tank)
    scene.do(("go", forest))
    assert scene.state.u_place[tank] == forest
    assert steps_left(scene.state, tank) == 0


def test_T34_after_one_step_the_forest_is_closed():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 1)
    forest = scene.ground("forest", 4, 3)
    scene.choose(tank)
    assert ("go", forest) not in scene.legal()
    scene.do(("go", space_at(4, 2)))
    assert scene.why_not("go", forest) == "hard-ground"


def test_T35_from_a_forest_only_one_step():
    scene = Scene(MOVEMENT)
    scene.ground("forest", 4, 2)
    next_forest = scene.ground("forest", 4, 3)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.choose(tank)
    goes = {action[1] for action in scene.legal() if action[0] == "go"}
    assert goes == {next_forest, space_at(3, 2), space_at(5, 2), space_at(4, 1)}


def test_T36_two_neighbours_swap():
    scene = Scene(MOVEMENT)
    a, b = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-hi", 4, 3)
    scene.choose(a)
    scene.do(("swap", space_at(4, 3)))
    assert (scene.state.u_place[a], scene.state.u_place[b]) == (space_at(4, 3), space_at(4, 2))
    assert steps_left(scene.state, a) == steps_left(scene.state, b) == 0


# -- suppression ------------------------------------------------------------------------------------------------


def test_T37_a_second_attacker_suppresses_even_if_both_miss():
    scene = Scene()
    a, b = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-li", 3, 3)
    enemy = scene.unit(NORTH, "de-251", 4, 3)  # A2, Mv 3
    scene.fire(a, enemy, 1)
    assert not scene.state.suppressed(enemy)
    scene.fire(b, enemy, 1)
    assert scene.state.suppressed(enemy)
    assert allowance(scene.state, enemy) == 1
    rifles = scene.unit(NORTH, "de-li", 5, 3)
    scene.state.u_flags[rifles] = scene.state.u_flags[enemy]
    assert scene.named(rifles, a)["suppressed"] == (1, 1)
    scene.finish_turn()
    assert scene.state.suppressed(enemy)
    scene.finish_turn()
    assert not scene.state.suppressed(enemy)


def test_T38_who_cannot_penetrate_does_not_suppress():
    scene = Scene()
    gun, rifles = scene.unit(SOUTH, "us-m10", 4, 2), scene.unit(SOUTH, "us-li", 3, 3)
    tank = scene.unit(NORTH, "de-pz4", 4, 3)
    scene.fire(gun, tank, 1)
    scene.fire(rifles, tank, 1)
    assert not scene.state.suppressed(tank)


def test_T39_an_hmg_is_mounted_fires_and_is_unmounted():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-hi")
    scene.do(("deploy", PACK.card["us-hi"]), ("buy", PACK.token["hmg"]), ("place",), ("at", space_at(4, 1)))
    squad = scene.state.here[space_at(4, 1)]
    hmg = scene.slot(squad, "hmg")
    scene.do(("done",), ("done",))
    assert scene.step() == "FlipOver"
    scene.do(("mount", *scene.about(squad)))
    assert scene.why_not("unmount", *scene.about(squad)) == "just-mounted"
    scene.finish_turn()
    scene.finish_turn()
    assert hmg in scene.state.usable(squad)
    assert allowance(scene.state, squad) == 0
    scene.do(("done",), ("done",), ("done",))
    scene.do(("unmount", *scene.about(squad)))
    scene.finish_turn()
    scene.finish_turn()
    assert allowance(scene.state, squad) == 1


# -- terrain ----------------------------------------------------------------------------------------------------


def lay_trench(*action: object) -> tuple[Scene, int]:
    scene = Scene(DEPLOYMENT, extensive=True, late_terrain=True)
    scene.unit(SOUTH, "us-li", 4, 2)
    scene.do(("terrain", PACK.terrain["trench"]), ("at", space_at(4, 3)), action)
    return scene, scene.state.terrain.count(PACK.terrain["trench"])


def test_T40_an_extensive_trench_covers_3_or_2_spaces_for_1_ap_more():
    scene, spaces = lay_trench("both")
    assert spaces == 3
    assert scene.state.ap[SOUTH] == 10 - 3
    scene, spaces = lay_trench("wing", space_at(5, 3))
    assert spaces == 2
    assert scene.state.ap[SOUTH] == 10 - 3


def in_house(hp: int | None = None) -> tuple[Scene, int, int, int]:
    scene = Scene()
    house = scene.terrain("house", 4, 3, hp)
    return scene, scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3), house


def test_T41_a_shot_into_a_house_hurts_both():
    scene, squad, enemy, house = in_house()
    scene.fire(squad, enemy, 6)
    assert scene.wounds(enemy) == 1
    assert scene.state.terrain_hp[house] == 5


def test_T42_a_10_into_a_house_is_no_critical_where_armor_is_equal():
    scene, squad, enemy, house = in_house()
    scene.fire(squad, enemy, 10)
    assert scene.wounds(enemy) == 1
    assert scene.state.terrain_hp[house] == 5


def test_T43_a_falling_house_buries_its_garrison():
    scene, squad, enemy, house = in_house(hp=1)
    scene.fire(squad, enemy, 6)
    assert not scene.alive(enemy)
    assert scene.state.terrain[house] == PACK.terrain["ruins"]


def test_T44_high_explosives_take_4_off_an_empty_house():
    scene = Scene()
    house = scene.terrain("house", 4, 3)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.dice()
    scene.fire_at(tank, house)
    assert scene.state.terrain_hp[house] == 6 - 4


# -- headquarters -----------------------------------------------------------------------------------------------


def test_T45_a_10_against_the_hq_is_a_normal_impact():
    scene = Scene()
    tank = scene.unit(SOUTH, "us-m4", 4, 5)
    scene.fire_at(tank, NORTH_HQ, 10)
    assert scene.state.hq_hp == [10, 8]
    assert scene.state.outcome is None


def test_T46_without_an_hq_nothing_is_stored():
    scene = Scene(scenario="arnhem")
    state = scene.state
    state.army[SOUTH].clear()
    state.here = [-1] * state.spaces
    state.hq_hp[SOUTH] = 0
    state.ap[SOUTH] = 4
    scene.unit(SOUTH, "de-cg", 4, 1)
    end_turn(state, SOUTH)
    assert state.ap[SOUTH] == 0
    assert income(state, SOUTH) == 1 + 1  # supply and command group
    assert state.ap_limit(SOUTH) is None


def test_T47_two_boards_double_the_objectives_but_not_the_turns():
    scene = Scene(players=4, boards=2, scenario="el-alamein")
    state = scene.state
    assert (state.spaces, len(state.hq_hp)) == (96, 4)
    assert len(state.army[NORTH]) == len(state.army[NORTH + 2]) > 0
    state.losses[SOUTH] = 29
    at_once(state)
    assert state.outcome is None  # fifteen on one board, thirty on two
    state.turn = 28
    at_end_of_round(state)
    assert state.outcome is not None
    assert (state.outcome.how, state.round()) == ("rounds", 14)


# -- the air ----------------------------------------------------------------------------------------------------


def test_T48_an_aa_gun_fires_before_the_fighter_strikes():
    scene = Scene()
    plane = scene.fighter(SOUTH, "us-p51")
    gun = scene.unit(NORTH, "de-88", 4, 6)
    target = scene.unit(NORTH, "de-li", 4, 3)  # distance 3, range 4
    scene.choose(plane)
    scene.do(("shoot", *scene.about(target)))
    assert scene.step() == "FlakWindow"
    scene.dice(8)  # P7 against A2: destroyed
    scene.do(("flak", *scene.about(gun), plane, scene.state.u_card[plane]))
    assert not scene.alive(plane)
    assert scene.wounds(target) == 0


def test_T49_bomber_guns_fire_before_the_interceptor():
    scene = Scene(DEPLOYMENT)
    interceptor = scene.fighter(NORTH, "de-bf")
    scene.hold(SOUTH, "us-b26")
    bmg = PACK.token["bmg"]
    scene.do(
        ("deploy", PACK.card["us-b26"]), ("buy", bmg), ("buy", bmg), ("place",), ("bomb", space_at(4, 5)), ("done",)
    )
    assert scene.step() == "InterceptWindow"
    scene.dice(6, 6, 4)  # both guns hit; the interceptor, two wounds worse, needs 5
    scene.state.log = []
    scene.do(("intercept", interceptor, scene.state.u_card[interceptor]))
    told = [entry for entry in scene.state.log if entry.key in ("wounded", "rolls")]
    assert [entry.key for entry in told] == ["rolls", "wounded", "rolls", "wounded", "rolls"]
    assert told[-1].args["impact"] == 3 + 2


def test_T50_a_paratrooper_in_an_empty_trench_has_one_wound():
    scene = Scene(DEPLOYMENT)
    trench = scene.terrain("trench", 4, 5)
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", PACK.card["us-para"]), ("place",), ("drop", trench))
    para = scene.state.here[trench]
    assert scene.wounds(para) == 1


def test_T51_cargo_is_lost_with_its_carrier():
    scene = Scene()
    truck = scene.unit(NORTH, "de-opel", 4, 3)
    cargo = scene.aboard(NORTH, "de-li", truck)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    assert enemies_in_range(scene.state, squad, 0) == [truck]
    scene.fire(squad, truck, 10)
    assert not scene.alive(truck)
    assert not scene.alive(cargo)


def test_T52_out_of_cards_loses_at_the_end_of_the_turn():
    scene = Scene()
    scene.state.decks[SOUTH].clear()
    assert scene.state.outcome is None
    scene.do(("done",))
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("cards", (NORTH,))


def test_T53_everything_together_is_capped_at_10():
    scene = Scene()
    squad = scene.unit(SOUTH, "us-li", 4, 2, wounds=1)
    scene.ground("forest", 4, 4)
    enemy = scene.unit(NORTH, "de-li", 4, 4, "fd")
    scene.state.u_flags[squad] |= 2
    scene.state.smoke[space_at(4, 3)] = 2
    assert sum(impact for impact, _ in scene.named(squad, enemy).values()) == 6
    assert scene.needs(squad, enemy) == (10, 10)
