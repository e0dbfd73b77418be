"""§4: the actions of a card."""

from __future__ import annotations

import pytest

from brink.engine import Refused
from brink.games.volk import views
from volk.germany import province, site
from volk.scene import GAME, PACK, Scene, card

# -- 4.1 remove unrest ---------------------------------------------------------------------------------------------


def test_4_1_free_with_a_card_of_ones_own_colour() -> None:
    scene = Scene(cards=[13], unrest={"NW": 2, "SH": 1}, factories=["kiel"])
    scene.play("remove-unrest", 13)
    scene.answer("W at NW")
    assert scene.unrest("NW") == 1
    assert scene.factory("kiel") == "intact"
    assert scene.side == "E"


@pytest.mark.parametrize("number", [1, 11])
def test_4_1_another_card_costs_a_build_point(number: int) -> None:
    """Of the opponent's colour, or Dual."""
    scene = Scene(cards=[number], unrest={"NW": 2, "SH": 1}, factories=["kiel", "ulm"])
    scene.play("remove-unrest", number)
    assert scene.step == "Dismantle"
    scene.answer("W factory ulm", "W at SH")
    assert scene.factory("ulm") == "none"
    assert scene.unrest("SH") == 0


def test_4_1_without_a_build_point_another_card_does_not_serve() -> None:
    scene = Scene(cards=[1, 13], unrest={"NW": 2}, factories=["berlin"])
    assert scene.refused("remove-unrest", 1) == ("nothing-to-pay", "4.1")
    assert scene.can("remove-unrest", 13)
    east = Scene("east", cards=[1, 13], unrest={"EB": 2}, run_down=["berlin"])  # a run-down factory pays nothing
    assert east.refused("remove-unrest", 13) == ("nothing-to-pay", "4.1")
    assert east.can("remove-unrest", 1)


def test_4_1_only_where_there_is_unrest_of_ones_own() -> None:
    scene = Scene(cards=[13], unrest={"EB": 2})
    assert scene.refused("remove-unrest", 13) == ("no-unrest-at-all", "4.1")
    scene = Scene(cards=[13], unrest={"WB": 1, "SH": 1, "EB": 2})
    scene.play("remove-unrest", 13)
    assert scene.offered("at") == {"WB", "SH"}
    assert scene.refused("at", "NW") == ("no-unrest", "4.1")


def test_4_1_the_card_value_plays_no_role() -> None:
    scene = Scene(cards=[16], unrest={"NW": 4})
    scene.play("remove-unrest", 16)
    assert scene.unrest("NW") == 3


# -- 4.2 build -----------------------------------------------------------------------------------------------------


def test_4_2_up_to_the_card_value_in_factories_and_infrastructure() -> None:
    scene = Scene(cards=[16])  # worth 4 to the West
    scene.play("build", 16)
    scene.answer("W factory kiel", "W line flensburg - kiel", "W factory flensburg", "W factory ulm")
    assert scene.value("kiel") == 2
    assert scene.side == "E"


def test_4_2_the_value_in_the_box_of_ones_own_colour() -> None:
    scene = Scene("east", cards=[16])  # worth 1 to the East
    scene.play("build", 16)
    scene.answer("E factory jena")
    assert scene.side == "W"


def test_4_2_unused_points_are_lost() -> None:
    scene = Scene(cards=[13])
    scene.play("build", 13)
    scene.answer("W factory kiel", "W done")
    assert scene.side == "E"


def test_4_2_a_factory_in_any_empty_city_of_ones_own() -> None:
    scene = Scene("east", cards=[1], factories=["jena"])
    scene.play("build", 1)
    assert scene.refused("factory", "jena") == ("factory-stands", "4.2")
    assert scene.refused("factory", "kiel") == ("not-offered", "4.2")
    assert scene.refused("factory", "rheinsberg") == ("not-offered", "4.2")
    assert scene.refused("factory", "pln") == ("not-offered", "4.2")
    assert scene.offered("factory") == {
        "rostock", "neubrandenburg", "schwedt", "cottbus", "berlin", "magdeburg", "bitterfeld", "leipzig", "dresden",
        "karl-marx-stadt", "eisenach",
    }  # fmt: skip


