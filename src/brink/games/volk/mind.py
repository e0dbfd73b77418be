"""What a bot that plans is told of Wir sind das Volk!: actions as `steady` sees them, decades as stretches, features.

All features are the West's; the East is what the West is measured against.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
FIRST_EAST: Final = 8  # the provinces of the West come first
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


# What both games of this board look at, from the West's side.
GERMANY: Final = (
    *(f"{name}-{decade}" for decade in range(1, DECADES + 1) for name in ("decade", *TRACKS)),
    *(f"{side}-{name}-{decade}" for decade in range(1, DECADES + 1) for _, side in SIDES for name in TOTALS),
    *(f"{name}-{province}" for name in ("unrest", "near-protest", "standard") for province in range(PROVINCES)),
)


class VolkMind(Mind[VolkState]):
    game = "volk"
    folder = Path(__file__).parent / "minds"
    features = (*GERMANY, *(f"{name}-{hand}" for name in ("hand", "value") for hand in range(2)))

    def rank(self, world: VolkState, seat: int, legal: Sequence[Action]) -> Sequence[float]:
        question, minds = (seat, bots.board(world)), world.pack.minds
        known: bots.Mind | None = minds.answers.get(question)
        mind = known.turn_to(world) if known else minds.keep(question, bots.Mind(world, seat))
        return mind.rank(legal)

    def rests(self, begun: VolkState, now: VolkState) -> bool:
        """At the end of the decade, when all has been counted."""
        return now.decade > begun.decade and not now.phase

    def describe(self, state: VolkState) -> Sequence[Sequence[float]]:
        hands = [state.hands[seat].cards for seat in range(2)]
        values = [float(sum(state.value(seat, card) for card in hand)) for seat, hand in enumerate(hands)]
        return [[*germany(state), *(float(len(hand)) for hand in hands), *values], ()]

    def topic(self, feature: str, seat: int) -> str:
        return topic(feature, seat & 1)

    def measured(self, state: VolkState, seat: int) -> Mapping[str, float]:
        return measured(state, seat & 1)

    def likes(self, topic: str, seat: int) -> bool:
        return likes(topic, seat & 1)


def germany(state: VolkState) -> list[float]:
    """What `GERMANY` names."""
    totals = [number for side, _ in SIDES for number in _totals(state, side)]
    return [
        *_in_this_decade(state, [1.0, *_tracks(state)]),
        *_in_this_decade(state, totals),
        *state.unrest,
        *(float(unrest % PROTEST == PROTEST - 1) for unrest in state.unrest),
        *state.standard,
    ]


def _in_this_decade(state: VolkState, numbers: list[float]) -> list[float]:
    """Numbers that have a weight of their own in each decade."""
    at = min(max(state.decade, 1), DECADES) - 1
    found = [0.0] * (DECADES * len(numbers))
    found[at * len(numbers) : (at + 1) * len(numbers)] = numbers
    return found


def _tracks(state: VolkState) -> list[float]:
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


def _totals(state: VolkState, side: int) -> list[float]:
    pack = state.pack
    read = pack.of_side[side]
    unrest = read.provinces(state.unrest)
    standards = [state.standard[p] for p in pack.provinces[side] if p != pack.west_berlin]
    economies = [there.economy for p, there in state.industries(side).items() if p != pack.west_berlin]
    return [
        state.all_protests(side),
        len(unrest) - unrest.count(0),
        sum(standards),
        min(standards),
        max(standards),
        sum(economies),
        min(economies),
        read.cities(state.factories).count(INTACT),
        sum(map(int.bit_count, read.lines(state.built))),
    ]


# -- in what a player counts ----------------------------------------------------------------------------------------

ABOUT: Final = {
    "protests": "protests",
    "restless": "unrest",
    "unrest": "unrest",
    "near-protest": "unrest",
    "standard": "standard",
    "worst-standard": "standard",
    "best-standard": "standard",
    "economy": "economy",
    "worst-economy": "economy",
    "factories": "economy",
    "lines": "economy",
    "prestige": "prestige",
    "currency": "currency",
    "balance": "currency",
    "box": "socialists",
    "cubes": "socialists",
    "socialism": "socialists",
    "flight": "flight",
}
OF_A_SIDE: Final = ("protests", "unrest", "standard", "economy")


def topic(feature: str, side: int) -> str:
    """A feature is of a track, of one side, or of a province."""
    name, number = feature.rsplit("-", 1)
    whose = None
    for of, word in SIDES:
        if name.startswith(f"{word}-"):
            whose, name = of, name.removeprefix(f"{word}-")
    about = ABOUT.get(name, "")
    if about not in OF_A_SIDE:
        return about
    if whose is None:
        whose = WEST if int(number) < FIRST_EAST else EAST
    return f"{'own' if whose == side else 'their'}-{about}"


def likes(topic: str, side: int) -> bool:
    if topic in ("currency", "socialists"):
        return side == EAST
    if topic == "flight":
        return side == WEST
    return topic not in ("own-protests", "own-unrest", "their-standard", "their-economy")


def measured(state: VolkState, side: int) -> dict[str, float]:
    sign = -1 if side == WEST else 1  # tracks lead from the West (below 0) to the East
    found: dict[str, float] = {
        "prestige": sign * state.prestige,
        "currency": eod.currency_balance(state),
        "socialists": state.box + sum(state.socialists),
        "flight": eod.flight_level(state),
    }
    for of, _ in SIDES:
        whose = "own" if of == side else "their"
        provinces = state.pack.provinces[of]
        found[f"{whose}-protests"] = state.all_protests(of)
        found[f"{whose}-unrest"] = sum(state.unrest[province] for province in provinces)
        found[f"{whose}-standard"] = sum(state.standard[province] for province in provinces)
        found[f"{whose}-economy"] = sum(state.industry(p).economy for p in provinces if p != state.pack.west_berlin)
    return found
