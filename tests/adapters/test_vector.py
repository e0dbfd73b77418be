"""The vector tells what a seat may see, all of it, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import closely
from adapters.tools import TABLES, TITLES, walk
from brink.adapters import Vector, codec_of
from brink.engine import BrinkError, Chance
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.engine.vectors import By, Each, Fields, LeftOut, Maybe, Part
from parley import Parley

LOST = 0.01  # of the positions that look different, so many may have the vector of another


def inner(part: Part) -> Part:
    while isinstance(part, Each | By | Maybe):
        part = part.part
    return part


def differences(word: Part, view: Any, plain: Any, where: str) -> list[str]:
    """Fields of a view that have no word, or that a plain view has otherwise although the vector tells them."""
    word = inner(word)
    if isinstance(word, LeftOut):
        return []
    if isinstance(view, list) and isinstance(word, Fields):
        assert len(view) == len(plain)
        pairs = zip(view, plain, strict=True)
        return [one for pair in pairs for one in differences(word, *pair, where)]
    if isinstance(view, msgspec.Struct) and isinstance(word, Fields):
        unsaid = [f"{where}.{name}" for name in view.__struct_fields__ if name not in word.parts]
        told = [
            one
            for name, part in word.parts.items()
            for one in differences(part, getattr(view, name), getattr(plain, name), f"{where}.{name}")
        ]
        return unsaid + told
    return [] if view == plain else [where]


@pytest.mark.parametrize("name", TITLES)
def test_every_field_of_a_view_has_its_word_and_is_in_the_plain_view(name: str) -> None:
    game, codec = find_game(name), codec_of(name)
    told = game.observed(codec.players, game.options({}), codec.pack)
    assert told is not None
    for number, (state, _) in enumerate(walk(game, codec.players)):
        if number % 9 == 0:
            for seat in (0, codec.players - 1, None):
                view, plain = game.view(state, seat), game.plain_view(state, seat)
                assert differences(Fields(told.view), view, plain, "view") == []


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_two_worlds_that_a_seat_cannot_tell_apart_have_one_vector(name: str, players: int) -> None:
    """And one mask; and so it goes on, until the seat is rightly shown something. Who sees the difference has two."""
    game, codec = find_game(name), codec_of(name, players)
    chance = Chance(seed_from("worlds"))
    compared = apart = 0
    for number, (state, legal) in enumerate(walk(game, players, seed="worlds", most=240)):
        if not legal or number % closely.every(5):
            continue
        for seat in (*range(players), None):
            world = game.imagine(state, seat, chance.fork(f"{number} {seat}"))
            world.chance = state.chance.copy()
            assert codec.observe(world, seat) == codec.observe(state, seat)
            there = game.legal(world)
            if seat == game.to_act(state):
                assert codec.actions.numbered(there) == codec.actions.numbered(legal)
            apart += any(codec.observe(world, other) != codec.observe(state, other) for other in range(players))
            action = next((one for one in legal if one in there), None)
            if action is not None:
                here, known = state.clone(), (state.knowledge(seat), world.knowledge(seat))
                game.apply(here, action)
                game.apply(world, action)
                if (here.knowledge(seat), world.knowledge(seat)) == known:
                    assert codec.observe(world, seat) == codec.observe(here, seat)
                    compared += 1
    assert compared > 10
    assert apart > 0, "the test would be blind: nobody sees what was dealt anew"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_are_within_their_bounds_and_hardly_anything_is_lost(name: str, players: int) -> None:
    game, codec = find_game(name), codec_of(name, players)
    slots = codec.vector.slots
    low, high = [slot.low for slot in slots], [slot.high for slot in slots]
    looks, vectors = set(), set()
    for state, _ in walk(game, players, most=200):
        seat = max(game.to_act(state), 0)
        vector = codec.observe(state, seat)
        assert len(vector) == len(slots)
        assert all(map(int.__le__, low, vector))
        assert all(map(int.__le__, vector, high))
        look = game.look(state, seat)
        looks.add(msgspec.json.encode([look.view, look.prompt, look.outcome]))
        vectors.add(vector.tobytes())
    assert len(looks) > 50
    assert len(vectors) >= (1 - LOST) * len(looks)


@pytest.mark.parametrize("name", TITLES)
def test_names_are_all_different_and_the_hash_is_theirs(name: str) -> None:
    codec = codec_of(name)
    names = [slot.name for slot in codec.vector.slots]
    assert len(set(names)) == len(names)
    again = Vector(codec.game, codec.players, codec.game.options({}), codec.pack)
    assert again.hash == codec.vector.hash
    assert {slot.type for slot in codec.vector.slots} <= {"number", "flag", "index", "one-hot", "count", "mask"}


def test_a_hand_is_counted_by_card_and_hidden_cards_by_their_backs() -> None:
    game, codec = find_game("volk"), codec_of("volk")
    state, _ = next(iter(walk(game, 2)))
    at = {slot.name: number for number, slot in enumerate(codec.vector.slots)}
    mine, other = codec.observe(state, 0), codec.observe(state, 1)
    cards = [game.names(codec.pack)["card"][card] for card in state.hands[0].cards]  # type: ignore[attr-defined]
    assert [mine[at[f"hands.0.{card}"]] for card in cards] == [1] * len(cards)
    assert mine[at["hands.0.hidden-1"]] == 0
    assert [other[at[f"hands.0.{card}"]] for card in cards] == [0] * len(cards)
    assert other[at["hands.0.hidden-1"]] == len(cards)
    assert (mine[at["seat.0"]], other[at["seat.0"]]) == (1, 0)
    assert mine[at["decider.0"]] + mine[at["decider.1"]] == 1


def test_a_title_that_says_nothing_of_its_views_is_told_so() -> None:
    parley = Parley()
    with pytest.raises(BrinkError, match=r"parley does not say what the numbers of its views are \(`observed`\)"):
        Vector(parley, 2, parley.options({}), parley.pack())
