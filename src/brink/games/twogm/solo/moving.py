"""§17.12 Movement: every unit, from the front backwards, to the space that is best for it; assaults; carriers."""

from __future__ import annotations

from typing import Final

from brink.engine import Action
from brink.games.twogm import abilities, verbs
from brink.games.twogm.allowance import own_steps, refuse_extra
from brink.games.twogm.carrying import refuse_boarding
from brink.games.twogm.geometry import ALL_SPACES, BESIDE, GONE, ROW, ahead
from brink.games.twogm.movement import Movement, MoveUnit, reach
from brink.games.twogm.pack import NONE
from brink.games.twogm.playing_cards import price
from brink.games.twogm.scenarios import refuse_evacuation, refuse_unit, rule, unit_menu
from brink.games.twogm.solo.mind import Mind
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.state import BOAT, BOATS, MOVEMENT
from brink.games.twogm.terrain import CLOSED, cover, ground_for

ADVANCE: Final = (0.30, 0.05)  # a: by stance
CAUTION: Final = (0.35, 0.60)  # t: by stance
GUNS_ADVANCE: Final = 0.10
COMMAND_ADVANCE, COMMAND_BEYOND = 1.2, -3.0
LAST_GUN_LINE: Final = 3  # neither guns nor command groups go beyond it
COVER: Final = 0.1
EMPTIES, FILLS = -0.5, 0.25  # a line of one's own
KEPT_LINES, FILLED_LINES = 3, 4
REACTION: Final = 0.8
LEAST_ASSAULT: Final = 0.2
FREE_STEP, PAID_STEP = 0.15, 1.2  # what a further step must bring
LAGGING: Final = 3  # lines behind the front


