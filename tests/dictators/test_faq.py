"""The booklet's questions (§11), FAQ-01 to FAQ-20."""

from __future__ import annotations

import pytest

from brink.games.dictators.state import TRIDENT_ON_BOARD
from dictators.scene import GAME, PACK, Table

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")


def test_FAQ_01_actions_may_be_left_over_and_are_lost():
    """Ending the turn with 2 actions left is legal; the next turn has 3, not 5."""
    scene = Table(2, dictators=PLAIN)
    scene.act("draw")
    assert scene.left == 2
    assert scene.can("end")
    scene.end()
    assert scene.state.active == 1
    scene.end()
    assert scene.left == 3


@pytest.mark.parametrize(
    ("card", "target", "there"),
    [("road-trip", "BOI", "BOI"), ("amtrak", "BOI", "BOI"), ("helicopter", "BOI", "BOI"),
     ("stealth-fighter", "MEX", "MEX"), ("sneaking-across", "YVR", "YVR"), ("area-51-access-pass", None, "A51")],
)  # fmt: skip
def test_FAQ_02_a_move_does_not_use_up_travel(card, target, there):
    """A card that says "move" leaves travel unspent."""
    scene = Table(2, dictators=PLAIN, hands=[[card]], places=["SEA"])
    scene.play(card, *([target] if target else []))
    assert scene.place(0) == there
    assert scene.state.travelled == 0
    if scene.left and there != "MEX":
        assert scene.offered("travel")
    scene.end()


def test_FAQ_02_then_travel_is_still_there():
    """Move by card, then disarm in the same turn: 1 + 2 actions."""
    scene = Table(2, dictators=PLAIN, hands=[["road-trip"]], places=["SEA"], facilities=[["BOI"]], dice=[6])
    scene.play("road-trip", "BOI")
    scene.act("disarm")
    assert scene.is_disarmed(0, "BOI")
    assert scene.left == 0


def test_FAQ_03_a_move_does_not_pay_for_travel():
    """Travel spent, a move card at hand, 2 actions left, meeple at the own facility: no disarm attempt, no flight."""
    scene = Table(2, dictators=PLAIN, hands=[["road-trip"]], places=["POR"], facilities=[["SEA"]])
    scene.act("travel", "SEA")
    assert scene.left == 2
    assert scene.can("play", "road-trip")
    assert scene.refused("disarm") == ("travel-spent", "7.1")
    assert scene.refused("fly", "YVR") == ("travel-spent", "2.4")
    scene.play("road-trip", "SPO")
    assert scene.refused("travel", "SEA") == ("travel-spent", "2.1")


@pytest.mark.parametrize("card", ["amtrak", "helicopter"])
def test_FAQ_04_roadblocks_stop_neither_amtrak_nor_helicopter(card):
    """Every road from the meeple is blocked: the card works, and the roadblocks stay."""
    scene = Table(2, dictators=PLAIN, hands=[[card]], places=["SEA"], begin=False)
    scene.block("SEA", "POR")
    scene.block("SEA", "SPO")
    scene.start()
    assert not scene.offered("travel")
    scene.play(card, "POR")
    assert scene.place(0) == "POR"
    assert scene.blocked("SEA", "POR")
    assert scene.blocked("SEA", "SPO")


@pytest.mark.parametrize("whose", [0, 1])
def test_FAQ_05_censorship_removes_a_founding_father(whose):
    """One's own or another's; he goes to the founding fathers' discard pile, the card to the command discard pile."""
    scene = Table(2, dictators=PLAIN, hands=[["censorship"]], begin=False)
    scene.father(whose, "john-jay", 1)
    scene.start()
    scene.play("censorship", (whose, "john-jay"))
    assert scene.father_of(whose) == ""
    assert scene.names(scene.state.father_discard) == ["john-jay"]
    assert scene.pile() == ["censorship"]


