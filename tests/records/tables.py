"""Tables in the middle of games, as a release leaves them in its database.

    PYTHONPATH=src:tests python -m records.tables 0.2 postgresql://postgres@127.0.0.1/empty

makes them in a new SQLite file and in this empty database, and keeps both in `tests/records/0.2/`. Everybody plays like
a bot of the table, so that bots who take over later bring the game to the end it would have had, and that is near.
`tables.json` tells what is asked at each table.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from brink.bots import make_bot
from brink.engine import Action, Chance, Match, Sight, Window
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.tables import Created, NewSeat, NewTable, Settings, Tables
from records.release import HERE

LEFT = 20  # moves to the end
LONGEST = 300
SEEDS = 20
NESTED = 2  # windows in each other
ASKED_AMID = "ask-interrupt-announced"


class Place(NamedTuple):
    """A table: how many persons, and which bot they play like."""

    title: str
    game: str
    players: int
    bot: str
    options: Mapping[str, Any] = {}


RUNNING = (
    Place("nested", "dictators", 2, "steady"),
    Place("standing", "dictators", 2, "steady"),
    Place("volk", "volk", 2, "steady"),
    Place("twoplustwo", "twoplustwo", 4, "steady"),
    Place("twogm", "twogm", 2, "regular", {"points": 60, "time_limit": 3}),
    Place("finished", "twoplustwo", 4, "random"),
)
STANDING = {"*": "unless-me", "announced": "pass"}


class Question(msgspec.Struct):
    """What is asked at a table."""

    title: str
    status: str
    moves: int
    seat: int | None
    prompt: str
    legal: list[list[Any]]


def choose(match: Match, bot: str, seed: bytes) -> Action:
    """As a worker process would."""
    chance = Chance(seed).fork(f"bot {match.to_act} at {len(match.moves)}")
    legal = match.game.legal(match.state)
    return make_bot(match.game, bot, chance).choose(Sight(match.game, match.state, match.to_act, legal))


class Way(NamedTuple):
    """A game to its end, and after how many moves of it the table is left."""

    actions: list[Action]
    stop: int


def way(place: Place, seed: bytes) -> Way | None:
    game = find_game(place.game)
    match = Match(game, place.players, seed, game.seat_bots(place.options, [None] * place.players))
    nested = 0
    while not match.over:
        if len(match.moves) == LONGEST:
            return None
        open_windows = [step for step in match.state.agenda if isinstance(step, Window)]
        if len(open_windows) >= NESTED and game.decision(match.state, match.to_act).key == ASKED_AMID:
            nested = len(match.moves)
        match.act(choose(match, place.bot, seed))
    count = len(match.moves)
    stop = {"finished": count, "nested": nested}.get(place.title, count - LEFT)
    return Way([move.as_action() for move in match.moves], stop) if stop >= max(0, count - 2 * LEFT) else None


def shortest(place: Place) -> tuple[bytes, Way]:
    seeds = [seed_from(f"{place.title} {number}") for number in range(SEEDS)]
    ways = [(seed, found) for seed in seeds if (found := way(place, seed)) is not None]
    return min(ways, key=lambda found: len(found[1].actions))


async def play(tables: Tables, place: Place) -> Created:
    seed, found = shortest(place)
    seats = [NewSeat("person", f"P{seat}") for seat in range(place.players)]
    new = NewTable(game=place.game, seats=seats, options=dict(place.options), title=place.title)
    created = await tables.create(new, seed=seed)
    await tables.start(created.table)
    to_undo = place.title == "finished"
    for number, action in enumerate(found.actions[: found.stop]):
        info = await tables.info(created.table)
        assert info.deciding is not None
        await tables.act(created.table, info.deciding, f"c{number}", info.version, action)
        if to_undo and (await tables.look(created.table, info.deciding)).undo.allowed:
            await tables.undo(created.table, info.deciding, "undo", info.version + 1)
            await tables.act(created.table, info.deciding, "again", info.version + 2, action)
            to_undo = False
    return created


async def make(url: str) -> list[Question]:
    tables = Tables(url)
    await tables.open()
    made = {place.title: await play(tables, place) for place in RUNNING}
    await tables.standing(made["standing"].table, 1, STANDING)
    over = made["finished"].table
    at = (await tables.info(over)).moves - LEFT
    persons = [NewSeat("person", f"P{seat}") for seat in range(4)]
    made["fork"] = await tables.fork(over, at, persons, title="fork")
    await tables.start(made["fork"].table)
    seats = [NewSeat("person", "Anna"), NewSeat("open")]
    made["open"] = await tables.create(NewTable(game="volk", seats=seats, title="open", settings=Settings()))
    asked = [await question(tables, created.table) for created in made.values()]
    await tables.close()
    return asked


async def question(tables: Tables, table: str) -> Question:
    info = await tables.info(table)
    seen = await tables.look(table, info.deciding)
    prompt = seen.prompt.key if seen.prompt is not None else ""
    legal = [list(action) for action in seen.legal or []]
    return Question(info.title, info.status, info.moves, info.deciding, prompt, legal)


# Of the snapshots some are enough: the first, the newest, and a few on the way.
THIN = """DELETE FROM snapshots WHERE version > 0 AND version % 8 <> 0
    AND version <> (SELECT max(s.version) FROM snapshots s WHERE s.table_id = snapshots.table_id)"""


def keep_sqlite(folder: Path) -> None:
    with TemporaryDirectory() as there:
        file = Path(there) / "tables.sqlite3"
        found = asyncio.run(make(f"sqlite:///{file}"))
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for statement in (THIN, "DELETE FROM outbox", "VACUUM", "PRAGMA journal_mode=DELETE"):
                connection.execute(statement)
        (folder / "tables.sqlite3.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0))


def keep_postgres(folder: Path, url: str) -> None:
    """As SQL, without what only psql understands."""
    asyncio.run(make(url))
    subprocess.run(["psql", "--quiet", "--command", THIN, "--command", "DELETE FROM outbox", url], check=True)
    dump = ["pg_dump", "--inserts", "--rows-per-insert=50", "--no-owner", "--no-privileges", url]
    said = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
    lines = [line for line in said.splitlines(keepends=True) if not line.startswith(("\\", "--"))]
    (folder / "tables.sql.xz").write_bytes(lzma.compress("".join(lines).encode(), preset=9))


if __name__ == "__main__":
    keep_sqlite(HERE / sys.argv[1])
    keep_postgres(HERE / sys.argv[1], sys.argv[2])
