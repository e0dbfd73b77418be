"""After the game: its record, the replay, records from elsewhere, and playing on from any move.

A game may be long, so nothing here looks at all of it at once: moves are played again in worker processes, piece by
piece, rows are read and written part by part, and between two of them everybody else has his turn (see `turns`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from brink.engine import EVERYBODY, NOBODY, AnyGame, Chance, Entry, Fork, Move, Reason, Record, Refused, State, play
from brink.engine.aging import plays
from brink.engine.chance import commitment, new_seed
from brink.engine.match import check_end, part
from brink.engine.records import ForkKind, check_form, seeds
from brink.engine.registry import find_game
from brink.tables import quotas, store
from brink.tables.course import Course
from brink.tables.hall import Hall, nameless, record_of, snapshots_before
from brink.tables.live import Live
from brink.tables.rows import Chair, Facts, Row
from brink.tables.seating import LONGEST_NAME, hashed, line_of, new_id, new_token, seats_for
from brink.tables.seeing import PER_VERSION, last_line_before, readable, seen_then
from brink.tables.shapes import Created, LogLine, LogPage, NewSeat, Progress, Seen, Settings, Viewer
from brink.tables.thinking import EVERY, Leg, Piece, Traced, pack_state, replayed, unpack_state

T = TypeVar("T")
FURTHEST: Final = 2**31 - 1  # what a database takes for a number
_SNAPSHOTS_AT_ONCE: Final = 50
_encode: Final = msgspec.json.encode


class Past(msgspec.Struct, frozen=True):
    """A game that is over, without its moves."""

    facts: Facts
    chairs: tuple[Chair, ...]
    course: Course

    @property
    def live(self) -> Live:
        return Live(self.facts, self.chairs)

    @property
    def game(self) -> AnyGame:
        return find_game(self.facts.game)


async def _finished(hall: Hall, table: str) -> Past:
    """Before the end nothing of this leaves: it would show what is hidden."""
    await hall.awake(table)

    def read(connection: Connection) -> Past:
        live = hall.load_facts(connection, table)
        if live.facts.status != "finished":
            raise Refused(Reason("table-not-finished"))
        return Past(live.facts, live.chairs, store.read_course(connection, live.facts))

    return await hall.storage.read(read)


# -- any move ------------------------------------------------------------------------------------------------------


async def _after(hall: Hall, past: Past, at: int, client: str) -> State:
    """The state after `at` moves."""
    if not 0 <= at <= len(past.course):
        raise Refused(Reason("table-no-move", args={"count": len(past.course)}))
    *others, last = await hall.storage.read(partial(_ways_to, past=past, at=at))
    scripted = not past.facts.seed or at <= past.facts.base
    try:
        for way in others:
            with suppress(Refused):  # it is in the log
                return await _led_on(hall, past, *way, scripted, client)
        return await _led_on(hall, past, *last, scripted, client)
    except Refused as error:
        ours = plays(past.game, past.facts.rules)
        firm = max((crossing.moves for crossing in past.course.crossings), default=0)
        shown_from = firm if past.course.crossings and ours else len(past.course)
        if at < shown_from and (past.course.crossings or not ours):  # played by rules that we have not
            raise Refused(Reason("table-earlier-rules", args={"count": shown_from})) from error
        raise


def _ways_to(connection: Connection, past: Past, at: int) -> list[tuple[bytes, list[Move]]]:
    """A snapshot before a move, and the moves since; the best first."""
    table, course = past.facts.id, past.course
    crossed = {crossing.version for crossing in course.crossings if crossing.moves <= at}
    kept = store.read_kept_versions(connection, table)
    number = {version: course.number(version) for version in kept}
    usable = [version for version in kept if version in crossed or ((n := number[version]) is not None and n <= at)]
    ways = []
    for kept_at, data in snapshots_before(connection, past.facts, course.crossings, at, usable):
        rows = store.read_rows(connection, table, kept_at, course.version(at))
        ways.append((data, [row.move for row in rows if course.number(row.version) is not None]))
    return ways


async def _led_on(hall: Hall, past: Past, snapshot: bytes, moves: Sequence[Move], scripted: bool, client: str) -> State:
    """A few moves are played again here, many in a worker process."""
    game, bounds = past.game, hall.bounds
    try:
        for some in _parts(moves, bounds.piece) if len(moves) > bounds.slice else ():
            leg = Leg(game.name, snapshot, list(some), scripted)
            async with hall.turns.turn(client):
                snapshot = await hall.workers.lead_on(leg)
        async with hall.slices.turn(client):
            state = unpack_state(game, snapshot)
            return state if len(moves) > bounds.slice else replayed(game, state, moves, scripted=scripted)
    except Exception as error:
        raise hall.unreadable(past.live, error) from error


def _parts(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(things), size):
        yield things[start : start + size]


async def replay(hall: Hall, table: str, at: int, viewer: Viewer, client: str) -> Seen:
    past = await _finished(hall, table)
    if viewer is not None:
        past.live.chair(viewer)
    state = await _after(hall, past, at, client)
    async with hall.slices.turn(client):
        return seen_then(past.live, state, viewer, hall.now())


async def replay_log(hall: Hall, table: str, viewer: Viewer, since: int, client: str) -> LogPage:
    past = await _finished(hall, table)
    if viewer is not None:
        past.live.chair(viewer)
    course = past.course
    first = min(since // PER_VERSION, len(course))
    lines, last = await _some_lines(hall, table, course.version(first), client)
    more = None if last is None else (course.number(last) or first) + 1
    return _page(readable(_renumbered(course, lines), viewer, since), more)


async def public_log(hall: Hall, table: str, since: int, client: str) -> LogPage:
    first = min(since // PER_VERSION, FURTHEST)
    await hall.awake(table)
    lines, last = await _some_lines(hall, table, first, client)
    more = None if last is None else last + 1
    return _page(readable([(version, entry) for version, _, entry in lines], None, since), more)


def _page(lines: list[LogLine], more: int | None) -> LogPage:
    """A page may have no lines, where many are for others. `more`: the version or move with which the next begins."""
    return LogPage(lines, None if more is None else last_line_before(more))


async def _some_lines(
    hall: Hall, table: str, first: int, client: str
) -> tuple[list[tuple[int, int, Entry]], int | None]:
    """Log lines of whole versions, from one on, and the last of these versions if there may be more."""
    after, most = store.before_version(first), hall.bounds.lines
    some = await hall.piece_of_work(client, lambda on: store.read_some_lines(on, table, after, most))
    if len(some) < most:
        return some, None
    last = some[-1][0]
    if some[0][0] == last:  # one move with more lines than a page has
        every = partial(store.read_some_lines, table=table, after=after, most=PER_VERSION, until=last)
        return await hall.piece_of_work(client, every), last
    whole = [line for line in some if line[0] != last]
    return whole, whole[-1][0]


def _renumbered(course: Course, lines: Sequence[tuple[int, int, Entry]]) -> list[tuple[int, Entry]]:
    """Lines of the moves that count, by the number of the move. The table's own lines are not part of the game."""
    numbered = ((course.number(version), entry) for version, _, entry in lines if not entry.key.startswith("table-"))
    return [(number, entry) for number, entry in numbered if number is not None]