def test_FAQ_06_interruptions_are_allowed_under_john_adams():
    """He forbids action and asset cards only; assets in play may be used."""
    hands = [["recount", "propaganda-tour", "private-jet"]]
    scene = Table(2, dictators=PLAIN, hands=hands, places=["SEA"], facilities=[["SEA"]], dice=[1, 6], begin=False)
    scene.father(0, "john-adams")
    scene.in_front(0, "propaganda-network")
    scene.start()
    assert scene.refused("play", "propaganda-tour") == ("father-forbids", "4")
    assert scene.refused("play", "private-jet") == ("father-forbids", "4")
    assert scene.can("activate", "propaganda-network", "propaganda-network:1")
    scene.do("disarm")
    scene.answer("DieRolled", 0, "recount")
    scene.pass_all()
    assert scene.is_disarmed(0, "SEA")


def test_FAQ_06_in_another_players_turn_too():
    """A Veto by somebody under John Adams."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"], ["veto"]], begin=False)
    scene.father(1, "john-adams")
    scene.start()
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    assert scene.hand(0) == []
    assert scene.left == 2


def test_FAQ_07_signing_the_declaration_may_remove_ones_own_father():
    """The drawer's current father is still there to be chosen, and is discarded before Signing itself."""
    scene = Table(2, dictators=PLAIN, deck=["signing-the-declaration"], begin=False)
    scene.father(0, "john-jay", 1)
    scene.father(1, "john-hancock")
    scene.start()
    scene.act("draw")
    assert scene.step == "DismissAny"
    assert scene.father_of(0) == "john-jay"
    scene.do("censor", 0, "john-jay")
    assert scene.father_of(0) == ""
    assert scene.father_of(1) == "john-hancock"
    assert scene.names(scene.state.father_discard) == ["john-jay", "signing-the-declaration"]


def test_FAQ_07_without_any_father_nothing_is_asked():
    """R9's test chooses an opponent's father."""
    scene = Table(2, dictators=PLAIN, deck=["signing-the-declaration"])
    scene.act("draw")
    assert scene.step == "TakeAction"
    assert scene.names(scene.state.father_discard) == ["signing-the-declaration"]


def short_deck(reading: str) -> Table:
    """10 command and 2 event cards in the deck, 60 in the pile, the other 32 command cards in a hand; level 3."""
    commands = [PACK.card_ids[card] for card in PACK.command_cards]
    options = {"event_text_reading": reading, "defcon_cards_command": 1}
    scene = Table(2, dictators=PLAIN, begin=False, options=options)
    scene.arrange(["defcon", "trident", *commands[:10], "john-jay"], commands[10:70], rest=1)
    scene.state.defcon = 3
    scene.start()
    return scene


def test_FAQ_08_defcon_2_with_a_short_deck():
    """10 go to the pile, the 70 are shuffled, 10 more go; with 2 events and 3 new fathers 65 are in the deck."""
    scene = short_deck("levels")  # without the two fathers of the card's own text
    assert len(scene.state.deck) == 13
    assert len(scene.state.discard) == 60
    scene.act("draw")
    assert scene.state.defcon == 2
    assert len(scene.state.deck) == 65
    assert len(scene.state.discard) == 10 + 1
    assert scene.pile()[-1] == "defcon"
    names = scene.names(scene.state.deck)
    assert {"trident", "john-jay"} <= set(names)
    assert sum(name in PACK.father_ids for name in names) == 4
    assert len(scene.state.father_deck) == 11
    assert scene.said("milled")[0].args["count"] == 20
    assert not scene.said("deck-rebuilt")  # this is not the ordinary rebuilding
    assert scene.state.trident == 0  # nothing was drawn


def test_FAQ_08_the_text_of_the_card_adds_two_fathers():
    """Under the default reading 2 more founding fathers follow: 67 in the deck."""
    scene = short_deck("cards")
    scene.act("draw")
    assert len(scene.state.deck) == 67
    assert len(scene.state.father_deck) == 9
    assert len(scene.state.discard) == 11


