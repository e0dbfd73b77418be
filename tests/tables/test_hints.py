"""14.5: a hint is what the planner would do with what the seat knows; everybody reads that it was asked."""

from __future__ import annotations

import pytest

from brink.bots import registry
from brink.bots.planner import Effort
from brink.engine import Chance, Reason
from brink.engine.registry import find_game
from brink.tables import Settings, Tables
from tables.test_playing import refused
from tables.tools import begin, command, state_of

pytestmark = pytest.mark.asyncio
WITH_HINTS = Settings(hints=True)


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what is thought in this process; workers have their own."""
    monkeypatch.setattr(registry, "HINT", Effort(rollouts=8, candidates=4, seconds=1.0))


async def test_three_moves_with_chances_and_reasons_and_a_line_for_everybody(small: Tables) -> None:
    table = (await begin(small, "person", "person", game="volk", settings=WITH_HINTS)).table
    seen = await small.look(table, 0)
    assert seen.hints
    assert not (await small.look(table, 1)).hints
    assert not (await small.look(table, None)).hints
    moves = await small.hint(table, 0, seen.info.version)
    assert len(moves) == 3
    assert len({move.action for move in moves}) == 3
    assert all(move.action in (seen.legal or ()) for move in moves)
    assert all(0 <= move.chance <= 1 for move in moves)
    topics = set(find_game("volk").mind().measured(state_of(small, table), 0))
    assert {why.topic for move in moves for why in move.because} <= topics
    for viewer in (0, 1, None):
        last = (await small.history(table, viewer))[-1]
        assert (last.key, last.args) == ("table-hint", {"seat": 0})
    assert await small.hint(table, 0, seen.info.version) == moves, "who asks again gets the same answer"
    assert [line.key for line in await small.history(table, 1)].count("table-hint") == 1
    after = await small.look(table, 0)
    assert after.info.version == seen.info.version, "nothing was played"
    assert after.legal == seen.legal


async def test_who_gets_none(small: Tables) -> None:
    off = (await begin(small, "person", "person", game="volk")).table
    assert not (await small.look(off, 0)).hints
    assert await refused(small.hint(off, 0, 0)) == Reason("table-hints-off")
    without = (await begin(small, "person", "person", settings=WITH_HINTS)).table
    assert await refused(small.hint(without, 0, 0)) == Reason("table-no-planner")
    table = (await begin(small, "person", "person", game="volk", settings=WITH_HINTS)).table
    assert await refused(small.hint(table, 1, 0)) == Reason("table-not-your-turn", args={"seat": 0})
    assert await refused(small.hint(table, 0, 7)) == Reason("table-hint-late")
    small._hall.hinting.add(table)
    assert await refused(small.hint(table, 0, 0)) == Reason("table-busy")
    assert not any(line.key == "table-hint" for line in await small.history(table, 1))


async def test_nobody_is_helped_at_a_window(small: Tables) -> None:
    """That somebody thinks there would tell that he could answer."""
    table = (await begin(small, "person", "person", game="twogm", settings=WITH_HINTS)).table
    chance = Chance(bytes(16))
    while True:
        seat = (await small.info(table)).deciding
        assert seat is not None, "no window in a whole game"
        seen = await small.look(table, seat)
        if seen.prompt is not None and seen.prompt.window:
            break
        assert seen.hints, seen.prompt
        legal = seen.legal or []
        await small.act(table, seat, command(), seen.info.version, legal[chance.below(len(legal))])
    assert not seen.hints
    assert await refused(small.hint(table, seat, seen.info.version)) == Reason("table-hint-late")
