"""Logs as lines of JSON, so that a program can read them.

Nothing secret is logged: tokens travel in bodies and socket messages, never in an address, and bodies are not logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final, TextIO

from brink.server.limits import Bucket
from brink.server.settings import Rate

ACCESS: Final = logging.getLogger("brink.server.access")
REPEATED: Final = Rate(20, 1)  # of one warning
REMEMBERED: Final = 1_000  # different warnings
PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and whatever was passed as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{clock}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Sparing(logging.Filter):
    """The same warning a thousand times a second would fill the disk. Whatever is left out is counted."""

    def __init__(self, rate: Rate = REPEATED, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._rate = rate
        self._clock = clock
        self._known: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg)[:200])
        now = self._clock()
        bucket = self._known.setdefault(key, Bucket(self._rate, now))
        if len(self._known) > REMEMBERED:
            forgotten, _ = self._known.popitem(last=False)
            self._left_out.pop(forgotten, None)
        if bucket.take(now) > 0:
            self._left_out[key] += 1
            return False
        left_out = self._left_out.pop(key, 0)
        if left_out:
            record.left_out = left_out
        return True


def log_to(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """All logs of this process as JSON lines to `stream`."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Their lines at "info" repeat ours, and name every request.
    for name in ("uvicorn.access", "websockets", "alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
