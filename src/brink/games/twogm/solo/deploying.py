"""§17.12 Deployment: supplies, the general, units opposite the enemy with their equipment, bombs, mines, promotions."""

from __future__ import annotations

from typing import Final

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import BombTarget, Escort, enemy_hqs
from brink.games.twogm.battlefield import card_on, muster
from brink.games.twogm.deployment import Airlift, Deployment, Equip, PlaceUnit
from brink.games.twogm.generals import total_cost
from brink.games.twogm.geometry import ALL_SPACES, BESIDE, COLUMN, ROW
from brink.games.twogm.more_players import hand_limit
from brink.games.twogm.pack import COLUMNS, NONE, ROWS, SOUTH, Unit
from brink.games.twogm.playing_cards import price
from brink.games.twogm.scenarios import NewCraft
from brink.games.twogm.solo.gunnery import hq_point
from brink.games.twogm.solo.mind import Mind
from brink.games.twogm.solo.moving import Mover
from brink.games.twogm.solo.setting_up import to_the_right
from brink.games.twogm.solo.shooting import CARD_SHARE, again_gain, sure_gain
from brink.games.twogm.stance import deployed_cost, pressed
from brink.games.twogm.support_cards import (
    FITS,
    ChooseGeneral,
    ChooseSpace,
    ChooseUnit,
    Hurry,
    Intercepted,
    Recall,
    Reload,
    refuse_mine,
)
from brink.games.twogm.the_turn import income

ANTITANK: Final = 5  # the penetration that counts as one
INTERCEPTED: Final = 0.7  # what is left of a strike that guns or fighters wait for
MIGHTY: Final = 2.0  # worth saving for
WORTHY: Final = 3  # the cost of a unit that a card is spent on
HEALING: Final = 2  # wounds that make a field hospital worth while
OFFENSIVE_KIT: Final = ("hmg", "mort", "gren")
ANTITANK_KIT: Final = ("psch", "baz", "pfst", "piat", "ptrd")
MACHINE_GUNS: Final = ("mg", "vhmg", "bmg")
SPARE_KIT: Final = ("fd", "ss", "flam", "chrg", "tflm", "mrl", "scr")
REACTIONS: Final = ("ambush", "cancel")


def deployment(mind: Mind, step: Deployment) -> Action:
    """What comes next, in the order of the procedure."""
    mind.memory.plan.clear()
    cards = [action for action in mind.offered(verbs.Play) if mind.may_play(action.card)]
    units = [action for action in mind.offered(verbs.Deploy) if mind.may_play(action.card)]
    for choose in (free_card, general_card, fresh_cards):
        found = choose(mind, cards)
        if found is not None:
            return found
    return (
        next_unit(mind, units)
        or bomber(mind, units)
        or barrage_card(mind, cards)
        or mine_card(mind, cards)
        or other_card(mind, cards)
        or verbs.DONE
    )


def word(mind: Mind, action: verbs.Play) -> str:
    return mind.pack.first_word(action.card)[0]


# -- cards before units -----------------------------------------------------------------------------------------


def free_card(mind: Mind, cards: list[verbs.Play], least: float = WORTHY) -> verbs.Play | None:
    """(a) Supplies while the HQ can store them, and whatever costs nothing."""
    for action in cards:
        if price(mind.state, mind.seat, action.card) > 0:
            continue
        what, values = mind.pack.first_word(action.card)
        if what == "gain":
            limit = mind.state.ap_limit(mind.side)
            if limit is not None and sum(mind.state.ap[mind.side :: 2]) + int(values[0]) > limit:
                continue
        if what in ("veteran", "elite") and not worthy(mind, action.card, least):
            continue
        if what == "look-hand" and not any(mind.state.hands[seat] for seat in rivals(mind)):
            continue
        return action
    return None


def general_card(mind: Mind, cards: list[verbs.Play]) -> verbs.Play | None:
    """(b)"""
    return next((action for action in cards if word(mind, action) == "general"), None)


def fresh_cards(mind: Mind, cards: list[verbs.Play]) -> verbs.Play | None:
    """Cards that bring cards, while the hand has room for them."""
    for action in cards:
        what, values = mind.pack.first_word(action.card)
        more = int(values[0]) if what in ("draw", "reserves") else 1 if what == "look-hand" else 0
        room = len(mind.state.hands[mind.seat]) - 1 + more <= hand_limit(mind.state, mind.seat)
        if more and room and (what == "reserves" or mind.state.decks[mind.seat]):
            return action
    return None


