"""The rulings that the rulebook's examples touch too, each in a test of its own; and whatever has no test elsewhere."""

from __future__ import annotations

import pytest

from brink.engine import Chance, Outcome
from brink.engine.chance import Script, seed_from
from brink.games.twogm.battlefield import destroy, remove, wear_down
from brink.games.twogm.game_setup import Bid, Mulligan, RevealBids
from brink.games.twogm.pack import NONE, Scenario, Victory
from brink.games.twogm.shooting import hqs_in_range, terrain_in_range
from brink.games.twogm.state import BOATS, TwoGMWindow
from brink.games.twogm.terrain import cover, ground_for
from brink.games.twogm.victory import at_end_of_turn, at_once, hq_falls
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


def weapon(scene: Scene, u: int, slot: int = 0) -> tuple[str, int, int]:
    return "weapon", slot, scene.state.weapon(u, slot).number


def ended(scene: Scene) -> Outcome:
    assert scene.state.outcome is not None
    return scene.state.outcome


# -- rulings ----------------------------------------------------------------------------------------------------


def test_R03_equal_totals_are_rolled_again_and_the_bids_stand():
    scene = Scene()
    state = scene.state
    state.revealed, state.ap = False, [0, 0]
    state.agenda[:] = [RevealBids(), Bid(NORTH), Bid(SOUTH)]
    state.chance = Script([5, 7, 8, 1])  # 6 + 4 and 8 + 2, then 9 + 4 and 2 + 2
    scene.do(("bid", 4), ("bid", 2))
    assert state.first == SOUTH
    assert state.bids == [4, 2]
    assert state.ap == [1, 3]


def test_R98_in_a_scenario_everybody_may_change_the_whole_hand_once():
    state = GAME.setup(2, {"scenario": "dunkirk"}, Chance(seed_from("hands")))
    asked = []
    while isinstance(state.agenda[-1], Mulligan):
        seat = GAME.to_act(state)
        asked.append(seat)
        before = sorted([*state.hands[seat], *state.decks[seat]])
        GAME.apply(state, ("mulligan",))
        assert len(state.hands[seat]) == 5
        assert sorted([*state.hands[seat], *state.decks[seat]]) == before
    assert asked == [state.first, 1 - state.first]


def test_R99_abilities_are_used_by_the_unit_that_has_been_chosen():
    for phase in (MOVEMENT, SHOOTING):
        scene = Scene(phase)
        medics = scene.unit(SOUTH, "us-li", 4, 2, "med", wounds=1)
        assert "cure" not in scene.verbs()
        scene.choose(medics)
        assert "cure" in scene.verbs()
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-li", 4, 2, "med", wounds=1)
    assert not scene.verbs() & {"cure", "unit"}


def test_R14_shots_and_assaults_in_any_order():
    for first in ("storm", "fire"):
        scene = Scene(MOVEMENT)
        squad, tank = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(SOUTH, "us-m4", 2, 3)
        scene.unit(NORTH, "de-li", 4, 3)
        far = scene.unit(NORTH, "de-tig2", 2, 5)
        scene.choose(squad)
        scene.do(("assault", space_at(4, 3)), ("done",), ("done",))

        def storm(scene: Scene = scene, squad: int = squad) -> None:
            scene.choose(squad)
            scene.dice(1)
            scene.do(("storm", space_at(4, 3)), ("pass",), weapon(scene, squad))

        def fire(scene: Scene = scene, tank: int = tank, far: int = far) -> None:
            scene.choose(tank)
            scene.dice(1)
            scene.do(weapon(scene, tank), ("shoot", *scene.about(far)))

        assert scene.why_not("done") == "assault-pending"
        for act in (storm, fire) if first == "storm" else (fire, storm):
            act()
        assert scene.why("done") is None


def test_R16_the_other_side_acts_in_its_windows_only():
    windows = {cls.__name__: cls.rule for cls in TwoGMWindow.__subclasses__()}
    assert windows == {
        "SmokeShellWindow": "W1",
        "ReactionWindow": "W2",
        "InterceptWindow": "W3",
        "FlakWindow": "10.4",
        "AmbushWindow": "W4",
        "CounterWindow": "W5",
    }
    scene = Scene()
    gun, tank = scene.unit(SOUTH, "us-57", 4, 2), scene.unit(NORTH, "de-pz4", 4, 3, "ss")
    assert GAME.to_act(scene.state) == SOUTH
    scene.dice(1)
    scene.fire(gun, tank)
    assert GAME.to_act(scene.state) == NORTH  # W1
    assert scene.verbs() == {"shell", "pass"}
    scene.do(("pass",))
    assert GAME.to_act(scene.state) == SOUTH


def test_R35_the_same_card_lies_on_a_unit_only_once():
    scene = Scene(DEPLOYMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 1)
    scene.hold(SOUTH, "hero", "hero")
    scene.do(("play", PACK.card["hero"]), ("on", *scene.about(tank)))
    assert scene.why_not("play", PACK.card["hero"]) == "no-unit-for-card"
    scene.finish_turn()
    scene.finish_turn()  # one turn later it may have it again
    scene.do(("done",))
    assert scene.why("play", PACK.card["hero"]) is None


