"""Texts: Project Fluent messages in the reader's language, applied at the edge.

Rules say keys and arguments; here they become sentences. An argument's kind is its name up to the first underscore:
`seat=2` is a player, `card=17` a card, `place_to=4` a place; the game tells which message names each piece.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, NumberFormatOptions
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from brink.engine.errors import BrinkError
from brink.engine.fluent_files import read
from brink.engine.reasons import Arg

T = TypeVar("T")
LANGUAGES: Final = ("en", "de", "nl", "es")
ENGLISH: Final = "en"
ENGINE_LOCALE: Final = Path(__file__).parent / "locale"
MINUS: Final = "\N{MINUS SIGN}"
KEPT: Final = 64  # texts of a language, a title and its pack, ready to be read
LONGEST: Final = 800  # letters of one argument: beyond 1,000 Fluent refuses the whole sentence
# Around the name of a piece, with its kind and number: letters that no language has. They never leave this module.
BEGIN, BETWEEN, END = "\ue000", "\ue001", "\ue002"
MARKS: Final = re.compile(f"[{BEGIN}-{END}]")
MARKED: Final = re.compile(f"{BEGIN}([a-z]+):([0-9]+){BETWEEN}([^{BEGIN}-{END}]*){END}")
TWO_STOPS: Final = re.compile(rf"(?<!\.)([.!?]{END}?)\.(?=\s|$)")  # not the three dots of something left out
STOP_AND_COLON: Final = re.compile(rf"([!?]{END}?):(?=\s)")


class Names:
    """Of a stored locale only what pieces were called then, and what was printed on them: messages without variables.

    A game that goes on with an earlier pack reads its own cards. Whatever has variables comes from today's rules.
    """

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = {name: text for name, text in files.items() if name.endswith(".content.ftl")}


Name: TypeAlias = str | tuple[str, Mapping[str, Arg]]
"""What a piece is called: a message, or one with its arguments."""

Source: TypeAlias = Path | Mapping[str, str] | Names
"""Where messages come from: a locale folder, or such files by name with their text."""


class Texts:
    """The messages of some sources in one language; later ones win.

    What is not said in this language is read in English, or in the source's own language where it has no English.
    """

    def __init__(self, language: str, sources: Iterable[Source]) -> None:
        if language not in LANGUAGES:
            raise BrinkError(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
        self.language = language
        sources = [ENGINE_LOCALE, *sources]
        self.order = _order(language, sources)
        self._bundles, self._flat = _said(tuple((one, _resources(sources, one)) for one in self.order))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def render(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The message as a sentence. A missing message is an error: nobody should read keys.

        `do-play.heading` is the attribute `heading` of the message `do-play`, "" if it has none.
        """
        if key not in self._flat:
            self._flat[key] = self._flattened(key)
        flat = self._flat[key]
        text = None if flat is None else _joined(flat, args or {})
        return self._formatted(key, args) if text is None else text

    def _flattened(self, key: str) -> _Flat | None:
        name, _, attribute = key.partition(".")
        bundle = next((one for one in self._bundles if one.has_message(name)), None)
        if bundle is None:
            return None
        message = bundle.get_message(name)
        return _flat(bundle, message.attributes.get(attribute) if attribute else message.value)

    def _formatted(self, key: str, args: Mapping[str, object] | None) -> str:
        """By Fluent itself."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                value = message.attributes.get(attribute) if attribute else message.value
                if value is None and attribute:
                    return ""
                if value is None:
                    raise BrinkError(f"the message '{name}' has no text")
                text, errors = bundle.format_pattern(value, {name: _cut(arg) for name, arg in (args or {}).items()})
                if errors:
                    raise BrinkError(f"the message '{key}' in '{self.language}' cannot be written: {errors[0]}")
                return str(text)
        raise BrinkError(f"there is no message '{name}'")


class Mention(msgspec.Struct, frozen=True, array_like=True):
    """Where in a sentence a piece is named. Places are counted as browsers count them, in UTF-16."""

    start: int
    end: int
    kind: str
    number: int


class Sentence(NamedTuple):
    """A text, and the names in it that a reader may open."""

    text: str
    names: tuple[Mention, ...] = ()

    def followed_by(self, other: Sentence) -> Sentence:
        before = _units(self.text) + 1
        moved = [Mention(one.start + before, one.end + before, one.kind, one.number) for one in other.names]
        return Sentence(f"{self.text} {other.text}", (*self.names, *moved))


class Teller:
    """Turns keys and arguments into sentences for one reader of one game."""

    def __init__(
        self,
        texts: Texts,
        names: Mapping[str, Sequence[Name]],
        seats: Sequence[str],
        opens: Collection[str] = (),
    ) -> None:
        """`opens`: kinds of pieces whose names can be opened where they are read."""
        self.texts = texts
        self._names = names  # kind -> message keys by number
        self._seats = seats
        self._opens = opens

    def sentence(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        return self._written(key, args, ())

    def told(self, key: str, args: Mapping[str, Arg] | None = None) -> Sentence:
        """A sentence and the names in it."""
        return _unmarked(self._written(key, args, self._opens))

    def _written(self, key: str, args: Mapping[str, Arg] | None, marks: Collection[str]) -> str:
        text = self.texts.render(key, {name: self._value(name, arg, marks) for name, arg in (args or {}).items()})
        # A name may end with a stop of its own: what a colon announced would read as another sentence.
        return STOP_AND_COLON.sub(r"\1 –", TWO_STOPS.sub(r"\1", text))

    def at(self, seats: Sequence[str]) -> Teller:
        """The same words at a table where these sit."""
        return Teller(self.texts, self._names, seats, self._opens)

    def name(self, kind: str, number: int) -> str:
        """What a piece is called."""
        if kind == "seat":
            return self._seats[number] if 0 <= number < len(self._seats) else self.texts.render("nobody")
        names = self._names[kind]
        if not 0 <= number < len(names):
            return self.texts.render("unknown")
        name = names[number]
        return self.texts.render(name) if isinstance(name, str) else self.sentence(*name)

    def _value(self, name: str, arg: Arg, marks: Collection[str]) -> object:
        kind = name.split("_", 1)[0]
        if isinstance(arg, list):
            return ", ".join(self._one(kind, item, marks) for item in arg) or self.texts.render("none")
        if not isinstance(arg, int):
            return MARKS.sub("", arg)  # of what somebody typed nothing opens
        if self._names_kind(kind):
            return self._one(kind, arg, marks)
        return _number(arg) if arg >= 0 else f"{MINUS}{-arg}"

    def _names_kind(self, kind: str) -> bool:
        return kind == "seat" or kind in self._names

    def _one(self, kind: str, number: int, marks: Collection[str]) -> str:
        if not self._names_kind(kind):
            return str(number)
        name = self.name(kind, number)
        known = kind in marks and 0 <= number < len(self._names[kind])
        return f"{BEGIN}{kind}:{number}{BETWEEN}{name}{END}" if known else name


def _units(text: str) -> int:
    """Letters as browsers count them: some count twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _unmarked(marked: str) -> Sentence:
    """The text as it is read, and where its names are."""
    if BEGIN not in marked:
        return Sentence(marked)
    names: list[Mention] = []
    text, at = "", 0
    for found in MARKED.finditer(marked):
        text += marked[at : found.start()]
        begins = _units(text)
        text += found[3]
        names.append(Mention(begins, _units(text), found[1], int(found[2])))
        at = found.end()
    return Sentence(text + marked[at:], tuple(names))


