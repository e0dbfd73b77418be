"""The 29 action cards (15.6): what each does, and what it refuses to do."""

from __future__ import annotations

import pytest

from dictators.scene import PACK, Scene, by_road, cost, many, ready, value, within

ACTIONS = [card for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True) if kind == "action"]
STAYS = [card for card in ACTIONS if PACK.card_turns[PACK.card[card]]]


# -- what all of them have in common -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ACTIONS)
def test_action_card_costs_what_is_printed_and_no_travel(card: str) -> None:
    scene, targets = ready(card)
    scene.play(card, *targets)
    assert scene.state.spent == cost(card)
    assert scene.state.travelled == 0


@pytest.mark.parametrize("card", ACTIONS)
def test_action_card_refused_with_one_action_too_few(card: str) -> None:
    scene, _ = ready(card)
    scene.state.spent = 3 - cost(card)
    assert scene.can("play", card)
    scene.state.spent += 1
    assert scene.refused("play", card) == ("too-few-actions", "2.1")


@pytest.mark.parametrize("card", ACTIONS)
def test_action_card_is_discarded_after_its_effect_unless_it_stays(card: str) -> None:
    scene, targets = ready(card)
    scene.play(card, *targets)
    while scene.step != "TakeAction":  # what the card asks for
        scene.act(*scene.game.legal(scene.state)[-1])
    assert scene.hand(0).count(card) == 0
    if card in STAYS:
        assert card in scene.in_play(0) + scene.in_play(1)
        assert card not in scene.pile()
    else:
        assert scene.pile()[-1] == card


@pytest.mark.parametrize("card", ACTIONS)
def test_action_card_is_not_playable_in_anothers_turn(card: str) -> None:
    scene, _ = ready(card, hands=[["morale-boost"], [card]])
    scene.do("play", "morale-boost")
    scene.until("CardAnnounced", 1)
    assert scene.refused("interrupt", card) == ("not-offered", "R4")
    assert scene.refused("play", card) == ("not-offered", "R4")


# -- A01 Just What I Needed! -------------------------------------------------------------------------------------------


def test_A01_just_what_i_needed_fetches_any_card_of_the_pile_shown_to_all() -> None:
    scene = Scene(2, hands=[["just-what-i-needed"]], discard=["hacker", "veto", "wiretap"])
    scene.play("just-what-i-needed", "veto")
    assert scene.hand(0) == ["veto"]
    assert scene.pile() == ["hacker", "wiretap", "just-what-i-needed"]
    for viewer in (0, 1, None):
        assert scene.sees(viewer).players[0].hand == [PACK.card["veto"]]


def test_A01_just_what_i_needed_resolves_a_defcon_card_at_once() -> None:
    scene = Scene(2, hands=[["just-what-i-needed"]], discard=["defcon", "veto"])
    fathers = len(scene.state.father_deck)
    scene.play("just-what-i-needed", "defcon")
    assert scene.state.defcon == 4
    assert scene.step == "PlaceRoadblock"  # level 4
    scene.act("road", "SEA", "POR")
    scene.act("road", "SEA", "SPO")
    assert scene.hand(0) == []
    assert scene.pile() == ["veto", "defcon", "just-what-i-needed"]
    assert len(scene.state.father_deck) == fathers - 2  # the card's own text


def test_A01_just_what_i_needed_resolves_the_trident_card_at_once() -> None:
    scene = Scene(2, hands=[["just-what-i-needed", "veto"], ["hacker"]], discard=["trident"])
    scene.play("just-what-i-needed", "trident")
    assert scene.state.trident == 1
    assert not any(scene.state.hands)
    assert scene.pile() == ["veto", "hacker", "trident", "just-what-i-needed"]


def test_A01_just_what_i_needed_refused_with_an_empty_pile_so_it_never_fetches_itself() -> None:
    scene = Scene(2, hands=[["just-what-i-needed"]])
    assert scene.refused("play", "just-what-i-needed") == ("pile-empty", "R27")


def test_A01_just_what_i_needed_cannot_fetch_a_founding_father() -> None:
    scene = Scene(2, hands=[["just-what-i-needed"]], discard=["veto"])
    father = scene.state.father_deck.pop()
    scene.state.father_discard.append(father)
    scene.do("play", "just-what-i-needed")
    assert scene.refused("fetch", father) == ("not-offered", "11.1")
    assert scene.offered("fetch") == [scene.action("fetch", "veto")]


# -- A02 Amtrak --------------------------------------------------------------------------------------------------------


def test_A02_amtrak_brings_from_oklahoma_to_ohio_and_costs_the_next_turn() -> None:
    scene = Scene(2, dictators=["joseph", "fidel"], hands=[["amtrak"]], places=["OKC"])
    scene.play("amtrak", "CMH")
    assert scene.place(0) == "CMH"
    assert scene.state.skips == [1, 0]


def test_A02_amtrak_reaches_just_the_states_within_its_range() -> None:
    scene = Scene(2, hands=[["amtrak"]], places=["DAL"])
    scene.do("play", "amtrak")
    assert scene.places_offered() == within("TX", value("amtrak")) - {"DAL"}
    assert {"HOU", "AMA"} < scene.places_offered()  # no step at all, but another place
    assert scene.refused("go", "DAL") == ("not-offered", "11.1")
    assert scene.refused("go", "BGR") == ("not-offered", "11.1")


def test_A02_amtrak_ignores_roadblocks_and_no_fly_zones() -> None:
    scene = Scene(2, hands=[["amtrak"]], places=["OKC"])
    for there in ("ICT", "AMA", "DAL", "LIT", "STL"):
        scene.block("OKC", there)
    for zone in ("MOUNTAIN", "CENTRAL", "EASTERN"):
        scene.no_fly(zone)
    scene.play("amtrak", "CMH")
    assert scene.place(0) == "CMH"
    assert sum(scene.state.blocked) == 5


def test_A02_amtrak_refused_abroad() -> None:
    scene = Scene(2, hands=[["amtrak"]], places=["YYZ"])
    assert scene.refused("play", "amtrak") == ("usa-only", "R12")


def test_A02_amtrak_refused_in_hawaii_which_has_no_neighbours() -> None:
    scene = Scene(2, hands=[["amtrak"]], places=["HNL"])
    assert scene.refused("play", "amtrak") == ("nowhere-to-go", "R27")


def test_A02_amtrak_costs_at_most_two_actions() -> None:
    assert cost("amtrak") <= 2  # example 2: Joseph also draws a card in that turn


# -- A03 Helicopter ----------------------------------------------------------------------------------------------------


