"""A run's folder: its rows, safe from whatever stops the run.

    run.json                            what the run is
    games.parquet                       a row a game; likewise decisions.parquet and cards.parquet, on demand
    parts/games-000000000-000000512.parquet    what has come in since, and is not in these yet

A Parquet file cannot be added to. So rows come in parts, each there whole or not at all, and are put together in the
end. Each file says in its metadata of which run it is and which games it has; whatever stops a run, the rows of the
games that have come in can be read, and no game is there twice.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import ENOSPC
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from brink.engine import BrinkError
from brink.engine.aging import Plain
from brink.lab.experiment import FORMAT, GAMES, About
from brink.lab.extras import Table, arrow, parquet
from brink.lab.rows import Batch, schemas

ABOUT: Final = "run.json"
_KEY: Final = b"brink-lab"
_AGAIN: Final = 3  # tries to read what somebody else is writing
_GROUP: Final = 1 << 16  # rows in a row group of a file that is whole


class Stamp(msgspec.Struct, frozen=True):
    """What a file of rows says of itself: it has the games from `first` up to, without, `end`."""

    format: int
    run: str
    kind: str
    first: int
    end: int


class Part(NamedTuple):
    first: int
    end: int
    file: Path


class Run:
    """The rows of one run. Reading disturbs nobody; `writing` is for one at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about = _read_about(folder)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*sorted(set(self.about.experiment.rows)), GAMES)

    @property
    def played(self) -> int:
        """How many games have come in, counted by every arm."""
        parts = self._parts(GAMES)
        return parts[-1].end if parts else 0

    def rows(self, kind: str, columns: list[str] | None = None) -> Table:
        """A table of all rows that have come in, in the order of the games."""
        for _ in range(_AGAIN):
            with suppress(FileNotFoundError):  # whoever runs it has just put the parts together
                return self._read(kind, columns)
        return self._read(kind, columns)

    def _read(self, kind: str, columns: list[str] | None) -> Table:
        schema = schemas()[kind]
        chosen = arrow().schema([schema.field(name) for name in columns]) if columns else schema
        tables = [parquet().read_table(part.file, columns=columns) for part in self._parts(kind, self.played)]
        bare = [table.replace_schema_metadata(None) for table in tables]
        return arrow().concat_tables(bare) if bare else chosen.empty_table()

    def add(self, batch: Batch) -> None:
        for kind in self.kinds:
            name = f"{kind}-{batch.first:09}-{batch.end:09}.parquet"
            with self._file(kind, self._parts_folder / name, batch.first, batch.end) as write:
                write(batch.tables[kind])

    def put_together(self) -> None:
        """One file for each kind of rows: the same bytes, however the rows came in."""
        end = self.played
        for kind in self.kinds:
            parts = self._parts(kind, end)
            if [part.file for part in parts] != [self._whole(kind)]:
                with self._file(kind, self._whole(kind), 0, end) as write:
                    for table in _regrouped(part.file for part in parts):
                        write(table)
        for file in self._parts_folder.glob("*.parquet"):
            file.unlink()
        with suppress(OSError):
            self._parts_folder.rmdir()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Nobody else may add rows meanwhile."""
        with (self.folder / ".lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BrinkError(f"{self.folder}: somebody else is at this run already") from None
            self._clear_away()
            yield

    @property
    def _parts_folder(self) -> Path:
        return self.folder / "parts"

    def _whole(self, kind: str) -> Path:
        return self.folder / f"{kind}.parquet"

    def _parts(self, kind: str, end: int | None = None) -> list[Part]:
        """Files that follow on one another from the first game on, up to an end."""
        found = [*self._parts_folder.glob(f"{kind}-*.parquet"), *self.folder.glob(f"{kind}.parquet")]
        stamped = sorted((self._part(kind, file) for file in found), key=lambda part: (part.first, -part.end))
        line: list[Part] = []
        for part in stamped:
            reached = line[-1].end if line else 0
            if part.first == reached and part.end > reached and (end is None or part.end <= end):
                line.append(part)
        if end is not None and (line[-1].end if line else 0) != end:
            raise BrinkError(f"{self.folder}: rows of '{kind}' are missing; games came in up to {end}")
        return line

    def _part(self, kind: str, file: Path) -> Part:
        try:
            stamp = msgspec.json.decode(parquet().read_schema(file).metadata[_KEY], type=Stamp)
        except (arrow().ArrowInvalid, TypeError, KeyError, msgspec.MsgspecError):
            raise BrinkError(f"{file}: not a file of an experiment's rows, or damaged") from None
        if stamp.format != FORMAT:
            raise BrinkError(f"{file}: its rows are of version {stamp.format}; this release reads version {FORMAT}")
        if (stamp.run, stamp.kind) != (self.about.run, kind):
            raise BrinkError(f"{file}: these are rows of another run ({stamp.run}, {stamp.kind})")
        return Part(stamp.first, stamp.end, file)

    def _clear_away(self) -> None:
        """What was left of a part when somebody was stopped in the middle of it."""
        for file in (*self.folder.glob(".*.part"), *self._parts_folder.glob(".*.part")):
            file.unlink()
        for file in self._parts_folder.glob("*.parquet"):
            kind, _, span = file.stem.partition("-")
            if kind != GAMES and not (self._parts_folder / f"{GAMES}-{span}.parquet").exists():
                file.unlink()

    @contextmanager
    def _file(self, kind: str, file: Path, first: int, end: int) -> Iterator[Callable[[Table], None]]:
        """A file that is there whole or not at all."""
        stamp = msgspec.json.encode(Stamp(FORMAT, self.about.run, kind, first, end))
        schema = schemas()[kind].with_metadata({_KEY: stamp})
        part = file.with_name(f".{file.name}.part")
        try:
            file.parent.mkdir(exist_ok=True)
            with part.open("wb") as out:
                with parquet().ParquetWriter(out, schema, compression="zstd") as writer:
                    yield lambda table: writer.write_table(table.cast(schema), row_group_size=_GROUP)
                out.flush()
                os.fsync(out.fileno())
            part.replace(file)
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            why = "no space is left" if error.errno == ENOSPC else f"{error.strerror or error}"
            raise BrinkError(
                f"{self.folder}: {why}; the rows of {self.played} games are kept, the same command goes on from there"
            ) from None


def begin(folder: Path, about: About) -> Run:
    """A new run, or the one that is in this folder already, if it is this one."""
    file = folder / ABOUT
    if not file.exists():
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BrinkError(f"{folder} is neither empty nor a run; give another folder with --to")
        folder.mkdir(parents=True, exist_ok=True)
        _write_about(file, about)
        return Run(folder)
    run = Run(folder)
    if run.about.run != about.run:
        raise BrinkError(f"{folder} has another run{_difference(run.about, about)}; give another folder with --to")
    if run.about.experiment != about.experiment:  # more games are asked for, or another name
        _write_about(file, about)
    return Run(folder)


def _write_about(file: Path, about: About) -> None:
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(about)) + b"\n")
    part.replace(file)


def _read_about(folder: Path) -> About:
    file = folder / ABOUT
    try:
        data = file.read_bytes()
        version = msgspec.json.decode(data, type=Plain).get("format")
        if version != FORMAT:
            raise BrinkError(f"{folder}: this run is of version {version}; this release reads version {FORMAT}")
        return msgspec.json.decode(data, type=About)
    except (FileNotFoundError, NotADirectoryError):
        raise BrinkError(f"{folder} is not the folder of a run") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BrinkError(f"{file}: not what a run is: {error}") from None


def _difference(old: About, new: About) -> str:
    """In what the run that is there is another one, as far as that can be said in a few words."""
    if old.brink != new.brink:
        return f", begun by brinkmanship {old.brink}"
    if old.game != new.game:
        return f", of {old.game}"
    then, now = ({arm.pack: arm.hash for arm in one.arms} for one in (old, new))
    changed = sorted(name for name in then.keys() & now.keys() if then[name] != now[name])
    if changed:
        return f": the pack '{changed[0]}' has changed since"
    fields = [
        name
        for name in ("players", "bots", "seed", "packs", "options", "scenarios", "variants", "rows", "name")
        if getattr(old.experiment, name) != getattr(new.experiment, name)
    ]
    return f", with another `{fields[0]}`" if fields else ""


def _regrouped(files: Iterator[Path]) -> Iterator[Table]:
    """Row groups of the same size wherever parts begin and end, without holding all rows at once."""
    waiting: list[Table] = []
    rows = 0
    for file in files:
        for batch in parquet().ParquetFile(file).iter_batches(_GROUP):
            waiting.append(arrow().Table.from_batches([batch]).replace_schema_metadata(None))
            rows += batch.num_rows
            while rows >= _GROUP:
                table = arrow().concat_tables(waiting)
                yield table.slice(0, _GROUP).combine_chunks()
                waiting, rows = [table.slice(_GROUP)], rows - _GROUP
    if rows:
        yield arrow().concat_tables(waiting).combine_chunks()
