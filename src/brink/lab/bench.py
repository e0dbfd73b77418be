"""How fast a game is in random self-play and where its bots look ahead, beside a well-known reference in the same run.

Machines are noisy, so it is the processor's time that counts, all subjects are measured in turn, in several short
rounds, and the ratios are the medians of the ratios of each round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from statistics import median
from time import process_time
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from brink.bots import make_bot
from brink.bots.planner import Effort, Planner
from brink.engine import Action, AnyGame, Chance, Sight, State
from brink.engine.minds import Mind
from brink.lab.simulate import play_out

ROUNDS: Final = 5
RATES: Final = ("decisions_per_second", "games_per_second")  # more is better; of all others less
_SAMPLES: Final = 200  # states along random games, on which single calls are timed
_EVERY: Final = 7  # decisions between two samples
_THOUGHT: Final = 8  # of the samples, so many are thought about at a time
_EFFORT: Final = Effort(rollouts=12, candidates=4)

T = TypeVar("T")
Catan: TypeAlias = Any  # a game of catanatron, which has no types


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement; times are microseconds a call, and a decision for `rollout`. None: the subject has no such."""

    decisions_per_second: float
    games_per_second: float
    clone: float
    options: float
    apply: float
    rollout: float | None = None
    dump: float | None = None
    load: float | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A subject's figures, and how many times as good as the reference it is in each (None: cannot be said)."""

    name: str
    players: int
    figures: dict[str, float | None]
    ratios: dict[str, float | None]


class Subject(Protocol):
    name: str
    players: int

    def measure(self, seconds: float) -> Figures: ...


def bench(games: Iterable[AnyGame], seconds: float) -> list[Result]:
    """Measure each game for about so many seconds, and the reference, if it is installed, for as long."""
    reference = Catanatron() if find_spec("catanatron") else None
    return compare([OurGame(game) for game in games], reference, seconds)


def compare(
    subjects: Sequence[Subject], reference: Subject | None, seconds: float, rounds: int = ROUNDS
) -> list[Result]:
    """All subjects in turn, round after round; the reference comes last and has no ratios."""
    everybody = [*subjects, reference] if reference is not None else [*subjects]
    measured: list[list[Figures]] = [[] for _ in everybody]
    for _ in range(rounds):
        for subject, found in zip(everybody, measured, strict=True):
            found.append(subject.measure(seconds / rounds))
    yardstick = measured[-1] if reference is not None else []
    return [
        _result(subject, found, yardstick if subject is not reference else [])
        for subject, found in zip(everybody, measured, strict=True)
    ]


def _result(subject: Subject, found: list[Figures], yardstick: list[Figures]) -> Result:
    names = Figures.__struct_fields__
    return Result(
        name=subject.name,
        players=subject.players,
        figures={name: _median([getattr(figures, name) for figures in found]) for name in names},
        ratios={name: _ratio(name, found, yardstick) for name in names},
    )


def _ratio(name: str, found: list[Figures], yardstick: list[Figures]) -> float | None:
    pairs = [(getattr(ours, name), getattr(theirs, name)) for ours, theirs in zip(found, yardstick)]
    if any(None in pair for pair in pairs):
        return None
    return _median([ours / theirs if name in RATES else theirs / ours for ours, theirs in pairs])


