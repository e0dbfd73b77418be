"""§17.11: what each scenario adds, and how it is won."""

from __future__ import annotations

import pytest

from brink.engine import Chance
from brink.games.twogm.allowance import allowance
from brink.games.twogm.battlefield import destroy, remove
from brink.games.twogm.deployment import home_spaces
from brink.games.twogm.pack import NONE
from brink.games.twogm.scenarios import at_start
from brink.games.twogm.state import BOATS, CARDS, HQ, START, TwoGMState
from brink.games.twogm.the_turn import end_turn, income, supply_line
from brink.games.twogm.victory import at_end_of_turn
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

PACK = Scene().pack


def scene_of(name: str, phase: int = SHOOTING, empty: bool = True) -> Scene:
    """The scenario's own ground comes back; its units only if they are wanted."""
    scene = Scene(phase, scenario=name)
    scenario = PACK.scenarios[scene.state.scenario]
    scene.state.natural = list(scenario.natural)
    scene.state.natural_hp = [PACK.naturals[ground].hp for ground in scenario.natural]
    if empty:
        for army in scene.state.army:
            for u in list(army):
                remove(scene.state, u)
        scene.state.control = [NONE] * scene.state.spaces
    return scene


def outcome(state: TwoGMState) -> tuple[str, tuple[int, ...]] | None:
    return None if state.outcome is None else (state.outcome.how, state.outcome.winners)


def after_round(scene: Scene, number: int) -> None:
    """The second player's turn of this round ends."""
    scene.state.turn = 2 * number
    scene.state.active = 1 - scene.state.first
    at_end_of_turn(scene.state)


@pytest.mark.parametrize("scenario", PACK.scenarios, ids=lambda scenario: scenario.id)
def test_starting_units_stand_where_the_sheet_says(scenario):
    state = scene_of(scenario.id, empty=False).state
    for side, sheet in enumerate(scenario.sides):
        cards = [(state.u_card[u], state.u_place[u]) for u in state.army[side]]
        assert cards == [(start.unit, start.space) for start in sheet.units]
        for u, start in zip(state.army[side], sheet.units, strict=True):
            assert bool(state.u_mounted[u]) is start.mounted
            assert (state.u_carrier[u] != NONE) is start.aboard


# -- Dunkirk ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "boats"), [(4, 1), (8, 2), (9, 3)])
def test_dunkirk_boats_come_by_the_die(die, boats):
    scene = scene_of("dunkirk")
    scene.dice(die)
    at_start(scene.state, SOUTH)
    assert scene.state.counts[BOATS] == boats


def test_dunkirk_seasoned_infantry_on_the_beach_is_evacuated():
    scene = scene_of("dunkirk", MOVEMENT)
    state = scene.state
    state.first, state.turn, state.counts[BOATS] = NORTH, 6, 1
    old, other = scene.unit(SOUTH, "uk-li", 1, 3), scene.unit(SOUTH, "uk-li", 2, 3)
    fresh = scene.unit(SOUTH, "uk-li", 3, 3)
    state.u_turn[fresh] = 4
    scene.choose(fresh)
    assert scene.why_not("evacuate") == "too-fresh"
    scene.do(("stop",))
    scene.choose(old)
    scene.do(("evacuate",))
    assert state.points[SOUTH] == 1
    assert state.losses[SOUTH] == 0
    scene.choose(other)
    assert scene.why_not("evacuate") == "no-boat"


def test_dunkirk_is_won_by_eight_evacuated_or_eight_destroyed_or_time():
    scene = scene_of("dunkirk", MOVEMENT)
    scene.state.points[SOUTH] = 7
    scene.state.first, scene.state.turn, scene.state.counts[BOATS] = NORTH, 6, 1
    last = scene.unit(SOUTH, "uk-li", 1, 3)
    scene.choose(last)
    scene.do(("evacuate",))
    assert outcome(scene.state) == ("evacuate", (SOUTH,))

    scene = scene_of("dunkirk")
    scene.state.losses[SOUTH] = 7
    destroy(scene.state, scene.unit(SOUTH, "uk-li", 1, 3), "7.2")
    assert outcome(scene.state) == ("destroy-units", (NORTH,))

    scene = scene_of("dunkirk")
    after_round(scene, 11)
    assert outcome(scene.state) is None
    after_round(scene, 12)
    assert outcome(scene.state) == ("rounds", (NORTH,))


def test_dunkirk_lines_are_counted_from_the_beach():
    scene = scene_of("dunkirk")
    assert scene.state.line(SOUTH, space_at(1, 3)) == 1
    assert home_spaces(scene.state, SOUTH)[0] == space_at(1, 3)
    assert supply_line(scene.state, SOUTH) == 0
    scene.unit(SOUTH, "uk-li", 1, 3)
    assert supply_line(scene.state, SOUTH) == 1


