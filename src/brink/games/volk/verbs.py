"""Everything a seat can do, by name. 2+2 adds its own (`twoplustwo/verbs.py`).

`At` is wherever the question itself says what happens in a province; a build point is a `Factory`, a `Line`, or of a
long line a `Half`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from brink.engine import Action

# -- a turn: one card, of the display or the hand, one action ----------------------------------------------------


class RemoveUnrest(Action, verb="remove-unrest", shows=True):
    card: int


class Build(Action, verb="build", shows=True):
    card: int


class Raise(Action, verb="raise", shows=True):
    card: int


class Event(Action, verb="event", shows=True):
    card: int


class Police(Action, verb="police"):
    province: int


# -- places -----------------------------------------------------------------------------------------------------


class Factory(Action, verb="factory"):
    site: int


class Line(Action, verb="line"):
    line: int


class Half(Action, verb="half"):
    """The piece of a long line that lies next to this end."""

    line: int
    site_end: int


class Run(Action, verb="run"):
    """Run a factory down."""

    site: int


class Repair(Action, verb="repair"):
    site: int


class Close(Action, verb="close"):
    site: int


class At(Action, verb="at"):
    province: int


class Sector(Action, verb="sector"):
    sector: int


class Assign(Action, verb="assign"):
    """Say that something counts for this province."""

    province: int


class Move(Action, verb="move"):
    province: int
    province_to: int


class Calm(Action, verb="calm"):
    province: int


class Stir(Action, verb="stir"):
    province: int


# -- icons and spaces -------------------------------------------------------------------------------------------


class Space(Action, verb="space"):
    space: int


class NextIs(Action, verb="icon"):
    icon: int


class Convert(Action, verb="convert"):
    icon: int


class Ignore(Action, verb="ignore", plays=False):
    icon: int


class IgnoreLeft(Action, verb="ignore-left", plays=False):
    icon: int


class IgnoreRight(Action, verb="ignore-right", plays=False):
    icon: int


class Rest(Action, verb="rest"):
    """Carry the rest out as printed."""


# -- cards ------------------------------------------------------------------------------------------------------


class Discard(Action, verb="discard", plays=False):
    card: int


class Yield(Action, verb="yield"):
    """Let the other side draw."""


class LookHand(Action, verb="look-hand"):
    pass


class LookDeck(Action, verb="look-deck"):
    pass


class Swap(Action, verb="swap", plays=False):
    card: int
    card_own: int


class Remove(Action, verb="remove", plays=False):
    """Take a card out of the game."""

    card: int


class Done(Action, verb="done", closes=True):
    pass


DONE: Final = Done()
REST: Final = Rest()
YIELD: Final = Yield()
LOOK_HAND: Final = LookHand()
LOOK_DECK: Final = LookDeck()

CardAction: TypeAlias = RemoveUnrest | Build | Raise | Event
Point: TypeAlias = Factory | Line | Half
Ignoring: TypeAlias = Ignore | IgnoreLeft | IgnoreRight

VERBS: Final[tuple[type[Action], ...]] = (
    *(RemoveUnrest, Build, Raise, Event, Police),
    *(Factory, Line, Half, Run, Repair, Close, At, Sector, Assign, Move, Calm, Stir),
    *(Space, NextIs, Convert, Ignore, IgnoreLeft, IgnoreRight, Rest),
    *(Discard, Yield, LookHand, LookDeck, Swap, Remove, Done),
)


class Ready:
    """Actions made once, when a pack is loaded, for the decisions that are met most: to make one takes a while."""

    def __init__(
        self,
        *,
        provinces: int,
        sites: int,
        lines: Sequence[tuple[int, int]],  # their ends
        sectors: int,
        cards: int,
        icons: int,
    ) -> None:
        self.at = [At(province) for province in range(provinces)]
        self.police = [Police(province) for province in range(provinces)]
        self.calm = [Calm(province) for province in range(provinces)]
        self.stir = [Stir(province) for province in range(provinces)]
        self.sector = [Sector(sector) for sector in range(sectors)]
        self.factory = [Factory(site) for site in range(sites)]
        self.run = [Run(site) for site in range(sites)]
        self.line = [Line(line) for line in range(len(lines))]
        self.halves = [(Half(line, a), Half(line, b)) for line, (a, b) in enumerate(lines)]
        self.assign = [Assign(province) for province in range(provinces)]
        self.convert = [Convert(icon) for icon in range(icons)]
        self.icon = [NextIs(icon) for icon in range(icons)]
        self.discard = [Discard(card) for card in range(cards)]
        self.event = [Event(card) for card in range(cards)]
        self.with_card = [(RemoveUnrest(card), Build(card), Raise(card), self.event[card]) for card in range(cards)]
