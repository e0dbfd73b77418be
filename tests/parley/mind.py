"""A mind for Parley, for tests that want one: points are all that counts, so to stake them is to throw them away."""

from __future__ import annotations

from collections.abc import Sequence

from brink.engine import Action
from brink.engine.minds import Mind, chances
from parley.actions import Draw, Play, Stake
from parley.state import ParleyState

A_POINT = 0.5


class ParleyMind(Mind[ParleyState]):
    game = "parley"
    features = ("score",)

    def rank(self, world: ParleyState, seat: int, legal: list[Action]) -> Sequence[float]:
        return [self._looks(action) for action in legal]

    def _looks(self, action: Action) -> float:
        match action:
            case Stake(points):
                return -float(points)
            case Play():
                return 2.0
            case Draw():
                return 1.0
        return 0.0

    def rests(self, begun: ParleyState, now: ParleyState) -> bool:
        return now.round > begun.round

    def describe(self, state: ParleyState) -> Sequence[Sequence[float]]:
        return [[float(score)] for score in state.scores]

    def weight(self, feature: int) -> float:
        return A_POINT

    def values(self, state: ParleyState) -> list[float]:
        return chances([A_POINT * score for score in state.scores])
