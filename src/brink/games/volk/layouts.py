"""States that earlier releases stored, in today's layout."""

from __future__ import annotations

from itertools import chain
from typing import Final

from brink.engine.aging import Relayout
from brink.engine.anything import Plain
from brink.games.volk.pack import NONE

BOTH_PIECES: Final = 3
# Messages that only logs of earlier releases have: the ends of a line stood there in another order than on the board.
EARLIER_LINES: Final = ("half-built", "half-dismantled", "half-dismantled-by")


def hands_with_knowers(stored: Plain) -> Plain:
    """Layout 2: who knows the cards of a hand is kept in the hand, no longer in a list beside all hands."""
    pairs = zip(stored["hands"], stored.pop("knowers"), strict=True)
    return {**stored, "hands": [{"cards": cards, "knowers": masks} for cards, masks in pairs]}


def pieces_of_lines(stored: Plain) -> Plain:
    """Layout 3: which pieces of a line stand, no longer how many. Of a single one nobody knows where it lies."""
    return {**stored, "built": [BOTH_PIECES if count == 2 else count for count in stored["built"]]}


def card_played_last(stored: Plain) -> Plain:
    """Layout 4: which card was played last, also if somebody keeps it. Before, 2+2 alone could tell, by its effect."""
    played, kept = stored["played"], {*stored["police"], *chain(*stored.get("peacemakers", []))}
    takes_effect = stored["resolving"] if "peacemakers" in stored else NONE
    latest = takes_effect if takes_effect in kept else played[-1] if played else NONE
    return {**stored, "latest": latest}


def cards_of_icons(stored: Plain) -> Plain:
    """Layout 5, 2+2 alone: an icon knows of which drawn card it is. Of icons that were under way nobody knows it."""
    return stored


LAYOUTS: Final[dict[int, Relayout]] = {1: hands_with_knowers, 2: pieces_of_lines, 3: card_played_last}
