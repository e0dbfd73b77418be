"""Long work is done in small pieces with fair turns, within bounds, and leaves nothing half done behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from msgspec.structs import replace

from brink.engine import Chance, Move, Record, RecordError, resume
from brink.engine.chance import seed_from
from brink.tables import Tables, storage, store
from brink.tables.course import Course
from brink.tables.hall import standing_moves
from brink.tables.rows import Row
from brink.tables.turns import Bounds, Busy, Guests, Turns
from tables.conftest import Time
from tables.test_archive import finished
from tables.test_playing import refused
from tables.tools import act, begin, command, forget, play_on, seats

SMALL = Bounds(moves=500, lines=9, piece=7, slice=2, rows=5)


@pytest_asyncio.fixture
async def pieces(url: str, pool: Executor, tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables at which everything is long."""
    made = Tables(url, pool=pool, crashes=tmp_path / "crashes", bounds=SMALL)
    await made.open()
    yield made
    await made.close()


@pytest_asyncio.fixture
async def small_pieces(sqlite: str, pool: Executor, time: Time, tmp_path: Path) -> AsyncIterator[Tables]:
    made = Tables(sqlite, pool=pool, now=time, crashes=tmp_path / "crashes", bounds=SMALL)
    await made.open()
    yield made
    await made.close()


async def rows_left(tables: Tables) -> list[int]:
    def read(connection: sa.Connection) -> list[int]:
        counted = (sa.select(sa.func.count()).select_from(one) for one in STORED)
        return [int(connection.execute(one).scalar_one()) for one in counted]

    return await tables._hall.storage.read(read)


STORED = (storage.tables, storage.seats, storage.moves, storage.lines, storage.snapshots)


# -- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_whoever_waits_gets_a_turn_before_anybody_gets_a_second_one():
    turns, done = Turns(1), list[str]()

    async def piece(client: str) -> None:
        async with turns.turn(client):
            await asyncio.sleep(0)
            done.append(client)

    async with turns.turn("somebody"):
        work = [asyncio.create_task(piece(client)) for client in [*["greedy"] * 20, "one", "one", "other"]]
        await asyncio.sleep(0)
    await asyncio.gather(*work)
    assert done[:6] == ["greedy", "one", "other", "greedy", "one", "greedy"]
    assert len(done) == 23


