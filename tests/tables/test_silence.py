"""How long a window lasts tells nothing about hands.

Where others look on, the table does not pass at once for somebody who cannot answer, and the answer of somebody who can
takes effect no sooner than it would have passed for him. So whoever answers promptly looks the same with and without.
"""

from __future__ import annotations

import asyncio
import itertools
import math
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import closely
from brink.engine import PASS
from brink.tables import Clock, Settings, Tables, driver, silence
from brink.tables.asking import asked
from engine.tools import ENVOY
from tables.conftest import Time
from tables.rigged import PLAYS, WITH, WITHOUT, Rig, ready, rig, rows_of
from tables.tools import News, act, command, until

__all__ = ["rig"]
pytestmark = pytest.mark.asyncio
drawn = silence.pause  # before anybody takes it away


@pytest.fixture(autouse=True)
def no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it is what is tested."""
    monkeypatch.setattr(silence, "pause", drawn)


def fixed(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(silence, "pause", lambda: seconds)


def furthest(one: Sequence[float], other: Sequence[float]) -> float:
    """Kolmogorov and Smirnov: how far two distributions lie apart at most, from 0 to 1."""
    steps = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(other)) for value in other])
    apart, height = 0.0, 0.0
    for value, several in itertools.groupby(steps, key=lambda step: round(step[0], 6)):
        assert value >= 0
        height += sum(step for _, step in several)
        apart = max(apart, abs(height))
    return apart


def bound(one: Sequence[float], other: Sequence[float]) -> float:
    """What chance alone exceeds once in a thousand times."""
    return 1.95 * math.sqrt((len(one) + len(other)) / (len(one) * len(other)))


# -- the pause ----------------------------------------------------------------------------------------------------


async def test_the_pause_is_short_and_by_chance():
    pauses = [silence.pause() for _ in range(4000)]
    assert min(pauses) >= silence.LEAST
    assert max(pauses) <= silence.LONGEST
    assert abs(sum(pauses) / len(pauses) - silence.MEAN) < 0.04
    assert len(set(pauses)) > 3900
    late = [pause - 0.6 for pause in pauses if pause > 0.6]  # who has waited so long waits on like everybody
    assert furthest([pause - silence.LEAST for pause in pauses], late) < 1.2 * bound(pauses, late)


# -- distributions ------------------------------------------------------------------------------------------------

TABLES = 10
PROMPT = 0.15  # seconds that people need
# Which of the others is looked at, and what they hold: he can answer, or cannot.
SITUATIONS = {
    "alone": (1, [WITH], [WITHOUT]),
    "first": (1, [WITH, WITHOUT], [WITHOUT, WITHOUT]),
    "last": (2, [WITHOUT, WITH], [WITHOUT, WITHOUT]),
    "after another who can": (2, [WITH, WITH], [WITH, WITHOUT]),
}


class Still(Time):
    """A clock that stands still but for what people need to answer, and for the table's pauses."""

    def keeps(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        async def rest(table: str, seconds: float) -> None:
            live = tables._hall.known(table)
            assert live is not None
            if all(asked(live, chair.seat) is None for chair in live.chairs):
                self.now += seconds
            await asyncio.sleep(0.001)

        monkeypatch.setattr(tables._driver, "_rest", rest)


async def window_lasts(tables: Tables, time: Still, name: str, version: int, players: int, seat: int) -> float:
    """From the announcement to what follows the answer of this seat, as seat 0 sees it: who is told nothing between.

    All who are asked pass, promptly.
    """
    news = News(tables, name)
    last, people = version + players - 1, False
    while (now := (await tables.info(name)).version) < last:
        for person in await tables.asked(name, range(players)):
            time.now += 0.0 if people else PROMPT
            people = True
            await tables.act(name, person, command(), now, PASS)
        event = await asyncio.wait_for(news.next(), 60)
        assert event.own is None or 0 not in event.own
    news.close()
    at = {row.version: row.at for row in await rows_of(tables, name)}
    return at[version + seat] - at[version]


async def all_last(tables: Tables, time: Still, rig: Rig, hands: Sequence[Sequence[int]], seat: int) -> list[float]:
    found = []
    for _ in range(TABLES):
        name, version = await rig.announced(tables, *hands), 1
        found.append(await window_lasts(tables, time, name, version, len(hands) + 1, seat))
        for _ in range(PLAYS - 1):
            version = (await tables.info(name)).version + 1
            await act(tables, name, "play", ENVOY)
            found.append(await window_lasts(tables, time, name, version, len(hands) + 1, seat))
    return found


@pytest.fixture
def time() -> Still:
    return Still()


@pytest.mark.parametrize("where", SITUATIONS)
async def test_T2_a_window_lasts_as_long_with_the_card_as_without(small: Tables, time, rig: Rig, monkeypatch, where):
    seat, able, unable = SITUATIONS[where]
    time.keeps(small, monkeypatch)
    with_card = await all_last(small, time, rig, able, seat)
    without = await all_last(small, time, rig, unable, seat)
    assert furthest(with_card, without) < bound(with_card, without)
    assert min(with_card + without) >= silence.LEAST
    assert 0.3 < sum(without) / len(without) < 0.75, "one pause for the whole window, not one for each"


@pytest.mark.parametrize("where", closely.some(["after another who can", "first", "last", "alone"], 2))
async def test_without_the_pause_one_can_tell(small: Tables, time, rig: Rig, monkeypatch, where):
    """That the comparison above sees something."""
    seat, able, unable = SITUATIONS[where]
    fixed(monkeypatch, 0.0)
    time.keeps(small, monkeypatch)
    with_card = await all_last(small, time, rig, able, seat)
    without = await all_last(small, time, rig, unable, seat)
    apart = furthest(with_card, without)
    # Who is asked together with another who can answer has answered when it is his turn: nothing to hide there.
    assert apart == pytest.approx(0.0 if where == "after another who can" else 1.0)


async def test_by_a_real_clock(sqlite, pool, rig: Rig, monkeypatch):
    """The same with time as it is; with longer pauses, for machines that have other things to do."""
    monkeypatch.setattr(silence, "LEAST", 0.6)
    monkeypatch.setattr(silence, "MEAN", 0.9)
    tables = Tables(sqlite, pool=pool)
    await tables.open()

    async def one(hands: Sequence[int]) -> float:
        name = await rig.announced(tables, hands)
        if await tables.asked(name, [1]):
            assert (await tables.act(name, 1, command(), 1, PASS)).status == "kept"
        await until(ready(tables, name, 2))
        first, second = await rows_of(tables, name)
        return second.at - first.at

    with_card, without = [], []
    for _ in range(2):
        with_card += await asyncio.gather(*[one(WITH) for _ in range(4)])
        without += await asyncio.gather(*[one(WITHOUT) for _ in range(4)])
    await tables.close()
    assert furthest(with_card, without) < bound(with_card, without)
    assert min(with_card + without) >= silence.LEAST


# -- when there is a pause, and what it looks like ----------------------------------------------------------------


def earliest(tables: Tables, name: str) -> float | None:
    live = tables._hall.known(name)
    assert live is not None
    return live.facts.earliest


async def test_alone_among_bots_nothing_need_be_hidden(small: Tables, rig: Rig, monkeypatch):
    fixed(monkeypatch, 1000.0)
    name = await rig.announced(small, WITHOUT, WITH, kinds=["person", "random", "random"])
    assert earliest(small, name) is None


async def test_answers_that_do_not_depend_on_the_hand_come_at_once(small: Tables, rig: Rig, monkeypatch):
    fixed(monkeypatch, 2.0)
    name = await rig.announced(small, WITH, WITHOUT, standing="pass")
    await until(ready(small, name, 3))
    assert [row.at for row in await rows_of(small, name)] == [small._hall.now()] * 3
    name = await rig.announced(small, WITH, standing="ask")
    assert (await small.act(name, 1, command(), 1, PASS)).status == "done"


async def test_a_later_answer_takes_effect_at_once(small: Tables, rig: Rig, time, monkeypatch):
    fixed(monkeypatch, 0.5)
    name = await rig.announced(small, WITH)
    time.now += 0.6
    assert (await small.act(name, 1, command(), 1, PASS)).status == "done"


async def test_one_who_changes_his_mind_is_not_kept_waiting(small: Tables, rig: Rig, monkeypatch):
    fixed(monkeypatch, 2.0)  # the clock stands still: without this it would never end
    name = await rig.announced(small, WITHOUT)
    await small.standing(name, 1, {"*": "pass"})
    await until(ready(small, name, 2))


async def test_a_clock_set_back_does_not_stop_the_table(small: Tables, rig: Rig, time, monkeypatch):
    fixed(monkeypatch, 0.1)
    name = await rig.announced(small, WITHOUT)
    time.now -= 3600
    await until(ready(small, name, 2))


LIVE = Settings(clock=Clock("live", seconds=100, increment=10))
DAYS = Settings(clock=Clock("days", days=2))


@pytest.mark.parametrize("settings", [Settings(), LIVE, DAYS], ids=["no clock", "live", "days"])
async def test_nobody_else_sees_a_difference(small: Tables, rig: Rig, time, monkeypatch, settings):
    """While the pause lasts and afterwards: who decides, clocks, undo, the log, to the last field."""

    async def seen(name: str) -> list[object]:
        looks = [replace(await small.look(name, viewer), told=[]) for viewer in (0, 2, None)]
        facts = [replace(look.info, id="", commitment="", created=0.0) for look in looks]
        history = [await small.history(name, viewer) for viewer in (0, 2, None)]
        return [*[replace(look, info=info) for look, info in zip(looks, facts, strict=True)], *history]

    async def course(hand: Sequence[int]) -> list[object]:
        time.now = 1_000_000.0
        name = await rig.announced(small, hand, WITH, settings=settings)
        found = await seen(name)
        time.now += 0.2
        found += await seen(name)
        if await small.asked(name, [1]):
            await small.act(name, 1, command(), 1, PASS)
        time.now += 0.1
        found += await seen(name)
        time.now = 1_000_000.5
        await until(ready(small, name, 2))
        found += await seen(name)
        await small.act(name, 2, command(), 2, PASS)
        return [*found, *await seen(name)]

    fixed(monkeypatch, 0.5)
    assert await course(WITH) == await course(WITHOUT)


async def test_a_pass_for_somebody_stands_in_the_way_of_undo_like_his_own(small: Tables, rig: Rig, monkeypatch):
    fixed(monkeypatch, 0.0)
    name = await rig.announced(small, WITHOUT)
    await until(ready(small, name, 2))
    reason = (await small.look(name, 0)).undo.reason
    assert reason is not None
    assert (reason.key, reason.args) == ("undo-not-yours", {"seat": 1})


@pytest.mark.parametrize("there", [True, False])
async def test_a_pass_for_somebody_waits_while_an_undo_is_discussed(small: Tables, rig: Rig, time, monkeypatch, there):
    """It would sweep the question away. But who is not there to be asked for his consent holds nobody up."""
    fixed(monkeypatch, 0.5)
    name = await rig.announced(small, WITH, WITHOUT, settings=Settings(undo="consent"))
    await small.standing(name, 1, {"*": "ask"})
    for seat in (1, 2):
        await small.come_back(name, seat)
    if not there:
        await small.away(name, 2)
    await small.act(name, 1, command(), 1, PASS)
    assert (await small.undo(name, 0, command(), 2)).status == "asked"
    time.now += 1.0
    if there:
        await asyncio.sleep(0.7)  # the pause is over
        assert (await small.info(name)).version == 2
        assert (await small.look(name, 2)).undo.asked is not None
        await small.answer_undo(name, 1, agree=False)
    await until(ready(small, name, 3))
    assert (await rows_of(small, name))[-1].by == "silence"


async def test_a_flag_does_not_fall_while_the_table_waits(small: Tables, rig: Rig, time, monkeypatch):
    fixed(monkeypatch, 0.5)
    settings = Settings(clock=Clock("live", seconds=0.1, increment=0))
    name = await rig.announced(small, WITHOUT, settings=settings)
    time.now += 0.4
    assert (await small.info(name)).seats[1].clock == pytest.approx(0.1)
    time.now += 0.2
    await until(ready(small, name, 2))
    assert (await small.info(name)).seats[1].bot == ""


# -- pauses outlive processes -------------------------------------------------------------------------------------


class Killed(Tables):
    """A process that dies: what it waits for or thinks about is gone, nothing is put in order."""

    async def die(self) -> None:
        self._driver._stop.set()
        tasks = [*self._driver._drives.values(), self._driver._watch]
        for task in tasks:
            assert task is not None
            task.cancel()
        if self.presence._task is not None:
            tasks.append(self.presence._task)
            self.presence._task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._upkeeper.close()
        await self._hall.bell.close()
        await self._hall.storage.close()


@pytest.mark.parametrize(
    ("hand", "when"),
    closely.some([(WITH, "restarted"), (WITHOUT, "beside"), (WITH, "beside"), (WITHOUT, "restarted")], 2),
    ids=lambda one: one if isinstance(one, str) else ("with" if one == WITH else "without"),
)
async def test_killed_during_a_pause(url, pool, rig: Rig, monkeypatch, hand, when):
    """The next process, or another that runs beside it, ends the pause when it should have ended, and not before."""
    fixed(monkeypatch, 1.5)
    monkeypatch.setattr(driver, "PATIENCE", 0.3)
    first, second = Killed(url, pool=pool), Tables(url, pool=pool)
    await first.open()
    if when == "beside":
        await second.open()
    name = await rig.announced(first, hand)
    if hand is WITH:
        assert (await first.act(name, 1, command(), 1, PASS)).status == "kept"
    await first.die()
    if when == "restarted":
        await second.open()
    assert (await second.info(name)).version == 1
    await until(ready(second, name, 2))
    opened, passed = await rows_of(second, name)
    assert 1.5 <= passed.at - opened.at < 30
    assert passed.by == ("person" if hand is WITH else "silence")
    await second.close()
