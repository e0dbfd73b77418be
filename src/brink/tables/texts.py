"""The tables' own messages, beside those of the engine and the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from brink.engine import AnyGame, Pack
from brink.engine.texts import Teller, Texts

LOCALE: Final = Path(__file__).parent / "locale"


def teller(game: AnyGame, language: str, pack: Pack, names: Sequence[str]) -> Teller:
    """Tells log lines, reasons and prompts of a table, the game's and the table's own, in one language."""
    texts = Texts(language, [LOCALE, *game.locales(pack)])
    return Teller(texts, game.names(pack), game.seat_names(texts, pack, names))
