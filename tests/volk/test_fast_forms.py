"""What is found out in a faster way for all provinces at once is what the rules say of each."""

from __future__ import annotations

from collections import Counter

import pytest

from brink.engine import AnyGame, Chance
from brink.games.volk import Volk
from brink.games.volk.economy import (
    blocked,
    buildable,
    can_build,
    can_dismantle,
    dismantlable,
    pieces,
    points,
    refuse_build,
    refuse_dismantle,
)
from brink.games.volk.events import executable, executables
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.state import VolkState
from brink.games.volk.twoplustwo import TwoPlusTwo
from closely import APART

GAMES = 24 // APART


def boards(game: AnyGame, rules: int | None) -> list[VolkState]:
    """The state at each decision of random games, and what it might have been."""
    found = []
    for number in range(GAMES):
        chance = Chance(number.to_bytes(16, "little"))
        state = game.setup(max(game.players), {}, chance, rules=rules)
        choices = chance.fork("choices")
        while state.outcome is None:
            legal = game.legal(state)
            found += [state.clone(), rarely_seen(state.clone(), len(found))]
            game.apply(state, legal[choices.below(len(legal))], legal)
    return found


def rarely_seen(state: VolkState, number: int) -> VolkState:
    """Rheinsberg, factories abroad with lines that lead there, suppliers that protest: rare in random games."""
    pack = state.pack
    state.borrowed = [pack.suppliers[at] for at in range(len(pack.suppliers)) if number >> at & 1]
    state.factories[pack.rheinsberg] = number % 3
    for external, site in enumerate(pack.externals):
        state.factories[site] = number >> external & 1
        for line, other in pack.site_lines[site]:
            state.built[line] = pack.full[line] if number % 5 else 0
            state.factories[other] = state.factories[other] or number % 3
    return state


@pytest.mark.parametrize(
    ("game", "rules"), [(Volk(), None), (Volk(), 1), (TwoPlusTwo(), None)], ids=["volk", "first rules", "2+2"]
)
def test_fast_forms_find_what_the_rules_say(game: AnyGame, rules: int | None) -> None:
    seen: Counter[str] = Counter()
    for state in boards(game, rules):
        provinces = range(len(state.standard))
        assert state.exports() == [state.export_value(province) for province in provinces]
        assert state.protests_everywhere() == [state.protests(province) for province in provinces]
        for side in (WEST, EAST):
            own, cities = state.pack.provinces[side], state.pack.cities[side]
            there = state.industries(side)
            assert [there[p].economy for p in own] == [state.economy(p) for p in own]
            assert buildable(state, side) == [p for p in points(state, side) if not refuse_build(state, side, p)]
            assert dismantlable(state, side) == [p for p in pieces(state, side) if not refuse_dismantle(state, side, p)]
            assert can_build(state, side) == bool(buildable(state, side))
            assert can_dismantle(state, side) == bool(dismantlable(state, side))
            assert state.has_unrest(side) == bool(state.restless(side))
            assert state.all_protests(side) == sum(state.protests(province) for province in own)
            assert all(blocked(state, s) == all(map(state.protests, state.pack.site_provinces[s])) for s in cities)
            seen["no infrastructure"] += not any(state.built[line] for line in state.pack.lines[side])
        seen["abroad"] += any(state.counts_for(number) >= 0 for number in range(len(state.abroad)))
        seen["borrowed"] += bool(state.borrowed)
        seen["Rheinsberg"] += bool(state.factories[state.pack.rheinsberg])
    assert all(seen[what] for what in ("no infrastructure", "abroad", "borrowed", "Rheinsberg")), seen


@pytest.mark.parametrize("game", [Volk(), TwoPlusTwo()], ids=["volk", "2+2"])
def test_icons_of_all_kinds_are_found_executable_together_as_one_by_one(game: AnyGame) -> None:
    for state in boards(game, None):
        twice = (*range(len(state.pack.icons)), *range(len(state.pack.icons)))
        assert executables(state, twice) == [icon for icon in range(len(state.pack.icons)) if executable(state, icon)]
