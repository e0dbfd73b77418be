"""What the numbers of a view are, for programs that learn to play.

Rows of units are those of their numbers, which actions name. What is left out is worked out for people: odds of shots,
ways a unit could go.
"""

from __future__ import annotations

from typing import Final

from brink.engine.vectors import (
    DERIVED,
    FLAG,
    Bag,
    By,
    Each,
    Fields,
    Index,
    LeftOut,
    Mask,
    Maybe,
    Number,
    Observed,
    Which,
)
from brink.engine.vectors import Part as Word
from brink.games.twogm.geometry import HQS, PLACES
from brink.games.twogm.pack import SPACES
from brink.games.twogm.state import Options
from brink.games.twogm.tables import Tables

UNITS: Final = 64  # of each seat in one game, reckoned generously: numbers are never used again
SLOTS: Final = 10
BIDS: Final = 6  # 0 to 5 action points
GOALS: Final = 4
ATTACHED: Final = 3
UNIT: Final = Fields(
    {
        "unit": LeftOut("its row"),
        "card": Index("card"),
        "seat": Index("seat"),
        "place": Index(PLACES),
        "wounds": Number(),
        "life": Number(),
        **dict.fromkeys(("equip", "used", "grey", "mounted"), Mask(SLOTS)),
        "movement": Number(),
        "spent": Number(),
        "suppressed": FLAG,
        "smoke": FLAG,
        "cards": Each(ATTACHED, Index("card")),
        "carrier": Index("unit"),
        "pair": Index("unit"),
        "assault": Index(PLACES),
        "ranges": DERIVED,
        "moves": DERIVED,
    }
)
PLAYER: Final = Fields(
    {
        "faction": Which("faction"),
        "side": FLAG,
        "ap": Number(-1),
        "hand": Bag("card", hidden=1),
        "costs": DERIVED,
        "deck": Number(),
        "discard": Bag("card"),
        "general": Which("general"),
        "bid": Number(-1),
    }
)
FOCUS: Final = Fields(
    {
        "unit": Index("unit"),
        "slot": Number(-1, SLOTS),
        "target": Index("unit"),
        "place": Index(PLACES),
        "card": Index("card"),
        "terrain": Index("terrain"),
        "equip": Mask(SLOTS),
        "price": Number(-1),
        "announced": Index("card"),
    }
)
RAID: Final = Fields(
    {
        "fliers": Each(4, Index("unit")),
        "interceptors": Each(8, Index("unit")),
        "place": Index(PLACES),
        "target": Index("unit"),
        "area": Bag(PLACES),
    }
)


def observed(options: Options, pack: Tables) -> Observed:
    spaces = SPACES * options.boards
    counter, two = Each(spaces, Number(-1)), Each(2, Number(-1))
    view: dict[str, Word] = {
        "scenario": Index("scenario"),
        "turn": Number(0, 999),
        "round": Number(),
        "phase": Which("phase"),
        "active": Which(2),
        "first": Which(2),
        "spaces": Number(0, 999),
        "natural": Each(spaces, Which("natural")),
        "natural_hp": counter,
        "terrain": Each(spaces, Index("terrain")),
        "terrain_hp": counter,
        "anchor": Each(spaces, Index(PLACES)),
        "smoke": Each(spaces, Mask(2)),
        "litter": Each(spaces, Mask(len(pack.names["token"]))),
        "control": counter,
        "hq_hp": Each(HQS, Number()),
        "limits": two,
        "losses": Each(2, Number(0, 999)),
        "points": Each(2, Number(0, 999)),
        "units": By("unit", "unit", UNIT),
        "players": Each("seat", PLAYER),
        "shots": DERIVED,
        "fired_at": Each(2, Number(-1, 999)),
        "rolls": LeftOut("is over"),
        "focus": FOCUS,
        "raid": Maybe(RAID),
        "ready": DERIVED,
        "tired": DERIVED,
        "only_ground": DERIVED,
        "coming": DERIVED,
        "landings": DERIVED,
        "aims": DERIVED,
        "areas": DERIVED,
        "arrivals": DERIVED,
        "last_round": Number(),
        "income": two,
        "supply": two,
        "held": Each(GOALS, Number()),
        "boats": Number(),
        "doubled": DERIVED,
    }
    asked: dict[str, Word] = {
        **dict.fromkeys(("card", "card_attacker"), Index("card")),
        "space": Index("space"),
        "terrain": Index("terrain"),
        "weapon": Index("weapon"),
        **dict.fromkeys(("ap", "count", "left", "limit", "wounds"), Number()),
    }
    return Observed(view, asked)
