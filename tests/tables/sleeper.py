"""A process that packs and unpacks tables without end, to be killed; forked from one that has everything loaded."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from brink.tables import Tables
from brink.tables.turns import Bounds

_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload([__name__])


def start(url: str, tables: list[str]) -> BaseProcess:
    """Gives it when it begins."""
    here, there = _FORKS.Pipe(duplex=False)
    process = _FORKS.Process(target=_work, args=(there, url, tables), daemon=True)
    process.start()
    assert here.poll(60), "it does not begin"
    here.recv()
    return process


def _work(begun: Connection, url: str, ids: list[str]) -> None:
    asyncio.run(_sleep_and_wake(begun, url, ids))


async def _sleep_and_wake(begun: Connection, url: str, ids: list[str]) -> None:
    tables = Tables(url, pool=ThreadPoolExecutor(2), bounds=Bounds(rows=20))
    await tables.open()
    begun.send("ready")
    while True:
        for table in ids:
            await tables._upkeeper.pack(table)
            await tables._hall.fresh(table)
