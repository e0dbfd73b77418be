"""11.5, 11.6, 11.9, 11.10 (booklet 6, 7, 10): actions of four players, icons, treasuries, specifics of the East."""

from __future__ import annotations

import pytest

from brink.engine.texts import LANGUAGES
from twoplustwo.scene import GAME, PACK, Scene, card, changes

# -- 11.5: the four actions of everybody -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "code"), [("U", "BY"), ("W", "BY"), ("S", "TH"), ("E", "TH")])
def test_11_5_a_superpower_calms_unrest_as_if_it_were_its_ally(seat: str, code: str) -> None:
    scene = Scene(seat, cards=[23 if seat in "UW" else 3], unrest={"BY": 2, "SH": 1, "TH": 2, "MV": 1})
    scene.play("remove-unrest", 23 if seat in "UW" else 3)
    assert scene.refused("at", "TH" if code == "BY" else "BY")[0] == "not-offered"
    scene.answer(f"{seat} at {code}")
    assert scene.unrest(code) == 1


@pytest.mark.parametrize(("seat", "city"), [("U", "kiel"), ("W", "kiel"), ("S", "jena"), ("E", "jena")])
def test_11_5_a_superpower_builds_in_its_allys_country(seat: str, city: str) -> None:
    scene = Scene(seat, cards=[24])
    before = scene.board()
    scene.play("build", 24)
    assert scene.refused("factory", "jena" if city == "kiel" else "kiel")[0] == "not-offered"
    scene.answer(f"{seat} factory {city}")
    assert changes(before, scene.board()) == {f"factory {city}": "intact"}


@pytest.mark.parametrize("seat", "UW")
def test_11_5_whoever_raises_the_standard_says_where_hamburg_belongs(seat: str) -> None:
    lines = ["kiel - hamburg", "hamburg - bremen"]
    scene = Scene(seat, cards=[5], factories=["hamburg", "kiel", "bremen"], lines=lines, unrest={"SH": 1})
    scene.play("raise", 5)
    scene.answer(f"{seat} assign SH", f"{seat} at SH")
    scene.answer(f"{seat} done")
    assert scene.board()["ls SH"] == 1
    assert scene.unrest("SH") == 0


@pytest.mark.parametrize("seat", "SE")
def test_11_5_whoever_raises_the_standard_says_where_a_factory_abroad_counts(seat: str) -> None:
    lines = ["schwedt - pls", "berlin - pls"]
    scene = Scene(seat, cards=[3], factories=["schwedt", "berlin", "pls"], lines=lines)
    scene.play("raise", 3)
    assert scene.step == "AssignAbroad"
    scene.answer(f"{seat} assign EB", f"{seat} at EB", f"{seat} done")
    assert scene.board()["ls EB"] == 1


def test_11_5_the_usa_may_send_a_standard_to_west_berlin() -> None:
    scene = Scene("U", cards=[5], factories=["dortmund", "koeln"], lines=["dortmund - koeln"], unrest={"WB": 1})
    scene.play("raise", 5)
    scene.answer("U sector british")
    assert scene.board()["ls WB"] == 1
    assert scene.unrest("WB") == 0


def test_11_5_each_colour_reads_its_own_value() -> None:
    for seat, value in (("U", 3), ("W", 3), ("S", 1), ("E", 1)):
        scene = Scene(seat, cards=[23])
        scene.play("build", 23)
        prompt = GAME.decision(scene.state, GAME.to_act(scene.state))
        assert prompt.args["points"] == value


@pytest.mark.parametrize("seat", "UWSE")
def test_11_5_a_special_card_only_serves_its_event(seat: str) -> None:
    scene = Scene(seat, special="b83", decade=3)
    offered = {action[0] for action in GAME.legal(scene.state) if action[1:] == (card("b83"),)}
    assert offered == ({"event"} if seat in "SE" else set())
    if seat in "UW":
        assert scene.refused("event", "b83") == ("special-is-red", "4.5")


