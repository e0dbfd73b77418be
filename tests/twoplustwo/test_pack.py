"""The pack of 2+2: every mistake is refused with file, line and reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from brink.engine import ContentError
from brink.games.volk import Volk
from brink.games.volk.twoplustwo.pack import TwoPack
from twoplustwo.scene import GAME, PACK

CONTENT = GAME.folder / GAME.content


def load(folder: Path) -> TwoPack:
    return GAME.load_pack(folder)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(CONTENT, folder)
    return folder


def entry(text: str, table: str, number: int) -> tuple[int, int]:
    """Where the entry of this running number begins and ends."""
    starts = [found.start() for found in re.finditer(rf"^\[\[{table}\]\]", text, re.MULTILINE)]
    start = starts[number]
    following = re.compile(r"^\[", re.MULTILINE).search(text, start + 1)
    return start, following.start() if following else len(text)


def spoil(folder: Path, file: str, table: str, number: int, old: str, new: str) -> int:
    """Replace something in one entry; gives the line on which it stands."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start, end = entry(text, table, number)
    assert text[start:end].count(old) == 1, f"{old!r} stands {text[start:end].count(old)} times in {table} {number}"
    at = text.index(old, start)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def test_an_untouched_copy_is_the_same_pack(copy: Path) -> None:
    assert load(copy).hash == PACK.hash
    assert PACK.hash != Volk().pack().hash


def test_the_hash_changes_with_what_a_card_says(copy: Path) -> None:
    spoil(copy, "cards.toml", "cards", 8, "$US-3 $SU-3", "$US-2 $SU-2")
    assert load(copy).hash != PACK.hash


# File, table, running number, what is replaced, by what; part of the message.
MISTAKES = [
    ("cards.toml", "cards", 8, 'event      = "SP<>1 D<>1', 'event      = "SP<>1 D<1', "mirror images"),
    ("cards.toml", "cards", 8, 'event      = "SP<>1 D<>1 $US-3 $SU-3', 'event      = "SP<>1 D<>1 $US-3', "mirror"),
    ("cards.toml", "cards", 8, 'event      = "SP<>1 D<>1', 'event      = "SP<>1 +dove D<>1', "mirror images"),
    ("cards.toml", "cards", 8, 'event      = "SP<>1', 'event      = "SP<>2', "arrows both ways come one by one"),
    ("cards.toml", "cards", 2, 'event      = "D>2', 'event      = "SP>1', "only on blue cards"),
    ("cards.toml", "cards", 2, 'event      = "D>2', 'event      = "D?2', "unknown icon 'D?2'"),
    ("cards.toml", "cards", 2, 'event      = "D>2', 'event      = "victory', "only on the space race track"),
    ("cards.toml", "cards", 0, 'shaded     = "$US+1', 'shaded     = "dollar', "unknown icon 'dollar'"),
    ("cards.toml", "cards", 2, 'beside     = "confUS"', 'beside     = "confA"', "only confUS or confSU"),
    ("cards.toml", "cards", 5, 'below      = "confA pm"', 'below      = "confB pm"', "unknown icon 'confB'"),
    ("cards.toml", "cards", 5, 'below      = "confA pm"', 'below      = "+uW@TH"', "has no such place"),
    ("cards.toml", "cards", 5, 'below      = "confA pm"', 'below      = "pm pm"', "a peacemaker stands once"),
    ("cards.toml", "cards", 5, 'event      = "-dove A', 'event      = "-dove pm A', "a peacemaker stands once"),
    ("cards.toml", "cards", 17, 'event      = "-dove×2 +uW@WB', 'event      = "-dove×2 +uW@XX', "no such place"),
    ("cards.toml", "cards", 3, 'id         = "the-soviet-atom-bomb"', 'id         = "maos-victory-in-china"', "twice"),
    ("cards.toml", "cards", 3, 'id         = "the-soviet-atom-bomb"', 'id         = "land-reform"', "twice"),
    ("cards.toml", "cards", 3, "number     = 4", "number     = 3", "'3' is there twice"),
    ("cards.toml", "cards", 3, 'colour     = "red"', 'colour     = "pink"', "pink"),
    ("cards.toml", "cards", 3, "west       = 1", 'west       = "1"', "expected `int`"),
    ("cards.toml", "cards", 3, "west       = 1", "value      = 1", "value"),
    ("cards.toml", "cards", 13, 'police     = "pale"', 'police     = ""', "star in the corner"),
    ("decks.toml", "arms", 0, 'usa        = ["$US-1"', 'usa        = ["$US"', "unknown icon '$US'"),
    ("decks.toml", "arms", 0, 'soviet     = ["$SU-2"', 'soviet     = ["3-1"', "only on the space race track"),
    ("decks.toml", "arms", 0, 'usa        = ["$US-1"', 'usa        = ["A<1"', "not stand on a card of this deck"),
    ("decks.toml", "arms", 0, 'usa        = ["$US-1"', 'usa        = ["confUS"', "not stand on a card of this deck"),
    ("decks.toml", "conflicts", 1, 'usa        = "D>2"', 'usa        = "confA"', "not stand on a card of this deck"),
    ("decks.toml", "conflicts", 1, 'usa        = "D>2"', 'usa        = "pm"', "not stand on a card of this deck"),
    ("decks.toml", "arms", 2, 'id         = "ar3"', 'id         = "ar2"', "'ar2' is there twice"),
    ("decks.toml", "conflicts", 1, 'id         = "cf2"', 'id         = "cf1"', "'cf1' is there twice"),
    ("decks.toml", "conflicts", 1, 'usa        = "D>2"', 'usa        = "D=2"', "unknown icon 'D=2'"),
    ("decks.toml", "conflicts", 2, 'soviet     = "$SU-1 +uE"', 'soviet     = "$SU-1 +uE@NW"', "no such place"),
    ("tracks.toml", "dominance", 0, 'reward     = "+uE -uW', 'reward     = "-dove -uW', "not stand on this track"),
    ("tracks.toml", "dominance", 3, 'reward     = "+uE"', 'reward     = "choice"', "not stand on this track"),
    ("tracks.toml", "space", 1, 'icons      = "3-1 $US+1"', 'icons      = "3-1 +uE"', "not stand on this track"),
    ("tracks.toml", "arms", 3, "level      = 3", "level      = 5", "5"),
]


