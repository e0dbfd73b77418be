"""§8: confronting and convincing the president."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from brink.engine import Action, Arg, Outcome, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.common_knowledge import asks_for_token
from brink.games.dictators.disarming import odds, roll
from brink.games.dictators.event_cards import Draw, LoseHand, RaiseDefcon
from brink.games.dictators.playing_cards import Cancellable, Reaction
from brink.games.dictators.state import NONE, DictatorsAutomatic, DictatorsDecision, DictatorsState
from brink.games.dictators.the_map import Carried, close_zone

TOKEN_BONUS = 5
GENGHIS_BONUS = 2
CONVINCING: Final = verbs.Token(3)


def bonus_of(state: DictatorsState, seat: int) -> int:
    """D14: Genghis adds 2 to the d20."""
    return GENGHIS_BONUS if state.abilities[seat] == "persuasive" else 0


def needed_on_the_die(state: DictatorsState, seat: int) -> int:
    """§8: what the d20 itself has to show, before anybody changes the result."""
    return state.needed_to_convince(seat) - bonus_of(state, seat)


def to_convince(state: DictatorsState, seat: int) -> dict[str, Arg]:
    """What the d20 itself has to show, and how likely that is."""
    needed = needed_on_the_die(state, seat)
    return {"needed": needed, "odds": odds(20, needed)}


def draw_presidential(state: DictatorsState) -> int:
    """The top card of the presidential deck."""
    refill_presidential(state)
    state.president_knowers.pop()
    return state.president_deck.pop()


def take_stored(state: DictatorsState, seat: int) -> int:
    """The card that token VII put aside."""
    card = state.stored[seat]
    state.stored[seat] = NONE
    state.stored_knowers[seat] = 0
    return card


def turn_up(state: DictatorsState, seat: int, card: int) -> None:
    """§8: a presidential card is shown to all; is the president in?"""
    state.reveal()
    state.say("presidential-revealed", "8", seat=seat, presidential=card)
    if state.pack.present[card]:
        state.say("president-in", "8", seat=seat, presidential=card, **to_convince(state, seat))
        state.cancelled.append(0)
        state.then(PresidentRevealed(author=seat), PresidentSpeaks(seat, card))
    else:
        state.say("president-out", "8", seat=seat, presidential=card)
        absent(state, seat, card)


def refill_presidential(state: DictatorsState, fewest: int = 1) -> None:
    """R19: the discard pile is shuffled into a deck that has fewer cards than are needed."""
    if len(state.president_deck) < fewest:
        shuffle_presidential(state, state.president_discard)
        state.president_discard = []


def look_at_presidential(state: DictatorsState, seat: int, count: int) -> int:
    """So many top cards of the presidential deck are looked at, or as many as there are. Gives how many."""
    deck, watchers = state.president_deck, state.minds(seat)
    count = min(count, len(deck))
    for at in range(len(deck) - count, len(deck)):
        state.president_knowers[at] |= watchers
    state.show_to(watchers)
    return count


def looked_at(state: DictatorsState, count: int) -> list[int]:
    """The cards to choose from after looking at so many, each kind once."""
    return sorted(set(state.president_deck[-count:]))


def shuffle_presidential(state: DictatorsState, more: list[int]) -> None:
    """Cards join the presidential deck, which is shuffled: nobody knows its order any more."""
    state.president_deck += more
    state.chance.shuffle(state.president_deck)
    state.president_knowers = [0] * len(state.president_deck)


def absent(state: DictatorsState, seat: int, card: int) -> None:
    """§8: the card's effect, then a normal turn."""
    state.then(DiscardPresidential(card))
    for name, values in state.pack.presidential_effect[card]:
        EFFECTS[name](state, seat, *values)


class DiscardPresidential(DictatorsAutomatic, frozen=True):
    """R19: revealed cards have a discard pile of their own."""

    rule = "R19"
    card: int

    def run(self, state: DictatorsState) -> None:
        state.president_discard.append(self.card)


class PresidentRevealed(Cancellable, frozen=True, kw_only=True):
    """A card with the president present was revealed."""

    name = "president-revealed"

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author, **to_convince(state, self.author)}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat_by": self.author, **to_convince(state, self.author)}


class PresidentSpeaks(DictatorsAutomatic, frozen=True):
    """§8: unless he was called away, the rest of the turn is the attempt to convince him."""

    rule = "8"
    seat: int
    card: int

    def run(self, state: DictatorsState) -> None:
        state.president_discard.append(self.card)
        if state.cancelled.pop():
            state.say("called-away", "8", seat=self.seat)
            return
        state.whole_turn = True
        state.bonus = bonus_of(state, self.seat)
        state.then(RollToConvince(self.seat), ConvinceRolled(author=self.seat), Convince(self.seat))


