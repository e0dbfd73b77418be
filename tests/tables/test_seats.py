"""Keys, leaving, stand-ins, coming back, resigning, rematch, chat."""

from __future__ import annotations

import pytest

from brink.engine import BrinkError, Reason, Refused
from brink.tables import Created, Holder, NewSeat, NewTable, Settings, Tables
from tables.test_playing import refused
from tables.tools import SHORT, News, act, begin, command, forget, play_on, seats, until

pytestmark = pytest.mark.asyncio


async def test_keys(tables: Tables):
    created = await tables.create(NewTable(game="parley", seats=seats("person", "person", "random")))
    table = created.table
    assert len({created.host, *(key.token for key in created.seats)}) == 3
    for key in created.seats:
        assert await tables.holder(table, key.token) == Holder(key.seat)
    assert await tables.holder(table, created.host) == Holder(None, True)
    for wrong in ("", "x", created.host[:-1], "0" * 64):
        assert await tables.holder(table, wrong) is None
    other = await tables.create(NewTable(game="parley", seats=seats("person", "person")))
    assert await tables.holder(other.table, created.seats[0].token) is None


async def test_only_hashes_of_keys_are_stored(small: Tables, tmp_path):
    created = await small.create(NewTable(game="parley", seats=seats("person", "person")))
    await small._hall.storage.write(lambda on: None)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("brink.sqlite3*"))
    assert created.table.encode() in stored
    for secret in (created.host, *(key.token for key in created.seats)):
        assert secret.encode() not in stored


async def test_leaving_before_the_start_voids_the_key(tables: Tables):
    created = await tables.create(NewTable(game="parley", seats=seats("person", "open")))
    joined = await tables.join(created.table, "Bea")
    await tables.leave(created.table, joined.seat)
    assert await tables.holder(created.table, joined.token) is None
    assert (await tables.info(created.table)).seats[1].kind == "open"
    assert (await tables.join(created.table, "Carl")).seat == 1


async def test_an_invitation_is_exchanged_for_a_key_that_its_sender_does_not_know(tables: Tables):
    created = await tables.create(NewTable(game="parley", seats=seats("person", "person")))
    table, sent = created.table, created.seats[1].token
    assert [seat.invited for seat in (await tables.info(table)).seats] == [True, True]
    await tables.come_back(table, 0)  # whoever comes with the key he has keeps it
    assert await tables.holder(table, created.seats[0].token) == Holder(0)
    taken = await tables.new_key(table, sent)
    assert taken.seat == 1
    assert await tables.holder(table, sent) is None
    assert await tables.holder(table, taken.token) == Holder(1)
    assert [seat.invited for seat in (await tables.info(table)).seats] == [False, False]
    for wrong in (sent, "", created.host):
        assert (await refused(tables.new_key(table, wrong))).key == "table-link-used"


async def test_who_takes_up_an_invitation_is_called_as_he_calls_himself(tables: Tables):
    """Unless somebody else is called so; where he says nothing it stays what the host wrote."""
    for begun in (False, True):
        chairs = [NewSeat("person", name) for name in ("Anna", "Bert", "Carl", "Dora")]
        created = await tables.create(NewTable(game="parley", seats=chairs))
        if begun:
            await tables.start(created.table)
        for seat, own in enumerate(("", "Anna", " Ka \x00rl "), start=1):
            await tables.new_key(created.table, created.seats[seat].token, own)
        names = [seat.name for seat in (await tables.info(created.table)).seats]
        assert names == ["Anna", "Bert", "Carl", "Ka rl"]
        told = [line.args for line in (await tables.recent(created.table, None)).lines if line.key == "table-renamed"]
        assert told == ([{"old": "Dora", "new": "Ka rl"}] if begun else [])


async def test_a_new_link_cuts_the_old_one_off_and_says_so(tables: Tables):
    created = await begin(tables, "person", "person")
    table, old = created.table, created.seats[1].token
    await tables.come_back(table, 1)
    await tables.standing(table, 1, {"*": "pass"})
    assert (await refused(tables.invite(table, 1))).key == "table-still-there"
    assert await tables.holder(table, old) == Holder(1)
    await tables.away(table, 1)
    link = await tables.invite(table, 1)
    assert await tables.holder(table, old) is None
    assert await tables.holder(table, link.token) == Holder(1)
    seat = (await tables.info(table)).seats[1]
    assert (seat.invited, seat.away is None) == (True, False)
    assert (await tables.look(table, 1)).standing == {}
    for viewer in (None, 0, 1):
        assert [line.key for line in await tables.history(table, viewer)].count("table-new-link") == 1
    assert (await refused(tables.invite(table, 2))).key == "table-no-seat"


async def come_in(tables: Tables, table: str, *who: int) -> None:
    for seat in who:
        await tables.come_back(table, seat)


