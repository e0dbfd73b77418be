"""Which language a reader reads, and the server's own words in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast, get_args

import brink.tables
from brink.engine.texts import LANGUAGES, Texts
from brink.server.framework import Connected

LOCALE: Final = Path(__file__).parent / "locale"
TABLES_LOCALE: Final = Path(brink.tables.__file__).parent / "locale"
Language = Literal["en", "de", "nl", "es"]
assert get_args(Language) == LANGUAGES  # a route's schema names them, so they are written here once more


@cache
def words_of(language: str) -> Texts:
    """The server's own words and those of the tables: errors, notices beside the game."""
    return Texts(language, [TABLES_LOCALE, LOCALE])


def language_of(connection: Connected) -> Language:
    """`?lang=`, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return cast(Language, asked)
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> Language:
    """The best of ours in an `Accept-Language` header."""
    best, weight = "en", 0.0
    for part in header[:200].split(","):
        found = re.fullmatch(r"\s*([A-Za-z]{2,3})(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", part)
        if found and found[1].lower() in LANGUAGES:
            quality = float(found[2] or 1)
            if quality > weight:
                best, weight = found[1].lower(), quality
    return cast(Language, best)
