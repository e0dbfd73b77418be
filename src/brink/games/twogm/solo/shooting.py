"""§17.12 Shooting: fighters, then weapon after weapon at targets by priority; assaults when all others have fired."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import FighterTarget
from brink.games.twogm.firing import Aim, Shooting, UnitShoots
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.pack import NONE
from brink.games.twogm.playing_cards import price
from brink.games.twogm.solo.gunnery import Gun
from brink.games.twogm.solo.mind import Mind
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.support_cards import may_fire, shots_fired

FIGHTER_SHARE: Final = 0.45  # of its cost: what an attack must be worth
CARD_SHARE: Final = 0.55
THREATENS: Final = 1.0
SURE_KILL: Final = 0.5
NOT_TOO_POOR: Final = 0.34  # of the weapon's best shot: a higher priority does not excuse a hopeless one
DECISIVE_HP: Final = 4  # an HQ that is nearly lost is the first of all targets
FIRST, THREAT, DANGEROUS, EASY, OTHER = range(5)  # the priorities

Target = verbs.Shoot | verbs.ShootHQ
M = TypeVar("M", bound=Mind)


class Option(NamedTuple):
    """What a weapon could aim at."""

    priority: int
    ev: float
    target: Target


def shooting(mind: Mind, step: Shooting) -> Action:
    return in_order(mind, cheapest)


def in_order(
    mind: M,
    chosen: Callable[[M, list[verbs.Unit]], verbs.Unit | None],
    card_share: float = CARD_SHARE,
    fighter_share: float = FIGHTER_SHARE,
) -> Action:
    """Cards and airplanes first; then whoever is chosen of those that can fire, with its plan; assaults last."""
    mind.memory.plan.clear()
    card = shooting_card(mind, card_share)
    if card is not None:
        return card
    units = mind.offered(verbs.Unit)
    state = mind.state
    for action in units:
        if state.u_place[action.unit] >= ALL_SPACES and fighter_shot(mind, action.unit, fighter_share) is not None:
            return action
    found = chosen(mind, [action for action in units if can_fire(mind, action.unit)])
    if found is not None:
        return found
    for action in units:
        if state.u_assault[action.unit] != NONE:
            mind.memory.plan[:] = [verbs.Storm(state.u_assault[action.unit])]
            return action
    return verbs.DONE


def cheapest(mind: Mind, ready: list[verbs.Unit]) -> verbs.Unit | None:
    """The cheapest unit that has a shot worth firing."""
    for action in sorted(ready, key=lambda one: (deployed_cost(mind.state, one.unit), one)):
        plan = best_shot(mind, action.unit)
        if plan is not None:
            mind.memory.plan[:] = plan
            return action
    return None


def can_fire(mind: Mind, u: int) -> bool:
    state = mind.state
    return state.on_board(u) and state.u_assault[u] == NONE and may_fire(state, u)


def best_shot(mind: Mind, u: int) -> list[Action] | None:
    """The weapon and the target of this unit's best shot, if it has any worth firing."""
    options = [(gun.slot, option) for gun in mind.gunnery.guns(u) if (option := aim(mind, gun))]
    found = [(option.priority, -option.ev, slot, option.target) for slot, option in options]
    if not found:
        return None
    _, _, slot, shot = min(found)
    return [verbs.WEAPON[slot, mind.state.weapon(u, slot).number], shot]


def aim(mind: Mind, gun: Gun) -> Option | None:
    """The best target of one weapon: by priority, then by EV."""
    options = targets(mind, gun)
    if not options:
        return None
    least = NOT_TOO_POOR * max(option.ev for option in options)
    worth = [option for option in options if option.ev >= least]
    return min(worth, key=lambda one: (one.priority, -one.ev, one.target))


def targets(mind: Mind, gun: Gun) -> list[Option]:
    state, gunnery = mind.state, mind.gunnery
    start = state.u_place[gun.u]
    near = DISTANCE[start]
    found: list[Option] = []
    parked = [] if gun.area else state.parked(1 - mind.side)
    for v in (*mind.enemies(), *parked):
        place = state.u_place[v]
        if near[place] <= gun.reach and not (gun.area and state.here[place] != v):
            ev = gunnery.area_ev(gun, start, place) if gun.area else gunnery.ev(gun, start, v, place)
            if ev > 0:
                found.append(Option(priority(mind, gun, v), ev, verbs.SHOOT[v, state.u_card[v], place]))
    for hq in gunnery.hqs(gun, start):
        ev = gunnery.hq_ev(gun, start, hq)
        if ev > 0:
            found.append(Option(hq_priority(mind, hq), ev, verbs.SHOOT_HQ[ALL_SPACES + hq]))
    return found


def hq_priority(mind: Mind, hq: int) -> int:
    if mind.goal.hq_weight < 1:
        return OTHER
    return FIRST if mind.state.hq_hp[hq] <= DECISIVE_HP else THREAT


def priority(mind: Mind, gun: Gun, v: int) -> int:
    """§17.12: (0) what decides, (1) threats, (2) dangerous units, (3) what one shot probably destroys."""
    state = mind.state
    place = state.u_place[v]
    if place < ALL_SPACES and decides(mind, v, place):
        return FIRST
    if threatens(mind, v):
        return THREAT
    if dangerous(mind, v):
        return DANGEROUS
    p, q, damage, mark = mind.gunnery.chances(gun, state.u_place[gun.u], v, place)
    return EASY if (p if damage >= mark.life else q) >= SURE_KILL else OTHER


