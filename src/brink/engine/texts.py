"""Texts: Project Fluent messages in the reader's language, applied at the edge.

Rules say keys and arguments; here they become sentences. An argument's kind is its name up to the first underscore:
`seat=2` is a player, `card=17` a card, `place_to=4` a place; the game tells which message names each piece.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from brink.engine.errors import BrinkError
from brink.engine.reasons import Arg

LANGUAGES: Final = ("en", "de", "nl", "es")
ENGINE_LOCALE: Final = Path(__file__).parent / "locale"
TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?=\s|$)")  # not the three dots of something left out


class Texts:
    """The messages of some folders in one language; later folders win, English fills what a pack leaves out."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        if language not in LANGUAGES:
            raise BrinkError(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
        self.language = language
        folders = [ENGINE_LOCALE, *folders]
        self._bundles = [_bundle(language, folders)]
        if language != "en":
            self._bundles.append(_bundle("en", folders))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def render(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message as a sentence. A missing message is an error: nobody should read keys."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is None:
                    raise BrinkError(f"the message '{key}' has no text")
                text, errors = bundle.format_pattern(value, dict(args or {}))
                if errors:
                    raise BrinkError(f"the message '{key}' in '{self.language}' cannot be written: {errors[0]}")
                return str(text)
        raise BrinkError(f"there is no message '{key}'")


class Teller:
    """Turns keys and arguments into sentences for one reader of one game."""

    def __init__(self, texts: Texts, names: Mapping[str, Sequence[str]], seats: Sequence[str]) -> None:
        self.texts = texts
        self._names = names  # kind -> message keys by number
        self._seats = seats

    def sentence(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        text = self.texts.render(key, {name: self._value(name, arg) for name, arg in (args or {}).items()})
        return TWO_STOPS.sub(".", text)  # a name may end with a full stop of its own

    def name(self, kind: str, number: int) -> str:
        """What a piece is called."""
        if kind == "seat":
            return self._seats[number] if 0 <= number < len(self._seats) else self.texts.render("nobody")
        keys = self._names[kind]
        return self.texts.render(keys[number]) if 0 <= number < len(keys) else self.texts.render("unknown")

    def _value(self, name: str, arg: Arg) -> Any:
        kind = name.split("_", 1)[0]
        if isinstance(arg, list):
            return ", ".join(self._one(kind, item) for item in arg) or self.texts.render("none")
        if not isinstance(arg, int):
            return arg
        # Without grouping: 1989 is a year, not 1,989.
        return self._one(kind, arg) if self._names_kind(kind) else fluent_number(arg, useGrouping=False)

    def _names_kind(self, kind: str) -> bool:
        return kind == "seat" or kind in self._names

    def _one(self, kind: str, number: int) -> str:
        return self.name(kind, number) if self._names_kind(kind) else str(number)


@cache
def _resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


def _bundle(language: str, folders: Iterable[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in files_of(folder, language):
            bundle.add_resource(_resource(file), allow_overrides=True)
    return bundle


def files_of(folder: Path, language: str) -> list[Path]:
    """`en.ftl`, `en.cards.ftl`, ... of a locale folder."""
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}.*.ftl")])


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a locale folder with the variables it uses; anything Fluent cannot read is an error."""
    found: dict[str, set[str]] = {}
    for file in files_of(folder, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                junk = (entry.content or "").strip()
                raise BrinkError(f"{file}: not valid Fluent near: {junk[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise BrinkError(f"{file}: the message '{entry.id.name}' is there twice")
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found
