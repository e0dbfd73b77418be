"""§3: four decades of two half-decades each, played card by card; then the end of the decade."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk.actions import TakeTurn
from brink.games.volk.end_of_decade import base_phases
from brink.games.volk.germany import board_now
from brink.games.volk.icons import EAST
from brink.games.volk.pack import DECADES, NONE, VolkPack
from brink.games.volk.state import HAND, VolkAutomatic, VolkDecision, VolkState
from brink.games.volk.verbs import DONE, Discard, Done

DISPLAY: Final = 7
HALVES: Final = 2


class StartDecade(VolkAutomatic, frozen=True):
    """§3, V13: the special card, a new deck, hands filled up, seven cards on display; the prestige leader is first."""

    rule = "3"

    def run(self, state: VolkState) -> None:
        new_deck(state)
        first = state.leader()
        seats = (first, 1 - first)
        state.then(
            *(KeepHand(seat) for seat in seats if state.hands[seat]),
            *(FillHand(seat) for seat in seats),
            LayOut(),
            Turn(first),
        )


def new_deck(state: VolkState) -> None:
    """What is left of the old decade goes out of the game; the next one's cards come in."""
    state.phase = 0
    state.part = 0
    state.decade += 1
    state.past += state.played
    state.played.clear()
    state.latest = NONE
    state.rest += state.deck
    state.rest_knowers += state.deck_knowers
    state.special = special_card(state.pack, state.decade, state.wall)
    state.deck = state.deck_of(state.decade)
    state.deck_knowers = [0] * len(state.deck)
    state.say("decade-begins", "3", decade=state.decade, **board_now(state))


def special_card(pack: VolkPack, decade: int, wall: bool) -> int:
    """§9.9: in decade IV the face depends on the Wall."""
    cards = pack.specials[decade - 1]
    if decade < DECADES:
        return cards[0]
    return pack.wall_card if wall else next(card for card in cards if card != pack.wall_card)


class KeepHand(VolkDecision, frozen=True):
    """§3: hand cards of an earlier decade may be discarded; who holds three must discard at least one."""

    rule = "3"

    def candidates(self, state: VolkState) -> list[Action]:
        discard = state.pack.ready.discard
        return [*(discard[card] for card in state.hands[self.seat]), DONE]

    def refusal(self, state: VolkState, action: Discard | Done) -> Reason | None:
        if isinstance(action, Done) and len(state.hands[self.seat]) > HAND:
            return refuse("too-many-cards", self.rule, count=HAND)
        return None

    def perform(self, state: VolkState, action: Discard | Done) -> None:
        if isinstance(action, Done):
            return
        state.lay_aside(self.seat, action.card)
        if self.discards_on(state):
            state.then(self)

    def discards_on(self, state: VolkState) -> bool:
        """Whether there is another card that might go."""
        return bool(state.hands[self.seat])

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"count": len(state.hands[self.seat])}

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return {"done": "do-keep-rest"}


class FillHand(VolkAutomatic, frozen=True):
    """§3: up to two cards."""

    rule = "3"
    seat: int

    def run(self, state: VolkState) -> None:
        while len(state.hands[self.seat]) < HAND and state.deal_to(self.seat, "3"):
            pass


class LayOut(VolkAutomatic, frozen=True):
    """§3: seven cards face up."""

    rule = "3"

    def run(self, state: VolkState) -> None:
        state.part += 1
        if state.part == HALVES:
            state.say("second-half", "3")
        deal_display(state, DISPLAY)


def deal_display(state: VolkState, count: int) -> None:
    for _ in range(count):
        card, _known = state.draw_card()
        if card != NONE:
            state.display.append(card)
    state.reveal()
    if state.log is not None:
        state.say("display", "3", card_all=state.display[:])


class Turn(VolkAutomatic, frozen=True):
    """§3: the players alternate; a half-decade ends when the last normal card of the display is taken."""

    rule = "3"
    seat: int

    def run(self, state: VolkState) -> None:
        if state.display:
            state.active = self.seat
            state.then(TakeTurn(self.seat), Turn(1 - self.seat))
        elif state.part < HALVES:
            state.then(LayOut(), self)
        else:
            state.then(*end_of_decade())


def end_of_decade() -> tuple[VolkAutomatic, ...]:
    """§7: the ten phases, and what follows them."""
    return (*base_phases(), NextDecade())


class NextDecade(VolkAutomatic, frozen=True):
    """§8: after the fourth decade without a winner the East has held out."""

    rule = "8"

    def run(self, state: VolkState) -> None:
        if state.decade == DECADES:
            state.side_wins(EAST, "east-endures")
        else:
            state.then(StartDecade())
