"""Small helpers to play at tables in tests."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from brink.engine import Action, Chance, Match, State
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.tables import Answer, Created, Event, NewSeat, NewTable, Settings, TableInfo, Tables
from brink.tables.bell import merged
from brink.tables.shapes import StandingAnswer
from brink.tables.standing import USUAL
from parley.rules import Announced

SHORT = {"rounds": 2}
SEED = seed_from("tables")
_ids = itertools.count()


def seats(*kinds: str) -> list[NewSeat]:
    """`person`, `open`, or a bot's level."""
    return [
        NewSeat(kind, f"P{seat}")
        if kind == "person"
        else NewSeat("open")
        if kind == "open"
        else NewSeat("bot", "", kind)
        for seat, kind in enumerate(kinds)
    ]


async def begin(
    tables: Tables,
    *kinds: str,
    game: str = "parley",
    settings: Settings | None = None,
    options: dict[str, Any] | None = None,
    seed: bytes = SEED,
    start: bool = True,
    standing: StandingAnswer = "ask",
) -> Created:
    """A table that has started. People are always asked, so that nothing happens by itself, unless one wants that."""
    new = NewTable(game=game, seats=seats(*kinds), options=options or {}, settings=settings or Settings(), title="Test")
    created = await tables.create(new, seed=seed)
    if standing != USUAL and find_game(game).windows:
        for key in created.seats:
            await tables.standing(created.table, key.seat, {"*": standing})
    if start:
        await tables.start(created.table)
    return created


class News:
    """What is told of a table. What nobody has waited for is merged."""

    def __init__(self, tables: Tables, table: str) -> None:
        self._tables = tables
        self._table = table
        self._news: Event | None = None
        self._come = asyncio.Event()
        tables.listen(table, self._heard)

    def _heard(self, event: Event) -> None:
        self._news = merged(event, self._news)
        self._come.set()

    async def next(self) -> Event:
        await self._come.wait()
        self._come.clear()
        news, self._news = self._news, None
        assert news is not None
        return news

    def close(self) -> None:
        self._tables.ignore(self._table, self._heard)


def command() -> str:
    return f"c{next(_ids)}"


async def act(tables: Tables, table: str, *action: str | int) -> Answer:
    """Whoever is asked does this."""
    info = await tables.info(table)
    assert info.deciding is not None
    return await tables.act(table, info.deciding, command(), info.version, action)


def state_of(tables: Tables, table: str) -> State:
    live = tables._hall.known(table)
    assert live is not None
    assert live.state is not None
    return live.state


async def dump(tables: Tables, table: str) -> bytes:
    live = await tables._hall.fresh(table)
    return live.game.dump(live.state)


def forget(tables: Tables) -> None:
    """What is in memory is lost."""
    tables._hall._lives.clear()


async def play_on(tables: Tables, table: str, *, most: int = 10_000, chance: Chance | None = None) -> TableInfo:
    """Persons play by chance; bots are waited for."""
    chance = chance or Chance(seed_from("persons"))
    news = News(tables, table)
    try:
        for _ in range(most):
            info = await tables.info(table)
            if info.status != "running" or info.deciding is None:
                return info
            if info.seats[info.deciding].automatic:
                await asyncio.wait_for(news.next(), 60)
                continue
            seen = await tables.look(table, info.deciding)
            if seen.legal is not None:
                choice = seen.legal[chance.below(len(seen.legal))]
                await tables.act(table, info.deciding, command(), seen.info.version, choice)
        return await tables.info(table)
    finally:
        news.close()


async def until(condition: Callable[[], Any], seconds: float = 60) -> None:
    """Wait for a coroutine function to give something true."""
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.02)


def nested() -> tuple[bytes, list[Action]]:
    """A seed and actions that lead into a window inside a window: a veto that may be vetoed."""
    game = find_game("parley")
    for number in range(200):
        seed = seed_from(f"nested {number}")
        match = Match(game, 3, seed, SHORT)
        while not match.over and len(match.moves) < 60:
            if sum(isinstance(step, Announced) for step in match.state.agenda) >= 2:
                return seed, [move.as_action() for move in match.moves]
            legal = game.legal(match.state)
            wanted = [one for one in legal if one[0] == "react"] or [one for one in legal if one[0] == "play"] or legal
            match.act(wanted[0])
    raise AssertionError("no nested window found")


class Restarting:
    """A server that starts on the same database again and again."""

    def __init__(self, url: str, pool: Executor, crashes: Path) -> None:
        self.url = url
        self._pool = pool
        self._crashes = crashes

    @asynccontextmanager
    async def started(self) -> AsyncIterator[Tables]:
        tables = Tables(self.url, pool=self._pool, crashes=self._crashes)
        await tables.open()
        try:
            yield tables
        finally:
            await tables.close()
