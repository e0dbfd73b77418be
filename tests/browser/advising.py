"""What a sensible person would do next, and positions worth playing from.

All that is done is done through the page. This looks into the server's database only to know what to press, and
whether it counted.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from brink.bots import make_bot
from brink.engine import PASS, Action, Chance, Game, Match, Sight, State
from brink.engine.chance import commitment
from brink.engine.registry import find_game
from brink.engine.steps import key_of
from brink.tables import storage, store
from brink.tables.rows import Chair, Facts
from brink.tables.thinking import pack_state, replayed, unpack_state

GAME = find_game("dictators")
DISARM: Action = ("disarm",)
# A busy machine may take some seconds to answer. There is no certificate to check, and reading all that the machine
# trusts takes longer than most questions: `httpx.get` does so each time.
HTTP = httpx.Client(timeout=60, verify=False)
POSTS, PLANTED = count(), count()


class Adviser:
    """Knows the tables of a server as they are now."""

    def __init__(self, database: Path) -> None:
        self._file = database
        self._engine = sa.create_engine(f"sqlite:///{self._file}")

    def change(self, table: str, what: str, *values: object) -> None:
        """Behind the server's back, as no person can: `what` is SQL."""
        database = sqlite3.connect(self._file, timeout=60)
        with database:
            found = database.execute(
                f"UPDATE tables SET {what}, revision = revision + 1 WHERE id = ?", (*values, table)
            )
        assert found.rowcount == 1
        database.close()

    def load_dice(self, table: str, seed: bytes) -> None:
        """A game with these dice is the same each time."""
        assert self.facts(table).status == "open", "the dice have been used already"
        self.change(table, "seed = ?, commitment = ?", seed.hex(), commitment(seed))

    def plant(self, like: str, state: State) -> str:
        """A table like this one, which has just begun, that has come to this state. The server has not seen it yet."""
        table, game = f"{like[:-4]}{next(PLANTED):04}", self.game(like)
        database = sqlite3.connect(self._file, timeout=60)
        with database:
            for part in (storage.tables, storage.seats, storage.lines, storage.snapshots):
                key, *others = (f'"{column.name}"' for column in part.columns)
                rest = ", ".join(others)
                database.execute(
                    f"INSERT INTO {part.name} ({key}, {rest}) SELECT ?, {rest} FROM {part.name} WHERE {key} = ?",
                    (table, like),
                )
            database.execute("UPDATE snapshots SET state = ? WHERE table_id = ?", (pack_state(game, state), table))
        database.close()
        self.change(table, "deciding = ?", game.to_act(state))
        return table

    def facts(self, table: str) -> Facts:
        with self._engine.connect() as connection:
            return store.read_facts(connection, table)

    def chairs(self, table: str) -> tuple[Chair, ...]:
        with self._engine.connect() as connection:
            return store.read_chairs(connection, [table])[table]

    def sentence(self, table: str, language: str, key: str, args: Mapping[str, Any]) -> str:
        """What the game says at this table in this language."""
        names = [chair.name for chair in self.chairs(table)]
        game = self.game(table)
        return game.teller(language, game.pack(), names, self.facts(table).options).sentence(key, args)

    def game(self, table: str) -> Game[Any]:
        return find_game(self.facts(table).game)

    def state(self, table: str) -> State:
        game = self.game(table)
        with self._engine.connect() as connection:
            version, data = store.read_snapshot(connection, table, None)
            rows = store.read_rows(connection, table, version)
        return replayed(game, unpack_state(game, data), [row.move for row in rows])

    def best(self, table: str) -> Action:
        """What the steady bot would do in the place of the person who is asked."""
        return steady_choice(self.state(table), self.game(table))


def as_key(action: Action) -> str:
    """An action as pages write it."""
    return json.dumps(action, separators=(",", ":"))


def steady_choice(state: State, game: Game[Any] = GAME) -> Action:
    sight = Sight(game, state, game.to_act(state), game.legal(state))
    return make_bot(game, "steady", Chance(bytes(16))).choose(sight)


@cache
def steady_game(name: str) -> Match:
    """A whole game of this title between as few steady bots as it may have."""
    game = find_game(name)
    match = Match(game, min(game.players), bytes(16))
    while not match.over:
        match.act(steady_choice(match.state, game))
    return match


