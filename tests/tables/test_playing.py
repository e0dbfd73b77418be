"""Create, join, start, act, look, why, history; ids, versions, races, crashes. On both databases."""

from __future__ import annotations

import asyncio

import pytest

from brink.engine import Reason, Refused, verify
from brink.tables import Event, NewTable, NoSuchTable, Tables
from parley.rules import Announced
from tables.tools import SEED, SHORT, act, begin, command, dump, forget, nested, play_on, seats, state_of

pytestmark = pytest.mark.asyncio


async def refused(awaitable) -> Reason:
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value.reason


async def test_a_game_from_the_lobby_to_its_record(tables: Tables):
    created = await tables.create(
        NewTable(game="parley", seats=seats("person", "open", "open"), title="Sunday", options=SHORT)
    )
    table = created.table
    assert len(table) == 10
    assert [key.seat for key in created.seats] == [0]
    assert (await refused(tables.start(table))).key == "table-seats-open"
    joined = await tables.join(table, " Bea\n ")
    last = await tables.join(table, "Carl", 2)
    assert (joined.seat, last.seat) == (1, 2)
    assert (await refused(tables.join(table, "Dora"))).key == "table-full"
    [shown] = await tables.lobby()
    assert (shown.id, shown.title, shown.status, shown.names) == (table, "Sunday", "open", ["P0", "Bea", "Carl"])
    before = await tables.look(table, 0)
    assert before.view is None
    await tables.start(table)
    assert (await refused(tables.start(table))).key == "table-started"
    info = await play_on(tables, table)
    assert (info.status, info.outcome is not None, info.deciding) == ("finished", True, None)
    record = await tables.record(table)
    assert record.commitment == before.info.commitment
    assert record.seed is not None
    verify(record)
    assert (await tables.look(table, 0)).seed == record.seed
    log = await tables.history(table, 1)
    assert log[0].version == 0
    assert [line.n for line in log] == sorted({line.n for line in log})
    middle = log[len(log) // 2].n
    assert await tables.history(table, 1, middle) == [line for line in log if line.n > middle]


async def test_what_the_deciding_seat_sees_and_the_others_do_not(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    mine, other, nobody = [await tables.look(table, viewer) for viewer in (0, 1, None)]
    assert mine.prompt is not None
    assert mine.prompt.key == "ask-seal-stake"
    assert mine.legal == [("stake", points) for points in range(4)]
    assert mine.candidates is not None
    assert [candidate.action for candidate in mine.candidates if candidate.reason is None] == mine.legal
    for seen in (other, nobody):
        assert (seen.legal, seen.candidates) == (None, None)
        assert seen.prompt is not None
        assert seen.prompt.key == "wait-seal-stake"
    assert mine.told


async def test_why_not(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    assert await tables.why(table, 0, ("stake", 1)) is None
    assert await tables.why(table, 0, ("stake", 9)) == Reason("not-offered", "1")
    assert await tables.why(table, 1, ("stake", 1)) == Reason("table-not-your-turn", args={"seat": 0})
    await act(tables, table, "stake", 3)
    await act(tables, table, "stake", 3)
    for _ in range(2):
        await act(tables, table, "pass")
    reason = await tables.why(table, 0, ("stake", 1))
    assert reason is not None
    assert reason.key == "stake-too-high"
    seen = await tables.look(table, 0)
    assert seen.candidates is not None
    assert seen.candidates[1].reason == reason


async def test_refusals_change_nothing(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    before = await dump(tables, table)
    for seat, action, key in [
        (0, ("stake", 9), "not-offered"),
        (0, (), "not-offered"),
        (0, ("stake", [1]), "not-offered"),
        (1, ("stake", 1), "table-not-your-turn"),
        (7, ("stake", 1), "table-no-seat"),
        (-1, ("stake", 1), "table-no-seat"),
    ]:
        assert (await refused(tables.act(table, seat, command(), 0, action))).key == key
    assert (await refused(tables.act(table, 0, "", 0, ("stake", 1)))).key == "table-bad-command"
    assert (await refused(tables.act(table, 0, "a\0b", 0, ("stake", 1)))).key == "table-bad-command"
    assert (await refused(tables.look(table, 7))).key == "table-no-seat"
    assert (await refused(tables.history(table, 77))).key == "table-no-seat"
    assert await tables.history(table, 0, 10**30) == []
    assert await tables.chat(table, 10**30) == []
    assert (await refused(tables.act(table, 0, "x" * 65, 0, ("stake", 1)))).key == "table-bad-command"
    assert await dump(tables, table) == before
    assert (await tables.info(table)).version == 0


async def test_a_clients_true_is_not_stored_as_a_number(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await tables.act(table, 0, command(), 0, ("stake", True))
    assert state_of(tables, table).stakes[0] is not True  # type: ignore[attr-defined]
    forget(tables)
    assert (await tables.look(table, 0)).view.stakes[0] == 1


async def test_unknown_tables(tables: Tables):
    for name in ("", "a b", "\0", "é", "x" * 500, "'; --"):
        with pytest.raises(NoSuchTable):
            await tables.info(name)
    for question in (
        tables.look("nowhere", 0),
        tables.info("nowhere"),
        tables.history("nowhere", None),
        tables.chat("nowhere"),
        tables.join("nowhere", "Anna"),
        tables.act("nowhere", 0, "c", 0, ("pass",)),
        tables.holder("nowhere", "x"),
        tables.record("nowhere"),
    ):
        with pytest.raises(NoSuchTable):
            await question


async def test_a_repeated_command_has_one_effect(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    first = await tables.act(table, 0, "same", 0, ("stake", 1))
    assert (first.status, first.version) == ("done", 1)
    for version in (0, 1):  # the second time as if meant for the next decision
        again = await tables.act(table, 0, "same", version, ("stake", 2))
        assert (again.status, again.version) == ("repeated", 1)
        assert again.seen is not None
        assert again.seen.view.stakes == [1, -1]
    other = await tables.act(table, 1, "same", 1, ("stake", 0))  # ids are each seat's own
    assert (other.status, other.version) == ("done", 2)
    used = await tables.act(table, 0, "same", 2, ("pass",))  # allowed, but the id was used
    assert (used.status, used.version) == ("repeated", 2)


async def test_a_stale_command_gets_the_fresh_view(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await act(tables, table, "stake", 1)
    for version in (0, 5):
        late = await tables.act(table, 1, command(), version, ("stake", 2))
        assert (late.status, late.version) == ("stale", 1)
        assert late.seen is not None
        assert late.seen.legal is not None
        assert late.seen.view.stakes == [-1, -1]
    assert (await tables.info(table)).version == 1


async def test_the_same_command_many_times_at_once(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    answers = await asyncio.gather(*(tables.act(table, 0, "once", 0, ("stake", 1)) for _ in range(8)))
    assert sorted(answer.status for answer in answers) == ["done"] + ["repeated"] * 7
    assert (await tables.info(table)).version == 1


async def test_two_processes_one_version_one_winner(url, pool, tables: Tables):
    other = Tables(url, pool=pool)
    await other.open()
    table = (await begin(tables, "person", "person", options={"goal": 20})).table
    both = (tables, other)
    for side in both:
        await side.look(table, 0)
    for version in range(6):
        info = await tables.info(table)
        seen = await tables.look(table, info.deciding)
        assert seen.legal is not None
        answers = await asyncio.gather(
            *(side.act(table, info.deciding, command(), version, seen.legal[-1]) for side in both for _ in range(2))
        )
        assert sorted(answer.status for answer in answers) == ["done", "stale", "stale", "stale"]
        assert {answer.version for answer in answers} == {version + 1}
        assert await dump(tables, table) == await dump(other, table)
    await other.close()


async def test_two_processes_start_and_join_at_once(url, pool, tables: Tables):
    other = Tables(url, pool=pool)
    await other.open()
    created = await tables.create(NewTable(game="parley", seats=seats("person", "open")))
    joins = await asyncio.gather(
        *(side.join(created.table, f"G{n}") for n, side in enumerate((tables, other))), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in joins) == ["Joined", "Refused"]
    starts = await asyncio.gather(*(side.start(created.table) for side in (tables, other)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in starts) == ["NoneType", "Refused"]
    assert await dump(tables, created.table) == await dump(other, created.table)
    await other.close()


class Killed(BaseException):
    """The process ends here."""


async def test_killed_between_commit_and_publishing(url, pool, tables: Tables):
    seed, actions = nested()
    table = (await begin(tables, "person", "person", "person", seed=seed, options=SHORT)).table
    for action in actions[:-1]:
        await act(tables, table, *action)
    info = await tables.info(table)

    def dies(event: Event, notice: int) -> None:
        raise Killed

    tables._hall.publish = dies  # type: ignore[method-assign]
    with pytest.raises(Killed):
        await tables.act(table, info.deciding, "last words", info.version, actions[-1])
    after = Tables(url, pool=pool)
    await after.open()
    seen = await after.look(table, None)
    assert seen.info.version == len(actions)
    agenda = state_of(after, table).agenda
    assert sum(isinstance(step, Announced) for step in agenda) >= 2, "not in a nested window"
    again = await after.act(table, info.deciding, "last words", info.version, actions[-1])
    assert (again.status, again.version) == ("repeated", len(actions))
    assert (await play_on(after, table)).status == "finished"
    verify(await after.record(table))
    await after.close()


async def test_killed_before_the_commit(url, pool, tables: Tables, monkeypatch):
    table = (await begin(tables, "person", "person")).table
    before = await dump(tables, table)

    def dies(*_):
        raise Killed

    monkeypatch.setattr(tables._hall.bell, "note", dies)  # the last thing in the transaction
    with pytest.raises(Killed):
        await tables.act(table, 0, "c", 0, ("stake", 1))
    monkeypatch.undo()
    assert await dump(tables, table) == before
    assert await tables.history(table, 0, 9999) == []
    assert (await tables.act(table, 0, "c", 0, ("stake", 1))).status == "done"


async def test_every_move_can_be_the_last_before_a_restart(tables: Tables):
    """Snapshot and moves after it give the same state, byte for byte, wherever the process stops."""
    seed, actions = nested()
    table = (await begin(tables, "person", "person", "person", seed=seed, options=SHORT)).table
    for action in actions:
        await act(tables, table, *action)
        before = await dump(tables, table)
        forget(tables)
        assert await dump(tables, table) == before


async def test_a_stored_move_that_does_not_follow_is_noticed(small: Tables, monkeypatch):
    table = (await begin(small, "person", "person", seed=SEED)).table
    for action in (("stake", 1), ("stake", 0), ("pass",), ("draw",), ("draw",)):
        await act(small, table, *action)
    await small._hall.storage.write(
        lambda on: on.exec_driver_sql("UPDATE moves SET action = '[\"pass\"]' WHERE version = 5")
    )
    forget(small)
    assert (await refused(small.look(table, 0))).key == "table-unreadable"
    assert (await small.info(table)).version == 5  # the lobby goes on


async def test_whoever_gives_a_command_may_go_away(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    task = asyncio.create_task(tables.act(table, 0, "c", 0, ("stake", 1)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await tables._hall.idle()
    assert (await tables.act(table, 0, "c", 0, ("stake", 1))).status == "repeated"