# -- records -------------------------------------------------------------------------------------------------------


async def record(hall: Hall, table: str, client: str) -> Record:
    past = await _finished(hall, table)
    rows: list[Row] = []
    for versions in past.course.up_to(len(past.course)):
        for some in _parts(versions, hall.bounds.rows):
            read = partial(store.read_rows, table=table, after=some[0] - 1, until=some[-1])
            rows += await hall.piece_of_work(client, read)
    state = await _after(hall, past, len(past.course), client)
    crossings = tuple(past.course.crossings)
    return record_of(replace(past.live, state=state, played=tuple(rows), crossings=crossings))


async def verify(hall: Hall, table: str, client: str, progress: Progress) -> Record:
    """The record, after worker processes have played it again and found true all that it claims."""
    found = await record(hall, table, client)
    progress.moves = len(found.moves)
    async for piece, _ in play_again(hall, found, client):
        progress.done = piece.first + len(piece.moves)
    return found


async def play_again(hall: Hall, record: Record, client: str) -> AsyncIterator[tuple[Piece, Traced]]:
    """A record, played again piece by piece and held to all it claims."""
    state, traced, spent = None, None, 0.0
    for piece in _pieces(record, hall.bounds.piece):
        async with hall.turns.turn(client):
            began = time.monotonic()
            traced = await hall.workers.trace(replace(piece, state=state))
            spent += time.monotonic() - began
        if spent > hall.bounds.seconds:
            raise Refused(Reason("table-takes-too-long"))
        state = traced.state
        yield piece, traced
    assert traced is not None
    check_end(record, traced.outcome, traced.hash)


def _pieces(record: Record, size: int) -> Iterator[Piece]:
    """None goes on over a fork. The first one has the set-up; only there may be no move in it."""
    forks = list(record.forks or ())
    ends = [0, *(fork.moves for fork in forks), len(record.moves)]
    if ends != sorted(ends):
        raise Refused(Reason("table-bad-record"))
    known = seeds(record)
    heads = [part(record, number) for number in range(len(known))]
    for number, (first, last) in enumerate(pairwise(ends)):
        if number and first == last:
            continue
        here = [(fork, seed) for fork, seed in zip(forks, known[1:], strict=True) if fork.moves == last]
        starts = list(range(first, last, size)) or [first]
        for start in starts:
            moves = record.moves[start : min(start + size, last)]
            yield Piece(heads[number], start, moves, forks=here if start == starts[-1] else [])


