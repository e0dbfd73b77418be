"""A figure and its sign stay together: no line ends between "35" and "%", in no language and on no page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import brink

ROOT = Path(brink.__file__).parent
# What a reader is shown: texts, pages of help, and what JavaScript, the lab and the terminal put together.
PARTED = {
    **dict.fromkeys((".ftl", ".json", ".md"), r"[\d}\]] %"),
    ".js": r"\} %",
    ".py": r"""\} %|["'] %["']""",
}
FILES = sorted(
    file
    for kind in PARTED
    for file in ROOT.rglob(f"*{kind}")
    if "released" not in file.parts and (kind in (".ftl", ".js", ".py") or {"help", "locale"} & set(file.parts))
)


def test_there_are_texts_of_all_kinds():
    assert {file.suffix for file in FILES} == PARTED.keys()


@pytest.mark.parametrize("kind", PARTED)
def test_no_line_ends_between_a_figure_and_its_sign(kind):
    parted = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in FILES
        if file.suffix == kind
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(PARTED[kind], line)
    ]
    assert parted == []
