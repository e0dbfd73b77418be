"""A log that nobody can flood: of the same line a few are written, and how many are missing."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

from brink.server.logs import ACCESS, Sparing, SparingHandler
from brink.server.settings import Rate


class Log:
    """A log with a clock that we set."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = SparingHandler(self.stream, Sparing(Rate(2, 0.5), clock=lambda: self.now))

    def write(self, message: str, level: int = logging.ERROR, name: str = "asyncio", **more: Any) -> None:
        about = {"name": name, "msg": message, "levelno": level, "levelname": logging.getLevelName(level)}
        self.handler.handle(logging.makeLogRecord({**about, **more}))

    def said(self) -> list[tuple[str, int]]:
        """What was written since we last asked, and how many are said to be missing."""
        found = [json.loads(line) for line in self.stream.getvalue().splitlines()]
        self.stream.seek(0)
        self.stream.truncate()
        return [(line["message"], line.get("left_out", 0)) for line in found]


def test_the_same_warning_does_not_fill_the_disk() -> None:
    log = Log()
    for _ in range(5):
        log.write("no files left")
    log.write("something else")
    for _ in range(3):
        log.write("request", logging.INFO)
    assert log.said() == [("no files left", 0)] * 2 + [("something else", 0)] + [("request", 0)] * 3
    log.now = 2.0
    log.write("no files left")
    log.write("no files left")
    assert log.said() == [("no files left", 3)]


def test_when_a_flood_is_over_the_rest_is_told() -> None:
    log = Log()
    for _ in range(1000):
        log.write("no files left")
    log.now = 60.0
    log.write("all is well", logging.INFO)
    assert log.said() == [("no files left", 0)] * 2 + [("left out: no files left", 998), ("all is well", 0)]
    for _ in range(10):
        log.write("no files left")
    log.said()
    log.handler.close()  # the server ends
    assert log.said() == [("left out: no files left", 8)]


def test_a_flood_of_one_error_does_not_hide_another() -> None:
    log = Log()
    for error in [ZeroDivisionError] * 100 + [KeyError]:
        try:
            raise error
        except error as caught:
            log.write("unexpected error", exc_info=(error, caught, caught.__traceback__))
    assert len(log.said()) == 3


def test_requests_that_fail_do_not_fill_the_disk_and_the_others_are_all_there() -> None:
    log = Log()
    for status in [429] * 100 + [200] * 10 + [404]:
        log.write("request", logging.INFO, ACCESS.name, status=status)
    assert len(log.said()) == 2 + 10 + 1
