"""Long work in small pieces, with fair turns: one client's long work delays nobody else's.

Whoever has a lot to do waits between two pieces until everybody else who waits has had one.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import msgspec

from brink.engine import Reason, Refused


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much long work there may be. The longest games that were ever played are a quarter of it."""

    moves: int = 20_000  # of a record that is imported
    lines: int = 1_000  # of a log in one answer
    seconds: float = 60.0  # of work for one request
    piece: int = 250  # moves that are played again in one go, in a worker process
    slice: int = 8  # moves that are played again in the event loop
    rows: int = 500  # that are read or written in one go
    waiting: int = 40  # requests for long work that one client may have at once
    analysed: int = 3_000  # moves of a game that is looked at again
    analyses: int = 3  # games that are looked at again at once for one client,
    all_analyses: int = 30  # and for all

    def check_moves(self, moves: int) -> None:
        """Of a record."""
        if moves > self.moves:
            raise Refused(Reason("table-record-too-long", args={"count": self.moves}))


class Busy(Refused):
    """This client has asked for too much at once."""

    def __init__(self) -> None:
        super().__init__(Reason("table-busy"))


class Turns:
    """So many pieces at once; who waits for one gets it before anybody gets a second one."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """For one piece of work."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(client)
        try:
            yield
        finally:
            self._next()

    @property
    def waiting(self) -> int:
        """Pieces for which there was no turn yet."""
        return sum(map(len, self._waiting.values()))

    async def _wait(self, client: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was our turn, and we do not want it any more
            raise

    def _next(self) -> None:
        while self._waiting:
            client, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[client] = queue  # behind everybody else
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class Guests:
    """Who has asked for long work, and how often at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def guest(self, client: str) -> Iterator[None]:
        if self._here[client] >= self._most:
            raise Busy
        self._here[client] += 1
        try:
            yield
        finally:
            self._here[client] -= 1
            if not self._here[client]:
                del self._here[client]
