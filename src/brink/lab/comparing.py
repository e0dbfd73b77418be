"""How sure one may be that two things differ: in pairs of games with one seed, or among games with and without a piece.

Where many things are asked at once, some will look striking by chance alone. `holm` and `z_of_all` allow for that: with
them it is 95 of 100 that nothing at all is called different which is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, erfc, sqrt
from statistics import NormalDist
from typing import Final

import msgspec

from brink.lab.statistics import Z

SURE: Final = 0.05
_EXACT: Final = 200  # pairs that differ, up to which chances are counted out


class Paired(msgspec.Struct, frozen=True):
    """The mean of differences in pairs, its 95 % interval, and how often chance alone would bring as much."""

    pairs: int
    mean: float
    low: float
    high: float
    p: float


def paired(differences: Sequence[float]) -> Paired:
    """Of shares of wins (from -1 to 1): McNemar's test, exact for few; the interval after Bonett and Price."""
    pairs, total, squares = len(differences), sum(differences), sum(one * one for one in differences)
    low, high = paired_interval(total, squares, pairs)
    whole = all(one in (-1, 0, 1) for one in differences)
    if whole and squares <= _EXACT:
        p = _sign_test(round((squares + total) / 2), round(squares))
    else:
        p = two_sided(total / sqrt(squares))
    return Paired(pairs, total / pairs if pairs else 0.0, low, high, p)


def paired_interval(total: float, squares: float, pairs: int) -> tuple[float, float]:
    """From the sum of the differences and of their squares, as if one pair more had differed to either side."""
    n = pairs + 2
    mean = total / n
    margin = Z * sqrt(max(0.0, (squares + 2) / n - mean * mean) / n)
    return max(-1.0, mean - margin), min(1.0, mean + margin)


def paired_numbers(differences: Sequence[float]) -> Paired:
    """Of numbers of any size, such as lengths: by the mean and its standard error."""
    pairs = len(differences)
    if pairs < 2:
        return Paired(pairs, sum(differences), float("-inf"), float("inf"), 1.0)
    mean = sum(differences) / pairs
    error = sqrt(sum((one - mean) ** 2 for one in differences) / (pairs - 1) / pairs)
    p = two_sided(mean / error) if error else float(mean == 0)
    return Paired(pairs, mean, mean - Z * error, mean + Z * error, p)


def two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


def _sign_test(gained: int, apart: int) -> float:
    """How often a coin thrown for each pair that differs would fall as much to one side."""
    if not apart:
        return 1.0
    fewer = min(gained, apart - gained)
    ways = sum(comb(apart, number) for number in range(fewer + 1))
    return min(1.0, float(2 * ways / 2**apart))


class Stratum(msgspec.Struct, frozen=True):
    """Seats that play the same role by the same arm: how many had the piece, how many of these won, and of all."""

    with_it: int
    won_with_it: int
    seats: int
    won: int


class Effect(msgspec.Struct, frozen=True):
    """Of having a piece: wins there, what seats of these roles win as a rule, and how often chance would do as much."""

    seats: int
    wins: int
    usual: float
    p: float


def effect(strata: Iterable[Stratum]) -> Effect:
    """After Cochran, Mantel and Haenszel: like is compared with like, so a strong role's piece is not called strong."""
    seats = wins = 0
    usual = spread = 0.0
    for one in strata:
        seats, wins = seats + one.with_it, wins + one.won_with_it
        if one.seats:
            usual += one.with_it * one.won / one.seats
        if one.seats > 1:
            without, lost = one.seats - one.with_it, one.seats - one.won
            spread += one.with_it * without * one.won * lost / (one.seats**2 * (one.seats - 1))
    p = two_sided(max(0.0, abs(wins - usual) - 0.5) / sqrt(spread)) if spread else 1.0
    return Effect(seats, wins, usual / seats if seats else 0.0, p)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: each p so that, with all of them together, nothing is called sure by chance in 95 of 100."""
    order = sorted(range(len(chances)), key=lambda number: chances[number])
    found = [0.0] * len(chances)
    least = 0.0
    for place, number in enumerate(order):
        least = max(least, min(1.0, (len(chances) - place) * chances[number]))
        found[number] = least
    return found


def z_of_all(intervals: int) -> float:
    """How wide intervals must be that all of them hold together in 95 of 100 cases (Bonferroni)."""
    return NormalDist().inv_cdf(1 - SURE / (2 * max(1, intervals)))
