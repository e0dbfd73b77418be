"""§10: fighters, bombers, interception, escorts, Anti-Aircraft guns and paratroopers in the air."""

from __future__ import annotations

from msgspec.structs import replace

from brink.engine import PASS, Action, Arg, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import building_at, muster, remove
from brink.games.twogm.generals import total_cost
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE, area_of, hq_place
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import DeclareShot, Shot, bombard, declare, safe_hq, shot_at
from brink.games.twogm.state import TwoGMAutomatic, TwoGMDecision, TwoGMState, TwoGMWindow
from brink.games.twogm.tables import MAIN


def own_hq(state: TwoGMState, seat: int) -> int:
    """The place of a seat's HQ; on two boards each ally has his own (§12)."""
    return hq_place(seat if len(state.hq_hp) > 2 else seat & 1)


def enemy_hqs(state: TwoGMState, side: int) -> list[int]:
    """Places of enemy headquarters that can be attacked."""
    if safe_hq(state, 1 - side):
        return []
    return [hq_place(hq) for hq in range(1 - side, len(state.hq_hp), 2) if state.hq_hp[hq] > 0]


def parked_by(state: TwoGMState, seat: int) -> list[int]:
    """Fighters of one player that wait at an HQ."""
    return [u for u in state.parked(seat & 1) if state.u_seat[u] == seat]


# -- windows ----------------------------------------------------------------------------------------------------


class InterceptWindow(TwoGMWindow, frozen=True):
    """W3: the other side may send parked fighters, one after another."""

    rule = "W3"
    reopens = True
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    tells = asks

    def responders(self, state: TwoGMState) -> tuple[int, ...]:
        enemy = 1 - state.side(self.unit)
        owners = {state.u_seat[u] for u in state.parked(enemy)}
        return tuple(seat for seat in state.seats(enemy) if seat in owners)

    def concerns(self, state: TwoGMState) -> tuple[int, ...]:
        return struck_seats(state, 1 - state.side(self.unit))

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [*(verbs.Intercept(u, state.u_card[u]) for u in parked_by(state, self.seat)), PASS]

    def respond(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Intercept)
        state.raid.append(action.unit)
        state.say("intercepts", "10.2", seat=self.seat, card=action.card)


class FlakWindow(TwoGMWindow, frozen=True):
    """W3: Anti-Aircraft weapons with the target of the airplane in range may fire at it (§10.4)."""

    rule = "10.4"
    reopens = True
    costs_nothing = True
    fliers: tuple[int, ...]
    places: tuple[int, ...]

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.fliers[0]]}

    tells = asks

    def responders(self, state: TwoGMState) -> tuple[int, ...]:
        enemy = 1 - state.side(self.fliers[0])
        if not state.alive(self.fliers[0]):  # what matters is shot down
            return ()
        return tuple(seat for seat in state.seats(enemy) if guns(state, seat, self.places))

    def concerns(self, state: TwoGMState) -> tuple[int, ...]:
        return struck_seats(state, 1 - state.side(self.fliers[0]))

    def candidates(self, state: TwoGMState) -> list[Action]:
        cards, places = state.u_card, state.u_place
        fliers = [u for u in self.fliers if state.alive(u)]
        return [
            *(
                verbs.Flak(u, cards[u], places[u], flier, cards[flier])
                for u, _ in guns(state, self.seat, self.places)
                for flier in fliers
            ),
            PASS,
        ]

    def shot(self, state: TwoGMState, action: verbs.Flak) -> Shot:
        """Distances count to what the airplane attacks, the nearest space of it."""
        u = action.unit
        slot = next(slot for gun, slot in guns(state, self.seat, self.places) if gun == u)
        near = DISTANCE[state.u_place[u]]
        place = min(self.places, key=lambda place: near[place])
        return replace(shot_at(state, u, slot, action.unit_target, "flak"), place=place)

    def respond(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Flak)
        shot = self.shot(state, action)
        state.spend(shot.shooter, shot.slot)
        state.say("flak-fires", "10.4", card=action.card, card_target=action.card_target)
        declare(state, shot)


