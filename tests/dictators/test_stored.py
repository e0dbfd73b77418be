"""Stored states of earlier releases."""

from __future__ import annotations

from typing import Any

import msgspec

from brink.engine.hands import Hand
from dictators.scene import GAME, PACK, Scene


def first_layout(scene: Scene) -> bytes:
    """The state as release 0.1 stored it."""
    stored: dict[str, Any] = msgspec.json.decode(GAME.dump(scene.state))
    del stored["layout"]
    for cards, knowers in (("hands", "knowers"), ("bunker", "bunker_knowers")):
        held = stored["state"][cards]
        stored["state"][cards] = [hand["cards"] for hand in held]
        stored["state"][knowers] = [hand["knowers"] for hand in held]
    return msgspec.json.encode(stored)


def test_a_hand_is_put_together_from_the_two_lists_it_was():
    scene = Scene(2, hands=[["veto", "emp"], ["amtrak"]], begin=False)
    scene.in_front(1, "secret-bunker")
    scene.state.bunker[1] = Hand.of([PACK.card["wiretap"]], 1 << 1)
    scene.state.deck.remove(PACK.card["wiretap"])
    scene.state.hands[0].show(1 << 1)
    scene.start()
    old = GAME.load(first_layout(scene))
    assert old.hands == scene.state.hands
    assert old.bunker == scene.state.bunker
    assert GAME.hash(old) == GAME.hash(scene.state)
    GAME.check(old)
