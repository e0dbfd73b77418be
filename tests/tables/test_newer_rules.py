"""Tables whose rules are not those of today: pinned, migrated, or not to be opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from brink.engine import Reason, RecordError, verify
from brink.engine.registry import games
from brink.tables import Tables
from brink.tables.doctor import examine
from engine.test_aging import Newer, Pinned, Relaid, Remembering
from parley import Parley
from parley.rules import EndRound, SealStake, Turn
from tables.test_playing import refused
from tables.tools import SHORT, Restarting, act, begin, command, forget, play_on, seats

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("fresh_registry")]


class Changed(Newer):
    """Newer rules that nobody wrote a way to."""

    migrations = {}


class Server(Restarting):
    """A server that starts with this Parley or that, on the same database."""

    @asynccontextmanager
    async def __call__(self, game: Parley) -> AsyncIterator[Tables]:
        games()["parley"] = game
        async with self.started() as tables:
            yield tables

    async def verdicts(self) -> list[str]:
        return [finding.verdict async for finding in examine(self.url, 10)]


@pytest.fixture
def server(url: str, pool: Executor, tmp_path: Path) -> Server:
    return Server(url, pool, tmp_path / "crashes")


@pytest.fixture
def small_server(sqlite: str, pool: Executor, tmp_path: Path) -> Server:
    """On SQLite only, for what does not depend on the database."""
    return Server(sqlite, pool, tmp_path / "crashes")


async def begun(tables: Tables, moves: int = 6) -> str:
    table = (await begin(tables, "person", "person", options=SHORT)).table
    await play_on(tables, table, most=moves)
    return table


async def test_pinned(server: Server):
    async with server(Parley()) as tables:
        table = await begun(tables)
        before = await tables.look(table, 0)
    async with server(Pinned()) as tables:
        assert await server.verdicts() == ["pinned"]
        assert (await tables.look(table, 0)).view == before.view
        assert (await play_on(tables, table)).status == "finished"
        record = await tables.record(table)
        assert (record.rules, (await tables.info(table)).rules) == (1, 1)
        verify(record)
        new = await tables.info(await begun(tables))
        assert new.rules == 2
        assert await server.verdicts() == ["fine", "pinned"]


async def test_migrated(server: Server):
    """It goes on by the new rules, once and for all processes, and nobody goes back over the border."""
    async with server(Parley()) as tables:
        table = await begun(tables)
        before = await tables.look(table, 0)
    async with server(Newer()) as tables, server(Newer()) as others:
        assert await server.verdicts() == ["migrated"]
        seen, *_ = await asyncio.gather(tables.look(table, 0), others.look(table, 0), others.look(table, 1))
        assert seen.view.scores == [score + 6 for score in before.view.scores]
        assert (seen.info.rules, seen.info.version, seen.info.moves) == (2, before.info.version + 1, 6)
        assert [line.key for line in await tables.history(table, None)].count("table-new-rules") == 1
        for seat in (0, 1):
            assert (await refused(tables.undo(table, seat, command(), seen.info.version))).key == "undo-nothing"
        forget(others)
        assert (await others.look(table, 0)).view == seen.view
        assert await server.verdicts() == ["fine"]
        assert (await play_on(tables, table)).status == "finished"
        record = await tables.record(table)
        assert (record.rules, [(border.moves, border.rules) for border in record.borders]) == (2, [(6, 1)])
        assert (await tables.replay(table, 6, 0)).view == seen.view
        assert await server.verdicts() == ["fine"]


async def test_moves_of_earlier_rules_are_shown_if_they_can_be(small_server: Server, monkeypatch):
    monkeypatch.setattr("brink.tables.live.SNAPSHOT_EVERY", 5)
    async with small_server(Parley()) as tables:
        table = await begun(tables, 8)
    async with small_server(Newer()) as tables:
        await tables.look(table, 0)
        monkeypatch.setattr(Turn, "decider", lambda self, state: 1 - self.seat)
        await play_on(tables, table)
        assert (await tables.replay(table, 5, 0)).view is not None, "there is a snapshot"
        reason = await refused(tables.replay(table, 6, 0))
        assert (reason.key, reason.args) == ("table-earlier-rules", {"count": 8})
        assert (await tables.replay(table, 8, 0)).view is not None
        with pytest.raises(RecordError, match=r"move 3: .*; rules 1, which we have not, were played up to move 8"):
            verify(await tables.record(table))
        fork = (await tables.fork(table, 9, seats("person", "person"))).table
        await tables.start(fork)
        assert (await play_on(tables, fork)).status == "finished"
        record = await tables.record(fork)
        assert [(border.moves, border.rules) for border in record.borders] == [(9, 1)]
        assert (await tables.record(table)).borders != record.borders


async def test_a_finished_game_stays_what_it_was(small_server: Server):
    async with small_server(Parley()) as tables:
        table = await begun(tables, 1000)
        before = await tables.record(table)
    async with small_server(Newer()) as tables:
        assert await small_server.verdicts() == ["migrated"]
        assert await tables.record(table) == before
        assert (await tables.info(table)).version == len(before.moves)
        fork = (await tables.fork(table, 4, seats("person", "person"))).table
        await tables.start(fork)
        assert (await play_on(tables, fork)).status == "finished"
        assert [(border.moves, border.rules) for border in (await tables.record(fork)).borders] == [(4, 1)]


async def test_a_table_that_waits_is_begun_by_the_new_rules(small_server: Server):
    async with small_server(Parley()) as tables:
        table = (await begin(tables, "person", "open", options=SHORT, start=False)).table
    async with small_server(Changed()) as tables:
        await tables.join(table, "Ben")
        await tables.start(table)
        assert (await tables.info(table)).rules == 2
        assert (await play_on(tables, table)).status == "finished"
        verify(await tables.record(table))


async def test_without_a_way_it_is_refused(small_server: Server):
    async with small_server(Parley()) as tables:
        table = await begun(tables)
    async with small_server(Changed()) as tables:
        assert (await refused(tables.look(table, 0))).key == "table-unreadable"
        (finding,) = [one async for one in examine(small_server.url, 0)]
        assert finding.verdict == "broken"
        assert "no way from rules 1" in finding.why
    async with small_server(Parley()) as tables:
        assert (await tables.look(table, 0)).view is not None, "nothing was written"


async def test_another_layout_is_no_change(small_server: Server):
    async with small_server(Parley()) as tables:
        table, over = await begun(tables), await begun(tables, 1000)
        before = await tables.look(table, 0)
    async with small_server(Relaid()) as tables:
        assert await small_server.verdicts() == ["fine", "fine"]
        assert await tables.look(table, 0) == before
        assert (await play_on(tables, table)).status == "finished"
        for one in (table, over):
            assert (await tables.record(one)).hash.startswith("3:")
            verify(await tables.record(one))
        assert await small_server.verdicts() == ["fine", "fine"]


async def test_what_an_earlier_layout_does_not_tell_the_moves_tell(small_server: Server):
    """Of a table, of one that went on from another, and of what is shown of a game that is over."""
    async with small_server(Parley()) as tables:
        table, over = await begun(tables, 0), await begun(tables, 1000)
        fork = (await tables.fork(over, 1, seats("person", "person"))).table
        await tables.start(fork)
        for one in (table, fork):
            while set((await tables.look(one, 0)).view.scores) == {3}:
                await play_on(tables, one, most=1)
        before = [await tables.look(one, 0) for one in (table, fork)]
        at = tables._hall.bounds.slice  # more would be played again in another process, which knows this Parley only
        later = (await tables.replay(over, at, 0)).view
        assert set(later.scores) != {3}
    async with small_server(Remembering()) as tables:
        assert set(await small_server.verdicts()) == {"fine"}
        assert [await tables.look(one, 0) for one in (table, fork)] == before
        assert (await tables.replay(over, at, 0)).view == later
        for one in (table, fork):
            await play_on(tables, one)
            verify(await tables.record(one))
        assert set(await small_server.verdicts()) == {"fine"}


async def test_an_earlier_layout_goes_on_though_our_rules_lead_elsewhere(small_server: Server, monkeypatch):
    """A rule was changed and not its version: what the newest snapshot tells is better than a table nobody can open."""
    async with small_server(Parley()) as tables:
        table = (await begin(tables, "person", "person", options={"rounds": 12, "goal": 20})).table
        await play_on(tables, table, most=30)
        over = await begun(tables, 1000)
        moves, end = [(await tables.look(one, 0)).info.version for one in (table, over)]
    first = SealStake.refusal
    monkeypatch.setattr(
        SealStake,
        "refusal",
        lambda self, state, action: Reason("no") if state.round == 1 else first(self, state, action),
    )
    async with small_server(Remembering()) as tables:
        assert (await tables.look(table, 0)).info.version == moves
        await play_on(tables, table, most=3)
        assert (await tables.look(table, 0)).info.version == moves + 3
        assert (await tables.replay(over, end, 0)).view.round > 1
    found = {one.table: (one.verdict, one.move) async for one in examine(small_server.url, 10)}
    assert found[over] == ("broken", 1)


async def test_the_doctor_names_the_first_move_that_differs(small_server: Server, monkeypatch):
    """Somebody has changed a rule and not its version."""
    async with small_server(Parley()) as tables:
        table = await begun(tables, 1000)
    (fine,) = [one async for one in examine(small_server.url, 1)]
    assert (fine.verdict, fine.move) == ("fine", None)
    old = EndRound.run
    monkeypatch.setattr(EndRound, "run", lambda self, state: (state.scores.reverse(), old(self, state))[1])
    (broken,) = [one async for one in examine(small_server.url, 1)]
    assert (broken.table, broken.verdict) == (table, "broken")
    assert broken.move is not None
    assert broken.why.startswith(f"move {broken.move}: ")
    monkeypatch.setattr(Parley, "deal", lambda self, *args: (_ for _ in ()).throw(RecordError("another set-up")))
    (broken,) = [one async for one in examine(small_server.url, 1)]
    assert (broken.verdict, broken.move, broken.why) == ("broken", 0, "the set-up: another set-up")


async def test_an_undo_stays_possible(small_server: Server):
    """Down to the border, and not beyond."""
    async with small_server(Parley()) as tables:
        table = (await begin(tables, "person", "person", options={**SHORT, "open_stakes": True})).table
        await act(tables, table, "stake", 1)
        assert (await tables.look(table, 0)).undo.allowed
    async with small_server(Newer()) as tables:
        assert not (await tables.look(table, 0)).undo.allowed
        stakes = (await tables.look(table, 0)).view.stakes
        await play_on(tables, table, most=2)
        while not (seen := await tables.look(table, 0)).undo.allowed:
            await play_on(tables, table, most=1)
        await tables.undo(table, 0, command(), seen.info.version)
        assert (await tables.look(table, 0)).view.stakes[0] == stakes[0]
