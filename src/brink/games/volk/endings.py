"""§8: which actions may decide the game, so that whoever takes one is told before."""

from __future__ import annotations

from typing import Final

from brink.games.volk.actions import TakeTurn
from brink.games.volk.sequence import HALVES, KeepHand
from brink.games.volk.state import VolkState

NEW: Final = (TakeTurn, KeepHand)


def may_end(state: VolkState) -> bool:
    """The game is decided at the end of a decade; the last card of the display leads there."""
    return state.phase > 0 or (state.part == HALVES and len(state.display) <= 1)


def unsettled(state: VolkState) -> bool:
    """A card taken, or old cards looked through, is something new; all else follows from it."""
    return not isinstance(state.agenda[-1], NEW)
