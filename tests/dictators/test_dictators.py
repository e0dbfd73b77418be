"""The 14 dictators (15.5): what each can do, how often, and what happens when the card changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.games.dictators.state import DictatorsState
from dictators.scene import GAME, PACK, Scene, cost, many, value

ALL = list(PACK.dictator_ids)


def dealt(dictator: str, copies: str = "mao", players: int = 3) -> tuple[DictatorsState, int]:
    """A set-up in which this dictator was dealt, and its seat; Kim's owner chooses `copies`."""
    for number in range(1000):
        state = GAME.setup(players, {}, Chance(seed_from(f"{dictator} {number}")))
        if ALL.index(dictator) in state.dictators:
            if type(state.agenda[-1]).__name__ == "ChooseAbility":
                GAME.apply(state, ("dictator", ALL.index(copies)))
            return state, state.dictators.index(ALL.index(dictator))
    raise AssertionError(dictator)


def zones(state: DictatorsState, seat: int) -> list[int]:
    return [PACK.nuclear_zone[place] for place in state.facilities[seat]]


def owner(dictator: str, *others: str, **settings: Any) -> Scene:
    """Seat 0 plays this dictator, the others none that matters."""
    others = others or tuple(one for one in ("nicolae", "genghis", "napoleon") if one != dictator)[:2]
    return Scene(len(others) + 1, dictators=[dictator, *others], **settings)


def test_every_dictator_of_the_game_is_there_and_dealt_openly() -> None:
    assert len(ALL) == 14
    state, seat = dealt("fidel")
    for viewer in (0, 1, 2, None):
        assert GAME.view(state, viewer).players[seat].dictator == ALL.index("fidel")


# -- D01 Mao -----------------------------------------------------------------------------------------------------------


def test_D01_mao_draws_the_top_of_the_discard_pile_instead() -> None:
    scene = owner("mao", discard=["veto", "hacker", "emp"])
    deck = len(scene.state.deck)
    scene.act("draw-discard")
    scene.act("draw-discard")
    assert scene.hand(0) == ["emp", "hacker"]
    assert scene.pile() == ["veto"]
    assert (scene.left, len(scene.state.deck)) == (1, deck)
    assert scene.sees(1).players[0].hand == sorted(scene.state.hands[0], reverse=True)  # the pile is open
    assert [entry.args["card"] for entry in scene.said("takes-discarded")] == [PACK.card["emp"], PACK.card["hacker"]]
    scene.act("draw")
    assert len(scene.state.deck) == deck - 1


def test_D01_mao_resolves_event_cards_drawn_from_the_pile() -> None:
    scene = owner("mao", "fidel", hands=[["veto"], ["hacker"]], discard=["trident"])
    scene.act("draw-discard")
    assert scene.state.trident == 1
    assert not any(scene.state.hands)
    assert scene.pile() == ["veto", "hacker", "trident"]


def test_D01_mao_refused_with_an_empty_pile_or_without_actions() -> None:
    scene = owner("mao")
    assert scene.refused("draw-discard") == ("pile-empty", "3.5")
    scene = owner("mao", discard=["veto"])
    scene.state.spent = 3
    assert scene.refused("draw-discard") == ("too-few-actions", "2.1")


def test_D01_mao_pays_robert_morris_for_the_pile_too() -> None:
    scene = owner("mao", discard=["veto"], begin=False)
    scene.father(0, "robert-morris")
    scene.start()
    scene.act("draw-discard")
    assert scene.left == 1


def test_D01_nobody_else_draws_from_the_pile() -> None:
    scene = owner("fidel", "mao", discard=["veto"])
    assert scene.refused("draw-discard") == ("not-offered", "2.1")


# -- D02 Joseph --------------------------------------------------------------------------------------------------------


def joseph(*others: str, disarmed: tuple[str, ...] = (), **settings: Any) -> Scene:
    """Seat 0 plays Joseph and has no zone 1 card."""
    scene = owner("joseph", *others, begin=False, facilities=[["MOT", "BGR", "YYZ"]], **settings)
    drop_zone_1(scene, 0)
    scene.disarmed(0, *disarmed)
    scene.start()
    return scene


def drop_zone_1(scene: Scene, seat: int) -> None:
    state = scene.state
    at = zones(state, seat).index(1)
    state.facility_decks[1].append(state.facilities[seat].pop(at))
    del state.disarmed[seat][at], state.facility_knowers[seat][at]