async def import_record(hall: Hall, record: Record, title: str, client: str) -> str:
    """Checked in worker processes, and written as it is checked: a record is as long as whoever sends it likes."""
    check_form(record)
    hall.bounds.check_moves(len(record.moves))
    await hall.lend(record.game, record.pack_hash, record.pack)
    # The hash says which pack it was; what it is called here may be another name than elsewhere.
    pack = await asyncio.to_thread(find_game(record.game).pack_with_hash, record.pack_hash, record.pack)
    now, count = hall.now(), len(record.moves)
    facts = Facts(
        id=new_id(),
        game=find_game(record.game).name,
        rules=record.rules,
        pack=pack.name,
        pack_hash=record.pack_hash,
        options=record.options,
        title=line_of(title)[:80],
        status="finished",
        settings=Settings(),
        private=False,
        seed=record.seed or "",
        commitment=record.commitment,
        setup=record.setup,
        past=record.forks or [],
        analysis=record.analysis,
        base=record.forks[-1].moves if record.forks else 0,
        version=count,
        moves=count,
        outcome=record.outcome,
        host=hashed(new_token()),
        owner=hall.owners.owner(client),
        created=now,
        updated=now,
    )
    names = [line_of(name)[:LONGEST_NAME] for name in record.seats or [""] * record.players]
    chairs = tuple(
        Chair(seat=seat, kind="person", name="" if name == nameless(seat) else name) for seat, name in enumerate(names)
    )
    arrival = _Arrival(hall, Live(facts, chairs), client, quotas.ARRIVES)
    try:
        async for piece, traced in play_again(hall, record, client):
            if not piece.first and not arrival.begun:
                await arrival.begin()
            rows = [Row(number, move, "fork", now) for number, move in enumerate(piece.moves, piece.first + 1)]
            await arrival.add(partial(_write_piece, table=facts.id, rows=rows, traced=traced))
            last = sum(1 for version, _, _ in traced.lines if version == count)
            facts = replace(facts, lines=last, hash=traced.hash)
    except BaseException:
        await arrival.call_off()
        raise
    await arrival.complete(facts)
    return facts.id


def _write_piece(connection: Connection, table: str, rows: Sequence[Row], traced: Traced) -> None:
    store.insert_rows(connection, table, rows)
    store.insert_told(connection, table, traced.lines)
    store.insert_snapshots(connection, table, traced.states)


class _Arrival:
    """A table with a past, written part by part. Nobody sees it before it is complete."""

    def __init__(self, hall: Hall, live: Live, client: str, kinds: Sequence[quotas.Kind]) -> None:
        """`kinds`: of what there must be room for one more."""
        self.begun = False
        self.rows = hall.bounds.rows  # in one go
        self._hall = hall
        self._client = client
        self._live = replace(live, facts=replace(live.facts, status="arriving", private=True))
        self._admit = hall.room_for(live.facts.owner, kinds)

    async def begin(self) -> None:
        def write(connection: Connection) -> None:
            self._admit(connection)
            store.insert_table(connection, self._live)

        self.begun = True
        await self._write(write)

    async def add(self, write: Callable[[Connection], None]) -> None:
        await self._write(write)

    async def complete(self, facts: Facts) -> None:
        def write(connection: Connection) -> None:
            store.update_facts(connection, self._live.facts, facts)
            weight = quotas.weight(connection, facts.id)
            quotas.note_weight(connection, facts.id, weight, facts.updated)
            self._hall.door.totals.bytes += weight

        await self._hall.insert(write, facts.id)

    async def call_off(self) -> None:
        if self.begun:
            await self._hall.drop(self._live.facts.id)

    async def _write(self, work: Callable[[Connection], None]) -> None:
        await self._hall.piece_of_work(self._client, work, writes=True)


# -- playing on ---------------------------------------------------------------------------------------------------


