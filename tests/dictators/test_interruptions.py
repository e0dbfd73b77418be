"""Windows inside windows: Veto and Plausible Deniability to depth 4, stored anywhere, asked by public facts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from brink.engine import PASS
from brink.games.dictators.state import DictatorsState, DictatorsWindow
from dictators.scene import GAME, PACK, Table, cost

PLAIN = ("francisco", "idi", "genghis", "benito", "napoleon")
CARD = "stealth-fighter"
# Who answers whom in the nest: seat, card. The pack has three copies of Plausible Deniability.
NEST = [(2, "veto"), (0, "plausible-deniability"), (1, "plausible-deniability"), (0, "plausible-deniability")]


def table() -> Table:
    """Four players in Seattle; seat 0 is about to fly to Mexico City."""
    hands = [
        [CARD, "plausible-deniability", "plausible-deniability", "emp"],
        ["plausible-deniability", "emp"],
        ["veto", "amtrak"],
        ["helicopter"],
    ]
    return Table(4, dictators=PLAIN, hands=hands, places=["SEA"] * 4)


def announced(depth: int) -> Table:
    """The card and so many answers to it have been announced; nothing is resolved yet."""
    scene = table()
    scene.do("play", CARD)
    scene.aim("MEX")
    for number, (seat, card) in enumerate(NEST[:depth]):
        scene.answer("CardAnnounced" if number == 0 else "InterruptAnnounced", seat, card)
    return scene


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_a_nest_resolves_last_in_first_out(depth):
    """Depth 0: the card works. Each answer turns that round: Veto, Plausible Deniability against it, and so on."""
    scene = announced(depth)
    scene.pass_all()
    works = depth % 2 == 0
    assert scene.place(0) == ("MEX" if works else "SEA")
    assert len(scene.said("plays")) + len(scene.said("interrupts")) == depth + 1
    played = [CARD, *(card for _, card in NEST[:depth])]
    cancelled = [entry.args["card"] for entry in scene.said("card-cancelled")]
    # Counted from the innermost: that one works, the next is cancelled, the one after works ...
    assert cancelled == [PACK.card[card] for number, card in enumerate(played[::-1]) if number % 2]
    # The last one is discarded first; what a Plausible Deniability stopped is not (R54).
    kept = [number for number in range(1, depth + 1) if number % 2 and number < depth]
    assert scene.pile() == [card for number, card in enumerate(played[::-1]) if number not in kept]
    assert scene.step == "TakeAction"
    assert scene.seat == 0
    assert scene.state.cancelled == []


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_R3_costs_stay_spent_whatever_comes_of_it(depth):
    """The actions of the card are spent once, by its announcement; interruptions cost nothing."""
    scene = announced(depth)
    assert scene.left == 3 - cost(CARD)
    scene.pass_all()
    assert scene.left == 3 - cost(CARD)
    assert scene.state.travelled == 0
    assert CARD not in scene.hand(0)
    hands = [len(scene.hand(seat)) for seat in range(4)]
    spent = [sum(seat == who for who, _ in NEST[:depth]) for seat in range(4)]
    for number in range(depth - 1, 0, -2):  # a Plausible Deniability that works takes a card (R54)
        spent[NEST[number][0]] -= 1
    assert hands == [3 - spent[0], 2 - spent[1], 2 - spent[2], 1]


ORDER = [
    # the card: everybody but its player, from the left of the active player on
    [("CardAnnounced", 1), ("CardAnnounced", 2), ("CardAnnounced", 3)],
    # seat 2's Veto: 1, 3, and the active player last
    [("InterruptAnnounced", 1), ("InterruptAnnounced", 3), ("InterruptAnnounced", 0)],
    # seat 0's Plausible Deniability: 1, 2, 3
    [("InterruptAnnounced", 1), ("InterruptAnnounced", 2), ("InterruptAnnounced", 3)],
    # seat 1's: 2, 3, 0
    [("InterruptAnnounced", 2), ("InterruptAnnounced", 3), ("InterruptAnnounced", 0)],
    # seat 0's second: nobody (R46), for all three lie on the table
    [],
]


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_R4_who_is_asked_about_the_latest_announcement(depth):
    """Left of the active player first, the author left out, the active player last."""
    asked = announced(depth).asked()
    assert asked[: len(ORDER[depth])] == ORDER[depth]
    if not ORDER[depth]:
        assert asked[0] == ("CardAnnounced", 1)  # the denied denial saves the card, which is asked about anew


def test_R4_after_the_answer_has_been_answered_everybody_is_asked_again():
    """The Veto was denied: the window on the card opens anew for all, the one who vetoed included."""
    scene = announced(2)
    asked = scene.asked()
    assert asked[3:] == [("CardAnnounced", 1), ("CardAnnounced", 2), ("CardAnnounced", 3)]  # abroad nobody can go on


def test_R4_a_cancelled_card_is_not_asked_about_any_more():
    """The Veto stands: its window closes, so does that of the card."""
    assert announced(1).asked() == ORDER[1]


def test_R4_a_denied_denial_asks_again_about_the_first_answer():
    """Depth 3: seat 1's denial stands against seat 0's; the window on the Veto opens anew, then it stands."""
    asked = announced(3).asked()
    assert asked == [*ORDER[3], ("InterruptAnnounced", 1), ("InterruptAnnounced", 3), ("InterruptAnnounced", 0)]


def test_two_vetoes_one_after_the_other():
    """The first is denied; the second, played when asking starts again, stands."""
    hands = [[CARD, "plausible-deniability"], ["veto"], ["veto"]]
    scene = Table(3, dictators=PLAIN, hands=hands, places=["SEA"] * 3)
    scene.do("play", CARD)
    scene.aim("MEX")
    scene.answer("CardAnnounced", 1, "veto")
    scene.answer("InterruptAnnounced", 0, "plausible-deniability")
    scene.answer("CardAnnounced", 2, "veto")
    scene.pass_all()
    assert scene.place(0) == "SEA"
    assert scene.pile() == ["plausible-deniability", "veto", CARD]
    assert scene.hand(0) == ["veto"]  # R54


def test_a_veto_answers_an_opponents_card_only_and_no_interruption():
    """Not one's own card, and not a Veto."""
    scene = Table(3, dictators=PLAIN, hands=[[CARD, "veto"], ["veto"], ["veto", "plausible-deniability"]])
    scene.do("play", CARD)
    scene.aim("MEX")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    assert scene.can("interrupt", "veto")
    scene.do("interrupt", "veto")
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 2)
    assert scene.refused("interrupt", "veto") == ("wrong-moment", "11.2")
    assert scene.can("interrupt", "plausible-deniability")
    scene.do("pass")
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 0)
    assert scene.refused("interrupt", "veto") == ("wrong-moment", "11.2")