def test_4_2_infrastructure_needs_a_factory_at_one_end() -> None:
    scene = Scene(cards=[13], factories=["kiel"])
    scene.play("build", 13)
    assert scene.offered("line") == {"flensburg - kiel", "kiel - hamburg"}
    assert scene.refused("line", "hamburg - bremen") == ("no-factory-beside", "4.2")
    assert scene.refused("line", "eisenach - jena") == ("not-offered", "4.2")
    scene.answer("W line kiel - hamburg")
    assert scene.refused("line", "kiel - hamburg") == ("line-complete", "4.2")


def test_4_2_the_first_piece_of_a_double_connection_lies_next_to_a_factory_the_second_follows() -> None:
    scene = Scene(cards=[16], factories=["hamburg"])
    scene.play("build", 16)
    assert scene.refused("half", "fulda - bayreuth", "fulda") == ("no-factory", "4.2")
    assert scene.refused("half", "hamburg - hannover", "hannover") == ("no-factory", "4.2")
    scene.answer("W half hamburg - hannover > hamburg")
    assert scene.refused("half", "hamburg - hannover", "hamburg") == ("half-stands", "4.2")
    scene.answer("W half hamburg - hannover > hannover")
    assert scene.built("hamburg - hannover") == 2
    assert scene.refused("half", "hamburg - hannover", "hannover") == ("line-complete", "4.2")


def test_4_2_between_two_factories_either_half_of_a_long_line_may_be_first() -> None:
    """In the log the line has the name it has on the board, whichever half comes."""
    for end, other in (("fulda", "bayreuth"), ("bayreuth", "fulda")):
        scene = Scene(cards=[13], factories=["fulda", "bayreuth"])
        scene.play("build", 13)
        scene.answer(f"W half fulda - bayreuth > {end}")
        ends = {"site": site("fulda"), "site_other": site("bayreuth"), "site_end": site(end)}
        assert [entry.args for entry in scene.said("piece-built")] == [ends]
        assert scene.can("half", "fulda - bayreuth", other)
        assert not scene.can("half", "fulda - bayreuth", end)


def test_4_2_mass_protest_blocks_building() -> None:
    scene = Scene(cards=[13], unrest={"NW": 4}, factories=["dortmund"])
    scene.play("build", 13)
    assert scene.refused("factory", "koeln") == ("protest-blocks", "4.2")
    assert scene.can("factory", "kassel")


def test_4_2_mass_protest_at_either_end_blocks_a_connection() -> None:
    for code in ("NW", "HE"):
        scene = Scene(cards=[13], unrest={code: 4}, factories=["dortmund", "kassel"])
        scene.play("build", 13)
        assert scene.refused("line", "dortmund - kassel") == ("protest-blocks", "4.2")
    calm = Scene(cards=[13], unrest={"NI": 4}, factories=["dortmund", "kassel"])
    calm.play("build", 13)
    assert calm.can("line", "dortmund - kassel")


def test_4_2_mass_protest_blocks_the_second_piece_as_well() -> None:
    scene = Scene(cards=[13], unrest={"NI": 4}, factories=["bremen"], lines=["bremen - duisburg"])
    scene.play("build", 13)
    assert scene.refused("half", "bremen - duisburg", "duisburg") == ("protest-blocks", "4.2")


def test_4_2_a_line_abroad_only_looks_at_its_german_end() -> None:
    scene = Scene("east", cards=[1], unrest={"BB": 4}, factories=["schwedt", "neubrandenburg", "pln"])
    scene.play("build", 1)
    assert scene.refused("line", "schwedt - pln") == ("protest-blocks", "4.2")
    assert scene.can("line", "neubrandenburg - pln")


def test_4_2_lines_abroad_may_be_built_with_normal_points_given_a_factory() -> None:
    scene = Scene("east", cards=[1], factories=["schwedt"])
    scene.play("build", 1)
    assert {"schwedt - pln", "schwedt - pls"} <= scene.offered("line")
    assert scene.refused("line", "jena - csw") == ("no-factory-beside", "4.2")
    abroad = Scene("east", cards=[1], factories=["csw"])  # the one abroad is a factory, too
    abroad.play("build", 1)
    assert abroad.can("line", "jena - csw")


def test_4_2_a_supplier_with_west_berlins_protest_is_blocked() -> None:
    scene = Scene(cards=[13], unrest={"WB": 4}, borrowed=["NW"])
    scene.play("build", 13)
    assert scene.refused("factory", "koeln") == ("protest-blocks", "4.2")


