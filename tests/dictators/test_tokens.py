"""The 15 zone 4 tokens (7.2, 7.4, R17, R18): what each does, when, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine.hands import Hand
from brink.games.dictators.state import NONE
from dictators.scene import GAME, PACK, Scene, cost, many

OWN_TURN = [1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15]
ROMAN = {
    1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI", 7: "VII", 8: "VIII", 9: "IX", 10: "X", 11: "XI", 12: "XII",
    13: "XIII", 14: "XIV", 15: "XV",
}  # fmt: skip


def holding(*numbers: int, **settings: Any) -> Scene:
    """Seat 0 has these tokens and everything they could be used on."""
    settings = {"dictators": ["fidel", "mao", "idi"], "places": ["DEN", "SEA", "ABQ"], **settings}
    scene = Scene(settings.pop("players", 3), tokens=[numbers], **settings)
    scene.block("DEN", "CYS")
    if 5 in numbers:
        scene.state.token_turns[0][numbers.index(5)] = scene.state.turn
    return scene


# -- what all of them have in common -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", OWN_TURN, ids=ROMAN.get)
def test_token_is_free_of_actions_used_once_and_leaves_the_game(number: int) -> None:
    scene = holding(number)
    scene.state.spent = 3
    scene.do("token", number)
    assert scene.state.spent == 3
    assert scene.state.tokens[0] == []
    assert scene.state.gone_tokens == [number]
    assert scene.sees(1).gone_tokens == [number]


@pytest.mark.parametrize("number", OWN_TURN, ids=ROMAN.get)
def test_token_cannot_be_answered(number: int) -> None:
    """7.2: nothing cancels it, so nobody is asked before its effect."""
    scene = holding(number, hands=[["emp"], ["veto", "plausible-deniability"], ["veto"]])
    scene.do("token", number)
    assert scene.seat == 0 or scene.step in ("PassFatherOn", "HandOrSkip", "DismissAny")  # fathers given by X
    assert "Announced" not in scene.step


@pytest.mark.parametrize("number", range(1, 16), ids=ROMAN.get)
def test_token_refused_in_anothers_turn_and_in_a_window(number: int) -> None:
    """R17: III, IX and XIII have windows of their own; this is none of them."""
    scene = holding(number, hands=[["veto"]])
    scene.end()
    scene.do("travel", "POR")
    assert (scene.step, scene.seat) == ("TravelAnnounced", 0)
    assert scene.refused("token", number) == ("not-offered", "R4")


@pytest.mark.parametrize("number", range(1, 16), ids=ROMAN.get)
def test_token_of_another_refused(number: int) -> None:
    scene = Scene(2, tokens=[[], [number]])
    assert scene.refused("token", number) == ("not-offered", "2.1")


@pytest.mark.parametrize("number", range(1, 16), ids=ROMAN.get)
def test_token_is_known_to_its_owner_only(number: int) -> None:
    scene = holding(number)
    assert scene.sees(0).players[0].tokens == [number]
    assert scene.sees(1).players[0].tokens == scene.sees(None).players[0].tokens == [-1]


def test_token_refused_while_a_card_is_being_aimed() -> None:
    scene = holding(15, hands=[["roadblock"]])
    scene.do("play", "roadblock")
    assert scene.refused("token", 15) == ("not-offered", "11.1")


def test_token_is_taken_by_disarming_a_zone_4_facility() -> None:
    scene = Scene(2, dictators=["idi", "mao"], places=["YYZ"], facilities=[["YYZ"]], dice=[3], begin=False)
    scene.lay_token("YYZ", 14)
    scene.start()
    scene.act("disarm")
    assert scene.state.tokens[0] == [14]
    assert scene.sees(1).players[0].tokens == [-1]
    assert scene.sees(1).board_tokens.count(True) == 8
    assert scene.state.disarmed_count(0) == 0  # zone 4 does not count
    assert scene.can("token", 14)  # already in this turn


# -- I -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["SEA", "SPO", "WDC"])
def test_I_moves_to_washington_state_or_washington_dc(there: str) -> None:
    scene = holding(1)
    scene.do("token", 1)
    assert scene.places_offered() == {"SEA", "SPO", "WDC"}
    scene.act("go", there)
    assert scene.place(0) == there
    assert scene.state.travelled == 0
    assert scene.step == "TakeAction"  # in D.C. one confronts at the start of the next turn


def test_I_is_a_move_that_a_tornado_may_follow() -> None:
    """R17: nothing responds to a token, but effects that merely follow are possible."""
    scene = holding(1, hands=[[], ["tornado-season"]])
    scene.do("token", 1)
    scene.do("go", "WDC")
    scene.answer("Moved", 1, "tornado-season", "PIT")
    scene.pass_all()
    assert scene.place(0) == "PIT"


def test_I_refused_where_one_is() -> None:
    scene = holding(1, places=["SEA"])
    scene.do("token", 1)
    assert scene.refused("go", "SEA") == ("already-there", "7.4")


# -- II ----------------------------------------------------------------------------------------------------------------


def test_II_disarms_any_facility_without_roll_or_place() -> None:
    scene = holding(2, facilities=[["LAX", "MOT", "BGR"]], hands=[[], ["sabotage", "recount"]])
    scene.disarmed(0, "LAX")
    scene.do("token", 2)
    assert scene.refused("disarm-there", "LAX") == ("not-offered", "7.4")  # already face-up
    assert scene.refused("disarm-there", "SEA") == ("not-offered", "7.4")  # not one's own
    scene.do("disarm-there", "BGR")
    assert scene.step == "TakeAction"
    assert scene.state.disarmed_count(0) == 2
    assert PACK.place["BGR"] in scene.sees(1).players[0].facilities


def test_II_disarms_a_zone_4_facility_and_takes_its_token() -> None:
    scene = holding(2, facilities=[["YYZ"]], begin=False)
    scene.lay_token("YYZ", 15)
    scene.start()
    scene.do("token", 2)
    scene.do("disarm-there", "YYZ")
    assert scene.state.tokens[0] == [15]


def test_II_refused_with_nothing_armed() -> None:
    scene = holding(2, facilities=[["LAX", "MOT", "BGR", "YYZ"]])
    scene.disarmed(0, "LAX", "MOT", "BGR", "YYZ")
    assert scene.refused("token", 2) == ("nothing-armed", "7.4")


# -- III (the sums are in test_presidential_cards) ---------------------------------------------------------------------


def at_the_president(*tokens: int, die: int) -> Scene:
    scene = Scene(2, dictators=["fidel", "mao"], places=["WDC"], tokens=[tokens], dice=[die], begin=False)
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    scene.until("ConvinceRolled", 0)
    return scene


def test_III_adds_five_to_the_convincing_roll() -> None:
    scene = at_the_president(3, die=15)
    scene.act("token", 3)
    assert scene.state.outcome.winners == (0,)


def test_III_works_once() -> None:
    scene = at_the_president(3, 4, die=14)
    scene.do("token", 3)
    assert scene.state.bonus == 5
    assert (scene.step, scene.seat) == ("TakeAction", 1)  # R46: all know that the other token is not III
    before = at_the_president(3, 4, die=14)
    before.state.rules = 1
    before.do("token", 3)
    assert (before.step, before.seat) == ("ConvinceRolled", 0)
    assert before.refused("token", 3) == ("token-not-yours", "7.4")


def test_III_refused_outside_its_moment() -> None:
    scene = holding(3)
    assert scene.refused("token", 3) == ("token-not-now", "R17")


# -- IV ----------------------------------------------------------------------------------------------------------------


def test_IV_takes_any_unused_dictator() -> None:
    scene = holding(4)
    scene.do("token", 4)
    assert len(scene.offered("dictator")) == 14 - 3
    scene.act("dictator", "augusto")
    assert PACK.dictator_ids[scene.state.dictators[0]] == "augusto"
    assert scene.state.abilities[0] == "free-flights"
    assert PACK.dictator_ids.index("fidel") in scene.state.spare_dictators


def test_IV_refused_for_a_dictator_in_use_and_without_spare_ones() -> None:
    scene = holding(4)
    scene.do("token", 4)
    assert scene.refused("dictator", "mao") == ("not-offered", "7.4")
    assert scene.refused("dictator", "fidel") == ("not-offered", "7.4")
    scene = holding(4)
    scene.state.spare_dictators = []
    assert scene.refused("token", 4) == ("no-spare-dictator", "7.4")


def test_IV_set_up_parts_of_the_new_dictator_do_not_happen_always_parts_do() -> None:
    """R18."""
    scene = holding(4, hands=[["veto"]], facilities=[["SEA", "MOT", "BGR", "YYZ"]])
    scene.do("token", 4)
    scene.act("dictator", "joseph")
    assert PACK.place["SEA"] in scene.state.facilities[0]  # R22: the zone 1 card is kept
    assert scene.state.disarmed_count(0) == 1
    scene = holding(4, hands=[["veto"]])
    scene.do("token", 4)
    scene.act("dictator", "nicolae")
    assert scene.hand(0) == ["veto"]
    assert scene.state.hand_limit(0) == 7


# -- V -----------------------------------------------------------------------------------------------------------------


def test_V_swaps_everything_but_the_seat_and_what_is_left_of_the_turn() -> None:
    scene = Scene(
        3,
        dictators=["idi", "kim", "mao"],
        places=["YYZ", "DEN"],
        hands=[["veto"], ["hacker", "emp"], []],
        facilities=[["SEA", "MOT", "BGR", "YYZ"], ["LAX", "OMA", "CMH", "YVR"]],
        tokens=[[15], [2, 6]],
        dice=[6],
        begin=False,
    )
    state = scene.state
    scene.lay_token("YYZ", 5)
    scene.copy_ability(1, "genghis")
    scene.disarmed(1, "LAX")
    scene.in_front(0, "motorcade")
    scene.in_front(1, "secret-bunker")
    scene.father(1, "john-jay", 1)
    state.deck.remove(PACK.card["wiretap"])
    state.bunker[1] = Hand.of([PACK.card["wiretap"]], 1 << 1)
    state.stored[1], state.stored_knowers[1] = state.president_deck.pop(), 1 << 1
    state.president_knowers.pop()
    state.briber[1] = 2
    scene.start()
    scene.act("disarm")
    state.skips = [0, 2, 1]
    scene.do("token", 5)
    scene.act("whom", 1)

    assert [PACK.dictator_ids[dictator] for dictator in state.dictators] == ["kim", "idi", "mao"]
    assert state.copied == [PACK.dictator_ids.index("genghis"), NONE, NONE]
    assert state.abilities == ["persuasive", "bully", "discard-draw"]
    assert [scene.place(seat) for seat in (0, 1)] == ["DEN", "YYZ"]
    assert [scene.hand(seat) for seat in (0, 1)] == [["emp", "hacker"], ["veto"]]
    assert {PACK.place_ids[place] for place in state.facilities[0]} == {"LAX", "OMA", "CMH", "YVR"}
    assert [state.disarmed_count(seat) for seat in (0, 1)] == [1, 0]
    assert state.tokens[:2] == [[2, 6], [15]]
    assert [scene.in_play(seat) for seat in (0, 1)] == [["secret-bunker"], ["motorcade"]]
    assert [scene.father_of(seat) for seat in (0, 1)] == ["john-jay", ""]
    assert state.father_counts[:2] == [1, 0]
    assert [hand.cards for hand in state.bunker[:2]] == [[PACK.card["wiretap"]], []]
    assert state.stored[0] != NONE
    assert state.stored[1] == NONE
    assert state.skips == [2, 0, 1]  # with the cards in play
    assert state.briber == [2, NONE, NONE]
    assert (state.active, scene.left, state.travelled) == (0, 1, 1)  # seat, turn, actions and travel stay
    mine = scene.sees(0).players[0]
    assert -1 not in mine.hand + mine.facilities + mine.tokens + mine.bunker + [mine.stored]
    theirs = scene.sees(1).players[1]
    assert -1 not in theirs.hand + theirs.facilities + theirs.tokens
    assert -1 in scene.sees(2).players[0].hand


def test_V_leaves_the_others_alone() -> None:
    scene = holding(5, hands=[["veto"], ["hacker"], ["emp"]])
    scene.do("token", 5)
    assert scene.refused("whom", 0) == ("not-offered", "R18")
    scene.act("whom", 1)
    assert scene.hand(2) == ["emp"]
    assert scene.place(2) == "ABQ"


def test_V_nobody_is_left_to_bribe_himself_and_free_cards_are_free_no_more() -> None:
    scene = holding(5, 8, deck=["propaganda-tour"], hands=[["veto"], ["propaganda-tour"], []])
    scene.state.briber[1] = 0
    scene.do("token", 8)
    scene.do("token", 5)
    scene.do("whom", 1)
    assert scene.state.briber == [NONE, NONE, NONE]
    assert scene.hand(0) == ["propaganda-tour"]
    scene.state.spent = 3
    assert scene.refused("play", "propaganda-tour") == ("too-few-actions", "2.1")


def test_V_refused_in_a_later_turn() -> None:
    """7.4: usable only in the turn it was gained."""
    scene = Scene(2, dictators=["idi", "mao"], places=["YYZ"], facilities=[["YYZ"]], dice=[6], begin=False)
    scene.lay_token("YYZ", 5)
    scene.start()
    scene.act("disarm")
    assert scene.can("token", 5)
    scene.end()
    scene.end()
    assert scene.refused("token", 5) == ("only-when-gained", "7.4")


def test_V_refused_in_an_extra_turn_that_follows() -> None:
    scene = Scene(
        2, dictators=["idi", "mao"], hands=[["morale-boost"]], places=["YYZ"], facilities=[["YYZ"]], begin=False
    )
    scene.give_token(0, 2)
    scene.lay_token("YYZ", 5)
    scene.start()
    scene.do("token", 2)
    scene.do("disarm-there", "YYZ")
    scene.play("morale-boost")
    assert scene.can("token", 5)
    scene.end()
    assert scene.state.active == 0
    assert scene.refused("token", 5) == ("only-when-gained", "7.4")


# -- VI ----------------------------------------------------------------------------------------------------------------


def test_VI_redistributes_meeples_over_the_places_they_occupy() -> None:
    scene = holding(6)
    scene.do("token", 6)
    scene.do("place-of", 1)
    assert scene.refused("place-of", 1) == ("place-taken", "7.4")
    scene.do("place-of", 2)
    scene.act("place-of", 0)
    assert [scene.place(seat) for seat in range(3)] == ["SEA", "ABQ", "DEN"]


def test_VI_may_leave_meeples_where_they_are() -> None:
    scene = holding(6, hands=[[], ["tornado-season"], []])
    scene.do("token", 6)
    scene.do("place-of", 0)
    scene.do("place-of", 2)
    scene.do("place-of", 1)
    assert [scene.place(seat) for seat in range(3)] == ["DEN", "ABQ", "SEA"]
    assert scene.step == "TakeAction"  # the own meeple did not move: nothing to answer


def test_VI_is_a_move_of_the_own_meeple() -> None:
    scene = holding(6, hands=[[], ["tornado-season"], []])
    scene.do("token", 6)
    scene.do("place-of", 1)
    scene.do("place-of", 0)
    scene.do("place-of", 2)
    scene.answer("Moved", 1, "tornado-season", "BOI")
    scene.pass_all()
    assert [scene.place(seat) for seat in range(3)] == ["BOI", "DEN", "ABQ"]


def test_VI_refused_when_all_stand_in_one_place() -> None:
    """R27: what could do nothing at all is not used up."""
    scene = holding(6, places=["DEN", "DEN", "DEN"])
    assert scene.refused("token", 6) == ("all-in-one-place", "7.4")
    scene = holding(6, places=["DEN", "DEN", "SEA"])
    assert scene.can("token", 6)


# -- VII ---------------------------------------------------------------------------------------------------------------


def with_five() -> Scene:
    scene = Scene(2, dictators=["fidel", "mao"], tokens=[[7]], places=["WDC"], dice=[20], begin=False)
    scene.president("golf-day", "oops", "in-the-oval-office", "defcon", "state-banquet", "air-force-one")
    scene.start()
    scene.act("decline")
    scene.do("token", 7)
    return scene


def test_VII_keeps_one_of_five_presidential_cards() -> None:
    scene = with_five()
    five = {PACK.presidential_ids[action[1]] for action in scene.offered("keep")}
    assert five == {"golf-day", "oops", "in-the-oval-office", "defcon", "state-banquet"}
    assert scene.refused("keep", "air-force-one") == ("not-offered", "7.4")
    assert [card != -1 for card in scene.sees(0).president_deck] == [False] * 7 + [True] * 5
    assert set(scene.sees(1).president_deck) == {-1}
    scene.act("keep", "in-the-oval-office")
    assert scene.state.stored[0] == PACK.presidential["in-the-oval-office"]
    assert len(scene.state.president_deck) == 11
    assert set(scene.sees(0).president_deck) == {-1}  # shuffled: nobody knows the order
    assert scene.sees(0).players[0].stored == PACK.presidential["in-the-oval-office"]
    assert scene.sees(1).players[0].stored == -1


def test_VII_stored_card_is_drawn_instead_once_and_discarded() -> None:
    scene = with_five()
    scene.act("keep", "golf-day")
    scene.end()
    scene.end()
    assert scene.step == "Confront"
    assert scene.can("confront")  # one may still draw from the deck
    scene.act("confront-stored")
    assert [PACK.presidential_ids[card] for card in scene.state.president_discard] == ["golf-day"]
    assert scene.sees(1).players[0].stored == -2
    assert len(scene.state.president_deck) == 11
    scene.end()
    scene.end()
    assert scene.refused("confront-stored") == ("nothing-stored", "7.4")


def test_VII_stored_president_is_present() -> None:
    scene = with_five()
    scene.act("keep", "in-the-oval-office")
    scene.end()
    scene.end()
    scene.act("confront-stored")
    assert scene.state.outcome.winners == (0,)


def test_VII_shuffles_the_pile_in_when_fewer_than_five_cards_are_left() -> None:
    """R19."""
    scene = holding(7)
    state = scene.state
    state.president_discard, state.president_deck = state.president_deck[4:], state.president_deck[:4]
    state.president_knowers = [0] * 4
    scene.do("token", 7)
    assert (len(state.president_deck), state.president_discard) == (12, [])
    scene.do(*scene.game.legal(state)[0])
    assert len(state.president_deck) == 11


def test_VII_leaves_the_pile_when_five_cards_are_left() -> None:
    scene = holding(7)
    state = scene.state
    state.president_discard, state.president_deck = state.president_deck[5:], state.president_deck[:5]
    state.president_knowers = [0] * 5
    scene.do("token", 7)
    assert (len(state.president_deck), len(state.president_discard)) == (5, 7)


def test_VII_refused_without_any_presidential_card() -> None:
    scene = holding(7)
    scene.state.president_deck, scene.state.president_knowers = [], []
    assert scene.refused("token", 7) == ("no-presidential", "R19")


# -- VIII --------------------------------------------------------------------------------------------------------------

SIX = ["propaganda-tour", "hacker", "defcon", "helicopter", "roger-sherman", "recount"]


def free(**settings: Any) -> Scene:
    settings = {"deck": SIX, "dictators": ["idi", "mao", "fidel"], **settings}
    scene = holding(8, **settings)
    scene.do("token", 8)
    return scene


def test_VIII_reveals_six_cards_and_takes_them_event_cards_go_back() -> None:
    scene = Scene(2, tokens=[[8]], deck=SIX)
    deck = len(scene.state.deck)
    scene.do("token", 8)
    assert sorted(scene.hand(0)) == ["hacker", "helicopter", "propaganda-tour", "recount"]
    assert len(scene.state.deck) == deck - 4
    assert scene.card("defcon") in scene.state.deck
    assert scene.card("roger-sherman") in scene.state.deck
    assert scene.state.defcon == 5
    assert scene.father_of(0) == ""
    assert scene.sees(1).players[0].hand == sorted(scene.state.hands[0], reverse=True)  # revealed


def test_VIII_cards_are_free_this_turn() -> None:
    scene = free(deck=["propaganda-tour", "bribery", "morale-boost", "deportation", "emp", "roadblock"])
    scene.state.spent = 3
    scene.play("bribery", 1)
    scene.play("deportation", 1, "TIJ")
    scene.play("morale-boost")
    scene.play("propaganda-tour")
    assert scene.state.spent == 3
    assert scene.state.briber[1] == 0
    assert scene.place(1) == "TIJ"


def test_VIII_cards_played_free_cannot_be_countered() -> None:
    """FAQ-10: neither by Veto nor by Julius, and no Airport Strike or Sabotage in what they do."""
    hands = [[], ["veto", "airport-strike", "sabotage"], []]
    scene = free(hands=hands, facilities=[["DEN"]], dictators=["idi", "julius", "mao"])
    scene.do("play", "propaganda-tour")
    assert scene.step == "TakeAction"
    scene.do("play", "hacker")
    assert scene.step == "TakeAction"
    assert scene.state.disarmed_count(0) == 1
    scene.do("play", "helicopter")
    scene.aim("ABQ")
    assert scene.place(0) == "ABQ"
    assert scene.step == "Moved"  # what merely follows is possible


def test_VIII_engineer_played_free_cannot_be_sabotaged() -> None:
    scene = free(deck=["engineer"], hands=[[], ["sabotage"]], facilities=[["DEN"]], dice=[3])
    scene.do("play", "engineer")
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 1
    assert scene.hand(1) == ["sabotage"]


def test_VIII_interruption_played_free_cannot_be_countered() -> None:
    scene = free(hands=[[], ["plausible-deniability"], []], facilities=[["DEN"]], dice=[1, 6])
    scene.do("disarm")
    scene.until("DieRolled", 0)
    scene.do("interrupt", "recount")
    assert scene.state.die == 6  # at once
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 1
    assert scene.hand(1) == ["plausible-deniability"]


def test_VIII_only_the_cards_revealed_are_free() -> None:
    scene = free(deck=["propaganda-tour"], hands=[["propaganda-tour", "morale-boost"]])
    scene.play("propaganda-tour")
    assert scene.state.spent == 0
    scene.play("propaganda-tour")  # the other copy
    assert scene.state.spent == cost("propaganda-tour")
    scene.state.spent = 3
    assert scene.refused("play", "morale-boost") == ("too-few-actions", "2.1")


def test_VIII_in_a_later_turn_the_cards_cost_and_can_be_countered() -> None:
    scene = free(hands=[[], ["veto"], []])
    for _ in range(3):
        scene.end()
    assert "propaganda-tour" in scene.hand(0)
    scene.do("play", "propaganda-tour")
    assert scene.state.spent == cost("propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)


def test_VIII_free_cards_keep_their_other_requirements() -> None:
    scene = free(places=["YYZ", "SEA", "ABQ"])
    assert scene.refused("play", "helicopter") == ("usa-only", "R12")
    assert scene.refused("play", "hacker") == ("not-your-facility", "7.1")


def test_VIII_refused_without_any_card_in_any_pile() -> None:
    scene = holding(8)
    state = scene.state
    state.deck, state.discard, state.father_deck, state.father_discard = [], [], [], []
    assert scene.refused("token", 8) == ("no-cards-left", "R6")


# -- IX ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_IX_wins_when_defcon_1_is_reached_in_anyones_turn(seat: int) -> None:
    """CR-14."""
    tokens: list[list[int]] = [[], [], []]
    tokens[seat] = [9]
    scene = Scene(3, dictators=["fidel", "mao", "idi"], tokens=tokens, deck=["defcon"], begin=False)
    scene.state.defcon = 2
    scene.start()
    scene.do("draw")
    assert scene.state.outcome.winners == (seat,)
    assert scene.state.outcome.ranking == tuple(1 if other == seat else 2 for other in range(3))
    assert scene.state.gone_tokens == [9]


def test_IX_wins_only_for_who_holds_it() -> None:
    scene = Scene(2, deck=["defcon"], begin=False)
    scene.lay_token("YYZ", 9)
    scene.state.defcon = 2
    scene.start()
    scene.do("draw")
    assert scene.state.outcome.winners == ()


def test_IX_refused_in_the_own_turn() -> None:
    scene = holding(9)
    assert scene.refused("token", 9) == ("token-not-now", "R21")


# -- X -----------------------------------------------------------------------------------------------------------------


def settle(scene: Scene) -> None:
    """Whatever the fathers ask."""
    while scene.step != "TakeAction":
        scene.do(*scene.game.legal(scene.state)[-1])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_X_gives_each_opponent_one_of_six_cards_the_rest_joins_the_deck(players: int) -> None:
    seen = set()
    for seed in range(12):
        scene = Scene(players, tokens=[[10]], seed=f"X {seed}", discard=["veto"])
        deck = len(scene.state.deck)
        fathers = len(scene.state.father_deck)
        scene.do("token", 10)
        settle(scene)
        assert len(scene.state.father_deck) == fathers - 3
        given = len(scene.said("draws-event")) + len(scene.said("you-draw"))
        assert given == players - 1
        assert len(scene.state.deck) == deck - 3 + (6 - (players - 1))
        assert scene.hand(0) == [] or scene.said("some-card-taken")  # nothing for the player but by Samuel Adams
        assert scene.state.mix == []
        seen |= {"father"} if scene.said("draws-event") else set()
        seen |= {"card"} if scene.said("you-draw") else set()
    assert seen == {"father", "card"}


def test_X_puts_event_cards_aside_and_replaces_them() -> None:
    scene = Scene(2, tokens=[[10]], deck=["defcon", "trident", "veto", "hacker", "defcon", "emp"])
    deck = len(scene.state.deck)
    scene.do("token", 10)
    settle(scene)
    assert scene.state.defcon == 5
    assert scene.state.trident == 0
    assert scene.state.deck.count(scene.card("defcon")) == 2
    assert scene.state.deck.count(scene.card("trident")) == 1
    assert len(scene.state.deck) == deck - 3 + 5
    left = [card for card in ("veto", "hacker", "emp") if scene.card(card) in scene.state.hands[1]]
    assert len(left) == (0 if scene.said("draws-event") else 1)


def test_X_a_father_given_is_resolved_at_once_and_pushes_out_the_one_before() -> None:
    """R8: it counts as drawn; in another's turn it does not count yet."""
    for seed in range(40):
        scene = Scene(2, tokens=[[10]], seed=f"X {seed}", begin=False)
        scene.father(1, "roger-sherman")
        scene.start()
        scene.do("token", 10)
        if scene.step == "TakeAction" and scene.father_of(1) not in ("", "roger-sherman"):
            break
    assert scene.card("roger-sherman") in scene.state.father_discard
    scene.end()
    assert scene.state.father_counts[1] == 0


