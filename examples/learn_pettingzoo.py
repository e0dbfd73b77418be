"""Both seats of Wir sind das Volk! play at random; then the West plays by what won, against a blind East."""

import numpy as np

from brink.adapters.pettingzoo import env

table, rng, won = env("volk"), np.random.default_rng(0), []
worth, tried = np.zeros(table.action_space("player_0").n), np.full(table.action_space("player_0").n, 4)
for game in range(120):
    table.reset(seed=game)
    taken = {"player_0": [], "player_1": []}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        legal = [] if over else np.flatnonzero(seen["action_mask"])
        learned = game >= 80 and agent == "player_0"
        if not over:
            taken[agent].append(max(legal, key=lambda one: worth[one] / tried[one]) if learned else rng.choice(legal))
        elif agent == "player_0":
            np.add.at(worth, taken[agent], reward)
            np.add.at(tried, taken[agent], 1)
            won.append(reward > 0)
        table.step(None if over else taken[agent][-1])
print(f"won {sum(won[:80])} of 80 at random and {sum(won[80:])} of 40 by what was learned")
