"""The 40 cards of 2+2 (our own, 11.12): faces as designed; each event played, each refused; icons at the values."""

from __future__ import annotations

from typing import Any

import pytest

from twoplustwo.scene import GAME, PACK, Scene, card, changes

# Number: colour, value (West/East where they differ), corner, beside, below, event | shaded part; one arrow at a time.
FACES = """
 1 green  2   ban    -      -            +dove | $US+1 $SU+1 choice pm
 2 blue   2   -      -      -            SP<>1 -bW -bE $US-1 $SU-1
 3 red    2   -      confUS -            D>1 D>1 S>1
 4 red    1/2 -      -      -            A>1 D>1 $SU+1
 5 yellow 3/1 -      -      -            +bW +bW -uW D<1 D<1 $US-2
 6 black  2/1 -      -      confA,pm     -dove A<>1 $US-1 $SU-1
 7 dual   1   -      -      -            -uE!E $SU+1 D<1 S<1
 8 red    3/1 -      confSU -            -uE D<1 $SU-2
 9 blue   2   -      -      -            SP<>1 D<>1 $US-3 $SU-3
10 black  1/2 -      -      confA,pm     -dove confUS
11 red    1   -      -      -            D>1 P>1 $US-1
12 blue   2   -      -      -            SP<>1 P<>1 $US-3 $SU-3
13 yellow 3/1 -      confSU -            D<1 $SU-1
14 red    1   police -      -            polP -uE D<1 S>1 S>1
15 black  2   ban    -      confA,$US-1,$SU-1,pm -dove -dove -dove choice
16 green  2   ban    -      -            +dove -uW -uE | +dove $US+1 $SU+1 pm
17 yellow 1/3 -      confUS -            +bW D>1 D>1 $US-2
18 black  2/1 -      -      -uW@WB,-uE@EB,confA,pm -dove -dove +uW@WB +uE@EB
19 green  3   ban    -      confA,-dove  +dove | +dove choice pm
20 blue   2   -      -      -            SP<>1 D<>1 P!<>1 $US-4 $SU-4
21 blue   2   -      -      -            SP<>1 +bW +bE $US-3 $SU-3
22 green  2   ban    -      -            +dove | +dove $US+2 $SU+2 pm
23 yellow 3/1 -      -      -            D<1 D<1 $US+1
24 dual   1   -      -      -            D<>1 choice
25 green  2   ban    -      -            +dove P>1 +uE | +dove choice pm
26 yellow 2   -      -      -            +uE P<1
27 black  1/2 -      -      confA,-dove,pm -dove -dove $US-2 $SU-2
28 dual   1   -      -      -            $SU+2 D>1 SUval-1
29 blue   2   -      -      -            SP<>1 S<>1 $US-2 $SU-2
30 red    3/1 -      confSU -            -dove D<1 $SU-2 $>1
31 blue   2   -      -      -            SP<>1 D<>1 +uW +uE $US-2 $SU-2
32 dual   1   -      -      -            $US+2 $SU+2 +bW!W
33 yellow 3/1 -      -      -            A<1 D<1 $SU-1 armscost+1
34 black  2/1 ban    -      confA,pm     -dove -dove confSU
35 black  1/2 -      -      confA,+uW!W,+uE!E,pm -dove A<>1 +uW +uE
36 green  1   ban    -      -            +dove +dove | +dove pm
37 blue   2   -      -      -            SP<>1 P<>1 -uW -uE $US-5 $SU-5
38 red    1/2 -      -      -            +dove D>1 D>1 S<1
39 red    2   -      confUS -            D>1 P>1 $US-1
40 green  2   ban    -      -            +dove | +dove $US+2 $SU+2 choice pm
""".strip().splitlines()
YEARS = {1: "1955", 2: "1945–1946", 5: "1948–1952", 13: "1960–1969", 21: "1971–1978", 38: "1985–1989", 40: "1987"}


def names(icons: tuple[int, ...]) -> list[str]:
    return [PACK.icons[number].name for number in icons]


