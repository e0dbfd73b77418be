"""JSON Schema as far as our documents use it: does a value fit, and values that do."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

Schema = dict[str, Any]
_KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}
TEXT = st.text(max_size=12) | st.sampled_from(["\0", " ", "x" * 3000, "../..", "é\u202e", "-1", "null"])
NUMBERS = st.integers(-3, 40) | st.integers() | st.sampled_from([2**31, 2**63, 10**30])
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)


class Document:
    """A document whose schemas refer to each other by `#/components/schemas/...`."""

    def __init__(self, schemas: dict[str, Schema]) -> None:
        self.schemas = schemas

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        return schema

    # -- does it fit? -----------------------------------------------------------------------------------------------

    def why_not(self, schema: Schema, value: Any, where: str = "$") -> str | None:
        """What is wrong with a value; None if nothing is."""
        schema = self._resolved(schema)
        several = schema.get("anyOf") or schema.get("oneOf")
        if several:
            found = [self.why_not(one, value, where) for one in several]
            return None if None in found else f"{where}: none of them: {found}"
        if "enum" in schema:
            return None if value in schema["enum"] else f"{where}: {value!r} is not among {schema['enum']}"
        if not self._of_kind(schema, value):
            return f"{where}: {value!r} is no {schema['type']}"
        if isinstance(value, dict):
            return self._why_no_object(schema, value, where)
        if isinstance(value, list):
            return self._why_no_array(schema, value, where)
        return None

    def _of_kind(self, schema: Schema, value: Any) -> bool:
        kinds = schema.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        if isinstance(value, bool):
            return not kinds or "boolean" in kinds
        return not kinds or any(isinstance(value, _KINDS[kind]) for kind in kinds)

    def _why_no_object(self, schema: Schema, value: dict[str, Any], where: str) -> str | None:
        missing = [name for name in schema.get("required", []) if name not in value]
        if missing:
            return f"{where}: {missing} missing"
        properties, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
        if properties and rest == {}:
            rest = False  # ours name all they have
        for name, one in value.items():
            wanted = properties.get(name, rest)
            if wanted is False:
                return f"{where}: {name} is not in the schema"
            why = None if wanted is True else self.why_not(wanted, one, f"{where}.{name}")
            if why:
                return why
        return None

    def _why_no_array(self, schema: Schema, value: list[Any], where: str) -> str | None:
        first = schema.get("prefixItems", [])
        if len(value) < schema.get("minItems", 0):
            return f"{where}: too short"
        for number, one in enumerate(value):
            wanted = first[number] if number < len(first) else schema.get("items", {})
            why = None if wanted is False else self.why_not(wanted, one, f"{where}[{number}]")
            if why:
                return why
        return None

    # -- values -----------------------------------------------------------------------------------------------------

    def values(self, schema: Schema, known: dict[str, st.SearchStrategy[Any]], name: str = "") -> Any:
        """Values that fit, and now and then one that does not. `known`: what to try for a field of this name."""
        schema = self._resolved(schema)
        fitting = self._fitting(schema, known)
        if name in known:
            fitting = known[name] | fitting
        return st.integers(0, 19).flatmap(lambda dice: ANYTHING if dice == 0 else fitting)

    def _fitting(self, schema: Schema, known: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
        several = schema.get("anyOf") or schema.get("oneOf")
        if several:
            return st.one_of([self._fitting(self._resolved(one), known) for one in several])
        if "enum" in schema:
            return st.sampled_from(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._objects(schema, known)
            case "array":
                first = [self.values(one, known) for one in schema.get("prefixItems", [])]
                if first:
                    return st.tuples(*first).map(list)
                inner = self.values(schema.get("items", {}), known)
                return st.lists(inner, min_size=schema.get("minItems", 0), max_size=4)
            case "string":
                return TEXT
            case "integer":
                return st.integers(int(schema.get("minimum", -5)), min(int(schema.get("maximum", 60)), 60)) | NUMBERS
            case "number":
                return st.floats(allow_nan=False, allow_infinity=False) | NUMBERS
            case "boolean":
                return st.booleans()
        return ANYTHING

    def _objects(self, schema: Schema, known: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
        fields = {name: self.values(one, known, name) for name, one in schema.get("properties", {}).items()}
        if not fields:
            return st.dictionaries(TEXT, ANYTHING, max_size=3)
        required = {name: one for name, one in fields.items() if name in schema.get("required", [])}
        optional = {name: one for name, one in fields.items() if name not in required}
        return st.fixed_dictionaries(required, optional=optional)