def test_X_mixes_three_command_cards_and_three_fathers_and_shuffles_the_rest_in() -> None:
    """A holder of tokens is asked about a father, so the mix can be looked at in the middle."""
    for seed in range(40):
        scene = Scene(2, tokens=[[10], [15]], seed=f"X {seed}", deck=["defcon", "trident"])
        before = scene.state.deck[:]
        scene.do("token", 10)
        if scene.step == "PassFatherOn":
            break
    mix = scene.state.mix
    assert sum(card < PACK.defcon_card for card in mix) == 3
    assert sum(card >= PACK.first_father for card in mix) == 2  # the third has just been given
    assert len(mix) == 5
    settle(scene)
    assert scene.state.deck[:60] != before[:60]


def test_X_goes_on_with_a_rebuilt_deck() -> None:
    """R6."""
    scene = Scene(2, tokens=[[10]])
    state = scene.state
    state.discard, state.deck = state.deck[1:], state.deck[:1]
    scene.do("token", 10)
    assert len(scene.said("deck-rebuilt")) == 1
    settle(scene)
    assert state.discard == [] or scene.said("discarded")


def test_X_a_father_given_may_be_passed_on_with_xiii() -> None:
    for seed in range(40):
        scene = Scene(2, tokens=[[10], [13]], seed=f"X {seed}")
        scene.do("token", 10)
        if scene.step == "PassFatherOn":
            break
    assert scene.seat == 1
    scene.do("give-father", 0)
    settle(scene)
    assert scene.father_of(1) == ""
    assert scene.state.gone_tokens == [10, 13]


