"""A bot that plans, in every game that has a mind (`brink.engine.minds`).

It tries the actions that look best in several worlds that its seat can imagine, plays on in each until the mind says
that one may stop, and compares. All candidates meet the same worlds and the same dice. After each round the worse half
is given up, so time goes where it is close. The others at the table are not taken for copies of itself: in one world
somebody plays as well as it can judge at first sight, in another loosely, in a third anyhow. A bot that foresees only
one way of playing loses to all others.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from brink.bots.explaining import Because, Unlike, compare
from brink.engine import Action, AnyGame, Chance, Sight, State
from brink.engine.minds import NEVER, AnyMind

LOOSE: Final = 3  # of the best actions, one is chosen by who plays loosely
TOO_FAR: Final = 400  # decisions of a look ahead: it is judged where it stands
PATIENT: Final = 1 << 30


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about a decision: whichever comes first ends it."""

    rollouts: int
    candidates: int
    seconds: float | None = None


class Thought(msgspec.Struct, frozen=True):
    """What came of an action: the chance of winning after it, from so many rollouts; with `explained`, why."""

    action: Action
    value: float
    rollouts: int
    because: list[Because] = []


class Candidate:
    __slots__ = ("action", "rollouts", "total", "trust", "unlike")

    def __init__(self, action: Action, trust: float = 0.0) -> None:
        self.action = action
        self.trust = trust
        self.total = 0.0
        self.rollouts = 0
        self.unlike = Unlike()

    @property
    def value(self) -> float:
        return self.total / max(1, self.rollouts)

    @property
    def standing(self) -> float:
        """What it is compared by: a few lucky worlds do not outweigh trust, many do."""
        return self.value + self.trust / math.sqrt(max(1, self.rollouts))


