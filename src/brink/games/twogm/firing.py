"""§7.1: the Shooting phase: unit, weapon, target; assaults, fighters and smoke screens among them."""

from __future__ import annotations

from collections.abc import Mapping

from brink.engine import Action, Arg, Reason, refuse
from brink.games.twogm import abilities, assault, verbs
from brink.games.twogm.air_combat import FighterTarget
from brink.games.twogm.geometry import ALL_SPACES, BESIDE, DISTANCE, WITHIN
from brink.games.twogm.more_players import Together
from brink.games.twogm.pack import NONE
from brink.games.twogm.placing_terrain import chosen_wings, spread
from brink.games.twogm.playing_cards import play as play_card
from brink.games.twogm.playing_cards import playable_in, refuse_play
from brink.games.twogm.shooting import (
    ON_THE_BOARD,
    Shot,
    Sights,
    can_fire,
    enemies_in_range,
    fire,
    has_target,
    hqs_in_range,
    lay_smoke,
    look_out,
    sees_target,
    shot_at,
    terrain_in_range,
    worth_firing,
)
from brink.games.twogm.state import MOVED_ON, NO_FIRE, RODE, TwoGMDecision, TwoGMState
from brink.games.twogm.tables import MAIN

NOTHING = Sights(0, 0, 0)  # no target in sight
BARRED = NO_FIRE | RODE
LEADS_ON = (verbs.Weapon, verbs.Screen, verbs.Back)  # what a unit is asked before it does anything
SHOTS = (verbs.Shoot, verbs.Raze, verbs.ShootHQ)


class Shooting(Together, frozen=True):
    """§7.1: each unit may fire each usable weapon once, in any order; every assault must be resolved."""

    rule = "7.1"
    needs_choice = True

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"ap": state.ap[self.seat]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        cards = playable_in(state, self.seat, "shooting")
        units = [u for u in state.army[self.seat] if state.u_carrier[u] == NONE]
        return [*self.choice(state, units), *verbs.PLAY.of(cards), verbs.DONE]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        return self.refuse_in(state, action, look_out(state, self.seat & 1))

    def options(self, state: TwoGMState) -> list[Action]:
        seat = self.seat
        found = self.choice(state, able(state, seat))
        for card in playable_in(state, seat, "shooting"):
            if refuse_play(state, seat, card) is None:
                found.append(verbs.PLAY[card])
        if not self.assaults(state):
            found.append(verbs.DONE)
        return found

    def phrases(self, state: TwoGMState) -> Mapping[str, str]:
        return {"done": "do-done-shooting"}

    def public(self, state: TwoGMState) -> bool:
        """No unit has a weapon left, and no card for this phase can be in the hand."""
        carriers = state.u_carrier
        if any(carriers[u] == NONE and state.ready(u) for u in state.army[self.seat]):
            return False
        return not state.may_hold_one_of(self.seat, state.pack.timed.get("shooting", ()))

    def assaults(self, state: TwoGMState) -> list[int]:
        """Those whose assault is still to be resolved."""
        targets = state.u_assault
        if max(targets, default=NONE) == NONE:  # mostly nobody's
            return []
        return [u for u in state.army[self.seat] if targets[u] != NONE]

    def choice(self, state: TwoGMState, units: list[int]) -> list[Action]:
        unit, cards, places = verbs.UNIT, state.u_card, state.u_place
        return [unit[u, cards[u], places[u]] for u in units]

    def refuse_in(self, state: TwoGMState, action: Action, sights: Sights) -> Reason | None:
        if isinstance(action, verbs.Unit):
            return refuse_shooter(state, action.unit, sights)
        if isinstance(action, verbs.Play):
            return refuse_play(state, self.seat, action.card)
        return refuse("assault-pending", "5.5") if self.assaults(state) else None

    def idle(self, action: Action) -> bool:
        return isinstance(action, verbs.Unit)

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.Unit):
            self.go_on(state)
            flies = state.u_place[action.unit] >= ALL_SPACES
            state.then((FighterTarget if flies else UnitShoots)(self.seat, action.unit))
        elif isinstance(action, verbs.Play):
            self.go_on(state)
            play_card(state, self.seat, action.card)
        else:
            self.finish(state)


