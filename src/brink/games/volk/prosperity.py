"""What factories and lines are worth, and pieces more or less of them; for the bot `steady`.

Most moves leave the economy as it is, and looks ahead come to the same economies again, so answers are remembered.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from brink.games.volk import economy, end_of_decade
from brink.games.volk.icons import WEST
from brink.games.volk.industry import Industry
from brink.games.volk.living_standard import ECONOMY_A_STEP
from brink.games.volk.state import EMPTY, INTACT, RUN_DOWN, VolkState
from brink.games.volk.verbs import Factory, Half, Line, Point, Run

POINT: Final = 0.9
USEFUL: Final = 0.5  # economy that the next LS needs
SPARE: Final = 0.12  # economy beyond it
EXPORT: Final = 0.35
FIRST_FACTORY: Final = 0.8


@cache
def worth_of(economy: int, export: int, standard: int) -> float:
    """What a province's factories are worth to its owner."""
    needed = ECONOMY_A_STEP * (standard + 1)
    worth = USEFUL * min(economy, needed) + SPARE * max(0, economy - needed)
    worth += EXPORT * min(max(0, export), standard + 2)
    return worth + (FIRST_FACTORY if export >= 0 else 0.0)


class Prosperity:
    """One position of a state's factories, lines and living standard. No line crosses the border, so what one side
    builds changes nothing for the other. Where a state of the game is asked for: any that has this position.
    """

    __slots__ = (
        *("_cheapest", "_gains", "_losses", "_points"),
        *("competing", "exports", "icons", "industries", "lacking", "pieces", "side", "standard", "worst", "worths"),
    )

    def __init__(self, state: VolkState, side: int) -> None:
        provinces = state.pack.provinces[side]
        self.side = side
        self.industries = state.industries(side)
        self.worths = {
            province: worth_of(industry.economy, industry.export, state.standard[province])
            for province, industry in self.industries.items()
        }
        """of the factories of a province"""
        self.exports = {province: industry.export for province, industry in self.industries.items()}
        self.worst = end_of_decade.worst_of(state.pack, self.exports) if side == WEST else 0
        self.competing: dict[int, int] = {}
        """§7.3: of West Germany's export factories the worst, and how many of the East's match such a one"""
        self.lacking = {
            province: max(0, ECONOMY_A_STEP * (state.standard[province] + 1) - industry.economy)
            for province, industry in self.industries.items()
        }
        """§4.3: of the economy, for the next LS"""
        self.standard = sum([state.standard[province] for province in provinces])
        self.pieces = sum([state.built[line].bit_count() for line in state.pack.lines[side]])
        self.pieces += sum([state.factories[site] == INTACT for site in state.pack.cities[side]])
        """build points that stand"""
        self.icons: dict[int, tuple[float, float] | None] = {}
        """what was found: the least and the most that an icon takes away; None: it can take nothing"""
        self._gains: dict[Point, float] = {}
        self._losses: dict[Point | Run, float] = {}
        self._points: dict[frozenset[int], list[float]] = {}
        self._cheapest: float | None = None

    def points(self, state: VolkState) -> list[float]:
        """What all that can be built with one point would bring, the best first. Mass protests close sites."""
        closed = frozenset(economy.closed_sites(state, self.side))
        found = self._points.get(closed)
        if found is None:
            gains = [self.gain(state, point) for point in economy.buildable(state, self.side)]
            found = self._points[closed] = sorted(gains, reverse=True)
        return found

    def cheapest(self, state: VolkState) -> float:
        """What the build point costs that one misses least, but for solvency; there must be one."""
        if self._cheapest is None:
            self._cheapest = min([self.loss(state, point) for point in economy.dismantlable(state, self.side)])
        return self._cheapest

    def raised(self, province: int, standard: int) -> float:
        """What another living standard would add to the worth of a province's factories."""
        here = self.industries[province]
        return worth_of(here.economy, here.export, standard) - self.worths[province]

    def gain(self, state: VolkState, point: Point) -> float:
        """What building this point brings its owner."""
        gain = self._gains.get(point)
        if gain is None:
            gain = self._gains[point] = self._gain(state, point)
        return gain

    def loss(self, state: VolkState, point: Point | Run) -> float:
        """What dismantling this point, or running this factory down, costs its owner, but for solvency."""
        loss = self._losses.get(point)
        if loss is None:
            loss = self._losses[point] = self._loss(state, point)
        return loss

    def _gain(self, state: VolkState, point: Point) -> float:
        old = new = 0.0
        for province in touched(state, point):
            old += self.worths[province]
            new += worth_of(*_with(state, self.industries[province], province, point), state.standard[province])
        return (POINT if isinstance(point, Factory) else POINT * 0.5) + new - old

    def _loss(self, state: VolkState, point: Point | Run) -> float:
        old = new = 0.0
        for province in touched(state, point):
            old += self.worths[province]
            new += worth_of(*_without(state, self.industries[province], province, point), state.standard[province])
        return POINT * 0.5 + old - new


def prosperity_of(state: VolkState, side: int) -> Prosperity:
    read = state.pack.of_side[side]
    choices = state.hamburg if side == WEST else tuple(state.abroad)
    question = (
        *(side, state.rules, choices),
        *(read.sites(state.factories), read.lines(state.built), read.provinces(state.standard)),
    )
    remembered = state.pack.prosperities
    found: Prosperity | None = remembered.answers.get(question)
    return found or remembered.keep(question, Prosperity(state, side))


def touched(state: VolkState, point: Point | Run) -> tuple[int, ...]:
    """Provinces whose economy depends on this piece."""
    known, question = state.pack.touched, (point, state.hamburg)
    return known.get(question) or known.setdefault(question, _touched(state, point))


def _touched(state: VolkState, point: Point | Run) -> tuple[int, ...]:
    pack = state.pack
    if isinstance(point, Line | Half):
        sites = list(pack.line_ends[point.line])
    else:
        sites = [point.site, *(other for _, other in pack.site_lines[point.site])]
    found: dict[int, None] = {}
    for site in sites:
        found |= dict.fromkeys((state.hamburg,) if site == pack.hamburg else pack.site_provinces[site])
    return tuple(found)


def _with(state: VolkState, here: Industry, province: int, point: Point) -> tuple[int, int]:
    """Economy and export of a province once this is built."""
    found = here.more.get(point)
    if found is None:
        if isinstance(point, Factory):
            found = _with_factory(state, province, point.site, INTACT)
        else:
            found = _with_line(state, province, point.line, economy.with_piece(state, point))
        here.more[point] = found
    return found


def _without(state: VolkState, here: Industry, province: int, point: Point | Run) -> tuple[int, int]:
    """Economy and export of a province once this is gone or run down."""
    found = here.less.get(point)
    if found is None:
        if isinstance(point, Line | Half):
            found = _with_line(state, province, point.line, economy.without_piece(state, point))
        else:
            half = point.site == state.pack.rheinsberg and state.factories[point.site] == INTACT
            found = _with_factory(state, province, point.site, RUN_DOWN if half or isinstance(point, Run) else EMPTY)
        here.less[point] = found
    return found


def _with_factory(state: VolkState, province: int, site: int, stands: int) -> tuple[int, int]:
    kept, state.factories[site] = state.factories[site], stands
    there = state.industry(province)
    state.factories[site] = kept
    return there.economy, there.export


def _with_line(state: VolkState, province: int, line: int, built: int) -> tuple[int, int]:
    kept, state.built[line] = state.built[line], built
    there = state.industry(province)
    state.built[line] = kept
    return there.economy, there.export
