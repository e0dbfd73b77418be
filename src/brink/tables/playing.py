"""Commands of the game itself: act, undo, consent, and the moves the table makes for bots and standing answers."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from brink.engine import Entry, Given, Move, Reason, Refused, RulesError, only, run
from brink.tables import asking, hinting, store, undoing
from brink.tables.asking import own_answer
from brink.tables.hall import Hall, RulesFailed
from brink.tables.live import Change, Live, change_without_move, play, reconsider, settle
from brink.tables.rows import Asked, By, Reply, Row
from brink.tables.seeing import seen
from brink.tables.shapes import Advice, Answer, Hint
from brink.tables.standing import Said
from brink.tables.store import Lost
from brink.tables.thinking import Task, pack_state

LONGEST_ID: Final = 64
HINTS_KEPT: Final = 1000


async def act(hall: Hall, table: str, seat: int, command: str, version: int, action: Given) -> Answer:
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
                return await _act(hall, live, seat, action, name)
            except RulesFailed:
                raise
            except (Lost, Refused) as error:
                used, live = live, await hall.fresh(table)
                if await _was_done(hall, table, name):
                    return _fresh(hall, live, seat, "repeated")
                if isinstance(error, Refused) and live is used:  # else it was refused by what is out of date
                    raise
                continue


async def _act(hall: Hall, live: Live, seat: int, action: Given, command: str) -> Answer:
    """Play it, or keep it: at a window it may be too soon, for the rules ask others first or the hand would show."""
    chair = live.chair(seat)
    if chair.reply is not None and chair.reply.command == command:
        return Answer("kept", live.facts.version)  # he has sent it again
    question = asking.question(live, seat)
    if question is live.state and not asking.too_soon(live, seat, hall.now()):
        return Answer("done", (await step(hall, live, action, "person", command)).facts.version)
    reply = Reply(list(run.chosen(question, action)), command)
    # Nobody else is told, and nothing that others may see changes: not even when the table was last changed.
    kept = change_without_move(live, live.facts.updated, chairs=[replace(chair, reply=reply)])
    await hall.commit(live, replace(kept, new=reconsider(kept.new)), "own", own={seat})
    return Answer("kept", live.facts.version)


async def step(hall: Hall, live: Live, action: Given, by: By, command: str | None = None) -> Live:
    """Play and commit one action, whoever chose it, and whatever the table answers to it at once."""
    return await _commit_move(hall, live, Said(live.facts.deciding or 0, action, by, command=command))


async def answer(hall: Hall, live: Live) -> Live:
    """What the table answers for people by now."""
    said, left = own_answer(live, hall.now())
    return live if said is None or left else await _commit_move(hall, live, said)


async def _commit_move(hall: Hall, live: Live, said: Said) -> Live:
    now = hall.now()
    try:
        change = and_answers(_play(live, said, now), now)
    except RulesError as error:
        raise await hall.failed(live, error, said.action) from error
    return await hall.commit(live, change, "game")


def and_answers(change: Change, now: float) -> Change:
    """A move, and after it all that the table answers for people by now: for one seat after the other, in one go."""
    made = [change]
    while True:
        said, left = own_answer(made[-1].new, now)
        if said is None or left:
            break
        try:
            made.append(_play(made[-1].new, said, now))
        except RulesError:
            break  # what went well is kept; tried again alone, it is noted
    return replace(made[-1], earlier=tuple(made[:-1]), snapshot=any(one.snapshot for one in made))


def _play(live: Live, said: Said, now: float) -> Change:
    told = [Entry("table-passed", audience=only(said.seat))] if said.missed else []
    return play(live, said.action, said.by, now, said.command, told)


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
    if not undoing.must_agree(live, seat):
        new = await _take_back(hall, live, seat, count, command)
        return Answer("done", new.facts.version)
    if live.facts.asked is None:
        asked = Asked(seat, count, command)
        entry = Entry("table-undo-asked", {"seat": seat})
        await hall.commit(live, change_without_move(live, hall.now(), asked=asked, entries=[entry]), "undo")
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
    waiting = [other for other in undoing.must_agree(live, asked.seat) if other not in asked.agreed]
    if seat == asked.seat and not agree:
        waiting = [seat]  # he thinks better of it
    if seat not in waiting:
        raise Refused(Reason("table-not-asked"))
    if not agree:
        entry = Entry("table-undo-refused", {"seat": seat})
        await hall.commit(live, change_without_move(live, hall.now(), asked=None, entries=[entry]), "undo")
    elif waiting == [seat]:
        live = await _take_back(hall, live, asked.seat, asked.count, asked.command)
    else:
        agreed = replace(asked, agreed=[*asked.agreed, seat])
        await hall.commit(live, change_without_move(live, hall.now(), asked=agreed), "undo")
        return Answer("asked", live.facts.version)
    return Answer("done", live.facts.version)


async def _take_back(hall: Hall, live: Live, seat: int, count: int, command: str) -> Live:
    """Undo is a step forward: it has its own version, its row and its line in the log."""
    now = hall.now()
    state = await hall.state_after(live, count)
    since = live.played[count].version
    entries = [Entry("table-undone", {"seat": seat, "count": len(live.played) - count, "since": since})]
    new = settle(replace(live, state=state, played=live.played[:count]), live, now, len(entries))
    row = Row(live.facts.version + 1, Move(seat, ["undo", count]), "undo", now, command)
    return await hall.commit(live, Change(new, row, entries, snapshot=True), "game", "undo")


async def hint(hall: Hall, table: str, seat: int, version: int) -> list[Advice]:
    """What the planner would do in this seat's place, knowing what it knows.

    Everybody is told before it is thought, so that nobody can ask in secret. Who asks again gets the same answer.
    """
    live = await hall.fresh(table)
    reason = hinting.refusal(live)
    if reason is not None:
        raise Refused(reason)
    state = asking.question(live, seat)
    if live.facts.version != version or not hinting.offered(live, seat):
        raise Refused(Reason("table-hint-late"))
    last = hall.hints.get(table)
    if last is not None and (last.seat, last.version) == (seat, version):
        return last.moves
    if table in hall.hinting:
        raise Refused(Reason("table-busy"))
    hall.hinting.add(table)
    try:
        told = [Entry("table-hint", {"seat": seat})]
        await hall.change(table, lambda now: change_without_move(now, hall.now(), entries=told), "game")
        task = Task(
            live.facts.game,
            pack_state(live.game, state),
            seat,
            "",
            bytes.fromhex(live.facts.seed),
            f"hint for {seat} at {version}",
        )
        moves = await hall.workers.advise(task)
        if len(hall.hints) >= HINTS_KEPT:
            hall.hints.clear()  # they can be thought again
        hall.hints[table] = Hint(seat, version, moves)
        return moves
    finally:
        hall.hinting.discard(table)
