"""§2.5, §4-6: drawing from the command deck, and the event cards it hides: founding fathers, DEFCON, Trident."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brink.engine import PASS, Action, Arg, Outcome, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.common_knowledge import asks_for_token
from brink.games.dictators.playing_cards import Reaction, in_effect, was_announced
from brink.games.dictators.state import (
    NONE,
    TRIDENT_GONE,
    TRIDENT_ON_BOARD,
    TRIDENT_UNSEEN,
    DictatorsAutomatic,
    DictatorsDecision,
    DictatorsState,
    only_eyes,
)
from brink.games.dictators.the_map import Carried, Skips, block, close_zone, refuse_block

# -- drawing (§2.5) --------------------------------------------------------------------------------------------------


class Draw(DictatorsAutomatic, frozen=True):
    """R5: cards are drawn one at a time; an event card is resolved fully before the next draw."""

    rule = "2.5"
    seat: int
    count: int = 1
    answered: bool = False  # a draw action, which Wiretap may answer

    def run(self, state: DictatorsState) -> None:
        if not state.renew_deck():
            return
        if self.count > 1:
            state.then(Draw(self.seat, self.count - 1, self.answered))
        take_card(state, self.seat, state.deck.pop(), answered=self.answered)


def take_card(state: DictatorsState, seat: int, card: int, *, answered: bool = False, seen_by: int = 0) -> None:
    """A card is drawn: into the hand, or, if it is an event card, resolved at once. `seen_by`: it lay open."""
    if card < state.pack.defcon_card:
        mask = state.receive(seat, card, seen_by)
        if seen_by:
            state.say("takes-discarded", "2.5", seat=seat, card=card)
        else:
            state.say("you-draw", "2.5", only_eyes(mask), seat=seat, card=card)
            if not draw_foretold(state):
                state.say("draws", "2.5", ~only_eyes(mask), seat=seat)
        if answered:
            state.point_at(seat, card, mask)
            state.then(CardDrawn(author=seat))
    else:
        state.reveal()
        state.say("draws-event", "2.5", seat=seat, card=card)
        state.then(resolve_event(state, seat, card))


def draw_foretold(state: DictatorsState) -> bool:
    """The card that is being carried out has announced that somebody draws a card: just this one."""
    card = in_effect(state, "draw", "console")
    return card != NONE and state.pack.card_effect[card][-1][1] == (1,)


def resolve_event(state: DictatorsState, seat: int, card: int) -> DictatorsAutomatic:
    if card == state.pack.defcon_card:
        return DefconCard(seat)
    if card == state.pack.trident_card:
        return TridentCard(seat)
    return FatherComes(seat, card)


class CardDrawn(Reaction, frozen=True, kw_only=True):
    """A command card was drawn by a draw action."""

    name = "card-drawn"

    def moot(self, state: DictatorsState) -> bool:
        return state.pointed == NONE


class LoseHand(DictatorsAutomatic, frozen=True):
    """Cards go to the command discard pile together: a whole hand, or what lies under Secret Bunker.

    R10: in the order their owner chooses. R36: asked only if that can matter."""

    rule = "R10"
    seat: int
    under: bool = False  # Secret Bunker

    def run(self, state: DictatorsState) -> None:
        cards = (state.bunker if self.under else state.hands)[self.seat].cards
        if not cards:
            return
        if len(set(cards)) > 1 and "discard-draw" in state.abilities:
            state.then(OrderDiscards(self.seat, self.under), self)
            return
        state.reveal()
        while cards:
            state.throw_away(self.seat, cards[0], "R10", under=self.under)


class ChooseDiscard(DictatorsDecision, frozen=True):
    """Which card goes to the command discard pile next?"""

    rule = "R10"

    def cards(self, state: DictatorsState) -> list[int]:
        return state.hands[self.seat].cards

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [state.pack.discard_actions[card] for card in sorted(set(self.cards(state)))]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Discard)
        state.throw_away(self.seat, action.card, self.rule)


class OrderDiscards(ChooseDiscard, frozen=True):
    """R36: asked only while somebody may draw from the pile (Mao)."""

    under: bool = False  # Secret Bunker

    def cards(self, state: DictatorsState) -> list[int]:
        return (state.bunker if self.under else state.hands)[self.seat].cards

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Discard)
        state.throw_away(self.seat, action.card, self.rule, under=self.under)

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"count": len(self.cards(state))}


# -- founding fathers (§4) -------------------------------------------------------------------------------------------


class FatherComes(DictatorsAutomatic, frozen=True):
    """§4: drawn or received (R8). Whoever may hold token XIII is asked for it, whatever the tokens are."""

    rule = "4"
    seat: int
    card: int

    def run(self, state: DictatorsState) -> None:
        if asks_for_token(state, self.seat, 13) and state.players > 1:
            state.then(PassFatherOn(self.seat, self.card))
        else:
            state.then(FatherStays(self.seat, self.card))


class PassFatherOn(DictatorsDecision, frozen=True):
    """§7.4: token XIII gives the founding father to an opponent."""

    rule = "7.4"
    card: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [*(verbs.GiveFather(seat) for seat in state.clockwise(self.seat)), PASS]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        if action != PASS and not state.has_token(self.seat, 13):
            return refuse("token-not-yours", "7.4", token=13)
        return None

    def perform(self, state: DictatorsState, action: Action) -> None:
        if not isinstance(action, verbs.GiveFather):
            state.then(FatherStays(self.seat, self.card))
            return
        state.use_token(self.seat, 13)
        state.say("father-given", "7.4", seat=self.seat, seat_to=action.seat, card=self.card)
        state.then(FatherComes(action.seat, self.card))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"card": self.card}


class FatherStays(DictatorsAutomatic, frozen=True):
    """R9: a new founding father pushes out the old one, unless it is Signing the Declaration."""

    rule = "R9"
    seat: int
    card: int

    def run(self, state: DictatorsState) -> None:
        pack, seat = state.pack, self.seat
        number = self.card - pack.first_father
        effect = pack.father_effect[number]
        signing = any(name == "dismiss-any" for name, _ in effect)
        if not signing:
            dismiss_father(state, seat)
        if pack.father_instant[number]:
            state.say("father-visits", "4", seat=seat, card=self.card)
            state.then(FatherGoes(self.card))
        else:
            state.fathers[seat] = self.card
            state.father_counts[seat] = 0
            state.say("father-in-front", "4", seat=seat, card=self.card)
            if pack.father_while[number] == "open-hand":
                state.hands[seat].show(state.eyes(seat))
                state.reveal()
                state.say("hand-open", "4", seat=seat, card_all=state.hands[seat].cards[:])
        for name, values in effect:
            FATHER_EFFECTS[name](state, seat, *values)


class FatherGoes(DictatorsAutomatic, frozen=True):
    """An instant founding father is discarded after its effect."""

    rule = "4"
    card: int

    def run(self, state: DictatorsState) -> None:
        state.father_discard.append(self.card)


def dismiss_father(state: DictatorsState, seat: int) -> None:
    """§4: a founding father leaves for its own discard pile."""
    if state.fathers[seat] >= 0:
        if not was_announced(state, "censor"):
            state.say("father-leaves", "4", seat=seat, card=state.fathers[seat])
        state.father_discard.append(state.fathers[seat])
        state.fathers[seat] = NONE
        state.father_counts[seat] = 0


def sign_declaration(state: DictatorsState, seat: int) -> None:
    """F03: one founding father in play is discarded, if there is one."""
    if any(father >= 0 for father in state.fathers):
        state.then(DismissAny(seat))


class DismissAny(DictatorsDecision, frozen=True):
    """F03: choose a founding father in front of anybody."""

    rule = "4"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Censor(seat, father) for seat, father in enumerate(state.fathers) if father >= 0]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Censor)
        dismiss_father(state, action.seat)


def lose_asset(state: DictatorsState, seat: int, cards: int) -> None:
    """F06: one asset of one's choice, else so many random cards."""
    if assets(state, seat):
        state.then(LoseAsset(seat))
        return
    for _ in range(min(cards, len(state.hands[seat]))):
        state.lose_at_random(seat, "4")


