"""What is said and shown holds: nothing is promised that cannot come, and a reason names the rule that says so."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from brink.engine.texts import LANGUAGES
from brink.games.dictators.playing_your_turn import refuse_disarm
from brink.games.dictators.state import TRIDENT_ON_BOARD
from brink.games.dictators.zone_4 import ELSEWHEN
from dictators.scene import GAME, PACK, Table

NAMES = ["Ada", "Bo", "Cy", "Di"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def teller(language: str) -> Any:
    return GAME.teller(language, PACK, NAMES)


def prompt(scene: Table, language: str = "en") -> str:
    """As the one reads it who is asked."""
    asked = GAME.decision(scene.state, scene.seat)
    return str(teller(language).sentence(asked.key, asked.args))


def lines(scene: Table, key: str, language: str = "en") -> list[str]:
    return [teller(language).sentence(entry.key, entry.args) for entry in scene.said(key)]


# -- Friends at Langley (D07) ----------------------------------------------------------------------------------------


def spying(hand: list[str], dictator: str = "saddam", place: str = "CIA") -> Table:
    hands = [["friends-at-langley"], hand, []]
    scene = Table(3, dictators=("idi", dictator, "genghis"), places=[place, "BOS", "BOS"], hands=hands)
    scene.do("play", "friends-at-langley")
    scene.do("whom", 1)
    return scene


@EVERY_LANGUAGE
def test_D07_nobody_reads_that_saddams_hand_is_looked_at(language: str) -> None:
    saddam, other = spying(["veto", "emp"]), spying(["veto", "emp"], "francisco", "DEN")
    assert saddam.sees(None).table[-1].will["what"] == "spy-facilities"
    assert prompt(saddam, language) != prompt(other, language)


def test_D07_the_spy_does_not_read_that_saddam_holds_nothing() -> None:
    scene = spying(["veto", "emp"])
    scene.pass_all()
    assert not scene.said("you-spy")
    (told,) = lines(scene, "you-spy-facilities")
    assert told.startswith("Bo keeps the hand hidden; facilities: ")
    assert scene.step == "TakeAction"
    assert scene.sees(0).players[1].hand == [-1, -1]


@pytest.mark.parametrize(("hand", "what"), [([], "spy"), (["emp"], "spy-and-take")])
def test_A23_a_card_is_promised_only_from_a_hand_that_has_one(hand: list[str], what: str) -> None:
    assert spying(hand, "francisco").said("plays")[-1].args["what"] == what


# -- Napoleon's second travel (D15, R52) -----------------------------------------------------------------------------


def napoleon(**settings: Any) -> Table:
    return Table(2, **{"dictators": ["napoleon", "idi"], "places": ["DEN", "BOS"], "facilities": [["ABQ"]], **settings})


@EVERY_LANGUAGE
def test_R52_napoleon_reads_that_he_may_drive_once_more(language: str) -> None:
    scene = napoleon()
    first = prompt(scene, language)
    scene.act("travel", "ABQ")
    assert scene.offered("travel")
    assert not scene.sees(None).travel_spent
    second = prompt(scene, language)
    scene.act("travel", "DEN")
    assert scene.sees(None).travel_spent
    assert len({re.sub(r"\d", "", text) for text in (first, second, prompt(scene, language))}) == 3


def test_R52_what_the_second_travel_cannot_pay_names_the_ruling() -> None:
    scene = napoleon()
    scene.act("travel", "ABQ")
    reason = refuse_disarm(scene.state, 0)
    assert reason is not None
    assert (reason.key, reason.rule) == ("second-travel", "R52")
    scene.act("travel", "DEN")
    assert scene.refused("travel", "ABQ") == ("travel-spent", "2.1")


def test_R52_a_forbidden_road_is_no_travel_left() -> None:
    scene = napoleon(begin=False)
    scene.father(0, "thomas-jefferson")
    scene.start()
    scene.state.travelled = 1
    assert not scene.offered("travel")
    assert scene.state.agenda[-1].asks(scene.state)["travel"] == 0


# -- R23 Once per game -----------------------------------------------------------------------------------------------


def test_R23_an_ability_that_works_is_not_shown_as_used_up() -> None:
    """Kim used Julius' ability, then copies Mao's; and then Julius' again."""
    hands = [[], ["propaganda-tour"]]
    scene = Table(2, dictators=["kim", "idi"], places=["DEN", "BOS"], hands=hands, begin=False)
    scene.copy_ability(0, "julius")
    scene.start(1)
    scene.do("play", "propaganda-tour")
    scene.until("CardAnnounced", 0)
    scene.do("seize")
    assert scene.sees(None).players[0].ability_spent
    scene.copy_ability(0, "mao")
    assert not scene.sees(None).players[0].ability_spent
    scene.copy_ability(0, "julius")
    assert scene.sees(None).players[0].ability_spent


