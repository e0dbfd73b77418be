"""How all that may be done looks at first sight. What a player would do (the tactician) stands first; the others
get a number by what they might bring, so that whoever looks ahead has real alternatives to try.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from brink.engine import Action, Pass
from brink.engine.minds import NEVER
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import BombTarget, FighterTarget
from brink.games.twogm.deployment import PlaceUnit
from brink.games.twogm.firing import Aim, Shooting, UnitShoots
from brink.games.twogm.geometry import ALL_SPACES, DISTANCE
from brink.games.twogm.movement import Movement, MoveUnit
from brink.games.twogm.pack import NONE
from brink.games.twogm.placing_terrain import PlaceTerrain
from brink.games.twogm.solo import deploying
from brink.games.twogm.solo.mind import Asking, Mind
from brink.games.twogm.solo.moving import Mover
from brink.games.twogm.solo.shooting import targets
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.state import FOR_THIS_TURN
from brink.games.twogm.support_cards import ChooseSpace, ChooseUnit
from brink.games.twogm.terrain import CLOSED, ground_for

FIRST: Final = 1000.0  # what is given as the first
ENOUGH: Final = 500.0  # to do no more: always worth a thought
CARD: Final = 40.0  # a support card is rarer than a unit
LETS_GO: Final = (verbs.Stop, verbs.Back)  # a unit that was chosen only to be left alone again
EXTRA_STEP: Final = 0.3
GUN_LINE: Final = 2.5  # where terrain helps most, in one's own lines

Score = Callable[[Mind, Asking], Sequence[float]]


def rank(mind: Mind, step: Asking, first: Action) -> list[float]:
    """A number for each legal action; `first` is what stands before all others."""
    score = SCORES.get(type(step).__name__)
    found = list(score(mind, step)) if score is not None else [_price(mind, action) for action in mind.legal]
    idle = lets_go(mind, step)
    for number, action in enumerate(mind.legal):
        if action in idle:
            found[number] = NEVER
        elif action == first:
            found[number] = FIRST
        elif action.closes or isinstance(action, Pass):
            found[number] = ENOUGH
    return found


def lets_go(mind: Mind, step: Asking) -> list[Action]:
    """What would lead back to where one was: whoever chose a unit does something with it, while it can."""
    if isinstance(step, MoveUnit) and (step.moved or mind.state.u_flags[step.unit] & FOR_THIS_TURN):
        return []
    idle: list[Action] = [action for action in mind.legal if isinstance(action, LETS_GO)]
    return idle if len(idle) < len(mind.legal) else []


def instead(mind: Mind, step: Asking) -> Action:
    """What else, where a player would let a unit go that somebody chose."""
    found = rank(mind, step, verbs.STOP)
    return mind.legal[max(range(len(found)), key=found.__getitem__)]


def _price(mind: Mind, action: Action) -> float:
    """What a card or a unit costs says how much it can do."""
    pack = mind.pack
    if isinstance(action, verbs.Play | verbs.Ambush | verbs.Counter | verbs.Recall | verbs.Steal):
        return CARD + pack.points[action.card]
    if isinstance(action, verbs.Deploy | verbs.Load | verbs.Bring):
        return deploying.might(pack.units[action.card]) + pack.units[action.card].cost
    if isinstance(action, verbs.Discard):
        return -float(pack.points[action.card])
    if isinstance(action, verbs.Terrain):
        return float(pack.terrains[action.terrain].cost)
    if isinstance(action, verbs.Bid):
        return -float(action.ap)
    unit = getattr(action, "unit", NONE)
    return float(deployed_cost(mind.state, unit)) if unit != NONE else 0.0


# -- movement ---------------------------------------------------------------------------------------------------


def _movement(mind: Mind, step: Movement) -> list[float]:
    """Units by what they cost, those that are already under fire or could fire a little before the others."""
    reach = [_price(mind, action) for action in mind.legal]
    for number, action in enumerate(mind.legal):
        if isinstance(action, verbs.Unit):
            reach[number] -= 0.1 * mind.nearest_enemy(action.space)
    return reach


def _move_unit(mind: Mind, step: MoveUnit) -> list[float]:
    """Spaces by the scores of the procedure, against staying here."""
    state, u = mind.state, step.unit
    mover = Mover(mind)
    start = state.u_place[u]
    here = mover.score(u, start, start)
    found = []
    for action in mind.legal:
        if isinstance(action, verbs.Go | verbs.Leave):
            found.append(mover.score(u, action.space, start) - here)
        elif isinstance(action, verbs.Assault):
            found.append(mover.best_assault(u, [action.space])[0])
        elif isinstance(action, verbs.Unload):
            lands = ground_for(state, action.unit, action.space) != CLOSED
            found.append(mover.score(action.unit, action.space) - here if lands else 0.0)
        elif isinstance(action, verbs.Cure | verbs.Repair):
            found.append(0.3 * deployed_cost(state, action.unit))
        elif isinstance(action, verbs.March | verbs.Ride | verbs.Advance | verbs.Boat):
            found.append(EXTRA_STEP)
        else:
            found.append(-EXTRA_STEP)
    return found


# -- deployment -------------------------------------------------------------------------------------------------


def _place_unit(mind: Mind, step: PlaceUnit) -> list[float]:
    """Columns by how near the enemy is, the middle before the edges; landing spaces by the scores of Movement."""
    drops = mind.offered(verbs.Drop)
    scores: dict[Action, float] = {}
    if drops:
        there = Mind(mind.state.clone(), mind.seat, mind.legal, mind.chance, mind.memory)
        u, mover = deploying.stand_in(there, step), Mover(there)
        scores = {one: mover.score(u, one.space) - deploying.landing_wound(there, one.space) for one in drops}
    return [scores[one] if one in scores else _facing(mind, one.space) for one in mind.legal]  # type: ignore[attr-defined]


def _facing(mind: Mind, place: int) -> float:
    return 1.0 - 0.2 * min(10, mind.nearest_enemy(place)) + 0.05 * mind.central(place)


def _choose_unit(mind: Mind, step: ChooseUnit) -> list[float]:
    state = mind.state
    wounds = 10.0 if step.word == "heal" else 0.1
    return [deployed_cost(state, one.unit) + wounds * state.u_wounds[one.unit] for one in mind.offered(verbs.On)]


def _choose_space(mind: Mind, step: ChooseSpace) -> list[float]:
    weapon = mind.pack.support(step.on).weapon
    places = [one.space for one in mind.offered(verbs.At)]
    if step.word == "barrage" and weapon is not None:
        return [mind.gunnery.blast(weapon, weapon.area, place, mind.side) for place in places]
    return [_between(mind, place) for place in places]


def _between(mind: Mind, place: int) -> float:
    """Mines and smoke lie between the armies."""
    near = DISTANCE[place]
    ours = min((near[mind.state.u_place[u]] for u in mind.friends()), default=0)
    return -float(ours + mind.nearest_enemy(place) + abs(ours - 1))


def _place_terrain(mind: Mind, step: PlaceTerrain) -> list[float]:
    state = mind.state
    spaces = [getattr(one, "space", NONE) for one in mind.legal]
    return [
        mind.central(place) - 2 * abs(state.line(mind.side, place) - GUN_LINE) if place != NONE else 0.0
        for place in spaces
    ]


# -- shooting ---------------------------------------------------------------------------------------------------


def _shooting(mind: Mind, step: Shooting) -> list[float]:
    state, gunnery = mind.state, mind.gunnery
    found = []
    for action in mind.legal:
        if isinstance(action, verbs.Unit):
            start = state.u_place[action.unit]
            shots = [gunnery.best(gun, start) for gun in gunnery.guns(action.unit)] if start < ALL_SPACES else [1.0]
            found.append(max(shots, default=0.0))
        else:
            found.append(_price(mind, action))
    return found


def _unit_shoots(mind: Mind, step: UnitShoots) -> list[float]:
    """Weapons by their best shot, assaults before them; help for others is worth what they cost."""
    guns = {gun.slot: gun for gun in mind.gunnery.guns(step.unit)}
    start = mind.state.u_place[step.unit]
    found = []
    for action in mind.legal:
        if isinstance(action, verbs.Weapon):
            found.append(mind.gunnery.best(guns[action.slot], start) if action.slot in guns else 0.0)
        elif isinstance(action, verbs.Storm):
            found.append(CARD)
        else:
            found.append(0.3 * _price(mind, action))
    return found


def _aim(mind: Mind, step: Aim) -> list[float]:
    gun = next((gun for gun in mind.gunnery.guns(step.unit) if gun.slot == step.slot), None)
    worth = {option.target: option.ev for option in targets(mind, gun)} if gun is not None else {}
    return [worth.get(action, 0.0) for action in mind.legal]  # type: ignore[call-overload]


def _fighter_target(mind: Mind, step: FighterTarget) -> list[float]:
    state, gunnery = mind.state, mind.gunnery
    start, guns = state.u_place[step.unit], gunnery.guns(step.unit)
    found = []
    for action in mind.legal:
        if isinstance(action, verbs.Shoot):
            shots = [gunnery.ev(gun, start, action.unit, action.space, "strike") for gun in guns]
        elif isinstance(action, verbs.ShootHQ):
            shots = [gunnery.hq_ev(gun, start, action.space - ALL_SPACES) for gun in guns]
        else:
            shots = []
        found.append(max(shots, default=0.0))
    return found


def _bomb_target(mind: Mind, step: BombTarget) -> list[float]:
    unit = mind.state.unit(step.unit)
    weapon = unit.weapon
    assert weapon is not None
    blast = mind.gunnery.blast
    return [
        blast(weapon, unit.area, one.space, mind.side) if isinstance(one, verbs.Bomb) else float(weapon.damage)
        for one in mind.legal
    ]


SCORES: Final[dict[str, Score]] = {
    "Movement": _movement,
    "MoveUnit": _move_unit,
    "PlaceUnit": _place_unit,
    "ChooseUnit": _choose_unit,
    "ChooseSpace": _choose_space,
    "PlaceTerrain": _place_terrain,
    "Shooting": _shooting,
    "UnitShoots": _unit_shoots,
    "Aim": _aim,
    "FighterTarget": _fighter_target,
    "BombTarget": _bomb_target,
}