def able(state: TwoGMState, seat: int) -> list[int]:
    """Those who can act: `can_act` of all of them, with fewer questions to those who could but fire."""
    carriers, places, assaults, attached = state.u_carrier, state.u_place, state.u_assault, state.u_attached
    sights = look_out(state, seat & 1)
    if state.scenario != NONE:  # which may change ranges
        return [u for u in state.army[seat] if carriers[u] == NONE and can_act(state, u, sights)]
    flags, cards, equip, used, grey = state.u_flags, state.u_card, state.u_equip, state.u_used, state.u_grey
    pack, mounted = state.pack, state.u_mounted
    armed, mounts, ranges, handy = pack.armed, pack.mounts, pack.ranges, pack.handy
    farsighted, curing = pack.farsighted, pack.curing
    both, on_the_board = sights.both, sights.targets & ON_THE_BOARD
    found = []
    for u in state.army[seat]:
        if carriers[u] != NONE:
            continue
        place, card, owned = places[u], cards[u], equip[u] | 1
        if attached[u] & farsighted or assaults[u] != NONE or place >= ALL_SPACES:
            if can_act(state, u, sights):
                found.append(u)
            continue
        if not flags[u] & BARRED:  # as `can_fire` does it
            blocked = used[u] | grey[u] | (mounts[card] & ~mounted[u])
            direct, area = ranges[card][owned & ~blocked & armed[card]]
            if both & WITHIN[place][direct] or (area and on_the_board & WITHIN[place][area]):
                found.append(u)
                continue
        if (handy[card] & owned or attached[u] & curing) and can_use(state, u):
            found.append(u)
    return found


def can_act(state: TwoGMState, u: int, sights: Sights) -> bool:
    """Whether this unit can do anything at all in this phase."""
    if state.u_assault[u] != NONE or state.u_place[u] >= ALL_SPACES:
        return True
    if not state.u_flags[u] & BARRED and can_fire(state, u, sights):
        return True
    return state.handy(u) and can_use(state, u)


def can_use(state: TwoGMState, u: int) -> bool:
    """Whether this unit can do anything but fire."""
    return abilities.any_use(state, u) or can_screen(state, u)


def worth_choosing(state: TwoGMState, u: int, but: str = "") -> bool:
    """Whether this unit can do something that its player might want: not only shoot at ground, or in vain.

    `but`: an ability that does not count.
    """
    if state.u_carrier[u] != NONE:
        return False
    if state.u_assault[u] != NONE or state.u_place[u] >= ALL_SPACES or abilities.any_use(state, u, but):
        return True
    return refuse_fire(state, u) is None and any(worth_firing(state, u, slot) for slot in state.usable(u))


def can_screen(state: TwoGMState, u: int) -> bool:
    owns = state.pack.screens[state.u_card[u]] & state.u_equip[u]
    return owns > 0 and state.ready_slot(u, "smoke-screen") != NONE


def refuse_shooter(state: TwoGMState, u: int, sights: Sights) -> Reason | None:
    if can_act(state, u, sights):
        return None
    barred = refuse_fire(state, u)
    if barred is not None:
        return barred
    if state.usable(u):
        return refuse("no-target", "7.1")
    return refuse("no-weapon-ready", "7.1")


def refuse_fire(state: TwoGMState, u: int) -> Reason | None:
    if state.u_assault[u] != NONE and not state.of_first_release():
        return refuse("assault-first", "R100")
    if state.u_flags[u] & MOVED_ON:
        return refuse("moved-on", "17.5")
    if state.u_flags[u] & NO_FIRE:
        return refuse("thrown-back", "R30")
    if state.u_flags[u] & RODE:
        return refuse("rode", "13")
    return None


class UnitShoots(TwoGMDecision, frozen=True):
    """§7.1: one of the unit's weapons, its assault, or something else it can do."""

    rule = "7.1"
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit], "space": state.u_place[self.unit]}

    def tells(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        u = self.unit
        owned = state.u_equip[u] | 1
        found: list[Action] = [
            verbs.WEAPON[slot, weapon.number]
            for slot, weapon in enumerate(state.pack.arsenal[state.u_card[u]])
            if weapon is not None and owned >> slot & 1
        ]
        return [*found, *self.others(state), verbs.BACK]

    def others(self, state: TwoGMState) -> list[Action]:
        """What the unit might do but fire."""
        u = self.unit
        found = abilities.menu(state, u)
        if state.has(u, "smoke-screen"):
            found.insert(0, verbs.SCREEN)
        if state.u_assault[u] != NONE:
            found.insert(0, verbs.Storm(state.u_assault[u]))
        return found

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, verbs.Weapon):
            return refuse_weapon(state, self.unit, action.slot, look_out(state, self.seat & 1))
        return self.refuse_other(state, action)

    def options(self, state: TwoGMState) -> list[Action]:
        u = self.unit
        found: list[Action] = []
        if refuse_fire(state, u) is None:
            for slot in state.usable(u):
                if sees_target(state, u, slot):
                    found.append(verbs.WEAPON[slot, state.weapon(u, slot).number])
        if state.handy(u) or state.u_assault[u] != NONE:
            found += [action for action in self.others(state) if self.refuse_other(state, action) is None]
        found.append(verbs.BACK)
        return found

    def refuse_other(self, state: TwoGMState, action: Action) -> Reason | None:
        u = self.unit
        if action == verbs.SCREEN and state.ready_slot(u, "smoke-screen") == NONE:
            return refuse("token-not-ready", "8", card=state.u_card[u])
        if type(action) in abilities.USES:
            return abilities.refusal(state, u, action)
        return None

    def idle(self, action: Action) -> bool:
        return isinstance(action, LEADS_ON)

    def perform(self, state: TwoGMState, action: Action) -> None:
        u = self.unit
        match action:
            case verbs.Weapon(slot):
                state.then(Aim(self.seat, u, slot))
            case verbs.Storm():
                assault.resolve(state, u)
            case verbs.Screen():
                state.then(ScreenAt(self.seat, u))
            case verbs.Back():
                pass
            case _:
                abilities.use(state, u, action)


