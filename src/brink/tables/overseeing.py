"""What whoever runs a server may know of its tables, and what he may do with them.

He may be a player too, so nothing here depends on what is hidden in a game that runs: no state, no seed, no key, not
even the size of what is stored (it would tell of hands), nor when somebody has answered in advance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.engine import BrinkError
from brink.tables import quotas, store
from brink.tables.backup import alone
from brink.tables.hall import Hall
from brink.tables.measuring import Meter
from brink.tables.shapes import Event, NoSuchTable, Status
from brink.tables.storage import ReadOnly, Storage, moves, newest_revision, reach, seats, tables

A_TABLE: Final = 4_000  # bytes, about, before its first move
A_MOVE: Final = 500  # bytes, about, with its log lines and its share of a snapshot
SHOWN: Final = 200  # tables at once


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its host sees it."""

    table: str
    game: str
    title: str
    status: Status
    private: bool
    created: float
    moved: float | None  # when the last move was made
    moves: int
    people: int  # seats of people
    bots: int
    bytes: int  # of a game that runs it is reckoned from its moves


class Sizes(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is."""

    bytes: int  # of the whole database
    tables: dict[str, int]  # by status


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What a process is doing with its tables."""

    held: int  # tables in memory
    long_work: dict[str, int]  # pieces that wait, by where they are done
    meters: dict[str, tuple[int, float]]  # how often, how many seconds


def read_tables(connection: Connection, statuses: Sequence[Status], most: int = SHOWN) -> list[TableLine]:
    """The newest tables, also private ones; those that moved last come first."""
    columns = tables.c
    wanted = ("id", "game", "title", "status", "private", "created", "updated", "moves", "bytes", "packed")
    facts = sa.select(*(columns[name] for name in wanted))
    newest = facts.where(columns.status.in_(statuses)).order_by(columns.created.desc()).limit(most)
    rows = connection.execute(newest).all()
    ids = [row.id for row in rows]
    moved = _last_moves(connection, ids) | {row.id: row.updated for row in rows if row.packed and row.moves}
    kinds = sa.select(seats.c.table_id, seats.c.kind, sa.func.count()).where(seats.c.table_id.in_(ids))
    sat: dict[tuple[str, str], int] = {
        (table, kind): number
        for table, kind, number in connection.execute(kinds.group_by(seats.c.table_id, seats.c.kind))
    }
    found = [
        TableLine(
            table=row.id,
            game=row.game,
            title=row.title,
            status=row.status,
            private=row.private,
            created=row.created,
            moved=moved.get(row.id),
            moves=row.moves,
            people=sat.get((row.id, "person"), 0),
            bots=sat.get((row.id, "bot"), 0),
            bytes=_bytes(connection, row),
        )
        for row in rows
    ]
    return sorted(found, key=lambda line: line.moved or line.created, reverse=True)


def _last_moves(connection: Connection, ids: Sequence[str]) -> dict[str, float]:
    """When the last move was made; of a table that sleeps the moves are packed away."""
    of = moves.c.table_id
    found = connection.execute(sa.select(of, sa.func.max(moves.c.at)).where(of.in_(ids)).group_by(of))
    return {row[0]: row[1] for row in found}


def _bytes(connection: Connection, row: sa.Row[*tuple[object, ...]]) -> int:
    if row.status != "finished":
        return A_TABLE + int(row.moves) * A_MOVE
    return int(row.bytes) or quotas.weight(connection, row.id)


def read_sizes(connection: Connection) -> Sizes:
    counted = connection.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
    numbers = dict.fromkeys(get_args(Status), 0) | {row[0]: row[1] for row in counted}
    return Sizes(bytes=_database_bytes(connection), tables=numbers)


def _database_bytes(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.execute(sa.select(sa.func.pg_database_size(sa.func.current_database()))).scalar_one())
    pages, size = (connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "page_size"))
    return int(pages) * int(size)


def figures(hall: Hall) -> Figures:
    spent: dict[str, Meter] = {"queue": hall.waited, "workers": hall.workers.meter, **hall.storage.meters}
    return Figures(
        held=hall.held_tables,
        long_work={"workers": hall.turns.waiting, "process": hall.slices.waiting},
        meters={name: (meter.count, meter.seconds) for name, meter in spent.items()},
    )


async def remove(hall: Hall, table: str) -> None:
    """The table is gone, with its moves and its chat; whoever sits there is told so."""
    async with hall.queue(table):

        def delete(connection: Connection) -> None:
            store.read_version(connection, table)  # is there such a table?
            store.delete_table(connection, table)

        await hall.take_away(Event(table, 0, frozenset({"seats"})), delete)


# -- without a server -------------------------------------------------------------------------------------------------


async def look(url: str, statuses: Sequence[Status], most: int = SHOWN) -> tuple[list[TableLine], Sizes]:
    """A database, whoever serves it."""
    database = ReadOnly(url)
    try:
        schema = await reach(database)
        if schema is None:
            raise BrinkError("there are no tables in this database")
        if schema != newest_revision():
            raise BrinkError("the database is of another release; start a server of this one on it first")
        return await database.read(lambda on: (read_tables(on, statuses, most), read_sizes(on)))
    finally:
        await database.close()


async def remove_from(url: str, table: str) -> None:
    """Where no server has the database: it would go on with what it holds in memory."""
    database = Storage(url)
    try:
        database.claim()
        if await reach(database) is None:
            raise BrinkError("there are no tables in this database")
        await database.write(lambda on: _remove(on, table))
    except NoSuchTable:
        raise BrinkError(f"there is no table '{table}'") from None
    finally:
        await database.close()


def _remove(connection: Connection, table: str) -> None:
    alone(connection)
    store.read_version(connection, table)
    store.delete_table(connection, table)
