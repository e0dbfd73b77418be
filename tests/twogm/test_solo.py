"""§17.12: the solo bot, paragraph by paragraph, and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from brink.bots import bot_names, make_bot
from brink.engine import Chance, Sight, verify
from brink.engine.chance import Script, seed_from
from brink.engine.records import read_record
from brink.games.twogm import TwoGM, stance, verbs
from brink.games.twogm.battlefield import destroy
from brink.games.twogm.bots import ANSWERS, Solo
from brink.games.twogm.game_setup import Bid, Mulligan
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import NONE
from brink.games.twogm.placing_terrain import BuyTerrain, PlaceTerrain
from brink.games.twogm.shooting import odds, shot_at
from brink.games.twogm.solo import deploying, moving, shooting
from brink.games.twogm.solo.goals import Goals
from brink.games.twogm.solo.gunnery import Gunnery
from brink.games.twogm.solo.mind import Memory, Mind
from brink.games.twogm.solo.moving import Mover
from brink.games.twogm.stance import DEFENSIVE, OFFENSIVE
from brink.games.twogm.state import BOATS, TwoGMDecision, TwoGMState
from brink.games.twogm.the_turn import DiscardDown, income
from brink.games.twogm.tokens import FlipOver
from brink.lab.simulate import Plan, play_out, simulate
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

SCENARIOS = [scenario.id for scenario in GAME.pack().scenarios]
LEVELS = ("recruit", "regular", "veteran", "elite")


def mind(scene: Scene, seat: int = SOUTH, *dice: int) -> Mind:
    """The bot's thoughts in this position; its dice show what they are told."""
    chance = Script([face - 1 for face in dice]) if dice else Chance(seed_from("solo"))
    return Mind(scene.state, seat, GAME.legal(scene.state), chance, Memory())


def choice(scene: Scene, seat: int = SOUTH) -> Any:
    """What the bot does now."""
    return Solo(Chance(seed_from("solo"))).choose(Sight(GAME, scene.state, seat, GAME.legal(scene.state)))


def ask(scene: Scene, step: TwoGMDecision) -> None:
    scene.state.agenda[-1] = step


def gunnery(scene: Scene) -> Gunnery:
    return Gunnery(scene.state, (Goals(scene.state, SOUTH), Goals(scene.state, NORTH)))


def play(players: int = 2, bots: tuple[str, ...] = ("regular",), seed: str = "solo", **options: Any) -> TwoGMState:
    """A whole game; every few decisions the state is checked."""
    names = [bots[seat % len(bots)] for seat in range(players)]
    chance = Chance(seed_from(seed))
    state = GAME.setup(players, GAME.seat_bots(options, names), chance)
    made = [make_bot(GAME, name, chance.fork(str(seat))) for seat, name in enumerate(names)]
    seen = [0]

    def act(state: Any, action: Any, legal: Any) -> None:
        GAME.apply(state, action, legal)
        seen[0] += 1
        if seen[0] % 50 == 0:
            GAME.check(state)

    play_out(GAME, state, made, act)
    assert state.outcome is not None
    return state


# -- difficulty -------------------------------------------------------------------------------------------------


def test_the_four_difficulties_are_bots():
    assert bot_names(GAME) == ["random", "beginner", "steady", *LEVELS, "strong", "expert"]


@pytest.mark.usefixtures("every_decision_is_asked")
@pytest.mark.parametrize(
    ("level", "ap", "cards"), [("recruit", -1, 2), ("regular", 0, 2), ("veteran", 1, 2), ("elite", 2, 3)]
)
def test_difficulty_gives_action_points_and_cards(level, ap, cards):
    plain, scene = Scene(), Scene(difficulty_1=level)
    assert income(scene.state, SOUTH) == income(plain.state, SOUTH) + ap
    assert income(scene.state, NORTH) == income(plain.state, NORTH)
    scene.finish_turn()
    scene.finish_turn()
    assert len(scene.state.hands[SOUTH]) == cards
    assert len(scene.state.hands[NORTH]) == 2


def test_difficulty_of_allies_is_that_of_the_side_on_average():
    plain = income(Scene(players=4).state, SOUTH)
    assert income(Scene(players=4, difficulty_1="elite", difficulty_3="elite").state, SOUTH) == plain + 2
    assert income(Scene(players=4, difficulty_1="elite").state, SOUTH) == plain + 1


def test_choosing_the_bot_sets_the_difficulty():
    options = GAME.seat_bots({"south": "uk", "difficulty_2": "elite"}, ["veteran", None])
    assert options == {"south": "uk", "difficulty_1": "veteran", "difficulty_2": "regular"}
    assert GAME.seat_bots({}, ["random", "elite"])["difficulty_2"] == "elite"
    assert set(TwoGM.filled_in) == {f"difficulty_{seat}" for seat in (1, 2, 3, 4)}


