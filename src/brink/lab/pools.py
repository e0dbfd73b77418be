"""How worker processes end."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor


def end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for work that is not wanted any more.

    It is not called off, but fails as its process ends: a pool that meets work that was called off then, as in Python
    3.11, fails itself, for all to read.
    """
    if pool._pending_work_items:
        for process in list((pool._processes or {}).values()):
            process.terminate()
    pool.shutdown()