def test_R45_wounds_make_criticals_harder_too():
    scene = Scene()
    tank, enemy = scene.unit(SOUTH, "us-m26", 4, 2, wounds=1), scene.unit(NORTH, "de-pz4", 4, 3)
    healthy = scene.unit(SOUTH, "us-m26", 3, 3)
    assert scene.needs(healthy, enemy) == (4, 9)
    assert scene.needs(tank, enemy) == (5, 10)
    scene.fire(tank, enemy, 9)
    assert scene.alive(enemy)


def test_R46_the_second_attacker_suppresses_before_its_die_is_cast():
    scene = Scene()
    first, second = scene.unit(SOUTH, "us-57", 4, 2), scene.unit(SOUTH, "us-57", 3, 2)
    tank = scene.unit(NORTH, "de-pz4", 4, 4, "ss")
    scene.dice(1, 1)
    scene.fire(first, tank)
    assert not scene.state.suppressed(tank)
    scene.do(("pass",))
    scene.fire(second, tank)
    assert scene.step() == "SmokeShellWindow"  # declared, not yet rolled
    assert scene.state.suppressed(tank)


@pytest.mark.parametrize(
    ("unit", "token", "target"),
    [("us-hi", "baz", "de-tig2"), ("us-eng", "flam", "de-hi"), ("us-li", "gren", "de-hi"), ("su-hi", "ptrd", "de-hi")],
)
def test_R57_weapons_without_an_arrow_are_ready_every_turn(unit, token, target):
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, unit, 4, 2, token), scene.unit(NORTH, target, 4, 3)
    slot = scene.slot(squad, token)
    scene.fire(squad, enemy, 1, slot=slot)
    assert slot not in scene.state.usable(squad)
    scene.finish_turn()
    assert slot in scene.state.usable(squad)
    scene.finish_turn()
    assert slot in scene.state.usable(squad)


def test_R58_a_weapon_may_be_mounted_in_the_turn_of_its_deployment():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-hi")
    scene.do(("deploy", PACK.card["us-hi"]), ("buy", PACK.token["mort"]), ("place",), ("at", space_at(4, 1)))
    crew = scene.state.here[space_at(4, 1)]
    scene.unit(NORTH, "de-li", 4, 4)
    mortar = scene.slot(crew, "mort")
    assert mortar not in scene.state.usable(crew)
    scene.do(("done",), ("done",))
    assert scene.step() == "FlipOver"
    scene.do(("mount", *scene.about(crew)))
    assert mortar in scene.state.usable(crew)
    assert scene.why_not("unmount", *scene.about(crew)) == "just-mounted"


def test_R83_nobody_loses_because_the_goal_is_out_of_reach():
    scene = Scene()  # a Battle Royal without a unit or a weapon left
    scene.state.decks[SOUTH].clear()
    scene.hold(SOUTH, "ram")
    scene.do(("done",))
    assert scene.state.outcome is None
    scene = Scene(scenario="dunkirk")  # eight to be evacuated, and hardly anybody left
    state = scene.state
    state.active = SOUTH
    for u in [u for u in state.army[SOUTH] if state.unit(u).type == "infantry"][1:]:
        state.army[SOUTH].remove(u)
        state.here[state.u_place[u]] = NONE
    state.decks[SOUTH].clear()
    scene.hold(SOUTH, "ram")
    scene.phase(SHOOTING)
    scene.do(("done",))
    assert state.outcome is None


def test_R84_the_last_card_may_still_be_played_and_the_hand_counts():
    scene = Scene(DEPLOYMENT)
    scene.state.decks[SOUTH].clear()
    scene.hold(SOUTH, "us-li")
    scene.do(("deploy", PACK.card["us-li"]), ("place",), ("at", space_at(4, 1)))
    assert scene.state.outcome is None  # not at once
    scene.do(("done",), ("done",))
    assert (ended(scene).how, ended(scene).winners) == ("cards", (NORTH,))

    scene = Scene()
    scene.state.decks[SOUTH].clear()
    scene.hold(SOUTH, "us-li")
    scene.do(("done",))
    assert scene.state.outcome is None
    assert scene.state.turn == 4


@pytest.mark.parametrize("active", [SOUTH, NORTH])
@pytest.mark.parametrize("order", [(SOUTH, NORTH), (NORTH, SOUTH)])
def test_R85_if_one_effect_destroys_both_hqs_the_active_side_wins(active, order):
    scene = Scene()
    scene.state.active = active
    scene.state.hq_hp = [0, 0]
    for hq in order:
        hq_falls(scene.state, hq)
    assert (ended(scene).how, ended(scene).winners) == ("hq", (active,))


def test_R85_an_hq_that_fell_before_and_decided_nothing_does_not_matter():
    scene = Scene(scenario="kasserine")  # only the north wins by the HQ
    scene.state.active = SOUTH
    scene.state.hq_hp = [10, 0]
    hq_falls(scene.state, NORTH)
    assert scene.state.outcome is None
    scene.state.hq_hp = [0, 0]
    hq_falls(scene.state, SOUTH)
    assert ended(scene).winners == (NORTH,)


