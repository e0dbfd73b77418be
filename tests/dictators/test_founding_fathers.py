"""The 15 founding fathers (15.9): what each does, how long, and how one follows another (section 4, R8, R9, R16)."""

from __future__ import annotations

from typing import Any

import pytest

from dictators.scene import PACK, Scene, cost, many

FATHERS = list(PACK.father_ids)
COUNTED = [father for father, turns in zip(FATHERS, PACK.father_turns, strict=True) if turns]
INSTANT = [father for father, instant in zip(FATHERS, PACK.father_instant, strict=True) if instant]
STAYS = [father for father in FATHERS if father not in COUNTED + INSTANT]
LASTING = COUNTED + STAYS


def under(father: str, seat: int = 0, **settings: Any) -> Scene:
    """This founding father lies in front of this seat, since before the turn."""
    settings = {"dictators": ["fidel", "benito", "idi"], **settings}
    scene = Scene(settings.pop("players", 2), begin=False, **settings)
    scene.father(seat, father)
    scene.start()
    return scene


def draws(father: str, **settings: Any) -> Scene:
    """This founding father lies on top of the deck; the turn has still to be started."""
    settings = {"dictators": ["fidel", "benito", "idi"], **settings}
    return Scene(settings.pop("players", 2), begin=False, deck=[father], **settings)


def discarded(scene: Scene) -> list[str]:
    return [FATHERS[card - PACK.first_father] for card in scene.state.father_discard]


def turns(father: str) -> int:
    return int(PACK.father_turns[FATHERS.index(father)])


# -- coming and going (section 4) --------------------------------------------------------------------------------------


def test_founding_fathers_known_from_the_booklets() -> None:
    assert len(FATHERS) == 15
    assert turns("gouverneur-morris") == 3
    assert "signing-the-declaration" in INSTANT


@pytest.mark.parametrize("father", LASTING)
def test_father_drawn_lies_in_front_and_no_card_replaces_it(father: str) -> None:
    scene = draws(father)
    scene.start()
    scene.act("draw")
    assert scene.father_of(0) == father
    assert scene.hand(0) == []
    assert scene.state.spent == 1
    assert scene.sees(1).players[0].father == scene.card(father)


@pytest.mark.parametrize("father", LASTING)
def test_father_pushes_out_the_one_before(father: str) -> None:
    """CR-07."""
    old = "roger-sherman" if father != "roger-sherman" else "george-mason"
    scene = draws(father)
    scene.father(0, old, 1)
    scene.start()
    scene.act("draw")
    assert scene.father_of(0) == father
    assert scene.state.father_counts[0] == 0
    assert discarded(scene) == [old]
    assert scene.pile() == []


@pytest.mark.parametrize("father", INSTANT)
def test_instant_father_is_discarded_and_pushes_out_the_one_before_unless_it_is_the_declaration(father: str) -> None:
    scene = draws(father, players=3)
    scene.father(0, "roger-sherman")
    scene.father(1, "george-mason")
    scene.start()
    scene.do("draw")
    if father == "patrick-henry":
        scene.act("skip-turn")
    if father == "signing-the-declaration":
        scene.act("censor", 1, "george-mason")
        assert scene.father_of(0) == "roger-sherman"
        assert discarded(scene) == ["george-mason", father]
    else:
        assert scene.father_of(0) == ""
        assert discarded(scene) == ["roger-sherman", father]
    assert scene.step == "TakeAction"


@pytest.mark.parametrize("father", COUNTED)
def test_father_drawn_in_the_own_turn_counts_that_turn_as_the_first(father: str) -> None:
    scene = draws(father, hands=[many(4)])
    scene.start()
    scene.act("draw")
    for turn in range(1, turns(father) + 1):
        assert scene.father_of(0) == father
        scene.end()
        assert scene.state.father_counts[0] == turn % turns(father)
        scene.state.skips[0] = 0  # Gouverneur Morris and an empty hand
        scene.end()
    assert scene.father_of(0) == ""
    assert discarded(scene) == [father]


@pytest.mark.parametrize("father", COUNTED)
def test_father_received_in_anothers_turn_counts_from_the_next_own_turn(father: str) -> None:
    scene = draws(father, tokens=[[13]], hands=[[], many(4)])
    scene.start()
    scene.do("draw")
    scene.act("give-father", 1)
    assert scene.father_of(1) == father
    scene.end()
    assert scene.state.father_counts[1] == 0
    for _ in range(turns(father)):
        assert scene.father_of(1) == father
        scene.end()
        scene.state.skips[1] = 0
        scene.end()
    assert scene.father_of(1) == ""


