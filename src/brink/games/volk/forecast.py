"""What the end of the decade would bring if it came now: public information only.

Choices that players would still have are not guessed. What is certain is told as certain, what depends on a choice as
possible. Two exceptions: the East is taken to use its police and socialists as well as it can, the West to put Hamburg
where it loses least. What phases 1 to 4 do to factories, LS and unrest is left out: their costs are told, but which
factory goes and which prestige space is taken are choices, and all that follows is as if nothing had gone.
"""

from __future__ import annotations

import msgspec

from brink.games.volk import end_of_decade as eod
from brink.games.volk.icons import EAST, WEST
from brink.games.volk.state import COLLAPSE, CUBES, EMPTY, INTACT, PROTEST, RUN_DOWN, VolkState


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    flight: int  # level; 0 behind the Wall
    flight_loss: int  # build points the East would lose in phase 1
    balance: list[int]  # Western currency, with Hamburg in either province
    police_costs: int
    standard_lost: list[int]  # by province
    envy: list[int]  # by province: unrest of phase 6
    pressure: list[tuple[int, int, int]]  # certain unrest of phase 7: from, to, count
    choices: list[tuple[int, list[int], int]]  # phase 7 where the owner chooses: from, possible targets, most
    protests: list[int]  # mass protests of West and East after all that is certain
    protests_at_most: list[int]
    socialists: int  # cubes that would come (+) or go (-)
    collapse: str  # "none", "west", "east", "both", or "open" if it depends on choices
    ending: str  # what would end the game before a collapse is looked at: how the outcome calls it, or ""


def forecast(state: VolkState) -> Forecast:
    world = state.clone()
    balance = []
    for province in dict.fromkeys(world.pack.site_provinces[world.pack.hamburg]):
        world.hamburg = province
        balance.append(eod.currency_balance(world))
    lost = best_losses(world)
    for province, count in enumerate(lost):
        world.standard[province] -= count
    envy = [eod.envy(world, province) for province in range(len(world.unrest))]
    for province, count in enumerate(envy):
        world.unrest[province] += count
    world.fresh_protests = [world.protests(province) for province in range(len(world.unrest))]
    pressure, choices = pressures(world)
    after = world.unrest[:]
    for _, target, count in pressure:
        after[target] += count
    sure = protests_left(world, after)
    most = after[:]
    for source, targets, _ in choices:
        for target in targets:
            most[target] += eod.strength(world, source) - world.standard[target]
    at_most = protests_left(world, most)
    at_most[EAST] += max(0, -cubes_to_come(state) - state.box)  # unrest that takes the place of socialists
    level = 0 if state.wall else eod.flight_level(state)
    flight_loss = 1 if state.wall else level // 2
    return Forecast(
        flight=level,
        flight_loss=flight_loss,
        balance=balance,
        police_costs=len(state.police),
        standard_lost=lost,
        envy=envy,
        pressure=pressure,
        choices=choices,
        protests=sure,
        protests_at_most=at_most,
        socialists=cubes_to_come(state),
        collapse=verdict(sure, at_most),
        ending=ending(state, flight_loss + len(state.police) + max(0, -max(balance))),
    )


def ending(state: VolkState, costs: int) -> str:
    """§8: the ends of a game that come before the collapse of a state. `costs` is what the East loses in any case."""
    if costs > pieces(state):
        return "insolvency"
    cubes, to_come = state.box + sum(state.socialists), cubes_to_come(state)
    if cubes + to_come < 0:
        return "socialism-fails"
    return "triumph-of-socialism" if cubes + to_come > CUBES else ""


def pieces(state: VolkState) -> int:
    """What the East can pay with: each piece goes once, by dismantling or by running down, Rheinsberg twice."""
    pack = state.pack
    rheinsberg = {EMPTY: 0, RUN_DOWN: 1, INTACT: 2}[state.factories[pack.rheinsberg]]
    intact = sum(state.factories[city] == INTACT for city in pack.cities[EAST])
    return sum(state.built[line] for line in pack.lines[EAST]) + intact + rheinsberg


def best_losses(world: VolkState) -> list[int]:
    """LS lost in phase 5, Hamburg where the West loses least."""
    found: list[list[int]] = []
    for province in world.pack.site_provinces[world.pack.hamburg]:
        world.hamburg = province
        found.append(losses(world))
    return min(found, key=sum)


def losses(world: VolkState) -> list[int]:
    berlin = world.pack.west_berlin
    lost = [
        0 if province == berlin else max(0, standard - max(0, world.export_value(province)))
        for province, standard in enumerate(world.standard)
    ]
    lost[berlin] = max(0, eod.berlin_excess(world))
    return lost


def pressures(world: VolkState) -> tuple[list[tuple[int, int, int]], list[tuple[int, list[int], int]]]:
    certain: list[tuple[int, int, int]] = []
    open_: list[tuple[int, list[int], int]] = []
    for province in range(len(world.unrest)):
        targets = eod.weaker(world, province)
        counts = [eod.strength(world, province) - world.standard[target] for target in targets]
        if len(targets) == 1 or province == world.pack.west_berlin:
            certain += [(province, target, count) for target, count in zip(targets, counts, strict=True)]
        elif targets:
            open_.append((province, targets, max(counts)))
    return certain, open_


def cubes_to_come(state: VolkState) -> int:
    cubes = state.pack.cubes[abs(state.socialism)]
    return cubes if state.socialism > 0 else -cubes


def protests_left(world: VolkState, unrest: list[int]) -> list[int]:
    """Mass protests of West and East in phase 10 if this is the unrest after phase 7."""
    pack = world.pack
    west = sum(unrest[province] // PROTEST for province in pack.provinces[WEST])
    west += unrest[pack.west_berlin] // PROTEST  # each of West Berlin's counts at a supplier too
    helpers = world.police_used.count(0) + max(0, world.box + cubes_to_come(world))
    return [west, least_protests([unrest[province] for province in pack.provinces[EAST]], helpers)]


def least_protests(unrest: list[int], helpers: int) -> int:
    """What is left if each helper removes 1 unrest where protests are ended soonest."""
    prices = [count % PROTEST + 1 for count in unrest if count >= PROTEST]
    prices = sorted(prices) + [PROTEST] * sum(count // PROTEST - 1 for count in unrest if count >= PROTEST)
    for number, price in enumerate(prices):
        helpers -= price
        if helpers < 0:
            return len(prices) - number
    return 0


def verdict(sure: list[int], at_most: list[int]) -> str:
    falls = [count >= COLLAPSE for count in sure]
    if [count >= COLLAPSE for count in at_most] != falls:
        return "open"
    return {(True, True): "both", (True, False): "west", (False, True): "east"}.get((falls[0], falls[1]), "none")