def announce(scene: Scene) -> str:
    scene.hold(SOUTH, "supplies")
    scene.do(("play", PACK.card["supplies"]))
    return scene.step()


def test_R91_whoever_could_hold_the_card_is_asked():
    scene = Scene(DEPLOYMENT)
    scene.state.census = (scene.state.census[0], (*scene.state.census[1], PACK.card["counter"]))
    scene.hold(NORTH, "de-li")  # it is in the deck, but nobody can know that
    assert announce(scene) == "CounterWindow"
    assert scene.legal() == [("pass",)]

    scene = Scene(DEPLOYMENT)
    scene.hold(NORTH, "counter")
    scene.state.ap[NORTH] = 1  # too few, as everybody can see
    assert announce(scene) == "Deployment"

    scene = Scene(DEPLOYMENT)
    scene.hold(NORTH, "de-li")  # no such card in the deck
    scene.state.census = (
        scene.state.census[0],
        tuple(card for card in scene.state.census[1] if card != PACK.card["counter"]),
    )
    assert announce(scene) == "Deployment"


# -- equipment: what each token does, and when it cannot be had or used -------------------------------------------

# token: who carries it, at whom it is used, from how far, the die, and the wounds that follow
SHOTS = {
    "gren": ("us-li", "de-hi", 1, 4, 1),
    "hmg": ("us-hi", "de-hi", 3, 5, 1),
    "mort": ("us-hi", "de-hi", 4, 6, 2),
    "baz": ("us-hi", "de-tig1", 2, 6, 3),
    "psch": ("de-hi", "us-m26", 2, 6, 3),
    "pfst": ("de-volk", "us-m26", 1, 5, 3),
    "piat": ("uk-hi", "de-tig1", 1, 5, 3),
    "ptrd": ("su-hi", "de-pz3", 2, 5, 1),
    "flam": ("us-eng", "de-hi", 1, 4, 2),
    "chrg": ("us-eng", "de-tig1", 1, 5, 3),
    "mg": ("us-m4", "de-hi", 2, 5, 1),
    "vhmg": ("us-m3", "de-hi", 3, 5, 1),
    "mrl": ("us-m4", "de-hi", 5, 6, 3),
    "tflm": ("uk-chur", "de-hi", 1, 4, 3),
}
FLIPS = {"chrg", "mg", "vhmg", "mrl", "tflm"}
MOUNTS = {"hmg", "mort"}
ABILITIES = {"med", "sap", "fd", "ss", "scr"}  # no weapon; below
IN_THE_AIR = {"bmg"}  # T49


def test_every_token_is_among_these():
    assert {token.id for token in PACK.tokens} == set(SHOTS) | ABILITIES | IN_THE_AIR


@pytest.mark.parametrize("token", SHOTS)
def test_a_token_fires_within_its_range_once(token):
    name, target, reach, die, wounds = SHOTS[token]
    scene = Scene()
    u = scene.unit(SOUTH, name, 1, 1, token, mounted=token in MOUNTS)
    enemy = scene.unit(NORTH, target, 1 + reach, 1)
    slot = scene.slot(u, token)
    scene.fire(u, enemy, die, slot=slot)
    assert scene.wounds(enemy) == wounds
    assert bool(scene.state.u_grey[u] >> slot & 1) is (token in FLIPS)
    assert slot not in scene.state.usable(u)


@pytest.mark.parametrize("token", SHOTS)
def test_a_token_does_not_reach_farther_and_a_lower_roll_misses(token):
    name, target, reach, die, _ = SHOTS[token]
    scene = Scene()
    u = scene.unit(SOUTH, name, 1, 1, token, mounted=token in MOUNTS)
    near, far = scene.unit(NORTH, target, 1 + reach, 1), scene.unit(NORTH, target, 2 + reach, 1)
    slot = scene.slot(u, token)
    assert scene.state.reach_of(u, slot) == reach
    scene.choose(u)
    scene.do(weapon(scene, u, slot))
    offered = {action[1] for action in scene.legal() if action[0] == "shoot"}
    assert near in offered
    assert far not in offered
    scene.dice(die - 1, die - 1)
    scene.do(("shoot", *scene.about(near)))
    assert scene.wounds(near) == 0


@pytest.mark.parametrize("token", sorted(MOUNTS))
def test_an_unmounted_weapon_stays_silent(token):
    scene = Scene()
    crew = scene.unit(SOUTH, "us-hi", 4, 2, token)
    scene.unit(NORTH, "de-hi", 4, 3)
    scene.choose(crew)
    assert scene.why_not(*weapon(scene, crew, scene.slot(crew, token))) == "weapon-unmounted"


@pytest.mark.parametrize("token", PACK.tokens, ids=lambda token: token.id)
def test_a_token_is_paid_for_and_bought_no_more_often_than_the_card_says(token):
    unit = next(u for u in PACK.units if any(option.token == token.number for option in u.options))
    listed = [option.cost for option in unit.options if option.token == token.number]
    scene = Scene(DEPLOYMENT)
    scene.state.ap[SOUTH] = 30
    scene.hold(SOUTH, unit.id)
    scene.do(("deploy", unit.number))
    for _ in listed:
        scene.do(("buy", token.number))
    assert scene.why("buy", token.number) is not None
    scene.do(("place",))
    if unit.type == "airplane":
        assert scene.state.ap[SOUTH] == 30 - unit.cost - sum(listed)
        return
    scene.do(("at", space_at(1, 1)))
    assert scene.state.ap[SOUTH] == 30 - unit.cost - sum(listed)
    u = scene.state.here[space_at(1, 1)]
    assert scene.state.u_equip[u].bit_count() == len(listed)


