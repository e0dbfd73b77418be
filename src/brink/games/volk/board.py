"""What the browser's board needs of a pack and what no view repeats: the map's graph, icons, cards, tracks.

Both titles share the board. What only 2+2 has is there if its pack has it.
"""

from __future__ import annotations

from typing import Any

from brink.games.volk.icons import Icon
from brink.games.volk.pack import SECTORS, VolkPack


def board(pack: VolkPack) -> dict[str, Any]:
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
        "cards": [_card(pack, card) for card in range(len(pack.card_ids))],
        "prestige": [[list(icons) for icons in spaces] for spaces in pack.prestige],
        "cubes": pack.cubes,
        "world": _world(pack),
    }


def _sites(pack: VolkPack) -> list[dict[str, Any]]:
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


def _icon(icon: Icon) -> dict[str, Any]:
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


def _card(pack: VolkPack, card: int) -> dict[str, Any]:
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
        "ban": _of(pack, "ban", card, False),
        "beside": list(_of(pack, "beside", card, ())),
        "below": list(_of(pack, "below", card, ())),
        "shaded": _of(pack, "shaded", card, 0),
    }


def _of(pack: VolkPack, name: str, card: int, default: Any) -> Any:
    """What only the cards of 2+2 have."""
    found = getattr(pack, name, None)
    return default if found is None else found[card]


def _world(pack: VolkPack) -> dict[str, Any] | None:
    """The board of 2+2: its tracks, space by space, and the two small decks."""
    points = getattr(pack, "track_points", None)
    if points is None:
        return None
    rewards, incomes, space_icons, levels, victory = (
        getattr(pack, name) for name in ("rewards", "incomes", "space_icons", "levels", "arms_victory")
    )
    arms_cells, conflict_cells, reshuffles = (
        getattr(pack, name) for name in ("arms_cells", "conflict_cells", "reshuffles")
    )
    return {
        "dominance": [
            {"at": at, "points": vp, "icons": list(rewards[at]), "income": list(incomes[at])}
            for at, vp in points["dominance"].items()
        ],
        "space": [{"at": at, "points": vp, "icons": list(space_icons[at])} for at, vp in points["space"].items()],
        "arms": [
            {"at": at, "points": vp, "level": levels[at], "victory": at in victory} for at, vp in points["arms"].items()
        ],
        "armsCards": [
            {"cells": [[list(cell) for cell in column] for column in card], "reshuffle": reshuffle}
            for card, reshuffle in zip(arms_cells, reshuffles[0], strict=True)
        ],
        "conflictCards": [
            {"cells": [list(cell) for cell in card], "reshuffle": reshuffle}
            for card, reshuffle in zip(conflict_cells, reshuffles[1], strict=True)
        ],
    }
