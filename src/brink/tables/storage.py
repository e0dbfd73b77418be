"""The database: what is stored, and how it is reached.

SQLite is the embedded default, PostgreSQL comes with a URL. Everything that matters is here and nowhere else; what a
process holds in memory is a copy that it can lose at any moment.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, AdaptedConnection, Connection, make_url
from sqlalchemy.util import greenlet_spawn

from brink.engine import BrinkError
from brink.tables.measuring import Meter
from brink.tables.statements import driver_of

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_MS: Final = 15_000  # how long SQLite waits for another process that writes
ANSWER_WITHIN: Final = 3.0  # seconds; a database that takes longer is not there
_READERS: Final = 4
PAGES_KIB: Final = 512  # that each connection to SQLite keeps; the system keeps them too, for all
_CONNECTIONS: Final = 8  # to PostgreSQL, from one process
_MIGRATION_LOCK: Final = 7_465_726_669  # any number, the same in all processes
SERVING_LOCK: Final = 7_465_726_670  # shared by all servers on one PostgreSQL

T = TypeVar("T")

metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("pack", sa.String(80), nullable=False),
    sa.Column("pack_hash", sa.String(128), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("seed", sa.String(32), nullable=False),  # secret until the end; empty: known from chance results only
    sa.Column("commitment", sa.String(128), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # the set-up's chance results
    sa.Column("version", sa.Integer, nullable=False),  # grows with each move and undo
    sa.Column("revision", sa.Integer, nullable=False),  # grows with each change beside the game
    sa.Column("base", sa.Integer, nullable=False),  # moves taken over from another table
    sa.Column("past", sa.Text, nullable=False),  # where these went on from one table to the next, as in a record
    sa.Column("analysis", sa.Boolean, nullable=False),  # played on with every hidden card where it was
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("lines", sa.Integer, nullable=False),  # log lines of this version
    sa.Column("deciding", sa.Integer),
    sa.Column("automatic", sa.Boolean, nullable=False),  # the table itself is to move: a bot, a standing answer
    sa.Column("since", sa.Float, nullable=False),  # the deciding seat's clock runs since then
    sa.Column("deadline", sa.Float),  # when it has run out
    sa.Column("earliest", sa.Float),  # at a window: what depends on hands takes effect no sooner
    sa.Column("asked", sa.Text),  # an undo that waits for consent
    sa.Column("failures", sa.Integer, nullable=False),  # of the rules, at this version
    sa.Column("outcome", sa.Text),
    sa.Column("hash", sa.String(64), nullable=False),  # of the final state
    sa.Column("host", sa.String(64), nullable=False),  # hash of the host's token
    sa.Column("rematch", sa.String(16)),
    sa.Column("origin", sa.String(16)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("owner", sa.String(32), nullable=False, server_default=""),  # whoever created it, hashed; see `quotas`
    sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"),  # what it weighed when it was last weighed
    sa.Column("weighed", sa.Float, nullable=False, server_default="0"),  # when that was
    sa.Column("opened", sa.Float, nullable=False, server_default="0"),  # when somebody last looked, as far as noted
    sa.Column("packed", sa.String(8), nullable=False, server_default=""),  # see `packing`
    sa.Index(None, "status", "updated"),
    sa.Index(None, "owner", "status", "packed", "bytes"),
    sa.Index(None, "packed", "status", "updated"),
)

seats: Final = sa.Table(
    "seats",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),  # its hash; empty: nobody has one
    sa.Column("standing", sa.Text, nullable=False),
    sa.Column("reply", sa.Text),  # to the window that is open, until it takes effect
    sa.Column("clock", sa.Float),  # seconds left when it last stopped
    sa.Column("away", sa.Float),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()),  # nobody has used its link yet
    sa.Column("freed", sa.Boolean, nullable=False, server_default=sa.false()),  # given away, and without a link
    sa.Column("freeing", sa.Text, nullable=False, server_default="[]"),  # who agrees to give it to somebody else
)

moves: Final = sa.Table(
    "moves",
    metadata,
    _table_id(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),  # of an undo: how many moves are left
    sa.Column("chance", sa.Text, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("command", sa.String(80)),
    sa.Column("by", sa.String(10), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "command"),
)

lines: Final = sa.Table(
    "lines",
    metadata,
    _table_id(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)

snapshots: Final = sa.Table(
    "snapshots",
    metadata,
    _table_id(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("state", sa.LargeBinary, nullable=False),  # the dump, compressed
)

chat: Final = sa.Table(
    "chat",
    metadata,
    _table_id(),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

packs: Final = sa.Table(
    "packs",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("hash", sa.String(128), primary_key=True),  # by which the tables know it
    sa.Column("name", sa.String(80), primary_key=True),  # packs that play the same may have texts of their own
    sa.Column("data", sa.LargeBinary, nullable=False),  # wrapped up, see engine/packs.py
)

outbox: Final = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("kinds", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_autoincrement=True,  # an id is never used twice
)


pulse: Final = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # there is one row
    sa.Column("at", sa.Float, nullable=False),  # when a server was last here; see `hours`
)

salt: Final = sa.Table(
    "salt",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # there is one row
    sa.Column("value", sa.String(64), nullable=False),  # with which clients are hashed; see `quotas`
)

packages: Final = sa.Table(
    "packages",
    metadata,
    _table_id(),
    sa.Column("weight", sa.BigInteger, nullable=False),  # of the table when it is unpacked
    sa.Column("data", sa.LargeBinary, nullable=False),  # its moves, log lines and snapshots; see `packing`
)

analyses: Final = sa.Table(
    "analyses",
    metadata,
    _table_id(),
    sa.Column("owner", sa.String(32), nullable=False),  # whoever asked for it, hashed
    sa.Column("worker", sa.String(16), nullable=False),  # the process that is at it
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),  # so many of them were looked at
    sa.Column("at", sa.Float, nullable=False),  # the last sign of life of whoever is at it
    sa.Column("data", sa.LargeBinary, nullable=False),  # what was found; empty until then
)


def insert_new(connection: Connection, table: sa.Table) -> sa.Insert:
    """An insert that leaves alone what is there already: another process may be at it too."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing()


