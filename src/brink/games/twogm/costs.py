"""What an action costs in AP, to be said on its button."""

from __future__ import annotations

from brink.engine import Action
from brink.games.twogm import verbs
from brink.games.twogm.deployment import Equip
from brink.games.twogm.generals import total_cost
from brink.games.twogm.playing_cards import price
from brink.games.twogm.scenarios import boat_cost
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
        case verbs.Boat():
            return boat_cost(state, seat & 1)
        case verbs.Buy() | verbs.Load() | verbs.Bring():
            return _more(state, action)
    return 0


def _more(state: TwoGMState, action: Action) -> int:
    """§6: by how much equipment, or whoever comes along, makes a unit dearer. The unit itself says what it costs."""
    step = state.agenda[-1]
    if not isinstance(step, Equip):
        return 0
    after = step.after(state, action)
    return after.price(state) - step.price(state) if isinstance(after, Equip) else 0