async def fork(
    hall: Hall,
    table: str,
    at: int,
    seats: Sequence[NewSeat],
    title: str,
    settings: Settings,
    analysis: bool,
    client: str,
    starts: bool,
) -> Created:
    """The position as it was for everybody to see, with chance that nobody knows: the old seed is public by now. So is
    every hand and the order of every deck; they are dealt anew, but for an analysis.
    """
    past = await _finished(hall, table)
    game = past.game
    if len(seats) != len(past.chairs):
        raise Refused(Reason("table-wrong-seats", args={"count": len(past.chairs)}))
    state = await _after(hall, past, at, client)
    if state.outcome is not None:
        raise Refused(Reason("game-is-over"))
    seed = new_seed()
    kind: ForkKind = "analysis" if analysis else "anew"
    dealt = play.fork(game, state, Chance(seed), kind)
    state = dealt.state
    host, now = new_token(), hall.now()
    chairs, keys = seats_for(game, seats, now)
    first_rules = past.course.crossings[0].rules if past.course.crossings else past.facts.rules
    deciding = game.to_act(state)
    kinds = (*quotas.OPENS, *(quotas.starts(chairs) if starts else ()))
    facts = Facts(
        id=new_id(),
        game=past.facts.game,
        rules=first_rules if at else game.rules_of(state),
        pack=past.facts.pack,
        pack_hash=past.facts.pack_hash,
        options=past.facts.options,
        title=line_of(title)[:80] or past.facts.title,
        status="open",
        settings=settings,
        private=settings.private,
        seed=seed.hex(),
        commitment=commitment(seed),
        setup=past.facts.setup,
        version=at,
        base=at,
        past=_forks(past.facts, at, kind, dealt.results),
        analysis=analysis,
        moves=at,
        deciding=deciding if deciding != NOBODY else None,
        host=hashed(host),
        owner=hall.owners.owner(client),
        origin=table,
        created=now,
        updated=now,
    )
    arrival = _Arrival(hall, Live(facts, chairs), client, kinds)
    try:
        await arrival.begin()
        await _copy_moves(arrival, past, facts)
        await _copy_snapshots(hall, arrival, past, facts, client)
        said = Entry("table-analysis" if analysis else "table-anew")
        lines = await _copy_lines(hall, arrival, past, facts, client)
        last = {at: pack_state(game, state)}
        await arrival.add(lambda connection: store.insert_snapshots(connection, facts.id, last))
        await arrival.add(lambda connection: store.insert_lines(connection, facts.id, at, [said], lines))
    except BaseException:
        await arrival.call_off()
        raise
    await arrival.complete(replace(facts, lines=lines + 1))
    return Created(facts.id, keys, host)


def _forks(facts: Facts, at: int, kind: ForkKind, dealt: list[int]) -> list[Fork]:
    """The forks before, and this one, with the seed of what was played up to it."""
    before = [fork for fork in facts.past if fork.moves <= at]
    later = facts.past[len(before) :]
    known, seed = (later[0].commitment, later[0].seed) if later else (facts.commitment, facts.seed or None)
    return [*before, Fork(moves=at, kind=kind, commitment=known, seed=seed, dealt=dealt)]


async def _copy_moves(arrival: _Arrival, past: Past, facts: Facts) -> None:
    number = 1
    for versions in past.course.up_to(facts.base):
        for some in _parts(versions, arrival.rows):
            assert isinstance(some, range)
            copy = partial(store.copy_rows, old=past.facts.id, new=facts.id, versions=some, first=number)
            await arrival.add(copy)
            number += len(some)


async def _copy_snapshots(hall: Hall, arrival: _Arrival, past: Past, facts: Facts, client: str) -> None:
    """The beginning, wherever it went on at another table, and some at a regular distance, so that any move is found
    again quickly.
    """
    old, course = past.facts.id, past.course
    forks = {fork.moves for fork in past.facts.past}
    kept = await hall.piece_of_work(client, lambda connection: store.read_kept_versions(connection, old))
    numbers = {version: number for version in sorted(kept) if (number := course.number(version)) is not None}
    wanted: list[int] = []
    for version, number in numbers.items():
        far = not wanted or number >= numbers[wanted[-1]] + EVERY
        if number < facts.base and (far or number in forks):
            wanted.append(version)
    for some in _parts(wanted, _SNAPSHOTS_AT_ONCE):
        read = partial(store.read_snapshots, table=old, versions=some)
        states = {numbers[version]: state for version, state in (await hall.piece_of_work(client, read)).items()}
        await arrival.add(partial(store.insert_snapshots, table=facts.id, states=states))


async def _copy_lines(hall: Hall, arrival: _Arrival, past: Past, facts: Facts, client: str) -> int:
    """The log of the moves before. Gives how many lines the last of them has.

    With a new deal, what was said to some alone was about other cards: all read what whoever looked on has read.
    """
    old, course, most = past.facts.id, past.course, hall.bounds.rows
    until, after, number, n = course.version(facts.base), store.before_version(0), 0, 0
    while True:
        read = partial(store.read_some_lines, table=old, after=after, most=most, until=until)
        some = await hall.piece_of_work(client, read)
        told: list[tuple[int, int, str]] = []
        for move, entry in _renumbered(course, some):
            if move != number:
                number, n = move, 0
            if facts.analysis or entry.visible_to(None):
                said = entry if facts.analysis else replace(entry, audience=EVERYBODY)
                told.append((number, n, _encode(said).decode()))
                n += 1
        await arrival.add(partial(store.insert_told, table=facts.id, lines=told))
        if len(some) < most:
            return n if number == facts.base else 0
        after = some[-1][:2]