class Planner:
    """One seat's player."""

    def __init__(
        self,
        game: AnyGame,
        mind: AnyMind,
        effort: Effort,
        chance: Chance,
        clock: Callable[[], float] = time.perf_counter,
        *,
        explained: bool = False,
    ) -> None:
        self._explained = explained
        self._game = game
        self._mind = mind
        self._effort = effort
        self._chance = chance
        self._clock = clock

    def choose(self, sight: Sight) -> Action:
        return sight.legal[0] if len(sight.legal) == 1 else self.ranking(sight)[0].action

    def ranking(self, sight: Sight, besides: Action | None = None) -> list[Thought]:
        """What was thought about, the best first. `besides`: an action that is tried too, however it looks."""
        thinking = Thinking(self._game, self._mind, sight, Chance(self._new_seed()), explained=self._explained)
        begun = self._clock()
        candidates = thinking.candidates(self._effort.candidates, besides)
        if len(candidates) == 1:
            return self._thoughts(candidates, [], sight.seat)
        given_up: list[Candidate] = []
        thinking.try_all(candidates, 0)
        budget = self._budget(len(candidates), self._clock() - begun)
        world, met, spent = 1, 1, 0
        while len(candidates) > 1:
            rounds = (len(candidates) - 1).bit_length()
            passes = max(1, (budget - spent) // (rounds * len(candidates)))
            while met < passes:
                if self._late(begun):
                    return self._thoughts(candidates, given_up, sight.seat)
                thinking.try_all(candidates, world)
                world, met = world + 1, met + 1
            candidates.sort(key=lambda one: -one.standing)
            keep = (len(candidates) + 1) // 2
            given_up = [*candidates[keep:], *given_up]
            candidates = candidates[:keep]
            met, spent = 0, sum(one.rollouts for one in (*candidates, *given_up))
            if self._late(begun):
                break
        return self._thoughts(candidates, given_up, sight.seat)

    def _budget(self, tried: int, took: float) -> int:
        """How many rollouts there will be: as many as were wanted, or as the clock allows if the first world is like
        the others.
        """
        seconds, wanted = self._effort.seconds, self._effort.rollouts
        return wanted if seconds is None or took <= 0 else min(wanted, int(tried * seconds / took))

    def _late(self, begun: float) -> bool:
        return self._effort.seconds is not None and self._clock() - begun >= self._effort.seconds

    def _thoughts(self, left: list[Candidate], given_up: list[Candidate], seat: int) -> list[Thought]:
        """Who survived longer stands first, whatever a few lucky worlds said of the others."""
        ordered = [*sorted(left, key=lambda one: -one.standing), *given_up]
        return [
            Thought(one.action, one.value, one.rollouts, one.unlike.reasons(self._mind, seat, max(1, one.rollouts)))
            for one in ordered
        ]

    def _new_seed(self) -> bytes:
        """Another for each decision, the same for the same stream."""
        return self._chance.fork(str(self._chance.below(PATIENT))).seed


class Thinking:
    """About one decision."""

    def __init__(self, game: AnyGame, mind: AnyMind, sight: Sight, chance: Chance, *, explained: bool = False) -> None:
        self._game = game
        self._mind = mind
        self._sight = sight
        self._chance = chance
        self._explained = explained

    def candidates(self, most: int, besides: Action | None = None) -> list[Candidate]:
        """The actions that look best at first sight, and one that somebody asks about."""
        legal = self._sight.legal
        worth = self._mind.rank(self._sight.imagine(self._chance.fork("first sight")), self._sight.seat, legal)
        best = sorted(range(len(legal)), key=lambda n: -worth[n])
        likely = [n for n in best if worth[n] > NEVER] or best
        found = [Candidate(legal[n], self._mind.trust if n == likely[0] else 0.0) for n in likely[:most]]
        asked = [] if besides is None or any(one.action == besides for one in found) else [Candidate(besides)]
        return [*found, *asked]

    def try_all(self, candidates: Sequence[Candidate], number: int) -> None:
        """Each in the same world, with the same dice and the same opponents."""
        world = self._sight.imagine(self._chance.fork(f"world {number}"))
        ends = [self._rollout(world, one.action, number) for one in candidates]
        for one, end in zip(candidates, ends, strict=True):
            one.total += self._value(end)
            one.rollouts += 1
        if self._explained:
            compare(self._mind, self._sight.seat, candidates, ends)

    def _value(self, end: State) -> float:
        seat = self._sight.seat
        return float(seat in end.outcome.winners) if end.outcome is not None else self._mind.values(end)[seat]

    def _rollout(self, world: State, action: Action, number: int) -> State:
        game, mind, seat = self._game, self._mind, self._sight.seat
        state = world.clone()
        state.chance = self._chance.fork(f"dice {number}")
        whim = self._chance.fork(f"whim {number}")
        ways = [_plainly if other == seat else WAYS[(number + other) % len(WAYS)] for other in range(state.players)]
        known = game.apply(state, action)
        for _ in range(TOO_FAR):
            if state.outcome is not None or mind.rests(world, state):
                break
            legal = game.legal(state) if known is None else known
            turn = game.to_act(state)
            chosen = legal[0] if len(legal) == 1 else ways[turn](mind, state, turn, legal, whim)
            known = game.apply(state, chosen, legal)
        return state


Way = Callable[[AnyMind, State, int, list[Action], Chance], Action]


def _plainly(mind: AnyMind, state: State, seat: int, legal: list[Action], whim: Chance) -> Action:
    return mind.best(state, seat, legal)


def _loosely(mind: AnyMind, state: State, seat: int, legal: list[Action], whim: Chance) -> Action:
    worth = mind.rank(state, seat, legal)
    best = sorted(range(len(legal)), key=worth.__getitem__, reverse=True)  # of equals the first one stays the first
    return legal[best[whim.below(min(LOOSE, len(best)))]]


def _anyhow(mind: AnyMind, state: State, seat: int, legal: list[Action], whim: Chance) -> Action:
    return legal[whim.below(len(legal))]


# How the others play, from world to world; who plays anyhow does not come first, as there may be few worlds.
WAYS: Final[tuple[Way, ...]] = (_plainly, _plainly, _loosely, _plainly, _loosely, _anyhow)
