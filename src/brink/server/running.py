"""Running the application under uvicorn: in the foreground until a signal comes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

import uvicorn
from litestar import Litestar

from brink.engine import BrinkError
from brink.server.app import make_app
from brink.server.arriving import BACKLOG, Impatient, Unhurried
from brink.server.framework import Layer, Message, Receive, Scope, Send
from brink.server.headers import WithHeaders
from brink.server.proxies import FromProxies
from brink.server.settings import Settings
from brink.server.sockets import Sockets
from brink.server.sparing import give_back, share_arenas
from brink.server.sweeping import Sweeper

GIVE_BACK_EVERY: Final = 300  # ticks of a tenth of a second
TOLD_WITHIN: Final = 3.0  # seconds for commands at sockets to be answered when the server stops
PING: Final = 8.0  # seconds of silence after which a client is asked whether it is still there,
PONG: Final = 8.0  # and for its answer: whoever is gone without a word is gone within 20 seconds
GOODBYE: Final = 5  # seconds that running requests get after that


class Server(uvicorn.Server):
    """Says when it listens, tells sockets to come again when it stops, and ends with exit code 0 then."""

    def __init__(self, app: Litestar, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config_of(Sockets(WithHeaders(InOneSentence(app), app.state.watch), app.state), settings))
        self._app = app
        self._ready = ready
        self._sweeper = Sweeper()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # uvicorn's way to say that the application did not start; `serve` says why
            self.should_exit = True
        if self.started:
            self._sweeper.begin()
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        self._sweeper.glance()
        if counter % GIVE_BACK_EVERY == 0:  # beside the loop: where there is much to go through it takes a while
            asyncio.get_running_loop().run_in_executor(None, give_back)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new
        await self._app.state.rooms.stop(TOLD_WITHIN)
        await super().shutdown(sockets)
        self._sweeper.end()
        # uvicorn would raise the signal once more for whoever started it; but it was for us, and it is obeyed.
        self._captured_signals.clear()


class InOneSentence:
    """What a host can cause at the start is told by whoever called us; the log does not need its traceback."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def tell(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed" and "refused" in self.app.state:
                message = message | {"message": ""}
            await send(message)

        await self.app(scope, receive, tell if scope["type"] == "lifespan" else send)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, made first, so that a port in use is one clear sentence and port 0 can be asked for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # By its name: asyncio sends small answers at once (TCP_NODELAY) only where it is told that this is TCP.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise BrinkError(f"{host}:{port} cannot be used: {error.strerror or error}") from None
    return made


def is_for_this_machine(listening: socket.socket) -> bool:
    """Whether nobody can come from elsewhere."""
    return ip_address(listening.getsockname()[0]).is_loopback


def url_of(listening: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def config_of(app: Layer, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        FromProxies(app, settings.proxies),
        interface="asgi3",
        http=Impatient,
        backlog=BACKLOG,
        proxy_headers=False,  # ours believes nobody by default
        log_config=None,
        access_log=False,  # our own line a request is in `headers`
        server_header=False,
        ws=Unhurried,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,  # views are small; the compressor's memory a connection is not
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Until SIGINT or SIGTERM; then clients are told to come again, and everything is closed in order."""
    share_arenas()
    app = make_app(settings)
    server = Server(app, settings, ready)
    server.run(sockets=[listening])
    if not server.started:
        raise app.state.get("refused") or BrinkError("the server could not start; the log says why")
