"""§13: abilities that a unit uses in its owner's turn, whenever it is chosen in Movement or Shooting."""

from __future__ import annotations

from brink.engine import Action, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import clear_terrain, terrain_at
from brink.games.twogm.geometry import DISTANCE
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import use_shell
from brink.games.twogm.state import HEALED, REPAIRED, SHELL, TwoGMState

CURES = ("infantry", "artillery")
REPAIRS = ("tank", "transport", "artillery")
USES = (verbs.Cure, verbs.Repair, verbs.Clear, verbs.Shell)


def menu(state: TwoGMState, u: int) -> list[Action]:
    """What the abilities of this unit could be used on."""
    found: list[Action] = []
    if has_none(state, u):
        return found
    if state.has(u, "cure"):
        found += [verbs.Cure(v, state.u_card[v], state.u_place[v]) for v in wounded_near(state, u, CURES)]
    if state.has(u, "repair"):
        found += [verbs.Repair(v, state.u_card[v], state.u_place[v]) for v in wounded_near(state, u, REPAIRS)]
    if state.has(u, "sappers"):
        found += [verbs.Clear(place) for place in obstacles_near(state, u)]
    if state.has(u, "smoke-shell"):
        found.append(verbs.SHELL)
    return found


def has_none(state: TwoGMState, u: int) -> bool:
    """Most units have nothing to use: neither printed nor bought nor by a card."""
    card = state.u_card[u]
    return not (state.u_attached[u] or state.pack.skilled[card] or state.pack.skill_slots[card] & state.u_equip[u])


def any_use(state: TwoGMState, u: int) -> bool:
    return not has_none(state, u) and any(refusal(state, u, action) is None for action in menu(state, u))


def wounded_near(state: TwoGMState, u: int, kinds: tuple[str, ...]) -> list[int]:
    near = DISTANCE[state.u_place[u]]
    return [
        v
        for v in state.units_of(state.side(u))
        if state.u_wounds[v] and near[state.u_place[v]] <= 1 and state.on_board(v) and state.unit(v).type in kinds
    ]


def obstacles_near(state: TwoGMState, u: int) -> list[int]:
    """§13 Sappers: wire, barriers and mines at a distance of one space or none."""
    place = state.u_place[u]
    return [
        near
        for near in (place, *state.neighbours(place))
        if (terrain := terrain_at(state, near)) is not None and terrain.sappers
    ]


def refusal(state: TwoGMState, u: int, action: Action) -> Reason | None:
    flags = state.u_flags[u]
    if isinstance(action, verbs.Shell):
        if flags & SHELL:
            return refuse("smoked-already", "13", card=state.u_card[u])
        ready = state.ready_slot(u, "smoke-shell") != NONE
    elif isinstance(action, verbs.Clear):
        ready = state.ready_slot(u, "sappers") != NONE
    else:
        used = flags & (HEALED if isinstance(action, verbs.Cure) else REPAIRED)
        return refuse("used-this-turn", "13", card=state.u_card[u]) if used else None
    return None if ready else refuse("token-not-ready", "8", card=state.u_card[u])


def use(state: TwoGMState, u: int, action: Action) -> None:
    match action:
        case verbs.Shell():
            use_shell(state, u)
        case verbs.Clear(place):
            terrain = terrain_at(state, place)
            assert terrain is not None
            state.spend(u, state.ready_slot(u, "sappers"))
            clear_terrain(state, place)
            state.say("cleared", "13", card=state.u_card[u], terrain=terrain.number, space=place)
        case verbs.Cure(wounded) | verbs.Repair(wounded):
            state.u_flags[u] |= HEALED if isinstance(action, verbs.Cure) else REPAIRED
            heal(state, wounded, 1, "13")


def heal(state: TwoGMState, u: int, wounds: int, rule: str) -> None:
    gone = min(wounds, state.u_wounds[u])
    state.u_wounds[u] -= gone
    state.say("healed", rule, card=state.u_card[u], space=state.u_place[u], count=gone)
