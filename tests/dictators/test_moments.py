"""What the game is remembered for is told with all that its picture needs: card, place, die; and the odds before."""

from __future__ import annotations

from typing import Any

import pytest

from brink.engine.texts import LANGUAGES
from dictators.scene import GAME, PACK, Scene, Table, ready

PLAIN = ("francisco", "idi", "genghis", "benito")
NAMES = ["Ada", "Bo"]


def moment(scene: Scene, *before: str) -> tuple[str, dict[str, Any]]:
    """The only one there was but for those before it, and what it is about."""
    found = [entry for entry in scene.log if entry.key in GAME.moments]
    *earlier, last = found
    assert [GAME.moments[entry.key] for entry in earlier] == list(before)
    assert all(entry.visible_to(None) for entry in found)
    return GAME.moments[last.key], last.args


def before_the_door(card: str, *dice: int, disarmed: tuple[str, ...] = ()) -> Scene:
    scene = Table(2, dictators=PLAIN, places=["WDC"], facilities=[["SEA", "MOT", "MQT"]], dice=dice, begin=False)
    scene.president(card)
    scene.disarmed(0, *disarmed)
    scene.start()
    return scene


def offered(scene: Scene, verb: str, language: str = "en") -> str:
    prompt = GAME.decision(scene.state, scene.seat)
    action = next(one for one in GAME.candidates(scene.state) if one.verb == verb)
    return GAME.teller(language, PACK, NAMES).sentence(*GAME.phrase(action, prompt))


def test_8_the_president_is_out() -> None:
    scene = before_the_door("golf-day")
    scene.act("confront")
    kind, about = moment(scene)
    assert (kind, about["presidential"]) == ("president-out-bad", PACK.presidential["golf-day"])


@pytest.mark.parametrize(("face", "kind"), [(17, "repelled-bad"), (18, "convinced")])
def test_8_the_door_shows_his_card_and_the_die_with_what_it_needs(face: int, kind: str) -> None:
    scene = before_the_door("in-the-oval-office", face, disarmed=("SEA",))
    scene.do("confront")
    found, about = moment(scene)
    assert (found, about["roll"], about["needed"]) == (kind, face, 18)
    assert about["presidential"] == PACK.presidential["in-the-oval-office"]


@pytest.mark.parametrize(("face", "kind"), [(2, "armed-bad"), (3, "disarmed-good")])
def test_7_1_a_disarming_shows_the_place_and_the_die(face: int, kind: str) -> None:
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]], dice=[face])
    scene.do("disarm")
    found, about = moment(scene)
    assert (found, about["place"], about["roll"], about["needed"]) == (kind, PACK.place["SEA"], face, 3)


def test_a_hacker_needs_no_die() -> None:
    """Not even the one that was rolled before."""
    scene, _ = ready("hacker")
    scene.state.die = 6
    scene.play("hacker")
    kind, about = moment(scene)
    assert kind == "disarmed-good"
    assert "roll" not in about


def test_7_4_what_needs_no_roll_shows_no_die() -> None:
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA", "MOT"]], dice=[6], tokens=[[2]])
    scene.do("disarm")
    scene.log.clear()
    scene.act("token", 2)
    scene.act("disarm-there", PACK.place["MOT"])
    kind, about = moment(scene, "token")
    assert kind == "disarmed-good"
    assert "roll" not in about


@pytest.mark.parametrize(("level", "kind"), [(5, "defcon-up"), (4, "defcon-up"), (3, "defcon-bad"), (2, "launch-bad")])
def test_5_2_every_level_is_a_moment_that_shows_what_it_does(level: int, kind: str) -> None:
    scene = Table(2, dictators=PLAIN, deck=["defcon"])
    scene.state.defcon = level
    scene.act("draw")
    found, about = moment(scene)
    assert (found, about["level"]) == (kind, level - 1)


def test_11_1_an_interruption_is_a_moment_with_its_card_and_the_card_it_stops() -> None:
    scene = Table(2, dictators=PLAIN, hands=[["propaganda-tour"], ["veto"]])
    scene.do("play", "propaganda-tour")
    scene.answer("CardAnnounced", 1, "veto")
    scene.pass_all()
    kind, about = moment(scene)
    assert kind == "interrupted"
    assert (about["card"], about["card_stopped"]) == (scene.card("veto"), scene.card("propaganda-tour"))


