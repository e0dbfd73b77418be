"""Rulings that the other files leave: R4, R8, R9, R14, R17, R18, R22, R23, R30, R32, R34-R36, R38, R39, R41-R45."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine import BrinkError, Chance
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.games.dictators.state import NONE, TRIDENT_ON_BOARD
from dictators.scene import GAME, PACK, Table

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")
PRICE = dict(zip(PACK.card_ids, PACK.card_cost, strict=True))
FACILITIES = ["SEA", "MOT", "CMH", "YVR"]

# -- R4 priority -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [0, 1, 3])
def test_R4_left_of_the_active_player_first_the_active_player_last(active):
    """Four players, a die: clockwise from the left of the roller, who is asked last."""
    hands = [["veto"], ["emp"], ["amtrak"], ["helicopter"]]
    scene = Table(4, dictators=PLAIN, places=["SEA"] * 4, hands=hands, dice=[1], begin=False)
    scene._facilities(active, [PACK.place["SEA"]])
    scene.start(active)
    scene.do("disarm")
    assert scene.asked() == [("DieRolled", (active + step) % 4) for step in (1, 2, 3, 4)]


def test_R4_the_author_is_not_asked_about_his_own_card():
    """A card against opponents' cards: everybody but its player, in the same order."""
    hands = [["propaganda-tour", "veto"], ["emp"], ["amtrak"], ["helicopter"]]
    scene = Table(4, dictators=PLAIN, hands=hands)
    scene.do("play", "propaganda-tour")
    assert scene.asked() == [("CardAnnounced", 1), ("CardAnnounced", 2), ("CardAnnounced", 3)]


def test_R4_after_a_response_asking_starts_again():
    """Seat 2 answers with a Recount after seat 1 has passed: once it is resolved seat 1 is asked again."""
    hands = [["veto"], ["recount"], ["recount", "recount"]]
    scene = Table(3, dictators=PLAIN, places=["SEA"], hands=hands, facilities=[["SEA"]], dice=[6, 5, 1])
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 1)
    scene.do("pass")
    assert (scene.step, scene.seat) == ("DieRolled", 2)
    scene.do("interrupt", "recount")
    assert scene.step == "InterruptAnnounced"
    scene.until("DieRolled", 1)  # asked again, from the left of the active player
    assert scene.state.die == 5
    scene.do("interrupt", "recount")
    scene.until("DieRolled", 2)
    assert scene.state.die == 1
    scene.do("pass")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    scene.do("pass")
    assert not scene.is_disarmed(0, "SEA")
    assert scene.step == "TakeAction"


def test_R4_the_window_closes_when_all_pass_in_a_row():
    """Who passed before a response may still answer after it; only a full round of passes ends it."""
    hands = [["recount"], ["recount"], ["emp"]]
    scene = Table(3, dictators=PLAIN, places=["SEA"], hands=hands, facilities=[["SEA"]], dice=[6, 1, 6])
    scene.do("disarm")
    scene.do("pass")  # 1
    scene.do("pass")  # 2
    scene.do("interrupt", "recount")  # 0 rerolls his own six, say
    scene.until("DieRolled", 1)
    assert scene.state.die == 1
    scene.do("interrupt", "recount")
    assert scene.asked() == [
        ("InterruptAnnounced", 2),
        ("DieRolled", 2),
        ("DisarmResult", 2),
    ]  # the others have no cards
    assert scene.state.die == 6
    assert scene.is_disarmed(0, "SEA")


def test_R4_nested_windows_are_resolved_last_in_first_out():
    """The Plausible Deniability played last takes effect first."""
    hands = [["propaganda-tour", "plausible-deniability"], ["veto"], ["plausible-deniability"]]
    scene = Table(3, dictators=PLAIN, hands=hands)
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.answer("InterruptAnnounced", 2, "plausible-deniability")
    scene.answer("InterruptAnnounced", 0, "plausible-deniability")
    scene.pass_all()
    # Seat 0's card stopped seat 2's, so the Veto stood.
    assert scene.pile() == ["plausible-deniability", "veto", "propaganda-tour"]
    assert scene.hand(0) == ["plausible-deniability"]  # R54: that of seat 2


def test_R4_a_card_is_played_only_in_its_window():
    """A Sabotage does not answer a card, a Veto does not answer a die."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"], ["sabotage", "emp", "veto"]])
    scene.do("play", "propaganda-tour")
    assert scene.refused("interrupt", "sabotage") == ("wrong-moment", "11.2")
    assert scene.refused("interrupt", "emp") == ("not-offered", "R4")
    assert scene.can("interrupt", "veto")
    assert scene.can("pass")


def test_R4_who_has_no_cards_is_not_asked():
    """Seat 1 could not answer; everybody can see that."""
    scene = Table(3, dictators=PLAIN, hands=[["propaganda-tour"], [], ["emp"]])
    scene.do("play", "propaganda-tour")
    assert scene.asked() == [("CardAnnounced", 2)]


# -- R8, R9 founding fathers received and pushed out -----------------------------------------------------------------


def test_R8_a_father_received_pushes_out_the_old_one():
    """Token XIII gives John Jay to seat 1, whose John Hancock goes."""
    scene = Table(2, dictators=PLAIN, deck=["john-jay"], tokens=[[13]], begin=False)
    scene.father(1, "john-hancock", 2)
    scene.start()
    scene.act("draw")
    scene.do("give-father", 1)
    assert scene.father_of(0) == ""
    assert scene.father_of(1) == "john-jay"
    assert scene.state.father_counts[1] == 0
    assert scene.names(scene.state.father_discard) == ["john-hancock"]


def test_R8_received_in_anothers_turn_he_counts_from_the_next_own_one():
    """John Adams, 2 turns: given in seat 0's turn, he holds for two turns of seat 1."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["propaganda-tour"]], deck=["john-adams"], tokens=[[13]])
    scene.act("draw")
    scene.do("give-father", 1)
    scene.end()
    assert scene.state.father_counts[1] == 0
    assert scene.refused("play", "propaganda-tour") == ("father-forbids", "4")
    scene.end()
    assert scene.state.father_counts[1] == 1
    scene.end()
    assert scene.refused("play", "propaganda-tour") == ("father-forbids", "4")
    scene.end()
    assert scene.father_of(1) == ""


def test_R8_received_an_instant_father_strikes_the_receiver():
    """Patrick Henry given away: the receiver chooses between hand and turn."""
    scene = Table(2, dictators=PLAIN, hands=[["emp"], ["veto"]], deck=["patrick-henry"], tokens=[[13]])
    scene.act("draw")
    scene.do("give-father", 1)
    assert (scene.step, scene.seat) == ("HandOrSkip", 1)
    scene.do("lose-hand")
    assert scene.hand(1) == []
    assert scene.hand(0) == ["emp"]


@pytest.mark.parametrize("new", ["benjamin-franklin", "samuel-adams", "patrick-henry", "john-hancock"])
def test_R9_a_new_father_instant_ones_too_pushes_out_the_old_one(new):
    """The old one goes to their discard pile first."""
    scene = Table(2, dictators=PLAIN, deck=[new], begin=False)
    scene.father(0, "john-jay", 1)
    scene.start()
    scene.act("draw")
    if scene.step == "HandOrSkip":
        scene.do("skip-turn")
    assert scene.names(scene.state.father_discard)[0] == "john-jay"
    assert scene.father_of(0) == ("john-hancock" if new == "john-hancock" else "")


def test_R9_signing_the_declaration_pushes_out_nobody_by_itself():
    """Its drawer keeps the current father unless that is the one chosen."""
    scene = Table(2, dictators=PLAIN, deck=["signing-the-declaration"], begin=False)
    scene.father(0, "john-jay", 1)
    scene.father(1, "john-hancock")
    scene.start()
    scene.act("draw")
    scene.do("censor", 1, "john-hancock")
    assert scene.father_of(0) == "john-jay"
    assert scene.state.father_counts[0] == 1
    assert scene.father_of(1) == ""
    assert scene.names(scene.state.father_discard) == ["john-hancock", "signing-the-declaration"]


# -- R14 Bribery -----------------------------------------------------------------------------------------------------


def bribed(begin: bool = True, **changes: Any) -> Table:
    """Seat 1's turn, bought by seat 0; seat 2 watches."""
    settings: dict[str, Any] = {
        "dictators": PLAIN,
        "hands": [["veto", "recount"], ["road-trip", "recount"], ["emp"]],
        "places": ["DEN", "SEA", "HNL"],
        "facilities": [[], FACILITIES],
        **changes,
    }
    scene = Table(3, begin=False, **settings)
    scene.state.briber[1] = 0
    if begin:
        scene.start(1)
    return scene


def test_R14_it_waits_for_the_next_turn_that_is_not_skipped():
    """Seat 1 owes two skips: the Bribery waits until the third turn."""
    scene = Table(2, dictators=PLAIN, hands=[["bribery"]])
    scene.play("bribery", 1)
    assert scene.state.briber[1] == 0
    scene.state.skips[1] = 2
    for _ in range(3):
        assert scene.state.active == 0
        assert scene.state.briber[1] == 0
        scene.end()
    assert scene.state.active == 1
    assert scene.seat == 0
    assert scene.state.briber[1] == NONE


def test_R14_the_briber_makes_all_decisions_of_that_turn():
    """Actions, targets, confronting, the hand limit: all are asked of the briber."""
    scene = bribed(
        begin=False, places=["DEN", "WDC", "HNL"], hands=[[], ["veto"] * 3 + ["red-tape"] * 2 + ["road-trip"], []]
    )
    scene.president("golf-day")
    scene.start(1)
    assert (scene.step, scene.seat) == ("Confront", 0)
    scene.do("confront")
    assert (scene.step, scene.seat) == ("TakeAction", 0)
    scene.do("draw")
    scene.do("play", "road-trip")
    assert (scene.step, scene.seat) == ("Aim", 0)
    scene.do("go", "CIA")
    scene.do("end")
    assert (scene.step, scene.seat) == ("DiscardExcess", 0)
    scene.do("discard", "veto")
    assert scene.seat == scene.state.active == 2


