"""The opponents that stay the same (`bench/frozen.py`) play as they did when they were held against c70631e.

Then they decided as its `steady` in the same positions (`docs/bots.md`, "The league"). They judge as today's does, but
for what is overridden. So where this fails, either `steady` was changed, and `bench/frozen.py` has to keep what it did;
or rules or cards were, and games with the same judgement go otherwise: then the digest is a new one.
"""

from __future__ import annotations

from hashlib import blake2b

import pytest
from bench.frozen import FROZEN
from bench.league import NATIONS, PLAYERS

from brink.bots import make_bot
from brink.engine import Action, Chance, State
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.lab.simulate import play_out

GAMES = 4
DIGESTS = {
    "volk": "e8cde9e2cbf62a73",
    "twoplustwo": "29522c2fddfdf194",
    "dictators": "9ef5f8d326e5eaae",
    "twogm": "f9ab25f5c79f1bc8",
}


@pytest.mark.parametrize("title", PLAYERS)
def test_it_plays_as_it_did(title: str) -> None:
    game, played = find_game(title), blake2b(digest_size=8)

    def act(state: State, action: Action, legal: list[Action]) -> None:
        played.update(f"{action}\n".encode())
        game.apply(state, action, legal)

    for number in range(GAMES):
        players, chance = PLAYERS[title], Chance(seed_from(f"frozen {number}"))
        south, north = NATIONS[number]
        options = {"south": south, "north": north} if title == "twogm" else {}
        streams = [chance.fork(f"bot {seat}") for seat in range(players)]
        state = game.setup(players, game.seat_bots(options, ["steady"] * players), chance)
        bots = [FROZEN[title](c) if title in FROZEN else make_bot(game, "steady", c) for c in streams]
        play_out(game, state, bots, act)
    assert played.hexdigest() == DIGESTS[title]
