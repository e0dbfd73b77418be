"""The examples of the two booklets, one by one."""

from __future__ import annotations

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.games.volk.twoplustwo.turn_order import turn_order
from twoplustwo.scene import GAME, PACK, SEATS, Scene, card, changes


def test_example_5_turn_order() -> None:
    """Prestige 2 steps in the East's favour, dominance on its start space, the USA leads in space."""
    scene = Scene("U", prestige=2, space=-1)
    scene.start_decade()
    assert "".join(SEATS[seat] for seat in scene.state.order) == "EUSW"
    assert turn_order(scene.state) == scene.state.order
    assert scene.seat == "E"


def test_example_6_4_the_soviet_union_triggers_a_blue_event() -> None:
    """Space race and dominance 1 to the right, $3 to pay; everything yellow is ignored."""
    scene = Scene("S", cards=[9])
    before = scene.board()
    scene.play("event", 9)
    scene.answer("S rest")
    assert changes(before, scene.board()) == {"SP": 1, "D": 1, "$SU": -3}


def test_example_6_4_east_triggers_a_green_event() -> None:
    """Two doves return, East moves prestige in its favour and keeps the card."""
    scene = Scene("E", cards=[19], doves=2)
    before = scene.board()
    scene.play("event", 19)
    scene.answer("E rest", "E push prestige > east")
    assert changes(before, scene.board()) == {"doves": 2, "P": 1, "pm E": [19]}


def test_example_6_4_variant_east_helps_the_usa() -> None:
    scene = Scene("E", cards=[19], doves=2)
    before = scene.board()
    scene.play("event", 19)
    scene.answer("E rest", "E push dominance > west")
    assert changes(before, scene.board()) == {"doves": 2, "D": -1, "pm E": [19]}


def test_example_6_4_of_the_german_booklet_the_usa_triggers_it() -> None:
    scene = Scene("U", cards=[19], doves=4)
    before = scene.board()
    scene.play("event", 19)
    scene.answer("U rest", "U push dominance > west")
    assert changes(before, scene.board()) == {"doves": 2, "D": -1, "pm U": [19]}


def test_example_6_5_arms_race_in_decade_ii() -> None:
    """One step in the Soviet Union's favour; the card costs it $1 in decade II."""
    scene = Scene("S", decade=2, arms_deck=["ar1"])
    before = scene.board()
    scene.play("engage", "b23")
    assert changes(before, scene.board()) == {"A": 1, "$SU": -1, "drawn arms": 1}


def test_example_7_east_builds_the_soviet_union_draws_and_a_dove_goes() -> None:
    """Below the value: a black conflict icon and a crossed dove."""
    scene = Scene("E", cards=[19], conflicts=["cf7"])
    before = scene.board()
    scene.play("build", 19)
    scene.answer("E factory jena", "E line jena - csw", "E line eisenach - jena")
    expected = {
        "factory jena": "intact", "line jena - csw": 1, "line eisenach - jena": 1, "D": 1, "doves": -1,
        "drawn conflicts": 1,
    }  # fmt: skip
    assert changes(before, scene.board()) == expected
    assert [entry.args["power"] for entry in scene.said("conflict-drawn")] == [1]
    keys = [entry.key for entry in scene.log]
    assert keys.index("factory-built") < keys.index("conflict-drawn") < keys.index("dove-goes")
    assert card(19) in scene.state.played


def test_example_8_a_conflict_card_of_the_soviet_union() -> None:
    """The red column: dominance 2 to the left."""
    scene = Scene("S", cards=[10], conflicts=["cf1"], dominance=1)
    scene.play("credit", 10)
    assert scene.state.dominance == -1
    assert [PACK.icons[number].name for number in PACK.conflict_cells[0][1]] == ["D<1", "D<1"]


def test_example_12_4_three_points_each_so_west_wins() -> None:
    """East collapses; dominance −6 is worth 3, the Soviet Union has 2 in space and 1 in arms."""
    scene = Scene("U", dominance=-6, space=2, arms=1, unrest={"MV": 4, "BB": 4, "EB": 4, "SA": 4})
    scene.base_phases()
    (entry,) = scene.said("points-compared")
    assert (entry.args["usa"], entry.args["soviet"]) == (3, 3)
    assert scene.how == "east-collapses W"


def test_design_note_everybody_acts_six_times_in_a_decade() -> None:
    """Cards from the display while there are two, hand cards at the end of sub-decade C: 24 actions, six each."""
    state = GAME.setup(4, {}, Chance(seed_from("six actions")))
    acted = [0, 0, 0, 0]
    while state.decade == 1 and not state.phase:
        legal = GAME.legal(state)
        if type(state.agenda[-1]).__name__ == "TakeTwoTurn":
            seat = GAME.to_act(state)
            acted[seat] += 1
            plain = [action for action in legal if action[0] in ("credit", "build") and action[1] != state.special]
            held = [action for action in plain if action[1] in state.hands[seat]]
            late = state.part == 3 and len(state.display) == 2
            pool = held if late and held else [action for action in plain if action[1] in state.display]
            legal = [action for action in pool if action[0] == "credit"] or pool
        GAME.apply(state, legal[0])
    assert acted == [6, 6, 6, 6]


def test_design_note_the_hungarian_uprising() -> None:
    """A red card that is bad for the red side and worth more to the yellow one; Vietnam and Afghanistan alike."""
    for number, own, other in ((8, 1, 0), (30, 1, 0), (17, 0, 1)):
        values = PACK.values[card(number)]
        assert values[own] < values[other]
        assert PACK.colour_of[card(number)] == ("yellow", "red")[own]
        assert [PACK.icons[icon].colour for icon in PACK.beside[card(number)]] == [own]
