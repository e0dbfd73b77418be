"""Arguments that several commands share, and what is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from brink.engine import AnyGame, BrinkError, Chosen, Pack, Refused
from brink.engine.chance import new_seed, seed_from
from brink.engine.texts import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `brink games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a record.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of a backup.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[
    str, typer.Option("--lang", envvar="BRINK_LANG", metavar="|".join(LANGUAGES), help="The language of all texts.")
]
SeedText = Annotated[
    str | None, typer.Option("--seed", help="Any text, or 32 hexadecimal digits; without it a new one is drawn.")
]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
PackName = Annotated[str, typer.Option("--pack", help="The content pack to play with.")]


def seed_of(text: str | None) -> bytes:
    return new_seed() if text is None else seed_from(text)


def options_of(game: AnyGame, players: int, items: list[str] | None, pack: Pack, language: str = "en") -> Chosen:
    """All options of the game, typed and complete, so that a record does not depend on later defaults."""
    given = {}
    for item in items or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise BrinkError(f"'{item}' is not an option: write NAME=VALUE")
        given[name.strip()] = value.strip()
    try:
        game.admit(players, given, pack)
    except Refused as refused:
        reason = refused.reason
        raise BrinkError(game.teller(language, pack, []).sentence(reason.key, reason.args)) from None
    return dict(msgspec.to_builtins(game.options(given)))
