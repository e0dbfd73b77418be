"""What prompts, log and lists say, where playing by hand found it wrong or wanting."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from brink.engine import Sight
from brink.engine.log import Roll
from brink.engine.texts import LANGUAGES
from brink.games.dictators.assets import Bunker, RetrieveMore
from brink.games.dictators.bots import Steady
from brink.games.dictators.verbs import END, Dictator, Play
from brink.games.dictators.zone_4 import ChooseAbility
from dictators.scene import GAME, PACK, READY, Scene, Table, ready

PLAIN = ("francisco", "idi", "genghis", "benito")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def prompt(scene: Scene, viewer: int | None = 0, language: str = "en") -> str:
    asked = GAME.decision(scene.state, viewer)
    return GAME.teller(language, PACK, NAMES).sentence(asked.key, asked.args)


def last_line(scene: Scene, key: str) -> str:
    entry = scene.said(key)[-1]
    return GAME.teller("en", PACK, NAMES).sentence(entry.key, entry.args)


def bot_plays(scene: Scene) -> Any:
    return Steady(scene.state.chance).choose(Sight(GAME, scene.state, scene.seat, GAME.legal(scene.state)))


def test_2_1_without_actions_one_is_told_so():
    scene = Table(2, dictators=PLAIN)
    assert prompt(scene) == "Spend your actions (3 left, travel included) or end your turn."
    for _ in range(2):
        scene.act("draw")
    assert prompt(scene, 1) == "Ada is on turn (1 action left)."
    scene.act("draw")
    assert prompt(scene) == "No actions left. End your turn."


def test_2_1_what_costs_nothing_is_spoken_of_where_there_is_something() -> None:
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.give_token(0, 15)
    scene.block("SEA", "POR")
    scene.start()
    for _ in range(3):
        scene.act("draw")
    assert prompt(scene) == "No actions left. End your turn, or use what costs none."


def test_A25_under_house_arrest_travel_is_not_promised():
    scene = Table(2, dictators=PLAIN, begin=False)
    scene.in_front(0, "house-arrest")
    scene.start()
    assert prompt(scene) == "Spend your actions (3 left, but no travel: House Arrest) or end your turn."


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_1_a_card_says_what_is_to_be_chosen(language):
    """Each in its own words: no two words of the vocabulary ask the same."""
    asked: dict[str, set[str]] = {}
    for card, (_, targets) in READY.items():
        if targets:
            scene, _ = ready(card)
            scene.do("play", card)
            word = PACK.card_effect[PACK.card[card]][0][0]
            asked.setdefault(prompt(scene, 0, language).partition(": ")[2], set()).add(word)
    assert len(asked) >= 17
    assert all(len(words) == 1 for words in asked.values())


def test_2_5_too_many_cards_names_the_limit():
    scene = Table(2, dictators=PLAIN, hands=[["veto"] * 3 + ["emp"] * 2 + ["amtrak"]])
    scene.do("end")
    assert prompt(scene) == "Discard a card: your hand limit is 5."


@pytest.mark.parametrize(
    ("language", "one"), [("en", "One more."), ("de", "Noch eine."), ("nl", "Nog één."), ("es", "Una más.")]
)
def test_A13_how_many_roads_may_still_be_named(language, one):
    """As many as the card says, and no more than there are roadblocks (R27)."""
    scene = Table(2, dictators=PLAIN, hands=[["roadblock"]])
    scene.do("play", "roadblock")
    assert "2" in prompt(scene, language=language)
    scene.do("road", "CIA", "WDC")
    assert scene.step == "Aim"
    assert prompt(scene, language=language).endswith(one)
    few = Table(2, dictators=PLAIN, hands=[["roadblock"]])
    for road in range(few.state.roadblocks_left() - 1):
        few.state.blocked[road] = True
    few.do("play", "roadblock")
    assert prompt(few, language=language).endswith(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_R10_how_many_cards_are_still_to_be_laid_down(language):
    scene = Table(2, dictators=["mao", "idi"], hands=[["veto", "emp", "amtrak"], []], deck=["trident"])
    scene.act("draw")
    for count, card in ((3, "emp"), (2, "veto")):
        assert f"({count})" in prompt(scene, language=language)
        scene.do("discard", card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_FAQ_11_the_prompt_says_how_far_one_may_move(language):
    hands = [["mutually-assured-destruction"], ["emp"]]
    scene = Table(2, dictators=PLAIN, hands=hands, places=["SEA"])
    scene.play("mutually-assured-destruction")
    scene.do("refuse")
    step = scene.state.agenda[-1]
    assert str(step.steps) in prompt(scene, language=language)
    scene.state.agenda[-1] = replace(step, steps=7)
    assert "7" in prompt(scene, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_S05_the_bunker_offers_only_what_can_be_done(language):
    """Nothing lies there yet; one card does; it is full, or the hand is empty."""
    asked = []
    for hand, under in ((["emp"], []), (["emp"], ["veto"]), (["emp"], ["veto", "hacker"]), ([], ["veto"])):
        scene = Table(2, dictators=PLAIN, hands=[hand])
        for card in under:
            scene.state.bunker[0].put(PACK.card[card], 1)
        scene.state.agenda.append(Bunker(0, 2))
        offered = {action.verb for action in GAME.legal(scene.state)}
        assert offered == ({"store"} if hand and len(under) < 2 else set()) | ({"retrieve"} if under else set())
        asked.append(prompt(scene, 0, language))
    store, both, full, empty = asked
    assert full == empty
    assert len({store, both, full}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_S05_the_prompt_says_how_many_cards_are_left_in_the_bunker(language):
    scene = Table(2, dictators=PLAIN)
    scene.state.bunker[0].put(PACK.card["veto"], 1)
    scene.state.agenda.append(RetrieveMore(0))
    assert prompt(scene, language=language).endswith("1.")


def test_8_whoever_stands_before_the_white_house_knows_what_is_needed():
    scene = Table(2, dictators=PLAIN, places=["WDC"], begin=False)
    scene.start()
    assert prompt(scene).endswith("If he is in, you need 20 or more on the d20 (5\xa0%).")


def test_11_2_only_interruptions_are_offered_for_an_answer():
    """One that does not fit says why not; an action card is no answer at all."""
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"], ["veto", "sabotage", "emp", "the-marauder"]])
    scene.do("play", "propaganda-tour")
    tried = [PACK.card_ids[action[1]] for action in GAME.candidates(scene.state) if action[0] == "interrupt"]
    assert tried == ["veto", "sabotage"]


def test_D03_the_log_names_fidels_doing():
    scene = Table(2, dictators=("fidel", "idi"), places=["SEA"], facilities=[["SEA"]], dice=[1, 4])
    scene.do("disarm")
    scene.act("reroll")
    assert last_line(scene, "fiddles") == "Ada fiddles with the die."
    assert scene.said("fiddles")[-1].rule == "3.5"
    assert last_line(scene, "rolls-anew") == "Once more: Ada rolled 4: a success, 3 was needed."
    assert last_line(scene, "disarmed") == "Ada disarms Seattle (1 counts now)."


def rolls(scene: Scene) -> list[Roll | None]:
    lines = [*scene.said("rolls-for"), *scene.said("rolls-anew")]
    return [Roll.told(GAME.dice[line.key], line.args, line.rule) for line in lines]


def test_I07_a_die_that_is_rolled_again_is_told_as_a_roll():
    """It is counted when the game is over, as the first roll is."""
    scene = Table(2, dictators=PLAIN, hands=[[], ["recount"]], places=["SEA"], facilities=[["SEA"]], dice=[6, 4])
    scene.do("disarm")
    scene.answer("DieRolled", 1, "recount")
    assert rolls(scene) == [Roll(0, 6, 6, 3), Roll(0, 4, 6, 3)]
    scene = Table(2, dictators=PLAIN, hands=[[], ["recount"]], places=["WDC"], dice=[19, 4], begin=False)
    scene.president("in-the-oval-office")
    scene.start()
    scene.do("confront")
    scene.answer("DieRolled", 1, "recount")
    assert rolls(scene) == [Roll(0, 19, 20, 20), Roll(0, 4, 20, 20)]


def test_I04_the_log_says_which_attempt_was_foiled():
    scene = Table(2, dictators=PLAIN, hands=[[], ["sabotage"]], places=["SEA"], facilities=[["SEA"]], dice=[6])
    scene.do("disarm")
    scene.answer("DisarmResult", 1, "sabotage")
    scene.pass_all()
    assert last_line(scene, "foiled") == "The attempt of Ada at Seattle is foiled."


def test_a_name_that_ends_with_a_mark_needs_no_other():
    scene = Table(2, dictators=PLAIN, deck=["just-what-i-needed"])
    scene.act("draw")
    assert last_line(scene, "you-draw") == "Ada draws Just What I Needed!"


def test_10_whoever_has_the_turn_is_known_at_a_window():
    """So nobody is offered to pass until his turn in his own; a bought turn is the briber's (R14)."""
    scene = Table(3, dictators=PLAIN, hands=[["propaganda-tour", "plausible-deniability"], ["veto"], ["emp"]])
    assert GAME.decision(scene.state, 0).turn == (0,)  # no window, and one knows it there too
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.until("InterruptAnnounced", 0)
    assert [GAME.decision(scene.state, viewer).turn for viewer in (0, 1, 2, None)] == [(0,)] * 4
    scene.state.control[0] = 2
    assert GAME.decision(scene.state, 2).turn == (2,)


