"""A process that has everything loaded and brings `brink serve` into the world: to be killed, again and again.

`start PORT fork` forks and runs the command in the child, which is quick; `start PORT exec` starts a new interpreter,
as one does at a terminal. Both answer `PORT PID` when the server listens. `kill PID` is SIGKILL, answered by `dead`.
Bots think in worker processes of the server, as they do for everybody.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Literal, NoReturn

Birth = Literal["fork", "exec"]
MARK = "BRINK_NURSERY"  # in the environment of all that was ever born here


class Nursery:
    """The test's end of it. `log` is what the servers said on standard error."""

    def __init__(self, database: str, log: Path, *, bell: str = "") -> None:
        self.database = database
        self.log = log
        self.bell = bell
        self.mark = os.urandom(8).hex()

    async def __aenter__(self) -> Nursery:
        # By `-c`: whatever file we began with would be loaded by every worker process too.
        main = "import sys; from server.nursery import main; main(*sys.argv[1:])"
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", main, self.database, str(self.log)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, MARK: self.mark, "BRINK_BELL": self.bell},
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
        answer = await asyncio.wait_for(self.process.stdout.readline(), 120)
        assert answer, "the nursery has died"
        return answer.decode().strip()

    async def start(self, port: int = 0, birth: Birth = "fork") -> tuple[int, int]:
        """A new server; gives its port and its process."""
        port, pid = map(int, (await self._ask(f"start {port} {birth}")).split())
        return port, pid

    async def kill(self, pid: int) -> None:
        assert await self._ask(f"kill {pid}") == "dead"

    def family(self) -> dict[int, str]:
        """All living processes that come from here, the nursery itself too."""
        mark = f"{MARK}={self.mark}".encode()
        found = {}
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    found[int(process.name)] = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except (OSError, PermissionError):
                continue  # it ended while we looked, or belongs to somebody else
        return {pid: command for pid, command in found.items() if command}  # without those nobody has buried yet

    async def only(self, *pids: int) -> None:
        """Wait until nobody else is left of the family."""
        stay = {self.process.pid, *pids}
        for _ in range(600):
            left = {pid: command for pid, command in self.family().items() if pid not in stay}
            if not left:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"still there: {left}")


def main(database: str, log: str) -> None:
    import brink.cli
    import brink.server.app
    from brink.engine.registry import games
    from brink.tables import silence

    assert brink.cli, brink.server.app
    games()
    silence.LEAST, silence.MEAN = 0.02, 0.05  # of those that are forked: there are many windows and little time
    children: set[int] = set()
    for line in sys.stdin:
        word, number, *birth = line.split()
        if word == "start":
            children.add(_start(database, log, int(number), *birth))
        else:
            os.kill(int(number), signal.SIGKILL)
            _, status = os.waitpid(int(number), 0)
            children.discard(int(number))
            of = os.waitstatus_to_exitcode(status)
            os.write(1, b"dead\n" if of == -signal.SIGKILL else f"it had died before: {of}\n".encode())
    for pid in children:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _start(database: str, log: str, port: int, birth: str) -> int:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        sys.stdin.close()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(writing, 1)
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        os.closerange(3, 100)
        _be_server(["serve", "--port", str(port), "--database", database, "--bot-pause", "0"], birth)
    os.close(writing)
    with os.fdopen(reading) as said:
        first = said.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
    assert found, f"{first!r}; see {log}: {Path(log).read_text()}"
    os.write(1, f"{found[1]} {pid}\n".encode())
    return pid


def _be_server(arguments: list[str], birth: str) -> NoReturn:
    if birth == "exec":
        os.execv(sys.executable, [sys.executable, "-c", "from brink.cli import main; main()", *arguments])
    from brink.cli import app

    try:
        app(arguments, prog_name="brink")
    finally:
        os._exit(1)  # a server that is not killed is a failure here
