"""The 5 assets (15.8): every ability, what it costs, how often, and what happens when the asset leaves."""

from __future__ import annotations

from typing import Any

import pytest

from dictators.scene import PACK, Scene, cost, ready

ASSETS = [card for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True) if kind == "asset"]
ABILITIES = [(card, number) for card in ASSETS for number in range(1, len(PACK.card_abilities[PACK.card[card]]) + 1)]
TRAVEL = -1


def ability(card: str, number: int) -> tuple[int, bool, Any]:
    """Cost, once a turn, effect."""
    return PACK.asset_abilities[PACK.card_abilities[PACK.card[card]][number - 1]]


def having(card: str, **settings: Any) -> Scene:
    """Seat 0 has this asset in play; seat 1 has cards and everything could be activated."""
    settings = {
        "places": ["SEA", "SEA"],
        "hands": [["veto", "hacker", "emp"], ["sabotage", "recount"]],
        "dictators": ["fidel", "mao"],
        **settings,
    }
    scene = Scene(2, begin=False, **settings)
    scene.in_front(0, card)
    scene.block("SEA", "POR")
    scene.start()
    return scene


def activate(scene: Scene, card: str, number: int = 1) -> None:
    scene.do("activate", card, f"{card}:{number}")


def refused(scene: Scene, card: str, number: int = 1) -> tuple[str, str]:
    return scene.refused("activate", card, f"{card}:{number}")


# -- what all of them have in common -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ASSETS)
def test_asset_is_played_for_its_cost_and_stays(card: str) -> None:
    scene, _ = ready(card)
    scene.play(card)
    assert scene.in_play(0) == [card]
    assert scene.state.spent == cost(card)
    assert scene.pile() == ["wiretap"]
    scene.end()
    for _ in range(6):
        scene.end()
    assert scene.in_play(0) == [card]


@pytest.mark.parametrize("card", ASSETS)
def test_asset_refused_with_too_few_actions(card: str) -> None:
    scene, _ = ready(card)
    scene.state.spent = 4 - cost(card)
    assert scene.refused("play", card) == ("too-few-actions", "2.1")


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_ability_costs_what_is_printed(card: str, number: int) -> None:
    scene = having(card)
    activate(scene, card, number)
    price = ability(card, number)[0]
    assert scene.state.spent == (1 if price == TRAVEL else price)
    assert scene.state.travelled == (price == TRAVEL)


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_ability_refused_with_one_action_too_few(card: str, number: int) -> None:
    scene = having(card)
    price = ability(card, number)[0]
    needed = 1 if price == TRAVEL else price
    scene.state.spent = 3 - needed
    assert scene.can("activate", card, f"{card}:{number}")
    if needed:
        scene.state.spent += 1
        assert refused(scene, card, number) == ("too-few-actions", "2.1")


@pytest.mark.parametrize(("card", "number"), [one for one in ABILITIES if ability(*one)[0] == TRAVEL])
def test_ability_that_costs_travel_refused_when_travel_is_spent(card: str, number: int) -> None:
    scene = having(card)
    scene.state.travelled = 1
    assert refused(scene, card, number) == ("travel-spent", "2.1")


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_ability_limit_once_a_turn_and_again_in_the_next(card: str, number: int) -> None:
    scene = having(card, hands=[["veto", "hacker", "emp"], ["sabotage", "recount", "flat-tire"]])
    bit = 16 << PACK.card_abilities[PACK.card[card]][number - 1]
    scene.state.used |= bit
    if ability(card, number)[1]:
        assert refused(scene, card, number) == ("once-a-turn", "3.1")
        scene.end()
        scene.end()
    assert scene.can("activate", card, f"{card}:{number}")


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_ability_only_in_the_own_turn(card: str, number: int) -> None:
    """FAQ-15: not like an interruption, whatever it costs."""
    scene = having(card)
    scene.end()
    scene.do("travel", "SPO")
    assert (scene.step, scene.seat) == ("TravelAnnounced", 0)
    assert refused(scene, card, number) == ("not-offered", "R4")


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_ability_only_of_ones_own_asset(card: str, number: int) -> None:
    scene = having(card)
    scene.end()
    assert refused(scene, card, number) == ("not-offered", "2.1")


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_ability_is_gone_with_the_asset(card: str, number: int) -> None:
    scene = having(card, hands=[["censorship"]])
    scene.play("censorship", (0, card))
    assert scene.in_play(0) == []
    assert scene.pile() == [card, "censorship"]
    assert refused(scene, card, number) == ("not-offered", "2.1")


@pytest.mark.parametrize("card", ASSETS)
def test_asset_in_play_stays_usable_under_john_adams(card: str) -> None:
    scene = having(card)
    scene.father(0, "john-adams")
    assert scene.can("activate", card, f"{card}:1")