def test_X_given_cards_are_seen_by_their_new_owners_only() -> None:
    for seed in range(40):
        scene = Scene(3, tokens=[[10]], seed=f"X {seed}")
        scene.do("token", 10)
        if scene.step == "TakeAction" and scene.state.hands[1] and not scene.said("draws-event"):
            break
    assert scene.sees(1).players[1].hand == scene.state.hands[1].cards
    assert scene.sees(0).players[1].hand == scene.sees(2).players[1].hand == [-1]


# -- XI ----------------------------------------------------------------------------------------------------------------


def test_XI_takes_all_tokens_off_the_board_unseen() -> None:
    scene = holding(11, places=["YYZ"], facilities=[["YYZ"]], dictators=["idi", "mao", "fidel"], dice=[6])
    scene.do("token", 11)
    assert set(scene.state.board_tokens) == {NONE}
    assert scene.sees(1).gone_tokens == [11]
    scene.act("disarm")  # a facility without a token can still be disarmed and gives nothing
    assert scene.state.disarmed[0][scene.state.facilities[0].index(PACK.place["YYZ"])] == 1
    assert scene.state.tokens[0] == []


def test_XI_leaves_held_and_unused_tokens_alone() -> None:
    scene = holding(11, 15, places=["TND"], dictators=["idi", "mao", "fidel"], dice=[6], begin=False)
    unused = len(scene.state.unused_tokens)
    scene.state.trident = 1
    scene.start()
    scene.do("token", 11)
    assert len(scene.state.unused_tokens) == unused
    scene.act("disarm")
    assert len(scene.state.tokens[0]) == 2