@pytest.mark.parametrize("row", FACES, ids=lambda row: row.split()[0])
def test_11_12_face(row: str) -> None:
    number, colour, value, corner, beside, below, event = row.split(None, 6)
    at = card(int(number))
    west, _, east = value.partition("/")
    open_ground, _, shaded = event.partition("|")
    assert PACK.decade_of[at] == (int(number) - 1) // 10 + 1
    assert PACK.colour_of[at] == colour
    assert PACK.values[at] == (int(west), int(east or west))
    assert PACK.ban[at] == (corner == "ban")
    assert PACK.police[at] == ("pale" if corner == "police" else "")
    assert names(PACK.beside[at]) == ([] if beside == "-" else [beside])
    assert names(PACK.below[at]) == ([] if below == "-" else below.split(","))
    assert names(PACK.events[at]) == [*open_ground.split(), *shaded.split()]
    assert PACK.shaded[at] == len(shaded.split())
    assert PACK.flight[at] == 0
    assert not PACK.special[at]
    assert PACK.card_years[at] == YEARS.get(int(number), PACK.card_years[at])


def test_11_12_forty_cards_ten_a_decade() -> None:
    assert PACK.card_numbers[PACK.base_cards :] == list(range(1, 41))
    assert [len(deck) for deck in PACK.two_decks] == [10, 10, 10, 10]
    assert len(FACES) == 40


def test_11_12_more_red_than_yellow_cards_in_the_whole_game() -> None:
    colours = [PACK.colour_of[at] for at in range(len(PACK.card_ids)) if not PACK.special[at]]
    assert (colours.count("red"), colours.count("yellow")) == (45, 37)
    assert [colours[80:].count(colour) for colour in ("blue", "green", "black", "dual")] == [8, 7, 7, 4]


# -- the events -----------------------------------------------------------------------------------------------------


def table(seat: str, number: int, **changed: Any) -> Scene:
    """A position in which every icon of every card can do something: three doves are gone."""
    settings: dict[str, Any] = {
        "cards": [number],
        "unrest": {"NW": 2, "BY": 1, "WB": 1, "MV": 1, "EB": 1, "SN": 2},
        "factories": ["hamburg", "dortmund", "bitterfeld", "berlin"],
        "arms_deck": ["ar1", "ar7"],
        "conflicts": ["cf1"],
        "doves": 3,
        **changed,
    }
    return Scene(seat, **settings)


