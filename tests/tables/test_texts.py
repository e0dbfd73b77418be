"""Every key the tables say has its message in four languages, with the arguments it is given; none is left over."""

from __future__ import annotations

import ast

import pytest

from brink.engine.registry import find_game
from brink.engine.texts import ENGINE_LOCALE, LANGUAGES, messages
from brink.tables import LOCALE, teller

SOURCES = sorted(LOCALE.parent.glob("*.py"))


def said() -> dict[str, set[str]]:
    """Keys of `Reason("...")`, `Entry("...")` and key arguments in the source, with their arguments."""
    found: dict[str, set[str]] = {}
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for key in strings(node):
                found.setdefault(key, set()).update(arguments(node))
    return found


def strings(node: ast.AST) -> list[str]:
    if not isinstance(node, ast.Call):
        return []
    values = [
        inner.value
        for arg in node.args
        if isinstance(arg, ast.Constant | ast.IfExp)
        for inner in ast.walk(arg)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    ]
    return [value for value in values if value.startswith("table-") and value != "table-"]


def arguments(node: ast.AST) -> set[str]:
    assert isinstance(node, ast.Call)
    dicts = [arg for arg in [*node.args, *(word.value for word in node.keywords)] if isinstance(arg, ast.Dict)]
    return {str(key.value) for one in dicts for key in one.keys if isinstance(key, ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages(language):
    texts = messages(LOCALE, language)
    keys = said()
    assert set(keys) == set(texts)
    for key, args in keys.items():
        assert texts[key] <= args | {"seat"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_engine_reasons_used_here_exist(language):
    known = messages(ENGINE_LOCALE, language)
    assert {"undo-chance", "undo-seen", "undo-nothing", "undo-not-yours", "game-is-over", "not-offered"} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teller_knows_the_game_and_the_table(language):
    game = find_game("parley")
    words = teller(game, language, game.pack(), ["Ann", "Bob"])
    undone = words.sentence("table-undone", {"seat": 0, "count": 10})
    assert "Ann" in undone
    assert "10" not in undone, "nobody counts what bots and answers in advance did after his move"
    assert "Bob" in words.sentence("table-not-your-turn", {"seat": 1})
    assert words.sentence("card-veto" if words.texts.has("card-veto") else "do-pass")


def test_no_sentences_in_the_source():
    from engine.test_architecture import sentences

    found = [(file.name, *one) for file in SOURCES for one in sentences(file.read_text(encoding="utf-8"))]
    assert found == []
