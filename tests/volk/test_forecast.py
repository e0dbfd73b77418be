"""The forecast: what the end of the decade would bring, from public information."""

from __future__ import annotations

from typing import Any

import pytest

from brink.games.volk.forecast import Forecast, forecast
from volk.scene import Scene, province


def look(**settings: Any) -> Forecast:
    return forecast(Scene(**settings).state)


def test_flight_and_its_loss() -> None:
    found = look(played=[2, 12], standard={"BY": 3})
    assert (found.flight, found.flight_loss) == (5, 2)
    behind = look(played=[2, 12], standard={"BY": 3}, wall=True)
    assert (behind.flight, behind.flight_loss) == (0, 1)


def test_balance_with_hamburg_in_either_province() -> None:
    western = ["bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen", "hamburg"]
    found = look(factories=western, run_down=["berlin"], standard={"EB": 2}, currency=1)
    assert found.balance == [-1, 0]  # in SH all have a factory; in NI Schleswig-Holstein has none


def test_police_costs_and_socialists() -> None:
    found = look(decade=1, police={5: 1, 15: 0}, socialism=5)
    assert (found.police_costs, found.socialists) == (2, 3)
    assert look(socialism=-6).socialists == -4


def test_living_standard_that_is_lost() -> None:
    found = look(factories=["hamburg", "koeln"], standard={"NI": 1, "NW": 2}, sectors=(1, 1, 0))
    assert {code: found.standard_lost[province(code)] for code in ("SH", "NI", "NW", "WB")} == {
        "SH": 0, "NI": 0, "NW": 1, "WB": 2,
    }  # fmt: skip


def test_envy_after_the_loss() -> None:
    found = look(factories=["koeln", "dortmund"], lines=["dortmund - koeln"], standard={"NW": 3, "TH": 2})
    assert found.envy[province("SH")] == 1  # Nordrhein-Westfalen keeps 2
    assert found.envy[province("WB")] == 2
    assert found.envy[province("MV")] == 0


def test_pressure_certain_and_by_choice() -> None:
    factories = ["kiel", "flensburg", "bremen", "wolfsburg"]
    found = look(factories=factories, standard={"SH": 1, "NI": 1})
    assert found.pressure == [(province("SH"), province("MV"), 1)]
    assert found.choices == [(province("NI"), [province("MV"), province("BB"), province("SA")], 1)]


def test_the_forecast_changes_nothing() -> None:
    scene = Scene(unrest={"WB": 4}, borrowed=["NW"], factories=["hamburg"])
    before = scene.game.dump(scene.state)
    forecast(scene.state)
    assert scene.game.dump(scene.state) == before


@pytest.mark.parametrize(
    ("settings", "protests", "collapse"),
    [
        ({"unrest": {"SH": 8, "WB": 4}, "borrowed": ["NW"]}, [4, 0], "west"),
        ({"unrest": {"TH": 16}}, [0, 4], "east"),
        ({"unrest": {"TH": 16, "SH": 16}}, [4, 4], "both"),
        ({"unrest": {"TH": 12}}, [0, 3], "none"),
        ({"unrest": {"TH": 16}, "box": 1}, [0, 3], "none"),  # a socialist saves it
        ({"unrest": {"TH": 16}, "box": 1, "socialism": -1}, [0, 4], "east"),  # but he will leave
        ({"unrest": {"TH": 17}, "box": 1}, [0, 4], "east"),  # one is not enough
        ({"unrest": {"TH": 17}, "box": 1, "socialism": 1}, [0, 3], "none"),
        ({"unrest": {"TH": 16}, "decade": 1, "police": {5: 0}}, [0, 3], "none"),
        ({"unrest": {"TH": 16}, "decade": 1, "police": {5: 1}}, [0, 4], "east"),
        ({"unrest": {"TH": 15}, "socialism": -1, "socialists": {"TH": 1}}, [0, 3], "open"),
        (
            {"unrest": {"TH": 12, "MV": 3, "SA": 3}, "standard": {"NI": 1}, "factories": ["bremen"]},
            [0, 3],
            "open",  # Niedersachsen chooses whom it stirs up
        ),
    ],
)
def test_protests_and_collapse(settings: dict[str, Any], protests: list[int], collapse: str) -> None:
    found = look(**settings)
    assert (found.protests, found.collapse) == (protests, collapse)


@pytest.mark.parametrize(
    ("settings", "ending"),
    [
        ({"decade": 1, "police": {5: 1}}, "insolvency"),  # nothing to pay the police with
        ({"decade": 1, "police": {5: 1}, "factories": ["berlin"]}, ""),
        ({"played": [2, 12], "standard": {"BY": 3}, "factories": ["berlin"]}, "insolvency"),  # flight costs 2
        ({"played": [2, 12], "standard": {"BY": 3}, "factories": ["rheinsberg"]}, ""),  # which can pay twice
        ({"played": [2, 12], "standard": {"BY": 3}, "run_down": ["berlin", "leipzig"]}, "insolvency"),
        ({"socialism": -1}, "socialism-fails"),
        ({"socialism": -1, "box": 1}, ""),
        ({"socialism": 1, "box": 12}, "triumph-of-socialism"),
        ({"socialism": 1, "box": 11}, ""),
    ],
)
def test_the_game_may_end_before_a_collapse(settings: dict[str, Any], ending: str) -> None:
    assert look(**settings).ending == ending
