"""What a board in the browser needs beyond views: all cards, tokens, terrain and scenarios, as plain data."""

from __future__ import annotations

import msgspec

from brink.engine import Plain
from brink.games.twogm.geometry import ALL_SPACES, COLUMN, ROW
from brink.games.twogm.tables import Tables


def board(pack: Tables) -> Plain:
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
    plain: Plain = msgspec.json.decode(msgspec.json.encode(tables, order="deterministic"))
    return {**plain, "columns": list(COLUMN), "rows": list(ROW), "hq_places": list(range(ALL_SPACES, ALL_SPACES + 4))}
