"""A table that waits for somebody draws nothing: a phone left on the table keeps its battery."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import brink

PHONE = r"\.table:has\(\.kit-low-sheet\)"  # a phone has no room to lose, and a sheet that is lowered for a page is rare
SCRIPTS = sorted(Path(brink.__file__).parent.rglob("*.js"))
SHEETS = sorted(Path(brink.__file__).parent.rglob("*.css"))


def test_there_are_sheets_of_shell_and_boards():
    assert {"table.css", "map.css"} <= {sheet.name for sheet in SHEETS}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_no_motion_goes_on_for_ever(sheet):
    assert "infinite" not in sheet.read_text(encoding="utf-8")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_whoever_wants_no_motion_gets_none(sheet):
    """Each duration is made of what `data-motion` sets to nothing; a rule for all elements instead slows every page."""
    text = sheet.read_text(encoding="utf-8")
    moving = re.findall(r"(?:transition|animation): ([^;}]+)", text)
    for part in (part for rule in moving for part in re.split(r",(?![^(]*\))", rule)):
        durations = re.findall(r"calc\([^)]*\)\)|var\([^)]*\)|[\d.]+m?s\b", part)
        assert durations, part
        assert durations[0] == "0s" or "var(--quick)" in durations[0] or "* var(--motion)" in durations[0], part
    assert not re.search(r"(?:transition|animation)-duration|data-motion[^{]*\*|prefers-reduced-motion", text)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.parent.name}/{sheet.name}")
def test_no_rule_is_tried_on_every_element(sheet):
    """A browser looks up rules by the class or tag of what they end in. One that ends in `:is(...)` is tried on every
    element of the page whenever its style is worked out, and `:has(...)` at the table or the page by whatever changes.
    """
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.findall(r"[^{};]*[\s>+~,]:is\((?:[^()]|\([^()]*\))*\)(?:::?[\w-]+)?\s*[,{]", text)
    assert not re.findall(r"(?:body|:root|svg|\.rail|\.replay|\.table):has\(.*", re.sub(PHONE, "", text))


def test_the_prompt_can_be_read_at_once():
    """A background that fades in under white letters hides them while it does."""
    (table,) = (sheet for sheet in SHEETS if sheet.name == "table.css")
    rules = [line for line in table.read_text(encoding="utf-8").splitlines() if line.lstrip().startswith(".prompt {")]
    assert rules
    assert not any("transition" in rule for rule in rules)


def test_a_roadblock_appears_only_when_it_is_new():
    """All signs on roads are drawn with each message; those that stood there before must not blink."""
    (land,) = (sheet for sheet in SHEETS if sheet.match("dictators/web/map.css"))
    moving = [line for line in land.read_text(encoding="utf-8").splitlines() if "animation: rd-appear" in line]
    assert any(".rd-new {" in line for line in moving)
    assert not any(".rd-block" in line for line in moving)


def test_whoever_needs_other_spaces_between_letters_can_have_them():
    """What a script sets as important in the style of an element is above the sheet of whoever reads. axe would ask it
    of every element (`avoid-inline-spacing`)."""
    assert SCRIPTS
    written = [
        script.name for script in SCRIPTS if re.search(r"""["'`]important\b|!important""", script.read_text("utf-8"))
    ]
    assert written == []
