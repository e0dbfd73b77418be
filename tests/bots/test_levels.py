"""The levels that have the same names in all titles."""

from __future__ import annotations

import pytest

from brink.bots import bot_names, plans
from brink.engine.chance import seed_from
from brink.engine.registry import games
from brink.lab.simulate import Plan, simulate

TITLES = ("volk", "twoplustwo", "dictators", "twogm")


@pytest.mark.parametrize("name", TITLES)
def test_every_title_has_the_same_levels(name: str) -> None:
    game = games()[name]
    names = bot_names(game)
    assert names[:3] == ["random", "beginner", "steady"]
    assert (names[-2:] == ["strong", "expert"]) == plans(game)


@pytest.mark.parametrize(("weaker", "better"), [("random", "beginner"), ("beginner", "steady")])
def test_each_beats_the_one_below(weaker: str, better: str) -> None:
    """In the quickest title; the figures of all of them are in `docs/bots.md`."""
    plan = Plan(game="volk", players=2, games=20, seed=seed_from("levels"), bots=(weaker, better))
    outcomes = [(game.bots, game.outcome) for game in simulate(plan)]
    won = [bots[outcome.winners[0]] for bots, outcome in outcomes if outcome is not None]
    assert len(won) == plan.games
    assert won.count(better) >= 12
