"""How the content writes weapons, equipment options, spaces and units on a map.

A weapon:  "rifles R2 5+/10 P2 D1 HE flips" - range (none for what flies), impact/critical, penetration, damage, flags.
An option: "baz+1 from 1942" - the token, its cost, the year it needs.
A space:   "4,6" - column, row.
A unit:    "uk-hi 4,4 hmg mounted" - the card, its space, its equipment; "aboard" the craft before it.
Whatever cannot be read is a ValueError with a sentence that says what was expected.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from brink.engine import Plain
from brink.games.twogm.kinds import COLUMNS, ROWS, space_at

_WEAPON: Final = re.compile(
    r"(?P<id>[a-z0-9-]+)(?: R(?P<range>\d))? (?P<impact>\d+)\+/(?P<critical>\d+) P(?P<penetration>\d) D(?P<damage>\d)"
    r"(?P<flags>(?: \w+)*)"
)
_FLAGS: Final[dict[str, tuple[str, bool | str]]] = {
    "AT": ("antitank", True),
    "HEAT": ("heat", True),
    "HE": ("high_explosives", True),
    "AA": ("anti_aircraft", True),
    "FT": ("flamethrower", True),
    "flips": ("flips", True),
    "mount": ("mounts", True),
    "air": ("air_only", True),
    "row3": ("area", "row3"),
    "column3": ("area", "column3"),
}
_OPTION: Final = re.compile(r"([a-z0-9-]+)\+(\d)(?: from (\d{4}))?")
_SPACE: Final = re.compile(r"(\d),(\d)")


def read_weapon(text: str) -> Plain:
    """The fields of a Weapon but for its number."""
    found = _WEAPON.fullmatch(text)
    if not found:
        raise ValueError(f"'{text}': expected a weapon such as 'rifles R2 5+/10 P2 D1'")
    fields: Plain = {"id": found["id"], "range": int(found["range"] or 0)}
    for name in ("impact", "critical", "penetration", "damage"):
        fields[name] = int(found[name])
    if not 2 <= fields["impact"] <= fields["critical"] <= 10:
        raise ValueError(f"'{text}': expected 2 <= impact <= critical <= 10")
    for flag in found["flags"].split():
        if flag not in _FLAGS:
            raise ValueError(f"unknown flag '{flag}'; known are {', '.join(_FLAGS)}")
        name, value = _FLAGS[flag]
        fields[name] = value
    return fields


def read_option(text: str) -> tuple[str, int, int]:
    """Token, cost and year (0: always)."""
    found = _OPTION.fullmatch(text)
    if not found:
        raise ValueError(f"'{text}': expected an option such as 'gren+1' or 'baz+1 from 1942'")
    return found[1], int(found[2]), int(found[3] or 0)


def read_space(text: str) -> int:
    found = _SPACE.fullmatch(text)
    if not found or not (1 <= int(found[1]) <= COLUMNS and 1 <= int(found[2]) <= ROWS):
        raise ValueError(f"'{text}': expected a space such as '4,6', column 1 to {COLUMNS} and row 1 to {ROWS}")
    return space_at(int(found[1]), int(found[2]))


class Placed(NamedTuple):
    """A unit that a scenario puts on the map."""

    unit: str
    space: int
    tokens: list[str]
    mounted: bool
    aboard: bool


def read_placed(text: str) -> Placed:
    words = text.split()
    if len(words) < 2:
        raise ValueError(f"'{text}': expected a unit and its space such as 'uk-hi 4,4 hmg mounted'")
    unit, space, *rest = words
    tokens = [word for word in rest if word not in ("mounted", "aboard")]
    return Placed(unit, read_space(space), tokens, "mounted" in rest, "aboard" in rest)
