"""§1.6 values, §2 set-up, §3 sequence of play."""

from __future__ import annotations

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from volk.scene import GAME, PACK, Scene, card

WEST, EAST = 0, 1


# -- §1 ------------------------------------------------------------------------------------------------------------


def test_1_1_pieces_are_not_limited() -> None:
    """25 western cities, although the box holds 24 yellow factories."""
    cities = [PACK.site_ids[site] for site in PACK.cities[WEST]]
    assert len(cities) == 25
    scene = Scene(cards=[13], factories=cities[1:])
    scene.play("build", 13)
    assert scene.can("factory", cities[0])


def test_1_2_west_germany_is_the_west_without_west_berlin() -> None:
    assert [PACK.province_ids[p] for p in PACK.west_germany] == ["SH", "NI", "NW", "HE", "RP", "BW", "BY"]
    assert [PACK.province_ids[p] for p in PACK.provinces[WEST]] == ["SH", "NI", "NW", "HE", "RP", "BW", "BY", "WB"]
    assert [PACK.province_ids[p] for p in PACK.provinces[EAST]] == ["MV", "BB", "EB", "SA", "SN", "TH"]
    assert [PACK.province_ids[p] for p in PACK.suppliers] == ["RP", "NW", "BW"]  # French, British, US


def test_1_2_cities_of_the_provinces() -> None:
    cities = {
        "SH": "flensburg kiel", "NI": "bremen hannover wolfsburg", "NW": "bielefeld duisburg dortmund koeln",
        "HE": "kassel giessen fulda frankfurt", "RP": "koblenz saarbruecken kaiserslautern",
        "BW": "mannheim heilbronn stuttgart ulm", "BY": "bayreuth nuernberg ingolstadt muenchen", "WB": "",
        "MV": "rostock neubrandenburg", "BB": "schwedt cottbus rheinsberg", "EB": "berlin",
        "SA": "magdeburg bitterfeld", "SN": "leipzig dresden karl-marx-stadt", "TH": "eisenach jena",
    }  # fmt: skip
    for code, names in cities.items():
        sites = PACK.factories_of[PACK.province_ids.index(code)]
        assert {PACK.site_ids[site] for site in sites} == set(names.split()), code
    assert {PACK.province_ids[p] for p in PACK.site_provinces[PACK.hamburg]} == {"SH", "NI"}
    assert [PACK.site_ids[site] for site in PACK.externals] == ["pln", "pls", "cse", "csw"]


def test_1_3_connections_and_sites() -> None:
    sites = [[PACK.line_sites[line] for line in lines] for lines in PACK.lines]
    assert [len(lines) for lines in PACK.lines] == [42, 26]
    assert [sum(lines) for lines in sites] == [46, 30]
    doubles = {
        frozenset(PACK.site_ids[end] for end in ends)
        for ends, count in zip(PACK.line_ends, PACK.line_sites, strict=True)
        if count == 2
    }
    assert doubles == {
        frozenset(pair)
        for pair in (
            ("flensburg", "hamburg"), ("hamburg", "hannover"), ("bremen", "duisburg"), ("fulda", "bayreuth"),
            ("rostock", "magdeburg"), ("berlin", "bitterfeld"), ("magdeburg", "eisenach"), ("leipzig", "jena"),
        )
    }  # fmt: skip
    assert not PACK.site_lines[PACK.rheinsberg]


def test_1_4_neighbours_across_the_border() -> None:
    across = {
        "SH": "MV", "NI": "MV BB SA", "NW": "", "HE": "SA TH", "RP": "", "BW": "", "BY": "SN TH", "WB": "BB EB",
        "MV": "SH NI", "BB": "NI WB", "EB": "WB", "SA": "NI HE", "SN": "BY", "TH": "HE BY",
    }  # fmt: skip
    for code, others in across.items():
        found = PACK.across[PACK.province_ids.index(code)]
        assert {PACK.province_ids[other] for other in found} == set(others.split()), code


def test_1_6_a_working_connection_adds_one_at_both_ends() -> None:
    scene = Scene(factories=["kiel", "flensburg"], lines=["flensburg - kiel"])
    assert (scene.value("kiel"), scene.value("flensburg")) == (2, 2)
    assert scene.economy("SH") == 4
    assert scene.export("SH") == 2