# -- 4.3 living standard -------------------------------------------------------------------------------------------


def rich(**changed: object) -> Scene:
    """Four western provinces with an economy of 3 and more; card 13 is worth 2."""
    settings = {
        "cards": [13],
        "factories": ["bielefeld", "duisburg", "dortmund", "koblenz", "saarbruecken", "kaiserslautern", "mannheim",
                      "stuttgart", "ulm", "kassel", "giessen", "fulda"],
        **changed,
    }  # fmt: skip
    return Scene(**settings)  # type: ignore[arg-type]


def test_4_3_up_to_three_at_most_one_a_province() -> None:
    scene = rich()
    scene.play("raise", 13)
    scene.answer("W at NW")
    assert scene.refused("at", "NW") == ("one-a-province", "4.3")
    assert scene.state.agenda[-1].asks(scene.state) == {"points": 2, "count": 2}  # what the prompt says is left
    scene.answer("W at HE", "W at RP")
    assert scene.side == "E"  # no fourth
    assert [scene.standard(code) for code in ("NW", "HE", "RP", "BW")] == [1, 1, 1, 0]


def test_4_3_fewer_are_allowed() -> None:
    scene = rich()
    scene.play("raise", 13)
    scene.answer("W at NW", "W done")
    assert scene.side == "E"


@pytest.mark.parametrize(("has", "factories"), [(0, 3), (1, 6)])
def test_4_3_the_next_step_needs_three_times_its_number(has: int, factories: int) -> None:
    """Nordrhein-Westfalen: 4 factories and two working lines make 6."""
    lines = ["bielefeld - dortmund"] if factories == 6 else []
    names = ["bielefeld", "duisburg", "dortmund", "koeln"] if factories == 6 else ["bielefeld", "duisburg", "dortmund"]
    scene = Scene("west", cards=[35], factories=names, lines=lines, standard={"NW": has})
    assert scene.economy("NW") == factories
    scene.play("raise", 35)  # worth 3
    assert scene.state.agenda[-1].points == 3
    scene.answer("W at NW")
    assert scene.standard("NW") == has + 1
    assert scene.step == "TakeTurn"


def test_4_3_a_shortfall_is_paid_from_the_card_at_most_2_a_province() -> None:
    scene = Scene(cards=[16], factories=["koeln"], standard={"NW": 0})  # lacks 2
    scene.play("raise", 16)
    assert scene.can("at", "NW")
    assert scene.refused("at", "SH") == ("economy-too-weak", "4.3")  # lacks 3, and the card is worth 4
    scene.answer("W at NW")
    assert scene.step == "TakeTurn"


def test_4_3_shortfalls_are_paid_at_most_with_the_card_value_in_all() -> None:
    scene = Scene(cards=[35], factories=["koeln", "ulm", "kassel", "giessen"])  # worth 3
    scene.play("raise", 35)
    scene.answer("W at NW")  # 2 of the 3
    assert scene.refused("at", "BW") == ("economy-too-weak", "4.3")
    assert scene.can("at", "HE")  # lacks 1


def test_4_3_a_price_is_told_only_where_it_decides() -> None:
    """A province that had its LS said what another would cost, as if that were why it cannot have one."""
    scene = Scene(cards=[35], factories=["koeln", "ulm", "kassel", "giessen"])

    def prices(*names: str) -> list[int]:
        return [GAME.cost(scene.state, PACK.ready.at[province(name)]) for name in names]

    scene.play("raise", 35)
    assert prices("NW", "HE", "SH") == [2, 1, 3]
    scene.answer("W at NW")
    assert prices("NW", "HE", "SH") == [0, 1, 3]


def test_4_3_an_LS_removes_an_unrest() -> None:
    scene = rich(unrest={"NW": 2})
    scene.play("raise", 13)
    scene.answer("W at NW", "W at HE", "W done")
    assert scene.unrest("NW") == 1
    assert scene.unrest("HE") == 0


def test_4_3_mass_protests_do_not_hinder() -> None:
    scene = rich(unrest={"NW": 8})
    scene.play("raise", 13)
    scene.answer("W at NW")
    assert scene.standard("NW") == 1


