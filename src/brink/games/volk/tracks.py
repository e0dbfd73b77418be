"""§6: arrows move markers; an arrow beyond the end of a track gives its side a bonus instead."""

from __future__ import annotations

from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.state import VolkDecision, VolkState
from brink.games.volk.verbs import At, Calm, Stir

MARKERS: Final = {"P": "prestige", "P!": "prestige", "$": "currency", "S": "socialism"}


def push(state: VolkState, track: str, side: int) -> None:
    """One arrow."""
    if not state.shift(track, side):
        beyond(state, track, side)


def beyond(state: VolkState, track: str, side: int) -> None:
    """§6: the marker stays; prestige lets its side choose, the other tracks move unrest in the East."""
    state.say("beyond-the-end", "6", track=state.track_number(track), side=side)
    if track == "prestige":
        state.then(PrestigeBonus(state.german(side), side))
    elif side == WEST:
        state.then(PlaceUnrest(state.german(WEST), EAST))
    elif state.has_unrest(EAST):
        state.then(RemoveUnrest(state.german(EAST), EAST, "6"))
    else:
        state.say("bonus-lost", "6", side=EAST)


class PlaceUnrest(VolkDecision, frozen=True):
    """§6: the bonus of the West: choose where 1 unrest comes."""

    rule = "6"
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.at_home[self.side]]

    def perform(self, state: VolkState, action: At) -> None:
        state.add_unrest(action.province, 1, self.rule)


class RemoveUnrest(VolkDecision, frozen=True, omit_defaults=True):
    """§4.1: choose where 1 unrest goes; so does who gets it as a bonus (§6)."""

    needs_choice = True
    side: int
    rule: str = "4.1"  # type: ignore[misc]

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.at_home[self.side]]

    def refusal(self, state: VolkState, action: At) -> Reason | None:
        return None if state.unrest[action.province] else refuse("no-unrest", self.rule, province=action.province)

    def options(self, state: VolkState) -> list[Action]:
        at = state.pack.ready.at
        return [at[province] for province in state.restless(self.side)]

    def perform(self, state: VolkState, action: At) -> None:
        state.cut_unrest(action.province, 1, self.rule)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"bonus": int(self.rule == "6")}


class PrestigeBonus(VolkDecision, frozen=True):
    """§6: prestige beyond its end: 1 unrest less at home or 1 more on the other side."""

    rule = "6"
    needs_choice = True
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        ready, provinces = state.pack.ready, state.pack.provinces
        calm = [ready.calm[province] for province in provinces[self.side]]
        return [*calm, *(ready.stir[province] for province in provinces[1 - self.side])]

    def refusal(self, state: VolkState, action: Calm | Stir) -> Reason | None:
        if isinstance(action, Calm) and not state.unrest[action.province]:
            return refuse("no-unrest", "6", province=action.province)
        return None

    def perform(self, state: VolkState, action: Calm | Stir) -> None:
        if isinstance(action, Calm):
            state.cut_unrest(action.province, 1, "6")
        else:
            state.add_unrest(action.province, 1, "6")

    def tells(self, state: VolkState) -> dict[str, Arg]:
        return {"side": self.side}
