"""§9: what a space is to a unit: its class, its cover, and what happens to those who enter."""

from __future__ import annotations

from brink.games.twogm.battlefield import building_at, card_on, clear_terrain, hurt, other_bank, terrain_at
from brink.games.twogm.geometry import ROW
from brink.games.twogm.pack import NONE, Terrain
from brink.games.twogm.state import BOAT, NO_MOVE, TwoGMState
from brink.games.twogm.tables import Razable, Tables

NORMAL, HARD, CLOSED = "normal", "hard", "closed"


def ground_for(state: TwoGMState, u: int, place: int) -> str:
    """§5.2: normal, hard, or closed (insurmountable) for this unit."""
    pack, card = state.pack, state.u_card[u]
    found: str = pack.grounds[card][state.natural[place]][state.terrain[place]]
    if found == NORMAL or "sea" in pack.talents[card]:
        return found
    if state.u_attached[u] and state.natural[place] == pack.natural["plain"] and rams(state, u, place):
        return NORMAL
    if found == HARD and (state.has(u, "scout") or cleared_by_sappers(state, u, place)):
        return NORMAL
    return found


def rams(state: TwoGMState, u: int, place: int) -> bool:
    """§17.5 Ram: whether the terrain card there gives way to this unit."""
    number = card_on(state, place)
    return number != NONE and breaks(state, u, state.pack.terrains[number])


def breaks(state: TwoGMState, u: int, terrain: Terrain) -> bool:
    """§17.6: tanks crush wire; with a Ram also barriers and walls."""
    if terrain.crushed and state.unit(u).type == "tank":
        return True
    return terrain.rammed and state.carries_card(u, "ram")


def cleared_by_sappers(state: TwoGMState, u: int, place: int) -> bool:
    """§13 Sappers: hard ground where a friend's sappers stand is normal for the others."""
    for other in state.standing(place):
        if other != u and state.side(other) == state.side(u) and state.has(other, "sappers"):
            return True
    return False


def crosses_river(state: TwoGMState, u: int, a: int, b: int) -> bool:
    """§3.4: whether a step leads over the river edge where this unit may not go."""
    if state.scenario == NONE:
        return False
    river = state.pack.scenarios[state.scenario].river
    if not river or {ROW[a], ROW[b]} != {river - 1, river}:
        return False
    bridge = state.pack.terrain["bridge"]
    if state.terrain[a] == bridge and state.terrain[b] == bridge:
        return False
    if state.has(u, "sappers") or state.u_flags[u] & BOAT or "river" in state.unit(u).abilities:
        return False
    return not all(
        any(state.side(v) == state.side(u) and state.has(v, "sappers") for v in state.standing(bank))
        for bank in (a, other_bank(state, a))
    )


def cover(state: TwoGMState, u: int, place: int) -> tuple[int, int]:
    """§7.3: how much harder a unit on this space is to hit."""
    number = card_on(state, place)
    if number == NONE:
        return state.pack.naturals[state.natural[place]].cover
    terrain = state.pack.terrains[number]
    return terrain.cover if state.unit(u).type in terrain.covers else (0, 0)


def armor_bonus(state: TwoGMState, place: int) -> int:
    building = building_at(state, place)
    return building.armor if building is not None else 0


def can_be_razed(state: TwoGMState, place: int) -> bool:
    """§7.6: whether there is anything on the space that fire can wear down."""
    return place in razable(state)


def razable(state: TwoGMState) -> tuple[int, ...]:
    """All spaces with something that fire can wear down: asked all the time, and seldom different from the last."""
    pack, terrain, natural_hp, scenario = state.pack, state.terrain, state.natural_hp, state.scenario
    last = pack.razable
    if terrain != last.terrain or natural_hp != last.natural_hp or scenario != last.scenario:
        places = find_razable(terrain, natural_hp, pack, scenario)
        last = pack.razable = Razable(terrain[:], natural_hp[:], scenario, places)
    return last.places


def find_razable(terrain: list[int], natural_hp: list[int], pack: Tables, scenario: int) -> tuple[int, ...]:
    found = []
    for place, number in enumerate(terrain):
        if number == NONE or number in pack.mines:  # a mine lies on whatever ground is there (R95)
            stands = natural_hp[place] > 0
        else:
            lasting = scenario != NONE and pack.scenarios[scenario].solid_bridges
            stands = pack.terrains[number].hp > 0 and not (lasting and pack.terrains[number].id == "bridge")
        if stands:
            found.append(place)
    return tuple(found)


def entered(state: TwoGMState, u: int, place: int) -> bool:
    """What lies on a space does what it does to the unit that comes there, in whatever way (R95).

    False if the unit must stop, or is gone.
    """
    terrain = terrain_at(state, place)
    if terrain is None:
        return True
    for member in (u, state.u_pair[u]):
        if member == NONE:
            continue
        kind = state.unit(member).type
        if kind in terrain.triggered_by:
            clear_terrain(state, place)
            spring(state, member, terrain, place)
            return False
        if breaks(state, member, terrain) and (terrain.crushed or terrain.rammed):
            clear_terrain(state, place)
            state.say("broken-down", "9.2", card=state.u_card[member], terrain=terrain.number, space=place)
            return True
    return True


def spring(state: TwoGMState, u: int, mine: Terrain, place: int) -> None:
    """§17.5: the mine hits by itself; no critical. The unit's move is over."""
    state.say("mine", "17.5", card=state.u_card[u], terrain=mine.number, space=place)
    for member in (u, state.u_pair[u]):
        if member != NONE:
            state.u_flags[member] |= NO_MOVE
    if mine.penetration >= state.unit(u).armor:
        hurt(state, u, mine.damage, "17.5")


def buildable(state: TwoGMState, place: int) -> bool:
    """R06: a terrain card needs open ground without another card."""
    natural = state.pack.naturals[state.natural[place]]
    return state.terrain[place] == NONE and natural.id == "plain"
