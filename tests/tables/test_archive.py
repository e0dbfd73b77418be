"""Records, replay, and playing on from any move."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from brink.engine import BrinkError, Chance, Reason, RecordError, play, resume, verify
from brink.engine.chance import commitment, seed_from
from brink.engine.registry import find_game
from brink.tables import Tables
from brink.tables.live import Live
from parley.state import ParleyState
from tables.test_playing import refused
from tables.tools import SHORT, act, begin, command, dump, forget, play_on, seats

pytestmark = pytest.mark.asyncio


async def finished(tables: Tables, *kinds: str) -> str:
    table = (await begin(tables, *(kinds or ("person", "person")), options=SHORT)).table
    assert (await play_on(tables, table)).status == "finished"
    return table


async def test_nothing_of_a_running_game(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await act(tables, table, "stake", 1)
    for question in (
        tables.record(table),
        tables.replay(table, 0, 0),
        tables.replay_log(table, 0),
        tables.fork(table, 0, seats("person", "person")),
    ):
        assert (await refused(question)).key == "table-not-finished"


async def test_export_and_import(tables: Tables):
    table = await finished(tables)
    record = await tables.record(table)
    copy = await tables.import_record(record, "Again")
    assert await tables.record(copy) == record
    info = await tables.info(copy)
    assert (info.status, info.title, info.moves, info.names) == ("finished", "Again", len(record.moves), ["P0", "P1"])
    for viewer in (0, 1, None):
        assert await tables.history(copy, viewer) == await tables.history(table, viewer)
    for at in (0, 3, len(record.moves)):
        forget(tables)
        expected = resume(record, at)
        for viewer in (0, 1, None):
            seen = await tables.replay(copy, at, viewer)
            assert seen.view == expected.game.view(expected.state, viewer)
            assert (await tables.replay(table, at, viewer)).view == seen.view
    assert (await refused(tables.replay(copy, len(record.moves) + 1, 0))).key == "table-no-move"
    assert (await refused(tables.replay(copy, -1, 0))).key == "table-no-move"
    assert (await refused(tables.replay(copy, 0, 2))).key == "table-no-seat"


async def test_a_record_without_its_seed(small: Tables):
    record = await small.record(await finished(small))
    secret = msgspec.structs.replace(record, seed=None)
    copy = await small.import_record(secret)
    for at in range(0, len(record.moves), 4):
        expected = resume(record, at)
        assert (await small.replay(copy, at, 0)).view == expected.game.view(expected.state, 0)
    fork = await small.fork(copy, 5, seats("person", "person"))
    await small.start(fork.table)
    assert (await play_on(small, fork.table)).status == "finished"
    verify(await small.record(fork.table))
    assert (await small.replay(fork.table, 3, 1)).view == (await small.replay(copy, 3, 1)).view


async def test_a_forged_record_is_refused(small: Tables):
    record = await small.record(await finished(small))
    for change in (
        {"hash": "0" * 32},
        {"moves": record.moves[:-1]},
        {"seed": "00" * 16},
        {"game": "chess"},
        {"rules": 99},
        {"pack_hash": "0"},
        {"seats": ["one"]},
    ):
        with pytest.raises(BrinkError):
            await small.import_record(msgspec.structs.replace(record, **change))
    assert len(await small.lobby()) == 1


async def test_the_replay_leaves_out_what_was_undone(small: Tables):
    table = (await begin(small, "person", "person", options=SHORT)).table
    await act(small, table, "stake", 3)
    await small.undo(table, 0, command(), 1)
    await play_on(small, table)
    log = (await small.replay_log(table, 0)).lines
    assert not [line for line in log if line.key.startswith("table-")]
    record = await small.record(table)
    match = resume(record)
    expected = [entry.key for entries in match.lines for entry in entries if entry.visible_to(0)]
    assert [line.key for line in log] == expected
    assert (await small.replay(table, 1, 0)).view.stakes == [record.moves[0].action[1], -1]


async def test_an_analysis_goes_on_with_every_card_where_it_was(tables: Tables):
    table = await finished(tables)
    old = await tables.record(table)
    at = 6
    created = await tables.fork(table, at, seats("open", "person"), title="What if", analysis=True)
    fork = created.table
    info = await tables.info(fork)
    assert (info.status, info.origin, info.moves, info.title) == ("open", table, at, "What if")
    assert info.analysis
    assert (await tables.look(fork, 1)).view is None
    joined = await tables.join(fork, "Anna")
    await tables.start(fork)
    seen = await tables.look(fork, joined.seat)
    assert seen.view == (await tables.replay(table, at, joined.seat)).view
    assert seen.info.commitment != old.commitment
    past = [line for line in await tables.history(table, 0) if line.version <= at]
    *lines, last = await tables.history(fork, 0)
    assert (lines, last.key) == (past, "table-analysis")
    deciding = seen.info.deciding
    assert deciding is not None
    assert (await refused(tables.undo(fork, deciding, command(), at))).key == "undo-nothing"
    before = await dump(tables, fork)
    forget(tables)
    assert await dump(tables, fork) == before
    assert (await play_on(tables, fork)).status == "finished"
    record = await tables.verify(fork)
    assert record.moves[:at] == old.moves[:at]
    assert (record.analysis, record.proven_since) == (True, 0)
    assert [(part.moves, part.seed, part.commitment) for part in record.forks] == [(at, old.seed, old.commitment)]
    assert (await tables.replay(fork, 2, 0)).view == (await tables.replay(table, 2, 0)).view


async def test_forks_have_chance_of_their_own(small: Tables):
    """The old seed is public; whoever knows it must not know the future of the fork."""
    table = await finished(small)
    dumps = []
    for analysis in (True, False):
        fork = (await small.fork(table, 0, seats("person", "person"), analysis=analysis)).table
        await small.start(fork)
        live = await small._hall.fresh(fork)
        assert live.state is not None
        dumps.append(live.state.chance.seed)
    assert len({*dumps, bytes.fromhex((await small.record(table)).seed or "")}) == 3
    await play_on(small, fork)
    verify(await small.record(fork))


async def test_forks_that_cannot_be(small: Tables):
    table = await finished(small)
    moves = (await small.info(table)).moves
    assert (await refused(small.fork(table, moves, seats("person", "person")))).key == "game-is-over"
    assert (await refused(small.fork(table, moves + 1, seats("person", "person")))).key == "table-no-move"
    assert (await refused(small.fork(table, 1, seats("person", "person", "person")))).key == "table-wrong-seats"


def hidden(live: Live) -> tuple[list[int], list[list[int]]]:
    """The deck and the hands of Parley."""
    state = live.state
    assert isinstance(state, ParleyState)
    return state.deck, [list(hand) for hand in state.hands]


async def test_play_on_from_here_deals_anew_what_nobody_has_seen(tables: Tables):
    """The origin's replay is public: it must tell neither what somebody holds here nor what is drawn next."""
    table = await finished(tables)
    old, at = await tables.record(table), 6
    then = resume(old, at).state
    assert isinstance(then, ParleyState)
    dealt = []
    for _ in range(4):
        fork = (await tables.fork(table, at, seats("person", "person"))).table
        await tables.start(fork)
        assert not (await tables.info(fork)).analysis
        assert (await tables.look(fork, None)).view == (await tables.replay(table, at, None)).view
        dealt.append(hidden(await tables._hall.fresh(fork)))
    assert len({str(deck) for deck, _ in dealt} | {str(then.deck)}) == 5, "the order of the deck"
    assert len({str(hands) for _, hands in dealt} | {str([list(hand) for hand in then.hands])}) > 2, "the hands"
    public = [line for line in (await tables.replay_log(table, None)).lines if line.version <= at]
    for seat in (0, 1):  # what was said to one alone was about other cards
        *lines, last = await tables.history(fork, seat)
        assert ([line.key for line in lines], last.key) == ([line.key for line in public], "table-anew")
    before = await dump(tables, fork)
    forget(tables)
    assert await dump(tables, fork) == before


