"""The rulings of the base game; V8 to V10 and H43 are proved where their rule is."""

from __future__ import annotations

import re

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.volk.germany import UNPLACED
from volk.germany import line
from volk.scene import GAME, Scene, card

WEST, EAST = 0, 1


def test_V1_an_icon_waits_while_another_one_can_be_carried_out() -> None:
    """Card 46: Berlin is intact, so the repair waits until Berlin was run down."""
    scene = Scene("east", cards=[46], factories=["berlin", "jena"])
    scene.play("event", 46)
    assert scene.refused("icon", "repair@EB") == ("icon-later", "V1")
    scene.answer("E icon run", "E run berlin", "E icon repair@EB")
    assert scene.factory("berlin") == "intact"


def test_V1_the_rest_waits_as_well() -> None:
    scene = Scene("east", cards=[46], factories=["berlin", "jena"])
    scene.play("event", 46)
    scene.answer("E rest", "E run berlin")
    assert scene.factory("berlin") == "intact"
    assert scene.state.socialism == 1


def test_V1_what_cannot_be_carried_out_at_the_end_is_lost() -> None:
    scene = Scene("east", cards=[46], factories=["jena"])
    scene.play("event", 46)
    scene.answer("E rest")
    assert scene.factory("jena") == "run down"
    assert len(scene.said("icon-lost")) == 1
    assert scene.step == "TakeTurn"


def test_V2_where_only_one_choice_is_possible_nobody_is_asked() -> None:
    scene = Scene(cards=[1], unrest={"NW": 1}, factories=["kiel"])
    scene.play("remove-unrest", 1)  # one point to pay, one unrest to remove
    assert scene.step == "TakeTurn"
    assert (scene.unrest("NW"), scene.factory("kiel")) == (0, "none")


def test_V2_building_ends_when_nothing_can_be_built() -> None:
    scene = Scene("east", cards=[1], unrest=dict.fromkeys(("MV", "BB", "EB", "SA", "SN"), 4), factories=["jena"])
    scene.play("build", 1)
    scene.answer("E factory eisenach")
    assert scene.step == "Build"  # one line is left
    scene = Scene("east", cards=[1], unrest=dict.fromkeys(("MV", "BB", "EB", "SA", "SN", "TH"), 4))
    scene.play("build", 1)
    assert scene.step == "TakeTurn"


def test_V2_raising_ends_when_no_province_can_have_an_LS() -> None:
    scene = Scene(cards=[13])
    scene.play("raise", 13)
    assert scene.step == "TakeTurn"
    scene = Scene(cards=[13], factories=["kiel"])
    scene.play("raise", 13)
    scene.answer("W at SH")
    assert scene.step == "TakeTurn"


def test_V3_hamburg_is_asked_for_only_while_a_factory_stands_there() -> None:
    scene = Scene(cards=[13], factories=["kiel", "ulm"])
    scene.play("raise", 13)
    assert scene.step == "RaiseStandard"
    for phase in (3, 5):
        scene = Scene(factories=["kiel"])
        scene.phase(phase)
        assert scene.step == "TakeTurn"


def test_V3_the_choice_lasts_for_the_action() -> None:
    """With Hamburg, Niedersachsen would lack only the 1 point that the card has."""
    scene = Scene(cards=[12], factories=["hamburg", "kiel", "flensburg", "bremen", "ulm", "mannheim", "stuttgart"])
    scene.play("raise", 12)
    scene.answer("W assign SH", "W at SH")
    assert scene.step == "RaiseStandard"
    assert scene.refused("at", "NI") == ("economy-too-weak", "4.3")


def test_V4_the_back_of_a_card_shows_its_decade() -> None:
    scene = Scene(cards=[35], hands=([13, 36], [14, 23]))
    assert scene.state.decade == 2
    view = GAME.view(scene.state, WEST)
    assert view.hands == [[card(13), card(36)], [-2, -1]]
    assert set(view.deck) == {-2}
    assert GAME.view(scene.state, None).hands == [[-2, -1], [-2, -1]]


def test_V4_hand_cards_are_discarded_unseen() -> None:
    scene = Scene(cards=[13], hands=([14, 18], [1]), factories=["berlin"], fillers=0, part=2)
    scene.play("build", 13)
    scene.answer("W done", "W discard 14")
    assert GAME.view(scene.state, WEST).discards == [[card(14)], []]
    assert GAME.view(scene.state, EAST).discards == [[-1], []]
    assert GAME.view(scene.state, None).discards == [[-1], []]
    assert [entry.args for entry in scene.said("discarded") if entry.visible_to(EAST)] == [{"seat": WEST}]
    assert not [entry for entry in scene.said("you-discarded") if entry.visible_to(EAST)]


