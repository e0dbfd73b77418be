"""The types of what travels between server and browser, for the type checker of the JavaScript.

`python tools/wire_types.py` writes, from the structs of the server and of the games:

- `src/brink/web/lib/wire.d.ts`: the messages of the socket and the answers over HTTP;
- `src/brink/games/*/web/wire.d.ts`: the `View` and the `Verbs` of a game, and its `Board` and `Names` as its
  standard pack has them.

Nobody writes these files by hand; a test fails when they are stale.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from brink.engine import Action, Game, Record
from brink.engine.registry import games
from brink.server import errors, messages
from brink.server.app import ROUTES
from brink.tables import shapes

ROOT: Final = Path(__file__).parents[1]
SHELL: Final = ROOT / "src/brink/web/lib/wire.d.ts"
HEAD: Final = "// Made by tools/wire_types.py from the server's structs: change those, then run `make wire`.\n"

FROM_CLIENT: Final = get_args(messages.FromClient)
TO_CLIENT: Final = (
    messages.Ack,
    messages.Error,
    messages.WhyNot,
    messages.Hints,
    messages.Joined,
    messages.Lines,
    messages.Pong,
    messages.Notice,
    messages.Chat,
)
NAMES: Final[dict[tuple[type, bool], str]] = {
    (shapes.Joined, False): "SeatTaken",  # `Joined` is a message already
    (Record, True): "GameRecord",  # `Record` is a word of TypeScript
}


class Writer:
    """Collects the declarations of structs, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._names: dict[tuple[type, bool], str] = dict(NAMES)
        self._sent: set[type] = set()

    def struct(self, cls: type, given: bool = False) -> str:
        """Its name, declared. `given` by a client it may leave out what has a default; sent by us it is all there."""
        known = self._names.get((cls, given))
        if known in self.declared:
            return known
        name = known or (f"{cls.__name__}Given" if given and cls in self._sent else cls.__name__)
        if name in self.declared:
            raise ValueError(f"two structs are called {name}")
        self._names[cls, given] = name
        self.declared[name] = ""  # its place, before those it speaks of
        if not given:
            self._sent.add(cls)
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        lines = [f"  {_key(info.tag_field)}: {json.dumps(info.tag)};"] if info.tag_field else []
        lines += [self._field(field, info, given) for field in info.fields]
        about = (cls.__dict__.get("__doc__") or "").strip()
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
        self.declared[name] = _comment(about) + f"export interface {name} {body}\n"
        return name

    def alias(self, name: str, kinds: Iterable[str]) -> None:
        self.declared[name] = f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"

    def match(self, name: str, about: str, cases: dict[str, str]) -> None:
        """A type that depends on a path; the first that fits counts."""
        lines = [f"  P extends `{path}` ? {kind} :\n" for path, kind in cases.items()]
        self.declared[name] = f"/** {about}. */\nexport type {name}<P extends string> =\n{''.join(lines)}  never;\n"

    def _field(self, field: inspect.Field, struct: inspect.StructType, given: bool) -> str:
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT  # or it is required
        left_out = given or struct.cls.__struct_config__.omit_defaults or unset
        mark = "?" if left_out and not field.required else ""
        return f"  {_key(field.encode_name)}{mark}: {self.kind(field.type, given)};"

    def kind(self, kind: inspect.Type, given: bool = False) -> str:
        """A type as TypeScript writes it."""
        parts = [self._one(part, given) for part in _union(kind)]
        return " | ".join(dict.fromkeys(parts))

    def _one(self, kind: inspect.Type, given: bool) -> str:
        if isinstance(kind, inspect.StructType):
            if kind.cls.__struct_config__.array_like:
                return f"[{', '.join(self.kind(field.type, given) for field in kind.fields)}]"
            return self.struct(kind.cls, given)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, inspect.EnumType):
            return " | ".join(json.dumps(member.value) for member in kind.cls)
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.kind(kind.key_type)}, {self.kind(kind.value_type, given)}>"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.kind(one, given) for one in kind.item_types)}]"
        if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
            item = self.kind(kind.item_type, given)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, inspect.CustomType) and issubclass(kind.cls, Action):
            return "(number | string)[]"
        for python, script in _PLAIN.items():
            if isinstance(kind, python):
                return script
        raise TypeError(f"no type of TypeScript for {kind}")

    def text(self) -> str:
        return HEAD + "\n" + "\n".join(self.declared.values())


_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def _union(kind: inspect.Type) -> list[inspect.Type]:
    """Its members, without what only limits a value."""
    if isinstance(kind, inspect.Metadata):
        return _union(kind.type)
    return [part for one in kind.types for part in _union(one)] if isinstance(kind, inspect.UnionType) else [kind]


def _key(name: str | None) -> str:
    assert name is not None
    return name if name.isidentifier() else json.dumps(name)


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


# -- the shell ------------------------------------------------------------------------------------------------------