def test_D02_joseph_is_dealt_no_zone_1_card() -> None:
    state, seat = dealt("joseph")
    assert sorted(zones(state, seat)) == [2, 3, 4]
    assert len(state.facility_decks[1]) == 11 - 2
    for other in {0, 1, 2} - {seat}:
        assert sorted(zones(state, other)) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("disarmed", "count"), [((), 1), (("YYZ",), 1), (("MOT",), 2), (("MOT", "BGR"), 3), (("MOT", "BGR", "YYZ"), 3)]
)
def test_D02_joseph_counts_one_more(disarmed: tuple[str, ...], count: int) -> None:
    scene = joseph(disarmed=disarmed)
    assert scene.state.disarmed_count(0) == count
    assert scene.sees(1).players[0].counts == count


def test_D02_joseph_never_counts_more_than_three() -> None:
    """Somebody who got Joseph later keeps a zone 1 card."""
    scene = owner("joseph", facilities=[["SEA", "MOT", "BGR"]])
    scene.disarmed(0, "SEA", "MOT", "BGR")
    assert scene.state.disarmed_count(0) == 3


def test_D02_joseph_lost_through_token_iv_gives_a_zone_1_card() -> None:
    scene = joseph("fidel", tokens=[[4]])
    left = len(scene.state.facility_decks[1])
    scene.do("token", 4)
    scene.do("dictator", "mao")
    assert sorted(zones(scene.state, 0)) == [1, 2, 3, 4]
    assert len(scene.state.facility_decks[1]) == left - 1
    assert scene.state.disarmed_count(0) == 0
    mine = scene.state.facilities[0][-1]
    assert mine in scene.sees(0).players[0].facilities
    assert mine not in scene.sees(1).players[0].facilities  # face-down


def test_D02_joseph_lost_through_token_xii_gives_a_zone_1_card_to_the_loser() -> None:
    """CR-15: seat 1 takes Joseph; seat 0 draws. Seat 1 keeps the zone 1 card and counts one more."""
    scene = joseph("fidel", tokens=[[], [12]])
    scene.end()
    scene.do("token", 12)
    scene.do("whom", 0)
    assert [ALL[dictator] for dictator in scene.state.dictators] == ["fidel", "joseph"]
    assert sorted(zones(scene.state, 0)) == [1, 2, 3, 4]
    assert sorted(zones(scene.state, 1)) == [1, 2, 3, 4]
    assert [scene.state.disarmed_count(seat) for seat in (0, 1)] == [0, 1]


def test_D02_joseph_given_away_with_ones_own_token_xii_gives_a_zone_1_card_too() -> None:
    scene = joseph("fidel", tokens=[[12]])
    scene.do("token", 12)
    scene.do("whom", 1)
    assert sorted(zones(scene.state, 0)) == [1, 2, 3, 4]


def test_D02_joseph_lost_through_token_v_gives_nothing() -> None:
    scene = joseph("fidel", tokens=[[], [5]])
    scene.end()
    scene.state.token_turns[1][0] = scene.state.turn
    scene.do("token", 5)
    scene.do("whom", 0)
    assert ALL[scene.state.dictators[1]] == "joseph"
    assert sorted(zones(scene.state, 1)) == [2, 3, 4]
    assert sorted(zones(scene.state, 0)) == [1, 2, 3, 4]  # what seat 1 had


def test_D02_joseph_lost_with_an_empty_zone_1_deck_gives_no_card() -> None:
    scene = joseph("fidel", tokens=[[4]])
    scene.state.facility_decks[1] = []
    GAME.apply(scene.state, ("token", 4))
    GAME.apply(scene.state, ("dictator", ALL.index("mao")))
    assert sorted(zones(scene.state, 0)) == [2, 3, 4]


def test_D02_joseph_makes_convincing_easier() -> None:
    scene = Scene(2, dictators=["joseph", "mao"], places=["WDC"], dice=[18], begin=False)
    scene.president("in-the-oval-office")
    scene.start()
    scene.act("confront")
    assert scene.state.outcome.winners == (0,)  # nothing disarmed, and yet 18 is enough


# -- D03 Fidel ---------------------------------------------------------------------------------------------------------


def test_D03_fidel_rolls_again_and_the_second_result_counts() -> None:
    for dice, success in (([1, 3], 1), ([6, 2], 0)):
        scene = owner("fidel", places=["SEA"], facilities=[["SEA"]], dice=dice)
        scene.do("disarm")
        assert (scene.step, scene.seat) == ("DieRolled", 0)  # without any card in hand
        scene.act("reroll")
        assert scene.state.disarmed_count(0) == success


