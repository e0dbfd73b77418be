"""What the table tells: who is worth choosing, whom an area touches, whether an airplane comes through."""

from __future__ import annotations

from itertools import product

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import Against, Escort, InterceptWindow
from brink.games.twogm.battlefield import remove, stand
from brink.games.twogm.costs import cost
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.movement import MoveUnit
from brink.games.twogm.pack import NONE, space_at
from brink.games.twogm.shooting import Odds
from brink.games.twogm.state import DEPLOYMENT, MOVEMENT, SHOOTING
from brink.games.twogm.the_turn import StartTurn
from brink.games.twogm.views import Answer, ShotView, View, shots, view, wounds_taken
from twogm.scene import GAME, NORTH, NORTH_HQ, SOUTH, Scene


def choose(scene: Scene, u: int) -> list[ShotView]:
    scene.do(verbs.UNIT[(u, *scene.about(u)[1:])])
    return shots(scene.state, SOUTH)


def seen(scene: Scene) -> View:
    return view(scene.state, SOUTH)


def test_in_shooting_a_unit_is_worth_choosing_if_it_can_harm_an_enemy():
    scene = Scene(SHOOTING)
    near = scene.unit(SOUTH, "us-li", 1, 3)
    scene.unit(NORTH, "de-li", 1, 4)
    at_ground = scene.unit(SOUTH, "us-li", 8, 1)
    scene.terrain("house", 8, 2)
    in_vain = scene.unit(SOUTH, "us-li", 5, 2)
    scene.unit(NORTH, "de-tig2", 5, 4)
    plane = scene.fighter(SOUTH, "us-p51")
    legal = {action.unit for action in scene.legal() if isinstance(action, verbs.Unit)}
    assert legal == {near, at_ground, in_vain, plane}
    assert seen(scene).ready == [near, plane]


def test_in_movement_a_unit_is_worth_choosing_if_it_can_act():
    scene = Scene(MOVEMENT)
    first, spent = scene.unit(SOUTH, "us-li", 3, 3), scene.unit(SOUTH, "us-li", 5, 3)
    scene.state.u_spent[spent] = 1
    march = next(action for action in scene.legal() if isinstance(action, verbs.Unit) and action.unit == spent)
    assert march  # it may march on, for 1 AP
    assert seen(scene).ready == [first, spent]
    assert seen(scene).tired == [spent]
    scene.state.ap[SOUTH] = 0
    assert seen(scene).ready == [first]
    assert seen(scene).tired == []


def test_in_flip_over_a_weapon_is_worth_mounting_where_an_enemy_may_come():
    """A heavy machine gun has range 3; infantry comes one step nearer, and one more by a card."""
    scene = Scene(SHOOTING)
    gun = scene.unit(SOUTH, "us-hi", 4, 1, "hmg")
    foe = scene.unit(NORTH, "de-li", 4, 6)
    scene.do(verbs.DONE)
    assert scene.step() == "FlipOver"
    assert seen(scene).ready == [gun]
    scene.state.u_place[foe] = space_at(5, 6)
    assert seen(scene).ready == []
    scene.state.u_mounted[gun] = 1
    assert seen(scene).ready == [gun]  # who wants to go on takes it along now


def test_in_shooting_who_has_but_a_smoke_shell_left_is_tired():
    scene = Scene(SHOOTING)
    tank = scene.unit(SOUTH, "us-m4", 4, 3, "ss")
    scene.unit(NORTH, "de-li", 4, 4)
    assert (seen(scene).ready, seen(scene).tired) == ([tank], [])
    scene.fire(tank, 1, 1)
    assert (seen(scene).ready, seen(scene).tired) == ([tank], [tank])


def test_an_assault_boat_says_what_it_costs():
    scene = Scene(MOVEMENT, scenario="arnhem")
    scene.state.ap[SOUTH] = 3
    infantry = scene.unit(SOUTH, "de-li", 3, 3)
    scene.choose(infantry)
    told = cost(scene.state, SOUTH, verbs.BOAT)
    scene.do(verbs.BOAT)
    assert scene.state.ap[SOUTH] == 3 - told == 2


