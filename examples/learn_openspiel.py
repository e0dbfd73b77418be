"""Learn to play the West of Wir sind das Volk! with OpenSpiel, which plays chance too."""

import numpy as np
import pyspiel

import brink.adapters.openspiel  # noqa: F401 (registers the games)

spiel, rng, won = pyspiel.load_game("python_brink_volk"), np.random.default_rng(0), []
worth, tried = np.zeros(spiel.num_distinct_actions()), np.full(spiel.num_distinct_actions(), 4)
for game in range(190):
    state, taken = spiel.new_initial_state(), []
    while not state.is_terminal():
        legal = state.legal_actions()  # of a chance node: its outcomes, which are equally likely
        learned = game >= 150 and state.current_player() == 0
        action = max(legal, key=lambda one: worth[one] / tried[one]) if learned else rng.choice(legal)
        taken += [action] * (state.current_player() == 0)
        state.apply_action(action)
    np.add.at(worth, taken, state.returns()[0])
    np.add.at(tried, taken, 1)
    won.append(state.returns()[0] > 0)
print(f"won {sum(won[:150])} of 150 at random and {sum(won[150:])} of 40 by what was learned")
