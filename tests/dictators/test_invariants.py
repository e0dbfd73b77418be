"""15.13: what must hold of the pack's data (1-4, 7), and at every moment of any game (5, 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from brink.engine import Chance, Entry
from brink.engine.chance import seed_from
from brink.games.dictators.state import NONE, DictatorsState
from dictators.scene import GAME, PACK

PLACES = range(len(PACK.place_ids))

# -- the data --------------------------------------------------------------------------------------------------------


def test_15_13_1_numbers_of_cards():
    """66 actions, 31 interruptions, 5 assets, 15 fathers, 2 DEFCON, 1 Trident, 12 presidential, 14 dictators."""
    kinds = Counter(PACK.card_kind[card] for card in PACK.command_cards)
    assert kinds == {"action": 66, "interruption": 31, "asset": 5}
    assert len(PACK.command_cards) == 102
    assert len(PACK.father_cards) == len(set(PACK.father_ids)) == 15
    assert len(PACK.presidential_cards) == 12
    assert len(PACK.dictator_ids) == len(set(PACK.dictator_ids)) == len(set(PACK.ability_of)) == 14
    state = GAME.setup(2, {}, Chance(seed_from("numbers")))
    if not state.deck:
        GAME.apply(state, GAME.legal(state)[0])
    assert state.deck.count(PACK.defcon_card) == 2
    assert state.deck.count(PACK.trident_card) == 1


def test_15_13_1_facilities_by_zone():
    """11, 12, 8 and 9 facilities, each at a location of its own that is marked; zone 4 is Canada and Mexico."""
    assert [len(PACK.facilities[zone]) for zone in (1, 2, 3, 4)] == [11, 12, 8, 9]
    places = [place for zone in (1, 2, 3, 4) for place in PACK.facilities[zone]]
    assert len(set(places)) == 40
    for zone in (1, 2, 3, 4):
        assert all(PACK.nuclear_zone[place] == zone for place in PACK.facilities[zone])
        assert all(PACK.in_usa[place] == (zone != 4) for place in PACK.facilities[zone])


def test_15_13_1_costs_and_kinds():
    """§3.1: actions and assets cost 1 to 3, interruptions nothing; Amtrak at most 2, Engineer 1."""
    for card, kind in enumerate(PACK.card_kind):
        assert PACK.card_cost[card] in ((0,) if kind == "interruption" else (1, 2, 3))
    assert PACK.card_cost[PACK.card["amtrak"]] <= 2
    assert PACK.card_cost[PACK.card["engineer"]] == 1


def reach(start: int, steps: dict[int, set[int]]) -> set[int]:
    found, queue = {start}, [start]
    for here in queue:
        new = steps.get(here, set()) - found
        found |= new
        queue += new
    return found


def graph(pairs: Iterable[tuple[int, int]]) -> dict[int, set[int]]:
    steps: dict[int, set[int]] = {}
    for a, b in pairs:
        steps.setdefault(a, set()).add(b)
        steps.setdefault(b, set()).add(a)
    return steps


def flight_pairs() -> Iterator[tuple[int, int]]:
    return ((here, flight[0]) for here in PLACES for flight in PACK.flights_from[here])


def country(place: int) -> str:
    state = PACK.state_ids[PACK.state_of[place]]
    if PACK.in_usa[place]:
        return "USA"
    canada = {"BC", "AB", "SK", "MB", "ON", "QC", "NS"}
    return "Canada" if state in canada else "Mexico" if PACK.nuclear_zone[place] == 4 else "none"


def test_15_13_2_the_map_is_connected():
    """Roads and flights reach everything; roads alone connect the contiguous USA, Canada and Mexico, each in itself."""
    everything = graph([*PACK.road_ends, *flight_pairs()])
    assert reach(PACK.start, everything) == set(PLACES)
    roads = graph(PACK.road_ends)
    for name, first in (("USA", "SEA"), ("Canada", "YVR"), ("Mexico", "TIJ")):
        wanted = {place for place in PLACES if country(place) == name} - {PACK.start}
        assert reach(PACK.place[first], roads) == wanted


def test_15_13_2_hawaii_is_left_only_by_flight():
    """No road at Honolulu, no adjacent state, and a flight."""
    assert PACK.place_ids[PACK.start] == "HNL"
    assert PACK.roads_from[PACK.start] == []
    assert PACK.next_states[PACK.state["HI"]] == []
    assert PACK.flights_from[PACK.start]
    assert not any(PACK.state["HI"] in others for others in PACK.next_states)


def test_15_13_2_the_trident_and_guantanamo_are_reached_by_flight_only():
    """No roads; the Trident's flights, and no others, need its token."""
    for place in (PACK.trident, PACK.guantanamo):
        assert PACK.roads_from[place] == []
        assert PACK.flights_from[place]
    for here in PLACES:
        for there, _, needs_trident in PACK.flights_from[here]:
            assert needs_trident == (PACK.trident in (here, there))


