"""The packs of tables. A table keeps the pack it was begun with, so that it can be finished with it.

Packs are few and shared, by their hash. The games of this process learn of a stored one when a table needs it.
"""

from __future__ import annotations

import logging
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.engine import AnyGame, BrinkError
from brink.engine.registry import games
from brink.tables.storage import insert_new, packs, tables

_log: Final = logging.getLogger(__name__)


def keep(connection: Connection, game: AnyGame, hash: str, name: str) -> None:
    """Store a pack, unless it is stored."""
    if name not in read(connection, game.name, hash):
        row = {"game": game.name, "hash": hash, "name": name, "data": game.library.wrapped(hash, name)}
        connection.execute(insert_new(connection, packs), row)


def read(connection: Connection, game: str, hash: str) -> dict[str, bytes]:
    """Packs of this hash by name: they play the same, their texts may differ."""
    wanted = sa.select(packs.c.name, packs.c.data).where(packs.c.game == game, packs.c.hash == hash)
    return {row.name: row.data for row in connection.execute(wanted)}


def lend(connection: Connection, game: str, hash: str, name: str) -> None:
    """See to it that the game can find the pack, if we have it."""
    title = games().get(game)
    if title is None or title.library.has(hash, name):
        return
    for known, data in read(connection, game, hash).items():
        title.library.lend(hash, known, data)


def keep_all(connection: Connection) -> None:
    """Store the packs of all tables that an earlier release has made, while they are still installed."""
    wanted = (tables.c.game, tables.c.pack_hash, tables.c.pack)
    stored = [one == other for one, other in zip((packs.c.game, packs.c.hash, packs.c.name), wanted, strict=True)]
    missing = sa.select(*wanted).distinct().outerjoin(packs, sa.and_(*stored)).where(packs.c.hash.is_(None))
    for game, pack, name in connection.execute(missing).all():
        if game not in games():
            _log.warning("there are tables of %s, which is not installed", game)
            continue
        try:
            keep(connection, games()[game], pack, name)
        except BrinkError as error:
            _log.warning("there are tables that cannot be opened: %s", error)
