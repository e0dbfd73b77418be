"""§2: set-up by the current rules."""

from __future__ import annotations

from typing import Final, TypeVar

from brink.engine import Chance
from brink.engine.hands import Hand
from brink.games.volk.pack import VolkPack
from brink.games.volk.state import INTACT, Options, VolkState

UNREST: Final = 3
UNREST_OF_SUPPLIERS: Final = 2
S = TypeVar("S", bound=VolkState)


def lay_out(kind: type[S], players: int, options: Options, chance: Chance, pack: VolkPack) -> S:
    """The board of the base game. Markers stand on their start spaces, one socialist is in the box."""
    factories = [0] * len(pack.site_ids)
    for site in pack.first_factories:
        factories[site] = INTACT
    provinces = len(pack.province_ids)
    return kind(
        players=players,
        pack=pack,
        chance=chance,
        options=options,
        unrest=[UNREST_OF_SUPPLIERS if p in pack.suppliers else UNREST for p in range(provinces)],
        standard=[0] * provinces,
        sectors=[0] * len(pack.suppliers),
        socialists=[0] * provinces,
        factories=factories,
        built=[0] * len(pack.line_ends),
        hamburg=pack.site_provinces[pack.hamburg][0],
        abroad=[pack.site_provinces[pack.site_lines[site][0][1]][0] for site in pack.externals],
        hands=[Hand() for _ in range(players)],
        discards=[[] for _ in range(players)],
        marks=[0] * provinces,
    )
