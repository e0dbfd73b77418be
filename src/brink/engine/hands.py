"""Hidden hands: cards as design numbers, sorted, and beside each card who knows that it is there.

Copies of a design cannot be told apart, so a hand holds design numbers, not serial numbers: when somebody who has shown
one Veto plays a Veto, nobody can tell whether it was that one. `knowers` is parallel to the cards: a bit mask of
the seats that know this card is in it, the owner always among them (bit SPECTATOR: everybody without a seat).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from brink.engine.chance import Chance
from brink.engine.errors import RulesError
from brink.engine.log import SPECTATOR
from brink.engine.state import Part


class Hand(Part, kw_only=False):
    """One seat's cards and who knows them, kept together. It can be read like the sorted list of its cards."""

    cards: list[int] = []
    knowers: list[int] = []

    @classmethod
    def of(cls, cards: Iterable[int], known_to: int) -> Hand:
        """A new hand, all its cards known to these seats (a mask with the owner in it)."""
        held = sorted(cards)
        return cls(held, [known_to] * len(held))

    def clone(self) -> Hand:
        """As `Part.clone` does it, without looking at the types: every clone of a state clones all its hands."""
        return Hand(self.cards[:], self.knowers[:])

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __getitem__(self, at: int) -> int:
        return self.cards[at]

    def put(self, card: int, known_to: int) -> None:
        """A card comes into the hand, seen by these seats (a mask with the owner in it)."""
        at = bisect_left(self.cards, card)
        self.cards.insert(at, card)
        self.knowers.insert(at, known_to)

    def take(self, card: int) -> None:
        """A card leaves the hand openly. Whoever knew of n copies of it now knows of n - 1."""
        at = bisect_left(self.cards, card)
        if card not in self.cards[at : at + 1]:
            raise RulesError(f"card {card} is not in this hand")
        del self.cards[at]
        gone = self.knowers.pop(at)
        end = at
        while end < len(self.cards) and self.cards[end] == card:
            end += 1
        if end > at:
            _forget_one(self.knowers, at, end, gone)

    def take_unseen(self, at: int, witnesses: int) -> int:
        """A card leaves the hand face-down; only the witnesses (a mask with the owner in it) see which.

        Everybody else can no longer be sure of any card in this hand.
        """
        card = self.cards[at]
        self.take(card)  # a witness cannot tell which of several copies it was
        self.knowers[:] = [mask & witnesses for mask in self.knowers]
        return card

    def show(self, to: int) -> None:
        """The whole hand is shown to these seats."""
        self.knowers[:] = [mask | to for mask in self.knowers]

    def show_copies(self, card: int, count: int, to: int) -> None:
        """So many copies of a card are shown to these seats."""
        at = bisect_left(self.cards, card)
        self.knowers[at : at + count] = [mask | to for mask in self.knowers[at : at + count]]

    def known_to(self, seat: int) -> list[int]:
        """The cards that this seat knows."""
        return [card for card, mask in zip(self.cards, self.knowers, strict=True) if mask >> seat & 1]

    def clear(self) -> None:
        """All cards leave at once."""
        self.cards.clear()
        self.knowers.clear()


def deal_hands_anew(
    hands: Sequence[Hand],
    piles: Iterable[list[int]],
    seat: int,
    chance: Chance,
    owners: Sequence[int] | None = None,
    backs: Sequence[int] | None = None,
) -> None:
    """Deal all cards of these hands and piles that this seat does not know anew, at random.

    The result depends on nothing but what the seat knows and on chance: unknown cards are brought into a fixed order
    first, and what others know of each other's cards is forgotten, for nobody can be sure of that. For a spectator pass
    SPECTATOR. `owners`: whose hands these are, if not those of seat 0, 1, 2, ... `backs`: by design, where cards have
    different backs; each comes to a place with its back.
    """
    bit, piles = 1 << seat, list(piles)
    hidden = (card for hand in hands for card, mask in zip(hand.cards, hand.knowers, strict=True) if not mask & bit)
    pools = _pools(sorted([*hidden, *(card for pile in piles for card in pile)]), backs)
    for pool in pools.values():
        chance.shuffle(pool)
    for owner, hand in zip(owners or range(len(hands)), hands, strict=True):
        fresh = sorted(
            (card, sure(mask, owner, seat)) if mask & bit else (pools[backs[card] if backs else 0].pop(), 1 << owner)
            for card, mask in zip(hand.cards, hand.knowers, strict=True)
        )
        hand.cards[:] = [card for card, _ in fresh]
        hand.knowers[:] = [mask for _, mask in fresh]
    for pile in piles:
        pile[:] = [pools[backs[card] if backs else 0].pop() for card in pile]


def _forget_one(knowers: list[int], start: int, end: int, gone: int) -> None:
    """Spread each observer's knowledge of one copy less over the copies that remain."""
    masks = [gone, *knowers[start:end]]
    remaining = [0] * (end - start)
    seat = 0
    everybody = 0
    for mask in masks:
        everybody |= mask
    while everybody >> seat:
        known = sum(mask >> seat & 1 for mask in masks)
        # The owner knew all copies and knows all that remain; everybody else knows of one copy less.
        for index in range(known - 1):
            remaining[index] |= 1 << seat
        seat += 1
    knowers[start:end] = remaining


def sure(mask: int, owner: int, seat: int) -> int:
    """Who, as far as this seat can be sure, knows of a thing: the owner, itself if it does, or everybody."""
    return mask if mask >> SPECTATOR & 1 else mask & (1 << owner | 1 << seat)


def _pools(cards: list[int], backs: Sequence[int] | None) -> dict[int, list[int]]:
    """Cards by their backs, in the order of the backs."""
    if backs is None:
        return {0: cards}
    return {back: [card for card in cards if backs[card] == back] for back in sorted({backs[card] for card in cards})}
