"""Copies of a pack with a mistake in them, for tests of what is refused."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brink.engine import ContentError

Load = Callable[[Path], Any]
Change = Callable[[str], str]
# File, what stands there, what a careless hand writes instead, the line of the mistake as the text there, the reason.
Mistake = tuple[str, str, str, str, str]


def copy_pack(content: Path, tmp_path: Path) -> Path:
    return shutil.copytree(content, tmp_path / "pack", ignore=shutil.ignore_patterns("__pycache__"))


def swap(old: str, new: str, count: int = 1) -> Change:
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, count)

    return change


def rewrite(file: Path, change: Change) -> str:
    """Change a file of a pack; gives its new text."""
    before = file.read_text(encoding="utf-8")
    after = change(before)
    assert after != before, "the test changed nothing"
    file.write_text(after, encoding="utf-8")
    return after


def refusal(load: Load, file: Path) -> tuple[int, str]:
    """The pack is refused because of this file; gives the number of the line and the reason."""
    with pytest.raises(ContentError) as refused:
        load(file.parent)
    place, _, reason = str(refused.value).partition(": ")
    path, _, line = place.rpartition(":")
    assert path == str(file), str(refused.value)
    return int(line), reason


def check_mistake(load: Load, content: Path, tmp_path: Path, mistake: Mistake) -> None:
    """A copy of the pack with this mistake is refused with file, line and reason."""
    name, there, instead, at, why = mistake
    file = copy_pack(content, tmp_path) / name
    after = rewrite(file, swap(there, instead))
    line, reason = refusal(load, file)
    assert why in reason, reason
    wrong = after.splitlines()[line - 1]
    assert at.strip() in wrong, wrong