def test_records_of_simulated_games_keep_the_difficulty(tmp_path):
    """So a replay has the same action points."""
    plan = Plan(
        game="twogm",
        players=2,
        games=1,
        seed=seed_from("records"),
        bots=("elite", "recruit"),
        options={"time_limit": 1},
        records=tmp_path / "records",
    )
    assert [played.problem for played in simulate(plan)] == [""]
    record = read_record(next((tmp_path / "records").iterdir()))
    assert (record.options["difficulty_1"], record.options["difficulty_2"]) == ("elite", "recruit")
    verify(record)


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "ap"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (10, 3)])
def test_bid_by_die(die, ap):
    scene = Scene()
    ask(scene, Bid(SOUTH))
    assert ANSWERS["Bid"](mind(scene, SOUTH, die), Bid(SOUTH)) == ("bid", ap)


def test_terrain_is_the_dearest_it_can_pay():
    scene = Scene()
    scene.state.turn = 0
    ask(scene, BuyTerrain(SOUTH))
    bought = []
    for bid in (1, 2, 3):
        scene.state.bids = [bid, 0]
        action = ANSWERS["BuyTerrain"](mind(scene), BuyTerrain(SOUTH))
        bought.append(scene.pack.terrains[action[1]].id)
    assert bought == ["wall", "trench", "house"]
    scene.state.bids = [0, 0]
    assert ANSWERS["BuyTerrain"](mind(scene), BuyTerrain(SOUTH)) == ("done",)


@pytest.mark.parametrize(("dice", "place"), [((3, 1), (3, 2)), ((3, 2), (3, 3)), ((9, 1), (4, 2)), ((10, 4), (5, 3))])
def test_terrain_goes_where_the_dice_say(dice, place):
    scene = Scene()
    step = PlaceTerrain(SOUTH, scene.pack.terrain["wall"], setup=True)
    ask(scene, step)
    assert ANSWERS["PlaceTerrain"](mind(scene, SOUTH, *dice), step) == ("at", space_at(*place))


def test_terrain_shifts_to_the_right_and_begins_anew():
    scene = Scene()
    step = PlaceTerrain(SOUTH, scene.pack.terrain["wall"], setup=True)
    ask(scene, step)
    scene.ground("forest", 8, 2)
    scene.ground("forest", 1, 2)
    assert ANSWERS["PlaceTerrain"](mind(scene, SOUTH, 8, 1), step) == ("at", space_at(2, 2))


def test_mulligan_without_a_cheap_unit():
    scene = Scene()
    ask(scene, Mulligan(SOUTH))
    scene.hold(SOUTH, "us-m4", "us-m26", "supplies", "general", "impact")
    assert choice(scene) == ("mulligan",)
    scene.hold(SOUTH, "us-cg")
    assert choice(scene) == ("keep",)


# -- stance -----------------------------------------------------------------------------------------------------


def settled(scene: Scene) -> int:
    scene.state.turn = 7
    stance.settle(scene.state, SOUTH)
    return scene.state.stances[SOUTH]


def test_stance_is_offensive_at_first_and_stays_in_between():
    scene = Scene()
    assert scene.state.stances == [OFFENSIVE, OFFENSIVE]
    scene.unit(SOUTH, "us-m4", 4, 1)
    scene.unit(NORTH, "us-m4", 4, 6)
    assert settled(scene) == OFFENSIVE
    scene.state.stances[SOUTH] = DEFENSIVE
    assert settled(scene) == DEFENSIVE


def test_stance_follows_the_board_values():
    scene = Scene()
    scene.unit(SOUTH, "us-m4", 4, 1)
    scene.unit(NORTH, "de-pz4", 4, 6, "mg")
    assert settled(scene) == DEFENSIVE  # 4 against 6
    scene.unit(SOUTH, "us-m4", 5, 1)
    assert settled(scene) == OFFENSIVE  # 8 against 6


def test_stance_waits_until_both_have_arrived():
    """Rounds 1 and 2: who moves second is not weak because the other has deployed first."""
    scene = Scene()
    scene.unit(NORTH, "de-pz4", 4, 6)
    scene.state.turn = 4
    stance.settle(scene.state, SOUTH)
    assert scene.state.stances[SOUTH] == OFFENSIVE
    scene.state.turn = 5
    stance.settle(scene.state, SOUTH)
    assert scene.state.stances[SOUTH] == DEFENSIVE


def test_stance_is_defensive_with_an_enemy_near():
    scene = Scene()
    for column in range(1, 7):
        scene.unit(SOUTH, "us-m4", column, 1)
    scene.unit(NORTH, "de-li", 8, 3)
    assert settled(scene) == OFFENSIVE
    scene.unit(NORTH, "de-li", 8, 2)
    assert settled(scene) == DEFENSIVE


