"""Standing answers: applied by the table, told to nobody."""

from __future__ import annotations

import pytest

from brink.engine import Match
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.tables import Tables
from brink.tables.standing import answer
from parley.rules import Announced
from tables.test_bots import rows_of
from tables.test_playing import refused
from tables.tools import act, begin, until

pytestmark = pytest.mark.asyncio


def to_a_window(wanted: str) -> tuple[bytes, list]:
    """A seed and moves to a window of two players that is about a card with (`target`) or without a target."""
    game = find_game("parley")
    for number in range(100):
        seed = seed_from(f"window {wanted} {number}")
        match = Match(game, 2, seed)
        for action in (("stake", 1), ("stake", 0)):
            match.act(action)
        plays = [one for one in game.legal(match.state) if one[0] == "play"]
        plays = [one for one in plays if match.state.pack.needs_target[one[1]] == (wanted == "target")]
        if not plays:
            continue
        match.act(plays[0])
        if wanted == "target":
            match.act(("target", 1))
        assert isinstance(match.state.agenda[-1], Announced)
        return seed, [move.as_action() for move in match.moves]
    raise AssertionError(wanted)


async def test_a_window_is_passed(tables: Tables):
    seed, actions = to_a_window("plain")
    table = (await begin(tables, "person", "person", seed=seed)).table
    await tables.standing(table, 1, {"*": "pass"})
    for action in actions:
        await act(tables, table, *action)

    async def passed():
        return (await tables.info(table)).deciding == 0

    await until(passed)
    last = (await rows_of(tables, table))[-1]
    assert (last.move.seat, last.by, last.move.action) == (1, "standing", ["pass"])
    assert (await tables.look(table, 1)).standing == {"*": "pass"}
    assert (await tables.look(table, 0)).standing == {}


async def test_it_applies_to_a_window_that_is_open_already(small: Tables):
    seed, actions = to_a_window("plain")
    table = (await begin(small, "person", "person", seed=seed)).table
    for action in actions:
        await act(small, table, *action)
    assert (await small.info(table)).deciding == 1
    await small.standing(table, 1, {"announced": "pass"})

    async def passed():
        return (await small.info(table)).deciding == 0

    await until(passed)


@pytest.mark.parametrize(("wanted", "asked"), [("plain", False), ("target", True)])
async def test_pass_unless_it_is_about_me(wanted, asked):
    seed, actions = to_a_window(wanted)
    match = Match(find_game("parley"), 2, seed)
    for action in actions:
        match.act(action)
    assert (answer(match.game, match.state, 1, {"*": "unless-me"}) is None) == asked


async def test_only_windows_are_answered():
    match = Match(find_game("parley"), 2, seed_from("x"))
    assert answer(match.game, match.state, 0, {"*": "pass"}) is None
    seed, actions = to_a_window("plain")
    match = Match(find_game("parley"), 2, seed)
    for action in actions:
        match.act(action)
    assert answer(match.game, match.state, 1, {"*": "pass", "announced": "ask"}) is None
    assert answer(match.game, match.state, 1, {"other": "pass"}) is None
    assert answer(match.game, match.state, 1, {"*": "until-my-turn"}) == ("pass",)


async def test_until_my_turn(small: Tables):
    seed, actions = to_a_window("plain")
    table = (await begin(small, "person", "person", seed=seed)).table
    for action in actions[:-1]:
        await act(small, table, *action)
    await small.standing(table, 1, {"*": "until-my-turn", "announced": "until-my-turn", "other": "pass"})
    await act(small, table, *actions[-1])

    async def passed():
        return (await small.info(table)).deciding == 0

    await until(passed)
    assert len((await small.look(table, 1)).standing) == 3
    await act(small, table, "pass")  # the turn of seat 0 ends, that of seat 1 begins
    assert (await small.info(table)).deciding == 1
    assert (await small.look(table, 1)).standing == {"other": "pass"}


async def test_nonsense_is_refused(small: Tables):
    table = (await begin(small, "person", "random")).table
    for answers in ({"*": "win"}, {"x" * 50: "pass"}, {f"k{n}": "pass" for n in range(50)}):
        assert (await refused(small.standing(table, 0, answers))).key == "table-bad-command"  # type: ignore[arg-type]
    assert (await refused(small.standing(table, 1, {"*": "pass"}))).key == "table-no-person"
