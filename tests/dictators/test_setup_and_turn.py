"""Set-up (1.2, 1.3, CR-01, R28, R31), the turn and its three actions (2.1-2.6, CR-02 to CR-15), and their rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from brink.engine import Chance, Entry
from brink.engine.chance import seed_from
from brink.games.dictators.game_setup import RollForFirst
from brink.games.dictators.state import NONE, TRIDENT_GONE, TRIDENT_ON_BOARD, TRIDENT_UNSEEN, DictatorsState
from dictators.scene import GAME, PACK, Dice, Table, cost

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")  # nobody whose ability gets in the way by itself
TABLE_1_3 = {  # cards dealt, command deck, facility cards left in zones 1-4
    2: (8, 100, [9, 10, 6, 7]),
    3: (12, 96, [8, 9, 5, 6]),
    4: (16, 92, [7, 8, 4, 5]),
    5: (20, 88, [6, 7, 3, 4]),
}


def ids(state: DictatorsState) -> list[str]:
    return [PACK.dictator_ids[dictator] for dictator in state.dictators]


def deal(players: int, fits: Callable[[list[str]], bool], **options: Any) -> DictatorsState:
    """The first set-up whose dictators fit."""
    for number in range(2000):
        state = GAME.setup(players, options, Chance(seed_from(f"deal {number}")))
        if fits(ids(state)):
            return state
    raise AssertionError("no such deal")


def ordinary(dealt: list[str]) -> bool:
    return not {"joseph", "nicolae", "kim"} & set(dealt)


def events_in(cards: list[int]) -> Counter[str]:
    return Counter(
        "defcon" if card == PACK.defcon_card else "trident" if card == PACK.trident_card else "father"
        for card in cards
        if card >= PACK.defcon_card
    )


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_2_everybody_starts_in_hawaii_with_one_open_dictator(players):
    """One dictator each, all different, the rest spare; every meeple in Hawaii; DEFCON at 5, nothing on the map."""
    state = deal(players, ordinary)
    assert len(set(state.dictators)) == players
    assert sorted([*state.dictators, *state.spare_dictators]) == list(range(14))
    assert [PACK.place_ids[place] for place in state.places] == ["HNL"] * players
    assert state.defcon == 5
    assert state.trident == TRIDENT_UNSEEN
    assert not any(state.blocked)
    assert state.roadblocks_left() == 30
    assert not any(state.no_fly)
    assert state.no_fly_left() == 5
    assert state.skips == [0] * players
    assert [GAME.view(state, None).players[seat].dictator for seat in range(players)] == state.dictators


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_2_everybody_gets_one_facility_of_each_zone_face_down(players):
    """One card of each of the four facility decks, armed, and known to its owner only."""
    state = deal(players, ordinary)
    for seat in range(players):
        assert [PACK.nuclear_zone[place] for place in state.facilities[seat]] == [1, 2, 3, 4]
        assert state.disarmed[seat] == [0, 0, 0, 0]
        assert GAME.view(state, seat).players[seat].facilities == state.facilities[seat]
        assert GAME.view(state, (seat + 1) % players).players[seat].facilities == [-1] * 4
    dealt = [place for facilities in state.facilities for place in facilities]
    assert len(set(dealt)) == 4 * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_3_numbers_by_player_count(players):
    """The table of 1.3: cards dealt, deck, facility cards left, zone 4 tokens, warheads; 12 fathers stay out."""
    dealt, deck, facilities = TABLE_1_3[players]
    state = deal(players, ordinary)
    assert [len(hand) for hand in state.hands] == [4] * players
    assert sum(len(hand) for hand in state.hands) == dealt
    assert len(state.deck) == deck
    assert [len(pile) for pile in state.facility_decks[1:]] == facilities
    assert sum(token != NONE for token in state.board_tokens) == 9
    assert len(state.unused_tokens) == 6
    assert state.warheads == players
    assert len(state.father_deck) == 12
    assert not state.father_discard
    assert not state.discard


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_CR_01_no_event_card_in_an_opening_hand_and_nine_tokens_on_the_board(players):
    """Hands are dealt before the 3 founding fathers, 2 DEFCON cards and the Trident card join the deck."""
    for number in range(20):
        state = GAME.setup(players, {}, Chance(seed_from(f"hands {number}")))
        if not any(state.hands):
            GAME.apply(state, ("dictator", PACK.dictator_ids.index("benito")))  # Kim was dealt
        assert all(card < PACK.defcon_card for hand in state.hands for card in hand)
        assert events_in(state.deck) == {"father": 3, "defcon": 2, "trident": 1}
        assert sorted([*state.board_tokens, *state.unused_tokens]) == list(range(1, 16))
        assert len(state.board_tokens) == 9
        GAME.check(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_CR_01_nicolae_starts_with_six_cards(players):
    """D05: Nicolae is dealt 6 cards, so the deck has 2 cards fewer."""
    state = deal(players, lambda dealt: "nicolae" in dealt and not {"joseph", "kim"} & set(dealt))
    assert [len(hand) for hand in state.hands] == [6 if one == "nicolae" else 4 for one in ids(state)]
    assert len(state.deck) == TABLE_1_3[players][1] - 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_CR_01_joseph_gets_no_zone_1_card(players):
    """D02: Joseph has facilities of zones 2, 3 and 4 only, and one zone 1 card more is left."""
    state = deal(players, lambda dealt: "joseph" in dealt and not {"nicolae", "kim"} & set(dealt))
    joseph = ids(state).index("joseph")
    for seat in range(players):
        zones = [PACK.nuclear_zone[place] for place in state.facilities[seat]]
        assert zones == ([2, 3, 4] if seat == joseph else [1, 2, 3, 4])
    one, *rest = TABLE_1_3[players][2]
    assert [len(pile) for pile in state.facility_decks[1:]] == [one + 1, *rest]
    assert state.disarmed_count(joseph) == 1
    assert len(state.deck) == TABLE_1_3[players][1]


def kim_deals(choice: str) -> tuple[DictatorsState, int]:
    state = deal(3, lambda dealt: "kim" in dealt and not {"joseph", "nicolae"} & set(dealt))
    kim = ids(state).index("kim")
    GAME.apply(state, ("dictator", PACK.dictator_ids.index(choice)))
    return state, kim


def test_R31_kim_chooses_before_any_card_is_dealt():
    """Dictators, Kim's choice, facility cards, command cards, the deck: at the choice nothing else has been dealt."""
    state = deal(3, lambda dealt: "kim" in dealt)
    kim = ids(state).index("kim")
    assert type(state.agenda[-1]).__name__ == "ChooseAbility"
    assert GAME.to_act(state) == kim
    assert not any(state.hands)
    assert state.facilities == [[], [], []]
    assert not state.deck
    offered = {PACK.dictator_ids[action[1]] for action in GAME.legal(state)}
    assert offered == set(PACK.dictator_ids) - {"kim"}  # dealt or not
    GAME.apply(state, ("dictator", PACK.dictator_ids.index("augusto")))
    assert state.abilities[kim] == "free-flights"
    assert [len(hand) for hand in state.hands] == [4 if one != "nicolae" else 6 for one in ids(state)]
    assert type(state.agenda[-1]).__name__ == "TakeAction"


def test_R31_kim_copying_joseph_gets_no_zone_1_card():
    """R22: Kim with Joseph's ability counts as Joseph, at set-up too."""
    state, kim = kim_deals("joseph")
    assert [PACK.nuclear_zone[place] for place in state.facilities[kim]] == [2, 3, 4]
    assert state.disarmed_count(kim) == 1
    assert len(state.hands[kim]) == 4


def test_R31_kim_copying_nicolae_gets_six_cards():
    """Kim chooses before the command cards are dealt, so the copy of Nicolae works at set-up."""
    state, kim = kim_deals("nicolae")
    assert len(state.hands[kim]) == 6
    assert state.hand_limit(kim) == 7
    assert [PACK.nuclear_zone[place] for place in state.facilities[kim]] == [1, 2, 3, 4]


def test_R31_kim_copying_somebody_else_gets_the_usual():
    """Only Joseph and Nicolae change the deal."""
    state, kim = kim_deals("mao")
    assert len(state.hands[kim]) == 4
    assert [PACK.nuclear_zone[place] for place in state.facilities[kim]] == [1, 2, 3, 4]


def test_1_2_everything_is_shuffled():
    """Dictators, facilities, tokens, command deck and presidential deck depend on chance, and on nothing else."""
    deals = [deal_of(number) for number in range(8)]
    for what in range(6):
        assert len({one[what] for one in deals}) > 1
    assert deal_of(0) == deals[0]


def deal_of(number: int) -> tuple[str, ...]:
    state = GAME.setup(4, {}, Chance(seed_from(f"ordinary {number}")))
    if not state.deck:
        GAME.apply(state, GAME.legal(state)[0])
    piles = (state.dictators, state.facilities, state.board_tokens, state.deck, state.president_deck, state.father_deck)
    return tuple(str(pile) for pile in piles)


def first_player(players: int, *faces: int) -> tuple[int, list[Entry]]:
    scene = Table(players, dictators=PLAIN, dice=faces, begin=False)
    scene.state.agenda = [RollForFirst()]
    GAME.advance(scene.state)
    assert not scene.state.chance.faces
    return scene.state.active, scene.said("rolled")


