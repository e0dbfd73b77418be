"""Every chance that is shown is held to the dice: each shot on offer is fired with all ten faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from brink.engine import Chance
from brink.engine.chance import Script, seed_from
from brink.games.twogm.battlefield import remove
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import NONE
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.views import ShotView
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, SHOOTING, SOUTH, Scene, space_at

EACH = 8  # prompts of each kind that are looked at in a random game
FACES = range(1, 11)
QUIET = ("pass", "done", "keep", "stop", "narrow")


class Fired(NamedTuple):
    """What became of one shot."""

    impact: int
    critical: int
    hurt: bool


def begin(state: TwoGMState, shot: ShotView) -> bool:
    """Do what the shot is shown for; False where it cannot be done."""
    legal = GAME.legal(state)
    if shot.slot != NONE:
        weapon = next((action for action in legal if action[:2] == ("weapon", shot.slot)), None)
        if weapon is None:
            return False
        GAME.apply(state, weapon, legal)
        legal = GAME.legal(state)
    wanted = [shot.action] if shot.action else [("bomb", shot.place), ("at", shot.place)]
    action = next((action for action in legal if tuple(action) in {tuple(one) for one in wanted}), None)
    if action is None:
        return False
    GAME.apply(state, action, legal)
    return True


def fired(state: TwoGMState, shot: ShotView, face: int) -> Fired | None:
    """The shot with this face of the die; None where something else is rolled before it."""
    world = state.clone()
    world.chance = Script([face - 1] * 60)
    world.log = []
    if not begin(world, shot):
        return None
    while not (told := [entry for entry in world.log if entry.key in ("rolls", "rolls-at-hq")]) and world.agenda:
        legal = GAME.legal(world)
        quiet = [action for action in legal if action[0] in QUIET]
        if not quiet:
            return None
        GAME.apply(world, quiet[0], legal)
    if not told or told[0].args.get("card_target", NONE) != (
        state.u_card[shot.target] if shot.target != NONE else NONE
    ):
        return None
    number = world.log.index(told[0])
    after = world.log[number + 1] if number + 1 < len(world.log) else None
    pierced = after is None or after.key != "bounces-off"
    return Fired(told[0].args["impact"], told[0].args["critical"], bool(told[0].args["result"]) and pierced)


def with_a_die(shot: ShotView) -> bool:
    """Empty terrain is hit without one."""
    return shot.target != NONE or shot.place >= ALL_SPACES


def hold(state: TwoGMState, seat: int) -> int:
    """Hold all that is shown to this seat now to the dice; how many shots were."""
    held = 0
    for shot in GAME.view(state, seat).shots:
        if not with_a_die(shot):
            continue
        results = [fired(state, shot, face) for face in FACES]
        rolled = [one for one in results if one is not None]
        if len(rolled) < len(results):
            continue
        told = (shot.odds.impact, shot.odds.critical)
        assert {(one.impact, one.critical) for one in rolled} == {told}, shot
        assert sum(one.hurt for one in rolled) == shot.odds.hit, shot
        held += 1
    return held


def looks(players: int, options: dict[str, Any], seed: str) -> Iterator[tuple[str, int]]:
    """A random game: the kind of each prompt that shows chances, and how many of them were held to the dice."""
    state = GAME.setup(players, options, Chance(seed_from(seed)))
    choices = Chance(seed_from(seed)).fork("choices")
    seen: Counter[str] = Counter()
    while state.outcome is None:
        legal = GAME.legal(state)
        step, seat = state.agenda[-1], GAME.to_act(state)
        kind = type(step).__name__
        if seen[kind] < EACH and any(with_a_die(shot) for shot in GAME.view(state, seat).shots):
            seen[kind] += 1
            yield kind, hold(state, seat)
        GAME.apply(state, legal[choices.below(len(legal))], legal)


@pytest.mark.parametrize("scenario", ["battle-royal", "stalingrad", "bastogne"])
def test_chances_of_random_games(scenario):
    held: Counter[str] = Counter()
    for kind, count in looks(2, {"scenario": scenario, "time_limit": 12}, f"the chances of {scenario}"):
        held[kind] += count
    assert held["UnitShoots"] + held["Aim"] > EACH
    assert sum(held.values()) > 4 * EACH


def snowed(phase: int, **options: Any) -> Scene:
    """Snow makes what the distance is matter; the fog has lifted."""
    scene = Scene(phase, scenario="bastogne", **options)
    state = scene.state
    state.turn = 21
    for army in state.army:
        for u in army[:]:
            remove(state, u)
    state.terrain = [NONE] * state.spaces
    return scene


def until(scene: Scene, step: str) -> None:
    while scene.step() != step:
        scene.do(next(action for action in scene.legal() if action[0] in QUIET))


def flak_at_a_fighter() -> tuple[Scene, int]:
    scene = snowed(SHOOTING)
    scene.unit(NORTH, "de-88", 4, 5)
    target = scene.unit(NORTH, "de-li", 4, 4)
    scene.choose(scene.fighter(SOUTH, "us-p47"))
    scene.do(("shoot", *scene.about(target)))
    until(scene, "FlakWindow")
    return scene, NORTH


def flak_at_a_bomber() -> tuple[Scene, int]:
    scene = snowed(DEPLOYMENT)
    scene.unit(NORTH, "de-88", 4, 5)
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", scene.card("us-b26")), ("place",), ("bomb", space_at(4, 4)))
    until(scene, "FlakWindow")
    return scene, NORTH


def flak_at_a_jump() -> tuple[Scene, int]:
    scene = snowed(DEPLOYMENT)
    scene.unit(NORTH, "de-88", 4, 5)
    scene.hold(SOUTH, "us-para")
    scene.do(("deploy", scene.card("us-para")), ("place",), ("drop", space_at(4, 4)))
    until(scene, "FlakWindow")
    return scene, NORTH


def flak_at_the_transport_plane() -> tuple[Scene, int]:
    scene = snowed(DEPLOYMENT)
    scene.unit(NORTH, "de-88", 4, 5)
    scene.hold(SOUTH, "drop", "us-li")
    scene.do(("play", scene.card("drop")))
    until(scene, "Airlift")
    scene.do(("deploy", scene.card("us-li")), ("place",), ("drop", space_at(4, 4)))
    until(scene, "FlakWindow")
    return scene, NORTH


def interception() -> tuple[Scene, int]:
    scene = snowed(SHOOTING)
    scene.fighter(NORTH, "de-bf")
    target = scene.unit(NORTH, "de-li", 4, 4)
    scene.choose(scene.fighter(SOUTH, "us-p47"))
    scene.do(("shoot", *scene.about(target)))
    until(scene, "InterceptWindow")
    return scene, NORTH


def escort_against_interceptors() -> tuple[Scene, int]:
    scene = snowed(DEPLOYMENT)
    first, second = scene.fighter(NORTH, "de-bf"), scene.fighter(NORTH, "de-bf")
    escort = scene.fighter(SOUTH, "us-p51")
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", scene.card("us-b26")), ("place",), ("bomb", space_at(4, 4)))
    scene.do(("escort", escort, scene.state.u_card[escort]))
    until(scene, "InterceptWindow")
    for fighter in (first, second):
        scene.do(("intercept", fighter, scene.state.u_card[fighter]))
    until(scene, "Against")
    return scene, SOUTH


def fighter_attack() -> tuple[Scene, int]:
    scene = snowed(SHOOTING)
    scene.unit(NORTH, "de-li", 4, 3, "fd")
    scene.terrain("house", 4, 3)
    scene.fighter(NORTH, "de-bf")
    scene.choose(scene.fighter(SOUTH, "us-p47"))
    return scene, SOUTH


def bombs() -> tuple[Scene, int]:
    scene = snowed(DEPLOYMENT)
    scene.unit(NORTH, "de-li", 4, 3, "fd")
    scene.unit(SOUTH, "us-m4", 6, 3)
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", scene.card("us-b26")), ("place",))
    return scene, SOUTH


def barrage() -> tuple[Scene, int]:
    scene = snowed(DEPLOYMENT)
    scene.unit(NORTH, "de-li", 4, 3, "fd")
    scene.unit(NORTH, "de-tig1", 7, 3)
    scene.hold(SOUTH, "barr")
    scene.do(("play", scene.card("barr")))
    until(scene, "ChooseSpace")
    return scene, SOUTH


def assault(react: bool) -> tuple[Scene, int]:
    scene = snowed(MOVEMENT)
    u = scene.unit(SOUTH, "us-li", 4, 3, "gren", wounds=1)
    scene.unit(NORTH, "de-hi", 4, 4, "mort", mounted=True)
    scene.choose(u)
    scene.do(("assault", space_at(4, 4)))
    until(scene, "Shooting")
    scene.choose(u)
    scene.do(("storm", space_at(4, 4)))
    if not react:
        until(scene, "AssaultWeapon")
    return scene, NORTH if react else SOUTH


def ambush() -> tuple[Scene, int]:
    scene = snowed(MOVEMENT)
    u = scene.unit(SOUTH, "us-m8", 4, 2)
    gun = scene.unit(NORTH, "de-pz4", 4, 5, "mg")
    scene.hold(NORTH, "ambush")
    scene.choose(u)
    scene.do(("go", space_at(4, 3)))
    until(scene, "AmbushWindow")
    scene.do(("ambush", scene.card("ambush")))
    if scene.step() == "AmbushUnit":
        scene.choose(gun)
    return scene, NORTH


def smoke_shell() -> tuple[Scene, int]:
    scene = snowed(SHOOTING)
    u, v = scene.unit(SOUTH, "us-m4", 4, 2), scene.unit(NORTH, "de-pz4", 4, 5, "ss")
    scene.choose(u)
    scene.do(next(action for action in scene.legal() if action[0] == "weapon"))
    scene.do(("shoot", *scene.about(v)))
    return scene, NORTH


def flames() -> tuple[Scene, int]:
    scene = snowed(SHOOTING)
    u = scene.unit(SOUTH, "us-eng", 4, 2, "flam")
    scene.unit(NORTH, "de-li", 4, 3)
    scene.terrain("house", 4, 3)
    scene.choose(u)
    return scene, SOUTH


def sure_impact() -> tuple[Scene, int]:
    scene = snowed(SHOOTING)
    u = scene.unit(SOUTH, "us-m4", 4, 2, "mg")
    scene.unit(NORTH, "de-tig1", 4, 5)
    scene.unit(NORTH, "de-li", 4, 3)
    scene.hold(SOUTH, "impact")
    scene.do(("play", scene.card("impact")))
    while scene.step() != "Shooting":
        scene.do(next(action for action in scene.legal() if action[0] in (*QUIET, "on")))
    scene.choose(u)
    return scene, SOUTH


SCENES = {
    "FlakWindow fighter": flak_at_a_fighter,
    "FlakWindow bomber": flak_at_a_bomber,
    "FlakWindow jump": flak_at_a_jump,
    "FlakWindow plane": flak_at_the_transport_plane,
    "InterceptWindow": interception,
    "Against": escort_against_interceptors,
    "FighterTarget": fighter_attack,
    "BombTarget": bombs,
    "ChooseSpace": barrage,
    "ReactionWindow": lambda: assault(react=True),
    "AssaultWeapon": lambda: assault(react=False),
    "AmbushFire": ambush,
    "SmokeShellWindow": smoke_shell,
    "UnitShoots flames": flames,
    "UnitShoots sure": sure_impact,
}


@pytest.mark.parametrize("name", SCENES)
def test_chances_of_every_kind_of_fire(name):
    scene, seat = SCENES[name]()
    assert scene.step() == name.partition(" ")[0]
    assert GAME.to_act(scene.state) == seat
    assert hold(scene.state, seat)


def test_chances_of_flak_are_those_for_the_target_of_the_airplane():
    """Two spaces from the gun: no snow. From the gun to where the airplane was parked it would have counted."""
    scene, seat = flak_at_a_fighter()
    (shot,) = GAME.view(scene.state, seat).shots
    assert [one.name for one in shot.odds.modifiers] == []
    assert shot.place == space_at(4, 4)
