"""Where packs lie: the game's own `content/` folder, a folder of the host's for packs typed in at home, and wrapped up.

A pack is wrapped up whole, with the texts of its time, so that a game that was begun with it can be finished with it
when the installed pack has changed: in the database of the tables, and in `released/` of a title.
"""

from __future__ import annotations

import lzma
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from brink.engine.content import Content, Pack
from brink.engine.errors import BrinkError, ContentError

STANDARD: Final = "standard"
WRAPPED: Final = ".pack"  # what a file with a wrapped pack is called


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
    if not name.replace("-", "").replace("_", "").isalnum() or name == STANDARD:
        raise BrinkError(f"'{name}' cannot be the name of a pack: use letters, digits and dashes")
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
    return folder
