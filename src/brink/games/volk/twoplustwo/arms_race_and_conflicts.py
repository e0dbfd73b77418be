"""§11.7 (booklet 8): arms-race steps and conflicts draw a card from their deck, which is carried out at once."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Reason, refuse
from brink.games.volk.events import in_order
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.state import By
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA, TwoAutomatic, TwoDecision, TwoState, superpower
from brink.games.volk.twoplustwo.verbs import DrawsFirst

ARMS_RACE, CONFLICTS = 0, 1
NAMES: Final = ("arms", "conflicts")


def at_end_of_race(state: TwoState, power: int) -> bool:
    return (state.arms if power == SOVIET_UNION else -state.arms) >= state.pack.ends["arms"]


def refuse_step(state: TwoState, power: int) -> Reason | None:
    """H1: nobody engages beyond the end of the track."""
    return refuse("arms-race-over", "H1") if at_end_of_race(state, power) else None


def step(state: TwoState, side: int) -> None:
    """One step in a superpower's favour, then the card. At the end of the track the card alone (H1)."""
    power = superpower(side)
    if not state.shift("arms", side):
        state.say("marker-stays", "H1", track=state.track_number("arms"))
    elif state.arms_cost:
        state.pay(power, -1, "H22")
    state.then(Draw(ARMS_RACE, power))


class Draw(TwoAutomatic, frozen=True):
    """§11.7: the top card; its superpower decides where, but for coats of arms."""

    rule = "11.7"
    deck: int
    power: int

    def run(self, state: TwoState) -> None:
        card = state.small_decks[self.deck].pop()
        state.small_discards[self.deck].append(card)
        state.reveal()
        if self.deck == ARMS_RACE:
            state.say("arms-drawn", "11.7", power=self.power, arms_card=card)
        else:
            state.say("conflict-drawn", "11.7", power=self.power, conflict_card=card)
        by = By(state.active, self.power, self.power, state.german(WEST), state.german(EAST))
        last = [Reshuffle(self.deck)] if state.pack.reshuffles[self.deck][card] else []
        state.then(*in_order(by, cell(state, self.deck, card, self.power), (self.deck, card)), *last)


def cell(state: TwoState, deck: int, card: int, power: int) -> tuple[int, ...]:
    """What a card shows for this superpower, in this decade."""
    if deck == ARMS_RACE:
        return state.pack.arms_cells[card][power][state.decade - 1]
    return state.pack.conflict_cells[card][power]


class Reshuffle(TwoAutomatic, frozen=True):
    """H24: all ten cards are shuffled anew, this one included."""

    rule = "H24"
    deck: int

    def run(self, state: TwoState) -> None:
        cards = [*state.small_decks[self.deck], *state.small_discards[self.deck]]
        cards.sort()
        state.chance.shuffle(cards)
        state.small_decks[self.deck] = cards
        state.small_discards[self.deck] = []
        state.say("reshuffled", "H24", deck=NAMES[self.deck])


class WhoDraws(TwoDecision, frozen=True):
    """H3: when both superpowers draw at once, the active player says who is first."""

    rule = "H3"
    asked_by = "A"

    def candidates(self, state: TwoState) -> list[Action]:
        return [DrawsFirst(power) for power in (USA, SOVIET_UNION)]

    def perform(self, state: TwoState, action: DrawsFirst) -> None:
        state.then(Draw(ARMS_RACE, action.power), Draw(ARMS_RACE, 1 - action.power))
