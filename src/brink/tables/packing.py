"""A table that nobody has opened for long sleeps: its moves, log lines and snapshots are one package instead of rows.

Nothing is lost by it: what comes out of a package is what went in, so a table goes on exactly where it stood, and
whether rules have changed meanwhile makes no difference. Facts, seats and chat stay where they are: the lobby, clocks
and keys know a table that sleeps like any other.

Whatever `packed` says, one of the two is complete: the package unless it is empty, then the rows. So every step may be
the last one before a crash: rows of a table that sleeps are remains and are swept up; rows of one that is waking are
the beginning of what is put back, and putting back again what is there changes nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from brink.engine import Reason, Refused
from brink.tables import quotas, storage, store
from brink.tables.clocks import DAY
from brink.tables.folding import Cells, Part, Slice, rows_in, unfold
from brink.tables.rows import Facts, Row
from brink.tables.shapes import Status

HOUR: Final = 3600.0
LOBBY_DAYS: Final = 2.0  # after so many nobody waits at an open table any more
NOTED: Final = HOUR / 4  # how exactly it is known when somebody last looked
_OF: Final[dict[Part, sa.Table]] = {"moves": storage.moves, "lines": storage.lines, "snapshots": storage.snapshots}
_SMALL: Final = 10  # a slice has so many times fewer snapshots than rows


class Upkeep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What becomes of tables that nobody opens. 0 days: nothing, for ever."""

    pack_days: float = 30.0
    remove_days: float = 0.0
    every: float = 60.0  # seconds between two rounds
    at_once: int = 50  # tables in a round


# -- which ones ---------------------------------------------------------------------------------------------------


def read_sleepy(connection: Connection, now: float, upkeep: Upkeep) -> list[str]:
    """Tables that may sleep. One that is over and was only looked at once more does so after an hour."""
    if not upkeep.pack_days:
        return []
    columns = storage.tables.c
    long, lobby = upkeep.pack_days * DAY, min(upkeep.pack_days, LOBBY_DAYS) * DAY
    wanted = sa.or_(
        _unused(["running", "broken"], now - long, now - long),
        _unused(["finished"], now - long, now - min(HOUR, long)),
        _unused(["open"], now - lobby, now - lobby),
    )
    found = sa.select(columns.id).where(columns.packed == "", wanted).order_by(columns.updated).limit(upkeep.at_once)
    return list(connection.execute(found).scalars())


def _unused(statuses: list[Status], changed: float, looked_at: float) -> sa.ColumnElement[bool]:
    columns = storage.tables.c
    return sa.and_(columns.status.in_(statuses), columns.updated <= changed, columns.opened <= looked_at)


def note_opened(connection: Connection, table: str, now: float) -> None:
    """Somebody looks. That is no change of the table."""
    connection.execute(sa.update(storage.tables).where(storage.tables.c.id == table).values(opened=now))


# -- to sleep -----------------------------------------------------------------------------------------------------


