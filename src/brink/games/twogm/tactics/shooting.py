"""What the tactician's units shoot at: the most that a shot may do; a second shooter also pins the target down."""

from __future__ import annotations

from typing import NamedTuple

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import FighterTarget
from brink.games.twogm.firing import Aim, Shooting, UnitShoots
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import NONE
from brink.games.twogm.solo.gunnery import Gun
from brink.games.twogm.solo.shooting import Option, Target, can_fire, fighter_shot, in_order, targets
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.tactics import cards
from brink.games.twogm.tactics.fire import Tactics


class Plan(NamedTuple):
    """A shot of one weapon, and how much it would lose by having to aim elsewhere."""

    urgency: float
    gain: float
    slot: int
    target: Target


def shooting(mind: Tactics, step: Shooting) -> Action:
    found = in_order(mind, least_free, mind.judgement.card, mind.judgement.fighter)
    return cards.after_fire(mind) or found if found == verbs.DONE else found


def least_free(mind: Tactics, ready: list[verbs.Unit]) -> verbs.Unit | None:
    """Whoever has the least choice fires first, so that the others see what is left to do."""
    found = [(plan, action) for action in ready for plan in plans(mind, action.unit)]
    if not found:
        return None
    plan, chosen = max(found, key=lambda one: one[0][:2])
    mind.memory.plan[:] = [_weapon(mind, chosen.unit, plan), plan.target]
    return chosen


def plans(mind: Tactics, u: int) -> list[Plan]:
    """The best shot of each weapon of a unit."""
    found = []
    for gun in mind.gunnery.guns(u):
        shots = sorted(aims(mind, gun), key=lambda one: (-one[0], one[1]))
        if shots:
            gain, target = shots[0]
            found.append(Plan(gain - (shots[1][0] if len(shots) > 1 else 0.0), gain, gun.slot, target))
    return found


def aims(mind: Tactics, gun: Gun) -> list[tuple[float, Target]]:
    """What a weapon may aim at, and what that would bring."""
    return [(gain(mind, gun, option), option.target) for option in targets(mind, gun)]


def gain(mind: Tactics, gun: Gun, option: Option) -> float:
    """What the shot destroys, more so if that would have fired at the HQ next turn; and whom it pins down."""
    target = option.target
    if not isinstance(target, verbs.Shoot):
        return option.ev
    found = option.ev + pinning(mind, gun, target)
    if target.space >= ALL_SPACES:
        return found
    weigh, fire = mind.judgement, mind.gunnery
    worth = fire.value(target.unit, target.space)
    more = weigh.raid * fire.raid(target.unit) + weigh.menace * fire.danger(target.unit)
    return found * (1 + more / worth) if worth > 0 else found


def pinning(mind: Tactics, gun: Gun, target: verbs.Shoot) -> float:
    """§7.2: the second unit that attacks somebody puts him under suppressive fire, whether it hits or not."""
    state = mind.state
    if not state.on_board(target.unit) or state.suppressed(target.unit):
        return 0.0
    second = state.u_attacker[target.unit] not in (NONE, gun.u)
    return mind.judgement.pinning * deployed_cost(state, target.unit) if second else 0.0


def _weapon(mind: Tactics, u: int, plan: Plan) -> Action:
    return verbs.WEAPON[plan.slot, mind.state.weapon(u, plan.slot).number]


def unit_shoots(mind: Tactics, step: UnitShoots) -> Action:
    u = step.unit
    if mind.state.u_assault[u] != NONE:
        return verbs.Storm(mind.state.u_assault[u])
    found = plans(mind, u) if can_fire(mind, u) else []
    best = max(found, key=lambda plan: plan.gain, default=None)
    weapon = _weapon(mind, u, best) if best is not None else verbs.BACK
    if best is None or weapon not in mind.legal:
        return verbs.BACK
    mind.memory.plan[:] = [best.target]
    return weapon


def fighter_target(mind: Tactics, step: FighterTarget) -> Action:
    found = fighter_shot(mind, step.unit, mind.judgement.fighter)
    return found if found is not None and found in mind.legal else verbs.BACK


def aiming(mind: Tactics, step: Aim) -> Action:
    gun = next(gun for gun in mind.gunnery.guns(step.unit) if gun.slot == step.slot)
    shots = [(gain, target) for gain, target in aims(mind, gun) if target in mind.legal]
    return max(shots, key=lambda one: one[0])[1] if shots else verbs.BACK