def test_XI_refused_with_no_token_on_the_board() -> None:
    """R27: what could do nothing at all is not used up."""
    scene = holding(11)
    scene.state.hidden_gone = [token for token in scene.state.board_tokens if token != NONE]
    scene.state.board_tokens = [NONE] * 9
    assert scene.refused("token", 11) == ("no-board-tokens", "7.4")


# -- XII (Joseph and Kim are in test_dictators) ------------------------------------------------------------------------


def test_XII_exchanges_dictators_with_an_opponent_and_nothing_else() -> None:
    scene = holding(12, hands=[["veto"], ["hacker"], []])
    scene.do("token", 12)
    assert scene.refused("whom", 0) == ("not-offered", "7.4")
    scene.act("whom", 1)
    assert [PACK.dictator_ids[dictator] for dictator in scene.state.dictators] == ["mao", "fidel", "idi"]
    assert scene.state.abilities == ["discard-draw", "reroll", "bully"]
    assert (scene.hand(0), scene.hand(1)) == (["veto"], ["hacker"])
    assert [scene.place(seat) for seat in (0, 1)] == ["DEN", "SEA"]


def test_XII_brings_no_set_up_parts() -> None:
    """R18."""
    scene = holding(12, dictators=["fidel", "nicolae", "idi"], hands=[["veto"], ["hacker"], []])
    scene.do("token", 12)
    scene.act("whom", 1)
    assert scene.hand(0) == ["veto"]
    assert [scene.state.hand_limit(seat) for seat in (0, 1)] == [7, 5]


