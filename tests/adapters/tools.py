"""Random games to look at, and what a test of a library needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from brink.engine import Action, AnyGame, Chance, State
from brink.engine.chance import seed_from
from brink.engine.registry import games
from lacking import missing

TITLES = ("dictators", "twogm", "twoplustwo", "volk")
TABLES = [(name, players) for name in TITLES for players in games()[name].players]


def library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        missing(name, "the extras pettingzoo, gymnasium and openspiel")


def walk(
    game: AnyGame, players: int, options: Mapping[str, Any] | None = None, *, seed: str = "walk", most: int = 400
) -> Iterator[tuple[State, list[Action]]]:
    """A random game, decision by decision, with what is legal; the last one is over unless it is longer than `most`."""
    chance = Chance(seed_from(seed))
    state = game.setup(players, options or {}, chance.fork("game"))
    choices = chance.fork("choices")
    for _ in range(most):
        legal = game.legal(state)
        yield state, legal
        if not legal:
            return
        game.apply(state, legal[choices.below(len(legal))], legal)
