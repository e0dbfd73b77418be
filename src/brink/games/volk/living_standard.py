"""§4.3: raising the living standard (LS), West Berlin by its suppliers; where Hamburg and factories abroad count."""

from __future__ import annotations

from collections.abc import Callable

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.pack import NONE
from brink.games.volk.state import EMPTY, POINTS_A_PROVINCE, THIRD_RULES, VolkAutomatic, VolkDecision, VolkState
from brink.games.volk.verbs import DONE, Assign, At, Done, Sector

MOST_PLACED = 3
ECONOMY_A_STEP = 3


def place(state: VolkState, province: int, rule: str, calms: bool = True) -> None:
    """One LS, which takes 1 unrest away (§4.3)."""
    state.standard[province] += 1
    state.say("standard-rises", rule, province=province, count=state.standard[province])
    if calms:
        state.cut_unrest(province, 1, rule)


def place_in_sector(state: VolkState, sector: int, rule: str, calms: bool = True) -> None:
    state.sectors[sector] += 1
    state.say("sector-rises", rule, sector=sector, count=state.sectors[sector])
    place(state, state.pack.west_berlin, rule, calms)


def refuse_sector(state: VolkState, sector: int, rule: str) -> Reason | None:
    """§4.3: the sectors stay balanced."""
    if state.sectors[sector] > min(state.sectors):
        return refuse("sector-first", rule, sector=sector)
    return None


def drop(state: VolkState, province: int, rule: str) -> None:
    state.standard[province] -= 1
    state.say("standard-falls", rule, province=province, count=state.standard[province])


def drop_from_sector(state: VolkState, sector: int, rule: str) -> None:
    state.sectors[sector] -= 1
    state.say("sector-falls", rule, sector=sector, count=state.sectors[sector])
    drop(state, state.pack.west_berlin, rule)


def shortfall(state: VolkState, province: int) -> int:
    """§4.3: what the economy lacks for the next LS: three for each step."""
    return max(0, ECONOMY_A_STEP * (state.standard[province] + 1) - state.industry(province).economy)


# -- where it counts --------------------------------------------------------------------------------------------


class AssignHamburg(VolkDecision, frozen=True):
    """§9.1: the West says whether Hamburg belongs to Schleswig-Holstein or Niedersachsen, for this action or phase."""

    rule = "9.1"

    def candidates(self, state: VolkState) -> list[Action]:
        return [state.pack.ready.assign[province] for province in state.pack.site_provinces[state.pack.hamburg]]

    def perform(self, state: VolkState, action: Assign) -> None:
        state.hamburg = action.province
        state.say("hamburg-belongs", "9.1", province=action.province)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        """For which phase: at the end of a decade it is asked twice in a row."""
        return {"ending": int(state.phase > 0), "phase": max(0, state.phase - 1)}


def ask_hamburg(state: VolkState, seat: int, outcome: Callable[[], object]) -> None:
    """V3: where a factory stands there, and it matters to what comes next which province it counts for."""
    pack = state.pack
    if state.factories[pack.hamburg] and (state.rules < THIRD_RULES or _matters(state, outcome)):
        state.then(AssignHamburg(seat))


def _matters(state: VolkState, outcome: Callable[[], object]) -> bool:
    kept, found = state.hamburg, []
    for province in state.pack.site_provinces[state.pack.hamburg]:
        state.hamburg = province
        found.append(outcome())
    state.hamburg = kept
    return any(one != found[0] for one in found)


class AssignAbroad(VolkDecision, frozen=True):
    """§9.4: the East picks the province for an external factory with two working lines."""

    rule = "9.4"
    external: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [state.pack.ready.assign[province] for province in state.reached(state.pack.externals[self.external])]

    def perform(self, state: VolkState, action: Assign) -> None:
        state.abroad[self.external] = action.province
        state.say("abroad-counts", "9.4", site=state.pack.externals[self.external], province=action.province)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"site": state.pack.externals[self.external]}

    def tells(self, state: VolkState) -> dict[str, Arg]:
        return self.asks(state)


class AskAbroad(VolkAutomatic, frozen=True):
    rule = "9.4"
    seat: int
    external: int

    def run(self, state: VolkState) -> None:
        if has_choice(state, self.external):
            state.then(AssignAbroad(self.seat, self.external))


def may_count_elsewhere(state: VolkState, side: int) -> bool:
    """Whether a factory stands that may count for one province or the other: in Hamburg (§9.1), or abroad (§9.4)."""
    pack = state.pack
    if side == WEST:
        return state.factories[pack.hamburg] != EMPTY
    return any(state.factories[site] for site in pack.externals)


def has_choice(state: VolkState, external: int) -> bool:
    """§9.4: whether a factory abroad may count for two provinces."""
    site = state.pack.externals[external]
    return bool(state.factories[site]) and len(state.reached(site)) == 2


def ask_abroad(state: VolkState, seat: int) -> None:
    """§9.4: one factory after the other, from the first that has a choice."""
    for external in range(len(state.pack.externals)):
        if has_choice(state, external):
            following = range(external, len(state.pack.externals))
            state.then(*(AskAbroad(seat, number) for number in following))
            return


# -- the action -------------------------------------------------------------------------------------------------