@pytest.mark.parametrize("father", COUNTED)
def test_father_does_not_count_skipped_turns(father: str) -> None:
    scene = under(father, seat=1, hands=[[], many(4)])
    scene.state.skips[1] = 2
    scene.end()
    scene.end()
    assert scene.state.skips[1] == 0
    assert scene.state.father_counts[1] == 0
    assert scene.father_of(1) == father
    assert scene.state.active == 0


@pytest.mark.parametrize("father", STAYS)
def test_father_without_turns_stays(father: str) -> None:
    scene = under(father)
    for _ in range(12):
        scene.end()
    assert scene.father_of(0) == father


@pytest.mark.parametrize("father", COUNTED)
def test_a_convincing_turn_counts(father: str) -> None:
    """R16: a turn spent on the president is a played turn."""
    scene = Scene(2, dictators=["fidel", "mao"], places=["WDC"], dice=[1], begin=False)
    scene.father(0, father)
    scene.president("in-the-oval-office")
    scene.start()
    scene.act("confront")
    assert scene.state.active == 1
    assert scene.state.father_counts[0] == 1


# -- F01 Gouverneur Morris ---------------------------------------------------------------------------------------------


def test_F01_gouverneur_morris_takes_the_whole_hand_at_the_end_of_the_turn() -> None:
    scene = under("gouverneur-morris", hands=[["veto", "hacker", "emp"]])
    assert len(scene.hand(0)) == 3
    scene.end()
    assert scene.hand(0) == []
    assert sorted(scene.pile()) == ["emp", "hacker", "veto"]
    assert scene.state.skips == [0, 0]


def test_F01_gouverneur_morris_costs_the_next_turn_when_the_hand_is_empty() -> None:
    scene = under("gouverneur-morris")
    scene.end()
    assert scene.state.skips == [1, 0]
    scene.end()  # seat 1; then seat 0 skips
    assert scene.state.active == 1
    assert scene.state.skips == [0, 0]


def test_F01_gouverneur_morris_example_2() -> None:
    """EX-2: Amtrak, Morris and EMP; three turns skipped, then turns 2 and 3 of Morris."""
    scene = Scene(
        2,
        dictators=["joseph", "fidel"],
        hands=[["amtrak"], ["emp"]],
        places=["OKC", "PHL"],
        deck=["gouverneur-morris"],
    )
    scene.play("amtrak", "CMH")
    scene.act("draw")
    scene.end()
    assert scene.state.skips[0] == 2
    assert scene.state.father_counts[0] == 1
    scene.play("emp", "OH")
    assert scene.state.skips[0] == 3
    for owed in (2, 1, 0):
        scene.end()  # Fidel; Joseph skips
        assert scene.state.active == 1
        assert scene.state.skips[0] == owed
        assert scene.state.father_counts[0] == 1
    scene.end()
    assert scene.state.active == 0  # J4
    scene.act("draw")
    scene.end()
    assert scene.hand(0) == []
    assert scene.state.father_counts[0] == 2
    scene.end()
    scene.act("draw")  # J5
    scene.end()
    assert scene.hand(0) == []
    assert scene.father_of(0) == ""
    assert discarded(scene) == ["gouverneur-morris"]


def test_F01_gouverneur_morris_does_nothing_at_the_end_of_anothers_turn() -> None:
    scene = under("gouverneur-morris", seat=1, hands=[[], ["veto"]])
    scene.end()
    assert scene.hand(1) == ["veto"]


# -- F02 John Adams ----------------------------------------------------------------------------------------------------


def test_F02_john_adams_forbids_action_and_asset_cards() -> None:
    scene = under("john-adams", hands=[["propaganda-tour", "private-jet"]])
    assert scene.refused("play", "propaganda-tour") == ("father-forbids", "4")
    assert scene.refused("play", "private-jet") == ("father-forbids", "4")


