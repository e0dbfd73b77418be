"""Games are found, not named: through the entry-point group `brink.games`, so a fourth game is another package.

`$BRINK_GAMES` (`module:attribute, ...`) adds games under development that are not installed.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from brink.engine.errors import BrinkError
from brink.engine.game import AnyGame, Game

GROUP = "brink.games"


@cache
def games() -> dict[str, AnyGame]:
    """All games by name, in alphabetical order."""
    found: dict[str, AnyGame] = {}
    points = list(entry_points(group=GROUP))
    for spec in filter(None, (part.strip() for part in os.environ.get("BRINK_GAMES", "").split(","))):
        points.append(EntryPoint(spec, spec, GROUP))
    for point in points:
        game = _load(point)
        found[game.name] = game
    return dict(sorted(found.items()))


def find_game(name: str) -> AnyGame:
    """A game by name, or an error that says which there are."""
    if name not in games():
        raise BrinkError(f"there is no game '{name}'; there are {', '.join(games()) or 'none'}")
    return games()[name]


def _load(point: EntryPoint) -> AnyGame:
    module, _, attribute = point.value.partition(":")
    try:
        made = getattr(import_module(module), attribute)()
    except Exception as error:
        raise BrinkError(f"the game '{point.name}' ({point.value}) cannot be loaded: {error}") from error
    if not isinstance(made, Game):
        raise BrinkError(f"the game '{point.name}' ({point.value}) is not a Game")
    return made
