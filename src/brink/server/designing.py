"""The Workshop: the content of packs, to look at for everybody, to change and to save for whoever runs the server.

A copy that is changed lives in the browser alone until it is saved: what is sent is the pack it was made of and a few
edits. Nothing that is shipped is ever written; tables keep the pack they were begun with.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import takewhile
from typing import Annotated, Final, ParamSpec, TypeVar

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from brink.engine import AnyGame, BrinkError, Pack
from brink.engine.aging import Plain
from brink.engine.designing import (
    ABOUT,
    Copy,
    Edit,
    Edited,
    Wording,
    Wrong,
    copy_of,
    entries_of,
    opened,
    save_copy,
    tried,
)
from brink.engine.forms import FormField, fields_of
from brink.engine.packdiff import Change, compare
from brink.engine.packs import STANDARD, remove_pack
from brink.server.catalogue import GameName, Lang, PackLine, PackName, game_of, pack_of, packs_of, title_of, words_in
from brink.server.errors import NotDone, NotFound, failures
from brink.server.framework import Request, RouteFields
from brink.server.keys import designer_only, is_host
from brink.server.language import language_of
from brink.server.limits import limited
from brink.server.origins import same_origin
from brink.server.settings import KILO

LARGEST: Final = 256 * KILO  # bytes of a copy: all edits of the largest pack there is, and more
PATIENCE: Final = 20.0  # seconds that one copy may take; the packs of our titles take a tenth of one
# What all routes share that change a pack.
CHANGE: Final[RouteFields] = {
    "guards": [same_origin, limited("asks"), designer_only],
    "status_code": 200,
    "responses": failures(400, 403, 404, 409, 413, 429),
    "request_max_body_size": LARGEST,
    "tags": ["workshop"],
}
P = ParamSpec("P")
T = TypeVar("T")


class PackState(PackLine, frozen=True, kw_only=True):
    """A pack that was opened. `mark`: of all that is written in it. `own`: it may be saved again, or removed."""

    note: str
    mark: str
    own: bool


class PieceWord(msgspec.Struct, frozen=True):
    """A message about a piece: its name, or what its card says."""

    key: str
    text: str


class EntryLine(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a file. `kind` and `number`: the piece that it is, where it is one (-1: it is none)."""

    entry: int
    table: str
    name: str
    title: str
    line: int
    text: str
    values: Plain | None
    kind: str
    number: int
    words: list[PieceWord]


class FileLine(msgspec.Struct, frozen=True, kw_only=True):
    """A file of a pack. `about`: what it says of itself on top. `forms`: the fields of its entries, by table."""

    file: str
    about: str
    entries: list[EntryLine]
    forms: dict[str, list[FormField]]


class Shop(msgspec.Struct, frozen=True, kw_only=True):
    """What is in a pack. `may`: whoever asks may change and save copies of it, and start experiments."""

    game: str
    title: str
    may: bool
    pack: PackState
    packs: list[PackLine]
    files: list[FileLine]


class CopyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A copy of a pack: which one, in which state, and what is other in it."""

    pack: str = STANDARD
    mark: str
    edits: Annotated[list[Edit], msgspec.Meta(max_length=2000)] = []
    words: Annotated[list[Wording], msgspec.Meta(max_length=2000)] = []


class ShownEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    entry: int


class CheckBody(CopyBody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`show`: the entry whose piece is to be drawn."""

    show: ShownEntry | None = None


