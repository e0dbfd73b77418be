"""One entry of a file is changed, and all else stays as somebody typed it in."""

from __future__ import annotations

import tomllib

import pytest

from brink.engine import BrinkError
from brink.engine.editing import compose, lines_of, literal, spans, values_of, with_field, with_message
from brink.engine.registry import games
from brink.engine.texts import Texts

FILE = '''# The head of the file.
turns = 3

# About the first card.
[[cards]]
id     = "envoy"   # who comes first
cost   = 2
note   = """
[[cards]]
no = "card"
"""

[[cards]]
id     = "spy"
map    = [
    "..#",   # a row
    "b..",
]
[cards.deck]
envoy = 7

# Between two entries.

[track]
spaces = [1, 2, 3]
# The end.
'''
ENVOY, SPY, TRACK = 1, 2, 3


def entry(number: int) -> str:
    return lines_of(FILE, spans(FILE)[number])


def test_entries_are_elements_tables_and_single_values():
    assert [span.path for span in spans(FILE)] == [("turns",), ("cards", 0), ("cards", 1), ("track",)]
    assert entry(0) == "turns = 3"
    assert entry(ENVOY).startswith("[[cards]]\nid     =")
    assert entry(ENVOY).endswith('\n"""'), "what is in a long string is no entry"
    assert entry(SPY).endswith("envoy = 7"), "a table inside an entry belongs to it; remarks between two do not"
    assert entry(TRACK) == "[track]\nspaces = [1, 2, 3]"


def test_other_lines_for_one_entry_leave_the_rest_alone():
    made = compose(FILE, {ENVOY: '[[cards]]\nid = "king"\n'})
    assert made.text == FILE.replace(entry(ENVOY), '[[cards]]\nid = "king"')
    lines = made.text.split("\n")
    for number, (first, last) in enumerate(made.places):
        text = "\n".join(lines[first - 1 : last])
        assert text == ('[[cards]]\nid = "king"' if number == ENVOY else entry(number))
        assert made.entry_at(first) == made.entry_at(last) == number
    assert made.entry_at(1) is None
    assert compose(FILE, {}).text == FILE


def test_an_entry_can_go_and_others_can_come():
    gone = compose(FILE, {ENVOY: ""})
    assert [card["id"] for card in tomllib.loads(gone.text)["cards"]] == ["spy"]
    two = compose(FILE, {SPY: entry(ENVOY) + "\n\n" + entry(SPY)})
    assert [card["id"] for card in tomllib.loads(two.text)["cards"]] == ["envoy", "envoy", "spy"]


def test_a_value_keeps_its_place_and_its_remark():
    changed = with_field(entry(ENVOY), "id", 'a "king" # or two')
    assert changed == entry(ENVOY).replace('"envoy"', '"a \\"king\\" # or two"')
    assert values_of(changed)["id"] == 'a "king" # or two'


def test_a_value_over_several_lines_is_replaced_as_a_whole():
    changed = with_field(entry(SPY), "map", ["#", "."])
    assert changed == '[[cards]]\nid     = "spy"\nmap    = ["#", "."]\n[cards.deck]\nenvoy = 7'
    assert values_of(with_field(entry(ENVOY), "note", "short"))["note"] == "short"


def test_a_new_field_stands_below_the_others_in_their_column():
    changed = with_field(entry(SPY), "cost", 4)
    assert changed.split("\n")[5:8] == ["]", "cost   = 4", "[cards.deck]"]
    assert with_field(changed, "cost", None) == entry(SPY)
    assert with_field(entry(SPY), "cost", None) == entry(SPY), "what is not there cannot be taken out"
    assert with_field(entry(SPY), "map", None) == '[[cards]]\nid     = "spy"\n[cards.deck]\nenvoy = 7'


def test_only_the_entrys_own_fields_are_meant():
    changed = with_field(entry(SPY), "envoy", 1)
    assert values_of(changed) == {**values_of(entry(SPY)), "envoy": 1}


@pytest.mark.parametrize(("text", "why"), [("turns = 3", "this is no table"), ('[a]\nx = "', "not valid TOML")])
def test_what_cannot_be_set_gets_a_sentence(text, why):
    with pytest.raises(BrinkError, match=why):
        with_field(text, "x", 1)


@pytest.mark.parametrize(
    "value", [True, -3, "", "two\nlines\t\\ \x7f é", [], [1, 2], ["a", "b"], ["long " * 10] * 12], ids=repr
)
def test_literals_say_what_they_stand_for(value):
    assert tomllib.loads(f"x = {literal(value)}") == {"x": value}


def test_a_literal_of_anything_else_is_refused():
    with pytest.raises(BrinkError, match="a dict cannot be written"):
        literal({})


@pytest.mark.parametrize("text", ["x =", "[a]\nx = 1\n[b]\ny = 2", "x = 1", "[[a]]\nx = 1\n[[a]]\nx = 2"])
def test_what_is_no_single_table_has_no_values(text):
    assert values_of(text) is None


def test_every_field_of_every_title_can_be_set_again():
    """The form of an entry says what its lines say, and writing that again changes nothing but their layout."""
    tried = 0
    for game in games().values():
        content = game.pack().content
        for file, text in content.texts.items():
            if file == "pack.toml":
                continue
            for span in spans(text):
                lines, known = lines_of(text, span), content.data[file]
                for part in span.path:
                    known = known[part]
                assert values_of(lines) == known
                name, value = next(iter(known.items()))
                if not isinstance(value, dict):
                    tried += 1
                    assert values_of(with_field(lines, name, value)) == known, (file, span)
    assert tried > 500


def test_a_message_is_replaced_or_added_and_is_what_it_looks_like():
    before = "# Names.\ncard-envoy = Envoy\ncard-spy = Spy\n"
    after = with_message(before, "card-envoy", "  An envoy {of}\n two lines ")
    after = with_message(after, "card-king", "[King]")
    texts = Texts("en", [{"en.ftl": after}])
    assert texts.render("card-envoy") == "An envoy {of} two lines"
    assert (texts.render("card-spy"), texts.render("card-king")) == ("Spy", "[King]")
    assert after.startswith("# Names.\n")
