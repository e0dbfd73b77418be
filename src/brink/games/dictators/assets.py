"""§3.1: activating the abilities of assets in play, word by word; only in the own turn (FAQ-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.action_cards import LoseCard
from brink.games.dictators.event_cards import ChooseDiscard, Draw
from brink.games.dictators.pack import TRAVEL
from brink.games.dictators.playing_cards import hit, unless_one_may
from brink.games.dictators.state import (
    ABILITY_USED,
    ALL_EYES,
    Blow,
    DictatorsAutomatic,
    DictatorsDecision,
    DictatorsState,
    only_eyes,
)
from brink.games.dictators.targets import ChooseOpponent, refuse_hand
from brink.games.dictators.the_map import (
    Move,
    blocked_roads,
    flights,
    go,
    next_door,
    refuse_any_flight,
    refuse_flight,
    roads_away,
    take_flight,
)


def refuse_activation(state: DictatorsState, seat: int, card: int, number: int) -> Reason | None:
    """The cost, the once-a-turn limit, the USA symbol, and whether the ability could do anything."""
    cost, once, (name, values) = state.pack.asset_abilities[number]
    if once and state.used & ABILITY_USED << number:
        return refuse("once-a-turn", "3.1", card=card)
    if cost == TRAVEL:
        reason = state.refuse_travel("2.1") or state.refuse_actions(1)
    else:
        reason = state.refuse_actions(cost)
    if reason is None and state.pack.card_usa_only[card] and not state.in_usa(seat):
        reason = refuse("usa-only", "R12", card=card)
    return reason or IMPOSSIBLE[name](state, seat, *values)


def activations(state: DictatorsState, seat: int, left: int, *, travels: bool) -> list[Action]:
    """What `refuse_activation` does not refuse to the active player, who has so many actions left and can spend travel
    or not."""
    pack, used = state.pack, state.used
    found: list[Action] = []
    for card in state.front[seat]:
        if pack.card_usa_only[card] and not state.in_usa(seat):
            continue
        for action in pack.activate_actions[card]:
            cost, once, (name, values) = pack.asset_abilities[action.ability]
            if not (travels if cost == TRAVEL else cost <= left) or (once and used & ABILITY_USED << action.ability):
                continue
            if IMPOSSIBLE[name](state, seat, *values) is None:
                found.append(action)
    return found


def activate(state: DictatorsState, seat: int, card: int, number: int) -> None:
    """R2: pay, then do."""
    cost, once, (name, values) = state.pack.asset_abilities[number]
    if cost == TRAVEL:
        state.spend_travel()
    else:
        state.spent += cost
    if once:
        state.used |= ABILITY_USED << number
    state.say("activates", "3.1", seat=seat, card=card)
    state.then(START[name](seat, *values))


# -- The Marauder ----------------------------------------------------------------------------------------------------


def refuse_plough(state: DictatorsState, seat: int) -> Reason | None:
    return None if blocked_roads(state, state.places[seat]) else refuse("no-roadblock-here", "FAQ-16")


class Plough(DictatorsDecision, frozen=True):
    """Past a roadblock, which is removed. R42: the price is travel, but this is not travel by road."""

    rule = "R42"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return go(state, roads_away(state, state.places[self.seat], 1))

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Go)
        blocked = blocked_roads(state, state.places[self.seat])
        return None if action.place in blocked else refuse("no-roadblock-here", "FAQ-16")

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Go)
        road = state.pack.road[state.places[self.seat], action.place]
        state.then(Move(self.seat, action.place, clears=road))


def refuse_hop(state: DictatorsState, seat: int) -> Reason | None:
    here = state.places[seat]
    return None if next_door(state, here) else refuse("no-neighbours", "9", place=here)


class Hop(DictatorsDecision, frozen=True):
    """To any place of an adjacent state."""

    rule = "3.1"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return go(state, next_door(state, state.places[self.seat]))

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Go)
        state.then(Move(self.seat, action.place))


# -- Private Jet -----------------------------------------------------------------------------------------------------


class Jet(DictatorsDecision, frozen=True):
    """An international flight without the additional action."""

    rule = "3.1"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return go(state, flights(state, self.seat))

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Go)
        return refuse_flight(state, self.seat, action.place)

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Go)
        take_flight(state, self.seat, action.place)


# -- Blackmail Box ---------------------------------------------------------------------------------------------------


def refuse_blackmail(state: DictatorsState, seat: int) -> Reason | None:
    if not state.hands[seat]:
        return refuse("empty-hand", "3.1", seat=seat)
    return unless_one_may(refuse_hand(state, other) for other in state.clockwise(seat))


class Blackmail(ChooseDiscard, frozen=True):
    """One card of one's own for a random one of an opponent; both are discarded."""

    rule = "3.1"

    def perform(self, state: DictatorsState, action: Action) -> None:
        super().perform(state, action)
        state.then(BlackmailWhom(self.seat))


class BlackmailWhom(ChooseOpponent, frozen=True):
    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Whom)
        return refuse_hand(state, action.seat)

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Whom)
        hit(state, self.seat, action.seat, LoseCard(action.seat))


def refuse_squeeze_of(state: DictatorsState, seat: int) -> Reason | None:
    """Somebody must have a card to give or a face-down facility to show."""
    can_give = refuse_hand(state, seat) is None
    return None if can_give or 0 in state.disarmed[seat] else refuse("nothing-to-squeeze", "3.1", seat=seat)


