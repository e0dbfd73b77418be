"""What fire is worth to the tactician: who may come and shoot, and what a unit may do in its next turn.

The procedure of §17.12 asks who could hit a space without moving. But every enemy moves before it fires, so a unit
stands in the open long before it is in range. And each enemy weapon has one shot: what it may do to a unit is shared
with the others it could choose.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.solo.goals import Goals
from brink.games.twogm.solo.gunnery import Gun, Gunnery, hq_point
from brink.games.twogm.solo.mind import Mind
from brink.games.twogm.stance import board_value
from brink.games.twogm.state import TwoGMState

HQ_POINT: Final = 0.5  # between equals armies are beaten before headquarters are; the procedure gives 1.5
LETHAL_POINT: Final = 3.0
LEAST_ODDS, MOST_ODDS = 0.7, 3.0
HANDFUL: Final = 3  # added to both armies: the first units to come are no odds yet
SHARED: Final = 1.0  # how much its other targets turn a shooter away
PINNED: Final = 1  # the movement that suppressive fire leaves

Shooter = tuple[int, int, tuple[Gun, ...], int]
"""A unit that can fire: where it is, with what, and how far it may move first."""


class Fire(Gunnery):
    """Both sides' fire as one of them sees it."""

    def __init__(self, state: TwoGMState, goals: tuple[Goals, Goals], side: int) -> None:
        super().__init__(state, goals)
        self.side = side
        self._shooters: dict[int, list[Shooter]] = {}
        self._wanted: dict[int, list[tuple[float, int]]] = {}

    @cached_property
    def odds(self) -> float:
        """How many times the other army one's own is, as far as it matters: who is ahead attacks."""
        own, their = board_value(self.state, self.side), board_value(self.state, 1 - self.side)
        return min(MOST_ODDS, max(LEAST_ODDS, (own + HANDFUL) / (their + HANDFUL)))

    def hq_ev(self, gun: Gun, start: int, hq: int) -> float:
        """Hits on an enemy HQ count little until the battle is decided, or one of them would finish it."""
        found = super().hq_ev(gun, start, hq)
        if not found or self.state.u_seat[gun.u] & 1 != self.side:
            return found
        hp = self.state.hq_hp[hq]
        point = LETHAL_POINT if gun.damage >= hp else HQ_POINT * self.odds**2
        return found * point / hq_point(gun.damage, hp)

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
        total = 0.0
        for shooter in self.shooters(1 - (self.state.u_seat[u] & 1)):
            found = self._may_do(shooter, u, place)
            if found:
                rival = next((ev for ev, other in self._targets(shooter) if other != u), 0.0)
                total += found * found / (found + SHARED * rival)
        return total

    def _may_do(self, shooter: Shooter, u: int, place: int) -> float:
        """The best EV of a shooter against a unit there, after a move if need be."""
        _, start, guns, steps = shooter
        far = DISTANCE[place][start] - steps
        return max((self.ev(gun, start, u, place) for gun in guns if gun.reach >= far), default=0.0)

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

    @cached_property
    def gunnery(self) -> Fire:
        return Fire(self.state, self.goals, self.side)
