"""§17.8: generals that make cards cheaper. What else they do stands with the rules it changes."""

from __future__ import annotations

from brink.games.twogm.pack import NONE, Unit
from brink.games.twogm.state import GUNS, INFANTRY, TANKS, TwoGMState


def kinds_of(unit: Unit) -> list[tuple[str, int]]:
    """What a unit is to a general, and where its deployments are counted."""
    found = []
    if unit.type == "tank":
        found.append(("tank", TANKS))
    if unit.type == "infantry":
        found.append(("infantry", INFANTRY))
    if unit.type == "artillery" or unit.unit_class == "rockets":
        found.append(("guns", GUNS))
    return found


def total_cost(state: TwoGMState, seat: int, card: int, equip: int) -> int:
    """§6: the card and its equipment, as cheap as a general makes it. Infantry saves on its equipment too."""
    unit = state.pack.units[card]
    cost = unit.cost
    extra: int = state.pack.equipment[card][equip]
    if max(state.generals[seat & 1 :: 2]) == NONE:
        return cost + extra
    for what, cards, less in discounts(state, seat):
        for kind, counter in kinds_of(unit):
            if kind == what and state.counts[counter] < cards:
                if kind == "infantry":
                    return max(1, cost + extra - less)
                cost = max(1, cost - less)
    airborne = state.general(seat, "airborne")
    if airborne and "paratrooper" in unit.abilities:
        cost = max(1, cost - int(airborne[0]))
    return cost + extra


def discounts(state: TwoGMState, seat: int) -> list[tuple[str, int, int]]:
    """What is cheaper, how many a turn, by how much; two allies may have a general each who says so."""
    return [
        (str(values[0]), int(values[1]), int(values[2]))
        for number in state.generals[seat & 1 :: 2]
        if number != NONE
        for word, values in state.pack.generals[number].effect
        if word == "cheaper"
    ]


def count_deployment(state: TwoGMState, card: int) -> None:
    for _, counter in kinds_of(state.pack.units[card]):
        state.counts[counter] += 1
