"""States that earlier releases stored, in today's layout."""

from __future__ import annotations

from brink.engine.aging import Plain


def hands_with_knowers(stored: Plain) -> Plain:
    """Layout 2: who knows the cards of a hand is kept in the hand, no longer in a list beside all hands."""
    pairs = zip(stored["hands"], stored.pop("knowers"), strict=True)
    return {**stored, "hands": [{"cards": cards, "knowers": masks} for cards, masks in pairs]}
