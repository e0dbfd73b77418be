"""§11.8 (booklet 9): at the end of a sub-decade the last card's event happens by itself."""

from __future__ import annotations

from collections.abc import Mapping

from brink.engine import Action, Arg
from brink.games.volk.actions import line_up
from brink.games.volk.events import ignorable, ignoring, in_order
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.state import By
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA, TwoAutomatic, TwoDecision, TwoState
from brink.games.volk.unrest import UseSocialists
from brink.games.volk.verbs import DONE, Done, Ignoring

WHERE, EMBLEM, IGNORE = 1, 2, 3  # what the levels of the arms-race advantage add


class AutomaticEvent(TwoAutomatic, frozen=True):
    """H27: at once when one normal card is left. The arms-race advantage is that of this moment (H30)."""

    rule = "11.8"

    def run(self, state: TwoState) -> None:
        card = state.display.pop()
        line_up(state, card)
        state.resolving = card
        state.marks = [0] * len(state.unrest)
        state.automatic = True
        state.say("automatic-event", "11.8", card=card)
        icons, by = automatic_icons(state, card), deciders(state)
        level, leader = state.pack.levels[state.arms], SOVIET_UNION if state.arms > 0 else USA
        if not icons:
            state.say("automatic-empty", "11.8", card=card)
        state.then(EndAutomatic(), UseSocialists())
        if level >= IGNORE and icons:
            state.then(IgnoreOne(leader, by, icons))
        else:
            state.then(*in_order(by, icons))


def automatic_icons(state: TwoState, card: int) -> tuple[int, ...]:
    """What of an event happens by itself."""
    return state.pack.by_itself[card]


def deciders(state: TwoState) -> By:
    """H28: the states decide for their own colours; the arms race hands that to the leading superpower."""
    west, east = state.german(WEST), state.german(EAST)
    yellow, red, eagle, emblem = west, east, west, east
    level, leader = state.pack.levels[state.arms], SOVIET_UNION if state.arms > 0 else USA
    if level >= WHERE:
        yellow = red = leader
    if level >= EMBLEM:
        eagle, emblem = (west, leader) if leader == USA else (leader, east)
    return By(state.active, yellow, red, eagle, emblem)


class IgnoreOne(TwoDecision, frozen=True):
    """H29: a superpower far enough ahead may name one arrow or icon to be skipped, before anything happens."""

    rule = "H29"
    by: By
    icons: tuple[int, ...]

    def candidates(self, state: TwoState) -> list[Action]:
        return [*ignorable(state, self.icons), DONE]

    def perform(self, state: TwoState, action: Ignoring | Done) -> None:
        icons = self.icons
        if not isinstance(action, Done):
            state.say("ignored", self.rule, seat=self.seat, icon=action.icon)
            icons = ignoring(state, icons, action)
        state.then(*in_order(self.by, icons))

    def asks(self, state: TwoState) -> dict[str, Arg]:
        return {"card": state.resolving, "icon_all": list(self.icons)}

    def phrases(self, state: TwoState) -> Mapping[str, str]:
        return {"done": "do-ignore-nothing"}

    def tells(self, state: TwoState) -> dict[str, Arg]:
        return {"card": state.resolving}


class EndAutomatic(TwoAutomatic, frozen=True):
    rule = "11.8"

    def run(self, state: TwoState) -> None:
        state.automatic = False
