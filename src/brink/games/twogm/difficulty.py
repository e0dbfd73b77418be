"""§17.12 Difficulty: what a solo bot gets each turn more or less than a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from brink.engine import Chosen
from brink.games.twogm.state import TwoGMState

LEVELS: Final = ("recruit", "regular", "veteran", "elite")
AP: Final = {"recruit": -1, "regular": 0, "veteran": 1, "elite": 2}
CARDS: Final = {"recruit": 0, "regular": 0, "veteran": 0, "elite": 1}


def extra_ap(state: TwoGMState, side: int) -> int:
    """In the HQ phase; allies, who share their action points, get what is due to them on average."""
    seats = state.seats(side)
    return sum(AP[state.options.difficulty(seat)] for seat in seats) // len(seats)


def extra_cards(state: TwoGMState, seat: int) -> int:
    return CARDS[state.options.difficulty(seat)]


def seat_bots(options: Mapping[str, object], bots: Sequence[str | None]) -> Chosen:
    """The options of a game with these bots: each solo bot brings its difficulty, everybody else is a regular."""
    levels = {f"difficulty_{seat}": bot if bot in LEVELS else "regular" for seat, bot in enumerate(bots, 1)}
    return {**options, **levels}
