"""What may be done stands under headings: short labels that nobody can mix up, in all languages."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.texts import LANGUAGES
from brink.server.rendering import Renderer
from brink.tables import Candidate, SeatInfo
from twogm.scene import GAME, SOUTH, Scene

pytestmark = pytest.mark.usefixtures("every_decision_is_asked")

EVERY = 4  # decisions; most are like the one before


def renderers(players: int) -> list[Renderer]:
    seats = [SeatInfo(seat=seat, kind="person", name=f"Player {seat}") for seat in range(players)]
    info: Any = SimpleNamespace(game=GAME.name, pack="standard", pack_hash=GAME.pack().hash, seats=seats, options={})
    return [Renderer(info, language) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"scenario": "omaha"}),
        (2, {"scenario": "arnhem"}),
        (4, {"boards": 2, "late_terrain": True, "leftover_equipment": True, "extensive": True}),
    ],
    ids=["royal", "omaha", "arnhem", "two boards"],
)
def test_labels_under_a_heading_are_short_and_all_different(players, options):
    state = GAME.setup(players, options, Chance(seed_from("headings")))
    pick = Chance(seed_from("headings")).fork("choices")
    told = renderers(players)
    headed: set[str] = set()
    for number in range(1200):
        if state.outcome is not None:
            break
        legal = GAME.legal(state)
        if number % EVERY == 0:
            for renderer in told:
                headed |= check(renderer, [Candidate(action) for action in GAME.candidates(state)])
        GAME.apply(state, legal[pick.below(len(legal))], legal)
    assert {"unit", "go", "weapon", "shoot", "deploy", "at"} <= headed


def check(renderer: Renderer, candidates: list[Candidate]) -> set[str]:
    """The verbs that have a heading here."""
    offers = renderer.candidates(candidates, None)
    assert all(offer.label.strip() for offer in offers)
    labels = Counter((offer.group, offer.heading, offer.label) for offer in offers)
    assert [label for label, times in labels.items() if times > 1] == []
    for offer in offers:
        assert len(offer.label) <= len(offer.text) + len(" (2)")
    return {offer.group for offer in offers if offer.heading}


def test_10_2_two_fighters_of_one_kind_are_told_apart():
    scene = Scene()
    first, second = scene.fighter(SOUTH, "us-p51"), scene.fighter(SOUTH, "us-p51")
    english = renderers(2)[LANGUAGES.index("en")]
    candidates = [Candidate(action) for action in GAME.candidates(scene.state)]
    offers = english.candidates(candidates, None)
    labels = [offer.label for offer in offers if offer.about.get("unit") in (first, second)]
    assert labels == ["P-51 Mustang (HQ USA)", "P-51 Mustang (HQ USA) (2)"]
