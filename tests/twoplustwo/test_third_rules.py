"""What the third version of the rules says otherwise than the second, which games begun with it keep: H17, and of the
base game V3 and V7 (`volk/test_third_rules.py`)."""

from __future__ import annotations

import pytest

from twoplustwo.scene import GAME, PACK, Scene

THIRD = pytest.mark.parametrize(("rules", "third"), [(2, False), (3, True)])


@THIRD
def test_H17_an_icon_at_the_value_that_cannot_be_carried_out_at_its_turn_is_lost(rules: int, third: bool) -> None:
    """Card 18 calms East-Berlin, where nothing stirs, and then has a conflict drawn that brings unrest there."""
    scene = Scene("E", cards=[18], conflicts=["cf3"], rules=rules)
    scene.play("raise", 18)
    assert GAME.view(scene.state, None).coming == [
        *([] if third else map(PACK.number_of, ("-uW@WB", "-uE@EB"))),
        PACK.number_of("pm"),
    ]
    scene.answer("S at EB")
    assert scene.unrest("EB") == int(third)
    assert [PACK.icons[entry.args["icon"]].name for entry in scene.said("icon-lost")] == (
        ["-uW@WB", "-uE@EB"] if third else ["-uW@WB"]
    )
    assert scene.kept("E") == [18]
    assert scene.step == "TakeTwoTurn"


@THIRD
def test_H17_one_that_can_be_takes_effect_before_the_card_is_drawn(rules: int, third: bool) -> None:
    scene = Scene("E", cards=[18], conflicts=["cf3"], unrest={"EB": 1, "WB": 1}, rules=rules)
    scene.play("raise", 18)
    assert (scene.step, scene.unrest("EB"), scene.unrest("WB")) == ("Apply", 0, 0)


@pytest.mark.parametrize("rules", [2, 3])
def test_H17_protests_of_west_berlin_are_settled_between_the_icons(rules: int) -> None:
    scene = Scene("W", cards=[35], conflicts=["cf1"], unrest={"WB": 3}, rules=rules)
    scene.play("raise", 35)
    scene.answer("W at WB", "E at NW")
    assert (scene.step, scene.seat) == ("Apply", "E")
    scene.answer("E at TH")
    assert (scene.unrest("WB"), scene.unrest("TH"), scene.kept("W")) == (4, 1, [35])


@pytest.mark.parametrize("seat", "ES")
@THIRD
def test_V7_the_police_may_act_before_the_last_icon(seat: str, rules: int, third: bool) -> None:
    """Card 84: the Soviet Union, too, may send it in its own turn."""
    scene = Scene(seat, special="b84", unrest={"SN": 5, "TH": 4, "MV": 3}, police={"b66": 0}, rules=rules)
    scene.play("event", "b84")
    scene.answer(f"{seat} icon $<1", f"{seat} icon -mpE!W", "W at SN")
    assert scene.state.stasi_gone is not third
    if third:
        scene.answer(f"{seat} police TH", "E at BB")
        assert [scene.unrest(code) for code in ("SN", "TH", "MV", "BB")] == [3, 3, 3, 1]
    assert scene.state.stasi_gone


@THIRD
def test_V3_the_usa_is_asked_for_hamburg_only_where_it_changes_a_price(rules: int, third: bool) -> None:
    """Schleswig-Holstein has 3 without it; Niedersachsen lacks 3 without it and 2 with it: a card with 1 cannot pay."""
    scene = Scene(
        "U", cards=["b12"], factories=["hamburg", "kiel", "flensburg"], lines=["flensburg - kiel"], rules=rules
    )
    scene.play("raise", "b12")
    assert scene.step == ("RaiseStandard" if third else "AssignHamburg")
