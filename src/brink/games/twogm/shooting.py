"""§7: shooting, exactly as the algorithm of 7.2. Every modifier has a name, so that odds can be shown beforehand."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from brink.engine import PASS, Action, Arg
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import LOST, Told, building_at, destroy, hurt, wear_down
from brink.games.twogm.geometry import ALL_SPACES, BIT, DISTANCE, WITHIN, area_of, gate_of, screened
from brink.games.twogm.pack import NONE, Weapon
from brink.games.twogm.state import (
    FOURTH_RULES,
    MOVED,
    REROLLS,
    SHELL,
    SUPPRESSED,
    SURE,
    THIRD_RULES,
    TwoGMAutomatic,
    TwoGMDecision,
    TwoGMState,
    TwoGMWindow,
)
from brink.games.twogm.tables import MAIN
from brink.games.twogm.terrain import armor_bonus, can_be_razed, cover, razable
from brink.games.twogm.victory import hq_falls

MISS, IMPACT, CRITICAL = 0, 1, 2
CLOSE: Final = ("assault", "reaction")  # shots at each other in an assault
WORST_WOUNDS: Final = 3
SMOKE_SHELL: Final = 1
SMOKE_SCREEN: Final = 2
AIMED: Final = ("fire", "assault", "reaction", "stray")  # shots from one space to another
ON_THE_BOARD: Final = (1 << ALL_SPACES) - 1


class Gunner(msgspec.Struct, frozen=True):
    """What of a shooter counts for its shots: where it stands, its wounds, the cards on it."""

    place: int
    wounds: int
    attached: int


class Shot(msgspec.Struct, frozen=True):
    """One attack. The target is a unit, or without one the terrain of a space or an HQ.

    `kind`: assault and reaction shots disregard penetration and armor (§5.5); stray ones go at others in the area of
    these (R110); strikes come from airplanes; flak goes at what flies; a card has no shooter. `gunner`: the shooter as
    it fired, where that may strike it too (R107).
    """

    seat: int
    weapon: int
    shooter: int = NONE
    slot: int = NONE
    target: int = NONE
    place: int = NONE
    kind: Literal["fire", "assault", "reaction", "stray", "strike", "flak", "card"] = "fire"
    gunner: Gunner | msgspec.UnsetType = msgspec.UNSET


class Modifier(msgspec.Struct, frozen=True):
    name: str
    impact: int
    critical: int


class Odds(msgspec.Struct, frozen=True):
    """What a shot needs and may do. Chances in tenths: of an impact or better, of destruction by a critical, and of
    destruction in whatever way.
    """

    modifiers: tuple[Modifier, ...]
    impact: int
    critical: int
    penetration: int
    armor: int
    damage: int
    hit: int
    kill: int
    destroys: int
    expected: float
    armored: bool = True  # whether penetration and armor count: not in an assault, not against fire in a building


def shot_at(state: TwoGMState, u: int, slot: int, target: int, kind: str = "fire") -> Shot:
    weapon = state.weapon(u, slot).number
    return Shot(state.u_seat[u], weapon, u, slot, target, state.u_place[target], kind)  # type: ignore[arg-type]


def gunner_of(state: TwoGMState, shot: Shot) -> Gunner:
    if shot.gunner is not msgspec.UNSET:
        return shot.gunner
    u = shot.shooter
    return Gunner(state.u_place[u], state.u_wounds[u], state.u_attached[u])


# -- difficulty -------------------------------------------------------------------------------------------------


def modifiers(state: TwoGMState, shot: Shot) -> list[Modifier]:
    """§7.3: everything that makes this shot harder or easier, each source with its name."""
    found: list[Modifier] = []
    if shot.shooter != NONE:
        shooter_side(state, shot, found)
    if shot.place >= ALL_SPACES:
        if shot.kind == "fire" and screen_before_hq(state, gunner_of(state, shot).place, shot.place):
            found.append(Modifier("smoke", SMOKE_SCREEN, SMOKE_SCREEN))
    elif shot.target != NONE and shot.kind != "flak":
        target_side(state, shot, found)
    return found


def screen_before_hq(state: TwoGMState, origin: int, hq: int) -> bool:
    """R102: whoever shoots through a screen feels it, also at an HQ and at the airplanes there."""
    if not any(state.smoke) or state.of_first_release():
        return False
    return screened(origin, gate_of(hq, origin), state.smoke)


def shooter_side(state: TwoGMState, shot: Shot, found: list[Modifier]) -> None:
    pack, gunner = state.pack, gunner_of(state, shot)
    wounds = min(gunner.wounds, WORST_WOUNDS)
    if wounds:
        found.append(Modifier("wounds", wounds, wounds))
    attached = gunner.attached
    elite = attached & pack.bits["elite"]
    if state.u_flags[shot.shooter] & 3 and not elite:
        found.append(Modifier("suppressed", 1, 1))
    if attached:
        if elite:
            found.append(Modifier("elite", -pack.number("elite"), -pack.number("elite", 1)))
        elif attached & pack.bits["veteran"]:
            found.append(Modifier("veteran", -pack.number("veteran"), 0))
        if attached & pack.bits["heroism"]:
            found.append(Modifier("heroism", -pack.number("heroism"), -pack.number("heroism", 1)))
        if attached & pack.bits["radio"] and observed(state, shot):
            found.append(Modifier("radio", -pack.number("radio"), 0))
    storm = state.general(shot.seat, "storm")
    if storm and storms(state, shot, gunner.place):
        found.append(Modifier("storm", -int(storm[0]), 0))
    if shot.kind == "reaction" and state.charge:
        charge = pack.values["charge"]
        found.append(Modifier("charge", int(charge[0]), int(charge[1])))
    if state.scenario != NONE:
        scenario_side(state, shot, gunner.place, found)


def scenario_side(state: TwoGMState, shot: Shot, origin: int, found: list[Modifier]) -> None:
    """§17.11: close fighting, green troops, snow."""
    scenario = state.pack.scenarios[state.scenario]
    distance = DISTANCE[origin][shot.place]
    ground = origin < ALL_SPACES
    close = scenario.rule("close-fighting")
    if close and ground and distance <= int(close[0]):
        found.append(Modifier("close-fighting", -int(close[1]), 0))
    green = scenario.rule("green")
    if green and ("south", "north")[shot.seat & 1] == green[0] and state.round() <= int(green[1]):
        found.append(Modifier("green", int(green[2]), 0))
    if ground and distance >= 3 and state.snow():
        found.append(Modifier("snow", 1, 0))


def observed(state: TwoGMState, shot: Shot) -> bool:
    """§17.5 Radio: another own unit stands near the target."""
    near = state.pack.number("radio", 1)
    return any(
        other != shot.shooter and state.on_board(other) and DISTANCE[state.u_place[other]][shot.place] <= near
        for other in state.units_of(shot.seat & 1)
    )


def storms(state: TwoGMState, shot: Shot, origin: int) -> bool:
    """§17.8 Chuikov: infantry that assaults, or stands in a building or in ruins."""
    if state.unit(shot.shooter).type != "infantry":
        return False
    here = state.terrain[origin] if origin < ALL_SPACES else NONE
    return shot.kind == "assault" or (
        here != NONE and (state.pack.terrains[here].building or state.pack.terrains[here].id == "ruins")
    )


def target_side(state: TwoGMState, shot: Shot, found: list[Modifier]) -> None:
    u, place = shot.target, shot.place
    more, critical = cover(state, u, place)
    if more or critical:
        found.append(Modifier("cover", more, critical))
    infantry = state.unit(u).type == "infantry"
    down = infantry and state.has(u, "face-down")
    if down:
        found.append(Modifier("face-down", 1, 0))
    elif state.u_attached[u] and state.carries_card(u, "camouflage") and not state.u_flags[u] & MOVED:
        found.append(Modifier("camouflage", state.pack.number("camouflage"), 0))
    if infantry and state.u_pair[u] != NONE:
        found.append(Modifier("covered-movement", 1, 1))
    smoke = smoke_between(state, shot)
    if smoke:
        found.append(Modifier("smoke", smoke, smoke))
    side = state.u_seat[u] & 1
    screen = state.general(side, "screen")
    if screen and shot.seat & 1 != side and state.line(side, place) <= int(screen[0]):
        found.append(Modifier("screen", int(screen[1]), 0))


def smoke_between(state: TwoGMState, shot: Shot) -> int:
    """§7.4: screens and shells do not add; the larger counts."""
    if any(state.smoke):
        origin = gunner_of(state, shot).place if shot.kind in AIMED else shot.place
        # By rules before R107 a launcher that struck itself down stands nowhere.
        if 0 <= origin < ALL_SPACES and screened(origin, shot.place, state.smoke):
            return SMOKE_SCREEN
    return SMOKE_SHELL if state.u_flags[shot.target] & SHELL else 0


def difficulty(weapon: Weapon, found: list[Modifier]) -> tuple[int, int]:
    """§7.2 step 3: a 1 always misses, a 10 always hits, a critical is never easier than an impact."""
    impact, critical = weapon.impact, weapon.critical
    for modifier in found:
        impact += modifier.impact
        critical += modifier.critical
    impact = min(10, max(2, impact))
    return impact, min(10, max(impact, critical))


def needed(state: TwoGMState, shot: Shot, found: list[Modifier]) -> tuple[int, int]:
    """What the die must show for an impact and for a critical; 1 where the shot cannot miss."""
    weapon = state.pack.weapons[shot.weapon]
    if burns(state, shot):
        return 1, weapon.critical
    impact, critical = difficulty(weapon, found)
    if shot.shooter != NONE and state.u_flags[shot.shooter] & SURE:
        return 1, max(1, critical - state.pack.number("sure-impact"))
    return impact, critical


# -- penetration and damage -------------------------------------------------------------------------------------


def penetration(state: TwoGMState, shot: Shot) -> int:
    weapon = state.pack.weapons[shot.weapon]
    total = weapon.penetration
    if shot.slot == MAIN and gunner_of(state, shot).attached & state.pack.bits["piercing"]:
        total += state.pack.number("piercing")
    if shot.target != NONE:
        if weapon.heat and state.unit(shot.target).type == "tank":
            total += 1
        if weapon.high_explosives and in_building(state, shot):
            total += 2
    return total


def armor(state: TwoGMState, shot: Shot) -> int:
    if shot.target == NONE:
        return state.headquarters(shot.place & 1).armor if shot.place >= ALL_SPACES else 0
    if shot.kind == "flak" and state.airlift:
        return state.airlift[0]
    own = state.unit(shot.target).armor
    return own + armor_bonus(state, shot.place) if in_building(state, shot) else own


def damage(state: TwoGMState, shot: Shot) -> int:
    weapon = state.pack.weapons[shot.weapon]
    total = weapon.damage
    if shot.target != NONE and weapon.antitank and state.unit(shot.target).type == "tank":
        total += 1
    if weapon.high_explosives and in_building(state, shot):
        total += 2
    if shot.kind == "assault" and state.carries_card(shot.shooter, "satchel"):
        total += state.pack.number("satchel")
    return total


def in_building(state: TwoGMState, shot: Shot) -> bool:
    return shot.kind != "flak" and shot.place < ALL_SPACES and building_at(state, shot.place) is not None


def burns(state: TwoGMState, shot: Shot) -> bool:
    """§9.3: a flamethrower against a building cannot miss."""
    return state.pack.weapons[shot.weapon].flamethrower and in_building(state, shot)


def kills_on_critical(state: TwoGMState, shot: Shot, pierce: int, plate: int) -> bool:
    """R42: penetration must be higher than armor; the option lets equal be enough."""
    if shot.kind in CLOSE:
        return True
    return pierce > plate or (pierce == plate and state.options.criticals == "equal")


def can_kill(state: TwoGMState, shot: Shot) -> bool:
    """Whether a critical of it would be more than an impact."""
    if shot.target == NONE:
        return False
    return burns(state, shot) or kills_on_critical(state, shot, penetration(state, shot), armor(state, shot))


# -- odds -------------------------------------------------------------------------------------------------------


def odds(state: TwoGMState, shot: Shot) -> Odds:
    """What the shot needs and what it may be expected to do. Changes nothing."""
    weapon = state.pack.weapons[shot.weapon]
    hurts = damage(state, shot)
    if shot.target == NONE and shot.place < ALL_SPACES:
        return Odds((), 1, 10, weapon.penetration, 0, hurts, 10, 0, 0, float(hurts))
    found = modifiers(state, shot)
    impact, critical = needed(state, shot, found)
    pierce, plate = penetration(state, shot), armor(state, shot)
    hit, lethal = 11 - impact, 11 - critical
    armored = shot.kind not in CLOSE and not burns(state, shot)
    if armored and pierce < plate:
        hit = lethal = 0
    if shot.target == NONE or (armored and not kills_on_critical(state, shot, pierce, plate)):
        lethal = 0
    life = life_left(state, shot)
    fatal = hurts >= life or (in_building(state, shot) and hurts >= state.terrain_hp[state.anchor[shot.place]])
    expected = (lethal * life + (hit - lethal) * (life if fatal else hurts)) / 10
    destroys = hit if fatal else lethal
    return Odds(tuple(found), impact, critical, pierce, plate, hurts, hit, lethal, destroys, expected, armored)


def life_left(state: TwoGMState, shot: Shot) -> int:
    """What the target can still take; guns that fire at a transport plane must bring that down."""
    if shot.target == NONE:
        return state.hq_hp[shot.place - ALL_SPACES]
    if shot.kind == "flak" and state.airlift:
        return state.airlift[1]
    return state.wounds_of(shot.target) - state.u_wounds[shot.target]


# -- targets ----------------------------------------------------------------------------------------------------


def enemies_in_range(state: TwoGMState, u: int, slot: int) -> list[int]:
    """§7.1: enemy units within range; airplanes parked at an HQ are where the HQ is (R37)."""
    reach, near = state.reach_of(u, slot), DISTANCE[state.u_place[u]]
    places, carriers = state.u_place, state.u_carrier
    enemies = state.units_of(1 - (state.u_seat[u] & 1))
    found = [other for other in enemies if near[places[other]] <= reach and carriers[other] == NONE]
    return [other for other in found if places[other] < ALL_SPACES] if state.weapon(u, slot).area else found


def hqs_in_range(state: TwoGMState, u: int, slot: int) -> list[int]:
    """§7.7: enemy headquarters that can be attacked; never by an area weapon (R86)."""
    side, near, hp = 1 - (state.u_seat[u] & 1), DISTANCE[state.u_place[u]], state.hq_hp
    reach = state.reach_of(u, slot, at_hq=True)
    found = [hq for hq in range(side, len(hp), 2) if near[ALL_SPACES + hq] <= reach and hp[hq] > 0]
    return [] if found and (state.weapon(u, slot).area or safe_hq(state, side)) else found


def safe_hq(state: TwoGMState, side: int) -> bool:
    return state.scenario != NONE and state.pack.scenarios[state.scenario].sides[side].safe_hq


def terrain_in_range(state: TwoGMState, u: int, slot: int) -> list[int]:
    """§7.6: empty spaces with something that can be shot down."""
    near, reach, here = DISTANCE[state.u_place[u]], state.reach_of(u, slot), state.here
    return [place for place in razable(state) if near[place] <= reach and here[place] == NONE]


class Sights(msgspec.Struct, frozen=True):
    """Where there is anything a side could aim at, a bit for each place: units and empty terrain; HQs; either."""

    targets: int
    hqs: int
    both: int


def worth_firing(state: TwoGMState, u: int, slot: int) -> bool:
    """Whether a weapon can harm anything of the enemy's; at empty ground, or in vain, it may fire all the same."""
    if state.weapon(u, slot).area:
        return bool(enemies_in_range(state, u, slot))
    weapon, seat = state.weapon(u, slot).number, state.u_seat[u]
    hqs = [Shot(seat, weapon, u, slot, NONE, ALL_SPACES + hq) for hq in hqs_in_range(state, u, slot)]
    units = [shot_at(state, u, slot, target) for target in enemies_in_range(state, u, slot)]
    return any(odds(state, shot).hit > 0 for shot in (*units, *hqs))