def struck_seats(state: TwoGMState, enemy: int) -> tuple[int, ...]:
    """Those to whom the attack from the air happens: whose unit it aims at, who stands where bombs fall (friends too),
    whose HQ it is. Where nobody is struck, by a jump or on empty ground, all of the other side.
    """
    for step in reversed(state.agenda):
        if isinstance(step, FighterStrikes):
            units, place = [u for u in (step.shot.target,) if u != NONE], step.shot.place
        elif isinstance(step, Bombs):
            units, place = [u for here in step.area(state) for u in state.standing(here)], step.place
        else:
            continue
        if place >= ALL_SPACES and not units:
            return tuple(seat for seat in state.seats(enemy) if own_hq(state, seat) == place)
        owners = tuple(sorted({state.u_seat[u] for u in units}))
        return owners or tuple(state.seats(enemy))
    return tuple(state.seats(enemy))


def guns(state: TwoGMState, seat: int, places: tuple[int, ...]) -> list[tuple[int, int]]:
    """Anti-Aircraft weapons that may fire: unit and slot."""
    found = []
    for u in state.army[seat]:
        if state.has(u, "anti-aircraft") and state.on_board(u):
            near = DISTANCE[state.u_place[u]]
            for slot in state.usable(u):
                if state.weapon(u, slot).anti_aircraft:
                    reach = state.reach_of(u, slot)
                    if any(near[place] <= reach for place in places):
                        found.append((u, slot))
    return found


def begin_raid(state: TwoGMState, side: int) -> None:
    """R71: each Anti-Aircraft weapon fires once in an enemy turn; by the option, at every attack from the air."""
    state.raid.clear()
    state.guard.clear()
    if state.options.anti_aircraft == "always":
        for u in state.units_of(1 - side):
            for slot, weapon in enumerate(state.pack.arsenal[state.u_card[u]]):
                if weapon is not None and weapon.anti_aircraft:
                    state.u_used[u] &= ~(1 << slot)


class EndRaid(TwoGMAutomatic, frozen=True):
    """All airplanes that took part are discarded."""

    rule = "10.3"
    unit: int

    def run(self, state: TwoGMState) -> None:
        for u in (self.unit, *state.raid, *state.guard):
            if state.alive(u):
                remove(state, u)
        state.raid.clear()
        state.guard.clear()


# -- fighters ---------------------------------------------------------------------------------------------------


class FighterTarget(TwoGMDecision, frozen=True):
    """§10.2: an enemy unit, a building, the enemy HQ, or an airplane parked there."""

    rule = "10.2"
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        enemy = 1 - (self.seat & 1)
        cards, places = state.u_card, state.u_place
        found: list[Action] = [
            verbs.SHOOT[u, cards[u], places[u]] for u in state.units_of(enemy) if state.u_carrier[u] == NONE
        ]
        found += [
            verbs.RAZE[place]
            for place in range(state.spaces)
            if state.here[place] == NONE and building_at(state, place) is not None
        ]
        found += verbs.SHOOT_HQ.of(enemy_hqs(state, self.seat & 1))
        return [*found, verbs.BACK]

    def shot(self, state: TwoGMState, action: verbs.Shoot | verbs.Raze | verbs.ShootHQ) -> Shot:
        u = self.unit
        if isinstance(action, verbs.Shoot):
            return shot_at(state, u, MAIN, action.unit, "strike")
        return Shot(self.seat, state.weapon(u, MAIN).number, u, MAIN, NONE, action.space, "strike")

    def perform(self, state: TwoGMState, action: Action) -> None:
        u = self.unit
        if not isinstance(action, verbs.Shoot | verbs.Raze | verbs.ShootHQ):
            return
        shot = self.shot(state, action)
        begin_raid(state, self.seat & 1)
        state.guard.append(u)
        state.say("fighter-attacks", "10.2", seat=self.seat, card=state.u_card[u], space=shot.place)
        state.then(
            InterceptWindow(unit=u),
            Dogfight(u),
            FlakWindow(fliers=(u,), places=(shot.place,)),
            FighterStrikes(shot),
            EndRaid(u),
        )


