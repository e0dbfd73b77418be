"""Ranges of numbers, for what choices leave open."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import prod
from typing import Final, TypeAlias

Span: TypeAlias = tuple[int, int]  # at least, at most
NO: Final = (0, 0)
ONE: Final = (1, 1)
COMBINATIONS: Final = 64  # of targets in phase 7; no more on any border we know


def plus(one: Span, other: Span) -> Span:
    return one[0] + other[0], one[1] + other[1]


def hull(spans: Iterable[Span]) -> Span:
    """From the least to the most of all."""
    lows, highs = zip(*spans, strict=True)
    return min(lows), max(highs)


def with_hits(unrest: list[int], choices: list[list[tuple[int, int]]], sum_up: bool) -> set[tuple[int, ...]]:
    """Unrest with one of the hits (where, how much) of each choice; if they are too many, with all of them or none."""
    if prod(len(hits) for hits in choices) > COMBINATIONS:
        every = [hit for hits in choices for hit in hits] if sum_up else []
        choices = [[hit] for hit in every]
    found: set[tuple[int, ...]] = set()
    for chosen in product(*choices):
        counts = unrest[:]
        for where, count in chosen:
            if count:
                counts[where] += count
        found.add(tuple(counts))
    return found
