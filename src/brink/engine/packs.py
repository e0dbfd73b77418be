"""Where packs lie: the game's own `content/` folder, a folder of the host's for packs typed in at home, and wrapped up.

A pack is wrapped up whole, with the texts of its time, so that a game that was begun with it can be finished with it
when the installed pack has changed: in the database of the tables, and in `released/` of a title.
"""

from __future__ import annotations

import lzma
import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from brink.engine.content import Content, Pack
from brink.engine.errors import BrinkError, ContentError

STANDARD: Final = "standard"
WRAPPED: Final = ".pack"  # what a file with a wrapped pack is called
LONGEST_NAME: Final = 60


class _Wrapped(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A pack with all that is needed to play it, and to read of it later."""

    files: dict[str, str]
    base: dict[str, str] = {}
    locale: dict[str, str] = {}  # the pack's own
    then: dict[str, str] = {}  # the game's locale of that time


def wrap(pack: Pack, game_locale: Path) -> bytes:
    """A pack as it is stored. One that was unwrapped is given on as it came."""
    if pack.wrapped:
        return pack.wrapped
    content = pack.content
    wrapped = _Wrapped(
        files=content.texts,
        base=content.base.texts if content.base is not None else {},
        locale=content.locale,
        then={file.name: file.read_text(encoding="utf-8") for file in sorted(game_locale.glob("*.ftl"))},
    )
    return lzma.compress(msgspec.json.encode(wrapped))


class Unwrapped(msgspec.Struct, frozen=True):
    """The content of a wrapped pack, and the game's locale of that time."""

    content: Content
    then: dict[str, str]


def unwrap(data: bytes, where: str, asides: Iterable[str]) -> Unwrapped:
    """`where`: what errors call it."""
    try:
        wrapped = msgspec.json.decode(lzma.decompress(data), type=_Wrapped)
    except (lzma.LZMAError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ContentError(f"{where}: not a stored pack: {error}") from None
    place = Path(where)
    base = Content(wrapped.base, place / "base", asides=asides) if wrapped.base else None
    return Unwrapped(Content(wrapped.files, place, locale=wrapped.locale, base=base, asides=asides), wrapped.then)


def released_pack(folder: Path, hash: str) -> bytes | None:
    """A pack of an earlier release by one of its hashes, which are in the file's name."""
    named = (file for file in sorted(folder.glob(f"*{WRAPPED}")) if hash in file.stem.split("_")[1:])
    return next((file.read_bytes() for file in named), None)


def release_pack(folder: Path, release: str, pack: Pack, game_locale: Path) -> Path | None:
    """Keep the present pack for games that will outlive it; None if it is kept already."""
    if released_pack(folder, pack.hash) is not None:
        return None
    folder.mkdir(exist_ok=True)
    file = folder / f"{'_'.join([release, *sorted({*pack.was, pack.hash})])}{WRAPPED}"
    file.write_bytes(wrap(pack, game_locale))
    return file


def packs_home() -> Path:
    """`$BRINK_PACKS`, else `~/.local/share/brinkmanship/packs`; inside it `<game>/<pack>/`."""
    given = os.environ.get("BRINK_PACKS")
    return Path(given) if given else Path.home() / ".local" / "share" / "brinkmanship" / "packs"


def pack_folders(game: str, content: Path) -> dict[str, Path]:
    """The packs of a game by name, the standard pack first."""
    found = {STANDARD: content}
    home = packs_home() / game
    if home.is_dir():
        for folder in sorted(home.iterdir()):
            if (folder / "pack.toml").is_file():
                found.setdefault(folder.name, folder)
    return found


def new_pack(game: str, name: str, content: Path) -> Path:
    """A copy of the standard pack to type one's own cards into. Nothing that exists is touched."""
    check_name(name)
    folder = packs_home() / game / name
    if folder.exists():
        raise BrinkError(f"{folder} exists already; nothing was changed")
    folder.mkdir(parents=True)
    for file in sorted(content.glob("*.toml")):
        if file.name == "pack.toml":
            text = f'game = "{game}"\nname = "{name}"\ntitle = "{name}"\nnote = "made from the standard pack"\n'
            (folder / file.name).write_text(text, encoding="utf-8")
        else:
            shutil.copyfile(file, folder / file.name)
    if (content / "locale").is_dir():
        shutil.copytree(content / "locale", folder / "locale")
    return folder


def check_name(name: str) -> None:
    """What a pack of one's own may be called."""
    if not name.replace("-", "").replace("_", "").isalnum() or len(name) > LONGEST_NAME or name == STANDARD:
        raise BrinkError(f"'{name}' cannot be the name of a pack: use letters, digits and dashes")


def mark_of(content: Content) -> str:
    """Of all that is written in a pack, comments too: tells whether it is still what somebody has read."""
    return _mark(content.texts, content.locale)


def _mark(files: Mapping[str, str], locale: Mapping[str, str]) -> str:
    said = msgspec.json.encode([files, locale], order="sorted")
    return blake2b(said, digest_size=16, person=b"brink-mark").hexdigest()


def save_pack(game: str, name: str, files: Mapping[str, str], locale: Mapping[str, str], *, mark: str = "") -> Path:
    """Write a pack of one's own, all of it or nothing. Over another one only if that is still as its `mark` says."""
    check_name(name)
    home = packs_home()
    folder = home / game / name
    _check_mark(folder, mark)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".saving-", dir=home) as beside:
            made, before = Path(beside) / "new", Path(beside) / "old"
            _write(made, files, locale)
            if folder.exists():
                folder.rename(before)
            try:
                made.rename(folder)
            except OSError:
                if before.exists():
                    before.rename(folder)
                raise
    except OSError as error:
        raise BrinkError(f"the pack '{name}' could not be saved: {error.strerror or error}") from None
    return folder


def remove_pack(game: str, name: str, mark: str) -> None:
    """Take a pack of one's own away. Tables that are played with it keep theirs."""
    check_name(name)
    folder = packs_home() / game / name
    if not folder.is_dir():
        raise BrinkError(f"there is no pack '{name}'")
    _check_mark(folder, mark)
    try:
        with tempfile.TemporaryDirectory(prefix=".saving-", dir=packs_home()) as beside:
            folder.rename(Path(beside) / "old")
    except OSError as error:
        raise BrinkError(f"the pack '{name}' could not be removed: {error.strerror or error}") from None


def _check_mark(folder: Path, mark: str) -> None:
    if not folder.exists():
        return
    if not mark:
        raise BrinkError(f"there is a pack '{folder.name}' already; give yours another name")
    if mark != _mark(_texts(folder, "*.toml"), _texts(folder / "locale", "*.ftl")):
        raise BrinkError(f"the pack '{folder.name}' has changed since it was opened; save yours under another name")


def _texts(folder: Path, pattern: str) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8", errors="replace") for file in sorted(folder.glob(pattern))}


def _write(folder: Path, files: Mapping[str, str], locale: Mapping[str, str]) -> None:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    if locale:
        (folder / "locale").mkdir()
        for name, text in locale.items():
            (folder / "locale" / name).write_text(text, encoding="utf-8")
