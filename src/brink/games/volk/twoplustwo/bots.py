"""The bot `steady` for each role of 2+2.

First comes the common cause: without the victory of one's side nobody on it wins. Then the rivalry inside it: a
superpower wants more victory points than the other superpower, and a German state wants its own superpower not to have
them. And nobody wants to be the one who presses the button.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final

from brink.engine import Action
from brink.games.volk import verbs
from brink.games.volk.bots import CARD_ACTIONS, Mind, Steady, board
from brink.games.volk.events import executable, ignoring, two_way
from brink.games.volk.icons import EAST, WEST, Icon, arrow
from brink.games.volk.industry import found_once
from brink.games.volk.state import VolkState
from brink.games.volk.tracks import MARKERS
from brink.games.volk.twoplustwo import nuclear_war
from brink.games.volk.twoplustwo.actions import LAST, TakeTwoTurn, value_icons
from brink.games.volk.twoplustwo.arms_race_and_conflicts import ARMS_RACE, CONFLICTS, WhoDraws, cell
from brink.games.volk.twoplustwo.automatic_event import IgnoreOne, automatic_icons
from brink.games.volk.twoplustwo.end_of_decade import ChooseReward
from brink.games.volk.twoplustwo.icons import DOMINANCE, ChooseArrow, DominanceBonus
from brink.games.volk.twoplustwo.pack import SMALL_DECK, TwoPack
from brink.games.volk.twoplustwo.sequence_of_play import DiscardOne, KeepOlder
from brink.games.volk.twoplustwo.state import DOVES, SOVIET_UNION, TwoState, two
from brink.games.volk.twoplustwo.verbs import Credit, DrawsFirst, Engage, Push, TakeMoney, TwoCardAction
from brink.games.volk.verbs import Discard, Done, Police

STEP: Final = {"dominance": 1.8, "space": 2.6, "arms": 1.6}  # of a marker, for its superpower
RACE: Final = 30.0  # to win a race
PACE: Final = {"arms": 2, "space": 3}  # part of the way counts by this power: steps in space wait for blue cards
DOLLAR: Final = 0.45
LAST_DOLLARS: Final = 0.6  # more, when there are few
ALLY_DOLLAR: Final = 0.12
RIVAL: Final = 0.8  # how much a German state minds its superpower's lead
FEAR: Final = 0.012  # of each dove that is gone
HOPE: Final = 0.1  # of the greatest peacemaker, for each dove that is gone
WAR: Final = 60.0
LITTLE: Final = 0.1  # of both, for those who can hardly win any more
GAMBLE: Final = 0.5  # a risk of war beyond this is no gamble any more
PEACE: Final = 0.5  # a peacemaker card
LEAD: Final = 1.4  # when a step decides who is ahead in victory points
TRACK_OF: Final = {"D": "dominance", "SP": "space", "A": "arms"}


@cache
def end_of_race(pack: TwoPack, track: str) -> int:
    """How many spaces of a lead win it."""
    end = pack.ends[track]
    return min((space for space in range(1, end + 1) if pack.wins_at(track, space)), default=end)


class SteadyTwo(Steady):
    def mind(self, world: VolkState, seat: int) -> Mind:
        return TwoMind(two(world), seat)


class TwoMind(Mind):
    """One decision of one of the four."""

    state: TwoState
    pack: TwoPack

    def __init__(self, state: TwoState, seat: int) -> None:
        super().__init__(state, seat)
        self.superpower = seat <= SOVIET_UNION
        self._steps: dict[tuple[str, int], float] = {}
        self._drawings: dict[tuple[int, int], float] = {}
        self._dangers: dict[tuple[int, ...], float] = {}
        self._with_values: dict[int, float] = {}

    def _take_two_turn(self, step: TakeTwoTurn, legal: list[TwoCardAction | Police]) -> list[float]:
        return [self.worth_of(action) for action in legal]

    def worth_of(self, action: TwoCardAction | Police) -> float:
        worth = super().worth_of(action)  # type: ignore[arg-type]  # it knows those of 2+2 by `action_gain`
        return worth if isinstance(action, Police) else worth - self.danger_of(self.carried_out(action))

    def action_gain(self, action: TwoCardAction) -> float:
        kind, card = type(action), action.card
        gain = TWO_CARD_ACTIONS[kind](self, card)
        return gain if kind is verbs.Event else gain + self.with_value(card)

    def engaging(self, card: int) -> float:
        return self.step_gain("arms", self.side) + self.drawing(ARMS_RACE, self.side)

    def crediting(self, card: int) -> float:
        return self.money_gain(self.side, self.state.value(self.seat, card))

    def with_value(self, card: int) -> float:
        """What follows when the card's value is played."""
        gain = self._with_values.get(card)
        if gain is None:
            icons = value_icons(self.state, self.seat, card)
            gain = self._with_values[card] = sum([self.icon_gain(icon, self.side) for icon in icons])
        return gain

    # -- what the Cold War is worth, for this seat ----------------------------------------------------------------

    def _icon_gain(self, icon: Icon, number: int, side: int) -> float:
        """The icons of 2+2 are judged from this seat, whoever triggers them; the others from the side."""
        if icon.kind not in COLD_WAR:
            gain = super()._icon_gain(icon, number, side)
            if icon.kind == "P" and self.superpower and side == self.side:
                track_gain = self.step_gain("dominance", WEST if icon.left else EAST)
                return max(gain, track_gain)
            return gain
        gain = self.cold_gain(icon) if executable(self.state, number) else 0.0
        return gain if side == self.side else -gain

    def cold_gain(self, icon: Icon) -> float:
        kind = icon.kind
        if kind in TRACK_OF:
            return self.arrows_gain(icon)
        if kind == "money":
            return self.money_gain(icon.side, icon.amount)
        if kind == "conflict":
            return self.drawing(CONFLICTS, icon.side)
        if kind == "confA":
            return self.drawing(CONFLICTS, self.side)
        if kind in ("-dove", "+dove"):
            return self.dove_gain(-1 if kind == "-dove" else 1)
        if kind == "pm":
            return PEACE + 0.3 * (DOVES - self.state.doves)
        if kind == "choice":
            return max(self.push_gain(track, way) for track in ("dominance", "prestige") for way in (WEST, EAST))
        if kind == "armscost+1":
            return 0.0
        return 1.5 if self.side == WEST else -1.5 if self.seat == SOVIET_UNION else 0.0  # the Soviet malus

    def arrows_gain(self, icon: Icon) -> float:
        track = TRACK_OF[icon.kind]
        if two_way(icon):
            return self.drawing(ARMS_RACE, WEST) + self.drawing(ARMS_RACE, EAST) if track == "arms" else 0.0
        way = WEST if icon.left else EAST
        return self.step_gain(track, way) + (self.drawing(ARMS_RACE, way) if track == "arms" else 0.0)

    def push_gain(self, track: str, way: int) -> float:
        if track == "prestige":
            return self.sign * self.arrow_gain("prestige", way)
        return self.step_gain(track, way)

    def step_gain(self, track: str, way: int) -> float:
        """A step of a marker towards a superpower."""
        gain = self._steps.get((track, way))
        if gain is None:
            gain = self._steps[track, way] = self._step_gain(track, way)
        return gain

    def _step_gain(self, track: str, way: int) -> float:
        worth = STEP[track] * (LEAD if abs(self.lead) <= 1 else 1.0)
        if self.superpower:
            gain = worth if way == self.side else -worth
        elif way != self.side:
            gain = worth * 0.4 if self.lead > 0 else -worth * 0.3
        else:
            gain = -worth * RIVAL if self.lead >= 0 else worth * 0.1
        return gain if track == "dominance" else gain + self.race_gain(track, way)

    def race_gain(self, track: str, way: int) -> float:
        """How much nearer a step brings somebody to the end of a race: no German state wants that of either."""
        marker: int = getattr(self.state, track)
        after = marker + (1 if way == EAST else -1)
        done, doing = self.raced(track, marker), self.raced(track, after)
        if not self.superpower:
            return abs(done) - abs(doing)
        return doing - done if self.side == EAST else done - doing

    def raced(self, track: str, marker: int) -> float:
        """What such a start in a race is worth to the Soviet Union."""
        share = min(1.0, abs(marker) / end_of_race(self.pack, track)) ** PACE[track]
        return RACE * (share if marker > 0 else -share)

    @found_once
    def lead(self) -> int:
        """Victory points of one's own superpower ahead of the other."""
        return self.state.points(self.side) - self.state.points(1 - self.side)

    def money_gain(self, side: int, amount: int) -> float:
        left = self.state.treasury[side]
        worth = amount * DOLLAR
        if min(left, left + amount) < 2:
            worth += amount * LAST_DOLLARS
        if side != self.side:
            return -worth * 0.6
        return worth if self.superpower else amount * ALLY_DOLLAR

    def dove_gain(self, change: int) -> float:
        """The fewer doves, the more each one counts; what presses the button at once is `war_risk`."""
        gone = DOVES - self.state.doves
        doves = gone * gone if change > 0 else -((gone + 1) ** 2)
        return -HOPE * doves if self.prepared else self.stake * FEAR * doves

    @found_once
    def prepared(self) -> bool:
        """The greatest peacemaker wins a war that another starts: the nearer it is, the less others dare."""
        rivals = (seat for seat in range(4) if seat != self.seat)
        return all(self.seat in nuclear_war.winners(self.state, presser) for presser in rivals)

    def drawing(self, deck: int, side: int) -> float:
        """The average of the cards that may come, all of them: nobody keeps count."""
        mean = self._drawings.get((deck, side))
        if mean is None:
            icons = chain.from_iterable(self.cells(deck, side))
            total = sum([self._drawn_icon(icon, deck) for icon in icons])
            mean = self._drawings[deck, side] = total / SMALL_DECK
        return mean

    def cells(self, deck: int, side: int) -> list[tuple[int, ...]]:
        """What each card of a small deck shows for a superpower in this decade."""
        return [cell(self.state, deck, card, side) for card in range(SMALL_DECK)]

    def _drawn_icon(self, number: int, deck: int) -> float:
        icon = self.state.pack.icons[number]
        if icon.kind == "A":  # a conflict that starts an arms race
            return 0.0 if deck == ARMS_RACE else -0.3
        return self.icon_gain(number, self.side)

    # -- the red button -----------------------------------------------------------------------------------------

    @found_once
    def stake(self) -> float:
        """What one has to lose: little, when one's ally is about to have the victory of the side."""
        behind = self.lead < 0 if self.superpower else self.lead > 0
        return LITTLE if behind and self.state.decade > 1 else 1.0

    def danger(self, risk: float) -> float:
        """Who has little to lose may gamble with the button, but nobody walks into a war that is likely."""
        return WAR * risk * (self.stake if risk <= GAMBLE else 1.0)

    def danger_of(self, icons: tuple[int, ...]) -> float:
        danger = self._dangers.get(icons)
        if danger is None:
            danger = self._dangers[icons] = self.danger(self.war_risk(icons))
        return danger

    def war_gain(self, presser: int) -> float:
        if self.seat == presser:
            return -WAR
        return WAR if self.seat in nuclear_war.winners(self.state, presser) else -WAR / 3

    def carried_out(self, action: TwoCardAction) -> tuple[int, ...]:
        """All icons an action brings, with the automatic event if it leaves one card: its actor would press."""
        state, card = self.state, action.card
        event = isinstance(action, verbs.Event)
        icons = state.icons_for(self.side, card) if event else value_icons(state, self.seat, card)
        if isinstance(action, Engage):
            icons = (*icons, self.race_step)
        if len(state.display) <= LAST:
            left = [other for other in state.display if other != card]
            if len(left) == 1:
                icons += automatic_icons(state, left[0])
        return icons

    @found_once
    def race_step(self) -> int:
        """The icon that a step in the arms race is."""
        return self.pack.number_of(arrow("A", self.side).name)

    def war_risk(self, icons: Sequence[int]) -> float:
        """How likely it is that these icons, one after the other, flip more doves than there are."""
        if sum([self.pack.flips[icon] for icon in icons]) <= self.state.doves:
            return 0.0
        shown = [self.pack.icons[icon] for icon in icons]
        odds = [float(doves == self.state.doves) for doves in range(DOVES + 1)]
        war = 0.0
        for icon in shown:
            if icon.kind == "+dove":
                odds = [0.0, *odds[:-2], odds[-2] + odds[-1]]
            for chance in self.flip_chances(icon):
                war += odds[0] * chance
                odds = [a * (1 - chance) + b * chance for a, b in zip(odds, [*odds[1:], 0.0], strict=True)]
        return war

    def flip_chances(self, icon: Icon) -> list[float]:
        """Of each dove that an icon, or a card drawn for it, may flip."""
        if icon.kind == "-dove":
            return [1.0]
        if icon.kind == "A":
            ways = ((WEST, icon.left), (EAST, icon.right))
            return [self.flip_share(ARMS_RACE, way) for way, arrows in ways if arrows]
        if icon.kind in ("conflict", "confA"):
            return [self.flip_share(CONFLICTS, icon.side if icon.kind == "conflict" else self.state.active & 1)]
        return []

    def flip_share(self, deck: int, side: int) -> float:
        """Of the cards of a small deck, those that flip a dove."""
        known, question = self.pack.flip_shares, (deck, side, self.state.decade, self.state.active & 1)
        share = known.get(question)
        if share is None:
            cells, icons = self.cells(deck, side), self.pack.icons
            flips = [max([0.0, *(c for i in shown for c in self.flip_chances(icons[i]))]) for shown in cells]
            share = known[question] = sum(flips) / len(cells)
        return share

    # -- decisions ----------------------------------------------------------------------------------------------

    def convert_gain(self, icon: int) -> float:
        """Dominance instead of prestige, where that is worth more."""
        shown = self.state.pack.icons[icon]
        way = WEST if shown.left else EAST
        return (
            self.step_gain("dominance", way)
            - self.sign * self.arrow_gain("prestige", way)
            + 5.0 * (self.step_gain("dominance", way) > self.sign * self.arrow_gain("prestige", way))
        )

    def _dominance_bonus(self, step: DominanceBonus, legal: list[TakeMoney | verbs.Calm | Done]) -> list[float]:
        gains = []
        for action in legal:
            if isinstance(action, verbs.Calm):
                gains.append(-self.judge.stir(action.province, -1))
            else:
                gains.append(self.money_gain(self.side, 1) if isinstance(action, TakeMoney) else 0.0)
        return gains

    def _who_draws(self, step: WhoDraws, legal: list[DrawsFirst]) -> list[float]:
        return [float(action.power == 1 - self.side) for action in legal]

    def _choose_arrow(self, step: ChooseArrow, legal: list[Push]) -> list[float]:
        tracks = ["dominance" if action.track == DOMINANCE else "prestige" for action in legal]
        return [self.push_gain(track, action.colour) for track, action in zip(tracks, legal, strict=True)]

    def _ignore_one(self, step: IgnoreOne, legal: list[verbs.Ignoring | Done]) -> list[float]:
        return [self._ignoring_gain(action) + self._war_left(step.icons, action) for action in legal]

    def _ignoring_gain(self, action: verbs.Ignoring | Done) -> float:
        if isinstance(action, Done):
            return 0.0
        if isinstance(action, verbs.Ignore):
            return -self.icon_gain(action.icon, self.side)
        kept = EAST if isinstance(action, verbs.IgnoreLeft) else WEST
        kind = self.state.pack.icons[action.icon].kind
        if kind in TRACK_OF:
            return self.step_gain(TRACK_OF[kind], kept)
        return self.sign * self.arrow_gain(MARKERS[kind], kept)

    def _war_left(self, icons: tuple[int, ...], action: verbs.Ignoring | Done) -> float:
        """The war that still threatens if this is ignored; in an automatic event somebody else may have to press."""
        left = icons if isinstance(action, Done) else ignoring(self.state, icons, action)
        return self.war_risk(left) * self.war_gain(self.state.active)

    def _choose_reward(self, step: ChooseReward, legal: list[verbs.Space]) -> list[float]:
        sign = 1 if self.seat == SOVIET_UNION else -1
        rewards = self.state.pack.rewards
        return [sum(self.icon_gain(icon, self.side) for icon in rewards[sign * action.space]) for action in legal]

    def _keep_older(self, step: KeepOlder, legal: list[Discard | Done]) -> list[float]:
        return self._keep_hand(step, legal)

    def _discard_one(self, step: DiscardOne, legal: list[Discard]) -> list[float]:
        return [-self.card_worth(action.card) for action in legal]


def world_board(state: TwoState) -> Hashable:
    """All that a mind judges by, but for the cards on display and in hands."""
    return (
        board(state),
        (state.dominance, state.space, state.arms, state.doves, tuple(state.treasury), state.soviet_malus),
        (state.active, tuple(map(len, state.peacemakers))),
    )


COLD_WAR: Final = frozenset(
    {*TRACK_OF, "money", "conflict", "confA", "-dove", "+dove", "pm", "choice", "armscost+1", "SUval-1"}
)

TWO_CARD_ACTIONS: Final[Mapping[type[Action], Callable[[TwoMind, int], float]]] = {
    **CARD_ACTIONS,
    Engage: TwoMind.engaging,
    Credit: TwoMind.crediting,
}