# -- XIII --------------------------------------------------------------------------------------------------------------


def test_XIII_gives_a_father_just_drawn_to_an_opponent() -> None:
    scene = holding(13, deck=["roger-sherman"], begin=False)
    scene.father(0, "john-jay", 1)
    scene.father(2, "john-adams")
    scene.start()
    scene.do("draw")
    assert (scene.step, scene.seat) == ("PassFatherOn", 0)
    assert scene.refused("give-father", 0) == ("not-offered", "7.4")
    scene.act("give-father", 2)
    assert [scene.father_of(seat) for seat in range(3)] == ["john-jay", "", "roger-sherman"]
    assert scene.state.father_discard == [scene.card("john-adams")]  # R8: pushed out
    assert scene.state.tokens[0] == []
    assert scene.left == 2


def test_XIII_need_not_be_used() -> None:
    scene = holding(13, deck=["roger-sherman"])
    scene.do("draw")
    scene.act("pass")
    assert scene.father_of(0) == "roger-sherman"
    assert scene.state.tokens[0] == [13]


def test_XIII_refused_to_who_holds_another_token() -> None:
    """Whoever holds tokens is asked, so that the question tells nothing."""
    scene = holding(15, deck=["roger-sherman"])
    scene.do("draw")
    assert scene.step == "PassFatherOn"
    assert scene.refused("give-father", 1) == ("token-not-yours", "7.4")