def test_FAQ_08_the_new_deck_is_shuffled():
    """Event cards and new fathers do not lie on top together."""
    scene = short_deck("levels")
    scene.act("draw")
    assert not all(card >= PACK.defcon_card for card in scene.state.deck[-5:])


def test_FAQ_09_the_briber_plays_with_the_cards_of_the_bribed():
    """Seat 0 decides seat 1's turn: seat 1's hand, ability and meeple; seat 0 sees its facility cards."""
    hands = [["bribery", "amtrak"], ["road-trip"], ["veto"]]
    scene = Table(3, dictators=["francisco", "mao", "idi"], hands=hands, places=["DEN", "SEA", "HNL"], discard=["emp"])
    scene.play("bribery", 1)
    assert -1 in scene.sees(0).players[1].facilities
    scene.end()
    assert scene.state.active == 1
    assert scene.seat == 0
    assert scene.sees(0).players[1].facilities == scene.state.facilities[1]
    assert scene.sees(0).players[1].hand == scene.state.hands[1].cards
    assert scene.sees(2).players[1].hand == [-1]
    assert scene.refused("play", "amtrak")[0] == "not-offered"  # a card of the briber's own
    assert scene.can("draw-discard")  # Mao's ability
    scene.play("road-trip", "BOI")
    assert scene.place(1) == "BOI"
    assert scene.place(0) == "DEN"
    scene.act("draw-discard")
    assert scene.hand(1) == ["road-trip"]
    scene.end()
    assert scene.seat == scene.state.active == 2
    scene.end()
    scene.end()
    assert scene.seat == scene.state.active == 1  # one turn only


def test_FAQ_10_a_card_played_free_cannot_be_countered():
    """Token VIII: six cards, each free this turn; the opponents are not even asked."""
    deck = ["stealth-fighter", "helicopter", "amtrak", "roadblock", "no-fly-zone", "bribery"]
    scene = Table(2, dictators=PLAIN, hands=[[], ["veto", "airport-strike"]], places=["SEA"], deck=deck, tokens=[[8]])
    scene.act("token", 8)
    assert sorted(scene.hand(0)) == sorted(deck)
    scene.do("play", "helicopter")
    scene.aim("BOI")
    assert scene.asked() == [("Moved", 1)]  # neither CARD_ANNOUNCED nor FLIGHT_ANNOUNCED
    assert scene.place(0) == "BOI"
    assert scene.left == 3
    scene.play("bribery", 1)
    scene.play("stealth-fighter", "MEX")
    assert scene.left == 3
    assert scene.place(0) == "MEX"


def test_FAQ_10_a_card_kept_for_later_costs_and_can_be_countered():
    """In the next turn a card taken with token VIII is like any other."""
    deck = ["stealth-fighter", "helicopter", "veto", "veto", "no-fly-zone", "bribery"]
    scene = Table(2, dictators=["nicolae", "idi"], hands=[[], ["veto"]], places=["SEA"], deck=deck, tokens=[[8]])
    scene.act("token", 8)
    scene.end()
    scene.end()
    assert scene.state.active == 0
    scene.do("play", "stealth-fighter")
    scene.aim("MEX")
    assert scene.left == 1
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    assert scene.place(0) == "SEA"


def test_FAQ_10_other_cards_of_the_same_turn_are_not_free():
    """Only the revealed cards: one that was in the hand before costs its price and can be answered."""
    deck = ["stealth-fighter", "helicopter", "veto", "veto", "no-fly-zone", "bribery"]
    scene = Table(2, dictators=PLAIN, hands=[["deportation"], ["veto"]], places=["SEA", "SEA"], deck=deck, tokens=[[8]])
    scene.act("token", 8)
    scene.do("play", "deportation")
    scene.aim(1)
    scene.aim("TIJ")
    assert scene.left == 1
    assert scene.step == "CardAnnounced"


