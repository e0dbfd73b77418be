"""A table as it stands, and how it changes. Values only: a change makes a new `Live`, the old one stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from brink.engine import NOBODY, AnyGame, Chance, Entry, Given, Move, Reason, Refused, RulesError, State, Window
from brink.engine import play as play_move
from brink.engine.play import Dealt
from brink.engine.registry import find_game
from brink.tables import clocks, silence, standing
from brink.tables.rows import By, Chair, Crossing, Facts, Row

if TYPE_CHECKING:  # worker processes load this and do without a database
    from sqlalchemy.engine import Connection

KEPT_LINES: Final = 50
SNAPSHOT_EVERY: Final = 8  # versions: so many moves are played again at most, to restore a table or take a move back


class Tail(msgspec.Struct, frozen=True):
    """The end of the log: all lines of all versions after `since`, for all audiences. Who reads this filters."""

    since: int
    lines: tuple[tuple[int, Entry], ...] = ()

    def grown(self, version: int, entries: Sequence[Entry]) -> Tail:
        lines = (*self.lines, *((version, entry) for entry in entries))
        if len(lines) <= 2 * KEPT_LINES:
            return Tail(self.since, lines)
        since = lines[-KEPT_LINES - 1][0]
        return Tail(since, tuple(line for line in lines if line[0] > since))


class Live(msgspec.Struct, frozen=True):
    """A table as it stands. `played` are the moves that count; what was undone is not among them."""

    facts: Facts
    chairs: tuple[Chair, ...]
    state: State | None = None
    played: tuple[Row, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    tail: Tail | None = None  # what was written while we looked, so that nobody must read it again

    @property
    def age(self) -> int:
        """Grows with every change."""
        return self.facts.version + self.facts.revision

    @property
    def game(self) -> AnyGame:
        return find_game(self.facts.game)

    @property
    def running(self) -> State:
        """The state of a game that is going on; refused otherwise."""
        if self.facts.status == "broken":
            raise Refused(Reason("table-broken"))
        if self.facts.status == "open" or self.state is None:
            raise Refused(Reason("table-not-started"))
        if self.facts.status == "finished":
            raise Refused(Reason("game-is-over"))
        return self.state

    @property
    def firm(self) -> int:
        """So many moves nobody takes back: they were played at another table, or by other rules."""
        return max([self.facts.base, *(crossing.moves for crossing in self.crossings)])

    @property
    def rules_of_first_moves(self) -> int:
        return self.crossings[0].rules if self.crossings else self.facts.rules

    @property
    def foreign(self) -> bool:
        """Were its moves played by rules that we have not, and only its state was brought up to ours?"""
        return self.state is not None and self.game.rules_of(self.state) != self.facts.rules

    @property
    def to_cross(self) -> bool:
        """Is it to go on by our rules?"""
        return self.foreign and self.facts.status in ("open", "running")

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(Reason("table-no-seat"))
        return self.chairs[seat]


def begins(facts: Facts, crossings: Sequence[Crossing], count: int) -> int:
    """The version of the last snapshot up to `count` moves that no move has led to: the deal, what was taken over from
    another table, what was brought up to newer rules."""
    elsewhere = [fork.moves for fork in facts.past] + ([facts.base] if facts.origin is not None else [])
    crossed = [crossing.version for crossing in crossings if crossing.moves <= count]
    return max([0, *(moves for moves in elsewhere if moves <= count), *crossed])


class Change(msgspec.Struct, frozen=True):
    """What a command makes of a table, and what is written down with it. `earlier`: moves in the same go, before it."""

    new: Live
    row: Row | None = None
    entries: Sequence[Entry] = ()
    snapshot: bool = False
    earlier: tuple[Change, ...] = ()
    guard: Callable[[Connection], None] | None = None  # may refuse it, in the transaction that writes it

    @property
    def tail(self) -> Tail | None:
        """The end of the log after this change. It begins with a move: what else was said at a version is not known."""
        known = self.new.tail
        for change in (*self.earlier, self):
            version = change.new.facts.version
            if known is None and change.row is not None:
                known = Tail(version - 1)
            if known is not None and known.since < version:
                known = known.grown(version, change.entries)
        return known


def deal(live: Live) -> Dealt[State]:
    """The set-up of the table's game."""
    facts = live.facts
    pack = live.game.pack_with_hash(facts.pack_hash, facts.pack)
    return play_move.deal(live.game, len(live.chairs), facts.options, Chance(bytes.fromhex(facts.seed)), pack)


def play(
    live: Live, action: Given, by: By, now: float, command: str | None = None, told: Sequence[Entry] = ()
) -> Change:
    """The deciding seat's action: the new state, its row, its log lines (first `told`), clocks, and who is next."""
    state, game = live.running, live.game
    try:
        played = play_move.play(game, state, action)
        row = Row(live.facts.version + 1, played.move, by, now, command)
        entries = [*told, *played.entries]
        new = replace(live, state=played.state, played=(*live.played, row))
        new = settle(new, live, now, len(entries))
    except Refused:
        raise
    except Exception as error:
        raise RulesError(f"{game.name}: {action} fails: {type(error).__name__}: {error}") from error
    return Change(new, row, entries, snapshot=row.version % SNAPSHOT_EVERY == 0 or new.facts.status != "running")


