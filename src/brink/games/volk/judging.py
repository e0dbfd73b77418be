"""How good a position is, for the bot `steady`: everything in one currency, about one build point a unit.

Values are the West's: what is good for the East is negative. Only what is public goes in. The heart of it is unrest as
it will be after the comparisons at the end of the decade, because mass protests decide the game.
"""

from __future__ import annotations

import math
from functools import cached_property
from typing import Final

from brink.games.volk import economy
from brink.games.volk import end_of_decade as eod
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.living_standard import ECONOMY_A_STEP
from brink.games.volk.pack import DECADES, TRACK_END
from brink.games.volk.state import COLLAPSE, CUBES, EMPTY, INTACT, PROTEST, RUN_DOWN, VolkState
from brink.games.volk.verbs import Factory, Half, Line, Point, Run

UNREST: Final = 0.8  # each one hurts,
NEARLY: Final = (0.0, 0.0, 0.4, 1.2)  # the more the nearer the next mass protest is,
FULL: Final = 3.5  # and a mass protest hurts most
BRINK: Final = 2.5  # more for every protest beyond the second
ARROW: Final = {"prestige": 1.2, "currency": 0.5, "socialism": 1.2}
DECISIVE: Final = 7.0  # a step of the socialist marker, when the cubes do not suffice as it stands
SCARCE: Final = 3.0  # when they just do
STANDARD: Final = 1.6
POINT: Final = 0.9
USEFUL: Final = 0.5  # economy that the next LS needs
SPARE: Final = 0.12  # economy beyond it
EXPORT: Final = 0.35
FIRST_FACTORY: Final = 0.8
CUSHION: Final = 6  # build points the East wants to have beyond the costs to come;
COST: Final = 1.1  # what the East will have to pay at the end of the decade
RUIN: Final = 6.0  # the last ones are its life, the first ones a comfort


