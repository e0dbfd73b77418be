"""Libraries that only an extra brings; without it one sentence says how to get it."""

from __future__ import annotations

from brink.engine import BrinkError


def missing(library: str, extra: str) -> BrinkError:
    return BrinkError(f"this needs {library}: pip install 'brinkmanship[{extra}]'")
