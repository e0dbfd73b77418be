"""What a bot that plans is told of 2GM Tactics: actions as the tactician sees them, turns as stretches, features.

Allies win together, so the numbers of a seat are those of its side; both sides are measured with the same weights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from operator import mul
from pathlib import Path
from typing import Final

from brink.engine import Action, Chance
from brink.engine.chance import SEED_BYTES
from brink.engine.minds import Mind, chances
from brink.games.twogm import features
from brink.games.twogm.bots import TACTICS, decline
from brink.games.twogm.more_players import Gift, Together
from brink.games.twogm.pack import FACTIONS, NONE
from brink.games.twogm.solo import ranking
from brink.games.twogm.solo.mind import Asking, Memory
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.tactics.fire import Tactics as Question

SCENARIOS: Final = (
    "dunkirk",
    "el-alamein",
    "stalingrad",
    "kasserine",
    "prokhorovka",
    "omaha",
    "arnhem",
    "bastogne",
)
ROYALS: Final[list[Mapping[str, object]]] = [
    {"south": south, "north": north} for south, north in product(FACTIONS, repeat=2)
]
ABOUT: Final = {
    **dict.fromkeys(("hq-damage", "hq-weak", "hq-dying"), "hq"),
    **dict.fromkeys((*(f"worth-{kind}" for kind in features.KINDS), "share", "life", "wounds", "units"), "units"),
    **dict.fromkeys(("fire", "first-fire"), "fire"),
    **dict.fromkeys(("lines", "front", "deep"), "advance"),
    **dict.fromkeys(("hand", "hand-worth"), "hand"),
    **dict.fromkeys(("supply", "income", "ap"), "income"),
    **dict.fromkeys(("goal", "goal-near", "goal-late"), "goal"),
    "cover": "cover",
}
# The numbers that a player would look at.
COUNTED: Final = (
    ("hq-damage", "hq", -1),
    *((f"worth-{kind}", "units", 1) for kind in features.KINDS),
    ("fire", "fire", 1),
    ("lines", "advance", 1),
    ("hand", "hand", 1),
    ("income", "income", 1),
    ("goal", "goal", 1),
    ("cover", "cover", 1),
)
TRUST: Final = 1.2  # the value is coarse: with 0.3 the planner lost to what looks best, see `docs/bots.md`
MASK: Final = (1 << 8 * SEED_BYTES) - 1


class TwoGMMind(Mind[TwoGMState]):
    game = "twogm"
    folder = Path(__file__).parent / "minds"
    features = features.NAMES
    trust = TRUST
    lessons = (*ROYALS, *({"scenario": name} for name in SCENARIOS))

    def __init__(self) -> None:
        self._recent: tuple[TwoGMState | None, list[Memory]] = (None, [])

    def rank(self, world: TwoGMState, seat: int, legal: list[Action]) -> Sequence[float]:
        step = world.agenda[-1]
        question = _question(world, seat, legal, Memory())
        return ranking.rank(question, step, _answer(question, step))

    def best(self, world: TwoGMState, seat: int, legal: list[Action]) -> Action:
        """By the tactician, who remembers what it has settled as long as the same world is played on."""
        memory = self._memories(world)[seat]
        planned = memory.next_of(legal)
        if planned is not None:
            return planned
        step = world.agenda[-1]
        question = _question(world, seat, legal, memory)
        found = _answer(question, step)
        return ranking.instead(question, step) if found in ranking.lets_go(question, step) else found

    def _memories(self, world: TwoGMState) -> list[Memory]:
        recent, memories = self._recent
        if recent is not world:
            memories = [Memory() for _ in range(world.players)]
            self._recent = world, memories
        return memories

    def rests(self, begun: TwoGMState, now: TwoGMState) -> bool:
        """When the next turn begins, before anything is done in it: then all shots of this one have been fired.

        A turn further on three times as much has to be played, and what a single action was worth is lost in the dice.
        """
        return now.turn > begun.turn and isinstance(now.agenda[-1], Together | Gift)

    def describe(self, state: TwoGMState) -> Sequence[Sequence[float]]:
        sides = features.describe(state)
        return [sides[seat & 1] for seat in range(state.players)]

    def topic(self, feature: str, seat: int) -> str:
        return ABOUT.get(feature.split("-", 1)[1], "")

    def measured(self, state: TwoGMState, seat: int) -> Mapping[str, float]:
        """What one's own side has more than the other; of an HQ, how much less it was damaged."""
        sides = features.describe(state)
        own, their = (dict(zip(self.features, sides[side], strict=True)) for side in (seat & 1, 1 - (seat & 1)))
        kind = "royal" if state.scenario == NONE else "mission"
        found = dict.fromkeys(ABOUT.values(), 0.0)
        for name, topic, sign in COUNTED:
            found[topic] += sign * (own.get(f"{kind}-{name}", 0.0) - their.get(f"{kind}-{name}", 0.0))
        return found

    def values(self, state: TwoGMState) -> list[float]:
        """Allies win together: each has the chance of the whole side."""
        weights = self._weights
        sides = chances([sum(map(mul, weights, numbers)) for numbers in features.describe(state)])
        return [sides[seat & 1] for seat in range(state.players)]


def _question(world: TwoGMState, seat: int, legal: list[Action], memory: Memory) -> Question:
    """Where a die is rolled to decide, it is the same one in the same position."""
    mixed = hash((world.turn, world.phase, seat, len(world.u_card), world.ap[seat], len(world.agenda)))
    seed = int.from_bytes(world.chance.seed, "little") ^ mixed & MASK
    return Question(world, seat, legal, Chance(seed.to_bytes(SEED_BYTES, "little")), memory)


def _answer(question: Question, step: Asking) -> Action:
    """What the tactician does; it may think in the world itself, but leaves it as it was."""
    answer = TACTICS.get(type(step).__name__, decline)
    return answer(question, step)
