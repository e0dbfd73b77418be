"""The forecast of 2+2: its three phases, and which of the allies would win. See also `volk/test_foresight.py`."""

from __future__ import annotations

from typing import Any

import pytest

from brink.games.volk.forecast import ColdWar, Forecast
from brink.games.volk.twoplustwo.forecast import forecast
from twoplustwo.scene import PACK, Scene

USA, SOVIET_UNION, WEST, EAST = range(4)


def look(**settings: Any) -> tuple[Forecast, ColdWar]:
    found = forecast(Scene(**settings).state)
    assert found is not None
    assert found.cold_war is not None
    return found, found.cold_war


def endings(found: Forecast) -> dict[str, tuple[int, ...]]:
    return {ending.how: ending.seats for ending in found.endings}


def test_11_11_both_superpowers_have_income() -> None:
    _, seen = look(treasury=[1, -4])
    usa, soviet = PACK.incomes[0]
    assert seen.income == [usa, soviet]
    assert seen.treasury == [(1 + usa, 1 + usa), (soviet - 4, soviet - 4)]


def test_11_11_the_reward_is_the_leaders_choice() -> None:
    found, seen = look(dominance=-4, treasury=[0, 0], unrest={"TH": 3})
    assert (seen.power, seen.spaces) == (USA, [1, 2, 3, 4])
    usa = PACK.incomes[-4][0]
    assert seen.treasury[USA] == (usa, usa + 1)  # spaces 1 and 4 pay $1
    assert found.protests == [(0, 0), (0, 1)]  # spaces 3 and 4 stir up the East


def test_11_11_a_reward_without_a_choice_is_certain() -> None:
    _, seen = look(dominance=1, treasury=[0, 0])
    soviet = PACK.incomes[1][1]
    assert (seen.power, seen.spaces) == (SOVIET_UNION, [1])
    assert seen.treasury[SOVIET_UNION] == (soviet + 1, soviet + 1)


def test_11_11_who_draws_early_but_not_what() -> None:
    _, seen = look(space=-3, treasury=[0, 0])
    assert seen.draws == USA
    assert seen.treasury[USA] == (PACK.incomes[0][0] + 1,) * 2
    assert look(space=2, decade=4)[1].draws == -1  # there is no fifth decade


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({"arms": -6}, {"arms-race": (USA,)}),
        ({"arms": 6}, {"arms-race": (SOVIET_UNION,)}),
        ({"space": 4}, {"space-race": (SOVIET_UNION,)}),
        ({"unrest": {"TH": 16}}, {"east-collapses": (WEST,)}),  # both superpowers have no points
        ({"unrest": {"TH": 16}, "space": -2}, {"east-collapses": (USA,)}),
        ({"unrest": {"TH": 16}, "space": 2}, {"east-collapses": (WEST,)}),
        ({"unrest": {"TH": 16, "SH": 16}, "space": 2}, {"both-collapse": (SOVIET_UNION,)}),
        ({"decade": 4}, {"east-endures": (EAST,)}),
        ({}, {"": ()}),
    ],
)
def test_11_11_which_of_the_allies_would_win(settings: dict[str, Any], wanted: dict[str, tuple[int, ...]]) -> None:
    assert endings(look(**settings)[0]) == wanted


def test_H16_debt_may_decide_who_wins() -> None:
    """The USA has 1 point by dominance, less 1 for $2 of debt, unless it takes the $1 of its first space."""
    income = PACK.incomes[-2][0]
    found, seen = look(unrest={"TH": 16}, dominance=-2, treasury=[-2 - income, 0])
    assert seen.points == [(0, 1), (0, 0)]
    assert endings(found) == {"east-collapses": (USA, WEST)}


def test_after_the_first_phases_only_the_rest_is_told() -> None:
    scene = Scene(dominance=-4, treasury=[0, 0], factories=["berlin", "jena"], decade=1, police={"b5": 1})
    scene.end_decade("U space 1")
    assert scene.step == "Dismantle"
    found = forecast(scene.state)
    assert found is not None
    assert found.cold_war is not None
    assert (found.cold_war.power, found.cold_war.income) == (-1, None)
    money = tuple(scene.state.treasury)
    assert found.cold_war.treasury == [(money[0], money[0]), (money[1], money[1])]
    assert found.flight is None


def test_nothing_is_foreseen_after_the_end() -> None:
    scene = Scene(arms=6)
    scene.end_decade()
    assert scene.how == "arms-race S"
    assert forecast(scene.state) is None
