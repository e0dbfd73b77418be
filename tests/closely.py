"""How closely random games are looked at: `BRINK_CLOSELY=1` for all that the tests may see of them.

Without it every twelfth of those decisions is looked at, of those that are looked at one by one half as many, and the
first cases stand for all: that is what most of the time goes to.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
APART: Final = 1 if os.environ.get("BRINK_CLOSELY") else 12


def every(decisions: int) -> int:
    return decisions * APART


def first(decisions: int) -> int:
    """So many from the start on, one by one."""
    return decisions if APART == 1 else decisions // 2


def some(cases: Sequence[T], most: int = 1) -> Sequence[T]:
    """The first of them stand for all."""
    return cases if APART == 1 else cases[:most]
