"""The rows of the database as values: a table, its seats, its moves."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from brink.engine import Fork, Move
from brink.tables.shapes import PublicFacts, SeatInfo, StandingAnswer

By: TypeAlias = Literal["person", "bot", "bot-shown", "standing", "silence", "undo", "fork", "rules"]

Packed: TypeAlias = Literal["", "packed", "waking"]
"""Where its moves, log lines and snapshots are: in their rows; in its package; there too, and on the way back."""


class Asked(msgspec.Struct, frozen=True):
    """An undo that waits for the others' consent."""

    seat: int
    count: int  # moves that are left when it happens
    command: str
    agreed: list[int] = []


class Reply(msgspec.Struct, frozen=True):
    """An answer to a window that does not take effect yet: others are asked first, or it would be too soon."""

    action: list[int | str]
    command: str


class Facts(PublicFacts, frozen=True, kw_only=True):
    """The row of a table; see `storage.tables` for what each column is."""

    private: bool
    seed: str
    setup: list[int] = []
    revision: int = 0
    base: int = 0
    past: list[Fork] = []
    lines: int = 0
    automatic: bool = False
    since: float = 0.0
    deadline: float | None = None
    earliest: float | None = None
    asked: Asked | None = None
    failures: int = 0
    hash: str = ""
    host: str
    owner: str = ""
    opened: float = 0.0
    packed: Packed = ""


class Chair(SeatInfo, frozen=True, kw_only=True):
    """The row of a seat. Its `clock` is what was left when it last stopped."""

    token: str = ""
    standing: dict[str, StandingAnswer] = {}
    reply: Reply | None = None

    @property
    def person(self) -> bool:
        """A person who decides for himself now."""
        return self.kind == "person" and not self.bot


class Row(msgspec.Struct, frozen=True):
    """A row of the moves: one decision of the game, an undo, or that other rules hold from here on."""

    version: int
    move: Move
    by: By
    at: float
    command: str | None = None

    @property
    def number(self) -> int:
        """What a row that is no decision names: how many moves an undo leaves, or the rules that held before."""
        _, number, *_ = self.move.action
        return int(number)


class Crossing(msgspec.Struct, frozen=True):
    """Where a table went over to newer rules: after how many moves, at which version, from which rules."""

    moves: int
    version: int
    rules: int
