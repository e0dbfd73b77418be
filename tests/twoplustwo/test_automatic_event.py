"""11.8 (booklet 9): the last card of a sub-decade, and what the arms race is good for there."""

from __future__ import annotations

from typing import Any

import pytest

from brink.games.volk.twoplustwo.automatic_event import deciders
from twoplustwo.scene import GAME, PACK, SEATS, Scene, card, changes, name_of


def table(seat: str = "W", **changed: Any) -> Scene:
    settings: dict[str, Any] = {
        "unrest": {"NW": 2, "BY": 1, "WB": 1, "MV": 1, "EB": 1, "SN": 2},
        "factories": ["hamburg", "dortmund", "bitterfeld", "berlin"],
        "arms_deck": ["ar1", "ar7"],
        "conflicts": ["cf1"],
        "doves": 3,
        **changed,
    }
    return Scene(seat, **settings)


# The event of each card when it happens by itself: answers and everything that is different.
AUTOMATIC: list[tuple[int, list[str], dict[str, Any]]] = [
    (1, [], {"doves": 1}),
    (2, ["W factory hamburg", "E factory berlin"],
     {"factory hamburg": "none", "factory berlin": "none", "$US": -1, "$SU": -1}),
    (3, [], {"D": 2, "S": 1}),
    (4, [], {"A": 1, "drawn arms": 1, "$SU": -1, "D": 1}),
    (5, ["W factory kiel", "W factory bremen", "W at BY"],
     {"factory kiel": "intact", "factory bremen": "intact", "u BY": -1, "D": -2, "$US": -2}),
    (6, [], {"doves": -1, "drawn arms": 2, "$US": -2, "$SU": -4}),
    (7, ["E at MV"], {"u MV": -1, "$SU": 1, "D": -1, "S": -1}),
    (8, ["E at SN"], {"u SN": -1, "D": -1, "$SU": -2}),
    (9, [], {"$US": -3, "$SU": -3}),
    (10, [], {"doves": -1, "drawn conflicts": 1, "$US": -2}),
    (11, [], {"D": 1, "P": 1, "$US": -1}),
    (12, [], {"$US": -3, "$SU": -3}),
    (13, [], {"D": -1, "$SU": -1}),
    (14, ["E at EB"], {"police": [14], "u EB": -1, "D": -1, "S": 2}),
    (15, [], {"doves": -3}),
    (16, ["W at WB", "E at SN"], {"doves": 1, "u WB": -1, "u SN": -1}),
    (17, ["W factory kiel"], {"factory kiel": "intact", "D": 2, "$US": -2}),
    (18, [], {"doves": -2, "u WB": 1, "u EB": 1}),
    (19, [], {"doves": 1}),
    (20, [], {"$US": -4, "$SU": -4}),
    (21, ["W factory kiel", "E factory leipzig"],
     {"factory kiel": "intact", "factory leipzig": "intact", "$US": -3, "$SU": -3}),
    (22, [], {"doves": 1}),
    (23, [], {"D": -2, "$US": 1}),
    (24, [], {}),
    (25, ["E at TH"], {"doves": 1, "P": 1, "u TH": 1}),
    (26, ["E at TH"], {"u TH": 1, "P": -1}),
    (27, [], {"doves": -2, "$US": -2, "$SU": -2}),
    (28, [], {"$SU": 2, "D": 1, "malus": True}),
    (29, [], {"$US": -2, "$SU": -2}),
    (30, [], {"doves": -1, "D": -1, "$SU": -2, "$": 1}),
    (31, ["W at SH", "E at TH"], {"u SH": 1, "u TH": 1, "$US": -2, "$SU": -2}),
    (32, ["W factory kiel"], {"$US": 2, "$SU": 2, "factory kiel": "intact"}),
    (33, [], {"A": -1, "drawn arms": 1, "$US": -3, "D": -1, "$SU": -1, "arms cost": True}),
    (34, [], {"doves": -2, "drawn conflicts": 1, "D": -2}),
    (35, ["W at SH", "E at TH"],
     {"doves": -1, "drawn arms": 2, "$US": -3, "$SU": -4, "u SH": 1, "u TH": 1}),
    (36, [], {"doves": 2}),
    (37, ["W at BY", "E at SN"], {"u BY": -1, "u SN": -1, "$US": -5, "$SU": -5}),
    (38, [], {"doves": 1, "D": 2, "S": -1}),
    (39, [], {"D": 1, "P": 1, "$US": -1}),
    (40, [], {"doves": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("number", "answers", "expected"), AUTOMATIC, ids=lambda value: str(value)[:12])
def test_11_8_automatic_event_without_advantage(number: int, answers: list[str], expected: dict[str, Any]) -> None:
    """Dual cards ignore nothing, blue cards count whole, shaded ground is skipped, nothing is converted or kept."""
    scene = table("S", cards=[number])
    before = scene.board()
    scene.automatic(number, *answers)
    assert changes(before, scene.board()) == expected
    assert scene.step == "TakeTwoTurn"
    assert not scene.state.automatic
    assert (card(number) in scene.state.played) == (number != 14)  # H31


def test_11_8_every_automatic_event_is_there() -> None:
    assert [number for number, *_ in AUTOMATIC] == list(range(1, 41))


def test_11_8_from_left_to_right() -> None:
    """Card 25: the dove, prestige, then unrest."""
    scene = table(cards=[25])
    scene.automatic(25, "E at TH")
    keys = [entry.key for entry in scene.log]
    assert keys == ["automatic-event", "dove-returns", "marker-moves", "unrest-comes"]


def test_11_8_what_cannot_be_done_in_its_turn_is_lost() -> None:
    """Base card 8 takes 2 build points, gives unrest in Rheinland-Pfalz, prestige; there is only one to take."""
    scene = table(cards=["b8"], factories=["kiel"])
    scene.automatic("b8")
    assert len(scene.said("icon-lost")) == 1
    assert (scene.unrest("RP"), scene.state.prestige) == (1, 1)


# -- who decides (H28) -----------------------------------------------------------------------------------------------

# Arms race, and who decides for yellow icons, red icons, the eagle, the emblem.
LEVELS = [
    (0, 0, "WEWE"),
    (-1, 1, "UUWE"),
    (-2, 2, "UUWU"),
    (-3, 3, "UUWU"),
    (-4, 3, "UUWU"),
    (-5, 3, "UUWU"),
    (-6, 4, "UUWU"),
    (-7, 4, "UUWU"),
    (1, 1, "SSWE"),
    (2, 2, "SSSE"),
    (3, 3, "SSSE"),
    (4, 3, "SSSE"),
    (5, 3, "SSSE"),
    (6, 4, "SSSE"),
    (7, 4, "SSSE"),
]


@pytest.mark.parametrize(("arms", "level", "who"), LEVELS)
def test_H28_levels_of_the_arms_race_mirrored_for_both_sides(arms: int, level: int, who: str) -> None:
    scene = table(arms=arms)
    by = deciders(scene.state)
    assert PACK.levels[arms] == level
    assert "".join(SEATS[seat] for seat in (by.yellow, by.red, by.eagle, by.emblem)) == who


def asked(scene: Scene) -> tuple[str, str, str]:
    """Whom, what he reads, and the rule beside it."""
    seat = GAME.to_act(scene.state)
    prompt = GAME.decision(scene.state, seat)
    return SEATS[seat], GAME.teller("en", PACK, list("ABCD")).sentence(prompt.key, prompt.args), prompt.rule


@pytest.mark.parametrize(
    ("number", "arms", "who", "why"),
    [
        (35, 0, "W", "It is in your colour."),
        (35, -1, "U", "The arms race lets you decide."),
        (7, 0, "E", "It bears your coat of arms."),
        (7, -1, "E", "It bears your coat of arms."),
        (7, -2, "U", "The arms race lets you decide."),
        (7, 2, "E", "It bears your coat of arms."),
    ],
)
def test_H28_who_is_asked_reads_why_it_is_he(number: int, arms: int, who: str, why: str) -> None:
    """Only where a leader overruled the other state's coat of arms did he read it."""
    scene = table(cards=[number], arms=arms)
    scene.automatic(number)
    seat, text, rule = asked(scene)
    assert (seat, rule) == (who, "H28")
    assert f". {why}" in text


@pytest.mark.parametrize("arms", [0, -1, 1, -2, 2])
def test_H28_no_event_leaves_it_open_why(arms: int) -> None:
    reasons = set()
    for number in range(1, 41):
        scene = table(cards=[number], arms=arms)
        scene.automatic(number)
        if scene.step == "Apply":
            prompt = GAME.decision(scene.state, GAME.to_act(scene.state))
            reasons.add((prompt.args["why"], prompt.rule))
    kinds = {why for why, _ in reasons}
    assert kinds <= {"colour", "coat", "arms"}
    assert ("arms" in kinds) == bool(arms)
    assert {rule for _, rule in reasons} == {"H28"}


@pytest.mark.parametrize(("arms", "yellow", "red"), [(0, "W", "E"), (-1, "U", "U"), (1, "S", "S"), (2, "S", "S")])
def test_H28_icons_without_coat_of_arms(arms: int, yellow: str, red: str) -> None:
    scene = table(cards=[35], arms=arms)
    scene.automatic(35, f"{yellow} at SH", f"{red} at TH")
    assert (scene.unrest("SH"), scene.unrest("TH")) == (1, 1)


@pytest.mark.parametrize(
    ("arms", "west", "east"), [(0, "W", "E"), (-1, "W", "E"), (-2, "W", "U"), (1, "W", "E"), (2, "S", "E")]
)
def test_H28_icons_with_a_coat_of_arms(arms: int, west: str, east: str) -> None:
    """Base card 61: 2 unrest in the West where the East says, 2 in the East where the West says."""
    scene = table(cards=["b61"], arms=arms)
    scene.automatic("b61", f"{east} at SH", f"{east} at HE", f"{west} at TH", f"{west} at SA")
    assert [scene.unrest(code) for code in ("SH", "HE", "TH", "SA")] == [1, 1, 1, 1]


def test_H28_stop_is_a_red_icon() -> None:
    scene = table(cards=["b37"], factories=["pln", "cse", "csw"])
    scene.automatic("b37", "E close cse", "E at SN")
    assert scene.board()["factory cse"] == "none"


def test_H28_guillaume_belongs_to_the_east_whatever_the_arms_race_says() -> None:
    for arms in (0, -2, 2):
        scene = table(cards=["b50"], arms=arms, hands={"W": ["b44"]})
        scene.automatic("b50")
        while scene.step != "Guillaume":
            GAME.apply(scene.state, GAME.legal(scene.state)[-1])
        assert scene.seat == "E"


def test_H31_a_police_card_goes_to_the_east_a_peacemaker_to_nobody() -> None:
    scene = table("U", cards=[14], arms=-2)
    scene.automatic(14, "U at SN")
    assert scene.board()["police"] == [14]
    scene = table("U", cards=[40])
    scene.automatic(40)
    assert [scene.kept(seat) for seat in SEATS] == [[], [], [], []]
    assert card(40) in scene.state.played


# -- ignoring something (H29) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arms", "leader"), [(-3, "U"), (3, "S"), (-5, "U"), (5, "S"), (-7, "U"), (6, "S")])
def test_H29_from_level_3_the_leader_may_skip_one_arrow_or_icon_first(arms: int, leader: str) -> None:
    scene = table(cards=[38], arms=arms)
    scene.automatic(38)
    assert (scene.step, scene.seat) == ("IgnoreOne", leader)
    assert scene.state.doves == 3
    scene.answer(f"{leader} ignore D>1")
    assert (scene.state.doves, scene.state.dominance, scene.state.socialism) == (4, 1, -1)


@pytest.mark.parametrize("arms", [-2, -1, 0, 1, 2])
def test_H29_below_level_3_nothing_is_skipped(arms: int) -> None:
    scene = table(cards=[38], arms=arms)
    scene.automatic(38)
    assert scene.state.dominance == 2


def test_H29_or_nothing() -> None:
    scene = table(cards=[38], arms=3)
    scene.automatic(38, "S done")
    assert (scene.state.doves, scene.state.dominance, scene.state.socialism) == (4, 2, -1)


def test_H29_on_a_blue_card_a_net_sum_of_0_becomes_a_step() -> None:
    scene = table(cards=[9], arms=-3)
    scene.automatic(9, "U ignore-right SP<>1")
    assert (scene.state.space, scene.state.dominance, scene.state.treasury) == (-1, 0, [3, 3])


def test_H29_money_may_be_skipped() -> None:
    scene = table(cards=[9], arms=3)
    scene.automatic(9, "S ignore $SU-3")
    assert scene.state.treasury == [3, 6]


def test_H29_shaded_icons_are_not_even_named() -> None:
    scene = table(cards=[22], arms=3)
    scene.automatic(22)
    assert scene.verbs() == {"ignore", "done"}
    assert len(GAME.legal(scene.state)) == 2


def test_H29_a_choice_icon_is_not_there_to_be_skipped() -> None:
    """Card 24 keeps only its arrows both ways; the choice is gone."""
    scene = table(cards=[24], arms=3)
    scene.automatic(24)
    assert {action[0] for action in GAME.legal(scene.state)} == {"ignore-left", "ignore-right", "done"}


def test_H29_not_on_drawn_cards() -> None:
    scene = table(cards=[10], arms=-3)
    scene.automatic(10, "U done")
    assert (scene.state.treasury, scene.step) == ([4, 6], "TakeTwoTurn")


def test_H2_of_arms_race_arrows_both_ways_only_the_one_that_is_left_draws() -> None:
    for answer, arms, money in (("ignore-left", 4, [6, 3]), ("ignore-right", 2, [3, 6])):
        scene = table(cards=[35], arms=3)
        scene.automatic(35, f"S {answer} A<>1", "S at SH", "S at TH")
        assert (scene.state.arms, scene.state.treasury) == (arms, money)
        assert len(scene.said("arms-drawn")) == 1


def test_H30_the_level_before_the_event_holds_for_all_of_it() -> None:
    """Level 3 falls below the start while the Soviet Union still decides."""
    scene = table(cards=[35], arms=3)
    scene.automatic(35, "S ignore-right A<>1")
    scene.state.arms = -2
    scene.answer("S at SH", "S at TH")
    assert scene.unrest("TH") == 1


def test_H30_not_for_consequences() -> None:
    """Prestige beyond its end is the East's bonus, and a drawn card is its superpower's, whoever leads the race."""
    scene = table(cards=[11], prestige=6, arms=-5)
    scene.automatic(11, "U done", "E stir SH")
    assert scene.unrest("SH") == 1
    scene = table(cards=[10], conflicts=["cf3"], arms=5)
    scene.automatic(10, "S done", "U at SH")
    assert scene.unrest("SH") == 1


def test_H3_in_an_automatic_event_the_usa_draws_first() -> None:
    scene = table(cards=[6], arms=1)
    scene.automatic(6)
    assert [entry.args["power"] for entry in scene.said("arms-drawn")] == [0, 1]


def test_11_8_prestige_is_not_converted_in_an_automatic_event() -> None:
    for arms in (-7, 0, 7):
        scene = table("S", cards=[39], arms=arms)
        scene.automatic(39, *(["U done"] if arms < 0 else ["S done"] if arms else []))
        assert (scene.state.prestige, scene.state.dominance) == (1, 1)


def test_H32_socialists_defend_after_an_automatic_event() -> None:
    scene = table(cards=[26], unrest={"TH": 3}, box=1)
    scene.automatic(26, "E at TH")
    assert (scene.unrest("TH"), scene.state.box) == (3, 0)


def test_11_8_west_berlins_protest_is_settled_at_once() -> None:
    scene = table(cards=[18], unrest={"WB": 3})
    scene.automatic(18, "E at NW")
    assert scene.board()["protest NW"] == 1


def test_H34_in_an_automatic_event_the_last_player_presses() -> None:
    """The East takes the last but one card; the Yom Kippur War is left, and one dove only."""
    scene = Scene("E", cards=[27], fillers=1, doves=1)
    scene.play("build", name_of(next(number for number in scene.state.display if number != card(27))))
    scene.answer("E done")
    assert scene.how == "nuclear-war UW"
    assert scene.state.outcome is not None
    assert scene.state.outcome.args["seat"] == 3


@pytest.mark.parametrize(("arms", "said"), [(0, False), (1, False), (2, True)])
def test_H28_who_decides_in_place_of_a_coat_of_arms_is_told_why(arms: int, said: bool) -> None:
    """The icon says that the West decides, and the Soviet Union was asked."""
    scene = table(cards=["b61"], arms=arms)
    scene.automatic("b61", "E at SH", "E at HE")
    asked = GAME.decision(scene.state, GAME.to_act(scene.state))
    for language, words in {"en": "arms race", "de": "Wettrüsten", "nl": "wapenwedloop", "es": "armament"}.items():
        text = GAME.teller(language, PACK, ["Anna", "Ben", "Carla", "Dirk"]).sentence(asked.key, asked.args)
        assert (words in text) == said, text