def test_R28_the_highest_d20_starts():
    """Everybody rolls the d20; the highest begins. Nobody is asked anything about it."""
    assert first_player(3, 7, 20, 15)[0] == 1
    assert first_player(3, 7, 12, 15)[0] == 2
    assert first_player(2, 7, 3)[0] == 0


def test_R28_ties_roll_again_among_themselves():
    """Seats 1 and 2 tie at 15, then again at 4; the third roll decides. Seat 0 does not roll again."""
    active, rolls = first_player(3, 7, 15, 15, 4, 4, 9, 2)
    assert active == 1
    assert [entry.args["seat"] for entry in rolls] == [0, 1, 2, 1, 2, 1, 2]
    assert {entry.rule for entry in rolls} == {"R28"}


def test_R28_R37_set_up_rolls_a_die_for_everybody_and_opens_no_window():
    """The whole set-up ends with that roll, nobody may answer it, and the starter has the first turn."""
    log: list[Entry] = []
    chance = Dice([3, 19, 6])
    state = GAME.setup(3, {}, chance, log=log)
    if not state.deck:
        GAME.apply(state, GAME.legal(state)[0])
    assert not chance.faces
    assert state.active == GAME.to_act(state) == 1
    assert type(state.agenda[-1]).__name__ == "TakeAction"


def test_play_goes_clockwise():
    """1.2.13: after the starter, the next seat, and after the last the first again."""
    scene = Table(3, dictators=PLAIN, begin=False)
    scene.start(1)
    seen = []
    for _ in range(5):
        seen.append(scene.state.active)
        scene.end()
    assert seen == [1, 2, 0, 1, 2]


# -- three actions (2.1) ---------------------------------------------------------------------------------------------


def test_2_1_three_actions_a_turn():
    """Three draws, then nothing that costs an action; the turn ends only when its player says so."""
    scene = Table(2, dictators=PLAIN)
    for left in (2, 1, 0):
        scene.act("draw")
        assert scene.left == left
    assert scene.refused("draw") == ("too-few-actions", "2.1")
    assert scene.why("draw").args == {"cost": 1, "left": 0}
    assert scene.seat == 0
    assert scene.can("end")
    assert len(scene.hand(0)) == 3


def test_2_1_travel_is_one_of_the_three_and_once_a_turn():
    """A road costs one action and the turn's travel."""
    scene = Table(2, dictators=PLAIN, places=["SEA"])
    scene.act("travel", "POR")
    assert scene.place(0) == "POR"
    assert scene.left == 2
    assert scene.refused("travel", "BOI") == ("travel-spent", "2.1")
    scene.act("draw")
    scene.act("draw")
    assert scene.left == 0


def test_2_1_travel_needs_an_action():
    """Three draws leave nothing to travel with, though travel itself is unspent."""
    scene = Table(2, dictators=PLAIN, places=["SEA"])
    for _ in range(3):
        scene.act("draw")
    assert scene.state.travelled == 0
    assert scene.refused("travel", "POR") == ("too-few-actions", "2.1")


def test_2_1_actions_in_any_order_and_fresh_every_turn():
    """Draw, travel, draw is as good as any other order, and the next own turn has three actions and travel again."""
    scene = Table(2, dictators=PLAIN, places=["SEA"])
    scene.act("draw")
    scene.act("travel", "SPO")
    scene.act("draw")
    scene.end()
    scene.end()
    assert scene.seat == 0
    assert scene.left == 3
    assert scene.can("travel", "BOI")


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("propaganda-tour", []),
        ("stealth-fighter", ["MEX"]),
        ("bribery", [1]),
        ("blackmail-box", []),
        ("private-jet", []),
    ],
)
def test_2_1_a_card_costs_what_it_says(card, targets):
    """Action and asset cards cost 1, 2 or 3 actions; with one action less they cannot be played."""
    price = cost(card)
    assert price in (1, 2, 3)
    scene = Table(2, dictators=PLAIN, hands=[[card]], deck=["veto", "veto"])
    scene.play(card, *targets)
    assert scene.left == 3 - price
    assert card not in scene.hand(0)

    short = Table(2, dictators=PLAIN, hands=[[card]])
    for _ in range(4 - price):
        short.act("draw")
    assert short.refused("play", card) == ("too-few-actions", "2.1")
    assert short.why("play", card).args == {"cost": price, "left": price - 1}


def test_2_1_any_number_of_cards_may_be_played():
    """Three cards of cost 1 in one turn."""
    scene = Table(2, dictators=PLAIN, hands=[["road-trip", "road-trip", "road-trip"]], places=["SEA"])
    for place in ("BOI", "GTF", "MOT"):
        scene.play("road-trip", place)
    assert scene.place(0) == "MOT"
    assert scene.left == 0


def test_2_1_abilities_of_assets_cost_what_they_say():
    """Blackmail Box 0, Propaganda Network 1, The Marauder's hop 2."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"], ["veto"]], places=["SEA"], begin=False)
    for asset in ("blackmail-box", "propaganda-network", "the-marauder"):
        scene.in_front(0, asset)
    scene.start()
    scene.act("activate", "blackmail-box", "blackmail-box:1")
    scene.act("discard", "veto")
    scene.act("whom", 1)
    assert scene.left == 3
    scene.act("activate", "propaganda-network", "propaganda-network:1")
    assert scene.left == 2
    scene.act("activate", "the-marauder", "the-marauder:2")
    scene.act("go", "POR")
    assert scene.left == 0
    assert scene.state.travelled == 0


def test_2_1_an_ability_may_cost_the_turns_travel():
    """Private Jet: travel alone, which is one action; afterwards travel is spent."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], begin=False)
    scene.in_front(0, "private-jet")
    scene.start()
    scene.act("activate", "private-jet", "private-jet:1")
    scene.act("go", "YVR")
    assert scene.place(0) == "YVR"
    assert scene.left == 2
    assert scene.refused("activate", "private-jet", "private-jet:1") == ("travel-spent", "2.1")
    assert scene.refused("travel", "YYC") == ("travel-spent", "2.1")


def test_2_1_a_disarm_attempt_costs_travel_and_one_action():
    """2 actions in all; a second normal attempt in the turn is impossible."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]], dice=[1])
    scene.act("disarm")
    assert scene.left == 1
    assert scene.state.travelled == 1
    assert scene.refused("disarm") == ("travel-spent", "7.1")


def test_2_1_an_international_flight_costs_travel_and_one_action():
    """2 actions in all; with travel spent there is no flight."""
    scene = Table(2, dictators=PLAIN, places=["SEA"])
    scene.act("fly", "YVR")
    assert scene.place(0) == "YVR"
    assert scene.left == 1
    assert scene.refused("travel", "YYC") == ("travel-spent", "2.1")
    assert scene.refused("fly", "HNL") == ("travel-spent", "2.4")


def test_2_1_an_interruption_costs_nothing_even_in_the_own_turn():
    """Recount on one's own roll: no action is spent on it."""
    hands = [["recount", "recount"]]
    scene = Table(2, dictators=PLAIN, hands=hands, places=["SEA"], facilities=[["SEA"]], dice=[1, 2, 6])
    scene.do("disarm")
    scene.answer("DieRolled", 0, "recount")
    scene.answer("DieRolled", 0, "recount")
    scene.pass_all()
    assert scene.left == 1
    assert scene.is_disarmed(0, "SEA")


def test_2_1_tokens_and_presidential_cards_are_free():
    """Neither a zone 4 token nor turning up a presidential card costs an action."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], tokens=[[14]], begin=False)
    scene.president("golf-day")
    scene.start()
    scene.act("confront")
    assert scene.left == 3
    scene.act("token", 14)
    assert scene.left == 3
    assert len(scene.hand(0)) == 10


def test_2_1_an_interruption_is_no_action():
    """It cannot be played as one of the three actions, only in its window."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"]])
    assert scene.refused("play", "veto") == ("only-in-its-window", "11.2")


# -- roads, roadblocks, flights (2.3, 2.4) ---------------------------------------------------------------------------


def test_2_3_travel_follows_one_road_to_the_next_location():
    """From Seattle the roads lead to Spokane and Portland, and nowhere else."""
    scene = Table(2, dictators=PLAIN, places=["SEA"])
    assert scene.places_offered("travel") == {"SPO", "POR"}
    assert scene.refused("travel", "BOI")[0] == "not-offered"


def test_2_3_a_roadblock_stops_everybody_in_both_directions():
    """Nobody moves along a road with a roadblock; the other roads stay open."""
    for here, there in (("SEA", "POR"), ("POR", "SEA")):
        scene = Table(2, dictators=PLAIN, places=[here], begin=False)
        scene.block("SEA", "POR")
        scene.start()
        assert scene.refused("travel", there) == ("road-blocked", "2.3")
        assert scene.can("travel", "SPO")


def test_2_3_a_roadblock_stops_road_trips_too():
    """Road Trip needs free roads; it may go round the block."""
    scene = Table(2, dictators=PLAIN, hands=[["road-trip"]], places=["SEA"], begin=False)
    scene.block("SEA", "POR")
    scene.block("SPO", "BOI")
    scene.start()
    scene.do("play", "road-trip")
    assert scene.places_offered() == {"SPO", "POR"}  # Portland by way of Spokane
    assert scene.refused("go", "BOI") == ("every-way-blocked", "2.3")


