"""Content: every error names the file, the line and what was expected."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from brink.engine import Content, ContentError, Vocabulary
from brink.engine.content import dotted, line_of
from engine.tools import PARLEY_FOLDER
from parley import Parley

STANDARD = PARLEY_FOLDER / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Parley's standard pack."""
    return Path(shutil.copytree(STANDARD, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str, count: int = 1) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")


def in_cards(old: str, new: str) -> Callable[[Path], None]:
    return lambda folder: change(folder, "cards.toml", old, new)


def in_pack(old: str, new: str) -> Callable[[Path], None]:
    return lambda folder: change(folder, "pack.toml", old, new)


@pytest.mark.parametrize(
    ("spoil", "where", "says"),
    [
        (
            in_cards("copies = 3", "copys = 3"),
            "cards.toml:11:",
            "cards[1].copys: object contains unknown field `copys`",
        ),
        (in_cards("copies = 3", "copies = 3\ncost = 2"), "cards.toml:12:", "contains unknown field `cost`"),
        (in_cards("copies = 3", 'copies = "3"'), "cards.toml:11:", "cards[1].copies: expected `int`, got `str`"),
        (in_cards("copies = 6", "copies = 6.5"), "cards.toml:17:", "cards[2].copies: expected `int`, got `float`"),
        (in_cards("copies = 3\n", ""), "cards.toml:9:", "cards[1]: object missing required field `copies`"),
        (
            in_cards('provenance = "house"', 'provenance = "hearsay"'),
            "cards.toml:7:",
            "cards[0].provenance: invalid enum value 'hearsay'",
        ),
        (in_cards("[[cards]]", "[cards]"), "cards.toml:", "not valid TOML"),
        (in_cards("copies = 9", "copies = "), "cards.toml", "not valid TOML: Invalid value (at line 5, column 10)"),
        (
            in_cards('"score 1; draw 1"', '"score 1; dance 1"'),
            "cards.toml:12:",
            "cards[1].effect: unknown word 'dance'; known are cancel, draw, look, roll, score, steal",
        ),
        (
            in_cards('"roll 4"', '"roll 4 5"'),
            "cards.toml:18:",
            "cards[2].effect: 'roll' takes 1 values, here are 2",
        ),
        (in_cards('"cancel"', '"cancel 1"'), "cards.toml:36:", "cards[5].effect: 'cancel' takes 0 values, here are 1"),
        (in_cards('"roll 4"', '"roll four"'), "cards.toml:18:", "'roll' expects a whole number, not 'four'"),
        (in_cards('"look hand"', '"look deck"'), "cards.toml:24:", "'look' expects one of hand, not 'deck'"),
        (in_cards("copies = 9", "copies = 0"), "cards.toml:3:", "cards: the deck needs at least 24 cards, it has 23"),
        (in_pack('"parley"', '"chess"'), "pack.toml:1:", "game: this pack is for 'chess', not for 'parley'"),
        (in_pack('title = "Parley"', ""), "pack.toml:1:", "the file: object missing required field `title`"),
        (in_pack('title = "Parley"', "title = 3"), "pack.toml:3:", "title: expected `str`, got `int`"),
        (
            in_pack('title = "Parley"', 'title = "Parley"\nprice = 3'),
            "pack.toml:4:",
            "price: object contains unknown field `price`",
        ),
        (lambda folder: (folder / "cards.toml").unlink(), "", "the file cards.toml is missing"),
        (lambda folder: (folder / "pack.toml").unlink(), "", "the file pack.toml is missing"),
        (
            lambda folder: (folder / "cards.toml").write_bytes(b'id = "Espi\xf3n"'),
            "cards.toml",
            "not valid TOML: 'utf-8' codec can't decode",
        ),
    ],
)
def test_an_error_names_file_line_and_what_was_expected(folder, spoil, where, says):
    Parley().load_pack(folder)
    spoil(folder)
    with pytest.raises(ContentError) as error:
        Parley().load_pack(folder)
    text = str(error.value)
    assert text.startswith(f"{folder / where}" if where else f"{folder}: ")
    assert says in text
    assert "\n" not in text


def test_a_folder_without_content_is_refused(tmp_path):
    with pytest.raises(ContentError, match=r"there is no \.toml file in this folder"):
        Content.at(tmp_path / "nowhere")


def test_a_pack_for_another_game_is_refused_before_its_cards_are_read(folder):
    change(folder, "pack.toml", '"parley"', '"chess"')
    change(folder, "cards.toml", "effect", "defect")
    with pytest.raises(ContentError, match="this pack is for 'chess'"):
        Parley().load_pack(folder)


class TestHash:
    @pytest.mark.parametrize(
        "spoil",
        [
            in_cards("# The cards of Parley.", "# Les cartes."),
            in_cards("copies = 9", "copies   =   9  # a comment"),
            in_cards('id = "envoy"\ncopies = 9\n', 'copies = 9\n\n\nid = "envoy"\n'),
            in_cards('"score 1"', "'score 1'"),
            in_cards('"score 1"', '"""score 1"""'),
            in_cards("copies = 9", "copies = 0x9"),
            in_pack('name = "standard"', 'name = "mine"'),
            in_pack('title = "Parley"', 'title = "Parlay"\nnote = "typed in at home"'),
            in_cards('provenance = "house"', 'provenance = "rulebook"'),
            in_cards('provenance = "house"', 'provenance = "house"\nfilled = "the copies"'),
        ],
    )
    def test_comments_layout_asides_and_the_name_of_the_pack_do_not_count(self, folder, spoil):
        before = Content.at(folder).hash()
        spoil(folder)
        assert Content.at(folder).hash() == before

    @pytest.mark.parametrize(
        "spoil",
        [
            in_cards("copies = 9", "copies = 8"),
            in_cards('"score 1"', '"score 2"'),
            in_cards('"envoy"', '"envoi"'),
            in_cards("copies = 9", "copies = 9\nfilled = 3"),
            in_cards("copies = 9", 'copies = 9\nnote = "new"'),
            lambda folder: (folder / "more.toml").write_text("a = 1"),
            lambda folder: (folder / "cards.toml").rename(folder / "kards.toml"),
        ],
    )
    def test_values_names_and_files_do(self, folder, spoil):
        before = Content.at(folder).hash()
        spoil(folder)
        assert Content.at(folder).hash() != before

    def test_what_a_game_names_as_said_by_the_way_does_not_whatever_it_is(self, folder):
        before = Content.at(folder, asides=["south_wins"]).hash()
        in_cards("copies = 9", "copies = 9\nsouth_wins = 44")(folder)
        assert Content.at(folder, asides=["south_wins"]).hash() == before == Content.at(STANDARD).hash()
        assert Content.at(folder).hash() != before

    def test_the_order_of_cards_does(self, folder):
        """Cards are numbers in records, so their order is content."""
        before = Content.at(folder).hash()
        head, *cards = (folder / "cards.toml").read_text().split("[[cards]]")
        cards[-1] += "\n"
        (folder / "cards.toml").write_text("[[cards]]".join([head, *reversed(cards)]))
        assert Content.at(folder).hash() != before

    def test_where_the_pack_lies_does_not(self, folder):
        assert Content.at(folder).hash() == Content.at(STANDARD).hash() == Parley().pack().hash


class TestVocabulary:
    words = Vocabulary({"move": (int, ("north", "south")), "stop": (), "name": (str,)})

    def test_phrases_become_data(self):
        assert self.words.compile(" move -2  south;stop ; name x-ray;") == [
            ("move", (-2, "south")),
            ("stop", ()),
            ("name", ("x-ray",)),
        ]
        assert self.words.compile("") == []

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("halt", "unknown word 'halt'; known are move, name, stop"),
            ("move 1", "'move' takes 2 values, here are 1"),
            ("move north 1", "'move' expects a whole number, not 'north'"),
            ("move 1.5 north", "'move' expects a whole number, not '1.5'"),
            ("move 1 west", "'move' expects one of north, south, not 'west'"),
            ("stop; Move 1 north", "unknown word 'Move'"),
        ],
    )
    def test_anything_else_says_what_was_expected(self, text, says):
        with pytest.raises(ValueError, match=says.replace(".", r"\.")):
            self.words.compile(text)


