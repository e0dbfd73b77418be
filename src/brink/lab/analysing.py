"""A record analysed in worker processes (see `brink.bots.analysis`)."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Protocol, TypeVar

from brink.bots.analysis import (
    Analysis,
    Care,
    Found,
    Stretch,
    alone,
    cuts_of,
    decisions_at_turns,
    look_at,
    look_closely,
    put_together,
    refusal,
    stretches,
    with_closer_looks,
)
from brink.engine import Record, RecordError
from brink.engine.match import check_end, reopen, retrace
from brink.engine.registry import find_game
from brink.lab.pools import end

T = TypeVar("T")


class Each(Protocol):
    """Does something for each piece."""

    def __call__(self, do: Callable[[Stretch], T], pieces: Iterable[Stretch], /) -> Iterator[T]: ...


def analyse(
    record: Record, care: Care, jobs: int, tell: Callable[[int, int], None] = lambda done, of: None
) -> Analysis:
    """The whole game. `tell`: how many pieces of work are done, of how many so far."""
    reason = refusal(record)
    if reason:
        raise RecordError(reason)
    pieces = stretches(record, _states(record))
    with _workers(jobs) as each:
        found: list[Found] = []
        for one in each(partial(look_at, care=care), pieces):
            found.append(one)
            tell(len(found), len(pieces))
        analysis = put_together(find_game(record.game), record.players, care, found)
        closer = decisions_at_turns(analysis)
        looks = {}
        for number, options in zip(
            closer, each(partial(look_closely, care=care), (alone(pieces, one) for one in closer)), strict=True
        ):
            looks[number] = options
            tell(len(pieces) + len(looks), len(pieces) + len(closer))
    return with_closer_looks(analysis, looks)


def _states(record: Record) -> dict[int, bytes]:
    """Where pieces of work begin. It is played again to its end for that, and held to what the record says."""
    match = reopen(record)
    wanted, game = set(cuts_of(record)), match.game
    found = {0: game.dump(match.state)}
    for number in retrace(record, match):
        if number in wanted:
            found[number] = game.dump(match.state)
    check_end(record, match.state.outcome, game.hash(match.state))
    return found


@contextmanager
def _workers(jobs: int) -> Iterator[Each]:
    """What does something for each piece, in order. Whoever is interrupted waits for none of it."""
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)

    def each(do: Callable[[Stretch], T], pieces: Iterable[Stretch]) -> Iterator[T]:
        return map(Future.result, [pool.submit(do, piece) for piece in pieces])

    try:
        yield each
    except BrokenProcessPool:
        raise RecordError("a worker process died; nothing more is known about it") from None
    finally:
        end(pool)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that talks to the user answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