def test_A03_helicopter_flies_over_roadblocks_within_its_range() -> None:
    scene = Scene(2, hands=[["helicopter"]], places=["DEN"])
    for there in ("SLC", "CYS", "ABQ", "OMA", "ICT"):
        scene.block("DEN", there)
    scene.do("play", "helicopter")
    assert scene.places_offered() == within("CO", value("helicopter")) - {"DEN"}
    scene.aim("DAL")
    scene.pass_all()
    assert scene.place(0) == "DAL"
    assert scene.state.skips == [0, 0]


def test_A03_helicopter_never_enters_a_no_fly_zone() -> None:
    scene = Scene(2, hands=[["helicopter"]], places=["DEN"])
    scene.no_fly("CENTRAL")
    scene.do("play", "helicopter")
    assert scene.can("go", "SLC")
    assert scene.refused("go", "OKC") == ("not-offered", "11.1")


def test_A03_helicopter_never_crosses_a_no_fly_zone() -> None:
    scene = Scene(2, hands=[["helicopter"]], places=["POR"])
    scene.do("play", "helicopter")
    assert scene.can("go", "MOT")  # Oregon, Idaho, Montana, North Dakota
    scene = Scene(2, hands=[["helicopter"]], places=["POR"])
    scene.no_fly("MOUNTAIN")
    scene.do("play", "helicopter")
    assert scene.refused("go", "MOT") == ("not-offered", "11.1")


def test_A03_helicopter_never_leaves_a_no_fly_zone() -> None:
    scene = Scene(2, hands=[["helicopter"]], places=["DEN"])
    scene.no_fly("MOUNTAIN")
    assert scene.refused("play", "helicopter") == ("nowhere-to-go", "R27")


def test_A03_helicopter_refused_abroad() -> None:
    scene = Scene(2, hands=[["helicopter"]], places=["MEX"])
    assert scene.refused("play", "helicopter") == ("usa-only", "R12")


# -- A04 EMP -----------------------------------------------------------------------------------------------------------


def test_A04_emp_makes_everybody_in_the_state_skip_its_player_too() -> None:
    scene = Scene(4, hands=[["emp"]], places=["DAL", "HOU", "OKC", "ELP"])
    scene.play("emp", "TX")
    assert scene.state.skips == [1, 1, 0, 1]


def test_A04_emp_asks_only_victims_who_have_cards() -> None:
    scene = Scene(2, hands=[["emp"]], places=["OKC", "CMH"])
    scene.do("play", "emp")
    scene.do("state", "OH")
    assert scene.step == "TakeAction"  # an empty hand cannot answer
    assert scene.state.skips == [0, 1]


def test_A04_emp_adds_to_what_is_owed() -> None:
    scene = Scene(2, hands=[["emp"]], places=["OKC", "CMH"])
    scene.state.skips[1] = 1
    scene.play("emp", "OH")
    assert scene.state.skips == [0, 2]


def test_A04_emp_may_be_played_from_abroad_but_only_on_a_state_of_the_usa() -> None:
    scene = Scene(3, hands=[["emp"]], places=["YYZ", "YQT", "CMH"])
    scene.do("play", "emp")
    assert scene.refused("state", "ON") == ("not-offered", "11.1")
    scene.aim("OH")
    scene.pass_all()
    assert scene.state.skips == [0, 0, 1]


def test_A04_emp_refused_when_nobody_is_in_the_usa() -> None:
    scene = Scene(2, hands=[["emp"]], places=["YYZ", "MEX"])
    assert scene.refused("play", "emp") == ("nobody-in-usa", "R12")


# -- A05 Censorship ----------------------------------------------------------------------------------------------------


def test_A05_censorship_removes_a_founding_father() -> None:
    scene = Scene(2, hands=[["censorship"]], begin=False)
    scene.father(1, "john-adams")
    scene.start()
    scene.play("censorship", (1, "john-adams"))
    assert scene.father_of(1) == ""
    assert scene.state.father_discard == [scene.card("john-adams")]
    assert scene.pile() == ["censorship"]


def test_A05_censorship_removes_an_asset_and_a_multi_turn_card() -> None:
    scene = Scene(2, hands=[["censorship", "censorship"]], begin=False)
    scene.in_front(1, "private-jet")
    scene.in_front(0, "trade-embargo")
    scene.start()
    scene.play("censorship", (1, "private-jet"))
    scene.play("censorship", (0, "trade-embargo"))  # one's own, too
    assert scene.in_play(0) == scene.in_play(1) == []
    assert scene.pile() == ["private-jet", "censorship", "trade-embargo", "censorship"]


def test_A05_censorship_refused_with_nothing_in_play() -> None:
    scene = Scene(2, hands=[["censorship"]])
    assert scene.refused("play", "censorship") == ("nothing-in-play", "R27")


def test_A05_censorship_cannot_name_what_does_not_lie_there() -> None:
    scene = Scene(2, hands=[["censorship"]], begin=False)
    scene.in_front(1, "private-jet")
    scene.start()
    scene.do("play", "censorship")
    assert scene.refused("censor", 0, "private-jet") == ("not-offered", "11.1")


# -- A06 Bribery -------------------------------------------------------------------------------------------------------


def test_A06_bribery_gives_the_whole_next_turn_of_the_opponent() -> None:
    scene = Scene(
        2,
        hands=[["bribery", "veto"], ["road-trip", "wiretap"]],
        places=["DEN", "SEA"],
        facilities=[[], ["SEA", "MOT", "BGR", "YYZ"]],
        dice=[3],
    )
    scene.play("bribery", 1)
    assert scene.left == 0
    assert scene.sees(0).players[1].hand == [-1, -1]
    scene.end()
    assert scene.state.active == 1
    assert scene.seat == 0
    seen = scene.sees(0).players[1]
    assert sorted(seen.hand) == sorted(scene.state.hands[1])
    assert seen.facilities == scene.state.facilities[1]
    assert scene.refused("play", "veto") == ("not-offered", "2.1")  # not with one's own cards
    scene.do("play", "road-trip")
    assert scene.seat == 0
    scene.aim("POR")
    scene.pass_all()
    assert scene.place(1) == "POR"
    assert scene.place(0) == "DEN"
    scene.act("travel", "SEA")
    scene.end()
    assert (scene.state.active, scene.seat) == (0, 0)
    scene.end()
    assert (scene.state.active, scene.seat) == (1, 1)  # one turn, no more


def test_A06_bribery_waits_for_a_turn_that_is_not_skipped() -> None:
    scene = Scene(2, hands=[["bribery"]])
    scene.state.skips[1] = 1
    scene.play("bribery", 1)
    scene.end()
    assert (scene.state.active, scene.seat) == (0, 0)
    scene.end()
    assert (scene.state.active, scene.seat) == (1, 0)