def test_2_3_at_most_one_roadblock_a_road():
    """A road that has one cannot be named for another, and one card cannot name a road twice."""
    scene = Table(2, dictators=PLAIN, hands=[["roadblock"]], begin=False)
    scene.block("SEA", "POR")
    scene.start()
    scene.do("play", "roadblock")
    assert scene.refused("road", "SEA", "POR") == ("blocked-already", "2.3")
    scene.do("road", "SEA", "SPO")
    assert scene.refused("road", "SEA", "SPO") == ("named-already", "3.1")
    scene.do("road", "SPO", "POR")
    scene.pass_all()
    assert sum(scene.state.blocked) == 3
    assert scene.state.roadblocks_left() == 27


def test_2_4_flights_follow_the_dotted_lines():
    """From Hawaii to Vancouver, Seattle, San Francisco, Los Angeles and Tijuana."""
    scene = Table(2, dictators=PLAIN)
    assert scene.places_offered("fly") == {"YVR", "SEA", "SFO", "LAX", "TIJ"}
    assert scene.places_offered("travel") == set()  # no road leaves Hawaii
    inland = Table(2, dictators=PLAIN, places=["DEN"])
    assert inland.places_offered("fly") == set()
    assert inland.refused("fly", "YVR")[0] == "not-offered"


@pytest.mark.parametrize(
    ("here", "there", "zone"),
    [("HNL", "SEA", "PACIFIC"), ("HNL", "SEA", "HAWAII"), ("YVR", "SEA", "PACIFIC"), ("HNL", "YVR", "HAWAII"),
     ("MIA", "GTM", "EASTERN")],
)  # fmt: skip
def test_2_4_no_flight_into_out_of_or_across_a_no_fly_zone(here, there, zone):
    """A no-fly token on a time zone that the flight touches forbids it."""
    scene = Table(2, dictators=PLAIN, places=[here, "DEN"], begin=False)
    scene.start()
    assert scene.can("fly", there)
    scene.no_fly(zone)
    assert scene.refused("fly", there) == ("no-fly-zone", "2.4")
    assert scene.why("fly", there).args == {"timezone": PACK.time_zone[zone]}


def test_2_4_a_no_fly_zone_elsewhere_does_not_matter():
    """Honolulu-Vancouver touches only Hawaii's zone; Cancun-Guantanamo touches none."""
    scene = Table(2, dictators=PLAIN, begin=False)
    for zone in ("PACIFIC", "MOUNTAIN", "CENTRAL", "EASTERN"):
        scene.no_fly(zone)
    scene.start()
    assert scene.places_offered("fly") == {"YVR", "TIJ"}
    scene.state.places[0] = PACK.place["CUN"]
    scene.no_fly("HAWAII")
    assert scene.places_offered("fly") == {"GTM"}


def test_2_4_flights_to_the_trident_need_its_token():
    """Its dotted lines exist only while the token is on the board."""
    scene = Table(2, dictators=PLAIN, places=["HOU"])
    assert scene.refused("fly", "TND") == ("trident-not-there", "6")
    scene.state.trident = TRIDENT_ON_BOARD
    scene.act("fly", "TND")
    assert scene.place(0) == "TND"
    scene.state.trident = TRIDENT_GONE
    assert GAME.refusal(Table(2, dictators=PLAIN, places=["MSY"]).state, ("fly", PACK.trident)) is not None


# -- drawing, hand limit, deck (2.5) ---------------------------------------------------------------------------------


def test_2_5_any_number_of_cards_during_the_turn():
    """The limit of 5 is looked at only when the turn ends."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"] * 3 + ["red-tape"] * 2])
    scene.act("draw")
    scene.act("draw")
    assert len(scene.hand(0)) == 7
    assert scene.step == "TakeAction"


def test_2_5_an_event_card_is_resolved_at_once_without_replacement():
    """A DEFCON card drawn raises the level, goes to the command discard pile and leaves the hand as it was."""
    scene = Table(2, dictators=PLAIN, deck=["defcon"], begin=False)
    scene.state.defcon = 3
    scene.start()
    before = len(scene.state.deck)
    scene.act("draw")
    assert scene.state.defcon == 2
    assert scene.hand(0) == []
    assert scene.left == 2
    assert scene.pile()[-1] == "defcon"
    assert len(scene.state.deck) == before - 1 - 20 + 2


def test_2_5_where_cards_go():
    """Command, DEFCON and Trident cards go to the command discard pile, founding fathers to their own."""
    deck = ["trident", "patrick-henry"]
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"], ["veto"]], deck=deck, options={"ff_start": 0})
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    assert scene.pile() == ["veto", "propaganda-tour"]
    scene.act("draw")
    assert scene.pile() == ["veto", "propaganda-tour", "trident"]
    scene.act("draw")
    scene.act("skip-turn")
    assert scene.names(scene.state.father_discard) == ["patrick-henry"]
    assert scene.pile() == ["veto", "propaganda-tour", "trident"]


def test_2_5_an_empty_deck_is_made_anew_with_three_new_fathers():
    """The discard pile and 3 random founding fathers become the command deck."""
    scene = Table(2, dictators=PLAIN, begin=False)
    discard = ["veto", "veto", "amtrak", "defcon", "defcon", "trident"]
    scene.arrange(["emp"], discard, rest=1)
    scene.start()
    scene.act("draw")
    assert scene.hand(0) == ["emp"]
    assert not scene.state.discard
    names = scene.names(scene.state.deck)
    fathers = [name for name in names if name in PACK.father_ids]
    assert len(fathers) == 3
    assert sorted(set(names) - set(fathers)) == ["amtrak", "defcon", "trident", "veto"]
    assert len(names) == 9
    assert len(scene.state.father_deck) == 12
    assert [entry.args["count"] for entry in scene.said("deck-rebuilt")] == [9]


# -- cases from the rules (CR) ---------------------------------------------------------------------------------------


def test_CR_02_no_disarm_attempt_after_travelling_by_road():
    """Travel is spent, so the attempt's travel cannot be paid; without travelling it could."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["POR"]])
    scene.act("travel", "POR")
    assert scene.refused("disarm") == ("travel-spent", "7.1")
    there = Table(2, dictators=PLAIN, places=["POR"], facilities=[["POR"]])
    assert there.can("disarm")


@pytest.mark.parametrize("face", [1, 6])
def test_CR_03_an_attempt_leaves_one_action_whatever_the_roll(face):
    """1 action left and travel spent, success or not."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]], dice=[face])
    scene.act("disarm")
    assert scene.left == 1
    assert scene.state.travelled == 1
    assert scene.is_disarmed(0, "SEA") == (face == 6)


@pytest.mark.parametrize(("face", "succeeds"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_CR_04_three_to_six_disarm(face, succeeds):
    """1 and 2 fail: the card stays armed and may be tried again. 3 to 6 turn it face-up."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]], dice=[face, 6])
    scene.act("disarm")
    assert scene.is_disarmed(0, "SEA") == succeeds
    assert len(scene.said("disarm-failed")) == (not succeeds)
    scene.end()
    scene.end()
    if succeeds:
        assert scene.refused("disarm") == ("already-disarmed", "7.1")
        assert scene.state.disarmed_count(0) == 1
    else:
        scene.act("disarm")
        assert scene.is_disarmed(0, "SEA")


def test_CR_05_nobody_disarms_the_facility_of_another():
    """Seat 1 stands on a facility whose card seat 0 holds."""
    scene = Table(2, dictators=PLAIN, places=["HNL", "SEA"], facilities=[["SEA"]], hands=[[], ["engineer", "hacker"]])
    scene.end()
    assert scene.seat == 1
    assert scene.refused("disarm") == ("not-your-facility", "7.1")
    assert scene.refused("play", "engineer") == ("not-your-facility", "7.1")
    assert scene.refused("play", "hacker") == ("not-your-facility", "7.1")


def test_CR_06_a_father_drawn_with_the_last_action():
    """No card comes into the hand, the action is gone, and the turn goes on without actions."""
    scene = Table(2, dictators=PLAIN, deck=["veto", "emp", "john-jay"])
    for _ in range(3):
        scene.act("draw")
    assert scene.hand(0) == sorted(["veto", "emp"], key=PACK.card_ids.index)
    assert scene.father_of(0) == "john-jay"
    assert scene.left == 0
    assert (scene.seat, scene.step) == (0, "TakeAction")
    assert GAME.legal(scene.state) == [("end",)]


def test_CR_07_a_new_father_pushes_out_the_old_one():
    """One founding father lies in front of a player; the old one goes to their own discard pile."""
    scene = Table(2, dictators=PLAIN, deck=["john-hancock"], begin=False)
    scene.father(0, "john-jay", 1)
    scene.start()
    scene.act("draw")
    assert scene.father_of(0) == "john-hancock"
    assert scene.state.father_counts[0] == 0
    assert scene.names(scene.state.father_discard) == ["john-jay"]
    assert "john-jay" not in scene.pile()


def test_CR_08_the_trident_dives_under_whoever_stands_on_it():
    """The card drawn a second time: the token goes, the meeple on it comes to Guantanamo Bay; others stay."""
    scene = Table(3, dictators=PLAIN, places=["TND", "TND", "HOU"], deck=["trident"], begin=False)
    scene.state.trident = TRIDENT_ON_BOARD
    scene.start()
    scene.act("draw")
    assert scene.state.trident == TRIDENT_GONE
    assert [scene.place(seat) for seat in range(3)] == ["GTM", "GTM", "HOU"]
    assert scene.pile() == ["trident"]


