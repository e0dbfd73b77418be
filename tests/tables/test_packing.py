"""Tables that nobody opens sleep in a package and wake exactly as they were; nothing is lost, whenever one dies."""

from __future__ import annotations

import asyncio
import random
import signal
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from brink.engine import Chance, Refused, verify
from brink.engine.chance import seed_from
from brink.tables import Clock, NewTable, NoSuchTable, Settings, Tables, folding, packing, storage, store
from brink.tables.backup import backup, restore
from brink.tables.clocks import DAY
from brink.tables.doctor import examine
from brink.tables.packing import HOUR, Upkeep
from brink.tables.quotas import Quotas, Share
from tables import sleeper
from tables.conftest import Time
from tables.tools import SHORT, act, begin, command, dump, forget, nested, play_on, seats

pytestmark = pytest.mark.asyncio
PARTS = (storage.moves, storage.lines, storage.snapshots)
KILLS = 4


async def rows_of(tables: Tables, table: str) -> list[list[tuple[Any, ...]]]:
    """All that is stored of a table's game, row by row."""

    def read(on):
        found = []
        for part in PARTS:
            wanted = sa.select(part).where(part.c.table_id == table).order_by(*part.primary_key.columns)
            found.append([tuple(row) for row in on.execute(wanted)])
        return found

    return await tables._hall.storage.read(read)


async def packed(tables: Tables, table: str) -> str:
    return await tables._hall.storage.read(lambda on: store.read_packed(on, table))


async def put_to_sleep(tables: Tables, table: str) -> None:
    await tables._upkeeper.pack(table)
    assert await packed(tables, table) == "packed"
    assert await rows_of(tables, table) == [[], [], []]


async def played(tables: Tables, moves: int = 40, **more: Any) -> str:
    table = (await begin(tables, "person", "person", game="volk", **more)).table
    await play_on(tables, table, most=moves, chance=Chance(seed_from("sleep")))
    return table


async def over(tables: Tables) -> str:
    table = (await begin(tables, "person", "person", options=SHORT)).table
    await play_on(tables, table)
    return table


# -- exactly as it was --------------------------------------------------------------------------------------------


async def test_a_running_table_sleeps_and_goes_on(tables: Tables):
    table = await played(tables)
    rows, state = await rows_of(tables, table), await dump(tables, table)
    info = await tables.info(table)
    seen, log = await tables.look(table, info.deciding), await tables.history(table, 0)
    await put_to_sleep(tables, table)
    assert (await tables.info(table)).deciding == info.deciding  # the lobby need not wake it
    assert await packed(tables, table) == "packed"
    again = await tables.look(table, info.deciding)
    assert (again.view, again.legal, again.prompt, again.undo) == (seen.view, seen.legal, seen.prompt, seen.undo)
    assert await packed(tables, table) == ""
    assert await rows_of(tables, table) == rows
    assert await dump(tables, table) == state
    assert await tables.history(table, 0) == log
    assert (await act(tables, table, *seen.legal[0])).status == "done"
    left = await tables._hall.storage.read(lambda on: on.execute(sa.select(storage.packages)).all())
    assert left == []


async def test_a_move_wakes_it_though_it_is_held_in_memory(tables: Tables):
    """Whoever holds a table from before it slept must not write beside the package."""
    table = await played(tables)
    held = await tables._hall.fresh(table)
    seen = await tables.look(table, held.facts.deciding)
    await tables._upkeeper.pack(table)
    tables._hall._lives.keep(held)
    answer = await tables.act(table, held.facts.deciding, command(), held.facts.version, seen.legal[0])
    assert answer.status == "done"
    moves = (await rows_of(tables, table))[0]
    assert [row[1] for row in moves] == list(range(1, held.facts.version + 2))


async def test_another_process_holds_it(empty_postgres, pool):
    one, two = Tables(empty_postgres, pool=pool), Tables(empty_postgres, pool=pool)
    await one.open()
    await two.open()
    table = await played(one)
    held = await two._hall.fresh(table)
    await one._upkeeper.pack(table)
    seen = await two.look(table, held.facts.deciding, held.age)
    answer = await two.act(table, held.facts.deciding, command(), held.facts.version, seen.legal[0])
    assert answer.status == "done"
    assert await dump(one, table) == await dump(two, table)
    await one.close()
    await two.close()