class Dogfight(TwoGMAutomatic, frozen=True):
    """§10.2: each interceptor attacks the fighter, which does not shoot back (R67)."""

    rule = "10.2"
    unit: int

    def run(self, state: TwoGMState) -> None:
        state.then(*(DeclareShot(shot_at(state, u, MAIN, self.unit, "flak")) for u in state.raid))


class FighterStrikes(TwoGMAutomatic, frozen=True):
    rule = "10.2"
    shot: Shot

    def run(self, state: TwoGMState) -> None:
        if state.alive(self.shot.shooter) and (self.shot.target == NONE or state.alive(self.shot.target)):
            declare(state, self.shot)


# -- bombers ----------------------------------------------------------------------------------------------------


def send_bomber(state: TwoGMState, seat: int, card: int, equip: int) -> None:
    """§10.3: played like a support card; strikes at once."""
    u = muster(state, seat, card, own_hq(state, seat), equip)
    begin_raid(state, seat & 1)
    state.then(BombTarget(seat, u))


class BombTarget(TwoGMDecision, frozen=True):
    """§10.3: the enemy HQ, or a space and what lies around it."""

    rule = "10.3"
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        hqs = enemy_hqs(state, self.seat & 1)
        return [*verbs.BOMB.of(range(state.spaces)), *verbs.SHOOT_HQ.of(hqs)]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Bomb | verbs.ShootHQ)
        state.say("bomber-comes", "10.3", seat=self.seat, card=state.u_card[self.unit], space=action.space)
        state.then(Escort(self.seat, self.unit, action.space))


class Escort(TwoGMDecision, frozen=True):
    """§10.3: parked fighters, or fighters deployed at this moment, fly along; then those of an ally."""

    rule = "10.3"
    unit: int
    place: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit], "space": self.place}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        found: list[Action] = [verbs.Escort(u, state.u_card[u]) for u in parked_by(state, self.seat)]
        fresh = sorted({card for card in state.hands[self.seat] if is_fighter_card(state, card)})
        if self.seat != state.u_seat[self.unit]:  # an ally deploys when it is his turn to
            fresh = []
        return [*found, *map(verbs.EscortNew, fresh), verbs.DONE]

    def forced(self, state: TwoGMState) -> Action | None:
        """No fighter is parked, and none that could be paid can be in the hand."""
        may_deploy = self.seat == state.u_seat[self.unit] and state.may_hold_one_of(self.seat, state.pack.fighters)
        return verbs.DONE if self.evident(state) and not may_deploy and not parked_by(state, self.seat) else None

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, verbs.EscortNew):
            cost = total_cost(state, self.seat, action.card, 0)
            if cost > state.ap[self.seat]:
                return refuse("too-few-ap", "6", ap=cost, left=state.ap[self.seat])
        return None

    def perform(self, state: TwoGMState, action: Action) -> None:
        if not isinstance(action, verbs.Escort | verbs.EscortNew):
            allies = self.allies(state)
            if allies:
                state.then(Escort(allies[0], self.unit, self.place))
            else:
                self.fly(state)
            return
        card = action.card
        if isinstance(action, verbs.Escort):
            state.guard.append(action.unit)
        else:
            state.lay_down(self.seat, card)
            state.pay(self.seat, total_cost(state, self.seat, card, 0))
            state.guard.append(muster(state, self.seat, card, own_hq(state, self.seat), 0))
        state.say("escorts", "10.3", seat=self.seat, card=card)
        state.then(self)

    def allies(self, state: TwoGMState) -> list[int]:
        """Who else of this side has fighters to send, once the bomber's own player has chosen."""
        if self.seat != state.u_seat[self.unit]:
            return []
        return [seat for seat in state.seats(self.seat & 1) if seat != self.seat and parked_by(state, seat)]

    def fly(self, state: TwoGMState) -> None:
        u, place = self.unit, self.place
        bombs = Bombs(u, place)
        state.then(
            InterceptWindow(unit=u),
            EscortsFire(u, 0),
            BomberGuns(u),
            InterceptorsFire(u, 0),
            FlakWindow(fliers=(u, *state.guard), places=bombs.area(state) or (place,)),
            bombs,
            EndRaid(u),
        )


