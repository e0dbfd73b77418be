"""Finished games looked at again, over HTTP: let it be done, see how far it is, read what was found."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec
from litestar import get, post
from litestar.datastructures import State

from brink.bots.analysis import Analysis
from brink.bots.telling import AnalysisText, MoveText, in_words, move_in_words
from brink.server import messages as wire
from brink.server.errors import failures
from brink.server.framework import Request
from brink.server.language import Language, language_of
from brink.server.limits import client_of, limited
from brink.server.lobby import Lang, TableId, finished
from brink.server.origins import same_origin
from brink.server.rendering import Renderer
from brink.tables import Tables
from brink.tables.shapes import Study

MOVES_AT_ONCE: Final = 40


class Studied(msgspec.Struct, frozen=True, kw_only=True):
    """How far a game was looked at again: so many of its moves. `offered`: it may be begun. `mine`: whoever asks now
    has asked for it, and may stop it. `reason`: why it cannot be, or what went wrong. `analysis`: what was found.
    """

    status: Literal["none", "running", "done"]
    moves: int
    done: int
    offered: bool
    mine: bool
    reason: wire.Told | None
    analysis: AnalysisText | None


@get(
    "/api/tables/{table:str}/analysis",
    guards=[limited("reads")],
    responses=failures(400, 404, 409, 429),
    tags=["records"],
)
async def study(request: Request, state: State, table: TableId, lang: Lang = None) -> Studied:
    """How far a finished game was looked at again, and what was found: the same for everybody."""
    await finished(state.tables, table)
    found = await state.tables.study(table, client=client_of(request))
    return await _told(request, state.tables, table, found, lang)


@post(
    "/api/tables/{table:str}/analysis",
    status_code=200,
    guards=[same_origin, limited("replays")],
    responses=failures(400, 403, 404, 409, 413, 429),
    tags=["records"],
)
async def begin_study(request: Request, state: State, table: TableId, lang: Lang = None) -> Studied:
    """Look at a finished game again, in the background. It is done once, for everybody, and kept with the table."""
    await finished(state.tables, table)
    found = await state.tables.begin_study(table, client=client_of(request))
    return await _told(request, state.tables, table, found, lang)


@post(
    "/api/tables/{table:str}/analysis/stop",
    status_code=200,
    guards=[same_origin, limited("replays")],
    responses=failures(400, 403, 404, 409, 413, 429),
    tags=["records"],
)
async def stop_study(request: Request, state: State, table: TableId, lang: Lang = None) -> Studied:
    """Stop it. Whoever asked for it may."""
    await finished(state.tables, table)
    found = await state.tables.stop_study(table, client=client_of(request))
    return await _told(request, state.tables, table, found, lang)


async def _told(request: Request, tables: Tables, table: str, study: Study, lang: Language | None) -> Studied:
    renderer = await Renderer.ready(await tables.info(table), lang or language_of(request))
    analysis = study.analysis
    return Studied(
        status=study.status,
        moves=study.moves,
        done=study.done,
        offered=study.offered,
        mine=study.mine,
        reason=renderer.reason(study.reason),
        analysis=None if analysis is None else await _in_words(analysis, renderer, tables, client_of(request)),
    )


async def _in_words(analysis: Analysis, renderer: Renderer, tables: Tables, client: str) -> AnalysisText:
    """Some moves at a time: a game may be long, and others have their turn between them."""
    moves: list[MoveText] = []
    for start in range(0, len(analysis.moves), MOVES_AT_ONCE):
        async with tables.slice(client):
            some = analysis.moves[start : start + MOVES_AT_ONCE]
            moves += [move_in_words(step, renderer.sentence) for step in some]
        await asyncio.sleep(0)
    return in_words(analysis, moves)
