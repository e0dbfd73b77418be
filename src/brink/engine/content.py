"""Content packs: cards, maps, tracks and units as TOML, checked when they are loaded.

Every error names the file, the line and what was expected, because the reader is somebody who types in cards.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path
from typing import Final, Literal, NamedTuple, NoReturn, Self, TypeVar

import msgspec

from brink.engine.anything import Plain
from brink.engine.errors import ContentError, Place

Provenance = Literal["rulebook", "published", "house"]
"""Where an entry comes from: the booklet, another known source of the printed game, or our own design."""

ASIDES: Final = frozenset({"provenance", "filled"})
"""Words that say something about an entry, not about the game: no rule reads them, so they do not count in the hash.

`provenance` is where an entry comes from, `filled` what we had to add to it. A game adds names by `Game.asides`.
"""

FILES: Final = 64
"""Whoever designs a pack has it read after each change, and changes one file of it: the others are known."""

T = TypeVar("T")
Path_ = tuple[str | int, ...]
Kind = type[int] | type[str] | tuple[str, ...]


@lru_cache(FILES)
def _toml(text: str) -> Plain:
    """What is read is never changed."""
    return tomllib.loads(text)


class About(msgspec.Struct, forbid_unknown_fields=True):
    """`pack.toml`: which game a pack is for and what it is."""

    game: str
    name: str
    title: str
    note: str = ""


class Content:
    """The files of one pack, as text and as data, wherever they come from: a folder, a database, an earlier release.

    `base`: the content that every pack of the game stands on, where there is such a thing.
    """

    def __init__(
        self,
        files: Mapping[str, str],
        where: Path,
        *,
        locale: Mapping[str, str] | None = None,
        base: Content | None = None,
        asides: Iterable[str] = (),
        folder: Path | None = None,
    ) -> None:
        """`where` is what errors name. `locale`: the pack's own texts by file name. `asides`: see ASIDES."""
        self.where = where
        self.folder = folder
        self.texts = dict(files)
        self.locale = dict(locale or {})
        self.base = base
        self.schemas: dict[str, type] = {}  # what each file was read as, for whoever makes a form of it
        self.data = {name: self._parse(name, text) for name, text in self.texts.items()}
        self._asides = frozenset(asides)
        self.about = self.read("pack.toml", About)

    @classmethod
    def at(cls, folder: Path, *, base: Content | None = None, asides: Iterable[str] = ()) -> Content:
        """The content of a folder."""
        files = _read_all(sorted(folder.glob("*.toml")), "TOML")
        if not files:
            raise ContentError(f"{folder}: there is no .toml file in this folder")
        locale = _read_all(sorted((folder / "locale").glob("*.ftl")), "Fluent")
        return cls(files, folder, locale=locale, base=base, asides=asides, folder=folder)

    def _parse(self, name: str, text: str) -> Plain:
        try:
            return _toml(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else text.count("\n") + 1  # else it ends too soon
            sentence = f"{self.where / name}: not valid TOML: {error}"
            raise ContentError(sentence, Place(name, line, (), f"not valid TOML: {error}")) from None

    def read(self, file: str, schema: type[T]) -> T:
        """One file as a typed table; an unknown field, a missing one or a wrong type is an error with its line."""
        if file not in self.data:
            raise ContentError(f"{self.where}: the file {file} is missing")
        self.schemas[file] = schema
        try:
            return msgspec.convert(self.data[file], schema)
        except msgspec.ValidationError as error:
            message, path = _split(str(error))
            self.fail(file, path, message)

    def fail(self, file: str, path: Path_, message: str) -> NoReturn:
        """Stop with an error at the place this path (`"cards", 3, "cost"`) has in the file."""
        line = line_of(self.texts[file], path)
        place = Place(file, line, path, message)
        raise ContentError(f"{self.where / file}:{line}: {dotted(path)}: {message}", place)

    def hash(self) -> str:
        """Of what the rules read. Layout, comments, asides and what the pack is called do not count."""
        said = {name: _without(data, self._asides) for name, data in self._said().items()}
        base = self.base.hash() if self.base is not None else ""
        return _digest([base, said], b"brink-pack-2")

    def hash_of_0_1(self) -> str:
        """By this hash the tables and records of release 0.1 know the pack: there asides counted."""
        own = _digest(self._said(), b"brink-pack")
        if self.base is None:
            return own
        both = self.base.hash_of_0_1() + own
        return blake2b(both.encode(), digest_size=16, person=b"brink-pack").hexdigest()

    def _said(self) -> dict[str, Plain]:
        return {name: data for name, data in self.data.items() if name != "pack.toml"}


def _read_all(files: Iterable[Path], kind: str) -> dict[str, str]:
    found = {}
    for file in files:
        try:
            found[file.name] = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise ContentError(f"{file}: not valid {kind}: {error}") from None
    return found


def _without(value: object, asides: frozenset[str]) -> object:
    """What is said without what is said by the way: all that the game names so; of ASIDES only words, as a number may
    be what a table has by that name.
    """
    if isinstance(value, dict):
        return {
            name: _without(inner, asides)
            for name, inner in value.items()
            if not (name in asides or (name in ASIDES and isinstance(inner, str)))
        }
    return [_without(inner, asides) for inner in value] if isinstance(value, list) else value


def _digest(value: object, person: bytes) -> str:
    return blake2b(msgspec.json.encode(value, order="sorted"), digest_size=16, person=person).hexdigest()


class Pack:
    """A loaded pack. A game derives its own class and adds its tables; a state stores only the hash."""

    about: About
    name: str
    content: Content
    hash: str
    was: tuple[str, ...]  # the hashes by which earlier releases know it

    def __init__(self, content: Content) -> None:
        self.made_from(content)

    def made_from(self, content: Content) -> None:
        """Whose name and hash the pack bears."""
        self.content = content
        self.about = content.about
        self.name = content.about.name
        self.hash = content.hash()
        self.was = (content.hash_of_0_1(),)
        self.wrapped = b""  # as it was stored, where it was (see `packs`)
        self.then: Mapping[str, str] = {}  # the game's locale when it was stored

    @property
    def folder(self) -> Path | None:
        """Where it lies; None for a pack out of a database or of an earlier release."""
        return self.content.folder

    def known_as(self, hash: str) -> Self:
        """The same pack for a game that knows it by this hash, and goes on naming it so."""
        if hash == self.hash:
            return self
        same = copy.copy(self)
        same.hash = hash
        return same


class Vocabulary:
    """A small language for effects: `word argument argument; word ...`, each word with its argument kinds.

    A kind is `int`, a tuple of the allowed words, or `str` for a name that the game looks up itself.
    """

    def __init__(self, words: Mapping[str, tuple[Kind, ...]]) -> None:
        self.words = words

    def compile(self, text: str) -> list[tuple[str, tuple[int | str, ...]]]:
        """Phrases as data. Raises ValueError with a sentence that says what was expected."""
        return [self._phrase(phrase.split()) for phrase in text.split(";") if phrase.strip()]

    def _phrase(self, parts: list[str]) -> tuple[str, tuple[int | str, ...]]:
        word, values = parts[0], parts[1:]
        if word not in self.words:
            raise ValueError(f"unknown word '{word}'; known are {', '.join(sorted(self.words))}")
        kinds = self.words[word]
        if len(values) != len(kinds):
            raise ValueError(f"'{word}' takes {len(kinds)} values, here are {len(values)}")
        return word, tuple(self._value(word, kind, value) for kind, value in zip(kinds, values, strict=True))

    @staticmethod
    def _value(word: str, kind: Kind, value: str) -> int | str:
        if isinstance(kind, tuple):
            if value not in kind:
                raise ValueError(f"'{word}' expects one of {', '.join(kind)}, not '{value}'")
            return value
        if kind is str:
            return value
        if not re.fullmatch(r"-?\d+", value):
            raise ValueError(f"'{word}' expects a whole number, not '{value}'")
        return int(value)


def dotted(path: Path_) -> str:
    """`("cards", 3, "cost")` -> `cards[3].cost`."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return text.lstrip(".") or "the file"


def _split(message: str) -> tuple[str, Path_]:
    """msgspec's message and the path in it, as our message and path."""
    found = re.search(r" - at `\$(.*)`$", message)
    path: list[str | int] = []
    if found:
        message = message[: found.start()]
        for name, number in re.findall(r"\.?([^.\[\]]+)|\[(\d+)\]", re.sub(r"\[\.\.\.\]", "", found[1])):
            path.append(int(number) if number else int(name) if name.isdigit() else name)
    unknown = re.search(r"unknown field `(.+?)`", message)
    if unknown:
        path.append(unknown[1])
    return message[0].lower() + message[1:], tuple(path)


_NAME = r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'"""
_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*$")
_KEY = re.compile(rf"\s*((?:{_NAME})(?:\s*\.\s*(?:{_NAME}))*)\s*=")
_STRING = r""""(?:\\.|[^"\\\n])*"|'[^'\n]*'"""
_ASIDE = re.compile(rf'''"""(?:\\.|[^\\])*?"""|\'{{3}}.*?\'{{3}}|(?P<keep>{_STRING})|#[^\n]*''', re.DOTALL)


class Landmark(NamedTuple):
    """A line of a file at which a table or a key begins."""

    line: int
    path: Path_
    header: bool


def landmarks(text: str) -> Iterator[Landmark]:
    """Where tables and keys begin, from top to bottom."""
    prefix: Path_ = ()
    counts: dict[Path_, int] = {}
    depth = 0
    # Comments and strings over several lines go first; what is in them is no TOML.
    plain = _ASIDE.sub(lambda found: found["keep"] or "\n" * found[0].count("\n"), text)
    for number, line in enumerate(plain.split("\n"), 1):
        bare = re.sub(_STRING, "", line)
        header = _HEADER.match(line) if depth == 0 else None
        key = _KEY.match(line) if depth == 0 and not header else None
        if header:
            names = _names(header[2])
            if header[1] == "[[":
                again = counts.get(names, -1) + 1
                counts = {known: last for known, last in counts.items() if known[: len(names)] != names}
                counts[names] = again
            prefix = _indexed(names, counts)
            yield Landmark(number, prefix, True)
        else:
            if key:
                yield Landmark(number, (*prefix, *_names(key[1])), False)
            depth = max(0, depth + bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}"))


def line_of(text: str, path: Path_) -> int:
    """The line at which the entry with this path begins, or its nearest parent."""
    best, best_length = 1, 0
    for mark in landmarks(text):
        shared = len([*takewhile(lambda pair: pair[0] == pair[1], zip(path, mark.path))])
        if shared > best_length:
            best, best_length = mark.line, shared
    return best


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(name.strip("\"'") for name in re.findall(_NAME, dotted))


def _indexed(names: tuple[str, ...], counts: dict[Path_, int]) -> Path_:
    """A table header's path, with the running numbers of the arrays it stands in."""
    path: list[str | int] = []
    for depth, name in enumerate(names, 1):
        path.append(name)
        if names[:depth] in counts:
            path.append(counts[names[:depth]])
    return tuple(path)
