"""What a bot that plans is told of 2+2: actions as `steady` sees them, sub-decades as stretches, features.

A seat wins with its side, or by a race, and inside the side by victory points: the features of Germany are the West's
(for both seats of the West), those of the Cold War a superpower's, and peacemakers everybody's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        greatest = [sum(seat in nuclear_war.winners(state, other) for other in range(4)) for seat in range(4)]
        return [
            [
                *(germany if seat & 1 == WEST else nothing),
                *self._cold_war(state, seat),
                *self._own(state, seat, greatest),
            ]
            for seat in range(4)
        ]

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
        block = len(POWERS) * DECADES * len(COLD_WAR)
        found = [0.0] * (block + len(POWERS) * len(NEAR_VICTORY))
        if seat > SOVIET_UNION:
            return found
        sign = 1 if seat == SOVIET_UNION else -1
        lead = state.points(seat) - state.points(1 - seat)
        dominance, space, arms = (sign * at for at in (state.dominance, state.space, state.arms))
        money, other = state.treasury[seat], state.treasury[1 - seat]
        decade = min(max(state.decade, 1), DECADES) - 1
        at = (seat * DECADES + decade) * len(COLD_WAR)
        found[at : at + len(COLD_WAR)] = [
            1.0,
            lead,
            float(lead > 0),
            float(lead < 0),
            dominance,
            space,
            arms,
            money,
            other,
            float(money < 0),
        ]
        at = block + seat * len(NEAR_VICTORY)
        found[at : at + len(NEAR_VICTORY)] = [
            float(space >= SPACE_NEAR),
            float(arms >= ARMS_NEAR),
            float(space <= -SPACE_NEAR),
            float(arms <= -ARMS_NEAR),
        ]
        return found

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
