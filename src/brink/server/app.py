"""The application: routes, layers around them, and what lives as long as it does."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from brink import __version__
from brink.engine import BrinkError
from brink.engine.registry import games
from brink.server import admin, catalogue, designing, experimenting, lobby, metrics, static, studies
from brink.server.designing import Desk
from brink.server.errors import LOG, NotReady, expected, failures, from_framework, unexpected
from brink.server.experiments import Experiments
from brink.server.framework import RecordRequest, Request
from brink.server.hosts import known_host
from brink.server.limits import Gate
from brink.server.rooms import Rooms
from brink.server.schema import StructsInTheirOwnWords
from brink.server.settings import Settings
from brink.server.static import Shelf
from brink.server.watch import Watch
from brink.tables import Tables

# Of 9, for what is made for one answer and compressed while all others wait; with 9 they wait up to ten times as long.
QUICK: Final = 4

ROUTES: list[ControllerRouterHandler] = [
    catalogue.list_games,
    catalogue.one_game,
    catalogue.words,
    catalogue.help_page,
    catalogue.board_data,
    catalogue.ask,
    catalogue.admit,
    designing.open_shop,
    designing.check,
    designing.save,
    designing.remove,
    experimenting.list_experiments,
    experimenting.begin_experiment,
    experimenting.stop_experiment,
    experimenting.go_on_with_experiment,
    experimenting.remove_experiment,
    experimenting.report,
    lobby.create,
    lobby.lobby,
    admin.told,
    lobby.one_table,
    lobby.join,
    lobby.rename,
    lobby.set_pace,
    lobby.start,
    lobby.take_up,
    lobby.invite,
    lobby.log,
    lobby.record,
    lobby.verify,
    lobby.verify_progress,
    lobby.import_record,
    lobby.replay,
    lobby.fork,
    studies.study,
    studies.begin_study,
    studies.stop_study,
    admin.overview,
    admin.list_tables,
    admin.remove,
    admin.announce,
    metrics.metrics,
    static.index,
    static.lasting,
    static.plain,
]


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


@get("/health", responses=failures(), tags=["server"])
async def health() -> Health:
    """Does the server live? For whoever would start it anew. Not limited, and no secret is in it."""
    return Health(True, __version__)


@get("/ready", responses=failures(503), tags=["server"])
async def ready(state: State) -> Health:
    """Can one play, that is, does the database answer? For whoever would send people elsewhere. Not limited."""
    if state.rooms.stopping:
        raise NotReady
    try:
        await state.tables.ready()
    except Exception as error:  # whatever a driver says of a database that is not there
        LOG.warning("the database does not answer", extra={"why": f"{type(error).__name__}: {error}"})
        raise NotReady from error
    return Health(True, __version__)


def make_app(settings: Settings, make_tables: Callable[[Settings], Tables] | None = None) -> Litestar:
    """The application. `make_tables`: instead of tables on `settings.database`, for tests."""
    tables = (make_tables or _tables)(settings)
    gate = Gate(settings.limits, shared=tables.allowances)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        for game in games().values():
            game.pack()  # now, before several threads ask for it at once
        try:
            tables.claim()
            await tables.open()
        except BrinkError as error:
            app.state.refused = error
            raise
        app.state.rooms = rooms = Rooms(tables)
        app.state.desk, app.state.experiments = desk, experiments = Desk(), Experiments(settings.lab)
        logging.getLogger().addHandler(app.state.watch.errors)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(app.state.watch.errors)
            await experiments.close()
            desk.close()
            await rooms.close()
            await tables.close()

    records = Router(
        "/",
        route_handlers=[lobby.import_record],
        request_class=RecordRequest,
        request_max_body_size=settings.limits.record,
    )
    lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]] = [alive]
    return Litestar(
        [health, ready, records, *(route for route in ROUTES if route is not lobby.import_record)],
        lifespan=lifespan,
        state=State({"settings": settings, "tables": tables, "gate": gate, "shelf": Shelf(), "watch": Watch()}),
        guards=[known_host],
        exception_handlers={
            BrinkError: expected,
            HTTPException: from_framework,
            Exception: unexpected,
        },
        request_class=Request,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=static.WORTH_PACKING,
            gzip_compress_level=QUICK,
            exclude_opt_key=static.PACKS,
        ),
        openapi_config=OpenAPIConfig(
            title="Brinkmanship",
            version=__version__,
            path="/api/schema",
            render_plugins=[StructsInTheirOwnWords(path="/")],
            use_handler_docstrings=True,
            description="An open table for board games. The table's socket is described in docs/api.md.",
        ),
        logging_config=None,
    )


def _tables(settings: Settings) -> Tables:
    return Tables(
        settings.database,
        workers=settings.workers,
        bot_pause=settings.bot_pause,
        bounds=settings.bounds,
        bell=settings.bell,
        quotas=settings.quotas,
        upkeep=settings.upkeep,
        memory=settings.memory,
    )
