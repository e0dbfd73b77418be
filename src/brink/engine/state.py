"""The state of a game: everything that affects play, and nothing else.

A game derives its own class and adds fields of small integers, strings, frozen structs and lists of them. `clone` is
made from the field types, so a new field cannot be forgotten: whatever can change is copied, whatever is
frozen is shared.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import Enum
from operator import methodcaller
from typing import Any, Final, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from brink.engine.actions import Given
from brink.engine.chance import Chance
from brink.engine.content import Pack
from brink.engine.errors import RulesError
from brink.engine.log import EVERYBODY, Entry
from brink.engine.outcome import Outcome
from brink.engine.reasons import Arg
from brink.engine.steps import AnyStep

Copier = Callable[[Any], Any]
NEWEST: Final = 1_000_000  # a state that nobody has stored yet asks for today's rules
Self = TypeVar("Self", bound="Part")
T = TypeVar("T")


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A mutable piece of a state (the state itself, or a struct inside it) that can be cloned."""

    def clone(self: Self) -> Self:
        """An independent copy, fast: a shallow copy in C, then the fields that can change."""
        cls = type(self)
        cloner = _CLONERS.get(cls) or _CLONERS.setdefault(cls, _cloner(cls))
        return cloner(self)  # type: ignore[no-any-return]


class State(Part, kw_only=True):
    """What every game's state has."""

    players: int
    pack: Pack
    chance: Chance
    agenda: list[Any] = []
    outcome: Outcome | None = None
    shown: int = 0  # how often hidden things were shown to everybody
    shown_to: list[int] = []  # how often to each seat alone
    log: list[Entry] | None = None  # where log lines go; not part of what is stored, copied or hashed
    rules: int = NEWEST  # the version it is played by, an earlier one if the game pins it; stored beside the state

    def then(self, *steps: AnyStep) -> None:
        """Put steps on the agenda; they happen before anything that lies there, the first one first."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def say(self, key: str, rule: str = "", to: int = EVERYBODY, /, **args: Arg) -> None:
        """Write a log line for this audience."""
        if self.log is not None:
            self.log.append(Entry(key, args, rule, to))

    def reveal(self, *seats: int) -> None:
        """Note that something hidden was shown to these seats, or to everybody if none is named.

        Only what the action itself did not name: a card drawn or taken at random, a hand looked at. A card that its
        owner chose to play is named by the action and needs no note. Undo is free only while nothing was revealed, and
        the conformance suite excuses a difference between two worlds only for a seat that something was revealed to.
        """
        if seats:
            for seat in seats:
                self.shown_to[seat] += 1
        else:
            self.shown += 1

    def knowledge(self, seat: int | None) -> int:
        """Grows whenever this seat (None: a spectator) is shown something hidden."""
        return self.shown if seat is None else self.shown + self.shown_to[seat]

    def end(self, outcome: Outcome) -> None:
        """The game is over at once; nothing on the agenda happens any more."""
        self.outcome = outcome
        self.agenda.clear()


_CLONERS: dict[type[Part], Copier] = {}


def _cloner(cls: type[Part]) -> Copier:
    """`clone` as one would write it for this class by hand, field by field: looking each up by its name costs more than
    to copy it.
    """
    hints = get_type_hints(cls)
    special = _SPECIAL if issubclass(cls, State) else {}
    copiers = {
        name: special.get(name) or _copier(hints[name], f"{cls.__name__}.{name}") for name in cls.__struct_fields__
    }
    changing = {f"copy_{name}": copier for name, copier in copiers.items() if copier is not None}
    lines = [f"    new.{name} = copy_{name}(part.{name})" for name in copiers if f"copy_{name}" in changing]
    made: dict[str, Copier] = {}
    exec("\n".join(["def clone(part):", "    new = part.__copy__()", *lines, "    return new"]), {**changing}, made)
    return made["clone"]


def _copier(hint: object, where: str) -> Copier | None:
    """How to copy a value of this type; None where it can be shared. What might change unseen is refused."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Chance:
        return methodcaller("copy")
    if hint is bytearray:
        return bytearray.copy
    if isinstance(hint, type) and issubclass(hint, Part):
        return hint.clone
    if origin is list:
        inner = _copier(args[0], where)
        if inner is None:
            return list.copy
        if inner is list.copy:
            return _copy_lists
        return _each(inner)
    if origin is dict:
        raise RulesError(f"{where}: a dictionary is stored in the order it was filled; use a list")
    if origin in (Union, types.UnionType):
        inners = [_copier(arg, where) for arg in args]
        if any(inners):
            raise RulesError(f"{where}: a field that is sometimes a list or a part cannot be cloned; use an empty one")
        return None
    if hint == Given:
        return None
    if origin is tuple:
        if any(_copier(arg, where) for arg in args if arg is not Ellipsis):
            raise RulesError(f"{where}: a tuple of things that change cannot be cloned; use a list")
        return None
    if isinstance(hint, NewType):
        return _copier(hint.__supertype__, where)
    if origin is Literal or _is_frozen(origin or hint):
        return None
    raise RulesError(
        f"{where}: {hint} cannot be cloned or stored in a stable way; use a typed list, a Part, or freeze it"
    )


def _is_frozen(kind: object) -> bool:
    if not isinstance(kind, type):
        return False
    if issubclass(kind, msgspec.Struct):
        return bool(kind.__struct_config__.frozen)
    return issubclass(kind, int | str | float | bytes | types.NoneType | Enum | Pack)


def _each(copier: Copier) -> Copier:
    return lambda items: [copier(item) for item in items]


def _copy_lists(lists: list[list[T]]) -> list[list[T]]:
    return [inner[:] for inner in lists]


def _forget(_: object) -> None:
    return None


# A clone has no log: a search does not write one. Steps are frozen, so the agenda's are shared.
_SPECIAL: dict[str, Copier] = {"agenda": list.copy, "log": _forget}
