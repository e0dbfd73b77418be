"""R21 and §8.4: which actions may let the missiles fly or win the White House, so that who takes one is told before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brink.engine import Chance
from brink.engine.endings import Extreme, Stacked
from brink.engine.log import SPECTATOR
from brink.games.dictators.state import DictatorsState

LAST: Final = 2  # the level before the missiles fly


def may_end(state: DictatorsState) -> bool:
    """At DEFCON 2, or 3 while two DEFCON cards may be drawn together, and where somebody is at the White House."""
    at_once = LAST if state.deck.count(state.pack.defcon_card) < 2 else LAST + 1
    return state.defcon <= at_once or state.pack.white_house in state.places


def drawn_next(world: DictatorsState, seat: int | None, chance: Chance) -> Iterator[DictatorsState]:
    """Worlds in which the cards come next, of those that this seat does not know, that end the game or do not."""
    pack = world.pack
    dark, bright = world.clone(), world.clone()
    dark.deck.sort(key=pack.defcon_card.__eq__)
    dark.chance = Stacked(chance, pack.defcon_card)  # the deck is shuffled at DEFCON 2, and may be drawn from again
    bright.deck.sort(key=pack.defcon_card.__ne__)
    yield from (dark, bright)
    bit = SPECTATOR if seat is None else seat
    hidden = [at for at, mask in enumerate(world.president_knowers) if not mask >> bit & 1]
    for wanted in [pack.presidential["defcon"], *(card for card, here in enumerate(pack.present) if here)]:
        at = next((at for at in hidden if world.president_deck[at] == wanted), None)
        if at is not None:
            other = world.clone()
            deck = other.president_deck
            deck[at], deck[hidden[-1]] = deck[hidden[-1]], deck[at]
            other.chance = Extreme(chance, high=True)  # the president is convinced by a high roll
            yield other
