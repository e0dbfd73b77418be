"""Bots: in worker processes, through the same way as everybody, also when they or their processes fail."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from brink.engine import Chance, verify
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.tables import NewSeat, NewTable, Settings, Tables, workers
from brink.tables.store import read_rows
from brink.tables.thinking import Task, pack_state
from tables.tools import SEED, SHORT, begin, forget, play_on, until

pytestmark = pytest.mark.asyncio


async def rows_of(tables: Tables, table: str):
    return await tables._hall.storage.read(lambda on: read_rows(on, table))


async def test_a_game_of_bots_goes_to_its_end(tables: Tables):
    table = (await begin(tables, "random", "person", "random", options=SHORT)).table
    info = await play_on(tables, table)
    assert info.status == "finished"
    rows = await rows_of(tables, table)
    assert {(row.move.seat, row.by) for row in rows} == {(0, "bot"), (1, "person"), (2, "bot")}
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    verify(await tables.record(table))


async def test_dictators_with_steady_bots(small: Tables):
    table = (await begin(small, "person", "steady", game="dictators")).table
    info = await play_on(small, table, most=25)
    assert info.version > 5


async def test_the_bots_of_2gm_bring_their_difficulty(small: Tables):
    """It is fixed when the game starts, also for a seat that was filled only then."""
    new = NewTable(game="twogm", seats=[NewSeat("person", "Ann"), NewSeat("open")], options={"time_limit": 1})
    created = await small.create(new)
    await small.start(created.table, fill="elite")
    facts = (await small._hall.fresh(created.table)).facts
    assert (facts.options["difficulty_1"], facts.options["difficulty_2"]) == ("regular", "elite")


async def test_bots_are_taken_up_again_after_a_restart(sqlite, pool):
    first = Tables(sqlite, pool=pool, bot_pause=60)
    await first.open()
    table = (await begin(first, "random", "person")).table
    await first.close()
    assert await _version(sqlite, pool, table) >= 1


async def _version(sqlite, pool, table) -> int:
    second = Tables(sqlite, pool=pool)
    await second.open()

    async def moved():
        return (await second.info(table)).deciding == 1

    await until(moved)
    version = (await second.info(table)).version
    await second.close()
    return version


async def test_a_bots_choice_follows_from_seed_and_version():
    game = find_game("parley")
    state = game.setup(2, {}, Chance(SEED))
    tasks = [
        Task("parley", pack_state(game, state), 0, "random", SEED, f"bot 0 at {version}")
        for version in (0, 0, *range(1, 12))
    ]
    choices = [workers.choose(task) for task in tasks]
    assert choices[0] == choices[1]
    assert len(set(choices)) > 1
    assert workers.choose(Task(*(*_fields(tasks[0])[:4], seed_from("x"), "bot 0 at 0"))) in game.legal(state)


def _fields(task):
    return [getattr(task, name) for name in task.__struct_fields__]


async def test_a_bot_that_fails_is_replaced_for_the_move(small: Tables, monkeypatch, caplog):
    async def fails(task):
        raise ZeroDivisionError

    monkeypatch.setattr(small._hall.workers, "choose", fails)
    table = (await begin(small, "random", "person")).table

    async def moved():
        return (await small.info(table)).deciding == 1

    await until(moved)
    assert "the bot 'random' failed" in caplog.text


async def test_a_bot_that_says_nonsense_is_replaced_for_the_move(small: Tables, monkeypatch):
    async def nonsense(task):
        return ("fly", 99)

    monkeypatch.setattr(small._hall.workers, "choose", nonsense)
    table = (await begin(small, "random", "person")).table

    async def moved():
        return (await small.info(table)).deciding == 1

    await until(moved)


async def test_bots_wait_as_long_as_the_host_of_the_table_wants(sqlite, pool, monkeypatch):
    """Whoever plays against bots alone may follow them, or need not wait; also once the game goes on."""
    waits, wait_for = [], asyncio.wait_for

    async def noted(what, seconds):
        waits.append(seconds)
        return await wait_for(what, seconds)

    monkeypatch.setattr(asyncio, "wait_for", noted)
    paced = Tables(sqlite, pool=pool, bot_pause=0.004)
    await paced.open()
    table = (await begin(paced, "random", "person", options=SHORT, settings=Settings(pace="slow"))).table
    await play_on(paced, table, most=6)
    assert 0.016 in waits
    assert 0.001 not in waits
    await paced.set_pace(table, "quick")
    waits.clear()
    await play_on(paced, table, most=6)
    assert 0.001 in waits
    assert (await paced.info(table)).settings.pace == "quick"
    await paced.close()


async def test_a_worker_that_dies_is_replaced():
    mine = workers.Workers(1, None)
    mine._pool = ProcessPoolExecutor(1, get_context("fork" if os.name == "posix" else "spawn"))
    pid = mine._pool.submit(os.getpid).result()
    os.kill(pid, signal.SIGKILL)
    game = find_game("parley")
    state = game.setup(2, {}, Chance(SEED))
    task = Task("parley", pack_state(game, state), 0, "random", SEED, "x")
    assert await mine.choose(task) in game.legal(state)
    mine.close()


async def test_the_others_cannot_act_for_a_bot(small: Tables, monkeypatch):
    """And a bot's own move is checked like everybody's: it goes through the same function."""
    first = Tables(small._hall.storage.url.render_as_string(), bot_pause=60)
    await first.open()
    table = (await begin(first, "random", "person")).table
    with pytest.raises(Exception, match="table-bot-plays"):
        await first.act(table, 0, "c", 0, ("stake", 1))
    forget(first)
    await first.close()


@pytest.mark.parametrize(
    "worker",
    ["pool.submit(os.getpid).result()", "pool.submit(os.getpid) and list(pool._processes)[0]"],
    ids=["that waits for work", "that has only begun to load"],
)
async def test_a_worker_does_not_outlive_a_killed_server(tmp_path, worker):
    """SIGKILL leaves the server no time to tell its workers; they go by themselves."""
    script = (
        "import os, signal\n"
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from multiprocessing import get_context\n"
        "from brink.tables.thinking import start_worker\n"
        "if __name__ == '__main__':\n"
        "    pool = ProcessPoolExecutor(1, get_context('spawn'), start_worker)\n"
        f"    print({worker}, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    file = tmp_path / "server.py"
    file.write_text(script)
    killed = subprocess.run([sys.executable, str(file)], stdout=subprocess.PIPE, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL
    left = Path(f"/proc/{int(killed.stdout)}/cmdline")
    for _ in range(600):
        if not left.exists() or not left.read_bytes():  # gone, or dead and not buried yet
            return
        time.sleep(0.1)
    raise AssertionError("the worker is still there")


async def test_a_bot_with_one_choice_takes_its_time_too(small: Tables, monkeypatch):
    """An answer at once would tell everybody that the bot holds nothing it could answer with."""
    thoughts = []
    choose = small._hall.workers.choose

    async def counted(task):
        thoughts.append(task.label)
        return await choose(task)

    monkeypatch.setattr(small._hall.workers, "choose", counted)
    table = (await begin(small, "random", "person", "random", options=SHORT)).table
    await play_on(small, table)
    bots = [row for row in await rows_of(small, table) if row.by == "bot"]
    assert len(thoughts) == len(bots) > 5