def test_CR_08_first_the_trident_surfaces():
    """The first time the card is drawn the token comes to the board, and its location can be reached."""
    scene = Table(2, dictators=PLAIN, places=["HOU"], deck=["trident"], hands=[["veto"], ["emp"]])
    assert not scene.can("fly", "TND")
    scene.act("draw")
    assert scene.state.trident == TRIDENT_ON_BOARD
    assert scene.hand(0) == scene.hand(1) == []
    assert scene.can("fly", "TND")


def test_CR_09_a_third_trident_card_does_nothing():
    """No token, nobody is moved, no hand is lost; the card is discarded."""
    scene = Table(2, dictators=PLAIN, places=["HOU", "GTM"], deck=["trident"], hands=[["veto"], ["emp"]], begin=False)
    scene.state.trident = TRIDENT_GONE
    scene.start()
    scene.act("draw")
    assert scene.state.trident == TRIDENT_GONE
    assert [scene.place(0), scene.place(1)] == ["HOU", "GTM"]
    assert scene.hand(0) == ["veto"]
    assert scene.hand(1) == ["emp"]
    assert scene.pile() == ["trident"]
    assert scene.left == 2


def test_CR_10_two_of_seven_cards_are_discarded_at_the_end_of_the_turn():
    """The player chooses which; then the turn is over."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"] * 3 + ["amtrak"] * 2 + ["emp"] * 2])
    scene.do("end")
    assert (scene.step, scene.seat) == ("DiscardExcess", 0)
    scene.do("discard", "emp")
    assert (scene.step, scene.seat) == ("DiscardExcess", 0)
    scene.do("discard", "veto")
    assert (scene.step, scene.seat) == ("TakeAction", 1)
    assert len(scene.hand(0)) == 5
    assert scene.pile() == ["emp", "veto"]


def test_CR_11_nobody_discards_at_the_end_of_another_players_turn():
    """Seven cards in the hand of seat 1 when seat 0's turn ends: nothing happens until seat 1's own turn ends."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["veto"] * 3 + ["red-tape"] * 2 + ["emp"] * 2])
    scene.do("end")
    assert (scene.step, scene.seat) == ("TakeAction", 1)
    assert len(scene.hand(1)) == 7
    scene.do("end")
    assert (scene.step, scene.seat) == ("DiscardExcess", 1)


@pytest.mark.parametrize(
    ("disarmed", "minimum"),
    [([], 20), (["SEA"], 18), (["SEA", "MOT"], 14), (["SEA", "MOT", "YVR"], 14), (["SEA", "MOT", "CMH"], 8),
     (["SEA", "MOT", "CMH", "YVR"], 8), (["YVR"], 20)],
)  # fmt: skip
def test_CR_12_the_minimum_by_disarmed_facilities_of_zones_1_to_3(disarmed, minimum):
    """20, 18, 14, 8 for 0 to 3 facilities; zone 4 does not count. One pip less fails."""
    for face, won in ((minimum, True), (minimum - 1, False)):
        scene = Table(2, dictators=PLAIN, places=["WDC"], facilities=[["SEA", "MOT", "CMH", "YVR"]], dice=[face],
                      begin=False)  # fmt: skip
        scene.disarmed(0, *disarmed)
        scene.president("in-the-oval-office")
        scene.start()
        scene.act("confront")
        outcome = scene.state.outcome
        assert (outcome is not None) == won
        if outcome is not None:
            assert outcome.winners == (0,)
            assert outcome.how == "white-house"
        else:
            assert (scene.seat, scene.step) == (1, "TakeAction")  # it took the whole turn


def test_CR_13_an_absent_president_without_effect_leaves_a_normal_turn():
    """Golf Day: nothing happens, then three actions and travel."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], hands=[["veto"]], begin=False)
    scene.president("golf-day")
    scene.start()
    scene.act("confront")
    assert (scene.seat, scene.step) == (0, "TakeAction")
    assert scene.left == 3
    assert scene.can("travel", "RIC")
    assert scene.hand(0) == ["veto"]


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_CR_14_token_ix_wins_at_defcon_1_in_anyones_turn(holder):
    """Level 2, and somebody draws a DEFCON card: the holder of IX wins, whoever's turn it is."""
    tokens: list[list[int]] = [[], [], []]
    tokens[holder] = [9]
    scene = Table(3, dictators=PLAIN, deck=["defcon"], tokens=tokens, begin=False)
    scene.state.defcon = 2
    scene.start()
    scene.act("draw")
    outcome = scene.state.outcome
    assert outcome is not None
    assert outcome.winners == (holder,)
    assert outcome.how == "bunker-token"
    assert 9 in scene.state.gone_tokens


def test_CR_15_who_loses_joseph_through_token_xii_draws_a_zone_1_card():
    """Seat 0 takes Joseph from seat 1: seat 1 gets seat 0's dictator and a zone 1 card, seat 0 keeps all it has."""
    scene = Table(2, dictators=["genghis", "joseph"], tokens=[[12]], begin=False)
    scene.without_zone_1(1)
    scene.start()
    before = scene.state.facilities[0][:]
    left = len(scene.state.facility_decks[1])
    top = scene.state.facility_decks[1][-1]
    scene.act("token", 12)
    scene.act("whom", 1)
    assert [scene.dictator(0), scene.dictator(1)] == ["joseph", "genghis"]
    assert scene.state.facilities[0] == before
    assert top in scene.state.facilities[1]
    assert PACK.nuclear_zone[top] == 1
    assert len(scene.state.facility_decks[1]) == left - 1
    assert scene.state.disarmed_count(0) == 1
    assert scene.state.disarmed_count(1) == 0


# -- the turn frame (2.6, R1) ----------------------------------------------------------------------------------------


def test_R1_a_skipped_turn_is_over_before_it_begins():
    """One skip is paid, no more: no confrontation, no end-of-turn effect, no hand limit, no countdown."""
    scene = Table(
        2, dictators=PLAIN, places=["WDC"], hands=[["veto"] * 3 + ["red-tape"] * 2 + ["emp"] * 2], begin=False
    )
    scene.father(0, "gouverneur-morris", 1)
    scene.in_front(0, "house-arrest")
    scene.state.skips[0] = 1
    scene.start()
    assert (scene.seat, scene.step) == (1, "TakeAction")
    assert scene.state.skips == [0, 0]
    assert len(scene.hand(0)) == 7
    assert scene.state.father_counts[0] == 1
    assert scene.state.front_counts[0] == [0]
    scene.end()
    assert (scene.seat, scene.step) == (0, "Confront")


def test_R1_limits_of_a_turn_are_reset():
    """An ability used in the last turn, spent actions, travel and draws: all fresh."""
    scene = Table(2, dictators=["idi", "francisco"], hands=[[], ["veto", "veto"]], places=["SEA", "SEA"], begin=False)
    scene.in_front(0, "propaganda-network")
    scene.in_front(0, "trade-embargo")
    scene.start()
    scene.act("bully")
    scene.act("whom", 1)
    scene.act("activate", "propaganda-network", "propaganda-network:1")
    scene.act("draw")
    assert scene.refused("activate", "propaganda-network", "propaganda-network:1") == ("once-a-turn", "3.1")
    assert scene.refused("draw") == ("one-draw-a-turn", "3.1")
    assert scene.refused("bully") == ("ability-used", "3.5")
    scene.end()
    scene.end()
    assert scene.left == 3
    for action in (
        ("bully",),
        ("draw",),
        ("activate", "propaganda-network", "propaganda-network:1"),
        ("travel", "POR"),
    ):
        assert scene.can(*action)


def test_R1_the_presidential_card_comes_before_the_actions():
    """(c) before (d): in D.C. the turn begins with the question; a later arrival has to wait for the next turn."""
    scene = Table(2, dictators=PLAIN, places=["RIC"])
    assert scene.step == "TakeAction"
    scene.act("travel", "WDC")
    assert scene.refused("confront")[0] == "not-offered"
    scene.end()
    scene.end()
    assert (scene.seat, scene.step) == (0, "Confront")


def test_R1_end_of_turn_effects_then_hand_limit_then_countdown():
    """Gouverneur Morris takes the whole hand before the limit is looked at, works in his third turn, and goes then."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"] * 3 + ["red-tape"] * 2 + ["emp"] * 2], begin=False)
    scene.father(0, "gouverneur-morris", 2)
    scene.start()
    scene.do("end")
    assert (scene.seat, scene.step) == (1, "TakeAction")  # nobody was asked what to keep
    assert scene.hand(0) == []
    assert len(scene.pile()) == 7
    assert scene.father_of(0) == ""
    assert scene.names(scene.state.father_discard) == ["gouverneur-morris"]


def test_R1_the_limit_of_roger_sherman_holds_in_the_turn_in_which_another_card_counts_down():
    """(f) before (g): the hand limit is kept while everything still lies there."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"] * 3 + ["emp"]], begin=False)
    scene.father(0, "roger-sherman")
    scene.in_front(0, "house-arrest")
    scene.state.front_counts[0] = [1]
    scene.start()
    scene.do("end")
    assert scene.step == "DiscardExcess"
    assert scene.in_play(0) == ["house-arrest"]
    scene.do("discard", "veto")
    assert scene.in_play(0) == []
    assert scene.father_of(0) == "roger-sherman"


def test_R1_extra_turns_come_before_the_next_player():
    """Morale Boost: the same player again, then clockwise."""
    scene = Table(3, dictators=PLAIN, hands=[["morale-boost"]])
    scene.play("morale-boost")
    assert scene.left == 1
    scene.end()
    assert scene.state.active == 0
    scene.end()
    assert scene.state.active == 1