async def keys_in(tables: Tables, table: str, seat: int) -> list[str]:
    return [line.key for line in await tables.history(table, seat)]


async def test_the_seat_of_somebody_who_is_gone_is_given_away_when_all_others_agree(tables: Tables):
    created = await begin(tables, "person", "person", "person", "random")
    table, old = created.table, created.seats[1].token
    await come_in(tables, table, 0, 1, 2)
    await tables.standing(table, 1, {"*": "pass"})
    assert (await refused(tables.free(table, 0, 1))).key == "table-still-there"
    await tables.away(table, 1)
    assert (await refused(tables.invite(table, 1))).key == "table-must-agree"  # the host has no right over it
    for nobody in (1, 3):
        assert (await refused(tables.free(table, nobody, 1))).key == "table-not-asked"
    await tables.free(table, 0, 1)
    await tables.free(table, 0, 1)
    assert (await tables.info(table)).seats[1].freeing == [0]
    assert await tables.holder(table, old) == Holder(1)
    await tables.free(table, 2, 1)
    seat = (await tables.info(table)).seats[1]
    assert (seat.freeing, seat.invited, seat.away is None) == ([], True, False)
    assert await tables.holder(table, old) is None
    assert (await tables.look(table, 1)).standing == {}
    assert (await refused(tables.free(table, 0, 1))).key == "table-not-asked"
    assert seat.freed
    link = await tables.invite(table, 1, host=False)  # whoever is at the table may send it
    assert await tables.holder(table, link.token) == Holder(1)
    assert not (await tables.info(table)).seats[1].freed
    assert (await refused(tables.invite(table, 1, host=False))).key == "table-not-asked"  # and nobody takes it away
    for viewer in (0, 2):
        said = await keys_in(tables, table, viewer)
        assert [said.count(key) for key in ("table-free-asked", "table-freed", "table-new-link")] == [1, 1, 1]
    taken = await tables.new_key(table, link.token)
    await tables.come_back(table, 1)
    assert await tables.holder(table, taken.token) == Holder(1)
    assert (await refused(tables.invite(table, 1))).key == "table-still-there"


async def test_only_the_host_makes_another_link_for_somebody_who_has_not_come_yet(tables: Tables):
    """Whoever could would sit down there himself and see that hand."""
    table = (await begin(tables, "person", "person")).table
    await come_in(tables, table, 0)
    assert (await tables.info(table)).seats[1].invited
    assert (await refused(tables.invite(table, 1, host=False))).key == "table-not-asked"
    assert (await tables.invite(table, 1)).seat == 1


async def asked_about_one_who_is_gone(tables: Tables) -> Created:
    """Of three people the second is gone, and the first would give his seat away."""
    created = await begin(tables, "person", "person", "person")
    await come_in(tables, created.table, 0, 1, 2)
    await tables.away(created.table, 1)
    await tables.free(created.table, 0, 1)
    return created


async def test_whoever_comes_back_keeps_his_seat(tables: Tables):
    created = await asked_about_one_who_is_gone(tables)
    table = created.table
    forget(tables)
    await tables.come_back(table, 1)
    assert (await tables.info(table)).seats[1].freeing == []
    assert (await keys_in(tables, table, 0)).count("table-keeps-seat") == 1
    assert await tables.holder(table, created.seats[1].token) == Holder(1)
    await tables.leave(table, 1)  # a bot plays for him; it stays his
    await tables.free(table, 0, 1)
    await tables.come_back(table, 1)
    assert (await tables.info(table)).seats[1].freeing == []


async def test_one_refusal_ends_the_question(tables: Tables):
    created = await asked_about_one_who_is_gone(tables)
    table = created.table
    await tables.free(table, 2, 1, agree=False)
    assert (await tables.info(table)).seats[1].freeing == []
    assert "table-free-refused" in await keys_in(tables, table, 0)
    assert await tables.holder(table, created.seats[1].token) == Holder(1)


async def test_of_two_the_one_who_is_left_decides_alone(tables: Tables):
    created = await begin(tables, "person", "person")
    table = created.table
    await come_in(tables, table, 0, 1)
    await tables.resign(table, 1)
    assert (await refused(tables.free(table, 0, 1))).key == "table-has-resigned"
    created = await begin(tables, "person", "person")
    table = created.table
    await come_in(tables, table, 0, 1)
    await tables.away(table, 1)
    await tables.free(table, 0, 1)
    assert await tables.holder(table, created.seats[1].token) is None
    assert "table-freed" in await keys_in(tables, table, 0)


async def test_a_bot_and_an_open_seat_have_no_link(small: Tables):
    created = await small.create(NewTable(game="parley", seats=seats("person", "random", "open")))
    for seat in (1, 2):
        assert (await refused(small.invite(created.table, seat))).key == "table-no-person"