def test_XIII_refused_outside_its_moment() -> None:
    scene = holding(13, deck=["defcon"])
    assert scene.refused("token", 13) == ("token-not-now", "R17")
    scene.do("draw")
    assert scene.step == "PlaceRoadblock"  # no father, no question


# -- XIV ---------------------------------------------------------------------------------------------------------------


def test_XIV_takes_ten_cards_event_cards_go_back_without_effect() -> None:
    top = ["defcon", "veto", "trident", "hacker", "emp", "john-jay", "recount", "amtrak", "sabotage", "filibuster"]
    scene = holding(14, deck=top)
    deck = len(scene.state.deck)
    scene.do("token", 14)
    assert sorted(scene.hand(0)) == sorted(["veto", "hacker", "emp", "recount", "amtrak", "sabotage", "filibuster"])
    assert len(scene.state.deck) == deck - 7  # without replacement
    assert (scene.state.defcon, scene.state.trident, scene.father_of(0)) == (5, 0, "")
    assert set(scene.sees(1).players[0].hand) == {-1}
    assert scene.state.draws == 0


def test_XIV_is_subject_to_the_hand_limit_and_costs() -> None:
    scene = holding(14, deck=["roadblock", *many(9)])
    scene.do("token", 14)
    assert len(scene.hand(0)) == 10
    scene.play("roadblock", ("road", "SEA", "SPO"), ("done",))
    assert scene.state.spent == cost("roadblock")
    scene.do("end")
    for _ in range(4):
        assert scene.step == "DiscardExcess"
        scene.do(*scene.offered("discard")[0])
    assert scene.state.active == 1


