"""`python -m bench.attack`: long work is asked of a server while others play, and how long these wait is measured.

Each attack lasts a bounded time. The bar: no answer to another player later than 250 ms, and the server's memory
afterwards within 20 % of what it was. Server, players and attackers share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import re
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import httpx
import msgspec

from bench.floods import flood_of_fragments, flood_of_messages, half_a_header, ping_flood, read_nothing
from bench.load import Figures, Load, busy, memory, server
from brink.engine import Chance, Match, Move, Record, play
from brink.engine.chance import commitment, seed_from
from brink.engine.registry import find_game

LATEST: Final = 250.0  # milliseconds
GROWTH: Final = 1.2
ENDLESS: Final = "dictators"
TOO_MANY: Final = 429
Ask = Callable[[httpx.AsyncClient, int], Awaitable[int]]


def endless(moves: int, game: str = ENDLESS) -> Record:
    """A game that does not end: whoever publishes no seed chooses his own chance, again if it would end the game."""
    title, seed = find_game(game), seed_from("endless")
    choices, seeds = Chance(seed).fork("choices"), (seed_from(f"chance {n}") for n in itertools.count())
    match = Match(title, min(title.players), seed)
    state, played = match.state, list[Move]()
    while len(played) < moves:
        legal = title.legal(state)
        trial = play.play(title, state, legal[choices.below(len(legal))])
        if trial.state.outcome is None:
            state = trial.state
            played.append(trial.move)
        else:
            state = state.clone()
            state.chance = Chance(next(seeds))
    return play.record(
        title,
        match.pack,
        options={},
        seats=match.seats,
        commitment=commitment(seed),
        seed=None,
        setup=match.setup_results,
        moves=played,
        state=state,
    )


def swollen(record: Record, moves: int) -> bytes:
    """A record with so many moves that nobody will play them all."""
    more = [Move(0, ["pass"])] * (moves - len(record.moves))
    return msgspec.json.encode(msgspec.structs.replace(record, moves=[*record.moves, *more]))


async def ask_again_and_again(url: str, seconds: float, at_once: int, ask: Ask, again: bool) -> Counter[int]:
    """Several at once. What has not been answered when the time is over is hung up on (-1)."""
    until = time.monotonic() + seconds
    answers: Counter[int] = Counter()

    async def one(number: int) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=seconds, verify=False) as http:
            for count in itertools.count():
                status = await ask(http, number * 7919 + count)
                answers[status] += 1
                if not again or time.monotonic() > until:
                    return
                if status == TOO_MANY:
                    await asyncio.sleep(0.5)

    tasks = [asyncio.create_task(one(number)) for number in range(at_once)]
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)
    else:
        await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException):
            answers[-1] += 1
    return answers


def attack(url: str, seconds: float, at_once: int, ask: Ask, again: bool) -> Counter[int]:
    """In a process of its own: what attackers do with their answers must not look like the server's delay."""
    return asyncio.run(ask_again_and_again(url, seconds, at_once, ask, again))


async def send_record(http: httpx.AsyncClient, _: int, data: bytes) -> int:
    return (await http.post("/api/records", content=data, headers={"Content-Type": "application/json"})).status_code


async def read_log(http: httpx.AsyncClient, number: int, table: str, moves: int) -> int:
    since = number % moves * 10_000
    return (await http.get(f"/api/tables/{table}/log", params={"since": since})).status_code


async def replay(http: httpx.AsyncClient, number: int, table: str, moves: int) -> int:
    return (await http.get(f"/api/tables/{table}/replay/{number % moves}")).status_code


async def fork(http: httpx.AsyncClient, _: int, table: str, at: int, players: int) -> int:
    body = {"at": at, "seats": [{"kind": "person"}] * players}
    return (await http.post(f"/api/tables/{table}/fork", json=body)).status_code


async def open_page(http: httpx.AsyncClient, _: int) -> int:
    """The front page and the module that it loads."""
    page = await http.get("/")
    shell = re.search(r'src="(/at/\w+/app\.js)"', page.text)
    return (await http.get(shell[1])).status_code if shell else page.status_code


async def verify(http: httpx.AsyncClient, _: int, table: str) -> int:
    return (await http.get(f"/api/tables/{table}/verify")).status_code


