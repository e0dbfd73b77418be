"""§11.2, §11.3 (booklet 3 and 4): set-up, and decades of three sub-decades."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Arg, Chance, Reason, refuse
from brink.games.volk.end_of_decade import base_phases
from brink.games.volk.game_setup import lay_out
from brink.games.volk.icons import EAST
from brink.games.volk.pack import DECADES, NONE
from brink.games.volk.sequence import FillHand, KeepHand, deal_display, new_deck
from brink.games.volk.state import HAND, VolkAutomatic, VolkState
from brink.games.volk.twoplustwo.actions import TakeTwoTurn
from brink.games.volk.twoplustwo.automatic_event import AutomaticEvent
from brink.games.volk.twoplustwo.end_of_decade import ArmsRacePhase, DominancePhase, SpaceRacePhase
from brink.games.volk.twoplustwo.pack import TwoPack
from brink.games.volk.twoplustwo.state import SOVIET_UNION, TwoAutomatic, TwoDecision, TwoOptions, TwoState, two
from brink.games.volk.twoplustwo.turn_order import turn_order
from brink.games.volk.unrest import SettleBerlin
from brink.games.volk.verbs import Discard, Done

SUB_DECADES: Final = 3
TWO_CARDS: Final = 3  # on display in each sub-decade
BASE_CARDS: Final = (3, 3, 4)


def set_up(players: int, options: TwoOptions, chance: Chance, pack: TwoPack) -> TwoState:
    """§11.2: the base game, $6 each, six doves, two shuffled decks; USA, Soviet Union, West, East."""
    state = lay_out(TwoState, players, options, chance, pack)
    state.order = list(range(players))
    state.treasury = [pack.start_money] * 2
    state.peacemakers = [[] for _ in range(players)]
    state.early = [NONE] * 2
    for deck in (pack.arms_ids, pack.conflict_ids):
        cards = list(range(len(deck)))
        chance.shuffle(cards)
        state.small_decks.append(cards)
        state.small_discards.append([])
    state.then(TableTalk(), StartTwoDecade())
    return state


class TableTalk(TwoAutomatic, frozen=True):
    """Booklet 14: what was agreed."""

    rule = "11.12"

    def run(self, state: TwoState) -> None:
        state.say("table-talk", self.rule, talk=state.options.table_talk)


class StartTwoDecade(TwoAutomatic, frozen=True):
    """§11.3: turn order, special card, hands, and the cards of 2+2 in three piles; the tenth leaves unseen."""

    rule = "11.3"

    def run(self, state: TwoState) -> None:
        new_deck(state)
        if state.decade > 1:
            state.order = turn_order(state)
            state.say("turn-order", "11.4", seat_all=state.order[:])
        state.turn = 0
        cards = state.pack.two_decks[state.decade - 1][:]
        state.chance.shuffle(cards)
        state.stacks = [[cards.pop() for _ in range(TWO_CARDS)] for _ in range(SUB_DECADES)]
        state.unseen += cards
        seats = state.order
        state.then(
            *(KeepOlder(seat) for seat in seats if older_cards(state, seat)),
            *(FillTwoHand(seat) for seat in seats),
            LayOutTwo(),
        )


class KeepOlder(KeepHand, frozen=True):
    """H39: older cards may be discarded, but not the one drawn early; who drew early discards later."""

    rule = "11.3"

    def refusal(self, state: VolkState, action: Discard | Done) -> Reason | None:
        early = early_card(two(state), self.seat)
        if isinstance(action, Discard) and action.card == early:
            return refuse("not-the-early-card", "H39", card=early)
        if early != NONE:
            return None
        return super().refusal(state, action)

    def discards_on(self, state: VolkState) -> bool:
        return bool(older_cards(two(state), self.seat))


def older_cards(state: TwoState, seat: int) -> list[int]:
    """Hand cards that may be discarded at the start of a decade."""
    early = early_card(state, seat)
    return [card for card in state.hands[seat] if card != early]


def early_card(state: TwoState, seat: int) -> int:
    return state.early[seat] if seat <= SOVIET_UNION else NONE


class FillTwoHand(TwoAutomatic, frozen=True):
    """§11.3: up to two cards; after a card drawn early up to three, and then one goes (H39)."""

    rule = "11.3"
    seat: int

    def run(self, state: TwoState) -> None:
        if early_card(state, self.seat) == NONE:
            FillHand(self.seat).run(state)
            return
        state.early[self.seat] = NONE
        while len(state.hands[self.seat]) < HAND + 1 and state.deal_to(self.seat, "H39"):
            pass
        if len(state.hands[self.seat]) > HAND:
            state.then(DiscardOne(self.seat))


class DiscardOne(TwoDecision, frozen=True):
    """H39: down to two cards, any of them."""

    rule = "H39"

    def candidates(self, state: TwoState) -> list[Action]:
        return [Discard(card) for card in state.hands[self.seat]]

    def perform(self, state: TwoState, action: Discard) -> None:
        state.lay_aside(self.seat, action.card)
        if len(state.hands[self.seat]) > HAND:
            state.then(self)

    def asks(self, state: TwoState) -> dict[str, Arg]:
        return {"count": len(state.hands[self.seat]) - HAND}


class LayOutTwo(TwoAutomatic, frozen=True):
    """§11.3: three cards of 2+2 and three base cards, in sub-decade C four."""

    rule = "11.3"

    def run(self, state: TwoState) -> None:
        state.part += 1
        state.display += state.stacks.pop(0)
        state.say("sub-decade", "11.3", part=state.part)
        deal_display(state, BASE_CARDS[state.part - 1])
        state.then(NextPlayer())


class NextPlayer(TwoAutomatic, frozen=True):
    """§11.3: in turn order, until one normal card is left; its event is automatic."""

    rule = "11.3"

    def run(self, state: TwoState) -> None:
        if len(state.display) > 1:
            state.active = state.order[state.turn]
            state.turn = (state.turn + 1) % len(state.order)
            state.then(TakeTwoTurn(state.active), self)
        elif state.part < SUB_DECADES:
            state.then(AutomaticEvent(), LayOutTwo())
        else:
            state.then(AutomaticEvent(), *end_of_two_decade())


def end_of_two_decade() -> tuple[VolkAutomatic | TwoAutomatic, ...]:
    """§11.11: three phases, then the ten of the base game, and what follows them."""
    ahead = (ArmsRacePhase(), SpaceRacePhase(), DominancePhase(), SettleBerlin())
    return (*ahead, *base_phases(), NextTwoDecade())


class NextTwoDecade(TwoAutomatic, frozen=True):
    """§11.11: the end of decade IV without a collapse is a victory of the red side."""

    rule = "11.11"

    def run(self, state: TwoState) -> None:
        if state.decade == DECADES:
            state.side_wins(EAST, "east-endures")
        else:
            state.then(StartTwoDecade())
