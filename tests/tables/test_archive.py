"""Records, replay, and playing on from any move."""

from __future__ import annotations

import msgspec
import pytest

from brink.engine import BrinkError, resume, verify
from brink.tables import Tables
from tables.test_playing import refused
from tables.tools import SHORT, act, begin, command, dump, forget, play_on, seats

pytestmark = pytest.mark.asyncio


async def finished(tables: Tables, *kinds: str) -> str:
    table = (await begin(tables, *(kinds or ("person", "person")), options=SHORT)).table
    assert (await play_on(tables, table)).status == "finished"
    return table


async def test_nothing_of_a_running_game(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await act(tables, table, "stake", 1)
    for question in (
        tables.record(table),
        tables.replay(table, 0, 0),
        tables.replay_log(table, 0),
        tables.fork(table, 0, seats("person", "person")),
    ):
        assert (await refused(question)).key == "table-not-finished"


async def test_export_and_import(tables: Tables):
    table = await finished(tables)
    record = await tables.record(table)
    copy = await tables.import_record(record, "Again")
    assert await tables.record(copy) == record
    info = await tables.info(copy)
    assert (info.status, info.title, info.moves, info.names) == ("finished", "Again", len(record.moves), ["P0", "P1"])
    for viewer in (0, 1, None):
        assert await tables.history(copy, viewer) == await tables.history(table, viewer)
    for at in (0, 3, len(record.moves)):
        forget(tables)
        expected = resume(record, at)
        for viewer in (0, 1, None):
            seen = await tables.replay(copy, at, viewer)
            assert seen.view == expected.game.view(expected.state, viewer)
            assert (await tables.replay(table, at, viewer)).view == seen.view
    assert (await refused(tables.replay(copy, len(record.moves) + 1, 0))).key == "table-no-move"
    assert (await refused(tables.replay(copy, -1, 0))).key == "table-no-move"
    assert (await refused(tables.replay(copy, 0, 2))).key == "table-no-seat"


async def test_a_record_without_its_seed(small: Tables):
    record = await small.record(await finished(small))
    secret = msgspec.structs.replace(record, seed=None)
    copy = await small.import_record(secret)
    for at in range(0, len(record.moves), 4):
        expected = resume(record, at)
        assert (await small.replay(copy, at, 0)).view == expected.game.view(expected.state, 0)
    fork = await small.fork(copy, 5, seats("person", "person"))
    await small.start(fork.table)
    assert (await play_on(small, fork.table)).status == "finished"
    verify(await small.record(fork.table))
    assert (await small.replay(fork.table, 3, 1)).view == (await small.replay(copy, 3, 1)).view


async def test_a_forged_record_is_refused(small: Tables):
    record = await small.record(await finished(small))
    for change in (
        {"hash": "0" * 32},
        {"moves": record.moves[:-1]},
        {"seed": "00" * 16},
        {"game": "chess"},
        {"rules": 99},
        {"pack_hash": "0"},
        {"seats": ["one"]},
    ):
        with pytest.raises(BrinkError):
            await small.import_record(msgspec.structs.replace(record, **change))
    assert len(await small.lobby()) == 1


async def test_the_replay_leaves_out_what_was_undone(small: Tables):
    table = (await begin(small, "person", "person", options=SHORT)).table
    await act(small, table, "stake", 3)
    await small.undo(table, 0, command(), 1)
    await play_on(small, table)
    log = await small.replay_log(table, 0)
    assert not [line for line in log if line.key.startswith("table-")]
    record = await small.record(table)
    match = resume(record)
    expected = [entry.key for entries in match.lines for entry in entries if entry.visible_to(0)]
    assert [line.key for line in log] == expected
    assert (await small.replay(table, 1, 0)).view.stakes == [record.moves[0].action[1], -1]


async def test_play_on_from_here(tables: Tables):
    table = await finished(tables)
    old = await tables.record(table)
    at = 6
    created = await tables.fork(table, at, seats("open", "person"), title="What if")
    fork = created.table
    info = await tables.info(fork)
    assert (info.status, info.origin, info.moves, info.title) == ("open", table, at, "What if")
    assert (await tables.look(fork, 1)).view is None
    joined = await tables.join(fork, "Anna")
    await tables.start(fork)
    seen = await tables.look(fork, joined.seat)
    assert seen.view == (await tables.replay(table, at, joined.seat)).view
    assert seen.info.commitment != old.commitment
    past = [line for line in await tables.history(table, 0) if line.version <= at]
    assert await tables.history(fork, 0) == past
    deciding = seen.info.deciding
    assert deciding is not None
    assert (await refused(tables.undo(fork, deciding, command(), at))).key == "undo-nothing"
    before = await dump(tables, fork)
    forget(tables)
    assert await dump(tables, fork) == before
    assert (await play_on(tables, fork)).status == "finished"
    record = await tables.record(fork)
    assert record.moves[:at] == old.moves[:at]
    verify(record)
    assert (await tables.replay(fork, 2, 0)).view == (await tables.replay(table, 2, 0)).view


async def test_forks_have_chance_of_their_own(small: Tables):
    """The old seed is public; whoever knows it must not know the future of the fork."""
    table = await finished(small)
    dumps = []
    for _ in range(2):
        fork = (await small.fork(table, 0, seats("person", "person"))).table
        await small.start(fork)
        live = await small._hall.fresh(fork)
        assert live.state is not None
        dumps.append(live.state.chance.seed)
    assert len({*dumps, bytes.fromhex((await small.record(table)).seed or "")}) == 3
    await play_on(small, fork)
    verify(await small.record(fork))


async def test_forks_that_cannot_be(small: Tables):
    table = await finished(small)
    moves = (await small.info(table)).moves
    assert (await refused(small.fork(table, moves, seats("person", "person")))).key == "game-is-over"
    assert (await refused(small.fork(table, moves + 1, seats("person", "person")))).key == "table-no-move"
    assert (await refused(small.fork(table, 1, seats("person", "person", "person")))).key == "table-wrong-seats"
