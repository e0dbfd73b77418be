"""Decks (section 1): what may be in one, ready decks built by the table of shares, and short codes to pass them on.

A deck is a list of card numbers in ascending order, a card as often as it has copies in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from brink.engine import Chance, Reason
from brink.engine.reasons import refuse
from brink.games.twogm.pack import AUTO_SUPPORT, CATEGORIES, FACTIONS, NONE, Category, DeckRules, TwoGMPack

Deck = list[int]
RULE: Final = "1"
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like a digit
LOOKALIKES: Final = str.maketrans("OIL", "011")
CHECK: Final = 2  # digits at the end that tell a slip of the pen
GROUP: Final = 4


def battle_royal(faction: int, points: int = 120) -> DeckRules:
    return DeckRules(faction, points)


def points_of(pack: TwoGMPack, deck: Iterable[int]) -> int:
    """What a deck is worth: the deployment costs of its cards."""
    return sum(pack.points[card] for card in deck)


def copies_allowed(pack: TwoGMPack, rules: DeckRules, card: int) -> int:
    return pack.box_of[card] * (2 if pack.category_of[card] in rules.doubled else 1)


# -- the check ---------------------------------------------------------------------------------------------------


def refusal(pack: TwoGMPack, deck: Sequence[int], rules: DeckRules) -> Reason | None:
    """The first thing that is wrong with a deck."""
    found = refusals(pack, deck, rules)
    return found[0] if found else None


def refusals(pack: TwoGMPack, deck: Sequence[int], rules: DeckRules) -> list[Reason]:
    """All that is wrong with a deck, cards first."""
    unknown = [card for card in deck if not 0 <= card < len(pack.card_ids)]
    if unknown:
        return [refuse("deck-unknown", RULE, number=unknown[0])]
    counts = Counter(deck)
    found = [_card_refusal(pack, rules, card, counts[card]) for card in sorted(counts)]
    found += [*_type_refusals(pack, deck, rules)]
    points = points_of(pack, deck)
    if points > rules.points:
        found.append(refuse("deck-points", RULE, points=points, limit=rules.points))
    return [reason for reason in found if reason]


def _card_refusal(pack: TwoGMPack, rules: DeckRules, card: int, copies: int) -> Reason | None:
    if card not in pack.pool(rules.faction):
        if pack.is_unit(card) and pack.faction_of[card] == NONE:
            return refuse("deck-scenario-only", RULE, card=card)
        return refuse("deck-faction", RULE, card=card, faction=rules.faction)
    if card in rules.banned:
        return refuse("deck-banned", RULE, card=card)
    if pack.category_of[card] not in rules.types:
        return refuse("deck-type", RULE, card=card)
    if rules.year and pack.year_of[card] > rules.year:
        return refuse("deck-year", RULE, card=card, year=pack.year_of[card], limit=rules.year)
    box = copies_allowed(pack, rules, card)
    if copies > box:
        return refuse("deck-copies", RULE, card=card, copies=copies, limit=box)
    return None


def _type_refusals(pack: TwoGMPack, deck: Sequence[int], rules: DeckRules) -> Iterable[Reason]:
    for kind, most in rules.most.items():
        cards = sum(pack.category_of[card] == kind for card in deck)
        if cards > most:
            yield refuse("deck-most", RULE, type=kind, cards=cards, limit=most)
    for kind, least in rules.least.items():
        points = points_of(pack, (card for card in deck if pack.category_of[card] == kind))
        if points < least:
            yield refuse("deck-least", RULE, type=kind, points=points, limit=least)


def additions(pack: TwoGMPack, deck: Sequence[int], rules: DeckRules) -> dict[int, Reason | None]:
    """For each card of the faction: why no further copy of it may go into this deck; None if it may."""
    counts = Counter(deck)
    of_type = Counter(pack.category_of[card] for card in deck)
    spent = points_of(pack, deck)

    def refused(card: int) -> Reason | None:
        kind, points = pack.category_of[card], spent + pack.points[card]
        reason = _card_refusal(pack, rules, card, counts[card] + 1)
        if reason is None and kind != "support" and of_type[kind] >= rules.most.get(kind, len(deck) + 1):
            reason = refuse("deck-most", RULE, type=kind, cards=of_type[kind] + 1, limit=rules.most[kind])
        if reason is None and points > rules.points:
            reason = refuse("deck-points", RULE, points=points, limit=rules.points)
        return reason

    return {card: refused(card) for card in pack.pool(rules.faction)}


# -- the automatic builder (17.10) ---------------------------------------------------------------------------------


def legal_pool(pack: TwoGMPack, rules: DeckRules) -> list[int]:
    """The cards of which at least one copy may be in the deck."""
    return [card for card in pack.pool(rules.faction) if _card_refusal(pack, rules, card, 1) is None]


def auto_deck(pack: TwoGMPack, rules: DeckRules, chance: Chance | None = None, taken: Sequence[int] = ()) -> Deck:
    """A deck that fills the shares of points: always a card of the category that lacks most, taken in turn.

    With `chance` the cards of each category take their turns in another order, for a deck that is not always the same.
    What is `taken` is in another deck of the same side: this one is made of the points and copies that it leaves.
    """
    builder = _Builder(pack, rules, chance, taken)
    while builder.open:
        builder.take_one()
    return sorted(builder.deck[len(taken) :])


class _Builder:
    def __init__(self, pack: TwoGMPack, rules: DeckRules, chance: Chance | None, taken: Sequence[int]) -> None:
        self.pack = pack
        self.rules = rules
        self.deck: Deck = [*taken]
        self.left = rules.points - points_of(pack, taken)
        self.copies: Counter[int] = Counter(taken)
        pool = legal_pool(pack, rules)
        lists: dict[Category, list[int]] = {
            category: [card for card in pool if pack.category_of[card] == category] for category in CATEGORIES
        }
        lists["support"] = [card for name in AUTO_SUPPORT if (card := pack.card.get(name, NONE)) in pool]
        if chance is not None:
            for category in CATEGORIES:
                chance.shuffle(lists[category])
        self.lists = lists
        self.at = dict.fromkeys(CATEGORIES, 0)
        self.spent = {
            category: points_of(pack, (card for card in taken if pack.category_of[card] == category))
            for category in CATEGORIES
        }
        self.open = [category for category in CATEGORIES if lists[category]]
        self.whole = sum(rules.shares[category] for category in self.open)

    def take_one(self) -> None:
        category = max(self.open, key=self.lack)  # the first of several, which is the order of the table
        card = self.next_card(category)
        if card == NONE:
            self.open.remove(category)
            return
        cost = self.pack.points[card]
        self.deck.append(card)
        self.copies[card] += 1
        self.left -= cost
        self.spent[category] += cost

    def lack(self, category: Category) -> int:
        """How far a category is below its share, as a multiple of all shares to stay with whole numbers."""
        return self.rules.shares[category] * self.rules.points - self.spent[category] * self.whole

    def next_card(self, category: Category) -> int:
        cards, start = self.lists[category], self.at[category]
        if self.is_full(category):
            return NONE
        # Units come round again; the list of support is gone through once.
        order = range(start, len(cards) if category == "support" else start + len(cards))
        for index in order:
            card = cards[index % len(cards)]
            if self.pack.points[card] <= self.left and self.copies[card] < copies_allowed(self.pack, self.rules, card):
                self.at[category] = index + 1 if category == "support" else (index + 1) % len(cards)
                return card
        return NONE

    def is_full(self, category: Category) -> bool:
        if category == "support" or category not in self.rules.most:
            return False
        return sum(self.pack.category_of[card] == category for card in self.deck) >= self.rules.most[category]


# -- codes ---------------------------------------------------------------------------------------------------------


def encode(pack: TwoGMPack, deck: Sequence[int], faction: int | None = None) -> str:
    """A deck of one faction as a short code such as US-3K7M-...: its copies as the digits of one large number."""
    if faction is None:
        faction = next((pack.faction_of[card] for card in deck if pack.faction_of[card] != NONE), 0)
    counts = Counter(deck)
    number = 0
    for card in reversed(pack.pool(faction)):
        copies = counts.pop(card, 0)
        if copies >= _base(pack, card):
            raise ValueError(f"a code has no room for {copies} copies of {pack.card_ids[card]}")
        number = number * _base(pack, card) + copies
    if counts:
        raise ValueError(f"the cards {sorted(counts)} do not belong to {FACTIONS[faction]}")
    digits = _digits(number)
    digits += _check_digits(pack, faction, digits)
    groups = [digits[start : start + GROUP] for start in range(0, len(digits), GROUP)]
    return "-".join([FACTIONS[faction].upper(), *groups])


def decode(pack: TwoGMPack, code: str) -> Deck | Reason:
    """The deck of a code, or why it is none. Small letters, blanks and missing dashes do not matter."""
    plain = "".join(letter for letter in code.upper() if letter not in "- ")
    name, digits = plain[:2].lower(), plain[2:].translate(LOOKALIKES)
    if name not in FACTIONS or len(digits) <= CHECK or not set(digits) <= set(DIGITS):
        return refuse("code-malformed", RULE)
    faction = FACTIONS.index(name)
    digits, check = digits[:-CHECK], digits[-CHECK:]
    if check != _check_digits(pack, faction, digits):
        return refuse("code-mistyped", RULE)
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + DIGITS.index(digit)
    deck: Deck = []
    for card in pack.pool(faction):
        number, copies = divmod(number, _base(pack, card))
        deck += [card] * copies
    return refuse("code-malformed", RULE) if number else deck


def _base(pack: TwoGMPack, card: int) -> int:
    """One more than the copies a code can say: those of two boxes, as some scenarios allow."""
    return 2 * pack.box_of[card] + 1


def _digits(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def _check_digits(pack: TwoGMPack, faction: int, digits: str) -> str:
    """They also tell a code that was made with another pack's cards."""
    cards = [f"{pack.card_ids[card]}*{pack.box_of[card]}" for card in pack.pool(faction)]
    said = " ".join([*cards, FACTIONS[faction], digits]).encode()
    value = int.from_bytes(blake2b(said, digest_size=4, person=b"twogm-deck").digest(), "big")
    return _digits(value % len(DIGITS) ** CHECK).rjust(CHECK, DIGITS[0])
