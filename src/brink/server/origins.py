"""Pages of other sites may not use a visitor's browser to act here.

Programs that are no browsers send no `Origin` and are let through: what they may do depends on their tokens alone.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.handlers.base import BaseRouteHandler

from brink.server.errors import ForeignOrigin
from brink.server.framework import Connected
from brink.server.settings import Settings


def is_ours(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Does this page come from this server (or from a site the host has named)?"""
    if origin is None or origin in settings.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host


def same_origin(connection: Connected, _: BaseRouteHandler) -> None:
    """A guard for everything that changes something."""
    headers = connection.headers
    if not is_ours(headers.get("origin"), headers.get("host"), connection.app.state.settings):
        raise ForeignOrigin
