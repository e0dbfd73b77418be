"""What the rules look up all the time, worked out once from the pack."""

from __future__ import annotations

from typing import Final, NamedTuple

from brink.engine import Content
from brink.games.twogm.kinds import LONGEST
from brink.games.twogm.pack import NONE, TYPES, Natural, Phrase, TwoGMPack, Unit, UnitType, Weapon

MAIN: Final = 0  # slot of the printed weapon; option i of the card has slot i + 1
SLOTS: Final = tuple(tuple(slot for slot in range(10) if mask >> slot & 1) for mask in range(1 << 10))  # of a mask
TO_USE: Final = ("cure", "repair", "sappers", "smoke-shell")  # abilities that a unit uses in its owner's turn
LIES_ON_UNIT: Final = ("veteran", "elite", "ram", "camouflage", "plates", "optics", "piercing", "radio", "cure")
FOR_A_TURN: Final = ("heroism", "satchel")


class Razable(NamedTuple):
    """What fire could wear down on a battlefield."""

    terrain: list[int]
    natural_hp: list[int]
    scenario: int
    places: tuple[int, ...]


class Tables(TwoGMPack):
    """The pack and, by card: its weapons by slot, and masks of slots that flip, mount, or give an ability.

    Support cards that lie on a unit have a bit each, by card number; `bits` names them by effect word.
    """

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.first_support = len(self.units)
        self.arsenal: list[tuple[Weapon | None, ...]] = []
        self.armed: list[int] = []  # slots with a weapon that fires at the ground
        self.flips: list[int] = []
        self.mounts: list[int] = []
        self.given: list[dict[str, int]] = []  # ability -> mask of the slots that give it
        self.talents: list[frozenset[str]] = []  # abilities the unit has or may be equipped with
        for unit in self.units:
            tokens = [self.tokens[option.token] for option in unit.options]
            self.arsenal.append((unit.weapon, *(token.weapon for token in tokens)))
            self.armed.append(
                sum(1 << slot for slot, weapon in enumerate(self.arsenal[-1]) if weapon and not weapon.air_only)
            )
            flips = 1 if unit.weapon is not None and unit.weapon.flips else 0
            self.flips.append(flips | sum(2 << slot for slot, token in enumerate(tokens) if token.flips))
            self.mounts.append(sum(2 << slot for slot, token in enumerate(tokens) if token.mounts))
            given: dict[str, int] = {}
            for slot, token in enumerate(tokens):
                if token.ability:
                    given[token.ability] = given.get(token.ability, 0) | 2 << slot
            self.given.append(given)
            self.talents.append(unit.abilities | given.keys())
        self.longest = [  # the farthest that any weapon of the card may reach, with the best of optics
            min(LONGEST, 1 + max((weapon.range for weapon in weapons if weapon), default=0)) for weapons in self.arsenal
        ]
        self.movement = [unit.movement for unit in self.units]
        self.equipment = [_equipment(unit) for unit in self.units]  # by options bought, a mask of slots: what they cost
        self.ranges = [_ranges(weapons) for weapons in self.arsenal]
        self.skills = [_skills(unit, given) for unit, given in zip(self.units, self.given, strict=True)]
        self.screens = [given.get("smoke-screen", 0) for given in self.given]
        self.handy = [_handy(unit, given) for unit, given in zip(self.units, self.given, strict=True)]
        self.bits: dict[str, int] = dict.fromkeys((*LIES_ON_UNIT, *FOR_A_TURN), 0)
        self.values: dict[str, tuple[int | str, ...]] = {}
        self.playing: dict[str, tuple[int, ...]] = {}  # effect word -> cards with it
        self.timed: dict[str, tuple[int, ...]] = {}  # phase -> support cards for it
        for support in self.supports:
            self.timed[support.when] = (*self.timed.get(support.when, ()), support.number)
            for word, values in support.effect:
                self.values.setdefault(word, values)
                self.playing[word] = (*self.playing.get(word, ()), support.number)
                if word in self.bits:
                    self.bits[word] |= self.bit(support.number)
        self.curing, self.farsighted = self.bits["cure"], self.bits["optics"]
        self.orders = [dict(reversed(general.effect)) for general in self.generals]  # by general and word: the first
        self.when = [*("" for _ in self.units), *(support.when for support in self.supports)]  # by card: its phase
        self.free = tuple(support.number for support in self.supports if not support.play)
        self.fighters = tuple(unit.number for unit in self.units if "fighter" in unit.abilities)
        cards = (*range(len(self.terrains)), NONE)
        on_land = {kind: [[self._ground(kind, on, card) for card in cards] for on in self.naturals] for kind in TYPES}
        at_sea = [["normal" if natural.id == "sea" else "closed"] * len(cards) for natural in self.naturals]
        self.grounds = [  # by unit, natural terrain and terrain card (the last for none)
            at_sea if "sea" in talents else on_land[unit.type]
            for unit, talents in zip(self.units, self.talents, strict=True)
        ]
        self.extra_steps = [self._extra_steps(unit) for unit in self.units]
        self.commanding = frozenset(unit.number for unit in self.units if "command-group" in unit.abilities)
        self.versatile = [  # by card: whether the unit might do more in Movement than walk, without a general
            bool(unit.carries or {*steps} - {"advance"})
            for steps, unit in zip(self.extra_steps, self.units, strict=True)
        ]
        self.mines = frozenset(terrain.number for terrain in self.terrains if terrain.triggered_by)
        self.razable = Razable([], [], NONE, ())  # of the battlefield that was looked at last
        self.staying = sum(self.bit(support.number) for support in self.supports if support.lasts)
        self.passing = sum(self.bit(support.number) for support in self.supports if support.lasts == "turn")

    def _extra_steps(self, unit: Unit) -> list[str]:
        """§13, §17.8: ways in which a unit may gain a step; the last one only with a general."""
        found = [verb for verb, ability in (("march", "march"), ("ride", "mounted")) if ability in unit.abilities]
        return [*found, "advance"] if unit.type in ("tank", "transport") else found

    def _ground(self, kind: UnitType, natural: Natural, number: int) -> str:
        """§5.2: what a space is to a unit of this type that has no talent for it; tanks crush wire (§17.6)."""
        if natural.ground == "closed" or number == NONE or self.terrains[number].triggered_by:
            return natural.ground
        terrain = self.terrains[number]
        crushes = terrain.crushed and kind == "tank"
        return "normal" if crushes or kind == "airplane" else terrain.ground[kind]

    def bit(self, card: int) -> int:
        return 1 << card - self.first_support

    def number(self, word: str, at: int = 0) -> int:
        """A value of an effect word: what the card that uses it says."""
        return int(self.values[word][at])

    def first_word(self, card: int) -> Phrase:
        return self.support(card).effect[0]