def test_D03_fidel_need_not_roll_again() -> None:
    scene = owner("fidel", places=["SEA"], facilities=[["SEA"]], dice=[3])
    scene.do("disarm")
    scene.act("pass")
    assert scene.state.disarmed_count(0) == 1


def test_D03_fidel_rolls_again_once_a_turn() -> None:
    scene = owner("fidel", hands=[["engineer", "veto"]], places=["SEA"], facilities=[["SEA"]], dice=[1, 1, 2, 1, 6])
    scene.do("play", "engineer")
    scene.do("reroll")
    assert (scene.step, scene.seat) == ("DieRolled", 0)  # asked again, for there is a card in hand
    assert scene.refused("reroll") == ("not-offered", "R4")
    scene.do("pass")
    scene.do("disarm")  # the second attempt of the turn
    assert scene.refused("reroll") == ("not-offered", "R4")
    scene.act("pass")
    assert scene.state.disarmed_count(0) == 0
    scene.end()
    scene.end()
    scene.end()
    scene.do("disarm")
    scene.act("reroll")  # a new turn
    assert scene.state.disarmed_count(0) == 1


def test_D03_fidel_not_for_the_d20_nor_for_anothers_die() -> None:
    scene = owner(
        "fidel", "mao", hands=[["veto"]], places=["WDC", "SEA"], facilities=[[], ["SEA"]], dice=[1, 1], begin=False
    )
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    assert scene.refused("reroll") == ("not-offered", "R4")
    scene.pass_all()
    assert scene.state.active == 1
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    assert scene.refused("reroll") == ("not-offered", "R4")


# -- D04 Kim -----------------------------------------------------------------------------------------------------------


def test_D04_kim_chooses_any_other_dictator_dealt_or_not_at_set_up() -> None:
    for number in range(1000):
        state = GAME.setup(3, {}, Chance(seed_from(f"kim {number}")))
        if ALL.index("kim") in state.dictators:
            break
    seat = state.dictators.index(ALL.index("kim"))
    assert GAME.to_act(state) == seat
    choices = [ALL[action[1]] for action in GAME.legal(state)]
    assert choices == [dictator for dictator in ALL if dictator != "kim"]
    reason = GAME.refusal(state, ("dictator", ALL.index("kim")))
    assert reason is not None
    assert (reason.key, reason.rule) == ("not-offered", "3.5")
    assert all(not hand for hand in state.hands)  # R31: before any card is dealt


@pytest.mark.parametrize("copied", [dictator for dictator in ALL if dictator != "kim"])
def test_D04_kim_has_the_ability_chosen(copied: str) -> None:
    state, seat = dealt("kim", copies=copied)
    assert state.abilities[seat] == PACK.ability_of[ALL.index(copied)]
    assert GAME.view(state, None).players[seat].copied == ALL.index(copied)
    assert sorted(zones(state, seat)) == ([2, 3, 4] if copied == "joseph" else [1, 2, 3, 4])
    assert len(state.hands[seat]) == (6 if copied == "nicolae" else 4)


def test_D04_kim_uses_the_ability_every_turn() -> None:
    """FAQ-19."""
    scene = owner("kim", "mao", discard=["veto", "hacker", "emp"], begin=False)
    scene.copy_ability(0, "mao")
    scene.start()
    scene.act("draw-discard")
    scene.end()
    scene.end()
    scene.act("draw-discard")
    assert scene.hand(0) == ["emp", "hacker"]


def test_D04_kim_is_bound_by_the_limits_of_the_ability() -> None:
    scene = owner(
        "kim", hands=[["engineer", "veto"]], places=["SEA"], facilities=[["SEA"]], dice=[1, 2, 2], begin=False
    )
    scene.copy_ability(0, "fidel")
    scene.start()
    scene.do("play", "engineer")
    scene.do("reroll")
    scene.do("pass")
    scene.do("disarm")
    assert scene.refused("reroll") == ("not-offered", "R4")


def test_D04_kim_received_through_token_iv_chooses_then() -> None:
    scene = owner("fidel", "mao", tokens=[[4]], discard=["veto"])
    scene.do("token", 4)
    scene.do("dictator", "kim")
    assert (scene.step, scene.seat) == ("ChooseAbility", 0)
    assert scene.refused("dictator", "kim") == ("not-offered", "3.5")
    scene.act("dictator", "mao")  # dealt to seat 1
    assert scene.can("draw-discard")


