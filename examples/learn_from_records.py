"""Learn from records to play as somebody did: `brink lab export RECORDS --to games.npz`, then this with `games.npz`."""

import sys

import numpy as np

from brink.adapters.gymnasium import BrinkEnv

data, env, rng = np.load(sys.argv[1]), BrinkEnv("volk", seat=0, opponents="random"), np.random.default_rng(0)
offered, done = np.full(env.action_space.n, 4), np.zeros(env.action_space.n)
for row in np.flatnonzero((data["seat"] == 0) & (data["result"] > 0)):  # what the West did where it won
    np.add.at(offered, data["legal"][data["legal_from"][row] : data["legal_from"][row + 1]], 1)
    done[data["action"][row]] += 1
won = []
for game in range(80):
    (_, info), over = env.reset(seed=game), False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        action = rng.choice(legal) if game < 40 else max(legal, key=lambda one: done[one] / offered[one])
        _, reward, over, _, info = env.step(action)
    won.append(reward > 0)
print(f"won {sum(won[:40])} of 40 at random and {sum(won[40:])} of 40 by what was learned")
