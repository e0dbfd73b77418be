"""Coming and going: creating tables, taking seats, leaving them to a bot, coming back, starting, the rematch, chat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from brink.bots import bot_names, usual_bot
from brink.engine import AnyGame, Entry, Reason, Refused
from brink.engine.chance import commitment, new_seed
from brink.engine.play import Dealt
from brink.engine.registry import find_game
from brink.tables import clocks, quotas, store
from brink.tables.hall import Hall
from brink.tables.live import Change, Live, ask_next, change_without_move, deal, opened, reconsider
from brink.tables.rows import Chair, Facts
from brink.tables.shapes import (
    ChatLine,
    Created,
    Event,
    Holder,
    Joined,
    NewSeat,
    NewTable,
    Pace,
    SeatKey,
    StandingAnswer,
)
from brink.tables.standing import ALL, USUAL

_ALPHABET: Final = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
MOST_ANSWERS: Final = 40
MOST_CHAT: Final = 10_000  # lines at one table


def new_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def new_token() -> str:
    """128 bits, for a link."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


# -- creating -----------------------------------------------------------------------------------------------------


async def create(
    hall: Hall, new: NewTable, seed: bytes | None = None, *, client: str = "", starts: bool = False
) -> Created:
    """`starts`: it is to begin at once, so there must be room for that too."""
    game = find_game(new.game)
    pack = game.pack(new.pack)
    game.admit(len(new.seats), new.options, pack)
    host, now = new_token(), hall.now()
    chairs, keys = seats_for(game, new.seats, now)
    seed = seed or new_seed()
    facts = Facts(
        id=new_id(),
        game=game.name,
        rules=game.version,
        pack=pack.name,
        pack_hash=pack.hash,
        options=new.options,
        title=line_of(new.title)[:80],
        status="open",
        settings=new.settings,
        private=new.settings.private,
        seed=seed.hex(),
        commitment=commitment(seed),
        host=hashed(host),
        owner=hall.owners.owner(client),
        created=now,
        updated=now,
    )
    admit = hall.room_for(facts.owner, (*quotas.OPENS, *(quotas.starts(chairs) if starts else ())))

    def write(connection: Connection) -> None:
        admit(connection)
        store.insert_table(connection, Live(facts, chairs))

    await hall.insert(write, facts.id)
    return Created(facts.id, keys, host)


def seats_for(game: AnyGame, wanted: Sequence[NewSeat], now: float) -> tuple[tuple[Chair, ...], list[SeatKey]]:
    """The seats of a new table, with keys for the persons, who are away until they come."""
    chairs: list[Chair] = []
    keys: list[SeatKey] = []
    for seat, one in enumerate(wanted):
        name = _name(one.name) if one.name.strip() else ""
        if one.kind == "bot":
            chair = Chair(seat=seat, kind="bot", name=name or f"Bot {seat + 1}", bot=_bot(game, one.bot))
        elif one.kind == "person":
            keys.append(SeatKey(seat, new_token()))
            token = hashed(keys[-1].token)
            chair = Chair(seat=seat, kind="person", name=name, token=token, away=now, invited=True)
        else:
            chair = Chair(seat=seat, kind="open", name=name)
        _check_name(chair.name, chairs)
        chairs.append(chair)
    return tuple(chairs), keys


def _bot(game: AnyGame, level: str) -> str:
    if level and level not in bot_names(game):
        raise Refused(Reason("table-no-bot", args={"bot": level}))
    return level or usual_bot(game)


