"""Tables of Parley at which the test knows who holds what, at the moment somebody plays an Envoy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from brink.engine import Chance
from brink.tables import Settings, Tables
from brink.tables.rows import Chair, Row
from brink.tables.shapes import StandingAnswer
from brink.tables.store import read_rows
from engine.tools import ENVOY, SPY, THEFT, VETO, table
from parley import Parley
from parley.rules import EndRound, Turn
from parley.state import Options, ParleyState
from tables.tools import act, begin

WITH, WITHOUT = [SPY, VETO], [SPY, THEFT]
PLAYS = 9  # envoys of seat 0


class Rig:
    """Deals what the test wants."""

    def __init__(self) -> None:
        self.hands: Sequence[Sequence[int]] = ()

    def deal(self, game: Parley, players: int, options: Options, chance: Chance, pack: Any) -> ParleyState:
        state = table(self.hands, [Turn(0, left=PLAYS), EndRound()])
        state.chance, state.options = chance, options
        return state

    async def announced(
        self,
        tables: Tables,
        *others: Sequence[int],
        kinds: Sequence[str] = (),
        standing: StandingAnswer = "ask-able",
        settings: Settings | None = None,
    ) -> str:
        """Seat 0 has played an Envoy; the others hold these cards and may react in their order."""
        self.hands = [[ENVOY] * PLAYS, *others]
        kinds = kinds or ["person"] * len(self.hands)
        name = (await begin(tables, *kinds, standing=standing, settings=settings)).table
        await act(tables, name, "play", ENVOY)
        return name


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Rig:
    made = Rig()
    monkeypatch.setattr(Parley, "deal", lambda *given: made.deal(*given))
    return made


async def rows_of(tables: Tables, table: str) -> list[Row]:
    return await tables._hall.storage.read(lambda on: read_rows(on, table))


async def chair_of(tables: Tables, table: str, seat: int) -> Chair:
    return (await tables._hall.fresh(table)).chairs[seat]


def ready(tables: Tables, table: str, version: int) -> Callable[[], Any]:
    """Whether the table has come to this version; for `until`."""

    async def there() -> bool:
        return (await tables.info(table)).version >= version

    return there
