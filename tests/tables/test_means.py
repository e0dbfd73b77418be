"""Where many bots think at once, some think less, and say so."""

from __future__ import annotations

import pytest

from brink.bots import seconds_of
from brink.engine import Action
from brink.engine.registry import find_game
from brink.tables import Tables
from brink.tables.means import LONGEST, Means
from brink.tables.thinking import Task
from tables.tools import begin, play_on

VOLK = find_game("volk")


def test_whoever_would_wait_too_long_plays_at_a_lower_level() -> None:
    means = Means(2)
    with means.thinking(VOLK, "expert"):
        assert means.affordable(VOLK, "expert") == "expert", "one process is free"
        with means.thinking(VOLK, "expert"):
            assert seconds_of(VOLK, "expert") * 2 / 2 >= LONGEST
            assert means.affordable(VOLK, "expert") == "steady"
            assert means.affordable(VOLK, "strong") == "steady"
            assert means.affordable(VOLK, "beginner") == "beginner", "who needs no time need not be quicker"
            assert means.affordable(find_game("twogm"), "strong") == "strong", (
                "as the tactician, who does not look ahead"
            )
    assert means.affordable(VOLK, "expert") == "expert"


@pytest.mark.asyncio
async def test_the_table_is_told_once(small: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    means, workers = small._driver._means, small._hall.workers
    choose, played = workers.choose, set()

    async def noted(task: Task) -> Action:
        played.add(task.bot)
        return await choose(task)

    monkeypatch.setattr(workers, "choose", noted)
    with (
        means.thinking(VOLK, "expert"),
        means.thinking(VOLK, "expert"),
        means.thinking(VOLK, "expert"),
        means.thinking(VOLK, "expert"),
    ):
        table = (await begin(small, "person", "strong", game="volk")).table
        await play_on(small, table, most=12)
    assert played == {"steady"}
    await play_on(small, table, most=6)
    assert played == {"steady", "strong"}
    assert [line.key for line in await small.history(table, 0)].count("table-hurried") == 1
