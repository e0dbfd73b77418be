"""What the numbers of a view of 2+2 are, for programs that learn to play."""

from __future__ import annotations

from brink.engine.vectors import FLAG, Bag, Each, Index, Maybe, Number, Observed
from brink.games.volk.pack import VolkPack
from brink.games.volk.vectors import ASKED, MARKER, fields


def observed(pack: VolkPack) -> Observed:
    view = {
        **fields(pack),
        "order": Each("seat", Index("seat")),
        "turn": Number(),
        "dominance": MARKER,
        "space": MARKER,
        "arms": MARKER,
        "doves": Number(),
        "treasury": Each(2, Number()),
        "arms_cost": FLAG,
        "soviet_malus": FLAG,
        "arms_deck": Number(),
        "arms_last": Index("arms"),
        "conflict_deck": Number(),
        "conflict_last": Index("conflict"),
        "stacks": Each(3, Number()),
        "peacemakers": Each("seat", Bag("card")),
        "points": Each(2, Number()),
        "automatic": FLAG,
        "drawn": Maybe(Each(2, Number(-1))),
    }
    return Observed(view, ASKED)
