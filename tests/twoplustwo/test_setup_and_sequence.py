"""11.1 to 11.4 (booklet 1 to 5): roles, set-up, decades of three sub-decades, turn order."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.volk.twoplustwo.state import TwoState
from brink.games.volk.twoplustwo.turn_order import turn_order
from twoplustwo.scene import GAME, PACK, SEATS, Scene, card, name_of


def new_game(seed: str = "start", **options: Any) -> TwoState:
    return GAME.setup(4, options, Chance(seed_from(seed)))


# -- 11.1, 11.2 ------------------------------------------------------------------------------------------------------


def test_11_1_four_players_and_two_sides() -> None:
    state = new_game()
    assert GAME.players == (4,)
    assert GAME.roles(state) == ("USA", "Soviet Union", "West", "East")
    assert [state.german(side) for side in (0, 1)] == [2, 3]


def test_11_1_most_spaces_of_the_tracks_are_worth_points() -> None:
    worth = [sum(points > 0 for points in track.values()) for track in PACK.track_points.values()]
    assert worth == [10, 8, 14]  # dominance, space race, arms race
    assert [len(track) for track in PACK.track_points.values()] == [13, 9, 15]


def test_11_2_markers_money_doves_and_decks() -> None:
    state = new_game()
    assert (state.arms, state.space, state.dominance, state.prestige) == (0, 0, 0, 0)
    assert state.treasury == [6, 6]
    assert state.doves == 6
    assert [len(deck) for deck in state.small_decks] == [10, 10]
    assert state.small_discards == [[], []]
    assert not state.arms_cost
    assert not state.soviet_malus


def test_11_2_both_small_decks_are_shuffled() -> None:
    decks = {tuple(new_game(seed).small_decks[number]) for seed in "abc" for number in (0, 1)}
    assert len(decks) == 6


def test_11_2_the_base_game_by_the_current_rules() -> None:
    state = new_game()
    unrest = dict(zip(PACK.province_ids, state.unrest, strict=True))
    assert {code for code, count in unrest.items() if count == 2} == {"NW", "RP", "BW"}
    assert {count for code, count in unrest.items() if code not in ("NW", "RP", "BW")} == {3}
    assert state.box == 1
    standing = {PACK.site_ids[at] for at, stands in enumerate(state.factories) if stands}
    assert standing == {"hamburg", "dortmund", "bitterfeld", "berlin"}


def test_11_2_turn_order_of_the_first_decade_the_usa_starts() -> None:
    state = new_game()
    assert state.order == [0, 1, 2, 3]
    assert GAME.to_act(state) == 0


# -- 11.3 ------------------------------------------------------------------------------------------------------------


def test_11_3_sub_decade_a() -> None:
    state = new_game()
    two = [number for number in state.display if number >= PACK.base_cards]
    assert len(two) == 3
    assert len(state.display) == 6
    assert [len(hand) for hand in state.hands] == [2, 2, 2, 2]
    assert [len(stack) for stack in state.stacks] == [3, 3]
    assert len(state.unseen) == 1
    assert len(state.deck) == 20 - 8 - 3
    assert state.special == card("b81")
    everywhere = sorted([*two, *state.stacks[0], *state.stacks[1], *state.unseen])
    assert everywhere == PACK.two_decks[0]


def take_all(state: TwoState) -> None:
    """Credits and buildings with cards on display, to the end of the sub-decade."""
    part = state.part
    while state.part == part and not state.phase and state.outcome is None:
        legal = GAME.legal(state)
        money = [action for action in legal if action[0] == "credit" and action[1] in state.display]
        builds = [action for action in legal if action[0] == "build" and action[1] in state.display]
        GAME.apply(state, (money or builds or legal)[0])


def test_11_3_three_sub_decades_with_6_6_and_7_cards() -> None:
    state = new_game("sub-decades")
    sizes = [len(state.display)]
    decks = [len(state.deck)]
    for _ in range(2):
        take_all(state)
        sizes.append(len(state.display))
        decks.append(len(state.deck))
    assert sizes == [6, 6, 7]
    assert decks == [9, 6, 2]
    assert state.stacks == []
    assert state.part == 3
    assert sum(number >= PACK.base_cards for number in state.display) == 3


def test_11_3_players_act_in_turn_order_and_the_next_one_opens_the_next_sub_decade() -> None:
    """A decade has 5 + 5 + 6 actions with cards on display: the last one is the fourth player's."""
    state = new_game("whose turn")
    state.order, state.turn = [3, 0, 2, 1], 1  # the East has had the first action of this decade
    state.active = 3
    state.agenda.pop()
    state.display.pop()
    GAME.advance(state)
    acting: list[int] = []
    while state.part < 3 and state.outcome is None:
        legal = GAME.legal(state)
        if type(state.agenda[-1]).__name__ == "TakeTwoTurn":
            acting.append(GAME.to_act(state))
            legal = [action for action in legal if action[0] in ("credit", "build") and action[1] in state.display]
            legal = [action for action in legal if action[0] == "credit"] or legal
        GAME.apply(state, legal[0])
    assert acting[:9] == [0, 2, 1, 3, 0, 2, 1, 3, 0]


