"""Gymnasium: one seat of a title against bots, as a single-agent environment.

    from brink.adapters.gymnasium import BrinkEnv
    table = BrinkEnv("volk", seat=0, opponents="random")  # or gymnasium.make("brink/volk-v3", ...)

An observation is the vector of what the seat sees; what it may do is in `info["action_mask"]` and `action_masks()`. The
reward is 0 up to the end, then 1 for a win and -1 for anything else. What is not legal loses the game at once
(`info["illegal"]`), and one that is not over after `limit` decisions is truncated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from brink.adapters.codec import LOST, usual_players
from brink.adapters.episode import LIMIT, Bits, Episode, Numbers, Table
from brink.adapters.needing import missing
from brink.bots import make_bot
from brink.engine import Bot, BrinkError
from brink.engine.packs import STANDARD
from brink.engine.registry import find_game, games

try:
    import numpy as np
    from gymnasium import Env, register, registry, spaces
except ImportError:
    raise missing("Gymnasium", "gymnasium") from None


Info: TypeAlias = dict[str, Bits | bool]
"""`action_mask`, and `illegal` where what was done is not."""


class BrinkEnv(Env[Numbers, int]):
    """A table at which bots have all seats but one. `opponents`: one bot for all of them, or one for each in turn."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str = STANDARD,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        found = find_game(game)
        self.render_mode = render_mode
        self.seat = seat
        self.opponents = _bots_by_seat(players or usual_players(found), seat, opponents)
        named = [self.opponents.get(one) for one in range(len(self.opponents) + 1)]
        self.table = Table(game, len(named), found.seat_bots(options or {}, named), pack, limit)
        codec = self.table.codec
        self._bots: dict[int, Bot] = {}
        self._seat_bots(self.table.begin())  # who cannot be found is told of at once
        low, high = self.table.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(codec.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        self.episode: Episode = self.table.begin(seed)
        self._seat_bots(self.episode)
        self._let_bots_play()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, Info]:
        if int(action) not in self.episode.legal:
            return self.episode.observe(self.seat), LOST, True, False, {**self._info(), "illegal": True}
        self.episode.play(int(action))
        self._let_bots_play()
        reward = self.episode.rewards()[self.seat]
        return self.episode.observe(self.seat), reward, self.episode.over, self.episode.cut, self._info()

    def action_masks(self) -> Bits:
        """What may be done now, under the name by which learners with masks ask for it."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """The board in words, as the seat sees it."""
        return self.episode.text(self.seat) if self.render_mode == "ansi" else None

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def _seat_bots(self, episode: Episode) -> None:
        self._bots = {
            seat: make_bot(self.table.codec.game, name, episode.chance.fork(f"bot {seat}"))
            for seat, name in self.opponents.items()
        }

    def _let_bots_play(self) -> None:
        """Up to the seat's next decision, or the end."""
        episode = self.episode
        while episode.legal and episode.seat != self.seat:
            episode.perform(self._bots[episode.seat].choose(episode.sight()))


def _bots_by_seat(players: int, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    if not 0 <= seat < players:
        raise BrinkError(f"there is no seat {seat}; there are 0 to {players - 1}")
    others = [one for one in range(players) if one != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BrinkError(f"there are {len(others)} seats for bots, and {len(names)} bots")
    return dict(zip(others, names, strict=True))


def _register() -> None:
    """Under the name that `gymnasium.make` looks for: `brink/volk-v3`, with the version of the rules."""
    for name, game in games().items():
        known = f"brink/{name}-v{game.version}"
        if known not in registry:
            register(known, entry_point=BrinkEnv, kwargs={"game": name})


_register()
