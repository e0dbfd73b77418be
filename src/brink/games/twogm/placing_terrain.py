"""§2.1 and §11: terrain cards bought with the bid, or later where the players agreed on it; extensive cards."""

from __future__ import annotations

from brink.engine import Action, Arg, Reason, refuse
from brink.games.twogm import verbs
from brink.games.twogm.battlefield import put_terrain
from brink.games.twogm.optional_rules import refuse_late_terrain, wings
from brink.games.twogm.pack import NONE
from brink.games.twogm.state import TwoGMDecision, TwoGMState
from brink.games.twogm.terrain import buildable

FIRST_LINE, LAST_LINE = 2, 3  # own lines in which a bid buys terrain
SIDEWAYS = 1  # what laying an extensive card sideways costs


def for_sale(state: TwoGMState) -> list[int]:
    return [terrain.number for terrain in state.pack.terrains if terrain.copies and terrain.cost != NONE]


def late_terrain(state: TwoGMState) -> list[int]:
    return for_sale(state) if state.options.late_terrain else []


def refuse_terrain(state: TwoGMState, seat: int, terrain: int, purse: int, setup: bool = False) -> Reason | None:
    cost = state.pack.terrains[terrain].cost
    if cost > purse:
        return refuse("too-few-ap", by(setup), ap=cost, left=purse)
    if not state.terrain_left[terrain]:
        return refuse("no-card-left", "9.2", terrain=terrain)
    if all(refuse_ground(state, seat, terrain, place, setup) is not None for place in range(state.spaces)):
        return refuse("no-space-free", "R06")
    return None


def by(setup: bool) -> str:
    """The rule by which terrain is placed: for the bid, or late."""
    return "2.1" if setup else "11"


def refuse_ground(state: TwoGMState, seat: int, terrain: int, place: int, setup: bool) -> Reason | None:
    """§2.1: with the bid only on one's own second and third line."""
    if not setup:
        return refuse_late_terrain(state, seat, terrain, place)
    if not FIRST_LINE <= state.line(seat & 1, place) <= LAST_LINE:
        return refuse("wrong-line", "2.1", space=place, first=FIRST_LINE, last=LAST_LINE)
    return None if buildable(state, place) else refuse("not-open-ground", "R06", space=place)


class BuyTerrain(TwoGMDecision, frozen=True):
    """§2.1: terrain for no more than one's own bid; what is not used is lost (R05)."""

    rule = "2.1"
    needs_choice = True

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"ap": state.bids[self.seat]}

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [*verbs.TERRAIN.of(for_sale(state)), verbs.DONE]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        if not isinstance(action, verbs.Terrain):
            return None
        return refuse_terrain(state, self.seat, action.terrain, state.bids[self.seat], setup=True)

    def perform(self, state: TwoGMState, action: Action) -> None:
        if isinstance(action, verbs.Terrain):
            state.then(PlaceTerrain(self.seat, action.terrain, setup=True), self)


class PlaceTerrain(TwoGMDecision, frozen=True):
    """Where a terrain card goes."""

    terrain: int
    setup: bool = False

    @property
    def rule(self) -> str:  # type: ignore[override]
        return by(self.setup)

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"terrain": self.terrain}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return [verbs.AT[place] for place in range(state.spaces)]

    def refusal(self, state: TwoGMState, action: Action) -> Reason | None:
        assert isinstance(action, verbs.At)
        return refuse_ground(state, self.seat, self.terrain, action.space, self.setup)

    def perform(self, state: TwoGMState, action: Action) -> None:
        assert isinstance(action, verbs.At)
        terrain, place = state.pack.terrains[self.terrain], action.space
        state.terrain_left[self.terrain] -= 1
        charge(state, self.seat, terrain.cost, self.setup)
        put_terrain(state, self.terrain, place)
        state.say("terrain-placed", self.rule, seat=self.seat, terrain=self.terrain, space=place)
        purse = state.bids[self.seat] if self.setup else state.ap[self.seat]
        if state.options.extensive and terrain.extensive and purse >= SIDEWAYS:
            widen = Widen(self.seat, self.terrain, place, self.setup)
            if widen.wings(state):
                state.then(widen)


def charge(state: TwoGMState, seat: int, cost: int, setup: bool) -> None:
    if setup:
        state.bids[seat] -= cost
    else:
        state.pay(seat, cost)


class Widen(TwoGMDecision, frozen=True):
    """§11 Extensive: laid sideways, the card covers a neighbour or both, for 1 AP more."""

    rule = "11"
    terrain: int
    place: int
    setup: bool = False

    def asks(self, state: TwoGMState) -> dict[str, Arg]:
        return {"terrain": self.terrain, "space": self.place}

    tells = asks

    def candidates(self, state: TwoGMState) -> list[Action]:
        return spread(self.wings(state))

    def wings(self, state: TwoGMState) -> list[int]:
        return wings(state, self.seat, self.terrain, self.place)

    def perform(self, state: TwoGMState, action: Action) -> None:
        sides = chosen_wings(action, self.wings(state))
        if sides:
            charge(state, self.seat, SIDEWAYS, self.setup)
            put_terrain(state, self.terrain, self.place, sides)
            state.say("terrain-widened", "11", terrain=self.terrain, space_all=list(sides))


def spread(sides: list[int]) -> list[Action]:
    """One space only, one neighbour, or both."""
    both = [verbs.BOTH] if len(sides) == 2 else []
    return [verbs.NARROW, *(verbs.Wing(place) for place in sides), *both]


def chosen_wings(action: Action, sides: list[int]) -> tuple[int, ...]:
    if action == verbs.BOTH:
        return tuple(sides)
    return (action.space,) if isinstance(action, verbs.Wing) else ()
