"""Our fast reading of Fluent files finds what Fluent's own parser finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from brink.engine import fluent_files
from brink.engine.fluent_files import read

ROOT = Path(__file__).parents[2]
FILES = sorted(file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.ftl"))
ODD = {
    "an argument and another message": "key = { $one } of{two}, {  $three}\n",
    "words that begin as other things do": "key = .not = an attribute\nother = [not] a variant\nthird = *\n",
    "nothing but blanks after it": "key = words   \n\n\n   \nother = more",
    "attributes alone": "key =\n    .title = one { $two }\n    .heading = three\n",
    "a value and attributes": "key = said\n    .title = one\n",
    "words of several lines": "key = one\n    two\n\n    three\n    .title = four\n",
    "words in a block": "key =\n    one\n      two\n",
    "a choice": "key = { $n ->\n    [one] one thing\n   *[other] { $n } things\n}\nother = words\n",
    "a choice whose lines begin at the margin": "key = { $n ->\n[one] one\n*[other] more\n}\n",
    "a term": "-brand = Brink\nkey = of { -brand }\n",
    "a literal": 'key = { "{" } and { 3 }\n',
    "a function": "key = { NUMBER($n) }\n",
    "an attribute of another": "key = { other.title }\n",
    "comments": "# one\n## two\n### three\n#\nkey = words\n# last",
    "a comment without its space": "#one\nkey = words\n",
    "a brace too many": "key = words }\nother = words\n",
    "a brace that stays open": "key = { $n\nother = words\n",
    "no value": "key =\nother = words\n",
    "no sign": "key words\nother = words\n",
    "something before the first": "   ?\nkey = words\n",
    "ends of lines as Windows has them": "key = words\r\nother = { $n }\r\n",
    "a tabulator": "key = one\ttwo\nother =\tthree\n",
    "empty": "\n \n",
}


def entries(resource: ast.Resource) -> list[ast.EntryType]:
    """Without comments, which nobody reads, and without what only tells where something stands."""
    return [one for one in resource.body if not isinstance(one, ast.BaseComment)]


def same(text: str) -> bool:
    ours, theirs = entries(read(text)), entries(FluentResource(text))
    return len(ours) == len(theirs) and all(
        one.equals(other, ignored_fields=["span", "comment", "annotations", "content"])
        for one, other in zip(ours, theirs, strict=True)
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_file_of_ours_says_the_same(file: Path) -> None:
    assert same(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_odd_ones_say_the_same(text: str) -> None:
    assert same(text)


def test_fluents_own_parser_is_left_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is slow: a message that it need not read is read here."""
    left: list[str] = []

    def slowly(part: str) -> ast.Resource:
        left.append(part)
        return FluentResource(part)

    monkeypatch.setattr(fluent_files, "FluentResource", slowly)
    found = sum(len(read.__wrapped__(file.read_text(encoding="utf-8")).body) for file in FILES)
    assert 0 < len(left) < found / 20
