"""Every rule, ruling, question and card that a text of the game refers to is there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from brink.engine.texts import LANGUAGES
from dictators.scene import GAME

SOURCES = sorted(GAME.folder.glob("*.py"))
PAGES = sorted((GAME.folder / "help").glob("*.md"))
TEXTS = sorted([*(GAME.folder / "locale").glob("*.ftl"), *(GAME.folder / "content").glob("*.toml")])

RULING = re.compile(r"\b(?:R\d+|(?:FAQ|CR|EX)-\d+)\b")
SECTION = re.compile(r"§(\d+(?:\.\d+)*)")
PARAGRAPH = re.compile(r"(?<![\d.\w])(\d{1,2}\.\d{1,2})(?![\d.\w])(?! ?%)")  # in remarks also without its sign
RULE = re.compile(r"[1-9]\d?(?:\.\d{1,2})?|R\d+|R-[abc]|(?:FAQ|CR|EX)-\d+")
CODE = re.compile(r"\b[ADFIPS]\d\d\b")


def anchors(language: str) -> set[str]:
    """What can be referred to, in this language."""
    suffix = "" if language == "en" else f".{language}"
    pages = [GAME.folder / "help" / f"{name}{suffix}.md" for name in ("rules", "rulings")]
    return {anchor for page in pages for anchor in re.findall(r"\{#([\w.-]+)\}", page.read_text(encoding="utf-8"))}


ANCHORS = anchors("en")
CODES = set(
    re.findall(r'(?m)^code +=\s*"(\w+)"', "".join(file.read_text() for file in TEXTS if file.suffix == ".toml"))
)


def remarks(file: Path) -> Iterator[str]:
    """Comments and texts that stand for themselves."""
    source = file.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def rules_cited(file: Path) -> Iterator[str]:
    """The rules that are cited to players: words that look like one."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
            yield node.value


def test_all_languages_have_the_same_anchors():
    assert len(ANCHORS) > 100
    for language in LANGUAGES:
        assert anchors(language) == ANCHORS


@pytest.mark.parametrize("file", [file for file in SOURCES if file.name != "pack.py"], ids=lambda file: file.name)
def test_every_rule_that_is_cited_exists(file):
    assert [rule for rule in rules_cited(file) if rule not in ANCHORS] == []


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_every_rule_that_a_remark_refers_to_exists(file):
    said = "\n".join(remarks(file))
    found = {*RULING.findall(said), *SECTION.findall(said), *PARAGRAPH.findall(said)}
    assert found - ANCHORS == set()
    assert set(CODE.findall(said)) <= CODES


@pytest.mark.parametrize("file", [*PAGES, *TEXTS], ids=lambda file: file.name)
def test_every_rule_that_a_text_refers_to_exists(file):
    said = file.read_text(encoding="utf-8")
    found = {*RULING.findall(said), *SECTION.findall(said)}
    found |= set(re.findall(r"\]\((?:rul\w+(?:\.\w\w)?\.md)?#([\w.-]+)\)", said))
    assert found - ANCHORS == set()


def test_no_text_counts_the_rulings():
    """Their number grows: nobody says that they end with one of them."""
    for page in PAGES:
        said = page.read_text(encoding="utf-8")
        assert not re.search(r"R1 (?:to|bis|tot en met|a)\s+R\d+", said), page.name


def test_every_ruling_has_a_test():
    """`pytest -k R47_`: a test begins with the id."""
    tests = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    rulings = [anchor for anchor in ANCHORS if re.fullmatch(r"R\d+", anchor)]
    assert len(rulings) >= 54
    assert [one for one in sorted(rulings) if not re.search(rf"def test_(?:\w+_)?{one}_", tests)] == []
