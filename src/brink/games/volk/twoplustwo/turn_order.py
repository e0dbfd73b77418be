"""§11.4 (booklet 5): the turn order of a decade."""

from __future__ import annotations

from brink.games.volk.icons import EAST
from brink.games.volk.twoplustwo.state import SOVIET_UNION, TwoState


def standing(state: TwoState, seat: int) -> tuple[int, ...]:
    """What a seat is ranked by: its marker, superpower or not, then the tie-breaks between equals."""
    sign = 1 if seat & 1 == EAST else -1
    if seat <= SOVIET_UNION:
        return sign * state.dominance, 1, sign * state.space, sign * state.arms, 1 - seat
    return sign * state.prestige, 0, 0, 0, 1 - (seat & 1)


def turn_order(state: TwoState) -> list[int]:
    """Highest first. A superpower beats a German state; on the start space the USA leads, or the West."""
    return sorted(range(4), key=lambda seat: standing(state, seat), reverse=True)
