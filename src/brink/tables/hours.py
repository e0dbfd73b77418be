"""What time it is for tables, and what a restart does to clocks.

While a process lives it counts with the monotonic clock: whoever sets the machine's clock gives nobody time and takes
none. Over a restart only the machine's clock is there, so its word counts within bounds: time never goes back behind
the last pulse of a server, and a live clock does not run while no server was there to play on. Days are days: they
pass.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.tables.shapes import Settings
from brink.tables.storage import insert_new, pulse, tables

BEAT: Final = 5.0  # seconds between two pulses
ALIVE: Final = 3 * BEAT  # so young, a pulse is that of a server that lives


def steady() -> Callable[[], float]:
    """Seconds since 1970, by a clock that nobody can set."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class Hours:
    """The time at the tables of one process."""

    def __init__(self, clock: Callable[[], float] | None) -> None:
        """`clock`: for tests."""
        self._given = clock
        self._clock = clock or steady()
        self._ahead = 0.0
        self._beaten = 0.0

    def __call__(self) -> float:
        return self._clock() + self._ahead

    def begin(self, connection: Connection) -> None:
        """Set this process by the database, and let live clocks go on where they were left."""
        if self._given is None and connection.dialect.name == "postgresql":  # one clock for all processes
            theirs = sa.extract("epoch", sa.func.clock_timestamp())
            self._ahead = float(connection.execute(sa.select(theirs)).scalar_one()) - self._clock()
        seen = connection.execute(sa.select(pulse.c.at)).scalar_one_or_none()
        if seen is None:
            connection.execute(insert_new(connection, pulse), {"id": 1, "at": self()})
            return
        self._ahead += max(0.0, seen - self())
        if self() - seen > ALIVE:
            _go_on(connection, seen, self())

    def due(self) -> bool:
        return self() - self._beaten >= BEAT

    def beat(self, connection: Connection) -> None:
        """A server is here, and clocks run."""
        self._beaten = self()
        running = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.deadline.is_not(None))
        if connection.execute(running.limit(1)).first() is not None:
            connection.execute(sa.update(pulse).where(pulse.c.at < self._beaten).values(at=self._beaten))


def _go_on(connection: Connection, seen: float, now: float) -> None:
    """Nobody could move while no server was there: live clocks have run to the last pulse, and run on from now."""
    columns = tables.c
    running = sa.select(columns.id, columns.settings, columns.since, columns.deadline)
    for row in connection.execute(running.where(columns.status == "running", columns.deadline.is_not(None))).all():
        if msgspec.json.decode(row.settings, type=Settings).clock.kind == "live":
            since = now - max(0.0, seen - row.since)
            moved = {"since": since, "deadline": row.deadline + since - row.since}
            connection.execute(sa.update(tables).where(columns.id == row.id).values(moved))
