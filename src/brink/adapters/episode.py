"""One game from its set-up to its end, in numbers; the environments play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from brink.adapters.codec import Codec, codec_of, rewards
from brink.engine import Action, BrinkError, Chance, Sight, State
from brink.engine.chance import SEED_BYTES, new_seed
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game

Numbers: TypeAlias = NDArray[np.int16]
Bits: TypeAlias = NDArray[np.int8]
LIMIT: Final = 20_000  # decisions; games of blind players may wander for long


class Table:
    """What an environment plays again and again: a game, its seats and options, and the seeds of its episodes."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str = STANDARD,
        limit: int = LIMIT,
    ) -> None:
        found = find_game(game)
        self.codec = codec_of(found, players, options, found.pack(pack))
        found.admit(self.codec.players, self.codec.options, self.codec.pack)
        self.limit = limit
        self._seeds = Chance(new_seed())
        self._begun = 0

    def begin(self, seed: int | None = None) -> Episode:
        """A new game. A seed fixes it and those that follow; without one they go on from the last seed."""
        if seed is not None:
            self._seeds, self._begun = Chance(seed_of(seed)), 0
        self._begun += 1
        return Episode(self.codec, self._seeds.fork(f"episode {self._begun}"), self.limit)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The lowest and the highest that each number of the vector can be."""
        slots = self.codec.vector.slots
        low = np.array([slot.low for slot in slots], dtype=np.int16)
        return low, np.array([slot.high for slot in slots], dtype=np.int16)


def seed_of(seed: int) -> bytes:
    """A seed of ours from one of theirs."""
    return (seed % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "little")


class Episode:
    """A game being played. `legal` are the legal actions by number, none after the end."""

    def __init__(self, codec: Codec, chance: Chance, limit: int = LIMIT) -> None:
        self.codec = codec
        self.limit = limit
        self.decisions = 0
        self.chance = chance
        self.state: State = codec.game.setup(codec.players, codec.options, chance.fork("game"), codec.pack)
        self.legal: dict[int, Action] = {}
        self._ask()

    @property
    def seat(self) -> int:
        """Who decides now."""
        return self.codec.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def cut(self) -> bool:
        """It was broken off: nobody has won."""
        return not self.over and self.decisions >= self.limit

    def play(self, number: int) -> None:
        """The legal action with this number."""
        action = self.legal.get(int(number))
        if action is None:
            raise BrinkError(f"{number} is not legal now: {self.codec.actions.name(int(number))}")
        self.perform(action)

    def perform(self, action: Action) -> None:
        """A legal action, as a bot names it."""
        self.codec.game.apply(self.state, action, [action])
        self.decisions += 1
        self._ask()

    def _ask(self) -> None:
        ends = self.over or self.cut
        self.legal = {} if ends else self.codec.actions.numbered(self.codec.game.legal(self.state))

    def rewards(self) -> list[float]:
        return rewards(self.state.outcome, self.codec.players)

    def sight(self) -> Sight:
        """For a bot that decides now."""
        return Sight(self.codec.game, self.state, self.seat, list(self.legal.values()))

    def observe(self, seat: int) -> Numbers:
        return np.frombuffer(self.codec.observe(self.state, seat), dtype=np.int16)

    def mask(self, seat: int) -> Bits:
        """What this seat may do now: nothing, unless it is the one that decides."""
        mine = self.legal if self.legal and seat == self.seat else ()
        return np.frombuffer(self.codec.mask(mine), dtype=np.int8)

    def text(self, seat: int) -> str:
        """The board as this seat sees it, in words."""
        codec = self.codec
        teller = codec.game.teller("en", codec.pack, [str(one + 1) for one in range(codec.players)], codec.options)
        lines = codec.game.tell(codec.game.view(self.state, seat), codec.pack)
        return "\n".join("  " * line.depth + teller.sentence(line.key, line.args) for line in lines)
