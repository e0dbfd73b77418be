"""The state of Parley, its options, and small moves that several rules share."""

from __future__ import annotations

from typing import Annotated

import msgspec

from brink.engine import Automatic, Decision, State, Window, all_but, only
from brink.engine.hands import Hand
from parley.pack import ParleyPack

HAND_LIMIT = 6
SEALED_NONE = -1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=3, le=20)] = 10
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = 8
    open_stakes: bool = False


class ParleyState(State, kw_only=True):
    pack: ParleyPack
    options: Options
    hands: list[Hand]
    deck: list[int]
    discard: list[int] = []
    scores: list[int]
    stakes: list[int]  # sealed this round
    revealed: bool = False
    round: int = 0
    cancelled: list[int] = []  # a flag for each card announced and not yet resolved, the latest last

    def draw(self, seat: int) -> None:
        """Draw a card, if there is one; only its owner sees it."""
        if not self.deck:
            if not self.discard:
                return
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(self.deck)
        card = self.deck.pop()
        self.hands[seat].put(card, only(seat))
        self.reveal(seat)
        self.say("you-drew", "3", only(seat), card=card)
        self.say("drew", "3", all_but(seat), seat=seat)

    def score(self, seat: int, points: int) -> None:
        self.scores[seat] = max(0, self.scores[seat] + points)
        self.say("scored", "5", seat=seat, points=points, total=self.scores[seat])

    def opponents(self, seat: int) -> list[int]:
        """Clockwise from the player's left."""
        return [other % self.players for other in range(seat + 1, seat + self.players)]


class ParleyAutomatic(Automatic[ParleyState], frozen=True, tag=True):
    pass


class ParleyDecision(Decision[ParleyState], frozen=True, tag=True):
    pass


class ParleyWindow(Window[ParleyState], frozen=True, tag=True, kw_only=True):
    pass
