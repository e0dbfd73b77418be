"""§4.2 and §5.1: building up the economy, dismantling it, running factories down. One piece is one build point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import compress, takewhile
from typing import Final

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk.icons import EAST, WEST, Icon
from brink.games.volk.pack import NONE
from brink.games.volk.state import EMPTY, INTACT, PROTEST, RUN_DOWN, VolkAutomatic, VolkDecision, VolkState
from brink.games.volk.verbs import DONE, Done, Factory, Half, Line, Point, Run

DISMANTLING: Final = {"factory": "do-dismantle-factory", "line": "do-dismantle-line", "half": "do-dismantle-half"}

# -- building ---------------------------------------------------------------------------------------------------


def points(state: VolkState, side: int) -> tuple[Point, ...]:
    """All build points of a state that a player might name."""
    return state.pack.points[side] if state.places_halves else state.pack.points_by_line[side]


def points_abroad(state: VolkState, country: str) -> tuple[Point, ...]:
    """§9.4: the external factories of a country and the lines that lead there."""
    return state.pack.points_abroad[state.places_halves][country]


def pieces(state: VolkState, side: int) -> tuple[Point, ...]:
    """Those that might be dismantled: Rheinsberg too."""
    rheinsberg = (state.pack.ready.factory[state.pack.rheinsberg],) if side == EAST else ()
    return (*points(state, side), *rheinsberg)


def blocked(state: VolkState, site: int) -> bool:
    """§4.2: a mass protest blocks building; the West counts Hamburg for the province without one (§9.1)."""
    provinces, unrest, borrowed = state.pack.site_provinces[site], state.unrest, state.borrowed
    for province in provinces:
        if unrest[province] < PROTEST and province not in borrowed:
            return False
    return bool(provinces)


def refuse_factory(state: VolkState, side: int, site: int) -> Reason | None:
    """§4.2: any empty city of one's own in a province without mass protest."""
    if site not in state.pack.cities[side]:
        return refuse("no-city-of-yours", "4.2", site=site)
    if state.factories[site]:
        return refuse("factory-stands", "4.2", site=site)
    if blocked(state, site):
        return refuse("protest-blocks", "4.2", site=site)
    return None


def refuse_line(state: VolkState, side: int, point: Line | Half) -> Reason | None:
    """§4.2: the first piece next to a factory, the second always; no mass protest at either end."""
    pack, line = state.pack, point.line
    if pack.line_side[line] != side:
        return refuse("not-your-line", "4.2")
    if state.built[line] == pack.full[line]:
        return refuse("line-complete", "4.2")
    a, b = pack.line_ends[line]
    if isinstance(point, Half) and state.touches(line, point.site_end):
        return refuse("half-stands", "4.2", site=point.site_end)
    if not state.built[line]:
        if isinstance(point, Half) and not state.factories[point.site_end]:
            return refuse("no-factory", "4.2", site=point.site_end)
        if not state.factories[a] and not state.factories[b]:
            return refuse("no-factory-beside", "4.2", site=a, site_other=b)
    for site in (a, b):
        if blocked(state, site):
            return refuse("protest-blocks", "4.2", site=site)
    return None


def refuse_external(state: VolkState, icon: Icon, site: int) -> Reason | None:
    """§9.4: an external factory of the country on the card."""
    if state.pack.country_of[site] != icon.place:
        return refuse("other-country", "9.4", site=site)
    return refuse("factory-stands", "9.4", site=site) if state.factories[site] else None


def closed_sites(state: VolkState, side: int) -> set[int]:
    """The sites of a state at which a mass protest blocks building."""
    pack, unrest, borrowed = state.pack, state.unrest, state.borrowed
    restive = {province for province in pack.provinces[side] if unrest[province] >= PROTEST or province in borrowed}
    if not restive:
        return restive
    closed = {site for province in restive for site in pack.factories_of[province]}
    if restive.issuperset(pack.site_provinces[pack.hamburg]):
        closed.add(pack.hamburg)
    return closed


