"""A tournament between bots: everybody against everybody, and a rating of each that says how sure it is.

A pairing takes turns around the table, so in a game of two sides each bot has a whole side, and both have each side
equally often. The same pairing with the same seed plays the same games, whoever else takes part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

import msgspec

from brink.bots import bot_names
from brink.engine import BrinkError
from brink.engine.registry import find_game
from brink.lab.simulate import Plan, Played, simulate
from brink.lab.statistics import wilson

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

EVEN: Final = 0.5
SURE: Final = 2  # standard deviations to both sides of a rating


class Pairing(msgspec.Struct, frozen=True):
    """How two bots did against each other. A win that both have a part in is half a win for each."""

    first: str
    second: str
    games: int
    wins: float
    """of the first"""
    low: float
    high: float
    """between which its share lies, 95 of 100 times"""
    failed: int


class Rating(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float


class Standings(msgspec.Struct, frozen=True):
    game: str
    players: int
    seed: str
    ratings: list[Rating]
    """the best first"""
    pairings: list[Pairing]


class Arena:
    """Who meets whom, and what came of it so far."""

    def __init__(self, plan: Plan) -> None:
        """`plan.bots`: all who take part; `plan.games`: of each pairing."""
        known = bot_names(find_game(plan.game))
        unknown = next((bot for bot in plan.bots if bot not in known), None)
        if unknown is not None:
            raise BrinkError(f"{plan.game} has no bot '{unknown}'; there are {', '.join(known)}")
        if len(set(plan.bots)) < len(plan.bots) or len(plan.bots) < 2:
            raise BrinkError("a tournament needs two bots or more, each named once")
        self.plan = plan
        self.pairs = list(combinations(plan.bots, 2))
        self._shares: dict[tuple[str, str], list[tuple[int, float]]] = {pair: [] for pair in self.pairs}
        self._failed = dict.fromkeys(self.pairs, 0)

    @property
    def games(self) -> int:
        return len(self.pairs) * self.plan.games

    def play(self, jobs: int) -> Iterator[Played]:
        """Each game as it is over."""
        for pair in self.pairs:
            for played in simulate(msgspec.structs.replace(self.plan, bots=pair), jobs):
                if played.outcome is None:
                    self._failed[pair] += 1
                else:
                    self._shares[pair].append((played.number, share(played, pair)))
                yield played

    def standings(self) -> Standings:
        found = rate(self.plan.bots, self._shares)
        ratings = [
            Rating(bot, one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma, *self._of(bot))
            for bot, one in found.items()
        ]
        ratings.sort(key=lambda one: -one.rating)
        plan = self.plan
        return Standings(
            plan.game, plan.players, plan.seed.hex(), ratings, [self._pairing(pair) for pair in self.pairs]
        )

    def _pairing(self, pair: tuple[str, str]) -> Pairing:
        return pairing(pair, [one for _, one in self._shares[pair]], self._failed[pair])

    def _of(self, bot: str) -> tuple[int, float]:
        """Games and wins of one of them."""
        own = [
            one if bot == pair[0] else 1 - one
            for pair, shares in self._shares.items()
            if bot in pair
            for _, one in shares
        ]
        return len(own), sum(own)


def pairing(pair: tuple[str, str], shares: Sequence[float], failed: int = 0) -> Pairing:
    """`shares`: the first one's part of the win, in each game."""
    wins = sum(shares)
    return Pairing(*pair, len(shares), wins, *wilson(wins, len(shares)), failed)


def rate(
    bots: Iterable[str], shares: Mapping[tuple[str, str], Iterable[tuple[int, float]]]
) -> dict[str, PlackettLuceRating]:
    """By all games in turn, one of each pairing after the other: a rating hangs on what came last.

    `shares`: of each pairing the numbers of its games, and the first one's part of the win.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BrinkError("ratings need openskill: pip install 'brinkmanship[arena]'") from None
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    in_turn = sorted((number, pair, one) for pair, games in shares.items() for number, one in games)
    for _, (first, second), one in in_turn:
        teams = model.rate([[ratings[first]], [ratings[second]]], ranks=[1 - one, one])
        [ratings[first]], [ratings[second]] = teams
    return ratings


def share(played: Played, pair: Sequence[str]) -> float:
    """The first one's part of the win; without a winner both did equally well."""
    winners = played.outcome.winners if played.outcome is not None else ()
    return sum(played.bots[seat] == pair[0] for seat in winners) / len(winners) if winners else EVEN