def anger(unrest: int) -> float:
    """What unrest in a province costs."""
    return UNREST * unrest + FULL * (unrest // PROTEST) + NEARLY[unrest % PROTEST]


class Judge:
    """One position. Public information only. It is asked the same again and again, so it remembers its answers."""

    def __init__(self, state: VolkState) -> None:
        self.state = state
        self.pack = state.pack
        self._worths: dict[int, float] = {}
        self._gains: dict[Point, float] = {}
        self._losses: dict[Point | Run, float] = {}

    # -- unrest -------------------------------------------------------------------------------------------------

    @cached_property
    def coming(self) -> list[int]:
        """Unrest as it will stand after phases 6 and 7, if nothing else happens."""
        state = self.state
        unrest = state.unrest[:]
        for side in (WEST, EAST):
            best = max(state.standard[p] for p in self.pack.provinces[side])
            for province in self.pack.provinces[side]:
                bearable = 0 if province == self.pack.west_berlin else 1
                unrest[province] += max(0, best - state.standard[province] - bearable)
        protests = [state.protests(province) for province in range(len(unrest))]
        for province, neighbours in enumerate(self.pack.across):
            strength = state.standard[province] - protests[province]
            weaker = [other for other in neighbours if strength > state.standard[other]]
            if weaker and province != self.pack.west_berlin:
                weaker = [max(weaker, key=lambda other: self._hit(unrest[other], strength - state.standard[other]))]
            for other in weaker:
                unrest[other] += strength - state.standard[other]
        return unrest

    @staticmethod
    def _hit(unrest: int, count: int) -> float:
        return anger(unrest + count) - anger(unrest)

    def weight(self, province: int) -> float:
        """West Berlin's protests count twice; the East has socialists and police against its own."""
        return 1.6 if province == self.pack.west_berlin else 1.0

    def stir(self, province: int, count: int = 1) -> float:
        """The cost of unrest coming (or, below 0, going), for its owner."""
        now = self.coming[province]
        if now + count < 0:
            return 0.0
        side = self.pack.side_of[province]
        cost = anger(now + count) - anger(now)
        more = (now + count) // PROTEST - now // PROTEST
        if more:
            cost += more * BRINK * max(0, self.protests[side] - 1)
        return cost * self.weight(province)

    @cached_property
    def protests(self) -> list[int]:
        """Mass protests to come, by side."""
        counts = [sum(self.coming[p] // PROTEST for p in self.pack.provinces[side]) for side in (WEST, EAST)]
        counts[WEST] += self.coming[self.pack.west_berlin] // PROTEST
        spare = self.state.box + self.state.police_used.count(0)
        counts[EAST] = max(0, counts[EAST] - spare // 2)
        return counts

    def unrest_score(self) -> float:
        total = 0.0
        for province, unrest in enumerate(self.coming):
            sign = -1 if self.pack.side_of[province] == WEST else 1
            total += sign * anger(unrest) * self.weight(province)
        for side, sign in ((WEST, -1), (EAST, 1)):
            total += sign * BRINK * max(0, self.protests[side] - 2) ** 2
            total += sign * 8 * (self.protests[side] >= COLLAPSE)
        return total

    # -- economy ------------------------------------------------------------------------------------------------

    def worth(self, province: int) -> float:
        """What the factories of a province are worth to its owner."""
        if province not in self._worths:
            self._worths[province] = self.province_worth(province)
        return self._worths[province]

    def province_worth(self, province: int) -> float:
        """The same with the state as somebody has changed it, to see what that would bring."""
        state = self.state
        economy, export = state.economy(province), state.export_value(province)
        needed = ECONOMY_A_STEP * (state.standard[province] + 1)
        worth = USEFUL * min(economy, needed) + SPARE * max(0, economy - needed)
        worth += EXPORT * min(max(0, export), state.standard[province] + 2)
        return worth + (FIRST_FACTORY if export >= 0 else 0.0)

    def point_gain(self, point: Point) -> float:
        """What building this point brings its owner."""
        if point not in self._gains:
            self._gains[point] = self._point_gain(point)
        return self._gains[point]

    def _point_gain(self, point: Point) -> float:
        state = self.state
        before = self._touched(point)
        old = sum(self.worth(p) for p in before)
        if not isinstance(point, Factory):
            kept, state.built[point.line] = state.built[point.line], economy.with_piece(state, point)
            new = sum(self.province_worth(p) for p in before)
            state.built[point.line] = kept
            return POINT * 0.5 + new - old
        kept = state.factories[point.site]
        state.factories[point.site] = INTACT
        new = sum(self.province_worth(p) for p in before)
        state.factories[point.site] = kept
        return POINT + new - old

    def point_loss(self, point: Point | Run) -> float:
        """What dismantling this point, or running this factory down, costs its owner."""
        if point not in self._losses:
            self._losses[point] = self._point_loss(point)
        return self._losses[point]

    def _point_loss(self, point: Point | Run) -> float:
        state = self.state
        touched = self._touched(point)
        old = sum(self.worth(p) for p in touched)
        if isinstance(point, Line | Half):
            side = self.pack.line_side[point.line]
            kept, state.built[point.line] = state.built[point.line], economy.without_piece(state, point)
            new = sum(self.province_worth(p) for p in touched)
            state.built[point.line] = kept
        else:
            side = self.pack.site_side[point.site]
            kept = state.factories[point.site]
            half = point.site == self.pack.rheinsberg and kept == INTACT
            state.factories[point.site] = RUN_DOWN if half or isinstance(point, Run) else EMPTY
            new = sum(self.province_worth(p) for p in touched)
            state.factories[point.site] = kept
        return POINT * 0.5 + old - new + (self.thrift if side == EAST else 0.0)

    def _touched(self, point: Point | Run) -> list[int]:
        """Provinces whose economy depends on this piece."""
        pack = self.pack
        if isinstance(point, Line | Half):
            sites = list(pack.line_ends[point.line])
        else:
            sites = [point.site, *(other for _, other in pack.site_lines[point.site])]
        found: list[int] = []
        for site in sites:
            provinces = (self.state.hamburg,) if site == pack.hamburg else pack.site_provinces[site]
            found += [p for p in provinces if p not in found]
        return found

    @cached_property
    def need(self) -> float:
        """The East must be able to pay at the end of the decade, or it is insolvent."""
        state = self.state
        pieces = sum(state.pieces(line) for line in self.pack.lines[EAST])
        pieces += sum(state.factories[site] == INTACT for site in self.pack.cities[EAST])
        missing = max(0, self.costs + CUSHION - pieces)
        return float(RUIN * missing * missing / CUSHION / 2)

    @property
    def thrift(self) -> float:
        """What one point more or less is worth to the East's solvency."""
        return math.sqrt(2 * RUIN * self.need / CUSHION)

    @cached_property
    def costs(self) -> int:
        """Build points and factories the East will lose at the end of the decade."""
        state = self.state
        flight = 1 if state.wall else eod.flight_level(state) // 2
        return flight + len(state.police) + max(0, -self.balance)

    @cached_property
    def balance(self) -> int:
        return eod.currency_balance(self.state)

    def currency_step(self) -> float:
        """A step of the Western currency marker stays for all decades to come."""
        decades = DECADES + 1 - self.state.decade
        return ARROW["currency"] + COST * (0.8 * decades if self.balance <= 0 else 0.4 * (decades - 1))

    def economy_score(self) -> float:
        total = 0.0
        for province, side in enumerate(self.pack.side_of):
            worth = self.worth(province)
            total += worth if side == WEST else -worth
        return total + self.need + COST * self.costs

    # -- socialists ---------------------------------------------------------------------------------------------

    def socialism(self, at: int | None = None) -> float:
        """What the socialist marker is worth to the East: with too few cubes, or no room for more, all is at stake."""
        state = self.state
        at = state.socialism if at is None else max(-TRACK_END, min(TRACK_END, at))
        cubes = state.box + sum(state.socialists)
        margin = cubes if at < 0 else CUBES - cubes
        steps = next(back for back in range(abs(at) + 1) if self.pack.cubes[abs(at) - back] <= margin)
        stake = DECISIVE * steps if steps else SCARCE if at and self.pack.cubes[abs(at)] == margin else 0.0
        return ARROW["socialism"] * at + (stake if at > 0 else -stake)

    # -- all of it ----------------------------------------------------------------------------------------------

    def score(self) -> float:
        state = self.state
        standards = sum(state.standard[p] for p in self.pack.provinces[WEST])
        standards -= sum(state.standard[p] for p in self.pack.provinces[EAST])
        tracks: float = -sum(worth * getattr(state, track) for track, worth in ARROW.items() if track != "socialism")
        police = -0.4 * len(state.police)
        return (
            self.unrest_score()
            + self.economy_score()
            + STANDARD * standards
            + tracks
            + police
            - self.socialism()
            - 0.7 * state.box
        )
