"""The bot `steady`: it weighs what each card can do for its side, what it would do for the other, and takes the best.

It thinks in a world that its seat imagines, so it knows nothing that its seat does not.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from brink.engine import Action, Chance, Sight
from brink.engine.steps import key_of
from brink.games.volk import economy, living_standard
from brink.games.volk.events import PLACES, executable, two_way
from brink.games.volk.icons import EAST, NEUTRAL, WEST, Icon
from brink.games.volk.judging import ARROW, COST, POINT, STANDARD, Judge
from brink.games.volk.living_standard import RaiseStandard, shortfall
from brink.games.volk.pack import DECADES
from brink.games.volk.state import POINTS_A_PROVINCE, PROTEST, VolkState
from brink.games.volk.tracks import MARKERS

DENIAL: Final = 0.4  # of what a card on display would bring the other side
LONG_VIEW: Final = 0.6  # the East knows better than the West how much hangs on currency and socialists
HAND_CARD: Final = 0.6  # a card in hand is an action that can wait


class Steady:
    """One seat's player."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.mind(sight.imagine(self._chance), sight.seat).decide(sight.legal)

    def mind(self, world: Any, seat: int) -> Mind:
        return Mind(world, seat)


class Mind:
    """One decision. Gains are the deciding side's: positive is good for it."""

    def __init__(self, state: VolkState, seat: int) -> None:
        self.state = state
        self.pack = state.pack
        self.seat = seat
        self.side = seat & 1
        self.sign = 1 if self.side == WEST else -1
        self.judge = Judge(state)
        self._icons: dict[tuple[int, int], float] = {}

    def decide(self, legal: list[Action]) -> Action:
        step = self.state.agenda[-1]
        method = getattr(self, f"_{key_of(step).replace('-', '_')}", self._try_each)
        worth = method(step, legal)
        return max(zip(worth, range(len(legal), 0, -1), legal, strict=True))[2]

    # -- whole turns --------------------------------------------------------------------------------------------

    def _take_turn(self, step: Any, legal: list[Action]) -> list[float]:
        return [self.worth_of(verb, piece) for verb, piece in legal]

    def worth_of(self, verb: str, piece: int) -> float:
        if verb == "police":
            return self._police(piece)
        gain = self.action_gain(verb, piece)
        return gain + (self.denied(piece) if piece in self.state.display else -HAND_CARD)

    def action_gain(self, verb: str, card: int) -> float:
        if verb == "event":
            return self.event_gain(card)
        if verb == "remove-unrest":
            return self.removal_gain(card)
        value = self.state.build_value(self.seat, card)
        return self.build_gain(value) if verb == "build" else self.raise_gain(value)

    def denied(self, card: int) -> float:
        """What the other side could have done with this card."""
        other = 1 - self.side
        if self.pack.colour_of[card] == ("yellow", "red")[self.side]:
            return 0.0
        return DENIAL * max(0.0, self.icons_gain(card, other))

    def event_gain(self, card: int) -> float:
        gain = self.icons_gain(card, self.side)
        if self.pack.special[card]:
            gain -= 1.5  # its price
        if self.pack.colour_of[card] == "dual":
            gain += max([0.0, *(-self.icon_gain(icon, self.side) for icon in self.icons_of(card, self.side))])
        return gain

    def icons_of(self, card: int, side: int) -> tuple[int, ...]:
        return self.state.icons_for(self.state.german(side), card)

    def icons_gain(self, card: int, side: int) -> float:
        """What the event brings a side that triggers it, from that side's point of view."""
        seen: dict[int, int] = {}
        total = 0.0
        for icon in self.icons_of(card, side):
            again = seen[icon] = seen.get(icon, 0) + 1
            total += self.icon_gain(icon, side) * 0.85 ** (again - 1)
        return total

    def icon_gain(self, number: int, side: int) -> float:
        """One icon, placed by whoever decides, for this side."""
        key = (number, side)
        if key not in self._icons:
            self._icons[key] = self._icon_gain(self.pack.icons[number], number, side)
        return self._icons[key]

    def _icon_gain(self, icon: Icon, number: int, side: int) -> float:
        if not executable(self.state, number):
            return 0.0
        decides = icon.coat if icon.coat != NEUTRAL else side
        place = PLACES.get(icon.kind)
        if place is not None:
            gains = [
                self.place_gain(icon, action, decides)
                for action in place.candidates(self.state, icon)
                if place.refusal(self.state, icon, action) is None
            ]
            best = max(gains)
            return best if decides == side else -best
        west = self.plain_gain(icon)
        return west if side == WEST else -west

    def place_gain(self, icon: Icon, action: Action, side: int) -> float:
        """An icon at this place, for the side that decides."""
        mine = 1 if icon.side == side else -1
        judge, kind, where = self.judge, icon.kind, action[1]
        if kind == "+u":
            return -mine * judge.stir(where)
        if kind == "-u":
            return -mine * judge.stir(where, -1)
        if kind == "-mp":
            return -mine * judge.stir(where, PROTEST - 1 - self.state.unrest[where])
        if kind == "mv":
            return -mine * (judge.stir(action[2]) + judge.stir(where, -1))
        if kind == "+b":
            return mine * judge.point_gain(action)
        if kind in ("-b", "run"):
            return -mine * judge.point_loss(action)
        if kind in ("+ls", "+ls0"):
            province = self.pack.west_berlin if action[0] == "sector" else where
            return mine * self.standard_gain(province, kind == "+ls")
        if kind == "-ls":
            return -mine * 2.5
        return mine * (2.0 if kind == "repair" else -2.5)

    def plain_gain(self, icon: Icon) -> float:
        """Icons without a place, for the West."""
        state = self.state
        track = MARKERS.get(icon.kind)
        if track is not None:
            return 0.0 if two_way(icon) else self.arrow_gain(track, WEST if icon.left else EAST)
        if icon.kind == "rheinsberg":
            return -2.5
        if icon.kind == "police":
            return 0.3  # it calms one province a decade and costs a point each time
        if icon.kind == "wall":
            return -7.0  # flight only grows; behind the Wall it costs one point and some prestige
        if icon.kind == "wall-off":
            return 0.5
        if icon.kind == "stasi-off":
            return sum(state.police_used) * 1.2 - 1.0 * len(state.police)
        return -0.8 if icon.kind == "guillaume" else 0.0

    def arrow_gain(self, track: str, side: int) -> float:
        """One step of a marker, for the West."""
        gain = ARROW[track]
        if track == "currency":
            gain = self.judge.currency_step()
        elif track == "socialism":
            there = self.state.socialism + (1 if side == EAST else -1)
            gain = abs(self.judge.socialism(there) - self.judge.socialism())
        if self.side == WEST and track != "prestige":
            gain *= LONG_VIEW
        return gain if side == WEST else -gain

    # -- the four actions ---------------------------------------------------------------------------------------

    def removal_gain(self, card: int) -> float:
        calm = max(-self.judge.stir(p, -1) for p in self.state.restless(self.side))
        if self.state.own_colour(self.seat, card):
            return calm
        return calm - min(self.judge.point_loss(action) for action in economy.dismantlable(self.state, self.side))

    @cached_property
    def _points(self) -> list[float]:
        """What build points would bring, the best first."""
        return sorted((self.judge.point_gain(a) for a in economy.buildable(self.state, self.side)), reverse=True)

    def build_gain(self, points: int) -> float:
        relief = min(points * self.judge.thrift, self.judge.need) if self.side == EAST else 0.0
        return sum(self._points[:points]) + relief

    @cached_property
    def _standards(self) -> list[tuple[float, int]]:
        """Where an LS would bring something, and what the economy there lacks for it, the best first."""
        provinces = [p for p in self.pack.provinces[self.side] if p != self.pack.west_berlin]
        pairs = ((self.standard_gain(p), shortfall(self.state, p)) for p in provinces)
        return sorted((pair for pair in pairs if pair[0] > 0 and pair[1] <= POINTS_A_PROVINCE), reverse=True)

    def raise_gain(self, points: int) -> float:
        """Greedily, as it would be done."""
        total, left, done = 0.0, points, 0
        for gain, lacking in self._standards:
            if lacking <= left and done < living_standard.MOST_PLACED:
                total, left, done = total + gain, left - lacking, done + 1
        return total

    def standard_gain(self, province: int, calms: bool = True) -> float:
        """One LS more, for its owner: what it does to the comparisons, and the unrest it takes away."""
        state, side = self.state, self.pack.side_of[province]
        worth = self.judge.province_worth(province)
        state.standard[province] += 1
        calm = calms and state.unrest[province] > 0
        state.unrest[province] -= calm
        unrest = Judge(state).unrest_score() - self._unrest
        worth = self.judge.province_worth(province) - worth
        state.unrest[province] += calm
        state.standard[province] -= 1
        price = self._upkeep if side == EAST else 0.0
        return STANDARD + worth + (unrest if side == WEST else -unrest) - price

    @cached_property
    def _upkeep(self) -> float:
        """What another LS costs the East: Western currency, at the end of this decade and of all that follow."""
        decades = DECADES + 1 - self.state.decade
        return COST * decades * (0.4 if self.judge.balance <= 0 else 0.1)

    @cached_property
    def _unrest(self) -> float:
        return self.judge.unrest_score()

    def _police(self, province: int) -> float:
        """Now, if it prevents a protest that would cost a socialist; else it can wait for the end of the decade."""
        return 50.0 if self.state.unrest[province] == PROTEST and not self.state.box else -50.0

    # -- the decisions inside an action -------------------------------------------------------------------------

    def _build(self, step: Any, legal: list[Action]) -> list[float]:
        return [0.0 if action == ("done",) else self.judge.point_gain(action) for action in legal]

    def _dismantle(self, step: Any, legal: list[Action]) -> list[float]:
        mine = 1 if step.side == self.side else -1
        return [-mine * self.judge.point_loss(action) for action in legal]

    def _run_down(self, step: Any, legal: list[Action]) -> list[float]:
        mine = 1 if self.side == EAST else -1
        return [-mine * self.judge.point_loss(action) for action in legal]

    def _apply(self, step: Any, legal: list[Action]) -> list[float]:
        icon = self.pack.icons[step.icon]
        return [self.place_gain(icon, action, self.side) for action in legal]

    def _choose_icon(self, step: Any, legal: list[Action]) -> list[float]:
        """Ignore what hurts most; else go on in printed order, what helps first."""
        gains: list[float] = []
        for action in legal:
            if action[0] == "icon":
                gains.append(min(9.0, self.icon_gain(action[1], self.side)))
            elif action[0] in ("ignore", "ignore-left", "ignore-right"):
                hurt = -self.icon_gain(action[1], self.side) if action[0] == "ignore" else 0.0
                gains.append(10.0 + hurt if hurt > 0 else -10.0)
            elif action[0] == "convert":
                gains.append(self.convert_gain(action[1]))
            elif action[0] == "police":
                gains.append(self._police(action[1]))
            else:
                gains.append(-1.0)
        return gains

    def convert_gain(self, icon: int) -> float:
        return -10.0

    def _raise_standard(self, step: RaiseStandard, legal: list[Action]) -> list[float]:
        gains: list[float] = []
        for action in legal:
            if action == ("done",):
                gains.append(0.0)
            elif action[0] == "sector":
                gains.append(self.standard_gain(self.pack.west_berlin))
            else:
                gains.append(self.standard_gain(action[1]) - 0.2 * shortfall(self.state, action[1]))
        return gains

    def _assign_hamburg(self, step: Any, legal: list[Action]) -> list[float]:
        """For raising: where an LS becomes possible; at the end of the decade: where the position is best."""
        kept = self.state.hamburg
        gains = []
        for _, province in legal:
            self.state.hamburg = province
            score = Judge(self.state).score()
            if self.state.phase == 5:
                score -= 3 * sum(
                    max(0, self.state.standard[p] - max(0, self.state.export_value(p))) for p in self.pack.west_germany
                )
            elif not self.state.phase:
                score += 2 * sum(shortfall(self.state, p) <= 1 for p in self.pack.west_germany)
            gains.append(score)
        self.state.hamburg = kept
        return gains

    def _place_unrest(self, step: Any, legal: list[Action]) -> list[float]:
        return [self.judge.stir(province) for _, province in legal]

    def _remove_unrest(self, step: Any, legal: list[Action]) -> list[float]:
        return [-self.judge.stir(province, -1) for _, province in legal]

    def _prestige_bonus(self, step: Any, legal: list[Action]) -> list[float]:
        return [
            -self.judge.stir(province, -1) if verb == "calm" else self.judge.stir(province) for verb, province in legal
        ]

    def _supplier_protest(self, step: Any, legal: list[Action]) -> list[float]:
        """Where it blocks most."""
        return [
            float(len(self.pack.factories_of[province]) * 2 - self.state.economy(province)) for _, province in legal
        ]

    def _send_socialist(self, step: Any, legal: list[Action]) -> list[float]:
        return [-float(self.state.unrest[province]) for _, province in legal]

    def _after_action(self, step: Any, legal: list[Action]) -> list[float]:
        return [0.0 if action == ("done",) else self._police(action[1]) for action in legal]

    def _send_police(self, step: Any, legal: list[Action]) -> list[float]:
        return [-self.judge.stir(province, -1) for _, province in legal]

    def _bring_back(self, step: Any, legal: list[Action]) -> list[float]:
        return [-self.judge.stir(province) for _, province in legal]

    def _dismiss_socialist(self, step: Any, legal: list[Action]) -> list[float]:
        return [self.judge.stir(province) for _, province in legal]

    def _pressure(self, step: Any, legal: list[Action]) -> list[float]:
        standard = self.state.standard
        return [self.judge.stir(target, max(1, standard[step.province] - standard[target])) for _, target in legal]

    def _choose_prestige(self, step: Any, legal: list[Action]) -> list[float]:
        spaces = self.pack.prestige[step.side]
        return [sum(self.icon_gain(icon, self.side) for icon in spaces[space - 1]) for _, space in legal]

    def _choose_prestige_icon(self, step: Any, legal: list[Action]) -> list[float]:
        return [self.icon_gain(icon, self.side) for _, icon in legal]

    def _lose_sector(self, step: Any, legal: list[Action]) -> list[float]:
        return [float(self.state.sectors[sector]) for _, sector in legal]

    # -- cards --------------------------------------------------------------------------------------------------

    def card_worth(self, card: int) -> float:
        """A card in this hand: the best that can be done with it."""
        if self.state.pack.special[card]:
            return 0.0
        value = self.state.value(self.seat, card)
        event = self.event_gain(card) if self.pack.colour_of[card] != ("red", "yellow")[self.side] else 0.0
        return max(event, POINT * 1.3 * value)

    def _keep_hand(self, step: Any, legal: list[Action]) -> list[float]:
        """Discard what a fresh card is likely to beat."""
        return [0.0 if action == ("done",) else 2.2 - self.card_worth(action[1]) for action in legal]

    def _pay_special(self, step: Any, legal: list[Action]) -> list[float]:
        return [-2.0 if action == ("yield",) else -self.card_worth(action[1]) for action in legal]

    def _guillaume(self, step: Any, legal: list[Action]) -> list[float]:
        return [{"look-hand": 2.0, "look-deck": 1.0}.get(action[0], 0.0) for action in legal]

    def _swap_hand(self, step: Any, legal: list[Action]) -> list[float]:
        return [self._swap(action) for action in legal]

    def _swap_deck(self, step: Any, legal: list[Action]) -> list[float]:
        return [self._swap(action) for action in legal]

    def _swap(self, action: Action) -> float:
        if action == ("done",):
            return 0.0
        theirs = DENIAL * max(0.0, self.icons_gain(action[1], 1 - self.side))
        if action[0] == "remove":
            return theirs
        return self.card_worth(action[1]) + theirs - self.card_worth(action[2])

    # -- anything else ------------------------------------------------------------------------------------------

    def _try_each(self, step: Any, legal: list[Action]) -> list[float]:
        """Do it in a copy and look."""
        gains = []
        for action in legal:
            copy = self.state.clone()
            copy.agenda.pop().perform(copy, action)
            gains.append(self.sign * Judge(copy).score())
        return gains
