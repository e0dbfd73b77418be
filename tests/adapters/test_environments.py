"""PettingZoo and Gymnasium find what they expect, for every title."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from adapters.tools import TITLES, library
from brink.engine import BrinkError
from brink.engine.registry import find_game, games

# What their tests remark on environments whose observations have masks, and on those that nobody has registered.
REMARKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    ".*alternative render modes",
)


@pytest.fixture(autouse=True)
def remarks_are_no_failures() -> Any:
    with warnings.catch_warnings():
        for remark in REMARKS:
            warnings.filterwarnings("ignore", remark)
        yield


@pytest.fixture
def zoo() -> Any:
    library("pettingzoo")
    return library("brink.adapters.pettingzoo")


@pytest.fixture
def gym() -> Any:
    library("gymnasium")
    return library("brink.adapters.gymnasium")


def play_on(env: Any, rng: np.random.Generator, most: int = 100_000) -> tuple[dict[str, float], int]:
    """At random, to the end or so far; gives what each agent got, and the number of decisions."""
    got, decisions = dict.fromkeys(env.agents, 0.0), 0
    for agent in env.agent_iter(most):
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        decisions += not (ended or cut)
        env.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    return got, decisions


# -- PettingZoo -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_pettingzoo_api(zoo: Any, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test

    api_test(zoo.env(name, players=min(games()[name].players)), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", TITLES)
def test_pettingzoo_seeds(zoo: Any, name: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.env(name), num_cycles=25)


def test_a_seed_fixes_the_episodes_that_follow_too(zoo: Any) -> None:
    first, second = zoo.env("volk"), zoo.env("volk")
    decks = []
    for env in (first, second):
        env.reset(seed=3)
        env.reset()
        decks.append([env.unwrapped.episode.state.deck, env.unwrapped.episode.state.hands])
    assert decks[0] == decks[1]
    second.reset()
    assert second.unwrapped.episode.state.deck != decks[0][0]


def test_winners_get_1_and_everybody_else_minus_1(zoo: Any) -> None:
    env = zoo.env("twoplustwo")
    env.reset(seed=1)
    got, _ = play_on(env, np.random.default_rng(1))
    outcome = env.unwrapped.episode.state.outcome
    assert got == {f"player_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(4)}
    assert env.agents == []


def test_a_long_game_is_truncated_and_nobody_has_won(zoo: Any) -> None:
    env = zoo.env("dictators", players=3, limit=40)
    env.reset(seed=1)
    got, decisions = play_on(env, np.random.default_rng(1))
    assert decisions == 40
    assert set(got.values()) == {0.0}


def test_only_who_decides_may_do_something(zoo: Any) -> None:
    env = zoo.env("volk")
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks.pop(env.agent_selection) == len(env.unwrapped.episode.legal) > 0
    assert set(masks.values()) == {0}


def test_whoever_does_what_is_not_legal_has_lost(zoo: Any) -> None:
    env = zoo.env("volk")
    env.reset(seed=1)
    mover, seen = env.agent_selection, env.last()[0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is remarked on, too
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[mover] == -1.0
    raw = zoo.BrinkEnv("volk")
    raw.reset(seed=1)
    with pytest.raises(BrinkError, match="is not legal now"):
        raw.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))


def test_the_board_is_shown_in_words(zoo: Any) -> None:
    env = zoo.env("volk", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 10


# -- Gymnasium ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_gymnasium_checks(gym: Any, name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(gym.BrinkEnv(name))


def test_one_seat_plays_against_bots_to_the_end(gym: Any) -> None:
    env = gym.BrinkEnv("twoplustwo", seat=2, opponents=["random", "steady", "random"])
    rng, results = np.random.default_rng(1), []
    for seed in range(3):
        (seen, info), over = env.reset(seed=seed), False
        while not over:
            assert np.array_equal(info["action_mask"], env.action_masks())
            assert env.episode.seat == 2
            seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            assert reward == 0 or over
            assert not cut
        assert env.observation_space.contains(seen)
        assert reward == (1 if 2 in env.episode.state.outcome.winners else -1)
        results.append(reward)
    assert len(results) == 3


def test_an_action_that_is_not_legal_loses_at_once(gym: Any) -> None:
    env = gym.BrinkEnv("volk")
    _, info = env.reset(seed=1)
    _, reward, over, cut, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, told["illegal"]) == (-1, True, False, True)


def test_gymnasium_makes_every_title_by_its_name(gym: Any) -> None:
    import gymnasium

    env = gymnasium.make("brink/volk-v3", seat=1, opponents="random")
    env.reset(seed=1)
    assert env.unwrapped.episode.seat == 1
    assert {f"brink/{name}-v{find_game(name).version}" for name in TITLES} <= set(gymnasium.registry)


def test_a_bot_may_bring_its_own_rules(gym: Any) -> None:
    env = gym.BrinkEnv("twogm", players=2, opponents="veteran")
    assert env.table.codec.options["difficulty_2"] == "veteran"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 2}, "there is no seat 2; there are 0 to 1"),
        ({"opponents": ["random", "random"]}, "there are 1 seats for bots, and 2 bots"),
        ({"opponents": "nobody"}, "volk has no bot 'nobody'"),
        ({"players": 3}, "volk is for 2 players, not 3"),
        ({"pack": "none"}, "volk has no pack 'none'"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_at_once(gym: Any, wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BrinkError, match=sentence):
        gym.BrinkEnv("volk", **wrong)


# -- without the extras ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "lacks", "sentence"),
    [
        ("pettingzoo", "pettingzoo", "this needs PettingZoo: pip install 'brinkmanship[pettingzoo]'"),
        ("gymnasium", "gymnasium", "this needs Gymnasium: pip install 'brinkmanship[gymnasium]'"),
        ("openspiel", "pyspiel", "this needs OpenSpiel: pip install 'brinkmanship[openspiel]'"),
    ],
)
def test_without_its_library_one_sentence_says_how_to_get_it(
    module: str, lacks: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"brink.adapters.{module}", raising=False)
    monkeypatch.setitem(sys.modules, lacks, None)
    with pytest.raises(BrinkError) as told:
        importlib.import_module(f"brink.adapters.{module}")
    assert str(told.value) == sentence


def test_the_base_needs_no_library() -> None:
    code = "import sys, brink.adapters, brink.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
