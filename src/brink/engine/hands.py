"""Hidden hands: cards as design numbers, sorted, and beside each card who knows that it is there.

Copies of a design cannot be told apart, so a hand holds design numbers, not serial numbers: when somebody who has shown
one Veto plays a Veto, nobody can tell whether it was that one. `knowers` is parallel to the hand: a bit mask of
the seats that know this card is in it, the owner always among them (bit SPECTATOR: everybody without a seat).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from brink.engine.chance import Chance
from brink.engine.errors import RulesError
from brink.engine.log import SPECTATOR


def put(hand: list[int], knowers: list[int], card: int, known_to: int) -> None:
    """A card comes into a hand, seen by these seats (a mask with the owner in it)."""
    at = bisect_left(hand, card)
    hand.insert(at, card)
    knowers.insert(at, known_to)


def take(hand: list[int], knowers: list[int], card: int) -> None:
    """A card leaves the hand openly. Whoever knew of n copies of it now knows of n - 1."""
    at = bisect_left(hand, card)
    if card not in hand[at : at + 1]:
        raise RulesError(f"card {card} is not in this hand")
    del hand[at]
    gone = knowers.pop(at)
    end = at
    while end < len(hand) and hand[end] == card:
        end += 1
    if end > at:
        _forget_one(knowers, at, end, gone)


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


def take_unseen(hand: list[int], knowers: list[int], at: int, witnesses: int) -> int:
    """A card leaves the hand face-down; only the witnesses (a mask with the owner in it) see which.

    Everybody else can no longer be sure of any card in this hand.
    """
    card = hand[at]
    take(hand, knowers, card)  # a witness cannot tell which of several copies it was
    for index in range(len(knowers)):
        knowers[index] &= witnesses
    return card


def show(knowers: list[int], to: int) -> None:
    """The whole hand is shown to these seats."""
    for index in range(len(knowers)):
        knowers[index] |= to


def known_cards(hand: Sequence[int], knowers: Sequence[int], seat: int) -> list[int]:
    """The cards of a hand that this seat knows."""
    return [card for card, mask in zip(hand, knowers, strict=True) if mask >> seat & 1]


def sure(mask: int, owner: int, seat: int) -> int:
    """Who, as far as this seat can be sure, knows of a thing: the owner, itself if it does, or everybody."""
    return mask if mask >> SPECTATOR & 1 else mask & (1 << owner | 1 << seat)


def deal_anew(
    hands: list[list[int]],
    knowers: list[list[int]],
    piles: Iterable[list[int]],
    seat: int,
    chance: Chance,
    owners: Sequence[int] | None = None,
) -> None:
    """Deal all cards of these hands and piles that this seat does not know anew, at random.

    The result depends on nothing but what the seat knows and on chance: unknown cards are brought into a fixed order
    first, and what others know of each other's cards is forgotten, for nobody can be sure of that. For a spectator pass
    SPECTATOR. `owners`: whose hands these are, if not those of seat 0, 1, 2, ...
    """
    bit = 1 << seat
    pool: list[int] = []
    piles = list(piles)
    for hand, masks in zip(hands, knowers, strict=True):
        pool.extend(card for card, mask in zip(hand, masks, strict=True) if not mask & bit)
    for pile in piles:
        pool.extend(pile)
    pool.sort()
    chance.shuffle(pool)
    for owner, hand, masks in zip(owners or range(len(hands)), hands, knowers, strict=True):
        cards = zip(hand, masks, strict=True)
        fresh = sorted(
            (card, sure(mask, owner, seat)) if mask & bit else (pool.pop(), 1 << owner) for card, mask in cards
        )
        hand[:] = [card for card, _ in fresh]
        masks[:] = [mask for _, mask in fresh]
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]
