"""The icons of the cards and tracks (§5), read from the notation that the content files use.

`+uW@WG×2` is two icons "1 unrest in West Germany". A double arrow is two icons as well, because each single arrow
counts for itself; only an icon with arrows to both sides stays one. Every different icon gets a number in the order in
which the content first shows it, so an event is a tuple of small numbers.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

WEST, EAST = 0, 1
NEUTRAL: Final = -1
SIDES: Final = {"W": WEST, "E": EAST}

_TOKEN: Final = re.compile(
    r"(?P<core>P![<>\d]+|[^@!×()]+)(?:@(?P<place>[A-Z+]+))?(?:!(?P<coat>[WE]))?(?:×(?P<count>\d+))?(?:\(max(?P<limit>\d+)\))?"
)
_MAP: Final = re.compile(r"(?P<kind>[+-][ub]|\+ls0?|-mp|(?:-ls|mv)(?=E))(?P<side>[WE])")
_COUNTED: Final = ("+u", "-u", "+ls", "+ls0")  # what a limit by province can count
_ARROW: Final = re.compile(r"(?P<track>P!|P|\$|S|D|SP|A)(?P<way><>|<|>)(?P<steps>\d+)")
_MONEY: Final = re.compile(r"\$(?P<power>US|SU)(?P<amount>[+-]\d+)")
_RED_WORDS: Final = ("stop", "run", "repair", "polR", "polP", "guillaume", "confSU", "SUval-1")
_WORDS: Final = (
    *_RED_WORDS,
    *("wall", "wall-off", "stasi-off", "confUS", "confA", "-dove", "+dove", "choice", "pm", "armscost+1"),
    *("3-1", "victory"),
)


class Icon(msgspec.Struct, frozen=True):
    """One icon. `side` is the state it acts on, `colour` what makes it yellow, red or neither."""

    name: str
    kind: str
    side: int = NEUTRAL
    colour: int = NEUTRAL
    place: str = ""
    coat: int = NEUTRAL  # the state whose coat of arms it shows
    limit: int = 0  # so many of these in one province at most
    left: int = 0  # arrows
    right: int = 0
    amount: int = 0  # money


def read_icons(text: str) -> list[Icon]:
    """All icons of an event, one by one. Raises ValueError with a sentence that says what was expected."""
    icons: list[Icon] = []
    for token in text.split():
        icons += _read(token)
    return icons


def _read(token: str) -> list[Icon]:
    found = _TOKEN.fullmatch(token)
    if not found:
        raise ValueError(f"'{token}' is no icon; expected for instance +uW@WG!E×2(max1)")
    core, count = found["core"], int(found["count"] or 1)
    if core == "+bE" and found["place"] == "RH":
        if count != 2:
            raise ValueError("Rheinsberg takes both points: write +bE@RH×2")
        return [Icon("rheinsberg", "rheinsberg", EAST, EAST)]
    arrow = _ARROW.fullmatch(core)
    if arrow:
        if found["place"] or found["coat"] or found["limit"]:
            raise ValueError(f"'{token}': an arrow is an icon without place, coat of arms and limit")
        return _arrows(arrow) * count
    icon = _plain(core)
    if found["limit"] and icon.kind not in _COUNTED:
        raise ValueError(f"'{token}': only icons that place or remove unrest or place LS have a limit")
    marks = (f"@{found['place']}" if found["place"] else "") + (f"!{found['coat']}" if found["coat"] else "")
    marks += f"(max{found['limit']})" if found["limit"] else ""
    coat = SIDES[found["coat"]] if found["coat"] else NEUTRAL
    changed = msgspec.structs.replace(
        icon, name=core + marks, place=found["place"] or "", coat=coat, limit=int(found["limit"] or 0)
    )
    return [changed] * count


def _arrows(found: re.Match[str]) -> list[Icon]:
    """Each single arrow is an icon of its own; arrows to both sides are one."""
    track, way, steps = found["track"], found["way"], int(found["steps"])
    if way == "<>":
        return [Icon(f"{track}<>{steps}", track, colour=NEUTRAL, left=steps, right=steps)]
    return [arrow(track, WEST if way == "<" else EAST)] * steps


def arrow(track: str, side: int) -> Icon:
    """A single arrow: to the left in the West's favour, to the right in the East's."""
    if side == WEST:
        return Icon(f"{track}<1", track, colour=WEST, left=1)
    return Icon(f"{track}>1", track, colour=EAST, right=1)


def _plain(core: str) -> Icon:
    on_map = _MAP.fullmatch(core)
    if on_map:
        side = SIDES[on_map["side"]]
        return Icon(core, on_map["kind"], side, side)
    money = _MONEY.fullmatch(core)
    if money:
        side = WEST if money["power"] == "US" else EAST
        return Icon(core, "money", side, side, amount=int(money["amount"]))
    if core not in _WORDS:
        raise ValueError(f"unknown icon '{core}'")
    if core in ("polR", "polP"):
        return Icon(core, "police", EAST, EAST)
    if core in ("confUS", "confSU"):
        side = WEST if core == "confUS" else EAST
        return Icon(core, "conflict", side, side)
    colour = EAST if core in _RED_WORDS else NEUTRAL
    return Icon(core, core, EAST if core in ("stop", "run", "repair") else NEUTRAL, colour)
