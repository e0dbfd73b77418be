"""A title that says it has no secrets, under test: everybody sees the same, and sees all that matters.

What no view shows must not matter. So a hidden thing is changed (two entries of a list change places, a number grows),
and if it still looks the same to everybody, it must also go on the same.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from brink.engine.anything import AnyView, Plain, PlainValue
from brink.engine.chance import Chance
from brink.engine.errors import Broken
from brink.engine.game import AnyGame
from brink.engine.log import EVERYBODY, Entry
from brink.engine.state import State

PROBES: Final = 4  # things that are changed at each decision
AHEAD: Final = 12  # moves that are played then
Path: TypeAlias = tuple[str | int, ...]


def check_open(game: AnyGame, state: State, entries: list[Entry]) -> None:
    """All seats and the spectator see the same, but for a seat's own number, and all lines are for everybody."""
    for entry in entries:
        if entry.audience != EVERYBODY:
            raise Broken("hides", f"the line '{entry.key}' is not for everybody, and the game says it has no secrets")
    if state.shown or any(state.shown_to):
        raise Broken("hides", "the rules reveal something, and the game says it has no secrets")
    views = {seat: _plain(game.view(state, seat)) for seat in (None, *range(state.players))}
    for name in views[None]:
        if any(view[name] != views[None][name] for view in views.values()) and not all(
            view[name] == seat or (seat is None and view[name] == -1) for seat, view in views.items()
        ):
            raise Broken("hides", f"'{name}' in the view is not the same for all, and the game says it has no secrets")


def check_nothing_hidden(game: AnyGame, state: State, chance: Chance) -> None:
    """A state that looks the same goes on the same."""
    places = [place for name in _own_fields(game, state) for place in _places(_stored(game, state)[name], (name,))]
    for _ in range(PROBES if places else 0):
        place = places[chance.below(len(places))]
        other = _changed(game, state, place, chance)
        if other is not None and _looks(game, other) == _looks(game, state):
            _compare_futures(game, state.clone(), other, place, chance)


def _compare_futures(game: AnyGame, here: State, there: State, place: Path, chance: Chance) -> None:
    for _ in range(AHEAD):
        legal = game.legal(here)
        if not legal:
            return
        action = legal[chance.below(len(legal))]
        game.apply(here, action)
        try:
            game.apply(there, action)
            same = _looks(game, here) == _looks(game, there)
        except Exception:  # noqa: BLE001 (what the change made of the state is impossible; that tells nothing)
            return
        if not same:
            raise Broken("hides", f"'{_dotted(place)}' is in no view and changes what happens; show it, or say `hides`")


def _changed(game: AnyGame, state: State, place: Path, chance: Chance) -> State | None:
    """The state with something else at this place; None if there is no such state."""
    stored = msgspec.json.decode(game.dump(state))
    inside: PlainValue = stored["state"]
    for part in place[:-1]:
        inside = inside[part]
    inside[place[-1]] = _another(inside[place[-1]], chance)
    try:
        other: State = game.load(msgspec.json.encode(stored))
        game.check(other)
        _looks(game, other)
    except Exception:  # noqa: BLE001 (as above)
        return None
    return other


def _another(value: PlainValue, chance: Chance) -> PlainValue:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    swapped = copy.copy(value)
    first = chance.below(len(value))
    second = next(at for at, one in enumerate(value) if one != value[first])
    swapped[first], swapped[second] = value[second], value[first]
    return swapped


def _places(value: object, path: Path) -> Iterator[Path]:
    """Where there is a number, a yes or no, or a list in which not all is alike."""
    if isinstance(value, int):
        yield path
    elif isinstance(value, list):
        if any(one != value[0] for one in value):
            yield path
        for at, one in enumerate(value):
            yield from _places(one, (*path, at))
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _places(one, (*path, name))


def _own_fields(game: AnyGame, state: State) -> list[str]:
    """What the title itself keeps in its state. The options are known to all."""
    given = set(State.__struct_fields__)
    return [
        name
        for name in state.__struct_fields__
        if name not in given and not isinstance(getattr(state, name), game.options_type)
    ]


def _stored(game: AnyGame, state: State) -> Plain:
    stored: Plain = msgspec.json.decode(game.dump(state))["state"]
    return stored


def _looks(game: AnyGame, state: State) -> bytes:
    """What everybody may know now. The one who decides sees what he may do, and nobody sees more."""
    decider = game.to_act(state) if state.agenda else None
    return msgspec.json.encode([game.look(state, decider), game.view(state, None)])


def _plain(view: AnyView) -> Plain:
    return {name: msgspec.to_builtins(getattr(view, name)) for name in view.__struct_fields__}


def _dotted(place: Path) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")
