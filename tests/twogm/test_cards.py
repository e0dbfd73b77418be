"""§17.5 and §17.8: the support cards and the generals, one by one."""

from __future__ import annotations

import pytest

from brink.games.twogm.allowance import allowance
from brink.games.twogm.generals import total_cost
from brink.games.twogm.pack import NONE
from brink.games.twogm.the_turn import income
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


def played(scene: Scene, name: str) -> None:
    scene.hold(SOUTH, name)
    scene.do(("play", PACK.card[name]))


def on(scene: Scene, u: int) -> None:
    scene.do(("on", *scene.about(u)))


# -- points and cards -------------------------------------------------------------------------------------------


def test_supplies_give_3_ap_up_to_the_maximum():
    scene = Scene(DEPLOYMENT)
    scene.state.ap[SOUTH] = 4
    played(scene, "supplies")
    assert scene.state.ap[SOUTH] == 7
    scene.state.ap[SOUTH] = 11
    played(scene, "supplies")
    assert scene.state.ap[SOUTH] == 12
    assert scene.state.discards[SOUTH] == [PACK.card["supplies"]] * 2


def test_reinforcements_draw_3_and_the_arsenal_1_with_2_ap():
    scene = Scene(DEPLOYMENT)
    played(scene, "reinf")
    assert len(scene.state.hands[SOUTH]) == 3
    scene.state.ap[SOUTH] = 5
    played(scene, "arsenal")
    assert scene.state.ap[SOUTH] == 7
    assert len(scene.state.hands[SOUTH]) == 4


def test_reconnaissance_shows_the_enemy_hand_to_its_player_alone():
    scene = Scene(DEPLOYMENT)
    scene.hold(NORTH, "de-li", "de-tig1")
    played(scene, "recon")
    view = GAME.view(scene.state, SOUTH)
    assert view.players[NORTH].hand == sorted([PACK.card["de-li"], PACK.card["de-tig1"]])
    assert GAME.view(scene.state, None).players[NORTH].hand == [-1, -1]
    assert len(scene.state.hands[SOUTH]) == 1


def test_sabotage_takes_up_to_2_ap():
    for before, after in ((10, 8), (1, 0)):
        scene = Scene(DEPLOYMENT)
        scene.state.ap[NORTH] = before
        played(scene, "sabo")
        assert scene.state.ap[NORTH] == after


def test_signals_intercept_makes_the_enemy_discard_a_support_card():
    scene = Scene(DEPLOYMENT)
    scene.hold(NORTH, "de-li", "supplies")
    played(scene, "ultra")
    assert scene.legal() == [("steal", NORTH, PACK.card["supplies"]), ("done",)]
    scene.do(("steal", NORTH, PACK.card["supplies"]))
    assert scene.state.hands[NORTH].cards == [PACK.card["de-li"]]
    assert scene.state.discards[NORTH] == [PACK.card["supplies"]]


def test_deep_reserves_recall_up_to_two_cheap_infantry_cards():
    scene = Scene(DEPLOYMENT)
    scene.state.discards[SOUTH] = [PACK.card[name] for name in ("us-li", "us-li", "us-hi", "us-mec")]
    played(scene, "deep")
    assert scene.verbs() == {"recall", "done"}
    scene.do(("recall", PACK.card["us-li"]), ("recall", PACK.card["us-mec"]))
    assert scene.step() == "Deployment"
    assert scene.state.hands[SOUTH].cards == sorted([PACK.card["us-li"], PACK.card["us-mec"]])


def test_counterintelligence_cancels_and_the_ap_stay_spent():
    scene = Scene(DEPLOYMENT)
    scene.hold(NORTH, "counter")
    scene.state.ap = [5, 5]
    played(scene, "sabo")
    assert scene.step() == "CounterWindow"
    scene.do(("counter", PACK.card["counter"]))
    assert scene.state.ap == [2, 3]
    assert scene.state.discards == [[PACK.card["sabo"]], [PACK.card["counter"]]]


def test_W5_is_asked_from_what_everybody_knows():
    scene = Scene(DEPLOYMENT)
    scene.hold(NORTH, "counter", "de-li")
    scene.state.discards[NORTH].append(PACK.card["counter"])  # the only one of that deck is gone
    played(scene, "supplies")
    assert scene.step() == "Deployment"


