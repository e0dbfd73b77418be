"""What a host may set. One struct, so that a test, the command line and a deployment say the same things."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from brink.tables.packing import Upkeep
from brink.tables.quotas import Quotas
from brink.tables.turns import Bounds

KILO: Final = 1024


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much one address may ask of the public routes, and how large a thing may be.

    The figures are far above what people do and far below what hurts the other tables.
    """

    body: int = 64 * KILO
    record: int = KILO * KILO  # an imported game; as many moves as `Bounds` take have half of it
    message: int = 64 * KILO  # one frame on a socket
    reads: Rate = Rate(300, 60)
    creates: Rate = Rate(20, 0.5)  # a table costs rows and a set-up
    joins: Rate = Rate(30, 1)
    asks: Rate = Rate(120, 20)  # of the rules, while no game is played
    replays: Rate = Rate(60, 15)  # each plays a game again
    imports: Rate = Rate(6, 0.1)
    sockets: Rate = Rate(60, 4)
    messages: Rate = Rate(60, 20)  # of one connection
    admin: Rate = Rate(30, 1)  # whoever has the host's token, or tries one
    chats: Rate = Rate(8, 0.5)  # of one connection
    tokens: int = 12  # seats at one connection (hot-seat)
    connections: int = 200  # of one address
    unread: int = 64  # answers waiting for a client that does not read; then we stop reading from it


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A server."""

    database: str
    bell: str = ""  # nats://... where not PostgreSQL itself tells other processes of changes
    origins: tuple[str, ...] = ()  # pages of other sites that may open sockets here, as `https://example.org`
    host_names: tuple[str, ...] = ()  # names this server answers to, beside localhost and any address
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on who the client is counts
    limits: Limits = Limits()
    workers: int = 2  # processes in which bots think and long games are played again
    bot_pause: float = 0.0  # seconds a bot waits before it moves, so that people can follow
    bounds: Bounds = Bounds()  # of long work
    quotas: Quotas = Quotas()  # how much there may be
    memory: int = 256 * KILO * KILO  # bytes of tables that are held in memory
    upkeep: Upkeep = Upkeep()  # what becomes of tables that nobody opens
    alone: bool = False  # nobody but whoever sits at this machine can come: he is the host
    lab: tuple[str, ...] = ()  # how `brink lab` is called, where not as usual
    admin_token: str = ""  # of whoever runs the server; without it there is nothing for him
    metrics: bool = False  # `/metrics`, for whoever has that token
    web: Path = Path(__file__).parents[1] / "web"
