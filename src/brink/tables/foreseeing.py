"""What an action may end, for people who are asked and for the table that answers for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from brink.engine import PASS, Action, AnyGame, Ending, Foresight, State

LOG: Final = logging.getLogger("brink.tables.foreseeing")


UNKNOWN: Final = Ending(sure=False, wins=False, outcomes=())


def ending_of(ask: Callable[[Action], Ending | None], action: Action, otherwise: Ending | None = None) -> Ending | None:
    """`ask`: `told` of a foresight for a person, `ending` for whom the end alone matters.

    A rule that fails when it is tried out must not take the whole table down with it: it is an error in the log, the
    other actions go on, and whoever takes this one is told that the rules failed.
    """
    try:
        return ask(action)
    except Exception:
        LOG.exception("an action cannot be tried out", extra={"action": str(action)})
        return otherwise


def passing_may_lose(game: AnyGame, state: State, seat: int) -> bool:
    """Whether another may win, or nobody, if this seat passes at the window that is open; by what everybody knows.
    Where that cannot be found out, it may: better one question too many.
    """
    ending = ending_of(Foresight(game, state, None).ending, PASS, UNKNOWN)
    return ending is UNKNOWN or (ending is not None and any(seat not in one.winners for one in ending.outcomes))