# -- positions ----------------------------------------------------------------------------------------------------


def games_of_two(first: int) -> Iterator[Match]:
    """Whole games between two steady bots, from this number on."""
    for number in count(first):
        match = Match(GAME, 2, number.to_bytes(16, "big"))
        while not match.over:
            match.act(steady_choice(match.state))
        yield match


def positions(match: Match) -> Iterator[tuple[int, State]]:
    """The number of moves made, and the state then."""
    shadow = Match(GAME, match.players, match.seed)
    for made, move in enumerate(match.moves):
        yield made, shadow.state
        shadow.act(move.as_action())


def after(state: State, action: Action) -> State:
    new = state.clone()
    GAME.apply(new, action)
    return new


class Position(msgspec.Struct, frozen=True):
    """A game, after how many of its moves to begin, and what to do then."""

    match: Match
    at: int
    actions: list[Action]


def search(first: int, fits: Callable[[Match, int, State], list[Action]]) -> Position:
    """`first` is the first game in which it is known to occur; if the rules change, the search goes on from there."""
    found = (
        Position(match, at, actions)
        for match in games_of_two(first)
        for at, state in positions(match)
        if (actions := fits(match, at, state))
    )
    return next(found)


@cache
def standoff() -> Position:
    """Seat 0 travels, seat 1 interrupts it, seat 0 that, and seat 1 that again; the last two with the same card."""

    def fits(match: Match, at: int, state: State) -> list[Action]:
        moves = match.moves[at : at + 3]
        if [(move.seat, move.action[0]) for move in moves] != [(0, "travel"), (1, "interrupt"), (0, "interrupt")]:
            return []
        actions = [move.as_action() for move in moves]
        for action in actions:
            state = after(state, action)
        answering = GAME.to_act(state) == 1 and key_of(state.agenda[-1]) == "interrupt-announced"
        return [*actions, actions[-1]] if answering and actions[-1] in GAME.legal(state) else []

    return search(525, fits)


def before_a_roll() -> Position:
    """Seat 0 may travel, to which nobody can answer, or disarm a facility, for which it rolls a die at once."""

    def fits(match: Match, at: int, state: State) -> list[Action]:
        if GAME.to_act(state) != 0 or DISARM not in GAME.legal(state):
            return []
        if after(state, DISARM).chance.drawn == state.chance.drawn:
            return []
        journeys = (action for action in GAME.legal(state) if action[0] == "travel")
        return next(([journey, DISARM] for journey in journeys if _nobody_can_answer(after(state, journey))), [])

    return search(0, fits)


def _nobody_can_answer(state: State) -> bool:
    """Whoever is asked can only pass, and then it is the turn of seat 0 again."""
    while state.outcome is None and GAME.legal(state) == [PASS]:
        state = after(state, PASS)
    return state.outcome is None and GAME.to_act(state) == 0 and ("end",) in GAME.legal(state)


def play_on(url: str, position: Position, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table that begins there."""
    wanted = {"at": position.at, "seats": seats, "start": True, "analysis": True}
    path = f"{url}api/tables/{import_game(url, position.match)}/fork"
    return post_patiently(path, json=wanted)


def import_game(url: str, match: Match) -> str:
    """A finished table with this game."""
    return _imported(url, msgspec.json.encode(match.record()))


@cache
def _imported(url: str, record: bytes) -> str:
    json_ = {"content-type": "application/json"}
    return str(post_patiently(url + "api/records", content=record, headers=json_)["table"])


def post_patiently(url: str, **what: Any) -> dict[str, Any]:
    """A server takes only so much from one address in a minute, and says when it takes the next.

    Linux has millions of addresses to itself, so each post comes from its own.
    """
    own = f"127.1.{next(POSTS) % 250}.{1 + os.getpid() % 250}" if sys.platform == "linux" else None
    with httpx.Client(timeout=60, transport=httpx.HTTPTransport(verify=False, local_address=own)) as client:
        while (answer := client.post(url, **what)).status_code == 429:
            time.sleep(int(answer.headers["retry-after"]))
    return dict(answer.raise_for_status().json())
