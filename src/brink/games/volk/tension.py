"""Unrest as it will be after the comparisons at the end of the decade, if nothing else happens; for the bot `steady`.

Bots ask the same of the same provinces move after move, and in one look ahead after another, so answers are remembered.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from brink.games.volk.icons import EAST, WEST
from brink.games.volk.pack import VolkPack
from brink.games.volk.state import COLLAPSE, PROTEST, VolkState

UNREST: Final = 0.8  # each one hurts,
NEARLY: Final = (0.0, 0.0, 0.4, 1.2)  # the more the nearer the next mass protest is,
FULL: Final = 3.5  # and a mass protest hurts most
BRINK: Final = 2.5  # more for every protest beyond the second
OVER: Final = 8  # with as many as bring a state down
BERLIN: Final = 1.6  # West Berlin's protests count twice


def anger(unrest: int) -> float:
    """What unrest in a province costs."""
    return UNREST * unrest + FULL * (unrest // PROTEST) + NEARLY[unrest % PROTEST]


class Angers(dict[int, float]):
    """The same, looked up."""

    def __missing__(self, unrest: int) -> float:
        return self.setdefault(unrest, anger(unrest))


ANGER: Final = Angers()


class Tension:
    """One position of unrest and living standard. Values are the West's."""

    __slots__ = ("_score", "calms", "changes", "coming", "flight", "icons", "protests", "stirs")

    def __init__(self, pack: VolkPack, unrest: Sequence[int], standard: Sequence[int], borrowed: Sequence[int]) -> None:
        coming = _coming(pack, unrest, standard, borrowed)
        self.coming = coming
        """unrest after phases 6 and 7"""
        self.protests = (0, 0)
        if max(coming) >= PROTEST:
            counts = [count // PROTEST for count in coming]
            west, east = (sum(map(counts.__getitem__, provinces)) for provinces in pack.provinces)
            self.protests = (west + counts[pack.west_berlin], east)
        """that will be, before the East sends anybody against its own"""
        self.flight: int | None = None
        """§7.1: what it adds to the flight from the East; written down when it is asked for"""
        self.stirs: dict[tuple[int, int, int], float] = {}
        self.calms: dict[tuple[int, int], float] = {}
        self.changes: dict[tuple[int, int, int, int], float] = {}
        self.icons: dict[Hashable, tuple[float, float]] = {}
        """what was found: the cost of unrest more or less, the most that less brings, what other LS and unrest in a
        province change, and icons
        """
        berlin, total = pack.west_berlin, 0.0
        for province in pack.provinces[WEST]:
            cost = ANGER[coming[province]]
            total -= cost if province != berlin else cost * BERLIN
        for province in pack.provinces[EAST]:
            total += ANGER[coming[province]]
        self._score = total

    def protests_with(self, spare: int) -> tuple[int, int]:
        """Mass protests to come, by side; the East has so many socialists and police."""
        west, east = self.protests
        return west, max(0, east - spare // 2)

    def score(self, spare: int) -> float:
        west, east = self.protests_with(spare)
        total = self._score - BRINK * max(0, west - 2) ** 2
        total -= OVER * (west >= COLLAPSE)
        total += BRINK * max(0, east - 2) ** 2
        return total + OVER * (east >= COLLAPSE)


def tension(pack: VolkPack, unrest: Sequence[int], standard: Sequence[int], borrowed: Sequence[int]) -> Tension:
    question = (tuple(unrest), tuple(standard), tuple(borrowed))
    found: Tension | None = pack.tensions.answers.get(question)
    return found or pack.tensions.keep(question, Tension(pack, unrest, standard, borrowed))


def tension_of(state: VolkState) -> Tension:
    return tension(state.pack, state.unrest, state.standard, state.borrowed)


def _coming(pack: VolkPack, unrest: Sequence[int], standard: Sequence[int], borrowed: Sequence[int]) -> list[int]:
    """First the provinces of a state are compared, then those on both sides of the border."""
    coming = list(unrest)
    berlin = pack.west_berlin
    for side in (WEST, EAST):
        there = pack.of_side[side].provinces(standard)
        bearable = max(there) - 1
        for province, own in zip(pack.provinces[side], there, strict=True):
            if own < bearable:
                coming[province] += bearable - own
        if side == WEST and standard[berlin] <= bearable:
            coming[berlin] += 1
    for province, neighbours in pack.border:
        strength = standard[province] - unrest[province] // PROTEST
        if borrowed:
            strength -= borrowed.count(province)
        if strength <= 0:
            continue
        weaker = [other for other in neighbours if standard[other] < strength]
        if len(weaker) > 1 and province != berlin:
            hits = [ANGER[coming[other] + strength - standard[other]] - ANGER[coming[other]] for other in weaker]
            weaker = [weaker[hits.index(max(hits))]]
        for other in weaker:
            coming[other] += strength - standard[other]
    return coming
