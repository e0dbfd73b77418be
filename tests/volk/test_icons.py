"""§5: every icon, its modifiers, dismantling (5.1), unrest and mass protests (5.2). The cards are in test_cards.py."""

from __future__ import annotations

import pytest

from brink.games.volk.icons import read_icons
from volk.scene import Scene, province, site

# -- where icons go ------------------------------------------------------------------------------------------------


def test_5_more_unrest_in_any_province_of_the_state() -> None:
    scene = Scene("east", cards=[69])
    scene.play("event", 69)
    assert scene.offered("at") == {"SH", "NI", "NW", "HE", "RP", "BW", "BY", "WB"}


def test_5_WG_is_not_west_berlin() -> None:
    scene = Scene("east", cards=[4])
    scene.play("event", 4)
    scene.answer("E rest")
    assert scene.offered("at") == {"SH", "NI", "NW", "HE", "RP", "BW", "BY"}


def test_5_less_unrest_only_where_there_is_some() -> None:
    scene = Scene(cards=[18], unrest={"NW": 1, "WB": 1, "EB": 1})
    scene.play("event", 18)
    scene.answer("W rest")
    assert scene.offered("at") == {"NW", "WB"}
    assert scene.refused("at", "SH") == ("no-unrest", "5")


def test_5_move_unrest_from_one_eastern_province_to_another() -> None:
    scene = Scene(cards=[78], unrest={"MV": 1, "SN": 1})
    scene.play("event", 78)
    scene.answer("W rest")
    assert scene.refused("move", "TH", "MV") == ("no-unrest", "5")
    assert scene.refused("move", "MV", "MV") == ("not-offered", "5")
    assert scene.refused("move", "MV", "NW") == ("not-offered", "5")
    scene.answer("W move MV > TH", "W move TH > SN")
    assert (scene.unrest("MV"), scene.unrest("TH"), scene.unrest("SN")) == (0, 0, 2)


def test_5_a_build_icon_follows_the_rules_of_building() -> None:
    scene = Scene(cards=[19], unrest={"NW": 4}, factories=["kiel"])
    scene.play("event", 19)
    scene.answer("W rest")
    assert scene.refused("factory", "koeln") == ("protest-blocks", "4.2")
    assert scene.refused("factory", "kiel") == ("factory-stands", "4.2")
    assert scene.refused("line", "hamburg - bremen") == ("no-factory-beside", "4.2")
    assert scene.refused("half", "flensburg - hamburg", "flensburg") == ("no-factory", "4.2")


def test_5_an_LS_icon_needs_no_economy_and_removes_an_unrest() -> None:
    scene = Scene("east", cards=[47], unrest={"TH": 3}, standard={"TH": 2})
    scene.play("event", 47)
    scene.answer("E icon +lsE", "E at TH")
    assert (scene.standard("TH"), scene.unrest("TH")) == (3, 2)


def test_5_an_LS_icon_in_west_berlin_goes_to_a_least_filled_sector() -> None:
    scene = Scene(cards=[79], sectors=(1, 0, 1), unrest={"WB": 2})
    scene.play("event", 79)
    scene.answer("W icon +lsW")
    assert scene.refused("at", "WB") == ("not-offered", "5")
    assert scene.refused("sector", "french") == ("sector-first", "5")
    assert scene.offered("sector") == {"british"}
    scene.answer("W sector british")
    assert (scene.state.sectors, scene.standard("WB"), scene.unrest("WB")) == ([1, 1, 1], 3, 1)


def test_5_the_LS_of_card_60_removes_no_unrest() -> None:
    scene = Scene(cards=[60], unrest={"BY": 2})
    scene.play("event", 60)
    scene.answer("W icon +ls0W@BY")
    assert (scene.standard("BY"), scene.unrest("BY")) == (1, 2)


@pytest.mark.parametrize("unrest", [4, 7, 9])
def test_5_a_crossed_banner_cuts_a_mass_protest_to_3(unrest: int) -> None:
    scene = Scene("east", special=84, decade=4, unrest={"SN": unrest, "TH": 3})
    scene.play("event", 84)
    assert scene.refused("icon", "P>1") == ("not-offered", "4.4")
    scene.answer("E icon -mpE!W")
    assert (scene.unrest("SN"), scene.unrest("TH")) == (3, 3)


