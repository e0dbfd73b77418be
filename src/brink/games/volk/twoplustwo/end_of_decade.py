"""§11.11 (booklet 12): arms race, space race and dominance come before the ten phases of the base game."""

from __future__ import annotations

from collections.abc import Mapping

from brink.engine import Action, Arg, all_but, only
from brink.games.volk.end_of_decade import SPACES_WITH_ICONS
from brink.games.volk.events import NextIcon
from brink.games.volk.germany import board_now
from brink.games.volk.pack import DECADES, PHASES
from brink.games.volk.state import by_player
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA, TwoAutomatic, TwoDecision, TwoState, superpower
from brink.games.volk.verbs import Space


def favoured(marker: int) -> int:
    """The superpower that a marker off its start space favours."""
    return SOVIET_UNION if marker > 0 else USA


def begin(state: TwoState, number: int) -> None:
    """The three phases of 2+2 are numbered after the ten of the base game."""
    state.phase = PHASES + number
    if state.log is not None:
        state.say("phase", "11.11", phase=state.phase - 1, **board_now(state))


class ArmsRacePhase(TwoAutomatic, frozen=True):
    """A marker in a victory space wins at once."""

    rule = "11.11"

    def run(self, state: TwoState) -> None:
        begin(state, 1)
        if state.arms in state.pack.arms_victory:
            state.say("outcome-arms-race", "11.11", seat=favoured(state.arms))
            state.seat_wins(favoured(state.arms), "arms-race", "11.11")


class SpaceRacePhase(TwoAutomatic, frozen=True):
    """The icons of the marker's space: money, a card of the next decade, or victory."""

    rule = "11.11"

    def run(self, state: TwoState) -> None:
        begin(state, 2)
        power = favoured(state.space)
        if not state.space:
            state.say("on-start-space", "11.11", track=state.track_number("space"))
        for number in state.pack.space_icons[state.space]:
            icon = state.pack.icons[number]
            if icon.kind == "victory":
                state.say("outcome-space-race", "11.11", seat=power)
                state.seat_wins(power, "space-race", "11.11")
            elif icon.kind == "3-1":
                draw_early(state, power)
            else:
                state.pay(superpower(icon.side), icon.amount, "11.11")


def draw_early(state: TwoState, power: int) -> None:
    """H39: a hand card from the next decade's deck, which keeps its order; none in decade IV."""
    if state.decade == DECADES:
        state.say("no-next-decade", "H39", power=power)
        return
    state.next_deck = state.deck_of(state.decade + 1)
    card = state.next_deck.pop()
    state.hands[power].put(card, 1 << power)
    state.early[power] = card
    state.reveal(power)
    state.say("you-drew-early", "H39", only(power), card=card)
    state.say("drew-early", "H39", all_but(power), seat=power)


class DominancePhase(TwoAutomatic, frozen=True):
    """H40: the leader takes a reward, then both superpowers have their income, in the last decade too."""

    rule = "11.11"

    def run(self, state: TwoState) -> None:
        begin(state, 3)
        state.then(Income())
        if state.dominance:
            state.then(ChooseReward(favoured(state.dominance)))
        else:
            state.say("no-reward", "11.11", track=state.track_number("dominance"))


class ChooseReward(TwoDecision, frozen=True):
    """The marker's space or one nearer the middle."""

    rule = "11.11"
    needs_choice = True

    def candidates(self, state: TwoState) -> list[Action]:
        return [Space(space) for space in range(1, abs(state.dominance) + 1)]

    def phrases(self, state: TwoState) -> Mapping[str, str]:
        return SPACES_WITH_ICONS

    def details(self, state: TwoState) -> Mapping[Action, Mapping[str, Arg]]:
        return {Space(space): {"icon_all": list(self._reward(state, space))} for _, space in self.candidates(state)}

    def _reward(self, state: TwoState, space: int) -> tuple[int, ...]:
        return state.pack.rewards[space if self.seat == SOVIET_UNION else -space]

    def perform(self, state: TwoState, action: Space) -> None:
        state.say("reward-space", "11.11", power=self.seat, space=action.space)
        state.then(NextIcon(by_player(state, self.seat), self._reward(state, action.space)))

    def asks(self, state: TwoState) -> dict[str, Arg]:
        return {"space": abs(state.dominance)}


class Income(TwoAutomatic, frozen=True):
    rule = "11.11"

    def run(self, state: TwoState) -> None:
        for power, amount in enumerate(state.pack.incomes[state.dominance]):
            state.pay(power, amount, "11.11")
