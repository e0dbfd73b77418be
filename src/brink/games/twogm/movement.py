"""§5: the Movement phase: moving, swapping, covered movement, declaring assaults; carrying is in its own chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.twogm import abilities, scenarios, verbs
from brink.games.twogm.allowance import (
    HINDERED,
    can_gain,
    extras,
    movers,
    own_steps,
    refuse_extra,
    steps_left,
    take_extra,
)
from brink.games.twogm.battlefield import join, lift, load, separate, stand
from brink.games.twogm.carrying import board, embarks, landing_spaces, refuse_boarding, refuse_unloading, unload
from brink.games.twogm.geometry import ALL_SPACES, AROUND, DISTANCE, NEIGHBOURS
from brink.games.twogm.kinds import LONGEST
from brink.games.twogm.more_players import Together
from brink.games.twogm.optional_rules import pick_up, pickable
from brink.games.twogm.pack import NONE, Unit
from brink.games.twogm.playing_cards import AmbushWindow, ambushers, playable_in, refuse_play
from brink.games.twogm.playing_cards import play as play_card
from brink.games.twogm.state import (
    JOINED,
    MOVED,
    MOVEMENT,
    NO_MOVE,
    RODE,
    TwoGMAutomatic,
    TwoGMDecision,
    TwoGMState,
)
from brink.games.twogm.terrain import CLOSED, HARD, NORMAL, crosses_river, entered, ground_for

FREE = (verbs.Stop, verbs.Pick)
EXTRAS = (verbs.March, verbs.Ride, verbs.Advance)
EXTRA = {kind.verb: kind() for kind in EXTRAS}
Reach = dict[int, int]  # place -> the place before it


def unspent(state: TwoGMState, group: tuple[int, ...]) -> bool:
    """R18: a hard step takes the whole movement; the option lets the rest of it be enough."""
    spent = state.u_spent
    return state.options.hard_ground == "rest" or not (spent[group[0]] or spent[group[-1]])


def reach(state: TwoGMState, u: int, alone: bool = False) -> Reach:
    """Everywhere the unit could go, through friends but not through enemies; and how."""
    group = movers(state, u, alone)
    left = own_steps(state, u) if len(group) == 1 else steps_left(state, u)
    found: Reach = {}
    if left <= 0:
        return found
    side, start = state.u_seat[u] & 1, state.u_place[u]
    here, seats, natural, terrain = state.here, state.u_seat, state.natural, state.terrain
    rest, rivers = state.options.hard_ground == "rest", state.scenario != NONE
    grounds, cards = state.pack.grounds, state.u_card
    one, other = grounds[cards[group[0]]], grounds[cards[group[-1]]]
    stuck = mired(state, group, start)
    near_to, edge, pair = NEIGHBOURS[state.spaces], [start], len(group) == 2
    for _ in range(left):
        onward = []
        for place in edge:
            leaves = stuck and place == start
            for near in near_to[place]:
                if near in found or near == start:
                    continue
                who, on, card = here[near], natural[near], terrain[near]
                if who != NONE and seats[who] & 1 != side:
                    continue
                hard = leaves
                if rivers or one[on][card] != NORMAL or (pair and other[on][card] != NORMAL):  # as `ground_of` says
                    ground = ground_of(state, group, place, near)
                    if ground == CLOSED:
                        continue
                    hard = hard or ground == HARD
                if hard:
                    if (place == start or rest) and unspent(state, group):
                        found[near] = place
                    continue
                found[near] = place
                if card == NONE or not mined(state, group, near):
                    onward.append(near)
        edge = onward
    return found


def ground_of(state: TwoGMState, group: tuple[int, ...], a: int, b: int) -> str:
    """The class of a step from a to b for those who take it."""
    worst, rivers = NORMAL, state.scenario != NONE
    grounds, cards, natural, terrain = state.pack.grounds, state.u_card, state.natural[b], state.terrain[b]
    for m in group:
        if rivers and crosses_river(state, m, a, b):
            return CLOSED
        if grounds[cards[m]][natural][terrain] != NORMAL:  # nothing makes normal ground worse
            ground = ground_for(state, m, b)
            if ground == CLOSED:
                return CLOSED
            if ground == HARD:
                worst = HARD
    return worst


def mined(state: TwoGMState, group: tuple[int, ...], place: int) -> bool:
    terrain = state.terrain[place]
    return terrain != NONE and any(state.unit(m).type in state.pack.terrains[terrain].triggered_by for m in group)


def mired(state: TwoGMState, group: tuple[int, ...], place: int) -> bool:
    """Whether any of them stands on hard ground here."""
    grounds, cards, natural, terrain = state.pack.grounds, state.u_card, state.natural[place], state.terrain[place]
    hard = [m for m in group if grounds[cards[m]][natural][terrain] == HARD]  # mostly nobody
    return HARD in [ground_for(state, m, place) for m in hard]


def is_hard(state: TwoGMState, group: tuple[int, ...], a: int, b: int) -> bool:
    return ground_of(state, group, a, b) == HARD or mired(state, group, a)


def can_step(state: TwoGMState, u: int, place: int, alone: bool = False) -> bool:
    """Whether a unit could take the one step onto this space next to it, whoever stands there."""
    group, start = movers(state, u, alone), state.u_place[u]
    if (own_steps(state, u) if len(group) == 1 else steps_left(state, u)) < 1:
        return False
    ground = ground_of(state, group, start, place)
    if ground == CLOSED:
        return False
    return unspent(state, group) or not (ground == HARD or mired(state, group, start))


def refuse_step(state: TwoGMState, u: int, place: int, alone: bool = False) -> Reason | None:
    if can_step(state, u, place, alone):
        return None
    if steps_left(state, u, alone) < 1:
        return refuse("no-movement-left", "5.1", card=state.u_card[u])
    if ground_of(state, movers(state, u, alone), state.u_place[u], place) == CLOSED:
        return refuse("cannot-enter", "5.2", space=place)
    return refuse("hard-ground", "R18", space=place)


def charge_step(state: TwoGMState, group: tuple[int, ...], a: int, b: int) -> None:
    """The price of one step: 1, or all that is left where the ground is hard."""
    hard = is_hard(state, group, a, b)
    marks = (MOVED if state.phase == MOVEMENT else 0) | (NO_MOVE if hard else 0)
    for m in group:
        state.u_spent[m] += 1
        state.u_flags[m] |= marks


def walk(state: TwoGMState, u: int, path: list[int], alone: bool = False) -> bool:
    """Take the steps one by one; false if something on the way stopped or destroyed the unit."""
    group = movers(state, u, alone)
    lead = state.here[state.u_place[u]] if len(group) == 2 else u
    for place in path:
        charge_step(state, group, state.u_place[u], place)
        if len(group) == 1 and state.u_pair[u] != NONE:
            separate(state, u)
        elif state.here[state.u_place[u]] == lead:
            lift(state, lead)
        if state.here[place] == NONE:
            stand(state, lead, place)
        else:  # passing through a friend, or about to join or board it
            for m in group:
                state.u_place[m] = place
        if not entered(state, lead, place):
            return False
    return True


def path_to(state: TwoGMState, u: int, place: int) -> list[int]:
    """The way by which a unit goes to a space that it can reach."""
    start = state.u_place[u]
    if DISTANCE[start][place] == 1 and can_step(state, u, place):
        return [place]
    found, path = reach(state, u), [place]
    while found[path[-1]] != start:
        path.append(found[path[-1]])
    return path[::-1]


def shields(state: TwoGMState, vehicle: int) -> bool:
    """R20: a tank, or a transport with armor 2 or more."""
    unit = state.unit(vehicle)
    return unit.type == "tank" or (unit.type == "transport" and unit.armor >= 2 and "embark" not in unit.abilities)


def may_part(state: TwoGMState, u: int) -> bool:
    """§5.4: a pair splits up in a later Movement phase than the one, or the deployment, that formed it."""
    return state.u_pair[u] != NONE and state.phase == MOVEMENT and not state.u_flags[u] & JOINED


# -- the phase --------------------------------------------------------------------------------------------------


class Movement(Together, frozen=True):
    """§5: each unit of one's own may move, in any order."""

    rule = "5"
    needs_choice = True

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"ap": state.ap[self.seat]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        cards = playable_in(state, self.seat, "movement")
        units = [u for u in state.army[self.seat] if state.on_board(u)]
        return [*self.choice(state, units), *verbs.PLAY.of(cards), verbs.DONE]

    def options(self, state: TwoGMState) -> list[Action]:
        seat = self.seat
        found = self.choice(state, able(state, seat))
        for card in playable_in(state, seat, "movement"):
            if refuse_play(state, seat, card) is None:
                found.append(verbs.PLAY[card])
        found.append(verbs.DONE)
        return found

    def phrases(self, state: TwoGMState) -> Mapping[str, str]:
        return {"done": "do-done-movement"}

    def public(self, state: TwoGMState) -> bool:
        """No card for this phase can be in the hand."""
        return not state.may_hold_one_of(self.seat, state.pack.timed.get("movement", ()))

    def choice(self, state: TwoGMState, units: list[int]) -> list[Action]:
        unit, cards, places = verbs.UNIT, state.u_card, state.u_place
        return [unit[u, cards[u], places[u]] for u in units]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, verbs.Unit):
            return refuse_choosing(state, action.unit)
        if isinstance(action, verbs.Play):
            return refuse_play(state, self.seat, action.card)
        return None

    def idle(self, action: Action) -> bool:
        return isinstance(action, verbs.Unit)

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.Unit):
            self.go_on(state)
            state.then(MoveUnit(self.seat, action.unit))
        elif isinstance(action, verbs.Play):
            self.go_on(state)
            play_card(state, self.seat, action.card)
        else:
            self.finish(state)