def line_of(text: str) -> str:
    """One line of printable text."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _name(text: str) -> str:
    name = line_of(text)
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refused(Reason("table-bad-name"))
    return name


def _check_name(name: str, others: Sequence[Chair]) -> None:
    if name and any(chair.name == name for chair in others):
        raise Refused(Reason("table-name-taken"))


# -- before the start ---------------------------------------------------------------------------------------------


async def join(hall: Hall, table: str, name: str, seat: int | None) -> Joined:
    return await _sit_down(hall, table, _name(name), seat)


async def _sit_down(hall: Hall, table: str, name: str, seat: int | None) -> Joined:
    token = new_token()
    taken: list[int] = []

    def sit(live: Live) -> Change:
        _check_open(live)
        chair = _free_chair(live, seat)
        _check_name(name, [other for other in live.chairs if other.seat != chair.seat])
        taken[:] = [chair.seat]
        sitting = replace(chair, kind="person", name=name, token=hashed(token))
        return change_without_move(live, hall.now(), chairs=[sitting])

    await hall.change(table, sit, "seats")
    return Joined(table, taken[0], token)


def _check_open(live: Live) -> None:
    if live.facts.status != "open":
        raise Refused(Reason("table-started"))


def _free_chair(live: Live, seat: int | None) -> Chair:
    if seat is not None:
        chair = live.chair(seat)
        if chair.kind != "open":
            raise Refused(Reason("table-seat-taken"))
        return chair
    free = [chair for chair in live.chairs if chair.kind == "open"]
    if not free:
        raise Refused(Reason("table-full"))
    return next((chair for chair in free if not chair.name), free[0])  # those kept for somebody last


async def leave(hall: Hall, table: str, seat: int) -> None:
    def go(live: Live) -> Change:
        chair = _persons(live, seat)
        if live.facts.status == "open":
            free = Chair(seat=seat, kind="open", name="")
            return change_without_move(live, hall.now(), chairs=[free])
        return stand_in(live, chair.seat, hall.now(), "", "table-left")

    await hall.change(table, go, "seats")


async def rename(hall: Hall, table: str, seat: int, name: str) -> None:
    """The log of a running game says who is who; before the start nobody needs to be told."""
    wanted = _name(name)

    def call(live: Live) -> Change | None:
        chair = _persons(live, seat)
        if live.facts.status not in ("open", "running"):
            raise Refused(Reason("game-is-over"))
        if chair.name == wanted:
            return None
        _check_name(wanted, live.chairs)
        told = _renamed(live, chair, wanted)
        return change_without_move(live, hall.now(), chairs=[replace(chair, name=wanted)], entries=told)

    await hall.change(table, call, "seats")


async def set_pace(hall: Hall, table: str, pace: Pace) -> None:
    """It holds from the next move of a bot on."""

    def change(live: Live) -> Change | None:
        settings = live.facts.settings
        if settings.pace == pace:
            return None
        return change_without_move(live, hall.now(), settings=replace(settings, pace=pace))

    await hall.change(table, change, "seats")


def _renamed(live: Live, chair: Chair, new: str) -> list[Entry]:
    if live.facts.status != "running" or new == chair.name:
        return []
    if not chair.name:
        return [Entry("table-named", {"number": chair.seat + 1, "new": new})]
    return [Entry("table-renamed", {"old": chair.name, "new": new})]


async def start(hall: Hall, table: str, fill: str) -> None:
    """The race between two processes is decided like any other: who writes second finds the table started."""

    def begin(live: Live) -> Change:
        _check_open(live)
        chairs = [_filled(live, chair, fill) for chair in live.chairs]
        if any(chair.kind == "open" for chair in chairs):
            raise Refused(Reason("table-seats-open"))
        return replace(_begun(live, chairs, hall.now()), guard=hall.room_for(live.facts.owner, quotas.starts(chairs)))

    await hall.change(table, begin, "game", "seats")


def _filled(live: Live, chair: Chair, fill: str) -> Chair:
    if chair.kind != "open" or not fill:
        return chair
    name = chair.name or f"Bot {chair.seat + 1}"
    return replace(chair, kind="bot", name=name, bot=_bot(live.game, fill))


def _begun(live: Live, chairs: Sequence[Chair], now: float) -> Change:
    """The set-up; or, where the table was forked from another, the state that was laid out when it was created."""
    clock = live.facts.settings.clock
    seconds = clock.seconds if clock.kind == "live" else None
    ready = [replace(chair, clock=seconds) for chair in chairs]
    options = live.facts.options
    if live.state is not None:
        dealt = Dealt(live.state, live.facts.setup, [])
    else:
        options = live.game.seat_bots(options, [chair.bot or None for chair in chairs])
        dealt = deal(replace(live, facts=replace(live.facts, options=options)))
    change = change_without_move(
        live,
        now,
        chairs=ready,
        entries=dealt.entries,
        status="running",
        rules=live.game.rules_of(dealt.state),
        options=options,
        setup=dealt.results,
        deciding=live.game.to_act(dealt.state),
    )
    new = ask_next(opened(replace(change.new, state=dealt.state), now), now)
    return Change(new, entries=dealt.entries, snapshot=live.state is None)


# -- during the game ----------------------------------------------------------------------------------------------


def _persons(live: Live, seat: int) -> Chair:
    chair = live.chair(seat)
    if chair.kind != "person":
        raise Refused(Reason("table-no-person"))
    return chair


def _playing(live: Live, seat: int) -> Chair:
    """A person's seat in a running game, not given up."""
    _ = live.running
    chair = _persons(live, seat)
    if chair.resigned:
        raise Refused(Reason("table-has-resigned", args={"seat": seat}))
    return chair


