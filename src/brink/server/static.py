"""The browser's files: the shell in `brink/web`, and each game's own board in its `web/` folder.

Read anew when they change, so that a developer reloads and sees; a browser asks each time and is mostly told "304".
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from stat import S_ISREG
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from brink.engine.registry import games
from brink.server.errors import NotFound
from brink.server.framework import Connected, Request
from brink.server.limits import limited

# What we serve, and as what. The system's own table differs from machine to machine; a module with a wrong type
# does not load. A file of another kind is not served. (The framework adds the charset to `text/...`.)
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}


class Shelf:
    """Files with their fingerprints, kept until they change."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[tuple[int, int], bytes, str]] = {}

    def fetch(self, folder: Path, path: str) -> tuple[bytes, str, str]:
        """The bytes, the ETag and the type of a file in a folder."""
        parts = path.strip("/").split("/")
        if any(part in ("", "..") or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            raise NotFound
        file = folder.joinpath(*parts)
        kind = TYPES.get(file.suffix)
        if kind is None:
            raise NotFound
        try:
            facts = file.stat()
            inside = file.resolve().is_relative_to(folder.resolve())
        except OSError:  # it is not there, or no file could have such a name
            raise NotFound from None
        if not S_ISREG(facts.st_mode) or not inside:
            raise NotFound
        stamp = (facts.st_mtime_ns, facts.st_size)
        kept = self._kept.get(file)
        if kept is None or kept[0] != stamp:
            data = file.read_bytes()
            kept = self._kept[file] = (stamp, data, f'"{blake2b(data, digest_size=12).hexdigest()}"')
        return kept[1], kept[2], kind


def respond(connection: Connected, data: bytes, etag: str, kind: str) -> Response[bytes]:
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    asked = connection.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in asked.split(",")):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


@get("/", sync_to_thread=True, include_in_schema=False, guards=[limited("reads")])
def index(request: Request, state: State) -> Response[bytes]:
    return respond(request, *state.shelf.fetch(state.settings.web, "index.html"))


@get("/{path:path}", sync_to_thread=True, include_in_schema=False, guards=[limited("reads")])
def shell(request: Request, state: State, path: FromPath[Path]) -> Response[bytes]:
    return respond(request, *state.shelf.fetch(state.settings.web, str(path)))


@get("/games/{game:str}/{path:path}", sync_to_thread=True, include_in_schema=False, guards=[limited("reads")])
def board(request: Request, state: State, game: FromPath[str], path: FromPath[Path]) -> Response[bytes]:
    if game not in games():
        raise NotFound
    return respond(request, *state.shelf.fetch(games()[game].folder / "web", str(path)))
