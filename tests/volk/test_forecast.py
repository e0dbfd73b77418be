"""The forecast: what the end of the decade would bring, from public information. That it agrees with the rules wherever
somebody has a choice is held in `test_foresight.py`."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from brink.games.volk.forecast import Forecast, forecast
from brink.games.volk.protests import ended, most_left, protests, stirred, wasted
from brink.games.volk.state import PROTEST
from volk.scene import Scene, province


def look(**settings: Any) -> Forecast:
    return seen(Scene(**settings))


def seen(scene: Scene) -> Forecast:
    found = forecast(scene.state)
    assert found is not None
    return found


def hows(found: Forecast) -> list[str]:
    return [ending.how for ending in found.endings]


RICH = {"played": [2, 12], "standard": {"BY": 3}}  # flight of level 5


def test_flight_and_its_loss() -> None:
    found = look(**RICH, factories=["berlin", "jena", "muenchen"])
    assert (found.flight, found.flight_loss) == ((5, 5), (2, 2))
    behind = look(**RICH, wall=True, factories=["berlin"])
    assert (behind.flight, behind.flight_loss) == (None, (1, 1))


def test_7_1_the_wall_moves_the_prestige_marker_before_it_costs_a_piece_and_only_what_is_left_is_told() -> None:
    scene = Scene(**RICH, wall=True, factories=["berlin", "jena"])

    def told() -> set[str]:
        game, state = scene.game, scene.state
        return {line.key for line in game.tell(game.view(state, 0), state.pack)}

    assert "forecast-wall" in told()
    scene.end_decade()
    assert scene.state.phase == 1
    assert "forecast-wall" not in told()
    assert "forecast-flight-rest" in told()


def test_balance_with_hamburg_in_either_province() -> None:
    western = ["bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen", "hamburg"]
    found = look(factories=western, run_down=["berlin"], standard={"EB": 2}, currency=1, lines=["berlin - pls"])
    assert found.balance == (-1, 0)  # in SH all have a factory; in NI Schleswig-Holstein has none


def test_what_the_balance_costs_is_what_there_is() -> None:
    """Six provinces would have to be run down for, and one factory is left."""
    found = look(factories=["jena"], run_down=["berlin"], lines=["berlin - pls"], currency=-6)
    assert found.balance == (-4, -4)
    assert (found.run_down, found.dismantled) == ((1, 1), (1, 1))
    assert (hows(found), found.endings[0].seats) == (["insolvency"], (0,))
    assert found.police_costs is None  # the game does not come that far
    assert found.protests is None


def test_the_balance_and_the_end_it_leads_to_are_told_alike() -> None:
    """Flight takes one of two factories, whichever: one province can compete, and two factories cannot be run down.
    Once the balance was said to be -2 or -1, and the end was sure."""
    found = look(factories=["jena", "leipzig"], standard={"BY": 2}, currency=-3)
    assert (found.flight_loss, found.balance) == ((1, 1), (-2, -2))
    assert hows(found) == ["insolvency"]


def test_V16_factories_first_then_build_points() -> None:
    found = look(factories=["jena", "berlin"], lines=["berlin - pls", "jena - csw", "eisenach - jena"], currency=-6)
    assert (found.balance, found.run_down, found.dismantled) == ((-4, -4), (2, 2), (2, 2))


def test_police_costs_and_socialists() -> None:
    found = look(decade=1, police={5: 1, 15: 0}, socialism=5, factories=["berlin", "jena"])
    assert (found.police_costs, found.socialists) == ((2, 2), 3)
    assert look(socialism=-6, box=4).socialists == -4


def test_living_standard_that_is_lost() -> None:
    found = look(factories=["hamburg", "koeln", "jena"], standard={"NI": 1, "NW": 2}, sectors=(1, 1, 0))
    assert found.standard_lost is not None
    assert {code: found.standard_lost[province(code)] for code in ("SH", "NI", "NW")} == {
        "SH": (0, 0), "NI": (0, 1), "NW": (1, 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("sectors", "lost"),
    [
        ((1, 1, 0), (1, 2)),  # one, if it is the French sector's that goes first
        ((1, 0, 0), (1, 1)),
        ((0, 1, 0), (0, 0)),
        ((0, 2, 0), (1, 1)),
        ((0, 1, 1), (1, 2)),
    ],
)
def test_V15_what_west_berlin_loses(sectors: tuple[int, int, int], lost: tuple[int, int]) -> None:
    found = look(factories=["koeln", "jena"], sectors=sectors)
    assert found.standard_lost is not None
    assert found.standard_lost[province("WB")] == lost


def test_envy_after_the_loss() -> None:
    western = ["koeln", "dortmund"]
    found = look(factories=[*western, "jena", "eisenach"], lines=["dortmund - koeln"], standard={"NW": 3, "TH": 1})
    assert found.envy is not None
    assert found.envy[province("SH")] == (1, 1)  # Nordrhein-Westfalen keeps 2
    assert found.envy[province("WB")] == (2, 2)
    assert found.envy[province("MV")] == (0, 0)


def test_pressure_certain_and_by_choice() -> None:
    factories = ["kiel", "flensburg", "bremen", "wolfsburg"]
    found = look(factories=factories, standard={"SH": 1, "NI": 1})
    assert found.pressure == [
        (province("SH"), province("MV"), 1, 1),
        *((province("NI"), province(code), 0, 1) for code in ("MV", "BB", "SA")),
    ]


def test_the_forecast_changes_nothing() -> None:
    scene = Scene(unrest={"WB": 4}, borrowed=["NW"], factories=["hamburg"])
    before = scene.game.dump(scene.state)
    forecast(scene.state)
    assert scene.game.dump(scene.state) == before


@pytest.mark.parametrize(
    ("settings", "protests", "endings"),
    [
        ({"unrest": {"SH": 8, "WB": 4}, "borrowed": ["NW"]}, [(4, 4), (0, 0)], ["west-collapses"]),
        ({"unrest": {"TH": 16}}, [(0, 0), (4, 4)], ["east-collapses"]),
        ({"unrest": {"TH": 16, "SH": 16}}, [(4, 4), (4, 4)], ["both-collapse"]),
        ({"unrest": {"TH": 12}}, [(0, 0), (3, 3)], [""]),
        ({"unrest": {"TH": 16}, "box": 1}, [(0, 0), (3, 3)], [""]),  # a socialist saves it
        ({"unrest": {"TH": 16}, "box": 1, "socialism": -1}, [(0, 0), (4, 4)], ["east-collapses"]),  # but he will leave
        ({"unrest": {"TH": 17}, "box": 1}, [(0, 0), (4, 4)], ["east-collapses"]),  # one is not enough
        ({"unrest": {"TH": 17}, "box": 1, "socialism": 1}, [(0, 0), (3, 3)], [""]),
        ({"unrest": {"TH": 15}, "socialism": -1, "socialists": {"TH": 1}}, [(0, 0), (4, 4)], ["east-collapses"]),
        (
            {"unrest": {"TH": 15}, "socialism": -1, "socialists": {"TH": 1, "MV": 1}},
            [(0, 0), (3, 4)],
            ["east-collapses", ""],  # the West chooses who leaves
        ),
        (
            {"unrest": {"TH": 12, "MV": 3, "SA": 2, "BB": 2}, "standard": {"NI": 1}, "factories": ["bremen", "jena"]},
            [(0, 0), (3, 4)],
            ["east-collapses", ""],  # Niedersachsen chooses whom it stirs up
        ),
        (
            {"unrest": {"TH": 12, "MV": 3, "SA": 3, "BB": 3}, "standard": {"NI": 1}, "factories": ["bremen", "jena"]},
            [(0, 0), (4, 4)],
            ["east-collapses"],  # but each of the three is too many
        ),
    ],
)
def test_protests_and_collapse(settings: dict[str, Any], protests: list[Any], endings: list[str]) -> None:
    found = look(**settings)
    assert (found.protests, hows(found)) == (protests, endings)


def test_the_police_may_save_the_east_or_not() -> None:
    unused = {"decade": 1, "police": {5: 0}, "factories": ["berlin", "jena"]}
    assert look(unrest={"TH": 16}, **unused).protests == [(0, 0), (3, 3)]
    elsewhere = look(unrest={"TH": 16, "MV": 1}, **unused)
    assert (elsewhere.protests, hows(elsewhere)) == ([(0, 0), (3, 4)], ["east-collapses", ""])
    used = {"decade": 1, "police": {5: 1}, "factories": ["berlin", "jena"]}
    assert look(unrest={"TH": 16}, **used).protests == [(0, 0), (4, 4)]


def test_both_collapse_and_the_east_wins() -> None:
    (ending,) = look(unrest={"TH": 16, "SH": 16}).endings
    assert (ending.how, ending.seats) == ("both-collapse", (1,))


def test_after_the_fourth_decade_the_east_has_held_out() -> None:
    (ending,) = look(decade=4).endings
    assert (ending.how, ending.seats) == ("east-endures", (1,))


@pytest.mark.parametrize(
    ("settings", "endings"),
    [
        ({"decade": 1, "police": {5: 1}}, ["insolvency"]),  # nothing to pay the police with
        ({"decade": 1, "police": {5: 1}, "factories": ["berlin"]}, [""]),
        ({**RICH, "factories": ["berlin"]}, ["insolvency"]),  # flight costs 2
        ({**RICH, "factories": ["rheinsberg"]}, [""]),  # which can pay twice
        ({**RICH, "run_down": ["berlin", "leipzig"]}, ["insolvency"]),
        ({"socialism": -1}, ["socialism-fails"]),
        ({"socialism": -1, "box": 1}, [""]),
        ({"socialism": 1, "box": 12}, ["triumph-of-socialism"]),
        ({"socialism": 1, "box": 11}, [""]),
    ],
)
def test_the_game_may_end_before_a_collapse(settings: dict[str, Any], endings: list[str]) -> None:
    assert hows(look(**settings)) == endings


def test_prestige_is_carried_out_before_the_rest() -> None:
    """West on its fourth space may run a factory down, dismantle, or stir up unrest."""
    found = look(prestige=-4, unrest={"TH": 3}, factories=["jena"], standard={"TH": 1})
    assert (found.prestige, found.spaces, found.prestige_loss) == (0, [2, 3, 4], (0, 1))
    assert found.standard_lost is not None
    assert found.standard_lost[province("TH")] == (0, 1)  # if Jena goes
    assert found.protests == [(0, 0), (0, 1)]


def test_what_is_over_is_not_foreseen() -> None:
    """In phase 7 only the comparison that is going on, and what follows."""
    scene = Scene(
        played=[2, 12], unrest={"SH": 12, "MV": 3}, standard={"SH": 3, "NI": 3}, decade=1, police={5: 0},
        factories=["kiel", "flensburg", "hamburg", "bremen", "wolfsburg", "hannover", "berlin", "jena", "leipzig"],
        lines=["flensburg - kiel", "kiel - hamburg", "hannover - wolfsburg", "hamburg - wolfsburg", "hamburg - bremen"],
    )  # fmt: skip
    first = seen(scene)
    assert first.flight_loss is not None
    assert first.envy is not None
    scene.end_decade()
    while scene.step != "Pressure":
        scene.game.apply(scene.state, scene.legal()[0])
    found = seen(scene)
    assert (found.flight, found.flight_loss, found.balance, found.police_costs) == (None, None, None, None)
    assert (found.standard_lost, found.envy) == (None, None)
    assert found.pressure is not None
    assert {source for source, *_ in found.pressure} == {province("NI")}  # Schleswig-Holstein's is done
    assert found.protests is not None


def test_after_the_end_nothing_is_foreseen() -> None:
    scene = Scene(socialism=-1)
    scene.end_decade()
    assert scene.how == "socialism-fails W"
    assert forecast(scene.state) is None
    assert scene.game.tell(scene.game.view(scene.state, None), scene.state.pack)


WESTERN = ["kiel", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"]  # one in each province of West Germany


def test_one_line_between_two_provinces_may_cost_both_their_competitive_factories() -> None:
    found = look(
        factories=WESTERN, run_down=["bitterfeld", "leipzig", "eisenach", "jena"],
        lines=["bitterfeld - leipzig", "eisenach - jena"], standard={"BY": 2},
    )  # fmt: skip
    assert (found.flight_loss, found.balance) == ((1, 1), (1, 2))


def test_the_living_standard_of_prestige_calms() -> None:
    found = look(prestige=4, unrest={"TH": 4}, factories=["jena", "berlin"])
    assert (found.prestige, found.protests) == (1, [(0, 0), (0, 1)])


# -- counting protests -----------------------------------------------------------------------------------------------


@cache
def reached(unrest: tuple[int, ...], police: int, cubes: int) -> frozenset[int]:
    """By all ways: the police takes unrest away somewhere, then socialists where there is a protest."""
    places = [at for at, count in enumerate(unrest) if count >= (1 if police else PROTEST)]
    if not police and not (cubes and places):
        return frozenset({protests(unrest)})
    left = (police - 1, cubes) if police else (0, cubes - 1)
    after = [tuple(sorted((*unrest[:at], unrest[at] - 1, *unrest[at + 1 :]))) for at in places]
    return frozenset().union(*(reached(one, *left) for one in after or [unrest]))


@cache
def stirs(unrest: tuple[int, ...], count: int) -> frozenset[tuple[int, ...]]:
    if not count:
        return frozenset({unrest})
    after = [tuple(sorted((*unrest[:at], unrest[at] + 1, *unrest[at + 1 :]))) for at in range(len(unrest))]
    return frozenset().union(*(stirs(one, count - 1) for one in after))


@pytest.mark.parametrize(("police", "cubes"), list(product(range(4), range(4))))
def test_extremes_of_protests(police: int, cubes: int) -> None:
    """Against all ways, for all unrest of three provinces up to 8."""
    for unrest in combinations_with_replacement(range(9), 3):
        found = reached(unrest, police, cubes)
        assert protests(unrest) - ended(unrest, police + cubes) == min(found)
        assert wasted(unrest, police, cubes) == max(found)
        for count in (1, 2):
            worse = stirs(unrest, count)
            assert most_left(unrest, count, police, cubes) == max(max(reached(one, police, cubes)) for one in worse)
            assert protests(stirred(unrest, count)) == max(protests(one) for one in worse)