def test_A06_bribery_refused_when_a_bribe_waits_already() -> None:
    scene = Scene(3, hands=[["bribery"]])
    scene.state.briber[1] = 2
    scene.do("play", "bribery")
    assert scene.refused("whom", 1) == ("bribed-already", "R14")
    assert scene.can("whom", 2)
    scene = Scene(2, hands=[["bribery"]])
    scene.state.briber[1] = 0
    assert scene.refused("play", "bribery") == ("bribed-already", "R14")


# -- A07 Mutually Assured Destruction ----------------------------------------------------------------------------------


def test_A07_mutually_assured_destruction_no_move_when_everybody_able_discards() -> None:
    scene = Scene(3, hands=[["mutually-assured-destruction"], [], ["veto", "hacker"]], places=["DEN"])
    scene.play("mutually-assured-destruction")
    assert (scene.step, scene.seat) == ("DiscardOrRefuse", 2)  # seat 1 has no cards and does not count
    scene.act("discard", "hacker")
    assert scene.step == "TakeAction"
    assert scene.place(0) == "DEN"
    assert scene.hand(2) == ["veto"]
    assert scene.pile() == ["hacker", "mutually-assured-destruction"]


def test_A07_mutually_assured_destruction_move_when_one_refuses() -> None:
    scene = Scene(3, hands=[["mutually-assured-destruction"], ["hacker"], ["veto"]], places=["DEN"])
    scene.play("mutually-assured-destruction")
    assert scene.seat == 1  # clockwise
    scene.act("refuse")
    assert scene.seat == 2  # the next is asked all the same
    scene.act("discard", "veto")
    assert scene.step == "StandoffMove"
    assert scene.places_offered() == within("CO", 3) - {"DEN"}  # the booklet: up to 3 states
    scene.act("go", "DAL")
    assert scene.place(0) == "DAL"
    assert scene.hand(1) == ["hacker"]
    assert scene.state.travelled == 0


def test_A07_mutually_assured_destruction_its_player_need_not_move() -> None:
    scene = Scene(2, hands=[["mutually-assured-destruction"], ["hacker"]], places=["DEN"])
    scene.play("mutually-assured-destruction")
    scene.act("refuse")
    scene.act("stay")
    assert scene.place(0) == "DEN"
    assert scene.step == "TakeAction"


def test_A07_mutually_assured_destruction_refused_when_nobody_has_cards() -> None:
    scene = Scene(2, hands=[["mutually-assured-destruction"]], places=["DEN"])
    assert scene.refused("play", "mutually-assured-destruction") == ("nobody-has-cards", "FAQ-11")


def test_A07_mutually_assured_destruction_refused_abroad() -> None:
    scene = Scene(2, hands=[["mutually-assured-destruction"], ["veto"]], places=["YYZ"])
    assert scene.refused("play", "mutually-assured-destruction") == ("usa-only", "R12")


# -- A08 Sneaking Across -----------------------------------------------------------------------------------------------


def test_A08_sneaking_across_flies_without_travel() -> None:
    scene = Scene(2, hands=[["sneaking-across"]], places=["SEA"])
    scene.play("sneaking-across", "YVR")
    assert scene.place(0) == "YVR"
    assert scene.state.travelled == 0
    assert scene.left == 3 - cost("sneaking-across")
    scene.act("fly", "SEA")  # travel and an action are still there
    assert scene.place(0) == "SEA"


def test_A08_sneaking_across_refused_where_no_dotted_line_begins() -> None:
    scene = Scene(2, hands=[["sneaking-across"]], places=["DEN"])
    assert scene.refused("play", "sneaking-across") == ("no-flight-here", "FAQ-12")


def test_A08_sneaking_across_refused_by_a_no_fly_zone() -> None:
    scene = Scene(2, hands=[["sneaking-across"]], places=["DTW"])
    scene.no_fly("EASTERN")
    assert scene.refused("play", "sneaking-across") == ("no-fly-zone", "2.4")
    scene = Scene(2, hands=[["sneaking-across"]], places=["CUN"])
    scene.no_fly("EASTERN")
    scene.do("play", "sneaking-across")
    assert scene.refused("go", "MIA") == ("no-fly-zone", "2.4")
    assert scene.refused("go", "TND") == ("trident-not-there", "6")
    assert scene.can("go", "GTM")


# -- A09 Stealth Fighter -----------------------------------------------------------------------------------------------


def test_A09_stealth_fighter_goes_anywhere_outside_the_usa_whatever_the_sky() -> None:
    scene = Scene(2, hands=[["stealth-fighter"]], places=["DEN"])
    for zone in ("PACIFIC", "MOUNTAIN", "CENTRAL", "EASTERN"):
        scene.no_fly(zone)
    scene.do("play", "stealth-fighter")
    abroad = {place for place, usa in zip(PACK.place_ids, PACK.in_usa, strict=True) if not usa}
    assert scene.places_offered() == abroad - {"TND"}
    scene.aim("MEX")
    scene.pass_all()
    assert scene.place(0) == "MEX"
    assert scene.state.travelled == 0


def test_A09_stealth_fighter_reaches_the_trident_only_while_it_is_there() -> None:
    scene = Scene(2, hands=[["stealth-fighter"]], places=["DEN"])
    scene.do("play", "stealth-fighter")
    assert scene.refused("go", "TND") == ("not-offered", "11.1")
    scene = Scene(2, hands=[["stealth-fighter"]], places=["DEN"])
    scene.state.trident = 1
    scene.play("stealth-fighter", "TND")
    assert scene.place(0) == "TND"


def test_A09_stealth_fighter_does_not_land_in_the_usa() -> None:
    scene = Scene(2, hands=[["stealth-fighter"]], places=["MEX"])
    scene.do("play", "stealth-fighter")
    assert scene.refused("go", "WDC") == ("not-offered", "11.1")
    assert scene.refused("go", "MEX") == ("not-offered", "11.1")


# -- A10 Engineer ------------------------------------------------------------------------------------------------------


def test_A10_engineer_fails_and_a_normal_attempt_is_still_possible() -> None:
    scene = Scene(2, hands=[["engineer"]], places=["SEA"], facilities=[["SEA"]], dice=[2, 3])
    scene.play("engineer")
    assert scene.state.disarmed_count(0) == 0
    assert PACK.place["SEA"] in scene.sees(1).players[0].facilities  # whoever tries shows whose it is
    assert (scene.left, scene.state.travelled) == (2, 0)  # it costs one action
    scene.act("disarm")
    assert scene.state.disarmed_count(0) == 1
    assert (scene.left, scene.state.travelled) == (0, 1)


