"""§5.1: how far a unit may go this turn, and who goes with it."""

from __future__ import annotations

from typing import Final

from brink.games.twogm.pack import NONE
from brink.games.twogm.state import NO_MOVE, SUPPRESSED, TwoGMState

HINDERED: Final = NO_MOVE | SUPPRESSED[0] | SUPPRESSED[1]


def allowance(state: TwoGMState, u: int) -> int:
    """§5.1, R90: the movement of a unit this turn; suppression comes after everything that adds to it."""
    if state.u_mounted[u]:
        return 0
    printed = state.pack.movement[state.u_card[u]]
    steps = printed + state.u_bonus[u]
    if state.scenario != NONE and printed > 1 and state.snow() and not state.has(u, "scout"):
        steps -= 1
    if state.u_flags[u] & 3:
        return min(steps, 1) if state.options.suppression == "to-one" else max(0, steps - 1)
    return steps


def could_go_farther(state: TwoGMState, u: int) -> bool:
    """Whether more movement would take the unit any farther this turn."""
    if state.u_flags[u] & NO_MOVE or state.u_mounted[u]:
        return False
    return not state.suppressed(u) or state.options.suppression == "by-one"


def movers(state: TwoGMState, u: int, alone: bool = False) -> tuple[int, ...]:
    """§5.4: a covered pair moves together."""
    partner = state.u_pair[u]
    return (u,) if alone or partner == NONE else (u, partner)


def own_steps(state: TwoGMState, u: int) -> int:
    if not state.u_flags[u] & HINDERED and not state.u_mounted[u] and state.scenario == NONE:
        return state.pack.movement[state.u_card[u]] + state.u_bonus[u] - state.u_spent[u]
    return 0 if state.u_flags[u] & NO_MOVE else allowance(state, u) - state.u_spent[u]


def steps_left(state: TwoGMState, u: int, alone: bool = False) -> int:
    """R22: of a pair, the smaller of what each has left."""
    partner = state.u_pair[u]
    if alone or partner == NONE:
        return own_steps(state, u)
    return min(own_steps(state, u), own_steps(state, partner))
