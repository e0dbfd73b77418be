"""§7.1: disarming a nuclear facility (or a warhead of the Trident)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from brink.engine import Action, Arg, Reason, refuse
from brink.games.dictators import verbs
from brink.games.dictators.playing_cards import Cancellable, LayAside, Reaction, in_effect
from brink.games.dictators.state import (
    ALL_EYES,
    NONE,
    REROLL_USED,
    TRIDENT_ON_BOARD,
    DictatorsAutomatic,
    DictatorsState,
)

ROLLED_BY = MappingProxyType({6: "7.1", 20: "8"})  # by its sides, the rule by which a die is rolled


def refuse_attempt(state: DictatorsState, seat: int) -> Reason | None:
    """§7.1: at the place on one's own face-down card; on the Trident while warheads are left (R32)."""
    here = state.places[seat]
    if here == state.pack.trident:
        if state.trident != TRIDENT_ON_BOARD or not state.warheads:
            return refuse("no-warheads", "R32")
        return None
    return refuse_facility(state, seat)


def can_attempt(state: DictatorsState, seat: int) -> bool:
    """Whether `refuse_attempt` refuses nothing: hardly ever, as one is rarely there."""
    here = state.places[seat]
    there = here in state.facilities[seat] or here == state.pack.trident
    return there and refuse_attempt(state, seat) is None


def refuse_facility(state: DictatorsState, seat: int) -> Reason | None:
    here = state.places[seat]
    for place, done in zip(state.facilities[seat], state.disarmed[seat], strict=True):
        if place == here:
            return refuse("already-disarmed", "7.1", place=here) if done else None
    return refuse("not-your-facility", "7.1", place=here)


class DieRolled(Reaction, frozen=True, kw_only=True):
    """A die was rolled; before its result counts, it may be rolled again. Fidel may do so once a turn (D03)."""

    name = "die-rolled"
    everyone = True
    sides: int

    def able(self, state: DictatorsState) -> tuple[int, ...]:
        return (self.author,) if self._fiddler(state, self.author) else ()

    def _fiddler(self, state: DictatorsState, seat: int) -> bool:
        fits = self.sides == 6 and seat == self.author and state.abilities[seat] == "reroll"
        return fits and not state.used & REROLL_USED

    def extras(self, state: DictatorsState) -> list[Action]:
        return [verbs.REROLL] if self._fiddler(state, self.seat) else []

    def respond(self, state: DictatorsState, action: Action) -> None:
        if action != verbs.REROLL:
            super().respond(state, action)
            return
        state.used |= REROLL_USED
        state.say("fiddles", "3.5", seat=self.author)
        roll_again(state, self.author)

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author, **result(state, self.author), **self.again(state)}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat_by": self.author, **result(state, self.author), **self.again(state)}

    def again(self, state: DictatorsState) -> dict[str, Arg]:
        """What a new roll would have to show, and how likely that is."""
        needed, bonus = goal(state, self.author)
        return {"least": needed - bonus, "odds": odds(self.sides, needed - bonus)}

    def phrases(self, state: DictatorsState) -> Mapping[str, str]:
        return {"reroll": "do-reroll-for"}

    def details(self, state: DictatorsState) -> Mapping[Action, Mapping[str, Arg]]:
        return {verbs.REROLL: self.again(state)}


def result(state: DictatorsState, seat: int) -> dict[str, Arg]:
    """What the die shows that this seat rolled, and what it means as things stand."""
    needed, bonus = goal(state, seat)
    total = state.die + bonus
    met = "success" if total >= needed else "failure"
    return {"shown": state.die, "bonus": bonus, "total": total, "needed": needed, "result": met}


def goal(state: DictatorsState, seat: int) -> tuple[int, int]:
    """What the roll of this seat has to come to, and what is added to the die."""
    if state.die_sides == 20:
        return state.needed_to_convince(seat), state.bonus
    return state.needed_to_disarm(seat), 0


def odds(sides: int, needed: int) -> int:
    """In how many of a hundred rolls a die shows at least this."""
    return round(100 * min(max(sides + 1 - needed, 0), sides) / sides)


def to_disarm(state: DictatorsState, seat: int) -> dict[str, Arg]:
    """What an attempt needs, and how likely that is."""
    needed = state.needed_to_disarm(seat)
    return {"needed": needed, "odds": odds(6, needed)}


def roll(state: DictatorsState, seat: int, sides: int) -> None:
    """Roll a die and let everybody answer."""
    state.die_sides = sides
    state.die = state.chance.die(sides)
    state.say("rolls-for", ROLLED_BY[sides], seat=seat, **result(state, seat))
    state.then(DieRolled(author=seat, sides=sides))


