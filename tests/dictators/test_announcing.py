"""Nobody answers blind: what is about to happen is on the table, in the prompt and in the log, for all who may answer;
and nothing more than that."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from brink.engine import Action, Chance, Entry, Sight
from brink.engine.chance import seed_from
from brink.engine.texts import LANGUAGES
from brink.games.dictators.bots import Steady
from brink.games.dictators.stored import EARLIER_LINES
from dictators.scene import GAME, PACK, Table

NAMES = ["Ada", "Bo", "Cy", "Di"]
PLAIN = ("francisco", "idi", "genghis", "benito")
VIEWERS = (0, 1, 2, 3, None)
PLAYED = [card for card, kind in zip(PACK.card_ids, PACK.card_kind, strict=True) if kind != "interruption"]
BREADTH = 3  # of the targets that may be named, so many are tried at each step

# Where a card needs another place than Denver.
PLACES = {"sneaking-across": ["SEA", "DEN", "DEN", "ABQ"], "friends-at-langley": ["CIA", "DEN", "DEN", "ABQ"]}


@cache
def tellers() -> dict[str, Any]:
    """To read all four languages takes a second, which only whoever runs these tests should wait."""
    return {language: GAME.teller(language, PACK, NAMES) for language in LANGUAGES}


def crowd(*hands: list[str], **settings: Any) -> Table:
    """Four players near Denver, with something of everything lying about."""
    held = [*hands, ["veto", "recount"], ["sabotage", "filibuster"], ["recount", "sabotage"]][:4]
    wanted = {
        "dictators": PLAIN, "hands": held, "places": ["DEN", "DEN", "DEN", "ABQ"], "facilities": [["DEN"]],
        "discard": ["wiretap", "blizzard", "amtrak"], **settings,
    }  # fmt: skip
    scene = Table(4, begin=False, **wanted)
    for there in ("CYS", "SLC", "ABQ"):
        scene.block("DEN", there)
    for zone in ("EASTERN", "CENTRAL"):
        scene.no_fly(zone)
    scene.father(1, "roger-sherman")
    scene.father(2, "john-jay")
    scene.state.defcon = 4
    scene.start()
    return scene


def test_roads_that_were_named_so_far_are_seen_by_all():
    scene = crowd(["roadblock"])
    scene.do("play", "roadblock")
    scene.do("road", "SEA", "POR")
    ends = {PACK.place["SEA"], PACK.place["POR"]}
    for viewer in VIEWERS:
        (card,) = scene.sees(viewer).table
        assert list(card.will) == ["place_all"]
        assert set(card.will["place_all"]) == ends
        assert "tell-on-table-of" in [line.key for line in GAME.tell(scene.sees(viewer), PACK)]


def aimed(begin: Callable[[], Table]) -> list[Table]:
    """A card that was just played, with different targets, each as it is when the others may answer."""
    found: list[Table] = []
    todo: list[list[Action]] = [[]]
    while todo:
        named = todo.pop()
        scene = begin()
        for action in named:
            GAME.apply(scene.state, action)
        if scene.step == "Aim":
            todo += [[*named, action] for action in GAME.legal(scene.state)[:BREADTH]]
        else:
            found.append(scene)
    return found


def announced(card: str) -> list[Table]:
    def played() -> Table:
        scene = crowd([card], places=PLACES.get(card, ["DEN", "DEN", "DEN", "ABQ"]))
        scene.do("play", card)
        return scene

    return aimed(played)


def prompts(scene: Table) -> dict[tuple[str, int | None], str]:
    """What everybody reads, in every language."""
    found = {}
    for viewer in VIEWERS:
        prompt = GAME.decision(scene.state, viewer)
        for language, teller in tellers().items():
            found[language, viewer] = teller.sentence(prompt.key, prompt.args)
    return found


def log(scene: Table) -> list[str]:
    """All that was written, for everybody and in every language."""
    public = [entry for entry in scene.log if entry.visible_to(None)]
    return [teller.sentence(entry.key, entry.args) for teller in tellers().values() for entry in public]


def board(scene: Table, viewer: int | None) -> list[str]:
    """The table in words."""
    lines = GAME.tell(GAME.view(scene.state, viewer), PACK)
    return [teller.sentence(line.key, line.args) for teller in tellers().values() for line in lines]


def assert_told_apart(scenes: list[Table]) -> None:
    """Every one of these looks different to everybody, in every way of looking."""
    assert len(scenes) > 1
    for viewer in VIEWERS:
        views = {msgspec.json.encode(GAME.view(scene.state, viewer).table) for scene in scenes}
        assert len(views) == len(scenes), "the view"
        assert len({tuple(board(scene, viewer)) for scene in scenes}) == len(scenes), "the table in words"
        for language in LANGUAGES:
            texts = {prompts(scene)[language, viewer] for scene in scenes}
            assert len(texts) == len(scenes), f"the prompt of {viewer} in {language}: {texts}"
    assert len({tuple(log(scene)) for scene in scenes}) == len(scenes), "the log"


def assert_nothing_secret(scene: Table) -> None:
    """In another world that a viewer cannot tell from this one, it reads and sees the same."""
    for viewer in VIEWERS:
        for number in range(3):
            world = GAME.imagine(scene.state, viewer, Chance(seed_from(f"{viewer} {number}")))
            world.chance = scene.state.chance
            assert GAME.look(world, viewer) == GAME.look(scene.state, viewer)
            assert GAME.decision(world, viewer) == GAME.decision(scene.state, viewer)


AIMED = [card for card in PLAYED if len(announced(card)) > 1]


def test_these_cards_are_aimed_at_something():
    """All but those that name nothing; a new card cannot hide here."""
    aimed = {"fetch", "ride", "helicopter", "emp", "censor", "bribe", "flight", "abroad", "block"}
    aimed |= {"close-sky", "unblock", "open-sky", "drive", "ram", "pickpocket", "deport", "spy", "lay-before"}
    words = {card: effect[0][0] for card, effect in zip(PACK.card_ids, PACK.card_effect, strict=True) if effect}
    assert set(AIMED) == {card for card in PLAYED if words.get(card) in aimed} - {"motorcade"}  # before oneself
    assert len(AIMED) >= 20


@pytest.mark.parametrize("card", AIMED)
def test_11_1_two_targets_of_a_card_are_told_apart_by_everybody(card):
    scenes = announced(card)
    assert {scene.step for scene in scenes} == {"CardAnnounced"}
    assert_told_apart(scenes)
    assert_nothing_secret(scenes[0])


@pytest.mark.parametrize("card", PLAYED)
def test_11_1_a_card_lies_on_the_table_with_what_it_will_do(card):
    scene = announced(card)[0]
    for viewer in VIEWERS:
        (played,) = GAME.view(scene.state, viewer).table
        assert (played.seat, played.card) == (0, PACK.card[card])
        assert played.will["what"]
    for (language, _), text in prompts(scene).items():
        name = tellers()[language].name("card", PACK.card[card])
        assert "Ada" in text
        assert name in text
    assert_nothing_secret(scene)


def test_11_1_the_card_lies_there_while_its_target_is_chosen_and_until_it_is_discarded():
    scene = crowd(["deportation"], ["diplomatic-immunity"])
    scene.do("play", "deportation")
    assert [(one.seat, one.card) for one in scene.sees(2).table] == [(0, PACK.card["deportation"])]
    scene.do("whom", 1)
    scene.do("go", "TIJ")
    scene.until("EffectHits", 1)
    assert [(one.seat, one.card) for one in scene.sees(2).table] == [(0, PACK.card["deportation"])], "it is still his"
    scene.pass_all()
    assert scene.sees(2).table == []


def test_11_1_in_plain_words():
    scene = crowd(["deportation"])
    scene.do("play", "deportation")
    scene.do("whom", 2)
    scene.do("go", "TIJ")
    texts = prompts(scene)
    assert texts["en", 1] == "Ada plays Deportation. Cy goes to Tijuana. Stop it?"
    assert texts["en", 3] == "Ada plays Deportation. Cy goes to Tijuana. Bo may answer."
    assert texts["nl", 1] == "Ada speelt Uitzetting. Cy gaat naar Tijuana. Hou je het tegen?"


# -- interruptions (§11) ---------------------------------------------------------------------------------------------

Event = Callable[[Table], None]


def travel(scene: Table) -> None:
    scene.do("travel", "OMA")


def fly(scene: Table) -> None:
    scene.do("fly", "YVR")


def play(scene: Table) -> None:
    scene.do("play", "propaganda-tour")


def steal(scene: Table) -> None:
    scene.do("play", "pickpocket")
    scene.do("whom", 1)


def draw(scene: Table) -> None:
    scene.do("draw")


def disarm(scene: Table) -> None:
    scene.do("disarm")


def confront(scene: Table) -> None:
    scene.do("confront")


def vetoed(scene: Table) -> None:
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 2, "veto")


ANSWERS: dict[str, tuple[str, Event]] = {
    "tornado-season": ("Moved", travel),
    "blizzard": ("Moved", travel),
    "veto": ("CardAnnounced", play),
    "red-tape": ("CardAnnounced", play),
    "plausible-deniability": ("InterruptAnnounced", vetoed),
    "sabotage": ("DisarmResult", disarm),
    "wrong-wire": ("DisarmResult", disarm),
    "filibuster": ("ConvinceRolled", confront),
    "secret-service": ("PresidentRevealed", confront),
    "recount": ("DieRolled", disarm),
    "flat-tire": ("TravelAnnounced", travel),
    "airport-strike": ("FlightAnnounced", fly),
    "wiretap": ("CardDrawn", draw),
    "diplomatic-immunity": ("EffectHits", steal),
}


def interrupted(card: str) -> list[Table]:
    """Seat 1 has answered with this interruption, with different targets."""
    window, event = ANSWERS[card]
    place = {confront: "WDC", fly: "SEA"}.get(event, "DEN")
    hands = [["propaganda-tour", "pickpocket", "emp"], [card, "emp"], ["veto", "amtrak"]]

    def answered() -> Table:
        scene = crowd(*hands, places=[place, "DEN", "DEN", "ABQ"], dice=[5, 18], discard=[])
        if event is confront:
            scene.president("in-the-oval-office")
        event(scene)
        scene.until(window, 1)
        scene.do("interrupt", card)
        return scene

    return aimed(answered)


def test_all_interruptions_are_looked_at():
    assert set(ANSWERS) == {card for card in PACK.card_ids if card not in PLAYED}


@pytest.mark.parametrize("card", ANSWERS)
def test_11_2_an_interruption_says_what_it_will_do(card):
    scene = interrupted(card)[0]
    assert scene.step == "InterruptAnnounced"
    (top,) = [one for one in scene.sees(3).table if one.card == PACK.card[card]]
    assert top.seat == 1
    assert top.will["seat_whom"] in (0, 2)
    for (language, _), text in prompts(scene).items():
        assert "Bo" in text
        assert tellers()[language].name("card", PACK.card[card]) in text
    assert_nothing_secret(scene)


@pytest.mark.parametrize("card", ["tornado-season", "blizzard"])
def test_11_2_two_targets_of_an_interruption_are_told_apart_by_everybody(card):
    assert_told_apart(interrupted(card))


def test_I01_everybody_reads_where_a_tornado_leads_before_answering_it():
    texts = set()
    for number in range(2):
        scene = crowd([], ["tornado-season", "emp"], discard=[])
        scene.do("travel", "ICT")
        scene.until("Moved", 1)
        scene.do("interrupt", "tornado-season")
        scene.do("go", sorted(scene.places_offered())[number])
        texts.add(prompts(scene)["en", 2])
    assert len(texts) == 2


# -- the other windows -----------------------------------------------------------------------------------------------


def told_apart_in_words(scenes: list[Table]) -> None:
    for viewer in VIEWERS:
        for language in LANGUAGES:
            texts = {prompts(scene)[language, viewer] for scene in scenes}
            assert len(texts) == len(scenes), f"{viewer} in {language}: {texts}"
    for scene in scenes:
        assert_nothing_secret(scene)


@pytest.mark.parametrize(
    ("verb", "start", "goals"), [("travel", "DEN", ("OMA", "ICT")), ("fly", "SEA", ("YVR", "HNL"))]
)
@pytest.mark.parametrize("window", ["announced", "Moved"])
def test_2_3_a_journey_says_where_it_leads(verb, start, goals, window):
    scenes = []
    for goal in goals if window == "announced" or verb == "travel" else ("SFO", "LAX"):
        there = start if goal not in ("SFO", "LAX") else "HNL"
        scene = crowd(places=[there, "DEN", "DEN", "ABQ"])
        scene.do(verb, goal)
        if window == "Moved":
            scene.until("Moved", 1)
        scenes.append(scene)
    told_apart_in_words(scenes)


@pytest.mark.parametrize("father", ["", "john-hancock"])
def test_7_1_a_roll_says_whether_it_succeeds_and_what_was_needed(father):
    scenes = []
    for shown in (2, 4, 6):
        scene = crowd(dice=[shown])
        if father:
            scene.father(0, father)
        scene.do("disarm")
        scenes.append(scene)
    told_apart_in_words(scenes)
    needed, four, chance = (5, "a failure", 33) if father else (3, "a success", 67)
    again = f"Have it rolled again? That needs {needed} or more ({chance}\xa0%)."
    assert prompts(scenes[1])["en", 1] == f"Ada rolled 4: {four}, {needed} was needed. {again}"
    expected = f"Ada würfelt 6: gelungen, nötig ist {needed}. Lässt du neu würfeln?"
    assert prompts(scenes[2])["de", 1].startswith(expected)
    assert log(scenes[1])[-1].endswith(f"hacía falta {needed}.")


def test_8_a_roll_before_the_president_counts_the_bonus():
    scene = crowd(dictators=("genghis", "idi", "francisco", "benito"), places=["WDC", "DEN", "DEN", "ABQ"], dice=[18])
    scene.president("in-the-oval-office")
    scene.do("confront")
    scene.until("PresidentRevealed", 1)
    received = "The president receives Ada, who needs 18 or more on the d20 (15\xa0%). Call him away?"
    assert prompts(scene)["en", 1] == received
    scene.until("DieRolled", 1)
    again = "Have it rolled again? That needs 18 or more (15\xa0%)."
    expected = f"Ada rolled 18 (with the bonus 20): a success, 20 was needed. {again}"
    assert prompts(scene)["en", 1] == expected
    assert_nothing_secret(scene)


def test_7_1_a_disarming_names_the_facility_or_the_warhead():
    texts = set()
    for place in ("DEN", "SLC", "TND"):
        scene = crowd(places=[place, "DEN", "DEN", "ABQ"], facilities=[[place if place != "TND" else "DEN"]], dice=[6])
        scene.state.trident = 1
        scene.do("disarm")
        scene.until("DisarmResult", 1)
        texts.add(prompts(scene)["en", 1])
        assert_nothing_secret(scene)
    assert texts == {
        "Ada is about to disarm Denver. Prevent it?",
        "Ada is about to disarm Salt Lake City. Prevent it?",
        "Ada is about to disarm a warhead. Prevent it?",
    }


def deport(scene: Table, place: str) -> None:
    scene.do("play", "deportation")
    scene.do("whom", 1)
    scene.do("go", place)


def rendition(scene: Table) -> None:
    scene.do("play", "extraordinary-rendition")
    scene.do("whom", 1)


def emp(scene: Table) -> None:
    scene.do("play", "emp")
    scene.do("state", "CO")


def langley(scene: Table) -> None:
    scene.do("play", "friends-at-langley")
    scene.do("whom", 1)
    scene.pass_all()
    scene.do("take", "emp")


def blackmail(scene: Table) -> None:
    scene.do("activate", "blackmail-box", "blackmail-box:1")
    scene.do("discard", "emp")
    scene.do("whom", 1)


def squeeze(scene: Table) -> None:
    scene.do("activate", "blackmail-box", "blackmail-box:2")
    scene.do("whom", 1)


def bully(scene: Table) -> None:
    scene.do("bully")
    scene.do("whom", 1)


HITS: dict[str, tuple[Event, str]] = {
    "pickpocket": (steal, "Ada takes a random card from your hand. Avert it?"),
    "deportation": (lambda scene: deport(scene, "TIJ"), "Ada sends you to Tijuana. Avert it?"),
    "elsewhere": (lambda scene: deport(scene, "YVR"), "Ada sends you to Vancouver. Avert it?"),
    "extraordinary-rendition": (rendition, "Ada sends you to Guantanamo Bay. Avert it?"),
    "emp": (emp, "Ada makes you skip a turn. Avert it?"),
    "friends-at-langley": (langley, "Ada takes EMP from you. Avert it?"),
    "blackmail-box": (blackmail, "Ada makes you discard a random card. Avert it?"),
    "squeeze": (squeeze, "Ada squeezes you: a card, or a look at a facility. Avert it?"),
    "bully": (bully, "Ada makes you discard a random card. Avert it?"),
}


@pytest.mark.parametrize("blow", HITS)
def test_R39_whoever_is_hit_reads_what_it_is_and_the_others_too(blow):
    event, expected = HITS[blow]
    hands = [["pickpocket", "deportation", "extraordinary-rendition", "emp", "friends-at-langley"], ["emp", "amtrak"]]
    place = "CIA" if event is langley else "DEN"
    dictators = ("idi", "genghis", "francisco", "benito")
    scene = crowd(*hands, places=[place, "DEN", "DEN", "ABQ"], dictators=dictators)
    if blow in ("blackmail-box", "squeeze"):
        scene.in_front(0, "blackmail-box")
    event(scene)
    scene.until("EffectHits", 1)
    texts = prompts(scene)
    assert texts["en", 1] == expected
    for (language, viewer), text in texts.items():
        assert "Ada" in text or "Bo" in text, (language, viewer)
        assert viewer == 1 or "EMP" not in text  # which card it is only the two know
    assert_nothing_secret(scene)


def offered(scene: Table, language: str) -> list[str]:
    """What may be named, as the one who is asked reads it."""
    prompt = GAME.look(scene.state, scene.seat).prompt
    assert prompt is not None
    return [tellers()[language].sentence(*GAME.phrase(action, prompt)) for action in GAME.candidates(scene.state)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_state_that_is_aimed_at_names_who_stands_there(language):
    scene = Table(4, hands=[["emp"]], places=["DAL", "HOU", "OKC", "ELP"])
    scene.do("play", "emp")
    texas = next(line for line in offered(scene, language) if line.startswith("Texas"))
    assert texas.endswith(": " + ", ".join(NAMES[seat] for seat in (0, 1, 3)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_s_own_cards_are_marked_among_the_targets(language):
    scene = Table(3, hands=[["censorship"]])
    for seat, card in enumerate(("private-jet", "blackmail-box")):
        scene.in_front(seat, card)
    scene.do("play", "censorship")
    own, other = offered(scene, language)
    assert NAMES[0] not in own, "one knows oneself"
    assert other.endswith(NAMES[1])


# -- and then it happens ---------------------------------------------------------------------------------------------

# Lines that say no more than that the card took effect, or not, or what came of it.
AFTERMATH = {"takes-effect", "card-cancelled", "averted", "move-stopped", "foiled", "called-away", "emp-strikes"}
AFTERMATH |= {"refuses", "bonus-now", "draws", "rolls-anew"}


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


def pieces_of(entry: Entry) -> set[tuple[str, str]]:
    """What it is about, by kind."""
    return {(name.partition("_")[0], str(value)) for name, value in entry.args.items()}


def assert_not_told_again(announcement: Entry, deed: Entry) -> None:
    """It has a piece that was not announced, or says only that it happened; in no language in the same words."""
    assert deed.key in AFTERMATH or pieces_of(deed) - pieces_of(announcement), (announcement, deed)
    for teller in tellers().values():
        first, then = (teller.sentence(entry.key, entry.args) for entry in (announcement, deed))
        assert words_of(then) - words_of(first), (first, then)


def assert_each_thing_once(log: list[Entry]) -> int:
    """What follows an announcement, as everybody reads it. Gives how many were looked at."""
    looked_at = 0
    for viewer in VIEWERS:
        lines = [entry for entry in log if entry.visible_to(viewer)]
        for first, then in pairwise(lines):
            if first.key in ("plays", "interrupts") and then.key not in ("plays", "interrupts"):
                assert_not_told_again(first, then)
                looked_at += 1
    return looked_at


@pytest.mark.parametrize("card", PLAYED)
def test_11_1_what_was_announced_is_not_told_once_more(card):
    for scene in announced(card):
        scene.pass_all()
        if scene.step == "DiscardOrRefuse":
            scene.do("refuse")
        assert assert_each_thing_once(scene.log) == len(VIEWERS), "and that it happened is told"


@pytest.mark.parametrize("card", ANSWERS)
def test_11_2_what_an_interruption_announced_is_not_told_once_more(card):
    for scene in interrupted(card):
        scene.state.chance = Chance(seed_from("rolled again"))
        scene.pass_all()
        assert assert_each_thing_once(scene.log)


@pytest.mark.parametrize("players", [2, 4])
def test_11_whole_games_tell_nothing_twice(players):
    state = GAME.setup(players, {}, Chance(seed_from(f"told once {players}")))
    state.log = []
    bots = [Steady(Chance(seed_from(f"bot {seat}"))) for seat in range(players)]
    while state.outcome is None:
        seat = GAME.to_act(state)
        GAME.apply(state, bots[seat].choose(Sight(GAME, state, seat, GAME.legal(state))))
    assert assert_each_thing_once(state.log) > 50


def test_11_1_engineer_and_roadblock_in_plain_words():
    scene = crowd(["engineer", "roadblock"], dice=[2])
    scene.play("roadblock", ("road", "SEA", "POR"), ("road", "DEN", "OMA"))
    scene.play("engineer")
    read = [tellers()["en"].sentence(entry.key, entry.args) for entry in scene.log if entry.visible_to(None)]
    assert read[-5:] == [
        "Ada plays Roadblock. The roads Seattle – Portland and Denver – Omaha are blocked.",
        "Roadblock takes effect.",
        "Ada plays Engineer. Ada tries to disarm Denver: 3 or more (67\u00a0%).",
        "Ada rolled 2: a failure, 3 was needed.",
        "The attempt of Ada fails.",
    ]
    scene = crowd(dice=[2])
    scene.act("disarm")
    assert scene.said("attempts"), "no card has announced it"


@pytest.mark.parametrize(("card", "before", "line"), [("roadblock", 0, "placed"), ("bulldozer", 1, "taken")])
def test_11_1_what_can_no_longer_be_done_is_not_said_to_take_effect(card, before, line):
    scene = crowd([card])
    pairs = [("SEA", "POR"), ("DEN", "OMA")]
    roads = [PACK.road[PACK.place[a], PACK.place[b]] for a, b in pairs]
    for road in roads:
        scene.state.blocked[road] = before
    scene.do("play", card)
    for pair in pairs:
        scene.do("road", *pair)
    scene.state.blocked[roads[0]] = 1 - before  # by somebody else, while it could be answered
    scene.pass_all()
    assert [scene.state.blocked[road] for road in roads] == [1 - before] * 2
    assert not scene.said("takes-effect")
    [told] = scene.said(f"roadblock-{line}")
    assert (told.args["place_a"], told.args["place_b"]) == scene.state.pack.road_ends[roads[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_1_what_a_roll_needed_is_said_once(language):
    scene = crowd(dice=[2])
    scene.act("disarm")
    rolled, failed = (scene.said(key)[-1] for key in ("rolls-for", "disarm-failed"))
    assert "3" in tellers()[language].sentence(rolled.key, rolled.args)
    assert "3" not in tellers()[language].sentence(failed.key, failed.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_logs_of_earlier_games_are_still_read(language):
    """Lines that are not said any more, or no more of cards."""
    pieces = {"seat": 0, "seat_whom": 1, "seat_on": 1, "seat_from": 1, "card": 3, "level": 4, "place": 5}
    roads = {"place_a": 5, "place_b": 6, "timezone": 1, "total": 8, "needed": 8}
    for key in (*EARLIER_LINES, "attempts", "takes-off", "carried", "card-leaves", "father-leaves", "roadblock-placed"):
        assert tellers()[language].sentence(key, {**pieces, **roads})


def test_FAQ_14_whoever_may_stop_an_engineer_is_told_his_odds() -> None:
    scene = crowd(["engineer"], ["veto"])
    scene.do("play", "engineer")
    assert prompts(scene)["en", 1].startswith("Ada plays Engineer. Ada tries to disarm Denver: 3 or more (67\u00a0%).")
