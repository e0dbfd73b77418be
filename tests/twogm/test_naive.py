"""Who may move where, fire and assault, worked out a second time from the cards, slowly and plainly."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.twogm import state as marks
from brink.games.twogm import verbs
from brink.games.twogm.firing import Shooting
from brink.games.twogm.movement import Movement, MoveUnit
from brink.games.twogm.state import TwoGMState
from twogm.scene import GAME, MOVEMENT, NORTH, SOUTH, Scene

COLUMNS, ROWS = 8, 6
SPACES = COLUMNS * ROWS
HQ_SOUTH = 2 * SPACES


def where(place: int) -> tuple[int, int]:
    """Column and row, from 1."""
    return place % COLUMNS + 1, place // COLUMNS + 1


def far(a: int, b: int) -> int:
    """§3.2: steps between two spaces, or from a space to an HQ."""
    (c, r), hq = where(a), b - HQ_SOUTH
    if hq < 0:
        column, row = where(b)
        return abs(c - column) + abs(r - row)
    return (r if hq == 0 else 7 - r) + min(abs(c - 4), abs(c - 5))


def beside(place: int) -> list[int]:
    return [other for other in range(SPACES) if far(place, other) == 1]


def enemies(state: TwoGMState, side: int) -> list[int]:
    return [u for u in state.army[1 - side] if state.u_carrier[u] < 0]


# -- firing -----------------------------------------------------------------------------------------------------


def weapons_ready(state: TwoGMState, u: int) -> list[tuple[int, int, str]]:
    """Range, range to an HQ and area of each weapon that is not used, not grey and, if it must be, mounted."""
    card = state.pack.units[state.u_card[u]]
    owned = [(0, card.weapon)]
    owned += [
        (slot, state.pack.tokens[option.token].weapon)
        for slot, option in enumerate(card.options, 1)
        if state.u_equip[u] >> slot & 1
    ]
    optics = any(
        word == "optics" and state.u_attached[u] >> support.number - state.pack.first_support & 1
        for support in state.pack.supports
        for word, _ in support.effect
    )
    found = []
    for slot, weapon in owned:
        if weapon is None or weapon.air_only or (state.u_used[u] | state.u_grey[u]) >> slot & 1:
            continue
        if weapon.mounts and not state.u_mounted[u] >> slot & 1:
            continue
        longer = max(weapon.range, min(5, weapon.range + 1)) if optics and slot == 0 else weapon.range
        found.append((longer, weapon.range, weapon.area))
    return found


def may_fire(state: TwoGMState, u: int) -> bool:
    """§7.1: a ready weapon and something in its range. (What abilities and airplanes do in this phase is apart.)"""
    side, place = state.u_seat[u] & 1, state.u_place[u]
    if state.u_assault[u] >= 0 or state.u_flags[u] & (marks.NO_FIRE | marks.RODE):
        return False
    for reach, to_hq, area in weapons_ready(state, u):
        for v in enemies(state, side):
            at_hq = state.u_place[v] >= SPACES
            if far(place, state.u_place[v]) <= reach and not (area and at_hq):
                return True
        if not area and state.hq_hp[1 - side] > 0 and far(place, HQ_SOUTH + 1 - side) <= to_hq:
            return True
        if any(far(place, there) <= reach and can_be_shot_down(state, there) for there in range(SPACES)):
            return True
    return False


def can_be_shot_down(state: TwoGMState, place: int) -> bool:
    """§7.6: nobody there, and terrain with hit points; a mine lies on whatever ground is there."""
    card = state.terrain[place]
    if any(state.u_place[u] == place for army in state.army for u in army):
        return False
    if card >= 0 and not state.pack.terrains[card].triggered_by:
        return state.pack.terrains[card].hp > 0
    return state.natural_hp[place] > 0


# -- moving -----------------------------------------------------------------------------------------------------


def group_of(state: TwoGMState, u: int) -> list[int]:
    return [u] if state.u_pair[u] < 0 else [u, state.u_pair[u]]


def steps_of(state: TwoGMState, u: int) -> int:
    """§5.1: what is left to one unit."""
    if state.u_mounted[u] or state.u_flags[u] & marks.NO_MOVE:
        return 0
    whole = state.pack.units[state.u_card[u]].movement + state.u_bonus[u]
    if state.u_flags[u] & 3:
        whole = min(whole, 1)
    return whole - state.u_spent[u]


def ground(state: TwoGMState, u: int, place: int) -> str:
    """§5.2, §9: what a space is to a unit."""
    unit = state.pack.units[state.u_card[u]]
    printed, number = state.pack.naturals[state.natural[place]].ground, state.terrain[place]
    card = None if number < 0 or state.pack.terrains[number].triggered_by else state.pack.terrains[number]
    found = printed
    if printed != "closed" and card is not None:
        rams = any(
            word == "ram" and state.u_attached[u] >> support.number - state.pack.first_support & 1
            for support in state.pack.supports
            for word, _ in support.effect
        )
        crushed = (card.crushed and unit.type == "tank") or (card.rammed and rams)
        found = "normal" if crushed else card.ground[unit.type]
    if found == "hard":
        friends = [
            v
            for v in state.army[state.u_seat[u]]
            if v != u and state.u_place[v] == place and state.u_carrier[v] < 0 and has_token(state, v, "sappers")
        ]
        if "scout" in unit.abilities or friends:
            return "normal"
    return found


def has_token(state: TwoGMState, u: int, ability: str) -> bool:
    options = state.pack.units[state.u_card[u]].options
    return any(
        state.u_equip[u] >> slot & 1 and state.pack.tokens[option.token].ability == ability
        for slot, option in enumerate(options, 1)
    )


def reachable(state: TwoGMState, u: int) -> set[int]:
    """Spaces without a unit where the move of this unit (or pair) may end: all ways are tried, step by step."""
    group = group_of(state, u)
    left = min(steps_of(state, m) for m in group)
    fresh = all(state.u_spent[m] == 0 for m in group)
    start, side = state.u_place[u], state.u_seat[u] & 1
    standing = {state.u_place[v]: v for army in state.army for v in army if state.u_carrier[v] < 0}
    found: set[int] = set()

    def hard(place: int) -> bool:
        return any(ground(state, m, place) == "hard" for m in group)

    def go(place: int, steps: int) -> None:
        for near in beside(place):
            other = standing.get(near)
            if other is not None and state.u_seat[other] & 1 != side:
                continue
            if any(ground(state, m, near) == "closed" for m in group):
                continue
            whole = hard(near) or hard(place)
            if whole and not (fresh and place == start):
                continue
            if near != start:
                found.add(near)
            number = state.terrain[near]
            stops = number >= 0 and any(
                state.pack.units[state.u_card[m]].type in state.pack.terrains[number].triggered_by for m in group
            )
            if steps > 1 and not whole and not stops:
                go(near, steps - 1)

    if left > 0:
        go(start, left)
    return {place for place in found if place not in standing}


def assaults(state: TwoGMState, u: int) -> set[int]:
    """§5.5: infantry with the step for it, beside an enemy; who moved out of cover goes alone."""
    unit, place, side = state.pack.units[state.u_card[u]], state.u_place[u], state.u_seat[u] & 1
    barred = state.u_turn[u] == state.turn or state.u_flags[u] & marks.RODE or state.u_mounted[u]
    if unit.type != "infantry" or barred or steps_of(state, u) < 1:
        return set()
    found = set()
    for v in enemies(state, side):
        near = state.u_place[v]
        if near >= SPACES or far(place, near) != 1 or ground(state, u, near) == "closed":
            continue
        whole = "hard" in (ground(state, u, near), ground(state, u, place))
        if not whole or state.u_spent[u] == 0:
            found.add(near)
    return found


@pytest.mark.parametrize(("south", "north", "seed"), [("us", "de", "a"), ("su", "uk", "b"), ("de", "su", "c")])
def test_offered_is_what_a_plain_reading_offers(south, north, seed):
    state = GAME.setup(2, {"south": south, "north": north, "time_limit": 14}, Chance(seed_from(seed)))
    choices = Chance(seed_from(seed)).fork("choices")
    seen: Counter[str] = Counter()
    while state.outcome is None:
        legal, step = GAME.legal(state), state.agenda[-1]
        if isinstance(step, Movement):
            offered = {action.unit for action in legal if isinstance(action, verbs.Unit)}
            able = {
                u
                for u in state.army[step.seat]
                if state.u_place[u] < SPACES
                and state.u_carrier[u] < 0
                and state.u_assault[u] < 0
                and steps_of(state, u) > 0
            }
            assert able <= offered
            for u in offered - able:  # a step that can be gained, cargo, or an ability
                card = state.pack.units[state.u_card[u]]
                gains = card.abilities & {"march", "mounted", "repair", "transport", "tow", "embark"}
                assert gains or state.u_equip[u] or state.u_attached[u] or state.generals[step.seat] >= 0
            seen["Movement"] += bool(able)
        elif isinstance(step, MoveUnit) and state.phase == marks.MOVEMENT:
            spaces = {action.space for action in legal if isinstance(action, verbs.Go)}
            assert spaces == reachable(state, step.unit)
            stormed = {action.space for action in legal if isinstance(action, verbs.Assault)}
            assert stormed == assaults(state, step.unit)
            seen["Go"] += len(spaces)
            seen["Assault"] += len(stormed)
        elif isinstance(step, Shooting):
            offered = {action.unit for action in legal if isinstance(action, verbs.Unit)}
            ground_units = [u for u in state.army[step.seat] if state.u_place[u] < SPACES and state.u_carrier[u] < 0]
            firing = {u for u in ground_units if may_fire(state, u)}
            assert firing <= offered
            for u in offered - firing:
                uses = state.u_assault[u] >= 0 or state.u_place[u] >= SPACES or state.u_attached[u]
                assert uses or state.u_equip[u] or "repair" in state.pack.units[state.u_card[u]].abilities
            seen["Shooting"] += bool(firing)
        GAME.apply(state, legal[choices.below(len(legal))], legal)
    assert min(seen[what] for what in ("Movement", "Go", "Shooting")) > 30, seen


def test_assaults_on_all_sides():
    """Infantry among enemies, on all kinds of ground, fresh and tired."""
    found = 0
    for ground_here, ground_there in product(("plain", "forest", "bushes", "mountain"), repeat=2):
        for spent in (0, 1):
            scene = Scene(MOVEMENT)
            u = scene.unit(SOUTH, "us-rang" if spent else "us-li", 4, 3)
            for column, row in ((4, 4), (3, 3), (5, 3)):
                scene.unit(NORTH, "de-li", column, row)
                scene.ground(ground_there, column, row)
            scene.ground(ground_here, 4, 3)
            scene.state.u_spent[u], scene.state.u_bonus[u] = spent, spent
            scene.choose(u)
            offered = {action.space for action in scene.legal() if isinstance(action, verbs.Assault)}
            assert offered == assaults(scene.state, u)
            found += len(offered)
    assert found > 30
