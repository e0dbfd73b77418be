"""A package: rows of a table, pressed together. Nothing of the database, nothing of any game; for worker processes.

States resemble each other, and so do log lines; apart they hardly shrink, together to less than a tenth. A package is
xz over slices, each with its length in front, so that a table goes back into its rows some at a time.
"""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from typing import Any, Final, Literal, TypeAlias

import msgspec

from brink.engine import BrinkError

FORMAT: Final = b"brink1\n"
_PRESET: Final = 1  # quick and small in memory; six would save another tenth
Part: TypeAlias = Literal["moves", "lines", "snapshots"]
Cells: TypeAlias = list[Any]
"""A row as it is stored, a value for each column. Of what type a value is, only its column knows."""


class Slice(msgspec.Struct, frozen=True):
    """Some rows of one of a table's parts, without its id."""

    part: Part
    rows: list[Cells]


class Damaged(BrinkError):
    """A package that cannot be read."""


_encode: Final = msgspec.msgpack.encode
_decode: Final = msgspec.msgpack.Decoder(Slice).decode


def slice_of(part: Part, rows: Iterable[Iterable[object]]) -> bytes:
    return _encode(Slice(part, [list(row) for row in rows]))


def rows_in(data: bytes) -> Slice:
    return _decode(data)


def fold(slices: list[bytes]) -> bytes:
    """In a worker. States are stored compressed, each by itself; here they are opened first."""
    press = lzma.LZMACompressor(preset=_PRESET)
    out = [FORMAT]
    for data in slices:
        opened = _states(data, zlib.decompress)
        out.append(press.compress(len(opened).to_bytes(4, "big") + opened))
    out.append(press.flush())
    return b"".join(out)


def unfold(package: bytes) -> list[bytes]:
    """In a worker: the slices as they were."""
    return [_states(data, lambda state: zlib.compress(state, 1)) for data in _slices(package)]


def _slices(package: bytes) -> Iterator[bytes]:
    if not package.startswith(FORMAT):
        raise Damaged("a package of another release")
    try:
        with lzma.open(BytesIO(package[len(FORMAT) :])) as pressed:
            while head := pressed.read(4):
                size = int.from_bytes(head, "big")
                data = pressed.read(size)
                if len(data) != size:
                    raise EOFError
                yield data
    except (lzma.LZMAError, EOFError) as error:
        raise Damaged(f"a damaged package: {error}") from None


def _states(data: bytes, change: Callable[[bytes], bytes]) -> bytes:
    found = _decode(data)
    if found.part != "snapshots":
        return data
    return slice_of("snapshots", ([version, change(state)] for version, state in found.rows))
