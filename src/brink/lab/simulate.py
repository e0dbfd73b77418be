"""Many games between bots: fast, each one repeatable by its number, on any number of processes."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from brink.bots import make_bot
from brink.engine import (
    Action,
    AnyGame,
    Bot,
    BrinkError,
    Chance,
    Chosen,
    Match,
    Outcome,
    Pack,
    Record,
    RulesError,
    Sight,
    State,
    play,
)
from brink.engine.chance import commitment
from brink.engine.packs import STANDARD
from brink.engine.records import write_record
from brink.engine.registry import find_game
from brink.engine.run import Listed
from brink.engine.steps import AnyDecision, family
from brink.lab.crashes import CRASHES, crash_record, describe, write_fresh

ENDLESS: Final = 100_000  # decisions; a game this long is counted as an error, not waited for
_CHUNK: Final = 32  # games a worker takes at a time

Act = Callable[[State, Action, list[Action]], list[Action] | None]
"""As `apply` of a game does it; gives what may be done next, if it happens to know."""
Watch = Callable[[AnyGame, State], Act]
"""Somebody who looks on: from the first state it makes what acts instead of the game, and notes what it likes."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. It names things instead of holding them, so that it can be sent to a worker process."""

    game: str
    players: int
    games: int
    seed: bytes
    bots: tuple[str, ...] = ("random",)
    options: Chosen = {}
    pack: str = STANDARD
    pack_hash: str = ""  # the very pack, however it is changed meanwhile; without it the one that has the name now
    records: Path | None = None
    crashes: Path = CRASHES

    def seed_of(self, number: int) -> bytes:
        """A game's seed follows from the master seed and its number: game 417 can be played without the 416 before."""
        return Chance(self.seed).fork(f"game {number}").seed

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where. The bots move on by one seat a game, so each sits in each seat equally often."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    def content(self) -> Pack:
        game = find_game(self.game)
        return game.pack_with_hash(self.pack_hash, self.pack) if self.pack_hash else game.pack(self.pack)

    def file(self, number: int) -> str:
        return f"{self.game}-{self.seed.hex()[:8]}-{number:06}.json"


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game: how it went, or what went wrong and where the crash file is."""

    number: int
    bots: tuple[str, ...]
    roles: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    decisions: int = 0
    choices: int = 0  # legal actions, summed over all decisions
    rounds: int = 0
    outcome: Outcome | None = None
    problem: str = ""
    crash: str = ""


def simulate(plan: Plan, jobs: int = 1, start: str = "spawn") -> Iterator[Played]:
    """All games of the plan, in the order of their numbers, whatever the number of worker processes.

    `start` is how workers are started. `spawn` works everywhere; `fork` is quicker where the process has no threads.
    """
    check_plan(plan)
    if jobs == 1 or plan.games == 1:
        return map(partial(play_game, plan), range(plan.games))
    return _in_workers(plan, min(jobs, plan.games), start)


def play_game(plan: Plan, number: int, watch: Watch | None = None) -> Played:
    """One game of the plan. Whatever fails in it is counted and kept as a crash file; the next game goes on."""
    try:
        played, record = _fast(plan, number, watch) if plan.records is None else _recorded(plan, number)
    except Exception as error:  # noqa: BLE001 (the boundary of a game)
        problem = describe(error)
        file = write_fresh(_crash(plan, number, problem), plan.crashes / plan.file(number))
        return Played(number=number, bots=plan.bots_of(number), problem=problem, crash=str(file))
    if plan.records is not None and record is not None:
        write_record(record, plan.records / plan.file(number))
    return played


def play_out(game: AnyGame, state: State, bots: list[Bot], act: Act | None = None) -> tuple[int, int]:
    """The hot loop: from here to the end. Gives the number of decisions and of legal actions offered.

    `act`: somebody who acts instead of the game.
    """
    seats = [(bot.choose, Sight(game, state, seat, [])) for seat, bot in enumerate(bots)]
    apply, agenda = game.apply, state.agenda
    if act is None and not _goes_back(game):
        act = apply
    listed: Listed = {}
    choices, known = 0, None
    with _without_collecting():
        for decisions in range(ENDLESS):
            if state.outcome is not None:
                return decisions, choices
            step: AnyDecision = agenda[-1]  # its options and its decider: as `legal` and `to_act` find them
            legal = step.options(state) if known is None else known
            choose, sight = seats[step.decider(state)]
            sight.legal = legal
            action = choose(sight)
            known = apply(state, action, legal, listed) if act is None else act(state, action, legal)
            choices += len(legal)
    raise RulesError(f"{game.name}: the game has not ended after {ENDLESS} decisions")


@contextmanager
def _without_collecting() -> Iterator[None]:
    """The rules leave no cycles behind, and the interpreter looks for some every few hundred objects."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@lru_cache(16)
