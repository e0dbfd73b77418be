"""The kernel's promises, for every number of seats and every variant; and all texts in the four languages."""

from __future__ import annotations

from typing import Any

import pytest

import closely
from brink.engine import Chance
from brink.engine.testing import check_texts, conform, decisions, variants
from brink.games.dictators import Dictators
from brink.games.dictators.game_setup import DealCards, lay_out
from brink.games.dictators.playing_your_turn import BeginTurn
from brink.games.dictators.state import ALL_EYES, TRIDENT_ON_BOARD, DictatorsState
from dictators.scene import GAME, PACK

SOON = 1500  # decisions


def soon_over(players: int, options: dict[str, Any] | None = None, *, most: int = SOON, game: Dictators = GAME) -> str:
    """A seed whose random game ends early: with one DEFCON card less blind players may need 100,000 decisions."""
    for number in range(100):
        seed = f"{players} seats {number}"
        if decisions(game, players, options, seed=seed, most=most) is not None:
            return seed
    raise AssertionError(f"of 100 games none is over after {most} decisions")


@pytest.mark.parametrize("players", GAME.players)
def test_conformance_for_every_number_of_seats(players, tmp_path):
    """One random game to its end, looked at closely now and then."""
    report = conform(GAME, players, seed=soon_over(players), every=closely.every(40), most=SOON, crashes=tmp_path)
    assert report.decisions > 100
    assert report.pairs > report.pairs_apart
    assert report.final_hash


@pytest.mark.parametrize(
    ("options", "players"),
    [(options, 4 if number % 2 else 2) for number, options in enumerate(variants(GAME))],
    ids=str,
)
def test_conformance_for_every_variant(options, players, tmp_path):
    """The options one by one at their other values, by two and by four in turn, each game played to its end."""
    seed = soon_over(players, options)
    report = conform(
        GAME,
        players,
        options,
        seed=seed,
        first=closely.first(10),
        every=closely.every(100),
        most=SOON,
        crashes=tmp_path,
    )
    assert report.decisions > 100
    assert report.final_hash


def test_conformance_at_every_fifth_decision(tmp_path):
    """One game looked at more closely."""
    report = conform(GAME, 2, seed=soon_over(2, most=1000), every=5, most=1000, crashes=tmp_path)
    assert report.actions_tried > report.decisions // 5
    assert report.refusals_seen > report.decisions // 5


class FullTable(Dictators):
    """The game from a table on which everything lies already: tokens, assets, fathers, Briberies, full hands.

    Random games from the start see too little of all that."""

    def deal(self, players: int, options: Any, chance: Chance, pack: Any) -> DictatorsState:
        state = lay_out(players, options, chance, pack)
        state.shown_to = [0] * players
        for seat in range(players):
            if state.abilities[seat] == "copy":
                state.copied[seat] = pack.dictator_ids.index("julius")
                state.abilities[seat] = "seize"
        DealCards().run(state)
        give_tokens(state)
        lay_cards(state)
        fill_hands(state)
        set_meeples(state)
        state.agenda = [BeginTurn(chance.below(players))]
        return state


def give_tokens(state: DictatorsState) -> None:
    for pile, most in ((state.board_tokens, 6), (state.unused_tokens, 4)):
        for _ in range(most):
            seat, at = state.chance.below(state.players), state.chance.below(len(pile))
            if pile[at] < 0:
                continue
            state.tokens[seat].append(pile[at])
            state.token_knowers[seat].append(1 << seat)
            state.token_turns[seat].append(state.chance.below(2))  # some were gained in the turn that begins now
            pile[at] = -1
    state.unused_tokens = [token for token in state.unused_tokens if token >= 0]


def lay_cards(state: DictatorsState) -> None:
    chance, pack = state.chance, state.pack
    for seat in range(state.players):
        father = state.father_deck.pop()
        if pack.father_instant[father - pack.first_father]:
            state.father_discard.append(father)
        else:
            state.fathers[seat] = father
        if not chance.below(3):
            state.briber[seat] = state.clockwise(seat)[0]
    for card in range(len(pack.card_ids)):
        if (pack.card_kind[card] == "asset" or pack.card_turns[card]) and card in state.deck and chance.below(3):
            seat = chance.below(state.players)
            state.deck.remove(card)
            state.front[seat].append(card)
            state.front_counts[seat].append(0)
            if pack.card_ids[card] == "secret-bunker":
                under = next(card for card in state.deck if card < pack.defcon_card)
                state.deck.remove(under)
                state.bunker[seat].put(under, 1 << seat)


def fill_hands(state: DictatorsState) -> None:
    for number in range(5 * state.players):
        seat, card = number % state.players, state.deck.pop()
        if card < state.pack.defcon_card:
            state.hands[seat].put(card, state.eyes(seat))
        else:
            state.deck.insert(0, card)
    for seat in range(state.players):
        state.hands[seat].show(state.eyes(seat))
    seat = state.chance.below(state.players)
    state.stored[seat], state.stored_knowers[seat] = state.president_deck.pop(), 1 << seat
    state.president_knowers.pop()


def set_meeples(state: DictatorsState) -> None:
    chance, pack = state.chance, state.pack
    state.trident = TRIDENT_ON_BOARD
    for seat in range(state.players):
        spots = [*state.facilities[seat], pack.white_house, pack.trident, pack.place["CIA"], pack.place["SEA"]]
        state.places[seat] = spots[chance.below(len(spots))]
        done = chance.below(len(state.facilities[seat]))
        state.disarmed[seat][done] = 1
        state.facility_knowers[seat][done] = ALL_EYES
    for _ in range(8):
        state.blocked[chance.below(len(state.blocked))] = 1
    state.no_fly[1 + chance.below(4)] = 1


@pytest.mark.parametrize("players", GAME.players)
def test_conformance_from_a_full_table(players, tmp_path):
    """The first moves above all: secrets on the table stay with those whom they concern."""
    game, every = FullTable(), closely.every(200)
    seed = soon_over(players, game=game)
    report = conform(game, players, seed=seed, first=closely.first(40), every=every, most=SOON, crashes=tmp_path)
    assert report.pairs > report.pairs_apart
    assert report.final_hash


def browser_keys() -> set[str]:
    """Keys that the browser puts together: rules texts, in both readings, short names, levels, zones, countries; and
    the kit's words."""
    names = GAME.names(PACK)
    keys = {f"{key}-text" for kind in ("card", "dictator", "presidential") for key in names[kind]}
    keys |= {f"{key}-text" for key in names["token"][1:]}
    keys |= {f"{key}-short" for key in names["dictator"]}
    keys |= {f"board-{word}" for word in ("close", "closer", "further", "whole")}
    keys |= {f"event-{event}-text-levels" for event in ("defcon", "trident")} | {"defcon-3-levels", "defcon-4-levels"}
    keys |= {f"defcon-{level}" for level in range(1, 6)} | {f"zone-{zone}" for zone in range(1, 5)}
    return keys | {f"country-{country}" for country in ("USA", "Canada", "Mexico", "none")}


def test_all_texts_are_there_and_used():
    """Four languages with the same messages and variables, and none unused; the browser's keys exist."""
    check_texts(GAME, browser_keys())
    for language in ("en", "de", "nl", "es"):
        texts = GAME.texts(language, PACK)
        assert not [key for key in sorted(browser_keys()) if not texts.has(key)]
