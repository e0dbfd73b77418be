"""§2: a turn, step by step (R1), and the things three actions can buy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from brink.engine import Action, Arg, Reason, RulesError, refuse
from brink.games.dictators import assets, verbs, zone_4
from brink.games.dictators.action_cards import LoseCard
from brink.games.dictators.disarming import Attempt, can_attempt, refuse_attempt, to_disarm
from brink.games.dictators.event_cards import ChooseDiscard, Draw, LoseHand, dismiss_father, remove_front_at, take_card
from brink.games.dictators.playing_cards import Play, hit, openings, refuse_effect, start_play
from brink.games.dictators.president import draw_presidential, take_stored, to_convince, turn_up
from brink.games.dictators.state import (
    ALL_EYES,
    BULLY_USED,
    CHEAP_CARD_USED,
    DISMISS_USED,
    NONE,
    DictatorsAutomatic,
    DictatorsDecision,
    DictatorsState,
    allowance,
)
from brink.games.dictators.targets import ChooseOpponent, refuse_hand
from brink.games.dictators.the_map import (
    Skips,
    drivable,
    flights,
    open_lines,
    refuse_flight,
    roads_away,
    take_flight,
    travel_by_road,
)


class BeginTurn(DictatorsAutomatic, frozen=True):
    """R1 (a)-(c): owed skips are paid; a bribed turn passes to the briber; in D.C. one may confront."""

    rule = "2.6"
    seat: int
    boosted: bool = False

    def run(self, state: DictatorsState) -> None:
        seat = self.seat
        state.active = seat
        state.turn += 1
        state.spent = state.travelled = state.draws = state.used = 0
        state.whole_turn = False
        state.boosted = self.boosted
        state.free.clear()
        state.pointed = NONE
        if state.skips[seat]:
            state.skips[seat] -= 1
            state.say("skips", "10", seat=seat, count=state.skips[seat])
            state.then(NextTurn())
            return
        state.say("turn", "2.6", seat=seat, turn=state.turn)
        if state.briber[seat] != NONE:
            hand_over(state, seat)
        state.then(EndOfTurn(seat))
        if state.places[seat] == state.pack.white_house:
            state.then(AtTheDoor(seat), Between(seat))
        else:
            Between(seat).run(state)


def hand_over(state: DictatorsState, seat: int) -> None:
    """R14: the briber decides everything this turn and sees all that the victim has."""
    briber = state.briber[seat]
    state.briber[seat] = NONE
    state.control[seat] = briber
    zone_4.look_at_everything(state, seat, 1 << briber)
    state.reveal(briber)
    state.say("bribed-turn", "R14", seat=briber, seat_whom=seat)


def was_bought(state: DictatorsState, seat: int) -> bool:
    """R14: whoever plays this turn has bribed its owner."""
    return state.control[seat] != seat


def who_bought(state: DictatorsState, seat: int) -> dict[str, Arg]:
    """How one is asked in a turn that was bought."""
    return {"bought": int(was_bought(state, seat)), "seat_whose": seat}


class AtTheDoor(DictatorsAutomatic, frozen=True):
    """R1 (c): whoever is in Washington D.C. may confront the president; R53: or use tokens before that."""

    rule = "2.6"
    seat: int

    def run(self, state: DictatorsState) -> None:
        state.renew_deck()
        if state.places[self.seat] == state.pack.white_house:
            state.then(Confront(self.seat))


class Confront(DictatorsDecision, frozen=True):
    """R20: at the start of a turn in Washington D.C. one may turn up a presidential card."""

    rule = "8"

    def candidates(self, state: DictatorsState) -> list[Action]:
        tokens = sorted(state.tokens[self.seat]) if state.revised else []
        return [verbs.CONFRONT, verbs.CONFRONT_STORED, *map(verbs.Token, tokens), verbs.DECLINE]

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        if isinstance(action, verbs.Token):
            return zone_4.refuse_token(state, self.seat, action.token)
        if action == verbs.CONFRONT_STORED and state.stored[self.seat] == NONE:
            return refuse("nothing-stored", "7.4", token=7)
        return None

    def perform(self, state: DictatorsState, action: Action) -> None:
        match action:
            case verbs.Token(token):
                state.then(AtTheDoor(self.seat))
                zone_4.use(state, self.seat, token)
            case verbs.Confront():
                turn_up(state, self.seat, draw_presidential(state))
            case verbs.ConfrontStored():
                turn_up(state, self.seat, take_stored(state, self.seat))

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {**to_convince(state, self.seat), **who_bought(state, self.seat)}

    def phrases(self, state: DictatorsState) -> Mapping[str, str]:
        return {"confront": "do-confront-for"}

    def details(self, state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
        return {verbs.CONFRONT: to_convince(state, self.seat)}


class Between(DictatorsAutomatic, frozen=True):
    """Between two actions: R6, an empty command deck is made anew. Then the next action, if the turn has any."""

    rule = "2.6"
    seat: int

    def run(self, state: DictatorsState) -> None:
        if not state.deck:
            state.renew_deck()
        if not state.whole_turn:
            state.then(TakeAction(self.seat))


class TakeAction(DictatorsDecision, frozen=True):
    """§2.1: travel, fly, draw, play, activate, disarm, use an ability or a token, or end the turn."""

    rule = "2.1"

    def candidates(self, state: DictatorsState) -> list[Action]:
        seat, pack = self.seat, state.pack
        here = state.places[seat]
        found = [pack.travel_actions[place] for place in roads_away(state, here, self._roads(state))]
        found += [pack.fly_actions[place] for place in flights(state, seat)]
        found.append(verbs.DRAW)
        ability = state.abilities[seat]
        if ability == "discard-draw":
            found.append(verbs.DRAW_DISCARD)
        found += [pack.play_actions[card] for card in sorted(set(state.hands[seat]))]
        for card in state.front[seat]:
            found += pack.activate_actions[card]
        found.append(verbs.DISARM)
        if ability == "bully":
            found.append(verbs.BULLY)
        elif ability == "dismiss":
            found.append(verbs.DISMISS)
        found += [verbs.Token(number) for number in sorted(state.tokens[seat])]
        found.append(verbs.END)
        return found

    def phrases(self, state: DictatorsState) -> Mapping[str, str]:
        said = {"disarm": "do-disarm-for"} | ({"draw-discard": "do-draw-top"} if state.discard else {})
        return {**said, "end": "do-end-bought"} if was_bought(state, self.seat) else said

    def details(self, state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
        top: dict[Action, Mapping[str, Arg]] = (
            {verbs.DRAW_DISCARD: {"card": state.discard[-1]}} if state.discard else {}
        )
        return {verbs.DISARM: to_disarm(state, self.seat), **top}

    def _roads(self, state: DictatorsState) -> int:
        """Motorcade: a travel by road may follow two roads."""
        return 2 if state.under(self.seat, "two-roads") else 1

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        match action:
            case verbs.Travel(place):
                return self._refuse_road(state) or state.refuse_actions(1) or self._refuse_way(state, place)
            case verbs.Fly(place):
                fare = flight_cost(state, self.seat)
                return (
                    state.refuse_travel("2.4") or state.refuse_actions(fare) or refuse_flight(state, self.seat, place)
                )
            case verbs.Play(card):
                return refuse_play(state, self.seat, card)
            case verbs.Activate(card, ability):
                return assets.refuse_activation(state, self.seat, card, ability)
            case verbs.Token(token):
                return zone_4.refuse_token(state, self.seat, token)
        refuse_it = REFUSALS.get(type(action))
        return refuse_it(state, self.seat) if refuse_it else None

    def _refuse_road(self, state: DictatorsState) -> Reason | None:
        """§2.1: once a turn (Napoleon: twice, by road); some cards forbid it."""
        if state.under(self.seat, "no-road"):
            return refuse("father-forbids-road", "4", card_father=state.fathers[self.seat])
        reason = state.refuse_travel("2.1")
        return None if reason is not None and reason.key == "second-travel" else reason

    def _refuse_way(self, state: DictatorsState, place: int) -> Reason | None:
        if place in self._reachable(state, self._roads(state)):
            return None
        return refuse("road-blocked", "2.3", place_from=state.places[self.seat], place_to=place)

    def _reachable(self, state: DictatorsState, roads: int) -> list[int]:
        past_blocks = state.abilities[self.seat] == "ignore-roadblocks"
        return drivable(state, state.places[self.seat], roads, past_blocks=past_blocks)

    def options(self, state: DictatorsState) -> list[Action]:
        """The definition with each shared requirement looked at once: what holds for the seat, and its actions left."""
        seat, rules, ability = self.seat, state.in_force(self.seat), state.abilities[self.seat]
        left = allowance(rules) - state.spent
        if left < 0:  # as in `actions_left`
            left = 0
        travels = left > 0 and "no-travel" not in rules
        spent = state.travelled and ability != "second-travel"
        found = self._journeys(state, left, rules) if travels and not spent else []
        if left > ("dear-draw" in rules) and not (state.draws and "one-draw" in rules):
            if state.deck or state.can_draw():
                found.append(verbs.DRAW)
            if ability == "discard-draw" and state.discard:
                found.append(verbs.DRAW_DISCARD)
        if left or state.free:
            found += self._plays(state, left, rules)
        travels = travels and not state.travelled
        if state.front[seat]:
            found += assets.activations(state, seat, left, travels=travels)
        if travels and left > 1 and can_attempt(state, seat):
            found.append(verbs.DISARM)
        if ability == "bully" and refuse_bully(state, seat) is None:
            found.append(verbs.BULLY)
        elif ability == "dismiss" and refuse_dismiss(state, seat) is None:
            found.append(verbs.DISMISS)
        if state.tokens[seat]:
            usable = [number for number in state.tokens[seat] if zone_4.refuse_token(state, seat, number) is None]
            found += map(verbs.Token, sorted(usable))
        found.append(verbs.END)
        return found

    def _journeys(self, state: DictatorsState, left: int, rules: list[str]) -> list[Action]:
        """By road and by air, where travel is not forbidden altogether."""
        seat, pack, travelled = self.seat, state.pack, state.travelled
        ability = state.abilities[seat]
        found: list[Action] = []
        if "no-road" not in rules and (not travelled or state.second_travel()):
            if "two-roads" in rules or ability == "ignore-roadblocks":
                found = [pack.travel_actions[place] for place in self._by_road(state)]
            else:
                blocked = state.blocked
                found = [action for action, road in pack.drives_from[state.places[seat]] if not blocked[road]]
        if not travelled and "no-flights" not in rules and flight_cost(state, seat) <= left:
            found += [pack.fly_actions[place] for place in open_lines(state, seat)]
        return found

    def _by_road(self, state: DictatorsState) -> list[int]:
        """Where one can drive, in the order of the candidates."""
        roads = self._roads(state)
        reachable = self._reachable(state, roads)
        return [place for place in roads_away(state, state.places[self.seat], roads) if place in reachable]

    def _plays(self, state: DictatorsState, left: int, rules: list[str]) -> list[Action]:
        """The cards that `refuse_play` does not refuse."""
        seat, pack, words = self.seat, state.pack, openings(state.pack)
        interruption, costs, plays = pack.is_interruption, pack.card_cost, pack.play_actions
        barred, more, here = "no-cards" in rules, "costs-more" in rules, pack.in_usa[state.places[seat]]
        if barred and not state.free:
            return []
        printed = not state.free and state.abilities[seat] != "cheap-usa"  # what it costs, or so much more
        found: list[Action] = []
        last = -1
        for card in state.hands[seat].cards:  # sorted, so copies lie together
            if card == last or interruption[card]:
                continue
            last = card
            if (costs[card] + more if printed else card_cost(state, seat, card)) > left:
                continue
            if barred and not state.plays_freely(seat, card):
                continue
            word, usa_only = words[card]
            if (here or not usa_only) and (word is None or word.possible(state, Play(seat, card, seat))):
                found.append(plays[card])
        return found

    def perform(self, state: DictatorsState, action: Action) -> None:
        seat = self.seat
        if action == verbs.END:
            return
        state.then(Between(seat))
        match action:
            case verbs.Travel(place):
                state.spend_travel()
                travel_by_road(state, seat, place)
            case verbs.Fly(place):
                cost = flight_cost(state, seat)
                state.spend_travel()
                state.spent += cost - 1
                take_flight(state, seat, place)
            case verbs.Draw():
                pay_draw(state, seat)
                Draw(seat, answered=True).run(state)
            case verbs.DrawDiscard():
                pay_draw(state, seat)
                take_card(state, seat, state.discard.pop(), answered=True, seen_by=ALL_EYES)
            case verbs.Play(card):
                pay_card(state, seat, card)
            case verbs.Activate(card, ability):
                assets.activate(state, seat, card, ability)
            case verbs.Disarm():
                state.spend_travel()
                state.spent += 1
                state.then(Attempt(seat))
            case verbs.Token(token):
                zone_4.use(state, seat, token)
            case verbs.Bully():
                state.spent += 1
                state.used |= BULLY_USED
                state.then(BullyWhom(seat))
            case verbs.Dismiss():
                state.spent += 1
                state.used |= DISMISS_USED
                dismiss_father(state, seat)
            case _:
                raise RulesError(f"{action} is no action of a turn")

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        left = state.actions_left()
        free = 0 if left else len(self.options(state)) - 1  # beside the end of the turn
        return {"left": left, "free": free, "travel": self._travel_left(state), **who_bought(state, self.seat)}

    def _travel_left(self, state: DictatorsState) -> int:
        """1: travel is left; 2: House Arrest forbids it; 3: one more travel by road is left; 0: none."""
        if state.under(self.seat, "no-travel"):
            return 2
        if state.second_travel():
            return 3 if self._refuse_road(state) is None else 0
        return int(not state.travelled)

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"left": state.actions_left()}


def flight_cost(state: DictatorsState, seat: int) -> int:
    """§2.4: travel and one action more; Augusto needs only travel (D10)."""
    return 1 if state.abilities[seat] == "free-flights" else 2


# -- drawing ---------------------------------------------------------------------------------------------------------


def draw_cost(state: DictatorsState, seat: int) -> int:
    """§2.1: one action; two under Robert Morris."""
    return 2 if state.under(seat, "dear-draw") else 1


def refuse_another(state: DictatorsState, seat: int) -> Reason | None:
    """Some may draw but once a turn."""
    return refuse("one-draw-a-turn", "3.1") if state.draws and state.under(seat, "one-draw") else None


def refuse_draw(state: DictatorsState, seat: int) -> Reason | None:
    return refuse_another(state, seat) or state.refuse_actions(draw_cost(state, seat)) or state.refuse_draw()


def refuse_draw_discard(state: DictatorsState, seat: int) -> Reason | None:
    """D01: Mao may take the top of the discard pile instead."""
    if not state.discard:
        return refuse("pile-empty", "3.5")
    return refuse_another(state, seat) or state.refuse_actions(draw_cost(state, seat))


def pay_draw(state: DictatorsState, seat: int) -> None:
    state.spent += draw_cost(state, seat)
    state.draws += 1


# -- playing cards ---------------------------------------------------------------------------------------------------


def card_cost(state: DictatorsState, seat: int, card: int) -> int:
    """The printed cost; one more under Alexander Hamilton; one less for Benito's first USA card (at least 1)."""
    if card in state.free:
        return 0
    cost = state.pack.card_cost[card] + state.under(seat, "costs-more")
    if state.abilities[seat] == "cheap-usa" and is_cheap(state, seat, card):
        cost -= cost > 1
    return cost


