"""Random games to their end, held to the invariants on the way."""

from __future__ import annotations

import pytest

import closely
from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.twogm.state import TwoGMState
from twogm.scene import GAME

FACTIONS = ("us", "de", "su", "uk")
CHECKED = closely.every(2)  # decisions between two checks of the whole state
PAIRS = [(a, b) for a in FACTIONS for b in FACTIONS if a < b]


def play(seed: str, players: int = 2, every: int = 37, **options: object) -> TwoGMState:
    """Blind players; every few decisions a closer look."""
    state = GAME.setup(players, options, Chance(seed_from(seed)))
    choices = Chance(seed_from(seed)).fork("choices")
    for number in range(20_000):
        if state.outcome is not None:
            return state
        legal = GAME.legal(state)
        assert legal, state.agenda[-1]
        if number % every == 0:
            look_closely(state)
        GAME.apply(state, legal[choices.below(len(legal))], legal)
        if number % CHECKED == 0:
            GAME.check(state)
    raise AssertionError("the game does not end")


def look_closely(state: TwoGMState) -> None:
    step = state.agenda[-1]
    before = GAME.dump(state)
    defined = [action for action in step.candidates(state) if step.refusal(state, action) is None]
    assert step.options(state) == defined
    assert len(set(defined)) == len(defined)
    for action in defined:
        assert len(GAME.verbs[action[0]]) == len(action) - 1
    loaded = GAME.load(before)
    assert GAME.dump(loaded) == before
    for seat in (*range(state.players), None):
        world = GAME.imagine(state, seat, Chance(seed_from("world")))
        GAME.check(world)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        GAME.tell(GAME.view(state, seat), state.pack)
    assert GAME.dump(state) == before


@pytest.mark.parametrize(("south", "north"), PAIRS)
def test_battle_royal_of_every_pair(south, north):
    assert play(f"{south} {north}", south=south, north=north).outcome is not None


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.pack().scenarios])
def test_every_scenario(scenario):
    assert play(scenario, scenario=scenario).outcome is not None


@pytest.mark.parametrize("players", [3, 4])
def test_allies(players):
    assert play(f"allies {players}", players, every=97).outcome is not None


def test_two_boards():
    assert play("two boards", 4, every=97, boards=2).outcome is not None


@pytest.mark.parametrize(
    "options",
    [
        {"late_terrain": True, "extensive": True, "leftover_equipment": True},
        {"suppression": "by-one", "hard_ground": "rest", "criticals": "equal", "anti_aircraft": "always"},
        {"time_limit": 6, "rookie": "north", "points": 80},
    ],
    ids=["optional rules", "other rulings", "short"],
)
def test_options(options):
    assert play("options", every=37, **options).outcome is not None
