"""All that can be done in Parley, one class for each verb."""

from __future__ import annotations

from typing import Final

from brink.engine import Action


class Stake(Action, verb="stake"):
    """§1: seal so many points."""

    points: int


class Draw(Action, verb="draw"):
    """§3: take a card from the deck."""


class Play(Action, verb="play"):
    """§3: lay a card down in one's own turn."""

    card: int


class Target(Action, verb="target"):
    """§3: send the card that lies open to this opponent."""

    seat: int


class React(Action, verb="react"):
    """§4: answer a card with a card."""

    card: int


STAKES: Final[list[Action]] = [Stake(points) for points in range(4)]
DRAW: Final = Draw()
