"""The kernel's promises for 2+2, also where secrets are many; random games; all texts in the four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import closely
from brink.engine import Chance, RulesError
from brink.engine.chance import seed_from
from brink.engine.hands import Hand
from brink.engine.testing import check_texts, conform, variants
from brink.games.volk.actions import Guillaume
from brink.games.volk.twoplustwo import TwoPlusTwo
from brink.games.volk.twoplustwo.end_of_decade import DominancePhase, SpaceRacePhase
from brink.games.volk.twoplustwo.pack import TwoPack
from brink.games.volk.twoplustwo.sequence_of_play import StartTwoDecade
from brink.games.volk.twoplustwo.state import TwoOptions, TwoState
from twoplustwo.scene import GAME

MOST = 2000  # decisions


@pytest.mark.parametrize("seed", ["seed 0", "seed 13", "seed 15"])
def test_conformance(seed: str, tmp_path: Path) -> None:
    """A random game to its end, every tenth decision looked at closely."""
    report = conform(GAME, 4, seed=seed, every=closely.every(10), most=MOST, crashes=tmp_path)
    assert report.decisions > 50
    assert report.refusals_seen > report.decisions // 10
    assert report.pairs > report.pairs_apart
    assert report.final_hash


def test_conformance_of_the_first_turns(tmp_path: Path) -> None:
    report = conform(GAME, 4, seed="seed 2", first=20, every=closely.every(3), most=MOST, crashes=tmp_path)
    assert report.actions_tried > report.decisions


@pytest.mark.parametrize("options", list(variants(GAME)), ids=str)
def test_conformance_for_every_table_talk(options: dict[str, Any], tmp_path: Path) -> None:
    report = conform(GAME, 4, options, seed="talk", first=5, every=closely.every(40), most=MOST, crashes=tmp_path)
    assert report.final_hash


def test_table_talk_is_agreed_before_the_game() -> None:
    assert [options.get("table_talk", "hints") for options in variants(GAME)] == ["hints", "none", "free"]


# -- games that begin where secrets are many ---------------------------------------------------------------------------


class Later(TwoPlusTwo):
    """A game that begins where decade I is over but for the hands."""

    def deal(self, players: int, options: TwoOptions, chance: Chance, pack: TwoPack) -> TwoState:
        state = super().deal(players, options, chance, pack)
        state.shown_to = [0] * players
        self.advance(state)
        state.past += [*state.display, *(card for stack in state.stacks for card in stack)]
        state.display, state.stacks = [], []
        self.arrange(state)
        return state

    def arrange(self, state: TwoState) -> None:
        raise NotImplementedError


class EarlyCard(Later):
    """A superpower draws a card of the next decade: only it may know which one."""

    def arrange(self, state: TwoState) -> None:
        state.space = (-2, 2)[state.chance.below(2)]
        state.dominance = 3
        state.agenda = []
        state.then(SpaceRacePhase(), DominancePhase(), StartTwoDecade())


class EmptyDeck(Later):
    """Decade III with one card in the deck; of decade II some cards are left unplayed."""

    def arrange(self, state: TwoState) -> None:
        pack = state.pack
        for seat, hand in enumerate(state.hands):
            state.past += hand
            state.hands[seat] = Hand()
        cards = pack.decks[1][:]
        state.chance.shuffle(cards)
        state.discards = [[cards.pop()] for _ in state.discards]
        state.rest += [cards.pop() for _ in range(3)]
        state.rest_knowers += [0] * 3
        state.past += [*cards, *pack.two_decks[1]]
        state.decade = 2
        state.agenda = [StartTwoDecade()]
        self.advance(state)
        state.past += state.deck[1:]
        state.deck, state.deck_knowers = state.deck[:1], [0]


class Spied(TwoPlusTwo):
    """Guillaume comes first: what he sees and swaps stays between those whom it concerns."""

    def deal(self, players: int, options: TwoOptions, chance: Chance, pack: TwoPack) -> TwoState:
        state = super().deal(players, options, chance, pack)
        state.shown_to = [0] * players
        self.advance(state)
        state.then(Guillaume(state.german(1)))
        return state


@pytest.mark.parametrize("game", [EarlyCard(), EmptyDeck(), Spied()], ids=lambda game: type(game).__name__)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_conformance_from_the_middle(game: TwoPlusTwo, seed: str, tmp_path: Path) -> None:
    report = conform(game, 4, seed=seed, first=closely.first(16), every=closely.every(60), most=MOST, crashes=tmp_path)
    assert report.pairs > report.pairs_apart
    assert report.final_hash


# -- random games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", closely.some(range(12), 6))
def test_random_games_hold_the_invariants_and_end(number: int) -> None:
    state = GAME.setup(4, {}, Chance(seed_from(f"smoke {number}")))
    choices = Chance(seed_from(f"choices {number}"))
    for _ in range(MOST):
        if state.outcome is not None:
            break
        legal = GAME.legal(state)
        GAME.apply(state, legal[choices.below(len(legal))], legal)
        GAME.check(state)
    assert state.outcome is not None
    assert len(state.outcome.points) == 4
    assert 1 <= len(state.outcome.winners) <= 2


@pytest.mark.parametrize("spoil", ["display", "deck", "stack", "arms deck", "dove", "arms race", "hand"])
def test_the_check_notices_what_is_wrong(spoil: str) -> None:
    state = GAME.setup(4, {}, Chance(seed_from("spoilt")))
    GAME.check(state)
    if spoil == "dove":
        state.doves = 7
    elif spoil == "arms race":
        state.arms = 8
    elif spoil == "hand":
        state.hands[0].cards.reverse()
    else:
        {"display": state.display, "deck": state.deck, "stack": state.stacks[1], "arms deck": state.small_decks[0]}[
            spoil
        ].pop()
    with pytest.raises(RulesError):
        GAME.check(state)


def test_all_texts_are_there_and_used() -> None:
    check_texts(GAME)