def _reseat(live: Live, chair: Chair, now: float, key: str, **facts: object) -> Change:
    """Who decides in a seat changes. If the seat is being asked, its clock is stopped and set anew."""
    change = change_without_move(live, now, chairs=[chair], entries=[Entry(key, {"seat": chair.seat})], **facts)
    asked = live.facts.deciding == chair.seat or change.new.facts.status != live.facts.status
    return replace(change, new=ask_next(change.new, now)) if asked else change


def stand_in(live: Live, seat: int, now: float, bot: str, key: str) -> Change:
    """A bot plays for a person from the decision that is due on."""
    chair = _playing(live, seat)
    if chair.bot:
        raise Refused(Reason("table-bot-plays"))
    remaining = clocks.left(live.facts, chair, now)
    left = remaining if live.facts.settings.clock.kind == "live" else None
    away = now if chair.away is None else chair.away
    return _reseat(live, replace(chair, bot=_bot(live.game, bot), away=away, clock=left, reply=None), now, key)


async def replace_by_bot(hall: Hall, table: str, seat: int, bot: str) -> None:
    await hall.change(table, lambda live: stand_in(live, seat, hall.now(), bot, "table-bot-takes-over"), "seats")


async def come_back(hall: Hall, table: str, seat: int) -> None:
    def back(live: Live) -> Change | None:
        chair = _persons(live, seat)
        if live.facts.status != "running" or not chair.bot:
            if chair.away is None:
                return None
            told = [Entry("table-keeps-seat", {"seat": seat})] if chair.freeing else []
            there = replace(chair, away=None, invited=False, freeing=[])
            return change_without_move(live, hall.now(), chairs=[there], entries=told)
        clock = clocks.refreshed(live.facts.settings.clock, chair.clock)
        there = replace(_playing(live, seat), bot="", away=None, clock=clock, invited=False, freeing=[])
        return _reseat(live, there, hall.now(), "table-back")

    await hall.change(table, back, "seats")


async def away(hall: Hall, table: str, seat: int) -> None:
    def gone(live: Live) -> Change | None:
        chair = _persons(live, seat)
        return (
            change_without_move(live, hall.now(), chairs=[replace(chair, away=hall.now())])
            if chair.away is None
            else None
        )

    await hall.change(table, gone, "seats")


async def resign(hall: Hall, table: str, seat: int) -> None:
    def give_up(live: Live) -> Change:
        chair = _playing(live, seat)
        resigned = replace(chair, bot=chair.bot or _bot(live.game, ""), resigned=True)
        others = [other for other in live.chairs if other.kind == "person" and other.seat != seat]
        if any(not other.resigned for other in others):
            return _reseat(live, resigned, hall.now(), "table-resigned")
        return _reseat(live, resigned, hall.now(), "table-resigned", status="finished", deciding=None)

    await hall.change(table, give_up, "game", "seats")


