"""§6: arrows move markers; an arrow beyond the end of a track gives its side a bonus instead."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk.economy import ask_or_do
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.state import VolkDecision, VolkState

MARKERS: Final = {"P": "prestige", "P!": "prestige", "$": "currency", "S": "socialism"}


def push(state: VolkState, track: str, side: int) -> None:
    """One arrow."""
    if not state.shift(track, side):
        beyond(state, track, side)


def beyond(state: VolkState, track: str, side: int) -> None:
    """§6: the marker stays; prestige lets its side choose, the other tracks move unrest in the East."""
    state.say("beyond-the-end", "6", track=state.track_number(track), side=side)
    if track == "prestige":
        ask_or_do(state, PrestigeBonus(state.german(side), side))
    elif side == WEST:
        state.then(PlaceUnrest(state.german(WEST), EAST))
    elif state.restless(EAST):
        ask_or_do(state, RemoveUnrest(state.german(EAST), EAST))


class PlaceUnrest(VolkDecision, frozen=True):
    """§6: choose where 1 unrest comes."""

    rule = "6"
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [("at", province) for province in state.pack.provinces[self.side]]

    def perform(self, state: VolkState, action: Action) -> None:
        state.add_unrest(action[1], 1, self.rule)


class RemoveUnrest(VolkDecision, frozen=True):
    """Choose where 1 unrest goes."""

    rule = "5.2"
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [("at", province) for province in state.pack.provinces[self.side]]

    def refusal(self, state: VolkState, action: Action) -> Reason | None:
        return None if state.unrest[action[1]] else refuse("no-unrest", self.rule, province=action[1])

    def perform(self, state: VolkState, action: Action) -> None:
        state.cut_unrest(action[1])


class PrestigeBonus(VolkDecision, frozen=True):
    """§6: prestige beyond its end: 1 unrest less at home or 1 more on the other side."""

    rule = "6"
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        pack = state.pack
        calm: list[Action] = [("calm", province) for province in pack.provinces[self.side]]
        return [*calm, *(("stir", province) for province in pack.provinces[1 - self.side])]

    def refusal(self, state: VolkState, action: Action) -> Reason | None:
        if action[0] == "calm" and not state.unrest[action[1]]:
            return refuse("no-unrest", "6", province=action[1])
        return None

    def perform(self, state: VolkState, action: Action) -> None:
        if action[0] == "calm":
            state.cut_unrest(action[1], 1, "6")
        else:
            state.add_unrest(action[1], 1, "6")

    def tells(self, state: VolkState) -> dict[str, Arg]:
        return {"side": self.side}