def test_stance_is_offensive_with_the_better_hq():
    scene = Scene()
    scene.unit(SOUTH, "us-m4", 4, 1)
    scene.unit(NORTH, "us-m4", 4, 6)
    scene.state.stances[SOUTH] = DEFENSIVE
    scene.state.hq_hp = [10, 8]
    assert settled(scene) == DEFENSIVE
    scene.state.hq_hp = [10, 7]
    assert settled(scene) == OFFENSIVE


def test_wounds_lower_the_board_value():
    scene = Scene()
    u = scene.unit(SOUTH, "us-m4", 4, 1)
    assert stance.board_value(scene.state, SOUTH) == 4
    scene.state.u_wounds[u] = 2
    assert stance.board_value(scene.state, SOUTH) == pytest.approx(4 * (1 - 0.25 / 2))


@pytest.mark.parametrize(
    ("scenario", "stances"),
    [
        ("dunkirk", [DEFENSIVE, OFFENSIVE]),
        ("el-alamein", [OFFENSIVE, DEFENSIVE]),
        ("stalingrad", [DEFENSIVE, OFFENSIVE]),
        ("prokhorovka", [OFFENSIVE, OFFENSIVE]),
        ("omaha", [OFFENSIVE, DEFENSIVE]),
    ],
)
def test_stance_in_a_scenario_is_its_role(scenario, stances):
    scene = Scene(scenario=scenario)
    assert scene.state.stances == stances
    stance.settle(scene.state, SOUTH)
    assert scene.state.stances == stances


# -- value and EV -----------------------------------------------------------------------------------------------


def test_value_of_a_target():
    scene = Scene()
    scene.unit(SOUTH, "us-li", 1, 1)
    tank = scene.unit(NORTH, "de-pz4", 4, 5, "mg")
    leaders = scene.unit(NORTH, "de-cg", 4, 6)
    intruder = scene.unit(NORTH, "de-li", 6, 1)
    blocker = scene.unit(NORTH, "de-li", 6, 2)
    found = gunnery(scene)
    assert found.value(tank, scene.state.u_place[tank]) == 6
    assert found.value(leaders, scene.state.u_place[leaders]) == 3 + 3
    assert found.value(intruder, scene.state.u_place[intruder]) == 1 + 2
    assert found.value(blocker, scene.state.u_place[blocker]) == 1 + 1  # the first line without one of ours


def test_value_of_one_on_an_objective():
    scene = Scene(scenario="stalingrad")
    u = scene.unit(NORTH, "de-li", 4, 4)
    assert gunnery(scene).value(u, space_at(4, 4)) >= 1 + 2


def test_expected_value_of_a_shot():
    scene = Scene()
    rifles = scene.unit(SOUTH, "us-li", 4, 3)
    target = scene.unit(NORTH, "de-li", 4, 5)
    found = gunnery(scene)
    gun = found.guns(rifles)[0]
    assert found.ev(gun, space_at(4, 3), target, space_at(4, 5)) == pytest.approx(1 * (0.1 + 0.5 / 3))
    tiger = scene.unit(NORTH, "de-tig1", 5, 4)
    assert found.ev(gun, space_at(4, 3), tiger, space_at(5, 4)) == 0  # it cannot penetrate
    assert found.ev(gun, space_at(4, 3), tiger, space_at(5, 4), "assault") == pytest.approx(8 * (0.1 + 0.5 / 5))


def test_17_12_at_dunkirk_an_enemy_is_near_by_the_beach_s_own_lines():
    """There the first line of the South is the third row of the map."""
    state = GAME.setup(2, {"scenario": "dunkirk"}, Chance(seed_from("near")))
    enemy = next(u for u in state.army[NORTH] if state.u_place[u] < ALL_SPACES)
    state.army[NORTH] = [enemy]
    near = []
    for row in range(1, 7):
        state.u_place[enemy] = space_at(4, row)
        near += [row] if stance.pressed(state, SOUTH) else []
    assert near == [row for row in range(1, 7) if row - 3 + 1 <= stance.NEAR]
    assert 0 < len(near) < 6


def test_expected_value_at_an_hq():
    scene = Scene()
    tank = scene.unit(SOUTH, "us-m4", 4, 5)
    found = gunnery(scene)
    gun = found.guns(tank)[0]
    assert found.hq_ev(gun, space_at(4, 5), NORTH) == pytest.approx(0.6 * 2 * 1.5)
    scene.state.hq_hp[NORTH] = 2
    assert found.hq_ev(gun, space_at(4, 5), NORTH) == pytest.approx(0.6 * 2 * 3)