def test_equipment_that_cannot_be_paid_is_refused():
    scene = Scene(DEPLOYMENT)
    scene.state.ap[SOUTH] = 4
    scene.hold(SOUTH, "us-m4")
    scene.do(("deploy", PACK.card["us-m4"]))
    assert scene.why_not("buy", PACK.token["ss"]) == "too-few-ap"


def test_option_of_a_later_year_is_refused_in_a_scenario():
    scene = Scene(DEPLOYMENT, scenario="el-alamein")  # 1942; the Panzerschreck is of 1943
    scene.state.active = NORTH
    scene.phase(DEPLOYMENT)
    scene.hold(NORTH, "de-hi")
    scene.do(("deploy", PACK.card["de-hi"]))
    assert scene.why_not("buy", PACK.token["psch"]) == "option-too-late"
    assert scene.why("buy", PACK.token["mort"]) is None


# -- abilities --------------------------------------------------------------------------------------------------


def test_repair_and_cure_work_once_a_turn():
    scene = Scene(MOVEMENT)
    mechanics, medics = scene.unit(SOUTH, "us-mec", 4, 1), scene.unit(SOUTH, "us-li", 5, 2, "med")
    tank, gun = scene.unit(SOUTH, "us-m4", 5, 1, wounds=2), scene.unit(SOUTH, "us-57", 4, 2, wounds=1)
    scene.choose(mechanics)
    scene.do(("repair", *scene.about(tank)))
    assert scene.wounds(tank) == 1
    assert scene.why_not("repair", *scene.about(tank)) == "used-this-turn"
    scene.do(("stop",))
    scene.choose(medics)
    assert not any(action[:2] == ("cure", tank) for action in GAME.candidates(scene.state))  # no medic for a tank
    scene.do(("cure", *scene.about(gun)))
    assert scene.wounds(gun) == 0


def test_spent_tokens_of_sappers_and_smoke_are_refused():
    scene = Scene(MOVEMENT)
    wire = scene.terrain("barb-wire", 4, 3)
    other = scene.terrain("barrier", 3, 2)
    sappers, tank = scene.unit(SOUTH, "us-eng", 4, 2, "sap"), scene.unit(SOUTH, "us-m4", 7, 1, "ss")
    scene.choose(sappers)
    scene.do(("clear", wire))
    assert scene.why_not("clear", other) == "token-not-ready"
    scene.do(("stop",))
    scene.choose(tank)
    scene.do(("shell",))
    assert scene.why_not("shell") == "smoked-already"
    scene.state.u_flags[tank] &= ~4
    assert scene.why_not("shell") == "token-not-ready"


def test_a_smoke_screen_is_laid_once_and_only_in_range():
    scene = Scene()
    gun = scene.unit(SOUTH, "us-57", 4, 1, "scr")
    scene.unit(NORTH, "de-li", 4, 3)
    scene.choose(gun)
    scene.do(("screen",))
    places = {action[1] for action in scene.legal() if action[0] == "at"}
    assert space_at(4, 4) in places
    assert space_at(4, 5) not in places
    scene.do(("at", space_at(4, 2)), ("narrow",))
    scene.choose(gun)
    assert scene.why_not("screen") == "token-not-ready"
    assert scene.why(*weapon(scene, gun)) is None  # it is no attack


def test_snipers_hit_from_three_spaces():
    scene = Scene()
    sniper, near = scene.unit(SOUTH, "us-snip", 4, 1), scene.unit(NORTH, "de-li", 4, 4)
    scene.unit(NORTH, "de-li", 4, 5)
    assert scene.needs(sniper, near) == (4, 8)
    scene.choose(sniper)
    scene.do(weapon(scene, sniper))
    assert [action[1] for action in scene.legal() if action[0] == "shoot"] == [near]


def test_a_gun_that_cannot_move_is_not_taken_in_tow():
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-truck", 4, 2)
    light, heavy = scene.unit(SOUTH, "us-57", 4, 1), scene.unit(SOUTH, "de-88", 3, 2)
    assert scene.why("unit", *scene.about(heavy)) is not None
    scene.choose(light)
    assert scene.why("board", space_at(4, 2)) is None


def test_riding_goes_one_space_farther_once():
    scene = Scene(MOVEMENT)
    riders = scene.unit(SOUTH, "su-cav", 4, 1)
    scene.choose(riders)
    assert ("go", space_at(4, 3)) not in scene.legal()
    scene.do(("ride",))
    assert ("go", space_at(4, 3)) in scene.legal()
    assert scene.why_not("ride") == "used-this-turn"


