"""`Tables`: everything that can be done with tables. No HTTP, no language, nothing hidden but to whom it belongs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import Connection

from brink.bots.analysis import Care
from brink.engine import SPECTATOR, AnyGame, Entry, Given, Pack, Reason, Record, Refused
from brink.engine.errors import PackMissing
from brink.tables import archive, keeping, overseeing, playing, seating, store
from brink.tables.allowances import Allowances
from brink.tables.analysing import Analysts
from brink.tables.archive import FURTHEST
from brink.tables.asking import asked
from brink.tables.bell import Listener
from brink.tables.driver import Driver
from brink.tables.hall import Hall
from brink.tables.hours import Hours
from brink.tables.overseeing import Figures, Sizes, TableLine
from brink.tables.packing import Upkeep
from brink.tables.presence import Presence, about_table
from brink.tables.quotas import MEBI, NONE, Quotas
from brink.tables.seeing import PER_VERSION, Glimpse, info, newest, readable, seen, why
from brink.tables.shapes import (
    Advice,
    Answer,
    ChatLine,
    Created,
    Event,
    Holder,
    Joined,
    LogEnd,
    LogLine,
    LogPage,
    NewSeat,
    NewTable,
    Pace,
    Progress,
    Seen,
    Settings,
    StandingAnswer,
    Status,
    Study,
    TableInfo,
    Viewer,
)
from brink.tables.storage import Storage
from brink.tables.turns import Bounds, Guests
from brink.tables.upkeep import Upkeeper
from brink.tables.workers import Workers

MEMORY: Final = 256 * MEBI
MOST: Final = 500  # tables in a lobby
RECENT: Final = 120  # lines of a log, for whoever comes to a table
LATE: Final = 3600.0  # seconds after which whoever was writing a table's past has died


class Tables:
    """All tables of one database. Several processes may each have one on the same database.

    Methods raise `NoSuchTable` for an unknown id and `Refused` (with a Reason) for what may not be done. Whoever calls
    them has checked with `holder` that the seat is the caller's.
    """

    def __init__(
        self,
        url: str,
        *,
        workers: int = 2,
        pool: Executor | None = None,
        now: Callable[[], float] | None = None,
        crashes: Path = Path("crashes"),
        bot_pause: float = 0.0,
        bounds: Bounds | None = None,
        quotas: Quotas | None = None,
        upkeep: Upkeep | None = None,
        memory: int = MEMORY,
        bell: str = "",
        care: Care | None = None,
    ) -> None:
        """`url`: `sqlite:///file`, a file's path, or `postgresql://...`. `pool`: instead of own worker processes.

        `now`: a clock for tests. `bot_pause`: seconds a bot waits before it moves, so that people can follow.
        `bounds`: of long work. `quotas`: how much there may be; without them as much as one likes.
        `upkeep`: what becomes of tables that nobody opens. `memory`: bytes of tables that are held.
        `bell`: `nats://...`, where not PostgreSQL itself tells other processes of changes.
        `care`: how carefully finished games are looked at again.
        """
        storage = Storage(url)
        self.bounds = bounds or Bounds()
        self._workers = Workers(workers, pool)
        self._hours = Hours(now)
        self._hall = Hall(storage, self._workers, self._hours, crashes, self.bounds, quotas or NONE, memory, bell)
        self.presence = Presence(storage, self._hall.bell)
        self._hall.watched_elsewhere = lambda table: any(self.presence.others(about_table(table)))
        self.allowances = (
            Allowances(storage, self.name_of) if storage.postgres else None
        )  # alone, a process keeps them in memory
        self._guests = Guests(self.bounds.waiting)
        self._checks: dict[str, tuple[Progress, asyncio.Task[Record]]] = {}
        self._upkeeper = Upkeeper(self._hall, upkeep or Upkeep())
        self._driver = Driver(self._hall, bot_pause, self._hours)
        self._analysts = Analysts(self._hall, Workers(workers, pool, patient=True), care or Care())

    def claim(self) -> None:
        """Serve this database alone, if it is a SQLite file; refused if somebody else does. Until `close`."""
        self._hall.storage.claim()

    async def ready(self) -> None:
        """Does the database answer? Else some error says why not."""
        await self._hall.storage.check()

    async def open(self) -> None:
        """Bring the database up to date, take up bots' turns and clocks where they were left."""
        await self._hall.storage.open()
        await self._hall.storage.write(self._hours.begin)
        await self._hall.storage.write(self._hall.owners.begin)
        await self._hall.storage.read(self._hall.door.totals.count)
        await self._hall.storage.write(keeping.keep_all)
        for table in await self._hall.storage.read(self._left_behind):
            await self._hall.drop(table)
        await self._hall.bell.open()
        self.presence.before_beat = self._say_what_is_checked
        await self.presence.open()
        await self._driver.open()
        self._upkeeper.open()
        await self._analysts.open()

    def _left_behind(self, connection: Connection) -> list[str]:
        return store.read_left_behind(connection, self._hall.now() - LATE)

    async def close(self) -> None:
        """Stop bots and clocks and let go of the database. Nothing is lost: all that happened is stored."""
        self._hall.closing = True
        for _, check in self._checks.values():
            check.cancel()
        await self._analysts.close()
        await self._upkeeper.close()
        await self._driver.close()
        await self._hall.idle()
        await self.presence.close()
        await self._hall.bell.close()
        await self._hall.storage.close()
        await asyncio.to_thread(self._workers.close)

    # -- coming and going ---------------------------------------------------------------------------------------

    async def create(
        self, new: NewTable, *, seed: bytes | None = None, client: str = "", starts: bool = False
    ) -> Created:
        """A new table, not started. Options, pack and bots are checked now. `seed`: for tests.

        `client`: whose it is, for quotas. `starts`: it will be started at once, so there must be room for that too.
        """
        return await self._hall.carry_through(seating.create(self._hall, new, seed, client=client, starts=starts))

    async def join(self, table: str, name: str, seat: int | None = None) -> Joined:
        """Take an open seat (the first one, if none is named) before the start."""
        return await self._hall.carry_through(seating.join(self._hall, table, name, seat))

    async def new_key(self, table: str, token: str, name: str = "") -> Joined:
        """Another key for the seat that this one opens, which opens nothing any more. `name`: of whoever takes it."""
        return await self._hall.carry_through(seating.new_key(self._hall, table, token, name))

    async def invite(self, table: str, seat: int, *, host: bool = True) -> Joined:
        """A new link for a person's seat, to be sent. Whoever has the old key has nothing any more. Who is not the host
        may make one only where there is none: to a seat that was freed.
        """
        return await self._hall.carry_through(seating.invite(self._hall, table, seat, host=host))

    async def free(self, table: str, seat: int, whose: int, agree: bool = True) -> None:
        """Agree, or not, that the seat of somebody who is gone goes to somebody else. All others must agree."""
        await self._hall.carry_through(seating.free(self._hall, table, seat, whose, agree))

    async def leave(self, table: str, seat: int) -> None:
        """Before the start the seat is open again and its key void; later a bot takes over (see `come_back`)."""
        await self._hall.carry_through(seating.leave(self._hall, table, seat))

    async def rename(self, table: str, seat: int, name: str) -> None:
        """The person in this seat wants to be called otherwise; possible until the game is over."""
        await self._hall.carry_through(seating.rename(self._hall, table, seat, name))

    async def set_pace(self, table: str, pace: Pace) -> None:
        """How long bots wait at this table, so that people can follow."""
        await self._hall.carry_through(seating.set_pace(self._hall, table, pace))

    async def start(self, table: str, *, fill: str = "") -> None:
        """Begin. `fill`: the bot that takes seats that are still open; without it open seats refuse the start."""
        await self._hall.carry_through(seating.start(self._hall, table, fill))

    async def away(self, table: str, seat: int) -> None:
        """The person is not there (closed the window); a mark for the others, nothing else."""
        await self._hall.carry_through(seating.away(self._hall, table, seat))

    async def replace_by_bot(self, table: str, seat: int, bot: str = "") -> None:
        """A bot plays for an absent person until he comes back. Default: the game's best bot."""
        await self._hall.carry_through(seating.replace_by_bot(self._hall, table, seat, bot))

    async def come_back(self, table: str, seat: int) -> None:
        """The person is there again and decides for himself from the next decision on."""
        await self._hall.carry_through(seating.come_back(self._hall, table, seat))

    async def resign(self, table: str, seat: int) -> None:
        """A bot plays the seat to the end, for good. When no person is left the game is over without a result."""
        await self._hall.carry_through(seating.resign(self._hall, table, seat))

    async def rematch(self, table: str, seat: int, *, client: str = "", swap: bool = False) -> Joined:
        """The same again. The first who asks creates the table and is its host; the others get their seats in it."""
        return await self._hall.carry_through(seating.rematch(self._hall, table, seat, client, swap))

    async def holder(self, table: str, token: str) -> Holder | None:
        """What this token opens at this table; None if nothing."""
        return await seating.holder(self._hall, table, token)

    # -- playing ------------------------------------------------------------------------------------------------

    async def act(self, table: str, seat: int, command_id: str, version: int, action: Given) -> Answer:
        """Play an action at the version one saw. Committed before anybody hears of it; never done twice.

        At a window it may be given before one's turn, and may take effect a moment later (see `docs/answering.md`).
        """
        return await self._hall.carry_through(playing.act(self._hall, table, seat, command_id, version, action))

    async def undo(self, table: str, seat: int, command_id: str, version: int) -> Answer:
        """Take one's last move back, by the table's policy; perhaps the others are asked (`asked`)."""
        return await self._hall.carry_through(playing.undo(self._hall, table, seat, command_id, version))

    async def answer_undo(self, table: str, seat: int, agree: bool) -> Answer:
        """Agree to a pending undo or not. With the last agreement it happens (`done`)."""
        return await self._hall.carry_through(playing.answer_undo(self._hall, table, seat, agree))

    async def hint(self, table: str, seat: int, version: int) -> list[Advice]:
        """What the planner would do in this seat's place, the best first. Everybody reads that it was asked."""
        return await self._hall.carry_through(playing.hint(self._hall, table, seat, version))

    async def standing(self, table: str, seat: int, answers: dict[str, StandingAnswer]) -> None:
        """How this seat wants to be asked at windows: by the piece they are about (`card:17`, see `Prompt.subject`), by
        their step (`reaction`, see `Prompt.step`), `*` for all, and `*now` before all others.
        """
        await self._hall.carry_through(seating.standing(self._hall, table, seat, answers))

    async def say(self, table: str, seat: int, text: str) -> ChatLine:
        """A line of chat."""
        return await self._hall.carry_through(seating.speak(self._hall, table, seat, text))

    # -- seeing -------------------------------------------------------------------------------------------------

    async def look(self, table: str, viewer: Viewer, age: int | None = None, *, told: bool = True) -> Seen:
        """Everything this viewer may see now. `age` is an `Event`'s: what we hold of that age need not be compared.

        `told`: the board in words too.
        """
        return seen(await self._hall.at_least(table, age), viewer, self._hall.now(), told=told)

    async def glimpse(self, table: str, age: int | None = None) -> Glimpse:
        """The table at this moment, for several who look at it."""
        return Glimpse(await self._hall.at_least(table, age), self._hall.now())

    def glimpse_at_once(self, table: str, age: int | None) -> Glimpse | None:
        """The same without waiting, if we hold the table at this age; else None."""
        live = self._hall.held_at(table, age)
        return None if live is None else Glimpse(live, self._hall.now())

    async def asked(self, table: str, seats: Iterable[int], age: int | None = None) -> list[int]:
        """Which of these seats wait for a person's answer. For whoever holds all of them. `age`: as for `look`."""
        live = await self._hall.at_least(table, age)
        return [seat for seat in seats if asked(live, seat) is not None]

    async def why(self, table: str, seat: int, action: Given) -> Reason | None:
        """Why this seat may not do this now; None if it may."""
        return why(await self._hall.fresh(table), seat, action)

    async def history(self, table: str, viewer: Viewer, since: int = 0, age: int | None = None) -> list[LogLine]:
        """The log lines this viewer may read, after number `since`. `age`: as for `look`."""
        if viewer is not None and not 0 <= viewer < SPECTATOR:
            raise Refused(Reason("table-no-seat"))
        first = max(0, min(since // PER_VERSION, FURTHEST))
        if age is not None:
            tail = (await self._hall.at_least(table, age)).tail
            if tail is not None and first > tail.since:
                return readable(tail.lines, viewer, since)

        def read(connection: Connection) -> list[tuple[int, Entry]] | None:
            return None if store.read_packed(connection, table) else store.read_lines(connection, table, first)

        while (lines := await self._hall.storage.read(read)) is None:
            await self._hall.wake(table)
        return readable(lines, viewer, since)

    async def recent(self, table: str, viewer: Viewer, since: int = 0, age: int | None = None) -> LogEnd:
        """The same, but of many lines only the last ones: whoever comes to a long game need not wait for all of it."""
        return self.recent_at_once(table, viewer, since, age) or await self._log_end(table, viewer, since, None)

    def recent_at_once(self, table: str, viewer: Viewer, since: int, age: int | None) -> LogEnd | None:
        """The same without waiting, if we hold these lines; else None."""
        tail = live.tail if (live := self._hall.held_at(table, age)) is not None else None
        if tail is None or since // PER_VERSION <= tail.since:
            return None
        return LogEnd(readable(tail.lines, viewer, since))

    async def earlier(self, table: str, viewer: Viewer, before: int) -> LogEnd:
        """Lines of this viewer's log before a number that `recent` gave, and again only the last ones of them."""
        return await self._log_end(table, viewer, 0, min(before, FURTHEST) // PER_VERSION - 1)

    async def _log_end(self, table: str, viewer: Viewer, since: int, until: int | None) -> LogEnd:
        first = min(since // PER_VERSION, FURTHEST)

        def read(connection: Connection) -> LogEnd | None:
            if store.read_packed(connection, table):
                return None
            backwards = store.read_lines_backwards(connection, table, first, until, 2 * RECENT)
            return newest(backwards, viewer, since, RECENT)

        while (end := await self._hall.storage.read(read)) is None:
            await self._hall.wake(table)
        return end

    async def log(self, table: str, since: int = 0, *, client: str = "") -> LogPage:
        """A page of the log as everybody may read it, after number `since`."""
        with self._guests.guest(client):
            return await archive.public_log(self._hall, table, since, client)

    async def chat(self, table: str, since: int = 0) -> list[ChatLine]:
        """Lines of chat after number `since`."""
        return await self._hall.storage.read(
            lambda connection: store.read_chat(connection, table, min(since, FURTHEST))
        )

    async def info(self, table: str) -> TableInfo:
        """The public facts of a table."""
        live = await self._hall.fresh_facts(table)
        return info(live.facts, live.chairs, self._hall.now())

    async def lobby(
        self, statuses: Sequence[Status] = ("open", "running", "finished"), limit: int = 100
    ) -> list[TableInfo]:
        """Tables that are not private, the newest first."""

        def read(connection: Connection) -> list[TableInfo]:
            found = store.read_lobby(connection, statuses, max(0, min(limit, MOST)))
            for facts in found:
                keeping.lend(connection, facts.game, facts.pack_hash, facts.pack)
            chairs = store.read_chairs(connection, [facts.id for facts in found])
            return [info(facts, chairs[facts.id], self._hall.now()) for facts in found]

        return await self._hall.storage.read(read)

    async def pack(self, game: AnyGame, hash: str, name: str) -> Pack | None:
        """The pack that some table was begun with; None if there is no such pack."""
        if not await asyncio.to_thread(game.library.has, hash, name):
            await self._hall.lend(game.name, hash, name)
        try:
            return await asyncio.to_thread(game.pack_with_hash, hash, name)
        except PackMissing:
            return None

    def now(self) -> float:
        """The time at the tables, the same in all processes on one PostgreSQL."""
        return self._hall.now()

    def name_of(self, client: str) -> str:
        """How processes on one database speak of a client: its address is nobody's business but theirs."""
        return self._hall.owners.owner(client)

    def is_behind(self, event: Event) -> bool:
        """Has another process done what can be caught up with?"""
        return event.age is not None and self._hall.behind(event.table, event.age) is not None

    async def catch_up(self, event: Event) -> None:
        """Before everybody looks: what another process has done is read once for all of them."""
        if event.age is not None:
            await self._hall.catch_up(event.table, event.age)

    def listen(self, table: str, listener: Listener) -> None:
        """To news of a table, from this process and the others."""
        self._hall.bell.listen(table, listener)

    def ignore(self, table: str, listener: Listener) -> None:
        self._hall.bell.ignore(table, listener)

    # -- for whoever runs the server ----------------------------------------------------------------------------

    async def oversee(self, statuses: Sequence[Status], most: int = overseeing.SHOWN) -> list[TableLine]:
        """The tables, also private ones, with nothing that is hidden."""
        return await self._hall.storage.read(lambda on: overseeing.read_tables(on, statuses, most))

    async def sizes(self) -> Sizes:
        return await self._hall.storage.read(overseeing.read_sizes)

    def figures(self) -> Figures:
        return overseeing.figures(self._hall)

    async def remove(self, table: str) -> None:
        """The table is gone for good."""
        await self._hall.carry_through(overseeing.remove(self._hall, table))

    # -- after the game -----------------------------------------------------------------------------------------

    # `client` is whoever asks: each gets a turn before anybody gets a second one, and may have so much at once.

    async def record(self, table: str, *, client: str = "") -> Record:
        """The record, with the seed; only of a finished game."""
        with self._guests.guest(client):
            return await archive.record(self._hall, table, client)

    async def import_record(self, record: Record, title: str = "", *, client: str = "") -> str:
        """A finished table from a record, after everything it claims was checked. Gives its id."""
        with self._guests.guest(client):
            return await self._hall.carry_through(archive.import_record(self._hall, record, title, client))

    async def verify(self, table: str, *, client: str = "") -> Record:
        """The record of a finished game that was played again and holds; else a `RecordError`.

        Whoever asks while it is being checked waits for the same check.
        """
        with self._guests.guest(client):
            if table not in self._checks:
                progress = Progress()
                task = asyncio.create_task(archive.verify(self._hall, table, client, progress))
                self._checks[table] = progress, task
                task.add_done_callback(lambda _: self._checked(table))
            return await asyncio.shield(self._checks[table][1])

    def checking(self, table: str) -> Progress | None:
        """How far the check of a game is, here or in another process; None if nobody checks it."""
        if table in self._checks:
            return self._checks[table][0]
        told = [Progress(*map(int, words.split())) for words in self.presence.others(f"check {table}")]
        return max(told, key=lambda progress: progress.done, default=None)

    def _say_what_is_checked(self) -> None:
        for table, (progress, _) in self._checks.items():
            self.presence.announce(f"check {table}", f"{progress.moves} {progress.done}")

    def _checked(self, table: str) -> None:
        del self._checks[table]
        self.presence.announce(f"check {table}", "")

    async def study(self, table: str, *, client: str = "") -> Study:
        """How far a finished game was looked at again, and what was found."""
        return await self._analysts.study(table, client)

    async def begin_study(self, table: str, *, client: str = "") -> Study:
        """Look at a finished game again, in the background, for everybody who may see its replay."""
        return await self._hall.carry_through(self._analysts.begin(table, client))

    async def stop_study(self, table: str, *, client: str = "") -> Study:
        """Whoever asked for it does not want it any more."""
        return await self._hall.carry_through(self._analysts.stop(table, client))

    async def replay(self, table: str, at: int, viewer: Viewer, *, client: str = "") -> Seen:
        """What a viewer saw after move `at` of a finished game."""
        with self._guests.guest(client):
            return await archive.replay(self._hall, table, at, viewer, client)

    async def replay_log(self, table: str, viewer: Viewer, since: int = 0, *, client: str = "") -> LogPage:
        """A page of the log of the game as it stands (without what was undone); `version` is the number of the move."""
        with self._guests.guest(client):
            return await archive.replay_log(self._hall, table, viewer, since, client)

    def slice(self, client: str) -> AbstractAsyncContextManager[None]:
        """A turn for a small piece of long work in this process."""
        return self._hall.slices.turn(client)

    async def fork(
        self,
        table: str,
        at: int,
        seats: list[NewSeat],
        *,
        title: str = "",
        settings: Settings | None = None,
        analysis: bool = False,
        client: str = "",
        starts: bool = False,
    ) -> Created:
        """Play on from move `at` of a finished game, at a new table. It is not started yet.

        Chance is new and all that is hidden from the public is dealt anew. `analysis`: every card stays where it was.
        """
        with self._guests.guest(client):
            return await self._hall.carry_through(
                archive.fork(self._hall, table, at, seats, title, settings or Settings(), analysis, client, starts)
            )