# `line_of` finds the place in files as people write them.
TRICKY = '''\
# a comment with [brackets] and "quotes
title = "a [bracket] = and # no comment"   # a comment = [
numbers = [
  1, 2,   # ] this does not close it
  3,
]
rows = [
  [1, 2],
  ["key = 1", "[table]"],
]
a.b = 1
deep.er.still = 2
"quoted key" = 3
'single' = 4
inline = { x = 1, y = [1, 2] }

text = """
[not.a.table]
id = "not a key"
an open [ bracket
"""
raw = \'\'\'
id = 3 [[
\'\'\'
after = 5

[table]
x = 1

[ table . inner ]  # spaces are allowed
x = 2

["quoted table".sub]
x = 3

[[cards]]
id = "first"
  [[cards.options]]
  cost = 1
  [[cards.options]]
  cost = 2
[[cards]]
id = "second"
  [[cards.options]]
  cost = 3
  [cards.options.extra]
  cost = 4
  [cards.last]
  cost = 5
'''


def line(text: str, nth: int = 1) -> int:
    """The number of the nth line that holds this text."""
    return [number for number, one in enumerate(TRICKY.split("\n"), 1) if text in one][nth - 1]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (("title",), line("title =")),
        (("numbers",), line("numbers =")),
        (("numbers", 2), line("numbers =")),
        (("rows", 1, 0), line("rows =")),
        (("a", "b"), line("a.b =")),
        (("deep", "er", "still"), line("deep.er")),
        (("quoted key",), line("quoted key")),
        (("single",), line("single")),
        (("inline", "y", 1), line("inline")),
        (("text",), line("text =")),
        (("after",), line("after =")),
        (("table",), line("[table]", 2)),
        (("table", "x"), line("x = 1", 2)),
        (("table", "inner"), line("table . inner")),
        (("table", "inner", "x"), line("x = 2")),
        (("quoted table", "sub", "x"), line("x = 3")),
        (("cards",), line("[[cards]]")),
        (("cards", 0), line("[[cards]]")),
        (("cards", 0, "id"), line('"first"')),
        (("cards", 0, "options", 1, "cost"), line("cost = 2")),
        (("cards", 1), line("[[cards]]", 2)),
        (("cards", 1, "id"), line('"second"')),
        (("cards", 1, "options", 0), line("[[cards.options]]", 3)),
        (("cards", 1, "options", 0, "cost"), line("cost = 3")),
        (("cards", 1, "options", 0, "extra", "cost"), line("cost = 4")),
        (("cards", 1, "last", "cost"), line("cost = 5")),
        (("cards", 1, "no such field"), line("[[cards]]", 2)),
        (("table", "inner", "no such field", 3), line("table . inner")),
        (("nowhere",), 1),
        ((), 1),
    ],
)
def test_line_of(path, expected):
    assert line_of(TRICKY, path) == expected


