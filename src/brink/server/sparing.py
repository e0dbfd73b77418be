"""What a connection waits with, in little memory, and memory that is given back.

asyncio's events and queues make room for 64 waiters each, and thousands of connections rest most of the time.
"""

from __future__ import annotations

import asyncio
import ctypes
from typing import Final, Generic, TypeVar

T = TypeVar("T")
_C_LIBRARY: Final = ctypes.CDLL(None)
_ARENA_MAX: Final = -8  # of mallopt
ARENAS: Final = 2


class Flag:
    """An `asyncio.Event`."""

    __slots__ = ("_up", "_waiting")

    def __init__(self) -> None:
        self._up = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._up

    def set(self) -> None:
        self._up = True
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self._up = False

    async def wait(self) -> None:
        if not self._up:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting


class Mailbox(Generic[T]):
    """An `asyncio.Queue` that one task takes from."""

    __slots__ = ("_filled", "_letters")

    def __init__(self) -> None:
        self._letters: list[T] = []
        self._filled = Flag()

    def empty(self) -> bool:
        return not self._letters

    def put_nowait(self, letter: T) -> None:
        self._letters.append(letter)
        self._filled.set()

    async def get(self) -> T:
        while not self._letters:
            self._filled.clear()
            await self._filled.wait()
        return self._letters.pop(0)


def share_arenas() -> None:
    """Threads share the C library's memory: otherwise each keeps for itself what it once needed."""
    _of_the_library("mallopt", _ARENA_MAX, ARENAS)


def give_back() -> None:
    """Free memory goes back to the system; the C library keeps it otherwise."""
    _of_the_library("malloc_trim", 0)


def _of_the_library(name: str, *numbers: int) -> None:
    """Not every C library has these."""
    function = getattr(_C_LIBRARY, name, None)
    if function is not None:
        function(*numbers)