def test_5_a_crossed_banner_needs_a_mass_protest() -> None:
    scene = Scene("east", special=81, decade=1, unrest={"SN": 4, "SA": 5, "TH": 3})
    scene.play("event", 81)
    scene.answer("E icon -mpE")
    assert scene.refused("at", "TH") == ("no-protest-there", "5")
    assert scene.offered("at") == {"SN", "SA"}


def test_5_stop_takes_an_external_factory_with_all_infrastructure_at_it() -> None:
    scene = Scene(
        cards=[37],
        factories=["cse", "csw", "dresden", "cottbus", "pln"],
        lines=["dresden - cse", "cottbus - cse", "cottbus - dresden"],
    )
    scene.play("event", 37)
    scene.answer("W icon stop@CS")
    assert scene.offered("close") == {"cse", "csw"}
    scene.answer("W close cse")
    assert scene.factory("cse") == "none"
    assert scene.factory("csw") == scene.factory("pln") == "intact"
    assert (scene.built("dresden - cse"), scene.built("cottbus - cse"), scene.built("cottbus - dresden")) == (0, 0, 1)
    gone = [entry.args["site"] for entry in scene.said("line-dismantled")]
    assert sorted(gone) == sorted([site("dresden"), site("cottbus")])  # the log names each line


def test_5_stop_only_where_a_factory_stands() -> None:
    scene = Scene(cards=[37], factories=["cse", "csw"])
    scene.play("event", 37)
    scene.answer("W icon stop@CS", "W close csw", "W rest")
    assert scene.factory("cse") == "intact"
    empty = Scene(cards=[73], factories=["cse"])
    empty.play("event", 73)
    assert empty.factory("cse") == "intact"
    assert [entry.args for entry in empty.said("icon-lost")]


def test_5_run_down_one_intact_eastern_factory() -> None:
    scene = Scene("east", cards=[46], factories=["jena", "rheinsberg", "pln"], run_down=["leipzig"])
    scene.play("event", 46)
    scene.answer("E icon run")
    assert scene.offered("run") == {"jena", "rheinsberg"}
    assert scene.refused("run", "leipzig") == ("run-down-already", "9.5")
    assert scene.refused("run", "dresden") == ("no-factory", "9.5")
    assert scene.refused("run", "pln") == ("not-offered", "5")
    scene.answer("E run rheinsberg")
    assert scene.factory("rheinsberg") == "run down"


def test_5_repair_only_what_is_run_down() -> None:
    scene = Scene("east", cards=[46], factories=["berlin"])
    scene.play("event", 46)
    assert scene.refused("icon", "repair@EB") == ("icon-later", "V1")


@pytest.mark.parametrize(("number", "side", "field", "now"), [
    (31, "east", "prestige", 2), (53, "east", "currency", 2), (75, "west", "socialism", -1),
])  # fmt: skip
def test_5_arrows_move_the_markers(number: int, side: str, field: str, now: int) -> None:
    scene = Scene(side, cards=[number])
    scene.play("event", number)
    assert getattr(scene.state, field) == now


# -- modifiers -----------------------------------------------------------------------------------------------------


def test_5_max2_no_more_than_two_in_one_province() -> None:
    scene = Scene(cards=[16])
    scene.play("event", 16)
    scene.answer("W rest", "W at TH", "W at TH")
    assert scene.refused("at", "TH") == ("enough-here", "5")
    scene.answer("W at MV", "W at SN")
    assert (scene.unrest("TH"), scene.unrest("MV"), scene.unrest("SN")) == (2, 1, 1)


def test_5_max1_different_provinces() -> None:
    scene = Scene(cards=[35])
    scene.play("event", 35)
    scene.answer("W rest", "W at SH")
    assert scene.refused("at", "SH") == ("enough-here", "5")


def test_5_the_count_begins_anew_with_each_event() -> None:
    scene = Scene("east", cards=[26], marks=[2] * 14)  # of an earlier event
    scene.play("event", 26)
    scene.answer("E rest")
    assert scene.can("at", "SH")