class Mover:
    """Scores of spaces for the units of one side."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.state = mind.state
        self.goal = mind.goal
        self.gunnery = mind.gunnery
        self.stance = mind.state.stances[mind.side]
        self.scores: dict[tuple[int, int, int], float] = {}
        self.lines: dict[int, int] = {}
        for u in mind.friends():
            line = self.line(mind.state.u_place[u])
            self.lines[line] = self.lines.get(line, 0) + 1

    def line(self, place: int) -> int:
        return self.state.line(self.mind.side, place)

    def front(self) -> int:
        """The highest of one's own lines with a unit."""
        return max(self.lines, default=1)

    def score(self, u: int, place: int, start: int = NONE) -> float:
        """Fire + a × line − t × threat + cover + supply, and what the mission says."""
        key = u, place, start
        found = self.scores.get(key)
        if found is None:
            found = self.scores[key] = self._score(u, place, start)
        return found

    def _score(self, u: int, place: int, start: int) -> float:
        state, gunnery = self.state, self.gunnery
        caution = CAUTION[self.stance] * gunnery.threat(u, place)
        more, _ = cover(state, u, place)
        found = gunnery.fire_from(u, place) - caution + COVER * more
        return found + self.forward(u, place) + self.supply(place, start) + self.goal.bonus(u, place)

    def forward(self, u: int, place: int) -> float:
        """a × line; command groups and guns have their own."""
        unit, line = self.state.unit(u), self.line(place)
        beyond = max(0, line - LAST_GUN_LINE)
        if "command-group" in unit.abilities:
            return COMMAND_ADVANCE * min(line, LAST_GUN_LINE) + COMMAND_BEYOND * beyond
        if unit.type == "artillery" or not self.armed(u):
            return GUNS_ADVANCE * min(line, LAST_GUN_LINE) + COMMAND_BEYOND * beyond
        return self.ambition() * self.goal.urgency * self.goal.advance(u, place)

    def ambition(self) -> float:
        """a: what a line forward is worth to whoever fights."""
        return ADVANCE[self.stance]

    def armed(self, u: int) -> bool:
        """Whether it has a weapon at all: a gun that cools this turn is no reason to go back."""
        state = self.state
        return bool(state.pack.armed[state.u_card[u]] & (state.u_equip[u] | 1))

    def supply(self, place: int, start: int) -> float:
        """s: no hole where one came from, none where one could stand."""
        line = self.line(place)
        was = self.line(start) if start != NONE and start < ALL_SPACES else NONE
        found = 0.0
        if line != was:
            if 1 <= was <= KEPT_LINES and self.lines.get(was, 0) <= 1:
                found += EMPTIES
            if 1 <= line <= FILLED_LINES and not self.lines.get(line):
                found += FILLS
        return found

    def best(self, u: int, places: list[int]) -> tuple[float, int]:
        """The best of these spaces; ties: the more central column, then the die."""
        start = self.state.u_place[u]
        scored = [(round(self.score(u, place, start), 6), self.mind.central(place), place) for place in places]
        top = max(scored)[:2]
        equal = [place for *value, place in scored if tuple(value) == top]
        if start in equal:
            return top[0], start
        return top[0], equal[self.mind.chance.below(len(equal))] if len(equal) > 1 else equal[0]

    def open_places(self, u: int) -> list[int]:
        """Where the unit could stand at the end of its move, here included."""
        state = self.state
        places = [place for place in reach(state, u) if state.here[place] == NONE]
        return [state.u_place[u], *places]

    # -- assaults -----------------------------------------------------------------------------------------------

    def assault_worth(self, u: int, v: int) -> float:
        """EV of the assault less most of what the reaction may do; penetration does not count."""
        state, gunnery = self.state, self.gunnery
        start, place = state.u_place[u], state.u_place[v]
        gain = max((gunnery.ev(gun, start, v, place, "assault") for gun in gunnery.guns(u)), default=0.0)
        answer = max((gunnery.ev(gun, place, u, start, "reaction") for gun in gunnery.guns(v)), default=0.0)
        return gain - REACTION * answer

    def best_assault(self, u: int, spaces: list[int]) -> tuple[float, int]:
        found = [
            (max(self.assault_worth(u, v) for v in self.state.standing(place)), place)
            for place in spaces
            if self.state.here[place] != NONE
        ]
        return max(found, default=(0.0, NONE))

    def wants_assault(self, u: int, spaces: list[int]) -> int:
        """The space to assault, NONE if a normal shot is better."""
        worth, place = self.best_assault(u, spaces)
        guns, start = self.gunnery.guns(u), self.state.u_place[u]
        shot = max((self.gunnery.best(gun, start) for gun in guns), default=0.0)
        return place if worth > max(LEAST_ASSAULT, shot) else NONE


# -- the phase --------------------------------------------------------------------------------------------------


def movement(mind: Mind, step: Movement) -> Action:
    return next_move(mind, Mover(mind))


def next_move(mind: Mind, mover: Mover) -> Action:
    """Which unit is next; it remembers what that unit is to do."""
    settled = mind.memory.settled
    mind.memory.plan.clear()
    away = evacuation(mind)
    if away is not None:
        return away
    card = movement_card(mind)
    if card is not None:
        return card
    units = [action for action in mind.offered(verbs.Unit) if action.unit not in settled]
    for action in sorted(units, key=lambda one: order(mind, one.unit)):
        u = action.unit
        plan = plan_of(mind, mover, u)
        if plan:
            mind.memory.plan[:] = plan
            return action
        settled.add(u)
    return verbs.DONE


def order(mind: Mind, u: int) -> tuple[int, int]:
    """From the front backwards; carriers after those who may want to go aboard."""
    state = mind.state
    return bool(state.unit(u).carries) and not state.cargo(u), -state.line(mind.side, state.u_place[u])


