"""§5.1: how far a unit may go this turn, and who goes with it."""

from __future__ import annotations

from typing import Final

from brink.engine import Reason, refuse
from brink.games.twogm.pack import NONE
from brink.games.twogm.state import (
    ADVANCED,
    ADVANCES,
    MARCHED,
    MOVEMENT,
    NO_MOVE,
    RODE,
    SUPPRESSED,
    TwoGMState,
)

HINDERED: Final = NO_MOVE | SUPPRESSED[0] | SUPPRESSED[1]
TAKEN: Final = {"march": MARCHED, "ride": RODE, "advance": ADVANCED}  # the mark of who has gained a step so


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


# -- gaining a step ---------------------------------------------------------------------------------------------


def extras(state: TwoGMState, u: int) -> list[str]:
    """Ways to gain a step."""
    found = state.pack.extra_steps[state.u_card[u]]
    if "advance" in found and not state.general(state.u_seat[u], "advance"):
        return [verb for verb in found if verb != "advance"]
    return found


def can_gain(state: TwoGMState, u: int, verb: str) -> bool:
    """Whether the unit may gain a step in this way now."""
    if state.phase != MOVEMENT or state.u_mounted[u] or state.u_flags[u] & (HINDERED | TAKEN[verb]):
        return False
    if verb == "march":
        return state.ap[state.u_seat[u]] > 0
    most = state.general(state.u_seat[u], "advance") if verb == "advance" else None
    return not most or state.counts[ADVANCES] < int(most[0])


def refuse_extra(state: TwoGMState, u: int, verb: str) -> Reason | None:
    if can_gain(state, u, verb):
        return None
    flags = state.u_flags[u]
    if state.phase != MOVEMENT:
        return refuse("movement-phase-only", "13")
    if state.u_mounted[u] or flags & HINDERED:
        return refuse("no-extra-step", "5.1", card=state.u_card[u])
    if verb == "march" and state.ap[state.u_seat[u]] < 1:
        return refuse("too-few-ap", "6", ap=1, left=0)
    if flags & TAKEN[verb]:
        return refuse("used-this-turn", "17.8" if verb == "advance" else "13", card=state.u_card[u])
    most = state.general(state.u_seat[u], "advance")
    return refuse("advances-used", "17.8", count=int(most[0]) if most else 0)


def take_extra(state: TwoGMState, u: int, verb: str) -> None:
    more = 1
    if verb == "march":
        state.pay(state.u_seat[u], 1)
        state.u_flags[u] |= MARCHED
    elif verb == "ride":
        state.u_flags[u] |= RODE
    else:
        most = state.general(state.u_seat[u], "advance")
        more = int(most[1]) if most else 0
        state.u_flags[u] |= ADVANCED
        state.counts[ADVANCES] += 1
    state.u_bonus[u] += more
    state.say("extra-step", "13", card=state.u_card[u], verb=verb)
