"""A whole database in one file, of one moment, while servers run; and a database from such a file.

The file is gzip over lines of JSON: a head, then for each table its name and columns and a line a row, then an end by
which a file that was cut is known. Both databases write and read it. Of an earlier release the file has that release's
schema: it is restored as it was, and then brought up to date.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import time
import zlib
from base64 import b64decode
from binascii import Error as NoBase64
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Final, TypeAlias, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from brink import __version__
from brink.engine import BrinkError
from brink.tables import store
from brink.tables.folding import Cells
from brink.tables.shapes import Status
from brink.tables.storage import (
    OF_THE_MOMENT,
    SERVING_LOCK,
    ReadOnly,
    Storage,
    metadata,
    migrate,
    newest_revision,
    pulse,
    reach,
    revisions,
    stored_revision,
    tables,
)

FORMAT: Final = 1
REVISION: Final = "alembic_version"
UNREADABLE: Final = (
    gzip.BadGzipFile,
    EOFError,
    zlib.error,
    msgspec.MsgspecError,
    UnicodeDecodeError,
    RecursionError,
)
_AT_ONCE: Final = 500  # rows in memory


class Head(msgspec.Struct, frozen=True, kw_only=True, tag="brink-backup", forbid_unknown_fields=True):
    """The first line."""

    format: int = FORMAT
    schema: str
    release: str = __version__
    made: float


class Part(msgspec.Struct, frozen=True, tag="part", forbid_unknown_fields=True):
    """The rows of a table follow."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The last line."""

    rows: int


class Damaged(Exception):
    """What is in a file does not go into a database; `str` says where."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds, for whoever asked for it."""

    schema: str
    release: str
    tables: int
    rows: int
    bytes: int


Batches: TypeAlias = Iterator[tuple[Part, list[Cells]]]
_line: Final = msgspec.json.Decoder(Part | End | Cells).decode
_encode: Final = msgspec.json.encode


# -- backup -------------------------------------------------------------------------------------------------------


async def backup(url: str, file: Path) -> Kept:
    """Nobody who plays has to wait for it."""
    if file.exists():
        raise BrinkError(f"{file} is there already")
    database = ReadOnly(url)
    try:
        schema = await reach(database)
        if schema is None:
            raise BrinkError("there are no tables in this database")
        with _complete(file) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as out:
            kept = await database.read(partial(_save, out=out))
    finally:
        await database.close()
    return msgspec.structs.replace(kept, bytes=file.stat().st_size)


@contextmanager
def _complete(file: Path) -> Iterator[IO[bytes]]:
    """A file that is there when all of it is. Only its owner may read it: it has the seeds of running games."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(handle)
        Path(name).rename(file)
    except BaseException:
        Path(name).unlink()
        raise


def _save(connection: Connection, out: gzip.GzipFile) -> Kept:
    schema = stored_revision(connection)
    assert schema is not None
    head = Head(schema=schema, made=time.time())
    out.write(_encode(head) + b"\n")
    counts = {str(each.name): _save_part(connection, each, out) for each in _kept(connection).sorted_tables}
    rows = sum(counts.values())
    out.write(_encode(End(rows)) + b"\n")
    return Kept(schema=schema, release=head.release, tables=counts[tables.name], rows=rows, bytes=0)


def _kept(connection: Connection) -> sa.MetaData:
    """Our tables as they are there. What is for the servers of this moment is left out."""
    found = sa.MetaData()
    wanted = set(metadata.tables) - OF_THE_MOMENT
    found.reflect(connection, only=lambda name, _: name in wanted)
    return found


def _save_part(connection: Connection, table: sa.Table, out: gzip.GzipFile) -> int:
    out.write(_encode(Part(str(table.name), [str(column.name) for column in table.columns])) + b"\n")
    count = 0
    found = connection.execution_options(yield_per=_AT_ONCE).execute(sa.select(table))
    for some in found.partitions():
        out.writelines(_encode(tuple(row)) + b"\n" for row in some)
        count += len(some)
    return count


# -- restore ------------------------------------------------------------------------------------------------------


async def restore(file: Path, url: str, *, replace: bool = False) -> Kept:
    """All of it or nothing. The database must be empty, unless what is there may be replaced, and no server on it."""
    with gzip.open(file) as lines:
        head = _head(file, lines)
        database = Storage(url)
        try:
            database.claim()
            await reach(database)
            kept = await database.write(partial(_restore, head=head, batches=_batches(file, lines), replace=replace))
        except Damaged as where:
            raise BrinkError(f"{file} is damaged ({where}); nothing was restored") from None
        finally:
            await database.close()
    return msgspec.structs.replace(kept, bytes=file.stat().st_size)


def _head(file: Path, lines: gzip.GzipFile) -> Head:
    try:
        head = msgspec.json.decode(lines.readline(), type=Head)
    except UNREADABLE:
        raise BrinkError(f"{file} is no backup of ours") from None
    if head.schema not in revisions() and head.schema < newest_revision():
        raise BrinkError(f"{file} is no backup of ours: there is no schema '{head.schema}'")
    if head.format > FORMAT or head.schema > newest_revision():
        raise BrinkError(f"{file} is of a newer release ({head.release}); use that release")
    return head


def _batches(file: Path, lines: gzip.GzipFile) -> Batches:
    """Rows and whose they are, some at a time, to the end that the file promises."""
    try:
        yield from _read(map(_line, lines))
    except UNREADABLE:
        raise BrinkError(f"{file} is damaged; nothing was restored") from None


def _read(lines: Iterator[Part | End | Cells]) -> Batches:
    part, rows, count = Part("", []), [], 0
    for line in lines:
        if isinstance(line, list):
            rows.append(line)
            count += 1
            if len(rows) < _AT_ONCE:
                continue
        if rows:
            yield part, rows
            rows = []
        if isinstance(line, Part):
            part = line
        elif isinstance(line, End) and line.rows == count:
            return
    raise EOFError


def _restore(connection: Connection, head: Head, batches: Batches, replace: bool) -> Kept:
    alone(connection)
    _clear(connection, replace)
    migrate(connection, head.schema)
    counts = _fill(connection, batches)
    migrate(connection)
    _check(connection)
    _note_the_moment(connection, head)
    return Kept(
        schema=head.schema, release=head.release, tables=counts[tables.name], rows=sum(counts.values()), bytes=0
    )


def alone(connection: Connection) -> None:
    """Servers hold what they have read in memory. On SQLite the claim has settled it."""
    if connection.dialect.name == "postgresql":
        free = connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SERVING_LOCK))).scalar_one()
        if not free:
            raise BrinkError("a server has this database open; stop it first")


def _clear(connection: Connection, replace: bool) -> None:
    """Take our tables away, so that the file's schema can be made."""
    stored, ours = stored_revision(connection), newest_revision()
    there = set(sa.inspect(connection).get_table_names())
    known = there & set(metadata.tables)
    if stored is None and known:
        raise BrinkError(f"this database has a table '{min(known)}' that is not ours; choose another one")
    if stored is not None and stored > ours:
        raise BrinkError(
            f"the database is of a newer release (its schema is {stored}, ours {ours}); choose another one"
        )
    if known and not replace and connection.execute(sa.select(tables.c.id).limit(1)).first() is not None:
        raise BrinkError("there are tables in this database; --replace takes them away")
    for each in reversed(metadata.sorted_tables):
        if each.name in known:
            connection.execute(sa.schema.DropTable(each))
    if REVISION in there:
        connection.exec_driver_sql(f"DROP TABLE {REVISION}")


