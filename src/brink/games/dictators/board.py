"""What the browser's board needs of a pack and what no view repeats: the map's graph, the cards, the pieces."""

from __future__ import annotations

from typing import Final

from brink.games.dictators.pack import TRAVEL, DictatorsPack
from brink.games.dictators.state import NO_FLY_TOKENS, ROADBLOCKS

LETTERS: Final = {"action": "A", "interruption": "I", "asset": "S"}
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")


def board(pack: DictatorsPack) -> dict[str, object]:
    """Places, states, cards and so on by number, as views and actions name them."""
    return {
        "places": _places(pack),
        "states": [
            {"id": state, "zone": pack.nuclear_zone[pack.places_in[number][0]], "timezone": pack.time_zone_of[number]}
            for number, state in enumerate(pack.state_ids)
        ],
        "timezones": pack.zone_ids,
        "roads": [list(ends) for ends in pack.road_ends],
        "flights": [
            {"ends": [here, there], "zones": list(zones), "trident": trident}
            for here, flights in enumerate(pack.flights_from)
            for there, zones, trident in flights
            if here < there
        ],
        "zone4": pack.zone_4,
        "cards": [*_commands(pack), *_events(pack), *_fathers(pack)],
        "abilities": [
            {"cost": "travel" if cost == TRAVEL else cost, "once": once} for cost, once, _ in pack.asset_abilities
        ],
        "dictators": [
            {"id": dictator, "code": f"D{number:02}", "ability": ability}
            for number, (dictator, ability) in enumerate(zip(pack.dictator_ids, pack.ability_of, strict=True), 1)
        ],
        "presidential": [
            {"id": card, "code": f"P{number:02}", "present": present}
            for number, (card, present) in enumerate(zip(pack.presidential_ids, pack.present, strict=True), 1)
        ],
        "tokens": ["", *ROMAN],
        "roadblocks": ROADBLOCKS,
        "noFly": NO_FLY_TOKENS,
    }


def _places(pack: DictatorsPack) -> list[dict[str, object]]:
    special = {
        pack.start: "start",
        pack.white_house: "white-house",
        pack.place.get("A51", -1): "area-51",
        pack.place.get("CIA", -2): "cia",
        pack.guantanamo: "guantanamo",
        pack.trident: "trident",
    }
    facilities = {place for zone in pack.facilities for place in zone}
    return [
        {
            "id": place,
            "state": pack.state_of[number],
            "zone": pack.nuclear_zone[number],
            "usa": pack.in_usa[number],
            "facility": number in facilities,
            "special": special.get(number, ""),
        }
        for number, place in enumerate(pack.place_ids)
    ]


def _commands(pack: DictatorsPack) -> list[dict[str, object]]:
    counts = dict.fromkeys(LETTERS, 0)
    found = []
    for number, card in enumerate(pack.card_ids):
        kind = pack.card_kind[number]
        counts[kind] += 1
        found.append(
            {
                "id": card,
                "key": f"card-{card}",
                "code": f"{LETTERS[kind]}{counts[kind]:02}",
                "kind": kind,
                "cost": pack.card_cost[number],
                "usa": pack.card_usa_only[number],
                "turns": pack.card_turns[number],
                "while": pack.card_while[number],
                "copies": pack.command_cards.count(number),
                "abilities": pack.card_abilities[number],
            }
        )
    return found


def _events(pack: DictatorsPack) -> list[dict[str, object]]:
    plain = {"cost": 0, "usa": False, "turns": 0, "while": "", "copies": 0, "abilities": []}
    return [
        {"id": event, "key": f"event-{event}", "code": f"E{number:02}", "kind": event, **plain}
        for number, event in enumerate(("defcon", "trident"), 1)
    ]


def _fathers(pack: DictatorsPack) -> list[dict[str, object]]:
    return [
        {
            "id": father,
            "key": f"father-{father}",
            "code": f"F{number + 1:02}",
            "kind": "father",
            "cost": 0,
            "usa": False,
            "turns": pack.father_turns[number],
            "while": pack.father_while[number],
            "copies": 1,
            "abilities": [],
            "instant": pack.father_instant[number],
        }
        for number, father in enumerate(pack.father_ids)
    ]