class _Number(FluentInt):
    """A number as we write it: without grouping, for 1989 is a year, not 1,989; below 0 with a minus, no hyphen."""

    default_number_format_options = NumberFormatOptions(useGrouping=False)


_number: Final = lru_cache(10_000)(_Number)


class _Argument(NamedTuple):
    name: str


class _Choice(NamedTuple):
    """One of several, by an argument: by what it is, or by the plural form of a number."""

    name: str
    variants: Mapping[str | float, _Flat]
    otherwise: _Flat
    plural: Callable[[float], str]

    def made(self, args: Mapping[str, object]) -> _Flat | None:
        by = args.get(self.name)
        if isinstance(by, str):
            return self.variants.get(by, self.otherwise)
        if type(by) is _Number:
            fitting = (int(by), self.plural(by))
            return next((flat for key, flat in self.variants.items() if key in fitting), self.otherwise)
        return None


_Flat: TypeAlias = tuple[str | _Argument | _Choice, ...]
"""A message as its words, arguments and choices, one after the other: Fluent needs ten times as long to write it."""

_NESTED: Final = 5  # messages in messages


def _flat(bundle: FluentBundle, pattern: object, nested: int = 0) -> _Flat | None:
    """None: there is something in it that only Fluent can write."""
    if pattern is None or nested > _NESTED:
        return None
    parts: list[str | _Argument | _Choice] = []
    for element in getattr(pattern, "elements", [pattern]):  # Fluent leaves a pattern of one element out
        inside = getattr(element, "expression", None)
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element, ast.StringLiteral):
            parts.append(element.parse()["value"])
        elif isinstance(inside, ast.VariableReference):
            parts.append(_Argument(inside.id.name))
        elif isinstance(inside, ast.SelectExpression):
            choice = _choice(bundle, inside, nested)
            if choice is None:
                return None
            parts.append(choice)
        elif isinstance(inside, ast.MessageReference) and not inside.attribute and bundle.has_message(inside.id.name):
            others = _flat(bundle, bundle.get_message(inside.id.name).value, nested + 1)
            if others is None:
                return None
            parts += others
        else:
            return None
    return tuple(parts)


