"""Nothing hidden leaves the server: whatever a viewer gets is what he would get in any world he cannot tell from ours.

Whole games are played over the wire with everybody connected, by somewhat random players who also ask what is none of
their business. For each message we know the table it was made from, and hold all of it against worlds imagined for its
viewer: hands, decks and sealed stakes dealt anew. It must be the same, to the last field. So must be what
follows from a move beside its effects: who is asked next, what is told, and whether it can be undone.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brink.bots import make_bot, usual_bot
from brink.engine import Action, Chance, Entry, Reason, Refused, Sight, State, play
from brink.engine.chance import seed_from
from brink.engine.registry import find_game, games
from brink.server.rendering import Renderer
from brink.tables import asking, seeing
from brink.tables.api import RECENT
from brink.tables.live import Change, Live
from brink.tables.seeing import info, last_line_before, seen, why
from brink.tables.store import read_lines
from server.house import Client, House, Message
from tables.tools import News

pytestmark = pytest.mark.asyncio(loop_scope="session")
# Two of eight games are of a real title, and those are left after a while. That is what a test can afford; whoever
# changes what leaves the server plays more of them, to their end: BRINK_LEAK_GAMES=50.
GAMES = int(os.environ.get("BRINK_LEAK_GAMES", "8"))
MOST = 80 if "BRINK_LEAK_GAMES" not in os.environ else 1_000_000  # commands
LANGUAGES = ("en", "de", "nl", "es")
# What only the connection knows. All other fields of a view are compared with imagined worlds.
OWN = {"type", "id", "mine", "asked", "host", "since", "log", "earlier", "chat"}
SHAPES = {
    "ack": {"type", "id", "version", "repeated", "asked", "kept"},
    "error": {"type", "id", "key", "text", "rule"},
    "why": {"type", "id", "action", "reason"},
    "chat": {"type", "chat"},
    "lines": {"type", "id", "seat", "before", "log", "earlier"},
}


class Eyes:
    """A viewer's connection, and what of it was checked."""

    def __init__(self, viewer: int | None, client: Client) -> None:
        self.viewer = viewer
        self.client = client
        self.version = 0  # up to which the log was checked

    def news(self) -> tuple[list[Message], list[str]]:
        fresh = self.client.received, self.client.raw
        self.client.received, self.client.raw = [], []
        return fresh


