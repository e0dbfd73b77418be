"""Statements of every move, prepared once.

SQLAlchemy needs several times as long to hand a statement over as the database to carry it out. So what every move
writes goes to the driver itself, as text that was compiled once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

Values: TypeAlias = Mapping[str, object]
_Cursor: TypeAlias = Any  # of either driver

_SQLITE: Final = sqlite.dialect(paramstyle="named")


class Prepared:
    """A statement whose parameters are named. `columns`: those that are given, if not all."""

    def __init__(self, statement: sa.Insert | sa.Update | sa.Select[Any], *columns: str) -> None:
        self._statement = statement
        self._columns = columns or None
        self._numbered: tuple[str, tuple[str, ...]] | None = None  # with the names of the numbers
        self._named = str(statement.compile(dialect=_SQLITE, column_keys=self._columns))

    def run(self, connection: Connection, values: Values) -> int:
        """How many rows it met."""
        return int(self._cursor(connection, values).rowcount)

    def run_all(self, connection: Connection, several: Sequence[Values]) -> None:
        """Once for each of these."""
        if len(several) == 1:
            self._cursor(connection, several[0])
        elif several:
            self._cursor(connection, several)

    def number(self, connection: Connection, values: Values) -> int:
        """Insert a row; the number the database gives it."""
        if connection.dialect.name != "sqlite":
            return int(connection.execute(self._statement, values).inserted_primary_key[0])  # type: ignore[index]
        return int(self._cursor(connection, values).lastrowid)

    def _cursor(self, connection: Connection, values: Values | Sequence[Values]) -> _Cursor:
        try:
            if connection.dialect.name != "sqlite":
                return self._at_postgres(connection, values)
            driver = driver_of(connection)
            if isinstance(values, Mapping):
                return driver.execute(self._named, values)
            return driver.executemany(self._named, values)
        except connection.dialect.loaded_dbapi.IntegrityError as error:  # so that nobody need know which database it is
            raise IntegrityError(self._named, None, error) from error

    def _at_postgres(self, connection: Connection, values: Values | Sequence[Values]) -> _Cursor:
        if self._numbered is None:
            made = self._statement.compile(dialect=connection.dialect, column_keys=self._columns)
            self._numbered = str(made), tuple(made.positiontup or ())
        text, names = self._numbered
        cursor = connection.connection.cursor()
        if isinstance(values, Mapping):
            cursor.execute(text, [values[name] for name in names])
        else:
            cursor.executemany(text, [[one[name] for name in names] for one in values])
        return cursor


def driver_of(connection: Connection) -> sqlite3.Connection:
    """SQLite itself."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