def test_R14_the_briber_sees_hand_facilities_and_tokens():
    """From the beginning of that turn; nobody else sees more than before."""
    scene = bribed(tokens=[[], [4, 7], []])
    mine = scene.sees(0).players[1]
    assert sorted(mine.hand) == sorted(scene.state.hands[1])
    assert mine.facilities == scene.state.facilities[1]
    assert sorted(mine.tokens) == [4, 7]
    for viewer in (2, None):
        other = scene.sees(viewer).players[1]
        assert other.hand == [-1, -1]
        assert other.facilities == [-1] * 4
        assert other.tokens == [-1, -1]
    assert scene.sees(1).players[0].hand == [-1, -1]  # the victim learns nothing about the briber


def test_R14_before_that_turn_the_briber_sees_nothing():
    """Waiting, the Bribery shows nothing yet."""
    scene = Table(3, dictators=PLAIN, hands=[["bribery"], ["veto"], []], facilities=[[], FACILITIES], tokens=[[], [4]])
    scene.play("bribery", 1)
    seen = scene.sees(0).players[1]
    assert seen.hand == [-1]
    assert seen.facilities == [-1] * 4
    assert seen.tokens == [-1]
    assert seen.bribed_by == 0


def test_R14_cards_drawn_in_that_turn_are_seen_by_the_briber_too():
    """And still known afterwards, but the next draw is not."""
    scene = bribed(hands=[[], [], []], deck=["emp", "veto"])
    scene.act("draw")
    assert scene.sees(0).players[1].hand == [PACK.card["emp"]]
    assert scene.sees(2).players[1].hand == [-1]
    scene.end()
    scene.end()
    scene.end()
    assert scene.seat == scene.state.active == 1
    scene.act("draw")
    assert scene.sees(0).players[1].hand == [PACK.card["emp"], -1]


def test_R14_the_briber_plays_from_that_hand_interruptions_included():
    """Windows ask the briber for the victim's seat as well as for his own; each answer comes from that seat's hand."""
    scene = bribed(dice=[1, 2, 6])
    scene.do("disarm")
    assert (scene.step, scene.state.agenda[-1].seat, scene.seat) == ("DieRolled", 2, 2)
    scene.do("pass")
    assert (scene.step, scene.state.agenda[-1].seat, scene.seat) == ("DieRolled", 0, 0)
    scene.do("interrupt", "recount")  # the briber's own card
    scene.until("DieRolled", 1)
    assert scene.seat == 0
    scene.do("interrupt", "recount")  # the victim's card
    scene.pass_all()
    assert scene.hand(0) == ["veto"]
    assert scene.hand(1) == ["road-trip"]
    assert scene.is_disarmed(1, "SEA")


def test_R14_the_briber_cannot_play_his_own_cards_as_actions():
    """Only the victim's hand, assets and ability are offered."""
    scene = bribed(hands=[["amtrak"], ["road-trip"], []], dictators=["idi", "mao", "genghis"], discard=["emp"])
    assert scene.refused("play", "amtrak")[0] == "not-offered"
    assert scene.refused("bully")[0] == "not-offered"
    assert scene.can("play", "road-trip")
    assert scene.can("draw-discard")


def test_R14_the_briber_may_use_the_tokens():
    """Token I of the victim moves the victim's meeple."""
    scene = bribed(tokens=[[2], [1], []])
    assert scene.refused("token", 2)[0] == "not-offered"
    scene.act("token", 1)
    assert scene.seat == 0
    scene.act("go", "WDC")
    assert scene.place(1) == "WDC"
    assert scene.state.tokens == [[2], [], []]


def test_R14_token_iii_of_the_victim_too():
    """The convincing roll of a bribed turn: the briber decides about +5."""
    scene = bribed(begin=False, places=["DEN", "WDC", "HNL"], tokens=[[], [3], []], dice=[15], hands=[[], [], []])
    scene.president("in-the-oval-office")
    scene.start(1)
    scene.do("confront")
    assert (scene.step, scene.state.agenda[-1].seat, scene.seat) == ("ConvinceRolled", 1, 0)
    scene.do("token", 3)
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (1,)


def test_R14_a_victory_in_that_turn_belongs_to_the_victim():
    """The dictator whose turn it is wins, not the briber."""
    scene = bribed(begin=False, places=["DEN", "WDC", "HNL"], dice=[20])
    scene.president("in-the-oval-office")
    scene.start(1)
    scene.act("confront")
    outcome = scene.state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranking == (2, 1, 2)


def test_R14_the_victim_decides_nothing_until_the_turn_ends():
    """No decision of that whole turn is the victim's; the next one of his is his again."""
    scene = bribed(dice=[6])
    for _ in range(60):
        if scene.state.active != 1:
            break
        assert scene.seat != 1
        legal = GAME.legal(scene.state)
        GAME.apply(scene.state, legal[0] if scene.step != "TakeAction" or scene.left else ("end",))
    assert scene.state.active == 2
    assert scene.state.control == [0, 1, 2]


def test_R14_only_one_bribery_can_wait_for_a_player():
    """A second one on the same player is illegal, by whomever; with nobody left to bribe the card cannot be played."""
    scene = Table(3, dictators=PLAIN, hands=[["bribery", "bribery"]])
    scene.play("bribery", 1)
    scene.state.spent = 0
    scene.do("play", "bribery")
    assert scene.refused("whom", 1) == ("bribed-already", "R14")
    scene.do("whom", 2)
    scene.pass_all()
    assert scene.state.briber == [NONE, 0, 0]

    two = Table(2, dictators=PLAIN, hands=[["bribery", "bribery"]])
    two.play("bribery", 1)
    two.state.spent = 0
    assert two.refused("play", "bribery") == ("bribed-already", "R14")


def test_R14_extra_turns_gained_in_it_belong_to_the_victim():
    """Morale Boost played by the briber from the victim's hand: the further turn is the victim's, who decides it."""
    scene = bribed(hands=[[], ["morale-boost"], []])
    scene.play("morale-boost")
    scene.end()
    assert scene.state.active == 1
    assert scene.seat == 1
    assert scene.state.boosted


def test_R14_the_bribery_card_is_discarded_when_played():
    """It waits as a mark, not as a card in play: everybody sees who was bribed."""
    scene = Table(2, dictators=PLAIN, hands=[["bribery"]])
    scene.play("bribery", 1)
    assert scene.pile() == ["bribery"]
    assert scene.in_play(1) == []
    assert scene.sees(1).players[1].bribed_by == 0


# -- R17 when tokens are used ----------------------------------------------------------------------------------------


def test_R17_in_the_own_turn_only():
    """Seat 1 cannot use a token in seat 0's turn, not even in a window."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"], ["veto"]], tokens=[[], [14]])
    scene.do("play", "propaganda-tour")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    assert scene.refused("token", 14)[0] == "not-offered"
    scene.pass_all()
    scene.end()
    assert scene.seat == 1
    assert scene.can("token", 14)


def test_R17_not_inside_a_window_of_the_own_turn():
    """Between other steps: while a die is being answered the roller cannot use tokens."""
    scene = Table(
        2, dictators=PLAIN, hands=[["emp"], []], places=["SEA"], facilities=[["SEA"]], tokens=[[14]], dice=[1]
    )
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    assert scene.refused("token", 14)[0] == "not-offered"
    scene.pass_all()
    assert scene.can("token", 14)


@pytest.mark.parametrize(("token", "rule"), [(3, "R17"), (9, "R21"), (13, "R17")])
def test_R17_three_tokens_have_a_moment_of_their_own(token, rule):
    """III, IX and XIII are refused as an ordinary use."""
    scene = Table(2, dictators=PLAIN, tokens=[[token]])
    assert scene.refused("token", token) == ("token-not-now", rule)


def test_R17_token_iii_after_the_convincing_roll():
    """+5 decided after seeing the roll; who rolled is asked while he holds any token, whichever it is."""
    for token, winners in ((3, (0,)), (4, None)):
        scene = Table(2, dictators=PLAIN, places=["WDC"], tokens=[[token]], dice=[15], begin=False)
        scene.president("in-the-oval-office")
        scene.start()
        scene.do("confront")
        assert (scene.step, scene.seat) == ("ConvinceRolled", 0)
        if winners is None:
            assert scene.refused("token", 3) == ("token-not-yours", "7.4")
            scene.do("pass")
            assert scene.state.outcome is None
        else:
            scene.do("token", 3)
            assert scene.state.bonus == 5
            assert scene.state.outcome is not None
            assert scene.state.outcome.winners == winners


def test_R17_token_iii_cannot_be_used_by_an_opponent():
    """Only on one's own roll."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], hands=[[], ["emp"]], tokens=[[], [3]], dice=[5], begin=False)
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    scene.until("ConvinceRolled", 1)
    assert scene.refused("token", 3)[0] == "not-offered"


def test_R17_token_xiii_when_a_father_is_drawn():
    """Whoever holds tokens is asked, whichever they are; without XIII one can only keep him."""
    for token, given in ((13, True), (4, False)):
        scene = Table(2, dictators=PLAIN, deck=["john-jay"], tokens=[[token]])
        scene.do("draw")
        assert (scene.step, scene.seat) == ("PassFatherOn", 0)
        assert scene.can("give-father", 1) == given
        if not given:
            assert scene.refused("give-father", 1) == ("token-not-yours", "7.4")
        scene.do(*(("give-father", 1) if given else ("pass",)))
        assert scene.father_of(1 if given else 0) == "john-jay"
        assert (13 in scene.state.gone_tokens) == given