def look_out(state: TwoGMState, side: int) -> Sights:
    """Airplanes parked at an HQ are where the HQ is (R37)."""
    enemy = 1 - side
    targets = hqs = 0
    bit, places, carriers, here, hp = BIT, state.u_place, state.u_carrier, state.here, state.hq_hp
    for army in state.army[enemy::2]:
        for u in army:
            if carriers[u] == NONE:
                targets |= bit[places[u]]
    for place in razable(state):
        if here[place] == NONE:
            targets |= bit[place]
    if not safe_hq(state, enemy):
        for hq in range(enemy, len(hp), 2):
            if hp[hq] > 0:
                hqs |= bit[ALL_SPACES + hq]
    return Sights(targets, hqs, targets | hqs)


def has_target(state: TwoGMState, u: int, slot: int, sights: Sights) -> bool:
    within = WITHIN[state.u_place[u]]
    targets = sights.targets & within[state.reach_of(u, slot)]
    if state.weapon(u, slot).area:  # never at an HQ, nor at what is parked there
        return bool(targets & ON_THE_BOARD)
    return bool(targets or sights.hqs & within[state.reach_of(u, slot, at_hq=True)])


def sees_target(state: TwoGMState, u: int, slot: int) -> bool:
    """`has_target` of one weapon, without a look at the whole battlefield: the first target that is found is enough."""
    near, reach, places, carriers = DISTANCE[state.u_place[u]], state.reach_of(u, slot), state.u_place, state.u_carrier
    area = state.weapon(u, slot).area
    for army in state.army[1 - (state.u_seat[u] & 1) :: 2]:
        for other in army:
            if near[places[other]] <= reach and carriers[other] == NONE and not (places[other] >= ALL_SPACES and area):
                return True
    return bool(hqs_in_range(state, u, slot) or terrain_in_range(state, u, slot))


