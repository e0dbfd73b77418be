"""Whom a window concerns: the seats to which it happens what it holds up. Who wants to be asked only about that is."""

from __future__ import annotations

import pytest

from brink.games.twogm.air_combat import FighterTarget, send_bomber
from brink.games.twogm.pack import space_at
from brink.games.twogm.shooting import declare, shot_at
from brink.games.twogm.state import DEPLOYMENT, MOVEMENT, TwoGMWindow
from twogm.scene import GAME, NORTH, NORTH_HQ, SOUTH, Scene

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

ALLY = 3  # of the north, in a game for four


def concerned(scene: Scene, window: str) -> tuple[int, ...]:
    """Whom the prompt names, the same to all who see it."""
    assert scene.step() == window
    step = scene.state.agenda[-1]
    assert isinstance(step, TwoGMWindow)
    prompts = [GAME.decision(scene.state, seat) for seat in (None, *range(scene.state.players))]
    assert all(prompt.window for prompt in prompts)
    assert {prompt.concerns for prompt in prompts} == {step.concerns(scene.state)}
    assert {prompt.turn for prompt in prompts} == {tuple(scene.state.seats(SOUTH))}, "allies share the turn (§12)"
    return step.concerns(scene.state)


@pytest.mark.parametrize("owner", [NORTH, ALLY])
def test_W1_a_shot_concerns_whose_unit_is_shot_at(owner):
    scene = Scene(players=4)
    gun, target = scene.unit(SOUTH, "us-m4", 4, 3), scene.unit(owner, "de-pz4", 4, 4, "ss")
    scene.fire(gun, target)
    assert concerned(scene, "SmokeShellWindow") == (owner,)


@pytest.mark.parametrize("owner", [NORTH, ALLY])
def test_W2_reaction_fire_concerns_whose_unit_is_assaulted(owner):
    """`target` is a unit there, not a seat."""
    scene = Scene(players=4)
    squad, target = scene.unit(SOUTH, "us-li", 4, 3), scene.unit(owner, "de-li", 4, 4)
    scene.state.u_assault[squad] = space_at(4, 4)
    scene.choose(squad)
    scene.do(("storm", space_at(4, 4)))
    assert GAME.to_act(scene.state) == owner == scene.state.u_seat[target]
    assert concerned(scene, "ReactionWindow") == (owner,)


def test_W1_in_ones_own_turn_the_window_says_so():
    """Whose tank is shot at in reaction has the turn himself: he is not offered to pass until it is his."""
    scene = Scene()
    tank, target = scene.unit(SOUTH, "de-pz4", 4, 3, "ss"), scene.unit(NORTH, "us-m4", 4, 4)
    declare(scene.state, shot_at(scene.state, target, 0, tank, "reaction"))
    GAME.advance(scene.state)
    assert scene.step() == "SmokeShellWindow"
    prompt = GAME.decision(scene.state, SOUTH)
    assert (prompt.seat, prompt.turn) == (SOUTH, (SOUTH,))
    scene.state.active = NORTH
    assert GAME.decision(scene.state, SOUTH).turn == (NORTH,)


def fighter_over(scene: Scene, action: tuple[object, ...]) -> None:
    scene.fighter(NORTH, "de-bf")
    plane = scene.fighter(SOUTH, "us-p51")
    scene.state.agenda.append(FighterTarget(SOUTH, plane))
    scene.do(action)


def test_W3_an_attack_from_the_air_concerns_whose_unit_it_aims_at():
    """Not the ally who has the interceptor."""
    scene = Scene(players=4)
    target = scene.unit(ALLY, "de-pz3", 4, 4)
    fighter_over(scene, ("shoot", *scene.about(target)))
    assert GAME.to_act(scene.state) == NORTH
    assert concerned(scene, "InterceptWindow") == (ALLY,)


def test_W3_an_attack_on_the_hq_concerns_all_whose_hq_it_is():
    scene = Scene(players=4)
    fighter_over(scene, ("shoot-hq", NORTH_HQ))
    assert concerned(scene, "InterceptWindow") == (NORTH, ALLY)


def test_12_on_two_boards_each_ally_has_an_hq_of_his_own():
    scene = Scene(players=4, boards=2)
    fighter_over(scene, ("shoot-hq", NORTH_HQ))
    assert concerned(scene, "InterceptWindow") == (NORTH,)


def test_10_4_anti_aircraft_fire_concerns_whose_unit_the_airplane_aims_at():
    scene = Scene(players=4)
    scene.unit(NORTH, "de-88", 4, 5)
    target = scene.unit(ALLY, "de-pz3", 4, 4)
    plane = scene.fighter(SOUTH, "us-p51")
    scene.state.agenda.append(FighterTarget(SOUTH, plane))
    scene.do(("shoot", *scene.about(target)))
    assert GAME.to_act(scene.state) == NORTH
    assert concerned(scene, "FlakWindow") == (ALLY,)


def test_R70_bombs_concern_everybody_in_their_area_friend_or_foe():
    scene = Scene(DEPLOYMENT, players=4)
    scene.fighter(NORTH, "de-bf")
    scene.unit(ALLY, "de-li", 4, 4)
    scene.unit(2, "us-li", 5, 4)
    scene.unit(NORTH, "de-li", 1, 6)
    send_bomber(scene.state, SOUTH, scene.card("us-b26"), 0)
    scene.do(("bomb", space_at(4, 4)), ("done",))
    assert concerned(scene, "InterceptWindow") == (2, ALLY)


def test_R74_a_jump_concerns_all_of_the_other_side():
    scene = Scene(DEPLOYMENT, players=4)
    scene.unit(NORTH, "de-88", 4, 5)
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", scene.card("us-para")))
    if scene.step() == "Equip":
        scene.do(("place",))
    scene.do(("drop", space_at(4, 4)))
    assert concerned(scene, "FlakWindow") == (NORTH, ALLY)


def test_W4_a_move_concerns_those_to_whose_units_it_came_near():
    scene = Scene(MOVEMENT, players=4)
    squad = scene.unit(SOUTH, "us-li", 4, 2)
    scene.unit(NORTH, "de-li", 4, 5)
    scene.unit(ALLY, "de-li", 8, 6)
    scene.hold(NORTH, "ambush", "ambush")
    scene.hold(ALLY, "ambush", "ambush")
    scene.choose(squad)
    scene.do(("go", space_at(4, 3)))
    if scene.step() == "MoveUnit":
        scene.do(("stop",))
    assert concerned(scene, "AmbushWindow") == (NORTH,)


@pytest.mark.parametrize(
    ("card", "seats"), [("supplies", ()), ("reinf", ()), ("sabo", (NORTH, ALLY)), ("barr", (NORTH, ALLY))]
)
def test_W5_a_card_concerns_the_other_side_if_it_does_anything_to_it(card, seats):
    scene = Scene(DEPLOYMENT, players=4)
    scene.hold(SOUTH, card)
    scene.hold(NORTH, "counter")
    scene.do(("play", scene.card(card)))
    assert concerned(scene, "CounterWindow") == seats