async def standing(hall: Hall, table: str, seat: int, answers: dict[str, StandingAnswer]) -> None:
    """Nobody but the seat itself learns of it; that a pass came from it is in nobody else's log."""
    try:
        answers = msgspec.convert(answers, dict[str, StandingAnswer])
    except msgspec.ValidationError:
        raise Refused(Reason("table-bad-command")) from None
    said = {key: answer for key, answer in answers.items() if answer != USUAL or key != ALL}
    if len(said) > MOST_ANSWERS or any(len(key) > LONGEST_NAME for key in said):
        raise Refused(Reason("table-bad-command"))

    def set_up(live: Live) -> Change:
        change = change_without_move(live, live.facts.updated, chairs=[replace(_persons(live, seat), standing=said)])
        return replace(change, new=reconsider(change.new))

    await hall.change(table, set_up, "own", own={seat})


async def holder(hall: Hall, table: str, token: str) -> Holder | None:
    live = await hall.fresh_facts(table)
    mine = hashed(token)
    host = compare_digest(mine, live.facts.host)
    seat = next((chair.seat for chair in live.chairs if chair.token and compare_digest(mine, chair.token)), None)
    return Holder(seat, host) if host or seat is not None else None


# -- keys ---------------------------------------------------------------------------------------------------------


async def new_key(hall: Hall, table: str, token: str, name: str = "") -> Joined:
    """An invitation is taken up: from now on the seat has a key that whoever sent the invitation does not know, and is
    called as whoever took it calls himself, unless somebody else is.
    """
    key, old, own = new_token(), hashed(token), line_of(name)[:LONGEST_NAME]
    taken: list[int] = []

    def change(live: Live) -> Change:
        chair = next((one for one in live.chairs if one.token and compare_digest(old, one.token)), None)
        if chair is None:
            raise Refused(Reason("table-link-used"))
        taken[:] = [chair.seat]
        called = own if own and all(own != one.name for one in live.chairs) else chair.name
        now = replace(chair, token=hashed(key), invited=False, name=called)
        return change_without_move(live, hall.now(), chairs=[now], entries=_renamed(live, chair, called))

    await hall.change(table, change, "seats")
    return Joined(table, taken[0], key)


def others_at(live: Live, seat: int) -> list[int]:
    """Whose say it is what becomes of a seat: the people who decide for themselves, but for its owner."""
    return [chair.seat for chair in live.chairs if chair.person and not chair.invited and chair.seat != seat]


async def free(hall: Hall, table: str, seat: int, whose: int, agree: bool) -> None:
    """Whether the seat of somebody who is gone goes to somebody else. With the last agreement it is nobody's: its key
    is void, and whoever is at the table may make a link to it. One refusal, or that he comes back, ends the question.
    """

    def vote(live: Live) -> Change | None:
        chair = _playing(live, whose)
        if chair.away is None:
            raise Refused(Reason("table-still-there", args={"seat": whose}))
        others = others_at(live, whose)
        if chair.invited or seat not in others:
            raise Refused(Reason("table-not-asked"))
        if not agree:
            told = Entry("table-free-refused", {"seat": seat, "seat_gone": whose})
            return change_without_move(live, hall.now(), chairs=[replace(chair, freeing=[])], entries=[told])
        agreed = sorted({seat, *chair.freeing})
        if not set(others) <= set(agreed):
            asked = [] if chair.freeing else [Entry("table-free-asked", {"seat": seat, "seat_gone": whose})]
            return change_without_move(live, hall.now(), chairs=[replace(chair, freeing=agreed)], entries=asked)
        nobodys = replace(chair, token="", invited=True, freed=True, standing={}, reply=None, freeing=[])
        told = Entry("table-freed", {"seat": whose})
        made = change_without_move(live, hall.now(), chairs=[nobodys], entries=[told])
        return replace(made, new=reconsider(made.new))

    await hall.change(table, vote, "seats")


