"""§10: the 85 card faces. Colours, values, corners and events as they are printed; each event played, each refused."""

from __future__ import annotations

from typing import Any

import pytest

from volk.scene import PACK, Scene, card, changes

# Colour and value (West/East where they differ), in the order of the card numbers.
PRINTED = """
R2   R1/3 R1   R3   R1   R1   R2   R2   R2   R1/2 D1   Y1   Y2   Y2   D1   Y4/1 Y3/1 Y2   Y2   Y4/1
D1   D1   R1/3 R2   R1/3 R1/3 R2   R2   R2   D1   R2   R1   R2   R1   Y3   Y2   Y3/1 Y1   Y3/1 Y2
D1   D1   R3   R1/3 D2   R2   R2   D1   R2   R1   D1   R2   R1   R1/3 Y2   Y3/1 Y3/1 Y2   Y2   Y3/1
D1   D1   R1/3 R1   R3   R2   R2   R2   R1   Y2   Y2   Y4/1 Y4/1 Y3/1 Y1   Y2   Y2   Y1   Y2   Y3/1
R0   R0   R0   R0   R0
"""
FACES = PRINTED.split()
FLIGHT = {2: 1, 12: 1, 28: 1, 32: 1, 48: 1, 52: 1, 60: 1, 61: 1, 62: 1, 75: 1, 78: 1, 81: 2, 85: 1}
STARS = {5: "red", 21: "red", 49: "red", 15: "pale", 51: "pale", 66: "pale"}
SPECIAL = {81: 1, 82: 2, 83: 3, 84: 4, 85: 4}
YEARS = {1: "1945–1948", 16: "1953", 20: "1950–1973", 30: "1962–1989", 44: "1970–1998", 60: "1972", 80: "1989"}


def test_10_every_card_is_there() -> None:
    assert PACK.card_numbers == list(range(1, 86))
    assert len(FACES) == 85


