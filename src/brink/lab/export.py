"""Records as arrays, to learn from: what whoever decided saw, what he might do, what he did, and how it ended for him.

One file holds games of one kind: the same title and pack, as many seats, the same numbers (`Codec`).
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import IO, Final

import msgspec

from brink.adapters import Codec, codec_of
from brink.adapters.codec import rewards
from brink.engine import BrinkError, Given, Match, Record, RecordError, State
from brink.engine.match import check_end, reopen, retrace
from brink.engine.records import read_record

FORMAT: Final = "brink-decisions/1"


class Exported(msgspec.Struct, frozen=True):
    """What was written."""

    game: str
    players: int
    pack: str
    pack_hash: str
    games: int
    decisions: int
    numbers: int  # of an observation
    actions: int
    numbering: str
    vector: str


class Decisions:
    """Decisions of many games, in rows; made of `array`, which is small and needs no library."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.files: list[str] = []
        self.observation = array("h")
        self.legal = array("i")
        self.legal_from = array("q", [0])
        self.action = array("i")
        self.seat = array("b")
        self.game = array("i")
        self.move = array("i")
        self.result = array("f")

    def add(self, file: str, match: Match, record: Record) -> None:
        """All decisions of a record, played again move by move; nothing of it is kept if it does not hold."""
        begun, steps = len(self.action), retrace(record, match)
        seats = array("b")
        try:
            for number, move in enumerate(record.moves):
                before = match.state
                next(steps)
                self._row(before, move.seat, tuple(move.action), number)
                seats.append(move.seat)
            check_end(record, match.state.outcome, match.game.hash(match.state))
        except BrinkError:
            self._cut(begun)
            raise
        self.files.append(file)
        shares = rewards(match.state.outcome, match.players)
        self.result.extend(shares[seat] for seat in seats)

    def _row(self, state: State, seat: int, action: Given, number: int) -> None:
        codec = self.codec
        self.observation.extend(codec.observe(state, seat))
        self.legal.extend(codec.actions.numbered(codec.game.legal(state)))
        self.legal_from.append(len(self.legal))
        self.action.append(codec.actions.number(action))
        self.seat.append(seat)
        self.game.append(len(self.files))
        self.move.append(number)

    def _cut(self, rows: int) -> None:
        del self.observation[rows * self.codec.vector.size :]
        del self.legal_from[rows + 1 :]
        del self.legal[self.legal_from[-1] :]
        for column in (self.action, self.seat, self.game, self.move):
            del column[rows:]

    def told(self) -> Exported:
        codec = self.codec
        return Exported(
            game=codec.game.name,
            players=codec.players,
            pack=codec.pack.name,
            pack_hash=codec.pack.hash,
            games=len(self.files),
            decisions=len(self.action),
            numbers=codec.vector.size,
            actions=codec.actions.size,
            numbering=codec.actions.hash,
            vector=codec.vector.hash,
        )

    def write(self, file: IO[bytes]) -> None:
        np, slots = _numpy(), self.codec.vector.slots
        about = {"format": FORMAT, **msgspec.to_builtins(self.told())}
        np.savez_compressed(
            file,
            observation=np.frombuffer(self.observation, np.int16).reshape(-1, len(slots)),
            legal=np.frombuffer(self.legal, np.int32),
            legal_from=np.frombuffer(self.legal_from, np.int64),
            action=np.frombuffer(self.action, np.int32),
            seat=np.frombuffer(self.seat, np.int8),
            game=np.frombuffer(self.game, np.int32),
            move=np.frombuffer(self.move, np.int32),
            result=np.frombuffer(self.result, np.float32),
            files=np.array(self.files),
            names=np.array([slot.name for slot in slots]),
            types=np.array([slot.type for slot in slots]),
            low=np.array([slot.low for slot in slots], np.int16),
            high=np.array([slot.high for slot in slots], np.int16),
            about=np.array(msgspec.json.encode(about).decode()),
        )


def record_files(given: Iterable[Path]) -> list[Path]:
    """The files themselves, and in folders all that end in .json."""
    found: list[Path] = []
    for path in given:
        inside = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        if not inside:
            raise RecordError(f"{path} has no records")
        found += inside
    return found


def export(files: Sequence[Path], to: Path) -> Iterator[Exported]:
    """Turn records into arrays and write them; gives after each record what there is by now. Whole or not at all."""
    _numpy()  # before hours are spent
    if to.exists():
        raise BrinkError(f"{to} exists already; nothing was written")
    decisions: Decisions | None = None
    for path in files:
        decisions = _added(decisions, path)
        yield decisions.told()
    if decisions is None:
        raise BrinkError("there are no records to export")
    _write(decisions, to)


def _added(decisions: Decisions | None, path: Path) -> Decisions:
    record = read_record(path)
    try:
        match = reopen(record)
        codec = codec_of(match.game, match.players, match.options, match.pack)
        if decisions is None:
            decisions = Decisions(codec)
        refused = _refusal(decisions.codec, codec)
        if refused:
            raise BrinkError(f"{refused}; games of one kind go into one file")
        decisions.add(path.name, match, record)
    except BrinkError as error:
        raise RecordError(f"{path}: {error}") from None
    except Exception as error:
        raise RecordError(f"{path}: the rules fail on this record: {type(error).__name__}: {error}") from error
    return decisions


def _refusal(first: Codec, other: Codec) -> str:
    """Why games of these two do not go into one file; "" if they do."""
    if other.game is not first.game:
        return f"this is a game of {other.game.name}, the first one is of {first.game.name}"
    if other.pack.hash != first.pack.hash:
        return f"this was played with the pack {other.pack.hash[:8]}, the first one with {first.pack.hash[:8]}"
    if other.players != first.players:
        return f"this is a game for {other.players}, the first one is for {first.players}"
    if (other.actions.hash, other.vector.hash) != (first.actions.hash, first.vector.hash):
        return "with the options of this game its numbers mean something else"
    return ""


def _write(decisions: Decisions, to: Path) -> None:
    part = to.with_name(to.name + ".part")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            decisions.write(file)
        os.replace(part, to)
    except OSError as error:
        raise BrinkError(f"{to} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            part.unlink()


def _numpy() -> ModuleType:
    try:
        import numpy as np
    except ImportError:
        raise BrinkError("arrays need NumPy: pip install 'brinkmanship[train]'") from None
    return np
