"""What a game tells a bot that plans: how actions look at first sight, where looking ahead may stop, who stands how.

The planner (`brink.bots.planner`) knows no game. A position's worth is learned: a game names features for each seat,
and weights that were fitted to many games make chances of winning of them (`brink train`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import mul
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from brink.engine.actions import Action
from brink.engine.errors import BrinkError
from brink.engine.state import State

S = TypeVar("S", bound=State)
L = TypeVar("L", bound=msgspec.Struct)
NEVER: Final = -math.inf  # an action that leads nowhere: not thought about while there is another


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned, and how: `brink train` with this seed and number of games makes it again."""

    game: str
    seed: str
    players: int
    games: int
    positions: int
    bots: str
    """who played them"""
    loss: float
    """on games that were held out, the mean of -log of the chance given to what came"""
    weights: Mapping[str, float]
    """by feature"""
    after: str = ""
    """the seed of the round before, if it went on from there"""


class Mind(Generic[S]):
    """One title's judgement. It gets worlds that a seat imagines, so it may read all of them."""

    game: ClassVar[str]
    features: ClassVar[Sequence[str]] = ()  # the names of what `describe` gives
    folder: ClassVar[Path]  # where the weights lie
    players: ClassVar[int | None] = None  # seats of the games that are learned from; None: as few as possible
    ridge: ClassVar[float] = 3.0  # what large weights cost when they are learned
    plays: ClassVar[bool] = True  # whoever plans with it plays better than at first sight; else nobody is offered it
    trust: ClassVar[float] = 0.0  # how much better than what looks best another action must do, in a single look ahead
    lessons: ClassVar[Sequence[Mapping[str, object]]] = ({},)  # the games it learns from, in turn

    def rank(self, world: S, seat: int, legal: list[Action]) -> Sequence[float]:
        """How good each action looks to this seat at first sight; higher is better. Quick: rollouts are made of it."""
        raise NotImplementedError

    def best(self, world: S, seat: int, legal: list[Action]) -> Action:
        """What looks best; a mind may know a quicker way than to rank them all. The world is used up move by move."""
        worth = self.rank(world, seat, legal)
        return legal[worth.index(max(worth))]

    def rests(self, begun: S, now: S) -> bool:
        """Whether a look ahead that began there may stop here and be judged."""
        raise NotImplementedError

    def describe(self, state: S) -> Sequence[Sequence[float]]:
        """For each seat the numbers that `features` names; none for a seat that the others are measured against."""
        raise NotImplementedError

    def topic(self, feature: str, seat: int) -> str:
        """What a feature is about for this seat, as one of the names that `measured` gives; empty: nobody would say."""
        return ""

    def measured(self, state: S, seat: int) -> Mapping[str, float]:
        """What a player would count: by topic, higher or lower as he would write it. Messages `why-TOPIC` say it."""
        return {}

    def likes(self, topic: str, seat: int) -> bool:
        """Whether more of it is good for this seat."""
        return True

    def weight(self, feature: int) -> float:
        """What one more of it adds to a seat's score."""
        return self._weights[feature]

    def values(self, state: S) -> list[float]:
        """Each seat's chance of winning, in a position that is not over."""
        return chances(self.scores(state))

    def scores(self, state: S) -> Sequence[float]:
        """Each seat's weighted sum of what describes it."""
        weights = self._weights
        return [sum(map(mul, weights, numbers)) for numbers in self.describe(state)]

    @property
    def file(self) -> Path:
        return self.folder / f"{self.game}.json"

    @cached_property
    def _weights(self) -> list[float]:
        return fitting(read_weights(self.file), self)


AnyMind: TypeAlias = Mind[Any]
"""Of whatever title: it judges the states of its own."""


def chances(scores: Sequence[float]) -> list[float]:
    """Shares of 1 that grow with the scores."""
    most = max(scores)
    grown = [math.exp(score - most) for score in scores]
    total = sum(grown)
    return [one / total for one in grown]


def read_weights(file: Path) -> Weights:
    return read_learned(file, Weights, "brink train")


def read_learned(file: Path, kind: type[L], maker: str) -> L:
    """What was learned, of this kind; `maker`: the command that makes such a file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except OSError:
        raise BrinkError(f"there are no weights at {file}; `{maker}` makes them") from None
    except msgspec.DecodeError as error:
        raise BrinkError(f"{file} holds no weights: {error}") from None


def fitting(weights: Weights, mind: AnyMind) -> list[float]:
    """The numbers in the order of the features, if they were learned for these."""
    if weights.game != mind.game:
        raise BrinkError(f"{mind.file} was learned for {weights.game}, not for {mind.game}")
    if set(weights.weights) != set(mind.features):
        raise BrinkError(f"{mind.file} was learned for other features of {mind.game}; `brink train` makes new weights")
    return [weights.weights[name] for name in mind.features]
