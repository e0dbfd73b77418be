"""A record analysed in worker processes (see `brink.bots.analysis`)."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import accumulate
from multiprocessing import get_context
from typing import Any, TypeVar

from msgspec.structs import replace

from brink.bots.analysis import (
    Analysis,
    Care,
    Found,
    Stretch,
    decisions_at_turns,
    look_at,
    look_closely,
    put_together,
    refusal,
    stretches,
    with_closer_looks,
)
from brink.engine import Match, Record, RecordError
from brink.engine.match import check_end, reopen
from brink.engine.registry import find_game

T = TypeVar("T")
Each = Callable[[Callable[[Stretch], T], Iterable[Stretch]], Iterator[T]]


def analyse(
    record: Record, care: Care, jobs: int, tell: Callable[[int, int], None] = lambda done, of: None
) -> Analysis:
    """The whole game. `tell`: how many pieces of work are done, of how many so far."""
    reason = refusal(record)
    if reason:
        raise RecordError(reason)
    match = reopen(record)
    pieces = list(stretches(record, match))
    _check(record, match)
    with _workers(jobs) as each:
        found: list[Found] = []
        for one in each(partial(look_at, care=care), pieces):
            found.append(one)
            tell(len(found), len(pieces))
        analysis = put_together(find_game(record.game), record.players, care, found)
        closer = decisions_at_turns(analysis)
        looks = {}
        for number, options in zip(closer, each(partial(look_closely, care=care), _at(pieces, closer)), strict=True):
            looks[number] = options
            tell(len(pieces) + len(looks), len(pieces) + len(closer))
    return with_closer_looks(analysis, looks)


def _check(record: Record, match: Match) -> None:
    """It was played again to its end for the pieces: does it stand as the record says?"""
    check_end(record, match.state.outcome, match.game.hash(match.state))


def _at(pieces: list[Stretch], numbers: Iterable[int]) -> Iterator[Stretch]:
    """Each of these moves alone."""
    ends = list(accumulate(len(piece.moves) for piece in pieces))
    for number in numbers:
        piece = next(piece for piece, end in zip(pieces, ends, strict=True) if number <= end)
        before = number - 1 - piece.first
        yield replace(piece, first=number - 1, lead=piece.moves[:before], moves=piece.moves[before : before + 1])


@contextmanager
def _workers(jobs: int) -> Iterator[Each[Any]]:
    """What does something for each piece, in order. Whoever is interrupted waits for none of it."""
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    try:
        yield pool.map
    except BrokenProcessPool:
        raise RecordError("a worker process died; nothing more is known about it") from None
    except BaseException:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        raise
    pool.shutdown()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that talks to the user answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
