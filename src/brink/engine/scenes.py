"""The games that one title offers: a scenario each, or the open battle. What a card shows before anybody sits down."""

from __future__ import annotations

import msgspec

from brink.engine.reasons import Arg


class Told(msgspec.Struct, frozen=True):
    """A message and what is named in it."""

    key: str
    args: dict[str, Arg] = {}


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """`value`: of the option that the title calls its `scene`. `sides`: the message of what each seat plays; where
    there are more seats they begin again. `lines`: how long it is, how even, what is special. `asks`: options that say
    what each side plays, in the order of `sides`, where one may choose.
    """

    value: str
    sides: tuple[str, ...] = ()
    lines: tuple[Told, ...] = ()
    asks: tuple[str, ...] = ()