def is_cheap(state: DictatorsState, seat: int, card: int) -> bool:
    """D06: the discount is for a price; R38, R44: what costs nothing does not use it up."""
    if card in state.free:
        return False
    cheap = state.abilities[seat] == "cheap-usa" and state.pack.card_usa_only[card]
    return cheap and not state.used & CHEAP_CARD_USED


def refuse_play(state: DictatorsState, seat: int, card: int) -> Reason | None:
    if state.pack.is_interruption[card]:
        return refuse("only-in-its-window", "11.2", card=card)
    if state.under(seat, "no-cards") and not state.plays_freely(seat, card):
        return refuse("father-forbids", "4", card=card, card_father=state.fathers[seat])
    return state.refuse_actions(card_cost(state, seat, card)) or refuse_effect(state, Play(seat, card, seat))


def pay_card(state: DictatorsState, seat: int, card: int) -> None:
    free = card in state.free
    state.spent += card_cost(state, seat, card)
    if is_cheap(state, seat, card):
        state.used |= CHEAP_CARD_USED
    start_play(state, Play(seat, card, seat, free=free))


# -- disarming and abilities -----------------------------------------------------------------------------------------


def refuse_disarm(state: DictatorsState, seat: int) -> Reason | None:
    """§7.1: at one's own armed facility, with travel and one action more."""
    return refuse_attempt(state, seat) or state.refuse_travel("7.1") or state.refuse_actions(2)