def cross(live: Live, now: float) -> Change:
    """Newer rules hold from here on. That has its own version, its row and its line in the log, and is not undone."""
    facts, state = live.facts, live.state
    assert state is not None
    rules = live.game.rules_of(state)
    crossing = Crossing(len(live.played), facts.version + 1, facts.rules)
    move = Move(NOBODY, ["rules", facts.rules])
    entries = [Entry("table-new-rules", {"old": facts.rules, "new": rules})]
    crossed = replace(live, facts=replace(facts, rules=rules), crossings=(*live.crossings, crossing))
    new = settle(crossed, live, now, len(entries))
    return Change(new, Row(crossing.version, move, "rules", now), entries, snapshot=True)


def settle(new: Live, old: Live, now: float, lines: int) -> Live:
    """Bring the facts in line with the new state, at the next version: who decides, clocks, result."""
    state, game = new.state, new.game
    assert state is not None
    deciding = None if state.outcome is not None else game.to_act(state)
    facts = replace(
        new.facts,
        version=old.facts.version + 1,
        moves=len(new.played),
        lines=lines,
        deciding=deciding,
        asked=None,
        failures=0,
        updated=now,
    )
    if state.outcome is not None:
        facts = replace(facts, status="finished", outcome=state.outcome, hash=game.hash(state))
    answered = said(old)
    chairs = clocks.stop(old.facts, old.chairs, deciding, now, asked=answered is None or answered.by != "standing")
    chairs = standing.expire(chairs, deciding, state)
    new = replace(new, facts=facts, chairs=chairs)
    return ask_next(_next_asked(new, old) if _goes_round(old, new) else opened(new, now), now)


def _goes_round(old: Live, new: Live) -> bool:
    """Somebody has passed at a window, and the same window asks the next one."""
    before = old.state.agenda[-1] if old.state is not None and old.state.agenda else None
    after = new.state.agenda[-1] if new.state is not None and new.state.agenda else None
    return isinstance(before, Window) and len(new.played) > len(old.played) and after == before.next()


def _next_asked(new: Live, old: Live) -> Live:
    """Whoever passed has no reply any more."""
    chairs = [replace(chair, reply=None) if chair.seat == old.facts.deciding else chair for chair in new.chairs]
    return replace(new, chairs=tuple(chairs))


def opened(live: Live, now: float) -> Live:
    """Another question: what was replied to the last one is void. At a window with several people a pause is drawn, for
    the whole round, from nothing that anybody holds.
    """
    window = live.state is not None and live.state.agenda and isinstance(live.state.agenda[-1], Window)
    several = sum(chair.kind == "person" for chair in live.chairs) > 1
    earliest = now + silence.pause() if window and several else None
    chairs = tuple([replace(chair, reply=None) if chair.reply else chair for chair in live.chairs])
    return replace(live, chairs=chairs, facts=replace(live.facts, earliest=earliest))


def ask_next(live: Live, now: float) -> Live:
    """Who is asked now, by what time, and whether the table answers by itself."""
    facts = live.facts
    if facts.status != "running" or facts.deciding is None or live.state is None:
        return replace(live, facts=replace(facts, automatic=False, deadline=None, since=now))
    since = max(now, facts.earliest or now)  # the pause is the table's, and nobody's time
    deadline = clocks.deadline(facts.settings.clock, live.chairs[facts.deciding], since)
    return reconsider(replace(live, facts=replace(facts, deadline=deadline, since=since)))


def reconsider(live: Live) -> Live:
    """Whether the table answers by itself, after somebody has said how; the clock of whoever is asked runs on."""
    facts = live.facts
    if facts.status != "running" or facts.deciding is None:
        return live
    automatic = bool(live.chairs[facts.deciding].bot) or said(live) is not None
    return replace(live, facts=replace(facts, automatic=automatic))


def said(live: Live) -> standing.Said | None:
    """What the table does for the person who is to decide; None: nothing."""
    if live.facts.deciding is None or live.state is None or live.chairs[live.facts.deciding].bot:
        return None
    return standing.said(live.game, live.state, live.chairs[live.facts.deciding])


def change_without_move(
    live: Live, now: float, *, chairs: Sequence[Chair] = (), entries: Sequence[Entry] = (), **facts: object
) -> Change:
    """A change that is no move: seats, requests, status. `chairs` are those that change."""
    changed = {chair.seat: chair for chair in chairs}
    new = replace(
        live,
        chairs=tuple(changed.get(chair.seat, chair) for chair in live.chairs),
        facts=replace(
            live.facts,
            **{
                "revision": live.facts.revision + 1,
                "lines": live.facts.lines + len(entries),
                "updated": now,
                **facts,
            },
        ),
    )
    return Change(new, entries=entries)