class Trial:
    """One game with everybody watching, everybody asking, and us knowing everything."""

    def __init__(self, house: House, game: str, players: int, number: int) -> None:
        self.house = house
        self.game = find_game(game)
        self.players = players
        self.seed = seed_from(f"leaks {game} {players} {number}")
        self.random = random.Random(f"{game} {players} {number}")
        self.worlds = Chance(seed_from(f"worlds {number}"))
        self.bot = make_bot(self.game, usual_bot(self.game), Chance(seed_from(f"bot {number}")))
        self.past: list[Live] = []  # the table after each commit
        self.log: defaultdict[int, list[Entry]] = defaultdict(list)
        self.eyes: list[Eyes] = []
        self.views = self.others = self.different = self.ahead = 0

    async def play(self) -> None:
        self.made = await self.house.seeded(
            self.seed, *(f"person:P{seat}" for seat in range(self.players)), game=self.game.name, undo="consent"
        )
        hall = self.house.tables._hall
        self.past.append(await hall.fresh(self.made.id))
        for version, entry in await hall.storage.read(lambda on: read_lines(on, self.made.id, 0)):
            self.log[version].append(entry)
        commit = hall.commit
        hall.commit = self._watched(commit)  # type: ignore[method-assign]
        try:
            await self._connect()
            for _ in range(MOST if self.game.name != "parley" else 1_000_000):
                if self.now.facts.status != "running":
                    break
                await self._turn()
                await self._everybody_sees()
        finally:
            hall.commit = commit  # type: ignore[method-assign]
            for eyes in self.eyes:
                await eyes.client.hang_up()
        if self.now.facts.status == "finished":
            assert (await self.house.get(f"/api/tables/{self.made.id}/record"))["seed"] == self.seed.hex()

    @property
    def now(self) -> Live:
        return self.past[-1]

    def _watched(self, commit: Any) -> Any:
        async def watched(old: Live, change: Change, *kinds: Any, **whom: Any) -> Live:
            new: Live = await commit(old, change, *kinds, **whom)
            if new.facts.id == self.made.id:
                for one in (*change.earlier, change):
                    self.log[one.new.facts.version].extend(one.entries)
                    self._check_what_follows(old, one)
                    old = one.new
                self.past.append(new)
            return new

        return watched

    async def _connect(self) -> None:
        for viewer in (*range(self.players), None):
            tokens = () if viewer is None else (self.made.tokens[viewer],)
            language = LANGUAGES[len(self.eyes) % len(LANGUAGES)]
            client = Client(self.house.port, self.made.id, tokens, lang=language)
            await client.dial()
            self.eyes.append(Eyes(viewer, client))
        for seat in range(self.players):
            await self.eyes[seat].client.ask(type="standing", answers=self._secret_answer(seat))

    @staticmethod
    def _secret_answer(seat: int) -> dict[str, str]:
        return {f"secret-of-{seat}": "pass"}

    # -- what is done -----------------------------------------------------------------------------------------------

    async def _turn(self) -> None:
        deed = self.random.random()
        if deed < 0.04:
            await self._ask_to_undo()
        elif deed < 0.06:
            await self._answer_in_advance()
        elif deed < 0.08:
            await self._talk()
        elif deed < 0.10:
            await self._ask_over_http()
            await self._read_back()
        elif deed < 0.30:
            await self._pry(self.random.choice(self.eyes))
        elif deed < 0.50:
            await self._answer_before_ones_turn()
        await self._move()

    async def _move(self) -> None:
        state, seat = self.now.state, self.now.facts.deciding
        assert state is not None
        if seat is None or self.now.facts.automatic:
            return
        client = self.eyes[seat].client
        legal = self.game.legal(state)
        pick = self.bot.choose(Sight(self.game, state, seat, legal)) if self.random.random() < 0.8 else None
        action = list(pick or self.random.choice(legal))
        answer = await client.ask(type="act", version=self.now.facts.version, action=action)
        assert answer["type"] in ("ack", "stale"), answer

    async def _ask_to_undo(self) -> None:
        eyes = self.random.choice(self.eyes[:-1])
        await eyes.client.ask(type="undo", version=self.now.facts.version)
        agree = self.random.random() < 0.5
        for seat in range(self.players):
            if self.now.facts.asked is not None and seat != self.now.facts.asked.seat:
                await self.eyes[seat].client.ask(type="undo-answer", agree=agree)
        await self._everybody_sees()

    async def _answer_in_advance(self) -> None:
        seat = self.random.randrange(self.players)
        said = {"*": self.random.choice(["pass", "unless-me", "until-my-turn", "ask"])}
        await self.eyes[seat].client.ask(type="standing", answers={**said, **self._secret_answer(seat)})
        await self._everybody_sees()

    async def _answer_before_ones_turn(self) -> None:
        """Whoever is asked at a window may answer before the others have; nobody else gets a message for it."""
        for seat in range(self.players):
            ahead = asking.asked(self.now, seat)
            if ahead is None or seat == self.now.facts.deciding:
                continue
            action = list(self.random.choice(self.game.legal(ahead)))
            client = self.eyes[seat].client
            answer = await client.ask(type="act", version=self.now.facts.version, action=action)
            assert answer["kept"], answer
            assert client.now["legal"] is None
            self.ahead += 1

    async def _talk(self) -> None:
        seat = self.random.randrange(self.players)
        text = f"{self.random.random()}"
        assert (await self.eyes[seat].client.ask(type="chat", text=text))["type"] == "ack"
        for eyes in self.eyes:
            while not any(line["text"] == text for line in eyes.client.chat.values()):
                await eyes.client.hear()
            assert all(set(line) == {"n", "seat", "name", "text", "at"} for line in eyes.client.chat.values())

    async def _pry(self, eyes: Eyes) -> None:
        """Somebody tries what he cannot do, or asks why not: the answer rests on what he knows."""
        live, viewer = self.now, eyes.viewer
        state = live.state
        assert state is not None
        if live.facts.automatic:
            return
        question = state if viewer is None else asking.asked(live, viewer) or state
        known = [*self.game.candidates(question), ("play", self.random.randrange(40)), ("pass",), ("nonsense",)]
        action = self.random.choice(known)
        if viewer is None:
            answer = await eyes.client.ask(type="why", action=list(action))
            assert answer["key"] == "not-your-seat"
            return
        if self.random.random() < 0.5 or action in self.game.legal(question):
            answer = await eyes.client.ask(type="why", action=list(action))
            for world in self._worlds(state, viewer):
                reason = self._renderer(eyes).reason(why(replace(live, state=world), viewer, action))
                assert answer["reason"] == msgspec.to_builtins(reason)
            return
        answer = await eyes.client.ask(type="act", version=live.facts.version, action=list(action))
        for world in self._worlds(state, viewer):
            reason = _refused(replace(live, state=world), viewer, action)
            text = self._renderer(eyes).sentence(reason.key, reason.args)
            assert (answer["key"], answer["text"], answer["rule"]) == (reason.key, text, reason.rule)

    async def _ask_over_http(self) -> None:
        """What anybody may fetch while the game runs, and what nobody may."""
        table = f"/api/tables/{self.made.id}"
        got = [await self.house.http.get(path) for path in (table, "/api/tables", f"{table}/log?lang=es")]
        assert [one.status_code for one in got] == [200] * 3
        spectator = self.eyes[-1]
        lines = self._lines(spectator, "es")
        assert [(line["n"], line["text"]) for line in got[2].json()["log"]] == lines
        paths = [f"{table}/log?seat=0", f"{table}/record", f"{table}/replay/0", f"{table}/replay/1?seat=1"]
        got += [await self.house.http.get(path) for path in paths]
        got.append(await self.house.http.post(f"{table}/fork", json={"at": 0, "seats": [{"kind": "person"}] * 2}))
        assert {one.status_code for one in got[3:]} == {409}
        assert {one.json()["error"]["key"] for one in got[3:]} == {"not-finished"}
        facts = got[0].json()
        public = info(self.now.facts, self.now.chairs, 0)
        assert (facts["version"], facts["deciding"], facts["moves"]) == (public.version, public.deciding, public.moves)
        for one in got:
            self._check_raw(one.text, None)

    async def _read_back(self) -> None:
        """Everybody asks for what he has read before; and gets it, and nothing else."""
        before = last_line_before(self.now.facts.version + 1)
        for eyes in self.eyes:
            answer = await eyes.client.ask(type="earlier", before=before)
            got = [(line["n"], line["text"]) for line in answer["log"]]
            wanted = self._lines(eyes, eyes.client.lang)
            assert len(got) == len(wanted) or (answer["earlier"] is not None and len(got) >= RECENT)
            assert got == wanted[len(wanted) - len(got) :]

    async def _everybody_sees(self) -> None:
        """Until the table itself has nothing to do and all have the newest view; then all they got is checked."""
        hall = self.house.tables._hall
        while self.now.facts.automatic:
            news = News(self.house.tables, self.made.id)
            if self.now.facts.automatic:
                await news.next()
            news.close()
        assert hall.known(self.made.id) is self.now
        for eyes in self.eyes:
            await eyes.client.see(lambda table: table["version"] >= self.now.facts.version)
            self._check(eyes)
        self.past = self.past[-8:]  # what is still on the way is newer

    # -- what is checked --------------------------------------------------------------------------------------------

    def _renderer(self, eyes: Eyes) -> Renderer:
        return Renderer(info(self.now.facts, self.now.chairs, 0), eyes.client.lang)

    def _worlds(self, state: State, viewer: int | None) -> Iterator[State]:
        """Ours, and another that the viewer cannot tell from it."""
        yield state
        world = self.game.imagine(state, viewer, self.worlds.fork(f"{self.views} {self.others}"))
        self.different += self.game.hash(world) != self.game.hash(state)
        yield world

    def _check(self, eyes: Eyes) -> None:
        messages, raw = eyes.news()
        for message in messages:
            if message["type"] in ("table", "stale"):
                self._check_view(eyes, message)
                self.views += 1
            else:
                assert set(message) == SHAPES[message["type"]], message
                self.others += 1
        for text in raw:
            self._check_raw(text, eyes.viewer)
        got = [(n, line["text"]) for n, line in eyes.client.log.items() if line["move"] >= eyes.version]
        wanted = self._lines(eyes, eyes.client.lang, eyes.version)
        assert got == wanted[: len(got)]  # what was said beside the game since the newest move may be on its way
        assert all(n > last_line_before(self.now.facts.version) for n, _ in wanted[len(got) :])
        eyes.version = self.now.facts.version

    def _check_view(self, eyes: Eyes, message: Message) -> None:
        """The whole of it is what this table looks like, in our world and in another."""
        assert message["mine"] == ([] if eyes.viewer is None else [eyes.viewer])
        assert message["host"] is False
        assert message["earlier"] is None or message["earlier"] in map(last_line_before, range(message["version"] + 1))
        got = {name: value for name, value in message.items() if name not in OWN}
        online = frozenset(seat["seat"] for seat in message["seats"] if seat["online"])
        tables = [live for live in self.past if live.facts.version == message["version"]]
        found = [live for live in tables if self._body(live, live.state, eyes, online) == got]
        assert found, f"{got} is none of {[self._body(live, live.state, eyes, online) for live in tables]}"
        live = found[-1]
        assert live.state is not None
        assert message["seed"] == (self.seed.hex() if live.facts.status == "finished" else None)
        for world in self._worlds(live.state, eyes.viewer):
            assert self.game.to_act(world) == self.game.to_act(live.state)
            assert self._body(live, world, eyes, online) == got

    def _body(self, live: Live, state: State | None, eyes: Eyes, online: frozenset[int]) -> Message:
        renderer = Renderer(info(live.facts, live.chairs, 0), eyes.client.lang)
        body = renderer.table(seen(replace(live, state=state), eyes.viewer, 0), online)
        return msgspec.json.decode(msgspec.json.encode(body))  # type: ignore[no-any-return]

    def _lines(self, eyes: Eyes, language: str, since: int = 0) -> list[tuple[int, str]]:
        """The log for these eyes from a version on, numbered without a gap where others got lines."""
        renderer = Renderer(info(self.now.facts, self.now.chairs, 0), language)
        found = []
        for version in range(since, self.now.facts.version + 1):
            mine = [entry for entry in self.log[version] if entry.visible_to(eyes.viewer)]
            found += [
                (last_line_before(version) + k, renderer.sentence(entry.key, entry.args))
                for k, entry in enumerate(mine, 1)
            ]
        return found

    def _check_raw(self, text: str, viewer: int | None) -> None:
        """Nor do secrets of the table itself leave: the seed, keys, their hashes, what others answer in advance."""
        if self.now.facts.status == "running":
            assert self.seed.hex() not in text
        assert self.made.host not in text
        assert self.now.facts.host not in text
        for chair in self.now.chairs:
            assert chair.token not in text
            assert self.made.tokens[chair.seat] not in text
            assert chair.seat == viewer or f"secret-of-{chair.seat}" not in text

    def _check_what_follows(self, before: Live, change: Change) -> None:
        """A move in another world that its viewer cannot tell from ours: the same is told, asked and kept from undo."""
        row, after = change.row, change.new.state
        if row is None or row.by == "undo" or before.state is None or after is None:
            return
        action = row.move.as_action()
        for viewer in (*range(self.players), None):
            world = self.game.imagine(before.state, viewer, self.worlds.fork(f"after {row.version} {viewer}"))
            world.chance = before.state.chance.copy()
            if action not in self.game.legal(world):
                continue  # in that world it could not have been done, and the viewer has learnt so
            there = play.play(self.game, world, action)
            if any(state.knowledge(viewer) != world.knowledge(viewer) for state in (there.state, after)):
                continue  # he was rightly shown something
            assert self.game.to_act(there.state) == self.game.to_act(after)
            assert (bool(there.move.chance), there.move.shown) == (bool(row.move.chance), row.move.shown)
            here = [entry for entry in change.entries if entry.key != "table-passed" or viewer != row.move.seat]
            told = [[entry for entry in some if entry.visible_to(viewer)] for some in (there.entries, here)]
            assert told[0] == told[1]


