"""The host's token: what opens the page and the routes for whoever runs the server. Without one they are not there."""

from __future__ import annotations

import hmac
import os
import secrets
import stat
from contextlib import suppress
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from litestar.handlers.base import BaseRouteHandler

from brink.engine import BrinkError
from brink.server.errors import Forbidden, HostOnly, NotFound
from brink.server.framework import Connected
from brink.server.hosts import name_in

SHORTEST: Final = 20  # characters; nobody guesses as many
SCHEME: Final = "bearer"
FORWARDING: Final = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


def token_in(file: Path) -> str:
    """The token in a file that only its owner may read. A file that is not there is made, with a new one."""
    with suppress(FileExistsError):
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w", encoding="ascii") as out:
            out.write(secrets.token_urlsafe(24) + "\n")
    return read_token(file)


def read_token(file: Path) -> str:
    if stat.S_IMODE(file.stat().st_mode) & 0o077:
        raise BrinkError(f"{file} is not for others to read: chmod 600 {file}")
    token = file.read_text(encoding="utf-8").strip()
    if len(token) < SHORTEST or not token.isascii():
        raise BrinkError(f"the token in {file} must have {SHORTEST} characters or more, of ASCII")
    return token


def host_only(connection: Connected, _route: BaseRouteHandler) -> None:
    """A guard. The token comes in a header, so that it is in no address and no log."""
    if not connection.app.state.settings.admin_token:
        raise NotFound
    if not _has_token(connection):
        raise Forbidden


def _has_token(connection: Connected) -> bool:
    token: str = connection.app.state.settings.admin_token
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    same = hmac.compare_digest(_digest(given.strip()), _digest(token))  # of one length, whatever was given
    return bool(token) and scheme.lower() == SCHEME and same


def is_host(connection: Connected) -> bool:
    """Whoever runs the server: he has its token, or it is for himself alone (`Settings.alone`) and he sits at it."""
    return _sits_here(connection) if connection.app.state.settings.alone else _has_token(connection)


def _sits_here(connection: Connected) -> bool:
    """From this machine to this machine, and not on behalf of somebody else: that would be a proxy nobody has named."""
    headers = connection.headers
    if connection.client is None or any(header in headers for header in FORWARDING):
        return False
    return _is_here(connection.client.host) and _is_here(name_in(headers.get("host", "")))


def _is_here(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def designer_only(connection: Connected, _route: BaseRouteHandler) -> None:
    """A guard for what changes this machine: packs and experiments."""
    if not is_host(connection):
        raise HostOnly


def _digest(text: str) -> bytes:
    return sha256(text.encode("utf-8", "surrogateescape")).digest()