class RaiseStandard(VolkDecision, frozen=True):
    """§4.3, V12: up to three LS, at most one a province; the card value covers what the economy lacks."""

    rule = "4.3"
    needs_choice = True
    side: int
    points: int
    done: tuple[int, ...] = ()  # provinces that have had theirs
    berlin: bool = False  # West Berlin was reached in this action

    def candidates(self, state: VolkState) -> list[Action]:
        pack = state.pack
        provinces = pack.west_germany if self.side == WEST else pack.provinces[EAST]
        sectors = pack.ready.sector if self.side == WEST else ()
        return [*(pack.ready.at[province] for province in provinces), *sectors, DONE]

    def refusal(self, state: VolkState, action: At | Sector | Done) -> Reason | None:
        if isinstance(action, At):
            return self.refuse_province(state, action.province)
        return self._refuse_sector(state, action.sector) if isinstance(action, Sector) else None

    def options(self, state: VolkState) -> list[Action]:
        """The fast form of the refusals."""
        pack, standard, done, most = state.pack, state.standard, self.done, min(POINTS_A_PROVINCE, self.points)
        provinces = pack.west_germany if self.side == WEST else pack.provinces[EAST]
        there = state.industries(self.side)
        rich = [p for p in provinces if ECONOMY_A_STEP * (standard[p] + 1) - there[p].economy <= most and p not in done]
        found: list[Action] = [pack.ready.at[province] for province in rich]
        if self.side == WEST and rich and not self.berlin:
            fewest = min(state.sectors)
            for sector, supplier in enumerate(pack.suppliers):
                if supplier in rich and standard[supplier] >= standard[pack.west_berlin]:
                    found += [pack.ready.sector[sector]] if state.sectors[sector] == fewest else []
        found.append(DONE)
        return found

    def refuse_province(self, state: VolkState, province: int) -> Reason | None:
        if province in self.done:
            return refuse("one-a-province", "4.3", province=province)
        lacking = shortfall(state, province)
        if lacking > min(POINTS_A_PROVINCE, self.points):
            return refuse("economy-too-weak", "4.3", province=province, lacking=lacking, points=self.points)
        return None

    def _refuse_sector(self, state: VolkState, sector: int) -> Reason | None:
        """§4.3: through a supplier that would then have more LS than West Berlin has in all, once an action."""
        supplier = state.pack.suppliers[sector]
        if self.berlin:
            return refuse("berlin-once", "4.3")
        if state.standard[supplier] + 1 <= state.standard[state.pack.west_berlin]:
            return refuse("supplier-too-poor", "4.3", province=supplier)
        return refuse_sector(state, sector, "4.3") or self.refuse_province(state, supplier)

    def perform(self, state: VolkState, action: At | Sector | Done) -> None:
        if isinstance(action, Done):
            return
        berlin = isinstance(action, Sector)
        province = state.pack.suppliers[action.sector] if isinstance(action, Sector) else action.province
        points = self.points - shortfall(state, province)
        if isinstance(action, Sector):
            place_in_sector(state, action.sector, "4.3")
        else:
            place(state, province, "4.3")
        done = (*self.done, province)
        if len(done) < MOST_PLACED:
            state.then(RaiseStandard(self.seat, self.side, points, done, self.berlin or berlin))

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"points": self.points, "count": MOST_PLACED - len(self.done)}


def can_raise(state: VolkState, side: int, points: int) -> bool:
    """§4.3: whether some province can have an LS, wherever Hamburg and the factories abroad may count."""
    pack, best = state.pack, state.clone()
    for province in pack.west_germany if side == WEST else pack.provinces[EAST]:
        best.abroad = [province] * len(pack.externals)
        if province in pack.site_provinces[pack.hamburg]:
            best.hamburg = province
        if shortfall(best, province) <= min(POINTS_A_PROVINCE, points):
            return True
    return False


def price(state: VolkState, action: Action) -> int:
    """§4.3: what the card has to add for the economy that is lacking, where nothing else is in the way of the LS."""
    step = state.agenda[-1]
    if not isinstance(step, RaiseStandard) or not isinstance(action, At | Sector):
        return 0
    refused = step.refusal(state, action)
    if refused and refused.key != "economy-too-weak":
        return 0
    province = state.pack.suppliers[action.sector] if isinstance(action, Sector) else action.province
    return shortfall(state, province)


class StartRaising(VolkAutomatic, frozen=True):
    """§4.3, V2: asked only where some province can have an LS."""

    rule = "4.3"
    seat: int
    side: int
    points: int

    def run(self, state: VolkState) -> None:
        state.then(RaiseStandard(self.seat, self.side, self.points))


def raise_standard(state: VolkState, seat: int, side: int, points: int) -> None:
    """§4.3: first where Hamburg or the factories abroad count, then the LS."""
    if not may_count_elsewhere(state, side):
        state.then(RaiseStandard(seat, side, points))
        return
    state.then(StartRaising(seat, side, points))
    if side == WEST:
        provinces = state.pack.site_provinces[state.pack.hamburg]
        ask_hamburg(state, seat, lambda: [costs(state, province, points) for province in provinces])
    else:
        ask_abroad(state, seat)


def costs(state: VolkState, province: int, points: int) -> int:
    """What a card with so many points has to add for the next LS there; NONE where it cannot."""
    lacking = shortfall(state, province)
    return lacking if lacking <= min(POINTS_A_PROVINCE, points) else NONE
