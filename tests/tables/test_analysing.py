"""14.6: a finished game is looked at again in the background, once for everybody, and kept with its table."""

from __future__ import annotations

import asyncio
import os
import threading
import zlib
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from brink.bots.analysis import Analysis, Care, Found, Stretch
from brink.engine import Reason, RulesError
from brink.lab.analysing import analyse
from brink.tables import Tables, analysing, storage, thinking
from brink.tables.quotas import weight
from brink.tables.shapes import Study
from brink.tables.thinking import start_patient_worker
from brink.tables.turns import Bounds
from brink.tables.workers import Workers
from parley import Parley
from parley.mind import ParleyMind
from tables.test_playing import refused
from tables.tools import SHORT, begin, play_on, until

pytestmark = pytest.mark.asyncio
NOTHING = Study(offered=True)
CARE = Care(rollouts=1, turning_points=3)


@pytest.fixture(autouse=True)
def parley_with_a_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "mind", lambda self: ParleyMind())


@pytest.fixture
def threads() -> Iterator[Executor]:
    """Worker processes would know nothing of that mind."""
    with ThreadPoolExecutor(2) as pool:
        yield pool


class Gate:
    """Lets so many pieces of work through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        self.let = 1
        real = thinking.look_at

        def look_at(stretch: Stretch, care: Care) -> Found:
            if self.let <= 0:
                self.open.wait(20)
            self.let -= 1
            return real(stretch, care)

        monkeypatch.setattr(thinking, "look_at", look_at)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.open.set()


async def server(url: str, threads: Executor, tmp_path: Path, bounds: Bounds | None = None) -> Tables:
    made = Tables(url, pool=threads, care=CARE, crashes=tmp_path / "crashes", bounds=bounds)
    await made.open()
    return made


@pytest_asyncio.fixture
async def here(url: str, threads: Executor, tmp_path: Path) -> AsyncIterator[Tables]:
    made = await server(url, threads, tmp_path)
    yield made
    await made.close()


async def finished(tables: Tables) -> str:
    table = (await begin(tables, "person", "person", options=SHORT)).table
    await play_on(tables, table)
    return table


async def done(tables: Tables, table: str, client: str = "") -> Analysis:
    for _ in range(600):
        study = await tables.study(table, client=client)
        if study.status == "done":
            assert study.analysis is not None
            return study.analysis
        assert study.reason is None, study.reason
        await asyncio.sleep(0.05)
    raise AssertionError("it does not end")


async def until_some_is_done(tables: Tables, table: str, client: str = "") -> Study:
    for _ in range(200):
        study = await tables.study(table, client=client)
        if study.done:
            return study
        await asyncio.sleep(0.05)
    raise AssertionError("nothing is done")


async def test_once_for_everybody_and_the_same_as_on_the_command_line(here: Tables) -> None:
    table = await finished(here)
    assert await here.study(table) == NOTHING
    begun = await here.begin_study(table, client="Anna")
    assert (begun.status, begun.mine) == ("running", True)
    assert (await here.study(table, client="Ben")).mine is False
    assert (await here.begin_study(table, client="Ben")).mine is False, "there is one for all"
    found = await done(here, table, "Ben")
    record = await here.record(table)
    assert len(found.moves) == len(record.moves)
    assert found == await asyncio.to_thread(analyse, record, CARE, 1)
    assert (await here.begin_study(table, client="Carl")).analysis == found, "what is done is not done again"


async def test_it_outlives_a_restart(url: str, threads: Executor, tmp_path: Path, gate: Gate) -> None:
    gate.let = 1000
    first = await server(url, threads, tmp_path)
    table, other = await finished(first), await finished(first)
    await first.begin_study(table)
    found = await done(first, table)
    gate.let = 1
    await first.begin_study(other, client="Anna")
    await until_some_is_done(first, other)
    stopping = asyncio.create_task(first.close())
    await asyncio.sleep(0.05)
    gate.let = 1000
    gate.open.set()
    await stopping
    second = await server(url, threads, tmp_path)
    assert (await second.study(table)).analysis == found
    study = await second.study(other, client="Anna")
    assert study.status == "done" or (study.status, study.mine) == ("running", True), "what was begun goes on"
    assert (await done(second, other)).moves
    await second.close()


async def test_another_process_goes_on_where_one_has_died(
    url: str, threads: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await server(url, threads, tmp_path)
    table = await finished(tables)
    row = {"table_id": table, "owner": "", "worker": "dead", "moves": 9, "done": 4, "data": b""}
    late = tables.now() - 1
    await tables._hall.storage.write(lambda on: on.execute(sa.insert(storage.analyses), {**row, "at": late}))
    assert (await tables.study(table)).done == 4
    assert not tables._analysts._busy, "there may be somebody who is at it"
    monkeypatch.setattr(analysing, "LEASE", 0.5)
    assert (await tables.study(table)).status == "running"
    assert (await done(tables, table)).moves
    await tables.close()


async def test_whoever_asked_for_it_may_stop_it(here: Tables, gate: Gate) -> None:
    table = await finished(here)
    await here.begin_study(table, client="Anna")
    study = await until_some_is_done(here, table, "Anna")
    assert 0 < study.done < study.moves
    assert await refused(here.stop_study(table, client="Ben")) == Reason("table-analysis-not-yours")
    assert await here.stop_study(table, client="Anna") == NOTHING
    assert not here._analysts._busy
    gate.let = 1000
    gate.open.set()
    assert await here.stop_study(table, client="Anna") == NOTHING, "there is nothing to stop"
    await here.begin_study(table, client="Ben")
    found = await done(here, table)
    assert (await here.stop_study(table, client="Anna")).analysis == found, "what is done stays"


async def test_called_off_at_another_process(here: Tables, gate: Gate) -> None:
    table = await finished(here)
    await here.begin_study(table, client="Anna")
    await until_some_is_done(here, table)
    await here._hall.storage.write(lambda on: on.execute(sa.delete(storage.analyses)))
    gate.let = 1000
    gate.open.set()
    for _ in range(100):
        if not here._analysts._busy:
            break
        await asyncio.sleep(0.05)
    assert not here._analysts._busy
    assert await here.study(table) == NOTHING


async def test_what_is_refused(small: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    running = (await begin(small, "person", "person", options=SHORT)).table
    assert await refused(small.begin_study(running)) == Reason("table-not-finished")
    assert await small.study(running) == Study(reason=Reason("table-not-finished"))
    left = (await begin(small, "person", "random", options=SHORT)).table
    await small.resign(left, 0)
    assert await refused(small.begin_study(left)) == Reason("table-no-result")
    table = await finished(small)
    small._hall.bounds = Bounds(analysed=3)
    assert await refused(small.begin_study(table)) == Reason("table-analysis-too-long", args={"count": 3})
    monkeypatch.setattr(Parley, "mind", lambda self: None)
    assert await refused(small.begin_study(table)) == Reason("table-no-mind")
    rows = await small._hall.storage.read(lambda on: on.execute(sa.select(storage.analyses)).all())
    assert rows == []


async def test_so_many_at_once(sqlite: str, threads: Executor, tmp_path: Path, gate: Gate) -> None:
    tables = await server(sqlite, threads, tmp_path, Bounds(analyses=1, all_analyses=2))
    one, two, three = [await finished(tables) for _ in range(3)]
    gate.let = 0
    await tables.begin_study(one, client="Anna")
    assert await refused(tables.begin_study(two, client="Anna")) == Reason("table-own-analyses", args={"count": 1})
    await tables.begin_study(two, client="Ben")
    assert await refused(tables.begin_study(three, client="Carl")) == Reason("table-all-analyses", args={"count": 2})
    gate.let = 1000
    gate.open.set()
    await done(tables, one)
    await done(tables, two)
    await tables.begin_study(three, client="Anna")
    await done(tables, three)
    await tables.close()


async def test_a_rule_that_fails_is_told_and_may_be_tried_again(here: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(here)
    real = thinking.look_at

    def fails(*args: object) -> None:
        raise RulesError("no")

    monkeypatch.setattr(thinking, "look_at", fails)
    await here.begin_study(table)
    for _ in range(100):
        study = await here.study(table)
        if study.status == "none":
            break
        await asyncio.sleep(0.05)
    assert study == Study(offered=True, reason=Reason("table-analysis-failed"))
    monkeypatch.setattr(thinking, "look_at", real)
    await here.begin_study(table)
    assert (await done(here, table)).moves


async def test_what_another_release_has_stored_is_made_again(here: Tables) -> None:
    table = await finished(here)
    await here.begin_study(table)
    found = await done(here, table)
    for data in (zlib.compress(b'{"game": "parley"}'), b"nothing"):
        other = sa.update(storage.analyses).values(data=data)
        await here._hall.storage.write(lambda on, other=other: on.execute(other))
        assert await here.study(table) == NOTHING
        await here.begin_study(table)
        assert await done(here, table) == found


async def test_its_bytes_count_and_it_goes_with_its_table(here: Tables) -> None:
    table = await finished(here)
    before = await here._hall.storage.read(lambda on: weight(on, table))
    await here.begin_study(table)
    await done(here, table)
    assert await here._hall.storage.read(lambda on: weight(on, table)) > before
    await here.remove(table)
    rows = await here._hall.storage.read(lambda on: on.execute(sa.select(storage.analyses)).all())
    assert rows == []


async def test_its_processes_let_others_go_first_and_end_with_the_work() -> None:
    workers = Workers(1, None, patient=True)
    assert workers._start is start_patient_worker
    nice = await workers._run(_niceness)
    assert nice >= thinking.PATIENT
    pool = workers._pool
    assert pool is not None
    (process,) = pool._processes.values()  # type: ignore[attr-defined]
    workers.rest()
    await until(lambda: _gone(process.pid))
    assert await workers._run(_niceness) == nice, "the next work starts new ones"
    workers.rest()


async def _gone(process: int) -> bool:
    """`Process.is_alive` does not know that the pool's own thread has buried it."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def _niceness() -> int:
    return os.nice(0)
