"""The browser's files: the shell in `brink/web`, and each game's own board in its `web/` folder.

The front page names them under `/at/RELEASE/`, where RELEASE stands for what all of them contain: a browser keeps them,
and a module comes with those it imports (`weaving`). They are read anew when they change, so that a developer reloads
and sees. Under its plain name a file is asked for each time, comes as it is written, and is mostly answered by "304".

Files are compressed once and kept so: to do it well takes 34 ms for the shell, which nobody should wait for each time.
"""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cached_property, lru_cache
from hashlib import blake2b, sha256
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from brink.engine.registry import games
from brink.server.errors import NotFound
from brink.server.framework import Connected, Request
from brink.server.headers import POLICY
from brink.server.limits import limited
from brink.server.weaving import Loom, Unwoven

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


RELEASE: Final = "RELEASE"  # in the front page: where the files of this release are
IMPORT_MAP: Final = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
ASK: Final = "no-cache"  # each time, whether it is still the same
AGAIN: Final = "lib/again.js"  # a module that loads the page anew
WORTH_PACKING: Final = 1000  # bytes
PACKED_ALREADY: Final = {TYPES[kind] for kind in (".png", ".jpg", ".webp", ".woff2")}
PACKS: Final = "packs"  # a route that compresses by itself
FOR_EVER: Final = "public, max-age=31536000, immutable"


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()


def belongs(file: Path, folder: Path) -> bool:
    """Not what a link leads out to."""
    return file.is_file() and not (file.is_symlink() and not file.resolve().is_relative_to(folder.resolve()))


class Release:
    """All files for browsers as they were at one time, by address, with their fingerprints."""

    def __init__(self, files: Mapping[str, tuple[bytes, str]]) -> None:
        self.files = files
        self.name = digest(repr(sorted((address, mark) for address, (_, mark) in files.items())).encode())
        self._woven: dict[str, tuple[bytes, str]] = {}

    @cached_property
    def _loom(self) -> Loom:
        return Loom({address: data for address, (data, _) in self.files.items()})

    def fetch(self, address: str) -> tuple[bytes, str, str]:
        """The bytes, the ETag and the type of a file; a module comes with what it imports."""
        if address not in self.files:
            raise NotFound
        kind = TYPES[PurePosixPath(address).suffix]
        if not address.endswith(".js"):
            return *self.files[address], kind
        if address not in self._woven:
            self._woven[address] = self._weave(address)
        return *self._woven[address], kind

    def _weave(self, address: str) -> tuple[bytes, str]:
        try:
            data = self._loom.weave(address).encode()
        except Unwoven:
            return self.files[address]
        return data, f'"{digest(data)}"'


class Shelf:
    """Files with their fingerprints, kept until they change."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[tuple[int, int], bytes, str]] = {}
        self._release = Release({})

    def release(self, folders: Mapping[str, Path]) -> Release:
        """What is in these folders now; each has its address."""
        files = {
            f"{address}{file.relative_to(folder).as_posix()}": self._read(file)
            for address, folder in folders.items()
            for file in sorted(folder.rglob("*"))
            if file.suffix in TYPES and belongs(file, folder)
        }
        if files != self._release.files:
            self._release = Release(files)
        return self._release

    def named(self, name: str, folders: Mapping[str, Path]) -> Release:
        """The release of this name, if it is today's; else what is there now."""
        return self._release if name == self._release.name else self.release(folders)

    def _read(self, file: Path) -> tuple[bytes, str]:
        facts = file.stat()
        if not S_ISREG(facts.st_mode):
            raise NotFound
        stamp = (facts.st_mtime_ns, facts.st_size)
        kept = self._kept.get(file)
        if kept is None or kept[0] != stamp:
            data = file.read_bytes()
            kept = self._kept[file] = (stamp, data, f'"{digest(data)}"')
        return kept[1], kept[2]

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
            if not file.resolve().is_relative_to(folder.resolve()):
                raise NotFound
            return *self._read(file), kind
        except OSError:  # it is not there, or no file could have such a name
            raise NotFound from None


def folders(web: Path) -> dict[str, Path]:
    """The shell's folder and the games', each by its address."""
    boards = {f"games/{name}/": game.folder / "web" for name, game in games().items()}
    return {"": web, **boards}


def front_page(page: str, release: Release) -> tuple[bytes, str]:
    """The page that loads this release, and the policy that allows its map of modules: the one thing that is inline."""
    page = page.replace(RELEASE, release.name)
    allowed = "".join(
        f" 'sha256-{b64encode(sha256(found.encode()).digest()).decode()}'" for found in IMPORT_MAP.findall(page)
    )
    return page.encode(), POLICY.replace("script-src 'self'", f"script-src 'self'{allowed}")


@lru_cache(maxsize=512)
def packed(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def respond(
    connection: Connected, data: bytes, etag: str, kind: str, caching: str = ASK, **more: str
) -> Response[bytes]:
    headers = {"ETag": etag, "Cache-Control": caching, **more}
    asked = connection.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in asked.split(",")):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if len(data) >= WORTH_PACKING and kind not in PACKED_ALREADY:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in connection.headers.get("accept-encoding", ""):
            return Response(packed(data), headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


@get("/", sync_to_thread=True, include_in_schema=False, guards=[limited("reads")], opt={PACKS: True})
def index(request: Request, state: State) -> Response[bytes]:
    shelf, web = state.shelf, state.settings.web
    raw, _, kind = shelf.fetch(web, "index.html")
    page, policy = front_page(raw.decode(), shelf.release(folders(web)))
    return respond(request, page, f'"{digest(page)}"', kind, **{"Content-Security-Policy": policy})


@get(
    "/at/{release:str}/{path:path}",
    sync_to_thread=True,
    include_in_schema=False,
    guards=[limited("reads")],
    opt={PACKS: True},
)
def lasting(request: Request, state: State, release: FromPath[str], path: FromPath[Path]) -> Response[bytes]:
    """A file of this release. Whoever still has the page of an earlier one gets today's, and asks again next time.

    Not a module, which would meet those of its own release there: that page has to be loaded anew.
    """
    current = state.shelf.named(release, folders(state.settings.web))
    address = str(path).strip("/")
    data, etag, kind = current.fetch(address)
    if release == current.name:
        return respond(request, data, etag, kind, FOR_EVER)
    if address.endswith(".js"):
        data, etag = current.files[AGAIN]
    return respond(request, data, etag, kind)


@get("/{path:path}", sync_to_thread=True, include_in_schema=False, guards=[limited("reads")], opt={PACKS: True})
def plain(request: Request, state: State, path: FromPath[Path]) -> Response[bytes]:
    return respond(request, *fetch(state, str(path)))


def fetch(state: State, address: str) -> tuple[bytes, str, str]:
    """`games/NAME/...` is a game's own folder, everything else the shell's."""
    address = address.removeprefix("/")
    shelves = folders(state.settings.web)
    start = next((one for one in shelves if one and address.startswith(one)), "")
    if not start and address.startswith("games/"):
        raise NotFound
    found: tuple[bytes, str, str] = state.shelf.fetch(shelves[start], address.removeprefix(start))
    return found