def can_fire(state: TwoGMState, u: int, sights: Sights) -> bool:
    """Whether any of its usable weapons has a target."""
    if state.u_attached[u] & state.pack.farsighted or state.scenario != NONE:  # nothing else changes a range
        return any(has_target(state, u, slot, sights) for slot in state.usable(u))
    within = WITHIN[state.u_place[u]]
    direct, area = state.pack.ranges[state.u_card[u]][state.ready(u)]
    if sights.both & within[direct]:
        return True
    return area > 0 and bool(sights.targets & within[area] & ON_THE_BOARD)


# -- firing -----------------------------------------------------------------------------------------------------


def fire(state: TwoGMState, shot: Shot) -> None:
    """A weapon fires in Shooting, or from an ambush."""
    what = {"card": state.u_card[shot.shooter], "weapon": shot.weapon, "space": shot.place}
    if shot.target == NONE:
        state.say("fires-at", "7", **what)
    else:
        state.say("fires", "7", card_target=state.u_card[shot.target], **what)
    discharge(state, shot)


def discharge(state: TwoGMState, shot: Shot) -> None:
    """The token is used up, and one shot (or one for each unit of its area) follows."""
    state.spend(shot.shooter, shot.slot)
    places = struck_by(state, shot)
    if places:
        bombard(state, shot, places, raze=shot.target == NONE)
    else:
        declare(state, shot)


