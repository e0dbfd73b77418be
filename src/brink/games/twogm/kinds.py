"""The kinds of things in the content: the words that name them and one small frozen struct for each.

Everything has a number, its place in its table. Units and support cards share one number space, so that a deck is a
list of card numbers: first the units, then the support cards.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from brink.engine import Vocabulary

NONE: Final = -1
BATTLE_ROYAL: Final = "battle-royal"  # what is played without a scenario
USA, GERMANY, USSR, UK = range(4)
FACTIONS: Final = ("us", "de", "su", "uk")
SOUTH, NORTH = range(2)
SIDES: Final = ("south", "north")
COLUMNS: Final = 8
ROWS: Final = 6
SPACES: Final = COLUMNS * ROWS
LONGEST: Final = 12  # no weapon reaches farther

Faction = Literal["us", "de", "su", "uk"]
SideName = Literal["south", "north"]
UnitType = Literal["infantry", "tank", "transport", "artillery", "airplane"]
GroundType = Literal["infantry", "tank", "transport", "artillery"]
Category = Literal["infantry", "tank", "artillery", "transport", "airplane", "support"]
TYPES: Final[tuple[UnitType, ...]] = ("infantry", "tank", "transport", "artillery", "airplane")
GROUND_TYPES: Final[tuple[GroundType, ...]] = ("infantry", "tank", "transport", "artillery")
CATEGORIES: Final[tuple[Category, ...]] = ("infantry", "tank", "artillery", "transport", "airplane", "support")

UnitClass = Literal[
    "light",
    "heavy",
    "special",
    "command",
    "jeep",
    "motorcycle",
    "truck",
    "half-track",
    "carrier",
    "craft",
    "scout",
    "medium",
    "destroyer",
    "assault",
    "self-propelled",
    "rockets",
    "antitank",
    "explosives",
    "anti-aircraft",
    "fighter",
    "bomber",
]
CLASSES_OF: Final[dict[UnitType, tuple[UnitClass, ...]]] = {
    "infantry": ("light", "heavy", "special", "command"),
    "tank": ("scout", "light", "medium", "heavy", "destroyer", "assault", "self-propelled", "rockets"),
    "transport": ("jeep", "motorcycle", "truck", "half-track", "carrier", "craft"),
    "artillery": ("antitank", "explosives", "anti-aircraft"),
    "airplane": ("fighter", "bomber"),
}
TokenAbility = Literal["", "cure", "sappers", "face-down", "smoke-shell", "smoke-screen"]
UnitAbility = Literal[
    "anti-aircraft",
    "bomber",
    "command-group",
    "embark",
    "fighter",
    "march",
    "mechanized",
    "mobility",
    "mounted",
    "paratrooper",
    "repair",
    "scout",
    "sniper",
    "tow",
    "transport",
    "sea",
    "river",
]
Ability = UnitAbility | Literal["cure", "sappers", "face-down", "smoke-shell", "smoke-screen"]
ABILITIES: Final[tuple[str, ...]] = (*get_args(UnitAbility), *filter(None, get_args(TokenAbility)))
Slot = Literal["offensive", "defensive", "vehicle"]
Ground = Literal["normal", "hard", "closed"]
Area = Literal["", "single", "row3", "cross", "column3"]
FLAGS: Final = (
    "antitank",
    "heat",
    "high-explosives",
    "anti-aircraft",
    "flamethrower",
    "flips",
    "mounts",
    "air-only",
    "row3",
)
Kind = Literal["supplies", "promotion", "equipment"]
When = Literal["deployment", "movement", "shooting", "moved", "announced"]
Lasts = Literal["", "permanent", "turn"]
VictoryKind = Literal[
    "destroy-units", "destroy-hq", "rounds", "evacuate", "leave", "row", "control", "score", "most-points"
]
Phrase: TypeAlias = tuple[str, tuple[int | str, ...]]

# The words are explained where they are carried out: support_cards.py, generals.py, scenarios.py.
SUPPORT_WORDS: Final = Vocabulary(
    {
        "gain": (int,),
        "draw": (int,),
        "fire-again": (),
        "sure-impact": (int,),
        "lay": (str, int),
        "barrage": (),
        "look-hand": (),
        "heal": (int,),
        "sabotage": (int,),
        "ambush": (),
        "cancel": (),
        "hurry": (int, int),
        "smoke": (),
        "drop": (int, int),
        "general": (),
        "veteran": (int,),
        "elite": (int, int),
        "ram": (),
        "camouflage": (int,),
        "plates": (int,),
        "optics": (int, int),
        "piercing": (int,),
        "radio": (int, int),
        "cure": (),
        "heroism": (int, int),
        "satchel": (int,),
        "follow-up": (),
        "advance": (int,),
        "charge": (int, int),
        "reserves": (int, int),
        "steal-support": (),
        "smoke-area": (),
    }
)
GENERAL_WORDS: Final = Vocabulary(
    {
        "income": (int,),
        "maximum": (int,),
        "cheaper": (("tank", "infantry", "guns"), int, int),
        "advance": (int, int),
        "screen": (int, int),
        "draw": (int,),
        "storm": (int,),
        "reroll-guns": (),
        "supply-bonus": (int, int),
        "airborne": (int,),
        "safe-landing": (),
    }
)
SCENARIO_WORDS: Final = Vocabulary(
    {
        "close-fighting": (int, int),
        "green": (SIDES, int, int),
        "exit": (SIDES, int),
        "boats": (SIDES, int, int),
        "seasoned": (int,),
        "craft": (SIDES, int),
        "assault-boats": (SIDES, int, int),
        "score-tanks": (),
        "snow": (),
        "fog": (int,),
        "air-supply": (SIDES, int, int),
    }
)


def space_at(column: int, row: int) -> int:
    """The number of a space; column 1 is in the west, row 1 in the south."""
    return (row - 1) * COLUMNS + column - 1


class Weapon(msgspec.Struct, frozen=True):
    number: int
    id: str
    range: int  # 0: it has none (airplanes, barrages)
    impact: int
    critical: int
    penetration: int
    damage: int
    antitank: bool = False
    heat: bool = False
    high_explosives: bool = False
    anti_aircraft: bool = False
    flamethrower: bool = False
    flips: bool = False
    mounts: bool = False
    air_only: bool = False
    area: Area = ""


class Token(msgspec.Struct, frozen=True):
    """A piece of additional equipment."""

    number: int
    id: str
    slot: Slot
    weapon: Weapon | None
    ability: TokenAbility
    flips: bool
    mounts: bool


class Option(msgspec.Struct, frozen=True):
    """Equipment a unit may be deployed with."""

    token: int
    cost: int
    year: int  # 0: always


class Unit(msgspec.Struct, frozen=True):
    number: int
    id: str
    faction: int  # NONE: only scenarios bring it
    type: UnitType
    unit_class: UnitClass
    cost: int
    year: int  # 0: none printed
    movement: int
    armor: int
    wounds: int
    weapon: Weapon | None
    abilities: frozenset[Ability]
    area: Area  # of a bomber's strike
    options: tuple[Option, ...]
    box: int
    counts: bool  # as a casualty
    carries: tuple[UnitType, ...]  # one of each; a craft one in all


class Support(msgspec.Struct, frozen=True):
    number: int
    id: str
    faction: int  # NONE: every faction has it
    kind: Kind
    deck: int
    play: int
    box: int
    when: When
    lasts: Lasts
    on: frozenset[UnitType]  # empty: it names no unit
    effect: tuple[Phrase, ...]
    weapon: Weapon | None


class Natural(msgspec.Struct, frozen=True):
    """What is printed on a space of a tile."""

    number: int
    id: str
    letter: str
    ground: Ground
    cover: tuple[int, int]
    hp: int  # 0: fire does not destroy it


class Terrain(msgspec.Struct, frozen=True):
    """A terrain card, ruins or a mine."""

    number: int
    id: str
    letter: str  # on scenario maps
    copies: int
    cost: int  # NONE: nobody can buy it
    building: bool
    ground: dict[UnitType, Ground]
    cover: tuple[int, int]
    covers: frozenset[UnitType]
    armor: int
    hp: int  # 0: fire does not destroy it
    extensive: bool
    sappers: bool
    crushed: bool
    rammed: bool
    triggered_by: frozenset[UnitType]
    penetration: int
    damage: int


class Tile(msgspec.Struct, frozen=True):
    number: int
    id: str
    faces: tuple[tuple[int, ...], tuple[int, ...]]  # naturals: upper left, upper right, lower left, lower right
    water: bool


class Headquarters(msgspec.Struct, frozen=True):
    faction: int
    id: str
    income: int
    maximum: int
    hp: int
    armor: int


class General(msgspec.Struct, frozen=True):
    number: int
    id: str
    faction: int
    effect: tuple[Phrase, ...]


class DeckRules(msgspec.Struct, frozen=True):
    """What a deck must keep to."""

    faction: int
    points: int = 120
    year: int = 0  # 0: any
    banned: frozenset[int] = frozenset()
    types: frozenset[Category] = frozenset(CATEGORIES)
    most: dict[UnitType, int] = {}  # cards of a type
    least: dict[UnitType, int] = {}  # points in a type
    doubled: frozenset[UnitType] = frozenset()  # twice the copies of the box
    shares: dict[Category, int] = msgspec.field(
        default_factory=lambda: {
            "infantry": 40,
            "tank": 30,
            "artillery": 10,
            "transport": 4,
            "airplane": 4,
            "support": 12,
        }
    )


class Prebuilt(msgspec.Struct, frozen=True):
    number: int
    id: str
    faction: int
    cards: tuple[int, ...]
    year: int  # legal from


class StartUnit(msgspec.Struct, frozen=True):
    unit: int
    space: int
    options: tuple[int, ...]
    mounted: bool
    aboard: bool


class Victory(msgspec.Struct, frozen=True):
    """One way in which a side wins a scenario."""

    side: int
    kind: VictoryKind
    count: int = 0
    row: int = 0
    spaces: tuple[int, ...] = ()
    some: tuple[int, ...] = ()
    turns: int = 1
    anybody: bool = False


class Side(msgspec.Struct, frozen=True):
    deck: DeckRules
    units: tuple[StartUnit, ...]
    home_row: int
    safe_hq: bool
    supplied_lines: int
    craft_only: bool


class Scenario(msgspec.Struct, frozen=True):
    number: int
    id: str
    year: int
    rounds: int
    first: int
    natural: tuple[int, ...]
    terrain: tuple[tuple[int, int], ...]  # (space, terrain card)
    river: int  # 0: none, else the row south of its edge
    bridges: tuple[int, ...]  # columns
    solid_bridges: bool
    sides: tuple[Side, Side]
    victory: tuple[Victory, ...]
    rules: tuple[Phrase, ...]
    south_wins: int  # of 100 games between two strong bots, NONE: nobody has counted; no rule reads it

    def rule(self, word: str) -> tuple[int | str, ...] | None:
        """The values of a special rule, None if this scenario does not have it."""
        return next((values for name, values in self.rules if name == word), None)