# -- on units ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "name"), [("hosp", "us-hi"), ("work", "us-m4")])
def test_hospital_and_workshop_remove_2_wounds(card, name):
    scene = Scene(DEPLOYMENT)
    u = scene.unit(SOUTH, name, 1, 1, wounds=3)
    played(scene, card)
    on(scene, u)
    assert scene.wounds(u) == 1


def test_hospital_refuses_without_a_wounded_man():
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-m4", 1, 1, wounds=2)
    scene.hold(SOUTH, "hosp")
    assert scene.why_not("play", PACK.card["hosp"]) == "no-unit-for-card"


def test_promotion_then_elite():
    scene = Scene(DEPLOYMENT)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 3)
    scene.hold(SOUTH, "elite")
    assert scene.why_not("play", PACK.card["elite"]) == "no-unit-for-card"
    played(scene, "promo")
    on(scene, squad)
    assert scene.needs(squad, enemy) == (4, 10)
    assert PACK.card["promo"] in scene.state.discards[SOUTH]
    scene.do(("play", PACK.card["elite"]))
    on(scene, squad)
    scene.state.u_flags[squad] |= 2
    assert scene.needs(squad, enemy) == (4, 9)


def test_permanent_cards_stay_until_the_unit_is_destroyed():
    scene = Scene(DEPLOYMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    played(scene, "plate")
    on(scene, tank)
    assert scene.state.wounds_of(tank) == 5
    assert scene.state.discards[SOUTH] == []
    scene.phase(SHOOTING)
    tiger = scene.unit(NORTH, "de-tig1", 4, 3)
    scene.fire(tiger, tank, 10)
    assert sorted(scene.state.discards[SOUTH]) == sorted([PACK.card["plate"], PACK.card["us-m4"]])


def test_optics_piercing_and_camouflage():
    scene = Scene(DEPLOYMENT)
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-pz4", 4, 6)
    for card in ("optic", "apcr"):
        played(scene, card)
        on(scene, tank)
    assert scene.state.reach_of(tank, 0) == 4
    assert scene.state.reach_of(tank, 0, at_hq=True) == 3
    assert scene.odds(tank, enemy).penetration == 6
    played(scene, "camo")
    on(scene, tank)
    assert scene.named(enemy, tank) == {"camouflage": (1, 0)}
    scene.phase(MOVEMENT)
    scene.choose(tank)
    scene.do(("go", space_at(4, 3)), ("stop",))
    assert scene.named(enemy, tank) == {}


def test_camouflage_does_not_help_who_was_driven_there():
    scene = Scene(DEPLOYMENT)
    squad, truck = scene.unit(SOUTH, "us-mech", 4, 1), scene.unit(SOUTH, "us-truck", 4, 2)
    enemy = scene.unit(NORTH, "de-pz4", 4, 5)
    played(scene, "camo")
    on(scene, squad)
    assert scene.named(enemy, squad) == {"camouflage": (1, 0)}
    scene.phase(MOVEMENT)
    scene.choose(squad)
    scene.do(("board", space_at(4, 2)))
    scene.choose(truck)
    scene.do(("go", space_at(4, 3)), ("unload", squad, PACK.card["us-mech"], space_at(5, 3)), ("stop",))
    assert scene.named(enemy, squad) == {}


def test_radio_helps_guns_whose_target_is_observed():
    scene = Scene(DEPLOYMENT)
    gun, enemy = scene.unit(SOUTH, "us-105", 4, 1), scene.unit(NORTH, "de-li", 4, 5)
    scene.unit(SOUTH, "us-m4", 8, 1)
    played(scene, "radio")
    assert {action[1] for action in scene.legal()} == {gun}
    on(scene, gun)
    assert scene.named(gun, enemy) == {}
    scene.unit(SOUTH, "us-li", 4, 3)
    assert scene.named(gun, enemy) == {"radio": (-1, 0)}


def test_a_kit_cures_once_a_turn():
    scene = Scene(DEPLOYMENT)
    squad = scene.unit(SOUTH, "us-hi", 4, 1, wounds=2)
    played(scene, "kit")
    on(scene, squad)
    scene.phase(MOVEMENT)
    scene.choose(squad)
    scene.do(("cure", *scene.about(squad)))
    assert scene.wounds(squad) == 1
    assert scene.why_not("cure", *scene.about(squad)) == "used-this-turn"


def test_heroism_lasts_a_turn():
    scene = Scene(DEPLOYMENT)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-tig2", 4, 5)
    played(scene, "hero")
    on(scene, squad)
    assert scene.needs(squad, enemy) == (3, 9)
    scene.finish_turn()
    assert scene.needs(squad, enemy) == (5, 10)
    assert PACK.card["hero"] in scene.state.discards[SOUTH]


def test_a_satchel_charge_adds_2_damage_to_the_assault():
    scene = Scene(DEPLOYMENT)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-tig2", 4, 3)
    played(scene, "satch")
    on(scene, squad)
    assert scene.odds(squad, enemy, kind="assault").damage == 3
    assert scene.odds(squad, enemy).damage == 1


def test_a_ram_breaks_through_walls():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    barrier = scene.terrain("barrier", 4, 3)
    scene.choose(tank)
    assert scene.why_not("go", barrier) == "cannot-enter"
    scene.state.u_attached[tank] |= PACK.bit(PACK.card["ram"])
    scene.do(("go", barrier))
    assert scene.state.terrain[barrier] == NONE
    assert scene.state.u_place[tank] == barrier


# -- movement and fire ------------------------------------------------------------------------------------------


def test_forced_march_hurries_up_to_three():
    scene = Scene(MOVEMENT)
    squads = [scene.unit(SOUTH, "us-li", column, 1) for column in range(1, 5)]
    played(scene, "march")
    for squad in squads[:3]:
        on(scene, squad)
    assert [allowance(scene.state, squad) for squad in squads] == [2, 2, 2, 1]
    assert scene.step() == "Movement"


def test_lightning_advance_and_massed_charge():
    scene = Scene(MOVEMENT)
    tank, squad = scene.unit(SOUTH, "us-m4", 1, 1), scene.unit(SOUTH, "us-li", 2, 1)
    enemy = scene.unit(NORTH, "de-li", 2, 2)
    played(scene, "blitz")
    assert (allowance(scene.state, tank), allowance(scene.state, squad)) == (3, 1)
    played(scene, "ura")
    assert scene.named(enemy, squad, kind="reaction") == {"charge": (2, 1)}


def test_ammunition_lets_a_weapon_fire_again():
    scene = Scene()
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2, "mg"), scene.unit(NORTH, "de-tig2", 4, 3)
    mg = scene.slot(tank, "mg")
    scene.fire(tank, enemy, 1, slot=mg)
    played(scene, "ammo")
    on(scene, tank)
    scene.do(("weapon", mg, scene.state.weapon(tank, mg).number))
    assert mg in scene.state.usable(tank)


