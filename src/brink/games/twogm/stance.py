"""§17.12 Stance: offensive or defensive; variable in a Battle Royal, given by the mission in a scenario."""

from __future__ import annotations

from typing import Final

from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import NONE
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.tables import Tables

OFFENSIVE, DEFENSIVE = range(2)
NEAR: Final = 2  # lines of one's own in which an enemy is too near
WEAKER, STRONGER = 0.8, 1.2
HQ_LEAD: Final = 3
ARRIVAL: Final = 2  # rounds
WOUNDS_COUNT: Final = 0.25  # of its worth, for a unit that has hardly any life left


def fixed(pack: Tables, scenario: int, side: int) -> int:
    """Who wins by waiting defends; but those who want to get away defend against whoever wants to stop them."""
    if scenario == NONE:
        return OFFENSIVE
    victory = pack.scenarios[scenario].victory
    flees = [one.side for one in victory if one.kind == "evacuate"]
    if flees:
        return DEFENSIVE if side in flees else OFFENSIVE
    return DEFENSIVE if any(one.kind == "rounds" and one.side == side for one in victory) else OFFENSIVE


def settle(state: TwoGMState, side: int) -> None:
    """At START: in a Battle Royal the stance follows the battle; in between the last one stays.

    Before both sides have armies that can be compared, it is the first one: who moves second is no weaker for that.
    """
    if state.scenario != NONE or state.round() <= ARRIVAL:
        return
    if pressed(state, side):
        state.stances[side] = DEFENSIVE
        return
    mine, theirs = board_value(state, side), board_value(state, 1 - side)
    if mine < WEAKER * theirs:
        state.stances[side] = DEFENSIVE
    elif mine > STRONGER * theirs or sum(state.hq_hp[side::2]) >= sum(state.hq_hp[1 - side :: 2]) + HQ_LEAD:
        state.stances[side] = OFFENSIVE


def pressed(state: TwoGMState, side: int) -> bool:
    places, carriers = state.u_place, state.u_carrier
    for u in state.units_of(1 - side):
        if carriers[u] == NONE and places[u] < ALL_SPACES and state.line(side, places[u]) <= NEAR:
            return True
    return False


def board_value(state: TwoGMState, side: int) -> float:
    """B: what stands on the board, equipment included, less for wounds."""
    total = 0.0
    places, carriers, wounds = state.u_place, state.u_carrier, state.u_wounds
    cards, equip, units, equipment = state.u_card, state.u_equip, state.pack.units, state.pack.equipment
    for u in state.units_of(side):
        if carriers[u] == NONE and places[u] < ALL_SPACES:
            cost = units[cards[u]].cost + equipment[cards[u]][equip[u]]  # as `deployed_cost` says
            total += cost * (1 - WOUNDS_COUNT * wounds[u] / state.wounds_of(u)) if wounds[u] else cost
    return total


def deployed_cost(state: TwoGMState, u: int) -> int:
    """The card and its equipment."""
    card = state.u_card[u]
    return state.pack.units[card].cost + state.pack.equipment[card][state.u_equip[u]]