def struck_by(state: TwoGMState, shot: Shot) -> tuple[int, ...]:
    """§17.1: the spaces of an area weapon's shot; none of others. By earlier rules an assault knew no area (R110)."""
    shape = state.pack.weapons[shot.weapon].area
    if not shape or shot.place >= ALL_SPACES or (shot.kind in CLOSE and state.rules < FOURTH_RULES):
        return ()
    return area_of(shape, shot.place, state.spaces)


def touching(state: TwoGMState, shot: Shot, u: int, place: int) -> Shot:
    """The part of an area shot that goes at this unit. R110: of those in an assault only the two who meet in it
    disregard armor.
    """
    if shot.kind in CLOSE and u != shot.target:
        return msgspec.structs.replace(shot, target=u, place=place, kind="stray")
    return msgspec.structs.replace(shot, target=u, place=place)


def bombard(state: TwoGMState, shot: Shot, places: tuple[int, ...], raze: bool) -> None:
    """§17.1, R23, R70: a separate roll against each unit in the area, friends included; `raze`: empty terrain suffers.

    Of a weapon's area only the target space itself can be its terrain target; bombs take all of it. R107: all rockets
    have left the launcher before the first falls, so whatever that does to it, it changes nothing for the others.
    """
    if shot.shooter != NONE and state.rules >= THIRD_RULES:
        shot = msgspec.structs.replace(shot, gunner=gunner_of(state, shot))
    shots = []
    for place in places:
        units = state.standing(place)
        shots += [touching(state, shot, u, place) for u in units]
        if not units and raze and can_be_razed(state, place) and (shot.kind == "strike" or place == shot.place):
            shots.append(msgspec.structs.replace(shot, target=NONE, place=place))
    state.then(*(DeclareShot(one) for one in shots))


