"""What only holds itself (a cycle) is looked for when nobody waits.

The interpreter would look when so many objects more have come than gone, amid somebody's move, and everybody waits for
it: 50 to 300 ms on a busy server. But hardly anything that people do here leaves a cycle. So it does not look by
itself: we look when the server rests and holds a little more than it did, or, if it never rests, when its memory has
doubled.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from typing import Final

from brink.server.watch import memory

RESTS: Final = 0.03  # of the time since the last glance: the server does hardly anything
MORE_AT_REST: Final = 0.1  # than after the last look, in objects or in bytes
MORE_AT_WORK: Final = 1.0  # in bytes; new objects are mostly those of new games
FEW: Final = 50_000  # objects: fewer are nothing to speak of
LITTLE: Final = 1 << 27  # bytes


class Sweeper:
    """Of one process; in the thread of its event loop."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.thread_time,
        held: Callable[[], int] = memory,
    ) -> None:
        """`worked`: seconds of the processor that this thread has had. `held`: bytes in memory."""
        self._clock, self._worked, self._held = clock, worked, held
        self._before, self._worked_before = clock(), worked()
        self._objects, self._bytes = FEW, LITTLE

    def begin(self) -> None:
        """What the server holds from its start to its end is looked at once, and never again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._frozen = sys.getallocatedblocks()
        self._remember()

    def glance(self) -> None:
        """Every tenth of a second or so."""
        now, worked = self._clock(), self._worked()
        rests = worked - self._worked_before < RESTS * (now - self._before)
        self._before, self._worked_before = now, worked
        if self._is_due(rests=rests):
            gc.collect()
            self._remember()

    def _is_due(self, *, rests: bool) -> bool:
        more = MORE_AT_REST if rests else MORE_AT_WORK
        come = gc.get_count()[0]  # and not gone since the last look
        return (rests and come > more * self._objects) or self._held() > (1 + more) * self._bytes

    def _remember(self) -> None:
        """How much there is now. Nothing lists the objects (`gc.get_objects`): a tuple that another thread is making
        cannot be finished while anybody else holds it, and that thread fails with a SystemError.
        """
        objects = sys.getallocatedblocks() - self._frozen
        self._objects, self._bytes = max(FEW, objects), max(LITTLE, self._held())
        self._before, self._worked_before = self._clock(), self._worked()

    @staticmethod
    def end() -> None:
        """The interpreter looks by itself again."""
        gc.enable()
