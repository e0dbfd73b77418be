"""A table in numbers: the numbering of its actions and the vector of what a seat sees, found once and shared."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from brink.adapters.numbering import Numbering
from brink.adapters.vector import Vector
from brink.engine import AnyGame, Look, Outcome, Pack, State
from brink.engine.registry import find_game

WON, LOST, OPEN = 1.0, -1.0, 0.0
KEPT: Final = 32  # codecs


class Codec:
    """Made by `codec_of`, which keeps it: to make one takes some milliseconds."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, object], pack: Pack) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.pack = pack
        self.actions = Numbering(game, players, pack)
        self.vector = Vector(game, players, game.options(options), pack)

    def look(self, state: State, seat: int | None) -> Look:
        """What this seat may know, as far as the vector tells it."""
        prompt = self.game.decision(state, seat) if state.agenda else None
        return Look(self.game.plain_view(state, seat), prompt, None, state.outcome)

    def observe(self, state: State, seat: int | None) -> array[int]:
        """The vector of what this seat sees now (None: whoever only looks on)."""
        return self.vector.of(self.look(state, seat))

    def mask(self, numbers: Iterable[int]) -> bytes:
        """A byte for each action, 1 where it is legal."""
        mask = bytearray(self.actions.size)
        for number in numbers:
            mask[number] = 1
        return bytes(mask)


def codec_of(
    game: str | AnyGame,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Pack | None = None,
) -> Codec:
    """The codec of a table; without more than the game's name as it is usually played."""
    found = find_game(game) if isinstance(game, str) else game
    return _kept(
        found,
        players or usual_players(found),
        msgspec.json.encode(dict(options or {}), order="sorted"),
        pack or found.pack(),
    )


def usual_players(game: AnyGame) -> int:
    return game.usual_players if game.usual_players in game.players else min(game.players)


@lru_cache(KEPT)
def _kept(game: AnyGame, players: int, options: bytes, pack: Pack) -> Codec:
    return Codec(game, players, msgspec.json.decode(options), pack)


def rewards(outcome: Outcome | None, players: int) -> list[float]:
    """1 for each winner, also where several share it, and -1 for everybody else; 0 while it is not over."""
    if outcome is None:
        return [OPEN] * players
    return [WON if seat in outcome.winners else LOST for seat in range(players)]
