"""A whole pack: what is in the box, the scenarios, and the names of it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, get_args

from brink.engine import Content
from brink.games.twogm.box import AUTO_SUPPORT, Box
from brink.games.twogm.kinds import (
    ABILITIES,
    CATEGORIES,
    COLUMNS,
    FACTIONS,
    FLAGS,
    GERMANY,
    GROUND_TYPES,
    NONE,
    NORTH,
    ROWS,
    SIDES,
    SOUTH,
    SPACES,
    TYPES,
    UK,
    USA,
    USSR,
    Ability,
    Area,
    Category,
    DeckRules,
    General,
    Ground,
    GroundType,
    Headquarters,
    Kind,
    Natural,
    Option,
    Phrase,
    Prebuilt,
    Scenario,
    Side,
    Slot,
    StartUnit,
    Support,
    Terrain,
    Tile,
    Token,
    Unit,
    UnitClass,
    UnitType,
    Victory,
    Weapon,
    space_at,
)
from brink.games.twogm.reader import Reader
from brink.games.twogm.scenario_book import ScenarioBook

__all__ = [
    "AUTO_SUPPORT",
    "CATEGORIES",
    "COLUMNS",
    "FACTIONS",
    "GERMANY",
    "GROUND_TYPES",
    "NONE",
    "NORTH",
    "ROWS",
    "SIDES",
    "SOUTH",
    "SPACES",
    "TYPES",
    "UK",
    "USA",
    "USSR",
    "Ability",
    "Area",
    "Category",
    "DeckRules",
    "General",
    "Ground",
    "GroundType",
    "Headquarters",
    "Natural",
    "Option",
    "Phrase",
    "Prebuilt",
    "Scenario",
    "Side",
    "StartUnit",
    "Support",
    "Terrain",
    "Tile",
    "Token",
    "TwoGMPack",
    "Unit",
    "UnitClass",
    "UnitType",
    "Victory",
    "Weapon",
    "space_at",
]

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "type": CATEGORIES,
    "class": get_args(UnitClass),
    "slot": get_args(Slot),
    "kind": get_args(Kind),
}


class Named(Protocol):
    """Whatever has a word of its own in the content."""

    @property
    def id(self) -> str: ...


class TwoGMPack(Box):
    """All tables of a pack."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        book = ScenarioBook(self, Reader(content, "scenarios.toml"))
        self.scenario, self.scenarios = book.numbers, book.scenarios
        self.names = self._names()

    def text(self, kind: str, number: int) -> str:
        """The message with the rules of a support card, token, natural terrain, terrain card, general or scenario."""
        return f"{self.names[kind][number]}-text"

    def messages(self) -> set[str]:
        """Every message about the content: names, rules texts, and the words that describe units and weapons."""
        texts = [self.text("card", card.number) for card in self.supports]
        for kind in ("token", "natural", "terrain", "general", "scenario"):
            texts += [self.text(kind, number) for number in range(len(self.names[kind]))]
        for kind, words in (("ability", ABILITIES), ("flag", FLAGS)):
            texts += [f"{kind}-{word}{end}" for word in words for end in ("", "-text")]
        for kind, words in WORDS.items():
            texts += [f"{kind}-{word}" for word in words]
        texts += [f"nation-{faction}-{home}" for faction in FACTIONS for home in SIDES]
        return {*texts, *(key for keys in self.names.values() for key in keys)}

    def _names(self) -> dict[str, list[str]]:
        named: dict[str, Sequence[Named]] = {
            "weapon": self.weapons,
            "token": self.tokens,
            "terrain": self.terrains,
            "natural": self.naturals,
            "general": self.generals,
            "deck": self.prebuilts,
            "scenario": self.scenarios,
            "hq": self.headquarters,
            "tile": self.tiles,
        }
        return {
            "card": [f"card-{name}" for name in self.card_ids],
            "faction": [f"faction-{name}" for name in FACTIONS],
            **{kind: [f"{kind}-{thing.id}" for thing in things] for kind, things in named.items()},
        }