def test_V4_an_imagined_world_keeps_the_backs() -> None:
    scene = Scene(cards=[35], hands=([13, 36], [14, 23]))
    seen = set()
    for number in range(20):
        world = GAME.imagine(scene.state, WEST, Chance(seed_from(f"world {number}")))
        GAME.check(world)
        assert world.hands[WEST] == scene.state.hands[WEST]
        assert GAME.view(world, WEST) == GAME.view(scene.state, WEST)
        seen.add(tuple(world.hands[EAST]))
    assert len(seen) > 5


def test_V5_the_latest_supplier_protest_goes_first() -> None:
    scene = Scene(cards=[13], unrest={"WB": 8}, borrowed=["NW", "BW"])
    scene.play("remove-unrest", 13)
    assert (scene.protests("NW"), scene.protests("BW")) == (1, 0)


def test_V6_socialists_defend_in_phase_9_whatever_the_marker_says() -> None:
    for marker, box in ((1, 0), (0, 1), (-1, 2)):
        scene = Scene(socialism=marker, box=box, unrest={"TH": 4})
        scene.phase(9)
        assert (scene.unrest("TH"), scene.socialists("TH"), scene.state.box) == (3, 1, 0)


def police(**settings: object) -> Scene:
    return Scene("east", cards=[47], decade=3, police={5: 0}, unrest={"TH": 4, "SN": 2}, **settings)  # type: ignore[arg-type]


def test_V7_police_before_the_action() -> None:
    scene = police()
    scene.answer("E police TH")
    assert (scene.step, scene.unrest("TH")) == ("TakeTurn", 3)


def test_V7_police_between_the_icons_of_an_event() -> None:
    scene = police()
    scene.play("event", 47)
    scene.answer("E icon -uE", "E at SN", "E police TH", "E icon +lsE", "E at TH")
    assert (scene.unrest("SN"), scene.unrest("TH")) == (1, 2)
    assert scene.step == "TakeTurn"


def test_V7_police_after_the_action_before_the_socialists() -> None:
    scene = police(box=1)
    scene.play("build", 47)
    scene.answer("E done")
    assert (scene.step, scene.side) == ("AfterAction", "E")
    scene.answer("E police TH")
    assert (scene.unrest("TH"), scene.state.box) == (3, 1)  # no socialist was needed
    assert scene.step == "TakeTurn"


def test_V7_after_the_action_the_police_may_stay_at_home() -> None:
    scene = police(box=1)
    scene.play("build", 47)
    scene.answer("E done", "E done")
    assert (scene.state.police_used, scene.state.box, scene.socialists("TH")) == ([0], 0, 1)


def test_V7_nobody_is_asked_after_the_action_without_unrest_or_police() -> None:
    for settings in ({"police": {5: 0}}, {"police": {5: 1}, "unrest": {"TH": 1}}, {"unrest": {"TH": 1}}):
        scene = Scene("east", cards=[47], **settings)  # type: ignore[arg-type]
        scene.play("build", 47)
        scene.answer("E done")
        assert scene.step == "TakeTurn"


def test_V11_half_a_long_line_touches_the_end_it_lies_next_to() -> None:
    for end, other in (("berlin", "bitterfeld"), ("bitterfeld", "berlin")):
        scene = Scene(cards=[72], factories=["berlin", "bitterfeld", "jena"], lines=[f"{end} - {other}"])
        scene.play("event", 72)
        scene.answer("W icon -bE")
        assert scene.refused("factory", end) == ("infrastructure-first", "5.1")
        assert scene.offered("factory") == {other, "jena"}
        scene.answer(f"W half {end} - {other} > {end}", "W icon -bE")
        assert scene.offered("factory") == {"berlin", "bitterfeld", "jena"}


def test_V11_what_is_left_of_a_long_line_stays_without_a_factory_and_may_be_finished() -> None:
    scene = Scene(cards=[72], factories=["berlin", "jena"], lines=["berlin - bitterfeld"] * 2)
    scene.play("event", 72)
    scene.answer("W icon -bE", "W half berlin - bitterfeld > berlin", "W icon -bE", "W factory berlin")
    assert scene.built("berlin - bitterfeld") == 1
    follows = Scene("east", cards=[1], factories=["jena"], lines=["bitterfeld - berlin"])
    follows.play("build", 1)
    assert follows.can("half", "berlin - bitterfeld", "berlin")


