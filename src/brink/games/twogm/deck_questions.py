"""What a deck builder asks the rules: is this deck allowed, what may still go in, and which one would you build?"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from brink.engine import BrinkError, Chance, Question, Reason, Refused
from brink.engine.chance import seed_from
from brink.games.twogm import decks
from brink.games.twogm.entries import Year
from brink.games.twogm.kinds import (
    BATTLE_ROYAL,
    CATEGORIES,
    FACTIONS,
    NONE,
    SIDES,
    Category,
    DeckRules,
    Faction,
    SideName,
)
from brink.games.twogm.pack import TwoGMPack

Points = Annotated[int, msgspec.Meta(ge=1, le=400)]
CardNumber = Annotated[int, msgspec.Meta(ge=0, le=9999)]
MOST_CARDS: Final = 400


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the deck is for. A scenario says points and year unless they are given; allies share the points (R77)."""

    scenario: Annotated[str, msgspec.Meta(max_length=40)] = BATTLE_ROYAL
    side: SideName | None = None
    faction: Faction | None = None
    points: Points | None = None
    year: Year | None = None
    allied: bool = False


class Check(Terms, frozen=True, kw_only=True):
    """A deck as a code or as card numbers; the one of the code if both are given."""

    code: Annotated[str, msgspec.Meta(max_length=400)] = ""
    cards: Annotated[list[CardNumber], msgspec.Meta(max_length=MOST_CARDS)] = []


class Build(Terms, frozen=True, kw_only=True):
    """Without a seed the deck of 17.10, which is always the same."""

    seed: Annotated[str, msgspec.Meta(max_length=80)] = ""


class CardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the faction, or one that should not be in the deck. `more`: why no further copy may go in."""

    card: int
    type: Category
    copies: int
    limit: int
    points: int
    cost: int
    year: int
    more: Reason | None


class TypeLine(msgspec.Struct, frozen=True, kw_only=True):
    type: Category
    cards: int
    points: int
    most: int | None  # cards
    least: int | None  # points


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    deck: int
    code: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A deck and all there is to say about it. Without `reasons` it is allowed."""

    scenario: str
    side: SideName | None
    faction: Faction
    allied: bool
    limit: int
    year: int  # 0: any
    deck: list[int]
    code: str  # empty: no code can say it
    points: int
    newest: int  # the year of its newest card, 0 without one
    types: list[TypeLine]
    costs: list[int]  # how many cards cost 0, 1, 2, ... AP to play
    cards: list[CardLine]
    ready: list[Ready]
    reasons: list[Reason]
    seed: str = ""


def check(pack: TwoGMPack, asked: Check) -> Report:
    deck = sorted(asked.cards)
    if asked.code:
        decoded = decks.decode(pack, asked.code)
        if isinstance(decoded, Reason):
            raise Refused(decoded)
        deck = decoded
    unknown = decks.refusal(pack, [card for card in deck if card >= len(pack.card_ids)], DeckRules(0))
    if unknown is not None:
        raise Refused(unknown)
    return report(pack, asked, deck, _faction_of(pack, deck, asked.code))


def build(pack: TwoGMPack, asked: Build) -> Report:
    rules, _ = rules_of(pack, asked, NONE)
    chance = Chance(seed_from(asked.seed)) if asked.seed else None
    deck = decks.auto_deck(pack, rules, chance)
    return replace(report(pack, asked, deck, rules.faction), seed=asked.seed)


QUESTIONS: Final = {"deck-check": Question(Check, check), "deck-build": Question(Build, build)}


# -- what the deck is for ------------------------------------------------------------------------------------------


def _faction_of(pack: TwoGMPack, deck: list[int], code: str) -> int:
    """Whose deck it is, as far as it says so itself."""
    if code:
        return FACTIONS.index("".join(letter for letter in code.lower() if letter.isalpha())[:2])
    return next((pack.faction_of[card] for card in deck if pack.faction_of[card] != NONE), NONE)


def rules_of(pack: TwoGMPack, terms: Terms, faction: int) -> tuple[DeckRules, SideName | None]:
    """The limits of a deck and, in a scenario, the side. `faction` is whose the deck is, where nobody says."""
    if terms.faction is not None:
        faction = FACTIONS.index(terms.faction)
    if terms.scenario == BATTLE_ROYAL:
        rules, side = decks.battle_royal(max(faction, 0)), None
    else:
        rules, side = _side_of(pack, terms, faction)
    rules = replace(rules, points=terms.points or rules.points, year=terms.year or rules.year)
    return (replace(rules, points=rules.points // 2) if terms.allied else rules), side


def _side_of(pack: TwoGMPack, terms: Terms, faction: int) -> tuple[DeckRules, SideName]:
    if terms.scenario not in pack.scenario:
        raise BrinkError(f"there is no scenario '{terms.scenario}'; there are {', '.join(pack.scenario)}")
    sides = pack.scenarios[pack.scenario[terms.scenario]].sides
    theirs = [number for number, side in enumerate(sides) if side.deck.faction == faction]
    number = SIDES.index(terms.side) if terms.side else (theirs or [0])[0]
    name: SideName = "south" if number == 0 else "north"
    return sides[number].deck, name


# -- the report ----------------------------------------------------------------------------------------------------


def report(pack: TwoGMPack, terms: Terms, deck: list[int], faction: int) -> Report:
    rules, side = rules_of(pack, terms, faction)
    return Report(
        scenario=terms.scenario,
        side=side,
        faction=FACTIONS[rules.faction],
        allied=terms.allied,
        limit=rules.points,
        year=rules.year,
        deck=deck,
        code=_code(pack, deck, rules.faction),
        points=decks.points_of(pack, deck),
        newest=max((pack.year_of[card] for card in deck), default=0),
        types=[_type_line(pack, rules, deck, category) for category in CATEGORIES],
        costs=_costs(pack, deck),
        cards=_card_lines(pack, rules, deck),
        ready=[
            Ready(deck=ready.number, code=decks.encode(pack, ready.cards))
            for ready in pack.prebuilts
            if ready.faction == rules.faction
        ],
        reasons=decks.refusals(pack, deck, rules),
    )


def _code(pack: TwoGMPack, deck: list[int], faction: int) -> str:
    try:
        return decks.encode(pack, deck, faction)
    except ValueError:
        return ""


def _type_line(pack: TwoGMPack, rules: DeckRules, deck: list[int], category: Category) -> TypeLine:
    cards = [card for card in deck if pack.category_of[card] == category]
    most = None if category == "support" else rules.most.get(category)
    least = None if category == "support" else rules.least.get(category)
    points = decks.points_of(pack, cards)
    return TypeLine(type=category, cards=len(cards), points=points, most=most, least=least)


def _costs(pack: TwoGMPack, deck: list[int]) -> list[int]:
    counts = Counter(pack.play_cost[card] for card in deck)
    return [counts[cost] for cost in range(max(pack.play_cost) + 1)]


def _card_lines(pack: TwoGMPack, rules: DeckRules, deck: list[int]) -> list[CardLine]:
    counts = Counter(deck)
    more = decks.additions(pack, deck, rules)
    strange = {card: decks.refusal(pack, [card], rules) for card in counts if card not in more}
    return [
        CardLine(
            card=card,
            type=pack.category_of[card],
            copies=counts[card],
            limit=decks.copies_allowed(pack, rules, card) if card in more else 0,
            points=pack.points[card],
            cost=pack.play_cost[card],
            year=pack.year_of[card],
            more=reason,
        )
        for card, reason in {**more, **strange}.items()
    ]
