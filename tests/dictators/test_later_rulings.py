"""R47 and on: rulings of the second version of the rules. What the first version did is pinned."""

from __future__ import annotations

from typing import Any

import pytest

from brink.games.dictators.state import TRIDENT_ON_BOARD
from dictators.scene import PACK, Scene, Table

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")
EVENTS = ["defcon", "trident"]


# -- R47 The last card -----------------------------------------------------------------------------------------------


def last_card(deck: list[str], pile: list[str], **settings: Any) -> Table:
    """Seat 0 acts, the command deck and the discard pile are just so; all other command cards are in seat 1's hand."""
    scene = Table(2, dictators=PLAIN, begin=False, **settings)
    scene.arrange(deck, pile, rest=1)
    scene.start()
    return scene


def test_R47_defcon_as_the_last_card_has_the_pile_reshuffled_before_two_founding_fathers_join():
    scene = last_card(["defcon"], ["emp", "amtrak", *EVENTS])
    scene.state.defcon = 4  # level 3 does nothing to the deck
    scene.do("draw")
    for _ in range(3):  # the no-fly zone and the roadblocks of level 3
        scene.do(*scene.game.legal(scene.state)[0])
    names = scene.names(scene.state.deck)
    assert {"emp", "amtrak", *EVENTS} <= set(names)
    assert len(names) == 4 + 3 + 2  # the pile, 3 founding fathers of a new deck, 2 of the card
    assert scene.pile() == ["defcon"]


def test_R47_in_the_first_version_two_founding_fathers_were_a_deck_of_their_own():
    scene = last_card(["defcon"], ["emp", "amtrak", *EVENTS], rules=1)
    scene.state.defcon = 4
    scene.do("draw")
    for _ in range(3):
        scene.do(*scene.game.legal(scene.state)[0])
    assert len(scene.state.deck) == 2
    assert scene.pile() == ["emp", "amtrak", *EVENTS, "defcon"]


def test_R47_the_other_reading_has_the_fathers_join_at_level_4():
    scene = last_card(["defcon"], ["emp", *EVENTS], options={"event_text_reading": "levels"})
    scene.do("draw")
    assert len(scene.state.deck) == 3 + 3 + 2
    assert scene.pile() == ["defcon"]


def test_R47_event_cards_that_go_back_are_no_deck_of_their_own():
    """Token XIV takes the last cards; the event cards among them join the reshuffled pile."""
    deck = ["emp"] * 2 + ["amtrak"] * 3 + ["helicopter"] * 3 + ["defcon", "trident"]
    scene = last_card(deck, ["hacker", "defcon"], tokens=[[14]])
    scene.do("token", 14)
    assert len(scene.hand(0)) == 8
    assert set(scene.names(scene.state.deck)) >= {"hacker", "defcon", "trident"}
    assert len(scene.state.deck) == 2 + 3 + 2
    assert scene.pile() == []


def test_R47_so_do_the_leftovers_of_token_X():
    scene = last_card(["emp", "amtrak", "hacker"], ["helicopter", "defcon", *EVENTS], tokens=[[10]])
    scene.do("token", 10)
    while scene.step != "TakeAction":  # a founding father may ask the one who got him
        scene.do(*scene.game.legal(scene.state)[0])
    assert {"helicopter", "defcon", "trident"} <= set(scene.names(scene.state.deck))


def test_R47_so_do_event_cards_met_by_defcon_2():
    """The deck has just 20 command cards and an event card."""
    commands = [PACK.card_ids[card] for card in PACK.command_cards][:20]
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.arrange(["defcon", "trident", *commands], ["defcon"], rest=1)
    scene.state.defcon = 3
    scene.start()
    scene.do("draw")
    assert scene.state.defcon == 2
    assert len(scene.state.deck) == 20 + 2 + 3 + 2  # the pile with a DEFCON card, the Trident, founding fathers
    assert scene.pile() == ["defcon"]


