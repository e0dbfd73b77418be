"""Who the client is, and which id its request has, where a proxy stands between: only one that the host has named is
believed.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from brink.engine import BrinkError
from brink.server.framework import Layer, Receive, Scope, Send
from brink.server.requests import RAW_HEADER as REQUEST_ID

LOG: Final = logging.getLogger("brink.server.proxies")
FORWARDED: Final = b"x-forwarded-for"
UNLIMITED: Final = frozenset({"/health", "/ready"})  # a proxy may ask for itself
Network = IPv4Network | IPv6Network


def networks_of(texts: Iterable[str]) -> list[Network]:
    """Addresses and networks as a host writes them."""
    try:
        return [ip_network(text.strip(), strict=False) for text in texts]
    except ValueError as error:
        raise BrinkError(f"a trusted proxy is an address or a network: {error}") from None


class FromProxies:
    """Around everything else: from here on the client is the one whom the last trusted proxy has seen."""

    def __init__(self, app: Layer, trusted: Iterable[str]) -> None:
        self.app = app
        self._trusted = networks_of(trusted)
        self._warned: set[str] = set()

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client:
            other: dict[str, object] = {}  # mostly nothing: a socket would keep a copy for as long as it lasts
            if any(name == REQUEST_ID for name, _ in scope["headers"]) and not self._trusts(client[0]):
                other["headers"] = [one for one in scope["headers"] if one[0] != REQUEST_ID]
            if scope["path"] not in UNLIMITED and (seen := self._seen(client[0], scope["headers"])) != client[0]:
                other["client"] = (seen, client[1])
            scope = scope | other if other else scope
        return self.app(scope, receive, send)

    def _seen(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        said = [
            address.strip()
            for name, value in headers
            if name == FORWARDED
            for address in value.decode("latin-1").split(",")
            if address.strip()
        ]
        trusted = self._trusts(peer)
        if said and not trusted:
            self._warn(f"{peer} forwards for others and is not believed: without --trusted-proxy {peer} they are one")
        elif trusted and not said:
            self._warn(f"the trusted proxy {peer} sends no X-Forwarded-For: all who come through it are one to limits")
        if not (said and trusted):
            return peer
        # From the right: each proxy adds whom it has seen, and what stands before a stranger's word is his own.
        return next((address for address in reversed(said) if not self._trusts(address)), said[0])[:64]

    def _trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped:  # so it is told to a server that listens at `::`
            found = found.ipv4_mapped
        return any(found in network for network in self._trusted)

    def _warn(self, sentence: str) -> None:
        """Once: it is a setting that is wrong, not a request. From however many addresses, a few times in all."""
        if sentence not in self._warned and len(self._warned) < 5:
            self._warned.add(sentence)
            LOG.warning(sentence)
