"""The odds shown before a shot are what the ten faces of the die really do."""

from __future__ import annotations

import pytest

from brink.engine import Chance
from brink.engine.chance import Script, seed_from
from brink.games.twogm.battlefield import building_at
from brink.games.twogm.firing import Aim
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import Shot, odds, roll
from brink.games.twogm.state import TwoGMState
from twogm.scene import GAME, NORTH, SOUTH, Scene

LOOKED_AT = 60


def aims(seed: str) -> list[tuple[TwoGMState, Shot]]:
    """Shots that come up in a random game."""
    state = GAME.setup(2, {"south": "uk", "north": "su"}, Chance(seed_from(seed)))
    choices = Chance(seed_from(seed)).fork("choices")
    found: list[tuple[TwoGMState, Shot]] = []
    while state.outcome is None and len(found) < LOOKED_AT:
        step = state.agenda[-1]
        legal = GAME.legal(state)
        if isinstance(step, Aim):
            shots = [step.shot(state, action) for action in legal if action[0] in ("shoot", "shoot-hq")]
            found += [(state.clone(), shot) for shot in shots]
        GAME.apply(state, legal[choices.below(len(legal))], legal)
    return found


def harm(state: TwoGMState, shot: Shot, face: int) -> tuple[int, bool]:
    """Damage done by this face, and whether it was a kill that damage alone would not have been."""
    world = state.clone()
    world.chance = Script([face - 1])
    life = 0 if shot.target == NONE else world.wounds_of(shot.target) - world.u_wounds[shot.target]
    before = sum(world.hq_hp)
    roll(world, shot)
    if shot.target == NONE:
        return before - sum(world.hq_hp), False
    if not world.alive(shot.target):
        return life, True
    return life - (world.wounds_of(shot.target) - world.u_wounds[shot.target]), False


@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_odds_are_what_the_die_does(seed):
    looked = 0
    for state, shot in aims(seed):
        if shot.place < ALL_SPACES and building_at(state, shot.place) is not None:
            continue  # a building that falls buries its garrison; that is more than the odds of the shot
        told = odds(state, shot)
        results = [harm(state, shot, face) for face in range(1, 11)]
        assert sum(damage for damage, _ in results) / 10 == pytest.approx(told.expected)
        assert sum(damage > 0 for damage, _ in results) == told.hit
        assert sum(dead for _, dead in results) >= told.kill
        looked += 1
    assert looked > LOOKED_AT // 2


@pytest.mark.parametrize("kind", ["fire", "assault", "reaction"])
@pytest.mark.parametrize("target", ["de-li", "de-251", "de-pz4", "de-tig1", "de-88"])
@pytest.mark.parametrize("shooter", ["us-li", "us-m4", "us-m10", "us-105"])
def test_odds_against_armor(kind, target, shooter):
    scene = Scene()
    u, v = scene.unit(SOUTH, shooter, 4, 2, wounds=1), scene.unit(NORTH, target, 4, 3)
    shot = scene.shot(u, v, kind=kind)
    told = odds(scene.state, shot)
    results = [harm(scene.state, shot, face) for face in range(1, 11)]
    assert sum(damage for damage, _ in results) / 10 == pytest.approx(told.expected)
    assert sum(damage > 0 for damage, _ in results) == told.hit
