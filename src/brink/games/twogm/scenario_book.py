"""The scenarios of a pack, checked against its cards, tokens and terrain."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from brink.games.twogm.box import Box
from brink.games.twogm.entries import ScenarioEntry, ScenarioFile, SideEntry, VictoryEntry
from brink.games.twogm.kinds import (
    BATTLE_ROYAL,
    CATEGORIES,
    COLUMNS,
    FACTIONS,
    NONE,
    NORTH,
    ROWS,
    SCENARIO_WORDS,
    SIDES,
    SOUTH,
    DeckRules,
    Natural,
    Scenario,
    Side,
    StartUnit,
    Unit,
    Victory,
)
from brink.games.twogm.notation import Placed, read_placed, read_space
from brink.games.twogm.reader import Path, Reader

# Which fields of a victory condition a kind needs, and which others it may have.
NEEDS: Final[dict[str, set[str]]] = {
    "destroy-units": {"count"},
    "destroy-hq": set(),
    "rounds": set(),
    "evacuate": {"count"},
    "leave": {"count"},
    "row": {"count", "row"},
    "control": {"spaces"},
    "score": {"count"},
    "most-points": set(),
}
MAY: Final[dict[str, set[str]]] = {
    "row": {"anybody"},
    "control": {"some", "count", "turns"},
    "most-points": {"count"},
}
Ground = tuple[tuple[int, ...], dict[int, int]]  # what is printed on each space; terrain cards by space


class ScenarioBook:
    def __init__(self, box: Box, file: Reader) -> None:
        self._box = box
        self._file = file
        entries = file.read(ScenarioFile).scenarios
        self.numbers = file.number("scenarios", (entry.id for entry in entries))
        self.scenarios = [self._scenario(number, entry) for number, entry in enumerate(entries)]

    def _scenario(self, number: int, entry: ScenarioEntry) -> Scenario:
        path: Path = ("scenarios", number)
        if entry.id == BATTLE_ROYAL:
            self._file.fail((*path, "id"), f"'{BATTLE_ROYAL}' is the game without a scenario")
        ground = natural, terrain = self._map((*path, "map"), entry)
        self._check_bridges(path, entry)
        sides = (self._side(path, entry, SOUTH, ground), self._side(path, entry, NORTH, ground))
        victory = tuple(self._victory((*path, "victory", at), one) for at, one in enumerate(entry.victory))
        for side in (SOUTH, NORTH):
            if not any(one.side == side for one in victory):
                self._file.fail(path, f"the {SIDES[side]} has no way to win")
        rules = self._file.phrases((*path, "rules"), SCENARIO_WORDS, entry.rules)
        if any(word == "craft" for word, _ in rules) and self._box.landing_craft == NONE:
            self._file.fail((*path, "rules"), "no unit of the scenarios carries others over the sea")
        return Scenario(
            number,
            entry.id,
            entry.year,
            entry.rounds,
            SIDES.index(entry.first),
            natural,
            tuple(terrain.items()),
            entry.river,
            tuple(entry.bridges),
            entry.solid_bridges,
            sides,
            victory,
            rules,
            NONE if entry.south_wins is None else entry.south_wins,
        )

    # -- the map ------------------------------------------------------------------------------------------------

    def _map(self, path: Path, entry: ScenarioEntry) -> Ground:
        if len(entry.map) != ROWS or any(len(row) != COLUMNS for row in entry.map):
            self._file.fail(path, f"expected {ROWS} rows of {COLUMNS} letters")
        natural: list[int] = []
        terrain: dict[int, int] = {}
        plain, river = self._box.natural["plain"], self._box.natural["river"]
        for row, letters in enumerate(reversed(entry.map), 1):
            bank = entry.river and row in (entry.river, entry.river + 1)
            for letter in letters:
                printed, card = self._letter(path, letter)
                if card != NONE:
                    terrain[len(natural)] = card
                natural.append(river if bank and printed == plain else printed)
        return tuple(natural), terrain

    def _letter(self, path: Path, letter: str) -> tuple[int, int]:
        """What a letter says is printed on the space, and which terrain card lies there; bridges are no card."""
        box = self._box
        thing = box.letters.get(letter)
        if thing is None:
            self._file.fail(path, f"'{letter}' is no letter of a map; there are {' '.join(box.letters)}")
        if isinstance(thing, Natural):
            return thing.number, NONE
        return box.natural["plain"], NONE if thing.id == "bridge" else thing.number

    def _check_bridges(self, path: Path, entry: ScenarioEntry) -> None:
        letter = self._box.terrains[self._box.terrain["bridge"]].letter
        drawn = {
            (column, row)
            for row, letters in enumerate(reversed(entry.map), 1)
            for column, one in enumerate(letters, 1)
            if one == letter
        }
        if entry.river >= ROWS:
            self._file.fail((*path, "river"), f"a river runs north of row 1 to {ROWS - 1}")
        if drawn != {(column, row) for column in entry.bridges for row in (entry.river, entry.river + 1)}:
            self._file.fail(path, f"the letters {letter} on the map are the two ends of each bridge over the river")

    # -- the sides ----------------------------------------------------------------------------------------------

    def _side(self, path: Path, entry: ScenarioEntry, number: int, ground: Ground) -> Side:
        side = entry.south if number == SOUTH else entry.north
        here = (*path, SIDES[number])
        units: list[StartUnit] = []
        for text in side.units:
            placed = self._file.attempt((*here, "units"), read_placed, text)
            units.append(self._start_unit((*here, "units"), placed, entry.year, FACTIONS.index(side.faction)))
            self._check_place((*here, "units"), units, ground)
        return Side(
            self._deck_rules(here, side, entry.year),
            tuple(units),
            side.home_row or (1 if number == SOUTH else ROWS),
            side.safe_hq,
            side.supplied_lines,
            side.craft_only,
        )

    def _deck_rules(self, path: Path, side: SideEntry, year: int) -> DeckRules:
        if side.shares and (sum(side.shares.values()) != 100 or len(side.shares) != len(CATEGORIES)):
            self._file.fail((*path, "shares"), f"expected shares that add up to 100 for {', '.join(CATEGORIES)}")
        rules = DeckRules(
            FACTIONS.index(side.faction),
            side.points,
            year,
            self._banned(path, side),
            frozenset(CATEGORIES) - set(side.without),
            dict(side.most),
            dict(side.least),
            frozenset(side.doubled),
        )
        return structs.replace(rules, shares=dict(side.shares)) if side.shares else rules

    def _banned(self, path: Path, side: SideEntry) -> frozenset[int]:
        box = self._box
        pool = set(box.pool(FACTIONS.index(side.faction)))
        banned = {self._file.look_up((*path, "banned"), box.card, name) for name in side.banned}
        if not banned <= pool:
            self._file.fail((*path, "banned"), "only cards of this faction can be banned")
        unable = {card for card in pool if box.is_unit(card) and box.unit(card).abilities & {*side.banned_abilities}}
        return frozenset(banned | unable)

    def _start_unit(self, path: Path, placed: Placed, year: int, faction: int) -> StartUnit:
        units = {unit.id: unit.number for unit in self._box.units}
        unit = self._box.unit(self._file.look_up(path, units, placed.unit))
        if unit.faction not in (NONE, faction):
            self._file.fail(path, f"'{unit.id}' does not belong to this side's faction")
        if unit.year > year:
            self._file.fail(path, f"'{unit.id}' is of {unit.year}")
        options = tuple(self._bought(path, unit, name, year) for name in placed.tokens)
        tokens = [self._box.tokens[unit.options[option].token] for option in options]
        if placed.mounted and not any(token.mounts for token in tokens):
            self._file.fail(path, f"'{unit.id}' has nothing to mount")
        return StartUnit(unit.number, placed.space, options, placed.mounted, placed.aboard)

    def _bought(self, path: Path, unit: Unit, name: str, year: int) -> int:
        token = self._file.look_up(path, self._box.token, name)
        fitting = [n for n, option in enumerate(unit.options) if option.token == token and option.year <= year]
        if not fitting:
            self._file.fail(path, f"'{unit.id}' cannot have '{name}' in {year}")
        return fitting[0]

    def _check_place(self, path: Path, units: list[StartUnit], ground: Ground) -> None:
        """The unit placed last stands alone on ground it may enter, or is aboard the craft placed before it."""
        last = units[-1]
        unit = self._box.unit(last.unit)
        here = [self._box.unit(one.unit) for one in units[:-1] if one.space == last.space]
        if last.aboard:
            if len(here) != 1 or unit.type not in here[0].carries:
                self._file.fail(path, f"'{unit.id}' needs a craft before it on the same space")
        elif here:
            self._file.fail(path, f"'{unit.id}' and '{here[0].id}' are on the same space")
        elif not self._may_stand(unit, last.space, ground):
            self._file.fail(path, f"'{unit.id}' cannot stand on its space")

    def _may_stand(self, unit: Unit, space: int, ground: Ground) -> bool:
        natural, terrain = ground
        if "sea" in unit.abilities:
            return natural[space] == self._box.natural["sea"]
        if unit.type == "airplane" or self._box.naturals[natural[space]].ground == "closed":
            return False
        return space not in terrain or self._box.terrains[terrain[space]].ground[unit.type] != "closed"

    # -- victory ------------------------------------------------------------------------------------------------

    def _victory(self, path: Path, entry: VictoryEntry) -> Victory:
        default = VictoryEntry(side=entry.side, kind=entry.kind)
        given = {name for name in entry.__struct_fields__ if getattr(entry, name) != getattr(default, name)}
        needs = NEEDS[entry.kind]
        if not needs <= given:
            self._file.fail(path, f"'{entry.kind}' needs {', '.join(sorted(needs))}")
        odd = given - needs - MAY.get(entry.kind, set())
        if odd:
            self._file.fail(path, f"'{entry.kind}' has no {', '.join(sorted(odd))}")
        if entry.kind == "control" and not min(1, len(entry.some)) <= entry.count <= len(entry.some):
            self._file.fail(path, "expected a count from 1 to the number of spaces in 'some'")
        return Victory(
            SIDES.index(entry.side),
            entry.kind,
            entry.count,
            entry.row or 0,
            self._spaces((*path, "spaces"), entry.spaces),
            self._spaces((*path, "some"), entry.some),
            entry.turns,
            entry.anybody,
        )

    def _spaces(self, path: Path, texts: list[str]) -> tuple[int, ...]:
        return tuple(self._file.attempt(path, read_space, text) for text in texts)
