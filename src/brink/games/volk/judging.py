"""How good a position is, for the bot `steady`: everything in one currency, about one build point a unit.

Values are the West's: what is good for the East is negative. Only what is public goes in. The heart of it is unrest as
it will be after the comparisons at the end of the decade, because mass protests decide the game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from brink.games.volk import end_of_decade as eod
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.industry import found_once
from brink.games.volk.pack import DECADES, TRACK_END
from brink.games.volk.prosperity import Prosperity, prosperity_of
from brink.games.volk.state import CUBES, PROTEST, VolkState
from brink.games.volk.tension import ANGER, BERLIN, BRINK, Tension, tension, tension_of
from brink.games.volk.verbs import Half, Line, Point, Run

ARROW: Final = {"prestige": 1.2, "currency": 0.5, "socialism": 1.2}
DECISIVE: Final = 7.0  # a step of the socialist marker, when the cubes do not suffice as it stands
SCARCE: Final = 3.0  # when they just do
STANDARD: Final = 1.6
CUSHION: Final = 6  # build points the East wants to have beyond the costs to come;
COST: Final = 1.1  # what the East will have to pay at the end of the decade
RUIN: Final = 6.0  # the last ones are its life, the first ones a comfort


class Judge:
    """One position. Public information only. It is asked the same again and again, so it remembers its answers."""

    def __init__(self, state: VolkState) -> None:
        self.state = state
        self.pack = state.pack
        self.spare = state.box + state.police_used.count(0)  # what the East can send against its own
        self._prosperity: dict[int, Prosperity] = {}

    # -- unrest -------------------------------------------------------------------------------------------------

    @found_once
    def tension(self) -> Tension:
        return tension_of(self.state)

    @property
    def coming(self) -> Sequence[int]:
        """Unrest as it will stand after phases 6 and 7, if nothing else happens."""
        return self.tension.coming

    @found_once
    def protests(self) -> tuple[int, int]:
        """Mass protests to come, by side."""
        return self.tension.protests_with(self.spare)

    def stir(self, province: int, count: int = 1) -> float:
        """The cost of unrest coming (or, below 0, going), for its owner."""
        stirs, question = self.tension.stirs, (province, count, self.spare)
        cost = stirs.get(question)
        if cost is None:
            cost = stirs[question] = self._stir(province, count)
        return cost

    def _stir(self, province: int, count: int) -> float:
        now = self.tension.coming[province]
        if now + count < 0:
            return 0.0
        cost = ANGER[now + count] - ANGER[now]
        more = (now + count) // PROTEST - now // PROTEST
        if more:
            cost += more * BRINK * max(0, self.protests[self.pack.side_of[province]] - 1)
        return cost * BERLIN if province == self.pack.west_berlin else cost

    def unrest_score(self) -> float:
        return self._unrest

    @found_once
    def _unrest(self) -> float:
        return self.tension.score(self.spare)

    def calmer(self, province: int, standard: int, unrest: int) -> float:
        """What changes in unrest, for the West, if a province had another living standard and unrest."""
        known, question = self.tension.changes, (province, standard, unrest, self.spare)
        change = known.get(question)
        if change is None:
            standards, counts = self.state.standard[:], self.state.unrest[:]
            standards[province] += standard
            counts[province] += unrest
            there = tension(self.pack, counts, standards, self.state.borrowed)
            change = known[question] = there.score(self.spare) - self._unrest
        return change

    # -- economy ------------------------------------------------------------------------------------------------

    def prosperity(self, side: int) -> Prosperity:
        found = self._prosperity.get(side)
        if found is None:
            found = self._prosperity[side] = prosperity_of(self.state, side)
        return found

    def point_gain(self, point: Point) -> float:
        """What building this point brings its owner."""
        return self.prosperity(self.owner(point)).gain(self.state, point)

    def point_loss(self, point: Point | Run) -> float:
        """What dismantling this point, or running this factory down, costs its owner."""
        side = self.owner(point)
        return self.prosperity(side).loss(self.state, point) + (self.thrift if side == EAST else 0.0)

    def owner(self, point: Point | Run) -> int:
        if isinstance(point, Line | Half):
            return self.pack.line_side[point.line]
        return self.pack.site_side[point.site]

    @found_once
    def need(self) -> float:
        """The East must be able to pay at the end of the decade, or it is insolvent."""
        missing = max(0, self.costs + CUSHION - self.prosperity(EAST).pieces)
        return float(RUIN * missing * missing / CUSHION / 2)

    @found_once
    def thrift(self) -> float:
        """What one point more or less is worth to the East's solvency."""
        return math.sqrt(2 * RUIN * self.need / CUSHION)

    @found_once
    def costs(self) -> int:
        """Build points and factories the East will lose at the end of the decade."""
        state = self.state
        flight = 1 if state.wall else self.flight // 2
        return flight + len(state.police) + max(0, -self.balance)

    @property
    def flight(self) -> int:
        """§7.1: its level; but for what cards say it comes from unrest and living standard."""
        state, tension = self.state, self.tension
        if tension.flight is None:
            parts = eod.flight_parts(state)
            tension.flight = parts.best - parts.worst + parts.east - parts.west
        return max(0, state.flight_icons() + eod.red_stars(state) + tension.flight)

    @found_once
    def balance(self) -> int:
        """§7.3: of Western currency."""
        west, east = self.prosperity(WEST), self.prosperity(EAST)
        competing = east.competing.get(west.worst)
        if competing is None:
            competing = east.competing[west.worst] = eod.competing(self.pack, east.exports, west.worst)
        return self.state.currency + competing - east.standard

    def currency_step(self) -> float:
        """A step of the Western currency marker stays for all decades to come."""
        decades = DECADES + 1 - self.state.decade
        return ARROW["currency"] + COST * (0.8 * decades if self.balance <= 0 else 0.4 * (decades - 1))

    def economy_score(self) -> float:
        total = 0.0
        for worth in self.prosperity(WEST).worths.values():
            total += worth
        for worth in self.prosperity(EAST).worths.values():
            total -= worth
        return total + self.need + COST * self.costs

    # -- socialists ---------------------------------------------------------------------------------------------

    def socialism(self, at: int | None = None) -> float:
        """What the socialist marker is worth to the East: with too few cubes, or no room for more, all is at stake."""
        state = self.state
        at = state.socialism if at is None else max(-TRACK_END, min(TRACK_END, at))
        cubes = state.box + sum(state.socialists)
        margin = cubes if at < 0 else CUBES - cubes
        needed, steps = self.pack.cubes, 0
        while needed[abs(at) - steps] > margin:
            steps += 1
        stake = DECISIVE * steps if steps else SCARCE if at and needed[abs(at)] == margin else 0.0
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
