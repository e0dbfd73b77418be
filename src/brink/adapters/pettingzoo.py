"""PettingZoo: a title as an AEC environment (agent environment cycle), for all its seats.

    from brink.adapters.pettingzoo import env
    table = env("volk")

An observation is `{"observation": vector, "action_mask": mask}`. Rewards are 0 up to the end, then 1 for each winner
and -1 for everybody else. A game that is not over after `limit` decisions is truncated, and whoever does what is not
legal has lost it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brink.adapters.codec import LOST
from brink.adapters.episode import LIMIT, Bits, Episode, Numbers, Table
from brink.adapters.needing import missing
from brink.engine.packs import STANDARD

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None


def env(game: str, **table: Any) -> OrderEnforcingWrapper:
    """The environment as one usually wants it; what may be said of the table see `BrinkEnv`."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(BrinkEnv(game, **table), illegal_reward=LOST))


class BrinkEnv(AECEnv[str, dict[str, Numbers | Bits], int]):
    """A table. Without more than the game's name as it is usually played."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str = STANDARD,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, pack, limit)
        self.render_mode = render_mode
        codec = self.table.codec
        self.metadata = {"name": f"brink_{game}_v{codec.game.version}", "render_modes": ["ansi"]}
        low, high = self.table.bounds()
        self.possible_agents = [f"player_{seat}" for seat in range(codec.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: _observations(low, high, codec.actions.size) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(codec.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.episode: Episode = self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Numbers | Bits]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in the game and must do something")
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(int(action))
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.episode.over)
        self.truncations = dict.fromkeys(self.agents, self.episode.cut)
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.seat]

    def render(self) -> str | None:
        """The board in words, as whoever is to act sees it."""
        if self.render_mode != "ansi":
            return None
        return self.episode.text(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""


def _observations(low: Numbers, high: Numbers, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )
