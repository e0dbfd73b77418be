"""§9: Hamburg, West Berlin, Rheinsberg, factories abroad and run down, socialists, police, Stasi, Wall, Guillaume."""

from __future__ import annotations

import pytest

from brink.engine import all_but, only
from brink.games.volk.events import trigger
from brink.games.volk.state import by_player
from volk.scene import GAME, PACK, Scene, card

WEST, EAST = 0, 1

# -- 9.1 Hamburg ---------------------------------------------------------------------------------------------------


def test_9_1_hamburg_has_five_lines() -> None:
    others = {PACK.site_ids[other] for _, other in PACK.site_lines[PACK.hamburg]}
    assert others == {"flensburg", "kiel", "bremen", "hannover", "wolfsburg"}


def test_9_1_with_a_protest_in_one_province_hamburg_belongs_to_the_other() -> None:
    for code, inside, outside in (
        ("SH", "kiel - hamburg", "hamburg - bremen"),
        ("NI", "hamburg - bremen", "kiel - hamburg"),
    ):
        scene = Scene(cards=[13], unrest={code: 4}, factories=["kiel", "bremen"])
        scene.play("build", 13)
        assert scene.can("factory", "hamburg")
        assert scene.refused("line", inside) == ("protest-blocks", "4.2")
        assert scene.can("line", outside)


def test_9_1_with_protests_in_both_nothing_is_built_in_hamburg() -> None:
    scene = Scene(cards=[13], unrest={"SH": 4, "NI": 4})
    scene.play("build", 13)
    assert scene.refused("factory", "hamburg") == ("protest-blocks", "4.2")


def test_9_1_the_choice_may_differ_the_next_time() -> None:
    western = ["bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"]  # none in Schleswig-Holstein
    scene = Scene(
        cards=[13], factories=["hamburg", *western, "leipzig"], run_down=["jena"], currency=-2, standard={"SH": 1}
    )
    scene.phase(3, "W assign SH")
    assert scene.state.hamburg == PACK.province_ids.index("SH")
    scene.phase(5, "W assign NI")
    assert scene.state.hamburg == PACK.province_ids.index("NI")


# -- 9.2 West Berlin -----------------------------------------------------------------------------------------------


def test_9_2_suppliers_of_the_sectors() -> None:
    supplied = {sector: PACK.province_ids[PACK.suppliers[at]] for at, sector in enumerate(("french", "british", "us"))}
    assert supplied == {"french": "RP", "british": "NW", "us": "BW"}


def test_9_2_west_berlin_is_a_western_province_for_unrest() -> None:
    scene = Scene("east", cards=[69])
    scene.play("event", 69)
    scene.answer("E at WB")
    assert scene.unrest("WB") == 1


# -- 9.3 Rheinsberg ------------------------------------------------------------------------------------------------


def test_9_3_not_with_a_mass_protest_in_brandenburg() -> None:
    scene = Scene("east", cards=[27], unrest={"BB": 4})
    scene.play("event", 27)
    assert scene.factory("rheinsberg") == "none"
    assert scene.state.prestige == 1
    assert len(scene.said("icon-lost")) == 1


def test_9_3_rheinsberg_run_down_is_worth_1_then_gone() -> None:
    scene = Scene(factories=["rheinsberg"], currency=-3, standard={})
    scene.phase(3)  # balance -2: run down, then dismantled
    assert scene.factory("rheinsberg") == "none"


# -- 9.4 factories abroad ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "mv", "bb"),
    [
        ([], 1, 1),
        (["neubrandenburg - pln"], 4, 1),
        (["schwedt - pln"], 1, 4),
    ],
)
def test_9_4_it_counts_where_its_working_line_leads(lines: list[str], mv: int, bb: int) -> None:
    scene = Scene(factories=["pln", "neubrandenburg", "schwedt"], lines=lines)
    assert (scene.economy("MV"), scene.economy("BB")) == (mv, bb)