def test_A10_engineer_works_after_travelling() -> None:
    scene = Scene(2, hands=[["engineer"]], places=["POR"], facilities=[["SEA"]], dice=[6])
    scene.act("travel", "SEA")
    assert scene.refused("disarm") == ("travel-spent", "7.1")
    scene.play("engineer")
    assert scene.state.disarmed_count(0) == 1


def test_A10_engineer_disarms_a_warhead() -> None:
    scene = Scene(2, hands=[["engineer"]], places=["TND"], dice=[3], begin=False)
    scene.state.trident = 1
    scene.start()
    scene.play("engineer")
    assert scene.state.warheads == 1
    assert len(scene.state.tokens[0]) == 1


@pytest.mark.parametrize("card", ["engineer", "hacker"])
def test_A10_A11_engineer_and_hacker_show_everybody_whose_facility_it_is_even_when_vetoed(card: str) -> None:
    scene = Scene(2, hands=[[card], ["veto"]], places=["SEA"], facilities=[["SEA"]])
    assert set(scene.sees(1).players[0].facilities) == {-1}
    scene.do("play", card)
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 0
    assert [place for place in scene.sees(None).players[0].facilities if place != -1] == [PACK.place["SEA"]]


def test_A10_engineer_refused_away_from_the_own_armed_facility() -> None:
    scene = Scene(2, hands=[["engineer"]], places=["POR"], facilities=[["SEA"], ["POR"]])
    assert scene.refused("play", "engineer") == ("not-your-facility", "7.1")
    scene = Scene(2, hands=[["engineer"]], places=["SEA"], facilities=[["SEA"]], begin=False)
    scene.disarmed(0, "SEA")
    scene.start()
    assert scene.refused("play", "engineer") == ("already-disarmed", "7.1")


# -- A11 Hacker --------------------------------------------------------------------------------------------------------


def test_A11_hacker_disarms_without_a_roll_and_without_travel() -> None:
    scene = Scene(2, hands=[["hacker"]], places=["SEA"], facilities=[["SEA"]])
    drawn = scene.state.chance.drawn
    scene.play("hacker")
    assert scene.state.disarmed_count(0) == 1
    assert scene.state.chance.drawn == drawn
    assert not scene.said("rolled")
    assert scene.state.travelled == 0


def test_A11_hacker_ignores_john_hancock_for_there_is_no_roll() -> None:
    scene = Scene(2, hands=[["hacker"]], places=["SEA"], facilities=[["SEA"]], begin=False)
    scene.father(0, "john-hancock")
    scene.start()
    scene.play("hacker")
    assert scene.state.disarmed_count(0) == 1


def test_A11_hacker_refused_away_from_the_own_facility() -> None:
    scene = Scene(2, hands=[["hacker"]], places=["POR"], facilities=[["SEA"]])
    assert scene.refused("play", "hacker") == ("not-your-facility", "7.1")


# -- A12 Morale Boost --------------------------------------------------------------------------------------------------


def test_A12_morale_boost_gives_a_complete_further_turn() -> None:
    scene = Scene(2, hands=[["morale-boost"]], places=["SEA"])
    scene.act("travel", "POR")
    scene.play("morale-boost")
    assert scene.left == 0
    scene.end()
    assert scene.state.active == 0
    assert (scene.left, scene.state.travelled) == (3, 0)
    scene.act("travel", "SEA")
    scene.end()
    assert scene.state.active == 1


def test_A12_morale_boost_hand_limit_comes_between_the_two_turns() -> None:
    scene = Scene(2, dictators=["fidel", "mao"], hands=[["morale-boost", *many(5), "veto"]])
    scene.play("morale-boost")
    turn = scene.state.turn
    scene.act("end")
    assert (scene.step, scene.state.turn) == ("DiscardExcess", turn)
    scene.act("discard", "veto")
    assert (scene.step, scene.state.turn) == ("TakeAction", turn + 1)


def test_A12_morale_boost_refused_in_the_turn_it_granted() -> None:
    scene = Scene(2, hands=[["morale-boost", "morale-boost"]])
    scene.play("morale-boost")
    scene.end()
    assert scene.refused("play", "morale-boost") == ("boosted-already", "R15")
    scene.end()
    scene.end()
    assert scene.state.active == 0
    assert scene.can("play", "morale-boost")


def test_A12_morale_boost_turn_is_skipped_by_who_owes_a_turn() -> None:
    scene = Scene(2, hands=[["morale-boost"]])
    scene.play("morale-boost")
    scene.state.skips[0] = 1
    scene.end()
    assert scene.state.active == 1
    assert scene.state.skips == [0, 0]


# -- A13 Roadblock -----------------------------------------------------------------------------------------------------


def roads(scene: Scene) -> set[str]:
    ends = [PACK.road_ends[road] for road, shut in enumerate(scene.state.blocked) if shut]
    return {f"{PACK.place_ids[a]}-{PACK.place_ids[b]}" for a, b in ends}


def test_A13_roadblock_blocks_so_many_roads_anywhere() -> None:
    scene = Scene(2, hands=[["roadblock"]], places=["SEA", "WDC"])
    for number, (a, b) in enumerate([("CIA", "WDC"), ("BWI", "WDC"), ("PIT", "WDC")][: value("roadblock")]):
        if not number:
            scene.do("play", "roadblock")
        scene.aim(("road", a, b))
    scene.pass_all()
    assert len(roads(scene)) == value("roadblock")
    assert "CIA-WDC" in roads(scene)
    scene.end()
    assert scene.state.active == 1
    # Muammar may pass; anybody else not
    scene = Scene(2, dictators=["fidel", "mao"], hands=[["roadblock"]], places=["SEA", "WDC"])
    scene.play("roadblock", ("road", "CIA", "WDC"), ("done",))
    assert roads(scene) == {"CIA-WDC"}
    scene.end()
    scene.act("decline")
    assert scene.refused("travel", "CIA") == ("road-blocked", "2.3")


def test_A13_roadblock_refused_on_a_road_that_has_one() -> None:
    scene = Scene(2, hands=[["roadblock"]])
    scene.block("CIA", "WDC")
    scene.do("play", "roadblock")
    assert scene.refused("road", "CIA", "WDC") == ("blocked-already", "2.3")
    assert scene.refused("done") == ("not-offered", "11.1")  # at least one
    scene.aim(("road", "BWI", "WDC"))
    assert scene.refused("road", "BWI", "WDC") == ("named-already", "3.1")


