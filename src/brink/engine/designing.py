"""A copy of a pack in which somebody changes entries: what it would be, whether it is fit to be played, what is other.

The copy is the pack it was made of and a few edits. Each edit names an entry by its number in the file of that pack, so
it means the same whatever the other edits do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from brink.engine.anything import Plain
from brink.engine.checking import check_names
from brink.engine.content import Content, Pack
from brink.engine.editing import Composed, compose, lines_of, spans, table, values_of, with_field, with_message
from brink.engine.errors import BrinkError, ContentError, Place
from brink.engine.game import AnyGame
from brink.engine.packs import check_name, mark_of, save_pack
from brink.engine.texts import LANGUAGES

ABOUT: Final = "pack.toml"
Value = bool | int | str | list[int | str] | None


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Other lines for an entry; and then other values for some of its fields, where null takes a field out."""

    file: str
    entry: Annotated[int, msgspec.Meta(ge=0)]
    text: str
    fields: dict[str, Value] = {}


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Other words for a message of the pack, in one language."""

    lang: str
    key: Annotated[str, msgspec.Meta(pattern="^[a-zA-Z][a-zA-Z0-9_-]*$", max_length=120)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Edited(msgspec.Struct, frozen=True, kw_only=True):
    """An entry as an edit made it. `values`: what it says by field; null where that is no single table."""

    file: str
    entry: int
    text: str
    values: Plain | None


class Wrong(msgspec.Struct, frozen=True, kw_only=True):
    """Why a copy cannot be played. `line` is that of the file; `at` that of the entry, where it is in one."""

    text: str  # as `brink packs check` says it
    why: str  # the same without the place
    file: str = ""
    line: int = 0
    entry: int | None = None
    at: int = 0
    field: str = ""


class Copy(NamedTuple):
    """What a pack would be with some edits."""

    files: dict[str, str]
    locale: dict[str, str]
    edited: list[Edited]
    composed: Mapping[str, Composed]


def copy_of(source: Content, edits: Iterable[Edit], words: Iterable[Wording] = ()) -> Copy:
    edited = [_edited(source, edit) for edit in edits]
    composed = {
        file: compose(source.texts[file], {one.entry: one.text for one in edited if one.file == file})
        for file in {one.file for one in edited}
    }
    locale = dict(source.locale)
    for word in words:
        if word.lang not in LANGUAGES:
            raise BrinkError(f"there is no language '{word.lang}'; there are {', '.join(LANGUAGES)}")
        file = f"{word.lang}.ftl"
        locale[file] = with_message(locale.get(file, ""), word.key, word.text)
    files = {file: composed[file].text if file in composed else text for file, text in source.texts.items()}
    return Copy(files, locale, edited, composed)


def _edited(source: Content, edit: Edit) -> Edited:
    if edit.file not in source.texts or edit.file == ABOUT:
        raise BrinkError(f"this pack has no file '{edit.file}' with entries")
    if edit.entry >= len(spans(source.texts[edit.file])):
        raise BrinkError(f"{edit.file} has no entry number {edit.entry}")
    text = edit.text.replace("\r\n", "\n")
    for field, value in edit.fields.items():
        text = with_field(text, field, value)
    return Edited(file=edit.file, entry=edit.entry, text=text, values=values_of(text))


def tried(game: AnyGame, copy: Copy, name: str) -> Pack | Wrong:
    """The copy as a pack, or what `brink packs check` says against it. `name`: what it calls the pack."""
    try:
        pack = game.library.read(copy.files, Path(name), copy.locale)
        check_names(game, pack)
    except ContentError as error:
        return _wrong(error, copy)
    return pack


def _wrong(error: ContentError, copy: Copy) -> Wrong:
    place = error.place
    if place is None:
        return Wrong(text=str(error), why=str(error))
    composed = copy.composed.get(place.file) or compose(copy.files[place.file], {})
    entry = None if _is_about_many(place, copy.files[place.file]) else composed.entry_at(place.line)
    first = 0 if entry is None else composed.places[entry][0]
    return Wrong(
        text=str(error),
        why=place.why,
        file=place.file,
        line=place.line,
        entry=entry,
        at=0 if entry is None else place.line - first + 1,
        field=next((part for part in place.path[1:] if isinstance(part, str)), ""),
    )


def _is_about_many(place: Place, text: str) -> bool:
    """Too few cards of a kind, say, are no fault of the first of them, though its line is named."""
    there = next((span for span in spans(text) if span.first <= place.line <= span.last), None)
    return there is not None and 0 < len(place.path) < len(there.path)


def save_copy(game: AnyGame, source: Pack, copy: Copy, *, name: str, title: str, mark: str) -> Path:
    """A pack of one's own. Over the one it was made of, if it is to have the same name; over no other."""
    check_name(name)
    note = source.about.note if name == source.name else f"made from {source.name} in the workshop"
    about = {"game": game.name, "name": name, "title": title or name, "note": note}
    files = {**copy.files, ABOUT: table(about)}
    wrong = tried(game, copy._replace(files=files), name)
    if isinstance(wrong, Wrong):
        raise BrinkError(wrong.text)
    return save_pack(game.name, name, files, copy.locale, mark=mark if name == source.name else "")


# -- what there is to edit --------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """An entry of a file as it is edited. `piece`: which piece of the game it is, by kind and key of its name."""

    number: int
    table: str
    name: str  # its id, else its number in the table
    line: int
    text: str
    values: Plain | None
    piece: tuple[str, str] | None


def entries_of(content: Content, file: str, names: Mapping[str, Sequence[str]]) -> list[Entry]:
    """`names`: the keys of the names of all pieces, by kind, as a game gives them."""
    text = content.texts[file]
    found = []
    for number, span in enumerate(spans(text)):
        lines = lines_of(text, span)
        values = values_of(lines)
        place = str(int(span.path[1]) + 1) if len(span.path) > 1 else ""
        named = str((values or {}).get("id", place))
        found.append(Entry(number, str(span.path[0]), named, span.first, lines, values, None))
    ways = {
        table: _way(table, [entry for entry in found if entry.table == table], names)
        for table in dict.fromkeys(entry.table for entry in found)
    }
    return [entry._replace(piece=_piece(entry.name, ways[entry.table], names)) for entry in found]


Way = tuple[str, str]  # the kind of piece that a table has, and what stands before the id in the keys of their names


def _way(table: str, entries: Sequence[Entry], names: Mapping[str, Sequence[str]]) -> Way | None:
    """How most entries of a table are named: `card-envoy` by `card`, `arms-card-ar1` by `arms-card`.

    What has but a number is a piece only in a table that is called like it.
    """
    ways = Counter(
        (kind, key[: -len(entry.name) - 1])
        for entry in entries
        for kind, keys in names.items()
        if entry.name and ("id" in (entry.values or {}) or table.startswith(kind))
        for key in keys
        if key.lower().endswith(f"-{entry.name.lower()}")
    )
    best = max(ways.values(), default=0)
    alike = [way for way, fit in ways.items() if fit == best]
    return next((way for way in alike if table.startswith(way[0])), alike[0] if alike else None)


def _piece(name: str, way: Way | None, names: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    if way is None:
        return None
    kind, before = way
    wanted = f"{before}-{name}".lower()
    return next(((kind, key) for key in names[kind] if key.lower() == wanted), None)


def opened(pack: Pack) -> str:
    """By this a copy tells which state of a pack it was made of."""
    return mark_of(pack.content)
