"""What the third version of the rules says otherwise than the second, which games begun with it keep: V3 and V7."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from brink.engine import AnyGame, Chance
from brink.engine.chance import seed_from
from brink.games.volk import Volk
from brink.games.volk.end_of_decade import Balance, Currency, LoseStandard, LossOfStandard, berlin_surplus
from brink.games.volk.icons import WEST
from brink.games.volk.living_standard import RaiseStandard, price, raise_standard
from brink.games.volk.twoplustwo import TwoPlusTwo
from volk.naive import turns
from volk.scene import Scene

POSITIONS = int(os.environ.get("BRINK_NAIVE", "600"))
THIRD = pytest.mark.parametrize(("rules", "third"), [(2, False), (3, True)])
EAST = ("MV", "BB", "EB", "SA", "SN", "TH")

# -- V3 When Hamburg is asked for ------------------------------------------------------------------------------------


@THIRD
def test_V3_raising_asks_for_hamburg_only_where_it_changes_a_price(rules: int, third: bool) -> None:
    """Schleswig-Holstein has 3 without it; Niedersachsen lacks 3 without it and 2 with it, and the card has 1."""
    scene = Scene(cards=[12], factories=["hamburg", "kiel", "flensburg"], lines=["flensburg - kiel"], rules=rules)
    scene.play("raise", 12)
    assert scene.step == ("RaiseStandard" if third else "AssignHamburg")
    scene = Scene(cards=[13], factories=["hamburg", "kiel", "flensburg"], lines=["flensburg - kiel"], rules=rules)
    scene.play("raise", 13)
    assert scene.step == "AssignHamburg"  # with a point more it can pay these 2


@THIRD
def test_V3_the_balance_asks_for_hamburg_only_where_it_runs_factories_down(rules: int, third: bool) -> None:
    western = ["bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"]
    for currency, matters in ((-2, True), (0, False)):
        scene = Scene(
            factories=[*western, "hamburg", "leipzig"], run_down=["jena"], currency=currency, prestige=1, rules=rules
        )
        scene.phase(3)
        assert scene.step == ("AssignHamburg" if matters or not third else "TakeTurn")


@THIRD
def test_V3_the_loss_of_living_standard_asks_for_hamburg_only_where_LS_can_go(rules: int, third: bool) -> None:
    for standard, matters in (({"SH": 1}, True), ({"SH": 0}, False), ({"NI": 1}, False), ({"SH": 1, "NI": 1}, True)):
        scene = Scene(factories=["hamburg", "bremen"], standard=standard, rules=rules)
        scene.phase(5)
        assert scene.step == ("AssignHamburg" if matters or not third else "TakeTurn")


Question = Callable[[Any], None]
Outcome = Callable[[Any], object]
MOST = 4  # points of a card


def raising(points: int) -> tuple[Question, Outcome]:
    def ask(state: Any) -> None:
        raise_standard(state, state.german(WEST), WEST, points)

    def prices(state: Any) -> object:
        state.agenda = [RaiseStandard(state.german(WEST), WEST, points)]
        return {action: price(state, action) for action in state.agenda[-1].options(state)}

    return ask, prices


def balance(state: Any) -> object:
    Balance().run(state)
    return len(state.agenda)  # factories to run down


def loss(state: Any) -> object:
    LoseStandard().run(state)
    return state.standard, berlin_surplus(state)


QUESTIONS: dict[str, tuple[Question, Outcome]] = {
    **{f"raising with {points}": raising(points) for points in range(MOST + 1)},
    "7.3": (Currency().run, balance),
    "7.5": (LossOfStandard().run, loss),
}


def with_hamburg(game: AnyGame) -> Iterator[Any]:
    """Boards of random games, as they came and shaken up, with a factory there."""
    for state in turns(game, max(game.players), f"{game.name} Hamburg"):
        if state.factories[state.pack.hamburg]:
            board = state.clone()
            board.agenda = []
            yield board


def in_either_province(state: Any) -> Iterator[Any]:
    for home in state.pack.site_provinces[state.pack.hamburg]:
        board = state.clone()
        board.hamburg = home
        yield board


@pytest.mark.parametrize("game", [Volk(), TwoPlusTwo()], ids=["volk", "2+2"])
def test_V3_hamburg_is_asked_for_wherever_it_matters_and_nowhere_else(game: AnyGame) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for state in islice(with_hamburg(game), POSITIONS):
        for name, (ask, outcome) in QUESTIONS.items():
            world = state.clone()
            ask(world)
            asked = type(world.agenda[-1]).__name__ == "AssignHamburg"
            here, there = map(outcome, in_either_province(state))
            assert asked == (here != there), name
            seen[name, asked] += 1
    assert all(seen[name, asked] for name in QUESTIONS for asked in (True, False)), seen


# -- V7 When the police may act --------------------------------------------------------------------------------------


@THIRD
def test_V7_the_police_may_act_before_the_last_icon(rules: int, third: bool) -> None:
    """Card 84: with the end of the Stasi the police goes; what it did in this decade comes back elsewhere."""
    scene = Scene("east", special=84, unrest={"SN": 5, "TH": 4, "MV": 3}, police={66: 0}, rules=rules)
    scene.play("event", 84)
    scene.answer("E icon $<1", "E icon -mpE!W", "W at SN")
    assert scene.state.stasi_gone is not third
    if third:
        assert (scene.step, scene.offered("icon")) == ("ChooseIcon", {"stasi-off"})
        scene.answer("E police TH", "E at BB")
        assert [scene.unrest(code) for code in ("SN", "TH", "MV", "BB")] == [3, 3, 3, 1]
    assert (scene.step, scene.state.stasi_gone) == ("TakeTurn", True)


@THIRD
def test_V7_what_the_police_makes_possible_is_not_lost(rules: int, third: bool) -> None:
    """Card 2: mass protests everywhere block building, until the police ends one of them."""
    scene = Scene("east", cards=[2], police={5: 0}, unrest=dict.fromkeys(EAST, 4), rules=rules)
    scene.play("event", 2)
    scene.answer("E icon +uE", "E at MV", *(["E icon S>1", "E icon S>1"] if third else []))
    assert bool(scene.said("icon-lost")) is not third
    scene.answer("E police TH", *(["E factory eisenach"] if third else []))
    assert scene.factory("eisenach") == ("intact" if third else "none")
    assert scene.step == "TakeTurn"


def test_V7_before_the_first_icon_nobody_is_asked_again() -> None:
    """Card 69 has one icon: the police could have acted before the action, and can after it."""
    scene = Scene("east", cards=[69], police={5: 0}, unrest={"TH": 1})
    scene.play("event", 69)
    assert scene.step == "Apply"
    scene.answer("E at NW")
    assert scene.step == "AfterAction"


@pytest.mark.parametrize("police", [{}, {66: 1}])
def test_V7_nobody_is_asked_where_no_police_can_act(police: dict[int, int]) -> None:
    scene = Scene("east", special=84, unrest={"SN": 5, "TH": 4, "MV": 3}, police=police)
    scene.play("event", 84)
    scene.answer("E icon $<1", "E icon -mpE!W", "W at SN")
    assert scene.state.stasi_gone


def test_V7_in_the_turn_of_west_the_police_stays_at_home() -> None:
    scene = Scene("west", cards=[80], police={66: 0}, unrest={"TH": 4}, factories=["jena", "leipzig"])
    scene.play("event", 80)
    scene.answer("W rest", "W factory jena", "W at TH")
    assert scene.step == "TakeTurn"


def test_V7_who_lets_the_rest_happen_sends_the_police_after_it() -> None:
    scene = Scene("east", special=84, unrest={"SN": 5, "TH": 4, "MV": 3}, police={66: 0})
    scene.play("event", 84)
    scene.answer("E rest", "W at SN")
    assert (scene.step, scene.state.stasi_gone) == ("TakeTurn", True)


# -- games that have begun -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [Volk(), TwoPlusTwo()], ids=["volk", "2+2"])
@pytest.mark.parametrize("rules", [1, 2])
def test_a_game_of_earlier_rules_is_played_by_them(game: AnyGame, rules: int) -> None:
    state = game.setup(max(game.players), {}, Chance(seed_from("x")), rules=rules)
    again = game.load(game.dump(state))
    assert again.rules == rules
    assert game.dump(again) == game.dump(state)
