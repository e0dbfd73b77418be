"""PostgreSQL's own bell: NOTIFY in the transaction, LISTEN on a connection of its own."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.tables.carriers.carrier import Heard, Missed
from brink.tables.line import Asyncpg, Line
from brink.tables.statements import Prepared
from brink.tables.storage import Storage

CHANNEL: Final = "brink"
_NOTIFY: Final = Prepared(
    sa.select(sa.func.pg_notify(sa.bindparam("channel", type_=sa.Text), sa.bindparam("words", type_=sa.Text)))
)


class Notify:
    """Nothing is lost but while the connection is; then `missed` says so."""

    name = "postgresql"
    atomic = True
    deaf = False  # without PostgreSQL there is nothing to hear of

    def __init__(self, base: Storage) -> None:
        self.line = Line(base, self._listen)
        self._listened = False

    async def open(self, heard: Heard, missed: Missed) -> None:
        self._heard, self._missed = heard, missed
        await self.line.open()

    async def close(self) -> None:
        await self.line.close()

    async def _listen(self, connection: Asyncpg) -> None:
        await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, payload: self._heard(str(payload)))
        if self._listened:
            self._missed()  # only now can nothing more be missed
        self._listened = True

    def note(self, connection: Connection, message: str) -> None:
        _NOTIFY.run(connection, {"channel": CHANNEL, "words": message})

    def send(self, message: str) -> bool:
        return True  # it was in the transaction
