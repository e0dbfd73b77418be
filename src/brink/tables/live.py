"""A table as it stands, and how it changes. Values only: a change makes a new `Live`, the old one stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from brink.engine import Action, Entry, Game, Move, Reason, RecordError, Refused, RulesError, State
from brink.engine.chance import Chance, Script
from brink.engine.registry import find_game
from brink.tables import clocks, standing
from brink.tables.shapes import PublicFacts, SeatInfo, StandingAnswer

KEPT_LINES: Final = 50
By: TypeAlias = Literal["person", "bot", "standing", "undo", "fork"]


class Asked(msgspec.Struct, frozen=True):
    """An undo that waits for the others' consent."""

    seat: int
    count: int  # moves that are left when it happens
    command: str
    agreed: list[int] = []


class Facts(PublicFacts, frozen=True, kw_only=True):
    """The row of a table; see `storage.tables` for what each column is."""

    private: bool
    seed: str
    setup: list[int] = []
    revision: int = 0
    base: int = 0
    lines: int = 0
    automatic: bool = False
    since: float = 0.0
    deadline: float | None = None
    asked: Asked | None = None
    failures: int = 0
    hash: str = ""
    host: str


class Chair(SeatInfo, frozen=True, kw_only=True):
    """The row of a seat. Its `clock` is what was left when it last stopped."""

    token: str = ""
    standing: dict[str, StandingAnswer] = {}

    @property
    def person(self) -> bool:
        """A person who decides for himself now."""
        return self.kind == "person" and not self.bot


class Row(msgspec.Struct, frozen=True):
    """A row of the moves: one decision of the game, or an undo."""

    version: int
    move: Move
    by: By
    at: float
    command: str | None = None


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
    tail: Tail | None = None  # what was written while we looked, so that nobody must read it again

    @property
    def age(self) -> int:
        """Grows with every change."""
        return self.facts.version + self.facts.revision

    @property
    def game(self) -> Game[Any]:
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

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(Reason("table-no-seat"))
        return self.chairs[seat]


class Change(msgspec.Struct, frozen=True):
    """What a command makes of a table, and what is written down with it."""

    new: Live
    row: Row | None = None
    entries: Sequence[Entry] = ()
    snapshot: bool = False

    @property
    def tail(self) -> Tail | None:
        """The end of the log after this change. It begins with a move: what else was said at a version is not known."""
        version, known = self.new.facts.version, self.new.tail
        if known is None and self.row is not None:
            known = Tail(version - 1)
        return known if known is None or known.since >= version else known.grown(version, self.entries)


class Played(msgspec.Struct, frozen=True):
    """What an action leads to."""

    state: State
    move: Move
    entries: list[Entry]


def perform(game: Game[Any], state: State, seat: int, action: Action, legal: list[Action] | None = None) -> Played:
    """Play an action on a copy of the state. Whatever fails, the state given is as it was."""
    legal = game.legal(state) if legal is None else legal
    if action not in legal:
        raise Refused(game.refusal(state, action) or Reason("not-offered"))
    action = legal[legal.index(action)]  # ours: a client's `True` equals 1 and is not the same
    new = state.clone()
    entries: list[Entry] = []
    results: list[int] = []
    new.log, new.chance.trace = entries, results
    game.apply(new, action, [action])
    new.log, new.chance.trace = None, None
    shown = new.shown + sum(new.shown_to) != state.shown + sum(state.shown_to)
    return Played(new, Move(seat, list(action), results, shown), entries)


def deal(live: Live) -> tuple[State, list[int], list[Entry]]:
    """The set-up: the first state, its chance results, its log."""
    facts = live.facts
    entries: list[Entry] = []
    results: list[int] = []
    chance = Chance(bytes.fromhex(facts.seed))
    chance.trace = results
    pack = live.game.pack_with_hash(facts.pack_hash)
    state: State = live.game.setup(len(live.chairs), facts.options, chance, pack, entries)
    state.log, state.chance.trace = None, None
    return state, results, entries


def again(game: Game[Any], state: State, rows: Sequence[Row], *, scripted: bool = False) -> State:
    """Play stored moves again and hold them to what was stored. `scripted`: chance is read from them, not computed."""
    if scripted:
        state = state.clone()
        state.chance = Script([result for row in rows for result in row.move.chance])
    for row in rows:
        if game.to_act(state) != row.move.seat:
            raise RecordError(f"version {row.version}: seat {row.move.seat} is not to act")
        played = perform(game, state, row.move.seat, row.move.as_action())
        if played.move != row.move:
            raise RecordError(f"version {row.version}: the move does not lead to what was stored")
        state = played.state
    return state


def play(live: Live, action: Action, by: By, now: float, command: str | None = None) -> Change:
    """The deciding seat's action: the new state, its row, its log lines, clocks, and who is next."""
    state, game = live.running, live.game
    seat = game.to_act(state)
    try:
        played = perform(game, state, seat, action)
        row = Row(live.facts.version + 1, played.move, by, now, command)
        new = replace(live, state=played.state, played=(*live.played, row))
        new = settle(new, live, now, len(played.entries))
    except Refused:
        raise
    except Exception as error:
        raise RulesError(f"{game.name}: {action} fails: {type(error).__name__}: {error}") from error
    handed_over = new.facts.deciding != live.facts.deciding
    return Change(new, row, played.entries, snapshot=handed_over)


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
    chairs = clocks.stop(old.facts, old.chairs, deciding, now)
    return wait(replace(new, facts=facts, chairs=standing.expire(chairs, deciding, state)), now)


def wait(live: Live, now: float) -> Live:
    """Who is asked now, by what time, and whether the table answers by itself."""
    facts, state = live.facts, live.state
    if facts.status != "running" or facts.deciding is None or state is None:
        return replace(live, facts=replace(facts, automatic=False, deadline=None, since=now))
    chair = live.chairs[facts.deciding]
    automatic = bool(chair.bot) or standing.answer(live.game, state, chair.seat, chair.standing) is not None
    deadline = None if automatic else clocks.deadline(facts.settings.clock, chair, now)
    return replace(live, facts=replace(facts, automatic=automatic, deadline=deadline, since=now))


def beside(
    live: Live, now: float, *, chairs: Sequence[Chair] = (), entries: Sequence[Entry] = (), **facts: Any
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
