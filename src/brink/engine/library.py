"""The packs of one game: installed ones by name, and by hash also those that stored games were begun with."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from brink.engine.content import Content, Pack
from brink.engine.errors import BrinkError, ContentError, PackMissing
from brink.engine.packs import STANDARD, pack_folders, packs_home, released_pack, unwrap, wrap

# One for all games: they share types that msgspec must not learn in two threads at once.
_lock: Final = threading.RLock()
KEPT: Final = 16  # packs that are not installed and stay in memory, ready to be played


Stamp = tuple[tuple[str, int, int], ...]


class _Installed(NamedTuple):
    pack: Pack
    stamp: Stamp  # of its files when they were read


class Library:
    """Finds packs, and keeps those that were found. Several threads may ask; one at a time looks.

    Packs of the host's own are read again when their files have changed, by whoever it was: he may be designing one.
    """

    def __init__(
        self,
        game: str,
        build: Callable[[Content], Pack],
        folder: Path,
        *,
        content: str,
        base: str,
        released: str,
        asides: Iterable[str],
    ) -> None:
        """`folder`: the game's own; `content`, `base` (if any) and `released` lie in it."""
        self._game = game
        self._build = build
        self._standard = folder / content
        self._base_folder = folder / base if base else None
        self._released = folder / released
        self._locale = folder / "locale"
        self._asides = frozenset(asides)
        self._named: dict[str, _Installed] = {}
        self._found: dict[tuple[str, str], Pack] = {}  # by hash and name
        self._lent: dict[str, dict[str, bytes]] = {}  # likewise; they are small, and may be asked for at any time
        self._wrapped: dict[tuple[str, str], bytes] = {}

    # -- installed ----------------------------------------------------------------------------------------------

    def named(self, name: str) -> Pack:
        """A pack by name: the game's own, or one from the packs folder."""
        known = self._named.get(name)
        if known is not None and (name == STANDARD or known.stamp == self._stamp(name)):
            return known.pack  # nobody waits for a pack that another thread is reading or wrapping up
        with _lock:
            self._let_go_of_what_changed()
            if name not in self._named:
                folders = pack_folders(self._game, self._standard)
                if name not in folders:
                    raise BrinkError(f"{self._game} has no pack '{name}'; there are {', '.join(folders)}")
                stamp = self._stamp(name)
                self._named[name] = _Installed(self.load(folders[name]), stamp)
            return self._named[name].pack

    def _let_go_of_what_changed(self) -> None:
        """Games that were begun with what a pack was before go on with that."""
        for name, (pack, stamp) in [*self._named.items()]:
            if name != STANDARD and stamp != self._stamp(name):
                place = (pack.hash, pack.name)
                wrapped = self._wrapped.pop(place, None) or wrap(pack, self._locale)
                self._lent.setdefault(pack.hash, {})[pack.name] = wrapped
                for known in (place, (pack.hash, "")):
                    self._found.pop(known, None)
                del self._named[name]

    def _stamp(self, name: str) -> Stamp:
        """Tells whether any file of a pack of the host's is another one than before."""
        folder = packs_home() / self._game / name
        try:
            files = sorted([*folder.glob("*.toml"), *(folder / "locale").glob("*.ftl")])
            return tuple((str(file), (facts := file.stat()).st_mtime_ns, facts.st_size) for file in files)
        except OSError:  # it is being taken away just now
            return ()

    def load(self, folder: Path) -> Pack:
        return self._built(Content.at(folder, base=self._base(), asides=self._asides))

    def read(self, files: Mapping[str, str], where: Path, locale: Mapping[str, str] | None = None) -> Pack:
        """A pack that lies nowhere yet; `where` is what errors name."""
        with _lock:
            return self._built(Content(files, where, locale=locale, base=self._base(), asides=self._asides))

    def _base(self) -> Content | None:
        return Content.at(self._base_folder, asides=self._asides) if self._base_folder is not None else None

    def _built(self, content: Content) -> Pack:
        if content.about.game != self._game:
            content.fail("pack.toml", ("game",), f"this pack is for '{content.about.game}', not for '{self._game}'")
        return self._build(content)

    # -- by hash ------------------------------------------------------------------------------------------------

    def with_hash(self, wanted: str, name: str = "") -> Pack:
        """The pack a stored game is played with; it bears the hash by which that game knows it.

        Packs of one hash play the same and may yet have texts of their own: `name` says which one is meant.
        """
        found = self._found.get((wanted, name))
        if found is not None:
            return found
        with _lock:
            pack = self._look_up(wanted, name)
            if pack is None:
                raise PackMissing(self._game, wanted)
            self._found[wanted, name] = pack = pack.known_as(wanted)
            if len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
            return pack

    def _look_up(self, wanted: str, name: str) -> Pack | None:
        installed = self._installed(wanted, name)
        if installed is not None and name in ("", installed.name):
            return installed
        stored = self._stored(wanted, name)
        return stored if stored is not None and (installed is None or stored.name == name) else installed

    def _installed(self, wanted: str, name: str) -> Pack | None:
        found = []
        self._let_go_of_what_changed()
        for folder in pack_folders(self._game, self._standard):
            try:
                pack = self.named(folder)
            except ContentError:
                continue  # somebody is typing it in; it is not the one we look for
            if wanted == pack.hash or wanted in pack.was:
                found.append(pack)
        return next((pack for pack in found if pack.name == name), found[0] if found else None)

    def _stored(self, wanted: str, name: str) -> Pack | None:
        lent = self._lent.get(wanted, {})
        data = lent.get(name) or next(iter(lent.values()), None) or released_pack(self._released, wanted)
        if data is None:
            return None
        unwrapped = unwrap(data, f"the stored pack {wanted}", self._asides)
        pack = self._built(unwrapped.content)
        if wanted != pack.hash and wanted not in pack.was:
            raise ContentError(f"the stored pack {wanted} is damaged: its content has the hash {pack.hash}")
        pack.wrapped, pack.then = data, unwrapped.then
        return pack

    def has(self, hash: str, name: str = "") -> bool:
        """Is this very pack at hand, without anybody handing it in?"""
        try:
            return name in ("", self.with_hash(hash, name).name)
        except (PackMissing, ContentError):
            return False

    # -- wrapped up ---------------------------------------------------------------------------------------------

    def lend(self, hash: str, name: str, data: bytes) -> None:
        """A wrapped pack, from whoever stores such. One that is installed under this name is played as installed."""
        with _lock:
            self._lent.setdefault(hash, {})[name] = data
            self._found.pop((hash, name), None)

    def wrapped(self, hash: str, name: str = "") -> bytes:
        """The pack with this hash, to be stored or sent to another process."""
        with _lock:
            pack = self.with_hash(hash, name)
            kept = self._wrapped.get((hash, pack.name))
            if kept is None:
                kept = self._wrapped[hash, pack.name] = wrap(pack, self._locale)
            return kept