def test_4_3_hamburg_serves_one_province_in_an_action() -> None:
    scene = Scene(cards=[16], factories=["hamburg", "kiel", "bremen"])
    scene.play("raise", 16)
    assert (scene.step, scene.side) == ("AssignHamburg", "W")
    scene.answer("W assign NI")
    assert scene.economy("NI") == 2
    assert scene.economy("SH") == 1
    scene.answer("W at NI")  # 1 point
    scene.answer("W at SH")  # 2 points
    assert scene.step == "TakeTurn"


def test_4_3_the_east_says_where_a_doubly_connected_factory_abroad_counts() -> None:
    scene = Scene(
        "east",
        cards=[1],
        factories=["pln", "schwedt", "neubrandenburg"],
        lines=["neubrandenburg - pln", "schwedt - pln"],
    )
    scene.play("raise", 1)
    assert (scene.step, scene.side) == ("AssignAbroad", "E")
    assert scene.offered("assign") == {"MV", "BB"}
    scene.answer("E assign MV")
    assert (scene.economy("MV"), scene.economy("BB")) == (5, 2)
    scene.answer("E at MV", "E at BB")
    assert (scene.standard("MV"), scene.standard("BB")) == (1, 1)


def test_4_3_west_berlin_is_reached_through_a_supplier() -> None:
    scene = rich(unrest={"NW": 1, "WB": 1})
    scene.play("raise", 13)
    assert scene.refused("at", "WB") == ("not-offered", "4.3")
    scene.answer("W sector british")
    assert (scene.standard("WB"), scene.state.sectors) == (1, [0, 1, 0])
    assert [entry.args for entry in scene.said("sector-rises")] == [{"sector": 1, "count": 1}]
    assert (scene.standard("NW"), scene.unrest("NW")) == (0, 1)  # as they were
    assert scene.unrest("WB") == 0


def test_4_3_the_supplier_has_used_its_turn() -> None:
    scene = rich()
    scene.play("raise", 13)
    scene.answer("W sector british")
    assert scene.refused("at", "NW") == ("one-a-province", "4.3")


def test_4_3_west_berlin_once_an_action() -> None:
    scene = rich(standard={"BW": 1}, lines=["mannheim - stuttgart", "stuttgart - ulm"])
    assert scene.economy("BW") == 7
    scene.play("raise", 13)
    scene.answer("W sector british")
    assert scene.refused("sector", "us") == ("berlin-once", "4.3")
    assert scene.can("at", "BW")


def test_4_3_the_supplier_would_have_more_than_west_berlin_in_all() -> None:
    scene = rich(sectors=(0, 1, 0))
    scene.play("raise", 13)
    assert scene.refused("sector", "us") == ("supplier-too-poor", "4.3")
    scene = rich(sectors=(0, 1, 0), standard={"BW": 1}, lines=["mannheim - stuttgart", "stuttgart - ulm"])
    scene.play("raise", 13)
    assert scene.can("sector", "us")


def test_4_3_the_sectors_stay_balanced() -> None:
    scene = rich(sectors=(0, 1, 0), standard={"NW": 1}, lines=["bielefeld - dortmund", "duisburg - dortmund"])
    assert scene.economy("NW") == 7
    scene.play("raise", 13)
    assert scene.can("at", "NW")
    assert scene.refused("sector", "british") == ("sector-first", "4.3")


def test_4_3_the_supplier_pays_its_shortfall_for_west_berlin() -> None:
    scene = Scene(cards=[13], factories=["koeln", "dortmund"])
    scene.play("raise", 13)
    assert scene.refused("sector", "french") == ("economy-too-weak", "4.3")
    scene.answer("W sector british")
    assert scene.step == "TakeTurn"  # the one point that is left serves nobody
    assert scene.state.sectors == [0, 1, 0]


def test_4_3_third_LS_of_west_berlin_by_the_last_supplier_with_two() -> None:
    scene = Scene(
        cards=[35],
        sectors=(1, 1, 0),
        standard={"BW": 2},
        factories=["mannheim", "heilbronn", "stuttgart", "ulm"],
        lines=["mannheim - heilbronn", "stuttgart - ulm"],
    )
    assert scene.economy("BW") == 8
    scene.play("raise", 35)
    scene.answer("W sector us")
    assert scene.state.sectors == [1, 1, 1]


