"""When the tactician plays support cards, and answers to what the other side does."""

from __future__ import annotations

from brink.engine import PASS, Action
from brink.games.twogm import verbs
from brink.games.twogm.air_combat import InterceptWindow
from brink.games.twogm.playing_cards import AmbushWindow, CarryOut, CounterWindow, price
from brink.games.twogm.shooting import ResolveShot, SmokeShellWindow
from brink.games.twogm.solo import deploying
from brink.games.twogm.solo.reactions import ambush_shot, attacks_hq, shot_ev
from brink.games.twogm.tactics.fire import Tactics


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


def after_units(mind: Tactics, cards: list[verbs.Play], purse: int) -> verbs.Play | None:
    affordable = [action for action in cards if price(mind.state, mind.seat, action.card) <= purse]
    return deploying.useful_card(mind, affordable, mind.judgement.healing, mind.judgement.worthy)


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
