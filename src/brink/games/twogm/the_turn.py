"""§4: the nine phases of a turn."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Arg
from brink.games.twogm import difficulty, scenarios, stance, tokens, verbs, victory
from brink.games.twogm.deployment import Deployment
from brink.games.twogm.firing import Shooting
from brink.games.twogm.geometry import ALL_SPACES
from brink.games.twogm.more_players import Gift, cards_a_turn, hand_limit, share, together
from brink.games.twogm.movement import Movement
from brink.games.twogm.pack import NONE, ROWS, SIDES
from brink.games.twogm.state import (
    CARDS,
    DEPLOYMENT,
    DISCARD,
    END,
    FLIP_OVER,
    HQ,
    MOVED,
    MOVEMENT,
    SHOOTING,
    START,
    TwoGMAutomatic,
    TwoGMDecision,
    TwoGMState,
)


class StartTurn(TwoGMAutomatic, frozen=True):
    rule = "4"

    def run(self, state: TwoGMState) -> None:
        state.turn += 1
        state.active = state.first if state.turn % 2 else 1 - state.first
        state.counts = [0] * len(state.counts)
        state.rolls.clear()
        say_whose_turn(state)
        if state.round() == last_round(state) and state.active == state.first:
            state.say("last-round", "15")
        state.then(*PHASES)


def say_whose_turn(state: TwoGMState) -> None:
    """The first turn of a round says that the round begins: replays look for it."""
    seats = list(state.seats(state.active))
    if state.active == state.first:
        state.say("round-begins", "4", round=state.round(), side=state.active, seat_all=seats)
    else:
        state.say("turn", "4", round=state.round(), side=state.active, seat_all=seats)


def last_round(state: TwoGMState) -> int:
    """0: the game has none."""
    return state.options.time_limit if state.scenario == NONE else state.pack.scenarios[state.scenario].rounds


class Phase(TwoGMAutomatic, frozen=True):
    """One phase; what has to be done is done, and whoever may decide is asked, the Field Marshal first (R89)."""

    rule = "4"
    number: int

    def run(self, state: TwoGMState) -> None:
        state.phase = self.number
        side = state.active
        seats = state.seats(side)
        if self.number == START:
            tokens.end_effects(state, side)
            stance.settle(state, side)
            scenarios.at_start(state, side)
        elif self.number == HQ:
            share(state, side, income(state, side), "4")
            if len(seats) > 1:
                state.then(Gift(seats[0]))
        elif self.number == CARDS:
            for seat in seats:
                state.draw(seat, cards_a_turn(state, seat), "4")
        elif self.number == MOVEMENT:
            flags = state.u_flags
            for u in state.units_of(side):
                flags[u] &= ~MOVED
            state.then(*together(state, [Movement(seat) for seat in seats]))
        elif self.number == DEPLOYMENT:
            state.then(*together(state, [Deployment(seat) for seat in seats]))
        elif self.number == SHOOTING:
            state.then(*together(state, [Shooting(seat) for seat in seats]))
        elif self.number == FLIP_OVER:
            tokens.flip_over(state, side)
            state.then(*(tokens.FlipOver(seat) for seat in seats if has_mounts(state, seat)))
        elif self.number == DISCARD:
            state.then(*(DiscardDown(seat) for seat in seats if over_limit(state, seat)))
        else:
            end_turn(state, side)


PHASES: Final = tuple(Phase(number) for number in range(START, END + 1))


def has_mounts(state: TwoGMState, seat: int) -> bool:
    mounts, cards, equip = state.pack.mounts, state.u_card, state.u_equip  # as `mountable` says
    return bool([u for u in state.army[seat] if mounts[cards[u]] & equip[u]])


# -- HQ ---------------------------------------------------------------------------------------------------------


def income(state: TwoGMState, side: int) -> int:
    """§4 HQ: the headquarters, the supply line, command groups, and what a general or an agreement adds. If it is not
    due now, what it would be next time if nothing changed on the board.
    """
    standing = sum(hp > 0 for hp in state.hq_hp[side::2])
    total = state.headquarters(side).income * standing
    more = state.general(side, "income")
    if more:
        total += int(more[0])
    supply = supply_line(state, side)
    total += supply + command_groups(state, side) + supply_bonus(state, side, supply)
    if state.options.rookie == SIDES[side]:
        total += 1
    return max(0, total + scenarios.air_supply(state, side, payday(state, side)) + difficulty.extra_ap(state, side))


def payday(state: TwoGMState, side: int) -> int:
    """The round in which this side is paid now, or next."""
    if side == state.active:
        turn = state.turn if state.phase <= HQ else state.turn + 2
    else:
        turn = state.turn + 1
    return max(1, (turn + 1) // 2)


def supply_line(state: TwoGMState, side: int) -> int:
    """§3.3: own lines with a unit, counted from the first up to the first empty one."""
    places, carriers = state.u_place, state.u_carrier
    held = {places[u] for u in state.units_of(side) if carriers[u] == NONE and places[u] < ALL_SPACES}
    lines = {state.line(side, place) for place in held}
    always = state.pack.scenarios[state.scenario].sides[side].supplied_lines if state.scenario != NONE else 0
    count = 0
    while count < ROWS and (count < always or count + 1 in lines):
        count += 1
    return count


def command_groups(state: TwoGMState, side: int) -> int:
    """1 AP in line 1, 2 in line 2, 3 from line 3 on; also from aboard a carrier (R34)."""
    cards, commanding = state.u_card, state.pack.commanding
    groups = [u for u in state.units_of(side) if cards[u] in commanding]
    return sum([min(3, max(1, state.line(side, state.u_place[u]))) for u in groups])


def supply_bonus(state: TwoGMState, side: int, supply: int) -> int:
    """§17.8 Alexander: the best step of the general's that the supply line reaches."""
    best = 0
    for number in state.generals[side::2]:
        if number != NONE:
            for word, values in state.pack.generals[number].effect:
                if word == "supply-bonus" and supply >= int(values[0]):
                    best = max(best, int(values[1]))
    return best


# -- DISCARD ----------------------------------------------------------------------------------------------------


def over_limit(state: TwoGMState, seat: int) -> bool:
    return len(state.hands[seat]) > hand_limit(state, seat)


class DiscardDown(TwoGMDecision, frozen=True):
    """R15: the player chooses what goes."""

    rule = "4"

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        limit = hand_limit(state, self.seat)
        return {"count": len(state.hands[self.seat]) - limit, "limit": limit}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.DISCARD[card] for card in dict.fromkeys(state.hands[self.seat])]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Discard)
        state.lay_down(self.seat, action.card)
        state.discard(self.seat, action.card)
        state.say("discards", "4", seat=self.seat, card=action.card)
        if over_limit(state, self.seat):
            state.then(self)


# -- END --------------------------------------------------------------------------------------------------------


def end_turn(state: TwoGMState, side: int) -> None:
    """§4 END OF TURN: expired cards, diamonds, defeat; without an HQ nothing can be stored."""
    tokens.straighten(state)
    state.charge = False
    if not state.hq_stands(side):
        for seat in state.seats(side):
            state.ap[seat] = 0
    victory.at_end_of_turn(state)
    if state.outcome is None:
        state.then(StartTurn())
