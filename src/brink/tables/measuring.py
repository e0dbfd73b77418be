"""Where time goes: meters that count, and the parts of the command that is being carried out."""

from __future__ import annotations

import time
from contextvars import ContextVar, Token
from typing import Final, TypeAlias

Parts: TypeAlias = dict[str, float]  # seconds, by what they were spent for
_current: Final[ContextVar[Parts | None]] = ContextVar("parts", default=None)


def begin_parts() -> tuple[Parts, Token[Parts | None]]:
    """What is measured from here on, and in tasks that are started, is told by its parts, until they are ended."""
    made: Parts = {}
    return made, _current.set(made)


def end_parts(before: Token[Parts | None]) -> None:
    _current.reset(before)


class Meter:
    """How often something was waited for, and how long altogether."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.count = 0
        self.seconds = 0.0

    def measured(self) -> _Measured:
        return _Measured(self)


class _Measured:
    """A block that is measured. No generator: it is entered several times a command, and those cost thrice as much."""

    __slots__ = ("_began", "_meter")

    def __init__(self, meter: Meter) -> None:
        self._meter = meter

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        spent = time.perf_counter() - self._began
        meter, now = self._meter, _current.get()
        meter.count += 1
        meter.seconds += spent
        if now is not None:
            now[meter.part] = now.get(meter.part, 0.0) + spent