# -- units ------------------------------------------------------------------------------------------------------


def budget(mind: Mind) -> int:
    """AP to spend now: (c) some are kept for a reaction card, some for a mighty unit that comes next turn."""
    state, ap = mind.state, mind.ap
    held = [card for card in state.hands[mind.seat] if card >= mind.pack.first_support]
    waiting = [mind.pack.play_cost[card] for card in held if mind.pack.first_word(card)[0] in REACTIONS]
    kept = min(waiting, default=0) if mind.enemies() and ap >= 2 * min(waiting, default=0) else 0
    if not pressed(state, mind.side):
        kept = max(kept, saving(mind))
    return ap - kept


def saving(mind: Mind, mighty: float = MIGHTY) -> int:
    """What must be left so that next turn's income pays for a mighty unit in the hand."""
    state = mind.state
    first = mind.pack.first_support
    next_turn = income(state, mind.side) // len(state.seats(mind.side))
    limit = state.ap_limit(mind.side)
    best = 0
    for card in state.hands[mind.seat]:
        if card < first and (unit := mind.pack.units[card]).cost > mind.ap and might(unit) >= mighty:
            missing = unit.cost - next_turn
            if missing <= mind.ap and (limit is None or unit.cost <= limit):
                best = max(best, missing)
    return best


def might(unit: Unit) -> float:
    """How much damage a unit may do: chance to hit, damage, penetration and range of its weapon."""
    weapon = unit.weapon
    if weapon is None:
        return 0.1
    reach = weapon.range or 4
    return (11 - weapon.impact) / 10 * weapon.damage * (0.4 + 0.1 * weapon.penetration) * (1 + 0.1 * reach)


def next_unit(mind: Mind, units: list[verbs.Deploy]) -> verbs.Deploy | None:
    """(d) A command group while there is none, then the most damaging that can be paid."""
    state = mind.state
    purse = budget(mind)
    found = []
    for action in units:
        unit = mind.pack.units[action.card]
        if "bomber" in unit.abilities or total_cost(state, mind.seat, action.card, 0) > purse:
            continue
        if unit.type == "transport" and not wants_transport(mind, unit):
            continue
        command = "command-group" in unit.abilities
        found.append((first_of_all(mind) if command else 0, might(unit), action))
    return max(found)[2] if found else None


def first_of_all(mind: Mind) -> int:
    led = any("command-group" in mind.state.unit(u).abilities for u in mind.state.units_of(mind.side))
    return 0 if led else 1


def wants_transport(mind: Mind, unit: Unit) -> bool:
    """One that can shoot, or that has somebody to carry."""
    first = mind.pack.first_support
    riders = [card for card in mind.state.hands[mind.seat] if card < first and card != unit.number]
    return (
        bool(unit.options)
        or unit.weapon is not None
        or any(mind.pack.units[card].type == "infantry" for card in riders)
        or mind.ap >= 6
    )


def equip(mind: Mind, step: Equip) -> Action:
    """(e) Equipment, and who comes along in a transport."""
    card, bought = step.current()
    unit = mind.pack.units[card]
    left = budget(mind) - step.price(mind.state)
    passenger = ride_along(mind, step, left)
    if passenger is not None:
        return passenger
    tokens = mind.pack.tokens
    ids = {tokens[action.token].id: action for action in mind.offered(verbs.Buy)}
    costs = {tokens[option.token].id: option.cost for option in unit.options}
    for name in wish_list(mind, unit, left):
        if name in ids and (price_of(mind, unit, bought, name) <= left or costs[name] == 0):
            return ids[name]
    return verbs.PLACE


def price_of(mind: Mind, unit: Unit, bought: int, name: str) -> int:
    """What the next token of this name would cost."""
    tokens = mind.pack.tokens
    prices = [
        option.cost
        for slot, option in enumerate(unit.options, 1)
        if tokens[option.token].id == name and not bought >> slot & 1
    ]
    return prices[0] if prices else 99


def wish_list(mind: Mind, unit: Unit, left: int) -> list[str]:
    """What this unit should have, the most wanted first; comforts only with points that nobody else needs."""
    spare = left > hand_needs(mind)
    if unit.type == "infantry":
        kit = [*ANTITANK_KIT, *OFFENSIVE_KIT] if lacks_antitank(mind) else list(OFFENSIVE_KIT)
        if not spare and "gren" in kit:
            kit.remove("gren")
        free = [mind.pack.tokens[option.token].id for option in unit.options if option.cost == 0]
        return [*free, *kit, *(("gren", *SPARE_KIT) if spare else ())]
    return [*MACHINE_GUNS, *(SPARE_KIT if spare else ())]


