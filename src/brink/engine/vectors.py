"""How a title's views become numbers, in words that a title uses: what each field of a view is.

    def observed(self, players, options, pack):
        view = {"seat": Which("seat"), "unrest": Each("province", Number(0, 40)), "hand": Bag("card", hidden=1)}
        return Observed(view, asked={"card": Index("card")})

Nothing here is about the state: whoever makes a vector by these words has a view and nothing else. Sizes are numbers or
kinds of pieces, whose number the pack tells (`names`, `counts`). All numbers are whole and fit 16 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

Size: TypeAlias = str | int
"""So many, or as many as there are pieces of this kind."""


class Number(msgspec.Struct, frozen=True):
    """A number. What lies outside the bounds is told as the bound; what is not there as 0."""

    low: int = 0
    high: int = 99


FLAG: Final = Number(0, 1)


class Index(msgspec.Struct, frozen=True):
    """One piece of a kind, as its number plus 1; 0 is none. For kinds of which there are many in many places."""

    of: Size


class Which(msgspec.Struct, frozen=True):
    """One of several, each with a place of its own that holds 1 or 0. Below `first` it is none of them."""

    of: Size
    first: int = 0


class Bag(msgspec.Struct, frozen=True):
    """A list of pieces in any order: how often each is there. A hidden one is below 0, and `hidden` says how many backs
    there are to tell apart: -1, -2 and so on.
    """

    of: Size
    hidden: int = 0


class Mask(msgspec.Struct, frozen=True):
    """A number whose bits say something each; cut into pieces of 15 bits."""

    bits: int


class Each(msgspec.Struct, frozen=True):
    """A list by piece: for each of them one of these, in their order. What is missing at its end is 0."""

    of: Size
    part: Part


class By(msgspec.Struct, frozen=True):
    """A list of structs, each in the row that one of its fields names."""

    field: str
    of: Size
    part: Fields


class Fields(msgspec.Struct, frozen=True):
    """A struct: its fields, or those of them that say something."""

    parts: Mapping[str, Part]


class Maybe(msgspec.Struct, frozen=True):
    """Something that may be None: whether it is there, and then what it is."""

    part: Part


class LeftOut(msgspec.Struct, frozen=True):
    """A field that has no place in the vector, and why."""

    why: str


Part: TypeAlias = Number | Index | Which | Bag | Mask | Each | By | Fields | Maybe | LeftOut


class Observed(msgspec.Struct, frozen=True):
    """What every field of a title's view is, and those arguments of its prompts that say something."""

    view: Mapping[str, Part]
    asked: Mapping[str, Part] = {}


SPAN: Final = Each(2, Number(-99, 99))
"""From the least to the most."""
DERIVED: Final = LeftOut("follows from the rest")
