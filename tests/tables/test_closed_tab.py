"""A person who has closed the browser and said "pass" holds nobody up: the table answers for him."""

from __future__ import annotations

import sys
import time as clock
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from brink.bots import make_bot
from brink.engine import Chance, Sight, Window, verify
from brink.engine.chance import seed_from
from brink.tables import Tables, playing
from brink.tables.live import Change, Live
from tables.rigged import rows_of
from tables.tools import News, begin, command

pytestmark = pytest.mark.asyncio
ALLOWED = 2.0  # seconds, for all windows of a game
PERSON = 0


class Stopwatch:
    """How long windows take that the table answers: in its moves, and from one commit to the next."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waited = 0.0
        self._since: float | None = None
        self._commit, self._and_answers = tables._hall.commit, playing.and_answers
        monkeypatch.setattr(tables._hall, "commit", self._watched)
        monkeypatch.setattr(playing, "and_answers", self._timed)

    def _timed(self, change: Change, now: float) -> Change:
        begun = clock.perf_counter()
        made = self._and_answers(change, now)
        self.waited += clock.perf_counter() - begun
        return made

    async def _watched(self, old: Live, change: Change, *kinds: Any, **whom: Any) -> Live:
        new = await self._commit(old, change, *kinds, **whom)
        now = clock.perf_counter()
        self.waited += now - self._since if self._since is not None else 0.0
        asked = new.facts.deciding == PERSON and isinstance(new.state.agenda[-1], Window)  # type: ignore[union-attr]
        self._since = now if asked else None
        return new


async def test_a_whole_game_goes_on_with_a_closed_browser(sqlite, monkeypatch, capsys):
    """His own turns he plays, from somewhere; no connection is ever open, and no window waits for him."""
    with ThreadPoolExecutor(1) as pool:
        tables = Tables(sqlite, pool=pool)
        await tables.open()
        kinds = ["person", "steady", "steady", "steady"]
        table = (await begin(tables, *kinds, game="dictators", standing="pass", seed=seed_from("closed tab"))).table
        watch = Stopwatch(tables, monkeypatch)
        news = News(tables, table)
        person = make_bot(tables._hall.known(table).game, "steady", Chance(seed_from("person")))  # type: ignore[union-attr]
        while (info := await tables.info(table)).status == "running":
            live = await tables._hall.fresh(table)
            if info.deciding != PERSON or live.facts.automatic:
                await news.next()
                continue
            legal = live.game.legal(live.state)
            assert not isinstance(live.running.agenda[-1], Window), "he was asked at a window"
            choice = person.choose(Sight(live.game, live.running, PERSON, legal))
            await tables.act(table, PERSON, command(), info.version, choice)
        news.close()
        rows = await rows_of(tables, table)
        verify(await tables.record(table))
        await tables.close()
    passed = [row for row in rows if row.by == "standing"]
    with capsys.disabled():
        sys.stdout.write(f"\nclosed tab: {len(rows)} moves, {len(passed)} windows passed in {watch.waited:.2f} s\n")
    assert len(passed) > 50
    assert {row.move.seat for row in passed} == {PERSON}
    assert watch.waited < ALLOWED
