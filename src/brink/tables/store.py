"""Reading and writing tables. One function a question, SQL in all of them.

They are plain functions: `Storage` runs a whole transaction of them at once (see there).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict, replace
from sqlalchemy.engine import Connection

from brink.engine import Entry, Move
from brink.tables import keeping, storage
from brink.tables.course import Course
from brink.tables.live import Change, Live
from brink.tables.quotas import ROW
from brink.tables.rows import Chair, Facts, Packed, Row
from brink.tables.shapes import ChatLine, NoSuchTable, Status
from brink.tables.statements import Prepared, Values
from brink.tables.thinking import pack_state

_JSON: Final = frozenset({"options", "settings", "setup", "past", "asked", "outcome", "standing", "reply", "freeing"})
_AT_ONCE: Final = 500  # rows in one statement
T = TypeVar("T")
ByColumn: TypeAlias = Mapping[Any, Any]
"""A row as the database gives it, by column. Of what type a value is, only its column knows."""
_encode: Final = msgspec.json.encode
# msgspec learns a type when it is first asked for it, and two threads that ask at once crash the process. So it learns
# here, where there is one thread, whatever is read in several.
_LEARNT: Final = [msgspec.json.Decoder(kind) for kind in (Facts, Chair)]
entry_of: Final = msgspec.json.Decoder(Entry).decode


class Lost(Exception):
    """Somebody else changed the table first; nothing was written."""


# -- rows and structs -------------------------------------------------------------------------------------------


def _columns(values: Values) -> dict[str, object]:
    """Values as they are stored: structs, lists and dictionaries as JSON."""
    return {
        name: _encode(value).decode() if name in _JSON and value is not None else value
        for name, value in values.items()
    }


def _plain(row: ByColumn) -> dict[str, object]:
    return {
        str(name): msgspec.json.decode(value) if name in _JSON and value is not None else value
        for name, value in row.items()
        if name != "table_id"
    }


def facts_of(row: ByColumn) -> Facts:
    return msgspec.convert(_plain(row), Facts)


def chair_of(row: ByColumn) -> Chair:
    return msgspec.convert(_plain(row), Chair)


def move_row(row: ByColumn) -> Row:
    decode = msgspec.json.decode
    move = Move(row["seat"], decode(row["action"]), decode(row["chance"]), row["shown"])
    return Row(row["version"], move, row["by"], row["at"], row["command"])


# -- reading ----------------------------------------------------------------------------------------------------


def _known(table: str) -> str:
    """Whatever a client may call a table; what is no id does not even reach the database."""
    if not (table.isascii() and table.isalnum()):
        raise NoSuchTable
    return table


def read_facts(connection: Connection, table: str, columns: Sequence[str] | None = None) -> Facts:
    """`columns`: those there are, in a database of an earlier release."""
    wanted = storage.tables.c if columns is None else [storage.tables.c[name] for name in columns]
    found = connection.execute(sa.select(*wanted).where(storage.tables.c.id == _known(table)))
    row = found.mappings().first()
    if row is None:
        raise NoSuchTable
    return facts_of(row)


def read_version(connection: Connection, table: str) -> tuple[int, int]:
    """Version and revision: does what we hold in memory still stand?"""
    columns = storage.tables.c
    found = connection.execute(sa.select(columns.version, columns.revision).where(columns.id == _known(table)))
    row = found.first()
    if row is None:
        raise NoSuchTable
    return row.version, row.revision


def read_packed(connection: Connection, table: str) -> Packed:
    """Are its moves, log lines and snapshots in their rows, or does it sleep?"""
    columns = storage.tables.c
    packed: Packed | None = connection.execute(sa.select(columns.packed).where(columns.id == _known(table))).scalar()
    if packed is None:
        raise NoSuchTable
    return packed


def read_players(connection: Connection, table: str) -> int:
    """How many seats a table has."""
    seats = sa.select(sa.func.count()).select_from(storage.seats).where(storage.seats.c.table_id == table)
    return int(connection.execute(seats).scalar_one())


def read_chairs(connection: Connection, tables: Iterable[str]) -> dict[str, tuple[Chair, ...]]:
    seats = storage.seats
    ids = list(tables)
    found = connection.execute(
        sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    )
    chairs: dict[str, list[Chair]] = {table: [] for table in ids}
    for row in found.mappings():
        chairs[row["table_id"]].append(chair_of(row))
    return {table: tuple(several) for table, several in chairs.items()}


def read_rows(connection: Connection, table: str, after: int = 0, until: int | None = None) -> list[Row]:
    """Part by part: PostgreSQL is asked in the event loop, and between two parts somebody else has his turn."""
    found: list[Row] = []
    while True:
        some = _some_rows(connection, table, found[-1].version if found else after, until)
        found += some
        if len(some) < _AT_ONCE:
            return found


def _some_rows(connection: Connection, table: str, after: int, until: int | None) -> list[Row]:
    moves = storage.moves
    wanted = sa.select(moves).where(moves.c.table_id == table, moves.c.version > after)
    if until is not None:
        wanted = wanted.where(moves.c.version <= until)
    rows = connection.execute(wanted.order_by(moves.c.version).limit(_AT_ONCE))
    return [move_row(row) for row in rows.mappings()]


def read_course(connection: Connection, facts: Facts) -> Course:
    """Which versions count: told by the rows that are no moves, which are few."""
    moves = storage.moves
    marks = sa.select(moves).where(moves.c.table_id == facts.id, moves.c.by.in_(["undo", "rules"]))
    rows = connection.execute(marks.order_by(moves.c.version))
    return Course(facts.version, [move_row(row) for row in rows.mappings()])


def read_snapshot(connection: Connection, table: str, versions: Collection[int] | None) -> tuple[int, bytes]:
    """The newest snapshot; with `versions` the newest among these."""
    kept = read_kept_versions(connection, table)
    newest = max(kept if versions is None else kept.intersection(versions))
    return newest, read_snapshots(connection, table, [newest])[newest]


def read_kept_versions(connection: Connection, table: str) -> set[int]:
    """The versions there are snapshots of."""
    columns = storage.snapshots.c
    return set(connection.execute(sa.select(columns.version).where(columns.table_id == table)).scalars())


def read_snapshots(connection: Connection, table: str, versions: Sequence[int] | None = None) -> dict[int, bytes]:
    """By version; all of them, if none are named."""
    columns = storage.snapshots.c
    wanted = sa.select(columns.version, columns.state).where(columns.table_id == table)
    found: dict[int, bytes] = {}
    for some in [None] if versions is None else _in_parts(versions):
        these = wanted if some is None else wanted.where(columns.version.in_(some))
        found |= {row.version: row.state for row in connection.execute(these)}
    return found


def _in_parts(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    """A statement takes so many parameters (PostgreSQL: 32,767), and a driver holds what it sends."""
    for start in range(0, len(rows), _AT_ONCE):
        yield rows[start : start + _AT_ONCE]


def read_ids(connection: Connection, *statuses: Status) -> list[str]:
    """The tables of these statuses, also private ones, the oldest first."""
    columns = storage.tables.c
    wanted = sa.select(columns.id).where(columns.status.in_(statuses)).order_by(columns.updated, columns.id)
    return list(connection.execute(wanted).scalars())


def read_command(connection: Connection, table: str, command: str) -> bool:
    """Was this command done already?"""
    moves = storage.moves
    found = connection.execute(sa.select(moves.c.version).where(moves.c.table_id == table, moves.c.command == command))
    return found.first() is not None


def read_lines(connection: Connection, table: str, first: int) -> list[tuple[int, Entry]]:
    """All log lines from a version on, part by part, for all audiences. Who calls this filters."""
    found: list[tuple[int, Entry]] = []
    last = before_version(first)
    while True:
        some = read_some_lines(connection, table, last, _AT_ONCE)
        found += [(version, entry) for version, _, entry in some]
        if len(some) < _AT_ONCE:
            return found
        last = some[-1][:2]


def read_lines_backwards(
    connection: Connection, table: str, first: int, until: int | None, at_once: int = _AT_ONCE
) -> Iterator[tuple[int, Entry]]:
    """The log lines of these versions, the newest first, part by part, for all audiences. Who calls this filters."""
    columns = storage.lines.c
    here = sa.tuple_(columns.version, columns.n)
    wanted = sa.select(columns.version, columns.n, columns.entry).where(columns.table_id == table)
    wanted = wanted.where(columns.version >= first).order_by(columns.version.desc(), columns.n.desc())
    upper = [] if until is None else [columns.version <= until]
    while True:
        some = connection.execute(wanted.where(*upper).limit(at_once)).all()
        yield from ((row.version, entry_of(row.entry)) for row in some)
        if len(some) < at_once:
            return
        upper = [here < (some[-1].version, some[-1].n)]


def before_version(version: int) -> tuple[int, int]:
    """After which version and number the lines of this version begin."""
    return version, -1


def read_some_lines(
    connection: Connection, table: str, after: tuple[int, int], most: int, until: int | None = None
) -> list[tuple[int, int, Entry]]:
    """Log lines after a version and number, up to a version, for all audiences. Who calls this filters."""
    columns = storage.lines.c
    wanted = sa.select(columns.version, columns.n, columns.entry).where(
        columns.table_id == table, sa.tuple_(columns.version, columns.n) > after
    )
    if until is not None:
        wanted = wanted.where(columns.version <= until)
    found = connection.execute(wanted.order_by(columns.version, columns.n).limit(most))
    return [(row.version, row.n, entry_of(row.entry)) for row in found]


def read_left_behind(connection: Connection, before: float) -> list[str]:
    """Tables that never arrived completely: the process that wrote them is gone."""
    columns = storage.tables.c
    wanted = sa.select(columns.id).where(columns.status == "arriving", columns.created < before)
    return list(connection.execute(wanted).scalars())


def read_lobby(connection: Connection, statuses: Sequence[Status], limit: int) -> list[Facts]:
    tables = storage.tables
    found = connection.execute(
        sa.select(tables)
        .where(tables.c.status.in_(list(statuses)), sa.not_(tables.c.private))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(limit)
    )
    return [facts_of(row) for row in found.mappings()]


def read_due(connection: Connection, now: float, patience: float) -> list[str]:
    """Running tables whose clock has run out, or whose bot has not moved for `patience` seconds."""
    columns = storage.tables.c
    neglected = sa.and_(columns.automatic, columns.updated <= now - patience)
    found = connection.execute(
        sa.select(columns.id).where(columns.status == "running", sa.or_(columns.deadline <= now, neglected))
    )
    return list(found.scalars())


# -- writing ----------------------------------------------------------------------------------------------------


def insert_table(connection: Connection, live: Live) -> None:
    """A table and the pack it is begun with."""
    keeping.keep(connection, live.game, live.facts.pack_hash, live.facts.pack)
    connection.execute(sa.insert(storage.tables), _columns(asdict(live.facts)))
    rows = [{"table_id": live.facts.id, **_columns(asdict(chair))} for chair in live.chairs]
    connection.execute(sa.insert(storage.seats), rows)


def write_change(connection: Connection, old: Live, change: Change) -> None:
    """All of a change, if the table is still what it was made from; else `Lost`."""
    new, table = change.new, old.facts.id
    if change.guard is not None:
        change.guard(connection)
    update_facts(connection, old.facts, new.facts)
    for before, after in zip(old.chairs, new.chairs, strict=True):
        if before != after:
            _update_chair(connection, table, before, after)
    for one in (*change.earlier, change):
        if one.row is not None:
            insert_rows(connection, table, [one.row])
        first = 0 if one.row is not None else old.facts.lines
        insert_lines(connection, table, one.new.facts.version, one.entries, first)
    if change.snapshot and new.state is not None:
        insert_snapshots(connection, table, {new.facts.version: pack_state(new.game, new.state)})


def update_facts(connection: Connection, old: Facts, new: Facts) -> None:
    changes = _columns(_difference(old, new))
    was = {"was_id": old.id, "was_version": old.version, "was_revision": old.revision}
    if _facts_update(tuple(changes)).run(connection, {**changes, **was}) != 1:
        raise Lost


def _update_chair(connection: Connection, table: str, old: Chair, new: Chair) -> None:
    changes = _columns(_difference(old, new))
    _chair_update(tuple(changes)).run(connection, {**changes, "was_table": table, "was_seat": new.seat})


# A statement costs more to build than to carry out; those of every move are built once for each set of columns.


@cache
def _facts_update(names: tuple[str, ...]) -> Prepared:
    columns, was = storage.tables.c, sa.bindparam
    still = (
        columns.id == was("was_id"),
        columns.version == was("was_version"),
        columns.revision == was("was_revision"),
    )
    return Prepared(sa.update(storage.tables).where(*still).values({name: was(name) for name in names}))


@cache
def _chair_update(names: tuple[str, ...]) -> Prepared:
    columns, was = storage.seats.c, sa.bindparam
    this = (columns.table_id == was("was_table"), columns.seat == was("was_seat"))
    return Prepared(sa.update(storage.seats).where(*this).values({name: was(name) for name in names}))


_INSERT_MOVE: Final = Prepared(sa.insert(storage.moves))
_INSERT_LINE: Final = Prepared(sa.insert(storage.lines))
_INSERT_SNAPSHOT: Final = Prepared(sa.insert(storage.snapshots))


def _difference(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, object]:
    names, fields = _fields(type(new))
    together = zip(names, fields(old), fields(new), strict=True)
    return {name: value for name, before, value in together if value is not before and value != before}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], attrgetter[tuple[object, ...]]]:
    return kind.__struct_fields__, attrgetter(*kind.__struct_fields__)


def insert_rows(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    _INSERT_MOVE.run_all(
        connection,
        [
            {
                "table_id": table,
                "version": row.version,
                "seat": row.move.seat,
                "action": _encode(row.move.action).decode(),
                "chance": _encode(row.move.chance).decode(),
                "shown": row.move.shown,
                "command": row.command,
                "by": row.by,
                "at": row.at,
            }
            for row in rows
        ],
    )


def insert_lines(connection: Connection, table: str, version: int, entries: Sequence[Entry], first: int = 0) -> None:
    insert_told(connection, table, [(version, n, _encode(entry).decode()) for n, entry in enumerate(entries, first)])


def insert_told(connection: Connection, table: str, lines: Sequence[tuple[int, int, str]]) -> None:
    """Log lines by version and number, each as it is stored."""
    rows = [{"table_id": table, "version": version, "n": n, "entry": entry} for version, n, entry in lines]
    _INSERT_LINE.run_all(connection, rows)


def insert_snapshots(connection: Connection, table: str, states: Mapping[int, bytes]) -> None:
    rows = [{"table_id": table, "version": version, "state": state} for version, state in states.items()]
    _INSERT_SNAPSHOT.run_all(connection, rows)


def copy_rows(connection: Connection, old: str, new: str, versions: range, first: int) -> None:
    """Moves of one table as the past of another, there from number `first` on."""
    moves = storage.moves.c
    number = moves.version - (versions.start - first)
    same = [moves.seat, moves.action, moves.chance, moves.shown]
    wanted = sa.select(sa.literal(new), number, *same, sa.literal("fork"), moves.at).where(
        moves.table_id == old, moves.version >= versions.start, moves.version < versions.stop
    )
    names = ["table_id", "version", "seat", "action", "chance", "shown", "by", "at"]
    connection.execute(sa.insert(storage.moves).from_select(names, wanted))


def delete_table(connection: Connection, table: str) -> None:
    connection.execute(sa.delete(storage.tables).where(storage.tables.c.id == table))


# -- chat -------------------------------------------------------------------------------------------------------


def add_chat(connection: Connection, table: str, line: ChatLine) -> ChatLine:
    """Give the line its number and keep it. Who writes at the same time waits for the table's row (PostgreSQL)."""
    heavier = storage.tables.c.bytes + ROW + len(line.text.encode())
    connection.execute(sa.update(storage.tables).where(storage.tables.c.id == table).values(bytes=heavier))
    last = connection.execute(sa.select(sa.func.max(storage.chat.c.n)).where(storage.chat.c.table_id == table))
    line = replace(line, n=int(last.scalar_one() or 0) + 1)
    connection.execute(sa.insert(storage.chat), {"table_id": table, **asdict(line)})
    return line


def read_chat(connection: Connection, table: str, since: int) -> list[ChatLine]:
    read_version(connection, table)  # is there such a table?
    columns = storage.chat.c
    found = connection.execute(
        sa.select(storage.chat).where(columns.table_id == table, columns.n > since).order_by(columns.n)
    )
    return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in found]