def test_the_steady_bot_does_not_censor_its_own_assets():
    scene = Table(2, dictators=PLAIN, hands=[["censorship"]], begin=False)
    scene.in_front(0, "blackmail-box")
    scene.start()
    assert bot_plays(scene) != ("play", PACK.card["censorship"])


@pytest.mark.parametrize(("whom", "answers"), [(1, True), (2, False)])
def test_the_steady_bot_vetoes_what_is_aimed_at_it(whom, answers):
    scene = Table(3, dictators=PLAIN, hands=[["house-arrest"], ["veto"], ["emp"]], places=["DEN"] * 3)
    scene.do("play", "house-arrest")
    scene.do("whom", whom)
    assert (scene.step, scene.seat) == ("CardAnnounced", 1)
    assert (bot_plays(scene) == ("interrupt", PACK.card["veto"])) == answers


def test_R53_the_steady_bot_uses_a_token_before_it_knocks():
    scene = Table(2, dictators=PLAIN, places=["WDC"], tokens=[[2]], begin=False)
    scene.start()
    assert bot_plays(scene) == ("token", 2)


@pytest.mark.parametrize(
    ("card", "here", "goal"),
    [
        pytest.param("stealth-fighter", "REN", "SEA", id="A09 to Vancouver, next to the facility"),
        pytest.param("area-51-access-pass", "FAR", "LAS", id="A22 to the site, next to the facility"),
        pytest.param("area-51-access-pass", "A51", "BNA", id="A22 at the site, for cards"),
    ],
)
def test_a_bot_plays_the_card_where_it_helps(card: str, here: str, goal: str) -> None:
    scene = Scene(2, hands=[[card]], places=[here, "HNL"], facilities=[[goal]])
    assert bot_plays(scene) == Play(PACK.card[card])