def hand_needs(mind: Mind) -> int:
    """What the units that stay in the hand would cost together."""
    first = mind.pack.first_support
    return sum(mind.pack.units[card].cost for card in mind.state.hands[mind.seat] if card < first)


def lacks_antitank(mind: Mind) -> bool:
    """The other side has more tanks than we have weapons that could stop them."""
    state = mind.state
    tanks = sum(state.unit(foe).type == "tank" for foe in mind.enemies())
    ours = 0
    for u in mind.friends():
        for slot, weapon in enumerate(mind.pack.arsenal[state.u_card[u]]):
            owned = slot == 0 or state.u_equip[u] >> slot & 1
            ours += bool(owned and weapon is not None and weapon.penetration >= ANTITANK)
    return tanks > ours


def ride_along(mind: Mind, step: Equip, left: int) -> Action | None:
    """A transport brings infantry along if both can be paid."""
    if step.second != NONE or not mind.pack.units[step.card].carries:
        return None
    riders = [
        action
        for action in mind.offered(verbs.Load)
        if mind.pack.units[action.card].type == "infantry"
        and "command-group" not in mind.pack.units[action.card].abilities
        and total_cost(mind.state, mind.seat, action.card, 0) <= left
        and (mind.state.decks[mind.seat] or len(mind.state.hands[mind.seat]) > 1)
    ]
    return max(riders, key=lambda action: (mind.pack.units[action.card].cost, action)) if riders else None


# -- where ------------------------------------------------------------------------------------------------------


def place_unit(mind: Mind, step: PlaceUnit) -> Action:
    """Opposite the enemy; a paratrooper wherever it is best, if that is better than the deployment line."""
    home = mind.offered(verbs.At)
    drop = best_drop(mind, step, bool(home))
    if drop is not None or not home:
        return drop or mind.legal[0]
    unit = mind.pack.units[step.card]
    row = ROW[home[0].space]
    return to_the_right(mind, facing_column(mind, unit, step), row) or home[0]


def facing_column(mind: Mind, unit: Unit, step: PlaceUnit) -> int:
    """A column with an enemy of the same type that it can penetrate, nearest first; or any it can; or the D10."""
    state = mind.state
    owned = [slot for slot in range(len(unit.options) + 1) if slot == 0 or step.step.equip >> slot & 1]
    arsenal = [mind.pack.arsenal[unit.number][slot] for slot in owned]
    force = max((weapon.penetration for weapon in arsenal if weapon is not None), default=0)
    found = []
    for foe in mind.enemies():
        enemy, place = state.unit(foe), state.u_place[foe]
        if enemy.armor <= force and verbs.AT[column_home(mind, place)] in mind.legal:
            found.append((enemy.type != unit.type, state.line(mind.side, place), -mind.central(place), COLUMN[place]))
    return min(found)[3] if found else mind.column_by_die()


def column_home(mind: Mind, place: int) -> int:
    """The space of the deployment line in the column of a space."""
    rows = mind.state.home_row(mind.side) - ROW[place]
    return place + rows * COLUMNS


def best_drop(mind: Mind, step: PlaceUnit, could_walk: bool) -> Action | None:
    """The best landing space by the scores of Movement; rough ground costs a wound."""
    drops = mind.offered(verbs.Drop)
    if not drops:
        return None
    mover = Mover(mind)
    u = stand_in(mind, step)
    scored = [(mover.score(u, action.space) - landing_wound(mind, action.space), action) for action in drops]
    best = max(scored)
    if could_walk:
        start = [mover.score(u, action.space) for action in mind.offered(verbs.At)]
        if best[0] <= max(start) + 0.5:
            return None
    return best[1]


def stand_in(mind: Mind, step: PlaceUnit) -> int:
    """The unit as it would be, in the bot's own world, to think about."""
    return muster(mind.state, mind.seat, step.card, ALL_SPACES + mind.side, step.step.equip)


def landing_wound(mind: Mind, place: int) -> float:
    natural = mind.pack.naturals[mind.state.natural[place]].id
    return 0.7 if card_on(mind.state, place) != NONE or natural not in ("plain", "river") else 0.0


