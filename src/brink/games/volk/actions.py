"""§3 and §4: a turn is one card and one action with it: remove unrest, build, raise living standard, or the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from brink.engine import Action, Arg, Reason, all_but, only, refuse
from brink.games.volk import events, unrest, verbs
from brink.games.volk.economy import Dismantle, can_build, can_dismantle, offer_building
from brink.games.volk.icons import EAST, WEST, Icon
from brink.games.volk.living_standard import can_raise, raise_standard
from brink.games.volk.pack import ALL_CARDS, NO_CARDS, NONE, OWN_CARDS
from brink.games.volk.state import By, VolkAutomatic, VolkDecision, VolkState, by_player
from brink.games.volk.tracks import RemoveUnrest
from brink.games.volk.verbs import DONE, LOOK_DECK, LOOK_HAND, YIELD, CardAction, Discard, Done, Swap

NO_SWAP: Final = {"done": "do-swap-nothing"}
OR_NOWHERE: Final = {"build": "do-build-or-nowhere", "raise": "do-raise-or-nowhere"}


def take_card(state: VolkState, seat: int, card: int) -> None:
    """The card leaves the display or the hand and is lined up with those played (§3)."""
    if card in state.display:
        state.display.remove(card)
    elif card == state.special:
        state.special = NONE
    else:
        state.hands[seat].take(card)
    line_up(state, card)


def line_up(state: VolkState, card: int) -> None:
    """§3: beside the cards that were played before it."""
    state.played.append(card)
    state.latest = card


def calming_cards(state: VolkState, side: int) -> int:
    """§4.1: the cards that can remove unrest: those of one's own colour are free, for others 1 build point is paid."""
    if not state.has_unrest(side):
        return NO_CARDS
    return ALL_CARDS if can_dismantle(state, side) else OWN_CARDS


class TakeTurn(VolkDecision, frozen=True):
    """§3: one card from the display or the hand, one action. There is no passing."""

    rule = "3"

    def candidates(self, state: VolkState) -> list[Action]:
        cards = (*state.display, *state.hands[self.seat])
        found: list[Action] = [action for card in cards for action in self.with_card(state, card)]
        if state.special != NONE:
            found.append(state.pack.ready.event[state.special])
        return [*found, *unrest.police_actions(state, self.seat)]

    def with_card(self, state: VolkState, card: int) -> Sequence[Action]:
        return state.pack.ready.with_card[card]

    def refusal(self, state: VolkState, action: CardAction | verbs.Police) -> Reason | None:
        if isinstance(action, verbs.Police):
            return unrest.refuse_police(state, action.province)
        return state.refuse_action(self.seat, action) or self.refuse_card(state, action)

    def options(self, state: VolkState) -> list[Action]:
        """The fast form of the refusals: what a card offers is known but for the removal of unrest."""
        side = self.seat & 1
        plays = self.plays(state, side, calming_cards(state, side))
        found: list[Action] = []
        for card in (*state.display, *state.hands[self.seat].cards):
            found += plays[card]
        if state.special != NONE and side == EAST:
            found.append(state.pack.ready.event[state.special])
        if state.police:
            found += unrest.police_options(state, self.seat)
        return found

    def plays(self, state: VolkState, side: int, calming: int) -> Sequence[Sequence[Action]]:
        """By card, what may be done with it."""
        return state.pack.plays[side][calming]

    def refuse_card(self, state: VolkState, action: CardAction) -> Reason | None:
        if isinstance(action, verbs.Event):
            return self._refuse_event(state, action.card)
        if isinstance(action, verbs.RemoveUnrest):
            return self._refuse_removal(state, action.card)
        return None

    def _refuse_event(self, state: VolkState, card: int) -> Reason | None:
        """§4.4: yellow events for the West, red ones for the East; the special card is the East's (§4.5)."""
        colour, side = state.pack.colour_of[card], self.seat & 1
        if state.pack.special[card] and side == WEST:
            return refuse("special-is-red", "4.5", card=card)
        if colour == ("red", "yellow")[side]:
            return refuse("not-your-event", state.colours, card=card)
        return None

    def _refuse_removal(self, state: VolkState, card: int) -> Reason | None:
        """§4.1: free with a card of one's own colour, else 1 build point that one must have."""
        side = self.seat & 1
        if not state.has_unrest(side):
            return refuse("no-unrest-at-all", "4.1")
        if not state.own_colour(self.seat, card) and not can_dismantle(state, side):
            return refuse("nothing-to-pay", "4.1")
        return None

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return OR_NOWHERE

    def details(self, state: VolkState) -> Mapping[Action, Mapping[str, Arg]]:
        """§3: a card may also be used where that does nothing; who presses it should know."""
        seat, side = self.seat, self.seat & 1
        cards = (*state.display, *state.hands[seat])
        points = {card: state.build_value(seat, card) for card in cards}
        builds = {value: value > 0 and can_build(state, side) for value in points.values()}
        raises = {value: can_raise(state, side, value) for value in points.values()}
        return {
            **{verbs.Build(card): {"nowhere": int(not builds[points[card]])} for card in cards},
            **{verbs.Raise(card): {"nowhere": int(not raises[points[card]])} for card in cards},
        }

    def perform(self, state: VolkState, action: CardAction | verbs.Police) -> None:
        if isinstance(action, verbs.Police):
            unrest.use_police(state, action.province)
            state.then(self)
            return
        take_card(state, self.seat, action.card)
        if state.log is not None:
            state.say("plays", self.allows(action), seat=self.seat, card=action.card, verb=action.verb)
        state.then(unrest.EndAction(self.seat))
        self.act(state, action)

    def allows(self, action: CardAction) -> str:
        """The rule by which one may do this with a card."""
        return "4"

    def act(self, state: VolkState, action: CardAction) -> None:
        seat, side, card = self.seat, self.seat & 1, action.card
        if isinstance(action, verbs.Build):
            offer_building(state, seat, side, state.build_value(seat, card))
        elif isinstance(action, verbs.Raise):
            raise_standard(state, seat, side, state.build_value(seat, card))
        elif isinstance(action, verbs.RemoveUnrest):
            if state.own_colour(seat, card):
                state.then(RemoveUnrest(seat, side))
            else:
                state.then(Dismantle(seat, side), ChooseCalm(seat, side))
        elif state.pack.special[card]:
            state.then(PriceOfSpecial(seat), TriggerEvent(seat, card))
        else:
            TriggerEvent(seat, card).run(state)