# Number, who triggers it, the answers one by one (who decides, what), and everything that is different afterwards.
EVENTS: list[tuple[int, str, list[str], dict[str, Any]]] = [
    (1, "E", ["E rest", "E push prestige > east"], {"doves": 1, "$US": 1, "$SU": 1, "P": 1, "pm E": [1]}),
    (2, "U", ["U rest", "U factory dortmund"], {"SP": -1, "factory dortmund": "none", "$US": -1}),
    (2, "E", ["E rest", "E factory berlin"], {"SP": 1, "factory berlin": "none", "$SU": -1}),
    (3, "E", ["E rest"], {"D": 2, "S": 1}),
    (4, "S", ["S rest"], {"A": 1, "drawn arms": 1, "$SU": -1, "D": 1}),
    (5, "W", ["W rest", "W factory kiel", "W line kiel - hamburg", "W at NW"],
     {"factory kiel": "intact", "line kiel - hamburg": 1, "u NW": -1, "D": -2, "$US": -2}),
    (6, "W", ["W rest", "W draws-first usa"], {"doves": -1, "drawn arms": 2, "$US": -2, "$SU": -4}),
    (7, "U", ["U ignore $SU+1", "U rest", "E at MV"], {"u MV": -1, "D": -1, "S": -1}),
    (8, "S", ["S rest", "S at SN"], {"u SN": -1, "D": -1, "$SU": -2}),
    (9, "S", ["S rest"], {"SP": 1, "D": 1, "$SU": -3}),
    (9, "W", ["W rest"], {"SP": -1, "D": -1, "$US": -3}),
    (10, "E", ["E rest"], {"doves": -1, "drawn conflicts": 1, "$US": -2}),
    (11, "E", ["E rest"], {"D": 1, "P": 1, "$US": -1}),
    (12, "U", ["U rest"], {"SP": -1, "P": -1, "$US": -3}),
    (12, "E", ["E rest"], {"SP": 1, "P": 1, "$SU": -3}),
    (13, "U", ["U rest"], {"D": -1, "$SU": -1}),
    (14, "S", ["S rest", "S at EB", "S done"], {"police": [14], "u EB": -1, "D": -1, "S": 2}),
    (15, "S", ["S rest", "S push dominance > east"], {"doves": -3, "D": 1}),
    (16, "W", ["W rest", "W at BY", "W at MV"],
     {"doves": 2, "u BY": -1, "u MV": -1, "$US": 1, "$SU": 1, "pm W": [16]}),
    (17, "W", ["W rest", "W factory kiel"], {"factory kiel": "intact", "D": 2, "$US": -2}),
    (18, "E", ["E rest"], {"doves": -2, "u WB": 1, "u EB": 1}),
    (19, "S", ["S rest", "S push prestige > east"], {"doves": 2, "P": 1, "pm S": [19]}),
    (20, "S", ["S rest"], {"SP": 1, "D": 1, "P": 1, "$SU": -4}),
    (20, "W", ["W rest"], {"SP": -1, "D": -1, "P": -1, "$US": -4}),
    (21, "S", ["S rest", "S factory leipzig"], {"SP": 1, "factory leipzig": "intact", "$SU": -3}),
    (21, "W", ["W rest", "W factory kiel"], {"SP": -1, "factory kiel": "intact", "$US": -3}),
    (22, "U", ["U rest"], {"doves": 2, "$US": 2, "$SU": 2, "pm U": [22]}),
    (23, "W", ["W rest"], {"D": -2, "$US": 1}),
    (24, "E", ["E ignore-left D<>1", "E rest", "E push prestige > east"], {"D": 1, "P": 1}),
    (25, "W", ["W rest", "W at TH", "W push dominance > west"],
     {"doves": 2, "P": 1, "u TH": 1, "D": -1, "pm W": [25]}),
    (26, "U", ["U rest", "U at TH"], {"u TH": 1, "P": -1}),
    (27, "E", ["E rest"], {"doves": -2, "$US": -2, "$SU": -2}),
    (28, "W", ["W ignore $SU+2", "W rest"], {"D": 1, "malus": True}),
    (29, "E", ["E rest"], {"SP": 1, "S": 1, "$SU": -2}),
    (29, "U", ["U rest"], {"SP": -1, "S": -1, "$US": -2}),
    (30, "S", ["S rest"], {"doves": -1, "D": -1, "$SU": -2, "$": 1}),
    (31, "E", ["E rest", "E at TH"], {"SP": 1, "D": 1, "u TH": 1, "$SU": -2}),
    (31, "U", ["U rest", "U at SH"], {"SP": -1, "D": -1, "u SH": 1, "$US": -2}),
    (32, "S", ["S ignore $US+2", "S rest", "W factory kiel"], {"$SU": 2, "factory kiel": "intact"}),
    (33, "U", ["U rest"], {"A": -1, "drawn arms": 1, "$US": -3, "D": -1, "$SU": -1, "arms cost": True}),
    (34, "W", ["W rest"], {"doves": -2, "drawn conflicts": 1, "D": -2}),
    (35, "S", ["S rest", "S draws-first soviet", "S at SH", "S at TH"],
     {"doves": -1, "drawn arms": 2, "$SU": -3, "$US": -4, "u SH": 1, "u TH": 1}),
    (36, "E", ["E rest"], {"doves": 3, "pm E": [36]}),
    (37, "S", ["S rest", "S at SN"], {"SP": 1, "P": 1, "u SN": -1, "$SU": -5}),
    (37, "W", ["W rest", "W at NW"], {"SP": -1, "P": -1, "u NW": -1, "$US": -5}),
    (38, "E", ["E rest"], {"doves": 1, "D": 2, "S": -1}),
    (39, "S", ["S convert P>1", "S rest"], {"D": 2, "$US": -1}),
    (40, "U", ["U rest", "U push dominance > west"],
     {"doves": 2, "$US": 2, "$SU": 2, "D": -1, "pm U": [40]}),
]  # fmt: skip