# -- the others -------------------------------------------------------------------------------------------------


def test_el_alamein_three_units_on_row_6_at_the_end_of_a_british_turn():
    scene = scene_of("el-alamein")
    for column in (1, 2, 3):
        scene.unit(SOUTH, "uk-li", column, 6)
    scene.state.active = NORTH
    at_end_of_turn(scene.state)
    assert outcome(scene.state) is None
    scene.state.active = SOUTH
    at_end_of_turn(scene.state)
    assert outcome(scene.state) == ("row", (SOUTH,))


def test_stalingrad_is_taken_by_two_turns_of_control_and_fought_at_close_range():
    scene = scene_of("stalingrad")
    state = scene.state
    scene.unit(NORTH, "de-li", 4, 4)
    scene.unit(NORTH, "de-li", 5, 4)
    state.active = NORTH
    at_end_of_turn(state)
    assert outcome(state) is None
    state.active = SOUTH
    at_end_of_turn(state)
    assert outcome(state) is None
    state.active = NORTH
    at_end_of_turn(state)
    assert outcome(state) == ("control", (NORTH,))
    squad = scene.unit(SOUTH, "su-li", 1, 1)
    near, far = scene.unit(NORTH, "de-li", 1, 2), scene.unit(NORTH, "de-li", 3, 1)
    assert scene.named(squad, near)["close-fighting"] == (-1, 0)
    assert "close-fighting" not in scene.named(squad, far)


def test_stalingrad_control_must_be_held():
    scene = scene_of("stalingrad")
    state = scene.state
    state.active = NORTH
    for place in (space_at(4, 4), space_at(5, 4)):
        state.control[place] = NORTH
    at_end_of_turn(state)
    state.control[space_at(5, 4)] = SOUTH
    at_end_of_turn(state)
    state.control[space_at(5, 4)] = NORTH
    at_end_of_turn(state)
    assert outcome(state) is None


def test_kasserine_green_troops_and_the_way_out():
    scene = scene_of("kasserine", MOVEMENT)
    state = scene.state
    squad, enemy = scene.unit(SOUTH, "us-li", 4, 3), scene.unit(NORTH, "de-li", 4, 4)
    state.turn = 6
    assert scene.named(squad, enemy) == {"green": (1, 0)}
    assert "green" not in scene.named(enemy, squad)
    state.turn = 7
    assert scene.named(squad, enemy) == {}
    state.active = NORTH
    state.points[NORTH] = 3
    scene.phase(MOVEMENT)
    tank = scene.unit(NORTH, "de-pz3", 1, 1)
    scene.choose(tank)
    scene.do(("exit",))
    assert outcome(state) == ("leave", (NORTH,))


def test_prokhorovka_counts_tanks_by_their_cost():
    scene = scene_of("prokhorovka")
    state = scene.state
    destroy(state, scene.unit(SOUTH, "su-t34", 1, 1), "7.2")
    destroy(state, scene.unit(SOUTH, "su-li", 1, 1), "7.2")
    assert state.points == [0, 5]
    state.points = [8, 8]
    after_round(scene, 10)
    assert outcome(state) == ("most-points", (SOUTH,))


def test_omaha_units_come_in_craft_and_land_in_front():
    scene = scene_of("omaha", DEPLOYMENT, empty=False)
    state = scene.state
    craft = next(u for u in state.army[SOUTH] if state.u_place[u] == space_at(2, 1))
    for cargo in state.cargo(craft):
        remove(state, cargo)
    scene.hold(SOUTH, "us-hi")
    scene.do(("deploy", PACK.card["us-hi"]), ("place",))
    assert scene.why_not("at", space_at(1, 1)) == "needs-a-craft"
    assert scene.why_not("at", space_at(4, 1)) == "needs-a-craft"
    scene.do(("at", space_at(2, 1)))
    squad = state.cargo(craft)[0]
    scene.phase(MOVEMENT)
    scene.choose(craft)
    scene.do(("go", space_at(2, 2)))
    assert {action[3] for action in GAME.candidates(state) if action[0] == "unload"} == {space_at(2, 3)}
    scene.do(("unload", squad, PACK.card["us-hi"], space_at(2, 3)))
    assert state.here[space_at(2, 3)] == squad
    assert supply_line(state, SOUTH) == 3


def test_omaha_the_log_says_with_what_and_for_how_much_a_unit_comes_aboard():
    scene = scene_of("omaha", DEPLOYMENT)
    scene.unit(SOUTH, "sc-lcvp", 2, 1)
    scene.hold(SOUTH, "us-m18")
    scene.state.log = []
    scene.do(("deploy", PACK.card["us-m18"]), ("buy", PACK.token["vhmg"]), ("place",), ("at", space_at(2, 1)))
    teller = GAME.teller("en", PACK, ["Anna", "Bert"])
    assert [teller.sentence(entry.key, entry.args) for entry in scene.state.log] == [
        "Anna brings out M18 Hellcat.",
        "M18 Hellcat in position on B1 with Tank HMG, for 5 AP.",
        "Aboard Landing craft: M18 Hellcat.",
    ]


