"""Actions: a verb and the pieces it is about, each piece by its name.

    class Activate(Action, verb="activate"):
        card: int
        ability: int

`Activate(17, 2)` is the tuple `("activate", 17, 2)`: so it is stored, sent and compared. Rules read `action.card`,
never a position. The names are those of message arguments: up to the first underscore they are the kind of the piece.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, ClassVar, Final, Self, TypeAlias, dataclass_transform

Given: TypeAlias = tuple[Any, ...]
"""An action as it comes from outside, from a record or a client: nobody has looked at it yet."""


@dataclass_transform(frozen_default=True)
class Action(tuple[Any, ...]):
    """One thing a seat may do. A title derives one class for each verb."""

    verb: ClassVar[str]
    pieces: ClassVar[tuple[str, ...]]  # their names, in order
    closes: ClassVar[bool]  # it ends the decision without doing anything: pass, done, decline
    plays: ClassVar[bool]  # it uses the pieces that it names; a discard or a shot at something does not
    shows: ClassVar[bool]  # it lays open what its seat alone may have known: a card of its hand is played
    leads: ClassVar[bool]  # it stands before all else that is offered: a list of places may be long
    tells: ClassVar[frozenset[str]]  # pieces that follow from the others wherever it is offered: the card of a unit

    def __init_subclass__(
        cls,
        *,
        verb: str,
        closes: bool = False,
        plays: bool = True,
        shows: bool = False,
        leads: bool = False,
        tells: tuple[str, ...] = (),
    ) -> None:
        cls.verb, cls.closes, cls.plays, cls.shows, cls.leads = verb, closes, plays, shows, leads
        cls.tells = frozenset(tells)
        cls.pieces = tuple(vars(cls).get("__annotations__", ()))
        if not cls.tells <= set(cls.pieces):
            raise TypeError(f"{cls.__name__} is about {cls.pieces}, and tells {tells}")
        setattr(cls, "__match_args__", cls.pieces)  # noqa: B010 (mypy makes its own)
        for place, name in enumerate(cls.pieces, 1):
            setattr(cls, name, property(itemgetter(place)))

    def __new__(cls, *pieces: int | str) -> Self:
        if len(pieces) != len(cls.pieces):
            raise TypeError(f"{cls.__name__} is about {cls.pieces}, not {pieces}")
        return tuple.__new__(cls, (cls.verb, *pieces))

    def __getnewargs__(self) -> Given:
        """Pickle and copy make it anew from its pieces."""
        return self[1:]

    @property
    def about(self) -> dict[str, int | str]:
        """The pieces by name."""
        return dict(zip(self.pieces, self[1:], strict=True))


class Pass(Action, verb="pass", closes=True):
    """Let it happen."""


PASS: Final = Pass()