def test_5_coats_of_arms_decide_who_places() -> None:
    """East triggers card 41, West builds and calms; West triggers 45, East calms."""
    scene = Scene("east", cards=[41], unrest={"NW": 1, "SH": 1})
    scene.play("event", 41)
    scene.answer("E icon +bW!W", "W factory kiel", "E icon -uW!W", "W at SH")
    scene = Scene("west", cards=[45], unrest={"TH": 1, "SN": 1, "MV": 1})
    scene.play("event", 45)
    scene.answer("W icon -uE!E", "E at TH")


def test_5_without_a_coat_of_arms_the_active_player_decides_also_what_hurts_him() -> None:
    scene = Scene("west", cards=[12], factories=["kiel", "ulm"])
    scene.play("event", 12)
    scene.answer("W icon -bW", "W factory ulm", "W icon +uW", "W at SH")
    scene = Scene("west", cards=[30], unrest={"TH": 1, "SN": 1})
    scene.play("event", 30)
    scene.answer("W icon -uE", "W at TH")


def test_5_build_abroad_a_factory_of_that_country_or_a_line_at_its_sites() -> None:
    scene = Scene("east", cards=[7], factories=["jena", "schwedt"])
    scene.play("event", 7)
    scene.answer("E icon +bE@CS")
    assert scene.offered("factory") == {"cse", "csw"}
    assert scene.offered("line") == {"jena - csw"}
    assert scene.refused("line", "karl-marx-stadt - csw") == ("no-factory-beside", "4.2")
    assert scene.refused("line", "schwedt - pln") == ("not-offered", "5")
    assert scene.refused("factory", "dresden") == ("not-offered", "5")
    scene.answer("E factory cse", "E icon +bE@CS")
    assert scene.refused("factory", "cse") == ("factory-stands", "9.4")
    assert scene.offered("line") == {"jena - csw", "cottbus - cse", "dresden - cse"}


def test_5_lines_abroad_on_these_cards_are_blocked_by_mass_protests() -> None:
    scene = Scene("east", cards=[7], factories=["jena", "cse"], unrest={"TH": 4})
    scene.play("event", 7)
    scene.answer("E icon +bE@CS")
    assert scene.refused("line", "jena - csw") == ("protest-blocks", "4.2")


def test_5_RH_both_points_build_rheinsberg() -> None:
    assert len(read_icons("+bE@RH×2 P>1")) == 2
    with pytest.raises(ValueError, match="both points"):
        read_icons("+bE@RH")


def test_5_NW_factories_there_and_lines_with_an_end_there() -> None:
    scene = Scene(
        "east",
        cards=[43],
        factories=["dortmund", "bielefeld", "kassel", "ulm", "bremen"],
        lines=["dortmund - kassel", "bremen - duisburg", "wolfsburg - kassel"],
    )
    scene.play("event", 43)
    scene.answer("E icon -bW@NW")
    assert scene.offered("factory") == {"bielefeld"}
    assert scene.offered("line") == {"dortmund - kassel"}
    assert scene.can("half", "bremen - duisburg", "bremen")
    assert scene.refused("factory", "ulm") == ("not-offered", "5")


def test_5_NI_HH_hamburg_counts_as_niedersachsen_on_card_63() -> None:
    scene = Scene("east", cards=[63], factories=["hamburg", "kiel", "bremen", "ulm"], lines=["kiel - hamburg"])
    scene.play("event", 63)
    assert scene.offered("factory") == {"bremen"}
    assert scene.offered("line") == {"kiel - hamburg"}
    scene.answer("E line kiel - hamburg")
    assert scene.offered("factory") == {"bremen", "hamburg"}


# -- 5.1 dismantling -----------------------------------------------------------------------------------------------


def dismantling(**settings: object) -> Scene:
    """The West dismantles in the East (card 72)."""
    scene = Scene(cards=[72], **settings)  # type: ignore[arg-type]
    scene.play("event", 72)
    scene.answer("W icon -bE")
    return scene