def _fill(connection: Connection, batches: Batches) -> Counter[str]:
    kept = _kept(connection).tables
    counts: Counter[str] = Counter()
    for part, rows in batches:
        if part.table not in kept:
            raise Damaged(f"there is no table '{part.table}'")
        table = kept[part.table]
        unknown = [name for name in part.columns if name not in table.columns]
        if unknown:
            raise Damaged(f"'{part.table}' has no column '{unknown[0]}'")
        columns = [table.columns[name] for name in part.columns]
        try:
            connection.execute(sa.insert(table), [_row(columns, row) for row in rows])
        except OperationalError:  # a full disk, a lost line: not the file's fault
            raise
        except (DBAPIError, OverflowError) as error:
            raise Damaged(f"'{part.table}': {_in_one_line(error)}") from None
        counts[part.table] += len(rows)
    return counts


def _in_one_line(error: Exception) -> str:
    return str(getattr(error, "orig", error)).partition("\n")[0]


def _row(columns: list[sa.Column[object]], values: Cells) -> dict[str, object]:
    if len(values) != len(columns):
        raise Damaged(f"a row of '{columns[0].table.name if columns else ''}' has {len(values)} values")
    return {column.name: _value(column, value) for column, value in zip(columns, values, strict=True)}


def _value(column: sa.Column[object], value: object) -> object:
    """Bytes are base64 in JSON. SQLite would take anything for anything, and a server find out later."""
    if value is None and column.nullable:
        return None
    wanted = column.type.python_type
    kinds = {bytes: (str,), float: (float, int)}.get(wanted, (wanted,))
    if not isinstance(value, kinds) or (isinstance(value, bool) and wanted is not bool):
        raise Damaged(f"'{column.table.name}' has a {type(value).__name__} as '{column.name}'")
    try:
        return b64decode(value, validate=True) if wanted is bytes else value
    except NoBase64 as error:
        raise Damaged(f"'{column.table.name}', '{column.name}': {error}") from None


def _check(connection: Connection) -> None:
    """What a server reads of every table can be read. Whether every game goes on is for the doctor to say."""
    for table in store.read_ids(connection, *get_args(Status)):
        try:
            facts = store.read_facts(connection, table)
            chairs = store.read_chairs(connection, [table])[table]
            store.read_rows(connection, table)
        except msgspec.MsgspecError as error:
            raise Damaged(f"table {table}: {error}") from None
        if facts.deciding is not None and not 0 <= facts.deciding < len(chairs):
            raise Damaged(f"table {table}: it has no seat {facts.deciding}")


def _note_the_moment(connection: Connection, head: Head) -> None:
    """Live clocks go on from the last pulse of a server. Releases that had none: from when the backup was made."""
    if connection.execute(sa.select(pulse.c.at)).first() is None:
        connection.execute(sa.insert(pulse), {"id": 1, "at": head.made})
