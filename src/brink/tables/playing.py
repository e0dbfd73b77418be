"""Commands of the game itself: act, undo, consent, and the moves the table makes for bots and standing answers."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from brink.engine import Action, Entry, Move, Reason, Refused, RulesError
from brink.tables import store, undoing
from brink.tables.hall import Hall, RulesFailed
from brink.tables.live import Asked, By, Change, Live, Row, beside, play, settle
from brink.tables.seeing import seen
from brink.tables.shapes import Answer
from brink.tables.store import Lost

LONGEST_ID: Final = 64


async def act(hall: Hall, table: str, seat: int, command: str, version: int, action: Action) -> Answer:
    """A person's action. The copy in memory is used as it is; if it is out of date, writing fails and we look again."""
    name = _named(seat, command)
    async with hall.queue(table):
        live = await hall.held(table)
        if live.facts.version != version:
            live = await hall.fresh(table)
        while True:
            if live.facts.version != version:
                return await _too_late(hall, live, seat, name)
            try:
                _check_turn(live, seat)
                new = await step(hall, live, action, "person", name)
            except RulesFailed:
                raise
            except (Lost, Refused) as error:
                used, live = live, await hall.fresh(table)
                if await _was_done(hall, table, name):
                    return _fresh(hall, live, seat, "repeated")
                if isinstance(error, Refused) and live is used:  # else it was refused by what is out of date
                    raise
                continue
            return Answer("done", new.facts.version)


async def step(hall: Hall, live: Live, action: Action, by: By, command: str | None = None) -> Live:
    """Play and commit one action, whoever chose it."""
    try:
        change = play(live, action, by, hall.now(), command)
    except RulesError as error:
        raise await hall.failed(live, error, action) from error
    return await hall.commit(live, change, "game")


def _named(seat: int, command: str) -> str:
    """Ids are the client's; with the seat in front nobody can use up another's."""
    if not (0 < len(command) <= LONGEST_ID and command.isprintable()):
        raise Refused(Reason("table-bad-command"))
    return f"{seat}:{command}"


async def _too_late(hall: Hall, live: Live, seat: int, command: str) -> Answer:
    """The command was made for another version: done already, or overtaken. The fresh view in both cases."""
    return _fresh(hall, live, seat, "repeated" if await _was_done(hall, live.facts.id, command) else "stale")


async def _was_done(hall: Hall, table: str, command: str) -> bool:
    return await hall.storage.read(lambda connection: store.read_command(connection, table, command))


def _fresh(hall: Hall, live: Live, seat: int, status: Literal["repeated", "stale"]) -> Answer:
    return Answer(status, live.facts.version, seen(live, seat, hall.now()))


def _check_turn(live: Live, seat: int) -> None:
    state = live.running
    if live.chair(seat).bot:
        raise Refused(Reason("table-bot-plays"))
    deciding = live.game.to_act(state)
    if deciding != seat:
        raise Refused(Reason("table-not-your-turn", args={"seat": deciding}))


# -- undo ---------------------------------------------------------------------------------------------------------


async def undo(hall: Hall, table: str, seat: int, command: str, version: int) -> Answer:
    """Back to before one's last move, at once or after the others have agreed."""
    name = _named(seat, command)
    async with hall.queue(table):
        while True:
            live = await hall.fresh(table)
            if live.facts.version != version or await _was_done(hall, table, name):
                return await _too_late(hall, live, seat, name)
            reason = undoing.refusal(live, seat)
            if reason is not None:
                raise Refused(reason)
            try:
                return await _undo_or_ask(hall, live, seat, name)
            except Lost:
                continue


async def _undo_or_ask(hall: Hall, live: Live, seat: int, command: str) -> Answer:
    count = undoing.way_back(live, seat).count
    assert count is not None
    if not undoing.needed(live, seat):
        new = await _take_back(hall, live, seat, count, command)
        return Answer("done", new.facts.version)
    if live.facts.asked is None:
        asked = Asked(seat, count, command)
        entry = Entry("table-undo-asked", {"seat": seat})
        await hall.commit(live, beside(live, hall.now(), asked=asked, entries=[entry]), "undo")
    elif live.facts.asked.seat != seat:
        raise Refused(Reason("table-undo-pending", args={"seat": live.facts.asked.seat}))
    return Answer("asked", live.facts.version)


async def answer_undo(hall: Hall, table: str, seat: int, agree: bool) -> Answer:
    """One of the others agrees or not. Any move or refusal ends the request."""
    async with hall.queue(table):
        while True:
            live = await hall.fresh(table)
            try:
                return await _answer(hall, live, seat, agree)
            except Lost:
                continue


async def _answer(hall: Hall, live: Live, seat: int, agree: bool) -> Answer:
    asked = live.facts.asked
    if asked is None:
        raise Refused(Reason("table-no-undo-asked"))
    waiting = [other for other in undoing.needed(live, asked.seat) if other not in asked.agreed]
    if seat == asked.seat and not agree:
        waiting = [seat]  # he thinks better of it
    if seat not in waiting:
        raise Refused(Reason("table-not-asked"))
    if not agree:
        entry = Entry("table-undo-refused", {"seat": seat})
        await hall.commit(live, beside(live, hall.now(), asked=None, entries=[entry]), "undo")
    elif waiting == [seat]:
        live = await _take_back(hall, live, asked.seat, asked.count, asked.command)
    else:
        agreed = replace(asked, agreed=[*asked.agreed, seat])
        await hall.commit(live, beside(live, hall.now(), asked=agreed), "undo")
        return Answer("asked", live.facts.version)
    return Answer("done", live.facts.version)


async def _take_back(hall: Hall, live: Live, seat: int, count: int, command: str) -> Live:
    """Undo is a step forward: it has its own version, its row and its line in the log."""
    now = hall.now()
    state = await hall.state_after(live, count)
    entries = [Entry("table-undone", {"seat": seat, "count": len(live.played) - count})]
    new = settle(replace(live, state=state, played=live.played[:count]), live, now, len(entries))
    row = Row(live.facts.version + 1, Move(seat, ["undo", count]), "undo", now, command)
    return await hall.commit(live, Change(new, row, entries, snapshot=True), "game", "undo")
