"""Undo by policy, always with a trace in the log."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from brink.engine import Match, Move, Reason, Refused, verify
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.tables import Settings, Tables
from brink.tables.rows import Row
from brink.tables.undoing import LONG_AGO, Way, by_bot, last_own, way_back
from tables.test_playing import refused
from tables.tools import SHORT, act, begin, command, dump, forget, play_on, until

pytestmark = pytest.mark.asyncio


async def undo(tables: Tables, table: str, seat: int):
    return await tables.undo(table, seat, command(), (await tables.info(table)).version)


async def test_a_free_undo(tables: Tables):
    table = (await begin(tables, "person", "person", options=SHORT)).table
    before = await dump(tables, table)
    await act(tables, table, "stake", 2)
    assert (await tables.look(table, 0)).undo.allowed
    assert (await tables.look(table, 1)).undo.reason == Reason("undo-nothing")
    done = await tables.undo(table, 0, "u", 1)
    assert (done.status, done.version) == ("done", 2)
    assert await dump(tables, table) == before
    assert (await tables.undo(table, 0, "u", 1)).status == "repeated"
    info = await tables.info(table)
    assert (info.version, info.moves, info.deciding) == (2, 0, 0)
    last = (await tables.history(table, 1))[-1]
    assert (last.version, last.key, last.args) == (2, "table-undone", {"seat": 0, "count": 1, "since": 1})
    assert (last.undoes, last.beside) == (1, True)
    forget(tables)
    assert await dump(tables, table) == before
    await act(tables, table, "stake", 1)
    forget(tables)
    assert (await tables.look(table, 0)).view.stakes == [1, -1]
    assert (await play_on(tables, table)).status == "finished"
    record = await tables.record(table)
    verify(record)
    assert record.moves[0].action == ["stake", 1]


async def test_undo_refused_after_something_was_shown_or_rolled(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    assert await refused(undo(tables, table, 0)) == Reason("undo-nothing")
    await act(tables, table, "stake", 1)
    await act(tables, table, "stake", 0)  # all stakes are shown
    assert await refused(undo(tables, table, 1)) == Reason("undo-seen")
    assert await refused(undo(tables, table, 0)) == Reason("undo-seen")
    await act(tables, table, "draw")
    assert await refused(undo(tables, table, 0)) == Reason("undo-seen")
    assert (await tables.info(table)).version == 3


async def test_undo_refused_after_a_die(small: Tables):
    for number in range(60):
        table = (await begin(small, "person", "person", seed=seed_from(f"die {number}"))).table
        for action in (("stake", 1), ("stake", 0)):
            await act(small, table, *action)
        live = await small._hall.fresh(table)
        card = next((one[1] for one in live.game.legal(live.state) if _rolls(live, one)), None)
        if card is None:
            continue
        await act(small, table, "play", card)
        await act(small, table, "pass")  # nobody vetoes, the die is rolled
        assert await refused(undo(small, table, 0)) == Reason("undo-chance")
        return
    pytest.fail("no card with a die was dealt")


def _rolls(live, action) -> bool:
    return action[0] == "play" and any(word == "roll" for word, _ in live.state.pack.effects[action[1]])


async def test_everybody_is_told_with_which_move_he_last_decided_something(small: Tables):
    """What happened since is news to him, also after a reload. Bots and standing answers decide nothing for him."""
    table = (await begin(small, "person", "person", "person")).table

    async def acted(table: str) -> list[int]:
        return [(await small.look(table, viewer)).acted for viewer in (None, 0, 1, 2)]

    assert await acted(table) == [0, 0, 0, 0]
    await act(small, table, "stake", 1)
    await act(small, table, "stake", 1)
    assert await acted(table) == [0, 1, 2, 0]
    await undo(small, table, 1)
    assert await acted(table) == [0, 1, 0, 0]

    beside = (await begin(small, "person", "random", "person")).table
    await act(small, beside, "stake", 1)

    async def bot_moved():
        return (await small.info(beside)).moves == 2

    await until(bot_moved)
    assert await acted(beside) == [0, 1, 0, 0]


async def test_nobody_looks_through_a_whole_game_for_what_he_did_last():
    rows = [Row(n, Move(0, ["pass"]), "person" if n == 1 else "bot", 0.0) for n in range(1, 2 * LONG_AGO)]
    for count, last in ((LONG_AGO, 1), (LONG_AGO + 1, 0)):
        live: Any = SimpleNamespace(played=rows[:count])
        assert last_own(live, 0) == last


async def test_undo_not_beyond_another_persons_move(tables: Tables):
    table = (await begin(tables, "person", "person", "person")).table
    await act(tables, table, "stake", 1)
    await act(tables, table, "stake", 1)
    assert await refused(undo(tables, table, 0)) == Reason("undo-not-yours", args={"seat": 1})
    await undo(tables, table, 1)
    await undo(tables, table, 0)
    assert (await tables.info(table)).moves == 0


async def test_undo_takes_bots_moves_back_too(small: Tables):
    table = (await begin(small, "person", "random", "person")).table
    await act(small, table, "stake", 1)

    async def bot_moved():
        return (await small.info(table)).version == 2

    await until(bot_moved)
    await undo(small, table, 0)
    assert (await small.info(table)).moves == 0
    assert (await small.history(table, None))[-1].args == {"seat": 0, "count": 2, "since": 1}


@pytest.mark.parametrize(
    ("game", "mine", "answers", "free"),
    [
        ("dictators", ["travel", 3], [["interrupt", 5]], False),
        ("dictators", ["travel", 3], [["interrupt", 5], ["pass"]], False),
        ("dictators", ["travel", 3], [["pass"]], True),
        ("twogm", ["done"], [["counter", 5]], False),
        ("twogm", ["done"], [["deploy", 5], ["buy", 2]], False),
        ("twogm", ["done"], [["unit", 1, 2, 3], ["go", 4]], True),
    ],
)
async def test_undo_not_beyond_a_card_that_a_bot_played_from_its_hand(
    game: str, mine: list[Any], answers: list[list[Any]], free: bool
):
    """Whoever saw it would know that it is there; what he plays himself is no secret to him."""
    title, state = find_game(game), Match(find_game(game), 2, bytes(16)).state
    moves = [(0, mine, "person"), *((1, answer, by_bot(title, state, tuple(answer))) for answer in answers)]
    rows = [Row(n, Move(seat, action), by, 0.0) for n, (seat, action, by) in enumerate(moves, 1)]
    live: Any = SimpleNamespace(played=rows, firm=0)
    assert way_back(live, 0) == Way(0, None if free else Reason("table-undo-played", args={"seat": 1}))
    own = [Row(1, Move(0, ["play", 3]), "person", 0.0)]
    live = SimpleNamespace(played=own, firm=0)
    assert way_back(live, 0) == Way(0)


@pytest.mark.parametrize(("game", "players"), [("volk", 2), ("twoplustwo", 4)])
async def test_a_card_of_the_display_is_no_secret_of_whoever_plays_it(game: str, players: int):
    """The same verbs play both; who went back behind one of the hand knew that the bot held it."""
    title = find_game(game)
    state: Any = Match(title, players, bytes(16)).state
    by = {action[1]: by_bot(title, state, action) for action in title.legal(state) if action[0] in ("build", "credit")}
    hand = set(state.hands[title.to_act(state)])
    assert hand
    assert {card for card, told in by.items() if told == "bot-shown"} == hand
    assert set(state.display) <= by.keys()


async def test_no_undo_at_a_strict_table(small: Tables):
    table = (await begin(small, "person", "person", settings=Settings(undo="none"))).table
    await act(small, table, "stake", 1)
    assert await refused(undo(small, table, 0)) == Reason("table-undo-off")


async def test_undo_by_consent(tables: Tables):
    table = (await begin(tables, "person", "person", "person", settings=Settings(undo="consent"))).table
    for points in (1, 2, 0):
        await act(tables, table, "stake", points)
    before = await dump(tables, table)
    info = (await tables.look(table, 2)).undo
    assert (info.allowed, info.consent) == (True, True)
    asked = await undo(tables, table, 2)
    assert asked.status == "asked"
    assert await dump(tables, table) == before
    forget(tables)  # the request is stored
    seen = (await tables.look(table, 0)).undo.asked
    assert seen is not None
    assert (seen.seat, seen.moves, seen.waiting) == (2, 2, [0, 1])
    assert await refused(undo(tables, table, 1)) == Reason("table-undo-pending", args={"seat": 2})
    assert await refused(tables.answer_undo(table, 2, True)) == Reason("table-not-asked")
    assert (await tables.answer_undo(table, 0, True)).status == "asked"
    assert (await tables.answer_undo(table, 1, True)).status == "done"
    assert (await tables.info(table)).moves == 2
    assert (await tables.look(table, 2)).legal is not None
    assert await refused(tables.answer_undo(table, 1, True)) == Reason("table-no-undo-asked")
    keys = [line.key for line in await tables.history(table, None)]
    assert keys[-1] == "table-undone"
    assert "table-undo-asked" in keys


async def test_undo_refused_by_another_or_by_a_move(tables: Tables):
    table = (await begin(tables, "person", "person", settings=Settings(undo="consent"))).table
    for points in (1, 0):
        await act(tables, table, "stake", points)
    await undo(tables, table, 1)
    await tables.answer_undo(table, 0, False)
    assert (await tables.look(table, 0)).undo.asked is None
    await undo(tables, table, 1)
    await tables.answer_undo(table, 1, False)  # thinks better of it
    await undo(tables, table, 1)
    await act(tables, table, "pass")  # life goes on
    assert (await tables.look(table, 0)).undo.asked is None
    assert (await tables.info(table)).moves == 3


async def test_alone_with_bots_consent_is_ones_own(small: Tables):
    table = (await begin(small, "person", "random", settings=Settings(undo="consent"))).table
    await act(small, table, "stake", 3)

    async def mine():
        return (await small.info(table)).deciding == 0

    await until(mine)
    assert (await undo(small, table, 0)).status == "done"
    assert (await small.info(table)).moves == 0


async def test_a_stale_undo(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await act(tables, table, "stake", 1)
    late = await tables.undo(table, 0, command(), 0)
    assert (late.status, late.seen is not None) == ("stale", True)
    with pytest.raises(Refused):
        await tables.undo(table, 5, command(), 1)