# -- R54 Cancelled, and then? ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "to", "closed", "also"),
    [
        ("SEA", "YVR", False, "ground"),
        ("SEA", "YVR", True, "ground-not"),
        ("YVR", "SEA", False, "ground-not"),
        ("HNL", "SFO", False, "ground-not"),
    ],
)
def test_R54_airport_strike_says_whether_a_no_fly_zone_comes(place: str, to: str, closed: bool, also: str) -> None:
    scene = Table(2, dictators=("augusto", "idi"), places=[place, "BOS"], hands=[[], ["airport-strike"]], begin=False)
    if closed:
        scene.no_fly("PACIFIC")
    scene.start()
    scene.do("fly", to)
    before = scene.state.no_fly[:]
    scene.answer("FlightAnnounced", 1, "airport-strike")
    assert scene.said("interrupts")[-1].args["also"] == also
    scene.pass_all()
    assert (scene.state.no_fly != before) is (also == "ground")


@pytest.mark.parametrize(
    ("dictator", "hand", "also"),
    [
        ("idi", ["pickpocket", "emp"], "fine"),
        ("idi", ["pickpocket"], "fine-not"),
        ("saddam", ["pickpocket", "emp"], "fine-not"),
    ],
)
def test_R54_diplomatic_immunity_says_whether_a_card_is_lost(dictator: str, hand: list[str], also: str) -> None:
    hands = [hand, ["diplomatic-immunity"]]
    scene = Table(2, dictators=(dictator, "francisco"), places=["DEN", "DEN"], hands=hands)
    scene.do("play", "pickpocket")
    scene.do("whom", 1)
    scene.answer("EffectHits", 1, "diplomatic-immunity")
    assert scene.said("interrupts")[-1].args["also"] == also
    scene.pass_all()
    assert (scene.hand(0) == [] and "emp" in scene.pile()) is (also == "fine")


@EVERY_LANGUAGE
def test_R54_in_words(language: str) -> None:
    told = {"what": "cancel-effect-hits", "seat_by": 0, "seat_whom": 1, "more": 1}
    texts = [
        teller(language).sentence("will", {**told, "also": also})
        for also in ("fine", "fine-not", "ground", "ground-not")
    ]
    assert len(set(texts)) == 4


# -- R14 a turn that was bought --------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_R14_whoever_bought_the_turn_reads_who_would_win(language: str) -> None:
    scene = Table(2, dictators=("francisco", "idi"), places=["DEN", "WDC"], begin=False)
    scene.state.briber[1] = 0
    scene.start(1)
    assert (scene.step, scene.seat) == ("Confront", 0)
    assert prompt(scene, language).count("Bo") == 2
    own = Table(2, dictators=("francisco", "idi"), places=["WDC", "DEN"])
    assert "Ada" not in prompt(own, language)


# -- the board in words ----------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_4_a_founding_father_says_how_many_of_his_turns_are_over(language: str) -> None:
    scene = Table(2)
    scene.father(0, "gouverneur-morris", 1)
    scene.father(1, "roger-sherman")
    told = [line for line in GAME.tell(scene.sees(None), PACK) if line.key == "tell-father"]
    texts = [teller(language).sentence(line.key, line.args) for line in told]
    assert re.findall(r"\d+", texts[0]) == ["1", str(PACK.father_turns[scene.state.fathers[0] - PACK.first_father])]
    assert re.findall(r"\d+", texts[1]) == []


# -- the rest --------------------------------------------------------------------------------------------------------