def plan_of(mind: Mind, mover: Mover, u: int) -> list[Action]:
    """What the unit does, step by step; nothing if it stays."""
    state = mind.state
    unit = state.unit(u)
    help_first = healing(mind, u)
    if help_first is not None:
        return [help_first]
    if unit.carries and ("embark" in unit.abilities or state.cargo(u)):
        return carrier_plan(mind, mover, u)
    if own_steps(state, u) <= 0:
        return []
    if mind.goal.leaves and may_leave(mind, u):
        return [verbs.EXIT]
    spaces = [place for place in state.neighbours(state.u_place[u]) if is_enemy(mind, place)]
    if unit.type == "infantry" and spaces and state.phase == MOVEMENT and state.u_turn[u] != state.turn:
        target = mover.wants_assault(u, spaces)
        if target != NONE and not state.u_mounted[u]:
            return [verbs.ASSAULT[target]]
    ride = lift_for(mind, mover, u)
    if ride != NONE:
        return [verbs.BOARD[ride]]
    extra = extra_step(mind, mover, u)
    if extra:
        return extra
    places = mover.open_places(u)
    if len(places) == 1:
        return []
    _, best = mover.best(u, places)
    return [] if best == state.u_place[u] else [verbs.GO[best]]


def move_unit(mind: Mind, step: MoveUnit) -> Action:
    return go_on(mind, Mover(mind), step)


def go_on(mind: Mind, mover: Mover, step: MoveUnit) -> Action:
    """The unit that was chosen goes on with its plan, or makes a new one."""
    if mind.goal.flees and verbs.EVACUATE in mind.legal:
        return verbs.EVACUATE
    plan = plan_of(mind, mover, step.unit)
    if plan and plan[0] in mind.legal:
        mind.memory.plan[:] = plan[1:]
        return plan[0]
    mind.memory.settled.add(step.unit)
    return verbs.STOP


def is_enemy(mind: Mind, place: int) -> bool:
    other = mind.state.here[place]
    return other != NONE and mind.state.u_seat[other] & 1 != mind.side


# -- more steps -------------------------------------------------------------------------------------------------


def extra_step(mind: Mind, mover: Mover, u: int) -> list[Action]:
    """A general's step is free, a march costs an action point, a ride the attack, a boat a point."""
    state = mind.state
    unit = state.unit(u)
    if state.phase != MOVEMENT or state.u_flags[u] & 3:
        return []
    flags, bonus = state.u_flags[u], state.u_bonus[u]
    tries: list[tuple[Action, float]] = []
    if unit.type in ("tank", "transport") and state.general(mind.seat, "advance"):
        tries.append((verbs.ADVANCE, FREE_STEP))
    if "march" in unit.abilities and mind.ap and mind.goal.objectives:
        tries.append((verbs.MARCH, PAID_STEP))
    if rule(state, "assault-boats", mind.side) and mind.ap:
        tries.append((verbs.BOAT, FREE_STEP))
    for gained, least in tries:
        if not possible(mind, u, gained):
            continue
        usual, _ = mover.best(u, mover.open_places(u))
        if gained == verbs.BOAT:
            state.u_flags[u] |= BOAT
        else:
            state.u_bonus[u] += 1
        further, place = mover.best(u, mover.open_places(u))
        state.u_flags[u], state.u_bonus[u] = flags, bonus
        if further > usual + least:
            return [gained, verbs.GO[place]]
    return []


def possible(mind: Mind, u: int, action: Action) -> bool:
    if action == verbs.BOAT:
        return action in unit_menu(mind.state, u) and refuse_unit(mind.state, u, action) is None
    return refuse_extra(mind.state, u, action.verb) is None


def movement_card(mind: Mind) -> Action | None:
    """Cards for this phase, when there are action points that the hand cannot use better."""
    for action in mind.offered(verbs.Play):
        card = action.card
        if mind.may_play(card) and mind.ap - price(mind.state, mind.seat, card) >= wanted_ap(mind):
            word = mind.pack.first_word(card)[0]
            if word == "charge" or len(mind.friends()) >= 4:
                return action
    return None


def wanted_ap(mind: Mind) -> int:
    """What the dearest unit in the hand that could be paid costs."""
    first = mind.pack.first_support
    costs = [mind.pack.units[card].cost for card in mind.state.hands[mind.seat] if card < first]
    return max((cost for cost in costs if cost <= mind.ap), default=0)


# -- helping and leaving ----------------------------------------------------------------------------------------


