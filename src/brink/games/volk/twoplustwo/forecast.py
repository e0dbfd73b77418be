"""What the end of the decade would bring in 2+2: three phases more, and which of the allies would win."""

from __future__ import annotations

from brink.engine.steps import AnyStep
from brink.games.volk import events
from brink.games.volk.forecast import ColdWar, Forecast, told
from brink.games.volk.icons import Icon
from brink.games.volk.outlook import Outlook
from brink.games.volk.pack import DECADES, NONE, PHASES
from brink.games.volk.spans import ONE, Span, plus
from brink.games.volk.twoplustwo import end_of_decade as eod
from brink.games.volk.twoplustwo.sequence_of_play import NextTwoDecade, end_of_two_decade
from brink.games.volk.twoplustwo.state import SOVIET_UNION, USA, TwoState, debt_points, superpower


class TwoOutlook(Outlook):
    world: TwoState

    def __init__(self, state: TwoState) -> None:
        self.treasury: list[Span] = [(money, money) for money in state.treasury]
        self.draws = NONE
        self.reward: tuple[int, list[int]] | None = None
        self.income: list[int] | None = None
        super().__init__(state, end_of_two_decade())

    def winners(self, side: int) -> list[int]:
        """§11.11: the superpower with more points than the other one, else the German state."""
        own, other = self.points(side), self.points(1 - side)
        found = [side] if own[1] > other[0] else []
        return found + ([self.world.german(side)] if own[0] <= other[1] else [])

    def points(self, power: int) -> Span:
        least, most = self.treasury[power]
        there = self.world.track_vp(power)
        return there - debt_points(least), there - debt_points(most)

    def wins(self, power: int, how: str) -> None:
        """At once, whatever the points are."""
        self.endings[how] = {power}
        self.over = True

    def pay(self, power: int, amount: Span) -> None:
        self.treasury[power] = plus(self.treasury[power], amount)

    def icon(self, icon: Icon, count: Span, pays: bool) -> None:
        if icon.kind == "money":
            least, most = sorted((count[0] * icon.amount, count[1] * icon.amount))
            self.pay(superpower(icon.side), (least, most))
        else:
            super().icon(icon, count, pays)

    def do_arms_race(self, step: eod.ArmsRacePhase) -> None:
        self.enter(PHASES + 1)
        if self.world.arms in self.world.pack.arms_victory:
            self.wins(eod.favoured(self.world.arms), "arms-race")

    def do_space_race(self, step: eod.SpaceRacePhase) -> None:
        self.enter(PHASES + 2)
        pack, power = self.world.pack, eod.favoured(self.world.space)
        for icon in (pack.icons[number] for number in pack.space_icons[self.world.space]):
            if icon.kind == "victory":
                self.wins(power, "space-race")
            elif icon.kind == "3-1":
                self.draws = power if self.world.decade < DECADES else NONE
            else:
                self.icon(icon, ONE, False)

    def do_dominance(self, step: eod.DominancePhase) -> None:
        self.enter(PHASES + 3)
        if self.world.dominance:
            self.do_choose_reward(eod.ChooseReward(eod.favoured(self.world.dominance)))
        self.do_income(step)

    def do_choose_reward(self, step: eod.ChooseReward) -> None:
        spaces = [action.space for action in step.candidates(self.world)]  # type: ignore[attr-defined]
        self.reward = step.seat, spaces
        sign = 1 if step.seat == SOVIET_UNION else -1
        self.carry_out([self.world.pack.rewards[sign * space] for space in spaces], pays=False)

    def do_income(self, step: AnyStep) -> None:
        self.income = list(self.world.pack.incomes[self.world.dominance])
        for power, amount in enumerate(self.income):
            self.pay(power, (amount, amount))


TwoOutlook.steps = {
    **Outlook.steps,
    eod.ArmsRacePhase: TwoOutlook.do_arms_race,
    eod.SpaceRacePhase: TwoOutlook.do_space_race,
    eod.DominancePhase: TwoOutlook.do_dominance,
    eod.ChooseReward: TwoOutlook.do_choose_reward,
    eod.Income: TwoOutlook.do_income,
    events.NextIcon: TwoOutlook.do_icons,
    events.ChooseIcon: TwoOutlook.do_icons,
    NextTwoDecade: TwoOutlook.do_next_decade,
}


def forecast(state: TwoState) -> Forecast | None:
    """None after the end of the game."""
    if state.outcome:
        return None
    seen = TwoOutlook(state)
    power, spaces = seen.reward or (NONE, [])
    points = [seen.points(USA), seen.points(SOVIET_UNION)]
    return told(seen, ColdWar(seen.draws, power, spaces, seen.income, seen.treasury, points))
