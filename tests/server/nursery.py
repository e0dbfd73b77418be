"""A process that has everything loaded and brings `brink serve` into the world: to be killed, again and again.

Each pytest process has one `Nursery`, because loading everything takes a second or more; a test has a `Family` of
servers on its database. They are forked, which is quick, or start a new interpreter (`exec`), as at a terminal.
Bots think in worker processes of the server, as they do for everybody. Any other command can be run here too.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NoReturn

Birth = Literal["fork", "exec"]
# Of servers that are forked: there are many windows and little time.
BEAT, LEASE, GRACE = 0.25, 2.0, 3.0  # for 1, 4 and 10 seconds
PAUSE = (0.02, 0.05)
MARK = "BRINK_NURSERY"  # in the environment of all that was ever born here
PATIENCE = 120.0


class Nursery:
    """The tests' end of it. To `start` it answers with a port and a process when the server listens."""

    def __init__(self) -> None:
        self.mark = os.urandom(8).hex()
        # By `-c`: whatever file we began with would be loaded by every worker process too.
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from server.nursery import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, MARK: self.mark},
        )
        self._asking = threading.Lock()

    def close(self) -> None:
        self.process.communicate()

    def run(self, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        """`brink` with these arguments, to its end."""
        with tempfile.TemporaryDirectory() as folder:
            said = [Path(folder, "stdout"), Path(folder, "stderr")]
            code = self.ask_now("run", [str(file) for file in said], dict(os.environ), str(cwd), arguments)
            return subprocess.CompletedProcess(arguments, int(code), *(file.read_text() for file in said))

    @contextmanager
    def serving(self, database: str, **settings: str) -> Iterator[str]:
        """A server that listens, until it is killed; gives its address."""
        environment = {**os.environ, MARK: self.mark, **settings}
        answer = self.ask_now("start", database, os.devnull, 0, "fork", environment)
        assert not answer.startswith("failed"), answer
        try:
            yield f"http://127.0.0.1:{answer.split()[0]}"
        finally:
            assert self.ask_now("kill", int(answer.split()[1])) == "dead"

    async def ask(self, *words: object) -> str:
        return await asyncio.to_thread(self.ask_now, *words)

    def ask_now(self, *words: object) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self._asking:
            self.process.stdin.write(json.dumps(words).encode() + b"\n")
            self.process.stdin.flush()
            assert select.select([self.process.stdout], [], [], PATIENCE)[0], f"no answer to {words}"
            answer = self.process.stdout.readline().decode().strip()
        assert answer, "the nursery has died"
        return answer


class Family:
    """The servers of a test. `log` is what they said on standard error."""

    def __init__(self, nursery: Nursery, database: str, log: Path, *, bell: str = "") -> None:
        self.nursery = nursery
        self.database = database
        self.log = log
        self.bell = bell
        self.servers: set[int] = set()

    async def __aenter__(self) -> Family:
        return self

    async def __aexit__(self, *_: object) -> None:
        for pid in list(self.servers):
            await self.kill(pid)

    async def start(self, port: int = 0, birth: Birth = "fork") -> tuple[int, int]:
        """A new server; gives its port and its process."""
        environment = {**os.environ, MARK: self.nursery.mark, "BRINK_BELL": self.bell}
        answer = await self.nursery.ask("start", self.database, str(self.log), port, birth, environment)
        assert not answer.startswith("failed"), f"{answer}; its log: {self.log.read_text()}"
        port, pid = map(int, answer.split())
        self.servers.add(pid)
        return port, pid

    async def kill(self, pid: int) -> None:
        self.servers.discard(pid)
        assert await self.nursery.ask("kill", pid) == "dead"

    def alive(self) -> dict[int, str]:
        """All living processes that come from here, the nursery itself too."""
        mark = f"{MARK}={self.nursery.mark}".encode()
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
        stay = {self.nursery.process.pid, *pids}
        for _ in range(600):
            left = {pid: command for pid, command in self.alive().items() if pid not in stay}
            if not left:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"still there: {left}")


def main() -> None:
    """Reads what it is asked, line by line, until nobody asks any more."""
    _load()
    children: set[int] = set()
    for line in sys.stdin:
        word, *rest = json.loads(line)
        if word == "start":
            _start(children, *rest)
        elif word == "run":
            os.write(1, f"{_run(*rest)}\n".encode())
        else:
            children.discard(rest[0])
            of = _kill(rest[0])
            os.write(1, b"dead\n" if of == -signal.SIGKILL else f"it had died before: {of}\n".encode())
    for pid in children:
        _kill(pid)


def _load() -> None:
    """All that a server needs: by being one for a moment."""
    import brink.cli
    from brink.server import Settings, listen, rooms, serve
    from brink.tables import presence, silence

    assert brink.cli
    for name in ("asyncpg", "nats"):  # where they are installed
        if find_spec(name) is not None:
            import_module(name)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/brink.sqlite3")
        serve(settings, listen("127.0.0.1", 0), ready=partial(signal.raise_signal, signal.SIGTERM))
    assert threading.active_count() == 1  # whoever is forked has none of the others
    silence.LEAST, silence.MEAN = PAUSE
    presence.BEAT, presence.LEASE, rooms.GRACE = BEAT, LEASE, GRACE


def _kill(pid: int) -> int:
    os.kill(pid, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _start(children: set[int], database: str, log: str, port: int, birth: str, environment: dict[str, str]) -> None:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        sys.stdin.close()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(writing, 1)
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        os.closerange(3, 100)
        os.environ.clear()
        os.environ.update(environment)
        _be_server(["serve", "--port", str(port), "--database", database, "--bot-pause", "0"], birth)
    children.add(pid)
    os.close(writing)
    with os.fdopen(reading) as said:
        first = said.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
    os.write(1, f"{found[1]} {pid}\n".encode() if found else f"failed: {first!r}\n".encode())


def _run(said: list[str], environment: dict[str, str], cwd: str, arguments: list[str]) -> int:
    pid = os.fork()
    if pid == 0:
        os.chdir(cwd)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for number, file in enumerate(said, 1):
            os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT), number)
        os.closerange(3, 100)
        os.environ.clear()
        os.environ.update(environment)
        _be_brink(arguments)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _be_brink(arguments: list[str]) -> NoReturn:
    """As a terminal sees it end."""
    from brink.cli import app

    code: object = None
    try:
        app(arguments, prog_name="brink")
    except SystemExit as end:
        code = end.code
    except BaseException:  # noqa: BLE001 (as Python itself does)
        code = 1
        sys.excepthook(*sys.exc_info())
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else code is not None)


def _be_server(arguments: list[str], birth: str) -> NoReturn:
    if birth == "exec":
        os.execv(sys.executable, [sys.executable, "-c", "from brink.cli import main; main()", *arguments])
    from brink.cli import app

    try:
        app(arguments, prog_name="brink")
    finally:
        os._exit(1)  # a server that is not killed is a failure here