def healing(mind: Mind, u: int) -> Action | None:
    """Cure and Repair on the dearest that needs it; sappers clear what is near."""
    state = mind.state
    menu = [action for action in abilities.menu(state, u) if abilities.refusal(state, u, action) is None]
    wounded = [action for action in menu if isinstance(action, verbs.Cure | verbs.Repair)]
    if wounded:
        return max(wounded, key=lambda action: (deployed_cost(state, action.unit), action))
    here = state.line(mind.side, state.u_place[u])
    obstacles = [action for action in menu if isinstance(action, verbs.Clear)]
    ahead_of = [action for action in obstacles if state.line(mind.side, action.space) > here]
    return ahead_of[0] if ahead_of and not state.u_mounted[u] else None


def may_leave(mind: Mind, u: int) -> bool:
    return verbs.EXIT in unit_menu(mind.state, u) and refuse_unit(mind.state, u, verbs.EXIT) is None


def evacuation(mind: Mind) -> Action | None:
    """As many as there are boats for, the cheapest first; the command group last."""
    state = mind.state
    if not mind.goal.flees or state.counts[BOATS] == 0:
        return None
    row = state.home_row(mind.side)
    ready = [
        action
        for action in mind.offered(verbs.Unit)
        if ROW[action.space] == row and refuse_evacuation(state, action.unit) is None
    ]
    if not ready:
        return None
    chosen = min(ready, key=lambda action: (mind.gunnery.value(action.unit, action.space), action))
    mind.memory.plan[:] = [verbs.EVACUATE]
    return chosen


# -- carriers ---------------------------------------------------------------------------------------------------


def lift_for(mind: Mind, mover: Mover, u: int) -> int:
    """§17.12: infantry far behind the front goes aboard a transport it can reach."""
    state = mind.state
    if state.unit(u).type != "infantry" or mind.goal.flees:
        return NONE
    if mover.front() - mover.line(state.u_place[u]) <= LAGGING:
        return NONE
    for place in reach(state, u):
        other = state.here[place]
        if other == NONE or state.u_seat[other] != mind.seat or "embark" in state.unit(other).abilities:
            continue
        if refuse_boarding(state, u, other) is None and own_steps(state, other) > 0 and state.terrain[place] == NONE:
            return place
    return NONE


def carrier_plan(mind: Mind, mover: Mover, u: int) -> list[Action]:
    """Where to take the cargo and where to put it down; an empty craft goes back for more."""
    state = mind.state
    start = state.u_place[u]
    cargo = state.cargo(u)
    craft = "embark" in state.unit(u).abilities
    places = mover.open_places(u)
    if not cargo:
        home = [place for place in places if mover.line(place) == 1]
        if start in home or not home:
            return []
        return [verbs.GO[home[mind.chance.below(len(home))]]]
    load = cargo[0]
    best: tuple[float, int, int] | None = None
    for place in places:
        for landing in landings(mind, u, place):
            if (landing != start and state.here[landing] != NONE) or ground_for(state, load, landing) == CLOSED:
                continue
            worth = mover.score(load, landing) + (0.0 if craft else mover.score(u, place, start))
            if best is None or worth > best[0]:
                best = worth, place, landing
    if best is None:
        return nearer(mind, mover, u, places) if craft else []
    _, place, landing = best
    put_down = verbs.UNLOAD[load, state.u_card[load], landing]
    return [put_down] if place == start else [verbs.GO[place], put_down]


def landings(mind: Mind, u: int, place: int) -> tuple[int, ...]:
    if "embark" in mind.state.unit(u).abilities:
        front = ahead(place, mind.side)
        return () if front == GONE else (front,)
    return BESIDE[mind.state.spaces][place]


def nearer(mind: Mind, mover: Mover, u: int, places: list[int]) -> list[Action]:
    """A craft that cannot land yet sails on towards the shore."""
    start = mind.state.u_place[u]
    best = max(places, key=lambda place: (mover.line(place), mind.central(place), place))
    return [verbs.GO[best]] if mover.line(best) > mover.line(start) else []
