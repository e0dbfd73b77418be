"""What the server's tests share: a real server on a free port, and clients that talk to it like a browser does."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from brink.server import Limits, Rate, Settings, listen
from brink.server.app import make_app
from brink.server.running import Server
from brink.tables import NewSeat, NewTable, Tables
from brink.tables import Settings as TableSettings
from brink.tables.quotas import NONE
from brink.tables.shapes import UndoPolicy

PATIENCE = 60.0
FREE = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    reads=FREE,
    creates=FREE,
    joins=FREE,
    asks=FREE,
    replays=FREE,
    imports=FREE,
    sockets=FREE,
    messages=FREE,
    chats=FREE,
    admin=FREE,
)
Message = dict[str, Any]


class House:
    """A running server in this event loop. Bots think in threads, because processes take long to start."""

    def __init__(self, port: int, tables: Tables, server: Server) -> None:
        self.port = port
        self.server = server
        self.tables = tables
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False)

    async def get(self, path: str, **params: Any) -> Any:
        found = await self.http.get(path, params=params)
        assert found.status_code == 200, found.text
        return found.json()

    async def post(self, path: str, body: Any, status: int = 201, **headers: str) -> Any:
        found = await self.http.post(path, json=body, headers=headers)
        assert found.status_code == status, found.text
        return found.json()

    async def table(self, *seats: str, game: str = "parley", **more: Any) -> Made:
        """A table with seats given as `person`, `open` or a bot's name; started unless a seat is open."""
        body = {"game": game, "seats": [seat_of(seat) for seat in seats], "start": "open" not in seats} | more
        made = await self.post("/api/tables", body)
        return Made(made)

    async def seeded(self, seed: bytes, *seats: str, game: str = "parley", undo: UndoPolicy = "free") -> Made:
        """A table whose chance the test knows; over the wire nobody can ask for that."""
        chosen = [msgspec.convert(seat_of(seat), NewSeat) for seat in seats]
        new = NewTable(game=game, seats=chosen, settings=TableSettings(undo=undo))
        created = await self.tables.create(new, seed=seed)
        await self.tables.start(created.table)
        return Made(msgspec.to_builtins(created))

    @asynccontextmanager
    async def client(self, table: str, *tokens: str, **more: Any) -> AsyncIterator[Client]:
        client = Client(self.port, table, tokens, **more)
        await client.dial()
        try:
            yield client
        finally:
            await client.hang_up()


class Made:
    """A table that was made, with its keys."""

    def __init__(self, made: Message) -> None:
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["seats"]}


def seat_of(word: str) -> Message:
    """`person:Anna`, `open`, or a bot: `random:Robert`."""
    kind, _, name = word.partition(":")
    return {"kind": kind, "name": name} if kind in ("person", "open") else {"kind": "bot", "bot": kind, "name": name}


def merged(table: Message, changes: Message) -> Message:
    """The table after what is new in it has come; as `merge` in the browser's `socket.js`."""
    assert changes["base"] == table["version"]
    view = {**table["view"], **changes["view"]} if "view" in changes else table["view"]
    before = {name: value for name, value in table.items() if name != "id"}
    fields = {name: value for name, value in changes.items() if name != "base"}
    return {**before, **fields, "type": "table", "view": view}


class Client:
    """A browser without a screen. Keeps the newest view, all log lines, and answers by id."""

    ids = itertools.count(1)

    def __init__(self, port: int, table: str, tokens: tuple[str, ...] = (), lang: str = "en", **hello: Any) -> None:
        self.port = port
        self.table = table
        self.tokens = list(tokens)
        self.lang = lang
        self.said = hello
        self.now: Message = {}
        self.log: dict[int, Message] = {}
        self.chat: dict[int, Message] = {}
        self.received: list[Message] = []
        self.raw: list[str] = []
        self.socket: ClientConnection | None = None

    async def dial(self, hello: bool = True, **more: Any) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket?lang={self.lang}"
        self.socket = await connect(url, **{"open_timeout": PATIENCE, **more})
        if hello:
            since = max(self.log, default=0)
            await self.send(**{"type": "hello", "tokens": self.tokens, "since": since, **self.said})
            await self.until(lambda message: message["type"] == "table")

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> Message:
        assert self.socket is not None
        async with asyncio.timeout(timeout):  # `wait_for` may swallow that one is called off (until Python 3.12)
            text = await self.socket.recv()
        message: Message = json.loads(text)
        self.raw.append(str(text))
        self.received.append(message)
        if message["type"] == "changes":
            message = merged(self.now, message)
        if message["type"] in ("table", "stale"):
            self.now = message
            kept = self.log if message.get("earlier") is None else {}  # earlier releases leave nothing out
            self.log = {n: line for n, line in kept.items() if n <= message["since"]}
            self.log |= {line["n"]: line for line in message["log"]}
        if message["type"] == "lines":
            self.log |= {line["n"]: line for line in message["log"]}
        if "chat" in message:
            self.chat |= {line["n"]: line for line in message["chat"]}
        return message

    async def until(self, wanted: Callable[[Message], Any], timeout: float = PATIENCE) -> Message:
        """Read on to a message that is wanted."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.hear()
                if wanted(message):
                    return message

    async def see(self, wanted: Callable[[Message], Any]) -> None:
        """Read on until the table looks like this, if it does not yet."""
        while not wanted(self.now):
            await self.hear()

    async def ask(self, **message: Any) -> Message:
        """Send a command and give its answer."""
        name = message.setdefault("id", f"c{next(self.ids)}")
        await self.send(**message)
        return await self.until(lambda answer: answer.get("id") == name)

    async def read_back(self) -> None:
        """After dialling: the beginning of the log too, if it is long."""
        earlier = self.now["earlier"]
        while earlier is not None:
            earlier = (await self.ask(type="earlier", before=earlier))["earlier"]

    async def act(self, action: list[Any] | None = None, **more: Any) -> Message:
        """Play an action (default: the first legal one) and wait until its effect is seen."""
        action = action or self.now["legal"][0]["action"]
        answer = await self.ask(**{"type": "act", "version": self.now["version"], "action": action, **more})
        if answer["type"] == "ack":
            await self.see(lambda table: table["version"] >= answer["version"])
        return answer

    async def my_turn(self) -> bool:
        """Wait until it is for this seat to decide; False when the game is over. It may be asked sooner than that."""
        while not (self._asked() or self.now["status"] == "finished"):
            await self.hear()
        return self._asked()

    def _asked(self) -> bool:
        return bool(self.now["legal"]) and self.now["deciding"] == self.now["seat"]


@asynccontextmanager
async def open_house(database: str, limits: Limits = NO_LIMITS, **more: Any) -> AsyncIterator[House]:
    """A server until the block ends."""
    pool = ThreadPoolExecutor(2)
    made: list[Tables] = []

    def make(settings: Settings) -> Tables:
        made.append(Tables(settings.database, pool=pool, crashes=Path(os.devnull), quotas=settings.quotas))
        return made[0]

    settings = Settings(**{"database": database, "limits": limits, "quotas": NONE, **more})
    listening = listen("127.0.0.1", 0)
    server = Server(make_app(settings, make), settings)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    house = House(listening.getsockname()[1], made[0], server)
    try:
        yield house
    finally:
        await house.http.aclose()
        server.should_exit = True
        await task
        pool.shutdown()
