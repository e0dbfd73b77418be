"""What a test asks about the end of a game: what the seat that decides is told of an action."""

from __future__ import annotations

from typing import Any

from brink.engine import AnyGame, Ending, Foresight


def told(game: AnyGame, state: Any, *action: Any) -> Ending | None:
    """What stands on the button of this action, which must be legal."""
    legal = game.legal(state)
    return Foresight(game, state, game.to_act(state)).ending(legal[legal.index(action)])


def said(ending: Ending | None) -> tuple[str, set[str], bool]:
    """Would or could it, how, and is it asked once more."""
    if ending is None:
        return "goes on", set(), False
    return "would" if ending.sure else "could", {one.how for one in ending.outcomes}, ending.asks
