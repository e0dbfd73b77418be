"""How people are asked at windows: by the table, also while nobody is connected; told to nobody."""

from __future__ import annotations

import pytest

from brink.engine import PASS, Foresight, Match
from brink.engine.chance import seed_from
from brink.engine.registry import find_game
from brink.tables import Tables
from brink.tables.standing import answer, policy
from engine.tools import ENVOY, SPY, VETO, table
from parley.rules import Announced
from tables.rigged import WITH, WITHOUT, Rig, chair_of, ready, rig, rows_of
from tables.test_playing import refused
from tables.tools import News, act, begin, command, until

__all__ = ["rig"]
pytestmark = pytest.mark.asyncio
PARLEY = find_game("parley")


def window(holds: list[int], plays: int = ENVOY, target: int | None = None):
    """Seat 1 of two holds this and may react to what seat 0 plays."""
    state = table([[plays, plays], holds])
    PARLEY.apply(state, ("play", plays))
    if target is not None:
        PARLEY.apply(state, ("target", target))
    assert isinstance(state.agenda[-1], Announced)
    return state


# -- what follows from what was said ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "holds", "by", "waits", "missed"),
    [
        ({}, WITH, None, False, False),
        ({}, WITHOUT, "silence", True, False),
        ({"*": "ask-able"}, WITHOUT, "silence", True, False),
        ({"*": "ask"}, WITHOUT, None, False, False),
        ({"*": "pass"}, WITH, "standing", False, True),
        ({"*": "pass"}, WITHOUT, "standing", False, False),
        ({"*": "until-my-turn"}, WITH, "standing", False, True),
        ({"*now": "until-my-turn", "*": "ask"}, WITH, "standing", False, True),
        ({"*now": "until-my-turn", f"card:{ENVOY}": "ask"}, WITH, "standing", False, True),
        ({"announced": "pass"}, WITH, "standing", False, True),
        ({"announced": "ask", "*": "pass"}, WITH, None, False, False),
        ({"other": "pass"}, WITH, None, False, False),
        ({f"card:{ENVOY}": "pass"}, WITH, "standing", False, True),
        ({f"card:{ENVOY}": "ask", "announced": "pass"}, WITH, None, False, False),
        ({f"card:{VETO}": "pass"}, WITH, None, False, False),
    ],
)
async def test_answers(said, holds, by, waits, missed):
    """The piece counts before the step, the step before all; "until my turn" before everything."""
    found = answer(PARLEY, window(holds), 1, said)
    if by is None:
        assert found is None
    else:
        assert found is not None
        assert (found.seat, found.action, found.by, found.waits, found.missed) == (1, PASS, by, waits, missed)


@pytest.mark.parametrize("holds", [WITH, WITHOUT])
async def test_T3_who_says_nothing_has_said_the_usual(holds):
    state = window(holds)
    assert answer(PARLEY, state, 1, {}) == answer(PARLEY, state, 1, {"*": "ask-able"})
    assert policy(PARLEY, state, state.agenda[-1], 1, {}) == "ask-able"
    assert PARLEY.options({}) == PARLEY.options_type()


@pytest.mark.parametrize(
    ("target", "holds", "by"), [(1, WITH, None), (1, WITHOUT, "silence"), (None, WITH, "standing")]
)
async def test_pass_unless_it_concerns_me(target, holds, by):
    """By what the window says of itself; where it concerns somebody he is asked like everybody, if he can answer."""
    found = answer(PARLEY, window(holds, ENVOY if target is None else SPY, target), 1, {"*": "unless-me"})
    assert (found.by if found else None) == by


@pytest.mark.parametrize(
    ("standing", "expected"), [("unless-me", "ask-able"), ("until-my-turn", "ask-able"), ("pass", "pass")]
)
async def test_where_nobody_can_tell_what_passing_leads_to_one_is_asked(standing, expected, monkeypatch):
    monkeypatch.setattr(Foresight, "ending", lambda *_: 1 / 0)
    state = window(WITH)
    assert policy(PARLEY, state, state.agenda[-1], 1, {"*": standing}) == expected


async def test_only_windows_are_answered():
    match = Match(PARLEY, 2, seed_from("x"))
    assert answer(PARLEY, match.state, 0, {"*": "pass"}) is None


# -- at a table ---------------------------------------------------------------------------------------------------


async def test_a_window_is_passed(tables: Tables, rig: Rig):
    name = await rig.announced(tables, WITH, standing="pass")
    await until(ready(tables, name, 2))
    last = (await rows_of(tables, name))[-1]
    assert (last.move.seat, last.by, last.move.action) == (1, "standing", ["pass"])
    assert (await tables.look(name, 1)).standing == {"*": "pass"}
    assert (await tables.look(name, None)).standing == {}
    keys = {seat: [line.key for line in await tables.history(name, seat)] for seat in (0, 1, None)}
    assert keys[0] == keys[None] == [key for key in keys[1] if key != "table-passed"]
    assert keys[1].count("table-passed") == 1  # he alone is told, because he could have answered


