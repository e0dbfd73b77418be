"""What the numbers of a view are, for programs that learn to play."""

from __future__ import annotations

from typing import Final

from brink.engine.vectors import FLAG, Bag, Each, Fields, Index, LeftOut, Maybe, Number, Observed, Part, Which
from brink.games.dictators.pack import DictatorsPack

FACILITIES: Final = 6  # of a player, more than anybody has
FRONT: Final = 8
ON_TABLE: Final = 3
ZONES: Final = 5  # piles of facility cards; the first is none
HELD: Final = Bag("card", hidden=1)
NAMED: Final[dict[str, Part]] = {
    **dict.fromkeys(("card", "card_gone", "card_stopped", "card_wanted"), Index("card")),
    **dict.fromkeys(("place", "place_a", "place_b", "place_c", "place_d"), Index("place")),
    **dict.fromkeys(("seat_whom", "seat_by", "seat_roller"), Index("seat")),
    "state": Index("state"),
    "timezone": Index("timezone"),
}
ASKED: Final[dict[str, Part]] = {
    **NAMED,
    **dict.fromkeys(("count", "least", "left", "level", "limit", "needed", "shown", "total", "travel"), Number()),
    "bonus": Number(-99),
    "odds": Number(0, 100),
}


def observed(pack: DictatorsPack) -> Observed:
    kept = len(pack.names["presidential"])
    player = Fields(
        {
            "dictator": Which("dictator"),
            "copied": Index("dictator"),
            "ability_spent": FLAG,
            "place": Which("place"),
            "skips": Number(),
            "hand": HELD,
            "costs": LeftOut("follows from the hand, `free`, the ability and what lies in front"),
            "facilities": Each(FACILITIES, Index("place")),
            "facility_zones": Each(FACILITIES, Number(0, 4)),
            "disarmed": Each(FACILITIES, FLAG),
            "counts": Number(),
            "tokens": Bag("token", hidden=1),
            "front": Each(FRONT, Index("card")),
            "front_counts": Each(FRONT, Number()),
            "father": Index("card"),
            "father_count": Number(),
            "bunker": HELD,
            "stored": Which(kept + 2, first=-2),
            "bribed_by": Index("seat"),
            "controlled_by": Index("seat"),
            "hand_limit": Number(),
            "needed": Number(),
            "odds": Number(0, 100),
        }
    )
    view: dict[str, Part] = {
        "seat": Which("seat"),
        "active": Which("seat"),
        "turn": Number(0, 9999),
        "actions_left": Number(),
        "travelled": Number(),
        "travel_spent": LeftOut("follows from `travelled` and the dictators"),
        "free": Bag("card"),
        "whole_turn": FLAG,
        "players": Each("seat", player),
        "table": Each(ON_TABLE, Fields({"seat": Index("seat"), "card": Index("card"), "will": Fields(NAMED)})),
        "journey": Maybe(Fields({"seat": Which("seat"), "place": Which("place")})),
        "deck": Number(0, 999),
        "discard": Bag("card"),
        "father_deck": Number(),
        "father_discard": Bag("card"),
        "president_deck": Bag("presidential", hidden=1),
        "president_discard": Bag("presidential"),
        "facility_decks": Each(ZONES, Number()),
        "blocked": Bag(len(pack.road_ends)),
        "no_fly": Bag("timezone"),
        "board_tokens": Each("token", FLAG),
        "unused_tokens": Number(),
        "gone_tokens": Bag("token"),
        "spare_dictators": Bag("dictator"),
        "defcon": Number(),
        "trident": Number(),
        "warheads": Number(),
        "die": Number(),
        "die_sides": Number(),
        "bonus": Number(-99),
        "event_text_reading": LeftOut("an option of the table"),
    }
    return Observed(view, ASKED)
