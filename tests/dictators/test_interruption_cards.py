"""The 12 interruption cards (15.7): what each does in its window, and that it does nothing anywhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dictators.scene import PACK, Scene, cost, ready, value

INTERRUPTIONS = [card for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True) if kind == "interruption"]
OTHERS = [card for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True) if kind != "interruption"]


# -- the eleven windows ------------------------------------------------------------------------------------------------


def table(hand: list[str], **settings: Any) -> Scene:
    """Seat 0 to move; seat 1 holds one of each interruption."""
    settings = {"dictators": ["fidel", "mao"], "places": ["SEA", "SEA"], "facilities": [["SEA"]], **settings}
    return Scene(2, hands=[hand, INTERRUPTIONS], begin=False, **settings)


def card_announced() -> Scene:
    scene = table(["propaganda-tour"])
    scene.start()
    scene.do("play", "propaganda-tour")
    return scene


def interrupt_announced() -> Scene:
    scene = table(["recount"], dice=[1])
    scene.start()
    scene.do("disarm")
    scene.answer("DieRolled", 0, "recount")
    return scene


def travel_announced() -> Scene:
    scene = table([])
    scene.start()
    scene.do("travel", "POR")
    return scene


def flight_announced() -> Scene:
    scene = table([])
    scene.start()
    scene.do("fly", "YVR")
    return scene


def moved() -> Scene:
    scene = travel_announced()
    scene.until("Moved", 1)
    return scene


def die_rolled() -> Scene:
    scene = table([], dice=[6])
    scene.start()
    scene.do("disarm")
    return scene


def disarm_result() -> Scene:
    scene = die_rolled()
    scene.until("DisarmResult", 1)
    return scene


def president_revealed() -> Scene:
    scene = table([], places=["WDC"], dice=[20])
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    return scene


def convince_rolled() -> Scene:
    scene = president_revealed()
    scene.until("ConvinceRolled", 1)
    return scene


def card_drawn() -> Scene:
    scene = table([], deck=["hacker"])
    scene.start()
    scene.do("draw")
    return scene


def effect_hits() -> Scene:
    scene = table(["emp"])
    scene.start()
    scene.do("play", "emp")
    scene.aim("WA")
    scene.until("EffectHits", 1)
    return scene


WINDOWS: dict[str, tuple[str, Callable[[], Scene]]] = {
    "card-announced": ("CardAnnounced", card_announced),
    "interrupt-announced": ("InterruptAnnounced", interrupt_announced),
    "travel-announced": ("TravelAnnounced", travel_announced),
    "flight-announced": ("FlightAnnounced", flight_announced),
    "moved": ("Moved", moved),
    "die-rolled": ("DieRolled", die_rolled),
    "disarm-result": ("DisarmResult", disarm_result),
    "president-revealed": ("PresidentRevealed", president_revealed),
    "convince-rolled": ("ConvinceRolled", convince_rolled),
    "card-drawn": ("CardDrawn", card_drawn),
    "effect-hits": ("EffectHits", effect_hits),
}


@pytest.mark.parametrize("card", INTERRUPTIONS)
@pytest.mark.parametrize("window", WINDOWS)
def test_an_interruption_is_played_in_its_own_window_and_in_no_other(window: str, card: str) -> None:
    step, build = WINDOWS[window]
    scene = build()
    assert (scene.step, scene.seat) == (step, 1)
    if PACK.card_window[PACK.card[card]] == window:
        assert scene.can("interrupt", card)
    else:
        assert scene.refused("interrupt", card) == ("wrong-moment", "11.2")


@pytest.mark.parametrize("card", INTERRUPTIONS)
def test_an_interruption_is_not_played_as_an_action(card: str) -> None:
    scene = Scene(2, hands=[[card]], places=["SEA"])
    assert scene.refused("play", card) == ("only-in-its-window", "11.2")


@pytest.mark.parametrize("card", INTERRUPTIONS)
def test_an_interruption_costs_nothing_and_goes_to_the_pile(card: str) -> None:
    scene = WINDOWS[PACK.card_window[PACK.card[card]]][1]()
    spent = scene.state.spent
    held = scene.hand(1).count(card)
    scene.do("interrupt", card)
    if scene.step == "Aim":
        scene.do(*scene.game.legal(scene.state)[0])
        if scene.step == "Aim":
            scene.do("done")
    scene.until_laid_aside(card)
    assert scene.state.spent == spent
    assert scene.hand(1).count(card) == held - 1
    assert card in scene.pile()


@pytest.mark.parametrize("card", [card for card in INTERRUPTIONS if card != "plausible-deniability"])
def test_an_interruption_may_be_denied(card: str) -> None:
    """Any interruption opens a window for the others."""
    scene = WINDOWS[PACK.card_window[PACK.card[card]]][1]()
    scene.state.deck.remove(PACK.card["plausible-deniability"])
    scene.state.hands[0].put(PACK.card["plausible-deniability"], 1)
    scene.do("interrupt", card)
    while scene.step == "Aim":
        scene.do(*scene.game.legal(scene.state)[0])
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 0)
    assert scene.can("interrupt", "plausible-deniability")


# -- I01 Tornado Season ------------------------------------------------------------------------------------------------


def test_I01_tornado_season_blows_who_moved_to_an_adjacent_state_of_its_players_choice() -> None:
    scene = Scene(2, hands=[[], ["tornado-season"]], places=["PIT", "HNL"])
    scene.do("travel", "WDC")
    scene.until("Moved", 1)
    scene.do("interrupt", "tornado-season")
    assert scene.seat == 1
    neighbours = {place for state in ("PA", "MD", "WV", "VA", "CIA") for place in places_of(state)}
    assert scene.places_offered() == neighbours  # the booklet's five neighbours of D.C.
    scene.aim("MGW")
    scene.pass_all()
    assert scene.place(0) == "MGW"
    assert (scene.left, scene.state.travelled) == (2, 1)  # R3


def places_of(state: str) -> set[str]:
    return {PACK.place_ids[place] for place in PACK.places_in[PACK.state[state]]}


@pytest.mark.parametrize("how", ["card", "flight", "token"])
def test_I01_tornado_season_answers_any_move_of_an_opponent(how: str) -> None:
    scene = Scene(2, hands=[["amtrak"], ["tornado-season"]], places=["YVR" if how == "flight" else "POR"], tokens=[[1]])
    if how == "card":
        scene.do("play", "amtrak")
        scene.aim("SEA")
    elif how == "flight":
        scene.do("fly", "SEA")
    else:
        scene.do("token", 1)
        scene.do("go", "SEA")
    scene.answer("Moved", 1, "tornado-season", "BOI")
    scene.pass_all()
    assert scene.place(0) == "BOI"


def test_I01_tornado_season_not_after_ones_own_move() -> None:
    scene = Scene(2, hands=[["tornado-season"]], places=["SEA"])
    scene.do("travel", "POR")
    assert scene.step == "TakeAction"  # nobody is asked


def test_I01_tornado_season_not_after_being_moved_by_somebody_else() -> None:
    scene = Scene(3, hands=[["deportation"], [], ["tornado-season"]], places=["SEA", "DEN", "HNL"])
    scene.do("play", "deportation")
    scene.aim(1)
    scene.aim("YVR")
    with pytest.raises(AssertionError, match="never opened"):
        scene.until("Moved", 2)


def test_I01_tornado_season_refused_abroad_and_in_hawaii() -> None:
    """By the rules of 0.1; R46: now nobody is asked there."""
    scene = Scene(2, hands=[[], ["tornado-season"]], places=["SEA"], rules=1)
    scene.do("fly", "YVR")
    scene.until("Moved", 1)
    assert scene.refused("interrupt", "tornado-season") == ("usa-only", "R12")
    scene = Scene(2, hands=[[], ["tornado-season"]], places=["SEA"], rules=1)
    scene.do("fly", "HNL")
    scene.until("Moved", 1)
    assert scene.refused("interrupt", "tornado-season") == ("no-neighbours", "9")


def test_I01_tornado_season_may_be_played_from_abroad() -> None:
    scene = Scene(2, hands=[[], ["tornado-season"]], places=["SEA", "MEX"])
    scene.do("travel", "POR")
    scene.until("Moved", 1)
    assert scene.can("interrupt", "tornado-season")  # R12: it is about the meeple it moves


# -- I02 Veto ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", OTHERS)
def test_I02_veto_cancels_any_action_or_asset_card_and_the_cost_stays_spent(card: str) -> None:
    scene, targets = ready(card, hands=[[card], ["veto"]])
    before = scene.sees(None)
    scene.do("play", card)
    for target in targets:
        scene.aim(target)
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    assert scene.step == "TakeAction"
    assert scene.state.spent == cost(card)
    assert scene.pile()[-2:] == ["veto", card]
    assert not any(scene.state.hands)
    after = scene.sees(None)
    for field in ("blocked", "no_fly", "defcon", "president_deck", "deck", "father_discard"):
        assert getattr(after, field) == getattr(before, field)
    for seat in (0, 1):
        for field in ("place", "skips", "disarmed", "front", "father", "bribed_by"):
            assert getattr(after.players[seat], field) == getattr(before.players[seat], field)
    assert scene.state.extra_turns == 0


def test_I02_veto_not_against_ones_own_card() -> None:
    scene = Scene(2, hands=[["propaganda-tour", "veto"]])
    scene.do("play", "propaganda-tour")
    assert scene.step == "TakeAction"  # nobody was asked
    assert "veto" in scene.hand(0)


def test_I02_veto_not_against_an_interruption() -> None:
    scene = Scene(2, hands=[["propaganda-tour", "veto"], ["veto"]])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 0)
    assert scene.refused("interrupt", "veto") == ("wrong-moment", "11.2")


# -- I03 Plausible Deniability -----------------------------------------------------------------------------------------


def test_I03_plausible_deniability_cancels_an_interruption() -> None:
    scene = Scene(2, hands=[["propaganda-tour", "plausible-deniability"], ["veto"]], deck=["hacker", "emp"])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.answer("InterruptAnnounced", 0, "plausible-deniability")
    scene.pass_all()
    assert scene.hand(0) == ["emp", "hacker", "veto"]  # R54: the evidence
    assert scene.pile() == ["plausible-deniability", "propaganda-tour"]


def test_I03_plausible_deniability_cancels_another_one_last_in_first_out() -> None:
    hands = [["propaganda-tour", "plausible-deniability"], ["veto", "plausible-deniability"]]
    scene = Scene(2, hands=hands, deck=["hacker", "emp"])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.answer("InterruptAnnounced", 0, "plausible-deniability")
    scene.answer("InterruptAnnounced", 1, "plausible-deniability")
    scene.pass_all()
    assert scene.hand(0) == []  # the veto holds
    assert scene.hand(1) == ["plausible-deniability"]
    assert scene.pile() == ["plausible-deniability", "veto", "propaganda-tour"]


def test_I03_plausible_deniability_of_a_bystander() -> None:
    hands = [["propaganda-tour"], ["veto"], ["plausible-deniability"]]
    scene = Scene(3, hands=hands, deck=["hacker", "emp"])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.answer("InterruptAnnounced", 2, "plausible-deniability")
    scene.pass_all()
    assert scene.hand(0) == ["emp", "hacker"]


def test_I03_plausible_deniability_not_against_ones_own_interruption_nor_an_action_card() -> None:
    scene = Scene(2, hands=[["propaganda-tour"], ["veto", "plausible-deniability"]])
    scene.do("play", "propaganda-tour")
    scene.until("CardAnnounced", 1)
    assert scene.refused("interrupt", "plausible-deniability") == ("wrong-moment", "11.2")
    scene.do("interrupt", "veto")
    assert scene.step == "TakeAction"  # seat 0 has no cards, seat 1 is not asked about its own card


# -- I04 Sabotage ------------------------------------------------------------------------------------------------------


def test_I04_sabotage_makes_an_attempt_fail_and_the_cost_stays_spent() -> None:
    scene = Scene(2, hands=[[], ["sabotage"]], places=["SEA"], facilities=[["SEA"]], dice=[6])
    scene.do("disarm")
    scene.answer("DisarmResult", 1, "sabotage")
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 0
    assert (scene.left, scene.state.travelled) == (1, 1)
    assert scene.refused("disarm") == ("travel-spent", "7.1")


def test_I04_sabotage_stops_a_hacker_and_a_warhead() -> None:
    scene = Scene(2, hands=[["hacker"], ["sabotage"]], places=["SEA"], facilities=[["SEA"]])
    scene.do("play", "hacker")
    scene.answer("DisarmResult", 1, "sabotage")
    scene.pass_all()
    assert scene.state.disarmed_count(0) == 0
    scene = Scene(2, hands=[[], ["sabotage"]], places=["TND"], dice=[6], begin=False)
    scene.state.trident = 1
    scene.start()
    scene.do("disarm")
    scene.answer("DisarmResult", 1, "sabotage")
    scene.pass_all()
    assert (scene.state.warheads, scene.state.tokens[0]) == (2, [])


def test_I04_sabotage_not_when_the_roll_failed() -> None:
    scene = Scene(2, hands=[[], ["sabotage"]], places=["SEA"], facilities=[["SEA"]], dice=[2])
    scene.do("disarm")
    scene.until("DieRolled", 1)
    assert scene.refused("interrupt", "sabotage") == ("wrong-moment", "11.2")
    scene.act("pass")
    assert scene.step == "TakeAction"


def test_I04_sabotage_no_use_against_token_ii() -> None:
    scene = Scene(2, hands=[[], ["sabotage"]], tokens=[[2]], facilities=[["SEA"]])
    scene.do("token", 2)
    scene.do("disarm-there", "SEA")
    assert scene.step == "TakeAction"  # seat 1 was not asked
    assert scene.state.disarmed_count(0) == 1


def test_I04_sabotage_not_against_oneself() -> None:
    scene = Scene(2, hands=[["sabotage"]], places=["SEA"], facilities=[["SEA"]], dice=[6])
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    scene.do("pass")
    assert scene.step == "TakeAction"


# -- I05 Filibuster ----------------------------------------------------------------------------------------------------


def at_the_white_house(
    disarmed: int = 3, hands: Any = ((), ("filibuster",)), players: int = 2, **settings: Any
) -> Scene:
    """Seat 0 has turned up a present president; everybody may answer."""
    settings = {"dictators": ["fidel", "mao", "idi"], **settings}
    scene = Scene(players, hands=hands, places=["WDC"], facilities=[["SEA", "MOT", "BGR"]], begin=False, **settings)
    scene.disarmed(0, *["SEA", "MOT", "BGR"][:disarmed])
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    return scene


def test_I05_filibuster_takes_points_off_the_roll() -> None:
    points = value("filibuster")
    scene = at_the_white_house(dice=[8 + points - 1])
    scene.answer("ConvinceRolled", 1, "filibuster")
    scene.pass_all()
    assert scene.state.outcome is None
    assert scene.state.active == 1  # the whole turn was the attempt
    scene = at_the_white_house(dice=[8 + points])
    scene.answer("ConvinceRolled", 1, "filibuster")
    scene.pass_all()
    assert scene.state.outcome.winners == (0,)


def test_I05_filibuster_of_two_players_add_up() -> None:
    points = value("filibuster")
    scene = at_the_white_house(players=3, hands=[[], ["filibuster"], ["filibuster"]], dice=[min(20, 7 + 2 * points)])
    scene.answer("ConvinceRolled", 1, "filibuster")
    scene.answer("ConvinceRolled", 2, "filibuster")
    assert scene.state.bonus == -2 * points
    scene.pass_all()
    assert scene.state.outcome is None


def test_I05_filibuster_refused_against_oneself() -> None:
    scene = at_the_white_house(hands=[["filibuster"], []], tokens=[[3]], dice=[8])
    scene.until("ConvinceRolled", 0)
    assert scene.refused("interrupt", "filibuster") == ("not-against-yourself", "11.2")


# -- I06 Secret Service ------------------------------------------------------------------------------------------------


def test_I06_secret_service_calls_the_president_away_and_leaves_a_normal_turn() -> None:
    scene = at_the_white_house(hands=[[], ["secret-service"]], dice=[20])
    scene.answer("PresidentRevealed", 1, "secret-service")
    scene.pass_all()
    assert scene.step == "TakeAction"
    assert (scene.left, scene.state.travelled) == (3, 0)
    assert [PACK.presidential_ids[card] for card in scene.state.president_discard] == ["in-the-oval-office"]
    assert scene.state.outcome is None
    assert not scene.said("rolled")


def test_I06_secret_service_not_when_he_is_absent_nor_for_oneself() -> None:
    scene = Scene(2, hands=[["secret-service"], ["secret-service"]], places=["WDC"], begin=False)
    scene.president("golf-day")
    scene.start()
    scene.do("confront")
    assert scene.step == "TakeAction"  # no window
    scene = at_the_white_house(hands=[["secret-service"], []], dice=[1])
    assert (scene.step, scene.seat) == ("DieRolled", 0)  # nobody was asked about the card
    assert scene.refused("interrupt", "secret-service") == ("wrong-moment", "11.2")


# -- I07 Recount -------------------------------------------------------------------------------------------------------


def test_I07_recount_rolls_an_opponents_die_again() -> None:
    scene = Scene(2, hands=[[], ["recount"]], places=["SEA"], facilities=[["SEA"]], dice=[6, 2])
    scene.do("disarm")
    scene.answer("DieRolled", 1, "recount")
    scene.pass_all()
    assert scene.state.die == 2
    assert scene.state.disarmed_count(0) == 0


def test_I07_recount_rolls_ones_own_die_again() -> None:
    scene = Scene(2, hands=[["recount"]], places=["SEA"], facilities=[["SEA"]], dice=[1, 3])
    scene.do("disarm")
    scene.answer("DieRolled", 0, "recount")
    assert scene.state.disarmed_count(0) == 1


def test_I07_recount_rolls_the_d20_again_and_may_be_answered_by_another() -> None:
    scene = at_the_white_house(hands=[["recount"], ["recount"]], dice=[20, 1, 19])
    scene.answer("DieRolled", 1, "recount")
    scene.answer("DieRolled", 0, "recount")
    assert scene.state.die == 19
    scene.pass_all()
    assert scene.state.outcome.winners == (0,)


def test_I07_recount_not_after_the_window_of_the_die() -> None:
    scene = at_the_white_house(hands=[[], ["recount"]], dice=[20])
    scene.until("ConvinceRolled", 1)
    assert scene.refused("interrupt", "recount") == ("wrong-moment", "11.2")


# -- I08 Flat Tire -----------------------------------------------------------------------------------------------------


def test_I08_flat_tire_stops_travel_by_road_and_the_cost_stays_spent() -> None:
    scene = Scene(2, hands=[[], ["flat-tire"]], places=["SEA"])
    scene.do("travel", "POR")
    scene.answer("TravelAnnounced", 1, "flat-tire")
    scene.pass_all()
    assert scene.place(0) == "SEA"
    assert (scene.left, scene.state.travelled) == (2, 1)
    assert scene.refused("travel", "POR") == ("travel-spent", "2.1")


def test_I08_flat_tire_does_not_stop_the_marauder() -> None:
    """R42: travel is the price of that ability, but it is not travel by road."""
    scene = Scene(2, hands=[[], ["flat-tire"]], places=["SEA"], begin=False)
    scene.in_front(0, "the-marauder")
    scene.block("SEA", "POR")
    scene.start()
    scene.do("activate", "the-marauder", "the-marauder:1")
    scene.do("go", "POR")
    assert scene.step == "Moved"
    assert scene.refused("interrupt", "flat-tire") == ("wrong-moment", "11.2")
    assert scene.place(0) == "POR"
    assert sum(scene.state.blocked) == 0


def test_I08_flat_tire_not_against_a_road_trip_or_a_flight_or_oneself() -> None:
    scene = Scene(2, hands=[["road-trip"], ["flat-tire"]], places=["SEA"])
    scene.do("play", "road-trip")
    scene.aim("POR")
    with pytest.raises(AssertionError, match="never opened"):
        scene.until("TravelAnnounced", 1)
    scene = Scene(2, hands=[[], ["flat-tire"]], places=["SEA"])
    scene.do("fly", "YVR")
    assert scene.refused("interrupt", "flat-tire") == ("wrong-moment", "11.2")
    scene = Scene(2, hands=[["flat-tire"]], places=["SEA"])
    scene.do("travel", "POR")
    assert scene.step == "TakeAction"


# -- I09 Airport Strike ------------------------------------------------------------------------------------------------


def test_I09_airport_strike_stops_a_flight_and_the_cost_stays_spent() -> None:
    scene = Scene(2, hands=[[], ["airport-strike"]], places=["SEA"])
    scene.do("fly", "YVR")
    scene.answer("FlightAnnounced", 1, "airport-strike")
    scene.pass_all()
    assert scene.place(0) == "SEA"
    assert (scene.left, scene.state.travelled) == (1, 1)


@pytest.mark.parametrize(("card", "place", "there"), [("helicopter", "SEA", "BOI"), ("sneaking-across", "SEA", "YVR")])
def test_I09_airport_strike_stops_helicopter_and_sneaking_across(card: str, place: str, there: str) -> None:
    scene = Scene(2, hands=[[card], ["airport-strike"]], places=[place])
    scene.do("play", card)
    scene.aim(there)
    scene.answer("FlightAnnounced", 1, "airport-strike")
    scene.pass_all()
    assert scene.place(0) == place
    assert scene.state.spent == cost(card)
    assert scene.pile() == ["airport-strike", card]


def test_I09_airport_strike_stops_a_private_jet() -> None:
    scene = Scene(2, hands=[[], ["airport-strike"]], places=["SEA"], begin=False)
    scene.in_front(0, "private-jet")
    scene.start()
    scene.do("activate", "private-jet", "private-jet:1")
    scene.do("go", "YVR")
    scene.answer("FlightAnnounced", 1, "airport-strike")
    scene.pass_all()
    assert scene.place(0) == "SEA"


def test_I09_airport_strike_no_use_against_stealth_fighter_or_for_oneself() -> None:
    scene = Scene(2, hands=[["stealth-fighter"], ["airport-strike"]], places=["SEA"])
    scene.do("play", "stealth-fighter")
    scene.aim("MEX")
    with pytest.raises(AssertionError, match="never opened"):
        scene.until("FlightAnnounced", 1)
    assert scene.place(0) == "MEX"
    scene = Scene(2, hands=[["airport-strike"]], places=["SEA"])
    scene.do("fly", "YVR")
    assert scene.step == "TakeAction"


# -- I10 Wiretap -------------------------------------------------------------------------------------------------------


def test_I10_wiretap_takes_the_card_just_drawn() -> None:
    scene = Scene(3, hands=[["hacker"], ["wiretap"]], deck=["emp"])
    scene.do("draw")
    scene.answer("CardDrawn", 1, "wiretap")
    scene.pass_all()
    assert (scene.hand(0), scene.hand(1)) == (["hacker"], ["emp"])
    assert scene.left == 2
    assert scene.sees(0).players[1].hand == [PACK.card["emp"]]
    assert scene.sees(2).players[1].hand == [-1]  # the others see only that a card changed hands


def test_I10_wiretap_answers_a_draw_from_the_pile() -> None:
    scene = Scene(2, dictators=["mao", "fidel"], hands=[[], ["wiretap"]], discard=["hacker"])
    scene.do("draw-discard")
    scene.answer("CardDrawn", 1, "wiretap")
    scene.pass_all()
    assert scene.hand(1) == ["hacker"]


def test_I10_wiretap_not_against_cards_that_draw_nor_event_cards_nor_oneself() -> None:
    scene = Scene(2, hands=[["propaganda-tour"], ["wiretap"]])
    scene.do("play", "propaganda-tour")
    with pytest.raises(AssertionError, match="never opened"):
        scene.until("CardDrawn", 1)
    scene = Scene(2, hands=[[], ["wiretap"]], deck=["roger-sherman"])
    scene.do("draw")
    assert scene.step == "TakeAction"
    assert scene.father_of(0) == "roger-sherman"
    scene = Scene(2, hands=[["wiretap"]], deck=["emp"])
    scene.do("draw")
    assert scene.step == "TakeAction"


# -- I11 Diplomatic Immunity -------------------------------------------------------------------------------------------


def immune(hand: list[str], **settings: Any) -> Scene:
    settings = {"places": ["DEN", "DEN", "DEN"], "dictators": ["fidel", "mao", "idi"], **settings}
    return Scene(3, hands=[hand, ["diplomatic-immunity", "hacker"], ["veto"]], **settings)


def test_I11_diplomatic_immunity_averts_a_skip_for_its_player_only() -> None:
    scene = immune(["emp"])
    scene.do("play", "emp")
    scene.aim("CO")
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert scene.state.skips == [1, 0, 1]


@pytest.mark.parametrize("card", ["deportation", "extraordinary-rendition"])
def test_I11_diplomatic_immunity_averts_being_moved(card: str) -> None:
    scene = immune([card])
    scene.do("play", card)
    scene.aim(1)
    if scene.step == "Aim":
        scene.aim("TIJ")
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert scene.place(1) == "DEN"
    assert scene.state.spent == cost(card)


def test_I11_diplomatic_immunity_averts_a_tornado() -> None:
    scene = Scene(2, hands=[["diplomatic-immunity"], ["tornado-season"]], places=["SEA"])
    scene.do("travel", "POR")
    scene.answer("Moved", 1, "tornado-season", "BOI")
    scene.answer("EffectHits", 0, "diplomatic-immunity")
    scene.pass_all()
    assert scene.place(0) == "POR"


def test_I11_diplomatic_immunity_averts_a_pickpocket() -> None:
    scene = immune(["pickpocket"])
    scene.do("play", "pickpocket")
    scene.aim(1)
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert (scene.hand(0), scene.hand(1)) == ([], ["hacker"])


def test_I11_diplomatic_immunity_averts_the_taking_but_not_the_looking_of_langley() -> None:
    scene = immune(["friends-at-langley"], places=["CIA", "DEN", "DEN"])
    scene.do("play", "friends-at-langley")
    scene.aim(1)
    scene.until_step("TakeChosen")
    scene.do("take", "hacker")
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert (scene.hand(0), scene.hand(1)) == ([], ["hacker"])
    assert scene.sees(0).players[1].hand == [PACK.card["hacker"]]


def test_I11_diplomatic_immunity_averts_idi_and_blackmail() -> None:
    scene = immune([], dictators=["idi", "mao", "fidel"])
    scene.do("bully")
    scene.do("whom", 1)
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert scene.hand(1) == ["hacker"]
    scene = Scene(2, hands=[["emp"], ["diplomatic-immunity", "hacker"]], begin=False)
    scene.in_front(0, "blackmail-box")
    scene.start()
    scene.do("activate", "blackmail-box", "blackmail-box:1")
    scene.do("discard", "emp")
    scene.do("whom", 1)
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    scene.pass_all()
    assert scene.hand(1) == ["hacker"]
    assert scene.hand(0) == []  # what was paid stays paid


def test_I11_diplomatic_immunity_averts_a_wiretap() -> None:
    scene = Scene(2, hands=[["diplomatic-immunity"], ["wiretap"]], deck=["emp"])
    scene.do("draw")
    scene.answer("CardDrawn", 1, "wiretap")
    scene.answer("EffectHits", 0, "diplomatic-immunity")
    scene.pass_all()
    assert (scene.hand(0), scene.hand(1)) == (["emp"], [])


def test_I11_diplomatic_immunity_once_played_nothing_is_left_to_avert() -> None:
    scene = Scene(2, hands=[["pickpocket"], ["diplomatic-immunity", "diplomatic-immunity"]], places=["DEN", "DEN"])
    scene.do("play", "pickpocket")
    scene.aim(1)
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    assert scene.step == "TakeAction"  # not asked again
    assert scene.hand(1) == ["diplomatic-immunity"]


def test_I11_diplomatic_immunity_only_the_victim_is_asked() -> None:
    scene = Scene(3, hands=[["pickpocket"], ["hacker"], ["diplomatic-immunity"]], places=["DEN", "DEN", "DEN"])
    scene.do("play", "pickpocket")
    scene.aim(1)
    with pytest.raises(AssertionError, match="never opened"):
        scene.until("EffectHits", 2)


def test_I11_diplomatic_immunity_not_against_ones_own_effect_nor_a_veto() -> None:
    scene = Scene(2, hands=[["emp", "diplomatic-immunity"], []], places=["DEN"])
    scene.do("play", "emp")
    scene.aim("CO")
    assert scene.step == "TakeAction"  # hit by one's own card, without a window
    assert scene.state.skips == [1, 0]
    scene = Scene(2, hands=[["emp", "diplomatic-immunity"], ["veto"]], places=["DEN"])
    scene.do("play", "emp")
    scene.aim("CO")
    scene.answer("CardAnnounced", 1, "veto")
    assert scene.refused("interrupt", "diplomatic-immunity") == ("wrong-moment", "11.2")


# -- I12 Blizzard ------------------------------------------------------------------------------------------------------


def test_I12_blizzard_blocks_free_roads_around_who_has_moved() -> None:
    scene = Scene(2, hands=[[], ["blizzard"]], places=["SEA"])
    scene.block("POR", "SFO")
    scene.do("travel", "POR")
    scene.until("Moved", 1)
    scene.do("interrupt", "blizzard")
    assert scene.refused("road", "POR", "SFO") == ("blocked-already", "2.3")
    assert scene.refused("road", "SEA", "SPO") == ("not-offered", "11.1")  # does not lead from there
    for there in ("BOI", "SEA", "SPO")[: value("blizzard")]:
        scene.aim(("road", "POR", there))
    scene.pass_all()
    assert scene.place(0) == "POR"
    assert sum(scene.state.blocked) == 1 + value("blizzard")
    assert scene.state.blocked[PACK.road[PACK.place["POR"], PACK.place["BOI"]]]


def test_I12_blizzard_may_stop_after_one_road() -> None:
    scene = Scene(2, hands=[[], ["blizzard"]], places=["SEA"])
    scene.do("travel", "POR")
    scene.until("Moved", 1)
    scene.do("interrupt", "blizzard")
    scene.aim(("road", "SEA", "POR"))
    scene.act("done")
    assert sum(scene.state.blocked) == 1


def test_I12_blizzard_refused_abroad_in_hawaii_and_where_all_is_blocked() -> None:
    """By the rules of 0.1; R46: now nobody is asked abroad and in Hawaii."""
    scene = Scene(2, hands=[[], ["blizzard"]], places=["SEA"], rules=1)
    scene.do("fly", "YVR")
    scene.until("Moved", 1)
    assert scene.refused("interrupt", "blizzard") == ("usa-only", "R12")
    scene = Scene(2, hands=[[], ["blizzard"]], places=["SEA"], rules=1)
    scene.do("fly", "HNL")
    scene.until("Moved", 1)
    assert scene.refused("interrupt", "blizzard") == ("no-such-road", "R27")
    scene = Scene(2, dictators=["muammar", "mao"], hands=[[], ["blizzard"]], places=["LAS"])
    scene.block("LAS", "A51")
    scene.do("travel", "A51")
    scene.until("Moved", 1)
    assert scene.refused("interrupt", "blizzard") == ("blocked-already", "2.3")


def test_I12_blizzard_refused_without_tokens_in_the_supply() -> None:
    scene = Scene(2, hands=[[], ["blizzard"]], places=["WDC"], begin=False)
    for road in range(30):
        scene.state.blocked[road] = 1
    scene.start()
    scene.act("decline")
    scene.do("travel", "CIA")
    scene.until("Moved", 1)
    assert scene.refused("interrupt", "blizzard") == ("no-roadblocks-left", "R27")


def test_I12_blizzard_not_after_ones_own_move() -> None:
    scene = Scene(2, hands=[["blizzard"]], places=["SEA"])
    scene.do("travel", "POR")
    assert scene.step == "TakeAction"
