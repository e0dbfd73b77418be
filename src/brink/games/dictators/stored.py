"""Stored states of earlier releases, brought into today's layout (see `brink.engine.aging`)."""

from __future__ import annotations

from brink.engine.anything import Plain


def hands_in_one(state: Plain) -> Plain:
    """Layout 1 had the cards of a hand and who knows them in two lists side by side; likewise under Secret Bunker."""
    for cards, knowers in (("hands", "knowers"), ("bunker", "bunker_knowers")):
        pairs = zip(state[cards], state.pop(knowers), strict=True)
        state[cards] = [{"cards": held, "knowers": masks} for held, masks in pairs]
    return state
