"""What the end of the decade would bring if it came now; while it goes on, what is still to come of it.

Public information only. Ranges are from the least to the most that choices can lead to (`outlook.py`). A phase that is
over, or that the game cannot reach, is None.
"""

from __future__ import annotations

import msgspec

from brink.games.volk.outlook import Ending, Outlook
from brink.games.volk.pack import NONE
from brink.games.volk.sequence import end_of_decade
from brink.games.volk.spans import Span
from brink.games.volk.state import VolkState


class ColdWar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """2+2: what its three phases bring, and how the superpowers stand when the side that wins is known."""

    draws: int  # the superpower that draws a card of the next decade; -1: none
    power: int  # the superpower that takes a reward; -1: none
    spaces: list[int]  # of which it may choose one
    income: list[int] | None  # by superpower
    treasury: list[Span]
    points: list[Span]


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    flight: Span | None  # level; None behind the Wall
    flight_loss: Span | None  # build points that the East loses in phase 1
    prestige: int  # the side that carries out a space in phase 2; -1: none
    spaces: list[int]  # of which it may choose one
    prestige_loss: Span | None  # pieces that the East loses by that, dismantled or run down
    balance: Span | None  # Western currency
    run_down: Span | None  # factories, in phase 3
    dismantled: Span | None  # build points, where no factory is left to run down
    police_costs: Span | None
    standard_lost: list[Span] | None  # by province
    envy: list[Span] | None  # by province: unrest of phase 6
    pressure: list[tuple[int, int, int, int]] | None  # unrest of phase 7: from, to, least, most
    socialists: int | None  # cubes that come (+) or go (-)
    protests: list[Span] | None  # mass protests of West and East in phase 10
    endings: list[Ending]  # all that may be; one: that will be
    cold_war: ColdWar | None = None


def forecast(state: VolkState) -> Forecast | None:
    """None after the end of the game."""
    return None if state.outcome else told(Outlook(state, end_of_decade()))


def told(seen: Outlook, cold_war: ColdWar | None = None) -> Forecast:
    lost = seen.lost.get
    return Forecast(
        flight=seen.flight,
        flight_loss=lost(1),
        prestige=seen.prestige[0] if seen.prestige else NONE,
        spaces=seen.prestige[1] if seen.prestige else [],
        prestige_loss=lost(2),
        balance=seen.balance,
        run_down=seen.ruined.get(3),
        dismantled=seen.dismantled.get(3),
        police_costs=lost(4),
        standard_lost=seen.standard_lost,
        envy=seen.envy,
        pressure=None if seen.pressure is None else [(*ends, *span) for ends, span in seen.pressure.items()],
        socialists=seen.socialists,
        protests=seen.protests,
        endings=[Ending(how, tuple(sorted(seats))) for how, seats in seen.endings.items()],
        cold_war=cold_war,
    )