def shell_types() -> str:
    """What the server's own structs look like to the browser."""
    writer = Writer()
    whole = [writer.struct(messages.TableHead), writer.struct(messages.TableBody)]
    writer.declared["TableMessage"] = f"export interface TableMessage extends {', '.join(whole)} {{}}\n"
    some = [writer.struct(messages.ChangesHead), "Partial<TableBody>"]
    writer.declared["Changes"] = f"export interface Changes extends {', '.join(some)} {{}}\n"
    writer.alias("ToClient", ["TableMessage", "Changes", *map(writer.struct, TO_CLIENT)])
    writer.alias("FromClient", [writer.struct(cls, given=True) for cls in FROM_CLIENT])
    writer.struct(errors.Failure)
    calls = [call_of(handler, writer) for handler in ROUTES if isinstance(handler, HTTPRouteHandler)]
    calls = sorted((call for call in calls if call.path.startswith("/api/")), key=lambda call: -call.path.count("/"))
    writer.match(
        "Got", "What a GET of a path gives", {call.path: call.answer for call in calls if call.method == "GET"}
    )
    posts = [call for call in calls if call.method == "POST"]
    writer.match("Posted", "What a POST to a path gives", {call.path: call.answer for call in posts})
    writer.match("Body", "What a POST to a path carries", {call.path: call.body for call in posts})
    return writer.text()


class Call(msgspec.Struct, frozen=True):
    """A route of the server: `path` with `${string}` for what differs."""

    method: str
    path: str
    answer: str
    body: str


def call_of(handler: HTTPRouteHandler, writer: Writer) -> Call:
    hints = get_type_hints(handler.fn)
    (method,), (path,) = handler.http_methods, handler.paths
    raw = get_origin(hints["return"]) is Response  # bytes of their own
    answer = "unknown" if raw else writer.kind(inspect.type_info(hints["return"]))
    body = writer.kind(inspect.type_info(hints["data"]), given=True) if "data" in hints else "undefined"
    return Call(str(method), re.sub(r"{[^}]*}", "${string}", path), answer, body)


# -- a game ---------------------------------------------------------------------------------------------------------


def game_types(titles: list[Game[Any]]) -> str:
    """The views of the titles that share a board. Board and names have no structs: their types are read off a pack."""
    writer = Writer()
    views = [writer.kind(inspect.type_info(get_type_hints(type(title).view)["return"])) for title in titles]
    if views != ["View"]:
        writer.alias("AnyView", dict.fromkeys(views))
    boards: list[Any] = [getattr(title, "board", lambda pack: {})(title.pack()) for title in titles]
    names = [{kind: [""] for kind in title.names(title.pack())} for title in titles]
    verbs = {verb: _pieces(title, verb) for title in titles for verb in title.verbs}
    lines = "".join(f"  {_key(verb)}: {verbs[verb]};\n" for verb in sorted(verbs))
    about = "/** The verbs, each with the pieces it is about. */\n"
    writer.declared["Verbs"] = about + f"export interface Verbs {{\n{lines}}}\n"
    pieces = sorted({piece for title in titles for names in title.verbs.values() for piece in names})
    writer.declared["Verb"] = "export type Verb = keyof Verbs;\n"
    writer.alias("Piece", [json.dumps(piece) for piece in pieces])
    writer.declared["Board"] = f"export type Board = {sampled(msgspec.to_builtins(boards))};\n"
    writer.declared["Names"] = f"export type Names = {sampled(list(names))};\n"
    return writer.text()


def _pieces(title: Game[Any], verb: str) -> str:
    kinds = {
        name: kind for action in title.actions if action.verb == verb for name, kind in get_type_hints(action).items()
    }
    words = [f"{_key(piece)}: {'string' if kinds.get(piece) is str else 'number'}" for piece in title.verbs[verb]]
    return f"{{ {'; '.join(words)} }}" if words else "{}"


MANY: Final = 24  # an object with more fields than this is a table, its fields are no names


def sampled(values: list[Any], margin: str = "") -> str:
    """One type that all these JSON values have; fields that some objects lack are optional."""
    parts = []
    if any(value is None for value in values):
        parts.append("null")
    if any(isinstance(value, bool) for value in values):
        parts.append("boolean")
    if any(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
        parts.append("number")
    if any(isinstance(value, str) for value in values):
        parts.append("string")
    lists = [value for value in values if isinstance(value, list)]
    if lists:
        item = sampled([one for value in lists for one in value], margin)
        parts.append(f"({item})[]" if " | " in item.split("{", 1)[0] else f"{item}[]")
    objects = [value for value in values if isinstance(value, dict)]
    if objects:
        parts.append(_object(objects, margin))
    return " | ".join(parts) or "unknown"


def _object(objects: list[dict[str, Any]], margin: str) -> str:
    fields = list(dict.fromkeys(field for value in objects for field in value))
    if len(fields) > MANY or not all(map(str.isidentifier, fields)):
        return f"Record<string, {sampled([one for value in objects for one in value.values()], margin)}>"
    inner = margin + "  "
    lines = []
    for field in fields:
        having = [value[field] for value in objects if field in value]
        mark = "" if len(having) == len(objects) else "?"
        lines.append(f"{inner}{field}{mark}: {sampled(having, inner)};\n")
    return "{\n" + "".join(lines) + margin + "}"


# -- the files ------------------------------------------------------------------------------------------------------


def files() -> Iterator[tuple[Path, str]]:
    """Every file, with what it must say."""
    yield SHELL, shell_types()
    boards: dict[Path, list[Game[Any]]] = {}
    for title in games().values():
        boards.setdefault(title.folder / "web", []).append(title)
    for folder, titles in boards.items():
        if folder.is_dir() and folder.is_relative_to(ROOT / "src"):
            yield folder / "wire.d.ts", game_types(titles)


def main() -> None:
    for file, text in files():
        file.write_text(text)


if __name__ == "__main__":
    main()