class ChooseCalm(VolkAutomatic, frozen=True):
    """§4.1: 1 unrest goes from a province of one's own."""

    rule = "4.1"
    seat: int
    side: int

    def run(self, state: VolkState) -> None:
        state.then(RemoveUnrest(self.seat, self.side))


class TriggerEvent(VolkAutomatic, frozen=True):
    rule = "4.4"
    seat: int
    card: int

    def run(self, state: VolkState) -> None:
        events.trigger(state, by_player(state, self.seat, state.converts(self.seat)), self.card)


# -- the special card -------------------------------------------------------------------------------------------


class PriceOfSpecial(VolkAutomatic, frozen=True):
    """§4.5, V14: before the event. Without a hand card only the draw is left; how many a hand holds is public."""

    rule = "4.5"
    seat: int

    def run(self, state: VolkState) -> None:
        state.then(PaySpecial(self.seat))


class PaySpecial(VolkDecision, frozen=True):
    """§4.5: discard a hand card, or let the other side draw one."""

    rule = "4.5"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        return [*(Discard(card) for card in state.hands[self.seat]), YIELD]

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return {"yield": "do-yield-to"}

    def details(self, state: VolkState) -> Mapping[Action, Mapping[str, Arg]]:
        """§11.10: in 2+2 it is not plain which of two opponents draws."""
        return {YIELD: {"seat": state.drawer(self.seat)}}

    def refusal(self, state: VolkState, action: Discard | verbs.Yield) -> Reason | None:
        if isinstance(action, verbs.Yield) and not state.can_draw() and state.hands[self.seat]:
            return refuse("deck-empty", "H43")
        return None

    def perform(self, state: VolkState, action: Discard | verbs.Yield) -> None:
        if isinstance(action, Discard):
            state.lay_aside(self.seat, action.card, "4.5")
        else:
            drawer = state.drawer(self.seat)
            state.say("special-lets-draw", "4.5", seat=self.seat, seat_drawer=drawer)
            state.deal_to(drawer, "4.5")