@pytest.mark.parametrize("scenario", ["battle-royal", "stalingrad", "kasserine", "bastogne", "arnhem"])
def test_chances_are_those_of_the_rules(scenario):
    """The quick reckoning agrees with `shooting.odds` for every weapon and target along a game."""
    chance = Chance(seed_from("odds"))
    state = GAME.setup(2, {"scenario": scenario, "south": "su", "north": "uk"}, chance)
    bots = [Solo(chance.fork("a")), Solo(chance.fork("b"))]
    compared = 0
    while state.outcome is None and state.round() < 9:
        legal = GAME.legal(state)
        seat = GAME.to_act(state)
        if type(state.agenda[-1]).__name__ == "Shooting":
            compared += compare_all(state)
        GAME.apply(state, bots[seat].choose(Sight(GAME, state, seat, legal)), legal)
    assert compared > 200


def compare_all(state: TwoGMState) -> int:
    found = Gunnery(state, (Goals(state, SOUTH), Goals(state, NORTH)))
    count = 0
    for side in (SOUTH, NORTH):
        for u in found.board[side]:
            for gun in found.guns(u):
                for v in found.board[1 - side]:
                    place = state.u_place[v]
                    book = odds(state, shot_at(state, u, gun.slot, v))
                    p, q, damage, mark = found.chances(gun, state.u_place[u], v, place)
                    assert (round(10 * p), round(10 * q)) == (book.hit, book.kill), (state.unit(u).id, state.unit(v).id)
                    assert not book.hit or damage == book.damage
                    assert not book.hit or gun.exact or mark.armor == book.armor
                    count += 1
    return count


# -- movement ---------------------------------------------------------------------------------------------------


def mover(scene: Scene, seat: int = SOUTH) -> Mover:
    return Mover(mind(scene, seat))


def test_score_of_a_space_is_its_parts():
    scene = Scene(MOVEMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(SOUTH, "us-li", 1, 2)
    foe = scene.unit(NORTH, "de-pz4", 4, 6)
    found = mover(scene)
    at = space_at(4, 3)
    fire = found.gunnery.ev(found.gunnery.guns(tank)[0], at, foe, space_at(4, 6))
    threat = found.gunnery.threat(tank, at)
    assert fire > 0
    assert threat > 0
    expected = fire + 0.30 * found.goal.advance(tank, at) - 0.35 * threat + 0.25  # it fills line 3
    assert found.score(tank, at, space_at(4, 2)) == pytest.approx(expected)
    scene.state.stances[SOUTH] = DEFENSIVE
    cautious = fire + 0.05 * found.goal.advance(tank, at) - 0.60 * threat + 0.25
    assert mover(scene).score(tank, at, space_at(4, 2)) == pytest.approx(cautious)


def test_supply_line_is_kept_and_filled():
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-li", 4, 1)
    found = mover(scene)
    assert found.supply(space_at(4, 2), space_at(4, 1)) == -0.5 + 0.25
    scene.unit(SOUTH, "us-li", 5, 1)
    assert mover(scene).supply(space_at(4, 2), space_at(4, 1)) == 0.25
    assert mover(scene).supply(space_at(4, 5), space_at(4, 1)) == 0


def test_guns_stay_behind_line_3_and_command_groups_seek_it():
    scene = Scene(MOVEMENT)
    gun = scene.unit(SOUTH, "us-105", 4, 3)
    leaders = scene.unit(SOUTH, "us-cg", 5, 2)
    found = mover(scene)
    assert found.forward(gun, space_at(4, 3)) == pytest.approx(0.3)
    assert found.forward(gun, space_at(4, 4)) < 0
    assert [found.forward(leaders, space_at(5, row)) for row in (1, 2, 3, 4)] == pytest.approx([1.2, 2.4, 3.6, 0.6])
    scene.choose(leaders)
    assert choice(scene) == ("go", space_at(5, 3))


def test_units_move_from_the_front_backwards():
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 2, 1)
    front = scene.unit(SOUTH, "us-m4", 4, 3)
    assert choice(scene)[:2] == ("unit", front)


def test_ties_go_to_the_centre():
    scene = Scene(MOVEMENT, scenario="prokhorovka")
    scene.state.natural = [scene.pack.natural["plain"]] * 48
    u = scene.unit(SOUTH, "su-t34", 2, 2)
    found = mover(scene)
    places = [space_at(2, 3), space_at(3, 3), space_at(1, 3)]
    assert found.best(u, places)[1] == space_at(3, 3)


def test_assault_when_it_is_worth_more_than_a_shot():
    scene = Scene(MOVEMENT)
    u = scene.unit(SOUTH, "us-li", 4, 3)
    scene.unit(NORTH, "de-tig1", 4, 4)
    scene.choose(u)
    found = mover(scene)
    assert found.best_assault(u, [space_at(4, 4)])[0] == pytest.approx(8 * (0.1 + 0.5 / 5) - 0.8 * 1 * 0.7)
    assert choice(scene) == ("assault", space_at(4, 4))