def test_R17_nothing_responds_to_a_token_itself():
    """No window on the token; what merely follows (a move) can be answered."""
    scene = Table(2, dictators=["francisco", "julius"], hands=[[], ["veto", "tornado-season"]], tokens=[[1, 14]])
    scene.do("token", 14)
    assert scene.step == "TakeAction"
    scene.do("token", 1)
    scene.do("go", "WDC")
    assert (scene.step, scene.seat) == ("Moved", 1)
    scene.do("interrupt", "tornado-season")
    scene.do("go", "CIA")
    scene.pass_all()
    assert scene.place(0) == "CIA"


def test_R17_a_used_token_leaves_the_game():
    """It cannot be used again, and everybody sees which it was."""
    scene = Table(2, dictators=PLAIN, tokens=[[14]])
    scene.act("token", 14)
    assert scene.state.tokens[0] == []
    assert scene.refused("token", 14)[0] == "not-offered"
    assert scene.sees(1).gone_tokens == [14]


# -- R18 token by token ----------------------------------------------------------------------------------------------


def test_R18_token_i_any_place_of_washington_state_or_dc():
    """Seattle, Spokane, D.C.; the presidential card has to wait for the next turn."""
    scene = Table(2, dictators=PLAIN, places=["MEX"], tokens=[[1]])
    scene.act("token", 1)
    assert scene.places_offered() == {"SEA", "SPO", "WDC"}
    scene.act("go", "WDC")
    assert scene.place(0) == "WDC"
    assert scene.left == 3
    assert scene.state.travelled == 0
    assert scene.step == "TakeAction"
    scene.end()
    scene.end()
    assert scene.step == "Confront"


def test_R18_token_ii_disarms_any_own_facility_without_roll_or_way():
    """Any of the armed ones, from anywhere; no window, no Sabotage."""
    hands = [[], ["sabotage", "veto"]]
    scene = Table(2, dictators=PLAIN, hands=hands, facilities=[FACILITIES], tokens=[[2]], begin=False)
    scene.disarmed(0, "SEA")
    scene.start()
    scene.do("token", 2)
    assert scene.places_offered("disarm-there") == {"MOT", "CMH", "YVR"}
    scene.do("disarm-there", "CMH")
    assert scene.step == "TakeAction"
    assert scene.is_disarmed(0, "CMH")
    assert scene.state.disarmed_count(0) == 2
    assert not scene.said("rolled")


def test_R18_token_ii_on_zone_4_takes_the_token_too():
    """Vancouver with token IV on it."""
    scene = Table(2, dictators=PLAIN, facilities=[FACILITIES], tokens=[[2]], begin=False)
    scene.token_at("YVR", 4)
    scene.start()
    scene.do("token", 2)
    scene.do("disarm-there", "YVR")
    assert scene.state.tokens[0] == [4]
    assert scene.token_of("YVR") == NONE
    assert scene.state.disarmed_count(0) == 0
    assert scene.sees(0).players[0].tokens == [4]
    assert scene.sees(1).players[0].tokens == [-1]


def test_R18_token_ii_needs_something_armed():
    """All four face-up: nothing to do."""
    scene = Table(2, dictators=PLAIN, facilities=[FACILITIES], tokens=[[2]], begin=False)
    scene.disarmed(0, *FACILITIES)
    scene.start()
    assert scene.refused("token", 2) == ("nothing-armed", "7.4")


def test_R18_token_iii_counts_once_with_everything_else():
    """Genghis +2, token +5, Filibuster -6: 13 becomes 14 and two facilities are enough."""
    scene = Table(2, dictators=["genghis", "idi"], places=["WDC"], hands=[[], ["filibuster"]], facilities=[FACILITIES],
                  tokens=[[3]], dice=[13], begin=False)  # fmt: skip
    scene.disarmed(0, "SEA", "MOT")
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    scene.answer("ConvinceRolled", 1, "filibuster")
    scene.until("ConvinceRolled", 0)
    assert scene.state.die + scene.state.bonus == 9
    scene.do("token", 3)
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (0,)
    assert scene.said("convinced")[0].args["total"] == 14


def test_R18_token_iv_any_unused_dictator_without_his_set_up():
    """Nicolae: no further cards, but the hand limit of 7 from now on; the old dictator becomes spare."""
    scene = Table(2, dictators=["francisco", "idi"], hands=[["veto"]], tokens=[[4]])
    scene.act("token", 4)
    offered = {PACK.dictator_ids[action[1]] for action in scene.offered("dictator")}
    assert offered == set(PACK.dictator_ids) - {"francisco", "idi"}
    scene.do("dictator", "nicolae")
    assert scene.dictator(0) == "nicolae"
    assert scene.hand(0) == ["veto"]
    assert scene.state.hand_limit(0) == 7
    spare = {PACK.dictator_ids[one] for one in scene.state.spare_dictators}
    assert "francisco" in spare
    assert "nicolae" not in spare


def test_R18_token_iv_joseph_keeps_the_zone_1_card():
    """R22: who gets Joseph later keeps his zone 1 card, and counts one more."""
    scene = Table(2, dictators=["francisco", "idi"], facilities=[FACILITIES], tokens=[[4]])
    scene.act("token", 4)
    scene.do("dictator", "joseph")
    assert [PACK.place_ids[place] for place in scene.state.facilities[0]] == FACILITIES
    assert scene.state.disarmed_count(0) == 1


def test_R18_token_iv_kim_chooses_an_ability_when_the_card_is_received():
    """At once, any other dictator's; set-up parts do not happen."""
    scene = Table(2, dictators=["francisco", "idi"], hands=[["veto"]], tokens=[[4]])
    scene.act("token", 4)
    scene.do("dictator", "kim")
    assert (scene.step, scene.seat) == ("ChooseAbility", 0)
    scene.do("dictator", "nicolae")
    assert scene.state.abilities[0] == "big-hand"
    assert scene.hand(0) == ["veto"]


def swapped(**changes: Any) -> Table:
    """Seat 0 gets token V and swaps with seat 1, which has one of everything."""
    settings: dict[str, Any] = {
        "dictators": ["francisco", "joseph", "idi"],
        "hands": [["veto"], ["emp", "amtrak"], ["recount"]],
        "places": ["YVR", "DEN", "HNL"],
        "facilities": [FACILITIES, ["DEN", "OKC", "BGR", "MEX"]],
        "tokens": [[4], [7, 8], []],
        "dice": [6],
        **changes,
    }
    scene = Table(3, begin=False, **settings)
    scene.token_at("YVR", 5)
    scene.father(1, "george-washington", 1)
    scene.in_front(1, "secret-bunker")
    state = scene.state
    state.deck.remove(PACK.card["wiretap"])
    state.bunker[1] = Hand.of([PACK.card["wiretap"]], 1 << 1)
    state.stored[1] = state.president_deck.pop()
    state.president_knowers.pop()
    state.stored_knowers[1] = 1 << 1
    state.hands[1].knowers = [(1 << 31) - 1] * 2  # George Washington lies there
    state.skips[1] = 2
    state.briber[1] = 2
    scene.start()
    scene.act("disarm")
    scene.do("token", 5)
    return scene