# -- Guillaume --------------------------------------------------------------------------------------------------


class Guillaume(VolkDecision, frozen=True):
    """§9.10: the East looks at the West's hand or at the top two cards of the deck."""

    rule = "9.10"
    asked_by = "guillaume"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        return [LOOK_HAND, LOOK_DECK]

    def refusal(self, state: VolkState, action: verbs.LookHand | verbs.LookDeck) -> Reason | None:
        if isinstance(action, verbs.LookDeck):
            return None if state.deck else refuse("deck-empty", "9.10")
        return None if state.hands[state.german(WEST)] else refuse("hand-empty", "9.10")

    def perform(self, state: VolkState, action: verbs.LookHand | verbs.LookDeck) -> None:
        if isinstance(action, verbs.LookHand):
            west = state.german(WEST)
            state.hands[west].show(1 << self.seat)
            state.reveal(self.seat)
            state.say("guillaume-hand", "9.10", seat=self.seat)
            state.then(SwapHand(self.seat))
        else:
            for at in range(len(state.deck))[-2:]:
                state.deck_knowers[at] |= 1 << self.seat
            state.reveal(self.seat)
            state.say("guillaume-deck", "9.10", seat=self.seat)
            state.then(SwapDeck(self.seat))


class SwapHand(VolkDecision, frozen=True):
    """§9.10: swap one of the West's cards for one of one's own, or leave it."""

    rule = "9.10"
    asked_by = "guillaume"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        theirs, own = state.hands[state.german(WEST)], state.hands[self.seat]
        return [*(Swap(card, mine) for card in theirs for mine in own), DONE]

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return NO_SWAP

    def perform(self, state: VolkState, action: Swap | Done) -> None:
        if isinstance(action, Done):
            return
        east, west = self.seat, state.german(WEST)
        both = 1 << east | 1 << west
        move_unseen(state, west, east, action.card, both)
        move_unseen(state, east, west, action.card_own, both)
        state.reveal(west)
        state.say("guillaume-swaps-hand", "9.10", both, seat=east, card=action.card, card_own=action.card_own)
        state.say("guillaume-swaps", "9.10", all_but(east, west), seat=east)


def move_unseen(state: VolkState, giver: int, taker: int, card: int, witnesses: int) -> None:
    """A hand card changes hands; only the witnesses see which."""
    hand = state.hands[giver]
    hand.take_unseen(hand.cards.index(card), witnesses)
    state.hands[taker].put(card, witnesses)


class SwapDeck(VolkDecision, frozen=True):
    """§9.10: swap one of the two cards for one of one's own, take one out of the game, or leave it."""

    rule = "9.10"
    asked_by = "guillaume"

    def candidates(self, state: VolkState) -> list[Action]:
        top, own = state.deck[-2:], state.hands[self.seat]
        swaps = [Swap(card, mine) for card in top for mine in own]
        return [*swaps, *(verbs.Remove(card) for card in top), DONE]

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return NO_SWAP

    def perform(self, state: VolkState, action: Swap | verbs.Remove | Done) -> None:
        if isinstance(action, Done):
            return
        east, card = self.seat, action.card
        at = len(state.deck) - 1 - state.deck[::-1].index(card)
        if isinstance(action, verbs.Remove):
            del state.deck[at], state.deck_knowers[at]
            state.discards[east] = sorted([*state.discards[east], card])
            state.say("guillaume-removes-card", "9.10", only(east), seat=east, card=card)
            state.say("guillaume-removes", "9.10", all_but(east), seat=east)
        else:
            hand, mine = state.hands[east], action.card_own
            hand.take_unseen(hand.cards.index(mine), 1 << east)
            hand.put(card, 1 << east)
            state.deck[at] = mine
            state.deck_knowers[at] = 1 << east
            # Whether the East swapped stays its secret.
            state.say("guillaume-swaps-deck", "9.10", only(east), seat=east, card=card, card_own=mine)


def spy(state: VolkState, by: By, icon: Icon) -> None:
    state.then(Guillaume(state.german(EAST)))


def can_spy(state: VolkState, icon: Icon) -> bool:
    return bool(state.hands[state.german(WEST)] or state.deck)


events.DOES["guillaume"] = spy
events.CAN["guillaume"] = can_spy