@pytest.mark.parametrize(("number", "seat", "answers", "expected"), EVENTS, ids=lambda value: str(value)[:14])
def test_11_6_event(number: int, seat: str, answers: list[str], expected: dict[str, Any]) -> None:
    scene = table(seat, number)
    before = scene.board()
    scene.play("event", number)
    scene.answer(*answers)
    assert changes(before, scene.board()) == expected
    assert scene.step == "TakeTwoTurn"
    assert (card(number) in scene.state.played) == (not any(key[:2] in ("pm", "po") for key in expected))


def test_11_6_every_event_is_there() -> None:
    assert {number for number, *_ in EVENTS} == set(range(1, 41))


RED = [3, 4, 8, 11, 14, 30, 38, 39]
YELLOW = [5, 13, 17, 23, 26, 33]
GREEN = [1, 16, 19, 22, 25, 36, 40]
BLUE = [2, 9, 12, 20, 21, 29, 31, 37]
BLACK = [6, 10, 15, 18, 27, 34, 35]


@pytest.mark.parametrize("number", RED)
@pytest.mark.parametrize("seat", "UW")
def test_11_6_a_red_event_is_refused_to_yellow_players(number: int, seat: str) -> None:
    assert table(seat, number).refused("event", number) == ("not-your-event", "11.6")


@pytest.mark.parametrize("number", YELLOW)
@pytest.mark.parametrize("seat", "SE")
def test_11_6_a_yellow_event_is_refused_to_red_players(number: int, seat: str) -> None:
    assert table(seat, number).refused("event", number) == ("not-your-event", "11.6")


@pytest.mark.parametrize("number", [*GREEN, 15, 34])
@pytest.mark.parametrize("seat", "US")
def test_11_5_a_ban_forbids_the_arms_race(number: int, seat: str) -> None:
    assert table(seat, number).refused("engage", number) == ("arms-race-banned", "11.5")


@pytest.mark.parametrize("number", sorted({*range(1, 41)} - {*GREEN, 15, 34}))
def test_11_5_every_other_card_serves_the_arms_race(number: int) -> None:
    assert table("U", number).can("engage", number)
    assert table("S", number).can("engage", number)


@pytest.mark.parametrize("number", [*BLUE, *BLACK, 24])
def test_H13_events_without_money_are_refused_in_the_red(number: int) -> None:
    assert table("S", number, treasury=[6, -1]).refused("event", number) == ("event-earns-nothing", "H13")
    assert table("U", number, treasury=[-1, 6]).refused("event", number) == ("event-earns-nothing", "H13")


@pytest.mark.parametrize(("number", "seat", "icon"), [(7, "S", "$SU+1"), (28, "S", "$SU+2"), (32, "U", "$US+2")])
def test_H13_the_money_of_a_dual_event_may_not_be_ignored_in_the_red(number: int, seat: str, icon: str) -> None:
    scene = table(seat, number, treasury=[-1, -1])
    scene.play("event", number)
    assert scene.refused("ignore", icon) == ("must-earn", "H13")
    scene.do("icon", icon)
    assert len(scene.said("money-comes")) == 1
    assert "ignore" in scene.verbs()  # something else may be ignored
    solvent = table(seat, number)
    solvent.play("event", number)
    assert solvent.can("ignore", icon)


@pytest.mark.parametrize("number", [*GREEN, *BLUE, *BLACK, 7, 24, 28, 32])
@pytest.mark.parametrize("seat", "USWE")
def test_H21_calm_costs_a_build_point_with_any_card_that_is_not_of_ones_colour(number: int, seat: str) -> None:
    scene = table(seat, number, factories=["hamburg"] if seat in "UW" else ["berlin"], conflicts=["cf5"])
    scene.play("remove-unrest", number)
    scene.answer(f"{seat} at {'NW' if seat in 'UW' else 'SN'}")
    assert not any(scene.state.factories)
    assert scene.unrest("NW" if seat in "UW" else "SN") == 1
    bare = table(seat, number, factories=[])
    assert bare.refused("remove-unrest", number) == ("nothing-to-pay", "4.1")


