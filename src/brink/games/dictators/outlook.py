"""How far it is: ways over the map, and the quickest plan over one's facilities to Washington D.C.

Bots ask for the same ways again and again while the map stays as it is, so the latest answers are kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise, permutations
from typing import Final

from brink.games.dictators.pack import DictatorsPack
from brink.games.dictators.state import NEEDED

PRESENT_SHARE: Final = 5 / 12  # of presidential cards
ROADS_A_TURN: Final = 1.4  # travel, helped now and then by a card
DISARM_TURNS: Final = 1.5
UNREACHABLE: Final = 99
SEALED: Final = 6  # turns more, where there is no way at all


@cache
def ways(pack: DictatorsPack) -> list[list[int]]:
    """Turns of travel between all places, by road and by flight, on an empty map."""
    return [spread(pack, place, (), ()) for place in range(len(pack.place_ids))]


@cache
def _exits(pack: DictatorsPack) -> list[tuple[list[tuple[int, int]], list[tuple[int, tuple[int, ...]]]]]:
    """From each place the roads, and the flights that are not the Trident's."""
    return [
        (roads, [(place, zones) for place, zones, trident in flights if not trident])
        for roads, flights in zip(pack.roads_from, pack.flights_from, strict=True)
    ]


def spread(pack: DictatorsPack, start: int, blocked: tuple[int, ...], closed: tuple[int, ...]) -> list[int]:
    """Turns of travel from (or to) a place along open roads and flights."""
    found = [UNREACHABLE] * len(pack.place_ids)
    found[start] = 0
    queue = [start]
    shut, sky, exits = set(blocked), set(closed), _exits(pack)
    for here in queue:
        far = found[here] + 1
        roads, flights = exits[here]
        for place, road in roads:
            if found[place] == UNREACHABLE and road not in shut:
                found[place] = far
                queue.append(place)
        for place, zones in flights:
            if found[place] == UNREACHABLE and sky.isdisjoint(zones):
                found[place] = far
                queue.append(place)
    return found


@lru_cache(maxsize=2048)
def way_to(pack: DictatorsPack, target: int, blocked: tuple[int, ...], closed: tuple[int, ...]) -> list[int]:
    """Turns from every place to the target on the map as it is now."""
    found = spread(pack, target, blocked, closed)
    plain = ways(pack)[target]
    return [far if far < UNREACHABLE else plain[place] + SEALED for place, far in enumerate(found)]


def turns_to_convince(disarmed: int) -> float:
    """How many turns in D.C. it takes on average."""
    return 1 / (PRESENT_SHARE * (21 - NEEDED[disarmed]) / 20)


@lru_cache(maxsize=4096)
def plan(pack: DictatorsPack, here: int, done: int, goals: tuple[int, ...], too_early: bool) -> tuple[float, int]:
    """The quickest plan: how many turns it takes, and its first stop. `goals`: facilities that may be disarmed on the
    way. `too_early`: at least one must be."""
    house, all_ways = pack.white_house, ways(pack)
    best, target = all_ways[here][house] / ROADS_A_TURN + turns_to_convince(done), house
    if too_early:
        best = float("inf")
    for count in range(1, min(3 - done, len(goals)) + 1):
        for order in permutations(goals, count):
            stops = (here, *order, house)
            turns = sum(all_ways[a][b] for a, b in pairwise(stops)) / ROADS_A_TURN
            turns += count * DISARM_TURNS + turns_to_convince(done + count)
            if turns < best:
                best, target = turns, order[0]
    return best, target
