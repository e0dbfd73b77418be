"""The content of 2+2 on top of the base game: 40 cards, two small decks, four tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from brink.engine import Action, Content, ContentError
from brink.games.volk.icons import EAST, NEUTRAL, WEST, Icon, read_icons
from brink.games.volk.pack import DECADES, CardEntry, Entry, VolkPack, icon_key
from brink.games.volk.twoplustwo.verbs import TwoReady

POWERS: Final = ("usa", "soviet")
CARDS_A_DECADE: Final = 10
SMALL_DECK: Final = 10
PHASES_AHEAD: Final = ("arms", "space", "dominance")  # of the end of a decade, before the ten of the base game
ONLY_ON: Final = {"dominance": ("+u", "-u", "+b", "-b", "+ls", "money"), "space": ("money", "3-1", "victory")}
PLAYED_ONLY: Final = ("pm", "police")  # somebody keeps the card, so it must have been played
# A drawn card leads to no further card of its deck, so that no deck runs out in the middle of a draw (H24).
NOT_IN: Final = {"arms": (*PLAYED_ONLY, "A", "conflict", "confA"), "conflicts": (*PLAYED_ONLY, "conflict", "confA")}
RESHUFFLES: Final = 2  # cards with that icon in each small deck


class TwoCardEntry(CardEntry):
    ban: bool = False
    beside: str = ""
    below: str = ""
    shaded: str = ""


class TwoCardFile(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[TwoCardEntry]


class ArmsCard(Entry):
    id: str
    usa: list[str]
    soviet: list[str]
    reshuffle: bool = False


class ConflictCard(Entry):
    id: str
    usa: str
    soviet: str
    reshuffle: bool = False


class DeckFile(msgspec.Struct, forbid_unknown_fields=True):
    arms: list[ArmsCard]
    conflicts: list[ConflictCard]


class DominanceSpace(Entry):
    at: int
    vp: int
    reward: str
    usa: int
    soviet: int


class SpaceSpace(Entry):
    at: int
    vp: int
    icons: str


class ArmsSpace(Entry):
    at: int
    vp: int
    level: Literal[0, 1, 2, 3, 4]
    victory: bool


class Treasury(Entry):
    start: int


class TwoTrackFile(msgspec.Struct, forbid_unknown_fields=True):
    dominance: list[DominanceSpace]
    space: list[SpaceSpace]
    arms: list[ArmsSpace]
    treasury: Treasury


class TwoPack(VolkPack):
    """The base pack and what 2+2 adds. Its cards follow those of the base game."""

    ready_type = TwoReady
    ready: TwoReady

    def __init__(self, content: Content) -> None:
        if content.base is None:
            raise ContentError(f"{content.where}: 2+2 is played on the board of Wir sind das Volk!, which is missing")
        super().__init__(content.base)
        self.made_from(content)
        self._strict_specials()
        self.ban = [False] * self.base_cards
        self.beside: list[tuple[int, ...]] = [()] * self.base_cards
        self.below: list[tuple[int, ...]] = [()] * self.base_cards
        self.shaded = [0] * self.base_cards  # so many icons at the end of the event lie on shaded ground
        self._read_two_cards(content)
        self._read_decks(content)
        self._read_two_tracks(content)
        self._prepare_actions()  # again, with all cards and icons
        self.superpower_plays = [  # as `plays`, before the end of the arms race and there
            [[self._superpower_plays(plays, at_end) for plays in by_calming] for by_calming in self.plays]
            for at_end in (False, True)
        ]
        self._sort_icons()
        powers = [f"power-{name}" for name in POWERS]
        self.names |= {
            "card": [f"card-{name}" for name in self.card_ids],
            "icon": [icon_key(icon) for icon in self.icons],
            "arms": [f"arms-card-{name}" for name in self.arms_ids],
            "conflict": [f"conflict-card-{name}" for name in self.conflict_ids],
            "power": powers,
            "colour": ["colour-yellow", "colour-red"],
            "role": [*powers, *self.names["side"]],
            "phase": [*self.names["phase"], *(f"phase-{name}" for name in PHASES_AHEAD)],
        }

    def _superpower_plays(self, plays: Sequence[tuple[Action, ...]], at_end: bool) -> list[tuple[Action, ...]]:
        """§11.5, by card: a superpower may also engage in the arms race, unless the card bans it, or take a credit."""
        found: list[tuple[Action, ...]] = []
        for card, four in enumerate(plays):
            *_, engage, credit = self.ready.as_superpower[card]
            found.append((*four, credit) if at_end or self.ban[card] else (*four, engage, credit))
        return found

    def _sort_icons(self) -> None:
        """The icons of a card by who carries them out, and how."""
        cards = range(len(self.card_ids))
        self.triggered = [[self._half_of(card, side) for card in cards] for side in (WEST, EAST)]
        self.with_value = [[self._with_value(card, side) for card in cards] for side in (WEST, EAST)]
        self.by_itself = [self._by_itself(card) for card in cards]
        self.flips = [self._flips(icon) for icon in self.icons]
        self.flip_shares: dict[tuple[int, ...], float] = {}  # what bots found out about the small decks

    @staticmethod
    def _flips(icon: Icon) -> int:
        """How many doves an icon, or the cards drawn for it, may flip."""
        if icon.kind == "A":
            return bool(icon.left) + bool(icon.right)
        return int(icon.kind in ("-dove", "conflict", "confA"))

    def _half_of(self, card: int, side: int) -> tuple[int, ...]:
        """§11.6: of a blue event a player carries out only the half in the colour of his side."""
        icons = self.events[card]
        if self.colour_of[card] != "blue":
            return icons
        return tuple(half for icon in icons for half in self._half(icon, side))

    def _half(self, number: int, side: int) -> tuple[int, ...]:
        icon = self.icons[number]
        if icon.left and icon.right:
            return (self.number_of(f"{icon.kind}{'<' if side == WEST else '>'}1"),)
        return (number,) if icon.colour == side else ()

    def _with_value(self, card: int, side: int) -> tuple[int, ...]:
        """H17: what follows when a side plays the card's value."""
        beside = (icon for icon in self.beside[card] if self.icons[icon].colour == side)
        return (*beside, *self.below[card])

    def _by_itself(self, card: int) -> tuple[int, ...]:
        """§11.8: everything but shaded ground, choices and peacemakers; of a blue card both halves."""
        event = self.events[card]
        open_ground = event[: len(event) - self.shaded[card]]
        return tuple(icon for icon in open_ground if self.icons[icon].kind not in ("choice", "pm"))

    def wins_at(self, track: str, space: int) -> bool:
        """Whether a marker that lies here at the end of a decade wins the game (§11.11)."""
        if track == "arms":
            return space in self.arms_victory
        return track == "space" and any(self.icons[icon].kind == "victory" for icon in self.space_icons[space])

    def _strict_specials(self) -> None:
        """H47: the special cards of 2+2 show strict prestige arrows."""
        for cards in self.specials:
            for card in cards:
                self.events[card] = tuple(self._strict(icon) for icon in self.events[card])

    def _strict(self, number: int) -> int:
        icon = self.icons[number]
        if icon.kind != "P":
            return number
        return self.number_icons(read_icons(icon.name.replace("P", "P!")))[0]

    def _read_two_cards(self, content: Content) -> None:
        entries = content.read("cards.toml", TwoCardFile).cards
        for number, entry in enumerate(entries):
            self._icons(content, ("cards", number, "event"), entry.event, "cards.toml")
            self.shaded.append(len(self._icons(content, ("cards", number, "shaded"), entry.shaded, "cards.toml")))
            whole = msgspec.structs.replace(entry, event=f"{entry.event} {entry.shaded}")
            self._add_card(content, number, whole)
            self.ban.append(entry.ban)
            self.beside.append(self._icons(content, ("cards", number, "beside"), entry.beside, "cards.toml"))
            self.below.append(self._icons(content, ("cards", number, "below"), entry.below, "cards.toml"))
            self._check_card(content, number, entry)
        first = self.base_cards
        refuse_twice(content, "cards.toml", ("cards", "id"), self.card_ids[first:], self.card_ids[:first])
        refuse_twice(content, "cards.toml", ("cards", "number"), self.card_numbers[first:])
        self.two_decks = [
            [card for card in range(first, len(self.card_ids)) if self.decade_of[card] == decade]
            for decade in range(1, DECADES + 1)
        ]
        for decade, deck in enumerate(self.two_decks, 1):
            if len(deck) != CARDS_A_DECADE:
                content.fail(
                    "cards.toml", ("cards",), f"decade {decade} has {len(deck)} cards, expected {CARDS_A_DECADE}"
                )

    def _check_card(self, content: Content, number: int, entry: TwoCardEntry) -> None:
        where = ("cards", number)
        if entry.shaded and entry.colour != "green":
            content.fail("cards.toml", (*where, "shaded"), "only green cards have shaded ground")
        if entry.beside not in ("", "confUS", "confSU"):
            content.fail("cards.toml", (*where, "beside"), "beside a value stands only confUS or confSU")
        icons = [self.icons[icon] for icon in self.events[-1]]
        below = [self.icons[icon] for icon in self.below[-1]]
        for place, found, colour in (("event", icons, "green"), ("below", below, "black")):
            if [icon.kind for icon in found].count("pm") > (entry.colour == colour):
                content.fail(
                    "cards.toml", (*where, place), "a peacemaker stands once, in a green event or below a black value"
                )
        if entry.colour != "blue" and any(icon.kind == "SP" for icon in icons):
            content.fail("cards.toml", (*where, "event"), "space race arrows stand only on blue cards")
        if entry.colour == "blue" and not self._mirrored(icons):
            content.fail("cards.toml", (*where, "event"), "the two halves of a blue event must be mirror images")

    @staticmethod
    def _mirrored(icons: list[Icon]) -> bool:
        """§11.6: every icon and arrow of a blue card exists in yellow and in red."""
        halves: list[list[tuple[str, int]]] = [[], []]
        for icon in icons:
            if icon.colour != NEUTRAL:
                halves[icon.colour].append((icon.kind, icon.amount))
            elif not icon.left:
                return False
        return sorted(halves[WEST]) == sorted(halves[EAST])

    def _icons(self, content: Content, where: tuple[str | int, ...], text: str, file: str) -> tuple[int, ...]:
        try:
            icons = read_icons(text)
        except ValueError as error:
            content.fail(file, where, str(error))
        for icon in icons:
            problem = self._problem(icon, file, str(where[0]))
            if problem:
                content.fail(file, where, problem)
        return self.number_icons(icons)

    def _problem(self, icon: Icon, file: str, table: str) -> str:
        """Why an icon cannot stand here."""
        if icon.place not in self._places(icon):
            known = ", ".join(place or "none" for place in self._places(icon))
            return f"'{icon.name}' has no such place; possible: {known}"
        if icon.left > 1:
            return f"'{icon.name}': arrows both ways come one by one, write {icon.kind}<>1"
        if file == "tracks.toml" and icon.kind not in ONLY_ON[table]:
            return f"'{icon.name}' does not stand on this track"
        if icon.kind in NOT_IN.get(table, ()):
            return f"'{icon.name}' does not stand on a card of this deck"
        if file != "tracks.toml" and icon.kind in ("3-1", "victory"):
            return f"'{icon.name}' stands only on the space race track"
        return ""

    def _read_decks(self, content: Content) -> None:
        data = content.read("decks.toml", DeckFile)
        for name, cards in (("arms", data.arms), ("conflicts", data.conflicts)):
            if len(cards) != SMALL_DECK:
                content.fail("decks.toml", (name,), f"expected {SMALL_DECK} cards, here are {len(cards)}")
            if sum(card.reshuffle for card in cards) != RESHUFFLES:
                content.fail("decks.toml", (name,), f"expected {RESHUFFLES} cards with the reshuffle icon")
        self.arms_ids = [card.id for card in data.arms]
        self.conflict_ids = [card.id for card in data.conflicts]
        refuse_twice(content, "decks.toml", ("arms", "id"), self.arms_ids)
        refuse_twice(content, "decks.toml", ("conflicts", "id"), self.conflict_ids)
        self.reshuffles = [[card.reshuffle for card in data.arms], [card.reshuffle for card in data.conflicts]]
        self.arms_cells: list[list[list[tuple[int, ...]]]] = []  # by card, superpower, decade
        for number, card in enumerate(data.arms):
            if len(card.usa) != DECADES or len(card.soviet) != DECADES:
                content.fail("decks.toml", ("arms", number), "expected icons for four decades")
            self.arms_cells.append(
                [
                    [self._icons(content, ("arms", number, power), cell, "decks.toml") for cell in cells]
                    for power, cells in zip(POWERS, (card.usa, card.soviet), strict=True)
                ]
            )
        self.conflict_cells = [
            [
                self._icons(content, ("conflicts", number, power), cell, "decks.toml")
                for power, cell in zip(POWERS, (card.usa, card.soviet), strict=True)
            ]
            for number, card in enumerate(data.conflicts)
        ]

    def _read_two_tracks(self, content: Content) -> None:
        data = content.read("tracks.toml", TwoTrackFile)
        self.ends: dict[str, int] = {}
        for name, spaces in (("dominance", data.dominance), ("space", data.space), ("arms", data.arms)):
            places = [space.at for space in spaces]
            self.ends[name] = places[-1]
            if places != list(range(-places[-1], places[-1] + 1)):
                content.fail("tracks.toml", (name,), "expected all spaces from one end to the other, 0 in the middle")
        self.track_points = {
            "dominance": {space.at: space.vp for space in data.dominance},
            "space": {space.at: space.vp for space in data.space},
            "arms": {space.at: space.vp for space in data.arms},
        }
        self.rewards = {
            space.at: self._icons(content, ("dominance", number, "reward"), space.reward, "tracks.toml")
            for number, space in enumerate(data.dominance)
        }
        self.incomes = {space.at: (space.usa, space.soviet) for space in data.dominance}
        self.space_icons = {
            space.at: self._icons(content, ("space", number, "icons"), space.icons, "tracks.toml")
            for number, space in enumerate(data.space)
        }
        self.levels = {space.at: space.level for space in data.arms}
        self.arms_victory = {space.at for space in data.arms if space.victory}
        self.start_money = data.treasury.start


def refuse_twice(
    content: Content,
    file: str,
    where: tuple[str, str],
    values: Sequence[str | int],
    taken: Sequence[str | int] = (),
) -> None:
    """Names and numbers are unique; `taken`: those of the base game."""
    table, key = where
    for number, value in enumerate(values):
        if value in taken or value in values[:number]:
            content.fail(file, (table, number, key), f"'{value}' is there twice")
