"""Stored states of earlier releases, brought into today's layout (see `brink.engine.aging`)."""

from __future__ import annotations

from typing import Final

from brink.engine.anything import Plain

# Messages that only logs of earlier games have: what a card had announced was told once more when it happened, and what
# the d20 has to show once more before it was rolled.
EARLIER_LINES: Final = ("card-in-front", "bribed", "extra-turn", "fetched", "spies", "rigs", "defcon-back", "needs")


def hands_in_one(state: Plain) -> Plain:
    """Layout 1 had the cards of a hand and who knows them in two lists side by side; likewise under Secret Bunker."""
    for cards, knowers in (("hands", "knowers"), ("bunker", "bunker_knowers")):
        pairs = zip(state[cards], state.pop(knowers), strict=True)
        state[cards] = [{"cards": held, "knowers": masks} for held, masks in pairs]
    return state
