"""How closely random games are looked at by the conformance suite: `BRINK_CLOSELY=1` for all that it may see of them.

Without it every second of those decisions is looked at, which is what most of the time goes to."""

from __future__ import annotations

import os

APART = 1 if os.environ.get("BRINK_CLOSELY") else 2


def every(decisions: int) -> int:
    return decisions * APART