def test_no_assault_on_what_a_shot_hurts_as_well():
    scene = Scene(MOVEMENT)
    u = scene.unit(SOUTH, "us-li", 4, 3)
    scene.unit(NORTH, "de-li", 4, 4)
    assert mover(scene).wants_assault(u, [space_at(4, 4)]) == NONE


def test_infantry_far_behind_goes_aboard():
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 8, 5)
    truck = scene.unit(SOUTH, "us-truck", 2, 1)
    u = scene.unit(SOUTH, "us-li", 1, 1)
    thoughts = mind(scene)
    assert moving.plan_of(thoughts, Mover(thoughts), u) == [("board", space_at(2, 1))]
    scene.choose(u)
    scene.do(("board", space_at(2, 1)))
    assert scene.state.u_carrier[u] == truck
    thoughts = mind(scene)
    plan = moving.plan_of(thoughts, Mover(thoughts), truck)
    assert [action[0] for action in plan] == ["go", "unload"]


# -- missions ---------------------------------------------------------------------------------------------------


def test_dunkirk_infantry_falls_back_to_the_boats_and_leaves():
    state = play_until("dunkirk", lambda state: state.points[SOUTH] >= 3)
    assert state.points[SOUTH] >= 3


def test_dunkirk_the_cheapest_goes_first_and_the_command_group_last():
    scene = Scene(MOVEMENT, scenario="dunkirk")
    state = scene.state
    state.turn, state.first, state.counts[BOATS] = 8, NORTH, 2
    ready = [u for u in state.army[SOUTH] if state.u_place[u] // 8 == 2]
    chosen = choice(scene)
    assert chosen[0] == "unit"
    assert chosen[1] in ready
    assert "command-group" not in state.unit(chosen[1]).abilities


def play_until(scenario: str, reached: Any, seed: str = "until") -> TwoGMState:
    chance = Chance(seed_from(seed))
    state = GAME.setup(2, {"scenario": scenario}, chance)
    bots = [Solo(chance.fork("a")), Solo(chance.fork("b"))]
    while state.outcome is None and not reached(state):
        legal = GAME.legal(state)
        seat = GAME.to_act(state)
        GAME.apply(state, bots[seat].choose(Sight(GAME, state, seat, legal)), legal)
    return state


def test_kasserine_units_leave_the_board_where_they_can():
    scene = Scene(MOVEMENT, scenario="kasserine")
    state = scene.state
    state.active = NORTH
    tank = scene.unit(NORTH, "de-pz3", 4, 1)
    thoughts = mind(scene, NORTH)
    assert moving.plan_of(thoughts, Mover(thoughts), tank) == [("exit",)]


def test_omaha_craft_sail_to_the_shore_and_land():
    state = play_until("omaha", lambda state: state.turn == 2)
    ashore = [u for u in state.army[SOUTH] if state.on_board(u) and state.line(SOUTH, state.u_place[u]) >= 3]
    assert len(ashore) >= 3


def test_an_objective_that_wins_comes_before_everything():
    scene = Scene(MOVEMENT, scenario="arnhem")
    state = scene.state
    u = scene.unit(SOUTH, "de-li", 4, 3)
    state.control[space_at(3, 4)] = state.control[space_at(4, 5)] = SOUTH
    if state.here[space_at(4, 4)] != NONE:
        destroy(state, state.here[space_at(4, 4)], "15")
    state.control[space_at(4, 4)] = NORTH
    thoughts = mind(scene)
    assert moving.plan_of(thoughts, Mover(thoughts), u) == [("go", space_at(4, 4))]


# -- deployment -------------------------------------------------------------------------------------------------


def test_supplies_first_but_not_beyond_the_maximum():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "supplies", "us-li", "us-m4")
    scene.state.ap = [4, 4]
    assert choice(scene) == ("play", scene.card("supplies"))
    scene.state.ap = [11, 4]
    assert choice(scene) != ("play", scene.card("supplies"))


def test_the_general_comes_before_the_units_and_is_the_first_of_the_list():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "general", "us-m4", "us-cg")
    assert choice(scene) == ("play", scene.card("general"))
    scene.do(choice(scene))
    assert choice(scene) == ("general", scene.pack.generals_of[0][0])


def test_a_command_group_first_then_the_most_damaging():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-cg", "us-m4", "us-li")
    assert choice(scene) == ("deploy", scene.card("us-cg"))
    scene.unit(SOUTH, "us-cg", 4, 2)
    assert choice(scene) == ("deploy", scene.card("us-m4"))


def placed(scene: Scene, name: str, *dice: int) -> Any:
    """Where the bot puts a unit."""
    scene.hold(SOUTH, name, "us-li")
    scene.do(("deploy", scene.card(name)))
    if scene.step() == "Equip":
        scene.do(("place",))
    step = scene.state.agenda[-1]
    return ANSWERS["PlaceUnit"](mind(scene, SOUTH, *dice), step)