def test_A13_roadblock_places_no_more_than_the_supply_of_30() -> None:
    scene = Scene(2, hands=[["roadblock", "roadblock"]])
    for road in range(29):
        scene.state.blocked[road] = 1
    scene.play("roadblock", ("road", "CIA", "WDC"))  # the last one; no second is asked for
    assert scene.step == "TakeAction"
    assert sum(scene.state.blocked) == 30
    assert scene.refused("play", "roadblock") == ("no-roadblocks-left", "R27")


# -- A14 No-Fly Zone ---------------------------------------------------------------------------------------------------


def test_A14_no_fly_zone_closes_a_time_zone() -> None:
    scene = Scene(2, hands=[["no-fly-zone"]], places=["DTW"])
    scene.play("no-fly-zone", "EASTERN")
    assert scene.state.no_fly[PACK.time_zone["EASTERN"]] == 1
    assert scene.refused("fly", "YYZ") == ("no-fly-zone", "2.4")


def test_A14_no_fly_zone_refused_where_one_lies_and_over_people_in_hawaii() -> None:
    scene = Scene(2, hands=[["no-fly-zone"]], places=["DTW", "HNL"])
    scene.no_fly("EASTERN")
    scene.do("play", "no-fly-zone")
    assert scene.refused("zone", "EASTERN") == ("zone-closed", "2.4")
    assert scene.refused("zone", "HAWAII") == ("somebody-in-hawaii", "2.4")


def test_A14_no_fly_zone_may_close_an_empty_hawaii() -> None:
    scene = Scene(2, hands=[["no-fly-zone"]], places=["DTW", "SEA"])
    scene.play("no-fly-zone", "HAWAII")
    assert scene.state.no_fly[PACK.time_zone["HAWAII"]] == 1
    scene.act("travel", "IND")
    assert scene.state.no_fly[PACK.time_zone["HAWAII"]] == 1  # R26: only who comes to Hawaii opens it


def test_A14_no_fly_zone_refused_when_no_zone_is_left() -> None:
    scene = Scene(2, hands=[["no-fly-zone"]], places=["DTW", "HNL"])
    for zone in ("PACIFIC", "MOUNTAIN", "CENTRAL", "EASTERN"):
        scene.no_fly(zone)
    assert scene.refused("play", "no-fly-zone") == ("no-zone-to-close", "R27")
    scene.state.places[1] = PACK.place["SEA"]
    scene.no_fly("HAWAII")
    assert scene.refused("play", "no-fly-zone") == ("no-no-fly-left", "R27")


# -- A15 Bulldozer -----------------------------------------------------------------------------------------------------


def test_A15_bulldozer_removes_so_many_roadblocks_anywhere() -> None:
    scene = Scene(2, hands=[["bulldozer"]])
    ways = [("CIA", "WDC"), ("BWI", "WDC"), ("SEA", "POR"), ("SEA", "SPO")]
    for a, b in ways:
        scene.block(a, b)
    scene.play("bulldozer", *(("road", a, b) for a, b in ways[: value("bulldozer")]))
    assert scene.step == "TakeAction"
    assert sum(scene.state.blocked) == 4 - value("bulldozer")


def test_A15_bulldozer_may_stop_after_one() -> None:
    scene = Scene(2, hands=[["bulldozer"]])
    scene.block("CIA", "WDC")
    scene.block("SEA", "POR")
    scene.do("play", "bulldozer")
    assert scene.refused("road", "SEA", "SPO") == ("not-offered", "11.1")  # no roadblock there
    scene.aim(("road", "SEA", "POR"))
    assert scene.refused("road", "SEA", "POR") == ("named-already", "3.1")
    scene.act("done")
    assert roads(scene) == {"CIA-WDC"}


def test_A15_bulldozer_refused_without_roadblocks() -> None:
    scene = Scene(2, hands=[["bulldozer"]])
    assert scene.refused("play", "bulldozer") == ("no-roadblock-anywhere", "R27")


# -- A16 Air Traffic Control -------------------------------------------------------------------------------------------


def test_A16_air_traffic_control_opens_a_zone_and_draws() -> None:
    scene = Scene(2, hands=[["air-traffic-control"]], deck=["hacker"], places=["SEA", "SEA"])
    scene.no_fly("EASTERN")
    scene.no_fly("HAWAII")
    scene.play("air-traffic-control", "EASTERN")
    assert [PACK.zone_ids[zone] for zone, shut in enumerate(scene.state.no_fly) if shut] == ["HAWAII"]
    assert scene.hand(0) == ["hacker"]


def test_A16_air_traffic_control_only_draws_when_the_sky_is_open() -> None:
    scene = Scene(2, hands=[["air-traffic-control"]], deck=["hacker"])
    scene.play("air-traffic-control")
    assert scene.hand(0) == ["hacker"]
    assert scene.state.draws == 0  # no draw action: Trade Embargo and Wiretap have nothing to say


def test_A16_air_traffic_control_refused_when_it_could_do_nothing_at_all() -> None:
    scene = Scene(2, hands=[["air-traffic-control"]])
    state = scene.state
    state.deck, state.father_deck = [], []
    assert scene.refused("play", "air-traffic-control") == ("no-cards-left", "R6")
    scene.no_fly("EASTERN")
    assert scene.can("play", "air-traffic-control")


def test_A16_air_traffic_control_cannot_open_what_is_open() -> None:
    scene = Scene(2, hands=[["air-traffic-control"]])
    scene.no_fly("EASTERN")
    scene.do("play", "air-traffic-control")
    assert scene.refused("zone", "PACIFIC") == ("not-offered", "11.1")


# -- A17 Road Trip -----------------------------------------------------------------------------------------------------


def test_A17_road_trip_follows_roads_without_travel() -> None:
    scene = Scene(2, hands=[["road-trip"]], places=["A51"])
    scene.do("play", "road-trip")
    assert scene.places_offered() == by_road("A51", value("road-trip"))
    scene.aim("SLC")
    scene.pass_all()
    assert scene.place(0) == "SLC"
    assert scene.can("travel", "DEN")


def test_A17_road_trip_refused_through_roadblocks() -> None:
    scene = Scene(2, dictators=["muammar", "mao"], hands=[["road-trip"]], places=["A51"])
    scene.block("LAS", "SLC")
    scene.do("play", "road-trip")
    assert scene.refused("go", "SLC") == ("every-way-blocked", "2.3")  # Muammar needs travel to pass
    assert scene.refused("go", "BGR") == ("not-offered", "11.1")  # far too many roads
    assert scene.can("go", "LAX")
    scene = Scene(2, hands=[["road-trip"]], places=["LAS"])
    scene.block("LAS", "A51")
    scene.do("play", "road-trip")
    assert scene.refused("go", "A51") == ("road-blocked", "2.3")