def able(state: TwoGMState, seat: int) -> list[int]:
    """Those on the board who can act: `can_act` of all of them, with fewer questions to those who could but walk."""
    cards, places, carriers, assaults = state.u_card, state.u_place, state.u_carrier, state.u_assault
    flags, mounted, spent, bonus = state.u_flags, state.u_mounted, state.u_spent, state.u_bonus
    attached, equip, pack = state.u_attached, state.u_equip, state.pack
    movement, handy, curing, versatile = pack.movement, pack.handy, pack.curing, pack.versatile
    snow, special = state.snow(), state.options.leftover_equipment or state.general(seat, "advance")
    found = []
    for u in state.army[seat]:
        if carriers[u] != NONE or places[u] >= ALL_SPACES or assaults[u] != NONE:
            continue
        card = cards[u]
        if flags[u] & HINDERED or mounted[u] or snow:
            acts = not flags[u] & NO_MOVE and own_steps(state, u) > 0
        else:
            acts = movement[card] + bonus[u] > spent[u]
        if not acts and (special or versatile[card] or attached[u] & curing or handy[card] & (equip[u] | 1)):
            acts = can_do_more(state, u)
        if acts:
            found.append(u)
    return found


def can_act(state: TwoGMState, u: int, paying: bool = True) -> bool:
    """A unit that can do nothing at all need not be chosen. `paying`: also for a march."""
    if state.u_assault[u] != NONE:
        return False
    return own_steps(state, u) > 0 or can_do_more(state, u, paying)