def declare(state: TwoGMState, shot: Shot) -> None:
    """§7.2 steps 1 and 2, then window W1, then the die."""
    target = shot.target
    state.fired_at = (target, shot.place)
    state.then(ResolveShot(shot))
    if target == NONE:
        return
    count_for_suppression(state, shot)
    if state.ready_slot(target, "smoke-shell") != NONE and not state.u_flags[target] & SHELL:
        state.then(SmokeShellWindow(unit=target))


def count_for_suppression(state: TwoGMState, shot: Shot) -> None:
    """R46-R48: the second enemy unit that could penetrate puts the token on, whether it hits or not.

    R94: one's own area fire suppresses nobody on one's own side.
    """
    u, by = shot.target, shot.shooter
    if by == NONE or state.side(u) == shot.seat & 1:
        return
    if shot.kind in ("assault", "reaction", "stray", "flak") or "bomber" in state.unit(by).abilities:
        return
    if shot.place >= ALL_SPACES or (penetration(state, shot) < armor(state, shot) and not burns(state, shot)):
        return
    first = state.u_attacker[u]
    if first == NONE:
        state.u_attacker[u] = by
    elif first != by:
        mark = SUPPRESSED[shot.seat & 1]
        if not state.u_flags[u] & 3:
            state.say("suppressed", "7.5", card=state.u_card[u], space=shot.place)
        state.u_flags[u] |= mark


