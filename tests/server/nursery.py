"""A process that has everything loaded and brings servers into the world by forking: to be killed, again and again.

`python -m server.nursery DATABASE`; then lines on stdin: `start PORT` (answered by `PORT PID` when it listens) and
`kill PID` (answered by `dead`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

from brink.engine.registry import games
from brink.server import Settings, listen
from brink.server.app import make_app
from brink.server.headers import Dressed
from brink.server.running import Server, config_of
from brink.tables import Tables
from server.house import NO_LIMITS


class Nursery:
    """The test's end of it."""

    def __init__(self, database: str) -> None:
        self.database = database

    async def __aenter__(self) -> Nursery:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "server.nursery", self.database),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        """Servers that still live are killed when the nursery reads no more."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()

    async def _ask(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n".encode())
        answer = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert answer, "the nursery has died"
        return answer.decode().strip()

    async def start(self, port: int = 0) -> tuple[int, int]:
        """A new server; gives its port and its process."""
        port, pid = map(int, (await self._ask(f"start {port}")).split())
        return port, pid

    async def kill(self, pid: int) -> None:
        assert await self._ask(f"kill {pid}") == "dead"


def be_server(database: str, port: int) -> NoReturn:
    listening = listen("127.0.0.1", port)

    def ready() -> None:
        os.write(1, f"{listening.getsockname()[1]} {os.getpid()}\n".encode())

    def make(settings: Settings) -> Tables:
        return Tables(settings.database, pool=ThreadPoolExecutor(2), crashes=Path(os.devnull))

    settings = Settings(database=database, limits=NO_LIMITS)
    Server(config_of(Dressed(make_app(settings, make)), settings), ready).run(sockets=[listening])
    os._exit(0)


def main(database: str) -> None:
    games()
    children: set[int] = set()
    for line in sys.stdin:
        word, number = line.split()
        if word == "start":
            pid = os.fork()
            if pid == 0:
                sys.stdin.close()
                be_server(database, int(number))
            children.add(pid)
        else:
            os.kill(int(number), signal.SIGKILL)
            os.waitpid(int(number), 0)
            children.discard(int(number))
            os.write(1, b"dead\n")
    for pid in children:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main(sys.argv[1])