def test_D04_kim_received_through_token_xii_is_chosen_for_anew_by_the_new_owner() -> None:
    scene = owner("fidel", "kim", tokens=[[12]], begin=False)
    scene.copy_ability(1, "genghis")
    scene.start()
    scene.do("token", 12)
    scene.do("whom", 1)
    assert (scene.step, scene.seat) == ("ChooseAbility", 0)
    scene.act("dictator", "augusto")
    assert scene.state.abilities == ["free-flights", "reroll"]
    assert scene.state.copied == [ALL.index("augusto"), -1]


def test_D04_kim_as_joseph_draws_a_zone_1_card_when_lost() -> None:
    scene = owner("kim", "mao", tokens=[[4]], begin=False)
    scene.copy_ability(0, "joseph")
    drop_zone_1(scene, 0)
    scene.start()
    assert scene.state.disarmed_count(0) == 1
    scene.do("token", 4)
    scene.act("dictator", "fidel")
    assert sorted(zones(scene.state, 0)) == [1, 2, 3, 4]


# -- D05 Nicolae -------------------------------------------------------------------------------------------------------


def test_D05_nicolae_starts_with_six_cards() -> None:
    state, seat = dealt("nicolae")
    assert [len(hand) for hand in state.hands] == [6 if other == seat else 4 for other in range(3)]


def test_D05_nicolae_keeps_seven_cards() -> None:
    for dictator, limit in (("nicolae", 7), ("fidel", 5)):
        scene = owner(dictator, hands=[many(8)])
        scene.do("end")
        for _ in range(8 - limit):
            assert scene.step == "DiscardExcess"
            scene.do(*scene.offered("discard")[0])
        assert scene.state.active == 1
        assert len(scene.hand(0)) == limit


def test_D05_nicolae_received_later_brings_the_limit_but_no_cards() -> None:
    scene = owner("fidel", "mao", hands=[["veto"]], tokens=[[4]])
    scene.do("token", 4)
    scene.act("dictator", "nicolae")
    assert scene.hand(0) == ["veto"]
    assert scene.sees(1).players[0].hand_limit == 7


# -- D06 Benito --------------------------------------------------------------------------------------------------------


def test_D06_benito_pays_one_less_for_the_first_usa_card_of_a_turn() -> None:
    scene = owner("benito", "mao", hands=[["amtrak", "helicopter", "amtrak"]], places=["DEN"])
    scene.play("amtrak", "ABQ")
    assert scene.left == 3 - (cost("amtrak") - 1)
    scene.play("helicopter", "DEN")
    assert scene.left == 3 - (cost("amtrak") - 1) - cost("helicopter")
    scene.state.skips[0] = 0
    scene.end()
    scene.end()
    scene.play("amtrak", "ABQ")  # a new turn
    assert scene.left == 3 - (cost("amtrak") - 1)


def test_D06_benito_pays_at_least_one_and_the_discount_is_gone() -> None:
    assert cost("area-51-access-pass") == 1
    scene = owner("benito", "mao", hands=[["area-51-access-pass", "amtrak"]], places=["DEN"])
    scene.play("area-51-access-pass")
    assert scene.left == 2
    scene.play("amtrak", "LAS")
    assert scene.left == 2 - cost("amtrak")


def test_D06_benito_pays_less_for_an_asset_with_the_symbol() -> None:
    scene = owner("benito", "mao", hands=[["the-marauder"]], places=["DEN"])
    scene.play("the-marauder")
    assert scene.left == 3 - (cost("the-marauder") - 1)


def test_D06_benito_refused_the_discount_on_cards_without_the_symbol() -> None:
    scene = owner("benito", "mao", hands=[["hacker", "amtrak"]], places=["SEA"], facilities=[["SEA"]])
    scene.state.spent = 3 - cost("hacker") + 1
    assert scene.refused("play", "hacker") == ("too-few-actions", "2.1")
    assert scene.can("play", "amtrak")
    scene.state.spent = 0
    scene.play("hacker")
    scene.play("amtrak", "POR")  # the discount is still there
    assert scene.left == 3 - cost("hacker") - (cost("amtrak") - 1)


# -- D07 Saddam --------------------------------------------------------------------------------------------------------


