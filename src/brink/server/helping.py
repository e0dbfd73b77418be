"""Help pages: the game's Markdown as HTML that a page may insert.

Raw HTML in the Markdown is escaped, so a pack or translation cannot bring a script along. `{#2.3}` at the end of a
heading becomes its id. A link to another page or paragraph carries `data-page` and `data-anchor`, because in the
browser the address belongs to the shell.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

PAGES: Final = ("rules", "rulings")
_ANCHOR: Final = re.compile(r"\s*\{#([\w.\-]+)\}\s*$")
_LINK: Final = re.compile(r"(?:(?P<page>[\w-]+)(?:\.[a-z]{2})?\.md)?(?:#(?P<anchor>[\w.\-]+))?")


def file_of(folder: Path, page: str, language: str) -> Path | None:
    """The page in this language, else in English; None if the game has no such page."""
    for file in (folder / f"{page}.{language}.md", folder / f"{page}.md"):
        if file.is_file():
            return file
    return None


def page(file: Path, name: str) -> str:
    facts = file.stat()
    return _html(file, name, facts.st_mtime_ns)


@lru_cache(64)
def _html(file: Path, name: str, stamp: int) -> str:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.push("anchors", _anchors)
    markdown.core.ruler.push("links", _links)
    return str(markdown.render(file.read_text(encoding="utf-8"), {"page": name}))


def _anchors(state: StateCore) -> None:
    for before, token in zip(state.tokens, state.tokens[1:], strict=False):
        if token.type != "inline" or not token.children:
            continue
        last = token.children[-1]
        found = _ANCHOR.search(last.content) if last.type == "text" else None
        if found:
            before.attrSet("id", found[1])
            last.content = last.content[: found.start()]


def _links(state: StateCore) -> None:
    for token in state.tokens:
        for child in token.children or []:
            if child.type == "link_open":
                _link(child, state.env["page"])


def _link(link: Token, page: str) -> None:
    target = str(link.attrGet("href") or "")
    found = _LINK.fullmatch(target)
    if found:
        link.attrSet("data-page", found["page"] or page)
        link.attrSet("data-anchor", found["anchor"] or "")
        link.attrSet("href", "#")
    else:
        link.attrSet("rel", "noreferrer noopener")
        link.attrSet("target", "_blank")


def title_of(folder: Path, language: str) -> str | None:
    """The game's name: the first heading of its rules, up to the colon."""
    file = file_of(folder, "rules", language)
    if file is None:
        return None
    with file.open(encoding="utf-8") as lines:
        heading = next((line[2:].strip() for line in lines if line.startswith("# ")), "")
    return _ANCHOR.sub("", heading).partition(":")[0].strip() or None
