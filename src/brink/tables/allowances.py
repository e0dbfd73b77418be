"""Allowances that all processes on one PostgreSQL share: how much an address has left of something.

A bucket is one number, the time at which it will be full again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import Connection
from sqlalchemy.sql.dml import ReturningInsert

from brink.tables.storage import ANSWER_WITHIN, Storage, allowances

TIDY: Final = 60.0  # seconds between two looks for buckets that are full again, which are the same as none
# Not the time at which the statement came: it may have waited for the bucket, and others took from it meanwhile.
_NOW: Final = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)


class Allowances:
    """Lends from the buckets."""

    def __init__(self, base: Storage, name_of: Callable[[str], str]) -> None:
        """`name_of`: as what an address is stored."""
        self._storage = base
        self._name_of = name_of
        self._tidied = time.monotonic()

    async def borrow(
        self, purpose: str, address: str, wanted: int, burst: float, per_second: float
    ) -> tuple[int, float]:
        """Take up to `wanted` out of a bucket. Gives how many; if none, in how many seconds there will be one."""
        statement = _borrowing(purpose, self._name_of(address), wanted, burst, per_second)

        def borrow(connection: Connection) -> tuple[int, float]:
            self._tidy(connection)
            lent, until_full = connection.execute(statement).one()
            return int(lent), 0.0 if lent else max(0.0, until_full - (burst - 1) / per_second)

        return await asyncio.wait_for(self._storage.write(borrow), ANSWER_WITHIN)

    def _tidy(self, connection: Connection) -> None:
        if time.monotonic() - self._tidied > TIDY:
            self._tidied = time.monotonic()
            connection.execute(sa.delete(allowances).where(allowances.c.refilled < _NOW))


def _borrowing(
    purpose: str, address: str, wanted: int, burst: float, per_second: float
) -> ReturningInsert[float, float]:
    """In one statement, so that of several processes each gets what the others have left."""
    left = burst - sa.func.greatest(0.0, allowances.c.refilled - _NOW) * per_second
    lent = sa.func.greatest(0.0, sa.func.least(float(wanted), sa.func.floor(left)))
    first = insert(allowances).values(
        purpose=purpose, address=address, refilled=_NOW + wanted / per_second, lent=float(wanted)
    )
    return first.on_conflict_do_update(
        index_elements=[allowances.c.purpose, allowances.c.address],
        set_={"refilled": sa.func.greatest(allowances.c.refilled, _NOW) + lent / per_second, "lent": lent},
    ).returning(allowances.c.lent, allowances.c.refilled - _NOW)