def test_omaha_without_a_craft_the_reason_says_so():
    scene = scene_of("omaha", DEPLOYMENT)
    scene.hold(SOUTH, "us-m18")
    assert scene.why_not("deploy", PACK.card["us-m18"]) == "no-craft-free"


def test_omaha_new_craft_and_victory_at_the_end_of_any_turn():
    scene = scene_of("omaha", empty=False)
    state = scene.state
    at_start(state, SOUTH)
    assert scene.step() == "NewCraft"
    assert scene.why_not("at", space_at(2, 1)) == "space-taken"
    scene.do(("at", space_at(1, 1)))
    assert state.u_card[state.here[space_at(1, 1)]] == PACK.landing_craft
    losses = state.losses[SOUTH]
    remove(state, state.cargo(state.here[space_at(2, 1)])[0])
    destroy(state, state.here[space_at(2, 1)], "7.2")
    assert state.losses[SOUTH] == losses  # craft do not count
    for column in (4, 5):
        scene.unit(SOUTH, "us-li", column, 6)
    state.active = NORTH
    at_end_of_turn(state)
    assert outcome(state) == ("row", (SOUTH,))


def test_arnhem_an_assault_boat_crosses_the_river():
    scene = scene_of("arnhem", MOVEMENT)
    squad, second = scene.unit(SOUTH, "de-li", 1, 3), scene.unit(SOUTH, "de-li", 2, 3)
    scene.choose(squad)
    assert scene.why_not("go", space_at(1, 4)) == "no-way"
    scene.do(("boat",), ("go", space_at(1, 4)))
    assert scene.state.ap[SOUTH] == 9
    scene.choose(second)
    assert scene.why_not("boat") == "no-boat"


def test_bastogne_snow_fog_and_air_supply():
    scene = scene_of("bastogne", DEPLOYMENT)
    state = scene.state
    tank, scout = scene.unit(SOUTH, "us-m4", 1, 1), scene.unit(SOUTH, "us-m8", 2, 1)
    squad, gun = scene.unit(SOUTH, "us-li", 3, 1), scene.unit(SOUTH, "us-105", 4, 1)
    assert [allowance(state, u) for u in (tank, scout, squad)] == [1, 3, 1]
    assert (state.reach_of(gun, 0), state.reach_of(tank, 0)) == (3, 3)
    enemy = scene.unit(NORTH, "de-li", 1, 4)
    assert scene.named(tank, enemy) == {"snow": (1, 0)}
    scene.hold(SOUTH, "us-p51")
    assert scene.why_not("deploy", PACK.card["us-p51"]) == "fog"
    before = income(state, SOUTH)
    state.turn = 11
    assert scene.why("deploy", PACK.card["us-p51"]) is None
    assert income(state, SOUTH) == before + 2


@pytest.mark.parametrize(
    ("turn", "phase", "more"),
    [(9, SHOOTING, 0), (10, START, 0), (10, HQ, 0), (10, CARDS, 2), (11, START, 2), (12, HQ, 2)],
)
def test_the_income_shown_is_that_of_the_round_in_which_it_comes(turn, phase, more):
    """Bastogne: Germany begins, and from round 6 on (turns 11 and 12) the USA is supplied from the air."""
    state = scene_of("bastogne").state
    before = income(state, SOUTH)
    state.turn, state.phase, state.first = turn, phase, NORTH
    state.active = state.first if turn % 2 else 1 - state.first
    assert GAME.view(state, SOUTH).income[SOUTH] == before + more


def test_the_first_income_is_shown_while_hands_are_chosen():
    state = GAME.setup(2, {"scenario": "omaha"}, Chance(bytes(16)))
    assert state.turn == 0
    assert GAME.view(state, SOUTH).income[SOUTH] == 3 + 2 + 2  # the HQ, two lines of water, from the air


def test_an_hq_lost_in_a_scenario_takes_its_general_along():
    scene = scene_of("arnhem")
    scene.general(SOUTH, "rommel")
    scene.state.hq_hp[SOUTH] = 1
    tank = scene.unit(NORTH, "uk-sher", 4, 2)
    scene.fire_at(tank, 96, 5)
    assert scene.state.hq_hp[SOUTH] == 0
    assert scene.state.generals[SOUTH] == NONE
    assert outcome(scene.state) is None
    end_turn(scene.state, SOUTH)
    assert scene.state.ap[SOUTH] == 0
