"""Actions with names: tuples to everybody outside, words to the rules."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest

from brink.engine import PASS, Action, Pass


class Activate(Action, verb="activate"):
    card: int
    ability: int


class Finish(Action, verb="finish", closes=True):
    pass


class Draw(Action, verb="draw", leads=True):
    pass


def test_an_action_is_the_tuple_that_is_stored_and_sent():
    action = Activate(17, 2)
    assert action == ("activate", 17, 2)
    assert hash(action) == hash(("activate", 17, 2))
    assert msgspec.json.encode(action) == b'["activate",17,2]'


def test_its_pieces_have_names():
    action = Activate(17, 2)
    assert (action.verb, action.card, action.ability) == ("activate", 17, 2)
    assert action.about == {"card": 17, "ability": 2}
    match action:
        case Activate(card, ability):
            assert (card, ability) == (17, 2)
        case _:
            pytest.fail("it is not matched")


def test_the_pieces_are_all_there_and_nobody_changes_them():
    with pytest.raises(TypeError, match="is about"):
        Activate(17)
    with pytest.raises(AttributeError):
        Activate(17, 2).card = 3


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda action: pickle.loads(pickle.dumps(action))])  # noqa: S301
def test_copies_are_actions_too(again):
    assert again(Activate(17, 2)) == Activate(17, 2)
    assert again(Activate(17, 2)).ability == 2


def test_what_closes_a_decision_says_so():
    assert Finish.closes
    assert Pass.closes
    assert not Activate.closes
    assert PASS == ("pass",)


def test_what_stands_before_all_else_says_so():
    assert Draw.leads
    assert not Activate.leads


def test_what_it_tells_along_is_among_its_pieces():
    with pytest.raises(TypeError, match=r"is about \('card',\), and tells \('space',\)"):

        class Wrong(Action, verb="wrong", tells=("space",)):
            card: int

    assert Activate.tells == frozenset()
