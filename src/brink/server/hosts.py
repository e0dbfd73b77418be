"""Which names this server answers to.

A page of another site may let its own name point to this machine and then read from it with the visitor's browser (DNS
rebinding). Such a page comes by a name; by an address it cannot come. So any address will do, and of names only ours.
"""

from __future__ import annotations

import socket
from collections.abc import Collection
from ipaddress import ip_address

from litestar.handlers.base import BaseRouteHandler

from brink.server.errors import UnknownHost
from brink.server.framework import Connected


def name_in(host: str) -> str:
    """The `Host` header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_known(name: str, names: Collection[str]) -> bool:
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> tuple[str, ...]:
    """What others in the house may call this machine."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")


def known_host(connection: Connected, _: BaseRouteHandler) -> None:
    """A guard for everything. Who sends no `Host` is no browser."""
    host = connection.headers.get("host")
    if host is not None and not is_known(name_in(host), connection.app.state.settings.host_names):
        raise UnknownHost(name_in(host))
