"""§12: three and four players: allies share a side, its action points and its turn."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from msgspec.structs import replace

from brink.engine import Action, Arg, Reason, refuse
from brink.games.twogm import difficulty, verbs
from brink.games.twogm.pack import NONE
from brink.games.twogm.state import DRAW, FOURTH_RULES, HAND_LIMIT, OPENING_HAND, TwoGMDecision, TwoGMState

SMALL_OPENING = 3  # of allies, before the fourth rules (R79)
SMALL_LIMIT = 4


def allied(state: TwoGMState, seat: int) -> bool:
    return state.players > (seat & 1) + 2


def opening_hand(state: TwoGMState, seat: int) -> int:
    return SMALL_OPENING if has_small_hand(state, seat) else OPENING_HAND


def hand_limit(state: TwoGMState, seat: int) -> int:
    return SMALL_LIMIT if has_small_hand(state, seat) else HAND_LIMIT


def has_small_hand(state: TwoGMState, seat: int) -> bool:
    """R79: allies hold as many cards as anybody; in games of earlier rules they had about half a hand each."""
    return allied(state, seat) and state.rules < FOURTH_RULES


def cards_a_turn(state: TwoGMState, seat: int) -> int:
    """Each ally draws one; what a general adds goes to the one who has him."""
    general = state.generals[seat]
    words = state.pack.generals[general].effect if general != NONE else ()
    more = sum(int(values[0]) for word, values in words if word == "draw")
    return (1 if allied(state, seat) else DRAW) + more + difficulty.extra_cards(state, seat)


class Together(TwoGMDecision, frozen=True):
    """§12, R89: what allies do at the same time. They take turns at it, the Field Marshal first, until neither adds
    anything.
    """

    opens: bool = False  # the ally has not been asked yet
    acted: bool = False  # something was done since this player was asked

    def question(self) -> Hashable:
        return type(self), self.seat

    def go_on(self, state: TwoGMState) -> None:
        """Something is done, and then the same player is asked again."""
        alone = self.acted or not allied(state, self.seat) or state.of_first_release()
        state.then(self if alone else type(self)(self.seat, self.opens, True))

    def finish(self, state: TwoGMState) -> None:
        if self.opens or self.acted:
            state.then(*[type(self)(seat) for seat in state.seats(self.seat & 1) if seat != self.seat])


T = TypeVar("T", bound=Together)


def together(state: TwoGMState, steps: list[T]) -> list[T]:
    """Allies begin a phase; by the rules of release 0.1 one was done with it before the other began."""
    if len(steps) == 1 or state.of_first_release():
        return steps
    return [replace(steps[0], opens=True)]


def share(state: TwoGMState, side: int, ap: int, rule: str) -> None:
    """Action points of a side: equal parts, an odd point for the Field Marshal. The HQ's maximum holds for both."""
    seats = state.seats(side)
    limit = state.ap_limit(side)
    if limit is not None:
        ap = min(ap, max(0, limit - sum(state.ap[side::2])))
    part, odd = divmod(ap, len(seats))
    for number, seat in enumerate(seats):
        mine = part + (number < odd)
        state.ap[seat] += mine
        state.say("gains-ap", rule, seat=seat, ap=mine, total=state.ap[seat])


class Gift(TwoGMDecision, frozen=True):
    """§12: once a turn the Field Marshal may give the General 1 AP."""

    rule = "12"
    needs_choice = True

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"ap": state.ap[self.seat]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.GIVE, verbs.KEEP]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if action == verbs.GIVE and not state.ap[self.seat]:
            return refuse("too-few-ap", "12", ap=1, left=0)
        return None

    def perform(self, state: TwoGMState, action: Action) -> None:
        if action == verbs.GIVE:
            state.ap[self.seat] -= 1
            state.ap[self.seat + 2] += 1
            state.say("gives-ap", "12", seat=self.seat, seat_target=self.seat + 2)
