"""§6: playing support cards, and the windows in which the other side may play one (W4, W5)."""

from __future__ import annotations

from collections.abc import Callable

from brink.engine import PASS, Action, Arg, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.geometry import DISTANCE
from brink.games.twogm.pack import NONE
from brink.games.twogm.shooting import Shot, fire, shot_at
from brink.games.twogm.state import TwoGMAutomatic, TwoGMDecision, TwoGMState, TwoGMWindow

Effect = Callable[[TwoGMState, int, int, tuple[int | str, ...]], None]
Possible = Callable[[TwoGMState, int, int, tuple[int | str, ...]], "Reason | None"]
HOSTILE = frozenset(("barrage", "lay", "look-hand", "sabotage", "steal-support", "charge"))  # words against the others
EFFECTS: dict[str, Effect] = {}
POSSIBLE: dict[str, Possible] = {}


def effect(word: str, possible: Possible | None = None) -> Callable[[Effect], Effect]:
    """Name what carries a word of the cards out, and what may speak against playing it."""

    def enter(function: Effect) -> Effect:
        EFFECTS[word] = function
        if possible is not None:
            POSSIBLE[word] = possible
        return function

    return enter


def playable_in(state: TwoGMState, seat: int, when: str) -> list[int]:
    """Support cards of a hand for this phase, each design once."""
    phase = state.pack.when
    found: list[int] = []
    for card in state.hands[seat].cards:
        if phase[card] == when and card not in found:
            found.append(card)
    return found


def price(state: TwoGMState, seat: int, card: int) -> int:
    """What a support card costs now."""
    cost: int = state.pack.play_cost[card]
    cheaper = state.general(seat, "airborne")
    if cheaper and state.pack.first_word(card)[0] == "drop":
        return max(1 if state.of_first_release() else 0, cost - int(cheaper[0]))  # R105
    return cost


def refuse_play(state: TwoGMState, seat: int, card: int) -> Reason | None:
    cost = price(state, seat, card)
    if cost > state.ap[seat]:
        return refuse("too-few-ap", "6", ap=cost, left=state.ap[seat])
    for word, values in state.pack.support(card).effect:
        possible = POSSIBLE.get(word)
        reason = possible(state, seat, card, values) if possible else None
        if reason is not None:
            return reason
    return None


def play(state: TwoGMState, seat: int, card: int) -> None:
    """§6: pay, announce (W5), carry out."""
    pay_for(state, seat, card, "6")
    state.cancelled = False
    state.then(CounterWindow(author=seat, on=card), CarryOut(seat, card))


def pay_for(state: TwoGMState, seat: int, card: int, rule: str) -> None:
    """A support card is laid open and paid."""
    cost = price(state, seat, card)
    state.lay_down(seat, card)
    state.pay(seat, cost)
    state.say("plays", rule, seat=seat, card=card, ap=cost)


class CounterWindow(TwoGMWindow, frozen=True):
    """W5: an enemy support card is announced."""

    rule = "W5"
    reopens = False
    author: int
    on: int  # the card

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"seat_author": self.author, "card": self.on}

    tells = asks

    def subject(self, state: TwoGMState) -> dict[str, int]:
        return {"card": self.on}

    def responders(self, state: TwoGMState) -> tuple[int, ...]:
        if state.cancelled:
            return ()
        return tuple(seat for seat in state.seats(1 - (self.author & 1)) if state.may_hold(seat, "cancel"))

    def concerns(self, state: TwoGMState) -> tuple[int, ...]:
        """The other side, if the card does anything to it; most cards help the one who plays them."""
        hostile = any(word in HOSTILE for word, _ in state.pack.support(self.on).effect)
        return tuple(state.seats(1 - (self.author & 1))) if hostile else ()

    def candidates(self, state: TwoGMState) -> list[Action]:
        held = playable_in(state, self.seat, "announced")
        return [*map(verbs.Counter, held), PASS]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        return refuse_play(state, self.seat, action.card) if isinstance(action, verbs.Counter) else None

    def respond(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Counter)
        pay_for(state, self.seat, action.card, "W5")
        state.discard(self.seat, action.card)
        state.cancelled = True


