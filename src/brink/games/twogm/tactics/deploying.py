"""Which units the tactician brings, with what and where: command groups at once, everybody where it can fire and is
not shot. Cards come in the order of the procedure, if they bring enough.
"""

from __future__ import annotations

from typing import Final

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import muster
from brink.games.twogm.deployment import Airlift, Deployment, Equip, PlaceUnit
from brink.games.twogm.generals import total_cost
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.pack import Unit, Weapon
from brink.games.twogm.solo import deploying
from brink.games.twogm.solo.deploying import ANTITANK_KIT, MACHINE_GUNS, REACTIONS, might
from brink.games.twogm.solo.setting_up import CHEAP
from brink.games.twogm.stance import deployed_cost, pressed
from brink.games.twogm.tables import MAIN
from brink.games.twogm.tactics import cards
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.terrain import cover
from brink.games.twogm.the_turn import income

EVENLY: Final = 0.5  # how many of the enemies a weapon pierces while there are none
IN_NEED: Final = 4.0  # action points that the hand lacks, to count as poor
KIT: Final = {
    "hmg": "hmg",
    "mort": "mortar",
    "gren": "grenades",
    "fd": "face_down",
    "ss": "smoke_shell",
    "mrl": "rockets",
    "med": "medic",
    **dict.fromkeys(ANTITANK_KIT, "antitank"),
    **dict.fromkeys(MACHINE_GUNS, "machine_gun"),
}


def deployment(mind: Tactics, step: Deployment) -> Action:
    """Every command group pays for itself in two turns, not only the first."""
    mind.memory.plan.clear()
    units = [action for action in mind.offered(verbs.Deploy) if mind.may_play(action.card)]
    for action in units:
        if "command-group" in mind.pack.units[action.card].abilities:
            return action
    plays = [action for action in mind.offered(verbs.Play) if mind.may_play(action.card)]
    weigh = mind.judgement
    return (
        cards.before_units(mind, plays)
        or bomber(mind, units, weigh.strike_first)
        or cards.barrage(mind, plays, weigh.strike_first)
        or cards.airlift(mind, plays)
        or next_unit(mind, units)
        or bomber(mind, units, weigh.bomber)
        or cards.barrage(mind, plays, weigh.barrage)
        or deploying.mine_card(mind, plays)
        or cards.after_units(mind, plays, budget(mind))
        or verbs.DONE
    )


# -- which ------------------------------------------------------------------------------------------------------


def budget(mind: Tactics) -> int:
    """AP to spend now: some are kept for a reaction card, some for a mighty unit that comes next turn."""
    state, pack = mind.state, mind.pack
    held = [card for card in state.hands[mind.seat] if card >= pack.first_support]
    waiting = min((pack.play_cost[card] for card in held if pack.first_word(card)[0] in REACTIONS), default=0)
    kept = waiting if mind.enemies() and mind.ap >= mind.judgement.keep_reaction * waiting else 0
    if not pressed(state, mind.side):
        kept = max(kept, deploying.saving(mind, mind.judgement.mighty))
    return mind.ap - kept


def next_unit(mind: Tactics, units: list[verbs.Deploy]) -> verbs.Deploy | None:
    """The best of those that can be paid."""
    purse = budget(mind)
    found = []
    for action in units:
        unit = mind.pack.units[action.card]
        if "bomber" in unit.abilities or total_cost(mind.state, mind.seat, action.card, 0) > purse:
            continue
        if unit.type == "transport" and not deploying.wants_transport(mind, unit):
            continue
        found.append((worth(mind, unit), action))
    return max(found)[1] if found else None


def bomber(mind: Tactics, units: list[verbs.Deploy], share: float) -> verbs.Deploy | None:
    """When the strike is worth this share of the airplane."""
    for action in units:
        unit = mind.pack.units[action.card]
        if "bomber" in unit.abilities and deploying.best_strike(mind, unit)[0] >= share * unit.cost:
            return action
    return None


def worth(mind: Tactics, unit: Unit) -> float:
    """What a unit is good for: the damage that it may do to whoever is there, and how long it may last."""
    weigh = mind.judgement
    found = might(unit) * (1 + weigh.pierces * (pierced(mind, unit.weapon) - EVENLY))
    found += weigh.kit * max((power(weapon) for weapon in mind.pack.arsenal[unit.number][1:]), default=0.0)
    found += weigh.life * unit.wounds + weigh.armor * unit.armor + weigh.steps * unit.movement
    found += getattr(weigh, unit.type, 0.0) + weigh.proof * (proof(mind, unit) - EVENLY)
    price: float = max(1, unit.cost) ** weigh.price
    return found / price


def power(weapon: Weapon | None) -> float:
    return 0.0 if weapon is None else (11 - weapon.impact) / 10 * weapon.damage * (0.4 + 0.1 * weapon.penetration)


def pierced(mind: Tactics, weapon: Weapon | None) -> float:
    """The share of the enemy's army that this weapon can wound."""
    state, foes = mind.state, mind.enemies()
    total = sum(deployed_cost(state, foe) for foe in foes)
    if weapon is None or not total:
        return EVENLY
    return sum(deployed_cost(state, foe) for foe in foes if state.unit(foe).armor <= weapon.penetration) / total