def test_impact_makes_every_shot_hit_and_criticals_easier():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-hi", 4, 3)
    played(scene, "impact")
    on(scene, squad)
    assert (scene.odds(squad, enemy).hit, scene.odds(squad, enemy).kill) == (10, 2)
    scene.fire(squad, enemy, 1)
    assert scene.wounds(enemy) == 1
    scene.state.u_used[squad] = 0
    scene.fire(squad, enemy, 9)
    assert not scene.alive(enemy)


def test_a_mine_stops_and_hits_who_enters():
    scene = Scene(DEPLOYMENT)
    played(scene, "atmine")
    assert scene.why_not("at", space_at(4, 5)) == "wrong-line"
    scene.do(("at", space_at(4, 3)))
    squad, tank = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-m26", 3, 3)
    scene.phase(MOVEMENT)
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)))
    assert scene.wounds(squad) == 0
    scene.state.here[space_at(4, 3)] = NONE
    scene.state.army[SOUTH].remove(squad)
    scene.choose(tank)
    assert ("go", space_at(5, 3)) not in scene.legal()
    scene.do(("go", space_at(4, 3)))
    assert scene.wounds(tank) == 4
    assert scene.state.terrain[space_at(4, 3)] == NONE
    assert scene.step() == "Movement"


def test_a_barrage_hits_three_spaces_without_suppressing():
    scene = Scene(DEPLOYMENT)
    units = [
        scene.unit(side, name, column, 4) for side, name, column in ((0, "us-li", 3), (1, "de-hi", 4), (1, "de-hi", 5))
    ]
    scene.dice(6, 6, 5)
    played(scene, "barr")
    scene.do(("at", space_at(4, 4)))
    assert [scene.wounds(u) for u in units] in ([2, 2, 0], [0, 2, 2], [2, 0, 2])
    assert not any(scene.state.suppressed(u) for u in units)


