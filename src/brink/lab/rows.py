"""Rows of an experiment: one a game, and on demand one a decision and one a piece, made where the games are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Final, TypeAlias

import msgspec

from brink.engine import Action, AnyGame, State
from brink.lab.experiment import CARDS, DECISIONS, GAMES, Arm, Trial
from brink.lab.extras import Schema, Table, arrow
from brink.lab.simulate import Act, Played, play_game

OPEN: Final = -1  # the seat of what lies open to all
Columns: TypeAlias = dict[str, list[object]]
Place: TypeAlias = tuple[int, str, str]
"""Seat, kind and message key of a piece."""


class Batch(msgspec.Struct, frozen=True):
    """Games that stand in line one after the other, played: by kind of rows a table."""

    first: int
    end: int
    tables: dict[str, Table]
    seconds: float


def schemas() -> dict[str, Schema]:
    """Fixed: a file with other columns is of another version."""
    pa = arrow()
    small, word, seats = pa.int32(), pa.string(), pa.list_(pa.int32())
    head = [("game", small), ("arm", word)]
    return {
        GAMES: pa.schema(
            [
                *head,
                ("scenario", word),
                ("seed", word),
                ("bots", pa.list_(word)),
                ("roles", pa.list_(word)),
                *((name, seats) for name in ("teams", "winners", "ranking", "points")),
                ("how", word),
                ("rule", word),
                *((name, small) for name in ("decisions", "choices", "rounds")),
                ("problem", word),
                ("crash", word),
            ]
        ),
        DECISIONS: pa.schema(
            [
                *head,
                *((name, small) for name in ("decision", "seat", "round")),
                ("verb", word),
                ("options", small),
            ]
        ),
        CARDS: pa.schema(
            [
                *head,
                ("seat", small),
                ("kind", word),
                ("piece", word),
                ("drawn", small),
                ("played", small),
                ("verbs", pa.map_(word, small)),
            ]
        ),
    }


def play_batch(trial: Trial, first: int, end: int) -> Batch:
    began = perf_counter()
    kept = {kind: schema for kind, schema in schemas().items() if kind in trial.kinds}
    columns: dict[str, Columns] = {kind: {name: [] for name in schema.names} for kind, schema in kept.items()}
    for place in range(first, end):
        number, arm = trial.at(place)
        _add_game(trial, number, arm, columns)
    tables = {kind: arrow().table(columns[kind], schema=schema) for kind, schema in kept.items()}
    return Batch(first, end, tables, perf_counter() - began)


def _add_game(trial: Trial, number: int, arm: Arm, columns: dict[str, Columns]) -> None:
    plan = trial.plan(number, arm)
    watcher = Watcher(decisions=DECISIONS in columns, cards=CARDS in columns)
    played = play_game(plan, number, watcher.watch if trial.rows else None)
    head = (number, arm.label)
    _extend(columns[GAMES], [_game_row(head, trial.scenario(number), plan.seed_of(number).hex(), played)])
    if played.outcome is not None:  # of a game that failed nothing but its crash file is to be trusted
        if DECISIONS in columns:
            _extend(columns[DECISIONS], [(*head, *row) for row in watcher.decisions])
        if CARDS in columns:
            _extend(columns[CARDS], [(*head, *row) for row in watcher.pieces()])


def _extend(columns: Columns, rows: Sequence[Sequence[object]]) -> None:
    for column, values in zip(columns.values(), zip(*rows, strict=True), strict=bool(rows)):
        column.extend(values)


def _game_row(head: tuple[int, str], scenario: str, seed: str, played: Played) -> tuple[object, ...]:
    outcome = played.outcome
    ended = (
        (outcome.winners, outcome.ranking, outcome.points, outcome.how, outcome.rule)
        if outcome
        else ((), (), (), "", "")
    )
    return (
        *head,
        scenario,
        seed,
        played.bots,
        played.roles,
        played.teams,
        *ended,
        played.decisions,
        played.choices,
        played.rounds,
        played.problem,
        played.crash,
    )


class Watcher:
    """Looks on while a game is played, and notes decisions and what became of pieces."""

    def __init__(self, *, decisions: bool, cards: bool) -> None:
        self._wanted = decisions, cards
        self.decisions: list[tuple[int, int, int, str, int]] = []
        self._drawn: Counter[Place] = Counter()
        self._used: Counter[tuple[Place, str]] = Counter()
        self._plays: Counter[Place] = Counter()
        self._held: dict[tuple[str, int], list[int]] = {}

    def watch(self, game: AnyGame, state: State) -> Act:
        with_decisions, with_cards = self._wanted
        names = {kind: keys for kind, keys in game.names(state.pack).items() if kind not in game.nameless}
        if with_cards:
            self._look(game, state, names)

        def act(state: State, action: Action, legal: list[Action]) -> None:
            seat = game.to_act(state)
            if with_decisions:
                self.decisions.append((len(self.decisions), seat, game.rounds(state), action.verb, len(legal)))
            game.apply(state, action, legal)
            if with_cards:
                self._note(seat, action, names)
                self._look(game, state, names)

        return act

    def pieces(self) -> list[tuple[int, str, str, int, int, list[tuple[str, int]]]]:
        """Each piece that came to a seat, or that it named: how often it was drawn, played, and by what verbs named."""
        verbs: dict[Place, list[tuple[str, int]]] = {}
        for (place, verb), times in sorted(self._used.items()):
            verbs.setdefault(place, []).append((verb, times))
        return [
            (*place, self._drawn[place], self._plays[place], verbs.get(place, []))
            for place in sorted({*self._drawn, *verbs})
        ]

    def _note(self, seat: int, action: Action, names: Mapping[str, Sequence[str]]) -> None:
        """The pieces that an action is about; a second one of a kind (`card_target`) is what it is done to."""
        for name, piece in action.about.items():
            keys = names.get(name)
            if keys is not None and isinstance(piece, int) and 0 <= piece < len(keys):
                place = (seat, name, keys[piece])
                self._used[place, action.verb] += 1
                self._plays[place] += action.plays

    def _look(self, game: AnyGame, state: State, names: Mapping[str, Sequence[str]]) -> None:
        """What is new in a hand since the last look was drawn."""
        for kind, lists in game.holds(state).items():
            for seat, held in enumerate(lists):
                before = self._held.get((kind, seat), [])
                if before != held:
                    self._held[kind, seat] = list(held)
                    owner = seat if seat < state.players else OPEN
                    for piece, times in (Counter(held) - Counter(before)).items():
                        self._drawn[owner, kind, names[kind][piece]] += times
