"""11.7 (booklet 8): the ten arms-race cards in four decades and two columns, the ten conflict cards in two."""

from __future__ import annotations

from typing import Any

import pytest

from twoplustwo.scene import GAME, PACK, Scene, changes

# For each card USA and Soviet Union, decades I to IV, typed from the design: "2" pays $2, "d" flips a dove, "P" loses
# a step of prestige, "D" one of dominance, "u" 1 unrest at home where the superpower says, "u!" where the opposing
# German state says, "b" dismantles 1 build point at home.
ARMS = """
ar1  | 1      2      3      3       | 2      1      2      3
ar2  | d,1    d,1    d,1    d,2     | d,1    d,1    d,2    d,2
ar3  | 2      d,1    2      d,2     | 2      3      d,2    3
ar4  | u,1    u!,1   u,2    u!,2    | b,1    u!,1   b,2    u!,2
ar5  | d,1    2      d,2    3       | d,1    d,2    3      d,2
ar6  | d,1    d,2    d,2    d,2     | d,1    d,1    d,1    d,3
ar7  | 3      3      4      4       | 3      3      4      4
ar8  | P,1    u!,1   P,2    u!,2    | P,1    b,1    P,2    u!,2
ar9  | d,1    d,2    d,2    d,3     | d      d,2    d,2    d,2
ar10 | d,1    d,P,1  d,1    d,D,2   | d,1    d,P,1  d,1    d,D,2
""".strip().splitlines()
RESHUFFLES = {"ar9", "ar10", "cf5", "cf10"}
CELLS = [
    (row.split()[0], power, decade, row.split("|")[1 + power].split()[decade - 1])
    for row in ARMS
    for power in (0, 1)
    for decade in (1, 2, 3, 4)
]


def expect(power: int, cell: str) -> tuple[list[str], dict[str, Any]]:
    """The answers and changes of a cell, for this superpower."""
    money, against, home = ("$US", "$SU")[power], (1, -1)[power], ("SH", "TH")[power]
    answers: list[str] = []
    found: dict[str, Any] = {}
    for what in cell.split(","):
        if what.isdigit():
            found[money] = -int(what)
        elif what == "d":
            found["doves"] = -1
        elif what in ("P", "D"):
            found[what] = against
        elif what == "b":
            answers.append(f"{'US'[power]} factory {('hamburg', 'berlin')[power]}")
            found[f"factory {('hamburg', 'berlin')[power]}"] = "none"
        else:
            answers.append(f"{'US'[power] if what == 'u' else 'EW'[power]} at {home}")
            found[f"u {home}"] = 1
    return answers, found


def scene_of(power: int, decade: int, **changed: Any) -> Scene:
    settings: dict[str, Any] = {
        "decade": decade,
        "factories": ["hamburg", "dortmund", "bitterfeld", "berlin"],
        **changed,
    }
    return Scene("US"[power], **settings)


@pytest.mark.parametrize(("name", "power", "decade", "cell"), CELLS)
def test_11_7_arms_race_cell(name: str, power: int, decade: int, cell: str) -> None:
    """The superpower engages in the arms race with a card that shows nothing else."""
    scene = scene_of(power, decade, arms_deck=[name])
    base = {1: "b1", 2: "b23", 3: "b43", 4: "b63"}[decade]
    before = scene.board()
    scene.play("engage", base)
    answers, expected = expect(power, cell)
    scene.answer(*answers)
    expected |= {"A": (-1, 1)[power]} | ({} if name in RESHUFFLES else {"drawn arms": 1})
    assert changes(before, scene.board()) == expected
    assert scene.step == "TakeTwoTurn"


def test_11_7_all_cells_are_there() -> None:
    assert len(CELLS) == 80
    assert PACK.arms_ids == [f"ar{number}" for number in range(1, 11)]
    assert PACK.conflict_ids == [f"cf{number}" for number in range(1, 11)]


# Card, superpower, answers, changes besides those of the credit.
CONFLICTS: list[tuple[str, str, list[str], dict[str, int]]] = [
    ("cf1", "U", [], {"$US": -2}),
    ("cf1", "S", [], {"D": -2}),
    ("cf2", "U", [], {"D": 2}),
    ("cf2", "S", [], {"$SU": -2}),
    ("cf3", "U", ["U at BY"], {"$US": -1, "u BY": 1}),
    ("cf3", "S", ["S at MV"], {"$SU": -1, "u MV": 1}),
    ("cf4", "U", [], {"D": 1, "$US": -1}),
    ("cf4", "S", [], {"D": -1, "$SU": -1}),
    ("cf5", "U", [], {"doves": -1, "$US": -1}),
    ("cf5", "S", [], {"doves": -1, "$SU": -1}),
    ("cf6", "U", [], {"D": -1}),
    ("cf6", "S", [], {"$SU": -3}),
    ("cf7", "U", [], {"$US": -3}),
    ("cf7", "S", [], {"D": 1}),
    ("cf8", "U", [], {"A": -1, "$US": -1, "drawn arms": 1}),
    ("cf8", "S", [], {"A": 1, "$SU": -2, "drawn arms": 1}),
    ("cf9", "U", ["E at BY"], {"P": 1, "u BY": 1}),
    ("cf9", "S", ["W at MV"], {"P": -1, "u MV": 1}),
    ("cf10", "U", [], {"doves": -1, "D": 1}),
    ("cf10", "S", [], {"doves": -1, "D": -1}),
]


