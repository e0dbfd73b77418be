"""A dry run of the end of a decade: its steps are gone through as they lie on the agenda, choices become ranges.

As long as nobody has a choice, the steps act on a clone of the game. From the first choice on, what it leaves open is
kept beside the clone: pieces that somebody will choose to take away, unrest and living standard (LS) that go or come
somewhere. No choice is guessed. Every range holds all that can happen; where nobody can choose it is one number. A
range may be wider than what can happen, because choices that exclude each other are not always told apart (V17).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from brink.engine.steps import AnyDecision, AnyStep
from brink.games.volk import economy, events, living_standard, tracks, unrest
from brink.games.volk import end_of_decade as eod
from brink.games.volk.icons import EAST, WEST, Icon
from brink.games.volk.pack import DECADES, NONE
from brink.games.volk.placing import PLACES
from brink.games.volk.protests import ended, most_left, protests, stirred
from brink.games.volk.sequence import NextDecade
from brink.games.volk.spans import NO, ONE, Span, hull, plus, with_hits
from brink.games.volk.state import COLLAPSE, CUBES, EMPTY, INTACT, PROTEST, RUN_DOWN, VolkState
from brink.games.volk.ways import balances_after

LOSS: Final = Icon("-bE", "-b", EAST)
NEVER: Final = 1_000


class Ending(msgspec.Struct, frozen=True):
    """How the end of the decade may end the game, and who may win by that."""

    how: str  # as the outcome calls it; "": it goes on
    seats: tuple[int, ...]


class Branch:
    """Germany after phase 5, by what the West chooses there: LS and unrest, at least and at most by province."""

    def __init__(self, standard: Sequence[list[int]], unrest: Sequence[list[int]]) -> None:
        self.standard = [standard[0][:], standard[1][:]]
        self.unrest = [unrest[0][:], unrest[1][:]]
        self.fresh: list[list[int]] = []  # EoD 7: protests as it begins, at least and at most
        self.choices: list[list[list[tuple[int, Span]]]] = [[], []]  # EoD 7, by side that is hit: targets to choose of

    def with_berlin(self, berlin: int, standard: Span) -> Branch:
        new = Branch(self.standard, self.unrest)
        new.standard[0][berlin], new.standard[1][berlin] = standard
        return new


class Outlook:
    """The walk, and what it has found."""

    steps: dict[type[AnyStep], Callable[[Any, Any], None]]

    def __init__(self, state: VolkState, end_of_decade: Sequence[AnyStep]) -> None:
        self.world = state.clone()
        going_on = state.phase and state.agenda[:1] == [end_of_decade[-1]]
        self.agenda: list[AnyStep] = state.agenda[::-1] if going_on else list(end_of_decade)
        self.over = False
        self.open = False  # somebody has had a choice
        # What is open. By side: pieces that go or come, unrest that comes or goes somewhere, LS likewise.
        self.losses: list[Span] = [NO, NO]
        self.dismantles = [0, 0]  # at most, of these
        self.gone: list[bool] | None = []  # the East's among them, run down (True) or not; None: nobody knows how many
        self.builds = [0, 0]
        self.stirs = [0, 0]
        self.calms = [0, 0]
        self.rises: list[Span] = [NO, NO]
        self.drops: list[Span] = [NO, NO]
        self.hamburgs: tuple[int, ...] = (state.hamburg,)
        self.police = 0  # phase 8: cards that act
        self.cubes = 0  # phase 9: socialists that may defend
        self.paid = 0  # pieces that went without a choice
        self._known_exports: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}
        self._branches: list[Branch] = []
        # What is told.
        self.endings: dict[str, set[int]] = {}
        self.lost: dict[int, Span] = {}  # by phase: pieces of the East
        self.ruined: dict[int, Span] = {}  # those among them that are run down,
        self.dismantled: dict[int, Span] = {}  # and those that go
        self.flight: Span | None = None
        self.prestige: tuple[int, list[int]] | None = None
        self.balance: Span | None = None
        self.standard_lost: list[Span] | None = None
        self.envy: list[Span] | None = None
        self.pressure: dict[tuple[int, int], Span] | None = None
        self.socialists: int | None = None
        self.protests: list[Span] | None = None
        self.enter(state.phase if going_on else 0)
        for step in self.agenda:
            if self.over:
                break
            self.steps[type(step)](self, step)

    def enter(self, phase: int) -> None:
        self.phase = phase
        for there in (self.ruined, self.dismantled, self.lost):
            there[phase] = NO

    # -- the end of the game ------------------------------------------------------------------------------------

    def may_end(self, how: str, side: int) -> None:
        """§8: this side may win here."""
        self.endings.setdefault(how, set()).update(self.winners(side))

    def ends(self, how: str, side: int) -> None:
        self.may_end(how, side)
        self.over = True

    def winners(self, side: int) -> list[int]:
        return [side]

    # -- what the East pays -------------------------------------------------------------------------------------

    def pieces(self) -> Span:
        """What the East can still pay with: each piece goes once, dismantled or run down, Rheinsberg twice."""
        world, pack = self.world, self.world.pack
        rheinsberg = {EMPTY: 0, RUN_DOWN: 1, INTACT: 2}[world.factories[pack.rheinsberg]]
        intact = sum(world.factories[city] == INTACT for city in pack.cities[EAST])
        count = sum(world.pieces(line) for line in pack.lines[EAST]) + intact + rheinsberg
        return max(0, count - self.losses[EAST][1]), count + self.builds[EAST] - self.losses[EAST][0]

    def lose(self, count: Span, ruin: bool) -> None:
        """So many pieces go; `ruin`: factories are run down as long as one is intact (§7.3)."""
        if not self.open and count[0] == count[1]:
            count = self._lose_without_choice(count[0], ruin)
        if not count[1] or self.over:
            return
        self.open = True
        self.gone = None if self.gone is None or count[0] != count[1] else self.gone + [ruin] * count[0]
        had = self.pieces()
        paid = min(count[0], had[0]), min(count[1], had[1])
        intact = len(economy.intact_factories(self.world))
        fewest, most = max(0, intact - self.losses[EAST][1]), intact + self.builds[EAST]
        fewest, most = (fewest, most) if ruin else (0, 0)
        self._pay(
            (min(paid[0], fewest), min(paid[1], most)),
            (max(0, paid[0] - most), max(0, paid[1] - fewest)),
            paid,
        )
        self.losses[EAST] = plus(self.losses[EAST], (min(count[0], had[1]), paid[1]))
        self.dismantles[EAST] += max(0, paid[1] - fewest)
        if count[0] > had[1]:
            self.ends("insolvency", WEST)
        elif count[1] > had[0]:
            self.may_end("insolvency", WEST)

    def _lose_without_choice(self, count: int, ruin: bool) -> Span:
        """As the rules do it where there is but one way (V2). What is left is somebody's choice."""
        world = self.world
        while count:
            running = ruin and bool(economy.intact_factories(world))
            decision: AnyDecision = economy.RunDown(0) if running else economy.Dismantle(0, EAST)
            options = decision.options(world)
            if not options:
                self.ends("insolvency", WEST)
                return NO
            if len(options) > 1:
                break
            decision.perform(world, options[0])
            self.paid += 1
            self._pay(*((ONE, NO) if running else (NO, ONE)), ONE)
            count -= 1
        return count, count

    def _pay(self, ruined: Span, dismantled: Span, lost: Span) -> None:
        for there, span in ((self.ruined, ruined), (self.dismantled, dismantled), (self.lost, lost)):
            there[self.phase] = plus(there[self.phase], span)

    # -- icons of the prestige track (and of 2+2's dominance track) ---------------------------------------------

    def carry_out(self, choices: Sequence[tuple[int, ...]], pays: bool) -> None:
        """The icons of one of these spaces. `pays`: what is to be dismantled must be found (§8)."""
        if len(choices) == 1:
            for number in choices[0]:
                self.icon(self.world.pack.icons[number], ONE, pays)
            return
        self.open = True
        counts = [Counter(self._alike(number) for number in icons) for icons in choices]
        for icon in {icon for count in counts for icon in count}:
            self.icon(icon, hull((count[icon], count[icon]) for count in counts), pays)

    def _alike(self, number: int) -> Icon:
        """Running down and dismantling both cost a piece: of several spaces only one is carried out."""
        icon = self.world.pack.icons[number]
        return LOSS if icon.kind == "run" or (icon.kind == "-b" and icon.side == EAST) else icon

    def icon(self, icon: Icon, count: Span, pays: bool) -> None:
        if icon.kind == "run" or (icon.kind == "-b" and pays):
            self.lose(count, icon.kind == "run")
            return
        if not self.open:
            place = PLACES[icon.kind]
            options = place.options(self.world, icon)
            if len(options) < 2:
                for option in options:
                    place.perform(self.world, icon, option)
                    self.paid += 1
                return
            self.open = True
        self._somewhere(icon.kind, icon.side, count)

    def _somewhere(self, kind: str, side: int, count: Span) -> None:
        """Somebody chooses the place."""
        least, most = count
        if kind not in ("+u", "-u"):
            self.gone = None
        if kind == "+u":
            self.stirs[side] += most
        elif kind == "-u":
            self.calms[side] += most
        elif kind == "+ls":
            self.rises[side] = plus(self.rises[side], count)
            self.calms[side] += most
        elif kind == "-ls":
            there = sum(self.world.standard[p] for p in self.world.pack.provinces[side]) - self.drops[side][1]
            self.drops[side] = plus(self.drops[side], (min(least, max(0, there)), most))
        elif kind == "+b":
            self.builds[side] += most
        else:
            self.losses[side] = plus(self.losses[side], (0, most))
            self.dismantles[side] += most

    # -- living standard and unrest before phase 5 --------------------------------------------------------------

    def standard(self) -> list[list[int]]:
        """LS by province, at least and at most."""
        now, side_of = self.world.standard, self.world.pack.side_of
        return [
            [max(0, count - self.drops[side][1]) for count, side in zip(now, side_of, strict=True)],
            [count + self.rises[side][1] for count, side in zip(now, side_of, strict=True)],
        ]

    def standard_in_all(self, side: int) -> Span:
        now = sum(self.world.standard[p] for p in self.world.pack.provinces[side])
        rises, drops = self.rises[side], self.drops[side]
        return now + rises[0] - drops[1], now + rises[1] - drops[0]

    def _gap(self) -> Span:
        """§7.1: the best LS of the West less the worst of the East."""
        west, east = self.world.pack.provinces
        low, high = self.standard()
        return (
            max(low[p] for p in west) - min(high[p] for p in east),
            max(high[p] for p in west) - min(low[p] for p in east),
        )

    # -- export factories ---------------------------------------------------------------------------------------

    def exports(self, hamburg: int) -> list[list[int]]:
        """By province the value of its export factory, at least and at most, with Hamburg in this province."""
        (west_low, west_high), (east_low, east_high) = self._exports(WEST, hamburg), self._exports(EAST, NONE)
        return [west_low + east_low, west_high + east_high]

    def _exports(self, side: int, hamburg: int) -> tuple[list[int], list[int]]:
        """Of one state's provinces. It is asked for several times; what it depends on seldom changes in between."""
        key = (side, hamburg, self.losses[side][1], self.dismantles[side], self.builds[side], self.paid)
        if key not in self._known_exports:
            world, provinces = self.world, self.world.pack.provinces[side]
            world.hamburg = hamburg
            low = [world.industry(province).export for province in provinces]
            high = low[:]
            if self.losses[side][1]:
                low = [self._lowest_export(province, side) for province in provinces]
            if self.builds[side]:
                high = [self._highest_export(province, self.builds[side]) for province in provinces]
            self._known_exports[key] = low, high
        return self._known_exports[key]

    def _lowest_export(self, province: int, side: int) -> int:
        export = NONE
        while self._losses_down_to(province, export) > self._losses_for(side, export):
            export += 1
        return export

    def _losses_for(self, side: int, export: int) -> int:
        """A factory that is run down still stands: without one is a province only where all were dismantled."""
        return self.dismantles[side] if export == NONE else self.losses[side][1]

    def _losses_down_to(self, province: int, export: int) -> int:
        """So many pieces at least must go before no factory of the province is worth more. NONE: before none stands.

        Each takes 1 from a factory, a line within the province from two.
        """
        world = self.world
        sites = world.own_factories(province)
        if export == NONE and any(world.factories[s] == RUN_DOWN and s != world.pack.rheinsberg for s in sites):
            return NEVER
        level = max(0, export)
        over = {site: value - level for site in sites if (value := world.factory_value(site)) > level}
        within = sum(other in over for site in over for line, other in world.pack.site_lines[site] if world.works(line))
        return max(max(over.values(), default=0), sum(over.values()) - within // 2)

    def _share(self, province: int, export: int) -> int:
        """Twice the pieces that must go; but a line to another province is missing there too, so it counts half."""
        world, price = self.world, self._losses_down_to(province, export)
        sites = world.own_factories(province)
        abroad = sum(
            other not in sites for site in sites for line, other in world.pack.site_lines[site] if world.works(line)
        )
        return 2 * price - min(price, abroad)

    def _highest_export(self, province: int, builds: int) -> int:
        """If so many points are built in the right place, whatever stands in their way."""
        world, pack = self.world, self.world.pack
        sites = [site for site in pack.factories_of[province] if site != pack.rheinsberg]
        best = world.industry(province).export
        for site in (*sites, *([pack.hamburg] if province == world.hamburg else [])):
            lines = pack.site_lines[site]
            if world.factories[site]:
                lacking = [self._lacking(line) for line, _ in lines if not world.works(line)]
                best = max(best, world.factory_value(site) + (builds if min(lacking, default=NEVER) <= builds else 0))
            else:
                ready = sum(
                    world.factories[other] > 0
                    for line, other in lines
                    if world.pieces(line) == world.pack.line_sites[line]
                )
                best = max(best, builds + ready)
        return best

    def _lacking(self, line: int) -> int:
        """Points to build until a line works."""
        world, ends = self.world, self.world.pack.line_ends[line]
        return world.pack.line_sites[line] - world.pieces(line) + sum(not world.factories[end] for end in ends)

    # -- phases 1 to 4 ------------------------------------------------------------------------------------------

    def do_flight(self, step: eod.Flight) -> None:
        self.enter(1)
        world = self.world
        if world.wall:
            if not world.shift("prestige", WEST):
                self.do_prestige_bonus(tracks.PrestigeBonus(0, WEST))
            self.lose(ONE, False)
            return
        gap, west, east = self._gap(), self._protests_now(WEST), self._protests_now(EAST)
        least = eod.flight_with(world, gap[0], west[1], east[0])
        most = eod.flight_with(world, gap[1], west[0], east[1])
        self.flight = least, most
        self.lose((least // 2, most // 2), False)

    def _protests_now(self, side: int) -> Span:
        counts = tuple(self.world.unrest[p] for p in self.world.pack.provinces[side])
        return (
            protests(counts) - ended(counts, self.calms[side]),
            protests(stirred(counts, self.stirs[side])),
        )

    def do_prestige_bonus(self, step: tracks.PrestigeBonus) -> None:
        self.open = True
        self.calms[step.side] += 1
        self.stirs[1 - step.side] += 1

    def do_prestige(self, step: eod.Prestige) -> None:
        self.enter(2)
        if self.world.prestige:
            self.do_choose_prestige(eod.ChoosePrestige(0, self.world.leader()))

    def do_choose_prestige(self, step: eod.ChoosePrestige) -> None:
        spaces = [action.space for action in step.candidates(self.world)]  # type: ignore[attr-defined]
        self.prestige = step.side, spaces
        self.carry_out([self.world.pack.prestige[step.side][space - 1] for space in spaces], pays=True)

    def do_prestige_icons(self, step: eod.PrestigeIcon | eod.ChoosePrestigeIcon) -> None:
        self.carry_out([step.icons], pays=True)

    def do_icons(self, step: events.NextIcon | events.ChooseIcon) -> None:
        self.carry_out([step.icons], pays=False)

    def do_icon(self, step: events.CarryOut | events.Apply) -> None:
        self.carry_out([(step.icon,)], pays=False)

    def do_hamburg(self, step: AnyStep) -> None:
        pack = self.world.pack
        if self.world.factories[pack.hamburg]:
            self.hamburgs = pack.site_provinces[pack.hamburg]

    def do_currency(self, step: eod.Currency) -> None:
        self.enter(3)
        self.do_hamburg(step)
        self.do_balance(step)

    def do_balance(self, step: AnyStep) -> None:
        exact = [] if self.gone is None else balances_after(self.world, self.gone, self.hamburgs)
        self.balance = hull(exact or [self._balance(hamburg) for hamburg in self.hamburgs])
        self.open = self.open or self.balance[0] != self.balance[1]
        self.lose((max(0, -self.balance[1]), max(0, -self.balance[0])), True)

    def _balance(self, hamburg: int) -> Span:
        """§7.3, with Hamburg in this province."""
        pack, (low, high) = self.world.pack, self.exports(hamburg)
        worst = [min(max(0, exports[p]) for p in pack.west_germany) for exports in (low, high)]
        east, standard = pack.provinces[EAST], self.standard_in_all(EAST)
        most = sum(high[p] >= worst[0] for p in east)
        now = [p for p in east if self.world.industry(p).export >= worst[1]]
        prices = sorted(self._share(p, worst[1] - 1) for p in now if low[p] < worst[1])
        least = len(now)
        left = 2 * self._losses_for(EAST, worst[1] - 1)
        for price in prices:
            left -= price
            least -= left >= 0
        return self.world.currency + least - standard[1], self.world.currency + most - standard[0]

    def do_police_costs(self, step: eod.PoliceCosts) -> None:
        self.enter(4)
        self.lose((len(self.world.police),) * 2, False)

    def do_lose_point(self, step: AnyStep) -> None:
        self.lose(ONE, False)

    def do_lose_factory(self, step: AnyStep) -> None:
        self.lose(ONE, True)

    # -- phase 5 ------------------------------------------------------------------------------------------------

    @property
    def branches(self) -> list[Branch]:
        """Phases after the loss of LS begin with Germany as it stands."""
        if not self._branches:
            self._branches = [Branch(self.standard(), [self.world.unrest] * 2)]
        return self._branches

    def do_loss_of_standard(self, step: eod.LossOfStandard) -> None:
        self.enter(5)
        self.do_hamburg(step)
        self.do_lose_standard(step)
        self.do_berlin_loses(step)

    def do_lose_standard(self, step: AnyStep) -> None:
        berlin = self.world.pack.west_berlin
        lost: list[list[Span]] = []
        self._branches = []
        for hamburg in self.hamburgs:
            low, high = self.standard()
            exports = self.exports(hamburg)
            goes = [
                NO if p == berlin else (max(0, low[p] - max(0, most)), max(0, high[p] - max(0, least)))
                for p, (least, most) in enumerate(zip(*exports, strict=True))
            ]
            for p, (least, most) in enumerate(zip(*exports, strict=True)):
                if p != berlin:
                    low[p], high[p] = min(low[p], max(0, least)), min(high[p], max(0, most))
            branch = Branch([low, high], [self.world.unrest] * 2)
            if all(branch.standard != other.standard for other in self._branches):
                self._branches.append(branch)
            lost.append(goes)
        self.standard_lost = [hull(spans) for spans in zip(*lost, strict=True)]

    def do_berlin_loses(self, step: AnyStep) -> None:
        """§7.5, V15."""
        world, berlin = self.world, self.world.pack.west_berlin
        had, most = sum(world.sectors), self.standard()[1][berlin]
        ends = [end for hamburg in self.hamburgs for end in self.exports(hamburg)]
        exports = {tuple(end[supplier] for supplier in world.pack.suppliers) for end in ends}
        if most == had and not self.drops[WEST][1] and len(exports) == 1:
            left: set[int] = set()
            self._sectors_left(tuple(world.sectors), exports.pop(), left, set())
            spans = [(count, count) for count in sorted(left)]
        else:
            spans = [(0, most)]  # a pack of one's own, in which dominance or Hamburg may change the suppliers
        self._branches = [branch.with_berlin(berlin, span) for branch in self.branches for span in spans]
        lost = [NO] * len(world.unrest) if self.standard_lost is None else self.standard_lost
        lost[berlin] = hull((max(0, had - span[1]), most - span[0]) for span in spans)
        self.standard_lost = lost

    def _sectors_left(
        self, sectors: tuple[int, ...], exports: tuple[int, ...], left: set[int], met: set[tuple[int, ...]]
    ) -> None:
        """All sums that the West can come to."""
        if sectors in met:
            return
        met.add(sectors)
        if eod.berlin_excess(sectors, exports) <= 0:
            left.add(sum(sectors))
            return
        for sector, held in enumerate(sectors):
            if held:
                self._sectors_left((*sectors[:sector], held - 1, *sectors[sector + 1 :]), exports, left, met)

    # -- phases 6 and 7 -----------------------------------------------------------------------------------------

    def do_internal_comparison(self, step: eod.InternalComparison) -> None:
        self.enter(6)
        found: list[list[Span]] = []
        for branch in self.branches:
            envies = [self._envy(branch, province) for province in range(len(self.world.unrest))]
            for end in (0, 1):
                branch.unrest[end] = [now + envy[end] for now, envy in zip(branch.unrest[end], envies, strict=True)]
            found.append(envies)
        self.envy = [hull(spans) for spans in zip(*found, strict=True)]

    def _envy(self, branch: Branch, province: int) -> Span:
        pack, (low, high) = self.world.pack, branch.standard
        others = [p for p in pack.provinces[pack.side_of[province]] if p != province]
        best = max(low[p] for p in others), max(high[p] for p in others)
        return (
            eod.envy_of(pack, province, best[0] - high[province]),
            eod.envy_of(pack, province, best[1] - low[province]),
        )

    def do_east_west_comparison(self, step: eod.EastWestComparison) -> None:
        self.enter(7)
        pack, calms, stirs = self.world.pack, self.calms, self.stirs
        for branch in self.branches:
            low = [max(0, count - calms[pack.side_of[p]]) // PROTEST for p, count in enumerate(branch.unrest[0])]
            high = [(count + stirs[pack.side_of[p]]) // PROTEST for p, count in enumerate(branch.unrest[1])]
            for supplier in pack.suppliers:
                high[supplier] += high[pack.west_berlin]
            branch.fresh = [low, high]
        for province in (*pack.provinces[WEST], *pack.provinces[EAST]):
            if pack.across[province]:
                self._compare(province)

    def do_compare(self, step: eod.Compare | eod.Pressure) -> None:
        for branch in self.branches:
            branch.fresh = branch.fresh or [self.world.fresh_protests] * 2
        self._compare(step.province)

    def _compare(self, province: int) -> None:
        """§7.7: all weaker neighbours of West Berlin, of other provinces the one that their owner chooses."""
        pack = self.world.pack
        found: list[dict[int, Span]] = []
        for branch in self.branches:
            low, high = branch.standard
            strength = low[province] - branch.fresh[1][province], high[province] - branch.fresh[0][province]
            hits = {
                target: (max(0, strength[0] - high[target]), strength[1] - low[target])
                for target in pack.across[province]
                if strength[1] > low[target]
            }
            if len(hits) > 1 and province != pack.west_berlin:
                branch.choices[pack.side_of[pack.across[province][0]]].append(self._targets(hits))
                hits = {target: (0, most) for target, (_, most) in hits.items()}
            else:
                for target, (least, most) in hits.items():
                    branch.unrest[0][target] += least
                    branch.unrest[1][target] += most
            found.append(hits)
        self.pressure = {} if self.pressure is None else self.pressure
        for target in pack.across[province]:
            span = hull(hits.get(target, NO) for hits in found)
            if span[1]:
                self.pressure[province, target] = span

    @staticmethod
    def _targets(hits: dict[int, Span]) -> list[tuple[int, Span]]:
        """What its owner may choose of; if perhaps none is weaker, also nothing."""
        sure = any(least for least, _ in hits.values())
        targets = [(target, (max(1, least), most)) for target, (least, most) in hits.items()]
        return targets if sure else [*targets, (NONE, NO)]

    # -- phases 8 and 9 -----------------------------------------------------------------------------------------

    def do_police_action(self, step: eod.PoliceAction) -> None:
        self.enter(8)
        self.police += self.world.police_used.count(0)

    def do_police(self, step: AnyStep) -> None:
        self.police += 1

    def do_socialists(self, step: eod.Socialists) -> None:
        self.enter(9)
        world = self.world
        cubes, there = world.pack.cubes[abs(world.socialism)], world.box + sum(world.socialists)
        self.socialists = cubes if world.socialism > 0 else -cubes
        if self.socialists > 0 and there + cubes > CUBES:
            self.ends("triumph-of-socialism", EAST)
        elif there + self.socialists < 0:
            self.ends("socialism-fails", WEST)
        else:
            leaving = max(0, -self.socialists - world.box)
            world.box = max(0, world.box + self.socialists)
            for _ in range(leaving):
                self.do_socialist_leaves(step)
            self.do_use_socialists(step)

    def do_socialist_leaves(self, step: AnyStep) -> None:
        """§7.9: unrest takes his place."""
        homes = [province for province, count in enumerate(self.world.socialists) if count]
        if len(homes) > 1:
            self.stirs[EAST] += 1
            return
        self.world.socialists[homes[0]] -= 1
        for branch in self.branches:
            for unrest_now in branch.unrest:
                unrest_now[homes[0]] += 1

    def do_use_socialists(self, step: AnyStep) -> None:
        self.cubes = self.world.box

    def do_nothing(self, step: AnyStep) -> None:
        """What changes nothing that is told here."""

    # -- phase 10 -----------------------------------------------------------------------------------------------

    def do_collapse(self, step: eod.Collapse) -> None:
        self.enter(10)
        found = [[self._protests_left(branch, side) for side in (WEST, EAST)] for branch in self.branches]
        self.protests = [hull(spans) for spans in zip(*found, strict=True)]
        stands = False
        for west, east in found:
            west_falls, east_falls = west[1] >= COLLAPSE, east[1] >= COLLAPSE
            west_holds, east_holds = west[0] < COLLAPSE, east[0] < COLLAPSE
            if west_falls and east_falls:
                self.may_end("both-collapse", EAST)
            if west_falls and east_holds:
                self.may_end("west-collapses", EAST)
            if west_holds and east_falls:
                self.may_end("east-collapses", WEST)
            stands = stands or (west_holds and east_holds)
        self.over = not stands

    def _protests_left(self, branch: Branch, side: int) -> Span:
        """Over all that the other state's provinces may choose in phase 7."""
        first, last = self.world.pack.provinces[side][0], self.world.pack.provinces[side][-1] + 1
        low, high = (counts[first:last] for counts in branch.unrest)
        fewest, most = (self._fewest_west, self._most_west) if side == WEST else (self._fewest_east, self._most_east)
        least = [[(target - first, hit[0]) for target, hit in targets] for targets in branch.choices[side]]
        worst = [[(target - first, hit[1]) for target, hit in targets if hit[1]] for targets in branch.choices[side]]
        return (
            min(fewest(counts) for counts in with_hits(low, least, sum_up=False)),
            max(most(counts) for counts in with_hits(high, worst, sum_up=True)),
        )

    def _fewest_east(self, unrest: tuple[int, ...]) -> int:
        return protests(unrest) - ended(unrest, self.calms[EAST] + self.police + self.cubes)

    def _most_east(self, unrest: tuple[int, ...]) -> int:
        return most_left(unrest, self.stirs[EAST], self.police, self.cubes)

    def _berlin_and_others(self, unrest: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        berlin = self.world.pack.west_berlin - self.world.pack.provinces[WEST][0]
        return unrest[berlin], unrest[:berlin] + unrest[berlin + 1 :]

    def _fewest_west(self, unrest: tuple[int, ...]) -> int:
        """Each protest of West Berlin counts at a supplier too (§5.2)."""
        calms, (berlin, others) = self.calms[WEST], self._berlin_and_others(unrest)
        return protests(others) + min(
            2 * ((berlin - there) // PROTEST) - ended(others, calms - there) for there in range(min(calms, berlin) + 1)
        )

    def _most_west(self, unrest: tuple[int, ...]) -> int:
        stirs, (berlin, others) = self.stirs[WEST], self._berlin_and_others(unrest)
        return max(
            2 * ((berlin + there) // PROTEST) + protests(stirred(others, stirs - there)) for there in range(stirs + 1)
        )

    def do_next_decade(self, step: AnyStep) -> None:
        if self.world.decade == DECADES:
            self.ends("east-endures", EAST)
        else:
            self.endings[""] = set()


Outlook.steps = {
    eod.Flight: Outlook.do_flight,
    tracks.PrestigeBonus: Outlook.do_prestige_bonus,
    eod.Prestige: Outlook.do_prestige,
    eod.ChoosePrestige: Outlook.do_choose_prestige,
    eod.PrestigeIcon: Outlook.do_prestige_icons,
    eod.ChoosePrestigeIcon: Outlook.do_prestige_icons,
    events.CarryOut: Outlook.do_icon,
    events.Apply: Outlook.do_icon,
    living_standard.AssignHamburg: Outlook.do_hamburg,
    eod.Currency: Outlook.do_currency,
    eod.Balance: Outlook.do_balance,
    eod.PoliceCosts: Outlook.do_police_costs,
    economy.LosePoint: Outlook.do_lose_point,
    economy.Dismantle: Outlook.do_lose_point,
    economy.LoseFactory: Outlook.do_lose_factory,
    economy.RunDown: Outlook.do_lose_factory,
    eod.LossOfStandard: Outlook.do_loss_of_standard,
    eod.LoseStandard: Outlook.do_lose_standard,
    eod.BerlinLoses: Outlook.do_berlin_loses,
    eod.LoseSector: Outlook.do_berlin_loses,
    eod.InternalComparison: Outlook.do_internal_comparison,
    eod.EastWestComparison: Outlook.do_east_west_comparison,
    eod.Compare: Outlook.do_compare,
    eod.Pressure: Outlook.do_compare,
    eod.PoliceAction: Outlook.do_police_action,
    eod.PoliceActs: Outlook.do_police,
    eod.SendPolice: Outlook.do_police,
    eod.PoliceRests: Outlook.do_nothing,
    eod.Socialists: Outlook.do_socialists,
    eod.SocialistLeaves: Outlook.do_socialist_leaves,
    eod.DismissSocialist: Outlook.do_socialist_leaves,
    unrest.UseSocialists: Outlook.do_use_socialists,
    unrest.SendSocialist: Outlook.do_use_socialists,
    unrest.SettleBerlin: Outlook.do_nothing,
    unrest.SupplierProtest: Outlook.do_nothing,
    eod.Collapse: Outlook.do_collapse,
    NextDecade: Outlook.do_next_decade,
}