def test_FAQ_10_a_free_disarm_card_cannot_be_sabotaged():
    """Ruling: Hacker played free opens no DISARM_RESULT; Engineer still rolls a die that may be rolled again."""
    deck = ["hacker", "engineer", "veto", "veto", "no-fly-zone", "bribery"]
    hands = [[], ["veto", "sabotage", "recount"]]
    scene = Table(2, dictators=PLAIN, hands=hands, places=["SEA"], facilities=[["SEA"]], deck=deck, tokens=[[8]])
    scene.act("token", 8)
    scene.do("play", "hacker")
    assert scene.asked() == []
    assert scene.is_disarmed(0, "SEA")

    scene = Table(
        2, dictators=PLAIN, hands=hands, places=["SEA"], facilities=[["SEA"]], deck=deck, tokens=[[8]], dice=[5]
    )
    scene.act("token", 8)
    scene.do("play", "engineer")
    assert {window for window, _ in scene.asked()} == {"DieRolled"}
    assert scene.is_disarmed(0, "SEA")


def standoff() -> Table:
    """Seat 1 has no cards, seat 2 has one."""
    scene = Table(3, dictators=PLAIN, hands=[["mutually-assured-destruction"], [], ["emp"]], places=["SEA"])
    scene.play("mutually-assured-destruction")
    return scene


def test_FAQ_11_who_has_no_cards_does_not_count():
    """Only seat 2 is asked; it discards, so there is no move."""
    scene = standoff()
    assert (scene.step, scene.seat) == ("DiscardOrRefuse", 2)
    scene.do("discard", "emp")
    assert scene.step == "TakeAction"
    assert scene.place(0) == "SEA"
    assert scene.hand(2) == []
    assert scene.pile() == ["emp", "mutually-assured-destruction"]


def test_FAQ_11_if_an_able_opponent_refuses_one_may_move_three_states():
    """Seat 2 refuses: up to 3 state-steps, or no move at all."""
    scene = standoff()
    scene.do("refuse")
    assert (scene.step, scene.seat) == ("StandoffMove", 0)
    assert scene.can("stay")
    assert scene.can("go", "CYS")  # WA-ID-WY
    assert scene.can("go", "OMA")  # WA-ID-WY-NE
    assert not scene.can("go", "DSM")  # four steps
    scene.do("go", "OMA")
    scene.pass_all()
    assert scene.place(0) == "OMA"
    assert scene.hand(2) == ["emp"]


def test_FAQ_11_one_refusal_among_several_is_enough():
    """Clockwise: seat 1 discards, seat 2 refuses; and the other way round."""
    for first, second in ((("discard", "veto"), ("refuse",)), (("refuse",), ("discard", "emp"))):
        hands = [["mutually-assured-destruction"], ["veto"], ["emp"]]
        scene = Table(3, dictators=PLAIN, hands=hands, places=["SEA"])
        scene.play("mutually-assured-destruction")
        assert scene.seat == 1
        scene.do(*first)
        assert scene.seat == 2
        scene.do(*second)
        assert scene.step == "StandoffMove"


def test_FAQ_12_sneaking_across_needs_a_dotted_line():
    """Illegal in Denver; legal in Seattle, along its lines."""
    scene = Table(2, dictators=PLAIN, hands=[["sneaking-across"]], places=["DEN"])
    assert scene.refused("play", "sneaking-across") == ("no-flight-here", "FAQ-12")
    there = Table(2, dictators=PLAIN, hands=[["sneaking-across"]], places=["SEA"])
    there.do("play", "sneaking-across")
    assert there.places_offered() == {"YVR", "HNL"}