def new_craft(mind: Mind, step: NewCraft) -> Action:
    """Where the shore ahead is nearest to the middle."""
    free = mind.offered(verbs.At)
    return max(free, key=lambda action: (mind.central(action.space), action)) if free else verbs.DONE


def airlift(mind: Mind, step: Airlift) -> Action:
    infantry = [action for action in mind.offered(verbs.Deploy) if mind.may_play(action.card)]
    return max(infantry, key=lambda one: (might(mind.pack.units[one.card]), one)) if infantry else verbs.DONE


# -- bombs, barrages, mines -------------------------------------------------------------------------------------


def bomber(mind: Mind, units: list[verbs.Deploy]) -> verbs.Deploy | None:
    """(f) when the strike is worth 55 % of the airplane."""
    for action in units:
        unit = mind.pack.units[action.card]
        if "bomber" in unit.abilities and best_strike(mind, unit)[0] >= CARD_SHARE * unit.cost:
            return action
    return None


def best_strike(mind: Mind, unit: Unit) -> tuple[float, Action]:
    """EV and aim of a bomber's best strike."""
    state = mind.state
    weapon = unit.weapon
    assert weapon is not None
    best: tuple[float, Action] = (0.0, verbs.BOMB[0])
    for place in strike_places(mind, unit.area):
        best = max(best, (mind.gunnery.blast(weapon, unit.area, place, mind.side), verbs.BOMB[place]))
    for place in enemy_hqs(state, mind.side):
        hp = state.hq_hp[place - ALL_SPACES]
        point = mind.goal.hq_weight * hq_point(weapon.damage, hp)
        best = max(best, (point * min(weapon.damage, hp) * (11 - weapon.impact) / 10, verbs.SHOOT_HQ[place]))
    return (best[0] * INTERCEPTED if guarded(mind) else best[0]), best[1]


def strike_places(mind: Mind, area: str) -> set[int]:
    """Enemies and, for an area, the spaces beside them."""
    places = {mind.state.u_place[foe] for foe in mind.enemies()}
    if area in ("row3", "cross"):
        places |= {beside for place in places for beside in BESIDE[mind.state.spaces][place]}
    return places


def guarded(mind: Mind) -> bool:
    state = mind.state
    return bool(state.parked(1 - mind.side)) or any(state.has(foe, "anti-aircraft") for foe in mind.enemies())


def bomb_target(mind: Mind, step: BombTarget) -> Action:
    aim = best_strike(mind, mind.state.unit(step.unit))[1]
    return aim if aim in mind.legal else mind.legal[0]


def escort(mind: Mind, step: Escort) -> Action:
    """Parked fighters fly along where enemy fighters wait."""
    parked = mind.offered(verbs.Escort)
    return parked[0] if parked and mind.state.parked(1 - mind.side) else verbs.DONE


def barrage_card(mind: Mind, cards: list[verbs.Play]) -> verbs.Play | None:
    for action in cards:
        least = CARD_SHARE * mind.pack.play_cost[action.card]
        if word(mind, action) == "barrage" and barrage_aim(mind, action.card)[0] >= least:
            return action
    return None


def barrage_aim(mind: Mind, card: int) -> tuple[float, int]:
    weapon = mind.pack.support(card).weapon
    assert weapon is not None
    places = strike_places(mind, weapon.area)
    if weapon.area == "column3":
        places = {place for place in range(mind.state.spaces) if ROW[place] <= ROWS - 3}
    worth = [(mind.gunnery.blast(weapon, weapon.area, place, mind.side), place) for place in places]
    return max(worth, default=(0.0, NONE))


def mine_card(mind: Mind, cards: list[verbs.Play]) -> verbs.Play | None:
    """(g) when there is somebody to stop and a place to do it."""
    for action in cards:
        if word(mind, action) == "lay" and mine_space(mind, action.card) != NONE:
            return action
    return None


def mine_space(mind: Mind, card: int) -> int:
    """In the column of the nearest enemy that would trigger it, two lines ahead of it; one if that is not possible."""
    state = mind.state
    mine, lines = mind.pack.first_word(card)[1]
    terrain = mind.pack.terrains[mind.pack.terrain[str(mine)]]
    foes = [foe for foe in mind.enemies() if state.unit(foe).type in terrain.triggered_by]
    for foe in sorted(foes, key=lambda one: (state.line(mind.side, state.u_place[one]), one)):
        for gap in (2, 1):
            place = state.u_place[foe] + gap * (-COLUMNS if mind.side == SOUTH else COLUMNS)
            if 0 <= place < state.spaces and free_for_mine(mind, place, int(lines)):
                return place
    return NONE