# What follows is of the moment: for the processes that serve one PostgreSQL together. In no backup.

processes: Final = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("bell", sa.String(16), nullable=False),  # what carries it; they must agree
    sa.Column("at", sa.Float, nullable=False),  # when it was last there, by the database's clock
)

said: Final = sa.Table(
    "said",
    metadata,
    sa.Column("process", sa.String(16), sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("about", sa.String(80), primary_key=True),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("change", sa.Integer, nullable=False),  # grows with whatever this process says
)

allowances: Final = sa.Table(
    "allowances",
    metadata,
    sa.Column("purpose", sa.String(16), primary_key=True),
    sa.Column("address", sa.String(32), primary_key=True),
    sa.Column("refilled", sa.Float, nullable=False),  # when the bucket is full again, by the database's clock
    sa.Column("lent", sa.Float, nullable=False),  # to the process that asked last
)

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
OF_THE_MOMENT: Final = frozenset({"outbox", "processes", "said", "allowances"})


class Storage:
    """Connections to one database. `write` is a transaction that is there completely afterwards, or not at all.

    Work is a plain function of a connection. SQLite runs all of it in one go in a thread, so that a command costs one
    change of threads and not thirty; PostgreSQL runs it in the event loop, over asyncpg.
    """

    def __init__(self, url: str) -> None:
        self.url = _full_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._run = _Postgres(self.url) if self.postgres else _Sqlite(self.url)
        self._claimed: int | None = None
        self.meters = {"read": Meter("database"), "write": Meter("database")}

    async def open(self) -> None:
        """Bring the schema up to date; processes that start together do it one after the other."""
        try:
            await self.write(self._migrate)
        except (sa.exc.DBAPIError, OSError) as error:
            why = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise BrinkError(f"{self.url.render_as_string()} cannot be opened: {why}") from error

    async def close(self) -> None:
        await self._run.close()
        self._release()

    def claim(self) -> None:
        """SQLite is for one server: the others would never hear of its moves. The system frees it when we die."""
        if self.postgres or self._claimed is not None:
            return
        file = Path(self.url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            raise BrinkError(f"another server has {file} open; stop it, or choose another --database") from None
        self._claimed = lock

    def _release(self) -> None:
        if self._claimed is not None:
            os.close(self._claimed)
            self._claimed = None

    async def check(self) -> None:
        """Does the database answer? Else some error says why not."""
        await asyncio.wait_for(self.read(stored_revision), ANSWER_WITHIN)
        if not self.postgres:
            os.stat(self.url.database or "")  # what is open can still be read after it was taken away

    async def write(self, work: Callable[[Connection], T]) -> T:
        with self.meters["write"].measured():
            return await self._run.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self.meters["read"].measured():
            return await self._run.read(work)

    def _migrate(self, connection: Connection) -> None:
        if self.postgres:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        migrate(connection)


class ReadOnly:
    """A database that is only looked at, whatever release made it: no file is made, no schema is brought up to date."""

    def __init__(self, url: str) -> None:
        self.url = _full_url(url)
        if self.url.get_backend_name() == "postgresql":
            self._run: _Postgres | _SqliteFile = _Postgres(self.url, read_only=True)
        else:
            self._run = _SqliteFile(self.url)

    async def close(self) -> None:
        await self._run.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run.read(work)


class _SqliteFile:
    """Without a thread of its own: there is nobody who would have to wait."""

    def __init__(self, url: URL) -> None:
        file = Path(url.database or "")
        if not file.is_file():
            raise BrinkError(f"there is no database {file}")
        self._engine = sa.create_engine(f"sqlite:///file:{quote(str(file.absolute()))}?mode=ro&uri=true")
        # All that is read in one go is of one moment, whatever a server writes meanwhile.
        sa.event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._engine.dispose()


class _Postgres:
    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        if find_spec("asyncpg") is None:
            raise BrinkError("PostgreSQL needs the package asyncpg: install brinkmanship[postgres], or asyncpg alone")
        from sqlalchemy.ext.asyncio import create_async_engine  # here, because SQLite starts sooner without it

        self._engine = create_async_engine(url, pool_size=_CONNECTIONS, max_overflow=0)
        sa.event.listen(self._engine.sync_engine, "checkout", _still_open)
        # A table is read in several questions; all must see the same moment.
        self._snapshot = self._engine.execution_options(
            isolation_level="REPEATABLE READ", **({"postgresql_readonly": True} if read_only else {})
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await greenlet_spawn(_all_of, self._engine.sync_engine, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await greenlet_spawn(_looked_at, self._snapshot.sync_engine, work)

    async def close(self) -> None:
        await self._engine.dispose()


# A transaction from its beginning to its end in one go: of itself SQLAlchemy changes over five times for each.


def _all_of(engine: sa.Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _looked_at(engine: sa.Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _still_open(connection: AdaptedConnection, *_: object) -> None:
    """Spares the first command after the database was restarted: the driver knows of it. To ask the database each time,
    as SQLAlchemy can, takes three more questions a command.
    """
    if connection.driver_connection.is_closed():
        raise sa.exc.DisconnectionError


class _Sqlite:
    """One thread that writes: commands wait for it in order, instead of trying again and again. Some that read.

    What has come to wait while the disk was busy is written in one transaction, each piece of work behind its own
    savepoint: the disk is asked once for all of them, and who fails fails alone.
    """

    def __init__(self, url: URL) -> None:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        self._writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
        self._reader = _sqlite_engine(url, _READERS, "BEGIN")
        self._writing: Thread | None = None
        self._reading = ThreadPoolExecutor(_READERS, "brink-read")
        self._waiting: SimpleQueue[_Work | None] = SimpleQueue()  # None: no more will come

    async def write(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._writing is None:
            self._writing = Thread(target=self._keep_writing, name="brink-write", daemon=True)
            self._writing.start()
        self._waiting.put(_Work(work, done))
        return await done

    def _keep_writing(self) -> None:
        """In a thread of its own, which needs fewer steps for a piece of work than an executor."""
        connection: Connection | None = None
        while several := self._all_that_wait():
            try:
                connection = connection or self._writer.connect()
                results = self._write_together(connection, several)
            except BaseException as error:  # noqa: BLE001 (nothing of it was written; each of them is told)
                results = [error] * len(several)
            several[0].done.get_loop().call_soon_threadsafe(_tell, several, results)
        if connection is not None:
            connection.close()

    def _all_that_wait(self) -> list[_Work]:
        """Empty, when no more will come."""
        found: list[_Work] = []
        while (work := self._waiting.get()) is not None:
            found.append(work)
            if self._waiting.empty():
                return found
        if found:
            self._waiting.put(None)
        return found

    def _write_together(self, connection: Connection, several: Sequence[_Work]) -> list[object]:
        with connection.begin():
            if len(several) == 1:
                return [several[0].run(connection)]
            return [_apart(connection, work) for work in several]

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def close(self) -> None:
        if self._writing is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writing.join)
            self._writing = None
        self._reading.shutdown(wait=True)
        for engine in (self._reader, self._writer):
            engine.dispose()


class _Work:
    """Something to be written, and who waits for it."""

    def __init__(self, run: Callable[[Connection], object], done: asyncio.Future[Any]) -> None:
        self.run = run
        self.done = done

    def tell(self, result: object) -> None:
        if self.done.done():
            return  # nobody waits any more
        if isinstance(result, BaseException):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


def _tell(several: Iterable[_Work], results: Iterable[object]) -> None:
    for work, result in zip(several, results, strict=True):
        work.tell(result)


def _apart(connection: Connection, work: _Work) -> object:
    """Do a piece of work; if it fails it leaves nothing behind and harms no other. Gives the result or the error."""
    driver = driver_of(connection)
    driver.execute("SAVEPOINT apart")
    try:
        result = work.run(connection)
    except Exception as error:  # noqa: BLE001 (for whoever waits for it)
        driver.execute("ROLLBACK TO apart")
        result = error
    driver.execute("RELEASE apart")
    return result


def _full_url(text: str) -> URL:
    """A path is a SQLite file; the drivers are ours to choose."""
    scheme, there, _ = text.partition("://")
    driver = DRIVERS.get(scheme.partition("+")[0] if there else "sqlite")
    if driver is None:
        raise BrinkError(f"'{scheme}' is no database we know: use sqlite:///file or postgresql://...")
    try:
        url = make_url(text if there else f"sqlite:///{text}").set(drivername=driver)
    except ValueError:  # neither the address nor what it says of it is told: a password may be in both
        raise BrinkError("the port in the address of the database is no number") from None
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise BrinkError(f"'{text}' names no file, and games are kept in one: use sqlite:///file")
    return url


def _sqlite_engine(url: URL, connections: int, begin: str) -> sa.Engine:
    engine = sa.create_engine(url, pool_size=connections, max_overflow=0, pool_timeout=BUSY_MS / 1000)

    def connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        _use_wal(cursor)
        # FULL: an acknowledged command survives a power cut, not only a crash.
        for pragma in (f"cache_size=-{PAGES_KIB}", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sa.event.listen(engine, "connect", connect)
    sa.event.listen(engine, "begin", lambda connection: driver_of(connection).execute(begin))
    return engine


def _use_wal(cursor: sqlite3.Cursor) -> None:
    """A new file becomes one with a write-ahead log. For this step SQLite never waits for others, so we do."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def migrate(connection: Connection, wanted: str | None = None) -> None:
    """To the schema of this release, or to an earlier one that is wanted."""
    stored, ours = stored_revision(connection), newest_revision()
    if stored == (wanted or ours):
        return
    if stored is not None and stored > ours:
        raise BrinkError(f"the database is of a newer release (its schema is {stored}, ours {ours}); use that release")
    from alembic import command  # here, because a server that has nothing to migrate starts sooner without it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, wanted or "head")


async def reach(database: Storage | ReadOnly) -> str | None:
    """The schema of a database that somebody has named; one sentence if it cannot be had."""
    try:
        return await database.read(stored_revision)
    except Exception as error:  # whatever a driver says of a database that is not there
        raise BrinkError(f"the database cannot be read: {getattr(error, 'orig', error)}") from error


def newest_revision() -> str:
    return max(revisions())


def revisions() -> set[str]:
    """Migrations are files `v0001_tables.py`, one after the other."""
    return {file.name[1:5] for file in (MIGRATIONS / "versions").glob("v*.py")}


def stored_revision(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return found