def test_a_creeping_barrage_leaves_smoke():
    scene = Scene(DEPLOYMENT)
    enemy = scene.unit(NORTH, "de-hi", 4, 4)
    scene.dice(6)
    played(scene, "creep")
    assert scene.why_not("at", space_at(4, 5)) == "column-too-short"
    scene.do(("at", space_at(4, 3)))
    assert scene.wounds(enemy) == 2
    assert [place for place, smoke in enumerate(scene.state.smoke) if smoke] == [space_at(4, row) for row in (3, 4, 5)]


def test_smoke_barrage_and_smoke_screen():
    scene = Scene()
    gun = scene.unit(SOUTH, "us-105", 4, 1, "scr")
    scene.choose(gun)
    scene.do(("screen",), ("at", space_at(4, 3)), ("wing", space_at(5, 3)))
    assert [place for place, smoke in enumerate(scene.state.smoke) if smoke] == [space_at(4, 3), space_at(5, 3)]
    assert scene.state.ready_slot(gun, "smoke-screen") == NONE
    played(scene, "smoke")
    scene.do(("at", space_at(1, 6)))
    assert sum(map(bool, scene.state.smoke)) == 4
    scene.finish_turn()
    scene.finish_turn()
    assert not any(scene.state.smoke)


def test_mission_command_moves_a_unit_that_has_fired():
    scene = Scene()
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-tig2", 4, 5)
    scene.hold(SOUTH, "auft")
    assert scene.why_not("play", PACK.card["auft"]) == "no-unit-for-card"
    scene.fire(tank, enemy, 1)
    scene.do(("play", PACK.card["auft"]))
    on(scene, tank)
    scene.do(("go", space_at(4, 1)))
    assert scene.state.u_place[tank] == space_at(4, 1)


def test_an_ambush_fires_at_who_has_moved():
    scene = Scene(MOVEMENT)
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-li", 4, 4)
    scene.hold(NORTH, "ambush")
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)))
    assert scene.step() == "AmbushWindow"
    scene.dice(10)
    scene.do(
        ("ambush", PACK.card["ambush"]),
        ("unit", *scene.about(enemy)),
        ("weapon", 0, scene.state.weapon(enemy, 0).number),
    )
    assert not scene.alive(squad)
    assert scene.state.ap[NORTH] == 8


def test_the_transport_plane_drops_infantry_and_guns_fire_at_the_plane():
    scene = Scene(DEPLOYMENT)
    gun = scene.unit(NORTH, "de-88", 4, 6)
    scene.hold(SOUTH, "us-hi")
    played(scene, "drop")
    scene.do(("deploy", PACK.card["us-hi"]), ("buy", PACK.token["baz"]), ("place",), ("drop", space_at(4, 5)))
    squad = scene.state.army[SOUTH][-1]
    assert scene.step() == "FlakWindow"
    scene.dice(5)  # D3 of the plane's 4
    scene.do(("flak", *scene.about(gun), squad, PACK.card["us-hi"]))
    assert scene.alive(squad)
    assert scene.wounds(squad) == 0
    assert scene.state.here[space_at(4, 5)] == squad
    assert scene.state.ap[SOUTH] == 10 - 1 - 3


# -- generals ---------------------------------------------------------------------------------------------------


def test_the_general_card_brings_a_general_of_the_faction():
    scene = Scene(DEPLOYMENT)
    played(scene, "general")
    assert {PACK.generals[number].id for _, number in scene.legal()} == {"eisenhower", "patton", "bradley"}
    scene.do(("general", PACK.general["eisenhower"]))
    assert income(scene.state, SOUTH) == 4
    assert scene.state.ap_limit(SOUTH) == 14
    scene.hold(SOUTH, "general")
    assert scene.why_not("play", PACK.card["general"]) == "general-there"