@pytest.mark.asyncio
async def test_who_does_not_want_his_turn_any_more_takes_it_from_nobody():
    turns, entered = Turns(1), asyncio.Event()

    async def work() -> None:
        async with turns.turn("somebody"):
            entered.set()

    async with turns.turn("first"):
        waiting = [asyncio.create_task(work()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    waiting[1].cancel()  # it has just been called
    await asyncio.wait_for(entered.wait(), 60)
    await asyncio.gather(*waiting, return_exceptions=True)
    async with asyncio.timeout(60), turns.turn("last"):
        pass


def test_one_client_has_so_much_long_work_at_once():
    guests = Guests(2)
    with guests.guest("a"), guests.guest("a"), guests.guest("b"), pytest.raises(Busy), guests.guest("a"):
        pass
    with guests.guest("a"), guests.guest("a"):
        pass


# -- which moves count ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(30))
def test_the_course_of_a_game_is_told_by_its_undos(number: int):
    chance, rows, count = Chance(seed_from(f"course {number}")), list[Row](), 0
    for version in range(1, 60):
        what = chance.below(8)
        if what == 0 and count:
            count = chance.below(count)
            rows.append(Row(version, Move(0, ["undo", count]), "undo", 0.0))
        elif what == 1:
            rows.append(Row(version, Move(0, ["rules", version]), "rules", 0.0))
        else:
            count += 1
            rows.append(Row(version, Move(0, ["pass"]), "person", 0.0))
    played, crossings = standing_moves(rows)
    course = Course(rows[-1].version, [row for row in rows if row.by != "person"])
    assert len(course) == len(played) == count
    assert [course.version(n) for n in range(1, count + 1)] == [row.version for row in played]
    numbers = {row.version: n for n, row in enumerate(played, 1)}
    assert [course.number(version) for version in range(1, 60)] == [numbers.get(version) for version in range(1, 60)]
    assert tuple(course.crossings) == crossings
    assert [version for stretch in course.up_to(count // 2) for version in stretch] == [
        row.version for row in played[: count // 2]
    ]


# -- piece by piece -------------------------------------------------------------------------------------------------


async def whole_log(tables: Tables, table: str, viewer: int | None) -> list[tuple[int, str]]:
    found, since = list[tuple[int, str]](), 0
    while True:
        page = await tables.replay_log(table, viewer, since)
        found += [(line.n, line.key) for line in page.lines]
        if page.more is None:
            return found
        assert page.more > since
        since = page.more


async def with_undo(tables: Tables) -> str:
    table = (await begin(tables, "person", "person")).table
    await act(tables, table, "stake", 3)
    await tables.undo(table, 0, command(), 1)
    await play_on(tables, table)
    return table


@pytest.mark.asyncio
async def test_a_game_in_pieces_is_the_whole_game(pieces: Tables):
    table = await with_undo(pieces)
    record = await pieces.verify(table)
    match = resume(record)
    copy = await pieces.import_record(record)
    assert await pieces.record(copy) == record
    for viewer in (0, 1, None):
        wanted = [entry.key for entries in match.lines for entry in entries if entry.visible_to(viewer)]
        for one in (table, copy):
            log = await whole_log(pieces, one, viewer)
            assert [key for _, key in log] == wanted
            assert len({n for n, _ in log}) == len(wanted) > SMALL.lines
    for analysis in (True, False):
        fork = (await pieces.fork(table, 30, seats("person", "person"), analysis=analysis)).table
        await pieces.start(fork)
        await play_on(pieces, fork)
        again = await pieces.verify(fork)
        for at in range(0, len(again.moves) + 1, 3):
            expected = resume(again, at)
            forget(pieces)
            assert (await pieces.replay(fork, at, 0)).view == expected.game.view(expected.state, 0)


@pytest.mark.asyncio
async def test_a_fork_has_snapshots_at_a_regular_distance(small: Tables):
    record = await small.record(await with_undo(small))
    assert len(record.moves) > 50
    copy = await small.import_record(record)
    fork = (await small.fork(copy, len(record.moves) - 1, seats("person", "person"))).table
    kept = await small._hall.storage.read(lambda on: store.read_kept_versions(on, fork))
    assert kept == {*range(0, len(record.moves) - 1, 25), len(record.moves) - 1}


@pytest.mark.asyncio
async def test_a_public_log_comes_in_pages_too(pieces: Tables):
    table = (await begin(pieces, "person", "person", options={"rounds": 2})).table
    await play_on(pieces, table, most=25)
    found, page = list[int](), await pieces.log(table)
    while page.more is not None:
        assert len(page.lines) <= SMALL.lines
        found += [line.n for line in page.lines]
        page = await pieces.log(table, page.more)
    found += [line.n for line in page.lines]
    assert found == [line.n for line in await pieces.history(table, None)]


@pytest.mark.asyncio
async def test_a_snapshot_is_found_among_more_versions_than_a_statement_takes(tables: Tables):
    """PostgreSQL takes 32,767 parameters: a replay beyond move 32,765 failed."""
    table = (await begin(tables, "person", "person")).table
    found = await tables._hall.storage.read(lambda on: store.read_snapshot(on, table, range(40_000)))
    assert found[0] == 0


# -- bounds ---------------------------------------------------------------------------------------------------------


def longer(record: Record, moves: int) -> Record:
    return replace(record, moves=[*record.moves, *[Move(0, ["pass"])] * (moves - len(record.moves))])


@pytest.mark.asyncio
async def test_a_record_that_is_too_long_is_not_even_tried(small_pieces: Tables, monkeypatch: pytest.MonkeyPatch):
    record = await small_pieces.record(await finished(small_pieces))
    before = await rows_left(small_pieces)
    monkeypatch.setattr(small_pieces._hall.workers, "trace", None)
    reason = await refused(small_pieces.import_record(longer(record, SMALL.moves + 1)))
    assert (reason.key, reason.args) == ("table-record-too-long", {"count": SMALL.moves})
    assert await rows_left(small_pieces) == before


@pytest.mark.asyncio
async def test_what_is_wrong_late_in_a_record_leaves_nothing_behind(small_pieces: Tables):
    record = await small_pieces.record(await finished(small_pieces))
    before = await rows_left(small_pieces)
    with pytest.raises(RecordError, match=f"move {len(record.moves) + 1}: the game is over already"):
        await small_pieces.import_record(longer(record, 200))
    with pytest.raises(RecordError, match="the state it claims"):
        await small_pieces.import_record(replace(record, hash="0" * 32))
    assert await rows_left(small_pieces) == before


@pytest.mark.asyncio
async def test_what_takes_too_long_is_given_up(sqlite: str, pool: Executor, tmp_path: Path):
    tables = Tables(sqlite, pool=pool, crashes=tmp_path, bounds=replace(SMALL, seconds=0.0))
    await tables.open()
    table = await finished(tables)
    record, before = await tables.record(table), await rows_left(tables)
    for work in (tables.verify(table), tables.import_record(record)):
        assert (await refused(work)).key == "table-takes-too-long"
    assert await rows_left(tables) == before
    await tables.close()


@pytest.mark.asyncio
async def test_a_table_that_never_arrived_is_swept_up(small_pieces: Tables, time: Time, monkeypatch):
    """The server was killed while it wrote a table's past: nobody ever saw it, and later it is gone."""
    table = await finished(small_pieces)
    before = await rows_left(small_pieces)

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr("brink.tables.archive._Arrival.complete", killed)
    monkeypatch.setattr("brink.tables.archive._Arrival.call_off", lambda _: asyncio.sleep(0))
    with pytest.raises(asyncio.CancelledError):
        await small_pieces.fork(table, 6, seats("person", "person"))
    assert await rows_left(small_pieces) != before
    assert [info.id for info in await small_pieces.lobby()] == [table]
    for seconds, left in ((60, 2), (3600, 1)):
        time.now += seconds
        await small_pieces.open()
        assert (await rows_left(small_pieces))[0] == left
    assert await rows_left(small_pieces) == before


@pytest.mark.asyncio
async def test_a_game_is_checked_once_for_all_who_ask_and_says_how_far_it_is(small_pieces: Tables, monkeypatch):
    table = await finished(small_pieces)
    moves = (await small_pieces.info(table)).moves
    told, trace = list[int](), small_pieces._hall.workers.trace

    async def watched(piece):
        progress = small_pieces.checking(table)
        assert progress is not None
        assert progress.moves == moves
        told.append(progress.done)
        return await trace(piece)

    monkeypatch.setattr(small_pieces._hall.workers, "trace", watched)
    first, second = await asyncio.gather(small_pieces.verify(table), small_pieces.verify(table, client="other"))
    assert first == second
    assert told == list(range(0, moves, SMALL.piece))
    assert small_pieces.checking(table) is None
