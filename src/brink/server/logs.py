"""Logs as lines of JSON, so that a program can read them.

Nothing secret is logged: tokens travel in bodies and socket messages, never in an address, and bodies are not logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final, TextIO

ACCESS: Final = logging.getLogger("brink.server.access")
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


def log_to(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """All logs of this process as JSON lines to `stream`."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
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
