"""Where the tactician's units go: to fire now and next turn, away from what may come, forward, in cover."""

from __future__ import annotations

from typing import Final

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.movement import Movement, MoveUnit
from brink.games.twogm.solo import moving
from brink.games.twogm.solo.moving import Mover
from brink.games.twogm.solo.reactions import mounted_reach
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.terrain import cover
from brink.games.twogm.tokens import FlipOver

FORWARD: Final = 0.35  # a line, for whoever fights, between equals; the stance of §17.12 does not matter
CAUTION: Final = 0.6  # between equals
NEXT_TURN: Final = 0.5  # fire that is not possible before the next turn
COVER: Final = 0.3


class Leader(Mover):
    """Scores of spaces for the units of one side."""

    mind: Tactics

    def __init__(self, mind: Tactics) -> None:
        super().__init__(mind)
        self.caution = CAUTION / mind.gunnery.odds

    def _score(self, u: int, place: int, start: int) -> float:
        fire = self.mind.gunnery
        more, _ = cover(self.state, u, place)
        found = fire.fire_from(u, place) + NEXT_TURN * fire.pressure(u, place) - self.caution * fire.threat(u, place)
        found += COVER * more + self.forward(u, place) + self.supply(place, start)
        return found + self.goal.bonus(u, place)

    def ambition(self) -> float:
        return FORWARD * self.mind.gunnery.odds**2


def flip_over(mind: Tactics, step: FlipOver) -> Action:
    """A crew mounts its weapon where that has a target, and takes it along where none is near."""
    state = mind.state
    for action in mind.legal:
        if not isinstance(action, verbs.Mount | verbs.Unmount):
            continue
        reach, near = mounted_reach(mind, action.unit), DISTANCE[action.space]
        nearest = mind.nearest_enemy(action.space)
        hq = min(near[ALL_SPACES + number] for number in range(1 - mind.side, len(state.hq_hp), 2))
        if isinstance(action, verbs.Mount):
            if nearest <= reach or hq <= reach:
                return action
        elif nearest > reach + 1 and hq > reach:
            return action
    return verbs.DONE


def movement(mind: Tactics, step: Movement) -> Action:
    return moving.next_move(mind, Leader(mind))


def move_unit(mind: Tactics, step: MoveUnit) -> Action:
    return moving.go_on(mind, Leader(mind), step)