# -- 11.5: superpowers only ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", "WE")
def test_11_5_german_states_neither_arm_nor_borrow(seat: str) -> None:
    scene = Scene(seat, cards=[24], unrest={"SH": 1, "TH": 1}, factories=["kiel", "jena"])
    assert scene.verbs() == {"remove-unrest", "build", "raise", "event"}
    assert scene.refused("engage", 24)[0] == "not-offered"
    assert scene.refused("credit", 24)[0] == "not-offered"


@pytest.mark.parametrize(("seat", "arms", "money"), [("U", -1, [5, 6]), ("S", 1, [6, 4])])
def test_11_5_engage_one_step_then_the_top_card(seat: str, arms: int, money: list[int]) -> None:
    scene = Scene(seat, cards=[3], arms_deck=["ar1"], conflicts=["cf6"])
    scene.play("engage", "b1")
    assert (scene.state.arms, scene.state.treasury, scene.last(0)) == (arms, money, "ar1")
    assert scene.seat == {"U": "S", "S": "W"}[seat]


@pytest.mark.parametrize("place", ["display", "hand"])
def test_11_5_a_credit_pays_the_value_of_ones_colour(place: str) -> None:
    for seat, money in (("U", [9, 6]), ("S", [6, 7])):
        held = {seat: [23]} if place == "hand" else {}
        scene = Scene(seat, cards=[] if held else [23], hands=held)
        scene.play("credit", 23)
        assert scene.state.treasury == money


def test_11_5_in_the_red_only_credits_and_events_that_pay() -> None:
    scene = Scene("U", cards=[23, 13, 22, 9, 3], treasury=[-1, 6], unrest={"NW": 1}, factories=["kiel"])
    allowed = set(GAME.legal(scene.state))
    fillers = [number for number in scene.state.display if number < 85]
    assert allowed == {
        *(("credit", number) for number in [*(card(n) for n in (23, 13, 22, 9, 3)), *fillers]),
        ("event", card(23)),
        ("event", card(22)),
    }
    for verb in ("remove-unrest", "build", "raise", "engage"):
        assert scene.refused(verb, 23) == ("in-the-red", "11.5")
    assert scene.refused("event", 13) == ("event-earns-nothing", "H13")


def test_11_5_at_0_a_superpower_is_not_in_the_red() -> None:
    assert {"build", "engage", "raise"} <= Scene("U", treasury=[0, 0]).verbs()


def test_11_5_german_states_are_never_in_the_red() -> None:
    for seat in "WE":
        assert {"build", "raise"} <= Scene(seat, treasury=[-5, -5]).verbs()


def test_11_5_a_beside_icon_counts_for_its_colour_a_below_icon_for_all() -> None:
    for seat in "USWE":
        scene = Scene(seat, cards=[8], conflicts=["cf6"])
        scene.play("raise", 8)
        if scene.step == "RaiseStandard":
            scene.do("done")
        assert len(scene.said("conflict-drawn")) == (1 if seat in "SE" else 0)
        scene = Scene(seat, cards=[18], conflicts=["cf6"])
        scene.play("raise", 18)
        assert len(scene.said("conflict-drawn")) == 1


# -- 11.6: events and icons ------------------------------------------------------------------------------------------


def test_11_6_a_dual_event_ignores_one_arrow_or_one_icon_only_once() -> None:
    scene = Scene("E", cards=[28])
    scene.play("event", 28)
    scene.answer("E ignore D>1")
    assert "ignore" not in scene.verbs()
    scene.answer("E rest")
    assert (scene.state.dominance, scene.state.soviet_malus, scene.state.treasury) == (0, True, [6, 8])


@pytest.mark.parametrize("number", [3, 13, 9, 10, 22])
def test_11_6_other_events_ignore_nothing(number: int) -> None:
    seat = "W" if number == 13 else "E"
    scene = Scene(seat, cards=[number])
    scene.play("event", number)
    assert not {"ignore", "ignore-left", "ignore-right"} & scene.verbs()


