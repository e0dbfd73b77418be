"""`docs/glossary/`: one word for one thing, in each language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import brink

HOUSE = Path(brink.__file__).parent
GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary"
LANGUAGES = ("de", "nl", "es")
PARTS = {
    "The table": ("engine/locale", "server/locale", "tables/locale", "cli/locale", "web/locale"),
    "Wir sind das Volk! and 2+2": (
        "games/volk/locale",
        "games/volk/help",
        "games/volk/twoplustwo/content/locale",
        "games/volk/twoplustwo/help",
    ),
    "Revenge of the Dictators": ("games/dictators/locale", "games/dictators/help"),
    "2GM Tactics War Game": ("games/twogm/locale", "games/twogm/help"),
}


@cache
def texts(part: str, language: str) -> str:
    """All that this part says in this language, without keys, variables and remarks."""
    found = []
    for folder in PARTS[part]:
        at = HOUSE / folder
        for file in sorted([*at.glob(f"{language}.ftl"), *at.glob(f"{language}.*.ftl")]):
            said = re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
            found.append(re.sub(r"^(\s+\.)?[a-zA-Z][\w-]*\s*=", "", said, flags=re.MULTILINE))
        found += [" ".join(json.loads(file.read_text()).values()) for file in at.glob(f"{language}.json")]
        pages = at.glob("*.md") if language == "en" else at.glob(f"*.{language}.md")
        found += [file.read_text(encoding="utf-8") for file in pages if language != "en" or file.name.count(".") == 1]
    return re.sub(r"\{ \$\w+", "", "\n".join(found))


def uses(text: str, word: str) -> re.Match[str] | None:
    """From its beginning; `word.` alone; capitals count for nothing."""
    end = r"\b" if word.endswith(".") else ""
    return re.search(rf"\b{re.escape(word.removesuffix('.'))}{end}", text, re.IGNORECASE)


def rows() -> Iterator[tuple[str, str, str, list[str], list[str]]]:
    """Language, part, English term, our words, words we do not use."""
    for language in LANGUAGES:
        part = ""
        for line in (GLOSSARY / f"{language}.md").read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                part = line.removeprefix("## ")
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("|") and cells[0] != "English" and not set(cells[0]) <= {"-"}:
                english, ours, others = cells
                yield language, part, english, ours.split(" / "), [one.strip() for one in others.split(",") if one]


ROWS = list(rows())
FOREIGN = {"de": "\"'”«»", "nl": "\"'„«»", "es": "\"'„"}  # marks that the language does not quote with


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_its_words(language):
    assert {part for one, part, *_ in ROWS if one == language} == set(PARTS)


@pytest.mark.parametrize(("language", "part", "english", "ours", "others"), ROWS, ids=lambda cell: str(cell)[:30])
def test_a_term(language, part, english, ours, others):
    term = re.sub(r"\(.*?\)", "", english).strip()
    assert any(uses(texts(part, "en"), one.strip()) for one in term.split(",")), f"{term}: not in use in English"
    for word in ours:
        assert uses(texts(part, language), word), f"{word}: not in use"
    for word in others:
        found = uses(texts(part, language), word)
        assert found is None, f"{word}: {texts(part, language)[max(0, found.start() - 60) : found.end() + 40]!r}"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language, part):
    said = re.sub(r"`[^`]*`|\{[^}]*\}", "", texts(part, language))  # code is no prose
    assert said
    found = re.search(f"[{FOREIGN[language]}]", said)
    assert found is None, repr(said[max(0, found.start() - 60) : found.end() + 40])


def test_a_build_point_bears_its_whole_name_in_spanish():
    """A bare “punto” could be a victory point too."""
    said = texts("Wir sind das Volk! and 2+2", "es")
    spent = r"(?:desmantel|constru|cuesta|gast|pierde)\w*(?:\s+[\w$]+){0,3}\s+puntos?\b"
    assert re.search(rf"{spent}\s+de\s+construcción", said)
    found = re.search(rf"{spent}(?!\s+de\s+(?:construcción|victoria))", said)
    assert found is None, repr(found)