def is_fighter_card(state: TwoGMState, card: int) -> bool:
    return card < state.pack.first_support and "fighter" in state.pack.units[card].abilities


class EscortsFire(TwoGMAutomatic, frozen=True):
    """§10.3 step 2: each escort attacks one interceptor of its owner's choice."""

    rule = "10.3"
    unit: int
    number: int

    def run(self, state: TwoGMState) -> None:
        left = [u for u in state.raid if state.alive(u)]
        if self.number < len(state.guard) and left:
            escort = state.guard[self.number]
            state.then(EscortsFire(self.unit, self.number + 1))
            if len(left) == 1:
                state.then(DeclareShot(shot_at(state, escort, MAIN, left[0], "flak")))
            else:
                state.then(Against(state.u_seat[escort], escort, tuple(left)))


class Against(TwoGMDecision, frozen=True):
    """§10.3: whom a fighter attacks in the air."""

    rule = "10.3"
    unit: int
    fliers: tuple[int, ...]

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.Against(u, state.u_card[u]) for u in self.fliers]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Against)
        declare(state, shot_at(state, self.unit, MAIN, action.unit, "flak"))


class BomberGuns(TwoGMAutomatic, frozen=True):
    """§10.3 step 3: every machine gun of the bomber fires once at each interceptor that is left."""

    rule = "10.3"
    unit: int

    def run(self, state: TwoGMState) -> None:
        u = self.unit
        targets = [v for v in state.raid if state.alive(v)]
        state.then(
            *(DeclareShot(shot_at(state, u, slot, v, "flak")) for v in targets for slot in machine_guns(state, u))
        )


def machine_guns(state: TwoGMState, u: int) -> list[int]:
    """The slots of weapons that an airplane has only against others in the air."""
    return [
        slot
        for slot, weapon in enumerate(state.pack.arsenal[state.u_card[u]])
        if weapon is not None and weapon.air_only and state.u_equip[u] >> slot & 1
    ]


class InterceptorsFire(TwoGMAutomatic, frozen=True):
    """§10.3 step 4: each interceptor attacks the bomber, or an escort (R69)."""

    rule = "10.3"
    unit: int
    number: int

    def run(self, state: TwoGMState) -> None:
        if self.number >= len(state.raid) or not state.alive(self.unit):
            return
        interceptor = state.raid[self.number]
        state.then(InterceptorsFire(self.unit, self.number + 1))
        if not state.alive(interceptor):
            return
        escorts = [u for u in state.guard if state.alive(u)]
        if escorts:
            state.then(Against(state.u_seat[interceptor], interceptor, (self.unit, *escorts)))
        else:
            state.then(DeclareShot(shot_at(state, interceptor, MAIN, self.unit, "flak")))


class Bombs(TwoGMAutomatic, frozen=True):
    """§10.3 step 6, R70: one attack on the HQ, or one on every unit in the area, friend or foe."""

    rule = "10.3"
    unit: int
    place: int

    def area(self, state: TwoGMState) -> tuple[int, ...]:
        """The spaces that are struck; none where the HQ is the target."""
        if self.place >= ALL_SPACES:
            return ()
        return area_of(state.unit(self.unit).area, self.place, state.spaces)

    def run(self, state: TwoGMState) -> None:
        u, place = self.unit, self.place
        if not state.alive(u):
            state.say("strike-cancelled", "10.3")
            return
        shot = Shot(state.u_seat[u], state.weapon(u, MAIN).number, u, MAIN, NONE, place, "strike")
        if place >= ALL_SPACES:
            declare(state, shot)
        else:
            bombard(state, shot, self.area(state), raze=True)
