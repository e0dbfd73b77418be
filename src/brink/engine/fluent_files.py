"""What a Fluent file says, read fast.

Fluent's own parser goes letter by letter: a second for each language of all titles. Nine of ten messages stand on
a line or two and say words, arguments and other messages; those are read here, and it reads the rest.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

# A message begins where a line does; so does a comment, which says nothing.
BEGINNINGS: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
COMMENT: Final = re.compile(r"#{1,3}(?: [^\n]*)?\s*")
NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
# In braces an argument or another message; all else in braces is for Fluent to read.
WORDS: Final = r"(?:[^{}\s]|\{ *\$?" + NAME + r" *\})(?:[^{}\n\r\t]|\{ *\$?" + NAME + r" *\})*"
MESSAGE: Final = re.compile(rf"({NAME}) *= *({WORDS})?((?:\n +\.{NAME} *= *{WORDS})*)\s*")
ATTRIBUTE: Final = re.compile(rf"\n +\.({NAME}) *= *({WORDS})")
IN_BRACES: Final = re.compile(rf"\{{ *(\$?)({NAME}) *\}}")


@cache
def read(text: str) -> ast.Resource:
    """What is read is never changed."""
    return ast.Resource([entry for part in BEGINNINGS.split(text) for entry in _entries(part)])


def _entries(part: str) -> list[ast.EntryType]:
    if not part.strip() or COMMENT.fullmatch(part):
        return []
    found = MESSAGE.fullmatch(part)
    if found is None or not (found[2] or found[3]):
        body: list[ast.EntryType] = FluentResource(part).body
        return body
    name, words, attributes = found.groups()
    return [
        ast.Message(
            ast.Identifier(name),
            _pattern(words) if words else None,
            [ast.Attribute(ast.Identifier(key), _pattern(said)) for key, said in ATTRIBUTE.findall(attributes)],
        )
    ]


def _pattern(words: str) -> ast.Pattern:
    elements: list[ast.TextElement | ast.Placeable] = []
    at = 0
    words = words.rstrip(" ")
    for found in IN_BRACES.finditer(words):
        if found.start() > at:
            elements.append(ast.TextElement(words[at : found.start()]))
        identifier = ast.Identifier(found[2])
        elements.append(
            ast.Placeable(ast.VariableReference(identifier) if found[1] else ast.MessageReference(identifier))
        )
        at = found.end()
    if at < len(words):
        elements.append(ast.TextElement(words[at:]))
    return ast.Pattern(elements)