def test_FAQ_13_stealth_fighter_leaves_a_no_fly_zone():
    """Anywhere outside the USA, even from a no-fly zone; never inside the USA."""
    scene = Table(2, dictators=PLAIN, hands=[["stealth-fighter", "sneaking-across"]], places=["SEA"], begin=False)
    for zone in ("PACIFIC", "HAWAII"):
        scene.no_fly(zone)
    scene.start()
    assert scene.refused("play", "sneaking-across") == ("no-fly-zone", "2.4")
    scene.do("play", "stealth-fighter")
    abroad = {place for number, place in enumerate(PACK.place_ids) if not PACK.in_usa[number]}
    assert scene.places_offered() == abroad - {"TND"}
    scene.do("go", "CUN")
    scene.pass_all()
    assert scene.place(0) == "CUN"


def test_FAQ_13_the_trident_counts_while_it_is_there():
    """Its location lies outside the USA and exists only with its token."""
    scene = Table(2, dictators=PLAIN, hands=[["stealth-fighter"]], places=["SEA"], begin=False)
    scene.state.trident = TRIDENT_ON_BOARD
    scene.start()
    scene.play("stealth-fighter", "TND")
    assert scene.place(0) == "TND"


def test_FAQ_14_engineer_leaves_room_for_a_normal_attempt():
    """Engineer fails for 1 action; travel and 2 actions are left for a second attempt."""
    scene = Table(2, dictators=PLAIN, hands=[["engineer"]], places=["SEA"], facilities=[["SEA"]], dice=[2, 3])
    scene.play("engineer")
    assert not scene.is_disarmed(0, "SEA")
    assert scene.left == 2
    assert scene.state.travelled == 0
    scene.act("disarm")
    assert scene.is_disarmed(0, "SEA")
    assert scene.left == 0


def test_FAQ_15_an_asset_is_for_the_own_turn():
    """Seat 0 has Blackmail Box; in seat 1's turn nothing offers it, neither as an action nor in a window."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"], ["propaganda-tour"]], begin=False)
    scene.in_front(0, "blackmail-box")
    scene.start()
    assert scene.can("activate", "blackmail-box", "blackmail-box:1")
    scene.end()
    assert scene.state.active == 1
    assert scene.refused("activate", "blackmail-box", "blackmail-box:1")[0] == "not-offered"
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 0)
    assert {action[0] for action in GAME.legal(scene.state)} == {"interrupt", "pass"}
    assert scene.refused("activate", "blackmail-box", "blackmail-box:1")[0] == "not-offered"


def test_FAQ_16_moving_past_a_roadblock_needs_a_roadblock():
    """Monster Truck and The Marauder: illegal without one on a road from here, and only along roads that have one."""
    scene = Table(2, dictators=PLAIN, hands=[["monster-truck"]], places=["SEA"], begin=False)
    scene.in_front(0, "the-marauder")
    scene.block("SPO", "BOI")  # elsewhere
    scene.start()
    assert scene.refused("play", "monster-truck") == ("no-roadblock-here", "FAQ-16")
    assert scene.refused("activate", "the-marauder", "the-marauder:1") == ("no-roadblock-here", "FAQ-16")
    scene.block("SEA", "POR")
    scene.do("play", "monster-truck")
    assert scene.refused("go", "SPO") == ("no-roadblock-here", "FAQ-16")
    scene.do("go", "POR")
    scene.pass_all()
    assert scene.place(0) == "POR"
    assert scene.blocked("SEA", "POR")
    scene.do("activate", "the-marauder", "the-marauder:1")
    assert scene.refused("go", "SPO") == ("no-roadblock-here", "FAQ-16")
    scene.do("go", "SEA")
    scene.pass_all()
    assert scene.place(0) == "SEA"
    assert not scene.blocked("SEA", "POR")


def test_FAQ_17_fetching_a_defcon_card():
    """Revealed at once: level 4 is carried out, then the card's own text; it is back in the pile, nothing is kept."""
    scene = Table(2, dictators=PLAIN, hands=[["just-what-i-needed"]], discard=["defcon", "veto"])
    deck = len(scene.state.deck)
    scene.play("just-what-i-needed", "defcon")
    assert scene.state.defcon == 4
    for seat in (0, 1):
        assert (scene.step, scene.seat) == ("PlaceRoadblock", seat)
        assert len(scene.state.deck) == deck  # the text of the card comes after the level
        scene.do(*GAME.legal(scene.state)[0])
    assert sum(scene.state.blocked) == 2
    assert len(scene.state.deck) == deck + 2
    assert scene.hand(0) == []
    assert scene.pile() == ["veto", "defcon", "just-what-i-needed"]


