"""What an action costs in AP, to be said on its button."""

from __future__ import annotations

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.generals import total_cost
from brink.games.twogm.playing_cards import price
from brink.games.twogm.state import TwoGMState


def cost(state: TwoGMState, seat: int, action: Action) -> int:
    match action:
        case verbs.Deploy(card):
            return total_cost(state, seat, card, 0)
        case verbs.Play(card):
            return price(state, seat, card)
        case verbs.Terrain(terrain):
            return max(0, state.pack.terrains[terrain].cost)
        case verbs.Give() | verbs.March():
            return 1
    return 0
