"""When the tactician plays support cards, and answers to what the other side does."""

from __future__ import annotations

from typing import Final

from brink.engine import PASS, Action
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import InterceptWindow
from brink.games.twogm.battlefield import muster
from brink.games.twogm.deployment import airlift_cards, can_come, home_spaces, refuse_drop
from brink.games.twogm.generals import total_cost
from brink.games.twogm.geometry import ALL_SPACES, area_of
from brink.games.twogm.pack import NONE
from brink.games.twogm.playing_cards import AmbushWindow, CarryOut, CounterWindow, price
from brink.games.twogm.shooting import ResolveShot, SmokeShellWindow
from brink.games.twogm.solo import deploying
from brink.games.twogm.solo.moving import Mover
from brink.games.twogm.solo.reactions import ambush_shot, attacks_hq, shot_ev
from brink.games.twogm.stance import deployed_cost
from brink.games.twogm.state import NO_FIRE, NO_MOVE
from brink.games.twogm.support_cards import FITS, ChooseSpace, ChooseUnit
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.tactics.moving import Leader

WORTH_A_FLIGHT: Final = 1.0  # action points, were the flight free
FLIGHT: Final = 2  # cards that a flight takes: with an empty deck one must stay
SCREENED: Final = 0.4  # of what the enemy could do: through smoke every shot is harder


def before_units(mind: Tactics, cards: list[verbs.Play]) -> verbs.Play | None:
    """What is free, the general, and what brings cards."""
    return (
        deploying.free_card(mind, cards, mind.judgement.worthy)
        or deploying.general_card(mind, cards)
        or deploying.fresh_cards(mind, cards)
    )


def barrage(mind: Tactics, cards: list[verbs.Play], share: float) -> verbs.Play | None:
    """When it is worth this share of what it costs."""
    for action in cards:
        least = share * mind.pack.play_cost[action.card]
        if deploying.word(mind, action) == "barrage" and deploying.barrage_aim(mind, action.card)[0] >= least:
            return action
    return None


def airlift(mind: Tactics, cards: list[verbs.Play]) -> verbs.Play | None:
    """Before units are deployed: whoever flies is one of them, and may do more where it lands than at home."""
    if not mind.state.decks[mind.seat] and len(mind.state.hands[mind.seat]) <= FLIGHT:
        return None
    for action in cards:
        fare = price(mind.state, mind.seat, action.card)
        if deploying.word(mind, action) == "drop" and passenger(mind, mind.ap - fare)[0] >= max(WORTH_A_FLIGHT, fare):
            return action
    return None


def passenger(mind: Tactics, purse: int) -> tuple[float, int]:
    """Who gains most by a flight, of those that can be paid, and how much."""
    cards = [card for card in airlift_cards(mind.state, mind.seat) if may_fly(mind, card, purse)]
    return max(((gain_by_flight(mind, card), card) for card in cards), default=(0.0, NONE))


def may_fly(mind: Tactics, card: int, purse: int) -> bool:
    led = "command-group" in mind.pack.units[card].abilities
    return not led and mind.may_play(card) and total_cost(mind.state, mind.seat, card, 0) <= purse


def gain_by_flight(mind: Tactics, card: int) -> float:
    """What the best landing space is worth more than the best of the deployment line."""
    there = mind.elsewhere()
    there.enemies()  # who is on the board is found out before the stand-in comes: it is not there yet
    state = there.state
    u = muster(state, mind.seat, card, ALL_SPACES + mind.side, 0)
    mover = Mover(there)
    lands = [place for place in range(state.spaces) if refuse_drop(state, place) is None]
    walks = [place for place in home_spaces(state, mind.seat) if can_come(state, mind.seat, card, place)]
    landed = max((mover.score(u, place) - deploying.landing_wound(there, place) for place in lands), default=0.0)
    gain = landed - max((mover.score(u, place) for place in walks), default=0.0)
    return gain * deploying.INTERCEPTED if deploying.guarded(mind) else gain


def after_units(mind: Tactics, cards: list[verbs.Play], purse: int) -> verbs.Play | None:
    affordable = [action for action in cards if price(mind.state, mind.seat, action.card) <= purse]
    return deploying.useful_card(mind, affordable, mind.judgement.healing, mind.judgement.worthy) or next(
        (action for action in affordable if has_its_use(mind, action)), None
    )


def has_its_use(mind: Tactics, action: verbs.Play) -> bool:
    """What goes on a unit and serves it only where there is something to do with it."""
    state, what = mind.state, deploying.word(mind, action)
    if what == "satchel":
        return stormer(mind, action.card) is not None
    if what == "cure":
        hurt = any(state.u_wounds[u] and state.unit(u).type == "infantry" for u in state.units_of(mind.side))
        return hurt and deploying.worthy(mind, action.card, mind.judgement.worthy) is not None
    if what == "ram":
        obstacles = any(there != NONE and mind.pack.terrains[there].rammed for there in state.terrain)
        return obstacles and deploying.worthy(mind, action.card, mind.judgement.worthy) is not None
    return False