def test_FAQ_18_hacker_needs_no_roll():
    """Disarmed without a die: no roll, no DIE_ROLLED window."""
    hands = [["hacker"], ["recount"]]
    scene = Table(2, dictators=PLAIN, hands=hands, places=["SEA"], facilities=[["SEA"]], dice=[1])
    scene.do("play", "hacker")
    assert scene.asked() == [("CardAnnounced", 1), ("DisarmResult", 1)]
    assert scene.is_disarmed(0, "SEA")
    assert not scene.said("rolled")
    assert scene.state.travelled == 0
    assert scene.left == 1


@pytest.mark.parametrize(("window", "card"), [("CardAnnounced", "veto"), ("DisarmResult", "sabotage")])
def test_FAQ_18_but_it_can_be_cancelled(window, card):
    """By a Veto against the card or by a Sabotage of the attempt."""
    scene = Table(2, dictators=PLAIN, hands=[["hacker"], [card]], places=["SEA"], facilities=[["SEA"]])
    scene.do("play", "hacker")
    scene.answer(window, 1, card)
    scene.pass_all()
    assert not scene.is_disarmed(0, "SEA")
    assert scene.left == 1


def test_FAQ_19_kim_uses_the_chosen_ability_in_every_turn():
    """Idi's ability in two turns, once in each."""
    scene = Table(
        2, dictators=["kim", "francisco"], hands=[[], ["veto", "veto", "emp"]], places=["SEA", "SEA"], begin=False
    )
    scene.copy_ability(0, "idi")
    scene.start()
    for left in (2, 1):
        scene.act("bully")
        scene.act("whom", 1)
        assert len(scene.hand(1)) == left
        assert scene.refused("bully") == ("ability-used", "3.5")
        scene.end()
        scene.end()
    assert scene.can("bully")


def test_FAQ_19_unless_it_says_otherwise():
    """Julius's ability is once a game, for Kim's copy too."""
    hands = [["road-trip", "road-trip"], []]
    scene = Table(2, dictators=["francisco", "kim"], hands=hands, places=["SEA", "SEA"], begin=False)
    scene.copy_ability(1, "julius")
    scene.start()
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    scene.do("seize")
    assert scene.place(0) == "SEA"
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert scene.asked() == []  # empty-handed and spent: not asked any more
    assert scene.place(0) == "POR"


def test_FAQ_20_morale_boost_gives_a_whole_turn():
    """3 fresh actions and fresh travel after this turn, not one action more in it."""
    scene = Table(2, dictators=PLAIN, hands=[["morale-boost", "morale-boost"]], places=["SEA"])
    scene.act("travel", "POR")
    scene.play("morale-boost")
    assert scene.left == 0
    scene.end()
    assert scene.state.active == 0
    assert scene.left == 3
    assert scene.can("travel", "SEA")
    assert scene.refused("play", "morale-boost") == ("boosted-already", "R15")
    scene.end()
    assert scene.state.active == 1


def test_FAQ_20_the_extra_turn_begins_like_any_other():
    """In D.C. it begins with the question whether to confront."""
    scene = Table(2, dictators=PLAIN, hands=[["morale-boost"]], places=["RIC"])
    scene.act("travel", "WDC")
    scene.play("morale-boost")
    scene.end()
    assert (scene.step, scene.seat) == ("Confront", 0)