def test_R54_an_attempt_is_foiled_where_it_was_made() -> None:
    """Wrong Wire lets its victim draw the Trident, which dives and takes the meeple to Guantanamo Bay."""
    hands = [[], ["wrong-wire"]]
    scene = Table(2, places=["TND", "BOS"], hands=hands, deck=["trident"], dice=[5], begin=False)
    scene.state.trident = TRIDENT_ON_BOARD
    scene.start()
    scene.do("disarm")
    scene.answer("DisarmResult", 1, "wrong-wire")
    scene.pass_all()
    assert scene.place(0) == "GTM"
    (foiled,) = scene.said("foiled")
    assert foiled.args["place"] == PACK.trident


@pytest.mark.parametrize(("lying", "count"), [(5, 3), (2, 2), (0, 3)])
def test_A28_rigged_election_says_how_many_cards_there_are(lying: int, count: int) -> None:
    """An empty deck is made anew of the discard pile (R19)."""
    scene = Table(2, hands=[["rigged-election"]])
    state = scene.state
    away = len(state.president_deck) - lying
    state.president_discard += [state.president_deck.pop() for _ in range(away)]
    state.president_knowers = state.president_knowers[:lying]
    scene.do("play", "rigged-election")
    assert scene.said("plays")[-1].args["count"] == count


def pages(language: str) -> dict[str, str]:
    """The help's paragraphs by their anchors."""
    found = {}
    for page in ("rules", "rulings"):
        name = f"{page}.md" if language == "en" else f"{page}.{language}.md"
        text = (GAME.folder / "help" / name).read_text(encoding="utf-8")
        parts = re.split(r"^#+ .*\{#(\S+)\}$", text, flags=re.MULTILINE)
        found |= {anchor: " ".join(said.split()) for anchor, said in zip(parts[1::2], parts[2::2], strict=True)}
    return found


@EVERY_LANGUAGE
def test_reasons_name_a_paragraph_that_says_so(language: str) -> None:
    said, name = pages(language), teller(language).name
    assert name("card", PACK.card["morale-boost"]) in said["R15"]
    assert name("card", PACK.card["red-telephone"]) in said["5.1"]
    assert re.search("Haw[aá]i", said["2.4"])
    assert all(re.search(rf"\b{roman}\b", said["R17"]) for roman in ("III", "XIII"))
    assert ELSEWHEN == {3: "R17", 9: "R21", 13: "R17"}


@EVERY_LANGUAGE
def test_R40_names_all_cards_whose_copies_are_not_those_of_the_first_design(language: str) -> None:
    text, name = pages(language)["R40"], teller(language).name
    tuned = ("red-telephone", "roadblock", "red-tape", "wrong-wire", "veto", "sabotage")
    assert all(name("card", PACK.card[card]) in text for card in tuned)


@EVERY_LANGUAGE
def test_R22_points_and_guide_hold_for_every_dictator(language: str) -> None:
    """Joseph has no facility of zone 1 and counts one that he did not disarm; hand limits differ (R33)."""
    texts = (GAME.folder / "locale" / f"{language}.board.ftl").read_text(encoding="utf-8")
    (passport,) = re.findall(r"^guide-passport-text = (.*)$", texts, re.MULTILINE)
    (draw,) = re.findall(r"^guide-draw-text = (.*)$", texts, re.MULTILINE)
    assert not re.search(r"in every zone|in jeder Zone|in elke zone|en cada zona", passport)
    assert not re.search(r"five|fünf|vijf|cinco", draw)
    points = teller(language).sentence("outcome-points", {})
    assert re.search(r"count|zählen|tellen|cuentan", points)


# -- where somebody stands (R56) -------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_R56_who_was_blown_on_is_not_said_to_stand_where_he_arrived(language: str) -> None:
    hands = [[], ["tornado-season", "tornado-season"]]
    scene = Table(2, dictators=("idi", "genghis"), places=["ABQ", "OMA"], hands=hands)
    scene.do("travel", "DEN")
    scene.until("Moved", 1)
    assert "Cheyenne" not in prompt(scene, language)
    scene.answer("Moved", 1, "tornado-season", "CYS")
    scene.until("Moved", 1)
    said = prompt(scene, language)
    assert "Denver" in said
    assert "Cheyenne" in said


@EVERY_LANGUAGE
def test_10_only_turns_that_are_still_owed_are_counted(language: str) -> None:
    for skips, counted in ((1, False), (2, True)):
        scene = Table(2, dictators=("idi", "genghis"), begin=False)
        scene.state.skips[0] = skips
        scene.start()
        assert ("1" in lines(scene, "skips", language)[0]) == counted
