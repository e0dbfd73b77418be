"""Tables at which bots play and nobody looks on: they move aside for people.

At all of them together there is one move at a time, and while somebody is here they rest after each for some times as
long as it took. Whoever begins to watch such a table, or sits down at it, brings it back among the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from brink.tables.live import Live
from brink.tables.turns import Turns

REST: Final = 4.0  # so many times as long as a move: a fifth of the time is theirs
LONGEST: Final = 2.0  # seconds


class Aside:
    """The turns of such tables in one process."""

    def __init__(self, watched: Callable[[str], bool], anybody: Callable[[], bool], stop: asyncio.Event) -> None:
        """`watched`: does somebody look at this table? `anybody`: is somebody here at all? `stop`: no rest any more."""
        self._watched = watched
        self._anybody = anybody
        self._stop = stop
        self._turns = Turns(1)

    def belongs(self, live: Live) -> bool:
        """No person decides here, and nobody looks on."""
        return not any(chair.person for chair in live.chairs) and not self._watched(live.facts.id)

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """For one move."""
        async with self._turns.turn(table):
            began = time.monotonic()
            yield
            if self._anybody():
                await self._rest(min(LONGEST, REST * (time.monotonic() - began)))

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), seconds)
