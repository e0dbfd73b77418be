"""After the game: its record, the replay, records from elsewhere, and playing on from any move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy.engine import Connection

from brink.engine import EVERYBODY, NOBODY, Chance, Entry, Fork, Reason, Record, Refused, State, play
from brink.engine.chance import commitment, new_seed
from brink.engine.records import ForkKind, check_form
from brink.engine.registry import find_game
from brink.tables import store
from brink.tables.hall import Hall, record_of
from brink.tables.live import Live
from brink.tables.rows import Chair, Facts, Row
from brink.tables.seating import LONGEST_NAME, hashed, line_of, new_id, new_token, seats_for
from brink.tables.seeing import readable, seen_then
from brink.tables.shapes import Created, LogLine, NewSeat, Seen, Settings, Viewer
from brink.tables.thinking import EVERY, pack_state


async def _finished(hall: Hall, table: str) -> Live:
    """Before the end nothing of this leaves: it would show what is hidden."""
    live = await hall.fresh(table)
    if live.facts.status != "finished":
        raise Refused(Reason("table-not-finished"))
    return live


async def _after(hall: Hall, live: Live, at: int) -> State:
    if not 0 <= at <= len(live.played):
        raise Refused(Reason("table-no-move", args={"count": len(live.played)}))
    return await hall.state_after(live, at)


async def record(hall: Hall, table: str) -> Record:
    return record_of(await _finished(hall, table))


async def verify(hall: Hall, table: str) -> Record:
    """The record, after a worker process has played it again and found true all that it claims."""
    found = await record(hall, table)
    await hall.workers.check(found)
    return found


async def replay(hall: Hall, table: str, at: int, viewer: Viewer) -> Seen:
    live = await _finished(hall, table)
    if viewer is not None:
        live.chair(viewer)
    return seen_then(live, await _after(hall, live, at), viewer, hall.now())


async def replay_log(hall: Hall, table: str, viewer: Viewer) -> list[LogLine]:
    live = await _finished(hall, table)
    if viewer is not None:
        live.chair(viewer)
    return readable(_renumbered(live, await _all_lines(hall, table)), viewer, 0)


async def _all_lines(hall: Hall, table: str) -> list[tuple[int, Entry]]:
    return await hall.storage.read(lambda connection: store.read_lines(connection, table, 0))


def _renumbered(live: Live, lines: Sequence[tuple[int, Entry]], most: int | None = None) -> list[tuple[int, Entry]]:
    """Lines of the moves that count, by the number of the move. The table's own lines are not part of the game."""
    numbers = {0: 0, **{row.version: number for number, row in enumerate(live.played[:most], 1)}}
    return [
        (numbers[version], entry)
        for version, entry in lines
        if version in numbers and not entry.key.startswith("table-")
    ]


# -- records from elsewhere ---------------------------------------------------------------------------------------


async def import_record(hall: Hall, record: Record, title: str) -> str:
    """Checked in a worker process: a record is as long as whoever sends it likes."""
    check_form(record)
    await hall.lend(record.game, record.pack_hash, record.pack)
    checked = await hall.workers.check(record)
    # The hash says which pack it was; what it is called here may be another name than elsewhere.
    pack = await asyncio.to_thread(find_game(record.game).pack_with_hash, record.pack_hash, record.pack)
    now, count = hall.now(), len(checked.moves)
    facts = Facts(
        id=new_id(),
        game=record.game,
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
        lines=len(checked.lines[-1]),
        outcome=checked.outcome,
        hash=checked.hash,
        host=hashed(new_token()),
        created=now,
        updated=now,
    )
    names = [line_of(name)[:LONGEST_NAME] for name in record.seats or [""] * record.players]
    chairs = tuple(Chair(seat=seat, kind="person", name=name or str(seat + 1)) for seat, name in enumerate(names))
    rows = [Row(number, move, "fork", now) for number, move in enumerate(checked.moves, 1)]
    lines = [(number, entry) for number, entries in enumerate(checked.lines) for entry in entries]
    await _insert(hall, Live(facts, chairs), rows, lines, checked.states)
    return facts.id


