"""What the extra `lab` brings, for those parts of the lab that need it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from brink.engine import BrinkError


def needed(module: str) -> Any:
    """A module of the extra; where it is missing, one sentence that tells how to get it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise BrinkError(f"experiments need {package}: pip install 'brinkmanship[lab]'") from None


def arrow() -> Any:
    return needed("pyarrow")


def parquet() -> Any:
    return needed("pyarrow.parquet")