# -- S01 The Marauder --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "elsewhere"), [("POR", "SPO"), ("SPO", "POR")])
def test_S01_the_marauder_passes_a_roadblock_and_removes_it(there: str, elsewhere: str) -> None:
    scene = having("the-marauder", hands=[])
    scene.state.blocked = [0] * len(scene.state.blocked)
    scene.block("SEA", there)
    scene.block("MEX", "CUN")
    activate(scene, "the-marauder", 1)
    assert scene.refused("go", elsewhere) == ("no-roadblock-here", "FAQ-16")
    scene.act("go", there)
    assert scene.place(0) == there
    assert sum(scene.state.blocked) == 1  # the other one stays
    assert scene.refused("travel", "SEA") == ("travel-spent", "2.1")


def test_S01_the_marauder_refused_without_a_roadblock_here() -> None:
    scene = having("the-marauder", places=["DEN"])
    assert refused(scene, "the-marauder", 1) == ("no-roadblock-here", "FAQ-16")


def test_S01_the_marauder_hops_to_any_place_of_an_adjacent_state() -> None:
    scene = having("the-marauder", hands=[])
    activate(scene, "the-marauder", 2)
    assert scene.places_offered() == {"POR", "BOI"}  # Oregon and Idaho
    scene.act("go", "BOI")  # no road leads there from Seattle
    assert scene.place(0) == "BOI"
    assert scene.state.travelled == 0
    assert sum(scene.state.blocked) == 1


def test_S01_the_marauder_refused_abroad_and_in_hawaii() -> None:
    scene = having("the-marauder", places=["YVR"])
    scene.block("YVR", "YYC")
    assert refused(scene, "the-marauder", 1) == ("usa-only", "R12")
    assert refused(scene, "the-marauder", 2) == ("usa-only", "R12")
    scene = having("the-marauder", places=["HNL"])
    assert refused(scene, "the-marauder", 2) == ("no-neighbours", "9")
    scene = Scene(2, hands=[["the-marauder"]], places=["YVR"])
    assert scene.refused("play", "the-marauder") == ("usa-only", "R12")


def test_S01_the_marauder_may_plough_under_thomas_jefferson() -> None:
    scene = having("the-marauder", hands=[])
    scene.father(0, "thomas-jefferson")
    assert scene.refused("travel", "SPO") == ("father-forbids-road", "4")
    activate(scene, "the-marauder", 1)  # F05: travel may still be spent on abilities
    scene.act("go", "POR")
    assert scene.place(0) == "POR"


# -- S02 Blackmail Box -------------------------------------------------------------------------------------------------


def test_S02_blackmail_box_trades_a_card_for_a_random_one_of_an_opponent() -> None:
    scene = having("blackmail-box", hands=[["veto", "hacker"], ["sabotage", "recount"]])
    scene.state.spent = 3
    activate(scene, "blackmail-box", 1)  # for nothing, even without actions
    assert scene.refused("discard", "emp") == ("not-offered", "3.1")
    scene.do("discard", "veto")
    scene.do("whom", 1)
    scene.pass_all()
    assert scene.hand(0) == ["hacker"]
    assert len(scene.hand(1)) == 1
    assert scene.pile()[0] == "veto"
    assert scene.pile()[1] in ("sabotage", "recount")
    assert len(scene.pile()) == 2
    assert refused(scene, "blackmail-box", 1) == ("once-a-turn", "3.1")


def test_S02_blackmail_box_refused_without_cards_on_either_side() -> None:
    scene = having("blackmail-box", hands=[[], ["veto"]])
    assert refused(scene, "blackmail-box", 1) == ("empty-hand", "3.1")
    scene = having("blackmail-box", hands=[["veto"], []])
    assert refused(scene, "blackmail-box", 1) == ("empty-hand", "3.1")
    for hands, empty in (([["emp"], [], ["veto"]], 1), ([["emp"], ["veto"], []], 2)):
        scene = Scene(3, hands=hands, begin=False)
        scene.in_front(0, "blackmail-box")
        scene.start()
        activate(scene, "blackmail-box", 1)
        scene.do("discard", "emp")
        assert scene.refused("whom", empty) == ("empty-hand", "3.1")
        assert scene.can("whom", 3 - empty)


def test_S02_blackmail_box_squeezed_opponent_gives_a_card_of_his_choice() -> None:
    scene = having("blackmail-box", hands=[[], ["sabotage", "recount"]])
    activate(scene, "blackmail-box", 2)
    scene.do("whom", 1)
    scene.until_step("GiveOrShow")
    assert scene.seat == 1
    scene.act("give", "recount")
    assert (scene.hand(0), scene.hand(1)) == (["recount"], ["sabotage"])
    assert scene.can("end")