def test_1_6_a_connection_needs_a_factory_at_both_ends_and_all_its_sites() -> None:
    scene = Scene(factories=["kiel"], lines=["flensburg - kiel"])
    assert scene.value("kiel") == 1
    scene = Scene(factories=["hamburg", "hannover"], lines=["hamburg - hannover"])
    assert scene.value("hamburg") == 1
    scene = Scene(factories=["hamburg", "hannover"], lines=["hamburg - hannover"] * 2)
    assert scene.value("hamburg") == 2


def test_1_6_a_run_down_factory_has_base_value_0() -> None:
    scene = Scene(factories=["jena"], run_down=["eisenach"], lines=["eisenach - jena"])
    assert scene.value("eisenach") == 1
    assert scene.value("jena") == 2
    assert Scene(run_down=["berlin"]).export("EB") == 0
    assert Scene().export("EB") == -1


def test_1_6_rheinsberg_is_worth_2_run_down_1() -> None:
    assert Scene(factories=["rheinsberg"]).economy("BB") == 2
    assert Scene(run_down=["rheinsberg"]).economy("BB") == 1
    assert Scene(factories=["rheinsberg", "cottbus"]).export("BB") == 2


def test_1_6_an_external_factory_counts_for_the_economy_but_is_never_an_export_factory() -> None:
    scene = Scene(factories=["pln", "schwedt", "neubrandenburg"], lines=["neubrandenburg - pln"])
    assert scene.value("pln") == 2
    assert scene.economy("MV") == 4  # Neubrandenburg 2, the factory abroad 2
    assert scene.export("MV") == 2
    assert scene.economy("BB") == 1
    both = Scene(
        factories=["pln", "schwedt", "neubrandenburg"],
        lines=["neubrandenburg - pln", "schwedt - pln"],
        abroad=[PACK.province_ids.index("BB")] * 4,
    )
    assert both.value("pln") == 3
    assert both.economy("BB") == 5
    assert both.economy("MV") == 2
    assert both.export("BB") == 2


def test_1_6_west_berlin_has_neither_economy_nor_export_factory() -> None:
    scene = Scene(factories=["hamburg", "berlin", "schwedt"], lines=["schwedt - berlin"])
    assert scene.economy("WB") == 0
    assert scene.export("WB") == -1


# -- §2 ------------------------------------------------------------------------------------------------------------


def test_2_setup() -> None:
    state = GAME.setup(2, {}, Chance(seed_from("set-up")))
    unrest = dict(zip(PACK.province_ids, state.unrest, strict=True))
    assert {code for code, count in unrest.items() if count == 2} == {"NW", "RP", "BW"}  # 2.1
    assert sorted(unrest.values()) == [2] * 3 + [3] * 11
    assert state.box == 1  # 2.2
    assert sum(state.socialists) == 0
    standing = {PACK.site_ids[site] for site, stands in enumerate(state.factories) if stands}
    assert standing == {"hamburg", "dortmund", "bitterfeld", "berlin"}  # 2.3
    assert {state.factory_value(PACK.site_ids.index(name)) for name in standing} == {1}
    assert (state.prestige, state.currency, state.socialism, state.wall) == (0, 0, 0, False)  # 2.4
    assert sum(state.standard) == sum(state.built) == 0
    assert [len(hand) for hand in state.hands] == [2, 2]  # 2.5
    assert len(state.display) == 7
    assert len(state.deck) == 9
    assert PACK.card_numbers[state.special] == 81
    assert {PACK.decade_of[one] for one in [*state.display, *state.deck, *state.hands[0]]} == {1}
    assert GAME.to_act(state) == WEST


# -- §3 ------------------------------------------------------------------------------------------------------------


def test_3_players_alternate_with_a_card_from_the_display_or_the_hand() -> None:
    scene = Scene(cards=[4], hands=([13], [1]))
    assert {4, 13} <= scene.offered("build")
    assert 1 not in scene.offered("build")  # the other hand
    scene.play("build", 13)
    scene.answer("W done")
    assert scene.hand("west") == []
    assert (scene.step, scene.side) == ("TakeTurn", "E")
    scene.play("build", 4)
    scene.answer("E done")
    assert (scene.step, scene.side) == ("TakeTurn", "W")
    assert scene.numbers(scene.state.played) == [13, 4]


def test_3_there_is_no_passing() -> None:
    scene = Scene()
    assert {action[0] for action in GAME.legal(scene.state)} <= {"remove-unrest", "build", "raise", "event"}


