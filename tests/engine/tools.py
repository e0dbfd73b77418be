"""What the kernel's tests share: tables of Parley in a wanted situation, and a way to play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from brink.engine import Chance, Game, Match, only
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.engine.steps import Step
from parley import Parley
from parley.rules import EndRound, Turn
from parley.state import Options, ParleyState

ENVOY, BANQUET, GAMBLE, SPY, THEFT, VETO = range(6)
PARLEY = Parley()
PARLEY_FOLDER = Path(__file__).parents[1] / "parley"


def table(hands: Sequence[Sequence[int]], agenda: Sequence[Step[Any]] | None = None) -> ParleyState:
    """Parley in the middle of round 1, with these hands; by default seat 0 is on turn, then the round ends."""
    pack = PARLEY.pack()
    deck = pack.deck[:]
    for hand in hands:
        for card in hand:
            deck.remove(card)
    players = len(hands)
    state = ParleyState(
        players=players,
        pack=pack,
        chance=Chance(seed_from("table")),
        options=Options(),
        hands=[Hand.of(hand, only(seat)) for seat, hand in enumerate(hands)],
        deck=deck,
        scores=[3] * players,
        stakes=[0] * players,
        revealed=True,
        round=1,
        shown_to=[0] * players,
    )
    state.then(*([Turn(0, left=3), EndRound()] if agenda is None else agenda))
    PARLEY.advance(state)
    PARLEY.check(state)
    return state


def play_on(match: Match, moves: int = 10_000, until: Callable[[Match], bool] = lambda match: match.over) -> Match:
    """Random moves, always the same ones at the same point."""
    for _ in range(moves):
        if match.over or until(match):
            break
        legal = match.game.legal(match.state)
        match.act(legal[Chance(seed_from(f"move {len(match.moves)}")).below(len(legal))])
    return match


def begin(players: int = 3, seed: str = "a table", game: Game[Any] = PARLEY, **options: Any) -> Match:
    return Match(game, players, seed_from(seed), options)