def against_saddam(hand: list[str], *others: str, **settings: Any) -> Scene:
    """Seat 1 is Saddam."""
    players = 2 + len(others)
    settings = {"places": ["DEN"] * players, **settings}
    hands = [hand, ["veto", "hacker"], ["emp"]][:players]
    return Scene(players, dictators=["fidel", "saddam", *others], hands=hands, **settings)


def test_D07_saddam_cannot_be_pickpocketed() -> None:
    scene = against_saddam(["pickpocket"])
    assert scene.refused("play", "pickpocket") == ("hand-secured", "3.5")
    scene = against_saddam(["pickpocket"], "mao")
    scene.do("play", "pickpocket")
    assert scene.refused("whom", 1) == ("hand-secured", "3.5")
    assert scene.can("whom", 2)


def test_D07_saddam_shows_langley_only_his_facilities_and_gives_no_card() -> None:
    scene = against_saddam(["friends-at-langley"], places=["CIA", "DEN"])
    scene.play("friends-at-langley", 1)
    assert scene.step == "TakeAction"
    assert scene.sees(0).players[1].hand == [-1, -1]
    assert scene.sees(0).players[1].facilities == scene.state.facilities[1]
    assert not any("card_all" in line.args and line.args["card_all"] for line in scene.said("you-spy"))


def test_D07_saddam_cannot_be_blackmailed() -> None:
    scene = against_saddam(["emp"], "mao", begin=False)
    scene.in_front(0, "blackmail-box")
    scene.start()
    scene.do("activate", "blackmail-box", "blackmail-box:1")
    scene.do("discard", "emp")
    assert scene.refused("whom", 1) == ("hand-secured", "3.5")


def test_D07_saddam_squeezed_can_only_show_a_facility() -> None:
    scene = against_saddam([], begin=False)
    scene.in_front(0, "blackmail-box")
    scene.start()
    assert scene.refused("activate", "blackmail-box", "blackmail-box:1")[0] == "empty-hand"
    scene.do("activate", "blackmail-box", "blackmail-box:2")
    scene.do("whom", 1)
    scene.until_step("GiveOrShow")
    assert scene.refused("give", "veto") == ("hand-secured", "3.5")
    assert {action[0] for action in scene.game.legal(scene.state)} == {"show"}


def test_D07_saddam_cannot_be_bullied() -> None:
    scene = Scene(2, dictators=["idi", "saddam"], hands=[[], ["veto"]], places=["DEN", "DEN"])
    assert scene.refused("bully") == ("nobody-near", "3.5")
    scene = Scene(3, dictators=["idi", "saddam", "mao"], hands=[[], ["veto"], ["emp"]], places=["DEN"] * 3)
    scene.do("bully")
    assert scene.refused("whom", 1) == ("hand-secured", "3.5")
    assert scene.can("whom", 2)


def test_D07_saddam_cannot_be_wiretapped() -> None:
    scene = Scene(2, dictators=["saddam", "fidel"], hands=[[], ["wiretap"]], rules=1)
    scene.do("draw")
    scene.until("CardDrawn", 1)
    assert scene.refused("interrupt", "wiretap") == ("hand-secured", "3.5")
    now = Scene(2, dictators=["saddam", "fidel"], hands=[[], ["wiretap"]])
    now.do("draw")
    assert now.step == "TakeAction"  # R46: all can see that it cannot be answered


def test_D07_saddam_may_discard_for_mutually_assured_destruction() -> None:
    scene = against_saddam(["mutually-assured-destruction"])
    scene.play("mutually-assured-destruction")
    assert scene.seat == 1
    scene.act("discard", "veto")
    assert scene.hand(1) == ["hacker"]


def test_D07_saddam_does_not_stop_bribery() -> None:
    scene = against_saddam(["bribery"])
    scene.play("bribery", 1)
    scene.end()
    assert (scene.state.active, scene.seat) == (1, 0)
    assert sorted(scene.sees(0).players[1].hand) == sorted(scene.state.hands[1])


def test_D07_saddam_does_not_stop_event_cards() -> None:
    scene = against_saddam([], deck=["trident"])
    scene.act("draw")
    assert scene.hand(1) == []
    scene = Scene(2, dictators=["saddam", "fidel"], hands=[["veto"]], deck=["samuel-adams"])
    scene.act("draw")
    assert (scene.hand(0), scene.hand(1)) == ([], ["veto"])