# -- paying (R2, R3) -------------------------------------------------------------------------------------------------


def test_R2_a_payment_must_be_possible_in_full():
    """With one action left neither a flight nor a disarm attempt can be paid, though travel is unspent."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]], hands=[["hacker"]])
    scene.act("draw")
    assert scene.can("disarm")
    assert scene.can("fly", "YVR")
    scene.act("draw")
    assert scene.state.travelled == 0
    for action in (("disarm",), ("fly", "YVR"), ("play", "hacker")):
        assert scene.refused(*action) == ("too-few-actions", "2.1")
        assert scene.why(*action).args == {"cost": 2, "left": 1}
    assert scene.can("travel", "POR")


def test_R2_travel_under_house_arrest_cannot_be_spent_on_anything():
    """No road, no flight, no attempt, no ability that costs travel; what needs no travel stays possible."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]], hands=[["engineer", "sneaking-across"]],
                  begin=False)  # fmt: skip
    scene.in_front(0, "house-arrest")
    scene.in_front(0, "private-jet")
    scene.start()
    for action in (("travel", "POR"), ("fly", "YVR"), ("disarm",), ("activate", "private-jet", "private-jet:1")):
        assert scene.refused(*action) == ("house-arrest", "3.1")
    assert scene.can("play", "engineer")
    assert scene.can("play", "sneaking-across")


def test_R3_a_vetoed_card_stays_paid():
    """The card is discarded without effect, its actions are gone."""
    scene = Table(2, dictators=PLAIN, hands=[["stealth-fighter"], ["veto"]], places=["SEA"])
    scene.do("play", "stealth-fighter")
    scene.aim("MEX")
    assert scene.left == 3 - cost("stealth-fighter")  # paid before anybody answers
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    assert scene.place(0) == "SEA"
    assert scene.left == 3 - cost("stealth-fighter")
    assert scene.pile() == ["veto", "stealth-fighter"]


def test_R3_a_stopped_journey_stays_paid():
    """Flat Tire: the meeple does not move; travel and action stay spent."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["flat-tire"]], places=["SEA"])
    scene.do("travel", "POR")
    scene.answer("TravelAnnounced", 1, "flat-tire")
    assert scene.place(0) == "SEA"
    assert scene.left == 2
    assert scene.refused("travel", "POR") == ("travel-spent", "2.1")


def test_R3_a_stopped_flight_stays_paid():
    """Airport Strike: 2 actions and travel are gone."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["airport-strike"]], places=["SEA"])
    scene.do("fly", "YVR")
    scene.answer("FlightAnnounced", 1, "airport-strike")
    assert scene.place(0) == "SEA"
    assert scene.left == 1
    assert scene.state.travelled == 1


def test_R3_a_prevented_attempt_stays_paid():
    """Sabotage: the facility stays armed, the attempt's 2 actions are gone."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["sabotage"]], places=["SEA"], facilities=[["SEA"]], dice=[6])
    scene.do("disarm")
    scene.answer("DisarmResult", 1, "sabotage")
    scene.pass_all()
    assert not scene.is_disarmed(0, "SEA")
    assert scene.left == 1
    assert scene.refused("disarm") == ("travel-spent", "7.1")


# -- drawing and the deck (R5, R6, R7) -------------------------------------------------------------------------------


def test_R5_an_event_card_is_resolved_before_the_next_draw():
    """Propaganda Tour meets a DEFCON card first: all roadblocks of level 4 are placed, then the second card comes."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"]], deck=["defcon", "emp"])
    scene.play("propaganda-tour")
    assert (scene.step, scene.seat) == ("PlaceRoadblock", 0)
    assert scene.hand(0) == []
    scene.do("road", "SEA", "POR")
    assert (scene.step, scene.seat) == ("PlaceRoadblock", 1)
    assert scene.hand(0) == []
    scene.do("road", "SEA", "SPO")
    assert len(scene.hand(0)) == 1  # one card, not two: no replacement for the event card
    assert scene.state.defcon == 4


def test_R5_two_cards_one_after_the_other():
    """Two draws, in the order of the deck."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"]], deck=["emp", "veto"])
    scene.play("propaganda-tour")
    assert [entry.args["card"] for entry in scene.said("you-draw")] == [PACK.card["emp"], PACK.card["veto"]]


def test_R5_put_into_the_hand_triggers_like_drawing():
    """Just What I Needed! fetches the Trident card: it surfaces at once."""
    scene = Table(2, dictators=PLAIN, hands=[["just-what-i-needed"]], discard=["trident"])
    scene.play("just-what-i-needed", "trident")
    assert scene.state.trident == TRIDENT_ON_BOARD
    assert scene.hand(0) == []
    assert scene.pile() == ["trident", "just-what-i-needed"]


EVENTS = ["defcon", "defcon", "trident"]


def test_R6_the_deck_is_rebuilt_when_the_running_effect_is_over():
    """The last card is drawn by an action: while that is answered the deck is empty, afterwards it is not."""
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.arrange(["emp"], ["veto", *EVENTS], rest=1)
    scene.start()
    scene.do("draw")
    assert scene.step == "CardDrawn"
    assert not scene.state.deck
    assert len(scene.state.discard) == 4
    scene.pass_all()
    assert len(scene.state.deck) == 4 + 3
    assert not scene.state.discard


def piles(scene: Table, deck: list[str], discard: list[str], fathers: list[str]) -> None:
    """Just these cards, whatever is lost by it: for positions that games hardly reach (GAME.check would object)."""
    state = scene.state
    state.deck, state.discard = [scene.card(name) for name in deck[::-1]], [scene.card(name) for name in discard]
    state.father_deck, state.father_discard = [scene.card(name) for name in fathers], []


def go_on(scene: Table, verb: str, *things: Any) -> None:
    GAME.apply(scene.state, scene.action(verb, *things))
    scene.pass_all()


def test_R6_an_effect_that_needs_more_cards_rebuilds_in_the_middle():
    """Propaganda Tour with one card left: the second comes from the new deck, in which the card played is not yet."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"]])
    piles(scene, ["emp"], ["veto", "veto"], [])
    go_on(scene, "play", "propaganda-tour")
    assert [entry.args["count"] for entry in scene.said("deck-rebuilt")] == [2]
    assert sorted(scene.hand(0)) == ["emp", "veto"]
    assert scene.names(scene.state.deck) == ["veto"]
    assert scene.pile() == ["propaganda-tour"]


def test_R6_without_a_discard_pile_the_fathers_alone_are_the_deck():
    """Nothing was discarded: 3 founding fathers make the new deck."""
    scene = Table(2, dictators=PLAIN)
    piles(scene, ["emp"], [], PACK.father_ids)
    go_on(scene, "draw")
    assert len(scene.state.deck) == 3
    assert all(card >= PACK.first_father for card in scene.state.deck)
    assert len(scene.state.father_deck) == 12
    assert scene.can("draw")


def test_R6_without_any_card_drawing_is_illegal():
    """Deck, discard pile and all founding fathers gone: there is nothing to draw, and nothing to rebuild."""
    scene = Table(2, dictators=["mao", "idi"], hands=[["propaganda-tour"]], tokens=[[8, 14]])
    assert scene.can("draw")
    state = scene.state
    state.deck, state.discard, state.father_deck, state.father_discard = [], [], [], []
    for action in (("draw",), ("play", "propaganda-tour"), ("token", 8), ("token", 14)):
        assert scene.refused(*action) == ("no-cards-left", "R6")
    assert scene.refused("draw-discard") == ("pile-empty", "3.5")


def taken_fathers(in_deck: int, in_discard: int, seed: str) -> tuple[set[int], set[int]]:
    """Which founding fathers come into the command deck at a rebuilding; and which lay in their deck before."""
    scene = Table(2, dictators=PLAIN, begin=False, seed=seed)
    scene.arrange(["emp"], EVENTS, rest=1)
    state = scene.state
    fathers = PACK.father_cards[:]
    state.father_deck = fathers[:in_deck]
    state.father_discard = fathers[in_deck : in_deck + in_discard]
    before = set(state.father_deck)
    state.deck = [state.deck[-1]]
    scene.start()
    GAME.apply(state, ("draw",))
    scene.pass_all()
    return {card for card in state.deck if card >= PACK.first_father}, before


def test_R7_too_few_fathers_their_discard_pile_is_shuffled_in_first():
    """One in the deck, four in the pile, three wanted: any of the five may come, the one in the deck not for sure."""
    results = [taken_fathers(1, 4, f"R7 {number}") for number in range(30)]
    assert all(len(taken) == 3 for taken, _ in results)
    assert any(before <= taken for taken, before in results)
    assert any(not before <= taken for taken, before in results)


def test_R7_enough_fathers_their_discard_pile_is_left_alone():
    """Three in the deck are enough for three."""
    for number in range(5):
        taken, before = taken_fathers(3, 4, f"R7 {number}")
        assert taken == before


def test_R7_then_what_there_is():
    """Two in all: two come."""
    assert len(taken_fathers(1, 1, "R7")[0]) == 2
    assert len(taken_fathers(0, 0, "R7")[0]) == 0


# -- the discard pile (R10) ------------------------------------------------------------------------------------------