def decides(mind: Mind, v: int, place: int) -> bool:
    """Whoever stands where the mission is decided, or is the last that has to be destroyed."""
    goal, theirs, state = mind.goal, mind.goals[1 - mind.side], mind.state
    if goal.wants(place):
        return True
    if goal.casualties is not None and goal.casualties.count * goal.board - state.losses[1 - mind.side] <= 1:
        return True
    return (theirs.row is not None or theirs.leaves) and state.line(mind.side, place) == 1


def threatens(mind: Mind, v: int) -> bool:
    known = mind.threats
    if v not in known:
        known[v] = mind.state.u_place[v] < ALL_SPACES and mind.gunnery.danger(v) >= THREATENS
    return known[v]


def dangerous(mind: Mind, v: int) -> bool:
    """Command groups, guns, and whoever could step into the supply line."""
    state = mind.state
    unit = state.unit(v)
    if "command-group" in unit.abilities or unit.type == "artillery":
        return True
    place = state.u_place[v]
    return place < ALL_SPACES and state.line(mind.side, place) <= mind.gunnery.supply(mind.side) + unit.movement


def unit_shoots(mind: Mind, step: UnitShoots) -> Action:
    u = step.unit
    if mind.state.u_assault[u] != NONE:
        return verbs.Storm(mind.state.u_assault[u])
    plan = best_shot(mind, u) if can_fire(mind, u) else None
    if plan is None or plan[0] not in mind.legal:
        return verbs.BACK
    mind.memory.plan[:] = plan[1:]
    return plan[0]


def aiming(mind: Mind, step: Aim) -> Action:
    gun = next(gun for gun in mind.gunnery.guns(step.unit) if gun.slot == step.slot)
    found = aim(mind, gun)
    return found.target if found is not None and found.target in mind.legal else verbs.BACK


# -- fighters ---------------------------------------------------------------------------------------------------


def fighter_shot(mind: Mind, u: int, share: float = FIGHTER_SHARE) -> Target | None:
    """The best attack of a fighter, if it is worth the airplane."""
    state, gunnery = mind.state, mind.gunnery
    start = state.u_place[u]
    best: tuple[float, Target] | None = None
    for gun in gunnery.guns(u):
        for v in (*mind.enemies(), *state.parked(1 - mind.side)):
            place = state.u_place[v]
            found = gunnery.ev(gun, start, v, place, "strike"), verbs.SHOOT[v, state.u_card[v], place]
            best = found if best is None else max(best, found)
        for hq in gunnery.hqs(gun, start):
            found_hq = gunnery.hq_ev(gun, start, hq), verbs.SHOOT_HQ[ALL_SPACES + hq]
            best = found_hq if best is None else max(best, found_hq)
    if best is None or best[0] < share * state.unit(u).cost:
        return None
    return best[1]


def fighter_target(mind: Mind, step: FighterTarget) -> Action:
    found = fighter_shot(mind, step.unit)
    return found if found is not None and found in mind.legal else verbs.BACK


# -- cards ------------------------------------------------------------------------------------------------------


def shooting_card(mind: Mind, share: float = CARD_SHARE) -> Action | None:
    """Impact and Ammunition where they bring most; a further move or smoke only with points to spare."""
    for action in mind.offered(verbs.Play):
        card = action.card
        if not mind.may_play(card):
            continue
        cost = price(mind.state, mind.seat, card)
        word = mind.pack.first_word(card)[0]
        if word == "sure-impact" and sure_gain(mind)[0] >= share * cost:
            return action
        if word == "fire-again" and again_gain(mind)[0] >= share * cost:
            return action
    return None


def sure_gain(mind: Mind) -> tuple[float, int]:
    """What a sure impact adds, for the unit that gains most: every miss becomes an impact."""
    best = 0.0, NONE
    for u in mind.state.army[mind.seat]:
        if not can_fire(mind, u) or shots_fired(mind.state, u):
            continue
        gain = 0.0
        for gun in mind.gunnery.guns(u):
            found = aim(mind, gun)
            if found is None:
                continue
            _, ev, target = found
            if isinstance(target, verbs.ShootHQ):
                gain += ev * 0.6
            elif not gun.area:
                p, q, damage, mark = mind.gunnery.chances(gun, mind.state.u_place[u], target.unit, target.space)
                gain += mark.value * ((1 - p) * min(1.0, damage / mark.life) + (0.1 if q else 0.0))
        best = max(best, (gain, u))
    return best


def again_gain(mind: Mind) -> tuple[float, int]:
    """The best shot of a weapon that has been used already."""
    state = mind.state
    best = 0.0, NONE
    for u in state.army[mind.seat]:
        if not can_fire(mind, u) or not (state.u_used[u] | state.u_grey[u]):
            continue
        used, grey = state.u_used[u], state.u_grey[u]
        state.u_used[u] = state.u_grey[u] = 0
        mind.gunnery.forget(u)
        for gun in mind.gunnery.guns(u):
            if (used | grey) >> gun.slot & 1:
                best = max(best, (mind.gunnery.best(gun, state.u_place[u]), u))
        state.u_used[u], state.u_grey[u] = used, grey
        mind.gunnery.forget(u)
    return best
