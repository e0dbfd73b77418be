"""The one way to play a move: deal, play, replay, record. Matches, tables, bots' workers and the lab all call this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from brink.engine import run
from brink.engine.actions import Action, Given
from brink.engine.chance import Chance, Script
from brink.engine.content import Pack
from brink.engine.errors import RecordError, Refused
from brink.engine.game import AnyGame, Game
from brink.engine.log import Entry
from brink.engine.records import Border, Fork, ForkKind, Move, Record
from brink.engine.state import State

S = TypeVar("S", bound=State)


class Dealt(msgspec.Struct, Generic[S], frozen=True):
    """A game that has begun: its first state, the chance results of the set-up, its log."""

    state: S
    results: list[int]
    entries: list[Entry]


class Played(msgspec.Struct, Generic[S], frozen=True):
    """What an action leads to."""

    state: S
    move: Move
    entries: list[Entry]


def deal(
    game: Game[S],
    players: int,
    options: Mapping[str, object],
    chance: Chance,
    pack: Pack,
    rules: int | None = None,
) -> Dealt[S]:
    """The set-up, by earlier rules if they are pinned. The chance given is not touched."""
    entries: list[Entry] = []
    results: list[int] = []
    chance = chance.copy()
    chance.trace = results
    state = game.setup(players, options, chance, pack, entries, rules)
    state.log = state.chance.trace = None
    return Dealt(state, results, entries)


def fork(game: Game[S], state: S, chance: Chance, kind: ForkKind) -> Dealt[S]:
    """Go on from here with another chance. `anew`: all that is hidden from the public is dealt again from it, so that
    nobody knows more of it than whoever only looked on.
    """
    results: list[int] = []
    chance = chance.copy()
    if kind == "analysis":
        state = state.clone()
        state.chance = chance
        return Dealt(state, results, [])
    chance.trace = results
    state = game.imagine(state, None, chance)
    state.shown, state.shown_to = 0, [0] * state.players
    state.chance.trace = None
    return Dealt(state, results, [])


def play(game: Game[S], state: S, action: Given, legal: list[Action] | None = None) -> Played[S]:
    """Play an action on a copy: whatever fails, the state given is as it was."""
    return perform(game, state.clone(), action, legal)


def perform(game: Game[S], state: S, action: Given, legal: list[Action] | None = None) -> Played[S]:
    """Play an action on this very state. If a rule fails in the middle, the state is of no use any more."""
    ours = run.chosen(state, action, legal)
    seat, known = run.to_act(state), _shown(state)
    entries: list[Entry] = []
    results: list[int] = []
    state.log, state.chance.trace = entries, results
    try:
        game.apply(state, ours, [ours])
    finally:
        state.log = state.chance.trace = None
    return Played(state, Move(seat, list(ours), results, _shown(state) != known), entries)


def _shown(state: State) -> int:
    """How often anything hidden was shown to anybody."""
    return state.shown + sum(state.shown_to)


def scripted(state: S, moves: Iterable[Move]) -> S:
    """The state with its chance read from these moves, for games whose seed is not known."""
    copy = state.clone()
    copy.chance = Script([result for move in moves for result in move.chance])
    return copy


def replay(game: Game[S], state: S, moves: Iterable[Move], first: int = 1) -> Iterator[Played[S]]:
    """Play moves again, each on a copy, and hold each to what was written down. `first` is the first one's number."""
    for number, move in enumerate(moves, first):
        if not state.agenda:
            raise RecordError(f"move {number}: the game is over already")
        if move.seat != run.to_act(state):
            raise RecordError(f"move {number}: seat {move.seat} is not to act, seat {run.to_act(state)} is")
        try:
            played = play(game, state, move.as_action())
        except Refused as refused:
            raise RecordError(f"move {number}: {move.action} is not allowed ({refused.reason.key})") from None
        except Exception as error:
            raise RecordError(f"move {number}: the rules fail: {type(error).__name__}: {error}") from error
        _compare(number, move, played.move)
        state = played.state
        yield played


def _compare(number: int, told: Move, found: Move) -> None:
    if found.action != told.action:
        raise RecordError(f"move {number}: {told.action} is not written as {found.action}")
    if found.shown != told.shown:
        raise RecordError(f"move {number}: the record is wrong about whether something hidden was shown")
    if found.chance != told.chance:
        raise RecordError(f"move {number}: its chance results do not follow from the seed")


def record(
    game: AnyGame,
    pack: Pack,
    *,
    options: Mapping[str, object],
    seats: Sequence[str],
    commitment: str,
    seed: str | None,
    setup: Sequence[int] = (),
    moves: Iterable[Move] = (),
    state: State | None = None,
    borders: Sequence[Border] = (),
    forks: Sequence[Fork] = (),
) -> Record:
    """A game as a record. Without a state: its very set-up failed."""
    return Record(
        game=game.name,
        rules=game.rules_of(state) if state is not None else game.version,
        pack=pack.name,
        pack_hash=pack.hash,
        players=len(seats),
        options=dict(options),
        seats=list(seats),
        commitment=commitment,
        seed=seed,
        setup=list(setup),
        moves=list(moves),
        outcome=state.outcome if state is not None else None,
        hash=game.hash(state) if state is not None else "",
        borders=list(borders) or msgspec.UNSET,
        forks=list(forks) or msgspec.UNSET,
    )
