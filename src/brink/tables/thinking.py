"""What worker processes do: bots think here and records are checked. Nothing of the database is loaded for it."""

from __future__ import annotations

import os
import signal
import threading
import zlib
from multiprocessing import parent_process
from typing import Any, Final

import msgspec

from brink.bots import make_bot
from brink.engine import (
    Action,
    BrinkError,
    Chance,
    Entry,
    Game,
    Match,
    Move,
    Outcome,
    Record,
    RecordError,
    Sight,
    State,
)
from brink.engine.match import check_end, reopen, retrace
from brink.engine.registry import find_game

_loading: Final = threading.Lock()
EVERY: Final = 25  # moves between two snapshots of a record


def pack_state(game: Game[Any], state: State) -> bytes:
    """A state as it is stored and sent."""
    return zlib.compress(game.dump(state), 1)


def unpack_state(game: Game[Any], data: bytes) -> State:
    """One thread at a time: the first that loads a game's state teaches msgspec its types (see `store`)."""
    with _loading:
        state: State = game.load(zlib.decompress(data))
    return state


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


class Replayed(msgspec.Struct, frozen=True):
    """A record that was checked: the log of the set-up and of each move, and states on the way."""

    lines: list[list[Entry]]
    moves: list[Move]
    states: dict[int, bytes]
    outcome: Outcome | None
    hash: str


def choose(task: Task, lent: Lent | None = None) -> Action:
    """In a worker. The bot sees its seat's view and what it can imagine, nothing of the state itself."""
    _take(lent)
    game = find_game(task.game)
    state = unpack_state(game, task.state)
    bot = make_bot(game, task.bot, Chance(task.seed).fork(task.label))
    return bot.choose(Sight(game, state, task.seat, game.legal(state)))


def _take(lent: Lent | None) -> None:
    if lent is not None:
        find_game(lent.game).library.lend(lent.hash, "", lent.pack)


def check(data: bytes, lent: Lent | None = None) -> Replayed:
    """In a worker: hold a record to all it claims, and collect what a table stores of it."""
    _take(lent)
    record = msgspec.json.decode(data, type=Record)
    try:
        match = reopen(record)
        states = _states(record, match)
        check_end(record, match)
    except BrinkError:
        raise
    except Exception as error:  # noqa: BLE001 (the boundary of a record)
        raise RecordError(f"the rules fail on this record: {type(error).__name__}: {error}") from None
    return Replayed(match.lines, match.moves, states, match.state.outcome, match.game.hash(match.state))


def _states(record: Record, match: Match) -> dict[int, bytes]:
    """Play it again. The states on the way, at a regular distance and wherever it went on at another table."""
    wanted = {len(record.moves), *(fork.moves for fork in record.forks or ())}
    states = {0: pack_state(match.game, match.state)}
    for number in retrace(record, match):
        if number % EVERY == 0 or number in wanted:
            states[number] = pack_state(match.game, match.state)
    return states


def start_worker() -> None:
    """Ctrl-C reaches every process of the terminal, and only the server answers it; but nobody outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A server that is killed cannot tell its workers; but a pipe that only it holds breaks, even before we look."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
