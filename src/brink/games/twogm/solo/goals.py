"""§17.12, priority 0: victory and obvious objectives. What the mission of a side makes of spaces and of targets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from brink.games.twogm.geometry import ALL_SPACES, DISTANCE, NEIGHBOURS, ROW
from brink.games.twogm.pack import NONE, SPACES, Victory
from brink.games.twogm.scenarios import rule
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.tables import Tables
from brink.games.twogm.victory import boards, victories

FAR: Final = 99
STAND: Final = 2.0  # on a space or a row that one needs
KEEP: Final = 1.5  # on one that the other side needs
CLINCH: Final = 8.0  # where standing there wins
HOMEWARD: Final = 0.5  # a step towards the boats
GUARD: Final = 0.15  # a step towards what one should hold
CASUALTY: Final = 0.5  # a kill where kills are counted,
LAST_ONES: Final = 4.0  # more and more as the count comes to its end
MINOR_HQ: Final = 0.3  # an HQ whose fall decides nothing
URGENCY: Final = 2.0  # how much more the way forward counts in the last round
CENTRE: Final = 0.3  # of a line, for each column away from where the enemy HQ can be reached


class Goals:
    """What one side wants to do, apart from shooting whatever it sees. In a Battle Royal that is the HQ alone."""

    hq_weight = 1.0
    urgency = 1.0
    flees = leaves = scores = False
    row: Victory | None = None
    casualties: Victory | None = None
    control: Victory | None = None
    take: tuple[int, ...] = ()
    keep: tuple[int, ...] = ()
    objectives: frozenset[int] = frozenset()

    def __init__(self, state: TwoGMState, side: int) -> None:
        self.state = state
        self.side = side
        self.board = boards(state)
        if state.scenario == NONE:
            return
        every = victories(state)
        mine = [one for one in every if one.side == side]
        theirs = [one for one in every if one.side != side]
        self.hq_weight = 1.0 if any(one.kind == "destroy-hq" for one in mine) else MINOR_HQ
        self.urgency = self._urgency(theirs)
        self.flees = any(one.kind == "evacuate" for one in mine)
        self.leaves = any(one.kind == "leave" for one in mine)
        self.row = next((one for one in mine if one.kind == "row"), None)
        self.casualties = next((one for one in mine if one.kind == "destroy-units"), None)
        self.scores = any(one.kind == "score" for one in mine)
        self.control = next((one for one in mine if one.kind == "control"), None)
        self.take = self._missing(self.control)
        self.keep = self._all_of(next((one for one in theirs if one.kind == "control"), None))
        self.objectives = frozenset((*self._all_of(self.control), *self.keep))

    def _urgency(self, theirs: list[Victory]) -> float:
        """From 1 on, for those who lose when the last round ends."""
        if not any(one.kind == "rounds" for one in theirs):
            return 1.0
        return 1.0 + URGENCY * self.state.round() / self.state.pack.scenarios[self.state.scenario].rounds

    def _all_of(self, victory: Victory | None) -> tuple[int, ...]:
        if victory is None:
            return ()
        return tuple(
            place + board * SPACES for board in range(self.board) for place in (*victory.spaces, *victory.some)
        )

    def _missing(self, victory: Victory | None) -> tuple[int, ...]:
        """Spaces that one does not control yet and that are still needed."""
        if victory is None:
            return ()
        control, side = self.state.control, self.side
        shifts = [board * SPACES for board in range(self.board)]
        need = [place + shift for place in victory.spaces for shift in shifts if control[place + shift] != side]
        some = [place + shift for place in victory.some for shift in shifts]
        if sum(control[place] == side for place in some) < victory.count * self.board:
            need += [place for place in some if control[place] != side]
        return tuple(need)

    # -- targets ------------------------------------------------------------------------------------------------

    def bounty(self, v: int) -> float:
        """What destroying this enemy is worth beyond its cost."""
        state = self.state
        if self.scores:
            unit = state.unit(v)
            return 0.5 * unit.cost if unit.type == "tank" else 0.2
        if self.casualties is None or not state.unit(v).counts:
            return 0.0
        left = self.casualties.count * self.board - state.losses[1 - self.side]
        return CASUALTY + LAST_ONES / max(1, left)

    def wants(self, place: int) -> bool:
        return place in self.objectives

    # -- spaces -------------------------------------------------------------------------------------------------

    def advance(self, u: int, place: int) -> float:
        """How far on its way a unit would be on this space, in lines."""
        state = self.state
        if self.flees and state.unit(u).type == "infantry":
            return 0.0
        if self.take:
            return 6.0 - self.way(u, self.take)[place]
        line = state.line(self.side, place)
        if self.hq_weight == 1.0 and not (self.row or self.leaves):
            return line - CENTRE * self.aside(place)
        return line

    def aside(self, place: int) -> int:
        """Columns away from those in front of an enemy HQ."""
        enemy = 1 - self.side
        deep = ROW[place] + 1 if enemy == 0 else 6 - ROW[place]
        return min(DISTANCE[place][ALL_SPACES + hq] - deep for hq in range(enemy, len(self.state.hq_hp), 2))

    def bonus(self, u: int, place: int) -> float:
        """What standing on this space is worth for the mission."""
        state = self.state
        found = 0.0
        if self.flees and state.unit(u).type == "infantry":
            found -= HOMEWARD * abs(state.line(self.side, place) - 1)
        if self.control is not None and place in self.objectives:
            found += CLINCH if self.take == (place,) else STAND if place in self.take else KEEP
        elif self.keep:
            if place in self.keep:
                found += KEEP
            else:
                found -= GUARD * min(4, self.way(u, self._unguarded(u))[place])
        if self.row is not None and ROW[place] == self.row.row - 1 and state.unit(u).counts:
            found += CLINCH if self._on_row(u) + 1 >= self.row.count * self.board else STAND
        return found

    def _on_row(self, but: int) -> int:
        """Units on the row that one has to reach."""
        assert self.row is not None
        state, row = self.state, self.row.row - 1
        return sum(
            u != but and state.on_board(u) and ROW[state.u_place[u]] == row and state.unit(u).counts
            for u in state.units_of(self.side)
        )

    def _unguarded(self, u: int) -> tuple[int, ...]:
        """What the enemy needs and none of the others of one's own side stands on."""
        state = self.state
        free = tuple(
            place
            for place in self.keep
            if state.here[place] in (NONE, u) or state.u_seat[state.here[place]] & 1 != self.side
        )
        return free or self.keep

    def way(self, u: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        """By space: how many steps it is from there to the nearest of these spaces for a unit of this kind."""
        state = self.state
        unit = state.unit(u)
        scenario = state.pack.scenarios[state.scenario] if state.scenario != NONE else None
        river = scenario.river if scenario else 0
        boats = unit.type == "infantry" and rule(state, "assault-boats", self.side) is not None
        scout = state.has(u, "scout")
        return ways(
            state.pack,
            tuple(state.natural),
            tuple(state.terrain),
            unit.type,
            1 if scout else max(1, unit.movement),
            targets,
            0 if boats else river,
        )


@lru_cache(maxsize=512)
def ways(
    pack: Tables,
    natural: tuple[int, ...],
    terrain: tuple[int, ...],
    kind: str,
    hard: int,
    targets: tuple[int, ...],
    river: int,
) -> tuple[int, ...]:
    """Steps to the nearest target from each space; a hard one takes a whole turn's movement. Units do not count."""
    spaces = len(natural)
    price = [_price(pack, natural[place], terrain[place], kind, hard) for place in range(spaces)]
    found = [FAR] * spaces
    for place in targets:
        found[place] = 0
    bridge = pack.terrain["bridge"]
    edge = list(targets)
    while edge:
        onward = []
        for place in edge:
            total = found[place] + price[place]
            for near in NEIGHBOURS[spaces][place]:
                if price[near] == FAR or found[near] <= total:
                    continue
                crosses = river and {ROW[place], ROW[near]} == {river - 1, river}
                if crosses and not terrain[place] == terrain[near] == bridge:
                    continue
                found[near] = total
                onward.append(near)
        edge = onward
    return tuple(found)


def _price(pack: Tables, natural: int, terrain: int, kind: str, hard: int) -> int:
    ground: str = pack.naturals[natural].ground
    if terrain != NONE and terrain not in pack.mines and ground != "closed":
        card = pack.terrains[terrain]
        ground = "normal" if card.crushed and kind == "tank" else card.ground[kind]  # type: ignore[index]
    return FAR if ground == "closed" else hard if ground == "hard" else 1