def refuse_weapon(state: TwoGMState, u: int, slot: int, sights: Sights) -> Reason | None:
    """§7.1, §8: a weapon that is used, cooling or not mounted cannot fire."""
    reason = refuse_fire(state, u)
    if reason is not None:
        return reason
    weapon = state.weapon(u, slot).number
    if slot in state.usable(u):
        if has_target(state, u, slot, sights):
            return None
        return refuse("no-target-for-weapon", "7.1", weapon=weapon, range=state.reach_of(u, slot))
    if state.u_used[u] >> slot & 1:
        return refuse("weapon-used", "7.1", weapon=weapon)
    if state.u_grey[u] >> slot & 1:
        return refuse("weapon-cooling", "8", weapon=weapon)
    return refuse("weapon-unmounted", "8", weapon=weapon)


class Aim(TwoGMDecision, frozen=True):
    """§7.1: a target within range."""

    rule = "7.1"
    unit: int
    slot: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit], "weapon": state.weapon(self.unit, self.slot).number}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        u, slot = self.unit, self.slot
        cards, places = state.u_card, state.u_place
        targets = enemies_in_range(state, u, slot)
        if state.weapon(u, slot).area and not state.of_first_release():  # it strikes the space: of a pair one is enough
            targets = [v for v in targets if state.here[places[v]] == v]
        found: list[Action] = [verbs.SHOOT[v, cards[v], places[v]] for v in targets]
        found += [verbs.RAZE[place] for place in terrain_in_range(state, u, slot)]
        found += [verbs.SHOOT_HQ[ALL_SPACES + hq] for hq in hqs_in_range(state, u, slot)]
        return [*found, verbs.BACK]

    options = candidates  # whatever is in range may be aimed at

    def shot(self, state: TwoGMState, action: verbs.Shoot | verbs.Raze | verbs.ShootHQ) -> Shot:
        """The shot an action stands for; also for those who want to know its odds."""
        u, slot = self.unit, self.slot
        if isinstance(action, verbs.Shoot):
            return shot_at(state, u, slot, action.unit)
        return Shot(self.seat, state.weapon(u, slot).number, u, slot, NONE, action.space)

    def idle(self, action: Action) -> bool:
        return isinstance(action, verbs.Back)

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, SHOTS):
            fire(state, self.shot(state, action))


class ScreenAt(TwoGMDecision, frozen=True):
    """§13 Smoke Screen: a space within the unit's normal range."""

    rule = "13"
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        near, reach = DISTANCE[state.u_place[self.unit]], state.reach_of(self.unit, MAIN)
        return [*(verbs.AT[place] for place in range(state.spaces) if near[place] <= reach), verbs.BACK]

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.At):
            state.then(ScreenWide(self.seat, self.unit, action.space))


class ScreenWide(TwoGMDecision, frozen=True):
    """§13 Smoke Screen: up to three tokens in a row."""

    rule = "13"
    needs_choice = True
    unit: int
    place: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"space": self.place}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return spread(self.wings(state))

    def wings(self, state: TwoGMState) -> list[int]:
        """The spaces beside that have no smoke of this side yet."""
        mine = 1 << (self.seat & 1)
        return [place for place in BESIDE[state.spaces][self.place] if not state.smoke[place] & mine]

    def perform(self, state: TwoGMState, action: Action) -> None:
        sides = chosen_wings(action, self.wings(state))
        state.spend(self.unit, state.ready_slot(self.unit, "smoke-screen"))
        lay_smoke(state, self.seat, (self.place, *sides))
