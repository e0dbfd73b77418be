"""The content of a pack, checked and turned into tables that the rules look things up in.

Everything is a small number. Provinces, sites and lines are numbered as in map.toml, cards as in cards.toml (special
cards last), icons in the order in which the content first shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Literal

import msgspec

from brink.engine import Action, Content, Pack, Provenance
from brink.games.volk.icons import EAST, NEUTRAL, WEST, Icon, read_icons
from brink.games.volk.industry import Neighbourhood, OneSide, Remembered
from brink.games.volk.verbs import Factory, Half, Ignore, IgnoreLeft, IgnoreRight, Ignoring, Line, Move, Point, Ready

NONE: Final = -1
DECADES: Final = 4
STATES: Final = ("west", "east")
SECTORS: Final = ("french", "british", "us")
TRACK_END: Final = 6
TRACKS: Final = ("prestige", "currency", "socialism", "dominance", "space", "arms")
PHASES: Final = 10  # of the end of a decade
NO_CARDS, OWN_CARDS, ALL_CARDS = range(3)  # that can remove unrest: those of the own colour do it for free
POSITIONS: Final = 1 << 13  # that are remembered
BOARDS: Final = 1 << 11  # likewise: with all that a seat thought of what can be done there
FIRST_FACTORIES: Final = ("hamburg", "dortmund", "bitterfeld", "berlin")
PROVINCES_AT: Final = {"city": 1, "hamburg": 2, "rheinsberg": 1, "external": 0}
EXPECTED_AT: Final = {
    "city": "a city has one province",
    "hamburg": "Hamburg has two provinces",
    "rheinsberg": "Rheinsberg has one province",
    "external": "a site abroad has a country and no province",
}
# The icons that the base game knows; all others belong to 2+2.
BASE_KINDS: Final = (
    *("+u", "-u", "mv", "+b", "-b", "+ls", "+ls0", "-ls", "-mp", "stop", "run", "repair", "rheinsberg"),
    *("P", "P!", "$", "S", "police", "wall", "wall-off", "stasi-off", "guillaume"),
)
PRESTIGE_KINDS: Final = ("+u", "-u", "+b", "-b", "+ls", "-ls", "run")
Colour = Literal["yellow", "red", "dual", "blue", "green", "black"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance


class ProvinceEntry(Entry):
    id: str
    state: Literal["west", "east"]
    supplies: Literal["", "french", "british", "us"] = ""


class SiteEntry(Entry):
    id: str
    kind: Literal["city", "hamburg", "rheinsberg", "external"]
    x: int  # thousandths of the map's width and height
    y: int
    province: str = ""
    other: str = ""
    country: Literal["", "PL", "CS"] = ""


class Lines(Entry):
    lines: list[str]


class Border(Entry):
    pairs: list[str]


class MapFile(msgspec.Struct, forbid_unknown_fields=True):
    provinces: list[ProvinceEntry]
    sites: list[SiteEntry]
    connections: Lines
    border: Border


class CardEntry(Entry):
    number: int
    id: str
    decade: int
    years: str
    colour: Colour
    west: int
    east: int
    event: str
    special: bool = False
    flight: int = 0
    police: Literal["", "red", "pale"] = ""


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardEntry]


class PrestigeTrack(Entry):
    west: list[str]
    east: list[str]


class SocialistTrack(Entry):
    cubes: list[int]


class CurrencyTrack(Entry):
    ends: int


class TrackFile(msgspec.Struct, forbid_unknown_fields=True):
    prestige: PrestigeTrack
    socialists: SocialistTrack
    currency: CurrencyTrack


class VolkPack(Pack):
    """What the rules need to know of the board and the cards."""

    ready_type: ClassVar[type[Ready]] = Ready

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.icons: list[Icon] = []
        self._numbers: dict[Icon, int] = {}
        self._named: dict[str, int] = {}
        self._read_map(content)
        self._read_cards(content)
        self._read_tracks(content)
        self._prepare_actions()
        # What bots found out about positions on this board; they know the pack, and it does not know them.
        self.tensions: Remembered[Any] = Remembered(POSITIONS)
        self.prosperities: Remembered[Any] = Remembered(POSITIONS)
        self.minds: Remembered[Any] = Remembered(BOARDS)
        self.touched: dict[tuple[Action, int], tuple[int, ...]] = {}  # provinces by a piece and where Hamburg is
        self.names: dict[str, list[str]] = {
            "province": [f"province-{name.lower()}" for name in self.province_ids],
            "site": [f"site-{name}" for name in self.site_ids],
            "line": [f"line-{self.site_ids[a]}-{self.site_ids[b]}" for a, b in self.line_ends],
            "sector": [f"sector-{name}" for name in SECTORS],
            "card": [f"card-{name}" for name in self.card_ids],
            "icon": [icon_key(icon) for icon in self.icons],
            "side": [f"side-{name}" for name in STATES],
            "track": [f"track-{name}" for name in TRACKS],
            "phase": [f"phase-{number}" for number in range(1, PHASES + 1)],
        }

    # -- the map ------------------------------------------------------------------------------------------------

    def _read_map(self, content: Content) -> None:
        data = content.read("map.toml", MapFile)
        self.map = data
        self._read_provinces(content, data.provinces)
        self._read_sites(content, data.sites)
        self._read_lines(content, data.connections.lines)
        self._read_border(content, data.border.pairs)

    def _read_provinces(self, content: Content, entries: list[ProvinceEntry]) -> None:
        self.province_ids = [entry.id for entry in entries]
        _unique(content, "map.toml", "provinces", self.province_ids)
        if [entry.state for entry in entries] != sorted((entry.state for entry in entries), key=STATES.index):
            content.fail("map.toml", ("provinces",), "first the provinces of the West, then those of the East")
        if "WB" not in self.province_ids or "EB" not in self.province_ids:
            content.fail("map.toml", ("provinces",), "West Berlin (WB) and East Berlin (EB) are missing")
        self.side_of = [STATES.index(entry.state) for entry in entries]
        self.provinces = [tuple(p for p, side in enumerate(self.side_of) if side == state) for state in (WEST, EAST)]
        self.west_berlin = self.province_ids.index("WB")
        self.west_germany = tuple(p for p in self.provinces[WEST] if p != self.west_berlin)
        self._provinces_at: dict[str, tuple[int, ...]] = {
            name: (province,) for province, name in enumerate(self.province_ids)
        }
        self._provinces_at["WG"] = self.west_germany
        self.suppliers: list[int] = []  # by sector
        for sector in SECTORS:
            found = [p for p, entry in enumerate(entries) if entry.supplies == sector]
            if len(found) != 1:
                content.fail("map.toml", ("provinces",), f"exactly one province supplies the {sector} sector")
            self.suppliers.append(found[0])
        self.sector_of = {province: sector for sector, province in enumerate(self.suppliers)}

    def _read_sites(self, content: Content, entries: list[SiteEntry]) -> None:
        self.site_ids = [entry.id for entry in entries]
        _unique(content, "map.toml", "sites", self.site_ids)
        self.site_provinces: list[tuple[int, ...]] = []  # two for Hamburg, none for a site abroad
        for number, entry in enumerate(entries):
            names = [name for name in (entry.province, entry.other) if name]
            if len(names) != PROVINCES_AT[entry.kind] or bool(entry.country) != (entry.kind == "external"):
                content.fail("map.toml", ("sites", number), f"'{entry.id}': {EXPECTED_AT[entry.kind]}")
            for name in names:
                if name not in self.province_ids:
                    content.fail("map.toml", ("sites", number, "province"), f"there is no province {name}")
            self.site_provinces.append(tuple(self.province_ids.index(name) for name in names))
        self.hamburg = self._one(content, entries, "hamburg")
        self.rheinsberg = self._one(content, entries, "rheinsberg")
        self.externals = [number for number, entry in enumerate(entries) if entry.kind == "external"]
        self.country_of = [entry.country for entry in entries]
        self.site_side = [
            self.side_of[provinces[0]] if (provinces := self.site_provinces[site]) else EAST
            for site in range(len(entries))
        ]
        self.sites_of = [[n for n, own in enumerate(self.site_side) if own == side] for side in (WEST, EAST)]
        ordinary = [n for n, entry in enumerate(entries) if entry.kind in ("city", "hamburg")]
        self.cities = [[site for site in ordinary if self.site_side[site] == side] for side in (WEST, EAST)]
        self.factories_of = [
            tuple(s for s in range(len(entries)) if p in self.site_provinces[s] and s != self.hamburg)
            for p in range(len(self.province_ids))
        ]
        for name in FIRST_FACTORIES:
            if name not in self.site_ids:
                content.fail("map.toml", ("sites",), f"the site {name} is missing; a factory stands there at the start")
        self.first_factories = [self.site_ids.index(name) for name in FIRST_FACTORIES]

    def _one(self, content: Content, entries: list[SiteEntry], kind: str) -> int:
        found = [number for number, entry in enumerate(entries) if entry.kind == kind]
        if len(found) != 1:
            content.fail("map.toml", ("sites",), f"exactly one site is of the kind {kind}")
        return found[0]

    def _read_lines(self, content: Content, lines: list[str]) -> None:
        self.line_ends: list[tuple[int, int]] = []
        self.line_sites: list[int] = []  # how many pieces of infrastructure it takes
        for number, text in enumerate(lines):
            names, _, sites = text.partition(" x")
            ends = names.split(" - ")
            if len(ends) != 2 or not set(ends) <= set(self.site_ids) or sites not in ("", "2"):
                content.fail(
                    "map.toml", ("connections", "lines", number), f"'{text}': expected 'one - other' or '... x2'"
                )
            a, b = (self.site_ids.index(name) for name in ends)
            if self.site_side[a] != self.site_side[b]:
                content.fail("map.toml", ("connections", "lines", number), "no connection crosses the border")
            self.line_ends.append((a, b))
            self.line_sites.append(int(sites or 1))
        self.full = [(1 << sites) - 1 for sites in self.line_sites]  # with all its pieces, as a state stores them
        self.next_to = {  # the piece of a line that lies next to one of its ends
            (line, end): 1 if sites == 1 else 1 << at
            for line, (ends, sites) in enumerate(zip(self.line_ends, self.line_sites, strict=True))
            for at, end in enumerate(ends)
        }
        self.line_side = [self.site_side[a] for a, _ in self.line_ends]
        self.lines = [tuple(n for n, side in enumerate(self.line_side) if side == state) for state in (WEST, EAST)]
        self.line_table = [(line, a, b, self.full[line]) for line, (a, b) in enumerate(self.line_ends)]
        self.line_tables = [[self.line_table[line] for line in lines] for lines in self.lines]
        self.site_lines: list[list[tuple[int, int]]] = [[] for _ in self.site_ids]  # (line, site at the other end)
        for line, (a, b) in enumerate(self.line_ends):
            self.site_lines[a].append((line, b))
            self.site_lines[b].append((line, a))
        self.touching = [  # by site: its lines and the pieces that lie next to it; first by version 1 of the rules
            [
                [(line, self.next_to[line, site] if places_halves else self.full[line]) for line, _ in lines]
                for site, lines in enumerate(self.site_lines)
            ]
            for places_halves in (False, True)
        ]
        self.of_side = [
            OneSide(self.cities[side], self.sites_of[side], self.lines[side], self.provinces[side])
            for side in (WEST, EAST)
        ]
        self.neighbourhoods = [self._neighbourhood(province) for province in range(len(self.province_ids))]

    def _neighbourhood(self, province: int) -> Neighbourhood:
        """Its sites, Hamburg where it may count for it, and the sites abroad that a line leads to."""
        own = [site for site, provinces in enumerate(self.site_provinces) if province in provinces]
        beside = {other for site in own for _, other in self.site_lines[site]}
        externals = [number for number, site in enumerate(self.externals) if site in beside]
        own += [self.externals[number] for number in externals]
        lines = {line for site in own for line, _ in self.site_lines[site]}
        sites = {end for line in lines for end in self.line_ends[line]}.union(own)
        return Neighbourhood(sorted(sites), sorted(lines), externals)

    def _read_border(self, content: Content, pairs: list[str]) -> None:
        self.across: list[list[int]] = [[] for _ in self.province_ids]
        for number, pair in enumerate(pairs):
            names = pair.split()
            if len(names) != 2 or not set(names) <= set(self.province_ids):
                content.fail("map.toml", ("border", "pairs", number), f"'{pair}': expected two provinces")
            a, b = (self.province_ids.index(name) for name in names)
            if self.side_of[a] == self.side_of[b]:
                content.fail("map.toml", ("border", "pairs", number), "the border runs between West and East")
            self.across[a].append(b)
            self.across[b].append(a)
        self.at_border = [p for provinces in self.provinces for p in provinces if self.across[p]]
        self.border = [(province, others) for province, others in enumerate(self.across) if others]

    # -- the cards ----------------------------------------------------------------------------------------------

    def _read_cards(self, content: Content) -> None:
        entries = content.read("cards.toml", CardFile).cards
        self.card_ids: list[str] = []
        self.card_numbers: list[int] = []
        self.card_years: list[str] = []
        self.decade_of: list[int] = []
        self.colour_of: list[str] = []
        self.values: list[tuple[int, int]] = []
        self.special: list[bool] = []
        self.flight: list[int] = []
        self.police: list[str] = []
        self.events: list[tuple[int, ...]] = []
        for number, entry in enumerate(entries):
            self._add_card(content, number, entry)
            self._check_known(content, number)
        _unique(content, "cards.toml", "cards", self.card_ids)
        for number, printed in enumerate(self.card_numbers):
            if printed in self.card_numbers[:number]:
                content.fail("cards.toml", ("cards", number, "number"), f"card {printed} is there twice")
        self.base_cards = len(entries)
        self.decks = [
            [card for card in range(self.base_cards) if self.decade_of[card] == decade and not self.special[card]]
            for decade in range(1, DECADES + 1)
        ]
        self.specials = [
            [card for card in range(self.base_cards) if self.decade_of[card] == decade and self.special[card]]
            for decade in range(1, DECADES + 1)
        ]
        for decade, (deck, specials) in enumerate(zip(self.decks, self.specials, strict=True), 1):
            if len(deck) != 20:
                content.fail("cards.toml", ("cards",), f"decade {decade} has {len(deck)} normal cards, expected 20")
            if len(specials) != (2 if decade == DECADES else 1):
                content.fail("cards.toml", ("cards",), f"decade {decade} has {len(specials)} special cards")
        self.wall_card = self._special_with("wall-off", content)

    def _add_card(self, content: Content, number: int, entry: CardEntry) -> None:
        if not 1 <= entry.decade <= DECADES:
            content.fail("cards.toml", ("cards", number, "decade"), "expected a decade from 1 to 4")
        try:
            icons = read_icons(entry.event)
        except ValueError as error:
            content.fail("cards.toml", ("cards", number, "event"), str(error))
        for icon in icons:
            self._check_place(content, number, icon)
        if bool(entry.police) != any(icon.kind == "police" for icon in icons):
            content.fail(
                "cards.toml", ("cards", number, "police"), "the star in the corner and in the event go together"
            )
        self.card_ids.append(entry.id)
        self.card_numbers.append(entry.number)
        self.card_years.append(entry.years)
        self.decade_of.append(entry.decade)
        self.colour_of.append(entry.colour)
        self.values.append((entry.west, entry.east))
        self.special.append(entry.special)
        self.flight.append(entry.flight)
        self.police.append(entry.police)
        self.events.append(self.number_icons(icons))

    def _check_known(self, content: Content, card: int) -> None:
        for icon in self.events[card]:
            if self.icons[icon].kind not in BASE_KINDS:
                name = self.icons[icon].name
                content.fail("cards.toml", ("cards", card, "event"), f"'{name}' is an icon of 2+2 only")

    def _check_place(self, content: Content, card: int, icon: Icon) -> None:
        places = self._places(icon)
        if icon.place not in places:
            known = ", ".join(place or "none" for place in places)
            content.fail("cards.toml", ("cards", card, "event"), f"'{icon.name}' has no such place; possible: {known}")

    def _places(self, icon: Icon) -> list[str]:
        """The places an icon may name, "" for none (§5)."""
        if icon.kind in ("stop", "repair"):
            own = [self.province_ids[province] for province in self.provinces[EAST]]
            return own if icon.kind == "repair" else ["PL", "CS"]
        if icon.kind == "+b":
            return ["", "PL", "CS"] if icon.side == EAST else [""]
        if icon.kind not in ("+u", "-u", "-b", "+ls", "+ls0", "-ls", "-mp"):
            return [""]
        own = [self.province_ids[province] for province in self.provinces[icon.side]]
        west = ["NI+HH"] if icon.kind == "-b" else ["WG"]
        return ["", *own, *(west if icon.side == WEST else [])]

    def _special_with(self, word: str, content: Content) -> int:
        for card in self.specials[-1]:
            if any(self.icons[icon].kind == word for icon in self.events[card]):
                return card
        return content.fail("cards.toml", ("cards",), f"no special card of decade 4 shows {word}")

    # -- icons and tracks ---------------------------------------------------------------------------------------

    def number_icons(self, icons: Iterable[Icon]) -> tuple[int, ...]:
        return tuple(self.number_icon(icon) for icon in icons)

    def number_icon(self, icon: Icon) -> int:
        """The number of an icon. One with arrows to both sides brings its two single arrows along."""
        found = self._numbers.get(icon)
        if found is None:
            found = self._numbers[icon] = len(self.icons)
            self.icons.append(icon)
            self._named.setdefault(icon.name, found)
            if icon.left and icon.right:
                self.number_icons(read_icons(f"{icon.kind}<1 {icon.kind}>1"))
        return found

    def number_of(self, name: str) -> int:
        """The number of an icon that the content shows, by its notation."""
        return self._named[name]

    def _read_tracks(self, content: Content) -> None:
        data = content.read("tracks.toml", TrackFile)
        self.prestige: list[list[tuple[int, ...]]] = []  # by side and distance from the middle
        for name, spaces in (("west", data.prestige.west), ("east", data.prestige.east)):
            if len(spaces) != TRACK_END:
                content.fail("tracks.toml", ("prestige", name), f"expected {TRACK_END} spaces, here are {len(spaces)}")
            self.prestige.append([self._track_icons(content, name, text) for text in spaces])
        if len(data.socialists.cubes) != TRACK_END:
            content.fail("tracks.toml", ("socialists", "cubes"), f"expected {TRACK_END} spaces to each side")
        if data.currency.ends != TRACK_END:
            content.fail("tracks.toml", ("currency", "ends"), f"expected {TRACK_END} spaces to each side")
        self.cubes = [0, *data.socialists.cubes]

    def _track_icons(self, content: Content, name: str, text: str) -> tuple[int, ...]:
        """§6: the prestige track acts on the East, anywhere, decided by the side that it favours."""
        try:
            icons = read_icons(text)
        except ValueError as error:
            content.fail("tracks.toml", ("prestige", name), str(error))
        for icon in icons:
            if icon.kind not in PRESTIGE_KINDS or icon.side != EAST or icon.place or icon.coat != NEUTRAL or icon.limit:
                content.fail("tracks.toml", ("prestige", name), f"'{icon.name}' does not stand on this track")
        return self.number_icons(icons)

    def _prepare_actions(self) -> None:
        """Ready-made actions, and those that are always offered together."""
        self.ready = self.ready_type(
            provinces=len(self.province_ids),
            sites=len(self.site_ids),
            lines=self.line_ends,
            sectors=len(self.suppliers),
            cards=len(self.card_ids),
            icons=len(self.icons),
        )
        at = self.ready.at
        self.at_home = [tuple(at[province] for province in provinces) for provinces in self.provinces]
        self.police_calls = tuple(self.ready.police[province] for province in self.provinces[EAST])
        self.points = [self._points(side, self.infrastructure) for side in (WEST, EAST)]
        self.points_by_line = [self._points(side, lambda line: (self.ready.line[line],)) for side in (WEST, EAST)]
        self.points_abroad: list[dict[str, tuple[Point, ...]]] = [  # by country; first those of version 1 of the rules
            {country: self._points_abroad(country, points[EAST]) for country in dict.fromkeys(self.country_of)}
            for points in (self.points_by_line, self.points)
        ]
        self.standing = [  # by line and what is built of it: the pieces that may go; first by version 1 of the rules
            [self._standing(line, places_halves) for line in range(len(self.line_ends))]
            for places_halves in (False, True)
        ]
        self.run_downs = tuple(self.ready.run[site] for site in (*self.cities[EAST], self.rheinsberg))
        self.ignoring: list[tuple[Ignoring, ...]] = [
            (IgnoreLeft(number), IgnoreRight(number)) if icon.left and icon.right else (Ignore(number),)
            for number, icon in enumerate(self.icons)
        ]
        self.plays = [
            [self._plays(side, calming) for calming in (NO_CARDS, OWN_CARDS, ALL_CARDS)] for side in (WEST, EAST)
        ]
        self.moves = tuple(Move(a, b) for a in self.provinces[EAST] for b in self.provinces[EAST] if a != b)

    def _points(self, side: int, pieces: Callable[[int], tuple[Line | Half, ...]]) -> tuple[Point, ...]:
        """All build points of a state: its cities, then its lines."""
        lines = (piece for line in self.lines[side] for piece in pieces(line))
        return (*(self.ready.factory[site] for site in self.cities[side]), *lines)

    def _points_abroad(self, country: str, points: tuple[Point, ...]) -> tuple[Point, ...]:
        """The external factories of a country, then the lines that lead there."""
        abroad = [site for site in self.externals if self.country_of[site] == country]
        touching = {line for site in abroad for line, _ in self.site_lines[site]}
        lines = (point for point in points if not isinstance(point, Factory) and point.line in touching)
        return (*(self.ready.factory[site] for site in abroad), *lines)

    def _plays(self, side: int, calming: int) -> list[tuple[Action, ...]]:
        """By card, what a side may do with it, if these are the cards that can remove unrest (§4.1, §4.4)."""
        own, other = ("yellow", "red") if side == WEST else ("red", "yellow")
        found: list[tuple[Action, ...]] = []
        for colour, (remove_unrest, build, raise_, event) in zip(self.colour_of, self.ready.with_card, strict=True):
            calms = calming == ALL_CARDS or (calming == OWN_CARDS and colour == own)
            found.append((*((remove_unrest,) if calms else ()), build, raise_, *((event,) if colour != other else ())))
        return found

    def _standing(self, line: int, places_halves: bool) -> list[tuple[Line | Half, ...]]:
        """The pieces of a line that may go, one at a time, by what is built of it."""
        if self.line_sites[line] == 1 or not places_halves:
            whole = (self.ready.line[line],)
            return [(), *(whole for _ in range(self.full[line]))]
        a, b = self.ready.halves[line]
        return [(), (a,), (b,), (a, b)]

    def infrastructure(self, line: int) -> tuple[Line | Half, ...]:
        """The pieces of a line: two halves of a long one."""
        return (self.ready.line[line],) if self.line_sites[line] == 1 else self.ready.halves[line]

    def provinces_of(self, icon: Icon) -> tuple[int, ...]:
        """Where an icon with a fist or a drum may go."""
        return self._provinces_at[icon.place] if icon.place else self.provinces[icon.side]


def icon_key(icon: Icon) -> str:
    """The message key of an icon: its notation in letters."""
    key = f"less-{icon.name[1:]}" if icon.name[0] == "-" else icon.name
    for sign, word in _SPELLED:
        key = key.replace(sign, word)
    return f"icon-{key.lower()}"


_SPELLED: Final = (
    ("P!", "strict"),
    ("$US+", "usa-gains-"),
    ("$US-", "usa-pays-"),
    ("$SU+", "soviets-gain-"),
    ("$SU-", "soviets-pay-"),
    ("$", "currency"),
    ("NI+HH", "ni"),
    ("SUval-1", "soviet-malus"),
    ("armscost+1", "arms-cost"),
    ("+", "more-"),
    ("<>1", "-both"),
    ("<1", "-left"),
    (">1", "-right"),
    ("@", "-in-"),
    ("!W", "-west-decides"),
    ("!E", "-east-decides"),
    ("(max", "-max-"),
    (")", ""),
)


def _unique(content: Content, file: str, table: str, ids: list[str]) -> None:
    for number, name in enumerate(ids):
        if name in ids[:number]:
            content.fail(file, (table, number, "id"), f"'{name}' is there twice")
