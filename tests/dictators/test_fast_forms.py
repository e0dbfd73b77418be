"""What is found out in a faster way is what the rules say: tables, short looks, and who is asked in a window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

import pytest

from brink.engine.hands import Hand
from brink.games.dictators.assets import activations, refuse_activation
from brink.games.dictators.common_knowledge import may_hold
from brink.games.dictators.disarming import can_attempt, refuse_attempt
from brink.games.dictators.playing_cards import Play, Reaction, answering, effects, openings, refuse_symbol
from brink.games.dictators.state import ABILITY_USED, ALL_EYES, NONE, REVISED, SEATS, DictatorsState
from brink.games.dictators.targets import can_lose_card, refuse_hand
from brink.games.dictators.the_map import any_within_states, flights, open_flights, refuse_flight, within_states
from closely import APART
from dictators.scene import GAME, PACK, Scene
from dictators.shaking import positions

POSITIONS = 1600 // APART
ASSETS = [card for card, kind in enumerate(PACK.card_kind) if kind == "asset"]
RULES = sorted({*PACK.card_while, *PACK.father_while} - {""})


def worlds(players: int) -> Iterator[DictatorsState]:
    """Turns of random games, shaken up, by the first rules now and then; some hands lie open."""
    for number, state in enumerate(islice(positions(players, "fast forms"), POSITIONS)):
        world = state.clone()
        world.rules = 1 if number % 8 == 7 else REVISED
        for seat, hand in enumerate(world.hands):
            world.hands[seat] = Hand(
                hand.cards,
                [ALL_EYES if (number + at) % 3 == 0 else 1 << seat for at in range(len(hand.cards))]
                if number % 2
                else hand.knowers,
            )
        yield world


@pytest.mark.parametrize("players", GAME.players)
def test_short_looks_find_what_is_not_refused(players):
    seen: Counter[str] = Counter()
    for state in worlds(players):
        for seat in range(players):
            able = can_attempt(state, seat)
            there = open_flights(state, seat)
            assert able == (refuse_attempt(state, seat) is None)
            assert can_lose_card(state, seat) == (refuse_hand(state, seat) is None)
            assert there == [place for place in flights(state, seat) if refuse_flight(state, seat, place) is None]
            for steps, flying in product((0, 3), (False, True)):
                near = within(state, seat, steps, flying=flying)
                assert within_states(state, seat, steps, flying=flying) == near
                assert any_within_states(state, seat, steps, flying=flying) == bool(near)
                seen[f"near {bool(near)}"] += 1
            seen.update(attempt=able, flight=bool(there))
    assert seen["attempt"]
    assert seen["flight"]
    assert seen["near True"]
    assert seen["near False"]


def within(state: DictatorsState, seat: int, steps: int, *, flying: bool) -> list[int]:
    """R11 and R13, counted anew."""
    closed = [zone for zone, shut in enumerate(state.no_fly) if shut]
    minds = flying and state.abilities[seat] != "free-flights"
    far = PACK.distances(state.state_of(seat), closed if minds else ())
    places = [place for here in range(len(far)) if far[here] <= steps for place in PACK.places_in[here]]
    return [place for place in places if PACK.in_usa[place] and place != state.places[seat]]


@pytest.mark.parametrize("players", GAME.players)
def test_a_word_is_possible_where_it_is_not_impossible(players):
    """Of every card, in everybody's hand, as its player's own doing."""
    seen: Counter[tuple[int, bool]] = Counter()
    for number, state in enumerate(worlds(players)):
        state.pointed = NONE if number % 3 == 0 else 0
        state.cancelled.append(0)
        seat = number % players
        for card, effect in enumerate(effects(PACK)):
            if effect:
                possible = effect[0].possible(state, Play(seat, card, seat))
                assert possible == (effect[0].impossible(state, Play(seat, card, seat)) is None), PACK.card_ids[card]
                seen[card, possible] += 1
    both = [card for card in range(len(PACK.card_ids)) if seen[card, True] and seen[card, False]]
    assert {"engineer", "hacker", "sneaking-across", "monster-truck", "pickpocket", "blizzard", "road-trip"} <= {
        PACK.card_ids[card] for card in both
    }


@pytest.mark.parametrize("players", GAME.players)
def test_assets_do_what_is_not_refused(players):
    seen: Counter[tuple[int, bool]] = Counter()
    for number, state in enumerate(worlds(players)):
        seat = state.active
        state.front[seat] += [card for card in ASSETS if card not in state.front[seat]]
        state.spent, state.travelled = number % 4, number % 3 % 2
        state.used = ABILITY_USED << number % len(PACK.asset_abilities)
        travels = state.refuse_travel("2.1") is None and state.refuse_actions(1) is None
        offered = [action for card in state.front[seat] for action in PACK.activate_actions[card]]
        allowed = [one for one in offered if refuse_activation(state, seat, one.card, one.ability) is None]
        assert activations(state, seat, state.actions_left(), travels=travels) == allowed
        seen.update((one.ability, one in allowed) for one in offered)
    assert len(seen) == 2 * len(PACK.asset_abilities)


@pytest.mark.parametrize("players", GAME.players)
def test_what_holds_for_a_seat(players):
    for state in worlds(players):
        under = [{rule for rule in RULES if state.under(seat, rule)} for seat in range(players)]
        for seat in range(players):
            father = state.fathers[seat]
            said = [PACK.card_while[card] for card in state.front[seat]]
            said += [PACK.father_while[father - PACK.first_father]] if father != NONE else []
            assert under[seat] == {*said} - {""} == {*state.in_force(seat)} - {""}
        for rule in RULES:
            assert state.all_under(rule) == [seat for seat in range(players) if rule in under[seat]]


def test_the_USA_symbol_is_for_cards_about_the_players_own_meeple():
    for card, (word, usa_only) in enumerate(openings(PACK)):
        assert word == (effects(PACK)[card][0] if effects(PACK)[card] else None)
        assert usa_only == (PACK.card_usa_only[card] and (word is None or word.about_self))


def test_seats_by_mask_and_in_order():
    assert [sum(1 << seat for seat in seats) for seats in SEATS] == list(range(len(SEATS)))
    for players in GAME.players:
        state = Scene(players).state
        for state.active in range(players):
            everybody = (*state.clockwise(state.active), state.active)
            assert state.in_order(NONE) == everybody
            for seat in range(players):
                assert state.in_order(seat) == tuple(other for other in everybody if other != seat)


def plainly(window: Reaction, state: DictatorsState, seat: int) -> bool:
    """R46 for one seat, card by card."""
    if not state.hands[seat].cards:
        return False
    forbidden = state.under(seat, "no-interruptions")
    if not state.revised:
        return not forbidden
    plays = {card: Play(window.author, card, window.author) for card in PACK.answers[window.name]}
    useful = [card for card in plays if effects(PACK)[card][0].impossible(state, plays[card]) is None]
    if forbidden:
        return any(state.plays_freely(seat, card) for card in useful)
    cards = [card for card in useful if refuse_symbol(state, seat, card) is None]
    return any(may_hold(state, seat, card) for card in cards)


@pytest.mark.parametrize("players", GAME.players)
def test_R46_who_may_hold_an_answer_card_by_card(players):
    windows = {kind.name: kind for kind in everything(Reaction) if kind.name in answering(PACK)}
    seen: Counter[bool] = Counter()
    for number, state in enumerate(worlds(players)):
        state.cancelled.append(0)
        state.pointed = NONE if number % 3 == 0 else 0
        if number % 5 == 0:  # few cards are out of sight
            state.discard += state.deck
            state.deck = []
        for name, kind in windows.items():
            more = {"card": {"card": 0}, "sides": {"sides": 6}, "victim": {"victim": 0}}
            fields = {key: one for key, fits in more.items() if key in kind.__struct_fields__ for one in fits.values()}
            window = kind(author=number % players, **fields)
            seats = tuple(range(players))
            holders = Reaction.holders(window, state, seats)
            assert holders == [seat for seat in seats if plainly(window, state, seat)], name
            seen.update(seat in holders for seat in seats)
    assert seen[True]
    assert seen[False]


def everything(kind: type[Reaction]) -> list[type[Reaction]]:
    return [kind, *(one for below in kind.__subclasses__() for one in everything(below))]
