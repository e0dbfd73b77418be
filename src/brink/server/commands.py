"""What a client may ask for at a table, one function a command. Whether the seat is his was settled by `hello`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from brink.server import messages as wire
from brink.server.connection import Connection, WholeTable
from brink.server.errors import Forbidden, NotYourSeat, TooMany, fault
from brink.tables import Answer, Viewer


async def obey(connection: Connection, command: wire.FromClient) -> None:
    await _DOING[type(command)](connection, command)


async def hello(connection: Connection, message: wire.Hello) -> None:
    """Which seats the tokens open. A wrong token is told, and does no harm."""
    table, tables = connection.table, connection.tables
    mine: dict[int, str] = {}
    host = wrong = False
    for token in message.tokens[: connection.settings.limits.tokens]:
        holder = await tables.holder(table, token)
        if holder is None:
            wrong = True
            continue
        host = host or holder.host
        if holder.seat is not None:
            mine[holder.seat] = token
    info = await tables.info(table)
    for seat in mine:
        if info.seats[seat].away is not None and not info.seats[seat].bot:
            await tables.come_back(table, seat)
    connection.take_keys(mine, host)
    connection.greeted = True
    shown: Viewer = min(mine, default=None)
    if message.seat in mine:
        shown = message.seat
    elif info.deciding in mine:
        shown = info.deciding
    connection.told, connection.changes = message.told, message.changes
    connection.show(shown, message.since, message.chat)
    if wrong:
        await connection.answer(wire.Error.of(fault(Forbidden(), connection.language), message.id))
    connection.room.look_around()
    for seat in mine:
        connection.rooms.arrived(table, seat)


async def sit(connection: Connection, message: wire.Sit) -> None:
    if message.seat is not None and message.seat not in connection.mine:
        raise NotYourSeat
    connection.show(message.seat, message.since)


async def speak(connection: Connection, message: wire.Speak) -> None:
    connection.language = message.lang
    connection.show(connection.shown, 0)  # the log again, in the new language


async def earlier(connection: Connection, message: wire.Earlier) -> None:
    """Of whoever is looked at now, and only if he still is when they have been found."""
    eyes = connection.eyes
    found = await connection.tables.earlier(connection.table, eyes.viewer, message.before)
    frame = await connection.room.frame(eyes)
    log = await frame.renderer.lines(found.lines)
    if connection.eyes == eyes:
        await connection.answer(
            wire.Lines(id=message.id, seat=eyes.viewer, before=message.before, log=log, earlier=found.earlier)
        )


async def act(connection: Connection, message: wire.Act) -> None:
    action = tuple(message.action)
    seat = connection.seat(message.seat)
    answer = await connection.tables.act(connection.table, seat, message.id, message.version, action)
    await _tell(connection, answer, message.id)


async def undo(connection: Connection, message: wire.Undo) -> None:
    answer = await connection.tables.undo(connection.table, connection.seat(message.seat), message.id, message.version)
    await _tell(connection, answer, message.id)


async def undo_answer(connection: Connection, message: wire.UndoAnswer) -> None:
    answer = await connection.tables.answer_undo(connection.table, connection.seat(message.seat), message.agree)
    await _tell(connection, answer, message.id)


async def _tell(connection: Connection, answer: Answer, id: str | None) -> None:
    """What became of a command. The view that follows from it comes by itself."""
    if answer.status == "stale":
        connection.room.look_again()
        await connection.answer(WholeTable("stale", id))
        return
    repeated, kept = answer.status == "repeated", answer.status == "kept"
    if kept:  # the version is the same, so the view that does not ask any more comes first
        connection.room.look_again(connection.mine)
        await connection.answer(WholeTable("table", None))
    asked = answer.status == "asked"
    await connection.answer(wire.Ack(id=id, version=answer.version, repeated=repeated, asked=asked, kept=kept))
    if repeated:
        await connection.answer(WholeTable("table", None))


async def why(connection: Connection, message: wire.Why) -> None:
    reason = await connection.tables.why(connection.table, connection.seat(message.seat), tuple(message.action))
    frame = await connection.room.frame(connection.eyes)
    told = frame.renderer.reason(reason)
    await connection.answer(wire.WhyNot(id=message.id, action=message.action, reason=told))


async def hint(connection: Connection, message: wire.AskHint) -> None:
    connection.aside(_hint(connection, message, connection.seat(message.seat)), message)


async def _hint(connection: Connection, message: wire.AskHint, seat: int) -> None:
    found = await connection.tables.hint(connection.table, seat, message.version)
    frame = await connection.room.frame(connection.eyes)
    moves = [frame.renderer.hint(one) for one in found]
    await connection.answer(wire.Hints(id=message.id, version=message.version, seat=seat, moves=moves))


async def say(connection: Connection, message: wire.Say) -> None:
    seat = connection.seat(message.seat)
    wait = connection.gate.take(connection.chats)
    if wait > 0:
        connection.watch.refused["chats"] += 1
        raise TooMany(wait)
    await connection.tables.say(connection.table, seat, message.text)
    await _acknowledge(connection, message.id)


async def standing(connection: Connection, message: wire.Standing) -> None:
    await connection.tables.standing(connection.table, connection.seat(message.seat), dict(message.answers))
    await _acknowledge(connection, message.id)


async def resign(connection: Connection, message: wire.Resign) -> None:
    await connection.tables.resign(connection.table, connection.seat(message.seat))
    await _acknowledge(connection, message.id)


async def away(connection: Connection, message: wire.Away) -> None:
    await connection.tables.away(connection.table, connection.seat(message.seat))
    await _acknowledge(connection, message.id)


async def back(connection: Connection, message: wire.Back) -> None:
    await connection.tables.come_back(connection.table, connection.seat(message.seat))
    await _acknowledge(connection, message.id)


async def replace(connection: Connection, message: wire.Replace) -> None:
    """Anybody at the table may let a bot play for somebody who is away, so that the game goes on."""
    if message.seat not in connection.mine:
        info = await connection.tables.info(connection.table)
        absent = message.seat < len(info.seats) and info.seats[message.seat].away is not None
        if not absent or not (connection.mine or connection.host):
            raise NotYourSeat
    await connection.tables.replace_by_bot(connection.table, message.seat, message.bot)
    await _acknowledge(connection, message.id)


async def free(connection: Connection, message: wire.Free) -> None:
    """The others at the table decide about the seat of somebody who is gone."""
    await connection.tables.free(connection.table, connection.seat(message.seat), message.whose, message.agree)
    await _acknowledge(connection, message.id)


async def leave(connection: Connection, message: wire.Leave) -> None:
    """Before the start the key is void then, and the client watches from there on."""
    await connection.tables.leave(connection.table, connection.seat(message.seat))
    connection.seats_changed()
    connection.table_changed()
    await _acknowledge(connection, message.id)


async def rematch(connection: Connection, message: wire.Rematch) -> None:
    joined = await connection.tables.rematch(
        connection.table, connection.seat(message.seat), client=connection.client, swap=message.swap
    )
    await connection.answer(
        wire.Joined(id=message.id, table=joined.table, seat=joined.seat, token=joined.token, host=joined.host)
    )


async def ping(connection: Connection, message: wire.Ping) -> None:
    await connection.answer(wire.Pong(id=message.id))


async def _acknowledge(connection: Connection, id: str | None) -> None:
    if id is not None:
        info = await connection.tables.info(connection.table)
        await connection.answer(wire.Ack(id=id, version=info.version))


_DOING: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Hello: hello,
    wire.Sit: sit,
    wire.Earlier: earlier,
    wire.Speak: speak,
    wire.Act: act,
    wire.Undo: undo,
    wire.AskHint: hint,
    wire.UndoAnswer: undo_answer,
    wire.Why: why,
    wire.Say: say,
    wire.Standing: standing,
    wire.Resign: resign,
    wire.Away: away,
    wire.Back: back,
    wire.Replace: replace,
    wire.Free: free,
    wire.Leave: leave,
    wire.Rematch: rematch,
    wire.Ping: ping,
}