def assets(state: DictatorsState, seat: int) -> list[int]:
    return [card for card in state.front[seat] if state.pack.card_kind[card] == "asset"]


class LoseAsset(ChooseDiscard, frozen=True):
    """F06: choose the asset."""

    rule = "4"

    def cards(self, state: DictatorsState) -> list[int]:
        return assets(state, self.seat)

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Discard)
        remove_front(state, self.seat, action.card)


def remove_front(state: DictatorsState, seat: int, card: int) -> None:
    """An asset or multi-turn card leaves play (of two copies the older one)."""
    remove_front_at(state, seat, state.front[seat].index(card))


def remove_front_at(state: DictatorsState, seat: int, at: int) -> None:
    """R45: what lay under Secret Bunker follows it, in the order its owner chooses."""
    card = state.front[seat][at]
    del state.front[seat][at], state.front_counts[seat][at]
    state.discard.append(card)
    if not was_announced(state, "censor"):
        state.say("card-leaves", "3.1", seat=seat, card=card)
    if any(state.pack.asset_abilities[ability][2][0] == "bunker" for ability in state.pack.card_abilities[card]):
        state.then(LoseHand(seat, under=True))


def scatter(state: DictatorsState, seat: int) -> None:
    """F10: clockwise, each opponent takes one random card while there are any."""
    for other in state.clockwise(seat):
        if state.hands[seat]:
            state.take_at_random(other, seat, "4")