def proof(mind: Tactics, unit: Unit) -> float:
    """The share of the enemies with weapons whose main weapon cannot wound this unit."""
    main = [mind.pack.arsenal[mind.state.u_card[foe]][MAIN] for foe in mind.enemies()]
    armed = [weapon for weapon in main if weapon is not None]
    return sum(weapon.penetration < unit.armor for weapon in armed) / len(armed) if armed else EVENLY


def airlift(mind: Tactics, step: Airlift) -> Action:
    chosen = verbs.Deploy(cards.passenger(mind, mind.ap)[1])
    if chosen in mind.legal:
        return chosen
    infantry = [action for action in mind.offered(verbs.Deploy) if mind.may_play(action.card)]
    return max(infantry, key=lambda one: (worth(mind, mind.pack.units[one.card]), one)) if infantry else verbs.DONE


# -- with what --------------------------------------------------------------------------------------------------


def equip(mind: Tactics, step: Equip) -> Action:
    """Who comes along in a transport; then whatever is worth more than it costs."""
    card, bought = step.current()
    unit = mind.pack.units[card]
    left = budget(mind) - step.price(mind.state)
    passenger = deploying.ride_along(mind, step, left)
    if passenger is not None:
        return passenger
    tokens, weigh = mind.pack.tokens, mind.judgement
    need = min(1.0, max(0.0, (deploying.hand_needs(mind) - left) / IN_NEED))
    found = []
    for action in mind.offered(verbs.Buy):
        name = tokens[action.token].id
        cost = deploying.price_of(mind, unit, bought, name)
        gain = kit_worth(mind, name) - cost * (weigh.kit_price + weigh.kit_scarce * need)
        if cost == 0 or (gain > 0 and cost <= left):
            found.append((gain, action))
    return max(found)[1] if found else verbs.PLACE


def kit_worth(mind: Tactics, name: str) -> float:
    weigh = mind.judgement
    found: float = getattr(weigh, KIT.get(name, "other_kit"))
    if name in ANTITANK_KIT and deploying.lacks_antitank(mind):
        found += weigh.antitank_lacking
    return found


# -- where ------------------------------------------------------------------------------------------------------


def place_unit(mind: Tactics, step: PlaceUnit) -> Action:
    """The space from which it can do most, now and next turn, for what it risks there."""
    home = mind.offered(verbs.At)
    drop = deploying.best_drop(mind.elsewhere(), step, bool(home))
    if drop is not None or not home:
        return drop or mind.legal[0]
    there = mind.elsewhere()
    there.enemies()  # who is on the board is found out before the stand-in comes: it is not there yet
    u = muster(there.state, mind.seat, step.card, ALL_SPACES + mind.side, step.step.equip)
    return max(home, key=lambda action: _landing(there, u, action.space))


def _landing(mind: Tactics, u: int, place: int) -> float:
    fire, weigh = mind.gunnery, mind.judgement
    found = weigh.landing_centre * mind.central(place) + weigh.landing_cover * cover(mind.state, u, place)[0]
    if "command-group" in mind.state.unit(u).abilities:
        return found - weigh.landing_command * fire.threat(u, place)
    found += fire.fire_from(u, place) + weigh.landing_next_turn * fire.pressure(u, place)
    return found - weigh.landing_caution * fire.threat(u, place)


# -- what stays in the hand -------------------------------------------------------------------------------------


def keeping(mind: Tactics, card: int) -> float:
    """What a card in the hand is worth, less if it cannot be paid next turn."""
    state, pack, weigh = mind.state, mind.pack, mind.judgement
    next_turn = mind.ap + income(state, mind.side) // len(state.seats(mind.side))
    if card >= pack.first_support:
        found, cost = weigh.keep_support + weigh.keep_point * pack.points[card], pack.play_cost[card]
    else:
        unit = pack.units[card]
        found, cost = worth(mind, unit), unit.cost
        if "command-group" in unit.abilities:
            found += weigh.command_worth
    return found - weigh.keep_dear * max(0, cost - next_turn)


def discard_down(mind: Tactics, step: object) -> Action:
    """What it can do without."""
    return min(mind.offered(verbs.Discard), key=lambda action: (keeping(mind, action.card), action))


def mulligan(mind: Tactics, step: object) -> Action:
    """A hand that can begin is kept."""
    pack, weigh = mind.pack, mind.judgement
    units = [pack.units[card] for card in mind.state.hands[mind.seat] if card < pack.first_support]
    found = sum(unit.cost <= CHEAP for unit in units) * weigh.opening_cheap
    found += any("command-group" in unit.abilities for unit in units) * weigh.opening_command
    return verbs.KEEP if found >= 1 else verbs.MULLIGAN


def bid(mind: Tactics, step: object) -> Action:
    """So much on the average."""
    low = int(mind.judgement.bid)
    more = mind.chance.die(10) <= round(10 * (mind.judgement.bid - low))
    return verbs.Bid(min(5, max(0, low + more)))