def test_a_bot_keeps_a_stealth_fighter_that_leads_nowhere() -> None:
    scene = Scene(2, hands=[["stealth-fighter"]], places=["LAS", "HNL"], facilities=[["SLC"]])
    assert bot_plays(scene) != Play(PACK.card["stealth-fighter"])


def end_of_turn(scene: Scene) -> str:
    return GAME.teller("en", PACK, NAMES).sentence(*GAME.phrase(END, GAME.decision(scene.state, scene.seat)))


def test_A06_a_turn_that_was_bought_is_not_called_ones_own():
    scene = Scene(2, hands=[["bribery"]])
    assert end_of_turn(scene) == "End your turn"
    scene.play("bribery", 1)
    scene.end()
    assert (scene.state.active, scene.seat) == (1, 0)
    assert prompt(scene) == "You bought this turn of Bo: spend its actions (3 left, travel included) or end it."
    assert end_of_turn(scene) == "End the turn you bought"


@pytest.mark.parametrize("language", LANGUAGES)
def test_D04_kim_chooses_by_what_dictators_can_do(language):
    scene = Table(2, dictators=("kim", "mao"), begin=False)
    scene.state.then(ChooseAbility(0))
    told = GAME.teller(language, PACK, NAMES)
    for number, dictator in enumerate(PACK.dictator_ids):
        if dictator != "kim":
            chosen = GAME.phrase(Dictator(number), GAME.decision(scene.state, 0))
            assert told.sentence(*chosen) == f"{told.name('dictator', number)}: {told.name('talent', number)}"
    assert told.name("talent", 0) == GAME.texts(language).render(f"dictator-{PACK.dictator_ids[0]}-text")


@pytest.mark.parametrize("card", ["golf-day", "state-banquet"])
def test_8_a_president_who_is_out_does_nobody_harm_by_that_alone(card):
    """Neither golf nor a banquet is anything that somebody would get to feel."""
    entry = ("president-out", {"seat": 0, "presidential": PACK.presidential[card]})
    assert "gets to know" not in GAME.teller("en", PACK, NAMES).sentence(*entry)
    assert "zu spüren" not in GAME.teller("de", PACK, NAMES).sentence(*entry)
