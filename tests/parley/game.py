"""Parley as a game of the kernel: set-up, views, imagination, invariants, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from brink.engine import SPECTATOR, Chance, Content, Game, Line, Pass, RulesError, only
from brink.engine.hands import Hand, deal_hands_anew
from parley.actions import Draw, Play, React, Stake, Target
from parley.pack import ParleyPack
from parley.rules import ChooseTarget, Resolve, StartRound
from parley.state import SEALED_NONE, Options, ParleyAutomatic, ParleyDecision, ParleyState, ParleyWindow

OPENING_HAND = 4


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat sees of Parley."""

    seat: int
    round: int
    scores: list[int]
    stakes: list[int]  # -1: none sealed or not for these eyes
    sealed: list[bool]
    hand: list[int]
    hand_sizes: list[int]
    known: list[list[int]]  # cards of the others that this seat has seen
    deck: int
    discard: list[int]


class Parley(Game[ParleyState]):
    name = "parley"
    package = "parley"
    players = (2, 3, 4)
    state_type = ParleyState
    options_type = Options
    steps = (ParleyAutomatic, ParleyDecision, ParleyWindow)
    actions = (Stake, Draw, Play, Target, React, Pass)

    def build(self, content: Content) -> ParleyPack:
        return ParleyPack(content)

    def deal(self, players: int, options: Options, chance: Chance, pack: ParleyPack) -> ParleyState:
        deck = pack.deck[:]
        chance.shuffle(deck)
        dealt = [Hand.of([deck.pop() for _ in range(OPENING_HAND)], only(seat)) for seat in range(players)]
        return ParleyState(
            players=players,
            pack=pack,
            chance=chance,
            options=options,
            hands=dealt,
            deck=deck,
            scores=[3] * players,
            stakes=[SEALED_NONE] * players,
            agenda=[StartRound()],
        )

    def view(self, state: ParleyState, seat: int | None) -> View:
        me = -1 if seat is None else seat
        open_stakes = state.revealed or state.options.open_stakes
        return View(
            seat=me,
            round=state.round,
            scores=state.scores[:],
            stakes=[stake if open_stakes or other == me else SEALED_NONE for other, stake in enumerate(state.stakes)],
            sealed=[stake != SEALED_NONE for stake in state.stakes],
            hand=state.hands[me].cards[:] if seat is not None else [],
            hand_sizes=[len(hand) for hand in state.hands],
            known=[hand.known_to(me) if me >= 0 and other != me else [] for other, hand in enumerate(state.hands)],
            deck=len(state.deck),
            discard=state.discard[:],
        )

    def imagine(self, state: ParleyState, seat: int | None, chance: Chance) -> ParleyState:
        me = SPECTATOR if seat is None else seat
        world = state.clone()
        deal_hands_anew(world.hands, [world.deck], me, chance)
        if not world.revealed and not world.options.open_stakes:
            for other, stake in enumerate(world.stakes):
                if other != me and stake != SEALED_NONE:
                    world.stakes[other] = chance.below(min(3, world.scores[other]) + 1)
        world.chance = chance
        return world

    def check(self, state: ParleyState) -> None:
        on_table = [step.card for step in state.agenda if isinstance(step, Resolve | ChooseTarget)]
        cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand), *on_table]
        if sorted(cards) != state.pack.deck:
            raise RulesError("a card is lost or doubled")
        if any(score < 0 for score in state.scores):
            raise RulesError("a score is negative")

    def rounds(self, state: ParleyState) -> int:
        return state.round

    def holds(self, state: ParleyState) -> Mapping[str, Sequence[Sequence[int]]]:
        return {"card": [hand.cards for hand in state.hands]}

    def names(self, pack: ParleyPack) -> Mapping[str, Sequence[str]]:
        return {"card": [f"card-{card}" for card in pack.ids]}

    def tell(self, view: View, pack: Any) -> list[Line]:
        lines = [Line(0, "tell-round", {"round": view.round})]
        for seat, score in enumerate(view.scores):
            lines.append(Line(1, "tell-seat", {"seat": seat, "total": score, "count": view.hand_sizes[seat]}))
        if view.hand:
            lines.append(Line(1, "tell-hand", {"card_all": view.hand}))
        return lines
