"""Chance: a keyed counter stream, the only source of randomness in a game.

Word *i* of the stream is a 32-bit piece of BLAKE2b(key = seed, block number). The whole generator is a seed
and a counter, so it is copied in a moment, stored in a few bytes, and anybody who knows the seed can
compute every die and every shuffle again. The seed's hash is published when a game starts, the seed
when it ends.
"""

from __future__ import annotations

import os
import re
from hashlib import blake2b
from struct import Struct
from typing import Final

from brink.engine.errors import RecordError, RulesError

SEED_BYTES: Final = 16
_WORDS: Final = 16  # 32-bit words in one 64-byte block
_LAST: Final = _WORDS - 1
_TOP: Final = 1 << 32
_unpack: Final = Struct(f"<{_WORDS}I").unpack


class Chance:
    """Unbiased whole numbers from a seed. `trace`, when it is a list, collects every result given out."""

    __slots__ = ("_block", "drawn", "seed", "trace")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise RecordError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed = seed
        self.drawn = drawn  # words used so far
        self.trace: list[int] | None = None
        self._block: tuple[int, ...] = self._compute(drawn // _WORDS) if drawn % _WORDS else ()

    def _compute(self, number: int) -> tuple[int, ...]:
        return _unpack(blake2b(number.to_bytes(8, "little"), key=self.seed).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Words in the incomplete last range are rejected, so no number is favoured."""
        while True:
            drawn = self.drawn
            at = drawn & _LAST
            if not at:
                self._block = self._compute(drawn >> 4)
            self.drawn = drawn + 1
            word = self._block[at]
            result = word % n
            if word - result <= _TOP - n:
                if self.trace is not None:
                    self.trace.append(result)
                return result
            if n > _TOP:
                raise RulesError(f"chance has no range of {n}; the largest is {_TOP}")

    def die(self, sides: int) -> int:
        return 1 + self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place. Most of all chance is shuffled cards, so `below` is written out where it can be."""
        if self.trace is not None or type(self) is not Chance:
            below = self.below
            for last in range(len(items) - 1, 0, -1):
                other = below(last + 1)
                items[last], items[other] = items[other], items[last]
            return
        drawn, block = self.drawn, self._block
        for last in range(len(items) - 1, 0, -1):
            n = last + 1
            while True:
                at = drawn & _LAST
                if at == 0:
                    block = self._compute(drawn >> 4)
                drawn += 1
                word = block[at]
                other = word % n
                if word - other <= _TOP - n:
                    break
            items[last], items[other] = items[other], items[last]
        self.drawn, self._block = drawn, block

    def copy(self) -> Chance:
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.drawn = self.drawn
        new.trace = None
        new._block = self._block
        return new

    def fork(self, label: str) -> Chance:
        """An independent stream for something else (a bot, a test), derived from the same seed."""
        return Chance(blake2b(label.encode(), key=self.seed, digest_size=SEED_BYTES).digest())


class Script(Chance):
    """Chance read from a record: gives out the recorded results instead of computing them."""

    __slots__ = ("results",)

    def __init__(self, results: list[int]) -> None:
        super().__init__(bytes(SEED_BYTES))
        self.results = results

    def below(self, n: int) -> int:
        if self.drawn >= len(self.results):
            raise RecordError("the record has fewer chance results than the rules ask for")
        result = self.results[self.drawn]
        if not 0 <= result < n:
            raise RecordError(f"chance result {result} does not fit a range of {n}")
        self.drawn += 1
        if self.trace is not None:
            self.trace.append(result)
        return result

    def copy(self) -> Script:
        new = Script(self.results)
        new.drawn = self.drawn
        return new


def new_seed() -> bytes:
    """128 bits from the operating system."""
    return os.urandom(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """A seed from what a person types: 32 hexadecimal digits as they are, anything else by its hash."""
    if re.fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", text):
        return bytes.fromhex(text)
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def commitment(seed: bytes) -> str:
    """The hash that is published when the game starts; it fixes the seed without telling it."""
    return blake2b(seed, digest_size=32, person=b"brink-commit").hexdigest()
