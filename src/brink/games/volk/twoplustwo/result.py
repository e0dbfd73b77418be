"""How a game of 2+2 ended, in sentences: which side, which of its two players, and by what."""

from __future__ import annotations

from typing import Final

from brink.engine import Line, Outcome
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA
from brink.games.volk.twoplustwo.views import TwoView

# The ends that the base game knows: there West or East wins by them, here a side does (§11.11).
OF_A_SIDE: Final = frozenset(
    {
        "two-insolvency",
        "two-socialism-fails",
        "two-triumph-of-socialism",
        "two-west-collapses",
        "two-east-collapses",
        "two-both-collapse",
        "two-east-endures",
    }
)


def result(outcome: Outcome, view: TwoView | None = None) -> list[Line]:
    """§11.11. With the last view also the victory points, or the peacemakers, that decided."""
    own = f"two-{outcome.how}"
    winners = Line(0, "winner" if len(outcome.winners) == 1 else "winners", {"seat_all": list(outcome.winners)})
    if own in OF_A_SIDE:
        return [Line(0, f"outcome-{own}"), *_points(view), winners]
    first = Line(0, f"outcome-{outcome.how}", outcome.args)
    return [first, winners, *_peacemakers(view)] if outcome.how == "nuclear-war" else [first, *_points(view)]


def _points(view: TwoView | None) -> list[Line]:
    if view is None:
        return []
    return [Line(0, "points-compared", {"usa": view.points[USA], "soviet": view.points[SOVIET_UNION]})]


def _peacemakers(view: TwoView | None) -> list[Line]:
    if view is None:
        return []
    usa, soviet, west, east = map(len, view.peacemakers)
    return [Line(0, "peacemakers-counted", {"usa": usa, "soviet": soviet, "west": west, "east": east})]