def test_11_3_hand_cards_and_the_special_card_do_not_end_a_sub_decade() -> None:
    scene = Scene("E", fillers=2, hands={"E": ["b20"]}, special="b81", deck=["b1"])
    scene.play("event", "b81")
    scene.answer("E yield")
    scene.do("rest")
    assert (scene.state.part, len(scene.state.display)) == (1, 2)
    assert scene.seat == "U"


def test_11_3_a_hand_card_leaves_the_display_alone() -> None:
    scene = Scene("U", fillers=2, hands={"U": ["b20"]})
    scene.play("credit", "b20")
    assert (scene.state.part, scene.seat, len(scene.state.display)) == (1, "S", 2)


def test_H27_the_automatic_event_comes_when_one_card_is_left_and_the_next_player_goes_on() -> None:
    """Nixon in Beijing is left over: dominance 2 to the left and $1 for the USA, whoever acted."""
    scene = Scene("E", cards=[23], fillers=1, treasury=[6, 6])
    (other,) = [number for number in scene.state.display if number != card(23)]
    scene.play("build", name_of(other))
    scene.answer("E done")
    assert (scene.state.dominance, scene.state.treasury) == (-2, [7, 6])
    assert card(23) in scene.state.played
    assert (scene.state.part, scene.seat) == (2, "U")
    assert len(scene.state.display) == 6


def test_11_3_the_special_card_stays_through_the_decade_and_goes_at_its_end() -> None:
    scene = Scene("E", cards=[23], fillers=1, special="b83")
    scene.play("build", name_of(next(n for n in scene.state.display if n != card(23))))
    scene.answer("E done")
    assert scene.state.part == 2
    assert scene.state.special == card("b83")
    scene.end_decade("U space 2")
    while scene.state.decade == 3:
        GAME.apply(scene.state, GAME.legal(scene.state)[0])
    assert scene.state.special == card("b84")


def test_11_3_after_c_comes_the_end_of_the_decade() -> None:
    scene = Scene("E", cards=[23], fillers=1, part=3, stacks=[], unseen=[n for n in PACK.two_decks[2] if n != card(23)])
    scene.play("build", name_of(next(n for n in scene.state.display if n != card(23))))
    scene.answer("E done")
    assert [entry.args["phase"] for entry in scene.said("phase")][:3] == [10, 11, 12]


def start_decade(decade: int, **fields: Any) -> TwoState:
    """The start of a decade after an earlier one that left these traces."""
    scene = Scene("U", decade=decade - 1, **fields)
    scene.start_decade()
    return scene.state


def test_11_3_turn_order_is_found_anew_from_decade_ii() -> None:
    state = start_decade(2, dominance=1, prestige=3)
    assert state.order == [3, 1, 0, 2]
    assert GAME.to_act(state) == 3
    assert (state.decade, state.part, state.phase) == (2, 1, 0)


def test_11_3_old_hand_cards_may_be_discarded_before_hands_are_filled_up() -> None:
    state = start_decade(2, hands={"W": ["b11", "b12"], "E": ["b13"]})
    assert (type(state.agenda[-1]).__name__, GAME.to_act(state)) == ("KeepOlder", 2)
    GAME.apply(state, ("discard", card("b11")))
    GAME.apply(state, ("done",))
    assert GAME.to_act(state) == 3
    GAME.apply(state, ("done",))
    assert [len(hand) for hand in state.hands] == [2, 2, 2, 2]
    assert card("b12") in state.hands[2]
    assert state.discards[2] == [card("b11")]
    assert card("b13") in state.hands[3]


def test_11_3_who_holds_three_cards_must_discard_one() -> None:
    state = start_decade(2, hands={"W": ["b11", "b12", "b13"]})
    reason = GAME.refusal(state, ("done",))
    assert reason is not None
    assert (reason.key, reason.rule) == ("too-many-cards", "11.3")
    GAME.apply(state, ("discard", card("b12")))
    GAME.apply(state, ("done",))
    assert state.hands[2].cards == [card("b11"), card("b13")]


def test_11_3_a_hand_without_old_cards_is_not_asked() -> None:
    state = start_decade(2)
    assert type(state.agenda[-1]).__name__ == "TakeTwoTurn"


def dry(decade: int, **fields: Any) -> TwoState:
    """A decade whose deck runs out when sub-decade C is laid out."""
    scene = Scene("E", decade=decade, fillers=2, **fields)
    state = scene.state
    state.stacks = state.stacks[:1]
    state.unseen = [one for one in PACK.two_decks[decade - 1] if one not in state.stacks[0]]
    state.past += state.deck[2:]
    state.deck, state.deck_knowers, state.part = state.deck[:2], [0, 0], 2
    return state