def test_R18_token_v_swaps_everything():
    """Dictator, hand, facilities, meeple, tokens, cards in play, skips and waiting Briberies go to the other."""
    scene = swapped()
    stored = scene.state.stored[1]
    scene.do("whom", 1)
    state = scene.state
    assert [scene.dictator(0), scene.dictator(1)] == ["joseph", "francisco"]
    assert [scene.place(0), scene.place(1)] == ["DEN", "YVR"]
    assert sorted(scene.hand(0)) == ["amtrak", "emp"]
    assert scene.hand(1) == ["veto"]
    assert [PACK.place_ids[place] for place in state.facilities[0]] == ["DEN", "OKC", "BGR", "MEX"]
    assert state.disarmed == [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert state.tokens == [[7, 8], [4], []]
    assert scene.father_of(0) == "george-washington"
    assert state.father_counts[0] == 1
    assert scene.in_play(0) == ["secret-bunker"]
    assert state.bunker[0].cards == [PACK.card["wiretap"]]
    assert state.stored == [stored, NONE, NONE]
    assert state.skips == [2, 0, 0]
    assert state.briber == [2, NONE, NONE]
    assert state.abilities[:2] == ["man-of-steal", "dismiss"]


def test_R18_token_v_keeps_seat_turn_actions_and_travel():
    """Seat 0 is still the active player with 1 action left and travel spent; play goes on with seat 1."""
    scene = swapped()
    scene.do("whom", 1)
    assert scene.state.active == scene.seat == 0
    assert scene.left == 1
    assert scene.refused("travel", "CYS") == ("travel-spent", "2.1")
    scene.end()
    assert scene.state.active == scene.seat == 1  # the skips went to seat 0


def test_R18_token_v_nobody_draws_a_zone_1_card_for_joseph():
    """The exception of Joseph's card."""
    scene = swapped()
    left = len(scene.state.facility_decks[1])
    scene.do("whom", 1)
    assert [len(scene.state.facilities[seat]) for seat in range(2)] == [4, 4]
    assert len(scene.state.facility_decks[1]) == left


def test_R18_token_v_both_know_what_they_get_and_what_they_gave():
    """The two see their new things; they remember their old ones. Third parties learn nothing."""
    scene = swapped()
    scene.do("whom", 1)
    for viewer, owner in ((0, 0), (1, 0), (0, 1), (1, 1)):
        seen = scene.sees(viewer).players[owner]
        assert -1 not in seen.facilities
        assert -1 not in seen.tokens
        assert -1 not in seen.hand
    for viewer in (2, None):
        table = scene.sees(viewer)
        assert table.players[0].facilities == [-1] * 4
        assert table.players[0].tokens == [-1, -1]
        assert table.players[0].bunker == [-1]
        assert table.players[0].stored == -1
        assert -1 not in table.players[0].hand  # George Washington
        assert table.players[1].hand == [-1]
        assert table.players[1].tokens == [-1]


def test_R18_token_v_somebody_never_bribes_himself():
    """Seat 1 had been bribed by seat 0: after the swap that Bribery would be about seat 0, and lapses."""
    scene = swapped()
    scene.state.briber[1] = 0
    scene.do("whom", 1)
    assert scene.state.briber == [NONE, NONE, NONE]


def test_R18_token_vi_any_permutation():
    """Three meeples: a ring; the places are the same as before."""
    scene = Table(3, dictators=PLAIN, places=["SEA", "MEX", "WDC"], tokens=[[6]])
    scene.act("token", 6)
    scene.do("place-of", 1)
    assert scene.refused("place-of", 1) == ("place-taken", "7.4")
    scene.do("place-of", 2)
    scene.do("place-of", 0)
    scene.pass_all()
    assert [scene.place(seat) for seat in range(3)] == ["MEX", "WDC", "SEA"]


def test_R18_token_vi_as_many_as_one_likes():
    """Two of three swap, the player's own meeple stays, and nobody can answer that as a move."""
    scene = Table(
        3, dictators=PLAIN, hands=[[], ["tornado-season"], ["emp"]], places=["SEA", "MEX", "WDC"], tokens=[[6]]
    )
    scene.do("token", 6)
    for whose in (0, 2, 1):
        scene.do("place-of", whose)
    assert scene.step == "TakeAction"
    assert [scene.place(seat) for seat in range(3)] == ["SEA", "WDC", "MEX"]


def test_R18_token_vi_the_own_move_can_be_answered():
    """R17: the window MOVED follows when the player's own meeple has moved."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["emp"]], places=["SEA", "DEN"], tokens=[[6]])
    scene.do("token", 6)
    scene.do("place-of", 1)
    scene.do("place-of", 0)
    assert scene.asked() == [("Moved", 1)]


def test_R18_token_vii_keeps_one_of_five_for_later():
    """Five are looked at, one is kept face-down, the rest shuffled back; later it may be turned up once."""
    scene = Table(2, dictators=PLAIN, places=["RIC"], tokens=[[7]], dice=[20], begin=False)
    top = ["golf-day", "in-the-oval-office", "oops", "defcon", "cabinet-purge"]
    scene.president(*top)
    scene.start()
    scene.act("token", 7)
    assert {PACK.presidential_ids[action[1]] for action in scene.offered("keep")} == set(top)
    scene.do("keep", "in-the-oval-office")
    assert scene.state.stored[0] == PACK.presidential["in-the-oval-office"]
    assert len(scene.state.president_deck) == 11
    assert scene.sees(0).players[0].stored == PACK.presidential["in-the-oval-office"]
    assert scene.sees(1).players[0].stored == -1
    assert set(scene.sees(0).president_deck) == {-1}  # shuffled
    scene.act("travel", "WDC")
    scene.end()
    scene.end()
    assert {action[0] for action in GAME.legal(scene.state)} == {"confront", "confront-stored", "decline"}
    scene.act("confront-stored")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (0,)


def test_R18_token_vii_the_stored_card_is_used_once():
    """Turned up it goes to the presidential discard pile; then only the deck is left."""
    scene = Table(2, dictators=PLAIN, places=["WDC"], dice=[1], begin=False)
    state = scene.state
    at = state.president_deck.index(PACK.presidential["in-the-oval-office"])
    state.stored[0] = state.president_deck.pop(at)
    state.president_knowers.pop()
    state.stored_knowers[0] = 1
    scene.start()
    scene.act("confront-stored")
    assert [PACK.presidential_ids[card] for card in state.president_discard] == ["in-the-oval-office"]
    scene.end()
    assert scene.step == "Confront"
    assert scene.refused("confront-stored") == ("nothing-stored", "7.4")


def test_R18_token_viii_exactly_the_top_six():
    """Event cards among them go back without replacement, and the deck is shuffled; all see the cards."""
    deck = ["amtrak", "defcon", "emp", "john-jay", "veto", "trident", "recount"]
    scene = Table(2, dictators=PLAIN, tokens=[[8]], deck=deck)
    size = len(scene.state.deck)
    scene.act("token", 8)
    assert sorted(scene.hand(0)) == ["amtrak", "emp", "veto"]
    assert scene.state.defcon == 5
    assert scene.state.trident == 0
    assert scene.father_of(0) == ""
    assert len(scene.state.deck) == size - 3
    assert {"defcon", "john-jay", "trident"} <= set(scene.names(scene.state.deck))
    assert -1 not in scene.sees(1).players[0].hand
    assert scene.sees(1).free == sorted(PACK.card[name] for name in ("amtrak", "emp", "veto"))


def test_R18_token_viii_is_free_for_this_turn_only():
    """Bribery, Amtrak and Engineer in one turn without an action; an interruption of the six cannot be denied."""
    deck = ["amtrak", "emp", "bribery", "recount", "engineer", "veto"]
    hands = [[], ["plausible-deniability"]]
    scene = Table(2, dictators=["nicolae", "idi"], hands=hands, places=["SEA"], facilities=[["BOI"]], tokens=[[8]],
                  deck=deck, dice=[1, 6])  # fmt: skip
    scene.act("token", 8)
    scene.play("amtrak", "BOI")
    scene.play("bribery", 1)
    scene.do("play", "engineer")
    scene.until("DieRolled", 0)
    scene.do("interrupt", "recount")
    assert scene.step == "DieRolled"  # no INTERRUPT_ANNOUNCED
    assert scene.state.die == 6
    scene.pass_all()
    assert scene.is_disarmed(0, "BOI")
    assert scene.left == 3
    assert scene.state.skips[0] == 1
    assert len(scene.state.free) == 2
    scene.end()
    assert scene.state.free == []


def test_R18_token_x_three_commands_three_fathers_one_for_each_opponent():
    """Each opponent gets one random card of the six; the rest is shuffled into the command deck."""
    fathers = commands = 0
    for number in range(12):
        scene = Table(3, dictators=PLAIN, tokens=[[10]], deck=["emp", "amtrak", "veto"], seed=f"ten {number}")
        size, left = len(scene.state.deck), len(scene.state.father_deck)
        scene.act("token", 10)
        while scene.step == "HandOrSkip":
            scene.do("skip-turn")
        while scene.step == "DismissAny":
            scene.do(*GAME.legal(scene.state)[0])
        assert scene.step == "TakeAction"
        assert scene.seat == 0
        assert scene.hand(0) == []
        assert scene.father_of(0) == ""
        assert not scene.state.mix
        dealt = scene.said("draws-event")
        got = sum(len(scene.hand(seat)) for seat in (1, 2))
        seats = [entry.args["seat"] for entry in dealt]
        # Samuel Adams passes cards on, Benjamin Franklin discards them; both come after the dealing.
        assert len(dealt) + len(scene.said("you-draw")) == 2
        assert set(seats) | {entry.args["seat"] for entry in scene.said("you-draw")} == {1, 2}
        assert len(scene.state.father_deck) == left - 3
        assert len(scene.state.deck) == size - 3 + 4
        assert set(scene.hand(1)) | set(scene.hand(2)) <= {"emp", "amtrak", "veto"}
        fathers += len(dealt)
        commands += got
    assert fathers > 3
    assert commands > 3


def test_R18_token_x_event_cards_among_the_commands_are_put_aside_and_replaced():
    """Neither DEFCON nor Trident is dealt: the next command cards take their place."""
    for number in range(6):
        deck = ["defcon", "emp", "trident", "amtrak", "veto"]
        scene = Table(5, dictators=PLAIN, tokens=[[10]], deck=deck, seed=f"ten {number}")
        scene.act("token", 10)
        while scene.step in ("HandOrSkip", "DismissAny"):
            scene.do(*GAME.legal(scene.state)[-1])
        assert scene.state.defcon == 5
        assert scene.state.trident == 0
        names = scene.names(scene.state.deck)
        assert names.count("defcon") == 2
        assert names.count("trident") == 1
        drawn = [PACK.card_ids[entry.args["card"]] for entry in scene.said("you-draw")]
        assert set(drawn) <= {"emp", "amtrak", "veto"}
        assert len(drawn) + len(scene.said("draws-event")) == 4


def test_R18_token_x_fathers_are_resolved_at_once_clockwise():
    """Two fathers dealt: the first opponent's is resolved before the second gets his card."""
    for number in range(40):
        scene = Table(3, dictators=PLAIN, tokens=[[10]], seed=f"order {number}", begin=False)
        fathers = [
            PACK.first_father + PACK.father_ids.index(name) for name in ("patrick-henry", "john-jay", "john-hancock")
        ]
        rest = [card for card in PACK.father_cards if card not in fathers]
        scene.state.father_deck = rest + fathers
        scene.start()
        scene.act("token", 10)
        if scene.step == "HandOrSkip" and scene.seat == 1:
            assert len(scene.said("draws-event")) + len(scene.said("you-draw")) == 1  # seat 2 has nothing yet
            scene.do("skip-turn")
            assert len(scene.said("draws-event")) + len(scene.said("you-draw")) == 2
            assert scene.state.skips == [0, 1, 0]
            return
    raise AssertionError("Patrick Henry never came to seat 1")


def test_R18_token_xi_takes_all_tokens_off_the_board():
    """They leave the game unseen; the facilities can still be disarmed and give nothing."""
    scene = Table(2, dictators=PLAIN, places=["YVR"], facilities=[FACILITIES], tokens=[[11], [4]], dice=[6])
    assert any(scene.sees(1).board_tokens)
    scene.act("token", 11)
    assert not any(scene.sees(1).board_tokens)
    assert scene.sees(1).gone_tokens == [11]
    assert scene.state.tokens == [[], [4]]
    assert len(scene.state.unused_tokens) + len(scene.state.hidden_gone) == 13
    scene.act("disarm")
    assert scene.is_disarmed(0, "YVR")
    assert scene.state.tokens[0] == []


def test_R18_token_xii_exchanges_dictators_without_set_up():
    """Nicolae's new owner draws nothing, and has his limit from now on."""
    scene = Table(2, dictators=["francisco", "nicolae"], hands=[["veto"], ["emp"]], tokens=[[12]])
    scene.act("token", 12)
    scene.do("whom", 1)
    assert [scene.dictator(0), scene.dictator(1)] == ["nicolae", "francisco"]
    assert scene.hand(0) == ["veto"]
    assert [scene.state.hand_limit(seat) for seat in (0, 1)] == [7, 5]


def test_R18_token_xii_kim_is_chosen_anew_by_the_new_owner():
    """Seat 1's Kim had copied Idi; seat 0 receives the card and chooses afresh."""
    scene = Table(2, dictators=["francisco", "kim"], tokens=[[12]], begin=False)
    scene.copy_ability(1, "idi")
    scene.start()
    scene.act("token", 12)
    scene.do("whom", 1)
    assert (scene.step, scene.seat) == ("ChooseAbility", 0)
    scene.do("dictator", "mao")
    assert scene.state.abilities == ["discard-draw", "dismiss"]
    assert scene.state.copied == [PACK.dictator_ids.index("mao"), NONE]


def test_R18_token_xiii_is_used_up_by_giving():
    """The father goes to the opponent of one's choice; the token is shown and gone."""
    scene = Table(3, dictators=PLAIN, deck=["john-jay"], tokens=[[13]])
    scene.act("draw")
    assert {action[1] for action in scene.offered("give-father")} == {1, 2}
    scene.do("give-father", 2)
    assert [scene.father_of(seat) for seat in range(3)] == ["", "", "john-jay"]
    assert scene.state.gone_tokens == [13]
    assert scene.left == 2


def test_R18_token_xiv_ten_cards_without_replacement():
    """Event cards among the ten go back without effect; only the owner sees the cards."""
    deck = [
        "amtrak",
        "defcon",
        "emp",
        "john-jay",
        "veto",
        "trident",
        "recount",
        "veto",
        "hacker",
        "roadblock",
        "bribery",
    ]
    scene = Table(2, dictators=PLAIN, tokens=[[14]], deck=deck)
    size = len(scene.state.deck)
    scene.act("token", 14)
    assert sorted(scene.hand(0)) == sorted(["amtrak", "emp", "veto", "recount", "veto", "hacker", "roadblock"])
    assert scene.state.defcon == 5
    assert scene.father_of(0) == ""
    assert len(scene.state.deck) == size - 7
    assert scene.sees(1).players[0].hand == [-1] * 7
    assert scene.state.free == []


def test_R18_token_xv_any_number_of_roadblocks_and_no_fly_tokens():
    """One after the other until the player has had enough; they go back to the supply."""
    scene = Table(2, dictators=PLAIN, tokens=[[15]], begin=False)
    scene.block("SEA", "POR")
    scene.block("SEA", "SPO")
    scene.no_fly("PACIFIC")
    scene.no_fly("EASTERN")
    scene.start()
    scene.act("token", 15)
    scene.do("road", "SEA", "POR")
    scene.do("zone", "EASTERN")
    scene.do("done")
    assert not scene.blocked("SEA", "POR")
    assert scene.blocked("SEA", "SPO")
    assert [PACK.zone_ids[zone] for zone in scene.sees(0).no_fly] == ["PACIFIC"]
    assert scene.state.roadblocks_left() == 29
    assert scene.state.no_fly_left() == 4


# -- R22 Joseph, R23 once a game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("disarmed", "count"), [([], 1), (["MOT"], 2), (["MOT", "CMH"], 3), (["MOT", "CMH", "SEA"], 3),
                                                 (["YVR"], 1)])  # fmt: skip
