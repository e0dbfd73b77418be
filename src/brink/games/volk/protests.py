"""How many mass protests there may be when somebody chooses where unrest comes and goes.

Unrest is a list, by province of one state. Each function gives the extreme of all choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from brink.games.volk.state import PROTEST

KNOWN: Final = 1 << 12  # answers that are kept: the same unrest is looked at for every viewer, and move after move


def protests(unrest: Iterable[int]) -> int:
    return sum(count // PROTEST for count in unrest)


@lru_cache(KNOWN)
def ended(unrest: tuple[int, ...], helpers: int) -> int:
    """The most protests that so many helpers can end, each taking 1 unrest away."""
    first = sorted(count % PROTEST + 1 for count in unrest if count >= PROTEST)
    further = protests(unrest) - len(first)
    for number, price in enumerate(first + [PROTEST] * further):
        helpers -= price
        if helpers < 0:
            return number
    return len(first) + further


def stirred(unrest: Sequence[int], count: int) -> list[int]:
    """Unrest after so much more has made as many new protests as it can; what makes none is left out."""
    if not count:
        return list(unrest)
    found = list(unrest)
    for province in sorted(range(len(found)), key=lambda province: -(found[province] % PROTEST)):
        price = PROTEST - found[province] % PROTEST
        if price > count:
            break
        found[province] += price
        count -= price
    if found:
        found[0] += count // PROTEST * PROTEST
    return found


def wasted(unrest: Sequence[int], police: int, cubes: int) -> int:
    """Protests that are left when helpers end as few as they can.

    The police must take unrest away wherever there is some, then socialists where there is a protest (§7.8, §9.6). It
    may be best to let the police end some protests and go on in those provinces: no socialist will follow it there.
    """
    found = sorted(unrest, key=lambda count: (count // PROTEST != 1, count))
    most = _wasted(found, police, cubes)
    for given_up, count in enumerate(found):
        police -= count - PROTEST + 1
        if count // PROTEST != 1 or police < 0:
            break
        found[given_up] = PROTEST - 1
        most = max(most, _wasted(found, police, cubes))
    return most


def _wasted(unrest: Sequence[int], police: int, cubes: int) -> int:
    calm = sum(count for count in unrest if count < PROTEST)  # unrest of quiet provinces
    spare = sum(count % PROTEST for count in unrest if count >= PROTEST)  # beyond the protests of restive ones
    last = sum(count >= PROTEST for count in unrest)  # protests that leave a province quiet when they end
    more = protests(unrest) - last
    for helper in range(police + cubes):
        if helper < police and calm:
            calm -= 1
        elif spare:
            spare -= 1
        elif more:
            more -= 1
            spare += PROTEST - 1
        elif last:
            last -= 1
            calm += PROTEST - 1
    return last + more


@lru_cache(KNOWN)
def most_left(unrest: tuple[int, ...], stirs: int, police: int, cubes: int) -> int:
    """The most protests, if `stirs` more unrest comes somewhere: it makes new ones, or undoes what a helper did."""
    most = 0
    for lost_police in range(min(stirs, police) + 1):
        for lost_cubes in range(min(stirs - lost_police, cubes) + 1):
            for worse in _new_protests(unrest, stirs - lost_police - lost_cubes):
                most = max(most, wasted(worse, police - lost_police, cubes - lost_cubes))
    return most


def _new_protests(unrest: Sequence[int], count: int, first: int = 0) -> Iterator[list[int]]:
    """All that so much unrest can make: no new protest, one here, one there, ..."""
    yield list(unrest)
    for province in range(first, len(unrest)):
        price = PROTEST - unrest[province] % PROTEST
        if price <= count:
            worse = [*unrest[:province], unrest[province] + price, *unrest[province + 1 :]]
            yield from _new_protests(worse, count - price, province)
