"""Changing one entry of a content file, and one message of its texts, as a person would: all else stays as it was.

A file is never written anew from its data: comments, order and layout are part of what somebody typed in.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from brink.engine.anything import Plain
from brink.engine.content import Landmark, Path_, landmarks
from brink.engine.errors import BrinkError

WIDE: Final = 100  # characters of a list before each of its items gets a line of its own


class Span(NamedTuple):
    """The lines of one entry, from its header to its last value. What lies between two entries belongs to neither."""

    path: Path_  # `("cards", 3)`, `("prestige",)`
    first: int
    last: int


def spans(text: str) -> list[Span]:
    """The entries of a file from top to bottom: elements of arrays of tables, tables, and values outside any table."""
    found: list[Span] = []
    lines = text.split("\n")
    begins = list(_tops(text))
    for mark, following in zip(begins, [*begins[1:], None], strict=True):
        last = following.line - 1 if following else len(lines)
        while last > mark.line and _says_nothing(lines[last - 1]):
            last -= 1
        found.append(Span(_top(mark.path), mark.line, last))
    return found


def _tops(text: str) -> Iterator[Landmark]:
    """Where another entry begins."""
    before: Path_ = ()
    for mark in landmarks(text):
        if _top(mark.path) != before:
            before = _top(mark.path)
            yield mark


def _top(path: Path_) -> Path_:
    return path[:2] if len(path) > 1 and isinstance(path[1], int) else path[:1]


def _says_nothing(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def lines_of(text: str, span: Span) -> str:
    return "\n".join(text.split("\n")[span.first - 1 : span.last])


class Composed(NamedTuple):
    """A file with other entries in it, and where each entry of the file it was made of begins and ends now."""

    text: str
    places: list[tuple[int, int]]

    def entry_at(self, line: int) -> int | None:
        """The number of the entry that has this line; None: it is in none of them."""
        return next((at for at, (first, last) in enumerate(self.places) if first <= line <= last), None)


def compose(text: str, instead: Mapping[int, str]) -> Composed:
    """The file with other lines for some of its entries, by their numbers. No lines: the entry is gone."""
    lines, made = text.split("\n"), []
    places: list[tuple[int, int]] = []
    done = 0
    for at, span in enumerate(spans(text)):
        made += lines[done : span.first - 1]
        own = instead[at].strip("\n") if at in instead else None
        kept = lines[span.first - 1 : span.last] if own is None else own.split("\n") if own else []
        places.append((len(made) + 1, len(made) + len(kept)))
        made += kept
        done = span.last
    return Composed("\n".join([*made, *lines[done:]]), places)


def values_of(text: str) -> Plain | None:
    """What the lines of one entry say, by field; None where they are no single table."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None
    if len(found) != 1:
        return None
    value = next(iter(found.values()))
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    return value if isinstance(value, dict) else None


def with_field(text: str, field: str, value: object) -> str:
    """The lines of an entry with another value for one of its own fields. None takes the field out."""
    own = list(_own_keys(text))
    if not own:
        raise BrinkError(f"'{field}' cannot be set here: this is no table")
    lines = text.split("\n")
    here = next((mark for mark in own if mark.path[-1] == field), None)
    if here is None:
        if value is None:
            return text
        last = _ends(lines, own[-1].line)
        before = lines[own[-1].line - 1]
        wide = before.index("=") if "=" in before else 0
        return "\n".join([*lines[:last], f"{field} ".ljust(wide) + f"= {literal(value)}", *lines[last:]])
    last = _ends(lines, here.line)
    if value is None:
        return "\n".join([*lines[: here.line - 1], *lines[last:]])
    begin = lines[here.line - 1]
    start = begin.index("=") + 1
    start += len(begin[start:]) - len(begin[start:].lstrip())
    remark = _remark(lines[here.line - 1 : last])
    return "\n".join([*lines[: here.line - 1], begin[:start] + literal(value) + remark, *lines[last:]])


def _own_keys(text: str) -> Iterator[Landmark]:
    """The keys of the entry's own table: up to the next header."""
    own: Path_ | None = None
    for mark in landmarks(text):
        if mark.header and own is not None:
            return
        if mark.header:
            own = mark.path
        elif own is not None and len(mark.path) == len(own) + 1:
            yield mark


def _ends(lines: list[str], first: int) -> int:
    """The line at which the value that begins here ends: the first with which it can be read."""
    for last in range(first, len(lines) + 1):
        try:
            tomllib.loads("\n".join(lines[first - 1 : last]))
        except tomllib.TOMLDecodeError:
            continue
        return last
    raise BrinkError(f"line {first} of the entry is not valid TOML")


def _remark(lines: list[str]) -> str:
    """The comment behind a value, with the blanks before it."""
    last, before = lines[-1], lines[:-1]
    for at, sign in enumerate(last):
        if sign == "#":
            try:
                tomllib.loads("\n".join([*before, last[:at]]))
            except tomllib.TOMLDecodeError:
                continue
            return last[len(last[:at].rstrip()) :]
    return ""


def literal(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):  # JSON's strings are TOML's, but for one sign
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        items = [literal(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= WIDE else "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    raise BrinkError(f"a {type(value).__name__} cannot be written into a field")


def table(values: Mapping[str, object]) -> str:
    """A few values as a TOML file of their own."""
    return "".join(f"{name} = {literal(value)}\n" for name, value in values.items())


# -- texts ------------------------------------------------------------------------------------------------------------


def with_message(ftl: str, key: str, text: str) -> str:
    """A file of texts in which this message says something else. Braces and line ends are what they look like."""
    resource = FluentParser().parse(ftl)
    message = ast.Message(ast.Identifier(key), ast.Pattern(_elements(" ".join(text.split()))))
    for at, entry in enumerate(resource.body):
        if isinstance(entry, ast.Message) and entry.id.name == key:
            message.comment, message.attributes = entry.comment, entry.attributes
            resource.body[at] = message
            break
    else:
        resource.body.append(message)
    return FluentSerializer(with_junk=True).serialize(resource)


def _elements(text: str) -> list[ast.TextElement | ast.Placeable]:
    """Plain words, and signs that Fluent would read as more than that as literals."""
    found: list[ast.TextElement | ast.Placeable] = []
    word = ""
    for sign in text:
        if sign in "{}":
            if word:
                found.append(ast.TextElement(word))
            found.append(ast.Placeable(ast.StringLiteral(sign)))
            word = ""
        else:
            word += sign
    if word or not found:
        found.append(ast.TextElement(word) if word else ast.Placeable(ast.StringLiteral("")))
    return found
