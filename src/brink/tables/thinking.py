"""What worker processes do: bots think here and records are checked. Nothing of the database is loaded for it."""

from __future__ import annotations

import os
import signal
import threading
import zlib
from collections.abc import Sequence
from multiprocessing import parent_process
from typing import Final

import msgspec

from brink.bots import adviser, make_bot
from brink.bots.analysis import Care, Found, Option, Stretch, look_at, look_closely
from brink.engine import (
    Action,
    AnyGame,
    BrinkError,
    Chance,
    Entry,
    Fork,
    Move,
    Outcome,
    Record,
    RecordError,
    Sight,
    State,
    aging,
    play,
)
from brink.engine.chance import Script
from brink.engine.errors import PackMissing
from brink.engine.match import explained, go_on_elsewhere, reopen
from brink.engine.registry import find_game
from brink.tables.shapes import Advice

_loading: Final = threading.Lock()
HINTED: Final = 3  # actions
PATIENT: Final = 15  # how much other processes go first
EVERY: Final = 25  # moves between two snapshots of a record


def pack_state(game: AnyGame, state: State) -> bytes:
    """A state as it is stored and sent."""
    return zlib.compress(game.dump(state), 1)


def unpack_state(game: AnyGame, data: bytes) -> State:
    """One thread at a time: the first that loads a game's state teaches msgspec its types (see `store`)."""
    with _loading:
        state: State = game.load(zlib.decompress(data))
    return state


def knows_all(game: AnyGame, data: bytes) -> bool:
    """Of a snapshot; see `aging`."""
    return aging.knows_all(game, zlib.decompress(data))


class Task(msgspec.Struct, frozen=True):
    """A decision for a bot: the stored state, and where its chance comes from."""

    game: str
    state: bytes
    seat: int
    bot: str
    seed: bytes
    label: str


class Lent(msgspec.Struct, frozen=True):
    """A pack that this process cannot find, wrapped up: whoever has the work has the pack too."""

    game: str
    hash: str
    pack: bytes


class Piece(msgspec.Struct, frozen=True):
    """Some moves of a record, to be played again and held to what it says of them.

    `head`: the record without its moves, with the seed of these. `state`: as it stood after the `first` moves; without
    it the set-up comes first. `forks`: where it goes on elsewhere after these moves, each with the seed from there on.
    """

    head: Record
    first: int
    moves: list[Move]
    state: bytes | None = None
    forks: list[tuple[Fork, str | None]] = []


class Traced(msgspec.Struct, frozen=True):
    """What a piece has led to: log lines as they are stored, states on the way, and how it stands."""

    lines: list[tuple[int, int, str]]
    states: dict[int, bytes]
    state: bytes
    outcome: Outcome | None
    hash: str


class Leg(msgspec.Struct, frozen=True):
    """Stored moves that lead on from a stored state. `scripted`: chance is read from them."""

    game: str
    state: bytes
    moves: list[Move]
    scripted: bool


class Glance(msgspec.Struct, frozen=True):
    """Some moves of a finished game, to be looked at again."""

    stretch: Stretch
    care: Care


def choose(task: Task, lent: Lent | None = None) -> Action:
    """In a worker. The bot sees its seat's view and what it can imagine, nothing of the state itself."""
    _take(lent)
    game = find_game(task.game)
    state = unpack_state(game, task.state)
    bot = make_bot(game, task.bot, Chance(task.seed).fork(task.label), hurried=True)
    return bot.choose(Sight(game, state, task.seat, game.legal(state)))


def advise(task: Task, lent: Lent | None = None) -> list[Advice]:
    """In a worker: what the planner thinks of a decision, the best first."""
    _take(lent)
    game = find_game(task.game)
    state = unpack_state(game, task.state)
    thoughts = adviser(game, Chance(task.seed).fork(task.label)).ranking(
        Sight(game, state, task.seat, game.legal(state))
    )
    return [Advice(one.action, one.value, one.because) for one in thoughts[:HINTED]]


def _take(lent: Lent | None) -> None:
    if lent is not None:
        find_game(lent.game).library.lend(lent.hash, "", lent.pack)


def trace(data: bytes, lent: Lent | None = None) -> Traced:
    """In a worker: hold some moves of a record to all it claims, and collect what a table stores of them."""
    _take(lent)
    piece = msgspec.json.decode(data, type=Piece)
    try:
        return _traced(piece)
    except PackMissing:
        raise
    except RecordError as error:
        raise explained(piece.head, str(error)) from None
    except BrinkError:
        raise
    except Exception as error:  # noqa: BLE001 (the boundary of a record)
        raise RecordError(f"the rules fail on this record: {type(error).__name__}: {error}") from None


def _traced(piece: Piece) -> Traced:
    game = find_game(piece.head.game)
    lines: list[tuple[int, int, str]] = []
    states: dict[int, bytes] = {}
    if piece.state is not None:
        state = unpack_state(game, piece.state)
    else:
        match = reopen(piece.head)
        state = match.state
        lines += _stored(0, match.lines[0])
        states[0] = pack_state(game, state)
    if piece.head.seed is None:
        state = play.scripted(state, piece.moves)
    first = piece.first + 1
    for number, played in enumerate(play.replay(game, state, piece.moves, first), first):
        state = played.state
        lines += _stored(number, played.entries)
        if number % EVERY == 0:
            states[number] = pack_state(game, state)
    for fork, seed in piece.forks:
        state = go_on_elsewhere(game, state, fork, Script(fork.dealt) if seed is None else Chance(bytes.fromhex(seed)))
    end = states[piece.first + len(piece.moves)] = pack_state(game, state)
    return Traced(lines, states, end, state.outcome, game.hash(state))


def _stored(version: int, entries: Sequence[Entry]) -> list[tuple[int, int, str]]:
    return [(version, n, msgspec.json.encode(entry).decode()) for n, entry in enumerate(entries)]


def lead_on(data: bytes, lent: Lent | None = None) -> bytes:
    """In a worker: the state that stored moves lead to."""
    _take(lent)
    leg = msgspec.json.decode(data, type=Leg)
    game = find_game(leg.game)
    return pack_state(game, replayed(game, unpack_state(game, leg.state), leg.moves, scripted=leg.scripted))


def glance(data: bytes, lent: Lent | None = None) -> Found:
    """In a worker: some moves of a finished game, each weighed (see `brink.bots.analysis`)."""
    _take(lent)
    asked = msgspec.json.decode(data, type=Glance)
    return look_at(asked.stretch, asked.care)


def look(data: bytes, lent: Lent | None = None) -> list[Option]:
    """In a worker: a single move, closely."""
    _take(lent)
    asked = msgspec.json.decode(data, type=Glance)
    return look_closely(asked.stretch, asked.care)


def replayed(game: AnyGame, state: State, moves: Sequence[Move], *, scripted: bool = False) -> State:
    """Play stored moves again and hold them to what was stored. `scripted`: chance is read from them, not computed."""
    if scripted:
        state = play.scripted(state, moves)
    for played in play.replay(game, state, moves):
        state = played.state
    return state


def start_worker() -> None:
    """Ctrl-C reaches every process of the terminal, and only the server answers it; but nobody outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def start_patient_worker() -> None:
    """One for work that can wait: whatever else runs on this machine goes first."""
    os.nice(PATIENT)
    start_worker()


def _leave_with_parent() -> None:
    """A server that is killed cannot tell its workers; but a pipe that only it holds breaks, even before we look."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
