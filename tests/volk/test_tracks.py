"""§6: the tracks, and arrows beyond their ends."""

from __future__ import annotations

from typing import Any

import pytest

from brink.games.volk import tracks
from volk.scene import GAME, PACK, Scene

WEST, EAST = 0, 1


def test_6_prestige_spaces() -> None:
    spaces = [[[PACK.icons[icon].name for icon in icons] for icons in side] for side in PACK.prestige]
    assert spaces == [
        [["run"], ["run"], ["+uE"], ["-bE", "+uE"], ["-lsE", "+uE"], ["-lsE", "+uE", "-bE"]],
        [["+bE"], ["-uE"], ["+bE", "-uE"], ["+lsE"], ["+lsE", "-uE"], ["+lsE", "-uE", "+bE"]],
    ]


def test_6_socialist_spaces() -> None:
    assert PACK.cubes == [0, 1, 1, 2, 2, 3, 4]


def arrow(track: str, side: int, **settings: Any) -> Scene:
    scene = Scene(**settings)
    tracks.push(scene.state, track, side)
    GAME.advance(scene.state)
    return scene


@pytest.mark.parametrize("track", ["prestige", "currency", "socialism"])
def test_6_an_arrow_moves_one_space_up_to_the_end(track: str) -> None:
    assert getattr(arrow(track, WEST).state, track) == -1
    assert getattr(arrow(track, EAST).state, track) == 1
    assert getattr(arrow(track, WEST, **{track: -5}).state, track) == -6
    assert getattr(arrow(track, EAST, **{track: 5}).state, track) == 6
    assert getattr(arrow(track, WEST, **{track: -6}).state, track) == -6
    assert getattr(arrow(track, EAST, **{track: 6}, unrest={"TH": 1}).state, track) == 6


def test_6_prestige_beyond_the_left_end_calms_the_west_or_stirs_the_east() -> None:
    scene = arrow("prestige", WEST, prestige=-6, unrest={"NW": 1})
    assert (scene.step, scene.side) == ("PrestigeBonus", "W")
    assert scene.offered("calm") == {"NW"}
    assert scene.refused("calm", "SH") == ("no-unrest", "6")
    assert scene.offered("stir") == {"MV", "BB", "EB", "SA", "SN", "TH"}
    scene.answer("W calm NW")
    assert scene.unrest("NW") == 0
    scene = arrow("prestige", WEST, prestige=-6, unrest={"NW": 1})
    scene.answer("W stir TH")
    assert (scene.unrest("NW"), scene.unrest("TH")) == (1, 1)


def test_6_prestige_beyond_the_right_end_calms_the_east_or_stirs_the_west() -> None:
    scene = arrow("prestige", EAST, prestige=6, unrest={"TH": 1})
    assert (scene.step, scene.side) == ("PrestigeBonus", "E")
    assert scene.offered("calm") == {"TH"}
    assert scene.offered("stir") == {"SH", "NI", "NW", "HE", "RP", "BW", "BY", "WB"}
    scene.answer("E stir WB")
    assert scene.unrest("WB") == 1


@pytest.mark.parametrize("track", ["currency", "socialism"])
def test_6_beyond_the_left_end_the_west_places_an_eastern_unrest(track: str) -> None:
    scene = arrow(track, WEST, **{track: -6})
    assert (scene.step, scene.side) == ("PlaceUnrest", "W")
    assert scene.offered("at") == {"MV", "BB", "EB", "SA", "SN", "TH"}
    scene.answer("W at MV")
    assert scene.unrest("MV") == 1
    assert [entry.rule for entry in scene.said("unrest-comes")] == ["6"]


@pytest.mark.parametrize("track", ["currency", "socialism"])
def test_6_beyond_the_right_end_the_east_removes_an_eastern_unrest(track: str) -> None:
    scene = arrow(track, EAST, **{track: 6}, unrest={"MV": 1, "TH": 1, "NW": 1})
    assert (scene.step, scene.side) == ("RemoveUnrest", "E")
    assert GAME.decision(scene.state, EAST).rule == "6"
    assert scene.offered("at") == {"MV", "TH"}
    scene.answer("E at TH")
    assert scene.unrest("TH") == 0
    calm = arrow(track, EAST, **{track: 6})  # nothing to remove
    assert calm.step == "TakeTurn"


def test_6_each_single_arrow_counts_beyond_the_end() -> None:
    scene = Scene("east", cards=[31], prestige=5)
    scene.play("event", 31)  # two arrows: one step, one bonus
    assert scene.state.prestige == 6
    assert scene.step == "PrestigeBonus"
    scene.answer("E stir SH")
    assert scene.step == "TakeTurn"


def test_6_the_bonus_belongs_to_the_favoured_side_whoever_triggers_the_event() -> None:
    scene = Scene("west", cards=[42], prestige=6)
    scene.play("event", 42)
    scene.answer("W icon P>1", "E stir NW", "W icon P>1", "E stir NW")
    assert scene.unrest("NW") == 2


def test_6_a_bonus_that_stirs_west_berlin_brings_a_supplier_protest() -> None:
    scene = Scene("east", cards=[31], prestige=6, unrest={"WB": 3})
    scene.play("event", 31)
    scene.answer("E stir WB", "E at BW", "E stir SH")
    assert scene.protests("BW") == 1