@pytest.mark.parametrize(("name", "seat", "answers", "expected"), CONFLICTS, ids=lambda value: str(value)[:8])
def test_11_7_conflict_card(name: str, seat: str, answers: list[str], expected: dict[str, int]) -> None:
    """The superpower plays the value of the Suez Crisis, 1 or 2, with a black conflict icon below it."""
    scene = Scene(seat, cards=[10], conflicts=[name], arms_deck=["ar1"])
    before = scene.board()
    scene.play("credit", 10)
    scene.answer(*answers)
    money, value = ("$US", 1) if seat == "U" else ("$SU", 2)
    wanted: dict[str, Any] = {**expected, money: expected.get(money, 0) + value, f"pm {seat}": [10]}
    wanted |= {} if name in RESHUFFLES else {"drawn conflicts": 1}
    assert changes(before, scene.board()) == {key: value for key, value in wanted.items() if value}


def test_11_7_all_conflicts_are_there() -> None:
    assert {(name, seat) for name, seat, *_ in CONFLICTS} == {(f"cf{n}", seat) for n in range(1, 11) for seat in "US"}


# -- the decks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ar9", "ar10"])
def test_H24_reshuffle_of_the_arms_race(name: str) -> None:
    """All ten cards are in the deck again after the cell, and no discard can be seen."""
    scene = Scene("U", arms_deck=[name])
    discarded = scene.state.small_decks[0][:4]
    scene.state.small_decks[0] = scene.state.small_decks[0][4:]
    scene.state.small_discards[0] = discarded
    order = [*scene.state.small_decks[0], *discarded]
    scene.play("engage", "b1")
    assert sorted(scene.state.small_decks[0]) == list(range(10))
    assert scene.state.small_decks[0] != order
    assert scene.last(0) == ""
    keys = [entry.key for entry in scene.log]
    assert keys.index("dove-goes") < keys.index("reshuffled")


@pytest.mark.parametrize("name", ["cf5", "cf10"])
def test_H24_reshuffle_of_the_conflicts(name: str) -> None:
    scene = Scene("S", cards=[10], conflicts=["cf1", name])
    scene.state.small_discards[1] = [scene.state.small_decks[1].pop()]
    scene.play("credit", 10)
    assert len(scene.state.small_decks[1]) == 10
    assert scene.last(1) == ""
    assert len(scene.said("reshuffled")) == 1


@pytest.mark.parametrize("name", ["ar1", "ar2", "ar3", "ar4", "ar5", "ar6", "ar7", "ar8"])
def test_11_7_other_cards_are_discarded_face_up(name: str) -> None:
    scene = Scene("U", arms_deck=[name])
    scene.play("engage", "b1")
    if scene.step == "Apply":
        scene.answer("U at SH")
    assert scene.last(0) == name
    assert len(scene.state.small_decks[0]) == 9
    assert not scene.said("reshuffled")


def test_H24_neither_deck_can_run_out() -> None:
    """Two of ten cards reshuffle: at the latest the ninth draw fills the deck again."""
    for flags in PACK.reshuffles:
        assert sum(flags) == 2
    scene = Scene("U", arms_deck=[f"ar{number}" for number in range(1, 10)], treasury=[99, 99], doves=6)
    for _ in range(8):
        scene.state.small_discards[0].append(scene.state.small_decks[0].pop())
    scene.play("engage", "b1")
    assert len(scene.state.small_decks[0]) == 10


def test_H23_a_conflict_may_be_an_arms_race_step_with_surcharge_and_draw() -> None:
    scene = Scene("E", cards=[10], conflicts=["cf8"], arms_deck=["ar7"], arms_cost=True)
    scene.play("build", 10)
    scene.answer("E done")
    assert (scene.state.arms, scene.state.treasury, scene.last(0)) == (1, [6, 2], "ar7")


def test_11_7_only_the_last_discard_can_be_seen_and_the_rest_counted() -> None:

    scene = Scene("U", cards=[10], arms_deck=["ar1"], conflicts=["cf1"])
    scene.play("credit", 10)
    for viewer in (0, 3, None):
        view = GAME.view(scene.state, viewer)
        assert (view.arms_deck, view.arms_last, view.conflict_deck, view.conflict_last) == (10, -1, 9, 0)
        assert not hasattr(view, "small_decks")
        assert not hasattr(view, "small_discards")
