"""Help pages in four languages: block by block they cite the same rulings and name the same numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

import brink
from brink.engine.texts import LANGUAGES
from brink.server.helping import PAGES

GAMES = Path(brink.__file__).parent / "games"
FOLDERS = sorted(GAMES.rglob("help"))
CITED = re.compile(r"\b[RVH]\d+\b|§[\d.]*\d|\b(?:FAQ|EX|CR|SC)-?\d+\b")


def blocks(file: Path) -> list[tuple[str, str]]:
    """Kind and text of each heading, paragraph, item and cell."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return [(token.type, token.content) for token in markdown.parse(file.read_text(encoding="utf-8"))]


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", re.sub(r"(?<=\d),(?=\d{3})", "", text)))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_page_says_block_by_block_what_the_english_one_says(folder, name, language):
    english, translated = blocks(folder / f"{name}.md"), blocks(folder / f"{name}.{language}.md")
    assert [kind for kind, _ in translated] == [kind for kind, _ in english]
    for (_, source), (_, text) in zip(english, translated, strict=True):
        assert sorted(CITED.findall(text)) == sorted(CITED.findall(source)), text
        assert numbers(text) == numbers(source), text


def test_no_game_is_left_out():
    assert {folder.parent.name for folder in FOLDERS} == {"dictators", "twogm", "volk", "twoplustwo"}