def roll_again(state: DictatorsState, seat: int) -> None:
    """The same die once more; only the new result counts. The window it happens in goes on."""
    state.die = state.chance.die(state.die_sides)
    state.say("rolls-anew", ROLLED_BY[state.die_sides], seat=seat, **result(state, seat))


class DisarmResult(Cancellable, frozen=True, kw_only=True):
    """A disarm attempt is about to succeed."""

    name = "disarm-result"

    def asks(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat": self.author, **aimed_at(state, self.author)}

    def tells(self, state: DictatorsState) -> dict[str, Arg]:
        return {"seat_by": self.author, **aimed_at(state, self.author)}


def aimed_at(state: DictatorsState, seat: int) -> dict[str, Arg]:
    """What an attempt of this seat is about: the facility here, or a warhead."""
    place = state.places[seat]
    return {"place": place, "target": "warhead" if place == state.pack.trident else "facility"}


def betray_facility(state: DictatorsState, seat: int) -> None:
    """Only its owner may try to disarm a facility: whoever tries shows everybody that the one here is his or hers."""
    here = state.places[seat]
    if here in state.facilities[seat]:
        state.facility_knowers[seat][state.facilities[seat].index(here)] = ALL_EYES


class Attempt(DictatorsAutomatic, frozen=True):
    """An attempt was paid."""

    rule = "7.1"
    seat: int
    without_roll: bool = False
    free: bool = False  # by a card that cannot be countered

    def run(self, state: DictatorsState) -> None:
        seat, here = self.seat, state.places[self.seat]
        betray_facility(state, seat)
        if in_effect(state, "attempt", "hack") == NONE:  # such a card has announced it
            state.say("attempts", "7.1", seat=seat, place=here)
        if self.without_roll:
            state.then(*succeed(seat, self.free, state))
        else:
            state.then(CheckRoll(seat, self.free))
            roll(state, seat, 6)


class CheckRoll(DictatorsAutomatic, frozen=True):
    """§7.1: the die decides, once nobody has it rolled again."""

    rule = "7.1"
    seat: int
    free: bool = False

    def run(self, state: DictatorsState) -> None:
        needed = state.needed_to_disarm(self.seat)
        if state.die < needed:
            place = state.places[self.seat]
            state.say("disarm-failed", "7.1", seat=self.seat, place=place, roll=state.die, needed=needed)
        else:
            state.then(*succeed(self.seat, self.free, state))


def succeed(seat: int, free: bool, state: DictatorsState) -> tuple[DisarmResult, Disarm] | tuple[Disarm]:
    """About to succeed: somebody may still prevent it."""
    state.cancelled.append(0)
    return (Disarm(seat),) if free else (DisarmResult(author=seat), Disarm(seat))


class Disarm(DictatorsAutomatic, frozen=True):
    """§7.1: the card is turned face-up, zone 4 gives its token, a warhead gives an unused one."""

    rule = "7.1"
    seat: int

    def run(self, state: DictatorsState) -> None:
        seat = self.seat
        if state.cancelled.pop():
            return
        if state.places[seat] == state.pack.trident:
            state.warheads -= 1
            place = state.pack.trident
            state.say("warhead-disarmed", "6", seat=seat, place=place, count=state.warheads, **rolled(state, seat))
            if state.unused_tokens:
                state.gain_token(seat, state.unused_tokens.pop())
        else:
            disarm(state, seat, state.places[seat], rolled(state, seat))


def tell_foiled(state: DictatorsState, seat: int) -> None:
    """The attempt was prevented."""
    state.say("foiled", "7.1", seat=seat, place=state.places[seat])


def rolled(state: DictatorsState, seat: int) -> dict[str, Arg]:
    """What the die showed and had to show, unless a card disarms without a roll: that one still lies on the table."""
    card = next((step.card for step in reversed(state.agenda) if isinstance(step, LayAside)), None)
    hacked = card is not None and any(word == "hack" for word, _ in state.pack.card_effect[card])
    return {} if hacked else {"roll": state.die, "needed": state.needed_to_disarm(seat)}


def disarm(state: DictatorsState, seat: int, place: int, by: Mapping[str, Arg] = MappingProxyType({})) -> None:
    """The facility card goes face-up; zone 4 gives the token lying there, if it still does (R18, XI)."""
    at = state.facilities[seat].index(place)
    state.disarmed[seat][at] = 1
    state.facility_knowers[seat][at] = ALL_EYES
    state.say("disarmed", "7.1", seat=seat, place=place, count=state.disarmed_count(seat), **by)
    if state.pack.nuclear_zone[place] == 4:
        spot = state.pack.zone_4.index(place)
        token = state.board_tokens[spot]
        if token >= 0:
            state.board_tokens[spot] = -1
            state.gain_token(seat, token)
