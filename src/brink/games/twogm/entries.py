"""What the content files may say, one schema per file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from brink.engine import Provenance
from brink.games.twogm.kinds import (
    Area,
    Category,
    Faction,
    Ground,
    GroundType,
    Kind,
    Lasts,
    SideName,
    Slot,
    TokenAbility,
    UnitAbility,
    UnitClass,
    UnitType,
    VictoryKind,
    When,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Share = Annotated[int, msgspec.Meta(ge=0, le=100)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=999)]
Year = Annotated[int, msgspec.Meta(ge=1939, le=1945)]
Row = Annotated[int, msgspec.Meta(ge=1, le=6)]
Cover = tuple[Count, Count]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance
    filled: str = ""  # what we added to a thing that the booklet only names or shows in part


class HeadquartersEntry(Entry):
    id: str
    faction: Faction
    income: Positive
    maximum: Positive
    hp: Positive
    armor: Positive


class HeadquartersFile(msgspec.Struct, forbid_unknown_fields=True):
    headquarters: list[HeadquartersEntry]


class TokenEntry(Entry):
    id: str
    slot: Slot
    weapon: str = ""
    ability: TokenAbility = ""
    flips: bool = False


class EquipmentFile(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[TokenEntry]


class UnitEntry(Entry, rename={"unit_class": "class"}):
    id: str
    type: UnitType
    unit_class: UnitClass
    armor: Positive
    wounds: Positive
    cost: Count = 0
    year: Year | None = None
    movement: Count = 0
    weapon: str = ""
    abilities: list[UnitAbility] = []
    area: Area = ""
    options: list[str] = []
    box: Count = 0
    counts: bool = True
    carries: list[GroundType] = []


class UnitFile(msgspec.Struct, forbid_unknown_fields=True):
    units: list[UnitEntry]


class SupportEntry(Entry):
    id: str
    faction: Faction | Literal["all"]
    kind: Kind
    deck: Positive
    play: Count
    box: Positive
    effect: str
    when: When = "deployment"
    lasts: Lasts = ""
    on: list[UnitType] = []
    weapon: str = ""


class SupportFile(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[SupportEntry]


class NaturalEntry(Entry):
    id: str
    letter: str
    ground: Ground
    cover: Cover = (0, 0)
    hp: Count = 0


class TerrainEntry(Entry):
    id: str
    letter: str = ""
    copies: Count = 0
    cost: Count | None = None
    building: bool = False
    normal: list[GroundType] = []
    hard: list[GroundType] = []
    cover: Cover = (0, 0)
    covers: list[GroundType] = []
    armor: Count = 0
    hp: Count = 0
    extensive: bool = False
    sappers: bool = False
    crushed: bool = False
    rammed: bool = False
    triggered_by: list[GroundType] = []
    penetration: Count = 0
    damage: Count = 0


class TerrainFile(msgspec.Struct, forbid_unknown_fields=True):
    natural: list[NaturalEntry]
    cards: list[TerrainEntry]


class TileEntry(Entry):
    id: str
    a: str
    b: str


class TileFile(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[TileEntry]


class GeneralEntry(Entry):
    id: str
    faction: Faction
    effect: str


class GeneralFile(msgspec.Struct, forbid_unknown_fields=True):
    generals: list[GeneralEntry]


class DeckEntry(Entry):
    id: str
    faction: Faction
    year: Year
    cards: dict[str, Positive]


class DeckFile(msgspec.Struct, forbid_unknown_fields=True):
    decks: list[DeckEntry]


class SideEntry(msgspec.Struct, forbid_unknown_fields=True):
    faction: Faction
    points: Positive
    banned: list[str] = []
    banned_abilities: list[UnitAbility] = []
    without: list[Category] = []
    most: dict[UnitType, Count] = {}
    least: dict[UnitType, Count] = {}
    doubled: list[UnitType] = []
    shares: dict[Category, Count] = {}
    units: list[str] = []
    home_row: Row | None = None
    safe_hq: bool = False
    supplied_lines: Count = 0
    craft_only: bool = False


class VictoryEntry(msgspec.Struct, forbid_unknown_fields=True):
    side: SideName
    kind: VictoryKind
    count: Count = 0
    row: Row | None = None
    spaces: list[str] = []
    some: list[str] = []
    turns: Positive = 1
    anybody: bool = False


class ScenarioEntry(Entry):
    id: str
    year: Year
    rounds: Positive
    first: SideName
    map: list[str]
    south: SideEntry
    north: SideEntry
    victory: list[VictoryEntry]
    river: Count = 0
    bridges: list[Count] = []
    solid_bridges: bool = False
    rules: str = ""
    south_wins: Share | None = None  # of 100 games between two strong bots, if somebody has counted


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    scenarios: list[ScenarioEntry]
