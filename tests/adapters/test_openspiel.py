"""OpenSpiel plays every title by its own test, with chance that nobody can foresee."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import closely
from adapters.tools import TITLES, library
from brink.engine.registry import games

# Of decisions: in some titles blind players wander for thousands.
LIMIT = 20_000 if closely.APART == 1 else 250


@pytest.fixture
def spiel() -> Any:
    pyspiel = library("pyspiel")
    library("brink.adapters.openspiel")
    return pyspiel


def play_on(state: Any, rng: np.random.Generator, nodes: int = 100_000) -> None:
    while not state.is_terminal() and nodes:
        nodes -= 1
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("name", TITLES)
def test_random_simulation_with_serialisation(spiel: Any, name: str) -> None:
    game = spiel.load_game(f"python_brink_{name}(players={min(games()[name].players)},limit={LIMIT})")
    spiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_whole_games_are_played_by_the_rules(spiel: Any) -> None:
    rng = np.random.default_rng(1)
    for _ in range(3):
        state = spiel.load_game("python_brink_volk").new_initial_state()
        play_on(state, rng)
        outcome = state.position.state.outcome
        assert state.returns() == [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)]


def test_a_game_that_is_broken_off_has_no_winner(spiel: Any) -> None:
    state = spiel.load_game("python_brink_dictators(players=3,limit=30)").new_initial_state()
    play_on(state, np.random.default_rng(1))
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.position.decisions == 30


def test_chance_is_explicit_from_the_set_up_on(spiel: Any) -> None:
    """Another result is another deal, all are equally likely, and what comes is in no state before it comes."""
    root = spiel.load_game("python_brink_volk").new_initial_state()
    assert root.is_chance_node()
    outcomes = root.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    deals = []
    for result in (0, 1):
        state, rng = root.clone(), np.random.default_rng(1)
        state.apply_action(result)
        while state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
        deals.append(str(state))
    assert deals[0] != deals[1]
    assert root.is_chance_node(), "clones are on their own"


def test_a_state_comes_back_from_its_bytes_also_amid_a_draw(spiel: Any) -> None:
    game = spiel.load_game("python_brink_twogm(players=3,options=points:60;boards:1)")
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    amid = decisions = 0
    for _ in range(400):
        play_on(state, rng, 1)
        if state.is_chance_node() or decisions < 3:
            again = game.deserialize_state(state.serialize())
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
            amid += state.is_chance_node()
            decisions += not state.is_chance_node()
    assert amid > 20
    assert decisions >= 3


def test_what_a_player_sees_is_his_vector(spiel: Any) -> None:
    game = spiel.load_game("python_brink_volk")
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    assert not any(state.observation_tensor(0)), "nothing lies there before the set-up"
    while state.is_chance_node():
        play_on(state, rng, 1)
    position = state.position
    for seat in (0, 1):
        assert state.observation_tensor(seat) == list(position.rules.codec.observe(position.state, seat))
    assert state.observation_string(0) != state.observation_string(1)


def test_a_search_gets_a_world_that_the_player_cannot_tell_from_the_real_one(spiel: Any) -> None:
    state, rng = spiel.load_game("python_brink_volk").new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node():
        play_on(state, rng, 1)
    other = state.resample_from_infostate(0, rng.random)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_string(1) != state.observation_string(1)