def test_craft_stay_on_the_sea_and_boats_cross_the_river():
    scene = Scene(MOVEMENT)
    for column in range(1, 9):
        scene.ground("sea", column, 1)
    craft = scene.unit(SOUTH, "sc-lcvp", 4, 1)
    scene.choose(craft)
    assert scene.why("go", space_at(4, 2)) is not None
    assert scene.why("go", space_at(5, 1)) is None

    scene = Scene(MOVEMENT, scenario="arnhem")
    scene.state.here = [NONE] * 48
    boat, squad = scene.unit(SOUTH, "sc-boat", 7, 3), scene.unit(SOUTH, "de-li", 8, 3)
    scene.choose(squad)
    assert ("go", space_at(8, 4)) not in scene.legal()
    scene.do(("stop",))
    scene.choose(boat)
    assert ("go", space_at(7, 4)) in scene.legal()


def test_a_bomber_needs_its_price():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-b26")
    assert scene.why("deploy", PACK.card["us-b26"]) is None
    scene.state.ap[SOUTH] = 4
    assert scene.why_not("deploy", PACK.card["us-b26"]) == "too-few-ap"


# -- support cards: each in its phase and for its price, and not without somebody it is for ------------------------

PHASES = {"movement": MOVEMENT, "deployment": DEPLOYMENT, "shooting": SHOOTING}


@pytest.mark.parametrize("card", PACK.supports, ids=lambda card: card.id)
def test_a_support_card_is_played_in_its_own_phase_only(card):
    for when, phase in PHASES.items():
        scene = Scene(phase)
        scene.unit(SOUTH, "us-li", 1, 1)
        scene.hold(SOUTH, card.id)
        offered = ("play", card.number) in GAME.candidates(scene.state)
        assert offered is (when == card.when)


@pytest.mark.parametrize("card", [card for card in PACK.supports if card.play], ids=lambda card: card.id)
def test_a_support_card_costs_what_it_says(card):
    if card.when not in PHASES:
        return  # Ambush and Counterintelligence: below
    scene = Scene(PHASES[card.when])
    scene.hold(SOUTH, card.id)
    scene.state.ap[SOUTH] = card.play - 1
    assert scene.why_not("play", card.number) == "too-few-ap"


NOBODY = {  # who alone is there, so that the card finds nobody
    "ammo": "us-li",
    "hosp": "us-li",
    "work": "us-m4",
    "elite": "us-li",
    "ram": "us-li",
    "camo": "us-truck",
    "plate": "us-li",
    "optic": "us-li",
    "apcr": "us-truck",
    "radio": "us-m4",
    "kit": "us-m4",
    "satch": "us-m4",
    "march": "us-m4",
    "auft": "us-m4",
}


@pytest.mark.parametrize("name", NOBODY)
def test_a_support_card_without_a_unit_it_is_for_is_refused(name):
    card = PACK.support(PACK.card[name])
    scene = Scene(PHASES[card.when])
    scene.unit(SOUTH, NOBODY[name], 1, 1)
    scene.hold(SOUTH, name)
    assert scene.why_not("play", card.number) == "no-unit-for-card"


@pytest.mark.parametrize("name", ["promo", "hero", "impact"])
def test_cards_for_any_unit_need_one(name):
    card = PACK.support(PACK.card[name])
    scene = Scene(PHASES[card.when])
    scene.hold(SOUTH, name)
    assert scene.why_not("play", card.number) == "no-unit-for-card"
    scene.unit(SOUTH, "us-li", 1, 1)
    assert scene.why("play", card.number) is None


def test_impact_comes_too_late_for_a_unit_that_has_fired():
    scene = Scene()
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 2), scene.unit(NORTH, "de-hi", 4, 3)
    scene.hold(SOUTH, "impact")
    scene.fire(squad, enemy, 1)
    assert scene.why_not("play", PACK.card["impact"]) == "no-unit-for-card"


def test_antipersonnel_mines_are_for_infantry_and_guns():
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-li", 2, 2)
    scene.hold(SOUTH, "apmine")
    scene.do(("play", PACK.card["apmine"]))
    assert scene.why_not("at", space_at(2, 2)) == "space-taken"
    assert scene.why_not("at", space_at(4, 5)) == "wrong-line"
    scene.do(("at", space_at(4, 3)))
    tank, squad = scene.unit(SOUTH, "us-m4", 3, 3), scene.unit(SOUTH, "us-hi", 4, 2)
    scene.phase(MOVEMENT)
    scene.choose(tank)
    scene.do(("go", space_at(5, 3)))  # over the mine
    assert scene.wounds(tank) == 0
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)))
    assert scene.wounds(squad) == 2
    assert scene.state.terrain[space_at(4, 3)] == NONE


def test_time_on_target_hits_on_a_5():
    for die, wounds in ((5, 2), (4, 0)):
        scene = Scene(DEPLOYMENT)
        enemy = scene.unit(NORTH, "de-hi", 4, 4)
        scene.hold(SOUTH, "tot")
        scene.do(("play", PACK.card["tot"]))
        scene.dice(die)
        scene.do(("at", space_at(5, 4)))
        assert scene.wounds(enemy) == wounds
        assert scene.state.ap[SOUTH] == 5