def test_D07_saddam_does_not_stop_skips_and_moves() -> None:
    scene = against_saddam(["emp"])
    scene.play("emp", "CO")
    assert scene.state.skips == [1, 1]
    scene = against_saddam(["deportation"])
    scene.play("deportation", 1, "TIJ")
    assert scene.place(1) == "TIJ"


# -- D08 Muammar -------------------------------------------------------------------------------------------------------


def test_D08_muammar_travels_past_a_roadblock_which_stays() -> None:
    scene = owner("muammar", places=["SEA"])
    scene.block("SEA", "POR")
    scene.block("MEX", "CUN")
    scene.act("travel", "POR")
    assert scene.place(0) == "POR"
    assert sum(scene.state.blocked) == 2
    assert (scene.left, scene.state.travelled) == (2, 1)


def test_D08_muammar_only_with_travel_and_only_he() -> None:
    scene = owner("muammar", hands=[["road-trip"]], places=["LAS"])
    scene.block("LAS", "A51")
    scene.do("play", "road-trip")
    assert scene.refused("go", "A51") == ("road-blocked", "2.3")
    scene = owner("fidel", places=["LAS"])
    scene.block("LAS", "A51")
    assert scene.refused("travel", "A51") == ("road-blocked", "2.3")


# -- D09 Idi -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs"), [("DAL", "DAL"), ("DAL", "HOU"), ("DAL", "OKC"), ("YYZ", "YYZ")])
def test_D09_idi_makes_a_near_opponent_discard_a_random_card(mine: str, theirs: str) -> None:
    scene = owner("idi", "mao", hands=[[], ["veto", "hacker"]], places=[mine, theirs])
    scene.do("bully")
    scene.do("whom", 1)
    scene.pass_all()
    assert len(scene.hand(1)) == 1
    assert len(scene.pile()) == 1
    assert scene.left == 2


@pytest.mark.parametrize(("mine", "theirs"), [("DAL", "DEN"), ("YYZ", "YQT"), ("DTW", "YYZ"), ("YYZ", "DTW")])
def test_D09_idi_refused_when_nobody_is_near(mine: str, theirs: str) -> None:
    scene = owner("idi", "mao", hands=[[], ["veto"]], places=[mine, theirs])
    assert scene.refused("bully") == ("nobody-near", "3.5")


def test_D09_idi_refused_twice_a_turn_without_actions_and_from_afar() -> None:
    scene = owner("idi", "mao", "fidel", hands=[[], ["veto", "hacker"], ["emp"]], places=["DAL", "DAL", "DEN"])
    scene.state.spent = 3
    assert scene.refused("bully") == ("too-few-actions", "2.1")
    scene.state.spent = 2  # one action is enough
    scene.do("bully")
    assert scene.refused("whom", 2) == ("not-near", "3.5")
    scene.do("whom", 1)
    scene.pass_all()
    assert scene.refused("bully") == ("ability-used", "3.5")
    for _ in range(3):
        scene.end()
    assert scene.can("bully")


def test_D09_idi_refused_against_an_empty_hand() -> None:
    scene = owner("idi", "mao", "fidel", hands=[[], [], ["emp"]], places=["DAL", "DAL", "DAL"])
    scene.do("bully")
    assert scene.refused("whom", 1) == ("empty-hand", "3.1")


# -- D10 Augusto -------------------------------------------------------------------------------------------------------


def test_D10_augusto_flies_for_travel_alone_and_through_no_fly_zones() -> None:
    scene = owner("augusto", places=["SEA"])
    scene.no_fly("PACIFIC")
    scene.act("fly", "YVR")
    assert scene.place(0) == "YVR"
    assert (scene.left, scene.state.travelled) == (2, 1)
    assert scene.refused("fly", "SEA") == ("travel-spent", "2.4")


def test_D10_augusto_flies_a_helicopter_through_no_fly_zones() -> None:
    scene = owner("augusto", hands=[["helicopter", "sneaking-across"]], places=["DEN"])
    for zone in ("PACIFIC", "MOUNTAIN", "CENTRAL", "EASTERN"):
        scene.no_fly(zone)
    scene.play("helicopter", "SEA" if value("helicopter") > 3 else "OKC")
    assert scene.place(0) != "DEN"
    scene.state.places[0] = PACK.place["DTW"]
    scene.play("sneaking-across", "YYZ")
    assert scene.place(0) == "YYZ"


