"""What a server does when nobody asks: it weighs tables, lets those sleep that nobody opens, and sweeps up.

All of it in small steps that take turns with everybody's long work (see `turns`), as one client more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar, get_args

from sqlalchemy.engine import Connection

from brink.tables import packing, quotas, store
from brink.tables.folding import Cells, Part, slice_of
from brink.tables.hall import Hall
from brink.tables.packing import Upkeep
from brink.tables.store import Lost
from brink.tables.turns import Busy

CLIENT: Final = "upkeep"
_PARTS: Final[tuple[Part, ...]] = get_args(Part)
T = TypeVar("T")
_log: Final = logging.getLogger(__name__)


class Upkeeper:
    """Goes round now and then."""

    def __init__(self, hall: Hall, upkeep: Upkeep) -> None:
        self._hall = hall
        self._upkeep = upkeep
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hopeless: set[str] = set()  # tables that could not be packed; until the next start

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_round(), name="brink-upkeep")

    async def close(self) -> None:
        """The step that is being taken is finished."""
        self._stop.set()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        unswept = True
        while not self._stop.is_set():
            try:
                await asyncio.wait_for(self._stop.wait(), self._upkeep.every)
            except TimeoutError:
                try:
                    if unswept:
                        await self._each(packing.read_unswept, self._sweep)
                        unswept = False
                    await self.round()
                except Busy:
                    return
                except Exception:  # noqa: BLE001 (the database may be away for a moment)
                    _log.exception("the upkeep failed; it goes on")

    async def round(self) -> None:
        now, upkeep = self._hall.now(), self._upkeep
        await self._each(partial(quotas.read_unweighed, most=upkeep.at_once), self._weigh)
        await self._each(partial(packing.read_sleepy, now=now, upkeep=upkeep), self.pack)
        await self._each(partial(packing.read_dead, now=now, upkeep=upkeep), self._remove)
        await self._hall.storage.read(self._hall.door.totals.count)

    async def _each(self, which: Callable[[Connection], list[str]], do: Callable[[str], Awaitable[None]]) -> None:
        for table in await self._hall.storage.read(which):
            if self._stop.is_set():
                return
            if table not in self._hopeless:
                await do(table)

    async def _step(self, work: Callable[[Connection], T], *, writes: bool = False) -> T:
        return await self._hall.piece_of_work(CLIENT, work, writes=writes)

    async def _weigh(self, table: str) -> None:
        now = self._hall.now()  # what changes from here on is weighed the next time
        weight = await self._step(partial(quotas.weight, table=table))
        await self._step(partial(quotas.note_weight, table=table, weight=weight, now=now), writes=True)

    async def _remove(self, table: str) -> None:
        _log.info("table %s is removed: nobody has opened it for %g days", table, self._upkeep.remove_days)
        await self._step(partial(packing.remove, table=table, now=self._hall.now(), upkeep=self._upkeep), writes=True)
        self._hall.forget(table)

    # -- to sleep -------------------------------------------------------------------------------------------------

    async def pack(self, table: str) -> None:
        """Read its rows, press them together, and let the package count instead; whatever happens to the table
        meanwhile, happens instead of this.
        """
        facts = await self._step(partial(store.read_facts, table=table))
        slices = [data for part in _PARTS for data in await self._slices(table, part)]
        try:
            async with self._hall.turns.turn(CLIENT):
                package = await self._hall.workers.fold(slices)
            await self._step(partial(packing.put_away, facts=facts, package=package, now=self._hall.now()), writes=True)
        except Lost:
            return
        except Busy:
            raise
        except Exception:  # noqa: BLE001 (one table; the others are packed)
            _log.exception("table %s cannot be packed", table)
            self._hopeless.add(table)
            return
        self._hall.forget(table)
        await self._sweep(table)

    async def _slices(self, table: str, part: Part) -> list[bytes]:
        found: list[bytes] = []
        last: Cells | None = None
        while rows := await self._step(partial(self._read, table=table, part=part, after=last)):
            found.append(await asyncio.to_thread(slice_of, part, rows))
            last = rows[-1]
        return found

    def _read(self, connection: Connection, table: str, part: Part, after: Cells | None) -> list[Cells]:
        return packing.read_slice(connection, table, part, after, self._hall.bounds.rows)

    async def _sweep(self, table: str) -> None:
        while await self._step(partial(packing.sweep, table=table, most=self._hall.bounds.rows), writes=True):
            pass
