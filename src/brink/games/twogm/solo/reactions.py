"""§17.12, 5 and 6: reactions in the other side's turn, mounting weapons, discarding."""

from __future__ import annotations

from typing import Any, Final

from brink.engine import PASS, Action
from brink.games.twogm.air_combat import Bombs, FighterStrikes
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.playing_cards import CarryOut, ambush_slots
from brink.games.twogm.shooting import ResolveShot, Shot, odds
from brink.games.twogm.solo.mind import Mind
from brink.games.twogm.solo.stance import OFFENSIVE
from brink.games.twogm.state import TwoGMState

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


def reaction(mind: Mind, step: Any) -> Action:
    """Always with the weapon that promises most."""
    shots = mind.verbs("react")
    return max(shots, key=lambda action: (shot_ev(mind, step.shot(mind.state, action)), action)) if shots else PASS


def assault_weapon(mind: Mind, step: Any) -> Action:
    return max(mind.legal, key=lambda action: (shot_ev(mind, step.shot(mind.state, action)), action))


def assault_target(mind: Mind, step: Any) -> Action:
    return max(mind.legal, key=lambda action: (mind.gunnery.value(action[1], action[3]), action))


def smoke_shell(mind: Mind, step: Any) -> Action:
    """When the shot that is coming may do much."""
    coming = next((below.shot for below in reversed(mind.state.agenda) if isinstance(below, ResolveShot)), None)
    return ("shell",) if coming is not None and shot_ev(mind, coming) >= SMOKE_FROM else PASS


def intercept(mind: Mind, step: Any) -> Action:
    """Dear airplanes, and all that attack the HQ; one fighter is enough."""
    state = mind.state
    fighters = mind.verbs("intercept")
    if not fighters or state.raid:
        return PASS
    if state.unit(step.unit).cost >= INTERCEPT_FROM or attacks_hq(state):
        return min(fighters, key=lambda action: (state.unit(action[1]).cost, action))
    return PASS


def attacks_hq(state: TwoGMState) -> bool:
    for below in reversed(state.agenda):
        if isinstance(below, Bombs):
            return below.place >= ALL_SPACES
        if isinstance(below, FighterStrikes):
            return below.shot.place >= ALL_SPACES
    return False


def flak(mind: Mind, step: Any) -> Action:
    """Always, at what matters: the first of those that fly."""
    guns = [action for action in mind.verbs("flak") if action[4] == step.fliers[0]]
    return guns[0] if guns else mind.legal[0]


def against(mind: Mind, step: Any) -> Action:
    """The bomber before its escorts."""
    return mind.legal[0]


def ambush(mind: Mind, step: Any) -> Action:
    cards = mind.verbs("ambush")
    if not cards or not mind.may_play(cards[0][1]):
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


def ambush_unit(mind: Mind, step: Any) -> Action:
    _, unit, _ = ambush_shot(mind, step.target)
    return next((action for action in mind.legal if action[1] == unit), mind.legal[0])


def ambush_fire(mind: Mind, step: Any) -> Action:
    return max(mind.legal, key=lambda action: (shot_ev(mind, step.shot(mind.state, action)), action))


def counter(mind: Mind, step: Any) -> Action:
    """Cards that are worth something in a deck."""
    cards = mind.verbs("counter")
    announced = next((below.card for below in reversed(mind.state.agenda) if isinstance(below, CarryOut)), None)
    if not cards or announced is None or not mind.may_play(cards[0][1]):
        return PASS
    return cards[0] if mind.pack.points[announced] >= COUNTER_FROM else PASS


def reroll(mind: Mind, step: Any) -> Action:
    return ("reroll",)


# -- Flip Over and Discard --------------------------------------------------------------------------------------


def flip_over(mind: Mind, step: Any) -> Action:
    """Mount where an enemy is near or the unit has come forward; unmount where nobody is left to shoot at.

    Who attacks does not mount on the line where it arrived, before there is anything in range: it would stay there.
    """
    state = mind.state
    attacks = state.stances[mind.side] == OFFENSIVE
    for action in mind.legal:
        if action[0] == "done":
            continue
        nearest = mind.nearest_enemy(action[3])
        forward = state.line(mind.side, action[3]) >= MOUNT_LINE
        if action[0] == "mount":
            if nearest <= (mounted_reach(mind, action[1]) if attacks and not forward else MOUNT_WITHIN):
                return action
            if forward and nearest <= UNMOUNT_BEYOND and not attacks:
                return action
        elif nearest > (MOUNT_WITHIN if attacks else UNMOUNT_BEYOND):
            return action
    return ("done",)


def mounted_reach(mind: Mind, u: int) -> int:
    """The range of the weapon that it would mount."""
    state = mind.state
    slots = mind.pack.mounts[state.u_card[u]] & state.u_equip[u]
    return max(state.reach_of(u, slot) for slot in range(slots.bit_length()) if slots >> slot & 1)


def discard_down(mind: Mind, step: Any) -> Action:
    """The dearest that cannot be paid now; if all can, the cheapest."""
    cost = mind.pack.play_cost
    dear = [action for action in mind.legal if cost[action[1]] > mind.ap]
    if dear:
        return max(dear, key=lambda action: (cost[action[1]], action))
    return min(mind.legal, key=lambda action: (mind.pack.points[action[1]], action))