def test_R22_joseph_counts_one_more_up_to_three(disarmed, count):
    """min(3, face-up cards of zones 1-3, plus 1)."""
    scene = Table(2, dictators=["joseph", "idi"], facilities=[FACILITIES], begin=False)
    scene.disarmed(0, *disarmed)
    scene.start()
    assert scene.state.disarmed_count(0) == count
    assert scene.sees(1).players[0].counts == count


def test_R22_losing_joseph_through_token_iv_draws_a_zone_1_card():
    """Whoever stops owning the card, not only through XII."""
    scene = Table(2, dictators=["joseph", "idi"], tokens=[[4]], begin=False)
    scene.without_zone_1(0)
    scene.start()
    left = len(scene.state.facility_decks[1])
    scene.act("token", 4)
    scene.do("dictator", "mao")
    assert [PACK.nuclear_zone[place] for place in scene.state.facilities[0]] == [2, 3, 4, 1]
    assert scene.state.disarmed[0] == [0, 0, 0, 0]
    assert len(scene.state.facility_decks[1]) == left - 1
    assert scene.sees(0).players[0].facilities == scene.state.facilities[0]
    assert scene.sees(1).players[0].facilities[3] == -1
    assert scene.sees(1).players[0].facility_zones == [2, 3, 4, 1]


def test_R22_giving_joseph_away_through_xii_draws_too():
    """The user of XII loses Joseph himself; the new owner keeps his zone 1 card."""
    scene = Table(2, dictators=["joseph", "idi"], tokens=[[12]], begin=False)
    scene.without_zone_1(0)
    scene.start()
    scene.act("token", 12)
    scene.do("whom", 1)
    zones = [[PACK.nuclear_zone[place] for place in scene.state.facilities[seat]] for seat in (0, 1)]
    assert sorted(zones[0]) == [1, 2, 3, 4]
    assert zones[1] == [1, 2, 3, 4]
    assert [scene.state.disarmed_count(seat) for seat in (0, 1)] == [0, 1]


def test_R22_with_an_empty_zone_1_deck_no_card_is_drawn():
    """Nothing to draw, nothing happens."""
    scene = Table(2, dictators=["joseph", "idi"], tokens=[[4]], begin=False)
    scene.without_zone_1(0)
    scene.state.facility_decks[1] = []
    scene.start()
    GAME.apply(scene.state, ("token", 4))
    GAME.apply(scene.state, scene.action("dictator", "mao"))
    assert [PACK.nuclear_zone[place] for place in scene.state.facilities[0]] == [2, 3, 4]


def test_R22_kim_with_josephs_ability_is_treated_like_joseph():
    """Counts one more, and draws a zone 1 card when the card goes."""
    scene = Table(2, dictators=["kim", "idi"], tokens=[[12]], begin=False)
    scene.copy_ability(0, "joseph")
    scene.without_zone_1(0)
    scene.start()
    assert scene.state.disarmed_count(0) == 1
    scene.act("token", 12)
    scene.do("whom", 1)
    assert [PACK.nuclear_zone[place] for place in scene.state.facilities[0]] == [2, 3, 4, 1]
    assert (scene.step, scene.seat) == ("ChooseAbility", 1)


def test_R22_losing_another_dictator_draws_nothing():
    """Kim with another ability, or anybody else."""
    scene = Table(2, dictators=["francisco", "idi"], tokens=[[4]])
    scene.act("token", 4)
    scene.do("dictator", "mao")
    assert len(scene.state.facilities[0]) == 4


def seize(scene: Table, by: int) -> None:
    """The active player plays Road Trip; this seat seizes it."""
    scene.do("play", "road-trip")
    scene.aim(next(place for place in ("POR", "SEA") if place != scene.place(scene.state.active)))
    scene.until("CardAnnounced", by)
    scene.do("seize")
    scene.pass_all()


def test_R23_julius_seizes_once_a_game():
    """The card has no effect and is discarded; the ability is marked on the dictator card, for all to see."""
    hands = [["road-trip", "road-trip"], ["veto"]]
    scene = Table(2, dictators=["francisco", "julius"], hands=hands, places=["SEA", "SEA"])
    assert not scene.sees(0).players[1].ability_spent
    seize(scene, 1)
    assert scene.place(0) == "SEA"
    assert scene.pile() == ["road-trip"]
    assert scene.sees(0).players[1].ability_spent
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert scene.refused("seize") == ("once-a-game", "R23")
    scene.pass_all()
    assert scene.place(0) == "POR"


def test_R23_the_mark_stays_when_the_card_changes_hands():
    """Seat 0 takes the used-up Julius with token XII: he stays used up."""
    hands = [["road-trip"], ["road-trip", "emp"]]
    scene = Table(2, dictators=["francisco", "julius"], hands=hands, places=["SEA", "SEA"], tokens=[[12]])
    seize(scene, 1)
    scene.act("token", 12)
    scene.do("whom", 1)
    assert scene.dictator(0) == "julius"
    assert scene.sees(1).players[0].ability_spent
    assert not scene.sees(1).players[1].ability_spent
    scene.end()
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert scene.asked() == []  # seat 0 has no cards and nothing to seize with
    assert scene.place(1) == "POR"


def test_R23_kims_copy_has_its_own_mark():
    """Julius used up by seat 1, Kim's copy by seat 2 still fresh; and the reverse."""
    hands = [["road-trip", "road-trip", "road-trip"], [], []]
    scene = Table(3, dictators=["francisco", "julius", "kim"], hands=hands, places=["SEA"] * 3, begin=False)
    scene.copy_ability(2, "julius")
    scene.start()
    seize(scene, 1)
    assert [player.ability_spent for player in scene.sees(0).players] == [False, True, False]
    seize(scene, 2)
    assert [player.ability_spent for player in scene.sees(0).players] == [False, True, True]
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert scene.asked() == []
    assert scene.place(0) == "POR"