def test_3_only_the_east_may_take_the_special_card_and_only_for_its_event() -> None:
    scene = Scene("east", special=81, decade=1)
    assert scene.can("event", 81)
    for verb in ("build", "raise", "remove-unrest"):
        assert scene.refused(verb, 81) == ("not-offered", "3")


def test_3_the_half_decade_ends_with_the_last_normal_card_of_the_display() -> None:
    """Seven new cards; the player whose turn it would be goes on; hand cards and the special card do not matter."""
    scene = Scene(cards=[13], hands=([], [1]), special=81, fillers=0)
    top = scene.state.deck[-7:]
    scene.play("build", 13)
    scene.answer("W done")
    assert scene.state.part == 2
    assert sorted(scene.state.display) == sorted(top)
    assert (scene.step, scene.side) == ("TakeTurn", "E")
    assert scene.state.special == card(81)
    assert [entry.key for entry in scene.log][-2:] == ["second-half", "display"], "the log says where it begins"


def test_3_a_hand_card_does_not_end_the_half_decade() -> None:
    scene = Scene(cards=[4], hands=([13], []), fillers=0)
    scene.play("build", 13)
    scene.answer("W done")
    assert scene.state.part == 1
    assert scene.numbers(scene.state.display) == [4]


def test_3_after_the_second_half_comes_the_end_of_the_decade() -> None:
    scene = Scene(cards=[13], factories=["berlin"], fillers=0, part=2)
    scene.play("build", 13)
    scene.answer("W done")
    assert [entry.args["phase"] for entry in scene.said("phase")] == list(range(10))
    assert scene.state.decade == 2


def test_3_the_new_decade_has_its_own_cards_and_the_rest_of_the_deck_goes_out() -> None:
    scene = Scene(cards=[13], factories=["berlin"], fillers=0, part=2, special=81)
    left = sorted(scene.state.deck)
    scene.play("build", 13)
    scene.answer("W done")
    state = scene.state
    assert sorted(state.rest) == left
    assert {PACK.decade_of[one] for one in (*state.display, *state.deck, *state.hands[0], *state.hands[1])} == {2}
    assert (len(state.display), len(state.deck), [len(hand) for hand in state.hands]) == (7, 9, [2, 2])
    assert PACK.card_numbers[state.special] == 82  # the unused one is gone
    assert state.played == []
    assert state.past == [card(13)]


@pytest.mark.parametrize(("prestige", "starts"), [(-1, "W"), (0, "W"), (1, "E")])
def test_3_the_prestige_leader_starts_a_decade(prestige: int, starts: str) -> None:
    scene = Scene(cards=[13], factories=["berlin", "jena"], fillers=0, part=2, prestige=prestige)
    scene.play("build", 13)
    scene.answer("W done")
    while scene.step != "TakeTurn":
        GAME.apply(scene.state, GAME.legal(scene.state)[0])
    assert scene.side == starts


def test_3_old_hand_cards_may_be_discarded_and_hands_are_filled_up_to_two() -> None:
    scene = Scene(cards=[13], hands=([14, 18], [1]), factories=["berlin"], fillers=0, part=2)
    scene.play("build", 13)
    scene.answer("W done", "W discard 14", "W done")
    assert scene.side == "E"
    scene.answer("E done")
    assert 18 in scene.hand("west")
    assert 14 not in scene.hand("west")
    assert 1 in scene.hand("east")
    assert [len(hand) for hand in scene.state.hands] == [2, 2]
    assert scene.state.discards == [[card(14)], []]


def test_3_who_holds_three_cards_must_discard_one() -> None:
    scene = Scene(cards=[13], hands=([14, 18, 19], []), factories=["berlin"], fillers=0, part=2)
    scene.play("build", 13)
    scene.answer("W done")
    assert scene.refused("done") == ("too-many-cards", "3")
    scene.answer("W discard 19")
    assert scene.can("done")
    scene.answer("W done")
    assert scene.hand("west") == [14, 18]


def test_3_police_cards_are_not_lined_up_with_the_others() -> None:
    scene = Scene("east", cards=[49], unrest={"BB": 1})
    scene.play("event", 49)
    scene.answer("E rest")
    assert scene.numbers(scene.state.police) == [49]
    assert scene.state.played == []


def test_3_after_decade_IV_without_a_winner_the_east_wins() -> None:
    scene = Scene(cards=[70], factories=["berlin"], fillers=0, part=2)
    scene.play("build", 70)
    scene.answer("W done")
    assert scene.how == "east-endures E"