@pytest.mark.parametrize("number", range(1, 86))
def test_10_face(number: int) -> None:
    """Colour, value, corner and decade of each face."""
    at = card(number)
    colour, (west, _, east) = FACES[number - 1][0], FACES[number - 1][1:].partition("/")
    assert PACK.colour_of[at] == {"R": "red", "Y": "yellow", "D": "dual"}[colour]
    assert PACK.values[at] == (int(west), int(east or west))
    assert PACK.flight[at] == FLIGHT.get(number, 0)
    assert PACK.police[at] == STARS.get(number, "")
    assert PACK.special[at] == (number in SPECIAL)
    assert PACK.decade_of[at] == SPECIAL.get(number, (number - 1) // 20 + 1)
    assert PACK.card_years[at] == YEARS.get(number, PACK.card_years[at])


@pytest.mark.parametrize(
    ("decade", "red", "yellow", "dual"), [(1, 10, 8, 2), (2, 11, 6, 3), (3, 9, 6, 5), (4, 7, 11, 2)]
)
def test_10_colours_of_a_decade(decade: int, red: int, yellow: int, dual: int) -> None:
    colours = [PACK.colour_of[at] for at in PACK.decks[decade - 1]]
    assert [colours.count(colour) for colour in ("red", "yellow", "dual")] == [red, yellow, dual]


# -- the events ----------------------------------------------------------------------------------------------------


def germany(side: str, number: int, **changed: Any) -> Scene:
    """A position in which every icon of every card can do something.

    No unrest in Schleswig-Holstein and Thüringen; mass protests in Sachsen-Anhalt and Sachsen, so nothing can be built
    there; Berlin's factory is run down; two factories abroad."""
    settings: dict[str, Any] = {
        "cards": [] if number > 80 else [number],
        "special": number if number > 80 else None,
        "decade": SPECIAL.get(number, 0),
        "unrest": {
            "NI": 1, "NW": 2, "HE": 1, "RP": 1, "BW": 1, "BY": 1, "WB": 2, "MV": 1, "BB": 1, "EB": 1, "SA": 4, "SN": 5
        },
        "factories": [
            "hamburg", "dortmund", "koeln", "hannover", "stuttgart", "bitterfeld", "leipzig", "schwedt", "pln", "cse"
        ],
        "run_down": ["berlin"],
        "lines": ["dortmund - koeln", *["hamburg - hannover"] * 2, *["berlin - bitterfeld"] * 2, "schwedt - pln"],
        **changed,
    }  # fmt: skip
    return Scene(side, **settings)


# Number, who triggers it, the answers one by one (who decides, what), and everything that is different afterwards.
EVENTS: list[tuple[int, str, list[str], dict[str, Any]]] = [
    (1, "east", ["E rest", "E at MV", "E at BB"], {"u MV": -1, "u BB": -1, "$": -1, "S": 1}),
    (2, "east", ["E rest", "E factory rostock", "E at TH"], {"factory rostock": "intact", "u TH": 1, "S": 2}),
    (3, "east", ["E rest", "E factory jena", "E line eisenach - jena"],
     {"factory jena": "intact", "line eisenach - jena": 1, "$": 1}),
    (4, "east", ["E rest", "E at SH", "E at SH"], {"u SH": 2, "P": 2}),
    (5, "east", ["E rest", "E at SN", "E done"], {"u SN": -1, "police": [5], "P": 1}),
    (6, "east", ["E rest", "E line berlin - pls", "E line schwedt - pls", "E at TH"],
     {"line berlin - pls": 1, "line schwedt - pls": 1, "u TH": 1, "S": 1}),
    (7, "east",
     ["E rest", "E factory csw", "E line jena - csw", "E factory pls", "E line neubrandenburg - pln", "E at TH"],
     {"factory csw": "intact", "line jena - csw": 1, "factory pls": "intact", "line neubrandenburg - pln": 1,
      "u TH": 1, "$": 1}),
    (8, "east", ["E rest", "E line dortmund - koeln", "E factory dortmund"],
     {"line dortmund - koeln": -1, "factory dortmund": "none", "u RP": 1, "P": 1}),
    (9, "east",
     ["E rest", "E line cottbus - cse", "E line schwedt - pls", "E line berlin - pls", "E at MV"],
     {"line cottbus - cse": 1, "factory csw": "intact", "line schwedt - pls": 1, "line berlin - pls": 1, "u MV": 1,
      "P": 1}),
    (10, "east", ["E rest", "E at HE", "E at EB"], {"u HE": 1, "u EB": -1, "S": 2}),
    (11, "west", ["W rest", "E at BY"], {"u BY": 1, "P": -1}),
    (12, "west", ["W rest", "W factory stuttgart", "W at WB"], {"factory stuttgart": "none", "u WB": 1, "P": -2}),
    (13, "west", ["W rest", "W factory kiel", "W line kiel - hamburg", "W factory bremen", "W at NW"],
     {"factory kiel": "intact", "line kiel - hamburg": 1, "factory bremen": "intact", "u NW": -1}),
    (14, "west", ["W rest", "W factory ulm"], {"factory ulm": "intact", "u WB": -2, "$": -1}),
    (15, "east", ["E rest", "W factory ulm", "W factory leipzig", "E done"],
     {"factory ulm": "intact", "factory leipzig": "none", "police": [15], "S": 1}),
    (16, "west", ["W rest", "W at MV", "W at MV", "W at TH", "W at TH"], {"u MV": 2, "u TH": 2, "S": -1}),
    (17, "west",
     ["W rest", "W factory leipzig", "W half berlin - bitterfeld > berlin", "W half berlin - bitterfeld > bitterfeld",
      "W at EB"],
     {"factory leipzig": "none", "line berlin - bitterfeld": -2, "u EB": 1, "S": -1}),
    (18, "west", ["W rest", "W at WB", "W at NW"], {"u WB": -1, "u NW": -1, "P": -2}),
    (19, "west", ["W rest", "W line koeln - koblenz", "W line koeln - frankfurt"],
     {"line koeln - koblenz": 1, "line koeln - frankfurt": 1, "P": -1}),
    (20, "west",
     ["W rest", "W factory muenchen", "W line stuttgart - muenchen", "W factory kassel", "W at HE", "W at SN"],
     {"factory muenchen": "intact", "line stuttgart - muenchen": 1, "factory kassel": "intact", "u HE": -1,
      "u SN": 1}),
    (21, "west", ["W rest", "W at SA"], {"police": [21], "u SA": -1, "$": -1, "S": -1}),
    (22, "east", ["E rest", "E at SN", "E at SN"], {"u WB": -2, "u SN": -2, "$": 1}),
    (23, "east", ["E rest", "E factory cottbus", "E line cottbus - cse", "E line berlin - cottbus", "E at BB"],
     {"factory cottbus": "intact", "line cottbus - cse": 1, "line berlin - cottbus": 1, "u BB": 1, "$": 1}),
    (24, "east", ["E rest", "E at NI", "E at SA", "E at SA"], {"u NI": 1, "u SA": -2, "S": 1}),
    (25, "east", ["E rest", "E at NW", "E at RP", "E at RP"], {"u WB": 2, "protest NW": 1, "u RP": 2}),
    (26, "east", ["E rest", "E at WB", "E at BW", "E at BW"], {"u WB": 1, "u BW": 2, "S": 1}),
    (27, "east", ["E rest"], {"factory rheinsberg": "intact", "P": 1}),
    (28, "east", ["E rest", "E at BB"], {"u BB": -1, "P": 1, "S": 1}),
    (29, "east", ["E rest", "E factory eisenach", "E factory jena", "E at MV"],
     {"factory eisenach": "intact", "factory jena": "intact", "u MV": 1, "$": 2}),
    (30, "west", ["W rest", "W at MV"], {"u MV": -1, "$": 2, "S": -1}),
    (31, "east", [], {"P": 2}),
    (32, "east", ["E rest", "E at WB"], {"u WB": 1, "P": 1}),
    (33, "east", ["E rest", "E at SH", "E at NI"], {"u SH": 1, "u NI": 1, "P": 1}),
    (34, "east", ["E rest", "E factory rostock", "E at SN"], {"factory rostock": "intact", "u SN": -1}),
    (35, "west", ["W rest", "W at SH", "W at NW", "W at TH"], {"ls SH": 1, "ls NW": 1, "u NW": -1, "u TH": 1}),
    (36, "west", ["W rest", "W at NW", "W at NW"], {"u NW": -2, "P": -1}),
    (37, "west", ["W rest", "W at EB"], {"factory cse": "none", "u EB": 1, "S": -2}),
    (38, "west", ["W rest"], {"P": -1, "$": -1}),
    (39, "west", ["W rest", "W at WB", "W at BY"], {"u WB": -2, "u BY": -1, "P": -1}),
    (40, "west", ["W rest", "W at RP"], {"u RP": 1, "P": -2}),
    (41, "east", ["E rest", "W factory kiel", "W at WB"], {"factory kiel": "intact", "u WB": -1, "$": 2}),
    (42, "east", ["E rest", "W at NW", "W at NW", "W at BW"], {"u NW": -2, "u BW": -1, "P": 2, "$": 1}),
    (43, "east", ["E rest", "E factory dortmund"],
     {"line dortmund - koeln": -1, "factory dortmund": "none", "factory koeln": "none", "u NW": 1}),
    (44, "east", ["E rest", "E at NW", "E at NW", "E at SH", "E at SH"], {"u NW": 2, "u SH": 2, "P": 1}),
    (45, "west", ["W rest", "E at SN", "E at SA"], {"u SN": -1, "u SA": -1, "$": -1, "S": 1}),
    (46, "east", ["E rest", "E run schwedt"],
     {"ls EB": 1, "u EB": -1, "factory berlin": "intact", "factory schwedt": "run down", "S": 1}),
    (47, "east", ["E rest", "E at SN", "E at SN"], {"ls SN": 1, "u SN": -2, "P": 1}),
    (48, "west", ["W rest", "W at TH"], {"u TH": 1, "$": -2, "S": 2}),
    (49, "east", ["E rest", "E at MV", "E done"], {"u MV": -1, "police": [49]}),
    (50, "east", ["E rest", "E at HE", "E look-deck", "E done"], {"u HE": 1, "P": 1}),
    (51, "east", ["E rest", "E done"], {"police": [51], "P": -2, "S": 1}),
    (52, "east", ["E rest", "E factory stuttgart", "E at SH"], {"factory stuttgart": "none", "u SH": 1, "P": 1}),
    (53, "east", [], {"$": 2}),
    (54, "east", ["E half hamburg - hannover > hamburg", "E half hamburg - hannover > hannover", "E factory hamburg",
                 "E factory hannover"],
     {"line hamburg - hannover": -2, "factory hamburg": "none", "factory hannover": "none"}),
    (55, "west", ["W rest", "W at WB"], {"u WB": 1, "P": -2}),
    (56, "west", ["W rest", "W factory kassel", "W line dortmund - kassel"],
     {"factory kassel": "intact", "line dortmund - kassel": 1, "$": -1, "S": -1}),
    (57, "west", ["W rest", "W at TH", "W at TH"], {"u TH": 2, "S": -2}),
    (58, "west", ["W rest", "W at BB"], {"u BB": 1, "S": -2}),
    (59, "west", ["W rest"], {"u EB": 2, "S": -1}),
    (60, "west", ["W rest"], {"ls BY": 1, "u BY": 1, "P": -2}),
    (61, "west", ["W rest", "E at SH", "E at WB", "W at MV", "W at TH"],
     {"u SH": 1, "u WB": 1, "u MV": 1, "u TH": 1}),
    (62, "east", ["E rest", "E at NW", "E at RP", "W at BB", "W at BB"], {"u NW": 1, "u RP": 1, "u BB": 2}),
    (63, "east", ["E half hamburg - hannover > hamburg", "E half hamburg - hannover > hannover", "E factory hamburg"],
     {"line hamburg - hannover": -2, "factory hamburg": "none"}),
    (64, "east", ["E rest", "W at NW", "W at WB", "E at SN"], {"u NW": -1, "u WB": -1, "u SN": -1, "$": 2}),
    (65, "east", ["E rest", "W at HE", "E at SN", "E at SN"], {"u HE": -1, "u SN": -2, "S": 1}),
    (66, "east", ["E rest", "E move SN > TH", "E move SA > TH", "E done"],
     {"u SN": -1, "u SA": -1, "u TH": 2, "police": [66], "S": -1}),
    (67, "east", ["E rest", "E at SA"], {"ls SN": 1, "u SN": -1, "u SA": -1, "P": 1}),
    (68, "east", ["E rest", "E at SH", "E at BY"], {"u SH": 1, "u BY": 2, "P": 1}),
    (69, "east", ["E at WB"], {"u WB": 1}),
    (70, "west", ["W rest", "W factory flensburg", "W half flensburg - hamburg > flensburg",
                 "W half flensburg - hamburg > hamburg"],
     {"factory flensburg": "intact", "line flensburg - hamburg": 2, "P": -1}),
    (71, "west", ["W rest", "W at MV"], {"u MV": 1, "$": -1, "S": -1}),
    (72, "west", ["W rest", "W line schwedt - pln", "W factory schwedt"],
     {"line schwedt - pln": -1, "factory schwedt": "none", "$": -2}),
    (73, "west", ["W rest"], {"factory pln": "none", "line schwedt - pln": -1, "S": -2}),
    (74, "west", ["W rest", "W at BB", "W at EB"], {"u BB": 1, "u EB": 1, "S": -1}),
    (75, "west", [], {"S": -1}),
    (76, "west", ["W rest", "W factory giessen", "W at BY"], {"factory giessen": "intact", "u BY": -1, "P": -1}),
    (77, "west", ["W rest", "W move MV > EB", "W move BB > EB"],
     {"u SN": 1, "u MV": -1, "u BB": -1, "u EB": 2, "S": -2}),
    (78, "west", ["W rest", "W move SA > SN", "W move SA > SN"], {"u SA": -2, "u SN": 2, "S": -1}),
    (79, "west", ["W rest", "W sector french", "W at WB"], {"ls WB": 1, "sector french": 1, "u WB": -2, "$": -2}),
    (80, "west", ["W rest", "W factory leipzig", "W half berlin - bitterfeld > berlin", "W at TH"],
     {"factory leipzig": "none", "line berlin - bitterfeld": -1, "u TH": 1, "P": -1}),
    (81, "east", ["E rest", "E at SN", "E at SN", "E at SA"], {"u SN": -3, "u SA": -2, "P": -1, "S": 1, "hand W": 1}),
    (82, "east", [], {"wall": True, "hand W": 1}),
    (83, "east", ["E rest", "E at BB", "E at TH"],
     {"ls BB": 1, "u BB": -1, "ls TH": 1, "$": -2, "S": 2, "hand W": 1}),
    (84, "east", ["E rest", "E at TH", "W at SN"],
     {"stasi gone": True, "police": [], "u TH": 1, "u SN": -2, "$": -1, "hand W": 1}),
    (85, "east", ["E rest", "E at MV", "E at SN"],
     {"wall": False, "stasi gone": True, "police": [], "u MV": 1, "u SN": -1, "P": 1, "S": 2, "hand W": 1}),
]  # fmt: skip
WITH: dict[int, dict[str, Any]] = {
    50: {"hands": ([55], [])},
    84: {"police": {5: 1, 21: 0}},
    85: {"police": {5: 1, 21: 0}, "wall": True},
}


def test_10_every_face_has_an_event_here() -> None:
    assert [row[0] for row in EVENTS] == list(range(1, 86))


@pytest.mark.parametrize(("number", "side", "answers", "different"), EVENTS, ids=[str(row[0]) for row in EVENTS])
def test_10_event(number: int, side: str, answers: list[str], different: dict[str, Any]) -> None:
    """The event as printed, who decides each icon, and nothing else happens."""
    scene = germany(side, number, **WITH.get(number, {}))
    before = scene.board()
    scene.play("event", number)
    scene.answer(*answers)
    assert changes(before, scene.board()) == different
    assert scene.step == "TakeTurn"
    assert scene.side == {"west": "E", "east": "W"}[side]


@pytest.mark.parametrize("number", [n for n in range(1, 81) if FACES[n - 1][0] != "D"])
def test_4_4_the_other_side_cannot_trigger_it(number: int) -> None:
    side = {"R": "west", "Y": "east"}[FACES[number - 1][0]]
    assert germany(side, number).refused("event", number) == ("not-your-event", "4.4")


@pytest.mark.parametrize("number", range(81, 86))
def test_4_5_the_west_cannot_take_the_special_card(number: int) -> None:
    scene = germany("west", number, wall=number == 85)
    assert scene.refused("event", number) == ("special-is-red", "4.5")


# A Dual card: answers up to a question, and what must not be answered to it.
DUAL_REFUSALS: list[tuple[int, str, list[str], tuple[str, str], tuple[str, str]]] = [
    (11, "east", ["E rest"], ("at", "WB"), ("not-offered", "5")),
    (15, "west", ["W rest"], ("factory", "hamburg"), ("factory-stands", "4.2")),
    (21, "east", ["E rest"], ("at", "TH"), ("no-unrest", "5")),
    (22, "west", ["W rest"], ("at", "TH"), ("no-unrest", "5")),
    (30, "east", ["E rest"], ("at", "TH"), ("no-unrest", "5")),
    (41, "west", ["W rest"], ("factory", "koeln"), ("factory-stands", "4.2")),
    (42, "west", ["W rest"], ("at", "SH"), ("no-unrest", "5")),
    (45, "east", ["E rest"], ("at", "TH"), ("no-unrest", "5")),
    (48, "east", ["E rest"], ("at", "NW"), ("not-offered", "5")),
    (51, "west", [], ("icon", "polP"), ("icon-later", "V1")),
    (61, "east", ["E rest"], ("at", "MV"), ("not-offered", "5")),
    (62, "west", ["W rest"], ("at", "WB"), ("not-offered", "5")),
]


@pytest.mark.parametrize(
    ("number", "side", "answers", "tried", "why"), DUAL_REFUSALS, ids=[str(row[0]) for row in DUAL_REFUSALS]
)
def test_10_refusal_of_a_dual_card(
    number: int, side: str, answers: list[str], tried: tuple[str, str], why: tuple[str, str]
) -> None:
    """Both sides may trigger it (each here the one that did not above), but not everything goes."""
    scene = germany(side, number, stasi_gone=number == 51)
    scene.play("event", number)
    scene.answer(*answers)
    assert scene.refused(*tried) == why


# A Dual card, the arrow or icon that is ignored, the answers after that, and all that is left of the event.
IGNORED: list[tuple[int, str, str, list[str], dict[str, Any]]] = [
    (11, "east", "P<1", ["E at SH"], {"u SH": 1}),
    (15, "east", "polP", ["E rest", "W factory ulm", "W factory leipzig"],
     {"factory ulm": "intact", "factory leipzig": "none", "S": 1}),
    (21, "east", "S<1", ["E rest", "E at SN", "E done"], {"police": [21], "u SN": -1, "$": -1}),
    (22, "west", "-uE", ["W rest", "W at SA"], {"u WB": -2, "u SA": -1, "$": 1}),
    (30, "west", "$>1", ["W rest", "W at MV"], {"u MV": -1, "$": 1, "S": -1}),
    (41, "west", "$>1", ["W rest", "W factory kiel", "W at NI"], {"factory kiel": "intact", "u NI": -1, "$": 1}),
    (42, "west", "P>1", ["W rest", "W at NW", "W at NW", "W at BW"], {"u NW": -2, "u BW": -1, "P": 1, "$": 1}),
    (45, "east", "$<1", ["E rest", "E at SN", "E at SN"], {"u SN": -2, "S": 1}),
    (48, "west", "S>1", ["W rest", "W at TH"], {"u TH": 1, "$": -2, "S": 1}),
    (51, "east", "P<1", ["E rest", "E done"], {"police": [51], "P": -1, "S": 1}),
    (61, "west", "+uW!E", ["W rest", "E at SH", "W at TH", "W at TH"], {"u SH": 1, "u TH": 2}),
    (62, "east", "+uE!W", ["E rest", "E at SH", "E at SH", "W at TH"], {"u SH": 2, "u TH": 1}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "side", "ignored", "answers", "different"), IGNORED, ids=[str(row[0]) for row in IGNORED]
)
def test_4_4_one_arrow_or_icon_of_a_dual_card_is_ignored(
    number: int, side: str, ignored: str, answers: list[str], different: dict[str, Any]
) -> None:
    scene = germany(side, number)
    before = scene.board()
    scene.play("event", number)
    scene.do("ignore", ignored)
    if scene.step == "ChooseIcon":
        assert scene.offered("ignore") == set()  # only one
    scene.answer(*answers)
    assert changes(before, scene.board()) == different
    assert scene.step == "TakeTurn"


def test_4_4_nothing_of_a_coloured_card_is_ignored() -> None:
    scene = germany("east", 2)
    scene.play("event", 2)
    assert scene.refused("ignore", "+uE") == ("not-offered", "4.4")
