"""What would or could end the game says so before: a probe of random games of every title, and the words for it.

`BRINK_PROBES=20` plays twenty times as many games.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from brink.engine import AnyGame
from brink.engine.registry import find_game
from brink.engine.testing import Ends, probe_endings

MORE = int(os.environ.get("BRINK_PROBES", "1"))
FAST_2GM = {"south_deck": "auto", "north_deck": "auto"}


def probe(game: AnyGame, players: int, options: dict[str, Any], games: int) -> list[Ends]:
    return [probe_endings(game, players, options, seed=f"{game.name} {number}") for number in range(games)]


@pytest.mark.parametrize(
    ("name", "players", "options", "games", "ends"),
    [
        ("parley", 3, {}, 100, {"goal", "rounds"}),
        ("volk", 2, {}, 40, {"insolvency"}),
        ("twoplustwo", 4, {}, 40, {"nuclear-war"}),
        ("dictators", 2, {}, 20, {"missiles"}),
        ("dictators", 4, {}, 10, {"missiles"}),
        ("twogm", 2, {}, 4, {"cards"}),
    ],
)
def test_what_ends_a_game_was_told_before(
    name: str, players: int, options: dict[str, Any], games: int, ends: set[str]
) -> None:
    seen = probe(find_game(name), players, options, games * MORE)
    assert all(one.over for one in seen)
    assert ends <= {one.how for one in seen}
