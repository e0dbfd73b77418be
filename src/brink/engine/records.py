"""Records: a whole game as intentions and chance results, which replays to the same state for ever."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from brink.engine.actions import Given
from brink.engine.anything import Chosen
from brink.engine.errors import RecordError
from brink.engine.outcome import Outcome

FORMAT: Final = "brink-record/1"
_HASH: Final = re.compile("[0-9a-f]{0,128}")
_SEED: Final = re.compile("[0-9a-f]{32}")


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One decision: who, what, the chance results it led to, and whether it showed anybody something hidden."""

    seat: int
    action: list[str | int]
    chance: list[int] = []
    shown: bool = False

    def as_action(self) -> Given:
        return tuple(self.action)


class Border(msgspec.Struct, frozen=True, array_like=True):
    """So many of the first moves were played by these earlier rules."""

    moves: int
    rules: int


ForkKind: TypeAlias = Literal["anew", "analysis"]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many of the first moves were played at another table, from a seed of its own; then it went on elsewhere.

    `anew`: with a new deal of all that was hidden from the public. `analysis`: with every card where it was.
    `commitment` and `seed` are those of the moves before it (since the fork before it); `dealt` are the chance results
    of the new deal.
    """

    moves: int
    kind: ForkKind
    commitment: str
    seed: str | None = None
    dealt: list[int] = []


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game that was or is being played.

    `commitment` is the seed's hash, published at the start. `seed` itself is there when the game has ended (or in the
    owner's own save file). `hash` is of the last state in the layout of its time (see `aging`). `problem` is there when
    something went wrong: what, and the action that did it. `borders` is there when the rules changed during the game,
    `forks` when it went on from another one: then `commitment` and `seed` are those of what came after the last fork.
    """

    format: str = FORMAT
    game: str
    rules: int
    pack: str
    pack_hash: str
    players: int
    options: Chosen = {}
    seats: list[str] = []
    commitment: str
    seed: str | None = None
    setup: list[int] = []
    moves: list[Move] = []
    outcome: Outcome | None = None
    hash: str
    problem: str | None = None
    failed: list[str | int] | None = None
    borders: list[Border] | msgspec.UnsetType = msgspec.UNSET
    forks: list[Fork] | msgspec.UnsetType = msgspec.UNSET

    @property
    def analysis(self) -> bool:
        """Was it played on from a position in which hidden things were known?"""
        return bool(self.forks and self.forks[-1].kind == "analysis")

    @property
    def proven_since(self) -> int | None:
        """After how many moves all chance follows from seeds that are in here. 0: the set-up too; None: no seed is."""
        since = None
        for seed, begun in reversed(
            list(zip(seeds(self), [0, *(fork.moves for fork in self.forks or ())], strict=True))
        ):
            if seed is None:
                break
            since = begun
        return since


def seeds(record: Record) -> list[str | None]:
    """Of what was played up to each fork, and of the rest."""
    return [*(fork.seed for fork in record.forks or ()), record.seed]


def write_record(record: Record, path: Path, *, overwrite: bool = False) -> None:
    """Write the whole file or nothing; an existing file is kept unless told otherwise."""
    if path.exists() and not overwrite:
        raise RecordError(f"{path} exists already; nothing was written")
    data = msgspec.json.format(msgspec.json.encode(record), indent=0)
    fresh = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(data + b"\n")
        (os.replace if overwrite else _move_if_new)(fresh, path)
    except OSError as error:
        raise RecordError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):  # it may not even have come into being
            fresh.unlink()


def _move_if_new(fresh: Path, path: Path) -> None:
    """A link fails if somebody else was quicker; a rename would overwrite his file."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise RecordError(f"{path} exists already; nothing was written") from None


def read_record(path: Path) -> Record:
    """A record from a file, checked for its form (not yet for its truth: see `verify`)."""
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{path} is not a game record: {error}") from None
    try:
        check_form(record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    return record


def check_form(record: Record) -> None:
    """What no playing again shows: is it one of our records, and are its fingerprints such?"""
    if record.format != FORMAT:
        raise RecordError(f"the record has the format {record.format}; expected {FORMAT}")
    if not _HASH.fullmatch(record.pack_hash):
        raise RecordError("the record's pack_hash is not hexadecimal")
    for part in (record, *(record.forks or ())):
        if not _HASH.fullmatch(part.commitment):
            raise RecordError("the record's commitment is not hexadecimal")
        if part.seed is not None and not _SEED.fullmatch(part.seed):
            raise RecordError("the record's seed is not 32 hexadecimal digits")