def waited_for_a_core(pid: int) -> float:
    """Seconds that the first thread of a process could have run, had others not been at it."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9


class Siege:
    """Players at a server, and one attack after the other on it."""

    def __init__(self, load: Load, options: argparse.Namespace, attackers: Executor) -> None:
        self.load = load
        self.options = options
        self.attackers = attackers
        self.url = f"http://127.0.0.1:{load.ports[0]}"
        self.failed = False
        load.figures.clock = self.clock

    def clock(self) -> float:
        """Without the time in which the machine had no core for the server or for the players."""
        return time.perf_counter() - waited_for_a_core(self.load.pids[0]) - waited_for_a_core(os.getpid())

    async def attack(self, name: str, at_once: int, ask: Ask, *, again: bool = True) -> None:
        before, waited = memory(self.load.pids[0]), waited_for_a_core(self.load.pids[0])
        self.load.figures.clear()
        began = time.monotonic()
        answers = await asyncio.get_running_loop().run_in_executor(
            self.attackers, attack, self.url, self.options.seconds, at_once, ask, again
        )
        took = time.monotonic() - began
        peak = memory(self.load.pids[0])
        await self.load.hold(len(self.load.plays))
        figures = self.load.figures
        waits = [*figures.answers, *(figures.clock() - since for since in figures.unanswered)]
        await asyncio.sleep(self.options.rest)
        after = memory(self.load.pids[0])
        latest = max(waits, default=0.0) * 1000
        late, fat = latest > LATEST, after > before * GROWTH
        self.failed |= late or fat
        print(
            f"{name:26} {took:5.1f} s  answers {dict(sorted(answers.items()))}"
            f"  players: {len(waits)} moves, p50 {Figures.percentile(waits, 0.5):5.1f}"
            f" p99 {Figures.percentile(waits, 0.99):6.1f} latest {latest:6.1f} ms{' TOO LATE' if late else ''}"
            f" (and {waited_for_a_core(self.load.pids[0]) - waited:.1f} s without a core)"
            f"  memory {before:.0f} -> {peak:.0f} -> {after:.0f} MiB{' TOO MUCH' if fat else ''}",
            flush=True,
        )

    async def run(self) -> None:
        long = endless(self.options.moves)
        print(f"a game of {len(long.moves)} moves that does not end: {len(msgspec.json.encode(long)) >> 10} KiB")
        await self.load.hold(self.options.games)
        await asyncio.sleep(2)
        for _ in range(self.options.rounds):
            await self.one_round(long)

    async def one_round(self, long: Record) -> None:
        data, moves = msgspec.json.encode(long), len(long.moves)
        await self.attack("nothing", 0, partial(send_record, data=b""))
        await self.attack("40 pages at once", 40, open_page)
        await self.floods()
        await self.attack(f"import of {moves} moves", 2, partial(send_record, data=data), again=False)
        huge = swollen(long, self.options.huge)
        await self.attack(f"import of {self.options.huge} moves", 3, partial(send_record, data=huge))
        table = await self._longest()
        await self.attack("20 logs at once", 20, partial(read_log, table=table, moves=moves))
        await self.attack("15 replays at once", 15, partial(replay, table=table, moves=moves))
        forks = partial(fork, table=table, at=moves - 1, players=long.players)
        await self.attack("20 forks at once", 20, forks, again=False)
        await self.attack("5 checks at once", 5, partial(verify, table=table), again=False)

    async def floods(self) -> None:
        seconds = 0.9 * self.options.seconds
        tables = [play.table for play in self.load.plays]
        await self.attack("300 half-sent headers", 300, partial(half_a_header, seconds=seconds), again=False)
        silent = partial(read_nothing, tables=tables, seconds=seconds)
        await self.attack("40 silent readers", 40, silent, again=False)
        await self.attack("10 floods of pings", 10, partial(ping_flood, tables=tables, seconds=seconds))
        await self.attack("10 floods of messages", 10, partial(flood_of_messages, tables=tables, seconds=seconds))
        await self.attack("10 floods of fragments", 10, partial(flood_of_fragments, tables=tables, seconds=seconds))

    async def _longest(self) -> str:
        """The game that was imported: the attack may have been hung up on before it was."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for _ in range(120):
                found = (await http.get("/api/tables", params={"status": "finished"})).raise_for_status().json()
                if found:
                    return str(max(found, key=lambda table: int(table["moves"]))["table"])
                await asyncio.sleep(1)
        raise RuntimeError("the long game was not taken")


async def main(options: argparse.Namespace) -> bool:
    print(f"before we begin: {busy()}")
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/attack.sqlite3"
        async with server(database, "--limits") as (port, pid):
            players = argparse.Namespace(game="dictators", pace=options.pace, by_table=False)
            with ProcessPoolExecutor(1, get_context("spawn")) as attackers:
                siege = Siege(Load([(port, pid)], players), options, attackers)
                await siege.run()
            await siege.load.hold(0)
    print(f"afterwards: {busy()}")
    return siege.failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--database", default="", help="default: a fresh SQLite file")
    parser.add_argument("--moves", type=int, default=20_000, help="of the long game: as many as are taken")
    parser.add_argument("--huge", type=int, default=180_000, help="moves of a record that is refused")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each attack lasts at most")
    parser.add_argument("--rest", type=float, default=4.0, help="seconds after it, before memory is measured")
    parser.add_argument("--rounds", type=int, default=1, help="in the second one memory grows no more")
    parser.add_argument("--games", type=int, default=2, help="games that are played meanwhile")
    parser.add_argument("--pace", type=float, default=0.2, help="seconds between view and next command")
    raise SystemExit(asyncio.run(main(parser.parse_args())))
