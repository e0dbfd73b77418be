"""Every number that is said to be needed on a die, and every chance in the rules, held to all faces of that die."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import islice
from math import sqrt

import pytest

from brink.engine import PASS, Chance
from brink.engine.chance import seed_from
from brink.games.dictators import verbs
from brink.games.dictators.playing_your_turn import Confront
from brink.games.dictators.president import PresidentRevealed
from brink.games.dictators.state import DictatorsState, DictatorsWindow
from dictators.scene import GAME, PACK, Dice, Scene
from dictators.shaking import positions

D6, D20 = range(1, 7), range(1, 21)
OVAL_OFFICE = PACK.presidential["in-the-oval-office"]
FIRST_LEVELS = [[], ["SEA"], ["SEA", "MOT"], ["SEA", "MOT", "MQT"]]
WITH_TWO = 14  # §8: what is needed with two disarmed facilities
LANGUAGES = ("", ".de", ".nl", ".es")


def received(state: DictatorsState, face: int) -> DictatorsState:
    """The president is in, and the d20 will show this."""
    world = state.clone()
    world.log = []
    world.president_deck, world.president_knowers = [OVAL_OFFICE], [0]
    world.chance = Dice([face])
    GAME.apply(world, verbs.CONFRONT)
    return world


def let_pass(world: DictatorsState, *until: str) -> None:
    """Nobody answers any window, up to one of these."""
    while world.agenda and isinstance(step := world.agenda[-1], DictatorsWindow) and type(step).__name__ not in until:
        GAME.apply(world, PASS)


def said(world: DictatorsState, key: str) -> list[dict[str, int]]:
    assert world.log is not None
    return [entry.args for entry in world.log if entry.key == key]


def shown(state: DictatorsState, seat: int | None) -> dict[str, int]:
    """What the prompt tells this seat."""
    prompt = GAME.look(state, seat).prompt
    assert prompt is not None
    return prompt.args


def hold_convincing(state: DictatorsState) -> None:
    """Whoever stands before the White House is told what the d20 has to show; all twenty faces are rolled."""
    seat = state.active
    needed = shown(state, GAME.to_act(state))["needed"]
    for face in D20:
        world = received(state, face)
        if world.agenda and isinstance(world.agenda[-1], PresidentRevealed):
            assert {shown(world, viewer)["needed"] for viewer in (*range(world.players), None)} == {needed}
        let_pass(world)
        (rolled,) = said(world, "rolls-for")
        result = "success" if face >= needed else "failure"
        assert (rolled["needed"] - rolled["bonus"], rolled["shown"], rolled["result"]) == (needed, face, result)
        won = world.outcome is not None and world.outcome.winners == (seat,)
        assert won == (face >= needed), (PACK.dictator_ids[state.dictators[seat]], face, needed)


@pytest.mark.parametrize("dictator", PACK.dictator_ids)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_8_what_is_needed_to_convince_is_what_wins(dictator, count):
    scene = Scene(2, dictators=[dictator, "saddam"], places=["WDC"], facilities=[FIRST_LEVELS[3]], begin=False)
    scene.disarmed(0, *FIRST_LEVELS[count])
    scene.start()
    hold_convincing(scene.state)


def test_8_what_is_needed_to_convince_holds_in_any_position():
    """Founding fathers, assets, tokens, Kim's choices; what somebody could still do about it is not in the number."""
    knocking = (state for state in positions(3, "chances") if isinstance(state.agenda[-1], Confront))
    for state in islice(knocking, 30):
        hold_convincing(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_the_chances_in_the_rules_are_those_of_the_die(language):
    text = (files("brink.games.dictators") / "help" / f"rules{language}.md").read_text("utf-8")
    rows = re.findall(r"^\| ([0-3]) +\| (\d+) +\| (\d+)\u00a0%", text, re.MULTILINE)
    assert [int(row[0]) for row in rows] == [0, 1, 2, 3]
    for count, needed, percent in rows:
        scene = Scene(2, places=["WDC"], facilities=[FIRST_LEVELS[3]], begin=False)
        scene.disarmed(0, *FIRST_LEVELS[int(count)])
        scene.start()
        won = [face for face in D20 if convinces(scene.state, face)]
        assert (won[0], len(won) * 100) == (int(needed), int(percent) * len(D20))


def convinces(state: DictatorsState, face: int) -> bool:
    world = received(state, face)
    let_pass(world)
    return world.outcome is not None


@pytest.mark.parametrize("dictator", ["nicolae", "genghis"])
@pytest.mark.parametrize("answers", [(), ("filibuster",), ("token",), ("filibuster", "token")])
def test_8_the_total_before_the_president_is_the_one_that_counts(dictator, answers):
    """Whatever was added and subtracted: the last total that was shown, against the number beside it."""
    for face in D20:
        scene = Scene(
            2,
            dictators=[dictator, "muammar"],
            places=["WDC", "DEN"],
            hands=[[], ["filibuster"]],
            tokens=[[3]],
            facilities=[FIRST_LEVELS[3]],
            dice=[face],
            begin=False,
        )
        scene.disarmed(0, "SEA", "MOT")
        scene.president("in-the-oval-office")
        scene.start()
        scene.do("confront")
        if "filibuster" in answers:
            scene.answer("ConvinceRolled", 1, "filibuster")
            (foretold,) = said(scene.state, "interrupts")
            scene.until_laid_aside("filibuster")
            assert scene.state.die + scene.state.bonus == foretold["less"]
            assert not said(scene.state, "bonus-now"), "the card has said it"
        if "token" in answers:
            scene.until("ConvinceRolled", 0)
            scene.do("token", 3)
        let_pass(scene.state, "ConvinceRolled")
        if scene.step == "ConvinceRolled":
            told = shown(scene.state, scene.seat)
            assert (told["total"], told["needed"]) == (scene.state.die + scene.state.bonus, WITH_TWO)
        total = scene.state.die + scene.state.bonus
        scene.pass_all()
        assert (scene.state.outcome is not None) == (total >= WITH_TWO), (face, total)


@pytest.mark.parametrize("father", [None, *(father for father in PACK.father_ids if father != "john-adams")])
@pytest.mark.parametrize("card", ["", "engineer"])
@pytest.mark.parametrize("place", ["SEA", "YVR", "TND"])
def test_7_1_what_is_needed_to_disarm_is_what_disarms(father, card, place):
    """With and without every founding father but John Adams, who forbids the card."""
    for face in D6:
        scene = Scene(
            2,
            places=[place, "DEN"],
            hands=[[card] if card else [], ["recount"]],
            facilities=[["SEA", "YVR"]],
            dice=[face],
            begin=False,
        )
        scene.state.trident = 1
        if father:
            scene.father(0, father)
        scene.start()
        before = (scene.state.warheads, scene.state.disarmed[0][:])
        scene.do(*(("play", card) if card else ("disarm",)))
        scene.until("DieRolled", 1)
        told = shown(scene.state, 1)
        assert told["shown"] == face
        assert told["needed"] == (5 if father == "john-hancock" else 3)
        assert (told["result"] == "success") == (face >= told["needed"])
        scene.pass_all()
        assert (before != (scene.state.warheads, scene.state.disarmed[0])) == (told["result"] == "success")
        failed = [line["needed"] for line in said(scene.state, "disarm-failed")]
        assert failed == ([] if told["result"] == "success" else [told["needed"]])


def test_3_4_the_president_is_in_as_often_as_the_rules_say():
    games, present = 400, 0
    for number in range(games):
        state = GAME.setup(2, {"oops": True}, Chance(seed_from(f"president {number}")))
        while not state.president_deck:  # Kim chooses first (R31)
            GAME.apply(state, GAME.legal(state)[0])
        present += PACK.present[state.president_deck[-1]]
    for language in LANGUAGES:
        text = (files("brink.games.dictators") / "help" / f"rules{language}.md").read_text("utf-8")
        (told,) = re.findall(r"\b(\d+) (?:of|von|van de|de) (12)\b", text)
        share = int(told[0]) / int(told[1])
        assert share == sum(PACK.present[card] for card in PACK.presidential_cards) / len(PACK.presidential_cards)
        assert abs(present - games * share) < 5 * sqrt(games * share * (1 - share))
