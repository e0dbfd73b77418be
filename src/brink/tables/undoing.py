"""How far a seat may go back, and who has a say in it."""

from __future__ import annotations

from itertools import islice
from typing import Final

import msgspec

from brink.engine import AnyGame, Given, Reason, State
from brink.tables.live import Live
from brink.tables.rows import By, Row
from brink.tables.shapes import UndoInfo, UndoRequest, Viewer

MOST_VERSIONS: Final = 100_000  # five times the longest game; who moves and takes back for ever fills the disk
LONG_AGO: Final = 200  # moves; whoever opens a table gets fewer lines of its log


class Way(msgspec.Struct, frozen=True):
    """The way back: how many moves are left then, and what stands in the way of going freely."""

    count: int | None
    barrier: Reason | None = None


def way_back(live: Live, seat: int) -> Way:
    """To before the seat's own last move.

    Moves of bots and standing answers in between go too. Chance, something hidden that was shown, also by a bot that
    played it from its hand, or another person's move in between is a barrier; and so is it where the table passed for a
    person who had nothing to answer with: else the undo would tell.
    """
    barrier = None
    for count in range(len(live.played) - 1, live.firm - 1, -1):
        row = live.played[count]
        own = _own(row, seat)
        if row.move.chance:
            barrier = barrier or Reason("undo-chance")
        elif row.move.shown:
            barrier = barrier or Reason("undo-seen")
        elif row.by == "bot-shown":
            barrier = barrier or Reason("table-undo-played", args={"seat": row.move.seat})
        elif row.by in ("person", "silence") and row.move.seat != seat:
            barrier = barrier or Reason("undo-not-yours", args={"seat": row.move.seat})
        if own:
            return Way(count, barrier)
    return Way(None, Reason("undo-nothing"))


def _own(row: Row, seat: int) -> bool:
    """Its person has decided it."""
    return row.move.seat == seat and row.by == "person"


def last_own(live: Live, viewer: Viewer) -> int:
    """The version of the last move of this seat that counts; 0: there is none, or it is longer ago than anybody is told
    of. Every view asks, also that of a seat for which a bot plays all the game.
    """
    if viewer is None:
        return 0
    return next((row.version for row in islice(reversed(live.played), LONG_AGO) if _own(row, viewer)), 0)


def by_bot(game: AnyGame, state: State, action: Given) -> By:
    """How a bot's move is written down: once it has shown a card of its hand, nobody goes back behind that alone."""
    return "bot-shown" if game.lays_open(state, action) else "bot"


def refusal(live: Live, seat: int) -> Reason | None:
    """Why this seat may not even ask; None where it may (see `must_agree` for who is asked)."""
    return _refusal(live, seat, way_back(live, seat))


def _refusal(live: Live, seat: int, way: Way) -> Reason | None:
    policy = live.facts.settings.undo
    if policy == "none":
        return Reason("table-undo-off")
    if live.facts.status != "running":
        return Reason("table-not-started" if live.facts.status == "open" else "game-is-over")
    if not live.chair(seat).person:
        return Reason("table-bot-plays")
    if live.facts.version >= MOST_VERSIONS:
        return Reason("table-undo-spent", args={"count": MOST_VERSIONS})
    if way.count is None or policy == "free":
        return way.barrier
    return None


def must_agree(live: Live, seat: int) -> list[int]:
    """The persons who must agree: all others who are there, if there is a barrier; else nobody."""
    return _must_agree(live, seat, way_back(live, seat))


def _must_agree(live: Live, seat: int, way: Way) -> list[int]:
    if way.barrier is None:
        return []
    return [chair.seat for chair in live.chairs if chair.person and chair.seat != seat]


def told(live: Live, viewer: Viewer) -> UndoInfo:
    """What this viewer is told about undo now."""
    asked = live.facts.asked
    request = None
    if asked is not None:
        waiting = [seat for seat in must_agree(live, asked.seat) if seat not in asked.agreed]
        request = UndoRequest(asked.seat, asked.count, waiting)
    if viewer is None:
        return UndoInfo(asked=request)
    way = way_back(live, viewer)
    reason = _refusal(live, viewer, way)
    return UndoInfo(reason is None, reason, reason is None and bool(_must_agree(live, viewer, way)), request)
