"""§11.11 (booklet 11): no dove is left, the red button is pressed, and the greatest peacemaker wins."""

from __future__ import annotations

from typing import Final

from brink.engine import Arg, Outcome
from brink.games.volk.twoplustwo.state import TwoState

WINNER, SURVIVOR, PRESSER = 4, 1, -2
ALLY: Final = 2  # flips a seat to its ally's


def winners(state: TwoState, presser: int) -> list[int]:
    """H36: most peacemakers among the other three; a tie that includes the presser's ally excludes the ally."""
    others = [seat for seat in range(4) if seat != presser]
    most = max(len(state.peacemakers[seat]) for seat in others)
    best = [seat for seat in others if len(state.peacemakers[seat]) == most]
    return best if len(best) == 1 else [seat for seat in best if seat != presser ^ ALLY]


def press_button(state: TwoState) -> None:
    """The active player presses, or in an automatic event the one who was active last (H34)."""
    presser = state.active
    best = winners(state, presser)
    state.say("button-pressed", "11.11", seat=presser)
    points = [WINNER if seat in best else PRESSER if seat == presser else SURVIVOR for seat in range(4)]
    ranking = [1 if seat in best else 4 if seat == presser else 1 + len(best) for seat in range(4)]
    counts = dict(zip(("usa", "soviet", "west", "east"), map(len, state.peacemakers), strict=True))
    state.say("peacemakers-counted", "H36", **counts)
    state.say("winner" if len(best) == 1 else "winners", "H36", seat_all=best)
    args: dict[str, Arg] = {"seat_all": best, "seat": presser}
    state.end(Outcome(tuple(best), tuple(ranking), "nuclear-war", "11.11", tuple(points), args))
