"""Answers to windows given in advance. The table applies them, not the rules: a window asks everybody all the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from brink.engine import PASS, Action, Game, State, Window
from brink.engine.steps import key_of
from brink.tables.shapes import StandingAnswer

if TYPE_CHECKING:
    from brink.tables.live import Chair

ALL: Final = "*"
# How rules call the seat that something is done to; for what a window is about.
_ABOUT: Final = frozenset({"target", "targets", "about", "victim", "whom"})


def answer(game: Game[Any], state: State, seat: int, answers: Mapping[str, StandingAnswer]) -> Action | None:
    """What this seat has said in advance to the decision that is due; None: ask."""
    if not answers or not state.agenda:
        return None
    step = state.agenda[-1]
    if not isinstance(step, Window):
        return None
    said = answers.get(key_of(step), answers.get(ALL, "ask"))
    if said == "ask" or (said == "unless-me" and _is_about(state, step, seat)):
        return None
    return PASS if PASS in game.legal(state) else None


def expire(chairs: tuple[Chair, ...], deciding: int | None, state: State) -> tuple[Chair, ...]:
    """ "Until my turn" ends when the seat is asked anything but a window."""
    if deciding is None or isinstance(state.agenda[-1], Window):
        return chairs
    chair = chairs[deciding]
    kept = {key: said for key, said in chair.standing.items() if said != "until-my-turn"}
    if len(kept) == len(chair.standing):
        return chairs
    return (*chairs[:deciding], replace(chair, standing=kept), *chairs[deciding + 1 :])


def _is_about(state: State, window: Window[Any], seat: int) -> bool:
    """Does the window, or what it holds up, name this seat? When in doubt it does: the person is asked once more."""
    args = {**window.tells(state), **window.asks(state)}
    named = {value for key, value in args.items() if key.split("_", 1)[0] == "seat" and isinstance(value, int)}
    held_up = state.agenda[-2:]
    return seat in named or any(seat in _seats_of(step) for step in held_up)


def _seats_of(value: Any) -> Iterator[int]:
    if not isinstance(value, msgspec.Struct):
        return
    for name in value.__struct_fields__:
        inner = getattr(value, name)
        if isinstance(inner, msgspec.Struct):
            yield from _seats_of(inner)
        elif name in _ABOUT:
            yield from inner if isinstance(inner, tuple | list) else (inner,)