@pytest.mark.parametrize(("numbers", "seats", "code"), [(RED, "SE", "SN"), (YELLOW, "UW", "NW")], ids=["red", "yellow"])
def test_11_5_calm_is_free_with_a_card_of_ones_own_colour(numbers: list[int], seats: str, code: str) -> None:
    for number in numbers:
        for seat in seats:
            scene = table(seat, number, factories=[], conflicts=["cf5"])
            scene.play("remove-unrest", number)
            scene.answer(f"{seat} at {code}")
            assert scene.unrest(code) == 1


# -- icons at the value ----------------------------------------------------------------------------------------------

# Card, who plays the value (a credit for a superpower, else building nothing), what is different: cf1 is drawn.
VALUES: list[tuple[int, str, dict[str, Any]]] = [
    (3, "U", {"$US": 0, "drawn conflicts": 1}),
    (3, "W", {"$US": -2, "drawn conflicts": 1}),
    (3, "S", {"$SU": 2}),
    (3, "E", {}),
    (6, "U", {"drawn conflicts": 1, "pm U": [6]}),
    (6, "E", {"drawn conflicts": 1, "D": -2, "pm E": [6]}),
    (8, "S", {"$SU": 1, "drawn conflicts": 1, "D": -2}),
    (8, "E", {"drawn conflicts": 1, "D": -2}),
    (8, "U", {"$US": 3}),
    (10, "W", {"$US": -2, "drawn conflicts": 1, "pm W": [10]}),
    (13, "S", {"$SU": 1, "drawn conflicts": 1, "D": -2}),
    (13, "U", {"$US": 3}),
    (15, "S", {"$SU": 1, "$US": -1, "drawn conflicts": 1, "D": -2, "pm S": [15]}),
    (17, "U", {"$US": -1, "drawn conflicts": 1}),
    (17, "S", {"$SU": 3}),
    (18, "E", {"u WB": -1, "u EB": -1, "drawn conflicts": 1, "D": -2, "pm E": [18]}),
    (19, "U", {"$US": 1, "drawn conflicts": 1, "doves": -1}),
    (27, "W", {"$US": -2, "drawn conflicts": 1, "doves": -1, "pm W": [27]}),
    (30, "E", {"drawn conflicts": 1, "D": -2}),
    (30, "W", {}),
    (34, "S", {"$SU": 1, "drawn conflicts": 1, "D": -2, "pm S": [34]}),
    (35, "U", {"$US": -1, "drawn conflicts": 1, "u SH": 1, "u TH": 1, "pm U": [35]}),
    (39, "W", {"$US": -2, "drawn conflicts": 1}),
    (39, "E", {}),
]
ANSWERS = {35: ["W at SH", "E at TH"]}  # what is asked after the value was played


@pytest.mark.parametrize(("number", "seat", "expected"), VALUES, ids=lambda value: str(value)[:14])
def test_11_5_icons_at_the_value(number: int, seat: str, expected: dict[str, Any]) -> None:
    scene = table(seat, number)
    before = scene.board()
    if seat in "US":
        scene.play("credit", number)
    else:
        scene.play("build", number)
        scene.answer(f"{seat} done")
    scene.answer(*ANSWERS.get(number, ()))
    assert changes(before, scene.board()) == {key: value for key, value in expected.items() if value}
    assert scene.step == "TakeTwoTurn"


@pytest.mark.parametrize("number", [3, 6, 8, 10, 13, 15, 17, 18, 19, 27, 30, 34, 35, 39])
def test_11_5_triggering_the_event_leaves_the_icons_at_the_value_alone(number: int) -> None:
    """Also the peacemaker of a black card: it is kept for anything but the event (11.11)."""
    seat = {"red": "E", "yellow": "W"}.get(PACK.colour_of[card(number)], "E")
    scene = table(seat, number)
    scene.play("event", number)
    scene.answer(f"{seat} rest")
    while scene.step != "TakeTwoTurn":
        GAME.apply(scene.state, GAME.legal(scene.state)[0])  # wherever it goes
    drawn = {10: 1, 34: 1}.get(number, 0)  # their events show a conflict icon
    assert len(scene.said("conflict-drawn")) == drawn
    kept = {19: [[], [], [], [19]]}.get(number, [[], [], [], []])
    assert [scene.kept(one) for one in "USWE"] == kept