def test_D10_augusto_still_needs_a_dotted_line_and_a_surfaced_trident() -> None:
    scene = owner("augusto", places=["SEA"])
    assert scene.refused("fly", "MEX") == ("not-offered", "2.1")
    scene = owner("augusto", places=["CUN"])
    assert scene.refused("fly", "TND") == ("trident-not-there", "6")
    scene = owner("fidel", places=["SEA"])
    scene.no_fly("PACIFIC")
    assert scene.refused("fly", "YVR") == ("no-fly-zone", "2.4")


# -- D11 Francisco -----------------------------------------------------------------------------------------------------


def test_D11_francisco_dismisses_his_founding_father() -> None:
    scene = owner("francisco", begin=False)
    scene.father(0, "roger-sherman")
    scene.start()
    scene.act("dismiss")
    assert scene.father_of(0) == ""
    assert scene.state.father_discard == [scene.card("roger-sherman")]
    assert scene.left == 2


def test_D11_francisco_refused_without_a_father_and_twice_a_turn() -> None:
    scene = owner("francisco", begin=False, deck=["roger-sherman"])
    scene.father(1, "george-mason")
    scene.start()
    assert scene.refused("dismiss") == ("no-father", "3.5")
    scene.father(0, "john-jay")
    scene.act("dismiss")
    scene.act("draw")
    assert scene.father_of(0) == "roger-sherman"
    assert scene.refused("dismiss") == ("ability-used", "3.5")
    assert scene.father_of(1) == "george-mason"


def test_D11_francisco_refused_without_an_action() -> None:
    scene = owner("francisco", begin=False)
    scene.father(0, "james-madison")
    scene.start()
    scene.act("draw")
    assert scene.can("dismiss")  # one action is enough
    scene.act("draw")
    assert scene.refused("dismiss") == ("too-few-actions", "2.1")


# -- D12 Napoleon ------------------------------------------------------------------------------------------------------


def test_D12_napoleon_travels_twice_by_road() -> None:
    scene = owner("napoleon", places=["SEA"])
    scene.act("travel", "POR")
    scene.act("travel", "SFO")
    assert scene.place(0) == "SFO"
    assert scene.left == 1
    assert scene.refused("travel", "LAX") == ("travel-spent", "2.1")


def test_D12_napoleon_may_drive_after_a_flight_or_an_attempt() -> None:
    scene = owner("napoleon", places=["YVR"])
    scene.act("fly", "SEA")
    scene.act("travel", "POR")
    assert (scene.place(0), scene.left) == ("POR", 0)
    scene = owner("napoleon", places=["SEA"], facilities=[["SEA"]], dice=[3])
    scene.act("disarm")
    scene.act("travel", "POR")
    assert (scene.place(0), scene.left) == ("POR", 0)


def test_D12_napoleon_refused_a_second_travel_for_anything_else() -> None:
    scene = owner("napoleon", places=["POR"], facilities=[["SEA"]], begin=False)
    scene.in_front(0, "private-jet")
    scene.start()
    scene.act("travel", "SEA")
    assert scene.refused("disarm") == ("second-travel", "R52")
    assert scene.refused("fly", "YVR") == ("second-travel", "R52")
    assert scene.refused("activate", "private-jet", "private-jet:1") == ("second-travel", "R52")


def test_D12_napoleon_pays_an_action_for_each_and_nobody_else_may() -> None:
    scene = owner("napoleon", places=["SEA"])
    scene.act("travel", "POR")
    scene.state.spent = 3
    assert scene.refused("travel", "SEA") == ("too-few-actions", "2.1")
    scene = owner("fidel", places=["SEA"])
    scene.act("travel", "POR")
    assert scene.refused("travel", "SEA") == ("travel-spent", "2.1")


# -- D13 Julius --------------------------------------------------------------------------------------------------------


def test_D13_julius_seizes_an_action_card_and_the_cost_stays_spent() -> None:
    scene = owner("fidel", "julius", hands=[["propaganda-tour"]])
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)  # without a card in hand
    scene.act("seize")
    assert scene.hand(0) == []
    assert scene.pile() == ["propaganda-tour"]
    assert scene.left == 3 - cost("propaganda-tour")


def test_D13_julius_seizes_an_asset() -> None:
    scene = owner("fidel", "julius", hands=[["private-jet"]])
    scene.do("play", "private-jet")
    scene.act("seize")
    assert scene.in_play(0) == []
    assert scene.pile() == ["private-jet"]


