"""How a game ended."""

from __future__ import annotations

import msgspec

from brink.engine.reasons import Arg


class Outcome(msgspec.Struct, frozen=True):
    """The result. `how` names the way it ended (message `outcome-<how>`), `rule` the paragraph.

    `ranking` holds each seat's place (1 is best; equal places are shared), `points` each seat's score.
    Nobody needs to win: a common defeat has no winners and everybody in the last place.
    """

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    how: str
    rule: str = ""
    points: tuple[int, ...] = ()
    args: dict[str, Arg] = {}


def rank(points: list[int]) -> tuple[int, ...]:
    """Places by points, highest first; equal points share a place."""
    return tuple(1 + sum(other > mine for other in points) for mine in points)