def test_15_13_3_roads_stay_in_one_country_and_between_neighbours():
    """Both ends in one country; in the USA in one state or in adjacent ones; no road twice; 146 of them."""
    assert len(PACK.road_ends) == 146
    assert len({frozenset(ends) for ends in PACK.road_ends}) == 146
    for a, b in PACK.road_ends:
        assert a != b
        assert country(a) == country(b)
        one, other = PACK.state_of[a], PACK.state_of[b]
        if PACK.in_usa[a]:
            assert one == other or other in PACK.next_states[one]


def test_15_13_3_flights_name_the_time_zones_they_touch():
    """25 flights; the zones of both ends in the USA are among those that can close them."""
    pairs = {frozenset(pair) for pair in flight_pairs()}
    assert len(pairs) == 25
    for here in PLACES:
        for there, zones, _ in PACK.flights_from[here]:
            ends = {PACK.time_zone_of[PACK.state_of[place]] for place in (here, there)} - {-1}
            assert ends == set(zones)


def test_15_13_4_adjacency_is_symmetric_and_dc_has_its_five_neighbours():
    """D.C.: Pennsylvania, Maryland, West Virginia, Virginia and the CIA Headquarters. Nothing abroad is adjacent."""
    pairs = {(here, there) for here, others in enumerate(PACK.next_states) for there in others}
    assert {(there, here) for here, there in pairs} == pairs
    assert all(here != there for here, there in pairs)
    assert len(pairs) == 2 * 111
    names = {PACK.state_ids[state] for state in PACK.next_states[PACK.state["DC"]]}
    assert names == {"PA", "MD", "WV", "VA", "CIA"}
    for here, _ in pairs:
        assert all(PACK.in_usa[place] for place in PACK.places_in[here])


def test_15_13_4_adjacent_states_without_a_road_between_them():
    """§9: adjacency needs no road. These fifteen pairs have none."""
    joined = {frozenset((PACK.state_of[a], PACK.state_of[b])) for a, b in PACK.road_ends}
    without = {
        "-".join(sorted((PACK.state_ids[here], PACK.state_ids[there])))
        for here, others in enumerate(PACK.next_states)
        for there in others
        if frozenset((here, there)) not in joined
    }
    expected = "AR-MS CO-OK DC-WV IA-SD IA-WI ID-WY IL-KY KY-VA MA-NY MA-VT MD-VA MD-WV NM-OK NV-OR TN-VA"
    assert without == set(expected.split())


def test_15_13_4_every_state_of_the_usa_has_one_time_zone_and_a_place():
    """Five time zones, Hawaii with its own; none outside the USA."""
    assert PACK.zone_ids == ["HAWAII", "PACIFIC", "MOUNTAIN", "CENTRAL", "EASTERN"]
    for state, zone in enumerate(PACK.time_zone_of):
        assert PACK.places_in[state]
        assert (zone >= 0) == PACK.in_usa[PACK.places_in[state][0]]
    alone = [PACK.state_ids[state] for state, zone in enumerate(PACK.time_zone_of) if zone == PACK.hawaii_zone]
    assert alone == ["HI"]


def test_15_13_7_oklahoma_to_ohio_is_within_amtraks_range():
    """Example 1 is legal: 3 state-steps, Amtrak goes 4."""
    steps = PACK.steps[PACK.state["OK"]][PACK.state["OH"]]
    assert steps == 3
    (ride, values), *_ = PACK.card_effect[PACK.card["amtrak"]]
    assert ride == "ride"
    assert steps <= values[0]


# -- at every moment -------------------------------------------------------------------------------------------------

DECISIONS = 1200


def random_game(players: int, seed: str, options: dict[str, object] | None = None) -> Iterator[DictatorsState]:
    """The states of a random game, with the log so far in `state.log`. Ending the turn is chosen less often."""
    log: list[Entry] = []
    state = GAME.setup(players, options or {}, Chance(seed_from(seed)), log=log)
    chance = Chance(seed_from(f"{seed} moves"))
    for _ in range(DECISIONS):
        yield state
        if state.outcome is not None:
            return
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))], legal)