def test_5_1_infrastructure_one_piece_at_a_time_factories_only_without_infrastructure() -> None:
    scene = dismantling(factories=["berlin", "bitterfeld", "jena"], lines=["berlin - bitterfeld"] * 2)
    assert scene.refused("factory", "berlin") == ("infrastructure-first", "5.1")
    assert scene.refused("factory", "rostock") == ("no-factory", "5.1")
    assert scene.refused("half", "leipzig - jena", "jena") == ("nothing-built", "5.1")
    assert scene.refused("line", "eisenach - jena") == ("nothing-built", "5.1")
    assert scene.offered("factory") == {"jena"}
    scene.answer("W half berlin - bitterfeld > bitterfeld", "W icon -bE")
    assert scene.built("berlin - bitterfeld") == 1
    assert scene.refused("factory", "berlin") == ("infrastructure-first", "5.1")


def test_5_1_run_down_and_external_factories_stay_lines_abroad_may_go() -> None:
    scene = dismantling(
        factories=["pln", "schwedt", "jena"], run_down=["berlin"], lines=["schwedt - pln"], unrest={"TH": 8}
    )
    assert scene.refused("factory", "berlin") == ("run-down-stays", "5.1")
    assert scene.refused("factory", "pln") == ("not-offered", "5")
    assert scene.offered("line") == {"schwedt - pln"}
    assert scene.offered("factory") == {"jena"}  # a mass protest does not protect


def test_5_1_rheinsberg_counts_as_two_points() -> None:
    scene = dismantling(factories=["rheinsberg", "jena"])
    scene.answer("W factory rheinsberg")
    assert scene.factory("rheinsberg") == "run down"
    scene.answer("W icon -bE", "W factory rheinsberg")
    assert scene.factory("rheinsberg") == "none"


def test_5_1_what_an_event_asks_for_beyond_that_is_lost() -> None:
    scene = Scene("east", cards=[54], factories=["kiel"])
    scene.play("event", 54)
    assert scene.factory("kiel") == "none"
    assert len(scene.said("icon-lost")) == 3
    assert scene.step == "TakeTurn"


# -- 5.2 unrest and mass protest -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("unrest", "protests"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_5_2_a_mass_protest_for_every_four_unrest(unrest: int, protests: int) -> None:
    assert Scene(unrest={"HE": unrest}).protests("HE") == protests


def test_5_2_for_each_protest_in_west_berlin_the_east_puts_one_on_a_supplier() -> None:
    """At once, whoever is active: West triggers the event, East chooses between two of its icons."""
    scene = Scene(cards=[55], unrest={"WB": 3})
    scene.play("event", 55)
    scene.answer("W icon +uW", "W at WB")
    assert (scene.step, scene.side) == ("SupplierProtest", "E")
    assert scene.offered("at") == {"NW", "RP", "BW"}
    assert scene.refused("at", "SH") == ("not-offered", "5.2")
    scene.answer("E at RP")
    assert scene.protests("RP") == 1
    assert scene.unrest("RP") == 0
    assert scene.state.all_protests(0) == 2


def test_5_2_the_suppliers_protest_goes_with_west_berlins() -> None:
    scene = Scene(cards=[13], unrest={"WB": 4, "NW": 4}, borrowed=["NW"])
    assert scene.protests("NW") == 2
    scene.play("remove-unrest", 13)
    scene.answer("W at WB")
    assert scene.protests("WB") == 0
    assert scene.protests("NW") == 1  # its own stays
    assert [entry.args for entry in scene.said("supplier-protest-ends")] == [
        {"province": province("NW"), "side": 0, "count": 1}
    ]


def test_5_2_unrest_of_west_berlin_above_the_protest_keeps_it() -> None:
    scene = Scene(cards=[13], unrest={"WB": 5}, borrowed=["NW"])
    scene.play("remove-unrest", 13)
    assert scene.protests("NW") == 1


def test_5_2_two_protests_two_suppliers() -> None:
    scene = Scene("east", cards=[25], unrest={"WB": 6}, borrowed=["NW"])
    scene.play("event", 25)
    scene.answer("E icon +uW@WB", "E icon +uW@WB", "E at NW")
    assert scene.protests("NW") == 2
    assert scene.protests("WB") == 2
