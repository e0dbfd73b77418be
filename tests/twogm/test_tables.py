"""What is worked out once from the pack says what the cards say."""

from __future__ import annotations

from itertools import product

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.twogm import abilities, firing, movement
from brink.games.twogm.firing import Shooting
from brink.games.twogm.movement import Movement, MoveUnit
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import can_fire, has_target, look_out, sees_target
from brink.games.twogm.tables import SLOTS, TO_USE
from brink.games.twogm.terrain import find_razable, razable
from twogm.scene import GAME

PACK = GAME.pack()
LOOKED_AT = 40


def test_equipment_costs_what_its_options_cost() -> None:
    for card, unit in enumerate(PACK.units):
        for bought in product((False, True), repeat=len(unit.options)):
            equip = sum(2 << number for number, has in enumerate(bought) if has)
            cost = sum(option.cost for option, has in zip(unit.options, bought, strict=True) if has)
            assert PACK.equipment[card][equip] == cost, unit.id


def test_ranges_are_those_of_the_farthest_weapons() -> None:
    for weapons, ranges in zip(PACK.arsenal, PACK.ranges, strict=True):
        for mask, (direct, area) in enumerate(ranges):
            ready = [weapon for slot in SLOTS[mask] if (weapon := weapons[slot]) is not None]
            assert direct == max([0, *(weapon.range for weapon in ready if not weapon.area)])
            assert area == max([0, *(weapon.range for weapon in ready if weapon.area)])


@pytest.mark.parametrize("scenario", ["battle-royal", "omaha", "bastogne"])
def test_who_can_fire_has_a_weapon_with_a_target(scenario: str) -> None:
    """In one look at the tables, and weapon by weapon; and who has nothing handy has no ability and no screen."""
    state = GAME.setup(2, {"scenario": scenario}, Chance(seed_from(scenario)))
    choices, looked, found = Chance(seed_from(scenario)).fork("choices"), 0, set()
    while state.outcome is None and looked < 5 * LOOKED_AT:
        step, legal = state.agenda[-1], GAME.legal(state)
        if isinstance(step, Shooting):
            looked += 1
            sights = look_out(state, step.seat & 1)
            for u in (u for u in state.army[step.seat] if state.on_board(u)):
                fires = can_fire(state, u, sights)
                assert fires == any(has_target(state, u, slot, sights) for slot in state.usable(u))
                for slot in state.usable(u):
                    assert sees_target(state, u, slot) == has_target(state, u, slot, sights)
                assert [*abilities.skills_of(state, u)] == [skill for skill in TO_USE if state.has(u, skill)]
                assert state.loaded(u) == bool(state.cargo(u))
                uses = abilities.skills_of(state, u) or state.has(u, "smoke-screen")
                assert state.handy(u) or not uses
                found.add((fires, state.handy(u)))
        GAME.apply(state, legal[choices.below(len(legal))], legal)
    assert {fires for fires, _ in found} == {False, True}
    assert {handy for _, handy in found} == {False, True}


def test_what_can_be_razed_is_of_the_battlefield_at_hand() -> None:
    """It is remembered with the pack, for whatever state was looked at last."""
    one, other = (GAME.setup(2, {"scenario": name}, Chance(seed_from("razed"))) for name in ("omaha", "bastogne"))
    for state in (one, other, one):
        assert razable(state) == find_razable(state.terrain, state.natural_hp, state.pack, state.scenario)
    standing = razable(one)[0]
    one.terrain[standing] = NONE
    one.natural_hp[standing] = 0
    assert standing not in razable(one)


OPTIONS = [
    {"scenario": "battle-royal"},
    {"scenario": "battle-royal", "hard_ground": "rest", "leftover_equipment": True, "suppression": "by-one"},
    {"scenario": "omaha"},
    {"scenario": "bastogne"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_who_is_found_able_at_a_glance_can_act(options: dict[str, object]) -> None:
    """All units of an army at once, and one by one; in Movement and in Shooting. And a step needs no search."""
    state = GAME.setup(4, options, Chance(seed_from("able")))
    choices, looked, found = Chance(seed_from("able")).fork("choices"), dict.fromkeys((Movement, Shooting), 0), set()
    while state.outcome is None and min(looked.values()) < 2 * LOOKED_AT:
        step, legal = state.agenda[-1], GAME.legal(state)
        if isinstance(step, Movement | Shooting):
            looked[type(step)] += 1
            army = state.army[step.seat]
            if isinstance(step, Movement):
                units = [u for u in army if state.on_board(u)]
                able = [u for u in units if movement.can_act(state, u)]
                assert movement.able(state, step.seat) == able
            else:
                sights = look_out(state, step.seat & 1)
                units = [u for u in army if state.u_carrier[u] < 0]
                able = [u for u in units if firing.can_act(state, u, sights)]
                assert firing.able(state, step.seat) == able
            found |= {(type(step), u in able) for u in units}
        elif isinstance(step, MoveUnit):
            reached = movement.reach(state, step.unit)
            for place in reached:
                path = [place]
                while reached[path[-1]] != state.u_place[step.unit]:
                    path.append(reached[path[-1]])
                assert movement.path_to(state, step.unit, place) == path[::-1]
        GAME.apply(state, legal[choices.below(len(legal))], legal)
    assert found == {(step, can) for step in looked for can in (False, True)}
