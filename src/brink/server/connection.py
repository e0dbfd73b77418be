"""One client of a table: a reader, and a writer while there is something to write.

The reader takes commands one after the other. The writer sends answers and the newest view. A client that does not
read fills only its own small queue of answers; then its commands wait too, and nobody else notices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import copy_context
from itertools import count
from typing import Final, Literal

import msgspec
from litestar.datastructures import State
from msgspec.structs import replace
from uvicorn.protocols.utils import ClientDisconnected

from brink.engine import BrinkError, Refused, RulesError
from brink.server import messages as wire
from brink.server import requests
from brink.server.errors import LOG as ERRORS
from brink.server.errors import BadRequest, HelloFirst, NotYourSeat, fault
from brink.server.frames import Marks
from brink.server.framework import Message, Socket
from brink.server.language import Language
from brink.server.limits import Gate
from brink.server.rendering import nameless
from brink.server.rooms import Eyes, Room, Rooms
from brink.server.settings import Settings
from brink.server.sparing import Flag
from brink.server.watch import Watch
from brink.tables import ChatLine, NoSuchTable, Tables, Viewer, last_line_before
from brink.tables.shapes import Fields

LOG: Final = logging.getLogger("brink.server.sockets")
HELLO_WITHIN: Final = 15.0
BAD_MESSAGES: Final = 20  # then we hang up
BAD, NO_TABLE, LATE = 4400, 4404, 4408  # why we hang up
RESTARTS: Final = 1012  # the server stops; whoever comes again finds the next one

_decode: Final = msgspec.json.Decoder(wire.FromClient).decode
_encode: Final = msgspec.json.Encoder().encode


class WholeTable(msgspec.Struct, frozen=True):
    """In the queue of answers: the whole view, as an answer of this type."""

    type: Literal["table", "stale"]
    id: str | None


class HangUp(Exception):
    """Nothing good comes from this connection any more."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One browser tab, or one remote bot."""

    __slots__ = (
        "_answers",
        "_asides",
        "_bad",
        "_chat_due",
        "_chat_since",
        "_checking",
        "_context",
        "_dirty",
        "_epoch",
        "_has",
        "_keys",
        "_keys_checked",
        "_life",
        "_messages",
        "_names",
        "_notice_due",
        "_obey",
        "_obeying",
        "_sent",
        "_since",
        "_stopping",
        "_why",
        "_writer",
        "changes",
        "chats",
        "client",
        "game",
        "gate",
        "greeted",
        "host",
        "language",
        "mine",
        "room",
        "rooms",
        "settings",
        "shown",
        "socket",
        "table",
        "tables",
        "told",
        "watch",
    )

    def __init__(
        self,
        socket: Socket,
        state: State,
        table: str,
        game: str,
        client: str,
        language: Language,
        obey: Callable[[Connection, wire.FromClient], Awaitable[None]],
    ) -> None:
        """`client`: whose new tables are. `obey` carries out a command; see `brink.server.commands`."""
        self.socket = socket
        self.tables: Tables = state.tables
        self.rooms: Rooms = state.rooms
        self.settings: Settings = state.settings
        self.watch: Watch = state.watch
        self.table = table
        self.game = game
        self.client = client
        self.language = language
        self.mine: frozenset[int] = frozenset()
        self.host = False
        self.shown: Viewer = None
        self.told = True
        self.changes = False  # it understands views as what is new in them
        self.greeted = False
        self.gate: Gate = state.gate
        self.chats = self.gate.bucket("chats")
        self._messages = self.gate.bucket("messages")
        self._obey = obey
        self._since = 0
        self._names: list[str] | None = None  # as this client has read them
        self._chat_since = 0
        self._has: tuple[int, Marks] | None = None  # the view this client got last: its version, and what was in it
        self._epoch = 0  # grows when other eyes look or another language is read
        self._dirty = False
        self._chat_due = False
        self._notice_due = self.rooms.notice is not None
        self._answers: list[wire.Reply | WholeTable] = []
        self._sent = Flag()  # another answer
        self._bad = 0
        self._keys: dict[int, str] = {}
        self._keys_checked = True
        self._checking: asyncio.Lock | None = None
        self._obeying = False  # a command is being carried out
        self._stopping = False  # the server stops
        self._asides: tuple[asyncio.Task[None], ...] = ()
        self._writer: asyncio.Task[None] | None = None
        self._context = copy_context()  # the socket's own: whoever wakes the writer does something else
        self._life = asyncio.current_task()  # that reads; None when it is over
        self._why: Exception | None = None  # it was ended
        self.room: Room = self.rooms.enter(table, self)  # last: it may tell us something at once

    # -- what the room and the commands say -----------------------------------------------------------------------

    def table_changed(self) -> None:
        self._dirty = True
        self._wake()

    def seats_changed(self) -> None:
        """A key may have become void; nobody acts or looks before that is settled."""
        self._keys_checked = False
        self._checking = self._checking or asyncio.Lock()

    def chat_changed(self) -> None:
        self._chat_due = True
        self._wake()

    def notice_changed(self) -> None:
        self._notice_due = True
        self._wake()

    def stop(self) -> None:
        """The server stops: the command that is being carried out is answered, and no other is begun."""
        self._stopping = True
        self._wake()

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.shown, self.language, self.told)

    async def answer(self, reply: wire.Reply | WholeTable) -> None:
        while len(self._answers) >= self.settings.limits.unread:
            await self._another_sent()
        self._answers.append(reply)
        self._wake()

    def show(self, viewer: Viewer, since: int, chat: int | None = None) -> None:
        """From now on this viewer's table, with the log after line `since`."""
        self._epoch += 1
        self._has = None
        self.shown = viewer
        self._since = since
        if chat is not None:
            self._chat_since = chat
            self._chat_due = True
        self.table_changed()

    def take_keys(self, keys: dict[int, str], host: bool) -> None:
        """These seats are the client's, by these tokens."""
        self._keys = keys
        self.mine = frozenset(keys)
        self.host = host

    async def _check_keys(self) -> None:
        if self._checking is None or (self._keys_checked and not self._checking.locked()):
            return
        async with self._checking:  # reader and writer both come here; neither goes on before it is settled
            if self._keys_checked:
                return
            self._keys_checked = True
            for seat, token in list(self._keys.items()):
                holder = await self.tables.holder(self.table, token)
                if holder is None or holder.seat != seat:
                    del self._keys[seat]
            if self.mine != self._keys.keys():
                self.mine = frozenset(self._keys)
                self.room.look_around()
            if self.shown is not None and self.shown not in self.mine:
                self.show(min(self.mine, default=None), 0)

    def seat(self, named: int | None = None) -> int:
        """The seat that a command is for: the one it names, else the one that is shown, if it is the client's own."""
        seat = self.shown if named is None else named
        if seat is None or seat not in self.mine:
            raise NotYourSeat
        return seat

    # -- life -----------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Until one side hangs up."""
        code = 1000
        try:
            try:
                await self._read()
            except asyncio.CancelledError:
                if self._why is None:
                    raise
                raise self._why from None
        except HangUp as reason:
            code = reason.code
        except NoSuchTable:  # it was removed
            code = NO_TABLE
        except (ClientDisconnected, ConnectionError):
            pass
        except RuntimeError as error:  # uvicorn's way to say the same
            LOG.info("socket lost", extra={"table": self.table, "why": str(error)})
        finally:
            self._life = None
            beside = [*self._asides, *([self._writer] if self._writer is not None else [])]
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            self.rooms.leave(self.room, self)
            with suppress(Exception):
                await self.socket.close(code)

    def _end(self, why: Exception) -> None:
        """From beside the reader."""
        if self._life is not None:
            self._why = why
            self._life.cancel()
            self._life = None

    # -- reading --------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        socket = requests.current()
        for number in count(1):
            message = await self._receive()
            if message is None:
                return
            requests.begin_command(socket, number)
            while (wait := self.gate.take(self._messages)) > 0:
                await asyncio.sleep(wait)  # we do not read faster than this; the client's own queue fills
            try:
                command = _decode(message)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                self._bad += 1
                if self._bad > BAD_MESSAGES:
                    raise HangUp(BAD) from None
                await self.answer(wire.Error.of(fault(BadRequest(str(error)), self.language)))
                continue
            if self._stopping:
                while self._answers:
                    await self._another_sent()
                raise HangUp(RESTARTS)
            self._obeying = True
            with self.watch.command(str(command.__struct_config__.tag), self.game):
                await self._answered(self._carry_out(command), command)
            self._obeying = False
            self._wake()

    async def _receive(self) -> bytes | str | None:
        event: Message
        if self.greeted:
            event = await self.socket.receive()
        else:
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    event = await self.socket.receive()
            except TimeoutError:
                raise HangUp(LATE) from None
        if event["type"] == "websocket.disconnect":
            return None
        return event.get("text") or event.get("bytes") or b""

    async def _carry_out(self, command: wire.FromClient) -> None:
        if not self.greeted and not isinstance(command, wire.Hello | wire.Ping | wire.Speak):
            raise HelloFirst
        await self._check_keys()
        await self._obey(self, command)

    def aside(self, doing: Awaitable[None], command: wire.FromClient) -> None:
        """What takes long: other commands of this client do not wait for it."""
        task = asyncio.create_task(self._aside(doing, command), name=f"aside {self.table}")
        self._asides = *self._asides, task

    async def _aside(self, doing: Awaitable[None], command: wire.FromClient) -> None:
        try:
            await self._answered(doing, command)
        except (HangUp, ConnectionError) as error:
            self._end(error)
        self._asides = tuple(task for task in self._asides if task is not asyncio.current_task())

    async def _answered(self, doing: Awaitable[None], command: wire.FromClient) -> None:
        """Do what was asked; whatever a user can cause becomes an answer."""
        try:
            await doing
        except NoSuchTable:
            raise HangUp(NO_TABLE) from None
        except Refused as refused:
            await self._refuse(refused, command.id)
        except (HangUp, ConnectionError):
            raise
        except Exception as error:  # noqa: BLE001 (a defect of ours must not cost the player his connection)
            if isinstance(error, RulesError) or not isinstance(error, BrinkError):
                about = {"table": self.table, "command": type(command).__name__}
                ERRORS.error("command failed", exc_info=error, extra=about)
            await self.answer(wire.Error.of(fault(error, self.language), command.id))

    async def _refuse(self, refused: Refused, id: str | None) -> None:
        """A refusal names pieces of the game, so the table's own renderer writes it."""
        try:
            frame = await self.room.frame(self.eyes)
        except BrinkError:
            await self.answer(wire.Error.of(fault(refused, self.language), id))
            return
        reason = refused.reason
        text = frame.renderer.sentence(reason.key, reason.args)
        await self.answer(wire.Error(id=id, key=reason.key, text=text, rule=reason.rule))

    # -- writing --------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """There may be something to write."""
        if self._writer is None and self._life is not None and self._due() is not None:
            self._writer = asyncio.create_task(self._write(), name=f"write {self.table}", context=self._context)

    def _due(self) -> Callable[[], Awaitable[None]] | None:
        """What is to be written next. Whoever has a command under way gets what is new with its answer."""
        if self._answers:
            return self._send_answer
        if self._obeying:
            return None
        if self.greeted:
            if self._notice_due:
                return self._send_notice
            if self._dirty:
                return self._send_table
            if self._chat_due:
                return self._send_chat
        return self._restart if self._stopping else None

    async def _write(self) -> None:
        """What is due, until nothing is."""
        try:
            while (send := self._due()) is not None:
                await send()
        except Exception as error:  # noqa: BLE001 (the reader is told)
            self._end(error)
        self._writer = None

    async def _send_answer(self) -> None:
        answer = self._answers[0]
        if isinstance(answer, WholeTable):
            await self._send_table(answer.type, answer.id)
        else:
            await self.socket.send(_encode(answer))
        del self._answers[0]
        self._sent.set()

    async def _another_sent(self) -> None:
        self._sent.clear()
        await self._sent.wait()

    async def _restart(self) -> None:
        raise HangUp(RESTARTS)

    async def _send_table(self, type: Literal["table", "stale"] = "table", id: str | None = None) -> None:
        """The newest view, with the log lines and the chat that this client does not have yet."""
        while True:
            await self._check_keys()
            epoch, since = self._epoch, self._since
            talked, self._dirty, self._chat_due = self._chat_due, False, False
            try:
                eyes, room = self.eyes, self.room
                frame = room.frame_at_once(eyes) or await room.frame(eyes)
                if self._names not in (None, frame.names):
                    since = 0  # the log again, with the new names
                recent = room.recent_at_once(self.shown, since) or await room.recent(self.shown, since)
                chat = await self._chat() if talked else []
                asked = await room.asked(frame, self.shown, self.mine)
                # A move may have been made since the view was taken; its lines come with its view.
                log = await frame.renderer.lines(line for line in recent.lines if line.version <= frame.version)
            except NoSuchTable:
                raise HangUp(NO_TABLE) from None
            except BrinkError as error:  # rules or cards that are not installed: he may still wait for them
                await self.socket.send(_encode(wire.Error.of(fault(error, self.language), id)))
                return
            if epoch == self._epoch:
                break
            # He sat down elsewhere meanwhile: this is not for these eyes any more.
            self._chat_due = self._chat_due or talked
        self._names = frame.names
        self._since = max(since, last_line_before(frame.version), *(line.n for line in log[-1:]))
        if chat:
            self._chat_since = chat[-1].n
        had = self._has if type == "table" and self._has is not None and frame.follows(self._has[1]) else None
        self._has = (frame.version, frame.marks) if self.changes else None
        same = () if chat or self.mine or id is not None else (type, since, self.host, had)
        text = frame.messages.get(same) if same else None
        if text is None:
            addressed: Fields = {
                "mine": sorted(self.mine),
                "asked": asked,
                "host": self.host,
                "since": since,
                "log": log,
                "earlier": recent.earlier,
                "chat": chat,
            }
            if had is None:
                head = wire.TableHead(type=type, id=msgspec.UNSET if id is None else id, **addressed)
                text = frame.whole(head)
            else:
                text = frame.since(wire.ChangesHead(base=had[0], **addressed), had[1])
            if same:
                frame.messages[same] = text
        await self.socket.send(text)

    async def _send_notice(self) -> None:
        self._notice_due = False
        notice = self.rooms.notice
        said = wire.Notice() if notice is None else wire.Notice(text=notice.text, stops_in=notice.left)
        await self.socket.send(_encode(said))

    async def _chat(self) -> list[ChatLine]:
        """What this client has not read yet."""
        lines = await self.tables.chat(self.table, self._chat_since)
        return [line if line.name else replace(line, name=nameless(line.seat, self.language)) for line in lines]

    async def _send_chat(self) -> None:
        self._chat_due = False
        chat = await self._chat()
        if chat:
            self._chat_since = chat[-1].n
            await self.socket.send(_encode(wire.Chat(chat=chat)))
