"""What a board in the browser needs beyond views: all cards, tokens, terrain and scenarios, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from brink.games.twogm.geometry import ALL_SPACES, COLUMN, ROW
from brink.games.twogm.tables import Tables


def board(pack: Tables) -> dict[str, Any]:
    tables = {
        "units": pack.units,
        "supports": pack.supports,
        "weapons": pack.weapons,
        "tokens": pack.tokens,
        "terrains": pack.terrains,
        "naturals": pack.naturals,
        "headquarters": pack.headquarters,
        "generals": pack.generals,
        "scenarios": pack.scenarios,
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tables, order="deterministic"))
    return {**plain, "columns": list(COLUMN), "rows": list(ROW), "hq_places": list(range(ALL_SPACES, ALL_SPACES + 4))}
