"""§13: abilities that a unit uses in its owner's turn, whenever it is chosen in Movement or Shooting."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import clear_terrain, terrain_at
from brink.games.twogm.geometry import DISTANCE
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import use_shell
from brink.games.twogm.state import HEALED, REPAIRED, SHELL, TwoGMState

CURES = ("infantry", "artillery")
REPAIRS = ("tank", "transport", "artillery")
USES: Final[dict[type[Action], str]] = {
    verbs.Cure: "cure",
    verbs.Repair: "repair",
    verbs.Clear: "sappers",
    verbs.Shell: "smoke-shell",
}


def menu(state: TwoGMState, u: int) -> list[Action]:
    """What the abilities of this unit could be used on."""
    return [use for skill in skills_of(state, u) for use in uses_of(state, u, skill)]


def skills_of(state: TwoGMState, u: int) -> tuple[str, ...]:
    """Abilities that this unit can use, printed, bought, or given by a card."""
    skills = state.pack.skills[state.u_card[u]][state.u_equip[u]]
    if state.u_attached[u] & state.pack.curing and "cure" not in skills:
        return ("cure", *skills)
    return skills


def uses_of(state: TwoGMState, u: int, skill: str) -> list[Action]:
    if skill == "cure":
        return [verbs.Cure(v, state.u_card[v], state.u_place[v]) for v in wounded_near(state, u, CURES)]
    if skill == "repair":
        return [verbs.Repair(v, state.u_card[v], state.u_place[v]) for v in wounded_near(state, u, REPAIRS)]
    if skill == "sappers":
        return [verbs.Clear(place) for place in obstacles_near(state, u)]
    return [verbs.SHELL]


def any_use(state: TwoGMState, u: int, but: str = "") -> bool:
    """Whether any of its abilities may be used now, on anything. `but`: one that does not count."""
    skills = [skill for skill in skills_of(state, u) if skill != but]
    return bool([skill for skill in skills if may_use(state, u, skill) and uses_of(state, u, skill)])


def wounded_near(state: TwoGMState, u: int, kinds: tuple[str, ...]) -> list[int]:
    near, wounds, places = DISTANCE[state.u_place[u]], state.u_wounds, state.u_place
    return [
        v
        for v in state.units_of(state.side(u))
        if wounds[v] and near[places[v]] <= 1 and state.on_board(v) and state.unit(v).type in kinds
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
    return refuse_skill(state, u, USES[type(action)])


def may_use(state: TwoGMState, u: int, skill: str) -> bool:
    """It is the same for whatever the ability is used on."""
    flags = state.u_flags[u]
    if skill == "cure":
        return not flags & HEALED
    if skill == "repair":
        return not flags & REPAIRED
    if skill == "smoke-shell" and flags & SHELL:
        return False
    return state.ready_slot(u, skill) != NONE


def refuse_skill(state: TwoGMState, u: int, skill: str) -> Reason | None:
    if may_use(state, u, skill):
        return None
    if skill in ("cure", "repair"):
        return refuse("used-this-turn", "13", card=state.u_card[u])
    if skill == "smoke-shell" and state.u_flags[u] & SHELL:
        return refuse("smoked-already", "13", card=state.u_card[u])
    return refuse("token-not-ready", "8", card=state.u_card[u])


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