def test_11_6_a_double_arrow_ignored_once_still_moves_one() -> None:
    """Base card 42 shows prestige 2 to the right and Western currency."""
    scene = Scene("S", cards=["b42"], unrest={})
    scene.play("event", "b42")
    scene.answer("S ignore P>1", "S rest")
    assert scene.state.prestige == 1


def test_11_6_the_active_player_chooses_the_order() -> None:
    scene = Scene("U", cards=[33], arms_deck=["ar1"])
    scene.play("event", 33)
    scene.answer("U icon armscost+1", "U icon A<1", "U rest")
    assert scene.state.treasury == [6 - 1 - 3, 5]


def test_11_6_a_blue_event_is_only_ones_own_half_and_no_dove_moves() -> None:
    scene = Scene("U", cards=[20], dominance=2)
    scene.play("event", 20)
    scene.answer("U rest")
    assert (scene.state.space, scene.state.dominance, scene.state.prestige) == (-1, 1, -1)
    assert scene.state.treasury == [2, 6]


def test_11_6_green_and_black_events_are_carried_out_whole() -> None:
    scene = Scene("U", cards=[27], doves=6)
    scene.play("event", 27)
    scene.answer("U rest")
    assert (scene.state.doves, scene.state.treasury) == (4, [4, 4])


def test_11_6_a_coat_of_arms_is_decided_by_its_state_even_against_the_active_superpower() -> None:
    scene = Scene("S", cards=[7], unrest={"MV": 1, "TH": 1})
    scene.play("event", 7)
    scene.answer("S ignore D<1", "S rest", "E at TH")
    assert scene.unrest("TH") == 0


def test_11_6_left_and_right_cancel_out() -> None:
    scene = Scene("E", cards=[24], dominance=3)
    scene.play("event", 24)
    scene.answer("E ignore choice")
    assert scene.state.dominance == 3
    assert not [entry for entry in scene.log if entry.key.endswith("marker-moves")]


def test_11_6_doves_return_only_if_one_is_gone() -> None:
    scene = Scene("E", cards=[36], doves=5)
    scene.play("event", 36)
    scene.answer("E rest")
    assert scene.state.doves == 6
    assert len(scene.said("icon-lost")) == 2


def test_11_6_the_choice_icon_moves_dominance_or_prestige_either_way() -> None:
    moves = {
        "dominance > west": ("dominance", -1), "dominance > east": ("dominance", 1),
        "prestige > west": ("prestige", -1), "prestige > east": ("prestige", 1),
    }  # fmt: skip
    for text, (track, at) in moves.items():
        scene = Scene("E", cards=[19])
        scene.play("event", 19)
        scene.answer("E rest", f"E push {text}")
        assert getattr(scene.state, track) == at
        assert len([entry for entry in scene.log if entry.key.endswith("marker-moves")]) == 1


def test_11_6_prestige_and_dominance_one_arrow_each() -> None:
    """Base card 18: prestige 2 to the left, split to both tracks by the USA."""
    scene = Scene("U", cards=["b18"])
    scene.play("event", "b18")
    scene.answer("U convert P<1", "U icon P<1")
    assert (scene.state.dominance, scene.state.prestige) == (-1, -1)


def test_11_6_strict_prestige_is_never_converted() -> None:
    scene = Scene("S", cards=[20])
    scene.play("event", 20)
    assert "convert" not in scene.verbs()
    assert scene.refused("convert", "P!>1")[0] == "not-offered"


def test_11_6_the_arms_cost_lasts() -> None:
    scene = Scene("U", cards=[33], arms_deck=["ar1", "ar2", "ar3"])
    scene.play("event", 33)
    scene.answer("U rest")
    scene.play("engage", "b61")  # the Soviet Union: ar2 in decade IV costs $2, and $1 more
    assert scene.state.treasury == [3, 5 - 3]
    assert scene.state.arms == 0


