"""Where the tactician's units go: to fire now and next turn, away from what may come, forward, in cover."""

from __future__ import annotations

from collections.abc import Mapping

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.movement import Movement, MoveUnit
from brink.games.twogm.pack import NONE
from brink.games.twogm.solo import moving
from brink.games.twogm.solo.moving import COMMAND_BEYOND, FILLED_LINES, KEPT_LINES, LAST_GUN_LINE, Mover
from brink.games.twogm.solo.reactions import mounted_reach
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.terrain import cover
from brink.games.twogm.tokens import FlipOver


class Leader(Mover):
    """Scores of spaces for the units of one side."""

    mind: Tactics

    def __init__(self, mind: Tactics) -> None:
        super().__init__(mind)
        weigh, odds = mind.judgement, mind.gunnery.odds
        self.weigh = weigh
        self.caution: float = weigh.caution / odds**weigh.caution_odds
        self._ambition: float = weigh.forward * odds**weigh.forward_odds
        if self.goal.urgency > 1:
            self.caution *= weigh.short_caution
            self._ambition *= weigh.short_of_time
        self._care = {"tank": 1 + weigh.tank_care, "artillery": 1 + weigh.gun_care}
        self._supplied = supplied(self.lines)

    def _score(self, u: int, place: int, start: int) -> float:
        fire, weigh = self.mind.gunnery, self.weigh
        more, _ = cover(self.state, u, place)
        unit = self.state.unit(u)
        caution = self.caution * self._care.get(unit.type, 1.0)
        if "command-group" in unit.abilities:
            caution *= weigh.command_caution
        found = fire.fire_from(u, place) + weigh.next_turn * fire.pressure(u, place) - caution * fire.threat(u, place)
        found += weigh.cover * more + self.forward(u, place) + self.supply(place, start)
        if unit.type == "infantry" and weigh.storm:
            found += weigh.storm * self.assault_from(u, place)
        if place == start:
            found += weigh.stay
        return found + weigh.goal * self.goal.bonus(u, place)

    def forward(self, u: int, place: int) -> float:
        unit, line, weigh = self.state.unit(u), self.line(place), self.weigh
        beyond = COMMAND_BEYOND * max(0, line - LAST_GUN_LINE)
        if "command-group" in unit.abilities:
            return weigh.command_forward * min(line, LAST_GUN_LINE) + beyond
        if unit.type == "artillery" or not self.armed(u):
            return weigh.gun_forward * min(line, LAST_GUN_LINE) + beyond
        share = weigh.tank_forward if unit.type == "tank" else 1.0
        urgency = 1 + weigh.hurry * (self.goal.urgency - 1)
        return share * self._ambition * urgency * self.goal.advance(u, place)

    def ambition(self) -> float:
        return self._ambition

    def supply(self, place: int, start: int) -> float:
        """No hole where one came from, none where one could stand; and what the supply line pays."""
        line = self.line(place)
        was = self.line(start) if start != NONE and start < ALL_SPACES else NONE
        if line == was:
            return 0.0
        found = 0.0
        if 1 <= was <= KEPT_LINES and self.lines.get(was, 0) <= 1:
            found += self.weigh.empties
        if 1 <= line <= FILLED_LINES and not self.lines.get(line):
            found += self.weigh.fills
        after = {**self.lines, line: self.lines.get(line, 0) + 1}
        if was != NONE:
            after[was] = after.get(was, 0) - 1
        return found + self.weigh.supply * (supplied(after) - self._supplied)

    def assault_worth(self, u: int, v: int) -> float:
        return self._assault(u, self.state.u_place[u], v)

    def _assault(self, u: int, start: int, v: int) -> float:
        fire, place = self.gunnery, self.state.u_place[v]
        gain = max((fire.ev(gun, start, v, place, "assault") for gun in fire.guns(u)), default=0.0)
        answer = max((fire.ev(gun, place, u, start, "reaction") for gun in fire.guns(v)), default=0.0)
        return gain - self.weigh.reaction * answer

    def assault_from(self, u: int, start: int) -> float:
        """What an assault from a space would bring, if all stay where they are."""
        beside = [foe for foe in self.mind.enemies() if DISTANCE[start][self.state.u_place[foe]] == 1]
        return max((self._assault(u, start, foe) for foe in beside), default=0.0)

    def wants_assault(self, u: int, spaces: list[int]) -> int:
        worth, place = self.best_assault(u, spaces)
        start = self.state.u_place[u]
        shot = max((self.gunnery.best(gun, start) for gun in self.gunnery.guns(u)), default=0.0)
        return place if worth > max(self.weigh.least_assault, self.weigh.over_shot * shot) else NONE


def supplied(lines: Mapping[int, int]) -> int:
    """§3.3: how many lines, counted from the first, have units, if these are in each."""
    count = 0
    while lines.get(count + 1, 0) > 0:
        count += 1
    return count


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
