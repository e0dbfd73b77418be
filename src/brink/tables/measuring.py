"""Where time goes: meters that count, and the parts of the command that is being carried out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeAlias

Parts: TypeAlias = dict[str, float]  # seconds, by what they were spent for
_current: Final[ContextVar[Parts | None]] = ContextVar("parts", default=None)


@contextmanager
def parts() -> Iterator[Parts]:
    """What is measured in this block, and in tasks that it starts, is told by its parts."""
    made: Parts = {}
    before = _current.set(made)
    try:
        yield made
    finally:
        _current.reset(before)


class Meter:
    """How often something was waited for, and how long altogether."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.count = 0
        self.seconds = 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            spent = time.perf_counter() - began
            self.count += 1
            self.seconds += spent
            now = _current.get()
            if now is not None:
                now[self.part] = now.get(self.part, 0.0) + spent
