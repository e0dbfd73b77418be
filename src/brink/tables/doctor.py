"""What would become of the tables of a database with the release that is installed here. Nothing is written.

Every table is played again from its beginning and held to what was stored: who was to decide, chance results, what was
shown, and the snapshots on the way.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from brink.engine import AnyGame, BrinkError, Chance, RecordError, State, play
from brink.engine.aging import layout_of, plays
from brink.engine.registry import find_game
from brink.tables import keeping, packing, store
from brink.tables.hall import standing_moves
from brink.tables.rows import Crossing, Facts, Row
from brink.tables.shapes import Status
from brink.tables.storage import ReadOnly, packs, reach, tables
from brink.tables.thinking import knows_all, unpack_state

Verdict: TypeAlias = Literal["fine", "pinned", "migrated", "broken"]
"""Pinned: it goes on by its own, earlier rules. Migrated: by ours, from where it stands. Broken: it cannot go on."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A table and what becomes of it. `move` is the first that differs, where one does."""

    table: str
    title: str
    game: str
    status: Status
    moves: int
    verdict: Verdict
    why: str = ""
    move: int | None = None


class Differs(RecordError):
    """A move that does not lead to what it led to."""

    def __init__(self, why: str, move: int | None = None) -> None:
        super().__init__(why)
        self.move = move


class Stored(msgspec.Struct, frozen=True):
    """All that is stored of a table's game."""

    facts: Facts
    players: int
    played: tuple[Row, ...]
    crossings: tuple[Crossing, ...]
    snapshots: Mapping[int, bytes]


async def examine(url: str, finished: int) -> AsyncIterator[Finding]:
    """All tables that are open or running, and so many of the finished ones, from the whole time of the database."""
    database = ReadOnly(url)
    try:
        await reach(database)
        going_on, over = await database.read(_tables)
        for table in [*going_on, *_sample(over, finished)]:
            yield _examined(await database.read(partial(_read, table=table)))
    finally:
        await database.close()


def _tables(connection: Connection) -> tuple[list[str], list[str]]:
    if not sa.inspect(connection).has_table(tables.name):
        raise BrinkError("there are no tables in this database")
    return store.read_ids(connection, "open", "running"), store.read_ids(connection, "finished")


