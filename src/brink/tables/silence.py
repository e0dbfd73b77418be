"""T2: how long the table keeps quiet where its answer depends on a hand.

Whoever is asked only when he can answer would show his hand by how soon he is passed over. So such an answer, the
table's and his own, takes effect no sooner than a pause that was drawn when the window opened, whatever he holds.
"""

from __future__ import annotations

import math
import secrets
from typing import Final

LEAST: Final = 0.2  # a prompt person and his line to the server need that long
MEAN: Final = 0.5
LONGEST: Final = 3.0
_FINE: Final = 1 << 53


def pause() -> float:
    """Seconds, drawn from chance that belongs to nobody: neither the game's nor anything that is ever shown.

    Beyond the least it is exponential: however long one has waited, the rest is as long as ever, so that no moment is
    the one at which only thinking explains the wait.
    """
    share = secrets.randbelow(_FINE) / _FINE
    return min(LONGEST, LEAST - (MEAN - LEAST) * math.log(1.0 - share))
