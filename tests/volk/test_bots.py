"""The bot `steady`: what it says of an action depends on the position alone."""

from __future__ import annotations

from brink.games.volk.bots import Mind
from volk.scene import PACK, Scene

WEST, EAST = 0, 1


def test_what_an_LS_brings_does_not_depend_on_what_was_asked_before() -> None:
    scene = Scene("west", unrest={"NW": 3, "BY": 3, "TH": 2}, standard={"NW": 1, "BY": 2, "TH": 1})
    provinces = [PACK.province_ids.index(name) for name in ("NW", "BY", "TH")]
    alone = [Mind(scene.state, WEST).standard_gain(province) for province in provinces]
    mind = Mind(scene.state, WEST)
    assert [mind.standard_gain(province) for province in provinces] == alone
    assert mind.judge.coming == Mind(scene.state, WEST).judge.coming
