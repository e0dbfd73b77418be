"""What an entry of a content file may say, field by field, for whoever makes a form of it.

It is read off the structs by which a game reads its files, so it cannot say anything else than these.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import inspect

from brink.engine.anything import PlainValue

Kind = Literal["int", "text", "bool", "choice", "ints", "texts", "choices", "other"]
PLURAL: dict[str, Kind] = {"int": "ints", "text": "texts", "choice": "choices"}


class FormField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of an entry. `other`: something that is better written as TOML. `default`: what it is when left out."""

    name: str
    kind: Kind
    required: bool = False
    default: PlainValue = None
    choices: list[str | int] = []
    min: int | None = None
    max: int | None = None


def fields_of(schema: type, table: str) -> list[FormField]:
    """The fields of the entries in a table of a file that is read by this schema; none where it is no table."""
    whole = inspect.type_info(schema)
    assert isinstance(whole, inspect.StructType)
    found = next((field.type for field in whole.fields if field.encode_name == table), None)
    entry = found.item_type if isinstance(found, inspect.ListType) else found
    return [_field(field) for field in entry.fields] if isinstance(entry, inspect.StructType) else []


def _field(field: inspect.Field) -> FormField:
    kind = _plain(field.type)
    default = None if field.default is msgspec.NODEFAULT else field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    return FormField(
        name=field.encode_name,
        kind=_kind(kind),
        required=field.required,
        default=msgspec.to_builtins(default),
        choices=_choices(kind),
        min=kind.ge if isinstance(kind, inspect.IntType) else None,
        max=kind.le if isinstance(kind, inspect.IntType) else None,
    )


def _plain(kind: inspect.Type) -> inspect.Type:
    """Without remarks, and without that it may be missing."""
    if isinstance(kind, inspect.Metadata):
        return _plain(kind.type)
    if isinstance(kind, inspect.UnionType):
        there = [_plain(one) for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(there) == 1:
            return there[0]
        words = [one.values for one in there if isinstance(one, inspect.LiteralType)]
        if len(words) == len(there):
            return inspect.LiteralType(tuple(word for some in words for word in some))
    return kind


def _kind(kind: inspect.Type) -> Kind:
    if isinstance(kind, inspect.BoolType):
        return "bool"
    if isinstance(kind, inspect.IntType):
        return "int"
    if isinstance(kind, inspect.StrType):
        return "text"
    if isinstance(kind, inspect.LiteralType):
        return "choice"
    if isinstance(kind, inspect.ListType):
        return PLURAL.get(_kind(_plain(kind.item_type)), "other")
    if isinstance(kind, inspect.TupleType):
        return "ints" if {_kind(_plain(one)) for one in kind.item_types} == {"int"} else "other"
    return "other"


def _choices(kind: inspect.Type) -> list[str | int]:
    inner = _plain(kind.item_type) if isinstance(kind, inspect.ListType) else kind
    values = inner.values if isinstance(inner, inspect.LiteralType) else ()
    return [value for value in values if isinstance(value, str | int)]
