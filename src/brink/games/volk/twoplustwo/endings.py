"""§11.11: which actions may decide the game or press the red button, so that whoever takes one is told before."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from brink.engine import Action
from brink.games.volk import endings
from brink.games.volk.twoplustwo.actions import LAST, value_icons
from brink.games.volk.twoplustwo.arms_race_and_conflicts import ARMS_RACE, CONFLICTS, cell
from brink.games.volk.twoplustwo.sequence_of_play import DiscardOne
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA, TwoState
from brink.games.volk.twoplustwo.verbs import Engage, TwoCardAction
from brink.games.volk.verbs import Event

FEW: Final = 3  # doves that one event can flip
FLIPS: Final = {"-dove": 1, "A": 2, "conflict": 1, "confA": 1}  # "A": where both superpowers draw
DRAWERS: Final = ((), (USA, USA), (USA, SOVIET_UNION), (SOVIET_UNION, USA), (SOVIET_UNION, SOVIET_UNION))


def may_end(state: TwoState, action: Action) -> bool:
    """At the end of a decade, when the last card of a sub-decade is due, and where no dove may be left."""
    if state.phase > 0 or len(state.display) <= LAST:
        return True
    if isinstance(action, TwoCardAction):
        return flights(state, action) > state.doves
    return state.doves <= FEW


def by_draws(state: TwoState, action: Action) -> Hashable:
    """While a sub-decade goes on, nothing but a drawn card presses the button unforeseen; of cards with the same icons
    alike.
    """
    if state.phase or len(state.display) <= LAST or state.automatic:
        return None
    return (action.verb, icons_that_follow(state, action)) if isinstance(action, TwoCardAction) else action


def flights(state: TwoState, action: TwoCardAction) -> int:
    """Doves that a card may flip at most; a card that it draws flips one."""
    kinds = (state.pack.icons[icon].kind for icon in icons_that_follow(state, action))
    return isinstance(action, Engage) + sum(FLIPS.get(kind, 0) for kind in kinds)


def icons_that_follow(state: TwoState, action: TwoCardAction) -> tuple[int, ...]:
    """Those of its event, or at its value."""
    seat = state.active
    return state.icons_for(seat, action.card) if isinstance(action, Event) else value_icons(state, seat, action.card)


def unsettled(state: TwoState) -> bool:
    return endings.unsettled(state) and not isinstance(state.agenda[-1], DiscardOne)


def drawn_next(world: TwoState) -> Iterator[TwoState]:
    """Worlds in which the arms-race and conflict cards come next that flip no dove; and those that flip one, whichever
    superpower draws first, and second. At the end of a decade nobody draws any.
    """
    for powers in DRAWERS if world.phase == 0 else DRAWERS[:1]:
        other = world.clone()
        for deck in (ARMS_RACE, CONFLICTS):
            other.small_decks[deck] = stacked(world, deck, powers)
        yield other


def stacked(state: TwoState, deck: int, powers: tuple[int, ...]) -> list[int]:
    """The deck with a card on top for each of these powers in turn that flips a dove when it draws it. Without powers,
    what flips a dove for anybody comes last.
    """

    def spared(card: int) -> tuple[bool, int]:
        """Rather not one that shuffles the deck, or flips a dove for the other power too."""
        both = sum(flips(state, deck, card, power) for power in (USA, SOVIET_UNION))
        return state.pack.reshuffles[deck][card], both

    rest = sorted(state.small_decks[deck], key=lambda card: spared(card)[1], reverse=True)
    top: list[int] = []
    for power in powers:
        fitting = [card for card in rest if flips(state, deck, card, power)]
        if fitting:
            top.append(min(fitting, key=spared))
            rest.remove(top[-1])
    return [*rest, *reversed(top)]


def flips(state: TwoState, deck: int, card: int, power: int) -> bool:
    """Whether a card flips a dove when this superpower draws it."""
    return any(state.pack.icons[icon].kind == "-dove" for icon in cell(state, deck, card, power))
