"""Stored states of earlier releases: brought into today's layout, and played by the rules they can be played by.

A title tells two things apart. Its `layout` rises when a state is stored in another way (a field has another name or
form) and means what it meant: every stored move leads to what it led to. Its `version` rises when the rules changed,
so that a stored move could lead to something else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Protocol, TypeAlias, TypeVar

import msgspec

from brink.engine.anything import AnyPack
from brink.engine.anything import Plain as Plain  # others know it from here too
from brink.engine.content import Pack
from brink.engine.errors import BrinkError, RecordError

FIRST_LAYOUT: Final = 1  # of states that name none
Relayout: TypeAlias = Callable[[Plain], Plain]
"""A stored state in the next layout. What it says is the same."""
Migration: TypeAlias = Callable[[Plain, AnyPack], Plain]
"""A stored state as the next version of the rules would have it; gets the pack too."""
T = TypeVar("T")


class Stored(msgspec.Struct):
    """A dump, not yet read."""

    format: str
    game: str
    rules: int
    state: msgspec.Raw
    layout: int = FIRST_LAYOUT


read_stored: Final = msgspec.json.Decoder(Stored).decode


class Title(Protocol):
    """What of a title's contract is asked here."""

    name: ClassVar[str]
    version: ClassVar[int]
    pins: ClassVar[frozenset[int]]
    migrations: ClassVar[Mapping[int, Migration]]
    layout: ClassVar[int]
    layouts: ClassVar[Mapping[int, Relayout]]

    def pack_with_hash(self, wanted: str) -> Pack: ...


def plays(title: Title, rules: int) -> bool:
    """Are moves of these rules still what they were?"""
    return rules == title.version or rules in title.pins


def brought_up(title: Title, stored: Stored) -> tuple[int, bytes | msgspec.Raw]:
    """The rules that a stored state is played by (its own, where they are pinned), and the state as they have it."""
    if stored.layout == title.layout and plays(title, stored.rules):
        return stored.rules, stored.state
    if stored.layout > title.layout:
        raise RecordError(f"this state of {title.name} was stored by a later release (layout {stored.layout})")
    try:
        return _migrated(title, stored)
    except BrinkError:
        raise
    except Exception as error:
        raise RecordError(f"not a stored state of {title.name}: {type(error).__name__}: {error}") from error


def _migrated(title: Title, stored: Stored) -> tuple[int, bytes]:
    """First the layout, so that migrations need to know but one: today's."""
    plain: Plain = msgspec.json.decode(stored.state)
    for layout in range(stored.layout, title.layout):
        plain = _way(title, stored, title.layouts, layout, "layout")(plain)
    rules = stored.rules
    while not plays(title, rules):
        migrate = _way(title, stored, title.migrations, rules, "rules")
        plain = migrate(plain, title.pack_with_hash(plain["pack"]))
        rules += 1
    return rules, msgspec.json.encode(plain)


def _way(title: Title, stored: Stored, ways: Mapping[int, T], number: int, kind: str) -> T:
    if number not in ways:
        raise RecordError(
            f"this is a state of {title.name}, rules {stored.rules}, layout {stored.layout}; "
            f"we have rules {title.version}, layout {title.layout}, and no way from {kind} {number}"
        )
    return ways[number]


def knows_all(title: Title, dump: bytes) -> bool:
    """Does a stored state say all that one of today says? One of an earlier layout may not: what was kept nowhere then
    cannot be told from it, only from the moves that led to it. If our rules cannot play those, it is all there is."""
    stored = read_stored(dump)
    return stored.layout == title.layout or not plays(title, stored.rules)


def layout_of(hash: str) -> int:
    """Of the state that a hash is of. Two hashes of different layouts cannot be compared."""
    layout, colon, _ = hash.partition(":")
    return int(layout) if colon and layout.isdecimal() else FIRST_LAYOUT