async def test_joining(small: Tables):
    created = await small.create(NewTable(game="parley", seats=seats("person", "open", "open")))
    table = created.table
    assert (await refused(small.join(table, "P0"))).key == "table-name-taken"
    assert (await refused(small.join(table, "Bea", 0))).key == "table-seat-taken"
    assert (await refused(small.join(table, "Bea", 9))).key == "table-no-seat"
    for name in ("", " \n ", "x" * 41):
        assert (await refused(small.join(table, name))).key == "table-bad-name"
    assert (await refused(small.leave(table, 2))).key == "table-no-person"
    await small.start(table, fill="random")
    assert [seat.kind for seat in (await small.info(table)).seats] == ["person", "bot", "bot"]
    assert (await refused(small.join(table, "Bea"))).key == "table-started"


async def test_a_person_changes_his_name(tables: Tables):
    created = await tables.create(NewTable(game="parley", seats=seats("person", "person", "random"), options=SHORT))
    table = created.table
    await tables.rename(table, 1, "  Bea\n")
    assert (await tables.info(table)).names == ["P0", "Bea", "Bot 3"]
    assert (await refused(tables.rename(table, 1, "P0"))).key == "table-name-taken"
    assert (await refused(tables.rename(table, 1, "x" * 41))).key == "table-bad-name"
    assert (await refused(tables.rename(table, 2, "Carl"))).key == "table-no-person"
    await tables.start(table)
    assert "table-renamed" not in [line.key for line in await tables.history(table, None)]
    await tables.rename(table, 1, "Bea II")
    await tables.rename(table, 1, "Bea II")
    said = [line.args for line in await tables.history(table, None) if line.key == "table-renamed"]
    assert said == [{"old": "Bea", "new": "Bea II"}]
    forget(tables)
    assert (await play_on(tables, table)).status == "finished"
    assert (await tables.record(table)).seats == ["P0", "Bea II", "Bot 3"]
    assert (await refused(tables.rename(table, 1, "Carl"))).key == "game-is-over"


async def test_bad_tables_are_refused_at_once(small: Tables):
    with pytest.raises(BrinkError, match="no game 'chess'"):
        await small.create(NewTable(game="chess", seats=seats("person", "person")))
    with pytest.raises(BrinkError, match="2 to 4 players"):
        await small.create(NewTable(game="parley", seats=seats("person")))
    with pytest.raises(BrinkError, match="bad option"):
        await small.create(NewTable(game="parley", seats=seats("person", "person"), options={"goal": 99}))
    with pytest.raises(BrinkError, match="no pack 'none'"):
        await small.create(NewTable(game="parley", seats=seats("person", "person"), pack="none"))
    assert (await refused(small.create(NewTable(game="parley", seats=seats("person", "deep"))))).key == "table-no-bot"
    twins = [NewSeat("person", "Ann"), NewSeat("person", "Ann")]
    assert (await refused(small.create(NewTable(game="parley", seats=twins)))).key == "table-name-taken"
    assert await small.lobby() == []


async def test_a_private_table_is_in_no_lobby(small: Tables):
    await begin(small, "person", "person", settings=Settings(private=True))
    public = await begin(small, "person", "person")
    assert [info.id for info in await small.lobby()] == [public.table]
    assert await small.lobby(["finished"]) == []