def test_R23_the_mark_of_kims_copy_stays_on_kim():
    """Kim changes hands and Julius is chosen again: the copy is used up."""
    hands = [["road-trip"], []]
    scene = Table(2, dictators=["francisco", "kim"], hands=hands, places=["SEA"] * 2, tokens=[[12]], begin=False)
    scene.copy_ability(1, "julius")
    scene.start()
    seize(scene, 1)
    scene.act("token", 12)
    scene.do("whom", 1)
    scene.do("dictator", "julius")
    assert scene.sees(1).players[0].ability_spent


# -- R30 who sees what -----------------------------------------------------------------------------------------------


def full_table() -> Table:
    """Everything that can be secret lies on this table."""
    hands = [["veto", "emp"], ["amtrak"], ["recount", "hacker", "hacker"]]
    scene = Table(3, dictators=PLAIN, hands=hands, facilities=[FACILITIES, ["DEN", "OKC", "BGR", "MEX"]],
                  tokens=[[1, 2], [3], []], discard=["bulldozer"], begin=False)  # fmt: skip
    state = scene.state
    scene.in_front(1, "secret-bunker")
    state.deck.remove(PACK.card["wiretap"])
    state.bunker[1] = Hand.of([PACK.card["wiretap"]], 1 << 1)
    state.stored[0] = state.president_deck.pop()
    state.president_knowers.pop()
    state.stored_knowers[0] = 1
    state.skips = [0, 2, 1]
    scene.start()
    return scene


def test_R30_own_secrets_are_seen():
    """Hand, facilities, tokens, what lies under one's bunker, one's stored card."""
    scene = full_table()
    state = scene.state
    mine = scene.sees(0).players[0]
    assert sorted(mine.hand) == state.hands[0].cards
    assert mine.facilities == state.facilities[0]
    assert sorted(mine.tokens) == [1, 2]
    assert mine.stored == state.stored[0]
    assert scene.sees(1).players[1].bunker == [PACK.card["wiretap"]]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_R30_the_secrets_of_others_are_not(viewer):
    """Only how many there are: hands, face-down facilities, numerals, cards under the bunker, the stored card."""
    scene = full_table()
    table = scene.sees(viewer)
    for seat, player in enumerate(table.players):
        if seat == viewer:
            continue
        assert player.hand == [-1] * len(scene.state.hands[seat])
        assert player.facilities == [-1] * 4
        assert player.facility_zones == [1, 2, 3, 4]  # the backs differ
        assert player.tokens == [-1] * len(scene.state.tokens[seat])
        assert player.bunker == [-1] * (seat == 1)
        assert player.stored == (-1 if seat == 0 else -2)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_R30_decks_and_tokens_on_the_board_show_nothing_but_their_number(viewer):
    """Order and content of all decks, and the numerals on the board and in the supply, are nobody's."""
    scene = full_table()
    table, state = scene.sees(viewer), scene.state
    assert table.deck == len(state.deck)
    assert table.father_deck == 15
    assert table.president_deck == [-1] * 11
    assert table.facility_decks == [0, 8, 9, 5, 6]
    assert all(isinstance(token, bool) for token in table.board_tokens)
    assert table.unused_tokens == len(state.unused_tokens)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_R30_all_else_is_open(viewer):
    """Places, dictators, skips, hand sizes, discard piles, DEFCON, cards in play, who is bribed."""
    scene = full_table()
    scene.state.briber[2] = 0
    scene.father(2, "john-jay", 1)
    table = scene.sees(viewer)
    assert table.discard == [PACK.card["bulldozer"]]
    assert [len(player.hand) for player in table.players] == [2, 1, 3]
    assert [player.skips for player in table.players] == [0, 2, 1]
    assert [player.dictator for player in table.players] == scene.state.dictators
    assert table.players[1].front == [PACK.card["secret-bunker"]]
    assert table.players[2].father == scene.card("john-jay")
    assert table.players[2].father_count == 1
    assert table.players[2].bribed_by == 0
    assert table.defcon == 5


def test_R30_what_is_turned_face_up_everybody_sees():
    """A disarmed facility; one that was merely attempted is known too, since nobody else could try it there."""
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[FACILITIES], dice=[1, 6])
    scene.act("disarm")
    assert scene.sees(1).players[0].facilities == [PACK.place["SEA"], -1, -1, -1]
    assert scene.sees(1).players[0].disarmed == [0, 0, 0, 0]
    scene.end()
    scene.end()
    scene.act("disarm")
    assert scene.sees(None).players[0].facilities == [PACK.place["SEA"], -1, -1, -1]
    assert scene.sees(None).players[0].disarmed == [1, 0, 0, 0]


@pytest.mark.parametrize("card", ["engineer", "hacker"])
def test_R30_who_plays_engineer_or_hacker_shows_whose_facility_this_is(card):
    """Nobody else could play it there: even vetoed, it tells everybody that the facility is the player's."""
    scene = Table(3, dictators=PLAIN, hands=[[card], ["veto"]], places=["SEA"] * 3, facilities=[FACILITIES])
    assert scene.sees(1).players[0].facilities == [-1] * 4
    scene.do("play", card)
    assert scene.step == "CardAnnounced"
    for viewer in (1, 2, None):
        assert scene.sees(viewer).players[0].facilities == [PACK.place["SEA"], -1, -1, -1]
    scene.do("interrupt", "veto")
    scene.pass_all()
    assert not scene.is_disarmed(0, "SEA")
    assert scene.sees(1).players[0].facilities == [PACK.place["SEA"], -1, -1, -1]


