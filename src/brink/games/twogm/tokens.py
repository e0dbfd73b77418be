"""§8: the life of equipment tokens: ready, spent (diamond), cooling; mounted weapons."""

from __future__ import annotations

from collections.abc import Mapping

from brink.engine import Action, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.state import (
    FOR_THIS_TURN,
    JUST_MOUNTED,
    SHELL,
    SUPPRESSED,
    TwoGMDecision,
    TwoGMState,
)


def end_effects(state: TwoGMState, side: int) -> None:
    """§4 START: what this side caused, or put up for itself, until its next turn."""
    mark, flags = SUPPRESSED[side], state.u_flags
    for seat, army in enumerate(state.army):
        keep = ~(mark | SHELL if seat & 1 == side else mark)
        for u in army:
            flags[u] &= keep
    if any(state.smoke):
        keep = ~(1 << side)
        state.smoke = [smoke & keep for smoke in state.smoke]


def flip_over(state: TwoGMState, side: int) -> None:
    """§8: grey tokens that are square turn to their active side; diamonds stay."""
    grey, used = state.u_grey, state.u_used
    for u in state.units_of(side):
        grey[u] &= used[u]


def straighten(state: TwoGMState) -> None:
    """§4 END OF TURN, R56: diamonds and rotated cards of both sides; marks for this turn go."""
    used, flags, spent, bonus, attackers = state.u_used, state.u_flags, state.u_spent, state.u_bonus, state.u_attacker
    attached, for_a_turn, keep = state.u_attached, state.pack.passing, ~FOR_THIS_TURN
    for seat, army in enumerate(state.army):
        for u in army:
            used[u] = spent[u] = bonus[u] = 0
            flags[u] &= keep
            attackers[u] = -1
            if passing := attached[u] & for_a_turn:
                attached[u] &= ~passing
                for support in state.pack.supports:
                    if passing & state.pack.bit(support.number):
                        state.discard(seat, support.number)


def mountable(state: TwoGMState, u: int) -> int:
    return state.pack.mounts[state.u_card[u]] & state.u_equip[u]


MOUNTING = (verbs.Mount, verbs.Unmount)


class FlipOver(TwoGMDecision, frozen=True):
    """§8 (c): mount or unmount infantry weapons."""

    rule = "8"
    needs_choice = True

    def candidates(self, state: TwoGMState) -> list[Action]:
        cards, places = state.u_card, state.u_place
        found: list[Action] = [
            (verbs.UNMOUNT if state.u_mounted[u] else verbs.MOUNT)[u, cards[u], places[u]]
            for u in state.army[self.seat]
            if mountable(state, u) and state.on_board(u)
        ]
        return [*found, verbs.DONE]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if isinstance(action, MOUNTING) and state.u_flags[action.unit] & JUST_MOUNTED:
            return refuse("just-mounted", "8", card=action.card)
        return None

    def phrases(self, state: TwoGMState) -> Mapping[str, str]:
        return {"done": "do-done-flip-over"}

    def perform(self, state: TwoGMState, action: Action) -> None:
        if not isinstance(action, MOUNTING):
            return
        u, mounts = action.unit, isinstance(action, verbs.Mount)
        state.u_mounted[u] = mountable(state, u) if mounts else 0
        state.u_flags[u] |= JUST_MOUNTED
        state.say("mounts" if mounts else "unmounts", "8", card=state.u_card[u], space=state.u_place[u])
        state.then(self)