def _refused(live: Live, seat: int, action: Action) -> Reason:
    try:
        play.play(live.game, asking.question(live, seat), action)
    except Refused as refused:
        return refused.reason
    raise AssertionError(f"{action} is allowed")


def _title(number: int) -> tuple[str, int]:
    """Three games of Parley, which take a second each, then one of a real title, which takes ten or more."""
    others = [game for name, game in games().items() if name != "parley"]
    if number % 4 != 3:
        return "parley", 2 + number % 3
    turn, which = divmod(number // 4, len(others))
    game = others[which]
    return game.name, game.players[turn % min(3, len(game.players))]


@pytest.mark.parametrize("number", range(GAMES))
async def test_no_message_tells_what_its_viewer_cannot_know(house: House, number: int) -> None:
    trial = Trial(house, *_title(number), number)
    await trial.play()
    assert trial.views > 100
    assert trial.different > trial.views // 2, "the worlds were all the same: this test has seen nothing"


# -- planted leaks: a test that finds nothing must be known to find something ------------------------------------------


def shows_the_deck(game: Any, state: State, seat: int | None, view: Any) -> Any:
    return replace(view, deck=state.deck[-1] if state.deck else 0)  # type: ignore[attr-defined]


def shows_sealed_stakes(game: Any, state: State, seat: int | None, view: Any) -> Any:
    return replace(view, stakes=list(state.stakes))  # type: ignore[attr-defined]


def shows_one_card_of_another(game: Any, state: State, seat: int | None, view: Any) -> Any:
    others = [hand for other, hand in enumerate(state.hands) if other != seat]  # type: ignore[attr-defined]
    return replace(view, known=[other.cards[:1] for other in others])


@pytest.mark.parametrize("leak", [shows_the_deck, shows_sealed_stakes, shows_one_card_of_another])
async def test_a_leak_planted_in_the_view_is_found(house: House, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    parley = type(find_game("parley"))
    honest = parley.view
    monkeypatch.setattr(parley, "view", lambda game, state, seat: leak(game, state, seat, honest(game, state, seat)))
    with pytest.raises(AssertionError):
        await Trial(house, "parley", 3, 1).play()  # without the leak this game passes above


async def test_a_leak_planted_in_the_choices_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets what the one who is asked could do, and so his hand."""
    honest = seeing._look

    def look(live: Live, state: State, viewer: int | None, view: object) -> Any:
        looked, question = honest(live, state, viewer, view)
        return replace(looked, legal=live.game.legal(state) if state.agenda else None), question

    monkeypatch.setattr(seeing, "_look", look)
    with pytest.raises(AssertionError):
        await Trial(house, "parley", 3, 1).play()  # without the leak this game passes above


async def test_a_leak_planted_in_the_log_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "visible_to", lambda entry, viewer: True)
    with pytest.raises(AssertionError):
        await Trial(house, "parley", 3, 1).play()  # without the leak this game passes above