def test_plausible_deniability_answers_any_interruption_of_another_player():
    """A Flat Tire in TRAVEL_ANNOUNCED: denied, the journey goes on."""
    scene = Table(2, dictators=PLAIN, hands=[["plausible-deniability"], ["flat-tire"]], places=["SEA"])
    scene.do("travel", "POR")
    scene.answer("TravelAnnounced", 1, "flat-tire")
    scene.answer("InterruptAnnounced", 0, "plausible-deniability")
    scene.pass_all()
    assert scene.place(0) == "POR"
    assert scene.pile() == ["plausible-deniability"]
    assert scene.hand(0) == ["flat-tire"]  # R54


def test_an_effect_is_averted_in_the_middle_of_an_interruption():
    """Tornado Season opens EFFECT_HITS for its victim alone; Diplomatic Immunity there can be denied again."""
    hands = [["diplomatic-immunity"], ["tornado-season", "plausible-deniability"], ["emp"]]
    for denied, place in ((False, "POR"), (True, "REN")):
        scene = Table(3, dictators=PLAIN, hands=hands, places=["SEA"] * 3)
        scene.do("travel", "POR")
        scene.until("Moved", 1)
        scene.do("interrupt", "tornado-season")
        scene.do("go", "REN")
        scene.until("EffectHits", 0)
        scene.do("interrupt", "diplomatic-immunity")
        if denied:
            scene.answer("InterruptAnnounced", 1, "plausible-deniability")
        scene.pass_all()
        assert scene.place(0) == place


# -- stored anywhere -------------------------------------------------------------------------------------------------


def script(depth: int) -> list[tuple[str, int, str]]:
    """Which answers are given, by window and seat."""
    return [("CardAnnounced" if n == 0 else "InterruptAnnounced", *NEST[n]) for n in range(depth)]