def test_H45_in_decade_iii_an_unplayed_card_of_decade_ii_comes_in() -> None:
    state = dry(3)
    state.past.remove(card("b30"))
    state.rest, state.rest_knowers = [card("b30")], [0]
    state.past.remove(card("b31"))
    state.discards[2] = [card("b31")]
    GAME.apply(state, ("build", state.display[0]))
    while type(state.agenda[-1]).__name__ != "TakeTwoTurn":
        GAME.apply(state, GAME.legal(state)[-1])
    assert state.part == 3
    assert {card("b30"), card("b31")} <= set(state.display)
    assert len(state.display) == 7
    assert (state.rest, state.discards[2]) == ([], [])


def test_H45_which_one_is_chance() -> None:
    drawn = set()
    for number in range(12):
        state = Scene("E", decade=3).state
        state.past += state.deck
        state.deck, state.deck_knowers = [], []
        state.past = [one for one in state.past if one not in (card("b30"), card("b31"), card("b32"))]
        state.rest, state.rest_knowers = [card("b30"), card("b31")], [0, 0]
        state.discards[1] = [card("b32")]
        state.chance = Chance(seed_from(f"dry {number}"))
        one, known = state.draw_card()
        drawn.add(one)
        assert known == (0b0010 if one == card("b32") else 0)  # the Soviet Union has laid b32 aside
    assert drawn == {card("b30"), card("b31"), card("b32")}


@pytest.mark.parametrize("decade", [2, 4])
def test_H45_in_other_decades_a_missing_card_is_not_dealt(decade: int) -> None:
    state = dry(decade)
    missing = card({2: "b1", 4: "b30"}[decade])
    state.past.remove(missing)
    state.rest, state.rest_knowers = [missing], [0]
    GAME.apply(state, ("build", state.display[0]))
    while type(state.agenda[-1]).__name__ != "TakeTwoTurn":
        GAME.apply(state, GAME.legal(state)[-1])
    assert len(state.display) == 5
    assert state.rest == [missing]


def test_H45_a_card_in_a_hand_or_played_does_not_come_back() -> None:
    state = dry(3, hands={"W": ["b30"]})
    assert state.unplayed() == []
    assert not Scene("E", decade=3, played=["b30"]).state.unplayed()


# -- 11.4 ------------------------------------------------------------------------------------------------------------

ORDERS = [
    ({}, "USWE"),
    ({"prestige": 2, "space": -1}, "EUSW"),  # the example of the booklet
    ({"prestige": -2}, "WUSE"),
    ({"dominance": 3}, "SWEU"),
    ({"dominance": -1}, "UWES"),
    ({"dominance": 2, "prestige": 2}, "SEUW"),  # a superpower beats a German state
    ({"dominance": -2, "prestige": 2}, "UESW"),
    ({"dominance": 1, "prestige": 3}, "ESUW"),
    ({"dominance": -3, "prestige": -1}, "UWES"),
    ({"dominance": 1, "space": -4, "arms": -5}, "SWEU"),  # the other tracks break ties only
    ({"space": 1}, "SUWE"),
    ({"space": -1, "arms": 5}, "USWE"),
    ({"space": 1, "arms": -5}, "SUWE"),
    ({"arms": 1}, "SUWE"),
    ({"arms": -1}, "USWE"),
    ({"arms": 1, "prestige": -1}, "WSUE"),
]


@pytest.mark.parametrize(("fields", "expected"), ORDERS, ids=str)
def test_H48_turn_order(fields: dict[str, Any], expected: str) -> None:
    scene = Scene("U", **fields)
    assert "".join(SEATS[seat] for seat in turn_order(scene.state)) == expected


def test_11_4_the_higher_number_always_goes_first() -> None:
    state = Scene("U").state
    for state.dominance, state.prestige in product(range(-6, 7), repeat=2):
        numbers = [-state.dominance, state.dominance, -state.prestige, state.prestige]
        order = turn_order(state)
        assert [numbers[seat] for seat in order] == sorted(numbers, reverse=True)


def test_11_4_the_order_is_told() -> None:
    scene = Scene("U", prestige=1)
    scene.start_decade()
    (entry,) = scene.said("turn-order")
    assert entry.args["seat_all"] == [3, 0, 1, 2]


def test_11_3_flight_icons_of_all_cards_played_count() -> None:
    """H31: the automatic card is lined up like the others."""
    scene = Scene("E", cards=["b12"], fillers=1)
    other = next(n for n in scene.state.display if n != card("b12"))
    scene.play("build", name_of(other))
    while scene.step != "TakeTwoTurn":
        GAME.apply(scene.state, GAME.legal(scene.state)[-1])
    assert scene.state.flight_icons() == 1 + PACK.flight[other]