async def test_who_could_not_answer_is_not_told_so_each_time(small: Tables, rig: Rig):
    name = await rig.announced(small, WITHOUT, standing="pass")
    await until(ready(small, name, 2))
    assert "table-passed" not in [line.key for line in await small.history(name, 1)]


@pytest.fixture
def commits(small: Tables, monkeypatch) -> list[list[int]]:
    """The versions of each commit."""
    found: list[list[int]] = []
    commit = small._hall.commit

    async def counted(old, change, *kinds, **whom):
        found.append([one.new.facts.version for one in (*change.earlier, change) if one.row is not None])
        return await commit(old, change, *kinds, **whom)

    monkeypatch.setattr(small._hall, "commit", counted)
    return found


async def test_several_are_passed_in_one_go(small: Tables, rig: Rig, commits):
    """Each is a move of its own with its version and its lines; but the disk is asked once and all are told once."""
    name = await rig.announced(small, WITHOUT, WITHOUT, WITHOUT)
    assert commits[-1] == [1, 2, 3, 4]
    rows = await rows_of(small, name)
    assert [(row.move.seat, row.by) for row in rows[1:]] == [(1, "silence"), (2, "silence"), (3, "silence")]
    live = await small._hall.fresh(name)
    small._hall._lives.clear()
    assert PARLEY.dump((await small._hall.fresh(name)).state) == PARLEY.dump(live.state)
    for viewer in (2, None):
        from_memory = await small.history(name, viewer, 10_000, live.age)
        assert from_memory == [line for line in await small.history(name, viewer) if line.n > 10_000]
        assert from_memory != []


async def test_up_to_the_first_who_is_asked(small: Tables, rig: Rig, commits):
    name = await rig.announced(small, WITHOUT, WITH, WITHOUT)
    assert commits[-1] == [1, 2]
    await small.standing(name, 2, {"announced": "pass"})
    await until(ready(small, name, 4))
    assert commits[-1] == [3, 4]
    assert [row.by for row in await rows_of(small, name)] == ["person", "silence", "standing", "silence"]


async def test_it_applies_to_a_window_that_is_open_already(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, standing="ask")
    assert (await small.info(name)).deciding == 1
    await small.standing(name, 1, {f"card:{ENVOY}": "pass"})
    await until(ready(small, name, 2))


async def test_until_my_turn(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, standing="ask")
    said = {"*": "ask", "*now": "until-my-turn", "announced": "until-my-turn", "other": "pass"}
    await small.standing(name, 1, said)
    await until(ready(small, name, 2))
    assert (await small.look(name, 1)).standing == said
    rig.hands = [WITH, WITH]
    await act(small, name, "pass")  # the turn of seat 0 ends, and the round
    await act(small, name, "stake", 0)
    await act(small, name, "stake", 1)
    assert (await small.info(name)).deciding == 1
    assert (await small.look(name, 1)).standing == {"*": "ask", "other": "pass"}


async def test_until_my_turn_ends_at_a_window_of_my_turn(small: Tables, rig: Rig):
    """Said in one's own turn, or one's side was played by an ally so far: it does not last into the next turn."""
    name = await rig.announced(small, WITH, WITH, standing="ask")
    said = {"*": "ask", "*now": "until-my-turn"}
    await small.standing(name, 2, said)
    await act(small, name, "pass")
    await until(ready(small, name, 3))
    await small.standing(name, 0, said)
    await act(small, name, "play", ENVOY)
    assert (await small.info(name)).deciding == 1
    assert (await small.look(name, 0)).standing == {"*": "ask"}
    assert (await small.look(name, 2)).standing == said


async def test_answers_stored_by_the_first_release_hold(small: Tables, rig: Rig):
    """In c70631e nothing was stored for who was asked when he could answer; the other words are the same."""
    name = await rig.announced(small, WITH, WITH, WITH, standing="ask")
    live = await small._hall.fresh(name)
    for seat, stored in ((1, '{"*":"pass"}'), (2, '{"announced":"unless-me","x":"ask"}'), (3, '{"*":"until-my-turn"}')):
        statement = f"UPDATE seats SET standing = '{stored}' WHERE table_id = '{name}' AND seat = {seat}"
        await small._hall.storage.write(lambda on, text=statement: on.exec_driver_sql(text))
    small._hall._lives.clear()
    await small.act(name, 1, command(), live.facts.version, PASS)  # asked before; the others are passed
    await until(ready(small, name, 4))
    rows = await rows_of(small, name)
    assert [row.by for row in rows[1:]] == ["person", "standing", "standing"]


