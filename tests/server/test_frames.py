"""What is sent and what is spared: a view is made once for all who share it, of a long log the end comes first."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable

import msgspec
import pytest

from brink.engine import EVERYBODY, Chance, Entry, only
from brink.engine.chance import seed_from
from brink.engine.registry import games
from brink.server import messages as wire
from brink.server.frames import frame_of, shared
from brink.server.rendering import Renderer
from brink.tables import Glimpse, Viewer, api
from brink.tables.seeing import newest
from server.house import Client, House, Message, merged
from tables.tools import begin, command, forget, play_on

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many views were made since one last asked."""
    made: list[None] = []
    own = Renderer.own
    monkeypatch.setattr(Renderer, "own", lambda *given: made.append(None) or own(*given))

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


# -- changes --------------------------------------------------------------------------------------------------------


MOVES = int(os.environ.get("BRINK_FRAMES", "60"))  # of each title
HEAD: Message = {"mine": [], "asked": [], "host": False, "since": 0, "log": [], "earlier": None, "chat": []}


@pytest.mark.parametrize("title", sorted(games()))
async def test_what_is_new_and_what_was_there_before_is_the_whole_view(house: House, title: str) -> None:
    """For every seat and whoever looks on: at each move the changes, merged, give what a fresh client gets."""
    tables, players = house.tables, min(games()[title].players, key=lambda n: abs(n - 3))
    table = (await begin(tables, *["person"] * players, game=title)).table
    chance = Chance(seed_from(f"changes of {title}"))
    readers = {viewer: Reader() for viewer in (*range(players), None)}
    running = True
    while running and (await tables.info(table)).version < MOVES:
        live = await tables._hall.held(table)
        running = live.facts.status == "running"
        glimpse = Glimpse(live, 0.0)
        for viewer, reader in readers.items():
            reader.look(glimpse, viewer)
        if running:
            mover = live.facts.deciding
            assert mover is not None
            legal = (await tables.look(table, mover)).legal
            assert legal
            await tables.act(table, mover, command(), live.facts.version, legal[chance.below(len(legal))])
    assert sum(one.sent for one in readers.values()) < 0.9 * sum(one.whole for one in readers.values())


class Reader:
    """Understands changes, and holds what he makes of them to what a fresh client gets."""

    def __init__(self) -> None:
        self.had: tuple[int, bytes] | None = None
        self.now: Message = {}
        self.sent = self.whole = 0

    def look(self, glimpse: Glimpse, viewer: Viewer) -> None:
        renderer, seen = Renderer(glimpse.info, "en"), glimpse.seen(viewer)
        frame = frame_of(seen, renderer, shared(glimpse.info, frozenset(), "en"))
        text = fresh = frame.whole(wire.TableHead(type="table", **HEAD))
        if self.had is None:
            self.now = json.loads(fresh)
        else:
            version, marks = self.had
            assert frame.follows(marks)
            text = frame.since(wire.ChangesHead(base=version, **HEAD), marks)
            self.now = merged(self.now, json.loads(text))
        self.had = frame.version, frame.marks
        self.sent += len(text)
        self.whole += len(fresh)
        assert self.now == json.loads(fresh)
        assert {**HEAD, "type": "table", **json.loads(msgspec.json.encode(renderer.table(seen)))} == self.now


async def test_a_client_that_understands_changes_sees_what_others_see(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben", start=False)
    for seat in (0, 1):
        await house.tables.standing(made.id, seat, {"*": "ask"})
    keys = made.tokens
    async with (
        house.client(made.id, keys[0], changes=True) as anna,
        house.client(made.id, keys[0]) as her_other_screen,
        house.client(made.id, keys[1], changes=True) as ben,
        house.client(made.id, changes=True) as looker,
        house.client(made.id, changes=True) as another,
    ):
        await house.post(f"/api/tables/{made.id}/start", {"token": made.host}, 200)
        for one in (anna, ben, her_other_screen):
            await one.see(lambda table: table["status"] == "running")
        while anna.now["status"] == "running":
            mover = anna if anna.now["deciding"] == 0 else ben
            await mover.act()
            last = mover.now["version"]
            for one in (anna, ben, her_other_screen, looker, another):
                await one.see(lambda table, last=last: table["version"] >= last)
            assert public(anna.now) == public(her_other_screen.now)
            assert anna.log == her_other_screen.log
        assert {message["type"] for message in her_other_screen.received} <= {"table"}
        for one in (anna, ben, looker):
            assert "changes" in {message["type"] for message in one.received}
            assert one.received[0]["type"] == "table"
        assert looker.raw[-1] == another.raw[-1]
        # Other eyes, another language: nothing of what he has is good for it.
        await anna.send(type="lang", lang="de")
        assert (await anna.hear())["type"] == "table"
        await anna.send(type="sit", seat=None)
        assert (await anna.hear())["type"] == "table"
        await anna.send(type="hello", tokens=[keys[0]])
        assert (await anna.hear())["type"] == "table"
        await ben.send(type="chat", text="Well played")
        await ben.until(lambda message: message.get("chat"))


def public(table: Message) -> Message:
    """But for what each connection has read of the log, and when it looked."""
    return {name: value for name, value in table.items() if name not in ("since", "log", "earlier", "chat")}


async def test_who_comes_too_late_gets_the_whole_table_and_changes_to_that(house: House) -> None:
    made = await house.table("person:Anna", "person:Ben")
    async with house.client(made.id, made.tokens[0], changes=True) as anna:
        first = anna.now["legal"][0]["action"]
        await anna.act(first)
        answer = await anna.ask(type="act", version=0, action=first)
        assert answer["type"] == "stale"
        assert answer["view"].keys() == anna.now["view"].keys()
        async with house.client(made.id, made.tokens[1]) as ben:
            await ben.act()
            await anna.see(lambda table: table["version"] >= ben.now["version"])
            assert "id" not in anna.now
            assert anna.received[-1]["type"] == "changes"
