"""§7: the ten phases at the end of a decade. §8: the ways the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from volk.scene import GAME, PACK, Scene, changes

EAST_FACTORIES = ["jena", "leipzig", "dresden", "rostock"]


def test_7_the_ten_phases_in_order() -> None:
    scene = Scene(factories=["berlin"], unrest={"NW": 1})
    scene.end_decade()
    assert [entry.rule for entry in scene.said("phase")] == [f"7.{number}" for number in range(1, 11)]


# -- 7.1 flight or Wall --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "level"),
    [
        ({}, 0),
        ({"played": [2, 12]}, 2),
        ({"played": [2, 13]}, 1),
        ({"decade": 2, "police": {5: 0, 15: 0, 21: 1}}, 2),  # red stars only, used or not
        ({"standard": {"BY": 3}}, 3),
        ({"standard": {"NW": 1}, "sectors": (1, 1, 0)}, 2),  # West Berlin included
        ({"standard": {"BY": 3, "MV": 2, "BB": 2, "EB": 1, "SA": 2, "SN": 2, "TH": 2}}, 2),
        ({"unrest": {"TH": 8}}, 1),
        ({"unrest": {"TH": 4, "SH": 9}}, 0),
        ({"unrest": {"SH": 4}}, 0),  # not below 0
        ({"played": [2, 12, 1], "unrest": {"SH": 4}}, 1),
    ],
)
def test_7_1_flight_level(settings: dict[str, Any], level: int) -> None:
    scene = Scene(factories=EAST_FACTORIES, **settings)
    scene.phase(1)
    assert [entry.args["level"] for entry in scene.said("flight")] == [level]


def test_7_1_cards_of_earlier_decades_do_not_count() -> None:
    scene = Scene(decade=2, played=[28])
    assert any(PACK.flight[card] for card in scene.state.past)
    assert scene.state.flight_icons() == 1


def test_7_1_half_the_level_rounded_down_leader_first_and_alternately() -> None:
    scene = Scene(factories=EAST_FACTORIES, standard={"BY": 5}, prestige=1)
    scene.phase(1, "E factory jena", "W factory leipzig")
    assert scene.step == "TakeTurn"
    scene = Scene(factories=EAST_FACTORIES, standard={"BY": 5})
    scene.phase(1, "W factory jena", "E factory leipzig")
    assert scene.step == "TakeTurn"
    assert [scene.factory(name) for name in EAST_FACTORIES] == ["none", "none", "intact", "intact"]


def test_7_1_behind_the_wall_prestige_and_one_point_of_the_easts_choice() -> None:
    scene = Scene(factories=EAST_FACTORIES, standard={"BY": 9}, wall=True, prestige=2)
    scene.phase(1)
    assert scene.state.prestige == 1
    scene.answer("E factory jena")
    assert scene.step == "TakeTurn"
    assert scene.said("flight") == []


def test_7_1_the_walls_prestige_beyond_the_end_gives_the_bonus() -> None:
    scene = Scene(factories=EAST_FACTORIES, wall=True, prestige=-6)
    scene.phase(1, "W stir TH", "E factory jena")
    assert scene.unrest("TH") == 1


# -- 7.2 prestige --------------------------------------------------------------------------------------------------


def test_7_2_nothing_on_the_start_space() -> None:
    scene = Scene(factories=EAST_FACTORIES)
    scene.phase(2)
    assert scene.step == "TakeTurn"
    assert scene.said("prestige-space") == []


def test_7_2_the_leader_takes_the_markers_space_or_one_nearer_the_middle() -> None:
    scene = Scene(factories=EAST_FACTORIES, prestige=-3)
    scene.phase(2)
    assert (scene.step, scene.side) == ("ChoosePrestige", "W")
    assert scene.offered("space") == {2, 3}  # 1 shows the same as 2
    scene.answer("W space 2", "W run jena")
    assert scene.factory("jena") == "run down"
    assert scene.state.prestige == -3
    scene = Scene(factories=EAST_FACTORIES, prestige=2, unrest={"TH": 1})
    scene.phase(2)
    assert (scene.side, scene.offered("space")) == ("E", {1, 2})
    scene.answer("E space 2")
    assert scene.unrest("TH") == 0


WEST_SPACES: list[tuple[int, list[str], dict[str, Any]]] = [
    (2, ["W run dresden"], {"factory dresden": "run down"}),
    (3, ["W at TH"], {"u TH": 1}),
    (4, ["W icon -bE", "W factory jena", "W at TH"], {"factory jena": "none", "u TH": 1}),
    (5, ["W icon +uE", "W at TH", "W at SN"], {"ls SN": -1, "u TH": 1}),
    (6, ["W icon -lsE", "W at SN", "W icon -bE", "W factory jena", "W at MV"],
     {"ls SN": -1, "u MV": 1, "factory jena": "none"}),
]  # fmt: skip


@pytest.mark.parametrize(("space", "answers", "different"), WEST_SPACES)
def test_7_2_western_spaces(space: int, answers: list[str], different: dict[str, Any]) -> None:
    scene = Scene(factories=EAST_FACTORIES, prestige=-6, standard={"SN": 1, "TH": 2})
    before = scene.board()
    scene.phase(2, f"W space {space}", *answers)
    assert changes(before, scene.board()) == different
    assert scene.step == "TakeTurn"


EAST_SPACES: list[tuple[int, list[str], dict[str, Any]]] = [
    (1, ["E factory berlin"], {"factory berlin": "intact"}),
    (2, ["E at TH"], {"u TH": -1}),
    (3, ["E icon -uE", "E at TH", "E factory berlin"], {"u TH": -1, "factory berlin": "intact"}),
    (4, ["E at TH"], {"ls TH": 1, "u TH": -1}),
    (5, ["E icon +lsE", "E at TH", "E at MV"], {"ls TH": 1, "u TH": -1, "u MV": -1}),
    (6, ["E icon +bE", "E factory berlin", "E icon +lsE", "E at EB", "E at TH"],
     {"factory berlin": "intact", "ls EB": 1, "u TH": -1}),
]  # fmt: skip


@pytest.mark.parametrize(("space", "answers", "different"), EAST_SPACES)
def test_7_2_eastern_spaces(space: int, answers: list[str], different: dict[str, Any]) -> None:
    scene = Scene(factories=EAST_FACTORIES, prestige=6, unrest={"TH": 2, "MV": 2})
    before = scene.board()
    scene.phase(2, f"E space {space}", *answers)
    assert changes(before, scene.board()) == different
    assert scene.step == "TakeTurn"


@pytest.mark.parametrize("prestige", [-1, -2])
def test_V10_the_first_two_western_spaces_are_the_same(prestige: int) -> None:
    scene = Scene(factories=["jena"], prestige=prestige)
    scene.phase(2)
    assert scene.factory("jena") == "run down"


def test_7_2_run_down_without_an_intact_factory_dismantles() -> None:
    scene = Scene(run_down=["jena", "eisenach"], lines=["eisenach - jena"], prestige=-1)
    scene.phase(2)
    assert scene.built("eisenach - jena") == 0
    assert scene.how == ""


def test_7_2_an_LS_that_is_not_there_is_not_lost() -> None:
    scene = Scene(factories=EAST_FACTORIES, prestige=-5)
    scene.phase(2, "W space 5", "W at TH")
    assert scene.unrest("TH") == 1
    assert [(entry.rule, entry.args["icon"]) for entry in scene.said("icon-lost")] == [("7.2", PACK.number_of("-lsE"))]
    assert scene.step == "TakeTurn"


# -- 7.3 Western currency ------------------------------------------------------------------------------------------

WESTERN = ["kiel", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"]  # one in each province


def balance(**settings: Any) -> int:
    scene = Scene(**settings)
    scene.phase(3)
    return int(scene.said("balance")[0].args["balance"])  # type: ignore[arg-type]


def test_7_3_the_balance() -> None:
    assert balance(factories=WESTERN) == 0
    assert balance(factories=[*WESTERN, "jena", "berlin"]) == 2  # as good as the worst of the West
    assert balance(factories=[*WESTERN, "jena", "berlin"], currency=3) == 5
    assert balance(factories=[*WESTERN, "jena", "eisenach", "berlin"], standard={"TH": 2, "EB": 1}, currency=2) == 1


def test_7_3_the_worst_western_export_factory_counts() -> None:
    """All western provinces at 2, an eastern factory of value 1 does not compete."""
    lines = ["flensburg - kiel", "hannover - wolfsburg", "duisburg - koeln", "kassel - giessen"]
    lines += ["koblenz - saarbruecken", "stuttgart - ulm", "ingolstadt - muenchen"]
    ends = sorted({end for line in lines for end in line.split(" - ")})
    assert balance(factories=[*ends, "jena"], lines=lines) == 0
    assert balance(factories=[*ends, "jena"], lines=lines[:-1]) == 1  # now Bayern has only 1
    assert balance(factories=[*ends, "jena", "eisenach"], lines=[*lines, "eisenach - jena"]) == 1


def test_7_3_a_western_province_without_factory_makes_the_worst_0() -> None:
    assert balance(factories=[*WESTERN[:-1], "jena"], run_down=["berlin"]) == 2
    assert balance(factories=[*WESTERN, "jena"], run_down=["berlin"]) == 1


def test_7_3_an_eastern_province_without_factory_never_counts() -> None:
    assert balance(factories=["jena"]) == 1


def test_7_3_the_west_assigns_hamburg_first() -> None:
    for code, found in (("SH", -1), ("NI", 0)):  # the worst is 1; Schleswig-Holstein has none: the worst is 0
        scene = Scene(factories=[*WESTERN[1:], "hamburg", "leipzig"], run_down=["jena"], currency=-2)
        scene.phase(3)
        assert (scene.step, scene.side) == ("AssignHamburg", "W")
        scene.answer(f"W assign {code}")
        assert scene.said("balance")[0].args["balance"] == found
        assert scene.factory("leipzig") == ("intact" if code == "NI" else "run down")


def test_7_3_a_negative_balance_runs_factories_down_leader_first() -> None:
    scene = Scene(factories=[*WESTERN, "jena", "rostock", "rheinsberg", "pln"], currency=-5)
    scene.phase(3, "W run jena", "E run rheinsberg")
    assert scene.factory("jena") == scene.factory("rheinsberg") == "run down"
    assert scene.factory("rostock") == "intact"
    assert scene.state.currency == -5  # the marker stays


def test_7_3_when_none_is_intact_the_rest_is_dismantled_alternately() -> None:
    scene = Scene(
        factories=[*WESTERN, "jena"], run_down=["rheinsberg", "eisenach"],
        lines=["eisenach - jena", "leipzig - jena", "bitterfeld - jena"], currency=-6,
    )  # fmt: skip
    # The balance is -4: Thüringen and Brandenburg compete. Jena goes down, then three points.
    scene.phase(3, "E line eisenach - jena", "W factory rheinsberg", "E half leipzig - jena > leipzig")
    assert scene.factory("jena") == "run down"
    assert scene.factory("rheinsberg") == "none"
    assert scene.step == "TakeTurn"


# -- 7.4 police costs ----------------------------------------------------------------------------------------------


def test_7_4_a_point_for_each_police_card_red_or_pale() -> None:
    scene = Scene(factories=EAST_FACTORIES, decade=1, police={5: 1, 15: 0})
    scene.phase(4, "E factory jena", "E factory dresden")
    assert scene.step == "TakeTurn"


# -- 7.5 loss of living standard -----------------------------------------------------------------------------------


def test_7_5_no_more_LS_than_the_export_factory_is_worth() -> None:
    scene = Scene(
        factories=["koeln", "dortmund", "jena", "rheinsberg"],
        lines=["dortmund - koeln"],
        run_down=["berlin"],
        standard={"NW": 3, "HE": 1, "TH": 1, "BB": 3, "EB": 1, "SN": 2},
    )
    scene.phase(5)
    assert [scene.standard(code) for code in ("NW", "HE", "TH", "BB", "EB", "SN")] == [2, 0, 1, 2, 0, 0]


def test_7_5_hamburg_is_assigned_anew() -> None:
    for code, kept in (("SH", [1, 0]), ("NI", [0, 1])):
        scene = Scene(factories=["hamburg"], standard={"SH": 1, "NI": 1})
        scene.phase(5, f"W assign {code}")
        assert [scene.standard("SH"), scene.standard("NI")] == kept


def test_7_5_west_berlin_has_no_more_than_its_worst_supplier() -> None:
    factories = ["koeln", "dortmund", "koblenz", "ulm"]
    scene = Scene(factories=factories, lines=["dortmund - koeln"], sectors=(1, 1, 0))
    scene.phase(5)
    assert (scene.step, scene.side) == ("LoseSector", "W")
    assert scene.refused("sector", "us") == ("sector-empty", "7.5")
    scene.answer("W sector french")  # Rheinland-Pfalz supplies no more
    assert (scene.state.sectors, scene.standard("WB")) == ([0, 1, 0], 1)
    assert [entry.args for entry in scene.said("sector-falls")] == [{"sector": 0, "count": 0}]
    assert scene.step == "TakeTurn"


def test_7_5_who_supplies_no_sector_does_not_matter() -> None:
    scene = Scene(factories=["koeln"], sectors=(0, 1, 0))
    scene.phase(5)
    assert scene.state.sectors == [0, 1, 0]


def test_7_5_a_supplier_without_factory_takes_its_sector_along() -> None:
    scene = Scene(factories=["koeln", "dortmund"], lines=["dortmund - koeln"], sectors=(1, 1, 1))
    scene.phase(5, "W sector french", "W sector us")
    assert scene.state.sectors == [0, 1, 0]
    assert scene.step == "TakeTurn"


def test_V8_the_west_may_empty_one_sector_even_if_they_are_no_longer_balanced() -> None:
    """Balance is asked for only when a sector receives an LS (4.3)."""
    scene = Scene(
        factories=["dortmund", "bielefeld", "duisburg", "stuttgart", "mannheim", "ulm"],
        lines=["bielefeld - dortmund", "duisburg - dortmund", "mannheim - stuttgart", "stuttgart - ulm"],
        sectors=(2, 2, 1),
    )
    scene.phase(5, "W sector french", "W sector french")
    assert scene.state.sectors == [0, 2, 1]
    assert scene.step == "TakeTurn"


# -- 7.6 internal comparison ---------------------------------------------------------------------------------------


def test_7_6_unrest_for_what_the_best_province_has_more_less_one() -> None:
    scene = Scene(standard={"NW": 3, "HE": 2, "RP": 1, "TH": 2, "SN": 1})
    scene.phase(6)
    west = [scene.unrest(code) for code in ("SH", "NI", "NW", "HE", "RP", "BW", "BY")]
    assert west == [2, 2, 0, 0, 1, 2, 2]
    assert scene.unrest("WB") == 3  # West Berlin feels all of it
    assert [scene.unrest(code) for code in ("MV", "BB", "EB", "SA", "SN", "TH")] == [1, 1, 1, 1, 0, 0]


def test_7_6_west_berlin_may_be_the_best_of_the_west() -> None:
    scene = Scene(sectors=(1, 1, 1), standard={"NW": 1})
    scene.phase(6)
    assert (scene.unrest("NW"), scene.unrest("SH"), scene.unrest("WB")) == (1, 2, 0)


def test_7_6_new_protests_of_west_berlin_are_placed_at_once() -> None:
    scene = Scene(standard={"NW": 4})
    scene.phase(6, "E at BW")
    assert (scene.protests("WB"), scene.protests("BW")) == (1, 1)


# -- 7.7 East-West comparison --------------------------------------------------------------------------------------


def test_7_7_the_difference_goes_to_one_weaker_neighbour() -> None:
    scene = Scene(standard={"NI": 3, "MV": 1, "SA": 3})
    scene.phase(7)
    assert (scene.step, scene.side) == ("Pressure", "W")
    assert scene.offered("at") == {"MV", "BB"}
    assert scene.refused("at", "SA") == ("not-weaker", "7.7")
    assert scene.refused("at", "TH") == ("not-offered", "7.7")
    scene.answer("W at MV")
    assert scene.unrest("MV") == 2
    assert scene.unrest("BB") == 0


def test_7_7_the_east_presses_as_well_after_the_west() -> None:
    scene = Scene(standard={"HE": 2, "MV": 2})
    scene.phase(7, "W at SA", "E at SH")
    assert (scene.unrest("SA"), scene.unrest("SH")) == (2, 2)
    assert scene.step == "TakeTurn"


def test_7_7_provinces_without_a_border_press_nobody() -> None:
    scene = Scene(standard={"NW": 5, "RP": 5, "BW": 5})
    scene.phase(7)
    assert sum(scene.state.unrest) == 0


def test_7_7_west_berlin_hits_all_its_weaker_neighbours() -> None:
    scene = Scene(sectors=(1, 1, 1), standard={"BB": 1})
    scene.phase(7)
    assert (scene.unrest("BB"), scene.unrest("EB")) == (2, 3)
    assert scene.step == "TakeTurn"


def test_7_7_mass_protests_weaken_the_one_who_presses_not_the_target() -> None:
    scene = Scene(standard={"SH": 3}, unrest={"SH": 8, "MV": 4})
    scene.phase(7)
    assert scene.unrest("MV") == 5


def test_7_7_protests_count_as_they_stood_at_the_beginning() -> None:
    """Hessen hits Sachsen-Anhalt with 4; Sachsen-Anhalt (5) still hits Niedersachsen with all of 5."""
    scene = Scene(standard={"HE": 9, "SA": 5, "TH": 9})
    scene.phase(7)
    assert scene.protests("SA") == 1
    assert scene.unrest("NI") == 5


def test_7_7_afterwards_the_east_places_the_protests_for_west_berlin() -> None:
    scene = Scene(standard={"EB": 4})
    scene.phase(7)
    assert (scene.step, scene.side) == ("SupplierProtest", "E")
    scene.answer("E at RP")
    assert (scene.unrest("WB"), scene.protests("RP")) == (4, 1)


# -- 7.8 police action ---------------------------------------------------------------------------------------------


def test_7_8_unused_police_cards_act_then_all_are_fresh() -> None:
    scene = Scene(decade=2, police={5: 1, 15: 0, 21: 0}, unrest={"TH": 2, "MV": 1, "NW": 1})
    scene.phase(8)
    assert (scene.step, scene.side) == ("SendPolice", "E")
    assert scene.refused("police", "SN") == ("no-unrest", "9.7")
    scene.answer("E police TH", "E police TH")
    assert scene.unrest("TH") == 0
    assert scene.unrest("MV") == 1  # the used one did not act
    assert scene.state.police_used == [0, 0, 0]


def test_7_8_without_unrest_nothing_happens() -> None:
    scene = Scene(decade=1, police={5: 0})
    scene.phase(8)
    assert scene.step == "TakeTurn"


# -- 7.9 socialists ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("marker", "cubes"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_7_9_cubes_by_the_marker(marker: int, cubes: int) -> None:
    scene = Scene(socialism=marker, box=4)
    scene.phase(9)
    assert scene.state.box == 4 + cubes
    scene = Scene(socialism=-marker, box=4)
    scene.phase(9)
    assert scene.state.box == 4 - cubes


def test_7_9_first_from_the_box_then_from_provinces_by_the_wests_choice() -> None:
    scene = Scene(socialism=-5, box=1, socialists={"TH": 1, "SN": 2})
    scene.phase(9)
    assert (scene.step, scene.side, scene.state.box) == ("DismissSocialist", "W", 0)
    assert scene.refused("at", "MV") == ("no-socialist", "7.9")
    scene.answer("W at SN", "W at TH")
    assert (scene.socialists("SN"), scene.socialists("TH")) == (1, 0)
    assert (scene.unrest("SN"), scene.unrest("TH")) == (1, 1)


def test_7_9_then_socialists_in_the_box_defend() -> None:
    scene = Scene(socialism=1, unrest={"TH": 5}, box=1)
    scene.phase(9)
    assert (scene.unrest("TH"), scene.socialists("TH"), scene.state.box) == (3, 2, 0)


# -- 7.10 and §8 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "how"),
    [
        ({"unrest": {"TH": 4, "SN": 8, "MV": 7}}, "east-collapses W"),
        ({"unrest": {"TH": 4, "SN": 8, "MV": 3}}, ""),
        ({"unrest": {"SH": 16}}, "west-collapses E"),
        ({"unrest": {"SH": 12}}, ""),
        ({"unrest": {"SH": 16, "TH": 16}}, "both-collapse E"),
        ({"unrest": {"WB": 8}, "borrowed": ["NW", "RP"]}, "west-collapses E"),  # both markers count
        ({"unrest": {"WB": 4, "SH": 4}, "borrowed": ["NW"]}, ""),
    ],
)
def test_7_10_four_mass_protests_bring_a_state_down(settings: dict[str, Any], how: str) -> None:
    scene = Scene(**settings)
    scene.phase(10)
    assert scene.how == how


def test_8_insolvency_in_phase_1() -> None:
    scene = Scene(run_down=["berlin"], standard={"BY": 2})
    scene.phase(1)
    assert scene.how == "insolvency W"


def test_8_insolvency_in_phase_1_behind_the_wall() -> None:
    scene = Scene(run_down=["berlin"], wall=True)
    scene.phase(1)
    assert scene.how == "insolvency W"


@pytest.mark.parametrize("space", [2, 4, 6])
def test_8_insolvency_in_phase_2(space: int) -> None:
    scene = Scene(run_down=["berlin"], prestige=-6)
    scene.phase(2, f"W space {space}")
    if scene.step == "ChoosePrestigeIcon":
        scene.answer("W icon -bE")
    assert scene.how == "insolvency W"


def test_8_insolvency_in_phase_3() -> None:
    scene = Scene(factories=["jena"], currency=-3)  # balance -2: Jena is run down, then nothing is left
    scene.phase(3)
    assert scene.how == "insolvency W"


def test_8_insolvency_in_phase_4() -> None:
    scene = Scene(factories=["jena"], decade=1, police={5: 0, 15: 0})
    scene.phase(4)
    assert scene.how == "insolvency W"
    assert scene.factory("jena") == "none"


def test_8_socialism_fails() -> None:
    scene = Scene(socialism=-6, box=1, socialists={"TH": 2})
    scene.phase(9)
    assert scene.how == "socialism-fails W"
    scene = Scene(socialism=-6, box=1, socialists={"TH": 3})  # just enough
    scene.phase(9)
    assert scene.how == ""


def test_8_triumph_of_socialism() -> None:
    scene = Scene(socialism=6, box=4, socialists={"TH": 5})
    scene.phase(9)
    assert scene.how == "triumph-of-socialism E"
    scene = Scene(socialism=6, box=4, socialists={"TH": 4})  # the twelfth
    scene.phase(9)
    assert scene.how == ""
    assert scene.state.box == 8


def test_8_the_east_endures() -> None:
    scene = Scene(decade=4, factories=["jena"], fillers=1)
    scene.end_decade()
    assert scene.how == "east-endures E"
    assert scene.state.outcome is not None
    assert scene.state.outcome.ranking == (2, 1)
    early = Scene(decade=3, factories=["jena"], fillers=1)
    early.end_decade()
    assert early.how == ""
    assert early.state.decade == 4


def test_8_a_victory_ends_the_game_at_once() -> None:
    """Insolvent in phase 1: no other phase is reached."""
    scene = Scene(run_down=["berlin"], wall=True, unrest={"SH": 16})
    scene.end_decade()
    assert scene.how == "insolvency W"
    assert len(scene.said("phase")) == 1
    assert GAME.legal(scene.state) == []
