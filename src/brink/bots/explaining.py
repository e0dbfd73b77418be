"""Why a planner likes an action better than others: what is different where it leads to, in what a player counts.

All candidates meet the same worlds, so they are compared in each of them: what all of them lead to explains nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from brink.engine import State
from brink.engine.minds import AnyMind

MOST: Final = 3  # reasons
LEAST_WORTH: Final = 0.01  # of a score: less would not move anybody
LEAST_CHANGE: Final = 0.1  # of what is counted: less cannot be told


class Because(msgspec.Struct, frozen=True):
    """A topic of the game, and by how much it is more or less than after the other actions, on average."""

    topic: str
    change: float


class Unlike:
    """How an action's worlds end, compared with those of the others."""

    __slots__ = ("counted", "scores")

    def __init__(self) -> None:
        self.scores: defaultdict[str, float] = defaultdict(float)  # by topic, what it adds to the seat's score
        self.counted: defaultdict[str, float] = defaultdict(float)  # by topic, in what a player counts

    def reasons(self, mind: AnyMind, seat: int, worlds: int) -> list[Because]:
        """What speaks for it, the weightiest first: what counts more for it, and is seen to be better."""
        found = []
        for topic, worth in self.scores.items():
            change = self.counted[topic] / worlds
            better = change if mind.likes(topic, seat) else -change
            if worth / worlds >= LEAST_WORTH and better >= LEAST_CHANGE:
                found.append((worth / worlds, Because(topic, change)))
        return [because for _, because in sorted(found, key=lambda one: -one[0])[:MOST]]


class Tried(Protocol):
    unlike: Unlike


def compare(mind: AnyMind, seat: int, tried: Sequence[Tried], ends: Sequence[State]) -> None:
    """Note how the ends of one world differ. A game that is over there has nothing more to count."""
    going = [(one, end) for one, end in zip(tried, ends, strict=True) if end.outcome is None]
    if len(going) < 2:
        return
    leads = [_leads(mind, end, seat) for _, end in going]
    counted = [mind.measured(end, seat) for _, end in going]
    topics = [mind.topic(feature, seat) for feature in mind.features]
    mean = [sum(each) / len(leads) for each in zip(*leads, strict=True)]
    usual = {topic: sum(one[topic] for one in counted) / len(counted) for topic in counted[0]}
    for (one, _), lead, counts in zip(going, leads, counted, strict=True):
        for n, topic in enumerate(topics):
            if topic:
                one.unlike.scores[topic] += mind.weight(n) * (lead[n] - mean[n])
        for topic, count in counts.items():
            one.unlike.counted[topic] += count - usual[topic]


def _leads(mind: AnyMind, end: State, seat: int) -> list[float]:
    """Each feature of a seat, less what the others have of it."""
    described = [list(numbers) or [0.0] * len(mind.features) for numbers in mind.describe(end)]
    mine, others = described[seat], [numbers for other, numbers in enumerate(described) if other != seat]
    return [own - sum(other[n] for other in others) / len(others) for n, own in enumerate(mine)]


def signed(change: float, point: str) -> str:
    """As a player would write it, with the `decimal-point` of his language: whole numbers where they are."""
    shown = f"{abs(change):.1f}".removesuffix(".0").replace(".", point)
    return f"{'+' if change > 0 else '−'}{shown}"
