"""The bot `steady` and the red button: it may take risks, but it does not walk into the war with open eyes."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import Action, Chance, Sight
from brink.engine.chance import seed_from
from brink.games.volk.twoplustwo.bots import SteadyTwo, TwoMind
from twoplustwo.scene import GAME, PACK, SEATS, Name, Scene, card, name_of

VERBS: dict[str, Any] = {action.verb: action for action in GAME.actions}


def mind(scene: Scene) -> TwoMind:
    return TwoMind(scene.state, SEATS.index(scene.seat))


def choice(scene: Scene) -> Action:
    """What the bot does here."""
    bot, seat = SteadyTwo(Chance(seed_from("steady"))), SEATS.index(scene.seat)
    return bot.choose(Sight(GAME, scene.state, seat, scene.legal()))


def risk(scene: Scene, verb: str, name: Name) -> float:
    judge = mind(scene)
    return judge.war_risk(judge.carried_out(VERBS[verb](card(name))))


@pytest.mark.parametrize(
    ("seat", "doves", "verb", "number", "chance"),
    [
        ("E", 1, "event", 27, 1.0),  # two doves, one is there
        ("E", 2, "event", 27, 0.0),
        ("U", 2, "event", 15, 1.0),  # three
        ("U", 0, "event", 22, 0.0),  # doves only return
        ("S", 0, "engage", 11, 0.5),  # every second arms-race card flips one
        ("S", 1, "engage", 11, 0.0),
        ("W", 1, "event", 6, 0.75),  # one for certain, then both superpowers draw
        ("W", 0, "credit", 34, 0.25),  # two conflict cards flip a dove, one is a step in the arms race
        ("W", 0, "build", 11, 0.0),
        ("S", 0, "build", 30, 0.25),  # its own conflict beside the value,
        ("U", 0, "build", 30, 0.0),  # which is nothing to the other side
    ],
)
def test_risk_of_an_action(seat: str, doves: int, verb: str, number: int, chance: float) -> None:
    scene = Scene(seat, cards=[number], doves=doves)
    assert risk(scene, verb, number) == pytest.approx(chance)


def test_the_automatic_event_is_part_of_the_risk() -> None:
    """Whoever leaves one card presses for it; a hand card leaves two."""
    scene = Scene("E", cards=[17, 18], hands={"E": ["b21"]}, fillers=0, doves=1)
    assert risk(scene, "raise", 17) == 1.0
    assert risk(scene, "raise", "b21") == 0.0
    assert risk(scene, "build", 18) == 0.0


def test_doves_that_return_later_are_no_help_but_those_that_return_before_are() -> None:
    scene = Scene("U", cards=[22, 27], fillers=0, doves=1)
    assert risk(scene, "event", 27) == 1.0
    scene.state.doves = 0
    assert risk(scene, "event", 22) == 0.0
    assert risk(scene, "build", 22) == 1.0


@pytest.mark.parametrize(
    ("seat", "fields"),
    [
        ("E", {"cards": [17, 18], "hands": {"E": ["b21", "b24"]}, "fillers": 0, "doves": 1}),
        ("U", {"cards": [27, 34], "hands": {"U": ["b61"]}, "fillers": 0, "doves": 1}),
        ("W", {"cards": [27], "doves": 1}),
        ("W", {"cards": [27, 34], "doves": 0}),
        ("S", {"cards": [15, 18], "doves": 0}),
        ("U", {"cards": [27], "doves": 1, "dominance": 6}),  # also when it has little to lose
        ("E", {"cards": [17, 18], "hands": {"E": ["b21"]}, "fillers": 0, "doves": 1, "dominance": 6}),
    ],
)
def test_steady_keeps_its_hands_off_the_button(seat: str, fields: dict[str, Any]) -> None:
    scene = Scene(seat, **fields)
    verb, piece = choice(scene)
    assert risk(scene, verb, name_of(piece)) == 0.0


@pytest.mark.parametrize(
    ("seat", "dominance", "decade", "stake"),
    [
        ("U", 6, 3, 0.1),  # the Soviet Union is ahead, so West would have a victory of the yellow side
        ("W", 6, 3, 1.0),
        ("S", 6, 3, 1.0),
        ("E", 6, 3, 0.1),
        ("U", 0, 3, 1.0),  # nobody is ahead
        ("W", 0, 3, 1.0),
        ("E", 6, 1, 1.0),  # in the first decade all is open
    ],
)
def test_who_can_hardly_win_has_little_to_lose(seat: str, dominance: int, decade: int, stake: float) -> None:
    scene = Scene(seat, dominance=dominance, decade=decade)
    assert mind(scene).stake == stake
    assert [mind(scene).danger(risk) for risk in (0.0, 0.25, 1.0)] == [0.0, 15.0 * stake, 60.0]


@pytest.mark.parametrize(("peacemakers", "skips"), [({"U": [6]}, False), ({"S": [6]}, True), ({"W": [6]}, True)])
def test_a_leader_lets_an_enemy_press_only_if_that_wins_the_game(
    peacemakers: dict[str, list[Name]], skips: bool
) -> None:
    """H29: the USA may skip the only dove; East would have to press."""
    scene = Scene("E", cards=[10], doves=0, arms=-3, peacemakers=peacemakers)
    scene.automatic(10)
    assert scene.seat == "U"
    assert (choice(scene) == ("ignore", PACK.number_of("-dove"))) == skips
