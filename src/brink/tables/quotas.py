"""How much there may be: tables that are open, running and stored, and their bytes, for each client and in all.

Whoever created a table owns it, as far as quotas go. The database knows him by a keyed hash alone, so that the quota
outlives a restart and no address is written down. What sleeps (see `packing`) counts as stored only.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hmac import digest
from typing import Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.engine import Reason, Refused
from brink.tables import storage
from brink.tables.rows import Chair

MEBI: Final = 1 << 20
ROW: Final = 120  # bytes that a row costs beside what is in it (keys, index, page), measured on SQLite
TABLE: Final = 4096  # ... and a table with its seats
_QUOTA_LOCK: Final = 7_465_726_671  # on PostgreSQL; in SQLite there is one who writes
Kind: TypeAlias = Literal["open", "running", "bots", "stored", "bytes"]


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So much there may be; 0: as much as one likes. `bots`: running tables at which no person plays."""

    open: int = 0
    running: int = 0
    bots: int = 0
    stored: int = 0
    bytes: int = 0


class Quotas(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For each client, and for all of them together."""

    client: Share = Share(open=50, running=200, bots=5, stored=5_000, bytes=512 * MEBI)
    server: Share = Share(open=2_000, running=5_000, bots=50, stored=200_000, bytes=20_480 * MEBI)


NONE: Final = Quotas(client=Share(), server=Share())
ARRIVES: Final[Sequence[Kind]] = ("stored", "bytes")
OPENS: Final[Sequence[Kind]] = ("open", *ARRIVES)


# -- whose a table is ---------------------------------------------------------------------------------------------


class Owners:
    """Clients as the database knows them. The key of the hash is the database's own: elsewhere it says nothing."""

    def __init__(self) -> None:
        self._salt = b""

    def begin(self, connection: Connection) -> None:
        """Learn the key; the first process makes it."""
        fresh = {"id": 1, "value": secrets.token_hex(32)}
        connection.execute(storage.insert_new(connection, storage.salt), fresh)
        self._salt = bytes.fromhex(connection.execute(sa.select(storage.salt.c.value)).scalar_one())

    def owner(self, client: str) -> str:
        """Of what this client creates; nobody's, where there is no client."""
        return digest(self._salt, client.encode(), "sha256").hex()[:32] if client else ""


# -- what there is ------------------------------------------------------------------------------------------------


class Totals:
    """What the whole database holds. To count it takes a while where it is much, so that is done now and then; what
    this process adds meanwhile is added here.
    """

    def __init__(self) -> None:
        self.stored = 0
        self.bytes = 0

    def count(self, connection: Connection) -> None:
        """Whoever reads does this: nobody who writes has to wait for it."""
        self.stored, self.bytes = (_count(connection, kind, None) for kind in ARRIVES)


class Doorkeeper:
    """Says whether there is room for one more."""

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self.totals = Totals()

    def check(self, connection: Connection, owner: str, kinds: Sequence[Kind]) -> None:
        """Refuse one more of these. In the transaction that adds it, so that nobody slips in between."""
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_QUOTA_LOCK)))
        for kind in kinds:
            most: int = getattr(self.quotas.client, kind)
            if most and owner and _count(connection, kind, owner) >= most:
                raise _refusal(kind, most, own=True)
        for kind in kinds:
            most = getattr(self.quotas.server, kind)
            if most and self._in_all(connection, kind) >= most:
                raise _refusal(kind, most, own=False)
        self.totals.stored += "stored" in kinds

    def _in_all(self, connection: Connection, kind: Kind) -> int:
        if kind == "stored" or kind == "bytes":
            return self.totals.stored if kind == "stored" else self.totals.bytes
        return _count(connection, kind, None)

    def has_room(self, weight: int) -> bool:
        """For so many bytes more in all."""
        most = self.quotas.server.bytes
        return not most or self.totals.bytes + weight <= most


def _count(connection: Connection, kind: Kind, owner: str | None) -> int:
    columns = storage.tables.c
    what = sa.func.coalesce(sa.func.sum(columns.bytes), 0) if kind == "bytes" else sa.func.count()
    wanted = sa.select(what).select_from(storage.tables)
    if owner is not None:
        wanted = wanted.where(columns.owner == owner)
    if kind in ("open", "running"):
        wanted = wanted.where(columns.status == kind, columns.packed == "")
    elif kind == "bots":
        seats = storage.seats.c
        person = sa.exists().where(seats.table_id == columns.id, seats.kind == "person", seats.bot == "")
        wanted = wanted.where(columns.status == "running", columns.packed == "", ~person)
    return int(connection.execute(wanted).scalar_one())


def starts(chairs: Sequence[Chair]) -> Sequence[Kind]:
    """What a table becomes when it starts with these in its seats."""
    return ("running",) if any(chair.kind != "bot" for chair in chairs) else ("running", "bots")


def _refusal(kind: Kind, count: int, *, own: bool) -> Refused:
    match kind:
        case "open":
            return Refused(Reason("table-own-open" if own else "table-all-open", args={"count": count}))
        case "running":
            return Refused(Reason("table-own-running" if own else "table-all-running", args={"count": count}))
        case "bots":
            return Refused(Reason("table-own-bots" if own else "table-all-bots", args={"count": count}))
        case "stored":
            return Refused(Reason("table-own-stored" if own else "table-all-stored", args={"count": count}))
        case "bytes":
            size = max(1, count // MEBI)
            return Refused(Reason("table-own-bytes" if own else "table-all-bytes", args={"count": size}))


# -- what a table weighs ------------------------------------------------------------------------------------------

_CONTENTS: Final[dict[sa.Table, Sequence[str]]] = {
    storage.moves: ("action", "chance", "command"),
    storage.lines: ("entry",),
    storage.snapshots: ("state",),
    storage.chat: ("name", "text"),
    storage.packages: ("data",),
    storage.analyses: ("data",),
}


def weight(connection: Connection, table: str) -> int:
    """The bytes of a table in the database: what is in its rows, and what rows cost."""
    return TABLE + sum(_weight_of(connection, part, names, table) for part, names in _CONTENTS.items())


def _weight_of(connection: Connection, part: sa.Table, names: Sequence[str], table: str) -> int:
    contents = sum((_bytes_of(connection, part.c[name]) for name in names), sa.literal(ROW))
    wanted = sa.select(sa.func.coalesce(sa.func.sum(contents), 0)).where(part.c.table_id == table)
    return int(connection.execute(wanted).scalar_one())


def _bytes_of(connection: Connection, column: sa.Column[object]) -> sa.ColumnElement[int]:
    if connection.dialect.name == "postgresql":
        return sa.func.coalesce(sa.func.octet_length(column), 0)
    return sa.func.coalesce(sa.func.length(sa.cast(column, sa.BLOB)), 0)


def read_unweighed(connection: Connection, most: int) -> list[str]:
    """Tables that have changed since they were weighed; whichever has waited for longest first."""
    columns = storage.tables.c
    changed = sa.select(columns.id).where(
        columns.packed == "", columns.updated > columns.weighed, columns.status != "arriving"
    )
    return list(connection.execute(changed.order_by(columns.weighed).limit(most)).scalars())


def note_weight(connection: Connection, table: str, weight: int, now: float) -> None:
    """What a table weighed then. That is no change of the table: whoever holds it holds it still."""
    columns = storage.tables.c
    awake = sa.update(storage.tables).where(columns.id == table, columns.packed == "")
    connection.execute(awake.values(bytes=weight, weighed=now))
