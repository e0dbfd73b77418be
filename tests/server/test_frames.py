"""What is sent and what is spared: a view is made once for all who share it, of a long log the end comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from brink.engine import EVERYBODY, Entry, only
from brink.server.rendering import Renderer
from brink.tables import api
from brink.tables.seeing import newest
from server.house import Client, House
from tables.tools import forget, play_on

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many views were made since one last asked."""
    made: list[None] = []
    table = Renderer.table
    monkeypatch.setattr(Renderer, "table", lambda *given: made.append(None) or table(*given))

    def count() -> int:
        found = len(made)
        made.clear()
        return found

    return count


async def test_who_looks_through_the_same_eyes_shares_one_view(house: House, rendered: Callable[[], int]) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0]) as anna, house.client(made.id, made.tokens[0]) as her_phone:
        lookers = [Client(house.port, made.id) for _ in range(5)]
        for one in lookers:
            await one.dial()
        await asyncio.sleep(0.1)  # whoever came was told to all
        rendered()
        await anna.act(["stake", 1])
        for one in (her_phone, *lookers):
            await one.see(lambda table: table["version"] == 1)
        assert rendered() == 2  # Anna's and that of those who look on
        assert len({one.raw[-1] for one in lookers}) == 1
        assert her_phone.now["view"] == anna.now["view"] != lookers[0].now["view"]
        for one in lookers:
            await one.hang_up()


async def test_the_board_in_words_comes_where_it_is_wanted(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    key = made.tokens[0]
    async with house.client(made.id, key) as words, house.client(made.id, key, told=False) as drawing:
        assert words.now["told"]
        assert drawing.now["told"] == []
        assert drawing.now["view"] == words.now["view"]
        await drawing.send(type="hello", tokens=[key], told=True)
        await drawing.see(lambda table: table["told"])


async def test_of_a_long_log_the_end_comes_and_the_rest_when_it_is_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.table("person:Anna", "person:Ben")
    for seat in (0, 1):
        await house.tables.standing(made.id, seat, {"*": "ask"})
    await play_on(house.tables, made.id, most=12)
    monkeypatch.setattr(api, "RECENT", 4)
    for seat, tokens in ((0, [made.tokens[0]]), (None, [])):
        async with house.client(made.id, *tokens) as late:
            whole = await house.tables.history(made.id, seat)
            assert 4 <= len(late.log) < len(whole)
            asked = 0
            earlier = late.now["earlier"]
            while earlier is not None:
                answer = await late.ask(type="earlier", before=earlier)
                assert (answer["type"], answer["seat"], answer["before"]) == ("lines", seat, earlier)
                assert all(line["n"] < earlier for line in answer["log"])
                asked, earlier = asked + 1, answer["earlier"]
            assert asked > 1
            assert sorted(late.log) == [line.n for line in whole]


async def test_who_missed_many_lines_begins_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.table("person:Anna", "person:Ben")
    for seat in (0, 1):
        await house.tables.standing(made.id, seat, {"*": "ask"})
    async with house.client(made.id, made.tokens[0]) as anna:
        known = max(anna.log)
        await anna.hang_up()
        await play_on(house.tables, made.id, most=12)
        forget(house.tables)  # so that its lines are in the database alone
        monkeypatch.setattr(api, "RECENT", 4)
        await anna.dial()
        assert anna.now["since"] == known < min(anna.log)
        assert anna.now["earlier"] is not None


async def test_where_a_log_is_cut_tells_nothing_of_lines_for_others() -> None:
    mine = [(version, Entry(f"line-{version}")) for version in range(20, 0, -1)]
    others = [(version, Entry("secret", audience=only(1))) for version in range(20, 0, -1) for _ in range(3)]
    both = sorted(mine + others, key=lambda line: line[0], reverse=True)
    assert all(entry.audience == EVERYBODY for _, entry in mine)
    for most in (1, 5, 20, 30):
        assert newest(both, 0, 0, most) == newest(mine, 0, 0, most)
