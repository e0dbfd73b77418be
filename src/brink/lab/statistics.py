"""What many games tell: who wins how often, how they end, how long they are."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import mean, median
from typing import Final

import msgspec

from brink.engine import Chosen
from brink.lab.simulate import Plan, Played

Z: Final = 1.959964  # the normal quantile of a 95 % interval


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: right for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    centre = share + spread / 2
    margin = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (centre - margin) / (1 + spread)), min(1.0, (centre + margin) / (1 + spread))


class Wins(msgspec.Struct, frozen=True):
    """How often a seat, a role or a bot won. A shared win is a win for each who shares it."""

    name: str
    played: int
    wins: int
    shared: int  # of these wins
    share: float
    low: float
    high: float


class Length(msgspec.Struct, frozen=True):
    """Decisions or rounds a game."""

    mean: float
    median: float
    shortest: int
    longest: int


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played to its end."""

    number: int
    problem: str
    file: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation in figures, ready for a table or for JSON."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: Chosen
    pack: str
    games: int
    finished: int
    errors: list[Failure]
    decisions: int
    seconds: float
    decisions_per_second: float
    length: Length
    rounds: Length | None  # of a game that counts rounds
    mean_legal: float
    wins_by_seat: list[Wins]
    wins_by_role: list[Wins]
    wins_by_bot: list[Wins]
    shared_wins: int
    without_winner: int
    endings: dict[str, int]


class Tally:
    """Adds up games as they come in."""

    def __init__(self) -> None:
        self.finished = 0
        self.errors: list[Failure] = []
        self.choices = 0
        self.lengths: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.winners: Counter[int] = Counter()  # games by their number of winners
        self._played: Counter[tuple[str, str]] = Counter()
        self._won: Counter[tuple[str, str]] = Counter()
        self._shared: Counter[tuple[str, str]] = Counter()

    def add(self, played: Played) -> None:
        outcome = played.outcome
        if outcome is None:
            self.errors.append(Failure(played.number, played.problem, played.crash))
            return
        self.finished += 1
        self.choices += played.choices
        self.lengths[played.decisions] += 1
        self.rounds[played.rounds] += 1
        self.endings[outcome.how] += 1
        self.winners[len(outcome.winners)] += 1
        for seat, (role, bot) in enumerate(zip(played.roles, played.bots)):
            keys = (("seat", str(seat + 1)), ("role", role), ("bot", bot))
            self._played.update(keys)
            if seat in outcome.winners:
                self._won.update(keys)
                if len(outcome.winners) > 1:
                    self._shared.update(keys)

    def wins(self, group: str) -> list[Wins]:
        """Of every member of a group (`seat`, `role` or `bot`), in the order in which they came in."""
        found = []
        for key in (key for key in self._played if key[0] == group):
            played, wins = self._played[key], self._won[key]
            found.append(Wins(key[1], played, wins, self._shared[key], wins / played, *wilson(wins, played)))
        return found

    def report(self, plan: Plan, seconds: float) -> Report:
        decisions = sum(length * games for length, games in self.lengths.items())
        return Report(
            game=plan.game,
            players=plan.players,
            bots=plan.bots,
            seed=plan.seed.hex(),
            options=plan.options,
            pack=plan.pack,
            games=self.finished + len(self.errors),
            finished=self.finished,
            errors=self.errors,
            decisions=decisions,
            seconds=seconds,
            decisions_per_second=decisions / seconds if seconds else 0.0,
            length=_length(self.lengths),
            rounds=_length(self.rounds) if any(self.rounds) else None,
            mean_legal=self.choices / decisions if decisions else 0.0,
            wins_by_seat=self.wins("seat"),
            wins_by_role=self.wins("role"),
            wins_by_bot=self.wins("bot"),
            shared_wins=sum(games for winners, games in self.winners.items() if winners > 1),
            without_winner=self.winners[0],
            endings=dict(self.endings.most_common()),
        )


def _length(lengths: Counter[int]) -> Length:
    if not lengths:
        return Length(0.0, 0.0, 0, 0)
    each = list(lengths.elements())
    return Length(mean(each), median(each), min(each), max(each))