def _choice(bundle: FluentBundle, chooses: ast.SelectExpression, nested: int) -> _Choice | None:
    if not isinstance(chooses.selector, ast.VariableReference):
        return None
    flats = [_flat(bundle, variant.value, nested) for variant in chooses.variants]
    variants = {_key(one.key): flat for one, flat in zip(chooses.variants, flats, strict=True) if flat is not None}
    if len(variants) < len(flats):
        return None
    otherwise = next(variants[_key(one.key)] for one in chooses.variants if one.default)
    return _Choice(chooses.selector.id.name, variants, otherwise, bundle._plural_form)


def _key(of: ast.Identifier | ast.NumberLiteral) -> str | float:
    return of.name if isinstance(of, ast.Identifier) else float(of.value)


def _joined(flat: _Flat, args: Mapping[str, object]) -> str | None:
    """None: there is an argument in it that Fluent must write, or complain of."""
    words: list[str] = []
    for part in flat:
        said: str | None = None
        if isinstance(part, str):
            said = part
        elif isinstance(part, _Argument):
            said = _said_plainly(args.get(part.name))
        elif (chosen := part.made(args)) is not None:
            said = _joined(chosen, args)
        if said is None:
            return None
        words.append(said)
    return "".join(words)


def _said_plainly(arg: object) -> str | None:
    if isinstance(arg, str):
        return _cut(arg)
    return str(int(arg)) if type(arg) is _Number else None


def _cut(arg: T) -> T | str:
    """What somebody typed may be of any length."""
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


_Read: TypeAlias = tuple[tuple[ast.Resource, bool], ...]
"""The files of a language, each as `read` gives it, and whether only names are taken from it."""


@lru_cache(KEPT)
def _said(languages: tuple[tuple[str, _Read], ...]) -> tuple[list[FluentBundle], dict[str, _Flat | None]]:
    """The messages of each language, and those that were flattened: whoever asks for the same texts shares them."""
    return [_bundle(language, files) for language, files in languages], {}


