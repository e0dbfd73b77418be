"""What a bot that plans is told of 2+2: actions as `steady` sees them, sub-decades as stretches, features.

A seat wins with its side, or by a race, and inside the side by victory points: the features of Germany are the West's
(for both seats of the West), those of the Cold War a superpower's, and peacemakers everybody's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final

from brink.engine import Action
from brink.engine.minds import Mind
from brink.games.volk import mind as volk
from brink.games.volk.icons import WEST
from brink.games.volk.pack import DECADES
from brink.games.volk.twoplustwo import bots, nuclear_war
from brink.games.volk.twoplustwo.state import DOVES, SOVIET_UNION, USA, TwoState

POWERS: Final = ((USA, "usa"), (SOVIET_UNION, "soviet"))
# Of a superpower, in each decade with a weight of its own.
COLD_WAR: Final = (
    "decade",
    "lead",
    "ahead",
    "behind",
    "dominance",
    "space",
    "arms",
    "treasury",
    "rivals-treasury",
    "red",
)
NEAR_VICTORY: Final = ("space-near", "arms-near", "rivals-space-near", "rivals-arms-near")
OWN: Final = ("hand", "value", "peacemakers", "peacemakers-as-doves-go", "greatest-peacemaker", "turns-to-wait")
ABOUT: Final = {
    "lead": "points",
    "ahead": "points",
    "behind": "points",
    "dominance": "dominance",
    "space": "space",
    "arms": "arms",
    "treasury": "treasury",
    "red": "treasury",
    "peacemakers": "peacemakers",
    "peacemakers-as-doves-go": "peacemakers",
    "greatest-peacemaker": "peacemakers",
}
COLD_TOPICS: Final = ("points", "dominance", "space", "arms", "treasury")
# Where in the list of all features those of the superpowers begin, and those that every seat has for itself.
OF_POWERS: Final = len(volk.GERMANY)
OF_SEATS: Final = OF_POWERS + len(POWERS) * (DECADES * len(COLD_WAR) + len(NEAR_VICTORY))
SPACE_NEAR: Final = 3
ARMS_NEAR: Final = 4


class TwoMind(Mind[TwoState]):
    game = "twoplustwo"
    folder = volk.VolkMind.folder
    features = (
        *volk.GERMANY,
        *(f"{power}-{name}-{decade}" for _, power in POWERS for decade in range(1, DECADES + 1) for name in COLD_WAR),
        *(f"{power}-{name}" for _, power in POWERS for name in NEAR_VICTORY),
        *OWN,
    )

    def rank(self, world: TwoState, seat: int, legal: Sequence[Action]) -> Sequence[float]:
        question, minds = (seat, bots.world_board(world)), world.pack.minds
        known: bots.TwoMind | None = minds.answers.get(question)
        mind = known.turn_to(world) if known else minds.keep(question, bots.TwoMind(world, seat))
        return mind.rank(legal)

    def rests(self, begun: TwoState, now: TwoState) -> bool:
        """At the end of a sub-decade, when all has been counted."""
        return (now.decade, -len(now.stacks)) > (begun.decade, -len(begun.stacks)) and not now.phase

    def describe(self, state: TwoState) -> Sequence[Sequence[float]]:
        germany = volk.germany(state)
        nothing = [0.0] * len(germany)
        greatest = self._greatest(state)
        return [
            [
                *(germany if seat & 1 == WEST else nothing),
                *self._cold_war(state, seat),
                *self._own(state, seat, greatest),
            ]
            for seat in range(4)
        ]

    def scores(self, state: TwoState) -> Sequence[float]:
        """What both seats of the West share is summed up once, and what counts nothing for a seat is left out."""
        weights = self._weights
        west = sum(map(mul, weights, volk.germany(state)))
        greatest = self._greatest(state)
        found = []
        for seat in range(4):
            score = west if seat & 1 == WEST else 0.0
            for at, numbers in self._of_power(state, seat):
                score = sum(map(mul, weights[OF_POWERS + at :], numbers), score)
            found.append(sum(map(mul, weights[OF_SEATS:], self._own(state, seat, greatest)), score))
        return found

    def topic(self, feature: str, seat: int) -> str:
        if feature in volk.GERMANY:
            return volk.topic(feature, seat & 1)
        words = feature.split("-")
        return ABOUT.get(words[1] if words[0] in ("usa", "soviet") else feature, "")

    def measured(self, state: TwoState, seat: int) -> Mapping[str, float]:
        side = seat & 1
        sign = -1 if side == WEST else 1
        return {
            **volk.measured(state, side),
            "points": state.points(side) - state.points(1 - side),
            "dominance": sign * state.dominance,
            "space": sign * state.space,
            "arms": sign * state.arms,
            "treasury": state.treasury[side],
            "peacemakers": len(state.peacemakers[seat]),
        }

    def likes(self, topic: str, seat: int) -> bool:
        """A German state wants its superpower not to be ahead, and to have nothing to get ahead with."""
        if topic in COLD_TOPICS:
            return seat <= SOVIET_UNION
        return volk.likes(topic, seat & 1)

    def _cold_war(self, state: TwoState, seat: int) -> list[float]:
        """A German state is what its superpower is measured against."""
        found = [0.0] * (OF_SEATS - OF_POWERS)
        for at, numbers in self._of_power(state, seat):
            found[at : at + len(numbers)] = numbers
        return found

    def _of_power(self, state: TwoState, seat: int) -> list[tuple[int, list[float]]]:
        """Where among the features of both superpowers those of this one stand: in each decade others, and near the
        end of a race.
        """
        if seat > SOVIET_UNION:
            return []
        sign = 1 if seat == SOVIET_UNION else -1
        lead = state.points(seat) - state.points(1 - seat)
        dominance, space, arms = (sign * at for at in (state.dominance, state.space, state.arms))
        money, other = state.treasury[seat], state.treasury[1 - seat]
        decade = min(max(state.decade, 1), DECADES) - 1
        now = [1.0, lead, float(lead > 0), float(lead < 0), dominance, space, arms, money, other, float(money < 0)]
        near = [
            float(space >= SPACE_NEAR),
            float(arms >= ARMS_NEAR),
            float(space <= -SPACE_NEAR),
            float(arms <= -ARMS_NEAR),
        ]
        block = len(POWERS) * DECADES * len(COLD_WAR)
        return [((seat * DECADES + decade) * len(COLD_WAR), now), (block + seat * len(NEAR_VICTORY), near)]

    def _greatest(self, state: TwoState) -> list[int]:
        """By seat, how many others could press the button for it to win."""
        won = [nuclear_war.winners(state, presser) for presser in range(4)]
        return [sum(seat in winners for winners in won) for seat in range(4)]

    def _own(self, state: TwoState, seat: int, greatest: Sequence[int]) -> list[float]:
        hand = state.hands[seat].cards
        gone = DOVES - state.doves
        peacemakers = len(state.peacemakers[seat])
        return [
            len(hand),
            sum(state.value(seat, card) for card in hand),
            peacemakers,
            peacemakers * gone / DOVES,
            greatest[seat] * gone / DOVES,
            (state.order.index(seat) - state.turn) % 4,
        ]