def test_a_barrage_leaves_empty_houses_alone():
    scene = Scene(DEPLOYMENT)
    house = scene.terrain("house", 4, 4)
    scene.hold(SOUTH, "barr")
    scene.do(("play", PACK.card["barr"]), ("at", house))
    assert scene.state.terrain_hp[house] == 6


def test_the_transport_plane_needs_infantry_in_the_hand_and_is_shot_down_with_it():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "drop", "us-m4")
    assert scene.why_not("play", PACK.card["drop"]) == "nobody-to-drop"
    gun = scene.unit(NORTH, "de-88", 4, 6)
    scene.hold(SOUTH, "us-li")
    scene.do(("play", PACK.card["drop"]), ("deploy", PACK.card["us-li"]), ("place",), ("drop", space_at(4, 5)))
    squad = scene.state.army[SOUTH][-1]
    scene.dice(8)  # a critical on the plane
    scene.do(("flak", *scene.about(gun), squad, PACK.card["us-li"]))
    assert not scene.alive(squad)


def test_deep_reserves_need_somebody_in_the_discard_pile():
    scene = Scene(DEPLOYMENT)
    scene.state.discards[SOUTH] = [PACK.card["us-hi"], PACK.card["us-m4"]]
    scene.hold(SOUTH, "deep")
    assert scene.why_not("play", PACK.card["deep"]) == "nobody-to-recall"


def test_an_ambush_needs_its_price_and_a_unit_in_range():
    for ap, row, window in ((2, 4, True), (1, 4, False), (2, 6, False)):
        scene = Scene(MOVEMENT)
        squad = scene.unit(SOUTH, "us-li", 4, 1)
        scene.unit(NORTH, "de-li", 4, row)
        scene.hold(NORTH, "ambush")
        scene.state.ap[NORTH] = ap
        scene.choose(squad)
        scene.do(("go", space_at(4, 2)))
        assert (scene.step() == "AmbushWindow") is window


# -- generals ---------------------------------------------------------------------------------------------------


def test_no_general_without_an_hq():
    scene = Scene(DEPLOYMENT, scenario="arnhem")
    scene.hold(SOUTH, "general")
    assert scene.why("play", PACK.card["general"]) is None
    scene.state.hq_hp[SOUTH] = 0
    assert scene.why_not("play", PACK.card["general"]) == "hq-lost"


@pytest.mark.parametrize(
    ("general", "cards", "costs"),
    [
        ("patton", ["us-m4", "us-m4"], [2, 4]),
        ("guderian", ["de-pz3", "de-pz3"], [1, 3]),
        ("bradley", ["us-hi", "us-hi", "us-hi"], [1, 1, 2]),
        ("rokossovsky", ["su-zis3", "su-bm13"], [1, 3]),
        ("browning", ["uk-para", "uk-para"], [2, 2]),
        ("eisenhower", ["us-m4", "us-hi"], [4, 2]),
    ],
)
def test_generals_make_only_so_many_cards_cheaper(general, cards, costs):
    scene = Scene(DEPLOYMENT)
    scene.general(SOUTH, general)
    for column, (name, cost) in enumerate(zip(cards, costs, strict=True), 1):
        scene.state.ap[SOUTH] = 10
        scene.hold(SOUTH, name)
        scene.do(("deploy", PACK.card[name]))
        if scene.step() == "Equip":
            scene.do(("place",))
        scene.do(("at", space_at(column, 1)))
        assert scene.state.ap[SOUTH] == 10 - cost


@pytest.mark.parametrize("general", [general.id for general in PACK.generals])
def test_a_general_helps_his_own_side_only(general):
    scene = Scene(DEPLOYMENT)
    for word, _ in PACK.generals[PACK.general[general]].effect:
        assert scene.state.general(SOUTH, word) is None
        scene.general(SOUTH, general)
        assert scene.state.general(SOUTH, word) is not None
        assert scene.state.general(NORTH, word) is None
        scene.state.generals[SOUTH] = NONE


def test_montgomery_rerolls_guns_only_and_nobody_without_him_draws_three():
    scene = Scene()
    scene.general(SOUTH, "montgomery")
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-hi", 4, 3)
    scene.fire(tank, enemy, 1)
    assert scene.step() == "Shooting"
    scene.finish_turn()
    assert len(scene.state.hands[NORTH]) == 2  # Zhukov would make it three


# -- terrain ----------------------------------------------------------------------------------------------------

WHO = ("us-hi", "us-m4", "us-truck", "us-57")  # infantry, tank, transport, artillery
N, H, C = "normal", "hard", "closed"
GROUND = {
    "house": (N, C, C, N),
    "large-building": (N, C, C, N),
    "bunker": (N, C, C, N),
    "wall": (N, N, N, N),
    "trench": (N, H, H, N),
    "barrier": (N, C, C, C),
    "barb-wire": (H, N, H, H),  # a tank crushes it
    "bridge": (N, N, N, N),
    "ruins": (H, H, H, H),
    "antitank-mine": (N, N, N, N),
    "antipersonnel-mine": (N, N, N, N),
}
COVER = {
    "house": ((1, 1), None, None, (1, 1)),
    "large-building": ((2, 1), None, None, (2, 1)),
    "bunker": ((2, 1), None, None, (2, 1)),
    "wall": ((1, 1), (1, 1), (1, 1), (1, 1)),
    "trench": ((2, 1), (0, 0), (0, 0), (2, 1)),
    "barrier": ((1, 0), None, None, None),
    "ruins": ((1, 1), (1, 1), (1, 1), (1, 1)),
}
NATURAL = {"plain": N, "forest": H, "bushes": N, "mountain": H, "lake": C, "river": N, "sea": C}