def test_a_card_that_is_played_is_shown_until_all_it_says_is_done():
    scene = Scene(DEPLOYMENT)
    tank = scene.unit(SOUTH, "us-m4", 4, 2)
    scene.unit(SOUTH, "us-m4", 5, 2)
    scene.hold(SOUTH, "promo", "us-li")
    scene.do(("play", scene.card("promo")))
    while scene.step() == "CounterWindow":
        assert seen(scene).focus.announced == scene.card("promo")
        scene.do(("pass",))
    assert ("on", *scene.about(tank)) in scene.legal()  # it asks for whom it is
    assert seen(scene).focus.announced == scene.card("promo")
    scene.do(("on", *scene.about(tank)))
    assert seen(scene).focus.announced == NONE


def test_while_a_unit_is_equipped_the_spaces_are_known_where_it_may_come():
    scene = Scene(DEPLOYMENT)
    scene.unit(SOUTH, "us-hi", 3, 1)
    scene.hold(SOUTH, "us-li")
    scene.do(("deploy", scene.card("us-li")))
    told = seen(scene).landings
    scene.do(("place",))
    assert [one.action for one in told] == scene.legal()
    assert len(told) == 7


def test_while_a_paratrooper_is_equipped_every_space_is_known_where_he_may_land():
    """§10.5, R72: the line, and whatever has no unit and no building."""
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-hi", 3, 5)
    scene.terrain("house", 4, 4)
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", scene.card("us-para")))
    told = seen(scene).landings
    scene.do(("place",))
    assert [one.action for one in told] == scene.legal()
    assert len(told) == 46
    assert {space_at(3, 5), space_at(4, 4)}.isdisjoint(one.space for one in told)


def aims_of(scene: Scene) -> dict[str, list[int]]:
    cards = {number: name for name, number in scene.pack.card.items()}
    return {cards[one.card]: one.spaces for one in seen(scene).aims}


def test_of_each_card_it_is_told_where_it_may_come_or_whom_it_is_for():
    scene = Scene(DEPLOYMENT)
    scene.state.ap[SOUTH] = 10
    tank = scene.unit(SOUTH, "us-m4", 3, 1)
    hurt = scene.unit(SOUTH, "us-li", 5, 2)
    scene.unit(SOUTH, "us-li", 6, 2)
    scene.state.u_wounds[hurt] = 1
    scene.hold(SOUTH, "us-li", "us-p51", "us-b26", "plate", "hosp", "barr", "supplies", "impact")
    line = [space_at(column, 1) for column in range(1, 9)]
    own, enemy = ALL_SPACES + SOUTH, ALL_SPACES + NORTH
    assert aims_of(scene) == {
        "us-li": [place for place in line if place != scene.state.u_place[tank]],
        "us-p51": [own],
        "us-b26": [*range(48), enemy],
        "plate": [scene.state.u_place[tank]],
        "hosp": [scene.state.u_place[hurt]],
        "barr": list(range(48)),
        "supplies": [own],
    }
    assert view(scene.state, NORTH).aims == view(scene.state, None).aims == []


def test_whom_a_forced_march_may_be_for_is_told_in_movement():
    scene = Scene(MOVEMENT)
    scene.unit(SOUTH, "us-m4", 3, 1)
    walker = scene.unit(SOUTH, "us-li", 6, 2)
    scene.hold(SOUTH, "march", "us-li")
    assert aims_of(scene) == {"march": [scene.state.u_place[walker]]}


def test_once_nobody_has_a_step_left_the_cards_of_deployment_are_known_to_whoever_holds_them():
    scene = Scene(MOVEMENT)
    walker = scene.unit(SOUTH, "us-li", 6, 3)
    scene.hold(SOUTH, "us-li", "supplies", "impact")
    assert seen(scene).coming == [], "he may still walk"
    scene.state.u_spent[walker] = 1
    told = seen(scene).coming
    assert view(scene.state, NORTH).coming == view(scene.state, None).coming == []
    scene.do(("done",))
    assert [one.action for one in told] == [action for action in scene.legal() if action[0] in ("deploy", "play")]
    assert {one.card for one in told} == {scene.card("us-li"), scene.card("supplies")}


