"""Foresight: what is told of the end comes from worlds that the seat can imagine, and the suite holds titles to it."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import PASS, Action, Broken, Chance, Foresight, Outcome, Sight
from brink.engine.chance import seed_from
from brink.engine.endings import Extreme, Stacked
from brink.engine.testing import conform, probe_endings
from engine.toy import Answer, Ask, Toy, ToyAutomatic, ToyState, ToyWindow, start
from parley.game import Parley
from parley.state import ParleyState

SHORT = {"rounds": 1}


class Careless(Parley):
    """Says of nothing that it may end the game."""

    def may_end(self, state: ParleyState, action: Action) -> bool:
        return False


class Talkative(Parley):
    """What it says of the end depends on the card on top of the deck."""

    def may_end(self, state: ParleyState, action: Action) -> bool:
        return bool(state.deck) and state.deck[-1] % 2 == 0


def test_a_title_that_does_not_say_what_ends_it_is_caught(tmp_path: Any) -> None:
    with pytest.raises(Broken, match="ending"):
        probe_endings(Careless(), 2, SHORT)
    with pytest.raises(Broken, match="ending"):
        conform(Careless(), 2, SHORT, crashes=tmp_path)


def twenty_games(game: Parley, crashes: Any) -> None:
    for number in range(20):
        conform(game, 2, SHORT, seed=f"secret {number}", crashes=crashes)


def test_a_warning_that_tells_a_secret_is_caught(tmp_path: Any) -> None:
    with pytest.raises(Broken, match="leak in an ending"):
        twenty_games(Talkative(), tmp_path)


def last_decision(game: Parley) -> Any:
    """The state before the action that ends a game, and that action."""
    state: Any = game.setup(2, SHORT, Chance(seed_from("last")))
    while True:
        legal = game.legal(state)
        before, action = state.clone(), legal[-1]
        game.apply(state, action, legal)
        if state.outcome is not None:
            return before, action


def test_nothing_is_changed_and_a_bot_may_ask_too() -> None:
    game = Parley()
    state, action = last_decision(game)
    stored, seat = game.dump(state), game.to_act(state)
    ending = Foresight(game, state, seat).ending(action)
    assert game.dump(state) == stored
    assert ending is not None
    assert ending.sure
    assert Sight(game, state, seat, game.legal(state)).ending(action) == ending
    assert ending.asks != (seat in ending.outcomes[0].winners)


class OpenToy(Toy):
    hides = False


class Lottery(ToyAutomatic, frozen=True):
    """Ends the game if this one of a thousand is drawn."""

    number: int

    def run(self, state: ToyState) -> None:
        if state.chance.below(1000) == self.number:
            state.end(Outcome((), (1, 1, 1), "done"))


@pytest.mark.parametrize(("number", "told"), [(0, True), (999, True), (500, False)])
def test_T1_what_may_end_the_game_is_judged_by_a_few_worlds(number: int, told: bool) -> None:
    """The lowest and the highest results are tried, however rare; a rare one in between is missed."""
    state = start(Ask(0), Lottery(number), Ask(1))
    ending = Foresight(OpenToy(), state, 0).ending(PASS)
    assert (ending is not None) == told
    assert ending is None or not ending.sure


def test_lucky_and_unlucky_results_end_so_that_nobody_rolls_for_ever() -> None:
    low, high = (Extreme(Chance(bytes(16)), way) for way in (False, True))
    assert ([low.die(6) for _ in range(3)], [high.die(6) for _ in range(3)]) == ([1, 1, 1], [6, 6, 6])
    assert len({low.die(6) for _ in range(200)}) == 6
    assert high.copy().die(20) == 20
    turning = Extreme(Chance(bytes(16)), high=True, turns=True)
    assert [turning.copy().die(6), *(turning.die(6) for _ in range(3)), turning.copy().die(6)] == [1, 1, 6, 6, 6]


class Offer(ToyWindow, frozen=True):
    """Seat 1 may end the game."""

    def responders(self, state: ToyState) -> tuple[int, ...]:
        return (1,)

    def candidates(self, state: ToyState) -> list[Action]:
        return [Answer(), PASS]

    def respond(self, state: ToyState, action: Action) -> None:
        state.end(Outcome((1,), (2, 1, 2), "done"))


class FreeOffer(Offer, frozen=True):
    costs_nothing = True


@pytest.mark.parametrize(("window", "told"), [(Offer, False), (FreeOffer, True)])
def test_others_let_windows_pass_unless_an_answer_costs_nothing(window: type[Offer], told: bool) -> None:
    ending = Foresight(OpenToy(), start(Ask(0), window(), Ask(1)), 0).ending(PASS)
    assert (ending is not None) == told
    assert ending is None or (ending.asks and not ending.sure)


def test_a_stacked_shuffle_has_the_card_on_top() -> None:
    cards = list(range(30))
    Stacked(Chance(bytes(16)), 7).shuffle(cards)
    assert cards[-1] == 7
    assert sorted(cards) == list(range(30))