def test_R30_a_card_drawn_is_seen_by_its_owner_and_a_card_taken_by_the_two():
    """The log tells which card only to whom it concerns."""
    scene = Table(
        3, dictators=PLAIN, hands=[["pickpocket"], ["emp"], []], places=["SEA", "SEA", "HNL"], deck=["amtrak"]
    )
    scene.act("draw")
    (told,) = scene.said("you-draw")
    assert [told.visible_to(viewer) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    scene.play("pickpocket", 1)
    (told,) = scene.said("card-taken")
    assert told.args["card"] == PACK.card["emp"]
    assert [told.visible_to(viewer) for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert PACK.card["emp"] in scene.sees(1).players[0].hand
    assert scene.sees(2).players[0].hand == [-1, -1]


def test_R30_a_fetched_card_is_known_to_all_until_it_may_have_left():
    """Just What I Needed! shows its card; a random theft from that hand makes it uncertain for third parties."""
    scene = Table(3, dictators=PLAIN, hands=[["just-what-i-needed", "veto"], ["pickpocket"], []], places=["SEA"] * 3,
                  discard=["emp"])  # fmt: skip
    scene.play("just-what-i-needed", "emp")
    assert PACK.card["emp"] in scene.sees(2).players[0].hand
    scene.end()
    scene.play("pickpocket", 0)
    assert scene.sees(2).players[0].hand == [-1]


def test_R30_under_george_washington_the_hand_lies_open():
    """He shows the hand to everybody, and every card that comes into it; nothing else."""
    scene = Table(3, dictators=PLAIN, hands=[["veto"], [], []], facilities=[FACILITIES], tokens=[[2]], begin=False,
                  deck=["george-washington", "emp"])  # fmt: skip
    scene.start()
    scene.do("draw")
    scene.do("pass")  # token XIII is not there
    scene.act("draw")
    for viewer in (1, 2, None):
        seen = scene.sees(viewer).players[0]
        assert sorted(seen.hand) == sorted(PACK.card[name] for name in ("veto", "emp"))
        assert seen.facilities == [-1] * 4
        assert seen.tokens == [-1]


def test_R30_the_token_taken_is_seen_by_its_owner_only():
    """§7.2: one need not show the numeral."""
    scene = Table(2, dictators=PLAIN, places=["YVR"], facilities=[FACILITIES], dice=[6], begin=False)
    scene.token_at("YVR", 6)
    scene.start()
    scene.act("disarm")
    assert scene.sees(0).players[0].tokens == [6]
    assert scene.sees(1).players[0].tokens == [-1]
    (told,) = scene.said("you-got-token")
    assert [told.visible_to(viewer) for viewer in (0, 1, None)] == [True, False, False]


# -- R32 warheads ----------------------------------------------------------------------------------------------------


def on_trident(players: int = 2, **changes: Any) -> Table:
    scene = Table(players, dictators=PLAIN, places=["TND"] * players, begin=False, **changes)
    scene.state.trident = TRIDENT_ON_BOARD
    scene.start()
    return scene


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R32_as_many_warheads_as_players(players):
    """The counter starts at the number of players; each success takes one and gives a random unused token."""
    scene = on_trident(players, dice=[6] * players)
    for number in range(players):
        assert scene.state.warheads == players - number
        unused = set(scene.state.unused_tokens)
        seat = scene.state.active
        scene.act("disarm")
        assert scene.state.warheads == players - number - 1
        (token,) = scene.state.tokens[seat]
        assert token in unused
        assert len(scene.state.unused_tokens) == 5 - number
        assert scene.state.disarmed_count(seat) == 0  # warheads do not count
        scene.end()
    assert scene.refused("disarm") == ("no-warheads", "R32")


def test_R32_a_failed_attempt_takes_none():
    """1 and 2 fail here as well; no facility card is needed."""
    scene = on_trident(dice=[2])
    scene.act("disarm")
    assert scene.state.warheads == 2
    assert scene.state.tokens[0] == []
    assert scene.left == 1


def test_R32_engineer_works_there():
    scene = on_trident(hands=[["engineer"]], dice=[3])
    scene.play("engineer")
    assert scene.state.warheads == 1
    assert len(scene.state.tokens[0]) == 1


def test_R32_without_warheads_engineer_is_illegal_too():
    """At 0 every attempt is illegal."""
    scene = on_trident(hands=[["engineer"]])
    scene.state.warheads = 0
    assert scene.refused("disarm") == ("no-warheads", "R32")
    assert scene.refused("play", "engineer") == ("no-warheads", "R32")


# -- R34, R43 free cards cannot be countered -------------------------------------------------------------------------


def free_cards(*deck: str, **settings: Any) -> Table:
    """Seat 0 has used token VIII: these cards on top of the deck are free this turn."""
    settings = {"dictators": ("francisco", "julius", "genghis"), "places": ["DEN"] * 3, **settings}
    fillers = ("red-telephone", "rigged-election", "censorship", "bulldozer", "road-trip", "monster-truck")
    scene = Table(3, deck=[*deck, *fillers][:6], tokens=[[8]], **settings)
    scene.do("token", 8)
    return scene


def test_R34_a_free_card_is_neither_vetoed_nor_seized():
    """Nobody is asked, though seat 1 is Julius and holds a Veto."""
    scene = free_cards("propaganda-tour", hands=[[], ["veto"], ["veto"]])
    scene.do("play", "propaganda-tour")
    assert scene.asked() == []
    assert scene.pile() == ["propaganda-tour"]


def test_R34_the_flight_it_grants_cannot_be_stopped():
    scene = free_cards("helicopter", hands=[[], ["airport-strike"], []])
    scene.do("play", "helicopter")
    scene.do("go", "ABQ")
    assert scene.place(0) == "ABQ"
    assert [window for window, _ in scene.asked()] == ["Moved"]  # the move may be answered like any other


@pytest.mark.parametrize(("card", "windows"), [("hacker", []), ("engineer", ["DieRolled"])])
def test_R34_the_disarming_it_brings_cannot_be_sabotaged(card, windows):
    """But Engineer's die may be rolled again."""
    scene = free_cards(card, hands=[[], ["sabotage"], []], facilities=[["DEN"]], dice=[3])
    scene.do("play", card)
    assert [window for window, seat in scene.asked() if seat == 1] == windows
    assert scene.is_disarmed(0, "DEN")


def test_R34_an_interruption_among_the_six_cannot_be_denied():
    scene = free_cards("recount", hands=[[], ["plausible-deniability"], []], facilities=[["DEN"]], dice=[1, 6])
    scene.do("disarm")
    scene.until("DieRolled", 0)
    scene.do("interrupt", "recount")
    assert scene.step != "InterruptAnnounced"
    assert scene.state.die == 6


def test_R34_a_card_that_was_not_among_the_six_is_countered_as_usual():
    scene = free_cards("bribery", hands=[["propaganda-tour"], ["veto"], []])
    scene.do("play", "propaganda-tour")
    assert ("CardAnnounced", 1) in scene.asked()


@pytest.mark.parametrize(
    ("card", "targets"),
    [("emp", ["CO"]), ("deportation", [1, "TIJ"]), ("extraordinary-rendition", [1]), ("pickpocket", [1])],
)
@pytest.mark.parametrize("free", [True, False])
def test_R43_diplomatic_immunity_does_not_avert_a_free_card(card, targets, free):
    """Whoever could avert the same card at its price is not even asked when token VIII makes it free."""
    hands = [[] if free else [card], ["diplomatic-immunity"], []]
    scene = free_cards(*([card] if free else []), hands=hands)
    scene.do("play", card)
    for target in targets:
        scene.aim(target)
    assert ("EffectHits" in [window for window, _ in scene.asked()]) is not free


@pytest.mark.parametrize("free", [True, False])
def test_R43_nor_the_card_taken_by_friends_at_langley(free):
    hands = [[] if free else ["friends-at-langley"], ["diplomatic-immunity", "amtrak"], []]
    scene = free_cards(*(["friends-at-langley"] if free else []), hands=hands, places=["CIA", "DEN", "DEN"])
    scene.do("play", "friends-at-langley")
    scene.aim(1)
    scene.until_step("TakeChosen")
    scene.do("take", "amtrak")
    assert (scene.asked() == []) is free
    assert "amtrak" in scene.hand(0)


# -- R35 Kim -----------------------------------------------------------------------------------------------------------


def test_R35_whoever_receives_kim_chooses_then():
    """At set-up, by token IV and by token XII; token V brings the earlier choice along."""
    state = next(
        state
        for number in range(100)
        for state in [GAME.setup(5, {}, Chance(seed_from(f"Kim {number}")))]
        if PACK.dictator_ids.index("kim") in state.dictators
    )
    assert type(state.agenda[-1]).__name__ == "ChooseAbility"
    assert state.dictators[GAME.to_act(state)] == PACK.dictator_ids.index("kim")

    scene = Table(2, dictators=["francisco", "idi"], tokens=[[4]])
    scene.act("token", 4)
    scene.do("dictator", "kim")
    assert (scene.step, scene.seat) == ("ChooseAbility", 0)

    scene = Table(2, dictators=["kim", "idi"], tokens=[[12]], begin=False)
    scene.copy_ability(0, "mao")
    scene.start()
    scene.act("token", 12)
    scene.do("whom", 1)
    assert (scene.step, scene.seat) == ("ChooseAbility", 1)  # the receiver, not who had chosen before
    assert scene.state.copied == [NONE, NONE]


def test_R35_token_v_brings_the_earlier_choice_along():
    scene = Table(2, dictators=["francisco", "kim"], tokens=[[5]], begin=False)
    scene.copy_ability(1, "mao")
    scene.start()
    scene.state.token_turns[0] = [scene.state.turn]
    scene.act("token", 5)
    scene.do("whom", 1)
    assert scene.step == "TakeAction"
    assert scene.state.abilities == ["discard-draw", PACK.ability_of[PACK.dictator_ids.index("francisco")]]
    assert scene.state.copied == [PACK.dictator_ids.index("mao"), NONE]


# -- R36, R45 the order of cards discarded together ------------------------------------------------------------------


@pytest.mark.parametrize("dictators", [["mao", "idi"], ["idi", "mao"]])
def test_R36_the_order_is_asked_while_somebody_can_draw_from_the_pile(dictators):
    scene = Table(2, dictators=dictators, hands=[["veto", "emp", "amtrak"], []], deck=["trident"])
    scene.act("draw")
    for card in ("emp", "veto"):
        assert (scene.step, scene.seat) == ("OrderDiscards", 0)
        scene.do("discard", card)
    assert scene.step == "TakeAction"
    assert scene.pile() == ["emp", "veto", "amtrak", "trident"]


def test_R36_kim_with_maos_ability_counts():
    scene = Table(2, dictators=["idi", "kim"], hands=[["veto", "emp"], []], deck=["trident"], begin=False)
    scene.copy_ability(1, "mao")
    scene.start()
    scene.act("draw")
    assert scene.step == "OrderDiscards"


@pytest.mark.parametrize(
    ("dictators", "hand"), [(["francisco", "idi"], ["veto", "emp"]), (["mao", "idi"], ["veto", "veto"])]
)
def test_R36_nobody_is_asked_when_the_order_cannot_matter(dictators, hand):
    """Without Mao's ability, or with copies of one card only."""
    scene = Table(2, dictators=dictators, hands=[hand, []], deck=["trident"])
    scene.act("draw")
    assert scene.step == "TakeAction"
    assert sorted(scene.pile()) == sorted([*hand, "trident"])


def bunker(dictators: list[str], *under: str) -> Table:
    """Seat 1's Secret Bunker with these cards under it; seat 0 censors it."""
    scene = Table(2, dictators=dictators, hands=[["censorship"], list(under)], begin=False)
    scene.in_front(1, "secret-bunker")
    state = scene.state
    state.bunker[1], state.hands[1] = state.hands[1], Hand()
    scene.start()
    scene.play("censorship", (1, "secret-bunker"))
    return scene


@pytest.mark.parametrize("order", [["veto", "emp"], ["emp", "veto"]])
def test_R45_the_owner_orders_what_lay_under_secret_bunker(order):
    """The bunker first, then its cards as their owner likes, then the Censorship that did it."""
    scene = bunker(["mao", "idi"], "veto", "emp")
    assert (scene.step, scene.seat) == ("OrderDiscards", 1)
    assert scene.refused("discard", "amtrak")
    scene.do("discard", order[0])
    assert scene.step == "TakeAction"
    assert scene.pile() == ["secret-bunker", *order, "censorship"]
    assert not any(scene.state.bunker)


def test_R45_under_benjamin_franklin_too():
    scene = Table(2, dictators=["mao", "idi"], hands=[["veto", "emp"]], deck=["benjamin-franklin"], begin=False)
    scene.in_front(0, "secret-bunker")
    state = scene.state
    state.bunker[0], state.hands[0] = state.hands[0], Hand()
    scene.start()
    scene.act("draw")
    scene.do("discard", "secret-bunker")
    assert (scene.step, scene.seat) == ("OrderDiscards", 0)
    scene.do("discard", "veto")
    assert scene.pile() == ["secret-bunker", "veto", "emp"]


@pytest.mark.parametrize(
    ("dictators", "under"), [(["francisco", "idi"], ["emp", "veto"]), (["mao", "idi"], ["veto", "veto"])]
)
def test_R45_nobody_is_asked_when_the_order_cannot_matter(dictators, under):
    """R36 holds here as well."""
    scene = bunker(dictators, *under)
    assert scene.step == "TakeAction"
    assert sorted(scene.pile()[1:3]) == under


# -- R38, R44 Benito's discount --------------------------------------------------------------------------------------


def test_R38_an_interruption_with_the_symbol_leaves_the_discount():
    """Blizzard costs nothing and uses nothing up, in whosever turn; Amtrak is cheap afterwards."""
    hands = [["blizzard", "amtrak"], []]
    scene = Table(2, dictators=["benito", "idi"], hands=hands, places=["DEN", "SEA"], begin=False)
    scene.start(1)
    scene.do("travel", "POR")
    scene.answer("Moved", 0, "blizzard", ("road", "POR", "SFO"), ("done",))
    scene.pass_all()
    assert (scene.left, scene.state.used) == (2, 0)  # only the travel of seat 1
    scene.end()
    scene.play("amtrak", "ABQ")
    assert scene.left == 3 - (PRICE["amtrak"] - 1)


def test_R38_a_card_without_the_symbol_leaves_the_discount():
    scene = Table(2, dictators=["benito", "idi"], hands=[["propaganda-tour", "amtrak"]], places=["DEN"])
    scene.play("propaganda-tour")
    scene.play("amtrak", "ABQ")
    assert scene.left == 3 - PRICE["propaganda-tour"] - (PRICE["amtrak"] - 1)


@pytest.mark.parametrize(("first", "targets"), [("the-marauder", []), ("helicopter", ["DEN"])])
def test_R38_an_action_or_asset_card_with_the_symbol_uses_it_up(first, targets):
    scene = Table(2, dictators=["benito", "idi"], hands=[[first, "amtrak"]], places=["ABQ"])
    scene.play(first, *targets)
    scene.play("amtrak", "PHX")
    assert scene.left == 3 - (PRICE[first] - 1) - PRICE["amtrak"]


def test_R44_a_free_card_leaves_the_discount():
    """Amtrak free by token VIII; then Helicopter costs 1 less."""
    scene = free_cards("amtrak", hands=[["helicopter"], [], []], dictators=("benito", "idi", "genghis"))
    scene.play("amtrak", "ABQ")
    assert scene.left == 3
    scene.play("helicopter", "DEN")
    assert scene.left == 3 - (PRICE["helicopter"] - 1)


def test_R44_two_copies_the_free_one_first():
    """The free Amtrak leaves the discount to the other one, which uses it up."""
    scene = free_cards("amtrak", hands=[["amtrak", "emp"], [], []], dictators=("benito", "idi", "genghis"))
    scene.play("amtrak", "ABQ")
    scene.play("amtrak", "DEN")
    assert scene.left == 2
    scene.play("emp", "CO")
    assert scene.left == 0


# -- R39 what Diplomatic Immunity answers ----------------------------------------------------------------------------


def hit_by(card: str, *targets: Any, **settings: Any) -> Table:
    """Seat 0 plays this card; seat 1 may be immune."""
    settings = {"places": ["DEN", "DEN"], "hands": [[card], ["diplomatic-immunity", "amtrak"]], **settings}
    scene = Table(2, dictators=["francisco", "genghis"], **settings)
    scene.do("play", card)
    for target in targets:
        scene.aim(target)
    return scene


def hit_by_asset(number: int) -> Table:
    """Seat 0 uses Blackmail Box on seat 1."""
    scene = Table(2, dictators=PLAIN, hands=[["veto"], ["diplomatic-immunity", "amtrak"]], begin=False)
    scene.in_front(0, "blackmail-box")
    scene.start()
    scene.do("activate", "blackmail-box", f"blackmail-box:{number}")
    if number == 1:
        scene.do("discard", "veto")
    scene.do("whom", 1)
    return scene


def hit_by_idi() -> Table:
    scene = Table(2, dictators=["idi", "genghis"], hands=[[], ["diplomatic-immunity", "amtrak"]])
    scene.do("bully")
    scene.do("whom", 1)
    return scene


def hit_by_langley() -> Table:
    scene = hit_by("friends-at-langley", 1, places=["CIA", "DEN"])
    scene.until_step("TakeChosen")
    scene.do("take", "amtrak")
    return scene


def hit_by_answer(window: str, card: str, verb: str, *things: Any) -> Table:
    """Seat 1, in the own turn, is hit by an interruption of seat 0."""
    hands = [[card], ["diplomatic-immunity", "amtrak"]]
    scene = Table(2, dictators=PLAIN, hands=hands, deck=["veto"], places=["DEN", "DEN"], begin=False)
    scene.start(1)
    scene.do(verb, *things)
    scene.answer(window, 0, card, *(["PHX"] if card == "tornado-season" else []))
    return scene


HITS = {
    "tornado": lambda: hit_by_answer("Moved", "tornado-season", "travel", "ABQ"),
    "wiretap": lambda: hit_by_answer("CardDrawn", "wiretap", "draw"),
    "emp": lambda: hit_by("emp", "CO"),
    "deportation": lambda: hit_by("deportation", 1, "TIJ"),
    "rendition": lambda: hit_by("extraordinary-rendition", 1),
    "pickpocket": lambda: hit_by("pickpocket", 1),
    "idi": hit_by_idi,
    "blackmail": lambda: hit_by_asset(1),
    "squeeze": lambda: hit_by_asset(2),
    "langley": hit_by_langley,
}


@pytest.mark.parametrize("what", HITS)
def test_R39_diplomatic_immunity_answers_what_others_do_to_meeple_skips_and_hand(what):
    """With it nothing happens to seat 1 beyond the card played; without it something does."""
    scene, other = HITS[what](), HITS[what]()
    scene.until("EffectHits", 1)
    before = (scene.place(1), scene.state.skips[1], scene.hand(1))
    scene.do("interrupt", "diplomatic-immunity")
    scene.pass_all()
    before[2].remove("diplomatic-immunity")
    assert (scene.place(1), scene.state.skips[1], scene.hand(1)) == before
    assert [entry.args["seat"] for entry in scene.said("averted")] == [1]

    other.until("EffectHits", 1)
    before = (other.place(1), other.state.skips[1], other.hand(1))
    other.pass_all()
    if other.step == "GiveOrShow":
        other.do("give", "amtrak")
    assert (other.place(1), other.state.skips[1], other.hand(1)) != before


def test_R39_being_looked_at_is_no_hit():
    """Friends at Langley away from the CIA Headquarters only look."""
    scene = hit_by("friends-at-langley", 1)
    assert "EffectHits" not in [window for window, _ in scene.asked()]
    assert scene.sees(0).players[1].hand == sorted(scene.state.hands[1], reverse=True)


@pytest.mark.parametrize("event", ["trident", "samuel-adams"])
def test_R39_events_are_nobodys_doing(event):
    """Seat 1 loses the hand to an event card without being asked; drawn by whomever."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["diplomatic-immunity", "amtrak"]], deck=[event], begin=False)
    scene.start(1 if event == "samuel-adams" else 0)
    scene.do("draw")
    assert "EffectHits" not in [window for window, _ in scene.asked()]
    assert len(scene.hand(1)) < 2


# -- R41 at least one DEFCON card ------------------------------------------------------------------------------------


def test_R41_one_defcon_card_stays_in_the_command_deck():
    """The booklet takes a card out of either deck or of both: 2 become 1 here, 1 becomes 0 there."""
    with pytest.raises(BrinkError, match="defcon_cards_command"):
        GAME.setup(3, {"defcon_cards_command": 0}, Chance(seed_from("R41")))
    state = GAME.setup(
        3, {"defcon_cards_command": 1, "defcon_cards_presidential": 0, "ff_start": 0}, Chance(seed_from("R41"))
    )
    assert state.deck.count(PACK.defcon_card) == 1
    assert PACK.presidential["defcon"] not in state.president_deck


# -- R42 abilities and travel by road --------------------------------------------------------------------------------


def marauder(hands: list[list[str]], *, dictator: str = "francisco") -> Table:
    """Seat 0 in Seattle with The Marauder; the road to Portland is blocked."""
    scene = Table(2, dictators=[dictator, "idi"], hands=hands, places=["SEA", "DEN"], begin=False)
    scene.in_front(0, "the-marauder")
    scene.block("SEA", "POR")
    return scene


PLOUGH = ("activate", "the-marauder", "the-marauder:1")


def test_R42_flat_tire_does_not_stop_the_marauder():
    """It spends travel but does not travel by road; the move itself may be answered."""
    scene = marauder([[], ["flat-tire"]])
    scene.start()
    scene.do(*PLOUGH)
    scene.do("go", "POR")
    assert scene.asked() == [("Moved", 1)]
    assert scene.place(0) == "POR"
    assert not scene.blocked("SEA", "POR")
    assert (scene.left, scene.state.travelled) == (2, 1)


def test_R42_thomas_jefferson_allows_it():
    scene = marauder([])
    scene.father(0, "thomas-jefferson")
    scene.start()
    assert scene.refused("travel", "SPO") == ("father-forbids-road", "4")
    scene.do(*PLOUGH)
    scene.act("go", "POR")
    assert scene.place(0) == "POR"


def test_R42_napoleons_second_travel_does_not_pay_for_it():
    scene = marauder([], dictator="napoleon")
    scene.state.places[0] = PACK.place["SPO"]
    scene.start()
    scene.act("travel", "SEA")
    assert scene.refused(*PLOUGH) == ("second-travel", "R52")


def test_R42_napoleon_may_drive_after_it():
    scene = marauder([], dictator="napoleon")
    scene.start()
    scene.do(*PLOUGH)
    scene.act("go", "POR")
    scene.act("travel", "SEA")
    assert scene.place(0) == "SEA"


def test_R42_motorcade_does_not_lengthen_it():
    scene = marauder([])
    scene.in_front(0, "motorcade")
    scene.start()
    scene.do(*PLOUGH)
    assert scene.places_offered() == {"POR"}


def test_R42_house_arrest_forbids_the_price():
    scene = marauder([])
    scene.in_front(0, "house-arrest")
    scene.start()
    assert scene.refused(*PLOUGH) == ("house-arrest", "3.1")