def test_while_the_last_one_moves_the_cards_of_deployment_are_known_too():
    scene = Scene(MOVEMENT)
    tank, walker = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(SOUTH, "us-li", 6, 3)
    scene.hold(SOUTH, "us-li", "impact")
    scene.do(("unit", *scene.about(tank)))
    assert seen(scene).coming == [], "he has not moved"
    scene.do(("go", space_at(4, 3)))
    assert seen(scene).coming == [], "another one may still walk"
    scene.state.u_spent[walker] = 1
    told = seen(scene).coming
    assert view(scene.state, NORTH).coming == view(scene.state, None).coming == []
    scene.do(("stop",), ("done",))
    assert [one.action for one in told] == [action for action in scene.legal() if action[0] in ("deploy", "play")]


def test_a_truck_that_may_still_be_unloaded_is_not_done():
    scene = Scene(MOVEMENT)
    truck = scene.unit(SOUTH, "us-truck", 4, 3)
    scene.aboard(SOUTH, "us-li", truck)
    scene.hold(SOUTH, "us-li")
    scene.do(("unit", *scene.about(truck)), ("go", space_at(4, 4)))
    assert seen(scene).coming == []


def reasons(scene: Scene) -> list[str]:
    """Why units cannot be chosen, in words."""
    teller = GAME.teller("en", scene.pack, ["Anna", "Bert"])
    found = [GAME.refusal(scene.state, action) for action in GAME.candidates(scene.state) if action[0] == "unit"]
    return [teller.sentence(reason.key, reason.args) for reason in found if reason is not None]


def test_why_a_unit_cannot_be_chosen_does_not_name_it_again():
    """What one would choose says its name already."""
    scene = Scene(MOVEMENT)
    scene.state.ap[SOUTH] = 0
    scene.state.u_spent[scene.unit(SOUTH, "us-m4", 3, 3)] = 9
    storming = scene.unit(SOUTH, "us-m4", 5, 3)
    scene.state.u_assault[storming] = space_at(5, 4)
    idle = reasons(scene)
    scene.phase(SHOOTING)
    scene.state.u_assault[storming] = NONE
    scene.state.u_used[storming] = 1
    idle += reasons(scene)
    assert idle == ["No movement left.", "Already in an assault.", "No target in range.", "No weapon ready."]


def test_behind_a_gun_nobody_looks_for_cover():
    """§5.4: a shielded unit, such as a Tank or Transport."""
    scene = Scene(MOVEMENT)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.unit(SOUTH, "us-57", 4, 3)
    scene.unit(SOUTH, "us-jeep", 5, 2)
    scene.choose(squad)
    told = [action.space for action in GAME.candidates(scene.state) if isinstance(action, verbs.Cover)]
    assert told == [space_at(5, 2)]  # it could be one, and it is said why it is not


def test_5_1_who_comes_after_movement_has_no_move_left_this_turn():
    scene = Scene(MOVEMENT)
    tank, enemy = scene.unit(SOUTH, "us-m4", 4, 1), scene.unit(NORTH, "de-pz3", 4, 6)

    def left(u: int) -> int:
        [unit] = [one for one in seen(scene).units if one.unit == u]
        return unit.movement - unit.spent

    assert (left(tank), left(enemy)) == (2, 2)
    scene.phase(DEPLOYMENT)
    assert (left(tank), left(enemy)) == (0, 2)
    scene.state.agenda.append(MoveUnit(SOUTH, tank))  # as Mobility lets it, in the moment it comes
    assert left(tank) == 2


def test_an_area_shot_tells_of_everybody_it_touches():
    scene = Scene(SHOOTING, south="su")
    rocket = scene.unit(SOUTH, "su-bm13", 4, 1)
    scene.unit(NORTH, "de-tig2", 4, 4)
    left, friend = scene.unit(NORTH, "de-li", 3, 4), scene.unit(SOUTH, "su-li", 5, 4)
    [shot] = [one for one in choose(scene, rocket) if one.place == space_at(4, 4)]
    assert shot.odds.hit == 0
    assert {one.target: one.odds.hit for one in shot.struck if one.odds.hit} == {left: 5, friend: 5}
    assert seen(scene).areas[space_at(4, 4)] == (space_at(4, 4), space_at(3, 4), space_at(5, 4))


def simple(hit: int, kill: int, damage: int) -> Odds:
    return Odds((), 11 - hit, 11 - kill, 3, 2, damage, hit, kill, kill, 0.0)


