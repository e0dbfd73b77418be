"""The documentation stays true: excerpts are copied from the real files, and links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"# (tests/parley/\S+)\n")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def excerpts() -> list[tuple[str, str]]:
    """Each fenced block of the guide that names its file in the first line, as (file, the rest)."""
    found = []
    for _, block in FENCE.findall(GUIDE.read_text(encoding="utf-8")):
        source = SOURCE.match(block)
        if source:
            found.append((source[1], block[source.end() :]))
    return found


def links(page: Path) -> list[str]:
    """The relative links of a page, without those in code."""
    prose = re.sub(r"`[^`\n]*`", "", FENCE.sub("", page.read_text(encoding="utf-8")))
    return [link for link in LINK.findall(prose) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """What the headings of a page can be linked by: `{#id}` where given, else the words with dashes."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE):
        given = re.search(r"\{#(\S+)\}$", heading)
        words = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(given[1] if given else words)
    return found


def test_the_guide_has_excerpts_of_every_file() -> None:
    quoted = {file for file, _ in excerpts()}
    assert {f"tests/parley/{name}.py" for name in ("pack", "state", "rules", "game")} <= quoted


@pytest.mark.parametrize(("file", "excerpt"), excerpts())
def test_excerpt_is_copied_from_its_file(file: str, excerpt: str) -> None:
    wanted = lines_of(excerpt)
    there = lines_of((ROOT / file).read_text(encoding="utf-8"))
    found = any(there[at : at + len(wanted)] == wanted for at in range(len(there)))
    assert wanted, f"an empty excerpt of {file}"
    assert found, f"not in {file} any more:\n{excerpt}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_relative_links_lead_to_a_file(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name} links to {link}, which does not exist"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name} links to {link}, and there is no such heading"
