"""A stable numbering of all that can be done in a game.

A verb has as many numbers as there are combinations of its pieces, the verbs follow each other in the title's order.
How many pieces there are of a kind the pack says, so the numbering is the same for all games of a title with this pack
and so many seats; its hash says which one it is.

What an action only tells along (`Action.tells`: the card of a unit that it names) has no part in its number. So in
a decision each legal action has a number of its own, and the number leads back to it among the legal ones.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from typing import Final

import msgspec

from brink.engine import Action, AnyGame, BrinkError, Given, Pack

HASH_BYTES: Final = 8


class Verb(msgspec.Struct, frozen=True):
    """Where its numbers begin, and of each piece that counts: its place, how many there are, its step."""

    action: type[Action]
    first: int
    size: int
    pieces: tuple[tuple[int, int, int], ...]
    whole: bool  # all its pieces have a part in the number


class Numbering:
    """The numbers of a title's actions, from 0 to `size - 1`."""

    def __init__(self, game: AnyGame, players: int, pack: Pack) -> None:
        self.game = game.name
        self._verbs: dict[str, Verb] = {}
        counts, first = pieces_of(game, players, pack), 0
        for action in game.actions:
            self._verbs[action.verb] = verb = _verb(game, action, first, counts)
            first += verb.size
        self.size: Final = first

    @property
    def hash(self) -> str:
        """Two numberings with one hash number alike."""
        told = [(one.action.verb, one.action.pieces, one.first, one.pieces) for one in self._verbs.values()]
        return blake2b(msgspec.json.encode([self.game, told]), digest_size=HASH_BYTES).hexdigest()

    def number(self, action: Given) -> int:
        name, *pieces = action
        verb = self._verbs[name]
        number = verb.first
        for place, count, step in verb.pieces:
            piece = pieces[place]
            if not 0 <= piece < count:
                raise BrinkError(f"{self.game} has no number for {tuple(action)}: {piece} is not below {count}")
            number += piece * step
        return number

    def numbered(self, legal: Collection[Action]) -> dict[int, Action]:
        """The legal actions of a decision by their numbers, the lowest first. What has none is left out if there is
        anything else: an action that names the 129th unit, say.
        """
        number = self.number
        try:
            return dict(sorted((number(action), action) for action in legal))
        except BrinkError:
            found = self.numbered([action for action in legal if self._has(action)])
            if found:
                return found
            raise

    def _has(self, action: Given) -> bool:
        try:
            return self.number(action) >= 0
        except BrinkError:
            return False

    def told(self, number: int) -> tuple[str, dict[str, int]]:
        """What a number says: the verb, and by name the pieces that have a part in it."""
        verb = self._find(number)
        rest = number - verb.first
        return verb.action.verb, {verb.action.pieces[place]: rest // step % count for place, count, step in verb.pieces}

    def action(self, number: int) -> Action | None:
        """The action itself, where all its pieces have a part in the number; whether it is ever legal is not asked."""
        verb = self._find(number)
        return verb.action(*self.told(number)[1].values()) if verb.whole else None

    def name(self, number: int) -> str:
        """In one word, for lists: `swap card=3 card_own=7`."""
        verb, pieces = self.told(number)
        return " ".join([verb, *(f"{name}={piece}" for name, piece in pieces.items())])

    def _find(self, number: int) -> Verb:
        if not 0 <= number < self.size:
            raise BrinkError(f"{self.game} has the actions 0 to {self.size - 1}, not {number}")
        return next(verb for verb in reversed(self._verbs.values()) if verb.first <= number)


def pieces_of(game: AnyGame, players: int, pack: Pack) -> Mapping[str, int]:
    """How many there are of each kind."""
    named = {kind: len(names) for kind, names in game.names(pack).items()}
    return {**named, **game.counts(players, pack), "seat": players}


def _verb(game: AnyGame, action: type[Action], first: int, counts: Mapping[str, int]) -> Verb:
    found, step = [], 1
    for place, name in reversed(list(enumerate(action.pieces))):  # the last piece changes quickest, as in figures
        kind = name.partition("_")[0]
        if name in action.tells:
            continue
        if kind not in counts:
            raise BrinkError(f"{game.name} does not say how many there are of '{kind}', which '{action.verb}' names")
        found.append((place, counts[kind], step))
        step *= counts[kind]
    return Verb(action, first, step, tuple(reversed(found)), not action.tells)