def test_wounds_on_the_way_are_those_of_all_dice():
    """Counted over all faces of all dice."""
    met, life = [simple(6, 1, 1), simple(7, 2, 2), simple(3, 0, 1)], 3
    found = dict.fromkeys(range(life), 0)
    for faces in product(range(1, 11), repeat=len(met)):
        wounds = 0
        for face, one in zip(faces, met, strict=True):
            wounds += life if face > 10 - one.kill else one.damage if face > 10 - one.hit else 0
        if wounds < life:
            found[wounds] += 1
    told = wounds_taken(life, [[(1.0, one)] for one in met])
    assert {wounds: round(chance * 1000) for wounds, chance in told.items()} == {w: n for w, n in found.items() if n}


def test_an_airplane_tells_whether_it_comes_through_the_guns():
    scene = Scene(SHOOTING)
    plane = scene.fighter(SOUTH, "us-p51")
    scene.unit(NORTH, "de-li", 5, 5)
    bare = {one.place: one for one in choose(scene, plane)}
    assert bare[space_at(5, 5)].answer is None
    scene.phase(SHOOTING)
    scene.unit(NORTH, "de-88", 6, 5)
    answer = {one.place: one for one in choose(scene, plane)}[space_at(5, 5)].answer
    assert answer is not None
    assert (answer.guns, answer.fighters) == (1, 0)
    gun = scene.odds(2, plane, kind="flak")  # damage 3: no airplane of three wounds outlives it
    assert answer.arrives == 100 - 10 * gun.hit
    assert answer.hit == round(answer.arrives * bare[space_at(5, 5)].odds.hit / 10)


def test_a_bomber_tells_by_space_whether_it_comes_through():
    scene = Scene(DEPLOYMENT)
    scene.unit(NORTH, "de-88", 8, 6)
    scene.fighter(NORTH, "de-bf")
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", scene.card("us-b26")), ("place",))
    told = seen(scene)
    assert len(told.arrivals) == told.spaces
    assert told.arrivals[space_at(8, 5)] < told.arrivals[space_at(1, 1)] < 100
    [hq] = [one for one in told.shots if one.action]
    assert hq.action == verbs.SHOOT_HQ[NORTH_HQ]
    assert hq.answer is not None


def bombing(*tokens: str, escorts: int = 0) -> Scene:
    """A bomber is sent, a fighter waits for it."""
    scene = Scene(DEPLOYMENT)
    scene.fighter(NORTH, "de-bf")
    for _ in range(escorts):
        scene.fighter(SOUTH, "us-p51")
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", scene.card("us-b26")))
    scene.do(*(("buy", scene.pack.token[token]) for token in tokens))
    if ("place",) in scene.legal():  # it may have bought all there is
        scene.do(("place",))
    return scene


def arriving(scene: Scene) -> Answer:
    [hq] = [one for one in seen(scene).shots if one.action]
    assert hq.answer is not None
    return hq.answer


def test_10_3_the_chance_of_a_bomber_counts_its_own_machine_guns_and_escorts():
    bare, armed, escorted = bombing(), bombing("bmg", "bmg"), bombing("bmg", "bmg", escorts=1)
    assert arriving(bare).arrives < arriving(armed).arrives < arriving(escorted).arrives
    assert [arriving(one).escorts for one in (bare, armed, escorted)] == [0, 0, 1]


@pytest.mark.parametrize("escorts", [0, 1])
def test_10_3_as_many_bombers_come_through_as_was_told(escorts: int):
    scene = bombing("bmg", escorts=escorts)
    told, games, through = arriving(scene), 400, 0
    for number in range(games):
        game = scene.state.clone()
        game.chance, game.log = Chance(seed_from(f"raid {number}")), []
        GAME.apply(game, verbs.SHOOT_HQ[NORTH_HQ])
        while isinstance(game.agenda[-1], Escort | InterceptWindow | Against):
            wanted = ("escort", "intercept", "against")
            GAME.apply(game, next((one for one in GAME.legal(game) if one[0] in wanted), GAME.legal(game)[-1]))
        through += any(line.key == "rolls-at-hq" for line in game.log)
    assert abs(100 * through / games - told.arrives) < 7


