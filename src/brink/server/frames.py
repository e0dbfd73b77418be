"""A view as bytes, in pieces: whole for whoever has none yet, else only the pieces that are new to him.

A piece is the value of a field of the table. Those that are the same for everybody are written once for all who look.
What a client has is remembered as marks, a number for each piece: they take little room, so that a connection that
rests holds no view.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from operator import attrgetter
from typing import Final, TypeAlias

import msgspec

from brink.server.rendering import Renderer, about
from brink.tables import Seen, TableInfo

Marks: TypeAlias = bytes
"""Eight bytes for each piece of a table and then of its view. Another piece has another mark."""

_ENCODER: Final = msgspec.json.Encoder()
_encode: Final = _ENCODER.encode


class Pieces:
    """Fields of an object, each written by itself."""

    __slots__ = ("keys", "values")

    def __init__(self, keys: tuple[bytes, ...], values: list[bytes]) -> None:
        self.keys = keys
        self.values = values

    @classmethod
    def of(cls, fields: Mapping[str, object]) -> Pieces:
        return cls(_keys(tuple(fields)), _written(fields.values()))

    @classmethod
    def of_struct(cls, value: object) -> Pieces:
        """None, unless it is a struct that is written as an object with all of its fields."""
        kind: type = type(value)
        known = _fields(kind)
        return _NONE if known is None else cls(known[0], _written(known[1](value)))

    def and_these(self, others: Pieces) -> Pieces:
        return Pieces(_both(self.keys, others.keys), self.values + others.values)

    def whole(self) -> list[bytes]:
        return [key + value for key, value in zip(self.keys, self.values, strict=True)]

    def new_to(self, had: Iterator[int]) -> list[bytes]:
        """Those whose marks he has not."""
        return [
            key + value
            for key, value, mark in zip(self.keys, self.values, islice(had, len(self.values)), strict=True)
            if hash(value) != mark
        ]


class Frame(msgspec.Struct, frozen=True):
    """What one pair of eyes sees, with what is needed to write the log beside it. `asked`: is this viewer asked?

    `view`: the game's own part; no pieces where it is one itself, as before the start. `messages`: what was sent to
    those who only look on, by all that may differ between them. They may be many.
    """

    version: int
    names: list[str]
    asked: bool
    renderer: Renderer
    table: Pieces
    view: Pieces
    messages: dict[Hashable, bytes] = {}

    @property
    def marks(self) -> Marks:
        return array("q", map(hash, self.table.values + self.view.values)).tobytes()

    def whole(self, head: msgspec.Struct) -> bytes:
        return _joined(head, self.table.whole(), self.view.whole())

    def since(self, head: msgspec.Struct, had: Marks) -> bytes:
        """Only what is new to whoever had what these marks are of."""
        marks = iter(memoryview(had).cast("q"))
        return _joined(head, self.table.new_to(marks), self.view.new_to(marks))

    def follows(self, had: Marks) -> bool:
        """Whether it can be told as changes: the view has the same fields as it had then, or was in one piece too."""
        return len(had) == 8 * (len(self.table.values) + len(self.view.values))


def shared(info: TableInfo, online: frozenset[int], language: str) -> Pieces:
    """What all who read this language read alike."""
    return Pieces.of(about(info, online, language))


def frame_of(seen: Seen, renderer: Renderer, for_all: Pieces) -> Frame:
    """`for_all`: what is `shared` of the same moment."""
    own, view = renderer.own(seen), Pieces.of_struct(seen.view)
    if view is not _NONE:
        del own["view"]
    table = for_all.and_these(Pieces.of(own))
    return Frame(seen.info.version, seen.info.names, seen.legal is not None, renderer, table, view)


def _written(values: Iterable[object]) -> list[bytes]:
    """Each as JSON, which has no line breaks: one call writes all of them."""
    return _ENCODER.encode_lines(values).split(b"\n")[:-1]


@cache
def _fields(kind: type) -> tuple[tuple[bytes, ...], attrgetter[tuple[object, ...]]] | None:
    if not issubclass(kind, msgspec.Struct) or len(kind.__struct_fields__) < 2:  # one alone would look like none
        return None
    how = kind.__struct_config__
    if how.array_like or how.omit_defaults or how.tag is not None:
        return None
    return _keys(kind.__struct_encode_fields__), attrgetter(*kind.__struct_fields__)


@cache
def _keys(names: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(_encode(name) + b":" for name in names)


@cache
def _both(some: tuple[bytes, ...], others: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return some + others


_NONE: Final = Pieces((), [])


def _joined(head: msgspec.Struct, table: list[bytes], view: list[bytes]) -> bytes:
    inner = [b'"view":{' + b",".join(view) + b"}"] if view else []
    return b",".join([_encode(head)[:-1], *table, *inner]) + b"}"
