"""Whoever sits in a seat: person, bot, record. The engine asks a seat, never a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from brink.engine.chance import Chance
from brink.engine.reasons import Prompt
from brink.engine.steps import Action

if TYPE_CHECKING:
    from brink.engine.game import Game
    from brink.engine.state import State


class Sight:
    """All that a bot gets: what its seat sees, what it may do, and worlds that could be the real one.

    The state stays inside. `imagine` deals everything the seat cannot know anew, so a search cannot peek.
    """

    __slots__ = ("_state", "game", "legal", "seat")

    def __init__(self, game: Game[Any], state: State, seat: int, legal: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self._state = state

    @property
    def view(self) -> Any:
        return self.game.view(self._state, self.seat)

    @property
    def prompt(self) -> Prompt:
        return self.game.decision(self._state, self.seat)

    @property
    def pack(self) -> Any:
        return self._state.pack

    def imagine(self, chance: Chance) -> Any:
        return self.game.imagine(self._state, self.seat, chance)


class Bot(Protocol):
    """A player that is not a person. One instance plays one seat of one game."""

    def choose(self, sight: Sight) -> Action: ...


class BotMaker(Protocol):
    def __call__(self, chance: Chance) -> Bot: ...