def test_R10_just_what_i_needed_cannot_fetch_itself():
    """A played card enters the pile after its effect: with an empty pile there is nothing to fetch."""
    scene = Table(2, dictators=PLAIN, hands=[["just-what-i-needed"]])
    assert scene.refused("play", "just-what-i-needed") == ("pile-empty", "R27")
    more = Table(2, dictators=PLAIN, hands=[["just-what-i-needed"]], discard=["veto"])
    more.do("play", "just-what-i-needed")
    assert GAME.legal(more.state) == [("fetch", PACK.card["veto"])]
    more.do("fetch", "veto")
    more.pass_all()
    assert more.hand(0) == ["veto"]
    assert more.pile() == ["just-what-i-needed"]


def test_R10_a_played_card_enters_the_pile_after_its_effect():
    """Propaganda Tour draws the Trident card, which is discarded first; until then the Tour lies on the table."""
    hands = [["propaganda-tour", "veto"]]
    scene = Table(2, dictators=["francisco", "mao"], hands=hands, deck=["trident", "emp"], discard=["roadblock"])
    scene.play("propaganda-tour")
    assert scene.pile() == ["roadblock", "veto", "trident", "propaganda-tour"]


def test_R10_the_pile_is_open_and_ordered():
    """Everybody sees it, the last card discarded on top."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour", "road-trip"]], places=["SEA"])
    scene.play("road-trip", "POR")
    scene.play("propaganda-tour")
    assert scene.pile() == ["road-trip", "propaganda-tour"]
    for viewer in (0, 1, None):
        assert scene.sees(viewer).discard == scene.state.discard


def test_R10_a_whole_hand_goes_in_the_order_its_owner_chooses_while_mao_is_in_the_game():
    """Mao may take the top card, so the order matters; each owner is asked, R25: the active player first."""
    scene = Table(2, dictators=["mao", "idi"], hands=[["veto", "emp"], ["amtrak", "recount"]], deck=["trident"])
    scene.act("draw")
    assert (scene.step, scene.seat) == ("OrderDiscards", 0)
    scene.do("discard", "veto")
    assert (scene.step, scene.seat) == ("OrderDiscards", 1)  # emp was the last of seat 0 and follows by itself
    scene.do("discard", "amtrak")
    assert scene.pile() == ["veto", "emp", "amtrak", "recount", "trident"]


def test_R10_nobody_is_asked_for_an_order_that_cannot_matter():
    """Without Mao's ability at the table the hands are simply discarded."""
    scene = Table(2, dictators=["francisco", "idi"], hands=[["veto", "emp"], ["amtrak"]], deck=["trident"])
    scene.do("draw")
    assert scene.step == "TakeAction"
    assert sorted(scene.pile()) == ["amtrak", "emp", "trident", "veto"]


# -- the map (R11, R12, R13, R26, R27, R29) --------------------------------------------------------------------------


def test_R11_state_steps_are_edges_of_the_adjacency():
    """Amtrak from Oklahoma: every location of states at most 4 steps away, and no other."""
    scene = Table(2, dictators=PLAIN, hands=[["amtrak"]], places=["OKC"])
    scene.do("play", "amtrak")
    near = {PACK.state["OK"]}
    for _ in range(4):
        near |= {other for state in near for other in PACK.next_states[state]}
    assert scene.places_offered() == {PACK.place_ids[p] for state in near for p in PACK.places_in[state]} - {"OKC"}
    assert scene.can("go", "CMH")  # OK-MO-KY-OH, 3 steps
    assert scene.can("go", "SEA")  # OK-CO-UT-ID-WA, 4 steps
    assert scene.can("go", "WDC")  # OK-MO-KY-WV-DC, 4 steps
    assert not scene.can("go", "EWR")  # New Jersey, 5 steps
    assert not scene.can("go", "BOS")


def test_R11_zero_steps_are_allowed_but_the_place_must_differ():
    """From Seattle Amtrak reaches Spokane in the same state, not Seattle itself."""
    scene = Table(2, dictators=PLAIN, hands=[["amtrak"]], places=["SEA"])
    scene.do("play", "amtrak")
    assert scene.can("go", "SPO")
    assert scene.refused("go", "SEA")[0] == "not-offered"


def test_R11_hawaii_is_adjacent_to_no_state():
    """So no number of state-steps leads out of it."""
    scene = Table(2, dictators=PLAIN, hands=[["amtrak", "helicopter"]])
    assert scene.refused("play", "amtrak") == ("nowhere-to-go", "R27")
    assert scene.refused("play", "helicopter") == ("nowhere-to-go", "R27")


@pytest.mark.parametrize("card", ["amtrak", "helicopter", "mutually-assured-destruction", "the-marauder"])
def test_R12_a_usa_only_card_needs_ones_meeple_in_the_usa(card):
    """From Vancouver it cannot be played, from Seattle it can; Hawaii counts as the USA."""
    scene = Table(2, dictators=PLAIN, hands=[[card], ["veto"]], places=["YVR", "SEA"])
    assert scene.refused("play", card) == ("usa-only", "R12")
    assert Table(2, dictators=PLAIN, hands=[[card], ["veto"]], places=["SEA"]).can("play", card)
    hawaii = Table(2, dictators=PLAIN, hands=[["mutually-assured-destruction", "the-marauder"], ["veto"]])
    assert hawaii.can("play", "mutually-assured-destruction")
    assert hawaii.can("play", "the-marauder")


def test_R12_its_moves_end_in_the_usa():
    """No USA-only move reaches Canada or Mexico."""
    scene = Table(2, dictators=PLAIN, hands=[["amtrak"]], places=["SEA"])
    scene.do("play", "amtrak")
    assert all(PACK.in_usa[action[1]] for action in scene.offered("go"))


def test_R12_a_card_that_names_a_state_asks_where_the_state_is():
    """EMP may be played from Canada; its state must be in the USA, and somebody must be there."""
    scene = Table(2, dictators=PLAIN, hands=[["emp"]], places=["YVR", "CMH"])
    scene.do("play", "emp")
    assert GAME.legal(scene.state) == [("state", PACK.state["OH"])]
    scene.do("state", "OH")
    scene.pass_all()
    assert scene.state.skips == [0, 1]
    abroad = Table(2, dictators=PLAIN, hands=[["emp"]], places=["YVR", "MEX"])
    assert abroad.refused("play", "emp") == ("nobody-in-usa", "R12")


def test_R12_a_card_about_an_opponents_meeple_asks_where_that_is():
    """Tornado Season: the meeple that moved must be in the USA; where the card's player is does not matter."""
    for there, legal in (("YYC", False), ("SEA", True)):
        hands = [["stealth-fighter"], ["tornado-season"]]
        scene = Table(
            2, dictators=PLAIN, hands=hands, places=["YVR", "MEX"], rules=1
        )  # R46: now nobody is asked abroad
        if there == "SEA":
            scene.do("fly", "SEA")
        else:
            scene.do("play", "stealth-fighter")
            scene.aim(there)
        scene.until("Moved", 1)
        assert scene.can("interrupt", "tornado-season") == legal
        if not legal:
            assert scene.refused("interrupt", "tornado-season") == ("usa-only", "R12")


def test_R13_a_helicopters_chain_avoids_no_fly_zones_altogether():
    """From Denver (Mountain) with the Central zone closed: nothing beyond it, and nothing in it."""
    scene = Table(2, dictators=PLAIN, hands=[["helicopter", "amtrak"]], places=["DEN"], begin=False)
    scene.no_fly("CENTRAL")
    scene.start()
    scene.do("play", "helicopter")
    zones = {PACK.zone_ids[PACK.time_zone_of[PACK.state_of[action[1]]]] for action in scene.offered("go")}
    assert zones == {"PACIFIC", "MOUNTAIN"}
    assert scene.can("go", "REN")
    assert not scene.can("go", "OMA")


def test_R13_the_way_round_counts_in_full():
    """Utah to New Mexico is 2 steps by Colorado or Arizona; Idaho to Nebraska by Wyoming is 2, around it 3 or more."""
    open_sky = Table(2, dictators=PLAIN, hands=[["helicopter"]], places=["CYS"])
    open_sky.do("play", "helicopter")
    assert open_sky.can("go", "DSM")  # WY-NE-IA
    closed = Table(2, dictators=PLAIN, hands=[["helicopter"]], places=["CYS"], begin=False)
    closed.no_fly("CENTRAL")
    closed.start()
    closed.do("play", "helicopter")
    assert not closed.can("go", "DSM")


@pytest.mark.parametrize("zone", ["MOUNTAIN"])
def test_R13_neither_start_nor_end_may_lie_in_a_no_fly_zone(zone):
    """Standing under a no-fly zone no Helicopter leaves; Amtrak does."""
    scene = Table(2, dictators=PLAIN, hands=[["helicopter", "amtrak"]], places=["DEN"], begin=False)
    scene.no_fly(zone)
    scene.start()
    assert scene.refused("play", "helicopter") == ("nowhere-to-go", "R27")
    assert scene.can("play", "amtrak")


def test_R26_coming_to_hawaii_opens_its_sky():
    """The no-fly token on Hawaii goes back to the supply when a meeple comes there."""
    scene = Table(2, dictators=["augusto", "idi"], places=["YVR", "DEN"], begin=False)
    scene.no_fly("HAWAII")
    scene.start()
    assert scene.state.no_fly_left() == 4
    scene.act("fly", "HNL")  # Augusto ignores no-fly zones
    assert scene.place(0) == "HNL"
    assert not any(scene.state.no_fly)
    assert scene.state.no_fly_left() == 5
    assert len(scene.said("hawaii-opened")) == 1