@pytest.mark.parametrize(("left", "said"), [(15, [2]), (1, [1]), (0, [])])
def test_5_3_the_log_counts_the_founding_fathers_that_join(left, said):
    scene = Table(2, dictators=PLAIN, deck=["defcon"], begin=False)
    scene.state.defcon = 3
    state = scene.state
    away = len(state.father_deck) - left
    state.deck[:0] = [state.father_deck.pop() for _ in range(away)]  # all the others are in the deck already
    scene.start()
    scene.do("draw")
    assert [entry.args["count"] for entry in scene.said("new-fathers")] == said


# -- R48 The Marauder abroad -----------------------------------------------------------------------------------------


def test_R48_the_marauder_is_neither_played_nor_used_abroad_but_stays():
    scene = Table(2, dictators=PLAIN, hands=[["the-marauder"]], places=["YVR"])
    assert scene.refused("play", "the-marauder") == ("usa-only", "R12")
    scene = Table(2, dictators=PLAIN, places=["SEA"], hands=[["stealth-fighter", "sneaking-across"]], begin=False)
    scene.in_front(0, "the-marauder")
    scene.start()
    assert scene.can("activate", "the-marauder", "the-marauder:2")
    scene.play("sneaking-across", "YVR")
    assert scene.in_play(0) == ["the-marauder"]
    for number in (1, 2):
        assert scene.refused("activate", "the-marauder", f"the-marauder:{number}") == ("usa-only", "R12")


# -- R49 Hacker and warheads -----------------------------------------------------------------------------------------


def on_trident(**settings: Any) -> Table:
    scene = Table(2, dictators=PLAIN, places=["TND"], begin=False, **settings)
    scene.state.trident = TRIDENT_ON_BOARD
    scene.start()
    return scene


def test_R49_hacker_disarms_a_warhead_without_a_roll():
    scene = on_trident(hands=[["hacker"], ["sabotage"]])
    scene.do("play", "hacker")
    scene.until("DisarmResult", 1)
    scene.pass_all()
    assert scene.state.warheads == 1
    assert len(scene.state.tokens[0]) == 1
    assert not scene.said("rolls-for")


def test_R49_it_can_be_prevented_and_needs_a_warhead():
    scene = on_trident(hands=[["hacker"], ["sabotage"]])
    scene.do("play", "hacker")
    scene.answer("DisarmResult", 1, "sabotage")
    scene.pass_all()
    assert scene.state.warheads == 2
    scene = on_trident(hands=[["hacker"]])
    scene.state.warheads = 0
    assert scene.refused("play", "hacker") == ("no-warheads", "R32")


def test_R49_not_in_the_first_version():
    scene = on_trident(hands=[["hacker"]], rules=1)
    assert scene.refused("play", "hacker") == ("not-your-facility", "7.1")


# -- R50 Token VIII and founding fathers -----------------------------------------------------------------------------


def blank_cheque(father: str, deck: list[str], **settings: Any) -> Table:
    """Seat 0 has used token VIII under this founding father."""
    scene = Table(2, dictators=PLAIN, tokens=[[8]], deck=deck, begin=False, **settings)
    scene.father(0, father)
    scene.start()
    scene.do("token", 8)
    return scene


CHEQUE = ["propaganda-tour", "road-trip", "recount", "flat-tire", "emp", "amtrak"]


def test_R50_john_adams_does_not_forbid_the_cards_of_token_VIII():
    scene = blank_cheque("john-adams", CHEQUE, hands=[["censorship"], ["veto"]])
    assert scene.refused("play", "censorship") == ("father-forbids", "4")  # not one of the six
    scene.do("play", "propaganda-tour")
    assert scene.state.spent == 0
    assert len(scene.hand(0)) == 6 - 1 + 1 + 2


def test_R50_nor_does_george_mason_forbid_the_interruptions_among_them():
    scene = blank_cheque("george-mason", CHEQUE, places=["DEN"], facilities=[["DEN"]], dice=[1, 6])
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    scene.do("interrupt", "recount")
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 1