def refuse_bully(state: DictatorsState, seat: int) -> Reason | None:
    """D09: once a turn, somebody near with cards."""
    if state.used & BULLY_USED:
        return refuse("ability-used", "3.5")
    reason = state.refuse_actions(1)
    if reason is None and all(refuse_bullied(state, seat, other) for other in state.clockwise(seat)):
        return refuse("nobody-near", "3.5")
    return reason


def refuse_bullied(state: DictatorsState, seat: int, other: int) -> Reason | None:
    """In the own state, an adjacent state, or (outside the USA) at the same place."""
    mine, theirs = state.state_of(seat), state.state_of(other)
    if state.in_usa(seat):
        near = mine == theirs or theirs in state.pack.next_states[mine]
    else:
        near = state.places[seat] == state.places[other]
    return refuse_hand(state, other) if near else refuse("not-near", "3.5", seat=other)


class BullyWhom(ChooseOpponent, frozen=True):
    """D09: whom?"""

    rule = "3.5"

    def refusal(self, state: DictatorsState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.Whom)
        return refuse_bullied(state, self.seat, action.seat)

    def perform(self, state: DictatorsState, action: Action) -> None:
        assert isinstance(action, verbs.Whom)
        state.say("bullies", "3.5", seat=self.seat, seat_on=action.seat)
        hit(state, self.seat, action.seat, LoseCard(action.seat))