@pytest.mark.parametrize(
    ("abroad", "ends"),
    [
        ("pln", {"neubrandenburg": "MV", "schwedt": "BB"}),
        ("pls", {"schwedt": "BB", "berlin": "EB"}),
        ("cse", {"cottbus": "BB", "dresden": "SN"}),
        ("csw", {"karl-marx-stadt": "SN", "jena": "TH"}),
    ],
)
def test_9_4_what_each_external_factory_touches(abroad: str, ends: dict[str, str]) -> None:
    scene = Scene("east", cards=[1], factories=[abroad, *ends], lines=[f"{end} - {abroad}" for end in ends])
    scene.play("raise", 1)
    assert scene.offered("assign") == set(ends.values())


def test_9_4_with_one_working_line_nobody_is_asked() -> None:
    scene = Scene("east", cards=[1], factories=["pln", "schwedt"], lines=["schwedt - pln", "neubrandenburg - pln"])
    scene.play("raise", 1)
    assert scene.step == "RaiseStandard"
    assert scene.economy("BB") == 4


# -- 9.5 run-down factories ----------------------------------------------------------------------------------------


def test_9_5_run_down_factories_stay_until_repaired() -> None:
    scene = Scene("east", cards=[46], run_down=["berlin", "jena"])
    scene.play("event", 46)
    scene.answer("E icon repair@EB")
    assert scene.factory("berlin") == "intact"
    assert scene.factory("jena") == "run down"


# -- 9.6 socialists ------------------------------------------------------------------------------------------------


def test_9_6_at_the_end_of_any_action_socialists_replace_unrest() -> None:
    scene = Scene("west", cards=[58], unrest={"TH": 4}, box=2)
    scene.play("event", 58)
    scene.answer("W rest", "W at TH")
    assert (scene.unrest("TH"), scene.socialists("TH"), scene.state.box) == (3, 2, 0)


def test_9_6_also_after_another_action_than_an_event() -> None:
    scene = Scene("west", cards=[13], unrest={"TH": 5}, box=3)
    scene.play("build", 13)
    scene.answer("W done")
    assert (scene.unrest("TH"), scene.socialists("TH"), scene.state.box) == (3, 2, 1)


def test_9_6_one_for_one_as_far_as_they_go() -> None:
    scene = Scene("west", cards=[13], unrest={"TH": 8}, box=2)
    scene.play("build", 13)
    scene.answer("W done")
    assert (scene.unrest("TH"), scene.state.box) == (6, 0)


def test_9_6_if_they_do_not_suffice_for_all_the_east_chooses() -> None:
    scene = Scene("west", cards=[13], unrest={"TH": 4, "SN": 5, "MV": 3}, box=2)
    scene.play("build", 13)
    scene.answer("W done")
    assert (scene.step, scene.side) == ("SendSocialist", "E")
    assert scene.refused("at", "MV") == ("no-protest-there", "9.6")
    scene.answer("E at SN")
    scene.answer("E at TH")
    assert (scene.unrest("SN"), scene.unrest("TH"), scene.state.box) == (4, 3, 0)
    assert scene.step == "TakeTurn"


def test_9_6_not_in_the_phases_before_the_ninth() -> None:
    scene = Scene(unrest={"TH": 4}, box=1, standard={"SN": 3})
    for number in (1, 6, 8):
        scene.phase(number)
    assert scene.state.box == 1
    scene.phase(9)
    assert scene.state.box == 0


def test_9_6_cubes_in_provinces_count_for_the_limits() -> None:
    scene = Scene(socialism=1, box=0, socialists={"TH": 12})
    scene.phase(9)
    assert scene.how == "triumph-of-socialism E"


# -- 9.7 police ----------------------------------------------------------------------------------------------------


def test_9_7_whoever_triggers_it_the_east_gets_the_card() -> None:
    scene = Scene("west", cards=[51])
    scene.play("event", 51)
    scene.answer("W rest")
    assert scene.numbers(scene.state.police) == [51]


def test_9_7_stars() -> None:
    stars = {PACK.card_numbers[number]: star for number, star in enumerate(PACK.police) if star}
    assert stars == {5: "red", 21: "red", 49: "red", 15: "pale", 51: "pale", 66: "pale"}


def test_9_7_each_card_once_a_decade_in_the_easts_own_turn() -> None:
    scene = Scene("east", cards=[1], decade=2, police={5: 0, 15: 0}, unrest={"TH": 3, "NW": 2})
    assert scene.refused("police", "SN") == ("no-unrest", "9.7")
    scene.answer("E police TH", "E police TH")
    assert scene.unrest("TH") == 1
    assert scene.refused("police", "TH") == ("police-used", "9.7")
    assert scene.step == "TakeTurn"
    assert scene.state.police_used == [1, 1]