def test_F02_john_adams_allows_interruptions_and_everything_else() -> None:
    """FAQ-06."""
    scene = under("john-adams", seat=1, hands=[["propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    assert scene.pile() == ["veto", "propaganda-tour"]
    scene = under("john-adams", places=["SEA"])
    scene.act("draw")
    scene.act("travel", "POR")
    assert scene.place(0) == "POR"


# -- F03 Signing the Declaration ---------------------------------------------------------------------------------------


def test_F03_signing_the_declaration_removes_the_drawers_own_father() -> None:
    """FAQ-07."""
    scene = draws("signing-the-declaration")
    scene.father(0, "john-adams")
    scene.start()
    scene.do("draw")
    assert (scene.step, scene.seat) == ("DismissAny", 0)
    scene.act("censor", 0, "john-adams")
    assert scene.father_of(0) == ""
    assert discarded(scene) == ["john-adams", "signing-the-declaration"]


def test_F03_signing_the_declaration_removes_anybodys_father_and_only_fathers_that_are_there() -> None:
    scene = draws("signing-the-declaration", players=3)
    scene.father(0, "john-adams")
    scene.father(2, "john-jay")
    scene.in_front(1, "private-jet")
    scene.start()
    scene.do("draw")
    assert scene.refused("censor", 1, "private-jet") == ("not-offered", "4")
    assert scene.refused("censor", 2, "john-adams") == ("not-offered", "4")
    scene.act("censor", 2, "john-jay")
    assert (scene.father_of(0), scene.father_of(2)) == ("john-adams", "")


def test_F03_signing_the_declaration_does_nothing_without_a_father_in_play() -> None:
    scene = draws("signing-the-declaration")
    scene.start()
    scene.do("draw")
    assert scene.step == "TakeAction"
    assert discarded(scene) == ["signing-the-declaration"]


# -- F04 George Washington ---------------------------------------------------------------------------------------------


def test_F04_george_washington_opens_the_hand_to_everybody() -> None:
    scene = draws("george-washington", hands=[["veto", "hacker"]])
    scene.start()
    assert scene.sees(1).players[0].hand == [-1, -1]
    scene.act("draw")
    open_hand = sorted(scene.state.hands[0], reverse=True)
    assert scene.sees(1).players[0].hand == scene.sees(None).players[0].hand == open_hand
    assert scene.sees(0).players[1].hand == []


def test_F04_george_washington_shows_cards_that_come_later() -> None:
    scene = under("george-washington", hands=[[], ["emp"]])
    scene.act("draw")
    assert scene.sees(1).players[0].hand == scene.state.hands[0].cards
    assert scene.sees(0).players[1].hand == [-1]  # only his owner's hand


def test_F04_george_washington_hides_new_cards_when_he_has_gone() -> None:
    scene = under("george-washington")
    scene.state.father_counts[0] = turns("george-washington") - 1
    scene.end()
    assert scene.father_of(0) == ""
    scene.end()
    scene.act("draw")
    assert scene.sees(1).players[0].hand == [-1]


# -- F05 Thomas Jefferson ----------------------------------------------------------------------------------------------


def test_F05_thomas_jefferson_forbids_travel_by_road_only() -> None:
    scene = under("thomas-jefferson", places=["SEA"], facilities=[["SEA"]], hands=[["road-trip"]], dice=[6])
    assert scene.refused("travel", "POR") == ("father-forbids-road", "4")
    assert scene.can("fly", "YVR")
    assert scene.can("disarm")
    assert scene.can("play", "road-trip")


def test_F05_thomas_jefferson_forbids_napoleons_second_travel_too() -> None:
    scene = under("thomas-jefferson", dictators=["napoleon", "mao"], places=["YVR"])
    scene.act("fly", "SEA")
    assert scene.refused("travel", "POR") == ("father-forbids-road", "4")


# -- F06 Benjamin Franklin ---------------------------------------------------------------------------------------------


def test_F06_benjamin_franklin_takes_an_asset_of_the_owners_choice() -> None:
    scene = draws("benjamin-franklin", hands=[["veto", "hacker"]])
    for card in ("private-jet", "blackmail-box", "motorcade"):
        scene.in_front(0, card)
    scene.in_front(1, "the-marauder")
    scene.start()
    scene.do("draw")
    assert (scene.step, scene.seat) == ("LoseAsset", 0)
    assert scene.refused("discard", "motorcade") == ("not-offered", "4")  # no asset
    assert scene.refused("discard", "the-marauder") == ("not-offered", "4")  # not his
    scene.act("discard", "private-jet")
    assert scene.in_play(0) == ["blackmail-box", "motorcade"]
    assert scene.hand(0) == ["hacker", "veto"]
    assert scene.pile() == ["private-jet"]


@pytest.mark.parametrize("held", [0, 1, 2, 4])
def test_F06_benjamin_franklin_takes_random_cards_from_who_has_no_asset(held: int) -> None:
    count = PACK.father_effect[FATHERS.index("benjamin-franklin")][0][1][0]
    scene = draws("benjamin-franklin", hands=[["veto", "hacker", "emp", "recount"][:held]])
    scene.start()
    scene.act("draw")
    assert len(scene.hand(0)) == max(0, held - count)
    assert len(scene.pile()) == min(held, count)


# -- F07 Alexander Hamilton --------------------------------------------------------------------------------------------


def test_F07_alexander_hamilton_makes_action_and_asset_cards_dearer() -> None:
    scene = under("alexander-hamilton", hands=[["propaganda-tour"]])
    scene.play("propaganda-tour")
    assert scene.state.spent == cost("propaganda-tour") + 1
    scene = under("alexander-hamilton", hands=[["blackmail-box"]])
    scene.play("blackmail-box")
    assert scene.state.spent == cost("blackmail-box") + 1


def test_F07_alexander_hamilton_puts_a_card_for_three_out_of_reach() -> None:
    assert cost("bribery") == 3
    scene = under("alexander-hamilton", hands=[["bribery"]])
    assert scene.refused("play", "bribery") == ("too-few-actions", "2.1")


def test_F07_alexander_hamilton_leaves_interruptions_and_abilities_alone() -> None:
    scene = under("alexander-hamilton", seat=1, hands=[["propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    assert scene.state.spent == cost("propaganda-tour")  # only his owner pays more
    assert scene.can("interrupt", "veto")
    scene = under("alexander-hamilton", hands=[["veto"], ["emp"]])
    scene.in_front(0, "propaganda-network")
    scene.act("activate", "propaganda-network", "propaganda-network:1")
    assert scene.state.spent == 1


def test_F07_alexander_hamilton_and_benito_even_out() -> None:
    scene = under("alexander-hamilton", dictators=["benito", "mao"], hands=[["amtrak"]], places=["DEN"])
    scene.play("amtrak", "ABQ")
    assert scene.state.spent == cost("amtrak")


# -- F08 James Madison -------------------------------------------------------------------------------------------------


def test_F08_james_madison_leaves_two_actions_a_turn() -> None:
    scene = under("james-madison")
    assert scene.left == 2
    scene.act("draw")
    scene.act("draw")
    assert scene.refused("draw") == ("too-few-actions", "2.1")


@pytest.mark.parametrize(("before", "left"), [(0, 1), (1, 0), (2, 0)])
def test_F08_james_madison_counts_what_was_spent_when_he_is_drawn(before: int, left: int) -> None:
    scene = Scene(2, dictators=["fidel", "mao"], deck=[*many(before), "james-madison"])
    for _ in range(before + 1):
        scene.act("draw")
    assert scene.father_of(0) == "james-madison"
    assert scene.left == left


def test_F08_james_madison_does_not_bind_the_others() -> None:
    scene = under("james-madison", seat=1)
    assert scene.left == 3


# -- F09 John Jay ------------------------------------------------------------------------------------------------------


def test_F09_john_jay_forbids_every_international_flight() -> None:
    scene = under("john-jay", places=["SEA"], hands=[["sneaking-across"]])
    scene.in_front(0, "private-jet")
    assert scene.refused("fly", "YVR") == ("father-forbids-flight", "4")
    assert scene.refused("play", "sneaking-across") == ("father-forbids-flight", "4")
    assert scene.refused("activate", "private-jet", "private-jet:1") == ("father-forbids-flight", "4")


def test_F09_john_jay_binds_even_augusto_but_not_cards_that_are_no_flights() -> None:
    scene = under("john-jay", dictators=["augusto", "mao"], places=["SEA"], hands=[["stealth-fighter", "helicopter"]])
    assert scene.refused("fly", "YVR") == ("father-forbids-flight", "4")
    assert scene.can("play", "helicopter")
    scene.play("stealth-fighter", "MEX")
    assert scene.place(0) == "MEX"


# -- F10 Samuel Adams --------------------------------------------------------------------------------------------------


def test_F10_samuel_adams_gives_each_opponent_a_random_card() -> None:
    scene = draws("samuel-adams", players=3, hands=[["veto", "hacker", "emp", "recount"]])
    scene.start()
    scene.act("draw")
    assert [len(hand) for hand in scene.state.hands] == [2, 1, 1]
    assert scene.pile() == []
    assert scene.sees(1).players[2].hand == [-1]


@pytest.mark.parametrize(("held", "hands"), [(0, [0, 0, 0]), (1, [0, 1, 0]), (2, [0, 1, 1])])
def test_F10_samuel_adams_goes_clockwise_until_the_hand_is_empty(held: int, hands: list[int]) -> None:
    scene = draws("samuel-adams", players=3, hands=[["veto", "hacker"][:held]])
    scene.start()
    scene.act("draw")
    assert [len(hand) for hand in scene.state.hands] == hands


def test_F10_samuel_adams_received_in_anothers_turn_begins_left_of_his_owner() -> None:
    scene = draws("samuel-adams", players=3, tokens=[[13]], hands=[[], ["veto"]])
    scene.start()
    scene.do("draw")
    scene.act("give-father", 1)
    assert [len(hand) for hand in scene.state.hands] == [0, 0, 1]


# -- F11 John Hancock --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "count"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_F11_john_hancock_needs_five_or_six(die: int, count: int) -> None:
    scene = under("john-hancock", dictators=["idi", "mao"], places=["SEA"], facilities=[["SEA"]], dice=[die])
    scene.act("disarm")
    assert scene.state.disarmed_count(0) == count


def test_F11_john_hancock_does_not_bind_the_others() -> None:
    scene = under("john-hancock", seat=1, dictators=["idi", "mao"], places=["SEA"], facilities=[["SEA"]], dice=[3])
    scene.act("disarm")
    assert scene.state.disarmed_count(0) == 1


# -- F12 Roger Sherman -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dictator", ["fidel", "nicolae"])
def test_F12_roger_sherman_leaves_three_cards(dictator: str) -> None:
    """R33: he beats Nicolae."""
    scene = under("roger-sherman", dictators=[dictator, "mao"], hands=[many(5)])
    scene.do("end")
    for _ in range(2):
        assert scene.step == "DiscardExcess"
        scene.do(*scene.offered("discard")[0])
    assert scene.state.active == 1
    assert len(scene.hand(0)) == 3


def test_F12_roger_sherman_only_at_the_end_of_his_owners_turn() -> None:
    scene = under("roger-sherman", seat=1, hands=[[], many(5)])
    scene.end()
    assert len(scene.hand(1)) == 5
    scene.act("draw")
    assert len(scene.hand(1)) == 6


# -- F13 Robert Morris -------------------------------------------------------------------------------------------------


def test_F13_robert_morris_makes_the_draw_action_cost_two() -> None:
    scene = under("robert-morris")
    scene.act("draw")
    assert len(scene.hand(0)) == 1
    assert scene.left == 1
    assert scene.refused("draw") == ("too-few-actions", "2.1")


def test_F13_robert_morris_leaves_cards_that_draw_alone() -> None:
    scene = under("robert-morris", hands=[["propaganda-tour"]])
    scene.play("propaganda-tour")
    assert scene.state.spent == cost("propaganda-tour")


# -- F14 Patrick Henry -------------------------------------------------------------------------------------------------


def test_F14_patrick_henry_the_whole_hand() -> None:
    scene = draws("patrick-henry", hands=[["veto", "hacker"], ["emp"]])
    scene.start()
    scene.do("draw")
    assert (scene.step, scene.seat) == ("HandOrSkip", 0)
    scene.act("lose-hand")
    assert (scene.hand(0), scene.hand(1)) == ([], ["emp"])
    assert sorted(scene.pile()) == ["hacker", "veto"]
    assert scene.state.skips == [0, 0]


def test_F14_patrick_henry_or_the_next_turn() -> None:
    scene = draws("patrick-henry", hands=[["veto", "hacker"]])
    scene.start()
    scene.do("draw")
    scene.act("skip-turn")
    assert scene.hand(0) == ["hacker", "veto"]
    assert scene.state.skips == [1, 0]
    assert scene.step == "TakeAction"  # this turn goes on


def test_F14_patrick_henry_refused_the_hand_when_it_is_empty() -> None:
    scene = draws("patrick-henry")
    scene.start()
    scene.do("draw")
    assert scene.refused("lose-hand") == ("empty-hand", "4")


# -- F15 George Mason --------------------------------------------------------------------------------------------------


def test_F15_george_mason_forbids_interruptions() -> None:
    scene = under("george-mason", seat=1, hands=[["propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    assert scene.step == "TakeAction"  # seat 1 was not even asked
    scene = under("george-mason", seat=1, dictators=["fidel", "julius"], hands=[["propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)  # for Julius' ability
    assert scene.refused("interrupt", "veto") == ("father-forbids", "4")
    assert scene.can("seize")


def test_F15_george_mason_allows_action_cards_and_token_iii() -> None:
    scene = under("george-mason", hands=[["propaganda-tour", "recount"]])
    scene.play("propaganda-tour")
    assert "propaganda-tour" in scene.pile()
    scene = Scene(2, dictators=["fidel", "mao"], places=["WDC"], dice=[15], tokens=[[3]], begin=False)
    scene.father(0, "george-mason")
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    scene.until("ConvinceRolled", 0)
    scene.act("token", 3)
    assert scene.state.outcome.winners == (0,)
