"""`check` notices what must never be, and random games never show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from brink.engine import Chance, RulesError
from brink.engine.chance import seed_from
from brink.games.volk.state import RUN_DOWN, VolkState
from volk.scene import GAME, PACK, Scene, line, province, site

WRONG: dict[str, Callable[[VolkState], None]] = {
    "out of range": lambda state: state.unrest.__setitem__(0, -1),
    "of its sectors": lambda state: state.sectors.__setitem__(0, 1),
    "in the West": lambda state: state.socialists.__setitem__(0, 1),
    "more socialists": lambda state: setattr(state, "box", 13),
    "without reason": lambda state: state.borrowed.append(province("NW")),
    "without one at a supplier": lambda state: state.unrest.__setitem__(PACK.west_berlin, 4),
    "more infrastructure": lambda state: state.built.__setitem__(line("kiel - hamburg"), 2),
    "without a factory": lambda state: state.built.__setitem__(line("kiel - hamburg"), 1),
    "that cannot be": lambda state: state.factories.__setitem__(site("pln"), RUN_DOWN),
    "elsewhere": lambda state: setattr(state, "hamburg", province("NW")),
    "off its track": lambda state: setattr(state, "prestige", 7),
    "without a card": lambda state: state.police_used.append(0),
    "without a star": lambda state: (state.police.append(state.display.pop()), state.police_used.append(0)),  # type: ignore[func-returns-value]
    "lost or doubled": lambda state: state.played.append(state.display[0]),
    "hand is out of order": lambda state: state.hands[0].cards.reverse(),
    "discards is out of order": lambda state: state.discards.__setitem__(0, [state.display.pop(), state.display.pop()]),
    "know it differ": lambda state: state.deck_knowers.pop(),  # type: ignore[func-returns-value]
}


@pytest.mark.parametrize("what", WRONG)
def test_check_notices(what: str) -> None:
    scene = Scene(cards=[13], hands=([14, 18], [1, 2]), fillers=5)
    scene.state.display.sort()
    WRONG[what](scene.state)
    with pytest.raises(RulesError, match=what):
        GAME.check(scene.state)


def test_check_notices_a_lost_special_card() -> None:
    scene = Scene(cards=[13], special=81)
    scene.state.played.append(scene.state.special)
    with pytest.raises(RulesError, match="lost or doubled"):
        GAME.check(scene.state)


def test_random_games_end_in_order() -> None:
    """Every decision offers something, exactly what it defines; the invariants hold; several ends are reached."""
    ends: Counter[str] = Counter()
    for number in range(25):
        chance = Chance(seed_from(f"random game {number}"))
        choices = chance.fork("choices")
        state = GAME.setup(2, {}, chance)
        for _ in range(2000):
            if state.outcome is not None:
                break
            legal, step = GAME.legal(state), state.agenda[-1]
            assert legal == [one for one in step.candidates(state) if step.refusal(state, one) is None]
            assert legal
            GAME.apply(state, legal[choices.below(len(legal))], legal)
            GAME.check(state)
        assert state.outcome is not None
        ends[state.outcome.how] += 1
    assert len(ends) >= 3