def buildable(state: VolkState, side: int) -> list[Point]:
    """All that can be built with one point; the fast form of the refusals above."""
    read, closed, places_halves = state.pack.of_side[side], closed_sites(state, side), state.places_halves
    key = (read.sites(state.factories), read.lines(state.built), frozenset(closed), places_halves)
    return [*(read.buildable.answers.get(key) or read.buildable.keep(key, _buildable(state, side, closed)))]


def _buildable(state: VolkState, side: int, closed: Set[int]) -> list[Point]:
    pack, factories, built, places_halves = state.pack, state.factories, state.built, state.places_halves
    factory, piece, halves = pack.ready.factory, pack.ready.line, pack.ready.halves
    found: list[Point] = [factory[site] for site in pack.cities[side] if not factories[site] and site not in closed]
    for line, a, b, full in pack.line_tables[side]:
        begun = built[line]
        if begun == full or not (begun or factories[a] or factories[b]):
            continue
        if closed and (a in closed or b in closed):
            continue
        if full == 1 or not places_halves:
            found.append(piece[line])
            continue
        at_a, at_b = halves[line]
        if begun != 1 and (begun or factories[a]):
            found.append(at_a)
        if begun != 2 and (begun or factories[b]):
            found.append(at_b)
    return found


def can_build(state: VolkState, side: int) -> bool:
    """Whether there is anything to build; usually the first empty city says yes."""
    for site in state.pack.cities[side]:
        if not state.factories[site] and not blocked(state, site):
            return True
    return bool(buildable(state, side))


def refuse_build(state: VolkState, side: int, point: Point) -> Reason | None:
    if isinstance(point, Factory):
        return refuse_factory(state, side, point.site)
    return refuse_line(state, side, point)


def with_piece(state: VolkState, point: Line | Half) -> int:
    """What stands on a line with this piece more. Where nobody says which half comes, it is the next one."""
    built = state.built[point.line]
    return built | state.pack.next_to[point.line, point.site_end] if isinstance(point, Half) else built << 1 | 1


def without_piece(state: VolkState, point: Line | Half) -> int:
    built = state.built[point.line]
    return built & ~state.pack.next_to[point.line, point.site_end] if isinstance(point, Half) else built >> 1


def ends(state: VolkState, point: Line | Half) -> dict[str, Arg]:
    """The two ends of a line, for the log, in the order of the board; and which of them half of it lies next to."""
    a, b = state.pack.line_ends[point.line]
    which: dict[str, Arg] = {"site_end": point.site_end} if isinstance(point, Half) else {}
    return {"site": a, "site_other": b, **which}


def build(state: VolkState, point: Point, rule: str = "4.2") -> None:
    if not isinstance(point, Factory):
        state.built[point.line] = with_piece(state, point)
        if state.log is not None:
            state.say("piece-built" if isinstance(point, Half) else "line-built", rule, **ends(state, point))
    else:
        state.factories[point.site] = INTACT
        if state.log is not None:
            state.say("factory-built", rule, site=point.site)


# -- dismantling ------------------------------------------------------------------------------------------------


def refuse_dismantle(state: VolkState, side: int, point: Point) -> Reason | None:
    """§5.1, V11: any infrastructure; a factory only when it is not run down and no infrastructure touches it."""
    pack = state.pack
    if not isinstance(point, Factory):
        if pack.line_side[point.line] != side:
            return refuse("not-your-line", "5.1")
        stands = state.touches(point.line, point.site_end) if isinstance(point, Half) else state.built[point.line]
        return None if stands else refuse("nothing-built", "5.1")
    site = point.site
    if pack.site_side[site] != side or not pack.site_provinces[site]:
        return refuse("not-dismantled", "5.1", site=site)
    if state.factories[site] == EMPTY:
        return refuse("no-factory", "5.1", site=site)
    if state.factories[site] == RUN_DOWN and site != pack.rheinsberg:
        return refuse("run-down-stays", "5.1", site=site)
    if any(state.touches(line, site) for line, _ in pack.site_lines[site]):
        return refuse("infrastructure-first", "5.1", site=site)
    return None