def all_cards(state: DictatorsState) -> Counter[int]:
    """Every card of the command and founding father decks, counted where it lies."""
    cards: Counter[int] = Counter()
    for pile in (state.deck, state.discard, state.father_deck, state.father_discard, state.mix):
        cards.update(pile)
    for piles in (state.hands, state.front, state.bunker):
        for pile in piles:
            cards.update(pile)
    cards.update(father for father in state.fathers if father != NONE)
    return cards


FULL = Counter([*PACK.command_cards, *PACK.father_cards, *[PACK.defcon_card] * 2, PACK.trident_card])
PRESIDENTIAL = Counter(PACK.presidential_cards)
ON_BOARD = {"roadblock-placed": 1, "roadblock-removed": -1, "roadblock-taken": -1}
ON_BOARD |= {"block": 1, "snow-in": 1, "unblock": -1}
IN_THE_SKY = {"zone-closed-by": 1, "zone-opened-by": -1, "hawaii-opened": -1, "close-sky": 1, "open-sky": -1}


def tally(log: list[Entry], counts: dict[str, int]) -> int:
    """What was placed and not removed, by the log: line by line, or as it was announced by a card that took effect."""
    announced: dict[Any, Any] = {}
    found = 0
    for entry in log:
        if entry.key in ("plays", "interrupts"):
            announced[entry.args["card"]] = entry.args
        elif entry.key == "takes-effect":
            told = announced[entry.args["card"]]
            found += counts.get(told["what"], 0) * told.get("count", 1)
        else:
            found += counts.get(entry.key, 0)
    return found


@pytest.mark.parametrize("seed", ["first", "second"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_15_13_5_and_6_hold_at_every_moment(players, seed):
    """Every card in one place; 30 roadblocks, 5 no-fly and 15 zone 4 tokens; one a road, a zone; one father each."""
    quiet = 0
    for state in random_game(players, f"{seed} {players}"):
        GAME.check(state)
        log = state.log or []
        assert tally(log, ON_BOARD) == sum(state.blocked) <= 30
        assert tally(log, IN_THE_SKY) == sum(state.no_fly) <= 5
        assert state.roadblocks_left() == 30 - sum(state.blocked)
        assert state.no_fly_left() == 5 - sum(state.no_fly)
        assert set(state.blocked) <= {0, 1}
        assert set(state.no_fly) <= {0, 1}
        tokens = [token for token in state.board_tokens if token != NONE] + state.unused_tokens
        tokens += state.gone_tokens + state.hidden_gone + [token for held in state.tokens for token in held]
        assert sorted(tokens) == list(range(1, 16))
        fathers = [father for father in state.fathers if father != NONE]
        assert len(fathers) == len(set(fathers)) <= players
        assert all(0 <= level <= 5 for level in (state.defcon, state.warheads))
        if state.facilities[0]:
            dealt = [place for held in (*state.facilities, *state.facility_decks) for place in held]
            assert sorted(dealt) == sorted(place for zone in PACK.facilities for place in zone)
        if state.agenda and type(state.agenda[-1]).__name__ == "TakeAction":  # nothing lies on the table
            quiet += 1
            assert all_cards(state) == FULL
            kept = [card for card in state.stored if card != NONE]
            assert Counter([*state.president_deck, *state.president_discard, *kept]) == PRESIDENTIAL
            assert all(card < PACK.defcon_card for hand in state.hands for card in hand)
            assert state.cancelled == []
    assert quiet > 50


def test_15_13_5_check_notices_what_is_wrong():
    """The game's own check is not blind: a lost card, a doubled token, too many roadblocks."""

    def broken(change):  # type: ignore[no-untyped-def]
        state = next(state for state in random_game(2, "check") if state.deck)
        change(state)
        with pytest.raises(Exception, match=r"lost|doubled|than there are|out of"):
            GAME.check(state)

    broken(lambda state: state.deck.pop())
    broken(lambda state: state.deck.append(state.deck[0]))
    broken(lambda state: state.tokens[0].append(state.unused_tokens[0]))
    broken(lambda state: state.blocked.__setitem__(slice(0, 31), [1] * 31))
    broken(lambda state: state.facilities[0].pop())
    broken(lambda state: state.president_deck.pop())
    broken(lambda state: state.skips.__setitem__(0, -1))
    broken(lambda state: state.spare_dictators.append(state.dictators[0]))