def test_7_4_lives_that_are_swapped_are_a_moment() -> None:
    scene = Table(2, dictators=PLAIN, places=["YYZ"], facilities=[["SEA", "MOT", "BGR", "YYZ"]], dice=[6], begin=False)
    scene.lay_token("YYZ", 5)
    scene.start()
    scene.act("disarm")
    scene.log.clear()
    scene.do("token", 5)
    if scene.can("whom", 1):
        scene.do("whom", 1)
    kind, about = moment(scene, "token")
    assert (kind, about["seat"], about["seat_with"]) == ("swapped", 0, 1)


def test_D09_who_leans_on_whom_is_told() -> None:
    scene = Table(2, dictators=("idi", "francisco"), hands=[[], ["veto"]])
    scene.do("bully")
    scene.do("whom", 1)
    told = next(entry for entry in scene.log if entry.key == "bullies")
    assert (told.args["seat"], told.args["seat_on"]) == (0, 1)


@pytest.mark.parametrize("father", PACK.father_ids)
def test_4_every_founding_father_is_a_moment_with_his_card(father: str) -> None:
    scene = Table(2, dictators=PLAIN, deck=[father])
    scene.act("draw")
    shown = [entry.args["card"] for entry in scene.log if GAME.moments.get(entry.key) == "father"]
    assert shown == [scene.card(father)]


def test_6_the_trident_surfaces_with_its_card() -> None:
    scene = Table(2, dictators=PLAIN, deck=["trident"])
    scene.act("draw")
    kind, about = moment(scene)
    assert (kind, about["card"]) == ("trident", PACK.trident_card)


def test_7_2_a_token_is_seen_when_it_is_used() -> None:
    """Musical Chairs takes everybody elsewhere: nobody is to find out by looking for his meeple."""
    scene = Table(2, dictators=PLAIN)
    scene.give_token(0, 14)
    scene.do("token", 14)
    kind, about = moment(scene)
    assert (kind, about["token"]) == ("token", 14)


# -- the odds before, in the same words ------------------------------------------------------------------------------


def test_7_1_the_odds_of_a_disarming_stand_on_its_button() -> None:
    scene = Table(2, dictators=PLAIN, places=["SEA"], facilities=[["SEA"]])
    assert offered(scene, "disarm") == "Try to disarm: 3 or more (67\xa0%)"


def test_D01_who_may_draw_from_the_discard_pile_reads_what() -> None:
    scene = Table(2, dictators=("mao", "idi"))
    assert offered(scene, "draw-discard") == "Draw the top card of the discard pile"
    scene.state.discard = [scene.card("veto"), scene.card("hacker")]
    assert offered(scene, "draw-discard") == "Draw Hacker from the discard pile"


def test_11_at_whom_a_card_is_aimed_is_said_with_the_card() -> None:
    """Alone, as in an analysis, a name does not say what is done to him."""
    scene = Table(3, dictators=PLAIN, hands=[["friends-at-langley"]])
    scene.do("play", scene.card("friends-at-langley"))
    assert offered(scene, "whom").startswith("Friends at Langley: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_the_odds_at_the_door_stand_on_its_button_and_on_the_passport(language: str) -> None:
    scene = before_the_door("golf-day", disarmed=("SEA", "MOT", "MQT"))
    words = offered(scene, "confront", language)
    assert "8 " in words
    assert "(65\xa0%)" in words
    ada = scene.sees(1).players[0]
    assert (ada.needed, ada.odds) == (8, 65)


def test_D03_a_new_roll_says_what_it_needs_and_what_the_old_one_means() -> None:
    scene = Table(2, dictators=("fidel", "idi"), places=["SEA"], facilities=[["SEA"]], dice=[1])
    scene.do("disarm")
    assert offered(scene, "reroll") == "Roll again: 3 or more (67\xa0%)"
    prompt = GAME.decision(scene.state, 0)
    words = GAME.teller("en", PACK, NAMES).sentence(prompt.key, prompt.args)
    assert "rolled 1: a failure, 3 was needed" in words
    assert words.endswith("That needs 3 or more (67\xa0%).")


def test_D13_a_card_that_is_seized_is_shown_as_one_that_is_stopped() -> None:
    scene = Table(2, dictators=("fidel", "julius"), hands=[["propaganda-tour"]])
    scene.do("play", "propaganda-tour")
    scene.act("seize")
    assert moment(scene) == ("interrupted", {"seat": 1, "card": PACK.card["propaganda-tour"]})