def _median(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


class OurGame:
    """A game of ours, with as many random players as it seats."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.name = game.name
        self.players = max(game.players)
        self._next = 0
        self._states: list[State] = _sample(self._play, lambda state: state.clone())
        self._dumps = [game.dump(state) for state in self._states]
        self._ahead = LookingAhead(game, self._states)

    def measure(self, seconds: float) -> Figures:
        game, states, share = self.game, self._states, seconds / 8
        decisions, games = _rates(self._play, 2 * share)
        return Figures(
            decisions_per_second=decisions,
            games_per_second=games,
            clone=_timed(lambda state: state.clone(), lambda: states, share),
            options=_timed(game.legal, lambda: states, share),
            apply=_timed(lambda case: game.apply(*case), self._cases, share),
            rollout=self._ahead.measure(share),
            dump=_timed(game.dump, lambda: states, share),
            load=_timed(game.load, lambda: self._dumps, share),
        )

    def _play(self, look: Callable[[State], None] | None = None) -> int:
        """One more game; its number of decisions. `look` sees the state before each."""
        game, chance = self.game, Chance(self._next.to_bytes(16, "little"))
        self._next += 1
        bots = [make_bot(game, "random", chance.fork(f"bot {seat}")) for seat in range(self.players)]

        state = game.setup(self.players, {}, chance)
        if look is None:
            return play_out(game, state, bots)[0]

        def act(state: State, action: Action, legal: list[Action]) -> None:
            look(state)
            game.apply(state, action, legal)

        return play_out(game, state, bots, act)[0]

    def _cases(self) -> list[tuple[State, Action, list[Action]]]:
        """Fresh copies to apply an action to, a different one in each state."""
        cases = []
        for number, state in enumerate(self._states):
            legal = self.game.legal(state)
            cases.append((state.clone(), legal[number % len(legal)], legal))
        return cases


class LookingAhead:
    """What a decision costs in the planner's rollouts: all of its thinking, shared out among what it played in them."""

    def __init__(self, game: AnyGame, states: Sequence[State]) -> None:
        mind = game.mind()
        self._game = game
        self._counted = None if mind is None else _Counted(mind)
        # What has only one answer is not thought about.
        self._states = [state for state in states if len(game.legal(state)) > 1]
        self._next = 0

    def measure(self, seconds: float) -> float | None:
        counted = self._counted
        if counted is None or not self._states:
            return None
        counted.decisions, spent = 0, 0.0
        while spent < seconds or not counted.decisions:
            sights = [self._sight() for _ in range(_THOUGHT)]
            chance = Chance(self._next.to_bytes(16, "little"))
            began = process_time()
            for sight in sights:
                Planner(self._game, counted.mind, _EFFORT, chance).ranking(sight)
            spent += process_time() - began
        return 1e6 * spent / counted.decisions

    def _sight(self) -> Sight:
        state = self._states[self._next % len(self._states)]
        self._next += 1
        return Sight(self._game, state, self._game.to_act(state), self._game.legal(state))


class _Counted:
    """A mind that judges as it did, and how often it was asked for a rest and went on: a decision of a rollout each."""

    def __init__(self, mind: Mind[State]) -> None:
        self.decisions = 0
        self.mind = copy(mind)
        self._rests = mind.rests
        self.mind.rests = self._counting  # type: ignore[method-assign]

    def _counting(self, begun: State, now: State) -> bool:
        rests = self._rests(begun, now)
        self.decisions += not rests
        return rests


class Catanatron:
    """The reference: the Python engine `catanatron` with four random players. It has no dump and load of states, and
    looks ahead by random play.
    """

    name = "catanatron"
    players = 4
    _TURNS = 1000  # its own limit

    def __init__(self) -> None:
        catan = import_module("catanatron")
        actions = import_module("catanatron.models.actions")
        self._options = actions.generate_playable_actions
        self._new: Callable[[], Catan] = lambda: catan.Game([catan.RandomPlayer(color) for color in catan.Color])
        self._games: list[Catan] = _sample(self._play, lambda game: game.copy())

    def measure(self, seconds: float) -> Figures:
        share = seconds / 5
        decisions, games = _rates(self._play, 2 * share)
        return Figures(
            decisions_per_second=decisions,
            games_per_second=games,
            clone=_timed(lambda game: game.copy(), lambda: self._games, share),
            options=_timed(lambda game: self._options(game.state), lambda: self._games, share),
            apply=_timed(lambda case: case[0].execute(case[1]), self._cases, share),
            rollout=1e6 / decisions,
        )

    def _play(self, look: Callable[[Catan], None] | None = None) -> int:
        game, decisions = self._new(), 0
        while game.winning_color() is None and game.state.num_turns < self._TURNS:
            if look is not None:
                look(game)
            game.play_tick()
            decisions += 1
        return decisions

    def _cases(self) -> list[tuple[Catan, object]]:
        cases = []
        for number, game in enumerate(self._games):
            actions = game.state.playable_actions
            cases.append((game.copy(), actions[number % len(actions)]))
        return cases


def _sample(play: Callable[[Callable[[T], None]], object], copy: Callable[[T], T]) -> list[T]:
    """Copies of what is seen along games, from all their stages."""
    sampled: list[T] = []
    seen = count(1)

    def look(thing: T) -> None:
        if next(seen) % _EVERY == 0:
            sampled.append(copy(thing))

    while len(sampled) < _SAMPLES:
        play(look)
    return sampled


def _rates(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second, over whole games."""
    decisions = games = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or not games:
        decisions += play()
        games += 1
    return decisions / passed, games / passed


def _timed(call: Callable[[T], object], items: Callable[[], Sequence[T]], seconds: float) -> float:
    """Microseconds a call, over all items again and again. Getting the items ready is not counted."""
    spent, calls, start = 0.0, 0, process_time()
    while process_time() - start < seconds or not calls:
        ready = items()
        began = process_time()
        for item in ready:
            call(item)
        spent += process_time() - began
        calls += len(ready)
    return 1e6 * spent / calls