def free_for_mine(mind: Mind, place: int, lines: int) -> bool:
    return refuse_mine(mind.state, mind.seat, place, lines) is None


# -- other cards ------------------------------------------------------------------------------------------------


def other_card(mind: Mind, cards: list[verbs.Play]) -> verbs.Play | None:
    """(h) Equipment cards and the rest, with what is left."""
    purse = budget(mind)
    return useful_card(mind, [action for action in cards if price(mind.state, mind.seat, action.card) <= purse])


def useful_card(
    mind: Mind, cards: list[verbs.Play], healing: float = HEALING, least: float = WORTHY
) -> verbs.Play | None:
    """The first of these that would do something."""
    for action in cards:
        card = action.card
        what = word(mind, action)
        if what == "heal" and most_wounded(mind, card)[0] >= healing:
            return action
        if what in ("plates", "optics", "piercing", "radio", "camouflage") and worthy(mind, card, least):
            return action
        if what == "heroism" and mind.enemies() and worthy(mind, card, least):
            return action
        if what == "drop" or (what == "sabotage" and any(mind.state.ap[seat] >= 2 for seat in rivals(mind))):
            return action
    return None


def rivals(mind: Mind) -> range:
    return mind.state.seats(1 - mind.side)


def worthy(mind: Mind, card: int, least: float = WORTHY) -> int | None:
    """The most expensive unit with a usable weapon that a card may go on, if there is one worth it."""
    state = mind.state
    what = mind.pack.first_word(card)[0]
    fitting = [u for u in state.army[mind.seat] if state.on_board(u) and FITS[what](state, card, u) and state.usable(u)]
    best = max(fitting, key=lambda u: (deployed_cost(state, u), u), default=None)
    return best if best is not None and deployed_cost(state, best) >= least else None


def most_wounded(mind: Mind, card: int) -> tuple[int, int]:
    state = mind.state
    kinds = mind.pack.support(card).on
    wounded = [u for u in state.army[mind.seat] if state.u_carrier[u] == NONE and state.unit(u).type in kinds]
    return max(((state.u_wounds[u], deployed_cost(state, u), u) for u in wounded), default=(0, 0, NONE))[::2]


def choose_unit(mind: Mind, step: ChooseUnit) -> Action:
    """Which unit a card goes on."""
    if step.word == "heal":
        chosen: int | None = most_wounded(mind, step.on)[1]
    elif step.word == "sure-impact":
        chosen = sure_gain(mind)[1]
    elif step.word == "fire-again":
        chosen = again_gain(mind)[1]
    else:
        chosen = worthy(mind, step.on) if step.word != "follow-up" else None
    units = mind.offered(verbs.On)
    picked = [action for action in units if action.unit == chosen]
    return picked[0] if picked else max(units, key=lambda action: (deployed_cost(mind.state, action.unit), action))


def choose_space(mind: Mind, step: ChooseSpace) -> Action:
    if step.word == "barrage":
        place = barrage_aim(mind, step.on)[1]
    elif step.word == "lay":
        place = mine_space(mind, step.on)
    else:
        place = NONE
    return verbs.AT[place] if verbs.AT[place] in mind.legal else mind.legal[len(mind.legal) // 2]


def reload(mind: Mind, step: Reload) -> Action:
    """The weapon with the highest damage."""
    weapons = mind.pack.weapons
    slots = mind.offered(verbs.Weapon)
    return max(slots, key=lambda one: (weapons[one.weapon].damage, weapons[one.weapon].penetration, one))


def choose_general(mind: Mind, step: ChooseGeneral) -> Action:
    """The first of the list."""
    return mind.legal[0]


def hurry(mind: Mind, step: Hurry) -> Action:
    """Those in front, of those that can move."""
    state = mind.state
    able = [action for action in mind.offered(verbs.On) if not state.u_mounted[action.unit]]
    return max(able, key=lambda action: (state.line(mind.side, action.space), action)) if able else verbs.DONE


def recall(mind: Mind, step: Recall) -> Action:
    cards = mind.offered(verbs.Recall)
    return max(cards, key=lambda action: (might(mind.pack.units[action.card]), action)) if cards else verbs.DONE


def intercepted(mind: Mind, step: Intercepted) -> Action:
    """The dearest support card."""
    cards = mind.offered(verbs.Steal)
    return max(cards, key=lambda action: (mind.pack.points[action.card], action)) if cards else verbs.DONE