def test_units_are_deployed_opposite_their_like():
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-li", 2, 4)
    scene.unit(NORTH, "de-pz3", 7, 6)
    scene.unit(NORTH, "de-tig1", 3, 4)  # too thick for a Sherman
    assert placed(scene, "us-m4") == ("at", space_at(7, 1))


def test_else_opposite_whom_they_can_penetrate():
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-li", 2, 4)
    scene.unit(NORTH, "de-tig1", 3, 4)
    assert placed(scene, "us-m4") == ("at", space_at(2, 1))


@pytest.mark.parametrize(("die", "column"), [(1, 1), (8, 8), (9, 4), (10, 5)])
def test_else_in_the_column_of_the_die(die, column):
    assert placed(Scene(DEPLOYMENT), "us-m4", die) == ("at", space_at(column, 1))


def test_antitank_equipment_against_tanks():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-hi", "us-li")
    scene.do(("deploy", scene.card("us-hi")))
    assert choice(scene) == ("buy", scene.pack.token["hmg"])
    scene.unit(NORTH, "de-pz4", 4, 6)
    assert choice(scene) == ("buy", scene.pack.token["baz"])


def test_vehicles_buy_machine_guns():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m4", "us-li")
    scene.do(("deploy", scene.card("us-m4")))
    assert choice(scene) == ("buy", scene.pack.token["mg"])
    scene.do(choice(scene))
    assert choice(scene) != ("buy", scene.pack.token["mg"])  # the second has come with it (R108)


def test_bombers_and_barrages_where_they_are_worth_it():
    scene = Scene(DEPLOYMENT, south="de", north="us")
    scene.hold(SOUTH, "barr", "barr", "de-li")
    scene.state.decks[SOUTH].clear()
    scene.unit(SOUTH, "de-cg", 1, 2)
    scene.state.ap = [10, 0]
    thoughts = mind(scene)
    cards = [verbs.Play(scene.card("barr"))]
    assert deploying.barrage_card(thoughts, cards) is None
    for column in (3, 4, 5):
        scene.unit(NORTH, "us-105", column, 5)
    thoughts = mind(scene)
    assert deploying.barrage_card(thoughts, cards) == cards[0]
    assert deploying.barrage_aim(thoughts, scene.card("barr"))[1] == space_at(4, 5)
    stuka = scene.pack.units[scene.card("de-stuk")]
    assert deploying.best_strike(thoughts, stuka)[0] >= 0.55 * stuka.cost


def test_mines_two_lines_ahead_of_the_nearest_tank():
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-pz4", 3, 5)
    scene.unit(NORTH, "de-pz3", 7, 6)
    assert deploying.mine_space(mind(scene), scene.card("atmine")) == space_at(3, 3)


def test_promotion_on_the_most_expensive_unit():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "promo", "us-li")
    scene.unit(SOUTH, "us-li", 2, 2)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    assert choice(scene) == ("play", scene.card("promo"))
    scene.do(choice(scene))
    assert choice(scene)[:2] == ("on", tank)


def test_the_last_card_is_kept_when_the_deck_is_empty():
    scene = Scene(DEPLOYMENT)
    scene.state.decks[SOUTH].clear()
    scene.hold(SOUTH, "us-m4")
    assert choice(scene) == ("done",)
    scene.hold(SOUTH, "us-li")
    assert choice(scene)[0] == "deploy"


# -- shooting ---------------------------------------------------------------------------------------------------


def test_priorities():
    scene = Scene(SHOOTING)
    tank = scene.unit(SOUTH, "us-m4e8", 4, 3)
    threat = scene.unit(NORTH, "de-pz4", 4, 5)
    scene.unit(NORTH, "de-li", 1, 6)
    leaders = scene.unit(NORTH, "de-cg", 5, 5)
    easy = scene.unit(NORTH, "de-opel", 6, 4, wounds=1)
    other = scene.unit(NORTH, "de-hi", 4, 6)
    thoughts = mind(scene)
    gun = thoughts.gunnery.guns(tank)[0]
    found = [shooting.priority(thoughts, gun, v) for v in (threat, leaders, easy, other)]
    assert found == [shooting.THREAT, shooting.DANGEROUS, shooting.EASY, shooting.OTHER]


def test_the_objective_is_the_first_priority():
    scene = Scene(SHOOTING, scenario="stalingrad")
    gun_crew = scene.unit(SOUTH, "su-t34", 4, 2)
    destroy(scene.state, scene.state.here[space_at(4, 4)], "7")
    intruder = scene.unit(NORTH, "de-li", 4, 4)
    thoughts = mind(scene)
    gun = thoughts.gunnery.guns(gun_crew)[0]
    assert shooting.priority(thoughts, gun, intruder) == shooting.FIRST


