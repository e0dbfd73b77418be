"""How much bots may think when many of them do: nobody waits long for the thoughts of other tables.

What is under way is counted in seconds of thought. A bot whose thought would come too late decides at a lower level.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from brink.bots import seconds_of, usual_bot
from brink.engine import AnyGame

LONGEST: Final = 2.0  # seconds that a decision may have to wait for others


class Means:
    """Of the worker processes of this server."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._under_way = 0.0

    def affordable(self, game: AnyGame, bot: str) -> str:
        """The bot itself, or the one that needs no time to think, if this one's thought had to wait too long."""
        waits = self._under_way / self._workers
        return usual_bot(game) if seconds_of(game, bot) and waits >= LONGEST else bot

    @contextmanager
    def thinking(self, game: AnyGame, bot: str) -> Iterator[None]:
        seconds = seconds_of(game, bot)
        self._under_way += seconds
        try:
            yield
        finally:
            self._under_way -= seconds