class SaveBody(CopyBody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class RemoveBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pack: str
    mark: str


class Piece(msgspec.Struct, frozen=True):
    """`keys`: of the names of all pieces of its kind, by number."""

    kind: str
    number: int
    keys: list[str]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A copy that was looked at. `wrong`: why it cannot be played, null if it can. `changes`: from the standard pack.
    `board` and `piece`: what is needed to draw the entry that was asked for, if the copy can be played.
    """

    wrong: Wrong | None
    edited: list[Edited]
    changes: list[Change]
    hash: str
    board: Plain | None
    piece: Piece | None


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    pack: str
    hash: str
    mark: str


class PackRemoved(msgspec.Struct, frozen=True):
    pack: str


class Desk:
    """Where copies are looked at: beside the event loop, one after the other, and none for ever."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="workshop")

    async def work(self, do: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the kernel refuses is a sentence for whoever asked."""

        def done() -> T:
            try:
                return do(*args, **more)
            except BrinkError as error:
                raise NotDone(str(error)) from None

        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._pool, done)
        except TimeoutError:
            raise NotDone("this takes too long") from None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


@get("/api/workshop/games/{game:str}", guards=[limited("reads")], responses=failures(400, 404, 429), tags=["workshop"])
async def open_shop(
    request: Request, state: State, game: GameName, pack: PackName = STANDARD, lang: Lang = None
) -> Shop:
    """The content of an installed pack, entry by entry, and what each of its fields may say."""
    title = game_of(game)
    found = await pack_of(state, title, pack)
    language = lang or language_of(request)
    may = is_host(request)

    def shown() -> Shop:
        return Shop(
            game=title.name,
            title=title_of(title, language),
            may=may,
            pack=_state(found),
            packs=packs_of(title),
            files=_files(title, found, language),
        )

    return await asyncio.to_thread(shown)


@post("/api/workshop/games/{game:str}/check", **CHANGE)
async def check(state: State, game: GameName, data: JSONBody[CheckBody]) -> Checked:
    """Can this copy be played? If not, the first thing that is wrong, as `brink packs check` says it."""
    title = game_of(game)
    found: Checked = await state.desk.work(_checked, title, data)
    return found


@post("/api/workshop/games/{game:str}/save", **CHANGE)
async def save(state: State, game: GameName, data: JSONBody[SaveBody]) -> Saved:
    """Keep this copy as a pack of one's own. A pack of another name that exists is left alone."""
    title = game_of(game)
    saved: Saved = await state.desk.work(_saved, title, data)
    return saved


@post("/api/workshop/games/{game:str}/remove", **CHANGE)
async def remove(state: State, game: GameName, data: JSONBody[RemoveBody]) -> PackRemoved:
    """Take a pack of one's own away. Tables that are played with it go on."""
    title = game_of(game)
    await state.desk.work(remove_pack, title.name, data.pack, data.mark)
    return PackRemoved(data.pack)


# -- what is shown ----------------------------------------------------------------------------------------------------


def _state(pack: Pack) -> PackState:
    about = pack.about
    own = pack.name != STANDARD
    return PackState(name=pack.name, title=about.title, hash=pack.hash, note=about.note, mark=opened(pack), own=own)


@lru_cache(16)
def _files(game: AnyGame, pack: Pack, language: str) -> list[FileLine]:
    return [_file(game, pack, file, language) for file in pack.content.texts if file != ABOUT]


def _file(game: AnyGame, pack: Pack, file: str, language: str) -> FileLine:
    names, words = game.names(pack), words_in(game, pack, language)
    entries = []
    for one in entries_of(pack.content, file, names):
        kind, key = one.piece or ("", "")
        number = list(names[kind]).index(key) if kind else -1
        entries.append(
            EntryLine(
                entry=one.number,
                table=one.table,
                name=one.name,
                title=words.names[kind][number] if kind else "",
                line=one.line,
                text=one.text,
                values=one.values,
                kind=kind,
                number=number,
                words=_words_about(key, words.texts) if key else [],
            )
        )
    schema = pack.content.schemas.get(file)
    tables = dict.fromkeys(entry.table for entry in entries)
    return FileLine(
        file=file,
        about=_about(pack.content.texts[file]),
        entries=entries,
        forms={table: fields_of(schema, table) for table in tables} if schema else {},
    )


def _words_about(key: str, texts: dict[str, str]) -> list[PieceWord]:
    """Its name, what it says, and what it says of its abilities; those in which nothing is filled in."""
    wanted = (f"{key}-text", f"{key}-ability-")
    return [PieceWord(one, text) for one, text in texts.items() if one == key or one.startswith(wanted)]


def _about(text: str) -> str:
    """The comment at the head of a file: what its fields mean."""
    lines = takewhile(lambda line: line.startswith("#"), text.split("\n"))
    return " ".join(line.lstrip("# ").rstrip() for line in lines)


# -- what is done -----------------------------------------------------------------------------------------------------


def _source(game: AnyGame, body: CopyBody) -> Pack:
    source = game.pack(body.pack)
    if opened(source) != body.mark:
        raise BrinkError(f"the pack '{body.pack}' has changed since it was opened; open it again")
    return source


def _checked(game: AnyGame, body: CheckBody) -> Checked:
    source = _source(game, body)
    copy = copy_of(source.content, body.edits, body.words)
    found = tried(game, copy, source.name)
    if isinstance(found, Wrong):
        return Checked(wrong=found, edited=copy.edited, changes=[], hash="", board=None, piece=None)
    piece = _piece(game, found, copy, body.show) if body.show is not None else None
    return Checked(
        wrong=None,
        edited=copy.edited,
        changes=compare(game.pack().content, found.content),
        hash=found.hash,
        board=dict(msgspec.to_builtins(game.board(found))) if piece else None,
        piece=piece,
    )


def _piece(game: AnyGame, pack: Pack, copy: Copy, shown: ShownEntry) -> Piece | None:
    """The piece that an entry of the copy is: it may have another number than before."""
    composed = copy.composed.get(shown.file)
    if shown.file not in pack.content.texts or shown.file == ABOUT:
        raise NotFound
    names = game.names(pack)
    entries = entries_of(pack.content, shown.file, names)
    if composed is None:
        entry = entries[shown.entry] if 0 <= shown.entry < len(entries) else None
    else:
        first, last = composed.places[shown.entry] if 0 <= shown.entry < len(composed.places) else (0, 0)
        entry = next((one for one in entries if first <= one.line <= last), None)
    if entry is None or entry.piece is None:
        return None
    kind, key = entry.piece
    keys = list(names[kind])
    return Piece(kind, keys.index(key), keys)


def _saved(game: AnyGame, body: SaveBody) -> Saved:
    source = _source(game, body)
    copy = copy_of(source.content, body.edits, body.words)
    save_copy(game, source, copy, name=body.name, title=" ".join(body.title.split()), mark=body.mark)
    pack = game.pack(body.name)
    return Saved(pack=pack.name, hash=pack.hash, mark=opened(pack))
