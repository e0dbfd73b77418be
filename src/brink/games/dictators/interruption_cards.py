"""§11: what the interruption cards do, word by word. Each is played only in its window (cards.toml, `window`)."""

from __future__ import annotations

from dataclasses import dataclass

from brink.engine import Arg, Reason, refuse
from brink.games.dictators.action_cards import Block, LoseCard, TakePointed
from brink.games.dictators.disarming import aimed_at, result, roll_again, tell_foiled
from brink.games.dictators.event_cards import Draw
from brink.games.dictators.playing_cards import CANCELLED, TO_HAND, Play, Word, answered_play, card_hits, word
from brink.games.dictators.state import NONE, DictatorsState
from brink.games.dictators.targets import OnePlace, can_lose_card, refuse_hand
from brink.games.dictators.the_map import Carried, arrival, close_zone, destination, next_door

# -- cancelling, and what may come with it (R54) ---------------------------------------------------------------------


@word("cancel")
class Cancel(Word):
    """NOPE: what was announced does not happen. What that is depends on the card's window."""

    always_fits = True  # a window on something cancelled is closed

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse("cancelled-already", "11.2") if state.cancelled[-1] else None

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        window = state.pack.card_window[play.card]
        told: dict[str, Arg] = {"what": f"cancel-{window}"}
        if window in ("card-announced", "interrupt-announced"):
            told["card_stopped"] = answered_play(state, play).card
        elif window in ("travel-announced", "flight-announced"):
            told["place"] = destination(state)
        elif window == "disarm-result":
            told |= aimed_at(state, play.about)
        return told

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.cancelled[-1] = CANCELLED
        if state.pack.card_window[play.card] == "disarm-result":  # what else the card does may move the meeple
            tell_foiled(state, play.about)


@word("give-back")
class GiveBack(Word):
    """Red Tape: the cancelled card goes back into its player's hand."""

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.cancelled[-1] = TO_HAND + play.about


@word("confiscate")
class Confiscate(Word):
    """Plausible Deniability: the cancelled card goes into the hand of whoever cancelled it."""

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.cancelled[-1] = TO_HAND + play.seat


@word("console")
@dataclass(frozen=True)
class Console(Word):
    """Wrong Wire, Secret Service: whoever was stopped draws cards."""

    count: int

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.then(Draw(play.about, self.count))


@word("fine")
class Fine(Word):
    """Diplomatic Immunity: whoever was stopped discards a random card."""

    def in_vain(self, state: DictatorsState, play: Play) -> bool:
        return not can_lose_card(state, play.about)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if not self.in_vain(state, play):
            card_hits(state, play, play.about, LoseCard(play.about))


@word("ground")
class Ground(Word):
    """Airport Strike: a no-fly token comes to the time zone in which the flight was to begin, if one may lie there."""

    def in_vain(self, state: DictatorsState, play: Play) -> bool:
        zone = self._sky(state, play)
        return zone == NONE or not state.no_fly_left() or state.refuse_no_fly(zone) is not None

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        if not self.in_vain(state, play):
            close_zone(state, play.seat, self._sky(state, play))

    def _sky(self, state: DictatorsState, play: Play) -> int:
        """Where the flight begins; abroad there is no time zone."""
        return state.pack.time_zone_of[state.state_of(play.about)]


# -- the others ------------------------------------------------------------------------------------------------------


@word("reroll")
class Recount(Word):
    """The die just rolled is rolled again; only the new result counts."""

    always_fits = True

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        return result(state, play.about)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        roll_again(state, play.about)


@word("subtract")
@dataclass(frozen=True)
class Filibuster(Word):
    """So much is taken off the roll that is to convince the president."""

    always_fits = True

    points: int

    def foretells(self, state: DictatorsState, play: Play) -> dict[str, Arg]:
        total = state.die + state.bonus
        return {"total": total, "less": total - self.points, "needed": state.needed_to_convince(play.about)}

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.bonus -= self.points


@word("whirl")
class Tornado(OnePlace):
    """Tornado Season: the meeple that has just moved is blown to a place of an adjacent state."""

    about_self = False

    def reachable(self, state: DictatorsState, play: Play) -> list[int]:
        return next_door(state, state.places[play.about])

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if not state.in_usa(play.about):
            return refuse("usa-only", "R12", card=play.card)
        if state.pack.next_states[state.state_of(play.about)]:
            return None
        return refuse("no-neighbours", "9", place=state.places[play.about])

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return state.in_usa(play.about) and bool(state.pack.next_states[state.state_of(play.about)])

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        card_hits(state, play, play.about, Carried(play.about, play.targets[0]))


@word("intercept")
class Wiretap(Word):
    """The card just drawn goes to the wiretapper instead."""

    about_self = False

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if state.pointed == NONE:
            return refuse("drawn-card-gone", "11.2")
        return refuse_hand(state, play.about)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        return state.pointed != NONE and can_lose_card(state, play.about)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        card_hits(state, play, play.about, TakePointed(play.seat))


@word("snow-in")
class Blizzard(Block):
    """Up to 2 free roads from the place that was just reached get roadblocks (R56)."""

    about_self = False

    def roads(self, state: DictatorsState, play: Play) -> list[int]:
        return [road for _, road in state.pack.roads_from[arrival(state, play.about)]]

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if not state.pack.in_usa[arrival(state, play.about)]:
            return refuse("usa-only", "R12", card=play.card)
        return super().impossible(state, play)

    def possible(self, state: DictatorsState, play: Play) -> bool:
        here = state.pack.in_usa[arrival(state, play.about)]
        return here and next(self.free_roads(state, play), None) is not None