def test_11_6_the_soviet_malus_lasts_and_spares_the_east() -> None:
    scene = Scene("U", cards=[28, 22])
    scene.play("event", 28)
    scene.answer("U rest")
    scene.play("build", 22)
    assert GAME.decision(scene.state, 1).args["points"] == 1
    scene.answer("S done")
    scene.play("build", "b43")  # West
    scene.answer("W done")
    east = Scene("E", cards=[22], soviet_malus=True)
    east.play("build", 22)
    assert GAME.decision(east.state, 3).args["points"] == 2


def test_11_6_the_soviet_malus_on_living_standard() -> None:
    """Economy 1 in Sachsen-Anhalt: two points are missing, and a value of 2 has them only without the malus."""
    scene = Scene("S", cards=[22], factories=["magdeburg"])
    scene.play("raise", 22)
    scene.answer("S at SA")
    assert scene.board()["ls SA"] == 1
    weaker = Scene("S", cards=[22], factories=["magdeburg"], soviet_malus=True)
    weaker.play("raise", 22)
    assert weaker.board()["ls SA"] == 0
    assert weaker.seat == "W"


# -- 11.9: treasuries ------------------------------------------------------------------------------------------------


def test_11_9_treasuries_have_no_ends() -> None:
    scene = Scene("U", cards=[27], treasury=[19, -9])
    scene.play("credit", "b43")
    assert scene.state.treasury == [22, -9]
    scene = Scene("E", cards=[27], treasury=[19, -9])
    scene.play("event", 27)
    scene.answer("E rest")
    assert scene.state.treasury == [17, -11]


# -- 11.10: what is special in the East ------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", "SE")
def test_11_10_the_special_card_costs_its_player_a_hand_card(seat: str) -> None:
    scene = Scene(seat, special="b83", decade=3, hands={seat: ["b44", "b45"]})
    scene.play("event", "b83")
    scene.answer(f"{seat} discard b44")
    assert scene.hand(seat) == ["b45"]
    assert scene.hand("U") == scene.hand("W") == []
    assert scene.step == "ChooseIcon"


# Turn order, active red player, hands of USA and West, who draws.
DRAWERS = [
    ("USWE", "S", 2, 1, "W"),
    ("USWE", "S", 1, 2, "U"),
    ("USWE", "S", 1, 1, "W"),  # a tie: West is the next yellow player after the Soviet Union
    ("USWE", "E", 1, 1, "U"),
    ("SWUE", "S", 0, 0, "W"),
    ("SUWE", "S", 0, 0, "U"),
    ("WEUS", "S", 2, 2, "W"),
]


@pytest.mark.parametrize(("order", "seat", "usa", "west", "drawer"), DRAWERS)
def test_11_10_or_the_yellow_player_with_fewer_cards_draws(
    order: str, seat: str, usa: int, west: int, drawer: str
) -> None:
    held = {"U": ["b44", "b45"][:usa], "W": ["b46", "b47"][:west], seat: ["b48"]}
    scene = Scene(seat, special="b83", decade=3, hands=held, deck=["b50"], order=order)
    scene.play("event", "b83")
    scene.answer(f"{seat} yield")
    assert "b50" in scene.hand(drawer)
    assert len(scene.hand("U")) + len(scene.hand("W")) == usa + west + 1
    assert scene.hand(seat) == ["b48"]


@pytest.mark.parametrize("seat", "SE")
def test_11_10_police_by_the_soviet_union_as_if_it_were_the_east(seat: str) -> None:
    scene = Scene(seat, cards=[3], unrest={"SN": 2}, police={"b5": 0, "b15": 0})
    scene.do("police", "SN")
    assert scene.step == "TakeTwoTurn"
    scene.play("build", 3)
    scene.answer(f"{seat} done", f"{seat} police SN")
    assert scene.unrest("SN") == 0
    assert scene.state.police_used == [1, 1]