def test_a_critical_that_decides_and_an_airplane_shot_down_are_moments():
    scene = Scene(SHOOTING)
    u, target = scene.unit(SOUTH, "us-m26", 4, 3), scene.unit(NORTH, "de-pz4", 4, 5)
    scene.state.log = []
    scene.fire(u, target, 10)
    [entry] = [entry for entry in scene.state.log if entry.key == "critical-kill"]
    assert entry.args["roll"] == 10
    assert entry.args["sides"] == 10  # nobody needs "10 or more"
    assert entry.args["card"] == scene.card("de-pz4")
    scene = Scene(SHOOTING)
    u, target = scene.unit(SOUTH, "us-m26", 4, 3), scene.unit(NORTH, "de-pz4", 4, 5, wounds=3)
    scene.state.log = []
    scene.fire(u, target, 10)  # an impact would have been enough
    assert "destroyed" in [entry.key for entry in scene.state.log]
    scene = Scene(SHOOTING)
    gun, plane = scene.unit(SOUTH, "us-bof", 4, 3), scene.fighter(NORTH, "de-bf")
    scene.state.log = []
    scene.fire(gun, plane, 10, kind="flak")
    [entry] = [entry for entry in scene.state.log if entry.key == "shot-down"]
    assert entry.args["card_by"] == scene.card("us-bof")
    assert "space" not in entry.args  # where it was parked is not where it fell
    assert GAME.moments["shot-down"] == "plane"


def test_an_objective_that_changes_hands_is_a_moment():
    """Once only assaults were remembered: whoever walked onto a goal of the scenario did so unheard."""
    scene = Scene(MOVEMENT, scenario="stalingrad")
    state = scene.state
    there, beside = space_at(4, 4), space_at(4, 3)
    for u in [u for u in state.units_of(NORTH) + state.units_of(SOUTH) if state.u_place[u] in (there, beside)]:
        remove(state, u)
    state.control[there] = SOUTH
    state.active = NORTH
    state.log = []
    u = scene.recruit(NORTH, "de-li", beside)
    stand(state, u, beside)
    assert state.log == []
    for _ in range(2):  # whoever holds it already takes nothing
        stand(state, u, there)
    [entry] = state.log
    assert (entry.key, entry.args["card"], entry.args["space"]) == ("takes-objective", scene.card("de-li"), there)
    assert GAME.moments[entry.key] == "objective"


def test_4_a_round_is_marked_for_replays_where_it_begins():
    scene = Scene(SHOOTING)
    state = scene.state
    marks: dict[int, list[str]] = {}
    for _ in range(4):
        state.log = []
        StartTurn().run(state)
        marks.setdefault(state.round(), []).extend(GAME.marks[one.key] for one in state.log if one.key in GAME.marks)
    whole = [told for told in marks.values() if len(told) > 1]
    assert whole
    assert all(told == ["round", "turn"] for told in whole)


def test_10_of_an_airplane_under_fire_destruction_and_damage_count_the_guns_too():
    scene = Scene(SHOOTING)
    scene.fighter(SOUTH, "us-p51")
    scene.unit(NORTH, "de-li", 5, 5)
    scene.unit(NORTH, "de-88", 6, 5)
    scene.do(next(action for action in scene.legal() if action[0] == "unit"))
    [shot] = [one for one in seen(scene).shots if one.place == space_at(5, 5)]
    assert shot.answer is not None
    assert shot.answer.destroys <= shot.answer.hit <= shot.answer.arrives
    assert shot.answer.expected < shot.odds.expected


@pytest.mark.parametrize(
    ("row", "enemy", "only"),
    [(0, "", True), (4, "", False), (3, "", True), (0, "de-li", False), (0, "de-tig1", True)],
    ids=["forest", "house", "own-house", "enemy", "enemy-in-vain"],
)
def test_7_6_it_is_told_where_nothing_but_what_grew_or_is_ones_own_can_be_fired_at(row: int, enemy: str, only: bool):
    scene = Scene(SHOOTING)
    scene.ground("forest", 4, 3)
    scene.unit(SOUTH, "us-li", 4, 3)
    if row:
        scene.terrain("house", 5, row)
    if enemy:
        scene.unit(NORTH, enemy, 5, 4)
    assert seen(scene).only_ground is only
