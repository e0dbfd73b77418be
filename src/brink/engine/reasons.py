"""A refusal is data: which message, which rule, which pieces. The edge turns it into a sentence."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

# A value in a message: a number, a word for a selector, or several pieces of one kind.
Arg: TypeAlias = int | str | list[int]


class Reason(msgspec.Struct, frozen=True):
    """Why something may not be done. `args` name pieces by kind (`card=3`, `place_to=7`)."""

    key: str
    rule: str = ""
    args: dict[str, Arg] = {}


def refuse(key: str, rule: str = "", /, **args: Arg) -> Reason:
    """`return refuse("not-your-card", "3.1", card=card)`: the short way to write a Reason."""
    return Reason(key, rule, args)


class Prompt(msgspec.Struct, frozen=True):
    """Who is asked, what, and by which rule. For the others: whom we wait for."""

    seat: int
    key: str
    rule: str = ""
    args: dict[str, Arg] = {}
