"""What the bot that plans is told of the game: at first sight as `steady` sees it, and what else there is."""

from __future__ import annotations

import pytest

from brink.bots import make_bot
from brink.bots.planner import Effort, Planner, Thinking
from brink.engine import Action, Chance, Sight
from brink.games.dictators import verbs
from brink.games.dictators.mind import AT, DictatorsMind
from brink.games.dictators.playing_your_turn import Confront, TakeAction
from brink.games.dictators.state import DictatorsState
from dictators.scene import GAME, PACK, Scene

MIND = DictatorsMind()
SMALL = Effort(rollouts=8, candidates=4)


def begin(players: int, seed: int) -> tuple[DictatorsState, Chance]:
    chance = Chance(seed.to_bytes(16, "big"))
    state: DictatorsState = GAME.setup(players, {}, chance, PACK)
    return state, chance


def sight_of(state: DictatorsState) -> Sight:
    return Sight(GAME, state, GAME.to_act(state), GAME.legal(state))


@pytest.mark.parametrize("players", GAME.players)
def test_what_steady_would_do_looks_best(players: int) -> None:
    """In every decision of a game that steady has an opinion on; read from the state, not from a view."""
    state, chance = begin(players, players)
    bot = make_bot(GAME, "steady", chance.fork("bot"))
    decisions = 0
    while state.outcome is None and decisions < 150:
        sight = sight_of(state)
        action = bot.choose(sight)
        if len(sight.legal) > 1:
            worth = MIND.rank(state, sight.seat, sight.legal)
            assert len(worth) == len(sight.legal)
            best = sight.legal[max(range(len(worth)), key=worth.__getitem__)]
            assert best == action, GAME.decision(state, sight.seat).key
            decisions += 1
        GAME.apply(state, action)


def candidates(scene: Scene) -> list[Action]:
    """The six that would be thought about."""
    return [one.action for one in Thinking(GAME, MIND, sight_of(scene.state), Chance(bytes(16))).candidates(6)]


def test_tokens_and_the_end_of_the_turn_are_thought_about() -> None:
    """What steady has no reason for is tried all the same."""
    scene = Scene(2, places=["OKC", "CMH"], hands=[["hacker", "veto"], []])
    scene.state.tokens[0] = [4, 6]
    scene.state.token_knowers[0] = [1, 1]
    scene.state.token_turns[0] = [0, 0]
    found = candidates(scene)
    assert {verbs.Token(4), verbs.Token(6), verbs.END} <= set(found)


def test_a_look_ahead_stops_where_a_turn_begins() -> None:
    """When everybody has had one; never in the middle of an answer."""
    state, chance = begin(4, 7)
    begun, rested = state.clone(), 0
    while state.outcome is None and rested < 3:
        if MIND.rests(begun, state):
            assert isinstance(state.agenda[-1], TakeAction | Confront)
            assert state.turn >= begun.turn + 4
            assert not state.spent
            begun, rested = state.clone(), rested + 1
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))])
    assert rested == 3


@pytest.mark.parametrize("players", GAME.players)
def test_who_knocks_at_the_door_with_three_disarmed_is_ahead(players: int) -> None:
    scene = Scene(players, places=["WDC", *(["OKC"] * (players - 1))])
    state = scene.state
    for at, place in enumerate(state.facilities[0]):
        state.disarmed[0][at] = int(PACK.nuclear_zone[place] != 4)
    described = MIND.describe(state)
    assert described[0][AT["home-3"]] == 1
    assert described[0][AT["chance"]] > 0.2
    assert described[0][AT["gap"]] > 0 > described[1][AT["gap"]]
    values = MIND.values(state)
    assert max(values) == values[0]


def test_it_cannot_tell_apart_what_its_seat_cannot() -> None:
    """The same decision in another world that looks the same from there: the same thoughts."""
    state, chance = begin(3, 11)
    bot = make_bot(GAME, "steady", chance.fork("bot"))
    for _ in range(60):
        GAME.apply(state, bot.choose(sight_of(state)))
    while len(GAME.legal(state)) < 4:
        GAME.apply(state, bot.choose(sight_of(state)))
    other = GAME.imagine(state, GAME.to_act(state), Chance(bytes([9] * 16)))
    assert GAME.hash(other) != GAME.hash(state)
    assert GAME.legal(other) == GAME.legal(state)
    thoughts = [Planner(GAME, MIND, SMALL, Chance(bytes(16))).ranking(sight_of(one)) for one in (state, other)]
    assert thoughts[0] == thoughts[1]