async def test_a_log_is_read_of_a_table_that_sleeps(tables: Tables):
    table = await played(tables)
    log, page = await tables.history(table, 0), await tables.log(table)
    await put_to_sleep(tables, table)
    assert await tables.history(table, 0) == log
    await put_to_sleep(tables, table)
    assert await tables.log(table) == page


async def test_a_window_inside_a_window(tables: Tables):
    seed, actions = nested()
    table = (await begin(tables, "person", "person", "person", options=SHORT, seed=seed)).table
    for action in actions:
        await act(tables, table, *action)
    state = await dump(tables, table)
    await put_to_sleep(tables, table)
    assert await dump(tables, table) == state
    await play_on(tables, table)
    verify(await tables.record(table))


async def test_an_undo_leads_back_over_the_sleep(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    info = await tables.info(table)
    before = await dump(tables, table)
    await act(tables, table, *(await tables.look(table, info.deciding)).legal[0])
    await put_to_sleep(tables, table)
    undone = await tables.undo(table, info.deciding, command(), (await tables.info(table)).version)
    assert undone.status == "done"
    assert await dump(tables, table) == before


async def test_a_game_that_is_over(tables: Tables):
    """Its replay, log, record and check, and playing on from it: each finds it asleep."""
    table = await over(tables)
    last = (await tables.info(table)).moves
    doings = {
        "replay": lambda: tables.replay(table, last // 2, 0),
        "log": lambda: tables.replay_log(table, None),
        "record": lambda: tables.record(table),
        "verify": lambda: tables.verify(table),
        "look": lambda: tables.look(table, None),
    }
    for name, do in doings.items():
        before = await do()
        await put_to_sleep(tables, table)
        after = await do()
        assert after == before, name
    await put_to_sleep(tables, table)
    forked = await tables.fork(table, 3, seats("person", "person"))
    for seat in (0, 1):
        await tables.standing(forked.table, seat, {"*": "ask"})  # so that nothing happens by itself
    await tables.start(forked.table)
    await put_to_sleep(tables, forked.table)
    await play_on(tables, forked.table)
    verify(await tables.record(forked.table))


async def test_it_is_much_smaller(tables: Tables):
    table = await played(tables, 150)
    before = await tables._hall.storage.read(lambda on: sum(map(size, on.execute(wanted(table)).all())))
    await put_to_sleep(tables, table)
    package = await tables._hall.storage.read(lambda on: on.execute(sa.select(storage.packages)).one())
    assert len(package.data) * 4 < before < package.weight


def wanted(table: str):
    parts = [(storage.moves, "action"), (storage.lines, "entry"), (storage.snapshots, "state")]
    return sa.union_all(
        *(sa.select(sa.cast(part.c[name], sa.LargeBinary)).where(part.c.table_id == table) for part, name in parts)
    )


def size(row) -> int:
    return len(row[0])


# -- whenever a server dies ---------------------------------------------------------------------------------------


async def test_it_dies_before_the_rows_are_swept(url: str, pool: Executor):
    first = Tables(url, pool=pool)
    await first.open()
    table = await played(first)
    rows, state = await rows_of(first, table), await dump(first, table)
    first._upkeeper._sweep = lambda table: asyncio.sleep(0)
    await first._upkeeper.pack(table)
    assert await rows_of(first, table) == rows
    await first.close()
    second = Tables(url, pool=pool, upkeep=Upkeep(every=0.05))
    await second.open()
    async with asyncio.timeout(60):
        while await rows_of(second, table) != [[], [], []]:
            await asyncio.sleep(0.05)
    assert await packed(second, table) == "packed"
    assert await dump(second, table) == state
    assert await rows_of(second, table) == rows
    await second.close()


async def test_it_dies_while_a_table_wakes(url: str, pool: Executor):
    first = Tables(url, pool=pool)
    await first.open()
    table = await played(first)
    rows, state = await rows_of(first, table), await dump(first, table)
    await put_to_sleep(first, table)
    storing = first._hall.storage
    package = await storing.write(partial(packing.begin_waking, table=table, door=first._hall.door))
    half = folding.unfold(package)[1:]
    await storing.write(partial(packing.put_back, table=table, data=half[0]))
    await first.close()
    second = Tables(url, pool=pool)
    await second.open()
    # What is waking is neither swept nor packed.
    assert not await second._hall.storage.write(partial(packing.sweep, table=table, most=10))
    assert await dump(second, table) == state
    assert await rows_of(second, table) == rows
    await second.close()


async def test_it_is_killed_at_any_moment(url: str, pool: Executor):
    """A process packs and unpacks without end and is killed; whatever it was at, every table is whole afterwards."""
    first = Tables(url, pool=pool)
    await first.open()
    ids = [await played(first, 20), await over(first)]
    whole = {table: (await rows_of(first, table), await dump(first, table)) for table in ids}
    await first.close()
    chance = random.Random(5)
    for _ in range(KILLS):
        process = await asyncio.to_thread(sleeper.start, url, ids)
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        process.kill()
        await asyncio.to_thread(process.join)
        assert process.exitcode == -signal.SIGKILL
        after = Tables(url, pool=pool)
        await after.open()
        for table in ids:
            assert await dump(after, table) == whole[table][1]
            assert await rows_of(after, table) == whole[table][0]
        await after.close()


async def test_a_move_comes_while_it_is_being_packed(tables: Tables):
    table = await played(tables)
    fold = tables._workers.fold

    async def slow(slices):
        folded = await fold(slices)
        info = await tables.info(table)
        await act(tables, table, *(await tables.look(table, info.deciding)).legal[0])
        return folded

    tables._workers.fold = slow
    version = (await tables.info(table)).version
    await tables._upkeeper.pack(table)
    assert await packed(tables, table) == ""
    assert (await tables.info(table)).version == version + 1
    assert len((await rows_of(tables, table))[0]) == version + 1


async def test_a_damaged_package_is_told_and_stays(tables: Tables):
    table = await played(tables)
    await put_to_sleep(tables, table)
    cut = sa.update(storage.packages).values(data=b"brink1\nnothing")
    await tables._hall.storage.write(lambda on: on.execute(cut))
    with pytest.raises(Refused, match="table-unreadable"):
        await tables.look(table, None)
    with pytest.raises(folding.Damaged):
        folding.unfold(b"something else")
    whole = folding.fold([folding.slice_of("lines", [[1, 0, "{}"]])])
    assert [folding.rows_in(some).rows for some in folding.unfold(whole)] == [[[1, 0, "{}"]]]
    with pytest.raises(folding.Damaged):
        folding.unfold(whole[:-20])


# -- when ---------------------------------------------------------------------------------------------------------


@pytest.fixture
async def keeper(sqlite: str, pool: Executor, time: Time, tmp_path: Path):
    upkeep = Upkeep(pack_days=30, remove_days=100, every=1e9)
    made = Tables(sqlite, pool=pool, now=time, crashes=tmp_path, upkeep=upkeep)
    await made.open()
    yield made
    await made.close()


async def test_only_what_nobody_has_opened_for_long(keeper: Tables, time: Time):
    running, finished = await played(keeper, 5), await over(keeper)
    waiting = (await keeper.create(NewTable(game="volk", seats=seats("person", "open")))).table

    async def asleep() -> set[str]:
        await keeper._upkeeper.round()
        return {table for table in (running, finished, waiting) if await packed(keeper, table)}

    assert await asleep() == set()
    time.now += 3 * DAY
    assert await asleep() == {waiting}
    time.now += 26 * DAY
    await keeper.look(running, None)  # somebody looks: nothing changes but that it was opened
    time.now += 2 * DAY
    assert await asleep() == {waiting, finished}
    time.now += 29 * DAY
    assert await asleep() == {waiting, finished, running}
    # One that is over and was looked at again sleeps soon; a running one has its time again.
    await keeper.look(finished, None)
    await keeper.look(running, None)
    assert await asleep() == {waiting}
    time.now += HOUR
    assert await asleep() == {waiting, finished}


async def test_removed_only_if_the_host_says_so(keeper: Tables, time: Time):
    table, opened = await over(keeper), await over(keeper)
    time.now += 60 * DAY
    await keeper._upkeeper.round()
    time.now += 20 * DAY
    await keeper.look(opened, None)
    time.now += 40 * DAY
    for kept in (0.0, 1000.0):
        keeper._upkeeper._upkeep = replace(keeper._upkeeper._upkeep, remove_days=kept)
        await keeper._upkeeper.round()
        assert (await keeper.info(table)).status == "finished"
    keeper._upkeeper._upkeep = replace(keeper._upkeeper._upkeep, remove_days=100)
    await keeper._upkeeper.round()
    with pytest.raises(NoSuchTable):
        await keeper.info(table)
    assert (await keeper.info(opened)).status == "finished"
    left = await keeper._hall.storage.read(
        lambda on: on.execute(sa.select(storage.packages.c.table_id)).scalars().all()
    )
    assert left == [opened]


async def test_a_flag_falls_at_a_table_that_sleeps(keeper: Tables, time: Time):
    settings = Settings(clock=Clock(kind="days", days=40))
    table = (await begin(keeper, "person", "person", settings=settings)).table
    time.now += 35 * DAY
    await keeper._upkeeper.round()
    assert await packed(keeper, table) == "packed"
    time.now += 6 * DAY
    await keeper._driver._look_around(5.0)
    assert await packed(keeper, table) == ""
    assert any(seat.bot for seat in (await keeper.info(table)).seats)


async def test_by_itself(url: str, pool: Executor):
    """A server packs in the background, and says nothing to anybody."""
    tables = Tables(url, pool=pool, upkeep=Upkeep(pack_days=1 / DAY, every=0.05))
    await tables.open()
    table = await over(tables)
    async with asyncio.timeout(60):
        while await packed(tables, table) != "packed":
            await asyncio.sleep(0.05)
    await tables.close()


async def test_what_sleeps_counts_as_stored_only(sqlite: str, pool: Executor):
    quotas = Quotas(client=Share(open=1, running=1, stored=3), server=Share())
    tables = Tables(sqlite, pool=pool, quotas=quotas)
    await tables.open()
    new = NewTable(game="volk", seats=seats("person", "person"))
    first = (await tables.create(new, client="Ann")).table
    await tables.start(first)
    await put_to_sleep(tables, first)
    second = (await tables.create(new, client="Ann")).table
    await tables._upkeeper.pack(second)
    third = (await tables.create(new, client="Ann")).table
    await tables.start(third)
    with pytest.raises(Refused, match="table-own-stored"):
        await tables.create(new, client="Ann")
    await tables.look(first, None)  # to go on with a game is never refused
    assert await packed(tables, first) == ""
    await tables.close()


async def test_a_full_server_unpacks_running_games_only(sqlite: str, pool: Executor):
    tables = Tables(sqlite, pool=pool)
    await tables.open()
    running, finished = await played(tables, 5), await over(tables)
    for table in (running, finished):
        await put_to_sleep(tables, table)
    tables._hall.door.quotas = Quotas(client=Share(), server=Share(bytes=1))
    with pytest.raises(Refused, match="table-sleeps"):
        await tables.record(finished)
    assert await packed(tables, finished) == "packed"
    await tables.look(running, None)
    tables._hall.door.quotas = Quotas()
    await tables.record(finished)
    await tables.close()


# -- whoever looks at a whole database ----------------------------------------------------------------------------


async def test_doctor_and_backup_know_tables_that_sleep(tables: Tables, url: str, pool: Executor, tmp_path: Path):
    running, finished = await played(tables, 20), await over(tables)
    whole = {table: await dump(tables, table) for table in (running, finished)}
    for table in whole:
        await put_to_sleep(tables, table)
    found = [finding async for finding in examine(url, 10)]
    assert {(one.table, one.verdict) for one in found} == {(running, "fine"), (finished, "fine")}
    assert all(one.moves for one in found)
    await backup(url, tmp_path / "kept.brink")
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    await restore(tmp_path / "kept.brink", other)
    again = Tables(other, pool=pool)
    await again.open()
    forget(again)
    for table, state in whole.items():
        assert await packed(again, table) == "packed"
        assert await dump(again, table) == state
    await again.close()


async def test_a_doctor_finds_a_move_that_differs_in_a_package(tables: Tables, url: str):
    table = await played(tables, 20)
    spoilt = sa.update(storage.moves).where(storage.moves.c.version == 7).values(chance="[999999]")
    await tables._hall.storage.write(lambda on: on.execute(spoilt))
    forget(tables)
    await put_to_sleep(tables, table)
    (found,) = [finding async for finding in examine(url, 10)]
    assert (found.verdict, found.move) == ("broken", 7)
