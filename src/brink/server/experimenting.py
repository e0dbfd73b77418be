"""Experiments over HTTP, for whoever runs the server: begin one with packs of the Workshop, see how far it is, read."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

import brink.lab
from brink.bots import bot_names
from brink.engine import BrinkError
from brink.engine.packs import pack_folders
from brink.server.catalogue import game_of
from brink.server.errors import NotDone, NotFound, failures
from brink.server.experiments import Experiment, Plan
from brink.server.framework import RouteFields
from brink.server.keys import designer_only
from brink.server.limits import limited
from brink.server.origins import same_origin

MOST: Final = 10_000  # games with each pack
SCRIPT: Final = Path(brink.lab.__file__).with_name("report.js")  # what the lab puts into its reports, if it does
# A page of no origin, that loads nothing and may reach nothing of ours.
POLICY: Final = "; ".join(
    [
        "sandbox allow-scripts",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "font-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
# What all routes share that do something.
DO: Final[RouteFields] = {
    "guards": [same_origin, limited("asks"), designer_only],
    "status_code": 200,
    "responses": failures(400, 403, 404, 409, 413, 429),
    "tags": ["workshop"],
}


class ExperimentBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same games with each pack. Without a seed one is drawn."""

    game: str
    packs: Annotated[list[str], msgspec.Meta(min_length=1, max_length=6)]
    players: int
    bots: Annotated[list[str], msgspec.Meta(min_length=1, max_length=12)]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    seed: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Lab(msgspec.Struct, frozen=True):
    experiments: list[Experiment]


@get(
    "/api/workshop/experiments",
    guards=[limited("reads"), designer_only],
    responses=failures(400, 403, 429),
    tags=["workshop"],
)
async def list_experiments(state: State, game: FromQuery[str] = "") -> Lab:
    """The newest experiments of a game, and how far they are."""
    return await _newest(state, game)


@post("/api/workshop/experiments", **DO)
async def begin_experiment(state: State, data: JSONBody[ExperimentBody]) -> Lab:
    """Let bots play it. One experiment runs at a time, and lets everything else go first."""
    plan = _plan(data)
    with _told():
        state.experiments.begin(plan)
    return await _newest(state, data.game)


@post("/api/workshop/experiments/{experiment:str}/stop", **DO)
async def stop_experiment(state: State, experiment: FromPath[str], game: FromQuery[str] = "") -> Lab:
    """Stop it; what was played so far stays in its folder."""
    with _told():
        await state.experiments.stop(experiment)
    return await _newest(state, game)


@post("/api/workshop/experiments/{experiment:str}/go-on", **DO)
async def go_on_with_experiment(state: State, experiment: FromPath[str], game: FromQuery[str] = "") -> Lab:
    """Play the rest of one that was stopped."""
    with _told():
        state.experiments.go_on(experiment)
    return await _newest(state, game)


@post("/api/workshop/experiments/{experiment:str}/remove", **DO)
async def remove_experiment(state: State, experiment: FromPath[str], game: FromQuery[str] = "") -> Lab:
    """Take it away, with its report and all it has written."""
    with _told():
        await asyncio.to_thread(state.experiments.remove, experiment)
    return await _newest(state, game)


@contextmanager
def _told() -> Iterator[None]:
    """Why it was not done, in one sentence."""
    try:
        yield
    except BrinkError as error:
        raise NotDone(str(error)) from None


async def _newest(state: State, game: str) -> Lab:
    return Lab(await asyncio.to_thread(state.experiments.newest, game))


@get("/api/workshop/experiments/{experiment:str}/report", include_in_schema=False, guards=[limited("reads")])
async def report(state: State, experiment: FromPath[str], key: FromQuery[str] = "") -> Response[bytes]:
    """The report that the lab wrote, for whoever has its key from the list: a link bears no header."""
    page = await asyncio.to_thread(state.experiments.report, experiment, key)
    if page is None:
        raise NotFound
    return Response(
        page, media_type="text/html; charset=utf-8", headers={"Content-Security-Policy": policy_with(SCRIPT)}
    )


def policy_with(script: Path) -> str:
    """Of all scripts in a report only the lab's own may run, as it was shipped."""
    if not script.is_file():
        return POLICY
    allowed = b64encode(sha256(script.read_bytes()).digest()).decode()
    return POLICY.replace("default-src 'none'", f"default-src 'none'; script-src 'sha256-{allowed}'")


def _plan(wanted: ExperimentBody) -> Plan:
    game = game_of(wanted.game)
    known = pack_folders(game.name, game.content_folder)
    for pack in wanted.packs:
        if pack not in known:
            raise NotDone(f"{game.name} has no pack '{pack}'; there are {', '.join(known)}")
    if len(set(wanted.packs)) < len(wanted.packs):
        raise NotDone("a pack is not compared with itself")
    if wanted.players not in game.players:
        raise NotDone(f"{game.name} is not for {wanted.players} players")
    for bot in wanted.bots:
        if bot not in bot_names(game):
            raise NotDone(f"{game.name} has no bot '{bot}'; there are {', '.join(bot_names(game))}")
    return Plan(
        game=game.name,
        players=wanted.players,
        bots=wanted.bots,
        games=wanted.games,
        packs=wanted.packs,
        seed=wanted.seed or secrets.token_hex(8),
    )