class DeclareShot(TwoGMAutomatic, frozen=True):
    """One of several shots of an area weapon."""

    rule = "7.2"
    shot: Shot

    def run(self, state: TwoGMState) -> None:
        shot = self.shot
        if shot.target != NONE and not state.alive(shot.target):
            return
        if shot.kind == "flak" and not state.alive(shot.shooter):
            return  # an airplane that was shot down before it could fire
        declare(state, shot)


class SmokeShellWindow(TwoGMWindow, frozen=True):
    """W1: a shot at one's unit is declared; it may hide itself in smoke."""

    rule = "W1"
    reopens = False
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        weapon = next(step.shot.weapon for step in reversed(state.agenda) if isinstance(step, ResolveShot))
        return {"card": state.u_card[self.unit], "space": state.u_place[self.unit], "weapon": weapon}

    tells = asks

    def responders(self, state: TwoGMState) -> tuple[int, ...]:
        return (state.u_seat[self.unit],)

    def concerns(self, state: TwoGMState) -> tuple[int, ...]:
        """Whose unit is shot at."""
        return (state.u_seat[self.unit],)

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.SHELL, PASS]

    def respond(self, state: TwoGMState, action: Action) -> None:
        use_shell(state, self.unit)


def use_shell(state: TwoGMState, u: int) -> None:
    """§13 Smoke Shell: harder to hit until the owner's next turn."""
    state.spend(u, state.ready_slot(u, "smoke-shell"))
    state.u_flags[u] |= SHELL
    state.say("smoke-shell", "13", card=state.u_card[u], space=state.u_place[u])


def lay_smoke(state: TwoGMState, seat: int, places: tuple[int, ...]) -> None:
    """§13 Smoke Screen: tokens that stay until this side's next turn."""
    state.aimed = places[0]
    for place in places:
        state.smoke[place] |= 1 << (seat & 1)
    state.say("smoke-screen", "7.4", seat=seat, space_all=list(places))


class ResolveShot(TwoGMAutomatic, frozen=True):
    """§7.2 steps 3 to 7."""

    rule = "7.2"
    shot: Shot

    def run(self, state: TwoGMState) -> None:
        shot = self.shot
        if shot.target != NONE and not state.alive(shot.target):
            return
        if shot.target == NONE and shot.place < ALL_SPACES:
            wear_down(state, shot.place, damage(state, shot), "7.6")
            return
        roll(state, shot)


