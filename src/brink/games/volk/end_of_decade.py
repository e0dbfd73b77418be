"""§7: the ten phases at the end of a decade, in the order of the strip on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile
from typing import Final, NamedTuple, TypeAlias

from brink.engine import Action, Arg, Reason, refuse
from brink.games.volk import living_standard, tracks, unrest
from brink.games.volk.economy import LoseFactory, LosePoint, due_after
from brink.games.volk.events import ICONS_LEFT, CarryOut, executable, how_many
from brink.games.volk.germany import board_now
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.living_standard import ask_hamburg
from brink.games.volk.pack import VolkPack
from brink.games.volk.state import COLLAPSE, CUBES, By, VolkAutomatic, VolkDecision, VolkState, by_player, signed
from brink.games.volk.unrest import SettleBerlin
from brink.games.volk.verbs import At, NextIs, Police, Sector, Space

SPACES_WITH_ICONS: Final = {"space": "do-space-with-icons"}  # what a space brings is said where one is chosen


def base_phases() -> tuple[VolkAutomatic, ...]:
    """All ten. West Berlin's protests are settled after each phase that may bring unrest there."""
    return (
        Flight(),
        SettleBerlin(),
        Prestige(),
        SettleBerlin(),
        Currency(),
        PoliceCosts(),
        LossOfStandard(),
        InternalComparison(),
        SettleBerlin(),
        EastWestComparison(),
        SettleBerlin(),
        PoliceAction(),
        Socialists(),
        Collapse(),
    )


def begin(state: VolkState, number: int) -> None:
    state.phase = number
    if state.log is not None:
        state.say("phase", f"7.{number}", phase=number - 1, **board_now(state))


def alternately(state: VolkState, step: type[LosePoint] | type[LoseFactory], count: int) -> None:
    """The leader chooses first, then the opponent, and so on.

    V16: also when no factory is intact any more and build points go instead.
    """
    leader = state.leader()
    sides = [(leader, 1 - leader)[turn % 2] for turn in range(count)]
    state.then(*(step(state.german(side)) for side in sides))


# -- 1. flight or Wall ------------------------------------------------------------------------------------------


class FlightParts(NamedTuple):
    """§7.1: what drives people out of the East (+) and what holds them back (−)."""

    icons: int  # on cards played in this decade
    police: int  # red stars
    best: int  # living standard in the West
    worst: int  # living standard in the East
    east: int  # 1 if it has a mass protest
    west: int

    @property
    def level(self) -> int:
        return max(0, self.icons + self.police + self.best - self.worst + self.east - self.west)


def flight_parts(state: VolkState) -> FlightParts:
    provinces, standard = state.pack.provinces, state.standard
    return FlightParts(
        icons=state.flight_icons(),
        police=red_stars(state),
        best=max([standard[p] for p in provinces[WEST]]),
        worst=min([standard[p] for p in provinces[EAST]]),
        east=int(state.all_protests(EAST) > 0),
        west=int(state.all_protests(WEST) > 0),
    )


def red_stars(state: VolkState) -> int:
    """§7.1: police power cards that drive people out of the East."""
    return sum([state.pack.police[card] == "red" for card in state.police])


def flight_level(state: VolkState) -> int:
    return flight_parts(state).level


def flight_with(state: VolkState, gap: int, west: int, east: int) -> int:
    """§7.1: with this gap between the best LS of the West and the worst of the East, and these mass protests."""
    there = flight_parts(state)._replace(best=gap, worst=0, west=int(west > 0), east=int(east > 0))
    return there.level


