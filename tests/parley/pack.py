"""The content of Parley: cards in a small vocabulary, checked when they are loaded."""

from __future__ import annotations

from typing import Final

import msgspec

from brink.engine import Content, Pack, Provenance, Vocabulary
from parley.actions import Play

WORDS: Final = Vocabulary(
    {
        "score": (int,),  # points for the player
        "draw": (int,),
        "roll": (int,),  # 3 points if the die shows at least this, else one is lost
        "look": (("hand",),),
        "steal": (int,),  # random cards of an opponent
        "cancel": (),  # a reaction: the card before it has no effect
    }
)


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    copies: int
    effect: str
    provenance: Provenance


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardEntry]


class ParleyPack(Pack):
    """Cards by number: identifiers, effects, and the full deck."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        cards = content.read("cards.toml", CardFile).cards
        self.ids = [card.id for card in cards]
        self.effects: list[list[tuple[str, tuple[int | str, ...]]]] = []
        self.deck: list[int] = []
        for number, card in enumerate(cards):
            try:
                self.effects.append(WORDS.compile(card.effect))
            except ValueError as error:
                content.fail("cards.toml", ("cards", number, "effect"), str(error))
            self.deck += [number] * card.copies
        self.is_reaction = [any(word == "cancel" for word, _ in effect) for effect in self.effects]
        self.needs_target = [any(word in ("look", "steal") for word, _ in effect) for effect in self.effects]
        self.play_actions = [Play(number) for number in range(len(cards))]
        if len(self.deck) < 24:
            content.fail("cards.toml", ("cards",), f"the deck needs at least 24 cards, it has {len(self.deck)}")