def test_V11_games_of_version_1_do_not_say_which_half_it_is() -> None:
    scene = Scene(cards=[72], factories=["berlin", "bitterfeld", "jena"], lines=["berlin - bitterfeld"], rules=1)
    scene.play("event", 72)
    scene.answer("W icon -bE")
    for end in ("berlin", "bitterfeld"):
        assert scene.refused("factory", end) == ("infrastructure-first", "5.1")
    assert GAME.view(scene.state, None).built[line("berlin - bitterfeld")] == UNPLACED
    scene.answer("W line berlin - bitterfeld", "W icon -bE")
    assert scene.offered("factory") == {"berlin", "bitterfeld", "jena"}


def test_V15_west_berlins_limit_is_looked_at_anew_after_each_LS_lost() -> None:
    """Köln is worth 1, Rheinland-Pfalz has nothing: one LS goes if it is the French one, both if it is the British."""
    for sector, left in (("french", 1), ("british", 0)):
        scene = Scene(factories=["koeln"], sectors=(1, 1, 0))
        scene.phase(5, f"W sector {sector}")
        assert scene.standard("WB") == left
        assert scene.step == "TakeTurn"


def test_V16_they_go_on_by_turns_when_no_factory_is_intact_any_more() -> None:
    """The balance is -4. West leads: West and East run one down each, West and East dismantle one each."""
    scene = Scene(
        factories=["berlin", "jena"], lines=["berlin - cottbus", "bitterfeld - jena"], run_down=["cottbus"],
        currency=-6, standard={"TH": 1},
    )  # fmt: skip
    scene.phase(3, "W run berlin")
    assert [entry.args["balance"] for entry in scene.said("balance")] == [-4]
    assert scene.factory("jena") == "run down"  # the last one that is intact: the East has no choice
    assert scene.who == "W"
    scene.answer("W line bitterfeld - jena")
    assert scene.built("berlin - cottbus") == 0  # nor has it with the last piece
    assert scene.step == "TakeTurn"


def test_V12_nothing_need_be_built_or_placed_but_the_card_is_used() -> None:
    for verb in ("build", "raise"):
        scene = Scene(cards=[13], factories=["kiel", "flensburg"])
        before = scene.board()
        scene.play(verb, 13)
        scene.answer("W done")
        assert (scene.board(), scene.side) == (before, "E")
        assert scene.numbers(scene.state.played) == [13]


def test_V12_an_event_of_which_nothing_can_be_carried_out() -> None:
    scene = Scene("east", cards=[54])
    before = scene.board()
    scene.play("event", 54)
    assert (scene.board(), scene.side) == (before, "W")
    assert scene.numbers(scene.state.played) == [54]


def test_V13_whoever_begins_the_decade_decides_first_on_old_hand_cards() -> None:
    for prestige, order in ((0, "WE"), (1, "EW")):
        scene = Scene(decade=1, hands=([13], [1]), factories=["berlin", "jena"], prestige=prestige, fillers=1)
        scene.end_decade()
        while scene.step != "KeepHand":
            GAME.apply(scene.state, GAME.legal(scene.state)[0])
        asked = []
        while scene.step == "KeepHand":
            assert [len(hand) for hand in scene.state.hands] == [1, 1]  # nobody has filled up yet
            asked.append(scene.side)
            scene.do("done")
        assert "".join(asked) == order
        assert [entry.args["seat"] for entry in scene.said("drew")] == [scene.letters.index(who) for who in order]


def test_V14_the_special_card_is_paid_before_its_event() -> None:
    scene = Scene("east", special=82, decade=2, hands=([], [23, 24]))
    scene.play("event", 82)
    assert (scene.step, scene.state.wall) == ("PaySpecial", False)
    scene.answer("E discard 23")
    assert scene.state.wall


def test_V18_on_a_dual_card_something_may_be_ignored_after_others_were_carried_out() -> None:
    """Card 61: East sees where West has placed the unrest before it says that the other one does not count."""
    scene = Scene("east", cards=[61], unrest={"MV": 3})
    scene.play("event", 61)
    scene.answer("E icon +uE!W", "W at MV")
    assert scene.offered("ignore") == {"+uE!W", "+uW!E"}
    scene.answer("E ignore +uE!W")
    assert scene.offered("ignore") == set()


@pytest.mark.parametrize("folder", ["help", "twoplustwo/help"])
@pytest.mark.parametrize("page", ["rulings.md", "rulings.de.md", "rulings.nl.md", "rulings.es.md"])
def test_V1_to_V18_are_in_the_rulings_of_both_titles(folder: str, page: str) -> None:
    text = (GAME.folder / folder / page).read_text(encoding="utf-8")
    ids = [int(number) for number in re.findall(r"^### V(\d+) .*\{#V\1\}$", text, re.MULTILINE)]
    assert ids == list(range(1, 19))
