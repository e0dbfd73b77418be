"""What another process has done at a table that we hold, read in one question.

Everybody at the table waits for it, so it is asked for once in each process, past SQLAlchemy and on the server's own
line: that costs a third of reading the table anew. Whatever is not simply played on is left to `Hall.fresh`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from brink.tables import store
from brink.tables.line import Line
from brink.tables.live import Live, Tail
from brink.tables.rows import Row

FEW: Final = 50  # changes; who is further behind reads the table anew
_NEWS: Final = """
SELECT (SELECT row_to_json(t) FROM tables t WHERE id = $1),
  (SELECT json_agg(s ORDER BY seat) FROM seats s WHERE table_id = $1),
  (SELECT json_agg(m ORDER BY version) FROM moves m WHERE table_id = $1 AND version > $2),
  (SELECT json_agg(json_build_array(version, entry) ORDER BY version, n)
     FROM lines WHERE table_id = $1 AND version >= $2)
"""


async def read_news(line: Line, held: Live) -> tuple[Live, list[Row]] | None:
    """The table without its state, and the moves that lead to it from what we hold. None: that cannot be told."""
    found = await line.ask(_NEWS, held.facts.id, held.facts.version)
    if found is None or found[0] is None:
        return None
    facts, chairs, rows, lines = ([] if part is None else msgspec.json.decode(part) for part in found)
    live = Live(store.facts_of(facts), tuple(store.chair_of(chair) for chair in chairs))
    moves = [store.move_row(row) for row in rows]
    if live.facts.packed or any(row.by in ("undo", "rules") for row in moves):
        return None
    # Something may have been said at the version that we hold; what came before it is not read again.
    tail = Tail(held.facts.version - 1, tuple((version, store.entry_of(entry)) for version, entry in lines))
    return msgspec.structs.replace(live, tail=tail), moves