def roll(state: TwoGMState, shot: Shot) -> None:
    """§7.2 step 4."""
    impact, critical = needed(state, shot, modifiers(state, shot))
    die = state.chance.die(10)
    result = CRITICAL if die == 10 or die >= critical else IMPACT if die >= impact else MISS
    lethal = result == CRITICAL and can_kill(state, shot)
    counted = result if lethal or state.rules < FOURTH_RULES else min(result, IMPACT)
    state.rolls.append((shot.shooter, shot.target, shot.place, die, impact, critical, counted))
    told = {"weapon": shot.weapon, "die": die, "impact": impact, "critical": critical, "result": result}
    if shot.target == NONE:
        state.say("rolls-at-hq", "7.7", seat=shot.seat, space=shot.place, **told)
    else:
        best = critical if lethal else 0
        state.say("rolls", "7.2", seat=shot.seat, card_target=state.u_card[shot.target], best=best, **told)
    if result == MISS:
        if may_reroll(state, shot):
            state.then(Reroll(shot.seat, shot))
        return
    if shot.target == NONE:
        hit_hq(state, shot)
    elif burns(state, shot):
        strike(state, shot, result == CRITICAL)
    else:
        pierce(state, shot, result)


def pierce(state: TwoGMState, shot: Shot, result: int) -> None:
    """§7.2 steps 5 and 6."""
    force, plate = penetration(state, shot), armor(state, shot)
    if shot.kind not in CLOSE and force < plate:
        state.say("bounces-off", "7.2", penetration=force, armor=plate)
        return
    lethal = result == CRITICAL and kills_on_critical(state, shot, force, plate)
    if result == CRITICAL and not lethal:
        state.say("only-impact", "R42", penetration=force, armor=plate)
    strike(state, shot, lethal)


def strike(state: TwoGMState, shot: Shot, lethal: bool) -> None:
    """§7.2 steps 6 and 7: the unit, then the building it stands in (which never feels a critical, R63)."""
    hurts, inside = damage(state, shot), in_building(state, shot)
    told = loss(state, shot, lethal)
    if shot.kind == "flak" and state.airlift:
        state.airlift[1] -= hurts
        if lethal or state.airlift[1] <= 0:
            destroy(state, shot.target, "17.5", told)
    elif lethal:
        destroy(state, shot.target, "7.2", told)
    else:
        hurt(state, shot.target, hurts, "7.2", told)
    if inside:
        wear_down(state, shot.place, hurts, "9.3")


def loss(state: TwoGMState, shot: Shot, lethal: bool) -> Told:
    """What is remembered of a unit that this shot destroys: shot down, taken by assault, a critical."""
    _, _, _, die, impact, critical, _ = state.rolls[-1]
    rolled = {"roll": die, "needed": critical if lethal else impact, "sides": 10}
    if shot.kind == "flak":
        return Told("flak", {"card_by": state.u_card[shot.shooter], **rolled})  # in the air: it is over no space
    if shot.kind == "assault" and state.standing(shot.place) == [shot.target]:  # nobody else bars the way in
        return Told("assault", {"card_by": state.u_card[shot.shooter], **rolled})
    decisive = lethal and life_left(state, shot) > damage(state, shot)  # an impact would not have been enough
    return Told("critical", {"weapon": shot.weapon, **rolled}) if decisive else LOST


def hit_hq(state: TwoGMState, shot: Shot) -> None:
    """§7.7: no criticals; no help from HE, Antitank or HEAT (R55)."""
    hq = shot.place - ALL_SPACES
    if penetration(state, shot) < armor(state, shot):
        state.say("bounces-off", "7.7", penetration=penetration(state, shot), armor=armor(state, shot))
        return
    hurts = state.pack.weapons[shot.weapon].damage
    state.hq_hp[hq] = max(0, state.hq_hp[hq] - hurts)
    state.quiet = 0
    state.say("hq-hit", "7.7", side=hq & 1, damage=hurts, hp=state.hq_hp[hq])
    if state.hq_hp[hq] == 0:
        hq_falls(state, hq)


# -- Montgomery -------------------------------------------------------------------------------------------------


def may_reroll(state: TwoGMState, shot: Shot) -> bool:
    """§17.8: once in an own turn, for guns and barrages."""
    if state.active != shot.seat & 1 or state.counts[REROLLS] or state.general(shot.seat, "reroll-guns") is None:
        return False
    if shot.shooter == NONE:
        return True
    unit = state.unit(shot.shooter)
    return unit.type == "artillery" or unit.unit_class == "self-propelled"


class Reroll(TwoGMDecision, frozen=True):
    rule = "17.8"
    shot: Shot

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.REROLL, verbs.KEEP]

    def perform(self, state: TwoGMState, action: Action) -> None:
        if action == verbs.REROLL:
            state.counts[REROLLS] = 1
            state.say("rerolls", "17.8", seat=self.seat)
            roll(state, self.shot)
