"""Experiments that the host starts in the browser: `brink lab` in a process of its own, which lets all others go first.

Each has a folder: the plan, what the lab wrote, and how far it is. One runs at a time on this machine: a lock that the
process of the lab inherits holds as long as it lives, also when the server is gone.
"""

from __future__ import annotations

import asyncio
import fcntl
import hmac
import logging
import os
import re
import secrets
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from brink.engine import BrinkError
from brink.engine.editing import table
from brink.engine.packs import packs_home

LOG: Final = logging.getLogger("brink.server.experiments")
USUAL: Final = (sys.executable, "-c", "from brink.cli import main; main()", "lab")
NICE: Final = 15  # as whatever else may wait
LONGEST: Final = 12 * 3600.0  # seconds
GRACE: Final = 5.0  # seconds to end after it was asked to
SHOWN: Final = 50  # the newest
LINE: Final = 1 << 16  # bytes of a line of the lab that we read
PLAN, STATUS, RUN, REPORT = "experiment.toml", "status.json", "run", "report.html"
NAME: Final = re.compile(r"[0-9]{8}-[0-9]{9}-[a-z0-9-]{1,80}")
Status = Literal["running", "done", "failed", "stopped"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be compared: the same games with each of the packs."""

    game: str
    players: int
    bots: list[str]
    games: int
    packs: list[str]
    seed: str


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How far an experiment is, as it is written down beside it."""

    plan: Plan
    began: float
    status: Status = "running"
    played: int = 0
    of: int = 0
    seconds_left: float | None = None
    why: str = ""  # it failed, or some of its games did


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A line that the lab prints."""

    played: int | None = None
    of: int = 0
    seconds_left: float | None = None
    run: str | None = None


class Experiment(Course, frozen=True, kw_only=True):
    """`key`: opens its report, if it has one; a link cannot bear a token in a header."""

    id: str
    key: str


def experiments_home() -> Path:
    """`$BRINK_EXPERIMENTS`, else `~/.local/share/brinkmanship/experiments`; inside it a folder for each."""
    given = os.environ.get("BRINK_EXPERIMENTS")
    return Path(given).absolute() if given else Path.home() / ".local" / "share" / "brinkmanship" / "experiments"


class Experiments:
    """Those of this machine. `command`: how the lab is called."""

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        self._command = command or USUAL
        self._secret = secrets.token_bytes(16)  # of this process: links last as long as it does
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._current = ""
        self._stopped = False

    # -- what there is ------------------------------------------------------------------------------------------

    def newest(self, game: str = "") -> list[Experiment]:
        """The newest first, of one game or of all."""
        home = experiments_home()
        folders = sorted((one for one in home.glob("*") if NAME.fullmatch(one.name)), reverse=True)
        read = ((one, _read(one)) for one in folders)
        mine = ((one, course) for one, course in read if course is not None and game in ("", course.plan.game))
        found = [*islice(mine, SHOWN)]
        busy = any(course.status == "running" for _, course in found) and _is_busy(home)
        return [self._line(folder, course, busy) for folder, course in found]

    def _line(self, folder: Path, course: Course, busy: bool) -> Experiment:
        if course.status == "running" and not busy:  # whoever ran it was killed
            course = replace(course, status="stopped")
        key = self.key(folder.name) if (folder / RUN / REPORT).is_file() else ""
        return Experiment(**msgspec.structs.asdict(course), id=folder.name, key=key)

    def key(self, id: str) -> str:
        return hmac.new(self._secret, id.encode(), sha256).hexdigest()

    def report(self, id: str, key: str) -> bytes | None:
        """The report, for whoever was given its key."""
        if not NAME.fullmatch(id) or not hmac.compare_digest(key.encode(), self.key(id).encode()):
            return None
        with suppress(OSError):
            return (experiments_home() / id / RUN / REPORT).read_bytes()
        return None

    # -- begin, stop, go on, remove -----------------------------------------------------------------------------

    def begin(self, plan: Plan) -> str:
        """Start one; gives its id."""
        home = experiments_home()
        began = time.time()
        moment = f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(began))}{int(began % 1 * 1000):03}"
        name = f"{moment}-{plan.game}-{secrets.token_hex(3)}"
        course = Course(plan=plan, began=began, of=plan.games * len(plan.packs))
        try:
            home.mkdir(parents=True, exist_ok=True)
            with _alone(home) as lock:
                (home / name).mkdir()
                (home / name / PLAN).write_text(_toml(name, plan), encoding="utf-8")
                self._start(home / name, course, lock)
        except OSError as error:
            raise BrinkError(f"the experiment could not be begun: {error.strerror or error}") from None
        return name

    def go_on(self, id: str) -> None:
        """One that was stopped, or failed, goes on where it was: the lab plays no game twice."""
        folder, course = self._found(id)
        if course.status == "done":
            raise BrinkError("this experiment is done")
        try:
            with _alone(folder.parent) as lock:
                self._start(folder, replace(course, status="running", why="", seconds_left=None), lock)
        except OSError as error:
            raise BrinkError(f"the experiment could not go on: {error.strerror or error}") from None

    def _start(self, folder: Path, course: Course, lock: int) -> None:
        _write(folder, course)
        self._current, self._stopped = folder.name, False
        self._task = asyncio.create_task(self._run(folder, course, os.dup(lock)))

    def remove(self, id: str) -> None:
        """With all it has written."""
        folder, course = self._found(id)
        if course.status == "running" and _is_busy(folder.parent):
            raise BrinkError("this experiment is running; stop it first")
        try:
            shutil.rmtree(folder)
        except OSError as error:
            raise BrinkError(f"the experiment could not be removed: {error.strerror or error}") from None

    @staticmethod
    def _found(id: str) -> tuple[Path, Course]:
        folder = experiments_home() / id
        course = _read(folder) if NAME.fullmatch(id) else None
        if course is None:
            raise BrinkError("there is no such experiment")
        return folder, course

    async def stop(self, id: str) -> None:
        """What has been played so far stays."""
        if id != self._current or self._task is None or self._task.done():
            raise BrinkError("this experiment is not running here")
        self._stopped = True
        await self._end()

    async def close(self) -> None:
        """The server stops, and what it started with it."""
        if self._task is not None and not self._task.done():
            self._stopped = True
            await self._end()

    async def _end(self) -> None:
        task, process = self._task, self._process
        if task is None:
            return
        if process is not None:
            _signal(process, signal.SIGTERM)
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await asyncio.shield(task)
                return
        if self._process is not None:
            _signal(self._process, signal.SIGKILL)
        await task

    # -- the process --------------------------------------------------------------------------------------------

    async def _run(self, folder: Path, course: Course, lock: int) -> None:
        try:
            course = await self._play(folder, course, lock)
        except Exception as error:  # whatever it was, the host reads of it
            LOG.exception("an experiment failed")
            course = replace(course, status="failed", why=f"{type(error).__name__}: {error}")
        finally:
            os.close(lock)
            self._process = None
            with suppress(OSError):
                _write(folder, course)

    async def _play(self, folder: Path, course: Course, lock: int) -> Course:
        run = str(folder / RUN)

        played_out = False

        def told(line: Told) -> None:
            nonlocal course, played_out
            played_out = played_out or line.run is not None
            if line.played is not None:
                course = replace(course, played=line.played, of=line.of, seconds_left=line.seconds_left)
                with suppress(OSError):  # a full disk is told by the lab itself
                    _write(folder, course)

        for arguments in (["run", PLAN, "--on", "local", "--to", run, "--json"], ["report", run]):
            if self._stopped:
                break
            why = await self._call(folder, arguments, lock, told)
            if why and not self._stopped:
                course = replace(course, why=why)
                if not (played_out and arguments[0] == "run"):  # of games that failed the report tells, too
                    return replace(course, status="failed", seconds_left=None)
        if self._stopped:
            return replace(course, status="stopped", seconds_left=None)
        if not (folder / RUN / REPORT).is_file():
            return replace(course, status="failed", why="the lab wrote no report", seconds_left=None)
        return replace(course, status="done", seconds_left=None)

    async def _call(self, folder: Path, arguments: list[str], lock: int, told: Callable[[Told], None]) -> str:
        """Run the lab; gives why it failed, in its own words."""
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command,
            *arguments,
            cwd=folder,  # what it leaves lying about lies there
            env={**os.environ, **_same_places()},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,  # its own workers end with it
            pass_fds=[lock],
            limit=LINE,
        )
        with suppress(ProcessLookupError, PermissionError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        try:
            async with asyncio.timeout(LONGEST):
                last, _ = await asyncio.gather(_last_words(process), _listen(process, told))
                code = await process.wait()
        except TimeoutError:
            _signal(process, signal.SIGKILL)
            await process.wait()
            return "it took too long"
        return "" if code == 0 else last or f"the lab ended with exit code {code}"


def _same_places() -> dict[str, str]:
    """Where packs and modules lie, also for somebody in another folder."""
    return {"BRINK_PACKS": str(packs_home().absolute()), "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}


async def _listen(process: asyncio.subprocess.Process, told: Callable[[Told], None]) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        with suppress(msgspec.MsgspecError):  # what is no line of ours is let pass
            told(msgspec.json.decode(line, type=Told))


async def _last_words(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    last = ""
    async for line in process.stderr:
        last = line.decode("utf-8", "replace").strip() or last
    return last.removeprefix("brink: ")[:500]


def _signal(process: asyncio.subprocess.Process, sign: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, sign)


def _toml(name: str, plan: Plan) -> str:
    return table({"name": name, **msgspec.structs.asdict(plan)})


def _lock(home: Path) -> int | None:
    """The lock of the one experiment; None if somebody has it."""
    lock = os.open(home / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock


@contextmanager
def _alone(home: Path) -> Iterator[int]:
    """Nobody else runs one meanwhile; who goes on for longer keeps a copy of the lock."""
    lock = _lock(home)
    if lock is None:
        raise BrinkError("another experiment is running; stop it, or wait for its end")
    try:
        yield lock
    finally:
        os.close(lock)


def _is_busy(home: Path) -> bool:
    lock = _lock(home)
    if lock is not None:
        os.close(lock)
    return lock is None


def _read(folder: Path) -> Course | None:
    try:
        return msgspec.json.decode((folder / STATUS).read_bytes(), type=Course)
    except (OSError, msgspec.MsgspecError):
        return None


def _write(folder: Path, course: Course) -> None:
    beside = folder / f"{STATUS}.new"
    beside.write_bytes(msgspec.json.encode(course))
    beside.replace(folder / STATUS)