@pytest.mark.parametrize(
    ("general", "card", "tokens", "cost"),
    [
        ("patton", "us-m4", 0, 2),
        ("patton", "us-m5", 0, 1),
        ("patton", "us-m4", 2, 3),
        ("bradley", "us-li", 0, 1),
        ("bradley", "us-li", 2, 1),
        ("rokossovsky", "su-bm13", 0, 1),
        ("rokossovsky", "su-m30", 0, 1),
        ("browning", "uk-para", 0, 2),
        ("guderian", "de-tig1", 0, 6),
    ],
)
def test_generals_who_make_cards_cheaper(general, card, tokens, cost):
    scene = Scene(DEPLOYMENT)
    scene.general(SOUTH, general)
    assert total_cost(scene.state, SOUTH, PACK.card[card], tokens) == cost


def test_only_the_first_tank_of_a_turn_is_cheaper():
    scene = Scene(DEPLOYMENT)
    scene.general(SOUTH, "patton")
    scene.hold(SOUTH, "us-m4", "us-m4")
    for column in (1, 2):
        scene.do(("deploy", PACK.card["us-m4"]), ("place",), ("at", space_at(column, 1)))
    assert scene.state.ap[SOUTH] == 10 - 2 - 4


def test_rommel_gives_two_vehicles_a_step():
    scene = Scene(MOVEMENT)
    scene.general(SOUTH, "rommel")
    tanks = [scene.unit(SOUTH, "us-m4", column, 1) for column in (1, 3, 5)]
    for tank in tanks[:2]:
        scene.choose(tank)
        scene.do(("advance",), ("stop",))
    scene.choose(tanks[2])
    assert scene.why_not("advance") == "advances-used"
    assert [allowance(scene.state, tank) for tank in tanks] == [3, 3, 2]


def test_model_screens_his_own_lines():
    scene = Scene()
    scene.general(NORTH, "model")
    squad = scene.unit(SOUTH, "us-li", 4, 3)
    near, far = scene.unit(NORTH, "de-li", 4, 4), scene.unit(NORTH, "de-li", 4, 2)
    assert scene.named(squad, near) == {"screen": (1, 0)}
    assert scene.named(squad, far) == {}


def test_chuikov_storms():
    scene = Scene()
    scene.general(SOUTH, "chuikov")
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 3), scene.unit(NORTH, "de-li", 4, 4)
    assert scene.named(squad, enemy) == {}
    assert scene.named(squad, enemy, kind="assault") == {"storm": (-1, 0)}
    scene.terrain("ruins", 4, 3)
    assert scene.named(squad, enemy) == {"storm": (-1, 0)}


def test_montgomery_rerolls_one_miss_of_a_gun():
    scene = Scene()
    scene.general(SOUTH, "montgomery")
    gun, enemy = scene.unit(SOUTH, "us-105", 4, 1), scene.unit(NORTH, "de-hi", 4, 4)
    scene.dice(1, 5)
    scene.fire(gun, enemy)
    assert scene.step() == "Reroll"
    scene.do(("reroll",))
    assert scene.wounds(enemy) == 2
    scene.state.u_used[gun] = 0
    scene.fire(gun, enemy, 1)
    assert scene.step() == "Shooting"


@pytest.mark.parametrize(("lines", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_alexander_is_paid_for_a_long_supply_line(lines, bonus):
    scene = Scene()
    scene.general(SOUTH, "alexander")
    for row in range(1, lines + 1):
        scene.unit(SOUTH, "us-li", 4, row)
    assert income(scene.state, SOUTH) == 3 + lines + bonus


def test_zhukov_draws_a_third_card_and_browning_lands_safely():
    scene = Scene(DEPLOYMENT)
    scene.general(SOUTH, "browning")
    trench = scene.terrain("trench", 4, 5)
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", PACK.card["us-para"]), ("place",), ("drop", trench))
    assert scene.wounds(scene.state.here[trench]) == 0
    scene.general(NORTH, "zhukov")
    scene.finish_turn()
    assert len(scene.state.hands[NORTH]) == 3
