"""What the rules look up all the time, worked out once from the pack."""

from __future__ import annotations

from typing import Final

from brink.engine import Content
from brink.games.twogm.pack import Phrase, TwoGMPack, Weapon

MAIN: Final = 0  # slot of the printed weapon; option i of the card has slot i + 1
LIES_ON_UNIT: Final = ("veteran", "elite", "ram", "camouflage", "plates", "optics", "piercing", "radio", "cure")
FOR_A_TURN: Final = ("heroism", "satchel")


class Tables(TwoGMPack):
    """The pack and, by card: its weapons by slot, and masks of slots that flip, mount, or give an ability.

    Support cards that lie on a unit have a bit each, by card number; `bits` names them by effect word.
    """

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.first_support = len(self.units)
        self.arsenal: list[tuple[Weapon | None, ...]] = []
        self.flips: list[int] = []
        self.mounts: list[int] = []
        self.given: list[dict[str, int]] = []  # ability -> mask of the slots that give it
        self.talents: list[frozenset[str]] = []  # abilities the unit has or may be equipped with
        for unit in self.units:
            tokens = [self.tokens[option.token] for option in unit.options]
            self.arsenal.append((unit.weapon, *(token.weapon for token in tokens)))
            flips = 1 if unit.weapon is not None and unit.weapon.flips else 0
            self.flips.append(flips | sum(2 << slot for slot, token in enumerate(tokens) if token.flips))
            self.mounts.append(sum(2 << slot for slot, token in enumerate(tokens) if token.mounts))
            given: dict[str, int] = {}
            for slot, token in enumerate(tokens):
                if token.ability:
                    given[token.ability] = given.get(token.ability, 0) | 2 << slot
            self.given.append(given)
            self.talents.append(unit.abilities | given.keys())
        self.bits: dict[str, int] = dict.fromkeys((*LIES_ON_UNIT, *FOR_A_TURN), 0)
        self.values: dict[str, tuple[int | str, ...]] = {}
        self.playing: dict[str, tuple[int, ...]] = {}  # effect word -> cards with it
        for support in self.supports:
            for word, values in support.effect:
                self.values.setdefault(word, values)
                self.playing[word] = (*self.playing.get(word, ()), support.number)
                if word in self.bits:
                    self.bits[word] |= self.bit(support.number)
        self.mines = frozenset(terrain.number for terrain in self.terrains if terrain.triggered_by)
        self.staying = sum(self.bit(support.number) for support in self.supports if support.lasts)
        self.passing = sum(self.bit(support.number) for support in self.supports if support.lasts == "turn")

    def bit(self, card: int) -> int:
        return 1 << card - self.first_support

    def number(self, word: str, at: int = 0) -> int:
        """A value of an effect word: what the card that uses it says."""
        return int(self.values[word][at])

    def first_word(self, card: int) -> Phrase:
        return self.support(card).effect[0]