def test_R26_also_when_somebody_is_moved_there():
    """Oops without a disarmed facility sends the meeple to Hawaii."""
    scene = Table(2, dictators=PLAIN, places=["WDC", "DEN"], begin=False)
    scene.no_fly("HAWAII")
    scene.no_fly("EASTERN")
    scene.president("oops")
    scene.start()
    scene.act("confront")
    assert scene.place(0) == "HNL"
    assert [PACK.zone_ids[zone] for zone in scene.sees(None).no_fly] == ["EASTERN"]


def test_R26_hawaii_cannot_be_closed_while_somebody_is_there():
    """A14: the no-fly token may come to Hawaii only while no meeple is in it."""
    scene = Table(2, dictators=PLAIN, places=["DEN", "HNL"], hands=[["no-fly-zone"]])
    scene.do("play", "no-fly-zone")
    assert scene.refused("zone", "HAWAII") == ("somebody-in-hawaii", "2.4")
    away = Table(2, dictators=PLAIN, places=["DEN", "DEN"], hands=[["no-fly-zone"]])
    away.play("no-fly-zone", "HAWAII")
    assert away.state.no_fly[PACK.hawaii_zone]


def all_roadblocks(scene: Table) -> None:
    for road in range(30):
        scene.state.blocked[road] = 1


def test_R27_without_roadblocks_left_nothing_is_placed():
    """The 30 are on the board: the card cannot be played; level 4 asks nobody."""
    scene = Table(2, dictators=PLAIN, hands=[["roadblock"]], deck=["defcon"], begin=False)
    all_roadblocks(scene)
    scene.start()
    assert scene.refused("play", "roadblock") == ("no-roadblocks-left", "R27")
    scene.act("draw")
    assert scene.step == "TakeAction"
    assert scene.state.defcon == 4
    assert sum(scene.state.blocked) == 30


def test_R27_the_last_roadblock_is_placed_and_no_more():
    """One in the supply: the card places one, and level 4 asks the active player only."""
    scene = Table(2, dictators=PLAIN, hands=[["roadblock"]], begin=False)
    all_roadblocks(scene)
    scene.state.blocked[0] = 0
    scene.start()
    scene.do("play", "roadblock")
    scene.do("road", *PACK.road_ends[40])
    scene.pass_all()
    assert scene.step == "TakeAction"
    assert scene.state.roadblocks_left() == 0

    level = Table(2, dictators=PLAIN, deck=["defcon"], begin=False)
    all_roadblocks(level)
    level.state.blocked[0] = 0
    level.start()
    level.do("draw")
    assert (level.step, level.seat) == ("PlaceRoadblock", 0)
    level.do("road", *PACK.road_ends[40])
    assert level.step == "TakeAction"


def test_R27_without_a_free_time_zone_there_is_no_no_fly_zone_to_place():
    """All five tokens on the board: the card cannot be played; level 3 places none, but roadblocks."""
    scene = Table(2, dictators=PLAIN, hands=[["no-fly-zone"]], places=["DEN", "DEN"], deck=["defcon"], begin=False)
    for zone in PACK.zone_ids:
        scene.no_fly(zone)
    scene.state.defcon = 4
    scene.start()
    assert scene.refused("play", "no-fly-zone") == ("no-no-fly-left", "R27")
    scene.do("draw")
    assert scene.state.defcon == 3
    assert scene.step == "PlaceRoadblock"


@pytest.mark.parametrize(
    ("card", "key"),
    [("bulldozer", "no-roadblock-anywhere"), ("monster-truck", "no-roadblock-here"), ("censorship", "nothing-in-play"),
     ("just-what-i-needed", "pile-empty"), ("red-telephone", "defcon-at-start"), ("engineer", "not-your-facility"),
     ("hacker", "not-your-facility"), ("pickpocket", "empty-hand"), ("deportation", "not-on-the-mainland"),
     ("extraordinary-rendition", "not-on-the-mainland"), ("mutually-assured-destruction", "nobody-has-cards"),
     ("area-51-access-pass", "not-from-hawaii")],
)  # fmt: skip
def test_R27_a_card_whose_whole_effect_is_impossible_cannot_be_played(card, key):
    """Everybody in Hawaii, nothing on the board, no other cards: each of these could do nothing."""
    scene = Table(2, dictators=PLAIN, hands=[[card]])
    assert scene.why("play", card).key == key


def test_R29_any_number_of_meeples_in_one_place():
    """All five may stand together, and nobody blocks anybody."""
    scene = Table(5, dictators=PLAIN, places=["SEA", "POR", "POR", "POR", "POR"])
    scene.act("travel", "POR")
    assert [scene.place(seat) for seat in range(5)] == ["POR"] * 5
    scene.end()
    scene.act("travel", "SEA")
    assert scene.place(1) == "SEA"


# -- extra turns, skips, countdown (R15, R16) ------------------------------------------------------------------------


def test_R15_an_extra_turn_pays_for_an_owed_skip():
    """Amtrak's skip and Morale Boost's turn in one turn: the extra turn is the next turn, so it is skipped."""
    scene = Table(2, dictators=PLAIN, hands=[["morale-boost"]], begin=False)
    scene.state.skips[0] = 0
    scene.start()
    scene.play("morale-boost")
    scene.state.skips[0] = 1
    scene.end()
    assert scene.state.active == 1
    assert scene.state.skips == [0, 0]
    assert scene.state.extra_turns == 0
    scene.end()
    assert (scene.state.active, scene.left) == (0, 3)


def test_R15_without_a_skip_the_extra_turn_is_played():
    """The other side: no skip owed, so the same player goes on with a complete turn."""
    scene = Table(2, dictators=PLAIN, hands=[["morale-boost"]], places=["SEA"])
    scene.act("travel", "POR")
    scene.play("morale-boost")
    scene.end()
    assert (scene.state.active, scene.left) == (0, 3)
    assert scene.can("travel", "SEA")


def test_R16_a_card_received_in_the_own_turn_counts_that_turn():
    """Motorcade (2 turns) laid in front of oneself: this turn and the next."""
    scene = Table(2, dictators=PLAIN, hands=[["motorcade"]])
    scene.play("motorcade")
    scene.end()
    assert scene.state.front_counts[0] == [1]
    scene.end()
    assert scene.in_play(0) == ["motorcade"]
    scene.end()
    assert scene.in_play(0) == []
    assert scene.pile() == ["motorcade"]


def test_R16_a_card_received_in_another_turn_starts_with_the_next_own_one():
    """House Arrest (2 turns) on an opponent: it holds for two whole turns of the victim."""
    scene = Table(2, dictators=PLAIN, hands=[["house-arrest"]], places=["SEA", "SEA"])
    scene.play("house-arrest", 1)
    scene.end()
    assert scene.state.front_counts[1] == [0]
    for count in (1, 2):
        assert scene.refused("travel", "POR") == ("house-arrest", "3.1")
        scene.end()
        assert scene.state.front_counts[1] == ([1] if count == 1 else [])
        scene.end()
    assert scene.can("travel", "POR")


def test_R16_skipped_turns_do_not_count():
    """A founding father of 2 turns waits while its owner skips."""
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.father(0, "john-adams", 1)
    scene.state.skips[0] = 2
    scene.start()
    for _ in range(2):
        assert scene.state.active == 1
        assert scene.state.father_counts[0] == 1
        scene.end()
    assert scene.state.active == 0
    scene.end()
    assert scene.father_of(0) == ""


def test_R16_a_convincing_turn_counts():
    """The attempt takes the whole turn, which is a played one: cards count it, Gouverneur Morris strikes at its end."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], hands=[["veto"]], dice=[1], begin=False)
    scene.father(0, "gouverneur-morris", 0)
    scene.in_front(0, "house-arrest")
    scene.president("in-the-oval-office")
    scene.start()
    scene.act("confront")
    assert scene.state.active == 1
    assert scene.state.father_counts[0] == 1
    assert scene.state.front_counts[0] == [1]
    assert scene.hand(0) == []


def test_R16_a_bribed_turn_counts():
    """Somebody else decided, but it was a turn of its owner."""
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.father(0, "john-jay", 0)
    scene.state.briber[0] = 1
    scene.start()
    assert scene.seat == 1
    scene.end()
    assert scene.state.father_counts[0] == 1


def test_R16_cards_that_stay_do_not_count():
    """Roger Sherman has no multi-turn symbol: he stays until he is removed or replaced."""
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.father(0, "roger-sherman")
    scene.start()
    for _ in range(10):
        scene.end()
    assert scene.father_of(0) == "roger-sherman"
    assert scene.state.father_counts[0] == 0


# -- the president (R19, R20), DEFCON (R21, R24), all discard (R25) ---------------------------------------------------


def test_R19_revealed_cards_have_a_pile_of_their_own():
    """Present or absent, the card goes to the presidential discard pile, open to all."""
    scene = Table(2, dictators=PLAIN, places=["WDC", "WDC"], dice=[1], begin=False)
    scene.president("in-the-oval-office", "golf-day")
    scene.start()
    scene.act("confront")
    scene.act("confront")
    pile = [PACK.presidential_ids[card] for card in scene.state.president_discard]
    assert pile == ["in-the-oval-office", "golf-day"]
    assert scene.sees(None).president_discard == scene.state.president_discard
    assert len(scene.state.president_deck) == 10
    assert not scene.state.discard


def test_R19_an_empty_presidential_deck_is_shuffled_anew():
    """The last card was revealed before: confronting shuffles the pile and turns up a card of it."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], begin=False)
    state = scene.state
    golf = PACK.presidential["golf-day"]
    state.president_discard = [card for card in state.president_deck if card != golf] + [golf]
    state.president_deck, state.president_knowers = [], []
    scene.start()
    scene.do("confront")
    scene.pass_all()
    revealed = scene.said("presidential-revealed")
    assert len(revealed) == 1
    assert len(state.president_deck) + len(state.president_discard) == 12
    assert len(state.president_deck) == 11