def test_A17_road_trip_refused_where_every_road_is_blocked() -> None:
    scene = Scene(2, hands=[["road-trip"]], places=["A51"])
    scene.block("LAS", "A51")
    assert scene.refused("play", "road-trip") == ("nowhere-to-go", "R27")


# -- A18 Monster Truck -------------------------------------------------------------------------------------------------


def test_A18_monster_truck_passes_a_roadblock_which_stays() -> None:
    scene = Scene(2, dictators=["fidel", "mao"], hands=[["monster-truck"]], places=["LAS"])
    scene.block("LAS", "A51")
    scene.play("monster-truck", "A51")
    assert scene.place(0) == "A51"
    assert roads(scene) == {"LAS-A51"}
    assert scene.refused("travel", "LAS") == ("road-blocked", "2.3")


def test_A18_monster_truck_refused_on_a_free_road() -> None:
    scene = Scene(2, hands=[["monster-truck"]], places=["LAS"])
    assert scene.refused("play", "monster-truck") == ("no-roadblock-here", "FAQ-16")
    scene.block("LAS", "A51")
    scene.do("play", "monster-truck")
    assert scene.refused("go", "LAX") == ("no-roadblock-here", "FAQ-16")


# -- A19 Pickpocket ----------------------------------------------------------------------------------------------------


