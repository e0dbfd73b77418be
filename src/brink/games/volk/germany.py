"""What lies open on the board of Germany: part of every view, and in the log where a phase of a decade's end begins.

So the phases can be looked at one after the other although all of them may happen at once.
"""

from __future__ import annotations

from typing import Final

from brink.engine import Arg
from brink.games.volk.state import VolkState

UNPLACED: Final = 4


def germany(state: VolkState) -> dict[str, Arg]:
    """The counters of provinces, sectors and sites, the lines, the tracks: all that is open and may change."""
    provinces = range(len(state.unrest))
    industries = [state.industry(province) for province in provinces]
    return {
        "unrest": state.unrest[:],
        "protests": state.protests_everywhere(),
        "standard": state.standard[:],
        "socialists": state.socialists[:],
        "economy": [industry.economy for industry in industries],
        "exports": [industry.export for industry in industries],
        "sectors": state.sectors[:],
        "borrowed": state.borrowed[:],
        "factories": state.factories[:],
        "values": [state.factory_value(site) for site in range(len(state.factories))],
        "built": seen_lines(state),
        "hamburg": state.hamburg,
        "abroad": [state.counts_for(number) for number in range(len(state.abroad))],
        "prestige": state.prestige,
        "currency": state.currency,
        "socialism": state.socialism,
        "box": state.box,
    }


def seen_lines(state: VolkState) -> list[int]:
    """Version 1 of the rules does not say where the single piece of a long line lies (V11)."""
    if state.places_halves:
        return state.built[:]
    return [UNPLACED if 0 < built < full else built for built, full in zip(state.built, state.pack.full, strict=True)]


def board_now(state: VolkState) -> dict[str, Arg]:
    """The board as it stands, for a line of the log; where nobody reads, it is not written down."""
    if state.log is None:
        return {}
    return {f"now_{name}": value for name, value in {**germany(state), **state.open_world()}.items()}
