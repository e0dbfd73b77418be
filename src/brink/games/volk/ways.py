"""All ways in which the East can lose pieces, gone through one by one where they are few."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from brink.engine import AnyDecision
from brink.games.volk import end_of_decade as eod
from brink.games.volk.economy import Dismantle, RunDown, intact_factories
from brink.games.volk.icons import EAST
from brink.games.volk.spans import Span
from brink.games.volk.state import VolkState

MOST: Final = 48  # boards; a state that is nearly bankrupt has fewer


def boards_after(state: VolkState, losses: Iterable[bool]) -> list[VolkState]:
    """The boards to which these losses can lead, whoever chooses; none if they are too many or cannot be paid.

    True: a factory is run down as long as one is intact (§7.3), else a build point goes.
    """
    found = [state]
    for ruin in losses:
        after: dict[tuple[tuple[int, ...], tuple[int, ...]], VolkState] = {}
        for board in found:
            decision: AnyDecision = RunDown(0) if ruin and intact_factories(board) else Dismantle(0, EAST)
            for action in decision.options(board):
                there = board.clone()
                decision.perform(there, action)
                after[tuple(there.factories), tuple(there.built)] = there
            if len(after) > MOST:
                return []
        found = list(after.values())
    return found


def balances_after(state: VolkState, losses: Iterable[bool], hamburgs: Iterable[int]) -> list[Span]:
    """§7.3: of Western currency, on each of these boards, with Hamburg in each of these provinces."""
    found = set()
    for board in boards_after(state, losses):
        for board.hamburg in hamburgs:
            found.add(eod.currency_balance(board))
    return [(balance, balance) for balance in found]