def test_A19_pickpocket_takes_a_random_card_in_the_same_state() -> None:
    scene = Scene(3, hands=[["pickpocket"], ["veto"], ["hacker"]], places=["DAL", "HOU", "OKC"])
    scene.play("pickpocket", 1)
    assert scene.hand(0) == ["veto"]
    assert scene.hand(1) == []
    line = scene.said("card-taken")[0]
    assert [line.visible_to(viewer) for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert scene.sees(1).players[0].hand == [PACK.card["veto"]]
    assert scene.sees(2).players[0].hand == [-1]


@pytest.mark.parametrize(("mine", "theirs"), [("YQT", "YYZ"), ("GTM", "GTM"), ("A51", "LAS")])
def test_A19_pickpocket_works_in_the_same_province_or_special_site(mine: str, theirs: str) -> None:
    scene = Scene(2, hands=[["pickpocket"], ["veto"]], places=[mine, theirs])
    scene.play("pickpocket", 1)
    assert scene.hand(0) == ["veto"]


def test_A19_pickpocket_refused_from_afar_and_from_empty_hands() -> None:
    scene = Scene(3, hands=[["pickpocket"], [], ["hacker"]], places=["DAL", "HOU", "OKC"])
    assert scene.refused("play", "pickpocket") == ("not-in-your-state", "3.1")
    scene = Scene(4, hands=[["pickpocket"], [], ["hacker"], ["veto"]], places=["DAL", "HOU", "OKC", "AMA"])
    scene.do("play", "pickpocket")
    assert scene.refused("whom", 1) == ("empty-hand", "3.1")
    assert scene.refused("whom", 2) == ("not-in-your-state", "3.1")
    assert scene.refused("whom", 0) == ("not-offered", "11.1")


# -- A20 Deportation, A21 Extraordinary Rendition ----------------------------------------------------------------------


@pytest.mark.parametrize("there", ["YVR", "TIJ"])
def test_A20_deportation_sends_an_opponent_to_vancouver_or_tijuana(there: str) -> None:
    scene = Scene(2, hands=[["deportation"]], places=["DAL", "WDC"])
    scene.do("play", "deportation")
    scene.aim(1)
    assert scene.places_offered() == {"YVR", "TIJ"}
    scene.aim(there)
    scene.pass_all()
    assert scene.place(1) == there


def test_A20_deportation_refused_of_who_is_abroad_or_in_hawaii() -> None:
    scene = Scene(4, hands=[["deportation"]], places=["DAL", "HNL", "MEX", "SEA"])
    scene.do("play", "deportation")
    assert scene.refused("whom", 1) == ("not-on-the-mainland", "3.1")
    assert scene.refused("whom", 2) == ("not-on-the-mainland", "3.1")
    assert scene.refused("whom", 0) == ("not-offered", "11.1")
    scene = Scene(2, hands=[["deportation"]], places=["DAL", "HNL"])
    assert scene.refused("play", "deportation") == ("not-on-the-mainland", "3.1")


def test_A21_extraordinary_rendition_sends_an_opponent_to_guantanamo_bay() -> None:
    scene = Scene(2, hands=[["extraordinary-rendition"]], places=["DAL", "WDC"])
    scene.play("extraordinary-rendition", 1)
    assert scene.place(1) == "GTM"
    assert scene.step == "TakeAction"  # nothing more to name


def test_A21_extraordinary_rendition_refused_of_who_is_abroad_or_in_hawaii() -> None:
    scene = Scene(2, hands=[["extraordinary-rendition"]], places=["DAL", "GTM"])
    assert scene.refused("play", "extraordinary-rendition") == ("not-on-the-mainland", "3.1")
    scene = Scene(2, hands=[["extraordinary-rendition"]], places=["DAL", "HNL"])
    assert scene.refused("play", "extraordinary-rendition") == ("not-on-the-mainland", "3.1")


# -- A22 Area 51 Access Pass -------------------------------------------------------------------------------------------


def test_A22_area_51_access_pass_brings_to_area_51_from_anywhere_in_the_usa() -> None:
    scene = Scene(2, hands=[["area-51-access-pass"]], places=["BGR"])
    scene.play("area-51-access-pass")
    assert scene.place(0) == "A51"
    assert scene.hand(0) == []


def test_A22_area_51_access_pass_draws_cards_at_area_51() -> None:
    scene = Scene(2, hands=[["area-51-access-pass"]], places=["A51"], deck=["veto", "hacker", "wiretap", "emp"])
    scene.play("area-51-access-pass")
    assert scene.place(0) == "A51"
    assert len(scene.hand(0)) == value("area-51-access-pass", 0, 1)
    assert "veto" in scene.hand(0)


def test_A22_area_51_access_pass_refused_in_hawaii_and_abroad() -> None:
    scene = Scene(2, hands=[["area-51-access-pass"]], places=["HNL"])
    assert scene.refused("play", "area-51-access-pass") == ("not-from-hawaii", "3.1")
    scene = Scene(2, hands=[["area-51-access-pass"]], places=["TIJ"])
    assert scene.refused("play", "area-51-access-pass") == ("usa-only", "R12")


# -- A23 Friends at Langley --------------------------------------------------------------------------------------------


def test_A23_friends_at_langley_shows_hand_and_facilities_of_one_opponent_to_its_player_only() -> None:
    scene = Scene(3, hands=[["friends-at-langley"], ["veto", "hacker"], ["wiretap"]], places=["DEN"])
    scene.play("friends-at-langley", 1)
    seen = scene.sees(0).players[1]
    assert sorted(seen.hand) == sorted(scene.state.hands[1])
    assert seen.facilities == scene.state.facilities[1]
    for viewer in (2, None):
        assert scene.sees(viewer).players[1].hand == [-1, -1]
        assert set(scene.sees(viewer).players[1].facilities) == {-1}
    assert scene.sees(0).players[2].hand == [-1]
    told = scene.said("you-spy")[0]
    assert told.args["card_all"] == scene.state.hands[1].cards
    assert not told.visible_to(2)
    assert scene.step == "TakeAction"  # not at the CIA Headquarters: nothing to take


def test_A23_friends_at_langley_takes_a_chosen_card_at_the_cia_headquarters() -> None:
    scene = Scene(2, hands=[["friends-at-langley"], ["veto", "hacker"]], places=["CIA"])
    scene.play("friends-at-langley", 1)
    assert scene.step == "TakeChosen"
    assert scene.refused("take", "wiretap") == ("not-offered", "3.1")
    scene.act("take", "hacker")
    assert (scene.hand(0), scene.hand(1)) == (["hacker"], ["veto"])


def test_A23_friends_at_langley_need_not_take() -> None:
    scene = Scene(2, hands=[["friends-at-langley"], ["veto"]], places=["CIA"])
    scene.play("friends-at-langley", 1)
    scene.act("refuse")
    assert (scene.hand(0), scene.hand(1)) == ([], ["veto"])


def test_A23_friends_at_langley_not_against_oneself() -> None:
    scene = Scene(2, hands=[["friends-at-langley"], ["veto"]])
    scene.do("play", "friends-at-langley")
    assert scene.refused("whom", 0) == ("not-offered", "11.1")


# -- A24 Propaganda Tour -----------------------------------------------------------------------------------------------


def test_A24_propaganda_tour_draws_cards() -> None:
    scene = Scene(2, hands=[["propaganda-tour"]], deck=["veto", "hacker", "wiretap"])
    scene.play("propaganda-tour")
    assert sorted(scene.hand(0)) == sorted(["veto", "hacker", "wiretap"][: value("propaganda-tour")])
    assert scene.state.draws == 0


def test_A24_propaganda_tour_goes_on_with_a_rebuilt_deck() -> None:
    scene = Scene(2, hands=[["propaganda-tour"]])
    state = scene.state
    state.deck, state.discard = [PACK.card["veto"]], [card for card in state.deck if card != PACK.card["veto"]]
    fathers = len(state.father_deck)
    scene.game.apply(state, scene.action("play", "propaganda-tour"))
    assert len(scene.said("deck-rebuilt")) == 1
    assert len(state.father_deck) == fathers - 3
    drawn = len(scene.said("you-draw")) + len(scene.said("draws-event"))
    assert drawn == value("propaganda-tour")


def test_A24_propaganda_tour_refused_without_any_card_to_draw() -> None:
    scene = Scene(2, hands=[["propaganda-tour"]])
    scene.state.deck, scene.state.father_deck = [], []
    assert scene.refused("play", "propaganda-tour") == ("no-cards-left", "R6")


def test_A24_propaganda_tour_resolves_an_event_before_the_next_draw() -> None:
    scene = Scene(2, hands=[["propaganda-tour", "emp"]], deck=["trident", "veto"])
    scene.play("propaganda-tour")
    # Trident first takes all hands; then the second card comes and is kept.
    assert scene.hand(0) == ["veto"]
    assert scene.pile() == ["emp", "trident", "propaganda-tour"]


# -- A25 House Arrest --------------------------------------------------------------------------------------------------


def arrested(**changes: object) -> Scene:
    settings = {"hands": [["house-arrest"]], "places": ["SEA", "SEA"], "facilities": [[], ["SEA"]], **changes}
    scene = Scene(2, dictators=["fidel", "napoleon"], begin=False, **settings)
    scene.in_front(1, "private-jet")
    scene.start()
    scene.play("house-arrest", 1)
    scene.end()
    return scene


def test_A25_house_arrest_forbids_travel_for_anything() -> None:
    scene = arrested()
    assert scene.in_play(1) == ["private-jet", "house-arrest"]
    assert scene.refused("travel", "POR") == ("house-arrest", "3.1")
    assert scene.refused("fly", "YVR") == ("house-arrest", "3.1")
    assert scene.refused("disarm") == ("house-arrest", "3.1")
    assert scene.refused("activate", "private-jet", "private-jet:1") == ("house-arrest", "3.1")


def test_A25_house_arrest_leaves_moves_by_card() -> None:
    scene = arrested(hands=[["house-arrest"], ["road-trip"]])
    scene.play("road-trip", "POR")
    assert scene.place(1) == "POR"


def test_A25_house_arrest_lasts_its_turns_of_the_victim_skipped_ones_not_counted() -> None:
    scene = arrested()
    for _ in range(PACK.card_turns[PACK.card["house-arrest"]] - 1):
        scene.end()  # a turn that counts
        scene.state.skips[1] = 1
        scene.end()  # seat 0; then seat 1 skips
        assert scene.state.active == 0
        assert scene.in_play(1) == ["private-jet", "house-arrest"]
        scene.end()
        assert scene.refused("travel", "POR") == ("house-arrest", "3.1")
    scene.end()
    assert scene.in_play(1) == ["private-jet"]
    assert scene.pile() == ["house-arrest"]
    scene.end()
    assert scene.can("travel", "POR")


def test_A25_house_arrest_only_for_opponents() -> None:
    scene = Scene(2, hands=[["house-arrest"]])
    scene.do("play", "house-arrest")
    assert scene.refused("whom", 0) == ("not-offered", "11.1")


# -- A26 Trade Embargo -------------------------------------------------------------------------------------------------


def test_A26_trade_embargo_allows_one_draw_action_a_turn() -> None:
    scene = Scene(2, hands=[["trade-embargo"], ["propaganda-tour"]])
    scene.play("trade-embargo", 1)
    scene.act("draw")
    scene.act("draw")  # its player is free
    scene.end()
    scene.act("draw")
    assert scene.refused("draw") == ("one-draw-a-turn", "3.1")
    scene.play("propaganda-tour")  # a card that draws is no draw action
    assert len(scene.hand(1)) == 1 + value("propaganda-tour")


def test_A26_trade_embargo_holds_mao_to_one_draw_from_either_pile() -> None:
    scene = Scene(2, dictators=["fidel", "mao"], hands=[["trade-embargo"]], discard=["veto", "hacker"])
    scene.play("trade-embargo", 1)
    scene.end()
    scene.act("draw-discard")
    assert scene.refused("draw-discard") == ("one-draw-a-turn", "3.1")
    assert scene.refused("draw") == ("one-draw-a-turn", "3.1")


def test_A26_trade_embargo_lasts_its_turns_of_the_victim() -> None:
    turns = PACK.card_turns[PACK.card["trade-embargo"]]
    scene = Scene(2, hands=[["trade-embargo"]])
    scene.play("trade-embargo", 1)
    for _ in range(turns):
        scene.end()
        assert scene.in_play(1) == ["trade-embargo"]
        scene.end()
    assert scene.in_play(1) == []
    assert scene.pile() == ["trade-embargo"]


# -- A27 Motorcade -----------------------------------------------------------------------------------------------------


def test_A27_motorcade_travels_along_two_roads() -> None:
    scene = Scene(2, hands=[["motorcade"]], places=["A51"])
    assert scene.refused("travel", "SLC") == ("not-offered", "2.1")
    scene.play("motorcade")
    assert scene.in_play(0) == ["motorcade"]
    assert scene.can("travel", "LAS")
    scene.act("travel", "SLC")
    assert scene.place(0) == "SLC"
    assert (scene.left, scene.state.travelled) == (3 - cost("motorcade") - 1, 1)


def test_A27_motorcade_refused_through_a_roadblock() -> None:
    scene = Scene(2, dictators=["fidel", "mao"], hands=[["motorcade"]], places=["A51"])
    scene.block("LAS", "SLC")
    scene.play("motorcade")
    assert scene.refused("travel", "SLC") == ("road-blocked", "2.3")
    assert scene.refused("travel", "DEN") == ("not-offered", "2.1")
    assert scene.can("travel", "PHX")


def test_A27_motorcade_and_a_roadblock_that_muammar_ignores() -> None:
    scene = Scene(2, dictators=["muammar", "mao"], hands=[["motorcade"]], places=["A51"])
    scene.block("LAS", "SLC")
    scene.block("LAS", "A51")
    scene.play("motorcade")
    scene.act("travel", "SLC")
    assert scene.place(0) == "SLC"
    assert sum(scene.state.blocked) == 2


def test_A27_motorcade_lasts_its_turns_this_one_included() -> None:
    scene = Scene(2, hands=[["motorcade"]], places=["A51"])
    scene.play("motorcade")
    for _ in range(PACK.card_turns[PACK.card["motorcade"]] - 1):
        scene.end()
        scene.end()
        assert scene.can("travel", "SLC")
    scene.end()
    assert scene.in_play(0) == []
    scene.end()
    assert scene.refused("travel", "SLC") == ("not-offered", "2.1")


# -- A28 Rigged Election -----------------------------------------------------------------------------------------------


def test_A28_rigged_election_orders_the_top_presidential_cards_in_secret() -> None:
    scene = Scene(2, hands=[["rigged-election"]], begin=False)
    top = ["golf-day", "in-the-oval-office", "oops", "state-banquet", "cabinet-purge"][: value("rigged-election")]
    scene.president(*top, "air-force-one")
    scene.start()
    scene.play("rigged-election")
    seen = [PACK.presidential_ids[card] for card in scene.sees(0).president_deck if card != -1]
    assert sorted(seen) == sorted(top)
    assert [PACK.presidential_ids[card] for card in scene.said("you-rig")[0].args["presidential_all"]] == top
    assert set(scene.sees(1).president_deck) == set(scene.sees(None).president_deck) == {-1}
    assert scene.refused("deepest", "air-force-one") == ("not-offered", "3.1")
    order = [*top[2:], "golf-day"]  # from the deepest up; what is left comes on top
    for card in order:
        scene.act("deepest", card)
        assert scene.step == "TakeAction" or scene.refused("deepest", card) == ("not-offered", "3.1")
    assert scene.step == "TakeAction"
    names = [PACK.presidential_ids[card] for card in scene.state.president_deck]
    assert names[-len(top) - 1 :] == ["air-force-one", *order, "in-the-oval-office"]  # the last one is on top
    assert scene.sees(0).president_deck[-len(top) :] == scene.state.president_deck[-len(top) :]
    assert set(scene.sees(1).president_deck) == {-1}


def test_A28_rigged_election_makes_what_others_knew_of_these_cards_worthless() -> None:
    scene = Scene(2, hands=[["rigged-election"]])
    count = value("rigged-election")
    scene.state.president_knowers[-count:] = [1 << 1] * count
    scene.play("rigged-election")
    while scene.step == "OrderPresidential":
        scene.act(*scene.offered("deepest")[-1])
    assert set(scene.sees(1).president_deck) == {-1}
    assert scene.sees(0).president_deck[-count:] == scene.state.president_deck[-count:]


def test_A28_rigged_election_looks_at_what_is_left_of_the_deck() -> None:
    scene = Scene(2, hands=[["rigged-election"]])
    state = scene.state
    state.president_discard, state.president_deck = state.president_deck[2:], state.president_deck[:2]
    state.president_knowers = [0, 0]
    scene.play("rigged-election")
    assert scene.sees(0).president_deck == state.president_deck
    scene.act(*scene.offered("deepest")[0])
    assert scene.step == "TakeAction"
    assert len(state.president_deck) == 2


def test_A28_rigged_election_with_an_empty_deck_looks_at_the_new_one() -> None:
    scene = Scene(2, hands=[["rigged-election"]], begin=False)
    scene.state.president_discard, scene.state.president_deck = scene.state.president_deck, []
    scene.state.president_knowers = []
    scene.start()
    scene.play("rigged-election")  # R19: when the deck is empty, the pile is shuffled
    assert scene.step == "OrderPresidential"
    assert len(scene.state.president_deck) == 12


# -- A29 Red Telephone -------------------------------------------------------------------------------------------------


def test_A29_red_telephone_turns_defcon_back_without_any_effect() -> None:
    scene = Scene(2, hands=[["red-telephone"]], begin=False)
    scene.state.defcon = 3
    scene.start()
    scene.play("red-telephone")
    assert scene.state.defcon == 4
    assert sum(scene.state.blocked) == 0
    assert scene.step == "TakeAction"


def test_A29_red_telephone_refused_at_the_starting_level() -> None:
    scene = Scene(2, hands=[["red-telephone"]])
    assert scene.state.defcon == 5
    assert scene.refused("play", "red-telephone") == ("defcon-at-start", "5.1")
    scene = Scene(2, hands=[["red-telephone"]], options={"defcon_start": 4})
    assert scene.state.defcon == 4
    assert scene.refused("play", "red-telephone") == ("defcon-at-start", "5.1")