def test_9_7_not_in_the_wests_turn() -> None:
    scene = Scene("west", cards=[1], decade=2, police={5: 0}, unrest={"TH": 3})
    assert scene.refused("police", "TH") == ("not-offered", "3")


# -- 9.8 Stasi -----------------------------------------------------------------------------------------------------


def test_9_8_used_cards_bring_unrest_back_one_a_province() -> None:
    scene = Scene("east", special=84, decade=4, police={5: 1, 15: 1, 21: 0})
    scene.play("event", 84)
    scene.answer("E icon stasi-off")
    assert (scene.step, scene.side) == ("BringBack", "E")
    scene.answer("E at TH")
    assert scene.refused("at", "TH") == ("one-a-province", "9.8")
    scene.answer("E at MV")
    assert (scene.unrest("TH"), scene.unrest("MV")) == (1, 1)
    assert scene.state.police == []


def test_9_8_six_used_cards_hit_every_province() -> None:
    used = dict.fromkeys((5, 15, 21, 49, 51, 66), 1)
    scene = Scene("east", special=84, decade=4, police=used)
    scene.play("event", 84)
    scene.answer("E icon stasi-off")
    assert [scene.unrest(code) for code in ("MV", "BB", "EB", "SA", "SN", "TH")] == [1] * 6


def test_9_8_police_icons_do_nothing_afterwards() -> None:
    scene = Scene("east", cards=[66], stasi_gone=True, unrest={"TH": 2})
    scene.play("event", 66)
    scene.answer("E rest", "E move TH > MV", "E move TH > MV")
    assert scene.state.police == []
    assert card(66) in scene.state.played


# -- 9.9 the Wall --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wall", "number"), [(True, 85), (False, 84)])
def test_9_9_the_wall_decides_the_face_of_special_card_IV(wall: bool, number: int) -> None:
    scene = Scene(decade=3, factories=["jena", "leipzig", "dresden"], wall=wall, fillers=1)
    scene.end_decade()
    while scene.state.decade == 3:
        GAME.apply(scene.state, GAME.legal(scene.state)[0])
    assert PACK.card_numbers[scene.state.special] == number


def test_9_9_after_the_wall_flight_applies_in_that_very_decade() -> None:
    scene = Scene("east", special=85, decade=4, wall=True, factories=["jena"], unrest={"TH": 1})
    scene.play("event", 85)
    scene.answer("E rest")
    scene.phase(1)
    assert [entry.args["level"] for entry in scene.said("flight")] == [1]  # the card's own icon


# -- 9.10 Guillaume ------------------------------------------------------------------------------------------------


def guillaume(**settings: object) -> Scene:
    scene = Scene("east", cards=[50], **settings)  # type: ignore[arg-type]
    scene.play("event", 50)
    scene.answer("E icon guillaume")
    return scene


def test_9_10_the_west_hand_and_a_swap() -> None:
    scene = guillaume(hands=([55, 56], [43, 44]))
    assert (scene.step, scene.side) == ("Guillaume", "E")
    assert GAME.view(scene.state, EAST).hands[WEST] == [-3, -3]
    scene.answer("E look-hand")
    assert GAME.view(scene.state, EAST).hands[WEST] == [card(55), card(56)]
    scene.answer("E swap 55 > 43")
    assert scene.hand("west") == [43, 56]
    assert scene.hand("east") == [44, 55]
    assert GAME.view(scene.state, WEST).hands[EAST] == [-3, card(55)]  # both know what was swapped
    assert GAME.view(scene.state, None).hands == [[-3, -3], [-3, -3]]
    (told,), (untold,) = scene.said("guillaume-swaps-hand"), scene.said("guillaume-swaps")
    assert (told.args["card"], told.args["card_own"]) == (card(55), card(43))
    assert (told.audience, untold.audience) == (only(WEST, EAST), all_but(WEST, EAST))