def test_R19_rigged_election_looks_at_the_new_deck_when_the_old_one_is_used_up():
    """When the deck is empty its pile is shuffled, so there is something to look at."""
    scene = Table(2, dictators=PLAIN, hands=[["rigged-election"]], begin=False)
    state = scene.state
    state.president_discard, state.president_deck, state.president_knowers = state.president_deck, [], []
    scene.start()
    scene.play("rigged-election")
    assert scene.step == "OrderPresidential"
    assert len(state.president_deck) == 12
    assert not state.president_discard
    assert [card != -1 for card in scene.sees(0).president_deck] == [False] * 9 + [True] * 3


def test_R19_token_vii_with_fewer_than_five_cards_shuffles_the_pile_in_first():
    """4 in the deck, 8 in the pile: the player chooses among 5 of all 12."""
    scene = Table(2, dictators=PLAIN, tokens=[[7]], begin=False)
    state = scene.state
    state.president_discard, state.president_deck = state.president_deck[:8], state.president_deck[8:]
    state.president_knowers = [0] * 4
    scene.start()
    scene.act("token", 7)
    assert len(state.president_deck) == 12
    assert not state.president_discard
    seen = [card for card in scene.sees(0).president_deck if card != -1]
    assert len(seen) == 5


def test_R19_token_vii_with_five_cards_leaves_the_pile_alone():
    """Five are enough."""
    scene = Table(2, dictators=PLAIN, tokens=[[7]], begin=False)
    state = scene.state
    state.president_discard, state.president_deck = state.president_deck[:7], state.president_deck[7:]
    state.president_knowers = [0] * 5
    scene.start()
    scene.act("token", 7)
    assert len(state.president_deck) == 5
    assert len(state.president_discard) == 7


def test_R19_the_presidential_defcon_card_goes_to_the_presidential_pile():
    """It raises the level, adds no founding fathers, and never comes to the command discard pile."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], begin=False)
    scene.president("defcon")
    scene.state.defcon = 3
    scene.start()
    fathers = len(scene.state.father_deck)
    scene.act("confront")
    assert scene.state.defcon == 2
    assert [PACK.presidential_ids[card] for card in scene.state.president_discard] == ["defcon"]
    assert "defcon" not in scene.pile()
    assert len(scene.state.father_deck) == fathers
    assert (scene.seat, scene.step, scene.left) == (0, "TakeAction", 3)


def test_R20_confronting_is_optional_and_once_a_turn():
    """One may decline; then, or after an absent president, there is no other chance in this turn."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], begin=False)
    scene.president("golf-day")
    scene.start()
    assert {action[0] for action in GAME.legal(scene.state)} == {"confront", "decline"}
    scene.do("decline")
    assert not scene.said("presidential-revealed")
    assert (scene.step, scene.left) == ("TakeAction", 3)
    assert scene.refused("confront")[0] == "not-offered"
    scene.end()
    scene.end()
    scene.act("confront")
    assert scene.step == "TakeAction"
    assert scene.refused("confront")[0] == "not-offered"


def test_R20_only_in_washington_dc():
    """Next door nobody is asked."""
    for place in ("CIA", "BWI", "SEA", "HNL"):
        assert Table(2, dictators=PLAIN, places=[place]).step == "TakeAction"
    assert Table(2, dictators=PLAIN, places=["WDC"]).step == "Confront"


def test_R21_defcon_1_ends_the_game_at_once_and_nobody_wins():
    """Checked in anyone's turn, no window opens, the rest of the card is not carried out."""
    scene = Table(3, dictators=PLAIN, hands=[["veto"], ["veto"], ["veto"]], deck=["defcon"], begin=False)
    scene.state.defcon = 2
    scene.start()
    fathers = len(scene.state.father_deck)
    scene.do("draw")
    outcome = scene.state.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.how == "missiles"
    assert outcome.rule == "R21"
    assert GAME.legal(scene.state) == []
    assert len(scene.state.father_deck) == fathers


def test_R21_a_presidential_defcon_card_does_the_same():
    """Level 1 by the presidential deck: token IX before the common defeat."""
    for tokens, winners in (([[], []], ()), ([[], [9]], (1,))):
        scene = Table(2, dictators=PLAIN, places=["WDC"], tokens=tokens, begin=False)
        scene.president("defcon")
        scene.state.defcon = 2
        scene.start()
        scene.do("confront")
        assert scene.state.outcome is not None
        assert scene.state.outcome.winners == winners


def test_R21_a_token_ix_on_the_board_or_used_does_not_help():
    """Only a token that somebody holds."""
    scene = Table(2, dictators=PLAIN, deck=["defcon"], begin=False)
    scene.token_at("YVR", 9)
    scene.state.defcon = 2
    scene.start()
    scene.do("draw")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == ()


def test_R24_twenty_command_cards_are_milled_not_drawn():
    """Event cards among them do not count, take no effect, and are shuffled back."""
    deck = ["defcon", "veto", "trident", "john-jay", "emp"]
    scene = Table(2, dictators=PLAIN, deck=deck, begin=False)
    scene.state.defcon = 3
    scene.start()
    before = len(scene.state.deck)
    scene.act("draw")
    assert scene.state.defcon == 2
    milled = scene.pile()
    assert milled[-1] == "defcon"
    assert len(milled) == 21
    assert milled[:2] == ["veto", "emp"]
    assert not {"trident"} & set(milled)
    assert scene.state.trident == TRIDENT_UNSEEN
    assert scene.father_of(0) == ""
    in_deck = scene.names(scene.state.deck)
    assert {"trident", "john-jay"} <= set(in_deck)
    assert len(in_deck) == before - 21 + 2


def test_R24_shuffled_back_at_the_end():
    """The event cards put aside do not simply lie on top."""
    tops = set()
    for number in range(6):
        scene = Table(2, dictators=PLAIN, deck=["defcon", "trident"], begin=False, seed=f"R24 {number}")
        scene.state.defcon = 3
        scene.start()
        scene.act("draw")
        tops.add(scene.state.deck[-1])
    assert len(tops) > 1


def test_R25_all_hands_are_discarded_from_the_active_player_on():
    """The Trident card in seat 1's turn: seat 1, then 2, then 0."""
    hands = [["veto"], ["emp"], ["amtrak"]]
    scene = Table(3, dictators=PLAIN, hands=hands, deck=["trident"], begin=False)
    scene.start(1)
    scene.act("draw")
    assert scene.pile() == ["emp", "amtrak", "veto", "trident"]


def test_R25_level_4_and_3_go_round_in_the_same_order():
    """Clockwise from the active player each places a roadblock; at level 3 the active player first closes a sky."""
    scene = Table(3, dictators=PLAIN, deck=["defcon", "defcon"], places=["DEN", "DEN", "DEN"], begin=False)
    scene.start(1)
    scene.do("draw")
    order = []
    while scene.step == "PlaceRoadblock":
        order.append(scene.seat)
        scene.do(*GAME.legal(scene.state)[0])
    assert order == [1, 2, 0]
    at = scene.state.deck.index(PACK.defcon_card)
    scene.state.deck.append(scene.state.deck.pop(at))
    scene.do("draw")
    assert (scene.step, scene.seat) == ("CloseZone", 1)
    scene.do("zone", "PACIFIC")
    order = []
    while scene.step == "PlaceRoadblock":
        order.append(scene.seat)
        scene.do(*GAME.legal(scene.state)[0])
    assert order == [1, 2, 0]
    assert sum(scene.state.blocked) == 6
    assert [PACK.zone_ids[zone] for zone in scene.sees(None).no_fly] == ["PACIFIC"]


# -- the hand limit (R33) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dictator", "father", "limit"),
    [("francisco", "", 5), ("nicolae", "", 7), ("francisco", "roger-sherman", 3), ("nicolae", "roger-sherman", 3),
     ("nicolae", "john-jay", 7)],
)  # fmt: skip
def test_R33_hand_limits(dictator, father, limit):
    """5; Nicolae 7; Roger Sherman 3, who beats Nicolae."""
    hands = (["veto"] * 3 + ["red-tape"] * 2 + ["roadblock"] * 3)[: limit + 1]
    over = Table(2, dictators=[dictator, "idi"], hands=[hands], begin=False)
    at_limit = Table(2, dictators=[dictator, "idi"], hands=[hands[:-1]], begin=False)
    for scene in (over, at_limit):
        if father:
            scene.father(0, father)
        scene.start()
        assert scene.sees(1).players[0].hand_limit == limit
        scene.do("end")
    assert (over.step, over.seat) == ("DiscardExcess", 0)
    assert (at_limit.step, at_limit.seat) == ("TakeAction", 1)


def test_R33_kim_copying_nicolae_keeps_seven():
    """The copied ability counts as Kim's own."""
    scene = Table(2, dictators=["kim", "idi"], hands=[["veto"] * 3 + ["red-tape"] * 2 + ["emp"] * 2], begin=False)
    scene.copy_ability(0, "nicolae")
    scene.start()
    scene.do("end")
    assert (scene.step, scene.seat) == ("TakeAction", 1)