async def _insert(
    hall: Hall, live: Live, rows: Sequence[Row], lines: Sequence[tuple[int, Entry]], states: dict[int, bytes]
) -> None:
    """A table with a past."""
    table = live.facts.id
    grouped: dict[int, list[Entry]] = {}
    for version, entry in lines:
        grouped.setdefault(version, []).append(entry)

    def write(connection: Connection) -> None:
        store.insert_table(connection, live)
        store.insert_rows(connection, table, rows)
        for version, entries in grouped.items():
            store.insert_lines(connection, table, version, entries)
        store.insert_snapshots(connection, table, states)

    await hall.insert(write, table)


# -- playing on ---------------------------------------------------------------------------------------------------


async def fork(
    hall: Hall, table: str, at: int, seats: Sequence[NewSeat], title: str, settings: Settings, analysis: bool
) -> Created:
    """The position as it was for everybody to see, with chance that nobody knows: the old seed is public by now. So is
    every hand and the order of every deck; they are dealt anew, but for an analysis.
    """
    live = await _finished(hall, table)
    if len(seats) != len(live.chairs):
        raise Refused(Reason("table-wrong-seats", args={"count": len(live.chairs)}))
    state = await _after(hall, live, at)
    if state.outcome is not None:
        raise Refused(Reason("game-is-over"))
    seed = new_seed()
    kind: ForkKind = "analysis" if analysis else "anew"
    dealt = play.fork(live.game, state, Chance(seed), kind)
    state = dealt.state
    host, now = new_token(), hall.now()
    chairs, keys = seats_for(live.game, seats, now)
    lines = [
        *_past_lines(live, await _all_lines(hall, table), at, kind),
        (at, Entry("table-analysis" if analysis else "table-anew")),
    ]
    facts = Facts(
        id=new_id(),
        game=live.facts.game,
        rules=live.rules_of_first_moves if at else live.game.rules_of(state),
        pack=live.facts.pack,
        pack_hash=live.facts.pack_hash,
        options=live.facts.options,
        title=line_of(title)[:80] or live.facts.title,
        status="open",
        settings=settings,
        private=settings.private,
        seed=seed.hex(),
        commitment=commitment(seed),
        setup=live.facts.setup,
        version=at,
        base=at,
        past=_past(live, at, kind, dealt.results),
        analysis=analysis,
        moves=at,
        lines=sum(1 for version, _ in lines if version == at),
        deciding=live.game.to_act(state) if live.game.to_act(state) != NOBODY else None,
        host=hashed(host),
        origin=table,
        created=now,
        updated=now,
    )
    rows = [Row(number, row.move, "fork", row.at) for number, row in enumerate(live.played[:at], 1)]
    states = {**await _snapshots(hall, live, at), at: pack_state(live.game, state)}
    await _insert(hall, Live(facts, chairs), rows, lines, states)
    return Created(facts.id, keys, host)


def _past_lines(live: Live, lines: Sequence[tuple[int, Entry]], at: int, kind: ForkKind) -> list[tuple[int, Entry]]:
    """What was said to some alone was about cards that are dealt anew: now all read what whoever looked on has read."""
    mine = _renumbered(live, lines, at)
    if kind == "analysis":
        return mine
    return [(number, replace(entry, audience=EVERYBODY)) for number, entry in mine if entry.visible_to(None)]


def _past(live: Live, at: int, kind: ForkKind, dealt: list[int]) -> list[Fork]:
    """The forks before, and this one, with the seed of what was played up to it."""
    facts = live.facts
    before = [fork for fork in facts.past if fork.moves <= at]
    later = facts.past[len(before) :]
    known, seed = (later[0].commitment, later[0].seed) if later else (facts.commitment, facts.seed or None)
    return [*before, Fork(moves=at, kind=kind, commitment=known, seed=seed, dealt=dealt)]


async def _snapshots(hall: Hall, live: Live, at: int) -> dict[int, bytes]:
    """Of the moves before: the beginning, wherever it went on at another table, and some at a regular distance, so that
    any move is found again quickly.
    """
    numbers = {0: 0, **{row.version: number for number, row in enumerate(live.played[:at], 1)}}
    forks = {fork.moves for fork in live.facts.past}

    def read(connection: Connection) -> dict[int, bytes]:
        kept = sorted(numbers.keys() & store.read_kept_versions(connection, live.facts.id))
        wanted: list[int] = []
        for version in kept:
            far = not wanted or numbers[version] >= numbers[wanted[-1]] + EVERY
            if far or numbers[version] in forks:
                wanted.append(version)
        return {
            numbers[version]: state
            for version, state in store.read_snapshots(connection, live.facts.id, wanted).items()
        }

    return await hall.storage.read(read)
