"""Units come, stand, are hurt and go: the bookkeeping all chapters share."""

from __future__ import annotations

from typing import Literal

import msgspec

from brink.games.twogm.geometry import ALL_SPACES, COLUMN, GONE, ROW, at
from brink.games.twogm.pack import NONE, Terrain
from brink.games.twogm.state import FOURTH_RULES, JOINED, TwoGMState
from brink.games.twogm.victory import at_once, is_objective


def muster(state: TwoGMState, seat: int, card: int, place: int, equip: int) -> int:
    """A new unit, not yet standing anywhere; gives its number."""
    u = len(state.u_card)
    state.u_card.append(card)
    state.u_seat.append(seat)
    state.u_place.append(place)
    state.u_wounds.append(0)
    state.u_equip.append(equip)
    for marks in (state.u_used, state.u_grey, state.u_mounted, state.u_flags, state.u_spent, state.u_bonus):
        marks.append(0)
    state.u_attached.append(0)
    for links in (state.u_carrier, state.u_pair, state.u_assault, state.u_attacker):
        links.append(NONE)
    state.u_turn.append(state.turn)
    state.army[seat].append(u)
    return u


def stand(state: TwoGMState, u: int, place: int) -> None:
    """The unit stands on a space of its own; its partner and its cargo are there too."""
    state.here[place] = u
    seat = state.u_seat[u]
    if state.control[place] != seat & 1:
        state.control[place] = seat & 1
        if state.turn and is_objective(state, place):
            state.say("takes-objective", "15", seat=seat, card=state.u_card[u], space=place)
    state.u_place[u] = place
    if state.u_pair[u] != NONE:
        state.u_place[state.u_pair[u]] = place
    if state.unit(u).carries:
        for load in state.cargo(u):
            state.u_place[load] = place


def equipment(state: TwoGMState, u: int) -> list[int]:
    """The tokens that a unit has."""
    return [option.token for slot, option in enumerate(state.unit(u).options, 1) if state.u_equip[u] >> slot & 1]


def arrives(state: TwoGMState, u: int, cost: int, rule: str) -> None:
    """Tell of a unit that has come onto the board."""
    tokens = equipment(state, u)
    what = {"card": state.u_card[u], "space": state.u_place[u], "ap": cost}
    state.say("arrives", rule, seat=state.u_seat[u], count=len(tokens), token_all=tokens, **what)


def lift(state: TwoGMState, u: int) -> None:
    """The unit leaves its space, with a partner in covered movement."""
    state.here[state.u_place[u]] = NONE


def join(state: TwoGMState, u: int, vehicle: int) -> None:
    """§5.4: the infantry and the vehicle share the vehicle's space."""
    state.u_pair[u], state.u_pair[vehicle] = vehicle, u
    for m in (u, vehicle):
        state.u_flags[m] |= JOINED
    stand(state, vehicle, state.u_place[vehicle])
    where = state.u_place[vehicle]
    state.say("covered-at", "5.4", card=state.u_card[u], card_vehicle=state.u_card[vehicle], space=where)


def separate(state: TwoGMState, u: int) -> None:
    """§5.4: the partner keeps the space."""
    partner = state.u_pair[u]
    state.u_pair[u] = state.u_pair[partner] = NONE
    state.here[state.u_place[partner]] = partner


def load(state: TwoGMState, u: int, carrier: int) -> None:
    """§5.6: cargo is on the carrier's space but cannot be met there."""
    state.u_carrier[u] = carrier
    state.u_place[u] = state.u_place[carrier]
    state.say("aboard", "5.6", card=state.u_card[u], card_vehicle=state.u_card[carrier])


# -- losses -----------------------------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """How the log speaks of a loss, and what it says of it beyond whose it is and where."""

    by: Literal["flak", "assault", "critical", ""] = ""
    more: dict[str, int] = {}


LOST = Told()


def hurt(state: TwoGMState, u: int, damage: int, rule: str, told: Told = LOST) -> None:
    """§7.8: wounds stay; a unit with as many as it can take is destroyed."""
    state.u_wounds[u] += damage
    state.quiet = 0
    life = state.wounds_of(u)
    wounds = {"damage": damage, "wounds": min(state.u_wounds[u], life), "life": life}
    whose = {"seat": state.u_seat[u], "card": state.u_card[u], "space": state.u_place[u]}
    state.say("wounded", rule, **whose, **wounds)
    if state.u_wounds[u] >= life:
        destroy(state, u, rule, told)


def destroy(state: TwoGMState, u: int, rule: str, told: Told = LOST) -> None:
    """§7.8: to the discard pile, with its permanent cards; whatever it carries is lost too (R32)."""
    if not state.alive(u):
        return
    for carried in state.cargo(u):
        destroy(state, carried, "5.6")
    unit, side, place = state.unit(u), state.side(u), state.u_place[u]
    lost = {"seat": state.u_seat[u], "card": state.u_card[u], **told.more}
    if told.by == "flak":
        state.say("shot-down", rule, **lost)
    elif told.by == "assault":
        state.say("assault-kill", rule, space=place, **lost)
    elif told.by == "critical":
        state.say("critical-kill", rule, space=place, **lost)
    else:
        state.say("destroyed", rule, space=place, **lost)
    state.quiet = 0
    if unit.counts:
        state.losses[side] += 1
        if state.scenario != NONE and state.pack.scenarios[state.scenario].rule("score-tanks") is not None:
            state.points[1 - side] += unit.cost if unit.type == "tank" else 1
    if state.options.leftover_equipment and unit.type == "infantry" and leaves_equipment(state, place):
        for slot, option in enumerate(unit.options, 1):
            if state.u_equip[u] >> slot & 1:
                state.litter[place] |= 1 << option.token
    remove(state, u)
    if state.scenario != NONE:
        at_once(state)