def test_R50_a_free_interruption_that_does_not_fit_is_not_asked_for():
    scene = blank_cheque("george-mason", ["emp", *CHEQUE[:2], *CHEQUE[3:]], places=["DEN"], facilities=[["DEN"]])
    scene.do("disarm")
    assert scene.step == "TakeAction"


def test_R50_not_in_the_first_version():
    scene = blank_cheque("john-adams", CHEQUE, rules=1)
    assert scene.refused("play", "propaganda-tour") == ("father-forbids", "4")


# -- R51 Tornado Season after token I --------------------------------------------------------------------------------


def test_R51_a_tornado_may_follow_token_I():
    scene = Table(2, dictators=PLAIN, tokens=[[1]], hands=[[], ["tornado-season"]], places=["DEN"])
    scene.do("token", 1)
    scene.do("go", "WDC")
    assert scene.place(0) == "WDC"  # the token's effect is not cancelled: the move was made
    scene.answer("Moved", 1, "tornado-season", "PIT")
    scene.pass_all()
    assert scene.place(0) == "PIT"


# -- R52 Napoleon's second travel ------------------------------------------------------------------------------------


def napoleon(**settings: Any) -> Table:
    return Table(2, dictators=("napoleon", "idi"), places=["DEN"], facilities=[["DEN"]], dice=[6], **settings)


def test_R52_disarm_then_drive():
    scene = napoleon()
    scene.act("disarm")
    scene.act("travel", "OMA")
    assert (scene.place(0), scene.left) == ("OMA", 0)


def test_R52_not_drive_then_disarm():
    """The second travel is for a road only, whatever the first was for."""
    scene = Table(2, dictators=("napoleon", "idi"), places=["OMA"], facilities=[["DEN"]])
    scene.act("travel", "DEN")
    assert scene.left == 2
    assert scene.refused("disarm") == ("second-travel", "R52")
    assert scene.can("travel", "OMA")


# -- R53 Tokens before the president ---------------------------------------------------------------------------------


def at_the_door(*tokens: int, **settings: Any) -> Table:
    scene = Table(2, dictators=PLAIN, places=["WDC"], tokens=[list(tokens)], begin=False, **settings)
    scene.president("in-the-oval-office")
    scene.start()
    return scene


def test_R53_a_token_may_be_used_before_one_knocks():
    scene = at_the_door(2, dice=[18])
    assert scene.step == "Confront"
    scene.do("token", 2)
    scene.do(*scene.offered("disarm-there")[0])
    assert scene.step == "Confront"
    scene.act("confront")
    assert scene.state.outcome is not None  # 18 are enough for one facility


def test_R53_not_between_the_card_and_the_roll():
    scene = at_the_door(2, dice=[1])
    scene.do("confront")
    assert scene.said("rolls-for")  # the roll follows at once


def test_R53_whoever_leaves_by_a_token_does_not_confront_any_more():
    scene = at_the_door(1)
    scene.do("token", 1)
    scene.do("go", "SEA")
    scene.pass_all()
    assert scene.step == "TakeAction"


def test_R53_tokens_with_a_moment_of_their_own_keep_it():
    scene = at_the_door(3, 9, 13)
    for token, rule in ((3, "R17"), (9, "R21"), (13, "R17")):
        assert scene.refused("token", token) == ("token-not-now", rule)


def test_R53_not_in_the_first_version():
    scene = at_the_door(2, rules=1)
    assert not scene.offered("token")


def test_R53_whoever_comes_to_washington_by_a_token_waits_for_the_next_turn():
    scene = Table(2, dictators=PLAIN, places=["DEN"], tokens=[[1]])
    scene.do("token", 1)
    scene.do("go", "WDC")
    scene.pass_all()
    assert scene.step == "TakeAction"


# -- R54 Cancelled, and what comes with it ---------------------------------------------------------------------------


