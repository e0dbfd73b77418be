"""The house rulings of 2+2, by number; the others are proved where their rule is: H2, H3, H28 to H31, H34 with the
automatic event, H16, H32 to H38, H40 to H42 with the end of a decade, H21 with the cards, H23, H24 with the decks, H27,
H45, H48 with the sequence of play."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.volk import Volk
from twoplustwo.scene import GAME, PACK, SEATS, Scene, card, changes, name_of

# -- tracks and arrows -----------------------------------------------------------------------------------------------


def test_H1_an_arms_race_arrow_at_the_end_of_the_track_still_draws_without_step_and_surcharge() -> None:
    scene = Scene("E", cards=[4], arms=7, arms_deck=["ar1"], arms_cost=True)
    scene.play("event", 4)
    scene.answer("E rest")
    assert (scene.state.arms, scene.last(0)) == (7, "ar1")
    assert scene.state.treasury == [6, 6 - 2 + 1]


@pytest.mark.parametrize(
    ("seat", "arms", "allowed"),
    [("U", -7, False), ("U", -6, True), ("U", 7, True), ("S", 7, False), ("S", 6, True), ("S", -7, True)],
)
def test_H1_nobody_engages_beyond_the_end(seat: str, arms: int, allowed: bool) -> None:
    scene = Scene(seat, arms=arms)
    assert scene.can("engage", "b1") == allowed
    if not allowed:
        assert scene.refused("engage", "b1") == ("arms-race-over", "H1")


@pytest.mark.parametrize(("seat", "space"), [("U", -4), ("S", 4)])
def test_H1_space_arrows_beyond_the_end_do_nothing(seat: str, space: int) -> None:
    scene = Scene(seat, cards=[9], space=space)
    scene.play("event", 9)
    scene.answer(f"{seat} rest")
    assert scene.state.space == space
    assert scene.seat != seat


def test_H2_arrows_both_ways_at_the_end_of_a_track_give_no_bonus() -> None:
    """Neither does the marker leave its end and come back."""
    scene = Scene("E", cards=[9, 20], dominance=6, prestige=-6)
    scene.automatic(20)
    assert (scene.state.dominance, scene.state.prestige) == (6, -6)
    assert not [entry for entry in scene.log if entry.key.endswith("beyond-the-end")]
    assert scene.step == "TakeTwoTurn"


@pytest.mark.parametrize(("first", "money"), [("usa", [6 - 1 - 1, 6 - 3 - 1]), ("soviet", [6 - 3 - 1, 6 - 2 - 1])])
def test_H3_the_active_player_says_who_draws_first(first: str, money: list[int]) -> None:
    """ar1 is on top: it costs the USA $1 or the Soviet Union $2; ar7 costs either $3."""
    scene = Scene("E", cards=[6], arms_deck=["ar1", "ar7"])
    scene.play("event", 6)
    scene.answer("E rest", f"E draws-first {first}")
    assert scene.state.treasury == money
    assert scene.state.arms == 0


def test_H4_a_drawn_card_is_carried_out_before_the_next_icon() -> None:
    scene = Scene("S", cards=[4], arms_deck=["ar8"])
    scene.play("event", 4)
    scene.answer("S rest")
    keys = [entry.key for entry in scene.log]
    assert keys == [
        *("plays", "power-marker-moves", "arms-drawn", "marker-moves", "money-goes"),
        *("power-marker-moves", "money-comes"),
    ]
    tracks = [PACK.names["track"][entry.args["track"]] for entry in scene.log if "track" in entry.args]
    assert tracks == ["track-arms", "track-prestige", "track-dominance"]


def test_H5_only_the_superpower_that_is_active_converts() -> None:
    for seat in "USWE":
        scene = Scene(seat, cards=[25])
        scene.play("event", 25)
        assert ("convert" in scene.verbs()) == (seat in "US")


def test_H5_also_arrows_that_help_the_enemy() -> None:
    scene = Scene("U", cards=[25])
    scene.play("event", 25)
    scene.answer("U convert P>1")
    assert (scene.state.dominance, scene.state.prestige) == (1, 0)


def test_H5_each_arrow_is_decided_separately_on_blue_and_base_cards() -> None:
    scene = Scene("S", cards=["b4"])  # prestige 2 to the right
    scene.play("event", "b4")
    scene.answer("S icon P>1", "S convert P>1", "S at SH", "S at SH")
    assert (scene.state.prestige, scene.state.dominance) == (1, 1)
    scene = Scene("S", cards=[12])
    scene.play("event", 12)
    scene.answer("S convert P>1", "S rest")
    assert (scene.state.prestige, scene.state.dominance, scene.state.space) == (0, 1, 1)


def test_H5_not_for_drawn_cards_nor_at_the_end_of_a_decade() -> None:
    scene = Scene("U", arms_deck=["ar8"])
    scene.play("engage", "b1")
    assert (scene.state.prestige, scene.state.dominance, scene.seat) == (1, 0, "S")
    scene = Scene("U", wall=True, factories=["berlin", "leipzig"])
    scene.base_phases("E factory leipzig")
    assert (scene.state.prestige, scene.state.dominance) == (-1, 0)
    small = {PACK.icons[n].kind for cells in PACK.arms_cells for power in cells for cell in power for n in cell}
    small |= {PACK.icons[n].kind for cells in PACK.conflict_cells for cell in cells for n in cell}
    assert "P" not in small


def test_H6_converted_beyond_the_end_the_bonus_applies() -> None:
    scene = Scene("S", cards=[39], dominance=6, unrest={"TH": 1})
    scene.play("event", 39)
    scene.answer("S convert P>1")
    assert (scene.step, scene.seat) == ("DominanceBonus", "S")
    scene.answer("S take-money", "S rest", "S calm TH")
    assert (scene.state.treasury, scene.state.prestige, scene.unrest("TH")) == ([5, 7], 0, 0)


@pytest.mark.parametrize(
    ("seat", "number", "dominance", "power", "home"),
    [("S", 3, 6, "S", "TH"), ("E", 3, 6, "S", "TH"), ("W", 23, -6, "U", "SH"), ("U", 23, -6, "U", "SH"),
     ("W", 17, 6, "S", "TH")],
)  # fmt: skip
def test_H7_dominance_beyond_its_end_goes_to_the_superpower_of_the_arrow(
    seat: str, number: int, dominance: int, power: str, home: str
) -> None:
    """Whoever is active; per arrow $1, calm at home, or nothing."""
    scene = Scene(seat, cards=[number], dominance=dominance, unrest={"SH": 1, "TH": 1})
    scene.play("event", number)
    icon = "D>1" if dominance > 0 else "D<1"
    money = scene.state.treasury["US".index(power)]
    scene.do("icon", icon)
    assert scene.refused("calm", {"SH": "NI", "TH": "MV"}[home]) == ("no-unrest", "11.6")
    assert scene.refused("calm", {"SH": "TH", "TH": "SH"}[home])[0] == "not-offered"
    scene.answer(f"{power} take-money")
    assert scene.state.treasury["US".index(power)] == money + 1
    scene.do("icon", icon)
    scene.answer(f"{power} calm {home}")
    assert scene.unrest(home) == 0
    assert scene.state.dominance == dominance


def test_H7_also_where_the_other_side_is_active() -> None:
    scene = Scene("E", cards=[8], dominance=-6, unrest={"SN": 1})
    scene.play("event", 8)
    scene.do("icon", "D<1")
    scene.answer("U take-money")
    assert scene.state.treasury == [7, 6]


def test_H7_it_may_decline() -> None:
    scene = Scene("E", cards=[11], dominance=6, unrest={"TH": 1})
    scene.play("event", 11)
    scene.answer("E icon D>1", "S done")
    assert (scene.state.treasury, scene.unrest("TH")) == ([6, 6], 1)


def test_H7_also_in_automatic_events_from_drawn_cards_and_from_the_choice() -> None:
    scene = Scene("W", cards=[23], dominance=-6)
    scene.automatic(23, "U take-money", "U take-money")
    assert scene.state.treasury == [9, 6]
    scene = Scene("W", cards=[10], conflicts=["cf2"], dominance=6)
    scene.play("raise", 10)
    scene.answer("S take-money", "S take-money")
    assert scene.state.treasury == [6, 8]
    scene = Scene("E", cards=[19], dominance=-6)
    scene.play("event", 19)
    scene.answer("E rest", "E push dominance > west", "U take-money")
    assert scene.state.treasury == [7, 6]


@pytest.mark.parametrize(("prestige", "side", "seat"), [(6, "east", "E"), (-6, "west", "W")])
def test_H8_prestige_beyond_its_end_goes_to_west_or_east(prestige: int, side: str, seat: str) -> None:
    scene = Scene("S", cards=[19], prestige=prestige)
    scene.play("event", 19)
    scene.answer("S rest", f"S push prestige > {side}")
    assert (scene.step, scene.seat) == ("PrestigeBonus", seat)


def test_H9_prestige_chosen_by_a_superpower_is_prestige() -> None:
    scene = Scene("U", cards=[19])
    scene.play("event", 19)
    scene.answer("U rest", "U push prestige > west")
    assert (scene.state.prestige, scene.state.dominance) == (-1, 0)
    assert scene.kept("U") == [19]


# -- money -----------------------------------------------------------------------------------------------------------


def test_H11_payments_are_made_in_full() -> None:
    scene = Scene("W", cards=[27], treasury=[0, -7])
    scene.play("event", 27)
    scene.answer("W rest")
    assert scene.state.treasury == [-2, -9]


def test_H12_debt_matters_only_when_an_action_is_chosen() -> None:
    """It blocks neither drawn cards nor rewards, income, early cards or the police."""
    scene = Scene("S", cards=[10], treasury=[6, -4], unrest={"TH": 2}, police={"b5": 0}, conflicts=["cf8"])
    scene.do("police", "TH")
    scene.play("credit", 10)
    assert scene.state.arms == 1
    scene = Scene("W", dominance=2, space=2, treasury=[-9, -9], unrest={"TH": 1})
    scene.phase("dominance", "S space 2")
    assert (scene.state.treasury, scene.unrest("TH")) == ([-7, -6], 0)
    scene.phase("space")
    assert len(scene.hand("S")) == 1


def test_H13_the_special_card_is_not_for_a_superpower_in_the_red() -> None:
    scene = Scene("S", special="b83", decade=3, treasury=[6, -1])
    assert scene.refused("event", "b83") == ("in-the-red", "11.5")
    assert Scene("E", special="b83", decade=3, treasury=[6, -1]).can("event", "b83")


def test_H13_a_bonus_beyond_the_end_of_a_track_does_not_count() -> None:
    scene = Scene("S", cards=[3], dominance=6, treasury=[6, -1])
    assert scene.refused("event", 3) == ("event-earns-nothing", "H13")


def test_H13_the_colours_of_events_still_count() -> None:
    scene = Scene("U", cards=[4], treasury=[-1, 6])
    assert scene.refused("event", 4)[0] == "event-earns-nothing"
    assert Scene("S", cards=[4], treasury=[6, -1]).can("event", 4)
    assert Scene("S", cards=[23], treasury=[6, -1]).refused("event", 23)[0] == "event-earns-nothing"


def test_H13_a_credit_is_always_possible() -> None:
    scene = Scene("S", fillers=2, treasury=[6, -30])
    assert {action[0] for action in GAME.legal(scene.state)} == {"credit"}
    assert len(GAME.legal(scene.state)) == 2


def test_H14_the_soviet_malus_does_not_lower_credits() -> None:
    scene = Scene("S", cards=[22], soviet_malus=True)
    scene.play("credit", 22)
    assert scene.state.treasury == [6, 8]


def test_H15_a_german_state_may_hurt_its_ally() -> None:
    scene = Scene("E", cards=[9], treasury=[6, -4])
    scene.play("event", 9)
    scene.answer("E rest")
    assert scene.state.treasury == [6, -7]


# -- playing the value -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["remove-unrest", "build", "raise", "engage", "credit"])
def test_H17_every_action_but_the_event_plays_the_value(verb: str) -> None:
    scene = Scene(
        "U", cards=[10], conflicts=["cf7"], arms_deck=["ar1"], unrest={"NW": 1}, factories=["kiel"], treasury=[9, 9]
    )
    scene.play(verb, 10)
    if verb == "build":
        scene.answer("U factory hamburg")
    assert scene.last(1) == "cf7"
    assert scene.kept("U") == [10]
    keys = [entry.key for entry in scene.log]
    action = {"remove-unrest": "unrest-goes", "build": "factory-built", "engage": "arms-drawn", "credit": "money-comes"}
    if verb in action:
        assert keys.index(action[verb]) < keys.index("conflict-drawn") < keys.index("peacemaker")


def test_H17_after_the_card_drawn_for_the_arms_race() -> None:
    scene = Scene("S", cards=[8], conflicts=["cf6"], arms_deck=["ar4"], factories=["berlin", "leipzig"])
    scene.play("engage", 8)
    assert (scene.step, scene.last(1)) == ("Apply", "")
    scene.answer("S factory leipzig")
    assert scene.last(1) == "cf6"
    assert scene.state.treasury == [6, 6 - 1 - 3]


def test_H18_the_icons_come_even_if_nothing_is_built() -> None:
    scene = Scene("E", cards=[8], conflicts=["cf1"])
    scene.play("build", 8)
    scene.answer("E done")
    assert scene.state.dominance == -2
    assert not any(scene.state.factories)


@pytest.mark.parametrize(("seat", "power", "code"), [("W", "U", "SH"), ("E", "S", "TH")])
def test_H19_the_superpower_of_the_active_side_draws_and_decides_where(seat: str, power: str, code: str) -> None:
    scene = Scene(seat, cards=[10], conflicts=["cf3"])
    scene.play("raise", 10)
    scene.answer(f"{power} at {code}")
    assert scene.unrest(code) == 1
    assert scene.state.treasury["US".index(power)] == 5
    assert scene.kept(seat) == [10]


def test_H20_a_value_of_0_builds_nothing_but_may_raise_standards() -> None:
    scene = Scene("S", cards=[28], soviet_malus=True)
    scene.play("build", 28)
    assert (scene.seat, scene.state.factories.count(1)) == ("W", 0)
    lines = ["berlin - pls", "schwedt - pls", "schwedt - berlin", "leipzig - dresden", "dresden - karl-marx-stadt"]
    factories = ["berlin", "schwedt", "pls", "leipzig", "dresden", "karl-marx-stadt"]
    scene = Scene("S", cards=[28], soviet_malus=True, factories=factories, lines=lines)
    scene.play("raise", 28)
    scene.answer("S assign BB", "S at SN", "S at BB", "S at EB")
    assert sum(scene.state.standard) == 3


# -- arms race and conflicts -----------------------------------------------------------------------------------------


def test_H22_the_surcharge_is_paid_by_whoever_steps_before_the_draw() -> None:
    for seat, money in (("U", [6 - 1 - 1, 6]), ("S", [6, 6 - 1 - 2])):
        scene = Scene(seat, arms_deck=["ar1"], arms_cost=True)
        scene.play("engage", "b1")
        assert scene.state.treasury == money
        keys = [entry.key for entry in scene.log]
        assert keys.index("money-goes") < keys.index("arms-drawn")


def test_H22_on_its_own_card_the_step_is_printed_first() -> None:
    scene = Scene("W", cards=[33], arms_deck=["ar1"])
    scene.automatic(33)
    assert scene.state.treasury == [6 - 3, 6 - 1]
    assert scene.state.arms_cost


def test_H25_what_cannot_be_dismantled_is_lost() -> None:
    scene = Scene("S", arms_deck=["ar4"])
    scene.play("engage", "b1")
    assert scene.how == ""
    assert len(scene.said("icon-lost")) == 1
    assert scene.state.treasury == [6, 5]


@pytest.mark.parametrize(
    ("seat", "decade", "decider", "code"), [("U", 1, "U", "SH"), ("U", 2, "E", "SH"), ("S", 2, "W", "TH")]
)
def test_H26_who_decides_on_a_drawn_card(seat: str, decade: int, decider: str, code: str) -> None:
    """ar4: without coat of arms its superpower, with one the state that it shows."""
    scene = Scene(seat, decade=decade, arms_deck=["ar4"])
    scene.play("engage", {1: "b1", 2: "b23"}[decade])
    scene.answer(f"{decider} at {code}")
    assert scene.unrest(code) == 1


def test_H49_arrows_both_ways_in_the_arms_race_move_nobody_so_there_is_no_surcharge() -> None:
    for automatic in (False, True):
        scene = Scene("E", cards=[6], arms_deck=["ar1", "ar7"], arms_cost=True, arms=2)
        if automatic:
            scene.automatic(6)
        else:
            scene.play("event", 6)
            scene.answer("E rest", "E draws-first usa")
        assert scene.state.arms == 2
        assert scene.state.treasury == [6 - 1 - 1, 6 - 3 - 1]


# -- a card from the next decade (H39) -------------------------------------------------------------------------------


def early(seat: str = "U", decade: int = 1, **fields: Any) -> Scene:
    scene = Scene("W", decade=decade, space=-2 if seat == "U" else 2, **fields)
    scene.phase("space")
    return scene


@pytest.mark.parametrize("seat", "US")
def test_H39_the_superpower_sees_its_card_the_others_its_back(seat: str) -> None:
    scene = early(seat)
    (drawn,) = scene.state.hands[SEATS.index(seat)]
    for viewer in (0, 1, 2, 3, None):
        seen = GAME.view(scene.state, viewer).hands[SEATS.index(seat)]
        assert seen == ([drawn] if viewer == SEATS.index(seat) else [-2])


def test_H39_not_in_decade_iv() -> None:
    scene = early(decade=4)
    assert scene.hand("U") == []
    assert scene.state.next_deck == []


def test_H39_the_next_deck_is_shuffled_then_and_keeps_its_order() -> None:
    scene = early()
    waiting = scene.state.next_deck[:]
    assert waiting != sorted(waiting)
    scene.start_decade()
    dealt = [*waiting[::-1]][: len(waiting) - len(scene.state.deck)]
    assert scene.state.deck == waiting[: len(scene.state.deck)]
    assert set(scene.state.hands[0]) >= set(dealt[:2])  # the USA fills up first


def test_H39_older_cards_may_go_but_not_the_new_one_then_three_then_two() -> None:
    scene = early(hands={"U": ["b1", "b2"]})
    (drawn,) = [number for number in scene.state.hands[0] if PACK.decade_of[number] == 2]
    scene.start_decade()
    assert (scene.step, scene.seat) == ("KeepOlder", "U")
    assert scene.refused("discard", name_of(drawn)) == ("not-the-early-card", "H39")
    scene.answer("U discard b1", "U done")
    assert (scene.step, scene.seat) == ("DiscardOne", "U")
    assert len(scene.hand("U")) == 3
    assert scene.can("discard", name_of(drawn))  # now any card
    scene.answer("U discard b2")
    assert len(scene.hand("U")) == 2
    assert drawn in scene.state.hands[0]
    assert scene.state.early == [-1, -1]


def test_H39_a_hand_of_three_or_more_is_not_filled_only_discarded() -> None:
    scene = early(hands={"U": ["b1", "b2", "b3"]})
    scene.start_decade("U done")
    assert (scene.step, len(scene.hand("U"))) == ("DiscardOne", 4)
    scene.answer("U discard b1")
    assert (scene.step, len(scene.hand("U"))) == ("DiscardOne", 3)
    scene.answer("U discard b2")
    assert len(scene.hand("U")) == 2
    assert scene.step == "TakeTwoTurn"


def test_H39_with_the_new_card_alone_there_is_nothing_to_discard_first() -> None:
    scene = early("S", hands={"S": ["b1"]})
    scene.start_decade("S discard b1")
    assert (scene.step, scene.seat, len(scene.hand("S"))) == ("DiscardOne", "S", 3)
    scene = early("S")
    scene.start_decade()
    assert (scene.step, scene.seat) == ("DiscardOne", "S")


def test_H39_the_others_fill_up_to_two_as_always() -> None:
    scene = early()
    scene.start_decade()
    scene.do("discard", name_of(scene.state.hands[0][0]))
    assert [len(scene.hand(seat)) for seat in SEATS] == [2, 2, 2, 2]


# -- cards and secrets -----------------------------------------------------------------------------------------------


def test_H43_with_an_empty_deck_a_hand_card_must_go() -> None:
    scene = Scene("S", special="b83", decade=3, hands={"S": ["b48"]})
    scene.state.past += scene.state.deck
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.play("event", "b83")
    assert scene.hand("S") == []
    assert scene.step == "ChooseIcon"


def test_H43_with_an_empty_deck_and_two_cards_yielding_is_refused() -> None:
    scene = Scene("S", special="b83", decade=3, hands={"S": ["b48", "b49"]})
    scene.state.past += scene.state.deck
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.play("event", "b83")
    assert scene.refused("yield") == ("deck-empty", "H43")


def test_H43_with_neither_the_card_is_free() -> None:
    scene = Scene("E", special="b83", decade=3)
    scene.state.past += scene.state.deck
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.play("event", "b83")
    assert scene.step == "ChooseIcon"
    assert [scene.hand(seat) for seat in SEATS] == [[], [], [], []]


def test_H43_without_a_hand_card_the_yellow_side_draws() -> None:
    scene = Scene("E", special="b83", decade=3, deck=["b50"])
    scene.play("event", "b83")
    assert scene.hand("U") == ["b50"]  # both have none; the USA is next


def test_H43_in_decade_iii_an_unplayed_card_of_decade_ii_pays_for_the_special_card_too() -> None:
    scene = Scene("E", special="b83", decade=3, hands={"E": ["b48"]})
    scene.state.past += scene.state.deck
    scene.state.past.remove(card("b30"))
    scene.state.deck, scene.state.deck_knowers = [], []
    scene.state.discards[2] = [card("b30")]
    scene.play("event", "b83")
    scene.answer("E yield")
    assert scene.hand("U") == ["b30"]
    assert GAME.view(scene.state, 2).hands[0] == [card("b30")]  # West has laid it aside and knows it
    assert GAME.view(scene.state, 1).hands[0] == [-2]


def test_H44_what_is_hidden() -> None:
    scene = Scene("S", special="b83", decade=3, hands={"S": ["b48", "b49"], "U": ["b44"]})
    scene.play("event", "b83")
    scene.answer("S discard b48")
    state = scene.state
    for viewer in (0, 2, 3, None):
        view = GAME.view(state, viewer)
        assert view.discards[1] == [-3]
        assert view.hands[1] == [-3]
        assert view.stacks == [3, 3]
        assert set(view.deck) == {-3}
        assert not hasattr(view, "unseen")
    assert GAME.view(state, 1).discards[1] == [card("b48")]
    assert not [entry for entry in scene.said("you-discarded") if entry.visible_to(0)]


def test_H44_stacks_decks_and_the_tenth_card_are_imagined_anew() -> None:
    state = GAME.setup(4, {}, Chance(seed_from("hidden")))
    worlds = [GAME.imagine(state, 0, Chance(seed_from(f"world {number}"))) for number in range(12)]
    assert len({tuple(world.small_decks[0]) for world in worlds}) > 6
    assert len({tuple(world.small_decks[1]) for world in worlds}) > 6
    assert len({tuple(world.stacks[0]) for world in worlds}) > 6
    assert len({world.unseen[0] for world in worlds}) > 2
    for world in worlds:
        assert world.hands[0] == state.hands[0]
        assert world.display == state.display
        GAME.check(world)


@pytest.mark.parametrize("started", [False, True])
def test_H44_the_early_card_and_the_next_deck_are_imagined_anew(started: bool) -> None:
    """Between the decades, and while old cards are discarded; only its owner is sure of the early card."""
    scene = early(hands={"U": ["b1"]})
    if started:
        scene.start_decade()
        assert scene.step == "KeepOlder"
    state = scene.state
    others = [GAME.imagine(state, 1, Chance(seed_from(f"world {number}"))) for number in range(12)]
    own = [GAME.imagine(state, 0, Chance(seed_from(f"world {number}"))) for number in range(12)]
    assert len({world.early[0] for world in others}) > 4
    assert all(world.early[0] in world.hands[0] and PACK.decade_of[world.early[0]] == 2 for world in others)
    assert {world.early[0] for world in own} == {state.early[0]}
    for worlds in (others, own):
        assert len({tuple(world.deck if started else world.next_deck) for world in worlds}) > 6


def test_H46_police_once_a_decade_in_ones_own_turn_by_either_red_player() -> None:
    scene = Scene("S", cards=[3], unrest={"SN": 3}, police={"b5": 0})
    scene.do("police", "SN")
    assert scene.refused("police", "SN") == ("police-used", "9.7")
    east = Scene("E", unrest={"SN": 3}, police={"b5": 1})
    assert east.refused("police", "SN") == ("police-used", "9.7")
    other = Scene("S", cards=[8], conflicts=["cf9"], unrest={"SN": 3}, police={"b5": 0})
    other.play("build", 8)
    other.answer("S factory berlin")
    assert (other.step, other.seat) == ("Apply", "W")
    assert "police" not in other.verbs()  # it is West's decision in the Soviet Union's turn


def test_H46_the_soviet_union_may_send_the_police_between_icons() -> None:
    scene = Scene("S", cards=[3], unrest={"SN": 2}, police={"b5": 0})
    scene.play("event", 3)
    scene.answer("S icon D>1", "S police SN", "S rest")
    assert (scene.unrest("SN"), scene.state.dominance, scene.state.socialism) == (1, 2, 1)


@pytest.mark.parametrize(("special", "decade", "icon"), [("b81", 1, "P!<1"), ("b85", 4, "P!>1")])
def test_H47_special_cards_show_strict_prestige(special: str, decade: int, icon: str) -> None:
    shown = [PACK.icons[number].name for number in PACK.events[card(special)]]
    assert icon in shown
    assert not [name for name in shown if name.startswith("P") and not name.startswith("P!")]
    scene = Scene("S", special=special, decade=decade, hands={"S": ["b1" if decade == 1 else "b62"]}, wall=decade == 4)
    scene.play("event", special)
    if scene.step == "PaySpecial":
        scene.do("yield")
    assert "convert" not in scene.verbs()


def test_H47_the_base_game_keeps_its_own_special_cards() -> None:

    base: Any = Volk().pack()
    shown = [base.icons[number].name for number in base.events[base.card_numbers.index(81)]]
    assert "P<1" in shown


# -- rulings of the base game, with four players ----------------------------------------------------------------------


def test_V12_an_event_of_which_nothing_can_be_carried_out_uses_up_the_card() -> None:
    """Shipyards' crisis, but there is nothing to dismantle."""
    scene = Scene("E", cards=["b63"])
    before = scene.board()
    scene.play("event", "b63")
    assert changes(before, scene.board()) == {}
    assert card("b63") in scene.state.played
    assert scene.seat == "U"


def test_V13_old_hand_cards_in_turn_order_then_all_fill_up_in_turn_order() -> None:
    scene = Scene("U", prestige=2, space=-1, hands={"U": ["b1"], "S": ["b2"], "W": ["b3"], "E": ["b4"]})
    scene.start_decade("E done", "U done", "S done", "W done")
    assert [SEATS[entry.args["seat"]] for entry in scene.said("drew")] == ["E", "U", "S", "W"]
    assert scene.seat == "E"


@pytest.mark.parametrize("seat", "SE")
def test_V14_the_special_card_is_paid_before_its_event(seat: str) -> None:
    scene = Scene(seat, special="b83", decade=3, hands={seat: ["b44", "b45"]})
    scene.play("event", "b83")
    before = scene.board()
    assert (scene.seat, scene.step) == (seat, "PaySpecial")
    scene.answer(f"{seat} discard b44")
    assert (scene.step, changes(before, scene.board())) == ("ChooseIcon", {})
