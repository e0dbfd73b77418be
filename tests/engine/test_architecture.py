"""What the house rules of the source are, held to the source itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from engine.tools import PARLEY_FOLDER

SRC = Path(__file__).parents[2] / "src" / "brink"
CODE = {".py", ".js", ".css", ".html"}  # content and locale files are as long as a game has cards
LONGEST = 700
# Lines of Python with the word Any: what is open by nature is named in `brink.engine.anything`, once.
LINES_WITH_ANY: Final = 100
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def uses_of_random(source: str) -> Iterator[int]:
    """The lines that import the process-wide random (or numpy's)."""
    if not re.search("random|secrets", source):
        return  # to read all that is written takes long
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            names = [arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)]
        else:
            continue
        if any(name in ("random", "secrets", "numpy.random") or name.startswith("random.") for name in names):
            yield node.lineno


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The `say(` and `refuse(` whose first argument is anything but a key."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "refuse", "Reason") and node.args and not is_key(node.args[0]):
                yield node.lineno, ast.unparse(node.args[0])


def is_key(node: ast.expr) -> bool:
    """A literal in kebab case; one of two of them; or one put together from such pieces."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and KEY.fullmatch(node.value) is not None
    if isinstance(node, ast.IfExp):
        return is_key(node.body) and is_key(node.orelse)
    if isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
        return isinstance(node.values[0], ast.Constant) and KEY.fullmatch(text) is not None
    return False


def positions(source: str) -> Iterator[int]:
    """The lines that read an action by position: `action[2]`, `move.action[0]`, `chosen_action[1:]`."""
    if not re.search(r"action[\s\\)]*\[", source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript):
            name = getattr(node.value, "attr", getattr(node.value, "id", ""))
            if name == "action" or name.endswith("_action"):
                yield node.lineno


def files(folder: Path, *suffixes: str) -> list[Path]:
    found = sorted(file for file in folder.rglob("*") if file.suffix in suffixes and "__pycache__" not in file.parts)
    assert found, folder
    return found


@pytest.mark.parametrize("room", ["engine", "games"])
def test_the_process_wide_random_is_imported_nowhere(room):
    allowed = SRC / "engine" / "testing.py"  # watches that nobody uses it
    found = [
        f"{file}:{line}"
        for file in files(SRC / room, ".py")
        if file != allowed
        for line in uses_of_random(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ("import random", True),
        ("import os, random as r", True),
        ("from random import randint", True),
        ("from numpy import random", True),
        ("def f():\n    import random", True),
        ("importlib.import_module('random')", True),
        ("from brink.engine import Chance", False),
        ("from brink.bots.randomness import x", False),
    ],
)
def test_that_scan_sees(source, caught):
    assert bool(list(uses_of_random(source))) == caught


def test_actions_are_read_by_name():
    """But for the one place that tells what an action from outside is about."""
    found = [
        f"{file}:{line}"
        for folder in (SRC, PARLEY_FOLDER)
        for file in files(folder, ".py")
        if file != SRC / "engine" / "game.py"
        for line in positions(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ("card = action[1]", True),
        ("verb = move.action[0]", True),
        ("rest = chosen_action[1:]", True),
        ("card = action.card", False),
        ("is_reaction[card]", False),
        ("actions[0]", False),
    ],
)
def test_that_scan_sees_positions(source, caught):
    assert bool(list(positions(source))) == caught


def test_no_file_is_too_long_to_read():
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files(SRC, *CODE)}
    assert {str(file): length for file, length in lengths.items() if length > LONGEST} == {}


def test_few_lines_leave_open_what_something_is():
    """What is open by nature has a name of its own (`brink.engine.anything`), and is imported by that."""
    lines = [line for file in files(SRC, ".py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if re.search(r"\bAny\b", line)]) <= LINES_WITH_ANY


def statements(source: str) -> list[ast.AST]:
    """All of them, and what else is no expression: a tenth of what is written."""
    found: list[ast.AST] = [ast.parse(source)]
    for node in found:
        found += [inside for inside in ast.iter_child_nodes(node) if not isinstance(inside, ast.expr)]
    return found


def imports(modules: dict[str, str]) -> dict[str, set[str]]:
    """Which of these modules import which, given their sources; imports for the type checker alone count too."""
    found: dict[str, set[str]] = {name: set() for name in modules}
    for name, source in modules.items():
        for node in statements(source):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                module = node.module or ""
                names = [f"{module}.{alias.name}" for alias in node.names]
                names = [full if full in modules else module for full in names]
            else:
                continue
            found[name].update(set(names) & modules.keys() - {name})
    return found


def circles(arrows: dict[str, set[str]]) -> list[str]:
    """What is left once everybody is taken away who imports nobody that is left, or whom nobody imports."""
    left = set(arrows)
    while True:
        ends = {name for name in left if not arrows[name] & left}
        starts = left - {other for name in left for other in arrows[name]}
        if not ends | starts:
            return sorted(left)
        left -= ends | starts


def modules_of(room: str) -> dict[str, str]:
    named = {}
    for file in files(SRC / room, ".py"):
        parts = ("brink", *file.relative_to(SRC).with_suffix("").parts)
        named[".".join(parts).removesuffix(".__init__")] = file.read_text(encoding="utf-8")
    return named


@pytest.mark.parametrize("room", ["engine", "games", "tables"])
def test_no_modules_import_each_other_in_a_circle(room):
    assert circles(imports(modules_of(room))) == []


def test_2gm_the_rules_do_not_know_their_bot():
    package = "brink.games.twogm"
    arrows = imports(modules_of("games/twogm"))
    bots = tuple(f"{package}.{name}" for name in ("solo", "tactics", "bots", "mind", "features"))
    solo = {name for name in arrows if name.startswith(bots)}
    assert {name for name in arrows if name not in solo and arrows[name] & solo} == {f"{package}.game"}


@pytest.mark.parametrize(
    ("modules", "caught"),
    [
        ({"p.a": "import p.b", "p.b": ""}, []),
        ({"p.a": "from p import b", "p.b": "from p.a import x"}, ["p.a", "p.b"]),
        ({"p.a": "from p.b import x", "p.b": "import p.c", "p.c": "def f():\n    import p.a"}, ["p.a", "p.b", "p.c"]),
        ({"p.a": "if TYPE_CHECKING:\n    from p.b import B", "p.b": "import p.a"}, ["p.a", "p.b"]),
        ({"p.a": "import p.b", "p.b": "import p.c", "p.c": "import p.b"}, ["p.b", "p.c"]),
    ],
)
def test_that_scan_sees_circles(modules, caught):
    assert circles(imports(modules)) == caught


@pytest.mark.parametrize("folder", [SRC / "games", SRC / "engine", PARLEY_FOLDER], ids=["games", "engine", "parley"])
def test_no_sentence_is_written_in_rules(folder):
    found = [
        f"{file}:{line}: {text}"
        for file in files(folder, ".py")
        for line, text in sentences(file.read_text(encoding="utf-8"))
        if file != SRC / "engine" / "reasons.py"  # where `refuse` is defined
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ("state.say('drew', '3', seat=1)", False),
        ("state.say('round-1-over')", False),
        ("state.say('won' if x else 'lost')", False),
        ("state.say(f'event-{name}')", False),
        ("refuse('hand-full', '3')", False),
        ("state.say('You draw a card.')", True),
        ("state.say('drew_card')", True),
        ("state.say('Drew')", True),
        ("state.say(f'{name} draws')", True),
        ("state.say(f'{name}')", True),
        ("state.say('won' if x else 'You lose')", True),
        ("state.say('won ' + name)", True),
        ("state.say(text)", True),
        ("return refuse('Your hand is full', '3')", True),
        ("return Reason('Not now!')", True),
    ],
)
def test_that_scan_sees_sentences(source, caught):
    assert bool(list(sentences(source))) == caught