class Flight(VolkAutomatic, frozen=True):
    """§7.1: flight costs the East a build point for every two levels; the Wall costs prestige and one point."""

    rule = "7.1"

    def run(self, state: VolkState) -> None:
        begin(state, 1)
        if state.wall:
            state.say("behind-the-wall", "7.1")
            state.then(LosePoint(state.german(EAST)))
            tracks.push(state, "prestige", WEST)
            return
        parts = flight_parts(state)
        level = parts.level
        if state.log is not None:
            state.say("flight", "7.1", level=level, count=level // 2)
            state.say("flight-parts", "7.1", **parts._asdict())
        alternately(state, LosePoint, level // 2)


# -- 2. prestige ------------------------------------------------------------------------------------------------


class Prestige(VolkAutomatic, frozen=True):
    """§7.2: the side with the advantage carries out the marker's space or one nearer the middle."""

    rule = "7.2"

    def run(self, state: VolkState) -> None:
        begin(state, 2)
        if state.prestige:
            side = state.leader()
            state.then(ChoosePrestige(state.german(side), side))
        else:
            state.say("on-start-space", "7.2", track=state.track_number("prestige"))


class ChoosePrestige(VolkDecision, frozen=True):
    """§7.2: which space."""

    rule = "7.2"
    needs_choice = True
    side: int

    def candidates(self, state: VolkState) -> list[Action]:
        """Spaces that show the same are one choice, the one farther out."""
        spaces = {
            icons: space
            for space, icons in enumerate(state.pack.prestige[self.side], 1)
            if space <= abs(state.prestige)
        }
        return [Space(space) for space in spaces.values()]

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return SPACES_WITH_ICONS

    def details(self, state: VolkState) -> Mapping[Action, Mapping[str, Arg]]:
        shown = state.pack.prestige[self.side]
        return {Space(space): {"icon_all": list(icons)} for space, icons in enumerate(shown, 1)}

    def perform(self, state: VolkState, action: Space) -> None:
        icons = state.pack.prestige[self.side][action.space - 1]
        state.say("prestige-space", "7.2", side=self.side, space=action.space)
        state.then(PrestigeIcon(by_player(state, self.seat), icons))

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"side": self.side}


class PrestigeIcon(VolkAutomatic, frozen=True):
    """§7.2: its icons in any order; a factory to run down or a point to dismantle must be found (§8)."""

    rule = "7.2"
    by: By
    icons: tuple[int, ...]

    def run(self, state: VolkState) -> None:
        kinds = dict.fromkeys(self.icons)
        ready = [icon for icon in kinds if self.costs(state, icon) or executable(state, icon)]
        if len(ready) > 1:
            state.then(ChoosePrestigeIcon(self.by.active, self.by, self.icons))
        elif ready:
            do_prestige_icon(state, self.by, self.icons, ready[0])
        else:
            for icon in self.icons:
                state.say("icon-lost", "7.2", icon=icon)

    @staticmethod
    def costs(state: VolkState, icon: int) -> bool:
        return state.pack.icons[icon].kind in ("run", "-b")


class ChoosePrestigeIcon(VolkDecision, frozen=True):
    rule = "7.2"
    by: By
    icons: tuple[int, ...]

    def candidates(self, state: VolkState) -> list[Action]:
        return [state.pack.ready.icon[icon] for icon in dict.fromkeys(self.icons)]

    def phrases(self, state: VolkState) -> Mapping[str, str]:
        return ICONS_LEFT

    def details(self, state: VolkState) -> Mapping[Action, Mapping[str, Arg]]:
        return how_many(state, self.icons)

    def refusal(self, state: VolkState, action: NextIs) -> Reason | None:
        if PrestigeIcon.costs(state, action.icon) or executable(state, action.icon):
            return None
        return refuse("icon-later", "V1", icon=action.icon)

    def perform(self, state: VolkState, action: NextIs) -> None:
        do_prestige_icon(state, self.by, self.icons, action.icon)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"count": len(self.icons)}


def do_prestige_icon(state: VolkState, by: By, icons: tuple[int, ...], icon: int) -> None:
    at = icons.index(icon)
    left = PrestigeIcon(by, (*icons[:at], *icons[at + 1 :]))
    kind = state.pack.icons[icon].kind
    if kind == "run":
        state.then(LoseFactory(by.active), left)
    elif kind == "-b":
        state.then(LosePoint(by.active), left)
    else:
        state.then(CarryOut(by, icon), left)


# -- 3. Western currency ----------------------------------------------------------------------------------------


Exports: TypeAlias = Sequence[int] | Mapping[int, int]
"""Values of the most valuable factories, by province."""


class BalanceParts(NamedTuple):
    """§7.3: the marker, and the eastern provinces that can compete, less the LS that has to be paid for."""

    marker: int
    competing: int
    worst: int  # export factory in West Germany: what they have to match
    standard: int

    @property
    def balance(self) -> int:
        return self.marker + self.competing - self.standard


