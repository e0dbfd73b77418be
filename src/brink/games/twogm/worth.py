"""Whom it is worth asking about in a phase: a page chooses among them, and asks nobody where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brink.games.twogm.firing import NOTHING, worth_choosing
from brink.games.twogm.firing import can_act as can_fire
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.movement import can_act
from brink.games.twogm.pack import NONE
from brink.games.twogm.placing_terrain import LAST_LINE
from brink.games.twogm.shooting import terrain_in_range
from brink.games.twogm.state import FLIP_OVER, MOVEMENT, SHOOTING, TwoGMState
from brink.games.twogm.tokens import mountable

SPURRED: Final = 1  # steps more that a general or a card may give
FRESH: Final = 1  # lines before an HQ, where units are deployed


def ready(state: TwoGMState) -> list[int]:
    """Who can move; who has an enemy to fire at, not only ground; whose weapon is mounted, or may serve once it is.

    Units lie open, so it tells nothing of a hand.
    """
    worth = WORTH.get(state.phase) if state.outcome is None else None
    return [u for u in state.units_of(state.active) if worth(state, u)] if worth else []


def tired(state: TwoGMState) -> list[int]:
    """A Smoke Shell can wait: whoever is shot at is asked (W1)."""
    if state.phase == SHOOTING:
        return [u for u in ready(state) if not worth_choosing(state, u, but="smoke-shell")]
    return [u for u in ready(state) if not can_act(state, u, paying=False)] if state.phase == MOVEMENT else []


def only_ground(state: TwoGMState) -> bool:
    """Whether nobody needs to be asked in Shooting: what is in range grew or is one's own, no skill is left."""
    if state.outcome is not None or state.phase != SHOOTING:
        return False
    return not any(
        worth_choosing(state, u) or can_fire(state, u, NOTHING) or built_in_range(state, u)
        for u in state.units_of(state.active)
        if state.u_carrier[u] == NONE
    )


def built_in_range(state: TwoGMState, u: int) -> bool:
    """What is not one's own: in a Battle Royal only its owner builds in his lines (§2.1)."""
    return any(
        state.terrain[place] != NONE and (state.scenario != NONE or state.line(state.side(u), place) > LAST_LINE)
        for slot in state.usable(u)
        for place in terrain_in_range(state, u, slot)
    )


def can_move(state: TwoGMState, u: int) -> bool:
    return state.on_board(u) and can_act(state, u)


def may_serve(state: TwoGMState, u: int) -> bool:
    """Whether a weapon that is mounted now may have a target in the next turn: enemies come a move nearer before."""
    slots = mountable(state, u)
    if not slots or not state.on_board(u):
        return False
    if state.u_mounted[u]:
        return True
    reach = max(state.reach_of(u, slot) for slot in range(slots.bit_length()) if slots >> slot & 1)
    near, enemy = DISTANCE[state.u_place[u]], 1 - state.side(u)
    foes = [v for v in state.units_of(enemy) if state.on_board(v)]
    if any(near[state.u_place[v]] <= reach + state.unit(v).movement + SPURRED for v in foes):
        return True
    return any(near[ALL_SPACES + hq] <= reach + FRESH for hq in range(enemy, len(state.hq_hp), 2))


WORTH: Final[dict[int, Callable[[TwoGMState, int], bool]]] = {
    MOVEMENT: can_move,
    SHOOTING: worth_choosing,
    FLIP_OVER: may_serve,
}
