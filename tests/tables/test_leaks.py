"""Nothing hidden leaves: what a viewer gets is the same in every world he cannot tell from the real one."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from brink.engine import Chance
from brink.engine.chance import seed_from
from brink.tables import Tables
from brink.tables.seeing import PER_VERSION, last_line_before, seen
from brink.tables.store import read_lines
from tables.tools import News, begin, command

pytestmark = pytest.mark.asyncio


def encoded(value) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize(
    ("game", "players", "moves", "every"),
    [("parley", 2, 80, 1), ("parley", 4, 120, 3), ("dictators", 3, 120, 5), ("dictators", 5, 80, 5)],
)
async def test_what_a_viewer_sees_depends_on_nothing_he_cannot_know(small: Tables, game, players, moves, every):
    created = await begin(small, *["person"] * players, game=game, seed=seed_from(f"leak {game} {players}"))
    table = created.table
    chance = Chance(seed_from("worlds"))
    different = 0
    for number in range(moves):
        live = await small._hall.fresh(table)
        if live.facts.status != "running":
            break
        rules = live.game
        if number % every == 0:
            for viewer in [*range(players), None]:
                world = rules.imagine(live.state, viewer, chance.fork(f"{number} {viewer}"))
                different += rules.hash(world) != rules.hash(live.state)
                real = await small.look(table, viewer)
                assert encoded(real) == encoded(seen(replace(live, state=world), viewer, small._hall.now()))
        legal = rules.legal(live.state)
        action = legal[chance.below(len(legal))]
        await small.act(table, live.facts.deciding, command(), live.facts.version, action)
    assert different > moves // every, "the worlds were all the same: this test has seen nothing"


async def test_the_log_is_for_its_audience(small: Tables):
    """Every line a viewer gets is one he may read, and its number tells nothing of lines for others."""
    table = (await begin(small, "person", "person", "person", seed=seed_from("log"))).table
    await _play(small, table)
    entries = await small._hall.storage.read(lambda on: read_lines(on, table, 0))
    private = 0
    for viewer in (0, 1, 2, None):
        lines = await small.history(table, viewer)
        allowed = [(version, entry) for version, entry in entries if entry.visible_to(viewer)]
        private += len(entries) - len(allowed)
        assert [(line.version, line.key, line.args) for line in lines] == [
            (version, entry.key, entry.args) for version, entry in allowed
        ]
        for line in lines:
            earlier = [other for other in lines if other.version == line.version and other.n <= line.n]
            assert line.n == line.version * PER_VERSION + len(earlier)
        drawn = {line.key for line in lines}
        assert ("you-drew" in drawn) == (viewer is not None)
    assert private > 20


async def test_lines_from_memory_are_the_lines_of_the_database(small: Tables):
    """What a process has just written it need not read again; nobody gets another line for that."""
    table = (await begin(small, "person", "person", "person", seed=seed_from("tail"))).table
    chance, from_memory = Chance(seed_from("tail")), 0
    for _ in range(150):
        live = await small._hall.fresh(table)
        if live.facts.status != "running":
            break
        if chance.below(10) == 0:
            await small.rename(table, 2, f"P{chance.below(1000)} again")
        legal = live.game.legal(live.state)
        await small.act(table, live.facts.deciding, command(), live.facts.version, legal[chance.below(len(legal))])
        live = await small._hall.held(table)
        for viewer in (0, 1, 2, None):
            since = max(0, last_line_before(live.facts.version - chance.below(80)) + chance.below(3))
            lines = await small.history(table, viewer, since, live.age)
            assert lines == await small.history(table, viewer, since)
            from_memory += live.tail is not None and since // PER_VERSION > live.tail.since
    assert from_memory > 100


async def _play(tables: Tables, table: str) -> None:
    chance = Chance(seed_from("play"))
    for _ in range(60):
        live = await tables._hall.fresh(table)
        if live.facts.status != "running":
            return
        legal = live.game.legal(live.state)
        draws = [one for one in legal if one[0] == "draw"]
        action = draws[0] if draws and chance.below(2) else legal[chance.below(len(legal))]
        await tables.act(table, live.facts.deciding, command(), live.facts.version, action)


async def test_no_secret_of_the_table_leaves_while_it_runs(small: Tables):
    """Neither the seed, nor keys or their hashes, nor what others answer in advance."""
    created = await begin(small, "person", "person", "random", seed=seed_from("secret"))
    table = created.table
    await small.standing(table, 1, {"secret-window": "pass"})
    await small.say(table, 0, "hello")
    news = News(small, table)
    secrets = [seed_from("secret").hex(), created.host, *(key.token for key in created.seats)]
    live = await small._hall.fresh(table)
    secrets += [live.facts.host, *(chair.token for chair in live.chairs if chair.token)]
    for version in range(12):
        info = await small.info(table)
        if info.deciding == 2:
            await asyncio.wait_for(news.next(), 60)
            continue
        for viewer in (0, 1, 2, None):
            given = [
                await small.look(table, viewer),
                await small.history(table, viewer),
                await small.chat(table),
                await small.lobby(),
                await small.info(table),
            ]
            text = encoded(given).decode()
            assert not [secret for secret in secrets if secret in text]
            assert ("secret-window" in text) == (viewer == 1)
        seen_now = await small.look(table, info.deciding)
        if seen_now.legal:
            action = seen_now.legal[version % len(seen_now.legal)]
            answer = await small.act(table, info.deciding, command(), info.version, action)
            assert seed_from("secret").hex() not in encoded(answer).decode()