def balance_parts(state: VolkState) -> BalanceParts:
    exports = state.exports()
    worst = worst_of(state.pack, exports)
    paid = sum(state.standard[province] for province in state.pack.provinces[EAST])
    return BalanceParts(state.currency, competing(state.pack, exports, worst), worst, paid)


def currency_balance(state: VolkState) -> int:
    return balance_parts(state).balance


def competing(pack: VolkPack, exports: Exports, worst: int) -> int:
    """§7.3: the eastern provinces whose export factories match the worst of the West."""
    return sum([exports[province] >= worst for province in pack.provinces[EAST]])


def worst_of(pack: VolkPack, exports: Exports) -> int:
    """§7.3: of the provinces of West Germany; 0 if one of them has no factory."""
    return max(0, min([exports[province] for province in pack.west_germany]))


class Currency(VolkAutomatic, frozen=True):
    """§7.3: Hamburg first; a negative balance runs eastern factories down."""

    rule = "7.3"

    def run(self, state: VolkState) -> None:
        begin(state, 3)
        state.then(Balance())
        ask_hamburg(state, state.german(WEST), lambda: to_run_down(currency_balance(state)))


class Balance(VolkAutomatic, frozen=True):
    rule = "7.3"

    def run(self, state: VolkState) -> None:
        parts = balance_parts(state)
        balance = parts.balance
        if state.log is not None:
            state.say("balance", "7.3", balance=balance)
            state.say("balance-parts", "7.3", **{**parts._asdict(), "marker": signed(parts.marker)})
        alternately(state, LoseFactory, to_run_down(balance))


def to_run_down(balance: int) -> int:
    """§7.3: a factory for each point below 0."""
    return max(0, -balance)


# -- 4. police costs --------------------------------------------------------------------------------------------


class PoliceCosts(VolkAutomatic, frozen=True):
    """§7.4: 1 build point for each police power card."""

    rule = "7.4"

    def run(self, state: VolkState) -> None:
        begin(state, 4)
        state.then(*(LosePoint(state.german(EAST)) for _ in state.police))


# -- 5. loss of living standard ---------------------------------------------------------------------------------


class LossOfStandard(VolkAutomatic, frozen=True):
    """§7.5: Hamburg anew; no province keeps more LS than its export factory is worth."""

    rule = "7.5"

    def run(self, state: VolkState) -> None:
        begin(state, 5)
        state.then(LoseStandard(), BerlinLoses())
        ask_hamburg(state, state.german(WEST), lambda: western_exports_felt(state))


class LoseStandard(VolkAutomatic, frozen=True):
    rule = "7.5"

    def run(self, state: VolkState) -> None:
        for province, standard in enumerate(state.standard):
            if standard and province != state.pack.west_berlin:
                for _ in range(to_lose(state, province)):
                    living_standard.drop(state, province, "7.5")


def to_lose(state: VolkState, province: int) -> int:
    """§7.5: LS that its export factory is not worth; West Berlin's depends on its suppliers."""
    return max(0, state.standard[province] - max(0, state.industry(province).export))


def western_exports_felt(state: VolkState) -> tuple[list[int], list[int]]:
    """§7.5: what the West's export factories decide: the LS that go, and what West Berlin may keep."""
    pack = state.pack
    supplied = [supplier for supplier, held in zip(pack.suppliers, state.sectors, strict=True) if held]
    exports = {province: max(0, there.export) for province, there in state.industries(WEST).items()}
    return [max(0, state.standard[p] - exports[p]) for p in pack.west_germany], [exports[p] for p in supplied]


def berlin_excess(sectors: Sequence[int], exports: Sequence[int]) -> int:
    """§7.5: West Berlin may have as many LS as the worst export factory of those who supply it: of their sectors."""
    worst = [max(0, export) for export, held in zip(exports, sectors, strict=True) if held]
    return sum(sectors) - min(worst) if worst else 0


def berlin_surplus(state: VolkState) -> int:
    return berlin_excess(state.sectors, [state.industry(supplier).export for supplier in state.pack.suppliers])


class BerlinLoses(VolkAutomatic, frozen=True):
    """§7.5, V15: looked at anew after each LS lost, for a sector that is empty has no supplier any more."""

    rule = "7.5"

    def run(self, state: VolkState) -> None:
        if any(state.sectors) and berlin_surplus(state) > 0:
            state.then(LoseSector(state.german(WEST)))


