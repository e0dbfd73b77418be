"""The shell's words: four languages, the same keys, every key used, the same places for values."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import brink

WEB = Path(brink.__file__).parent / "web"
LANGUAGES = ("en", "de", "nl", "es")
# Keys that are put together at run time, by what they begin with.
COMPOSED = ("mark.", "bot.", "fork.an", "key.", "none.", "seat.kind.", "standing.", "status.", "undo.")


def words(language: str) -> dict[str, str]:
    return dict(json.loads((WEB / "locale" / f"{language}.json").read_text(encoding="utf-8")))


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(WEB.rglob("*.js")))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language: str) -> None:
    english, other = words("en"), words(language)
    assert english.keys() == other.keys()
    for key, text in english.items():
        assert other[key].strip(), key
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", other[key])), key


def test_every_key_that_is_used_is_there_and_the_other_way_round() -> None:
    source, english = sources(), words("en")
    used = set(re.findall(r"\b(?:t|count)\(\s*\"([\w.?-]+)\"", source))
    used |= {key for key in re.findall(r"\"([a-z][\w.-]*)\"", source) if key in english}
    assert used - english.keys() == set()
    composed = {key for key in english if key.startswith(COMPOSED)}
    ones = {key for key in english if key.endswith(".one") and key.removesuffix(".one") in used}
    assert english.keys() - used - composed - ones == set()


def test_nothing_inline_that_a_strict_policy_forbids() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:", page)
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", page)
    assert inline == ['<script type="importmap">'], "the one thing that the policy allows, by its hash"
    source = sources()
    assert "innerHTML" not in source
    assert 'setAttribute("style"' not in source
    assert not re.search(r"https?://(?!www\.w3\.org)[a-z]", source), "nothing is fetched from elsewhere"