# -- 4.4 the event (order and deciders: see the cards) ------------------------------------------------------------


def test_4_4_icons_in_any_order() -> None:
    scene = Scene("east", cards=[2], factories=["berlin"])
    scene.play("event", 2)
    assert scene.offered("icon") == {"+bE", "+uE", "S>1"}
    scene.answer("E icon S>1", "E icon +uE", "E at TH", "E icon S>1", "E factory jena")
    assert scene.state.socialism == 2
    assert scene.factory("jena") == "intact"
    assert scene.side == "W"


def test_4_4_everything_executable_must_be_executed() -> None:
    """There is no way to stop before the icons are done."""
    scene = Scene("east", cards=[2], factories=["berlin"])
    scene.play("event", 2)
    with pytest.raises(Refused):
        scene.do("done")
    scene.answer("E rest")
    with pytest.raises(Refused):
        scene.do("done")


def test_4_4_a_double_arrow_is_two_arrows_and_ignoring_one_leaves_the_other() -> None:
    scene = Scene("east", cards=[51])
    scene.play("event", 51)
    scene.answer("E ignore P<1", "E icon P<1")
    assert scene.state.prestige == -1
    assert scene.offered("icon") == {"polP", "S>1"}


def test_4_4_the_last_arrow_or_icon_of_a_dual_card_may_be_ignored_as_well() -> None:
    scene = Scene("west", cards=[11])
    scene.play("event", 11)
    scene.answer("W icon +uW@WG!E", "E at SH")
    assert (scene.step, scene.offered("icon"), scene.offered("ignore")) == ("ChooseIcon", {"P<1"}, {"P<1"})
    scene.answer("W ignore P<1")
    assert scene.state.prestige == 0
    assert scene.step == "TakeTurn"


# -- 4.5 the special card ------------------------------------------------------------------------------------------


def test_4_5_price_discard_a_hand_card() -> None:
    scene = Scene("east", special=82, decade=2, hands=([], [23, 24]))
    scene.play("event", 82)
    assert (scene.step, scene.side) == ("PaySpecial", "E")
    scene.answer("E discard 24")
    assert scene.hand("east") == [23]
    assert scene.state.discards == [[], [card(24)]]
    assert [entry.rule for entry in scene.said("discarded")] == ["4.5"]
    assert scene.hand("west") == []
    assert scene.state.wall


def test_4_5_price_or_the_west_draws_a_card() -> None:
    scene = Scene("east", special=82, hands=([], [23, 24]), deck=[35])
    scene.play("event", 82)
    scene.answer("E yield")
    assert scene.hand("west") == [35]
    assert scene.hand("east") == [23, 24]
    assert scene.state.wall


def test_4_5_while_the_price_is_asked_nothing_is_done_whatever_event_took_place_before() -> None:
    scene = Scene("east", special=82, hands=([], [23]), deck=[35])
    scene.state.resolving = card(24)
    scene.play("event", 82)
    seen = views.view(scene.state, None)
    assert (list(seen.event), list(seen.coming)) == ([], [])


def test_4_5_without_a_hand_card_the_west_draws() -> None:
    scene = Scene("east", special=82, deck=[35])
    scene.play("event", 82)
    assert scene.hand("west") == [35]
    assert scene.state.wall


def test_H43_with_an_empty_deck_a_card_must_be_discarded() -> None:
    scene = Scene("east", special=82, decade=2, hands=([], [23, 24]))
    scene.state.rest, scene.state.rest_knowers = scene.state.deck, scene.state.deck_knowers
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.play("event", 82)
    assert scene.refused("yield") == ("deck-empty", "H43")


def test_H43_with_neither_a_hand_card_nor_a_deck_the_special_card_is_free() -> None:
    scene = Scene("east", special=82, decade=2)
    scene.state.rest, scene.state.rest_knowers = scene.state.deck, scene.state.deck_knowers
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.play("event", 82)
    assert scene.state.wall
    assert scene.hand("west") == []


def test_4_5_the_special_card_is_lined_up_for_its_flight_icons() -> None:
    scene = Scene("east", special=81, decade=1)
    scene.play("event", 81)
    scene.answer("E rest")
    assert scene.state.flight_icons() == 2
    assert scene.state.special == -1
    assert PACK.card_numbers[scene.state.played[-1]] == 81
