"""§17.12: what a target is worth, and what a shot may be expected to do to it.

The chances are those of `shooting.odds`. Most of what goes into them stays the same while one unit is thought about, so
it is worked out once: a `Gun` is a weapon with everything on the shooter's side, a `Mark` a unit on a space with
everything on its own side. What is rare (smoke, flames, radio, a sure impact) is left to `shooting.odds` itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from brink.games.twogm.battlefield import building_at
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE, area_of
from brink.games.twogm.pack import NONE, SIDES, Weapon
from brink.games.twogm.shooting import (
    SMOKE_SCREEN,
    WORST_WOUNDS,
    Modifier,
    Shot,
    odds,
    safe_hq,
    screen_before_hq,
    target_side,
)
from brink.games.twogm.solo.goals import Goals
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.state import SUPPRESSED, SURE, TwoGMState
from brink.games.twogm.tables import MAIN, Tables
from brink.games.twogm.terrain import armor_bonus

COMMAND: Final = 3.0
OBJECTIVE: Final = 2.0
SUPPLY: Final = 1.0
DISTANCE_OF_PLANES: Final = 99
NO_SHIFT: Final = [0] * 24  # by distance, as far as two boards go
AT_ANY_DISTANCE: Final = 2  # neither near nor far: what the scenario adds there it adds everywhere
KEPT: Final = 1 << 14  # units as they were, with their weapons
HQ_POINT, LETHAL_POINT = 1.5, 3.0  # a hit point of an HQ; of one that this shot may finish off


class Gun(NamedTuple):
    """A weapon that may fire, and how it would, before anything that depends on where."""

    u: int
    slot: int
    weapon: int
    reach: int
    reach_hq: int
    impact: int
    critical: int
    penetration: int
    damage: int
    antitank: int
    heat: int
    explosives: bool
    area: str
    exact: bool  # only `shooting.odds` knows


class Mark(NamedTuple):
    """A unit on a space, as a target."""

    impact: int
    critical: int
    armor: int
    inside: bool
    tank: bool
    life: int
    value: float


def pierces(state: TwoGMState, u: int, slot: int) -> bool:
    return slot == MAIN and state.carries_card(u, "piercing")


def guns_of(state: TwoGMState, u: int) -> tuple[Gun, ...]:
    """The weapons of a unit that may fire now. Most units are as they were when they were thought about last."""
    key = (
        state.pack,
        state.scenario,
        u,
        state.u_card[u],
        state.u_equip[u],
        state.u_used[u] | state.u_grey[u],
        state.u_mounted[u],
        state.u_wounds[u],
        state.u_attached[u],
        state.u_flags[u] & (SUPPRESSED[0] | SUPPRESSED[1] | SURE),
    )
    found = _known_guns.get(key)
    if found is None:
        if len(_known_guns) >= KEPT:
            _known_guns.clear()
        found = _known_guns[key] = tuple(_gun(state, u, slot) for slot in state.usable(u))
    return found


_known_guns: dict[tuple[object, ...], tuple[Gun, ...]] = {}


def _gun(state: TwoGMState, u: int, slot: int) -> Gun:
    weapon = state.weapon(u, slot)
    wounds = min(state.u_wounds[u], WORST_WOUNDS)
    impact = critical = wounds
    attached = state.u_attached[u]
    elite = attached and state.carries_card(u, "elite")
    if state.u_flags[u] & 3 and not elite:
        impact, critical = impact + 1, critical + 1
    pack = state.pack
    if elite:
        impact, critical = impact - pack.number("elite"), critical - pack.number("elite", 1)
    elif attached and state.carries_card(u, "veteran"):
        impact -= pack.number("veteran")
    if attached and state.carries_card(u, "heroism"):
        impact, critical = impact - pack.number("heroism"), critical - pack.number("heroism", 1)
    exact = weapon.flamethrower or bool(state.u_flags[u] & SURE)
    exact = exact or bool(attached and state.carries_card(u, "radio"))
    reach = weapon.range or DISTANCE_OF_PLANES
    return Gun(
        u,
        slot,
        weapon.number,
        state.reach_of(u, slot) if weapon.range else reach,
        state.reach_of(u, slot, at_hq=True) if weapon.range else reach,
        weapon.impact + impact,
        weapon.critical + critical,
        weapon.penetration + (pack.number("piercing") if attached and pierces(state, u, slot) else 0),
        weapon.damage,
        int(weapon.antitank),
        int(weapon.heat),
        weapon.high_explosives,
        weapon.area,
        exact,
    )


def hq_point(damage: int, hp: int) -> float:
    """What a hit point of an HQ is worth to a shot of this damage."""
    return LETHAL_POINT if damage >= hp else HQ_POINT


@lru_cache(maxsize=256)
def shifts(pack: Tables, number: int, side: int, round_: int) -> list[int]:
    """By distance: what a scenario adds in this round to the number that an impact needs."""
    scenario = pack.scenarios[number]
    close, green, snow = (scenario.rule(name) for name in ("close-fighting", "green", "snow"))
    found = []
    for distance in range(len(NO_SHIFT)):
        total = 0
        if close and distance <= int(close[0]):
            total -= int(close[1])
        if green and SIDES[side] == green[0] and round_ <= int(green[1]):
            total += int(green[2])
        found.append(total + 1 if distance >= 3 and snow is not None else total)
    return found


class Gunnery:
    """The fire of both sides in one position."""

    def __init__(self, state: TwoGMState, goals: tuple[Goals, Goals]) -> None:
        self.state = state
        self.goals = goals
        self.smoky = any(state.smoke)
        self._guns: dict[int, tuple[Gun, ...]] = {}
        self._batteries: dict[int, list[tuple[int, tuple[Gun, ...]]]] = {}
        self._worth: dict[int, float] = {}
        self._marks: dict[tuple[int, int], Mark] = {}
        self._shifts: dict[int, list[int]] = {}
        self._supply: dict[int, int] = {}
        self._storms = tuple(state.general(side, "storm") for side in (0, 1))
        self.board = tuple([u for u in state.units_of(side) if state.on_board(u)] for side in (0, 1))

    # -- worth --------------------------------------------------------------------------------------------------

    def value(self, v: int, place: int) -> float:
        """V: what it costs, and more where it hurts the other side most."""
        state = self.state
        enemy = 1 - (state.u_seat[v] & 1)
        value = self._worth.get(v)
        if value is None:
            value = deployed_cost(state, v) + self.goals[enemy].bounty(v)
            if "command-group" in state.unit(v).abilities:
                value += COMMAND
            self._worth[v] = value
        if place < ALL_SPACES:
            line = state.line(enemy, place)
            if line == 1 or self.goals[enemy].wants(place):
                value += OBJECTIVE
            if line == self.supply(enemy) + 1:
                value += SUPPLY
        return value

    def supply(self, side: int) -> int:
        """How far the supply line of a side reaches; the next line is where it is broken."""
        if side not in self._supply:
            state = self.state
            lines = {state.line(side, state.u_place[u]) for u in self.board[side]}
            count = 0
            while count + 1 in lines:
                count += 1
            self._supply[side] = count
        return self._supply[side]

    # -- both ends of a shot ------------------------------------------------------------------------------------

    def guns(self, u: int) -> tuple[Gun, ...]:
        """The weapons of a unit that may fire now."""
        found = self._guns.get(u)
        if found is None:
            found = self._guns[u] = guns_of(self.state, u)
        return found

    def forget(self, u: int) -> None:
        """Its weapons have changed."""
        self._guns.pop(u, None)
        self._batteries.clear()

    def battery(self, side: int) -> list[tuple[int, tuple[Gun, ...]]]:
        """Where the units of a side that can fire stand, and with what."""
        found = self._batteries.get(side)
        if found is None:
            places = self.state.u_place
            armed = [(places[u], self.guns(u)) for u in self.board[side]]
            found = self._batteries[side] = [one for one in armed if one[1]]
        return found

    def mark(self, v: int, place: int) -> Mark:
        """A unit as it would be on this space."""
        key = (v, place)
        found = self._marks.get(key)
        if found is None:
            found = self._marks[key] = self._mark(v, place)
        return found

    def _mark(self, v: int, place: int) -> Mark:
        state = self.state
        impact = critical = 0
        inside = False
        if place < ALL_SPACES:
            modifiers: list[Modifier] = []
            target_side(state, Shot(1 - (state.u_seat[v] & 1), 0, target=v, place=place, kind="card"), modifiers)
            for one in modifiers:
                impact, critical = impact + one.impact, critical + one.critical
            inside = building_at(state, place) is not None
        unit = state.unit(v)
        armor = unit.armor + (armor_bonus(state, place) if inside else 0)
        life = state.wounds_of(v) - state.u_wounds[v]
        return Mark(impact, critical, armor, inside, unit.type == "tank", life, self.value(v, place))

    def shift(self, side: int) -> list[int]:
        """By distance: what the scenario adds to the number that an impact needs."""
        found = self._shifts.get(side)
        if found is None:
            state = self.state
            found = NO_SHIFT if state.scenario == NONE else shifts(state.pack, state.scenario, side, state.round())
            self._shifts[side] = found
        return found

    def storm(self, u: int, place: int, assault: bool = False) -> int:
        """§17.8 Chuikov: infantry that assaults or fires from a building or from ruins."""
        values = self._storms[self.state.u_seat[u] & 1]
        if values is None or self.state.unit(u).type != "infantry":
            return 0
        here = self.state.terrain[place] if place < ALL_SPACES else NONE
        card = self.state.pack.terrains[here] if here != NONE else None
        housed = card is not None and (card.building or card.id == "ruins")
        return int(values[0]) if assault or housed else 0

    # -- expected values ----------------------------------------------------------------------------------------

    def ev(self, gun: Gun, start: int, v: int, place: int, kind: str = "fire") -> float:
        """EV = V × (q + (p − q) × min(1, D/L)), from one space to a unit on another; out of range is for the caller."""
        p, q, damage, mark = self.chances(gun, start, v, place, kind)
        if not p:
            return 0.0
        return mark.value * (q + (p - q) * min(1.0, damage / mark.life))

    def chances(self, gun: Gun, start: int, v: int, place: int, kind: str = "fire") -> tuple[float, float, int, Mark]:
        """Impact or better, destruction by a critical, and the damage."""
        mark = self.mark(v, place)
        if gun.exact or self.smoky:
            return (*self._by_the_book(gun, start, v, place, kind), mark)
        side = self.state.u_seat[gun.u] & 1
        damage, force = gun.damage, gun.penetration
        if mark.tank:
            damage, force = damage + gun.antitank, force + gun.heat
        if mark.inside and gun.explosives:
            damage, force = damage + 2, force + 2
        hand_to_hand = kind in ("assault", "reaction")
        if force < mark.armor and not hand_to_hand:
            return 0.0, 0.0, damage, mark
        impact = gun.impact + mark.impact
        if start < ALL_SPACES:
            impact += self.shift(side)[DISTANCE[start][place]] - self.storm(gun.u, start, kind == "assault")
        elif self.state.scenario != NONE:
            impact += self.shift(side)[AT_ANY_DISTANCE]
        impact = 10 if impact > 10 else 2 if impact < 2 else impact
        critical = gun.critical + mark.critical
        critical = 10 if critical > 10 else impact if critical < impact else critical
        lethal = hand_to_hand or force > mark.armor
        if force == mark.armor and self.state.options.criticals == "equal":
            lethal = True
        return (11 - impact) / 10, (11 - critical) / 10 if lethal else 0.0, damage, mark

    def _by_the_book(self, gun: Gun, start: int, v: int, place: int, kind: str) -> tuple[float, float, int]:
        """As the rules work it out, with both units put where they would be."""
        state = self.state
        was = state.u_place[gun.u], state.u_place[v]
        state.u_place[gun.u], state.u_place[v] = start, place
        shot = Shot(state.u_seat[gun.u], gun.weapon, gun.u, gun.slot, v, place, kind)  # type: ignore[arg-type]
        found = odds(state, shot)
        state.u_place[gun.u], state.u_place[v] = was
        return found.hit / 10, found.kill / 10, found.damage

    def hq_ev(self, gun: Gun, start: int, hq: int) -> float:
        """A shot at an HQ: no criticals, and its armor counts."""
        state = self.state
        side = state.u_seat[gun.u] & 1
        if gun.penetration < state.headquarters(hq & 1).armor:
            return 0.0
        impact = gun.impact
        if start < ALL_SPACES:
            impact += self.shift(side)[DISTANCE[start][ALL_SPACES + hq]] - self.storm(gun.u, start)
            if self.smoky and screen_before_hq(state, start, ALL_SPACES + hq):
                impact += SMOKE_SCREEN
        else:
            impact += self.shift(side)[AT_ANY_DISTANCE]
        impact = min(10, max(2, impact))
        hp = state.hq_hp[hq]
        return self.goals[side].hq_weight * hq_point(gun.damage, hp) * min(gun.damage, hp) * (11 - impact) / 10

    def area_ev(self, gun: Gun, start: int, place: int) -> float:
        """Everybody in the area of a weapon that strikes one; friends count against it."""
        state = self.state
        side = state.u_seat[gun.u] & 1
        total = 0.0
        for struck in area_of(gun.area, place, state.spaces):
            for v in state.standing(struck):
                if v != gun.u:
                    ev = self.ev(gun, start, v, struck)
                    total += ev if state.u_seat[v] & 1 != side else -ev
        return total

    def blast(self, weapon: Weapon, area: str, place: int, side: int) -> float:
        """Bombs and barrages: nothing counts but what protects the targets. Friends count against it."""
        state = self.state
        total = 0.0
        for struck in area_of(area, place, state.spaces):
            for v in state.standing(struck):
                mark = self.mark(v, struck)
                more = 2 if mark.inside and weapon.high_explosives else 0
                force = weapon.penetration + more
                if force < mark.armor:
                    continue
                impact = min(10, max(2, weapon.impact + mark.impact))
                critical = min(10, max(impact, weapon.critical + mark.critical))
                p, q = (11 - impact) / 10, (11 - critical) / 10 if force > mark.armor else 0.0
                ev = mark.value * (q + (p - q) * min(1.0, (weapon.damage + more) / mark.life))
                total += ev if state.u_seat[v] & 1 != side else -ev
        return total

    def best(self, gun: Gun, start: int) -> float:
        """The best that this weapon could do from a space."""
        state = self.state
        side = state.u_seat[gun.u] & 1
        near, reach, places = DISTANCE[start], gun.reach, state.u_place
        found = 0.0
        for v in self.board[1 - side]:
            place = places[v]
            if near[place] <= reach:
                ev = self.area_ev(gun, start, place) if gun.area else self.ev(gun, start, v, place)
                if ev > found:
                    found = ev
        for hq in self.hqs(gun, start):
            found = max(found, self.hq_ev(gun, start, hq))
        return found

    def hqs(self, gun: Gun, start: int) -> list[int]:
        """Enemy headquarters in range from a space."""
        state = self.state
        enemy = 1 - (state.u_seat[gun.u] & 1)
        near = DISTANCE[start]
        if gun.area or safe_hq(state, enemy):
            return []
        return [
            hq
            for hq in range(enemy, len(state.hq_hp), 2)
            if state.hq_hp[hq] > 0 and near[ALL_SPACES + hq] <= gun.reach_hq
        ]

    def fire_from(self, u: int, start: int) -> float:
        """The sum over the usable weapons of the best each can do from a space."""
        return sum(self.best(gun, start) for gun in self.guns(u))

    def threat(self, u: int, place: int) -> float:
        """What all enemies, without moving, could do to a unit on this space: the best that each can."""
        near, total = DISTANCE[place], 0.0
        for start, guns in self.battery(1 - (self.state.u_seat[u] & 1)):
            far, best = near[start], 0.0
            for gun in guns:
                if gun.reach >= far:
                    ev = self.ev(gun, start, u, place)
                    if ev > best:
                        best = ev
            total += best
        return total

    def danger(self, foe: int) -> float:
        """The best EV of an enemy against any of our units or our HQ."""
        state = self.state
        start = state.u_place[foe]
        return max((self.best(gun, start) for gun in self.guns(foe)), default=0.0)
