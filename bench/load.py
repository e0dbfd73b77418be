"""`python -m bench.load`: how many games one server holds, with bots over WebSockets as players.

A game has three seats, each its own connection in its own language. A player gets his view, waits his time and plays
a random legal action; we measure from the command to the view that shows its effect, at the one who moved and at the
last of the others. Games are added until the 99th percentile passes the limit. Server and players share this machine.
Players want to be asked at every window, so that each command is a move and the table never pauses. With `--windows
usual` they are asked as people are who say nothing: then the table lets many of them pass by itself, after a pause, and
a command leads to several moves, which are counted too.

With `--processes` several processes on one PostgreSQL are the server, and the players of a game sit at different ones,
as a proxy that knows nothing of tables would seat them; `--by-table` seats them at the same.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.server import Limits, Rate, Settings, listen, serve
from brink.server.sweeping import Sweeper
from brink.tables.quotas import NONE

FREE = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    reads=FREE,
    creates=FREE,
    joins=FREE,
    replays=FREE,
    imports=FREE,
    sockets=FREE,
    messages=FREE,
    chats=FREE,
    connections=100_000,
)
LANGUAGES = ("en", "de", "es")
USUAL = "usual"


class Seen(msgspec.Struct):
    """What a player needs of a message. In `changes` only what is new is set."""

    type: str
    version: int | msgspec.UnsetType = msgspec.UNSET
    status: str | msgspec.UnsetType = msgspec.UNSET
    deciding: int | msgspec.UnsetType | None = msgspec.UNSET
    legal: list[dict[str, Any]] | msgspec.UnsetType | None = msgspec.UNSET


class Player:
    """One connection, and what it sees of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.status = ""
        self.deciding: int | None = None
        self.legal: list[dict[str, Any]] | None = None

    def take(self, seen: Seen) -> None:
        for name in ("version", "status", "deciding", "legal"):
            value = getattr(seen, name)
            if value is not msgspec.UNSET:
                setattr(self, name, value)


_read = msgspec.json.Decoder(Seen).decode


