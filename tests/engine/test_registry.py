"""Games are found, not named."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from brink.engine import BrinkError, registry
from brink.engine.registry import find_game, games
from parley import Parley

pytestmark = pytest.mark.usefixtures("fresh_registry")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Say which entry points are installed and what $BRINK_GAMES holds."""

    def install(*values: str, environment: str | None = None) -> None:
        points = [EntryPoint(value.split(":")[-1].lower(), value, registry.GROUP) for value in values]
        monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
        if environment is None:
            monkeypatch.delenv("BRINK_GAMES", raising=False)
        else:
            monkeypatch.setenv("BRINK_GAMES", environment)
        games.cache_clear()

    return install


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Write a module that can be imported."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(name: str, source: str) -> None:
        (tmp_path / f"{name}.py").write_text(source)

    return write


def test_an_entry_point_is_a_game(installed):
    installed("parley:Parley")
    assert list(games()) == ["parley"]
    assert isinstance(find_game("parley"), Parley)


def test_games_under_development_come_from_the_environment(installed):
    installed(environment=" parley:Parley , ")
    assert list(games()) == ["parley"]


def test_both_together_in_alphabetical_order(installed):
    installed("engine.toy:Toy", environment="parley:Parley")
    assert list(games()) == ["parley", "toy"]
    installed("parley:Parley", environment="engine.toy:Toy")
    assert list(games()) == ["parley", "toy"]


def test_games_are_made_once(installed):
    installed("parley:Parley")
    assert find_game("parley") is find_game("parley")


def test_an_unknown_game_gets_a_sentence_with_those_there_are(installed):
    installed("parley:Parley", environment="engine.toy:Toy")
    with pytest.raises(BrinkError, match=r"^there is no game 'chess'; there are parley, toy$"):
        find_game("chess")


def test_without_any_games(installed):
    installed()
    with pytest.raises(BrinkError, match=r"^there is no game 'parley'; there are none$"):
        find_game("parley")


BROKEN = {
    "missing": None,
    "unimportable": "import no_such_module_at_all",
    "nothing_in_it": "",
    "wrong_syntax": "def (:",
    "undefined_name": "Game = undefined",
    "divides": "1 / 0",
    "demanding": "class Game:\n    def __init__(self, needs_this): ...",
    "no_game": "class Game: ...",
    "failing": "class Game:\n    def __init__(self): raise ValueError('no map')",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_plugin_is_named_in_one_sentence(installed, plugin, name):
    if BROKEN[name] is not None:
        plugin(f"broken_{name}", BROKEN[name])
    installed("parley:Parley", environment=f"broken_{name}:Game")
    with pytest.raises(BrinkError) as error:
        find_game("parley")
    text = str(error.value)
    assert text.startswith(f"the game 'broken_{name}:Game' (broken_{name}:Game) ")
    assert "\n" not in text
    assert text.endswith("is not a Game") == (name == "no_game")


@pytest.mark.parametrize("spec", ["parley", ":Parley", "parley:", "parley:parley.game", "parley Parley"])
def test_a_malformed_environment_is_named_too(installed, spec):
    installed(environment=spec)
    with pytest.raises(BrinkError, match=r"cannot be loaded|is not a Game") as error:
        games()
    assert f"'{spec}'" in str(error.value)


def test_the_broken_plugin_is_not_remembered(installed, plugin):
    plugin("soon_mended", "Game = undefined")
    installed(environment="soon_mended:Game")
    with pytest.raises(BrinkError):
        games()
    installed(environment="parley:Parley")
    assert list(games()) == ["parley"]
