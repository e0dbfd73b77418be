"""§13: abilities that a unit uses in its owner's turn, whenever it is chosen in Movement or Shooting."""

from __future__ import annotations

from brink.engine import Action, Reason, refuse
from brink.games.twogm.battlefield import clear_terrain, terrain_at
from brink.games.twogm.geometry import DISTANCE
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import use_shell
from brink.games.twogm.state import HEALED, REPAIRED, SHELL, TwoGMState

CURES = ("infantry", "artillery")
REPAIRS = ("tank", "transport", "artillery")
VERBS = ("cure", "repair", "clear", "shell")


def menu(state: TwoGMState, u: int) -> list[Action]:
    """What the abilities of this unit could be used on."""
    found: list[Action] = []
    if has_none(state, u):
        return found
    if state.has(u, "cure"):
        found += [("cure", v, state.u_card[v], state.u_place[v]) for v in wounded_near(state, u, CURES)]
    if state.has(u, "repair"):
        found += [("repair", v, state.u_card[v], state.u_place[v]) for v in wounded_near(state, u, REPAIRS)]
    if state.has(u, "sappers"):
        found += [("clear", place) for place in obstacles_near(state, u)]
    if state.has(u, "smoke-shell"):
        found.append(("shell",))
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
    verb = action[0]
    if (verb == "cure" and state.u_flags[u] & HEALED) or (verb == "repair" and state.u_flags[u] & REPAIRED):
        return refuse("used-this-turn", "13", card=state.u_card[u])
    if verb == "clear" and state.ready_slot(u, "sappers") == NONE:
        return refuse("token-not-ready", "8", card=state.u_card[u])
    if verb == "shell":
        if state.u_flags[u] & SHELL:
            return refuse("smoked-already", "13", card=state.u_card[u])
        if state.ready_slot(u, "smoke-shell") == NONE:
            return refuse("token-not-ready", "8", card=state.u_card[u])
    return None


def use(state: TwoGMState, u: int, action: Action) -> None:
    verb = action[0]
    if verb == "shell":
        use_shell(state, u)
    elif verb == "clear":
        terrain = terrain_at(state, action[1])
        assert terrain is not None
        state.spend(u, state.ready_slot(u, "sappers"))
        clear_terrain(state, action[1])
        state.say("cleared", "13", card=state.u_card[u], terrain=terrain.number, space=action[1])
    else:
        state.u_flags[u] |= HEALED if verb == "cure" else REPAIRED
        heal(state, action[1], 1, "13")


def heal(state: TwoGMState, u: int, wounds: int, rule: str) -> None:
    gone = min(wounds, state.u_wounds[u])
    state.u_wounds[u] -= gone
    state.say("healed", rule, card=state.u_card[u], space=state.u_place[u], count=gone)
