"""§17.12 Set-up: bid, terrain, mulligan."""

from __future__ import annotations

from typing import Final

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.game_setup import Bid, Mulligan
from brink.games.twogm.geometry import at
from brink.games.twogm.pack import ROWS
from brink.games.twogm.placing_terrain import BuyTerrain, PlaceTerrain
from brink.games.twogm.solo.mind import Mind

SHOPPING: Final = ("trench", "house", "wall", "barrier")
CHEAP: Final = 3  # a hand without a unit of this cost or less is changed


def bid(mind: Mind, step: Bid) -> Action:
    """By D10: 1 to 4 bids 1, 5 to 8 bids 2, 9 and 10 bid 3."""
    die = mind.chance.die(10)
    return verbs.Bid(1 if die <= 4 else 2 if die <= 8 else 3)


def buy_terrain(mind: Mind, step: BuyTerrain) -> Action:
    """The dearest it can pay of trench, house, wall and barrier."""
    terrains = mind.pack.terrains
    wanted = [action for action in mind.offered(verbs.Terrain) if terrains[action.terrain].id in SHOPPING]
    if not wanted or mind.state.turn:
        return verbs.DONE
    return max(wanted, key=lambda one: (terrains[one.terrain].cost, -SHOPPING.index(terrains[one.terrain].id)))


def place_terrain(mind: Mind, step: PlaceTerrain) -> Action:
    """Column by D10; an odd second roll is line 2, an even one line 3; then to the right to the next legal space."""
    column = mind.column_by_die()
    line = 2 if mind.chance.die(10) % 2 else 3
    home = mind.state.home_row(mind.side)
    row = home + line - 1 if mind.side == 0 else home - line + 1
    return to_the_right(mind, column, row) or mind.legal[0]


def to_the_right(mind: Mind, column: int, row: int) -> verbs.At | None:
    """The first legal space of a row from this column on, beginning anew at the left edge."""
    columns = mind.state.spaces // ROWS
    for step in range(columns):
        action = verbs.AT[at((column + step) % columns, row)]
        if action in mind.legal:
            return action
    return None


def mulligan(mind: Mind, step: Mulligan) -> Action:
    first = mind.pack.first_support
    hand = mind.state.hands[mind.seat]
    cheap = any(card < first and mind.pack.units[card].cost <= CHEAP for card in hand)
    return verbs.KEEP if cheap else verbs.MULLIGAN
