"""The browser's types of the wire are those of the server's structs."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType
from tools.wire_types import Writer, files, sampled

FILES = dict(files())


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_no_file_of_types_is_stale(file: Path) -> None:
    assert file.read_text() == FILES[file], "run `make wire` and commit the result"


class Inner(msgspec.Struct):
    """What is inside."""

    kind: Literal["b", "a"] = "a"


class Outer(msgspec.Struct, tag_field="type", tag="outer"):
    inner: Inner
    pair: tuple[int, str]
    names: list[str | None] = []
    later: int | UnsetType = UNSET


def test_sent_is_everything_but_what_is_unset() -> None:
    writer = Writer()
    assert writer.struct(Outer) == "Outer"
    assert writer.declared["Outer"] == (
        "export interface Outer {\n"
        '  type: "outer";\n'
        "  inner: Inner;\n"
        "  pair: [number, string];\n"
        "  names: (string | null)[];\n"
        "  later?: number;\n"
        "}\n"
    )
    assert writer.declared["Inner"] == '/** What is inside. */\nexport interface Inner {\n  kind: "a" | "b";\n}\n'


def test_a_client_may_leave_out_what_has_a_default() -> None:
    writer = Writer()
    writer.struct(Inner)
    assert writer.struct(Inner, given=True) == "InnerGiven"
    assert 'kind?: "a" | "b";' in writer.declared["InnerGiven"]


def test_data_without_structs_is_read_off_a_sample() -> None:
    cards = [{"id": "x", "cost": 1}, {"id": "y", "cost": None, "two": True}]
    assert sampled([{"cards": cards}]) == (
        "{\n  cards: {\n    id: string;\n    cost: null | number;\n    two?: boolean;\n  }[];\n}"
    )
    assert sampled([{"3-4": [1], "2-3": []}]) == "Record<string, number[]>"
