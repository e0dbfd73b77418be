"""What is asked says how much of it is still due, and what one may do is said with its verb; in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.engine.steps import key_of
from brink.engine.texts import LANGUAGES
from brink.games.volk import Volk, tracks
from brink.games.volk.actions import TakeTurn
from brink.games.volk.economy import LosePoint
from brink.games.volk.sequence import KeepHand
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.unrest import AfterAction
from brink.games.volk.verbs import DONE
from volk.germany import province
from volk.scene import GAME, PACK, SIDES, Scene
from volk.test_end_of_decade import EAST_FACTORIES, WESTERN

MORE = re.compile(r"(?:noch|nog) (\d+)|(\d+) (?:more|más)")  # due after this one
BARE = re.compile(r"^(Factory|Fabrik|Fabriek|Fábrica|Infra\w+)(:|$)")  # what, and not what becomes of it

DUE: dict[str, tuple[int, dict[str, Any], list[str], str, list[int]]] = {
    # phase, position, answers, the argument, and how much it is before each answer
    "7.1 flight": (
        1, {"factories": EAST_FACTORIES, "standard": {"BY": 7}},
        ["W factory jena", "E factory leipzig", "W factory dresden"], "left", [2, 1, 0],
    ),
    "7.3 Western currency": (
        3, {"factories": [*WESTERN, "jena", "rostock", "leipzig", "dresden"], "currency": -6},
        ["W run jena", "E run leipzig", "W run dresden"], "left", [2, 1, 0],
    ),
    "7.3 points instead of factories": (
        3, {
            "factories": [*WESTERN, "jena"], "run_down": ["rheinsberg", "eisenach"], "currency": -6,
            "lines": ["eisenach - jena", "leipzig - jena", "bitterfeld - jena"],
        },
        ["E line eisenach - jena", "W factory rheinsberg", "E half leipzig - jena > leipzig"], "left", [2, 1, 0],
    ),
    "7.4 police costs": (
        4, {"factories": EAST_FACTORIES, "decade": 1, "police": {5: 1, 15: 0}},
        ["E factory jena", "E factory dresden"], "left", [1, 0],
    ),
    "7.5 West Berlin, at most": (
        5, {"factories": ["koeln", "dortmund"], "lines": ["dortmund - koeln"], "sectors": (1, 1, 1)},
        ["W sector french", "W sector us"], "count", [3, 2],
    ),
    "7.7 suppliers of West Berlin": (
        6, {"sectors": (0, 0, 0), "standard": {"BY": 8}}, ["E at NW", "E at BW"], "left", [1, 0],
    ),
    "7.8 police action": (
        8, {"decade": 2, "police": {5: 1, 15: 0, 21: 0}, "unrest": {"TH": 2, "MV": 1}},
        ["E police TH", "E police TH"], "left", [1, 0],
    ),
    "7.9 socialists": (
        9, {"socialism": -5, "box": 1, "socialists": {"TH": 1, "SN": 2}}, ["W at SN", "W at TH"], "left", [1, 0],
    ),
}  # fmt: skip


def prompts(scene: Scene) -> dict[str, str]:
    asked = GAME.decision(scene.state, GAME.to_act(scene.state))
    return {
        language: GAME.teller(language, PACK, ["Anna", "Ben"]).sentence(asked.key, asked.args) for language in LANGUAGES
    }


@pytest.mark.parametrize("case", DUE)
def test_7_a_prompt_says_how_much_is_still_due(case: str) -> None:
    phase, position, answers, argument, due = DUE[case]
    scene = Scene(**position)
    scene.phase(phase)
    for answer, count in zip(answers, due, strict=True):
        asked = GAME.decision(scene.state, GAME.to_act(scene.state))
        assert asked.args[argument] == count, (answer, scene.step)
        for language, text in prompts(scene).items():
            told = MORE.findall(text) if argument == "left" else re.findall(r"\?.*?()(\d+)", text)
            more = [one or other for one, other in told]
            assert more == ([str(count)] if count or argument == "count" else []), (language, text)
            assert ") (" not in text
        scene.answer(answer)
    assert scene.step == "TakeTurn"


def test_9_6_socialists_that_do_not_suffice_are_counted() -> None:
    scene = Scene(socialism=1, unrest={"TH": 6, "SN": 6}, box=2)
    scene.phase(9)
    assert scene.step == "SendSocialist"
    assert prompts(scene)["de"].endswith("Noch verfügbar: 3.")


def test_9_8_where_one_unrest_returns_is_asked_of_one_in_spanish() -> None:
    say = GAME.teller("es", PACK, ["Anna", "Ben"]).sentence
    assert say("ask-bring-back", {"count": 1}).endswith("¿adónde vuelve 1 disturbio?")
    assert say("ask-bring-back", {"count": 2}).endswith("Faltan 2, como mucho 1 por provincia.")


def test_4_4_the_prompt_says_how_many_icons_are_left() -> None:
    scene = Scene("west", cards=[74])
    scene.play("event", 74)
    icons = scene.state.agenda[-1].icons
    assert all(str(len(icons)) in text for text in prompts(scene).values())


def test_4_4_what_an_icon_says_and_how_many_follow_are_two_sentences() -> None:
    scene = Scene("west", cards=[42], unrest={"HE": 3, "BY": 3})
    scene.play("event", 42)
    scene.answer("W rest")
    assert prompts(scene)["de"] == "Wo? 1 Unruhe im Westen entfernen (West entscheidet). Danach noch 2."
    assert all(") (" not in text and text.endswith(".") for text in prompts(scene).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_built_and_what_is_dismantled_have_their_verbs(language: str) -> None:
    """The same factory can be the one or the other, so the decision says which words its actions have."""
    built, gone = Scene("east", cards=[13]), Scene(factories=EAST_FACTORIES, lines=["leipzig - jena"])
    built.play("build", 13)
    gone.state.then(LosePoint(1))
    gone._advance()
    said = [words(scene, language) for scene in (built, gone)]
    assert said[0] & said[1] == set()
    assert not [text for text in said[0] | said[1] if BARE.match(text)]


@pytest.mark.parametrize(("phase", "due"), [(1, "7.1 flight"), (3, "7.3 Western currency"), (4, "7.4 police costs")])
def test_whoever_has_to_lose_something_is_told_why(phase: int, due: str) -> None:
    """§7.1, §7.3, §7.4: the question itself names the phase; on a phone nothing else says it."""
    scene = Scene(**DUE[due][1])
    scene.phase(phase)
    for language, asked in prompts(scene).items():
        assert GAME.texts(language).render(f"phase-{phase}") in asked


def words(scene: Scene, language: str) -> set[str]:
    """Sentences and headings of all that is about factories and lines."""
    asked = GAME.decision(scene.state, GAME.to_act(scene.state))
    teller = GAME.teller(language, PACK, ["Anna", "Ben"])
    found = set()
    for action in GAME.candidates(scene.state):
        if action.verb in ("factory", "line", "half"):
            key, args = GAME.phrase(action, asked)
            found |= {teller.sentence(key, args), teller.sentence(f"{key}.heading", args)}
    assert found
    return found


def test_4_3_each_province_says_what_it_takes_of_the_card_value() -> None:
    scene = Scene("east", cards=[13], factories=["leipzig", "dresden", "jena"], lines=["leipzig - dresden"])
    scene.play("raise", 13)
    costs = {action[1]: GAME.cost(scene.state, action) for action in scene.legal() if action[0] == "at"}
    assert costs == {province("SN"): 0, province("TH"): 2}
    told = {language: GAME.texts(language).render("cost", {"cost": 2}) for language in LANGUAGES}
    assert all("2" in text for text in told.values())


def finds_something(game: Any, state: Any, action: Any) -> bool:
    """Whether this leads to something to build or to a step of living standard, wherever Hamburg or a factory abroad
    may be said to count."""
    after = state.clone()
    game.apply(after, action, game.legal(after))
    asked = key_of(after.agenda[-1]) if after.agenda else ""
    if asked.startswith("assign"):
        return any(finds_something(game, after, one) for one in game.legal(after))
    return asked in ("build", "raise-standard")


@pytest.mark.parametrize("game", [Volk(), TwoPlusTwo()], ids=lambda game: game.name)
def test_4_3_a_card_says_where_it_would_raise_or_build_nothing(game: Any) -> None:
    choices, state = Chance(seed_from("choices")), game.setup(game.players[0], {}, Chance(seed_from("nowhere")))
    said = set()
    while state.agenda:
        legal = game.legal(state)
        step = state.agenda[-1]
        if isinstance(step, TakeTurn):
            details = step.details(state)
            for action in legal:
                if action.verb in ("build", "raise"):
                    nowhere = bool(details[action]["nowhere"])
                    assert nowhere != finds_something(game, state, action), action
                    said.add((action.verb, nowhere))
        game.apply(state, legal[choices.below(len(legal))], legal)
    assert {("build", False), ("raise", False), ("raise", True)} <= said


HAMBURG: dict[int, dict[str, Any]] = {
    # phase, and a position in which it matters where Hamburg counts
    0: {"factories": ["hamburg", "kiel"]},
    3: {"factories": [*WESTERN[1:], "hamburg", "leipzig"], "run_down": ["jena"], "currency": -2},
    5: {"factories": ["hamburg"], "standard": {"SH": 1}},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", HAMBURG)
def test_9_1_who_is_asked_about_hamburg_at_the_end_of_a_decade_is_told_for_which_phase(
    phase: int, language: str
) -> None:
    """It is asked in two phases that may follow each other at once, in the same words before."""
    scene = Scene(cards=[13], **HAMBURG[phase])
    scene.phase(phase) if phase else scene.play("raise", 13)
    assert key_of(scene.state.agenda[-1]) == "assign-hamburg"
    words, asked = GAME.teller(language, PACK, ["Anna", "Ben"]), GAME.decision(scene.state, 0)
    told = re.findall(r" \((.*)\)\?$", words.sentence(asked.key, asked.args))
    assert told == ([words.name("phase", phase - 1)] if phase else [])


@pytest.mark.parametrize(
    ("language", "after_the_action", "old_cards"),
    [
        ("en", "Keep police ready", "Keep the rest"),
        ("de", "Staatsgewalt aufsparen", "Rest behalten"),
        ("nl", "Politie gereedhouden", "De rest houden"),
        ("es", "Reservar la policía", "Conservar las demás"),
    ],
)
def test_what_ends_a_decision_says_what_becomes_of_what_is_left(
    language: str, after_the_action: str, old_cards: str
) -> None:
    """“Done” told nobody that the police stays for later, or that the cards stay in the hand."""
    for step, told in ((AfterAction(1), after_the_action), (KeepHand(1), old_cards)):
        scene = Scene("east", cards=[1], decade=2, police={5: 0}, unrest={"TH": 2})
        scene.state.agenda = (step,)
        prompt = GAME.decision(scene.state, 1)
        said = GAME.teller(language, PACK, ["Anna", "Ben"]).sentence(*GAME.phrase(DONE, prompt))
        assert said == told


def test_4_4_whose_coat_of_arms_it_bears_reads_it() -> None:
    """Card 11, played by the West, has unrest in the West that the GDR emblem gives to the East to place."""
    scene = Scene("west", cards=[11])
    scene.play("event", 11)
    scene.answer("W rest")
    seat = GAME.to_act(scene.state)
    prompt = GAME.decision(scene.state, seat)
    assert (seat, prompt.rule) == (1, "4.4")
    assert "It bears your coat of arms." in prompts(scene)["en"]


@pytest.mark.parametrize(("side", "marker", "end"), [("west", -6, "left"), ("east", 6, "right")])
def test_6_who_gets_a_bonus_reads_what_for(side: str, marker: int, end: str) -> None:
    scene = Scene(side, currency=marker, unrest={"TH": 1, "SN": 1})
    tracks.push(scene.state, "currency", SIDES.index(side))
    assert prompts(scene)["en"].startswith(f"A marker is at its {end} end: where")