def test_S02_blackmail_box_squeezed_opponent_shows_a_facility_to_its_owner_only() -> None:
    scene = Scene(3, hands=[[], ["sabotage"]], facilities=[[], ["SEA", "MOT", "BGR", "YYZ"]], begin=False)
    scene.in_front(0, "blackmail-box")
    scene.disarmed(1, "SEA")
    scene.start()
    activate(scene, "blackmail-box", 2)
    scene.do("whom", 1)
    scene.until_step("GiveOrShow")
    assert scene.refused("show", "SEA") == ("not-offered", "3.1")  # it lies face-up
    scene.act("show", "MOT")
    assert PACK.place["MOT"] in scene.sees(0).players[1].facilities
    assert scene.sees(2).players[1].facilities.count(-1) == 3
    assert scene.hand(1) == ["sabotage"]


def test_S02_blackmail_box_may_squeeze_twice_but_not_who_has_nothing() -> None:
    scene = having("blackmail-box", hands=[[], []], facilities=[[], ["SEA", "MOT", "BGR", "YYZ"]])
    scene.disarmed(1, "SEA", "MOT", "BGR", "YYZ")
    assert refused(scene, "blackmail-box", 2) == ("nothing-to-squeeze", "3.1")
    assert not ability("blackmail-box", 2)[1]  # no limit but the cost
    for bare in (1, 2):
        scene = Scene(3, begin=False)
        scene.state.disarmed[bare] = [1, 1, 1, 1]
        scene.in_front(0, "blackmail-box")
        scene.start()
        activate(scene, "blackmail-box", 2)
        assert scene.refused("whom", bare) == ("nothing-to-squeeze", "3.1")
        assert scene.can("whom", 3 - bare)  # an empty hand, but facilities to show


# -- S03 Private Jet ---------------------------------------------------------------------------------------------------


def test_S03_private_jet_flies_for_travel_alone() -> None:
    scene = having("private-jet", hands=[])
    activate(scene, "private-jet")
    assert scene.places_offered() == {"HNL", "YVR"}
    scene.act("go", "YVR")
    assert scene.place(0) == "YVR"
    assert (scene.left, scene.state.travelled) == (2, 1)
    assert scene.refused("fly", "SEA") == ("travel-spent", "2.4")


def test_S03_private_jet_refused_where_no_flight_begins_or_the_sky_is_closed() -> None:
    scene = having("private-jet", places=["DEN"])
    assert refused(scene, "private-jet") == ("no-flight-here", "FAQ-12")
    scene = having("private-jet", places=["DTW"])
    scene.no_fly("EASTERN")
    assert refused(scene, "private-jet") == ("no-fly-zone", "2.4")
    scene = having("private-jet", places=["SEA", "MEX"])
    scene.no_fly("HAWAII")
    activate(scene, "private-jet")
    assert scene.refused("go", "HNL") == ("no-fly-zone", "2.4")
    assert scene.can("go", "YVR")


# -- S04 Propaganda Network --------------------------------------------------------------------------------------------


def test_S04_propaganda_network_draws_cards_one_after_the_other_once_a_turn() -> None:
    count = ability("propaganda-network", 1)[2][1][0]
    scene = having("propaganda-network", hands=[], deck=["trident", "veto", "hacker"][: count + 1])
    activate(scene, "propaganda-network")
    assert scene.pile() == ["trident"]  # resolved before the next draw
    assert len(scene.hand(0)) == count - 1
    assert refused(scene, "propaganda-network") == ("once-a-turn", "3.1")
    assert scene.left == 2


def test_S04_propaganda_network_refused_without_any_card_to_draw() -> None:
    scene = having("propaganda-network", hands=[])
    scene.state.deck, scene.state.father_deck = [], []
    assert refused(scene, "propaganda-network") == ("no-cards-left", "R6")


def test_S04_propaganda_network_is_no_draw_action() -> None:
    scene = having("propaganda-network", hands=[[], ["wiretap"]])
    scene.in_front(0, "trade-embargo")
    scene.father(0, "robert-morris")
    scene.act("draw")
    assert scene.left == 1
    activate(scene, "propaganda-network")
    assert scene.step == "TakeAction"  # no Wiretap
    assert scene.left == 0


# -- S05 Secret Bunker -------------------------------------------------------------------------------------------------


def bunker(scene: Scene, seat: int = 0) -> list[str]:
    return sorted(PACK.card_ids[card] for card in scene.state.bunker[seat])


def next_turn(scene: Scene) -> None:
    scene.end()
    scene.end()