def refuse_dismiss(state: DictatorsState, seat: int) -> Reason | None:
    """D11: once a turn, one's own founding father."""
    if state.used & DISMISS_USED:
        return refuse("ability-used", "3.5")
    if state.fathers[seat] == NONE:
        return refuse("no-father", "3.5")
    return state.refuse_actions(1)


REFUSALS: Final[dict[type[Action], Callable[[DictatorsState, int], Reason | None]]] = {
    verbs.Draw: refuse_draw,
    verbs.DrawDiscard: refuse_draw_discard,
    verbs.Disarm: refuse_disarm,
    verbs.Bully: refuse_bully,
    verbs.Dismiss: refuse_dismiss,
}

# -- the end of a turn -----------------------------------------------------------------------------------------------


class EndOfTurn(DictatorsAutomatic, frozen=True):
    """R1 (e)-(g): end-of-turn effects, hand limit, countdown."""

    rule = "2.6"
    seat: int

    def run(self, state: DictatorsState) -> None:
        seat, hand = self.seat, state.hands[self.seat].cards
        state.then(NextTurn())
        if state.under(seat, "lose-hand"):  # Gouverneur Morris
            state.then(LoseHand(seat) if hand else Skips(seat), KeepHandLimit(seat), CountDown(seat))
        elif len(hand) > state.hand_limit(seat):
            state.then(KeepHandLimit(seat), CountDown(seat))
        else:
            CountDown(seat).run(state)


