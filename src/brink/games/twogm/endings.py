"""§15: which actions may decide the battle, so that whoever takes one is told before."""

from __future__ import annotations

from typing import Final

from brink.games.twogm.pack import NONE
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.victory import LAST_ROUND, QUIET_TURNS

DEADLY: Final = 8  # more than one action takes from an HQ
FEW: Final = 3  # cards that may be the last ones


def may_end(state: TwoGMState) -> bool:
    """An HQ is badly hit, cards or time run out; in a scenario a goal may be near at any time."""
    return state.scenario != NONE or any(0 < hp <= DEADLY for hp in state.hq_hp) or few_cards(state) or late(state)


def few_cards(state: TwoGMState) -> bool:
    """R80: of the side whose turn it is; how many cards a hand and a deck have everybody sees."""
    seats = state.seats(state.active)
    return sum(len(state.decks[seat]) + len(state.hands[seat].cards) for seat in seats) <= FEW


def late(state: TwoGMState) -> bool:
    """§11, R88: the last round, or hardly anything happens any more."""
    limit = state.options.time_limit or LAST_ROUND
    return state.round() >= min(limit, LAST_ROUND) or state.quiet >= QUIET_TURNS - 1