def can_do_more(state: TwoGMState, u: int, paying: bool = True) -> bool:
    """Whether a unit without a step left can gain one, or do something where it is."""
    if not state.u_flags[u] & NO_MOVE:
        for verb in extras(state, u):
            if (paying or verb != "march") and can_gain(state, u, verb):
                return True
    if state.pack.units[state.u_card[u]].carries and state.loaded(u):
        return True
    if state.options.leftover_equipment and pickable(state, u):
        return True
    return state.handy(u) and abilities.any_use(state, u)


def refuse_choosing(state: TwoGMState, u: int) -> Reason | None:
    if can_act(state, u):
        return None
    if state.u_assault[u] != NONE:
        return refuse("storms-already", "5.5")
    return refuse("weapon-mounted" if state.u_mounted[u] else "moved-already", "5.1")


COVERED: Final = ({"infantry", "tank"}, {"infantry", "transport"})  # §5.4: nobody looks for cover behind a gun
MET_BY_NAME: Final = {
    "swap": "do-swap-met",
    "cover": "do-cover-met",
    "board": "do-board-met",
    "assault": "do-assault-met",
}


class MoveUnit(TwoGMDecision, frozen=True):
    """§5: what the chosen unit does. It goes on until it stops or has nothing left."""

    rule = "5.1"
    needs_choice = True
    unit: int
    moved: bool = False

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        u = self.unit
        return {"card": state.u_card[u], "space": state.u_place[u], "left": max(0, steps_left(state, u))}

    def tells(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [*(way for place in self.near(state) for way in self.there(state, place)), *self.at_rest(state)]

    def near(self, state: TwoGMState) -> tuple[int, ...]:
        """As far as the unit could get where nothing is in its way."""
        u = self.unit
        return AROUND[state.spaces][state.u_place[u]][min(LONGEST, max(1, steps_left(state, u)))]

    def there(self, state: TwoGMState, place: int) -> list[Action]:
        """What the unit might do on this space."""
        u, other = self.unit, state.here[place]
        if other == NONE:
            return [verbs.GO[place]]
        unit, far = state.unit(u), DISTANCE[state.u_place[u]][place]
        if state.u_seat[other] & 1 != self.seat & 1:
            return [verbs.ASSAULT[place]] if far == 1 and unit.type == "infantry" else []
        if state.u_seat[other] == self.seat or not state.of_first_release():
            return self.meeting(unit, state.unit(other), place, far)
        return []

    def at_rest(self, state: TwoGMState) -> list[Action]:
        """What the unit might do from where it is."""
        u, here = self.unit, state.here
        unit = state.unit(u)
        found: list[Action] = []
        if state.u_pair[u] != NONE and may_part(state, u):
            found += [verbs.LEAVE[place] for place in state.neighbours(state.u_place[u]) if here[place] == NONE]
        if unit.carries and state.loaded(u):
            for load in state.cargo(u):
                card = state.u_card[load]
                found += [verbs.UNLOAD[load, card, place] for place in landing_spaces(state, u)]
        for verb in extras(state, u):
            found.append(EXTRA[verb])
        if state.options.leftover_equipment:
            found += [verbs.Pick(unit.options[slot - 1].token) for slot in pickable(state, u)]
        if state.scenario != NONE:
            found += scenarios.unit_menu(state, u)
        if state.handy(u):
            found += abilities.menu(state, u)
        found.append(verbs.STOP)
        return found

    def phrases(self, state: TwoGMState) -> Mapping[str, str]:
        return MET_BY_NAME

    def details(self, state: TwoGMState) -> Mapping[Action, Mapping[str, Arg]]:
        """Who stands where one would swap places, take cover, go aboard or assault."""
        cards = {place: [state.u_card[v] for v in state.standing(place)] for place in self.near(state)}
        meetings = (verbs.SWAP, verbs.COVER, verbs.BOARD, verbs.ASSAULT)
        return {meet[place]: {"card_all": there} for place, there in cards.items() if there for meet in meetings}

    def public(self, state: TwoGMState) -> bool:
        """A unit that has just been chosen can do something; later it may have nothing left but to stop."""
        return self.moved and steps_left(state, self.unit) <= 0

    def meeting(self, unit: Unit, there: Unit, place: int, far: int) -> list[Action]:
        """What one may do where a friend stands."""
        kind = unit.type
        found: list[Action] = []
        if far == 1:
            found.append(verbs.SWAP[place])
        if kind in there.carries:
            found.append(verbs.BOARD[place])
        if {kind, there.type} in COVERED:
            found.append(verbs.COVER[place])
        return found

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        return self.refuse_in(state, action, reach(state, self.unit))

    def options(self, state: TwoGMState) -> list[Action]:
        """Where the unit cannot go, it can only do something to who is next to it."""
        found, here, go = reach(state, self.unit), state.here, verbs.GO
        legal: list[Action] = []
        for place in sorted({*found, *NEIGHBOURS[state.spaces][state.u_place[self.unit]]}):
            if here[place] != NONE:
                legal += self.met(state, place, found)
            elif place in found:
                legal.append(go[place])
        for way in self.at_rest(state):
            if way is verbs.STOP or self.refuse_in(state, way, found) is None:
                legal.append(way)
        return legal

    def met(self, state: TwoGMState, place: int, found: Reach) -> list[Action]:
        """What the unit may do where somebody stands: of what it might do `there`, all that is not refused."""
        u, other = self.unit, state.here[place]
        kind, there, seat = state.unit(u).type, state.unit(other), state.u_seat[other]
        legal: list[Action] = []
        if seat & 1 != self.seat & 1:
            if kind == "infantry" and refuse_assault(state, u, place) is None:
                legal.append(verbs.ASSAULT[place])
        elif seat == self.seat or not state.of_first_release():
            if can_swap(state, u, other, found):
                legal.append(verbs.SWAP[place])
            if kind in there.carries and refuse_board(state, u, place, found) is None:
                legal.append(verbs.BOARD[place])
            if (kind == "infantry") != (there.type == "infantry") and can_cover(state, u, place, found):
                legal.append(verbs.COVER[place])
        return legal

    def refuse_in(self, state: TwoGMState, action: Action, found: Reach) -> Reason | None:
        u = self.unit
        if isinstance(action, verbs.Go):
            return None if action.space in found else refuse_reach(state, u, action.space)
        if isinstance(action, verbs.Swap):
            return refuse_swap(state, u, state.here[action.space], found)
        if isinstance(action, FREE):
            return None
        if isinstance(action, EXTRAS):
            return refuse_extra(state, u, action.verb)
        if isinstance(action, verbs.Leave):
            return refuse_step(state, u, action.space, alone=True)
        if isinstance(action, verbs.Cover):
            return refuse_cover(state, u, action.space, found)
        if isinstance(action, verbs.Board):
            return refuse_board(state, u, action.space, found)
        if isinstance(action, verbs.Assault):
            return refuse_assault(state, u, action.space)
        if isinstance(action, verbs.Unload):
            return refuse_unloading(state, u, action.unit, action.space)
        if type(action) in abilities.USES:
            return abilities.refusal(state, u, action)
        return scenarios.refuse_unit(state, u, action)

    def idle(self, action: Action) -> bool:
        return isinstance(action, verbs.Stop) and not self.moved

    def perform(self, state: TwoGMState, action: Action) -> None:
        u = self.unit
        match action:
            case verbs.Stop():
                self.finish(state, self.moved)
            case verbs.Go() | verbs.Board() | verbs.Cover():
                self.go(state, action)
            case verbs.Leave(place):
                state.say("moves", "5.4", card=state.u_card[u], space=place)
                walk(state, u, [place], alone=True)
                self.go_on(state, True)
            case verbs.Swap(place):
                others = movers(state, state.here[place])
                swap(state, u, others[0])
                self.go_on(state, True)
                state.then(*(MoveEnds(m) for m in others))
            case verbs.Assault(place):
                state.u_assault[u] = place
                state.u_flags[u] |= NO_MOVE | MOVED
                state.say("assaults", "5.5", card=state.u_card[u], space=place)
                self.finish(state, self.moved)
            case verbs.Unload(load, _, place):
                moves_on = unload(state, u, load, place)
                self.go_on(state, self.moved)
                if moves_on:
                    state.then(MoveUnit(state.u_seat[load], load))
            case _:
                self.other(state, action)
                self.go_on(state, self.moved)

    def other(self, state: TwoGMState, action: Action) -> None:
        u = self.unit
        if isinstance(action, verbs.Pick):
            slots = [slot for slot in pickable(state, u) if state.unit(u).options[slot - 1].token == action.token]
            pick_up(state, u, slots[0])
        elif type(action) in abilities.USES:
            abilities.use(state, u, action)
        elif isinstance(action, EXTRAS):
            take_extra(state, u, action.verb)
        else:
            scenarios.do_unit(state, u, action)

    def go(self, state: TwoGMState, action: verbs.Go | verbs.Board | verbs.Cover) -> None:
        u, place = self.unit, action.space
        other = state.here[place]
        if isinstance(action, verbs.Board) and embarks(state, u, other):
            board(state, u, other)
            self.finish(state, True)
            return
        if isinstance(action, verbs.Go):
            state.say("moves", "5.1", card=state.u_card[u], space=place)
        arrived = walk(state, u, path_to(state, u, place))
        if arrived and isinstance(action, verbs.Board):
            load(state, u, other)
            state.u_flags[u] |= NO_MOVE
        elif arrived and isinstance(action, verbs.Cover):
            join(state, *((u, other) if state.unit(u).type == "infantry" else (other, u)))
        self.go_on(state, True)

    def go_on(self, state: TwoGMState, moved: bool) -> None:
        """Ask again while there is anything left to do."""
        u = self.unit
        if state.on_board(u) and (
            steps_left(state, u) > 0 or (state.unit(u).carries and state.loaded(u)) or pickable(state, u)
        ):
            state.then(MoveUnit(self.seat, u, moved))
        else:
            self.finish(state, moved)

    def finish(self, state: TwoGMState, moved: bool) -> None:
        """A move is completed before the next one starts. Who has no step left may still gain one (R101)."""
        if moved:
            gone = [m for m in movers(state, self.unit) if state.u_spent[m]]  # a partner who has not keeps its move
            for m in gone:
                if own_steps(state, m) > 0 or state.of_first_release():
                    state.u_flags[m] |= NO_MOVE
            state.then(*[MoveEnds(m) for m in gone])


class MoveEnds(TwoGMAutomatic, frozen=True):
    """W4: a unit has finished its move; an enemy in range may have waited for it."""

    rule = "W4"
    unit: int

    def run(self, state: TwoGMState) -> None:
        if state.on_board(self.unit) and ambushers(state, self.unit):
            state.then(AmbushWindow(unit=self.unit))


# -- refusals ---------------------------------------------------------------------------------------------------


def refuse_reach(state: TwoGMState, u: int, place: int) -> Reason:
    """Why a space cannot be reached."""
    if state.u_mounted[u]:
        return refuse("weapon-mounted", "8")
    left, far = steps_left(state, u), DISTANCE[state.u_place[u]][place]
    if left <= 0:
        return refuse("no-movement-left", "5.1", card=state.u_card[u])
    if left < far:
        return refuse("too-far", "5.1", left=left, far=far)
    if any(ground_for(state, m, place) == CLOSED for m in movers(state, u)):
        return refuse("cannot-enter", "5.2", space=place)
    hard = any(ground_for(state, m, at) == HARD for m in movers(state, u) for at in (place, state.u_place[u]))
    if hard and state.options.hard_ground == "all":
        return refuse("hard-ground", "R18", space=place)
    return refuse("no-way", "5.1", space=place)


def refuse_assault(state: TwoGMState, u: int, place: int) -> Reason | None:
    """§5.5, R25."""
    if state.u_turn[u] == state.turn or state.phase != MOVEMENT:
        return refuse("just-deployed", "R25")
    if state.u_flags[u] & RODE:
        return refuse("rode", "13")
    if state.u_mounted[u]:
        return refuse("weapon-mounted", "8")
    return refuse_step(state, u, place, alone=True)


def can_swap(state: TwoGMState, u: int, other: int, found: Reach) -> bool:
    """R19: each has a step left and could enter the other's space; whoever moves at another time moves alone."""
    here, there = state.u_place[u], state.u_place[other]
    if found.get(there) != here or state.phase != MOVEMENT:  # the first step `reach` has looked at
        return False
    return can_step(state, other, here) and not assaults(state, u) and not assaults(state, other)


def refuse_swap(state: TwoGMState, u: int, other: int, found: Reach) -> Reason | None:
    if can_swap(state, u, other, found):
        return None
    if state.phase != MOVEMENT:
        return refuse("movement-phase-only", "5.3")
    here, there = state.u_place[u], state.u_place[other]
    if assaults(state, u):
        return refuse("assaults-already", "5.5", card=state.u_card[u])
    reason = refuse_step(state, u, there)
    if reason is None and assaults(state, other):
        reason = refuse("assaults-already", "5.5", card=state.u_card[other])
    return reason or refuse_step(state, other, here)


def assaults(state: TwoGMState, u: int) -> bool:
    """§5.5: who has declared an assault stays for it, and so does a partner."""
    targets, partner = state.u_assault, state.u_pair[u]
    return targets[u] != NONE or (partner != NONE and targets[partner] != NONE)


def swap(state: TwoGMState, u: int, other: int) -> None:
    a, b = state.u_place[u], state.u_place[other]
    first, second = state.here[a], state.here[b]
    charge_step(state, movers(state, first), a, b)
    charge_step(state, movers(state, second), b, a)
    stand(state, first, b)
    stand(state, second, a)
    cards = {"card": state.u_card[first], "card_other": state.u_card[second]}
    state.say("swapped", "5.3", space=b, space_other=a, **cards)
    entered(state, first, b)
    entered(state, second, a)


def refuse_board(state: TwoGMState, u: int, place: int, found: Reach) -> Reason | None:
    carrier = state.here[place]
    reason = refuse_boarding(state, u, carrier)
    if reason is not None:
        return reason
    if "embark" in state.unit(carrier).abilities:
        if not embarks(state, u, carrier):
            return refuse("not-at-the-bow", "5.6", card=state.u_card[u])
        return None if steps_left(state, u) > 0 else refuse("no-movement-left", "5.1", card=state.u_card[u])
    return refuse_joining(state, u, place, found)


def refuse_joining(state: TwoGMState, u: int, place: int, found: Reach) -> Reason | None:
    if place not in found:
        return refuse_reach(state, u, place)
    return refuse("mined", "17.5", space=place) if mined(state, (u,), place) else None


def can_cover(state: TwoGMState, u: int, place: int, found: Reach) -> bool:
    """R20, R21: one infantry unit and one vehicle that shields."""
    other = state.here[place]
    if place not in found or state.phase != MOVEMENT or state.u_pair[u] != NONE or state.u_pair[other] != NONE:
        return False
    vehicle = other if state.unit(u).type == "infantry" else u
    return shields(state, vehicle) and state.u_assault[other] == NONE and not mined(state, (u,), place)


def refuse_cover(state: TwoGMState, u: int, place: int, found: Reach) -> Reason | None:
    if can_cover(state, u, place, found):
        return None
    if state.phase != MOVEMENT:
        return refuse("movement-phase-only", "5.4")
    other = state.here[place]
    vehicle = other if state.unit(u).type == "infantry" else u
    if state.u_pair[u] != NONE or state.u_pair[other] != NONE:
        return refuse("paired-already", "R21", card=state.u_card[vehicle])
    if not shields(state, vehicle):
        return refuse("no-shield", "R20", card=state.u_card[vehicle])
    if state.u_assault[other] != NONE:
        return refuse("assaults-already", "5.5", card=state.u_card[other])
    return refuse_joining(state, u, place, found)
