"""What the browser's board needs of a pack and what no view repeats: the map's graph, icons, cards, tracks.

Both titles share the board; 2+2 puts its own things in (`twoplustwo/board.py`).
"""

from __future__ import annotations

from brink.games.volk.icons import Icon
from brink.games.volk.pack import SECTORS, VolkPack


def board(pack: VolkPack) -> dict[str, object]:
    """Provinces, sites, lines, icons and cards by number, as views and actions name them."""
    return {
        "provinces": [
            {
                "id": province,
                "side": pack.side_of[number],
                "sector": pack.sector_of.get(number, -1),
                "across": pack.across[number],
            }
            for number, province in enumerate(pack.province_ids)
        ],
        "sectors": [
            {"id": sector, "supplier": supplier} for sector, supplier in zip(SECTORS, pack.suppliers, strict=True)
        ],
        "sites": _sites(pack),
        "lines": [
            {"ends": list(ends), "pieces": pack.line_sites[line], "side": pack.line_side[line]}
            for line, ends in enumerate(pack.line_ends)
        ],
        "westBerlin": pack.west_berlin,
        "hamburg": pack.hamburg,
        "externals": pack.externals,
        "icons": [_icon(icon) for icon in pack.icons],
        "cards": [card_face(pack, card) for card in range(len(pack.card_ids))],
        "prestige": [[list(icons) for icons in spaces] for spaces in pack.prestige],
        "cubes": pack.cubes,
        "world": None,
    }


def _sites(pack: VolkPack) -> list[dict[str, object]]:
    return [
        {
            "id": site,
            "kind": pack.map.sites[number].kind,
            "side": pack.site_side[number],
            "provinces": list(pack.site_provinces[number]),
            "country": pack.country_of[number],
        }
        for number, site in enumerate(pack.site_ids)
    ]


def _icon(icon: Icon) -> dict[str, object]:
    return {
        "name": icon.name,
        "kind": icon.kind,
        "side": icon.side,
        "colour": icon.colour,
        "place": icon.place,
        "coat": icon.coat,
        "limit": icon.limit,
        "left": icon.left,
        "right": icon.right,
        "amount": icon.amount,
    }


def card_face(pack: VolkPack, card: int) -> dict[str, object]:
    """What is printed on a card of the base game; 2+2 adds to it."""
    return {
        "id": pack.card_ids[card],
        "number": pack.card_numbers[card],
        "two": card >= pack.base_cards,
        "decade": pack.decade_of[card],
        "years": pack.card_years[card],
        "colour": pack.colour_of[card],
        "values": list(pack.values[card]),
        "special": pack.special[card],
        "flight": pack.flight[card],
        "police": pack.police[card],
        "event": list(pack.events[card]),
        "ban": False,
        "beside": [],
        "below": [],
        "shaded": 0,
    }
