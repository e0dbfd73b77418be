"""DEFCON levels 5 to 1, the DEFCON card, the Trident card and its warheads (sections 5, 6, 15.11; FAQ-08, FAQ-17)."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import Refused
from dictators.scene import PACK, Scene, many

LEVELS = {"event_text_reading": "levels"}
CALM = ("fidel", "benito", "idi", "napoleon", "genghis")  # nobody with Mao's ability


def at_level(level: int, *top: str, players: int = 3, **settings: Any) -> Scene:
    """Seat 0 to move at this level; these cards on top of the deck."""
    settings = {"dictators": CALM, "deck": top, **settings}
    scene = Scene(players, begin=False, **settings)
    scene.state.defcon = level
    scene.start()
    return scene


def place_all(scene: Scene) -> list[int]:
    """Everybody who is asked places a roadblock; who was."""
    asked = []
    while scene.step == "PlaceRoadblock":
        asked.append(scene.seat)
        scene.do(*scene.offered("road")[0])
    return asked


# -- the levels --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [5, 4])
def test_defcon_the_game_begins_at_5_or_4_without_any_effect(level: int) -> None:
    scene = Scene(2, options={"defcon_start": level})
    assert scene.state.defcon == level
    assert sum(scene.state.blocked) == 0
    assert scene.step == "TakeAction"


@pytest.mark.parametrize("level", [5, 4, 3])
def test_defcon_card_raises_the_level_by_one_and_goes_to_the_pile(level: int) -> None:
    scene = at_level(level, "defcon", "veto")
    scene.do("draw")
    assert scene.state.defcon == level - 1
    if scene.step == "CloseZone":
        scene.do("zone", "PACIFIC")
    place_all(scene)
    assert scene.step == "TakeAction"
    assert scene.pile()[-1] == "defcon"
    assert scene.hand(0) == []  # no replacement
    assert scene.left == 2


def test_defcon_4_everybody_places_a_roadblock_clockwise_from_the_active_player() -> None:
    scene = at_level(5, "defcon")
    scene.end()
    scene.do("draw")
    assert scene.state.defcon == 4
    assert place_all(scene) == [1, 2, 0]
    assert sum(scene.state.blocked) == 3
    assert scene.step == "TakeAction"


def test_defcon_4_refused_on_a_road_that_has_a_roadblock() -> None:
    scene = at_level(5, "defcon")
    scene.do("draw")
    scene.do("road", "SEA", "POR")
    assert scene.refused("road", "SEA", "POR") == ("blocked-already", "2.3")


@pytest.mark.parametrize(("supply", "asked"), [(0, []), (1, [0]), (2, [0, 1])])
def test_defcon_4_places_no_more_than_there_are(supply: int, asked: list[int]) -> None:
    """R27."""
    scene = at_level(5, "defcon")
    for road in range(30 - supply):
        scene.state.blocked[road] = 1
    scene.do("draw")
    assert place_all(scene) == asked
    assert sum(scene.state.blocked) == 30
    assert scene.step == "TakeAction"


def test_defcon_3_the_active_player_closes_a_time_zone_then_everybody_places_a_roadblock() -> None:
    scene = at_level(4, "defcon", places=["SEA", "HNL", "SEA"])
    scene.no_fly("EASTERN")
    scene.do("draw")
    assert (scene.step, scene.seat, scene.state.defcon) == ("CloseZone", 0, 3)
    assert scene.refused("zone", "EASTERN") == ("zone-closed", "2.4")
    assert scene.refused("zone", "HAWAII") == ("somebody-in-hawaii", "2.4")
    scene.do("zone", "PACIFIC")
    assert scene.state.no_fly[PACK.time_zone["PACIFIC"]]
    assert place_all(scene) == [0, 1, 2]


def test_defcon_3_without_a_zone_to_close_only_roadblocks() -> None:
    scene = at_level(4, "defcon")
    for zone in ("PACIFIC", "MOUNTAIN", "CENTRAL", "EASTERN"):
        scene.no_fly(zone)
    scene.do("draw")
    assert scene.step == "PlaceRoadblock"
    assert sum(scene.state.no_fly) == 4


def test_defcon_2_twenty_command_cards_go_to_the_pile() -> None:
    scene = at_level(3, "defcon", "roger-sherman", "trident", "defcon", hands=[["veto"], ["hacker"], []])
    deck, fathers = len(scene.state.deck), len(scene.state.father_deck)
    order = scene.state.deck[:40]
    scene.do("draw")
    assert scene.state.defcon == 2
    assert len(scene.pile()) == 21
    assert scene.pile().count("defcon") == 1  # the one drawn; the other is put aside
    assert scene.state.deck[:40] != order  # shuffled, for cards were put aside
    assert scene.pile()[-1] == "defcon"
    assert "trident" not in scene.pile()
    assert scene.father_of(0) == ""  # milled cards are not drawn, event cards are put aside unresolved
    assert scene.state.trident == 0
    for card in ("roger-sherman", "trident"):
        assert scene.card(card) in scene.state.deck
    assert len(scene.state.deck) == deck - 1 - 20 + 2  # the card's own text adds two fathers
    assert len(scene.state.father_deck) == fathers - 2
    assert (scene.hand(0), scene.hand(1)) == (["veto"], ["hacker"])
    assert scene.left == 2


def test_defcon_2_with_a_short_deck() -> None:
    """FAQ-08: 10 command and 2 event cards in the deck, 60 in the pile: 65 in the deck, 10 in the pile; then R-c."""
    scene = at_level(3, "defcon")
    state = scene.state
    commands = [card for card in state.deck if card < PACK.defcon_card]
    events = [state.father_deck.pop(), state.father_deck.pop()]
    state.deck = [*commands[:10], *events, PACK.defcon_card]
    state.discard = commands[10:70]
    fathers = len(state.father_deck)
    scene.game.apply(state, scene.action("draw"))
    assert state.defcon == 2
    assert len(state.discard) == 10 + 1  # and the DEFCON card
    assert state.discard[-1] == PACK.defcon_card
    assert len(state.deck) == 65 + 2  # and the two fathers of the card's own text
    assert set(events) < set(state.deck)
    assert len(state.father_deck) == fathers - 3 - 2
    assert len([card for card in state.deck if card >= PACK.first_father]) == 2 + 3 + 2


def test_defcon_2_short_deck_under_the_other_reading_gives_just_the_numbers_of_the_booklet() -> None:
    scene = at_level(3, "defcon", options=LEVELS)
    state = scene.state
    commands = [card for card in state.deck if card < PACK.defcon_card]
    events = [state.father_deck.pop(), state.father_deck.pop()]
    state.deck = [*commands[:10], *events, PACK.defcon_card]
    state.discard = commands[10:70]
    scene.game.apply(state, scene.action("draw"))
    assert (len(state.deck), len(state.discard)) == (65, 11)
    assert state.discard[:10] != [*commands[60:70], *commands[9::-1]][::-1][:10]  # the pile was shuffled


def test_defcon_2_when_there_are_not_even_twenty_cards_in_both_piles() -> None:
    scene = at_level(3, "defcon")
    state = scene.state
    commands = [card for card in state.deck if card < PACK.defcon_card]
    state.deck, state.discard = [*commands[:5], PACK.defcon_card], commands[5:12]
    scene.game.apply(state, scene.action("draw"))
    assert state.defcon == 2
    assert sorted(state.discard[:-1]) == sorted(commands[:12])  # each once
    assert state.discard[-1] == PACK.defcon_card
    assert all(card >= PACK.first_father for card in state.deck)
    assert len(state.deck) == 3 + 2
    assert scene.step == "TakeAction"


def test_defcon_1_everybody_loses() -> None:
    scene = at_level(2, "defcon")
    scene.do("draw")
    outcome = scene.state.outcome
    assert outcome.winners == ()
    assert outcome.ranking == (3, 3, 3)
    assert (outcome.how, outcome.rule) == ("missiles", "R21")
    with pytest.raises(Refused):
        scene.do("end")


def test_defcon_1_token_ix_wins_before_the_common_defeat() -> None:
    """CR-14; R21: no window opens."""
    scene = at_level(2, "defcon", tokens=[[], [9]], hands=[["veto"], ["plausible-deniability"]])
    scene.do("draw")
    assert scene.state.outcome.winners == (1,)
    assert (scene.state.outcome.how, scene.state.outcome.rule) == ("bunker-token", "R21")


def test_defcon_never_goes_back_beyond_the_start() -> None:
    scene = at_level(5, hands=[["red-telephone"]])
    assert scene.refused("play", "red-telephone") == ("defcon-at-start", "5.1")


# -- the DEFCON card and its own text (5.3) ----------------------------------------------------------------------------


def test_defcon_card_adds_two_fathers_to_the_deck_unseen() -> None:
    scene = at_level(5, "defcon")
    deck, fathers = len(scene.state.deck), len(scene.state.father_deck)
    scene.do("draw")
    place_all(scene)
    assert len(scene.state.deck) == deck - 1 + 2
    assert len(scene.state.father_deck) == fathers - 2
    assert sum(card >= PACK.first_father for card in scene.state.deck) == 2
    assert all(scene.father_of(seat) == "" for seat in range(3))


def test_defcon_card_may_strike_again_from_the_pile() -> None:
    """FAQ-17, and Mao."""
    scene = at_level(5, "defcon", dictators=["mao", *CALM])
    scene.do("draw")
    place_all(scene)
    assert scene.state.defcon == 4
    scene.do("draw-discard")
    scene.do("zone", "PACIFIC")
    place_all(scene)
    assert scene.state.defcon == 3
    assert scene.pile() == ["defcon"]


def test_defcon_card_is_resolved_before_the_next_draw() -> None:
    scene = at_level(5, "defcon", "veto", hands=[["propaganda-tour"]])
    scene.do("play", "propaganda-tour")
    assert scene.step == "PlaceRoadblock"
    assert scene.hand(0) == []
    place_all(scene)
    assert len(scene.hand(0)) <= 1


# -- the other reading -------------------------------------------------------------------------------------------------


def test_levels_reading_level_4_adds_two_fathers_and_no_roadblocks() -> None:
    scene = at_level(5, "defcon", options=LEVELS)
    deck = len(scene.state.deck)
    scene.do("draw")
    assert scene.step == "TakeAction"
    assert scene.state.defcon == 4
    assert sum(scene.state.blocked) == 0
    assert len(scene.state.deck) == deck - 1 + 2  # by the level, not by the card as well
    assert scene.pile() == ["defcon"]


def test_levels_reading_level_3_takes_all_hands_the_active_players_first() -> None:
    scene = at_level(4, "defcon", options=LEVELS, hands=[["veto"], ["hacker"], ["emp"]])
    scene.end()
    deck = len(scene.state.deck)
    scene.do("draw")
    assert not any(scene.state.hands)
    assert scene.pile() == ["hacker", "emp", "veto", "defcon"]  # R25: seat 1 is active
    assert (sum(scene.state.blocked), sum(scene.state.no_fly)) == (0, 0)
    assert len(scene.state.deck) == deck - 1


def test_levels_reading_levels_2_and_1_are_the_same() -> None:
    scene = at_level(3, "defcon", options=LEVELS)
    deck = len(scene.state.deck)
    scene.do("draw")
    assert len(scene.pile()) == 21
    assert len(scene.state.deck) == deck - 1 - 20
    scene = at_level(3, "defcon", "trident", options=LEVELS)
    order = scene.state.deck[:40]
    scene.do("draw")
    assert scene.state.deck[:40] != order  # the Trident card was put aside and shuffled back
    scene = at_level(2, "defcon", options=LEVELS)
    scene.do("draw")
    assert scene.state.outcome.winners == ()


def test_levels_reading_trident_leaves_the_hands() -> None:
    scene = at_level(5, "trident", options=LEVELS, hands=[["veto"], ["hacker"]])
    scene.do("draw")
    assert scene.state.trident == 1
    assert (scene.hand(0), scene.hand(1)) == (["veto"], ["hacker"])
    assert scene.pile() == ["trident"]


def test_an_unknown_reading_is_refused() -> None:
    with pytest.raises(Exception, match="event_text_reading"):
        Scene(2, options={"event_text_reading": "both"})


# -- the Trident card --------------------------------------------------------------------------------------------------


def test_trident_first_time_the_token_surfaces_and_all_hands_are_lost() -> None:
    scene = at_level(5, "trident", hands=[["veto"], ["hacker"], ["emp"]], places=["HOU", "MSY", "CUN"])
    assert scene.refused("fly", "TND") == ("trident-not-there", "6")
    scene.end()
    scene.do("draw")
    assert scene.state.trident == 1
    assert [entry.key for entry in scene.log].count("hands-lost") == 1
    assert not any(scene.state.hands)
    assert scene.pile() == ["hacker", "emp", "veto", "trident"]  # R25: from the active player on
    assert scene.left == 2
    scene.act("fly", "TND")
    assert scene.place(1) == "TND"


@pytest.mark.parametrize("port", ["HOU", "MSY", "TPA", "CUN"])
def test_trident_is_reached_from_its_ports_only_while_it_is_there(port: str) -> None:
    scene = Scene(2, places=[port], begin=False)
    scene.start()
    assert scene.refused("fly", "TND") == ("trident-not-there", "6")
    scene.state.trident = 1
    scene.act("fly", "TND")
    assert scene.place(0) == "TND"
    scene = Scene(2, places=[port])
    scene.state.trident = 2
    assert scene.refused("fly", "TND") == ("trident-not-there", "6")


def test_trident_second_time_it_dives_and_who_is_aboard_goes_to_guantanamo_bay() -> None:
    """CR-08."""
    hands = [["veto"], ["tornado-season"], ["emp"]]
    scene = at_level(5, "trident", hands=hands, places=["TND", "MEX", "TND"])
    scene.state.trident = 1
    scene.do("draw")
    assert scene.state.trident == 2
    assert [scene.place(seat) for seat in range(3)] == ["GTM", "MEX", "GTM"]
    assert not any(scene.state.hands)
    assert scene.step == "TakeAction"  # nobody answers
    assert scene.pile()[-1] == "trident"


def test_trident_third_time_nothing_happens() -> None:
    """CR-09."""
    scene = at_level(5, "trident", hands=[["veto"], ["hacker"], []])
    scene.state.trident = 2
    scene.do("draw")
    assert scene.state.trident == 2
    assert (scene.hand(0), scene.hand(1)) == (["veto"], ["hacker"])
    assert scene.pile() == ["trident"]
    assert scene.left == 2


def test_trident_comes_and_goes_by_mao() -> None:
    scene = at_level(5, "trident", dictators=["mao", *CALM])
    scene.do("draw")
    scene.do("draw-discard")
    scene.do("draw-discard")
    assert scene.state.trident == 2
    assert scene.pile() == ["trident"]
    assert scene.left == 0


def test_trident_hands_are_ordered_by_their_owners_while_mao_is_at_the_table() -> None:
    """R10."""
    scene = at_level(5, "trident", dictators=["fidel", "mao", "idi"], hands=[["veto", "emp"], ["hacker"], []])
    scene.do("draw")
    assert (scene.step, scene.seat) == ("OrderDiscards", 0)
    scene.do("discard", "veto")
    assert scene.step == "TakeAction"  # the last card of a hand needs no order
    assert scene.pile() == ["veto", "emp", "hacker", "trident"]


# -- warheads ----------------------------------------------------------------------------------------------------------


def aboard(players: int = 3, **settings: Any) -> Scene:
    settings = {"dictators": ["idi", *CALM[:1], "napoleon", "genghis", "benito"], "places": ["TND"], **settings}
    scene = Scene(players, begin=False, **settings)
    scene.state.trident = 1
    scene.start()
    return scene


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_warheads_as_many_as_dictators(players: int) -> None:
    assert Scene(players).state.warheads == players


@pytest.mark.parametrize(("die", "success"), [(2, False), (3, True)])
def test_warhead_is_disarmed_like_a_facility_and_gives_an_unused_token(die: int, success: bool) -> None:
    scene = aboard(dice=[die])
    unused = len(scene.state.unused_tokens)
    scene.act("disarm")
    assert (scene.left, scene.state.travelled) == (1, 1)
    assert scene.state.warheads == 3 - success
    assert len(scene.state.tokens[0]) == success
    assert len(scene.state.unused_tokens) == unused - success
    assert scene.state.board_tokens.count(-1) == 0
    assert scene.state.disarmed_count(0) == 0  # does not count for the president
    if success:
        assert scene.sees(0).players[0].tokens == scene.state.tokens[0]
        assert scene.sees(1).players[0].tokens == [-1]


def test_warhead_needs_no_facility_card_and_may_be_anybodys() -> None:
    scene = aboard(places=["TND", "TND", "TND"], dice=[6, 6], dictators=["idi", "napoleon", "genghis"])
    scene.act("disarm")
    scene.end()
    scene.act("disarm")
    assert scene.state.warheads == 1
    assert [len(tokens) for tokens in scene.state.tokens] == [1, 1, 0]


def test_warhead_refused_when_none_is_left_or_travel_is_spent() -> None:
    scene = aboard()
    scene.state.warheads = 0
    assert scene.refused("disarm") == ("no-warheads", "R32")
    scene = aboard()
    scene.state.travelled = 1
    assert scene.refused("disarm") == ("travel-spent", "7.1")


def test_warhead_rolls_are_hardened_by_john_hancock() -> None:
    scene = aboard(dice=[4])
    scene.father(0, "john-hancock")
    scene.act("disarm")
    assert scene.state.warheads == 3


def test_five_players_can_disarm_five_warheads_with_six_unused_tokens() -> None:
    scene = aboard(players=5, places=["TND"] * 5, dice=[6] * 5, hands=[many(1)])
    for _ in range(5):
        scene.act("disarm")
        while scene.step != "TakeAction":
            scene.do("pass")
        scene.end()
    assert scene.state.warheads == 0
    assert [len(tokens) for tokens in scene.state.tokens] == [1] * 5
    assert len(scene.state.unused_tokens) == 1
    assert scene.refused("disarm") == ("no-warheads", "R32")