class LoseSector(VolkDecision, frozen=True):
    """§7.5: the West chooses the sector that loses."""

    rule = "7.5"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.ready.sector]

    def refusal(self, state: VolkState, action: Sector) -> Reason | None:
        return None if state.sectors[action.sector] else refuse("sector-empty", "7.5", sector=action.sector)

    def perform(self, state: VolkState, action: Sector) -> None:
        living_standard.drop_from_sector(state, action.sector, "7.5")
        state.then(BerlinLoses())

    def asks(self, state: VolkState) -> dict[str, Arg]:
        """V15: as many as there are too many now; a sector that loses its last one may change that."""
        return {"count": berlin_surplus(state)}


# -- 6. internal comparison -------------------------------------------------------------------------------------


def envy_of(pack: VolkPack, province: int, gap: int) -> int:
    """§7.6: unrest if the best LS of its state is so much higher; West Berlin feels all of it."""
    bearable = 0 if province == pack.west_berlin else 1
    return max(0, gap - bearable)


class InternalComparison(VolkAutomatic, frozen=True):
    """§7.6: unrest because another province of the same state lives better."""

    rule = "7.6"

    def run(self, state: VolkState) -> None:
        begin(state, 6)
        for provinces in state.pack.provinces:
            best = max([state.standard[province] for province in provinces])
            for province in provinces:
                gap = best - state.standard[province]
                if gap:
                    state.add_unrest(province, envy_of(state.pack, province, gap), "7.6")


# -- 7. East-West comparison ------------------------------------------------------------------------------------


def strength(state: VolkState, province: int) -> int:
    """§7.7: LS less the mass protests there, as they stood at the beginning of the phase."""
    return state.standard[province] - state.fresh_protests[province]


def weaker(state: VolkState, province: int) -> list[int]:
    strong = strength(state, province)
    return [other for other in state.pack.across[province] if strong > state.standard[other]]


class EastWestComparison(VolkAutomatic, frozen=True):
    """§7.7: the West's provinces first, then the East's. Those before the first that is better off stir up nobody."""

    rule = "7.7"

    def run(self, state: VolkState) -> None:
        begin(state, 7)
        state.fresh_protests = state.protests_everywhere()
        provinces = dropwhile(lambda province: not weaker(state, province), state.pack.at_border)
        state.then(*(Compare(province) for province in provinces))


class Compare(VolkAutomatic, frozen=True):
    rule = "7.7"
    province: int

    def run(self, state: VolkState) -> None:
        targets = weaker(state, self.province)
        if self.province == state.pack.west_berlin:
            for target in targets:
                put_pressure(state, self.province, target)
        elif targets:
            state.then(Pressure(state.german(state.pack.side_of[self.province]), self.province))


class Pressure(VolkDecision, frozen=True):
    """§7.7: the better-off province stirs up one weaker neighbour, its owner's choice."""

    rule = "7.7"
    needs_choice = True
    province: int

    def candidates(self, state: VolkState) -> list[Action]:
        return [state.pack.ready.at[target] for target in state.pack.across[self.province]]

    def refusal(self, state: VolkState, action: At) -> Reason | None:
        if action.province not in weaker(state, self.province):
            return refuse("not-weaker", "7.7", province=action.province)
        return None

    def options(self, state: VolkState) -> list[Action]:
        """The fast form of the refusals."""
        at = state.pack.ready.at
        return [at[target] for target in weaker(state, self.province)]

    def perform(self, state: VolkState, action: At) -> None:
        put_pressure(state, self.province, action.province)

    def asks(self, state: VolkState) -> dict[str, Arg]:
        counts = sorted(
            strength(state, self.province) - state.standard[target] for target in weaker(state, self.province)
        )
        return {"province": self.province, "unrest": "–".join(dict.fromkeys(map(str, (counts[0], counts[-1]))))}

    def tells(self, state: VolkState) -> dict[str, Arg]:
        return {"province": self.province}


def put_pressure(state: VolkState, province: int, target: int) -> None:
    count = strength(state, province) - state.standard[target]
    state.say("pressure", "7.7", province=province, province_to=target)
    state.add_unrest(target, count, "7.7")


