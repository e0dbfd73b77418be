"""Every request has an id: in its log lines, in a header of the answer, and in what a player reads when we fail.

Each command at a socket counts as one. A trusted proxy may bring its own id (see `proxies`), so that its log and ours
name the same thing.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Final

HEADER: Final = "X-Request-ID"
RAW_HEADER: Final = HEADER.lower().encode()
_WELL_FORMED: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_current: Final[ContextVar[str]] = ContextVar("request", default="")


def current() -> str:
    """The id of the request for which this is done; empty if it is done for none."""
    return _current.get()


def begin(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """A request comes in, or a socket: from here on what is done is done for it."""
    said = next((value for name, value in headers if name == RAW_HEADER), b"")
    number = said.decode() if _WELL_FORMED.fullmatch(said) else secrets.token_hex(5)
    _current.set(number)
    return number


def begin_command(socket: str, number: int) -> None:
    """A command at a socket that had this id."""
    _current.set(f"{socket}.{number}")
