"""The pack: the notation of icons, and that every mistake in a content file is refused with file, line and reason."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from brink.engine import Chance, Content
from brink.engine.chance import seed_from
from brink.games.volk.events import trigger
from brink.games.volk.icons import EAST, NEUTRAL, WEST, read_icons
from brink.games.volk.pack import VolkPack
from brink.games.volk.state import by_player
from packs import Mistake, check_mistake
from volk.scene import GAME, PACK

CONTENT = GAME.folder / "content"


def load(folder: Path) -> VolkPack:
    return VolkPack(Content.at(folder))


# -- the notation --------------------------------------------------------------------------------------------------


def test_an_icon_with_all_its_marks() -> None:
    (icon, again) = read_icons("+uW@WG!E×2(max1)")
    assert icon == again
    assert (icon.kind, icon.side, icon.place, icon.coat, icon.limit) == ("+u", WEST, "WG", EAST, 1)
    assert icon.name == "+uW@WG!E(max1)"


def test_a_double_arrow_is_two_icons() -> None:
    left, other = read_icons("P<2")
    assert left == other
    assert (left.kind, left.left, left.right, left.colour) == ("P", 1, 0, WEST)
    (right,) = read_icons("$>1")
    assert (right.kind, right.left, right.right, right.colour) == ("$", 0, 1, EAST)
    (both,) = read_icons("A<>1")
    assert (both.left, both.right, both.colour) == (1, 1, NEUTRAL)


@pytest.mark.parametrize(
    "text", ["+uX", "nonsense", "P<", "+uW×", "+uW@@NW", "P?1", "+mpE", "mvW", "-lsW", "-ls0E", "P<1!E", "S>1@WG"]
)
def test_what_is_no_icon(text: str) -> None:
    with pytest.raises(ValueError, match="icon"):
        read_icons(text)


@pytest.mark.parametrize("text", ["-bE×2(max1)", "run(max1)", "mvE×2(max1)", "-mpE(max1)"])
def test_only_unrest_and_living_standard_have_a_limit(text: str) -> None:
    """A limit counts by province; these icons are about a line, a factory or two provinces."""
    with pytest.raises(ValueError, match="have a limit"):
        read_icons(text)


def test_colours_of_the_words() -> None:
    """§5: what acts on the East is red; the Wall and the Stasi's end have no colour."""
    colours = {word: read_icons(word)[0].colour for word in ("run", "polR", "polP", "guillaume", "wall", "stasi-off")}
    assert colours == {
        "run": EAST,
        "polR": EAST,
        "polP": EAST,
        "guillaume": EAST,
        "wall": NEUTRAL,
        "stasi-off": NEUTRAL,
    }


def test_every_icon_has_its_own_message() -> None:
    assert len(set(PACK.names["icon"])) == len(PACK.icons)
    assert all(re.fullmatch(r"icon-[a-z0-9-]+", key) for key in PACK.names["icon"])


# -- mistakes ------------------------------------------------------------------------------------------------------

