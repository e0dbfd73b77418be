"""§17.12, 5 and 6: reactions in the other side's turn, mounting weapons, discarding."""

from __future__ import annotations

from typing import Final

from brink.engine import PASS, Action
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import Against, Bombs, FighterStrikes, FlakWindow, InterceptWindow
from brink.games.twogm.assault import AssaultTarget, AssaultWeapon, ReactionWindow
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.playing_cards import (
    AmbushFire,
    AmbushUnit,
    AmbushWindow,
    CarryOut,
    CounterWindow,
    ambush_slots,
)
from brink.games.twogm.shooting import Reroll, ResolveShot, Shot, SmokeShellWindow, odds
from brink.games.twogm.solo.mind import Mind
from brink.games.twogm.stance import OFFENSIVE
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.the_turn import DiscardDown
from brink.games.twogm.tokens import FlipOver

SMOKE_FROM: Final = 1.0  # incoming EV
AMBUSH_FROM: Final = 1.0
INTERCEPT_FROM: Final = 4  # cost of the airplane
COUNTER_FROM: Final = 3  # points in the deck
MOUNT_WITHIN, UNMOUNT_BEYOND = 4, 5
MOUNT_LINE: Final = 2


def shot_ev(mind: Mind, shot: Shot) -> float:
    """EV of a shot as the rules see it."""
    state = mind.state
    found = odds(state, shot)
    if shot.target < 0:
        return float(found.expected)
    life = state.wounds_of(shot.target) - state.u_wounds[shot.target]
    value = mind.gunnery.value(shot.target, shot.place)
    return value * (found.kill + (found.hit - found.kill) * min(1.0, found.damage / life)) / 10


def reaction(mind: Mind, step: ReactionWindow) -> Action:
    """Always with the weapon that promises most."""
    shots = mind.offered(verbs.React)
    return max(shots, key=lambda action: (shot_ev(mind, step.shot(mind.state, action)), action)) if shots else PASS


def assault_weapon(mind: Mind, step: AssaultWeapon) -> Action:
    return max(mind.offered(verbs.Weapon), key=lambda action: (shot_ev(mind, step.shot(mind.state, action)), action))


def assault_target(mind: Mind, step: AssaultTarget) -> Action:
    return max(mind.offered(verbs.Shoot), key=lambda one: (mind.gunnery.value(one.unit, one.space), one))


def smoke_shell(mind: Mind, step: SmokeShellWindow) -> Action:
    """When the shot that is coming may do much."""
    coming = next((below.shot for below in reversed(mind.state.agenda) if isinstance(below, ResolveShot)), None)
    return verbs.SHELL if coming is not None and shot_ev(mind, coming) >= SMOKE_FROM else PASS


def intercept(mind: Mind, step: InterceptWindow) -> Action:
    """Dear airplanes, and all that attack the HQ; one fighter is enough."""
    state = mind.state
    fighters = mind.offered(verbs.Intercept)
    if not fighters or state.raid:
        return PASS
    if state.unit(step.unit).cost >= INTERCEPT_FROM or attacks_hq(state):
        return min(fighters, key=lambda action: (state.unit(action.unit).cost, action))
    return PASS


def attacks_hq(state: TwoGMState) -> bool:
    for below in reversed(state.agenda):
        if isinstance(below, Bombs):
            return below.place >= ALL_SPACES
        if isinstance(below, FighterStrikes):
            return below.shot.place >= ALL_SPACES
    return False


def flak(mind: Mind, step: FlakWindow) -> Action:
    """Always, at what matters: the first of those that fly."""
    guns = [action for action in mind.offered(verbs.Flak) if action.unit_target == step.fliers[0]]
    return guns[0] if guns else mind.legal[0]


def against(mind: Mind, step: Against) -> Action:
    """The bomber before its escorts."""
    return mind.legal[0]


def ambush(mind: Mind, step: AmbushWindow) -> Action:
    cards = mind.offered(verbs.Ambush)
    if not cards or not mind.may_play(cards[0].card):
        return PASS
    return cards[0] if ambush_shot(mind, step.unit)[0] >= AMBUSH_FROM else PASS


def ambush_shot(mind: Mind, target: int) -> tuple[float, int, int]:
    """EV, unit and weapon of the best ambush."""
    state = mind.state
    best = 0.0, -1, -1
    for u in state.army[mind.seat]:
        if state.on_board(u):
            slots = ambush_slots(state, u, target)
            for gun in mind.gunnery.guns(u):
                if gun.slot in slots:
                    ev = mind.gunnery.ev(gun, state.u_place[u], target, state.u_place[target])
                    best = max(best, (ev, u, gun.slot))
    return best


def ambush_unit(mind: Mind, step: AmbushUnit) -> Action:
    _, unit, _ = ambush_shot(mind, step.target)
    return next((action for action in mind.offered(verbs.Unit) if action.unit == unit), mind.legal[0])


def ambush_fire(mind: Mind, step: AmbushFire) -> Action:
    return max(mind.offered(verbs.Weapon), key=lambda action: (shot_ev(mind, step.shot(mind.state, action)), action))


def counter(mind: Mind, step: CounterWindow) -> Action:
    """Cards that are worth something in a deck."""
    cards = mind.offered(verbs.Counter)
    announced = next((below.card for below in reversed(mind.state.agenda) if isinstance(below, CarryOut)), None)
    if not cards or announced is None or not mind.may_play(cards[0].card):
        return PASS
    return cards[0] if mind.pack.points[announced] >= COUNTER_FROM else PASS


def reroll(mind: Mind, step: Reroll) -> Action:
    return verbs.REROLL


# -- Flip Over and Discard --------------------------------------------------------------------------------------


def flip_over(mind: Mind, step: FlipOver) -> Action:
    """Mount where an enemy is near or the unit has come forward; unmount where nobody is left to shoot at.

    Who attacks does not mount on the line where it arrived, before there is anything in range: it would stay there.
    """
    state = mind.state
    attacks = state.stances[mind.side] == OFFENSIVE
    for action in mind.legal:
        if not isinstance(action, verbs.Mount | verbs.Unmount):
            continue
        nearest = mind.nearest_enemy(action.space)
        forward = state.line(mind.side, action.space) >= MOUNT_LINE
        if isinstance(action, verbs.Mount):
            if nearest <= (mounted_reach(mind, action.unit) if attacks and not forward else MOUNT_WITHIN):
                return action
            if forward and nearest <= UNMOUNT_BEYOND and not attacks:
                return action
        elif nearest > (MOUNT_WITHIN if attacks else UNMOUNT_BEYOND):
            return action
    return verbs.DONE


def mounted_reach(mind: Mind, u: int) -> int:
    """The range of the weapon that it would mount."""
    state = mind.state
    slots = mind.pack.mounts[state.u_card[u]] & state.u_equip[u]
    return max(state.reach_of(u, slot) for slot in range(slots.bit_length()) if slots >> slot & 1)


def discard_down(mind: Mind, step: DiscardDown) -> Action:
    """The dearest that cannot be paid now; if all can, the cheapest."""
    cost, cards = mind.pack.play_cost, mind.offered(verbs.Discard)
    dear = [action for action in cards if cost[action.card] > mind.ap]
    if dear:
        return max(dear, key=lambda action: (cost[action.card], action))
    return min(cards, key=lambda action: (mind.pack.points[action.card], action))