def test_the_tricky_file_is_toml_and_says_what_the_paths_say(tmp_path):
    """So that the test above is about real files."""
    (tmp_path / "pack.toml").write_text('game = "x"\nname = "y"\ntitle = "z"')
    (tmp_path / "tricky.toml").write_text(TRICKY)
    data = Content.at(tmp_path).data["tricky.toml"]
    assert data["deep"]["er"]["still"] == 2
    assert data["table"]["inner"]["x"] == 2
    assert data["quoted table"]["sub"]["x"] == 3
    assert [option["cost"] for card in data["cards"] for option in card["options"]] == [1, 2, 3]
    assert data["cards"][1]["options"][0]["extra"]["cost"] == 4
    assert "id" not in data


def test_lines_are_counted_as_an_editor_does():
    assert line_of('a = "one\u2028two\x85"\r\nb = 1\r\nc = 2\r\n', ("c",)) == 3


class Option(msgspec.Struct, forbid_unknown_fields=True):
    cost: int


class Card(msgspec.Struct, forbid_unknown_fields=True):
    options: list[Option]


class File(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]


def test_an_error_deep_in_a_list_names_its_line(tmp_path):
    (tmp_path / "pack.toml").write_text('game = "x"\nname = "y"\ntitle = "z"')
    (tmp_path / "cards.toml").write_text(
        '[[cards]]\n[[cards.options]]\ncost = 1\n[[cards]]\n[[cards.options]]\ncost = "2"\n'
    )
    with pytest.raises(ContentError, match=r"cards\.toml:6: cards\[1\]\.options\[0\]\.cost: expected `int`, got `str`"):
        Content.at(tmp_path).read("cards.toml", File)


@pytest.mark.parametrize(
    ("path", "text"),
    [((), "the file"), (("a",), "a"), (("cards", 3, "cost"), "cards[3].cost"), (("a", "b", 0, 1), "a.b[0][1]")],
)
def test_dotted(path, text):
    assert dotted(path) == text
