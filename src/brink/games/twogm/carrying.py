"""§5.6: Transport, Tow, Embark and Disembark."""

from __future__ import annotations

from brink.engine import Reason, refuse
from brink.games.twogm.battlefield import lift, load, stand
from brink.games.twogm.geometry import BESIDE, GONE, ahead
from brink.games.twogm.pack import NONE
from brink.games.twogm.state import MOVED, MOVEMENT, NO_MOVE, TOOK_ABOARD, UNLOADED, TwoGMState
from brink.games.twogm.terrain import CLOSED, entered, ground_for


def has_room(state: TwoGMState, carrier: int, card: int) -> bool:
    """R31: one of each type it carries; a craft takes one unit of any."""
    unit = state.unit(carrier)
    kind = state.pack.units[card].type
    if kind not in unit.carries:
        return False
    aboard = state.cargo(carrier)
    if "embark" in unit.abilities:
        return not aboard
    return all(state.unit(other).type != kind for other in aboard)


def refuse_boarding(state: TwoGMState, u: int, carrier: int) -> Reason | None:
    """R93: who came off a carrier this turn does not go aboard again."""
    if state.u_pair[u] != NONE or state.u_flags[u] & UNLOADED or state.cargo(u):
        return refuse("cannot-board-so", "5.6", card=state.u_card[u])
    if not has_room(state, carrier, state.u_card[u]):
        return refuse("no-room", "R31", card=state.u_card[u], card_vehicle=state.u_card[carrier])
    return None


def embarks(state: TwoGMState, u: int, carrier: int) -> bool:
    """A unit waiting on the shore in front of a craft."""
    return (
        "embark" in state.unit(carrier).abilities
        and ahead(state.u_place[carrier], state.side(carrier)) == state.u_place[u]
    )


def board(state: TwoGMState, u: int, carrier: int) -> None:
    """The unit is where the carrier is; boarding a craft ends the craft's move too."""
    lift(state, u)
    load(state, u, carrier)
    state.u_flags[u] |= NO_MOVE
    if "embark" in state.unit(carrier).abilities:
        state.u_flags[carrier] |= TOOK_ABOARD | NO_MOVE


def landing_spaces(state: TwoGMState, carrier: int) -> tuple[int, ...]:
    """R33: left or right of the carrier; from a craft only to the front."""
    place = state.u_place[carrier]
    if "embark" in state.unit(carrier).abilities:
        front = ahead(place, state.side(carrier))
        return () if front == GONE else (front,)
    return BESIDE[state.spaces][place]


def refuse_unloading(state: TwoGMState, carrier: int, u: int, place: int) -> Reason | None:
    if state.u_flags[carrier] & TOOK_ABOARD:
        return refuse("boarded-this-turn", "5.6", card=state.u_card[u])
    if state.here[place] != NONE:
        return refuse("space-taken", "5.6", space=place)
    if ground_for(state, u, place) == CLOSED:
        return refuse("cannot-enter", "5.2", space=place)
    return None


def unload(state: TwoGMState, carrier: int, u: int, place: int) -> bool:
    """A free action that uses up the unloaded unit's movement. True if it may move at once (Mechanized)."""
    state.u_carrier[u] = NONE
    state.u_place[u] = place
    stand(state, u, place)
    state.u_flags[u] |= NO_MOVE | UNLOADED | (MOVED if state.phase == MOVEMENT else 0)
    state.u_flags[carrier] |= NO_MOVE
    state.say("unloaded", "5.6", card=state.u_card[u], space=place)
    free = entered(state, u, place)
    if free and state.alive(u) and state.has(u, "mechanized") and "embark" not in state.unit(carrier).abilities:
        state.u_flags[u] &= ~NO_MOVE
        state.u_spent[u] = 0
        return True
    return False
