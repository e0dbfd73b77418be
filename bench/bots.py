"""`python -m bench.bots`: how long people wait for their answers beside tables at which bots play alone.

Some people play; then so many tables of bots are started, and both are measured, for a bounded time. The bar: the
median answer beside the bots is at most twice what it was without them, or 15 ms more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time

import httpx

from bench.attack import waited_for_a_core
from bench.load import Figures, Load, busy, server

TWICE, MORE = 2.0, 15.0  # of the median, and milliseconds on top of it


async def median(load: Load, seconds: float, what: str) -> float:
    """Of the answers to people, in milliseconds."""
    load.figures.clear()
    await asyncio.sleep(seconds)
    await load.hold(len(load.plays))
    answers = load.figures.answers
    found = Figures.percentile(answers, 0.5)
    print(f"{what:24} {len(answers):5} answers  p50 {found:6.1f}  p99 {Figures.percentile(answers, 0.99):6.1f} ms")
    return found


async def bots_moves(http: httpx.AsyncClient, tables: list[str]) -> int:
    found = [(await http.get(f"/api/tables/{table}")).raise_for_status().json() for table in tables]
    return sum(int(table["moves"]) for table in found)


async def start_bots(http: httpx.AsyncClient, options: argparse.Namespace) -> list[str]:
    seats = [{"kind": "bot", "bot": options.bot}] * 3
    body = {"game": options.game, "seats": seats, "start": True}
    made = [(await http.post("/api/tables", json=body)).raise_for_status().json() for _ in range(options.tables)]
    return [one["table"] for one in made]


async def main(options: argparse.Namespace) -> bool:
    """Did people wait too long?"""
    print(f"before we begin: {busy()}")
    with tempfile.TemporaryDirectory() as folder:
        async with server(options.database or f"sqlite:///{folder}/bots.sqlite3") as (port, pid):
            load = Load([(port, pid)], argparse.Namespace(game=options.game, pace=options.pace, by_table=False))
            # Without the time in which the machine had no core for the server or for the players.
            load.figures.clock = lambda: time.perf_counter() - waited_for_a_core(pid) - waited_for_a_core(os.getpid())
            await load.hold(options.games)
            await asyncio.sleep(3)
            alone = await median(load, options.seconds, "people alone")
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
                tables = await start_bots(http, options)
                await asyncio.sleep(3)
                before, began = await bots_moves(http, tables), time.monotonic()
                beside = await median(load, options.seconds, f"beside {len(tables)} tables of bots")
                moves = await bots_moves(http, tables) - before
            print(f"the bots made {moves / (time.monotonic() - began):.1f} moves a second")
            await load.hold(0)
    print(f"afterwards: {busy()}")
    return beside > max(TWICE * alone, alone + MORE)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--game", default="dictators")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--database", default="", help="default: a fresh SQLite file")
    parser.add_argument("--tables", type=int, default=18, help="at which bots play alone")
    parser.add_argument("--games", type=int, default=2, help="of people")
    parser.add_argument("--pace", type=float, default=0.2, help="seconds between view and next command")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    raise SystemExit(asyncio.run(main(parser.parse_args())))