def _equipment(unit: Unit) -> list[int]:
    costs = (0, *(option.cost for option in unit.options))
    return [sum(costs[slot] for slot in slots) for slots in SLOTS[: 1 << len(costs)]]


def _skills(unit: Unit, given: dict[str, int]) -> list[tuple[str, ...]]:
    """By options bought, a mask of slots: the abilities to use that the unit then has."""
    masks = range(2 << len(unit.options))
    return [tuple([skill for skill in TO_USE if skill in unit.abilities or given.get(skill, 0) & m]) for m in masks]


def _handy(unit: Unit, given: dict[str, int]) -> int:
    """The slots that give an ability to use, or smoke screens; MAIN for what is printed."""
    bought = sum(given.get(use, 0) for use in (*TO_USE, "smoke-screen"))
    return bought if unit.abilities.isdisjoint(TO_USE) else bought | 1 << MAIN


def _ranges(weapons: tuple[Weapon | None, ...]) -> list[tuple[int, int]]:
    """By the mask of slots that may fire: how far their weapons reach, and how far those that strike an area; or 0."""
    some = SLOTS[: 1 << len(weapons)]
    return [(_farthest(weapons, slots, area=False), _farthest(weapons, slots, area=True)) for slots in some]


def _farthest(weapons: tuple[Weapon | None, ...], slots: tuple[int, ...], *, area: bool) -> int:
    found = [weapon for slot in slots if (weapon := weapons[slot]) is not None]
    return max((weapon.range for weapon in found if bool(weapon.area) is area), default=0)
