"""States that earlier releases have stored, in the form of today."""

from __future__ import annotations

from brink.engine.anything import Plain


def hands_together(state: Plain) -> Plain:
    """To layout 2: a hand is its cards and who knows them; they were two lists side by side."""
    pairs = zip(state["hands"], state.pop("knowers"), strict=True)
    state["hands"] = [{"cards": cards, "knowers": knowers} for cards, knowers in pairs]
    return state
