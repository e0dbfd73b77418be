"""A refusal is data: which message, which rule, which pieces. The edge turns it into a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeGuard

import msgspec

# A value in a message: a number, a word for a selector, or several pieces of one kind.
from brink.engine.actions import Given

Arg: TypeAlias = int | str | list[int]


def is_arg(value: object) -> TypeGuard[Arg]:
    """Can a message say it? (Yes and no are no numbers.)"""
    return type(value) in (int, str) or (isinstance(value, list) and all(type(one) is int for one in value))


class Reason(msgspec.Struct, frozen=True):
    """Why something may not be done. `args` name pieces by kind (`card=3`, `place_to=7`)."""

    key: str
    rule: str = ""
    args: dict[str, Arg] = {}


def refuse(key: str, rule: str = "", /, **args: Arg) -> Reason:
    """`return refuse("not-your-card", "3.1", card=card)`: the short way to write a Reason."""
    return Reason(key, rule, args)


class Line(msgspec.Struct, frozen=True):
    """One line of the text table: a message and how deep it is (0 is a heading)."""

    depth: int
    key: str
    args: dict[str, Arg] = {}


class Prompt(msgspec.Struct, frozen=True):
    """Who is asked, what, and by which rule. For the others: whom we wait for.

    `window`: it is an answer to something that is about to happen, `concerns` are the seats it happens to, `subject` is
    the piece it is about, by kind, and `turn` are the seats whose turn it is. `phrases`: for who is asked, messages of
    actions that are not `do-<verb>`; `details`: what a message says of an action beyond its pieces.
    """

    seat: int
    key: str
    rule: str = ""
    args: dict[str, Arg] = {}
    window: bool = False
    concerns: tuple[int, ...] = ()
    subject: dict[str, int] = {}
    turn: tuple[int, ...] = ()
    phrases: Mapping[str, str] = {}
    details: tuple[tuple[Given, Mapping[str, Arg]], ...] = ()

    @property
    def step(self) -> str:
        """The name of the step, without "ask" or "wait"."""
        return self.key.partition("-")[2]