async def test_a_new_deal_is_proven_by_the_record(tables: Tables):
    table = await finished(tables)
    fork = (await tables.fork(table, 6, seats("person", "person"))).table
    await tables.start(fork)
    assert (await play_on(tables, fork)).status == "finished"
    record = await tables.verify(fork)
    (part,) = record.forks
    assert (part.moves, part.kind, record.analysis, record.proven_since) == (6, "anew", False, 0)
    assert part.dealt
    assert (await tables.info(fork)).commitment == commitment(bytes.fromhex(record.seed or ""))
    other = replace(part, dealt=[*part.dealt[1:], part.dealt[0]])
    with pytest.raises(RecordError, match="after move 6: what was dealt anew does not follow from the seed"):
        verify(replace(record, forks=[other]))
    with pytest.raises(RecordError, match="committed to"):
        verify(replace(record, forks=[replace(part, seed="00" * 16)]))
    secret = replace(record, seed=None, forks=[replace(part, seed=None)])
    assert (verify(secret).over, secret.proven_since) == (True, None)
    with pytest.raises(RecordError, match="forks where it has no moves"):
        verify(replace(record, forks=[replace(part, moves=len(record.moves) + 1)]))
    copy = await tables.import_record(record)
    assert await tables.record(copy) == record
    for at in (0, 5, 6, 7, len(record.moves)):
        forget(tables)
        expected = resume(record, at)
        for viewer in (0, 1, None):
            seen = expected.game.view(expected.state, viewer)
            assert (await tables.replay(fork, at, viewer)).view == (await tables.replay(copy, at, viewer)).view == seen