class CarryOut(TwoGMAutomatic, frozen=True):
    """The card does what it says, word by word, unless it was cancelled."""

    rule = "17.5"
    seat: int
    card: int

    def run(self, state: TwoGMState) -> None:
        if state.cancelled:
            state.cancelled = False
            state.say("cancelled", "W5", card=self.card)
            state.discard(self.seat, self.card)
            return
        words = range(len(state.pack.support(self.card).effect))
        state.then(*(Word(self.seat, self.card, number) for number in words), PutAway(self.seat, self.card))


class Word(TwoGMAutomatic, frozen=True):
    rule = "17.5"
    seat: int
    on: int
    number: int

    def run(self, state: TwoGMState) -> None:
        word, values = state.pack.support(self.on).effect[self.number]
        EFFECTS[word](state, self.seat, self.on, values)


class PutAway(TwoGMAutomatic, frozen=True):
    """Done with a card: discarded, unless it lies with a unit now."""

    rule = "6"
    seat: int
    card: int

    def run(self, state: TwoGMState) -> None:
        if not state.pack.support(self.card).lasts:
            state.discard(self.seat, self.card)


# -- ambush -----------------------------------------------------------------------------------------------------


def ambush_slots(state: TwoGMState, u: int, target: int) -> list[int]:
    """Weapons of this unit that could fire at the one that moved."""
    far = DISTANCE[state.u_place[u]][state.u_place[target]]
    return [slot for slot in state.usable(u) if state.reach_of(u, slot) >= far]


def ambushers(state: TwoGMState, target: int) -> tuple[int, ...]:
    """Seats that might ambush this unit, as far as everybody can see."""
    enemies, cards = state.seats(1 - state.side(target)), state.pack.playing.get("ambush", ())
    able = [seat for seat in enemies if state.may_hold_one_of(seat, cards)]
    return tuple([seat for seat in able if in_range(state, seat, target)]) if able else ()


def in_range(state: TwoGMState, seat: int, target: int) -> bool:
    """Whether a unit of this seat could fire at the one that moved."""
    return any(state.on_board(u) and ambush_slots(state, u, target) for u in state.army[seat])


class AmbushWindow(TwoGMWindow, frozen=True):
    """W4: an enemy unit has finished its move within range."""

    rule = "W4"
    reopens = True
    unit: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit], "space": state.u_place[self.unit]}

    tells = asks

    def responders(self, state: TwoGMState) -> tuple[int, ...]:
        return ambushers(state, self.unit) if state.on_board(self.unit) else ()

    def concerns(self, state: TwoGMState) -> tuple[int, ...]:
        """Those to whose units it has come that near."""
        enemies = state.seats(1 - state.side(self.unit))
        return tuple(seat for seat in enemies if in_range(state, seat, self.unit))

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [*map(verbs.Ambush, playable_in(state, self.seat, "moved")), PASS]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        return refuse_play(state, self.seat, action.card) if isinstance(action, verbs.Ambush) else None

    def respond(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Ambush)
        pay_for(state, self.seat, action.card, "W4")
        state.discard(self.seat, action.card)
        state.then(AmbushUnit(self.seat, self.unit))


class AmbushUnit(TwoGMDecision, frozen=True):
    """§17.5 Ambush: which unit fires."""

    rule = "17.5"
    needs_choice = True
    target: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.target], "space": state.u_place[self.target]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [
            verbs.UNIT[u, state.u_card[u], state.u_place[u]]
            for u in state.army[self.seat]
            if state.on_board(u) and ambush_slots(state, u, self.target)
        ]

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Unit)
        state.then(AmbushFire(self.seat, action.unit, self.target))


class AmbushFire(TwoGMDecision, frozen=True):
    """§17.5 Ambush: with one usable weapon. It counts for suppression (R48)."""

    rule = "17.5"
    needs_choice = True
    unit: int
    target: int

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"card": state.u_card[self.unit], "card_target": state.u_card[self.target]}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [
            verbs.WEAPON[slot, state.weapon(self.unit, slot).number]
            for slot in ambush_slots(state, self.unit, self.target)
        ]

    def shot(self, state: TwoGMState, action: verbs.Weapon) -> Shot:
        return shot_at(state, self.unit, action.slot, self.target)

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.Weapon)
        fire(state, self.shot(state, action))


def fits(state: TwoGMState, card: int, u: int) -> bool:
    """Whether a card may go on this unit: its type, and not the same card twice (R35)."""
    support = state.pack.support(card)
    return (
        state.unit(u).type in support.on
        and state.u_carrier[u] == NONE
        and not state.u_attached[u] & state.pack.bit(card)
    )
