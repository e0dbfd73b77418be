"""§11: rules that the players may agree on."""

from __future__ import annotations

from brink.engine import Reason, refuse
from brink.games.twogm.geometry import BESIDE, DISTANCE
from brink.games.twogm.pack import NONE, Unit
from brink.games.twogm.state import MOVEMENT, TwoGMState
from brink.games.twogm.terrain import buildable


def pickable(state: TwoGMState, u: int) -> list[int]:
    """Leftover equipment, R76: slots this unit could fill with what lies on its space."""
    left = state.litter[state.u_place[u]] if state.options.leftover_equipment and state.phase == MOVEMENT else 0
    if not left:
        return []
    unit = state.unit(u)
    return [
        slot
        for slot, option in enumerate(unit.options, 1)
        if left >> option.token & 1 and refuse_option(state, unit, state.u_equip[u], slot) is None
    ]


def pick_up(state: TwoGMState, u: int, slot: int) -> None:
    token = state.unit(u).options[slot - 1].token
    place = state.u_place[u]
    state.litter[place] &= ~(1 << token)
    state.u_equip[u] |= 1 << slot
    state.say("picked-up", "11", card=state.u_card[u], token=token, space=place)


def refuse_option(state: TwoGMState, unit: Unit, equip: int, slot: int) -> Reason | None:
    """§6: an option once each; infantry has room for one offensive and one defensive option."""
    if equip >> slot & 1:
        return refuse("has-it-already", "6", token=unit.options[slot - 1].token)
    option = unit.options[slot - 1]
    if option.year and state.scenario != NONE and option.year > state.pack.scenarios[state.scenario].year > 0:
        return refuse("option-too-late", "1", token=option.token, year=option.year)
    if unit.type == "infantry":
        wanted = state.pack.tokens[option.token].slot
        for other, bought in enumerate(unit.options, 1):
            if equip >> other & 1 and state.pack.tokens[bought.token].slot == wanted:
                return refuse("slot-taken", "6", token=option.token, token_there=bought.token)
    return None


def refuse_late_terrain(state: TwoGMState, seat: int, terrain: int, place: int) -> Reason | None:
    """Late terrain: next to own units, or under those who could enter it."""
    if in_the_way(state, seat, terrain, place):
        return refuse("space-taken", "11", space=place)
    if not buildable(state, place):
        return refuse("not-open-ground", "R06", space=place)
    near = DISTANCE[place]
    if not any(state.on_board(u) and near[state.u_place[u]] <= 1 for u in state.army[seat]):
        return refuse("too-far-from-units", "11", space=place)
    return None


def in_the_way(state: TwoGMState, seat: int, terrain: int, place: int) -> bool:
    """Whether somebody stands there under whom this card cannot go."""
    for u in state.standing(place):
        kind = state.unit(u).type
        if state.side(u) != seat & 1 or kind == "airplane" or state.pack.terrains[terrain].ground[kind] == "closed":
            return True
    return False


def wings(state: TwoGMState, seat: int, terrain: int, place: int) -> list[int]:
    """Extensive: the spaces beside that the card may cover too."""
    beside = BESIDE[state.spaces][place]
    return [side for side in beside if buildable(state, side) and not in_the_way(state, seat, terrain, side)]