def test_S05_secret_bunker_hides_a_card_from_everybody_and_from_the_hand() -> None:
    scene = having("secret-bunker")
    scene.state.spent = 3
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    assert bunker(scene) == ["hacker"]
    assert scene.hand(0) == ["emp", "veto"]
    assert scene.sees(0).players[0].bunker == [PACK.card["hacker"]]
    assert scene.sees(1).players[0].bunker == scene.sees(None).players[0].bunker == [-1]
    assert scene.refused("play", "hacker") == ("not-offered", "2.1")
    assert refused(scene, "secret-bunker") == ("once-a-turn", "3.1")


def test_S05_secret_bunker_holds_two_cards_and_gives_any_number_back() -> None:
    scene = having("secret-bunker")
    for card in ("hacker", "emp"):
        activate(scene, "secret-bunker")
        scene.act("store", card)
        next_turn(scene)
    activate(scene, "secret-bunker")
    assert scene.refused("store", "veto") == ("bunker-full", "3.1")
    assert scene.refused("retrieve", "veto") == ("not-offered", "3.1")
    scene.do("retrieve", "emp")
    assert scene.refused("store", "veto") == ("not-offered", "3.1")  # either the one or the other
    scene.act("done")
    assert (bunker(scene), scene.hand(0)) == (["hacker"], ["emp", "veto"])
    next_turn(scene)
    activate(scene, "secret-bunker")
    scene.act("store", "veto")
    next_turn(scene)
    activate(scene, "secret-bunker")
    scene.do("retrieve", "hacker")
    scene.act("retrieve", "veto")
    assert (bunker(scene), scene.hand(0)) == ([], ["emp", "hacker", "veto"])
    assert scene.step == "TakeAction"


def test_S05_secret_bunker_cards_do_not_count_for_the_hand_limit() -> None:
    hand = ["veto", "hacker", "emp", "roadblock", "roadblock", "recount"]
    scene = having("secret-bunker", hands=[hand])
    scene.do("end")
    assert scene.step == "DiscardExcess"
    scene = having("secret-bunker", hands=[hand])
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    scene.do("end")
    assert scene.state.active == 1


def test_S05_secret_bunker_cards_are_safe_when_the_hand_is_lost() -> None:
    scene = having("secret-bunker", deck=["trident"])
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    scene.do("draw")
    while scene.step != "TakeAction":  # the order of discards, for Mao
        scene.do(*scene.game.legal(scene.state)[0])
    assert scene.hand(0) == []
    assert bunker(scene) == ["hacker"]


def test_S05_secret_bunker_refused_without_any_card() -> None:
    scene = having("secret-bunker", hands=[])
    assert refused(scene, "secret-bunker") == ("empty-hand", "3.1")


def test_S05_secret_bunker_cards_are_discarded_when_it_leaves_by_censorship() -> None:
    scene = having("secret-bunker", hands=[["hacker", "emp"], ["censorship"]], dictators=["fidel", "idi"])
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    next_turn(scene)
    activate(scene, "secret-bunker")
    scene.act("store", "emp")
    scene.end()
    scene.play("censorship", (0, "secret-bunker"))
    assert not any(scene.state.bunker)
    assert scene.pile()[0] == "secret-bunker"
    assert sorted(scene.pile()[1:3]) == ["emp", "hacker"]


def test_S05_secret_bunker_cards_stay_when_another_asset_leaves() -> None:
    scene = having("secret-bunker", hands=[["hacker", "censorship"]])
    scene.in_front(0, "private-jet")
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    scene.play("censorship", (0, "private-jet"))
    assert bunker(scene) == ["hacker"]
    assert scene.in_play(0) == ["secret-bunker"]


def test_S05_secret_bunker_cards_are_discarded_when_benjamin_franklin_takes_it() -> None:
    scene = having("secret-bunker", hands=[["hacker"]], deck=["benjamin-franklin"])
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    scene.do("draw")
    scene.act("discard", "secret-bunker")
    assert scene.in_play(0) == []
    assert sorted(scene.pile()) == ["hacker", "secret-bunker"]
    assert scene.state.bunker[0].cards == []


def test_S05_secret_bunker_changes_hands_with_its_cards_by_token_v() -> None:
    scene = having("secret-bunker", hands=[["hacker"]], tokens=[[5]])
    scene.state.token_turns[0][0] = scene.state.turn
    activate(scene, "secret-bunker")
    scene.act("store", "hacker")
    scene.do("token", 5)
    scene.act("whom", 1)
    assert scene.in_play(1) == ["secret-bunker"]
    assert bunker(scene, 1) == ["hacker"]
    assert scene.sees(1).players[1].bunker == [PACK.card["hacker"]]