def answer_by(state: DictatorsState, todo: list[tuple[str, int, str]]) -> Any:
    """The next answer of the script, or a pass."""
    step = state.agenda[-1]
    if todo and (type(step).__name__, step.seat) == todo[0][:2]:
        return ("interrupt", PACK.card[todo.pop(0)[2]])
    return PASS


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_a_game_stored_in_the_middle_of_a_nest_goes_on_the_same(depth):
    """At every decision: dump, load, and the same seat is asked the same; and from there it ends in the same state."""
    scene = table()
    scene.do("play", CARD)
    scene.aim("MEX")
    todo = script(depth)
    moments: list[tuple[bytes, int, list[tuple[str, int, str]]]] = []
    while isinstance(scene.state.agenda[-1], DictatorsWindow):
        state = scene.state
        stored = GAME.dump(state)
        loaded = GAME.load(stored)
        assert GAME.dump(loaded) == stored
        assert GAME.to_act(loaded) == GAME.to_act(state)
        assert GAME.legal(loaded) == GAME.legal(state)
        for viewer in (0, 1, 2, 3, None):
            assert GAME.decision(loaded, viewer) == GAME.decision(state, viewer)
            assert GAME.look(loaded, viewer) == GAME.look(state, viewer)
        assert loaded.agenda == state.agenda
        moments.append((stored, len(moments), todo[:]))
        GAME.apply(state, answer_by(state, todo))
    assert not todo
    assert len(moments) > 2 * depth
    final = GAME.dump(scene.state)
    for stored, _, rest in moments:
        state = GAME.load(stored)
        while isinstance(state.agenda[-1], DictatorsWindow):
            GAME.apply(state, answer_by(state, rest))
        assert GAME.dump(state) == final


# -- asked by public facts only --------------------------------------------------------------------------------------


def travel(scene: Table) -> None:
    scene.do("travel", "POR")


def fly(scene: Table) -> None:
    scene.do("fly", "YVR")


def draw(scene: Table) -> None:
    scene.do("draw")


def disarm(scene: Table) -> None:
    scene.do("disarm")


def play(scene: Table) -> None:
    scene.do("play", "deportation")
    scene.aim(1)
    scene.aim("TIJ")


def confront(scene: Table) -> None:
    scene.do("confront")


HANDS = [
    ["veto", "plausible-deniability", "recount"],
    ["flat-tire", "airport-strike", "sabotage"],
    ["diplomatic-immunity", "wiretap", "tornado-season"],
    ["filibuster", "secret-service", "blizzard"],
    ["emp", "amtrak", "roadblock"],
]


@pytest.mark.parametrize(
    ("event", "windows"),
    [
        (travel, ["TravelAnnounced", "Moved"]),
        (fly, ["FlightAnnounced"]),
        (draw, ["CardDrawn"]),
        (disarm, ["DieRolled", "DisarmResult"]),
        (play, ["CardAnnounced", "EffectHits"]),
        (confront, ["PresidentRevealed", "DieRolled", "ConvinceRolled"]),
    ],
)
def test_who_is_asked_does_not_depend_on_which_cards_they_hold(event: Callable[[Table], None], windows: list[str]):
    """Any three cards in the hands of seats 1 and 2: the same windows ask the same seats in the same order."""
    seen = set()
    for number, one in enumerate(HANDS):
        hands = [["deportation"], one, HANDS[number - 2]]
        place = "WDC" if event is confront else "SEA"
        scene = Table(3, dictators=PLAIN, hands=hands, places=[place, "SEA", "SEA"], facilities=[["SEA"]], dice=[6, 6],
                      deck=["emp"], begin=False)  # fmt: skip
        scene.president("in-the-oval-office")
        scene.start()
        event(scene)
        seen.add(tuple(scene.asked()))
    assert len(seen) == 1
    (asked,) = seen
    assert list(dict.fromkeys(window for window, _ in asked)) == windows
    for window in windows:
        seats = [seat for name, seat in asked if name == window]
        if window == "EffectHits":
            assert seats == [1]
        elif window == "DieRolled":
            assert seats == [1, 2, 0]
        else:
            assert seats == [1, 2]


def test_the_answer_to_an_interruption_is_asked_of_all_whatever_they_hold():
    """A Veto: seats 0 and 2 are asked, with or without Plausible Deniability."""
    for card in ("plausible-deniability", "veto", "emp"):
        hands = [["propaganda-tour", card], ["veto"], [card]]
        scene = Table(3, dictators=PLAIN, hands=hands)
        scene.do("play", "propaganda-tour")
        scene.until("CardAnnounced", 1)
        scene.do("interrupt", "veto")
        assert scene.asked() == [("InterruptAnnounced", 2), ("InterruptAnnounced", 0)]