def test_D13_julius_seizes_an_interruption() -> None:
    scene = owner("julius", "fidel", hands=[["propaganda-tour"], ["veto"]], deck=["emp", "hacker"])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 0)
    scene.act("seize")
    assert scene.hand(0) == ["emp", "hacker"]


def test_D13_julius_once_a_game() -> None:
    scene = owner("fidel", "julius", hands=[["propaganda-tour", "propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    scene.do("seize")
    assert scene.sees(0).players[1].ability_spent
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    assert scene.refused("seize") == ("once-a-game", "R23")


def test_D13_julius_is_not_asked_any_more_without_cards() -> None:
    scene = owner("fidel", "julius", hands=[["propaganda-tour", "propaganda-tour"]])
    scene.do("play", "propaganda-tour")
    scene.do("seize")
    scene.do("play", "propaganda-tour")
    assert scene.step == "TakeAction"


def test_D13_julius_not_against_his_own_cards_nor_in_other_windows() -> None:
    scene = owner("julius", "fidel", hands=[["propaganda-tour"]])
    scene.do("play", "propaganda-tour")
    assert scene.step == "TakeAction"  # nobody was asked
    scene = owner("fidel", "julius", hands=[[], ["veto"]], places=["SEA"])
    scene.do("travel", "POR")
    assert (scene.step, scene.seat) == ("TravelAnnounced", 1)
    assert scene.refused("seize") == ("not-offered", "R4")
    scene = owner("fidel", "mao", hands=[["propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    assert scene.refused("seize") == ("not-offered", "R4")  # only Julius


def test_D13_julius_keeps_the_mark_when_he_changes_hands() -> None:
    """R23."""
    scene = owner("fidel", "julius", hands=[["propaganda-tour"], ["propaganda-tour", "veto"]], tokens=[[12]])
    scene.do("play", "propaganda-tour")
    scene.do("seize")
    scene.do("token", 12)
    scene.do("whom", 1)
    assert scene.state.abilities == ["seize", "reroll"]
    scene.state.deck.remove(PACK.card["veto"])
    scene.state.hands[0] = Hand.of([PACK.card["veto"]], 1)
    scene.end()
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 0)
    assert scene.refused("seize") == ("once-a-game", "R23")


def test_D13_julius_and_kims_copy_have_marks_of_their_own() -> None:
    """R23."""
    hands = [["propaganda-tour", "motorcade", "rigged-election"], ["veto"], ["veto"]]
    scene = owner("fidel", "julius", "kim", hands=hands, begin=False)
    scene.copy_ability(2, "julius")
    scene.start()
    scene.do("play", "propaganda-tour")
    scene.until("CardAnnounced", 1)
    scene.do("seize")
    scene.pass_all()
    scene.do("play", "motorcade")
    assert scene.refused("seize") == ("once-a-game", "R23")  # Julius
    scene.until("CardAnnounced", 2)
    scene.do("seize")  # Kim still may
    scene.pass_all()
    scene.do("play", "rigged-election")
    scene.until("CardAnnounced", 2)
    assert scene.refused("seize") == ("once-a-game", "R23")
    assert scene.hand(0) == []


def test_D13_julius_may_not_seize_for_a_card_played_free_by_token_viii() -> None:
    scene = owner("fidel", "julius", tokens=[[8]], deck=["propaganda-tour"])
    scene.act("token", 8)
    assert "propaganda-tour" in scene.hand(0)
    scene.do("play", "propaganda-tour")
    assert scene.step == "TakeAction"


# -- D14 Genghis -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wins"), [(6, True), (5, False)])
def test_D14_genghis_adds_two_when_convincing(die: int, wins: bool) -> None:
    scene = owner("genghis", "mao", places=["WDC"], facilities=[["SEA", "MOT", "BGR"]], dice=[die], begin=False)
    scene.disarmed(0, "SEA", "MOT", "BGR")
    scene.president("in-the-oval-office")
    scene.start()
    scene.act("confront")
    assert (scene.state.outcome is not None) == wins


def test_D14_genghis_adds_nothing_to_a_disarm_roll() -> None:
    scene = owner("genghis", "mao", places=["SEA"], facilities=[["SEA"]], dice=[2])
    scene.act("disarm")
    assert scene.state.disarmed_count(0) == 0
    assert PACK.place["SEA"] in scene.sees(1).players[0].facilities  # a failed attempt shows whose facility it is
