"""11.11 (booklet 11 to 13): the three new phases, who wins, nuclear war, ranking and tournament points."""

from __future__ import annotations

from typing import Any

import pytest

from twoplustwo.scene import GAME, PACK, SEATS, Scene, card, changes

EAST_FALLS = {"MV": 4, "BB": 4, "EB": 4, "SA": 4}
WEST_FALLS = {"SH": 4, "NI": 4, "HE": 4, "BY": 4}


def result(scene: Scene) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ranking and tournament points by seat."""
    outcome = scene.state.outcome
    assert outcome is not None
    return outcome.ranking, outcome.points


# -- phase 1: arms race ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arms", "winner"), [(-6, "U"), (-7, "U"), (6, "S"), (7, "S")])
def test_11_11_arms_race_victory(arms: int, winner: str) -> None:
    scene = Scene("W", arms=arms)
    scene.end_decade()
    assert scene.how == f"arms-race {winner}"
    assert [entry.key for entry in scene.log] == ["phase", "outcome-arms-race"]


@pytest.mark.parametrize("arms", [-5, -3, -1, 0, 1, 3, 5])
def test_11_11_other_spaces_of_the_arms_race_do_nothing_here(arms: int) -> None:
    scene = Scene("W", arms=arms)
    before = scene.board()
    scene.phase("arms")
    assert changes(before, scene.board()) == {}
    assert scene.how == ""


# -- phase 2: space race ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "winner"), [(-4, "U"), (4, "S")])
def test_11_11_space_race_victory(space: int, winner: str) -> None:
    scene = Scene("W", space=space)
    scene.end_decade()
    assert scene.how == f"space-race {winner}"
    assert not scene.said("money-comes")


# Space, money of USA and Soviet Union, who draws a card of the next decade.
SPACE = [
    (-3, 1, 0, "U"), (-2, 0, 0, "U"), (-1, 1, 0, ""), (0, 0, 0, ""), (1, 0, 1, ""), (2, 0, 0, "S"), (3, 0, 1, "S"),
]  # fmt: skip


@pytest.mark.parametrize(("space", "usa", "soviet", "drawer"), SPACE)
def test_11_11_icons_of_the_space_race(space: int, usa: int, soviet: int, drawer: str) -> None:
    scene = Scene("W", space=space)
    scene.phase("space")
    assert scene.state.treasury == [6 + usa, 6 + soviet]
    assert [len(scene.hand(seat)) for seat in SEATS] == [int(seat == drawer) for seat in SEATS]
    if drawer:
        (drawn,) = scene.state.hands[SEATS.index(drawer)]
        assert PACK.decade_of[drawn] == 2
        assert len(scene.state.next_deck) == 19


# -- phase 3: dominance ----------------------------------------------------------------------------------------------

# Space, income of USA and Soviet Union, reward of this very space: answers, changes.
DOMINANCE: list[tuple[int, int, int, list[str], dict[str, Any]]] = [
    (-6, 5, 1, ["U space 6", "U rest", "U at TH", "U at BY"], {"u TH": 1, "u BY": -1, "$US": 6, "$SU": 1}),
    (-5, 4, 1, ["U space 5", "U rest", "U at TH", "U at BY"], {"u TH": 1, "u BY": -1, "$US": 4, "$SU": 1}),
    (-4, 4, 2, ["U space 4", "U rest", "U at TH"], {"u TH": 1, "$US": 5, "$SU": 2}),
    (-3, 4, 2, ["U space 3", "U at TH"], {"u TH": 1, "$US": 4, "$SU": 2}),
    (-2, 3, 2, ["U space 2", "U at BY"], {"u BY": -1, "$US": 3, "$SU": 2}),
    (-1, 3, 3, [], {"$US": 4, "$SU": 3}),
    (0, 3, 3, [], {"$US": 3, "$SU": 3}),
    (1, 3, 3, [], {"$US": 3, "$SU": 4}),
    (2, 2, 3, ["S space 2", "S at MV"], {"u MV": -1, "$US": 2, "$SU": 3}),
    (3, 2, 4, ["S space 3", "S at SH"], {"u SH": 1, "$US": 2, "$SU": 4}),
    (4, 2, 4, ["S space 4", "S rest", "S at SH"], {"u SH": 1, "$US": 2, "$SU": 5}),
    (5, 1, 4, ["S space 5", "S rest", "S at SH", "S at MV"], {"u SH": 1, "u MV": -1, "$US": 1, "$SU": 4}),
    (6, 1, 5, ["S space 6", "S rest", "S at SH", "S at MV"], {"u SH": 1, "u MV": -1, "$US": 1, "$SU": 6}),
]


@pytest.mark.parametrize(("at", "usa", "soviet", "answers", "expected"), DOMINANCE, ids=lambda value: str(value)[:8])
def test_11_11_dominance_reward_and_income(
    at: int, usa: int, soviet: int, answers: list[str], expected: dict[str, Any]
) -> None:
    scene = Scene("W", dominance=at, unrest={"BY": 1, "NW": 1, "MV": 1, "SN": 1})
    before = scene.board()
    scene.phase("dominance", *answers)
    assert changes(before, scene.board()) == expected
    assert PACK.incomes[at] == (usa, soviet)


def test_H40_a_space_nearer_the_middle_may_be_taken_but_no_other() -> None:
    scene = Scene("W", dominance=-4, unrest={"BY": 1, "NW": 1})
    scene.phase("dominance")
    assert {action[1] for action in GAME.legal(scene.state)} == {1, 2, 3, 4}
    assert scene.refused("space", 5)[0] == "not-offered"
    scene.answer("U space 2", "U at NW")
    assert (scene.unrest("NW"), scene.state.treasury) == (0, [10, 8])


def test_H40_the_reward_comes_before_the_income_and_what_is_impossible_is_lost() -> None:
    scene = Scene("W", dominance=5)
    scene.phase("dominance", "S space 5", "S at SH")
    assert [entry.args["icon"] for entry in scene.said("icon-lost")] == [PACK.number_of("-uE")]
    keys = [entry.key for entry in scene.log]
    assert keys.index("unrest-comes") < keys.index("money-comes")


def test_H40_unrest_makes_mass_protests_at_once() -> None:
    scene = Scene("W", dominance=3, unrest={"WB": 3})
    scene.phase("dominance", "S space 3", "S at WB", "E at RP")
    assert scene.board()["protest RP"] == 1


def test_H10_on_0_nobody_takes_a_reward() -> None:
    scene = Scene("W")
    scene.phase("dominance")
    assert not scene.said("reward-space")
    assert scene.state.treasury == [9, 9]


def test_H38_order_of_the_phases() -> None:
    scene = Scene("W")
    scene.end_decade()
    phases = [entry.args["phase"] for entry in scene.said("phase")]
    assert phases == [10, 11, 12, *range(10)]
    assert [PACK.names["phase"][phase] for phase in phases[:3]] == ["phase-arms", "phase-space", "phase-dominance"]


def test_H38_the_arms_race_is_looked_at_before_the_space_race() -> None:
    scene = Scene("W", arms=6, space=-4, dominance=2)
    scene.end_decade()
    assert scene.how == "arms-race S"
    assert scene.state.treasury == [6, 6]


def test_11_11_income_also_in_decade_iv() -> None:
    scene = Scene("W", decade=4)
    scene.end_decade()
    assert scene.state.treasury == [9, 9]
    assert scene.how == "east-endures E"


def test_H32_socialists_do_not_defend_in_the_new_phases() -> None:
    scene = Scene("W", dominance=-3, unrest={"TH": 3}, box=2)
    scene.phase("dominance", "U space 3", "U at TH")
    assert (scene.unrest("TH"), scene.state.box) == (4, 2)


def test_H41_choices_in_the_base_phases_belong_to_west_and_east() -> None:
    """The Wall and prestige: East; Hamburg: West."""
    factories = ["berlin", "leipzig", "hamburg"]
    scene = Scene("U", wall=True, prestige=4, factories=factories, unrest={"TH": 1}, standard={"SH": 1})
    scene.base_phases("E factory leipzig", "E space 3")
    seats = set()
    while scene.state.decade == 1:
        seats.add(scene.seat)
        GAME.apply(scene.state, GAME.legal(scene.state)[0])
    assert seats <= {"W", "E"}
    assert "W" in seats


# -- base victories: which side, which player ------------------------------------------------------------------------

ENDS: list[tuple[str, dict[str, Any], str]] = [
    ("insolvency", {"wall": True}, "yellow"),
    ("socialism-fails", {"socialism": -1}, "yellow"),
    ("east-collapses", {"unrest": EAST_FALLS}, "yellow"),
    ("triumph-of-socialism", {"socialism": 1, "box": 12}, "red"),
    ("west-collapses", {"unrest": WEST_FALLS}, "red"),
    ("both-collapse", {"unrest": {**EAST_FALLS, **WEST_FALLS}}, "red"),
    ("east-endures", {"decade": 4}, "red"),
]
# The lead on the tracks of 2+2, and who wins for the yellow and for the red side.
LEADS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "W", "E"),
    ({"dominance": -2}, "U", "E"),
    ({"dominance": 2}, "W", "S"),
    ({"space": -1, "arms": 1}, "W", "E"),
    ({"space": -1, "arms": 1, "treasury": [6, -2]}, "U", "E"),
    ({"space": -1, "arms": 1, "treasury": [-2, 6]}, "W", "S"),
]


@pytest.mark.parametrize(("lead", "yellow", "red"), LEADS, ids=str)
@pytest.mark.parametrize(("how", "fields", "side"), ENDS, ids=lambda value: str(value)[:20])
def test_11_11_base_victory_names_the_side_points_the_player(
    how: str, fields: dict[str, Any], side: str, lead: dict[str, Any], yellow: str, red: str
) -> None:
    scene = Scene("U", **fields, **lead)
    scene.base_phases()
    assert scene.how == f"{how} {yellow if side == 'yellow' else red}"


# Tracks and treasuries; points of USA and Soviet Union.
POINTS: list[tuple[dict[str, Any], int, int]] = [
    ({}, 0, 0),
    ({"dominance": -1}, 0, 0),
    ({"dominance": -3}, 1, 0),
    ({"dominance": 4}, 0, 2),
    ({"dominance": -6}, 3, 0),
    ({"space": -1}, 1, 0),
    ({"space": 2}, 0, 2),
    ({"space": 3}, 0, 2),
    ({"arms": -2}, 1, 0),
    ({"arms": 4}, 0, 2),
    ({"arms": 5}, 0, 3),
    ({"dominance": -6, "space": -3, "arms": -5}, 8, 0),
    ({"dominance": 6, "space": -3, "arms": 3}, 2, 5),
    ({"treasury": [20, 10]}, 0, 0),
    ({"treasury": [-1, -2]}, 0, -1),
    ({"treasury": [-3, -4]}, -1, -2),
    ({"treasury": [-5, -10]}, -2, -5),
    ({"treasury": [-7, -9], "arms": -1}, -2, -4),
]


@pytest.mark.parametrize(("fields", "usa", "soviet"), POINTS, ids=str)
def test_H16_victory_points_and_debt(fields: dict[str, Any], usa: int, soviet: int) -> None:
    state = Scene("W", **fields).state
    assert [state.points(0), state.points(1)] == [usa, soviet]
    assert GAME.view(state, None).points == [usa, soviet]


def test_H42_this_decades_income_is_in_when_points_are_compared() -> None:
    """$3 of debt would cost the USA its only point; the income of $3 pays it off."""
    scene = Scene("W", arms=-1, treasury=[-3, 6], unrest=EAST_FALLS)
    assert scene.state.points(0) == 0
    scene.end_decade()
    assert scene.how == "east-collapses U"
    (entry,) = scene.said("points-compared")
    assert (entry.args["usa"], entry.args["soviet"]) == (1, 0)


# -- ranking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decade", [1, 2, 3])
def test_11_11_ranking_before_decade_iv_one_winner(decade: int) -> None:
    scene = Scene("W", decade=decade, arms=-6)
    scene.end_decade()
    assert result(scene) == ((1, 2, 2, 2), (4, 0, 0, 0))


@pytest.mark.parametrize(
    ("fields", "how", "ranking", "points"),
    [
        ({"arms": -6}, "arms-race U", (1, 3, 2, 3), (4, 0, 2, 0)),
        ({"space": 4}, "space-race S", (3, 1, 3, 2), (0, 4, 0, 2)),
        ({}, "east-endures E", (3, 2, 3, 1), (0, 2, 0, 4)),
        ({"unrest": EAST_FALLS}, "east-collapses W", (2, 3, 1, 3), (2, 0, 4, 0)),
    ],
)
def test_11_11_ranking_in_decade_iv_the_ally_is_second(
    fields: dict[str, Any], how: str, ranking: tuple[int, ...], points: tuple[int, ...]
) -> None:
    scene = Scene("W", decade=4, **fields)
    scene.end_decade()
    assert scene.how == how
    assert result(scene) == (ranking, points)


# -- nuclear war -----------------------------------------------------------------------------------------------------

PEACE_CARDS = [1, 6, 10, 15, 16, 18, 19, 22, 25]
# Who presses, peacemakers of USA, Soviet Union, West, East; winners, ranking, tournament points.
WARS: list[tuple[str, tuple[int, ...], str, tuple[int, ...], tuple[int, ...]]] = [
    ("E", (0, 0, 0, 0), "UW", (1, 3, 1, 4), (4, 1, 4, -2)),  # nobody has any: both opponents
    ("E", (0, 1, 0, 5), "S", (2, 1, 2, 4), (1, 4, 1, -2)),  # the ally alone has most
    ("E", (1, 1, 0, 0), "U", (1, 2, 2, 4), (4, 1, 1, -2)),  # a tie with the ally
    ("E", (1, 1, 1, 0), "UW", (1, 3, 1, 4), (4, 1, 4, -2)),  # a tie of all three
    ("E", (2, 1, 2, 3), "UW", (1, 3, 1, 4), (4, 1, 4, -2)),
    ("E", (2, 1, 1, 3), "U", (1, 2, 2, 4), (4, 1, 1, -2)),
    ("U", (3, 1, 1, 1), "SE", (4, 1, 3, 1), (-2, 4, 1, 4)),
    ("U", (0, 0, 1, 0), "W", (4, 2, 1, 2), (-2, 1, 4, 1)),
    ("S", (1, 0, 0, 1), "U", (1, 4, 2, 2), (4, -2, 1, 1)),
    ("W", (2, 2, 2, 1), "S", (2, 1, 4, 2), (1, 4, -2, 1)),
    ("W", (0, 0, 0, 0), "SE", (3, 1, 4, 1), (1, 4, -2, 4)),
]


def war(presser: str, counts: tuple[int, ...] = (0, 0, 0, 0), **fields: Any) -> Scene:
    pool = PEACE_CARDS[:]
    kept = {seat: [pool.pop() for _ in range(count)] for seat, count in zip(SEATS, counts, strict=True)}
    scene = Scene(presser, cards=[27], peacemakers=kept, **{"doves": 0, **fields})
    scene.play("event", 27)
    scene.do("rest")
    return scene


@pytest.mark.parametrize(("presser", "counts", "winners", "ranking", "points"), WARS)
def test_H36_winners_of_a_nuclear_war(
    presser: str, counts: tuple[int, ...], winners: str, ranking: tuple[int, ...], points: tuple[int, ...]
) -> None:
    scene = war(presser, counts)
    assert scene.how == f"nuclear-war {winners}"
    assert result(scene) == (ranking, points)


def test_H36_collected_cards_are_open() -> None:
    scene = Scene("U", peacemakers={"S": [1], "E": [6, 10]})
    for viewer in (0, 1, 2, 3, None):
        assert GAME.view(scene.state, viewer).peacemakers == [[], [card(1)], [], [card(6), card(10)]]


def test_11_11_in_decade_iv_a_nuclear_war_has_no_second_rank() -> None:
    scene = Scene("U", cards=[34], doves=0)
    scene.play("event", 34)
    scene.do("rest")
    assert result(scene) == ((4, 1, 3, 1), (-2, 4, 1, 4))


@pytest.mark.parametrize("doves", range(1, 7))
def test_H33_as_many_flips_as_doves_are_survived_and_the_next_is_the_war(doves: int) -> None:
    scene = Scene("U", cards=[27], doves=doves)
    scene.play("event", 27)
    scene.do("rest")
    assert scene.state.doves == max(0, doves - 2)
    assert scene.how == ("" if doves >= 2 else "nuclear-war SE")


def test_H35_the_war_ends_everything_at_that_icon() -> None:
    """The money of card 27 is not paid any more, and a peacemaker still to come is not collected."""
    scene = war("E")
    assert scene.state.treasury == [6, 6]
    scene = Scene("W", cards=[15], conflicts=["cf5"], doves=0)
    scene.play("raise", 15)
    assert scene.how == "nuclear-war SE"
    assert scene.kept("W") == []
    assert scene.state.treasury == [6, 6]


def test_H34_the_active_player_presses_even_if_the_ally_drew_the_card() -> None:
    """East plays the value, the Soviet Union draws, East has pressed."""
    scene = Scene("E", cards=[10], conflicts=["cf5"], doves=0)
    scene.play("raise", 10)
    assert scene.state.outcome is not None
    assert scene.state.outcome.args["seat"] == 3
    scene = Scene("W", cards=[34], conflicts=["cf5"], doves=2)
    scene.play("event", 34)  # the Soviet Union's conflict in the West's turn
    scene.do("rest")
    assert scene.state.outcome is not None
    assert scene.state.outcome.args["seat"] == 2


def test_H35_starting_the_war_knowingly_is_legal() -> None:
    assert Scene("U", cards=[27], doves=0).can("event", 27)
    assert Scene("U", cards=[27], doves=0).can("engage", 27)


def test_H37_no_icon_of_the_tracks_flips_a_dove() -> None:
    shown = [*PACK.rewards.values(), *PACK.space_icons.values()]
    kinds = {PACK.icons[number].kind for icons in shown for number in icons}
    assert kinds == {"+u", "-u", "money", "3-1", "victory"}


def test_11_11_the_arms_race_track_space_by_space() -> None:
    levels = [PACK.levels[at] for at in range(-7, 8)]
    assert levels == [4, 4, 3, 3, 3, 2, 1, 0, 1, 2, 3, 3, 3, 4, 4]
    assert [PACK.track_points["arms"][at] for at in range(8)] == [0, 1, 1, 2, 2, 3, 3, 3]
    assert PACK.arms_victory == {-7, -6, 6, 7}


def test_11_11_all_tracks_are_mirrored() -> None:
    for points in PACK.track_points.values():
        assert all(points[at] == points[-at] for at in points)
    assert [PACK.track_points["dominance"][at] for at in range(7)] == [0, 0, 1, 1, 2, 2, 3]
    assert [PACK.track_points["space"][at] for at in range(5)] == [0, 1, 2, 2, 3]
    assert all(PACK.incomes[at] == PACK.incomes[-at][::-1] for at in range(7))