async def test_a_bot_stands_in_and_the_person_comes_back(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    await tables.away(table, 0)
    assert (await tables.info(table)).seats[0].away is not None
    await tables.replace_by_bot(table, 0)
    assert (await refused(tables.act(table, 0, command(), 0, ("stake", 1)))).key == "table-bot-plays"

    async def bot_moved():
        return (await tables.info(table)).deciding == 1

    await until(bot_moved)
    await tables.come_back(table, 0)
    seat = (await tables.info(table)).seats[0]
    assert (seat.kind, seat.bot, seat.away) == ("person", "", None)
    keys = [line.key for line in await tables.history(table, None)]
    assert [key for key in keys if key.startswith("table-")] == ["table-bot-takes-over", "table-back"]
    forget(tables)
    await act(tables, table, "stake", 0)
    deciding = (await tables.info(table)).deciding
    assert deciding is not None
    assert (await tables.look(table, deciding)).legal


async def test_coming_back_while_the_bot_thinks(sqlite, pool):
    """The bot's thought comes too late and is thrown away."""
    tables = Tables(sqlite, pool=pool, bot_pause=0.2)
    await tables.open()
    table = (await begin(tables, "person", "person")).table
    await tables.leave(table, 0)
    await tables.come_back(table, 0)
    await act(tables, table, "stake", 3)
    await tables.close()
    assert [line.key for line in await _log(sqlite, pool, table)][-2:] == ["table-back", "sealed"]


async def test_who_lets_a_bot_play_for_him_can_follow_it_as_long_as_he_looks_on(sqlite, pool):
    """A game against bots was over within seconds, and there was no moment to take over again."""
    tables = Tables(sqlite, pool=pool, bot_pause=60)
    await tables.open()
    seen, left = [(await begin(tables, "person", "random", options=SHORT)).table for _ in range(2)]
    News(tables, seen)
    for table in (seen, left):
        await tables.leave(table, 0)

    async def over():
        return (await tables.info(left)).status == "finished"

    await until(over)
    await tables.come_back(seen, 0)
    info = await tables.info(seen)
    assert (info.status, info.moves, info.deciding) == ("running", 0, 0)
    await tables.close()


async def _log(sqlite, pool, table):
    tables = Tables(sqlite, pool=pool)
    await tables.open()
    log = await tables.history(table, None)
    assert (await tables.info(table)).version == 1
    await tables.close()
    return log


async def test_resigning(tables: Tables):
    table = (await begin(tables, "person", "person", options=SHORT)).table
    await tables.resign(table, 1)
    assert (await refused(tables.resign(table, 1))) == Reason("table-has-resigned", args={"seat": 1})
    assert (await refused(tables.come_back(table, 1))).key == "table-has-resigned"
    assert (await tables.info(table)).status == "running"
    assert (await play_on(tables, table)).outcome is not None


async def test_when_all_have_resigned_the_game_is_over(tables: Tables):
    table = (await begin(tables, "person", "random", "person")).table
    await tables.resign(table, 2)
    await tables.resign(table, 0)
    info = await tables.info(table)
    assert (info.status, info.outcome, info.deciding) == ("finished", None, None)
    seen = await tables.look(table, 0)
    assert (seen.prompt, seen.legal) == (None, None)
    assert (await tables.record(table)).outcome is None
    assert (await refused(tables.act(table, 0, command(), info.version, ("stake", 1)))).key == "game-is-over"


async def test_a_rematch_of_persons_without_a_name(tables: Tables):
    """Nothing but the seat says whose it is."""
    made = await tables.create(NewTable(game="parley", seats=[NewSeat("person")] * 3))
    await tables.start(made.table)
    for seat in range(3):
        await tables.resign(made.table, seat)
    joined = [await tables.rematch(made.table, seat) for seat in (1, 2, 0)]
    assert [one.seat for one in joined] == [1, 2, 0]
    assert {one.table for one in joined} == {joined[0].table}
    assert (await tables.info(joined[0].table)).names == ["", "", ""]


async def test_rematch(tables: Tables):
    old = await begin(tables, "person", "random", "person", settings=Settings(undo="none"), options={"rounds": 1})
    assert (await refused(tables.rematch(old.table, 0))).key == "table-not-finished"
    assert (await play_on(tables, old.table)).status == "finished"
    first = await tables.rematch(old.table, 2)
    assert first.host is not None
    assert await tables.holder(first.table, first.host) == Holder(None, True)
    second = await tables.rematch(old.table, 0)
    assert (second.table, second.seat, second.host) == (first.table, 0, None)
    assert (await refused(tables.rematch(old.table, 0))).key == "table-seat-taken"
    assert (await refused(tables.rematch(old.table, 1))).key == "table-no-person"
    info = await tables.info(first.table)
    assert (info.status, info.names, info.settings.undo, info.options) == (
        "open",
        ["P0", "Bot 2", "P2"],
        "none",
        {"rounds": 1},
    )
    assert (await tables.info(old.table)).rematch == first.table
    assert info.commitment != (await tables.info(old.table)).commitment
    await tables.start(first.table)


async def test_chat(tables: Tables):
    table = (await begin(tables, "person", "person")).table
    news = News(tables, table)
    first = await tables.say(table, 1, "  Hello\tthere \n\n second <b>line</b>\x07 ")
    assert (first.n, first.name, first.text) == (1, "P1", "Hello there\nsecond <b>line</b>")
    assert (await news.next()).kinds == {"chat"}
    second = await tables.say(table, 0, "Hi")
    assert await tables.chat(table) == [first, second]
    assert await tables.chat(table, first.n) == [second]
    for text in ("", " \n", "x" * 501):
        assert (await refused(tables.say(table, 0, text))).key == "table-bad-chat"
    with pytest.raises(Refused):
        await tables.say(table, 5, "Hi")
    assert (await tables.info(table)).version == 0


async def test_in_a_rematch_with_sides_swapped_everybody_moves_one_seat_on(tables: Tables):
    old = await begin(tables, "person", "random", "person", options={"rounds": 1})
    await play_on(tables, old.table)
    first = await tables.rematch(old.table, 2, swap=True)
    second = await tables.rematch(old.table, 0)
    assert (first.seat, second.seat) == (0, 1)
    assert (await tables.info(first.table)).names == ["P2", "P0", "Bot 2"]
    assert await tables.holder(first.table, first.token) == Holder(0, False)
    await tables.start(first.table)
