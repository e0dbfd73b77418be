"""What fire is worth to the tactician: who may come and shoot, and what a unit may do in its next turn.

The procedure of §17.12 asks who could hit a space without moving. But every enemy moves before it fires, so a unit
stands in the open long before it is in range. And each enemy weapon has one shot: what it may do to a unit is shared
with the others it could choose.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from brink.engine import Action, Chance
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.pack import NONE
from brink.games.twogm.solo.goals import Goals
from brink.games.twogm.solo.gunnery import Gun, Gunnery, hq_point
from brink.games.twogm.solo.mind import Memory, Mind
from brink.games.twogm.stance import board_value, deployed_cost
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.tactics.judgement import Judgement, shipped

PINNED: Final = 1  # the movement that suppressive fire leaves

Shooter = tuple[int, int, tuple[Gun, ...], int]
"""A unit that can fire: where it is, with what, and how far it may move first."""


class Fire(Gunnery):
    """Both sides' fire as one of them sees it."""

    def __init__(self, state: TwoGMState, goals: tuple[Goals, Goals], side: int, judgement: Judgement) -> None:
        super().__init__(state, goals)
        self.side = side
        self.judgement = judgement
        self._kinds = {
            "tank": 1 + judgement.tank_worth,
            "artillery": 1 + judgement.gun_worth,
            "transport": 1 + judgement.transport_worth,
        }
        self._shooters: dict[int, list[Shooter]] = {}
        self._dangers: dict[int, float] = {}
        self._wanted: dict[int, list[tuple[float, int]]] = {}

    @cached_property
    def odds(self) -> float:
        """How many times the other army one's own is, as far as it matters: who is ahead attacks."""
        own, their = board_value(self.state, self.side), board_value(self.state, 1 - self.side)
        weigh = self.judgement
        odds = (own + weigh.handful) / (their + weigh.handful)
        return min(weigh.most_odds, max(weigh.least_odds, odds))

    def value(self, v: int, place: int) -> float:
        """What it costs, and more where it hurts the other side most."""
        state, weigh = self.state, self.judgement
        enemy = 1 - (state.u_seat[v] & 1)
        value = self._worth.get(v)
        if value is None:
            unit = state.unit(v)
            share = self._kinds.get(unit.type, 1.0) + weigh.armor_worth * max(0, unit.armor - 1)
            value = deployed_cost(state, v) * share + weigh.bounty * self.goals[enemy].bounty(v)
            if "command-group" in unit.abilities:
                value += weigh.command_worth
            self._worth[v] = value
        if place < ALL_SPACES:
            line = state.line(enemy, place)
            if self.goals[enemy].wants(place):
                value += weigh.objective
            elif line == 1:
                value += weigh.first_line
            if line == self.supply(enemy) + 1:
                value += weigh.breaks_supply
        return value

    def ev(self, gun: Gun, start: int, v: int, place: int, kind: str = "fire") -> float:
        """As the procedure has it, but a wound is not a part of a kill."""
        p, q, damage, mark = self.chances(gun, start, v, place, kind)
        if not p:
            return 0.0
        part = 1.0 if damage >= mark.life else self.judgement.wounding * damage / mark.life
        return mark.value * (q + (p - q) * part)

    def hq_ev(self, gun: Gun, start: int, hq: int) -> float:
        """Hits on an enemy HQ count little until the battle is decided, or one of them would finish it."""
        found = super().hq_ev(gun, start, hq)
        if not found or self.state.u_seat[gun.u] & 1 != self.side:
            return found
        hp = self.state.hq_hp[hq]
        weigh = self.judgement
        point = weigh.lethal_point if gun.damage >= hp else weigh.hq_point * self.odds**weigh.hq_odds
        if self.goals[self.side].hq_weight < 1:
            point *= weigh.minor_hq
        return found * point / hq_point(gun.damage, hp)

    def danger(self, foe: int) -> float:
        found = self._dangers.get(foe)
        if found is None:
            found = self._dangers[foe] = super().danger(foe)
        return found

    def raid(self, v: int) -> float:
        """What an enemy may do to one's own HQ in its next turn."""
        state = self.state
        near, steps = DISTANCE[state.u_place[v]], self.steps(v)
        total = 0.0
        for hq in range(self.side, len(state.hq_hp), 2):
            far = near[ALL_SPACES + hq] - steps
            total += sum(
                self.hq_ev(gun, state.u_place[v], hq) for gun in self.guns(v) if gun.reach_hq >= far and not gun.area
            )
        return total

    def steps(self, u: int) -> int:
        """How far a unit may move in its next turn."""
        state = self.state
        if state.u_mounted[u]:
            return 0
        movement = state.unit(u).movement
        return min(PINNED, movement) if state.suppressed(u) else movement

    def shooters(self, side: int) -> list[Shooter]:
        found = self._shooters.get(side)
        if found is None:
            places = self.state.u_place
            armed = [(u, places[u], self.guns(u), self.steps(u)) for u in self.board[side]]
            found = self._shooters[side] = [one for one in armed if one[2]]
        return found

    def threat(self, u: int, place: int) -> float:
        """What all enemies could do to a unit on this space in their next turn, each as far as it is tempted to."""
        total, shared = 0.0, self.judgement.shared
        for shooter in self.shooters(1 - (self.state.u_seat[u] & 1)):
            found = self._may_do(shooter, u, place)
            if found:
                rival = next((ev for ev, other in self._targets(shooter) if other != u), 0.0)
                total += found * found / (found + shared * rival)
        return total

    def _may_do(self, shooter: Shooter, u: int, place: int) -> float:
        """The best EV of a shooter against a unit there, after a move if need be."""
        _, start, guns, steps = shooter
        distance = DISTANCE[place][start]
        found = 0.0
        for gun in guns:
            if gun.reach >= distance - steps:
                ev = self.ev(gun, start, u, place)
                found = max(found, ev if gun.reach >= distance else self.judgement.comes * ev)
        return found

    def _targets(self, shooter: Shooter) -> list[tuple[float, int]]:
        """The two that this enemy would shoot at first, as all stand now."""
        found = self._wanted.get(shooter[0])
        if found is None:
            places = self.state.u_place
            ours = self.board[1 - (self.state.u_seat[shooter[0]] & 1)]
            worth = ((self._may_do(shooter, u, places[u]), u) for u in ours)
            found = self._wanted[shooter[0]] = sorted(worth, reverse=True)[:2]
        return found

    def pressure(self, u: int, place: int) -> float:
        """What a unit there may hope to do in its next turn: the best of each weapon, after a move if need be."""
        state = self.state
        enemy = 1 - (state.u_seat[u] & 1)
        near, steps, places = DISTANCE[place], state.unit(u).movement, state.u_place
        total = 0.0
        for gun in self.guns(u):
            if gun.area:
                continue
            seen = [v for v in self.board[enemy] if near[places[v]] <= gun.reach + steps]
            best = max((self.ev(gun, place, v, places[v]) for v in seen), default=0.0)
            for hq in range(enemy, len(state.hq_hp), 2):
                if near[ALL_SPACES + hq] <= gun.reach_hq + steps:
                    best = max(best, self.hq_ev(gun, place, hq))
            total += best
        return total


class Tactics(Mind):
    """One question to the tactician."""

    def __init__(
        self,
        world: TwoGMState,
        seat: int,
        legal: list[Action],
        chance: Chance,
        memory: Memory,
        judgement: Judgement | None = None,
    ) -> None:
        super().__init__(world, seat, legal, chance, memory)
        self.judgement = judgement or shipped(world.scenario != NONE)

    def elsewhere(self) -> Tactics:
        """The same question in a world of its own, where units may be put that are not there."""
        return Tactics(self.state.clone(), self.seat, self.legal, self.chance, self.memory, self.judgement)

    @cached_property
    def gunnery(self) -> Fire:
        return Fire(self.state, self.goals, self.side, self.judgement)
