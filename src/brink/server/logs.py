"""Logs as lines of JSON, so that a program can read them.

Nothing secret is logged: tokens travel in bodies and socket messages, never in an address, and bodies are not logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, TextIO, TypeAlias

from brink.server import requests
from brink.server.limits import Bucket
from brink.server.settings import Rate

ACCESS: Final = logging.getLogger("brink.server.access")
REPEATED: Final = Rate(20, 1)  # of one warning
REMEMBERED: Final = 1_000  # different warnings
QUIET: Final = 5.0  # seconds without another one, and a flood is over
FAILED: Final = 400  # and every status above it
PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


Key: TypeAlias = tuple[str, str, str]  # whose line it is, what it says, about what


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and whatever was passed as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{clock}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := requests.current():
            line["request"] = request
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Sparing:
    """The same warning a thousand times a second would fill the disk. Whatever is left out is counted.

    So are requests that fail in the same way: whoever floods us must not write our log.
    """

    def __init__(self, rate: Rate = REPEATED, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._known: OrderedDict[Key, Bucket] = OrderedDict()
        self._left_out: Counter[Key] = Counter()
        self._looked = clock()

    def passes(self, record: logging.LogRecord) -> bool:
        """Is it written? Then it says how many like it were not."""
        key = _key(record)
        if key is None:
            return True
        now = self._clock()
        bucket = self._known.setdefault(key, Bucket(self._rate, now))
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if bucket.take(now) > 0:
            self._left_out[key] += 1
            return False
        left_out = self._left_out.pop(key, 0)
        if left_out:
            record.left_out = left_out
        return True

    def ended(self, *, all: bool = False) -> Iterator[logging.LogRecord]:
        """A line for each flood that is over and whose last lines were left out (`all`: the log ends here)."""
        now = self._clock()
        if not all and now - self._looked < QUIET:
            return
        self._looked = now
        for key in list(self._left_out):
            bucket = self._known.get(key)
            if all or bucket is None or now - bucket.at >= QUIET:
                about = {"name": key[0], "levelno": logging.WARNING, "levelname": "WARNING", "msg": "left out: %s"}
                yield logging.makeLogRecord({**about, "args": (key[1],), "left_out": self._left_out.pop(key)})


def _key(record: logging.LogRecord) -> Key | None:
    """By which a line is the same as another; None if it is written in any case."""
    status = getattr(record, "status", 0) if record.name == ACCESS.name else 0
    if record.levelno < logging.WARNING and status < FAILED:
        return None
    return (record.name, str(record.msg)[:200], str(status or _place(record)))


def _place(record: logging.LogRecord) -> str:
    """Which error it is, where there is one: a flood of one does not hide another."""
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    error = record.exc_info[1]
    innermost = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{type(error).__name__} {[(frame.filename, frame.lineno) for frame in innermost]}"


class SparingHandler(logging.StreamHandler[TextIO]):
    """JSON lines to a stream, with a bounded number of those that are the same."""

    def __init__(self, stream: TextIO, sparing: Sparing | None = None) -> None:
        super().__init__(stream)
        self.setFormatter(JsonLines())
        self._sparing = sparing or Sparing()

    def emit(self, record: logging.LogRecord) -> None:
        for summary in self._sparing.ended():
            super().emit(summary)
        if self._sparing.passes(record):
            super().emit(record)

    def close(self) -> None:
        if not self.stream.closed:
            for summary in self._sparing.ended(all=True):
                super().emit(summary)
        super().close()


def log_to(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """All logs of this process as JSON lines to `stream`."""
    root = logging.getLogger()
    root.handlers[:] = [SparingHandler(stream)]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Their lines at "info" repeat ours, and name every request.
    for name in ("uvicorn.access", "websockets", "alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