@pytest.mark.parametrize("seat", "UW")
def test_11_10_no_police_for_yellow_players(seat: str) -> None:
    scene = Scene(seat, unrest={"SN": 2}, police={"b5": 0})
    assert "police" not in scene.verbs()


def test_11_10_seven_unrest_return_the_east_chooses_where_two() -> None:
    police: dict[int | str, int] = {"b5": 1, "b15": 1, 14: 1, "b21": 1, "b49": 1, "b51": 1, "b66": 1}
    scene = Scene("S", special="b84", decade=4, police=police, hands={"S": ["b62"]})
    scene.play("event", "b84")
    scene.answer("S discard b62", "S rest", "E at TH")
    assert {code: scene.unrest(code) for code in ("MV", "BB", "EB", "SA", "SN", "TH")} == {
        "MV": 1, "BB": 1, "EB": 1, "SA": 1, "SN": 1, "TH": 2
    }  # fmt: skip
    assert scene.state.police == []


def test_11_10_guillaume_serves_the_east_whoever_triggers_it() -> None:
    """Only West's hand or the base deck may be looked at."""
    scene = Scene("S", cards=["b50"], hands={"U": ["b44"], "W": ["b45"], "S": ["b46"], "E": ["b47"]})
    scene.play("event", "b50")
    while scene.step == "ChooseIcon":
        scene.do("icon", "guillaume")
    assert (scene.step, scene.seat) == ("Guillaume", "E")
    assert scene.verbs() == {"look-hand", "look-deck"}
    scene.answer("E look-hand")
    assert {action[1] for action in GAME.legal(scene.state) if action[0] == "swap"} == {card("b45")}
    assert {action[2] for action in GAME.legal(scene.state) if action[0] == "swap"} == {card("b47")}


@pytest.mark.parametrize(("seat", "verb", "number"), [("W", "event", 19), ("W", "raise", 6), ("E", "build", 3)])
def test_3_the_card_played_last_is_known_also_if_somebody_keeps_it(seat: str, verb: str, number: int) -> None:
    scene = Scene(seat, cards=[number], conflicts=["cf1"], played=["b1"])
    scene.play(verb, number)
    if verb == "event":
        scene.answer("W rest", "W push dominance > west")
    view = GAME.view(scene.state, None)
    assert view.latest == card(number)
    assert (view.latest in view.played) == (number == 3)


def test_11_8_the_card_of_an_automatic_event_is_the_last_one() -> None:
    scene = Scene("W", cards=[13, "b5"], fillers=0, unrest={"TH": 1})
    scene.play("raise", 13)
    assert GAME.view(scene.state, None).latest == card("b5")


def prompts(scene: Scene) -> dict[str, str]:
    asked = GAME.decision(scene.state, GAME.to_act(scene.state))
    return {language: GAME.teller(language, PACK, [*"USWE"]).sentence(asked.key, asked.args) for language in LANGUAGES}


def test_11_5_who_is_in_the_red_is_told_what_is_left() -> None:
    assert prompts(Scene("S", treasury=[6, -1]))["en"].startswith("You are in the red: take a credit")
    plain = prompts(Scene("E", treasury=[6, -1]))  # an ally has no debt
    assert plain == prompts(Scene("S", treasury=[6, 0]))
    assert plain["en"] == "Take a card from the display or your hand and do one action with it."


def test_11_8_of_two_cards_on_display_one_happens_by_itself() -> None:
    """Whoever takes a card is told; with three of them there is nothing to tell."""
    two, three = (prompts(Scene("W", cards=[13, 9, 19][:count], fillers=0)) for count in (2, 3))
    assert two["en"].endswith("If you take one of the two cards on display, the event of the other happens by itself.")
    assert all(two[language].startswith(three[language]) and two != three for language in LANGUAGES)
