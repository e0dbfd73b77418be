"""§11.5 (booklet 6 and 7): the actions of four players, and the icons at a card's value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk import unrest, verbs
from brink.games.volk.actions import TakeTurn
from brink.games.volk.events import NextIcon, in_order
from brink.games.volk.state import THIRD_RULES, VolkState, by_player
from brink.games.volk.twoplustwo import arms_race_and_conflicts as cards
from brink.games.volk.twoplustwo.state import SOVIET_UNION, TwoAutomatic, TwoState, two
from brink.games.volk.twoplustwo.verbs import Credit, Engage, TwoCardAction

LAST: Final = 2  # cards on display: one is taken, the other's event is automatic


class TakeTwoTurn(TakeTurn, frozen=True):
    """§11.5: the four actions of the base game; a superpower may also engage in the arms race or take a credit."""

    rule = "11.5"

    def with_card(self, state: VolkState, card: int) -> Sequence[Action]:
        ready = two(state).pack.ready
        return ready.as_superpower[card] if self.seat <= SOVIET_UNION else ready.with_card[card]

    def asks(self, state: VolkState) -> dict[str, Arg]:
        """Whether debt limits the choice, and whether the card that is left on display happens by itself (§11.8)."""
        return {"red": int(two(state).in_the_red(self.seat)), "last": int(len(state.display) == LAST)}

    def options(self, state: VolkState) -> list[Action]:
        """The fast form of the refusals, also in the red: events that pay, and credits (§11.5)."""
        if self.seat > SOVIET_UNION or not two(state).in_the_red(self.seat):
            return super().options(state)
        ready = two(state).pack.ready
        found: list[Action] = []
        for card in (*state.display, *state.hands[self.seat].cards):
            if self.refusal(state, ready.event[card]) is None:
                found.append(ready.event[card])
            found += ready.credit[card]
        return [*found, *unrest.police_options(state, self.seat)]

    def plays(self, state: VolkState, side: int, calming: int) -> Sequence[Sequence[Action]]:
        if self.seat > SOVIET_UNION:
            return state.pack.plays[side][calming]
        game = two(state)
        return game.pack.superpower_plays[cards.at_end_of_race(game, self.seat)][side][calming]

    def refuse_card(self, state: VolkState, action: TwoCardAction) -> Reason | None:
        if isinstance(action, Engage):
            if two(state).pack.ban[action.card]:
                return refuse("arms-race-banned", "11.5", card=action.card)
            return cards.refuse_step(two(state), self.seat)
        return None if isinstance(action, Credit) else super().refuse_card(state, action)

    def allows(self, action: TwoCardAction) -> str:
        return self.rule if isinstance(action, Engage | Credit) else super().allows(action)

    def act(self, state: VolkState, action: TwoCardAction) -> None:
        game, card = two(state), action.card
        event = isinstance(action, verbs.Event)
        game.must_earn = event and game.in_the_red(self.seat)
        if not event:
            state.resolving = card
            state.then(ValueIcons(self.seat, card))
        if isinstance(action, Engage):
            cards.step(game, self.seat)
        elif isinstance(action, Credit):
            game.pay(self.seat, state.value(self.seat, card), "11.5")
        else:
            super().act(state, action)


class ValueIcons(TwoAutomatic, frozen=True):
    """H17: after a value was played, the icon beside it (of the player's colour) and those below it."""

    rule = "11.5"
    seat: int
    card: int

    def run(self, state: TwoState) -> None:
        icons = value_icons(state, self.seat, self.card)
        if not icons:
            return
        by = by_player(state, self.seat)
        if state.rules >= THIRD_RULES:
            state.then(*in_order(by, icons))
        else:
            NextIcon(by, icons, 0, True).run(state)


def value_icons(state: TwoState, seat: int, card: int) -> tuple[int, ...]:
    """The icons that follow when this seat plays the card's value."""
    return state.pack.with_value[seat & 1][card]
