"""R106: one word for a side. And what prompts and log call units and spaces."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from brink.cli.reading import Reader
from brink.engine import Match, Outcome
from brink.engine.chance import seed_from
from brink.engine.proofreading import Proofreader
from brink.engine.texts import LANGUAGES
from brink.server.rendering import Renderer
from brink.tables import SeatInfo
from twogm.scene import GAME, MOVEMENT, NORTH, SOUTH, Scene, space_at

PACK = GAME.pack()
PLAYERS = ["Ann", "Ben"]
OTHERS = {"south": "uk", "north": "su"}
ALIKE = {"south": "us", "north": "us"}


def said(language: str, options: dict[str, Any], key: str, **args: Any) -> str:
    return str(GAME.teller(language, PACK, PLAYERS, options).sentence(key, args))


# -- sides ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "result"),
    [
        ("en", "The enemy HQ is destroyed: USSR wins."),
        ("de", "Das gegnerische HQ ist zerstört: UdSSR gewinnt."),
        ("nl", "Het vijandelijke HQ is vernietigd: USSR wint."),
        ("es", "El CG enemigo está destruido: gana URSS."),
    ],
)
def test_R106_a_side_is_called_by_its_nation(language: str, result: str) -> None:
    assert said(language, OTHERS, "outcome-hq", side=NORTH) == result
    assert "R106" in (GAME.folder / "help" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "south", "north"),
    [
        ("en", "USA (South)", "USA (North)"),
        ("de", "USA (Süden)", "USA (Norden)"),
        ("nl", "VS (Zuid)", "VS (Noord)"),
        ("es", "EE. UU. (Sur)", "EE. UU. (Norte)"),
    ],
)
def test_R106_two_sides_of_one_nation_are_told_apart(language: str, south: str, north: str) -> None:
    assert said(language, ALIKE, "begins", side=SOUTH).count(south) == 1
    assert said(language, ALIKE, "begins", side=NORTH).count(north) == 1
    match = Match(GAME, 2, seed_from("alike"), options=ALIKE, seats=PLAYERS)
    teller = GAME.teller(language, PACK, PLAYERS, ALIKE)
    roles = GAME.role_names(GAME.view(match.state, None), PACK)
    assert [teller.texts.render(key) for key in roles] == [south, north]


def test_R106_in_a_scenario_it_says_who_fights() -> None:
    names = [said("en", {"scenario": "dunkirk"}, "begins", side=side) for side in (0, 1)]
    assert sorted(names) == ["Germany begins.", "United Kingdom begins."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [OTHERS, ALIKE, {"scenario": "omaha"}], ids=["two", "one", "scenario"])
def test_R106_nothing_that_is_told_at_a_table_says_a_bare_north_or_south(
    language: str, options: dict[str, Any]
) -> None:
    """Board, log and result of a whole beginning, and how it may end."""
    match = Match(GAME, 2, seed_from("sides"), options=options, seats=PLAYERS)
    for _ in range(120):
        match.act(GAME.legal(match.state)[0])
    reader = Reader(match, language)
    told = [line.text for line in (*reader.whole_log(), *reader.board(0), *reader.board(None))]
    hqs = [said(language, options, "do-at", space=place) for place in (96, 97, 98, 99)]
    match.state.end(Outcome((0,), (1, 2), "cards", args={"side": 0}))
    told += [*hqs, *(line.text for line in reader.outcome())]
    texts = GAME.texts(language, PACK)
    for home in ("south", "north"):
        word = texts.render(f"side-{home}")
        assert not [line for line in told if word in line.replace(f"({word})", "").split()]


def test_R106_the_suite_reads_with_the_names_of_the_table() -> None:
    match = Match(GAME, 2, seed_from("suite"), options=OTHERS, seats=PLAYERS)
    assert Proofreader(GAME, match).tellers["en"].name("side", SOUTH) == "United Kingdom"


def test_R106_so_does_the_server() -> None:
    seats = [SeatInfo(seat=seat, kind="person", name=name) for seat, name in enumerate(PLAYERS)]
    known = {"game": GAME.name, "pack": "standard", "pack_hash": PACK.hash, "seats": seats}
    for options, name in ((ALIKE, "USA (Norden)"), (OTHERS, "UdSSR"), ({}, "Deutschland")):
        info: Any = SimpleNamespace(**known, options=options)
        assert Renderer(info, "de").sentence("begins", {"side": NORTH}) == f"{name} beginnt."


def test_R106_old_logs_and_results_are_read_with_the_same_names() -> None:
    """What was stored names the side by its number."""
    assert said("en", OTHERS, "hq-falls", side=SOUTH) == "HQ United Kingdom is destroyed."


# -- action points before there are any -------------------------------------------------------------------------------


def test_2_1_nobody_has_ap_while_both_bid() -> None:
    match = Match(GAME, 2, seed_from("bid"), options={}, seats=PLAYERS)
    for seat in (SOUTH, NORTH):
        view = GAME.view(match.state, seat)
        assert [player.ap for player in view.players] == [-1, -1]
        match.act(("bid", 2))
    assert [player.ap for player in GAME.view(match.state, SOUTH).players] == match.state.ap == [3, 3]


@pytest.mark.parametrize(
    ("language", "nations"),
    [
        ("en", ["USA", "Germany"]),
        ("de", ["USA", "Deutschland"]),
        ("nl", ["VS", "Duitsland"]),
        ("es", ["EE. UU.", "Alemania"]),
    ],
)
def test_2_1_the_text_table_says_no_ap_while_both_bid(language: str, nations: list[str]) -> None:
    match = Match(GAME, 2, seed_from("bid"), options={}, seats=PLAYERS)
    told = [line.text for line in Reader(match, language).board(SOUTH)]
    wanted = [f"{name}: {nation}" for name, nation in zip(PLAYERS, nations, strict=True)]
    assert [line for line in told if line.startswith(("Ann:", "Ben:"))] == wanted


# -- who stands there -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "cover"),
    [
        ("en", "Covered movement with {tank} on D2"),
        ("de", "Gedeckte Bewegung mit {tank} auf D2"),
        ("nl", "Gedekte beweging met {tank} op D2"),
        ("es", "Movimiento cubierto con {tank} en D2"),
    ],
)
def test_5_4_covered_movement_names_unit_and_space(language: str, cover: str) -> None:
    scene = Scene(MOVEMENT)
    squad, tank = scene.unit(SOUTH, "us-li", 4, 1), scene.unit(SOUTH, "us-m4", 4, 2)
    scene.choose(squad)
    teller = GAME.teller(language, PACK, PLAYERS)
    prompt = GAME.decision(scene.state, SOUTH)
    name = teller.name("card", scene.state.u_card[tank])
    action = next(action for action in scene.legal() if action[0] == "cover")
    key, args = GAME.phrase(action, prompt)
    assert teller.sentence(key, args) == cover.format(tank=name)
    assert teller.sentence(f"{key}.label", args) == f"{name} (D2)"
    scene.state.log = log = []
    scene.do(action)
    (entry,) = [entry for entry in log if entry.key == "covered-at"]
    told = teller.sentence(entry.key, entry.args)
    assert told.startswith("D2: ")
    assert name in told


@pytest.mark.parametrize("verb", ["swap", "assault", "board"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_5_who_is_met_is_named(verb: str, language: str) -> None:
    scene = Scene(MOVEMENT)
    there = {"swap": (SOUTH, "us-m4"), "assault": (NORTH, "de-li"), "board": (SOUTH, "us-truck")}[verb]
    squad, other = scene.unit(SOUTH, "us-li", 4, 1), scene.unit(*there, 4, 2)
    scene.choose(squad)
    teller = GAME.teller(language, PACK, PLAYERS)
    action = next(action for action in scene.legal() if action[0] == verb)
    told = teller.sentence(*GAME.phrase(action, GAME.decision(scene.state, SOUTH)))
    assert teller.name("card", scene.state.u_card[other]) in told
    assert "D2" in told
    assert scene.state.u_place[other] == space_at(4, 2)
