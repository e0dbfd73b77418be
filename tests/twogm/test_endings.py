"""§15: an HQ about to fall, the last card, time and the goals of scenarios are told before."""

from __future__ import annotations

from typing import Any

import pytest

from brink.games.twogm.assault import begin
from foreseeing import said, told
from twogm.scene import DEPLOYMENT, GAME, MOVEMENT, NORTH, NORTH_HQ, SHOOTING, SOUTH, Scene, space_at


def ending(scene: Scene, *action: Any) -> tuple[str, set[str], bool]:
    return said(told(GAME, scene.state, *action))


def shot_at_hq(hp: int) -> tuple[str, set[str], bool]:
    """What a tank of the south reads that aims at the enemy's HQ."""
    scene = Scene()
    scene.state.hq_hp[NORTH] = hp
    tank = scene.unit(SOUTH, "us-m4", 4, 6)
    scene.choose(tank)
    scene.do(("weapon", 0, scene.state.weapon(tank, 0).number))
    return ending(scene, "shoot-hq", NORTH_HQ)


def test_15_a_shot_that_may_destroy_the_hq_says_so_and_is_not_asked() -> None:
    assert shot_at_hq(1) == ("could", {"hq"}, False)
    assert shot_at_hq(9) == ("goes on", set(), False)


@pytest.mark.usefixtures("every_decision_is_asked")
def test_15_a_raid_that_may_destroy_the_hq_says_so_before_the_enemy_answers() -> None:
    """The enemy may intercept; if he does not, and the bombs hit, it is over."""
    scene = Scene(DEPLOYMENT)
    scene.state.hq_hp[NORTH] = 1
    scene.fighter(NORTH, "de-bf")
    scene.hold(SOUTH, "us-b26")
    scene.do(("deploy", scene.card("us-b26")), ("place",), ("shoot-hq", NORTH_HQ))
    assert ending(scene, "done") == ("could", {"hq"}, False)
    scene.do(("done",))
    assert ending(scene, "pass") == ("could", {"hq"}, True), "who lets it happen may lose"


def test_15_out_of_cards_loses_and_is_asked() -> None:
    scene = Scene()
    scene.state.decks[SOUTH].clear()
    assert ending(scene, "done") == ("would", {"cards"}, True)


@pytest.mark.usefixtures("every_decision_is_asked")
def test_15_the_last_card_may_still_be_played() -> None:
    scene = Scene(DEPLOYMENT)
    scene.state.decks[SOUTH].clear()
    scene.hold(SOUTH, "us-li")
    assert ending(scene, "deploy", scene.card("us-li")) == ("goes on", set(), False)
    scene.do(("deploy", scene.card("us-li")), ("place",), ("at", space_at(4, 1)), ("done",))
    assert ending(scene, "done") == ("would", {"cards"}, True)


def test_11_when_time_is_up_the_less_damaged_hq_wins() -> None:
    scene = Scene(time_limit=2)
    scene.state.turn, scene.state.first = 4, NORTH
    scene.state.hq_hp[NORTH] -= 1
    assert ending(scene, "done") == ("would", {"time"}, False)
    scene.state.hq_hp[SOUTH] -= 2
    assert ending(scene, "done") == ("would", {"time"}, True)


def test_17_11_the_goal_of_a_scenario_is_told() -> None:
    """Omaha: the last round is over, and whoever had to hold out wins."""
    scene = Scene(scenario="omaha")
    state = scene.state
    state.turn = 2 * state.pack.scenarios[state.scenario].rounds
    state.first = 1 - state.active
    assert ending(scene, "done")[:2] == ("would", {"rounds"})


def nearly_lost(wounds: int = 0) -> tuple[Scene, int, int]:
    """Omaha: one more unit of the south destroyed, and the north wins. Its squad stands before an enemy."""
    scene = Scene(MOVEMENT, scenario="omaha")
    scene.state.losses[SOUTH] = 11
    squad = scene.unit(SOUTH, "us-li", 1, 3, wounds=wounds)
    return scene, squad, scene.unit(NORTH, "de-li", 1, 4)


@pytest.mark.usefixtures("every_decision_is_asked")
def test_W2_reaction_fire_that_may_decide_the_battle_is_reckoned_with() -> None:
    """The enemy need not fire; but it costs him nothing."""
    scene, squad, _ = nearly_lost()
    scene.choose(squad)
    scene.do(("assault", space_at(1, 4)), ("done",), ("done",))
    scene.choose(squad)
    assert ending(scene, "storm", space_at(1, 4)) == ("could", {"destroy-units"}, True)


@pytest.mark.usefixtures("every_decision_is_asked")
def test_W2_who_fires_first_and_misses_may_still_lose_the_battle() -> None:
    scene, squad, enemy = nearly_lost()
    scene.state.active = NORTH
    scene.phase(SHOOTING)
    begin(scene.state, enemy, squad)
    GAME.advance(scene.state)
    rifles = scene.state.weapon(squad, 0).number
    assert ending(scene, "react", 0, rifles) == ("could", {"destroy-units"}, True)
    assert ending(scene, "pass") == ("could", {"destroy-units"}, True)