def test_R54_red_tape_gives_the_card_back_but_not_the_actions():
    scene = Scene(2, hands=[["amtrak"], ["red-tape"]], places=["DEN"])
    scene.do("play", "amtrak")
    scene.aim("ABQ")
    scene.answer("CardAnnounced", 1, "red-tape")
    scene.pass_all()
    assert (scene.place(0), scene.left) == ("DEN", 1)
    assert scene.hand(0) == ["amtrak"]
    assert scene.pile() == ["red-tape"]
    assert scene.sees(1).players[0].hand == [PACK.card["amtrak"]]  # everybody saw it


def test_R54_plausible_deniability_keeps_the_evidence():
    scene = Scene(3, hands=[["propaganda-tour"], ["veto"], ["plausible-deniability"]])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.answer("InterruptAnnounced", 2, "plausible-deniability")
    scene.pass_all()
    assert scene.hand(2) == ["veto"]
    assert scene.sees(0).players[2].hand == [PACK.card["veto"]]


@pytest.mark.parametrize(("card", "drawn"), [("sabotage", []), ("wrong-wire", ["emp"])])
def test_R54_wrong_wire_consoles_whoever_failed(card, drawn):
    scene = Scene(2, hands=[[], [card]], places=["SEA"], facilities=[["SEA"]], dice=[6], deck=["emp"])
    scene.do("disarm")
    scene.answer("DisarmResult", 1, card)
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 0
    assert scene.hand(0) == drawn


def test_R54_secret_service_serves_a_card_and_the_turn_goes_on():
    scene = Scene(2, hands=[[], ["secret-service"]], places=["WDC"], deck=["emp"], begin=False)
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    scene.answer("PresidentRevealed", 1, "secret-service")
    scene.pass_all()
    assert scene.hand(0) == ["emp"]
    assert (scene.step, scene.left) == ("TakeAction", 3)


def test_R54_flat_tire_pays_its_player_a_card():
    scene = Scene(2, hands=[[], ["flat-tire"]], places=["SEA"], deck=["emp"])
    scene.do("travel", "POR")
    scene.answer("TravelAnnounced", 1, "flat-tire")
    scene.pass_all()
    assert scene.place(0) == "SEA"
    assert scene.hand(1) == ["emp"]


def test_R54_an_event_card_drawn_that_way_strikes_at_once():
    scene = Scene(2, hands=[[], ["flat-tire"]], places=["SEA"], deck=["roger-sherman"])
    scene.do("travel", "POR")
    scene.answer("TravelAnnounced", 1, "flat-tire")
    scene.pass_all()
    assert scene.father_of(1) == "roger-sherman"


@pytest.mark.parametrize(("place", "goal", "zone"), [("SEA", "YVR", "PACIFIC"), ("YVR", "SEA", ""), ("HNL", "SEA", "")])
def test_R54_an_airport_strike_spreads_to_the_time_zone_it_began_in(place, goal, zone):
    """Abroad there is none, and nobody is locked in on Hawaii."""
    scene = Scene(2, hands=[[], ["airport-strike"]], places=[place, "DEN"])
    scene.do("fly", goal)
    scene.answer("FlightAnnounced", 1, "airport-strike")
    scene.pass_all()
    assert scene.place(0) == place
    assert [PACK.zone_ids[one] for one, shut in enumerate(scene.state.no_fly) if shut] == [zone] * bool(zone)


def test_R54_diplomatic_immunity_sends_the_bill():
    scene = Scene(2, hands=[["pickpocket", "emp"], ["diplomatic-immunity", "amtrak"]], places=["DEN", "DEN"])
    scene.do("play", "pickpocket")
    scene.aim(1)
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert scene.hand(0) == []
    assert scene.hand(1) == ["amtrak"]
    assert sorted(scene.pile()) == ["diplomatic-immunity", "emp", "pickpocket"]


def test_R54_D07_saddam_pays_no_bill():
    scene = Scene(
        2, dictators=["saddam", "idi"], hands=[["emp", "amtrak"], ["diplomatic-immunity"]], places=["DEN", "DEN"]
    )
    scene.do("play", "emp")
    scene.aim("CO")
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert scene.hand(0) == ["amtrak"]
    assert scene.state.skips == [1, 0]