class Figures:
    """Seconds, collected while we measure."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.answers: list[float] = []  # to a command; at a window its effect comes later
        self.unanswered: set[float] = set()  # since when
        self.mover: list[float] = []
        self.everybody: list[float] = []
        self.moves = 0  # of the games: with those that the table makes for people, more than there are commands

    def clear(self) -> None:
        self.answers.clear()
        self.mover.clear()
        self.everybody.clear()
        self.moves = 0

    @staticmethod
    def percentile(values: list[float], share: float) -> float:
        return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


class Play:
    """One game after another at one place, until told to stop."""

    def __init__(
        self,
        number: int,
        ports: list[int],
        game: str,
        pace: float,
        figures: Figures,
        windows: str | None = None,
        changes: bool = True,
    ) -> None:
        """`ports`: where the table is made and its players sit. `windows`: how they want to be asked at windows; None:
        as is usual. `changes`: they understand them, as browsers do.
        """
        self.windows = windows
        self.changes = changes
        self.table = ""
        self.ports = ports
        self.game = game
        self.pace = pace
        self.figures = figures
        self.chance = Chance(seed_from(f"player {number}"))
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        async with httpx.AsyncClient(timeout=60, verify=False) as http:  # else it reads all certificates there are
            while True:
                await self.one_game(http)

    async def one_game(self, http: httpx.AsyncClient) -> None:
        body = {"game": self.game, "seats": [{"kind": "person"}] * len(LANGUAGES), "start": True}
        made = (await http.post(f"http://127.0.0.1:{self.ports[0]}/api/tables", json=body)).json()
        self.table = made["table"]
        async with contextlib.AsyncExitStack() as stack:
            players = []
            for language, seat, port in zip(LANGUAGES, made["seats"], itertools.cycle(self.ports)):
                url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket?lang={language}"
                socket = await stack.enter_async_context(
                    connect(url, compression=None, ping_interval=None, open_timeout=60)
                )
                hello = {"type": "hello", "tokens": [seat["token"]], "told": False, "changes": self.changes}
                await socket.send(json.dumps(hello))
                if self.windows:
                    await socket.send(json.dumps({"type": "standing", "answers": {"*": self.windows}}))
                players.append(Player(socket))
            for player in players:
                await self.see(player, 0)
            while players[0].status == "running":
                if self.pace:
                    await asyncio.sleep((0.5 + self.chance.below(1000) / 1000) * self.pace)
                before = players[0].version
                await self.move(players)
                self.figures.moves += players[0].version - before

    async def move(self, players: list[Player]) -> None:
        newest = max(players, key=lambda player: player.version)  # the table may have answered for somebody
        for player in players:
            await self.see(player, newest.version)
        if newest.deciding is None:
            return
        mover = players[newest.deciding]
        version, legal = mover.version, mover.legal
        if legal:
            action = legal[self.chance.below(len(legal))]["action"]
            began = self.figures.clock()
            self.figures.unanswered.add(began)
            await mover.socket.send(
                json.dumps({"type": "act", "id": f"m{version}", "version": version, "action": action})
            )
            await self.see(mover, version + 1, began)
            self.figures.mover.append(self.figures.clock() - began)
        for player in players:
            await self.see(player, version + 1)
        if legal:  # else the table answers for him
            self.figures.everybody.append(self.figures.clock() - began)

    async def see(self, player: Player, version: int, began: float | None = None) -> None:
        """Read on to a view that has this version. `began`: when a command was given that is still to be answered."""
        while player.version < version or player.status not in ("running", "finished"):
            seen = _read(await player.socket.recv())
            if seen.type in ("error", "stale"):
                raise RuntimeError(f"a legal action was refused: {seen}")
            if seen.type in ("table", "changes"):
                player.take(seen)
            if began is not None and (seen.type == "ack" or player.version >= version):
                self.figures.unanswered.discard(began)
                self.figures.answers.append(self.figures.clock() - began)
                began = None


class Load:
    """Games at a server, more and fewer."""

    def __init__(self, servers: list[tuple[int, int]], options: argparse.Namespace) -> None:
        """`servers`: port and process of each."""
        self.ports = [port for port, _ in servers]
        self.pids = [pid for _, pid in servers]
        self.options = options
        self.figures = Figures()
        self.plays: list[Play] = []

    async def hold(self, count: int) -> None:
        while len(self.plays) < count:
            number = len(self.plays)
            first = number % len(self.ports)
            ports = self.ports[first:] + self.ports[:first]
            if self.options.by_table:
                ports = ports[:1]
            windows = getattr(self.options, "windows", USUAL)
            how = None if windows == USUAL else windows, not getattr(self.options, "whole", False)
            self.plays.append(Play(number, ports, self.options.game, self.options.pace, self.figures, *how))
            await asyncio.sleep(0.03)  # as people come: not all at once
        while len(self.plays) > count:
            play = self.plays.pop()
            play.task.cancel()
            await asyncio.gather(play.task, return_exceptions=True)
        for play in self.plays:
            if play.task.done():
                play.task.result()

    async def measure(self, count: int) -> float:
        """The 99th percentile with so many games, in milliseconds."""
        await self.hold(count)
        await asyncio.sleep(self.options.seconds / 3)
        self.figures.clear()
        began = time.perf_counter()
        cpu = self.cpu_seconds()
        await asyncio.sleep(self.options.seconds)
        took = time.perf_counter() - began
        await self.hold(count)
        cpu = self.cpu_seconds() - cpu
        mover, all_of_them, ms = self.figures.mover, self.figures.everybody, 1000 * cpu
        p99 = Figures.percentile(mover, 0.99)
        print(
            f"{count:5} games  {len(mover) / took:7.0f} commands/s"
            f"  to the mover's view p50 {Figures.percentile(mover, 0.5):6.1f} p99 {p99:6.1f} ms"
            f"  to everybody's p99 {Figures.percentile(all_of_them, 0.99):6.1f} ms"
            f"  server {self.memory():6.1f} MiB, {100 * cpu / took:3.0f} % of a core,"
            f" {ms / max(1, len(mover)):4.2f} ms a command, {ms / max(1, self.figures.moves):4.2f} a move",
            flush=True,
        )
        return p99

    def memory(self) -> float:
        return sum(map(memory, self.pids))

    def cpu_seconds(self) -> float:
        return sum(map(cpu_seconds, self.pids))


def memory(pid: int) -> float:
    """What the process itself holds, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return float("nan")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def server(database: str, *how: str) -> AsyncIterator[tuple[int, int]]:
    """A server process of its own; gives its port and its process."""
    command = ("-m", "bench.load", "--be-server", "--database", database, *how)
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        yield int(await process.stdout.readline()), process.pid
    finally:
        process.terminate()
        await process.wait()


