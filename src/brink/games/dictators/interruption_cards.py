"""§11: what the interruption cards do, word by word. Each is played only in its window (cards.toml, `window`)."""

from __future__ import annotations

from dataclasses import dataclass

from brink.engine import Reason, refuse
from brink.games.dictators.action_cards import Block, TakePointed
from brink.games.dictators.disarming import roll_again
from brink.games.dictators.playing_cards import Play, Word, hit, word
from brink.games.dictators.state import NONE, DictatorsState
from brink.games.dictators.targets import OnePlace, refuse_hand
from brink.games.dictators.the_map import Carried, next_door


@word("cancel")
class Cancel(Word):
    """Veto, Plausible Deniability, Sabotage, Secret Service, Flat Tire, Airport Strike, Diplomatic Immunity: what was
    announced does not happen. What that is depends on the card's window."""

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        return refuse("cancelled-already", "11.2") if state.cancelled[-1] else None

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.cancelled[-1] = 1


@word("reroll")
class Recount(Word):
    """The die just rolled is rolled again; only the new result counts."""

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        roll_again(state, play.about)


@word("subtract")
@dataclass(frozen=True)
class Filibuster(Word):
    """So much is taken off the roll that is to convince the president."""

    points: int

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        state.bonus -= self.points
        state.say("bonus-now", "8", seat=play.about, total=state.die + state.bonus)


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

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        hit(state, play.seat, play.about, Carried(play.about, play.targets[0]))


@word("intercept")
class Wiretap(Word):
    """The card just drawn goes to the wiretapper instead."""

    about_self = False

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if state.pointed == NONE:
            return refuse("drawn-card-gone", "11.2")
        return refuse_hand(state, play.about)

    def carry_out(self, state: DictatorsState, play: Play) -> None:
        hit(state, play.seat, play.about, TakePointed(play.seat))


@word("snow-in")
class Blizzard(Block):
    """Up to 2 free roads from the place that was just reached get roadblocks."""

    about_self = False

    def roads(self, state: DictatorsState, play: Play) -> list[int]:
        return [road for _, road in state.pack.roads_from[state.places[play.about]]]

    def impossible(self, state: DictatorsState, play: Play) -> Reason | None:
        if not state.in_usa(play.about):
            return refuse("usa-only", "R12", card=play.card)
        return super().impossible(state, play)
