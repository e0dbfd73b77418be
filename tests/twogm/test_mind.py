"""What a bot that plans is told of the game: every action has a number, nothing loops, and allies stand and fall
together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from brink.bots.planner import Effort, Planner, Thinking
from brink.engine import Action, Chance, Sight
from brink.engine.minds import NEVER
from brink.engine.registry import find_game
from brink.games.twogm import verbs
from brink.games.twogm.firing import Aim, UnitShoots
from brink.games.twogm.mind import SCENARIOS, TwoGMMind
from brink.games.twogm.more_players import Gift, Together
from brink.games.twogm.movement import MoveUnit
from brink.games.twogm.state import DEPLOYMENT, FOR_THIS_TURN, TwoGMState
from twogm.scene import Scene

GAME = find_game("twogm")
LONGEST = 4000  # decisions; games of the procedure take about 900
Position = tuple[TwoGMState, int, list[Action]]


def positions(players: int = 2, seed: int = 1, **options: Any) -> Iterator[Position]:
    """Of a game in which everybody does what looks best; each only until the next one is asked for."""
    mind, chance = TwoGMMind(), Chance(bytes([seed] * 16))
    state: TwoGMState = GAME.setup(players, options, chance, GAME.pack())
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        legal, seat = GAME.legal(state), GAME.to_act(state)
        yield state, seat, legal
        GAME.apply(state, mind.best(state, seat, legal) if len(legal) > 1 else legal[0], legal)
    raise AssertionError(f"no end after {LONGEST} decisions")


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {}), (4, {"south": "su"}), (2, {"scenario": "omaha"}), (2, {"scenario": "bastogne"})],
)
def test_what_looks_best_ends_a_game(players: int, options: dict[str, Any]) -> None:
    """Nobody chooses a unit only to let it go, over and over. Every number has its name, in every kind of game."""
    mind = TwoGMMind()
    for number, (state, _, legal) in enumerate(positions(players, **options)):
        assert legal
        if number % 50 == 0:
            described = mind.describe(state)
            assert len(described) == players
            assert {len(numbers) for numbers in described} == {len(mind.features)}


def test_the_first_in_rank_is_what_looks_best() -> None:
    """And thinking leaves the world as it was."""
    mind = TwoGMMind()
    for number, (state, seat, legal) in enumerate(positions(seed=3)):
        if number % 7 or len(legal) == 1:
            continue
        before = GAME.hash(state)
        worth = mind.rank(state, seat, legal)
        assert len(worth) == len(legal)
        best = mind.best(state.clone(), seat, legal)
        assert GAME.hash(state) == before
        assert worth[legal.index(best)] == max(worth), state.agenda[-1]


def test_a_landing_is_thought_about_elsewhere() -> None:
    """The procedure puts a stand-in on the board: not on this one."""
    scene = Scene(DEPLOYMENT)
    scene.unit(1, "de-fj", 3, 5)
    scene.hold(0, "us-para")
    scene.do(verbs.Deploy(scene.card("us-para")))
    if scene.step() == "Equip":
        scene.do(verbs.PLACE)
    state, legal = scene.state, scene.legal()
    assert any(isinstance(action, verbs.Drop) for action in legal)
    before = GAME.hash(state)
    worth = TwoGMMind().rank(state, 0, legal)
    assert worth[legal.index(TwoGMMind().best(state, 0, legal))] == max(worth)
    assert len(set(worth)) > 6, "spaces differ"
    assert GAME.hash(state) == before


def test_who_chose_a_unit_does_something_with_it() -> None:
    """A planner does not even think about letting it go, and not at all where nothing else is left."""
    mind, seen = TwoGMMind(), set()
    for state, seat, legal in positions(seed=5):
        step = state.agenda[-1]
        if not isinstance(step, MoveUnit | UnitShoots | Aim) or len(legal) == 1:
            continue
        worth = dict(zip(legal, mind.rank(state, seat, legal), strict=True))
        idle = worth[verbs.STOP if isinstance(step, MoveUnit) else verbs.BACK]
        if isinstance(step, MoveUnit):
            assert (idle == NEVER) == (not step.moved and not state.u_flags[step.unit] & FOR_THIS_TURN)
        else:
            assert idle == NEVER
        if idle == NEVER:
            sight = Sight(GAME, state, seat, legal)
            tried = [one.action for one in Thinking(GAME, mind, sight, Chance(bytes(16))).candidates(len(legal))]
            assert sorted(map(repr, tried)) == sorted(repr(one) for one in legal if worth[one] > NEVER)
            seen.add(type(step))
            if len(tried) == 1:
                assert planner(mind).ranking(sight)[0].rollouts == 0
    assert seen == {MoveUnit, UnitShoots, Aim}


def planner(mind: TwoGMMind) -> Planner:
    return Planner(GAME, mind, Effort(rollouts=6, candidates=3), Chance(bytes(16)))


def test_a_look_ahead_stops_when_a_turn_begins() -> None:
    """Never while somebody reacts."""
    mind, begun = TwoGMMind(), None
    lengths = set()
    for state, _, _ in positions(seed=2):
        step = state.agenda[-1]
        if begun is None:
            begun = state.clone() if state.turn else None
        elif mind.rests(begun, state):
            assert isinstance(step, Together | Gift)
            assert state.turn > begun.turn
            lengths.add(state.turn - begun.turn)
            begun = state.clone()
    assert lengths == {1}


@pytest.mark.parametrize("players", [3, 4])
def test_allies_win_together(players: int) -> None:
    for number, (state, _, _) in enumerate(positions(players, seed=4)):
        if number % 100 == 0:
            values = TwoGMMind().values(state)
            assert values[0] + values[1] == pytest.approx(1)
            assert all(values[seat] == values[seat & 1] for seat in range(players))


def test_a_better_army_has_better_chances() -> None:
    """The numbers of both sides are told with the same weights."""
    for number, (state, _, _) in enumerate(positions(seed=6)):
        if number == 300:
            before = TwoGMMind().values(state)
            state.hq_hp[0] = 1
            assert TwoGMMind().values(state)[0] < before[0]
            return


def test_it_learns_from_all_nations_and_scenarios() -> None:
    assert tuple(GAME.pack().scenario) == SCENARIOS
    for options in TwoGMMind.lessons:
        GAME.admit(2, options, GAME.pack())
    assert len(TwoGMMind.lessons) == 24


def test_it_plays_the_same_with_the_same_dice() -> None:
    for number, (state, seat, legal) in enumerate(positions(seed=7)):
        if number >= 200 and len(legal) > 3:
            sight = Sight(GAME, state, seat, legal)
            assert planner(TwoGMMind()).ranking(sight) == planner(TwoGMMind()).ranking(sight)
            return