def test_every_terrain_is_among_these():
    assert [terrain.id for terrain in PACK.terrains] == list(GROUND)
    assert [natural.id for natural in PACK.naturals] == list(NATURAL)


@pytest.mark.parametrize("terrain", GROUND)
def test_who_may_enter_a_terrain_card_and_how_it_covers(terrain):
    scene = Scene()
    place = scene.terrain(terrain, 4, 4)
    for number, name in enumerate(WHO):
        u = scene.unit(SOUTH, name, number + 1, 1)
        ground = GROUND[terrain][number]
        assert ground_for(scene.state, u, place) == ground
        if ground != C:
            assert cover(scene.state, u, place) == COVER.get(terrain, ((0, 0),) * 4)[number]


@pytest.mark.parametrize("natural", NATURAL)
def test_moving_onto_printed_terrain(natural):
    scene = Scene(MOVEMENT)
    place = scene.ground(natural, 4, 3)
    fresh, tired = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(SOUTH, "us-m4", 3, 2)
    scene.choose(fresh)
    assert (scene.why("go", place) is None) is (NATURAL[natural] != C)
    scene.do(("stop",))
    scene.choose(tired)
    scene.do(("go", space_at(3, 3)))
    assert (scene.why("go", place) is None) is (NATURAL[natural] == N)


@pytest.mark.parametrize("terrain", GROUND)
def test_what_fire_can_wear_down(terrain):
    scene = Scene()
    place = scene.terrain(terrain, 4, 3)
    gun = scene.unit(SOUTH, "us-m4", 4, 2)
    lasting = terrain in ("ruins", "antitank-mine", "antipersonnel-mine")
    assert (place in terrain_in_range(scene.state, gun, 0)) is not lasting


@pytest.mark.parametrize(("building", "hp"), [("house", 6), ("large-building", 10), ("bunker", 12)])
def test_a_building_becomes_ruins_and_buries_who_is_inside(building, hp):
    scene = Scene()
    place = scene.terrain(building, 4, 3)
    squad = scene.unit(NORTH, "de-hi", 4, 3)
    wear_down(scene.state, place, hp - 1, "9.3")
    assert scene.alive(squad)
    wear_down(scene.state, place, 1, "9.3")
    assert not scene.alive(squad)
    assert scene.state.terrain[place] == PACK.terrain["ruins"]


def test_a_bridge_falls_with_both_ends_unless_the_scenario_keeps_it():
    scene = Scene(scenario="arnhem")
    state = scene.state
    for army in state.army:
        for u in list(army):
            remove(state, u)
    squad, far = scene.unit(NORTH, "uk-li", 4, 4), scene.unit(SOUTH, "de-li", 4, 3)
    gun = scene.unit(SOUTH, "de-pz4", 3, 3)
    remove(state, far)
    assert space_at(4, 3) not in terrain_in_range(state, gun, 0)  # cannot be destroyed here
    wear_down(state, space_at(4, 3), 8, "7.6")
    assert state.terrain[space_at(4, 3)] == state.terrain[space_at(4, 4)] == NONE
    assert not scene.alive(squad)


def test_terrain_that_runs_out_cannot_be_bought():
    scene = Scene(DEPLOYMENT, late_terrain=True)
    scene.unit(SOUTH, "us-li", 4, 2)
    bunker = PACK.terrain["bunker"]
    assert scene.why("terrain", bunker) is None
    scene.state.terrain_left[bunker] = 0
    assert scene.why_not("terrain", bunker) == "no-card-left"


# -- scenarios: every way to win, and what is one short of it ------------------------------------------------------

GOALS = [
    pytest.param(scenario, victory, id=f"{scenario.id}-{('south', 'north')[victory.side]}-{victory.kind}")
    for scenario in PACK.scenarios
    for victory in scenario.victory
]


def bare(scenario: Scenario) -> Scene:
    """The scenario without its starting units, its own map under it."""
    scene = Scene(scenario=scenario.id)
    state = scene.state
    state.natural = list(scenario.natural)
    for army in state.army:
        for u in list(army):
            remove(state, u)
    state.control = [NONE] * state.spaces
    state.first = scenario.first
    state.turn = 1
    return scene


def line_infantry(scene: Scene, side: int) -> str:
    return ("us-li", "de-li", "su-li", "uk-li")[scene.state.factions[side]]


def won(scene: Scene, victory: Victory) -> bool:
    outcome = scene.state.outcome
    if outcome is None:
        return False
    how = "hq" if victory.kind == "destroy-hq" else victory.kind
    assert (outcome.how, outcome.winners) == (how, (victory.side,))
    return True


def end_of_turn(scene: Scene, side: int) -> None:
    scene.state.active = side
    scene.state.turn = 3
    at_end_of_turn(scene.state)


