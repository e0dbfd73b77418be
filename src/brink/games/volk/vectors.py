"""What the numbers of a view are, for programs that learn to play."""

from __future__ import annotations

from typing import Final

from brink.engine.vectors import DERIVED, FLAG, Bag, Each, Index, Number, Observed, Part, Which
from brink.games.volk.pack import DECADES, TRACK_END, VolkPack

MARKER: Final = Number(-2 * TRACK_END, 2 * TRACK_END)
CARDS: Final = Bag("card")
BACKS: Final = Bag("card", hidden=DECADES)
POLICE: Final = 8  # cards, more than there are
ASKED: Final[dict[str, Part]] = {
    "card": Index("card"),
    "icon": Index("icon"),
    "province": Index("province"),
    "side": Index("side"),
    **dict.fromkeys(("count", "left", "nth", "of", "points", "price", "unrest"), Number()),
}


def fields(pack: VolkPack) -> dict[str, Part]:
    """What views of either title have."""
    by_province = dict.fromkeys(("unrest", "protests", "standard", "socialists", "economy"), Each("province", Number()))
    return {
        "seat": Which("seat"),
        "decade": Which(DECADES, first=1),
        "part": Which(3, first=1),
        "phase": Which("phase", first=1),
        "active": Which("seat"),
        "placing": Index("icon"),
        "event": DERIVED,
        "coming": DERIVED,
        **by_province,
        "exports": Each("province", Number(-1, 99)),
        "sectors": Each("sector", Number()),
        "borrowed": Bag("province"),
        "factories": Each("site", Number(0, 2)),
        "values": Each("site", Number()),
        "built": Each("line", Number(0, 4)),
        "hamburg": Which("province"),
        "abroad": Each(len(pack.externals), Index("province")),
        "prestige": MARKER,
        "currency": MARKER,
        "socialism": MARKER,
        "box": Number(),
        "wall": FLAG,
        "stasi_gone": FLAG,
        "police": CARDS,
        "police_used": Each(POLICE, FLAG),
        "display": CARDS,
        "special": Index("card"),
        "deck": BACKS,
        "hands": Each("seat", BACKS),
        "discards": Each("seat", BACKS),
        "rest": BACKS,
        "played": CARDS,
        "past": CARDS,
        "latest": Index("card"),
        "forecast": DERIVED,
    }


def observed(pack: VolkPack) -> Observed:
    return Observed(fields(pack), ASKED)
