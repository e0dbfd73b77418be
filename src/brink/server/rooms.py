"""Who is at which table, here and in other processes; what each pair of eyes sees, made once for all who share it.

A room has one subscription. When something happens it forgets what it had rendered and wakes its connections; each
then fetches the newest view when it gets to it. So a slow client skips views instead of holding up anybody, and
there is no queue of views that could grow.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import msgspec

from brink.engine import BrinkError
from brink.server.frames import Frame, Pieces, frame_of, shared
from brink.server.rendering import Renderer
from brink.tables import Event, Glimpse, LogEnd, Tables, Viewer
from brink.tables.bell import merged
from brink.tables.presence import about_table

LOG: Final = logging.getLogger("brink.server.rooms")
LOOK: Final = 0.02  # seconds between two looks at who is still here, when the server stops
KEPT: Final = 0.1  # seconds for which a view that was rendered is kept, for all who look then
LOOKING_ON: Final = "-"  # somebody is there, and nobody has a seat
GRACE: Final = 10.0  # seconds without a connection before the others read that somebody is away


class Eyes(NamedTuple):
    """Who share these see the same. `told`: the board in words too."""

    viewer: Viewer
    language: str
    told: bool


class Notice(msgspec.Struct, frozen=True):
    """What whoever runs the server wants everybody to know."""

    text: str
    stops: float | None = None  # when the server will stop, by the monotonic clock

    @property
    def left(self) -> float | None:
        """Seconds until then."""
        return None if self.stops is None else max(0.0, self.stops - time.monotonic())


class Told(msgspec.Struct, frozen=True):
    """A notice as processes tell it each other; without words and time it is taken back."""

    at: float  # when, by the clock that all of them have
    text: str
    stops_in: float | None = None  # seconds, from then on

    def notice(self, now: float) -> Notice | None:
        if self.stops_in is None:
            return Notice(self.text) if self.text else None
        return Notice(self.text, time.monotonic() + self.at + self.stops_in - now)


class Watcher(Protocol):
    """A connection, as its room sees it."""

    mine: frozenset[int]

    def stop(self) -> None: ...

    def notice_changed(self) -> None: ...

    def table_changed(self) -> None: ...

    def seats_changed(self) -> None: ...

    def chat_changed(self) -> None: ...


def elsewhere(tables: Tables, table: str) -> frozenset[int]:
    """Seats that are connected to other processes."""
    told = tables.presence.others(about_table(table))
    return frozenset(int(seat) for seats in told if seats != LOOKING_ON for seat in seats.split(","))


class Room:
    """One table in this process."""

    def __init__(self, tables: Tables, table: str) -> None:
        self.tables = tables
        self.table = table
        self.watchers: set[Watcher] = set()
        self.online = elsewhere(tables, table)
        self._frames: dict[Eyes, Frame] = {}
        self._moment: tuple[Glimpse, dict[str, Pieces]] | None = None  # what is the same for all eyes of a language
        self._rendering: dict[Eyes, asyncio.Task[Frame]] = {}  # what must be waited for
        self._resting: asyncio.TimerHandle | None = None
        self._age: int | None = None  # of what we were told of last
        self._catching_up: asyncio.Task[None] | None = None
        self._unheard: Event | None = None  # what has come meanwhile
        tables.listen(table, self._heard)

    def look_around(self) -> frozenset[int]:
        """Perhaps somebody has come or gone, here or in another process. Gives who is nowhere any more."""
        here = frozenset(seat for watcher in self.watchers for seat in watcher.mine)
        words = ",".join(map(str, sorted(here))) or (LOOKING_ON if self.watchers else "")
        self.tables.presence.announce(about_table(self.table), words)
        before, self.online = self.online, here | elsewhere(self.tables, self.table)
        if self.online != before:
            self.refresh()
        return before - self.online

    def _heard(self, event: Event) -> None:
        """News. Of what another process has done nobody is told before it has been fetched for all."""
        if "seats" in event.kinds:
            for watcher in self.watchers:
                watcher.seats_changed()
        if self._catching_up is not None:
            self._unheard = merged(event, self._unheard)
        elif self.tables.is_behind(event):
            self._catching_up = asyncio.create_task(self._catch_up(event), name=f"catching up {self.table}")
        else:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        if event.kinds - {"chat"} or not event.kinds:
            self._age = event.age
            self.refresh(event.own)
        if "chat" in event.kinds:
            for watcher in self.watchers:
                watcher.chat_changed()

    async def _catch_up(self, event: Event | None) -> None:
        while event is not None:
            try:
                await self.tables.catch_up(event)
            except Exception as error:  # noqa: BLE001 (everybody looks for himself then, and is told what is wrong)
                LOG.info("not caught up", extra={"table": self.table, "why": f"{type(error).__name__}: {error}"})
            self._tell(event)
            event, self._unheard = self._unheard, None
        self._catching_up = None

    def refresh(self, own: frozenset[int] | None = None) -> None:
        """Whatever was rendered is old; everybody looks again, or only whose these seats are.

        The others must not even get the same once more: that would tell them that somebody has answered.
        """
        self._moment = None
        for kept in (self._frames, self._rendering):
            for eyes in [eyes for eyes in kept if own is None or eyes.viewer in own]:
                del kept[eyes]
        for watcher in self.watchers:
            if own is None or own & watcher.mine:
                watcher.table_changed()

    def look_again(self, own: frozenset[int] | None = None) -> None:
        """What is new is still on the way to us, perhaps from another process."""
        self._age = None
        self.refresh(own)

    async def asked(self, frame: Frame, shown: Viewer, seats: frozenset[int]) -> list[int]:
        """Which of these seats are asked; `frame` is what `shown` sees."""
        if seats <= {shown}:
            return sorted(seats) if frame.asked else []
        return await self.tables.asked(self.table, sorted(seats), self._age)

    def recent_at_once(self, viewer: Viewer, since: int) -> LogEnd | None:
        """The log after a line, where nobody need wait for it; else None, and `recent` fetches it."""
        return self.tables.recent_at_once(self.table, viewer, since, self._age)

    async def recent(self, viewer: Viewer, since: int) -> LogEnd:
        return await self.tables.recent(self.table, viewer, since, self._age)

    async def frame(self, eyes: Eyes) -> Frame:
        """The newest view of these eyes."""
        return self.frame_at_once(eyes) or await self._frame(eyes)

    def frame_at_once(self, eyes: Eyes) -> Frame | None:
        """The same where nothing must be fetched or loaded for it; else None."""
        kept = self._frames.get(eyes)
        if kept is not None or eyes in self._rendering:
            return kept
        if self._moment is None:
            glimpse = self.tables.glimpse_at_once(self.table, self._age)
            self._moment = None if glimpse is None else (glimpse, {})
        if self._moment is None or not Renderer.is_ready(self._moment[0].info, eyes.language):
            return None
        glimpse, alike = self._moment
        if eyes.language not in alike:
            alike[eyes.language] = shared(glimpse.info, self.online, eyes.language)
        renderer = Renderer(glimpse.info, eyes.language)
        return self._keep(eyes, self._rendered(eyes, renderer, glimpse, alike[eyes.language]))

    async def _frame(self, eyes: Eyes) -> Frame:
        if eyes not in self._rendering:
            self._rendering[eyes] = asyncio.create_task(self._render(eyes))
        return await asyncio.shield(self._rendering[eyes])

    async def _render(self, eyes: Eyes) -> Frame:
        """What must be fetched or loaded first, once for all who wait for it."""
        glimpse = await self.tables.glimpse(self.table, self._age)
        renderer = await Renderer.ready(glimpse.info, eyes.language)
        frame = self._rendered(eyes, renderer, glimpse, shared(glimpse.info, self.online, eyes.language))
        if self._rendering.get(eyes) is asyncio.current_task():  # else it is old already
            del self._rendering[eyes]
            self._keep(eyes, frame)
        return frame

    @staticmethod
    def _rendered(eyes: Eyes, renderer: Renderer, glimpse: Glimpse, for_all: Pieces) -> Frame:
        return frame_of(glimpse.seen(eyes.viewer, told=eyes.told), renderer, for_all)

    def _keep(self, eyes: Eyes, frame: Frame) -> Frame:
        """For the others who look through the same eyes. Not for long: most of the time a table rests."""
        self._frames[eyes] = frame
        if self._resting is None:
            self._resting = asyncio.get_running_loop().call_later(KEPT, self._rest)
        return frame

    def _rest(self) -> None:
        self._resting = self._moment = None
        self._frames.clear()

    def close(self) -> None:
        self.tables.ignore(self.table, self._heard)
        for doing in (self._catching_up, self._resting):
            if doing is not None:
                doing.cancel()


class Rooms:
    """All rooms of this process. A room exists while somebody is in it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.open: dict[str, Room] = {}
        self.addresses: Counter[str] = Counter()
        self.stopping = False
        self.notice: Notice | None = None
        self._noticed = 0.0  # when it was given, or taken back
        self._leaving: dict[tuple[str, int], asyncio.Task[None]] = {}
        tables.presence.changed = self._said_elsewhere
        self._hear_notice()

    def online(self, table: str) -> frozenset[int]:
        """Seats that somebody is connected for, at whatever process."""
        room = self.open.get(table)
        return room.online if room else elsewhere(self.tables, table)

    def _said_elsewhere(self, about: str) -> None:
        kind, _, table = about.partition(" ")
        if kind == "table" and table in self.open:
            self._look_around(self.open[table])
        elif kind == "notice":
            self._hear_notice()

    def _look_around(self, room: Room) -> None:
        gone = room.look_around()
        if not self.stopping:  # else all of them leave, and will be back
            for seat in gone:
                self._expect_back(room.table, seat)

    def connections(self, address: str) -> int:
        """How many this address has, at all processes."""
        return self.addresses[address] + sum(map(int, self.tables.presence.others(self._about(address))))

    def connected(self, address: str) -> None:
        self.addresses[address] += 1
        self._say_connections(address)

    def disconnected(self, address: str) -> None:
        self.addresses[address] -= 1
        self._say_connections(address)
        if self.addresses[address] <= 0:
            del self.addresses[address]

    def _say_connections(self, address: str) -> None:
        self.tables.presence.announce(self._about(address), str(self.addresses[address] or ""))

    def _about(self, address: str) -> str:
        return f"address {self.tables.name_of(address)}"

    def enter(self, table: str, watcher: Watcher) -> Room:
        room = self.open.get(table)
        if room is None:
            room = self.open[table] = Room(self.tables, table)
        room.watchers.add(watcher)
        room.look_around()
        if self.stopping:
            watcher.stop()
        return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        room.watchers.discard(watcher)
        if not self.stopping:  # else all of them leave, and will be back
            self._look_around(room)
        if not room.watchers:
            if self.open.get(room.table) is room:
                del self.open[room.table]
            room.close()

    def _expect_back(self, table: str, seat: int) -> None:
        """He may be back in a moment (a reload, a tunnel); only then do we tell."""
        self.arrived(table, seat)
        task = asyncio.create_task(self._mark_away(table, seat), name=f"away {table} {seat}")
        self._leaving[table, seat] = task
        task.add_done_callback(lambda done: self._forget(table, seat, done))

    def _forget(self, table: str, seat: int, task: asyncio.Task[None]) -> None:
        if self._leaving.get((table, seat)) is task:
            del self._leaving[table, seat]

    def arrived(self, table: str, seat: int) -> None:
        waiting = self._leaving.pop((table, seat), None)
        if waiting is not None:
            waiting.cancel()

    async def _mark_away(self, table: str, seat: int) -> None:
        await asyncio.sleep(GRACE)
        if seat in self.online(table):
            return
        try:
            info = await self.tables.info(table)
            if (
                info.status in ("open", "running")
                and info.seats[seat].away is None
                and info.seats[seat].kind == "person"
            ):
                await self.tables.away(table, seat)
        except BrinkError as error:  # the game ended meanwhile: nobody needs to know
            LOG.info("not marked as away", extra={"table": table, "seat": seat, "why": str(error)})

    def announce(self, notice: Notice | None) -> None:
        """To everybody at this process, and by the others to those at theirs."""
        self._pass_on(Told(self.tables.now(), notice.text if notice else "", notice.left if notice else None))

    def _hear_notice(self) -> None:
        """The newest word counts, whoever gave it. Each who hears it says it too: so it outlives whoever gave it."""
        told = [msgspec.json.decode(words, type=Told) for words in self.tables.presence.others("notice")]
        newest = max(told, key=lambda one: one.at, default=None)
        if newest is not None and newest.at > self._noticed:
            self._pass_on(newest)

    def _pass_on(self, told: Told) -> None:
        self._noticed, self.notice = told.at, told.notice(self.tables.now())
        self.tables.presence.announce("notice", msgspec.json.encode(told).decode())
        for room in self.open.values():
            for watcher in room.watchers:
                watcher.notice_changed()

    async def stop(self, within: float) -> None:
        """Tell everybody to come again, each when the command he has under way is answered; no longer than `within`."""
        self.stopping = True
        for room in self.open.values():
            for watcher in room.watchers:
                watcher.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self.open:
                    await asyncio.sleep(LOOK)

    async def close(self) -> None:
        tasks = list(self._leaving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self.open.values()):
            room.close()
        self.open.clear()
