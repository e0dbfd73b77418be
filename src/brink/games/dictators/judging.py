"""How things stand, in the eyes of `steady`: who is how near to winning, where to go next, and what a card is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from brink.engine import Action, Arg
from brink.games.dictators import outlook
from brink.games.dictators.glance import Glance
from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.views import HIDDEN, View

A = TypeVar("A", bound=Action)

# What a card is worth in hand; for discarding, fetching and giving away. Anything unknown counts 3.
WORTH: Final = {
    "hacker": 9, "engineer": 8, "veto": 8, "secret-service": 8, "filibuster": 8, "morale-boost": 8, "sabotage": 7,
    "recount": 7, "diplomatic-immunity": 6, "plausible-deniability": 6, "helicopter": 6, "road-trip": 6, "motorcade": 6,
    "propaganda-network": 7, "house-arrest": 5, "bribery": 4, "propaganda-tour": 5, "just-what-i-needed": 6,
    "tornado-season": 6, "flat-tire": 4, "sneaking-across": 4, "amtrak": 3, "the-marauder": 5, "private-jet": 3,
    "emp": 4, "censorship": 4, "deportation": 5, "extraordinary-rendition": 5, "wiretap": 5, "airport-strike": 3,
    "red-tape": 7, "wrong-wire": 6,
    "secret-bunker": 2, "blackmail-box": 4, "red-telephone": 7, "stealth-fighter": 2, "rigged-election": 3,
}  # fmt: skip
TOKEN_TURNS: Final = 2.5  # what a token of zone 4 saves, in turns
HURRY: Final = 0.5  # less, when somebody is on his way to win


class Judging:
    """One decision: the view, and what follows from it."""

    def __init__(
        self, view: View | Glance, pack: DictatorsPack, legal: Sequence[Action], asked: dict[str, Arg], me: int
    ) -> None:
        self.view = view
        self.pack = pack
        self.legal = legal
        self.asked = asked
        self.seat = me
        self.me = view.players[me]
        self.bought = me != view.seat  # this turn was bribed: play it badly
        self.ways = outlook.ways(pack)
        self.weighed: tuple[Sequence[Action], list[float]] = ((), [])  # what was compared last, and what each was worth
        self._dangers: dict[int, float] = {}
        self._goals: list[int] | None = None

    def offered(self, kind: type[A]) -> list[A]:
        """What is legal of one verb."""
        return [action for action in self.legal if isinstance(action, kind)]

    def asked_number(self, name: str) -> int:
        """A number the prompt names."""
        number = self.asked[name]
        assert isinstance(number, int)
        return number

    def worth(self, card: int) -> int:
        return WORTH.get(self.pack.card_ids[card], 3) if card < len(self.pack.card_ids) else -5

    def danger(self, seat: int) -> float:
        """How close an opponent is to winning."""
        known = self._dangers.get(seat)
        if known is None:
            known = self._dangers[seat] = self._danger(seat)
        return known

    def _danger(self, seat: int) -> float:
        player = self.view.players[seat]
        far = self.ways[player.place][self.pack.white_house]
        return player.counts * 6 - far + (8 if far == 0 else 0) - 3 * player.skips

    def opponents(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if seat != self.seat]

    def leader(self) -> int:
        return max(self.opponents(), key=self.danger)

    def threatening(self, seat: int) -> bool:
        """The leader, and ahead of oneself or near the goal."""
        return seat == self.leader() and (self.danger(seat) >= self.danger(self.seat) - 3 or self.danger(seat) > 6)

    def goals(self) -> list[int]:
        """One's own armed facilities of zones 1-3."""
        if self._goals is None:
            me = self.me
            self._goals = [
                place
                for place, zone, done in zip(me.facilities, me.facility_zones, me.disarmed, strict=True)
                if not done and zone != 4 and place != HIDDEN
            ]
        return self._goals

    def target(self) -> int:
        """Where to go next: the first stop of the quickest plan, or a token that is not far out of the way."""
        goals, me = tuple(self.goals()), self.me
        stop = outlook.plan(self.pack, me.place, me.counts, goals, self.too_early())[1]
        tokens = self.tokens_left()
        if not tokens or self.bought:
            return stop
        price, token = min((self._detour(place, stop), place) for place in tokens)
        worth = TOKEN_TURNS - HURRY * (self.danger(self.leader()) > 0)
        return token if price < worth else stop

    def tokens_left(self) -> list[int]:
        """One's own armed facilities of zone 4."""
        me = self.me
        facilities = zip(me.facilities, me.facility_zones, me.disarmed, strict=True)
        return [place for place, zone, done in facilities if zone == 4 and not done and place != HIDDEN]

    def _detour(self, place: int, stop: int) -> float:
        """How many turns it takes to fetch a token on the way to the next stop."""
        here, ways = self.me.place, self.ways
        more = ways[here][place] + ways[place][stop] - ways[here][stop]
        return more / outlook.ROADS_A_TURN + outlook.DISARM_TURNS

    def too_early(self) -> bool:
        """At DEFCON 2 a knock at the door may end the world: worth it only with a fair chance to win."""
        knocked = self.pack.presidential["defcon"] in self.view.president_discard
        return self.view.defcon == 2 and not knocked and self.me.counts < 3 and bool(self.goals())

    def way_to(self, target: int) -> list[int]:
        """Turns from every place to the target on the map as it is now."""
        return outlook.way_to(self.pack, target, tuple(self.view.blocked), tuple(self.view.no_fly))

    def most(self, offered: Sequence[A], worth: Callable[[A], float]) -> A:
        """The first of those that are worth most."""
        values = [worth(action) for action in offered]
        self.weighed = offered, values
        return offered[values.index(max(values))]
