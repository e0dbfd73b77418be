"""What can go wrong for reasons outside the rules: one clear sentence each, never a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from brink.engine.reasons import Reason


class BrinkError(Exception):
    """The sentence a host or developer reads. Every expected failure derives from this."""


class Refused(BrinkError):
    """An action (or a game option) that the rules do not allow, with the reason as data."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"refused: {reason.key} ({reason.rule or 'no rule given'}) {reason.args or ''}".rstrip())
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refused], tuple[Reason]]:
        """Survives the way home from a worker process."""
        return type(self), (self.reason,)


class Place(NamedTuple):
    """Where in a pack something is wrong, and what: the sentence of a ContentError as data."""

    file: str
    line: int
    path: tuple[str | int, ...]
    why: str


class ContentError(BrinkError):
    """A content file that cannot be used; names the file, the line and what was expected."""

    def __init__(self, sentence: str, place: Place | None = None) -> None:
        super().__init__(sentence)
        self.place = place


class RecordError(BrinkError):
    """A record that is malformed, tampered with, or made by other rules than ours."""


class PackMissing(RecordError):
    """The pack of a stored game is neither installed nor kept anywhere that was looked at."""

    def __init__(self, game: str, hash: str) -> None:
        super().__init__(f"{game}: no installed pack has the hash {hash} that this game was played with")
        self.game = game
        self.hash = hash

    def __reduce__(self) -> tuple[type[PackMissing], tuple[str, str]]:
        """Survives the way home from a worker process."""
        return type(self), (self.game, self.hash)


class RulesError(BrinkError):
    """A defect of a game's rules: an endless chain of steps, a dead end, a broken invariant."""


class Broken(AssertionError):
    """A promise that a title does not keep, found by its tests: `what` names it, the text says how."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(f"{what}: {detail}")
        self.what = what
