"""Rate limits: a bucket of allowances for each address and purpose, and one of its own for each connection.

Buckets of addresses are in memory where one process serves alone (SQLite). Processes on one PostgreSQL share them: a
process borrows a few allowances at a time, so that most questions need no database. It borrows one first and then twice
as many each time they were used up, at most `PORTION` of the burst, for as long as the bucket takes to gain that
portion; what it has not used by then is lost. So in any span of time all processes together let through no more than
burst + rate x time + one portion, however many they are; and whoever comes in bits to many of them has at least half.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final, TypeVar

from litestar.handlers.base import BaseRouteHandler

from brink.server.errors import TooMany
from brink.server.framework import Connected
from brink.server.settings import Limits, Rate
from brink.tables.allowances import Allowances

PORTION: Final = 0.1  # of the burst, at most so much is borrowed at once
NEVER: Final = 3600.0  # seconds to wait for what does not come back
AGAIN: Final = 1.0  # seconds before a database that was not there is asked again
REMEMBERED: Final = 20_000  # buckets; beyond that the oldest are forgotten, which favours the client
HOUSEHOLD: Final = 64  # bits of an IPv6 address that tell households apart
LOG: Final = logging.getLogger("brink.server.limits")
T = TypeVar("T")
Guard = Callable[[Connected, BaseRouteHandler], Awaitable[None]]


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
        return (1 - self.left) / self.rate.per_second if self.rate.per_second > 0 else NEVER


class Purse:
    """What was borrowed from a shared bucket."""

    __slots__ = ("asking", "closed", "expires", "left", "lent", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.lent = 0
        self.left = 0
        self.expires = 0.0
        self.closed = 0.0  # until then the bucket is empty: no need to ask
        self.asking = asyncio.Lock()

    def next_portion(self, now: float) -> int:
        """Twice as many for whoever has used up the last ones in time."""
        most = max(1, int(self.rate.burst * PORTION))
        return min(most, max(1, 2 * self.lent)) if self.left == 0 and now < self.expires else 1

    def fill(self, lent: int, wait: float, now: float) -> None:
        self.lent = self.left = lent
        self.expires = now + max(1.0, self.rate.burst * PORTION) / _per_second(self.rate)
        self.closed = now + wait


class Gate:
    """The buckets of a server."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.monotonic, shared: Allowances | None = None
    ) -> None:
        """`shared`: where other processes take from the same buckets."""
        self.limits = limits
        self._clock = clock
        self._shared = shared
        self._again = 0.0  # not before then do we ask a database that was not there
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._purses: OrderedDict[tuple[str, str], Purse] = OrderedDict()

    async def ask(self, purpose: str, address: str) -> float:
        """Seconds until this address may do this again, at whatever process; 0 if it may now (and then it has)."""
        if self._shared is None or self._clock() < self._again:
            return self.wait(purpose, address)
        try:
            return await self._borrowed(self._shared, purpose, address)
        except Exception as error:  # noqa: BLE001 (whatever a driver says of a database that is not there)
            self._again = self._clock() + AGAIN
            LOG.warning("limits are those of this process alone", extra={"why": f"{type(error).__name__}: {error}"})
            return self.wait(purpose, address)

    def wait(self, purpose: str, address: str) -> float:
        """The same in this process alone."""
        key = (purpose, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate(purpose), self._clock())
            _forget_oldest(self._buckets)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self._clock())

    async def _borrowed(self, shared: Allowances, purpose: str, address: str) -> float:
        key = (purpose, address)
        purse = self._purses.get(key)
        if purse is None:
            purse = self._purses[key] = Purse(self._rate(purpose))
            _forget_oldest(self._purses)
        else:
            self._purses.move_to_end(key)
        rate = purse.rate
        if rate.burst < 1:
            return NEVER
        async with purse.asking:
            now = self._clock()
            if purse.left and now < purse.expires:
                purse.left -= 1
                return 0.0
            if now < purse.closed:
                return purse.closed - now
            lent, wait = await shared.borrow(purpose, address, purse.next_portion(now), rate.burst, _per_second(rate))
            purse.fill(lent, wait, now)
            if lent:
                purse.left -= 1
            return wait

    def bucket(self, purpose: str) -> Bucket:
        """A bucket of its own, for one connection."""
        return Bucket(self._rate(purpose), self._clock())

    def take(self, own: Bucket) -> float:
        """Take one out of it. Returns the seconds to wait: 0 if it was there."""
        return own.take(self._clock())

    def _rate(self, purpose: str) -> Rate:
        rate: Rate = getattr(self.limits, purpose)
        return rate


def _per_second(rate: Rate) -> float:
    return rate.per_second or 1 / NEVER


def _forget_oldest(remembered: OrderedDict[tuple[str, str], T]) -> None:
    if len(remembered) > REMEMBERED:
        remembered.popitem(last=False)


def client_of(connection: Connected) -> str:
    """Who asks, and whose a table is: an address, or of the sixth version the network that one household has to
    itself. Its addresses are without number, and must not be as many clients.
    """
    address = connection.client.host if connection.client else "unknown"
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False))


def limited(purpose: str) -> Guard:
    """`guards=[limited("creates")]`: the limit stands beside the route it protects."""

    async def guard(connection: Connected, _: BaseRouteHandler) -> None:
        gate: Gate = connection.app.state.gate
        seconds = await gate.ask(purpose, client_of(connection))
        if seconds > 0:
            raise TooMany(seconds, purpose)

    return guard