def dismantlable(state: VolkState, side: int) -> list[Point]:
    """All that can be dismantled now; the fast form of the refusals above."""
    pack, factories, built = state.pack, state.factories, state.built
    factory, read, touching = pack.ready.factory, pack.of_side[side], pack.touching[state.places_halves]
    found: list[Point] = []
    for site in compress(pack.cities[side], read.cities(factories)):
        if factories[site] == INTACT:
            for line, beside in touching[site]:
                if built[line] & beside:
                    break
            else:
                found.append(factory[site])
    pieces = pack.standing[state.places_halves]
    for line in compress(pack.lines[side], read.lines(built)):
        found += pieces[line][built[line]]
    if side == EAST and factories[pack.rheinsberg]:
        found.append(factory[pack.rheinsberg])
    return found


def standing(state: VolkState, line: int) -> Sequence[Line | Half]:
    """The pieces of a line that may go, one at a time."""
    return state.pack.standing[state.places_halves][line][state.built[line]]


def can_dismantle(state: VolkState, side: int) -> bool:
    """Whether there is anything to dismantle: an intact factory, or infrastructure, which alone can be in its way."""
    pack, factories = state.pack, state.factories
    if INTACT in pack.of_side[side].cities(factories) or side in compress(pack.line_side, state.built):
        return True
    return side == EAST and bool(factories[pack.rheinsberg])


def in_place(state: VolkState, icon: Icon, point: Point) -> bool:
    """§5: `@NW` means factories there and lines with an end there; Hamburg counts as Niedersachsen for `NI+HH`."""
    if not icon.place:
        return True
    pack = state.pack
    province = pack.province_ids.index(icon.place.partition("+")[0])
    sites = (point.site,) if isinstance(point, Factory) else pack.line_ends[point.line]
    return any(
        province in pack.site_provinces[site] and (site != pack.hamburg or icon.place == "NI+HH") for site in sites
    )


def dismantle(state: VolkState, point: Point, rule: str = "5.1", chooser: int = NONE) -> None:
    """`chooser`: who is named in the log, where it is not whoever plays a card."""
    named = chooser != NONE
    if not isinstance(point, Factory):
        state.built[point.line] = without_piece(state, point)
        if named and isinstance(point, Half):
            state.say("piece-dismantled-by", rule, seat=chooser, **ends(state, point))
        elif named:
            state.say("line-dismantled-by", rule, seat=chooser, **ends(state, point))
        else:
            state.say("piece-dismantled" if isinstance(point, Half) else "line-dismantled", rule, **ends(state, point))
    elif point.site == state.pack.rheinsberg and state.factories[point.site] == INTACT:
        run_down(state, point.site, rule, chooser)
    else:
        state.factories[point.site] = EMPTY
        if named:
            state.say("factory-dismantled-by", rule, seat=chooser, site=point.site)
        else:
            state.say("factory-dismantled", rule, site=point.site)


# -- running down -----------------------------------------------------------------------------------------------


def intact_factories(state: VolkState) -> list[int]:
    """§7.3: eastern factories that can be run down, Rheinsberg included, external ones not."""
    pack = state.pack
    return [site for site in (*pack.cities[EAST], pack.rheinsberg) if state.factories[site] == INTACT]


def runnable(state: VolkState) -> list[Run]:
    """All that can be run down now; the fast form of the refusals of `RunDown`."""
    run = state.pack.ready.run
    return [run[site] for site in intact_factories(state)]


