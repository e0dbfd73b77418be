"""One content file being read: what it says as typed data, and errors at the place where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NoReturn, TypeVar

from brink.engine import Content, Vocabulary
from brink.games.twogm.kinds import Phrase

Path = tuple[str | int, ...]
T = TypeVar("T")


class Reader:
    def __init__(self, content: Content, file: str) -> None:
        self._content = content
        self.file = file

    def read(self, schema: type[T]) -> T:
        return self._content.read(self.file, schema)

    def fail(self, path: Path, message: str) -> NoReturn:
        self._content.fail(self.file, path, message)

    def number(self, table: str, ids: Iterable[str]) -> dict[str, int]:
        """The entries of a table by id; no id may be there twice."""
        numbers: dict[str, int] = {}
        for number, name in enumerate(ids):
            if name in numbers:
                self.fail((table, number, "id"), f"the id '{name}' is there twice")
            numbers[name] = number
        return numbers

    def exactly(self, table: str, found: Iterable[str], expected: Sequence[str]) -> None:
        if set(found) != set(expected):
            self.fail((table,), f"expected exactly {', '.join(expected)}")

    def look_up(self, path: Path, numbers: Mapping[str, int], name: str) -> int:
        if name not in numbers:
            self.fail(path, f"'{name}' is not known; there are {', '.join(numbers)}")
        return numbers[name]

    def attempt(self, path: Path, read: Callable[[str], T], text: str) -> T:
        """What a notation says; a ValueError becomes an error at this path."""
        try:
            return read(text)
        except ValueError as error:
            self.fail(path, str(error))

    def phrases(self, path: Path, words: Vocabulary, text: str) -> tuple[Phrase, ...]:
        return tuple(self.attempt(path, words.compile, text))
