"""Which units the tactician brings and where: command groups at once, everybody where it can fire and is not shot."""

from __future__ import annotations

from typing import Final

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import muster
from brink.games.twogm.deployment import Deployment, PlaceUnit
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.solo import deploying
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.tactics.moving import COVER, NEXT_TURN
from brink.games.twogm.terrain import cover

CAUTION: Final = 0.6
COMMAND_CAUTION: Final = 1.0
CENTRE: Final = 0.1  # for each column


def deployment(mind: Tactics, step: Deployment) -> Action:
    """Every command group pays for itself in two turns, not only the first."""
    for action in mind.offered(verbs.Deploy):
        if mind.may_play(action.card) and "command-group" in mind.pack.units[action.card].abilities:
            mind.memory.plan.clear()
            return action
    return deploying.deployment(mind, step)


def place_unit(mind: Tactics, step: PlaceUnit) -> Action:
    """The space from which it can do most, now and next turn, for what it risks there."""
    home = mind.offered(verbs.At)
    there = Tactics(mind.state.clone(), mind.seat, mind.legal, mind.chance, mind.memory)
    drop = deploying.best_drop(there, step, bool(home))
    if drop is not None or not home:
        return drop or mind.legal[0]
    there = Tactics(mind.state.clone(), mind.seat, mind.legal, mind.chance, mind.memory)
    there.enemies()  # who is on the board is found out before the stand-in comes: it is not there yet
    u = muster(there.state, mind.seat, step.card, ALL_SPACES + mind.side, step.step.equip)
    return max(home, key=lambda action: _worth(there, u, action.space))


def _worth(mind: Tactics, u: int, place: int) -> float:
    fire = mind.gunnery
    found = CENTRE * mind.central(place) + COVER * cover(mind.state, u, place)[0]
    if "command-group" in mind.state.unit(u).abilities:
        return found - COMMAND_CAUTION * fire.threat(u, place)
    return found + fire.fire_from(u, place) + NEXT_TURN * fire.pressure(u, place) - CAUTION * fire.threat(u, place)