@contextlib.asynccontextmanager
async def servers(database: str, options: argparse.Namespace) -> AsyncIterator[list[tuple[int, int]]]:
    """As many processes on one database as are wanted."""
    how = ("--bell", options.bell) if options.bell else ()
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server(database, *how)) for _ in range(options.processes)]


def be_server(database: str, bell: str, limits: Limits) -> None:
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Settings(database=database, bell=bell, limits=limits, quotas=NONE)
    serve(settings, listening, lambda: print(port, flush=True))


async def find_most(load: Load, limit: float) -> int:
    """Doubling up to the first number that fails, then halving the gap."""
    good, count = 0, load.options.first
    while await load.measure(count) < limit and count < load.options.most:
        good, count = count, min(count * 2, load.options.most)
    bad = count if good < count else count + 1
    while bad - good > max(2, good // 10):
        middle = (good + bad) // 2
        if await load.measure(middle) < limit:
            good = middle
        else:
            bad = middle
    return good


def busy() -> str:
    """A figure is worth something only beside what else the machine had to do."""
    return f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}"


async def main(options: argparse.Namespace) -> None:
    print(f"before we begin: {busy()}")
    Sweeper().begin()  # the players are one process: a pause of theirs is not the server's
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/load.sqlite3"
        async with servers(database, options) as found:
            load = Load(found, options)
            await load.measure(1)
            most = await find_most(load, options.limit)
            await load.hold(0)
            print(f"\n{options.game}: {most} games at {options.pace:g} s a move hold p99 under {options.limit:g} ms")
        if not options.resting:
            return
        # Memory is measured with a fresh server and games at rest, so that the ramp above is not in it.
        async with server(database) as (port, pid):
            load = Load([(port, pid)], argparse.Namespace(**{**vars(options), "pace": 30.0}))
            await load.hold(1)
            await asyncio.sleep(3)
            empty = memory(pid)
            await load.hold(1 + options.resting)
            await asyncio.sleep(5)
            each = (memory(pid) - empty) * 1024 / options.resting
            print(
                f"memory: {each:.0f} KiB a game with its {len(LANGUAGES)} connections ({empty:.0f} MiB for the server)"
            )
            await load.hold(0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--game", default="dictators")
    parser.add_argument("--database", default="", help="default: a fresh SQLite file")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between view and next command; 0: at once")
    parser.add_argument("--windows", default="ask", help=f"how players are asked at windows; `{USUAL}`: as is usual")
    parser.add_argument("--whole", action="store_true", help="players want whole tables, not what is new in them")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds at the 99th percentile")
    parser.add_argument("--seconds", type=float, default=9.0, help="how long each number is measured")
    parser.add_argument("--first", type=int, default=8, help="games to begin with")
    parser.add_argument("--most", type=int, default=512, help="games to end with")
    parser.add_argument("--resting", type=int, default=100, help="games for the measurement of memory; 0: none")
    parser.add_argument("--processes", type=int, default=1, help="of the server, on one PostgreSQL")
    parser.add_argument("--by-table", action="store_true", help="all players of a game at the same process")
    parser.add_argument("--bell", default="", help="nats://..., instead of PostgreSQL's own")
    parser.add_argument("--be-server", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--limits", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.be_server:
        be_server(chosen.database, chosen.bell, Limits() if chosen.limits else NO_LIMITS)
    else:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:  # as the server: both share this machine
            runner.run(main(chosen))