def test_who_holds_tokens_is_asked_whichever_they_are():
    """A convincing roll asks its roller while he has any token; without one he is not asked."""
    for tokens, expected in (([3], True), ([4], True), ([], False)):
        scene = Table(2, dictators=PLAIN, places=["WDC"], tokens=[tokens], dice=[2], begin=False)
        scene.president("in-the-oval-office")
        scene.start()
        scene.do("confront")
        assert (("ConvinceRolled", 0) in scene.asked()) == expected


def test_george_mason_is_not_asked():
    """F15: who cannot play interruptions is passed over, and it lies open why."""
    scene = Table(3, dictators=PLAIN, hands=[["propaganda-tour"], ["veto"], ["veto"]], begin=False)
    scene.father(1, "george-mason")
    scene.start()
    scene.do("play", "propaganda-tour")
    assert scene.asked() == [("CardAnnounced", 2)]


def test_george_mason_holds_in_the_own_turn_too():
    """No Recount on one's own roll; once he is gone it is asked again."""
    hands = [["recount", "censorship"], []]
    scene = Table(2, dictators=PLAIN, hands=hands, places=["SEA"], facilities=[["SEA"]], dice=[1, 1], begin=False)
    scene.father(0, "george-mason")
    scene.start()
    scene.do("disarm")
    assert scene.asked() == []
    scene.play("censorship", (0, "george-mason"))
    scene.end()
    scene.end()
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 0)


def test_julius_is_asked_with_an_empty_hand_while_unspent():
    """D13 needs no card: he is asked about cards and interruptions until his one use, and about nothing else."""
    hands = [["road-trip", "road-trip", "emp"], [], ["recount"]]
    scene = Table(
        3, dictators=["francisco", "julius", "idi"], hands=hands, places=["SEA"] * 3, facilities=[["POR"]], dice=[6]
    )
    scene.do("play", "road-trip")
    scene.aim("POR")
    asked = scene.asked()
    assert ("CardAnnounced", 1) in asked
    assert ("Moved", 1) not in asked
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 2)  # Julius is passed over: a die is no card
    scene.do("interrupt", "recount")
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 1)
    scene.do("seize")
    assert scene.state.die == 6
    scene.pass_all()
    assert scene.is_disarmed(0, "POR")
    assert scene.pile() == ["road-trip", "recount"]
    scene.state.spent = 0
    scene.do("play", "road-trip")
    scene.aim("SEA")
    assert ("CardAnnounced", 1) not in scene.asked()  # spent


def test_julius_under_george_mason_may_still_seize():
    """The ability is no interruption card; his cards are refused."""
    hands = [["road-trip"], ["veto"]]
    scene = Table(2, dictators=["francisco", "julius"], hands=hands, places=["SEA"] * 2, begin=False)
    scene.father(1, "george-mason")
    scene.start()
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    assert scene.refused("interrupt", "veto") == ("father-forbids", "4")
    scene.do("seize")
    assert scene.place(0) == "SEA"


def test_julius_does_not_seize_his_own_card():
    """Only an opponent's."""
    scene = Table(2, dictators=["julius", "francisco"], hands=[["road-trip"], ["emp"]], places=["SEA"] * 2)
    scene.do("play", "road-trip")
    scene.aim("POR")
    assert scene.asked()[0] == ("CardAnnounced", 1)
    assert scene.place(0) == "POR"


def test_a_seized_veto_lets_the_card_work():
    """Julius answers the interruption inside the nest."""
    hands = [["propaganda-tour"], ["veto"], []]
    scene = Table(3, dictators=["francisco", "idi", "julius"], hands=hands)
    scene.do("play", "propaganda-tour")
    scene.do("interrupt", "veto")
    assert (scene.step, scene.seat) == ("InterruptAnnounced", 2)
    scene.do("seize")
    scene.pass_all()
    assert len(scene.hand(0)) == 2
    assert scene.pile() == ["veto", "propaganda-tour"]


def test_fidel_is_asked_with_an_empty_hand_about_his_own_die():
    """D03: after his own d6 roll, once a turn, also without cards; not about the d20 nor about others' dice."""
    scene = Table(2, dictators=["fidel", "idi"], places=["SEA"], facilities=[["SEA"], ["MOT"]], hands=[["engineer"]],
                  dice=[1, 2, 6])  # fmt: skip
    scene.do("disarm")
    assert (scene.step, scene.seat) == ("DieRolled", 0)
    scene.do("reroll")
    assert scene.asked() == [("DieRolled", 0)]  # he still holds a card
    assert not scene.is_disarmed(0, "SEA")
    scene.do("play", "engineer")
    assert scene.asked() == []  # no cards, and the ability is used
    assert scene.is_disarmed(0, "SEA")
