"""Learn to play the West of Wir sind das Volk! against a blind East: first at random, then by what won."""

import numpy as np

from brink.adapters.gymnasium import BrinkEnv

env, rng, won = BrinkEnv("volk", seat=0, opponents="random"), np.random.default_rng(0), []
worth, tried = np.zeros(env.action_space.n), np.full(env.action_space.n, 4)
for game in range(140):
    (_, info), taken, over = env.reset(seed=game), [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        taken.append(rng.choice(legal) if game < 100 else max(legal, key=lambda one: worth[one] / tried[one]))
        _, reward, over, _, info = env.step(taken[-1])
    np.add.at(worth, taken, reward)
    np.add.at(tried, taken, 1)
    won.append(reward > 0)
print(f"won {sum(won[:100])} of 100 at random and {sum(won[100:])} of 40 by what was learned")