class KeepHandLimit(DictatorsAutomatic, frozen=True):
    """§2.5: the hand limit is looked at only at the end of one's own turn."""

    rule = "2.5"
    seat: int

    def run(self, state: DictatorsState) -> None:
        if len(state.hands[self.seat]) > state.hand_limit(self.seat):
            state.then(DiscardExcess(self.seat), self)


class DiscardExcess(ChooseDiscard, frozen=True):
    rule = "2.5"

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        limit = state.hand_limit(self.seat)
        return {"count": len(state.hands[self.seat]) - limit, "limit": limit}


class CountDown(DictatorsAutomatic, frozen=True):
    """R16: every multi-turn card counts this turn and leaves when it has counted enough. The briber leaves too."""

    rule = "R16"
    seat: int

    def run(self, state: DictatorsState) -> None:
        seat, pack = self.seat, state.pack
        if state.front[seat]:
            self._cards_in_front(state)
        father = state.fathers[seat]
        if father != NONE and pack.father_turns[father - pack.first_father]:
            state.father_counts[seat] += 1
            if state.father_counts[seat] >= pack.father_turns[father - pack.first_father]:
                dismiss_father(state, seat)
        state.control[seat] = seat

    def _cards_in_front(self, state: DictatorsState) -> None:
        seat, turns = self.seat, state.pack.card_turns
        for at in reversed(range(len(state.front[seat]))):
            card = state.front[seat][at]
            if turns[card]:
                state.front_counts[seat][at] += 1
                if state.front_counts[seat][at] >= turns[card]:
                    remove_front_at(state, seat, at)


class NextTurn(DictatorsAutomatic, frozen=True):
    """Extra turns first (R15), then clockwise."""

    rule = "2.6"

    def run(self, state: DictatorsState) -> None:
        state.renew_deck()
        if state.extra_turns:
            state.extra_turns -= 1
            BeginTurn(state.active, boosted=True).run(state)
        else:
            BeginTurn((state.active + 1) % state.players).run(state)
