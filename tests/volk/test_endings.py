"""§8: every way in which the game ends is told before the action that leads there."""

from __future__ import annotations

from typing import Any

import pytest

from foreseeing import said, told
from volk.scene import GAME, Scene


def last_card(side: str, **settings: Any) -> Scene:
    """The last card of a decade is on display, and its event does nothing that matters."""
    return Scene(side, cards=[1], fillers=0, part=2, **settings)


def ending(scene: Scene, *action: Any) -> tuple[str, set[str], bool]:
    return said(told(GAME, scene.state, *scene.action(*action)))


@pytest.mark.parametrize("side", ["west", "east"])
@pytest.mark.parametrize(
    ("settings", "how", "winner"),
    [
        ({"run_down": ["berlin"], "standard": {"BY": 2}}, "insolvency", "west"),
        ({"socialism": -6, "factories": ["jena", "leipzig", "dresden"]}, "socialism-fails", "west"),
        (
            {"socialism": 6, "box": 4, "socialists": {"TH": 5}, "factories": ["jena", "leipzig", "dresden"]},
            "triumph-of-socialism",
            "east",
        ),
    ],
)
def test_8_the_last_card_of_the_decade_says_how_it_ends(
    side: str, settings: dict[str, Any], how: str, winner: str
) -> None:
    """One's own victory is announced and not asked about."""
    scene = last_card(side, **settings)
    for action in scene.legal():
        found = told(GAME, scene.state, *action)
        if found is not None:
            assert said(found)[1:] == ({how}, side != winner)
    assert any(told(GAME, scene.state, *action) for action in scene.legal())


def test_8_only_the_end_of_a_decade_decides() -> None:
    scene = Scene("west", run_down=["berlin"], standard={"BY": 2}, cards=[1], part=2)
    assert all(told(GAME, scene.state, *action) is None for action in scene.legal())


def test_8_a_choice_at_the_end_of_the_decade_that_leads_past_it_says_nothing() -> None:
    """Prestige lets the West choose between spaces; with a build point left the East can pay each of them."""
    scene = Scene(run_down=["berlin"], prestige=-6)
    scene.phase(2)
    assert scene.step == "ChoosePrestige"
    ends = {action[1]: said(told(GAME, scene.state, *action)) for action in scene.legal()}
    assert {how for _, hows, _ in ends.values() for how in hows} == {"insolvency"}
    assert not any(asks for _, _, asks in ends.values()), "the West wins by it"
