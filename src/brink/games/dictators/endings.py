"""R21 and §8: which actions may let the missiles fly or win the White House, so that who takes one is told before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brink.engine import Chance
from brink.engine.endings import Extreme, Stacked
from brink.engine.log import SPECTATOR
from brink.games.dictators.president import refill_presidential
from brink.games.dictators.state import DictatorsState

LAST: Final = 2  # the level before the missiles fly
BUNKER: Final = 9  # the token that wins then


def may_end(state: DictatorsState) -> bool:
    """At DEFCON 2, or 3 while two DEFCON cards may be drawn together, and where somebody is at the White House."""
    at_once = LAST if state.deck.count(state.pack.defcon_card) < 2 else LAST + 1
    return state.defcon <= at_once or state.pack.white_house in state.places


def drawn_next(world: DictatorsState, seat: int | None, chance: Chance) -> Iterator[DictatorsState]:
    """Worlds in which, of what this seat does not know, that comes next or is held which decides the game, or not."""
    bit = SPECTATOR if seat is None else seat
    defcon = world.pack.defcon_card
    dark, bright = world.clone(), world.clone()
    dark.deck.sort(key=defcon.__eq__)
    dark.chance = Stacked(chance, defcon)  # the deck is shuffled at DEFCON 2, and may be drawn from again
    bright.deck.sort(key=defcon.__ne__)
    yield from (dark, bright)
    saved = dark.clone()
    if hide_bunker(saved, bit):
        yield saved
    yield from revealed_next(world, bit, chance)


def hide_bunker(world: DictatorsState, bit: int) -> bool:
    """Somebody holds token IX among his hidden ones, if that may be."""
    hidden = [
        (tokens, at)
        for tokens, knowers in zip(world.tokens, world.token_knowers, strict=True)
        for at, mask in enumerate(knowers)
        if not mask >> bit & 1
    ]
    unknown = [*hidden, *((pile, at) for pile in _unseen(world) for at in range(len(pile)))]
    found = next(((pile, at) for pile, at in unknown if pile[at] == BUNKER), None)
    if not hidden or found is None:
        return False
    (pile, at), (held, place) = found, hidden[0]
    pile[at], held[place] = held[place], pile[at]
    return True


def _unseen(world: DictatorsState) -> tuple[list[int], ...]:
    """Where tokens lie that nobody has seen."""
    return world.board_tokens, world.unused_tokens, world.hidden_gone


def revealed_next(world: DictatorsState, bit: int, chance: Chance) -> Iterator[DictatorsState]:
    """R19: each card that decides anything on top of the presidential deck, and a president who listens."""
    pack = world.pack
    world = world.clone()
    refill_presidential(world)
    hidden = [at for at, mask in enumerate(world.president_knowers) if not mask >> bit & 1]
    for wanted in [pack.presidential["defcon"], *(card for card, here in enumerate(pack.present) if here)]:
        at = next((at for at in hidden if world.president_deck[at] == wanted), None)
        if at is not None:
            other = world.clone()
            deck = other.president_deck
            deck[at], deck[hidden[-1]] = deck[hidden[-1]], deck[at]
            other.chance = Extreme(chance, high=True)
            yield other