class RollToConvince(DictatorsAutomatic, frozen=True):
    rule = "8"
    seat: int

    def run(self, state: DictatorsState) -> None:
        roll(state, self.seat, 20)


class ConvinceRolled(Reaction, frozen=True, kw_only=True):
    """After the roll: token III and Filibuster change the result. Whoever rolled is asked if he may hold that token."""

    name = "convince-rolled"
    everyone = True

    def able(self, state: DictatorsState) -> tuple[int, ...]:
        return (self.author,) if asks_for_token(state, self.author, 3) else ()

    def holders(self, state: DictatorsState, seats: tuple[int, ...]) -> list[int]:
        """Nobody takes anything off a roll of one's own."""
        return super().holders(state, tuple([seat for seat in seats if seat != self.author]))

    def extras(self, state: DictatorsState) -> list[Action]:
        return [CONVINCING] if self.seat == self.author else []

    def refuse_extra(self, state: DictatorsState, action: Action) -> Reason | None:
        return None if state.has_token(self.seat, 3) else refuse("token-not-yours", "7.4", token=3)

    def refuse_card(self, state: DictatorsState, card: int) -> Reason | None:
        if self.seat == self.author:
            return refuse("not-against-yourself", "11.2", card=card)
        return super().refuse_card(state, card)

    def respond(self, state: DictatorsState, action: Action) -> None:
        if action != CONVINCING:
            super().respond(state, action)
            return
        state.use_token(self.seat, 3)
        state.bonus += TOKEN_BONUS
        state.say("bonus-now", "8", seat=self.author, total=state.die + state.bonus)

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return self._sum(state)

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return self._sum(state)

    def _sum(self, state: DictatorsState) -> dict[str, Arg]:
        return {
            "seat_roller": self.author,
            "total": state.die + state.bonus,
            "needed": state.needed_to_convince(self.author),
        }


class Convince(DictatorsAutomatic, frozen=True):
    """§8: the minimum wins the game."""

    rule = "8"
    seat: int

    def run(self, state: DictatorsState) -> None:
        total, needed = state.die + state.bonus, state.needed_to_convince(self.seat)
        rolled = {"presidential": state.president_discard[-1], "roll": total, "total": total, "needed": needed}
        state.say("not-convinced" if total < needed else "convinced", "8", seat=self.seat, **rolled)
        if total < needed:
            return
        ranking = tuple(1 if other == self.seat else 2 for other in range(state.players))
        points = tuple(state.disarmed_count(other) for other in range(state.players))
        state.end(Outcome((self.seat,), ranking, "white-house", "8", points, {"seat": self.seat}))


# -- effects of absent presidents ------------------------------------------------------------------------------------


def lose_hand(state: DictatorsState, seat: int) -> None:
    state.then(LoseHand(seat))


def defcon(state: DictatorsState, seat: int) -> None:
    state.then(RaiseDefcon())


def oops(state: DictatorsState, seat: int) -> None:
    """A disarmed facility of zones 1-3 is armed again; without one, back to Hawaii."""
    if rearmable(state, seat):
        state.then(Rearm(seat))
    else:
        state.then(Carried(seat, state.pack.start))


def rearmable(state: DictatorsState, seat: int) -> list[int]:
    zones = state.pack.nuclear_zone
    pairs = zip(state.facilities[seat], state.disarmed[seat], strict=True)
    return [place for place, done in pairs if done and zones[place] != 4]


class Rearm(DictatorsDecision, frozen=True):
    """Oops: which one?"""

    rule = "8"

    def candidates(self, state: DictatorsState) -> list[Action]:
        return [verbs.Rearm(place) for place in rearmable(state, self.seat)]

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Rearm)
        state.disarmed[self.seat][state.facilities[self.seat].index(action.place)] = 0
        state.say("rearmed", "8", seat=self.seat, place=action.place)


def banquet(state: DictatorsState, seat: int, cards: int) -> None:
    state.then(Draw(seat, cards))


def escort(state: DictatorsState, seat: int, place: int) -> None:
    state.then(Carried(seat, place))


def air_force_one(state: DictatorsState, seat: int, zone: int) -> None:
    if not state.no_fly[zone] and state.no_fly_left():
        close_zone(state, seat, zone)


EFFECTS: Final[dict[str, Callable[..., None]]] = {
    "lose-hand": lose_hand,
    "defcon": defcon,
    "rearm": oops,
    "draw": banquet,
    "escort": escort,
    "close-zone": air_force_one,
}
