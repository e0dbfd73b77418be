"""§5: icons that somebody has to place: where each may go, why not elsewhere, and what it does there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from brink.engine import Action, Own, Reason, refuse
from brink.games.volk import economy, living_standard
from brink.games.volk.economy import dismantlable, in_place
from brink.games.volk.icons import EAST, Icon
from brink.games.volk.state import EMPTY, INTACT, PROTEST, RUN_DOWN, VolkState
from brink.games.volk.verbs import At, Close, Factory, Line, Move, Point, Repair, Run, Sector

CALM: Final = 3  # unrest that a protest leaves behind when it is ended
A = TypeVar("A", bound=Action)


def province_of(state: VolkState, action: At | Sector) -> int:
    """The province that a limit counts for; West Berlin is one, whatever the sector."""
    return state.pack.west_berlin if isinstance(action, Sector) else action.province


class Place(Generic[A]):
    """What an icon that somebody has to place can do: candidates, refusal, perform."""

    rule = "5"
    phrases: Mapping[str, str] = {}

    def candidates(self, state: VolkState, icon: Icon) -> list[A]:
        raise NotImplementedError

    def refusal(self, state: VolkState, icon: Icon, action: A) -> Reason | None:
        return None

    def perform(self, state: VolkState, icon: Icon, action: A) -> None:
        raise NotImplementedError

    def options(self, state: VolkState, icon: Icon) -> list[A]:
        return [action for action in self.candidates(state, icon) if self.refusal(state, icon, action) is None]

    def possible(self, state: VolkState, icon: Icon) -> bool:
        return any(self.refusal(state, icon, action) is None for action in self.candidates(state, icon))


class InProvince(Place[At]):
    """In one of the provinces that the icon allows, each as often as its limit."""

    def candidates(self, state: VolkState, icon: Icon) -> list[At]:
        return [state.pack.ready.at[province] for province in state.pack.provinces_of(icon)]

    def refusal(self, state: VolkState, icon: Icon, action: At) -> Reason | None:
        full = refuse_more(state, icon, action.province)
        return full if full or self.fits(state, action.province) else self.lacking(action.province)

    def lacking(self, province: int) -> Reason | None:
        """Why it could not be here, where it does not fit."""
        return None

    def fits(self, state: VolkState, province: int) -> bool:
        """Whether it could be here, limit or not."""
        return True

    def options(self, state: VolkState, icon: Icon) -> list[At]:
        at, limit, marks, fits = state.pack.ready.at, icon.limit, state.marks, self.fits
        provinces = state.pack.provinces_of(icon)
        return [at[p] for p in provinces if fits(state, p) and not (limit and marks[p] >= limit)]

    def possible(self, state: VolkState, icon: Icon) -> bool:
        limit, marks, fits = icon.limit, state.marks, self.fits
        for province in state.pack.provinces_of(icon):
            if fits(state, province) and not (limit and marks[province] >= limit):
                return True
        return False


def refuse_more(state: VolkState, icon: Icon, province: int) -> Reason | None:
    """§5: the limit by province; West Berlin is one, whatever the sector."""
    if icon.limit and state.marks[province] >= icon.limit:
        return refuse("enough-here", "5", province=province, count=icon.limit)
    return None


class MoreUnrest(InProvince):
    def possible(self, state: VolkState, icon: Icon) -> bool:
        return not icon.limit or super().possible(state, icon)

    def perform(self, state: VolkState, icon: Icon, action: At) -> None:
        state.add_unrest(action.province, 1, self.rule)


class LessUnrest(InProvince):
    def lacking(self, province: int) -> Reason:
        return refuse("no-unrest", "5", province=province)

    def fits(self, state: VolkState, province: int) -> bool:
        return state.unrest[province] > 0

    def perform(self, state: VolkState, icon: Icon, action: At) -> None:
        state.cut_unrest(action.province, 1, self.rule)


class MoveUnrest(Place[Move]):
    """`mvE`: from one eastern province to another."""

    def candidates(self, state: VolkState, icon: Icon) -> list[Move]:
        return [*state.pack.moves]

    def refusal(self, state: VolkState, icon: Icon, action: Move) -> Reason | None:
        return None if state.unrest[action.province] else refuse("no-unrest", "5", province=action.province)

    def perform(self, state: VolkState, icon: Icon, action: Move) -> None:
        state.move_unrest(action.province, action.province_to, "5")

    def possible(self, state: VolkState, icon: Icon) -> bool:
        return state.has_unrest(EAST)

    def options(self, state: VolkState, icon: Icon) -> list[Move]:
        return [move for move in state.pack.moves if state.unrest[move.province]]


class MoreEconomy(Place[Point]):
    """`+b`: one build point, by the rules of §4.2; `@CS`, `@PL` for the factories abroad (§9.4)."""

    def candidates(self, state: VolkState, icon: Icon) -> list[Point]:
        return [*(economy.points_abroad(state, icon.place) if icon.place else economy.points(state, icon.side))]

    def refusal(self, state: VolkState, icon: Icon, action: Point) -> Reason | None:
        if icon.place and isinstance(action, Factory):
            return economy.refuse_external(state, icon, action.site)
        return economy.refuse_build(state, icon.side, action)

    def perform(self, state: VolkState, icon: Icon, action: Point) -> None:
        economy.build(state, action, self.rule)

    def options(self, state: VolkState, icon: Icon) -> list[Point]:
        return super().options(state, icon) if icon.place else economy.buildable(state, icon.side)

    def possible(self, state: VolkState, icon: Icon) -> bool:
        return super().possible(state, icon) if icon.place else economy.can_build(state, icon.side)


class LessEconomy(Place[Point]):
    """`-b`: dismantle one build point, by the rules of §5.1."""

    phrases = economy.DISMANTLING

    def candidates(self, state: VolkState, icon: Icon) -> list[Point]:
        return [action for action in economy.pieces(state, icon.side) if in_place(state, icon, action)]

    def refusal(self, state: VolkState, icon: Icon, action: Point) -> Reason | None:
        return economy.refuse_dismantle(state, icon.side, action)

    def perform(self, state: VolkState, icon: Icon, action: Point) -> None:
        economy.dismantle(state, action, self.rule)

    def options(self, state: VolkState, icon: Icon) -> list[Point]:
        found = dismantlable(state, icon.side)
        return [action for action in found if in_place(state, icon, action)] if icon.place else found

    def possible(self, state: VolkState, icon: Icon) -> bool:
        return bool(self.options(state, icon)) if icon.place else economy.can_dismantle(state, icon.side)


class MoreStandard(Place[At | Sector]):
    """`+ls`: one LS whatever the economy; in West Berlin in a sector that has fewest."""

    calms = True

    def candidates(self, state: VolkState, icon: Icon) -> list[At | Sector]:
        berlin, ready = state.pack.west_berlin, state.pack.ready
        provinces = state.pack.provinces_of(icon)
        sectors = ready.sector if berlin in provinces else ()
        return [*(ready.at[province] for province in provinces if province != berlin), *sectors]

    def refusal(self, state: VolkState, icon: Icon, action: At | Sector) -> Reason | None:
        full = refuse_more(state, icon, province_of(state, action))
        if full or isinstance(action, At):
            return full
        return living_standard.refuse_sector(state, action.sector, "5")

    def perform(self, state: VolkState, icon: Icon, action: At | Sector) -> None:
        if isinstance(action, Sector):
            living_standard.place_in_sector(state, action.sector, self.rule, self.calms)
        else:
            living_standard.place(state, action.province, self.rule, self.calms)

    def possible(self, state: VolkState, icon: Icon) -> bool:
        """Somewhere there is always room: of the sectors some have fewest."""
        return not icon.limit or super().possible(state, icon)


class BareStandard(MoreStandard):
    """`+ls0`: one LS that takes no unrest away."""

    calms = False


class LessStandard(InProvince):
    """`-ls` on the prestige track: one LS goes."""

    def lacking(self, province: int) -> Reason:
        return refuse("no-standard", "6", province=province)

    def fits(self, state: VolkState, province: int) -> bool:
        return state.standard[province] > 0

    def perform(self, state: VolkState, icon: Icon, action: At) -> None:
        living_standard.drop(state, action.province, "6")


class EndProtest(InProvince):
    """`-mpE`: an eastern province with a mass protest keeps 3 unrest."""

    def lacking(self, province: int) -> Reason:
        return refuse("no-protest-there", "5", province=province)

    def fits(self, state: VolkState, province: int) -> bool:
        return state.unrest[province] >= PROTEST

    def perform(self, state: VolkState, icon: Icon, action: At) -> None:
        state.cut_unrest(action.province, state.unrest[action.province] - CALM, self.rule)


class CloseAbroad(Place[Close]):
    """`stop`: an external factory of that country goes, with every piece of infrastructure at it (§9.4)."""

    def candidates(self, state: VolkState, icon: Icon) -> list[Close]:
        pack = state.pack
        return [Close(site) for site in pack.externals if pack.country_of[site] == icon.place]

    def refusal(self, state: VolkState, icon: Icon, action: Close) -> Reason | None:
        return None if state.factories[action.site] else refuse("no-factory", "9.4", site=action.site)

    def perform(self, state: VolkState, icon: Icon, action: Close) -> None:
        state.factories[action.site] = EMPTY
        state.say("abroad-closed", "9.4", site=action.site)
        for line, _ in state.pack.site_lines[action.site]:
            while state.built[line] and state.touches(line, action.site):
                (piece,) = [
                    p for p in economy.standing(state, line) if isinstance(p, Line) or p.site_end == action.site
                ]
                economy.dismantle(state, piece, "9.4")


class RunFactoryDown(Place[Run]):
    """`run`: an eastern factory is run down (§9.5)."""

    def candidates(self, state: VolkState, icon: Icon) -> list[Run]:
        return [*state.pack.run_downs]

    def refusal(self, state: VolkState, icon: Icon, action: Run) -> Reason | None:
        return economy.RunDown(0).refusal(state, action)

    def options(self, state: VolkState, icon: Icon) -> list[Run]:
        return economy.runnable(state)

    def possible(self, state: VolkState, icon: Icon) -> bool:
        return bool(economy.intact_factories(state))

    def perform(self, state: VolkState, icon: Icon, action: Run) -> None:
        economy.run_down(state, action.site, "9.5")


class RepairFactory(Place[Repair]):
    """`repair`: a run-down factory works again (§9.5)."""

    def candidates(self, state: VolkState, icon: Icon) -> list[Repair]:
        (province,) = state.pack.provinces_of(icon)
        return [Repair(site) for site in state.pack.factories_of[province]]

    def refusal(self, state: VolkState, icon: Icon, action: Repair) -> Reason | None:
        return None if state.factories[action.site] == RUN_DOWN else refuse("not-run-down", "9.5", site=action.site)

    def perform(self, state: VolkState, icon: Icon, action: Repair) -> None:
        state.factories[action.site] = INTACT
        state.say("factory-repaired", "9.5", site=action.site)


PLACES: Final[dict[str, Place[Own]]] = {
    "+u": MoreUnrest(),
    "-u": LessUnrest(),
    "mv": MoveUnrest(),
    "+b": MoreEconomy(),
    "-b": LessEconomy(),
    "+ls": MoreStandard(),
    "+ls0": BareStandard(),
    "-ls": LessStandard(),
    "-mp": EndProtest(),
    "stop": CloseAbroad(),
    "run": RunFactoryDown(),
    "repair": RepairFactory(),
}
