"""What a bot that plans is told of Wir sind das Volk!: actions as `steady` sees them, decades as stretches, features.

All features are the West's; the East is what the West is measured against.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from brink.engine import Action
from brink.engine.minds import Mind
from brink.games.volk import bots
from brink.games.volk import end_of_decade as eod
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.pack import DECADES
from brink.games.volk.state import INTACT, PROTEST, VolkState

PROVINCES: Final = 14
SIDES: Final = ((WEST, "west"), (EAST, "east"))
# Of a whole side, in each decade with a weight of its own: how much a thing counts depends on how long it will.
TOTALS: Final = (
    "protests",
    "restless",
    "standard",
    "worst-standard",
    "best-standard",
    "economy",
    "worst-economy",
    "factories",
    "lines",
)
TRACKS: Final = ("prestige", "currency", "socialism", "box", "police", "wall", "balance", "flight", "cubes")


class VolkMind(Mind[VolkState]):
    game = "volk"
    folder = Path(__file__).parent / "minds"
    features = (
        *(f"{name}-{decade}" for decade in range(1, DECADES + 1) for name in ("decade", *TRACKS)),
        *(f"{side}-{name}-{decade}" for decade in range(1, DECADES + 1) for _, side in SIDES for name in TOTALS),
        *(f"{name}-{province}" for name in ("unrest", "near-protest", "standard") for province in range(PROVINCES)),
        *(f"{name}-{hand}" for name in ("hand", "value") for hand in range(2)),
    )

    def rank(self, world: VolkState, seat: int, legal: Sequence[Action]) -> Sequence[float]:
        return bots.Mind(world, seat).rank(legal)

    def rests(self, begun: VolkState, now: VolkState) -> bool:
        """At the end of the decade, when all has been counted."""
        return now.decade > begun.decade and not now.phase

    def describe(self, state: VolkState) -> Sequence[Sequence[float]]:
        return [self._west(state), ()]

    def _west(self, state: VolkState) -> list[float]:
        block = [1.0, *self._tracks(state)]
        totals = [number for side, _ in SIDES for number in self._totals(state, side)]
        at = min(max(state.decade, 1), DECADES) - 1
        found = [0.0] * (DECADES * len(block))
        found[at * len(block) : (at + 1) * len(block)] = block
        wide = [0.0] * (DECADES * len(totals))
        wide[at * len(totals) : (at + 1) * len(totals)] = totals
        found += wide
        found += state.unrest
        found += [float(unrest % PROTEST == PROTEST - 1) for unrest in state.unrest]
        found += state.standard
        hands = [state.hands[seat].cards for seat in range(2)]
        found += [float(len(hand)) for hand in hands]
        found += [float(sum(state.value(seat, card) for card in hand)) for seat, hand in enumerate(hands)]
        return found

    def _tracks(self, state: VolkState) -> list[float]:
        return [
            state.prestige,
            state.currency,
            state.socialism,
            state.box,
            len(state.police),
            float(state.wall),
            eod.currency_balance(state),
            eod.flight_level(state),
            state.box + sum(state.socialists),
        ]

    def _totals(self, state: VolkState, side: int) -> list[float]:
        pack = state.pack
        provinces = pack.provinces[side]
        standards = [state.standard[p] for p in provinces if p != pack.west_berlin]
        economies = [state.economy(p) for p in provinces if p != pack.west_berlin]
        return [
            state.all_protests(side),
            sum(state.unrest[p] > 0 for p in provinces),
            sum(standards),
            min(standards),
            max(standards),
            sum(economies),
            min(economies),
            sum(state.factories[site] == INTACT for site in pack.cities[side]),
            sum(state.pieces(line) for line in pack.lines[side]),
        ]
