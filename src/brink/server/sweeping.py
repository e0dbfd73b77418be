"""What only holds itself (a cycle) is looked for when nobody waits.

The interpreter would look when so many objects more have come than gone. On a busy server as many come as go: it looks
rarely then, at all that has come meanwhile, and everybody waits for it, 50 to 300 ms. So it does not look by itself
here. What is new is looked at every tenth of a second, while it is little; what has stayed, when the server rests.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

from brink.server.watch import memory

NEW: Final = 1  # the generation of what has not stayed yet
OFTEN: Final = 60.0  # seconds between two looks at everything: hardly anything here is a cycle
RESTS: Final = 0.03  # of the time since the last look at what is new: the server does hardly anything
GROWN: Final = 1.5  # times the memory after the last look at everything: now it cannot wait any longer
ASKED_EVERY: Final = 5.0  # seconds between two looks at the memory


class Sweeper:
    """Of one process; in the thread of its event loop."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.thread_time,
        held: Callable[[], int] = memory,
    ) -> None:
        """`worked`: seconds of the processor that this thread has had."""
        self._clock, self._worked, self._memory = clock, worked, held

    def begin(self) -> None:
        """What the server holds from its start to its end is looked at once, and never again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._look_at_all()

    def look(self) -> None:
        """Every tenth of a second or so."""
        since, spent = self._clock() - self._looked, self._worked() - self._spent
        if self._all_is_due(rests=spent < RESTS * since):
            self._look_at_all()
            return
        gc.collect(NEW)
        self._looked, self._spent = self._clock(), self._worked()

    def _all_is_due(self, *, rests: bool) -> bool:
        now = self._clock()
        if rests and now - self._all_at >= OFTEN:
            return True
        if now - self._asked_at < ASKED_EVERY:
            return False
        self._asked_at = now
        return self._memory() > GROWN * self._held

    def _look_at_all(self) -> None:
        gc.collect()
        self._looked = self._all_at = self._asked_at = self._clock()
        self._spent, self._held = self._worked(), self._memory()

    @staticmethod
    def end() -> None:
        """The interpreter looks by itself again."""
        gc.enable()
