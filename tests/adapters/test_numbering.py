"""Every legal action has a number of its own, and the number leads back to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adapters.tools import TABLES, TITLES, walk
from brink.adapters import Numbering, codec_of
from brink.engine import Action, BrinkError
from brink.engine.registry import find_game
from parley import Parley


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_legal_action_has_its_number(name: str, players: int) -> None:
    game = find_game(name)
    numbering = codec_of(name, players).actions
    seen = set()
    for _, legal in walk(game, players, most=1200):
        numbered = numbering.numbered(legal)
        assert list(numbered) == sorted(numbered)
        assert len(numbered) == len(legal), "two actions of one decision share a number"
        for number, action in numbered.items():
            assert 0 <= number < numbering.size
            verb, pieces = numbering.told(number)
            assert verb == action.verb
            assert pieces.items() <= action.about.items()
            assert set(action.about) - set(pieces) == action.tells
            if not action.tells:
                assert numbering.action(number) == action
        seen |= set(numbered)
    assert len(seen) > 100


@pytest.mark.parametrize("options", [{"scenario": "omaha"}, {"scenario": "arnhem"}, {"points": 160}], ids=str)
def test_units_of_scenarios_and_of_large_armies_have_numbers(options: dict[str, object]) -> None:
    game = find_game("twogm")
    numbering = codec_of(game, 2, options).actions
    most = max(max(numbering.numbered(legal), default=0) for _, legal in walk(game, 2, options, most=2000))
    assert 0 < most < numbering.size


@pytest.mark.parametrize("name", TITLES)
def test_all_numbers_are_told_apart(name: str) -> None:
    """The whole numbering, there and back, without a game."""
    game = find_game(name)
    numbering = codec_of(name).actions
    for number in range(0, numbering.size, 7):
        verb, pieces = numbering.told(number)
        action = next(one for one in game.actions if one.verb == verb)
        assert numbering.number((verb, *(pieces.get(piece, 0) for piece in action.pieces))) == number
    with pytest.raises(BrinkError, match=f"has the actions 0 to {numbering.size - 1}"):
        numbering.told(numbering.size)


def test_the_hash_tells_numberings_apart() -> None:
    game = find_game("dictators")
    made = [Numbering(game, players, game.pack()).hash for players in (2, 2, 3)]
    assert made[0] == made[1] != made[2]


def test_what_has_no_number_is_told() -> None:
    numbering = codec_of("volk").actions
    with pytest.raises(BrinkError, match=r"volk has no number for \('at', 99\): 99 is not below 14"):
        numbering.number(("at", 99))
    at, pass_by = find_game("volk").actions[11], find_game("volk").actions[-1]
    assert numbering.numbered([at(99), at(3)]) == numbering.numbered([at(3)]), "it is left out"
    assert list(numbering.numbered([at(99), pass_by()]).values()) == [pass_by()]
    with pytest.raises(BrinkError, match="no number for"):
        numbering.numbered([at(99)])

    class Wave(Action, verb="wave"):
        hat: int

    class Waving(Parley):
        actions = (Wave,)

    waving = Waving()
    with pytest.raises(BrinkError, match="parley does not say how many there are of 'hat', which 'wave' names"):
        Numbering(waving, 2, waving.pack())


def test_the_page_tells_the_sizes_of_every_table() -> None:
    page = (Path(__file__).parents[2] / "docs/adapters.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    codecs = [codec_of(name, players) for name, players in TABLES]
    found = [(one.game.name, one.players, one.actions.size, one.vector.size) for one in codecs]
    assert sorted((name, *map(int, numbers)) for name, *numbers in told) == sorted(found)
    volk = codec_of("volk").actions
    assert volk.told(volk.number(("build", 17))) == ("build", {"card": 17})
    assert f"told({volk.number(('build', 17))})" in page
