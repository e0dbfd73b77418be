"""Rules with a defect: the table stays as it was, the crash is kept, and after three times the table is put aside."""

from __future__ import annotations

import pytest

from brink.engine import resume
from brink.engine.records import read_record
from brink.tables import Tables
from parley.rules import SealStake
from tables.test_playing import refused
from tables.tools import act, begin, command, dump, until

pytestmark = pytest.mark.asyncio


async def test_a_defect(tables: Tables, monkeypatch, tmp_path):
    table = (await begin(tables, "person", "person")).table
    await act(tables, table, "stake", 1)
    before = await dump(tables, table)

    def fails(self, state, action):
        state.scores[0] = 99
        raise ZeroDivisionError("a defect")

    with monkeypatch.context() as patch:
        patch.setattr(SealStake, "perform", fails)
        assert (await refused(tables.act(table, 1, command(), 1, ("stake", 2)))).key == "table-rules-failed"
    assert await dump(tables, table) == before
    crash = read_record(tmp_path / "crashes" / f"{table}-1.json")
    assert "ZeroDivisionError: a defect" in (crash.problem or "")
    assert crash.failed == ["stake", 2]
    resume(crash)
    assert (await tables.act(table, 1, command(), 1, ("stake", 2))).status == "done"
    assert (await tables.info(table)).status == "running"


async def test_three_times(tables: Tables, monkeypatch):
    table = (await begin(tables, "person", "person")).table
    monkeypatch.setattr(SealStake, "perform", lambda *_: 1 / 0)
    keys = [(await refused(tables.act(table, 0, command(), 0, ("stake", 2)))).key for _ in range(4)]
    assert keys == ["table-rules-failed", "table-rules-failed", "table-broken", "table-broken"]
    assert (await tables.info(table)).status == "broken"
    assert (await tables.look(table, 0)).view is not None


async def test_what_cannot_be_tried_out_is_logged_and_the_rest_is_seen(small: Tables, monkeypatch, caplog):
    table = (await begin(small, "person", "person")).table
    monkeypatch.setattr(SealStake, "perform", lambda *_: 1 / 0)
    seen = await small.look(table, 0)
    assert [one.ending for one in seen.candidates or []] == [None] * 4
    errors = [line for line in caplog.records if line.name == "brink.tables.foreseeing" and line.levelname == "ERROR"]
    assert len(errors) == 4
    assert all(line.exc_info for line in errors)


async def test_a_bot_does_not_loop(small: Tables, monkeypatch):
    monkeypatch.setattr(SealStake, "perform", lambda *_: 1 / 0)
    table = (await begin(small, "random", "person")).table

    async def broken():
        return (await small.info(table)).status == "broken"

    await until(broken)
