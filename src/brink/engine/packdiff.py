"""What is different between two packs, entry by entry, whatever the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from brink.engine.anything import Plain, PlainValue
from brink.engine.content import Content


class Field(msgspec.Struct, frozen=True):
    """A value of an entry that is different; None: not there."""

    name: str
    old: PlainValue
    new: PlainValue


class Change(msgspec.Struct, frozen=True):
    file: str
    entry: str
    kind: Literal["added", "removed", "changed"]
    fields: list[Field]


def compare(old: Content, new: Content) -> list[Change]:
    """All changes, by file and entry. `pack.toml` is left out: it says what a pack is called, not what is in it."""
    changes = []
    for file in sorted({*old.data, *new.data} - {"pack.toml"}):
        before, after = _entries(old.data.get(file, {})), _entries(new.data.get(file, {}))
        for entry in dict.fromkeys([*before, *after]):
            change = _change(file, entry, before.get(entry), after.get(entry))
            if change is not None:
                changes.append(change)
    return changes


def _change(file: str, entry: str, before: Plain | None, after: Plain | None) -> Change | None:
    if before is None:
        return Change(file, entry, "added", _fields({}, after or {}))
    if after is None:
        return Change(file, entry, "removed", _fields(before, {}))
    fields = _fields(before, after)
    return Change(file, entry, "changed", fields) if fields else None


def _fields(before: Plain, after: Plain) -> list[Field]:
    names = dict.fromkeys([*before, *after])
    return [Field(name, before.get(name), after.get(name)) for name in names if before.get(name) != after.get(name)]


def _entries(data: Plain) -> dict[str, Plain]:
    """A file's entries: `cards.envoy` of an array of tables with ids, `roads.3` without, `tracks.arms` of a table."""
    found: dict[str, Plain] = {}
    for name, value in data.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value, 1):
                found[f"{name}.{item.get('id', number)}"] = item
        elif isinstance(value, dict):
            found[name] = value
        else:
            found[name] = {"value": value}
    return found