@pytest.mark.parametrize(("scenario", "victory"), GOALS)
def test_scenario_goals(scenario, victory):
    {
        "destroy-units": losses_decide,
        "destroy-hq": the_hq_decides,
        "rounds": time_decides,
        "evacuate": points_decide,
        "leave": points_decide,
        "score": points_decide,
        "row": a_row_decides,
        "control": control_decides,
        "most-points": most_points_decide,
    }[victory.kind](bare(scenario), scenario, victory)


def losses_decide(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    enemy = 1 - victory.side
    scene.state.losses[enemy] = victory.count - 2
    for last in (False, True):
        destroy(scene.state, scene.unit(enemy, line_infantry(scene, enemy), 4, 4), "7.2")
        assert won(scene, victory) is last


def the_hq_decides(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    enemy = 1 - victory.side
    scene.state.hq_hp[enemy] = 1
    at_once(scene.state)
    assert not won(scene, victory)
    scene.state.hq_hp[enemy] = 0
    hq_falls(scene.state, enemy)
    assert won(scene, victory)


def time_decides(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    state = scene.state
    for turn, over in ((2 * scenario.rounds - 2, False), (2 * scenario.rounds - 1, False), (2 * scenario.rounds, True)):
        state.turn = turn
        state.active = scenario.first if turn % 2 else 1 - scenario.first
        at_end_of_turn(state)
        assert won(scene, victory) is over


def points_decide(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    scene.state.points[victory.side] = victory.count - 1
    at_once(scene.state)
    assert not won(scene, victory)
    scene.state.points[victory.side] += 1
    at_once(scene.state)
    assert won(scene, victory)


def a_row_decides(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    for column in range(1, victory.count + 1):
        end_of_turn(scene, victory.side)
        assert not won(scene, victory)
        scene.unit(victory.side, line_infantry(scene, victory.side), column, victory.row)
    end_of_turn(scene, 1 - victory.side)
    assert won(scene, victory) is victory.anybody
    end_of_turn(scene, victory.side)
    assert won(scene, victory)


def control_decides(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    places = [*victory.spaces, *victory.some[: victory.count]]
    for place in places[:-1]:
        scene.state.control[place] = victory.side
    for _ in range(victory.turns + 1):
        end_of_turn(scene, victory.side)
        assert not won(scene, victory)
    scene.state.control[places[-1]] = victory.side
    end_of_turn(scene, 1 - victory.side)
    assert not won(scene, victory)
    for turn in range(1, victory.turns + 1):
        end_of_turn(scene, victory.side)
        assert won(scene, victory) is (turn == victory.turns)


def most_points_decide(scene: Scene, scenario: Scenario, victory: Victory) -> None:
    state = scene.state
    state.points[victory.side], state.points[1 - victory.side] = 5, 5 if victory.count else 4
    state.active = 1 - scenario.first
    state.turn = 2 * scenario.rounds - 2
    at_end_of_turn(state)
    assert not won(scene, victory)
    state.turn = 2 * scenario.rounds
    at_end_of_turn(state)
    assert won(scene, victory)


@pytest.mark.parametrize("scenario", PACK.scenarios, ids=lambda scenario: scenario.id)
def test_an_hq_that_is_no_goal_decides_nothing_and_a_safe_one_is_no_target(scenario):
    for side, sheet in enumerate(scenario.sides):
        scene = bare(scenario)
        row = 1 if side == SOUTH else 6
        tank = scene.unit(1 - side, "us-m4", 4, row)
        assert (hqs_in_range(scene.state, tank, 0) == []) is sheet.safe_hq
        goal = any(one.kind == "destroy-hq" and one.side != side for one in scenario.victory)
        scene.state.hq_hp[side] = 0
        hq_falls(scene.state, side)
        assert (scene.state.outcome is not None) is goal


def test_evacuation_is_not_for_tanks_or_for_those_who_moved():
    scene = Scene(MOVEMENT, scenario="dunkirk")
    state = scene.state
    state.active, state.turn, state.first = SOUTH, 8, NORTH
    state.counts[BOATS] = 3
    scene.phase(MOVEMENT)
    tank, squad = scene.unit(SOUTH, "uk-mat", 1, 3), scene.unit(SOUTH, "uk-li", 7, 3)
    scene.choose(tank)
    assert scene.why_not("evacuate") == "cannot-evacuate"
    scene.do(("stop",))
    scene.choose(squad)
    scene.do(("march",), ("go", space_at(8, 3)))
    assert scene.why_not("evacuate") == "cannot-evacuate"


def test_leaving_the_board_takes_a_step():
    scene = Scene(MOVEMENT, scenario="kasserine")
    state = scene.state
    state.active = NORTH
    scene.phase(MOVEMENT)
    tank = scene.unit(NORTH, "de-pz3", 1, 2)
    scene.choose(tank)
    assert "exit" not in scene.verbs()
    scene.do(("go", space_at(1, 1)), ("exit",))
    assert state.points[NORTH] == 1
    squad = scene.unit(NORTH, "de-li", 8, 2)
    scene.choose(squad)
    scene.do(("go", space_at(8, 1)))
    assert scene.step() == "Movement"  # nothing left to leave with
    assert state.points[NORTH] == 1
