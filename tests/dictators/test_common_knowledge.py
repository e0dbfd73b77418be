"""R46: nobody is asked where all can see that nobody can answer; and nobody else is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from brink.engine import PASS, SPECTATOR, Chance
from brink.engine.chance import seed_from
from brink.games.dictators.common_knowledge import unseen
from brink.games.dictators.playing_cards import Aim, CarryOut, LayAside, Reaction
from brink.games.dictators.state import ALL_EYES
from dictators.scene import GAME, PACK, Scene, Table
from dictators.test_conformance import FullTable

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")
HOME = PACK.place_ids[PACK.white_house]


def travel(scene: Scene) -> None:
    scene.do("travel", "POR")


def fly(scene: Scene) -> None:
    scene.do("fly", "YVR")


def draw(scene: Scene) -> None:
    scene.do("draw")


def disarm(scene: Scene) -> None:
    scene.do("disarm")


def play(scene: Scene) -> None:
    scene.do("play", "house-arrest")
    scene.aim(1)


def steal(scene: Scene) -> None:
    scene.do("play", "pickpocket")
    scene.aim(1)


def confront(scene: Scene) -> None:
    scene.do("confront")


Event = Callable[[Scene], None]
CASES: list[tuple[str, str, Event]] = [
    ("flat-tire", "TravelAnnounced", travel),
    ("airport-strike", "FlightAnnounced", fly),
    ("wiretap", "CardDrawn", draw),
    ("recount", "DieRolled", disarm),
    ("sabotage", "DisarmResult", disarm),
    ("veto", "CardAnnounced", play),
    ("diplomatic-immunity", "EffectHits", steal),
    ("secret-service", "PresidentRevealed", confront),
    ("filibuster", "ConvinceRolled", confront),
]


def table(event: Event, **settings: Any) -> Table:
    """Seat 0 is about to do it; the others hold three cards each, none of them an interruption."""
    hands = [["house-arrest", "pickpocket"], ["emp", "amtrak", "helicopter"], ["emp", "amtrak", "helicopter"]]
    place = HOME if event is confront else "SEA"
    wanted = {
        "dictators": PLAIN, "hands": hands, "places": [place, "SEA", "SEA"], "facilities": [["SEA"]], "dice": [6, 6],
        "deck": ["road-trip"], **settings,
    }  # fmt: skip
    scene = Table(3, begin=False, **wanted)
    scene.president("in-the-oval-office")
    scene.start()
    return scene


def windows(scene: Table) -> dict[str, list[int]]:
    """Which seats each window asks."""
    found: dict[str, list[int]] = {}
    for window, seat in scene.asked():
        found.setdefault(window, []).append(seat)
    return found


def copies(card: str) -> list[str]:
    return [card] * PACK.card_copies[PACK.card[card]]


def answers_like(card: str) -> list[str]:
    """All copies of all cards that answer in the same window."""
    alike = PACK.answers[PACK.card_window[PACK.card[card]]]
    return [one for number in alike for one in copies(PACK.card_ids[number])]


# -- all copies in sight ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "window", "event"), CASES)
def test_R46_a_card_that_lies_in_the_pile_with_all_its_copies_is_not_waited_for(card, window, event):
    scene = table(event)
    event(scene)
    assert window in windows(scene)
    scene = table(event, discard=answers_like(card))
    event(scene)
    assert window not in windows(scene)


@pytest.mark.parametrize(("card", "window", "event"), CASES)
def test_R46_one_copy_out_of_sight_is_enough_to_ask(card, window, event):
    pile = answers_like(card)
    pile.remove(card)
    scene = table(event, discard=pile)
    event(scene)
    assert window in windows(scene)


@pytest.mark.parametrize(("card", "window", "event"), CASES)
def test_R46_games_by_the_first_rules_ask_as_before(card, window, event):
    scene = table(event, discard=answers_like(card), rules=1)
    event(scene)
    assert window in windows(scene)


def test_R46_tornado_and_blizzard_answer_the_same_window():
    both = [*copies("tornado-season"), *copies("blizzard")]
    for pile, asked in ((both, False), (both[1:], True), (both[:-1], True)):
        scene = table(travel, discard=pile)
        travel(scene)
        assert ("Moved" in windows(scene)) == asked


def test_R46_plausible_deniability_answers_interruptions():
    for pile, asked in ((copies("plausible-deniability"), False), (copies("plausible-deniability")[1:], True)):
        scene = table(play, discard=pile, hands=[["house-arrest"], ["veto"], ["emp"]])
        play(scene)
        scene.answer("CardAnnounced", 1, "veto")
        assert ("InterruptAnnounced" in windows(scene)) == asked


# -- hands that everybody knows --------------------------------------------------------------------------------------


def test_R46_an_open_hand_without_an_answer_is_not_asked():
    """George Washington shows seat 1's hand; seat 2's is closed."""
    scene = table(travel)
    scene.state.hands[1].show(ALL_EYES)
    travel(scene)
    assert windows(scene) == {"TravelAnnounced": [2], "Moved": [2]}


def test_R46_an_open_hand_with_the_answer_is_asked():
    scene = table(travel, hands=[["house-arrest"], ["flat-tire"], ["emp"]])
    scene.state.hands[1].show(ALL_EYES)
    travel(scene)
    assert windows(scene)["TravelAnnounced"] == [1, 2]


def test_R46_the_last_copy_in_an_open_hand_is_in_nobody_elses():
    pile = copies("flat-tire")[1:]
    scene = table(travel, hands=[["house-arrest"], ["flat-tire"], ["emp"]], discard=pile)
    scene.state.hands[1].show(ALL_EYES)
    travel(scene)
    assert windows(scene)["TravelAnnounced"] == [1]


def test_R46_what_one_seat_knows_is_no_common_knowledge():
    """Seat 2 has seen the whole hand of seat 1; seat 1 is asked all the same."""
    scene = table(travel)
    scene.state.hands[1].show(1 << 2)
    travel(scene)
    assert windows(scene)["TravelAnnounced"] == [1, 2]


# -- what could not be done anyway -----------------------------------------------------------------------------------


def test_R46_R12_nobody_is_asked_about_a_move_abroad_or_to_hawaii():
    for there in ("YVR", "HNL"):
        scene = table(fly)
        scene.do("fly", there)
        assert list(windows(scene)) == ["FlightAnnounced"]


def test_R46_D13_julius_is_asked_when_all_vetoes_are_gone():
    scene = table(play, dictators=("francisco", "idi", "julius"), discard=answers_like("veto"))
    play(scene)
    assert windows(scene)["CardAnnounced"] == [2]


def test_R46_D03_fidel_is_asked_when_all_recounts_are_gone():
    scene = table(disarm, dictators=("fidel", "idi", "genghis"), discard=copies("recount"))
    disarm(scene)
    assert windows(scene)["DieRolled"] == [0]


# -- tokens ----------------------------------------------------------------------------------------------------------


def test_R46_whoever_rolls_is_not_asked_for_a_token_III_that_is_gone():
    for gone, asked in ((False, [1, 2, 0]), (True, [1, 2])):
        scene = table(confront, tokens=[[4]])
        if gone:
            for pile in (scene.state.board_tokens, scene.state.unused_tokens):
                if 3 in pile:
                    pile.remove(3)
            scene.state.gone_tokens.append(3)
        confront(scene)
        assert windows(scene)["ConvinceRolled"] == asked


@pytest.mark.parametrize(
    ("gone", "rules", "step"), [(False, 2, "PassFatherOn"), (True, 2, "TakeAction"), (True, 1, "PassFatherOn")]
)
def test_R46_nobody_is_asked_for_a_token_XIII_that_is_gone(gone, rules, step):
    scene = table(draw, tokens=[[4]], deck=["roger-sherman"], rules=rules)
    if gone:
        scene.state.gone_tokens.append(13)
    GAME.apply(scene.state, ("draw",))
    assert scene.step == step


# -- the quick way ---------------------------------------------------------------------------------------------------


def counted(state: Any, card: int) -> bool:
    """R46 as everybody counts: not all copies lie in the pile, in open hands or on the table."""
    seen = state.discard.count(card)
    for hand in (*state.hands, *state.bunker):
        seen += hand.known_to(SPECTATOR).count(card)
    for step in state.agenda:
        seen += isinstance(step, CarryOut | Aim) and step.play.card == card
        seen += isinstance(step, LayAside) and step.card == card
    return seen < PACK.card_copies[card]


@pytest.mark.parametrize("number", range(4))
def test_R46_looking_up_where_copies_lie_tells_what_everybody_can_count(number):
    """In random games, at every decision and for every interruption; open hands and stored cards among them."""
    chance = Chance(seed_from(f"unseen {number}"))
    game = FullTable() if number % 2 else GAME
    state: Any = game.setup(2 + number, {}, chance, PACK)
    answers = [card for card, window in enumerate(PACK.card_window) if window]
    found = set()
    for _ in range(1200):
        if not state.agenda:
            break
        for card in answers if state.facility_decks else ():  # once the cards are dealt
            found.add(unseen(state, card))
            assert unseen(state, card) == counted(state, card)
        legal = game.legal(state)
        game.apply(state, legal[chance.below(len(legal))], legal)
    assert found == {False, True}


# -- nobody is left out ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_R46_whoever_is_not_asked_could_not_have_answered_in_any_world(number):
    """Random games by the first rules, which ask everybody: who would not be asked now has nothing but to pass, here
    and in worlds that nobody without a seat can tell from this one."""
    chance = Chance(seed_from(f"R46 {number}"))
    game = FullTable() if number % 2 else GAME
    state: Any = game.setup(2 + number % 4, {}, chance, PACK)
    state.rules = 1
    spared = 0
    for _ in range(1500):
        if not state.agenda:
            break
        window, legal = state.agenda[-1], game.legal(state)
        if isinstance(window, Reaction):
            worlds = [state, *(game.imagine(state, None, chance.fork(f"{n}")) for n in range(2))]
            now = state.clone()
            now.rules = 2
            if window.seat not in window.responders(now):
                spared += 1
                assert all(game.legal(world) == [PASS] for world in worlds)
        game.apply(state, legal[chance.below(len(legal))], legal)
    assert spared > 20