def hand_or_skip(state: DictatorsState, seat: int) -> None:
    """F14: the whole hand or a turn."""
    state.then(HandOrSkip(seat))


class HandOrSkip(DictatorsDecision, frozen=True):
    """F14: an empty hand cannot be discarded."""

    rule = "4"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.LOSE_HAND, verbs.SKIP_TURN]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        if action == verbs.LOSE_HAND and not state.hands[self.seat]:
            return refuse("empty-hand", "4", seat=self.seat)
        return None

    def perform(self, state: DictatorsState, action: Action) -> None:
        state.then(LoseHand(self.seat) if action == verbs.LOSE_HAND else Skips(self.seat))


FATHER_EFFECTS: Final[dict[str, Callable[..., None]]] = {
    "dismiss-any": sign_declaration,
    "lose-asset": lose_asset,
    "scatter": scatter,
    "hand-or-skip": hand_or_skip,
}

# -- DEFCON (§5) -----------------------------------------------------------------------------------------------------


class DefconCard(DictatorsAutomatic, frozen=True):
    """§5.1: the level rises and acts; then the card's own text (5.3), then the discard pile."""

    rule = "5.1"
    seat: int

    def run(self, state: DictatorsState) -> None:
        state.then(RaiseDefcon(), EndOfDefconCard())


class EndOfDefconCard(DictatorsAutomatic, frozen=True):
    rule = "5.3"

    def run(self, state: DictatorsState) -> None:
        if state.options.event_text_reading == "cards":
            two_fathers(state)
        state.discard.append(state.pack.defcon_card)


def two_fathers(state: DictatorsState) -> None:
    """5.3: two new founding fathers join the command deck. R47: an empty one is made anew before."""
    if state.revised:
        state.renew_deck()
    joined = state.new_fathers(2)
    if joined:
        state.say("new-fathers", "5.3", count=joined)


class RaiseDefcon(DictatorsAutomatic, frozen=True):
    """§5.2: one step towards 1, and the effect of the new level."""

    rule = "5.2"

    def run(self, state: DictatorsState) -> None:
        state.defcon -= 1
        level = state.defcon
        state.say("missiles-fly" if level == 1 else "defcon-alarm" if level == 2 else "defcon-now", "5.2", level=level)
        levels = state.options.event_text_reading == "levels"
        if state.defcon == 4:
            if levels:
                two_fathers(state)
            else:
                state.then(*all_place_roadblocks(state))
        elif state.defcon == 3:
            if levels:
                state.then(*all_lose_hands(state))
            else:
                state.then(DefconCloses(), *all_place_roadblocks(state))
        elif state.defcon == 2:
            mill(state, 20)
        elif state.defcon == 1:
            missiles_fly(state)


def all_place_roadblocks(state: DictatorsState) -> list[DictatorsAutomatic]:
    return [DefconBlocks(seat) for seat in (state.active, *state.clockwise(state.active))]


def all_lose_hands(state: DictatorsState) -> list[DictatorsAutomatic]:
    """R25: the active player first, then clockwise."""
    return [HandsAreLost(), *(LoseHand(seat) for seat in (state.active, *state.clockwise(state.active)))]