def _bundle(language: str, files: _Read) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource, names in files:
        said = ast.Resource([entry for entry in resource.body if not _variables(entry)]) if names else resource
        bundle.add_resource(said, allow_overrides=True)
    return bundle


def _order(language: str, sources: Iterable[Source]) -> list[str]:
    """The languages in which a message is looked for."""
    spoken = map(languages_of, sources)
    return list(dict.fromkeys([language, ENGLISH, *(some[0] for some in spoken if some and ENGLISH not in some)]))


def languages_of(source: Source) -> list[str]:
    """The languages of which there is anything."""
    if isinstance(source, Path):
        return [language for language in LANGUAGES if files_of(source, language)]
    return [language for language in LANGUAGES if _of_language(source, language)]


def _resources(sources: Iterable[Source], language: str) -> _Read:
    return tuple(
        (read(text), isinstance(source, Names)) for source in sources for _, text in _of_language(source, language)
    )


def files_of(folder: Path, language: str) -> list[Path]:
    """`en.ftl`, `en.cards.ftl`, ... of a locale folder."""
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}.*.ftl")])


def _of_language(source: Source, language: str) -> list[tuple[str, str]]:
    """Where each file of this language is, and what it says."""
    if isinstance(source, Path):
        return [(str(file), file.read_text(encoding="utf-8")) for file in files_of(source, language)]
    files = source.files if isinstance(source, Names) else source
    return [(name, text) for name, text in sorted(files.items()) if name.split(".", 1)[0] == language]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.found.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the library)
        self.found.add(node.id.name)


def references(source: Source, language: str) -> dict[str, set[str]]:
    """For each message the others that it has in it (`{ will }`). They share its variables."""
    found: dict[str, set[str]] = {}
    for _, text in _of_language(source, language):
        for entry in read(text).body:
            if isinstance(entry, ast.Message):
                visitor = _References()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def plain(source: Source, language: str) -> set[str]:
    """The messages and attributes that can be said as they stand: no variables, not even in what they have in them."""
    variables, inside = messages(source, language), references(source, language)

    def says_itself(key: str) -> bool:
        return not variables[key] and all(map(says_itself, inside.get(key.partition(".")[0], ())))

    return {key for key in variables if says_itself(key)}


def messages(source: Source, language: str) -> dict[str, frozenset[str]]:
    """Every message of a source, and each attribute (`do-play.heading`), with the variables it uses.

    Anything Fluent cannot read is an error.
    """
    found: dict[str, frozenset[str]] = {}
    for file, text in _of_language(source, language):
        for key, variables in _messages(file, text):
            if key in found:
                raise BrinkError(f"{file}: the message '{key}' is there twice")
            found[key] = variables
    if isinstance(source, Names):
        return {key: variables for key, variables in found.items() if not variables}
    return found


@cache
def _messages(file: str, text: str) -> list[tuple[str, frozenset[str]]]:
    found = []
    for entry in read(text).body:
        if isinstance(entry, ast.Junk):
            junk = (entry.content or "").strip()
            raise BrinkError(f"{file}: not valid Fluent near: {junk[:60]!r}")
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, _variables(entry.value)))
            found += [(f"{entry.id.name}.{one.id.name}", _variables(one)) for one in entry.attributes]
    return found


def missing(folder: Path, known: str = ENGLISH) -> dict[str, list[str]]:
    """For each language what it lacks of the messages of the language that is known to have all."""
    wanted = messages(folder, known)
    found = {language: messages(folder, language) for language in LANGUAGES}
    return {
        language: [key for key in wanted if key not in has] for language, has in found.items() if wanted.keys() - has
    }


def _variables(node: ast.BaseNode | None) -> frozenset[str]:
    visitor = _Variables()
    if node is not None:
        visitor.visit(node)
    return frozenset(visitor.found)
