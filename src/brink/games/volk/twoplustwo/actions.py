"""§11.5 (booklet 6 and 7): the actions of four players, and the icons at a card's value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brink.engine import Action, Reason, refuse
from brink.games.volk.actions import ACTIONS, TakeTurn
from brink.games.volk.events import NextIcon
from brink.games.volk.state import VolkDecision, VolkState, by_player
from brink.games.volk.twoplustwo import arms_race_and_conflicts as cards
from brink.games.volk.twoplustwo.state import SOVIET_UNION, TwoAutomatic, TwoState, two

SUPERPOWER_ACTIONS: Final = (*ACTIONS, "engage", "credit")


class TakeTwoTurn(TakeTurn, frozen=True):
    """§11.5: the four actions of the base game; a superpower may also engage in the arms race or take a credit."""

    rule = "11.5"

    def actions(self, state: VolkState) -> tuple[str, ...]:
        return SUPERPOWER_ACTIONS if self.seat <= SOVIET_UNION else ACTIONS

    def options(self, state: VolkState) -> list[Action]:
        """In the red every card has limits of its own."""
        if two(state).in_the_red(self.seat):
            return VolkDecision.options(self, state)
        return super().options(state)

    def further_options(self, state: VolkState, card: int) -> Sequence[Action]:
        if self.seat > SOVIET_UNION:
            return ()
        if two(state).pack.ban[card] or cards.refuse_step(two(state), self.seat):
            return (("credit", card),)
        return (("engage", card), ("credit", card))

    def refuse_verb(self, state: VolkState, verb: str, card: int) -> Reason | None:
        if verb == "engage":
            if two(state).pack.ban[card]:
                return refuse("arms-race-banned", "11.5", card=card)
            return cards.refuse_step(two(state), self.seat)
        return super().refuse_verb(state, verb, card)

    def act(self, state: VolkState, verb: str, card: int) -> None:
        game = two(state)
        game.must_earn = verb == "event" and game.in_the_red(self.seat)
        if verb != "event":
            state.resolving = card
            state.then(ValueIcons(self.seat, card))
        if verb == "engage":
            cards.step(game, self.seat)
        elif verb == "credit":
            game.pay(self.seat, state.value(self.seat, card), "11.5")
        else:
            super().act(state, verb, card)


class ValueIcons(TwoAutomatic, frozen=True):
    """H17: after a value was played, the icon beside it (of the player's colour) and those below it."""

    rule = "11.5"
    seat: int
    card: int

    def run(self, state: TwoState) -> None:
        icons = value_icons(state, self.seat, self.card)
        if icons:
            state.then(NextIcon(by_player(state, self.seat), icons, 0, True))


def value_icons(state: TwoState, seat: int, card: int) -> tuple[int, ...]:
    """The icons that follow when this seat plays the card's value."""
    pack = state.pack
    beside = (icon for icon in pack.beside[card] if pack.icons[icon].colour == seat & 1)
    return (*beside, *pack.below[card])