async def invite(hall: Hall, table: str, seat: int, *, host: bool) -> Joined:
    """A new link for a person's seat. Whoever has sat there does not any more, and everybody reads that.

    Nobody takes a seat from somebody who is there: he may give it away himself, by his own link. In a running game
    the others at the table decide about the seat of somebody who is gone (see `free`), not the host.
    """
    key = new_token()

    def change(live: Live) -> Change:
        chair = _persons(live, seat)
        if live.facts.status not in ("open", "running"):
            raise Refused(Reason("game-is-over"))
        if not host and not chair.freed:
            raise Refused(Reason("table-not-asked"))
        if live.facts.status == "running" and not chair.invited:
            if chair.away is None:
                raise Refused(Reason("table-still-there", args={"seat": seat}))
            if others_at(live, seat):
                raise Refused(Reason("table-must-agree", args={"seat": seat}))
        away = hall.now() if chair.away is None else chair.away
        free = replace(
            chair, token=hashed(key), invited=True, freed=False, away=away, standing={}, reply=None, freeing=[]
        )
        told = [Entry("table-new-link", {"seat": seat})] if live.facts.status == "running" else []
        made = change_without_move(live, hall.now(), chairs=[free], entries=told)
        return replace(made, new=reconsider(made.new))

    await hall.change(table, change, "seats")
    return Joined(table, seat, key)


# -- talking ------------------------------------------------------------------------------------------------------


async def speak(hall: Hall, table: str, seat: int, text: str) -> ChatLine:
    said = "\n".join(filter(None, (line_of(line) for line in text.splitlines())))
    if not 0 < len(said) <= LONGEST_CHAT:
        raise Refused(Reason("table-bad-chat"))
    async with hall.queue(table):
        live = await hall.fresh_facts(table)
        name = _persons(live, seat).name
        event = Event(table, live.facts.version, frozenset({"chat"}), live.age)
        line = ChatLine(0, seat, name, said, hall.now())

        def write(connection: Connection) -> tuple[ChatLine, int | None]:
            kept = store.add_chat(connection, table, line)
            if kept.n > MOST_CHAT:
                raise Refused(Reason("table-chat-full", args={"count": MOST_CHAT}))
            return kept, hall.bell.note(connection, event, line.at)

        kept, notice = await hall.storage.write(write)
        hall.publish(event, notice)
        return kept


# -- once more ----------------------------------------------------------------------------------------------------


async def rematch(hall: Hall, table: str, seat: int, client: str, swap: bool) -> Joined:
    """Seats of the others are kept for them by name; who does not come leaves his open for somebody else. `swap`:
    everybody moves one seat on, so that two change sides.
    """
    live = await hall.fresh_facts(table)
    if live.facts.status not in ("finished", "broken"):
        raise Refused(Reason("table-not-finished"))
    me = _persons(live, seat)
    if live.facts.rematch is not None:
        return await _join_rematch(hall, live.facts.rematch, me)
    created = await _create_rematch(hall, live, me, client, swap)
    called: list[bool] = []

    def link(old: Live) -> Change | None:
        called[:] = [old.facts.rematch is None]
        return change_without_move(old, hall.now(), rematch=created.table) if called[0] else None

    linked = await hall.change(table, link, "seats")
    if called[0]:
        return Joined(created.table, created.seats[0].seat, created.seats[0].token, created.host)
    await hall.drop(created.table)  # somebody else was quicker
    assert linked.facts.rematch is not None
    return await _join_rematch(hall, linked.facts.rematch, me)


async def _create_rematch(hall: Hall, live: Live, me: Chair, client: str, swap: bool) -> Created:
    facts = live.facts
    seats = [
        NewSeat("bot", chair.name, chair.bot)
        if chair.kind == "bot"
        else NewSeat("person" if chair.seat == me.seat else "open", chair.name)
        for chair in live.chairs
    ]
    if swap:
        seats = [*seats[-1:], *seats[:-1]]
    new = NewTable(
        game=facts.game, seats=seats, options=facts.options, pack=facts.pack, title=facts.title, settings=facts.settings
    )
    return await create(hall, new, client=client)


async def _join_rematch(hall: Hall, table: str, me: Chair) -> Joined:
    """The seat kept for this person; once he has it, asking again gives no second key."""
    chairs = (await hall.fresh_facts(table)).chairs
    kept = [chair.seat for chair in chairs if chair.name == me.name and (me.name or chair.kind == "open")]
    seat = me.seat if me.seat in kept else next(iter(kept), me.seat)
    return await _sit_down(hall, table, me.name, seat)
