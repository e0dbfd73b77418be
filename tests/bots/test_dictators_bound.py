"""How much one seat decides in Revenge of the Dictators (`bench/dictators_bound.py`)."""

from __future__ import annotations

from argparse import Namespace

from bench.dictators_bound import GIFTS, OldDictator, at_sight, deal, gifted, reading
from bench.frozen import OldDictators

from brink.engine import Sight
from brink.engine.registry import find_game

GAMES = 12
READER = Namespace(seed="test", candidates=6, trust=0.0)


def test_it_decides_by_what_the_bot_sees() -> None:
    game = find_game("dictators")
    _, state, chance = deal("test", 0)
    bots, others = [[chance.fork(f"bot {at}") for at in range(4)] for _ in range(2)]
    players = [OldDictators(one) for one in bots]
    while state.outcome is None:
        legal, seat = game.legal(state), game.to_act(state)
        action = players[seat].choose(Sight(game, state, seat, legal))
        if len(legal) > 1:
            assert at_sight(OldDictator, others[seat], state, legal) == action
        game.apply(state, action, legal)


def test_whoever_is_ahead_and_never_stopped_wins_far_more() -> None:
    plain, best = (
        sum(gifted(GIFTS[name], "test", number) for number in range(GAMES))
        for name in ("nothing", "all disarmed, never stopped")
    )
    assert plain < GAMES / 2 < best


def test_the_reader_who_foresees_the_dice_wins() -> None:
    assert reading("foresees the dice", 1, READER, 0)
