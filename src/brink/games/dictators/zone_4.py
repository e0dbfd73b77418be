"""§7.4: the fifteen zone 4 tokens. Used free of actions in the own turn; nothing cancels them (R17, R18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.disarming import disarm
from brink.games.dictators.event_cards import resolve_event
from brink.games.dictators.president import look_at_presidential, looked_at, refill_presidential, shuffle_presidential
from brink.games.dictators.state import (
    ALL_EYES,
    NONE,
    DictatorsAutomatic,
    DictatorsDecision,
    DictatorsState,
    only_eyes,
)
from brink.games.dictators.targets import ChooseOpponent
from brink.games.dictators.the_map import Move, Moved, go, open_zone, unblock

T = TypeVar("T")

ELSEWHEN: Final = {3: "R17", 9: "R21", 13: "R17"}  # tokens with a moment of their own, and its rule


def refuse_token(state: DictatorsState, seat: int, number: int) -> Reason | None:
    """Why this token cannot be used now."""
    if number in ELSEWHEN:
        return refuse("token-not-now", ELSEWHEN[number], token=number)
    if number in IMPOSSIBLE:
        return IMPOSSIBLE[number](state, seat)
    return None


def use(state: DictatorsState, seat: int, number: int) -> None:
    state.use_token(seat, number)
    EFFECTS[number](state, seat)


# -- I, II -----------------------------------------------------------------------------------------------------------


def shortcut(state: DictatorsState, seat: int) -> None:
    state.then(Shortcut(seat))


class Shortcut(DictatorsDecision, frozen=True):
    """I: to Washington State or to Washington D.C."""

    rule = "7.4"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return go(state, [*state.pack.washington, state.pack.white_house])

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        here = state.places[self.seat]
        return refuse("already-there", "7.4", place=here) if action == state.pack.go_actions[here] else None

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Go)
        state.then(Move(self.seat, action.place))


def refuse_disarm(state: DictatorsState, seat: int) -> Reason | None:
    return None if 0 in state.disarmed[seat] else refuse("nothing-armed", "7.4")


def remote_control(state: DictatorsState, seat: int) -> None:
    state.then(RemoteControl(seat))


class RemoteControl(DictatorsDecision, frozen=True):
    """II: one of the own facilities, wherever it is."""

    rule = "7.4"

    def candidates(self, state: DictatorsState) -> list[Action]:
        pairs = zip(state.facilities[self.seat], state.disarmed[self.seat], strict=True)
        return [verbs.DisarmThere(place) for place, done in pairs if not done]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.DisarmThere)
        disarm(state, self.seat, action.place)


# -- IV, V, XII: changing places -------------------------------------------------------------------------------------


def refuse_new_dictator(state: DictatorsState, seat: int) -> Reason | None:
    return None if state.spare_dictators else refuse("no-spare-dictator", "7.4")


def new_dictator(state: DictatorsState, seat: int) -> None:
    state.then(NewDictator(seat))


BY_ABILITY: Final = {"dictator": "do-dictator-for"}  # that is what one chooses by


def talents(state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
    """Of every dictator, what he can do."""
    return {verbs.Dictator(number): {"talent": number} for number in range(len(state.pack.dictator_ids))}


class NewDictator(DictatorsDecision, frozen=True):
    """IV: any unused dictator."""

    rule = "7.4"

    def phrases(self, state: DictatorsState) -> Mapping[str, str]:
        return BY_ABILITY

    def details(self, state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
        return talents(state)

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Dictator(dictator) for dictator in sorted(state.spare_dictators)]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Dictator)
        state.spare_dictators.remove(action.dictator)
        state.spare_dictators.append(state.dictators[self.seat])
        give_dictator(state, self.seat, action.dictator)


def give_dictator(state: DictatorsState, seat: int, dictator: int) -> None:
    """A player gets another dictator card; R22: whoever stops owning Joseph draws a zone 1 card. Kim chooses anew."""
    lost_joseph = state.abilities[seat] == "man-of-steal"
    state.dictators[seat] = dictator
    state.copied[seat] = NONE
    state.abilities[seat] = state.pack.ability_of[dictator]
    state.say("dictator-now", "7.4", seat=seat, dictator=dictator)
    if lost_joseph and state.facility_decks[1]:
        add_facility(state, seat, state.facility_decks[1].pop())
    if state.abilities[seat] == "copy":
        state.then(ChooseAbility(seat))


def add_facility(state: DictatorsState, seat: int, place: int) -> None:
    """A facility card is dealt face-down; its owner looks at it."""
    eyes = state.minds(seat)
    state.facilities[seat].append(place)
    state.disarmed[seat].append(0)
    state.facility_knowers[seat].append(eyes)
    state.show_to(eyes)
    state.say("you-get-facility", "R22", only_eyes(eyes), seat=seat, place=place)
    state.say("gets-facility", "R22", ~only_eyes(eyes), seat=seat)


class ChooseAbility(DictatorsDecision, frozen=True):
    """D04: Kim takes over the ability of any other dictator, dealt or not, when the card is received."""

    rule = "3.5"

    def phrases(self, state: DictatorsState) -> Mapping[str, str]:
        return BY_ABILITY

    def details(self, state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
        return talents(state)

    def candidates(self, state: DictatorsState) -> list[Action]:
        kim = state.dictators[self.seat]
        return [verbs.Dictator(number) for number in range(len(state.pack.dictator_ids)) if number != kim]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Dictator)
        state.copied[self.seat] = action.dictator
        state.abilities[self.seat] = state.pack.ability_of[action.dictator]
        state.say("ability-copied", "3.5", seat=self.seat, dictator=action.dictator)


def refuse_swap(state: DictatorsState, seat: int) -> Reason | None:
    at = state.tokens[seat].index(5)
    return None if state.token_turns[seat][at] == state.turn else refuse("only-when-gained", "7.4", token=5)


def swap_lives(state: DictatorsState, seat: int) -> None:
    state.then(SwapLives(seat))


class SwapLives(ChooseOpponent, frozen=True):
    """V: everything changes hands but the seat, the turn order, the actions left and travel (R18)."""

    rule = "R18"

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Whom)
        here, there = self.seat, action.seat
        swap(state.abilities, here, there)
        for numbers in (
            state.dictators, state.copied, state.places, state.skips, state.fathers, state.father_counts,
            state.stored, state.stored_knowers, state.briber,
        ):  # fmt: skip
            swap(numbers, here, there)
        for lists in (
            state.facilities, state.disarmed, state.facility_knowers, state.tokens, state.token_knowers,
            state.token_turns, state.front, state.front_counts,
        ):  # fmt: skip
            swap(lists, here, there)
        for held in (state.hands, state.bunker):
            swap(held, here, there)
        for seat in (here, there):
            look_at_everything(state, seat, state.minds(seat))
            if state.briber[seat] == seat:
                state.briber[seat] = NONE  # nobody bribes himself
        state.free.clear()
        state.reveal(here, there)
        state.say("lives-swapped", "R18", seat=here, seat_with=there)


def swap(table: list[T], here: int, there: int) -> None:
    table[here], table[there] = table[there], table[here]


def look_at_everything(state: DictatorsState, seat: int, eyes: int) -> None:
    """These eyes see all that this seat has."""
    for held in (state.hands[seat], state.bunker[seat]):
        held.show(eyes)
    for masks in (state.facility_knowers[seat], state.token_knowers[seat]):
        masks[:] = [mask | eyes for mask in masks]
    if state.stored[seat] != NONE:
        state.stored_knowers[seat] |= eyes


def swap_dictators(state: DictatorsState, seat: int) -> None:
    state.then(SwapDictators(seat))


class SwapDictators(ChooseOpponent, frozen=True):
    """XII: exchange dictator cards with an opponent."""

    rule = "7.4"

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Whom)
        mine, theirs = state.dictators[self.seat], state.dictators[action.seat]
        give_dictator(state, self.seat, theirs)
        give_dictator(state, action.seat, mine)


# -- VI: meeples -----------------------------------------------------------------------------------------------------


def refuse_shuffle(state: DictatorsState, seat: int) -> Reason | None:
    return None if len(set(state.places)) > 1 else refuse("all-in-one-place", "7.4")


def shuffle_meeples(state: DictatorsState, seat: int) -> None:
    state.then(PlaceMeeple(seat, tuple(state.places), ()))


class PlaceMeeple(DictatorsDecision, frozen=True):
    """VI: meeple by meeple, whose place does it take? Each place is taken as often as it was."""

    rule = "7.4"
    before: tuple[int, ...]
    chosen: tuple[int, ...]  # for the first seats: whose place they take

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.PlaceOf(seat) for seat in range(state.players)]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.PlaceOf)
        return refuse("place-taken", "7.4", seat=action.seat) if action.seat in self.chosen else None

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.PlaceOf)
        chosen = (*self.chosen, action.seat)
        if len(chosen) < state.players:
            state.then(PlaceMeeple(self.seat, self.before, chosen))
            return
        for seat, source in enumerate(chosen):
            if self.before[source] != self.before[seat]:
                state.put_meeple(seat, self.before[source])
                state.say("carried", "7.4", seat=seat, place=self.before[source])
        if state.places[self.seat] != self.before[self.seat]:
            state.then(Moved(author=self.seat))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": len(self.chosen)}


# -- VII: presidential cards -----------------------------------------------------------------------------------------


def refuse_store(state: DictatorsState, seat: int) -> Reason | None:
    return None if state.president_deck or state.president_discard else refuse("no-presidential", "R19")


def look_at_five(state: DictatorsState, seat: int) -> None:
    """R19: with fewer than 5 cards the discard pile is shuffled in first."""
    refill_presidential(state, 5)
    state.then(StorePresidential(seat, look_at_presidential(state, seat, 5)))


class StorePresidential(DictatorsDecision, frozen=True):
    """VII: keep one of the five for a confrontation to come; the rest is shuffled back."""

    rule = "7.4"
    count: int

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Keep(card) for card in looked_at(state, self.count)]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Keep)
        seat, deck, card = self.seat, state.president_deck, action.presidential
        del deck[deck.index(card, len(deck) - self.count)]
        if state.stored[seat] != NONE:
            state.reveal()
            state.president_discard.append(state.stored[seat])
        state.stored[seat] = card
        state.stored_knowers[seat] = state.minds(seat)
        shuffle_presidential(state, [])
        audience = only_eyes(state.stored_knowers[seat])
        state.say("you-keep", "7.4", audience, seat=seat, presidential=card)
        state.say("keeps", "7.4", ~audience, seat=seat)


# -- VIII, X, XIV: the command deck ----------------------------------------------------------------------------------


def take_from_deck(state: DictatorsState, seat: int, count: int, seen_by: int) -> list[int]:
    """R18: the top cards, event cards among them go back without replacement; then the deck is shuffled."""
    taken: list[int] = []
    aside: list[int] = []
    for _ in range(count):
        if not state.renew_deck():
            break
        card = state.deck.pop()
        if card < state.pack.defcon_card:
            taken.append(card)
            state.receive(seat, card, seen_by)
        else:
            aside.append(card)
    state.reveal()  # how many event cards were among them is seen by all
    state.join_deck(aside)
    state.shuffle_deck()
    return taken


def free_for_all(state: DictatorsState, seat: int) -> None:
    """VIII: the top 6 cards are revealed and taken; this turn they cost nothing and cannot be countered."""
    taken = take_from_deck(state, seat, 6, ALL_EYES)
    state.free += taken
    state.say("takes-free", "7.4", seat=seat, card_all=taken)


def ten_cards(state: DictatorsState, seat: int) -> None:
    """XIV: ten cards."""
    taken = take_from_deck(state, seat, 10, 0)
    audience = only_eyes(state.eyes(seat))
    state.say("you-take", "7.4", audience, seat=seat, card_all=taken)
    state.say("takes", "7.4", ~audience, seat=seat, count=len(taken))


def refuse_cards(state: DictatorsState, seat: int) -> Reason | None:
    return state.refuse_draw()


def gifts(state: DictatorsState, seat: int) -> None:
    """X: 3 command cards and 3 founding fathers are mixed; each opponent gets one, the rest joins the deck."""
    aside: list[int] = []
    commands = 0
    while commands < 3 and (state.deck or state.discard):
        if not state.deck:
            state.rebuild_deck()
        card = state.deck.pop()
        if card < state.pack.defcon_card:
            state.mix.append(card)
            commands += 1
        else:
            aside.append(card)
    state.mix += state.take_fathers(3)
    state.chance.shuffle(state.mix)
    state.join_deck(aside)
    state.reveal()
    state.then(*(Gift(other) for other in state.clockwise(seat)), MixIn())


class Gift(DictatorsAutomatic, frozen=True):
    """X: one random card for this opponent; a founding father strikes at once (R8)."""

    rule = "R18"
    seat: int

    def run(self, state: DictatorsState) -> None:
        if not state.mix:
            return
        card = state.mix.pop()
        if card < state.pack.defcon_card:
            state.receive(self.seat, card)
            audience = only_eyes(state.eyes(self.seat))
            state.say("you-draw", "7.4", audience, seat=self.seat, card=card)
            state.say("draws", "7.4", ~audience, seat=self.seat)
        else:
            state.say("draws-event", "7.4", seat=self.seat, card=card)
            state.then(resolve_event(state, self.seat, card))
        state.reveal()


class MixIn(DictatorsAutomatic, frozen=True):
    """X: what is left is shuffled into the command deck."""

    rule = "R18"

    def run(self, state: DictatorsState) -> None:
        state.join_deck(state.mix)
        state.mix = []
        state.shuffle_deck()


# -- XI, XV: the board -----------------------------------------------------------------------------------------------


def clear_tokens(state: DictatorsState, seat: int) -> None:
    """XI: the tokens on the board leave the game, unseen."""
    state.hidden_gone += [token for token in state.board_tokens if token != NONE]
    state.board_tokens = [NONE] * len(state.board_tokens)
    state.say("tokens-cleared", "7.4", seat=seat)


def refuse_clear(state: DictatorsState, seat: int) -> Reason | None:
    return None if any(token != NONE for token in state.board_tokens) else refuse("no-board-tokens", "7.4")


def open_roads(state: DictatorsState, seat: int) -> None:
    state.then(OpenRoads(seat))


def refuse_open(state: DictatorsState, seat: int) -> Reason | None:
    return None if any(state.blocked) or any(state.no_fly) else refuse("nothing-on-the-map", "7.4")


class OpenRoads(DictatorsDecision, frozen=True):
    """XV: any number of roadblocks and no-fly tokens, one after the other."""

    rule = "7.4"

    def candidates(self, state: DictatorsState) -> list[Action]:
        roads = [state.pack.road_actions[road] for road, shut in enumerate(state.blocked) if shut]
        return [*roads, *(verbs.Zone(zone) for zone, shut in enumerate(state.no_fly) if shut), verbs.DONE]

    def perform(self, state: DictatorsState, action: Action) -> None:
        match action:
            case verbs.Road(place_a, place_b):
                unblock(state, self.seat, state.pack.road[place_a, place_b])
            case verbs.Zone(timezone):
                open_zone(state, self.seat, timezone)
            case _:
                return
        if any(state.blocked) or any(state.no_fly):
            state.then(OpenRoads(self.seat))


EFFECTS: Final[dict[int, Callable[[DictatorsState, int], None]]] = {
    1: shortcut,
    2: remote_control,
    4: new_dictator,
    5: swap_lives,
    6: shuffle_meeples,
    7: look_at_five,
    8: free_for_all,
    10: gifts,
    11: clear_tokens,
    12: swap_dictators,
    14: ten_cards,
    15: open_roads,
}
IMPOSSIBLE: Final[dict[int, Callable[[DictatorsState, int], Reason | None]]] = {
    2: refuse_disarm,
    4: refuse_new_dictator,
    5: refuse_swap,
    6: refuse_shuffle,
    7: refuse_store,
    8: refuse_cards,
    11: refuse_clear,
    14: refuse_cards,
    15: refuse_open,
}