def run_down(state: VolkState, site: int, rule: str, chooser: int = NONE) -> None:
    state.factories[site] = RUN_DOWN
    if chooser != NONE:
        state.say("factory-run-down-by", rule, seat=chooser, site=site)
    else:
        state.say("factory-run-down", rule, site=site)


# -- the decisions ----------------------------------------------------------------------------------------------


class Build(VolkDecision, frozen=True):
    """§4.2, V12: spend up to the card value, point by point. Points that are not used are lost."""

    rule = "4.2"
    needs_choice = True
    side: int
    points: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [*points(state, self.side), DONE]

    def refusal(self, state: VolkState, action: Point | Done) -> Reason | None:
        return None if isinstance(action, Done) else refuse_build(state, self.side, action)

    def options(self, state: VolkState) -> list[Action]:
        return [*buildable(state, self.side), DONE]

    def perform(self, state: VolkState, action: Point | Done) -> None:
        if isinstance(action, Done):
            return
        build(state, action)
        offer_building(state, self.seat, self.side, self.points - 1)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"points": self.points}


def offer_building(state: VolkState, seat: int, side: int, points: int) -> None:
    """§4.2, V2: asked only while there are points, and something to build."""
    if points:
        state.then(Build(seat, side, points))


class Dismantle(VolkDecision, frozen=True):
    """§5.1: choose a build point that goes."""

    rule = "5.1"
    needs_choice = True
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [*pieces(state, self.side)]

    def refusal(self, state: VolkState, action: Point) -> Reason | None:
        return refuse_dismantle(state, self.side, action)

    def options(self, state: VolkState) -> list[Action]:
        return [*dismantlable(state, self.side)]

    def perform(self, state: VolkState, action: Point) -> None:
        """§7: at the end of a decade both sides choose by turns, so the log says who did."""
        dismantle(state, action, chooser=self.seat if state.phase else NONE)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        """Why: while cards are played it is the price of one (§4.1), afterwards the phase wants it."""
        left = due_after(state, LosePoint, LoseFactory)
        return {"side": self.side, "left": left, "price": int(not state.phase), "phase": max(0, state.phase - 1)}

    def tells(self, state: VolkState) -> dict[str, Arg]:
        return {"side": self.side}

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return DISMANTLING


class RunDown(VolkDecision, frozen=True):
    """§9.5: choose an eastern factory that is run down."""

    rule = "9.5"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.run_downs]

    def refusal(self, state: VolkState, action: Run) -> Reason | None:
        stands = state.factories[action.site]
        if stands == INTACT:
            return None
        return refuse("no-factory" if stands == EMPTY else "run-down-already", "9.5", site=action.site)

    def options(self, state: VolkState) -> list[Action]:
        return [*runnable(state)]

    def perform(self, state: VolkState, action: Run) -> None:
        run_down(state, action.site, self.rule, self.seat if state.phase else NONE)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"left": due_after(state, LoseFactory), "phase": state.phase - 1}


class LosePoint(VolkAutomatic, frozen=True):
    """§8: the East has to dismantle at the end of a decade; if it cannot, it is insolvent and loses."""

    rule = "8"
    seat: int

    def run(self, state: VolkState) -> None:
        if can_dismantle(state, EAST):
            state.then(Dismantle(self.seat, EAST))
        else:
            state.say("nothing-left", "8")
            state.side_wins(WEST, "insolvency")


class LoseFactory(VolkAutomatic, frozen=True):
    """§7.2, §7.3: a factory is run down; where none is intact, a build point goes instead."""

    rule = "7.3"
    seat: int

    def run(self, state: VolkState) -> None:
        if intact_factories(state):
            state.then(RunDown(self.seat))
        else:
            state.then(LosePoint(self.seat))


def due_after(state: VolkState, *steps: type[VolkAutomatic]) -> int:
    """How many of these steps follow at once after the decision that is due, whoever will decide."""
    return sum(1 for _ in takewhile(lambda step: isinstance(step, steps), reversed(state.agenda[:-1])))
