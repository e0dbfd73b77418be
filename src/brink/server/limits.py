"""Rate limits in memory: a bucket of allowances for each address and purpose.

Behind several processes each counts for itself; that is enough to keep one client from spoiling the others' game.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

from litestar.handlers.base import BaseRouteHandler

from brink.server.errors import TooMany
from brink.server.framework import Connected
from brink.server.settings import Limits, Rate

REMEMBERED: Final = 20_000  # buckets; beyond that the oldest are forgotten, which favours the client
HOUSEHOLD: Final = 64  # bits of an IPv6 address that tell households apart
Guard = Callable[[Connected, BaseRouteHandler], None]


class Bucket:
    """Fills with time up to its burst; each use takes one out."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> float:
        """Take one. Returns the seconds to wait: 0 if it was there."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate.per_second if self.rate.per_second > 0 else 3600.0


class Gate:
    """The buckets of a server."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, purpose: str, address: str) -> float:
        """Seconds until this address may do this again; 0 if it may now (and then it has)."""
        key = (purpose, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(getattr(self.limits, purpose), self._clock())
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self._clock())

    def bucket(self, purpose: str) -> Callable[[], float]:
        """A bucket of its own, for one connection."""
        bucket = Bucket(getattr(self.limits, purpose), self._clock())
        return lambda: bucket.take(self._clock())


def address_of(connection: Connected) -> str:
    return connection.client.host if connection.client else "unknown"


def client_of(connection: Connected) -> str:
    """Whose a table is: an address, or of the sixth version the network that one household has to itself."""
    address = address_of(connection)
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False))


def limited(purpose: str) -> Guard:
    """`guards=[limited("creates")]`: the limit stands beside the route it protects."""

    def guard(connection: Connected, _: BaseRouteHandler) -> None:
        gate: Gate = connection.app.state.gate
        seconds = gate.wait(purpose, address_of(connection))
        if seconds > 0:
            raise TooMany(seconds, purpose)

    return guard