def leaves_equipment(state: TwoGMState, place: int) -> bool:
    """§11: on the ground; who is shot down in the air is over no space yet. By earlier rules it fell on the space."""
    return place < ALL_SPACES and (state.here[place] != NONE or state.rules < FOURTH_RULES)


def remove(state: TwoGMState, u: int) -> None:
    """Off the table: the card and what lies on it go to the owner's discard pile."""
    seat, place, card = state.u_seat[u], state.u_place[u], state.u_card[u]
    if state.u_pair[u] != NONE:
        separate(state, u)
    elif place < ALL_SPACES and state.here[place] == u:
        state.here[place] = NONE
    state.army[seat].remove(u)
    state.u_place[u] = GONE
    state.u_carrier[u] = state.u_assault[u] = NONE
    lying = state.u_attached[u] & state.pack.staying
    state.u_attached[u] = 0
    for support in state.pack.supports:
        if lying >> support.number - state.pack.first_support & 1:
            state.discard(seat, support.number)
    if state.pack.faction_of[card] != NONE:  # craft belong to no deck
        state.discard(seat, card)


# -- buildings and other terrain --------------------------------------------------------------------------------


def terrain_at(state: TwoGMState, place: int) -> Terrain | None:
    number = state.terrain[place]
    return None if number == NONE else state.pack.terrains[number]


def card_on(state: TwoGMState, place: int) -> int:
    """The terrain card that makes the ground what it is; a mine lies on whatever ground is there (R95)."""
    number = state.terrain[place]
    return NONE if number in state.pack.mines else number


def building_at(state: TwoGMState, place: int) -> Terrain | None:
    number = state.terrain[place]
    if number == NONE:
        return None
    terrain = state.pack.terrains[number]
    return terrain if terrain.building else None


def put_terrain(state: TwoGMState, terrain: int, place: int, wings: tuple[int, ...] = ()) -> None:
    """R96: a card laid sideways is still one card, with one life."""
    for covered in (place, *wings):
        state.terrain[covered] = terrain
        state.anchor[covered] = place
    state.terrain_hp[place] = state.pack.terrains[terrain].hp


def clear_terrain(state: TwoGMState, place: int) -> None:
    """§9.2: the card goes to the box, from all the spaces it covers."""
    anchor = state.anchor[place]
    for covered in range(state.spaces):
        if state.anchor[covered] == anchor:
            state.terrain[covered] = state.anchor[covered] = NONE
    state.terrain_hp[anchor] = 0


def wear_down(state: TwoGMState, place: int, damage: int, rule: str) -> None:
    """§7.6, §9.3: terrain with hit points loses some and may fall."""
    if card_on(state, place) != NONE:
        terrain = state.pack.terrains[state.terrain[place]]
        anchor = state.anchor[place]
        state.terrain_hp[anchor] -= damage
        left = max(0, state.terrain_hp[anchor])
        state.say("terrain-hit", rule, terrain=terrain.number, space=place, damage=damage, hp=left)
        if state.terrain_hp[anchor] <= 0:
            fall(state, terrain, place, rule)
        return
    natural = state.pack.naturals[state.natural[place]]
    state.natural_hp[place] -= damage
    left = max(0, state.natural_hp[place])
    state.say("ground-hit", rule, natural=natural.number, space=place, damage=damage, hp=left)
    if state.natural_hp[place] <= 0:
        state.natural[place] = state.pack.natural["plain"]
        state.natural_hp[place] = 0
        state.say("ground-falls", rule, natural=natural.number, space=place)


def fall(state: TwoGMState, terrain: Terrain, place: int, rule: str) -> None:
    """§9.3: a building becomes ruins and buries who is inside; a bridge takes its other end and those on it along."""
    state.say("terrain-falls", rule, terrain=terrain.number, space=place)
    spaces = (place, other_bank(state, place)) if terrain.id == "bridge" else (place,)
    for lost in spaces:
        if terrain.building or terrain.id == "bridge":
            for u in state.standing(lost):
                destroy(state, u, "9.3")
        if state.terrain[lost] == terrain.number:
            clear_terrain(state, lost)
    if terrain.building:
        put_terrain(state, state.pack.terrain["ruins"], place)


def other_bank(state: TwoGMState, place: int) -> int:
    """§3.4: the space on the other side of the river edge, in the same column."""
    river = state.pack.scenarios[state.scenario].river if state.scenario != NONE else 0
    row = ROW[place]
    if river and row in (river - 1, river):
        return at(COLUMN[place], 2 * river - 1 - row)
    return place