def _goes_back(game: AnyGame) -> bool:
    """Whether one can look at a choice and go back in this title: only then it is worth the trouble to keep lists."""
    return any("idle" in vars(step) for step in family(*game.steps).values())


def _fast(plan: Plan, number: int, watch: Watch | None) -> tuple[Played, None]:
    game = find_game(plan.game)
    options = game.seat_bots(plan.options, plan.bots_of(number))
    state = game.setup(plan.players, options, Chance(plan.seed_of(number)), plan.content())
    counts = play_out(game, state, _bots(plan, number), watch(game, state) if watch else None)
    return _played(plan, number, state, counts), None


def _recorded(plan: Plan, number: int) -> tuple[Played, Record]:
    match = _match(plan, number)
    counts = play_out(match.game, match.state, _bots(plan, number), _Scribe(match))
    return _played(plan, number, match.state, counts), match.record()


def _played(plan: Plan, number: int, state: State, counts: tuple[int, int]) -> Played:
    decisions, choices = counts
    game = find_game(plan.game)
    return Played(
        number=number,
        bots=plan.bots_of(number),
        roles=game.roles(state),
        teams=game.teams(state),
        rounds=game.rounds(state),
        decisions=decisions,
        choices=choices,
        outcome=state.outcome,
    )


class _Scribe:
    """Acts through a match, so that every move is written down; remembers the one that is being tried."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.trying: Action | None = None

    def __call__(self, state: State, action: Action, legal: list[Action]) -> None:
        self.trying = action
        self.match.act(action, legal)
        self.trying = None


def _bots(plan: Plan, number: int) -> list[Bot]:
    game, chance = find_game(plan.game), Chance(plan.seed_of(number))
    return [make_bot(game, name, chance.fork(f"bot {seat}")) for seat, name in enumerate(plan.bots_of(number))]


def _labels(plan: Plan, number: int) -> list[str]:
    return [f"Bot {seat} ({name})" for seat, name in enumerate(plan.bots_of(number), 1)]


def _match(plan: Plan, number: int) -> Match:
    game = find_game(plan.game)
    seed, labels = plan.seed_of(number), _labels(plan, number)
    options = game.seat_bots(plan.options, plan.bots_of(number))
    return Match(game, plan.players, seed, options, plan.content(), labels)


def _crash(plan: Plan, number: int, problem: str) -> Record:
    """The fast loop keeps no moves, so the game is played again from its seed, recorded, to where it failed."""
    match = None
    with suppress(Exception):  # the failure that is described already
        match = _match(plan, number)
        scribe = _Scribe(match)
        play_out(match.game, match.state, _bots(plan, number), scribe)
        problem += "\nPlayed again from its seed, this game did not fail."
    if match is not None:
        return crash_record(match, problem, scribe.trying)
    return _stillborn(plan, number, problem)


def _stillborn(plan: Plan, number: int, problem: str) -> Record:
    """The record of a game whose very set-up failed."""
    game, seed = find_game(plan.game), plan.seed_of(number)
    record = play.record(
        game,
        plan.content(),
        options=game.seat_bots(plan.options, plan.bots_of(number)),
        seats=_labels(plan, number),
        commitment=commitment(seed),
        seed=seed.hex(),
    )
    record.problem = problem
    return record


def check_plan(plan: Plan) -> None:
    """Find what is wrong with the plan before the first game: that is no defect of a game."""
    game = find_game(plan.game)
    game.admit(plan.players, plan.options, plan.content())
    for name in plan.bots:
        make_bot(game, name, Chance(plan.seed))
    folder = plan.records
    if folder is not None and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BrinkError(f"{folder} is not an empty folder; give a new one for the records")


def _in_workers(plan: Plan, jobs: int, start: str) -> Iterator[Played]:
    size = max(1, min(_CHUNK, plan.games // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context(start), ignore_interrupts) as pool:
        try:
            yield from pool.map(partial(play_game, plan), range(plan.games), chunksize=size)
        except BrokenProcessPool:
            raise BrinkError("a worker process died; nothing more is known about it") from None
        finally:
            pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that talks to the user answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
