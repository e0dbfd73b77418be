"""The pieces of a pack, checked and turned into the tables that the rules look things up in.

Every mistake that the rules could stumble over is refused here, with file, line and what was expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brink.engine import Content, Pack
from brink.games.twogm.entries import (
    DeckEntry,
    DeckFile,
    EquipmentFile,
    GeneralFile,
    HeadquartersFile,
    SupportEntry,
    SupportFile,
    TerrainEntry,
    TerrainFile,
    TileEntry,
    TileFile,
    TokenEntry,
    UnitEntry,
    UnitFile,
)
from brink.games.twogm.kinds import (
    CLASSES_OF,
    FACTIONS,
    GENERAL_WORDS,
    GROUND_TYPES,
    NONE,
    SUPPORT_WORDS,
    Category,
    General,
    Ground,
    Headquarters,
    Natural,
    Option,
    Prebuilt,
    Support,
    Terrain,
    Tile,
    Token,
    Unit,
    UnitType,
    Weapon,
)
from brink.games.twogm.notation import read_option, read_weapon
from brink.games.twogm.reader import Path, Reader

UNIT_FILES: Final = (
    "units-usa.toml",
    "units-germany.toml",
    "units-ussr.toml",
    "units-uk.toml",
    "units-scenario.toml",
)
TILES_LAID: Final = 12
DECK_POINTS: Final = 120
MOST_OPTIONS: Final = 9  # of one unit, beside its printed weapon
NATURALS: Final = ("plain", "forest", "bushes", "mountain", "lake", "river", "sea")
TERRAINS: Final = (
    "house",
    "large-building",
    "bunker",
    "wall",
    "trench",
    "barrier",
    "barb-wire",
    "bridge",
    "ruins",
    "antitank-mine",
    "antipersonnel-mine",
)
# What the automatic builder takes of support, in this order (17.10), as far as the pack has it.
AUTO_SUPPORT: Final = (
    "supplies",
    "promo",
    "reinf",
    "general",
    "barr",
    "supplies",
    "reinf",
    "promo",
    "ammo",
    "hosp",
    "work",
    "ambush",
    "march",
    "smoke",
    "impact",
    "atmine",
)


class Box(Pack):
    """Everything in the box but the scenarios."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.weapons: list[Weapon] = []
        self._weapon_numbers: dict[str, int] = {}
        self._read_equipment(Reader(content, "equipment.toml"))
        self._read_terrain(Reader(content, "terrain.toml"))
        self._read_tiles(Reader(content, "tiles.toml"))
        self._read_units([Reader(content, file) for file in UNIT_FILES])
        self._read_supports(Reader(content, "support.toml"))
        self._number_cards()
        self._read_headquarters(Reader(content, "headquarters.toml"))
        self._read_generals(Reader(content, "generals.toml"))
        self._read_decks(Reader(content, "decks.toml"))

    # -- cards by number ----------------------------------------------------------------------------------------

    def is_unit(self, card: int) -> bool:
        return card < len(self.units)

    def unit(self, card: int) -> Unit:
        return self.units[card]

    def support(self, card: int) -> Support:
        return self.supports[card - len(self.units)]

    def pool(self, faction: int) -> tuple[int, ...]:
        """All cards in a faction's box."""
        return self._pools[faction]

    # -- equipment ----------------------------------------------------------------------------------------------

    def _read_equipment(self, file: Reader) -> None:
        entries = file.read(EquipmentFile).tokens
        self.token = file.number("tokens", [entry.id for entry in entries])
        self.tokens = [self._token(file, number, entry) for number, entry in enumerate(entries)]

    def _token(self, file: Reader, number: int, entry: TokenEntry) -> Token:
        path: Path = ("tokens", number)
        weapon = self._weapon(file, (*path, "weapon"), entry.weapon)
        if (weapon is None) == (not entry.ability):
            file.fail(path, "a token has either a weapon or an ability")
        if weapon and entry.flips:
            file.fail((*path, "flips"), "is for tokens without a weapon; write it into the weapon")
        mounts = weapon is not None and weapon.mounts
        if mounts and entry.slot == "vehicle":
            file.fail((*path, "slot"), "only infantry mounts weapons")
        flips = weapon.flips if weapon else entry.flips
        return Token(number, entry.id, entry.slot, weapon, entry.ability, flips, mounts)

    def _weapon(self, file: Reader, path: Path, text: str) -> Weapon | None:
        """The weapon written so; equal weapons have one number."""
        if not text:
            return None
        fields = file.attempt(path, read_weapon, text)
        if text not in self._weapon_numbers:
            self._weapon_numbers[text] = len(self.weapons)
            self.weapons.append(Weapon(number=len(self.weapons), **fields))
        return self.weapons[self._weapon_numbers[text]]

    # -- terrain and tiles --------------------------------------------------------------------------------------

    def _read_terrain(self, file: Reader) -> None:
        entries = file.read(TerrainFile)
        self.natural = file.number("natural", [entry.id for entry in entries.natural])
        file.exactly("natural", self.natural, NATURALS)
        self.naturals = [
            Natural(number, entry.id, entry.letter, entry.ground, entry.cover, entry.hp)
            for number, entry in enumerate(entries.natural)
        ]
        self.terrain = file.number("cards", [entry.id for entry in entries.cards])
        file.exactly("cards", self.terrain, TERRAINS)
        self.terrains = [self._terrain(file, number, entry) for number, entry in enumerate(entries.cards)]
        self.letters: dict[str, Natural | Terrain] = {}  # of the maps
        self._add_letters(file, "natural", self.naturals)
        self._add_letters(file, "cards", self.terrains)
        self.terrain_deck = [card.number for card in self.terrains for _ in range(card.copies)]

    def _add_letters(self, file: Reader, table: str, things: Sequence[Natural | Terrain]) -> None:
        for thing in things:
            path: Path = (table, thing.number, "letter")
            if len(thing.letter) > 1 or (table == "natural" and not thing.letter):
                file.fail(path, "expected one letter")
            if thing.letter in self.letters:
                file.fail(path, f"'{thing.letter}' is the letter of {self.letters[thing.letter].id}")
            if thing.letter:
                self.letters[thing.letter] = thing

    def _terrain(self, file: Reader, number: int, entry: TerrainEntry) -> Terrain:
        path: Path = ("cards", number)
        if set(entry.normal) & set(entry.hard):
            file.fail((*path, "hard"), "a type finds this ground normal or hard, not both")
        ground: dict[UnitType, Ground] = dict.fromkeys(GROUND_TYPES, "closed")
        for type_ in entry.normal:
            ground[type_] = "normal"
        for type_ in entry.hard:
            ground[type_] = "hard"
        if any(ground[type_] == "closed" for type_ in entry.covers):
            file.fail((*path, "covers"), "what cannot enter has no cover")
        if bool(entry.covers) != any(entry.cover):
            file.fail(path, "cover and covers go together")
        if entry.building and not entry.hp:
            file.fail(path, "a building has HP")
        if len({bool(entry.triggered_by), bool(entry.penetration), bool(entry.damage)}) > 1:
            file.fail(path, "a mine has triggered_by, penetration and damage; nothing else has them")
        if entry.cost is not None and not entry.copies:
            file.fail((*path, "cost"), "what is for sale has copies")
        return Terrain(
            number,
            entry.id,
            entry.letter,
            entry.copies,
            NONE if entry.cost is None else entry.cost,
            entry.building,
            ground,
            entry.cover,
            frozenset(entry.covers),
            entry.armor,
            entry.hp,
            entry.extensive,
            entry.sappers,
            entry.crushed,
            entry.rammed,
            frozenset(entry.triggered_by),
            entry.penetration,
            entry.damage,
        )

    def _read_tiles(self, file: Reader) -> None:
        entries = file.read(TileFile).tiles
        file.number("tiles", [entry.id for entry in entries])
        self.tiles = [self._tile(file, number, entry) for number, entry in enumerate(entries)]
        self.land_tiles = tuple(tile.number for tile in self.tiles if not tile.water)
        if len(self.land_tiles) < TILES_LAID:
            file.fail(("tiles",), f"a Battle Royal needs {TILES_LAID} tiles without water")

    def _tile(self, file: Reader, number: int, entry: TileEntry) -> Tile:
        faces = (
            self._face(file, ("tiles", number, "a"), entry.a),
            self._face(file, ("tiles", number, "b"), entry.b),
        )
        wet = {self.natural["river"], self.natural["sea"]}
        return Tile(number, entry.id, faces, any(wet & set(face) for face in faces))

    def _face(self, file: Reader, path: Path, text: str) -> tuple[int, ...]:
        upper, slash, lower = text.partition("/")
        if not slash or len(upper) != 2 or len(lower) != 2:
            file.fail(path, f"'{text}': expected two spaces, a slash and two spaces such as 'b./.f'")
        letters = {thing.letter: thing.number for thing in self.naturals}
        for letter in upper + lower:
            if letter not in letters:
                file.fail(path, f"'{letter}' is no natural terrain; there are {' '.join(letters)}")
        face = tuple(letters[letter] for letter in upper + lower)
        if face.count(self.natural["lake"]) > 1:
            file.fail(path, "at most one lake on a face, or the board could be cut in two")
        if len({natural == self.natural["river"] for natural in face}) > 1:
            file.fail(path, "a river fills its face")
        return face

    # -- units --------------------------------------------------------------------------------------------------

    def _read_units(self, files: list[Reader]) -> None:
        self.units: list[Unit] = []
        self._written: list[tuple[Reader, Path]] = []  # where each card is
        for faction, file in enumerate(files):
            self._add_units(file, faction if faction < len(FACTIONS) else NONE)
        craft = [unit.number for unit in self.units if unit.faction == NONE and unit.abilities >= {"embark", "sea"}]
        self.landing_craft = craft[0] if craft else NONE

    def _add_units(self, file: Reader, faction: int) -> None:
        entries = file.read(UnitFile).units
        for index, entry in enumerate(entries):
            self._written.append((file, ("units", index)))
            self.units.append(self._unit(file, ("units", index), faction, entry))

    def _unit(self, file: Reader, path: Path, faction: int, entry: UnitEntry) -> Unit:
        weapon = self._weapon(file, (*path, "weapon"), entry.weapon)
        self._check_unit(file, path, faction, entry, weapon)
        carries: list[UnitType] = [*entry.carries]
        if "transport" in entry.abilities:
            carries.append("infantry")
        if "tow" in entry.abilities:
            carries.append("artillery")
        return Unit(
            len(self.units),
            entry.id,
            faction,
            entry.type,
            entry.unit_class,
            entry.cost,
            entry.year or 0,
            entry.movement,
            entry.armor,
            entry.wounds,
            weapon,
            frozenset(entry.abilities),
            entry.area,
            tuple(self._option(file, (*path, "options"), entry, text) for text in entry.options),
            entry.box,
            entry.counts,
            tuple(carries),
        )

    def _check_unit(self, file: Reader, path: Path, faction: int, entry: UnitEntry, weapon: Weapon | None) -> None:
        if len(entry.options) > MOST_OPTIONS:
            file.fail((*path, "options"), f"a unit has at most {MOST_OPTIONS}")
        if entry.unit_class not in CLASSES_OF[entry.type]:
            known = ", ".join(CLASSES_OF[entry.type])
            file.fail((*path, "class"), f"the classes of {entry.type} are {known}")
        if faction != NONE and not (entry.cost and entry.box):
            file.fail(path, "a unit for decks has a cost and copies in the box")
        if len(set(entry.abilities)) != len(entry.abilities):
            file.fail((*path, "abilities"), "an ability is there twice")
        if bool(entry.carries) != ("embark" in entry.abilities):
            file.fail(path, "craft, and only craft, say what they carry")
        if entry.type == "airplane":
            self._check_airplane(file, path, entry, weapon)
        elif weapon and not weapon.range:
            file.fail((*path, "weapon"), "a weapon on the ground has a range")
        elif entry.area:
            file.fail((*path, "area"), "only a bomber has an area")

    def _check_airplane(self, file: Reader, path: Path, entry: UnitEntry, weapon: Weapon | None) -> None:
        if not weapon or weapon.range or entry.movement:
            file.fail(path, "an airplane has a weapon without range and no movement")
        if entry.abilities != [entry.unit_class]:
            file.fail((*path, "abilities"), f"expected the ability '{entry.unit_class}' alone")
        if (entry.area in ("single", "row3", "cross")) != (entry.unit_class == "bomber"):
            file.fail(path, "bombers, and only bombers, have an area: single, row3 or cross")

    def _option(self, file: Reader, path: Path, entry: UnitEntry, text: str) -> Option:
        name, cost, year = file.attempt(path, read_option, text)
        token = self.tokens[file.look_up(path, self.token, name)]
        if (token.slot == "vehicle") == (entry.type == "infantry"):
            file.fail(path, f"the token '{name}' is not for {entry.type}")
        defends = token.weapon is not None and token.weapon.air_only
        if defends != (entry.unit_class == "bomber"):
            file.fail(path, "bombers, and only bombers, carry guns against fighters")
        return Option(token.number, cost, year)

    # -- support cards ------------------------------------------------------------------------------------------

    def _read_supports(self, file: Reader) -> None:
        entries = file.read(SupportFile).cards
        self._written += [(file, ("cards", index)) for index in range(len(entries))]
        self.supports = [self._support(file, number, entry) for number, entry in enumerate(entries)]

    def _support(self, file: Reader, index: int, entry: SupportEntry) -> Support:
        path: Path = ("cards", index)
        effect = file.phrases((*path, "effect"), SUPPORT_WORDS, entry.effect)
        words = [word for word, _ in effect]
        for word, values in effect:
            if word == "lay":
                file.look_up((*path, "effect"), self.terrain, str(values[0]))
        weapon = self._weapon(file, (*path, "weapon"), entry.weapon)
        if (weapon is not None) != ("barrage" in words):
            file.fail(path, "barrages, and only barrages, have a weapon")
        if weapon and (weapon.range or not weapon.area):
            file.fail((*path, "weapon"), "a barrage has an area and no range")
        if bool(entry.lasts) != (entry.kind == "equipment"):
            file.fail(path, "equipment, and only equipment, lasts")
        if entry.kind != "supplies" and not entry.on:
            file.fail(path, "promotions and equipment say which units they are for")
        return Support(
            len(self.units) + index,
            entry.id,
            NONE if entry.faction == "all" else FACTIONS.index(entry.faction),
            entry.kind,
            entry.deck,
            entry.play,
            entry.box,
            entry.when,
            entry.lasts,
            frozenset(entry.on),
            effect,
            weapon,
        )

    def _number_cards(self) -> None:
        cards: list[Unit | Support] = [*self.units, *self.supports]
        self.card_ids = [card.id for card in cards]
        self.card: dict[str, int] = {}
        for card in cards:
            if card.id in self.card:
                file, path = self._written[card.number]
                file.fail((*path, "id"), f"the id '{card.id}' is there twice")
            self.card[card.id] = card.number
        self.faction_of = [card.faction for card in cards]
        self.points = [*(unit.cost for unit in self.units), *(card.deck for card in self.supports)]
        self.play_cost = [*(unit.cost for unit in self.units), *(card.play for card in self.supports)]
        self.year_of = [*(unit.year for unit in self.units), *(0 for _ in self.supports)]
        self.box_of = [card.box for card in cards]
        self.category_of: list[Category] = [unit.type for unit in self.units]
        self.category_of += ["support"] * len(self.supports)
        self._pools = [
            tuple(
                card.number
                for card in cards
                if card.faction == faction or (card.faction == NONE and not self.is_unit(card.number))
            )
            for faction in range(len(FACTIONS))
        ]

    # -- headquarters, generals, decks --------------------------------------------------------------------------

    def _read_headquarters(self, file: Reader) -> None:
        entries = file.read(HeadquartersFile).headquarters
        if [entry.faction for entry in entries] != [*FACTIONS]:
            file.fail(("headquarters",), f"expected one for each faction in this order: {', '.join(FACTIONS)}")
        self.headquarters = [
            Headquarters(faction, entry.id, entry.income, entry.maximum, entry.hp, entry.armor)
            for faction, entry in enumerate(entries)
        ]

    def _read_generals(self, file: Reader) -> None:
        entries = file.read(GeneralFile).generals
        self.general = file.number("generals", (entry.id for entry in entries))
        self.generals: list[General] = []
        for number, entry in enumerate(entries):
            effect = file.phrases(("generals", number, "effect"), GENERAL_WORDS, entry.effect)
            self.generals.append(General(number, entry.id, FACTIONS.index(entry.faction), effect))
        self.generals_of = [
            tuple(general.number for general in self.generals if general.faction == faction)
            for faction in range(len(FACTIONS))
        ]
        for faction, found in enumerate(self.generals_of):
            if not found:
                file.fail(("generals",), f"{FACTIONS[faction]} has no general")

    def _read_decks(self, file: Reader) -> None:
        entries = file.read(DeckFile).decks
        file.number("decks", (entry.id for entry in entries))
        self.prebuilts = [self._prebuilt(file, number, entry) for number, entry in enumerate(entries)]
        if {deck.faction for deck in self.prebuilts} != set(range(len(FACTIONS))):
            file.fail(("decks",), "every faction has a ready deck")

    def _prebuilt(self, file: Reader, number: int, entry: DeckEntry) -> Prebuilt:
        path: Path = ("decks", number)
        faction = FACTIONS.index(entry.faction)
        cards: list[int] = []
        for name, copies in entry.cards.items():
            here = (*path, "cards", name)
            card = file.look_up(here, self.card, name)
            if card not in self.pool(faction):
                file.fail(here, f"'{name}' is not a card of this faction")
            if copies > self.box_of[card]:
                file.fail(here, f"the box has {self.box_of[card]} copies of '{name}'")
            cards += [card] * copies
        points = sum(self.points[card] for card in cards)
        if points != DECK_POINTS:
            file.fail(path, f"a ready deck is worth {DECK_POINTS} points, this one {points}")
        year = max(self.year_of[card] for card in cards)
        if year != entry.year:
            file.fail((*path, "year"), f"its newest card is of {year}")
        return Prebuilt(number, entry.id, faction, tuple(sorted(cards)), year)
