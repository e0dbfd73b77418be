"""The table's own moves: bots, answers for people, clocks that run out.

A process goes on with a table after its own moves. A watch looks every moment for tables whose clock has run out and
for bots that nobody drives, because the process that did has died.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from brink.bots import make_bot
from brink.engine import Action, Chance, Entry, Refused, Sight, Window
from brink.tables import store
from brink.tables.aside import Aside
from brink.tables.asking import own_answer
from brink.tables.hall import Hall
from brink.tables.hours import Hours
from brink.tables.live import Change, Live, change_without_move
from brink.tables.means import Means
from brink.tables.playing import answer, step
from brink.tables.seating import stand_in
from brink.tables.shapes import NoSuchTable, Pace
from brink.tables.store import Lost
from brink.tables.thinking import Task, pack_state
from brink.tables.undoing import by_bot

TICK: Final = 0.5  # seconds between two looks at the clocks
PATIENCE: Final = 5.0  # seconds a bot of another process may think before we take over
STUCK: Final = 60.0  # seconds before a table that cannot be opened is tried again
PACES: Final[dict[Pace, float]] = {"quick": 0.25, "usual": 1.0, "slow": 4.0}  # of the pause of this server's bots
_log: Final = logging.getLogger(__name__)


class Driver:
    """Keeps the tables of this process moving."""

    def __init__(self, hall: Hall, bot_pause: float, hours: Hours, tick: float = TICK) -> None:
        self._hall = hall
        self._hours = hours
        self._pause = bot_pause
        self._tick = tick
        self._drives: dict[str, asyncio.Task[bool]] = {}
        self._news: dict[str, asyncio.Event] = {}  # for drives that wait
        self._thoughts: set[asyncio.Future[Action]] = set()
        self._means = Means(hall.workers.count)
        self._lowered: set[str] = set()  # tables whose bots play at a lower level for now
        self._stuck: dict[str, float] = {}
        self._stop = asyncio.Event()
        self._aside = Aside(hall.watched, hall.bell.anybody, self._stop)
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._hall.moved = self.moved
        await self._look_around(patience=0.0)
        self._watch = asyncio.create_task(self._keep_watch(), name="brink-watch")

    async def close(self) -> None:
        """Thoughts are broken off, moves are not."""
        self._stop.set()
        for news in self._news.values():
            news.set()
        for thought in self._thoughts:
            thought.cancel()
        tasks = [*self._drives.values(), *([self._watch] if self._watch else [])]
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._watch is not None:
            await self._hall.storage.write(self._hours.beat)

    def moved(self, live: Live) -> None:
        """Is it the table's own turn?"""
        table = live.facts.id
        if table in self._news:
            self._news[table].set()
        if live.facts.automatic and table not in self._drives and not self._stop.is_set():
            task = asyncio.create_task(self._drive(table), name=f"brink-drive-{table}")
            self._drives[table] = task
            task.add_done_callback(lambda _: self._driven(table, live))

    def _driven(self, table: str, live: Live) -> None:
        """What was committed while the drive was about to end must not be overlooked."""
        task = self._drives.pop(table)
        if not task.cancelled() and task.result():
            self.moved(self._hall.known(table) or live)

    # -- bots, and answers for people ---------------------------------------------------------------------------

    async def _drive(self, table: str) -> bool:
        """Move as long as it is the table's turn. False: something is in the way, and trying at once will not help."""
        try:
            while await self._drive_once(table):
                if self._stop.is_set():
                    return False
            return True
        except Refused as refused:
            self._stands_still(table, refused)
        except NoSuchTable:
            _log.info("table %s was removed", table)
        except Exception:  # noqa: BLE001 (one table; the others go on)
            _log.exception("table %s stands still", table)
        return False

    async def _drive_once(self, table: str) -> bool:
        live = await self._hall.held(table)  # if it is out of date, writing fails and we look again
        if live.facts.status != "running" or not live.facts.automatic:
            return False
        assert live.facts.deciding is not None
        if live.chairs[live.facts.deciding].bot:
            return await (self._drive_aside(live) if self._aside.belongs(live) else self._drive_bot(live))
        said, left = own_answer(live, self._hall.now())
        if said is None:
            return False
        if left:
            await self._rest(table, left)
            return True  # whatever has happened meanwhile is seen by looking again
        async with self._hall.queue(table):
            now = await self._hall.held(table)
            if _same_decision(now, live):
                try:
                    await answer(self._hall, now)
                except Lost:
                    _log.info("table %s: another process was quicker", table)
        return True

    async def _rest(self, table: str, seconds: float) -> None:
        """Until then, or until something happens at this table."""
        news = self._news[table] = asyncio.Event()
        try:
            if not self._stop.is_set():
                await asyncio.wait_for(news.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            del self._news[table]

    async def _drive_aside(self, live: Live) -> bool:
        async with self._aside.turn(live.facts.id):
            return not self._stop.is_set() and await self._drive_bot(live)

    async def _drive_bot(self, live: Live) -> bool:
        table = live.facts.id
        choice = await self._choose(live)
        if choice is None:
            return False
        async with self._hall.queue(table):
            now = await self._hall.held(table)
            if _same_decision(now, live):
                try:
                    await step(self._hall, now, choice, by_bot(now.game, now.running, choice))
                except Lost:
                    _log.info("table %s: another process was quicker", table)
                except Refused as refused:
                    _log.warning("table %s: a bot's move was refused: %s", table, refused)
        return True

    async def _choose(self, live: Live) -> Action | None:
        """What the bot does now; None when we are closing."""
        if self._pause and _followed(live, self._hall.watched(live.facts.id)):
            try:
                await asyncio.wait_for(self._stop.wait(), self._pause * PACES[live.facts.settings.pace])
                return None
            except TimeoutError:
                pass
        task = _task(live)
        bot = self._means.affordable(live.game, task.bot)
        await self._tell_level(live.facts.id, task.seat, lowered=bot != task.bot)
        with self._means.thinking(live.game, bot):
            # Also where there is but one choice: an answer that comes at once would tell that the bot has no other.
            return await self._think(msgspec.structs.replace(task, bot=bot), live)

    async def _tell_level(self, table: str, seat: int, *, lowered: bool) -> None:
        """Once, when it begins; who has thought for himself again may be lowered and told again."""
        if not lowered:
            self._lowered.discard(table)
        elif table not in self._lowered:
            self._lowered.add(table)
            told = [Entry("table-hurried", {"seat": seat})]
            await self._hall.change(table, lambda now: change_without_move(now, self._hall.now(), entries=told), "game")

    async def _think(self, task: Task, live: Live) -> Action | None:
        """In a worker process. A bot that fails is replaced for this move by the one that cannot."""
        thought = asyncio.ensure_future(self._hall.workers.choose(task))
        self._thoughts.add(thought)
        try:
            action = await thought
        except asyncio.CancelledError:
            if not self._stop.is_set():
                raise
            return None
        except Exception:  # noqa: BLE001 (the boundary of a bot)
            _log.exception("table %s: the bot '%s' failed", live.facts.id, task.bot)
            return _anything(live, task)
        finally:
            self._thoughts.discard(thought)
        return action if action in live.game.legal(live.running) else _anything(live, task)

    # -- clocks and neglected tables ------------------------------------------------------------------------------

    async def _keep_watch(self) -> None:
        while not self._stop.is_set():
            try:
                await asyncio.wait_for(self._stop.wait(), self._tick)
            except TimeoutError:
                try:
                    await self._look_around(PATIENCE)
                    if self._hours.due():
                        await self._hall.storage.write(self._hours.beat)
                    await self._hall.bell.sweep()
                except Exception:  # noqa: BLE001 (the database may be away for a moment)
                    _log.exception("the watch failed; it goes on")

    async def _look_around(self, patience: float) -> None:
        now = self._hall.now()
        due = await self._hall.storage.read(lambda connection: store.read_due(connection, now, patience))
        for table in due:
            if table in self._drives or self._stuck.get(table, now) > now:
                continue
            try:
                self.moved(await self._hall.change(table, self._flag_fell, "seats"))
            except Refused as refused:
                self._stands_still(table, refused)

    def _stands_still(self, table: str, refused: Refused) -> None:
        """Nothing that helps to try again at once."""
        _log.warning("table %s stands still: %s", table, refused)
        self._stuck[table] = self._hall.now() + STUCK

    def _flag_fell(self, live: Live) -> Change | None:
        """A flag falls: a bot takes over until the person comes back."""
        now, facts = self._hall.now(), live.facts
        if facts.status != "running" or facts.deadline is None or facts.deadline > now or facts.deciding is None:
            return None
        if facts.automatic:
            return None  # he has answered, or the table answers for him
        return stand_in(live, facts.deciding, now, "", "table-flag")


def _followed(live: Live, looked_at: bool) -> bool:
    """Does somebody want to see the bot's move?

    Bots among themselves, and answers to windows, need no pause. Who lets a bot play for him may look on, and take over
    again.
    """
    if isinstance(live.running.agenda[-1], Window):
        return False
    return any(not chair.bot or (looked_at and chair.kind == "person") for chair in live.chairs)


def _same_decision(now: Live, before: Live) -> bool:
    """Nothing has happened while the bot thought, and the seat is still the table's to play."""
    return now.facts.version == before.facts.version and now.facts.status == "running" and now.facts.automatic


def _task(live: Live) -> Task:
    """Chance for the bot follows from the table's seed and version; the game's own stream is not touched."""
    facts, seat = live.facts, live.facts.deciding
    assert seat is not None
    state = pack_state(live.game, live.running)
    seed = bytes.fromhex(facts.seed)
    return Task(facts.game, state, seat, live.chairs[seat].bot, seed, f"bot {seat} at {facts.version}")


def _anything(live: Live, task: Task) -> Action:
    """A legal action by chance."""
    bot = make_bot(live.game, "random", Chance(task.seed).fork(task.label))
    return bot.choose(Sight(live.game, live.running, task.seat, live.game.legal(live.running)))