def test_a_priority_does_not_excuse_a_hopeless_shot():
    scene = Scene(SHOOTING)
    tank = scene.unit(SOUTH, "us-m4", 4, 3)
    scene.unit(NORTH, "de-tig1", 4, 5)  # threatens, but a Sherman cannot hurt it
    soft = scene.unit(NORTH, "de-lefh", 5, 5)
    scene.choose(tank)
    scene.do(choice(scene))
    assert choice(scene)[:2] == ("shoot", soft)


def test_cheap_shooters_fire_first():
    scene = Scene(SHOOTING)
    scene.unit(SOUTH, "us-m4", 4, 3)
    rifles = scene.unit(SOUTH, "us-li", 5, 3)
    scene.unit(NORTH, "de-li", 5, 5)
    assert choice(scene)[:2] == ("unit", rifles)


def test_fighters_attack_what_is_worth_it():
    scene = Scene(SHOOTING)
    scene.fighter(SOUTH, "us-p47")
    plane = scene.state.army[SOUTH][-1]
    scene.state.hq_hp[NORTH] = 0
    weak = scene.unit(NORTH, "de-mec", 4, 6)
    assert shooting.fighter_shot(mind(scene), plane) is None
    tank = scene.unit(NORTH, "de-pz4", 5, 6)
    found = shooting.fighter_shot(mind(scene), plane)
    assert found is not None
    assert found[1] == tank != weak


def test_assaults_come_last():
    scene = Scene(SHOOTING)
    attacker = scene.unit(SOUTH, "us-li", 4, 3)
    scene.unit(SOUTH, "us-m4", 5, 3)
    scene.unit(NORTH, "de-li", 4, 4)
    scene.state.u_assault[attacker] = space_at(4, 4)
    assert choice(scene)[1] != attacker
    scene.state.u_used[scene.state.here[space_at(5, 3)]] = 1
    assert choice(scene)[1] == attacker


# -- reactions, flip over, discard ------------------------------------------------------------------------------


def test_reaction_fire_with_the_best_weapon():
    scene = Scene(SHOOTING)
    attacker = scene.unit(SOUTH, "us-li", 4, 3)
    scene.unit(NORTH, "de-hi", 4, 4, "hmg", mounted=True)
    scene.state.u_assault[attacker] = space_at(4, 4)
    scene.choose(attacker)
    scene.do(("storm", space_at(4, 4)))
    assert scene.step() == "ReactionWindow"
    assert choice(scene, NORTH)[:2] == ("react", 1)


@pytest.mark.parametrize(("name", "uses"), [("us-m5", False), ("us-m26", True)])
def test_smoke_shell_against_dangerous_shots(name, uses):
    scene = Scene(SHOOTING)
    target = scene.unit(NORTH, "us-m4", 4, 5, "ss")
    shooter = scene.unit(SOUTH, name, 4, 3)
    scene.fire(shooter, target)
    assert scene.step() == "SmokeShellWindow"
    assert choice(scene, NORTH) == (("shell",) if uses else ("pass",))


def test_fighters_intercept_dear_airplanes_and_attacks_on_the_hq():
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-b26", "us-li")
    scene.fighter(NORTH, "de-bf")
    scene.unit(NORTH, "de-pz4", 4, 6)
    scene.do(("deploy", scene.card("us-b26")), ("place",), ("bomb", space_at(4, 6)), ("done",))
    assert scene.step() == "InterceptWindow"
    assert choice(scene, NORTH)[0] == "intercept"


@pytest.mark.parametrize("at_hq", [False, True])
def test_cheap_fighters_are_intercepted_only_at_the_hq(at_hq):
    scene = Scene(SHOOTING)
    plane = scene.fighter(SOUTH, "us-p51")
    scene.fighter(NORTH, "de-bf")
    foe = scene.unit(NORTH, "de-pz4", 4, 6)
    scene.choose(plane)
    scene.do(("shoot-hq", ALL_SPACES + NORTH) if at_hq else ("shoot", *scene.about(foe)))
    assert choice(scene, NORTH)[0] == ("intercept" if at_hq else "pass")


def test_anti_aircraft_guns_always_fire():
    scene = Scene(SHOOTING)
    plane = scene.fighter(SOUTH, "us-p51")
    scene.unit(NORTH, "de-88", 4, 6)
    foe = scene.unit(NORTH, "de-pz4", 5, 6)
    scene.choose(plane)
    scene.do(("shoot", *scene.about(foe)))
    assert scene.step() == "FlakWindow"
    assert choice(scene, NORTH)[0] == "flak"


