"""A view as a vector: whole numbers of 16 bits, each with a name, a type and bounds.

It is made of what `Game.look` gives a seat, so two worlds that a seat cannot tell apart give the same vector. In front
stands what every title has: who is asked, at which step, and at the end who has won; then the arguments of the prompt
and the fields of the view, as the title says what they are (`Contract.observed`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, TypeAlias

import msgspec

from brink.adapters.numbering import HASH_BYTES, pieces_of
from brink.engine import AnyGame, BrinkError, Look, Pack
from brink.engine.steps import Decision, family, key_of
from brink.engine.vectors import FLAG, Bag, By, Each, Fields, Index, LeftOut, Mask, Maybe, Number, Part, Size, Which

Value: TypeAlias = Any
"""Of a view, or of a prompt: its type is whatever the title has said of it (`Part`)."""
Writer: TypeAlias = Callable[[Value, list[int]], None]
"""Writes a value into its place of the list."""
CHUNK: Final = 15  # bits of a mask that fit a number
MANY: Final = 999  # of one card in one pile


class Slot(msgspec.Struct, frozen=True):
    """One number of the vector. `type`: number, flag, index, one-hot, count or mask."""

    name: str
    type: str
    low: int
    high: int


class Vector:
    """How looks of a table become vectors; all tables with these seats, options and this pack share it."""

    def __init__(self, game: AnyGame, players: int, options: object, pack: Pack) -> None:
        told = game.observed(players, options, pack)
        if told is None:
            raise BrinkError(f"{game.name} does not say what the numbers of its views are (`observed`)")
        self.slots: list[Slot] = []
        self._counts = pieces_of(game, players, pack)
        self._names = game.names(pack)
        steps = sorted({key_of(step) for step in family(*game.steps).values() if issubclass(step, Decision)})
        self._steps = {step: number for number, step in enumerate(steps)}
        for step in steps:
            self._slot(f"step.{step}", "one-hot", 0, 1)
        self._decider = self._writer("decider", Which("seat"))
        self._over = self._writer("over", FLAG)
        self._winners = self._writer("winners", Bag("seat"))
        self._asked = self._writer("asked", Fields(told.asked))
        self._view = self._writer("", Fields(told.view))

    @property
    def size(self) -> int:
        return len(self.slots)

    @property
    def hash(self) -> str:
        """Two vectors with one hash mean the same, number by number."""
        return blake2b(msgspec.json.encode(self.slots), digest_size=HASH_BYTES).hexdigest()

    def of(self, look: Look) -> array[int]:
        """What a seat may see now, as numbers."""
        out = [0] * len(self.slots)
        prompt, outcome = look.prompt, look.outcome
        if prompt is not None:
            out[self._steps[prompt.step]] = 1
            self._decider(prompt.seat, out)
            self._asked(prompt.args, out)
        if outcome is not None:
            self._over(1, out)
            self._winners(outcome.winners, out)
        self._view(look.view, out)
        return array("h", out)

    # -- making it, once ----------------------------------------------------------------------------------------

    def _slot(self, name: str, kind: str, low: int, high: int) -> int:
        self.slots.append(Slot(name, kind, low, high))
        return len(self.slots) - 1

    def _many(self, of: Size) -> list[str]:
        """The names of so many pieces: as messages call them, or their numbers."""
        if isinstance(of, int):
            return [str(number) for number in range(of)]
        if of not in self._counts:
            raise BrinkError(f"nobody says how many there are of '{of}'")
        names: Sequence[str] = self._names.get(of, ())
        return [
            names[number] if number < len(names) and names[number] else str(number)
            for number in range(self._counts[of])
        ]

    def _writer(self, name: str, part: Part) -> Writer:
        """Slots for this part, and what fills them."""
        match part:
            case Number(low, high):
                return _number(self._slot(name, "flag" if (low, high) == (0, 1) else "number", low, high), low, high)
            case Index(of):
                most = len(self._many(of))
                return _index(self._slot(name, "index", 0, most), most)
            case Which(of, first):
                slots = [self._slot(f"{name}.{one}", "one-hot", 0, 1) for one in self._many(of)]
                return _which(slots[0], len(slots), first)
            case Bag(of, hidden):
                known = [self._slot(f"{name}.{one}", "count", 0, MANY) for one in self._many(of)]
                for back in range(1, hidden + 1):
                    self._slot(f"{name}.hidden-{back}", "count", 0, MANY)
                return _bag(known[0], len(known), hidden)
            case Mask(bits):
                chunks = range(0, bits, CHUNK)
                begin = len(self.slots)
                for low in chunks:
                    self._slot(f"{name}.bits-{low}", "mask", 0, (1 << min(CHUNK, bits - low)) - 1)
                return _mask(begin, len(chunks))
            case Maybe(inner):
                return _maybe(self._slot(f"{name}.there", "flag", 0, 1), self._writer(name, inner))
            case Each(of, inner):
                return self._each(name, of, inner)
            case By(field, of, inner):
                rows = [self._writer(f"{name}.{one}", inner) for one in self._many(of)]
                return _by(field, rows)
            case Fields(parts):
                return self._fields(name, parts)
            case LeftOut():
                return _nothing

    def _each(self, name: str, of: Size, inner: Part) -> Writer:
        begin = len(self.slots)
        rows = [self._writer(f"{name}.{one}", inner) for one in self._many(of)]
        match inner:  # rows of one number each are written at once: they are most of all that is written
            case Number(low, high):
                return _numbers(begin, len(rows), low, high)
            case Index():
                return _indices(begin, len(rows), self.slots[begin].high)
            case Which(_, first):
                return _whiches(begin, len(rows), (len(self.slots) - begin) // len(rows), first)
        return _rows(rows)

    def _fields(self, name: str, parts: Mapping[str, Part]) -> Writer:
        dot = f"{name}." if name else ""
        made = [(field, self._writer(f"{dot}{field}", part)) for field, part in parts.items()]
        return _struct([(field, write) for field, write in made if write is not _nothing])


# -- what fills slots ---------------------------------------------------------------------------------------------


def _nothing(value: Value, out: list[int]) -> None:
    pass


def _number(at: int, low: int, high: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        if isinstance(value, int):
            out[at] = low if value < low else high if value > high else value

    return write


def _numbers(begin: int, count: int, low: int, high: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        some = value[:count]
        out[begin : begin + len(some)] = [low if one < low else high if one > high else one for one in some]

    return write


def _index(at: int, most: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        if isinstance(value, int) and 0 <= value < most:
            out[at] = value + 1

    return write


def _indices(begin: int, count: int, most: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        some = value[:count]
        out[begin : begin + len(some)] = [one + 1 if 0 <= one < most else 0 for one in some]

    return write


def _whiches(begin: int, count: int, width: int, first: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        for row, one in enumerate(value[:count]):
            if 0 <= one - first < width:
                out[begin + width * row + one - first] = 1

    return write


def _which(begin: int, count: int, first: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        if isinstance(value, int) and 0 <= value - first < count:
            out[begin + value - first] = 1

    return write


def _bag(begin: int, count: int, hidden: int) -> Writer:
    backs = begin + count - 1  # back 1 is the first slot after the pieces

    def write(value: Value, out: list[int]) -> None:
        for one in value:
            if 0 <= one < count:
                out[begin + one] += 1
            elif -hidden <= one < 0:
                out[backs - one] += 1

    return write


def _mask(begin: int, chunks: int) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        for chunk in range(chunks):
            out[begin + chunk] = value >> CHUNK * chunk & (1 << CHUNK) - 1

    return write


def _maybe(at: int, inner: Writer) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        if value is not None:
            out[at] = 1
            inner(value, out)

    return write


def _rows(rows: Sequence[Writer]) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        for row, one in zip(rows, value, strict=False):
            row(one, out)

    return write


def _by(field: str, rows: Sequence[Writer]) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        for one in value:
            number = getattr(one, field)
            if number < len(rows):
                rows[number](one, out)

    return write


def _struct(parts: Sequence[tuple[str, Writer]]) -> Writer:
    def write(value: Value, out: list[int]) -> None:
        if isinstance(value, dict):
            for field, inner in parts:
                if field in value:
                    inner(value[field], out)
        else:
            for field, inner in parts:
                inner(getattr(value, field), out)

    return write