MISTAKES: list[Mistake] = [
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event      = "-uQ×2"', 'event      = "-uQ×2"', "unknown icon"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "-uE@NW"', 'event = "-uE@NW"', "no such place"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "+bW@CS"', 'event = "+bW@CS"', "no such place"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "stop"', 'event = "stop"', "possible: PL, CS"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "repair@PL"', 'event = "repair@PL"', "no such place"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "-uW@NI+HH"', 'event = "-uW@NI+HH"', "no such place"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "run@EB"', 'event = "run@EB"', "possible: none"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "-uE@RH×2"', 'event = "-uE@RH×2"', "no such place"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "S>1 -dove"', 'event = "S>1 -dove"', "icon of 2+2 only"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "D>1"', 'event = "D>1"', "icon of 2+2 only"),
    ("cards.toml", 'event      = "-uE×2 $<1 S>1"', 'event = "polR"', '[[cards]]', "go together"),
    ("cards.toml", 'id         = "land-reform"', 'id = "guillaume-affair"', 'id         = "guillaume-affair"', "twice"),
    ("cards.toml", "number     = 2\n", "number = 1\n", "number = 1\n", "card 1 is there twice"),
    ("cards.toml", "decade     = 1", "decade = 5", "decade = 5", "from 1 to 4"),
    ("cards.toml", 'colour     = "red"', 'colour = "pink"', 'colour = "pink"', "pink"),
    ("cards.toml", "west       = 2", 'west = "two"', 'west = "two"', "int"),
    ("cards.toml", "decade     = 1\n", "decade = 2\n", "[[cards]]", "19 normal cards, expected 20"),
    ("cards.toml", "special    = true", "special    = false", "[[cards]]", "21 normal cards"),
    ("map.toml", 'id         = "NI"', 'id = "SH"', 'id = "SH"', "twice"),
    ("map.toml", 'id         = "WB"', 'id = "XX"', "[[provinces]]", "are missing"),
    ("map.toml", 'supplies   = "us"', 'supplies = "french"', "[[provinces]]", "exactly one province supplies"),
    ("map.toml", 'state      = "west"', 'state = "east"', "[[provinces]]", "first the provinces of the West"),
    ("map.toml", 'kind       = "hamburg"', 'kind = "city"', "[[sites]]", "a city has one province"),
    ("map.toml", 'kind       = "rheinsberg"', 'kind = "city"', "[[sites]]", "of the kind rheinsberg"),
    ("map.toml", 'country    = "CS"\n', "", "[[sites]]", "has a country"),
    ("map.toml", 'id         = "dortmund"', 'id = "dorstfeld"', "[[sites]]", "a factory stands there at the start"),
    ("map.toml", 'province   = "NW"', 'province = "XX"', 'province = "XX"', "no province XX"),
    ("map.toml", '"flensburg - kiel"', '"flensburg to kiel"', "lines ", "expected 'one - other'"),
    ("map.toml", '"flensburg - kiel"', '"flensburg - kiel x3"', "lines ", "expected 'one - other'"),
    ("map.toml", '"flensburg - kiel"', '"flensburg - rostock"', "lines ", "no connection crosses the border"),
    ("map.toml", '"SH MV"', '"SH XX"', "pairs ", "expected two provinces"),
    ("map.toml", '"SH MV"', '"SH NI"', "pairs ", "between West and East"),
    ("tracks.toml", '"run", "run", ', '"run", ', "west ", "expected 6 spaces, here are 5"),
    ("tracks.toml", '"run", "run", ', '"run", "walk", ', "west ", "unknown icon 'walk'"),
    ("tracks.toml", '"run", "run", ', '"run", "+uW", ', "west ", "'+uW' does not stand on this track"),
    ("tracks.toml", '"run", "run", ', '"run", "-bE@SN", ', "west ", "'-bE@SN' does not stand on this track"),
    ("tracks.toml", '"run", "run", ', '"run", "+uE!E", ', "west ", "'+uE!E' does not stand on this track"),
    ("tracks.toml", '"run", "run", ', '"run", "wall", ', "west ", "'wall' does not stand on this track"),
    ("tracks.toml", "cubes = [1, 1, ", "cubes = [1, ", "cubes ", "expected 6 spaces"),
    ("tracks.toml", "ends = 6", "ends = 7", "ends ", "expected 6 spaces"),
    ("tracks.toml", "ends = 6", "ends = 6\nextra = 1", "extra = 1", "unknown field"),
]  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES, ids=[f"{row[0]} {row[2][:30].strip()}" for row in MISTAKES])
def test_a_mistake_is_refused_with_file_line_and_reason(mistake: Mistake, tmp_path: Path) -> None:
    check_mistake(load, CONTENT, tmp_path, mistake)


def test_a_limit_counts_west_berlin_as_one_province(tmp_path: Path) -> None:
    """No printed card has this icon, but a pack may; a sector must not be taken for the province of its number."""
    folder = copytree(CONTENT, tmp_path / "pack")
    cards = folder / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace('"+bW×3 -uW@WG"', '"+lsW×2(max1)"'), encoding="utf-8")
    pack = load(folder)
    state = GAME.setup(2, {}, Chance(seed_from("limit")), pack)
    trigger(state, by_player(state, WEST), pack.card_numbers.index(13))
    GAME.advance(state)
    GAME.apply(state, ("sector", 0))
    legal = GAME.legal(state)
    assert not [action for action in legal if action[0] == "sector"]
    assert [action[1] for action in legal] == list(pack.west_germany)


def test_the_content_itself_is_right() -> None:
    assert load(CONTENT).hash == PACK.hash