class HandsAreLost(DictatorsAutomatic, frozen=True):
    """Why one card after the other is thrown away."""

    rule = "R25"

    def run(self, state: DictatorsState) -> None:
        state.say("hands-lost", "R25")


class DefconBlocks(DictatorsAutomatic, frozen=True):
    """Levels 4 and 3: each player places a roadblock, as long as there are any (R27)."""

    rule = "5.2"
    seat: int

    def run(self, state: DictatorsState) -> None:
        if state.roadblocks_left() and not all(state.blocked):
            state.then(PlaceRoadblock(self.seat))


class PlaceRoadblock(DictatorsDecision, frozen=True):
    rule = "5.2"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return state.pack.road_actions

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Road)
        return refuse_block(state, state.pack.road[action.place_a, action.place_b])

    def options(self, state: DictatorsState) -> list[Action]:
        return [action for action, taken in zip(state.pack.road_actions, state.blocked, strict=True) if not taken]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Road)
        block(state, self.seat, state.pack.road[action.place_a, action.place_b])


class DefconCloses(DictatorsAutomatic, frozen=True):
    """Level 3: the active player closes the sky over a time zone, if there is one to close."""

    rule = "5.2"

    def run(self, state: DictatorsState) -> None:
        zones = range(len(state.no_fly))
        if state.no_fly_left() and any(state.refuse_no_fly(zone) is None for zone in zones):
            state.then(CloseZone(state.active))


class CloseZone(DictatorsDecision, frozen=True):
    rule = "5.2"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Zone(zone) for zone in range(len(state.no_fly))]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Zone)
        return state.refuse_no_fly(action.timezone)

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Zone)
        close_zone(state, self.seat, action.timezone)


def mill(state: DictatorsState, count: int) -> None:
    """FAQ-08, R24: so many command cards go from the deck to the discard pile.

    Event cards met on the way are put aside and shuffled back at the end. When the deck runs out, the discard pile is
    shuffled into a new one, and 3 new founding fathers join it afterwards.
    """
    aside: list[int] = []
    rebuilt = False
    milled: list[int] = []
    left = count
    while left:
        if not state.deck:
            if rebuilt or not state.discard:
                break
            rebuilt = True
            state.deck, state.discard = state.discard, []
            state.shuffle_deck()
        card = state.deck.pop()
        if card >= state.pack.defcon_card:
            aside.append(card)
        else:
            state.discard.append(card)
            milled.append(card)
            left -= 1
    state.reveal()
    state.say("milled", "FAQ-08", count=count - left, card_all=milled)
    if rebuilt:
        state.deck += aside
        state.new_fathers(3)
    elif aside:
        state.join_deck(aside)
        state.shuffle_deck()


def missiles_fly(state: DictatorsState) -> None:
    """R21: whoever holds token IX wins at once; otherwise everybody loses."""
    everybody = range(state.players)
    for seat in everybody:
        if state.has_token(seat, 9):
            state.reveal()
            state.use_token(seat, 9)
            ranking = tuple(1 if other == seat else 2 for other in everybody)
            state.end(Outcome((seat,), ranking, "bunker-token", "R21", args={"seat": seat}))
            return
    state.end(Outcome((), (state.players,) * state.players, "missiles", "R21"))


# -- Trident (§6) ----------------------------------------------------------------------------------------------------


class TridentCard(DictatorsAutomatic, frozen=True):
    """§6: the first time it surfaces, the second time it dives for good, later nothing happens."""

    rule = "6"
    seat: int

    def run(self, state: DictatorsState) -> None:
        state.then(EndOfTridentCard())
        if state.trident == TRIDENT_GONE:
            return
        if state.options.event_text_reading == "cards":
            state.then(*all_lose_hands(state))
        if state.trident == TRIDENT_UNSEEN:
            state.trident = TRIDENT_ON_BOARD
            state.say("trident-surfaces", "6", card=state.pack.trident_card, count=state.warheads)
            return
        state.trident = TRIDENT_GONE
        state.say("trident-dives", "6")
        aboard = [seat for seat in range(state.players) if state.places[seat] == state.pack.trident]
        state.then(*(Carried(seat, state.pack.guantanamo) for seat in aboard))


class EndOfTridentCard(DictatorsAutomatic, frozen=True):
    rule = "6"

    def run(self, state: DictatorsState) -> None:
        state.discard.append(state.pack.trident_card)