def test_9_10_the_top_two_cards_of_the_deck_and_a_swap() -> None:
    scene = guillaume(hands=([55], [43]), deck=[56, 57, 58])
    scene.answer("E look-deck")
    assert GAME.view(scene.state, EAST).deck[-3:] == [-3, card(57), card(56)]
    assert GAME.view(scene.state, WEST).deck[-3:] == [-3, -3, -3]
    assert scene.refused("swap", 58, 43) == ("not-offered", "9.10")
    scene.answer("E swap 57 > 43")
    assert scene.hand("east") == [57]
    assert scene.numbers(scene.state.deck[-3:]) == [58, 43, 56]
    assert [entry.audience for entry in scene.said("guillaume-swaps-deck")] == [only(EAST)]


def test_9_10_or_one_of_the_two_is_taken_out_of_the_game() -> None:
    scene = guillaume(hands=([55], [43]), deck=[56, 57, 58])
    scene.answer("E look-deck", "E remove 56")
    assert scene.numbers(scene.state.deck[-2:]) == [58, 57]
    assert scene.state.discards[EAST] == [card(56)]
    assert scene.hand("east") == [43]
    assert GAME.view(scene.state, WEST).discards[EAST] == [-3]
    assert [entry.audience for entry in scene.said("guillaume-removes-card")] == [only(EAST)]


def test_9_10_removing_is_for_the_deck_only() -> None:
    scene = guillaume(hands=([55], [43]))
    scene.answer("E look-hand")
    assert scene.refused("remove", 55) == ("not-offered", "9.10")


def test_V9_or_nothing_after_the_look() -> None:
    for look in ("E look-hand", "E look-deck"):
        scene = guillaume(hands=([55], [43]))
        deck = scene.state.deck[:]
        scene.answer(look, "E done")
        assert (scene.hand("west"), scene.hand("east"), scene.state.deck) == ([55], [43], deck)


def test_V9_one_of_both_must_be_looked_at_and_an_empty_hand_cannot() -> None:
    scene = guillaume(hands=([55], [43]))
    assert scene.refused("done") == ("not-offered", "9.10")
    empty = guillaume(hands=([], [43]))
    assert empty.step == "SwapDeck"  # only the deck is left
    bare = guillaume(hands=([55], []))
    bare.answer("E look-hand")
    assert bare.step == "ChooseIcon"  # nothing to swap with


def test_9_10_nothing_to_look_at() -> None:
    scene = Scene("east", cards=[50])
    scene.state.rest, scene.state.rest_knowers = scene.state.deck, scene.state.deck_knowers
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.play("event", 50)
    assert scene.refused("icon", "guillaume") == ("icon-later", "V1")


def test_9_10_the_east_profits_whoever_triggers_it() -> None:
    scene = Scene("west", cards=[50], hands=([55], [43]))
    state = scene.state
    trigger(state, by_player(state, WEST), card(50))
    GAME.advance(state)
    scene.answer("W icon guillaume")
    assert (scene.step, scene.side) == ("Guillaume", "E")


# -- 9.11 insolvency -----------------------------------------------------------------------------------------------


def test_9_11_what_the_east_can_lose() -> None:
    """Each of these saves it once in phase 4: infrastructure (also abroad), an isolated factory, Rheinsberg twice."""
    for settings in (
        {"run_down": ["jena"], "lines": ["jena - csw"]},
        {"factories": ["jena"]},
        {"run_down": ["rheinsberg"]},
    ):
        scene = Scene(decade=1, police={5: 0}, **settings)  # type: ignore[arg-type]
        scene.phase(4)
        assert scene.how == ""
    for settings in ({"run_down": ["jena"]}, {"factories": ["pln"]}, {"factories": ["kiel"]}, {}):
        scene = Scene(decade=1, police={5: 0}, **settings)  # type: ignore[arg-type]
        scene.phase(4)
        assert scene.how == "insolvency W"


def test_9_7_a_police_power_card_is_still_the_card_that_was_played_last() -> None:
    scene = Scene("east", cards=[5], played=[1])
    scene.play("event", 5)
    scene.answer("E rest")
    assert scene.numbers(scene.state.police) == [5]
    view = GAME.view(scene.state, None)
    assert scene.numbers(view.played) == [1]
    assert scene.numbers([view.latest]) == [5]