def stormer(mind: Tactics, card: int) -> int | None:
    """The dearest of those that fight hand to hand this turn."""
    state = mind.state
    found = [u for u in state.army[mind.seat] if state.u_assault[u] != NONE and FITS["satchel"](state, card, u)]
    return max(found, key=lambda u: (deployed_cost(state, u), u), default=None)


# -- when all have fired ------------------------------------------------------------------------------------------


def after_fire(mind: Tactics) -> verbs.Play | None:
    """To get out of the enemy's sight, where that is worth it: by a further move, or behind smoke."""
    for action in mind.offered(verbs.Play):
        if not mind.may_play(action.card):
            continue
        least = mind.judgement.card * price(mind.state, mind.seat, action.card)
        what = deploying.word(mind, action)
        if what == "follow-up" and withdrawal(mind, action.card)[0] >= least:
            return action
        if what == "smoke" and smoke_screen(mind)[0] >= least:
            return action
    return None


def withdrawal(mind: Tactics, card: int) -> tuple[float, int]:
    """What a further move would bring the unit that gains most by it."""
    state, best = mind.state, (0.0, NONE)
    for u in state.army[mind.seat]:
        if not FITS["follow-up"](state, card, u):
            continue
        flags, spent = state.u_flags[u], state.u_spent[u]
        state.u_flags[u], state.u_spent[u] = flags & ~NO_MOVE | NO_FIRE, 0
        mover = Leader(mind)
        gain = mover.best(u, mover.open_places(u))[0] - mover.score(u, state.u_place[u], state.u_place[u])
        state.u_flags[u], state.u_spent[u] = flags, spent
        best = max(best, (gain, u))
    return best


def smoke_screen(mind: Tactics) -> tuple[float, int]:
    """What the enemy could not do to those who stand in it, and where that is most."""
    state, best = mind.state, (0.0, NONE)
    threats = {state.u_place[u]: mind.gunnery.threat(u, state.u_place[u]) for u in mind.friends()}
    for place in threats:
        hidden = area_of("row3", place, state.spaces)
        best = max(best, (SCREENED * sum(threats.get(space, 0.0) for space in hidden), place))
    return best


def choose_unit(mind: Tactics, step: ChooseUnit) -> Action:
    chosen: int | None = None
    if step.word == "satchel":
        chosen = stormer(mind, step.on)
    elif step.word == "follow-up":
        chosen = withdrawal(mind, step.on)[1]
    picked = [action for action in mind.offered(verbs.On) if action.unit == chosen]
    return picked[0] if picked else deploying.choose_unit(mind, step)


def choose_space(mind: Tactics, step: ChooseSpace) -> Action:
    place = smoke_screen(mind)[1] if step.word == "smoke" else NONE
    return verbs.AT[place] if verbs.AT[place] in mind.legal else deploying.choose_space(mind, step)


# -- reactions --------------------------------------------------------------------------------------------------


def smoke_shell(mind: Tactics, step: SmokeShellWindow) -> Action:
    coming = next((below.shot for below in reversed(mind.state.agenda) if isinstance(below, ResolveShot)), None)
    return verbs.SHELL if coming is not None and shot_ev(mind, coming) >= mind.judgement.smoke_from else PASS


def intercept(mind: Tactics, step: InterceptWindow) -> Action:
    """Dear airplanes, and all that attack the HQ; one fighter is enough."""
    state = mind.state
    fighters = mind.offered(verbs.Intercept)
    if not fighters or state.raid:
        return PASS
    if state.unit(step.unit).cost >= mind.judgement.intercept_from or attacks_hq(state):
        return min(fighters, key=lambda action: (state.unit(action.unit).cost, action))
    return PASS


def ambush(mind: Tactics, step: AmbushWindow) -> Action:
    cards = mind.offered(verbs.Ambush)
    if not cards or not mind.may_play(cards[0].card):
        return PASS
    return cards[0] if ambush_shot(mind, step.unit)[0] >= mind.judgement.ambush_from else PASS


def counter(mind: Tactics, step: CounterWindow) -> Action:
    cards = mind.offered(verbs.Counter)
    announced = next((below.card for below in reversed(mind.state.agenda) if isinstance(below, CarryOut)), None)
    if not cards or announced is None or not mind.may_play(cards[0].card):
        return PASS
    return cards[0] if mind.pack.points[announced] >= mind.judgement.counter_from else PASS