async def test_nonsense_is_refused(small: Tables):
    name = (await begin(small, "person", "random")).table
    for answers in ({"*": "win"}, {"x" * 50: "pass"}, {f"k{n}": "pass" for n in range(50)}):
        assert (await refused(small.standing(name, 0, answers))).key == "table-bad-command"  # type: ignore[arg-type]
    assert (await refused(small.standing(name, 1, {"*": "pass"}))).key == "table-no-person"


# -- answering before one's turn ----------------------------------------------------------------------------------


async def test_all_who_can_answer_are_asked_together(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, WITHOUT, WITH)
    looks = [await small.look(name, viewer) for viewer in (0, 1, 2, 3, None)]
    assert [look.info.deciding for look in looks] == [1] * 5
    assert [look.legal is not None for look in looks] == [False, True, False, True, False]
    assert [look.prompt.seat for look in looks] == [1, 1, 1, 3, 1]
    assert await small.asked(name, range(4)) == [1, 3]
    reason = await refused(small.act(name, 2, command(), 1, PASS))
    assert (reason.key, reason.args) == ("table-not-your-turn", {"seat": 1})


async def test_an_answer_before_ones_turn_counts_when_it_comes(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, WITHOUT, WITH)
    mine = command()
    assert (await small.act(name, 3, mine, 1, ("react", VETO))).status == "kept"
    assert (await small.look(name, 3)).legal is None
    assert (await small.info(name)).version == 1
    assert (await small.act(name, 3, mine, 1, ("react", VETO))).status == "kept"  # sent again after a reconnect
    small._hall._lives.clear()
    assert (await small.act(name, 1, command(), 1, PASS)).status == "done"
    await until(ready(small, name, 4))
    rows = await rows_of(small, name)
    assert [(row.move.seat, row.by) for row in rows[1:4]] == [(1, "person"), (2, "silence"), (3, "person")]
    assert rows[3].move.action == ["react", VETO]
    assert (await small.act(name, 3, mine, 1, ("react", VETO))).status == "repeated"
    assert (await chair_of(small, name, 3)).reply is None


async def test_it_is_void_if_somebody_before_does_not_pass(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, [*WITH, VETO])
    await small.act(name, 2, command(), 1, PASS)
    await small.act(name, 1, command(), 1, ("react", VETO))
    assert (await chair_of(small, name, 2)).reply is None
    assert (await small.look(name, 2)).legal == [("react", VETO), PASS]  # a new question: about the veto


async def test_nobody_answers_before_his_turn_what_he_may_not(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, WITH)
    assert (await refused(small.act(name, 2, command(), 1, ("react", SPY)))).key == "not-a-reaction"
    assert (await small.why(name, 2, ("react", SPY))).key == "not-a-reaction"  # type: ignore[union-attr]
    assert await small.why(name, 2, ("react", VETO)) is None
    assert (await small.why(name, 0, PASS)).key == "table-not-your-turn"  # type: ignore[union-attr]


async def test_only_he_himself_hears_of_it(small: Tables, rig: Rig):
    """Neither of his answer nor of how he wants to be asked."""
    name = await rig.announced(small, WITH, WITH)
    before = (await small.info(name)).updated
    small._hall.now = lambda: before + 5
    news = News(small, name)
    await small.act(name, 2, command(), 1, PASS)
    assert (await news.next()).own == {2}
    await small.standing(name, 1, {"other": "pass"})
    await small.standing(name, 2, {"other": "pass"})
    assert (await news.next()).own == {1, 2}
    assert (await small.info(name)).updated == before
    news.close()


async def test_a_bot_that_takes_over_does_not_give_his_answer(small: Tables, rig: Rig):
    name = await rig.announced(small, WITH, WITH)
    await small.act(name, 2, command(), 1, PASS)
    await small.replace_by_bot(name, 2)
    assert (await chair_of(small, name, 2)).reply is None
    await small.act(name, 1, command(), 1, PASS)
    await until(ready(small, name, 3))
    assert (await rows_of(small, name))[2].by == "bot"


async def test_rules_that_fail_on_an_answer_give_it_back(small: Tables, rig: Rig, monkeypatch):
    name = await rig.announced(small, WITH, WITH)
    await small.act(name, 2, command(), 1, ("react", VETO))
    with monkeypatch.context() as patch:
        patch.setattr(Announced, "respond", lambda *_: 1 / 0)
        await small.act(name, 1, command(), 1, PASS)

        async def asked_again():
            return (await small.look(name, 2)).legal

        await until(asked_again)
    assert (await small.info(name)).status == "running"
    assert (await small.act(name, 2, command(), 2, ("react", VETO))).status == "done"