def test_weapons_are_mounted_near_the_enemy_and_unmounted_far_from_it():
    scene = Scene(SHOOTING)
    crew = scene.unit(SOUTH, "us-hi", 4, 2, "hmg")
    ask(scene, FlipOver(SOUTH))
    assert choice(scene) == ("done",)
    foe = scene.unit(NORTH, "de-li", 4, 6)
    assert choice(scene) == ("mount", *scene.about(crew))
    scene.state.u_mounted[crew] = scene.pack.mounts[scene.card("us-hi")]
    assert choice(scene) == ("done",)
    destroy(scene.state, foe, "7")
    assert choice(scene) == ("unmount", *scene.about(crew))


def test_the_dearest_unaffordable_card_is_discarded():
    scene = Scene(SHOOTING)
    scene.hold(SOUTH, "us-m26", "us-m4e8", "us-li", "us-li", "us-li", "us-li", "us-li", "us-li")
    ask(scene, DiscardDown(SOUTH))
    scene.state.ap = [4, 4]
    assert choice(scene) == ("discard", scene.card("us-m26"))


def test_ambush_and_counterintelligence_are_used_on_what_matters():
    scene = Scene(MOVEMENT)
    scene.hold(NORTH, "ambush", "de-li")
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(NORTH, "de-88", 4, 6)
    scene.choose(tank)
    scene.do(("go", space_at(4, 3)))
    if scene.step() != "AmbushWindow":
        scene.do(("stop",))
    assert scene.step() == "AmbushWindow"
    assert choice(scene, NORTH) == ("ambush", scene.card("ambush"))


# -- whole games ------------------------------------------------------------------------------------------------


def test_every_decision_of_the_rules_has_an_answer():
    from brink.engine.steps import family

    asked = {name for name, step in family(*TwoGM.steps).items() if not step.automatic}
    silent = asked - set(ANSWERS)
    assert silent <= {"Gift", "Widen", "ScreenAt", "ScreenWide", "Together", "TwoGMDecision", "TwoGMWindow"}


@pytest.mark.parametrize("faction", ["us", "de", "su", "uk"])
def test_regular_beats_random(faction):
    won = sum(
        play(bots=("regular", "random"), seed=f"random {faction} {number}", south=faction, north="de").outcome.winners
        == (0,)
        for number in range(4)
    )
    assert won >= 3


@pytest.mark.parametrize("pair", [("us", "de"), ("su", "uk"), ("de", "su"), ("uk", "us")])
def test_solo_games_end(pair):
    state = play(seed=f"solo {pair}", south=pair[0], north=pair[1])
    assert state.outcome.winners


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_solo_plays_every_scenario(scenario):
    play(seed=scenario, scenario=scenario)
    play(bots=("elite", "random"), seed=scenario, scenario=scenario)


@pytest.mark.parametrize("players", [3, 4])
def test_solo_plays_with_allies(players):
    play(players, seed=f"allies {players}")


def test_solo_plays_on_two_boards():
    play(4, boards=2, seed="boards")


def test_solo_plays_with_other_decks_and_rules():
    play(deck_1="auto", deck_2="auto", south="uk", north="us", late_terrain=True, extensive=True)
    play(leftover_equipment=True, suppression="by-one", hard_ground="rest", criticals="equal", anti_aircraft="always")


def test_a_fresh_bot_for_every_decision_plays_on():
    """Tables make a new bot for each decision: it has no memory and must not go in circles."""
    chance = Chance(seed_from("fresh"))
    state = GAME.setup(2, {"time_limit": 6}, chance)
    for number in range(3000):
        if state.outcome is not None:
            break
        legal, seat = GAME.legal(state), GAME.to_act(state)
        GAME.apply(state, Solo(chance.fork(str(number))).choose(Sight(GAME, state, seat, legal)), legal)
    assert state.outcome is not None


def test_the_bot_uses_only_what_its_seat_knows():
    """The same view gives the same choice, whatever the other side holds."""
    scene = Scene(DEPLOYMENT)
    scene.hold(SOUTH, "us-m4", "us-li", "barr")
    scene.hold(NORTH, "de-tig1", "de-li")
    scene.unit(NORTH, "de-pz3", 5, 5)
    before = choice(scene)
    deck, hand = scene.state.decks[NORTH], scene.state.hands[NORTH].cards
    deck[0], hand[0] = hand[0], deck[0]
    hand.sort()
    assert choice(scene) == before


@pytest.mark.parametrize("scenario", ["battle-royal", *SCENARIOS])
def test_a_bot_that_remembers_nothing_does_not_go_round_in_circles(scenario):
    """At a table each question may go to a fresh bot. In Dunkirk it once chose a unit and let it go for ever."""
    state = GAME.setup(2, {"scenario": scenario}, Chance(seed_from("circles")))
    for _ in range(2500):
        if state.outcome is not None:
            return
        seat, legal = GAME.to_act(state), GAME.legal(state)
        GAME.apply(state, Solo(Chance(seed_from("fresh"))).choose(Sight(GAME, state, seat, legal)), legal)
    raise AssertionError(f"turn {state.turn} does not end")
