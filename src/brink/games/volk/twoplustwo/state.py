"""The state of 2+2: the base game and the Cold War around it.

Seats: USA 0, Soviet Union 1, West 2, East 3. Superpowers are the seats below 2; a superpower's number is its side.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from brink.engine import Arg, Automatic, Decision, Outcome, Reason, refuse
from brink.games.volk.icons import EAST, WEST, Icon
from brink.games.volk.pack import DECADES, NONE, TRACK_END
from brink.games.volk.state import Options, VolkState, signed
from brink.games.volk.twoplustwo.pack import TwoPack
from brink.games.volk.twoplustwo.verbs import Credit, TwoCardAction
from brink.games.volk.verbs import Event

USA, SOVIET_UNION = 0, 1
DOVES: Final = 6
WIN_POINTS, SECOND_POINTS = 4, 2
TRACKS_WITH_POINTS: Final = ("dominance", "space", "arms")


class TwoOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Booklet 14: what allies may say to each other is agreed before the game; never about hand cards."""

    table_talk: Literal["none", "hints", "free"] = "hints"


class TwoState(VolkState, kw_only=True):
    colours: ClassVar[str] = "11.6"
    pack: TwoPack
    options: TwoOptions = TwoOptions()

    order: list[int] = []  # of turns
    turn: int = 0  # whose turn is next, as a place in the order
    dominance: int = 0
    space: int = 0
    arms: int = 0
    doves: int = DOVES  # face up
    treasury: list[int] = []
    arms_cost: bool = False  # each arms-race step costs $1 more
    soviet_malus: bool = False  # card values are 1 lower for the Soviet Union's building and living standard

    small_decks: list[list[int]] = []  # arms race, conflicts; the top card last
    small_discards: list[list[int]] = []
    stacks: list[list[int]] = []  # prepared for sub-decades B and C
    unseen: list[int] = []  # the tenth card of each decade
    peacemakers: list[list[int]] = []  # by seat
    next_deck: list[int] = []  # the next decade's cards, if somebody has drawn from them already
    early: list[int] = []  # by superpower: the card drawn from them, or NONE
    automatic: bool = False  # an automatic event is going on
    must_earn: bool = False  # a superpower in the red triggered this event for its money

    # -- tracks -------------------------------------------------------------------------------------------------

    def track_end(self, track: str) -> int:
        return self.pack.ends.get(track, TRACK_END)

    def say_moved(self, track: str, side: int, space: int) -> None:
        """The superpowers compete on the tracks of 2+2, the German states on those of the base game."""
        if track in TRACKS_WITH_POINTS:
            number, power = self.track_number(track), superpower(side)
            self.say("power-marker-moves", "11.6", track=number, power=power, space=signed(space))
            if self.pack.wins_at(track, space):
                self.say("victory-space", "11.11", track=number, power=superpower(EAST if space > 0 else WEST))
        else:
            super().say_moved(track, side, space)

    def points(self, power: int) -> int:
        """§11.11: victory points of the spaces that favour this superpower, less 1 for every $2 of debt (H16)."""
        return self.track_vp(power) - debt_points(self.treasury[power])

    def track_vp(self, power: int) -> int:
        total = 0
        for track in TRACKS_WITH_POINTS:
            at: int = getattr(self, track)
            if at and (at > 0) == (power == SOVIET_UNION):
                total += self.pack.track_points[track][at]
        return total

    def open_world(self) -> dict[str, Arg]:
        points = [self.points(power) for power in (USA, SOVIET_UNION)]
        tracks: dict[str, Arg] = {track: getattr(self, track) for track in TRACKS_WITH_POINTS}
        return {**tracks, "treasury": self.treasury[:], "points": points}

    def pay(self, power: int, amount: int, rule: str) -> None:
        """Money comes or goes. Payments are made in full, whatever is there (H11)."""
        self.treasury[power] += amount
        if self.log is None:
            return
        if amount >= 0:
            self.say("money-comes", rule, power=power, amount=amount, money=self.treasury[power])
        else:
            self.say("money-goes", rule, power=power, amount=-amount, money=self.treasury[power])

    def in_the_red(self, seat: int) -> bool:
        return seat <= SOVIET_UNION and self.treasury[seat] < 0

    # -- cards --------------------------------------------------------------------------------------------------

    def deck_of(self, decade: int) -> list[int]:
        if self.next_deck:
            deck, self.next_deck = self.next_deck, []
            return deck
        return super().deck_of(decade)

    def can_draw(self) -> bool:
        return bool(self.deck) or bool(self.unplayed())

    def draw_card(self) -> tuple[int, int]:
        """§11.3: in decade III an unplayed card of decade II comes in when the deck runs dry (H45)."""
        if self.deck:
            return self.deck.pop(), self.deck_knowers.pop()
        found = self.unplayed()
        if not found:
            return NONE, 0
        pile, at = found[self.chance.below(len(found))]
        card = pile.pop(at)
        known = 0
        if pile is self.rest:
            known = self.rest_knowers.pop(at)
        else:
            known = 1 << next(seat for seat, mine in enumerate(self.discards) if mine is pile)
        return card, known

    def unplayed(self) -> list[tuple[list[int], int]]:
        """H45: cards of decade II that went out of the game unplayed, as places in piles."""
        if self.decade != 3:
            return []
        piles = [self.rest, *self.discards]
        return [(pile, at) for pile in piles for at, card in enumerate(pile) if self.pack.decade_of[card] == 2]

    def icons_for(self, seat: int, card: int) -> tuple[int, ...]:
        """§11.6: of a blue event a player carries out only the half in the colour of his side."""
        return self.pack.triggered[seat & 1][card]

    # -- limits -------------------------------------------------------------------------------------------------

    def refuse_action(self, seat: int, action: TwoCardAction) -> Reason | None:
        """§11.5: in the red a superpower may only take credits or trigger events that pay it (H13)."""
        if not self.in_the_red(seat) or isinstance(action, Credit):
            return None
        if isinstance(action, Event) and not self.pack.special[action.card]:
            if any(self.earns(seat, icon) for icon in self.icons_for(seat, action.card)):
                return None
            return refuse("event-earns-nothing", "H13", card=action.card)
        return refuse("in-the-red", "11.5", money=self.treasury[seat])

    def earns(self, power: int, number: int) -> bool:
        icon: Icon = self.pack.icons[number]
        return icon.kind == "money" and icon.side == power and icon.amount > 0

    def refuse_ignoring(self, seat: int, icons: tuple[int, ...], icon: int) -> Reason | None:
        """H13: the money is why a superpower in the red may trigger the event at all."""
        if self.must_earn and self.earns(seat, icon) and sum(self.earns(seat, other) for other in icons) == 1:
            return refuse("must-earn", "H13", icon=icon)
        return None

    def build_value(self, seat: int, card: int) -> int:
        value = self.value(seat, card)
        return max(0, value - 1) if self.soviet_malus and seat == SOVIET_UNION else value

    def happens_by_itself(self) -> bool:
        return self.automatic

    def lost_in_order(self, drawn: bool) -> str:
        """On a drawn card, in an automatic event, at a value."""
        return "11.7" if drawn else "11.8" if self.automatic else "H17"

    def converts(self, seat: int) -> bool:
        """§11.6: an active superpower may turn prestige arrows into dominance arrows."""
        return seat <= SOVIET_UNION

    def drawer(self, seat: int) -> int:
        """§11.10: the yellow player with fewer hand cards, on a tie the one whose turn comes first."""
        at = self.order.index(self.active)
        following = [self.order[(at + step) % 4] for step in range(1, 5)]
        yellow = [other for other in following if other & 1 == WEST]
        return min(yellow, key=lambda other: len(self.hands[other]))

    # -- the end ------------------------------------------------------------------------------------------------

    def winner_of(self, side: int) -> int:
        """§11.11: whose victory that of a side is: its superpower's, if it has more victory points than the other one;
        else its German state's."""
        ahead = self.points(superpower(side)) > self.points(superpower(1 - side))
        return superpower(side) if ahead else self.german(side)

    def side_wins(self, side: int, how: str, rule: str = "8") -> None:
        self.say(f"outcome-two-{how}", rule)
        self.say("points-compared", "11.11", usa=self.points(USA), soviet=self.points(SOVIET_UNION))
        winner = self.winner_of(side)
        self.say("winner", "11.11", seat_all=[winner])
        self.seat_wins(winner, how, rule)

    def seat_wins(self, winner: int, how: str, rule: str) -> None:
        """Ranking: one winner; in decade IV the ally is second."""
        points = [0] * 4
        points[winner] = WIN_POINTS
        ranking = [2] * 4
        ranking[winner] = 1
        if self.decade == DECADES:
            ally = winner ^ 2
            points[ally] = SECOND_POINTS
            ranking = [3] * 4
            ranking[winner], ranking[ally] = 1, 2
        self.end(Outcome((winner,), tuple(ranking), how, rule, tuple(points), {"side": winner & 1, "seat": winner}))


def debt_points(money: int) -> int:
    """H16: victory points that so much money in the treasury costs."""
    return max(0, -money) // 2


def superpower(side: int) -> int:
    """The seat of a side's superpower."""
    return SOVIET_UNION if side == EAST else USA


def two(state: VolkState) -> TwoState:
    """The same state, where a rule of the base game calls one of 2+2."""
    assert isinstance(state, TwoState)
    return state


class TwoAutomatic(Automatic[TwoState], frozen=True, tag=True):
    pass


class TwoDecision(Decision[TwoState], frozen=True, tag=True):
    asked_by: ClassVar[str] = ""  # as in the base game
