"""What the extra `lab` brings, for those parts of the lab that need it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from brink.engine import BrinkError

# What the libraries of the extra make. They are loaded where they are needed, and whoever checks types need not have
# them: so what a thing is is said here, and its type stays open.
Array: TypeAlias = Any  # of NumPy
Table: TypeAlias = Any  # of PyArrow
Schema: TypeAlias = Any  # of such a table
Drawing: TypeAlias = Any  # of Matplotlib: a figure, or a part of it


def needed(module: str) -> ModuleType:
    """A module of the extra; where it is missing, one sentence that tells how to get it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise BrinkError(f"experiments need {package}: pip install 'brinkmanship[lab]'") from None


def arrow() -> ModuleType:
    return needed("pyarrow")


def parquet() -> ModuleType:
    return needed("pyarrow.parquet")
