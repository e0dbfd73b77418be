"""Statements of every move, prepared once.

SQLAlchemy needs several times as long to hand a statement over as SQLite to carry it out. So what every move writes
goes to SQLite's driver itself, as text that was compiled once; to PostgreSQL it goes as ever.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

Values: TypeAlias = Mapping[str, object]

_SQLITE: Final = sqlite.dialect(paramstyle="named")


class Prepared:
    """A statement whose parameters are named. `columns`: those that are given, if not all."""

    def __init__(self, statement: sa.Insert | sa.Update, *columns: str) -> None:
        self._statement = statement
        self._text = str(statement.compile(dialect=_SQLITE, column_keys=columns or None))

    def run(self, connection: Connection, values: Values) -> int:
        """How many rows it met."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values).rowcount
        return self._cursor(connection, values).rowcount

    def run_all(self, connection: Connection, several: Sequence[Values]) -> None:
        """Once for each of these."""
        if not several:
            return
        if connection.dialect.name != "sqlite":
            connection.execute(self._statement, several)
        elif len(several) == 1:
            self._cursor(connection, several[0])
        else:
            self._cursor(connection, several)

    def number(self, connection: Connection, values: Values) -> int:
        """Insert a row; the number the database gives it."""
        if connection.dialect.name != "sqlite":
            return int(connection.execute(self._statement, values).inserted_primary_key[0])  # type: ignore[index]
        return self._cursor(connection, values).lastrowid or 0

    def _cursor(self, connection: Connection, values: Values | Sequence[Values]) -> sqlite3.Cursor:
        driver = driver_of(connection)
        try:
            if isinstance(values, Mapping):
                return driver.execute(self._text, values)
            return driver.executemany(self._text, values)
        except sqlite3.IntegrityError as error:  # so that nobody need know which database it is
            raise IntegrityError(self._text, None, error) from error


def driver_of(connection: Connection) -> sqlite3.Connection:
    """SQLite itself."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
