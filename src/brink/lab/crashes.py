"""A game that went wrong, as a file that `brink replay` opens."""

from __future__ import annotations

import traceback
from itertools import chain, count
from pathlib import Path
from typing import Final

from brink.engine import Action, Match, Record
from brink.engine.records import write_record

CRASHES: Final = Path("crashes")
_FRAMES: Final = 4


def describe(error: BaseException) -> str:
    """The exception and the last places it came through, short enough to read in a table or a chat."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    places = [f"  {Path(frame.filename).name}:{frame.lineno} in {frame.name}: {frame.line}" for frame in frames]
    return "\n".join([f"{type(error).__name__}: {error}", *places])


def crash_record(match: Match, problem: str, failed: Action | None) -> Record:
    """The match up to the failure, and what failed. The seed is in it: whoever repairs the rules needs all of it."""
    record = match.record(with_seed=True)
    record.problem = problem
    record.failed = list(failed) if failed is not None else None
    return record


def write_fresh(record: Record, path: Path) -> Path:
    """Write under this name, or with the next number behind it if there is such a file; tell which."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    free = next(candidate for candidate in chain([path], numbered) if not candidate.exists())
    write_record(record, free)
    return free