# -- 8. police action -------------------------------------------------------------------------------------------


class PoliceAction(VolkAutomatic, frozen=True):
    """§7.8: each card not used in this decade removes 1 unrest; then all are fresh again."""

    rule = "7.8"

    def run(self, state: VolkState) -> None:
        begin(state, 8)
        state.then(*(PoliceActs() for _ in range(state.police_used.count(0))), PoliceRests())


class PoliceActs(VolkAutomatic, frozen=True):
    rule = "7.8"

    def run(self, state: VolkState) -> None:
        if state.has_unrest(EAST):
            state.then(SendPolice(state.german(EAST)))


class SendPolice(VolkDecision, frozen=True):
    """§7.8: where the police acts."""

    rule = "7.8"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.police_calls]

    def refusal(self, state: VolkState, action: Police) -> Reason | None:
        return unrest.refuse_police(state, action.province)

    def perform(self, state: VolkState, action: Police) -> None:
        unrest.use_police(state, action.province, "7.8")

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"left": due_after(state, PoliceActs)}


class PoliceRests(VolkAutomatic, frozen=True):
    rule = "7.8"

    def run(self, state: VolkState) -> None:
        state.police_used = [0] * len(state.police)


# -- 9. socialists ----------------------------------------------------------------------------------------------


class Socialists(VolkAutomatic, frozen=True):
    """§7.9: cubes come or go by the marker; one too many is the triumph of socialism, one too few its end."""

    rule = "7.9"

    def run(self, state: VolkState) -> None:
        begin(state, 9)
        cubes = state.pack.cubes[abs(state.socialism)]
        if state.socialism > 0:
            self._come(state, cubes)
        else:
            self._go(state, cubes)

    @staticmethod
    def _come(state: VolkState, cubes: int) -> None:
        room = CUBES - state.box - sum(state.socialists)
        if cubes > room:
            state.say("socialists-too-many", "7.9", count=cubes, room=room)
            state.side_wins(EAST, "triumph-of-socialism")
            return
        state.box += cubes
        state.say("socialists-come", "7.9", count=cubes)
        state.then(unrest.UseSocialists())

    @staticmethod
    def _go(state: VolkState, cubes: int) -> None:
        there = state.box + sum(state.socialists)
        if cubes > there:
            state.say("socialists-too-few", "7.9", count=cubes, there=there)
            state.side_wins(WEST, "socialism-fails")
            return
        from_box = min(cubes, state.box)
        state.box -= from_box
        if cubes:
            state.say("socialists-go", "7.9", count=cubes)
        state.then(*(SocialistLeaves() for _ in range(cubes - from_box)), unrest.UseSocialists())


class SocialistLeaves(VolkAutomatic, frozen=True):
    rule = "7.9"

    def run(self, state: VolkState) -> None:
        state.then(DismissSocialist(state.german(WEST)))


class DismissSocialist(VolkDecision, frozen=True):
    """§7.9: the West takes a cube from a province; unrest takes its place."""

    rule = "7.9"
    needs_choice = True

    def candidates(self, state: VolkState) -> list[Action]:
        return [*state.pack.at_home[EAST]]

    def refusal(self, state: VolkState, action: At) -> Reason | None:
        return None if state.socialists[action.province] else refuse("no-socialist", "7.9", province=action.province)

    def perform(self, state: VolkState, action: At) -> None:
        state.socialists[action.province] -= 1
        state.say("socialist-leaves", "7.9", province=action.province)
        state.add_unrest(action.province, 1, "7.9")

    def asks(self, state: VolkState) -> dict[str, Arg]:
        return {"left": due_after(state, SocialistLeaves)}


# -- 10. collapse -----------------------------------------------------------------------------------------------


class Collapse(VolkAutomatic, frozen=True):
    """§7.10: a state with four mass protests collapses; if both do, the East wins."""

    rule = "7.10"

    def run(self, state: VolkState) -> None:
        begin(state, 10)
        west, east = state.all_protests(WEST), state.all_protests(EAST)
        state.say("protests", "7.10", west=west, east=east)
        if west >= COLLAPSE:
            state.side_wins(EAST, "both-collapse" if east >= COLLAPSE else "west-collapses", "7.10")
        elif east >= COLLAPSE:
            state.side_wins(WEST, "east-collapses", "7.10")