def read_slice(connection: Connection, table: str, part: Part, after: Cells | None, most: int) -> list[Cells]:
    """Rows of a part after a key (version; of a line also its number), as they are stored."""
    kept = _OF[part]
    keys = _keys(kept)
    wanted = sa.select(*_contents(kept)).where(kept.c.table_id == table)
    if after is not None:
        wanted = wanted.where(sa.tuple_(*keys) > tuple(after[: len(keys)]))
    size = max(1, most // _SMALL) if part == "snapshots" else most
    return [list(row) for row in connection.execute(wanted.order_by(*keys).limit(size))]


def _contents(kept: sa.Table) -> list[sa.Column[object]]:
    return [column for column in kept.columns if column.name != "table_id"]


def _keys(kept: sa.Table) -> list[sa.Column[object]]:
    return [column for column in kept.primary_key.columns if column.name != "table_id"]


def put_away(connection: Connection, facts: Facts, package: bytes, now: float) -> None:
    """From here on the package counts. `Lost` if anything has changed since the first row of it was read."""
    table = facts.id
    weight = quotas.weight(connection, table)
    store.update_facts(connection, facts, replace(facts, packed="packed", revision=facts.revision + 1))
    row = {"table_id": table, "weight": weight, "data": package}
    connection.execute(sa.delete(storage.packages).where(storage.packages.c.table_id == table))
    connection.execute(sa.insert(storage.packages), row)
    lighter = {"bytes": quotas.TABLE + quotas.ROW + len(package), "weighed": now}
    connection.execute(sa.update(storage.tables).where(storage.tables.c.id == table).values(lighter))


def sweep(connection: Connection, table: str, most: int) -> bool:
    """Delete some of the rows that are in the package too; False when none are left, or the table is waking."""
    columns = storage.tables.c
    asleep = sa.update(storage.tables).where(columns.id == table, columns.packed == "packed").values(packed="packed")
    if connection.execute(asleep).rowcount != 1:  # and whoever would wake it waits until we are done
        return False
    for part, kept in _OF.items():
        some = max(1, most // _SMALL) if part == "snapshots" else most
        first = sa.select(kept.c.version).where(kept.c.table_id == table).order_by(kept.c.version).limit(some)
        last = connection.execute(sa.select(sa.func.max(first.subquery().c.version))).scalar_one()
        if last is not None:
            connection.execute(sa.delete(kept).where(kept.c.table_id == table, kept.c.version <= last))
            return True
    return False


def read_unswept(connection: Connection) -> list[str]:
    """Tables that sleep and have rows: whoever packed them died over it."""
    columns = storage.tables.c
    remains = sa.or_(*(sa.exists().where(kept.c.table_id == columns.id) for kept in _OF.values()))
    return list(connection.execute(sa.select(columns.id).where(columns.packed == "packed", remains)).scalars())


# -- and awake ----------------------------------------------------------------------------------------------------


def begin_waking(connection: Connection, table: str, door: quotas.Doorkeeper) -> bytes | None:
    """The package of a table that is to wake; None: it is awake. A game that is over is not put back where it would
    fill the server up.
    """
    columns = storage.tables.c
    sleeping = sa.and_(columns.id == table, columns.packed != "")
    if connection.execute(sa.update(storage.tables).where(sleeping).values(packed="waking")).rowcount != 1:
        return None
    package = connection.execute(sa.select(storage.packages).where(storage.packages.c.table_id == table)).one()
    status = connection.execute(sa.select(columns.status).where(columns.id == table)).scalar_one()
    if status == "finished" and not door.has_room(package.weight):
        raise Refused(Reason("table-sleeps"))
    door.totals.bytes += package.weight
    return bytes(package.data)


def put_back(connection: Connection, table: str, data: bytes) -> None:
    """Some rows; those that are there already are the same."""
    some: Slice = rows_in(data)
    kept = _OF[some.part]
    names = [column.name for column in _contents(kept)]
    rows = [{"table_id": table, **dict(zip(names, row, strict=True))} for row in some.rows]
    if rows:
        connection.execute(storage.insert_new(connection, kept), rows)


def end_waking(connection: Connection, table: str, now: float) -> None:
    """From here on the rows count, unless another process has said so already."""
    columns, package = storage.tables.c, storage.packages.c
    weight = sa.select(package.weight).where(package.table_id == table).scalar_subquery()
    awake = {"packed": "", "revision": columns.revision + 1, "opened": now, "bytes": weight}
    waking = sa.update(storage.tables).where(columns.id == table, columns.packed == "waking").values(awake)
    if connection.execute(waking).rowcount == 1:
        connection.execute(sa.delete(storage.packages).where(package.table_id == table))


# -- for ever -----------------------------------------------------------------------------------------------------


def read_dead(connection: Connection, now: float, upkeep: Upkeep) -> list[str]:
    """Tables that the host wants to be rid of."""
    if not upkeep.remove_days:
        return []
    columns = storage.tables.c
    wanted = sa.select(columns.id).where(_forgotten(now, upkeep)).order_by(columns.updated)
    return list(connection.execute(wanted.limit(upkeep.at_once)).scalars())


def remove(connection: Connection, table: str, now: float, upkeep: Upkeep) -> None:
    """Unless somebody has opened it this very moment."""
    connection.execute(sa.delete(storage.tables).where(storage.tables.c.id == table, _forgotten(now, upkeep)))


def _forgotten(now: float, upkeep: Upkeep) -> sa.ColumnElement[bool]:
    columns, before = storage.tables.c, now - upkeep.remove_days * DAY
    return sa.and_(columns.packed == "packed", columns.updated <= before, columns.opened <= before)


# -- looking inside -----------------------------------------------------------------------------------------------


def contents(connection: Connection, table: str) -> tuple[list[Row], dict[int, bytes]]:
    """The moves and snapshots of a table that sleeps, without waking it."""
    wanted = sa.select(storage.packages.c.data).where(storage.packages.c.table_id == table)
    rows: list[Row] = []
    snapshots: dict[int, bytes] = {}
    for some in map(rows_in, unfold(bytes(connection.execute(wanted).scalar_one()))):
        if some.part == "moves":
            names = [column.name for column in _contents(storage.moves)]
            rows += [store.move_row(dict(zip(names, row, strict=True))) for row in some.rows]
        elif some.part == "snapshots":
            snapshots.update((version, state) for version, state in some.rows)
    return rows, snapshots