def test_XIV_goes_on_with_a_rebuilt_deck() -> None:
    """R6: the deck runs out in the middle."""
    scene = holding(14)
    state = scene.state
    state.discard, state.deck = state.deck[6:], state.deck[:6]
    event_cards = sum(card >= PACK.defcon_card for card in state.deck)
    scene.do("token", 14)
    assert len(scene.said("deck-rebuilt")) == 1
    assert event_cards + len(scene.hand(0)) <= 10
    assert state.discard == []


def test_XIV_refused_without_any_card_in_any_pile() -> None:
    scene = holding(14)
    state = scene.state
    state.deck, state.discard, state.father_deck, state.father_discard = [], [], [], []
    assert scene.refused("token", 14) == ("no-cards-left", "R6")


# -- XV ----------------------------------------------------------------------------------------------------------------


def test_XV_takes_any_number_of_roadblocks_and_no_fly_zones_off_the_board() -> None:
    scene = Scene(2, tokens=[[15]], places=["SEA", "SEA"])
    for a, b in (("SEA", "POR"), ("CIA", "WDC"), ("DEN", "CYS")):
        scene.block(a, b)
    scene.no_fly("EASTERN")
    scene.no_fly("HAWAII")
    scene.do("token", 15)
    assert scene.refused("road", "SEA", "SPO") == ("not-offered", "7.4")
    assert scene.refused("zone", "PACIFIC") == ("not-offered", "7.4")
    scene.do("road", "SEA", "POR")
    scene.do("zone", "EASTERN")
    scene.do("road", "CIA", "WDC")
    scene.act("done")
    assert (sum(scene.state.blocked), sum(scene.state.no_fly)) == (1, 1)


def test_XV_ends_by_itself_when_the_board_is_clear() -> None:
    scene = Scene(2, tokens=[[15]])
    scene.block("SEA", "POR")
    scene.block("CIA", "WDC")
    scene.do("token", 15)
    scene.do("road", "SEA", "POR")
    assert scene.step == "OpenRoads"
    scene.do("road", "CIA", "WDC")
    assert scene.step == "TakeAction"


def test_XV_refused_when_there_is_nothing_to_take() -> None:
    """R27: what could do nothing at all is not used up."""
    scene = Scene(2, tokens=[[15]])
    assert scene.refused("token", 15) == ("nothing-on-the-map", "7.4")


def test_every_token_has_its_roman_numeral_and_its_moment() -> None:
    assert sorted([*OWN_TURN, 3, 9, 13]) == list(range(1, 16))
    assert GAME.names(PACK)["token"][1:] == [f"token-{number}" for number in range(1, 16)]