def _sample(ids: Sequence[str], most: int) -> list[str]:
    """Evenly over all of them, the newest among them."""
    if len(ids) <= most:
        return list(ids)
    return [ids[len(ids) - 1 - number * len(ids) // most] for number in range(most)]


def _read(connection: Connection, table: str) -> Stored:
    """Whatever release the database is of: only what all of them have."""
    there = sa.inspect(connection)
    columns = [column["name"] for column in there.get_columns(tables.name) if column["name"] in tables.c]
    facts = store.read_facts(connection, table, columns)
    if there.has_table(packs.name):
        keeping.lend(connection, facts.game, facts.pack_hash, facts.pack)
    if facts.packed:
        rows, snapshots = packing.contents(connection, table)
    else:
        rows, snapshots = store.read_rows(connection, table), store.read_snapshots(connection, table)
    played, crossings = standing_moves(rows)
    return Stored(facts, store.read_players(connection, table), played, crossings, snapshots)


# -- judging ------------------------------------------------------------------------------------------------------


def _examined(stored: Stored) -> Finding:
    facts = stored.facts
    move = None
    try:
        verdict, why = _judged(stored), ""
    except Differs as error:
        verdict, why, move = "broken", str(error), error.move
    except BrinkError as error:
        verdict, why = "broken", str(error)
    return Finding(
        table=facts.id,
        title=facts.title,
        game=facts.game,
        status=facts.status,
        moves=len(stored.played),
        verdict=verdict,
        why=why,
        move=move,
    )


def _judged(stored: Stored) -> Verdict:
    facts = stored.facts
    game = find_game(facts.game)
    pack = game.pack_with_hash(facts.pack_hash)
    if not stored.snapshots:  # nothing is dealt yet; it will be by our rules
        game.admit(stored.players, facts.options, pack)
        return "fine"
    if not plays(game, facts.rules):
        _check_end(game, facts, _from_newest(game, stored))
        return "migrated"
    _check_end(game, facts, _from_beginning(game, stored))
    return "fine" if facts.rules == game.version else "pinned"


def _from_newest(game: AnyGame, stored: Stored) -> State:
    """Its rules are gone: it goes on from the newest snapshot. What was played since must be the same by our rules."""
    at = max(stored.snapshots)
    count = sum(row.version <= at for row in stored.played)
    newest = unpack_state(game, stored.snapshots[at])
    return [newest, *_again(game, stored, newest, count, len(stored.played))][-1]


def _from_beginning(game: AnyGame, stored: Stored) -> State:
    """Every move that our rules can play: all, or those since newer rules came into force."""
    facts, last = stored.facts, len(stored.played)
    if stored.crossings:
        crossing = stored.crossings[-1]
        return _section(game, stored, crossing.version, crossing.moves, last)
    elsewhere = [fork.moves for fork in facts.past] or ([facts.base] if facts.origin is not None else [])
    if elsewhere:  # its first moves came from other tables, and its chance is its own since
        for first, end in pairwise([0, *elsewhere]):
            _section(game, stored, first, first, end)
        return _section(game, stored, facts.base, facts.base, last)
    if facts.seed:
        _check_deal(game, stored)
    return _section(game, stored, 0, 0, last)


def _section(game: AnyGame, stored: Stored, version: int, first: int, last: int) -> State:
    """From a snapshot on; the snapshots on the way must be what the moves lead to, if they tell all of it."""
    if version not in stored.snapshots:
        raise Differs(f"there is no snapshot of version {version}")
    state = beginning = unpack_state(game, stored.snapshots[version])
    dealt_anew = {fork.moves for fork in stored.facts.past}
    for number, state in enumerate(_again(game, stored, beginning, first, last), first + 1):
        kept = stored.snapshots.get(stored.played[number - 1].version) if number not in dealt_anew else None
        if kept is not None and knows_all(game, kept) and game.hash(unpack_state(game, kept)) != game.hash(state):
            raise Differs(f"move {number}: {stored.played[number - 1].move.action} leads to another state", number)
    return state


def _again(game: AnyGame, stored: Stored, state: State, first: int, last: int) -> Iterator[State]:
    moves = [row.move for row in stored.played[first:last]]
    if not stored.facts.seed or last <= stored.facts.base:
        state = play.scripted(state, moves)
    number = first
    try:
        for played in play.replay(game, state, moves, first + 1):
            number += 1
            yield played.state
    except RecordError as error:
        raise Differs(str(error), number + 1) from error


def _check_deal(game: AnyGame, stored: Stored) -> None:
    facts = stored.facts
    pack, chance = game.pack_with_hash(facts.pack_hash), Chance(bytes.fromhex(facts.seed))
    try:
        dealt = play.deal(game, stored.players, facts.options, chance, pack, facts.rules)
    except BrinkError as error:
        raise Differs(f"the set-up: {error}", 0) from error
    first = unpack_state(game, stored.snapshots[0]) if 0 in stored.snapshots else dealt.state
    if dealt.results != facts.setup or game.hash(dealt.state) != game.hash(first):
        raise Differs("the set-up is another", 0)


def _check_end(game: AnyGame, facts: Facts, state: State) -> None:
    """It stands as it was told, and can go on."""
    game.check(state)
    if facts.status == "finished":
        if facts.outcome is not None and state.outcome != facts.outcome:
            raise Differs("the result is another")
        ours = game.hash(state)
        if facts.hash and plays(game, facts.rules) and layout_of(ours) == layout_of(facts.hash) and ours != facts.hash:
            raise Differs("the last state is another")
        return
    if facts.deciding is not None and game.to_act(state) != facts.deciding:
        raise Differs(f"seat {game.to_act(state)} is asked now, not seat {facts.deciding}")
    if state.outcome is None and not game.legal(state):
        raise Differs("nothing can be done now")