@pytest.mark.parametrize("analysis", [True, False])
@pytest.mark.parametrize("at", [3, 6, 9])
async def test_a_fork_of_a_fork(small: Tables, at: int, analysis: bool):
    """Before, at and after the move from which on the first one went its own way."""
    first = (await small.fork(await finished(small), 6, seats("person", "person"))).table
    await small.start(first)
    await play_on(small, first)
    second = (await small.fork(first, at, seats("person", "person"), analysis=analysis)).table
    await small.start(second)
    await play_on(small, second, chance=Chance(seed_from("others")))
    record = await small.verify(second)
    assert [part.moves for part in record.forks] == ([6, at] if at >= 6 else [at])
    assert (record.proven_since, record.analysis) == (0, analysis)
    for number in range(len(record.moves) + 1):
        expected = resume(record, number)
        assert (await small.replay(second, number, 0)).view == expected.game.view(expected.state, 0)


async def test_forks_look_alike_whatever_was_hidden_in_their_origins(small: Tables):
    """Two worlds: the same game for whoever looked on, with other cards in hands and deck."""
    record = await small.record(await finished(small))
    game = find_game("parley")
    for at in range(0, len(record.moves), 3):
        here = resume(record, at).state
        there = game.imagine(here, None, Chance(seed_from(f"another world {at}")))
        for number in range(5):
            chance = Chance(seed_from(f"{at} {number}"))
            forks = [play.fork(game, world, chance, "anew").state for world in (here, there)]
            assert game.dump(forks[0]) == game.dump(forks[1])


async def test_a_record_of_a_fork_can_be_gone_on_with(small: Tables):
    """At a terminal: from before the fork with the first seed, from after it with the second; not back over it."""
    fork = (await small.fork(await finished(small), 6, seats("person", "person"))).table
    await small.start(fork)
    await play_on(small, fork)
    record = await small.record(fork)
    for at, seed in ((4, record.forks[0].seed), (6, record.seed), (8, record.seed)):
        match = resume(record, at)
        assert match.seed is not None
        assert match.seed.hex() == seed
        again = verify(match.record(with_seed=True))
        assert again.game.dump(again.state) == match.game.dump(match.state)
    seat = record.moves[5].seat
    assert resume(record, 6).refuse_undo(seat) == Reason("undo-nothing")
