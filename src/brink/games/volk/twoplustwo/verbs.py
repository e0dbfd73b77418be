"""What a seat of 2+2 can do beyond the base game."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from brink.engine import Action
from brink.games.volk import verbs


class Engage(Action, verb="engage", shows=True):
    """One step of the arms race."""

    card: int


class Credit(Action, verb="credit", shows=True):
    card: int


class DrawsFirst(Action, verb="draws-first"):
    power: int


class Push(Action, verb="push"):
    """Move a marker towards the yellow side or the red one."""

    track: int
    colour: int


class TakeMoney(Action, verb="take-money"):
    pass


TAKE_MONEY: Final = TakeMoney()

TwoCardAction: TypeAlias = verbs.CardAction | Engage | Credit

VERBS: Final[tuple[type[Action], ...]] = (*verbs.VERBS, Engage, Credit, DrawsFirst, Push, TakeMoney)


class TwoReady(verbs.Ready):
    def __init__(self, **counts: Any) -> None:
        super().__init__(**counts)
        self.credit = [(Credit(card),) for card in range(counts["cards"])]
        self.as_superpower = [
            (*four, Engage(card), *credit)
            for card, (four, credit) in enumerate(zip(self.with_card, self.credit, strict=True))
        ]
