"""A table that waits for somebody draws nothing: a phone left on the table keeps its battery."""

from __future__ import annotations

from pathlib import Path

import pytest

import brink

SHEETS = sorted(Path(brink.__file__).parent.rglob("*.css"))


def test_there_are_sheets_of_shell_and_boards():
    assert {"table.css", "map.css"} <= {sheet.name for sheet in SHEETS}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_no_motion_goes_on_for_ever(sheet):
    assert "infinite" not in sheet.read_text(encoding="utf-8")