@pytest.mark.parametrize(("file", "table", "number", "old", "new", "message"), MISTAKES)
def test_a_mistake_is_refused_with_its_line(
    copy: Path, file: str, table: str, number: int, old: str, new: str, message: str
) -> None:
    line = spoil(copy, file, table, number, old, new)
    with pytest.raises(ContentError) as refused:
        load(copy)
    assert f"{file}:{line}:" in str(refused.value)
    assert message in str(refused.value)


def test_shaded_ground_only_on_green_cards(copy: Path) -> None:
    line = spoil(copy, "cards.toml", "cards", 0, 'colour     = "green"', 'colour     = "black"')
    with pytest.raises(ContentError, match="only green cards have shaded ground") as refused:
        load(copy)
    assert f"cards.toml:{line + 5}:" in str(refused.value)  # the line of the shaded part


@pytest.mark.parametrize(
    ("file", "table", "message"),
    [
        ("cards.toml", "cards", "decade 1 has 9 cards, expected 10"),
        ("decks.toml", "arms", "expected 10 cards, here are 9"),
        ("decks.toml", "conflicts", "expected 10 cards, here are 9"),
        ("tracks.toml", "dominance", "expected all spaces"),
        ("tracks.toml", "space", "expected all spaces"),
        ("tracks.toml", "arms", "expected all spaces"),
    ],
)
def test_a_missing_entry_is_refused(copy: Path, file: str, table: str, message: str) -> None:
    path = copy / file
    text = path.read_text(encoding="utf-8")
    start, end = entry(text, table, 1)
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    with pytest.raises(ContentError, match=message) as refused:
        load(copy)
    first = text.count("\n", 0, entry(text, table, 0)[0]) + 1
    assert f"{file}:{first}:" in str(refused.value)


def test_an_arms_race_card_needs_four_decades(copy: Path) -> None:
    spoil(copy, "decks.toml", "arms", 6, '["$US-3", "$US-3", "$US-4", "$US-4"]', '["$US-3", "$US-3", "$US-4"]')
    with pytest.raises(ContentError, match="icons for four decades"):
        load(copy)


@pytest.mark.parametrize(("table", "number"), [("arms", 8), ("conflicts", 4)])
def test_H24_a_small_deck_has_two_cards_with_the_reshuffle_icon(copy: Path, table: str, number: int) -> None:
    spoil(copy, "decks.toml", table, number, "reshuffle  = true", "reshuffle  = false")
    with pytest.raises(ContentError, match="expected 2 cards with the reshuffle icon"):
        load(copy)


def test_a_missing_file_is_named(copy: Path) -> None:
    (copy / "decks.toml").unlink()
    with pytest.raises(ContentError, match=re.escape("decks.toml is missing")):
        load(copy)
