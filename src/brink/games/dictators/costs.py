"""How many of one's actions something costs, to be said on its button."""

from __future__ import annotations

from brink.engine import Action
from brink.games.dictators import verbs
from brink.games.dictators.pack import TRAVEL
from brink.games.dictators.playing_your_turn import TakeAction, card_cost, draw_cost, flight_cost
from brink.games.dictators.state import DictatorsState


def cost(state: DictatorsState, action: Action) -> int:
    """Only what is done in one's own turn is paid with actions."""
    turn = state.agenda[-1]
    if not isinstance(turn, TakeAction):
        return 0
    match action:
        case verbs.Play(card):
            return card_cost(state, turn.seat, card)
        case verbs.Fly():
            return flight_cost(state, turn.seat)
        case verbs.Draw() | verbs.DrawDiscard():
            return draw_cost(state, turn.seat)
        case verbs.Activate(_, ability):
            paid = state.pack.asset_abilities[ability][0]
            return 1 if paid == TRAVEL else paid
        case verbs.Travel() | verbs.Bully() | verbs.Dismiss():
            return 1
        case verbs.Disarm():
            return 2
    return 0