def refuse_squeeze(state: DictatorsState, seat: int) -> Reason | None:
    return unless_one_may(refuse_squeeze_of(state, other) for other in state.clockwise(seat))


class Squeeze(ChooseOpponent, frozen=True):
    """An opponent gives a card or shows a facility; the opponent chooses."""

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Whom)
        return refuse_squeeze_of(state, action.seat)

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Whom)
        hit(state, self.seat, action.seat, AskSqueezed(action.seat, self.seat))


class AskSqueezed(Blow, frozen=True):
    rule = "3.1"
    victim: int
    author: int

    def foretells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"what": "squeeze"}

    def run(self, state: DictatorsState) -> None:
        if refuse_squeeze_of(state, self.victim) is None:
            state.then(GiveOrShow(self.victim, self.author))


class GiveOrShow(DictatorsDecision, frozen=True):
    """The squeezed player's choice."""

    rule = "3.1"
    author: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        seat = self.seat
        pairs = zip(state.facilities[seat], state.disarmed[seat], strict=True)
        shown = [verbs.Show(place) for place, done in pairs if not done]
        return [*(verbs.Give(card) for card in sorted(set(state.hands[seat]))), *shown]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        return refuse_hand(state, self.seat) if isinstance(action, verbs.Give) else None

    def perform(self, state: DictatorsState, action: Action) -> None:
        seat, author = self.seat, self.author
        if isinstance(action, verbs.Give):
            state.point_at(seat, action.card, state.eyes(seat) | state.eyes(author))
            state.take_pointed(author, "3.1")
            return
        assert isinstance(action, verbs.Show)
        at = state.facilities[seat].index(action.place)
        watchers = state.minds(author)
        state.facility_knowers[seat][at] |= watchers
        state.show_to(watchers)
        audience = only_eyes(watchers) | 1 << seat
        state.say("facility-shown", "3.1", audience, seat=seat, place=action.place)
        state.say("some-facility-shown", "3.1", ~audience, seat=seat, seat_to=author)

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author}


# -- Secret Bunker ---------------------------------------------------------------------------------------------------


def refuse_bunker(state: DictatorsState, seat: int, room: int) -> Reason | None:
    if state.bunker[seat] or state.hands[seat]:
        return None
    return refuse("empty-hand", "3.1", seat=seat)


class Bunker(DictatorsDecision, frozen=True):
    """Put one card under it, or take some back."""

    rule = "3.1"
    room: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        seat = self.seat
        return [
            *(verbs.Store(card) for card in sorted(set(state.hands[seat]))),
            *(verbs.Retrieve(card) for card in sorted(set(state.bunker[seat]))),
        ]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        if isinstance(action, verbs.Store) and len(state.bunker[self.seat]) >= self.room:
            return refuse("bunker-full", "3.1", count=self.room)
        return None

    def perform(self, state: DictatorsState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, verbs.Retrieve):
            retrieve(state, seat, action.card)
            return
        assert isinstance(action, verbs.Store)
        card = action.card
        mask = state.take_unseen(seat, card, state.eyes(seat))
        state.bunker[seat].put(card, mask)
        audience = only_eyes(mask)
        state.say("you-store", "3.1", audience, seat=seat, card=card)
        state.say("stores", "3.1", ~audience, seat=seat)

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        under = len(state.bunker[self.seat])
        fits = under < self.room and bool(state.hands[self.seat])
        return {"may": "both" if under and fits else "store" if fits else "retrieve"}


def retrieve(state: DictatorsState, seat: int, card: int) -> None:
    under, mask = state.bunker[seat], state.eyes(seat)
    under.take_unseen(under.cards.index(card), mask)
    state.hands[seat].put(card, mask)
    if mask == ALL_EYES:
        state.reveal()
    audience = only_eyes(mask)
    state.say("you-retrieve", "3.1", audience, seat=seat, card=card)
    state.say("retrieves", "3.1", ~audience, seat=seat)
    if under:
        state.then(RetrieveMore(seat))


class RetrieveMore(DictatorsDecision, frozen=True):
    """Any number of cards may be taken back at once."""

    rule = "3.1"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [*(verbs.Retrieve(card) for card in sorted(set(state.bunker[self.seat]))), verbs.DONE]

    def perform(self, state: DictatorsState, action: Action) -> None:
        if isinstance(action, verbs.Retrieve):
            retrieve(state, self.seat, action.card)

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"count": len(state.bunker[self.seat])}


def refuse_drawing(state: DictatorsState, seat: int, count: int) -> Reason | None:
    return state.refuse_draw()


IMPOSSIBLE: Final[dict[str, Callable[..., Reason | None]]] = {
    "plough": refuse_plough,
    "hop": refuse_hop,
    "flight": refuse_any_flight,
    "blackmail": refuse_blackmail,
    "squeeze": refuse_squeeze,
    "draw": refuse_drawing,
    "bunker": refuse_bunker,
}
START: Final[dict[str, Callable[..., DictatorsDecision | DictatorsAutomatic]]] = {
    "plough": Plough,
    "hop": Hop,
    "flight": Jet,
    "blackmail": Blackmail,
    "squeeze": Squeeze,
    "draw": Draw,
    "bunker": Bunker,
}
